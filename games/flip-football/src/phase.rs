//! The open decision: what the match is about, in which period, and how far the attack has come.

use engine::word_enum;

use crate::Area;

/// What the match is about now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    SetAside,
    Play(Period),
    Over,
}

word_enum! {
    /// A stretch of play with packs of its own.
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "ts", ts(rename = "FlipPeriod"))]
    pub enum Period {
        /// The first half.
        FirstHalf = "first-half",
        /// The second half.
        SecondHalf = "second-half",
        /// Injury time.
        InjuryTime = "injury-time",
        /// The shoot-out.
        ShootOut = "shoot-out",
    }
}

word_enum! {
    /// Which area is compared next, and how far the attack has come.
    #[cfg_attr(feature = "ts", ts(rename = "FlipStage"))]
    pub enum Stage {
        /// No success yet.
        Attack0 = "attack0",
        /// One success.
        Attack1 = "attack1",
        /// Two successes.
        Attack2 = "attack2",
        /// A shot.
        Shot = "shot",
        /// A free kick.
        FreeKick = "free-kick",
        /// A penalty.
        Penalty = "penalty",
    }
}

impl Stage {
    /// FLIP-ATT-1, FLIP-ATT-9 How an attack goes on: one stage further with each success, and the last is the shot.
    pub const ATTACK: [Self; 4] = [Self::Attack0, Self::Attack1, Self::Attack2, Self::Shot];

    /// FLIP-PLAY-5 The stage decides the area that is compared.
    #[inline]
    #[must_use]
    pub fn area(self) -> Area {
        match self {
            Self::Attack0 | Self::Attack1 | Self::Attack2 => Area::Attack,
            Self::Shot => Area::Goal,
            Self::FreeKick => Area::FreeKick,
            Self::Penalty => Area::Penalty,
        }
    }
}
