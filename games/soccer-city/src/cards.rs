//! The cards: what is printed on them, laid out so that it can be held against the tables of `data/`.

use engine::word_enum;

use crate::deck::{AttackCard, DefenceCard, SaveCard, ShotCard};

word_enum! {
    /// CITY-ACT-2 The nine dribbles.
    #[cfg_attr(feature = "ts", ts(rename = "CityDribble"))]
    pub enum Dribble {
        /// Round the defender.
        Dribbling = "dribbling",
        /// The defender goes aside.
        Scissor = "scissor",
        /// Through his legs.
        Nutmeg = "nutmeg",
        /// Past him and on.
        SelfPass = "self-pass",
        /// Places are swapped.
        TwoTouch = "two-touch",
        /// Over him.
        Hat = "hat",
        /// Swapped, and one forward.
        Roulette = "roulette",
        /// Round him, and he turns away.
        Carousel = "carousel",
        /// Round him, and he falls far behind.
        Elastica = "elastica",
    }
}

word_enum! {
    /// CITY-ACT-2 The nine tackle moves.
    #[cfg_attr(feature = "ts", ts(rename = "CityTackle"))]
    pub enum Tackle {
        /// Places are swapped.
        Pull = "pull",
        /// Backwards with the ball.
        BackUp = "back-up",
        /// The attacker runs past.
        ShoulderCharge = "shoulder-charge",
        /// Swapped, and one forward.
        SideTackle = "side-tackle",
        /// One hexagon with the ball.
        Blocking = "blocking",
        /// One forward; the attacker goes aside.
        Pressure = "pressure",
        /// Two hexagons in one direction.
        CutOff = "cut-off",
        /// Two forward; the attacker goes aside.
        Blow = "blow",
        /// The attacker goes aside, the defender takes his place; a second try if it is lost on points.
        Tackle = "tackle",
    }
}

word_enum! {
    /// The nine attacking tactics.
    #[cfg_attr(feature = "ts", ts(rename = "CityAttackTactic"))]
    pub enum AttackTactic {
        /// CITY-ATAC-8.
        GiveAndGo = "give-and-go",
        /// CITY-ATAC-10.
        FastBreak = "fast-break",
        /// CITY-ATAC-11.
        CrossingPass = "crossing-pass",
        /// CITY-ATAC-12.
        PassToTheBox = "pass-to-the-box",
        /// CITY-ATAC-14.
        OneTouch = "one-touch",
        /// CITY-ATAC-15.
        SideLineAdvance = "side-line-advance",
        /// CITY-ATAC-16.
        Slip = "slip",
        /// CITY-ATAC-17.
        Additional = "additional",
        /// CITY-ATAC-18.
        Sprint = "sprint",
    }
}

word_enum! {
    /// The six defensive tactics.
    #[cfg_attr(feature = "ts", ts(rename = "CityDefenceTactic"))]
    pub enum DefenceTactic {
        /// CITY-DTAC-9.
        Pressing = "pressing",
        /// CITY-DTAC-3.
        DefensiveAnticipation = "defensive-anticipation",
        /// CITY-DTAC-10.
        DefensiveRetreat = "defensive-retreat",
        /// CITY-DTAC-7.
        TacticalFoul = "tactical-foul",
        /// CITY-DTAC-4.
        OffsideTrap = "offside-trap",
        /// CITY-DTAC-6.
        GoalkeeperAnticipation = "goalkeeper-anticipation",
    }
}

word_enum! {
    /// CITY-SHOT-11 The thirteen shots.
    #[cfg_attr(feature = "ts", ts(rename = "CityShot"))]
    pub enum Shot {
        /// Nobody next to him.
        Drive = "drive",
        /// From outside the box.
        Cannonball = "cannonball",
        /// From a wide row in the box.
        CrossShot = "cross-shot",
        /// A free kick, or wide outside the box.
        Curler = "curler",
        /// After a pass.
        HalfVolley = "half-volley",
        /// After a high ball.
        Volley = "volley",
        /// With a man on his back.
        ToePoke = "toe-poke",
        /// After a dribble won.
        Solo = "solo",
        /// A high ball in the box.
        Header = "header",
        /// After a Challenge won.
        DivingHeader = "diving-header",
        /// A high ball with a man on his back.
        Bicycle = "bicycle",
        /// Over a keeper off his line.
        Chip = "chip",
        /// From the small keeper area.
        BackHeel = "back-heel",
    }
}

word_enum! {
    /// The thirteen saves.
    #[cfg_attr(feature = "ts", ts(rename = "CitySave"))]
    pub enum Save {
        /// Catch.
        Catch = "catch",
        /// Full-Stretch Dive.
        FullStretch = "full-stretch",
        /// Fingertip Save.
        Fingertip = "fingertip",
        /// Punch.
        Punch = "punch",
        /// Palm Over.
        PalmOver = "palm-over",
        /// Foot Save.
        FootSave = "foot-save",
        /// Smother.
        Smother = "smother",
        /// Reflex Save.
        Reflex = "reflex",
        /// Body Block.
        BodyBlock = "body-block",
        /// One-Handed Save.
        OneHanded = "one-handed",
        /// Flying Save.
        Flying = "flying",
        /// Scorpion Kick.
        Scorpion = "scorpion",
        /// Well Placed.
        WellPlaced = "well-placed",
    }
}

word_enum! {
    /// CITY-SAVE-7 What the keeper does after a save that won.
    #[cfg_attr(feature = "ts", ts(rename = "CitySaveMove"))]
    pub enum SaveMove {
        /// He may go one hexagon.
        Hold = "hold",
        /// He may go up to two hexagons.
        Rush = "rush",
        /// He may go one hexagon, then make a Close Pass.
        Throw = "throw",
        /// The ball is cleared.
        Punch = "punch",
    }
}

word_enum! {
    /// CITY-SAVE-6 What a level shot becomes.
    #[cfg_attr(feature = "ts", ts(rename = "CityTieResult"))]
    pub enum TieResult {
        /// A corner kick.
        Corner = "corner",
        /// A goal kick.
        Out = "out",
        /// The ball is cleared.
        Clear = "clear",
    }
}

word_enum! {
    /// CITY-BALL-6 The values of the Ball cards.
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "ts", ts(rename = "CityBallValue"))]
    pub enum BallValue {
        /// Low, 1 to 4 hexagons.
        Short = "short",
        /// High, 5 to 8 hexagons.
        Medium = "medium",
        /// High, 9 to 12 hexagons.
        Long = "long",
    }
}

impl BallValue {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Short, Self::Medium, Self::Long];

    /// CITY-PASS-1 The shortest and the longest pass.
    pub(crate) const fn range(self) -> (u8, u8) {
        match self {
            Self::Short => (1, 4),
            Self::Medium => (5, 8),
            Self::Long => (9, 12),
        }
    }

    /// CITY-SQR-2 The lateral squares of a Square Pass.
    pub(crate) const fn lateral_range(self) -> (u8, u8) {
        match self {
            Self::Short => (1, 1),
            Self::Medium => (2, 2),
            Self::Long => (3, 4),
        }
    }

    /// CITY-ADV-1 How far the ball goes in an Advance.
    pub(crate) const fn advance(self) -> u8 {
        match self {
            Self::Short => 1,
            Self::Medium => 2,
            Self::Long => 3,
        }
    }
}

word_enum! {
    /// The twelve External Factors.
    #[derive(PartialOrd, Ord)]
    #[cfg_attr(feature = "ts", ts(rename = "CityFactor"))]
    pub enum Factor {
        /// CITY-EF-9.
        StrictReferee = "strict-referee",
        /// CITY-EF-10.
        IndulgentReferee = "indulgent-referee",
        /// CITY-EF-11.
        Rain = "rain",
        /// CITY-EF-12.
        CoachReprimand = "coach-reprimand",
        /// CITY-EF-13.
        InspiredKeeper = "inspired-keeper",
        /// CITY-EF-13.
        KeeperBadDay = "keeper-bad-day",
        /// CITY-EF-14.
        Arguing = "arguing",
        /// CITY-EF-15.
        CrowdSupport = "crowd-support",
        /// CITY-EF-16.
        LowPressing = "low-pressing",
        /// CITY-EF-17.
        OnFire = "on-fire",
        /// CITY-EF-18.
        TheWall = "the-wall",
        /// CITY-EF-19.
        OffForm = "off-form",
    }
}

impl Factor {
    /// All twelve.
    pub const ALL: [Self; 12] = [
        Self::StrictReferee,
        Self::IndulgentReferee,
        Self::Rain,
        Self::CoachReprimand,
        Self::InspiredKeeper,
        Self::KeeperBadDay,
        Self::Arguing,
        Self::CrowdSupport,
        Self::LowPressing,
        Self::OnFire,
        Self::TheWall,
        Self::OffForm,
    ];

    /// CITY-EF-7 The card that it blocks, and whether only on the same side.
    pub(crate) const fn blocks(self) -> Option<(Self, bool)> {
        match self {
            Self::StrictReferee => Some((Self::IndulgentReferee, false)),
            Self::IndulgentReferee => Some((Self::StrictReferee, false)),
            Self::InspiredKeeper => Some((Self::KeeperBadDay, true)),
            Self::KeeperBadDay => Some((Self::InspiredKeeper, true)),
            Self::Rain
            | Self::CoachReprimand
            | Self::Arguing
            | Self::CrowdSupport
            | Self::LowPressing
            | Self::OnFire
            | Self::TheWall
            | Self::OffForm => None,
        }
    }

    /// CITY-EF-5 The turns it lasts; none if it lasts until something happens.
    pub(crate) const fn turns(self) -> Option<u8> {
        match self {
            Self::Rain | Self::Arguing | Self::OnFire | Self::LowPressing | Self::TheWall => None,
            Self::StrictReferee
            | Self::IndulgentReferee
            | Self::CoachReprimand
            | Self::InspiredKeeper
            | Self::KeeperBadDay
            | Self::CrowdSupport
            | Self::OffForm => Some(3),
        }
    }
}

word_enum! {
    /// CITY-FOUL-3 What the referee die shows.
    #[cfg_attr(feature = "ts", ts(rename = "CityCall"))]
    pub enum Call {
        /// 1, 2: a Foul.
        Whistle = "whistle",
        /// 3, 4: a Foul and a Yellow Card.
        Booked = "booked",
        /// 5, 6: no Foul.
        PlayOn = "play-on",
    }
}

impl Call {
    /// The symbol on a face.
    #[must_use]
    pub const fn of(face: u8) -> Self {
        match face {
            ..=2 => Self::Whistle,
            3 | 4 => Self::Booked,
            _ => Self::PlayOn,
        }
    }
}

impl Dribble {
    pub(crate) const ALL: [Self; 9] = [
        Self::Dribbling,
        Self::Scissor,
        Self::Nutmeg,
        Self::SelfPass,
        Self::TwoTouch,
        Self::Hat,
        Self::Roulette,
        Self::Carousel,
        Self::Elastica,
    ];

    /// CITY-ACT-2 Its value.
    #[must_use]
    pub const fn value(self) -> u8 {
        match self {
            Self::Dribbling | Self::TwoTouch | Self::Nutmeg => 5,
            Self::Scissor | Self::Roulette | Self::Hat => 4,
            Self::Carousel | Self::SelfPass | Self::Elastica => 3,
        }
    }

    /// CITY-ACT-3 Whether it always beats a tackle move.
    #[must_use]
    pub const fn beats(self, tackle: Tackle) -> bool {
        use Tackle as T;
        match self {
            Self::Dribbling => matches!(tackle, T::Blow),
            Self::TwoTouch => matches!(tackle, T::CutOff),
            Self::Nutmeg => matches!(tackle, T::Tackle),
            Self::Scissor => matches!(tackle, T::Pull | T::BackUp),
            Self::Roulette => matches!(tackle, T::ShoulderCharge | T::Pressure),
            Self::Hat => matches!(tackle, T::Blocking | T::SideTackle),
            Self::Carousel => matches!(tackle, T::ShoulderCharge | T::Pull | T::Pressure),
            Self::SelfPass => matches!(tackle, T::Blocking | T::ShoulderCharge | T::BackUp),
            Self::Elastica => matches!(tackle, T::Pull | T::Blocking | T::SideTackle),
        }
    }
}

impl Tackle {
    pub(crate) const ALL: [Self; 9] = [
        Self::Pull,
        Self::BackUp,
        Self::ShoulderCharge,
        Self::SideTackle,
        Self::Blocking,
        Self::Pressure,
        Self::CutOff,
        Self::Blow,
        Self::Tackle,
    ];

    /// CITY-ACT-2 Its value.
    #[must_use]
    pub const fn value(self) -> u8 {
        match self {
            Self::Pull | Self::ShoulderCharge | Self::Blocking => 5,
            Self::BackUp | Self::SideTackle | Self::Pressure => 4,
            Self::CutOff | Self::Blow | Self::Tackle => 3,
        }
    }

    /// CITY-ACT-3 Whether it always beats a dribble.
    #[must_use]
    pub const fn beats(self, dribble: Dribble) -> bool {
        use Dribble as D;
        match self {
            Self::Pull => matches!(dribble, D::SelfPass),
            Self::ShoulderCharge => matches!(dribble, D::Elastica),
            Self::Blocking => matches!(dribble, D::Carousel),
            Self::BackUp => matches!(dribble, D::Nutmeg | D::Hat),
            Self::SideTackle => matches!(dribble, D::Dribbling | D::Roulette),
            Self::Pressure => matches!(dribble, D::TwoTouch | D::Scissor),
            Self::CutOff => matches!(dribble, D::Nutmeg | D::Dribbling | D::Hat),
            Self::Blow => matches!(dribble, D::TwoTouch | D::Nutmeg | D::Roulette),
            Self::Tackle => matches!(dribble, D::TwoTouch | D::Dribbling | D::Scissor),
        }
    }
}

impl Shot {
    /// All thirteen, in the order of their cards.
    pub const ALL: [Self; 13] = [
        Self::Drive,
        Self::Cannonball,
        Self::CrossShot,
        Self::Curler,
        Self::HalfVolley,
        Self::Volley,
        Self::ToePoke,
        Self::Solo,
        Self::Header,
        Self::DivingHeader,
        Self::Bicycle,
        Self::Chip,
        Self::BackHeel,
    ];

    /// CITY-SHOT-6, CITY-SHOT-7 The card's value and its special bonus.
    #[must_use]
    pub const fn values(self) -> (u8, u8) {
        match self {
            Self::Drive | Self::Cannonball | Self::CrossShot | Self::HalfVolley | Self::Solo => (4, 1),
            Self::Curler | Self::Volley => (4, 2),
            Self::ToePoke => (5, 1),
            Self::Header | Self::DivingHeader | Self::Bicycle | Self::Chip | Self::BackHeel => (3, 3),
        }
    }

    /// CITY-STRK-2 The points of its line in the Striker guide.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Self::Drive => 3,
            Self::HalfVolley | Self::Cannonball | Self::CrossShot => 4,
            Self::DivingHeader | Self::Bicycle => 6,
            Self::Curler
            | Self::Volley
            | Self::ToePoke
            | Self::Solo
            | Self::Header
            | Self::Chip
            | Self::BackHeel => 5,
        }
    }
}

impl Save {
    const ALL: [Self; 13] = [
        Self::Catch,
        Self::FullStretch,
        Self::Fingertip,
        Self::Punch,
        Self::PalmOver,
        Self::FootSave,
        Self::Smother,
        Self::Reflex,
        Self::BodyBlock,
        Self::OneHanded,
        Self::Flying,
        Self::Scorpion,
        Self::WellPlaced,
    ];

    /// Its value, what the keeper does if it wins, and what it becomes if level.
    #[must_use]
    pub const fn face(self) -> (u8, SaveMove, TieResult) {
        use SaveMove as M;
        use TieResult as T;
        match self {
            Self::Catch => (5, M::Hold, T::Out),
            Self::FullStretch => (6, M::Hold, T::Corner),
            Self::Fingertip => (5, M::Hold, T::Corner),
            Self::Punch => (4, M::Punch, T::Clear),
            Self::PalmOver => (4, M::Hold, T::Corner),
            Self::FootSave => (3, M::Throw, T::Clear),
            Self::Smother => (4, M::Hold, T::Clear),
            Self::Reflex => (3, M::Hold, T::Corner),
            Self::BodyBlock => (3, M::Punch, T::Clear),
            Self::OneHanded => (5, M::Throw, T::Corner),
            Self::Flying => (7, M::Rush, T::Out),
            Self::Scorpion => (3, M::Punch, T::Clear),
            Self::WellPlaced => (6, M::Rush, T::Out),
        }
    }

    /// CITY-SAVE-5 Whether it always beats a shot.
    #[must_use]
    pub const fn beats(self, shot: Shot) -> bool {
        use Shot as S;
        match self {
            Self::Catch => matches!(shot, S::Drive),
            Self::FullStretch => matches!(shot, S::CrossShot | S::Curler),
            Self::Fingertip => matches!(shot, S::Curler | S::Cannonball),
            Self::Punch => matches!(shot, S::Header | S::DivingHeader),
            Self::PalmOver => matches!(shot, S::Cannonball | S::Chip),
            Self::FootSave => matches!(shot, S::ToePoke | S::CrossShot | S::BackHeel),
            Self::Smother => matches!(shot, S::Solo | S::ToePoke | S::BackHeel),
            Self::Reflex => matches!(shot, S::Header | S::DivingHeader | S::Volley | S::Bicycle),
            Self::BodyBlock => matches!(shot, S::HalfVolley | S::Drive | S::Solo),
            Self::OneHanded => matches!(shot, S::HalfVolley),
            Self::Flying => matches!(shot, S::Volley),
            Self::Scorpion => matches!(shot, S::Chip | S::Bicycle),
            Self::WellPlaced => false,
        }
    }
}

/// The tactic of each Attack card, three copies of a dribble in a row.
const ATTACK_TACTICS: [AttackTactic; 27] = {
    use AttackTactic as T;
    [
        T::GiveAndGo,
        T::PassToTheBox,
        T::Slip,
        T::FastBreak,
        T::OneTouch,
        T::Additional,
        T::CrossingPass,
        T::SideLineAdvance,
        T::Sprint,
        T::PassToTheBox,
        T::Slip,
        T::GiveAndGo,
        T::OneTouch,
        T::Additional,
        T::FastBreak,
        T::SideLineAdvance,
        T::Sprint,
        T::CrossingPass,
        T::Slip,
        T::GiveAndGo,
        T::PassToTheBox,
        T::Additional,
        T::FastBreak,
        T::OneTouch,
        T::Sprint,
        T::CrossingPass,
        T::SideLineAdvance,
    ]
};

/// The tactic of each Defence card, three copies of a tackle move in a row.
const DEFENCE_TACTICS: [DefenceTactic; 27] = {
    use DefenceTactic as T;
    [
        T::Pressing,
        T::DefensiveAnticipation,
        T::DefensiveRetreat,
        T::TacticalFoul,
        T::OffsideTrap,
        T::GoalkeeperAnticipation,
        T::DefensiveAnticipation,
        T::DefensiveRetreat,
        T::Pressing,
        T::OffsideTrap,
        T::GoalkeeperAnticipation,
        T::TacticalFoul,
        T::DefensiveRetreat,
        T::Pressing,
        T::DefensiveAnticipation,
        T::GoalkeeperAnticipation,
        T::TacticalFoul,
        T::OffsideTrap,
        T::Pressing,
        T::DefensiveAnticipation,
        T::DefensiveRetreat,
        T::TacticalFoul,
        T::OffsideTrap,
        T::GoalkeeperAnticipation,
        T::DefensiveAnticipation,
        T::DefensiveRetreat,
        T::Pressing,
    ]
};

impl AttackCard {
    /// CITY-ACT-1 The dribble on it.
    #[inline]
    #[must_use]
    pub const fn dribble(self) -> Dribble {
        Dribble::ALL[self.index() / 3]
    }

    /// CITY-ACT-4 The tactic on it.
    #[inline]
    #[must_use]
    pub const fn tactic(self) -> AttackTactic {
        ATTACK_TACTICS[self.index()]
    }

    /// CITY-EF-1 Whether it has the EF mark: A06, A12, A18, A21, A24, A27.
    #[inline]
    #[must_use]
    pub const fn is_marked(self) -> bool {
        matches!(self.number(), 6 | 12 | 18 | 21 | 24 | 27)
    }
}

impl DefenceCard {
    /// CITY-ACT-1 The tackle move on it.
    #[inline]
    #[must_use]
    pub const fn tackle(self) -> Tackle {
        Tackle::ALL[self.index() / 3]
    }

    /// CITY-ACT-4 The tactic on it.
    #[inline]
    #[must_use]
    pub const fn tactic(self) -> DefenceTactic {
        DEFENCE_TACTICS[self.index()]
    }

    /// CITY-EF-1 Whether it has the EF mark: D03, D09, D12, D18, D24, D27.
    #[inline]
    #[must_use]
    pub const fn is_marked(self) -> bool {
        matches!(self.number(), 3 | 9 | 12 | 18 | 24 | 27)
    }
}

impl ShotCard {
    /// The shot on it.
    #[inline]
    #[must_use]
    pub const fn shot(self) -> Shot {
        Shot::ALL[self.index() / 2]
    }
}

impl SaveCard {
    /// The save on it.
    #[inline]
    #[must_use]
    pub const fn save(self) -> Save {
        Save::ALL[self.index() / 2]
    }
}
