import { describe, expect, it } from 'vitest';
import { ballAt, flightOf, lasts, pegsAt, shareAt } from './flight';
import { movingView, view } from './example';
import { after, benches, GROUND, ON_TOP, sceneOf } from './scene';
import { soundOf, steps } from './steps';
import { tokens } from './tokens';
import type { Event, KickResult } from './types';

const result = (change: Partial<KickResult> = {}): KickResult => ({ end: { kind: 'rest' }, at: { x: 5200, y: 0 }, touches: [], crossed: [], toppled: [], stroke: [], path: [[4400, 0, 50], [4800, 0, 300], [5200, 0, 50]], ...change });
const kicked = (change: Partial<KickResult> = {}): Extract<Event, { type: 'kicked' }> => ({ type: 'kicked', kicker: 'h9', errors: { direction: 0, power: 0, lift: 0 }, result: result(change) });
const play = (events: Event[], before = view()) => steps(events, before).reduce((scene, step) => after(scene, step), sceneOf(before));

describe('the table', () => {
  it('has everybody on the pitch and the ball', () => {
    const scene = sceneOf(view());
    expect(Object.keys(scene.pegs).sort()).toEqual(['a1', 'a4', 'h1', 'h7', 'h9']);
    expect(scene.ball).toEqual({ x: 44, y: 0, z: GROUND });
  });

  it('has those who wait on their benches, beside the pitch', () => {
    const waiting = benches(view());
    expect(Object.keys(waiting)).toEqual(['h12', 'a12']);
    expect(waiting.h12?.at.y).toBeGreaterThan(30);
  });

  it('has a ball in a keeper’s hands on top of his peg', () => {
    expect(sceneOf(view({ ball: { at: { x: 400, y: 0 }, cell: 'E1', held: true } })).ball.z).toBe(ON_TOP);
  });

  it('has a keeper on the bar before his line', () => {
    const keeper = { player: 'a1', bar: true, bar_y: 200, plan: null, standing: [], lying: [] };
    const scene = sceneOf(view({ keeper }));
    expect(scene.pegs.a1?.at).toEqual({ x: expect.closeTo(87.4), y: 2 });
    expect(scene.barred).toEqual({ player: 'a1', posture: 'upright' });
  });
});

describe('a kick', () => {
  it('flies as it was worked out, height and all', () => {
    const scene = play([kicked()]);
    expect(scene.flight?.path.map(({ x, z }) => [x, z])).toEqual([[44, 0.5], [48, 3], [52, 0.5]]);
    expect(scene.flight && ballAt(scene.flight, 0.5)).toEqual({ x: 48, y: 0, z: 3 });
    expect(scene.ball).toEqual({ x: 52, y: 0, z: 0.5 });
  });

  it('by the table’s dice goes straight', () => {
    const scene = play([kicked({ path: [] })]);
    expect(scene.flight?.path.at(-1)).toEqual({ x: 52, y: 0, z: 0.5 });
  });

  it('topples a peg when the ball comes by', () => {
    const before = sceneOf(view());
    const flight = flightOf(kicked({ toppled: ['a4'] }), before);
    expect(pegsAt(flight, before.pegs, 0).a4?.lying).toBeNull();
    expect(pegsAt(flight, before.pegs, 1).a4?.lying).not.toBeNull();
  });

  it('knocks against the frame where it met it, and says so', () => {
    const hit = kicked({ frame: [{ part: 'post', point: 1, speed: 80 }] });
    expect(flightOf(hit, sceneOf(view())).knocks).toEqual([0.5]);
    expect(play([hit]).stamp).toMatchObject({ call: 'post', player: 'h9' });
  });

  it('is slow in the end when it is a goal', () => {
    const path = Array.from({ length: 120 }, (_, i): [number, number, number] => [4400 + i * 40, 0, 50]);
    const [plain, goal] = [flightOf(kicked({ path }), sceneOf(view())), flightOf(kicked({ path, end: { kind: 'goal', side: 'away' } }), sceneOf(view()))];
    const from = sceneOf(view()).ball;
    expect(lasts(result({ path, end: { kind: 'goal', side: 'away' } }), from)).toBeGreaterThan(lasts(result({ path }), from));
    expect(shareAt(plain, 0.5)).toBeCloseTo(0.5);
    expect(shareAt(goal, 0.5)).toBeGreaterThan(0.5);
    expect(shareAt(goal, 1)).toBeCloseTo(1);
  });
});

describe('the run to the ball', () => {
  it('tells who is nearest, by how many cells, and who came second', () => {
    const scene = play([kicked(), { type: 'taker_named', player: 'h7', rule: 'short', cells: 1, rival: { player: 'a4', cells: 1 } }]);
    expect(scene.race).toMatchObject({ taker: 'h7', cells: 1, rule: 'short', to: 'E7', rival: { player: 'a4', cells: 1 } });
  });

  it('stays while the peg walks', () => {
    const scene = play([kicked(), { type: 'taker_named', player: 'h7', rule: 'nearest', cells: 1 }, { type: 'put', player: 'h7', at: { x: 5000, y: 0 }, cell: 'E7', why: 'taker', cells: 1 }, { type: 'taken', player: 'h7', cells: 1, rule: 'nearest' }]);
    expect(scene.race?.taker).toBe('h7');
    expect(scene.holder).toBe('h7');
    expect(scene.pegs.h7?.at).toEqual({ x: 50, y: 0 });
  });
});

describe('what happens', () => {
  it('is called, and a goal counts at once', () => {
    const scene = play([{ type: 'goal', side: 'home', player: 'h9', score: { home: 1, away: 0 } }]);
    expect(scene.stamp).toMatchObject({ call: 'goal', side: 'home', player: 'h9' });
    expect(scene.score).toEqual({ home: 1, away: 0 });
  });

  it('shows the dice of a duel until it is won', () => {
    const scene = play([{ type: 'duel_rolled', duel: 'tackle', attacker: 'a4', defender: 'h9', attacker_die: 6, defender_die: 2 }, { type: 'duel_won', duel: 'tackle', winner: 'a4', loser: 'h9' }]);
    expect(scene.dice).toMatchObject({ kind: 'duel', winner: 'a4' });
  });

  it('takes everybody off for a line-up, and a line-up walks out together', () => {
    const lined = steps(
      [
        { type: 'lifted_all' },
        { type: 'put', player: 'h1', at: { x: 400, y: 0 }, cell: 'E1', why: 'line_up', cells: 0 },
        { type: 'put', player: 'h9', at: { x: 4400, y: 0 }, cell: 'E6', why: 'line_up', cells: 0 },
      ],
      movingView(),
    );
    expect(lined.map(({ kind }) => kind)).toEqual(['stamp', 'lift', 'put']);
    expect(lined[0]).toMatchObject({ stamp: { call: 'new_line_up' }, ms: 1300 });
    expect(Object.keys(lined.reduce((scene, step) => after(scene, step), sceneOf(movingView())).pegs)).toEqual(['h1', 'h9']);
  });

  it('is a drum before a shot at a keeper on the bar, also if he stays', () => {
    const target = { kind: 'sector', sector: 'left_low' } as const;
    expect(steps([{ type: 'unsealed', target, plan: { kind: 'stay' } }], view()).map(soundOf)).toEqual(['drum']);
  });

  it('is heard', () => {
    const sounds = steps([kicked(), { type: 'foul', player: 'a4', kind: 'tackle', cell: 'E6' }, { type: 'match_ended', winner: null, score: { home: 0, away: 0 } }], view()).map(soundOf);
    expect(sounds).toEqual(['kick', 'whistle', 'whistle3']);
  });
});

describe('pegs from above', () => {
  it('never hide each other', () => {
    const [a, b] = tokens({ h9: { at: { x: 44, y: 0 }, lying: null }, a4: { at: { x: 45.5, y: 0 }, lying: null } });
    expect(Math.hypot((a?.at.x ?? 0) - (b?.at.x ?? 0), (a?.at.y ?? 0) - (b?.at.y ?? 0))).toBeGreaterThan(3.4);
    expect(b?.foot).toEqual({ x: 44, y: 0 });
  });
});
