import { describe, expect, it } from 'vitest';
import { usual } from './aim';
import { aimingView, view } from './example';
import { barred, crossing, gapOf, shadow, sightOf } from './goal-mouth';

const BALL = { x: 76, y: 0 };
const ahead = usual('low', 0, 900);

describe('the goal as the ball sees it', () => {
  it('has the shadow of a peg twice as broad half-way', () => {
    expect(shadow(BALL, 'home', { at: { x: 82, y: 1 }, lying: null })).toEqual({ left: expect.closeTo(-3.2), right: expect.closeTo(-0.8), low: 0, top: 6.4 });
  });

  it('has no shadow of a peg behind the ball', () => {
    expect(shadow(BALL, 'home', { at: { x: 70, y: 0 }, lying: null })).toBeNull();
    expect(shadow(BALL, 'away', { at: { x: 82, y: 0 }, lying: null })).toBeNull();
  });

  it('has a lying peg low, and broad if it lies along the line', () => {
    const [along, across] = [90, 0].map((lying) => shadow(BALL, 'home', { at: { x: 88, y: 0 }, lying }));
    expect(along).toEqual({ left: -1.6, right: 1.6, low: 0, top: 1.2 });
    expect(across?.right).toBeCloseTo(0.6);
  });

  it('has each side’s right on the right', () => {
    expect(barred('home', 2, 'upright').left).toBeCloseTo(-2.6);
    expect(barred('away', 2, 'upright').left).toBeCloseTo(1.4);
  });

  it('has a high dive off the ground', () => expect(barred('home', 0, 'high')).toMatchObject({ low: 2.2, right: 1.6 }));

  it('tells where an aim crosses the line, and whether it gets there', () => {
    expect(crossing(BALL, 'home', ahead, 0)).toMatchObject({ x: expect.closeTo(0), stray: 0, short: false });
    expect(crossing(BALL, 'home', { ...ahead, direction: 1000 }, 0)?.x).toBeCloseTo(-12 * Math.tan(Math.PI / 18));
    expect(crossing(BALL, 'home', { ...ahead, power: 0 }, 0)?.short).toBe(true);
    expect(crossing(BALL, 'away', ahead, 0)).toBeNull();
    expect(crossing(BALL, 'home', ahead, 0.5)?.stray).toBeGreaterThan(0);
  });

  it('is there for shots alone', () => {
    const choosing = { pegs: {}, keeper: null, aim: null };
    expect(sightOf(aimingView({ kick: { kicker: 'h9', kind: 'play', origin: 'open' } }), choosing)).toBeNull();
    expect(sightOf(view({ phase: { kind: 'speed_step', side: 'home' }, kick: { kicker: 'h9', kind: 'shot', origin: 'open' } }), choosing)).toBeNull();
    expect(sightOf(aimingView({ kick: { kicker: 'h9', kind: 'shot', origin: 'open' } }), choosing)).toEqual({ shadows: [], keeper: null, mark: null });
  });

  it('shows the keeper where he would be, not where he is', () => {
    const keeper = { player: 'a1', bar: true, bar_y: 100, plan: null, standing: [], lying: [] };
    const shot = aimingView({ kick: { kicker: 'h9', kind: 'shot', origin: 'open' }, keeper });
    const pegs = { a1: { at: { x: 87.4, y: 1 }, lying: null }, h9: { at: { x: 43, y: 0 }, lying: null } };
    expect(sightOf(shot, { pegs, keeper: null, aim: null })).toMatchObject({ shadows: [], keeper: { left: expect.closeTo(-1.6) } });
    expect(sightOf(shot, { pegs, keeper: { kind: 'bar', y: -2, posture: 'low' }, aim: null })).toMatchObject({ shadows: [], keeper: { left: expect.closeTo(0.4) } });
  });
});

describe('the widest gap', () => {
  const box = (left: number, right: number, low = 0) => ({ left, right, low, top: low + 3 });

  it('lies between posts and pegs, whatever overlaps', () => {
    expect(gapOf({ shadows: [box(-1, 1), box(-0.5, 2)], keeper: null, mark: null })).toEqual({ middle: expect.closeTo(-3.1), width: expect.closeTo(4.2) });
    expect(gapOf({ shadows: [box(-7, -1)], keeper: box(-1.5, 0), mark: null })?.middle).toBeCloseTo(2.6);
  });

  it('may lie under a keeper who dives high, or nowhere', () => {
    expect(gapOf({ shadows: [], keeper: box(-1.6, 1.6, 2.2), mark: null })?.width).toBeCloseTo(10.4);
    expect(gapOf({ shadows: [box(-6, -0.2), box(0.2, 6)], keeper: null, mark: null })).toBeNull();
  });
});
