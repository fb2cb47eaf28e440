//! Who decides, and between what.

use crate::{Outcome, Seats};

/// Who must decide.
///
/// ```
/// use engine::{Outcome, BySide, Seat, Seats, ToAct};
///
/// assert!(ToAct::Seats(Seats::TWO).seats().contains(Seat::Away));
/// let over = ToAct::Over(Outcome::of_score(BySide { home: 2, away: 1 }));
/// assert!(over.seats().is_empty() && over.outcome().is_some());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum ToAct {
    /// These seats; several at once choose in secret.
    Seats(Seats),
    /// Nobody: the match waits for the referee's tick.
    Clock,
    /// Nobody any more.
    Over(Outcome),
}

impl ToAct {
    /// The seats that must decide.
    #[must_use]
    pub fn seats(&self) -> Seats {
        match self {
            Self::Seats(seats) => *seats,
            Self::Clock | Self::Over(_) => Seats::NONE,
        }
    }

    /// The outcome, if the match is over.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Seats(_) | Self::Clock => None,
        }
    }
}

/// The legal moves of a seat.
///
/// ```
/// use engine::Moves;
///
/// assert_eq!(Moves::Listed(vec!["pass", "shoot"]).listed(), ["pass", "shoot"]);
/// assert!(Moves::<&str>::Open.listed().is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Moves<M> {
    /// All of them.
    Listed(Vec<M>),
    /// Too many to list, as line-ups and flicks are: `sample` gives examples and the view their bounds.
    Open,
}

impl<M> Moves<M> {
    /// The listed moves; none if they are open.
    #[must_use]
    pub fn listed(self) -> Vec<M> {
        match self {
            Self::Listed(moves) => moves,
            Self::Open => Vec::new(),
        }
    }
}
