//! The moves: what a coach can choose.

use std::{fmt, str::FromStr};

use engine::{NotationError, read_number};
use serde::{Deserialize, Serialize};

use crate::{
    Cell, KickKind, Plan, Player, Spot, Target,
    aim::{read_cell, read_y},
    spot::Hundredths,
};

/// One choice. SIM-PLACE-8 A spot that is left out is found by `auto`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimMove"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// A footballer is placed, at the start or in a line-up.
    Place {
        /// The footballer who is placed.
        player: Player,
        /// In which cell.
        cell: Cell,
        /// On which spot of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        at: Option<Spot>,
    },
    /// SIM-LU-9 The rest of the placing is done by itself.
    Auto {},
    /// That is all.
    Done {},
    /// Who kicks off, takes the ball, throws in, or takes the penalty.
    Taker {
        /// The footballer who does it.
        player: Player,
    },
    /// Where a peg, or the keeper's ball, is put.
    Spot {
        /// On which spot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        at: Option<Spot>,
    },
    /// What kind of kick.
    Declare {
        /// The kind that is declared.
        kind: KickKind,
        /// SIM-DRIB-1 The opponent; SIM-PRO-4, SIM-PRO-11 the receiver.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        named: Option<Player>,
    },
    /// A free step of a skill.
    Step {
        /// The footballer who has the skill.
        player: Player,
        /// Where to.
        cell: Cell,
        /// On which spot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        at: Option<Spot>,
    },
    /// SIM-SLIDE-2 A sliding tackle.
    Slide {
        /// The footballer who slides.
        player: Player,
        /// Where to.
        cell: Cell,
        /// On which spot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        at: Option<Spot>,
        /// The direction of his length, in hundredths of a degree.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        angle: Option<u16>,
    },
    /// SIM-SLIDE-2, SIM-PQR-4 A footballer changes his spot inside his cell.
    Shift {
        /// The footballer who shifts.
        player: Player,
        /// Where to.
        at: Spot,
    },
    /// SIM-GK-3 The keeper goes onto the bar.
    Bar {
        /// Where on his track, in hundredths of a centimetre.
        y: i16,
    },
    /// SIM-GK-5 The keeper is positioned.
    Position {
        /// In which cell.
        cell: Cell,
        /// On which spot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        at: Option<Spot>,
        /// The direction of his length, if he lies.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        lying: Option<u16>,
    },
    /// SIM-TACK-1 He tackles.
    Tackle {},
    /// SIM-GKD-1 The shooter dribbles the keeper.
    DribbleKeeper {},
    /// Not that.
    Decline {},
    /// SIM-EXEC-1, SIM-TABLE-1 Where the kick is meant to go.
    Target {
        /// An aim of the hand, a cell or a sector.
        target: Target,
        /// SIM-EXEC-6 The seat cannot time a release.
        #[serde(default)]
        no_timing: bool,
    },
    /// SIM-GK-9 What the barred keeper plans.
    Plan {
        /// Where he waits, and what he does.
        plan: Plan,
    },
    /// SIM-EXEC-4 The hand lets go.
    Release {
        /// So many milliseconds after the lock.
        ms: u16,
    },
    /// SIM-LINE-2 The taker's cell.
    Cell {
        /// The cell, of those that the ball touches.
        cell: Cell,
    },
    /// SIM-GK-13 The keeper picks the ball up.
    PickUp {},
    /// SIM-MOVE-1 A footballer moves.
    Move {
        /// The footballer who moves.
        player: Player,
        /// Where to.
        cell: Cell,
        /// On which spot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        at: Option<Spot>,
        /// SIM-ENTER-4 The mark of a professional foul.
        #[serde(default)]
        major: bool,
    },
    /// SIM-PQR-3 One moves into a team-mate's cell, and he moves on.
    KnockOn {
        /// The footballer who moves first.
        player: Player,
        /// The team-mate.
        other: Player,
        /// Where he moves on to.
        cell: Cell,
    },
    /// SIM-SUB-2 A substitution.
    Substitute {
        /// Who leaves.
        off: Player,
        /// Who comes on.
        on: Player,
    },
    /// SIM-SUB-7 The reserve keeper comes on.
    ReserveKeeper {
        /// For whom.
        off: Player,
    },
}

struct At(Option<Spot>);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |spot| write!(f, " {spot}"))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { player, cell, at } => write!(f, "place {player} {cell}{}", At(*at)),
            Self::Auto {} => f.write_str("auto"),
            Self::Done {} => f.write_str("done"),
            Self::Taker { player } => write!(f, "taker {player}"),
            Self::Spot { at } => write!(f, "spot{}", At(*at)),
            Self::Declare { kind, named } => {
                write!(f, "declare {kind}")?;
                named.map_or(Ok(()), |named| write!(f, " {named}"))
            }
            Self::Step { player, cell, at } => write!(f, "step {player} {cell}{}", At(*at)),
            Self::Slide {
                player,
                cell,
                at,
                angle,
            } => {
                write!(f, "slide {player} {cell}{}", At(*at))?;
                angle.map_or(Ok(()), |angle| write!(f, " angle={}", Hundredths(angle.into())))
            }
            Self::Shift { player, at } => write!(f, "shift {player} {at}"),
            Self::Bar { y } => write!(f, "bar y={}", Hundredths((*y).into())),
            Self::Position { cell, at, lying } => {
                write!(f, "position {cell}{}", At(*at))?;
                lying.map_or(Ok(()), |angle| write!(f, " lying={}", Hundredths(angle.into())))
            }
            Self::Tackle {} => f.write_str("tackle"),
            Self::DribbleKeeper {} => f.write_str("dribble-keeper"),
            Self::Decline {} => f.write_str("decline"),
            Self::Target { target, no_timing } => {
                write!(f, "{target}{}", if *no_timing { " no-timing" } else { "" })
            }
            Self::Plan { plan } => write!(f, "plan {plan}"),
            Self::Release { ms } => write!(f, "release {ms}"),
            Self::Cell { cell } => write!(f, "cell {cell}"),
            Self::PickUp {} => f.write_str("pick-up"),
            Self::Move {
                player,
                cell,
                at,
                major,
            } => {
                write!(
                    f,
                    "move {player} {cell}{}{}",
                    At(*at),
                    if *major { " major" } else { "" }
                )
            }
            Self::KnockOn { player, other, cell } => write!(f, "knock-on {player} {other} {cell}"),
            Self::Substitute { off, on } => write!(f, "substitute {off} {on}"),
            Self::ReserveKeeper { off } => write!(f, "reserve-keeper {off}"),
        }
    }
}

/// What may follow the cell of a move.
#[derive(Default)]
struct Tail {
    at: Option<Spot>,
    angle: Option<u16>,
    lying: Option<u16>,
    major: bool,
}

fn read_tail(words: &[&str]) -> Result<Tail, NotationError> {
    let mut tail = Tail::default();
    let angle = |text: &str| {
        let Hundredths(angle) = text.parse()?;
        u16::try_from(angle).map_err(|_| NotationError::new(format!("`{text}` is no angle")))
    };
    for word in words {
        if let Some(text) = word.strip_prefix("angle=") {
            tail.angle = Some(angle(text)?);
        } else if let Some(text) = word.strip_prefix("lying=") {
            tail.lying = Some(angle(text)?);
        } else if *word == "major" {
            tail.major = true;
        } else {
            tail.at = Some(word.parse()?);
        }
    }
    Ok(tail)
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || {
            NotationError::new(format!(
                "`{text}` is no move: write declare play, aim low dir=60 power=0.4, move h7 B7, place h9 C6, spot, tackle, done ..."
            ))
        };
        Ok(match &words[..] {
            ["place", player, cell, rest @ ..] => Self::Place {
                player: player.parse()?,
                cell: read_cell(cell)?,
                at: read_tail(rest)?.at,
            },
            ["auto"] => Self::Auto {},
            ["done"] => Self::Done {},
            ["taker", player] => Self::Taker {
                player: player.parse()?,
            },
            ["spot"] => Self::Spot { at: None },
            ["spot", at] => Self::Spot {
                at: Some(at.parse()?),
            },
            ["declare", kind] => Self::Declare {
                kind: kind.parse()?,
                named: None,
            },
            ["declare", kind, named] => Self::Declare {
                kind: kind.parse()?,
                named: Some(named.parse()?),
            },
            ["step", player, cell, rest @ ..] => Self::Step {
                player: player.parse()?,
                cell: read_cell(cell)?,
                at: read_tail(rest)?.at,
            },
            ["slide", player, cell, rest @ ..] => {
                let Tail { at, angle, .. } = read_tail(rest)?;
                Self::Slide {
                    player: player.parse()?,
                    cell: read_cell(cell)?,
                    at,
                    angle,
                }
            }
            ["shift", player, at] => Self::Shift {
                player: player.parse()?,
                at: at.parse()?,
            },
            ["bar", y] => Self::Bar { y: read_y(y)? },
            ["position", cell, rest @ ..] => {
                let Tail { at, lying, .. } = read_tail(rest)?;
                Self::Position {
                    cell: read_cell(cell)?,
                    at,
                    lying,
                }
            }
            ["tackle"] => Self::Tackle {},
            ["dribble-keeper"] => Self::DribbleKeeper {},
            ["decline"] => Self::Decline {},
            ["aim" | "target" | "sector", ..] => match &words[..] {
                [target @ .., "no-timing"] => Self::Target {
                    target: target.join(" ").parse()?,
                    no_timing: true,
                },
                target => Self::Target {
                    target: target.join(" ").parse()?,
                    no_timing: false,
                },
            },
            ["plan", plan @ ..] => Self::Plan {
                plan: plan.join(" ").parse()?,
            },
            ["release", ms] => Self::Release { ms: read_number(ms)? },
            ["cell", cell] => Self::Cell {
                cell: read_cell(cell)?,
            },
            ["pick-up"] => Self::PickUp {},
            ["move", player, cell, rest @ ..] => {
                let Tail { at, major, .. } = read_tail(rest)?;
                Self::Move {
                    player: player.parse()?,
                    cell: read_cell(cell)?,
                    at,
                    major,
                }
            }
            ["knock-on", player, other, cell] => Self::KnockOn {
                player: player.parse()?,
                other: other.parse()?,
                cell: read_cell(cell)?,
            },
            ["substitute", off, on] => Self::Substitute {
                off: off.parse()?,
                on: on.parse()?,
            },
            ["reserve-keeper", off] => Self::ReserveKeeper { off: off.parse()? },
            _ => return Err(wrong()),
        })
    }
}
