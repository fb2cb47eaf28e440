//! The decision that is open.

use std::{fmt, str::FromStr};

use engine::{NotationError, Side, word_enum};
use serde::{Deserialize, Serialize};

/// What is to be decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimPhase"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// The match has not begun.
    Before {},
    /// SIM-START-1 Both seats place their eleven in secret.
    PlaceStart {},
    /// SIM-START-6 Who kicks off.
    KickoffTaker {},
    /// SIM-GK-16 Where the keeper puts the ball down, or whether he throws it.
    PutDown {},
    /// SIM-ROUND-1 What kind of kick.
    Declare {},
    /// SIM-PRO-7 Team-mates step back out of offside.
    OffsideStep {},
    /// SIM-PRO-12 Footballers with HEADER step towards a cross.
    HeaderStep {
        /// The side whose footballers may step.
        side: Side,
    },
    /// SIM-SLIDE-1 A sliding tackle before an instant cross or shot.
    Slide {},
    /// SIM-GK-2 How the keeper waits for a shot.
    PrepareKeeper {},
    /// SIM-GK-7 Whether the keeper in the ball cell tackles.
    KeeperTackle {},
    /// SIM-GKD-1 Whether the shooter dribbles the keeper.
    KeeperDribble {},
    /// SIM-EXEC-1 Where to; SIM-GK-9 with the bar both seats choose at once.
    Aim {},
    /// SIM-EXEC-4 When the swinging hand lets go.
    Release {},
    /// SIM-KICK-5 Where the kicker's peg goes back.
    Replant {},
    /// SIM-PRO-13 Footballers with SPEED step towards a stray ball.
    SpeedStep {
        /// The side whose footballers may step.
        side: Side,
    },
    /// SIM-COD-4 Which of several equals takes the ball.
    ChooseTaker {
        /// The side that chooses.
        side: Side,
    },
    /// SIM-LINE-2 In which cell of a ball on a line.
    ChooseCell {
        /// Whose taker.
        side: Side,
    },
    /// SIM-COD-10 Where the taker stands.
    PlaceTaker {
        /// Whose taker.
        side: Side,
    },
    /// SIM-GK-13 Whether the keeper picks the ball up.
    PickUp {
        /// Whose keeper.
        side: Side,
    },
    /// SIM-HEAD-2 What the header is used for.
    Header {
        /// Whose header.
        side: Side,
    },
    /// SIM-REP-1 Whether a skill repeats phase 1.
    Repeat {},
    /// SIM-P2-4 A move of phase 2.
    Move2 {},
    /// SIM-P3-1 A move of phase 3.
    Move3 {},
    /// SIM-TACK-1 Whether the footballer who has entered tackles.
    Tackle {},
    /// SIM-SUB-4 Whether a throw-in is used for a substitution.
    CallSubstitution {
        /// Who is asked.
        side: Side,
    },
    /// SIM-THROW-3 An opponent leaves the thrower's cell.
    MakeRoom {},
    /// SIM-THROW-2 Who throws.
    Thrower {},
    /// SIM-SUB-3 Substitutions.
    Substitutions {
        /// The side that may substitute.
        side: Side,
    },
    /// SIM-GKICK-1 Where the ball of a goal kick lies.
    BallSpot {},
    /// SIM-LU-3 to SIM-LU-5 A line-up.
    LineUp {
        /// Which step of it.
        part: LineUpPart,
    },
    /// SIM-DRAW-3 Who takes the next kick of the shoot-out.
    ShootoutTaker {
        /// Whose kick.
        side: Side,
    },
    /// The match is over.
    Over {},
}

word_enum! {
    /// A step of a line-up.
    #[cfg_attr(feature = "ts", ts(rename = "SimLineUpPart"))]
    pub enum LineUpPart {
        /// SIM-LU-3 The kicking side's first group.
        First = "first",
        /// SIM-LU-4 The other side.
        All = "all",
        /// SIM-LU-5 The kicking side's rest.
        Rest = "rest",
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, side) = match self {
            Self::Before {} => ("before", None),
            Self::PlaceStart {} => ("place-start", None),
            Self::KickoffTaker {} => ("kick-off-taker", None),
            Self::PutDown {} => ("put-down", None),
            Self::Declare {} => ("declare", None),
            Self::OffsideStep {} => ("offside-step", None),
            Self::HeaderStep { side } => ("header-step", Some(side)),
            Self::Slide {} => ("slide", None),
            Self::PrepareKeeper {} => ("prepare-keeper", None),
            Self::KeeperTackle {} => ("keeper-tackle", None),
            Self::KeeperDribble {} => ("keeper-dribble", None),
            Self::Aim {} => ("aim", None),
            Self::Release {} => ("release", None),
            Self::Replant {} => ("replant", None),
            Self::SpeedStep { side } => ("speed-step", Some(side)),
            Self::ChooseTaker { side } => ("choose-taker", Some(side)),
            Self::ChooseCell { side } => ("choose-cell", Some(side)),
            Self::PlaceTaker { side } => ("place-taker", Some(side)),
            Self::PickUp { side } => ("pick-up", Some(side)),
            Self::Header { side } => ("header", Some(side)),
            Self::Repeat {} => ("repeat", None),
            Self::Move2 {} => ("move2", None),
            Self::Move3 {} => ("move3", None),
            Self::Tackle {} => ("tackle", None),
            Self::CallSubstitution { side } => ("call-substitution", Some(side)),
            Self::MakeRoom {} => ("make-room", None),
            Self::Thrower {} => ("thrower", None),
            Self::Substitutions { side } => ("substitutions", Some(side)),
            Self::BallSpot {} => ("ball-spot", None),
            Self::LineUp { part } => return write!(f, "line-up {part}"),
            Self::ShootoutTaker { side } => ("shoot-out-taker", Some(side)),
            Self::Over {} => ("over", None),
        };
        match side {
            Some(side) => write!(f, "{word} {side}"),
            None => f.write_str(word),
        }
    }
}

impl FromStr for Phase {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["before"] => Self::Before {},
            ["place-start"] => Self::PlaceStart {},
            ["kick-off-taker"] => Self::KickoffTaker {},
            ["put-down"] => Self::PutDown {},
            ["declare"] => Self::Declare {},
            ["offside-step"] => Self::OffsideStep {},
            ["header-step", side] => Self::HeaderStep { side: side.parse()? },
            ["slide"] => Self::Slide {},
            ["prepare-keeper"] => Self::PrepareKeeper {},
            ["keeper-tackle"] => Self::KeeperTackle {},
            ["keeper-dribble"] => Self::KeeperDribble {},
            ["aim"] => Self::Aim {},
            ["release"] => Self::Release {},
            ["replant"] => Self::Replant {},
            ["speed-step", side] => Self::SpeedStep { side: side.parse()? },
            ["choose-taker", side] => Self::ChooseTaker { side: side.parse()? },
            ["choose-cell", side] => Self::ChooseCell { side: side.parse()? },
            ["place-taker", side] => Self::PlaceTaker { side: side.parse()? },
            ["pick-up", side] => Self::PickUp { side: side.parse()? },
            ["header", side] => Self::Header { side: side.parse()? },
            ["repeat"] => Self::Repeat {},
            ["move2"] => Self::Move2 {},
            ["move3"] => Self::Move3 {},
            ["tackle"] => Self::Tackle {},
            ["call-substitution", side] => Self::CallSubstitution { side: side.parse()? },
            ["make-room"] => Self::MakeRoom {},
            ["thrower"] => Self::Thrower {},
            ["substitutions", side] => Self::Substitutions { side: side.parse()? },
            ["ball-spot"] => Self::BallSpot {},
            ["line-up", part] => Self::LineUp { part: part.parse()? },
            ["shoot-out-taker", side] => Self::ShootoutTaker { side: side.parse()? },
            ["over"] => Self::Over {},
            _ => return Err(NotationError::new(format!("`{text}` is no phase of a match"))),
        })
    }
}
