import { describe, expect, it } from 'vitest';
import { view } from './example';
import { after, danger, sceneOf, steps, type Scene } from './scene';
import { soundOf } from './sounds';
import type { Event, Flight } from './types';

const flight = (change: Partial<Flight> = {}): Flight => ({ context: 'pass', side: 'home', by: 'H9', from: '19,7', to: '25,7', means: 'line', height: 'low', receiver: null, ...change });
const play = (events: Event[], from: Scene = sceneOf(view())): Scene => steps(events).reduce((scene, step) => after(scene, step, view()), from);

describe('a pass', () => {
  it('flies to where it was aimed, and lies loose', () => {
    const scene = play([{ type: 'pass_played', flight: flight() }, { type: 'ball_loose', at: '25,7', flagged: [] }]);
    expect(scene).toMatchObject({ ball: { x: 25, y: 7 }, bearer: null });
  });

  it('that is cut out goes no further than the opponent', () => {
    const list = steps([{ type: 'pass_played', flight: flight() }, { type: 'ball_taken', piece: 'A4', how: 'intercepted' }]);
    expect(list.map(({ kind }) => kind)).toEqual(['hold', 'stamp']);
    expect(play([{ type: 'ball_taken', piece: 'A4', how: 'intercepted' }])).toMatchObject({ bearer: 'A4', ball: { x: 23, y: 7 } });
  });
});

describe('a piece', () => {
  it('takes the ball with it when it has it', () => {
    expect(play([{ type: 'stepped', piece: 'H9', to: '21,7', kind: 'face_off' }])).toMatchObject({ ball: { x: 21, y: 7 }, places: { H9: '21,7' } });
    expect(play([{ type: 'stepped', piece: 'H6', to: '18,6', kind: 'reposition' }])).toMatchObject({ ball: { x: 19, y: 7 }, places: { H6: '18,6' } });
  });

  it('swaps places with another, ball and all', () => {
    expect(play([{ type: 'face_off_won', piece: 'A4' }, { type: 'swapped', first: 'A4', second: 'H9' }])).toMatchObject({ bearer: 'A4', ball: { x: 19, y: 7 }, places: { A4: '19,7', H9: '23,7' } });
  });

  it('leaves the pitch with a Red Card', () => {
    const scene = play([{ type: 'red_card', piece: 'A4' }]);
    expect(scene.places.A4).toBeUndefined();
    expect(scene.stamp?.call).toBe('red_card');
  });
});

describe('a Face-off', () => {
  const started: Event[] = [{ type: 'face_off_started', starter: 'home', attacker: 'H9', defender: 'A4' }, { type: 'sealed', seat: 'home', choice: null }, { type: 'sealed', seat: 'away', choice: null }];

  it('shows no card before both are laid', () => {
    expect(play(started).faceOff).toMatchObject({ laid: { home: true, away: true }, attack: null, defence: null });
  });

  it('turns both together, and tells the verdict', () => {
    const scene = play([...started, { type: 'cards_shown', attacker: 'home', attack: 'A10', defender: 'away', defence: 'D02' }, { type: 'judged', verdict: 'defender', beaten: true, attack: 7, defence: 6 }]);
    expect(scene.faceOff).toMatchObject({ attack: 'A10', defence: 'D02', judged: { verdict: 'defender', beaten: true } });
    expect(after(scene, { kind: 'hold', piece: 'A4', ms: 0 }, view()).faceOff).toBeNull();
  });
});

describe('a shot', () => {
  it('is shown before the save, and ends in the net', () => {
    const list = steps([
      { type: 'shot_taken', piece: 'H9', shot: 'drive', card: 'S01', seat: 'home', total: 8, special: 1, one_on_one: 0, assist: 0 },
      { type: 'save_drawn', card: 'K07', total: 7 },
      { type: 'shot_ended', result: 'goal' },
      { type: 'goal', side: 'home', piece: 'H9', score: { home: 1, away: 0 } },
    ]);
    expect(list.map(({ kind }) => kind)).toEqual(['shot', 'save', 'shot_ended', 'fly', 'stamp']);
    const flown = list.slice(0, 4).reduce((scene, step) => after(scene, step, view()), sceneOf(view()));
    expect(flown.ball).toEqual({ x: 42, y: 7 });
    expect(list.map(soundOf)).toEqual(['kick', 'riffle', 'net', 'pass', 'goal']);
  });
});

describe('the end', () => {
  it('has one panel', () => {
    const panels = steps([{ type: 'period_ended', period: 1 }, { type: 'match_ended', winner: null, score: { home: 0, away: 0 }, shootout: null, forfeit: null }]);
    expect(panels).toMatchObject([{ kind: 'panel', panel: 'full_time' }]);
  });
});

describe('the crowd', () => {
  it('grows louder towards the goal', () => {
    const at = (x: number) => danger({ ...sceneOf(view()), ball: { x, y: 7 } });
    expect(at(35)).toBeGreaterThan(at(29));
    expect(at(29)).toBeGreaterThan(at(19));
    expect(danger({ ...sceneOf(view()), panel: 'full_time' })).toBeLessThan(0.2);
  });
});
