//! The attack: three successes in a row earn a shot.

use super::minute::Verdict;
use crate::{Code, Stage};

/// FLIP-ATT-2 The ball in Attack against Defend. FLIP-ATT-11 There is no advantage: a foul on the third card is a free
/// kick, whatever it might have become.
#[inline]
pub(super) fn verdict(code: Code) -> Verdict {
    match code {
        Code::Open => Verdict::Success,                            // FLIP-ATT-3
        Code::Defender | Code::PartOfDefender => Verdict::Tackled, // FLIP-ATT-4, FLIP-ATT-5, FLIP-CARD-6
        Code::Offside => Verdict::Offside,                         // FLIP-ATT-6
        Code::Foul => Verdict::FreeKick,                           // FLIP-ATT-7, FLIP-FK-1
        Code::LongBall => Verdict::LongBall,                       // FLIP-ATT-8
        Code::Keeper | Code::PartOfKeeper | Code::Net | Code::Rebound | Code::Corner | Code::Woodwork => {
            unreachable!("the card file keeps these codes out of Defend")
        }
    }
}

/// FLIP-ATT-1 An attack begins with no success. FLIP-ATT-10 The count belongs to one attack: a flip and half time end
/// it, injury time goes on with it. FLIP-ATT-9 The third success makes the next minute a shot (see `fold.rs`).
#[inline]
pub(super) fn successes(stage: Stage) -> u8 {
    match stage {
        Stage::Attack1 => 1,
        Stage::Attack2 => 2,
        Stage::Attack0 | Stage::Shot | Stage::FreeKick | Stage::Penalty => 0,
    }
}
