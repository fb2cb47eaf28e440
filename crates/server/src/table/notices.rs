//! What coaches are told who are elsewhere: that it is their turn, or that the match is over.

use clubhouse::{EndReason, Seat, Seats, Side};
use store::PersonId;

use super::Table;
use crate::messages::club::{MatchResult, Notice, OfferKind, TableName};

impl Table {
    /// Tells those who are to decide and were not asked before, or all when the match is over, unless they sit here.
    pub(super) fn tell_absent(&self, asked_before: Seats) {
        let here = self.lanes.connected();
        let asked = self.scene.fixture.to_act().seats();
        let outcome = self.scene.fixture.outcome();
        for person in self.scene.seating.persons() {
            let seats = self.scene.seating.seats_of(Some(person));
            if seats.iter().any(|seat| here.contains(seat)) {
                continue;
            }
            let is_new = |seat: &Seat| asked.contains(*seat) && !asked_before.contains(*seat);
            if let Some(outcome) = &outcome {
                let result = match outcome.winner {
                    None if outcome.reason == Some(EndReason::Abandoned) => MatchResult::Abandoned,
                    None => MatchResult::Drawn,
                    Some(winner) if seats.iter().any(|seat| seat.side() == winner) => MatchResult::Won,
                    Some(_) => MatchResult::Lost,
                };
                let table = self.name_for(person);
                self.tables.club.tell(person, Notice::MatchOver { table, result });
            } else if seats.iter().any(|seat| is_new(&seat)) {
                let table = self.name_for(person);
                self.tables.club.tell(person, Notice::YourTurn { table });
            }
        }
    }

    /// Tells whoever offered something what came of it, unless they sit here.
    pub(super) fn tell_answered(&self, offerer: Seat, offer: OfferKind, accepted: bool) {
        if self.lanes.connected().contains(offerer) || self.scene.fixture.outcome().is_some() {
            return;
        }
        let persons = self.scene.seating.persons().into_iter();
        let of_offerer = |person: &PersonId| self.scene.seating.seats_of(Some(*person)).contains(offerer);
        for person in persons.filter(of_offerer) {
            let table = self.name_for(person);
            let notice = Notice::OfferAnswered {
                table,
                offer,
                accepted,
            };
            self.tables.club.tell(person, notice);
        }
    }

    /// The table as a notice for somebody names it.
    pub(super) fn name_for(&self, person: PersonId) -> TableName {
        let yours = self.scene.seating.seats_of(Some(person));
        let side = yours.iter().next().map_or(Side::Home, Seat::side);
        let names = self.scene.seating.names();
        TableName {
            id: self.id.to_string(),
            game: self.scene.fixture.game().id().to_owned(),
            opponent: names.get(&Seat::first(side.other())).cloned().unwrap_or_default(),
        }
    }
}
