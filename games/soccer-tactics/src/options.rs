//! What can be agreed before a match.

use engine::{
    Clause, OptionDefault, OptionKind, OptionRefusal, OptionSpec, OptionValues, Side, read_options,
};
use serde::{Deserialize, Serialize};

/// The fourteen options. The defaults give the game in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// TACTICS-FOUR-1 Coaches of a side.
    pub seats_per_side: u8,
    /// TACTICS-FOUR-2, TACTICS-FOUR-3 How two coaches of a side share its decisions.
    pub seat_sharing: SeatSharing,
    /// TACTICS-TIME-1, TACTICS-VAR-4 Minutes of a half.
    pub half_minutes: u8,
    /// TACTICS-OVER-1 Minutes of an overtime period.
    pub overtime_minutes: u8,
    /// TACTICS-SHOOT-8 What follows a tie.
    pub tie_break: TieBreak,
    /// TACTICS-SHOOT-4 Whether a decided shoot-out stops.
    pub shootout_stop_early: Switch,
    /// TACTICS-TIME-9 Which clock runs.
    pub clock: Clock,
    /// TACTICS-MINOR-2 Seconds for a choice; 0 is no limit (TACTICS-MINOR-10).
    pub move_limit_seconds: u16,
    /// TACTICS-VAR-2 What shots are drawn with.
    pub shot_device: ShotDevice,
    /// TACTICS-VAR-1 Whether defenders count +2.
    pub advanced_defenders: Switch,
    /// TACTICS-MOVE-9 What a pawn's roll is worth when it meets an opponent.
    pub contact: Contact,
    /// TACTICS-KICK-1 Who kicks off first.
    pub first_kickoff: FirstKickoff,
    /// TACTICS-TEAM-7 Home's colour.
    pub home_colour: Colour,
    /// TACTICS-TEAM-7 Away's colour.
    pub away_colour: Colour,
}

/// How two coaches of a side share its decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatSharing {
    /// The duty passes with every offensive set.
    Alternate,
    /// One attacks, one defends.
    OffenceDefence,
}

/// What follows a tie after two halves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Overtime, then penalties.
    Overtime,
    /// Penalties at once.
    Shootout,
    /// Nothing: a draw.
    Draw,
}

/// Which clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// Somebody's real one.
    Real,
    /// The one of the rules: every action costs its seconds.
    Virtual,
}

/// What shots are drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsShotDevice"))]
#[serde(rename_all = "snake_case")]
pub enum ShotDevice {
    /// The spinner in the centre circle.
    Spinner,
    /// The shooting die.
    Die,
}

/// How a pawn comes to stand on an opponent's square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contact {
    /// With the exact count only.
    Exact,
    /// With any roll that leads so far: it stops there and loses the rest.
    Stop,
}

/// Who kicks off the first half.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstKickoff {
    /// The lower roll.
    Dice,
    /// Home.
    Home,
    /// Away.
    Away,
}

impl FirstKickoff {
    /// The side, if the option fixes it.
    #[must_use]
    pub fn side(self) -> Option<Side> {
        match self {
            Self::Dice => None,
            Self::Home => Some(Side::Home),
            Self::Away => Some(Side::Away),
        }
    }
}

/// The colour of a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsColour"))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
}

/// An option that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Off.
    No,
    /// On.
    Yes,
}

impl Switch {
    /// Whether it is on.
    #[must_use]
    pub fn is_on(self) -> bool {
        self == Self::Yes
    }
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

const fn number(name: &'static str, kind: OptionKind, default: i32, clause: &'static str) -> OptionSpec {
    OptionSpec {
        name,
        kind,
        default: OptionDefault::Number(default),
        house: false,
        clause: Clause(clause),
    }
}

const fn range(min: i32, max: i32) -> OptionKind {
    OptionKind::Range {
        zero_is_off: false,
        min,
        max,
    }
}

/// The options as they are offered.
pub(crate) const SPECS: &[OptionSpec] = &[
    number("half_minutes", range(1, 60), 45, "TACTICS-TIME-1"),
    number("overtime_minutes", range(1, 30), 15, "TACTICS-OVER-1"),
    choice("tie_break", &["overtime", "shootout", "draw"], "TACTICS-SHOOT-8"),
    choice("shootout_stop_early", &["no", "yes"], "TACTICS-SHOOT-4"),
    choice("shot_device", &["spinner", "die"], "TACTICS-VAR-2"),
    choice("advanced_defenders", &["no", "yes"], "TACTICS-VAR-1"),
    choice("contact", &["exact", "stop"], "TACTICS-MOVE-9"),
    choice("clock", &["real", "virtual"], "TACTICS-TIME-9"),
    number(
        "move_limit_seconds",
        OptionKind::Range {
            zero_is_off: true,
            min: 15,
            max: 300,
        },
        60,
        "TACTICS-MINOR-2",
    ),
    choice("first_kickoff", &["dice", "home", "away"], "TACTICS-KICK-1"),
    number(
        "seats_per_side",
        OptionKind::Numbers { numbers: &[1, 2] },
        1,
        "TACTICS-FOUR-1",
    ),
    choice(
        "seat_sharing",
        &["alternate", "offence_defence"],
        "TACTICS-FOUR-2",
    ),
    choice(
        "home_colour",
        &["red", "blue", "yellow", "green"],
        "TACTICS-TEAM-7",
    ),
    OptionSpec {
        name: "away_colour",
        kind: OptionKind::Choice {
            words: &["red", "blue", "yellow", "green"],
        },
        default: OptionDefault::Word("blue"),
        house: false,
        clause: Clause("TACTICS-TEAM-7"),
    },
];

/// Named sets of options worth offering.
pub const PRESETS: &[(&str, &[(&str, &str)])] = &[
    ("box", &[]),
    (
        "short",
        &[
            ("half_minutes", "10"),
            ("overtime_minutes", "5"),
            ("tie_break", "shootout"),
        ],
    ),
    ("half-hour", &[("half_minutes", "20"), ("overtime_minutes", "5")]),
    ("advanced", &[("advanced_defenders", "yes")]),
    ("league", &[("tie_break", "draw")]),
    ("four", &[("seats_per_side", "2")]),
    ("relaxed", &[("clock", "virtual"), ("move_limit_seconds", "0")]),
];

/// The presets that can count for ratings.
pub(crate) const RATED: &[&str] = &["box", "short", "half-hour", "league", "relaxed"];

/// Minutes a side and seconds for each decision that fit a match.
pub(crate) const PACES: &[(u16, u16)] = &[(10, 5), (20, 10), (40, 15)];

/// A bad value is refused under its option's clause, an unknown option under TACTICS-MINOR-1.
pub(crate) fn read(values: &OptionValues) -> Result<Options, OptionRefusal> {
    let options: Options = read_options(SPECS, Clause("TACTICS-MINOR-1"), values)?;
    if options.home_colour == options.away_colour {
        let detail = "the two sides cannot have the same colour".to_owned();
        return Err(OptionRefusal {
            clause: Clause("TACTICS-TEAM-7"),
            detail,
        });
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use engine::OptionValue;

    use super::*;

    #[test]
    fn the_options_are_those_of_the_table() {
        let table = include_str!("../tests/options.csv");
        assert_eq!(table.lines().count() - 1, SPECS.len());
        for row in table.lines().skip(1) {
            let (name, rest) = row.split_once(',').unwrap();
            let default = rest.split(',').next().unwrap();
            let spec = SPECS
                .iter()
                .find(|spec| spec.name == name)
                .unwrap_or_else(|| panic!("{name}"));
            assert_eq!(OptionValue::from(spec.default).to_string(), default, "{name}");
        }
    }

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
}
