//! What can be agreed before a match.

use engine::{
    Clause, OptionDefault, OptionKind, OptionRefusal, OptionSpec, OptionValues, Side, read_options,
};
use serde::{Deserialize, Serialize};

use crate::Colour;

/// The ten options. The defaults give the game in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// FLIP-SETUP-1 Home's deck; Away has the other.
    pub home_colour: Colour,
    /// FLIP-KICK-1 Who attacks first.
    pub kick_off: KickOff,
    /// FLIP-ASIDE-1, FLIP-ASIDE-10 Whether the seats choose their eights.
    pub set_aside: SetAside,
    /// FLIP-TIME-1 Who lays.
    pub pace: Pace,
    /// FLIP-TIME-3 Seconds to lay a card; 0 is no limit.
    pub lay_timer: u8,
    /// FLIP-TIME-4 Seconds for the whole of the eight; 0 is no limit.
    pub set_aside_timer: u16,
    /// FLIP-HOUSE-1 Pairs in a half.
    pub half_cards: u8,
    /// FLIP-HOUSE-2 Whether a penalty pending at the whistle is still taken.
    pub finish_penalty: Switch,
    /// FLIP-HAND-1 Cards in a hand; 0 is the box game.
    pub hand_size: u8,
    /// FLIP-SO-1 Whether penalties decide a level match.
    pub shoot_out: Switch,
}

/// FLIP-KICK-1 Who attacks first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KickOff {
    /// The referee draws.
    Draw,
    /// Home.
    Home,
    /// Away.
    Away,
}

impl KickOff {
    /// The side, if the option fixes it.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        match self {
            Self::Draw => None,
            Self::Home => Some(Side::Home),
            Self::Away => Some(Side::Away),
        }
    }
}

/// Whether the seats choose their eights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetAside {
    /// Each seat picks.
    Choose,
    /// The referee draws.
    Random,
}

/// Who lays the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Each seat lays.
    Tap,
    /// The referee lays for both.
    Auto,
}

/// An option that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Off.
    Off,
    /// On.
    On,
}

impl Switch {
    /// Whether it is on.
    #[must_use]
    pub fn is_on(self) -> bool {
        self == Self::On
    }
}

const fn choice(
    name: &'static str,
    words: &'static [&'static str],
    house: bool,
    clause: &'static str,
) -> OptionSpec {
    OptionSpec {
        name,
        kind: OptionKind::Choice { words },
        default: OptionDefault::Word(words[0]),
        house,
        clause: Clause(clause),
    }
}

const fn number(
    name: &'static str,
    kind: OptionKind,
    default: i32,
    house: bool,
    clause: &'static str,
) -> OptionSpec {
    OptionSpec {
        name,
        kind,
        default: OptionDefault::Number(default),
        house,
        clause: Clause(clause),
    }
}

/// The ten options as they are offered.
pub(crate) const SPECS: &[OptionSpec] = &[
    choice("home_colour", &["red", "blue"], false, "FLIP-SETUP-1"),
    choice("kick_off", &["draw", "home", "away"], false, "FLIP-KICK-1"),
    choice("set_aside", &["choose", "random"], false, "FLIP-ASIDE-1"),
    choice("pace", &["tap", "auto"], false, "FLIP-TIME-1"),
    number(
        "lay_timer",
        OptionKind::Range {
            zero_is_off: true,
            min: 3,
            max: 60,
        },
        0,
        false,
        "FLIP-TIME-3",
    ),
    number(
        "set_aside_timer",
        OptionKind::Range {
            zero_is_off: true,
            min: 30,
            max: 600,
        },
        0,
        false,
        "FLIP-TIME-4",
    ),
    number(
        "half_cards",
        OptionKind::Numbers {
            numbers: &[45, 40, 35, 30, 25, 20, 15],
        },
        45,
        true,
        "FLIP-HOUSE-1",
    ),
    choice("finish_penalty", &["off", "on"], true, "FLIP-HOUSE-2"),
    number(
        "hand_size",
        OptionKind::Numbers {
            numbers: &[0, 2, 3, 4, 5],
        },
        0,
        true,
        "FLIP-HAND-1",
    ),
    choice("shoot_out", &["off", "on"], true, "FLIP-SO-1"),
];

/// Named sets of options worth offering.
pub const PRESETS: &[(&str, &[(&str, &str)])] = &[
    ("box", &[]),
    ("short", &[("half_cards", "15")]),
    ("hand", &[("hand_size", "3")]),
    ("cup", &[("shoot_out", "on"), ("finish_penalty", "on")]),
    ("auto", &[("pace", "auto"), ("set_aside", "random")]),
];

/// The presets that can count for ratings.
pub(crate) const RATED: &[&str] = &["box", "short", "hand", "cup"];

/// Minutes a side and seconds for each decision that fit a match.
pub(crate) const PACES: &[(u16, u16)] = &[(3, 2), (5, 5), (10, 10)];

/// FLIP-SETUP-3 A bad value is refused under its option's clause, an unknown option under this one.
pub(crate) fn read(values: &OptionValues) -> Result<Options, OptionRefusal> {
    read_options(SPECS, Clause("FLIP-SETUP-3"), values)
}
