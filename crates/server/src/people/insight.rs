//! How well a member decides, and how lucky it was: what the reviews of its matches come to.

use std::collections::BTreeMap;

use lab::{KindOfDecision, SideDigest};
use store::{Filter, Listed, Member, PersonId};

use super::sight;
use crate::{
    AppState,
    error::ApiError,
    messages::{
        MatchStatus,
        insight::{GameInsight, KindInsight, MatchInsight},
    },
    reviews::Head,
    summary::saved_summary,
};

/// Among how many of the latest matches reviews are looked for.
const MATCHES_MAX: u32 = 200;
/// How many matches without a review are named for a game.
const NOT_REVIEWED_MAX: usize = 10;

/// What the reviews of a member's matches come to, as `viewer` may see it.
pub(crate) async fn insight(
    state: &AppState,
    member: &Member,
    viewer: Option<PersonId>,
) -> Result<Vec<GameInsight>, ApiError> {
    let person = member.id;
    let shows = sight::settings(member).visibility.matches;
    if !sight::may_see(state, viewer, person, shows).await? {
        return Ok(Vec::new());
    }
    // Those that are not listed are nobody else's business.
    let filter = if viewer == Some(person) {
        Filter::Of(person)
    } else {
        Filter::Open(person)
    };
    let matches = state.store.list(filter, MATCHES_MAX).await?.matches;
    let heads = state.store.review_heads(person, MATCHES_MAX).await?;
    // Reading hundreds of heads is no work for the threads that serve.
    tokio::task::spawn_blocking(move || {
        let heads: BTreeMap<_, _> = heads.into_iter().collect();
        let mut games: BTreeMap<String, GameInsight> = BTreeMap::new();
        for listed in matches.iter().filter(|listed| listed.over) {
            let Some(side) = side_of(listed, person) else {
                continue;
            };
            let game = games.entry(listed.game.clone()).or_insert_with(|| GameInsight {
                game: listed.game.clone(),
                matches: Vec::new(),
                kinds: Vec::new(),
                not_reviewed: Vec::new(),
            });
            match heads.get(&listed.id).and_then(|head| Head::of_today(head)) {
                Some(head) => add(game, listed, &head.digest[side]),
                None if game.not_reviewed.len() < NOT_REVIEWED_MAX => {
                    game.not_reviewed.push(listed.id.to_string());
                }
                None => {}
            }
        }
        let mut games: Vec<GameInsight> = games.into_values().collect();
        for game in &mut games {
            game.matches.reverse();
            game.kinds.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        }
        games
    })
    .await
    .map_err(|_| ApiError::unavailable())
}

/// The side on which somebody alone played a match to its end. What was played on from another match is not reviewed.
fn side_of(listed: &Listed, person: PersonId) -> Option<clubhouse::Side> {
    let summary = saved_summary(listed, Some(person))?;
    if summary.status != MatchStatus::Over || summary.forked_from.is_some() {
        return None;
    }
    let mut own = summary.seats.iter().filter(|(_, holder)| holder.you);
    let side = own.next()?.0.side();
    own.all(|(seat, _)| seat.side() == side).then_some(side)
}

fn add(game: &mut GameInsight, listed: &Listed, digest: &SideDigest) {
    game.matches.push(MatchInsight {
        id: listed.id.to_string(),
        created_at: listed.created_at.clone(),
        decisions: digest.decisions as u32,
        loss: digest.loss.mean,
        loss_error: digest.loss.error,
        dice: digest.dice.mean,
        dice_error: digest.dice.error,
    });
    for KindOfDecision {
        asked,
        decisions,
        loss,
    } in &digest.kinds
    {
        let known = game.kinds.iter_mut().find(|kind| kind.asked.key == asked.key);
        match known {
            Some(kind) => {
                kind.decisions += *decisions as u32;
                kind.loss += loss;
            }
            None => game.kinds.push(KindInsight {
                asked: asked.clone(),
                decisions: *decisions as u32,
                loss: *loss,
            }),
        }
    }
}
