//! A match under way: the state together with its record.

use std::collections::BTreeMap;

use crate::{
    Aside, Chance, ClockInput, Entry, Game, Header, Input, Origin, Outcome, Record, RecordError, Refusal,
    Rng, Rules, Scoreline, Seat, Seats, Seed, ToAct, Word, Words, ended_by, fold,
};

/// A match: state, record, the secret of its luck, the words of its coaches, and the seed that they make.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Match, Rules as _, Seat, Seed};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut fixture = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(1));
/// let [seat] = [Seat::Home];
/// let mv = fixture.state().moves(seat).listed().remove(0);
/// assert!(fixture.check(seat, &mv).is_ok());
/// assert_eq!(fixture.play(seat, mv).unwrap().input.seat(), Some(seat));
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    state: G,
    record: Record<G>,
    secret: Seed,
    words: Words,
    luck: Seed,
}

/// Why a match does not go on.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Match, Rules as _, Seat, Seed};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut fixture = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(1));
/// fixture.resign(Seat::Away).unwrap();
/// assert_eq!(fixture.resign(Seat::Home).unwrap_err(), engine::MatchError::Over);
/// ```
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MatchError<R: Refusal> {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The match has not begun.
    #[error("the match waits for its coaches")]
    Waiting,
    /// The rules forbid it.
    #[error("{0}")]
    Refused(R),
    /// It cannot be settled beside the rules now.
    #[error("{0}")]
    NotNow(&'static str),
}

/// The step that was played, or why it was not.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Match, Rules as _, Seat, Seed};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut fixture = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(1));
/// let played: engine::Played<'_, FlipFootball> = fixture.resign(Seat::Home);
/// assert!(played.unwrap().events.is_empty());
/// ```
pub type Played<'a, G> =
    Result<&'a Entry<<G as Rules>::Move, <G as Rules>::Event>, MatchError<<G as Rules>::Refusal>>;

/// Why a move cannot be taken back.
///
/// ```
/// assert_eq!(engine::TakebackError::NothingToTakeBack.to_string(), "you have not moved yet");
/// ```
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
    /// Starts a match to whose luck nobody adds a word.
    pub fn start(options: &G::Options, seats: BTreeMap<Seat, String>, secret: Seed) -> Self {
        let mut this = Self::prepare(options, seats, secret);
        this.begin(false);
        this.catch_up();
        this
    }

    /// Makes a match that waits for its coaches: the secret is chosen, and nothing is drawn.
    pub fn prepare(options: &G::Options, seats: BTreeMap<Seat, String>, secret: Seed) -> Self {
        let mut header = Header::new::<G>(options, seats, &secret);
        header.waiting = true;
        Self {
            state: G::new(options),
            record: Record {
                header,
                entries: Vec::new(),
            },
            secret,
            words: Words::new(),
            luck: secret,
        }
    }

    /// Goes on with a recorded match: the state is the fold of its events.
    ///
    /// # Errors
    /// If the record does not fit the game.
    pub fn resume(record: Record<G>, secret: Seed) -> Result<Self, RecordError> {
        record.known_format()?;
        let state = record.state_after(usize::MAX)?;
        let mut this = Self {
            state,
            record,
            secret,
            words: Words::new(),
            luck: secret,
        };
        this.make_luck();
        this.close_if_over();
        Ok(this)
    }

    /// Goes on with a step that was played and recorded elsewhere: no rule is run and nothing is rolled.
    ///
    /// # Errors
    /// If the step does not fit the game; nothing changed then.
    ///
    /// ```
    /// use std::collections::BTreeMap;
    /// use engine::{Match, Rules as _, Seat, Seed};
    /// use flip_football::FlipFootball;
    ///
    /// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
    /// let mut here = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(1));
    /// let mut there = here.clone();
    /// let mv = here.state().moves(Seat::Home).listed().remove(0);
    /// let step = here.play(Seat::Home, mv).unwrap().clone();
    /// there.follow(step).unwrap();
    /// assert_eq!(there.record(), here.record());
    /// assert_eq!(there.to_act(), here.to_act());
    /// ```
    pub fn follow(&mut self, entry: Entry<G::Move, G::Event>) -> Result<(), RecordError> {
        let options = self.record.options()?;
        fold(&mut self.state, &options, self.record.entries.len(), &entry)?;
        let adds_word = matches!(entry.input, Input::Word(..));
        self.record.entries.push(entry);
        if adds_word {
            self.make_luck();
        }
        self.close_if_over();
        Ok(())
    }

    /// Says who sits where.
    pub fn rename(&mut self, names: BTreeMap<Seat, String>) {
        self.record.header.seats = names;
    }

    /// Who had to decide when a step was made.
    ///
    /// # Panics
    /// Never: the header fitted the game when the match began.
    #[must_use]
    pub fn deciders_at(&self, step: usize) -> Seats {
        let before = self.record.state_after(step);
        before
            .expect("the header fitted when the match began")
            .to_act()
            .seats()
    }

    /// A coach adds a word to the luck: while the match waits, before anything is drawn; afterwards from the next step
    /// on, and the record has a step that says so.
    pub fn add_word(&mut self, seat: Seat, word: Word) {
        if self.is_waiting() {
            self.record.header.words.insert(seat, word);
        } else {
            self.record.entries.push(Entry {
                input: Input::Word(seat, word),
                draws: Vec::new(),
                events: Vec::new(),
            });
        }
        self.make_luck();
    }

    /// The words that the coaches have added to the luck so far.
    #[must_use]
    pub fn words(&self) -> &Words {
        &self.words
    }

    fn make_luck(&mut self) {
        self.words = self.record.words();
        self.luck = self.record.header.luck(&self.secret, &self.words);
    }

    /// Ends the waiting: from now on the luck is what it is. `catch_up` then plays the first step.
    pub fn begin(&mut self, deals_anew: bool) {
        self.record.header.waiting = false;
        self.record.header.deals_anew = deals_anew && self.record.header.forked_from.is_some();
        self.make_luck();
    }

    /// Plays the step that nobody decides and that is due when a match begins: the start or, in a fork, the new deal of
    /// what is hidden. Answers whether there was one.
    pub fn catch_up(&mut self) -> bool {
        let header = &self.record.header;
        let steps = self.record.entries.len();
        let stream = self.record.stream(steps);
        let mut chance = Chance::kept(&self.luck, stream);
        let mut events = Vec::new();
        let input = if header.waiting {
            return false;
        } else if steps == 0 {
            self.state.start(&mut chance, &mut events);
            Input::Start
        } else if header.deals_anew && header.own_from() == Some(steps) {
            self.state = deal_anew(&self.state, self.seats(), &self.luck, stream);
            Input::DealtAnew(self.state.write_position())
        } else {
            return false;
        };
        self.record.entries.push(Entry {
            input,
            draws: chance.into_draws(),
            events,
        });
        self.close_if_over();
        true
    }

    /// Whether the match waits for its coaches or their words.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.record.header.waiting
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The record so far. Once the match is over its header tells the secret.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The secret.
    #[must_use]
    pub fn secret(&self) -> Seed {
        self.secret
    }

    /// Who must decide now; nobody while the match waits, and what is agreed beside the rules ends a match too.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        match self.cut_short() {
            Some(outcome) => ToAct::Over(outcome),
            None if self.is_waiting() => ToAct::Seats(Seats::NONE),
            None => self.state.to_act(),
        }
    }

    /// The score bug; once the match was cut short it shows the score that counts.
    #[must_use]
    pub fn scoreline(&self) -> Scoreline {
        let scoreline = self.state.scoreline();
        match self.cut_short() {
            Some(outcome) => scoreline.cut_short(&outcome),
            None => scoreline,
        }
    }

    /// How the match ended, if no rule ended it.
    fn cut_short(&self) -> Option<Outcome> {
        ended_by(&self.state, &self.record.entries.last()?.input)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the match is over or the rules forbid the move; nothing changes then.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Played<'_, G> {
        self.apply_step(Input::Move(seat, mv))
    }

    /// Hears the clock.
    ///
    /// # Errors
    /// If the match is over or the rules forbid it; nothing changes then.
    pub fn clock(&mut self, input: ClockInput) -> Played<'_, G> {
        self.apply_step(Input::Clock(input))
    }

    /// A coach gives up.
    ///
    /// # Errors
    /// If the match is over.
    pub fn resign(&mut self, seat: Seat) -> Played<'_, G> {
        self.apply_step(Input::Resign(seat))
    }

    /// Something is settled beside the rules.
    ///
    /// # Errors
    /// If the match is over or this is not the time for it; nothing changes then.
    pub fn aside(&mut self, aside: Aside) -> Played<'_, G> {
        self.apply_step(Input::Aside(aside))
    }

    fn apply_step(&mut self, input: Input<G::Move>) -> Played<'_, G> {
        self.check_open()?;
        let mut chance = Chance::kept(&self.luck, self.record.stream(self.record.entries.len()));
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
            Input::Resign(_) | Input::Aside(_) if self.state.to_act().outcome().is_some() => {
                return Err(MatchError::Over);
            }
            Input::Aside(aside) => {
                if let Some(why) = self.record.aside_fault(aside, self.record.entries.len()) {
                    return Err(MatchError::NotNow(why));
                }
            }
            Input::Resign(_) | Input::Start | Input::DealtAnew(_) | Input::Word(..) => {}
        }
        self.record.entries.push(Entry {
            input,
            draws: chance.into_draws(),
            events,
        });
        self.close_if_over();
        Ok(self.record.entries.last().expect("just pushed"))
    }

    /// Whether a seat may play a move now; the match stays as it is.
    ///
    /// # Errors
    /// Exactly what `play` would answer.
    pub fn check(&self, seat: Seat, mv: &G::Move) -> Result<(), MatchError<G::Refusal>> {
        self.check_open()?;
        self.state.check(seat, mv).map_err(MatchError::Refused)
    }

    /// Whether the match has begun and was not cut short.
    fn check_open(&self) -> Result<(), MatchError<G::Refusal>> {
        if self.cut_short().is_some() {
            return Err(MatchError::Over);
        }
        if self.is_waiting() {
            return Err(MatchError::Waiting);
        }
        Ok(())
    }

    /// The secret is told when the match is over.
    fn close_if_over(&mut self) {
        let outcome = self.to_act().outcome().copied();
        self.record.header.tell_secret(outcome.map(|_| self.secret));
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

    /// How many steps remain if `seat` takes its last move back with everybody's consent, or in hot-seat play. What was
    /// played before somebody added a word to the luck, or another played for a coach, stays.
    ///
    /// # Errors
    /// That there is nothing to take back.
    pub fn takeback_agreed(&self, seat: Seat) -> Result<usize, TakebackError> {
        let floor = self.first_playable();
        let entries = &self.record.entries;
        let is_theirs = |input: &Input<G::Move>| input.seat() == Some(seat);
        let is_floor = |input: &Input<G::Move>| match input {
            Input::Word(..) => true,
            Input::Aside(aside) => aside.changes_coach(),
            _ => false,
        };
        entries
            .iter()
            .rposition(|entry| is_theirs(&entry.input) || is_floor(&entry.input))
            .filter(|step| *step >= floor && is_theirs(&entries[*step].input))
            .ok_or(TakebackError::NothingToTakeBack)
    }

    /// The first step that anybody of this match can have made: not the start, nor what a fork was given.
    fn first_playable(&self) -> usize {
        let header = &self.record.header;
        header.own_from().map_or(1, |step| step.max(1)) + usize::from(header.deals_anew)
    }

    /// Goes back to the first `steps` steps. The start always remains.
    pub fn truncate(&mut self, steps: usize) {
        self.record.entries.truncate(steps.max(1));
        self.state = self
            .record
            .state_after(usize::MAX)
            .expect("the header fitted when the match began");
        self.make_luck();
        self.close_if_over();
    }

    /// A new match that goes on from the first `steps` steps of this one, at least the start, with luck of its own.
    /// `origin` is what this match is called.
    #[must_use]
    pub fn fork(&self, steps: usize, seats: BTreeMap<Seat, String>, secret: Seed, origin: &str) -> Self {
        let mut fork = self.clone();
        let options = self.options();
        let old = &self.record.header;
        fork.record.header = Header {
            forked_from: Some(format!("{origin} {}", steps.max(1) - 1)),
            origin: Some(Origin {
                commitment: old.commitment.clone(),
                rules: old.rules.clone(),
            }),
            ..Header::new::<G>(&options, seats, &secret)
        };
        fork.secret = secret;
        fork.truncate(steps);
        fork
    }

    /// Has the match wait for its coaches, before anything has been played in it.
    pub fn wait(&mut self) {
        self.record.header.waiting = true;
    }

    fn options(&self) -> G::Options {
        self.record
            .options()
            .expect("the header fitted when the match began")
    }

    /// All seats of the match.
    ///
    /// # Panics
    /// Never: the header fitted the game when the match began.
    #[must_use]
    pub fn seats(&self) -> Seats {
        G::seats(&self.options())
    }
}

/// All that is hidden from anybody, dealt anew for every seat. What everybody sees stays.
pub(crate) fn deal_anew<G: Game>(state: &G, seats: Seats, luck: &Seed, stream: u64) -> G {
    let mut rng = Rng::of_step(luck, stream);
    seats
        .iter()
        .fold(state.clone(), |dealt, seat| dealt.redeal(seat, &mut rng))
}
