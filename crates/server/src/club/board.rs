//! What people offer and want, as the store has it: the truth of which every node's board is a picture.
//!
//! Whoever deletes an offer or a wish has it, and nobody else: so of several who take a seek one has it, and nobody is
//! called to two tables, at however many nodes that is tried.

use std::{collections::BTreeSet, time::Duration};

use serde::{Deserialize, Serialize};
use store::{KeptSeek, OfferId, PersonId, StoreError};
use tokio::time::Instant;

use super::{
    pairing::{Strength, Waiting},
    seeks::OpenSeek,
};
use crate::{
    AppState,
    messages::meeting::{Proposal, RatingRange, Seek, Somebody},
    pace::Pace,
    random,
    seating::Guest,
    session::now_ms,
};

/// How long a seek stays that outlasts the visit.
const SEEK_DAYS: i64 = 14;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What the store keeps.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Kept {
    Wish(WishText),
    Seek(SeekText),
}

/// A seek as the store keeps it.
#[derive(Serialize, Deserialize)]
struct SeekText {
    proposal: Proposal,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ratings: Option<RatingRange>,
    /// Whether it goes when whoever made it does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    visit: bool,
}

/// What somebody wants who would play now, as the store keeps it.
#[derive(Serialize, Deserialize)]
struct WishText {
    wish: String,
    options: clubhouse::OptionValues,
    paces: Vec<Pace>,
    rated: bool,
    rating: f64,
    deviation: f64,
}

/// Keeps a seek, and tells the other nodes.
pub(super) async fn keep_seek(state: &AppState, open: &OpenSeek) -> Result<(), StoreError> {
    let text = SeekText {
        proposal: open.seek.proposal.clone(),
        ratings: open.seek.ratings,
        visit: !open.stays,
    };
    keep(state, open.id, open.person, &Kept::Seek(text), open.seek.made_ms).await
}

/// Keeps what somebody wants who would play now, and tells the other nodes. Answers its name.
pub(super) async fn keep_wish(state: &AppState, waiting: &Waiting) -> Result<OfferId, StoreError> {
    let text = WishText {
        wish: waiting.game.clone(),
        options: waiting.options.clone(),
        paces: waiting.paces.clone(),
        rated: waiting.rated,
        rating: waiting.strength.rating,
        deviation: waiting.strength.deviation,
    };
    let id = OfferId::from_random(random::word());
    let since_ms = now_ms() - i64::try_from(waiting.since.elapsed().as_millis()).unwrap_or(0);
    keep(state, id, waiting.person, &Kept::Wish(text), since_ms).await?;
    Ok(id)
}

async fn keep(
    state: &AppState,
    id: OfferId,
    person: PersonId,
    text: &Kept,
    made_ms: i64,
) -> Result<(), StoreError> {
    let kept = KeptSeek {
        id,
        person,
        text: serde_json::to_string(text).expect("offers are plain data"),
        made_ms,
    };
    state.store.save_seek(kept).await?;
    state.club.say_board();
    Ok(())
}

/// Takes an offer or a wish for good. Answers whether this was the first to do so.
pub(super) async fn take(state: &AppState, id: OfferId) -> Result<bool, StoreError> {
    let is_first = state.store.forget_seek(id).await?;
    if is_first {
        state.club.say_board();
    }
    Ok(is_first)
}

/// Makes this node's board the picture of what is kept; what is too old or cannot be read is forgotten.
pub(super) async fn catch_up(state: &AppState) -> Result<(), StoreError> {
    let began = Instant::now();
    let mut there = BTreeSet::new();
    for kept in state.store.seeks().await? {
        let is_old = now_ms() - kept.made_ms > SEEK_DAYS * DAY_MS;
        let text: Option<Kept> = serde_json::from_str(&kept.text).ok();
        let Some(text) = text.filter(|_| !is_old) else {
            state.store.forget_seek(kept.id).await?;
            continue;
        };
        there.insert(kept.id);
        if state.club.knows(kept.id) {
            continue;
        }
        let Some(maker) = state.store.person(kept.person).await? else {
            state.store.forget_seek(kept.id).await?;
            continue;
        };
        match text {
            Kept::Seek(text) => {
                let seek = Seek {
                    id: kept.id.to_string(),
                    by: Somebody::from_guest(&Guest::from(maker)),
                    proposal: text.proposal,
                    ratings: text.ratings,
                    made_ms: kept.made_ms,
                };
                state.club.put_seek(OpenSeek {
                    id: kept.id,
                    person: kept.person,
                    seek,
                    stays: !text.visit,
                });
            }
            Kept::Wish(text) => {
                let waited = Duration::from_millis((now_ms() - kept.made_ms).try_into().unwrap_or(0));
                let waiting = Waiting {
                    person: kept.person,
                    game: text.wish,
                    options: text.options,
                    paces: text.paces,
                    rated: text.rated,
                    strength: Strength {
                        rating: text.rating,
                        deviation: text.deviation,
                    },
                    since: Instant::now().checked_sub(waited).unwrap_or_else(Instant::now),
                };
                state.club.wait(waiting, kept.id);
            }
        }
    }
    // What came while the store was read is not missing from it.
    state.club.drop_all_but(&there, began);
    Ok(())
}
