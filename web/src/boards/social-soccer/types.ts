/** The game's types as they stand in JSON, after the crate's. */

import type { BySide, Outcome, Seat, Side } from '../../types.gen';

export type { BySide, Outcome, Seat, Side };

export type Slot = 'A1' | 'A2' | 'A3' | 'A4' | 'B1' | 'B2' | 'D1' | 'D2' | 'D3' | 'D4';
export type Line = 'attack' | 'bench' | 'defence';
export type PlayerId = string;
export type CardId = string;
export type Value = 'effort' | 'kindness' | 'empathy';
export type BannerName = 'effort' | 'kindness' | 'empathy' | 'solidarity' | 'respect' | 'trust' | 'fair_play';
export type CardKind = 'support' | 'mastermove' | 'twist';
export type Timing = 'any' | 'open' | 'attack' | 'defence' | 'their_shot' | 'duel' | 'block' | 'vs_shot' | 'vs_pass' | 'vs_card';
export type Stat = 'attack' | 'defence';
export type Duration = 'now' | 'shot' | 'seq' | 'next_seq' | 'round' | 'next';
export type Stamina = 'fresh' | 'tired' | 'exhausted';
export type PlayerMark = 'protected' | 'no_block' | 'swapped';
export type SideRule = 'locked' | 'licensed';
export type PickFrom = 'hand' | 'discard';
export type Warning = 'tires_carrier' | 'condition_false' | 'no_target';
export type Purpose = 'deploy' | 'assign' | 'pass' | 'tire' | 'block' | 'outlet' | 'target';
export type ShotStage = 'answers' | 'block' | 'second_block' | 'duel' | 'goal' | 'laid';
export type ProfileName = 'standard30' | 'loose30' | 'intro40';

export type Move =
  | { type: 'bring'; deck: string }
  | { type: 'deploy'; player: PlayerId; slot: Slot }
  | { type: 'first_ball'; side: Side }
  | { type: 'assign'; slot: Slot }
  | { type: 'play'; card: CardId }
  | { type: 'tire'; slot: Slot }
  | { type: 'pass'; slot: Slot }
  | { type: 'shoot' }
  | { type: 'let' }
  | { type: 'yield' }
  | { type: 'block'; slot: Slot }
  | { type: 'no_block' }
  | { type: 'twist'; card: CardId }
  | { type: 'outlet'; slot: Slot }
  | { type: 'target'; side: Side; slot: Slot }
  | { type: 'pick'; card: CardId }
  | { type: 'keep' }
  | { type: 'bottom' }
  | { type: 'discard'; card: CardId }
  | { type: 'resign' };

export type Phase =
  | { kind: 'running' }
  | { kind: 'bring' }
  | { kind: 'deploy' }
  | { kind: 'first_ball'; side: Side }
  | { kind: 'assign_ball' }
  | { kind: 'action' }
  | { kind: 'dead_ball' }
  | { kind: 'pay_tire'; side: Side; left: number }
  | { kind: 'response'; side: Side }
  | { kind: 'block' }
  | { kind: 'second_block' }
  | { kind: 'duel'; side: Side }
  | { kind: 'outlet' }
  | { kind: 'target'; side: Side }
  | { kind: 'pick_card'; side: Side; from: PickFrom }
  | { kind: 'scry'; side: Side }
  | { kind: 'hand_limit'; side: Side }
  | { kind: 'over' };

export interface Who {
  side: Side;
  slot: Slot;
  player: PlayerId;
}

export type TiredBy = 'pass' | 'shot' | 'intercept' | 'cost' | 'effect' | 'zero';
export type ChangedBy = 'block' | 'zero' | 'card' | 'conceded' | 'yield';

export type Event =
  | { type: 'deck_brought'; side: Side; secret: boolean; deck?: string }
  | { type: 'game_started'; game: number }
  | { type: 'players_dealt'; side: Side; players?: PlayerId[] }
  | { type: 'player_deployed'; side: Side; slot: Slot; player?: PlayerId }
  | { type: 'deck_shuffled'; side: Side; cards?: CardId[] }
  | { type: 'ball_given'; side: Side; by: 'toss' | 'agreement' | 'loser' }
  | { type: 'field_turned_up' }
  | { type: 'round_started'; round: number }
  | { type: 'players_recovered' }
  | { type: 'rotated' }
  | { type: 'custody_counted'; pools: BySide<number> }
  | { type: 'card_drawn'; side: Side; card?: CardId }
  | { type: 'deck_reshuffled'; side: Side; cards?: CardId[] }
  | { type: 'asked'; phase: Phase }
  | ({ type: 'ball_assigned' } & Who)
  | { type: 'card_played'; side: Side; card: CardId; custody: number }
  | ({ type: 'player_tired'; reason: TiredBy } & Who)
  | ({ type: 'player_exhausted'; reason: TiredBy } & Who)
  | ({ type: 'player_fresh' } & Who)
  | ({ type: 'player_rested' } & Who)
  | ({ type: 'pass_announced'; to: Slot; receiver: PlayerId } & Who)
  | ({ type: 'pass_completed' } & Who)
  | ({ type: 'shot_declared' } & Who)
  | { type: 'let_go'; side: Side }
  | { type: 'card_resolving'; side: Side; card: CardId }
  | ({ type: 'target_chosen'; by: Side } & Who)
  | ({ type: 'value_changed'; stat: Stat; amount: number; duration: Duration } & Who)
  | { type: 'keeper_changed'; side: Side; amount: number }
  | ({ type: 'mark_laid'; mark: PlayerMark; duration: Duration } & Who)
  | { type: 'rule_laid'; side: Side; rule: SideRule; duration: Duration }
  | { type: 'keeper_ready'; side: Side; defence: number }
  | ({ type: 'ball_moved' } & Who)
  | { type: 'substituted'; side: Side; field: Slot; bench: Slot; leaves: PlayerId; enters: PlayerId }
  | { type: 'slots_swapped'; side: Side; slot: Slot; other: Slot; player: PlayerId; mate: PlayerId }
  | { type: 'custody_changed'; side: Side; amount: number; duration: Duration }
  | { type: 'hand_seen'; side: Side; count: number; cards?: CardId[] }
  | { type: 'cards_scried'; side: Side; count: number; cards?: CardId[] }
  | { type: 'card_kept'; side: Side }
  | { type: 'card_bottomed'; side: Side }
  | { type: 'card_discarded'; side: Side; card: CardId; reason: 'picked' | 'random' | 'limit' }
  | { type: 'card_returned'; side: Side; card: CardId }
  | { type: 'card_cancelled'; side: Side; card: CardId }
  | { type: 'step_idle'; side: Side; reason: 'condition' | 'target' | 'protected' }
  | { type: 'step_done' }
  | { type: 'card_resolved'; side: Side; card: CardId }
  | { type: 'perk_used'; side: Side; banner: BannerName }
  | { type: 'perk_done'; side: Side }
  | { type: 'shot_comes'; side: Side }
  | ({ type: 'intercept_declared' } & Who)
  | ({ type: 'second_declared'; defence: number } & Who)
  | { type: 'nobody_blocks'; side: Side }
  | { type: 'keeper_blocks'; side: Side; defence: number }
  | { type: 'twist_discarded'; side: Side; card: CardId }
  | { type: 'duel_decided'; attack: number; defence: number; blocked: boolean }
  | { type: 'possession_changed'; side: Side; reason: ChangedBy }
  | ({ type: 'outlet_played' } & Who)
  | ({ type: 'goal'; score: BySide<number> } & Who)
  | { type: 'goal_card_revealed'; side: Side; card?: CardId }
  | { type: 'goal_card_laid'; side: Side }
  | { type: 'round_ended'; reason: 'all_tired' | 'dead_ball' }
  | { type: 'resigned'; side: Side }
  | { type: 'game_ended'; winner: Side | null; score: BySide<number> }
  | { type: 'match_ended'; winner: Side | null; won: BySide<number> };

export interface View {
  you: Seat | null;
  phase: Phase;
  deciding: Seat[];
  game: number;
  games: number;
  won: BySide<number>;
  round: number;
  rounds: number;
  minute: number;
  score: BySide<number>;
  possession: Side;
  carrier: Slot | null;
  passes: number;
  stolen: boolean;
  sides: BySide<SideView>;
  stack: Item[];
  resolving: Resolving | null;
  shot: Shot | null;
  forecast: Forecast | null;
  hand: HandCard[];
  targets: Target[];
  picks: CardId[];
  picks_from: PickFrom | null;
  scry: CardId[];
  to_deploy: PlayerId[];
  deck_profile: ProfileName;
  extra_limit: number;
  banner_perks: boolean;
  auto_let: boolean;
  outcome: Outcome | null;
}

export interface SideView {
  ready: boolean;
  secret: boolean;
  deck_text: string | null;
  banner: BannerName | null;
  perk_used: boolean;
  pool: number;
  promised: number;
  hand_size: number;
  known_hand: CardId[];
  deck_size: number;
  known_deck: { place: number; card: CardId }[];
  discard: CardId[];
  gol: (CardId | null)[];
  fresh_attackers: number;
  fresh_defenders: number;
  rules: { rule: SideRule; duration: Duration }[];
  slots: SlotView[];
  tally: Tally;
}

export interface SlotView {
  slot: Slot;
  line: Line;
  next: Slot;
  player: PlayerView | null;
}

export interface PlayerView {
  card: Face | null;
  covered: boolean;
  stamina: Stamina;
  recovered: boolean;
  carrier: boolean;
}

export interface Face {
  id: PlayerId;
  custody: number;
  attack: number;
  defence: number;
  printed_attack: number;
  printed_defence: number;
  changes: Change[];
  marks: Mark[];
}

export interface Change {
  stat: Stat;
  amount: number;
  duration: Duration;
}

export interface Mark {
  mark: PlayerMark;
  duration: Duration;
}

export type Item =
  | { kind: 'card'; side: Side; card: CardId }
  | { kind: 'pass'; side: Side; from: Slot | null; to: Slot }
  | { kind: 'shot'; side: Side };

export interface Resolving {
  side: Side;
  card: CardId | null;
  twist: boolean;
  perk: BannerName | null;
  step: number;
  chosen: { side: Side; slot: Slot }[];
}

export interface Shot {
  side: Side;
  shooter: Slot;
  attack: number;
  stage: ShotStage;
  blocker: Slot | null;
  keeper: number | null;
  keeper_blocks: boolean;
  defence: number | null;
}

export interface Forecast {
  attack: number;
  best_blocker: number | null;
  blockers: number;
  exhausts: boolean;
}

export interface HandCard {
  card: CardId;
  playable: boolean;
  why_not?: { clause: string; detail: string };
  warnings: Warning[];
}

export interface Target {
  side: Side;
  slot: Slot;
  purpose: Purpose;
}

export interface Tally {
  shots: number;
  passes: number;
  blocks: number;
  steals: number;
  cards: number;
  twists: number;
  recoveries: number;
  cancelled: number;
}

export interface PlayerCard {
  id: PlayerId;
  name: string;
  value: Value | null;
  custody: number;
  attack: number;
  defence: number;
  identity: string;
}

export interface StrategyCard {
  id: CardId;
  name: string;
  kind: CardKind;
  value: Value | null;
  custody_cost: number;
  tire_cost: number;
  bonus: Stat | null;
  timing: Timing;
  text: string;
  flavour: string;
}

export interface BannerCard {
  banner: BannerName;
  values: Value[];
  colour: string;
  crest: string;
  motto: string;
  perk_text: string;
}

export interface ReadyDeck {
  id: string;
  name: string;
  profile: ProfileName;
  starter: boolean;
  about: string;
  deck: string;
}

export interface Pool {
  players: PlayerCard[];
  cards: StrategyCard[];
  banners: BannerCard[];
  profiles: { name: ProfileName; players: number; cards: number; copies: number; per_player: number }[];
  decks: ReadyDeck[];
}
