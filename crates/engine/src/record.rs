//! The record: the whole truth of a match, as a text that a person can read and as its JSON twin.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use crate::{
    Aside, ClockInput, Draw, Game, NotationError, OptionValues, Outcome, Seat, Seed, Word, Words, joint_seed,
    write_options,
};

/// The form of the record itself. Format 1 had no draws, and its seed was the secret alone.
const FORMAT: u32 = 2;

/// What stands above the moves.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Match, Rules as _, Seed};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let fixture = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(1));
/// let header = &fixture.record().header;
/// assert_eq!(header.game, "flip-football");
/// assert_eq!(header.commitment, Seed::from_number(1).commitment());
/// assert_eq!(header.told_secret(), None, "it is told when the match is over");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The form of the record.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: String,
    /// All options, by name.
    pub options: OptionValues,
    /// Who sat where.
    pub seats: BTreeMap<Seat, String>,
    /// The hash of the secret, published before anything else was known of the luck.
    pub commitment: String,
    /// What the coaches have added to the luck.
    #[serde(default, skip_serializing_if = "Words::is_empty")]
    pub words: Words,
    /// The secret, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Seed>,
    /// The seed of a match of format 1, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The outcome, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The match and its last step from which this one was played on, such as `k3x9 34`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_from: Option<String>,
    /// What else is known of that match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Whether the match waits for coaches or their words. Nothing is drawn before.
    #[serde(default, skip_serializing_if = "is_false")]
    pub waiting: bool,
    /// Whether a fork begins with all that is hidden dealt anew.
    #[serde(default, skip_serializing_if = "is_false")]
    pub deals_anew: bool,
}

/// What a fork says of the match it comes from.
///
/// ```
/// let origin = engine::Origin { commitment: "5f2a".to_owned(), rules: "1.0.0".to_owned() };
/// assert!(serde_json::to_string(&origin).unwrap().contains("5f2a"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The commitment of its luck.
    pub commitment: String,
    /// The version of the rules that its steps were played by.
    pub rules: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

impl Header {
    /// The header of a new match.
    #[must_use]
    pub fn new<G: Game>(options: &G::Options, seats: BTreeMap<Seat, String>, secret: &Seed) -> Self {
        Self {
            format: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION.to_owned(),
            options: write_options(options),
            seats,
            commitment: secret.commitment(),
            ..Self::empty()
        }
    }

    fn empty() -> Self {
        Self {
            format: 0,
            game: String::new(),
            rules: String::new(),
            options: OptionValues::new(),
            seats: BTreeMap::new(),
            commitment: String::new(),
            words: Words::new(),
            secret: None,
            seed: None,
            outcome: None,
            forked_from: None,
            origin: None,
            waiting: false,
            deals_anew: false,
        }
    }

    /// Whether the record tells every draw, and makes its seed of a secret and words.
    #[must_use]
    pub fn tells_draws(&self) -> bool {
        self.format > 1
    }

    /// The secret, if it is told.
    #[must_use]
    pub fn told_secret(&self) -> Option<Seed> {
        if self.tells_draws() {
            self.secret
        } else {
            self.seed
        }
    }

    /// Tells the secret, or keeps it.
    pub fn tell_secret(&mut self, secret: Option<Seed>) {
        if self.tells_draws() {
            self.secret = secret;
        } else {
            self.seed = secret;
        }
    }

    /// The seed of chance, if the secret is this one and these are the words.
    #[must_use]
    pub fn luck(&self, secret: &Seed, words: &Words) -> Seed {
        if self.tells_draws() || !words.is_empty() {
            joint_seed(secret, &self.game, &self.rules, words)
        } else {
            *secret
        }
    }

    /// The first step that was played with the luck of this header, if that can be said: a fork has steps of another.
    #[must_use]
    pub fn own_from(&self) -> Option<usize> {
        match &self.forked_from {
            None => Some(0),
            Some(origin) => Some(origin.rsplit_once(' ')?.1.parse::<usize>().ok()?.checked_add(1)?),
        }
    }
}

/// What made the match go on.
///
/// ```
/// use engine::{Input, Seat};
///
/// assert_eq!(Input::Move(Seat::Away, "lay").seat(), Some(Seat::Away));
/// assert_eq!(Input::<&str>::Start.seat(), None);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input<M> {
    /// The start of the match.
    Start,
    /// A coach's move.
    Move(Seat, M),
    /// The clock.
    Clock(ClockInput),
    /// A coach gave up.
    Resign(Seat),
    /// All that is hidden was dealt anew: the position, as the game writes it.
    DealtAnew(String),
    /// A coach who came when the match had begun added a word to the luck of all later steps.
    Word(Seat, Word),
    /// Something beside the rules: an agreement, a time that is up, a bot that plays on.
    Aside(Aside),
}

impl<M> Input<M> {
    /// The seat whose decision it was, if it was one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Move(seat, _) | Self::Resign(seat) => Some(*seat),
            Self::Start | Self::Clock(_) | Self::DealtAnew(_) | Self::Word(..) | Self::Aside(_) => None,
        }
    }
}

/// One step of a match: what came in and what it brought about.
///
/// ```
/// use engine::{Entry, Input};
///
/// let start: Entry<u8, u8> = Entry { input: Input::Start, draws: Vec::new(), events: vec![1] };
/// assert_eq!(start.events, [1]);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry<M, E> {
    /// What came in.
    pub input: Input<M>,
    /// What was drawn.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<Draw>,
    /// What it brought about.
    pub events: Vec<E>,
}

/// Header and every step.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Match, Record, Rules as _, Seed};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let fixture = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(1));
/// let text = fixture.record().to_string();
/// let read: Record<FlipFootball> = text.parse().unwrap();
/// assert_eq!(&read.state_after(usize::MAX).unwrap(), fixture.state());
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// What stands above the moves.
    pub header: Header,
    /// The steps; the first is the start.
    pub entries: Vec<Entry<G::Move, G::Event>>,
}

/// What is wrong with a record.
///
/// ```
/// let error = engine::RecordError::OtherGame("soccer-city".to_owned());
/// assert_eq!(error.to_string(), "this is a record of `soccer-city`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text or JSON cannot be read.
    #[error("line {line}: {why}")]
    Unreadable {
        /// The line, counted from 1.
        line: usize,
        /// What was expected there.
        why: String,
    },
    /// It is of another game.
    #[error("this is a record of `{0}`")]
    OtherGame(String),
    /// Its options are refused.
    #[error("options: {0}")]
    Options(String),
    /// A step does not follow from the steps before it.
    #[error("step {step}: {why}")]
    Step {
        /// The number of the step, the start being 0.
        step: usize,
        /// What it contradicts.
        why: String,
    },
}

impl<G: Game> Record<G> {
    /// Makes sure that the record is of a form that can be read.
    ///
    /// # Errors
    /// If it is of another.
    pub fn known_format(&self) -> Result<(), RecordError> {
        let format = self.header.format;
        if (1..=FORMAT).contains(&format) {
            return Ok(());
        }
        let why = format!("records of format {format} cannot be read, only those up to {FORMAT}");
        Err(RecordError::Unreadable { line: 1, why })
    }

    /// The options of the header.
    ///
    /// # Errors
    /// If the record is of another game or its options are refused.
    pub fn options(&self) -> Result<G::Options, RecordError> {
        if self.header.game != G::ID {
            return Err(RecordError::OtherGame(self.header.game.clone()));
        }
        G::options(&self.header.options).map_err(|refusal| RecordError::Options(refusal.detail))
    }

    /// The words that the coaches have added to the luck by the end of the record.
    #[must_use]
    pub fn words(&self) -> Words {
        let mut words = self.header.words.clone();
        let own_from = self.header.own_from().unwrap_or(self.entries.len());
        for entry in self.entries.iter().skip(own_from) {
            if let Input::Word(seat, word) = entry.input {
                words.insert(seat, word);
            }
        }
        words
    }

    /// The state after the first `steps` steps: the fold of their events. Needs no seed and no rules.
    ///
    /// # Errors
    /// If the header does not fit the game, or a position cannot be read.
    pub fn state_after(&self, steps: usize) -> Result<G, RecordError> {
        let options = self.options()?;
        let mut state = G::new(&options);
        for (step, entry) in self.entries.iter().take(steps).enumerate() {
            fold(&mut state, &options, step, entry)?;
        }
        Ok(state)
    }
}

/// Folds one step into the state.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Match, Rules as _, Seed, fold};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let fixture = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(1));
/// let mut state = FlipFootball::new(&options);
/// for (step, entry) in fixture.record().entries.iter().enumerate() {
///     fold(&mut state, &options, step, entry).unwrap();
/// }
/// assert_eq!(&state, fixture.state());
/// ```
///
/// # Errors
/// If it holds a position that cannot be read.
pub fn fold<G: Game>(
    state: &mut G,
    options: &G::Options,
    step: usize,
    entry: &Entry<G::Move, G::Event>,
) -> Result<(), RecordError> {
    if let Input::DealtAnew(position) = &entry.input {
        let unreadable = |why: NotationError| RecordError::Step {
            step,
            why: why.to_string(),
        };
        *state = G::read_position(options, position).map_err(unreadable)?;
    }
    for event in &entry.events {
        state.apply(event);
    }
    Ok(())
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = &self.header;
        let tag = |f: &mut fmt::Formatter<'_>, name: &str, value: &str| {
            writeln!(f, "[{name} {}]", serde_json::Value::from(value))
        };
        tag(f, "Format", &header.format.to_string())?;
        tag(f, "Game", &header.game)?;
        tag(f, "Rules", &header.rules)?;
        for (seat, name) in &header.seats {
            tag(f, &format!("Seat {seat}"), name)?;
        }
        for (name, value) in &header.options {
            let value = serde_json::to_string(value).map_err(|_| fmt::Error)?;
            writeln!(f, "[Option {name} {value}]")?;
        }
        tag(f, "Commitment", &header.commitment)?;
        for (seat, word) in &header.words {
            tag(f, &format!("Word {seat}"), &word.to_string())?;
        }
        if let Some(secret) = &header.secret {
            tag(f, "Secret", &secret.to_string())?;
        }
        if let Some(seed) = &header.seed {
            tag(f, "Seed", &seed.to_string())?;
        }
        if let Some(origin) = &header.forked_from {
            tag(f, "ForkedFrom", origin)?;
        }
        if let Some(Origin { commitment, rules }) = &header.origin {
            tag(f, "Origin commitment", commitment)?;
            tag(f, "Origin rules", rules)?;
        }
        for (name, value) in [("Waiting", header.waiting), ("DealsAnew", header.deals_anew)] {
            if value {
                tag(f, name, "yes")?;
            }
        }
        if let Some(outcome) = &header.outcome {
            tag(
                f,
                "Outcome",
                &serde_json::to_string(outcome).map_err(|_| fmt::Error)?,
            )?;
        }
        for (step, entry) in self.entries.iter().enumerate() {
            f.write_char('\n')?;
            match &entry.input {
                Input::Start => f.write_str("start")?,
                Input::Move(seat, mv) => write!(f, "{step} {seat}: {mv}")?,
                Input::Clock(input) => write!(f, "{step} clock: {input}")?,
                Input::Resign(seat) => write!(f, "{step} {seat} resigns")?,
                Input::Word(seat, word) => write!(f, "{step} {seat} adds {word}")?,
                Input::Aside(aside) => write!(f, "{step} {aside}")?,
                Input::DealtAnew(position) => {
                    write!(f, "{step} dealt anew")?;
                    for line in position.lines() {
                        write!(f, "\n  = {line}")?;
                    }
                }
            }
            f.write_char('\n')?;
            for draw in &entry.draws {
                writeln!(f, "  ~ {draw}")?;
            }
            for event in &entry.events {
                writeln!(f, "  {event}")?;
            }
        }
        Ok(())
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut header = Header::empty();
        let mut entries: Vec<Entry<G::Move, G::Event>> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let unreadable = |why: String| RecordError::Unreadable { line: index + 1, why };
            if line.trim().is_empty() {
            } else if let Some(tag) = line.strip_prefix('[') {
                read_tag(&mut header, tag).map_err(|why| unreadable(why.to_string()))?;
            } else if let Some(event) = line.strip_prefix("  ") {
                let entry = entries
                    .last_mut()
                    .ok_or_else(|| unreadable("an event before the start".into()))?;
                let why = |why: NotationError| unreadable(why.to_string());
                if let Some(draw) = event.strip_prefix("~ ") {
                    entry.draws.push(draw.parse().map_err(why)?);
                } else if let (Some(line), Input::DealtAnew(position)) =
                    (event.strip_prefix("= "), &mut entry.input)
                {
                    position.push_str(line);
                    position.push('\n');
                } else {
                    entry.events.push(event.parse().map_err(why)?);
                }
            } else {
                let input = read_input(line, entries.len()).map_err(|why| unreadable(why.to_string()))?;
                entries.push(Entry {
                    input,
                    draws: Vec::new(),
                    events: Vec::new(),
                });
            }
        }
        let record = Self { header, entries };
        record.known_format()?;
        Ok(record)
    }
}

/// Reads `Name "value"]` or `Name key "value"]`.
fn read_tag(header: &mut Header, tag: &str) -> Result<(), NotationError> {
    let wrong = || NotationError::new("a tag is written [Name \"value\"]");
    let tag = tag.trim_end().strip_suffix(']').ok_or_else(wrong)?;
    if let Some(option) = tag.strip_prefix("Option ") {
        let (name, value) = option.split_once(' ').ok_or_else(wrong)?;
        header
            .options
            .insert(name.to_owned(), serde_json::from_str(value).map_err(|_| wrong())?);
        return Ok(());
    }
    let (name, value) = tag.split_at(tag.find('"').ok_or_else(wrong)?);
    let value: String = serde_json::from_str(value).map_err(|_| wrong())?;
    match name.trim().split_once(' ') {
        None => match name.trim() {
            "Format" => header.format = value.parse().map_err(|_| wrong())?,
            "Game" => header.game = value,
            "Rules" => header.rules = value,
            "Commitment" => header.commitment = value,
            "Secret" => header.secret = Some(value.parse()?),
            "Seed" => header.seed = Some(value.parse()?),
            "Waiting" => header.waiting = value == "yes",
            "DealsAnew" => header.deals_anew = value == "yes",
            "ForkedFrom" => header.forked_from = Some(value),
            "Outcome" => header.outcome = Some(serde_json::from_str(&value).map_err(|_| wrong())?),
            other => return Err(NotationError::new(format!("there is no tag `{other}`"))),
        },
        Some(("Seat", seat)) => {
            header.seats.insert(seat.parse()?, value);
        }
        Some(("Word", seat)) => {
            header.words.insert(seat.parse()?, value.parse()?);
        }
        Some(("Origin", what @ ("commitment" | "rules"))) => {
            let origin = header.origin.get_or_insert_with(|| Origin {
                commitment: String::new(),
                rules: String::new(),
            });
            *(if what == "rules" {
                &mut origin.rules
            } else {
                &mut origin.commitment
            }) = value;
        }
        Some((other, _)) => return Err(NotationError::new(format!("there is no tag `{other}`"))),
    }
    Ok(())
}

/// Reads `start`, `17 home: lay`, `17 clock: tick`, `17 away resigns`, `17 away adds 0123...`, `17 dealt anew` or
/// `17 away offers a draw`.
fn read_input<M: FromStr<Err = NotationError>>(line: &str, step: usize) -> Result<Input<M>, NotationError> {
    if line == "start" {
        return Ok(Input::Start);
    }
    let rest = line
        .strip_prefix(&format!("{step} "))
        .ok_or_else(|| NotationError::new(format!("step {step} should stand here")))?;
    if rest == "dealt anew" {
        return Ok(Input::DealtAnew(String::new()));
    }
    if let Some(seat) = rest.strip_suffix(" resigns") {
        return Ok(Input::Resign(seat.parse()?));
    }
    match rest.split_once(": ") {
        Some(("clock", input)) => Ok(Input::Clock(input.parse()?)),
        Some((seat, mv)) => Ok(Input::Move(seat.parse()?, mv.parse()?)),
        None => {
            let Some((seat, word)) = rest.split_once(" adds ") else {
                return Ok(Input::Aside(rest.parse()?));
            };
            Ok(Input::Word(seat.parse()?, word.parse()?))
        }
    }
}
