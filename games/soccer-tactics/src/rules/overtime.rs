//! What follows a period: the next, overtime, a shoot-out, the end.

use engine::{Log, Outcome, Side};

use super::{Line, Play, kick_off, shoot_out};
use crate::{Event, options::TieBreak};

/// TACTICS-TIME-8, TACTICS-OVER-1 to TACTICS-OVER-3 The next period, or the end.
pub(super) fn after_period(turn: &mut Play<'_, impl Log<Event>>, period: u8) {
    let leader = Outcome::of_score(turn.state().score).winner;
    let tie_break = turn.state().options.tie_break;
    match (period, leader) {
        // TACTICS-TIME-8 The side with the higher roll.
        (1, _) => kick_off::line_up(turn, turn.state().first.other()),
        // TACTICS-OVER-2 Both overtime periods are played, whoever leads.
        (3, _) => {
            let first = turn.state().overtime_first.unwrap_or(turn.state().first);
            kick_off::line_up(turn, first.other());
        }
        (2, None) if tie_break == TieBreak::Overtime => {
            // TACTICS-OVER-3
            kick_off::contest(turn, ["overtime-home", "overtime-away"], |home, away| {
                Event::OvertimeRolled { home, away }
            });
            let first = turn.state().overtime_first.unwrap_or(turn.state().first);
            kick_off::line_up(turn, first);
        }
        // TACTICS-SHOOT-8
        (_, None) if tie_break != TieBreak::Draw => shoot_out::play(turn),
        (_, Some(_) | None) => end_match(turn, leader),
    }
}

/// TACTICS-TIME-1 The match is over.
pub(super) fn end_match(turn: &mut Play<'_, impl Log<Event>>, winner: Option<Side>) {
    let state = turn.state();
    let (score, shootout) = (state.score, state.shoot_out.map(|shoot_out| shoot_out.goals));
    turn.emit(Event::MatchEnded {
        winner,
        score,
        shootout,
    });
}

/// TACTICS-CARD-12 A side has no field player left: the match ends at once and the other side wins.
pub(super) fn abandon(turn: &mut Play<'_, impl Log<Event>>, winner: Side) {
    turn.emit(Event::PeriodEnded {
        period: turn.state().period,
    });
    end_match(turn, Some(winner));
}

/// What is told before and after the match.
pub(super) fn prompt() -> Line {
    ("tactics-prompt-over", "TACTICS-TIME-1", 0)
}
