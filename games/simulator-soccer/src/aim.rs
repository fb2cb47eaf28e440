//! How a kick is aimed, and what a barred keeper plans against it.

use std::{fmt, str::FromStr};

use engine::{NotationError, word_enum};
use serde::{Deserialize, Serialize};

use crate::{
    Cell, Technique,
    spot::{Hundredths, read_hundredths},
};

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
    let thousandths =
        whole.parse::<u32>().map_err(|_| wrong())? * 1000 + padded.parse::<u32>().map_err(|_| wrong())?;
    u16::try_from(thousandths).map_err(|_| wrong())
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
        /// Direction, strength and lift.
        #[serde(flatten)]
        aim: Aim,
    },
    /// SIM-TABLE-1 A cell.
    Cell {
        /// Low, lob or head.
        technique: Technique,
        /// The cell that is meant.
        cell: Cell,
    },
    /// SIM-TABLE-6 A sector of the goal.
    Sector {
        /// The sector that is meant.
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

impl Dive {
    /// All ways to end it.
    pub(crate) const ALL: [Self; 3] = [Self::Upright, Self::Low, Self::High];
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
        /// The sector to which he goes.
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

/// The power for so many centimetres: a low ball rolls v * v / 200 of them.
pub(crate) fn power_to_roll(technique: Technique, distance: f64) -> u16 {
    (0..=1000_u16)
        .step_by(20)
        .find(|power| {
            let speed = f64::from(physics::speed_of(technique.into(), *power)) / 100.0;
            speed * speed / 200.0 >= distance
        })
        .unwrap_or(1000)
}
