//! Running scenarios.

use std::path::Path;

use engine::{
    Argument, Chance, Game, OptionValues, Outcome, Prompt, Refusal, Rng, Timer, Timers, ToAct, Viewer,
};

use crate::case::{Case, Sight, Step, game_of, read_cases};

/// What became of one case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseReport {
    /// The scenario's id, with `(mirrored)` behind it for the run with the sides exchanged.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The clauses it proves.
    pub clauses: Vec<String>,
    /// Why it failed, if it did.
    pub failure: Option<String>,
    /// The scripted draws that nobody asked for, if that is why it failed: all that it expects came true without them.
    pub unasked: Vec<String>,
}

/// Runs every case of a scenario file, as written and with the sides exchanged.
///
/// # Errors
/// If the file cannot be read as scenarios of this game.
pub fn run_scenarios<G: Game>(text: &str) -> Result<Vec<CaseReport>, String> {
    match game_of(text) {
        Some(game) if game == G::ID => {}
        Some(other) => return Err(format!("these are scenarios of `{other}`")),
        None => return Err("the file does not say which `game` it is about".into()),
    }
    let straight = read_cases(text, None)?;
    let turned = read_cases(text, Some(G::mirror))?;
    if straight.is_empty() {
        return Err("the file holds no scenario".into());
    }
    let mut reports = Vec::new();
    for (case, mirror) in straight.iter().zip(&turned) {
        reports.push(report(case, case.id.clone(), run::<G>(case)));
        if case.mirrored {
            reports.push(report(case, format!("{} (mirrored)", case.id), run::<G>(mirror)));
        }
    }
    Ok(reports)
}

fn report(case: &Case, id: String, result: Result<Vec<String>, String>) -> CaseReport {
    let (unasked, failure) = match result {
        Ok(unasked) if unasked.is_empty() => (unasked, None),
        Ok(unasked) => {
            let why = format!("draws that nobody asked for: {}", unasked.join("; "));
            (unasked, Some(why))
        }
        Err(why) => (Vec::new(), Some(why)),
    };
    CaseReport {
        id,
        title: case.title.clone(),
        clauses: case.clauses.clone(),
        failure,
        unasked,
    }
}

/// Runs all scenario files of a folder and returns the reports; for a game's own tests.
///
/// # Panics
/// If a file cannot be read.
#[must_use]
pub fn run_folder<G: Game>(folder: &Path) -> Vec<CaseReport> {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    files
        .iter()
        .flat_map(|file| {
            let text =
                std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            run_scenarios::<G>(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        })
        .collect()
}

struct Run<G: Game> {
    state: G,
    chance: Chance,
    events: Vec<G::Event>,
    /// How many events the `events` blocks have accounted for.
    accounted: usize,
    refused: Option<String>,
    /// The clock of the decision when somebody last asked for the timers.
    decision_id: Option<u32>,
}

/// So often, for each listed move, moves are sampled to see them all.
const SAMPLES: usize = 100;

fn same(expected: &str, found: &str) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(format!("expected `{expected}`, found `{found}`"))
    }
}

/// Runs one case and returns the scripted draws that nobody asked for. The error says the line and what happened instead.
fn run<G: Game>(case: &Case) -> Result<Vec<String>, String> {
    let mut values = OptionValues::new();
    let mut draws = Vec::new();
    let mut setup = None;
    let mut options_refused = None;
    for (_, step) in &case.steps {
        match step {
            Step::Options(options) => values.extend(options.clone()),
            Step::Draw(name, result) => draws.push((name.clone(), result.clone())),
            Step::Setup(lines) => setup = Some(lines.join("\n")),
            Step::OptionsRefused(clause) => options_refused = Some(clause),
            _ => {}
        }
    }
    let options = match (G::options(&values), options_refused) {
        (Ok(options), None) => options,
        (Err(refusal), Some(clause)) if refusal.clause.0 == clause => return Ok(Vec::new()),
        (Err(refusal), _) => return Err(format!("options are refused under {}: {refusal}", refusal.clause)),
        (Ok(_), Some(clause)) => return Err(format!("options are not refused under {clause}")),
    };
    let mut chance = Chance::scripted(draws);
    let mut events = Vec::new();
    let state = match setup {
        Some(text) => G::read_position(&options, &text).map_err(|error| format!("setup: {error}"))?,
        None => {
            let mut state = G::new(&options);
            state.start(&mut chance, &mut events);
            state
        }
    };
    let mut run = Run {
        state,
        chance,
        events,
        accounted: 0,
        refused: None,
        decision_id: None,
    };
    for (line, step) in &case.steps {
        // A refusal must be expected by the very next line.
        if let (Some(refusal), false) = (&run.refused, matches!(step, Step::Refused(_))) {
            return Err(format!("before line {line}: {refusal}"));
        }
        run.step(step).map_err(|why| format!("line {line}: {why}"))?;
        if let Some(fault) = run.chance.fault() {
            return Err(format!("line {line}: {fault}"));
        }
        run.state.audit().map_err(|why| format!("line {line}: {why}"))?;
    }
    if let Some(refusal) = run.refused {
        return Err(format!("at the end: {refusal}"));
    }
    Ok(run.chance.unused())
}

impl<G: Game> Run<G> {
    fn step(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Options(_) | Step::Setup(_) | Step::Draw(..) | Step::OptionsRefused(_) => Ok(()),
            Step::Move(seat, mv) => {
                let mv = mv.parse::<G::Move>().map_err(|error| error.to_string())?;
                let before = self.state.clone();
                let logged = self.events.len();
                if let Err(refusal) = self.state.play(*seat, &mv, &mut self.chance, &mut self.events) {
                    if self.state != before || self.events.len() != logged {
                        return Err("the refused move left a trace".into());
                    }
                    self.refused = Some(format!("{}: {refusal}", refusal.clause()));
                }
                Ok(())
            }
            Step::Clock(input) => {
                if let Err(refusal) = self.state.clock(*input, &mut self.chance, &mut self.events) {
                    self.refused = Some(format!("{}: {refusal}", refusal.clause()));
                }
                Ok(())
            }
            Step::Refused(clause) => match self.refused.take() {
                Some(refusal) if refusal.starts_with(&format!("{clause}:")) => Ok(()),
                Some(refusal) => Err(format!("refused under another clause: {refusal}")),
                None => Err(format!("not refused under {clause}")),
            },
            Step::Events(expected) => {
                let happened: Vec<String> = self.events[self.accounted..]
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                self.accounted = self.events.len();
                // An event has one notation, whatever order a mirrored line names the sides in.
                let expected: Vec<String> = expected
                    .iter()
                    .map(|line| {
                        line.parse::<G::Event>()
                            .map_or_else(|_| line.clone(), |event| event.to_string())
                    })
                    .collect();
                if matches(&expected, &happened) {
                    Ok(())
                } else {
                    Err(format!("other events happened:\n    {}", happened.join("\n    ")))
                }
            }
            Step::Expect(lines) => {
                let position = self.state.write_position();
                let held: Vec<&str> = position.lines().map(str::trim).collect();
                match lines.iter().find(|line| !held.contains(&line.as_str())) {
                    None => Ok(()),
                    Some(line) => {
                        let name = line.split_whitespace().take(
                            if line.starts_with("home") || line.starts_with("away") {
                                2
                            } else {
                                1
                            },
                        );
                        let name = name.collect::<Vec<_>>().join(" ");
                        let found = held
                            .iter()
                            .find(|held| held.starts_with(&name))
                            .unwrap_or(&"nothing of the kind");
                        Err(format!("expected `{line}`, found `{found}`"))
                    }
                }
            }
            Step::ToAct(expected) => {
                let acting = match self.state.to_act() {
                    ToAct::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
                    ToAct::Clock => vec!["clock".to_owned()],
                    ToAct::Over(_) => vec!["over".to_owned()],
                };
                let mut wanted: Vec<&str> = expected.split_whitespace().collect();
                wanted.sort_unstable_by_key(|word| acting.iter().position(|seat| seat == word));
                if acting == wanted {
                    Ok(())
                } else {
                    Err(format!("to act: {}", acting.join(" ")))
                }
            }
            Step::Ended(expected) => match self.state.to_act().outcome().map(in_words) {
                Some(found) if found == *expected => Ok(()),
                Some(found) => Err(format!("it ended: {}", found.join(" "))),
                None => Err("it has not ended".to_owned()),
            },
            Step::View(viewer, sight, words) => self.look(*viewer, *sight, words),
            Step::MoveCount(seat, count) => match self.state.moves(*seat).listed().len() {
                found if found == *count => Ok(()),
                found => Err(format!("{seat} has {found} moves")),
            },
            Step::Takes(seat, mv, ms) => {
                let mv = mv.parse::<G::Move>().map_err(|error| error.to_string())?;
                match self.state.virtual_ms(*seat, &mv) {
                    found if found == *ms => Ok(()),
                    found => Err(format!("it takes {found} ms")),
                }
            }
            Step::Prompt(viewer, key, args, clause) => {
                let mut expected = args.clone();
                expected.sort();
                let expected = format!("{key} {} {clause}", expected.join(" "));
                let Prompt { text, clause } = self.state.prompt(*viewer);
                let args = text.args.iter().map(|(name, value)| match value {
                    Argument::Number(number) => format!("{name}={number}"),
                    Argument::Word(word) => format!("{name}={word}"),
                });
                let found = format!("{} {} {clause}", text.key, args.collect::<Vec<_>>().join(" "));
                same(&expected, &found)
            }
            Step::Timers(expected) => same(&expected.join(" "), &self.timers().join(" ")),
            Step::Late(seat, key) => {
                let said = self.state.at_zero(*seat);
                same(key, said.as_ref().map_or("nothing", |text| &text.key))
            }
            Step::Samples(seat, rare) => {
                // What cannot be listed is sampled all the same, to see that it is legal.
                let mut unseen = self.state.moves(*seat).listed();
                let mut rng = Rng::seeded(1);
                for _ in 0..SAMPLES * unseen.len().max(1) {
                    let sampled = self.state.sample(*seat, &mut rng);
                    let refused = |refusal| format!("sampled `{sampled}`, which is refused: {refusal}");
                    self.state.check(*seat, &sampled).map_err(refused)?;
                    unseen.retain(|mv| *mv != sampled);
                }
                let is_missing = |mv: &&G::Move| Some(mv.to_string()) != *rare;
                match unseen.iter().find(is_missing) {
                    None => Ok(()),
                    Some(mv) => Err(format!("`{mv}` is listed and never sampled")),
                }
            }
        }
    }

    /// The clocks that run now, in words. The clock of a decision is `anew` if its id is not that of the last time.
    fn timers(&mut self) -> Vec<String> {
        let Timers {
            tick,
            decision,
            period,
            is_line_up,
        } = self.state.timers();
        let last = self.decision_id;
        self.decision_id = decision.map(|timer| timer.id);
        let is_anew = last.is_some() && self.decision_id.is_some() && last != self.decision_id;
        let word = |is_so: bool, word: &str| is_so.then(|| word.to_owned());
        let clock = |name: &str, timer: Option<Timer>| {
            let Timer {
                length_ms, running, ..
            } = timer?;
            Some(format!(
                "{name}={length_ms}{}",
                if running { "" } else { "-stopped" }
            ))
        };
        [
            word(tick, "tick"),
            clock("decision", decision),
            word(is_anew, "anew"),
            clock("period", period),
            word(is_line_up, "line-up"),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// What is hidden must stand neither in the view nor in any event that the viewer has seen.
    fn look(&self, viewer: Viewer, sight: Sight, words: &[String]) -> Result<(), String> {
        let view = serde_json::to_string(&self.state.view(viewer)).map_err(|error| error.to_string())?;
        let holds = |text: &str, word: &str| {
            text.split(|letter: char| !letter.is_alphanumeric() && !"-_+".contains(letter))
                .any(|found| found == word)
        };
        for word in words {
            match sight {
                Sight::Shows if !holds(&view, word) => return Err(format!("{viewer} does not see {word}")),
                Sight::Hides if holds(&view, word) => {
                    return Err(format!("{viewer} sees {word} in its view"));
                }
                Sight::Shows => {}
                Sight::Hides => {
                    for event in self.events.iter().filter_map(|event| G::seen_by(event, viewer)) {
                        let json = serde_json::to_string(&event).map_err(|error| error.to_string())?;
                        if holds(&json, word) {
                            return Err(format!("{viewer} sees {word} in `{event}`"));
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

/// How a match ended, as a scenario writes it.
fn in_words(outcome: &Outcome) -> Vec<String> {
    let winner = outcome
        .winner
        .map_or_else(|| "draw".to_owned(), |side| side.to_string());
    let forfeit = outcome
        .forfeit
        .map(|side| ["forfeit".to_owned(), side.to_string()]);
    std::iter::once(winner)
        .chain(forfeit.into_iter().flatten())
        .collect()
}

/// Whether events are as expected: `...` stands for any run of events, a final `*` for the rest of a line, and the last
/// words of an event may be left out.
fn matches(expected: &[String], happened: &[String]) -> bool {
    match (expected.split_first(), happened.split_first()) {
        (None, None) => true,
        (Some((line, rest)), _) if line == "..." => {
            matches(rest, happened) || (!happened.is_empty() && matches(expected, &happened[1..]))
        }
        (Some((line, rest)), Some((event, later))) => {
            let fits = match line.strip_suffix('*') {
                Some(start) => event.starts_with(start.trim_end()),
                None => event
                    .strip_prefix(line.as_str())
                    .is_some_and(|left_out| left_out.is_empty() || left_out.starts_with(' ')),
            };
            fits && matches(rest, later)
        }
        (Some(_), None) | (None, Some(_)) => false,
    }
}
