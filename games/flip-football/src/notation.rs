//! How minutes, events and positions are written down.

use std::{fmt, str::FromStr};

use engine::{BySide, NotationError, Side};
use serde::{Deserialize, Serialize};

use crate::{
    Area, Card, CardSet, Event, FlipFootball, Options, Pair, Period, Section, Stage,
    cards::serde_by_notation,
    events::ShootOutResult,
    state::{EIGHT, KICKS_PER_SHUFFLE, Laid, Pack, Phase, ShootOut, Tally, Team},
};

/// An enum whose variants are single words, with their notation.
macro_rules! word_enum {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $(#[$meta])*
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// Its word in notation.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = engine::NotationError;

            fn from_str(text: &str) -> std::result::Result<Self, Self::Err> {
                match text {
                    $($word => Ok(Self::$variant),)*
                    _ => Err(engine::NotationError::new(format!(
                        "`{text}` is none of {}", [$($word),*].join(", ")
                    ))),
                }
            }
        }
    };
}
pub(crate) use word_enum;

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

/// Words separated by spaces.
struct Words<T>(T);

impl<T: Clone + IntoIterator<Item: fmt::Display>> fmt::Display for Words<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for item in self.0.clone() {
            write!(f, " {item}")?;
        }
        Ok(())
    }
}

struct Score(BySide<u16>);

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0.home, self.0.away)
    }
}

fn read_score(text: &str) -> Result<BySide<u16>, NotationError> {
    let wrong = || NotationError::new(format!("`{text}` is no score: write 2-1"));
    let (home, away) = text.split_once('-').ok_or_else(wrong)?;
    Ok(BySide {
        home: home.parse().map_err(|_| wrong())?,
        away: away.parse().map_err(|_| wrong())?,
    })
}

fn read_number<T: FromStr>(text: &str) -> Result<T, NotationError> {
    text.parse()
        .map_err(|_| NotationError::new(format!("`{text}` is no number that fits here")))
}

fn read_cards(words: &[&str]) -> Result<Vec<Card>, NotationError> {
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

fn read_pair(words: &[&str]) -> Result<Pair, NotationError> {
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
        let short = |cards: &[&str]| {
            read_cards(cards)?
                .as_slice()
                .try_into()
                .map_err(|_| NotationError::new("too many cards"))
        };
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
                let order = |cards: &[&str]| {
                    read_cards(cards)?
                        .as_slice()
                        .try_into()
                        .map_err(|_| NotationError::new("too many cards"))
                };
                let orders = BySide {
                    home: order(home)?,
                    away: order(away)?,
                };
                Self::PacksShuffled {
                    period: period.parse()?,
                    orders: Some(Box::new(orders)),
                }
            }
            ("hand-dealt", [seat, cards @ ..]) => Self::HandDealt {
                seat: seat.parse()?,
                cards: short(cards)?,
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
                let eight = |cards: &[&str]| {
                    read_cards(cards)?
                        .as_slice()
                        .try_into()
                        .map_err(|_| NotationError::new("too many cards"))
                };
                Self::FullTime {
                    score: read_score(score)?,
                    result: result.parse()?,
                    shoot_out,
                    eights: Box::new(BySide {
                        home: eight(home)?,
                        away: eight(away)?,
                    }),
                }
            }
            _ => return Err(wrong()),
        })
    }
}

/// The whole position, a line for each thing.
pub(crate) fn write_position(state: &FlipFootball) -> String {
    let mut lines = Vec::new();
    lines.push(match state.phase {
        Phase::SetAside => "period set-aside".to_owned(),
        Phase::Play(period) => format!("period {period}"),
        Phase::Over => "period over".to_owned(),
    });
    lines.push(format!("minute {}", state.laid + 1));
    lines.push(format!("attacker {}", state.attacker));
    lines.push(format!("kicked-off {}", state.kicked_off));
    lines.push(format!("stage {}", state.stage));
    lines.push(format!("score {}", Score(state.score)));
    lines.push(format!("injury {}", state.injury));
    if let Some(pair) = &state.table {
        lines.push(format!("table {pair}"));
    }
    if let Some(shoot_out) = &state.shoot_out {
        let winner = shoot_out
            .winner
            .map_or("none".to_owned(), |side| side.to_string());
        let scored: Vec<String> = shoot_out.scored.iter().map(|bits| format!("{bits:x}")).collect();
        lines.push(format!(
            "shoot-out first {} goals {} winner {winner} scored {}",
            shoot_out.first,
            Score(shoot_out.goals),
            scored.join(",")
        ));
    }
    for side in Side::ALL {
        let team = &state.teams[side];
        let set = |set: CardSet| set.cards(team.colour).collect::<Vec<_>>();
        lines.push(format!("{side} eight{}", Words(&set(team.eight))));
        lines.push(format!("{side} pack{}", Words(team.pack.cards())));
        lines.push(format!("{side} hand{}", Words(&team.hand)));
        lines.push(format!("{side} played{}", Words(&set(team.played))));
        lines.push(format!("{side} seen-main{}", Words(&set(team.seen_main))));
        lines.push(format!("{side} seen-eight{}", Words(&set(team.seen_eight))));
        match team.laid {
            Laid::No => {}
            Laid::FromPack => lines.push(format!("{side} laid")),
            Laid::FromHand(card) => lines.push(format!("{side} laid {card}")),
        }
        let Tally {
            goals,
            shots,
            tackles,
            corners,
            offsides,
            free_kicks,
            penalties,
        } = team.tally;
        lines.push(format!(
            "{side} tally {goals} {shots} {tackles} {corners} {offsides} {free_kicks} {penalties}"
        ));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Reads a position. What is left out has the value it has at the start of its period.
pub(crate) fn read_position(options: &Options, text: &str) -> Result<FlipFootball, NotationError> {
    let mut state = FlipFootball::before_the_match(options);
    let lines: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|words: &Vec<_>| !words.is_empty())
        .collect();
    // What the rest depends on comes first, wherever it stands.
    for words in &lines {
        match words[..] {
            ["period", "set-aside"] => state.phase = Phase::SetAside,
            ["period", "over"] => state.phase = Phase::Over,
            ["period", period] => state.phase = Phase::Play(period.parse()?),
            ["minute", minute] => {
                let minute: u16 = read_number(minute)?;
                state.laid = minute
                    .checked_sub(1)
                    .ok_or_else(|| NotationError::new("the first minute is minute 1"))?;
            }
            _ => {}
        }
    }
    if state.phase == Phase::Play(Period::ShootOut) {
        state.shoot_out = Some(ShootOut::new(Side::Home));
        state.stage = Stage::Penalty;
    }
    if state.phase == Phase::Play(Period::InjuryTime) {
        state.injury = EIGHT as u8;
    }
    for words in &lines {
        match words[..] {
            ["period" | "minute", _] => {}
            ["attacker", side] => state.attacker = side.parse()?,
            ["kicked-off", side] => state.kicked_off = side.parse()?,
            ["stage", stage] => state.stage = stage.parse()?,
            ["score", score] => state.score = read_score(score)?,
            ["injury", minutes] => state.injury = read_number(minutes)?,
            ["table", ref pair @ ..] => state.table = Some(read_pair(pair)?),
            ["shoot-out", ref rest @ ..] => state.shoot_out = Some(read_shoot_out(rest)?),
            ["home" | "away", ..] => {}
            _ => {
                return Err(NotationError::new(format!(
                    "`{}` is no line of a position",
                    words.join(" ")
                )));
            }
        }
    }
    for side in Side::ALL {
        let own: Vec<&[&str]> = lines
            .iter()
            .filter(|words| words[0] == side.to_string())
            .map(|words| &words[1..])
            .collect();
        state.teams[side] = read_team(&state, side, &own)?;
    }
    state.check().map_err(NotationError::new)?;
    Ok(state)
}

fn read_shoot_out(words: &[&str]) -> Result<ShootOut, NotationError> {
    let mut shoot_out = ShootOut::new(Side::Home);
    for pair in words.chunks(2) {
        match pair {
            ["first", side] => shoot_out.first = side.parse()?,
            ["goals", score] => shoot_out.goals = read_score(score)?,
            ["winner", "none"] => {}
            ["winner", side] => shoot_out.winner = Some(side.parse()?),
            ["scored", bits] => {
                for (word, bits) in shoot_out.scored.iter_mut().zip(bits.split(',')) {
                    *word = u64::from_str_radix(bits, 16)
                        .map_err(|_| NotationError::new(format!("`{bits}` is no row of kicks")))?;
                }
            }
            _ => {
                return Err(NotationError::new(
                    "a shoot-out is written `shoot-out first home goals 3-0`",
                ));
            }
        }
    }
    Ok(shoot_out)
}

fn read_team(state: &FlipFootball, side: Side, lines: &[&[&str]]) -> Result<Team, NotationError> {
    let mut team = state.teams[side].clone();
    let words_of = |name: &str| {
        lines
            .iter()
            .find(|words| words.first() == Some(&name))
            .map(|words| &words[1..])
    };
    let set_of = |name: &str| -> Result<Option<CardSet>, NotationError> {
        let Some(words) = words_of(name) else {
            return Ok(None);
        };
        let cards = read_cards(words)?;
        if let Some(foreign) = cards.iter().find(|card| card.colour() != team.colour) {
            return Err(NotationError::new(format!("{foreign} is not a card of {side}")));
        }
        Ok(Some(cards.into_iter().collect()))
    };
    for words in lines {
        if !matches!(
            words.first().copied(),
            Some("eight" | "pack" | "hand" | "played" | "seen-main" | "seen-eight" | "laid" | "tally")
        ) {
            return Err(NotationError::new(format!(
                "`{side} {}` is no line of a position",
                words.join(" ")
            )));
        }
    }
    let usual_eight = || match state.phase {
        Phase::SetAside => CardSet::NONE,
        Phase::Play(_) | Phase::Over => (46..=53)
            .filter_map(|number| Card::new(team.colour, number))
            .collect(),
    };
    team.eight = set_of("eight")?.unwrap_or_else(usual_eight);
    team.hand = read_cards(words_of("hand").unwrap_or_default())?
        .as_slice()
        .try_into()
        .map_err(|_| NotationError::new("a hand has at most five cards"))?;
    let base = state.base(&team);
    let per_shuffle = match state.phase {
        Phase::SetAside | Phase::Over => 0,
        Phase::Play(Period::FirstHalf | Period::SecondHalf) => usize::from(state.options.half_cards),
        Phase::Play(Period::InjuryTime) => EIGHT,
        Phase::Play(Period::ShootOut) => CardSet::ALL.len(),
    };
    let laid = usize::from(match state.phase {
        Phase::Play(Period::ShootOut) => state.laid % KICKS_PER_SHUFFLE,
        _ => state.laid,
    });
    let in_hand: CardSet = team.hand.iter().copied().collect();
    let room = per_shuffle.saturating_sub(laid + team.hand.len());
    let played = set_of("played")?;
    let free = base.without(in_hand).without(played.unwrap_or_default());
    let pack = read_pack(words_of("pack").unwrap_or(&["..."]), free, team.colour, room)?;
    team.pack = Pack::of(&pack);
    let rest = base.without(team.left());
    team.played = played.unwrap_or_else(|| rest.cards(team.colour).take(laid).collect());
    let in_a_half = matches!(state.phase, Phase::Play(Period::FirstHalf | Period::SecondHalf));
    let first_half_is_over = state.phase > Phase::Play(Period::FirstHalf) && state.options.half_cards == 45;
    team.seen_main = set_of("seen-main")?.unwrap_or(if first_half_is_over {
        team.main()
    } else if in_a_half {
        team.played
    } else {
        CardSet::NONE
    });
    let in_injury_time = state.phase == Phase::Play(Period::InjuryTime);
    team.seen_eight = set_of("seen-eight")?.unwrap_or(if in_injury_time {
        team.played
    } else {
        CardSet::NONE
    });
    team.laid = match words_of("laid") {
        None => Laid::No,
        Some([]) => Laid::FromPack,
        Some([card]) => Laid::FromHand(card.parse()?),
        Some(_) => return Err(NotationError::new("a side lays one card")),
    };
    if let Some(words) = words_of("tally") {
        let numbers: Vec<u8> = words
            .iter()
            .map(|word| read_number(word))
            .collect::<Result<_, _>>()?;
        let [goals, shots, tackles, corners, offsides, free_kicks, penalties] = numbers[..] else {
            return Err(NotationError::new("a tally has seven numbers"));
        };
        team.tally = Tally {
            goals,
            shots,
            tackles,
            corners,
            offsides,
            free_kicks,
            penalties,
        };
    }
    Ok(team)
}

/// Reads a pack from the attack end. `...` stands for as many free cards as there is room for, ascending.
fn read_pack(
    words: &[&str],
    free: CardSet,
    colour: crate::Colour,
    room: usize,
) -> Result<Vec<Card>, NotationError> {
    let Some(gap) = words.iter().position(|word| *word == "...") else {
        return read_cards(words);
    };
    let (mut pack, back) = (read_cards(&words[..gap])?, read_cards(&words[gap + 1..])?);
    let named: CardSet = pack.iter().chain(&back).copied().collect();
    let missing = room.saturating_sub(pack.len() + back.len());
    pack.extend(free.without(named).cards(colour).take(missing));
    pack.extend(back);
    Ok(pack)
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
    } else if let Ok(name) = word.parse::<crate::CardName>() {
        crate::CardName {
            colour: name.colour.other(),
            ..name
        }
        .to_string()
    } else if let Ok(section) = word.parse::<Section>() {
        section.mirrored(area).to_string()
    } else {
        word.to_owned()
    }
}
