//! How positions are written down.

use engine::{BySide, NotationError, Score, Side, read_number, read_score};

use crate::{CoinToss, Face, Options, Toss, audit, phase::Phase};

/// The whole position, a line for each thing.
pub(crate) fn write_position(state: &CoinToss) -> String {
    let phase = match state.phase {
        Phase::Call => "call",
        Phase::Over => "over",
    };
    let mut lines = vec![
        format!("phase {phase}"),
        format!("minute {}", state.minute),
        format!("score {}", Score(state.score)),
    ];
    if let Some(toss) = &state.last {
        lines.push(format!("last {}", toss.face));
        lines.extend(Side::ALL.map(|side| format!("{side} said {}", toss.calls[side])));
    }
    for side in Side::ALL {
        if let Some(face) = state.calls[side] {
            lines.push(format!("{side} called {face}"));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Reads a position. What is left out has the value it has at the start of a match.
pub(crate) fn read_position(options: &Options, text: &str) -> Result<CoinToss, NotationError> {
    let mut state = CoinToss::before_the_match(options);
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["phase", "call"] => state.phase = Phase::Call,
            ["phase", "over"] => state.phase = Phase::Over,
            ["minute", minute] => state.minute = read_number(minute)?,
            ["score", score] => state.score = read_score(score)?,
            ["last", face] => last(&mut state).face = face.parse()?,
            [side, "said", face] => last(&mut state).calls[side.parse::<Side>()?] = face.parse()?,
            [side, "called", face] => state.calls[side.parse::<Side>()?] = Some(face.parse()?),
            _ => return Err(NotationError::new(format!("`{line}` is no line of a position"))),
        }
    }
    audit::audit(&state).map_err(NotationError::new)?;
    Ok(state)
}

/// The coin that fell last, of which a position tells line by line.
fn last(state: &mut CoinToss) -> &mut Toss {
    state.last.get_or_insert(Toss {
        face: Face::Heads,
        calls: BySide::from_fn(|_| Face::Heads),
    })
}
