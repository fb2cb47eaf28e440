//! SIM-TEAM Teams of sixteen, rosters and strength.

use std::{fmt, str::FromStr, sync::LazyLock};

use arrayvec::ArrayString;
use engine::{Breach, NotationError, OptionRefusal, Side, serde_by_notation, word_enum};
use serde::Serialize;

use crate::{Cell, Sticker, player::SQUAD, sticker::CATALOGUE, strip::is_lettering};

/// The name of a team of one's own.
pub(crate) type TeamName = ArrayString<96>;
const NAME_LETTERS_MAX: usize = 24;

/// SIM-TEAM-1 A team: sixteen stickers by shirt, numbered from 0 as in the catalogue, and its name if it is one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "SimTeamSheet")
)]
pub struct TeamSheet {
    name: Option<TeamName>,
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
    /// Its formation.
    pub formation: &'static str,
    /// Its stickers by shirt.
    pub team: TeamSheet,
    /// The place of each shirt in the formation, or on the bench.
    pub slots: [&'static str; SQUAD as usize],
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
                formation: fields[4],
                team: TeamSheet {
                    name: None,
                    stickers: [0; SQUAD as usize],
                },
                slots: [""; SQUAD as usize],
                kickoff: [None; SQUAD as usize],
            });
        }
        let roster = rosters.last_mut().expect("a roster has just been begun");
        let shirt: usize = fields[5].parse().expect("rosters hold shirts");
        roster.team.stickers[shirt - 1] = sticker_number(fields[8]).expect("rosters hold stickers");
        roster.slots[shirt - 1] = fields[6];
        roster.kickoff[shirt - 1] = fields[11].parse().ok();
    }
    rosters
});

/// Reads `S035`; the first sticker has number 0.
pub(crate) fn sticker_number(text: &str) -> Option<u8> {
    let number: u8 = text
        .strip_prefix('S')
        .filter(|digits| digits.len() == 3)?
        .parse()
        .ok()?;
    (1..=CATALOGUE.len() as u8).contains(&number).then(|| number - 1)
}

/// Writes `S035`.
pub(crate) fn sticker_id(number: u8) -> String {
    format!("S{:03}", number + 1)
}

/// Reads the name of a team, if there is one before a colon, and gives the rest.
pub(crate) fn read_name(text: &str) -> Result<(Option<TeamName>, &str), NotationError> {
    let Some((name, rest)) = text.split_once(':') else {
        return Ok((None, text.trim()));
    };
    let name = name.trim();
    TeamName::from(name)
        .ok()
        .filter(|_| !name.is_empty() && is_lettering(name, NAME_LETTERS_MAX))
        .map(|name| (Some(name), rest.trim()))
        .ok_or_else(|| {
            NotationError::new(format!(
                "`{name}` is no name: at most {NAME_LETTERS_MAX} letters, figures, spaces or .'’&-"
            ))
        })
}

/// SIM-TEAM-1, SIM-TEAM-2, SIM-TEAM-6, SIM-TEAM-5 The clauses that stickers break, numbered from 0 as in the catalogue.
pub(crate) fn breaches(stickers: &[u8], strength_max: u8) -> Vec<Breach> {
    let mut breaches = Vec::new();
    let count = stickers.len();
    if count != usize::from(SQUAD) {
        let detail = format!("a team has {SQUAD} footballers, this one has {count}");
        breaches.push(Breach::new("SIM-TEAM-1", detail));
    }
    for (at, sticker) in stickers.iter().enumerate() {
        if stickers[..at].contains(sticker) {
            let detail = format!("sticker {} is used twice", sticker_id(*sticker));
            breaches.push(Breach::new("SIM-TEAM-2", detail));
        }
    }
    let of = |number: &u8| CATALOGUE[usize::from(*number)];
    let keepers = stickers.iter().filter(|number| of(number).black).count();
    if keepers != 1 {
        let detail = format!("a team has one goalkeeper, not {keepers}");
        breaches.push(Breach::new("SIM-TEAM-6", detail));
    }
    let strength: u8 = stickers.iter().map(|number| of(number).level()).sum();
    if strength > strength_max {
        let detail = format!("a strength of {strength} is over {strength_max}");
        breaches.push(Breach::new("SIM-TEAM-5", detail));
    }
    breaches
}

impl TeamSheet {
    /// A team of one's own; the name that a roster has anyhow is not kept.
    pub(crate) fn new(name: Option<TeamName>, stickers: [u8; SQUAD as usize]) -> Self {
        let nameless = Self { name: None, stickers };
        match (name, nameless.roster()) {
            (Some(name), Some(roster)) if name.as_str() == roster.name => nameless,
            _ => Self { name, stickers },
        }
    }

    /// Its name, if it has one.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        let roster = || self.roster().map(|roster| roster.name);
        self.name.as_ref().map(TeamName::as_str).or_else(roster)
    }

    /// Its stickers by shirt, numbered from 0.
    pub(crate) const fn stickers(&self) -> &[u8; SQUAD as usize] {
        &self.stickers
    }

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
        ROSTERS
            .iter()
            .find(|roster| roster.team.stickers == self.stickers)
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

    /// What a team must be; the first clause that it breaks is told.
    pub(crate) fn check(&self, strength_max: u8) -> Result<(), OptionRefusal> {
        match breaches(&self.stickers, strength_max).into_iter().next() {
            Some(breach) => Err(breach.into()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for TeamSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.name, self.roster()) {
            (None, Some(roster)) => return f.write_str(roster.id),
            (Some(name), _) => write!(f, "{name}: ")?,
            (None, None) => {}
        }
        f.write_str(&self.stickers.map(sticker_id).join(","))
    }
}

impl FromStr for TeamSheet {
    type Err = NotationError;

    /// The id of a roster, or the stickers of shirts 1 to 16, after a name if there is one.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(roster) = ROSTERS.iter().find(|roster| roster.id == text) {
            return Ok(roster.team);
        }
        let wrong = || {
            NotationError::new(
                "a team is a roster, or sixteen stickers such as S001,S035 in the order of the shirts",
            )
        };
        let (name, stickers) = read_name(text)?;
        let stickers: Vec<u8> = stickers
            .split(',')
            .map(|id| sticker_number(id.trim()))
            .collect::<Option<_>>()
            .ok_or_else(wrong)?;
        Ok(Self::new(name, stickers.try_into().map_err(|_| wrong())?))
    }
}

serde_by_notation!(TeamSheet);

word_enum! {
    /// SIM-TEAM-4 How strong a team is.
    #[cfg_attr(feature = "ts", ts(rename = "SimBand"))]
    pub enum Band {
        /// Up to 24.
        Weak = "weak",
        /// 25 to 35.
        Average = "average",
        /// 36.
        Balanced = "balanced",
        /// 37 to 43.
        Strong = "strong",
        /// 44 and more.
        VeryStrong = "very_strong",
    }
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
        let own: TeamSheet = format!(
            "Sunday Eleven: {}",
            ROSTERS[0].team.stickers().map(sticker_id).join(", ")
        )
        .parse()
        .expect("a team");
        assert_eq!(own.name(), Some("Sunday Eleven"));
        assert_eq!(own.kickoff(), ROSTERS[0].kickoff);
        assert_eq!(own.to_string().parse(), Ok(own));
        let plain = own.to_string().replace("Sunday Eleven", ROSTERS[0].name);
        assert_eq!(plain.parse(), Ok(ROSTERS[0].team), "{plain}");
        for name in ["", "A name of one letter more", "a|b", "a=b"] {
            let named = own.to_string().replace("Sunday Eleven", name);
            assert!(named.parse::<TeamSheet>().is_err(), "{named}");
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
}
