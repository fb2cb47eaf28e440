//! Takebacks: at once where nobody else is touched, else by consent.

use clubhouse::{Seat, Seats, TakebackError};
use store::{StoreError, TakeBack};

use super::{Table, number};
use crate::{
    error::ApiError,
    messages::{FromServer, Takeback, Viewer},
};

/// A takeback that others must agree to. It is dropped with the next step.
pub(super) struct Asked {
    /// Who asks.
    pub(super) seat: Seat,
    /// Who has not answered yet.
    pub(super) awaited: Seats,
}

impl Table {
    /// Whether a viewer can have its last move back.
    ///
    /// A decision of several seats at once is secret: whether another has moved since is nobody's business, so
    /// such a move is never had back without asking, whatever the others have done.
    pub(super) fn takeback(&self, viewer: Viewer) -> Takeback {
        let Some(seat) = viewer.seat() else {
            return Takeback::None;
        };
        if self.fixture.outcome().is_some() || self.fixture.takeback_agreed(seat).is_err() {
            return Takeback::None;
        }
        let decided_alone = self.deciders[seat as usize] == Seats::NONE.with(seat);
        if self.opponents(seat).is_empty() || (decided_alone && self.fixture.takeback_alone(seat).is_ok()) {
            Takeback::Free
        } else {
            Takeback::Ask
        }
    }

    /// A coach wants the last move back.
    pub(super) async fn want_takeback(&mut self, seat: Seat) -> Result<Result<(), ApiError>, StoreError> {
        match self.takeback(seat.into()) {
            Takeback::Free => self.take_back(seat).await.map(Ok),
            Takeback::Ask => {
                // Once for each of one's own moves. What others do meanwhile is not counted: it may be secret.
                let step = self.fixture.takeback_agreed(seat).ok();
                if self.asked_at[seat as usize] == step {
                    return Ok(Err(ApiError::no_takeback("you have asked for this move already")));
                }
                if self.asked.is_some() {
                    return Ok(Err(ApiError::no_takeback("somebody else has just asked")));
                }
                self.asked_at[seat as usize] = step;
                let awaited = self.opponents(seat);
                self.asked = Some(Asked { seat, awaited });
                self.tell_seats(awaited, &FromServer::TakebackAsked { seat });
                Ok(Ok(()))
            }
            Takeback::None if self.fixture.outcome().is_some() => Ok(Err(ApiError::match_over())),
            Takeback::None => Ok(Err(ApiError::no_takeback(
                TakebackError::NothingToTakeBack.to_string(),
            ))),
        }
    }

    /// A coach answers whether another may have a move back.
    pub(super) async fn answer_takeback(
        &mut self,
        seat: Seat,
        agree: bool,
    ) -> Result<Result<(), ApiError>, StoreError> {
        let Some(asked) = self.asked.as_mut().filter(|asked| asked.awaited.contains(seat)) else {
            return Ok(Err(ApiError::no_takeback("nobody has asked you")));
        };
        let asker = asked.seat;
        if !agree {
            self.asked = None;
            self.tell_seats(
                self.seating.people(),
                &FromServer::TakebackDeclined { seat: asker },
            );
            return Ok(Ok(()));
        }
        // One person answers for all their seats.
        let theirs = self.seating.seats_beside(seat);
        asked.awaited = asked
            .awaited
            .iter()
            .filter(|awaited| !theirs.contains(*awaited))
            .collect();
        if asked.awaited.is_empty() {
            self.take_back(asker).await?;
        }
        Ok(Ok(()))
    }

    /// Goes back to before the seat's last move.
    async fn take_back(&mut self, seat: Seat) -> Result<(), StoreError> {
        self.asked = None;
        let Ok(steps) = self.fixture.takeback_agreed(seat) else {
            return Ok(());
        };
        let (lanes, forgetful) = self.lanes.cut(&*self.fixture, self.seats, steps);
        let of = number(self.fixture.steps());
        let take_back = TakeBack {
            id: self.id,
            of,
            steps: number(steps),
            lanes: lanes.kept(),
        };
        self.tables.store.take_back(take_back).await?;
        self.fixture.truncate(steps);
        self.standing_steps = 0;
        self.asked_at = Default::default();
        self.lanes = lanes;
        self.bots.forget();
        self.hints.pass_all();
        self.find_deciders();
        self.wind_clocks();
        tracing::info!(match.id = %self.id, %seat, "a move is taken back");
        self.show_takeback(forgetful);
        Ok(())
    }

    /// Finds out who had to decide when each seat last moved.
    pub(super) fn find_deciders(&mut self) {
        for seat in self.seating.people().iter() {
            let deciders = self
                .fixture
                .takeback_agreed(seat)
                .map_or(Seats::NONE, |steps| self.fixture.as_of(steps).to_act().seats());
            self.deciders[seat as usize] = deciders;
        }
    }

    /// The seats of other people.
    fn opponents(&self, seat: Seat) -> Seats {
        let own = self.seating.seats_beside(seat);
        self.seating
            .people()
            .iter()
            .filter(|other| !own.contains(*other))
            .collect()
    }
}
