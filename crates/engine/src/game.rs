//! The contract that every game honours.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    BySide, Chance, Commentary, NotationError, OptionRefusal, OptionSpec, OptionValues, Prompt, Refusal, Rng,
    Seat, Seats, Side, Text, Viewer,
};

/// A rule set. The value itself is the state of one match: flat, cheap to clone, changed by `apply` alone.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's id in records and addresses, such as `flip-football`.
    const ID: &'static str;
    /// The version of these rules; it stands in every record's header.
    const RULES_VERSION: &'static str;
    /// `RULES.md`, `RULINGS.md` and `LEARN.md`: the rulebook that players read.
    const BOOKS: [&'static str; 3];

    /// What can be agreed before a match.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One choice. `Display` and `FromStr` are its notation, serde its JSON.
    type Move: Datum;
    /// One fact that a move brought about. `Display` and `FromStr` are its notation, serde its JSON.
    type Event: Datum;
    /// What one viewer may see.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// Why a move is forbidden.
    type Refusal: Refusal;

    // Before the match.

    /// The options, in the order in which they are offered.
    fn option_specs() -> &'static [OptionSpec];

    /// Reads what somebody asked for.
    ///
    /// # Errors
    /// What is wrong with it, and under which clause.
    fn options(values: &OptionValues) -> Result<Self::Options, OptionRefusal>;

    /// The seats of a match with these options.
    fn seats(options: &Self::Options) -> Seats;

    /// The state before the first event.
    fn new(options: &Self::Options) -> Self;

    /// Everything that happens before the first decision.
    fn start(&mut self, chance: &mut Chance, log: &mut impl Log<Self::Event>);

    // Play.

    /// Who must decide now.
    fn to_act(&self) -> ToAct;

    /// The legal moves of a seat. None if it is not to act.
    fn moves(&self, seat: Seat) -> Moves<Self::Move>;

    /// One legal move of a seat that is to act, cheaply, for playouts. Every legal move has a chance.
    ///
    /// # Panics
    /// If the seat is not to act.
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Self::Move;

    /// Plays a move: applied whole, or refused with the state untouched.
    ///
    /// # Errors
    /// The first clause that forbids it.
    fn play(
        &mut self,
        seat: Seat,
        mv: &Self::Move,
        chance: &mut Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Hears the clock: what the rules say when time runs out, or at the referee's tick.
    ///
    /// # Errors
    /// The clause that forbids it. Most games ignore what does not concern them.
    fn clock(
        &mut self,
        input: ClockInput,
        chance: &mut Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// The clocks that somebody outside must run now.
    fn timers(&self) -> Timers;

    /// The options of a match whose time nobody keeps, as in a terminal or a laboratory: the rules count it themselves.
    const UNTIMED: &'static [(&'static str, &'static str)] = &[];

    /// How long a move takes on the virtual clock of matches without people, in milliseconds.
    fn virtual_ms(&self, seat: Seat, mv: &Self::Move) -> u32;

    /// Folds one event into the state. Rolls nothing and cannot fail.
    fn apply(&mut self, event: &Self::Event);

    // What is seen.

    /// What a viewer may see of the match.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a viewer may see of an event: all of it, a part, or nothing.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether an event told somebody something that cannot be untold: a roll, or a hidden thing shown.
    /// No move is taken back across it without consent.
    fn reveals(event: &Self::Event) -> bool;

    /// A state that the seat cannot tell from this one, with all that it does not know dealt anew.
    #[must_use]
    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self;

    /// The score bug: public at all times.
    fn scoreline(&self) -> Scoreline;

    /// The goals of the whole match so far, where the score bug shows those of a part of it.
    fn match_goals(&self) -> BySide<u16> {
        self.scoreline().score
    }

    /// The outcome if a side gives up now. Where a rulebook is silent the score stands and the other side wins.
    fn forfeit(&self, side: Side) -> Outcome {
        let outcome = Outcome::of_score(self.scoreline().score);
        Outcome {
            winner: Some(side.other()),
            forfeit: Some(side),
            ..outcome
        }
    }

    /// What the viewer should be told about the decision at hand.
    fn prompt(&self, viewer: Viewer) -> Prompt;

    /// The radio voice. An event without a line is told by its neighbours.
    fn commentary(event: &Self::Event) -> Option<Commentary>;

    /// The view drawn as text, for the terminal and for screen readers.
    fn picture(view: &Self::View) -> String;

    // Written down.

    /// The whole position as text, hidden parts included.
    fn write_position(&self) -> String;

    /// Reads a position. What is left out has the value it has at the start of a match.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn read_position(options: &Self::Options, text: &str) -> Result<Self, NotationError>;

    // Checked by the laws.

    /// Checks what must hold in every state: nothing is lost or doubled.
    ///
    /// # Errors
    /// What does not hold.
    fn audit(&self) -> Result<(), String>;

    /// Any move that the game has a word for, legal or not, near this position: where a piece stands, what a hand
    /// holds, who is on the ball. Every kind of move has a chance in every phase.
    fn any_move(&self, rng: &mut Rng) -> Self::Move;

    /// The same line of notation with the sides exchanged.
    fn mirror(line: &str) -> String;

    /// The most steps (moves and clock inputs) that a match can take.
    const STEPS_MAX: u32;
}

/// What moves and events are: plain data with a notation and a JSON form.
pub trait Datum:
    Clone
    + PartialEq
    + Debug
    + Display
    + FromStr<Err = NotationError>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
}
impl<T> Datum for T where
    T: Clone
        + PartialEq
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static
{
}

/// Who must decide.
#[derive(Clone, PartialEq, Debug)]
pub enum ToAct {
    /// These seats; several at once choose in secret.
    Seats(Seats),
    /// Nobody: the match waits for the referee's tick.
    Clock,
    /// Nobody any more.
    Over(Outcome),
}

impl ToAct {
    /// The seats that must decide.
    #[must_use]
    pub fn seats(&self) -> Seats {
        match self {
            Self::Seats(seats) => *seats,
            Self::Clock | Self::Over(_) => Seats::NONE,
        }
    }

    /// The outcome, if the match is over.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Seats(_) | Self::Clock => None,
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who won, shoot-out and forfeit included; nobody in a draw.
    pub winner: Option<Side>,
    /// The score of play.
    pub score: BySide<u16>,
    /// The score of the shoot-out, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub shoot_out: Option<BySide<u16>>,
    /// The side that gave up or was made to, if the match ended so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub forfeit: Option<Side>,
}

impl Outcome {
    /// The outcome of a score alone.
    #[must_use]
    pub fn of_score(score: BySide<u16>) -> Self {
        let winner = match score.home.cmp(&score.away) {
            std::cmp::Ordering::Greater => Some(Side::Home),
            std::cmp::Ordering::Less => Some(Side::Away),
            std::cmp::Ordering::Equal => None,
        };
        Self {
            winner,
            score,
            shoot_out: None,
            forfeit: None,
        }
    }
}

/// The legal moves of a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Moves<M> {
    /// All of them.
    Listed(Vec<M>),
    /// Too many to list, as line-ups and flicks are: `sample` gives examples and the view their bounds.
    Open,
}

impl<M> Moves<M> {
    /// The listed moves; none if they are open.
    #[must_use]
    pub fn listed(self) -> Vec<M> {
        match self {
            Self::Listed(moves) => moves,
            Self::Open => Vec::new(),
        }
    }
}

/// What the clock can tell a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockInput {
    /// The referee goes on by one step.
    Tick,
    /// The time for the present decision is up.
    DecisionTimeUp,
    /// The time of the present period is up.
    PeriodTimeUp,
}

impl Display for ClockInput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Tick => "tick",
            Self::DecisionTimeUp => "time is up",
            Self::PeriodTimeUp => "period is up",
        })
    }
}

impl FromStr for ClockInput {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "tick" => Ok(Self::Tick),
            "time is up" => Ok(Self::DecisionTimeUp),
            "period is up" => Ok(Self::PeriodTimeUp),
            _ => Err(NotationError::new(format!("the clock does not say `{text}`"))),
        }
    }
}

/// The clocks that somebody outside the rules must run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Timers {
    /// Whether the match waits for ticks of the referee.
    pub tick: bool,
    /// The clock of the present decision.
    pub decision: Option<Timer>,
    /// The clock of the present period.
    pub period: Option<Timer>,
}

/// One clock. It starts anew when its id changes, and runs on while the id stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timer {
    /// Which decision or period it belongs to.
    pub id: u32,
    /// Its whole length in milliseconds.
    pub length_ms: u32,
    /// Whether it runs now.
    pub running: bool,
}

/// The score bug.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scoreline {
    /// The score of play.
    pub score: BySide<u16>,
    /// The minute or round as it is written, such as `37'`.
    pub clock: String,
    /// The phase of the match in words.
    pub phase: Text,
    /// The side on the ball, if any.
    pub attacking: Option<Side>,
}

/// Where events go: kept by the server and by tests, dropped by playouts.
pub trait Log<E> {
    /// Takes an event that has been applied.
    fn record(&mut self, event: E);
}

impl<E> Log<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}

/// A log that keeps nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dropped;

impl<E> Log<E> for Dropped {
    #[inline]
    fn record(&mut self, _: E) {}
}

/// A move being played: the state to read, chance to ask, and `emit` as the only way to change anything.
pub struct Turn<'a, G: Game, L> {
    state: &'a mut G,
    /// The referee's dice and shuffles.
    pub chance: &'a mut Chance,
    log: &'a mut L,
}

impl<'a, G: Game, L: Log<G::Event>> Turn<'a, G, L> {
    /// Begins a turn on a state.
    pub fn new(state: &'a mut G, chance: &'a mut Chance, log: &'a mut L) -> Self {
        Self { state, chance, log }
    }

    /// The state as it is now.
    #[inline]
    #[must_use]
    pub fn state(&self) -> &G {
        self.state
    }

    /// Applies an event and logs it.
    #[inline(always)]
    pub fn emit(&mut self, event: G::Event) {
        self.state.apply(&event);
        self.log.record(event);
    }
}
