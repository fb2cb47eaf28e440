//! Kicks: what is declared, how it is aimed, and what came of it.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use engine::{NotationError, Side, read_number, word_enum};
use serde::{Deserialize, Serialize};

use crate::{
    Cell, Player, Spot,
    spot::{Hundredths, read_hundredths},
};

word_enum! {
    /// SIM-KICK-1 How the ball is played.
    #[cfg_attr(feature = "ts", ts(rename = "SimTechnique"))]
    pub enum Technique {
        /// It rolls.
        Low = "low",
        /// It is flicked up.
        Lob = "lob",
        /// It lies on the peg's top and is flicked by a finger.
        Head = "head",
    }
}

impl From<Technique> for physics::Technique {
    fn from(technique: Technique) -> Self {
        match technique {
            Technique::Low => Self::Low,
            Technique::Lob => Self::Lob,
            Technique::Head => Self::Head,
        }
    }
}

word_enum! {
    /// What kind of kick is declared.
    #[cfg_attr(feature = "ts", ts(rename = "SimKickKind"))]
    pub enum KickKind {
        /// SIM-PASS-1 A pass or a drive.
        Play = "play",
        /// SIM-DRIB-1 A dribble.
        Dribble = "dribble",
        /// SIM-CROSS-1 A cross.
        Cross = "cross",
        /// SIM-SHOT-1 A shot.
        Shot = "shot",
        /// SIM-THROW-5, SIM-GK-16 A throw.
        Throw = "throw",
        /// SIM-HEAD-2 A header pass.
        HeaderPass = "header-pass",
        /// SIM-HEAD-3 A header shot.
        HeaderShot = "header-shot",
    }
}

impl KickKind {
    /// Whether the keeper is prepared for it.
    #[must_use]
    pub const fn is_shot(self) -> bool {
        matches!(self, Self::Shot | Self::HeaderShot)
    }

    /// SIM-KICK-2 Whether it is played with the head technique.
    #[must_use]
    pub const fn is_headed(self) -> bool {
        matches!(self, Self::Throw | Self::HeaderPass | Self::HeaderShot)
    }

    /// SIM-REP-2 Whether a team-mate who gets it has received a pass.
    #[must_use]
    pub const fn is_pass(self) -> bool {
        matches!(self, Self::Play | Self::Dribble | Self::Throw | Self::HeaderPass)
    }
}

word_enum! {
    /// How a kick comes about.
    #[cfg_attr(feature = "ts", ts(rename = "SimOrigin"))]
    pub enum Origin {
        /// In open play.
        Open = "open",
        /// SIM-REST-2 The first kick after possession was gained.
        Restart = "restart",
        /// SIM-KO-1 A kick-off.
        KickOff = "kick-off",
        /// SIM-FK-1 A free kick.
        FreeKick = "free-kick",
        /// SIM-PEN-1 A penalty.
        Penalty = "penalty",
        /// SIM-CORN-1 A corner.
        Corner = "corner",
        /// SIM-GKICK-1 A goal kick.
        GoalKick = "goal-kick",
        /// SIM-THROW-1 A throw-in.
        ThrowIn = "throw-in",
        /// SIM-GK-16 The keeper has the ball on his peg.
        KeeperHolds = "keeper-holds",
    }
}

impl Origin {
    /// SIM-FK-7 Whether its taker may not play the ball twice.
    #[must_use]
    pub const fn is_place_kick(self) -> bool {
        matches!(
            self,
            Self::KickOff | Self::FreeKick | Self::Penalty | Self::Corner | Self::GoalKick | Self::ThrowIn
        )
    }
}

/// A kick that has been declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimDeclared"))]
pub struct Declared {
    /// Who kicks.
    pub kicker: Player,
    /// What.
    pub kind: KickKind,
    /// How it comes about.
    pub origin: Origin,
    /// SIM-DRIB-1 The opponent of a dribble; SIM-PRO-4, SIM-PRO-11 the named receiver of another kick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub named: Option<Player>,
    /// SIM-SLIDE-1 Whether it is a repeat by a skill, and how many cells the kicker moved to reach the ball.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub instant: Option<u8>,
}

impl fmt::Display for Declared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.kicker, self.kind, self.origin)?;
        if let Some(named) = self.named {
            write!(f, " {named}")?;
        }
        self.instant.map_or(Ok(()), |cells| write!(f, " instant {cells}"))
    }
}

impl FromStr for Declared {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || NotationError::new(format!("`{text}` is no declared kick"));
        let [kicker, kind, origin, rest @ ..] = &words[..] else {
            return Err(wrong());
        };
        let (named, instant) = match rest {
            [] => (None, None),
            ["instant", cells] => (None, Some(read_number(cells)?)),
            [named] => (Some(named.parse()?), None),
            [named, "instant", cells] => (Some(named.parse()?), Some(read_number(cells)?)),
            _ => return Err(wrong()),
        };
        Ok(Self {
            kicker: kicker.parse()?,
            kind: kind.parse()?,
            origin: origin.parse()?,
            named,
            instant,
        })
    }
}

/// SIM-EXEC-1 How a kick is aimed. Whole steps (SIM-PHYS-24): hundredths of a degree, thousandths of power, hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimAim"))]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// How the ball is played.
    pub technique: Technique,
    /// 0 to 35999: 0 is towards Away's goal, 9000 to Home's left.
    pub direction: u16,
    /// 0 to 1000.
    pub power: u16,
    /// Elevation of a lob (1000 to 7000) or a header (-3500 to 5000).
    #[serde(default)]
    pub lift: i16,
    /// Rolling spin of a low kick (-100 to 100) or a lob (-100 to 0).
    #[serde(default)]
    pub spin: i8,
    /// Contact beside the ball's middle (-60 to 60).
    #[serde(default)]
    pub side: i8,
    /// Height of the finger on the ball in a header (-100 to 100).
    #[serde(default)]
    pub contact: i8,
}

impl Aim {
    /// An aim with the usual values of its technique.
    #[must_use]
    pub const fn new(technique: Technique, direction: u16, power: u16) -> Self {
        let (lift, spin) = match technique {
            Technique::Low => (0, 100),
            Technique::Lob => (4500, -60),
            Technique::Head => (1000, 0),
        };
        Self {
            technique,
            direction,
            power,
            lift,
            spin,
            side: 0,
            contact: 0,
        }
    }

    /// Whether every value is in the range of its technique (`data/kicks.csv`).
    #[must_use]
    pub fn is_in_range(&self) -> bool {
        let (lift, spin, side, contact) = match self.technique {
            Technique::Low => (0..=0, -100..=100, -60..=60, 0..=0),
            Technique::Lob => (1000..=7000, -100..=0, -60..=60, 0..=0),
            Technique::Head => (-3500..=5000, 0..=0, 0..=0, -100..=100),
        };
        self.direction < 36_000
            && self.power <= 1000
            && lift.contains(&self.lift)
            && spin.contains(&self.spin)
            && side.contains(&self.side)
            && contact.contains(&self.contact)
            // SIM-PHYS-11 The higher the lift, the lower the finger.
            && (self.technique != Technique::Head || i32::from(self.lift) - 3000 <= -50 * i32::from(self.contact))
    }
}

impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} dir={} power={}",
            self.technique,
            Hundredths(self.direction.into()),
            Thousandths(self.power)
        )?;
        let usual = Self::new(self.technique, 0, 0);
        for (name, value, usual) in [
            ("lift", i32::from(self.lift), i32::from(usual.lift)),
            ("spin", i32::from(self.spin), i32::from(usual.spin)),
            ("side", i32::from(self.side), 0),
            ("contact", i32::from(self.contact), 0),
        ] {
            if value != usual {
                write!(f, " {name}={}", Hundredths(value))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Aim {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no aim: write low dir=60.00 power=0.400"));
        let mut words = text.split_whitespace();
        let mut aim = Self::new(words.next().ok_or_else(wrong)?.parse()?, 0, 0);
        let mut seen = (false, false);
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            let small = || i8::try_from(read_hundredths(value)?).map_err(|_| wrong());
            match name {
                "dir" => {
                    let Hundredths(direction) = value.parse()?;
                    aim.direction = u16::try_from(direction).map_err(|_| wrong())?;
                    seen.0 = true;
                }
                "power" => {
                    aim.power = read_thousandths(value)?;
                    seen.1 = true;
                }
                "lift" => aim.lift = read_hundredths(value)?,
                "spin" => aim.spin = small()?,
                "side" => aim.side = small()?,
                "contact" => aim.contact = small()?,
                _ => return Err(wrong()),
            }
        }
        if seen == (true, true) {
            Ok(aim)
        } else {
            Err(wrong())
        }
    }
}

/// Thousandths as they are written: `0.400`.
struct Thousandths(u16);

impl fmt::Display for Thousandths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

fn read_thousandths(text: &str) -> Result<u16, NotationError> {
    let wrong = || {
        NotationError::new(format!(
            "`{text}` is no number with three decimals, such as 0.400"
        ))
    };
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let plain = |word: &str| !word.is_empty() && word.chars().all(|digit| digit.is_ascii_digit());
    if !plain(whole) || !plain(part) || part.len() > 3 || whole.len() > 2 {
        return Err(wrong());
    }
    let padded = format!("{part:0<3}");
    Ok(whole.parse::<u16>().map_err(|_| wrong())? * 1000 + padded.parse::<u16>().map_err(|_| wrong())?)
}

word_enum! {
    /// SIM-TABLE-6 Where a shot is aimed, as the shooter sees the goal.
    #[cfg_attr(feature = "ts", ts(rename = "SimSector"))]
    pub enum Sector {
        /// Left and low.
        LeftLow = "left-low",
        /// Centre and low.
        CentreLow = "centre-low",
        /// Right and low.
        RightLow = "right-low",
        /// Left and high.
        LeftHigh = "left-high",
        /// Centre and high.
        CentreHigh = "centre-high",
        /// Right and high.
        RightHigh = "right-high",
    }
}

impl Sector {
    /// All sectors.
    pub const ALL: [Self; 6] = [
        Self::LeftLow,
        Self::CentreLow,
        Self::RightLow,
        Self::LeftHigh,
        Self::CentreHigh,
        Self::RightHigh,
    ];

    /// Whether it is a low one.
    #[must_use]
    pub const fn is_low(self) -> bool {
        matches!(self, Self::LeftLow | Self::CentreLow | Self::RightLow)
    }
}

/// Where a kick is meant to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimTarget"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Target {
    /// SIM-EXEC-1 An aim of the hand.
    Aim {
        /// How.
        #[serde(flatten)]
        aim: Aim,
    },
    /// SIM-TABLE-1 A cell.
    Cell {
        /// Low, lob or head.
        technique: Technique,
        /// Which.
        cell: Cell,
    },
    /// SIM-TABLE-6 A sector of the goal.
    Sector {
        /// Which.
        sector: Sector,
    },
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Aim { aim } => write!(f, "aim {aim}"),
            Self::Cell { technique, cell } => write!(f, "target {technique} {cell}"),
            Self::Sector { sector } => write!(f, "sector {sector}"),
        }
    }
}

impl FromStr for Target {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match &words[..] {
            ["aim", rest @ ..] => Self::Aim {
                aim: rest.join(" ").parse()?,
            },
            ["target", technique, cell] => Self::Cell {
                technique: technique.parse()?,
                cell: read_cell(cell)?,
            },
            ["sector", sector] => Self::Sector {
                sector: sector.parse()?,
            },
            _ => return Err(NotationError::new(format!("`{text}` is no target"))),
        })
    }
}

pub(crate) fn read_cell(text: &str) -> Result<Cell, NotationError> {
    text.parse().map_err(|_| {
        NotationError::new(format!(
            "`{text}` is no cell: write a column and a row, such as E6"
        ))
    })
}

word_enum! {
    /// How a barred keeper ends his planned move.
    #[cfg_attr(feature = "ts", ts(rename = "SimPosture"))]
    pub enum Dive {
        /// On his feet.
        Upright = "upright",
        /// Along the goal line, on the fabric.
        Low = "dive-low",
        /// Along the goal line, under the crossbar.
        High = "dive-high",
    }
}

/// SIM-GK-9 What a barred keeper plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimPlan"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Plan {
    /// He stays.
    Stay {},
    /// He moves along his track.
    Move {
        /// To where, in hundredths of a centimetre.
        y: i16,
        /// And how.
        dive: Dive,
    },
    /// SIM-TABLE-8 He guesses a sector (not a central one).
    Guess {
        /// Which.
        sector: Sector,
    },
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stay {} => f.write_str("stay"),
            Self::Move { y, dive } => write!(f, "{dive} y={}", Hundredths((*y).into())),
            Self::Guess { sector } => write!(f, "{sector}"),
        }
    }
}

impl FromStr for Plan {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["stay"] => Self::Stay {},
            [dive, y] => Self::Move {
                y: read_y(y)?,
                dive: dive.parse()?,
            },
            [sector] => Self::Guess {
                sector: sector.parse()?,
            },
            _ => {
                return Err(NotationError::new(format!(
                    "`{text}` is no plan: write stay or dive-low y=2.00"
                )));
            }
        })
    }
}

/// Reads `y=2.00`.
pub(crate) fn read_y(text: &str) -> Result<i16, NotationError> {
    let y = text
        .strip_prefix("y=")
        .ok_or_else(|| NotationError::new(format!("`{text}` is not written y=2.00")))?;
    read_hundredths(y)
}

/// SIM-EXEC-2 What the hand really did: errors in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimErrors"))]
pub struct Errors {
    /// Of the direction.
    pub direction: i16,
    /// Of the power.
    pub power: i16,
    /// Of lift and contact.
    pub lift: i16,
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.direction, self.power, self.lift)
    }
}

impl FromStr for Errors {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers: Vec<i16> = text
            .split_whitespace()
            .map(read_number)
            .collect::<Result<_, _>>()?;
        match numbers[..] {
            [direction, power, lift] if numbers.iter().all(|number| (-1000..=1000).contains(number)) => {
                Ok(Self {
                    direction,
                    power,
                    lift,
                })
            }
            _ => Err(NotationError::new("errors are three numbers from -1000 to 1000")),
        }
    }
}

/// SIM-EXEC-4 Where the swinging hand begins: three phases in thousandths of a radian.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimSway"))]
pub struct Sway {
    /// Of the direction.
    pub direction: u16,
    /// Of the power.
    pub power: u16,
    /// Of lift and contact.
    pub lift: u16,
}

impl fmt::Display for Sway {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.direction, self.power, self.lift)
    }
}

impl FromStr for Sway {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers: Vec<u16> = text
            .split_whitespace()
            .map(read_number)
            .collect::<Result<_, _>>()?;
        match numbers[..] {
            [direction, power, lift] if numbers.iter().all(|number| *number <= 6283) => Ok(Self {
                direction,
                power,
                lift,
            }),
            _ => Err(NotationError::new("a sway is three numbers from 0 to 6283")),
        }
    }
}

/// How a kick ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimKickEnd"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum KickEnd {
    /// The ball lies on the pitch.
    Rest {},
    /// SIM-PHYS-14 The whole ball has crossed a line.
    Out {},
    /// SIM-PHYS-15 The whole ball is in the goal that this side defends.
    Goal {
        /// Whose goal.
        side: Side,
    },
}

/// A cell that the ball passed, and the least height of its centre there in hundredths of a centimetre.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimCrossed"))]
pub struct Crossed {
    /// The cell.
    pub cell: Cell,
    /// The height.
    pub height: i16,
}

/// SIM-PHYS-17 A ball over head height passes over a cell, not through it.
pub(crate) const HEAD_HEIGHT: i16 = 440;
/// Height of a ball on the ground.
pub(crate) const GROUND: i16 = 50;

/// SIM-PHYS-20 All that the rules read of a kick, and the ball's way for the eye.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimKickResult"))]
pub struct KickResult {
    /// How it ended.
    pub end: KickEnd,
    /// Where the ball lies, or where it crossed the line.
    pub at: Spot,
    /// SIM-PHYS-18, SIM-KICK-13 Who touched it after the kick, in order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Player>"))]
    pub touches: ArrayVec<Player, 24>,
    /// SIM-PHYS-17 The cells it crossed, in order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Crossed>"))]
    pub crossed: ArrayVec<Crossed, 48>,
    /// SIM-PHYS-4 Who was toppled by the ball or by the kicker's peg.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Player>"))]
    pub toppled: ArrayVec<Player, 22>,
    /// SIM-PHYS-12 Who was knocked over by the swung peg.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Player>"))]
    pub stroke: ArrayVec<Player, 22>,
    /// SIM-KICK-9 Where the heading peg ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub heading_peg: Option<Spot>,
    /// SIM-GK-10 Where on his track a barred keeper ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bar_y: Option<i16>,
    /// The ball's way, sixty times a second: x, y and z in hundredths of a centimetre. The rules never read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<[i16; 3]>,
}

impl KickResult {
    /// A ball that lies at a spot, untouched.
    #[must_use]
    pub fn rest(at: Spot) -> Self {
        Self {
            end: KickEnd::Rest {},
            at,
            touches: ArrayVec::new(),
            crossed: ArrayVec::new(),
            toppled: ArrayVec::new(),
            stroke: ArrayVec::new(),
            heading_peg: None,
            bar_y: None,
            path: Vec::new(),
        }
    }
}

fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, name: &str, items: &[T]) -> fmt::Result {
    if items.is_empty() {
        return Ok(());
    }
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    write!(f, " {name} {}", items.join(","))
}

impl fmt::Display for KickResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.end {
            KickEnd::Rest {} => write!(f, "rest {}", self.at)?,
            KickEnd::Out {} => write!(f, "out {}", self.at)?,
            KickEnd::Goal { side } => write!(f, "goal {side} {}", self.at)?,
        }
        list(f, "touches", &self.touches)?;
        let low: Vec<String> = self
            .crossed
            .iter()
            .map(|crossed| match crossed.height {
                GROUND => crossed.cell.to_string(),
                height => format!("{}^{}", crossed.cell, Hundredths(height.into())),
            })
            .collect();
        list(f, "crosses", &low)?;
        list(f, "toppled", &self.toppled)?;
        list(f, "stroke", &self.stroke)?;
        if let Some(spot) = self.heading_peg {
            write!(f, " peg {spot}")?;
        }
        if let Some(y) = self.bar_y {
            write!(f, " bar y={}", Hundredths(y.into()))?;
        }
        if !self.path.is_empty() {
            f.write_str(" path")?;
            for [x, y, z] in &self.path {
                write!(f, " {x}/{y}/{z}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for KickResult {
    type Err = NotationError;

    /// What is left out is nothing; without `crosses` the ball went straight along the ground.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || {
            NotationError::new(format!(
                "`{text}` is no result of a kick: write rest 44.00,0.00 touches a9"
            ))
        };
        let mut words = text.split_whitespace();
        let mut next = || words.next().ok_or_else(wrong);
        let (end, at) = match next()? {
            "rest" => (KickEnd::Rest {}, next()?.parse()?),
            "out" => (KickEnd::Out {}, next()?.parse()?),
            "goal" => (
                KickEnd::Goal {
                    side: next()?.parse()?,
                },
                next()?.parse()?,
            ),
            _ => return Err(wrong()),
        };
        let mut result = Self {
            end,
            ..Self::rest(at)
        };
        let players =
            |text: &str| -> Result<Vec<Player>, NotationError> { text.split(',').map(str::parse).collect() };
        while let Some(name) = words.next() {
            if name == "path" {
                for point in words.by_ref() {
                    let numbers: Vec<i16> = point.split('/').map(read_number).collect::<Result<_, _>>()?;
                    result.path.push(numbers.try_into().map_err(|_| wrong())?);
                }
                break;
            }
            let value = words.next().ok_or_else(wrong)?;
            match name {
                "touches" => result
                    .touches
                    .try_extend_from_slice(&players(value)?)
                    .map_err(|_| wrong())?,
                "toppled" => result
                    .toppled
                    .try_extend_from_slice(&players(value)?)
                    .map_err(|_| wrong())?,
                "stroke" => result
                    .stroke
                    .try_extend_from_slice(&players(value)?)
                    .map_err(|_| wrong())?,
                "peg" => result.heading_peg = Some(value.parse()?),
                "bar" => result.bar_y = Some(read_y(value)?),
                "crosses" => {
                    for crossed in value.split(',') {
                        let (cell, height) = match crossed.split_once('^') {
                            None => (crossed, GROUND),
                            Some((cell, height)) => (cell, read_hundredths(height)?),
                        };
                        let crossed = Crossed {
                            cell: read_cell(cell)?,
                            height,
                        };
                        result.crossed.try_push(crossed).map_err(|_| wrong())?;
                    }
                }
                _ => return Err(wrong()),
            }
        }
        Ok(result)
    }
}
