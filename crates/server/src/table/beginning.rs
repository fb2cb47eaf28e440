//! How a match comes to begin: seats are taken, and whoever sits there adds words to its luck.

use clubhouse::{Seat, Seats, Word, Words};
use store::{PersonId, StoreError};

use super::{Fault, Table, TableWord};
use crate::{error::ApiError, seating::Guest};

impl Table {
    /// Gives a seat to whoever holds its invitation.
    pub(super) async fn join(&mut self, guest: &Guest, token: &str) -> Result<(), Fault> {
        let mut seating = self.scene.seating.clone();
        seating.join(guest, token)?;
        self.scene.terms.check_rivals(&seating)?;
        if seating == self.scene.seating {
            return Ok(());
        }
        self.scene.fixture.rename(seating.names());
        self.scene.seating = seating;
        self.save_seating().await?;
        self.tell_nodes(&TableWord::Changed);
        tracing::info!(match.id = %self.id, "a seat is taken");
        self.lanes.show_seating(guest.person, &self.scene);
        Ok(())
    }

    /// Adds words to the luck, each once however often it is sent. The match begins with the last that was awaited.
    pub(super) async fn add_words(&mut self, person: Option<PersonId>, words: &Words) -> Result<(), Fault> {
        let yours = self.scene.seating.seats_of(person);
        let (given, awaited) = (self.scene.fixture.words().clone(), self.scene.awaited());
        for (seat, word) in words {
            if !yours.contains(*seat) {
                return Err(ApiError::not_your_seat().into());
            }
            if !awaited.contains(*seat) && given.get(seat) != Some(word) {
                return Err(ApiError::word_given().into());
            }
        }
        let fresh: Vec<(Seat, Word)> = words
            .iter()
            .map(|(seat, word)| (*seat, *word))
            .filter(|(seat, _)| awaited.contains(*seat))
            .collect();
        if fresh.is_empty() {
            return Ok(());
        }
        if self.scene.fixture.is_waiting() {
            for (seat, word) in fresh {
                self.scene.fixture.add_word(seat, word);
            }
            if self.scene.awaited().is_empty() {
                return Ok(self.begin().await?);
            }
            self.save_seating().await?;
            self.tell_nodes(&TableWord::Changed);
        } else {
            for (seat, word) in fresh {
                self.scene.fixture.add_word(seat, word);
                self.save_step(self.scene.fixture.steps() - 1, None).await?;
            }
        }
        self.lanes.show_presence(&self.scene);
        Ok(())
    }

    /// Ends the waiting: from now on the luck is what it is. The first step is played, saved and shown.
    pub(super) async fn begin(&mut self) -> Result<(), StoreError> {
        let deals_anew = self.has_newcomer().await?;
        self.scene.fixture.begin(deals_anew);
        self.save_seating().await?;
        if self.scene.fixture.catch_up() {
            let step = self.scene.fixture.steps() - 1;
            self.scene.turn_clocks(None, Some(step));
            self.save_step(step, None).await?;
        }
        self.wind_clocks();
        tracing::info!(match.id = %self.id, "the match begins");
        self.lanes.show_beginning(&self.scene);
        self.tell_absent(Seats::NONE);
        Ok(())
    }

    /// Whether people play on from a match at which not all of them were: those who were there may know its cards.
    async fn has_newcomer(&self) -> Result<bool, StoreError> {
        let people = self.scene.seating.persons();
        let Some(origin) = self.scene.fixture.origin().filter(|_| people.len() > 1) else {
            return Ok(false);
        };
        let there = match origin.parse() {
            Ok(origin) => self.tables.sitters(origin).await?,
            Err(_) => Vec::new(),
        };
        Ok(people.iter().any(|person| !there.contains(person)))
    }
}
