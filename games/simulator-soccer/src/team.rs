//! SIM-TEAM Teams of sixteen, rosters and strength; SIM-STRIP strips.

use std::{fmt, str::FromStr, sync::LazyLock};

use engine::{BySide, Clause, NotationError, OptionRefusal, Side, serde_by_notation};
use serde::Serialize;

use crate::{Cell, Sticker, player::SQUAD, sticker::CATALOGUE};

/// SIM-TEAM-1 A team: sixteen stickers by shirt, numbered from 0 as in the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "SimTeamSheet")
)]
pub struct TeamSheet {
    stickers: [u8; SQUAD as usize],
}

/// A ready team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimRoster"))]
pub struct Roster {
    /// Its id in options.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its stickers by shirt.
    pub team: TeamSheet,
    /// Where its starters stand at a kick-off of Home, by shirt; nobody from the bench.
    pub kickoff: [Option<Cell>; SQUAD as usize],
}

/// The nine ready teams.
pub static ROSTERS: LazyLock<Vec<Roster>> = LazyLock::new(|| {
    let mut rosters: Vec<Roster> = Vec::new();
    for row in include_str!("../data/rosters.csv").lines().skip(1) {
        let fields: Vec<&'static str> = row.split(',').collect();
        if rosters.last().is_none_or(|roster| roster.id != fields[0]) {
            rosters.push(Roster {
                id: fields[0],
                name: fields[1],
                team: TeamSheet {
                    stickers: [0; SQUAD as usize],
                },
                kickoff: [None; SQUAD as usize],
            });
        }
        let roster = rosters.last_mut().expect("a roster has just been begun");
        let shirt: usize = fields[5].parse().expect("rosters hold shirts");
        roster.team.stickers[shirt - 1] = sticker_number(fields[8]).expect("rosters hold stickers");
        roster.kickoff[shirt - 1] = fields[11].parse().ok();
    }
    rosters
});

/// Reads `S035`; the first sticker has number 0.
fn sticker_number(text: &str) -> Option<u8> {
    let number: u8 = text
        .strip_prefix('S')
        .filter(|digits| digits.len() == 3)?
        .parse()
        .ok()?;
    (1..=CATALOGUE.len() as u8).contains(&number).then(|| number - 1)
}

impl TeamSheet {
    /// The sticker of a shirt.
    #[must_use]
    pub fn sticker(&self, shirt: u8) -> Sticker {
        CATALOGUE[usize::from(self.stickers[usize::from(shirt - 1)])]
    }

    /// SIM-TEAM-4 The sum of its levels.
    #[must_use]
    pub fn strength(&self) -> u8 {
        (1..=SQUAD).map(|shirt| self.sticker(shirt).level()).sum()
    }

    /// SIM-TEAM-4 The band of its strength.
    #[must_use]
    pub fn band(&self) -> Band {
        Band::of(self.strength())
    }

    /// The ready team that it is, if any.
    #[must_use]
    pub fn roster(&self) -> Option<&'static Roster> {
        ROSTERS.iter().find(|roster| roster.team == *self)
    }

    /// SIM-TEAM-6 The shirt of its goalkeeper.
    #[must_use]
    pub fn keeper(&self) -> u8 {
        (1..=SQUAD).find(|shirt| self.sticker(*shirt).black).unwrap_or(1)
    }

    /// Where its eleven starters stand at a kick-off of Home; a team of one's own lines up 4-4-2 by shirts 1 to 11.
    #[must_use]
    pub fn kickoff(&self) -> [Option<Cell>; SQUAD as usize] {
        if let Some(roster) = self.roster() {
            return roster.kickoff;
        }
        let mut cells = ROSTERS[0].kickoff;
        // The goalkeeper keeps goal, whatever his shirt.
        let keeper = usize::from(self.keeper() - 1);
        if cells[keeper].is_none() {
            cells[keeper] = cells[0].take();
        } else {
            cells.swap(0, keeper);
        }
        cells
    }

    /// SIM-TEAM-2, SIM-TEAM-5, SIM-TEAM-6 What a team must be.
    pub(crate) fn check(&self, strength_max: u8) -> Result<(), OptionRefusal> {
        let refuse = |clause, detail: String| {
            Err(OptionRefusal {
                clause: Clause(clause),
                detail,
            })
        };
        for (at, sticker) in self.stickers.iter().enumerate() {
            if self.stickers[..at].contains(sticker) {
                return refuse("SIM-TEAM-2", format!("sticker S{:03} is used twice", sticker + 1));
            }
        }
        let keepers = (1..=SQUAD).filter(|shirt| self.sticker(*shirt).black).count();
        if keepers != 1 {
            return refuse("SIM-TEAM-6", format!("a team has one goalkeeper, not {keepers}"));
        }
        let strength = self.strength();
        if strength > strength_max {
            return refuse(
                "SIM-TEAM-5",
                format!("a strength of {strength} is over {strength_max}"),
            );
        }
        Ok(())
    }
}

impl fmt::Display for TeamSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(roster) = self.roster() {
            return f.write_str(roster.id);
        }
        let stickers: Vec<String> = self
            .stickers
            .iter()
            .map(|number| format!("S{:03}", number + 1))
            .collect();
        f.write_str(&stickers.join(","))
    }
}

impl FromStr for TeamSheet {
    type Err = NotationError;

    /// The id of a roster, or the stickers of shirts 1 to 16.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(roster) = ROSTERS.iter().find(|roster| roster.id == text) {
            return Ok(roster.team);
        }
        let wrong = || {
            NotationError::new(
                "a team is a roster, or sixteen stickers such as S001,S035 in the order of the shirts",
            )
        };
        let stickers: Vec<u8> = text
            .split(',')
            .map(sticker_number)
            .collect::<Option<_>>()
            .ok_or_else(wrong)?;
        Ok(Self {
            stickers: stickers.try_into().map_err(|_| wrong())?,
        })
    }
}

serde_by_notation!(TeamSheet);

/// SIM-TEAM-4 How strong a team is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimBand"))]
#[serde(rename_all = "snake_case")]
pub enum Band {
    /// Up to 24.
    Weak,
    /// 25 to 35.
    Average,
    /// 36.
    Balanced,
    /// 37 to 43.
    Strong,
    /// 44 and more.
    VeryStrong,
}

impl Band {
    /// The band of a strength.
    #[must_use]
    pub const fn of(strength: u8) -> Self {
        match strength {
            0..=24 => Self::Weak,
            25..=35 => Self::Average,
            36 => Self::Balanced,
            37..=43 => Self::Strong,
            _ => Self::VeryStrong,
        }
    }
}

/// A colour as `#RRGGBB`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "SimColour"))]
pub struct Colour([u8; 3]);

impl Colour {
    const WHITE: Self = Self([255; 3]);
    const BLACK: Self = Self([0; 3]);

    /// The sum of the absolute differences of red, green and blue.
    #[must_use]
    pub fn apart(self, other: Self) -> u16 {
        self.0
            .iter()
            .zip(other.0)
            .map(|(one, two)| u16::from(one.abs_diff(two)))
            .sum()
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02X}{:02X}{:02X}", self.0[0], self.0[1], self.0[2])
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no colour: write #C8102E"));
        let digits = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.is_ascii())
            .ok_or_else(wrong)?;
        let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).map_err(|_| wrong());
        Ok(Self([byte(0)?, byte(2)?, byte(4)?]))
    }
}

serde_by_notation!(Colour);

/// SIM-STRIP-1 A strip: what the wraps of a team look like. SIM-STRIP-2 It changes nothing in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimStrip"))]
pub struct Strip {
    /// Its id in options.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// SIM-STRIP-4 Its category.
    pub category: &'static str,
    /// The pattern of the jersey.
    pub pattern: &'static str,
    /// The jersey's main colour.
    pub jersey: Colour,
    /// Its second colour.
    pub jersey_second: Option<Colour>,
    /// The shorts.
    pub shorts: Colour,
    /// The socks.
    pub socks: Colour,
    /// The numbers.
    pub number: Colour,
    /// SIM-STRIP-6 The keeper's jersey.
    pub keeper_jersey: Colour,
    /// The keeper's shorts.
    pub keeper_shorts: Colour,
    /// The keeper's socks.
    pub keeper_socks: Colour,
    /// The emblem of the badge.
    pub badge: &'static str,
    /// The sponsor's text.
    pub sponsor: &'static str,
}

/// The ready strips. SIM-STRIP-3 The first two are the box's Red and Blue.
pub static STRIPS: LazyLock<Vec<Strip>> = LazyLock::new(|| {
    include_str!("../data/strips.csv")
        .lines()
        .skip(1)
        .map(|row| {
            let fields: Vec<&'static str> = row.split(',').collect();
            let colour = |at: usize| fields[at].parse::<Colour>();
            let sure = |at: usize| colour(at).expect("strips hold colours");
            Strip {
                id: fields[0],
                name: fields[1],
                category: fields[3],
                pattern: fields[4],
                jersey: sure(5),
                jersey_second: colour(6).ok(),
                shorts: sure(12),
                socks: sure(15),
                number: sure(24),
                keeper_jersey: sure(26),
                keeper_shorts: sure(27),
                keeper_socks: sure(28),
                badge: fields[20],
                sponsor: fields[21],
            }
        })
        .collect()
});

/// How far apart two jerseys must be.
const APART_MIN: u16 = 90;

/// SIM-STRIP-5 The jersey colours that both sides show, so that they can be told apart.
#[must_use]
pub fn shown_jerseys(strips: BySide<&Strip>) -> BySide<Colour> {
    let home = strips.home.jersey;
    let mut away = strips.away.jersey;
    if home.apart(away) < APART_MIN {
        let plain = if home.apart(Colour::WHITE) >= home.apart(Colour::BLACK) {
            Colour::WHITE
        } else {
            Colour::BLACK
        };
        away = strips
            .away
            .jersey_second
            .filter(|second| home.apart(*second) >= APART_MIN)
            .unwrap_or(plain);
    }
    BySide { home, away }
}

/// The strip with a number in the list of all.
#[must_use]
pub fn strip(word: &str) -> &'static Strip {
    STRIPS.iter().find(|strip| strip.id == word).unwrap_or(&STRIPS[0])
}

/// The kick-off cell of a shirt, seen from the side itself.
pub(crate) fn kickoff_cell(team: &TeamSheet, side: Side, shirt: u8) -> Option<Cell> {
    let home = team.kickoff()[usize::from(shirt - 1)]?;
    Some(match side {
        Side::Home => home,
        Side::Away => home.turned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SIM-TEAM-1, SIM-TEAM-4, SIM-TEAM-5, SIM-TEAM-6 The nine rosters are teams.
    #[test]
    fn the_rosters_are_teams() {
        assert_eq!(ROSTERS.len(), 9);
        let strengths: Vec<u8> = ROSTERS.iter().map(|roster| roster.team.strength()).collect();
        let mut sorted = strengths.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [18, 23, 28, 34, 36, 36, 40, 46, 50]);
        for roster in ROSTERS.iter() {
            roster.team.check(50).expect("a legal team");
            assert_eq!(roster.kickoff.iter().flatten().count(), 11);
            assert_eq!(roster.team.to_string().parse(), Ok(roster.team));
            assert!(roster.kickoff[usize::from(roster.team.keeper() - 1)].is_some());
        }
        let bands: Vec<Band> = [24, 25, 35, 36, 37, 43, 44, 50].map(Band::of).to_vec();
        assert_eq!(
            bands,
            [
                Band::Weak,
                Band::Average,
                Band::Average,
                Band::Balanced,
                Band::Strong,
                Band::Strong,
                Band::VeryStrong,
                Band::VeryStrong
            ]
        );
    }

    /// SIM-STRIP-1 to SIM-STRIP-6: scenario 74.
    #[test]
    fn jerseys_can_be_told_apart() {
        assert_eq!(STRIPS.len(), 12);
        assert_eq!((STRIPS[0].name, STRIPS[1].name), ("Red", "Blue"));
        let red = STRIPS[0].clone();
        let mut close = red.clone();
        close.jersey = "#D0102E".parse().expect("a colour");
        let shown = shown_jerseys(BySide {
            home: &red,
            away: &close,
        });
        assert_eq!(shown.home, red.jersey);
        assert!(
            shown.away == Colour::WHITE || shown.away == Colour::BLACK,
            "{shown:?}"
        );
        close.jersey_second = Some(STRIPS[1].jersey);
        assert_eq!(
            shown_jerseys(BySide {
                home: &red,
                away: &close
            })
            .away,
            STRIPS[1].jersey
        );
        let blue = &STRIPS[1];
        assert_eq!(
            shown_jerseys(BySide {
                home: &red,
                away: blue
            })
            .away,
            blue.jersey
        );
        let elements = include_str!("../data/strip_elements.csv");
        for part in [
            "jersey", "shorts", "socks", "badge", "sponsor", "name", "number", "keeper",
        ] {
            assert!(elements.contains(part), "{part}");
        }
        assert_ne!(red.keeper_jersey, red.jersey);
    }
}
