//! `fiveaside play`: a match in the terminal.

use std::{collections::BTreeMap, fmt, path::PathBuf, str::FromStr};

use anyhow::anyhow;
use clubhouse::{AnyMatch, Level, Seat, Seed, Side, Word, Words};

use super::{MatchOptions, find_game, read_pair};
use crate::{UsageError, Verdict, files, table::Table, terminal::Terminal};

/// The arguments of `play`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game, such as `flip-football` (see `fiveaside games`)
    game: String,
    /// The side that you coach; bots coach the other
    #[arg(long, default_value = "home")]
    side: Side,
    /// Who sits where: `home=me`, `away=bot:pro`; may be repeated
    #[arg(long = "seat", value_name = "SEAT=COACH", value_parser = read_seat)]
    seats: Vec<(Seat, Coach)>,
    /// People sit at all seats and share this terminal
    #[arg(long, conflicts_with_all = ["side", "seats"])]
    hot_seat: bool,
    #[command(flatten)]
    options: MatchOptions,
    /// The number from which all luck flows: the same number, the same luck
    #[arg(long)]
    seed: Option<u64>,
    /// How many simulations World class makes a decision; its usual number if not given
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u32).range(1..))]
    simulations: Option<u32>,
    /// Goes on with a match that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["side", "seats", "hot_seat", "options", "preset", "seed"])]
    load: Option<PathBuf>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Coach {
    /// A person at this terminal.
    Me,
    /// A bot.
    Bot(Level),
}

impl fmt::Display for Coach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Me => f.write_str("me"),
            Self::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

impl FromStr for Coach {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            None if text == "me" => Ok(Self::Me),
            Some(("bot", level)) => level.parse().map(Self::Bot).map_err(|error| format!("{error}")),
            _ => Err(format!(
                "`{text}` is no coach: write me, or bot: and a level such as bot:club"
            )),
        }
    }
}

fn read_seat(text: &str) -> Result<(Seat, Coach), String> {
    let (seat, coach) = read_pair(text)?;
    Ok((seat.parse().map_err(|error| format!("{error}"))?, coach.parse()?))
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let game = find_game(&arguments.game)?;
    let (fixture, coaches) = match &arguments.load {
        Some(file) => load(&files::read(file)?)?,
        None => {
            let options = arguments.options.read_untimed(game)?;
            let seats = game
                .seats(&options)
                .map_err(|refusal| UsageError(refusal.to_string()))?;
            let mut coaches: BTreeMap<Seat, Coach> = seats
                .iter()
                .map(|seat| {
                    let mine = arguments.hot_seat || seat.side() == arguments.side;
                    (
                        seat,
                        if mine {
                            Coach::Me
                        } else {
                            Coach::Bot(Level::Instinct)
                        },
                    )
                })
                .collect();
            for (at, (seat, coach)) in arguments.seats.iter().enumerate() {
                if arguments.seats[..at].iter().any(|(earlier, _)| earlier == seat) {
                    return Err(UsageError(format!("the seat `{seat}` is named twice")).into());
                }
                if coaches.insert(*seat, *coach).is_none() {
                    return Err(UsageError(format!("this match has no seat `{seat}`")).into());
                }
            }
            let names: BTreeMap<Seat, String> = coaches
                .iter()
                .map(|(seat, coach)| (*seat, coach.to_string()))
                .collect();
            // A number stands for all luck; else every coach at this terminal adds a word to it.
            let (secret, words) = match arguments.seed {
                Some(number) => (Seed::from_number(number), Words::new()),
                None => (Seed(random()?), words(&coaches)?),
            };
            let mut fixture = game
                .prepare(&options, names, secret)
                .map_err(|refusal| UsageError(refusal.to_string()))?;
            for (seat, word) in words {
                fixture.add_word(seat, word);
            }
            fixture.begin(false);
            fixture.catch_up();
            (fixture, coaches)
        }
    };
    Table::new(fixture, coaches, arguments.simulations, terminal).run()?;
    Ok(Verdict::Good)
}

/// What the people at this terminal add to the luck.
fn words(coaches: &BTreeMap<Seat, Coach>) -> anyhow::Result<Words> {
    let people = coaches.iter().filter(|(_, coach)| **coach == Coach::Me);
    people.map(|(seat, _)| Ok((*seat, Word(random()?)))).collect()
}

/// Bytes that nobody can foresee.
fn random<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("the system gives no randomness: {error}"))?;
    Ok(bytes)
}

/// A saved match and who sits where. Bots keep their seats; all others are played at this terminal.
pub(crate) fn load(text: &str) -> anyhow::Result<(Box<dyn AnyMatch>, BTreeMap<Seat, Coach>)> {
    let fixture = files::game_of_record(text)?.read_record(text)?;
    let header: serde_json::Value = serde_json::from_str(&fixture.header_json())?;
    if fixture.outcome().is_none() && header["commitment"] != fixture.secret().commitment() {
        return Err(anyhow!(
            "this record lacks the secret of its luck: it can be replayed, but not played on"
        ));
    }
    let coaches = fixture
        .seats()
        .iter()
        .map(|seat| {
            let name = header["seats"][seat.to_string()].as_str().unwrap_or_default();
            (seat, name.parse().unwrap_or(Coach::Me))
        })
        .collect();
    Ok((fixture, coaches))
}
