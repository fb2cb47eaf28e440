//! The view drawn as text.

use engine::{Score, Side};

use crate::View;

/// The score, the last coin, and who has called.
pub(crate) fn picture(view: &View) -> String {
    let mut lines = vec![format!(
        "{}' of {}'  {}",
        view.minute,
        view.minutes,
        Score(view.score)
    )];
    if let Some(toss) = &view.last {
        lines.push(format!(
            "the coin shows {}; home said {}, away {}",
            toss.face, toss.calls.home, toss.calls.away
        ));
    }
    for side in Side::ALL {
        if view.has_called[side] {
            lines.push(format!("{side} has called"));
        }
    }
    if let Some(call) = view.call {
        lines.push(format!("you called {call}"));
    }
    lines.push(String::new());
    lines.join("\n")
}
