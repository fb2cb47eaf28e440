//! How matches are made: by whoever asks, or by people who have found each other.

use std::collections::BTreeMap;

use clubhouse::{AnyMatch, OptionValues, Seat, Seed, Words};
use store::{MatchId, PersonId};

use crate::{
    AppState,
    error::ApiError,
    messages::MatchSummary,
    pace::Terms,
    random,
    seating::{Guest, Seating},
    summary::{Facts, standing},
};

/// A match that people have agreed on.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    /// The game's id.
    pub(crate) game: String,
    /// The options that differ from the defaults.
    pub(crate) options: OptionValues,
    /// Who sits where. Where a side has two seats, the second is filled like the first unless it is named.
    pub(crate) people: BTreeMap<Seat, PersonId>,
    pub(crate) terms: Terms,
    /// Whether anybody may find it in the list of live matches.
    pub(crate) listed: bool,
}

/// Makes a match of people who have agreed on it. It waits for their words, like any other.
pub(crate) async fn seat_people(state: &AppState, agreed: Agreed) -> Result<MatchId, ApiError> {
    let game = clubhouse::game(&agreed.game).ok_or_else(ApiError::no_such_game)?;
    agreed.terms.check(game, &agreed.options)?;
    let mut guests = BTreeMap::new();
    for (seat, person) in &agreed.people {
        guests.insert(*seat, guest(state, *person).await?);
    }
    let seating = Seating::of_people(game.seats(&agreed.options)?, &guests)?;
    agreed.terms.check_rivals(&seating)?;
    let Some(creator) = guests.into_values().next() else {
        return Err(ApiError::bad_seats("nobody is there to play"));
    };
    let fixture = game.prepare(&agreed.options, seating.names(), Seed(random::bytes()))?;
    let made = Made {
        fixture: &*fixture,
        seating,
        terms: agreed.terms,
        creator: &creator,
        listed: agreed.listed,
    };
    made.save(state).await.map(|(id, _)| id)
}

async fn guest(state: &AppState, person: PersonId) -> Result<Guest, ApiError> {
    let kept = state.store.person(person).await?;
    kept.map(Guest::from)
        .ok_or_else(|| ApiError::bad_seats("somebody has left the club"))
}

/// Whether a new match waits for words of its coaches.
pub(crate) fn adds_words(seating: &Seating) -> bool {
    !seating.awaited(true, &Words::new()).is_empty()
}

/// A match that is ready to be kept.
pub(crate) struct Made<'a> {
    pub(crate) fixture: &'a dyn AnyMatch,
    pub(crate) seating: Seating,
    pub(crate) terms: Terms,
    pub(crate) creator: &'a Guest,
    pub(crate) listed: bool,
}

impl Made<'_> {
    /// Keeps it, and tells it in short as its creator may know it.
    pub(crate) async fn save(self, state: &AppState) -> Result<(MatchId, MatchSummary), ApiError> {
        let Self {
            fixture,
            seating,
            terms,
            creator,
            listed,
        } = self;
        let creator = creator.person;
        if state.store.open_matches(creator).await? >= state.open_matches_max {
            return Err(ApiError::too_many_matches());
        }
        let id = MatchId::from_random(random::word());
        let new = store::NewMatch {
            id,
            game: fixture.game().id().to_owned(),
            header: fixture.header_json(),
            seed: fixture.secret().0,
            seats: seating.to_json(),
            terms: terms.to_json(),
            creator,
            listed,
            sitters: seating.persons(),
            entries: (0..fixture.steps())
                .map(|step| fixture.entry_json(step))
                .collect(),
            standing: standing(fixture),
        };
        let (header, standing) = (new.header.clone(), new.standing.text.clone());
        let created_at = state.store.create_match(new).await?;
        tracing::info!(match.id = %id, game = fixture.game().id(), "a match is made");
        let facts = Facts {
            id,
            game: fixture.game().id(),
            header: &header,
            seating: &seating,
            terms,
            creator,
            created_at: &created_at,
        };
        let summary = facts
            .summary(&standing, Some(creator))
            .map_err(|_| ApiError::unavailable())?;
        Ok((id, summary))
    }
}
