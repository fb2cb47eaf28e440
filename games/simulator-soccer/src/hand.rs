//! How a hand strays from its aim.

use std::{fmt, str::FromStr};

use engine::{NotationError, read_number};
use serde::{Deserialize, Serialize};

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
