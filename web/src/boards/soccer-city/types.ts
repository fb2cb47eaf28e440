/** The game's types by their short names, as they stand in JSON. */

import type { BySide, Outcome, Seat, Side } from '../../types.gen';

export type { BySide, Outcome, Seat, Side };
/** `"27,7"`: x along the pitch from Home's goal line, y across it. */
export type Hexagon = string;
/** `"H9"`, `"A1"`. */
export type Piece = string;
/** `"A04"`, `"D10"`, `"S01"`, or a Ball card by what is printed on it. */
export type Card = string;
export type SaveCard = string;
export type BallValue = 'short' | 'medium' | 'long';
export type BallCard = BallValue | 'plain';
export type Direction = 'east' | 'south_east' | 'south_west' | 'west' | 'north_west' | 'north_east';
export type Deck = 'attack' | 'defence' | 'shot' | 'ball';
export type Formation = '2-1-1-2' | '2-2-2' | '3-1-2' | '2-3-1' | '3-2-1' | '1-3-2' | 'free';
export type Role = 'goalkeeper' | 'defender' | 'defensive_midfielder' | 'attacking_midfielder' | 'striker';
export type Dribble = 'dribbling' | 'scissor' | 'nutmeg' | 'self_pass' | 'two_touch' | 'hat' | 'roulette' | 'carousel' | 'elastica';
export type Tackle = 'pull' | 'back_up' | 'shoulder_charge' | 'side_tackle' | 'blocking' | 'pressure' | 'cut_off' | 'blow' | 'tackle';
export type Shot = 'drive' | 'cannonball' | 'cross_shot' | 'curler' | 'half_volley' | 'volley' | 'toe_poke' | 'solo' | 'header' | 'diving_header' | 'bicycle' | 'chip' | 'back_heel';
export type Save = 'catch' | 'full_stretch' | 'fingertip' | 'punch' | 'palm_over' | 'foot_save' | 'smother' | 'reflex' | 'body_block' | 'one_handed' | 'flying' | 'scorpion' | 'well_placed';
export type Factor = 'strict_referee' | 'indulgent_referee' | 'rain' | 'coach_reprimand' | 'inspired_keeper' | 'keeper_bad_day' | 'arguing' | 'crowd_support' | 'low_pressing' | 'on_fire' | 'the_wall' | 'off_form';
export type AttackTactic = 'give_and_go' | 'fast_break' | 'crossing_pass' | 'pass_to_the_box' | 'one_touch' | 'side_line_advance' | 'slip' | 'additional' | 'sprint';
export type DefenceTactic = 'pressing' | 'defensive_anticipation' | 'defensive_retreat' | 'tactical_foul' | 'offside_trap' | 'goalkeeper_anticipation';

export interface Balls {
  short: number;
  medium: number;
  long: number;
  plain: number;
}
export interface Hand {
  attack: Card[];
  defence: Card[];
  shot: Card[];
  ball: Balls;
}
export interface Counts {
  attack: number;
  defence: number;
  shot: number;
  ball: number;
}
export interface Hop {
  piece: Piece;
  to: Hexagon;
}

export type Move =
  | { type: 'formation'; formation: Formation }
  | { type: 'place' | 'relocate' | 'step'; piece: Piece; to: Hexagon }
  | { type: 'bring'; on: Piece; off: Piece }
  | { type: 'done' | 'skip' | 'accept' | 'throw' | 'make' | 'direct' | 'trade' }
  | { type: 'pass'; card: BallValue; to: Hexagon }
  | { type: 'out' | 'advance'; card: BallValue; direction: Direction }
  | { type: 'close'; receiver: Piece }
  | { type: 'tactic' | 'claim' | 'play' | 'shoot' | 'give'; card: Card }
  | { type: 'anticipate'; card: Card; piece: Piece; to: Hexagon }
  | { type: 'trap'; card: Card; first: Hop; second: Hop | null }
  | { type: 'dribble'; opponent: Piece }
  | { type: 'tackle' | 'keeper' | 'kicker'; piece: Piece }
  | { type: 'forward' | 'clear'; to: Hexagon }
  | { type: 'line'; shot: Shot }
  | { type: 'corner'; at: Hexagon }
  | { type: 'aim'; value: BallValue }
  | { type: 'keep'; cards: Hand }
  | { type: 'trade_deck'; deck: Deck };

export interface Flight {
  context: string;
  side: Side;
  by: Piece | null;
  from: Hexagon;
  to: Hexagon;
  means: 'line' | 'square' | 'close';
  height: 'low' | 'high';
  receiver: Piece | null;
}
export interface Duel {
  starter: Side;
  attacker: Piece;
  defender: Piece;
  attack: Card;
  defence: Card;
  before: Card | null;
}
export type RestartKind = 'free_kick' | 'penalty' | 'corner' | 'goal_kick' | 'throw_in';
export interface Restart {
  kind: RestartKind;
  side: Side;
  spot: Hexagon;
}
export interface Run {
  piece: Piece;
  left: number;
}
export interface Runs {
  first: Run | null;
  second: Run | null;
}
export type Occasion = 'goal' | 'half_time' | 'extra_time';

export type Phase =
  | { kind: 'before' | 'pass' | 'give_and_go' | 'action' | 'crossing_pass' | 'pass_to_the_box' | 'slip' | 'additional' | 'shot' | 'one_touch' | 'one_touch_play' | 'defend' | 'free_kick' | 'corner' | 'goal_kick' | 'over' }
  | { kind: 'line_up'; kicker: Side; first: boolean; done: BySide<boolean> }
  | { kind: 'kick_off' | 'save_throw' | 'clear' | 'penalty_kicker' | 'corner_choice' | 'throw_in' | 'penalty' | 'shootout'; side: Side }
  | { kind: 'give_and_go_run'; runner: Piece; mate: Piece; left: number }
  | { kind: 'give_and_go_return'; runner: Piece; mate: Piece }
  | { kind: 'answer'; flight: Flight }
  | { kind: 'fast_break' | 'defensive_retreat'; runs: Runs }
  | { kind: 'crossing_step'; piece: Piece }
  | { kind: 'side_line_advance'; runner: Piece | null; left: number }
  | { kind: 'reposition'; side: Side; moved: Piece[] }
  | { kind: 'pressing'; moved: Piece[] }
  | { kind: 'face_off'; starter: Side; attacker: Piece; defender: Piece }
  | { kind: 'second_tackle' | 'tactical_foul'; duel: Duel }
  | { kind: 'foul'; duel: Duel; forced: 'last_man' | 'strict_referee' | null }
  | { kind: 'winner_move'; duel: Duel; winner: Side; stage: 'way' | 'winner' | 'loser' }
  | { kind: 'save_step'; side: Side; left: number; throw: boolean }
  | { kind: 'exchange'; side: Side; first: Side; moved: Piece[] }
  | { kind: 'factor_moves'; side: Side; factor: Factor; waiting: Piece[] }
  | { kind: 'new_keeper'; side: Side; duel: Duel }
  | { kind: 'stoppage'; restart: Restart; side: Side; moved: Piece[] }
  | { kind: 'discard'; occasion: Occasion }
  | { kind: 'trade'; side: Side; round: number; occasion: Occasion }
  | { kind: 'trade_pick'; side: Side; round: number; occasion: Occasion; deck: Deck };

export type Place = { at: 'pitch'; hexagon: Hexagon } | { at: 'waiting' | 'bench' | 'taken_off' | 'sent_off' };
export interface End {
  to: Hexagon;
  effect?: 'takes_ball' | 'offside' | 'marks';
}
export interface WhyNot {
  clause: string;
  text: string;
}
export interface PieceView {
  piece: Piece;
  side: Side;
  number: number;
  role: Role;
  place: Place;
  keeper: boolean;
  attack: number;
  defence: number;
  booked: boolean;
  markers: Piece[];
  offside: boolean;
  barred: WhyNot | null;
  choosable: boolean;
  ends: End[];
}
export interface Clock {
  period: number;
  minute: number;
  deck: number;
  extra_balls: number | null;
  time_up: boolean;
  passive: number;
  passive_limit: number;
  turn: number;
}
export interface SideView {
  active: Seat;
  keeper: Piece;
  substitutions: number;
  line_up_hidden: boolean;
  offside_from: number | null;
}
export interface HandView {
  seat: Seat;
  counts: Counts;
  cards: Hand | null;
  known: Hand | null;
}
export interface Decks {
  attack: number;
  defence: number;
  shot: number;
  save: number;
  factor: number;
  attack_discards: Card[];
  defence_discards: Card[];
  shot_discards: Card[];
  save_discards: SaveCard[];
  ball_gone: Balls;
}
export interface FactorView {
  factor: Factor;
  side: Side;
  left: number | null;
}
export type Outlook = 'safe' | 'challenge' | 'cut_out' | 'loose' | 'offside' | 'out';
export interface PassView {
  card: BallValue;
  to: Hexagon | null;
  direction: Direction | null;
  end: Hexagon;
  outlook: Outlook;
  piece: Piece | null;
  markers: Piece[];
  percent: number;
  anticipators: Piece[];
}
export interface AdvanceView {
  card: BallValue;
  direction: Direction;
  to: Hexagon;
  ball: Hexagon;
  outlook: Outlook;
  piece: Piece | null;
}
export interface ReceiverView {
  receiver: Piece;
  end: Hexagon;
  outlook: Outlook;
  piece: Piece | null;
  markers: Piece[];
  percent: number;
}
export interface ShotView {
  card: Card | null;
  shot: Shot | null;
  value: number;
  attack: number;
  special: number;
  one_on_one: number;
  assist: number;
  total: number;
  goal: number;
  level: number;
  legal: boolean;
}
export interface TacticView {
  card: Card;
  tactic: string;
  why_not: WhyNot | null;
}
export interface Odds {
  card: Card;
  win: number;
  level: number;
  lose: number;
}
export interface FaceOffView {
  starter: Side;
  attacker: Piece;
  defender: Piece;
  attack: number;
  defence: number;
  last_man: boolean;
  attack_card: Card | null;
  defence_card: Card | null;
  odds: Odds[];
}
export interface Kick {
  side: Side;
  scored: boolean;
}
export interface View {
  you: Seat | null;
  phase: Phase;
  deciding: Seat[];
  sealed: Seat[];
  your_choice: Move | null;
  clock: Clock;
  score: BySide<number>;
  attacking: Side;
  tactics_barred: boolean;
  action_used: boolean;
  ball: Hexagon | null;
  bearer: Piece | null;
  pieces: PieceView[];
  sides: BySide<SideView>;
  hands: HandView[];
  decks: Decks;
  factors: FactorView[];
  taken: FactorView | null;
  passes: PassView[];
  advances: AdvanceView[];
  receivers: ReceiverView[];
  shots: ShotView[];
  no_shot: WhyNot | null;
  tactics: TacticView[];
  face_off: FaceOffView | null;
  wall: Hexagon[];
  shootout: { first: Side; kicks: Kick[]; score: BySide<number> } | null;
  outcome: Outcome | null;
}

export type How = 'intercepted' | 'challenge' | 'advance' | 'stepped' | 'anticipated' | 'claimed' | 'saved' | 'cleared' | 'wall';
export type Verdict = 'attacker' | 'defender' | 'level';
export type ShotResult = 'goal' | 'open_goal' | 'saved' | 'corner' | 'out' | 'clear' | 'wall';

export type Event =
  | { type: 'kick_off_drawn' | 'line_up_done' | 'exchange_ended'; side: Side }
  | { type: 'period_began'; period: number; kicker: Side }
  | { type: 'line_up_began'; kicker: Side; first: boolean }
  | { type: 'line_up_formation'; side: Side; formation: Formation }
  | { type: 'line_up_placed' | 'put' | 'relocated'; piece: Piece; to: Hexagon }
  | { type: 'line_up_brought' | 'substituted'; on: Piece; off: Piece }
  | { type: 'line_up_shown'; side: Side; places: (Hexagon | null)[] }
  | { type: 'asked'; phase: Phase }
  | { type: 'turn_began'; side: Side; tactics: boolean }
  | { type: 'ball_card_played'; seat: Seat; value: BallValue; extra: boolean }
  | { type: 'tactic_played'; seat: Seat; card: Card }
  | { type: 'pass_played'; flight: Flight }
  | { type: 'received'; piece: Piece; high: boolean; assist: boolean; used: boolean }
  | { type: 'ball_loose'; at: Hexagon; flagged: Piece[] }
  | { type: 'ball_out'; by: Piece | null; from: Hexagon; exit: Hexagon; direction: Direction }
  | { type: 'advanced'; piece: Piece; to: Hexagon; ball: Hexagon; value: BallValue; direction: Direction }
  | { type: 'challenge_rolled'; receiver: Piece; marker: Piece; attack: number; defence: number }
  | { type: 'challenge_won' | 'yellow_card' | 'red_card' | 'keeper_named' | 'face_off_won'; piece: Piece }
  | { type: 'ball_taken'; piece: Piece; how: How }
  | { type: 'offside_given'; piece: Piece; at: Hexagon }
  | { type: 'stepped'; piece: Piece; to: Hexagon; kind: string }
  | { type: 'face_off_started'; starter: Side; attacker: Piece; defender: Piece }
  | { type: 'sealed'; seat: Seat; choice: Move | null }
  | { type: 'opened' | 'factors_renewed' | 'injury_time_began' | 'time_up' }
  | { type: 'cards_shown'; attacker: Seat; attack: Card; defender: Seat; defence: Card }
  | { type: 'tackled_again'; seat: Seat; card: Card }
  | { type: 'judged'; verdict: Verdict; beaten: boolean; attack: number; defence: number }
  | { type: 'die_thrown'; face: number }
  | { type: 'foul_given'; piece: Piece; against: Piece }
  | { type: 'swapped'; first: Piece; second: Piece }
  | { type: 'factor_taken' | 'factor_began'; side: Side; factor: Factor }
  | { type: 'factor_ended'; factor: Factor }
  | { type: 'turn_counted'; fresh: Factor | null }
  | { type: 'shot_taken'; piece: Piece; shot: Shot; card: Card | null; seat: Seat | null; total: number; special: number; one_on_one: number; assist: number }
  | { type: 'save_drawn'; card: SaveCard; total: number }
  | { type: 'shot_ended'; result: ShotResult }
  | { type: 'goal'; side: Side; piece: Piece; score: BySide<number> }
  | { type: 'cleared'; piece: Piece; to: Hexagon }
  | { type: 'deck_renewed'; deck: string }
  | { type: 'cards_drawn'; seat: Seat; counts: Counts; cards: Hand | null }
  | { type: 'discarded'; seat: Seat; cards: Hand }
  | { type: 'turn_ended'; next: unknown }
  | { type: 'passive_counted'; count: number }
  | { type: 'ball_burned'; card: BallCard | null; seat: Seat | null }
  | { type: 'period_ended'; period: number }
  | { type: 'restart_given'; restart: Restart }
  | { type: 'penalty_shown'; piece: Piece; kick: BallValue; dive: BallValue }
  | { type: 'trades_agreed'; sides: BySide<boolean> }
  | { type: 'traded'; side: Side; first: Card | null; second: Card | null }
  | { type: 'shootout_began'; first: Side }
  | { type: 'shootout_kick'; side: Side; kick: BallValue; dive: BallValue }
  | { type: 'match_ended'; winner: Side | null; score: BySide<number>; shootout: BySide<number> | null; forfeit: Side | null };
