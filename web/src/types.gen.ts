// Generated from the Rust types by `cargo xtask types`. Do not edit.

export type Argument = number | string;
export type BotLevel = string;
export type BySide<T> = { 
/**
 * What belongs to Home.
 */
home: T, 
/**
 * What belongs to Away.
 */
away: T, };
export type Chapter = { 
/**
 * Its heading.
 */
title: string, 
/**
 * Its clauses.
 */
rules: Array<Rule>, };
export type Commentary = { 
/**
 * The line.
 */
text: Text, 
/**
 * How much it matters.
 */
weight: Weight, 
/**
 * What kind of mark the replay slider sets, if any.
 */
mark?: Mark, };
export type CreatedMatch = MatchSummary;
export type FlipCard = string;
export type FlipCode = string;
export type FlipColour = "red" | "blue";
export type FlipEvent = { "type": "set_aside_picked", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
card: FlipCard, } | { "type": "set_aside_done", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "kick_off", 
/**
 * The side that attacks first.
 */
side: Side, } | { "type": "packs_shuffled", 
/**
 * For which period.
 */
period: FlipPeriod, } | { "type": "hand_dealt", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The cards, the longest held first.
 */
cards: Array<FlipCard>, } | { "type": "has_laid", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * The card chosen from a hand: private to the seat.
 */
card?: FlipCard, } | { "type": "cards_laid" } & FlipPair | { "type": "attack_success", 
/**
 * The attackers.
 */
side: Side, 
/**
 * Successes in a row.
 */
count: number, } | { "type": "tackled", 
/**
 * The attackers.
 */
side: Side, } | { "type": "offside", 
/**
 * The attackers.
 */
side: Side, } | { "type": "free_kick_awarded", 
/**
 * The attackers.
 */
side: Side, } | { "type": "long_ball", 
/**
 * The attackers.
 */
side: Side, } | { "type": "goal", 
/**
 * The attackers.
 */
side: Side, 
/**
 * What it came from.
 */
kind: FlipKind, } | { "type": "saved", 
/**
 * The attackers.
 */
side: Side, 
/**
 * What it came from.
 */
kind: FlipKind, } | { "type": "blocked", 
/**
 * The attackers.
 */
side: Side, 
/**
 * What it came from.
 */
kind: FlipKind, } | { "type": "missed", 
/**
 * The attackers.
 */
side: Side, 
/**
 * What it came from.
 */
kind: FlipKind, } | { "type": "woodwork", 
/**
 * The attackers.
 */
side: Side, 
/**
 * What it came from.
 */
kind: FlipKind, } | { "type": "rebound", 
/**
 * The attackers.
 */
side: Side, } | { "type": "corner", 
/**
 * The attackers.
 */
side: Side, } | { "type": "penalty_awarded", 
/**
 * The attackers.
 */
side: Side, } | { "type": "flip", 
/**
 * The new attackers.
 */
attacker: Side, } | { "type": "card_drawn", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
card: FlipCard, } | { "type": "attack_lost", 
/**
 * The attackers.
 */
side: Side, 
/**
 * How far it had come.
 */
stage: FlipStage, } | { "type": "half_time", 
/**
 * The score.
 */
score: BySide<number>, } | { "type": "injury_time", 
/**
 * Its number.
 */
minutes: number, 
/**
 * The card it stands on.
 */
card: FlipCard, } | { "type": "shoot_out", 
/**
 * The side that kicks first.
 */
first: Side, } | { "type": "full_time", 
/**
 * The score.
 */
score: BySide<number>, 
/**
 * The result by the score.
 */
result: FlipResult, 
/**
 * The shoot-out, if there was one.
 */
shoot_out?: FlipShootOutResult, 
/**
 * FLIP-INFO-5 Both eights, shown at last.
 */
eights: BySide<Array<FlipCard>>, };
export type FlipKick = { 
/**
 * Who kicked.
 */
side: Side, 
/**
 * Whether it went in.
 */
scored: boolean, };
export type FlipKind = "shot" | "penalty" | "free_kick" | "shoot_out";
export type FlipMinute = string;
export type FlipMove = { "type": "set_aside", 
/**
 * Which.
 */
card: string, } | { "type": "rest_random", } | { "type": "preset", 
/**
 * Which.
 */
name: string, } | { "type": "lay", 
/**
 * The card of the hand.
 */
card?: string, };
export type FlipPair = { 
/**
 * The minute's label.
 */
minute: FlipMinute, 
/**
 * The side that attacked.
 */
attacker: Side, 
/**
 * The stage it was laid at.
 */
stage: FlipStage, 
/**
 * The attacker's card, attack side up.
 */
attack_card: FlipCard, 
/**
 * The defender's card, defend side up.
 */
defend_card: FlipCard, 
/**
 * Where the ball lies.
 */
section: FlipSection, 
/**
 * What is under it.
 */
code: FlipCode, };
export type FlipPeriod = "first_half" | "second_half" | "injury_time" | "shoot_out";
export type FlipPhase = "set_aside" | "play" | "shoot_out" | "over";
export type FlipResult = "home" | "away" | "draw";
export type FlipSection = string;
export type FlipShootOut = { 
/**
 * Who kicked first.
 */
first: Side, 
/**
 * Each kick in order.
 */
kicks: Array<FlipKick>, 
/**
 * The goals.
 */
score: BySide<number>, };
export type FlipShootOutResult = { 
/**
 * Who won it.
 */
winner: Side, 
/**
 * The goals of its kicks.
 */
score: BySide<number>, };
export type FlipSide = { 
/**
 * Its deck.
 */
colour: FlipColour, 
/**
 * FLIP-INFO-2 The number of cards in its pack or stock; never their order.
 */
pack: number, 
/**
 * FLIP-HAND-9 The number of cards in its hand.
 */
hand_size: number, 
/**
 * FLIP-HAND-9 Its hand, for its owner.
 */
hand: Array<FlipCard> | null, 
/**
 * FLIP-PLAY-4 Whether it has laid.
 */
has_laid: boolean, 
/**
 * The card it has chosen from its hand, for its owner.
 */
laid: FlipCard | null, 
/**
 * FLIP-ASIDE-3 Whether its eight are complete.
 */
set_aside_done: boolean, 
/**
 * FLIP-INFO-4 Its eight, for its owner; FLIP-INFO-5 for everybody at full time.
 */
eight: Array<FlipCard> | null, 
/**
 * Its cards laid in this period.
 */
played: Array<FlipCard>, 
/**
 * What it has done.
 */
tally: FlipTally, };
export type FlipStage = "attack0" | "attack1" | "attack2" | "shot" | "free_kick" | "penalty";
export type FlipTally = { 
/**
 * Goals, those of a shoot-out apart.
 */
goals: number, 
/**
 * Shots taken, rebounds and corners included.
 */
shots: number, 
/**
 * Tackles made.
 */
tackles: number, 
/**
 * Corners won.
 */
corners: number, 
/**
 * Times caught offside.
 */
offsides: number, 
/**
 * Free kicks won.
 */
free_kicks: number, 
/**
 * Penalties won.
 */
penalties: number, };
export type FlipView = { 
/**
 * The viewer's seat, if it has one.
 */
you: Seat | null, 
/**
 * What the match is about.
 */
phase: FlipPhase, 
/**
 * The period of play.
 */
period: FlipPeriod | null, 
/**
 * The label of the next minute.
 */
minute: FlipMinute, 
/**
 * Minutes still to play in this period.
 */
minutes_left: number, 
/**
 * The side that attacks.
 */
attacker: Side | null, 
/**
 * How far the attack has come.
 */
stage: FlipStage | null, 
/**
 * FLIP-SCORE-2 The score.
 */
score: BySide<number>, 
/**
 * The number of the board, once it is up.
 */
injury: number | null, 
/**
 * Whether cards are laid from hands in this match.
 */
hand_play: boolean, 
/**
 * Whether the referee lays for both now.
 */
auto: boolean, 
/**
 * Pairs in a half.
 */
half_cards: number, 
/**
 * What belongs to each side.
 */
sides: BySide<FlipSide>, 
/**
 * FLIP-INFO-3 The last pair, both cards public with both sides.
 */
table: FlipPair | null, 
/**
 * The shoot-out.
 */
shoot_out: FlipShootOut | null, 
/**
 * The outcome, once the match is over.
 */
outcome: Outcome | null, };
export type Fork = { 
/**
 * The last step to be kept.
 */
step: number, 
/**
 * Who is to sit where.
 */
seats: { [key in Seat]?: SeatPlan }, };
export type Frame<V = unknown, E = unknown> = { 
/**
 * Its number; in a finished match the step of the record, at which it can be forked.
 */
step: number, 
/**
 * The score bug.
 */
scoreline: Scoreline, 
/**
 * What the viewer saw.
 */
view: V, 
/**
 * What the viewer was told.
 */
prompt: Prompt, 
/**
 * What happened.
 */
events: Array<SeenEvent<E>>, };
export type FromClient = { "type": "hello", 
/**
 * By lane.
 */
lanes: { [key in Viewer]?: Place }, } | { "type": "move", 
/**
 * The client's own id: sent again with the same id, it is answered like the first time.
 */
id: string, 
/**
 * The seat that moves.
 */
seat: Seat, 
/**
 * The move, as JSON or in notation.
 */
move: unknown, } | { "type": "takeback", 
/**
 * At which seat.
 */
seat: Seat, } | { "type": "takeback_answer", 
/**
 * Who answers.
 */
seat: Seat, 
/**
 * Whether it may.
 */
agree: boolean, } | { "type": "resign", 
/**
 * At which seat.
 */
seat: Seat, };
export type FromServer = { "type": "accepted", 
/**
 * The request.
 */
id: string, } | { "type": "refused", 
/**
 * The request.
 */
id: string, 
/**
 * The clause that forbids it.
 */
clause: string, 
/**
 * The plain sentence.
 */
detail: string, } | { "type": "error", 
/**
 * The request, if it was one.
 */
id?: string, 
/**
 * What, for programs.
 */
code: string, 
/**
 * What, for people.
 */
detail: string, } | { "type": "takeback_asked", 
/**
 * Who asks.
 */
seat: Seat, } | { "type": "takeback_declined", 
/**
 * Who had asked.
 */
seat: Seat, } | Update;
export type GameSummary = { 
/**
 * Its id.
 */
id: string, 
/**
 * Whether it can be played.
 */
available: boolean, 
/**
 * The seats of a match with the default options.
 */
seats: Array<Seat>, 
/**
 * Its options.
 */
options: Array<OptionSpec>, 
/**
 * The bots that play it, the weakest first.
 */
bots: Array<BotLevel>, 
/**
 * Sets of options worth offering.
 */
presets: Array<Preset>, 
/**
 * The version of its rules.
 */
rules_version: string, };
export type Join = { 
/**
 * The last part of the invitation link.
 */
token: string, };
export type Lane<V = unknown, M = unknown, E = unknown> = { 
/**
 * How often the lane had to be forgotten.
 */
epoch: number, 
/**
 * The number of its last event.
 */
number: number, 
/**
 * Whether the client must forget the lane: `events` then holds all of it.
 */
reset: boolean, 
/**
 * What is new.
 */
events: Array<SeenEvent<E>>, 
/**
 * What the viewer sees.
 */
view: V, 
/**
 * The legal moves; none if the viewer is not to act, null if they cannot be listed.
 */
choices: Array<M> | null, 
/**
 * What the viewer should be told.
 */
prompt: Prompt, 
/**
 * The score bug.
 */
scoreline: Scoreline, 
/**
 * The time left on the decision clock.
 */
decision_deadline_ms?: number, 
/**
 * Whether the viewer can have its last move back.
 */
takeback: Takeback, };
export type Mark = "goal" | "booking" | "period";
export type MatchStatus = "waiting" | "running" | "over";
export type MatchSummary = { 
/**
 * Its address.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * All its options.
 */
options: OptionValues, 
/**
 * When it was made.
 */
created_at: string, 
/**
 * Whether it can be played.
 */
status: MatchStatus, 
/**
 * The score bug.
 */
scoreline: Scoreline, 
/**
 * How it ended.
 */
outcome?: Outcome, 
/**
 * Who sits where.
 */
seats: SeatSummaries, 
/**
 * Whether all persons of the match share one browser.
 */
hot_seat: boolean, 
/**
 * Whether whoever asks is to move.
 */
your_turn: boolean, 
/**
 * The hash of the secret seed.
 */
commitment: string, 
/**
 * The tokens of the open seats, for whoever made the match and nobody else.
 */
invitations: { [key in Seat]?: string }, };
export type Me = { 
/**
 * The name that others see.
 */
name: string, };
export type NewMatch = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options: OptionValues, 
/**
 * Who is to sit where.
 */
seats: { [key in Seat]?: SeatPlan }, 
/**
 * Whether anybody may find it in the list of live matches.
 */
listed?: boolean, };
export type OptionDefault = number | string;
export type OptionSpec = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its value in the box's standard game.
 */
default: OptionDefault, 
/**
 * Whether a value other than the default is a house variant.
 */
house: boolean, 
/**
 * The clause it changes, under which a bad value is refused.
 */
clause: string, } & ({ "kind": "choice", 
/**
 * The words.
 */
words: Array<string>, } | { "kind": "numbers", 
/**
 * The numbers.
 */
numbers: Array<number>, } | { "kind": "range", 
/**
 * Whether 0 means off.
 */
zero_is_off: boolean, 
/**
 * The least number.
 */
min: number, 
/**
 * The greatest number.
 */
max: number, } | { "kind": "text", 
/**
 * The limit.
 */
bytes_max: number, });
export type OptionValue = number | string;
export type OptionValues = { [key in string]: OptionValue };
export type Outcome = { 
/**
 * Who won, shoot-out and forfeit included; nobody in a draw.
 */
winner: Side | null, 
/**
 * The score of play.
 */
score: BySide<number>, 
/**
 * The score of the shoot-out, if there was one.
 */
shoot_out?: BySide<number>, 
/**
 * The side that gave up or was made to, if the match ended so.
 */
forfeit?: Side, };
export type Place = { 
/**
 * How often the lane had to be forgotten.
 */
epoch: number, 
/**
 * The last event seen.
 */
number: number, };
export type Preset = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it sets.
 */
options: OptionValues, };
export type Problem = { 
/**
 * Always `about:blank`: the code says what kind it is.
 */
type: string, 
/**
 * The status in words.
 */
title: string, 
/**
 * The HTTP status.
 */
status: number, 
/**
 * What went wrong, for programs. Stable.
 */
code: string, 
/**
 * What went wrong, for people.
 */
detail: string, 
/**
 * The clause that forbids it, if a rule does.
 */
clause?: string, };
export type Prompt = { 
/**
 * The sentence.
 */
text: Text, 
/**
 * The clause that governs the decision.
 */
clause: string, };
export type Replay<V = unknown, E = unknown> = { 
/**
 * The match in short.
 */
summary: MatchSummary, 
/**
 * Who saw it.
 */
viewer: Viewer, 
/**
 * The pictures.
 */
frames: Array<Frame<V, E>>, };
export type Resign = { 
/**
 * At which seat.
 */
seat: Seat, };
export type Rule = { 
/**
 * The clause id.
 */
clause: string, 
/**
 * The rule.
 */
text: string, 
/**
 * Our ruling on it with the reason, where the box is silent or contradicts itself.
 */
ruling?: string, };
export type Rulebook = { 
/**
 * The chapters in reading order.
 */
chapters: Array<Chapter>, 
/**
 * The game in two minutes, as Markdown paragraphs.
 */
learn: Array<string>, };
export type Scoreline = { 
/**
 * The score of play.
 */
score: BySide<number>, 
/**
 * The minute or round as it is written, such as `37'`.
 */
clock: string, 
/**
 * The phase of the match in words.
 */
phase: Text, 
/**
 * The side on the ball, if any.
 */
attacking: Side | null, };
export type Seat = "home" | "away" | "home2" | "away2";
export type SeatKind = "person" | "bot" | "open";
export type SeatPlan = { "kind": "me" } | { "kind": "friend" } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: BotLevel, };
export type SeatSummaries = { [key in Seat]?: SeatSummary };
export type SeatSummary = { 
/**
 * The name: a person's own, a bot's level, or nothing.
 */
name: string, 
/**
 * What kind of coach.
 */
kind: SeatKind, 
/**
 * How well the bot plays, if it is one.
 */
level?: BotLevel, 
/**
 * Whether it is whoever asks.
 */
you: boolean, };
export type SeenEvent<E = unknown> = { 
/**
 * Its number in the lane, from 1 without gaps.
 */
number: number, 
/**
 * The event, by the game's own type.
 */
event: E, 
/**
 * What the radio says about it.
 */
commentary?: Commentary, };
export type Side = "home" | "away";
export type Takeback = "free" | "ask" | "none";
export type Text = { 
/**
 * The message's id in the Fluent files.
 */
key: string, 
/**
 * Its arguments by name.
 */
args?: { [key in string]: Argument }, };
export type Update = { 
/**
 * Always `update`.
 */
type: "update", 
/**
 * The lanes of this socket.
 */
lanes: { [key in Viewer]?: Lane<unknown, unknown, unknown> }, 
/**
 * The seats that must decide.
 */
to_act: Array<Seat>, 
/**
 * How the match ended.
 */
over?: Outcome, 
/**
 * Who sits where.
 */
seats: SeatSummaries, 
/**
 * The seats whose coaches are connected.
 */
connected: Array<Seat>, 
/**
 * The seats whose bots are thinking.
 */
thinking: Array<Seat>, };
export type Viewer = "home" | "away" | "home2" | "away2" | "spectator";
export type Weight = "quiet" | "normal" | "big";
