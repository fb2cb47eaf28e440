//! How minutes and events are written down, and lines with the sides exchanged.

use std::{fmt, str::FromStr};

use arrayvec::{ArrayString, ArrayVec};
use engine::{BySide, NotationError, Score, Side, read_number, read_score, serde_by_notation};

use crate::{Area, Card, Event, Pair, Section, Stage, events::ShootOutResult};

/// The label of a pair of cards: `37`, `90+2` or `kick-3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "FlipMinute"))]
pub enum Minute {
    /// A minute of normal time.
    Play(u8),
    /// A minute of injury time: the last minute of normal time and the minutes since.
    Added(u8, u8),
    /// A kick of a shoot-out.
    Kick(u16),
}

impl fmt::Display for Minute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(minute) => write!(f, "{minute}"),
            Self::Added(minute, plus) => write!(f, "{minute}+{plus}"),
            Self::Kick(kick) => write!(f, "kick-{kick}"),
        }
    }
}

impl FromStr for Minute {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = |_| NotationError::new(format!("`{text}` is no minute: write 37, 90+2 or kick-3"));
        if let Some(kick) = text.strip_prefix("kick-") {
            kick.parse().map(Self::Kick).map_err(wrong)
        } else if let Some((minute, plus)) = text.split_once('+') {
            Ok(Self::Added(
                minute.parse().map_err(wrong)?,
                plus.parse().map_err(wrong)?,
            ))
        } else {
            text.parse().map(Self::Play).map_err(wrong)
        }
    }
}

serde_by_notation!(Minute);

/// A name that a coach has given, whether or not anything is called so. Nothing in the box has more than nine letters,
/// so a longer name may be cut: it does not become another's by that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name(ArrayString<16>);

impl Name {
    /// The name as it was given, or its beginning.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Name {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() || text.contains(char::is_whitespace) {
            return Err(NotationError::new("a name is one word"));
        }
        let mut name = ArrayString::new();
        for letter in text.chars() {
            if name.try_push(letter).is_err() {
                break;
            }
        }
        Ok(Self(name))
    }
}

serde_by_notation!(Name);

/// Words separated by spaces.
pub(crate) struct Words<T>(pub(crate) T);

impl<T: Clone + IntoIterator<Item: fmt::Display>> fmt::Display for Words<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for item in self.0.clone() {
            write!(f, " {item}")?;
        }
        Ok(())
    }
}

pub(crate) fn read_cards(words: &[&str]) -> Result<Vec<Card>, NotationError> {
    let mut cards = Vec::new();
    for word in words {
        match word.split_once("..") {
            None => cards.push(word.parse()?),
            Some((first, last)) => {
                let (first, last): (Card, Card) = (first.parse()?, last.parse()?);
                if first.colour() != last.colour() || first > last {
                    return Err(NotationError::new(format!("`{word}` is no run of cards")));
                }
                cards.extend((first.number()..=last.number()).filter_map(|n| Card::new(first.colour(), n)));
            }
        }
    }
    Ok(cards)
}

/// Reads a list of cards with a limit.
fn read_few<const N: usize>(words: &[&str]) -> Result<ArrayVec<Card, N>, NotationError> {
    read_cards(words)?
        .as_slice()
        .try_into()
        .map_err(|_| NotationError::new(format!("more than {N} cards")))
}

/// Splits `home A B away C D`, in either order.
fn read_by_side<'a>(words: &'a [&'a str]) -> Result<BySide<&'a [&'a str]>, NotationError> {
    let at = |side: &str| {
        words
            .iter()
            .position(|word| *word == side)
            .ok_or_else(|| NotationError::new("home or away is missing"))
    };
    let (home, away) = (at("home")?, at("away")?);
    if home != 0 && away != 0 {
        return Err(NotationError::new("home or away must stand first"));
    }
    Ok(if home < away {
        BySide {
            home: &words[1..away],
            away: &words[away + 1..],
        }
    } else {
        BySide {
            home: &words[home + 1..],
            away: &words[1..home],
        }
    })
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            minute,
            attacker,
            stage,
            attack_card,
            defend_card,
            section,
            code,
        } = self;
        write!(
            f,
            "{minute} {attacker} {stage} {attack_card} {defend_card} {section} {code}"
        )
    }
}

pub(crate) fn read_pair(words: &[&str]) -> Result<Pair, NotationError> {
    let [minute, attacker, stage, attack_card, defend_card, section, code] = words else {
        return Err(NotationError::new(
            "a pair is written `37 home attack0 R21 B33 B1 .`",
        ));
    };
    Ok(Pair {
        minute: minute.parse()?,
        attacker: attacker.parse()?,
        stage: stage.parse()?,
        attack_card: attack_card.parse()?,
        defend_card: defend_card.parse()?,
        section: section.parse()?,
        code: code.parse()?,
    })
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SetAsidePicked { seat, card } => write!(f, "set-aside-picked {seat} {card}"),
            Self::SetAsideDone { seat } => write!(f, "set-aside-done {seat}"),
            Self::KickOff { side } => write!(f, "kick-off {side}"),
            Self::PacksShuffled { period, orders: None } => write!(f, "packs-shuffled {period}"),
            Self::PacksShuffled {
                period,
                orders: Some(orders),
            } => {
                let BySide { home, away } = &**orders;
                write!(
                    f,
                    "packs-shuffled {period} home{} away{}",
                    Words(home),
                    Words(away)
                )
            }
            Self::HandDealt { seat, cards } => write!(f, "hand-dealt {seat}{}", Words(cards)),
            Self::HasLaid { seat, card } => write!(f, "has-laid {seat}{}", Words(card.iter())),
            Self::CardsLaid(pair) => write!(f, "cards-laid {pair}"),
            Self::AttackSuccess { side, count } => write!(f, "attack-success {side} {count}"),
            Self::Tackled { side } => write!(f, "tackled {side}"),
            Self::Offside { side } => write!(f, "offside {side}"),
            Self::FreeKickAwarded { side } => write!(f, "free-kick-awarded {side}"),
            Self::LongBall { side } => write!(f, "long-ball {side}"),
            Self::Goal { side, kind } => write!(f, "goal {side} {kind}"),
            Self::Saved { side, kind } => write!(f, "saved {side} {kind}"),
            Self::Blocked { side, kind } => write!(f, "blocked {side} {kind}"),
            Self::Missed { side, kind } => write!(f, "missed {side} {kind}"),
            Self::Woodwork { side, kind } => write!(f, "woodwork {side} {kind}"),
            Self::Rebound { side } => write!(f, "rebound {side}"),
            Self::Corner { side } => write!(f, "corner {side}"),
            Self::PenaltyAwarded { side } => write!(f, "penalty-awarded {side}"),
            Self::Flip { attacker } => write!(f, "flip {attacker}"),
            Self::CardDrawn { seat, card } => write!(f, "card-drawn {seat} {card}"),
            Self::AttackLost { side, stage } => write!(f, "attack-lost {side} {stage}"),
            Self::HalfTime { score } => write!(f, "half-time {}", Score(*score)),
            Self::InjuryTime { minutes, card } => write!(f, "injury-time {minutes} {card}"),
            Self::ShootOut { first } => write!(f, "shoot-out {first}"),
            Self::FullTime {
                score,
                result,
                shoot_out,
                eights,
            } => {
                write!(f, "full-time {} {result}", Score(*score))?;
                if let Some(ShootOutResult { winner, score }) = shoot_out {
                    write!(f, " shoot-out {winner} {}", Score(*score))?;
                }
                let BySide { home, away } = &**eights;
                write!(f, " eights home{} away{}", Words(home), Words(away))
            }
        }
    }
}

impl FromStr for Event {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no event of Flip Football"));
        let words: Vec<&str> = text.split_whitespace().collect();
        let (name, args) = words.split_first().ok_or_else(wrong)?;
        Ok(match (*name, args) {
            ("set-aside-picked", [seat, card]) => Self::SetAsidePicked {
                seat: seat.parse()?,
                card: card.parse()?,
            },
            ("set-aside-done", [seat]) => Self::SetAsideDone { seat: seat.parse()? },
            ("kick-off", [side]) => Self::KickOff { side: side.parse()? },
            ("packs-shuffled", [period]) => Self::PacksShuffled {
                period: period.parse()?,
                orders: None,
            },
            ("packs-shuffled", [period, orders @ ..]) => {
                let BySide { home, away } = read_by_side(orders)?;
                let orders = BySide {
                    home: read_few(home)?,
                    away: read_few(away)?,
                };
                Self::PacksShuffled {
                    period: period.parse()?,
                    orders: Some(Box::new(orders)),
                }
            }
            ("hand-dealt", [seat, cards @ ..]) => Self::HandDealt {
                seat: seat.parse()?,
                cards: read_few(cards)?,
            },
            ("has-laid", [seat]) => Self::HasLaid {
                seat: seat.parse()?,
                card: None,
            },
            ("has-laid", [seat, card]) => Self::HasLaid {
                seat: seat.parse()?,
                card: Some(card.parse()?),
            },
            ("cards-laid", pair) => Self::CardsLaid(read_pair(pair)?),
            ("attack-success", [side, count]) => Self::AttackSuccess {
                side: side.parse()?,
                count: read_number(count)?,
            },
            ("tackled", [side]) => Self::Tackled { side: side.parse()? },
            ("offside", [side]) => Self::Offside { side: side.parse()? },
            ("free-kick-awarded", [side]) => Self::FreeKickAwarded { side: side.parse()? },
            ("long-ball", [side]) => Self::LongBall { side: side.parse()? },
            ("goal", [side, kind]) => Self::Goal {
                side: side.parse()?,
                kind: kind.parse()?,
            },
            ("saved", [side, kind]) => Self::Saved {
                side: side.parse()?,
                kind: kind.parse()?,
            },
            ("blocked", [side, kind]) => Self::Blocked {
                side: side.parse()?,
                kind: kind.parse()?,
            },
            ("missed", [side, kind]) => Self::Missed {
                side: side.parse()?,
                kind: kind.parse()?,
            },
            ("woodwork", [side, kind]) => Self::Woodwork {
                side: side.parse()?,
                kind: kind.parse()?,
            },
            ("rebound", [side]) => Self::Rebound { side: side.parse()? },
            ("corner", [side]) => Self::Corner { side: side.parse()? },
            ("penalty-awarded", [side]) => Self::PenaltyAwarded { side: side.parse()? },
            ("flip", [attacker]) => Self::Flip {
                attacker: attacker.parse()?,
            },
            ("card-drawn", [seat, card]) => Self::CardDrawn {
                seat: seat.parse()?,
                card: card.parse()?,
            },
            ("attack-lost", [side, stage]) => Self::AttackLost {
                side: side.parse()?,
                stage: stage.parse()?,
            },
            ("half-time", [score]) => Self::HalfTime {
                score: read_score(score)?,
            },
            ("injury-time", [minutes, card]) => Self::InjuryTime {
                minutes: read_number(minutes)?,
                card: card.parse()?,
            },
            ("shoot-out", [first]) => Self::ShootOut {
                first: first.parse()?,
            },
            ("full-time", [score, result, rest @ ..]) => {
                let (shoot_out, rest) = match rest {
                    ["shoot-out", winner, score, rest @ ..] => (
                        Some(ShootOutResult {
                            winner: winner.parse()?,
                            score: read_score(score)?,
                        }),
                        rest,
                    ),
                    rest => (None, rest),
                };
                let ["eights", eights @ ..] = rest else {
                    return Err(wrong());
                };
                let BySide { home, away } = read_by_side(eights)?;
                Self::FullTime {
                    score: read_score(score)?,
                    result: result.parse()?,
                    shoot_out,
                    eights: Box::new(BySide {
                        home: read_few(home)?,
                        away: read_few(away)?,
                    }),
                }
            }
            _ => return Err(wrong()),
        })
    }
}

/// A line of notation with the sides exchanged: Home and Away, the decks, scores, and the wings of every section.
pub(crate) fn mirror(line: &str) -> String {
    let area = line
        .split_whitespace()
        .find_map(|word| word.parse::<Stage>().ok())
        .map_or(Area::Attack, Stage::area);
    let mut mirrored = String::new();
    let mut word = String::new();
    for letter in line.chars().chain(std::iter::once('\n')) {
        if letter.is_alphanumeric() || letter == '_' {
            word.push(letter);
            continue;
        }
        mirrored.push_str(&mirror_word(&word, area));
        word.clear();
        mirrored.push(letter);
    }
    mirrored.pop();
    // A score such as 2-1 has its own two ends.
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

fn mirror_word(word: &str, area: Area) -> String {
    if let Ok(side) = word.parse::<Side>() {
        side.other().to_string()
    } else if let Some(number) = word.strip_prefix('R').filter(is_card_number) {
        format!("B{number}")
    } else if let Some(number) = word.strip_prefix('B').filter(is_card_number) {
        format!("R{number}")
    } else if let Ok(section) = word.parse::<Section>() {
        section.mirrored(area).to_string()
    } else {
        word.to_owned()
    }
}

/// Whether a card may be numbered so, in the box or in somebody's fancy; a section such as `B3` has one digit.
fn is_card_number(text: &&str) -> bool {
    text.len() >= 2 && text.bytes().all(|letter| letter.is_ascii_digit())
}
