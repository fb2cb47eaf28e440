/** A small table for tests: a few pawns of each side, Home on the ball. */

import type { PawnView, Role, Side, SideView, Square, View } from './types';

export const pawn = (id: string, square: Square, change: Partial<PawnView> = {}): PawnView => {
  const side: Side = id.startsWith('h') ? 'home' : 'away';
  const role: Role = id.endsWith('GK') ? 'keeper' : id.includes('D') ? 'defender' : 'attacker';
  return { pawn: id, side, role, bonus: 0, place: { at: 'square', square }, booked: false, offside: false, choosable: false, ends: [], ...change };
};

const side = (colour: SideView['colour']): SideView => ({
  colour,
  defenders_booked: false,
  tally: { sets: 0, direct_passes: 0, shots: 0, battles_won: 0, fouls: 0, offsides: 0, corners: 0 },
});

export const view = (change: Partial<View> = {}): View => ({
  you: 'home',
  phase: { kind: 'pawn_move', roll: 2 },
  deciding: 'home',
  period: 1,
  clock: { is_virtual: true, running: true, added: false, elapsed_seconds: 75, length_seconds: 2700 },
  move_limit_seconds: 0,
  score: { home: 0, away: 0 },
  offence: 'home',
  restart: 'open',
  roll: { first: 2 },
  ball: { at: 'square', square: 'D9' },
  holder: 'h9',
  banned: null,
  passes: 0,
  chance: false,
  sides: { home: side('red'), away: side('blue') },
  pawns: [
    pawn('hGK', 'D1'),
    pawn('hD1', 'B4'),
    pawn('h7', 'C6', { choosable: true, ends: [{ square: 'C8' }, { square: 'D7', bend: 'C7' }] }),
    pawn('h10', 'G8', { choosable: true, ends: [{ square: 'G10' }] }),
    pawn('h9', 'D9'),
    pawn('aGK', 'E16'),
    pawn('aD1', 'D13'),
    pawn('a9', 'D11'),
  ],
  targets: [],
  dribbles: [],
  keeper_steps: [],
  squares: [],
  reaching: { home: [], away: [2] },
  offside: { row: 13, pawns: [] },
  zone: [],
  shot_device: 'spinner',
  shoot_out: null,
  outcome: null,
  ...change,
});
