/** A small table for tests: Home on the ball in the first round. */

import { lineOf, SLOTS } from './layout';
import type { BannerName, PlayerView, Pool, SideView, Slot, View } from './types';

const NEXT: Record<Slot, Slot> = { A1: 'A3', A2: 'A4', A3: 'B1', A4: 'B2', B1: 'D4', B2: 'D3', D4: 'D2', D3: 'D1', D2: 'A1', D1: 'A2' };

/** Player `PE01` to `PE10`, or another letter, by the place of the slot. */
const idOn = (letter: string, slot: Slot): string => `P${letter}${String(SLOTS.indexOf(slot) + 1).padStart(2, '0')}`;

export const player = (id: string, change: Partial<PlayerView> = {}): PlayerView => ({
  card: { id, custody: 2, attack: 3, defence: 2, printed_attack: 3, printed_defence: 2, changes: [], marks: [] },
  covered: false,
  stamina: 'fresh',
  recovered: false,
  carrier: false,
  ...change,
});

export const side = (letter: string, banner: BannerName, change: Partial<SideView> = {}): SideView => ({
  ready: true,
  secret: false,
  banner,
  perk_used: false,
  pool: 16,
  promised: 0,
  hand_size: 2,
  known_hand: [],
  deck_size: 28,
  known_deck: [],
  discard: [],
  gol: [],
  fresh_attackers: 4,
  fresh_defenders: 4,
  rules: [],
  slots: SLOTS.map((slot) => ({ slot, line: lineOf(slot), next: NEXT[slot], player: player(idOn(letter, slot)) })),
  tally: { shots: 0, passes: 0, blocks: 0, steals: 0, cards: 0, twists: 0, recoveries: 0, cancelled: 0 },
  most_tired: null,
  ...change,
});

export const view = (change: Partial<View> = {}): View => ({
  you: 'home',
  phase: { kind: 'action' },
  deciding: ['home'],
  game: 1,
  games: 1,
  won: { home: 0, away: 0 },
  round: 1,
  rounds: 9,
  minute: 0,
  score: { home: 0, away: 0 },
  possession: 'home',
  carrier: 'A1',
  passes: 0,
  stolen: false,
  sides: { home: side('E', 'effort'), away: side('K', 'kindness') },
  stack: [],
  resolving: null,
  shot: null,
  forecast: { attack: 3, best_blocker: 4, blockers: 2, exhausts: false },
  hand: [
    { card: 'ES01', playable: true, warnings: [] },
    { card: 'ET01', playable: false, warnings: [], why_not: { clause: 'SOCIAL-TWIST-4', detail: 'a TWIST is only discarded in a duel' } },
  ],
  targets: [{ side: 'home', slot: 'A2', purpose: 'pass' }],
  picks: [],
  picks_from: null,
  scry: [],
  to_deploy: [],
  deck_profile: 'standard30',
  extra_limit: 1,
  banner_perks: false,
  auto_let: true,
  outcome: null,
  ...change,
});

const card = { value: 'effort', custody_cost: 8, tire_cost: 0, bonus: null, timing: 'attack', text: 'It helps.', flavour: 'Truly.' } as const;

export const pool: Pool = {
  players: [
    ...SLOTS.map((slot) => ({ id: idOn('E', slot), name: `Runner ${slot}`, value: 'effort' as const, custody: 2, attack: 3, defence: 2, identity: idOn('E', slot) })),
    ...SLOTS.map((slot) => ({ id: idOn('K', slot), name: `Carer ${slot}`, value: 'kindness' as const, custody: 2, attack: 3, defence: 2, identity: idOn('K', slot) })),
  ],
  cards: [
    { ...card, id: 'ES01', name: 'Have a Go', kind: 'support' },
    { ...card, id: 'ET01', name: 'Wake-Up Call', kind: 'twist', custody_cost: 0, bonus: 'attack', timing: 'duel' },
    { ...card, id: 'NS01', name: 'Good First Touch', kind: 'support', value: null },
  ],
  banners: [{ banner: 'effort', values: ['effort'], colour: 'red', crest: 'shoe', motto: 'Every metre counts.', perk_text: '' }],
  profiles: [{ name: 'standard30', players: 10, cards: 30, copies: 3, per_player: 2 }],
  decks: [{ id: 'EFFORT-START-30', name: 'First steps', profile: 'standard30', starter: true, about: 'It runs.', deck: 'PE01..PE10 | 3xES01' }],
};
