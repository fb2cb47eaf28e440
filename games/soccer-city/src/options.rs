//! What can be agreed before a match.

use engine::{
    Clause, OptionDefault, OptionKind, OptionRefusal, OptionSpec, OptionValues, Side, read_options, word_enum,
};
use serde::{Deserialize, Serialize};

/// The fourteen options. The defaults give the game in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// CITY-FOUR-1 Coaches at the table: 2, or 4 for the 4-Player mode.
    pub coaches: u8,
    /// CITY-STRK-1 Striker mode.
    pub striker: Switch,
    /// CITY-ACE-1 Ace mode.
    pub ace: Switch,
    /// CITY-QUIK-1 Quick Match.
    pub quick: Switch,
    /// CITY-TIME-1 Regular periods; 0 is what the mode says (CITY-QUIK-2).
    pub periods: u8,
    /// CITY-TIME-5 Injury Time.
    pub injury_time: InjuryTime,
    /// CITY-GOAL-3 What follows a level score.
    pub if_drawn: IfDrawn,
    /// CITY-XTRA-2 Halves of Extra Time.
    pub extra_time_halves: u8,
    /// CITY-EF-1 Whether EF marks count.
    pub external_factors: Switch,
    /// CITY-SUB-1 Substitutions of a side.
    pub substitutions: u8,
    /// CITY-TIME-9 Turns without a Ball card before cards burn.
    pub passive_limit: u8,
    /// CITY-SET-8 Who kicks off the first half.
    pub first_kickoff: FirstKickoff,
    /// CITY-SET-11 The formation that Home is offered first.
    pub formation_home: Formation,
    /// CITY-SET-11 The formation that Away is offered first.
    pub formation_away: Formation,
}

impl Options {
    /// CITY-TIME-1, CITY-QUIK-2 How many regular periods are played.
    pub(crate) const fn regular_periods(&self) -> u8 {
        match self.periods {
            0 if matches!(self.quick, Switch::On) => 1,
            0 => 2,
            periods => periods,
        }
    }

    /// CITY-TIME-5, CITY-QUIK-2 Whether the last regular period has Injury Time.
    pub(crate) const fn has_injury_time(&self) -> bool {
        match self.injury_time {
            InjuryTime::Auto => !matches!(self.quick, Switch::On),
            InjuryTime::On => true,
            InjuryTime::Off => false,
        }
    }

    /// The formation that a side is offered first.
    pub(crate) const fn formation(&self, side: Side) -> Formation {
        match side {
            Side::Home => self.formation_home,
            Side::Away => self.formation_away,
        }
    }

    /// CITY-FOUR-1 Whether each side has two coaches.
    #[inline]
    #[must_use]
    pub const fn is_four(&self) -> bool {
        self.coaches == 4
    }

    #[inline]
    pub(crate) const fn is_ace(&self) -> bool {
        self.ace.is_on()
    }

    /// CITY-STRK-1 Whether shots are named by the Striker guide.
    #[inline]
    #[must_use]
    pub const fn is_striker(&self) -> bool {
        self.striker.is_on()
    }
}

word_enum! {
    /// An option that is on or off.
    pub enum Switch {
        /// Off.
        Off = "off",
        /// On.
        On = "on",
    }
}

impl Switch {
    /// Whether it is on.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

word_enum! {
    /// Whether there is Injury Time.
    pub enum InjuryTime {
        /// As the mode says.
        Auto = "auto",
        /// Yes.
        On = "on",
        /// No.
        Off = "off",
    }
}

word_enum! {
    /// What follows a level score.
    pub enum IfDrawn {
        /// A draw.
        Draw = "draw",
        /// Extra Time.
        ExtraTime = "extra_time",
        /// Extra Time, then a shootout.
        ExtraTimeShootout = "extra_time_shootout",
        /// A shootout at once.
        Shootout = "shootout",
    }
}

word_enum! {
    /// Who kicks off the first half.
    pub enum FirstKickoff {
        /// The referee draws.
        Draw = "draw",
        /// Home.
        Home = "home",
        /// Away.
        Away = "away",
    }
}

impl FirstKickoff {
    pub(crate) const fn side(self) -> Option<Side> {
        match self {
            Self::Draw => None,
            Self::Home => Some(Side::Home),
            Self::Away => Some(Side::Away),
        }
    }
}

word_enum! {
    /// CITY-SET-11 The preset formations, and none of them.
    #[cfg_attr(feature = "ts", ts(rename = "CityFormation"))]
    pub enum Formation {
        /// Two behind, one, one, two in front.
        #[serde(rename = "2-1-1-2")]
        F2112 = "2-1-1-2",
        /// Two, two, two.
        #[serde(rename = "2-2-2")]
        F222 = "2-2-2",
        /// Three, one, two.
        #[serde(rename = "3-1-2")]
        F312 = "3-1-2",
        /// Two, three, one.
        #[serde(rename = "2-3-1")]
        F231 = "2-3-1",
        /// Three, two, one.
        #[serde(rename = "3-2-1")]
        F321 = "3-2-1",
        /// One, three, two.
        #[serde(rename = "1-3-2")]
        F132 = "1-3-2",
        /// The coach's own.
        Free = "free",
    }
}

impl Formation {
    /// All of them, and none.
    pub(crate) const ALL: [Self; 7] = [
        Self::F2112,
        Self::F222,
        Self::F312,
        Self::F231,
        Self::F321,
        Self::F132,
        Self::Free,
    ];
}

const fn choice(name: &'static str, words: &'static [&'static str], clause: &'static str) -> OptionSpec {
    OptionSpec {
        name,
        kind: OptionKind::Choice { words },
        default: OptionDefault::Word(words[0]),
        house: false,
        clause: Clause(clause),
    }
}

const fn numbers(
    name: &'static str,
    numbers: &'static [i32],
    default: i32,
    clause: &'static str,
) -> OptionSpec {
    OptionSpec {
        name,
        kind: OptionKind::Numbers { numbers },
        default: OptionDefault::Number(default),
        house: false,
        clause: Clause(clause),
    }
}

const FORMATIONS: &[&str] = &["2-1-1-2", "2-2-2", "3-1-2", "2-3-1", "3-2-1", "1-3-2", "free"];

/// The options as they are offered.
pub(crate) const SPECS: &[OptionSpec] = &[
    choice("quick", &["off", "on"], "CITY-QUIK-1"),
    choice("striker", &["off", "on"], "CITY-STRK-1"),
    choice("ace", &["off", "on"], "CITY-ACE-1"),
    numbers("coaches", &[2, 4], 2, "CITY-FOUR-1"),
    numbers("periods", &[0, 1, 2], 0, "CITY-TIME-1"),
    choice("injury_time", &["auto", "on", "off"], "CITY-TIME-5"),
    choice(
        "if_drawn",
        &["draw", "extra_time", "extra_time_shootout", "shootout"],
        "CITY-GOAL-3",
    ),
    numbers("extra_time_halves", &[1, 2], 2, "CITY-XTRA-2"),
    OptionSpec {
        name: "external_factors",
        kind: OptionKind::Choice {
            words: &["on", "off"],
        },
        default: OptionDefault::Word("on"),
        house: false,
        clause: Clause("CITY-EF-1"),
    },
    numbers("substitutions", &[0, 1, 2], 2, "CITY-SUB-1"),
    numbers(
        "passive_limit",
        &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        6,
        "CITY-TIME-9",
    ),
    choice("first_kickoff", &["draw", "home", "away"], "CITY-SET-8"),
    choice("formation_home", FORMATIONS, "CITY-SET-11"),
    choice("formation_away", FORMATIONS, "CITY-SET-11"),
];

/// Named sets of options worth offering.
pub const PRESETS: &[(&str, &[(&str, &str)])] = &[
    ("box", &[]),
    ("quick", &[("quick", "on")]),
    ("striker", &[("striker", "on")]),
    ("ace", &[("ace", "on")]),
    ("four", &[("coaches", "4")]),
    ("cup", &[("if_drawn", "extra_time_shootout")]),
];

/// The presets that can count for ratings.
pub(crate) const RATED: &[&str] = &["box", "quick", "cup"];

/// Minutes a side and seconds for each decision that fit a match.
pub(crate) const PACES: &[(u16, u16)] = &[(10, 5), (20, 10), (30, 20)];

/// A bad value is refused under its option's clause, an unknown option under CITY-MODE-1.
pub(crate) fn read(values: &OptionValues) -> Result<Options, OptionRefusal> {
    read_options(SPECS, Clause("CITY-MODE-1"), values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_can_be_played() {
        for (name, values) in PRESETS {
            let values = values
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).into()))
                .collect();
            assert!(read(&values).is_ok(), "{name}");
        }
    }

    /// CITY-QUIK-2 What the mode says where nothing else is agreed.
    #[test]
    fn a_quick_match_is_one_period_without_injury_time() {
        let options = |quick: &str| {
            let values = [("quick".to_owned(), quick.into())].into_iter().collect();
            read(&values).expect("good options")
        };
        let (standard, quick) = (options("off"), options("on"));
        assert_eq!(
            (standard.regular_periods(), standard.has_injury_time()),
            (2, true)
        );
        assert_eq!((quick.regular_periods(), quick.has_injury_time()), (1, false));
    }
}
