//! How a table keeps up with the same table on other nodes.
//!
//! Whatever one of them has saved it says to the others; they follow it step by step. Where that does not fit, because
//! words were lost or somebody took something back, the table is read anew from the store, and every viewer is shown what
//! it has not seen. From time to time a table looks by itself.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use clubhouse::{Doing, Level, Outcome, Seat, Seats};
use store::{Append, KeptLine, MatchId, NewLine, Person, StoreError, StoredMatch};
use tokio::time::Instant;

use super::{
    Command, Deed, TRIES, Table, TableWord,
    clocks::Clocks,
    lanes,
    lanes::Places,
    read_match,
    saving::{read_rated, step_to_save},
    scene::Scene,
    side_clocks::SideClocks,
    takebacks::Takebacks,
    unless_refused,
    words::{SavedStep, There, topic},
};
use crate::{messages::table::FromServer, nodes::Received, number, tables::Tables};

/// How often a table looks by itself whether it has missed something.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// The same while nobody can be heard, and for the first time.
const LOOK_SOON: Duration = Duration::from_secs(1);
/// Not all tables look at the same moment.
const SPREAD: u64 = 250;

/// A match as the store has it, ready to be shown.
pub(super) struct Loaded {
    pub(super) stored: StoredMatch,
    pub(super) scene: Scene,
}

impl Loaded {
    /// Reads a match, if there is such a match. What its last node left half done is done: the first step is played, and
    /// the clocks run that should.
    pub(super) async fn from(tables: &Tables, id: MatchId) -> Result<Option<Self>, StoreError> {
        for _ in 0..TRIES {
            let Some(stored) = tables.store.load_match(id).await? else {
                return Ok(None);
            };
            let Ok((fixture, seating, terms)) = read_match(&stored) else {
                tracing::error!(match.id = %id, "a match cannot be read");
                return Err(StoreError::Backend("a match cannot be read".to_owned()));
            };
            let mut scene = Scene {
                clocks: Clocks::resume(fixture.timers().period, stored.period_left_ms),
                takebacks: Takebacks::new(&*fixture, &seating),
                side_clocks: SideClocks::resume(
                    terms.pace,
                    stored.clocks.as_deref(),
                    tables.nodes.opened_ms(),
                ),
                stand_ins: BTreeMap::new(),
                gone: Seats::NONE,
                rated: None,
                fixture,
                seating,
                terms,
            };
            scene.read_stand_ins();
            if scene.fixture.catch_up() {
                // Whoever ended the waiting died between the last word and the first step, or is about to play it.
                let step = scene.fixture.steps() - 1;
                scene.turn_clocks(None, Some(step));
                let first = Append {
                    clocks: scene.side_clocks.as_ref().map(SideClocks::kept),
                    ..step_to_save(id, stored.revision, &*scene.fixture, step)
                };
                match tables.store.append(first).await {
                    Err(StoreError::Conflict) => continue,
                    saved => saved?,
                }
            } else {
                scene.wake_clocks(stored.clocks.is_none());
                scene.save_clocks(tables, id, stored.clocks.as_deref()).await?;
            }
            if scene.terms.rated && scene.fixture.outcome().is_some() {
                scene.rated = read_rated(tables, id, &scene.seating).await?;
            }
            return Ok(Some(Self { stored, scene }));
        }
        Err(StoreError::Conflict)
    }
}

impl Scene {
    /// Saves what the clocks of both sides show with the last step, if it is not what is saved.
    async fn save_clocks(&self, tables: &Tables, id: MatchId, saved: Option<&str>) -> Result<(), StoreError> {
        let Some(kept) = self.side_clocks.as_ref().map(SideClocks::kept) else {
            return Ok(());
        };
        if saved == Some(kept.text.as_str()) || self.fixture.is_waiting() {
            return Ok(());
        }
        let steps = number(self.fixture.steps());
        tables.store.set_clocks(id, steps, kept).await
    }
}

/// How far a table has kept up.
#[derive(Default)]
pub(super) struct Following {
    /// When it looks next, if there is anything to miss.
    look_at: Option<Instant>,
    /// Who was here when that was last said.
    said: Option<There>,
    /// What everybody was last told beside the events.
    shown: Option<Shown>,
}

impl Following {
    pub(super) fn is_due(&self) -> bool {
        self.look_at.is_some_and(|at| at <= Instant::now())
    }

    /// Something may have been missed.
    fn look_now(&mut self) {
        self.look_at = Some(Instant::now());
    }
}

/// What everybody at a table is told beside the events.
#[derive(PartialEq)]
struct Shown {
    is_waiting: bool,
    awaited: Seats,
    outcome: Option<Outcome>,
    offer: Option<Seat>,
    stand_ins: BTreeMap<Seat, Level>,
}

impl Shown {
    fn of(scene: &Scene) -> Self {
        Self {
            is_waiting: scene.fixture.is_waiting(),
            awaited: scene.awaited(),
            outcome: scene.fixture.outcome(),
            offer: scene.fixture.open_offer(),
            stand_ins: scene.stand_ins.clone(),
        }
    }
}

impl Table {
    /// Publishes something to the same table on other nodes.
    pub(super) fn tell_nodes(&self, word: &TableWord) {
        if !self.tables.nodes.is_alone() {
            self.tables.nodes.publish(&topic(self.id), word);
        }
    }

    /// Handles what the same table publishes on another node, or that something of it may have been lost.
    pub(super) async fn handle_received(&mut self, received: Received<TableWord>) -> Result<(), StoreError> {
        let word = match received {
            Received::Message(word) => word,
            Received::Gap => {
                self.following.look_now();
                return Ok(());
            }
        };
        match word {
            TableWord::Step(step) => self.on_step(&step).await,
            TableWord::Changed => self.look().await,
            TableWord::There(there) => {
                self.on_there(there);
                Ok(())
            }
            TableWord::Asked {
                steps,
                revision,
                asked,
            } => {
                let Scene {
                    fixture, takebacks, ..
                } = &mut self.scene;
                if (steps, revision) == (number(fixture.steps()), self.saved.revision)
                    && let Some((seat, concerned)) = takebacks.on_asked(asked, &**fixture)
                {
                    self.lanes
                        .tell_seats(concerned, &FromServer::TakebackAsked { seat });
                }
                Ok(())
            }
            TableWord::Told { seats, text } => {
                self.lanes.pass_on(seats.into_iter().collect(), text);
                Ok(())
            }
            TableWord::Line {
                id,
                room,
                person,
                text,
                at_ms,
                apart,
            } => {
                let line = NewLine {
                    id,
                    room,
                    person,
                    text,
                };
                self.on_line(KeptLine { line, at_ms }, &apart);
                Ok(())
            }
            TableWord::Renamed {
                from,
                to,
                name,
                member,
            } => {
                let to = Person { id: to, name, member };
                unless_refused(self.carry_out(Deed::Rename(from, &to)).await)
            }
        }
    }

    /// Another node has saved a step: it is followed if it is the next one, and looked for if there are more.
    async fn on_step(&mut self, saved: &SavedStep) -> Result<(), StoreError> {
        let here = (self.saved.revision, number(self.scene.fixture.steps()));
        if (saved.revision, saved.step) < here {
            return Ok(());
        }
        let Some(entry) = saved
            .entry
            .as_ref()
            .filter(|_| (saved.revision, saved.step) == here)
        else {
            return self.look().await;
        };
        let deciders = self.scene.fixture.to_act().seats();
        let Ok(doing) = self.scene.fixture.follow(entry) else {
            return self.reload().await;
        };
        let step = self.scene.fixture.steps() - 1;
        self.saved.steps = step + 1;
        if let (Some(clocks), Some(text)) = (&mut self.scene.side_clocks, &saved.clocks) {
            clocks.follow(text);
        }
        self.wind_clocks();
        self.scene.clocks.follow_period(saved.period_left_ms);
        if let Some((seat, id)) = saved.granted() {
            self.requests.grant(seat, id);
        }
        let mover = match doing {
            Doing::Coach(seat) => Some(seat),
            Doing::Clock | Doing::Beside => None,
        };
        self.scene.takebacks.on_step(mover, deciders);
        match mover {
            Some(seat) => self.hints.pass(seat),
            None => {
                self.hints.pass_all();
                self.bots.forget();
            }
        }
        let is_over = self.scene.fixture.outcome().is_some();
        if is_over {
            self.bots.forget();
            if self.scene.terms.rated {
                self.scene.rated = read_rated(&self.tables, self.id, &self.scene.seating).await?;
            }
        }
        if doing == Doing::Beside {
            self.scene.read_stand_ins();
        }
        if doing == Doing::Beside && !is_over {
            self.lanes.show_seats(&self.scene);
        } else {
            self.lanes.show_step(step, &self.scene);
        }
        if is_over {
            self.open_the_stand();
        }
        Ok(())
    }

    /// Another node says who is there.
    fn on_there(&mut self, there: There) {
        let before = self.lanes.connected();
        let now = Instant::now();
        if let Some(clocks) = &mut self.scene.side_clocks {
            for seat in &there.seats {
                clocks.measure_lag(seat.side(), there.lag_ms[seat.side()]);
            }
        }
        for (seat, away_ms) in &there.away_ms {
            self.absences.on_away(*seat, Duration::from_millis(*away_ms), now);
        }
        let asks = there.asks;
        self.lanes.elsewhere.note(there, now);
        if self.lanes.connected() != before {
            self.lanes.show_presence(&self.scene);
        }
        if asks {
            self.following.said = None;
            self.repeat_asked();
        }
    }

    /// Looks whether other nodes have changed anything, and says who is here.
    pub(super) async fn look(&mut self) -> Result<(), StoreError> {
        self.look_later();
        let before = self.lanes.connected();
        self.lanes.elsewhere.forget_silent(Instant::now());
        if self.lanes.connected() != before {
            self.lanes.show_presence(&self.scene);
        }
        self.following.said = None;
        let Some(head) = self.tables.store.head(self.id).await? else {
            return Err(StoreError::Closed);
        };
        if (head.revision, head.steps) != (self.saved.revision, number(self.scene.fixture.steps())) {
            self.reload().await?;
        }
        if head.lines != self.lines.count() {
            self.catch_up_lines(head.lines).await?;
        }
        self.repeat_asked();
        Ok(())
    }

    /// Whether the store knows more than this table.
    pub(super) async fn is_behind(&self) -> Result<bool, StoreError> {
        if self.tables.nodes.is_alone() {
            return Ok(false);
        }
        let head = self.tables.store.head(self.id).await?;
        Ok(head.is_some_and(|head| {
            (head.revision, head.steps) != (self.saved.revision, number(self.saved.steps))
        }))
    }

    /// Whoever comes may have moved at another node a moment ago, and must not be asked again what they have decided there:
    /// they are shown what the store knows. If it does not answer, they are shown what is known here.
    pub(super) async fn keep_up(&mut self) -> Result<(), StoreError> {
        match self.is_behind().await {
            Ok(false) => Ok(()),
            Ok(true) => self.look().await,
            Err(error) => {
                tracing::warn!(match.id = %self.id, %error, "whoever comes is shown what is known here");
                Ok(())
            }
        }
    }

    /// Notes what everybody knows by now: all that has been done is saved and shown.
    pub(super) fn note_shown(&mut self) {
        if !self.tables.nodes.is_alone() {
            self.following.shown = Some(Shown::of(&self.scene));
        }
    }

    /// Reads the match anew, and shows everybody what they have not seen of it. What this table had done and not saved
    /// has never been.
    pub(super) async fn reload(&mut self) -> Result<(), StoreError> {
        let Some(Loaded { stored, scene }) = Loaded::from(&self.tables, self.id).await? else {
            return Err(StoreError::Closed);
        };
        let before = std::mem::replace(&mut self.scene, scene);
        let steps = self.scene.fixture.steps();
        let places = Places::resume(&*self.scene.fixture, &stored.lanes);
        let has_moved = places != self.lanes.places() || steps != self.saved.steps;
        self.requests.resume_more(&stored.requests);
        self.saved.revision = stored.revision;
        self.creator = stored.creator;
        self.saved.steps = steps;
        self.scene.gone = before.gone;
        // A clock that is still wanted goes on.
        self.scene.clocks = before.clocks;
        if let (Some(clocks), Some(known)) = (&mut self.scene.side_clocks, &before.side_clocks) {
            clocks.set_lag(known.lag_ms());
        }
        if has_moved {
            self.scene.takebacks.remember(&before.takebacks);
            self.bots.forget();
            self.hints.pass_all();
            self.saved.standing_steps = 0;
        } else {
            self.scene.takebacks = before.takebacks;
        }
        self.wind_clocks();
        if has_moved {
            self.scene.clocks.follow_period(stored.period_left_ms);
        }
        let is_new = self.following.shown.as_ref() != Some(&Shown::of(&self.scene));
        self.lanes.catch_up(places, is_new, &self.scene);
        if self.scene.fixture.outcome().is_some() {
            self.open_the_stand();
        }
        Ok(())
    }

    /// Says who is here, and asks who is elsewhere.
    pub(super) fn publish_hello(&mut self) {
        let Some(mut there) = self.there() else { return };
        there.asks = true;
        self.tell_nodes(&TableWord::There(there));
        self.following.look_at = Some(Instant::now() + LOOK_SOON);
    }

    /// Says who is here, if that has changed.
    pub(super) fn publish_there(&mut self) {
        let Some(there) = self.there() else { return };
        let is_published = self
            .following
            .said
            .as_ref()
            .is_some_and(|said| (&said.seats, said.watchers) == (&there.seats, there.watchers));
        if !is_published {
            self.tell_nodes(&TableWord::There(there.clone()));
            self.following.said = Some(there);
        }
    }

    /// Who is here, if there is anybody elsewhere to be told.
    fn there(&self) -> Option<There> {
        let node = self.tables.nodes.name()?;
        let clocks = self.scene.side_clocks.as_ref();
        Some(There {
            node: node.0,
            asks: false,
            seats: self.lanes.here().iter().collect(),
            watchers: self.lanes.watchers_here(),
            lag_ms: clocks.map(SideClocks::lag_ms).unwrap_or_default(),
            away_ms: self.absences.told(Instant::now()),
        })
    }

    /// Tells the others of the takeback that somebody has asked for, or may not have.
    pub(super) fn publish_asked(&self) {
        self.tell_nodes(&TableWord::Asked {
            steps: number(self.scene.fixture.steps()),
            revision: self.saved.revision,
            asked: self.scene.takebacks.asked(),
        });
    }

    /// The same again, for those who may not have heard it.
    fn repeat_asked(&self) {
        if self.scene.takebacks.asked().is_some() {
            self.publish_asked();
        }
    }

    /// Tells everybody at these seats something, on whichever node.
    pub(super) fn tell_everywhere(&mut self, seats: Seats, message: &FromServer<'_>) {
        self.lanes.tell_seats(seats, message);
        if !self.tables.nodes.is_alone() {
            self.tell_nodes(&TableWord::told(seats, &lanes::text(message)));
        }
    }

    /// Finds out whether clocks and bots are this node's duty, if there is anything to do for somebody who is here.
    pub(super) fn seek_duty(&mut self) {
        if self.tables.nodes.is_alone() {
            return;
        }
        if self.lanes.is_empty() {
            if self.duty.leave() {
                let (tables, duty) = (Arc::clone(&self.tables), topic(self.id));
                tokio::spawn(async move { tables.nodes.release(&duty).await });
            }
            return;
        }
        if !self.has_duties() || !self.duty.must_ask(Instant::now()) {
            return;
        }
        let (tables, address) = (Arc::clone(&self.tables), self.thoughts.address());
        let duty = topic(self.id);
        tokio::spawn(async move {
            let is_ours = tables.nodes.hold(&duty).await;
            if let Some(address) = address.upgrade() {
                // The table may have closed meanwhile.
                let _ = address.send(Box::new(Command::Duty { is_ours })).await;
            }
        });
    }

    /// Whether anything is to be done by a clock or a bot.
    fn has_duties(&self) -> bool {
        let to_act = self.scene.fixture.to_act().seats();
        to_act.iter().any(|seat| self.scene.bot(seat).is_some())
            || self.scene.clocks.next_alarm().is_some()
            || self.scene.time_up_at().is_some()
    }

    /// Whether this table says that time is up.
    pub(super) fn rings(&self) -> bool {
        self.duty.is_ours() || self.lanes.is_deserted()
    }

    /// When this table has something to do by itself.
    pub(super) fn next_alarm(&self) -> Option<Instant> {
        let alarms = if self.lanes.is_empty() {
            [Some(self.touched + self.tables.idle), None, None]
        } else {
            [
                self.scene.clocks.next_alarm().filter(|_| self.duty.is_ours()),
                self.next_gone(),
                self.duty.next().filter(|_| self.has_duties()),
            ]
        };
        let time_up = self.scene.time_up_at().filter(|_| self.rings());
        let also = [time_up, self.following.look_at];
        alarms.into_iter().chain(also).flatten().min()
    }

    fn look_later(&mut self) {
        let every = if self.tables.nodes.is_connected() {
            LOOK_EVERY
        } else {
            LOOK_SOON
        };
        let spread = Duration::from_millis(self.id.number().cast_unsigned() % SPREAD);
        self.following.look_at = (!self.tables.nodes.is_alone()).then(|| Instant::now() + every + spread);
    }

    /// The table closes: what it did others do now.
    pub(super) async fn leave_to_others(&mut self) {
        if let Some(mut there) = self.there() {
            (there.seats, there.watchers) = (Vec::new(), 0);
            self.tell_nodes(&TableWord::There(there));
        }
        if self.duty.leave() {
            self.tables.nodes.release(&topic(self.id)).await;
        }
    }
}
