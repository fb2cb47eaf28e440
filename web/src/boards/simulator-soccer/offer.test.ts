import { describe, expect, it } from 'vitest';
import { choicesOf } from './choice';
import { aimingView, movingView, view } from './example';
import { howsOf, offerOf, type Wish } from './offer';
import type { Move, View } from './types';

const WISH: Wish = { how: null, kind: null, angle: 9000, technique: 'low' };
const offer = (seen: View, choices: Move[] | null = null, wish: Partial<Wish> = {}) => offerOf(seen, choices, { ...WISH, ...wish });
const keys = (seen: View, choices: Move[] | null = null, selected: string | null = null, wish: Partial<Wish> = {}) => choicesOf(seen, offer(seen, choices, wish), selected, null).map(({ key }) => key);

describe('moves', () => {
  it('are a footballer, then a cell; the exact spot may be added', () => {
    expect(keys(movingView())).toEqual(['h7', 'h1']);
    expect(keys(movingView(), null, 'h7')).toEqual(['C8', 'D7']);
    const target = offer(movingView()).orders.get('h7')?.cells.get('C8');
    expect(target?.move()).toEqual({ type: 'move', player: 'h7', cell: 'C8', major: false });
    expect(target?.move({ x: 6000, y: -1400 })).toMatchObject({ at: { x: 6000, y: -1400 } });
    expect(offer(movingView()).buttons).toEqual([{ type: 'done' }]);
  });

  it('say what an entry costs, and mark a professional foul', () => {
    const seen = movingView({ phase: { kind: 'move3' }, tackle: { player: 'h9', tackling: 5, defending: 2, foul: false }, choices: [{ player: 'h7', cells: ['E6', 'D6'], risky: ['D6'], worst: 3, major: ['E6'] }] });
    const cells = offer(seen).orders.get('h7')?.cells;
    expect([cells?.get('E6')?.cost, cells?.get('D6')?.cost]).toEqual([{ kind: 'major' }, { kind: 'risky', worst: 3 }]);
    expect(cells?.get('E6')?.move()).toMatchObject({ major: true });
    expect(offer(seen).buttons.map(({ type }) => type)).toEqual(['tackle', 'done']);
  });

  it('in a PRO quick round can be a knock-on or a change of spots', () => {
    const seen = movingView({ phase: { kind: 'move3' }, shifts: ['h7'], knock_ons: [{ player: 'h7', other: 'h9', cells: ['E7'] }] });
    expect(howsOf(seen)).toEqual(['move', 'knock_on', 'synchro']);
    const next = offer(seen, null, { how: 'knock_on' }).orders.get('h7')?.players.get('h9');
    expect(next instanceof Map && next.get('E7')?.move()).toEqual({ type: 'knock_on', player: 'h7', other: 'h9', cell: 'E7' });
    expect(offer(seen, null, { how: 'synchro' }).orders.get('h7')?.spot?.move({ x: 1, y: 2 })).toEqual({ type: 'shift', player: 'h7', at: { x: 1, y: 2 } });
  });
});

describe('kicks', () => {
  it('name the opponent of a dribble on the table', () => {
    const seen = view();
    expect(offer(seen, []).ask).toBe('kick');
    expect(keys(seen, [], null, { kind: 'dribble' })).toEqual(['a4']);
    expect(offer(seen, [], { kind: 'dribble' }).picks.get('a4')).toEqual({ type: 'declare', kind: 'dribble', named: 'a4' });
  });

  it('are aimed by the attack and planned against by the defence', () => {
    expect(offer(aimingView()).ask).toBe('aim');
    expect(offer(aimingView({ you: 'away' })).ask).toBe('plan');
  });

  it('by the table’s dice name a cell for the technique', () => {
    const choices: Move[] = (['low', 'lob'] as const).flatMap((technique) => ['E7', 'E8'].map((cell): Move => ({ type: 'target', target: { kind: 'cell', technique, cell }, no_timing: false })));
    expect([...offer(aimingView(), choices.slice(0, 3)).cells.keys()]).toEqual(['E7', 'E8']);
    expect([...offer(aimingView(), choices.slice(0, 3), { technique: 'lob' }).cells.keys()]).toEqual(['E7']);
  });
});

describe('the keeper', () => {
  const keeper = { player: 'h1', bar: true, bar_y: null, plan: null, standing: ['E1'], lying: ['E1', 'D1'] };

  it('stands, lies or goes onto the bar', () => {
    const seen = view({ phase: { kind: 'prepare_keeper' }, keeper });
    expect(howsOf(seen)).toEqual(['standing', 'lying', 'bar']);
    expect([...offer(seen).cells.keys()]).toEqual(['E1']);
    expect(offer(seen, null, { how: 'lying', angle: 3000 }).cells.get('D1')?.move()).toEqual({ type: 'position', cell: 'D1', lying: 3000 });
    expect(offer(seen, null, { how: 'bar' }).ask).toBe('bar');
  });
});

describe('a substitution', () => {
  it('is who leaves, then who comes on; a reserve keeper is a button', () => {
    const seen = view({ phase: { kind: 'substitutions', side: 'home' } });
    const choices: Move[] = [{ type: 'done' }, { type: 'substitute', off: 'h7', on: 'h12' }, { type: 'reserve_keeper', off: 'h7' }];
    expect(keys(seen, choices)).toEqual(['h7']);
    expect(keys(seen, choices, 'h7')).toEqual(['h12']);
    expect(offer(seen, choices).orders.get('h7')?.buttons).toEqual([{ type: 'reserve_keeper', off: 'h7' }]);
    expect(offer(seen, choices).buttons).toEqual([{ type: 'done' }]);
  });
});
