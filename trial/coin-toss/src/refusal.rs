//! Why a move is forbidden.

use std::fmt;

use engine::Clause;

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such seat in this game.
    NoSuchSeat,
    /// The match is over.
    MatchOver,
    /// The call of this minute was made already.
    AlreadyCalled,
}

impl engine::Refusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::NoSuchSeat => "COIN-CALL-4",
            Self::MatchOver => "COIN-CALL-3",
            Self::AlreadyCalled => "COIN-CALL-2",
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchSeat => "each side has one coach only",
            Self::MatchOver => "the match is over",
            Self::AlreadyCalled => "you have called in this minute",
        })
    }
}
