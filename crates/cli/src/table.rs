//! A match at the terminal: the conversation between the people here and the match.

use std::{
    collections::BTreeMap,
    fs, io,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use anyhow::anyhow;
use clubhouse::{
    AnyMatch, Budget, ClockInput, Commentary, Level, Outcome, PlayError, Seat, Side, Text, ToAct, Viewer,
    Weight,
};

use crate::{
    commands::{
        play::{Coach, load},
        rules,
    },
    files,
    terminal::Terminal,
};

/// The pause between two ticks of a match that runs by itself.
const TICK: Duration = Duration::from_millis(700);
/// The longest that a hint is thought about.
const HINT: Duration = Duration::from_secs(1);

/// A match, who coaches it, and what the people at the terminal have been shown.
pub(crate) struct Table<'a> {
    fixture: Box<dyn AnyMatch>,
    coaches: BTreeMap<Seat, Coach>,
    /// How many simulations World class makes a decision, if not its usual number.
    simulations: Option<u32>,
    terminal: &'a mut Terminal,
    /// The steps that the radio has told.
    steps_told: usize,
    /// The coach whose secrets are on the screen, where several share it.
    secrets_of: Option<Seat>,
}

/// What a line of the conversation led to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Went {
    /// The match changed.
    On,
    /// Nothing changed: ask again.
    Nowhere,
    /// The people leave.
    Home,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        fixture: Box<dyn AnyMatch>,
        coaches: BTreeMap<Seat, Coach>,
        simulations: Option<u32>,
        terminal: &'a mut Terminal,
    ) -> Self {
        Self {
            fixture,
            coaches,
            simulations,
            terminal,
            steps_told: 0,
            secrets_of: None,
        }
    }

    /// Plays until the people leave.
    pub(crate) fn run(&mut self) -> anyhow::Result<()> {
        self.terminal.say(&Text::new("cli-play-welcome"))?;
        loop {
            let went = match self.fixture.to_act() {
                ToAct::Over(outcome) => self.close(&outcome)?,
                ToAct::Clock => self.tick()?,
                ToAct::Seats(seats) => match seats.iter().find_map(|seat| Some((seat, self.bot(seat)?))) {
                    // Bots decide first, so that a person's last move is the last move of all.
                    Some((seat, level)) => self.ask_bot(seat, level)?,
                    None => self.ask_person(seats.iter().next().expect("a decision has a seat"))?,
                },
            };
            if went == Went::Home {
                return Ok(());
            }
        }
    }

    fn bot(&self, seat: Seat) -> Option<Level> {
        match self.coaches.get(&seat) {
            Some(Coach::Bot(level)) => Some(*level),
            _ => None,
        }
    }

    /// The seats of the people at this terminal.
    fn people(&self) -> Vec<Seat> {
        self.coaches
            .iter()
            .filter(|(_, coach)| **coach == Coach::Me)
            .map(|(seat, _)| *seat)
            .collect()
    }

    /// Through whose eyes everybody here may look at once.
    fn common_viewer(&self) -> Viewer {
        match self.people()[..] {
            [alone] => Viewer::Seat(alone),
            _ => Viewer::Spectator,
        }
    }

    fn tick(&mut self) -> anyhow::Result<Went> {
        self.fixture.clock(ClockInput::Tick)?;
        let told = self.tell_news()?;
        if told && self.terminal.is_screen() {
            thread::sleep(TICK);
        }
        Ok(Went::On)
    }

    fn ask_bot(&mut self, seat: Seat, level: Level) -> anyhow::Result<Went> {
        let simulations = match (level, self.simulations) {
            (Level::World, Some(simulations)) => simulations,
            _ => level.simulations(),
        };
        // A count ends the thought and no clock, so that the same seed gives the same match.
        let budget = Budget {
            simulations,
            go_on: &|| true,
            threads: true,
        };
        let advice = self.fixture.question(seat, &[])(level, &budget, self.whim(seat));
        self.fixture.play(seat, &advice.mv)?;
        Ok(Went::On)
    }

    /// Where a bot's whims come from: the match's seed, so that the same seed gives the same match.
    fn whim(&self, seat: Seat) -> u64 {
        let secret = self.fixture.secret();
        let mixed = secret.0.iter().fold(self.fixture.steps() as u64, |mixed, byte| {
            mixed.wrapping_mul(0x0100_0000_01B3) ^ u64::from(*byte)
        });
        mixed ^ seat as u64
    }

    /// Tells what a good bot would do.
    fn hint(&mut self, seat: Option<Seat>) -> io::Result<()> {
        let Some(seat) = seat else {
            return self.terminal.say(&Text::new("cli-play-over"));
        };
        let until = Instant::now() + HINT;
        let budget = Budget {
            simulations: Level::World.simulations(),
            go_on: &|| Instant::now() < until,
            threads: true,
        };
        let advice = self.fixture.question(seat, &[])(Level::World, &budget, self.whim(seat));
        self.terminal.say(
            &Text::new("cli-play-hint")
                .with("at_once", percent(advice.at_once))
                .with("with", percent(advice.with_it))
                .with("move", advice.mv),
        )
    }

    /// Shows a seat its decision and talks with its coach until something is decided.
    fn ask_person(&mut self, seat: Seat) -> anyhow::Result<Went> {
        let shared = self.people().len() > 1;
        // A coach without a choice needs no secrets, and then the screen need not change hands.
        let secretly = shared && !self.is_forced(seat);
        if secretly && self.secrets_of != Some(seat) && !self.hand_over(seat)? {
            return Ok(Went::Home);
        }
        if !secretly && self.secrets_of.take().is_some() {
            self.terminal.clear()?;
        }
        self.tell_news()?;
        self.draw(if secretly {
            Viewer::Seat(seat)
        } else {
            self.common_viewer()
        })?;
        let prompt = self.fixture.prompt(Viewer::Seat(seat));
        let words = self.terminal.words(&prompt.text);
        let clause = self.terminal.dim(format!("({})", prompt.clause));
        self.terminal.line(format!("{words} {clause}"))?;
        self.list_choices(seat)?;
        self.talk(Some(seat))
    }

    /// Hides one coach's secrets and waits for another. Whether somebody came.
    fn hand_over(&mut self, seat: Seat) -> anyhow::Result<bool> {
        self.terminal.clear()?;
        let call = self
            .terminal
            .words(&Text::new("cli-play-hand-over").with("seat", seat.to_string()));
        self.secrets_of = Some(seat);
        Ok(self.terminal.ask(call)?.is_some())
    }

    /// Tells how the match ended; records and takebacks are still to be had.
    fn close(&mut self, outcome: &Outcome) -> anyhow::Result<Went> {
        self.tell_news()?;
        self.draw(self.common_viewer())?;
        let result = self.terminal.words(&result(outcome));
        let line = self.terminal.bold(result);
        self.terminal.line(line)?;
        self.terminal.say(&Text::new("cli-play-over"))?;
        self.talk(None)
    }

    /// What the radio has to say about the steps since it last spoke; whether it was anything.
    fn tell_news(&mut self) -> io::Result<bool> {
        let steps = self.fixture.steps();
        let news = self
            .fixture
            .seen_events(self.common_viewer(), self.steps_told.min(steps)..steps);
        self.steps_told = steps;
        let lines: Vec<Commentary> = news.into_iter().filter_map(|event| event.commentary).collect();
        for line in &lines {
            tell(self.terminal, line)?;
        }
        Ok(!lines.is_empty())
    }

    fn draw(&mut self, viewer: Viewer) -> io::Result<()> {
        let scoreline = self.fixture.scoreline();
        let phase = self.terminal.words(&scoreline.phase);
        let bug = self.terminal.words(
            &Text::new(if scoreline.clock.is_empty() {
                "cli-scoreline-still"
            } else {
                "cli-scoreline"
            })
            .with("home", scoreline.score.home)
            .with("away", scoreline.score.away)
            .with("clock", scoreline.clock)
            .with("phase", phase),
        );
        let bug = self.terminal.bold(bug);
        self.terminal.line("")?;
        self.terminal.line(bug)?;
        self.terminal.line(self.fixture.picture(viewer).trim_end())
    }

    /// Whether a seat has only one thing to do.
    fn is_forced(&self, seat: Seat) -> bool {
        self.fixture
            .choices_in_notation(seat)
            .is_some_and(|choices| choices.len() == 1)
    }

    /// The numbered choices, several in a line. On a shared screen a forced one stays unsaid: it may be a secret.
    fn list_choices(&mut self, seat: Seat) -> io::Result<()> {
        const WIDTH: usize = 100;
        if self.people().len() > 1 && self.is_forced(seat) {
            return self
                .terminal
                .say(&Text::new("cli-play-forced").with("seat", seat.to_string()));
        }
        let Some(choices) = self.fixture.choices_in_notation(seat) else {
            return self.terminal.say(&Text::new("cli-play-open"));
        };
        let items: Vec<String> = choices
            .iter()
            .enumerate()
            .map(|(at, choice)| format!("{:>3} {choice}", at + 1))
            .collect();
        let width = items
            .iter()
            .map(|item| item.chars().count() + 2)
            .max()
            .unwrap_or(WIDTH);
        for row in items.chunks((WIDTH / width).max(1)) {
            let row: String = row.iter().map(|item| format!("{item:<width$}")).collect();
            self.terminal.line(row.trim_end())?;
        }
        Ok(())
    }

    /// Reads lines until one of them changes the match or ends the visit.
    fn talk(&mut self, seat: Option<Seat>) -> anyhow::Result<Went> {
        loop {
            let asked = seat.map_or_else(|| ">".to_owned(), |seat| format!("{seat}>"));
            let Some(line) = self.terminal.ask(asked)? else {
                return Ok(Went::Home);
            };
            match self.answer(seat, &line) {
                Ok(Went::Nowhere) => {}
                Ok(went) => return Ok(went),
                // The terminal itself has failed; all else is only a complaint.
                Err(error) if error.is::<io::Error>() => return Err(error),
                Err(error) => {
                    let complaint = self.terminal.bad(format!("{error:#}"));
                    self.terminal.line(complaint)?;
                }
            }
        }
    }

    fn answer(&mut self, seat: Option<Seat>, line: &str) -> anyhow::Result<Went> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "help" => self.terminal.say(&Text::new("cli-play-help"))?,
            "moves" => {
                if let Some(seat) = seat {
                    self.list_choices(seat)?;
                }
            }
            "hint" => self.hint(seat)?,
            "why" => self.explain(seat, rest)?,
            "rules" => {
                rules::show(self.fixture.game(), rest, self.terminal)?;
            }
            "record" => self.show_record()?,
            "save" => self.save(rest)?,
            "load" => return self.load(rest),
            "takeback" => return self.take_back(seat),
            "resign" => {
                let Some(seat) = seat else {
                    return Ok(Went::Nowhere);
                };
                self.fixture.resign(seat)?;
                return Ok(Went::On);
            }
            "quit" => return Ok(Went::Home),
            _ => return self.play(seat, line),
        }
        Ok(Went::Nowhere)
    }

    /// Plays a move, given in notation or by its number; an empty line plays the only choice there is.
    fn play(&mut self, seat: Option<Seat>, line: &str) -> anyhow::Result<Went> {
        let Some(seat) = seat else {
            self.terminal.say(&Text::new("cli-play-over"))?;
            return Ok(Went::Nowhere);
        };
        let Some(mv) = self.choice(seat, line) else {
            self.terminal.say(&Text::new("cli-play-what"))?;
            return Ok(Went::Nowhere);
        };
        match self.fixture.play(seat, &mv) {
            Ok(()) => Ok(Went::On),
            Err(error) => {
                self.say_refusal(&error)?;
                Ok(Went::Nowhere)
            }
        }
    }

    /// The move that a line means.
    fn choice(&self, seat: Seat, line: &str) -> Option<String> {
        let choices = self.fixture.choices_in_notation(seat).unwrap_or_default();
        match line.parse::<usize>() {
            Ok(number) => choices.get(number.checked_sub(1)?).cloned(),
            Err(_) if !line.is_empty() => Some(line.to_owned()),
            Err(_) => (choices.len() == 1).then(|| choices[0].clone()),
        }
    }

    fn explain(&mut self, seat: Option<Seat>, mv: &str) -> io::Result<()> {
        let Some(mv) = seat
            .filter(|_| !mv.is_empty())
            .and_then(|seat| self.choice(seat, mv))
        else {
            return self.terminal.say(&Text::new("cli-play-what"));
        };
        match seat.map(|seat| self.fixture.try_move(seat, &mv)) {
            Some(Err(error)) => self.say_refusal(&error),
            _ => self.terminal.say(&Text::new("cli-play-legal").with("move", mv)),
        }
    }

    fn say_refusal(&mut self, error: &PlayError) -> io::Result<()> {
        let complaint = match error {
            PlayError::Refused { clause, detail } => format!("{detail} ({clause})"),
            PlayError::Malformed(_) | PlayError::Over | PlayError::Waiting | PlayError::NotNow(_) => {
                error.to_string()
            }
        };
        let complaint = self.terminal.bad(complaint);
        self.terminal.line(complaint)?;
        if let PlayError::Refused { clause, .. } = error
            && let Some(rule) = self.fixture.game().rulebook().find(clause.0)
        {
            rules::show_rule(rule, self.terminal)?;
        }
        Ok(())
    }

    /// The whole record of a finished match; of a running one what may be known of it.
    fn show_record(&mut self) -> io::Result<()> {
        if self.fixture.outcome().is_some() {
            return self.terminal.line(self.fixture.record_text());
        }
        for event in self
            .fixture
            .seen_events(self.common_viewer(), 0..self.fixture.steps())
        {
            if let Some(line) = &event.commentary {
                tell(self.terminal, line)?;
            }
        }
        self.terminal.say(&Text::new("cli-play-record-sealed"))
    }

    fn save(&mut self, file: &str) -> anyhow::Result<()> {
        let mut text = self.fixture.record_text();
        if self.fixture.outcome().is_none() {
            // The secret makes it possible to go on with the same luck. The first blank line ends the header.
            let name = if text.starts_with("[Format \"1\"]") {
                "Seed"
            } else {
                "Secret"
            };
            let tag = format!("[{name} \"{}\"]\n", self.fixture.secret());
            text.insert_str(text.find("\n\n").map_or(text.len(), |end| end + 1), &tag);
        }
        fs::write(file, text).map_err(|error| anyhow!("{file}: {error}"))?;
        Ok(self
            .terminal
            .say(&Text::new("cli-play-saved").with("file", file.to_owned()))?)
    }

    fn load(&mut self, file: &str) -> anyhow::Result<Went> {
        let text = files::read(Path::new(file)).map_err(|error| anyhow!("{error:#}"))?;
        (self.fixture, self.coaches) = load(&text)?;
        self.steps_told = self.fixture.steps();
        self.secrets_of = None;
        self.terminal.clear()?;
        self.terminal
            .say(&Text::new("cli-play-loaded").with("file", file.to_owned()))?;
        Ok(Went::On)
    }

    /// Takes the last move back: freely where all coaches are here, else only if it told nobody anything.
    fn take_back(&mut self, seat: Option<Seat>) -> anyhow::Result<Went> {
        let people = self.people();
        let steps = if people.len() == self.coaches.len() {
            people
                .iter()
                .map(|seat| self.fixture.takeback_agreed(*seat))
                .max_by_key(|steps| steps.ok())
        } else {
            seat.or(people.first().copied())
                .map(|seat| self.fixture.takeback_alone(seat))
        };
        let Some(steps) = steps else {
            return Ok(Went::Nowhere);
        };
        self.fixture.truncate(steps?);
        self.steps_told = self.fixture.steps();
        self.terminal.say(&Text::new("cli-play-taken-back"))?;
        Ok(Went::On)
    }
}

/// A chance in words.
fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}

/// One line of the radio.
pub(crate) fn tell(terminal: &mut Terminal, line: &Commentary) -> io::Result<()> {
    let words = terminal.words(&line.text);
    let styled = match line.weight {
        Weight::Quiet => terminal.dim(words),
        Weight::Normal => words,
        Weight::Big => terminal.bold(words),
    };
    terminal.line(styled)
}

/// How a match ended, in words.
pub(crate) fn result(outcome: &Outcome) -> Text {
    let side = |side: Option<Side>| side.map_or_else(|| "nobody".to_owned(), |side| side.to_string());
    let (key, scores) = match (outcome.forfeit, outcome.shoot_out) {
        (Some(_), _) => ("cli-result-forfeit", None),
        (None, Some(kicks)) => ("cli-result-shoot-out", Some(kicks)),
        (None, None) => ("cli-result", None),
    };
    let mut text = Text::new(key)
        .with("home", outcome.score.home)
        .with("away", outcome.score.away)
        .with("winner", side(outcome.winner))
        .with("forfeit", side(outcome.forfeit));
    if let Some(kicks) = scores {
        text = text.with("home_kicks", kicks.home).with("away_kicks", kicks.away);
    }
    text
}
