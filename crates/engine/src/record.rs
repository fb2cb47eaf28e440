//! The record: the whole truth of a match, as a text that a person can read and as its JSON twin.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
    str::FromStr,
};

use serde::{Deserialize, Serialize};

use crate::{Chance, ClockInput, Game, NotationError, OptionValues, Outcome, Seat, Seed, write_options};

/// The form of the record itself.
const FORMAT: u32 = 1;

/// What stands above the moves.
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
    /// The hash of the secret seed, published at the start.
    pub commitment: String,
    /// The seed, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The outcome, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The match and step from which this one was played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_from: Option<String>,
}

impl Header {
    /// The header of a new match.
    #[must_use]
    pub fn new<G: Game>(options: &G::Options, seats: BTreeMap<Seat, String>, seed: &Seed) -> Self {
        Self {
            format: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION.to_owned(),
            options: write_options(options),
            seats,
            commitment: seed.commitment(),
            seed: None,
            outcome: None,
            forked_from: None,
        }
    }
}

/// What made the match go on.
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
}

impl<M> Input<M> {
    /// The seat that made it, if a seat did.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Move(seat, _) | Self::Resign(seat) => Some(*seat),
            Self::Start | Self::Clock(_) => None,
        }
    }
}

/// One step of a match: what came in and what it brought about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry<M, E> {
    /// What came in.
    pub input: Input<M>,
    /// What it brought about.
    pub events: Vec<E>,
}

/// Header and every step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// What stands above the moves.
    pub header: Header,
    /// The steps; the first is the start.
    pub entries: Vec<Entry<G::Move, G::Event>>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text or JSON cannot be read.
    #[error("line {line}: {why}")]
    Unreadable {
        /// Where.
        line: usize,
        /// Why.
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
        /// Which.
        step: usize,
        /// Why.
        why: String,
    },
    /// The seed is not the one that was promised.
    #[error("the seed does not match the commitment of the header")]
    Commitment,
}

/// What a check of a record has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Checked {
    /// The number of steps.
    pub steps: usize,
    /// Whether every roll and shuffle was recomputed from the revealed seed.
    pub chance_verified: bool,
}

impl<G: Game> Record<G> {
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

    /// The state after the first `steps` steps: the fold of their events. Needs no seed and no rules.
    ///
    /// # Errors
    /// If the header does not fit the game.
    pub fn state_after(&self, steps: usize) -> Result<G, RecordError> {
        let mut state = G::new(&self.options()?);
        for event in self.entries.iter().take(steps).flat_map(|entry| &entry.events) {
            state.apply(event);
        }
        Ok(state)
    }

    /// Checks that every step follows from the one before: its move was legal, nothing was lost or doubled
    /// and, if the seed is revealed, every event is exactly what rules and seed give.
    ///
    /// # Errors
    /// The first step that does not follow.
    pub fn check(&self) -> Result<Checked, RecordError> {
        let options = self.options()?;
        let seed = self.header.seed;
        if seed.is_some_and(|seed| seed.commitment() != self.header.commitment) {
            return Err(RecordError::Commitment);
        }
        // A seed proves the rolls only of the rules that drew them.
        let verify =
            seed.filter(|_| self.header.rules == G::RULES_VERSION && self.header.forked_from.is_none());
        let mut state = G::new(&options);
        for (step, entry) in self.entries.iter().enumerate() {
            let wrong = |why: String| RecordError::Step { step, why };
            if (step == 0) != matches!(entry.input, Input::Start) {
                return Err(wrong("a match starts with its first step, and only there".into()));
            }
            if state.to_act().outcome().is_some() && step > 0 {
                return Err(wrong("the match is over before".into()));
            }
            let mut chance =
                verify.map_or_else(|| Chance::seeded(0), |seed| Chance::live(&seed, step as u64));
            let mut trial = state.clone();
            let mut events = Vec::new();
            match &entry.input {
                Input::Start => trial.start(&mut chance, &mut events),
                Input::Move(seat, mv) => trial
                    .play(*seat, mv, &mut chance, &mut events)
                    .map_err(|refusal| wrong(format!("`{mv}` of {seat} is refused: {refusal}")))?,
                Input::Clock(input) => trial
                    .clock(*input, &mut chance, &mut events)
                    .map_err(|refusal| wrong(format!("`{input}` is refused: {refusal}")))?,
                Input::Resign(_) if step + 1 != self.entries.len() => {
                    return Err(wrong("a match ends with a resignation".into()));
                }
                Input::Resign(_) => {}
            }
            if verify.is_some() && events != entry.events {
                return Err(wrong("seed and rules give other events".into()));
            }
            for event in &entry.events {
                state.apply(event);
            }
            state.audit().map_err(wrong)?;
        }
        Ok(Checked {
            steps: self.entries.len(),
            chance_verified: verify.is_some(),
        })
    }
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
        if let Some(seed) = &header.seed {
            tag(f, "Seed", &seed.to_string())?;
        }
        if let Some(origin) = &header.forked_from {
            tag(f, "ForkedFrom", origin)?;
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
            }
            f.write_char('\n')?;
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
        let mut header = Header {
            format: 0,
            game: String::new(),
            rules: String::new(),
            options: OptionValues::new(),
            seats: BTreeMap::new(),
            commitment: String::new(),
            seed: None,
            outcome: None,
            forked_from: None,
        };
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
                entry.events.push(
                    event
                        .parse()
                        .map_err(|why: NotationError| unreadable(why.to_string()))?,
                );
            } else {
                let input = read_input(line, entries.len()).map_err(|why| unreadable(why.to_string()))?;
                entries.push(Entry {
                    input,
                    events: Vec::new(),
                });
            }
        }
        if header.format != FORMAT {
            let why = format!(
                "records of format {} cannot be read, only {FORMAT}",
                header.format
            );
            return Err(RecordError::Unreadable { line: 1, why });
        }
        Ok(Self { header, entries })
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
            "Seed" => header.seed = Some(value.parse()?),
            "ForkedFrom" => header.forked_from = Some(value),
            "Outcome" => header.outcome = Some(serde_json::from_str(&value).map_err(|_| wrong())?),
            other => return Err(NotationError::new(format!("there is no tag `{other}`"))),
        },
        Some(("Seat", seat)) => {
            header.seats.insert(seat.parse()?, value);
        }
        Some((other, _)) => return Err(NotationError::new(format!("there is no tag `{other}`"))),
    }
    Ok(())
}

/// Reads `start`, `17 home: lay`, `17 clock: tick` or `17 away resigns`.
fn read_input<M: FromStr<Err = NotationError>>(line: &str, step: usize) -> Result<Input<M>, NotationError> {
    if line == "start" {
        return Ok(Input::Start);
    }
    let rest = line
        .strip_prefix(&format!("{step} "))
        .ok_or_else(|| NotationError::new(format!("step {step} should stand here")))?;
    if let Some(seat) = rest.strip_suffix(" resigns") {
        return Ok(Input::Resign(seat.parse()?));
    }
    match rest.split_once(": ") {
        Some(("clock", input)) => Ok(Input::Clock(input.parse()?)),
        Some((seat, mv)) => Ok(Input::Move(seat.parse()?, mv.parse()?)),
        None => Err(NotationError::new("a step is written `17 home: move`")),
    }
}
