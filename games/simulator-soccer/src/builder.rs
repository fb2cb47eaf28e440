//! SIM-TEAM, SIM-STRIP Building teams: what they are made of, their short text, and which clauses they break.

use std::sync::LazyLock;

use engine::{Breach, Clause, DeckReport, Decks, OptionRefusal, OptionValues, ReadyDeck, read_terms};
use serde::{Deserialize, Serialize};

use crate::{
    Band, CATALOGUE, ROSTERS, STRIPS, SimulatorSoccer, Skill, Sticker, Strip, TeamSheet,
    options::SPECS,
    player::SQUAD,
    strip::strip_of,
    team::{TeamName, breaches, read_name, sticker_id, sticker_number},
};

/// The options of a match on which teams depend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
struct Terms {
    /// SIM-TEAM-5 The greatest strength of a team.
    max_strength: u8,
}

impl Decks for SimulatorSoccer {
    type Pool = Pool;
    type Report = Report;

    fn pool() -> &'static Pool {
        pool()
    }

    fn ready() -> Vec<ReadyDeck> {
        let teams = pool().teams.iter();
        teams
            .map(|team| ReadyDeck {
                id: team.id,
                name: team.name,
                kind: team.band.word(),
                about: format!("{}, strength {}", team.formation, team.strength),
                text: team.text.clone(),
            })
            .collect()
    }

    fn check(text: &str, terms: &OptionValues) -> Result<Report, OptionRefusal> {
        let terms: Terms = read_terms(SPECS, &["max_strength"], Clause("SIM-GEN-8"), terms)?;
        Ok(check(text, terms.max_strength))
    }
}

impl DeckReport for Report {
    fn breaches(&self) -> &[Breach] {
        &self.breaches
    }

    fn text(&self) -> &str {
        &self.text
    }
}

/// Everything teams are made of.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimPool"))]
pub struct Pool {
    /// SIM-TEAM-2 The stickers to choose from.
    pub stickers: Vec<PoolSticker>,
    /// The ready teams, the weakest first.
    pub teams: Vec<ReadyTeam>,
    /// SIM-STRIP-3 The ready strips, the box's own first.
    pub strips: Vec<Strip>,
    /// SIM-STRIP-1 What a design is chosen from.
    pub designs: Vec<Design>,
    /// SIM-TEAM-4 The bands of strength.
    pub bands: Vec<BandRange>,
    /// Where the shirts of a team of one's own stand at the start, unless it is lined up otherwise.
    pub slots: [&'static str; SQUAD as usize],
}

/// A sticker of the catalogue.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimPoolSticker"))]
pub struct PoolSticker {
    /// Its id, such as `S035`.
    pub id: String,
    /// SIM-TEAM-3 Its level.
    pub level: u8,
    /// What it shows.
    pub sticker: Sticker,
    /// SIM-TEAM-10, SIM-TEAM-11 Its skills in a PRO match.
    pub skills: Vec<Skill>,
    /// What its footballer is good for: `GK`, `DF`, `MF`, `WG`, `FW`, or `AL` for anything.
    pub role: &'static str,
}

/// A ready team.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimReadyTeam"))]
pub struct ReadyTeam {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its formation.
    pub formation: &'static str,
    /// SIM-TEAM-4 Its strength.
    pub strength: u8,
    /// SIM-TEAM-4 Its band.
    pub band: Band,
    /// The id of its strip.
    pub strip: &'static str,
    /// Its short text.
    pub text: String,
}

/// An element of a strip and one of its options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimStripDesign"))]
pub struct Design {
    /// The element, such as `jersey_pattern`.
    pub element: &'static str,
    /// The option, such as `hoops`.
    pub option: &'static str,
    /// How many colours it has.
    pub colours: u8,
}

/// SIM-TEAM-4 A band of strength.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimBandRange"))]
pub struct BandRange {
    /// The name of the band.
    pub band: Band,
    /// Its least strength.
    pub from: u8,
    /// Its greatest strength.
    pub to: u8,
}

/// What a check of a team tells.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimTeamReport"))]
pub struct Report {
    /// Whether it can be played.
    pub legal: bool,
    /// Every clause that it breaks.
    pub breaches: Vec<Breach>,
    /// The team in its short text; empty if it cannot be read.
    pub text: String,
    /// Its name; empty if it has none.
    pub name: String,
    /// Its stickers by shirt, nothing where a footballer is missing.
    pub stickers: Vec<Option<String>>,
    /// Its strip; nothing if the text cannot be read.
    pub strip: Option<Strip>,
    /// SIM-TEAM-4 Its strength.
    pub strength: u8,
    /// SIM-TEAM-4 The band of its strength.
    pub band: Band,
    /// What the option of a side's team takes; empty if the team is not complete.
    pub team_option: String,
    /// What the option of a side's strip takes.
    pub strip_option: String,
}

/// No text of a team is longer.
const TEXT_BYTES_MAX: usize = 2100;
/// A footballer who is missing.
const MISSING: &str = "-";
/// The elements of a strip of which one option is chosen.
const CHOSEN: [&str; 9] = [
    "jersey_pattern",
    "sleeves",
    "collar",
    "shorts_pattern",
    "socks_pattern",
    "badge_shape",
    "badge_emblem",
    "number_font",
    "category",
];

/// The pool of the box.
pub fn pool() -> &'static Pool {
    static POOL: LazyLock<Pool> = LazyLock::new(|| Pool {
        stickers: stickers(),
        teams: ROSTERS.iter().map(ready).collect(),
        strips: STRIPS.clone(),
        designs: designs(),
        bands: bands(),
        slots: ROSTERS[0].slots,
    });
    &POOL
}

fn stickers() -> Vec<PoolSticker> {
    let roles = include_str!("../data/stickers.csv")
        .lines()
        .skip(1)
        .map(|row| row.split(',').nth(14).unwrap_or_default());
    CATALOGUE
        .iter()
        .zip(roles)
        .enumerate()
        .map(|(number, (sticker, role))| PoolSticker {
            id: sticker_id(number as u8),
            level: sticker.level(),
            sticker: *sticker,
            skills: Skill::ALL
                .into_iter()
                .filter(|skill| sticker.has(*skill, true))
                .collect(),
            role,
        })
        .collect()
}

fn ready(roster: &crate::Roster) -> ReadyTeam {
    let strip = strip_of(roster.id);
    let draft = Draft {
        name: TeamName::from(roster.name).ok(),
        stickers: roster.team.stickers().map(Some),
        strip: strip.clone(),
    };
    ReadyTeam {
        id: roster.id,
        name: roster.name,
        formation: roster.formation,
        strength: roster.team.strength(),
        band: roster.team.band(),
        strip: &strip.id,
        text: draft.text(),
    }
}

/// SIM-STRIP-1 What jersey, shorts, socks, badge and numbers can be.
fn designs() -> Vec<Design> {
    include_str!("../data/strip_elements.csv")
        .lines()
        .filter_map(|row| {
            let mut fields = row.split(',');
            let (element, option) = (fields.next()?, fields.next()?);
            let colours = fields.next()?.parse().unwrap_or(0);
            CHOSEN.contains(&element).then_some(Design {
                element,
                option,
                colours,
            })
        })
        .collect()
}

fn bands() -> Vec<BandRange> {
    include_str!("../data/strength_bands.csv")
        .lines()
        .skip(1)
        .map(|row| {
            let mut fields = row.split(',');
            let mut number = || {
                let field = fields.next().unwrap_or_default();
                field.parse().expect("bands hold numbers")
            };
            let (from, to) = (number(), number());
            BandRange {
                band: Band::of(from),
                from,
                to,
            }
        })
        .collect()
}

/// A team as somebody wrote it down, complete or not.
struct Draft {
    name: Option<TeamName>,
    stickers: [Option<u8>; SQUAD as usize],
    strip: Strip,
}

impl Draft {
    /// Its name, its stickers by shirt, a bar, its strip: `Sunday Eleven: S001,S067,… | red`.
    fn text(&self) -> String {
        let name = self.name.map_or(String::new(), |name| format!("{name}: "));
        let ids = self
            .stickers
            .map(|sticker| sticker.map_or_else(|| MISSING.to_owned(), sticker_id));
        format!("{name}{} | {}", ids.join(","), self.strip)
    }

    /// Reads a team: the id of a roster or a text, with a strip after a bar or without.
    fn read(text: &str) -> Result<Self, Breach> {
        let unread =
            |clause: &'static str| move |error: engine::NotationError| Breach::new(clause, error.to_string());
        if text.len() > TEXT_BYTES_MAX {
            let detail = format!("a team has at most {TEXT_BYTES_MAX} letters");
            return Err(Breach::new("SIM-TEAM-1", detail));
        }
        let (team, strip) = match text.split_once('|') {
            Some((team, strip)) => (team.trim(), Some(strip.trim())),
            None => (text.trim(), None),
        };
        let roster = ROSTERS.iter().find(|roster| roster.id == team);
        let strip = match (strip, roster) {
            (Some(strip), _) => strip.parse().map_err(unread("SIM-STRIP-1"))?,
            (None, Some(roster)) => strip_of(roster.id).clone(),
            (None, None) => STRIPS[0].clone(),
        };
        if let Some(roster) = roster {
            return Ok(Self {
                name: TeamName::from(roster.name).ok(),
                stickers: roster.team.stickers().map(Some),
                strip,
            });
        }
        let (name, list) = read_name(team).map_err(unread("SIM-TEAM-1"))?;
        let mut stickers = [None; SQUAD as usize];
        for (at, id) in list.split(',').map(str::trim).enumerate() {
            let place = stickers.get_mut(at);
            let place = place.ok_or_else(|| {
                let detail = format!("a team has {SQUAD} footballers, this one has more");
                Breach::new("SIM-TEAM-1", detail)
            })?;
            if id != MISSING {
                let unknown = || Breach::new("SIM-TEAM-2", format!("there is no sticker `{id}`"));
                *place = Some(sticker_number(id).ok_or_else(unknown)?);
            }
        }
        Ok(Self {
            name,
            stickers,
            strip,
        })
    }
}

/// Checks a team and tells everything that is wrong with it.
///
/// ```
/// let report = simulator_soccer::builder::check("reds", 50);
/// assert!(report.legal);
/// assert_eq!(report.strength, 36);
/// let report = simulator_soccer::builder::check("S001,S002", 50);
/// assert_eq!(report.breaches[0].clause.0, "SIM-TEAM-1");
/// ```
#[must_use]
pub fn check(text: &str, strength_max: u8) -> Report {
    let draft = match Draft::read(text) {
        Ok(draft) => draft,
        Err(breach) => {
            return Report {
                legal: false,
                breaches: vec![breach],
                text: String::new(),
                name: String::new(),
                stickers: Vec::new(),
                strip: None,
                strength: 0,
                band: Band::of(0),
                team_option: String::new(),
                strip_option: String::new(),
            };
        }
    };
    let known: Vec<u8> = draft.stickers.into_iter().flatten().collect();
    let breaches = breaches(&known, strength_max);
    let strength = known
        .iter()
        .map(|number| CATALOGUE[usize::from(*number)].level())
        .sum();
    let complete: Option<[u8; SQUAD as usize]> = known.try_into().ok();
    Report {
        legal: breaches.is_empty(),
        breaches,
        text: draft.text(),
        name: draft.name.map_or(String::new(), |name| name.to_string()),
        stickers: draft.stickers.map(|sticker| sticker.map(sticker_id)).to_vec(),
        strength,
        band: Band::of(strength),
        team_option: complete.map_or(String::new(), |stickers| {
            TeamSheet::new(draft.name, stickers).to_string()
        }),
        strip_option: draft.strip.to_string(),
        strip: Some(draft.strip),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        BadgeShape, Category, Collar, Emblem, JerseyPattern, NumberFont, ShortsPattern, Sleeves, SocksPattern,
    };

    #[test]
    fn the_pool_holds_the_box() {
        let pool = pool();
        assert_eq!(
            (pool.stickers.len(), pool.teams.len(), pool.strips.len()),
            (112, 9, 12)
        );
        assert_eq!(
            (&*pool.stickers[34].id, pool.slots[0], pool.slots[15]),
            ("S035", "GK", "SUB5")
        );
        for team in &pool.teams {
            let report = check(&team.text, 50);
            assert!(report.legal, "{report:?}");
            assert_eq!(
                (&report.text, report.strength, report.band),
                (&team.text, team.strength, team.band)
            );
            assert_eq!(
                (&*report.team_option, &*report.strip_option),
                (team.id, team.strip)
            );
            assert_eq!(check(team.id, 50), report);
        }
        for (band, next) in pool.bands.iter().zip(&pool.bands[1..]) {
            assert_eq!((band.band, band.to + 1), (Band::of(band.to), next.from));
        }
    }

    /// SIM-STRIP-1, SIM-STRIP-4 What can be chosen can be read, and what is written in the data can be chosen.
    #[test]
    fn every_design_can_be_worn() {
        let pool = pool();
        assert_eq!(pool.designs.len(), 49);
        for Design {
            element,
            option,
            colours,
        } in &pool.designs
        {
            let read = match *element {
                "jersey_pattern" => option.parse::<JerseyPattern>().is_ok(),
                "sleeves" => option.parse::<Sleeves>().is_ok(),
                "collar" => option.parse::<Collar>().is_ok(),
                "shorts_pattern" => option.parse::<ShortsPattern>().is_ok(),
                "socks_pattern" => option.parse::<SocksPattern>().is_ok(),
                "badge_shape" => option.parse::<BadgeShape>().is_ok(),
                "badge_emblem" => option.parse::<Emblem>().is_ok(),
                "number_font" => option.parse::<NumberFont>().is_ok(),
                _ => option.parse::<Category>().is_ok(),
            };
            assert!(read, "{element} {option}");
            assert!(*colours <= 2);
        }
    }

    /// SIM-TEAM-1, SIM-TEAM-2, SIM-TEAM-5, SIM-TEAM-6 Every clause that a team breaks is named.
    #[test]
    fn a_broken_team_hears_all_its_clauses() {
        let clauses = |text: &str, strength_max| {
            let report = check(text, strength_max);
            let clauses: Vec<&str> = report.breaches.iter().map(|breach| breach.clause.0).collect();
            (!report.text.is_empty(), clauses.join(" "))
        };
        for (text, strength_max, expected) in [
            ("reds", 35, (true, "SIM-TEAM-5")),
            ("S001,-,S002,S002", 50, (true, "SIM-TEAM-1 SIM-TEAM-2 SIM-TEAM-6")),
            ("Nobody: -", 50, (true, "SIM-TEAM-1 SIM-TEAM-6")),
            ("", 50, (false, "SIM-TEAM-2")),
            ("S113", 50, (false, "SIM-TEAM-2")),
            ("reds | purple", 50, (false, "SIM-STRIP-1")),
            ("a/b: S001", 50, (false, "SIM-TEAM-1")),
            ("-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-", 50, (false, "SIM-TEAM-1")),
        ] {
            assert_eq!(
                clauses(text, strength_max),
                (expected.0, expected.1.to_owned()),
                "{text}"
            );
        }
        let report = check(&"S001,".repeat(500), 50);
        assert_eq!((report.text.is_empty(), report.strip), (true, None));
    }

    /// A team that is not complete keeps its gaps; one that is goes into the options.
    #[test]
    fn a_team_round_trips() {
        let report = check(" Sunday Eleven : S001, -,S035 | galaxy", 50);
        assert_eq!(
            report.text,
            "Sunday Eleven: S001,-,S035,-,-,-,-,-,-,-,-,-,-,-,-,- | galaxy"
        );
        assert_eq!(
            (&*report.name, report.strength, &*report.team_option),
            ("Sunday Eleven", 3, "")
        );
        assert_eq!(check(&report.text, 50), report);
        let own = check(&pool().teams[4].text.replace("Red:", "Sunday Eleven:"), 50);
        assert!(own.team_option.starts_with("Sunday Eleven: S"), "{own:?}");
    }
}
