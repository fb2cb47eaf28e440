/** The moves, events and views of Flip Football as they stand in JSON. */

import type { BySide, Outcome, Seat, Side } from '../../types.gen';

export type { BySide, Outcome, Seat, Side };

export type Card = string;
export type Section = string;
export type Colour = 'red' | 'blue';
export type Stage = 'attack0' | 'attack1' | 'attack2' | 'shot' | 'free_kick' | 'penalty';
export type Period = 'first_half' | 'second_half' | 'injury_time' | 'shoot_out';
export type Kind = 'shot' | 'penalty' | 'free_kick' | 'shoot_out';
export type PresetName = 'strongest' | 'attacking' | 'defensive' | 'open' | 'tight';

export type Move =
  | { type: 'set_aside'; card: Card }
  | { type: 'rest_random' }
  | { type: 'preset'; name: PresetName }
  | { type: 'lay'; card?: Card };

export type Pair = {
  minute: string;
  attacker: Side;
  stage: Stage;
  attack_card: Card;
  defend_card: Card;
  section: Section;
  code: string;
};

export type Event =
  | { type: 'set_aside_picked'; seat: Seat; card: Card }
  | { type: 'set_aside_done'; seat: Seat }
  | { type: 'kick_off'; side: Side }
  | { type: 'packs_shuffled'; period: Period }
  | { type: 'hand_dealt'; seat: Seat; cards: Card[] }
  | { type: 'has_laid'; seat: Seat; card?: Card }
  | ({ type: 'cards_laid' } & Pair)
  | { type: 'attack_success'; side: Side; count: number }
  | { type: 'tackled' | 'offside' | 'free_kick_awarded' | 'long_ball'; side: Side }
  | { type: 'goal' | 'saved' | 'blocked' | 'missed' | 'woodwork'; side: Side; kind: Kind }
  | { type: 'rebound' | 'corner' | 'penalty_awarded'; side: Side }
  | { type: 'flip'; attacker: Side }
  | { type: 'card_drawn'; seat: Seat; card: Card }
  | { type: 'attack_lost'; side: Side; stage: Stage }
  | { type: 'half_time'; score: BySide<number> }
  | { type: 'injury_time'; minutes: number; card: Card }
  | { type: 'shoot_out'; first: Side }
  | {
      type: 'full_time';
      score: BySide<number>;
      result: Side | 'draw';
      shoot_out?: { winner: Side; score: BySide<number> } | null;
      eights: BySide<Card[]>;
    };

export type Tally = {
  goals: number;
  shots: number;
  tackles: number;
  corners: number;
  offsides: number;
  free_kicks: number;
  penalties: number;
};

export type SideView = {
  colour: Colour;
  /** Cards in the pack, or in hand play in the stock. */
  pack: number;
  hand_size: number;
  /** Only one's own. */
  hand: Card[] | null;
  has_laid: boolean;
  /** One's own choice in hand play. */
  laid: Card | null;
  set_aside_done: boolean;
  /** One's own; everybody's at the end. */
  eight: Card[] | null;
  /** Laid in this period. */
  played: Card[];
  tally: Tally;
};

export type View = {
  you: Seat | null;
  phase: 'set_aside' | 'play' | 'shoot_out' | 'over';
  period: Period | null;
  /** Label of the next minute. */
  minute: string;
  minutes_left: number;
  attacker: Side | null;
  stage: Stage | null;
  score: BySide<number>;
  injury: number | null;
  hand_play: boolean;
  auto: boolean;
  half_cards: number;
  sides: BySide<SideView>;
  /** The last pair. */
  table: Pair | null;
  shoot_out: { first: Side; kicks: { side: Side; scored: boolean }[]; score: BySide<number> } | null;
  outcome: Outcome | null;
};
