//! Whether the sides are equal: mirrored matches of every game, with instinct on both sides and the first ball in turn.

use std::{num::NonZero, thread};

use anyhow::{Context as _, anyhow, bail};
use clubhouse::{AnyGame, OptionValue, OptionValues, game};
use lab::{Fairness, FairnessPlan, Mean, Watch, fairness};
use serde::Serialize;

/// The arguments of `soak fairness`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game, or one way to play it, such as `simulator-soccer/physics`; all of them if not given
    game: Option<String>,
    /// How many matches of each game; a tenth of it where the ball is flicked
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(20..))]
    matches: u64,
    /// The number from which all luck flows: the same number, the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Prints JSON for programs
    #[arg(long)]
    json: bool,
}

/// One way to play a game that is fair if both sides are treated alike.
struct Way {
    game: &'static str,
    /// What tells it from other ways to play the same game.
    name: Option<&'static str>,
    options: &'static [(&'static str, &'static str)],
    /// What makes the two sides alike.
    alike: Alike,
    /// The option that gives Home or Away the first ball; without one chance gives it.
    first_ball: Option<&'static str>,
    /// One match is played where others play so many.
    slow: u64,
}

/// What makes the two sides alike.
enum Alike {
    /// They are by themselves.
    Always,
    /// Both get the same deck or team by these options, every ready-made one in turn.
    Decks { home: &'static str, away: &'static str },
    /// This option gives Home one and Away the other, in turn.
    Exchanged(&'static str, [&'static str; 2]),
}

const WAYS: [Way; 6] = [
    Way {
        game: "flip-football",
        name: None,
        options: &[],
        alike: Alike::Exchanged("home_colour", ["red", "blue"]),
        first_ball: Some("kick_off"),
        slow: 1,
    },
    Way {
        game: "soccer-tactics",
        name: None,
        options: &[],
        alike: Alike::Always,
        first_ball: Some("first_kickoff"),
        slow: 1,
    },
    Way {
        game: "social-soccer",
        name: None,
        options: &[],
        alike: Alike::Decks {
            home: "deck_home",
            away: "deck_away",
        },
        first_ball: Some("first_ball"),
        slow: 1,
    },
    Way {
        game: "soccer-city",
        name: None,
        options: &[],
        alike: Alike::Always,
        first_ball: Some("first_kickoff"),
        slow: 1,
    },
    Way {
        game: "simulator-soccer",
        name: Some("table"),
        options: &[("resolution", "table")],
        alike: Alike::Decks {
            home: "home_team",
            away: "away_team",
        },
        first_ball: None,
        slow: 1,
    },
    Way {
        game: "simulator-soccer",
        name: Some("physics"),
        options: &[("resolution", "physics")],
        alike: Alike::Decks {
            home: "home_team",
            away: "away_team",
        },
        first_ball: None,
        slow: 10,
    },
];

/// What was found of a way to play.
#[derive(Serialize)]
struct Answer {
    way: String,
    /// Whether the option for it gave the first ball in turn, or chance gave it.
    first_ball_in_turn: bool,
    #[serde(flatten)]
    fairness: Fairness,
    /// Whether Home's share differs from one half by more than three standard errors.
    unfair: bool,
    /// Whether it was stopped before its end.
    stopped: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let watch = Watch::begin()?;
    let mut answers = Vec::new();
    for way in chosen(arguments.game.as_deref())? {
        if watch.is_stopped() {
            break;
        }
        let answer = way.play(arguments, &watch)?;
        if !arguments.json {
            print(&answer);
        }
        answers.push(answer);
    }
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&answers)?);
    }
    let unfair: Vec<&str> = answers
        .iter()
        .filter(|answer| answer.unfair)
        .map(|answer| answer.way.as_str())
        .collect();
    if !unfair.is_empty() {
        bail!(
            "Home's share differs from one half by more than three standard errors: {}",
            unfair.join(", ")
        );
    }
    Ok(())
}

fn chosen(named: Option<&str>) -> anyhow::Result<Vec<&'static Way>> {
    let chosen: Vec<&Way> = WAYS
        .iter()
        .filter(|way| named.is_none_or(|named| named == way.game || named == way.to_string()))
        .collect();
    if chosen.is_empty() {
        let known: Vec<String> = WAYS.iter().map(ToString::to_string).collect();
        bail!(
            "there is no game `{}`; there is: {}",
            named.unwrap_or_default(),
            known.join(", ")
        );
    }
    Ok(chosen)
}

impl std::fmt::Display for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.game)?;
        self.name.map_or(Ok(()), |name| write!(f, "/{name}"))
    }
}

impl Way {
    fn play(&self, arguments: &Arguments, watch: &Watch) -> anyhow::Result<Answer> {
        let known = game(self.game).with_context(|| format!("there is no game `{}`", self.game))?;
        let plan = FairnessPlan {
            options: self.mirrors(known),
            first_ball: self.first_ball,
            matches: arguments.matches / self.slow,
            seed: arguments.seed,
            threads: thread::available_parallelism().map_or(1, NonZero::get),
        };
        let way = self.to_string();
        let fairness = watch
            .work(&way, plan.matches, |progress| {
                fairness(self.game, &plan, progress)
            })
            .with_context(|| format!("the laboratory does not know `{}`", self.game))?
            .map_err(|refusal| anyhow!("{way}: {refusal} ({})", refusal.clause))?;
        Ok(Answer {
            way,
            first_ball_in_turn: self.first_ball.is_some(),
            unfair: fairness.is_unfair(),
            stopped: fairness.matches < plan.matches,
            fairness,
        })
    }

    /// The options of the matches that are played in turn.
    fn mirrors(&self, game: &dyn AnyGame) -> Vec<OptionValues> {
        let with = |more: &[(&str, &str)]| -> OptionValues {
            let options = self.options.iter().chain(more);
            options
                .map(|(name, value)| ((*name).to_owned(), OptionValue::from(*value)))
                .collect()
        };
        match &self.alike {
            Alike::Always => vec![with(&[])],
            Alike::Exchanged(name, words) => words.iter().map(|word| with(&[(name, word)])).collect(),
            Alike::Decks { home, away } => game
                .decks()
                .map(|decks| decks.ready())
                .unwrap_or_default()
                .iter()
                .map(|deck| with(&[(home, deck.id), (away, deck.id)]))
                // Some decks are for other rules than the box's.
                .filter(|options| game.seats(options).is_ok())
                .collect(),
        }
    }
}

fn print(answer: &Answer) {
    let Fairness {
        rules,
        matches,
        home_first,
        home,
        first_ball,
        seconds,
        ..
    } = &answer.fairness;
    let given = if answer.first_ball_in_turn {
        "in turn"
    } else {
        "by lot"
    };
    println!(
        "{} (rules {rules}): {matches} mirrored matches of instinct in {seconds:.0} s, first ball {given} (Home {home_first}){}",
        answer.way,
        if answer.stopped { ", stopped early" } else { "" }
    );
    println!("  points of Home                     {}", share(*home));
    println!("  points of who had the first ball   {}", share(*first_ball));
}

fn share(share: Option<Mean>) -> String {
    let Some(share) = share else {
        return "unknown: no match with the first ball of either side".to_owned();
    };
    let [low, high] = share.interval_95();
    format!(
        "{:.2} % (95 % interval {:.2} to {:.2}), {:+.1} standard errors from one half",
        100.0 * share.mean,
        100.0 * low,
        100.0 * high,
        (share.mean - 0.5) / share.error.max(f64::MIN_POSITIVE)
    )
}
