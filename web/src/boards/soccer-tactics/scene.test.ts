import { describe, expect, it } from 'vitest';
import { view } from './example';
import { after, sceneOf, steps, type Scene, type Step } from './scene';
import { danger, soundOf } from './sounds';
import { trailOf } from './trail';
import type { Event } from './types';

const play = (events: Event[], change = {}): Scene => steps(events, view()).reduce((scene, step) => after(scene, step, view(change)), sceneOf(view()));
const kinds = (events: Event[]): Step['kind'][] => steps(events, view()).map(({ kind }) => kind);

describe('pawns', () => {
  it('walk round the bend that the roll had shown', () => {
    const [walk] = steps([{ type: 'pawn_moved', pawn: 'h7', from: 'C6', to: 'D7' }], view());
    expect(walk).toMatchObject({ kind: 'walk', path: ['C6', 'C7', 'D7'], withBall: false });
    expect(play([{ type: 'pawn_moved', pawn: 'h7', from: 'C6', to: 'D7' }]).places.h7).toEqual({ at: 'square', square: 'D7' });
  });

  it('take the ball along when they dribble', () => {
    const scene = play([{ type: 'dribbled', pawn: 'h9', from: 'D9', to: 'E10' }]);
    expect(scene.ball).toEqual({ at: 'square', square: 'E10' });
    expect(scene.places.h9).toEqual({ at: 'square', square: 'E10' });
    expect(scene.holder).toBe('h9');
  });

  it('change posts', () => {
    const scene = play([{ type: 'pawns_swapped', pawn: 'h7', other: 'h10' }]);
    expect(scene.places.h7).toEqual({ at: 'square', square: 'G8' });
    expect(scene.places.h10).toEqual({ at: 'square', square: 'C6' });
  });

  it('leave the board with a red card; defenders are booked together', () => {
    expect(play([{ type: 'red_card', pawn: 'a9' }]).places.a9).toEqual({ at: 'out' });
    const booked = play([{ type: 'yellow_card', pawn: 'aD1' }]);
    expect(booked.defendersBooked.away).toBe(true);
    expect(booked.booked).toEqual([]);
    expect(play([{ type: 'yellow_card', pawn: 'h9' }]).booked).toEqual(['h9']);
  });
});

describe('the ball', () => {
  it('is nobody’s while it is free, and then the captor’s', () => {
    const played: Event = { type: 'ball_played', pawn: 'h9', from: 'D9', to: 'D11', kind: 'free' };
    expect(play([played]).holder).toBeNull();
    const scene = play([played, { type: 'captured', pawn: 'a9', square: 'D11' }]);
    expect(scene.holder).toBe('a9');
    expect(scene.offence).toBe('away');
  });

  it('is the team-mate’s after a direct pass', () => {
    expect(play([{ type: 'ball_played', pawn: 'h9', from: 'D9', to: 'G8', kind: 'direct1' }]).holder).toBe('h10');
  });

  it('lies on the spot for a penalty, and in the hands for a goal kick', () => {
    expect(play([{ type: 'penalty', side: 'home', kicker: 'h9' }]).ball).toEqual({ at: 'spot', goal: 'away' });
    expect(play([{ type: 'goal_kick', side: 'away' }]).ball).toEqual({ at: 'hands', side: 'away' });
  });
});

describe('dice', () => {
  it('stand face to face in a battle, Home’s on the left whoever attacks', () => {
    const [clash] = steps([{ type: 'battle_rolled', o_pawn: 'a9', d_pawn: 'hD1', o_die: 5, d_die: 3, o_total: 5, d_total: 4 }], view());
    expect(clash).toMatchObject({ kind: 'duel', duel: { dice: { home: 3, away: 5 }, totals: { home: 4, away: 5 }, pawns: { home: 'hD1', away: 'a9' } } });
  });

  it('name the winner while they still lie there', () => {
    const scene = play([{ type: 'battle_rolled', o_pawn: 'h9', d_pawn: 'a9', o_die: 5, d_die: 3, o_total: 5, d_total: 3 }, { type: 'battle_won', pawn: 'h9' }]);
    expect(scene.duel?.winner).toBe('home');
  });

  it('tumble anew with each throw', () => {
    const once = play([{ type: 'pawn_rolled', side: 'home', roll: 4 }]);
    const twice = play([{ type: 'pawn_rolled', side: 'home', roll: 4 }, { type: 'ball_rolled', side: 'home', dice: { first: 3, second: 5 } }]);
    expect(once.roll?.faces).toEqual([4]);
    expect(twice.roll?.faces).toEqual([3, 5]);
    expect(twice.roll?.count).toBeGreaterThan(once.roll?.count ?? 0);
  });
});

describe('a shot', () => {
  it('stops the spinner on an area of its result', () => {
    for (const [result, areas] of [['goal', [1, 3, 5, 7]], ['corner', [2, 6]], ['goal_kick', [4, 8]]] as const) {
      const [spin] = steps([{ type: 'shot', pawn: 'h9', result }], view());
      expect(spin?.kind === 'spin' && areas.some((area) => area === spin.spin.area)).toBe(true);
    }
  });

  it('is heard, and cheered if it goes in', () => {
    const list = steps([{ type: 'shot', pawn: 'h9', result: 'goal' }, { type: 'goal', side: 'home', pawn: 'h9', score: { home: 1, away: 0 } }], view());
    expect(list.map(soundOf)).toEqual(['ratchet', 'goal']);
  });

  it('is kept in the row of a shoot-out', () => {
    expect(kinds([{ type: 'shootout_kick', side: 'home', pawn: 'h11', scored: true }])).toEqual(['spin', 'kick']);
    expect(play([{ type: 'shootout_kick', side: 'home', pawn: 'h11', scored: false }]).kicks).toEqual([{ side: 'home', scored: false }]);
  });
});

describe('the end', () => {
  it('lies on the table for whoever comes late', () => {
    expect(sceneOf(view({ phase: { kind: 'over' } })).panel).toBe('full_time');
    expect(kinds([{ type: 'period_ended', period: 1 }])).toEqual(['panel']);
    expect(kinds([{ type: 'period_ended', period: 2 }, { type: 'match_ended', winner: null, score: { home: 0, away: 0 } }])).toEqual(['panel']);
  });
});

describe('the crowd', () => {
  it('rises as the ball nears the goal', () => {
    const at = (square: string) => danger(sceneOf(view({ ball: { at: 'square', square } })));
    expect(at('D2')).toBeLessThan(at('D9'));
    expect(at('D9')).toBeLessThan(at('D15'));
  });
});

describe('the trail', () => {
  const EVENTS: Event[] = [
    { type: 'pawn_moved', pawn: 'h7', from: 'C6', to: 'D7' },
    { type: 'pawn_rolled', side: 'away', roll: 2 },
    { type: 'pawn_moved', pawn: 'a9', from: 'D11', to: 'D9' },
    { type: 'ball_played', pawn: 'a9', from: 'D9', to: 'D6', kind: 'free' },
  ];

  it('holds the ways of the other side, oldest first', () => {
    expect(trailOf(EVENTS, 'away')).toEqual([
      { side: 'away', ball: false, from: 'D11', to: 'D9' },
      { side: 'away', ball: true, from: 'D9', to: 'D6' },
    ]);
  });

  it('holds all ways for those who only watch', () => {
    expect(trailOf(EVENTS, null)).toHaveLength(3);
  });
});
