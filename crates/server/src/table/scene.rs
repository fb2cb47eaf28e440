//! The scene: all that there is to be shown of a match, each viewer the part that it may see.

use std::{collections::BTreeMap, time::Duration};

use clubhouse::{AnyMatch, BySide, Level, Seat, Seats, Viewer};
use serde_json::value::{RawValue, to_raw_value};

use super::{clocks::Clocks, lanes::Lanes, side_clocks::SideClocks, takebacks::Takebacks};
use crate::{
    messages::{
        Json, Place, SeenEvent,
        table::{ByViewer, FromServer, Lane, RatingChange, Takeback, Update},
    },
    number,
    pace::Terms,
    seating::Seating,
    session::now_ms,
};

/// How a match stands, who sits where, what the clocks show, and who may have a move back.
pub(super) struct Scene {
    pub(super) fixture: Box<dyn AnyMatch>,
    pub(super) seating: Seating,
    pub(super) terms: Terms,
    pub(super) clocks: Clocks,
    pub(super) takebacks: Takebacks,
    /// What the pace gives each side, if somebody keeps it.
    pub(super) side_clocks: Option<SideClocks>,
    /// For whom bots play, by the record.
    pub(super) stand_ins: BTreeMap<Seat, Level>,
    /// The seats whose coaches have been away for too long.
    pub(super) gone: Seats,
    /// What the match has done to ratings.
    pub(super) rated: Option<BySide<RatingChange>>,
}

/// What a lane has to show.
pub(super) enum News {
    /// These events are new.
    Events(Vec<SeenEvent>),
    /// Everything before is to be forgotten; these events are all there are.
    All(Vec<SeenEvent>),
}

impl Scene {
    /// Everybody who can look at the match.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        let seats = self.seating.seats();
        Viewer::ALL
            .into_iter()
            .filter(move |viewer| viewer.seat().is_none_or(|seat| seats.contains(seat)))
    }

    /// The seats whose coaches have yet to add a word to the luck.
    pub(super) fn awaited(&self) -> Seats {
        if self.fixture.outcome().is_some() {
            return Seats::NONE;
        }
        self.seating
            .awaited(self.fixture.is_waiting(), self.fixture.words())
    }

    /// Whether a viewer can have its last move back.
    pub(super) fn takeback(&self, viewer: Viewer) -> Takeback {
        if self.terms.rated {
            return Takeback::None;
        }
        self.takebacks.of(viewer, &*self.fixture, &self.seating)
    }

    /// Winds the clocks that the rules want. They stand still while a seat is open or no coach of the match is there:
    /// who only watches starts no clock. Bots are there as long as somebody watches.
    pub(super) fn wind_clocks(&mut self, lanes: &Lanes, tick_pace: Duration) {
        let is_coach_there = if self.seating.people().is_empty() {
            !lanes.is_deserted()
        } else {
            !lanes.connected().is_empty()
        };
        let may_run = is_coach_there && self.seating.open().is_empty();
        // Over a line-up nobody is hurried by bots alone.
        let only_bots_wait = self.seating.persons().len() == 1 && !self.seating.bots().is_empty();
        let mut timers = self.fixture.timers();
        if timers.is_line_up && only_bots_wait {
            timers.decision = None;
        }
        self.clocks.wind(&timers, may_run, tick_pace);
    }

    /// How many events of one step a viewer saw.
    pub(super) fn seen_count(&self, viewer: Viewer, step: usize) -> u32 {
        number(self.fixture.seen_count(viewer, step..step + 1))
    }

    /// What a viewer saw of one step, numbered from `first` on.
    pub(super) fn seen(&self, viewer: Viewer, step: usize, first: u32) -> Vec<SeenEvent> {
        numbered(self.fixture.seen_events(viewer, step..step + 1), first)
    }

    /// What is new for a viewer who has come as far as `place`, while its lane has come as far as `now`.
    pub(super) fn news_since(&self, viewer: Viewer, place: Option<Place>, now: Place) -> News {
        let events = numbered(self.fixture.seen_events(viewer, 0..self.fixture.steps()), 1);
        match place {
            Some(place) if place.epoch == now.epoch && place.number <= now.number => {
                News::Events(events.into_iter().skip(place.number as usize).collect())
            }
            _ => News::All(events),
        }
    }

    /// One viewer's side of an update.
    pub(super) fn lane(&self, viewer: Viewer, Place { epoch, number }: Place, news: News) -> Lane {
        let (reset, events) = match news {
            News::Events(events) => (false, events),
            News::All(events) => (true, events),
        };
        let choices = match viewer.seat() {
            Some(seat) => self.fixture.choices(seat),
            None => Some(no_choices()),
        };
        let decision_deadline_ms = self.clocks.decision_left_ms();
        Lane {
            epoch,
            number,
            reset,
            events,
            view: Json(self.fixture.view(viewer)),
            choices: choices.map(Json),
            prompt: self.fixture.prompt(viewer),
            scoreline: self.fixture.scoreline(),
            decision_deadline_ms,
            at_zero: viewer
                .seat()
                .filter(|_| decision_deadline_ms.is_some())
                .and_then(|seat| self.fixture.at_zero(seat)),
            period_clock: self.clocks.period(),
            takeback: self.takeback(viewer),
            clocks: self
                .side_clocks
                .as_ref()
                .map(|clocks| clocks.shown(viewer, now_ms())),
            may: viewer.seat().map(|seat| self.may(seat)).unwrap_or_default(),
        }
    }

    /// What somebody with these lanes is told.
    pub(super) fn update<'a>(
        &self,
        lanes: Vec<(Viewer, Lane)>,
        seats: &'a RawValue,
        connected: Seats,
    ) -> FromServer<'a> {
        let to_act = self.fixture.to_act();
        let bots = self.played_by_bots();
        FromServer::Update(Update {
            kind: "update",
            lanes: ByViewer(lanes),
            to_act: to_act.seats(),
            over: to_act.outcome().copied(),
            hints: self.terms.allow_hints(&self.seating),
            seats,
            connected,
            gone: self.gone,
            offer: self.fixture.open_offer().filter(|_| to_act.outcome().is_none()),
            rated: self.rated,
            thinking: to_act
                .seats()
                .iter()
                .filter(|seat| bots.contains(*seat))
                .collect(),
            waiting: self.fixture.is_waiting(),
            awaited: self.awaited(),
        })
    }

    /// Who sits where, as somebody at these seats is told.
    pub(super) fn seats_for(&self, yours: Seats) -> Box<RawValue> {
        let mut summaries = self.seating.summaries(yours);
        for (seat, summary) in &mut summaries {
            summary.stand_in = self.stand_ins.get(seat).copied();
        }
        to_raw_value(&summaries).expect("summaries are plain data")
    }
}

/// Numbers events from `first` on.
pub(crate) fn numbered(events: Vec<clubhouse::SeenEvent>, first: u32) -> Vec<SeenEvent> {
    (first..)
        .zip(events)
        .map(|(number, seen)| SeenEvent {
            number,
            event: Json(seen.event),
            commentary: seen.commentary,
            time_up: seen.time_up,
        })
        .collect()
}

fn no_choices() -> Box<RawValue> {
    RawValue::from_string("[]".to_owned()).expect("this is JSON")
}
