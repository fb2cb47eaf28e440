import { describe, expect, it } from 'vitest';
import { pawn, view } from './example';
import { lieIn, onScreen, penaltySpot } from './pitch';
import { sceneOf } from './scene';
import { standingOf } from './standing';
import type { View } from './types';

const lie = lieIn(1000, 650, false);
const stand = (table: View, airborne = false) => standingOf({ ...sceneOf(table), airborne }, table, lie);
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

  it('never hide the ball, unless they stand on it', () => {
    const held = view({ pawns: [pawn('h9', 'D9'), pawn('aD1', 'D8'), pawn('a9', 'D10'), pawn('hD1', 'D1')] });
    expect(stand(held).map(({ key }) => key).slice(-2)).toEqual(['ball', 'h9']);
    expect(stand({ ...held, holder: null, ball: { at: 'square', square: 'E9' } }).at(-1)?.key).toBe('ball');
  });

  it('are smaller on flat squares', () => {
    const flat = standingOf(sceneOf(view()), view(), { upright: true, w: 100, h: 60 });
    expect(flat.find(({ key }) => key === 'h7')?.scale).toBeLessThan(find(view(), 'h7')?.scale ?? 0);
  });

  it('are not drawn once sent off', () => {
    expect(find(view({ pawns: [pawn('h9', 'D9', { place: { at: 'out' } })], holder: null }), 'h9')).toBeUndefined();
  });
});
