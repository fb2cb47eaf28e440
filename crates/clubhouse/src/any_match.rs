//! A match of any game: JSON in and out.

use std::{collections::BTreeMap, ops::Range, sync::Arc};

use bots::{Budget, Instinct, Knowledge, Level, Reason, is_forced, reasons, think};
use engine::{
    Aside, Clause, ClockInput, Commentary, Entry, Input, Match, MatchError, Moves, Outcome, Prompt,
    RecordError, Refusal, Rng, Scoreline, Seat, Seats, Seed, TakebackError, Text, Timers, ToAct, Viewer,
    Weight, Word, Words, ended_by, fold,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::{AnyGame, any_game::Entrance, game, written::WrittenQuestion};

/// Why a move was not played.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The text is no move of this game.
    #[error("{0}")]
    Malformed(String),
    /// The rules forbid it.
    #[error("{detail}")]
    Refused {
        /// The clause that forbids it.
        clause: Clause,
        /// The plain sentence.
        detail: String,
    },
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The match has not begun.
    #[error("the match waits for its coaches")]
    Waiting,
    /// It cannot be settled beside the rules now.
    #[error("{0}")]
    NotNow(&'static str),
}

/// An event as one viewer sees it.
#[derive(Debug, Serialize)]
pub struct SeenEvent {
    /// The event, by the game's own type.
    pub event: Box<RawValue>,
    /// What the radio says about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commentary: Option<Commentary>,
    /// Whether it is the first that happened because somebody's time was up.
    pub time_up: bool,
}

/// One step of a replay as one viewer sees it.
#[derive(Debug, Serialize)]
pub struct Frame {
    /// The step of the record, the start being 0.
    pub step: usize,
    /// What happened in it.
    pub events: Vec<SeenEvent>,
    /// What the viewer saw after it.
    pub view: Box<RawValue>,
    /// The score bug after it.
    pub scoreline: Scoreline,
    /// What the viewer was told about the decision that followed.
    pub prompt: Prompt,
}

/// What a bot makes of a decision.
#[derive(Clone, Debug)]
pub struct Advice {
    /// Its move, in notation.
    pub mv: String,
    /// Its move, by the game's own type.
    pub json: Box<RawValue>,
    /// The chance to win of the side that asks, with the move.
    pub with_it: f64,
    /// The same with what comes to mind at once.
    pub at_once: f64,
    /// How many simulations led there.
    pub simulations: u32,
    /// What it would look into first when the seat decides again, in notation.
    pub next: Vec<String>,
    /// Why, if that was asked.
    pub why: Option<Why>,
}

/// Whose doing a step was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// A coach's, by a move or by giving up.
    Coach(Seat),
    /// A clock's.
    Clock,
    /// Something beside the rules: the start, a word, or what was settled.
    Beside,
}

/// Why a move is good.
#[derive(Clone, PartialEq, Debug)]
pub enum Why {
    /// There is no other.
    Forced,
    /// What it changes most.
    Reasons(Vec<Text>),
}

/// A decision to be made: tells what a bot of a level makes of it within a budget. The same knowledge, level, number of
/// simulations and seed give the same advice.
pub type Question = Arc<dyn Fn(Level, &Budget<'_>, u64) -> Advice + Send + Sync>;

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;
    /// The seats of the match.
    fn seats(&self) -> Seats;
    /// Who must decide now.
    fn to_act(&self) -> ToAct;
    /// The outcome, if the match is over.
    fn outcome(&self) -> Option<Outcome> {
        self.to_act().outcome().copied()
    }
    /// The clocks that somebody must run.
    fn timers(&self) -> Timers;
    /// What happens to a seat that must decide when the clock of its decision runs out, in words.
    fn at_zero(&self, seat: Seat) -> Option<Text>;
    /// The score bug.
    fn scoreline(&self) -> Scoreline;
    /// What a viewer should be told about the decision at hand.
    fn prompt(&self, viewer: Viewer) -> Prompt;
    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// What a viewer may see, drawn as text.
    fn picture(&self, viewer: Viewer) -> String;
    /// The seat's legal moves as a JSON array; nothing if they cannot be listed.
    fn choices(&self, seat: Seat) -> Option<Box<RawValue>>;
    /// The seat's legal moves in notation; nothing if they cannot be listed.
    fn choices_in_notation(&self, seat: Seat) -> Option<Vec<String>>;

    /// Plays a move, given as JSON or in notation.
    ///
    /// # Errors
    /// Why it was not played; nothing changed then.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), PlayError>;
    /// Goes on with the next step as `entry_json` tells it, which was played elsewhere. Answers whose doing it was.
    ///
    /// # Errors
    /// If it does not fit; nothing changed then.
    fn follow(&mut self, entry: &str) -> Result<Doing, RecordError>;
    /// Whether a move could be played now.
    ///
    /// # Errors
    /// Why not.
    fn try_move(&self, seat: Seat, mv: &str) -> Result<(), PlayError>;
    /// Hears the clock.
    ///
    /// # Errors
    /// If the rules forbid it or the match is over; nothing changed then.
    fn clock(&mut self, input: ClockInput) -> Result<(), PlayError>;
    /// A coach gives up.
    ///
    /// # Errors
    /// If the match is over.
    fn resign(&mut self, seat: Seat) -> Result<(), PlayError>;
    /// Something is settled beside the rules.
    ///
    /// # Errors
    /// If the match is over or this is not the time for it; nothing changed then.
    fn aside(&mut self, aside: Aside) -> Result<(), PlayError>;
    /// Why something cannot be settled beside the rules now, if it cannot.
    fn refuses(&self, aside: &Aside) -> Option<&'static str>;
    /// Who offers a draw that nobody has answered.
    fn open_offer(&self) -> Option<Seat>;
    /// The level of the bot that plays for a coach, if one does.
    fn stand_in(&self, seat: Seat) -> Option<&str>;
    /// How much a spectator has to look at in a step: each of its public events, by how much it matters.
    fn shown(&self, step: usize) -> Vec<Weight>;
    /// The decision of a seat that is to act, for a bot to think about, elsewhere if need be. `earlier` is what the
    /// seat's last advice said of what is next.
    fn question(&self, seat: Seat, earlier: &[String]) -> Question;
    /// The same in writing, for another machine. What the seat does not know is dealt anew in it.
    fn write_question(&self, seat: Seat, earlier: &[String]) -> WrittenQuestion;
    /// The same, for a person: the advice says why.
    fn explained(&self, seat: Seat) -> Question;

    /// Says who sits where.
    fn rename(&mut self, names: BTreeMap<Seat, String>);
    /// What the match is called from which this one was played on, if it was.
    fn origin(&self) -> Option<&str>;
    /// Who had to decide when a step was made.
    fn deciders_at(&self, step: usize) -> Seats;
    /// A coach adds a word to the luck: while the match waits, before anything is drawn; afterwards by a step of its
    /// own, from the next one on.
    fn add_word(&mut self, seat: Seat, word: Word);
    /// The words that the coaches have added to the luck so far.
    fn words(&self) -> &Words;
    /// Whether the match waits for its coaches or their words.
    fn is_waiting(&self) -> bool;
    /// Has a fork wait, before anything has been played in it.
    fn wait(&mut self);
    /// Ends the waiting, in a fork with what is hidden dealt anew if wanted. `catch_up` then plays the first step.
    fn begin(&mut self, deals_anew: bool);
    /// Plays the step that is due when a match begins. Answers whether there was one.
    fn catch_up(&mut self) -> bool;

    /// The number of steps so far, the start included.
    fn steps(&self) -> usize;
    /// Whether a step changed anything that can be seen by nobody else: it has no event at all.
    fn is_silent(&self, step: usize) -> bool;
    /// The header as JSON. The secret stands in it only when the match is over.
    fn header_json(&self) -> String;
    /// One step as JSON, hidden parts included: for the store alone.
    fn entry_json(&self, step: usize) -> String;
    /// The record as text, hidden parts included: only for finished matches, or the coach's own terminal.
    fn record_text(&self) -> String;
    /// The record as JSON, hidden parts included: only for finished matches, or the coach's own terminal.
    fn record_json(&self) -> String;
    /// What a viewer saw of some steps, in order.
    fn seen_events(&self, viewer: Viewer, steps: Range<usize>) -> Vec<SeenEvent>;
    /// How many events a viewer saw in some steps.
    fn seen_count(&self, viewer: Viewer, steps: Range<usize>) -> usize;
    /// The whole match as a viewer saw it. Steps of which the viewer saw nothing do not appear.
    fn frames(&self, viewer: Viewer) -> Vec<Frame>;

    /// How many steps remain if the seat takes its last move back alone.
    ///
    /// # Errors
    /// Why it may not.
    fn takeback_alone(&self, seat: Seat) -> Result<usize, TakebackError>;
    /// How many steps remain if the seat takes its last move back with consent.
    ///
    /// # Errors
    /// If there is none.
    fn takeback_agreed(&self, seat: Seat) -> Result<usize, TakebackError>;
    /// Goes back to the first `steps` steps.
    fn truncate(&mut self, steps: usize);
    /// A new match that goes on from the first `steps` steps of this one, which is called `origin`.
    fn fork(
        &self,
        steps: usize,
        names: BTreeMap<Seat, String>,
        secret: Seed,
        origin: &str,
    ) -> Box<dyn AnyMatch>;
    /// The match as it was after the first `steps` steps, to be looked at.
    fn as_of(&self, steps: usize) -> Box<dyn AnyMatch>;
    /// The secret of the luck: for the store alone.
    fn secret(&self) -> Seed;
}

impl<G: Entrance> AnyMatch for Match<G> {
    fn game(&self) -> &'static dyn AnyGame {
        game(G::ID).expect("every game of the catalogue has its door")
    }

    fn seats(&self) -> Seats {
        Match::seats(self)
    }

    fn to_act(&self) -> ToAct {
        Match::to_act(self)
    }

    fn timers(&self) -> Timers {
        match self.to_act() {
            ToAct::Over(_) => Timers::default(),
            ToAct::Seats(_) | ToAct::Clock if self.is_waiting() => Timers::default(),
            ToAct::Seats(_) | ToAct::Clock => self.state().timers(),
        }
    }

    fn at_zero(&self, seat: Seat) -> Option<Text> {
        self.to_act()
            .seats()
            .contains(seat)
            .then(|| self.state().at_zero(seat))
            .flatten()
    }

    fn scoreline(&self) -> Scoreline {
        Match::scoreline(self)
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.state().prompt(viewer)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.state().view(viewer))
    }

    fn picture(&self, viewer: Viewer) -> String {
        G::picture(&self.state().view(viewer))
    }

    fn choices(&self, seat: Seat) -> Option<Box<RawValue>> {
        match legal_moves(self, seat) {
            Moves::Listed(moves) => Some(raw(&moves)),
            Moves::Open => None,
        }
    }

    fn choices_in_notation(&self, seat: Seat) -> Option<Vec<String>> {
        match legal_moves(self, seat) {
            Moves::Listed(moves) => Some(moves.iter().map(ToString::to_string).collect()),
            Moves::Open => None,
        }
    }

    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), PlayError> {
        let mv = read_move::<G>(mv)?;
        Match::play(self, seat, mv).map(|_| ()).map_err(play_error)
    }

    fn follow(&mut self, entry: &str) -> Result<Doing, RecordError> {
        let entry: Entry<G::Move, G::Event> =
            serde_json::from_str(entry).map_err(|why| RecordError::Unreadable {
                line: self.steps(),
                why: why.to_string(),
            })?;
        let doing = match &entry.input {
            Input::Move(seat, _) | Input::Resign(seat) => Doing::Coach(*seat),
            Input::Clock(_) => Doing::Clock,
            Input::Start | Input::DealtAnew(_) | Input::Word(..) | Input::Aside(_) => Doing::Beside,
        };
        Match::follow(self, entry)?;
        Ok(doing)
    }

    fn try_move(&self, seat: Seat, mv: &str) -> Result<(), PlayError> {
        let mv = read_move::<G>(mv)?;
        self.check(seat, &mv).map_err(play_error)
    }

    fn clock(&mut self, input: ClockInput) -> Result<(), PlayError> {
        Match::clock(self, input).map(|_| ()).map_err(play_error)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), PlayError> {
        Match::resign(self, seat).map(|_| ()).map_err(play_error)
    }

    fn aside(&mut self, aside: Aside) -> Result<(), PlayError> {
        Match::aside(self, aside).map(|_| ()).map_err(play_error)
    }

    fn refuses(&self, aside: &Aside) -> Option<&'static str> {
        self.record().refuses(aside)
    }

    fn open_offer(&self) -> Option<Seat> {
        self.record().open_offer()
    }

    fn stand_in(&self, seat: Seat) -> Option<&str> {
        self.record().stand_in(seat)
    }

    fn shown(&self, step: usize) -> Vec<Weight> {
        self.record().entries[step]
            .events
            .iter()
            .filter_map(|event| G::seen_by(event, Viewer::Spectator))
            .map(|event| G::commentary(&event).map_or(Weight::Quiet, |line| line.weight))
            .collect()
    }

    fn question(&self, seat: Seat, earlier: &[String]) -> Question {
        question(self.state().clone(), seat, earlier)
    }

    fn write_question(&self, seat: Seat, earlier: &[String]) -> WrittenQuestion {
        // Which deal it is does not matter: no bot can tell it from the true one.
        let dealt = self.state().redeal(seat, &mut Rng::seeded(0));
        WrittenQuestion {
            game: G::ID.to_owned(),
            options: self.record().header.options.clone(),
            position: dealt.write_position(),
            seat,
            earlier: earlier.to_vec(),
        }
    }

    fn explained(&self, seat: Seat) -> Question {
        let (question, state) = (self.question(seat, &[]), self.state().clone());
        Arc::new(move |level, budget, seed| {
            let advice = question(level, budget, seed);
            let why = if is_forced(&state, seat) {
                Why::Forced
            } else {
                let mv = advice.mv.parse().expect("we wrote the move ourselves");
                let reasons = reasons(&state, seat, &mv, &mut Rng::seeded(seed));
                Why::Reasons(reasons.iter().map(in_words::<G>).collect())
            };
            Advice {
                why: Some(why),
                ..advice
            }
        })
    }

    fn rename(&mut self, names: BTreeMap<Seat, String>) {
        Match::rename(self, names);
    }

    fn origin(&self) -> Option<&str> {
        let (name, _step) = self.record().header.forked_from.as_ref()?.rsplit_once(' ')?;
        Some(name)
    }

    fn deciders_at(&self, step: usize) -> Seats {
        Match::deciders_at(self, step)
    }

    fn add_word(&mut self, seat: Seat, word: Word) {
        Match::add_word(self, seat, word);
    }

    fn words(&self) -> &Words {
        Match::words(self)
    }

    fn is_waiting(&self) -> bool {
        Match::is_waiting(self)
    }

    fn wait(&mut self) {
        Match::wait(self);
    }

    fn begin(&mut self, deals_anew: bool) {
        Match::begin(self, deals_anew);
    }

    fn catch_up(&mut self) -> bool {
        Match::catch_up(self)
    }

    fn steps(&self) -> usize {
        self.record().entries.len()
    }

    fn is_silent(&self, step: usize) -> bool {
        self.record().entries[step].events.is_empty()
    }

    fn header_json(&self) -> String {
        json(&self.record().header)
    }

    fn entry_json(&self, step: usize) -> String {
        json(&self.record().entries[step])
    }

    fn record_text(&self) -> String {
        self.record().to_string()
    }

    fn record_json(&self) -> String {
        json(self.record())
    }

    fn seen_events(&self, viewer: Viewer, steps: Range<usize>) -> Vec<SeenEvent> {
        self.record().entries[steps]
            .iter()
            .flat_map(|entry| seen::<G>(entry, viewer))
            .collect()
    }

    fn seen_count(&self, viewer: Viewer, steps: Range<usize>) -> usize {
        self.record().entries[steps]
            .iter()
            .flat_map(|entry| &entry.events)
            .filter(|event| G::seen_by(event, viewer).is_some())
            .count()
    }

    fn frames(&self, viewer: Viewer) -> Vec<Frame> {
        let options = self
            .record()
            .options()
            .expect("the header fitted when the match began");
        let mut state = G::new(&options);
        let mut frames = Vec::new();
        for (step, entry) in self.record().entries.iter().enumerate() {
            fold(&mut state, &options, step, entry).expect("the match was folded before");
            let events: Vec<SeenEvent> = seen::<G>(entry, viewer).collect();
            if is_pictured(&entry.input) || !events.is_empty() {
                frames.push(Frame {
                    step,
                    events,
                    view: raw(&state.view(viewer)),
                    scoreline: scoreline_after(&state, &entry.input),
                    prompt: state.prompt(viewer),
                });
            }
        }
        frames
    }

    fn takeback_alone(&self, seat: Seat) -> Result<usize, TakebackError> {
        Match::takeback_alone(self, seat)
    }

    fn takeback_agreed(&self, seat: Seat) -> Result<usize, TakebackError> {
        Match::takeback_agreed(self, seat)
    }

    fn truncate(&mut self, steps: usize) {
        Match::truncate(self, steps);
    }

    fn fork(
        &self,
        steps: usize,
        names: BTreeMap<Seat, String>,
        secret: Seed,
        origin: &str,
    ) -> Box<dyn AnyMatch> {
        Box::new(Match::fork(self, steps, names, secret, origin))
    }

    fn as_of(&self, steps: usize) -> Box<dyn AnyMatch> {
        let mut before = self.clone();
        before.truncate(steps);
        Box::new(before)
    }

    fn secret(&self) -> Seed {
        Match::secret(self)
    }
}

/// A decision to be made in a state.
pub(crate) fn question<G: Entrance>(state: G, seat: Seat, earlier: &[String]) -> Question {
    let earlier: Vec<G::Move> = earlier.iter().filter_map(|mv| mv.parse().ok()).collect();
    Arc::new(move |level, budget, seed| {
        let mut rng = Rng::seeded(seed);
        let thought = think(&state, seat, level, budget, &earlier, &mut rng);
        Advice {
            mv: thought.mv.to_string(),
            json: raw(&thought.mv),
            with_it: thought.chance,
            at_once: thought.at_once,
            simulations: thought.simulations,
            next: thought.next.iter().map(ToString::to_string).collect(),
            why: None,
        }
    })
}

fn legal_moves<G: Instinct>(fixture: &Match<G>, seat: Seat) -> Moves<G::Move> {
    if fixture.to_act().seats().contains(seat) {
        fixture.state().moves(seat)
    } else {
        Moves::Listed(Vec::new())
    }
}

fn read_move<G: Instinct>(text: &str) -> Result<G::Move, PlayError> {
    if text.trim_start().starts_with('{') {
        serde_json::from_str(text).map_err(|error| PlayError::Malformed(error.to_string()))
    } else {
        text.trim()
            .parse()
            .map_err(|error: engine::NotationError| PlayError::Malformed(error.to_string()))
    }
}

fn play_error<R: Refusal>(error: MatchError<R>) -> PlayError {
    match error {
        MatchError::Over => PlayError::Over,
        MatchError::Waiting => PlayError::Waiting,
        MatchError::NotNow(why) => PlayError::NotNow(why),
        MatchError::Refused(refusal) => PlayError::Refused {
            clause: refusal.clause(),
            detail: refusal.to_string(),
        },
    }
}

/// What a viewer sees of a step.
pub(crate) fn seen<G: Instinct>(
    entry: &Entry<G::Move, G::Event>,
    viewer: Viewer,
) -> impl Iterator<Item = SeenEvent> {
    let mut time_up = matches!(entry.input, Input::Clock(ClockInput::DecisionTimeUp));
    let events = entry.events.iter();
    events
        .filter_map(move |event| G::seen_by(event, viewer))
        .map(move |event| SeenEvent {
            commentary: G::commentary(&event),
            event: raw(&event),
            time_up: std::mem::take(&mut time_up),
        })
}

/// Whether a step has its picture in a replay even if nothing was seen to happen: how it all began, and what cut it
/// short.
pub(crate) fn is_pictured<M>(input: &Input<M>) -> bool {
    match input {
        Input::Start | Input::DealtAnew(_) | Input::Resign(_) => true,
        Input::Aside(aside) => aside.ends(),
        Input::Move(..) | Input::Clock(_) | Input::Word(..) => false,
    }
}

/// The score bug after a step.
pub(crate) fn scoreline_after<G: Instinct>(state: &G, input: &Input<G::Move>) -> Scoreline {
    match ended_by(state, input) {
        Some(outcome) => state.scoreline().cut_short(&outcome),
        None => state.scoreline(),
    }
}

/// A reason in words.
fn in_words<G: Knowledge>(reason: &Reason) -> Text {
    let seen = match (reason.attacking, reason.more) {
        (true, true) => "your-more",
        (true, false) => "your-less",
        (false, true) => "their-more",
        (false, false) => "their-less",
    };
    Text {
        key: key_of::<G>(reason.feature).into(),
        args: BTreeMap::new(),
    }
    .with("seen", seen)
}

/// The key of the words for what a bot looks at: `why-<game>-<feature>`.
pub(crate) fn key_of<G: Knowledge>(feature: &str) -> String {
    let slug = feature
        .to_lowercase()
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-");
    format!("why-{}-{slug}", G::ID)
}

pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views, moves and events are plain data")
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("records are plain data")
}
