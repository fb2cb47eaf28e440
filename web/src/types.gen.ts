// Generated from the Rust types by `cargo xtask types`. Do not edit.

export type Account = { 
/**
 * The name.
 */
name: string, 
/**
 * Since when they are a member: milliseconds since 1970.
 */
joined_ms: number, 
/**
 * When the name can be changed again, if not now.
 */
rename_ms?: number, 
/**
 * How many recovery codes are left.
 */
codes_left: number, };
export type AddWords = { 
/**
 * For each of their seats 128 random bits, as 32 hexadecimal digits in lower case.
 */
words: { [key in Seat]?: string }, };
export type Announced = { 
/**
 * Its number: another one is another announcement.
 */
number: number, 
/**
 * What; empty if there is nothing.
 */
text: string, };
export type Argument = number | string;
export type Audience = "everybody" | "followed" | "nobody";
export type Blocked = { 
/**
 * The name.
 */
name: string, };
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
export type Cause = "dice" | "decision" | "guess";
export type Challenge = { 
/**
 * Its name.
 */
id: string, 
/**
 * Who offers.
 */
from: Somebody, 
/**
 * To whom.
 */
to: Somebody, 
/**
 * Whether whoever asks has made it.
 */
yours: boolean, 
/**
 * Whether anybody may find the match in the list of live matches.
 */
listed: boolean, 
/**
 * The match after which it is another one, with sides changed.
 */
rematch_of?: string, 
/**
 * Until when it can be accepted: milliseconds since 1970.
 */
expires_ms: number, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options: OptionValues, 
/**
 * How time is kept; nobody keeps it if it is not said.
 */
pace: Pace, 
/**
 * Whether the result is to count for ratings. Only members can offer that, and only members can take it.
 */
rated: boolean, 
/**
 * The level of the bot that plays on for a side whose time is up. If it is not said, the side has lost.
 */
stand_in?: BotLevel, 
/**
 * Whether spectators may see the chance to win while it is played; whoever takes the offer agrees to it.
 */
curve?: boolean, 
/**
 * The side that whoever offers wants to play.
 */
side: WantedSide, };
export type ChallengeEnd = { "end": "declined", 
/**
 * The reason that was given.
 */
reason: DeclineReason, } | { "end": "withdrawn" } | { "end": "expired" };
export type Change = { "kind": "people", 
/**
 * How many are there now.
 */
people: number, 
/**
 * Members who are shown from now on.
 */
came: Array<string>, 
/**
 * Members who are no longer shown.
 */
left: Array<string>, } | { "kind": "seek_made", 
/**
 * It.
 */
seek: Seek, } | { "kind": "seek_gone", 
/**
 * Its name.
 */
id: string, } | { "kind": "waiting", 
/**
 * How many, by the game's id.
 */
waiting: { [key in string]: number }, } | { "kind": "live", 
/**
 * All of them, the most so first.
 */
live: Array<LiveMatch>, };
export type ChangePassword = { 
/**
 * The one until now.
 */
password: Secret, 
/**
 * The one from now on.
 */
new_password: Secret, };
export type Chapter = { 
/**
 * Its heading.
 */
title: string, 
/**
 * Its clauses.
 */
rules: Array<Rule>, };
export type ChatLine = { 
/**
 * Its name.
 */
id: string, 
/**
 * To whom it was said.
 */
room: Room, 
/**
 * The name of whoever said it.
 */
name: string, 
/**
 * Whether the name is a member's.
 */
member: boolean, 
/**
 * Where they sit, if they do.
 */
seat?: Seat, 
/**
 * Whether it was whoever hears it.
 */
you: boolean, 
/**
 * When: milliseconds since 1970.
 */
at_ms: number, } & ({ 
/**
 * The phrase of the list.
 */
phrase: Phrase, } | { 
/**
 * At most 200 characters.
 */
text: string, });
export type CheckDeck = { 
/**
 * Its short text, or the id of a ready-made one.
 */
text: string, 
/**
 * Options of the match that it is meant for, as far as decks depend on them. What is not said is as in the standard
 * game.
 */
options?: OptionValues, };
export type CityAdvanceView = { 
/**
 * The card's value.
 */
card: CityBallValue, 
/**
 * Along which line.
 */
direction: HexDirection, 
/**
 * Where the player goes.
 */
to: string, 
/**
 * Where the ball comes to rest.
 */
ball: string, 
/**
 * What becomes of it.
 */
outlook: CityOutlook, 
/**
 * Who takes the ball, if it is not the player.
 */
piece: CityPiece | null, };
export type CityAttackCard = string;
export type CityBallCard = "short" | "medium" | "long" | "plain";
export type CityBallValue = "short" | "medium" | "long";
export type CityBalls = { 
/**
 * Short ones.
 */
short: number, 
/**
 * Medium ones.
 */
medium: number, 
/**
 * Long ones.
 */
long: number, 
/**
 * Those without a value.
 */
plain: number, };
export type CityCard = string;
export type CityClock = { 
/**
 * 1 and 2 are the halves, 3 and 4 Extra Time, 5 the shootout.
 */
period: number, 
/**
 * The minute: Ball cards gone.
 */
minute: number, 
/**
 * Ball cards left in the deck.
 */
deck: number, 
/**
 * CITY-TIME-6 Extra Balls left, in Injury Time.
 */
extra_balls: number | null, 
/**
 * CITY-TIME-4 Whether only a penalty is still taken.
 */
time_up: boolean, 
/**
 * CITY-TIME-9 Turns in a row without a Ball card.
 */
passive: number, 
/**
 * CITY-TIME-9 From how many on a card is burned.
 */
passive_limit: number, 
/**
 * The turn, counted in the period.
 */
turn: number, };
export type CityContext = "kick_off" | "throw_in" | "pass" | "give_and_go" | "return" | "fast_break" | "crossing" | "box" | "additional" | "one_touch" | "free_kick" | "corner" | "corner_box" | "goal_kick" | "keeper_throw";
export type CityCounts = { 
/**
 * Attack cards.
 */
attack: number, 
/**
 * Defence cards.
 */
defence: number, 
/**
 * Shot cards.
 */
shot: number, 
/**
 * Ball cards.
 */
ball: number, };
export type CityDeck = "attack" | "defence" | "shot" | "ball";
export type CityDeckName = "attack" | "defence" | "shot" | "save";
export type CityDecks = { 
/**
 * Cards left in the Attack deck.
 */
attack: number, 
/**
 * Cards left in the Defence deck.
 */
defence: number, 
/**
 * Cards left in the Shot deck.
 */
shot: number, 
/**
 * Cards left in the Save deck.
 */
save: number, 
/**
 * Cards left in the External Factor deck.
 */
factor: number, 
/**
 * Attack cards discarded.
 */
attack_discards: Array<CityAttackCard>, 
/**
 * Defence cards discarded.
 */
defence_discards: Array<CityDefenceCard>, 
/**
 * Shot cards discarded.
 */
shot_discards: Array<CityShotCard>, 
/**
 * Save cards discarded.
 */
save_discards: Array<CitySaveCard>, 
/**
 * Ball cards gone in this period.
 */
ball_gone: CityBalls, };
export type CityDefenceCard = string;
export type CityDuel = { 
/**
 * Who started it.
 */
starter: Side, 
/**
 * The bearer.
 */
attacker: CityPiece, 
/**
 * His opponent.
 */
defender: CityPiece, 
/**
 * The dribble.
 */
attack: CityAttackCard, 
/**
 * The tackle move that counts.
 */
defence: CityDefenceCard, 
/**
 * CITY-TACK-10 The Tackle that was lost before it.
 */
before: CityDefenceCard | null, };
export type CityEnd = { 
/**
 * The hexagon.
 */
to: string, 
/**
 * What it does there.
 */
effect?: CityEndEffect, };
export type CityEndEffect = "takes_ball" | "offside" | "marks";
export type CityEvent = { "type": "kick_off_drawn", 
/**
 * The side that kicks off.
 */
side: Side, } | { "type": "period_began", 
/**
 * 1 and 2 are the halves, 3 and 4 Extra Time.
 */
period: number, 
/**
 * Who kicks off.
 */
kicker: Side, } | { "type": "line_up_began", 
/**
 * Who kicks off.
 */
kicker: Side, 
/**
 * Whether it is the first of the match.
 */
first: boolean, } | { "type": "squad_picked", 
/**
 * The side that is offered them.
 */
side: Side, 
/**
 * Which formation.
 */
formation: CityFormation, } | { "type": "line_up_formation", 
/**
 * The side that takes it.
 */
side: Side, 
/**
 * The formation that was taken.
 */
formation: CityFormation, } | { "type": "line_up_placed", 
/**
 * The piece that was placed.
 */
piece: CityPiece, 
/**
 * The hexagon on which it stands.
 */
to: string, } | { "type": "line_up_brought", 
/**
 * Who came.
 */
on: CityPiece, 
/**
 * Who went.
 */
off: CityPiece, } | { "type": "line_up_done", 
/**
 * The side that is ready.
 */
side: Side, } | { "type": "line_up_shown", 
/**
 * The side whose line-up it is.
 */
side: Side, 
/**
 * Where its numbers 1 to 9 stand.
 */
places: CityPlaces, } | { "type": "asked", 
/**
 * The decision that is open.
 */
phase: CityPhase, } | { "type": "turn_began", 
/**
 * Who attacks.
 */
side: Side, 
/**
 * CITY-TURN-13 Whether attacking tactics may be played.
 */
tactics: boolean, } | { "type": "ball_card_played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * As what.
 */
value: CityBallValue, 
/**
 * CITY-TIME-6 Whether it was an Extra Ball.
 */
extra: boolean, } | { "type": "tactic_played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: CityCard, } | { "type": "pass_played", 
/**
 * Its path and receiver.
 */
flight: CityFlight, } | { "type": "received", 
/**
 * The team-mate who has the ball.
 */
piece: CityPiece, 
/**
 * CITY-SHOT-10 Whether it was a high ball.
 */
high: boolean, 
/**
 * CITY-SHOT-9 Whether it was an Assist.
 */
assist: boolean, 
/**
 * CITY-ATAC-5 Whether it was part of a tactic.
 */
used: boolean, } | { "type": "ball_loose", 
/**
 * The hexagon on which it lies.
 */
at: string, 
/**
 * CITY-OFF-4 Who may not take it.
 */
flagged: CityPieces, } | { "type": "ball_out", 
/**
 * Who kicked it, if a piece did.
 */
by: CityPiece | null, 
/**
 * From where.
 */
from: string, 
/**
 * The exit hexagon.
 */
exit: string, 
/**
 * Along which line.
 */
direction: HexDirection, } | { "type": "advanced", 
/**
 * The player who went forward.
 */
piece: CityPiece, 
/**
 * Where he went.
 */
to: string, 
/**
 * Where the ball ran to, if nobody takes it on the way.
 */
ball: string, 
/**
 * As what.
 */
value: CityBallValue, 
/**
 * Along which line.
 */
direction: HexDirection, } | { "type": "challenge_rolled", 
/**
 * The receiver.
 */
receiver: CityPiece, 
/**
 * The marker.
 */
marker: CityPiece, 
/**
 * The receiver's die.
 */
attack: number, 
/**
 * The marker's die.
 */
defence: number, } | { "type": "challenge_won", 
/**
 * The receiver.
 */
piece: CityPiece, } | { "type": "ball_taken", 
/**
 * The piece that has it now.
 */
piece: CityPiece, 
/**
 * By what it was taken.
 */
how: CityHow, } | { "type": "offside_given", 
/**
 * Against whom.
 */
piece: CityPiece, 
/**
 * The hexagon from which play goes on.
 */
at: string, } | { "type": "stepped", 
/**
 * The piece that stepped.
 */
piece: CityPiece, 
/**
 * Where to.
 */
to: string, 
/**
 * In what.
 */
kind: CityStepKind, } | { "type": "face_off_started", 
/**
 * By whom.
 */
starter: Side, 
/**
 * The bearer.
 */
attacker: CityPiece, 
/**
 * His opponent.
 */
defender: CityPiece, } | { "type": "sealed", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What it chose.
 */
choice: CityMove | null, } | { "type": "opened", } | { "type": "cards_shown", 
/**
 * The attacking seat.
 */
attacker: Seat, 
/**
 * Its card.
 */
attack: CityAttackCard, 
/**
 * The defending seat.
 */
defender: Seat, 
/**
 * Its card.
 */
defence: CityDefenceCard, } | { "type": "tackled_again", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which card.
 */
card: CityDefenceCard, } | { "type": "judged", 
/**
 * For whom.
 */
verdict: CityVerdict, 
/**
 * Whether a card beats the other; else the totals decide.
 */
beaten: boolean, 
/**
 * The attacker's total.
 */
attack: number, 
/**
 * The defender's total.
 */
defence: number, } | { "type": "die_thrown", 
/**
 * What it showed.
 */
face: number, } | { "type": "foul_given", 
/**
 * By whom.
 */
piece: CityPiece, 
/**
 * Against whom.
 */
against: CityPiece, } | { "type": "yellow_card", 
/**
 * For whom.
 */
piece: CityPiece, } | { "type": "red_card", 
/**
 * For whom.
 */
piece: CityPiece, } | { "type": "keeper_named", 
/**
 * The player who keeps goal now.
 */
piece: CityPiece, } | { "type": "face_off_won", 
/**
 * The player who won it.
 */
piece: CityPiece, } | { "type": "swapped", 
/**
 * One.
 */
first: CityPiece, 
/**
 * The other.
 */
second: CityPiece, } | { "type": "factor_taken", 
/**
 * By whom.
 */
side: Side, 
/**
 * The factor on the card.
 */
factor: CityFactor, } | { "type": "factor_began", 
/**
 * The side that it concerns.
 */
side: Side, 
/**
 * The factor that holds from now on.
 */
factor: CityFactor, } | { "type": "factor_ended", 
/**
 * The factor that no longer holds.
 */
factor: CityFactor, } | { "type": "turn_counted", 
/**
 * The one that has only just begun.
 */
fresh: CityFactor | null, } | { "type": "factors_renewed", } | { "type": "shot_taken", 
/**
 * By whom.
 */
piece: CityPiece, 
/**
 * What kind.
 */
shot: CityShot, 
/**
 * Its card; none in Striker mode.
 */
card: CityShotCard | null, 
/**
 * Whose hand it came from; none if the referee drew it.
 */
seat: Seat | null, 
/**
 * CITY-SHOT-6 Its total.
 */
total: number, 
/**
 * CITY-SHOT-7 The special bonus in it.
 */
special: number, 
/**
 * CITY-SHOT-8 The One on One in it.
 */
one_on_one: number, 
/**
 * CITY-SHOT-9 The Assist in it.
 */
assist: number, } | { "type": "save_drawn", 
/**
 * The Save card.
 */
card: CitySaveCard, 
/**
 * CITY-SAVE-4 Its total.
 */
total: number, } | { "type": "shot_ended", 
/**
 * Goal, save, corner or another end.
 */
result: CityShotResult, } | { "type": "goal", 
/**
 * The side that scored.
 */
side: Side, 
/**
 * Who scored.
 */
piece: CityPiece, 
/**
 * The score now.
 */
score: BySide<number>, } | { "type": "cleared", 
/**
 * The keeper.
 */
piece: CityPiece, 
/**
 * Where to.
 */
to: string, } | { "type": "deck_renewed", 
/**
 * The deck that was renewed.
 */
deck: CityDeckName, } | { "type": "cards_drawn", 
/**
 * The seat that drew.
 */
seat: Seat, 
/**
 * How many.
 */
counts: CityCounts, 
/**
 * The cards, or nothing for a viewer who may not know them.
 */
cards: CityHand | null, } | { "type": "discarded", 
/**
 * The seat that discarded.
 */
seat: Seat, 
/**
 * The cards that it discarded.
 */
cards: CityHand, } | { "type": "turn_ended", 
/**
 * What comes next.
 */
next: CityNext, } | { "type": "exchange_ended", 
/**
 * Who has the ball.
 */
side: Side, } | { "type": "passive_counted", 
/**
 * So many.
 */
count: number, } | { "type": "ball_burned", 
/**
 * Which; none if it was an Extra Ball.
 */
card: CityBallCard | null, 
/**
 * From whose hand; none if from the deck.
 */
seat: Seat | null, } | { "type": "injury_time_began", } | { "type": "time_up", } | { "type": "period_ended", 
/**
 * The number of the period, from 1.
 */
period: number, } | { "type": "restart_given", 
/**
 * The restart that follows.
 */
restart: CityRestart, } | { "type": "put", 
/**
 * The piece that was put.
 */
piece: CityPiece, 
/**
 * The hexagon on which it stands now.
 */
to: string, } | { "type": "relocated", 
/**
 * The piece that was relocated.
 */
piece: CityPiece, 
/**
 * Where to.
 */
to: string, } | { "type": "substituted", 
/**
 * Who came.
 */
on: CityPiece, 
/**
 * Who went.
 */
off: CityPiece, } | { "type": "penalty_shown", 
/**
 * Who kicked.
 */
piece: CityPiece, 
/**
 * The kicker's choice.
 */
kick: CityBallValue, 
/**
 * The keeper's choice.
 */
dive: CityBallValue, } | { "type": "trades_agreed", 
/**
 * For each side, whether it trades.
 */
sides: BySide<boolean>, } | { "type": "traded", 
/**
 * Which side.
 */
side: Side, 
/**
 * What coach one gave.
 */
first: CityCard | null, 
/**
 * What coach two gave.
 */
second: CityCard | null, } | { "type": "shootout_began", 
/**
 * Who shoots first.
 */
first: Side, } | { "type": "shootout_kick", 
/**
 * Who shot.
 */
side: Side, 
/**
 * The kicker's choice.
 */
kick: CityBallValue, 
/**
 * The keeper's choice.
 */
dive: CityBallValue, } | { "type": "match_ended", 
/**
 * Who won.
 */
winner: Side | null, 
/**
 * The score of play.
 */
score: BySide<number>, 
/**
 * The score of the shootout, if there was one.
 */
shootout: BySide<number> | null, 
/**
 * CITY-CARD-5 The side that lost 0-5 for two sendings-off.
 */
forfeit: Side | null, };
export type CityFaceOffView = { 
/**
 * Who started it.
 */
starter: Side, 
/**
 * The bearer.
 */
attacker: CityPiece, 
/**
 * His opponent.
 */
defender: CityPiece, 
/**
 * The attacker's value.
 */
attack: number, 
/**
 * The defender's value.
 */
defence: number, 
/**
 * CITY-FOUL-7 Whether the defender is the last man.
 */
last_man: boolean, 
/**
 * The dribble, once it is shown.
 */
attack_card: CityAttackCard | null, 
/**
 * The tackle move, once it is shown.
 */
defence_card: CityDefenceCard | null, 
/**
 * For each card that the viewer could lay: how it fares against the cards that he cannot see, or the one on the table.
 */
odds: Array<CityOddsView>, };
export type CityFactor = "strict_referee" | "indulgent_referee" | "rain" | "coach_reprimand" | "inspired_keeper" | "keeper_bad_day" | "arguing" | "crowd_support" | "low_pressing" | "on_fire" | "the_wall" | "off_form";
export type CityFactorView = { 
/**
 * The factor on the card.
 */
factor: CityFactor, 
/**
 * Who took it.
 */
side: Side, 
/**
 * Turns left; none if it lasts until something happens.
 */
left: number | null, };
export type CityFlight = { 
/**
 * What it belongs to.
 */
context: CityContext, 
/**
 * The passing side.
 */
side: Side, 
/**
 * The passer; nobody at a corner or throw-in.
 */
by: CityPiece | null, 
/**
 * From where.
 */
from: string, 
/**
 * Where it was aimed.
 */
to: string, 
/**
 * By what means.
 */
means: CityMeans, 
/**
 * Low or high.
 */
height: CityHeight, 
/**
 * Who receives it; nobody if it lands on an empty hexagon.
 */
receiver: CityPiece | null, };
export type CityForced = "last_man" | "strict_referee";
export type CityFormation = "2-1-1-2" | "2-2-2" | "3-1-2" | "2-3-1" | "3-2-1" | "1-3-2" | "free";
export type CityHand = { 
/**
 * Attack cards.
 */
attack: Array<CityAttackCard>, 
/**
 * Defence cards.
 */
defence: Array<CityDefenceCard>, 
/**
 * Shot cards.
 */
shot: Array<CityShotCard>, 
/**
 * Ball cards.
 */
ball: CityBalls, };
export type CityHandView = { 
/**
 * The seat that holds it.
 */
seat: Seat, 
/**
 * How many cards of each kind.
 */
counts: CityCounts, 
/**
 * The cards, if they are the viewer's.
 */
cards: CityHand | null, 
/**
 * CITY-FOUR-7 The cards that the viewer knows to be in his partner's hand, from trades.
 */
known: CityHand | null, };
export type CityHeight = "low" | "high";
export type CityHop = { 
/**
 * The piece that steps.
 */
piece: CityPiece, 
/**
 * Where to.
 */
to: string, };
export type CityHow = "intercepted" | "challenge" | "advance" | "stepped" | "anticipated" | "claimed" | "saved" | "cleared" | "wall";
export type CityKick = { 
/**
 * Who shot.
 */
side: Side, 
/**
 * Whether it went in.
 */
scored: boolean, };
export type CityMeans = "line" | "square" | "close";
export type CityMove = { "type": "formation", 
/**
 * The formation that is taken.
 */
formation: CityFormation, } | { "type": "place", 
/**
 * Which piece.
 */
piece: CityPiece, 
/**
 * The hexagon on which it shall stand.
 */
to: string, } | { "type": "bring", 
/**
 * Who comes.
 */
on: CityPiece, 
/**
 * Who goes.
 */
off: CityPiece, } | { "type": "relocate", 
/**
 * Which piece.
 */
piece: CityPiece, 
/**
 * Where to.
 */
to: string, } | { "type": "done", } | { "type": "skip", } | { "type": "pass", 
/**
 * The card's value.
 */
card: CityBallValue, 
/**
 * Where to.
 */
to: string, } | { "type": "out", 
/**
 * The card's value.
 */
card: CityBallValue, 
/**
 * Along which line.
 */
direction: HexDirection, } | { "type": "advance", 
/**
 * The card's value.
 */
card: CityBallValue, 
/**
 * Along which line.
 */
direction: HexDirection, } | { "type": "close", 
/**
 * To whom.
 */
receiver: CityPiece, } | { "type": "tactic", 
/**
 * Which card.
 */
card: CityCard, } | { "type": "step", 
/**
 * Which piece.
 */
piece: CityPiece, 
/**
 * Where to.
 */
to: string, } | { "type": "anticipate", 
/**
 * The card.
 */
card: CityDefenceCard, 
/**
 * Who steps in.
 */
piece: CityPiece, 
/**
 * The hexagon to which the defender goes.
 */
to: string, } | { "type": "trap", 
/**
 * The card.
 */
card: CityDefenceCard, 
/**
 * Who steps up.
 */
first: CityHop, 
/**
 * Who else does.
 */
second: CityHop | null, } | { "type": "claim", 
/**
 * The card.
 */
card: CityDefenceCard, } | { "type": "dribble", 
/**
 * Against whom.
 */
opponent: CityPiece, } | { "type": "tackle", 
/**
 * The piece that tackles.
 */
piece: CityPiece, } | { "type": "play", 
/**
 * The card that is laid.
 */
card: CityCard, } | { "type": "accept", } | { "type": "throw", } | { "type": "make", } | { "type": "forward", 
/**
 * Where to.
 */
to: string, } | { "type": "shoot", 
/**
 * The Shot card.
 */
card: CityShotCard, } | { "type": "line", 
/**
 * The shot of that line.
 */
shot: CityShot, } | { "type": "direct", } | { "type": "clear", 
/**
 * Where to.
 */
to: string, } | { "type": "keeper", 
/**
 * The player who shall keep goal.
 */
piece: CityPiece, } | { "type": "kicker", 
/**
 * The player who shall shoot.
 */
piece: CityPiece, } | { "type": "corner", 
/**
 * The hexagon of the corner.
 */
at: string, } | { "type": "aim", 
/**
 * The value that is aimed at, or guarded.
 */
value: CityBallValue, } | { "type": "keep", 
/**
 * At most two.
 */
cards: CityHand, } | { "type": "trade", } | { "type": "trade_deck", 
/**
 * The deck whose cards change hands.
 */
deck: CityDeck, } | { "type": "give", 
/**
 * The card for the partner.
 */
card: CityCard, };
export type CityNext = { "kind": "turn", 
/**
 * Of the side with the ball.
 */
side: Side, } | { "kind": "restart", 
/**
 * The restart that follows.
 */
restart: CityRestart, } | { "kind": "corner_choice", 
/**
 * Who kicks.
 */
side: Side, } | { "kind": "kick_off", 
/**
 * Who kicks off.
 */
side: Side, } | { "kind": "exchange", 
/**
 * The keeper's side.
 */
side: Side, };
export type CityOccasion = "goal" | "half_time" | "extra_time";
export type CityOddsView = { 
/**
 * The card.
 */
card: CityCard, 
/**
 * It wins.
 */
win: number, 
/**
 * It is level: a Foul.
 */
level: number, 
/**
 * It loses.
 */
lose: number, };
export type CityOutlook = "safe" | "challenge" | "cut_out" | "loose" | "offside" | "out";
export type CityPassView = { 
/**
 * The card's value.
 */
card: CityBallValue, 
/**
 * Where it is aimed; none if it is kicked out.
 */
to: string | null, 
/**
 * Along which line; none for a Square Pass.
 */
direction: HexDirection | null, 
/**
 * Where the ball comes to rest, or leaves the pitch.
 */
end: string, 
/**
 * What becomes of it.
 */
outlook: CityOutlook, 
/**
 * The team-mate who receives it, or the opponent who cuts it out.
 */
piece: CityPiece | null, 
/**
 * Who challenges the receiver.
 */
markers: Array<CityPiece>, 
/**
 * The chance in percent that he wins all Challenges.
 */
percent: number, 
/**
 * Opponents who could step in with Defensive Anticipation.
 */
anticipators: Array<CityPiece>, };
export type CityPhase = { "kind": "before", } | { "kind": "line_up", 
/**
 * The side that kicks off.
 */
kicker: Side, 
/**
 * CITY-SET-5 Whether it is the first line-up of the match.
 */
first: boolean, 
/**
 * The sides that are done.
 */
done: BySide<boolean>, } | { "kind": "kick_off", 
/**
 * Who kicks off.
 */
side: Side, } | { "kind": "pass", } | { "kind": "give_and_go", } | { "kind": "give_and_go_run", 
/**
 * Who runs.
 */
runner: CityPiece, 
/**
 * Who has the ball.
 */
mate: CityPiece, 
/**
 * Steps left.
 */
left: number, } | { "kind": "give_and_go_return", 
/**
 * Who ran.
 */
runner: CityPiece, 
/**
 * Who has the ball.
 */
mate: CityPiece, } | { "kind": "answer", 
/**
 * The ball in flight.
 */
flight: CityFlight, } | { "kind": "action", } | { "kind": "fast_break", 
/**
 * Who has run.
 */
runs: CityRuns, } | { "kind": "crossing_pass", } | { "kind": "crossing_step", 
/**
 * The receiver.
 */
piece: CityPiece, } | { "kind": "pass_to_the_box", } | { "kind": "side_line_advance", 
/**
 * Who, once he has stepped.
 */
runner: CityPiece | null, 
/**
 * Steps left.
 */
left: number, } | { "kind": "slip", } | { "kind": "additional", } | { "kind": "shot", } | { "kind": "reposition", 
/**
 * The side that repositions.
 */
side: Side, 
/**
 * Who has been moved.
 */
moved: CityPieces, } | { "kind": "one_touch", } | { "kind": "one_touch_play", } | { "kind": "defend", } | { "kind": "pressing", 
/**
 * Who has.
 */
moved: CityPieces, } | { "kind": "defensive_retreat", 
/**
 * Who has.
 */
runs: CityRuns, } | { "kind": "face_off", 
/**
 * Who started it.
 */
starter: Side, 
/**
 * The bearer.
 */
attacker: CityPiece, 
/**
 * His opponent.
 */
defender: CityPiece, } | { "kind": "second_tackle", 
/**
 * The Face-off.
 */
duel: CityDuel, } | { "kind": "foul", 
/**
 * The Face-off.
 */
duel: CityDuel, 
/**
 * Why the die must be thrown, if it must.
 */
forced: CityForced | null, } | { "kind": "tactical_foul", 
/**
 * The Face-off.
 */
duel: CityDuel, } | { "kind": "winner_move", 
/**
 * The Face-off.
 */
duel: CityDuel, 
/**
 * Whose coach chooses.
 */
winner: Side, 
/**
 * What he chooses.
 */
stage: CityStage, } | { "kind": "save_step", 
/**
 * The side of the keeper.
 */
side: Side, 
/**
 * Steps left.
 */
left: number, 
/**
 * Whether he may throw the ball afterwards.
 */
throw: boolean, } | { "kind": "save_throw", 
/**
 * The side of the keeper.
 */
side: Side, } | { "kind": "clear", 
/**
 * Whose keeper.
 */
side: Side, } | { "kind": "exchange", 
/**
 * Whose repositioning.
 */
side: Side, 
/**
 * The keeper's side.
 */
first: Side, 
/**
 * Who has been moved.
 */
moved: CityPieces, } | { "kind": "factor_moves", 
/**
 * The side whose pieces move.
 */
side: Side, 
/**
 * Which card.
 */
factor: CityFactor, 
/**
 * Who has yet to move.
 */
waiting: CityPieces, } | { "kind": "new_keeper", 
/**
 * The side that lost its keeper.
 */
side: Side, 
/**
 * The Face-off that ended so.
 */
duel: CityDuel, } | { "kind": "penalty_kicker", 
/**
 * Who kicks.
 */
side: Side, } | { "kind": "corner_choice", 
/**
 * Who kicks.
 */
side: Side, } | { "kind": "stoppage", 
/**
 * What follows.
 */
restart: CityRestart, 
/**
 * Whose relocation.
 */
side: Side, 
/**
 * Who has been relocated.
 */
moved: CityPieces, } | { "kind": "free_kick", } | { "kind": "corner", } | { "kind": "goal_kick", } | { "kind": "throw_in", 
/**
 * Who throws.
 */
side: Side, } | { "kind": "penalty", 
/**
 * Who kicks.
 */
side: Side, } | { "kind": "discard", 
/**
 * The occasion on which they discard.
 */
occasion: CityOccasion, } | { "kind": "trade", 
/**
 * Whose trade.
 */
side: Side, 
/**
 * Trades made.
 */
round: number, 
/**
 * The occasion on which they trade.
 */
occasion: CityOccasion, } | { "kind": "trade_pick", 
/**
 * Whose trade.
 */
side: Side, 
/**
 * Trades made.
 */
round: number, 
/**
 * The occasion on which they trade.
 */
occasion: CityOccasion, 
/**
 * Of which deck.
 */
deck: CityDeck, } | { "kind": "shootout", 
/**
 * Who kicks.
 */
side: Side, } | { "kind": "over", };
export type CityPiece = string;
export type CityPieceView = { 
/**
 * Its id.
 */
piece: CityPiece, 
/**
 * Its side.
 */
side: Side, 
/**
 * Its shirt number.
 */
number: number, 
/**
 * What its number plays as.
 */
role: CityRole, 
/**
 * Where it is.
 */
place: CityPlace, 
/**
 * Whether it keeps goal.
 */
keeper: boolean, 
/**
 * Its attack now.
 */
attack: number, 
/**
 * Its defence now.
 */
defence: number, 
/**
 * CITY-CARD-1 Whether it has a Yellow Card.
 */
booked: boolean, 
/**
 * CITY-MARK-1 Who marks it.
 */
markers: Array<CityPiece>, 
/**
 * CITY-OFF-1 Whether it would be offside if the ball were passed to it now, or is flagged.
 */
offside: boolean, 
/**
 * CITY-REPO-2, CITY-REPO-3, CITY-REPO-4 Why it may not be moved in the open decision, if it is of that kind.
 */
barred: CityWhyNot | null, 
/**
 * Whether it can be chosen in the open decision.
 */
choosable: boolean, 
/**
 * Where it can go in the open decision.
 */
ends: Array<CityEnd>, };
export type CityPieces = Array<CityPiece>;
export type CityPlace = { "at": "pitch", 
/**
 * The hexagon on which it stands.
 */
hexagon: string, } | { "at": "waiting" } | { "at": "bench" } | { "at": "taken_off" } | { "at": "sent_off" };
export type CityPlaces = Array<string | null>;
export type CityReceiverView = { 
/**
 * To whom it is aimed.
 */
receiver: CityPiece, 
/**
 * Where the ball comes to rest.
 */
end: string, 
/**
 * What becomes of it.
 */
outlook: CityOutlook, 
/**
 * Who takes it, if somebody does on the way.
 */
piece: CityPiece | null, 
/**
 * Who challenges the receiver.
 */
markers: Array<CityPiece>, 
/**
 * The chance in percent that he wins all Challenges.
 */
percent: number, };
export type CityRestart = { 
/**
 * What kind.
 */
kind: CityRestartKind, 
/**
 * Who restarts.
 */
side: Side, 
/**
 * The hexagon from which play goes on.
 */
spot: string, };
export type CityRestartKind = "free_kick" | "penalty" | "corner" | "goal_kick" | "throw_in";
export type CityRole = "goalkeeper" | "defender" | "defensive_midfielder" | "attacking_midfielder" | "striker";
export type CityRun = { 
/**
 * The piece that runs.
 */
piece: CityPiece, 
/**
 * Steps left.
 */
left: number, };
export type CityRuns = { 
/**
 * The first.
 */
first: CityRun | null, 
/**
 * The second.
 */
second: CityRun | null, };
export type CitySaveCard = string;
export type CityShootoutView = { 
/**
 * Who shoots first.
 */
first: Side, 
/**
 * Each kick in order.
 */
kicks: Array<CityKick>, 
/**
 * The goals.
 */
score: BySide<number>, };
export type CityShot = "drive" | "cannonball" | "cross_shot" | "curler" | "half_volley" | "volley" | "toe_poke" | "solo" | "header" | "diving_header" | "bicycle" | "chip" | "back_heel";
export type CityShotCard = string;
export type CityShotResult = "goal" | "open_goal" | "saved" | "corner" | "out" | "clear" | "wall";
export type CityShotView = { 
/**
 * Its card; none for a line of the Striker guide, or the unknown card of a direct free kick.
 */
card: CityShotCard | null, 
/**
 * What kind; none for the unknown card of a direct free kick.
 */
shot: CityShot | null, 
/**
 * The card's value, or the line's points.
 */
value: number, 
/**
 * The shooter's attack.
 */
attack: number, 
/**
 * CITY-SHOT-7 The special bonus, if it counts.
 */
special: number, 
/**
 * CITY-SHOT-8 The One on One, if it counts.
 */
one_on_one: number, 
/**
 * CITY-SHOT-9 The Assist, if it counts.
 */
assist: number, 
/**
 * The sum.
 */
total: number, 
/**
 * The chance of a goal in percent, over the saves that have not been seen since the last shuffle.
 */
goal: number, 
/**
 * The chance in percent that it ends level.
 */
level: number, 
/**
 * Whether it may be taken now.
 */
legal: boolean, };
export type CitySide = { 
/**
 * CITY-FOUR-2 The seat that decides for it in this turn.
 */
active: Seat, 
/**
 * Its keeper.
 */
keeper: CityPiece, 
/**
 * CITY-SUB-1 Substitutions left.
 */
substitutions: number, 
/**
 * Whether its line-up is hidden from the viewer.
 */
line_up_hidden: boolean, 
/**
 * CITY-OFF-1 From which x on its pieces are offside now; none if none could be.
 */
offside_from: number | null, };
export type CityStage = "way" | "winner" | "loser";
export type CityStepKind = "reposition" | "exchange" | "tactic" | "factor" | "face_off" | "save";
export type CityTacticView = { 
/**
 * The card.
 */
card: CityCard, 
/**
 * The tactic on it, by its word.
 */
tactic: string, 
/**
 * Why it cannot be played now; none if it can.
 */
why_not: CityWhyNot | null, };
export type CityVerdict = "attacker" | "defender" | "level";
export type CityView = { 
/**
 * The viewer's seat, if it has one.
 */
you: Seat | null, 
/**
 * The open decision.
 */
phase: CityPhase, 
/**
 * The seats that have yet to decide it.
 */
deciding: Array<Seat>, 
/**
 * The seats that have chosen in secret.
 */
sealed: Array<Seat>, 
/**
 * What the viewer has chosen in secret.
 */
your_choice: CityMove | null, 
/**
 * The clock.
 */
clock: CityClock, 
/**
 * The score.
 */
score: BySide<number>, 
/**
 * The attacking side.
 */
attacking: Side, 
/**
 * CITY-TURN-13 Whether attacking tactics are barred in this turn.
 */
tactics_barred: boolean, 
/**
 * CITY-TURN-5 Whether the one attacking action of the turn is used.
 */
action_used: boolean, 
/**
 * Where the ball is.
 */
ball: string | null, 
/**
 * Who has it.
 */
bearer: CityPiece | null, 
/**
 * All pieces, Home's first, by rising number.
 */
pieces: Array<CityPieceView>, 
/**
 * What belongs to each side.
 */
sides: BySide<CitySide>, 
/**
 * The hands, in the order of the seats; only the viewer's own shows its cards.
 */
hands: Array<CityHandView>, 
/**
 * Decks and discard piles.
 */
decks: CityDecks, 
/**
 * External Factors in force.
 */
factors: Array<CityFactorView>, 
/**
 * External Factor taken this turn, not yet in force.
 */
taken: CityFactorView | null, 
/**
 * Where each Ball card of the viewer can be passed now.
 */
passes: Array<CityPassView>, 
/**
 * Where each Ball card of the viewer can be advanced now.
 */
advances: Array<CityAdvanceView>, 
/**
 * To whom the viewer can make a Close Pass now.
 */
receivers: Array<CityReceiverView>, 
/**
 * The shots of the viewer, with what they add up to.
 */
shots: Array<CityShotView>, 
/**
 * Why the bearer may not shoot.
 */
no_shot: CityWhyNot | null, 
/**
 * The tactics in the viewer's hand.
 */
tactics: Array<CityTacticView>, 
/**
 * The Face-off.
 */
face_off: CityFaceOffView | null, 
/**
 * CITY-HAND-7 How many cards a Discard keeps at most.
 */
kept_max: number, 
/**
 * CITY-FREE-6 The wall hexagons of the free kick.
 */
wall: Array<string>, 
/**
 * The shootout.
 */
shootout: CityShootoutView | null, 
/**
 * The outcome, once the match is over.
 */
outcome: Outcome | null, };
export type CityWhyNot = { 
/**
 * The clause.
 */
clause: string, 
/**
 * The sentence.
 */
text: string, };
export type Claim = "win" | "draw";
export type Codes = { 
/**
 * Shown now and never again; those from before open nothing any more.
 */
codes: Array<string>, };
export type Colours = { 
/**
 * Like `#1f6b46`.
 */
first: string, 
/**
 * The other one.
 */
second: string, 
/**
 * How they lie on the shirt.
 */
pattern: ShirtPattern, };
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
export type Confirm = { 
/**
 * The password.
 */
password: Secret, };
export type CreatedMatch = MatchSummary;
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * The password.
 */
password: Secret, };
export type DeckBreach = { 
/**
 * The clause.
 */
clause: string, 
/**
 * The plain sentence.
 */
detail: string, };
export type Decline = { 
/**
 * One of the ready reasons.
 */
reason: DeclineReason, };
export type DeclineReason = "no_thanks" | "later" | "other_game" | "other_options" | "other_pace" | "other_rating";
export type EndReason = "time" | "resigned" | "claimed" | "agreed" | "abandoned";
export type Figure = { 
/**
 * The mean.
 */
mean: number, 
/**
 * Its standard error.
 */
error: number, };
export type FlipCard = string;
export type FlipCode = string;
export type FlipColour = "red" | "blue";
export type FlipEvent = { "type": "set_aside_picked", 
/**
 * The seat that picked it.
 */
seat: Seat, 
/**
 * The card that lies aside now.
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
 * The seat that holds it.
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
 * The seat that drew.
 */
seat: Seat, 
/**
 * The card that it drew.
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
 * The card to set aside.
 */
card: string, } | { "type": "rest_random", } | { "type": "preset", 
/**
 * The name of the ready-made eight.
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
 * FLIP-INFO-3 Its cards laid in this period, ascending.
 */
played: Array<FlipCard>, 
/**
 * FLIP-INFO-3 Its other cards laid in periods before, ascending.
 */
seen: Array<FlipCard>, 
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
 * FLIP-ATT-9 The stages of an attack in order, one further with each success.
 */
stages: [FlipStage, FlipStage, FlipStage, FlipStage], 
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
export type Followed = { 
/**
 * The name.
 */
name: string, 
/**
 * Their shirt.
 */
colours: Colours, 
/**
 * Whether they are in the club now, as far as they show it.
 */
there: boolean, 
/**
 * The match that they are playing, if anybody may watch it.
 */
playing?: Playing, };
export type Fork = { 
/**
 * The last step to be kept.
 */
step: number, 
/**
 * Who is to sit where.
 */
seats: { [key in Seat]?: SeatPlan }, };
export type ForkedFrom = { 
/**
 * The match.
 */
id: string, 
/**
 * The last step that was taken over from it.
 */
step: number, 
/**
 * Whether all that was hidden has been dealt anew; where not, its cards may be known.
 */
dealt_anew: boolean, };
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
export type FromBrowser = { "type": "hello", 
/**
 * The lobby, if it has been followed before.
 */
lobby?: Place, 
/**
 * The number of the last notice that has arrived.
 */
notices?: number, };
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
seat: Seat, } | { "type": "hint", 
/**
 * At which seat.
 */
seat: Seat, } | { "type": "draw", 
/**
 * At which seat.
 */
seat: Seat, } | { "type": "draw_answer", 
/**
 * Who answers.
 */
seat: Seat, 
/**
 * Whether it is a draw.
 */
agree: boolean, } | { "type": "abandon", 
/**
 * At which seat.
 */
seat: Seat, } | { "type": "claim", 
/**
 * At which seat.
 */
seat: Seat, 
/**
 * What is claimed.
 */
claim: Claim, } | { "type": "stand_in", 
/**
 * At which seat.
 */
seat: Seat, 
/**
 * How well the bot plays.
 */
level: BotLevel, };
export type FromClub = { "type": "lobby", 
/**
 * The place that is reached with it.
 */
place: Place, 
/**
 * All of it.
 */
lobby: Lobby, } | { "type": "news", 
/**
 * The place that is reached with it.
 */
place: Place, 
/**
 * One after the other. Each can be applied twice without harm.
 */
changes: Array<Change>, } | { "type": "notices", 
/**
 * The oldest first.
 */
notices: Array<NumberedNotice>, } | { "type": "yours", 
/**
 * The id of the game for which they wait, if for any.
 */
waiting: string | null, 
/**
 * The names of their seeks.
 */
seeks: Array<string>, } | { "type": "error", 
/**
 * What, for programs.
 */
code: string, 
/**
 * What, for people.
 */
detail: string, };
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
seat: Seat, } | { "type": "draw_declined", 
/**
 * Who had offered it.
 */
seat: Seat, } | { "type": "hint", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The move, by the game's own type.
 */
move: unknown, 
/**
 * The same in notation.
 */
notation: string, 
/**
 * The chance to win with the move: 0 to 1.
 */
with_it: number, 
/**
 * The chance to win with what comes to mind at once.
 */
at_once: number, 
/**
 * Whether it is the only move there is.
 */
forced: boolean, 
/**
 * What it changes most, compared with what else could be done.
 */
why: Array<Text>, } | { "type": "chat", 
/**
 * The lines, each once: a line that is known already is to be left out.
 */
lines: Array<ChatLine>, } | Update;
export type GameInsight = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The matches that have been reviewed, the oldest first.
 */
matches: Array<MatchInsight>, 
/**
 * The kinds of decision in all of them, the one that lost most first.
 */
kinds: Array<KindInsight>, 
/**
 * The latest finished matches that have not been reviewed, the newest first.
 */
not_reviewed: Array<string>, };
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
 * Whether it is played with decks or teams that people build.
 */
has_decks: boolean, 
/**
 * The options that bring other seats to the table.
 */
seatings: Array<OtherSeats>, 
/**
 * Its options.
 */
options: Array<OptionSpec>, 
/**
 * The bots that play it, the weakest first.
 */
bots: Array<BotLevel>, 
/**
 * What each of them is rated, in the same order: Club is 1,500.
 */
bot_ratings: Array<number | null>, 
/**
 * Sets of options worth offering.
 */
presets: Array<Preset>, 
/**
 * Paces that fit its length, the shortest first.
 */
paces: Array<Pace>, 
/**
 * The version of its rules.
 */
rules_version: string, };
export type HexDirection = "east" | "south_east" | "south_west" | "west" | "north_west" | "north_east";
export type Join = { 
/**
 * The last part of the invitation link.
 */
token: string, 
/**
 * Whether the guest agrees to hints for everybody.
 */
hints?: boolean, };
export type Joined = { 
/**
 * Who they are now.
 */
me: Me, 
/**
 * Their recovery codes: shown now and never again.
 */
codes: Array<string>, };
export type KeepDeck = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * Its short text.
 */
text: string, };
export type KindInsight = { 
/**
 * What was asked in one of them.
 */
asked: Text, 
/**
 * How many were weighed.
 */
decisions: number, 
/**
 * What they lost together.
 */
loss: number, };
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
 * What happens to the viewer when that clock runs out.
 */
at_zero?: Text, 
/**
 * The clock of the period, where the game has one.
 */
period_clock?: PeriodClock, 
/**
 * Whether the viewer can have its last move back.
 */
takeback: Takeback, 
/**
 * The clocks of both sides, where somebody keeps their time.
 */
clocks?: BySide<SideClock>, 
/**
 * What the viewer can settle beside the rules now.
 */
may?: Array<May>, };
export type Leader = { 
/**
 * The place; who has the same rating as another is listed after them.
 */
rank: number, 
/**
 * The name.
 */
name: string, 
/**
 * The rating.
 */
rating: number, 
/**
 * How many matches have counted.
 */
matches: number, };
export type Leaderboard = { 
/**
 * The kind of pace.
 */
pace: PaceKind, 
/**
 * The strongest first; provisional ratings are left out.
 */
leaders: Array<Leader>, 
/**
 * Whoever asks, if they have a rating.
 */
you?: Standing, };
export type LessonStep<V = unknown, M = unknown> = { 
/**
 * What is learned, as one paragraph of Markdown.
 */
words: string, 
/**
 * Who looks.
 */
seen_by: Viewer, 
/**
 * What that viewer sees.
 */
view: V, 
/**
 * What a coach who looks could choose; none if he is not to act, null if it cannot be listed.
 */
choices: Array<M> | null, };
export type LiveCurve = { 
/**
 * After each step, from the first.
 */
points: Array<LivePoint>, };
export type LiveMatch = { 
/**
 * The match.
 */
match: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The name of Home's coach.
 */
home: string, 
/**
 * The name of Away's coach.
 */
away: string, 
/**
 * The goals of both.
 */
score: { home: number; away: number }, 
/**
 * Whether the result counts for ratings.
 */
rated: boolean, 
/**
 * How strong both are, if the result counts and both let everybody know.
 */
ratings?: BySide<ShownRating>, 
/**
 * How many watch.
 */
watchers: number, };
export type LivePoint = { 
/**
 * From 0 to 1.
 */
mean: number, 
/**
 * Its standard error.
 */
error: number, };
export type Lobby = { 
/**
 * How many people are there.
 */
people: number, 
/**
 * The names of members who are there: not more than can be read.
 */
members: Array<string>, 
/**
 * The open seeks.
 */
seeks: Array<Seek>, 
/**
 * How many wait to play somebody now, by the game's id.
 */
waiting: { [key in string]: number }, 
/**
 * Live matches worth watching, the most so first.
 */
live: Array<LiveMatch>, };
export type Mark = "goal" | "booking" | "period";
export type MatchInsight = { 
/**
 * The match.
 */
match: string, 
/**
 * When it was made (ISO 8601, UTC).
 */
created_at: string, 
/**
 * How many decisions were weighed.
 */
decisions: number, 
/**
 * What they lost together.
 */
loss: number, 
/**
 * Its standard error.
 */
loss_error: number, 
/**
 * What chance gave.
 */
dice: number, 
/**
 * Its standard error.
 */
dice_error: number, };
export type MatchList = { 
/**
 * Those that can be shown, the newest first.
 */
matches: Array<MatchSummary>, 
/**
 * How many more there are that the server cannot read.
 */
hidden: number, };
export type MatchResult = "won" | "lost" | "drawn" | "abandoned";
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
 * Whether coaches may ask for hints: all people who sit there have agreed, or they are alone with bots.
 */
hints: boolean, 
/**
 * How time is kept.
 */
pace: Pace, 
/**
 * Whether the result counts for ratings.
 */
rated: boolean, 
/**
 * The level of the bot that plays on for a side whose time is up, if that is agreed.
 */
stand_in?: BotLevel, 
/**
 * Whether spectators see the chance to win while it is played.
 */
curve: boolean, 
/**
 * Whether whoever asks is to move.
 */
your_turn: boolean, 
/**
 * The hash of the secret from which, with the words of the coaches, all luck is made.
 */
commitment: string, 
/**
 * The seats whose coaches have yet to add a word to the luck before the match can begin.
 */
awaited: Array<Seat>, 
/**
 * From where it was played on, if it was.
 */
forked_from?: ForkedFrom, 
/**
 * The tokens of the open seats, for whoever made the match and nobody else.
 */
invitations: { [key in Seat]?: string }, };
export type May = "offer_draw" | "answer_draw" | "abandon" | "claim" | "stand_in";
export type Me = { 
/**
 * The name that others see.
 */
name: string, 
/**
 * Whether it is a member's own.
 */
member?: boolean, };
export type MemberSettings = { 
/**
 * The club colours.
 */
colours: Colours, 
/**
 * Who may see what.
 */
visibility: Visibility, };
export type Minute = { 
/**
 * The number of the first event.
 */
from: number, 
/**
 * The clock.
 */
clock: string, };
export type Moment = { 
/**
 * The place of its picture in the replay.
 */
frame: number, 
/**
 * The number of that picture.
 */
step: number, 
/**
 * The number of its event.
 */
number: number, 
/**
 * What the radio says about it.
 */
commentary: Commentary, };
export type MoveMark = "find" | "inaccuracy" | "mistake" | "blunder";
export type NewChallenge = { 
/**
 * The member's name.
 */
to: string, 
/**
 * Whether anybody may find the match in the list of live matches.
 */
listed?: boolean, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options: OptionValues, 
/**
 * How time is kept; nobody keeps it if it is not said.
 */
pace: Pace, 
/**
 * Whether the result is to count for ratings. Only members can offer that, and only members can take it.
 */
rated: boolean, 
/**
 * The level of the bot that plays on for a side whose time is up. If it is not said, the side has lost.
 */
stand_in?: BotLevel, 
/**
 * Whether spectators may see the chance to win while it is played; whoever takes the offer agrees to it.
 */
curve?: boolean, 
/**
 * The side that whoever offers wants to play.
 */
side: WantedSide, };
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
listed?: boolean, 
/**
 * Whether whoever asks would like hints for everybody in a match between people. Friends must agree when they sit
 * down; who plays only with bots has hints anyway.
 */
hints?: boolean, 
/**
 * How time is kept; nobody keeps it if it is not said.
 */
pace?: Pace, 
/**
 * Whether the result is to count for ratings.
 */
rated?: boolean, 
/**
 * The level of the bot that plays on for a side whose time is up. If it is not said, the side has lost.
 */
stand_in?: BotLevel, 
/**
 * Whether spectators may see the chance to win while it is played; whoever sits down agrees to it.
 */
curve?: boolean, };
export type NewSeek = { 
/**
 * Between which ratings whoever takes it must be; anybody if it is not said.
 */
ratings?: RatingRange, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options: OptionValues, 
/**
 * How time is kept; nobody keeps it if it is not said.
 */
pace: Pace, 
/**
 * Whether the result is to count for ratings. Only members can offer that, and only members can take it.
 */
rated: boolean, 
/**
 * The level of the bot that plays on for a side whose time is up. If it is not said, the side has lost.
 */
stand_in?: BotLevel, 
/**
 * Whether spectators may see the chance to win while it is played; whoever takes the offer agrees to it.
 */
curve?: boolean, 
/**
 * The side that whoever offers wants to play.
 */
side: WantedSide, };
export type NewTableReport = { 
/**
 * What the line or the person is reported for.
 */
reason: ReportReason, 
/**
 * In words of one's own, at most 200 characters.
 */
note?: string, } & ({ 
/**
 * The line's name.
 */
line: string, } | { 
/**
 * Where they sit.
 */
seat: Seat, });
export type Notice = { "kind": "paired", 
/**
 * The match.
 */
match: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The name of the other side's coach, or nothing.
 */
opponent: string, } | { "kind": "your_turn", 
/**
 * The match.
 */
match: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The name of the other side's coach, or nothing.
 */
opponent: string, } | { "kind": "match_over", 
/**
 * What it was for them.
 */
result: MatchResult, 
/**
 * The match.
 */
match: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The name of the other side's coach, or nothing.
 */
opponent: string, } | { "kind": "challenged", 
/**
 * How time would be kept.
 */
pace: Pace, 
/**
 * Whether the result would count for ratings.
 */
rated: boolean, 
/**
 * Its name.
 */
challenge: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The name of the other one of the two.
 */
other: string, 
/**
 * The match after which it is another one.
 */
rematch_of?: string, } | { "kind": "challenge_over", 
/**
 * What became of it.
 */
how: ChallengeEnd, 
/**
 * Its name.
 */
challenge: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The name of the other one of the two.
 */
other: string, 
/**
 * The match after which it is another one.
 */
rematch_of?: string, } | { "kind": "offer_answered", 
/**
 * What had been offered.
 */
offer: OfferKind, 
/**
 * Whether it was accepted.
 */
accepted: boolean, 
/**
 * The match.
 */
match: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The name of the other side's coach, or nothing.
 */
opponent: string, };
export type NumberedNotice = { 
/**
 * Its number among all that this person was ever told.
 */
number: number, 
/**
 * When it was told: milliseconds since 1970.
 */
at_ms: number, 
/**
 * What is told.
 */
notice: Notice, };
export type OfferKind = "draw" | "takeback";
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
bytes_max: number, 
/**
 * Ready-made texts worth offering, by their ids.
 */
ready: Array<string>, });
export type OptionValue = number | string;
export type OptionValues = { [key in string]: OptionValue };
export type OtherSeats = { 
/**
 * The option's name.
 */
option: string, 
/**
 * The value.
 */
value: OptionValue, 
/**
 * The seats of a match with it.
 */
seats: Array<Seat>, };
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
forfeit?: Side, 
/**
 * Why it ended, if it was not by the rules. Records from before there were reasons tell none.
 */
reason?: EndReason, };
export type Pace = { "kind": "unhurried" } | { "kind": "live", 
/**
 * How much at the start, 1 to 180 minutes.
 */
minutes: number, 
/**
 * How much is added for each decision, 0 to 180 seconds.
 */
increment_s: number, } | { "kind": "days", 
/**
 * How much, 1 to 14 days.
 */
days: number, };
export type PaceKind = "live" | "days";
export type PeriodClock = { 
/**
 * The time left.
 */
left_ms: number, 
/**
 * Whether it runs now.
 */
running: boolean, };
export type Phrase = "hello" | "good_luck" | "well_played" | "what_a_goal" | "so_close" | "oops" | "one_moment" | "back" | "thanks" | "good_game" | "goodbye";
export type Place = { 
/**
 * How often the lane had to be forgotten.
 */
epoch: number, 
/**
 * The last event seen.
 */
number: number, };
export type Playing = { 
/**
 * The match.
 */
match: string, 
/**
 * The game's id.
 */
game: string, };
export type Preset = { 
/**
 * Its name.
 */
name: string, 
/**
 * Whether a match with it can be rated.
 */
rated: boolean, 
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
export type Profile = { 
/**
 * The name.
 */
name: string, 
/**
 * Since when they are a member: milliseconds since 1970.
 */
joined_ms: number, 
/**
 * Their shirt.
 */
colours: Colours, 
/**
 * Whether it is whoever asks.
 */
you: boolean, 
/**
 * Whether whoever asks follows them.
 */
followed: boolean, 
/**
 * Whether whoever asks blocks them.
 */
blocked: boolean, 
/**
 * Whether they are in the club now.
 */
there?: boolean, 
/**
 * The match that they are playing, if anybody may watch it.
 */
playing?: Playing, 
/**
 * What became of their matches, by game.
 */
results?: { [key in string]: Results }, 
/**
 * Their latest matches that anybody may find, or at which whoever asks sat too.
 */
matches?: Array<MatchSummary>, 
/**
 * What became of the matches of whoever asks against them, by game.
 */
head_to_head?: { [key in string]: Tally }, };
export type Prompt = { 
/**
 * The sentence.
 */
text: Text, 
/**
 * The clause that governs the decision.
 */
clause: string, };
export type Rating = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The kind of pace.
 */
pace: PaceKind, 
/**
 * The rating.
 */
rating: number, 
/**
 * How uncertain it is.
 */
deviation: number, 
/**
 * Whether it is too uncertain to be compared.
 */
provisional: boolean, 
/**
 * How many matches have counted.
 */
matches: number, 
/**
 * How it came about, the oldest match first.
 */
history: Array<RatingPoint>, };
export type RatingChange = { 
/**
 * What it was.
 */
before: number, 
/**
 * What it is.
 */
after: number, };
export type RatingPoint = { 
/**
 * The match.
 */
match: string, 
/**
 * When it ended: milliseconds since 1970.
 */
at_ms: number, 
/**
 * The rating from then on.
 */
rating: number, };
export type RatingRange = { 
/**
 * The least.
 */
min: number, 
/**
 * The greatest.
 */
max: number, };
export type Recover = { 
/**
 * The name.
 */
name: string, 
/**
 * One of the recovery codes.
 */
code: Secret, 
/**
 * The password from now on.
 */
new_password: Secret, };
export type Rematch = { "kind": "asked", 
/**
 * The challenge that they were sent.
 */
challenge: Challenge, } | { "kind": "agreed", 
/**
 * It.
 */
match: string, };
export type Rename = { 
/**
 * The name that others are to see.
 */
name: string, };
export type ReplayOutline = { 
/**
 * The match in short.
 */
summary: MatchSummary, 
/**
 * Who saw it.
 */
viewer: Viewer, 
/**
 * How many pictures there are.
 */
frames: number, 
/**
 * Its great moments, and all that the slider marks.
 */
moments: Array<Moment>, 
/**
 * Under which minute the events are told.
 */
minutes: Array<Minute>, };
export type ReplayPage<V = unknown, E = unknown> = { 
/**
 * Who saw them.
 */
viewer: Viewer, 
/**
 * The place of the first in the replay, from 0.
 */
from: number, 
/**
 * The pictures: fewer than were asked for if they are big or the replay ends.
 */
frames: Array<Frame<V, E>>, };
export type ReportReason = "insult" | "spam" | "cheating" | "name" | "stalling" | "other";
export type Resign = { 
/**
 * At which seat.
 */
seat: Seat, };
export type Results = { 
/**
 * Against people.
 */
people: Tally, 
/**
 * Against bots.
 */
bots: Tally, };
export type Review = { 
/**
 * What it was made by.
 */
made_by: ReviewVersion, 
/**
 * The number from which all its luck flowed.
 */
seed: number, 
/**
 * How many simulations it was given.
 */
simulations: number, 
/**
 * Whether all decisions were weighed; else it was stopped.
 */
complete: boolean, 
/**
 * How the match ended.
 */
outcome: Outcome, 
/**
 * Home's chance to win before anything was drawn, a draw counting half.
 */
start: Figure, 
/**
 * Every step.
 */
steps: Array<ReviewStep>, 
/**
 * Where it all went, as each side sees it.
 */
ledger: BySide<SideLedger>, 
/**
 * The steps that moved the curve most, the greatest first.
 */
turning_points: Array<TurningPoint>, 
/**
 * The rolls and draws that favoured Home most, the luckiest first.
 */
lucky_for_home: Array<number>, 
/**
 * The same for Away.
 */
lucky_for_away: Array<number>, 
/**
 * What happened in a sentence, for each side.
 */
sentences: BySide<Text>, };
export type ReviewDepth = "quick" | "thorough";
export type ReviewDice = { 
/**
 * What it gave Home.
 */
gain: Figure, 
/**
 * One draw in so many is at least as good for the side that it favoured.
 */
one_in: number, 
/**
 * Whether none of the fresh draws was: it may be rarer.
 */
or_rarer: boolean, };
export type ReviewProgress = { 
/**
 * From 0 to 1000.
 */
thousandths: number, 
/**
 * How deep it will be.
 */
depth: ReviewDepth, };
export type ReviewStep = { 
/**
 * Home's chance to win after it.
 */
worth: Figure, 
/**
 * What chance gave Home, where it was asked.
 */
dice?: ReviewDice, 
/**
 * The decision, where there was one.
 */
decision?: ReviewedDecision, 
/**
 * What remains of the step, for Home: what nobody could know.
 */
guess: Figure, 
/**
 * The minute or round, as the score bug has it.
 */
clock: string, 
/**
 * The phase in which it was made.
 */
phase: Text, 
/**
 * Who scored.
 */
goal?: Side, };
export type ReviewVersion = { 
/**
 * The game.
 */
game: string, 
/**
 * The version of the rules that the match was played again by.
 */
rules: string, 
/**
 * The weights by which positions were judged, as a short sum of them all.
 */
weights: string, 
/**
 * The version of the reckoning.
 */
reckoning: number, };
export type ReviewedDecision = { 
/**
 * Whose it was.
 */
seat: Seat, 
/**
 * What the coach was asked.
 */
asked: Text, 
/**
 * What was played.
 */
made: ReviewedMove, 
/**
 * The best that was found; nothing if it was not looked for, or is no better than what was played.
 */
best?: ReviewedMove, 
/**
 * What the move lost against the best, for its own side; nothing if it was not looked for.
 */
loss?: Figure, 
/**
 * What the move gained against what routine would have played.
 */
over_routine?: Figure, 
/**
 * What is to be said of it.
 */
mark?: MoveMark, };
export type ReviewedMove = { 
/**
 * In notation.
 */
text: string, 
/**
 * By the game's own type.
 */
json: unknown, };
export type Room = "table" | "stand";
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
chapters: Array<Chapter>, };
export type SavedDeck = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * Its short text.
 */
text: string, 
/**
 * When it was last changed: milliseconds since 1970.
 */
updated_ms: number, };
export type SayLine = { 
/**
 * To whom.
 */
room: Room, } & ({ 
/**
 * The phrase of the list.
 */
phrase: Phrase, } | { 
/**
 * At most 200 characters.
 */
text: string, });
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
level: BotLevel, 
/**
 * The most that it thinks about a decision, 500 to 10000 milliseconds; 2000 if it is not said.
 */
think_ms?: number, };
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
 * Whether the name is a member's, who has a profile.
 */
member?: boolean, 
/**
 * How well the bot plays, if it is one.
 */
level?: BotLevel, 
/**
 * The most that the bot thinks about a decision, in milliseconds, if somebody chose it.
 */
think_ms?: number, 
/**
 * The level of the bot that plays for the person just now, if one does.
 */
stand_in?: BotLevel, 
/**
 * Whether it is whoever asks.
 */
you: boolean, };
export type Seated = { 
/**
 * The match.
 */
match: string, };
export type Secret = string;
export type Seek = { 
/**
 * Its name.
 */
id: string, 
/**
 * Who offers.
 */
by: Somebody, 
/**
 * Between which ratings whoever takes it must be.
 */
ratings?: RatingRange, 
/**
 * When it was made: milliseconds since 1970.
 */
made_ms: number, 
/**
 * The game's id.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options: OptionValues, 
/**
 * How time is kept; nobody keeps it if it is not said.
 */
pace: Pace, 
/**
 * Whether the result is to count for ratings. Only members can offer that, and only members can take it.
 */
rated: boolean, 
/**
 * The level of the bot that plays on for a side whose time is up. If it is not said, the side has lost.
 */
stand_in?: BotLevel, 
/**
 * Whether spectators may see the chance to win while it is played; whoever takes the offer agrees to it.
 */
curve?: boolean, 
/**
 * The side that whoever offers wants to play.
 */
side: WantedSide, };
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
commentary?: Commentary, 
/**
 * Whether it is the first that happened because somebody's time was up.
 */
time_up?: boolean, };
export type SeenNotices = { 
/**
 * Their numbers.
 */
numbers: Array<number>, };
export type SessionSummary = { 
/**
 * By what it can be ended.
 */
id: string, 
/**
 * The kind of browser; empty if it is not known.
 */
device: string, 
/**
 * Since when: milliseconds since 1970.
 */
created_ms: number, 
/**
 * When it was last used, to a few minutes.
 */
used_ms: number, 
/**
 * Whether it is the one that asks.
 */
here: boolean, };
export type ShirtPattern = "plain" | "stripes" | "hoops" | "halves";
export type ShownRating = { 
/**
 * The rating, rounded.
 */
rating: number, 
/**
 * Whether it is too uncertain to be compared.
 */
provisional: boolean, };
export type Side = "home" | "away";
export type SideClock = { 
/**
 * The time left.
 */
left_ms: number, 
/**
 * Whether it runs now.
 */
running: boolean, 
/**
 * In how long it begins to run: what has happened is still being shown.
 */
starts_in_ms?: number, };
export type SideLedger = { 
/**
 * The chance to win before anything was drawn.
 */
start: Figure, 
/**
 * What chance gave.
 */
dice: Figure, 
/**
 * What the own decisions lost.
 */
own_losses: Figure, 
/**
 * What the other side's decisions lost.
 */
other_losses: Figure, 
/**
 * What remains.
 */
guesses: Figure, 
/**
 * The part of the guesses that no decision had: the judge was wrong about what was coming.
 */
guesses_of_nobody: Figure, 
/**
 * What the best choices that were found would have gained over routine, more than the other side's.
 */
openings: Figure, 
/**
 * What the match was worth: 1 won, ½ drawn, 0 lost.
 */
end: number, 
/**
 * How many decisions there were.
 */
decisions: number, 
/**
 * How many were marked as what: inaccuracies, mistakes, blunders.
 */
marked: [number, number, number], 
/**
 * How many were finds.
 */
finds: number, };
export type SimAimView = { 
/**
 * The techniques to choose from.
 */
techniques: Array<SimTechnique>, 
/**
 * SIM-TABLE-6 The sectors to choose from; none if the kick is aimed by hand or at a cell.
 */
sectors: Array<SimSector>, 
/**
 * SIM-EXEC-4 Whether the release is timed.
 */
timed: boolean, 
/**
 * SIM-EXEC-4 How far the hand swings, in thousandths.
 */
amplitude: number, 
/**
 * SIM-EXEC-4 The phases, while it swings.
 */
sway: SimSway | null, 
/**
 * What has been aimed, if the viewer may know it.
 */
target: SimTarget | null, };
export type SimBadgeShape = "shield" | "circle" | "diamond" | "pennant" | "none";
export type SimBadges = { 
/**
 * How the next kick comes about.
 */
origin: SimOrigin, 
/**
 * SIM-PRESS-1 The holder is pressed.
 */
pressed: boolean, 
/**
 * SIM-QUICK-1 Nobody of the attacking side has moved yet in this round.
 */
quick: boolean, 
/**
 * SIM-P3-2 The most cells that a footballer of the attacking side has moved in this round: so far may the defence answer.
 */
moved: number, 
/**
 * The most cells of a move now; 0 if nobody moves now, or in a quick round.
 */
limit: number, 
/**
 * SIM-FK-4 The cell of a wall that must be broken.
 */
wall: string | null, };
export type SimBall = { 
/**
 * Where it lies.
 */
at: SimSpot, 
/**
 * In which cell.
 */
cell: string, 
/**
 * Whether it lies on a peg's top.
 */
held: boolean, };
export type SimBand = "weak" | "average" | "balanced" | "strong" | "very_strong";
export type SimBandRange = { 
/**
 * The name of the band.
 */
band: SimBand, 
/**
 * Its least strength.
 */
from: number, 
/**
 * Its greatest strength.
 */
to: number, };
export type SimClock = { 
/**
 * 1 and 2 are the halves, 3 and 4 extra time, 5 the shoot-out.
 */
period: number, 
/**
 * Steps made in this period.
 */
step: number, 
/**
 * Regular steps of the period.
 */
steps: number, 
/**
 * Steps added, once they are counted.
 */
added: number | null, 
/**
 * The minute shown.
 */
minute: number, 
/**
 * Which referee walks.
 */
referee: number, 
/**
 * Beside which row of column A he stands; 0 is beside the flag.
 */
row: number, 
/**
 * Time is up and play goes on.
 */
up: boolean, };
export type SimCollar = "round" | "v_neck" | "polo";
export type SimColour = string;
export type SimCount = { 
/**
 * The cell.
 */
cell: string, 
/**
 * Cells to the nearest footballer of each side.
 */
near: BySide<number>, 
/**
 * Who would take a ball that stops there untouched.
 */
side: Side, 
/**
 * Which rule would decide.
 */
rule: SimTakeRule, };
export type SimCrossed = { 
/**
 * The cell.
 */
cell: string, 
/**
 * The height.
 */
height: number, };
export type SimDeclared = { 
/**
 * Who kicks.
 */
kicker: SimPlayer, 
/**
 * Pass, cross, shot or another kind.
 */
kind: SimKickKind, 
/**
 * How it comes about.
 */
origin: SimOrigin, 
/**
 * SIM-DRIB-1 The opponent of a dribble; SIM-PRO-4, SIM-PRO-11 the named receiver of another kick.
 */
named?: SimPlayer, 
/**
 * SIM-SLIDE-1 Whether it is a repeat by a skill, and how many cells the kicker moved to reach the ball.
 */
instant?: number, };
export type SimDuel = "dribble" | "keeper_dribble" | "tackle" | "keeper_tackle";
export type SimEmblem = "star" | "anchor" | "tower" | "tree" | "wave" | "sun" | "wheel" | "letters" | "image";
export type SimErrors = { 
/**
 * Of the direction.
 */
direction: number, 
/**
 * Of the power.
 */
power: number, 
/**
 * Of lift and contact.
 */
lift: number, };
export type SimEvent = { "type": "starter_placed", 
/**
 * The starter.
 */
player: SimPlayer, 
/**
 * The spot where his peg stands.
 */
at: SimSpot, 
/**
 * In which cell.
 */
cell: string, } | { "type": "start_done", 
/**
 * The side that is ready.
 */
side: Side, } | { "type": "start_revealed", 
/**
 * Everybody with his spot.
 */
starters: Array<[SimPlayer, SimSpot]>, } | { "type": "coin_tossed", 
/**
 * For whom.
 */
side: Side, } | { "type": "asked", 
/**
 * The decision that is open.
 */
phase: SimPhase, } | { "type": "put", 
/**
 * The footballer whose peg it is.
 */
player: SimPlayer, 
/**
 * The spot where it stands now.
 */
at: SimSpot, 
/**
 * In which cell.
 */
cell: string, 
/**
 * SIM-PLACE-6 The direction of its length, if it lies.
 */
lying?: number, 
/**
 * What moved it.
 */
why: SimWhy, 
/**
 * The cells that were counted as moved.
 */
cells: number, } | { "type": "ball_put", 
/**
 * The spot where it lies now.
 */
at: SimSpot, 
/**
 * In which cell.
 */
cell: string, } | { "type": "round_began", 
/**
 * The attacking side.
 */
side: Side, 
/**
 * SIM-ROUND-5 How its first kick comes about.
 */
origin: SimOrigin, } | { "type": "declared", 
/**
 * The kick, with its kicker.
 */
declared: SimDeclared, } | { "type": "keeper_ready", 
/**
 * SIM-GK-9 Where on his track, if he is on the bar.
 */
bar_y?: number, } | { "type": "aimed", 
/**
 * Whose kick.
 */
side: Side, 
/**
 * Where to.
 */
target?: SimTarget, 
/**
 * SIM-EXEC-6 Without a timed release.
 */
no_timing: boolean, 
/**
 * Whether the other seat must not see it yet.
 */
sealed: boolean, } | { "type": "planned", 
/**
 * Whose keeper.
 */
side: Side, 
/**
 * Where he waits, or nothing for a viewer who may not know.
 */
plan?: SimPlan, } | { "type": "unsealed", 
/**
 * The aim.
 */
target: SimTarget, 
/**
 * The plan.
 */
plan: SimPlan, } | { "type": "swayed", 
/**
 * The phases.
 */
sway: SimSway, } | { "type": "table_rolled", 
/**
 * What for.
 */
what: SimTableDie, 
/**
 * What it showed.
 */
die: number, } | { "type": "kicked", 
/**
 * By whom.
 */
kicker: SimPlayer, 
/**
 * SIM-EXEC-2 What the hand really did.
 */
errors: SimErrors, 
/**
 * What came of it.
 */
result: SimKickResult, } | { "type": "duel_rolled", 
/**
 * Which duel.
 */
duel: SimDuel, 
/**
 * Dribbler or tackler.
 */
attacker: SimPlayer, 
/**
 * The other.
 */
defender: SimPlayer, 
/**
 * The attacker's die.
 */
attacker_die: number, 
/**
 * The defender's die.
 */
defender_die: number, } | { "type": "duel_won", 
/**
 * Which duel.
 */
duel: SimDuel, 
/**
 * By whom.
 */
winner: SimPlayer, 
/**
 * Against whom.
 */
loser: SimPlayer, } | { "type": "taker_named", 
/**
 * The footballer who goes.
 */
player: SimPlayer, 
/**
 * Which rule decided.
 */
rule: SimTakeRule, 
/**
 * How many cells he is away.
 */
cells: number, 
/**
 * The nearest opponent who could have taken it.
 */
rival?: SimRival, } | { "type": "shot_lost", } | { "type": "taken", 
/**
 * The footballer who has it now.
 */
player: SimPlayer, 
/**
 * How many cells he moved.
 */
cells: number, 
/**
 * Which rule decided.
 */
rule: SimTakeRule, } | { "type": "header_won", 
/**
 * The footballer who met it.
 */
player: SimPlayer, } | { "type": "picked_up", 
/**
 * The keeper.
 */
player: SimPlayer, } | { "type": "phase_two", 
/**
 * SIM-P2-1 The most cells of a move.
 */
limit: number, } | { "type": "phase_three", 
/**
 * SIM-P3-2 The most cells of a move; 0 is a quick round.
 */
limit: number, } | { "type": "entry_rolled", 
/**
 * Who enters.
 */
player: SimPlayer, 
/**
 * His die.
 */
die: number, } | { "type": "foul", 
/**
 * By whom.
 */
player: SimPlayer, 
/**
 * What was done.
 */
kind: SimFoulKind, 
/**
 * SIM-FOUL-2 Where.
 */
cell: string, } | { "type": "cautioned", 
/**
 * For whom.
 */
player: SimPlayer, } | { "type": "caution_withdrawn", 
/**
 * The footballer who is no longer cautioned.
 */
player: SimPlayer, } | { "type": "sent_off", 
/**
 * The footballer who must leave.
 */
player: SimPlayer, } | { "type": "var_rolled", 
/**
 * What it showed.
 */
die: number, } | { "type": "offside", 
/**
 * The footballer who stood offside.
 */
player: SimPlayer, } | { "type": "stopped", 
/**
 * The kind of restart.
 */
origin: SimOrigin, 
/**
 * For whom.
 */
side: Side, 
/**
 * Where the ball lies.
 */
at: SimSpot, } | { "type": "lifted_all", } | { "type": "wall_built", 
/**
 * The side that built it.
 */
side: Side, 
/**
 * The cell in which it stands.
 */
cell: string, } | { "type": "goal", 
/**
 * For whom.
 */
side: Side, 
/**
 * Who touched the ball last.
 */
player: SimPlayer, 
/**
 * The score now.
 */
score: BySide<number>, } | { "type": "no_goal", 
/**
 * The side that attacks that goal.
 */
side: Side, } | { "type": "step_made", 
/**
 * How many of this half are made.
 */
step: number, } | { "type": "added_time", 
/**
 * How many steps.
 */
steps: number, } | { "type": "time_up", } | { "type": "round_ended", } | { "type": "period_ended", 
/**
 * 1 and 2 are the halves, 3 and 4 extra time.
 */
period: number, } | { "type": "period_began", 
/**
 * The number of the period, from 1.
 */
period: number, 
/**
 * Who kicks off.
 */
side: Side, } | { "type": "substituted", 
/**
 * Who left.
 */
off: SimPlayer, 
/**
 * Who came on.
 */
on: SimPlayer, } | { "type": "reserve_keeper_on", 
/**
 * For whom.
 */
off: SimPlayer, 
/**
 * On whose peg.
 */
on: SimPlayer, } | { "type": "shootout_began", 
/**
 * Who kicks first.
 */
side: Side, } | { "type": "shootout_kick", 
/**
 * By whom.
 */
player: SimPlayer, 
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
score: BySide<number>, };
export type SimFoulKind = "stroke" | "header" | "dribble" | "tackle" | "entry" | "major";
export type SimFramePart = "post" | "crossbar";
export type SimFrameTouch = { 
/**
 * Which part.
 */
part: SimFramePart, 
/**
 * When: the point of the path that it had just reached, counted from 0.
 */
point: number, 
/**
 * How hard: by how much the contact changed its speed, in centimetres a second.
 */
speed: number, };
export type SimGrant = "dot" | "free";
export type SimJerseyPattern = "plain" | "stripes_vertical" | "stripes_thin" | "hoops" | "halves" | "quarters" | "sash" | "chest_band" | "centre_stripe" | "chevron" | "checks" | "gradient" | "cross";
export type SimKeeperView = { 
/**
 * The footballer who keeps goal.
 */
player: SimPlayer, 
/**
 * SIM-GK-3 Whether the bar is allowed.
 */
bar: boolean, 
/**
 * Where on his track he stands, if he is on the bar.
 */
bar_y: number | null, 
/**
 * His plan, if the viewer may know it.
 */
plan: SimPlan | null, 
/**
 * SIM-GK-5 The cells he can be positioned in, standing.
 */
standing: Array<string>, 
/**
 * The cells he can be positioned in, lying.
 */
lying: Array<string>, };
export type SimKickEnd = { "kind": "rest", } | { "kind": "out", } | { "kind": "goal", 
/**
 * Whose goal.
 */
side: Side, };
export type SimKickKind = "play" | "dribble" | "cross" | "shot" | "throw" | "header_pass" | "header_shot";
export type SimKickOption = { 
/**
 * The kind of kick.
 */
kind: SimKickKind, 
/**
 * Whom it can name: the opponents of a dribble, the receivers of a PRO skill.
 */
named: Array<SimPlayer>, 
/**
 * The clause that forbids it, if it cannot be declared.
 */
forbidden: string | null, 
/**
 * What allows it, if it is a repeat.
 */
grant: SimGrant | null, };
export type SimKickResult = { 
/**
 * How it ended.
 */
end: SimKickEnd, 
/**
 * Where the ball lies, or where it crossed the line.
 */
at: SimSpot, 
/**
 * SIM-PHYS-18, SIM-KICK-13 Who touched it after the kick, in order.
 */
touches: Array<SimPlayer>, 
/**
 * SIM-PHYS-17 The cells it crossed, in order.
 */
crossed: Array<SimCrossed>, 
/**
 * SIM-PHYS-4 Who was toppled by the ball or by the kicker's peg.
 */
toppled: Array<SimPlayer>, 
/**
 * SIM-PHYS-12 Who was knocked over by the swung peg.
 */
stroke: Array<SimPlayer>, 
/**
 * SIM-KICK-9 Where the heading peg ended.
 */
heading_peg?: SimSpot, 
/**
 * SIM-GK-10 Where on his track a barred keeper ended.
 */
bar_y?: number, 
/**
 * SIM-PHYS-5 What it met of a goal's frame, in order. The rules never read it.
 */
frame?: Array<SimFrameTouch>, 
/**
 * The ball's way, sixty times a second: x, y and z in hundredths of a centimetre. The rules never read it.
 */
path?: Array<[number, number, number]>, };
export type SimKnockOn = { 
/**
 * Who moves into the team-mate's cell.
 */
player: SimPlayer, 
/**
 * The team-mate, who moves on.
 */
other: SimPlayer, 
/**
 * Where he can move on to.
 */
cells: Array<string>, };
export type SimLineUpPart = "first" | "all" | "rest";
export type SimMove = { "type": "place", 
/**
 * The footballer who is placed.
 */
player: SimPlayer, 
/**
 * In which cell.
 */
cell: string, 
/**
 * On which spot of it.
 */
at?: SimSpot, } | { "type": "auto", } | { "type": "done", } | { "type": "taker", 
/**
 * The footballer who does it.
 */
player: SimPlayer, } | { "type": "spot", 
/**
 * On which spot.
 */
at?: SimSpot, } | { "type": "declare", 
/**
 * The kind that is declared.
 */
kind: SimKickKind, 
/**
 * SIM-DRIB-1 The opponent; SIM-PRO-4, SIM-PRO-11 the receiver.
 */
named?: SimPlayer, } | { "type": "step", 
/**
 * The footballer who has the skill.
 */
player: SimPlayer, 
/**
 * Where to.
 */
cell: string, 
/**
 * On which spot.
 */
at?: SimSpot, } | { "type": "slide", 
/**
 * The footballer who slides.
 */
player: SimPlayer, 
/**
 * Where to.
 */
cell: string, 
/**
 * On which spot.
 */
at?: SimSpot, 
/**
 * The direction of his length, in hundredths of a degree.
 */
angle?: number, } | { "type": "shift", 
/**
 * The footballer who shifts.
 */
player: SimPlayer, 
/**
 * Where to.
 */
at: SimSpot, } | { "type": "bar", 
/**
 * Where on his track, in hundredths of a centimetre.
 */
y: number, } | { "type": "position", 
/**
 * In which cell.
 */
cell: string, 
/**
 * On which spot.
 */
at?: SimSpot, 
/**
 * The direction of his length, if he lies.
 */
lying?: number, } | { "type": "tackle", } | { "type": "dribble_keeper", } | { "type": "decline", } | { "type": "target", 
/**
 * An aim of the hand, a cell or a sector.
 */
target: SimTarget, 
/**
 * SIM-EXEC-6 The seat cannot time a release.
 */
no_timing: boolean, } | { "type": "plan", 
/**
 * Where he waits, and what he does.
 */
plan: SimPlan, } | { "type": "release", 
/**
 * So many milliseconds after the lock.
 */
ms: number, } | { "type": "cell", 
/**
 * The cell, of those that the ball touches.
 */
cell: string, } | { "type": "pick_up", } | { "type": "move", 
/**
 * The footballer who moves.
 */
player: SimPlayer, 
/**
 * Where to.
 */
cell: string, 
/**
 * On which spot.
 */
at?: SimSpot, 
/**
 * SIM-ENTER-4 The mark of a professional foul.
 */
major: boolean, } | { "type": "knock_on", 
/**
 * The footballer who moves first.
 */
player: SimPlayer, 
/**
 * The team-mate.
 */
other: SimPlayer, 
/**
 * Where he moves on to.
 */
cell: string, } | { "type": "substitute", 
/**
 * Who leaves.
 */
off: SimPlayer, 
/**
 * Who comes on.
 */
on: SimPlayer, } | { "type": "reserve_keeper", 
/**
 * For whom.
 */
off: SimPlayer, };
export type SimNumberFont = "block" | "round" | "slim" | "outline";
export type SimOrigin = "open" | "restart" | "kick_off" | "free_kick" | "penalty" | "corner" | "goal_kick" | "throw_in" | "keeper_holds";
export type SimPhase = { "kind": "before", } | { "kind": "place_start", } | { "kind": "kickoff_taker", } | { "kind": "put_down", } | { "kind": "declare", } | { "kind": "offside_step", } | { "kind": "header_step", 
/**
 * The side whose footballers may step.
 */
side: Side, } | { "kind": "slide", } | { "kind": "prepare_keeper", } | { "kind": "keeper_tackle", } | { "kind": "keeper_dribble", } | { "kind": "aim", } | { "kind": "release", } | { "kind": "replant", } | { "kind": "speed_step", 
/**
 * The side whose footballers may step.
 */
side: Side, } | { "kind": "choose_taker", 
/**
 * The side that chooses.
 */
side: Side, } | { "kind": "choose_cell", 
/**
 * Whose taker.
 */
side: Side, } | { "kind": "place_taker", 
/**
 * Whose taker.
 */
side: Side, } | { "kind": "pick_up", 
/**
 * Whose keeper.
 */
side: Side, } | { "kind": "header", 
/**
 * Whose header.
 */
side: Side, } | { "kind": "repeat", } | { "kind": "move2", } | { "kind": "move3", } | { "kind": "tackle", } | { "kind": "call_substitution", 
/**
 * Who is asked.
 */
side: Side, } | { "kind": "make_room", } | { "kind": "thrower", } | { "kind": "substitutions", 
/**
 * The side that may substitute.
 */
side: Side, } | { "kind": "ball_spot", } | { "kind": "line_up", 
/**
 * Which step of it.
 */
part: SimLineUpPart, } | { "kind": "shootout_taker", 
/**
 * Whose kick.
 */
side: Side, } | { "kind": "over", };
export type SimPicture = string;
export type SimPlace = "bench" | "hand" | "pitch" | "left" | "sent_off";
export type SimPlan = { "kind": "stay", } | { "kind": "move", 
/**
 * To where, in hundredths of a centimetre.
 */
y: number, 
/**
 * And how.
 */
dive: SimPosture, } | { "kind": "guess", 
/**
 * The sector to which he goes.
 */
sector: SimSector, };
export type SimPlayer = string;
export type SimPlayerChoice = { 
/**
 * The footballer who can be chosen.
 */
player: SimPlayer, 
/**
 * Where to; empty if he is only named.
 */
cells: Array<string>, 
/**
 * SIM-ENTER-3 The cells that cost a die.
 */
risky: Array<string>, 
/**
 * SIM-ENTER-3, SIM-PRO-5 The highest die that is a foul there.
 */
worst: number, 
/**
 * SIM-ENTER-4 The cells that cost a red card.
 */
major: Array<string>, };
export type SimPlayerView = { 
/**
 * The side and the number.
 */
player: SimPlayer, 
/**
 * Where he is.
 */
place: SimPlace, 
/**
 * On which spot, if he is on the pitch.
 */
at: SimSpot | null, 
/**
 * In which cell.
 */
cell: string | null, 
/**
 * The direction of his length in hundredths of a degree, if he lies.
 */
lying: number | null, 
/**
 * SIM-LU-9 The cell in which he started, or whom he replaced; if he is on the pitch or to be placed.
 */
formation: string | null, 
/**
 * His sticker.
 */
sticker: SimSticker, 
/**
 * Its level.
 */
level: number, 
/**
 * The skills that count in this match beyond the basic colours.
 */
skills: Array<SimSkill>, 
/**
 * Cautions.
 */
cautions: number, 
/**
 * Whether he has used up his move of the round.
 */
moved: boolean, 
/**
 * Whether he must move before anybody else.
 */
must_leave: boolean, };
export type SimPool = { 
/**
 * SIM-TEAM-2 The stickers to choose from.
 */
stickers: Array<SimPoolSticker>, 
/**
 * The ready teams, the weakest first.
 */
teams: Array<SimReadyTeam>, 
/**
 * SIM-STRIP-3 The ready strips, the box's own first.
 */
strips: Array<SimStrip>, 
/**
 * SIM-STRIP-1 What a design is chosen from.
 */
designs: Array<SimStripDesign>, 
/**
 * SIM-TEAM-4 The bands of strength.
 */
bands: Array<SimBandRange>, 
/**
 * Where the shirts of a team of one's own stand at the start, unless it is lined up otherwise.
 */
slots: [string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string], };
export type SimPoolSticker = { 
/**
 * Its id, such as `S035`.
 */
id: string, 
/**
 * SIM-TEAM-3 Its level.
 */
level: number, 
/**
 * What it shows.
 */
sticker: SimSticker, 
/**
 * SIM-TEAM-10, SIM-TEAM-11 Its skills in a PRO match.
 */
skills: Array<SimSkill>, 
/**
 * What its footballer is good for: `GK`, `DF`, `MF`, `WG`, `FW`, or `AL` for anything.
 */
role: string, };
export type SimPosture = "upright" | "low" | "high";
export type SimReadyTeam = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its formation.
 */
formation: string, 
/**
 * SIM-TEAM-4 Its strength.
 */
strength: number, 
/**
 * SIM-TEAM-4 Its band.
 */
band: SimBand, 
/**
 * The id of its strip.
 */
strip: string, 
/**
 * Its short text.
 */
text: string, };
export type SimRival = { 
/**
 * The footballer.
 */
player: SimPlayer, 
/**
 * How many cells he is away.
 */
cells: number, };
export type SimSector = "left_low" | "centre_low" | "right_low" | "left_high" | "centre_high" | "right_high";
export type SimShootOut = { 
/**
 * Who kicked first.
 */
first: Side, 
/**
 * Kicks taken.
 */
kicks: BySide<number>, 
/**
 * Goals.
 */
goals: BySide<number>, };
export type SimShortsPattern = "plain" | "side_stripe" | "trim";
export type SimSkill = "assist" | "long_kick" | "retrieval" | "slide_recovery" | "offside_line" | "striker" | "wide_corner" | "precise_cross" | "header" | "speed";
export type SimSleeves = "same" | "contrast" | "cuffs";
export type SimSocksPattern = "plain" | "turnover" | "hoops";
export type SimSpot = { 
/**
 * Up the pitch: 0 is Home's goal line, 8800 Away's.
 */
x: number, 
/**
 * Across the pitch, positive to Home's left.
 */
y: number, };
export type SimSticker = { 
/**
 * Yellow dots.
 */
yellow: number, 
/**
 * Blue dots.
 */
blue: number, 
/**
 * Green dots.
 */
green: number, 
/**
 * Red dots.
 */
red: number, 
/**
 * Grey dots.
 */
grey: number, 
/**
 * SIM-GK-1 The black X: a goalkeeper.
 */
black: boolean, 
/**
 * SIM-TEAM-7 The red number.
 */
dribbling: number, 
/**
 * The blue number.
 */
marking: number, 
/**
 * The green number.
 */
tackling: number, 
/**
 * The yellow number.
 */
defending: number, };
export type SimStoppage = { 
/**
 * What kind.
 */
origin: SimOrigin, 
/**
 * For whom.
 */
side: Side, 
/**
 * Where the ball lies.
 */
at: SimSpot, 
/**
 * Who takes the kick.
 */
taker: SimPlayer | null, };
export type SimStrip = { 
/**
 * The id of a ready strip, or `own`.
 */
id: string, 
/**
 * The name of a ready strip.
 */
name: string, 
/**
 * SIM-STRIP-4 Its category.
 */
category: SimStripCategory, 
/**
 * The pattern of the jersey.
 */
pattern: SimJerseyPattern, 
/**
 * The jersey's main colour.
 */
jersey: SimColour, 
/**
 * Its second colour.
 */
jersey_second: SimColour | null, 
/**
 * The sleeves.
 */
sleeves: SimSleeves, 
/**
 * Their colour, if it is their own.
 */
sleeve_colour: SimColour | null, 
/**
 * The collar.
 */
collar: SimCollar, 
/**
 * Its colour.
 */
collar_colour: SimColour, 
/**
 * The pattern of the shorts.
 */
shorts_pattern: SimShortsPattern, 
/**
 * The shorts.
 */
shorts: SimColour, 
/**
 * Their second colour.
 */
shorts_second: SimColour | null, 
/**
 * The pattern of the socks.
 */
socks_pattern: SimSocksPattern, 
/**
 * The socks.
 */
socks: SimColour, 
/**
 * Their second colour.
 */
socks_second: SimColour | null, 
/**
 * The shape of the badge.
 */
badge_shape: SimBadgeShape, 
/**
 * The badge's ground.
 */
badge_colour: SimColour, 
/**
 * Its edge and emblem.
 */
badge_second: SimColour, 
/**
 * The emblem of the badge.
 */
badge: SimEmblem, 
/**
 * The letters of the badge, if that is its emblem.
 */
badge_letters: string, 
/**
 * The picture of the badge, if that is its emblem.
 */
badge_picture: SimPicture | null, 
/**
 * The sponsor's text; empty if there is none.
 */
sponsor: string, 
/**
 * Its colour.
 */
sponsor_colour: SimColour, 
/**
 * How numbers are drawn.
 */
number_font: SimNumberFont, 
/**
 * The numbers and names.
 */
number: SimColour, 
/**
 * SIM-STRIP-6 The keeper's jersey.
 */
keeper_jersey: SimColour, 
/**
 * The keeper's shorts.
 */
keeper_shorts: SimColour, 
/**
 * The keeper's socks.
 */
keeper_socks: SimColour, 
/**
 * The names on the backs by shirt; empty where there is none.
 */
names: Array<string>, };
export type SimStripCategory = "italian_club" | "foreign_club" | "national_team" | "classic_team" | "minor_league" | "fantasy";
export type SimStripDesign = { 
/**
 * The element, such as `jersey_pattern`.
 */
element: string, 
/**
 * The option, such as `hoops`.
 */
option: string, 
/**
 * How many colours it has.
 */
colours: number, };
export type SimSubstitutions = { 
/**
 * Made.
 */
made: number, 
/**
 * Allowed in all.
 */
max: number, 
/**
 * SIM-SUB-5 Still owed now.
 */
due: number, 
/**
 * SIM-SUB-7 Whether the reserve keeper can come on.
 */
reserve_keeper: boolean, };
export type SimSway = { 
/**
 * Of the direction.
 */
direction: number, 
/**
 * Of the power.
 */
power: number, 
/**
 * Of lift and contact.
 */
lift: number, };
export type SimTableDie = "accuracy" | "drift" | "lane" | "touch" | "miss" | "block" | "save" | "rebound";
export type SimTackle = { 
/**
 * Who tackles.
 */
player: SimPlayer, 
/**
 * What he adds.
 */
tackling: number, 
/**
 * What the holder adds.
 */
defending: number, 
/**
 * SIM-TACK-5 Whether a 1 is a foul.
 */
foul: boolean, };
export type SimTake = { 
/**
 * By whom.
 */
player: SimPlayer, 
/**
 * How many cells he moved.
 */
cells: number, 
/**
 * Which rule decided.
 */
rule: SimTakeRule, };
export type SimTakeRule = "nearest" | "last_touch" | "long_kick" | "too_long" | "pressed" | "restart" | "kind" | "short";
export type SimTally = { 
/**
 * Kicks.
 */
kicks: number, 
/**
 * Passes, dribbles and throws.
 */
passes: number, 
/**
 * Those that the side kept.
 */
kept: number, 
/**
 * Shots.
 */
shots: number, 
/**
 * Fouls committed.
 */
fouls: number, 
/**
 * Rounds begun.
 */
rounds: number, 
/**
 * Corners won.
 */
corners: number, 
/**
 * Times caught offside.
 */
offsides: number, };
export type SimTarget = { "kind": "aim", 
/**
 * How the ball is played.
 */
technique: SimTechnique, 
/**
 * 0 to 35999: 0 is towards Away's goal, 9000 to Home's left.
 */
direction: number, 
/**
 * 0 to 1000.
 */
power: number, 
/**
 * Elevation of a lob (1000 to 7000) or a header (-3500 to 5000).
 */
lift: number, 
/**
 * Rolling spin of a low kick (-100 to 100) or a lob (-100 to 0).
 */
spin: number, 
/**
 * Contact beside the ball's middle (-60 to 60).
 */
side: number, 
/**
 * Height of the finger on the ball in a header (-100 to 100).
 */
contact: number, } | { "kind": "cell", 
/**
 * Low, lob or head.
 */
technique: SimTechnique, 
/**
 * The cell that is meant.
 */
cell: string, } | { "kind": "sector", 
/**
 * The sector that is meant.
 */
sector: SimSector, };
export type SimTeam = { 
/**
 * Its name, if it has one.
 */
name: string | null, 
/**
 * SIM-TEAM-4 Its strength.
 */
strength: number, 
/**
 * Its band.
 */
band: SimBand, 
/**
 * Its strip.
 */
strip: SimStrip, 
/**
 * SIM-STRIP-5 The jersey colour it shows.
 */
jersey: SimColour, };
export type SimTeamReport = { 
/**
 * Whether it can be played.
 */
legal: boolean, 
/**
 * Every clause that it breaks.
 */
breaches: Array<DeckBreach>, 
/**
 * The team in its short text; empty if it cannot be read.
 */
text: string, 
/**
 * Its name; empty if it has none.
 */
name: string, 
/**
 * Its stickers by shirt, nothing where a footballer is missing.
 */
stickers: Array<string | null>, 
/**
 * Its strip; nothing if the text cannot be read.
 */
strip: SimStrip | null, 
/**
 * SIM-TEAM-4 Its strength.
 */
strength: number, 
/**
 * SIM-TEAM-4 The band of its strength.
 */
band: SimBand, 
/**
 * What the option of a side's team takes; empty if the team is not complete.
 */
team_option: string, 
/**
 * What the option of a side's strip takes.
 */
strip_option: string, };
export type SimTechnique = "low" | "lob" | "head";
export type SimView = { 
/**
 * The viewer's seat, if he has one.
 */
you: Seat | null, 
/**
 * The sides that must choose now.
 */
to_act: Array<Side>, 
/**
 * What is to be decided.
 */
phase: SimPhase, 
/**
 * The score of play.
 */
score: BySide<number>, 
/**
 * The time.
 */
clock: SimClock, 
/**
 * The side in possession.
 */
attacking: Side, 
/**
 * Who has the ball.
 */
holder: SimPlayer | null, 
/**
 * The ball.
 */
ball: SimBall, 
/**
 * Everybody, Home by number, then Away by number. Before the reveal the other side's starters seem to be on the bench.
 */
players: Array<SimPlayerView>, 
/**
 * Both teams.
 */
teams: BySide<SimTeam>, 
/**
 * SIM-OFF-9 Who would be offside if the ball were kicked now.
 */
offside: Array<SimPlayer>, 
/**
 * What must be seen at a glance.
 */
badges: SimBadges, 
/**
 * The declared kick that is being prepared or has just been kicked.
 */
kick: SimDeclared | null, 
/**
 * What kinds of kick can be declared now, and why not. SIM-REP-1 In phase 2: why no kick could be repeated, if none could.
 */
kicks: Array<SimKickOption>, 
/**
 * How the kick can be aimed now.
 */
aim: SimAimView | null, 
/**
 * The keeper before a shot.
 */
keeper: SimKeeperView | null, 
/**
 * Who can be moved, placed or named now, and where to.
 */
choices: Array<SimPlayerChoice>, 
/**
 * SIM-SLIDE-2, SIM-PQR-4 Who can change his spot inside his cell now.
 */
shifts: Array<SimPlayer>, 
/**
 * SIM-PQR-3 Who can knock on whom now, and where to.
 */
knock_ons: Array<SimKnockOn>, 
/**
 * SIM-TACK-1 The tackle that can be made now.
 */
tackle: SimTackle | null, 
/**
 * The cells that can be chosen now without naming anybody.
 */
cells: Array<string>, 
/**
 * For every cell: how far each side's nearest footballer is, and who would get a ball that stops there.
 */
counts: Array<SimCount>, 
/**
 * The stoppage under way.
 */
stoppage: SimStoppage | null, 
/**
 * Substitutions of both sides.
 */
substitutions: BySide<SimSubstitutions>, 
/**
 * How the last Calculation of Distance went.
 */
last_take: SimTake | null, 
/**
 * SIM-START-1, SIM-GK-9 Who has chosen, while choices are secret.
 */
sealed: BySide<boolean>, 
/**
 * What a side has done so far.
 */
tally: BySide<SimTally>, 
/**
 * A shoot-out.
 */
shoot_out: SimShootOut | null, 
/**
 * The outcome, once the match is over.
 */
outcome: Outcome | null, };
export type SimWhy = "move" | "line_up" | "taker" | "replant" | "shift" | "step" | "slide" | "slide_shift" | "keeper" | "thrower" | "room" | "fall" | "stand_up" | "leave" | "knock_on" | "synchro";
export type SocialAllowance = { 
/**
 * The value.
 */
value: SocialValue, 
/**
 * Its players.
 */
players: number, 
/**
 * Its cards.
 */
cards: number, 
/**
 * Its cards at most.
 */
allowed: number, };
export type SocialBanner = "effort" | "kindness" | "empathy" | "solidarity" | "respect" | "trust" | "fair_play";
export type SocialBannerCard = { 
/**
 * The banner on the card.
 */
banner: SocialBanner, 
/**
 * The values that it unites.
 */
values: Array<SocialValue>, 
/**
 * Its colour.
 */
colour: string, 
/**
 * Its crest.
 */
crest: string, 
/**
 * Its motto.
 */
motto: string, 
/**
 * The perk in words.
 */
perk_text: string, };
export type SocialCard = { 
/**
 * Its id, such as `ES01`.
 */
id: string, 
/**
 * Its title.
 */
name: string, 
/**
 * Its type.
 */
kind: SocialCardKind, 
/**
 * Its team; none for a NEUTRAL card.
 */
value: SocialValue | null, 
/**
 * SOCIAL-COMP-3 What it costs in custody.
 */
custody_cost: number, 
/**
 * SOCIAL-MAST-1 How many players it tires.
 */
tire_cost: number, 
/**
 * SOCIAL-COMP-4 The value to which a TWIST adds 1.
 */
bonus: SocialStat | null, 
/**
 * When it can be played.
 */
timing: SocialTiming, 
/**
 * The text of its face; the steps rule.
 */
text: string, 
/**
 * A line to talk about.
 */
flavour: string, };
export type SocialCardId = string;
export type SocialCardKind = "support" | "mastermove" | "twist";
export type SocialChange = { 
/**
 * Of which value.
 */
stat: SocialStat, 
/**
 * By how much.
 */
amount: number, 
/**
 * For how long.
 */
duration: SocialDuration, };
export type SocialChangedBy = "block" | "zero" | "card" | "conceded" | "yield";
export type SocialCopies = { 
/**
 * The card.
 */
card: SocialCardId, 
/**
 * How often.
 */
copies: number, };
export type SocialDeck = string;
export type SocialDeckFigures = { 
/**
 * How many cards cost 0, 1, 2 … custody; TWIST cards are not counted.
 */
curve: Array<number>, 
/**
 * SUPPORT cards.
 */
support: number, 
/**
 * MASTERMOVE cards.
 */
mastermove: number, 
/**
 * TWIST cards that raise ATTACK.
 */
twist_attack: number, 
/**
 * TWIST cards that raise DEFENCE.
 */
twist_defence: number, 
/**
 * The sums of the TEAM's values.
 */
custody: number, 
/**
 * The sum of ATTACK.
 */
attack: number, 
/**
 * The sum of DEFENCE.
 */
defence: number, 
/**
 * SOCIAL-DECK-7 Cards of each value, and how many the TEAM allows.
 */
allowances: Array<SocialAllowance>, 
/**
 * SOCIAL-DECK-9 NEUTRAL cards.
 */
neutral: number, };
export type SocialDeckList = { 
/**
 * The players.
 */
team: Array<SocialPlayerId>, 
/**
 * The cards.
 */
strategy: Array<SocialCopies>, };
export type SocialDeckReport = { 
/**
 * Whether it can be played.
 */
legal: boolean, 
/**
 * Every clause that it breaks.
 */
breaches: Array<DeckBreach>, 
/**
 * The deck in its short text; empty if it cannot be read.
 */
text: string, 
/**
 * SOCIAL-BAN-2 The banner of its TEAM.
 */
banner: SocialBanner | null, 
/**
 * The cards by section, each with its copies.
 */
list: SocialDeckList, 
/**
 * The figures.
 */
figures: SocialDeckFigures, };
export type SocialDiscardedBy = "picked" | "random" | "limit";
export type SocialDuration = "now" | "shot" | "seq" | "next_seq" | "round" | "next";
export type SocialEndedBy = "all_tired" | "dead_ball";
export type SocialEvent = { "type": "deck_brought", 
/**
 * The side that brought it.
 */
side: Side, 
/**
 * Whether only its coach knows it.
 */
secret: boolean, 
/**
 * The deck.
 */
deck?: SocialDeck, } | { "type": "game_started", 
/**
 * Which, from 1.
 */
game: number, } | { "type": "players_dealt", 
/**
 * The side that was dealt it.
 */
side: Side, 
/**
 * The players; its owner sees them.
 */
players?: Array<SocialPlayerId>, } | { "type": "player_deployed", 
/**
 * The side that deploys.
 */
side: Side, 
/**
 * The slot of the player.
 */
slot: SocialSlot, 
/**
 * Who; its owner sees it.
 */
player?: SocialPlayerId, } | { "type": "deck_shuffled", 
/**
 * The side of the deck.
 */
side: Side, 
/**
 * The cards, from the top.
 */
cards?: Array<SocialCardId>, } | { "type": "ball_given", 
/**
 * Which side.
 */
side: Side, 
/**
 * By what.
 */
by: SocialGivenBy, } | { "type": "field_turned_up", } | { "type": "round_started", 
/**
 * Which, from 1.
 */
round: number, } | { "type": "players_recovered", } | { "type": "rotated", } | { "type": "custody_counted", 
/**
 * Home's and Away's pools.
 */
pools: BySide<number>, } | { "type": "card_drawn", 
/**
 * By whom.
 */
side: Side, 
/**
 * Which; its owner sees it.
 */
card?: SocialCardId, } | { "type": "deck_reshuffled", 
/**
 * The side of the deck.
 */
side: Side, 
/**
 * The cards, from the top.
 */
cards?: Array<SocialCardId>, } | { "type": "asked", 
/**
 * The decision that is open.
 */
phase: SocialPhase, } | { "type": "ball_assigned", 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "card_played", 
/**
 * By whom.
 */
side: Side, 
/**
 * The card that was announced.
 */
card: SocialCardId, 
/**
 * What it cost.
 */
custody: number, } | { "type": "player_tired", 
/**
 * By what.
 */
reason: SocialTiredBy, 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "player_exhausted", 
/**
 * By what.
 */
reason: SocialTiredBy, 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "player_fresh", 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "player_rested", 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "pass_announced", 
/**
 * Where to.
 */
to: SocialSlot, 
/**
 * To whom.
 */
receiver: SocialPlayerId, 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "pass_completed", 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "shot_declared", 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "let_go", 
/**
 * The side that let it go.
 */
side: Side, } | { "type": "card_resolving", 
/**
 * The side that played it.
 */
side: Side, 
/**
 * The card that takes effect.
 */
card: SocialCardId, } | { "type": "target_chosen", 
/**
 * By whom.
 */
by: Side, 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "value_changed", 
/**
 * Which value.
 */
stat: SocialStat, 
/**
 * By how much.
 */
amount: number, 
/**
 * For how long.
 */
duration: SocialDuration, 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "keeper_changed", 
/**
 * The side of the goalkeeper.
 */
side: Side, 
/**
 * By how much.
 */
amount: number, } | { "type": "mark_laid", 
/**
 * What lies on the player.
 */
mark: SocialMark, 
/**
 * For how long.
 */
duration: SocialDuration, 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "rule_laid", 
/**
 * The side for which it holds.
 */
side: Side, 
/**
 * What holds for it.
 */
rule: SocialRule, 
/**
 * For how long.
 */
duration: SocialDuration, } | { "type": "keeper_ready", 
/**
 * The side of the goalkeeper.
 */
side: Side, 
/**
 * With which DEFENCE.
 */
defence: number, } | { "type": "ball_moved", 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "substituted", 
/**
 * The side that substitutes.
 */
side: Side, 
/**
 * The slot on the field.
 */
field: SocialSlot, 
/**
 * The slot on the bench.
 */
bench: SocialSlot, 
/**
 * Who leaves the field.
 */
leaves: SocialPlayerId, 
/**
 * Who comes on.
 */
enters: SocialPlayerId, } | { "type": "slots_swapped", 
/**
 * The side of both players.
 */
side: Side, 
/**
 * One.
 */
slot: SocialSlot, 
/**
 * The other.
 */
other: SocialSlot, 
/**
 * Who stood on the one.
 */
player: SocialPlayerId, 
/**
 * Who stood on the other.
 */
mate: SocialPlayerId, } | { "type": "custody_changed", 
/**
 * The side of the pool.
 */
side: Side, 
/**
 * By how much.
 */
amount: number, 
/**
 * Now or at the next round.
 */
duration: SocialDuration, } | { "type": "hand_seen", 
/**
 * Whose hand.
 */
side: Side, 
/**
 * How many cards.
 */
count: number, 
/**
 * Which; only the coach who looked sees them.
 */
cards?: Array<SocialCardId>, } | { "type": "cards_scried", 
/**
 * Whose deck.
 */
side: Side, 
/**
 * How many cards.
 */
count: number, 
/**
 * Which; only the coach sees them.
 */
cards?: Array<SocialCardId>, } | { "type": "card_kept", 
/**
 * The side of the deck.
 */
side: Side, } | { "type": "card_bottomed", 
/**
 * The side of the deck.
 */
side: Side, } | { "type": "card_discarded", 
/**
 * The side of the hand.
 */
side: Side, 
/**
 * The card that was discarded.
 */
card: SocialCardId, 
/**
 * What made it leave the hand.
 */
reason: SocialDiscardedBy, } | { "type": "card_returned", 
/**
 * The side that has it again.
 */
side: Side, 
/**
 * The card that came back.
 */
card: SocialCardId, } | { "type": "card_cancelled", 
/**
 * The side that had played it.
 */
side: Side, 
/**
 * The card that was cancelled.
 */
card: SocialCardId, } | { "type": "step_idle", 
/**
 * Whose card or perk.
 */
side: Side, 
/**
 * What kept it from changing anything.
 */
reason: SocialIdleBy, } | { "type": "step_done", } | { "type": "card_resolved", 
/**
 * The side that played it.
 */
side: Side, 
/**
 * The card that is discarded.
 */
card: SocialCardId, } | { "type": "perk_used", 
/**
 * The side of the banner.
 */
side: Side, 
/**
 * Which banner.
 */
banner: SocialBanner, } | { "type": "perk_done", 
/**
 * The side of the banner.
 */
side: Side, } | { "type": "shot_comes", 
/**
 * By whom.
 */
side: Side, } | { "type": "intercept_declared", 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "second_declared", 
/**
 * What he adds.
 */
defence: number, 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "nobody_blocks", 
/**
 * The side that does not block.
 */
side: Side, } | { "type": "keeper_blocks", 
/**
 * The side of the goalkeeper.
 */
side: Side, 
/**
 * With which DEFENCE.
 */
defence: number, } | { "type": "twist_discarded", 
/**
 * By whom.
 */
side: Side, 
/**
 * The TWIST that was discarded.
 */
card: SocialCardId, } | { "type": "duel_decided", 
/**
 * The shooter's ATTACK.
 */
attack: number, 
/**
 * The blocker's DEFENCE.
 */
defence: number, 
/**
 * Whether the shot is blocked.
 */
blocked: boolean, } | { "type": "possession_changed", 
/**
 * Who has it now.
 */
side: Side, 
/**
 * What ended the sequence.
 */
reason: SocialChangedBy, } | { "type": "outlet_played", 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "goal", 
/**
 * The score now.
 */
score: BySide<number>, 
/**
 * Whose player.
 */
side: Side, 
/**
 * The slot where the player stands.
 */
slot: SocialSlot, 
/**
 * Who it is.
 */
player: SocialPlayerId, } | { "type": "goal_card_revealed", 
/**
 * The conceding side.
 */
side: Side, 
/**
 * The card; none for a token.
 */
card?: SocialCardId, } | { "type": "goal_card_laid", 
/**
 * The conceding side.
 */
side: Side, } | { "type": "round_ended", 
/**
 * What ended it.
 */
reason: SocialEndedBy, } | { "type": "resigned", 
/**
 * Which side.
 */
side: Side, } | { "type": "game_ended", 
/**
 * Who won it.
 */
winner: Side | null, 
/**
 * The score.
 */
score: BySide<number>, } | { "type": "match_ended", 
/**
 * Who won it.
 */
winner: Side | null, 
/**
 * The games won.
 */
won: BySide<number>, };
export type SocialFace = { 
/**
 * The card's id: its printed values stand in the pool.
 */
id: SocialPlayerId, 
/**
 * CUSTODY.
 */
custody: number, 
/**
 * SOCIAL-TERM-6 Current ATTACK.
 */
attack: number, 
/**
 * SOCIAL-TERM-6 Current DEFENCE.
 */
defence: number, 
/**
 * ATTACK as printed.
 */
printed_attack: number, 
/**
 * DEFENCE as printed.
 */
printed_defence: number, 
/**
 * What changes the values.
 */
changes: Array<SocialChange>, 
/**
 * What lies on the player.
 */
marks: Array<SocialMarkView>, };
export type SocialForecast = { 
/**
 * The carrier's ATTACK.
 */
attack: number, 
/**
 * The DEFENCE of the best player who could block now.
 */
best_blocker: number | null, 
/**
 * How many players could block now.
 */
blockers: number, 
/**
 * SOCIAL-SHOT-3 Whether the shot would exhaust the carrier.
 */
exhausts: boolean, };
export type SocialGivenBy = "toss" | "agreement" | "loser";
export type SocialHandCard = { 
/**
 * The card.
 */
card: SocialCardId, 
/**
 * Whether it can be played or discarded as a TWIST now.
 */
playable: boolean, 
/**
 * Why not, if you are asked for a card and it cannot.
 */
why_not?: SocialWhyNot, 
/**
 * What to think of before playing it.
 */
warnings: Array<SocialWarning>, };
export type SocialIdleBy = "condition" | "target" | "protected";
export type SocialItem = { "kind": "card", 
/**
 * The side that played it.
 */
side: Side, 
/**
 * The card that was played.
 */
card: SocialCardId, } | { "kind": "pass", 
/**
 * The side that passes.
 */
side: Side, 
/**
 * From where.
 */
from: SocialSlot | null, 
/**
 * To where.
 */
to: SocialSlot, } | { "kind": "shot", 
/**
 * The side that shoots.
 */
side: Side, };
export type SocialKnownCard = { 
/**
 * Its place, 0 being the top.
 */
place: number, 
/**
 * The card.
 */
card: SocialCardId, };
export type SocialLine = "attack" | "bench" | "defence";
export type SocialMark = "protected" | "no_block" | "swapped";
export type SocialMarkView = { 
/**
 * What lies there.
 */
mark: SocialMark, 
/**
 * For how long.
 */
duration: SocialDuration, };
export type SocialMove = { "type": "bring", 
/**
 * The deck.
 */
deck: SocialDeck, } | { "type": "deploy", 
/**
 * The player who is put down.
 */
player: SocialPlayerId, 
/**
 * The slot that the player takes.
 */
slot: SocialSlot, } | { "type": "first_ball", 
/**
 * Which side.
 */
side: Side, } | { "type": "assign", 
/**
 * On which.
 */
slot: SocialSlot, } | { "type": "play", 
/**
 * The card that is played.
 */
card: SocialCardId, } | { "type": "tire", 
/**
 * The slot of the player who pays.
 */
slot: SocialSlot, } | { "type": "pass", 
/**
 * To whom.
 */
slot: SocialSlot, } | { "type": "shoot", } | { "type": "let", } | { "type": "yield", } | { "type": "block", 
/**
 * The slot of the defender.
 */
slot: SocialSlot, } | { "type": "no_block", } | { "type": "twist", 
/**
 * The TWIST that is discarded.
 */
card: SocialCardId, } | { "type": "outlet", 
/**
 * To whom.
 */
slot: SocialSlot, } | { "type": "target", 
/**
 * The side of the player.
 */
side: Side, 
/**
 * The slot of the player.
 */
slot: SocialSlot, } | { "type": "pick", 
/**
 * The card that is chosen.
 */
card: SocialCardId, } | { "type": "keep", } | { "type": "bottom", } | { "type": "discard", 
/**
 * The card that is discarded.
 */
card: SocialCardId, } | { "type": "resign", };
export type SocialPhase = { "kind": "running", } | { "kind": "bring", } | { "kind": "deploy", } | { "kind": "first_ball", 
/**
 * Who is asked.
 */
side: Side, } | { "kind": "assign_ball", } | { "kind": "action", } | { "kind": "dead_ball", } | { "kind": "pay_tire", 
/**
 * Who pays.
 */
side: Side, 
/**
 * How many are still to be named.
 */
left: number, } | { "kind": "response", 
/**
 * Who is asked.
 */
side: Side, } | { "kind": "block", } | { "kind": "second_block", } | { "kind": "duel", 
/**
 * Who is asked.
 */
side: Side, } | { "kind": "outlet", } | { "kind": "target", 
/**
 * Who chooses.
 */
side: Side, } | { "kind": "pick_card", 
/**
 * Who chooses.
 */
side: Side, 
/**
 * From where.
 */
from: SocialPickFrom, } | { "kind": "scry", 
/**
 * Who chooses.
 */
side: Side, } | { "kind": "hand_limit", 
/**
 * Who discards.
 */
side: Side, } | { "kind": "over", };
export type SocialPickFrom = "hand" | "discard";
export type SocialPlayer = { 
/**
 * The card; none if you see its back (SOCIAL-HID-3).
 */
card: SocialFace | null, 
/**
 * Whether the other coach sees only its back.
 */
covered: boolean, 
/**
 * SOCIAL-STATE-1 How fit the player is.
 */
stamina: SocialStamina, 
/**
 * SOCIAL-STATE-5 Whether a card has made the player FRESH in this round.
 */
recovered: boolean, 
/**
 * Whether the player has the ball.
 */
carrier: boolean, };
export type SocialPlayerCard = { 
/**
 * Its id, such as `PE01`.
 */
id: string, 
/**
 * The nickname.
 */
name: string, 
/**
 * Its team; none for the Extra.
 */
value: SocialValue | null, 
/**
 * CUSTODY.
 */
custody: number, 
/**
 * ATTACK.
 */
attack: number, 
/**
 * DEFENCE.
 */
defence: number, 
/**
 * SOCIAL-DECK-2 Cards with the same identity are the same player.
 */
identity: string, };
export type SocialPlayerId = string;
export type SocialPool = { 
/**
 * The PLAYER cards.
 */
players: Array<SocialPlayerCard>, 
/**
 * The STRATEGY cards.
 */
cards: Array<SocialCard>, 
/**
 * SOCIAL-BAN-3 The banners.
 */
banners: Array<SocialBannerCard>, 
/**
 * SOCIAL-DECK-4 to SOCIAL-DECK-6 The construction profiles.
 */
profiles: Array<SocialProfile>, 
/**
 * SOCIAL-DECK-15 The ready-made decks, starters first.
 */
decks: Array<SocialReadyDeck>, };
export type SocialProfile = { 
/**
 * Its name.
 */
name: SocialProfileName, 
/**
 * SOCIAL-DECK-1 Players of a TEAM.
 */
players: number, 
/**
 * Cards of a STRATEGY deck.
 */
cards: number, 
/**
 * Copies of a card, at most.
 */
copies: number, 
/**
 * SOCIAL-DECK-7 Cards of a value that each player of that value allows.
 */
per_player: number, };
export type SocialProfileName = "standard30" | "loose30" | "intro40";
export type SocialPurpose = "deploy" | "assign" | "pass" | "tire" | "block" | "outlet" | "target";
export type SocialReadyDeck = { 
/**
 * Its id, such as `EFFORT-START-30`.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The profile it is built by.
 */
profile: SocialProfileName, 
/**
 * Whether it is one of the starter decks.
 */
starter: boolean, 
/**
 * What to expect of it.
 */
about: string, 
/**
 * Its cards in full.
 */
deck: string, };
export type SocialResolving = { 
/**
 * The side that played it.
 */
side: Side, 
/**
 * The card; none for a perk.
 */
card: SocialCardId | null, 
/**
 * Whether it is the [TWIST] effect of a conceded goal.
 */
twist: boolean, 
/**
 * The banner, for a perk.
 */
perk: SocialBanner | null, 
/**
 * The step, from 1.
 */
step: number, 
/**
 * Who has been chosen for this step so far.
 */
chosen: Array<SocialSpot>, };
export type SocialRule = "locked" | "licensed";
export type SocialShot = { 
/**
 * The shooting side.
 */
side: Side, 
/**
 * The shooter.
 */
shooter: SocialSlot, 
/**
 * The shooter's current ATTACK.
 */
attack: number, 
/**
 * How far it has come.
 */
stage: SocialShotStage, 
/**
 * The blocker, if a player blocks.
 */
blocker: SocialSlot | null, 
/**
 * SOCIAL-BLOCK-5 The goalkeeper's DEFENCE, if a card has made him ready.
 */
keeper: number | null, 
/**
 * Whether the goalkeeper is the blocker.
 */
keeper_blocks: boolean, 
/**
 * The blocker's current DEFENCE.
 */
defence: number | null, };
export type SocialShotStage = "answers" | "block" | "second_block" | "duel" | "goal" | "laid";
export type SocialSide = { 
/**
 * Whether its deck is on the table already.
 */
ready: boolean, 
/**
 * Whether only its coach knows the deck.
 */
secret: boolean, 
/**
 * SOCIAL-BAN-2 Its banner, if you may know it.
 */
banner: SocialBanner | null, 
/**
 * SOCIAL-BAN-7 Whether the perk of this round is used up.
 */
perk_used: boolean, 
/**
 * Its custody pool.
 */
pool: number, 
/**
 * SOCIAL-EFF-8 Custody promised for the next round.
 */
promised: number, 
/**
 * Cards in hand.
 */
hand_size: number, 
/**
 * Cards of the opposing hand that you know to be there: seen, or returned from the discard pile.
 */
known_hand: Array<SocialCardId>, 
/**
 * Cards in the deck.
 */
deck_size: number, 
/**
 * Cards of your own deck whose place you know: 0 is the top.
 */
known_deck: Array<SocialKnownCard>, 
/**
 * The discard pile, oldest first.
 */
discard: Array<SocialCardId>, 
/**
 * SOCIAL-GOAL-3, SOCIAL-GOAL-7 The GOL! area: the goals that this side conceded; a token has no card.
 */
gol: Array<SocialCardId | null>, 
/**
 * FRESH players in the ATTACK line.
 */
fresh_attackers: number, 
/**
 * FRESH players in the DEFENCE line.
 */
fresh_defenders: number, 
/**
 * What holds for the side.
 */
rules: Array<SocialSideRule>, 
/**
 * The ten slots, in slot order.
 */
slots: Array<SocialSlotView>, 
/**
 * What it has done in this match.
 */
tally: SocialTally, 
/**
 * Who got tired most often in the match.
 */
most_tired: SocialTiredView | null, };
export type SocialSideRule = { 
/**
 * What holds.
 */
rule: SocialRule, 
/**
 * For how long.
 */
duration: SocialDuration, };
export type SocialSlot = "A1" | "A2" | "A3" | "A4" | "B1" | "B2" | "D1" | "D2" | "D3" | "D4";
export type SocialSlotView = { 
/**
 * The place of the slot.
 */
slot: SocialSlot, 
/**
 * Its line.
 */
line: SocialLine, 
/**
 * Where its player will stand next round.
 */
next: SocialSlot, 
/**
 * Its player.
 */
player: SocialPlayer | null, };
export type SocialSpot = { 
/**
 * The side of the player.
 */
side: Side, 
/**
 * The slot of the player.
 */
slot: SocialSlot, };
export type SocialStamina = "fresh" | "tired" | "exhausted";
export type SocialStat = "attack" | "defence";
export type SocialTally = { 
/**
 * Shots.
 */
shots: number, 
/**
 * Resolved PASSes.
 */
passes: number, 
/**
 * Blocks that stopped a shot.
 */
blocks: number, 
/**
 * Steals of any kind.
 */
steals: number, 
/**
 * Cards played.
 */
cards: number, 
/**
 * TWISTs discarded in duels.
 */
twists: number, 
/**
 * Players made FRESH by cards.
 */
recoveries: number, 
/**
 * Opposing cards cancelled.
 */
cancelled: number, };
export type SocialTarget = { 
/**
 * The side of the player.
 */
side: Side, 
/**
 * The slot of the player.
 */
slot: SocialSlot, 
/**
 * For what.
 */
purpose: SocialPurpose, };
export type SocialTiming = "any" | "open" | "attack" | "defence" | "their_shot" | "duel" | "block" | "vs_shot" | "vs_pass" | "vs_card";
export type SocialTiredBy = "pass" | "shot" | "intercept" | "cost" | "effect" | "zero";
export type SocialTiredView = { 
/**
 * The player who got tired.
 */
player: SocialPlayerId, 
/**
 * How often.
 */
times: number, };
export type SocialValue = "effort" | "kindness" | "empathy";
export type SocialView = { 
/**
 * The viewer's seat, if it has one.
 */
you: Seat | null, 
/**
 * The open question.
 */
phase: SocialPhase, 
/**
 * The seats that must answer it.
 */
deciding: Array<Seat>, 
/**
 * The game of the match, from 1.
 */
game: number, 
/**
 * Games in the match.
 */
games: number, 
/**
 * Games won.
 */
won: BySide<number>, 
/**
 * The round, from 1; 0 before the first.
 */
round: number, 
/**
 * Rounds of a game.
 */
rounds: number, 
/**
 * SOCIAL-TIME-3 The minute that is shown.
 */
minute: number, 
/**
 * The goals of this game.
 */
score: BySide<number>, 
/**
 * SOCIAL-TERM-3 The side in possession.
 */
possession: Side, 
/**
 * The slot of the carrier.
 */
carrier: SocialSlot | null, 
/**
 * Resolved PASSes of this sequence.
 */
passes: number, 
/**
 * SOCIAL-SEQ-4 Whether the sequence began with a steal.
 */
stolen: boolean, 
/**
 * The two sides.
 */
sides: BySide<SocialSide>, 
/**
 * The stack, bottom first: the last one resolves first.
 */
stack: Array<SocialItem>, 
/**
 * The card or perk that takes effect now.
 */
resolving: SocialResolving | null, 
/**
 * The shot in progress.
 */
shot: SocialShot | null, 
/**
 * What a shot of the carrier would meet now, if he may shoot.
 */
forecast: SocialForecast | null, 
/**
 * Your hand, oldest first.
 */
hand: Array<SocialHandCard>, 
/**
 * Whom you can choose now, and for what.
 */
targets: Array<SocialTarget>, 
/**
 * The cards you can pick from now (copies of one card once).
 */
picks: Array<SocialCardId>, 
/**
 * Where they come from.
 */
picks_from: SocialPickFrom | null, 
/**
 * SOCIAL-EFF-19 The cards of your deck that you are looking at, undecided, from the top.
 */
scry: Array<SocialCardId>, 
/**
 * SOCIAL-SETUP-3 Your players that have no slot yet.
 */
to_deploy: Array<SocialPlayerId>, 
/**
 * How decks are built in this match.
 */
deck_profile: SocialProfileName, 
/**
 * How many Extras a TEAM may have.
 */
extra_limit: number, 
/**
 * SOCIAL-BAN-4 Whether banners have perks.
 */
banner_perks: boolean, 
/**
 * SOCIAL-STACK-13 Whether questions without a legal play close themselves.
 */
auto_let: boolean, 
/**
 * The outcome, once the match is over.
 */
outcome: Outcome | null, };
export type SocialWarning = "tires_carrier" | "condition_false" | "no_target";
export type SocialWhyNot = { 
/**
 * The clause that forbids it.
 */
clause: string, 
/**
 * The plain sentence.
 */
detail: string, };
export type Somebody = { 
/**
 * The name.
 */
name: string, 
/**
 * Whether it is a member's, who has a profile.
 */
member: boolean, 
/**
 * How strong they are at what is offered, if they have shown it and let everybody know.
 */
rating?: ShownRating, };
export type Square = string;
export type Standing = { 
/**
 * The place, unless the rating is provisional.
 */
rank?: number, 
/**
 * The rating.
 */
rating: number, };
export type TacticsAim = "answer" | "attempt";
export type TacticsBall = { "at": "square", 
/**
 * The square on which it stands.
 */
square: Square, } | { "at": "spot", 
/**
 * Whose goal.
 */
goal: Side, } | { "at": "hands", 
/**
 * The side of the keeper.
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
 * The side that is ready.
 */
side: Side, } | { "type": "period_started", 
/**
 * 1 and 2 are the halves, 3 and 4 overtime.
 */
period: number, } | { "type": "asked", 
/**
 * The decision that is open.
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
 * The pawn that moved.
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
 * The pawn that has the ball.
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
 * The pawn that has it now.
 */
pawn: TacticsPawn, 
/**
 * The square where the ball lay.
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
 * The pawn that keeps goal now.
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
 * The square from which it is taken.
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
 * The pawn of the keeper.
 */
pawn: TacticsPawn, } | { "type": "pawn_placed", 
/**
 * The pawn that was placed.
 */
pawn: TacticsPawn, 
/**
 * The square on which it stands now.
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
 * The number of the period, from 1.
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
 * The square on which it shall stand.
 */
square: TacticsSquareName, } | { "type": "pass", } | { "type": "keeper_home", 
/**
 * Which square.
 */
square: TacticsSquareName, } | { "type": "arc", 
/**
 * A square of the arc.
 */
square: TacticsSquareName, } | { "type": "spot", 
/**
 * A square of the circle.
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
 * The side of the keeper.
 */
side: Side, 
/**
 * For which restart.
 */
restart: TacticsRestart, } | { "kind": "keeper_home", 
/**
 * The side of the keeper.
 */
side: Side, 
/**
 * For which restart.
 */
restart: TacticsRestart, } | { "kind": "arc", } | { "kind": "penalty_places", 
/**
 * The side that clears the area now.
 */
side: Side, } | { "kind": "spot", } | { "kind": "taker", } | { "kind": "clear_zone", } | { "kind": "corner_room", } | { "kind": "corner_moves", 
/**
 * How many are left: 6 to 1, the D-Team's are the even ones.
 */
left: number, } | { "kind": "clear_area", } | { "kind": "over", };
export type TacticsPlace = { "at": "square", 
/**
 * The square on which it lies.
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
export type Takeback = "free" | "ask" | "asked" | "none";
export type Tally = { 
/**
 * Won.
 */
won: number, 
/**
 * Drawn.
 */
drawn: number, 
/**
 * Lost.
 */
lost: number, };
export type Text = { 
/**
 * The message's id in the Fluent files.
 */
key: string, 
/**
 * Its arguments by name.
 */
args?: { [key in string]: Argument }, };
export type TurningPoint = { 
/**
 * The step.
 */
step: number, 
/**
 * What it changed for Home.
 */
change: number, 
/**
 * What did it.
 */
cause: Cause, };
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
 * Whether coaches may ask for hints.
 */
hints: boolean, 
/**
 * Who sits where.
 */
seats: SeatSummaries, 
/**
 * The seats whose coaches are connected.
 */
connected: Array<Seat>, 
/**
 * The seats whose coaches have been away for longer than the pace allows.
 */
gone?: Array<Seat>, 
/**
 * Who offers a draw that nobody has answered.
 */
offer?: Seat, 
/**
 * What a rated match has done to the ratings, once it is over.
 */
rated?: BySide<RatingChange>, 
/**
 * The seats whose bots are thinking.
 */
thinking: Array<Seat>, 
/**
 * Whether the match has not begun: it waits for its coaches and their words.
 */
waiting?: boolean, 
/**
 * The seats whose coaches have yet to add a word to the luck; once the match has begun, to what is still to come.
 */
awaited?: Array<Seat>, };
export type Viewer = "home" | "away" | "home2" | "away2" | "spectator";
export type Visibility = { 
/**
 * Results and matches.
 */
matches: Audience, 
/**
 * Ratings and their curve.
 */
ratings: Audience, 
/**
 * Whether they are there, and what they play.
 */
presence: Audience, };
export type WantedSide = "home" | "away" | "either";
export type Weight = "quiet" | "normal" | "big";
export type Wish = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The options that differ from the defaults.
 */
options: OptionValues, 
/**
 * The paces that are welcome, 1 to 8 of them.
 */
paces: Array<Pace>, 
/**
 * Whether a rated match is welcome. It is one if it is welcome to both and can be rated.
 */
rated: boolean, };
