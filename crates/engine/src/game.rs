//! The contract that every game honours, in five parts: how it is played, what is seen, what is told, what is written
//! down, and what is audited.

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    BySide, Chance, ClockInput, Commentary, Log, Moves, NotationError, OptionRefusal, OptionSpec,
    OptionValues, Outcome, Prompt, Refusal, Rng, Scoreline, Seat, Seats, Side, Text, Timers, ToAct, Viewer,
};

/// A game: what is in its box, and all five parts of the contract.
///
/// ```
/// use engine::Game;
/// use flip_football::FlipFootball;
///
/// assert_eq!(FlipFootball::ID, "flip-football");
/// assert!(FlipFootball::BOOKS[0].contains("FLIP-PLAY-1"));
/// ```
pub trait Game: Voice + Writing + Audit {
    /// The game's id in records and addresses, such as `flip-football`.
    const ID: &'static str;
    /// The version of these rules; it stands in every record's header.
    const RULES_VERSION: &'static str;
    /// `RULES.md`, `RULINGS.md` and `LEARN.md`: the rulebook that players read.
    const BOOKS: [&'static str; 3];
}

/// How a game is played. The value itself is the state of one match: flat, cheap to clone, changed by `apply` alone.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Chance, Dropped, Rules};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut state = FlipFootball::new(&options);
/// state.start(&mut Chance::seeded(1), &mut Dropped);
/// let seat = state.to_act().seats().iter().next().unwrap();
/// let mv = state.moves(seat).listed().remove(0);
/// assert!(state.check(seat, &mv).is_ok());
/// state.play(seat, &mv, &mut Chance::seeded(1), &mut Dropped).unwrap();
/// ```
pub trait Rules: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What can be agreed before a match.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One choice. `Display` and `FromStr` are its notation, serde its JSON.
    type Move: Datum;
    /// One fact that a move brought about. `Display` and `FromStr` are its notation, serde its JSON.
    type Event: Datum;
    /// Why a move is forbidden.
    type Refusal: Refusal;

    // Before the match.

    /// The options, in the order in which they are offered.
    fn option_specs() -> &'static [OptionSpec];

    /// Named sets of options worth offering: (name, [(option, value)]).
    const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] = &[];

    /// The presets by which a match can count for ratings: the game as people agree to compare themselves in it.
    const RATED: &'static [&'static str] = &[];

    /// Times to think that fit the length of the game, the shortest first: minutes a side and seconds added for each
    /// decision. Somebody outside keeps them; the rules never hear of them.
    const PACES: &'static [(u16, u16)] = &[];

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

    /// Whether a seat may play a move now. Changes nothing, rolls nothing and copies no match.
    ///
    /// # Errors
    /// The first clause that forbids it: exactly what `play` would answer.
    fn check(&self, seat: Seat, mv: &Self::Move) -> Result<(), Self::Refusal>;

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

    /// The outcome if a side gives up now. Where a rulebook is silent the score stands and the other side wins.
    fn forfeit(&self, side: Side) -> Outcome;
}

/// What is seen of a match, and by whom.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Chance, Dropped, Rng, Rules, Seat, Sight, Viewer};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut state = FlipFootball::new(&options);
/// state.start(&mut Chance::seeded(1), &mut Dropped);
/// let imagined = state.redeal(Seat::Home, &mut Rng::seeded(2));
/// let home = Viewer::Seat(Seat::Home);
/// assert_eq!(state.view(home), imagined.view(home), "what a seat cannot know makes no difference to what it sees");
/// ```
pub trait Sight: Rules {
    /// What one viewer may see.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;

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
}

/// What is told of a match, to people.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Chance, Dropped, Rules, Viewer, Voice};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut state = FlipFootball::new(&options);
/// state.start(&mut Chance::seeded(1), &mut Dropped);
/// assert_eq!(state.scoreline().score.home, 0);
/// assert!(state.prompt(Viewer::Spectator).clause.0.starts_with("FLIP-"));
/// ```
pub trait Voice: Sight {
    /// The score bug: public at all times.
    fn scoreline(&self) -> Scoreline;

    /// The goals of the whole match so far, where the score bug shows those of a part of it.
    fn match_goals(&self) -> BySide<u16> {
        self.scoreline().score
    }

    /// What the viewer should be told about the decision at hand.
    fn prompt(&self, viewer: Viewer) -> Prompt;

    /// What happens to a seat that has not decided when the clock of the present decision runs out, in words.
    fn at_zero(&self, _seat: Seat) -> Option<Text> {
        None
    }

    /// The radio voice. An event without a line is told by its neighbours.
    fn commentary(event: &Self::Event) -> Option<Commentary>;

    /// The view drawn as text, for the terminal and for screen readers.
    fn picture(view: &Self::View) -> String;
}

/// What is written down of a match, hidden parts included. Moves and events bring their notation with them.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Chance, Dropped, Rules, Writing};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut state = FlipFootball::new(&options);
/// state.start(&mut Chance::seeded(1), &mut Dropped);
/// let text = state.write_position();
/// assert_eq!(FlipFootball::read_position(&options, &text), Ok(state));
/// assert_eq!(FlipFootball::mirror("home: lay"), "away: lay");
/// ```
pub trait Writing: Rules {
    /// The whole position as text, hidden parts included.
    fn write_position(&self) -> String;

    /// Reads a position. What is left out has the value it has at the start of a match.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn read_position(options: &Self::Options, text: &str) -> Result<Self, NotationError>;

    /// The same line of notation with the sides exchanged.
    fn mirror(line: &str) -> String;
}

/// What the laws ask of a match.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Audit, Chance, Dropped, Rules};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut state = FlipFootball::new(&options);
/// state.start(&mut Chance::seeded(1), &mut Dropped);
/// assert_eq!(state.audit(), Ok(()));
/// assert!(FlipFootball::STEPS_MAX > 100);
/// ```
pub trait Audit: Rules {
    /// The most steps (moves and clock inputs) that a match can take.
    const STEPS_MAX: u32;

    /// Audits what must hold in every state: nothing is lost or doubled.
    ///
    /// # Errors
    /// What does not hold.
    fn audit(&self) -> Result<(), String>;

    /// Any move that the game has a word for, legal or not, near this position: where a piece stands, what a hand
    /// holds, who is on the ball. Every kind of move has a chance in every phase.
    fn any_move(&self, rng: &mut Rng) -> Self::Move;
}

/// What moves and events are: plain data with a notation and a JSON form.
///
/// ```
/// fn survives<T: engine::Datum>(text: &str) -> bool {
///     text.parse::<T>().is_ok_and(|datum| datum.to_string() == text)
/// }
/// assert!(survives::<flip_football::Move>("lay"));
/// ```
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
