//! A match under way: the state together with its record.

use std::collections::BTreeMap;

use crate::{
    Chance, ClockInput, Entry, Game, Header, Input, Record, RecordError, Refusal, Seat, Seats, Seed, ToAct,
};

/// A match: state, record and the secret seed of its chance.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    state: G,
    record: Record<G>,
    seed: Seed,
}

/// Why a match does not go on.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MatchError<R: Refusal> {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The rules forbid it.
    #[error("{0}")]
    Refused(R),
}

/// The step that was played, or why it was not.
pub type Played<'a, G> =
    Result<&'a Entry<<G as Game>::Move, <G as Game>::Event>, MatchError<<G as Game>::Refusal>>;

/// Why a move cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TakebackError {
    /// The seat has made no move.
    #[error("you have not moved yet")]
    NothingToTakeBack,
    /// A roll or a hidden thing has been shown since.
    #[error("something has been revealed since: all coaches must agree")]
    Revealed,
    /// Another seat has moved since.
    #[error("another coach has moved since: all coaches must agree")]
    OthersMoved,
}

impl<G: Game> Match<G> {
    /// Starts a match.
    pub fn start(options: &G::Options, seats: BTreeMap<Seat, String>, seed: Seed) -> Self {
        let header = Header::new::<G>(options, seats, &seed);
        let mut state = G::new(options);
        let mut events = Vec::new();
        state.start(&mut Chance::live(&seed, 0), &mut events);
        let entries = vec![Entry {
            input: Input::Start,
            events,
        }];
        let mut this = Self {
            state,
            record: Record { header, entries },
            seed,
        };
        this.close_if_over();
        this
    }

    /// Goes on with a recorded match: the state is the fold of its events.
    ///
    /// # Errors
    /// If the record's header does not fit the game.
    pub fn resume(record: Record<G>, seed: Seed) -> Result<Self, RecordError> {
        let state = record.state_after(usize::MAX)?;
        let mut this = Self { state, record, seed };
        this.close_if_over();
        Ok(this)
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The record so far. Once the match is over its header reveals the seed.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The secret seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Who must decide now; a resignation ends a match too.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        match self.record.entries.last().map(|entry| &entry.input) {
            Some(Input::Resign(seat)) => ToAct::Over(self.state.forfeit(seat.side())),
            _ => self.state.to_act(),
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the match is over or the rules forbid the move; nothing changes then.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Played<'_, G> {
        self.go_on(Input::Move(seat, mv))
    }

    /// Hears the clock.
    ///
    /// # Errors
    /// If the match is over or the rules forbid it; nothing changes then.
    pub fn clock(&mut self, input: ClockInput) -> Played<'_, G> {
        self.go_on(Input::Clock(input))
    }

    /// A coach gives up.
    ///
    /// # Errors
    /// If the match is over.
    pub fn resign(&mut self, seat: Seat) -> Played<'_, G> {
        self.go_on(Input::Resign(seat))
    }

    fn go_on(&mut self, input: Input<G::Move>) -> Played<'_, G> {
        if matches!(
            self.record.entries.last(),
            Some(Entry {
                input: Input::Resign(_),
                ..
            })
        ) {
            return Err(MatchError::Over);
        }
        let mut chance = Chance::live(&self.seed, self.record.entries.len() as u64);
        let mut events = Vec::new();
        match &input {
            Input::Move(seat, mv) => {
                self.state
                    .play(*seat, mv, &mut chance, &mut events)
                    .map_err(MatchError::Refused)?;
            }
            Input::Clock(clock) => {
                self.state
                    .clock(*clock, &mut chance, &mut events)
                    .map_err(MatchError::Refused)?;
            }
            Input::Resign(_) if self.state.to_act().outcome().is_some() => return Err(MatchError::Over),
            Input::Resign(_) | Input::Start => {}
        }
        self.record.entries.push(Entry { input, events });
        self.close_if_over();
        Ok(self.record.entries.last().expect("just pushed"))
    }

    /// The seed is revealed when the match is over.
    fn close_if_over(&mut self) {
        let outcome = self.to_act().outcome().copied();
        self.record.header.seed = outcome.map(|_| self.seed);
        self.record.header.outcome = outcome;
    }

    /// How many steps remain if `seat` takes its last move back without asking anybody: never across a roll or
    /// a hidden thing shown, never over another seat's move.
    ///
    /// # Errors
    /// Why consent is needed, or that there is nothing to take back.
    pub fn takeback_alone(&self, seat: Seat) -> Result<usize, TakebackError> {
        let steps = self.takeback_agreed(seat)?;
        let undone = &self.record.entries[steps..];
        if undone
            .iter()
            .any(|entry| entry.input.seat().is_some_and(|mover| mover != seat))
        {
            return Err(TakebackError::OthersMoved);
        }
        if undone.iter().flat_map(|entry| &entry.events).any(G::reveals) {
            return Err(TakebackError::Revealed);
        }
        Ok(steps)
    }

    /// How many steps remain if `seat` takes its last move back with everybody's consent, or in hot-seat play.
    ///
    /// # Errors
    /// That there is nothing to take back.
    pub fn takeback_agreed(&self, seat: Seat) -> Result<usize, TakebackError> {
        self.record
            .entries
            .iter()
            .rposition(|entry| entry.input.seat() == Some(seat))
            .ok_or(TakebackError::NothingToTakeBack)
    }

    /// Goes back to the first `steps` steps. The start always remains.
    pub fn truncate(&mut self, steps: usize) {
        self.record.entries.truncate(steps.max(1));
        self.state = self
            .record
            .state_after(usize::MAX)
            .expect("the header fitted when the match began");
        self.close_if_over();
    }

    /// A new match that goes on from the first `steps` steps of this one, with luck of its own.
    #[must_use]
    pub fn fork(&self, steps: usize, seats: BTreeMap<Seat, String>, seed: Seed, origin: String) -> Self {
        let mut fork = self.clone();
        fork.seed = seed;
        fork.record.header.seats = seats;
        fork.record.header.commitment = seed.commitment();
        fork.record.header.forked_from = Some(origin);
        fork.truncate(steps);
        fork
    }

    /// All seats of the match.
    ///
    /// # Panics
    /// Never: the header fitted the game when the match began.
    #[must_use]
    pub fn seats(&self) -> Seats {
        G::seats(
            &self
                .record
                .options()
                .expect("the header fitted when the match began"),
        )
    }
}
