//! Takebacks: at once where nobody else is touched, else by consent.

use clubhouse::{AnyMatch, Seat, Seats, TakebackError, Viewer};
use serde::{Deserialize, Serialize};
use store::{StoreError, TakeBack};

use super::{Fault, Table, TableWord, scene::Scene, side_clocks::SideClocks};
use crate::{
    error::ApiError,
    messages::table::{FromServer, Takeback},
    number,
    seating::Seating,
};

/// Who can have a move back, and who has asked for it.
pub(super) struct Takebacks {
    /// Who had to decide when each seat last moved.
    deciders: [Seats; Seat::ALL.len()],
    asked: Option<Request>,
    /// To which step each seat last asked to go back.
    asked_at: [Option<usize>; Seat::ALL.len()],
}

/// A takeback that others must agree to. It is dropped with the next step.
#[derive(Clone, Copy)]
struct Request {
    /// Who asks.
    seat: Seat,
    /// Who has not answered yet.
    awaited: Seats,
}

/// A takeback that others must agree to, as other nodes are told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    pub(super) seat: Seat,
    /// Who has not answered yet.
    awaited: [bool; Seat::ALL.len()],
}

/// What comes of an answer to whoever asked.
pub(super) enum Consent {
    /// Others have yet to answer.
    Awaited,
    /// All agree that this seat may have its move back.
    Given(Seat),
    /// This seat may not have its move back.
    Declined(Seat),
}

impl Takebacks {
    /// Nobody has asked yet.
    pub(super) fn new(fixture: &dyn AnyMatch, seating: &Seating) -> Self {
        let mut deciders = [Seats::NONE; Seat::ALL.len()];
        for seat in seating.people().iter() {
            if let Ok(step) = fixture.takeback_agreed(seat) {
                deciders[seat as usize] = fixture.deciders_at(step);
            }
        }
        Self {
            deciders,
            asked: None,
            asked_at: Default::default(),
        }
    }

    /// Whether a viewer can have its last move back.
    ///
    /// A decision of several seats at once is secret: whether another has moved since is nobody's business, so
    /// such a move is never had back without asking, whatever the others have done.
    pub(super) fn of(&self, viewer: Viewer, fixture: &dyn AnyMatch, seating: &Seating) -> Takeback {
        let Some(seat) = viewer.seat() else {
            return Takeback::None;
        };
        if fixture.outcome().is_some() || fixture.takeback_agreed(seat).is_err() {
            return Takeback::None;
        }
        let decided_alone = self.deciders[seat as usize] == Seats::one(seat);
        if opponents(seat, seating).is_empty() || (decided_alone && fixture.takeback_alone(seat).is_ok()) {
            Takeback::Free
        } else if self.asked_at[seat as usize].is_some_and(|step| fixture.takeback_agreed(seat) == Ok(step)) {
            Takeback::Asked
        } else {
            Takeback::Ask
        }
    }

    /// A seat asks the others; answers who hears of it. Once for each of its own moves: what others do meanwhile is not
    /// counted, for it may be secret.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        fixture: &dyn AnyMatch,
        seating: &Seating,
    ) -> Result<Seats, ApiError> {
        match self.of(seat.into(), fixture, seating) {
            Takeback::Free | Takeback::Ask => {}
            Takeback::Asked => return Err(ApiError::no_takeback("you have asked for this move already")),
            Takeback::None if fixture.outcome().is_some() => return Err(ApiError::match_over()),
            Takeback::None => {
                let why = TakebackError::NothingToTakeBack.to_string();
                return Err(ApiError::no_takeback(why));
            }
        }
        if self.asked.is_some() {
            return Err(ApiError::no_takeback("somebody else has just asked"));
        }
        self.asked_at[seat as usize] = fixture.takeback_agreed(seat).ok();
        let awaited = opponents(seat, seating);
        self.asked = Some(Request { seat, awaited });
        Ok(awaited.with(seat))
    }

    /// What has been asked for and not answered by all.
    pub(super) fn asked(&self) -> Option<Asked> {
        self.asked.map(|request| Asked {
            seat: request.seat,
            awaited: Seat::ALL.map(|seat| request.awaited.contains(seat)),
        })
    }

    /// Somebody has asked on another node, or been declined. Answers who hears of it, if they have not.
    pub(super) fn on_asked(&mut self, asked: Option<Asked>, fixture: &dyn AnyMatch) -> Option<(Seat, Seats)> {
        let Some(asked) = asked else {
            self.asked = None;
            return None;
        };
        let awaited = Seat::ALL.into_iter().filter(|seat| asked.awaited[*seat as usize]);
        let awaited: Seats = awaited.collect();
        let before = self.asked.replace(Request {
            seat: asked.seat,
            awaited,
        });
        self.asked_at[asked.seat as usize] = fixture.takeback_agreed(asked.seat).ok();
        let is_new = before.is_none_or(|before| before.seat != asked.seat);
        is_new.then(|| (asked.seat, awaited.with(asked.seat)))
    }

    /// Remembers what each seat had asked for before: nobody asks twice for the same.
    pub(super) fn remember(&mut self, before: &Self) {
        self.asked_at = before.asked_at;
    }

    /// A seat answers whether another may have its move back. One person answers for all their seats.
    pub(super) fn answer(&mut self, seat: Seat, agree: bool, seating: &Seating) -> Result<Consent, ApiError> {
        let Some(asked) = self.asked.as_mut().filter(|asked| asked.awaited.contains(seat)) else {
            return Err(ApiError::no_takeback("nobody has asked you"));
        };
        let asker = asked.seat;
        if !agree {
            self.asked = None;
            return Ok(Consent::Declined(asker));
        }
        let theirs = seating.seats_beside(seat);
        asked.awaited = asked
            .awaited
            .iter()
            .filter(|awaited| !theirs.contains(*awaited))
            .collect();
        if asked.awaited.is_empty() {
            self.asked = None;
            Ok(Consent::Given(asker))
        } else {
            Ok(Consent::Awaited)
        }
    }

    /// Who asks for a takeback that one of these seats has asked for or must agree to, if somebody does.
    pub(super) fn asker_of(&self, seats: Seats) -> Option<Seat> {
        let asked = self.asked.as_ref()?;
        let concerns = |seat: Seat| seats.contains(seat);
        asked
            .awaited
            .with(asked.seat)
            .iter()
            .any(concerns)
            .then_some(asked.seat)
    }

    /// The match has gone on by a step, of a seat if one moved; these had to decide. A takeback is about the step for
    /// which it was asked.
    pub(super) fn on_step(&mut self, seat: Option<Seat>, deciders: Seats) {
        self.asked = None;
        if let Some(seat) = seat {
            self.deciders[seat as usize] = deciders;
        }
    }
}

/// The seats of other people.
fn opponents(seat: Seat, seating: &Seating) -> Seats {
    let own = seating.seats_beside(seat);
    seating
        .people()
        .iter()
        .filter(|other| !own.contains(*other))
        .collect()
}

impl Table {
    /// A coach wants the last move back.
    pub(super) async fn want_takeback(&mut self, seat: Seat) -> Result<(), Fault> {
        if self.scene.terms.rated {
            return Err(ApiError::no_takeback("nothing is taken back in a rated match").into());
        }
        if self.scene.takeback(seat.into()) == Takeback::Free {
            return Ok(self.take_back(seat).await?);
        }
        let Scene {
            fixture,
            seating,
            takebacks,
            ..
        } = &mut self.scene;
        let concerned = takebacks.ask(seat, &**fixture, seating)?;
        self.lanes
            .tell_seats(concerned, &FromServer::TakebackAsked { seat });
        self.publish_asked();
        Ok(())
    }

    /// A coach answers whether another may have a move back.
    pub(super) async fn answer_takeback(&mut self, seat: Seat, agree: bool) -> Result<(), Fault> {
        let Scene {
            seating, takebacks, ..
        } = &mut self.scene;
        match takebacks.answer(seat, agree, seating)? {
            Consent::Awaited => self.publish_asked(),
            Consent::Given(asker) => self.take_back(asker).await?,
            Consent::Declined(asker) => {
                let people = seating.people();
                self.tell_everywhere(people, &FromServer::TakebackDeclined { seat: asker });
                self.publish_asked();
            }
        }
        Ok(())
    }

    /// Goes back to before the seat's last move.
    async fn take_back(&mut self, seat: Seat) -> Result<(), StoreError> {
        let Ok(steps) = self.scene.fixture.takeback_agreed(seat) else {
            return Ok(());
        };
        let (places, forgetful) = self.lanes.places().cut(&self.scene, steps);
        let of = number(self.scene.fixture.steps());
        self.scene.fixture.truncate(steps);
        // Time that was used stays used.
        self.scene.turn_clocks(None, None);
        let take_back = TakeBack {
            id: self.id,
            of,
            revision: self.saved.revision,
            steps: number(steps),
            lanes: places.saved(),
            clocks: self.scene.side_clocks.as_ref().map(SideClocks::kept),
        };
        self.tables.store.take_back(take_back).await?;
        self.saved.revision += 1;
        self.saved.steps = steps;
        self.scene.takebacks = Takebacks::new(&*self.scene.fixture, &self.scene.seating);
        self.saved.standing_steps = 0;
        self.bots.forget();
        self.hints.pass_all();
        self.wind_clocks();
        tracing::info!(match.id = %self.id, %seat, "a move is taken back");
        self.tell_nodes(&TableWord::Changed);
        self.lanes.show_takeback(places, forgetful, &self.scene);
        Ok(())
    }
}
