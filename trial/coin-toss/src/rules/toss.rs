//! Tossing the coin, and the end of the match.

use engine::{BySide, Clause, Log, Prompt, Side, Text};

use super::Play;
use crate::{Event, Face, Toss};

/// COIN-TOSS-1 When both have called, the coin is tossed. COIN-TIME-1 The last minute is followed by full time.
pub(super) fn when_both_have_called(turn: &mut Play<'_, impl Log<Event>>) {
    let (Some(home), Some(away)) = (turn.state().calls.home, turn.state().calls.away) else {
        return;
    };
    let calls = BySide { home, away };
    let face = turn.chance.one_of("toss", &Face::ALL);
    turn.emit(Event::Tossed(Toss { face, calls }));
    if let Some(side) = scorer(face, &calls) {
        turn.emit(Event::Goal { side });
    }
    if turn.state().minute >= turn.state().options.minutes {
        let score = turn.state().score;
        turn.emit(Event::FullTime { score });
    }
}

/// COIN-TOSS-2 The side that alone was right.
fn scorer(face: Face, calls: &BySide<Face>) -> Option<Side> {
    if calls.home == calls.away {
        return None;
    }
    Side::ALL.into_iter().find(|side| calls[*side] == face)
}

/// COIN-WIN-1 What is told after full time.
pub(super) fn prompt() -> Prompt {
    Prompt {
        text: Text::new("coin-prompt-over"),
        clause: Clause("COIN-WIN-1"),
    }
}
