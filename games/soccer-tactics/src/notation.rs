//! How events are written down, and lines with the sides exchanged.

use std::{fmt, str::FromStr};

use engine::{BySide, NotationError, Score, Seat, read_number, read_score};
use pitch::Square;

use crate::{Event, Pawn, phase::die};

pub(crate) fn read_square(text: &str) -> Result<Square, NotationError> {
    text.parse()
        .map_err(|error| NotationError::new(format!("{error}")))
}

/// Reads `home 5 away 2`, in either order.
fn read_rolls(words: &[&str]) -> Result<(u8, u8), NotationError> {
    match words {
        ["home", home, "away", away] | ["away", away, "home", home] => Ok((die(home)?, die(away)?)),
        _ => Err(NotationError::new("two rolls are written `home 5 away 2`")),
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::KickoffRolled { home, away } => write!(f, "kick-off-rolled home {home} away {away}"),
            Self::OvertimeRolled { home, away } => write!(f, "overtime-rolled home {home} away {away}"),
            Self::ShootoutRolled { home, away } => write!(f, "shoot-out-rolled home {home} away {away}"),
            Self::LineUp { side } => write!(f, "line-up {side}"),
            Self::PawnsSwapped { pawn, other } => write!(f, "pawns-swapped {pawn} {other}"),
            Self::SetupDone { side } => write!(f, "set-up-done {side}"),
            Self::PeriodStarted { period } => write!(f, "period-started {period}"),
            Self::Asked { phase } => write!(f, "asked {phase}"),
            Self::SetBegan { side, holder } => write!(f, "set-began {side} {holder}"),
            Self::PawnRolled { side, roll } => write!(f, "pawn-rolled {side} {roll}"),
            Self::PawnMoved { pawn, from, to } => write!(f, "pawn-moved {pawn} {from} {to}"),
            Self::MoveSkipped { side } => write!(f, "move-skipped {side}"),
            Self::BallRolled { side, dice } => write!(f, "ball-rolled {side} {dice}"),
            Self::BallPlayed { pawn, from, to, kind } => write!(f, "ball-played {pawn} {from} {to} {kind}"),
            Self::BallStays { side } => write!(f, "ball-stays {side}"),
            Self::Dribbled { pawn, from, to } => write!(f, "dribbled {pawn} {from} {to}"),
            Self::KeeperStepped { pawn, from, to } => write!(f, "keeper-stepped {pawn} {from} {to}"),
            Self::Captured { pawn, square } => write!(f, "captured {pawn} {square}"),
            Self::BattleRolled {
                o_pawn,
                d_pawn,
                o_die,
                d_die,
                o_total,
                d_total,
            } => {
                write!(
                    f,
                    "battle-rolled {o_pawn} {d_pawn} {o_die} {d_die} {o_total} {d_total}"
                )
            }
            Self::BattleWon { pawn } => write!(f, "battle-won {pawn}"),
            Self::Foul { pawn, against } => write!(f, "foul {pawn} {against}"),
            Self::YellowCard { pawn } => write!(f, "yellow-card {pawn}"),
            Self::RedCard { pawn } => write!(f, "red-card {pawn}"),
            Self::NewKeeper { pawn } => write!(f, "new-keeper {pawn}"),
            Self::Offside { pawn, kind } => write!(f, "offside {pawn} {kind}"),
            Self::FreeKick { side, square, reason } => write!(f, "free-kick {side} {square} {reason}"),
            Self::TakerChosen { pawn } => write!(f, "taker-chosen {pawn}"),
            Self::KeeperLifted { pawn } => write!(f, "keeper-lifted {pawn}"),
            Self::PawnPlaced { pawn, square } => write!(f, "pawn-placed {pawn} {square}"),
            Self::PlacementPassed { side } => write!(f, "placement-passed {side}"),
            Self::Penalty { side, kicker } => write!(f, "penalty {side} {kicker}"),
            Self::Corner { side, square } => write!(f, "corner {side} {square}"),
            Self::GoalKick { side } => write!(f, "goal-kick {side}"),
            Self::Shot { pawn, result } => write!(f, "shot {pawn} {result}"),
            Self::Goal { side, pawn, score } => write!(f, "goal {side} {pawn} {}", Score(*score)),
            Self::MinorFoul { side } => write!(f, "minor-foul {side}"),
            Self::Declined { side } => write!(f, "declined {side}"),
            Self::ClockRan { seconds } => write!(f, "clock-ran {seconds}"),
            Self::TimeUp {} => f.write_str("time-up"),
            Self::AddedTime {} => f.write_str("added-time"),
            Self::PeriodEnded { period } => write!(f, "period-ended {period}"),
            Self::ShootoutKick { side, pawn, scored } => {
                write!(
                    f,
                    "shoot-out-kick {side} {pawn} {}",
                    if *scored { "scored" } else { "missed" }
                )
            }
            Self::MatchEnded {
                winner,
                score,
                shootout,
            } => {
                let winner = winner.map_or("none".to_owned(), |side| side.to_string());
                write!(f, "match-ended {winner} {}", Score(*score))?;
                shootout.map_or(Ok(()), |shootout| write!(f, " shoot-out {}", Score(shootout)))
            }
        }
    }
}

impl FromStr for Event {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || NotationError::new(format!("`{text}` is no event of Soccer Tactics"));
        let (name, args) = words.split_first().ok_or_else(wrong)?;
        Ok(match (*name, args) {
            ("kick-off-rolled", rolls) => {
                let (home, away) = read_rolls(rolls)?;
                Self::KickoffRolled { home, away }
            }
            ("overtime-rolled", rolls) => {
                let (home, away) = read_rolls(rolls)?;
                Self::OvertimeRolled { home, away }
            }
            ("shoot-out-rolled", rolls) => {
                let (home, away) = read_rolls(rolls)?;
                Self::ShootoutRolled { home, away }
            }
            ("line-up", [side]) => Self::LineUp { side: side.parse()? },
            ("pawns-swapped", [pawn, other]) => Self::PawnsSwapped {
                pawn: pawn.parse()?,
                other: other.parse()?,
            },
            ("set-up-done", [side]) => Self::SetupDone { side: side.parse()? },
            ("period-started", [period]) => Self::PeriodStarted {
                period: read_number(period)?,
            },
            ("asked", phase) => Self::Asked {
                phase: phase.join(" ").parse()?,
            },
            ("set-began", [side, holder]) => Self::SetBegan {
                side: side.parse()?,
                holder: holder.parse()?,
            },
            ("pawn-rolled", [side, roll]) => Self::PawnRolled {
                side: side.parse()?,
                roll: die(roll)?,
            },
            ("pawn-moved", [pawn, from, to]) => Self::PawnMoved {
                pawn: pawn.parse()?,
                from: read_square(from)?,
                to: read_square(to)?,
            },
            ("move-skipped", [side]) => Self::MoveSkipped { side: side.parse()? },
            ("ball-rolled", [side, dice]) => Self::BallRolled {
                side: side.parse()?,
                dice: dice.parse()?,
            },
            ("ball-played", [pawn, from, to, kind]) => Self::BallPlayed {
                pawn: pawn.parse()?,
                from: read_square(from)?,
                to: read_square(to)?,
                kind: kind.parse()?,
            },
            ("ball-stays", [side]) => Self::BallStays { side: side.parse()? },
            ("dribbled", [pawn, from, to]) => Self::Dribbled {
                pawn: pawn.parse()?,
                from: read_square(from)?,
                to: read_square(to)?,
            },
            ("keeper-stepped", [pawn, from, to]) => Self::KeeperStepped {
                pawn: pawn.parse()?,
                from: read_square(from)?,
                to: read_square(to)?,
            },
            ("captured", [pawn, square]) => Self::Captured {
                pawn: pawn.parse()?,
                square: read_square(square)?,
            },
            ("battle-rolled", [o_pawn, d_pawn, o_die, d_die, o_total, d_total]) => Self::BattleRolled {
                o_pawn: o_pawn.parse()?,
                d_pawn: d_pawn.parse()?,
                o_die: die(o_die)?,
                d_die: die(d_die)?,
                o_total: read_number(o_total)?,
                d_total: read_number(d_total)?,
            },
            ("battle-won", [pawn]) => Self::BattleWon { pawn: pawn.parse()? },
            ("foul", [pawn, against]) => Self::Foul {
                pawn: pawn.parse()?,
                against: against.parse()?,
            },
            ("yellow-card", [pawn]) => Self::YellowCard { pawn: pawn.parse()? },
            ("red-card", [pawn]) => Self::RedCard { pawn: pawn.parse()? },
            ("new-keeper", [pawn]) => Self::NewKeeper { pawn: pawn.parse()? },
            ("offside", [pawn, kind]) => Self::Offside {
                pawn: pawn.parse()?,
                kind: kind.parse()?,
            },
            ("free-kick", [side, square, reason]) => Self::FreeKick {
                side: side.parse()?,
                square: read_square(square)?,
                reason: reason.parse()?,
            },
            ("taker-chosen", [pawn]) => Self::TakerChosen { pawn: pawn.parse()? },
            ("keeper-lifted", [pawn]) => Self::KeeperLifted { pawn: pawn.parse()? },
            ("pawn-placed", [pawn, square]) => Self::PawnPlaced {
                pawn: pawn.parse()?,
                square: read_square(square)?,
            },
            ("placement-passed", [side]) => Self::PlacementPassed { side: side.parse()? },
            ("penalty", [side, kicker]) => Self::Penalty {
                side: side.parse()?,
                kicker: kicker.parse()?,
            },
            ("corner", [side, square]) => Self::Corner {
                side: side.parse()?,
                square: read_square(square)?,
            },
            ("goal-kick", [side]) => Self::GoalKick { side: side.parse()? },
            ("shot", [pawn, result]) => Self::Shot {
                pawn: pawn.parse()?,
                result: result.parse()?,
            },
            ("goal", [side, pawn, score]) => Self::Goal {
                side: side.parse()?,
                pawn: pawn.parse()?,
                score: read_score(score)?,
            },
            ("minor-foul", [side]) => Self::MinorFoul { side: side.parse()? },
            ("declined", [side]) => Self::Declined { side: side.parse()? },
            ("clock-ran", [seconds]) => Self::ClockRan {
                seconds: read_number(seconds)?,
            },
            ("time-up", []) => Self::TimeUp {},
            ("added-time", []) => Self::AddedTime {},
            ("period-ended", [period]) => Self::PeriodEnded {
                period: read_number(period)?,
            },
            ("shoot-out-kick", [side, pawn, scored @ ("scored" | "missed")]) => Self::ShootoutKick {
                side: side.parse()?,
                pawn: pawn.parse()?,
                scored: *scored == "scored",
            },
            ("match-ended", [winner, score, rest @ ..]) => Self::MatchEnded {
                winner: if *winner == "none" {
                    None
                } else {
                    Some(winner.parse()?)
                },
                score: read_score(score)?,
                shootout: match rest {
                    [] => None,
                    ["shoot-out", score] => Some(read_score(score)?),
                    _ => return Err(wrong()),
                },
            },
            _ => return Err(wrong()),
        })
    }
}

/// A line of notation with the sides exchanged: Home and Away, their pawns, the ends of the pitch, scores.
pub(crate) fn mirror(line: &str) -> String {
    let mut mirrored = String::new();
    let mut word = String::new();
    for letter in line.chars().chain(std::iter::once('\n')) {
        if letter.is_alphanumeric() || letter == '_' {
            word.push(letter);
            continue;
        }
        mirrored.push_str(&mirror_word(&word));
        word.clear();
        mirrored.push(letter);
    }
    mirrored.pop();
    mirrored
        .split(' ')
        .map(|word| match read_score(word) {
            Ok(score) => Score(BySide {
                home: score.away,
                away: score.home,
            })
            .to_string(),
            Err(_) => word.to_owned(),
        })
        .collect::<Vec<_>>()
        .join(" ")
}

fn mirror_word(word: &str) -> String {
    let row = word
        .strip_prefix("row")
        .and_then(|row| row.parse::<u8>().ok())
        .filter(|row| (1..=16).contains(row));
    if let Some(row) = row {
        format!("row{}", 17 - row)
    } else if let Ok(seat) = word.parse::<Seat>() {
        let turned = match seat {
            Seat::Home => Seat::Away,
            Seat::Away => Seat::Home,
            Seat::Home2 => Seat::Away2,
            Seat::Away2 => Seat::Home2,
        };
        turned.to_string()
    } else if let Ok(pawn) = word.parse::<Pawn>() {
        pawn.turned().to_string()
    } else if let Ok(square) = word.parse::<Square>() {
        square.turned().to_string()
    } else {
        word.to_owned()
    }
}
