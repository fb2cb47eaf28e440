//! What of a match the store has, and how a table saves the rest.

use clubhouse::{AnyMatch, BySide, EndReason, Seat};
use store::{Append, MatchId, PersonId, RequestId, StoreError};

use super::{Table, TableWord, side_clocks::SideClocks};
use crate::{
    messages::table::RatingChange, number, ratings, seating::Seating, session::now_ms, summary::standing,
    tables::Tables,
};

/// What the store is known to have of a match.
pub(super) struct Saved {
    /// How often the match was changed otherwise than by a step.
    pub(super) revision: u32,
    /// How many steps.
    pub(super) steps: usize,
    /// Of how many of them the standing knows that lists show.
    pub(super) standing_steps: usize,
}

impl Table {
    /// Saves a step, with the request that it grants.
    pub(super) async fn save_step(
        &mut self,
        step: usize,
        request: Option<(Seat, RequestId)>,
    ) -> Result<(), StoreError> {
        let append = Append {
            period_left_ms: self.scene.clocks.period_left_ms(),
            clocks: self.scene.side_clocks.as_ref().map(SideClocks::kept),
            request: request.map(|(seat, id)| (seat as u8, id)),
            ..step_to_save(self.id, self.saved.revision, &*self.scene.fixture, step)
        };
        let word = (!self.tables.nodes.is_alone()).then(|| TableWord::Step((&append).into()));
        match self.rated() {
            Some((rated, rate)) => {
                self.tables.store.end_rated(append, rated, rate).await?;
                self.scene.rated = read_rated(&self.tables, self.id, &self.scene.seating).await?;
            }
            None => self.tables.store.append(append).await?,
        }
        self.saved.steps = step + 1;
        if let Some(word) = word {
            self.tell_nodes(&word);
        }
        if self.scene.fixture.outcome().is_some() {
            // Replays ask the store whether a match is over: it knows before anybody does.
            self.save_standing().await;
        }
        Ok(())
    }

    /// How the match counts for ratings, if it is over and does.
    fn rated(&self) -> Option<(store::Rated, store::Rate)> {
        let outcome = self.scene.fixture.outcome()?;
        let kind = self.scene.terms.pace.rated_kind()?;
        if !self.scene.terms.rated || outcome.reason == Some(EndReason::Abandoned) {
            return None;
        }
        let at_ms = now_ms();
        let rated = store::Rated {
            ladder: ratings::ladder(self.scene.fixture.game().id(), kind),
            coaches: self.scene.seating.rivals()?,
            at_ms,
        };
        Some((rated, ratings::rate(&outcome, at_ms)))
    }

    /// Saves who sits where.
    pub(super) async fn save_seating(&mut self) -> Result<(), StoreError> {
        let saved = store::Seating {
            revision: self.saved.revision,
            header: self.scene.fixture.header_json(),
            seats: self.scene.seating.to_json(),
            sitters: self.scene.seating.persons(),
        };
        self.tables.store.seat(self.id, saved).await?;
        self.saved.revision += 1;
        Ok(())
    }

    /// Saves what the clock of the period has left: the table closes, and the next one goes on with it.
    pub(super) async fn save_clock(&self) {
        let Some(left_ms) = self.scene.clocks.period_left_ms() else {
            return;
        };
        let steps = number(self.scene.fixture.steps());
        if let Err(error) = self.tables.store.set_period_left(self.id, steps, left_ms).await {
            // The last step has it too: what is lost is the time since then.
            tracing::warn!(match.id = %self.id, %error, "the clock was not saved");
        }
    }

    /// Saves the standing for lists, if it is not saved yet.
    pub(super) async fn save_standing(&mut self) {
        let steps = self.scene.fixture.steps();
        if self.saved.standing_steps == steps {
            return;
        }
        let standing = standing(&*self.scene.fixture);
        match self.tables.store.set_standing(self.id, standing).await {
            Ok(()) => self.saved.standing_steps = steps,
            // It is a cache: a list that finds it old asks the table.
            Err(error) => tracing::warn!(match.id = %self.id, %error, "the standing was not saved"),
        }
    }
}

/// A step as the store is to save it.
pub(super) fn step_to_save(id: MatchId, revision: u32, fixture: &dyn AnyMatch, step: usize) -> Append {
    Append {
        id,
        step: number(step),
        revision,
        entry: fixture.entry_json(step),
        period_left_ms: None,
        clocks: None,
        request: None,
    }
}

/// What a match has done to the ratings of its coaches.
pub(super) async fn read_rated(
    tables: &Tables,
    id: MatchId,
    seating: &Seating,
) -> Result<Option<BySide<RatingChange>>, StoreError> {
    let changes = tables.store.rating_changes(id).await?;
    let of = |person: PersonId| {
        let change = changes.iter().find(|change| change.person == person)?;
        Some(RatingChange {
            before: change.before,
            after: change.rating,
        })
    };
    let rated = seating.rivals().and_then(|[home, away]| {
        Some(BySide {
            home: of(home)?,
            away: of(away)?,
        })
    });
    Ok(rated)
}
