//! Hints: what a good bot would do, for a coach who asks.

use std::{sync::Arc, time::Duration};

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
        let hint = &mut self.hints.0[seat as usize];
        if hint.as_ref().is_some_and(|known| known.place == place) {
            return Err(ApiError::rate_limited());
        }
        let token = Arc::new(());
        let thought = self.tables.pool.think(Task {
            question: self.fixture.question(seat),
            level: LEVEL,
            time: TIME,
            wanted: Arc::downgrade(&token),
        });
        *hint = Some(Wanted { place, _token: token });
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
        self.hints.0[seat as usize].take_if(|known| known.place == place);
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
