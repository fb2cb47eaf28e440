//! A reckoning in pieces: each can be done anywhere, and comes to the same.

use std::{
    ops::Range,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use bots::Knowledge;
use clubhouse::{Entrance, Visitor, visit};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    ReviewVersion,
    decisions::weigh_some,
    luck::{Looks, Place, Source, Survey, Work, look_at_steps},
    read,
    story::{InsightError, Story},
    version,
};

/// A core makes so many pieces in a second, about: whoever waits behind one does not wait long.
const A_SECOND: u32 = 2;

/// A piece of the reckoning of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Who knows other rules, weights or another reckoning cannot do it.
    made_by: ReviewVersion,
    seed: u64,
    looks: Looks,
    part: Part,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Part {
    /// To look at what came in these steps, and at what could have come.
    Steps(Range<usize>),
    /// To weigh these decisions.
    Decisions {
        /// The steps in which they were made.
        steps: Vec<usize>,
        /// How many simulations each of them is given.
        simulations: u32,
    },
}

/// Somebody else who does pieces.
pub trait Elsewhere: Sync {
    /// What came of a piece, in writing. Nothing if nobody does it: then it is done here.
    fn reckon(&self, piece: &Piece) -> Option<String>;
}

/// Somebody else, and what they must be told.
pub(super) struct Others<'a> {
    elsewhere: &'a dyn Elsewhere,
    made_by: ReviewVersion,
    seed: u64,
    /// What nobody else does is done here, one piece at a time.
    here: Mutex<()>,
}

impl<'a> Others<'a> {
    pub(super) fn new(elsewhere: &'a dyn Elsewhere, made_by: ReviewVersion, seed: u64) -> Self {
        Self {
            elsewhere,
            made_by,
            seed,
            here: Mutex::default(),
        }
    }
}

/// How many things that take so many simulations each are a piece.
pub(super) fn in_a_piece<G: Knowledge>(simulations: usize) -> usize {
    ((G::SIMULATIONS_A_SECOND / A_SECOND) as usize / simulations.max(1)).max(1)
}

impl Work<'_> {
    /// What comes of a part of the work: elsewhere if somebody does it there, else here.
    pub(super) fn part<T: DeserializeOwned, E>(
        &self,
        part: Part,
        simulations: usize,
        here: impl FnOnce() -> Result<Vec<T>, E>,
    ) -> Result<Vec<T>, E> {
        let Some(others) = self.others else { return here() };
        let count = part.count();
        let piece = Piece {
            made_by: others.made_by.clone(),
            seed: others.seed,
            looks: self.looks,
            part,
        };
        let found = others.elsewhere.reckon(&piece);
        let found = found.and_then(|found| serde_json::from_str::<Vec<T>>(&found).ok());
        if let Some(found) = found.filter(|found| found.len() == count) {
            (self.done)(simulations);
            return Ok(found);
        }
        let _one_at_a_time = others.here.lock().unwrap_or_else(PoisonError::into_inner);
        here()
    }
}

impl Part {
    /// How many things it asks for.
    fn count(&self) -> usize {
        match self {
            Self::Steps(steps) => steps.len(),
            Self::Decisions { steps, .. } => steps.len(),
        }
    }
}

/// Does a piece of the reckoning of a match whose record has been found good. Nothing if it cannot be done by what is
/// known here, or was told to stop.
#[must_use]
pub fn reckon_piece(record: &str, piece: &Piece, stop: &AtomicBool) -> Option<String> {
    visit(&piece.made_by.game, Reckoning { record, piece, stop })?
}

struct Reckoning<'a> {
    record: &'a str,
    piece: &'a Piece,
    stop: &'a AtomicBool,
}

impl Visitor for Reckoning<'_> {
    type Answer = Option<String>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { record, piece, stop } = self;
        if version::<G>() != piece.made_by {
            return None;
        }
        let story = Story::<G>::of(read(record).ok()?).ok()?;
        let work = Work {
            looks: piece.looks,
            source: Source::new(piece.seed),
            threads: 1,
            stop,
            done: &|_| {},
            others: None,
        };
        match &piece.part {
            Part::Steps(steps) => {
                let places = places(&story, steps.clone(), &work).ok()?;
                serde_json::to_string(&places).ok()
            }
            Part::Decisions { steps, simulations } => {
                let are_decisions = steps
                    .iter()
                    .all(|step| *step < story.steps.len() && story.decision_at(*step).is_some());
                let weighed = are_decisions.then(|| weigh_some(&story, steps, *simulations, &work))?;
                if weighed.len() < steps.len() {
                    return None;
                }
                serde_json::to_string(&weighed).ok()
            }
        }
    }
}

fn places<G: Knowledge>(
    story: &Story<G>,
    steps: Range<usize>,
    work: &Work<'_>,
) -> Result<Vec<Place>, InsightError> {
    if steps.end > story.steps.len() {
        return Err(InsightError::Unfinished);
    }
    let survey = Survey::of_steps(story, steps.clone())?;
    let places = look_at_steps(story, &survey, steps, work)?;
    // What was cut short would tell something else each time.
    if work.stop.load(Ordering::Relaxed) {
        return Err(InsightError::Stopped);
    }
    Ok(places)
}
