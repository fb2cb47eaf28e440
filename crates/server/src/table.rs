//! A table: one live match, owned by one task, so that what arrives queues up by itself.
//!
//! A move is played, kept by the store, and only then acknowledged and shown. Each viewer has a lane of its
//! own: events numbered as that viewer sees them, and not a word when it sees nothing.

mod bots;
mod clocks;
mod hints;
mod lanes;
mod takeback;

use std::{
    collections::{BTreeMap, HashSet, VecDeque},
    sync::Arc,
};

use axum::extract::ws::Utf8Bytes;
use clubhouse::{Advice, AnyMatch, ClockInput, PlayError, Scoreline, Seat, Seats, Seed, ToAct};
use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use store::{Append, MatchId, RequestId, SessionId, Standing, StoreError, StoredMatch};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::{Instant, sleep_until},
};

use crate::{
    error::ApiError,
    limits::Who,
    messages::{FromClient, FromServer, Json, MatchStatus, MatchSummary, Viewer},
    seating::{Guest, Seating},
    tables::Tables,
};
use bots::Bots;
use clocks::Clocks;
use hints::Hints;
pub(crate) use lanes::numbered;
use lanes::{Connection, LaneSet, Lanes};
use takeback::Asked;

/// How many refusals are remembered, to be repeated when a move is sent again.
const REFUSALS_KEPT: usize = 32;

/// What a table can be told.
pub(crate) enum Command {
    /// A socket has said hello.
    Enter {
        session: Option<SessionId>,
        who: Who,
        hello: FromClient,
        out: mpsc::Sender<Utf8Bytes>,
        reply: oneshot::Sender<u64>,
    },
    /// A socket says something more.
    Say { connection: u64, message: FromClient },
    /// A socket is gone.
    Leave { connection: u64 },
    /// A bot has made up its mind.
    Thought {
        seat: Seat,
        round: u32,
        mv: String,
        next: Vec<String>,
    },
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
    /// A coach gives up without a socket.
    Resign {
        session: Option<SessionId>,
        seat: Seat,
        reply: oneshot::Sender<Result<(), ApiError>>,
    },
    /// Somebody wants to look.
    Look(Box<dyn FnOnce(&Table) + Send>),
}

/// A live match.
pub(crate) struct Table {
    tables: Arc<Tables>,
    id: MatchId,
    fixture: Box<dyn AnyMatch>,
    seats: Seats,
    seating: Seating,
    creator: SessionId,
    created_at: String,
    lanes: Lanes,
    connections: Vec<Connection>,
    connections_made: u64,
    /// The moves that were granted, so that they are granted once.
    granted: HashSet<(Seat, RequestId)>,
    /// The latest moves that were refused, so that the answer stays the same.
    refused: VecDeque<(Seat, RequestId, ApiError)>,
    /// Who had to decide when each seat last moved.
    deciders: [Seats; Seat::ALL.len()],
    asked: Option<Asked>,
    /// To which step each seat last asked to go back.
    asked_at: [Option<usize>; Seat::ALL.len()],
    bots: Bots,
    hints: Hints,
    clocks: Clocks,
    /// How many steps the standing in the store knows of.
    standing_steps: usize,
    touched: Instant,
}

/// Something that is to happen in the match.
enum Input<'a> {
    Move(Seat, &'a str),
    Clock(ClockInput),
    Resign(Seat),
}

impl Table {
    /// Loads a match from the store.
    pub(crate) async fn load(
        tables: Arc<Tables>,
        id: MatchId,
        address: mpsc::WeakSender<Command>,
    ) -> Result<Self, ApiError> {
        let stored = tables
            .store
            .load_match(id)
            .await?
            .ok_or_else(ApiError::no_such_match)?;
        let fixture =
            resume(&stored).inspect_err(|_| tracing::error!(match.id = %id, "a match cannot be read"))?;
        let seating = serde_json::from_str(&stored.seats).map_err(|_| ApiError::unavailable())?;
        let seat = |number: u8| Seat::ALL.get(usize::from(number)).copied();
        let mut table = Self {
            lanes: Lanes::new(&*fixture, &stored.lanes),
            bots: Bots::new(address),
            hints: Hints::default(),
            clocks: Clocks::resume(fixture.timers().period, stored.period_left_ms),
            granted: stored
                .requests
                .iter()
                .filter_map(|(number, id)| Some((seat(*number)?, *id)))
                .collect(),
            refused: VecDeque::new(),
            deciders: [Seats::NONE; Seat::ALL.len()],
            asked: None,
            asked_at: Default::default(),
            connections: Vec::new(),
            connections_made: 0,
            creator: stored.creator,
            created_at: stored.created_at,
            standing_steps: 0,
            touched: Instant::now(),
            seats: fixture.seats(),
            tables,
            id,
            fixture,
            seating,
        };
        table.find_deciders();
        Ok(table)
    }

    /// Serves until nobody is there any more or the server stops.
    pub(crate) async fn run(
        mut self,
        mut commands: mpsc::Receiver<Command>,
        mut closing: watch::Receiver<bool>,
    ) {
        tracing::debug!(match.id = %self.id, "the table opens");
        let mut closing = std::pin::pin!(crate::until(&mut closing));
        loop {
            self.ask_bots();
            self.wind_clocks();
            let alarm = if self.connections.is_empty() {
                Some(self.touched + self.tables.idle)
            } else {
                self.clocks.next_alarm()
            };
            let ring = async {
                match alarm {
                    Some(alarm) => sleep_until(alarm).await,
                    None => std::future::pending().await,
                }
            };
            let went_well = tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.hear(command).await,
                    None => break,
                },
                () = ring => {
                    if self.connections.is_empty() {
                        if self.tables.close_if_quiet(self.id, &commands) {
                            break;
                        }
                        self.touched = Instant::now();
                        Ok(())
                    } else {
                        self.ring().await
                    }
                }
                () = &mut closing => break,
            };
            if let Err(error) = went_well {
                // What is in the store is the truth. The next visitor opens the table anew from there.
                tracing::error!(match.id = %self.id, %error, "the table closes");
                return;
            }
        }
        self.keep_clock().await;
        self.keep_standing().await;
        tracing::debug!(match.id = %self.id, "the table closes");
    }

    async fn hear(&mut self, command: Command) -> Result<(), StoreError> {
        self.touched = Instant::now();
        match command {
            Command::Enter {
                session,
                who,
                hello,
                out,
                reply,
            } => self.enter((session, who), &hello, out, reply),
            Command::Say { connection, message } => return self.listen(connection, message).await,
            Command::Leave { connection } => self.leave(connection),
            Command::Thought {
                seat,
                round,
                mv,
                next,
            } => {
                if self.bots.finish(seat, round, next) && self.fixture.to_act().seats().contains(seat) {
                    // A refused thought is thought again.
                    self.go_on(&Input::Move(seat, &mv), None).await?.ok();
                }
            }
            Command::Hint {
                connection,
                seat,
                decision,
                advice,
            } => self.give_hint(connection, seat, decision, advice),
            Command::Join { guest, token, reply } => {
                let joined = self.join(&guest, &token).await;
                let _ = reply.send(joined.map(|()| self.summary(Some(guest.session))));
            }
            Command::Resign { session, seat, reply } => {
                let resigned = if self.seating.seats_of(session).contains(seat) {
                    self.go_on(&Input::Resign(seat), None)
                        .await?
                        .map_err(ApiError::from)
                } else {
                    Err(ApiError::not_your_seat())
                };
                let _ = reply.send(resigned);
            }
            Command::Look(look) => look(self),
        }
        Ok(())
    }

    /// Hears what a socket says.
    async fn listen(&mut self, connection: u64, message: FromClient) -> Result<(), StoreError> {
        let Some(speaker) = self.connections.iter().find(|known| known.id == connection) else {
            return Ok(());
        };
        let yours = speaker.lanes.seats();
        let (seat, request) = match &message {
            FromClient::Hello { .. } => {
                self.greet(connection, &message);
                return Ok(());
            }
            FromClient::Move { seat, id, .. } => (*seat, Some(*id)),
            FromClient::Takeback { seat }
            | FromClient::TakebackAnswer { seat, .. }
            | FromClient::Resign { seat }
            | FromClient::Hint { seat } => (*seat, None),
        };
        let answer = if yours.contains(seat) {
            match message {
                FromClient::Hello { .. } => Ok(()),
                FromClient::Move { id, seat, mv } => self.play(connection, seat, id, &mv).await?,
                FromClient::Takeback { seat } => self.want_takeback(seat).await?,
                FromClient::TakebackAnswer { seat, agree } => self.answer_takeback(seat, agree).await?,
                FromClient::Resign { seat } => self
                    .go_on(&Input::Resign(seat), None)
                    .await?
                    .map_err(ApiError::from),
                FromClient::Hint { seat } => self.want_hint(connection, seat),
            }
        } else {
            Err(ApiError::not_your_seat())
        };
        if let Err(error) = answer {
            self.tell_error(connection, request, &error);
        }
        Ok(())
    }

    /// Plays a move once, however often it is sent.
    async fn play(
        &mut self,
        connection: u64,
        seat: Seat,
        id: RequestId,
        mv: &str,
    ) -> Result<Result<(), ApiError>, StoreError> {
        if self.granted.contains(&(seat, id)) {
            self.tell(connection, &FromServer::Accepted { id });
            return Ok(Ok(()));
        }
        let refused = self
            .refused
            .iter()
            .find(|(theirs, known, _)| (*theirs, *known) == (seat, id));
        if let Some((_, _, error)) = refused {
            return Ok(Err(error.clone()));
        }
        let answer = self.go_on(&Input::Move(seat, mv), Some((connection, id))).await?;
        Ok(answer.map_err(|refusal| {
            if let PlayError::Refused { clause, .. } = &refusal {
                tracing::debug!(match.id = %self.id, %seat, %clause, "a move is refused");
            }
            let error = ApiError::from(refusal);
            self.refused.truncate(REFUSALS_KEPT - 1);
            self.refused.push_front((seat, id, error.clone()));
            error
        }))
    }

    /// Lets the match go on by one step: played, kept, and only then acknowledged and shown.
    async fn go_on(
        &mut self,
        input: &Input<'_>,
        request: Option<(u64, RequestId)>,
    ) -> Result<Result<(), PlayError>, StoreError> {
        let deciders = self.fixture.to_act().seats();
        let played = match *input {
            Input::Move(seat, mv) => self.fixture.play(seat, mv),
            Input::Clock(clock) => self.fixture.clock(clock),
            Input::Resign(seat) => self.fixture.resign(seat),
        };
        if let Err(refusal) = played {
            return Ok(Err(refusal));
        }
        let step = self.fixture.steps() - 1;
        if matches!(input, Input::Clock(_)) && self.fixture.is_silent(step) {
            // The clock spoke and nothing happened: nothing to keep.
            self.fixture.truncate(step);
            return Ok(Ok(()));
        }
        let seat = match *input {
            Input::Move(seat, _) | Input::Resign(seat) => Some(seat),
            Input::Clock(_) => None,
        };
        self.wind_clocks();
        let append = Append {
            id: self.id,
            step: number(step),
            entry: self.fixture.entry_json(step),
            period_left_ms: self.clocks.period_left_ms(),
            request: seat.zip(request).map(|(seat, (_, id))| (seat as u8, id)),
        };
        self.tables.store.append(append).await?;
        if self.fixture.outcome().is_some() {
            // Replays ask the store whether a match is over: it knows before anybody does.
            self.keep_standing().await;
        }
        // A takeback is about the step for which it was asked.
        self.asked = None;
        match seat {
            Some(seat) => {
                self.deciders[seat as usize] = deciders;
                self.hints.pass(seat);
            }
            None => self.hints.pass_all(),
        }
        if let Some((seat, (connection, id))) = seat.zip(request) {
            self.granted.insert((seat, id));
            self.tell(connection, &FromServer::Accepted { id });
        }
        self.show_step(step);
        if seat.is_none() || self.fixture.outcome().is_some() {
            // What the clock or the end has decided needs no more thought.
            self.bots.forget();
        }
        if self.fixture.outcome().is_some() {
            tracing::info!(match.id = %self.id, "the match is over");
        }
        Ok(Ok(()))
    }

    /// A clock has run out.
    async fn ring(&mut self) -> Result<(), StoreError> {
        if let Some(input) = self.clocks.ring(Instant::now()) {
            // What the clock says may come too late; the rules then refuse it.
            self.go_on(&Input::Clock(input), None).await?.ok();
        }
        Ok(())
    }

    /// Gives a seat to whoever holds its invitation.
    async fn join(&mut self, guest: &Guest, token: &str) -> Result<(), ApiError> {
        let mut seating = self.seating.clone();
        seating.join(guest, token)?;
        if seating == self.seating {
            return Ok(());
        }
        let mut header: serde_json::Value =
            serde_json::from_str(&self.fixture.header_json()).map_err(|_| ApiError::unavailable())?;
        header["seats"] = serde_json::to_value(seating.names()).map_err(|_| ApiError::unavailable())?;
        let kept = store::Seating {
            header: header.to_string(),
            seats: serde_json::to_string(&seating).map_err(|_| ApiError::unavailable())?,
            sitters: seating.sessions(),
        };
        let entries: Vec<String> = (0..self.fixture.steps())
            .map(|step| self.fixture.entry_json(step))
            .collect();
        let fixture = self
            .fixture
            .game()
            .resume(&kept.header, &entries, self.fixture.secret())
            .map_err(|_| ApiError::unavailable())?;
        self.tables.store.seat(self.id, kept).await?;
        self.fixture = fixture;
        self.seating = seating;
        tracing::info!(match.id = %self.id, "a seat is taken");
        self.show_seating(guest.session);
        Ok(())
    }

    /// Keeps the standing for lists, if it is not kept yet.
    async fn keep_standing(&mut self) {
        if self.standing_steps == self.fixture.steps() {
            return;
        }
        match self
            .tables
            .store
            .set_standing(self.id, standing(&*self.fixture))
            .await
        {
            Ok(()) => self.standing_steps = self.fixture.steps(),
            // It is a cache: a list that finds it old asks the table.
            Err(error) => tracing::warn!(match.id = %self.id, %error, "the standing was not kept"),
        }
    }

    /// The match in short.
    pub(crate) fn summary(&self, session: Option<SessionId>) -> MatchSummary {
        let facts = Facts {
            id: self.id,
            game: self.fixture.game().id(),
            header: &self.fixture.header_json(),
            seating: &self.seating,
            creator: self.creator,
            created_at: &self.created_at,
        };
        facts
            .summary(&standing(&*self.fixture).text, session)
            .expect("we wrote header and standing ourselves")
    }

    /// The finished match.
    pub(crate) fn finished(&self) -> Result<&dyn AnyMatch, ApiError> {
        if self.fixture.outcome().is_none() {
            return Err(ApiError::match_running());
        }
        Ok(&*self.fixture)
    }
}

/// What a list or a table knows of a match.
pub(crate) struct Facts<'a> {
    pub(crate) id: MatchId,
    pub(crate) game: &'a str,
    pub(crate) header: &'a str,
    pub(crate) seating: &'a Seating,
    pub(crate) creator: SessionId,
    pub(crate) created_at: &'a str,
}

/// What a summary takes from the header.
#[derive(Deserialize)]
struct HeaderFacts {
    options: Box<RawValue>,
    commitment: String,
}

/// The standing as it is kept.
#[derive(Deserialize)]
struct StandingFacts {
    scoreline: Box<RawValue>,
    #[serde(default)]
    outcome: Option<Box<RawValue>>,
    to_act: Vec<Seat>,
}

impl Facts<'_> {
    /// The match in short, with its standing.
    pub(crate) fn summary(
        &self,
        standing: &str,
        session: Option<SessionId>,
    ) -> serde_json::Result<MatchSummary> {
        let header: HeaderFacts = serde_json::from_str(self.header)?;
        let standing: StandingFacts = serde_json::from_str(standing)?;
        let yours = self.seating.seats_of(session);
        let is_creator = session == Some(self.creator);
        Ok(MatchSummary {
            id: self.id.to_string(),
            game: self.game.to_owned(),
            options: Json(header.options),
            created_at: self.created_at.to_owned(),
            status: match standing.outcome {
                Some(_) => MatchStatus::Over,
                None if self.seating.open().is_empty() => MatchStatus::Running,
                None => MatchStatus::Waiting,
            },
            scoreline: Json(standing.scoreline),
            outcome: standing.outcome.map(Json),
            seats: self.seating.summaries(yours),
            hot_seat: self.seating.is_hot_seat(),
            your_turn: standing.to_act.iter().any(|seat| yours.contains(*seat)),
            commitment: header.commitment,
            invitations: if is_creator {
                self.seating.invitations()
            } else {
                BTreeMap::new()
            },
        })
    }
}

/// How a match stands, for lists.
pub(crate) fn standing(fixture: &dyn AnyMatch) -> Standing {
    Standing {
        text: standing_text(&fixture.scoreline(), &fixture.to_act()),
        steps: number(fixture.steps()),
        over: fixture.outcome().is_some(),
    }
}

/// The same in words.
pub(crate) fn standing_text(scoreline: &Scoreline, to_act: &ToAct) -> String {
    let mut text = serde_json::json!({
        "scoreline": to_raw_value(scoreline).expect("a scoreline is plain data"),
        "to_act": to_act.seats(),
    });
    if let Some(outcome) = to_act.outcome() {
        text["outcome"] = serde_json::to_value(outcome).expect("an outcome is plain data");
    }
    text.to_string()
}

fn resume(stored: &StoredMatch) -> Result<Box<dyn AnyMatch>, ApiError> {
    let game = clubhouse::game(&stored.game).ok_or_else(ApiError::unavailable)?;
    game.resume(&stored.header, &stored.entries, Seed(stored.seed))
        .map_err(|_| ApiError::unavailable())
}

/// Counts of a match are small: games end.
pub(crate) fn number(count: usize) -> u32 {
    u32::try_from(count).expect("a match has fewer than four thousand million steps")
}

impl LaneSet {
    /// The lanes of a session: its seats or, if it has none, the spectator's.
    fn of(seating: &Seating, session: Option<SessionId>) -> Self {
        let seats = seating.seats_of(session);
        if seats.is_empty() {
            Self::of_viewer(Viewer::Spectator)
        } else {
            Self::of_seats(seats)
        }
    }
}
