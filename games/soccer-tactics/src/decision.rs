//! The open decision by what is chosen in it. Every phase is named here once; lists, checks, view and referee read this.

use engine::Side;

use crate::{Aim, Dice, Phase, Restart};

/// What is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// Nothing: the match has not begun, or is over.
    Nothing,
    /// How a line-up is arranged, after so many changes.
    LineUp { side: Side, changes: u8 },
    /// A field player and where the roll brings him.
    PawnMove { roll: u8, purpose: Purpose },
    /// Where the ball goes.
    BallPlay { dice: Dice },
    /// The keeper's step, or a roll.
    KeeperOrRoll { aim: Aim },
    /// Whether a free kick is taken.
    Offer { aim: Aim },
    /// A pawn that must leave, and where to.
    Placement(Placement),
    /// Any pawn, and where to, before a corner kick.
    CornerMove { left: u8 },
    /// One of a few squares.
    Square(SquareChoice),
    /// One of a few pawns.
    Pawn(PawnChoice),
}

/// What a field player moves for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// TACTICS-SET-2 It opens an offensive set.
    Set,
    /// TACTICS-CAPT-1 The O-Team's attempt at a free ball.
    Attempt,
    /// TACTICS-SET-6, TACTICS-CAPT-4 The D-Team's answer or attempt.
    Reply(Aim),
}

/// Why pawns must be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Placement {
    /// TACTICS-KEEP-7
    MakeRoom { side: Side, restart: Restart },
    /// TACTICS-PEN-4
    PenaltyPlaces { side: Side },
    /// TACTICS-FREE-4, TACTICS-CORNER-4
    ClearZone,
    /// TACTICS-CORNER-5
    CornerRoom,
    /// TACTICS-GKICK-2
    ClearArea,
}

/// Which square is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SquareChoice {
    /// TACTICS-KEEP-7
    KeeperHome { side: Side, restart: Restart },
    /// TACTICS-PEN-2
    Arc,
    /// TACTICS-FREE-2
    Spot,
}

/// Which pawn is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PawnChoice {
    /// TACTICS-FREE-3
    Taker,
    /// TACTICS-CARD-8
    NewKeeper { side: Side },
}

impl Phase {
    /// What is chosen in it.
    #[inline]
    pub(crate) fn decision(self) -> Decision {
        match self {
            Self::Before {} | Self::Over {} => Decision::Nothing,
            Self::SetUp { side, changes } => Decision::LineUp { side, changes },
            Self::PawnMove { roll } => Decision::PawnMove {
                roll,
                purpose: Purpose::Set,
            },
            Self::Attempt { roll } => Decision::PawnMove {
                roll,
                purpose: Purpose::Attempt,
            },
            Self::Reply { aim, roll } => Decision::PawnMove {
                roll,
                purpose: Purpose::Reply(aim),
            },
            Self::BallPlay { dice } => Decision::BallPlay { dice },
            Self::Choice { aim } => Decision::KeeperOrRoll { aim },
            Self::Offer { aim } => Decision::Offer { aim },
            Self::MakeRoom { side, restart } => Decision::Placement(Placement::MakeRoom { side, restart }),
            Self::PenaltyPlaces { side } => Decision::Placement(Placement::PenaltyPlaces { side }),
            Self::ClearZone {} => Decision::Placement(Placement::ClearZone),
            Self::CornerRoom {} => Decision::Placement(Placement::CornerRoom),
            Self::ClearArea {} => Decision::Placement(Placement::ClearArea),
            Self::CornerMoves { left } => Decision::CornerMove { left },
            Self::KeeperHome { side, restart } => {
                Decision::Square(SquareChoice::KeeperHome { side, restart })
            }
            Self::Arc {} => Decision::Square(SquareChoice::Arc),
            Self::Spot {} => Decision::Square(SquareChoice::Spot),
            Self::Taker {} => Decision::Pawn(PawnChoice::Taker),
            Self::NewKeeper { side } => Decision::Pawn(PawnChoice::NewKeeper { side }),
        }
    }
}

impl From<Placement> for Phase {
    fn from(placement: Placement) -> Self {
        match placement {
            Placement::MakeRoom { side, restart } => Self::MakeRoom { side, restart },
            Placement::PenaltyPlaces { side } => Self::PenaltyPlaces { side },
            Placement::ClearZone => Self::ClearZone {},
            Placement::CornerRoom => Self::CornerRoom {},
            Placement::ClearArea => Self::ClearArea {},
        }
    }
}
