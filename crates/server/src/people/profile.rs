//! What a member shows of itself: results, latest matches, and how it fared against whoever looks.

use std::collections::BTreeMap;

use clubhouse::Side;
use serde::Deserialize;
use store::{Filter, Listed, PersonId};

use super::sight;
use crate::{
    AppState,
    error::ApiError,
    messages::{
        MatchStatus, MatchSummary, SeatKind,
        profile::{Playing, Profile, Results, Tally},
    },
    summary::saved_summary,
};

/// How many matches are counted: the latest.
const COUNTED_MAX: u32 = 1_000;
/// How many of them are shown.
const SHOWN_MAX: usize = 12;
/// Among how many of the latest a match is looked for that is being played.
const PLAYING_AMONG: u32 = 10;
/// Why a match ended that counts for nobody.
const CALLED_OFF: &str = "abandoned";

/// The profile of a member, as `viewer` may see it.
pub(crate) async fn profile(
    state: &AppState,
    member: store::Member,
    viewer: Option<PersonId>,
) -> Result<Profile, ApiError> {
    let settings = sight::settings(&member);
    let person = member.id;
    let you = viewer == Some(person);
    let follows = |list: Vec<store::Person>| list.iter().any(|other| other.id == person);
    let (followed, blocked) = match viewer {
        Some(viewer) => (
            follows(state.store.follows(viewer).await?),
            follows(state.store.blocks(viewer).await?),
        ),
        None => (false, false),
    };
    let shows = settings.visibility;
    let (there, playing) = if sight::may_see(state, viewer, person, shows.presence).await? {
        (Some(state.club.is_there(person)), playing(state, person).await?)
    } else {
        (None, None)
    };
    let mut profile = Profile {
        name: member.name,
        joined_ms: member.joined_ms,
        colours: settings.colours,
        you,
        followed,
        blocked,
        there,
        playing,
        results: None,
        matches: None,
        head_to_head: None,
    };
    let sees_matches = sight::may_see(state, viewer, person, shows.matches).await?;
    let all = state.store.list(Filter::Of(person), COUNTED_MAX).await?.matches;
    let open = state.store.list(Filter::Open(person), COUNTED_MAX).await?.matches;
    let open: Vec<_> = open.into_iter().map(|listed| listed.id).collect();
    // Reading a thousand matches is no work for the threads that serve.
    tokio::task::spawn_blocking(move || {
        let mut results: BTreeMap<String, Results> = BTreeMap::new();
        let mut against: BTreeMap<String, Tally> = BTreeMap::new();
        let mut shown = Vec::new();
        for listed in &all {
            let Some(theirs) = saved_summary(listed, Some(person)) else {
                continue;
            };
            let as_seen = viewer.and_then(|viewer| saved_summary(listed, Some(viewer)));
            if let Some(result) = result(&theirs, listed) {
                let by_game = results.entry(theirs.game.clone()).or_default();
                let tally = if is_against_people(&theirs) {
                    &mut by_game.people
                } else {
                    &mut by_game.bots
                };
                tally.count(result);
                if let (false, Some(result)) =
                    (you, as_seen.as_ref().and_then(|seen| self::result(seen, listed)))
                    && is_against(&theirs, as_seen.as_ref())
                {
                    against.entry(theirs.game.clone()).or_default().count(result);
                }
            }
            let was_there = as_seen.as_ref().is_some_and(|seen| side(seen) != Sides::Neither);
            if shown.len() < SHOWN_MAX && (open.contains(&listed.id) || was_there) {
                shown.extend(saved_summary(listed, viewer));
            }
        }
        if sees_matches {
            profile.results = Some(results);
            profile.matches = Some(shown);
        }
        profile.head_to_head = (!you && viewer.is_some()).then_some(against);
        profile
    })
    .await
    .map_err(|_| ApiError::unavailable())
}

/// The match that somebody is playing now, if anybody may watch it.
pub(crate) async fn playing(state: &AppState, person: PersonId) -> Result<Option<Playing>, ApiError> {
    let matches = state
        .store
        .list(Filter::Open(person), PLAYING_AMONG)
        .await?
        .matches;
    let live = matches.into_iter().find(|listed| {
        !listed.over
            && state.tables.is_open(listed.id)
            && saved_summary(listed, None).is_some_and(|summary| summary.status == MatchStatus::Running)
    });
    Ok(live.map(|listed| Playing {
        id: listed.id.to_string(),
        game: listed.game,
    }))
}

/// What is counted of an outcome.
#[derive(Deserialize)]
struct Ending {
    #[serde(default)]
    winner: Option<Side>,
    #[serde(default)]
    reason: Option<String>,
}

/// What a match was for somebody.
#[derive(Clone, Copy)]
enum Was {
    Won,
    Drawn,
    Lost,
}

impl Tally {
    fn count(&mut self, was: Was) {
        match was {
            Was::Won => self.won += 1,
            Was::Drawn => self.drawn += 1,
            Was::Lost => self.lost += 1,
        }
    }
}

/// On which sides somebody sat.
#[derive(PartialEq)]
enum Sides {
    Neither,
    One(Side),
    Both,
}

/// On which side whoever is told sat.
fn side(summary: &MatchSummary) -> Sides {
    let mut sides: Vec<Side> = summary
        .seats
        .iter()
        .filter(|(_, holder)| holder.you)
        .map(|(seat, _)| seat.side())
        .collect();
    sides.dedup();
    match sides[..] {
        [] => Sides::Neither,
        [side] => Sides::One(side),
        _ => Sides::Both,
    }
}

/// What a match was for whoever is told, if it is over and they sat on one side of it.
fn result(summary: &MatchSummary, listed: &Listed) -> Option<Was> {
    let Sides::One(side) = side(summary) else {
        return None;
    };
    let outcome: Ending = serde_json::from_str(summary.outcome.as_ref()?.0.get()).ok()?;
    if !listed.over || outcome.reason.as_deref() == Some(CALLED_OFF) {
        return None;
    }
    Some(match outcome.winner {
        None => Was::Drawn,
        Some(winner) if winner == side => Was::Won,
        Some(_) => Was::Lost,
    })
}

fn is_against_people(summary: &MatchSummary) -> bool {
    let Sides::One(side) = side(summary) else {
        return false;
    };
    summary
        .seats
        .iter()
        .any(|(seat, holder)| seat.side() != side && holder.kind == SeatKind::Person)
}

/// Whether two people sat on the two sides of a match.
fn is_against(theirs: &MatchSummary, yours: Option<&MatchSummary>) -> bool {
    match (side(theirs), yours.map(side)) {
        (Sides::One(theirs), Some(Sides::One(yours))) => theirs != yours,
        _ => false,
    }
}
