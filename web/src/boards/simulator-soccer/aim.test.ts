import { describe, expect, it } from 'vitest';
import { aimingView, footballer, view } from './example';
import { errorsAt, fan, firstAim, liftAt, onArc, powerFor, pulled, reach, stroke, strayOf, strikes, tidy, towards, usual } from './aim';
import { postsOf, wayOf } from './roll';
import type { Technique } from './types';

const HERE = { x: 44, y: 0 };

describe('the aim', () => {
  it('points away from a finger that pulls back', () => {
    expect(pulled(HERE, { x: 32, y: 0 })).toEqual({ direction: 0, power: 500 });
    expect(pulled(HERE, { x: 44, y: -60 })).toEqual({ direction: 9000, power: 1000 });
  });

  it('is turned from 0 to 360 degrees', () => {
    expect(towards(HERE, { x: 44, y: 10 })).toBe(9000);
    expect(towards(HERE, { x: 30, y: 0 })).toBe(18000);
    expect(tidy({ ...usual('low', -200, 1200) })).toMatchObject({ direction: 35800, power: 1000 });
  });

  it('takes the finger low under a high header', () => {
    expect(tidy({ ...usual('head', 0, 300), lift: 5000 }).contact).toBe(-40);
    expect(tidy(usual('head', 0, 300)).contact).toBe(0);
  });
});

describe('the first aim', () => {
  it('is up the pitch, at the goal, or at the opponent of a dribble', () => {
    expect(firstAim(aimingView()).direction).toBe(0);
    expect(firstAim(aimingView({ attacking: 'away' })).direction).toBe(18000);
    const shot = firstAim(aimingView({ ball: { at: { x: 8000, y: 800 }, cell: 'F10', held: false }, kick: { kicker: 'h9', kind: 'shot', origin: 'open' } }));
    expect(shot).toMatchObject({ direction: 31500, power: 700 });
    const players = [...view().players.filter(({ player }) => player !== 'a4'), footballer('a4', 'E6', { at: { x: 4400, y: 300 } })];
    expect(firstAim(aimingView({ players, kick: { kicker: 'h9', kind: 'dribble', origin: 'open', named: 'a4' } })).direction).toBe(9000);
  });
});

describe('the reach', () => {
  // The reference distances of SIM-PHYS-21.
  it.each([
    ['low', 400, 29.6, 0.05],
    ['low', 600, 82.9, 0.05],
    ['lob', 500, 38.9, 0.1],
    ['head', 400, 29.7, 0.1],
  ] as const)('of a %s kick with power %i is about %f cm', (technique, power, far, share) => {
    expect(Math.abs(reach(usual(technique, 0, power)) - far)).toBeLessThan(far * share);
  });

  it('is found again from a distance', () => {
    const aim = usual('low', 0, 0);
    expect(reach({ ...aim, power: powerFor(aim, 30) })).toBeCloseTo(30, 0);
  });

  it('is drawn in the air for a lob', () => {
    const high = (technique: Technique) => Math.max(...wayOf(HERE, usual(technique, 0, 500), 'endless').points.map(({ z }) => z));
    expect(high('lob')).toBeGreaterThan(4.6);
    expect(high('low')).toBe(0.5);
  });
});

describe('the handle of the lift', () => {
  const RANGE = { min: 1000, max: 7000 };

  it.each([false, true])('is found where it was put (to the left: %s)', (left) => {
    for (const lift of [1000, 4500, 7000]) expect(liftAt(HERE, onArc(HERE, lift, left), left, RANGE)).toBe(lift);
  });

  it('stays in its range wherever the finger goes', () => {
    expect(liftAt(HERE, { x: 44, y: -500 }, false, RANGE)).toBe(7000);
    expect(liftAt(HERE, { x: 20, y: 30 }, false, RANGE)).toBe(1000);
    expect(liftAt(HERE, { x: 54, y: 10 }, false, { min: -3500, max: 5000 })).toBe(-3500);
  });
});

describe('the hand', () => {
  it('sways as the rules say', () => {
    const { direction } = errorsAt({ direction: 0, power: 0, lift: 0 }, 450, 325);
    expect(direction).toBeCloseTo(0.45, 3);
    expect(strayOf(usual('low', 0, 500), 0.5).direction).toBeCloseTo(500);
  });

  it('opens a fan that is a line for an exact one', () => {
    const width = (amplitude: number) => {
      const ys = fan(HERE, usual('low', 0, 400), amplitude, []).map(({ y }) => y);
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(width(0)).toBe(0);
    expect(width(0.7)).toBeGreaterThan(width(0.25));
  });

  it('opens it no farther than to a peg in the way', () => {
    const posts = postsOf({ a4: { at: { x: 54, y: 0 }, lying: null }, h9: { at: { x: 50, y: 0 }, lying: null } }, ['h9']);
    const far = Math.max(...fan(HERE, usual('low', 0, 400), 0, posts).map(({ x }) => x));
    expect(far).toBeCloseTo(52.9, 1);
  });

  it('swings through a peg that stands behind the ball', () => {
    const swept = stroke(HERE, usual('low', 0, 400));
    expect(swept && strikes(swept, { x: 42.8, y: 0 })).toBe(true);
    expect(swept && strikes(swept, { x: 44, y: 3 })).toBe(false);
    expect(stroke(HERE, usual('head', 0, 400))).toBeNull();
  });
});
