//! Every message of the wire, in both directions.

pub mod chat;
pub mod club;
pub mod insight;
pub mod people;
pub mod profile;
pub mod ratings;
pub mod meeting;
pub mod table;

use std::collections::BTreeMap;

use clubhouse::{
    Commentary, Level, OptionSpec, OptionValue, OptionValues, Prompt, Scoreline, Seat, Seats, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::pace::Pace;

/// JSON that the server passes on as the clubhouse wrote it.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(pub Box<RawValue>);

/// Whoever asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// Whether it is a member's own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub member: bool,
}

/// A game on the shelf.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameSummary {
    /// Its id.
    pub id: &'static str,
    /// Whether it can be played.
    pub available: bool,
    /// The seats of a match with the default options.
    #[schema(value_type = Vec<String>)]
    pub seats: Vec<Seat>,
    /// Whether it is played with decks or teams that people build.
    pub has_decks: bool,
    /// The options that bring other seats to the table.
    pub seatings: Vec<OtherSeats>,
    /// Its options.
    #[schema(value_type = Vec<Object>)]
    pub options: &'static [OptionSpec],
    /// The bots that play it, the weakest first.
    #[schema(value_type = Vec<String>)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::types::BotLevel>"))]
    pub bots: &'static [Level],
    /// What each of them is rated, in the same order: Club is 1,500.
    pub bot_ratings: Vec<Option<u16>>,
    /// Sets of options worth offering.
    pub presets: Vec<Preset>,
    /// Paces that fit its length, the shortest first.
    pub paces: Vec<Pace>,
    /// The version of its rules.
    pub rules_version: &'static str,
}

/// A value of an option that brings other seats to the table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OtherSeats {
    /// The option's name.
    pub option: &'static str,
    /// The value.
    #[schema(value_type = serde_json::Value)]
    pub value: OptionValue,
    /// The seats of a match with it.
    #[schema(value_type = Vec<String>)]
    pub seats: Vec<Seat>,
}

/// A set of options worth offering.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// Whether a match with it can be rated.
    pub rated: bool,
    /// What it sets.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "crate::types::OptionValues"))]
    pub options: OptionValues,
}

/// One step of a lesson: a few words, and a board beside them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonStep<V = Json, M = Json> {
    /// What is learned, as one paragraph of Markdown.
    pub words: String,
    /// Who looks.
    pub seen_by: Viewer,
    /// What that viewer sees.
    pub view: V,
    /// What a coach who looks could choose; none if he is not to act, null if it cannot be listed.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<M>>"))]
    pub choices: Option<M>,
}

/// A deck or team to be checked.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CheckDeck {
    /// Its short text, or the id of a ready-made one.
    pub text: String,
    /// Options of the match that it is meant for, as far as decks depend on them. What is not said is as in the standard
    /// game.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::types::OptionValues>", optional))]
    pub options: OptionValues,
}

/// A deck or team to be kept.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KeepDeck {
    /// The game's id.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// Its short text.
    pub text: String,
}

/// A deck or team that somebody keeps.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SavedDeck {
    /// The game's id.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// Its short text.
    pub text: String,
    /// When it was last changed: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated_ms: i64,
}

/// Who is to sit at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatPlan {
    /// Whoever asks. Two such seats make a hot-seat match.
    Me,
    /// Whoever opens the invitation link.
    Friend,
    /// A bot.
    Bot {
        /// How well it plays.
        #[schema(value_type = String)]
        #[cfg_attr(feature = "ts", ts(as = "crate::types::BotLevel"))]
        level: Level,
        /// The most that it thinks about a decision, 500 to 10000 milliseconds; 2000 if it is not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        think_ms: Option<u32>,
    },
}

/// Who is to sit where.
pub type SeatPlans = BTreeMap<Seat, SeatPlan>;

/// A match to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewMatch {
    /// The game's id.
    pub game: String,
    /// The options that differ from the defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "crate::types::OptionValues"))]
    pub options: OptionValues,
    /// Who is to sit where.
    #[schema(value_type = BTreeMap<String, SeatPlan>)]
    pub seats: SeatPlans,
    /// Whether anybody may find it in the list of live matches.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub listed: bool,
    /// Whether whoever asks would like hints for everybody in a match between people. Friends must agree when they sit
    /// down; who plays only with bots has hints anyway.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// How time is kept; nobody keeps it if it is not said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
    /// Whether the result is to count for ratings.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// The level of the bot that plays on for a side whose time is up. If it is not said, the side has lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::types::BotLevel>"))]
    pub stand_in: Option<Level>,
    /// Whether spectators may see the chance to win while it is played; whoever sits down agrees to it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub curve: bool,
}

/// A match that is to go on from a step of a finished one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fork {
    /// The last step to be kept.
    pub step: u32,
    /// Who is to sit where.
    #[schema(value_type = BTreeMap<String, SeatPlan>)]
    pub seats: SeatPlans,
}

/// An invitation.
#[derive(Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Join {
    /// The last part of the invitation link.
    pub token: String,
    /// Whether the guest agrees to hints for everybody.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

/// What whoever asks adds to the luck of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AddWords {
    /// For each of their seats 128 random bits, as 32 hexadecimal digits in lower case.
    #[schema(value_type = BTreeMap<String, String>)]
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Seat, String>"))]
    pub words: Words,
}

/// From where a match was played on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForkedFrom {
    /// The match.
    pub id: String,
    /// The last step that was taken over from it.
    pub step: u32,
    /// Whether all that was hidden has been dealt anew; where not, its cards may be known.
    pub dealt_anew: bool,
}

/// A coach gives up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Resign {
    /// At which seat.
    #[schema(value_type = String)]
    pub seat: Seat,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatSummary {
    /// The name: a person's own, a bot's level, or nothing.
    pub name: String,
    /// What kind of coach.
    pub kind: SeatKind,
    /// Whether the name is a member's, who has a profile.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub member: bool,
    /// How well the bot plays, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::types::BotLevel>"))]
    pub level: Option<Level>,
    /// The most that the bot thinks about a decision, in milliseconds, if somebody chose it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub think_ms: Option<u32>,
    /// The level of the bot that plays for the person just now, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::types::BotLevel>"))]
    pub stand_in: Option<Level>,
    /// Whether it is whoever asks.
    pub you: bool,
}

/// What kind of coach sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

/// Whether a match can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MatchStatus {
    /// A seat is still open, or a coach has yet to add a word to the luck.
    Waiting,
    /// All are there.
    Running,
    /// The match is over.
    Over,
}

/// A list of matches.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchList {
    /// Those that can be shown, the newest first.
    pub matches: Vec<MatchSummary>,
    /// How many more there are that the server cannot read.
    pub hidden: u32,
}

/// A match in short.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchSummary {
    /// Its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// All its options.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "crate::types::OptionValues"))]
    pub options: Json,
    /// When it was made.
    pub created_at: String,
    /// Whether it can be played.
    pub status: MatchStatus,
    /// The score bug.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(as = "Scoreline"))]
    pub scoreline: Json,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<clubhouse::Outcome>"))]
    pub outcome: Option<Json>,
    /// Who sits where.
    #[schema(value_type = BTreeMap<String, SeatSummary>)]
    #[cfg_attr(feature = "ts", ts(as = "crate::types::SeatSummaries"))]
    pub seats: BTreeMap<Seat, SeatSummary>,
    /// Whether all persons of the match share one browser.
    pub hot_seat: bool,
    /// Whether coaches may ask for hints: all people who sit there have agreed, or they are alone with bots.
    pub hints: bool,
    /// How time is kept.
    pub pace: Pace,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// The level of the bot that plays on for a side whose time is up, if that is agreed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::types::BotLevel>"))]
    pub stand_in: Option<Level>,
    /// Whether spectators see the chance to win while it is played.
    pub curve: bool,
    /// Whether whoever asks is to move.
    pub your_turn: bool,
    /// The hash of the secret from which, with the words of the coaches, all luck is made.
    pub commitment: String,
    /// The seats whose coaches have yet to add a word to the luck before the match can begin.
    #[schema(value_type = Vec<String>)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub awaited: Seats,
    /// From where it was played on, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub forked_from: Option<ForkedFrom>,
    /// The tokens of the open seats, for whoever made the match and nobody else.
    #[schema(value_type = BTreeMap<String, String>)]
    pub invitations: BTreeMap<Seat, String>,
}

/// A match that has just been made.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CreatedMatch(pub MatchSummary);

/// An event as a lane shows it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenEvent<E = Json> {
    /// Its number in the lane, from 1 without gaps.
    pub number: u32,
    /// The event, by the game's own type.
    pub event: E,
    /// What the radio says about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commentary: Option<Commentary>,
    /// Whether it is the first that happened because somebody's time was up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub time_up: bool,
}

/// One picture of a replay.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame<V = Json, E = Json> {
    /// Its number; in a finished match the step of the record, at which it can be forked.
    pub step: u32,
    /// The score bug.
    pub scoreline: Scoreline,
    /// What the viewer saw.
    pub view: V,
    /// What the viewer was told.
    pub prompt: Prompt,
    /// What happened.
    pub events: Vec<SeenEvent<E>>,
}

/// A few pictures of a replay, one after the other.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayPage<V = Json, E = Json> {
    /// Who saw them.
    pub viewer: Viewer,
    /// The place of the first in the replay, from 0.
    pub from: u32,
    /// The pictures: fewer than were asked for if they are big or the replay ends.
    pub frames: Vec<Frame<V, E>>,
}

/// How far the review of a match is.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewProgress {
    /// From 0 to 1000.
    pub thousandths: u32,
    /// How deep it will be.
    pub depth: ReviewDepth,
}

/// The chance to win over a match that is being played, a decision behind it.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LiveCurve {
    /// After each step, from the first.
    pub points: Vec<LivePoint>,
}

/// Home's chance to win after a step, a draw counting half.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LivePoint {
    /// From 0 to 1.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// How deep a match is reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReviewDepth {
    /// For as long as somebody likes to wait.
    Quick,
    /// Ten times as long.
    Thorough,
}

/// A replay in short: how long it is, and what is worth looking for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayOutline {
    /// The match in short.
    pub summary: MatchSummary,
    /// Who saw it.
    pub viewer: Viewer,
    /// How many pictures there are.
    pub frames: u32,
    /// Its great moments, and all that the slider marks.
    pub moments: Vec<Moment>,
    /// Under which minute the events are told.
    pub minutes: Vec<Minute>,
}

/// A moment of a replay that is worth looking for.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// The place of its picture in the replay.
    pub frame: u32,
    /// The number of that picture.
    pub step: u32,
    /// The number of its event.
    pub number: u32,
    /// What the radio says about it.
    pub commentary: Commentary,
}

/// From which event on the clock showed what.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Minute {
    /// The number of the first event.
    pub from: u32,
    /// The clock.
    pub clock: String,
}

/// How far a client has followed a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// How often the lane had to be forgotten.
    pub epoch: u32,
    /// The last event seen.
    pub number: u32,
}
