//! Hints: what a good bot would do, for a coach who asks.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use clubhouse::{Advice, Level, Seat};

use super::{Command, Table};
use crate::{
    error::ApiError,
    messages::{FromServer, Place},
    pool::Task,
};

/// Who is asked, and how long at most.
const LEVEL: Level = Level::Pro;
const TIME: Duration = Duration::from_secs(1);

/// The hints that are being thought about, one a seat.
#[derive(Default)]
pub(super) struct Hints([Option<Wanted>; Seat::ALL.len()]);

/// A hint on its way.
struct Wanted {
    /// What the seat had seen when it asked: seeing more, it has another decision.
    place: Place,
    /// Held as long as the hint is wanted.
    _token: Arc<()>,
}

impl Hints {
    /// Notes what a seat wants; nothing if a hint for the same decision is on its way already.
    fn want(&mut self, seat: Seat, place: Place) -> Option<Weak<()>> {
        let slot = &mut self.0[seat as usize];
        if slot.as_ref().is_some_and(|known| known.place == place) {
            return None;
        }
        let token = Arc::new(());
        let wanted = Arc::downgrade(&token);
        *slot = Some(Wanted { place, _token: token });
        Some(wanted)
    }

    /// A hint has been found.
    fn finish(&mut self, seat: Seat, place: Place) {
        self.0[seat as usize].take_if(|known| known.place == place);
    }
}

impl Table {
    /// A coach wants to know what a good bot would do.
    pub(super) fn want_hint(&mut self, connection: u64, seat: Seat) -> Result<(), ApiError> {
        if self.fixture.outcome().is_some() {
            return Err(ApiError::match_over());
        }
        if !self.fixture.to_act().seats().contains(seat) {
            return Err(ApiError::no_hint("it is not yours to decide just now"));
        }
        let place = self.lanes.place(seat.into());
        let wanted = self.hints.want(seat, place).ok_or_else(ApiError::rate_limited)?;
        let thought = self.tables.pool.think(Task {
            question: self.fixture.question(seat),
            level: LEVEL,
            time: TIME,
            wanted,
        });
        let address = self.bots.address.clone();
        tokio::spawn(async move {
            let advice = thought.await;
            if let Some(address) = address.upgrade() {
                let hint = Command::Hint {
                    connection,
                    seat,
                    place,
                    advice,
                };
                // The table may have closed meanwhile.
                let _ = address.send(hint).await;
            }
        });
        Ok(())
    }

    /// A hint has arrived: it is told to whoever asked, if the decision is still the same.
    pub(super) fn give_hint(&mut self, connection: u64, seat: Seat, place: Place, advice: Option<Advice>) {
        self.hints.finish(seat, place);
        let is_to_act = self.fixture.to_act().seats().contains(seat);
        let Some(advice) = advice.filter(|_| is_to_act && self.lanes.place(seat.into()) == place) else {
            return;
        };
        let message = FromServer::Hint {
            seat,
            mv: &advice.mv,
            now: advice.now,
            with_it: advice.with_it,
        };
        self.tell(connection, &message);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_has_one_hint_at_a_time() {
        let place = |number| Place { epoch: 0, number };
        let mut hints = Hints::default();
        let first = hints.want(Seat::Home, place(1)).unwrap();
        assert!(hints.want(Seat::Home, place(1)).is_none());
        assert!(
            hints.want(Seat::Away, place(1)).is_some(),
            "the other seat has its own"
        );
        let second = hints.want(Seat::Home, place(2)).unwrap();
        assert_eq!(
            first.strong_count(),
            0,
            "the earlier decision is of no interest any more"
        );
        hints.finish(Seat::Home, place(1));
        assert_eq!(second.strong_count(), 1, "a hint for it comes too late");
        hints.finish(Seat::Home, place(2));
        assert!(hints.want(Seat::Home, place(2)).is_some());
    }
}
