//! What can be agreed before a match.

use std::str::FromStr;

use engine::{
    Clause, NotationError, OptionDefault, OptionKind, OptionRefusal, OptionSpec, OptionValue, OptionValues,
    Side, read_options,
};
use serde::{Deserialize, Serialize};

use crate::{TeamSheet, WornStrip};

/// The options. The defaults give the game in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// SIM-TIME-1 Referees of a half, eleven steps each.
    pub referees_per_half: u8,
    /// SIM-PRO-1 Whether PRO skills count.
    pub pro_skills: Switch,
    /// SIM-PQR-1 Whether the defence has the PRO quick round.
    pub pro_quick_round: Switch,
    /// SIM-COD-9 The longest short pass, in cells.
    pub short_pass_max: u8,
    /// SIM-REP-6 From where red may shoot at once.
    pub instant_shot_zone: InstantShotZone,
    /// SIM-FREE-1 Who may acquire a skill when he is free.
    pub free_player: FreePlayer,
    /// SIM-START-3 Whether a kick-off finds everybody in his own half.
    pub kickoff_own_half: Switch,
    /// SIM-OFF-10 Whether there is offside.
    pub offside: Switch,
    /// SIM-VAR-1 Whether a penalty from a die is reviewed.
    pub var: Switch,
    /// SIM-SUB-1 Substitutions of a side.
    pub max_subs: u8,
    /// SIM-SUB-5 Whether substitutions are due at 60 and 75 minutes.
    pub mandatory_subs: Switch,
    /// SIM-TEAM-5 The greatest strength of a team.
    pub max_strength: u8,
    /// SIM-TABLE-1 What tells where a kick goes.
    pub resolution: Resolution,
    /// SIM-EXEC-4, SIM-EXEC-7 How much a person's hand sways.
    pub execution: Execution,
    /// SIM-EXEC-3 How exactly bots kick.
    pub bot_level: BotLevel,
    /// SIM-EXEC-8 Who decides for Home.
    pub home_coach: Coach,
    /// SIM-EXEC-8 Who decides for Away.
    pub away_coach: Coach,
    /// SIM-GK-9 Whether a barred keeper follows the ball.
    pub bar_reflex: Switch,
    /// SIM-DRAW-1 What follows a draw.
    pub draw: Draw,
    /// SIM-GUARD-1 Rounds without a step before one is made.
    pub stall_guard: u8,
    /// Seconds for a decision; 0 is no limit.
    pub decision_timer: u8,
    /// SIM-TEAM-1 Home's team.
    pub home_team: TeamSheet,
    /// SIM-TEAM-1 Away's team.
    pub away_team: TeamSheet,
    /// SIM-STRIP-2 Home's strip.
    pub home_strip: WornStrip,
    /// SIM-STRIP-2 Away's strip.
    pub away_strip: WornStrip,
}

impl Options {
    /// The team of a side.
    #[must_use]
    pub const fn team(&self, side: Side) -> &TeamSheet {
        match side {
            Side::Home => &self.home_team,
            Side::Away => &self.away_team,
        }
    }

    /// The strip of a side.
    #[must_use]
    pub const fn strip(&self, side: Side) -> &WornStrip {
        match side {
            Side::Home => &self.home_strip,
            Side::Away => &self.away_strip,
        }
    }

    /// Who decides for a side.
    #[must_use]
    pub const fn coach(&self, side: Side) -> Coach {
        match side {
            Side::Home => self.home_coach,
            Side::Away => self.away_coach,
        }
    }

    /// SIM-TIME-1 The regular steps of a half.
    #[must_use]
    pub const fn half_steps(&self) -> u8 {
        11 * self.referees_per_half
    }

    /// Whether PRO skills count.
    #[must_use]
    pub fn pro(&self) -> bool {
        self.pro_skills.is_on()
    }
}

macro_rules! words {
    ($($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident,)* })*) => {$(
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $(#[$meta])*
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $variant,)* }
    )*};
}

words! {
    /// An option that is on or off.
    #[cfg_attr(feature = "ts", ts(rename = "SimSwitch"))]
    Switch {
        /// Off.
        Off,
        /// On.
        On,
    }
    /// From where an instant shot may be taken.
    #[cfg_attr(feature = "ts", ts(rename = "SimInstantShotZone"))]
    InstantShotZone {
        /// The whole penalty area.
        PenaltyArea,
        /// The goal box alone.
        GoalBox,
    }
    /// Who may acquire a skill when he is free.
    #[cfg_attr(feature = "ts", ts(rename = "SimFreePlayer"))]
    FreePlayer {
        /// Everybody.
        All,
        /// Only footballers with a grey dot.
        GreyOnly,
        /// Nobody.
        Off,
    }
    /// What tells where a kick goes.
    #[cfg_attr(feature = "ts", ts(rename = "SimResolution"))]
    Resolution {
        /// The physics of the table.
        Physics,
        /// Dice and tables.
        Table,
    }
    /// How much a person's hand sways.
    #[cfg_attr(feature = "ts", ts(rename = "SimExecution"))]
    Execution {
        /// Little.
        HandGentle,
        /// As at a table.
        Hand,
        /// Much.
        HandHard,
        /// Not at all.
        Exact,
    }
    /// How exactly bots kick.
    #[cfg_attr(feature = "ts", ts(rename = "SimBotLevel"))]
    BotLevel {
        /// Badly.
        Easy,
        /// As most people.
        Normal,
        /// Well.
        Hard,
        /// Very well.
        Master,
    }
    /// Who decides for a side.
    #[cfg_attr(feature = "ts", ts(rename = "SimCoach"))]
    Coach {
        /// A person, whose hand sways.
        Person,
        /// A bot, whose errors are drawn.
        Bot,
    }
    /// What follows a draw.
    #[cfg_attr(feature = "ts", ts(rename = "SimDraw"))]
    Draw {
        /// Nothing.
        Stands,
        /// Extra time, then a shoot-out.
        ExtraTime,
        /// A shoot-out.
        Shootout,
    }
}

impl Switch {
    /// Whether it is on.
    #[must_use]
    pub fn is_on(self) -> bool {
        self == Self::On
    }
}

/// SIM-GEN-8 A value outside the range is refused.
const fn choice(
    name: &'static str,
    words: &'static [&'static str],
    default: &'static str,
    house: bool,
) -> OptionSpec {
    OptionSpec {
        name,
        kind: OptionKind::Choice { words },
        default: OptionDefault::Word(default),
        house,
        clause: Clause("SIM-GEN-8"),
    }
}

const fn number(name: &'static str, kind: OptionKind, default: i32, house: bool) -> OptionSpec {
    OptionSpec {
        name,
        kind,
        default: OptionDefault::Number(default),
        house,
        clause: Clause("SIM-GEN-8"),
    }
}

const fn range(min: i32, max: i32) -> OptionKind {
    OptionKind::Range {
        zero_is_off: false,
        min,
        max,
    }
}

const fn text(
    name: &'static str,
    kind: OptionKind,
    default: &'static str,
    clause: &'static str,
) -> OptionSpec {
    OptionSpec {
        name,
        kind,
        default: OptionDefault::Word(default),
        house: false,
        clause: Clause(clause),
    }
}

const TEAMS: &[&str] = &[
    "harbour",
    "millbrook",
    "northgate",
    "castle",
    "reds",
    "blues",
    "lakeside",
    "capital",
    "galaxy",
];

const STRIPS: &[&str] = &[
    "red",
    "blue",
    "harbour",
    "millbrook",
    "northgate",
    "castle",
    "lakeside",
    "capital",
    "galaxy",
    "checks_away",
    "chevron_classic",
    "cross_classic",
];

/// A roster, or a name in letters of any alphabet and sixteen stickers.
const TEAM: OptionKind = OptionKind::Text {
    bytes_max: 180,
    ready: TEAMS,
};

/// A ready strip, or a design with a picture, a sponsor and sixteen names in letters of any alphabet.
const STRIP: OptionKind = OptionKind::Text {
    bytes_max: 1900,
    ready: STRIPS,
};

const OFF_ON: &[&str] = &["off", "on"];

/// The options as they are offered.
pub(crate) const SPECS: &[OptionSpec] = &[
    text("home_team", TEAM, "reds", "SIM-TEAM-1"),
    text("away_team", TEAM, "blues", "SIM-TEAM-1"),
    text("home_strip", STRIP, "red", "SIM-STRIP-1"),
    text("away_strip", STRIP, "blue", "SIM-STRIP-1"),
    number(
        "referees_per_half",
        OptionKind::Numbers { numbers: &[1, 2, 3] },
        3,
        false,
    ),
    choice("pro_skills", OFF_ON, "off", false),
    choice("pro_quick_round", OFF_ON, "off", false),
    number(
        "short_pass_max",
        OptionKind::Numbers { numbers: &[4, 5] },
        5,
        false,
    ),
    choice(
        "instant_shot_zone",
        &["penalty_area", "goal_box"],
        "penalty_area",
        false,
    ),
    choice("free_player", &["all", "grey_only", "off"], "all", false),
    choice("kickoff_own_half", OFF_ON, "on", true),
    choice("offside", OFF_ON, "on", true),
    choice("var", OFF_ON, "on", true),
    number("max_subs", range(3, 5), 5, true),
    choice("mandatory_subs", OFF_ON, "on", true),
    number("max_strength", range(16, 80), 50, true),
    choice("resolution", &["physics", "table"], "physics", true),
    choice(
        "execution",
        &["hand_gentle", "hand", "hand_hard", "exact"],
        "hand",
        false,
    ),
    choice(
        "bot_level",
        &["easy", "normal", "hard", "master"],
        "normal",
        false,
    ),
    choice("home_coach", &["person", "bot"], "person", false),
    choice("away_coach", &["person", "bot"], "person", false),
    choice("bar_reflex", OFF_ON, "on", true),
    choice("draw", &["stands", "extra_time", "shootout"], "stands", false),
    number("stall_guard", range(5, 30), 10, true),
    number(
        "decision_timer",
        OptionKind::Range {
            zero_is_off: true,
            min: 20,
            max: 120,
        },
        0,
        false,
    ),
];

/// The presets: names and what they change.
pub const PRESETS: &[(&str, &[(&str, &str)])] = &[
    (
        "first_match",
        &[
            ("referees_per_half", "1"),
            ("offside", "off"),
            ("mandatory_subs", "off"),
            ("execution", "hand_gentle"),
        ],
    ),
    ("standard", &[]),
    ("pro", &[("pro_skills", "on"), ("pro_quick_round", "on")]),
];

/// The presets that can count for ratings.
pub(crate) const RATED: &[&str] = &["standard", "pro"];

/// Minutes a side and seconds for each decision that fit a match.
pub(crate) const PACES: &[(u16, u16)] = &[(10, 10), (20, 15), (30, 20)];

/// SIM-GEN-8 Reads options; SIM-TEAM teams must be teams; SIM-STRIP strips must be strips.
pub(crate) fn read(values: &OptionValues) -> Result<Options, OptionRefusal> {
    for side in Side::ALL {
        must_be::<TeamSheet>(values, &format!("{side}_team"), "SIM-TEAM-1")?;
        must_be::<WornStrip>(values, &format!("{side}_strip"), "SIM-STRIP-1")?;
    }
    let options: Options = read_options(SPECS, Clause("SIM-GEN-8"), values)?;
    for side in Side::ALL {
        options.team(side).check(options.max_strength)?;
    }
    Ok(options)
}

/// A text option must be in its notation.
fn must_be<T: FromStr<Err = NotationError>>(
    values: &OptionValues,
    name: &str,
    clause: &'static str,
) -> Result<(), OptionRefusal> {
    let Some(OptionValue::Word(text)) = values.get(name) else {
        return Ok(());
    };
    text.parse::<T>().map(|_| ()).map_err(|error| OptionRefusal {
        clause: Clause(clause),
        detail: error.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_fit_the_specification() {
        let options = read(&OptionValues::new()).expect("the defaults are legal");
        assert_eq!(options.half_steps(), 33);
        assert_eq!(options.home_team.strength(), 36);
        for (_, preset) in PRESETS {
            let values = preset
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).into()))
                .collect();
            read(&values).expect("presets are legal");
        }
        assert!(
            TEAMS
                .iter()
                .copied()
                .eq(crate::ROSTERS.iter().map(|roster| roster.id))
        );
        assert!(STRIPS.iter().eq(crate::STRIPS.iter().map(|strip| &strip.id)));
        assert_eq!(
            (&*options.home_strip.id, &*options.away_strip.id),
            ("red", "blue")
        );
    }
}
