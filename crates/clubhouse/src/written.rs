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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use bots::{Budget, Level};
    use engine::Seed;

    use super::*;
    use crate::games;

    #[test]
    fn what_is_thought_does_not_depend_on_where() {
        for game in games() {
            let mut fixture = game
                .start(&OptionValues::new(), BTreeMap::new(), Seed::from_number(7))
                .unwrap();
            for step in 0..12 {
                let Some(seat) = fixture.to_act().seats().iter().next() else {
                    break;
                };
                let budget = Budget {
                    simulations: 16,
                    go_on: &|| true,
                    threads: false,
                };
                let here = fixture.question(seat, &[]);
                let sent = serde_json::to_string(&fixture.write_question(seat, &[])).unwrap();
                let there = serde_json::from_str::<WrittenQuestion>(&sent).unwrap();
                let there = there.read().unwrap();
                let here = here(Level::Pro, &budget, step);
                let there = there(Level::Pro, &budget, step);
                assert_eq!(here.mv, there.mv, "{} {step}", game.id());
                assert_eq!(here.with_it.to_bits(), there.with_it.to_bits(), "{}", game.id());
                let back = Advice::try_from(WrittenAdvice::from(there)).unwrap();
                fixture.play(seat, &back.mv).unwrap();
            }
        }
    }

    #[test]
    fn a_question_of_another_game_is_not_answered() {
        let question = WrittenQuestion {
            game: "chess".to_owned(),
            options: OptionValues::new(),
            position: String::new(),
            seat: Seat::Home,
            earlier: Vec::new(),
        };
        assert!(question.read().is_err());
    }
}
