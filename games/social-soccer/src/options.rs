//! What can be agreed before a match.

use engine::{
    Clause, OptionDefault, OptionKind, OptionRefusal, OptionSpec, OptionValues, Side, read_options, word_enum,
};
use serde::{Deserialize, Serialize};

use crate::{Deck, ProfileName, Rotation, deck::TEXT_BYTES_MAX, decks};

/// The options: the rules of a match, and the decks if they are agreed openly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// SOCIAL-DECK-14 Home's deck: an id, a short text, or `own`.
    pub deck_home: String,
    /// SOCIAL-DECK-14 Away's deck: an id, a short text, or `own`.
    pub deck_away: String,
    /// The rules.
    #[serde(flatten)]
    pub rules: Rules,
}

/// The rules of a match. The defaults give the standard game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// SOCIAL-MATCH-1 Games in the match.
    pub games: u8,
    /// SOCIAL-DECK-4 to SOCIAL-DECK-6 How decks are built.
    pub deck_profile: ProfileName,
    /// SOCIAL-SETUP-1, SOCIAL-SETUP-3 How players get to their slots.
    pub deployment: Deployment,
    /// SOCIAL-HID-3 Whether the bench is covered until it first enters.
    pub bench_hidden: Switch,
    /// SOCIAL-SETUP-5 Who has the ball in round 1 of the first game.
    pub first_ball: FirstBall,
    /// SOCIAL-AIM-2 Rounds of a game.
    pub rounds: u8,
    /// SOCIAL-AIM-3 The lead that wins at the end of a round; 0 is off.
    pub lead: u8,
    /// SOCIAL-AIM-6 Extra rounds when level.
    pub extra_rounds: u8,
    /// SOCIAL-DUEL-5 Who wins a duel of equal values.
    pub tie_rule: TieRule,
    /// SOCIAL-ROUND-5, SOCIAL-ROUND-6 The walk between rounds.
    pub rotation: Rotation,
    /// SOCIAL-CUST-3 What happens to unspent custody.
    pub custody: Unspent,
    /// SOCIAL-ROUND-8 Cards that each side draws in a round.
    pub draw_per_round: u8,
    /// SOCIAL-SETUP-9 Cards before round 1.
    pub opening_hand: u8,
    /// SOCIAL-ROUND-14 Cards kept at the end of a round; 0 is no limit.
    pub hand_limit: u8,
    /// SOCIAL-DRAW-3, SOCIAL-DRAW-4 What an empty deck means.
    pub deck_out: DeckOut,
    /// SOCIAL-BALL-9, SOCIAL-BALL-10 Who may take up a dead ball.
    pub dead_ball: DeadBall,
    /// SOCIAL-BLOCK-6 Whether a second interceptor may join.
    pub double_block: Switch,
    /// SOCIAL-DECK-10, SOCIAL-DECK-11 Extras in a TEAM.
    pub extra_limit: u8,
    /// SOCIAL-BAN-4 Whether banners have their perks.
    pub banner_perks: Switch,
    /// SOCIAL-STACK-13 Whether questions without a legal play close themselves.
    pub auto_let: Switch,
    /// SOCIAL-TIME-1 Seconds for a decision; 0 is no limit.
    pub decision_seconds: u16,
}

word_enum! {
    /// How players get to their slots.
    #[cfg_attr(feature = "ts", ts(rename = "SocialDeployment"))]
    pub enum Deployment {
        /// Dealt by the referee.
        Shuffled = "shuffled",
        /// Put there by their coach.
        Chosen = "chosen",
    }
}

word_enum! {
    /// Who has the ball first.
    #[cfg_attr(feature = "ts", ts(rename = "SocialFirstBall"))]
    pub enum FirstBall {
        /// The referee draws.
        Toss = "toss",
        /// Home.
        Home = "home",
        /// Away.
        Away = "away",
    }
}

impl FirstBall {
    /// The side, if the option fixes it.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Toss => None,
            Self::Home => Some(Side::Home),
            Self::Away => Some(Side::Away),
        }
    }
}

word_enum! {
    /// Who wins a duel of equal values.
    #[cfg_attr(feature = "ts", ts(rename = "SocialTieRule"))]
    pub enum TieRule {
        /// The blocker.
        Defence = "defence",
        /// The shooter.
        Attack = "attack",
    }
}

word_enum! {
    /// What happens to unspent custody.
    #[cfg_attr(feature = "ts", ts(rename = "SocialUnspent"))]
    pub enum Unspent {
        /// It is lost.
        Reset = "reset",
        /// It is kept.
        Accumulate = "accumulate",
    }
}

word_enum! {
    /// What an empty deck means.
    #[cfg_attr(feature = "ts", ts(rename = "SocialDeckOut"))]
    pub enum DeckOut {
        /// The discard pile is shuffled into a new one.
        Reshuffle = "reshuffle",
        /// Nothing is drawn any more.
        NoDraw = "no_draw",
    }
}

word_enum! {
    /// Who may take up a dead ball.
    #[cfg_attr(feature = "ts", ts(rename = "SocialDeadBall"))]
    pub enum DeadBall {
        /// A side with any legal receiver.
        Turnover = "turnover",
        /// A side with a legal receiver in its ATTACK line.
        Attack = "attack",
    }
}

word_enum! {
    /// An option that is on or off.
    #[cfg_attr(feature = "ts", ts(rename = "SocialSwitch"))]
    pub enum Switch {
        /// On.
        On = "on",
        /// Off.
        Off = "off",
    }
}

impl Switch {
    /// Whether it is on.
    #[inline]
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }
}

/// The word for a deck that its coach brings to the table in secret.
pub(crate) const OWN: &str = "own";

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

const fn off_or(min: i32, max: i32) -> OptionKind {
    OptionKind::Range {
        zero_is_off: true,
        min,
        max,
    }
}

const fn deck(name: &'static str, default: &'static str) -> OptionSpec {
    OptionSpec {
        name,
        kind: OptionKind::Text {
            bytes_max: TEXT_BYTES_MAX,
            ready: &[],
        },
        default: OptionDefault::Word(default),
        house: false,
        clause: Clause("SOCIAL-DECK-14"),
    }
}

/// The options as they are offered.
pub(crate) const SPECS: &[OptionSpec] = &[
    deck("deck_home", "EFFORT-START"),
    deck("deck_away", "KINDNESS-START"),
    number(
        "games",
        OptionKind::Numbers { numbers: &[1, 3, 5] },
        1,
        "SOCIAL-MATCH-1",
    ),
    number("rounds", range(1, 15), 9, "SOCIAL-AIM-2"),
    number("lead", off_or(1, 9), 3, "SOCIAL-AIM-3"),
    number("extra_rounds", range(0, 3), 0, "SOCIAL-AIM-6"),
    choice(
        "deck_profile",
        &["standard30", "loose30", "intro40"],
        "SOCIAL-DECK-4",
    ),
    number("extra_limit", range(0, 10), 1, "SOCIAL-DECK-10"),
    choice("deployment", &["shuffled", "chosen"], "SOCIAL-SETUP-3"),
    choice("bench_hidden", &["on", "off"], "SOCIAL-HID-3"),
    choice("first_ball", &["toss", "home", "away"], "SOCIAL-SETUP-5"),
    number("draw_per_round", range(1, 5), 2, "SOCIAL-ROUND-8"),
    number("opening_hand", range(0, 7), 0, "SOCIAL-SETUP-9"),
    number("hand_limit", off_or(5, 15), 0, "SOCIAL-ROUND-14"),
    choice("deck_out", &["reshuffle", "no_draw"], "SOCIAL-DRAW-4"),
    choice("custody", &["reset", "accumulate"], "SOCIAL-CUST-3"),
    choice(
        "rotation",
        &["ring", "ring_left", "attack_loop", "none"],
        "SOCIAL-ROUND-6",
    ),
    choice("tie_rule", &["defence", "attack"], "SOCIAL-DUEL-5"),
    choice("dead_ball", &["turnover", "attack"], "SOCIAL-BALL-10"),
    OptionSpec {
        default: OptionDefault::Word("off"),
        ..choice("double_block", &["on", "off"], "SOCIAL-BLOCK-6")
    },
    OptionSpec {
        default: OptionDefault::Word("off"),
        ..choice("banner_perks", &["on", "off"], "SOCIAL-BAN-4")
    },
    choice("auto_let", &["on", "off"], "SOCIAL-STACK-13"),
    number("decision_seconds", off_or(10, 300), 0, "SOCIAL-TIME-1"),
];

/// Named sets of options worth offering.
pub const PRESETS: &[(&str, &[(&str, &str)])] = &[
    ("box", &[]),
    ("classroom", &[("rounds", "5"), ("banner_perks", "on")]),
    (
        "open-calculation",
        &[
            ("deployment", "chosen"),
            ("bench_hidden", "off"),
            ("auto_let", "off"),
        ],
    ),
    ("quiet-evening", &[("dead_ball", "attack")]),
    ("old-print", &[("deck_profile", "intro40")]),
    ("cup-tie", &[("games", "3"), ("extra_rounds", "3")]),
    ("own-decks", &[("deck_home", "own"), ("deck_away", "own")]),
];

/// The presets that can count for ratings.
pub(crate) const RATED: &[&str] = &["box", "cup-tie", "own-decks"];

/// Minutes a side and seconds for each decision that fit a match.
pub(crate) const PACES: &[(u16, u16)] = &[(10, 5), (20, 10), (30, 15)];

/// SOCIAL-MATCH-3 An unknown option or a bad value is refused; SOCIAL-DECK-14 so is a deck that breaks a clause.
pub(crate) fn read(values: &OptionValues) -> Result<Options, OptionRefusal> {
    let options: Options = read_options(SPECS, Clause("SOCIAL-MATCH-3"), values)?;
    for side in Side::ALL {
        options.deck(side)?;
    }
    Ok(options)
}

impl Options {
    /// The deck that was agreed for a side; none if its coach brings one.
    pub(crate) fn deck(&self, side: Side) -> Result<Option<Deck>, OptionRefusal> {
        let text = match side {
            Side::Home => &self.deck_home,
            Side::Away => &self.deck_away,
        };
        if text == OWN {
            return Ok(None);
        }
        let deck = decks::find(text, self.rules.deck_profile).and_then(|deck| {
            match decks::breaches(&deck, self.rules.deck_profile, self.rules.extra_limit) {
                breaches if breaches.is_empty() => Ok(deck),
                breaches => Err(breaches),
            }
        });
        deck.map(Some).map_err(|breaches| {
            let details: Vec<String> = breaches
                .iter()
                .map(|breach| format!("{}: {}", breach.clause, breach.detail))
                .collect();
            OptionRefusal {
                clause: breaches[0].clause,
                detail: format!("the deck of {side} is not legal: {}", details.join("; ")),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::OptionValue;

    use super::*;

    #[test]
    fn the_options_are_those_of_the_table() {
        let table = include_str!("../tests/options.csv");
        assert_eq!(
            table.lines().count() - 1 + 2,
            SPECS.len(),
            "the table and the two decks"
        );
        for row in table.lines().skip(1) {
            let (name, default) = row.split_once(',').unwrap();
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
