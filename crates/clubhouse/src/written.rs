//! Questions and advice in writing: a bot may think on another machine.

use engine::{OptionValues, RecordError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Advice, Question, game};

/// A decision to be made, as another machine can read it. It holds no more than the seat knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WrittenQuestion {
    /// The game's id.
    pub game: String,
    /// The options of the match.
    pub options: OptionValues,
    /// The position, with all that the seat does not know dealt anew.
    pub position: String,
    /// Who decides.
    pub seat: Seat,
    /// What the seat's last advice said of what is next.
    pub earlier: Vec<String>,
}

impl WrittenQuestion {
    /// The decision, to be thought about here.
    ///
    /// # Errors
    /// If there is no such game, or the position is not one of it.
    pub fn read(&self) -> Result<Question, RecordError> {
        let game = game(&self.game).ok_or_else(|| RecordError::OtherGame(self.game.clone()))?;
        game.read_question(self)
    }
}

/// What a bot makes of a decision, as another machine can read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WrittenAdvice {
    mv: String,
    json: String,
    with_it: f64,
    at_once: f64,
    simulations: u32,
    next: Vec<String>,
}

impl From<Advice> for WrittenAdvice {
    fn from(advice: Advice) -> Self {
        Self {
            mv: advice.mv,
            json: advice.json.get().to_owned(),
            with_it: advice.with_it,
            at_once: advice.at_once,
            simulations: advice.simulations,
            next: advice.next,
        }
    }
}

impl TryFrom<WrittenAdvice> for Advice {
    type Error = serde_json::Error;

    fn try_from(written: WrittenAdvice) -> Result<Self, Self::Error> {
        Ok(Self {
            mv: written.mv,
            json: RawValue::from_string(written.json)?,
            with_it: written.with_it,
            at_once: written.at_once,
            simulations: written.simulations,
            next: written.next,
            why: None,
        })
    }
}
