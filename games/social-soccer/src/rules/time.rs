//! Time (TIME): the referee's "time is up" makes a harmless choice.

use engine::{Log, Side, Timer, Timers};

use super::{Play, asked, carry_out, default, flow};
use crate::{Event, Phase, Refusal, SocialSoccer, Who, board::Line, state::FlatList};

/// SOCIAL-TIME-2 Each decision costs 5 seconds of the virtual clock.
pub(crate) const DECISION_MS: u32 = 5_000;

pub(crate) fn timers(state: &SocialSoccer) -> Timers {
    let seconds = u32::from(state.rules.decision_seconds);
    let asked = asked(state);
    let decision = (seconds > 0 && (asked.home || asked.away)).then_some(Timer {
        id: state.decisions,
        length_ms: 1000 * seconds,
        running: true,
    });
    Timers {
        decision,
        is_line_up: matches!(state.phase, Phase::Bring {} | Phase::Deploy {}),
        ..Timers::default()
    }
}

/// SOCIAL-TIME-1 The default choice of everybody who is asked. Without a time limit the input is refused.
pub(crate) fn decision_time_up(turn: &mut Play<'_, impl Log<Event>>) -> Result<(), Refusal> {
    let state = turn.state();
    if state.rules.decision_seconds == 0 {
        return Err(Refusal::NoTimeLimit);
    }
    let asked = asked(state);
    let choice = |side: Side| asked[side].then(|| default(state, side)).transpose();
    let [home, away] = [choice(Side::Home)?, choice(Side::Away)?];
    for choice in home.into_iter().chain(away) {
        carry_out(turn, choice);
    }
    flow::run(turn);
    Ok(())
}

/// SOCIAL-TIME-1 The player with the highest ATTACK; of equals the first in slot order.
pub(super) fn strongest(state: &SocialSoccer, players: impl Iterator<Item = Who>) -> Option<Who> {
    let attack = |who: Who| {
        state
            .player(who.side, who.slot)
            .map_or(0, |player| player.attack())
    };
    players.reduce(|best, who| if attack(who) > attack(best) { who } else { best })
}

/// SOCIAL-TIME-1 The strongest of the ATTACK line, else of the DEFENCE line.
pub(super) fn attacker_first(state: &SocialSoccer, players: impl Iterator<Item = Who>) -> Option<Who> {
    let players: FlatList<Who, 10> = players.collect();
    let of = |line: Line| players.iter().copied().filter(move |who| who.slot.line() == line);
    strongest(state, of(Line::Attack)).or_else(|| strongest(state, of(Line::Defence)))
}
