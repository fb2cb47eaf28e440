/** A small table for tests: a few pieces of each side, Home on the ball. */

import type { PieceView, Role, View } from './types';

const role = (number: number): Role => (number === 1 ? 'goalkeeper' : number < 4 ? 'defender' : number < 6 ? 'defensive_midfielder' : number < 8 ? 'attacking_midfielder' : 'striker');

export const piece = (id: string, hexagon: string, change: Partial<PieceView> = {}): PieceView => {
  const number = Number(id.slice(1));
  return { piece: id, side: id.startsWith('H') ? 'home' : 'away', number, role: role(number), place: { at: 'pitch', hexagon }, keeper: number === 1, attack: 2, defence: 3, booked: false, markers: [], offside: false, barred: null, choosable: false, ends: [], ...change };
};

const side = (keeper: string) => ({ active: keeper.startsWith('H') ? ('home' as const) : ('away' as const), keeper, substitutions: 2, line_up_hidden: false, offside_from: null });

export const view = (change: Partial<View> = {}): View => ({
  you: 'home',
  phase: { kind: 'pass' },
  deciding: ['home'],
  sealed: [],
  your_choice: null,
  clock: { period: 1, minute: 3, deck: 20, extra_balls: null, time_up: false, passive: 0, passive_limit: 6, turn: 2 },
  score: { home: 0, away: 0 },
  attacking: 'home',
  tactics_barred: false,
  action_used: false,
  ball: '19,7',
  bearer: 'H9',
  pieces: [piece('H1', '1,7'), piece('H6', '17,7'), piece('H9', '19,7'), piece('A1', '39,7'), piece('A4', '23,7')],
  sides: { home: side('H1'), away: side('A1') },
  hands: [
    { seat: 'home', counts: { attack: 1, defence: 1, shot: 1, ball: 2 }, cards: { attack: ['A01'], defence: ['D01'], shot: ['S01'], ball: { short: 1, medium: 1, long: 0, plain: 0 } }, known: null },
    { seat: 'away', counts: { attack: 3, defence: 3, shot: 2, ball: 4 }, cards: null, known: null },
  ],
  decks: { attack: 20, defence: 20, shot: 20, save: 26, factor: 12, attack_discards: [], defence_discards: [], shot_discards: [], save_discards: [], ball_gone: { short: 3, medium: 0, long: 0, plain: 0 } },
  factors: [],
  taken: null,
  passes: [
    { card: 'short', to: '17,7', direction: 'west', end: '17,7', outlook: 'safe', piece: 'H6', markers: [], percent: 100, anticipators: [] },
    { card: 'short', to: '25,7', direction: 'east', end: '23,7', outlook: 'cut_out', piece: 'A4', markers: [], percent: 0, anticipators: [] },
    { card: 'medium', to: '29,7', direction: 'east', end: '29,7', outlook: 'loose', piece: null, markers: [], percent: 0, anticipators: ['A4'] },
  ],
  advances: [{ card: 'short', direction: 'east', to: '21,7', ball: '21,7', outlook: 'safe', piece: null }],
  receivers: [],
  shots: [],
  no_shot: { clause: 'CITY-SHOT-1', text: 'too far' },
  tactics: [],
  face_off: null,
  kept_max: 2,
  wall: [],
  shootout: null,
  outcome: null,
  ...change,
});
