/** A small table for tests: a few pegs of each side, Home on the ball in the centre cell. */

import { RED } from '../../teams/example';
import { anchor, spotOf } from './pitch';
import type { Cell, Player, PlayerView, Sticker, Strip, Team, View } from './types';

const sticker = (change: Partial<Sticker> = {}): Sticker => ({ yellow: 1, blue: 0, green: 0, red: 0, grey: 0, black: false, dribbling: 4, marking: 3, tackling: 5, defending: 2, ...change });

export const footballer = (player: Player, cell: Cell | null, change: Partial<PlayerView> = {}): PlayerView => ({
  player,
  place: cell ? 'pitch' : 'bench',
  at: cell ? spotOf(anchor(cell)) : null,
  cell,
  lying: null,
  formation: cell,
  sticker: sticker(player.endsWith('1') && player.length === 2 ? { black: true, yellow: 0 } : {}),
  level: 1,
  skills: [],
  cautions: 0,
  moved: false,
  must_leave: false,
  ...change,
});

const strip = (id: string, jersey: string): Strip => ({ ...RED, id, name: id, jersey, socks: jersey });
const team = (id: string, jersey: string): Team => ({ name: id, strength: 36, band: 'balanced', strip: strip(id, jersey), jersey });
const tally = () => ({ kicks: 0, passes: 0, kept: 0, shots: 0, fouls: 0, rounds: 0, corners: 0, offsides: 0 });
const substitutions = () => ({ made: 0, max: 5, due: 0, reserve_keeper: false });

export const view = (change: Partial<View> = {}): View => ({
  you: 'home',
  to_act: ['home'],
  phase: { kind: 'declare' },
  score: { home: 0, away: 0 },
  clock: { period: 1, step: 3, steps: 11, added: null, minute: 12, referee: 1, row: 3, up: false },
  attacking: 'home',
  holder: 'h9',
  ball: { at: { x: 4400, y: 0 }, cell: 'E6', held: false },
  players: [footballer('h1', 'E1'), footballer('h9', 'E6', { at: { x: 4250, y: 0 } }), footballer('h7', 'C7'), footballer('h12', null), footballer('a1', 'E11'), footballer('a4', 'F7'), footballer('a12', null)],
  teams: { home: team('reds', '#C8102E'), away: team('blues', '#1146A6') },
  offside: [],
  badges: { origin: 'open', pressed: false, quick: true, moved: 0, limit: 0, wall: null },
  kick: null,
  kicks: [
    { kind: 'play', named: [], forbidden: null, grant: null },
    { kind: 'dribble', named: ['a4'], forbidden: null, grant: null },
    { kind: 'cross', named: [], forbidden: 'SIM-CROSS-1', grant: null },
    { kind: 'shot', named: [], forbidden: null, grant: null },
  ],
  aim: null,
  keeper: null,
  choices: [],
  shifts: [],
  knock_ons: [],
  tackle: null,
  cells: [],
  counts: [],
  stoppage: null,
  substitutions: { home: substitutions(), away: substitutions() },
  last_take: null,
  sealed: { home: false, away: false },
  tally: { home: tally(), away: tally() },
  shoot_out: null,
  outcome: null,
  ...change,
});

/** The same table while Home aims a pass by hand. */
export const aimingView = (change: Partial<View> = {}): View =>
  view({
    phase: { kind: 'aim' },
    kick: { kicker: 'h9', kind: 'play', origin: 'open' },
    kicks: [],
    aim: { techniques: ['low', 'lob'], sectors: [], timed: true, amplitude: 450, sway: null, target: null },
    counts: [{ cell: 'E8', near: { home: 2, away: 1 }, side: 'away', rule: 'nearest' }],
    ...change,
  });

/** Phase 2: two of Home's can move. */
export const movingView = (change: Partial<View> = {}): View =>
  view({
    phase: { kind: 'move2' },
    kicks: [],
    badges: { origin: 'open', pressed: false, quick: true, moved: 0, limit: 3, wall: null },
    choices: [
      { player: 'h7', cells: ['C8', 'D7'], risky: [], worst: 0, major: [] },
      { player: 'h1', cells: ['E2'], risky: [], worst: 0, major: [] },
    ],
    ...change,
  });
