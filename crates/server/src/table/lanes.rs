//! The lanes: what each viewer has been shown, and who is there to be shown more.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use clubhouse::{AnyMatch, Seat, Seats};
use serde_json::value::{RawValue, to_raw_value};
use store::{RequestId, SessionId};
use tokio::sync::{mpsc, oneshot};

use super::{Table, number};
use crate::{
    error::ApiError,
    limits::Who,
    messages::{ByViewer, FromClient, FromServer, Json, Lane, Place, SeenEvent, Update, Viewer},
};

/// A set of lanes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct LaneSet(u8);

impl LaneSet {
    pub(super) const NONE: Self = Self(0);

    pub(super) fn of_viewer(viewer: Viewer) -> Self {
        Self(1 << viewer as u8)
    }

    pub(super) fn of_seats(seats: Seats) -> Self {
        seats.iter().fold(Self::NONE, |set, seat| set.with(seat.into()))
    }

    pub(super) fn with(self, viewer: Viewer) -> Self {
        Self(self.0 | 1 << viewer as u8)
    }

    pub(super) fn contains(self, viewer: Viewer) -> bool {
        self.0 & 1 << viewer as u8 != 0
    }

    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Viewer> {
        Viewer::ALL
            .into_iter()
            .filter(move |viewer| self.contains(*viewer))
    }

    /// The seats among the lanes.
    pub(super) fn seats(self) -> Seats {
        self.iter().filter_map(Viewer::seat).collect()
    }
}

/// How far each lane has come.
pub(super) struct Lanes {
    places: [Place; Viewer::ALL.len()],
}

impl Lanes {
    /// Counts the lanes of a match; `kept` is what the last takeback said about them.
    pub(super) fn new(fixture: &dyn AnyMatch, kept: &str) -> Self {
        let epochs: [u32; Viewer::ALL.len()] = serde_json::from_str(kept).unwrap_or_default();
        let place = |viewer: Viewer| Place {
            epoch: epochs[viewer as usize],
            number: count(fixture, viewer),
        };
        Self {
            places: Viewer::ALL.map(place),
        }
    }

    pub(super) fn place(&self, viewer: Viewer) -> Place {
        self.places[viewer as usize]
    }

    /// The lanes as they will be when only the first `steps` steps are left, and those that must forget.
    pub(super) fn cut(&self, fixture: &dyn AnyMatch, seats: Seats, steps: usize) -> (Self, LaneSet) {
        let mut cut = Self { places: self.places };
        let mut forgetful = LaneSet::NONE;
        for viewer in viewers(seats) {
            let removed = number(fixture.seen_count(viewer.into(), steps..fixture.steps()));
            if removed > 0 {
                let place = &mut cut.places[viewer as usize];
                place.epoch += 1;
                place.number -= removed;
                forgetful = forgetful.with(viewer);
            }
        }
        (cut, forgetful)
    }

    /// What the store is to keep of them.
    pub(super) fn kept(&self) -> String {
        serde_json::to_string(&self.places.map(|place| place.epoch)).expect("numbers are plain data")
    }
}

/// A socket at the table.
pub(super) struct Connection {
    pub(super) id: u64,
    pub(super) session: Option<SessionId>,
    /// On whose account bots think for it.
    pub(super) who: Who,
    pub(super) lanes: LaneSet,
    /// Who sits where, as this socket is told in every update.
    seats: Box<RawValue>,
    out: mpsc::Sender<Utf8Bytes>,
    /// The socket is too slow or gone: it can come back and resume.
    is_lost: bool,
}

impl Connection {
    fn send(&mut self, text: Utf8Bytes) {
        if self.out.try_send(text).is_err() {
            self.is_lost = true;
        }
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
        })
        .collect()
}

/// What a lane has to show.
enum News {
    /// These events are new.
    Events(Vec<SeenEvent>),
    /// Everything before is to be forgotten; these events are all there are.
    All(Vec<SeenEvent>),
}

impl Table {
    /// A socket sits down.
    pub(super) fn enter(
        &mut self,
        (session, who): (Option<SessionId>, Who),
        hello: &FromClient,
        out: mpsc::Sender<Utf8Bytes>,
        reply: oneshot::Sender<u64>,
    ) {
        self.connections_made += 1;
        let id = self.connections_made;
        if reply.send(id).is_err() {
            return;
        }
        let before = self.connected();
        let lanes = LaneSet::of(&self.seating, session);
        self.connections.push(Connection {
            id,
            session,
            who,
            lanes,
            seats: self.seats_for(lanes),
            out,
            is_lost: false,
        });
        self.wind_clocks();
        self.greet(id, hello);
        if self.connected() != before {
            self.show_all_but(id);
        }
        if let Some(asked) = &self.asked
            && asked.awaited.iter().any(|seat| lanes.contains(seat.into()))
        {
            self.tell(id, &FromServer::TakebackAsked { seat: asked.seat });
        }
    }

    /// A socket is gone.
    pub(super) fn leave(&mut self, connection: u64) {
        if let Some(known) = self.connections.iter_mut().find(|known| known.id == connection) {
            known.is_lost = true;
        }
        self.drop_lost();
    }

    /// Shows a socket all that it has not seen.
    pub(super) fn greet(&mut self, connection: u64, hello: &FromClient) {
        let FromClient::Hello { lanes: places } = hello else {
            return;
        };
        let Some(known) = self.connections.iter().find(|known| known.id == connection) else {
            return;
        };
        let news = known
            .lanes
            .iter()
            .map(|viewer| (viewer, self.news_since(viewer, places.get(&viewer).copied())));
        let frame = self.frame(&known.seats, self.connected(), news.collect());
        self.send(connection, frame);
    }

    /// Shows a step that has just been kept to those who see something of it.
    pub(super) fn show_step(&mut self, step: usize) {
        let is_over = self.fixture.outcome().is_some();
        let watched = self
            .connections
            .iter()
            .fold(LaneSet::NONE, |all, known| LaneSet(all.0 | known.lanes.0));
        let mut news = Vec::new();
        let mut informed = LaneSet::NONE;
        for viewer in viewers(self.seats) {
            let place = &mut self.lanes.places[viewer as usize];
            if !watched.contains(viewer) {
                place.number += number(self.fixture.seen_count(viewer.into(), step..step + 1));
                continue;
            }
            let events = numbered(
                self.fixture.seen_events(viewer.into(), step..step + 1),
                place.number + 1,
            );
            place.number += number(events.len());
            if !events.is_empty() || is_over {
                informed = informed.with(viewer);
            }
            news.push((viewer, News::Events(events)));
        }
        self.show(informed, news);
    }

    /// Shows what a takeback has left.
    pub(super) fn show_takeback(&mut self, forgetful: LaneSet) {
        let news = viewers(self.seats)
            .map(|viewer| {
                let news = if forgetful.contains(viewer) {
                    self.news_since(viewer, None)
                } else {
                    News::Events(Vec::new())
                };
                (viewer, news)
            })
            .collect();
        self.show(forgetful, news);
    }

    /// Shows everybody who is connected now.
    pub(super) fn show_presence(&mut self) {
        self.show_all_but(0);
    }

    /// Shows everybody who sits where now; a session that has just sat down gets the lanes of its seats.
    pub(super) fn show_seating(&mut self, session: SessionId) {
        let hello = FromClient::Hello {
            lanes: BTreeMap::new(),
        };
        let moved: Vec<u64> = self
            .connections
            .iter()
            .filter(|known| known.session == Some(session))
            .map(|known| known.id)
            .collect();
        for known in self
            .connections
            .iter_mut()
            .filter(|known| moved.contains(&known.id))
        {
            known.lanes = LaneSet::of(&self.seating, known.session);
        }
        let seats: Vec<_> = self
            .connections
            .iter()
            .map(|known| self.seats_for(known.lanes))
            .collect();
        for (known, seats) in self.connections.iter_mut().zip(seats) {
            known.seats = seats;
        }
        for id in moved {
            self.greet(id, &hello);
        }
        self.show_presence();
    }

    /// Tells one socket something.
    pub(super) fn tell(&mut self, connection: u64, message: &FromServer<'_>) {
        self.send(connection, text(message));
    }

    /// Tells one socket what is wrong; a refusal by the rules names its request and clause.
    pub(super) fn tell_error(&mut self, connection: u64, id: Option<RequestId>, error: &ApiError) {
        let message = match (id, error.clause()) {
            (Some(id), Some(clause)) => FromServer::Refused {
                id,
                clause,
                detail: error.detail(),
            },
            (id, _) => FromServer::Error {
                id,
                code: error.code(),
                detail: error.detail(),
            },
        };
        self.tell(connection, &message);
    }

    /// Tells everybody at these seats something.
    pub(super) fn tell_seats(&mut self, seats: Seats, message: &FromServer<'_>) {
        let lanes = LaneSet::of_seats(seats);
        let text = text(message);
        for known in self
            .connections
            .iter_mut()
            .filter(|known| known.lanes.meets(lanes))
        {
            known.send(text.clone());
        }
        self.drop_lost();
    }

    fn send(&mut self, connection: u64, text: Utf8Bytes) {
        if let Some(known) = self.connections.iter_mut().find(|known| known.id == connection) {
            known.send(text);
        }
        self.drop_lost();
    }

    /// Lets go of those who are gone, and shows the others if a seat has been left.
    fn drop_lost(&mut self) {
        if self.connections.iter().any(|known| known.is_lost) {
            let before = self.connected();
            self.connections.retain(|known| !known.is_lost);
            if self.connections.is_empty() {
                // Nobody is there to see what comes of it. Whoever comes back asks again.
                self.bots.forget();
                self.hints.pass_all();
            }
            if self.connected() != before {
                self.show_presence();
            }
        }
    }

    fn show_all_but(&mut self, connection: u64) {
        let everybody = LaneSet(u8::MAX);
        let news = viewers(self.seats)
            .map(|viewer| (viewer, News::Events(Vec::new())))
            .collect();
        self.show_to(everybody, news, connection);
    }

    fn show(&mut self, informed: LaneSet, news: Vec<(Viewer, News)>) {
        self.show_to(informed, news, 0);
    }

    /// Sends a frame to every socket with an informed lane. Sockets with the same lanes get the same frame.
    fn show_to(&mut self, informed: LaneSet, mut news: Vec<(Viewer, News)>, but: u64) {
        let mut frames: Vec<(LaneSet, Utf8Bytes)> = Vec::new();
        let mut connections = std::mem::take(&mut self.connections);
        let connected = connected(&connections);
        for known in &mut connections {
            if known.id == but || !known.lanes.meets(informed) {
                continue;
            }
            let frame = match frames.iter().find(|(same, _)| *same == known.lanes) {
                Some((_, frame)) => frame.clone(),
                None => {
                    // A lane belongs to one set of lanes only: a session's seats are not another's.
                    let theirs = news
                        .extract_if(.., |(viewer, _)| known.lanes.contains(*viewer))
                        .collect();
                    let frame = self.frame(&known.seats, connected, theirs);
                    frames.push((known.lanes, frame.clone()));
                    frame
                }
            };
            known.send(frame);
        }
        self.connections = connections;
        self.drop_lost();
    }

    fn frame(&self, seats: &RawValue, connected: Seats, news: Vec<(Viewer, News)>) -> Utf8Bytes {
        let lanes = news
            .into_iter()
            .map(|(viewer, news)| (viewer, self.lane(viewer, news)));
        let to_act = self.fixture.to_act();
        let bots = self.seating.bots();
        text(&FromServer::Update(Update {
            kind: "update",
            lanes: ByViewer(lanes.collect()),
            to_act: to_act.seats(),
            over: to_act.outcome().copied(),
            seats,
            connected,
            thinking: to_act
                .seats()
                .iter()
                .filter(|seat| bots.contains(*seat))
                .collect(),
        }))
    }

    /// Who sits where, as somebody with these lanes is told.
    fn seats_for(&self, lanes: LaneSet) -> Box<RawValue> {
        to_raw_value(&self.seating.summaries(lanes.seats())).expect("summaries are plain data")
    }

    fn lane(&self, viewer: Viewer, news: News) -> Lane {
        let Place { epoch, number } = self.lanes.place(viewer);
        let (reset, events) = match news {
            News::Events(events) => (false, events),
            News::All(events) => (true, events),
        };
        let choices = match viewer.seat() {
            Some(seat) => self.fixture.choices(seat),
            None => Some(no_choices()),
        };
        Lane {
            epoch,
            number,
            reset,
            events,
            view: Json(self.fixture.view(viewer.into())),
            choices: choices.map(Json),
            prompt: self.fixture.prompt(viewer.into()),
            scoreline: self.fixture.scoreline(),
            decision_deadline_ms: self.clocks.decision_left_ms(),
            period_clock: self.clocks.period(),
            takeback: self.takeback(viewer),
        }
    }

    /// What is new for a viewer who has come as far as `place`.
    fn news_since(&self, viewer: Viewer, place: Option<Place>) -> News {
        let now = self.lanes.place(viewer);
        let events = numbered(
            self.fixture.seen_events(viewer.into(), 0..self.fixture.steps()),
            1,
        );
        match place {
            Some(place) if place.epoch == now.epoch && place.number <= now.number => {
                News::Events(events.into_iter().skip(place.number as usize).collect())
            }
            _ => News::All(events),
        }
    }

    pub(super) fn connected(&self) -> Seats {
        connected(&self.connections)
    }
}

fn connected(connections: &[Connection]) -> Seats {
    connections
        .iter()
        .flat_map(|known| known.lanes.iter())
        .filter_map(Viewer::seat)
        .collect()
}

/// Everybody who can look at a match.
fn viewers(seats: Seats) -> impl Iterator<Item = Viewer> {
    Viewer::ALL
        .into_iter()
        .filter(move |viewer| viewer.seat().is_none_or(|seat: Seat| seats.contains(seat)))
}

fn count(fixture: &dyn AnyMatch, viewer: Viewer) -> u32 {
    number(fixture.seen_count(viewer.into(), 0..fixture.steps()))
}

fn no_choices() -> Box<RawValue> {
    RawValue::from_string("[]".to_owned()).expect("this is JSON")
}

fn text(message: &FromServer<'_>) -> Utf8Bytes {
    let room = match message {
        // An ordinary one.
        FromServer::Update(_) => 4096,
        _ => 128,
    };
    let mut bytes = Vec::with_capacity(room);
    serde_json::to_writer(&mut bytes, message).expect("messages are plain data");
    bytes.try_into().expect("JSON is text")
}
