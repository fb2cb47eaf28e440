//! What a review comes to for each side, in short: what a profile is made of.

use engine::{BySide, Side, Text};
use serde::{Deserialize, Serialize};

use super::{Figure, Review};

/// What a review comes to for one side.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SideDigest {
    /// How many decisions were weighed.
    pub decisions: usize,
    /// What they lost together; whoever gave up did not decide so at the board.
    pub loss: Figure,
    /// What chance gave.
    pub dice: Figure,
    /// The kinds of decision, the one that lost most first.
    pub kinds: Vec<KindOfDecision>,
}

/// Decisions of one kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KindOfDecision {
    /// What the coach was asked in one of them.
    pub asked: Text,
    /// How many were weighed.
    pub decisions: usize,
    /// What they lost together.
    pub loss: f64,
}

impl Review {
    /// What it comes to for each side.
    #[must_use]
    pub fn digest(&self) -> BySide<SideDigest> {
        BySide::from_fn(|side| self.digest_of(side))
    }

    fn digest_of(&self, side: Side) -> SideDigest {
        let mut digest = SideDigest {
            dice: self.ledger[side].dice,
            ..SideDigest::default()
        };
        let mut squares = 0.0;
        let decisions = self.steps.iter().filter_map(|step| step.decision.as_ref());
        for decision in decisions.filter(|decision| decision.seat.side() == side) {
            let Some(loss) = decision.loss else { continue };
            digest.decisions += 1;
            digest.loss.mean += loss.mean;
            // Every decision is weighed with luck of its own.
            squares += loss.error * loss.error;
            let key = &decision.asked.key;
            let kind = digest.kinds.iter_mut().find(|kind| kind.asked.key == *key);
            match kind {
                Some(kind) => {
                    kind.decisions += 1;
                    kind.loss += loss.mean;
                }
                None => digest.kinds.push(KindOfDecision {
                    asked: decision.asked.clone(),
                    decisions: 1,
                    loss: loss.mean,
                }),
            }
        }
        digest.loss.error = squares.sqrt();
        digest.kinds.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        digest
    }
}
