//! The laws: what must hold for every game, in every state.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use engine::{
    Chance, Clause, ClockInput, Dropped, Game, Input, Match, Moves, OptionKind, OptionSpec, OptionValue,
    OptionValues, Record, Refusal, Rng, Seat, Seed, ToAct, Viewer,
};

use crate::clauses_in;

/// A law that does not hold, with all that is needed to see it again.
#[derive(Clone, Debug)]
pub struct LawBreach {
    /// Which law.
    pub law: &'static str,
    /// What happened.
    pub why: String,
    /// The seed of the match.
    pub seed: u64,
    /// The record of the match up to then.
    pub record: String,
}

impl fmt::Display for LawBreach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            law,
            why,
            seed,
            record,
        } = self;
        write!(f, "law `{law}` does not hold (seed {seed}): {why}\n\n{record}")
    }
}

/// Options drawn at random from what the game allows, but for those that are fixed; every third match has the defaults.
pub fn random_options<G: Game>(fixed: &OptionValues, rng: &mut Rng) -> G::Options {
    loop {
        // Some values exclude each other; then draw again.
        if let Ok(options) = G::options(&random_values(G::option_specs(), fixed, rng)) {
            return options;
        }
    }
}

/// Values for options drawn at random, but for those that are fixed; they may exclude each other. One time in three
/// there are none but those.
pub fn random_values(specs: &[OptionSpec], fixed: &OptionValues, rng: &mut Rng) -> OptionValues {
    let mut values = fixed.clone();
    if rng.below(3) == 0 {
        return values;
    }
    for spec in specs {
        if rng.below(2) == 0 || fixed.contains_key(spec.name) {
            continue;
        }
        let value = match &spec.kind {
            OptionKind::Choice { words } => OptionValue::Word((*rng.one_of(words)).to_owned()),
            OptionKind::Numbers { numbers } => OptionValue::Number(*rng.one_of(numbers)),
            OptionKind::Range { min, max, .. } => {
                OptionValue::Number(min + rng.below((max - min + 1) as u32) as i32)
            }
            OptionKind::Text { ready: [], .. } => continue,
            OptionKind::Text { ready, .. } => OptionValue::Word((*rng.one_of(ready)).to_owned()),
        };
        values.insert(spec.name.to_owned(), value);
    }
    values
}

/// What comes next in a random match: a legal move of a seat that is to act, or the clock.
pub fn random_input<G: Game>(state: &G, rng: &mut Rng) -> Option<Input<G::Move>> {
    match state.to_act() {
        ToAct::Over(_) => None,
        ToAct::Clock => Some(Input::Clock(ClockInput::Tick)),
        ToAct::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let timers = state.timers();
            if rng.below(20) == 0 && timers.decision.is_some() {
                return Some(Input::Clock(ClockInput::DecisionTimeUp));
            }
            if rng.below(200) == 0 && timers.period.is_some() {
                return Some(Input::Clock(ClockInput::PeriodTimeUp));
            }
            let seat = *rng.one_of(&seats);
            Some(Input::Move(seat, state.sample(seat, rng)))
        }
    }
}

/// A whole match of random legal moves with random options.
///
/// # Panics
/// If the match does not end within its bound.
#[must_use]
pub fn random_match<G: Game>(seed: u64) -> Match<G> {
    let mut rng = Rng::seeded(seed);
    let options = random_options::<G>(&OptionValues::new(), &mut rng);
    let mut fixture = Match::<G>::start(&options, BTreeMap::new(), Seed::from_number(seed));
    for _ in 0..G::STEPS_MAX {
        match random_input(fixture.state(), &mut rng) {
            None => return fixture,
            Some(Input::Move(seat, mv)) => drop(fixture.play(seat, mv).map(|_| ())),
            Some(Input::Clock(input)) => drop(fixture.clock(input).map(|_| ())),
            Some(
                Input::Start | Input::Resign(_) | Input::DealtAnew(_) | Input::Word(..) | Input::Aside(_),
            ) => {}
        }
    }
    panic!("a match of {} goes on for ever", G::ID);
}

/// Which match is held against the laws, and how closely.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The seed of the match.
    pub seed: u64,
    /// Options that are fixed, such as texts, which are never drawn at random.
    pub fixed: OptionValues,
    /// How many moves of the whole vocabulary each seat tries at each of its decisions.
    pub tries: u32,
    /// What is costly and has little new to show from one step to the next is looked at in one of so many steps, and of
    /// so many records: 1 is always. Odd, so that it falls on every seat in turn.
    pub stride: u32,
}

impl Trial {
    /// The match of a seed, as closely as a test has time for.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        Self {
            seed,
            fixed: OptionValues::new(),
            tries: 4,
            stride: 1,
        }
    }

    /// Whether what is costly is looked at in this step, or in this match: other matches look at other steps.
    fn looks(&self, step: u32) -> bool {
        (self.seed + u64::from(step)).is_multiple_of(u64::from(self.stride))
    }
}

/// Plays one random match, checks the laws at every step and says how many steps that were. `decide` is a bot under
/// test: what it decides must not depend on what its seat cannot know.
///
/// # Errors
/// The first law that does not hold.
pub fn check_laws<G: Game>(
    trial: &Trial,
    decide: impl Fn(&G, Seat, &mut Rng) -> G::Move,
) -> Result<u32, Box<LawBreach>> {
    let seed = trial.seed;
    let mut book = Book::of::<G>();
    let mut rng = Rng::seeded(seed);
    let options = random_options::<G>(&trial.fixed, &mut rng);
    let names: BTreeMap<Seat, String> = G::seats(&options)
        .iter()
        .map(|seat| (seat, format!("Coach \"{seat}\"")))
        .collect();
    let mut fixture = Match::<G>::start(&options, names, Seed::from_number(seed));
    let mut steps = 0;
    loop {
        let breach = |law: &'static str, why: String| {
            Box::new(LawBreach {
                law,
                why,
                seed,
                record: fixture.record().to_string(),
            })
        };
        let state = fixture.state().clone();
        let looks = trial.looks(steps);
        state.audit().map_err(|why| breach("conservation", why))?;
        if looks {
            positions_survive(&state, &options).map_err(|why| breach("round trip", why))?;
        }
        if looks && steps % DRAWN == 0 {
            everybody_sees_a_picture(&state, &options);
        }
        let lists = Seat::ALL.map(|seat| (seat, state.moves(seat)));
        for (seat, moves) in &lists {
            legal_moves_agree(&state, *seat, moves, looks, &mut rng)
                .map_err(|(law, why)| breach(law, why))?;
            vocabulary_agrees(&state, *seat, moves, trial.tries, looks, &mut book, &mut rng)
                .map_err(|(law, why)| breach(law, why))?;
        }
        nobody_plays_for_another(&state, &lists).map_err(|(law, why)| breach(law, why))?;
        for (seat, moves) in &lists {
            if looks && G::seats(&options).contains(*seat) {
                nothing_hidden_matters(&state, *seat, moves, &decide, &mut rng)
                    .map_err(|(law, why)| breach(law, why))?;
            }
        }
        let Some(input) = random_input(&state, &mut rng) else {
            break;
        };
        steps += 1;
        if steps > G::STEPS_MAX {
            return Err(breach("termination", format!("no end after {steps} steps")));
        }
        if looks {
            for seat in G::seats(&options).iter() {
                events_hide_what_views_hide(&state, seat, &input, &mut rng)
                    .map_err(|(law, why)| breach(law, why))?;
            }
        }
        let played = match input.clone() {
            Input::Move(seat, mv) => fixture.play(seat, mv).map(|_| ()),
            Input::Clock(input) => fixture.clock(input).map(|_| ()),
            Input::Start | Input::Resign(_) | Input::DealtAnew(_) | Input::Word(..) | Input::Aside(_) => {
                Ok(())
            }
        };
        if let Err(error) = played {
            let why = format!("{input:?} is refused: {error}");
            let record = fixture.record().to_string();
            return Err(Box::new(LawBreach {
                law: "agreement",
                why,
                seed,
                record,
            }));
        }
    }
    whole_record_holds(&fixture, trial.looks(0)).map_err(|(law, why)| {
        Box::new(LawBreach {
            law,
            why,
            seed,
            record: fixture.record().to_string(),
        })
    })?;
    Ok(steps)
}

type Breach = (&'static str, String);

/// The clauses of a rulebook.
struct Book {
    clauses: BTreeSet<String>,
    /// Those that were looked up before; few clauses refuse most moves.
    found: Vec<&'static str>,
}

impl Book {
    fn of<G: Game>() -> Self {
        Self {
            clauses: clauses_in(G::BOOKS[0]),
            found: Vec::new(),
        }
    }

    fn holds(&mut self, Clause(id): Clause) -> bool {
        if self.found.iter().any(|found| std::ptr::eq(*found, id)) {
            return true;
        }
        let holds = self.clauses.contains(id);
        if holds {
            self.found.push(id);
        }
        holds
    }
}

/// So often everybody's view is drawn.
const DRAWN: u32 = 8;

/// Every viewer's picture can be drawn: it is made of the view alone, so that secrecy of views is secrecy of pictures.
fn everybody_sees_a_picture<G: Game>(state: &G, options: &G::Options) {
    for viewer in Viewer::ALL {
        if viewer.seat().is_none_or(|seat| G::seats(options).contains(seat)) {
            drop(G::picture(&state.view(viewer)));
        }
    }
}

/// Round trip: a position survives its notation.
fn positions_survive<G: Game>(state: &G, options: &G::Options) -> Result<(), String> {
    let text = state.write_position();
    match G::read_position(options, &text) {
        Ok(read) if read == *state => Ok(()),
        Ok(read) => Err(format!(
            "the position changed:\n{text}\nbecame\n{}",
            read.write_position()
        )),
        Err(error) => Err(format!("the position cannot be read: {error}\n{text}")),
    }
}

/// Of a list so many moves are sent on a round trip: whether a move survives it depends on the move alone, and long lists
/// come again and again.
const SENT: u32 = 8;

/// No dead ends, agreement, round trip of moves.
fn legal_moves_agree<G: Game>(
    state: &G,
    seat: Seat,
    moves: &Moves<G::Move>,
    looks: bool,
    rng: &mut Rng,
) -> Result<(), Breach> {
    let acts = state.to_act().seats().contains(seat);
    if let Moves::Listed(moves) = moves {
        if moves.is_empty() == acts {
            return Err((
                "no dead ends",
                format!("{seat} acts: {acts}, with {} moves", moves.len()),
            ));
        }
        for mv in moves {
            state.check(seat, mv).map_err(|refusal| {
                (
                    "agreement",
                    format!("listed `{mv}` of {seat} is refused: {refusal}"),
                )
            })?;
        }
        let sent = if looks { SENT } else { 0 };
        for _ in 0..sent.min(moves.len() as u32) {
            move_survives::<G>(rng.one_of(moves)).map_err(|why| ("round trip", why))?;
        }
    }
    if acts {
        let mv = state.sample(seat, rng);
        if looks {
            accepted(state, seat, &mv, rng).map_err(|why| ("agreement", why))?;
            move_survives::<G>(&mv).map_err(|why| ("round trip", why))?;
        }
        if matches!(moves, Moves::Listed(listed) if !listed.contains(&mv)) {
            return Err((
                "agreement",
                format!("sampled move `{mv}` of {seat} is not listed"),
            ));
        }
    }
    Ok(())
}

/// Agreement: what another seat might play is refused here, unless it is listed here too.
fn nobody_plays_for_another<G: Game>(state: &G, lists: &[(Seat, Moves<G::Move>)]) -> Result<(), Breach> {
    for (seat, own) in lists {
        let Moves::Listed(own) = own else {
            continue;
        };
        for (other, theirs) in lists {
            let Moves::Listed(theirs) = theirs else {
                continue;
            };
            if other == seat {
                continue;
            }
            for mv in theirs {
                if state.check(*seat, mv).is_ok() && !own.contains(mv) {
                    return Err((
                        "agreement",
                        format!("`{mv}` of {seat} is not listed but accepted"),
                    ));
                }
            }
        }
    }
    Ok(())
}

/// Of this many moves that can be said in a position, one is also played: `check` and `play` answer alike.
const PLAYED_TOO: u32 = 16;

/// Of this many times what is costly and has little to show is done once.
const SELDOM: u32 = 4;

/// Agreement on refusals: of all moves that can be said here, a seat may make exactly those that are listed, and each
/// refusal names a clause of the rulebook, is the same whether the move is checked or played, and leaves no trace.
fn vocabulary_agrees<G: Game>(
    state: &G,
    seat: Seat,
    moves: &Moves<G::Move>,
    tries: u32,
    looks: bool,
    book: &mut Book,
    rng: &mut Rng,
) -> Result<(), Breach> {
    // A seat that waits has few reasons to be refused.
    let tries = if state.to_act().seats().contains(seat) {
        tries
    } else {
        1
    };
    for nth in 0..tries {
        let mv = state.any_move(rng);
        let answer = state.check(seat, &mv);
        if looks && nth % PLAYED_TOO == 0 {
            move_survives::<G>(&mv).map_err(|why| ("round trip", why))?;
            plays_as_checked(state, seat, &mv, &answer)?;
        }
        match answer {
            // That what is listed is accepted has been seen before.
            Ok(()) => {
                if matches!(moves, Moves::Listed(listed) if !listed.contains(&mv)) {
                    return Err((
                        "agreement",
                        format!("`{mv}` of {seat} is not listed but accepted"),
                    ));
                }
            }
            Err(refusal) if !book.holds(refusal.clause()) => {
                let why = format!(
                    "`{mv}` of {seat} is refused under {}: {refusal}",
                    refusal.clause()
                );
                return Err(("refusals name a clause", why));
            }
            Err(_) => {}
        }
    }
    Ok(())
}

/// What `check` says of a move, `play` says too; a refused move leaves no trace.
fn plays_as_checked<G: Game>(
    state: &G,
    seat: Seat,
    mv: &G::Move,
    checked: &Result<(), G::Refusal>,
) -> Result<(), Breach> {
    let mut trial = state.clone();
    let mut events = Vec::new();
    let played = trial.play(seat, mv, &mut Chance::seeded(1), &mut events);
    if played != *checked {
        let why = format!("`{mv}` of {seat}: checked {checked:?}, played {played:?}");
        return Err(("check and play agree", why));
    }
    if played.is_err() && (trial != *state || !events.is_empty()) {
        return Err(("atomicity", format!("refused `{mv}` of {seat} left a trace")));
    }
    Ok(())
}

/// A sampled move is legal. Of several one is played at once, besides the one that the match goes on with.
fn accepted<G: Game>(state: &G, seat: Seat, mv: &G::Move, rng: &mut Rng) -> Result<(), String> {
    let answer = if rng.below(SELDOM) == 0 {
        state.clone().play(seat, mv, &mut Chance::seeded(1), &mut Dropped)
    } else {
        state.check(seat, mv)
    };
    answer.map_err(|refusal| format!("legal `{mv}` of {seat} is refused: {refusal}"))
}

fn move_survives<G: Game>(mv: &G::Move) -> Result<(), String> {
    let json = serde_json::to_string(mv).map_err(|error| error.to_string())?;
    let from_json: G::Move = serde_json::from_str(&json).map_err(|error| format!("{json}: {error}"))?;
    let from_text: G::Move = mv.to_string().parse().map_err(|error| format!("{mv}: {error}"))?;
    if from_json == *mv && from_text == *mv {
        Ok(())
    } else {
        Err(format!("`{mv}` changed on its way"))
    }
}

/// Secrecy and honest redeal: what a seat cannot know changes neither its view, nor its moves, nor its bot's decision.
fn nothing_hidden_matters<G: Game>(
    state: &G,
    seat: Seat,
    moves: &Moves<G::Move>,
    decide: &impl Fn(&G, Seat, &mut Rng) -> G::Move,
    rng: &mut Rng,
) -> Result<(), Breach> {
    let other = state.redeal(seat, rng);
    let hides = other != *state;
    // Where nothing is hidden a bot can only show that what it decides is legal.
    let thinks = state.to_act().seats().contains(seat) && (hides || rng.below(SELDOM) == 0);
    let seed = u64::from(rng.word());
    let decided = thinks.then(|| decide(state, seat, &mut Rng::seeded(seed)));
    if let Some(mv) = &decided {
        state.check(seat, mv).map_err(|refusal| {
            (
                "agreement",
                format!("the bot of {seat} plays `{mv}`, which is refused: {refusal}"),
            )
        })?;
    }
    if !hides {
        return Ok(());
    }
    other.audit().map_err(|why| ("honest redeal", why))?;
    let viewer = Viewer::Seat(seat);
    let (here, there) = (state.view(viewer), other.view(viewer));
    if here != there {
        return Err((
            "honest redeal",
            format!("{seat} sees a difference:\n{here:?}\n{there:?}"),
        ));
    }
    if *moves != other.moves(seat) || state.prompt(viewer) != other.prompt(viewer) {
        return Err((
            "secrecy",
            format!("the moves or the prompt of {seat} tell what is hidden"),
        ));
    }
    if state.scoreline() != other.scoreline() || state.timers() != other.timers() {
        return Err((
            "secrecy",
            "the score bug or the clocks tell what is hidden".into(),
        ));
    }
    if let Some(here) = decided {
        let there = decide(&other, seat, &mut Rng::seeded(seed));
        if here != there {
            return Err((
                "secrecy",
                format!("the bot of {seat} knows too much: `{here}` or `{there}`"),
            ));
        }
    }
    // What is hidden from a seat is hidden from those who only watch.
    let [watched, elsewhere] = [state, &other].map(|state| state.view(Viewer::Spectator));
    if watched != elsewhere {
        return Err((
            "secrecy",
            format!("a spectator sees what is hidden from {seat}:\n{watched:?}\n{elsewhere:?}"),
        ));
    }
    Ok(())
}

/// Secrecy of events: from two states that a seat cannot tell apart the same step tells it the same, up to the first event
/// that reveals something or from which play takes another course.
fn events_hide_what_views_hide<G: Game>(
    state: &G,
    seat: Seat,
    input: &Input<G::Move>,
    rng: &mut Rng,
) -> Result<(), Breach> {
    let other = state.redeal(seat, rng);
    // The same state tells the same; what the other seat holds there may not allow it: then there is nothing to compare.
    if other == *state {
        return Ok(());
    }
    if matches!(input, Input::Move(mover, mv) if other.check(*mover, mv).is_err()) {
        return Ok(());
    }
    let seed = u64::from(rng.word());
    let viewer = Viewer::Seat(seat);
    let [here, there] = [state, &other].map(|state| {
        let (mut state, mut events) = (state.clone(), Vec::new());
        let chance = &mut Chance::seeded(seed);
        let played = match input {
            Input::Move(mover, mv) => state.play(*mover, mv, chance, &mut events),
            Input::Clock(clock) => state.clock(*clock, chance, &mut events),
            Input::Start | Input::Resign(_) | Input::DealtAnew(_) | Input::Word(..) | Input::Aside(_) => {
                Ok(())
            }
        };
        played.map(|()| events)
    });
    let (Ok(here), Ok(there)) = (here, there) else {
        return Ok(());
    };
    let told = |events: &[G::Event]| -> Vec<G::Event> {
        let before = events.iter().take_while(|event| !G::reveals(event));
        before.filter_map(|event| G::seen_by(event, viewer)).collect()
    };
    for (here, there) in told(&here).iter().zip(&told(&there)) {
        if std::mem::discriminant(here) != std::mem::discriminant(there) {
            break;
        }
        if here != there {
            let why = format!("an event of {input:?} tells {seat} what is hidden: `{here}` or `{there}`");
            return Err(("secrecy of events", why));
        }
    }
    Ok(())
}

/// Replay, and where it is looked at proof, round trip of records, mirror.
fn whole_record_holds<G: Game>(fixture: &Match<G>, looks: bool) -> Result<(), Breach> {
    let record = fixture.record();
    let folded = record
        .state_after(usize::MAX)
        .map_err(|error| ("replay", error.to_string()))?;
    if folded != *fixture.state() {
        return Err(("replay", "folding the events gives another state".into()));
    }
    if !looks {
        return Ok(());
    }
    let verified = record.verify().map_err(|error| ("replay", error.to_string()))?;
    if !verified.is_proven() {
        return Err((
            "replay",
            format!("the record does not prove itself: {verified:?}"),
        ));
    }
    let text = record.to_string();
    let from_text: Record<G> = text.parse().map_err(|error| ("round trip", format!("{error}")))?;
    let json = serde_json::to_string(record).map_err(|error| ("round trip", error.to_string()))?;
    let from_json: Record<G> =
        serde_json::from_str(&json).map_err(|error| ("round trip", error.to_string()))?;
    if from_text != *record || from_json != *record {
        return Err(("round trip", "the record changed on its way".into()));
    }
    mirrored_record_holds(record).map_err(|why| ("mirror", why))
}

/// Mirror: the events with the sides exchanged fold into the position with the sides exchanged.
fn mirrored_record_holds<G: Game>(record: &Record<G>) -> Result<(), String> {
    let options = record.options().map_err(|error| error.to_string())?;
    let mut state = G::new(&options);
    let mut mirror = G::new(&options);
    for event in record.entries.iter().flat_map(|entry| &entry.events) {
        state.apply(event);
        let turned = G::mirror(&event.to_string());
        mirror.apply(&turned.parse().map_err(|error| format!("`{turned}`: {error}"))?);
        if G::mirror(&turned) != event.to_string() {
            return Err(format!("`{event}` is not its own mirror's mirror"));
        }
    }
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    let position = state.write_position();
    let turned: String = position.lines().map(|line| G::mirror(line) + "\n").collect();
    if sorted(&turned) == sorted(&mirror.write_position()) {
        Ok(())
    } else {
        Err(format!(
            "the mirrored match ends differently:\n{turned}\nand\n{}",
            mirror.write_position()
        ))
    }
}
