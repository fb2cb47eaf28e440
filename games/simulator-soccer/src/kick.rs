//! Kicks: what is declared, and how it comes about.

use std::{fmt, str::FromStr};

use engine::{NotationError, read_number, word_enum};
use serde::{Deserialize, Serialize};

use crate::Player;

word_enum! {
    /// SIM-KICK-1 How the ball is played.
    #[cfg_attr(feature = "ts", ts(rename = "SimTechnique"))]
    pub enum Technique {
        /// It rolls.
        Low = "low",
        /// It is flicked up.
        Lob = "lob",
        /// It lies on the peg's top and is flicked by a finger.
        Head = "head",
    }
}

impl Technique {
    /// All techniques.
    pub(crate) const ALL: [Self; 3] = [Self::Low, Self::Lob, Self::Head];
}

impl From<Technique> for physics::Technique {
    fn from(technique: Technique) -> Self {
        match technique {
            Technique::Low => Self::Low,
            Technique::Lob => Self::Lob,
            Technique::Head => Self::Head,
        }
    }
}

word_enum! {
    /// What kind of kick is declared.
    #[cfg_attr(feature = "ts", ts(rename = "SimKickKind"))]
    pub enum KickKind {
        /// SIM-PASS-1 A pass or a drive.
        Play = "play",
        /// SIM-DRIB-1 A dribble.
        Dribble = "dribble",
        /// SIM-CROSS-1 A cross.
        Cross = "cross",
        /// SIM-SHOT-1 A shot.
        Shot = "shot",
        /// SIM-THROW-5, SIM-GK-16 A throw.
        Throw = "throw",
        /// SIM-HEAD-2 A header pass.
        HeaderPass = "header-pass",
        /// SIM-HEAD-3 A header shot.
        HeaderShot = "header-shot",
    }
}

impl KickKind {
    /// All kinds.
    pub(crate) const ALL: [Self; 7] = [
        Self::Play,
        Self::Dribble,
        Self::Cross,
        Self::Shot,
        Self::Throw,
        Self::HeaderPass,
        Self::HeaderShot,
    ];

    /// Whether the keeper is prepared for it.
    #[must_use]
    pub const fn is_shot(self) -> bool {
        match self {
            Self::Shot | Self::HeaderShot => true,
            Self::Play | Self::Dribble | Self::Cross | Self::Throw | Self::HeaderPass => false,
        }
    }

    /// SIM-KICK-2 Whether it is played with the head technique.
    #[must_use]
    pub const fn is_headed(self) -> bool {
        match self {
            Self::Throw | Self::HeaderPass | Self::HeaderShot => true,
            Self::Play | Self::Dribble | Self::Cross | Self::Shot => false,
        }
    }

    /// SIM-KICK-2, SIM-HEAD-2 With what it is kicked.
    pub(crate) const fn techniques(self) -> &'static [Technique] {
        if self.is_headed() {
            &[Technique::Head]
        } else {
            &[Technique::Low, Technique::Lob]
        }
    }

    /// SIM-REP-2 Whether a team-mate who gets it has received a pass.
    #[must_use]
    pub const fn is_pass(self) -> bool {
        match self {
            Self::Play | Self::Dribble | Self::Throw | Self::HeaderPass => true,
            Self::Cross | Self::Shot | Self::HeaderShot => false,
        }
    }
}

word_enum! {
    /// How a kick comes about.
    #[cfg_attr(feature = "ts", ts(rename = "SimOrigin"))]
    pub enum Origin {
        /// In open play.
        Open = "open",
        /// SIM-REST-2 The first kick after possession was gained.
        Restart = "restart",
        /// SIM-KO-1 A kick-off.
        KickOff = "kick-off",
        /// SIM-FK-1 A free kick.
        FreeKick = "free-kick",
        /// SIM-PEN-1 A penalty.
        Penalty = "penalty",
        /// SIM-CORN-1 A corner.
        Corner = "corner",
        /// SIM-GKICK-1 A goal kick.
        GoalKick = "goal-kick",
        /// SIM-THROW-1 A throw-in.
        ThrowIn = "throw-in",
        /// SIM-GK-16 The keeper has the ball on his peg.
        KeeperHolds = "keeper-holds",
    }
}

impl Origin {
    /// SIM-FK-7 Whether its taker may not play the ball twice.
    #[must_use]
    pub const fn is_place_kick(self) -> bool {
        match self {
            Self::KickOff
            | Self::FreeKick
            | Self::Penalty
            | Self::Corner
            | Self::GoalKick
            | Self::ThrowIn => true,
            Self::Open | Self::Restart | Self::KeeperHolds => false,
        }
    }
}

/// A kick that has been declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimDeclared"))]
pub struct Declared {
    /// Who kicks.
    pub kicker: Player,
    /// Pass, cross, shot or another kind.
    pub kind: KickKind,
    /// How it comes about.
    pub origin: Origin,
    /// SIM-DRIB-1 The opponent of a dribble; SIM-PRO-4, SIM-PRO-11 the named receiver of another kick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub named: Option<Player>,
    /// SIM-SLIDE-1 Whether it is a repeat by a skill, and how many cells the kicker moved to reach the ball.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub instant: Option<u8>,
}

impl fmt::Display for Declared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.kicker, self.kind, self.origin)?;
        if let Some(named) = self.named {
            write!(f, " {named}")?;
        }
        self.instant.map_or(Ok(()), |cells| write!(f, " instant {cells}"))
    }
}

impl FromStr for Declared {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || NotationError::new(format!("`{text}` is no declared kick"));
        let [kicker, kind, origin, rest @ ..] = &words[..] else {
            return Err(wrong());
        };
        let (named, instant) = match rest {
            [] => (None, None),
            ["instant", cells] => (None, Some(read_number(cells)?)),
            [named] => (Some(named.parse()?), None),
            [named, "instant", cells] => (Some(named.parse()?), Some(read_number(cells)?)),
            _ => return Err(wrong()),
        };
        Ok(Self {
            kicker: kicker.parse()?,
            kind: kind.parse()?,
            origin: origin.parse()?,
            named,
            instant,
        })
    }
}
