/** The game's view, moves and events as they stand in JSON. */

import type { BySide, Outcome, Seat, Side } from '../../types.gen';

export type { BySide, Outcome, Seat, Side };

/** A pawn by its id, such as `h9` or `aGK`. */
export type Pawn = string;
/** A square by its name, such as `D8`. */
export type Square = string;
export type Colour = 'red' | 'blue' | 'yellow' | 'green';
export type Role = 'keeper' | 'defender' | 'attacker';
export type Aim = 'answer' | 'attempt';
export type Restart = 'open' | 'kick_off' | 'free_kick' | 'goal_kick' | 'corner' | 'penalty';
export type BallKind = 'free' | 'direct1' | 'direct2' | 'contested';
export type OffsideKind = 'receive' | 'capture' | 'interference';
export type Reason = 'foul' | 'offside' | 'minor';
export type ShotResult = 'goal' | 'corner' | 'goal_kick';
export type ShotDevice = 'spinner' | 'die';
export type EndEffect = 'capture' | 'battle' | 'offside' | 'interference';
export type TargetKind = 'free' | 'direct' | 'battle' | 'shot';

export interface Dice {
  first: number;
  second?: number;
}

export type Phase =
  | { kind: 'before' }
  | { kind: 'set_up'; side: Side; changes: number }
  | { kind: 'pawn_move'; roll: number }
  | { kind: 'ball_play'; dice: Dice }
  | { kind: 'attempt'; roll: number }
  | { kind: 'choice'; aim: Aim }
  | { kind: 'reply'; aim: Aim; roll: number }
  | { kind: 'offer'; aim: Aim }
  | { kind: 'new_keeper'; side: Side }
  | { kind: 'make_room'; side: Side; restart: Restart }
  | { kind: 'keeper_home'; side: Side; restart: Restart }
  | { kind: 'arc' }
  | { kind: 'penalty_places'; side: Side }
  | { kind: 'spot' }
  | { kind: 'taker' }
  | { kind: 'clear_zone' }
  | { kind: 'corner_room' }
  | { kind: 'corner_moves'; left: number }
  | { kind: 'clear_area' }
  | { kind: 'over' };

export type Place = { at: 'square'; square: Square } | { at: 'flag' } | { at: 'goal_centre' } | { at: 'lifted' } | { at: 'beside' } | { at: 'out' };
export type Ball = { at: 'square'; square: Square } | { at: 'spot'; goal: Side } | { at: 'hands'; side: Side };

export interface End {
  square: Square;
  bend?: Square;
  effect?: EndEffect;
}

export interface PawnView {
  pawn: Pawn;
  side: Side;
  role: Role;
  bonus: number;
  place: Place;
  booked: boolean;
  offside: boolean;
  choosable: boolean;
  ends: End[];
}

export interface Target {
  square: Square;
  kind: TargetKind;
  offside?: OffsideKind;
  ours: number[];
  theirs: number[];
  their_keeper: boolean;
}

export interface Tally {
  sets: number;
  direct_passes: number;
  shots: number;
  battles_won: number;
  fouls: number;
  offsides: number;
  corners: number;
}

export interface SideView {
  colour: Colour;
  defenders_booked: boolean;
  tally: Tally;
}

export interface Clock {
  is_virtual: boolean;
  running: boolean;
  added: boolean;
  elapsed_seconds: number;
  length_seconds: number;
}

export interface Kick {
  side: Side;
  scored: boolean;
}

export interface View {
  you: Seat | null;
  phase: Phase;
  deciding: Seat | null;
  period: number;
  clock: Clock;
  move_limit_seconds: number;
  score: BySide<number>;
  offence: Side;
  restart: Restart;
  roll: Dice | null;
  ball: Ball;
  holder: Pawn | null;
  banned: Pawn | null;
  passes: number;
  chance: boolean;
  sides: BySide<SideView>;
  pawns: PawnView[];
  targets: Target[];
  dribbles: Target[];
  keeper_steps: Square[];
  squares: Square[];
  reaching: BySide<number[]>;
  offside: { row: number | null; pawns: Pawn[] };
  zone: Square[];
  shot_device: ShotDevice;
  shoot_out: { first: Side; kicks: Kick[]; score: BySide<number> } | null;
  outcome: Outcome | null;
}

export type Move =
  | { type: 'swap'; pawn: Pawn; other: Pawn }
  | { type: 'shift'; pawn: Pawn; square: Square }
  | { type: 'move'; pawn: Pawn; square: Square }
  | { type: 'place'; pawn: Pawn; square: Square }
  | { type: 'play'; square: Square }
  | { type: 'dribble'; square: Square }
  | { type: 'keeper'; square: Square }
  | { type: 'keeper_home'; square: Square }
  | { type: 'arc'; square: Square }
  | { type: 'spot'; square: Square }
  | { type: 'taker'; pawn: Pawn }
  | { type: 'new_keeper'; pawn: Pawn }
  | { type: 'done' }
  | { type: 'roll' }
  | { type: 'pass' }
  | { type: 'take' }
  | { type: 'decline' };

export type Event =
  | { type: 'kickoff_rolled'; home: number; away: number }
  | { type: 'overtime_rolled'; home: number; away: number }
  | { type: 'shootout_rolled'; home: number; away: number }
  | { type: 'line_up'; side: Side }
  | { type: 'setup_done'; side: Side }
  | { type: 'pawns_swapped'; pawn: Pawn; other: Pawn }
  | { type: 'period_started'; period: number }
  | { type: 'period_ended'; period: number }
  | { type: 'asked'; phase: Phase }
  | { type: 'set_began'; side: Side; holder: Pawn }
  | { type: 'pawn_rolled'; side: Side; roll: number }
  | { type: 'pawn_moved'; pawn: Pawn; from: Square; to: Square }
  | { type: 'dribbled'; pawn: Pawn; from: Square; to: Square }
  | { type: 'keeper_stepped'; pawn: Pawn; from: Square; to: Square }
  | { type: 'move_skipped'; side: Side }
  | { type: 'ball_stays'; side: Side }
  | { type: 'placement_passed'; side: Side }
  | { type: 'minor_foul'; side: Side }
  | { type: 'declined'; side: Side }
  | { type: 'goal_kick'; side: Side }
  | { type: 'ball_rolled'; side: Side; dice: Dice }
  | { type: 'ball_played'; pawn: Pawn; from: Square; to: Square; kind: BallKind }
  | { type: 'captured'; pawn: Pawn; square: Square }
  | { type: 'pawn_placed'; pawn: Pawn; square: Square }
  | { type: 'battle_rolled'; o_pawn: Pawn; d_pawn: Pawn; o_die: number; d_die: number; o_total: number; d_total: number }
  | { type: 'battle_won'; pawn: Pawn }
  | { type: 'yellow_card'; pawn: Pawn }
  | { type: 'red_card'; pawn: Pawn }
  | { type: 'new_keeper'; pawn: Pawn }
  | { type: 'taker_chosen'; pawn: Pawn }
  | { type: 'keeper_lifted'; pawn: Pawn }
  | { type: 'foul'; pawn: Pawn; against: Pawn }
  | { type: 'offside'; pawn: Pawn; kind: OffsideKind }
  | { type: 'free_kick'; side: Side; square: Square; reason: Reason }
  | { type: 'penalty'; side: Side; kicker: Pawn }
  | { type: 'corner'; side: Side; square: Square }
  | { type: 'shot'; pawn: Pawn; result: ShotResult }
  | { type: 'goal'; side: Side; pawn: Pawn; score: BySide<number> }
  | { type: 'clock_ran'; seconds: number }
  | { type: 'time_up' }
  | { type: 'added_time' }
  | { type: 'shootout_kick'; side: Side; pawn: Pawn; scored: boolean }
  | { type: 'match_ended'; winner: Side | null; score: BySide<number>; shootout?: BySide<number> };
