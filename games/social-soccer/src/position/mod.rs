//! Positions as text.
//!
//! A setup names what matters; what it leaves out is as in round 1 of a match: everybody FRESH, empty piles, pools counted from
//! the field, the bench covered, the phase `action`.

mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;

use crate::state::Stage;

const STAGES: [(Stage, &str); 8] = [
    (Stage::Before, "before"),
    (Stage::Decks, "decks"),
    (Stage::Deployment, "deployment"),
    (Stage::FirstBall, "first-ball"),
    (Stage::KickOff, "kick-off"),
    (Stage::Play, "play"),
    (Stage::RoundOver, "round-over"),
    (Stage::Over, "over"),
];
