//! Kick-offs.

use engine::{Log, Side};

use super::{Play, ask, ball_play, time};
use crate::{Event, Phase, fold::by_roll};

/// TACTICS-KICK-1 Before the match both sides roll: the lower roll kicks off the first half. The option
/// `first_kickoff` does without.
pub(crate) fn begin_match(turn: &mut Play<'_, impl Log<Event>>) {
    let first = turn.state().options.first_kickoff.side().unwrap_or_else(|| {
        contest(turn, ["kick-off-home", "kick-off-away"], |home, away| {
            Event::KickoffRolled { home, away }
        });
        turn.state().first
    });
    line_up(turn, first);
}

/// TACTICS-KICK-2 Both sides roll until the rolls differ.
pub(super) fn contest(
    turn: &mut Play<'_, impl Log<Event>>,
    draws: [&'static str; 2],
    rolled: impl Fn(u8, u8) -> Event,
) {
    loop {
        let [home, away] = draws.map(|draw| turn.chance.die(draw, 6));
        turn.emit(rolled(home, away));
        if by_roll(home, away).is_some() {
            return;
        }
    }
}

/// TACTICS-SETUP-1 Both sides are set up anew; the side that kicks off arranges its line-up first.
pub(super) fn line_up(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    turn.emit(Event::LineUp { side });
    ask(turn, Phase::SetUp { side, changes: 0 });
}

/// TACTICS-KICK-8 The side that conceded kicks off. TACTICS-TIME-4 Not after the time is up.
pub(super) fn after_goal(turn: &mut Play<'_, impl Log<Event>>, conceding: Side) {
    if turn.state().in_added_time() {
        time::end_period(turn);
    } else {
        line_up(turn, conceding);
    }
}

/// TACTICS-KICK-3 The clock starts at the first kick-off of a period and runs on at later ones. TACTICS-KICK-4 No pawn
/// is moved first. What the ball must do: TACTICS-KICK-5 and TACTICS-KICK-6 in `ball_play.rs`, and
/// TACTICS-KICK-7 with the other restarts in `offensive_set.rs`.
pub(super) fn kick(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().clock == crate::state::PeriodClock::Stopped {
        turn.emit(Event::PeriodStarted {
            period: turn.state().period,
        });
    }
    ball_play::roll(turn);
}
