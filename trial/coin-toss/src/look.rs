//! How a view is filled.

use engine::{BySide, Outcome, Viewer};

use crate::{CoinToss, View, phase::Phase};

/// COIN-CALL-1 Of this minute's calls a viewer sees its own.
pub(crate) fn view(state: &CoinToss, viewer: Viewer) -> View {
    View {
        you: viewer.seat(),
        minute: state.minute,
        minutes: state.options.minutes,
        score: state.score,
        has_called: BySide::from_fn(|side| state.calls[side].is_some()),
        call: viewer.seat().and_then(|seat| state.calls[seat.side()]),
        last: state.last,
        outcome: match state.phase {
            Phase::Call => None,
            Phase::Over => Some(Outcome::of_score(state.score)),
        },
    }
}
