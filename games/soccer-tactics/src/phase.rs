//! The decision that is open, and what is chosen in it. Every phase is grouped here once by what is chosen; the rules,
//! the view and the referee read that.

use std::{fmt, str::FromStr};

use engine::{NotationError, Side, read_number, word_enum};
use serde::{Deserialize, Serialize};

/// What is to be decided now. P-numbers are the decision points of the rules' flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsPhase"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// P0 The match has not begun.
    Before {},
    /// P1, P2 A side arranges its line-up for a kick-off.
    SetUp {
        /// Which side.
        side: Side,
        /// TACTICS-SETUP-12 How many changes it has made.
        changes: u8,
    },
    /// P4 The pawn move of an offensive set.
    PawnMove {
        /// The roll.
        roll: u8,
    },
    /// P3, P5, P6, P13d The ball is played.
    BallPlay {
        /// The roll.
        dice: Dice,
    },
    /// P7a The O-Team tries to capture the free ball.
    Attempt {
        /// The roll.
        roll: u8,
    },
    /// P7b, P8 The D-Team moves its keeper or has the die rolled.
    Choice {
        /// What for.
        aim: Aim,
    },
    /// P7b, P8 The D-Team moves a field player.
    Reply {
        /// What for.
        aim: Aim,
        /// The roll.
        roll: u8,
    },
    /// P16 The D-Team ran out of time: the O-Team takes a free kick or goes on.
    Offer {
        /// What the D-Team's move was for.
        aim: Aim,
    },
    /// P15 A side names a new keeper.
    NewKeeper {
        /// Which side.
        side: Side,
    },
    /// TACTICS-KEEP-7 A team-mate makes room for the keeper in the goal area.
    MakeRoom {
        /// The side of the keeper.
        side: Side,
        /// For which restart.
        restart: Restart,
    },
    /// TACTICS-KEEP-7 The keeper is put back on one of his two squares.
    KeeperHome {
        /// The side of the keeper.
        side: Side,
        /// For which restart.
        restart: Restart,
    },
    /// P11a The kicker's side chooses his arc square.
    Arc {},
    /// P11b Pawns leave the area for a penalty kick.
    PenaltyPlaces {
        /// The side that clears the area now.
        side: Side,
    },
    /// P12a The offended side chooses a circle square.
    Spot {},
    /// P12b The offended side chooses who takes the free kick.
    Taker {},
    /// P12c, P13a Pawns leave the free kick zone.
    ClearZone {},
    /// P13b A team-mate leaves the corner square.
    CornerRoom {},
    /// P13c The set-up moves of a corner kick.
    CornerMoves {
        /// How many are left: 6 to 1, the D-Team's are the even ones.
        left: u8,
    },
    /// P14b The shooting side leaves the area for a goal kick.
    ClearArea {},
    /// P19 The match is over.
    Over {},
}

word_enum! {
    /// What the D-Team moves for.
    #[cfg_attr(feature = "ts", ts(rename = "TacticsAim"))]
    pub enum Aim {
        /// TACTICS-SET-6 To reach the holder.
        Answer = "answer",
        /// TACTICS-CAPT-4 To capture the free ball.
        Attempt = "attempt",
    }
}

word_enum! {
    /// How the next ball play comes about.
    #[cfg_attr(feature = "ts", ts(rename = "TacticsRestart"))]
    pub enum Restart {
        /// In open play.
        Open = "open",
        /// A kick-off.
        KickOff = "kick-off",
        /// A free kick.
        FreeKick = "free-kick",
        /// A goal kick.
        GoalKick = "goal-kick",
        /// A corner kick.
        Corner = "corner",
        /// A penalty kick.
        Penalty = "penalty",
    }
}

/// One die, or the two of a keeper's ball play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsDice"))]
pub struct Dice {
    /// The first die.
    pub first: u8,
    /// TACTICS-BALL-6 The second, if the keeper plays the ball.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub second: Option<u8>,
}

impl Dice {
    /// What they show together.
    #[inline]
    #[must_use]
    pub fn total(self) -> u8 {
        self.first.saturating_add(self.second.unwrap_or(0))
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second {
            None => write!(f, "{}", self.first),
            Some(second) => write!(f, "{}+{second}", self.first),
        }
    }
}

impl FromStr for Dice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (first, second) = match text.split_once('+') {
            None => (text, None),
            Some((first, second)) => (first, Some(die(second)?)),
        };
        Ok(Self {
            first: die(first)?,
            second,
        })
    }
}

/// A face of a die.
pub(crate) fn die(text: &str) -> Result<u8, NotationError> {
    let face = read_number(text)?;
    if (1..=6).contains(&face) {
        Ok(face)
    } else {
        Err(NotationError::new(format!("a die has no {face}")))
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Before {} => f.write_str("before"),
            Self::SetUp { side, changes } => write!(f, "set-up {side} {changes}"),
            Self::PawnMove { roll } => write!(f, "pawn-move {roll}"),
            Self::BallPlay { dice } => write!(f, "ball-play {dice}"),
            Self::Attempt { roll } => write!(f, "attempt {roll}"),
            Self::Choice { aim } => write!(f, "choice {aim}"),
            Self::Reply { aim, roll } => write!(f, "reply {aim} {roll}"),
            Self::Offer { aim } => write!(f, "offer {aim}"),
            Self::NewKeeper { side } => write!(f, "new-keeper {side}"),
            Self::MakeRoom { side, restart } => write!(f, "make-room {side} {restart}"),
            Self::KeeperHome { side, restart } => write!(f, "keeper_home {side} {restart}"),
            Self::Arc {} => f.write_str("arc"),
            Self::PenaltyPlaces { side } => write!(f, "penalty-places {side}"),
            Self::Spot {} => f.write_str("spot"),
            Self::Taker {} => f.write_str("taker"),
            Self::ClearZone {} => f.write_str("clear-zone"),
            Self::CornerRoom {} => f.write_str("corner-room"),
            Self::CornerMoves { left } => write!(f, "corner-moves {left}"),
            Self::ClearArea {} => f.write_str("clear-area"),
            Self::Over {} => f.write_str("over"),
        }
    }
}

impl FromStr for Phase {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["before"] => Self::Before {},
            ["set-up", side, changes] => Self::SetUp {
                side: side.parse()?,
                changes: read_number(changes)?,
            },
            ["pawn-move", roll] => Self::PawnMove { roll: die(roll)? },
            ["ball-play", dice] => Self::BallPlay { dice: dice.parse()? },
            ["attempt", roll] => Self::Attempt { roll: die(roll)? },
            ["choice", aim] => Self::Choice { aim: aim.parse()? },
            ["reply", aim, roll] => Self::Reply {
                aim: aim.parse()?,
                roll: die(roll)?,
            },
            ["offer", aim] => Self::Offer { aim: aim.parse()? },
            ["new-keeper", side] => Self::NewKeeper { side: side.parse()? },
            ["make-room", side, restart] => Self::MakeRoom {
                side: side.parse()?,
                restart: restart.parse()?,
            },
            ["keeper_home", side, restart] => Self::KeeperHome {
                side: side.parse()?,
                restart: restart.parse()?,
            },
            ["arc"] => Self::Arc {},
            ["penalty-places", side] => Self::PenaltyPlaces { side: side.parse()? },
            ["spot"] => Self::Spot {},
            ["taker"] => Self::Taker {},
            ["clear-zone"] => Self::ClearZone {},
            ["corner-room"] => Self::CornerRoom {},
            ["corner-moves", left] => Self::CornerMoves {
                left: read_number::<u8>(left)?.clamp(1, 6),
            },
            ["clear-area"] => Self::ClearArea {},
            ["over"] => Self::Over {},
            _ => return Err(NotationError::new(format!("`{text}` is no phase of a match"))),
        })
    }
}

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
