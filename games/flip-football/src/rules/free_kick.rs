//! Free kicks: always a direct shot, then a flip whatever happens; the successes before are gone (FLIP-FK-7).

use super::minute::Verdict;
use crate::Code;

/// FLIP-FK-2 The ball in Free kick against the defender's Free kick area.
#[inline]
pub(super) fn verdict(code: Code) -> Verdict {
    match code {
        Code::Net => Verdict::Goal,                                // FLIP-FK-3
        Code::Keeper | Code::PartOfKeeper => Verdict::Saved,       // FLIP-FK-4
        Code::Defender | Code::PartOfDefender => Verdict::Blocked, // FLIP-FK-4
        Code::Woodwork => Verdict::Woodwork,                       // FLIP-FK-5
        Code::Open => Verdict::Missed,                             // FLIP-FK-6
        Code::Offside | Code::Foul | Code::LongBall | Code::Rebound | Code::Corner => {
            unreachable!("the card file keeps these codes out of Free kick")
        }
    }
}
