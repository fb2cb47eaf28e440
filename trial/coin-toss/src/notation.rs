//! How events are written down, and lines with the sides exchanged.

use std::{fmt, str::FromStr};

use engine::{BySide, NotationError, Score, Side, read_score};

use crate::{Event, Toss};

impl fmt::Display for Toss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BySide { home, away } = self.calls;
        write!(f, "{} home {home} away {away}", self.face)
    }
}

/// Reads a coin that has fallen; either side may be named first.
fn read_toss(words: &[&str]) -> Result<Toss, NotationError> {
    let (face, home, away) = match words {
        [face, "home", home, "away", away] | [face, "away", away, "home", home] => (face, home, away),
        _ => {
            return Err(NotationError::new(
                "a coin is written `heads home heads away tails`",
            ));
        }
    };
    Ok(Toss {
        face: face.parse()?,
        calls: BySide {
            home: home.parse()?,
            away: away.parse()?,
        },
    })
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::KickOff {} => f.write_str("kick-off"),
            Self::Called { seat, face: None } => write!(f, "called {seat}"),
            Self::Called {
                seat,
                face: Some(face),
            } => write!(f, "called {seat} {face}"),
            Self::Tossed(toss) => write!(f, "tossed {toss}"),
            Self::Goal { side } => write!(f, "goal {side}"),
            Self::FullTime { score } => write!(f, "full-time {}", Score(*score)),
        }
    }
}

impl FromStr for Event {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["kick-off"] => Self::KickOff {},
            ["called", seat] => Self::Called {
                seat: seat.parse()?,
                face: None,
            },
            ["called", seat, face] => Self::Called {
                seat: seat.parse()?,
                face: Some(face.parse()?),
            },
            ["tossed", ref toss @ ..] => Self::Tossed(read_toss(toss)?),
            ["goal", side] => Self::Goal { side: side.parse()? },
            ["full-time", score] => Self::FullTime {
                score: read_score(score)?,
            },
            _ => return Err(NotationError::new(format!("`{text}` is no event"))),
        })
    }
}

/// A line of notation with the sides exchanged.
pub(crate) fn mirror(line: &str) -> String {
    let turned = |word: &str| {
        let (name, colon) = word.strip_suffix(':').map_or((word, ""), |name| (name, ":"));
        match (name.parse::<Side>(), read_score(name)) {
            (Ok(side), _) => format!("{}{colon}", side.other()),
            (_, Ok(BySide { home, away })) => Score(BySide {
                home: away,
                away: home,
            })
            .to_string(),
            _ => word.to_owned(),
        }
    };
    line.split(' ').map(turned).collect::<Vec<_>>().join(" ")
}
