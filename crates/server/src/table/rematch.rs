//! The same match again, with sides changed.

use clubhouse::OptionValues;
use serde::Deserialize;
use store::PersonId;

use super::Table;
use crate::{
    error::ApiError,
    messages::meeting::{Proposal, WantedSide},
};

/// What somebody proposes who would like another match.
pub(crate) struct PlayedMatch {
    /// Whom they have played.
    pub(crate) opponent: PersonId,
    pub(crate) proposal: Proposal,
    pub(crate) listed: bool,
}

/// What is taken from the header.
#[derive(Deserialize)]
struct HeaderOptions {
    options: OptionValues,
}

impl Table {
    /// What this match was for somebody who sits at it, if it is over and two people have played it.
    pub(crate) fn rematch_for(&self, person: PersonId) -> Result<PlayedMatch, ApiError> {
        let seating = &self.scene.seating;
        let yours = seating.seats_of(Some(person));
        let Some(seat) = yours.iter().next() else {
            return Err(ApiError::not_your_seat());
        };
        if self.scene.fixture.outcome().is_none() {
            return Err(ApiError::match_running());
        }
        let people = seating.persons();
        let opponent = people.iter().find(|other| **other != person);
        let (Some(opponent), 2) = (opponent, people.len()) else {
            return Err(ApiError::no_rematch("a rematch is between two people"));
        };
        let is_two_sided = yours.iter().all(|own| own.side() == seat.side());
        if !is_two_sided || seating.people() != seating.seats() {
            return Err(ApiError::no_rematch("a rematch is between two people"));
        }
        let header: HeaderOptions =
            serde_json::from_str(&self.scene.fixture.header_json()).map_err(|_| ApiError::unavailable())?;
        let terms = self.scene.terms;
        Ok(PlayedMatch {
            opponent: *opponent,
            proposal: Proposal {
                game: self.scene.fixture.game().id().to_owned(),
                options: header.options,
                pace: terms.pace,
                rated: terms.rated,
                stand_in: terms.stand_in,
                curve: terms.curve,
                side: WantedSide::from(seat.side().other()),
            },
            listed: self.window.is_listed(),
        })
    }

    /// The name of whom somebody plays.
    pub(crate) fn opponent_of(&self, person: PersonId) -> String {
        self.name_for(person).opponent
    }
}
