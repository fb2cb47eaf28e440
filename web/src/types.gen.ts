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
 * The number of its cards laid in this period.
 */
laid_count: number, 
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
 * The clock of the period, where the game has one.
 */
period_clock?: PeriodClock, 
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
export type PeriodClock = { 
/**
 * The time left.
 */
left_ms: number, 
/**
 * Whether it runs now.
 */
running: boolean, };
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
export type Square = string;
export type TacticsAim = "answer" | "attempt";
export type TacticsBall = { "at": "square", 
/**
 * Which.
 */
square: Square, } | { "at": "spot", 
/**
 * Whose goal.
 */
goal: Side, } | { "at": "hands", 
/**
 * Whose.
 */
side: Side, };
export type TacticsBallKind = "free" | "direct1" | "direct2" | "contested";
export type TacticsClock = { 
/**
 * Whether it is the virtual clock of the rules: then `elapsed_seconds` tells the time.
 */
is_virtual: boolean, 
/**
 * Whether it runs.
 */
running: boolean, 
/**
 * TACTICS-TIME-3 Whether the time is up and a chance is played out.
 */
added: boolean, 
/**
 * Seconds of the virtual clock.
 */
elapsed_seconds: number, 
/**
 * The length of the period.
 */
length_seconds: number, };
export type TacticsColour = "red" | "blue" | "yellow" | "green";
export type TacticsDice = { 
/**
 * The first die.
 */
first: number, 
/**
 * TACTICS-BALL-6 The second, if the keeper plays the ball.
 */
second?: number, };
export type TacticsEnd = { 
/**
 * The square.
 */
square: Square, 
/**
 * TACTICS-MOVE-15 Where the path that is shown bends, if it does.
 */
bend?: Square, 
/**
 * What ending there does, if anything.
 */
effect?: TacticsEndEffect, };
export type TacticsEndEffect = "capture" | "battle" | "offside" | "interference";
export type TacticsEvent = { "type": "kickoff_rolled", 
/**
 * Home's die.
 */
home: number, 
/**
 * Away's die.
 */
away: number, } | { "type": "overtime_rolled", 
/**
 * Home's die.
 */
home: number, 
/**
 * Away's die.
 */
away: number, } | { "type": "shootout_rolled", 
/**
 * Home's die.
 */
home: number, 
/**
 * Away's die.
 */
away: number, } | { "type": "line_up", 
/**
 * The side that kicks off.
 */
side: Side, } | { "type": "pawns_swapped", 
/**
 * One.
 */
pawn: TacticsPawn, 
/**
 * The other.
 */
other: TacticsPawn, } | { "type": "setup_done", 
/**
 * Which.
 */
side: Side, } | { "type": "period_started", 
/**
 * 1 and 2 are the halves, 3 and 4 overtime.
 */
period: number, } | { "type": "asked", 
/**
 * Which.
 */
phase: TacticsPhase, } | { "type": "set_began", 
/**
 * The O-Team.
 */
side: Side, 
/**
 * The pawn on the ball.
 */
holder: TacticsPawn, } | { "type": "pawn_rolled", 
/**
 * Whose move.
 */
side: Side, 
/**
 * The roll.
 */
roll: number, } | { "type": "pawn_moved", 
/**
 * Which.
 */
pawn: TacticsPawn, 
/**
 * From where.
 */
from: Square, 
/**
 * Where to.
 */
to: Square, } | { "type": "move_skipped", 
/**
 * Whose move.
 */
side: Side, } | { "type": "ball_rolled", 
/**
 * The O-Team.
 */
side: Side, 
/**
 * The roll.
 */
dice: TacticsDice, } | { "type": "ball_played", 
/**
 * By whom.
 */
pawn: TacticsPawn, 
/**
 * From where.
 */
from: Square, 
/**
 * Where to.
 */
to: Square, 
/**
 * What it found there.
 */
kind: TacticsBallKind, } | { "type": "ball_stays", 
/**
 * The O-Team.
 */
side: Side, } | { "type": "dribbled", 
/**
 * Who.
 */
pawn: TacticsPawn, 
/**
 * From where.
 */
from: Square, 
/**
 * Where to.
 */
to: Square, } | { "type": "keeper_stepped", 
/**
 * Which keeper.
 */
pawn: TacticsPawn, 
/**
 * From where.
 */
from: Square, 
/**
 * Where to.
 */
to: Square, } | { "type": "captured", 
/**
 * Which.
 */
pawn: TacticsPawn, 
/**
 * Where.
 */
square: Square, } | { "type": "battle_rolled", 
/**
 * The O-Team's pawn.
 */
o_pawn: TacticsPawn, 
/**
 * The D-Team's pawn.
 */
d_pawn: TacticsPawn, 
/**
 * The O-Team's die.
 */
o_die: number, 
/**
 * The D-Team's die.
 */
d_die: number, 
/**
 * The O-Team's total.
 */
o_total: number, 
/**
 * The D-Team's total.
 */
d_total: number, } | { "type": "battle_won", 
/**
 * The new holder.
 */
pawn: TacticsPawn, } | { "type": "foul", 
/**
 * By whom.
 */
pawn: TacticsPawn, 
/**
 * Against whom.
 */
against: TacticsPawn, } | { "type": "yellow_card", 
/**
 * For whom.
 */
pawn: TacticsPawn, } | { "type": "red_card", 
/**
 * For whom.
 */
pawn: TacticsPawn, } | { "type": "new_keeper", 
/**
 * Who.
 */
pawn: TacticsPawn, } | { "type": "offside", 
/**
 * Against whom.
 */
pawn: TacticsPawn, 
/**
 * For what.
 */
kind: TacticsOffsideKind, } | { "type": "free_kick", 
/**
 * To whom.
 */
side: Side, 
/**
 * Where.
 */
square: Square, 
/**
 * For what.
 */
reason: TacticsReason, } | { "type": "taker_chosen", 
/**
 * The taker.
 */
pawn: TacticsPawn, } | { "type": "keeper_lifted", 
/**
 * Which.
 */
pawn: TacticsPawn, } | { "type": "pawn_placed", 
/**
 * Which.
 */
pawn: TacticsPawn, 
/**
 * Where.
 */
square: Square, } | { "type": "placement_passed", 
/**
 * By whom.
 */
side: Side, } | { "type": "penalty", 
/**
 * To whom.
 */
side: Side, 
/**
 * Who takes it.
 */
kicker: TacticsPawn, } | { "type": "corner", 
/**
 * To whom.
 */
side: Side, 
/**
 * From where.
 */
square: Square, } | { "type": "goal_kick", 
/**
 * To whom.
 */
side: Side, } | { "type": "shot", 
/**
 * By whom.
 */
pawn: TacticsPawn, 
/**
 * What came of it.
 */
result: TacticsShotResult, } | { "type": "goal", 
/**
 * Of which side.
 */
side: Side, 
/**
 * Who scored.
 */
pawn: TacticsPawn, 
/**
 * The score now.
 */
score: BySide<number>, } | { "type": "minor_foul", 
/**
 * The side that should have.
 */
side: Side, } | { "type": "declined", 
/**
 * By whom.
 */
side: Side, } | { "type": "clock_ran", 
/**
 * For so many seconds.
 */
seconds: number, } | { "type": "time_up", } | { "type": "added_time", } | { "type": "period_ended", 
/**
 * Which.
 */
period: number, } | { "type": "shootout_kick", 
/**
 * Of which side.
 */
side: Side, 
/**
 * Who kicked.
 */
pawn: TacticsPawn, 
/**
 * Whether it went in.
 */
scored: boolean, } | { "type": "match_ended", 
/**
 * Who won.
 */
winner: Side | null, 
/**
 * The score of play.
 */
score: BySide<number>, 
/**
 * The score of the shoot-out, if there was one.
 */
shootout?: BySide<number>, };
export type TacticsKick = { 
/**
 * Who kicked.
 */
side: Side, 
/**
 * Whether it went in.
 */
scored: boolean, };
export type TacticsMove = { "type": "swap", 
/**
 * One of them.
 */
pawn: TacticsPawn, 
/**
 * The other.
 */
other: TacticsPawn, } | { "type": "shift", 
/**
 * Which pawn.
 */
pawn: TacticsPawn, 
/**
 * Where to.
 */
square: TacticsSquareName, } | { "type": "done", } | { "type": "move", 
/**
 * Which pawn.
 */
pawn: TacticsPawn, 
/**
 * Where it ends.
 */
square: TacticsSquareName, } | { "type": "play", 
/**
 * Where it ends.
 */
square: TacticsSquareName, } | { "type": "dribble", 
/**
 * Where to.
 */
square: TacticsSquareName, } | { "type": "keeper", 
/**
 * Where to.
 */
square: TacticsSquareName, } | { "type": "roll", } | { "type": "place", 
/**
 * Which pawn.
 */
pawn: TacticsPawn, 
/**
 * Where.
 */
square: TacticsSquareName, } | { "type": "pass", } | { "type": "keeper_home", 
/**
 * Which square.
 */
square: TacticsSquareName, } | { "type": "arc", 
/**
 * Which.
 */
square: TacticsSquareName, } | { "type": "spot", 
/**
 * Which.
 */
square: TacticsSquareName, } | { "type": "taker", 
/**
 * Which pawn.
 */
pawn: TacticsPawn, } | { "type": "new_keeper", 
/**
 * Which pawn.
 */
pawn: TacticsPawn, } | { "type": "take", } | { "type": "decline", };
export type TacticsOffside = { 
/**
 * Its row; none without field players.
 */
row: number | null, 
/**
 * The pawns beyond it.
 */
pawns: Array<TacticsPawn>, };
export type TacticsOffsideKind = "receive" | "capture" | "interference";
export type TacticsPawn = string;
export type TacticsPawnView = { 
/**
 * Its id.
 */
pawn: TacticsPawn, 
/**
 * Its side.
 */
side: Side, 
/**
 * What it plays as.
 */
role: TacticsRole, 
/**
 * What it adds to its die in a battle.
 */
bonus: number, 
/**
 * Where it is.
 */
place: TacticsPlace, 
/**
 * TACTICS-CARD-11 Whether it has a yellow card of its own.
 */
booked: boolean, 
/**
 * Whether it would be offside if the ball were played now, or was when it was played.
 */
offside: boolean, 
/**
 * Whether it may be chosen now: moved, placed, shifted, or taken from an offer of pawns.
 */
choosable: boolean, 
/**
 * Where it can end with the present roll, or be placed or shifted.
 */
ends: Array<TacticsEnd>, };
export type TacticsPhase = { "kind": "before", } | { "kind": "set_up", 
/**
 * Which side.
 */
side: Side, 
/**
 * TACTICS-SETUP-12 How many changes it has made.
 */
changes: number, } | { "kind": "pawn_move", 
/**
 * The roll.
 */
roll: number, } | { "kind": "ball_play", 
/**
 * The roll.
 */
dice: TacticsDice, } | { "kind": "attempt", 
/**
 * The roll.
 */
roll: number, } | { "kind": "choice", 
/**
 * What for.
 */
aim: TacticsAim, } | { "kind": "reply", 
/**
 * What for.
 */
aim: TacticsAim, 
/**
 * The roll.
 */
roll: number, } | { "kind": "offer", 
/**
 * What the D-Team's move was for.
 */
aim: TacticsAim, } | { "kind": "new_keeper", 
/**
 * Which side.
 */
side: Side, } | { "kind": "make_room", 
/**
 * Whose.
 */
side: Side, 
/**
 * For which restart.
 */
restart: TacticsRestart, } | { "kind": "keeper_home", 
/**
 * Whose.
 */
side: Side, 
/**
 * For which restart.
 */
restart: TacticsRestart, } | { "kind": "arc", } | { "kind": "penalty_places", 
/**
 * Whose.
 */
side: Side, } | { "kind": "spot", } | { "kind": "taker", } | { "kind": "clear_zone", } | { "kind": "corner_room", } | { "kind": "corner_moves", 
/**
 * How many are left: 6 to 1, the D-Team's are the even ones.
 */
left: number, } | { "kind": "clear_area", } | { "kind": "over", };
export type TacticsPlace = { "at": "square", 
/**
 * Which.
 */
square: Square, } | { "at": "flag" } | { "at": "goal_centre" } | { "at": "lifted" } | { "at": "beside" } | { "at": "out" };
export type TacticsReason = "foul" | "offside" | "minor";
export type TacticsRestart = "open" | "kick_off" | "free_kick" | "goal_kick" | "corner" | "penalty";
export type TacticsRole = "keeper" | "defender" | "attacker";
export type TacticsShootOut = { 
/**
 * Who kicked first.
 */
first: Side, 
/**
 * Each kick in order.
 */
kicks: Array<TacticsKick>, 
/**
 * The goals.
 */
score: BySide<number>, };
export type TacticsShotDevice = "spinner" | "die";
export type TacticsShotResult = "goal" | "corner" | "goal_kick";
export type TacticsSide = { 
/**
 * Its colour.
 */
colour: TacticsColour, 
/**
 * TACTICS-CARD-3 Whether its defenders have a yellow card.
 */
defenders_booked: boolean, 
/**
 * What it has done.
 */
tally: TacticsTally, };
export type TacticsSquareName = string;
export type TacticsTally = { 
/**
 * Offensive sets: possession.
 */
sets: number, 
/**
 * Direct passes.
 */
direct_passes: number, 
/**
 * Shots, penalty kicks included.
 */
shots: number, 
/**
 * Battles won.
 */
battles_won: number, 
/**
 * Fouls committed.
 */
fouls: number, 
/**
 * Times caught offside.
 */
offsides: number, 
/**
 * Corner kicks won.
 */
corners: number, };
export type TacticsTarget = { 
/**
 * The square.
 */
square: Square, 
/**
 * What it would be.
 */
kind: TacticsTargetKind, 
/**
 * What would be called against it.
 */
offside?: TacticsOffsideKind, 
/**
 * The rolls with which an own pawn would capture it, onside.
 */
ours: Array<number>, 
/**
 * The rolls with which an opponent would reach it.
 */
theirs: Array<number>, 
/**
 * TACTICS-KEEP-5 Whether their keeper reaches it without a roll.
 */
their_keeper: boolean, };
export type TacticsTargetKind = "free" | "direct" | "battle" | "shot";
export type TacticsView = { 
/**
 * The viewer's seat, if it has one.
 */
you: Seat | null, 
/**
 * The open decision.
 */
phase: TacticsPhase, 
/**
 * The seat that decides it.
 */
deciding: Seat | null, 
/**
 * 1 and 2 are the halves, 3 and 4 overtime, 5 the shoot-out.
 */
period: number, 
/**
 * The clock of the period.
 */
clock: TacticsClock, 
/**
 * Seconds for a choice; 0 is no limit.
 */
move_limit_seconds: number, 
/**
 * The score.
 */
score: BySide<number>, 
/**
 * The O-Team.
 */
offence: Side, 
/**
 * How the next ball play comes about.
 */
restart: TacticsRestart, 
/**
 * The roll that is being used.
 */
roll: TacticsDice | null, 
/**
 * Where the ball is.
 */
ball: TacticsBall, 
/**
 * TACTICS-SET-9 The pawn on the ball.
 */
holder: TacticsPawn | null, 
/**
 * TACTICS-TOUCH-1 The taker who may not touch the ball again.
 */
banned: TacticsPawn | null, 
/**
 * Direct passes of this set.
 */
passes: number, 
/**
 * TACTICS-TIME-3 Whether a chance is under way.
 */
chance: boolean, 
/**
 * What belongs to each side.
 */
sides: BySide<TacticsSide>, 
/**
 * All pawns, in the order of their ids, Home's first.
 */
pawns: Array<TacticsPawnView>, 
/**
 * Where the ball can be played now.
 */
targets: Array<TacticsTarget>, 
/**
 * TACTICS-DRIB-1 Where the holder can dribble now.
 */
dribbles: Array<TacticsTarget>, 
/**
 * TACTICS-KEEP-2 Where the keeper can step instead of a roll.
 */
keeper_steps: Array<Square>, 
/**
 * The squares offered in a choice of square.
 */
squares: Array<Square>, 
/**
 * The rolls with which each side reaches the ball as it lies: a free ball, or the holder's.
 */
reaching: BySide<Array<number>>, 
/**
 * The offside line against the O-Team.
 */
offside: TacticsOffside, 
/**
 * The free kick zone of a ball about to be kicked off, or of a corner or free kick.
 */
zone: Array<Square>, 
/**
 * What shots are drawn with.
 */
shot_device: TacticsShotDevice, 
/**
 * The shoot-out.
 */
shoot_out: TacticsShootOut | null, 
/**
 * The outcome, once the match is over.
 */
outcome: Outcome | null, };
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
