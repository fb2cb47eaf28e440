import { describe, expect, it } from 'vitest';
import { choicesOf, type Chosen } from './choice';
import { piece, view } from './example';
import { benchOf, hopsAfter, offerOf, openOffer, trapOf, type Trap } from './offer';
import type { Hop, Move } from './types';

const chosen: Chosen = { piece: null, card: null, hops: [], value: 'short', way: 'pass', odds: true };
const keys = (list: { key: string }[]) => list.map(({ key }) => key);

describe('Ball cards', () => {
  const offer = offerOf([
    { type: 'pass', card: 'short', to: '17,7' },
    { type: 'pass', card: 'short', to: '25,7' },
    { type: 'advance', card: 'short', direction: 'east' },
    { type: 'pass', card: 'medium', to: '29,7' },
    { type: 'skip' },
  ]);

  it('mark where each value can go, and what becomes of it', () => {
    const short = choicesOf(view(), offer, chosen);
    expect(short.map(({ key, kind, to }) => [key, kind, to])).toEqual([['17,7', 'safe', '17,7'], ['25,7', 'cut_out', '23,7']]);
    expect(short[1]?.label).toContain('Away’s 4 cuts it out');
    const [medium] = choicesOf(view(), offer, { ...chosen, value: 'medium' });
    expect(medium).toMatchObject({ key: '29,7', kind: 'loose', high: true, threats: ['A4'] });
  });

  it('tell nobody who could step in if no help is wanted', () => {
    const [medium] = choicesOf(view(), offer, { ...chosen, value: 'medium', odds: false });
    expect(medium?.threats).toEqual([]);
    expect(medium?.label).not.toContain('Anticipation');
  });

  it('can be advanced instead', () => {
    expect(keys(choicesOf(view(), offer, { ...chosen, way: 'advance' }))).toEqual(['run-east']);
    expect(offer.buttons).toEqual([{ type: 'skip' }]);
  });
});

describe('steps', () => {
  it('begin with the choice of a piece', () => {
    const offer = offerOf([{ type: 'step', piece: 'H6', to: '16,6' }, { type: 'step', piece: 'H6', to: '18,6' }]);
    expect(keys(choicesOf(view(), offer, chosen))).toEqual(['H6']);
    expect(keys(choicesOf(view(), offer, { ...chosen, piece: 'H6' }))).toEqual(['16,6', '18,6']);
  });
});

describe('a piece with two uses', () => {
  it('is chosen first, and then runs or gets the ball', () => {
    const offer = offerOf([{ type: 'step', piece: 'H6', to: '18,6' }, { type: 'close', receiver: 'H6' }]);
    expect(keys(choicesOf(view(), offer, chosen))).toEqual(['H6']);
    const then = choicesOf(view(), offer, { ...chosen, piece: 'H6' });
    expect(then.map(({ key, move }) => [key, move?.type])).toEqual([['18,6', 'step'], ['H6', 'close']]);
  });

  it('does not hide a pass to his hexagon', () => {
    const offer = offerOf([{ type: 'pass', card: 'short', to: '17,7' }, { type: 'close', receiver: 'H6' }]);
    expect(keys(choicesOf(view(), offer, chosen))).toEqual(['17,7']);
    expect(keys(choicesOf(view(), offer, { ...chosen, way: 'close' }))).toEqual(['H6']);
  });
});

describe('the Offside Trap', () => {
  const [a, b] = [{ piece: 'H2', to: '20,4' }, { piece: 'H3', to: '20,10' }];
  const traps: Trap[] = [{ type: 'trap', card: 'D05', first: a, second: null }, { type: 'trap', card: 'D05', first: a, second: b }];

  it('is built step by step', () => {
    expect(hopsAfter(traps, [])).toEqual([a, b]);
    expect(hopsAfter(traps, [a])).toEqual([b]);
    expect(trapOf(traps, [a])).toBe(traps[0]);
    expect(trapOf(traps, [b])).toBeNull();
    expect(trapOf(traps, [b, a])).toBe(traps[1]);
  });

  it('asks who steps up before where to, so that two who reach one hexagon are told apart', () => {
    const stepping = [{ piece: 'A4', to: '22,8' }, { piece: 'A5', to: '22,8' }, { piece: 'A6', to: '20,2' }];
    const [first, second, third] = stepping as [Hop, Hop, Hop];
    const offer = offerOf([
      { type: 'trap', card: 'D05', first: third, second: first },
      { type: 'trap', card: 'D05', first: third, second },
    ]);
    const table = view({ pieces: [piece('A4', '23,7'), piece('A5', '23,9'), piece('A6', '21,3')] });
    const after = (change: Partial<Chosen>) => choicesOf(table, offer, { ...chosen, card: 'D05', ...change });
    expect(keys(after({}))).toEqual(['A6', 'A4', 'A5']);
    expect(keys(after({ hops: [third] }))).toEqual(['A4', 'A5']);
    expect(after({ hops: [third], piece: 'A5' }).map(({ key, hop }) => [key, hop])).toEqual([['22,8', second]]);
    // Where only one can, he need not be chosen.
    expect(keys(after({ hops: [first] }))).toEqual(['20,2']);
  });
});

describe('a Defensive Anticipation', () => {
  it('asks who steps in before where to', () => {
    const step = (id: string, to: string): Move => ({ type: 'anticipate', card: 'D02', piece: id, to });
    const offer = offerOf([step('A4', '22,8'), step('A5', '22,8')]);
    const table = view({ pieces: [piece('A4', '23,7'), piece('A5', '23,9')] });
    expect(keys(choicesOf(table, offer, { ...chosen, card: 'D02' }))).toEqual(['A4', 'A5']);
    const [only, ...others] = choicesOf(table, offer, { ...chosen, card: 'D02', piece: 'A5' });
    expect([only?.key, only?.move, others]).toEqual(['22,8', step('A5', '22,8'), []]);
  });
});

describe('a stoppage', () => {
  const stopped = view({
    phase: { kind: 'stoppage', restart: { kind: 'corner', side: 'home', spot: '40,0' }, side: 'home', moved: [] },
    pieces: [piece('H6', '17,7', { ends: [{ to: '30,2' }] }), piece('H9', '19,7'), { ...piece('H8', '0,0'), place: { at: 'bench' } }],
  });

  it('is built from where the pieces can go', () => {
    const offer = openOffer(stopped);
    expect(offer.orders.get('H6')?.get('30,2')).toEqual({ type: 'relocate', piece: 'H6', to: '30,2' });
    expect(offer.buttons).toEqual([{ type: 'done' }]);
    expect(openOffer({ ...stopped, deciding: ['away'] }).buttons).toEqual([]);
  });

  it('lets substitutes come on while there are some left', () => {
    expect(benchOf(stopped)).toEqual({ on: ['H8'], off: ['H6', 'H9'] });
    const none = { ...stopped, sides: { ...stopped.sides, home: { ...stopped.sides.home, substitutions: 0 } } };
    expect(benchOf(none).on).toEqual([]);
  });
});
