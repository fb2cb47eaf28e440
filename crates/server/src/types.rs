//! The TypeScript types of the whole wire, collected from the Rust types.

use std::collections::BTreeMap;

use clubhouse::{OptionValue, Seat, Viewer, types::contract};
use ts_rs::{Config, TS};

use crate::{
    error::ApiError,
    messages::{
        AddWords, CheckDeck, CreatedMatch, Fork, GameSummary, Join, Json, KeepDeck, LessonStep, LiveCurve,
        MatchList, Me, NewMatch, ReplayOutline, ReplayPage, Resign, ReviewProgress, SavedDeck, SeatSummary,
        chat::{NewTableReport, SayLine},
        club::{FromBrowser, FromClub, SeenNotices},
        insight::GameInsight,
        meeting::{Challenge, Decline, NewChallenge, NewSeek, Rematch, Seated, Wish},
        people::{
            Account, Announced, ChangePassword, Codes, Confirm, Credentials, Joined, Recover, Rename,
            SessionSummary,
        },
        profile::{Blocked, Followed, MemberSettings, Profile},
        ratings::{Leaderboard, Rating},
        table::{FromClient, FromServer},
    },
};

/// The client's module of types.
#[must_use]
pub fn types() -> String {
    let mut types = contract();
    types.add::<Viewer>();
    types.add::<Me>();
    types.add::<Rename>();
    types.add::<Announced>();
    types.add::<Credentials>();
    types.add::<Recover>();
    types.add::<Joined>();
    types.add::<ChangePassword>();
    types.add::<Confirm>();
    types.add::<Codes>();
    types.add::<Account>();
    types.add::<SessionSummary>();
    types.add::<MemberSettings>();
    types.add::<Profile>();
    types.add::<Followed>();
    types.add::<Blocked>();
    types.add::<GameSummary>();
    types.add::<LessonStep>();
    types.add::<CheckDeck>();
    types.add::<KeepDeck>();
    types.add::<SavedDeck>();
    types.add::<NewMatch>();
    types.add::<Fork>();
    types.add::<Join>();
    types.add::<AddWords>();
    types.add::<Resign>();
    types.add::<CreatedMatch>();
    types.add::<MatchList>();
    types.add::<ReplayPage>();
    types.add::<ReplayOutline>();
    types.add::<ReviewProgress>();
    types.add::<lab::Review>();
    types.add::<GameInsight>();
    types.add::<LiveCurve>();
    types.add::<FromClient>();
    types.add::<FromServer<'static>>();
    types.add::<FromBrowser>();
    types.add::<FromClub<'static>>();
    types.add::<SeenNotices>();
    types.add::<Rating>();
    types.add::<Leaderboard>();
    types.add::<SayLine>();
    types.add::<NewTableReport>();
    types.add::<NewSeek>();
    types.add::<Wish>();
    types.add::<Seated>();
    types.add::<NewChallenge>();
    types.add::<Challenge>();
    types.add::<Decline>();
    types.add::<Rematch>();
    types.add::<ApiError>();
    types.module()
}

/// How well a bot plays: the client only needs its name.
#[derive(TS)]
pub(crate) struct BotLevel(#[expect(dead_code, reason = "only its type is wanted")] String);

/// Options by name.
#[derive(TS)]
pub(crate) struct OptionValues(
    #[expect(dead_code, reason = "only its type is wanted")] BTreeMap<String, OptionValue>,
);

/// Who sits where.
#[derive(TS)]
pub(crate) struct SeatSummaries(
    #[expect(dead_code, reason = "only its type is wanted")] BTreeMap<Seat, SeatSummary>,
);

/// What the server passes on is typed by the game, not here.
impl TS for Json {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "unknown".to_owned()
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}
