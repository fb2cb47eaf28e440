//! What came of a kick.

use std::{fmt, str::FromStr};

use arrayvec::ArrayVec;
use engine::{NotationError, Side, read_number, word_enum};
use serde::{Deserialize, Serialize};

use crate::{
    Cell, Player, Spot,
    aim::{read_cell, read_y},
    spot::{Hundredths, read_hundredths},
};

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

word_enum! {
    /// A part of a goal's frame.
    #[cfg_attr(feature = "ts", ts(rename = "SimFramePart"))]
    pub enum FramePart {
        /// One of the two posts.
        Post = "post",
        /// What lies on them.
        Crossbar = "crossbar",
    }
}

/// SIM-PHYS-5 The ball met the frame of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimFrameTouch"))]
pub struct FrameTouch {
    /// Which part.
    pub part: FramePart,
    /// When: the point of the path that it had just reached, counted from 0.
    pub point: u16,
    /// How hard: by how much the contact changed its speed, in centimetres a second.
    pub speed: u16,
}

impl fmt::Display for FrameTouch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.part, self.point, self.speed)
    }
}

impl FromStr for FrameTouch {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('/');
        match [parts.next(), parts.next(), parts.next(), parts.next()] {
            [Some(part), Some(point), Some(speed), None] => Ok(Self {
                part: part.parse()?,
                point: read_number(point)?,
                speed: read_number(speed)?,
            }),
            _ => Err(NotationError::new(format!(
                "`{text}` is no touch of the frame: write post/12/140"
            ))),
        }
    }
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
    /// SIM-PHYS-5 What it met of a goal's frame, in order. The rules never read it.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<FrameTouch>"))]
    pub frame: ArrayVec<FrameTouch, 8>,
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
            frame: ArrayVec::new(),
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
        list(f, "frame", &self.frame)?;
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
                "frame" => {
                    for touch in value.split(',') {
                        result.frame.try_push(touch.parse()?).map_err(|_| wrong())?;
                    }
                }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_survives_its_text() {
        let text = "rest 80.00,6.00 touches a1 crosses E8,F9^2.10 frame post/12/140,crossbar/14/60 path 1/2/50 3/4/60";
        let result: KickResult = text.parse().expect("a result");
        assert_eq!(result.to_string(), text);
        for wrong in [
            "rest 80.00,6.00 frame post/12",
            "rest 80.00,6.00 frame flag/1/2",
            "rest 80.00,6.00 frame post/1/2/3",
        ] {
            assert!(wrong.parse::<KickResult>().is_err(), "{wrong}");
        }
    }
}
