//! Every message of the wire, in both directions.

pub mod chat;
pub mod club;
pub mod insight;
pub mod people;
pub mod profile;
pub mod ratings;
pub mod meeting;

use std::{borrow::Cow, collections::BTreeMap};

use clubhouse::{
    BySide, Commentary, Level, OptionSpec, OptionValue, OptionValues, Outcome, Prompt, Scoreline, Seat,
    Seats, Text, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::RequestId;
use utoipa::ToSchema;

use crate::pace::Pace;

/// JSON that the server passes on as the clubhouse wrote it.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(pub Box<RawValue>);

// REST.

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
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Outcome>"))]
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

// The table.

/// How far a client has followed a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// How often the lane had to be forgotten.
    pub epoch: u32,
    /// The last event seen.
    pub number: u32,
}

/// What a client says at a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromClient {
    /// The first message: how far the client has followed.
    Hello {
        /// By lane.
        lanes: BTreeMap<Viewer, Place>,
    },
    /// A move.
    Move {
        /// The client's own id: sent again with the same id, it is answered like the first time.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        id: RequestId,
        /// The seat that moves.
        seat: Seat,
        /// The move, as JSON or in notation.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        #[serde(rename = "move")]
        mv: String,
    },
    /// A coach wants the last move back.
    Takeback {
        /// At which seat.
        seat: Seat,
    },
    /// A coach answers whether another may have a move back.
    TakebackAnswer {
        /// Who answers.
        seat: Seat,
        /// Whether it may.
        agree: bool,
    },
    /// A coach gives up.
    Resign {
        /// At which seat.
        seat: Seat,
    },
    /// A coach who is to decide wants to know what a good bot would do.
    Hint {
        /// At which seat.
        seat: Seat,
    },
    /// A coach offers a draw.
    Draw {
        /// At which seat.
        seat: Seat,
    },
    /// A coach answers the other side's offer.
    DrawAnswer {
        /// Who answers.
        seat: Seat,
        /// Whether it is a draw.
        agree: bool,
    },
    /// A coach calls the match off before its first decision.
    Abandon {
        /// At which seat.
        seat: Seat,
    },
    /// An opponent is gone, and a coach claims what that gives.
    Claim {
        /// At which seat.
        seat: Seat,
        /// What is claimed.
        claim: Claim,
    },
    /// An opponent is gone, and a coach lets a bot play on for them until they are back.
    StandIn {
        /// At which seat.
        seat: Seat,
        /// How well the bot plays.
        #[cfg_attr(feature = "ts", ts(as = "crate::types::BotLevel"))]
        level: Level,
    },
}

/// What can be claimed when an opponent is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The win.
    Win,
    /// A draw.
    Draw,
}

/// A text that is no message.
#[derive(Clone, PartialEq, Debug)]
pub struct Unreadable {
    /// The id of the request, if that at least can be read.
    pub id: Option<RequestId>,
    /// What is wrong.
    pub detail: String,
}

impl FromClient {
    /// The seat for which it is said, if it is said for one.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Hello { .. } => None,
            Self::Move { seat, .. }
            | Self::Takeback { seat }
            | Self::TakebackAnswer { seat, .. }
            | Self::Resign { seat }
            | Self::Hint { seat }
            | Self::Draw { seat }
            | Self::DrawAnswer { seat, .. }
            | Self::Abandon { seat }
            | Self::Claim { seat, .. }
            | Self::StandIn { seat, .. } => Some(*seat),
        }
    }

    /// Reads a message.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let unreadable = |detail: String| Unreadable { id: None, detail };
        let raw: RawMessage<'_> =
            serde_json::from_str(text).map_err(|error| unreadable(format!("this is no message: {error}")))?;
        let id = raw.id.as_deref().and_then(|id| id.parse::<RequestId>().ok());
        let missing = |what: &str| Unreadable {
            id,
            detail: format!("`{what}` is missing or wrong"),
        };
        let seat = || raw.seat.ok_or_else(|| missing("seat"));
        match raw.kind.as_ref() {
            "hello" => Ok(Self::Hello {
                lanes: raw.lanes.unwrap_or_default(),
            }),
            "move" => {
                let id = id.ok_or_else(|| unreadable("`id` must be a UUID".into()))?;
                let mv = raw.mv.ok_or_else(|| missing("move"))?.get();
                let mv = if mv.starts_with('"') {
                    serde_json::from_str(mv).map_err(|_| missing("move"))?
                } else {
                    mv.to_owned()
                };
                Ok(Self::Move {
                    id,
                    seat: seat()?,
                    mv,
                })
            }
            "takeback" => Ok(Self::Takeback { seat: seat()? }),
            "takeback_answer" => Ok(Self::TakebackAnswer {
                seat: seat()?,
                agree: raw.agree.ok_or_else(|| missing("agree"))?,
            }),
            "resign" => Ok(Self::Resign { seat: seat()? }),
            "hint" => Ok(Self::Hint { seat: seat()? }),
            "draw" => Ok(Self::Draw { seat: seat()? }),
            "draw_answer" => Ok(Self::DrawAnswer {
                seat: seat()?,
                agree: raw.agree.ok_or_else(|| missing("agree"))?,
            }),
            "abandon" => Ok(Self::Abandon { seat: seat()? }),
            "claim" => Ok(Self::Claim {
                seat: seat()?,
                claim: raw.claim.ok_or_else(|| missing("claim"))?,
            }),
            "stand_in" => Ok(Self::StandIn {
                seat: seat()?,
                level: raw.level.ok_or_else(|| missing("level"))?,
            }),
            _ => Err(Unreadable {
                id,
                detail: "there is no message of this type".into(),
            }),
        }
    }
}

/// All fields of all messages: the move is left as it is, which a tagged enum could not do.
#[derive(Deserialize)]
struct RawMessage<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    #[serde(default, borrow)]
    id: Option<Cow<'a, str>>,
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default, rename = "move", borrow)]
    mv: Option<&'a RawValue>,
    #[serde(default)]
    agree: Option<bool>,
    #[serde(default)]
    lanes: Option<BTreeMap<Viewer, Place>>,
    #[serde(default)]
    claim: Option<Claim>,
    #[serde(default)]
    level: Option<Level>,
}

/// What the server says at a table.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer<'a> {
    /// A move has been played and kept.
    Accepted {
        /// The request.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        id: RequestId,
    },
    /// The rules forbid a move.
    Refused {
        /// The request.
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        id: RequestId,
        /// The clause that forbids it.
        clause: &'a str,
        /// The plain sentence.
        detail: &'a str,
    },
    /// Something else is wrong.
    Error {
        /// The request, if it was one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
        id: Option<RequestId>,
        /// What, for programs.
        code: &'a str,
        /// What, for people.
        detail: &'a str,
    },
    /// A coach asks for the last move back.
    TakebackAsked {
        /// Who asks.
        seat: Seat,
    },
    /// Somebody did not agree.
    TakebackDeclined {
        /// Who had asked.
        seat: Seat,
    },
    /// The other side does not want the draw.
    DrawDeclined {
        /// Who had offered it.
        seat: Seat,
    },
    /// What a good bot would do, for whoever asked and nobody else.
    Hint {
        /// For which seat.
        seat: Seat,
        /// The move, by the game's own type.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        mv: &'a RawValue,
        /// The same in notation.
        notation: &'a str,
        /// The chance to win with the move: 0 to 1.
        with_it: f64,
        /// The chance to win with what comes to mind at once.
        at_once: f64,
        /// Whether it is the only move there is.
        forced: bool,
        /// What it changes most, compared with what else could be done.
        why: &'a [Text],
    },
    /// What was said, the oldest first.
    Chat {
        /// The lines, each once: a line that is known already is to be left out.
        lines: &'a [chat::ChatLine],
    },
    /// What a viewer may know has changed.
    #[serde(untagged)]
    Update(Update<'a>),
}

/// What a viewer may know now.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update<'a> {
    /// Always `update`.
    #[serde(rename = "type")]
    #[cfg_attr(feature = "ts", ts(type = "\"update\""))]
    pub kind: &'static str,
    /// The lanes of this socket.
    #[cfg_attr(feature = "ts", ts(as = "BTreeMap<Viewer, Lane>"))]
    pub lanes: ByViewer<Lane>,
    /// The seats that must decide.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub to_act: Seats,
    /// How the match ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub over: Option<Outcome>,
    /// Whether coaches may ask for hints.
    pub hints: bool,
    /// Who sits where.
    #[cfg_attr(feature = "ts", ts(as = "crate::types::SeatSummaries"))]
    pub seats: &'a RawValue,
    /// The seats whose coaches are connected.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub connected: Seats,
    /// The seats whose coaches have been away for longer than the pace allows.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub gone: Seats,
    /// Who offers a draw that nobody has answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offer: Option<Seat>,
    /// What a rated match has done to the ratings, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rated: Option<BySide<RatingChange>>,
    /// The seats whose bots are thinking.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub thinking: Seats,
    /// Whether the match has not begun: it waits for its coaches and their words.
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub waiting: bool,
    /// The seats whose coaches have yet to add a word to the luck; once the match has begun, to what is still to come.
    #[serde(skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub awaited: Seats,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(value: &u32) -> bool {
    *value == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_none(seats: &Seats) -> bool {
    seats.is_empty()
}

/// A value for each of a few viewers, in their order: a map that is only written.
#[derive(Debug)]
pub struct ByViewer<T>(pub Vec<(Viewer, T)>);

impl<T: Serialize> Serialize for ByViewer<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(viewer, value)| (viewer, value)))
    }
}

/// One viewer's side of an update.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lane<V = Json, M = Json, E = Json> {
    /// How often the lane had to be forgotten.
    pub epoch: u32,
    /// The number of its last event.
    pub number: u32,
    /// Whether the client must forget the lane: `events` then holds all of it.
    pub reset: bool,
    /// What is new.
    pub events: Vec<SeenEvent<E>>,
    /// What the viewer sees.
    pub view: V,
    /// The legal moves; none if the viewer is not to act, null if they cannot be listed.
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<M>>"))]
    pub choices: Option<M>,
    /// What the viewer should be told.
    pub prompt: Prompt,
    /// The score bug.
    pub scoreline: Scoreline,
    /// The time left on the decision clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decision_deadline_ms: Option<u32>,
    /// What happens to the viewer when that clock runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub at_zero: Option<Text>,
    /// The clock of the period, where the game has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub period_clock: Option<PeriodClock>,
    /// Whether the viewer can have its last move back.
    pub takeback: Takeback,
    /// The clocks of both sides, where somebody keeps their time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clocks: Option<BySide<SideClock>>,
    /// What the viewer can settle beside the rules now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<May>>"))]
    pub may: Vec<May>,
}

/// The clock of a side, as the server keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideClock {
    /// The time left.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left_ms: i64,
    /// Whether it runs now.
    pub running: bool,
    /// In how long it begins to run: what has happened is still being shown.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub starts_in_ms: u32,
}

/// What a coach can settle beside the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum May {
    /// Offer a draw.
    OfferDraw,
    /// Answer the other side's offer.
    AnswerDraw,
    /// Call the match off.
    Abandon,
    /// Claim the win or a draw: an opponent is gone.
    Claim,
    /// Let a bot play on for an opponent who is gone.
    StandIn,
}

/// What a match did to a rating.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingChange {
    /// What it was.
    pub before: f64,
    /// What it is.
    pub after: f64,
}

/// The clock of a period.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PeriodClock {
    /// The time left.
    pub left_ms: u32,
    /// Whether it runs now.
    pub running: bool,
}

/// Whether a viewer can have its last move back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Takeback {
    /// At once.
    Free,
    /// If the others agree.
    Ask,
    /// It has been asked for already, once and for all.
    Asked,
    /// No.
    None,
}
