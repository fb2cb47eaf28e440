//! Reading scenario files.

use engine::{ClockInput, OptionValues, Seat, Viewer};

/// One case of a scenario file.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) clauses: Vec<String>,
    pub(crate) mirrored: bool,
    pub(crate) steps: Vec<(usize, Step)>,
}

/// One line, or one block, of a case.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    Options(OptionValues),
    Setup(Vec<String>),
    Draw(String, String),
    Move(Seat, String),
    Clock(ClockInput),
    Refused(String),
    OptionsRefused(String),
    Events(Vec<String>),
    Expect(Vec<String>),
    ToAct(String),
    /// How the match has ended: the winner, or `draw`; then `forfeit` and the side that gave it up, if one did.
    Ended(Vec<String>),
    View(Viewer, Sight, Vec<String>),
    MoveCount(Seat, usize),
    Takes(Seat, String, u32),
    /// The key of a prompt with its arguments, and its clause.
    Prompt(Viewer, String, Vec<String>, String),
    /// The clocks that run, in words.
    Timers(Vec<String>),
    /// What is said of a seat that is late, by its key.
    Late(Seat, String),
    /// Every listed move of a seat is sampled, but for one that comes up too seldom.
    Samples(Seat, Option<String>),
}

/// Whether a view must show words or hide them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    Shows,
    Hides,
}

/// The game named in a scenario file.
pub(crate) fn game_of(text: &str) -> Option<&str> {
    text.lines()
        .find_map(|line| line.strip_prefix("game "))
        .map(str::trim)
}

/// Reads the cases of a file; `mirror` exchanges the sides in each line.
pub(crate) fn read_cases(text: &str, mirror: Option<fn(&str) -> String>) -> Result<Vec<Case>, String> {
    let mut cases: Vec<Case> = Vec::new();
    let mut lines = text.lines().enumerate().peekable();
    while let Some((index, line)) = lines.next() {
        let number = index + 1;
        let wrong = |why: &str| format!("line {number}: {why}");
        if line.trim().is_empty() || line.starts_with('#') || line.starts_with("game ") {
            continue;
        }
        if let Some(rest) = line.strip_prefix("scenario ") {
            let (id, title) = rest.split_once(' ').unwrap_or((rest, ""));
            cases.push(Case {
                id: id.to_owned(),
                title: title.trim().to_owned(),
                clauses: Vec::new(),
                mirrored: true,
                steps: Vec::new(),
            });
            continue;
        }
        let case = cases
            .last_mut()
            .ok_or_else(|| wrong("a case begins with `scenario ID title`"))?;
        if let Some(clauses) = line.strip_prefix("clauses ") {
            case.clauses.extend(clauses.split_whitespace().map(str::to_owned));
            continue;
        }
        if line.trim() == "no-mirror" {
            case.mirrored = false;
            continue;
        }
        let turned = |line: &str| mirror.map_or_else(|| line.to_owned(), |mirror| mirror(line));
        let mut block = Vec::new();
        while let Some((_, inner)) = lines.next_if(|(_, next)| next.starts_with("  ")) {
            block.push(turned(inner.trim()));
        }
        // A clause keeps its name when the sides are exchanged.
        let plain = line.starts_with("refused ") || line.starts_with("options refused ");
        let line = if plain { line.to_owned() } else { turned(line) };
        let step = read_step(line.trim(), block).map_err(|why| wrong(&why))?;
        case.steps.push((number, step));
    }
    Ok(cases)
}

fn read_step(line: &str, block: Vec<String>) -> Result<Step, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_block = matches!(words[..], ["setup" | "events" | "expect"]);
    if !is_block && !block.is_empty() {
        return Err(format!("nothing can be indented under `{line}`"));
    }
    let text = |error: engine::NotationError| error.to_string();
    Ok(match words[..] {
        ["setup"] => Step::Setup(block),
        ["events"] => Step::Events(block),
        ["expect"] => Step::Expect(block),
        ["options", "refused", clause] => Step::OptionsRefused(clause.to_owned()),
        ["options", ref options @ ..] => {
            let mut values = OptionValues::new();
            for option in options {
                let (name, value) = option
                    .split_once('=')
                    .ok_or_else(|| format!("`{option}` is not written name=value"))?;
                values.insert(name.to_owned(), value.into());
            }
            Step::Options(values)
        }
        ["draw", name, "=", ..] => {
            let (_, result) = line.split_once('=').unwrap_or_default();
            Step::Draw(name.to_owned(), result.trim().to_owned())
        }
        ["clock:", ..] => {
            let input = line.trim_start_matches("clock:").trim();
            Step::Clock(input.parse().map_err(text)?)
        }
        ["refused", clause] => Step::Refused(clause.to_owned()),
        ["to-act", ..] => Step::ToAct(words[1..].join(" ")),
        ["ended", ref outcome @ ..] => Step::Ended(owned(outcome)),
        ["view", viewer, "shows", ref shown @ ..] => {
            Step::View(viewer.parse().map_err(text)?, Sight::Shows, owned(shown))
        }
        ["view", viewer, "hides", ref hidden @ ..] => {
            Step::View(viewer.parse().map_err(text)?, Sight::Hides, owned(hidden))
        }
        ["moves", seat, count] => Step::MoveCount(
            seat.parse().map_err(text)?,
            count.parse().map_err(|_| "how many moves?")?,
        ),
        ["takes", seat, ..] => {
            let rest = line.split_once(seat).map(|(_, rest)| rest).unwrap_or_default();
            let (mv, ms) = rest.split_once('=').ok_or("write `takes home lay = 4000`")?;
            let ms = ms.trim().parse().map_err(|_| "how many milliseconds?")?;
            Step::Takes(seat.parse().map_err(text)?, mv.trim().to_owned(), ms)
        }
        ["prompt", viewer, key, ref args @ .., clause] => Step::Prompt(
            viewer.parse().map_err(text)?,
            key.to_owned(),
            owned(args),
            clause.to_owned(),
        ),
        ["timers", ref clocks @ ..] => Step::Timers(owned(clocks)),
        ["late", seat, key] => Step::Late(seat.parse().map_err(text)?, key.to_owned()),
        ["samples", seat] => Step::Samples(seat.parse().map_err(text)?, None),
        ["samples", seat, "except", ref rare @ ..] => {
            Step::Samples(seat.parse().map_err(text)?, Some(rare.join(" ")))
        }
        _ => {
            let (seat, mv) = line
                .split_once(':')
                .ok_or_else(|| format!("`{line}` is no line of a scenario"))?;
            Step::Move(seat.parse().map_err(text)?, mv.trim().to_owned())
        }
    })
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
