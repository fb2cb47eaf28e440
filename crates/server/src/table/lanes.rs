//! The lanes: how far each viewer has been shown the match, and who is there to be shown more.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use clubhouse::{AnyMatch, Seats, Viewer};
use serde_json::value::RawValue;
use store::{PersonId, RequestId};
use tokio::sync::mpsc;

use super::{
    elsewhere::Elsewhere,
    frame::Frame,
    lane_set::{LaneSet, slot},
    scene::{News, Scene},
};
use crate::{
    error::ApiError,
    limits::Who,
    messages::{Place, table::FromServer},
    number,
};

/// How far each lane has come, and the sockets that follow them.
pub(super) struct Lanes {
    places: Places,
    /// Those who came first first.
    connections: Vec<Connection>,
    connections_made: u64,
    /// Who follows them on other nodes.
    pub(super) elsewhere: Elsewhere,
}

/// How far each lane has come.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Places([Place; Viewer::ALL.len()]);

/// A socket at the table.
struct Connection {
    id: u64,
    person: Option<PersonId>,
    /// On whose account bots think for it.
    who: Who,
    lanes: LaneSet,
    /// Those with whom this person has broken, once it listens to what is said.
    apart: Option<Box<[PersonId]>>,
    /// Who sits where, as this socket is told in every update.
    seats: Box<RawValue>,
    out: mpsc::Sender<Frame>,
    /// The socket is too slow or gone: it can come back and resume.
    is_lost: bool,
}

impl Places {
    /// Counts the lanes of a match; `saved` is what the last takeback said about them.
    pub(super) fn resume(fixture: &dyn AnyMatch, saved: &str) -> Self {
        Self::count(fixture, serde_json::from_str(saved).unwrap_or_default())
    }

    fn count(fixture: &dyn AnyMatch, epochs: [u32; Viewer::ALL.len()]) -> Self {
        Self(Viewer::ALL.map(|viewer| Place {
            epoch: epochs[slot(viewer)],
            number: number(fixture.seen_count(viewer, 0..fixture.steps())),
        }))
    }

    fn of(&self, viewer: Viewer) -> Place {
        self.0[slot(viewer)]
    }

    /// The places as they will be when only the first `steps` steps are left, and the lanes that must forget.
    pub(super) fn cut(mut self, scene: &Scene, steps: usize) -> (Self, LaneSet) {
        let mut forgetful = LaneSet::NONE;
        for viewer in scene.viewers() {
            let removed = number(scene.fixture.seen_count(viewer, steps..scene.fixture.steps()));
            if removed > 0 {
                let place = &mut self.0[slot(viewer)];
                place.epoch += 1;
                place.number -= removed;
                forgetful = forgetful.with(viewer);
            }
        }
        (self, forgetful)
    }

    /// What the store is to save of them.
    pub(super) fn saved(&self) -> String {
        serde_json::to_string(&self.0.map(|place| place.epoch)).expect("numbers are plain data")
    }
}

impl Lanes {
    /// Counts the lanes of a match; `saved` is what the last takeback said about them.
    pub(super) fn resume(fixture: &dyn AnyMatch, saved: &str) -> Self {
        Self {
            places: Places::resume(fixture, saved),
            connections: Vec::new(),
            connections_made: 0,
            elsewhere: Elsewhere::default(),
        }
    }

    pub(super) fn places(&self) -> Places {
        self.places
    }

    pub(super) fn place(&self, viewer: Viewer) -> Place {
        self.places.of(viewer)
    }

    /// Whether nobody is here.
    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Whether nobody is there, on whichever node.
    pub(super) fn is_deserted(&self) -> bool {
        self.is_empty() && self.elsewhere.is_empty()
    }

    /// The seats whose coaches are there, on whichever node.
    pub(super) fn connected(&self) -> Seats {
        let elsewhere = self.elsewhere.seats();
        self.here().iter().chain(elsewhere.iter()).collect()
    }

    /// The seats whose coaches are here.
    pub(super) fn here(&self) -> Seats {
        self.connections
            .iter()
            .flat_map(|known| known.lanes.seats().iter())
            .collect()
    }

    /// How many watch, on whichever node.
    pub(super) fn watchers(&self) -> u32 {
        self.watchers_here() + self.elsewhere.watchers()
    }

    /// How many watch here.
    pub(super) fn watchers_here(&self) -> u32 {
        let watchers = self
            .connections
            .iter()
            .filter(|known| known.lanes.seats().is_empty());
        number(watchers.count())
    }

    /// How many lanes the sockets here follow, all together.
    pub(super) fn followed(&self) -> i64 {
        self.connections.iter().map(|known| known.lanes.len()).sum()
    }

    /// Whoever has been here longest.
    pub(super) fn first_comer(&self) -> Option<Who> {
        self.connections.first().map(|known| known.who)
    }

    /// The seats of a socket, and on whose account bots think for it, if it is still there.
    pub(super) fn find(&self, connection: u64) -> Option<(Seats, Who)> {
        self.connections
            .iter()
            .find(|known| known.id == connection)
            .map(|known| (known.lanes.seats(), known.who))
    }

    /// Whose socket it is, if it is still there.
    pub(super) fn person(&self, connection: u64) -> Option<Option<PersonId>> {
        let known = self.connections.iter().find(|known| known.id == connection)?;
        Some(known.person)
    }

    /// From now on a socket listens to what is said.
    pub(super) fn set_apart(&mut self, connection: u64, apart: &[PersonId]) {
        if let Some(known) = self.connections.iter_mut().find(|known| known.id == connection) {
            known.apart = Some(apart.into());
        }
    }

    /// The sockets that listen, and their persons: all but those who have broken with whoever speaks, or they with them.
    pub(super) fn listeners(&self, speaker: PersonId, apart: &[PersonId]) -> Vec<(u64, Option<PersonId>)> {
        self.connections
            .iter()
            .filter(|known| {
                let has_broken = known.apart.as_ref().is_none_or(|apart| apart.contains(&speaker));
                !has_broken && known.person.is_none_or(|person| !apart.contains(&person))
            })
            .map(|known| (known.id, known.person))
            .collect()
    }

    /// All sockets that listen, with those with whom each has broken.
    pub(super) fn all_listeners(&self) -> Vec<(u64, Option<PersonId>, Box<[PersonId]>)> {
        self.connections
            .iter()
            .filter_map(|known| Some((known.id, known.person, known.apart.clone()?)))
            .collect()
    }

    /// Gives a new socket its lanes. It is told nothing yet.
    pub(super) fn add(
        &mut self,
        person: Option<PersonId>,
        who: Who,
        out: mpsc::Sender<Frame>,
        scene: &Scene,
    ) -> u64 {
        self.connections_made += 1;
        let lanes = LaneSet::of(person, &scene.seating);
        self.connections.push(Connection {
            id: self.connections_made,
            person,
            who,
            lanes,
            apart: None,
            seats: scene.seats_for(lanes.seats()),
            out,
            is_lost: false,
        });
        self.connections_made
    }

    /// A socket is gone. The next `sweep` lets go of it.
    pub(super) fn leave(&mut self, connection: u64) {
        if let Some(known) = self.connections.iter_mut().find(|known| known.id == connection) {
            known.is_lost = true;
        }
    }

    /// Lets go of those who are gone, and shows the others if a seat has been left.
    pub(super) fn sweep(&mut self, scene: &Scene) {
        while self.connections.iter().any(|known| known.is_lost) {
            let before = self.connected();
            self.connections.retain(|known| !known.is_lost);
            if self.connected() != before {
                self.show_presence(scene);
            }
        }
    }

    /// Shows a socket all that it has not seen of its lanes.
    pub(super) fn greet(&mut self, connection: u64, places: &BTreeMap<Viewer, Place>, scene: &Scene) {
        let connected = self.connected();
        let Some(known) = self.connections.iter_mut().find(|known| known.id == connection) else {
            return;
        };
        let lanes = known.lanes.iter().map(|viewer| {
            let now = self.places.of(viewer);
            let news = scene.news_since(viewer, places.get(&viewer).copied(), now);
            (viewer, scene.lane(viewer, now, news))
        });
        let frame = text(&scene.update(lanes.collect(), &known.seats, connected));
        known.send(frame);
    }

    /// Shows a step that has just been saved to those who see something of it.
    pub(super) fn show_step(&mut self, step: usize, scene: &Scene) {
        let is_over = scene.fixture.outcome().is_some();
        let watched = self
            .connections
            .iter()
            .fold(LaneSet::NONE, |all, known| all.and(known.lanes));
        let mut news = Vec::new();
        let mut informed = LaneSet::NONE;
        for viewer in scene.viewers() {
            let place = &mut self.places.0[slot(viewer)];
            if !watched.contains(viewer) {
                place.number += scene.seen_count(viewer, step);
                continue;
            }
            let events = scene.seen(viewer, step, place.number + 1);
            place.number += number(events.len());
            if !events.is_empty() || is_over {
                informed = informed.with(viewer);
            }
            news.push((viewer, News::Events(events)));
        }
        self.show(informed, news, None, scene);
    }

    /// Goes back to the places that a takeback has left, and shows those who must forget what there is now.
    pub(super) fn show_takeback(&mut self, places: Places, forgetful: LaneSet, scene: &Scene) {
        self.places = places;
        let news = scene
            .viewers()
            .map(|viewer| {
                let news = if forgetful.contains(viewer) {
                    scene.news_since(viewer, None, self.places.of(viewer))
                } else {
                    News::Events(Vec::new())
                };
                (viewer, news)
            })
            .collect();
        self.show(forgetful, news, None, scene);
    }

    /// The match has begun: everybody is shown all of it.
    pub(super) fn show_beginning(&mut self, scene: &Scene) {
        self.places = Places::count(&*scene.fixture, self.places.0.map(|place| place.epoch));
        let news = scene
            .viewers()
            .map(|viewer| (viewer, scene.news_since(viewer, None, self.places.of(viewer))))
            .collect();
        self.show(LaneSet::ALL, news, None, scene);
    }

    /// Shows everybody who is connected now, and whose word is awaited.
    pub(super) fn show_presence(&mut self, scene: &Scene) {
        self.show_presence_but(None, scene);
    }

    /// The same, except to one who knows already.
    pub(super) fn show_presence_but(&mut self, connection: Option<u64>, scene: &Scene) {
        let news = scene
            .viewers()
            .map(|viewer| (viewer, News::Events(Vec::new())))
            .collect();
        self.show(LaneSet::ALL, news, connection, scene);
    }

    /// Shows everybody who sits where now; a person that has just sat down gets the lanes of its seats.
    pub(super) fn show_seating(&mut self, person: PersonId, scene: &Scene) {
        let mut moved = Vec::new();
        for known in &mut self.connections {
            if known.person == Some(person) {
                known.lanes = LaneSet::of(known.person, &scene.seating);
                moved.push(known.id);
            }
            known.seats = scene.seats_for(known.lanes.seats());
        }
        for id in moved {
            self.greet(id, &BTreeMap::new(), scene);
        }
        self.show_presence(scene);
    }

    /// The sockets of somebody who has become somebody else are theirs now.
    pub(super) fn is_now(&mut self, from: PersonId, to: PersonId) {
        for known in &mut self.connections {
            if known.person == Some(from) {
                known.person = Some(to);
            }
        }
    }

    /// The match was read anew: everybody is shown what they have not seen of it, and who sits where. Whoever has seen
    /// it all hears of it only if something `is_new` for everybody.
    pub(super) fn catch_up(&mut self, places: Places, is_new: bool, scene: &Scene) {
        let before = std::mem::replace(&mut self.places, places);
        let connected = self.connected();
        for known in &mut self.connections {
            let lanes = LaneSet::of(known.person, &scene.seating);
            let seats = scene.seats_for(lanes.seats());
            let has_moved = lanes != known.lanes;
            let has_news = is_new
                || has_moved
                || seats.get() != known.seats.get()
                || lanes.iter().any(|viewer| before.of(viewer) != places.of(viewer));
            known.lanes = lanes;
            known.seats = seats;
            if has_news {
                let shown = lanes.iter().map(|viewer| {
                    let now = places.of(viewer);
                    let from = (!has_moved).then(|| before.of(viewer));
                    let news = scene.news_since(viewer, from, now);
                    (viewer, scene.lane(viewer, now, news))
                });
                let frame = text(&scene.update(shown.collect(), &known.seats, connected));
                known.send(frame);
            }
        }
    }

    /// Shows everybody who plays where now.
    pub(super) fn show_seats(&mut self, scene: &Scene) {
        for known in &mut self.connections {
            known.seats = scene.seats_for(known.lanes.seats());
        }
        self.show_presence(scene);
    }

    /// Tells one socket something.
    pub(super) fn tell(&mut self, connection: u64, message: &FromServer<'_>) {
        if let Some(known) = self.connections.iter_mut().find(|known| known.id == connection) {
            known.send(text(message));
        }
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
        self.send_seats(seats, &text(message));
    }

    /// Passes on to everybody at these seats what another node tells them.
    pub(super) fn pass_on(&mut self, seats: Seats, message: String) {
        self.send_seats(seats, &message.into());
    }

    fn send_seats(&mut self, seats: Seats, text: &Utf8Bytes) {
        let lanes = LaneSet::of_seats(seats);
        for known in &mut self.connections {
            if known.lanes.meets(lanes) {
                known.send(text.clone());
            }
        }
    }

    /// Sends an update to every socket with an informed lane, but one. Sockets with the same lanes get the same one.
    fn show(&mut self, informed: LaneSet, mut news: Vec<(Viewer, News)>, but: Option<u64>, scene: &Scene) {
        let mut updates: Vec<(LaneSet, Utf8Bytes)> = Vec::new();
        let connected = self.connected();
        for known in &mut self.connections {
            if Some(known.id) == but || !known.lanes.meets(informed) {
                continue;
            }
            let update = match updates.iter().find(|(same, _)| *same == known.lanes) {
                Some((_, update)) => update.clone(),
                None => {
                    // A lane belongs to one set of lanes only: a person's seats are not another's.
                    let lanes = news
                        .extract_if(.., |(viewer, _)| known.lanes.contains(*viewer))
                        .map(|(viewer, news)| (viewer, scene.lane(viewer, self.places.of(viewer), news)))
                        .collect();
                    let update = text(&scene.update(lanes, &known.seats, connected));
                    updates.push((known.lanes, update.clone()));
                    update
                }
            };
            known.send(update);
        }
    }
}

impl Connection {
    fn send(&mut self, text: Utf8Bytes) {
        if self.out.try_send(Frame::new(text)).is_err() {
            self.is_lost = true;
        }
    }
}

/// A message as it is sent.
pub(super) fn text(message: &FromServer<'_>) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages are plain data")
        .into()
}
