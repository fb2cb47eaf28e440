import { describe, expect, it } from 'vitest';
import { trailOf } from './trail';
import type { Event } from './types';

const pass = (side: 'home' | 'away'): Event => ({ type: 'pass_played', flight: { context: 'pass', side, by: 'A4', from: '23,7', to: '19,7', means: 'line', height: 'low', receiver: null } });

describe('a trail', () => {
  it('has the passes and the ways of the other side', () => {
    const trail = trailOf([pass('away'), pass('home')], { A4: '23,7', H9: '19,7' }, { A4: '21,7', H9: '17,7' }, 'home');
    expect(trail).toEqual([
      { what: 'piece', side: 'away', from: '23,7', to: '21,7' },
      { what: 'ball', side: 'away', from: '23,7', to: '19,7' },
    ]);
  });

  it('has those of both sides for people who watch', () => {
    expect(trailOf([pass('away'), pass('home')], null, {}, null).map(({ side }) => side)).toEqual(['away', 'home']);
  });

  it('is empty where nothing has happened', () => {
    expect(trailOf([], { A4: '23,7' }, { A4: '21,7' }, 'home')).toEqual([]);
  });
});
