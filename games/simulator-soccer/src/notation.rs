//! How events are written down, and lines with the sides exchanged.

use std::{fmt, str::FromStr};

use engine::{BySide, NotationError, Score, Side, read_number, read_score};

use crate::{
    Cell, Event, Player, Rival, Spot,
    aim::{read_cell, read_y},
    player::Players,
    spot::{Hundredths, read_hundredths},
};

/// Something that may be missing: `-`.
pub(crate) struct Maybe<T>(pub(crate) Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => value.fmt(f),
            None => f.write_str("-"),
        }
    }
}

/// Reads something that may be missing.
pub(crate) fn read_maybe<T: FromStr<Err = NotationError>>(text: &str) -> Result<Option<T>, NotationError> {
    if text == "-" {
        Ok(None)
    } else {
        text.parse().map(Some)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StarterPlaced { player, at, cell } => write!(f, "starter-placed {player} {cell} {at}"),
            Self::StartDone { side } => write!(f, "start-done {side}"),
            Self::StartRevealed { starters } => {
                f.write_str("start-revealed")?;
                starters
                    .iter()
                    .try_for_each(|(player, at)| write!(f, " {player} {at}"))
            }
            Self::CoinTossed { side } => write!(f, "coin-tossed {side}"),
            Self::Asked { phase } => write!(f, "asked {phase}"),
            Self::Put {
                player,
                at,
                cell,
                lying,
                why,
                cells,
            } => {
                write!(f, "put {player} {cell} {at} {why} {cells}")?;
                lying.map_or(Ok(()), |angle| write!(f, " lying={}", Hundredths(angle.into())))
            }
            Self::BallPut { at, cell } => write!(f, "ball-put {cell} {at}"),
            Self::RoundBegan { side, origin } => write!(f, "round-began {side} {origin}"),
            Self::Declared { declared } => write!(f, "declared {declared}"),
            Self::KeeperReady { bar_y } => match bar_y {
                Some(y) => write!(f, "keeper-ready bar y={}", Hundredths((*y).into())),
                None => f.write_str("keeper-ready positioned"),
            },
            Self::Aimed {
                side,
                target,
                no_timing,
                sealed,
            } => {
                let timing = if *no_timing { "no-timing" } else { "timing" };
                let seal = if *sealed { "sealed" } else { "open" };
                write!(f, "aimed {side} {timing} {seal} {}", Maybe(*target))
            }
            Self::Planned { side, plan } => write!(f, "planned {side} {}", Maybe(*plan)),
            Self::Unsealed { target, plan } => write!(f, "unsealed {target} plan {plan}"),
            Self::Swayed { sway } => write!(f, "swayed {sway}"),
            Self::TableRolled { what, die } => write!(f, "table-rolled {what} {die}"),
            Self::Kicked {
                kicker,
                errors,
                result,
            } => write!(f, "kicked {kicker} {errors} {result}"),
            Self::DuelRolled {
                duel,
                attacker,
                defender,
                attacker_die,
                defender_die,
            } => {
                write!(
                    f,
                    "duel-rolled {duel} {attacker} {attacker_die} {defender} {defender_die}"
                )
            }
            Self::DuelWon { duel, winner, loser } => write!(f, "duel-won {duel} {winner} {loser}"),
            Self::TakerNamed {
                player,
                rule,
                cells,
                rival,
            } => {
                write!(f, "taker-named {player} {cells} {rule}")?;
                rival.map_or(Ok(()), |rival| write!(f, " {} {}", rival.player, rival.cells))
            }
            Self::ShotLost {} => f.write_str("shot-lost"),
            Self::Taken { player, cells, rule } => write!(f, "taken {player} {cells} {rule}"),
            Self::HeaderWon { player } => write!(f, "header-won {player}"),
            Self::PickedUp { player } => write!(f, "picked-up {player}"),
            Self::PhaseTwo { limit } => write!(f, "phase-two {limit}"),
            Self::PhaseThree { limit } => write!(f, "phase-three {limit}"),
            Self::EntryRolled { player, die } => write!(f, "entry-rolled {player} {die}"),
            Self::Foul { player, kind, cell } => write!(f, "foul {player} {kind} {cell}"),
            Self::Cautioned { player } => write!(f, "cautioned {player}"),
            Self::CautionWithdrawn { player } => write!(f, "caution-withdrawn {player}"),
            Self::SentOff { player } => write!(f, "sent-off {player}"),
            Self::VarRolled { die } => write!(f, "var-rolled {die}"),
            Self::Offside { player } => write!(f, "offside {player}"),
            Self::Stopped { origin, side, at } => write!(f, "stopped {origin} {side} {at}"),
            Self::LiftedAll {} => f.write_str("lifted-all"),
            Self::WallBuilt { side, cell } => write!(f, "wall-built {side} {cell}"),
            Self::Goal { side, player, score } => write!(f, "goal {side} {player} {}", Score(*score)),
            Self::NoGoal { side } => write!(f, "no-goal {side}"),
            Self::StepMade { step } => write!(f, "step-made {step}"),
            Self::AddedTime { steps } => write!(f, "added-time {steps}"),
            Self::TimeUp {} => f.write_str("time-up"),
            Self::RoundEnded {} => f.write_str("round-ended"),
            Self::PeriodEnded { period } => write!(f, "period-ended {period}"),
            Self::PeriodBegan { period, side } => write!(f, "period-began {period} {side}"),
            Self::Substituted { off, on } => write!(f, "substituted {off} {on}"),
            Self::ReserveKeeperOn { off, on } => write!(f, "reserve-keeper-on {off} {on}"),
            Self::ShootoutBegan { side } => write!(f, "shoot-out-began {side}"),
            Self::ShootoutKick { player, scored } => {
                write!(
                    f,
                    "shoot-out-kick {player} {}",
                    if *scored { "scored" } else { "missed" }
                )
            }
            Self::MatchEnded { winner, score } => {
                write!(f, "match-ended {} {}", Maybe(*winner), Score(*score))
            }
        }
    }
}

impl FromStr for Event {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || NotationError::new(format!("`{text}` is no event of Simulator Soccer"));
        let (name, args) = words.split_first().ok_or_else(wrong)?;
        Ok(match (*name, args) {
            ("starter-placed", [player, cell, at]) => Self::StarterPlaced {
                player: player.parse()?,
                cell: read_cell(cell)?,
                at: at.parse()?,
            },
            ("start-done", [side]) => Self::StartDone { side: side.parse()? },
            ("start-revealed", starters) if starters.len() % 2 == 0 => Self::StartRevealed {
                starters: starters
                    .chunks(2)
                    .map(|pair| Ok((pair[0].parse()?, pair[1].parse()?)))
                    .collect::<Result<_, NotationError>>()?,
            },
            ("coin-tossed", [side]) => Self::CoinTossed { side: side.parse()? },
            ("asked", phase) => Self::Asked {
                phase: phase.join(" ").parse()?,
            },
            ("put", [player, cell, at, why, cells, rest @ ..]) => Self::Put {
                player: player.parse()?,
                cell: read_cell(cell)?,
                at: at.parse()?,
                why: why.parse()?,
                cells: read_number(cells)?,
                lying: match rest {
                    [] => None,
                    [angle] => {
                        let angle = read_hundredths(angle.strip_prefix("lying=").ok_or_else(wrong)?)?;
                        Some(u16::try_from(angle).map_err(|_| wrong())?)
                    }
                    _ => return Err(wrong()),
                },
            },
            ("ball-put", [cell, at]) => Self::BallPut {
                cell: read_cell(cell)?,
                at: at.parse()?,
            },
            ("round-began", [side, origin]) => Self::RoundBegan {
                side: side.parse()?,
                origin: origin.parse()?,
            },
            ("declared", declared) => Self::Declared {
                declared: declared.join(" ").parse()?,
            },
            ("keeper-ready", ["positioned"]) => Self::KeeperReady { bar_y: None },
            ("keeper-ready", ["bar", y]) => Self::KeeperReady {
                bar_y: Some(read_y(y)?),
            },
            (
                "aimed",
                [
                    side,
                    timing @ ("timing" | "no-timing"),
                    seal @ ("sealed" | "open"),
                    target @ ..,
                ],
            ) => Self::Aimed {
                side: side.parse()?,
                target: read_maybe(&target.join(" "))?,
                no_timing: *timing == "no-timing",
                sealed: *seal == "sealed",
            },
            ("planned", [side, plan @ ..]) => Self::Planned {
                side: side.parse()?,
                plan: read_maybe(&plan.join(" "))?,
            },
            ("unsealed", both) => {
                let at = both.iter().position(|word| *word == "plan").ok_or_else(wrong)?;
                Self::Unsealed {
                    target: both[..at].join(" ").parse()?,
                    plan: both[at + 1..].join(" ").parse()?,
                }
            }
            ("swayed", sway) => Self::Swayed {
                sway: sway.join(" ").parse()?,
            },
            ("table-rolled", [what, die]) => Self::TableRolled {
                what: what.parse()?,
                die: read_number(die)?,
            },
            ("kicked", [kicker, e1, e2, e3, result @ ..]) => Self::Kicked {
                kicker: kicker.parse()?,
                errors: [*e1, *e2, *e3].join(" ").parse()?,
                result: Box::new(result.join(" ").parse()?),
            },
            ("duel-rolled", [duel, attacker, attacker_die, defender, defender_die]) => Self::DuelRolled {
                duel: duel.parse()?,
                attacker: attacker.parse()?,
                defender: defender.parse()?,
                attacker_die: read_number(attacker_die)?,
                defender_die: read_number(defender_die)?,
            },
            ("duel-won", [duel, winner, loser]) => Self::DuelWon {
                duel: duel.parse()?,
                winner: winner.parse()?,
                loser: loser.parse()?,
            },
            ("taker-named", [player, cells, rule, rival @ ..]) => Self::TakerNamed {
                player: player.parse()?,
                rule: rule.parse()?,
                cells: read_number(cells)?,
                rival: match rival {
                    [] => None,
                    [player, cells] => Some(Rival {
                        player: player.parse()?,
                        cells: read_number(cells)?,
                    }),
                    _ => return Err(wrong()),
                },
            },
            ("shot-lost", []) => Self::ShotLost {},
            ("taken", [player, cells, rule]) => Self::Taken {
                player: player.parse()?,
                cells: read_number(cells)?,
                rule: rule.parse()?,
            },
            ("header-won", [player]) => Self::HeaderWon {
                player: player.parse()?,
            },
            ("picked-up", [player]) => Self::PickedUp {
                player: player.parse()?,
            },
            ("phase-two", [limit]) => Self::PhaseTwo {
                limit: read_number(limit)?,
            },
            ("phase-three", [limit]) => Self::PhaseThree {
                limit: read_number(limit)?,
            },
            ("entry-rolled", [player, die]) => Self::EntryRolled {
                player: player.parse()?,
                die: read_number(die)?,
            },
            ("foul", [player, kind, cell]) => Self::Foul {
                player: player.parse()?,
                kind: kind.parse()?,
                cell: read_cell(cell)?,
            },
            ("cautioned", [player]) => Self::Cautioned {
                player: player.parse()?,
            },
            ("caution-withdrawn", [player]) => Self::CautionWithdrawn {
                player: player.parse()?,
            },
            ("sent-off", [player]) => Self::SentOff {
                player: player.parse()?,
            },
            ("var-rolled", [die]) => Self::VarRolled {
                die: read_number(die)?,
            },
            ("offside", [player]) => Self::Offside {
                player: player.parse()?,
            },
            ("stopped", [origin, side, at]) => Self::Stopped {
                origin: origin.parse()?,
                side: side.parse()?,
                at: at.parse()?,
            },
            ("lifted-all", []) => Self::LiftedAll {},
            ("wall-built", [side, cell]) => Self::WallBuilt {
                side: side.parse()?,
                cell: read_cell(cell)?,
            },
            ("goal", [side, player, score]) => Self::Goal {
                side: side.parse()?,
                player: player.parse()?,
                score: read_score(score)?,
            },
            ("no-goal", [side]) => Self::NoGoal { side: side.parse()? },
            ("step-made", [step]) => Self::StepMade {
                step: read_number(step)?,
            },
            ("added-time", [steps]) => Self::AddedTime {
                steps: read_number(steps)?,
            },
            ("time-up", []) => Self::TimeUp {},
            ("round-ended", []) => Self::RoundEnded {},
            ("period-ended", [period]) => Self::PeriodEnded {
                period: read_number(period)?,
            },
            ("period-began", [period, side]) => Self::PeriodBegan {
                period: read_number(period)?,
                side: side.parse()?,
            },
            ("substituted", [off, on]) => Self::Substituted {
                off: off.parse()?,
                on: on.parse()?,
            },
            ("reserve-keeper-on", [off, on]) => Self::ReserveKeeperOn {
                off: off.parse()?,
                on: on.parse()?,
            },
            ("shoot-out-began", [side]) => Self::ShootoutBegan { side: side.parse()? },
            ("shoot-out-kick", [player, scored @ ("scored" | "missed")]) => Self::ShootoutKick {
                player: player.parse()?,
                scored: *scored == "scored",
            },
            ("match-ended", [winner, score]) => Self::MatchEnded {
                winner: read_maybe(winner)?,
                score: read_score(score)?,
            },
            _ => return Err(wrong()),
        })
    }
}

/// A line of notation with the sides exchanged: Home and Away, their footballers, the ends of the pitch, scores, aims.
pub(crate) fn mirror(line: &str) -> String {
    line.split(' ').map(mirror_word).collect::<Vec<_>>().join(" ")
}

fn mirror_word(word: &str) -> String {
    if let Ok(spot) = word.parse::<Spot>() {
        return spot.turned().to_string();
    }
    if let Ok(score) = read_score(word) {
        return Score(BySide {
            home: score.away,
            away: score.home,
        })
        .to_string();
    }
    if let Some(Ok(direction)) = word.strip_prefix("dir=").map(str::parse::<Hundredths>) {
        return format!("dir={}", Hundredths((direction.0 + 18_000) % 36_000));
    }
    if let Some(Ok(y)) = word.strip_prefix("y=").map(str::parse::<Hundredths>) {
        return format!("y={}", Hundredths(-y.0));
    }
    // A set is written in its own order.
    if word.starts_with('{') {
        if let Ok(players) = word.parse::<Players>() {
            return players
                .iter()
                .map(Player::turned)
                .collect::<Players>()
                .to_string();
        }
        let cells: Result<Vec<Cell>, _> = word.trim_matches(['{', '}']).split(',').map(read_cell).collect();
        if let Ok(mut cells) = cells {
            cells.iter_mut().for_each(|cell| *cell = cell.turned());
            cells.sort_unstable_by_key(|cell| (cell.y(), cell.x()));
            let words: Vec<String> = cells.iter().map(ToString::to_string).collect();
            return format!("{{{}}}", words.join(","));
        }
    }
    let mut mirrored = String::new();
    let mut part = String::new();
    for letter in word.chars() {
        if letter.is_alphanumeric() {
            part.push(letter);
        } else {
            mirrored += &mirror_part(&part);
            part.clear();
            mirrored.push(letter);
        }
    }
    mirrored + &mirror_part(&part)
}

fn mirror_part(part: &str) -> String {
    if let Ok(side) = part.parse::<Side>() {
        side.other().to_string()
    } else if let Ok(player) = part.parse::<Player>() {
        player.turned().to_string()
    } else if let Ok(cell) = part.parse::<Cell>() {
        cell.turned().to_string()
    } else {
        part.to_owned()
    }
}
