//! What is settled at a table beside the rules: time that is up, draws, claims, matches called off, bots that play on.
//!
//! Each of them is a step of the record, played, saved and shown like any other.

use std::time::Duration;

use clubhouse::{Aside, BySide, Level, Seat, Seats, Side};
use store::StoreError;
use tokio::time::Instant;

use super::{
    Fault, Table,
    scene::Scene,
    side_clocks::{Turn, showing_ms},
    unless_refused,
};
use crate::{
    error::ApiError,
    messages::{
        club::OfferKind,
        table::{Claim, FromServer, May},
    },
    session::now_ms,
};

impl Scene {
    /// The seats of people for whom no bot plays.
    pub(super) fn played_by_people(&self) -> Seats {
        let people = self.seating.people();
        people
            .iter()
            .filter(|seat| !self.stand_ins.contains_key(seat))
            .collect()
    }

    /// How well the bot plays that decides for a seat, and how long it may think, if a bot does.
    pub(super) fn bot(&self, seat: Seat) -> Option<(Level, Duration)> {
        match self.stand_ins.get(&seat) {
            Some(level) => Some((*level, crate::seating::usual_thought())),
            None => self.seating.bot(seat),
        }
    }

    /// The seats for which bots decide.
    pub(super) fn played_by_bots(&self) -> Seats {
        let stand_ins = self.stand_ins.keys().copied();
        self.seating.bots().iter().chain(stand_ins).collect()
    }

    /// Reads from the record for whom bots play.
    pub(super) fn read_stand_ins(&mut self) {
        self.stand_ins = self
            .seating
            .people()
            .iter()
            .filter_map(|seat| Some((seat, self.fixture.stand_in(seat)?.parse().ok()?)))
            .collect();
    }

    /// The other people on the other side of a seat, those for whom a bot plays left out.
    fn opponents(&self, seat: Seat) -> Seats {
        let own = self.seating.seats_beside(seat);
        self.played_by_people()
            .iter()
            .filter(|other| other.side() != seat.side() && !own.contains(*other))
            .collect()
    }

    /// The opponents of a seat who are gone.
    fn gone_opponents(&self, seat: Seat) -> Seats {
        let opponents = self.opponents(seat);
        opponents
            .iter()
            .filter(|other| self.gone.contains(*other))
            .collect()
    }

    /// What a coach can settle now.
    pub(super) fn may(&self, seat: Seat) -> Vec<May> {
        let mut may = Vec::new();
        if self.fixture.outcome().is_some() || !self.seating.people().contains(seat) {
            return may;
        }
        let refuses = |aside: Aside| self.fixture.refuses(&aside).is_some();
        if !self.fixture.is_waiting() {
            if !self.opponents(seat).is_empty() && !refuses(Aside::DrawOffered(seat)) {
                may.push(May::OfferDraw);
            }
            if !refuses(Aside::DrawAgreed(seat)) {
                may.push(May::AnswerDraw);
            }
            if !self.gone_opponents(seat).is_empty() {
                may.push(May::Claim);
                if !self.terms.rated {
                    may.push(May::StandIn);
                }
            }
        }
        if !refuses(Aside::Abandoned(seat)) {
            may.push(May::Abandon);
        }
        may
    }

    /// The match has gone on by a step, or begins: the clocks of both sides follow.
    pub(super) fn turn_clocks(&mut self, mover: Option<Side>, step: Option<usize>) {
        let shown = step.map(|step| self.fixture.shown(step)).unwrap_or_default();
        // What is settled beside the rules is settled before everybody's eyes.
        let public = mover.is_none() || !shown.is_empty();
        self.turn_clocks_by(mover, public, showing_ms(&shown));
    }

    /// A table opens: the clocks that should run do. New ones may be seen by everybody.
    pub(super) fn wake_clocks(&mut self, are_new: bool) {
        self.turn_clocks_by(None, are_new, 0);
    }

    fn turn_clocks_by(&mut self, mover: Option<Side>, public: bool, showing_ms: i64) {
        let to_act = self.fixture.to_act().seats();
        let people = self.played_by_people();
        let is_over = self.fixture.outcome().is_some();
        let Some(clocks) = &mut self.side_clocks else {
            return;
        };
        if is_over {
            return clocks.stop(now_ms());
        }
        let decides = |seat: Seat| to_act.contains(seat) && people.contains(seat);
        let deciding = BySide::from_fn(|side| {
            Seat::ALL
                .into_iter()
                .any(|seat| seat.side() == side && decides(seat))
        });
        let turn = Turn {
            mover,
            deciding,
            public,
            showing_ms,
        };
        clocks.turn(turn, now_ms());
    }

    /// When the time of a side is up, if a clock runs.
    pub(super) fn time_up_at(&self) -> Option<Instant> {
        let left_ms = self.side_clocks.as_ref()?.alarm_ms()? - now_ms();
        Some(Instant::now() + Duration::from_millis(u64::try_from(left_ms).unwrap_or(0)))
    }
}

impl Table {
    /// Whether the time of a side is up.
    pub(super) fn is_time_up(&self) -> bool {
        let clocks = self.scene.side_clocks.as_ref();
        clocks.is_some_and(|clocks| clocks.up(now_ms()).is_some())
    }

    /// The time of a side is up: it has lost or, if that was agreed, a bot plays on.
    pub(super) async fn on_time_up(&mut self) -> Result<(), StoreError> {
        let clocks = self.scene.side_clocks.as_ref();
        let Some(up) = clocks.and_then(|clocks| clocks.up(now_ms())) else {
            return Ok(());
        };
        let Some(level) = self.scene.terms.stand_in else {
            let aside = match (up.home, up.away) {
                (true, true) => Aside::BothTimeUp,
                (true, false) => Aside::TimeUp(Side::Home),
                _ => Aside::TimeUp(Side::Away),
            };
            tracing::info!(match.id = %self.id, "time is up");
            return unless_refused(self.settle(aside).await);
        };
        for seat in self
            .scene
            .played_by_people()
            .iter()
            .filter(|seat| up[seat.side()])
        {
            unless_refused(self.settle(Aside::StoodIn(seat, level.to_string())).await)?;
        }
        Ok(())
    }

    /// Settles something beside the rules: played, saved, and only then shown.
    pub(super) async fn settle(&mut self, aside: Aside) -> Result<(), Fault> {
        if aside.ends() && self.scene.fixture.is_waiting() {
            // A match that has not begun can be called off too.
            self.begin().await?;
        }
        let deciders = self.scene.fixture.to_act().seats();
        self.scene.fixture.aside(aside)?;
        let step = self.scene.fixture.steps() - 1;
        self.scene.read_stand_ins();
        self.scene.turn_clocks(None, None);
        self.wind_clocks();
        self.save_step(step, None).await?;
        self.scene.takebacks.on_step(None, deciders);
        self.bots.forget();
        if self.scene.fixture.outcome().is_some() {
            self.hints.pass_all();
            tracing::info!(match.id = %self.id, "the match is over");
            self.lanes.show_step(step, &self.scene);
            self.tell_absent(deciders);
        } else {
            self.lanes.show_seats(&self.scene);
        }
        Ok(())
    }

    /// A coach offers a draw.
    pub(super) async fn offer_draw(&mut self, seat: Seat) -> Result<(), Fault> {
        if self.scene.opponents(seat).is_empty() {
            return Err(ApiError::not_now("nobody is there who could agree").into());
        }
        self.settle(Aside::DrawOffered(seat)).await
    }

    /// A coach answers whether it is a draw.
    pub(super) async fn answer_draw(&mut self, seat: Seat, agree: bool) -> Result<(), Fault> {
        let offerer = self.scene.fixture.open_offer();
        if agree {
            self.settle(Aside::DrawAgreed(seat)).await?;
        } else {
            self.settle(Aside::DrawDeclined(seat)).await?;
            if let Some(seat) = offerer {
                let people = self.scene.seating.people();
                self.tell_everywhere(people, &FromServer::DrawDeclined { seat });
            }
        }
        if let Some(offerer) = offerer {
            self.tell_answered(offerer, OfferKind::Draw, agree);
        }
        Ok(())
    }

    /// A coach claims what the rules of the house give when an opponent is gone.
    pub(super) async fn claim(&mut self, seat: Seat, claim: Claim) -> Result<(), Fault> {
        self.must_be_gone(seat)?;
        self.settle(match claim {
            Claim::Win => Aside::WinClaimed(seat),
            Claim::Draw => Aside::DrawClaimed(seat),
        })
        .await
    }

    /// A coach lets a bot play on for the opponents who are gone.
    pub(super) async fn let_stand_in(&mut self, seat: Seat, level: Level) -> Result<(), Fault> {
        if self.scene.terms.rated {
            return Err(ApiError::not_now("nobody else plays on in a rated match").into());
        }
        if !self.scene.fixture.game().levels().contains(&level) {
            return Err(ApiError::not_now("no bot of this level plays here").into());
        }
        for gone in self.must_be_gone(seat)?.iter() {
            self.settle(Aside::StoodIn(gone, level.to_string())).await?;
        }
        Ok(())
    }

    /// Gives a coach who is back its seat again, unless its time is up.
    pub(super) async fn welcome_back(&mut self, seats: Seats) -> Result<(), StoreError> {
        for seat in seats.iter() {
            let clocks = self.scene.side_clocks.as_ref();
            let has_time = clocks.is_none_or(|clocks| clocks.has_time(seat.side(), now_ms()));
            if has_time && self.scene.stand_ins.contains_key(&seat) {
                unless_refused(self.settle(Aside::Returned(seat)).await)?;
            }
        }
        Ok(())
    }

    /// Notes who is gone by now, and shows it.
    pub(super) fn note_absences(&mut self) {
        let now = Instant::now();
        let is_on = !self.scene.fixture.is_waiting() && self.scene.fixture.outcome().is_none();
        let people = if is_on {
            self.scene.seating.people()
        } else {
            Seats::NONE
        };
        self.absences.note(people, self.lanes.connected(), now);
        let grace = self.scene.terms.pace.grace(self.tables.grace);
        let gone = grace.map_or(Seats::NONE, |grace| self.absences.gone(grace, now));
        if gone != self.scene.gone {
            self.scene.gone = gone;
            self.lanes.show_presence(&self.scene);
        }
    }

    /// When the next coach is gone.
    pub(super) fn next_gone(&self) -> Option<Instant> {
        let grace = self.scene.terms.pace.grace(self.tables.grace)?;
        self.absences.next(grace, Instant::now())
    }

    fn must_be_gone(&self, seat: Seat) -> Result<Seats, ApiError> {
        let gone = self.scene.gone_opponents(seat);
        if self.scene.fixture.outcome().is_some() {
            Err(ApiError::match_over())
        } else if gone.is_empty() {
            Err(ApiError::not_now("no opponent has been away for long enough"))
        } else {
            Ok(gone)
        }
    }
}
