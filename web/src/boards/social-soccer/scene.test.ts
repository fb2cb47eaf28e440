import { beforeAll, describe, expect, it } from 'vitest';
import { player, pool, side, view } from './example';
import { steps } from './pace';
import { usePool } from './pool.svelte';
import { after, fresh, sceneOf } from './scene';
import { soundOf } from './sounds';
import { trailOf } from './trail';
import type { Event } from './types';

beforeAll(() => usePool(pool));

const now = view();
/** The scene after some events from the table at rest. */
const shown = (events: Event[], start = sceneOf(now)) => events.reduce((scene, event) => after(scene, { event, ms: 0 }, now), start);
const who = { side: 'home', slot: 'A1', player: 'PE01' } as const;
const on = (scene: ReturnType<typeof shown>, slot: string, of = 'home') => scene.tokens.find((token) => token.side === of && token.slot === slot);

describe('the walk', () => {
  it('moves all twenty to where the view said they would stand', () => {
    const scene = shown([{ type: 'rotated' }]);
    expect(on(scene, 'A3')?.id).toBe('PE01');
    expect(on(scene, 'D4')?.id).toBe('PE05');
    expect(new Set(scene.tokens.map(({ side: of, slot }) => `${of}${slot}`)).size).toBe(20);
  });

  it('takes a second and a half', () => {
    expect(steps([{ type: 'rotated' }])[0]?.ms).toBe(1500);
  });
});

describe('states', () => {
  it('tire, exhaust and recover', () => {
    const tired = shown([{ type: 'player_tired', ...who, reason: 'pass' }, { type: 'player_exhausted', ...who, slot: 'A2', player: 'PE02', reason: 'shot' }]);
    expect([on(tired, 'A1')?.stamina, on(tired, 'A2')?.stamina]).toEqual(['tired', 'exhausted']);
    expect(fresh(tired, 'home', 'A')).toBe(2);
    const up = shown([{ type: 'players_recovered' }], tired);
    expect([on(up, 'A1')?.stamina, on(up, 'A2')?.stamina]).toEqual(['fresh', 'tired']);
  });

  it('go with the players who change places, and so does the ball', () => {
    const scene = shown([{ type: 'slots_swapped', side: 'home', slot: 'A1', other: 'D1', player: 'PE01', mate: 'PE07' }]);
    expect(on(scene, 'D1')?.id).toBe('PE01');
    expect(scene.ball).toEqual({ side: 'home', slot: 'D1' });
  });

  it('turn up who comes on from the bench', () => {
    const sides = { ...now.sides, away: side('K', 'kindness') };
    sides.away.slots = sides.away.slots.map((slot) => (slot.slot === 'B1' ? { ...slot, player: { ...player('x'), card: null, covered: true } } : slot));
    const scene = shown([{ type: 'substituted', side: 'away', field: 'D2', bench: 'B1', leaves: 'PK08', enters: 'PK05' }], sceneOf(view({ sides })));
    expect(on(scene, 'D2', 'away')?.id).toBe('PK05');
    expect(on(scene, 'B1', 'away')?.id).toBe('PK08');
  });
});

describe('the pile', () => {
  const pass: Event = { type: 'pass_announced', ...who, to: 'A2', receiver: 'PE02' };
  const answer: Event = { type: 'card_played', side: 'away', card: 'NS01', custody: 9 };

  it('grows with every answer and pays for it', () => {
    const scene = shown([pass, answer]);
    expect(scene.stack.map(({ kind }) => kind)).toEqual(['pass', 'card']);
    expect([scene.pools.away, scene.hands.away]).toEqual([7, 1]);
  });

  it('shrinks from the top', () => {
    const scene = shown([pass, answer, { type: 'card_resolving', side: 'away', card: 'NS01' }, { type: 'card_resolved', side: 'away', card: 'NS01' }]);
    expect(scene.stack.map(({ kind }) => kind)).toEqual(['pass']);
    expect(scene.discards.away).toEqual(['NS01']);
    expect(shown([{ type: 'pass_completed', ...who, slot: 'A2', player: 'PE02' }], scene)).toMatchObject({ stack: [], ball: { side: 'home', slot: 'A2' } });
  });

  it('loses a cancelled card', () => {
    const scene = shown([pass, answer, { type: 'card_cancelled', side: 'away', card: 'NS01' }]);
    expect(scene.stack).toHaveLength(1);
    expect(scene.stamp).toMatchObject({ call: 'cancelled', card: 'NS01' });
  });

  it('is gone when the ball changes sides', () => {
    expect(shown([pass, answer, { type: 'possession_changed', side: 'away', reason: 'card' }])).toMatchObject({ stack: [], possession: 'away', ball: null });
  });
});

describe('a shot', () => {
  const duel: Event[] = [
    { type: 'shot_declared', ...who },
    { type: 'shot_comes', side: 'home' },
    { type: 'intercept_declared', side: 'away', slot: 'D1', player: 'PK07' },
  ];

  it('shows two numbers that follow every change', () => {
    const scene = shown([...duel, { type: 'value_changed', ...who, stat: 'attack', amount: 1, duration: 'shot' }, { type: 'value_changed', side: 'away', slot: 'D1', player: 'PK07', stat: 'defence', amount: -1, duration: 'shot' }]);
    expect(scene.duel).toMatchObject({ attack: 4, blocker: 'D1', defence: 1, decided: null });
    expect(scene.stack).toEqual([]);
  });

  it('does not count a second player twice', () => {
    const scene = shown([...duel, { type: 'second_declared', side: 'away', slot: 'D2', player: 'PK08', defence: 2 }, { type: 'value_changed', side: 'away', slot: 'D1', player: 'PK07', stat: 'defence', amount: 2, duration: 'shot' }]);
    expect(scene.duel?.defence).toBe(4);
  });

  it('ends in a goal whose card is turned and laid down', () => {
    const goal = shown([...duel, { type: 'duel_decided', attack: 3, defence: 2, blocked: false }, { type: 'goal', ...who, score: { home: 1, away: 0 } }, { type: 'goal_card_revealed', side: 'away', card: 'NS01' }]);
    expect(goal).toMatchObject({ score: { home: 1, away: 0 }, reveal: { side: 'away', card: 'NS01' }, decks: { away: 27 } });
    expect(shown([{ type: 'goal_card_laid', side: 'away' }], goal)).toMatchObject({ reveal: null, gol: { away: ['NS01'] } });
  });

  it('chimes for a twist alone', () => {
    expect(soundOf({ event: { type: 'goal_card_revealed', side: 'away', card: 'ET01' }, ms: 0 })).toBe('chime');
    expect(soundOf({ event: { type: 'goal_card_revealed', side: 'away', card: 'NS01' }, ms: 0 })).toBe('slide');
  });
});

describe('the trail', () => {
  const events: Event[] = [
    { type: 'pass_announced', ...who, to: 'A2', receiver: 'PE02' },
    { type: 'card_played', side: 'away', card: 'NS01', custody: 9 },
    { type: 'shot_declared', side: 'away', slot: 'A1', player: 'PK01' },
  ];

  it('tells what the other side did', () => {
    expect(trailOf(events, 'home')).toEqual([{ kind: 'card', side: 'away', card: 'NS01' }, { kind: 'shot', side: 'away' }]);
  });

  it('tells those who watch everything', () => {
    expect(trailOf(events, null)[0]).toEqual({ kind: 'pass', side: 'home', from: 'A1', to: 'A2' });
    expect(trailOf(events, null)).toHaveLength(3);
  });
});
