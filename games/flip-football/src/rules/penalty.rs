//! Penalties: one kick, no rebound, then a flip whatever happens (FLIP-PEN-7, FLIP-PEN-8).

use super::minute::Verdict;
use crate::Code;

/// FLIP-PEN-2 The ball in Penalty against the defender's Penalty area.
#[inline]
pub(super) fn verdict(code: Code) -> Verdict {
    match code {
        Code::Net => Verdict::Goal,                          // FLIP-PEN-3
        Code::Keeper | Code::PartOfKeeper => Verdict::Saved, // FLIP-PEN-4
        Code::Woodwork => Verdict::Woodwork,                 // FLIP-PEN-5
        Code::Open => Verdict::Missed,                       // FLIP-PEN-6
        Code::Defender
        | Code::PartOfDefender
        | Code::Offside
        | Code::Foul
        | Code::LongBall
        | Code::Rebound
        | Code::Corner => unreachable!("the card file keeps these codes out of Penalty"),
    }
}
