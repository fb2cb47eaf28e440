//! The words of the events: what gave, tired, discarded and ended something, and what lies on a player or a side.

use engine::word_enum;

word_enum! {
    /// What gave the first ball.
    #[cfg_attr(feature = "ts", ts(rename = "SocialGivenBy"))]
    pub enum GivenBy {
        /// The referee's draw.
        Toss = "toss",
        /// What was agreed before the match.
        Agreement = "agreement",
        /// The loser of the last game.
        Loser = "loser",
    }
}

word_enum! {
    /// What tired a player.
    #[cfg_attr(feature = "ts", ts(rename = "SocialTiredBy"))]
    pub enum TiredBy {
        /// A PASS.
        Pass = "pass",
        /// A shot.
        Shot = "shot",
        /// An INTERCEPT.
        Intercept = "intercept",
        /// The cost of a MASTERMOVE.
        Cost = "cost",
        /// A step of a card.
        Effect = "effect",
        /// DEFENCE 0.
        Zero = "zero",
    }
}

word_enum! {
    /// What lies on a player.
    #[cfg_attr(feature = "ts", ts(rename = "SocialMark"))]
    pub enum PlayerMark {
        /// SOCIAL-EFF-11 Opposing cards do not touch the player.
        Protected = "protected",
        /// SOCIAL-EFF-12 The player cannot intercept.
        NoBlock = "no-block",
        /// SOCIAL-EFF-13 Printed ATTACK and DEFENCE have changed places.
        Swapped = "swapped",
    }
}

impl PlayerMark {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Protected, Self::NoBlock, Self::Swapped];
}

word_enum! {
    /// What holds for a side.
    #[cfg_attr(feature = "ts", ts(rename = "SocialRule"))]
    pub enum SideRule {
        /// SOCIAL-EFF-25 No SUPPORT and no MASTERMOVE.
        Locked = "locked",
        /// SOCIAL-EFF-26 Shots from either line.
        Licensed = "licensed",
    }
}

word_enum! {
    /// Why a card of a hand was discarded.
    #[cfg_attr(feature = "ts", ts(rename = "SocialDiscardedBy"))]
    pub enum DiscardedBy {
        /// The opponent chose it.
        Picked = "picked",
        /// The referee drew it.
        Random = "random",
        /// It was too many.
        Limit = "limit",
    }
}

word_enum! {
    /// Why a step changed nothing.
    #[cfg_attr(feature = "ts", ts(rename = "SocialIdleBy"))]
    pub enum IdleBy {
        /// SOCIAL-EFF-2 Its condition is false.
        Condition = "condition",
        /// SOCIAL-EFF-5 There is nobody and nothing to act on.
        Target = "target",
        /// SOCIAL-EFF-11 The player is protected.
        Protected = "protected",
    }
}

word_enum! {
    /// Why the ball changed sides.
    #[cfg_attr(feature = "ts", ts(rename = "SocialChangedBy"))]
    pub enum ChangedBy {
        /// SOCIAL-DUEL-6 A block.
        Block = "block",
        /// SOCIAL-ZERO-1 ATTACK 0.
        Zero = "zero",
        /// SOCIAL-EFF-21 A card.
        Card = "card",
        /// SOCIAL-GOAL-5 A conceded goal.
        Conceded = "conceded",
        /// SOCIAL-BALL-9 A dead ball.
        Yield = "yield",
    }
}

impl ChangedBy {
    /// SOCIAL-TERM-8 Whether the ball was stolen.
    #[must_use]
    pub const fn is_steal(self) -> bool {
        matches!(self, Self::Block | Self::Zero | Self::Card)
    }
}

word_enum! {
    /// Why a round ended.
    #[cfg_attr(feature = "ts", ts(rename = "SocialEndedBy"))]
    pub enum EndedBy {
        /// Nobody on the field is FRESH.
        AllTired = "all-tired",
        /// A dead ball that nobody takes up.
        DeadBall = "dead-ball",
    }
}
