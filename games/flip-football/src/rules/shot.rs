//! Shots: after three successes in a row, a long ball, a rebound or a corner (FLIP-SHOT-1).

use super::minute::Verdict;
use crate::Code;

/// FLIP-SHOT-2 The ball in Goal against Save. FLIP-SHOT-10 Rebounds and corners may follow one another without limit.
#[inline]
pub(super) fn verdict(code: Code) -> Verdict {
    match code {
        Code::Net => Verdict::Goal,                                // FLIP-SHOT-3
        Code::Keeper | Code::PartOfKeeper => Verdict::Saved,       // FLIP-SHOT-4, FLIP-CARD-6
        Code::Defender | Code::PartOfDefender => Verdict::Blocked, // FLIP-SHOT-5
        Code::Open => Verdict::Missed,                             // FLIP-SHOT-6
        Code::Rebound => Verdict::Rebound,                         // FLIP-SHOT-7
        Code::Corner => Verdict::Corner,                           // FLIP-SHOT-8
        Code::Foul => Verdict::Penalty,                            // FLIP-SHOT-9, FLIP-PEN-1
        Code::Offside | Code::LongBall | Code::Woodwork => {
            unreachable!("the card file keeps these codes out of Save")
        }
    }
}
