// Generated from the Rust types by the server's tests. Do not edit.

export type Side = 'home' | 'away';
export type Seat = 'home' | 'away' | 'home2' | 'away2';
export type Viewer = Seat | 'spectator';
export type BySide<T> = { home: T; away: T };

export type Argument = number | string;
export type Text = { key: string; args?: { [name in string]: Argument } };
export type Prompt = { text: Text; clause: string };
export type Weight = 'quiet' | 'normal' | 'big';
export type Mark = 'goal' | 'booking' | 'period';
export type Commentary = { text: Text; weight: Weight; mark?: Mark };

export type OptionValue = number | string;
export type OptionValues = { [name in string]: OptionValue };
export type OptionKind =
  | { kind: 'choice'; words: Array<string> }
  | { kind: 'numbers'; numbers: Array<number> }
  | { kind: 'range'; zero_is_off: boolean; min: number; max: number }
  | { kind: 'text'; bytes_max: number };
export type OptionSpec = { name: string; default: OptionValue; house: boolean; clause: string } & OptionKind;

export type BotLevel = string;
export type Preset = { name: string; options: OptionValues };
export type GameSummary = {
  id: string;
  available: boolean;
  seats: Array<Seat>;
  options: Array<OptionSpec>;
  bots: Array<BotLevel>;
  presets: Array<Preset>;
  rules_version: string;
};

export type Rule = { clause: string; text: string; ruling?: string };
export type Chapter = { title: string; rules: Array<Rule> };
export type Rulebook = { chapters: Array<Chapter>; learn: Array<string> };

export type Outcome = {
  winner: Side | null;
  score: BySide<number>;
  shoot_out?: BySide<number>;
  forfeit?: Side;
};
export type Scoreline = { score: BySide<number>; clock: string; phase: Text; attacking: Side | null };

export type SeatPlan = { kind: 'me' } | { kind: 'friend' } | { kind: 'bot'; level: BotLevel };
export type SeatKind = 'person' | 'bot' | 'open';
export type SeatSummary = { name: string; kind: SeatKind; level?: BotLevel; you: boolean };
export type SeatSummaries = { [seat in Seat]?: SeatSummary };
export type MatchStatus = 'waiting' | 'running' | 'over';
export type MatchSummary = {
  id: string;
  game: string;
  options: OptionValues;
  created_at: string;
  status: MatchStatus;
  scoreline: Scoreline;
  outcome?: Outcome;
  seats: SeatSummaries;
  hot_seat: boolean;
  your_turn: boolean;
  commitment: string;
  invitations?: { [seat in Seat]?: string };
};
export type NewMatch = {
  game: string;
  options: OptionValues;
  seats: { [seat in Seat]?: SeatPlan };
  listed?: boolean;
};
export type CreatedMatch = MatchSummary & { invitations: { [seat in Seat]?: string } };
export type Fork = { step: number; seats: { [seat in Seat]?: SeatPlan } };
export type Me = { name: string };
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  clause?: string;
};

export type SeenEvent<E = unknown> = { number: number; event: E; commentary?: Commentary };
export type Frame<V = unknown, E = unknown> = {
  step: number;
  scoreline: Scoreline;
  view: V;
  prompt: Prompt;
  events: Array<SeenEvent<E>>;
};
export type Replay<V = unknown, E = unknown> = {
  summary: MatchSummary;
  viewer: Viewer;
  frames: Array<Frame<V, E>>;
};

export type Takeback = 'free' | 'ask' | 'none';
export type Lane<V = unknown, M = unknown, E = unknown> = {
  epoch: number;
  number: number;
  reset: boolean;
  events: Array<SeenEvent<E>>;
  view: V;
  choices: Array<M> | null;
  prompt: Prompt;
  scoreline: Scoreline;
  decision_deadline_ms?: number;
  takeback: Takeback;
};
export type Place = { epoch: number; number: number };
export type FromClient =
  | { type: 'hello'; lanes: { [viewer in Viewer]?: Place } }
  | { type: 'move'; id: string; seat: Seat; move: unknown }
  | { type: 'takeback'; seat: Seat }
  | { type: 'takeback_answer'; seat: Seat; agree: boolean }
  | { type: 'resign'; seat: Seat };
export type Update = {
  type: 'update';
  lanes: { [viewer in Viewer]?: Lane };
  to_act: Array<Seat>;
  over?: Outcome;
  seats: SeatSummaries;
  connected: Array<Seat>;
  thinking: Array<Seat>;
};
export type FromServer =
  | Update
  | { type: 'accepted'; id: string }
  | { type: 'refused'; id: string; clause: string; detail: string }
  | { type: 'error'; id?: string; code: string; detail: string }
  | { type: 'takeback_asked'; seat: Seat }
  | { type: 'takeback_declined'; seat: Seat };
