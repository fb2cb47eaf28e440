//! What is said at a table, in both directions.

use std::{borrow::Cow, collections::BTreeMap};

use clubhouse::{BySide, Level, Outcome, Prompt, Scoreline, Seat, Seats, Text, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::RequestId;
use utoipa::ToSchema;

use super::{Json, Place, SeenEvent, chat::ChatLine};

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
        lines: &'a [ChatLine],
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
