//! A table: one live match, owned by one task, so that what arrives queues up by itself.
//!
//! A move is played, saved by the store, and only then acknowledged and shown. Each viewer has a lane of its own:
//! events numbered as that viewer sees them, and not a word when it sees nothing.
//!
//! | Part | Holds |
//! |---|---|
//! | `scene` | what there is to be shown: the match, its seating, its clocks, its takebacks |
//! | `side_clocks` | what the pace gives each side |
//! | `absences` | who is there, away or gone |
//! | `lanes` | who is there, and how far each viewer has been shown the match |
//! | `requests` | the answers that moves have got |
//! | `chat` | what is said at the table and on the stand |
//! | `saving` | what of the match the store has |
//! | `window` | what the lobby is shown of it |
//! | `bots`, `hints` | what is being thought elsewhere, by way of `thoughts` |
//! | `elsewhere`, `duty` | who is at the same table on other nodes, and which of them runs its clocks and bots |
//!
//! The parts know nothing of the table. It alone plays, saves and tells, in that order.
//!
//! Other nodes may have the same table open. The store decides whose step is the next: what another was faster with is
//! followed (`following`), and what somebody wanted is tried again on what there is then.

mod absences;
mod beginning;
mod bots;
mod chat;
mod clocks;
mod duty;
mod elsewhere;
mod following;
mod frame;
mod hints;
mod lane_set;
mod lanes;
mod notices;
mod rematch;
mod requests;
mod saving;
mod scene;
mod settling;
mod side_clocks;
mod takebacks;
mod thoughts;
mod window;
mod words;

use std::{collections::BTreeMap, sync::Arc};

use clubhouse::{Advice, AnyMatch, Aside, ClockInput, PlayError, Seat, Seed, Viewer, Why, Words};
use store::{MatchId, Person, PersonId, RequestId, StoreError, StoredMatch};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, sleep_until},
};

use crate::{
    error::ApiError,
    limits::Who,
    messages::{
        MatchSummary, Place,
        chat::{ChatLine, Room, Said},
        table::{FromClient, FromServer},
    },
    metrics::{HeldLanes, Mover, StoreFault},
    nodes::{Subscription, next_received},
    pace::Terms,
    seating::{Guest, Seating},
    summary::{Facts, standing},
    tables::Tables,
};
use absences::Absences;
use bots::Bots;
use chat::Lines;
use duty::Duty;
use following::{Following, Loaded};
pub(crate) use frame::Frame;
use hints::Hints;
use lanes::Lanes;
use requests::Requests;
use saving::Saved;
use scene::Scene;
pub(crate) use scene::numbered;
use thoughts::Thoughts;
use window::Window;
pub(crate) use words::{Word as TableWord, topic};

/// How often something is tried again that another node was faster than.
const TRIES: usize = 16;

/// What a table can be told. Boxed on its way: a queue has room for many, and there are many tables.
pub(crate) enum Command {
    /// A socket has said hello, and how far it has followed each lane.
    Enter {
        person: Option<PersonId>,
        who: Who,
        places: BTreeMap<Viewer, Place>,
        out: mpsc::Sender<Frame>,
        reply: oneshot::Sender<u64>,
    },
    /// A socket has said something more.
    Say {
        connection: u64,
        message: FromClient,
        received: Instant,
    },
    /// A socket is gone.
    Leave { connection: u64 },
    /// What a socket's line takes, there and back.
    Lag { connection: u64, lag_ms: i64 },
    /// A bot has made up its mind.
    Thought {
        seat: Seat,
        round: u32,
        mv: String,
        next: Vec<String>,
    },
    /// Whether the clocks and bots of this table are this node's duty.
    Duty { is_ours: bool },
    /// A hint has been found, or not.
    Hint {
        connection: u64,
        seat: Seat,
        decision: u32,
        advice: Option<Advice>,
    },
    /// Somebody holds an invitation.
    Join {
        guest: Guest,
        token: String,
        reply: oneshot::Sender<Result<MatchSummary, ApiError>>,
    },
    /// Somebody adds to the luck.
    AddWords {
        person: Option<PersonId>,
        words: Words,
        reply: oneshot::Sender<Result<MatchSummary, ApiError>>,
    },
    /// Somebody is called otherwise, or has become somebody else.
    Rename {
        from: PersonId,
        to: Person,
        reply: oneshot::Sender<Result<(), ApiError>>,
    },
    /// A coach gives up without a socket.
    Resign {
        person: Option<PersonId>,
        seat: Seat,
        reply: oneshot::Sender<Result<(), ApiError>>,
    },
    /// A socket wants to hear what is said, but nothing by these.
    Listen { connection: u64, apart: Vec<PersonId> },
    /// Somebody says something; these do not hear it.
    Chat {
        guest: Guest,
        room: Room,
        said: Said,
        apart: Vec<PersonId>,
        reply: oneshot::Sender<Result<ChatLine, ApiError>>,
    },
    /// Somebody wants to look.
    Look(Box<dyn FnOnce(&Table) + Send>),
}

/// A live match.
pub(crate) struct Table {
    tables: Arc<Tables>,
    id: MatchId,
    creator: PersonId,
    created_at: String,
    window: Window,
    scene: Scene,
    lanes: Lanes,
    /// What was said of late.
    lines: Lines,
    requests: Requests,
    bots: Bots,
    hints: Hints,
    thoughts: Thoughts,
    absences: Absences,
    touched: Instant,
    /// When what is being done was asked for, if a socket did.
    received: Option<Instant>,
    /// How many lanes somebody follows, for the figures.
    followed: HeldLanes,
    saved: Saved,
    duty: Duty,
    following: Following,
}

/// Something that somebody wants, and that may have to be tried again.
enum Deed<'a> {
    Message(u64, &'a FromClient),
    Join(&'a Guest, &'a str),
    AddWords(Option<PersonId>, &'a Words),
    Rename(PersonId, &'a Person),
    Resign(Option<PersonId>, Seat),
}

/// Something that is to happen in the match.
#[derive(Clone, Copy)]
enum Input<'a> {
    Move(Seat, &'a str),
    Clock(ClockInput),
    Resign(Seat),
}

impl Input<'_> {
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Move(seat, _) | Self::Resign(seat) => Some(seat),
            Self::Clock(_) => None,
        }
    }

    /// Who has made a move, if it is one.
    fn mover(self, is_asked: bool) -> Option<Mover> {
        match self {
            Self::Move(..) if is_asked => Some(Mover::Person),
            Self::Move(..) => Some(Mover::Bot),
            Self::Clock(_) => Some(Mover::Clock),
            Self::Resign(_) => None,
        }
    }
}

/// Why a table did not do what it was told.
enum Fault {
    /// It may not be done. Whoever asked is told, and nothing has changed.
    Refused(ApiError),
    /// It was not saved. What is in the store is the truth: this table closes, and the next visitor opens it anew.
    Unsaved(StoreError),
}

impl From<ApiError> for Fault {
    fn from(error: ApiError) -> Self {
        Self::Refused(error)
    }
}

impl From<PlayError> for Fault {
    fn from(error: PlayError) -> Self {
        Self::Refused(error.into())
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        Self::Unsaved(error)
    }
}

impl Table {
    /// Loads a match from the store.
    pub(crate) async fn load(
        tables: Arc<Tables>,
        id: MatchId,
        address: mpsc::WeakSender<Box<Command>>,
    ) -> Result<Self, ApiError> {
        let Loaded { stored, scene } = Loaded::from(&tables, id)
            .await?
            .ok_or_else(ApiError::no_such_match)?;
        Ok(Self {
            lines: Lines::load(&tables, id).await?,
            lanes: Lanes::resume(&*scene.fixture, &stored.lanes),
            requests: Requests::resume(&stored.requests),
            bots: Bots::default(),
            hints: Hints::default(),
            thoughts: Thoughts::new(Arc::clone(&tables), id, address),
            absences: Absences::default(),
            touched: Instant::now(),
            received: None,
            followed: tables.metrics.lanes(),
            saved: Saved {
                revision: stored.revision,
                steps: scene.fixture.steps(),
                standing_steps: 0,
            },
            duty: Duty::new(tables.nodes.is_alone()),
            following: Following::default(),
            creator: stored.creator,
            window: Window::new(stored.listed),
            created_at: stored.created_at,
            scene,
            tables,
            id,
        })
    }

    /// Serves until nobody is there any more or the server stops. Boxed: a future holds what it is given more than once.
    pub(crate) async fn run(
        mut self: Box<Self>,
        mut commands: mpsc::Receiver<Box<Command>>,
        mut subscription: Option<Subscription<TableWord>>,
        mut closing: watch::Receiver<bool>,
    ) {
        tracing::debug!(match.id = %self.id, "the table opens");
        let mut closing = std::pin::pin!(crate::until(&mut closing));
        self.publish_hello();
        loop {
            self.lanes.sweep(&self.scene);
            self.followed.set(self.lanes.followed());
            self.note_shown();
            self.publish_there();
            self.show_in_window();
            if self.lanes.is_empty() {
                // Nobody is there to see what comes of a thought. Whoever comes back asks again.
                self.bots.forget();
                self.hints.pass_all();
            }
            self.wind_clocks();
            self.seek_duty();
            if self.duty.is_ours() {
                self.bots
                    .ask(&self.scene, &self.lanes, &self.thoughts, self.tables.bot_pace);
            }
            self.note_absences();
            let alarm = self.next_alarm();
            let ring = async {
                match alarm {
                    Some(alarm) => sleep_until(alarm).await,
                    None => std::future::pending().await,
                }
            };
            let handled = tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.handle(*command).await,
                    None => break,
                },
                received = next_received(&mut subscription) => self.handle_received(received).await,
                () = ring => {
                    if self.following.is_due() {
                        self.look().await
                    } else if self.rings() && self.is_time_up() {
                        let rung = self.on_time_up().await;
                        self.give_way(rung).await
                    } else if self.lanes.is_empty() {
                        if self.touched + self.tables.idle > Instant::now() {
                            continue;
                        }
                        if self.tables.close_if_quiet(self.id, &commands) {
                            break;
                        }
                        self.touched = Instant::now();
                        Ok(())
                    } else if self.duty.is_ours() {
                        let rung = self.on_clock().await;
                        self.give_way(rung).await
                    } else {
                        Ok(())
                    }
                }
                () = &mut closing => break,
            };
            if let Err(error) = handled {
                tracing::error!(match.id = %self.id, %error, "the table closes");
                self.tables.metrics.on_store_fault(StoreFault::Table);
                self.leave_window();
                return;
            }
        }
        self.leave_window();
        self.leave_to_others().await;
        self.save_clock().await;
        self.save_standing().await;
        tracing::debug!(match.id = %self.id, "the table closes");
    }

    async fn handle(&mut self, command: Command) -> Result<(), StoreError> {
        self.touched = Instant::now();
        match command {
            Command::Enter {
                person,
                who,
                places,
                out,
                reply,
            } => {
                self.keep_up().await?;
                self.enter(person, who, &places, out, reply);
                let seats = self.scene.seating.seats_of(person);
                let welcomed = self.welcome_back(seats).await;
                self.give_way(welcomed).await
            }
            Command::Say {
                connection,
                message,
                received,
            } => {
                self.received = Some(received);
                let done = self.on_message(connection, message).await;
                self.received = None;
                done
            }
            Command::Leave { connection } => {
                self.lanes.leave(connection);
                Ok(())
            }
            Command::Lag { connection, lag_ms } => {
                if let (Some((seats, _)), Some(clocks)) =
                    (self.lanes.find(connection), &mut self.scene.side_clocks)
                {
                    for seat in seats.iter() {
                        clocks.measure_lag(seat.side(), lag_ms);
                    }
                }
                Ok(())
            }
            Command::Thought {
                seat,
                round,
                mv,
                next,
            } => {
                if !self.bots.finish(seat, round, next) || !self.scene.fixture.to_act().seats().contains(seat)
                {
                    return Ok(());
                }
                // A refused thought is thought again, and so is one of a match that has gone on elsewhere.
                let moved = unless_refused(self.apply_step(Input::Move(seat, &mv), None).await);
                self.give_way(moved).await
            }
            Command::Duty { is_ours } => {
                self.duty.answered(is_ours, Instant::now());
                Ok(())
            }
            Command::Hint {
                connection,
                seat,
                decision,
                advice,
            } => {
                self.on_hint(connection, seat, decision, advice);
                Ok(())
            }
            Command::Join { guest, token, reply } => {
                let joined = self.carry_out(Deed::Join(&guest, &token)).await;
                answer(reply, joined.map(|()| self.summary(Some(guest.person))))
            }
            Command::AddWords { person, words, reply } => {
                let added = self.carry_out(Deed::AddWords(person, &words)).await;
                answer(reply, added.map(|()| self.summary(person)))
            }
            Command::Rename { from, to, reply } => {
                answer(reply, self.carry_out(Deed::Rename(from, &to)).await)
            }
            Command::Resign { person, seat, reply } => {
                answer(reply, self.carry_out(Deed::Resign(person, seat)).await)
            }
            Command::Listen { connection, apart } => {
                self.subscribe(connection, &apart);
                Ok(())
            }
            Command::Chat {
                guest,
                room,
                said,
                apart,
                reply,
            } => {
                let heard = self.say(&guest, room, said, &apart).await;
                answer(reply, heard)
            }
            Command::Look(look) => {
                look(self);
                Ok(())
            }
        }
    }

    /// A socket sits down and is shown what it has not seen.
    fn enter(
        &mut self,
        person: Option<PersonId>,
        who: Who,
        places: &BTreeMap<Viewer, Place>,
        out: mpsc::Sender<Frame>,
        reply: oneshot::Sender<u64>,
    ) {
        let before = self.lanes.connected();
        let connection = self.lanes.add(person, who, out, &self.scene);
        if reply.send(connection).is_err() {
            self.lanes.leave(connection);
            return;
        }
        self.wind_clocks();
        self.lanes.greet(connection, places, &self.scene);
        if self.lanes.connected() != before {
            self.lanes.show_presence_but(Some(connection), &self.scene);
        }
        let yours = self.scene.seating.seats_of(person);
        if let Some(seat) = self.scene.takebacks.asker_of(yours) {
            self.lanes.tell(connection, &FromServer::TakebackAsked { seat });
        }
    }

    /// A socket says something; it is told what is wrong with it.
    async fn on_message(&mut self, connection: u64, message: FromClient) -> Result<(), StoreError> {
        let request = match &message {
            FromClient::Move { id, .. } => Some(*id),
            FromClient::Hello { .. }
            | FromClient::Takeback { .. }
            | FromClient::TakebackAnswer { .. }
            | FromClient::Resign { .. }
            | FromClient::Hint { .. }
            | FromClient::Draw { .. }
            | FromClient::DrawAnswer { .. }
            | FromClient::Abandon { .. }
            | FromClient::Claim { .. }
            | FromClient::StandIn { .. } => None,
        };
        match self.carry_out(Deed::Message(connection, &message)).await {
            Ok(()) => Ok(()),
            Err(Fault::Refused(error)) => {
                self.tables.metrics.on_refused(error.code());
                self.lanes.tell_error(connection, request, &error);
                Ok(())
            }
            Err(Fault::Unsaved(error)) => Err(error),
        }
    }

    /// Does what somebody wants. If another node was faster, or this one has missed something, it is tried again on what
    /// there is then.
    async fn carry_out(&mut self, deed: Deed<'_>) -> Result<(), Fault> {
        let (mut tries, mut has_looked) = (0, false);
        loop {
            let done = match &deed {
                Deed::Message(connection, message) => self.apply_message(*connection, message).await,
                Deed::Join(guest, token) => self.join(guest, token).await,
                Deed::AddWords(person, words) => self.add_words(*person, words).await,
                Deed::Rename(from, to) => self.rename(*from, to).await,
                Deed::Resign(person, seat) => self.resign(*person, *seat).await,
            };
            match done {
                Err(Fault::Unsaved(StoreError::Conflict)) if tries < TRIES => {
                    tries += 1;
                    self.reload().await?;
                }
                Err(Fault::Refused(_)) if !has_looked && self.is_behind().await? => {
                    has_looked = true;
                    self.reload().await?;
                }
                Err(Fault::Refused(error)) => {
                    self.remember_refusal(&deed, &error);
                    return Err(Fault::Refused(error));
                }
                done => return done,
            }
        }
    }

    /// A move that is refused is refused again when it is sent again.
    fn remember_refusal(&mut self, deed: &Deed<'_>, error: &ApiError) {
        if let Deed::Message(_, FromClient::Move { id, seat, .. }) = deed
            && *error != ApiError::not_your_seat()
            && self.requests.answer(*seat, *id).is_none()
        {
            self.requests.refuse(*seat, *id, error.clone());
        }
    }

    /// What came by itself, and not first, is of no interest any more: there is something newer.
    async fn give_way(&mut self, done: Result<(), StoreError>) -> Result<(), StoreError> {
        match done {
            Err(StoreError::Conflict) => self.reload().await,
            done => done,
        }
    }

    async fn apply_message(&mut self, connection: u64, message: &FromClient) -> Result<(), Fault> {
        let Some((yours, who)) = self.lanes.find(connection) else {
            return Ok(());
        };
        if message.seat().is_some_and(|seat| !yours.contains(seat)) {
            return Err(ApiError::not_your_seat().into());
        }
        match message {
            FromClient::Hello { lanes } => {
                self.keep_up().await?;
                self.lanes.greet(connection, lanes, &self.scene);
                Ok(())
            }
            FromClient::Move { id, seat, mv } => self.play(connection, *seat, *id, mv).await,
            FromClient::Takeback { seat } => self.want_takeback(*seat).await,
            FromClient::TakebackAnswer { seat, agree } => self.answer_takeback(*seat, *agree).await,
            FromClient::Resign { seat } => self.apply_step(Input::Resign(*seat), None).await,
            FromClient::Hint { seat } => {
                let asker = (connection, who);
                Ok(self.hints.ask(*seat, asker, &self.scene, &self.thoughts)?)
            }
            FromClient::Draw { seat } => self.offer_draw(*seat).await,
            FromClient::DrawAnswer { seat, agree } => self.answer_draw(*seat, *agree).await,
            FromClient::Abandon { seat } => self.settle(Aside::Abandoned(*seat)).await,
            FromClient::Claim { seat, claim } => self.claim(*seat, *claim).await,
            FromClient::StandIn { seat, level } => self.let_stand_in(*seat, *level).await,
        }
    }

    /// Plays a move once, however often it is sent.
    async fn play(&mut self, connection: u64, seat: Seat, id: RequestId, mv: &str) -> Result<(), Fault> {
        if let Some(answer) = self.requests.answer(seat, id) {
            answer?;
            self.lanes.tell(connection, &FromServer::Accepted { id });
            return Ok(());
        }
        if self.is_time_up() {
            // The alarm is about to say so.
            self.on_time_up().await?;
        }
        if self.scene.stand_ins.contains_key(&seat) {
            return Err(ApiError::not_now("a bot plays for you: your time is up").into());
        }
        let played = self
            .apply_step(Input::Move(seat, mv), Some((connection, id)))
            .await;
        if let Err(Fault::Refused(error)) = &played
            && let Some(clause) = error.clause()
        {
            tracing::debug!(match.id = %self.id, %seat, request = %id, %clause, "a move is refused");
        }
        played
    }

    /// Lets the match go on by one step: played, saved, and only then acknowledged and shown.
    async fn apply_step(&mut self, input: Input<'_>, request: Option<(u64, RequestId)>) -> Result<(), Fault> {
        if matches!(input, Input::Resign(_)) && self.scene.fixture.is_waiting() {
            // A match that has not begun can be given up too: it begins with the words that are there, and ends.
            self.begin().await?;
        }
        let fixture = &mut self.scene.fixture;
        let deciders = fixture.to_act().seats();
        match input {
            Input::Move(seat, mv) => fixture.play(seat, mv)?,
            Input::Clock(clock) => fixture.clock(clock)?,
            Input::Resign(seat) => fixture.resign(seat)?,
        }
        let step = fixture.steps() - 1;
        if matches!(input, Input::Clock(_)) && fixture.is_silent(step) {
            // The clock spoke and nothing happened: nothing to save.
            fixture.truncate(step);
            return Ok(());
        }
        let request = input.seat().zip(request);
        self.scene.turn_clocks(input.seat().map(Seat::side), Some(step));
        self.wind_clocks();
        self.save_step(step, request.map(|(seat, (_, id))| (seat, id)))
            .await?;
        if let Some(mover) = input.mover(request.is_some()) {
            let game = self.scene.fixture.game().id();
            self.tables.metrics.on_move(game, mover, self.received);
        }
        self.scene.takebacks.on_step(input.seat(), deciders);
        match input.seat() {
            Some(seat) => self.hints.pass(seat),
            None => self.hints.pass_all(),
        }
        if let Some((seat, (connection, id))) = request {
            self.requests.grant(seat, id);
            self.lanes.tell(connection, &FromServer::Accepted { id });
        }
        self.lanes.show_step(step, &self.scene);
        let is_over = self.scene.fixture.outcome().is_some();
        if input.seat().is_none() || is_over {
            // What the clock or the end has decided needs no more thought.
            self.bots.forget();
        }
        if is_over {
            tracing::info!(match.id = %self.id, "the match is over");
            self.open_the_stand();
        }
        self.tell_absent(deciders);
        Ok(())
    }

    /// A clock has run out.
    async fn on_clock(&mut self) -> Result<(), StoreError> {
        match self.scene.clocks.ring(Instant::now()) {
            // What the clock says may come too late; the rules then refuse it.
            Some(input) => unless_refused(self.apply_step(Input::Clock(input), None).await),
            None => Ok(()),
        }
    }

    /// A hint has arrived: it is told to whoever asked, if the decision is still the same.
    fn on_hint(&mut self, connection: u64, seat: Seat, decision: u32, advice: Option<Advice>) {
        let is_wanted =
            self.hints.finish(seat, decision) && self.scene.fixture.to_act().seats().contains(seat);
        let Some(advice) = advice.filter(|_| is_wanted) else {
            return;
        };
        let message = FromServer::Hint {
            seat,
            mv: &advice.json,
            notation: &advice.mv,
            with_it: advice.with_it,
            at_once: advice.at_once,
            forced: advice.why == Some(Why::Forced),
            why: match &advice.why {
                Some(Why::Reasons(reasons)) => reasons,
                Some(Why::Forced) | None => &[],
            },
        };
        self.lanes.tell(connection, &message);
    }

    /// A coach gives up without a socket.
    async fn resign(&mut self, person: Option<PersonId>, seat: Seat) -> Result<(), Fault> {
        if !self.scene.seating.seats_of(person).contains(seat) {
            return Err(ApiError::not_your_seat().into());
        }
        self.apply_step(Input::Resign(seat), None).await
    }

    /// Calls somebody otherwise. The store knows it already: what it says is read again.
    async fn rename(&mut self, from: PersonId, to: &Person) -> Result<(), Fault> {
        self.lanes.is_now(from, to.id);
        Ok(self.reload().await?)
    }

    fn wind_clocks(&mut self) {
        self.scene.wind_clocks(&self.lanes, self.tables.tick_pace);
    }

    /// The match in short.
    pub(crate) fn summary(&self, person: Option<PersonId>) -> MatchSummary {
        let facts = Facts {
            id: self.id,
            game: self.scene.fixture.game().id(),
            header: &self.scene.fixture.header_json(),
            seating: &self.scene.seating,
            terms: self.scene.terms,
            creator: self.creator,
            created_at: &self.created_at,
        };
        facts
            .summary(&standing(&*self.scene.fixture).text, person)
            .expect("we wrote header and standing ourselves")
    }
}

/// Answers whoever asked; what was not saved is answered by silence, which means the same as `unavailable`.
fn answer<T>(reply: oneshot::Sender<Result<T, ApiError>>, done: Result<T, Fault>) -> Result<(), StoreError> {
    let answer = match done {
        Ok(value) => Ok(value),
        Err(Fault::Refused(error)) => Err(error),
        Err(Fault::Unsaved(error)) => return Err(error),
    };
    // Whoever asked may have gone away.
    let _ = reply.send(answer);
    Ok(())
}

/// Lets a refusal pass that nobody waits for.
fn unless_refused(done: Result<(), Fault>) -> Result<(), StoreError> {
    match done {
        Ok(()) | Err(Fault::Refused(_)) => Ok(()),
        Err(Fault::Unsaved(error)) => Err(error),
    }
}

/// Reads a match as it was saved.
pub(crate) fn read_match(stored: &StoredMatch) -> Result<(Box<dyn AnyMatch>, Seating, Terms), ApiError> {
    let game = clubhouse::game(&stored.game).ok_or_else(ApiError::unavailable)?;
    let fixture = game
        .resume(&stored.header, &stored.entries, Seed(stored.seed))
        .map_err(|_| ApiError::unavailable())?;
    let seating = serde_json::from_str(&stored.seats).map_err(|_| ApiError::unavailable())?;
    let terms = serde_json::from_str(&stored.terms).map_err(|_| ApiError::unavailable())?;
    Ok((fixture, seating, terms))
}
