import { describe, expect, it } from 'vitest';
import { pawn, view } from './example';
import { lieIn, onScreen, penaltySpot } from './pitch';
import { sceneOf } from './scene';
import { standingOf } from './standing';
import type { View } from './types';

const lie = lieIn(1000, 650, false);
const stand = (table: View, airborne = false) => standingOf(sceneOf(table), table, lie, airborne);
const find = (table: View, key: string) => stand(table).find((piece) => piece.key === key);

describe('pieces', () => {
  it('stand side by side when two share a square', () => {
    const table = view({ pawns: [pawn('h9', 'D9'), pawn('a9', 'D9'), pawn('h7', 'C6')] });
    expect(find(table, 'h9')?.x).toBeLessThan(find(table, 'a9')?.x ?? 0);
    expect(find(table, 'h9')?.scale).toBeLessThan(find(table, 'h7')?.scale ?? 0);
  });

  it('stand on the ball they hold', () => {
    const keys = stand(view()).map(({ key }) => key);
    expect(keys.indexOf('ball')).toBeLessThan(keys.indexOf('h9'));
    expect(find(view(), 'ball')?.x).toBe(find(view(), 'h9')?.x);
  });

  it('leave the ball on the penalty spot, whoever takes it', () => {
    const table = view({ ball: { at: 'spot', goal: 'away' } });
    expect(find(table, 'ball')?.x).toBe(onScreen(lie, penaltySpot('away')).x);
  });

  it('are below a ball in the air', () => {
    expect(stand(view(), true).at(-1)?.key).toBe('ball');
  });

  it('are not drawn once sent off', () => {
    expect(find(view({ pawns: [pawn('h9', 'D9', { place: { at: 'out' } })], holder: null }), 'h9')).toBeUndefined();
  });
});
