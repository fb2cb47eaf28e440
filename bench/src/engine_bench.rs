//! What the engine contract costs, game by game, on one core.

use std::{
    collections::BTreeMap,
    hint::black_box,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use clubhouse::{Entrance, Visitor, game, games, visit};
use engine::{
    Chance, ClockInput, Dropped, Match, Moves, OptionValues, Record, Rng, Seat, Seed, ToAct, Viewer,
};
use serde::{Deserialize, Serialize};

/// The arguments of `engine`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The games; all if none is named
    games: Vec<String>,
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// How long each figure is measured
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

/// All figures of one run.
#[derive(Serialize)]
struct Report {
    games: BTreeMap<&'static str, Figures>,
    peers: BTreeMap<&'static str, Peer>,
}

/// What one game costs, with the options of the box and, where there is one, the virtual clock.
#[derive(Clone, Serialize)]
struct Figures {
    random_matches_per_second: f64,
    random_moves_per_second: f64,
    listed_moves_per_second: f64,
    clone_ns: f64,
    moves_ns: f64,
    /// The same by what is to be decided, as the prompt's key names it.
    moves_ns_by_decision: BTreeMap<String, f64>,
    sample_ns: f64,
    view_ns: f64,
    /// The same for the seat that decides, by what is to be decided.
    view_ns_by_decision: BTreeMap<String, f64>,
    redeal_ns: f64,
    redact_event_ns: f64,
    fold_match_us: f64,
    read_record_us: f64,
    check_record_us: f64,
    state_bytes: usize,
    /// Where a game is played with decks: the cards they are made of.
    #[serde(flatten)]
    cards: Option<CardFigures>,
}

/// What the cards of decks cost.
#[derive(Clone, Serialize)]
struct CardFigures {
    cards: usize,
    read_cards_ms: f64,
}

/// The same rules in plain JavaScript: whole matches, or the moves of a part of the rules.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Peer {
    Matches {
        matches_per_second: f64,
        goals_per_match: f64,
    },
    Moves {
        moves_per_second: f64,
        listed_moves_per_second: f64,
    },
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let mut report = Report {
        games: BTreeMap::new(),
        peers: BTreeMap::new(),
    };
    if let Some(unknown) = arguments.games.iter().find(|id| game(id).is_none()) {
        bail!("there is no game `{unknown}`");
    }
    let wanted = |id: &str| arguments.games.is_empty() || arguments.games.iter().any(|named| named == id);
    for game in games().iter().filter(|game| wanted(game.id())) {
        let figures = visit(
            game.id(),
            Measurement {
                time: Duration::from_secs_f64(arguments.seconds),
            },
        );
        report
            .games
            .insert(game.id(), figures.context("the catalogue has no such game")?);
        if let Some(peer) = peer(game.id(), arguments.seconds)? {
            report.peers.insert(game.id(), peer);
        }
    }
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
        return Ok(());
    }
    for (id, figures) in &report.games {
        print(id, figures, report.peers.get(id));
    }
    Ok(())
}

fn print(id: &str, figures: &Figures, peer: Option<&Peer>) {
    println!("{id}, one core, options of the box, virtual clock and dice for flicks where there are any");
    println!(
        "  {:>12.0}  complete random matches a second, events dropped",
        figures.random_matches_per_second
    );
    println!(
        "  {:>12.0}  random moves a second",
        figures.random_moves_per_second
    );
    println!(
        "  {:>12.0}  random moves a second, each drawn from the list of all",
        figures.listed_moves_per_second
    );
    println!(
        "  {:>12.1}  ns to clone a state ({} bytes)",
        figures.clone_ns, figures.state_bytes
    );
    println!("  {:>12.1}  ns to list a seat's legal moves", figures.moves_ns);
    for (decision, nanoseconds) in &figures.moves_ns_by_decision {
        println!("  {nanoseconds:>12.1}  ns to list them at {decision}");
    }
    println!("  {:>12.1}  ns to sample a legal move", figures.sample_ns);
    println!("  {:>12.1}  ns for a seat's view", figures.view_ns);
    for (decision, nanoseconds) in &figures.view_ns_by_decision {
        println!("  {nanoseconds:>12.1}  ns for it at {decision}");
    }
    println!(
        "  {:>12.1}  ns to redeal what a seat does not know",
        figures.redeal_ns
    );
    println!(
        "  {:>12.1}  ns to redact an event for a seat",
        figures.redact_event_ns
    );
    println!(
        "  {:>12.2}  us to fold the events of a match",
        figures.fold_match_us
    );
    println!(
        "  {:>12.2}  us to read a record and fold it",
        figures.read_record_us
    );
    println!(
        "  {:>12.2}  us to check a record against rules and seed",
        figures.check_record_us
    );
    if let Some(CardFigures { cards, read_cards_ms }) = &figures.cards {
        println!("  {read_cards_ms:>12.3}  ms to read and check the files of {cards} cards");
    }
    match peer {
        Some(Peer::Matches {
            matches_per_second, ..
        }) => compare("matches", figures.random_matches_per_second, *matches_per_second),
        Some(Peer::Moves {
            moves_per_second,
            listed_moves_per_second,
        }) => {
            compare("random moves", figures.random_moves_per_second, *moves_per_second);
            compare(
                "moves drawn from the list",
                figures.listed_moves_per_second,
                *listed_moves_per_second,
            );
        }
        None => {}
    }
}

fn compare(what: &str, ours: f64, theirs: f64) {
    println!(
        "  {theirs:>12.0}  {what} a second in plain JavaScript: the engine is {:.1} times as fast",
        ours / theirs
    );
}

/// Runs the peer of a game, if it has one and Node is there.
fn peer(id: &str, seconds: f64) -> anyhow::Result<Option<Peer>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let script: PathBuf = here.join("peers").join(format!("{id}.mjs"));
    let game = here.join("../games").join(id);
    if !script.exists() {
        return Ok(None);
    }
    let Ok(output) = Command::new("node")
        .arg(script)
        .arg(game)
        .arg(seconds.to_string())
        .output()
    else {
        return Ok(None);
    };
    let printed = String::from_utf8_lossy(&output.stdout);
    Ok(Some(serde_json::from_str(&printed).with_context(|| {
        format!("the peer of {id} printed `{printed}`")
    })?))
}

struct Measurement {
    time: Duration,
}

impl Visitor for Measurement {
    type Answer = Figures;

    fn visit<G: Entrance>(self) -> Figures {
        let options = G::options(&untimed::<G>()).expect("the box's options are good");
        let records: Vec<Record<G>> = (0..16).map(|seed| random_record::<G>(&options, seed)).collect();
        let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
        let states: Vec<G> = records.iter().flat_map(states_on_the_way).collect();
        let deciders: Vec<(&G, Seat)> = states
            .iter()
            .filter_map(|state| Some((state, state.to_act().seats().iter().next()?)))
            .collect();
        let mut decisions: BTreeMap<String, Vec<(&G, Seat)>> = BTreeMap::new();
        for (state, seat) in &deciders {
            let prompt = state.prompt(Viewer::Seat(*seat));
            decisions
                .entry(prompt.text.key.into_owned())
                .or_default()
                .push((state, *seat));
        }
        let events: Vec<&G::Event> = records
            .iter()
            .flat_map(|record| &record.entries)
            .flat_map(|entry| &entry.events)
            .collect();
        let home = Viewer::Seat(Seat::Home);

        let (matches_per_second, moves_per_second) = self.random_matches::<G>(&options, G::sample);
        let (_, listed_moves_per_second) = self.random_matches::<G>(&options, draw);
        Figures {
            random_matches_per_second: matches_per_second,
            random_moves_per_second: moves_per_second,
            listed_moves_per_second,
            clone_ns: self.nanoseconds_each(states.len(), || {
                for state in &states {
                    black_box(state.clone());
                }
            }),
            moves_ns: self.listing(&deciders),
            moves_ns_by_decision: decisions
                .iter()
                .map(|(decision, deciders)| (decision.clone(), self.briefly().listing(deciders)))
                .collect(),
            sample_ns: {
                let mut rng = Rng::seeded(1);
                self.asking(&deciders, |state, seat| state.sample(seat, &mut rng))
            },
            view_ns_by_decision: decisions
                .iter()
                .map(|(decision, deciders)| (decision.clone(), self.briefly().viewing(deciders)))
                .collect(),
            redeal_ns: {
                let mut rng = Rng::seeded(1);
                self.asking(&deciders, |state, seat| state.redeal(seat, &mut rng))
            },
            view_ns: self.nanoseconds_each(states.len(), || {
                for state in &states {
                    black_box(state.view(home));
                }
            }),
            redact_event_ns: self.nanoseconds_each(events.len(), || {
                for event in &events {
                    black_box(G::seen_by(event, home));
                }
            }),
            fold_match_us: 1e-3
                * self.nanoseconds_each(records.len(), || {
                    for record in &records {
                        let mut state = G::new(&options);
                        for event in record.entries.iter().flat_map(|entry| &entry.events) {
                            state.apply(event);
                        }
                        black_box(state);
                    }
                }),
            read_record_us: 1e-3
                * self.nanoseconds_each(texts.len(), || {
                    for text in &texts {
                        let record: Record<G> = text.parse().expect("a record survives its text");
                        black_box(record.state_after(usize::MAX).expect("the header fits the game"));
                    }
                }),
            check_record_us: 1e-3
                * self.nanoseconds_each(records.len(), || {
                    for record in &records {
                        black_box(record.verify().expect("a record follows from rules and seed"));
                    }
                }),
            state_bytes: size_of::<G>(),
            cards: G::DECKS.and_then(|decks| {
                Some(CardFigures {
                    cards: decks.read_files()?,
                    read_cards_ms: 1e-6
                        * self.nanoseconds_each(1, || {
                            black_box(decks.read_files());
                        }),
                })
            }),
        }
    }
}

impl Measurement {
    /// For a figure of which there are many.
    fn briefly(&self) -> Self {
        Self { time: self.time / 8 }
    }

    /// The mean time to list the legal moves.
    fn listing<G: Entrance>(&self, deciders: &[(&G, Seat)]) -> f64 {
        self.asking(deciders, |state, seat| state.moves(seat))
    }

    /// The mean time of the view of a seat that decides.
    fn viewing<G: Entrance>(&self, deciders: &[(&G, Seat)]) -> f64 {
        self.asking(deciders, |state, seat| state.view(Viewer::Seat(seat)))
    }

    /// The mean time of a question that seats ask when they decide.
    fn asking<G: Entrance, T>(&self, deciders: &[(&G, Seat)], mut ask: impl FnMut(&G, Seat) -> T) -> f64 {
        self.nanoseconds_each(deciders.len(), || {
            for (state, seat) in deciders {
                black_box(ask(state, *seat));
            }
        })
    }

    /// The matches and the moves a second of random coaches.
    fn random_matches<G: Entrance>(
        &self,
        options: &G::Options,
        choose: impl Fn(&G, Seat, &mut Rng) -> G::Move,
    ) -> (f64, f64) {
        let mut moves = 0;
        let mut seed = 0;
        let match_ns = self.nanoseconds_each(1, || {
            seed += 1;
            moves += random_match::<G>(options, seed, &choose);
        });
        let matches_per_second = 1e9 / match_ns;
        (
            matches_per_second,
            matches_per_second * moves as f64 / seed as f64,
        )
    }

    /// The mean time of one of the `units` things that `work` does, over the whole time of measurement.
    fn nanoseconds_each(&self, units: usize, mut work: impl FnMut()) -> f64 {
        let started = Instant::now();
        let mut rounds = 0;
        while started.elapsed() < self.time {
            work();
            rounds += 1;
        }
        started.elapsed().as_nanos() as f64 / (rounds * units.max(1)) as f64
    }
}

/// The box's options in a match whose time nobody keeps, and whose ball nobody flicks: `physics` measures that.
pub(crate) fn untimed<G: Entrance>() -> OptionValues {
    let by_dice: &[(&str, &str)] = match G::ID {
        "simulator-soccer" => &[("resolution", "table")],
        _ => &[],
    };
    G::UNTIMED
        .iter()
        .chain(by_dice)
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect()
}

/// A random move of the list of all, or a sample where there are too many to list.
fn draw<G: Entrance>(state: &G, seat: Seat, rng: &mut Rng) -> G::Move {
    match state.moves(seat) {
        Moves::Listed(mut moves) => moves.swap_remove(rng.below(moves.len() as u32) as usize),
        Moves::Open => state.sample(seat, rng),
    }
}

/// Plays a match of random moves through the contract and returns the number of moves.
fn random_match<G: Entrance>(
    options: &G::Options,
    seed: u64,
    choose: impl Fn(&G, Seat, &mut Rng) -> G::Move,
) -> u64 {
    let mut chance = Chance::seeded(seed);
    let mut coaches = Rng::seeded(!seed);
    let mut state = G::new(options);
    state.start(&mut chance, &mut Dropped);
    let mut moves = 0;
    loop {
        match state.to_act() {
            ToAct::Over(outcome) => {
                black_box(outcome);
                return moves;
            }
            ToAct::Clock => {
                state
                    .clock(ClockInput::Tick, &mut chance, &mut Dropped)
                    .expect("the match waits for a tick");
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                let mv = choose(&state, seat, &mut coaches);
                state
                    .play(seat, &mv, &mut chance, &mut Dropped)
                    .expect("a sampled move is legal");
                moves += 1;
            }
        }
    }
}

/// The record of a match of random moves.
fn random_record<G: Entrance>(options: &G::Options, seed: u64) -> Record<G> {
    let mut coaches = Rng::seeded(!seed);
    let mut fixture = Match::<G>::start(options, BTreeMap::new(), Seed::from_number(seed));
    loop {
        match fixture.to_act() {
            ToAct::Over(_) => return fixture.record().clone(),
            ToAct::Clock => {
                fixture
                    .clock(ClockInput::Tick)
                    .expect("the match waits for a tick");
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                let mv = fixture.state().sample(seat, &mut coaches);
                fixture.play(seat, mv).expect("a sampled move is legal");
            }
        }
    }
}

/// The states of a match, one after each step.
fn states_on_the_way<G: Entrance>(record: &Record<G>) -> Vec<G> {
    let options = record.options().expect("the header fits the game");
    let mut state = G::new(&options);
    let after = record.entries.iter().map(|entry| {
        for event in &entry.events {
            state.apply(event);
        }
        state.clone()
    });
    after.collect()
}
