//! What people offer and want, as the store has it: the truth of which every node's board is a picture.
//!
//! Whoever deletes an offer or a wish has it, and nobody else: so of several who take a seek one has it, and nobody is
//! called to two tables, at however many nodes that is tried.
//!
//! A server that is alone keeps only what outlasts a visit; the rest is on its own board and goes with it.

use std::{collections::BTreeSet, sync::atomic::Ordering, time::Duration};

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

impl Kept {
    fn outlasts_a_visit(&self) -> bool {
        matches!(self, Self::Seek(seek) if !seek.visit)
    }
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

/// Whether what is offered or wanted for a visit alone is kept: for the other nodes.
fn keeps_visits(state: &AppState) -> bool {
    !state.tables.nodes.is_alone()
}

/// Saves a seek, and tells the other nodes.
pub(super) async fn save_seek(state: &AppState, open: &OpenSeek) -> Result<(), StoreError> {
    if !open.stays && !keeps_visits(state) {
        return Ok(());
    }
    let text = SeekText {
        proposal: open.seek.proposal.clone(),
        ratings: open.seek.ratings,
        visit: !open.stays,
    };
    save(state, open.id, open.person, &Kept::Seek(text), open.seek.made_ms).await
}

/// Saves what somebody wants who would play now, and tells the other nodes. Answers its name, if it needs one.
pub(super) async fn save_wish(state: &AppState, waiting: &Waiting) -> Result<Option<OfferId>, StoreError> {
    if !keeps_visits(state) {
        return Ok(None);
    }
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
    save(state, id, waiting.person, &Kept::Wish(text), since_ms).await?;
    Ok(Some(id))
}

async fn save(
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
    state.club.publish_board();
    Ok(())
}

/// Takes a seek for good: off this node's board, and from the store. Answers whether this was the first to do so.
pub(super) async fn take_seek(state: &AppState, id: OfferId) -> Result<bool, StoreError> {
    match state.club.take_seek(id) {
        Some(open) if open.stays || keeps_visits(state) => take(state, id).await,
        Some(_) => Ok(true),
        None => Ok(false),
    }
}

/// Takes the wish of somebody who has left this node's waiting room. Answers whether this was the first to do so.
pub(super) async fn take_wish(state: &AppState, person: PersonId) -> Result<bool, StoreError> {
    if !keeps_visits(state) {
        return Ok(true);
    }
    match state.club.kept_wish(person) {
        Some(kept) => take(state, kept).await,
        None => Ok(false),
    }
}

async fn take(state: &AppState, id: OfferId) -> Result<bool, StoreError> {
    let is_first = state.store.forget_seek(id).await?;
    if is_first {
        state.club.publish_board();
    }
    Ok(is_first)
}

/// Makes this node's board the picture of what is kept; what is too old or cannot be read is forgotten.
pub(super) async fn catch_up(state: &AppState) -> Result<(), StoreError> {
    let began = Instant::now();
    let anew = state.club.read_makers.swap(false, Ordering::Relaxed);
    let mut there = BTreeSet::new();
    for kept in state.store.seeks().await? {
        let is_old = now_ms() - kept.made_ms > SEEK_DAYS * DAY_MS;
        let text: Option<Kept> = serde_json::from_str(&kept.text).ok();
        // Of what was kept for other nodes a server that is alone has no use.
        let text = text.filter(|text| text.outlasts_a_visit() || keeps_visits(state));
        let Some(text) = text.filter(|_| !is_old) else {
            state.store.forget_seek(kept.id).await?;
            continue;
        };
        there.insert(kept.id);
        if state.club.knows(kept.id) && !anew {
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
                    by: Somebody::at(state, &Guest::from(maker), &text.proposal).await?,
                    proposal: text.proposal,
                    ratings: text.ratings,
                    made_ms: kept.made_ms,
                };
                let open = OpenSeek {
                    id: kept.id,
                    person: kept.person,
                    seek,
                    stays: !text.visit,
                };
                match state.club.find_seek(open.id) {
                    Some(known) if (known.person, &known.seek.by) == (open.person, &open.seek.by) => {}
                    Some(_) => state.club.put_back(open),
                    // A board that is full shows no more.
                    None => _ = state.club.put_seek(open),
                }
            }
            Kept::Wish(_) if state.club.knows(kept.id) => {}
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
                state.club.wait(waiting, Some(kept.id));
            }
        }
    }
    // What came while the store was read is not missing from it.
    state.club.drop_all_but(&there, began);
    Ok(())
}
