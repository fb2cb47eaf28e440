//! Rounds: their start and their end (ROUND, CUST).

use engine::{BySide, Log, Side};

use super::{Play, draw};
use crate::{EndedBy, Event, SocialSoccer, Unspent};

/// SOCIAL-ROUND-2, SOCIAL-ROUND-3, SOCIAL-CONTRA-3 The steps at the start of a round: recover and rotate, but not before the
/// first one; then custody and draw. SOCIAL-ROUND-9 Possession stays. SOCIAL-ROUND-10 The kick-off is the next thing that
/// happens: nobody has the ball yet, so it is assigned.
pub(super) fn start(turn: &mut Play<'_, impl Log<Event>>) {
    let round = turn.state().round + 1;
    turn.emit(Event::RoundStarted { round });
    if round > 1 {
        turn.emit(Event::PlayersRecovered {});
        turn.emit(Event::Rotated {});
    }
    let pools = BySide::from_fn(|side| custody(turn.state(), side));
    turn.emit(Event::CustodyCounted { pools });
    // SOCIAL-ROUND-8 The side in possession draws first.
    let first = turn.state().possession;
    for side in [first, first.other()] {
        draw::cards(turn, side, turn.state().rules.draw_per_round);
    }
}

/// SOCIAL-CUST-1 to SOCIAL-CUST-3 The new pool: the players on the field, what was promised, and what is kept.
/// SOCIAL-CUST-5 It is counted here and nowhere else; SOCIAL-STATE-6 the tired count.
fn custody(state: &SocialSoccer, side: Side) -> u16 {
    let team = &state.teams[side];
    let kept = match state.rules.custody {
        Unspent::Reset => 0,
        Unspent::Accumulate => team.pool,
    };
    (kept + team.custody()).saturating_add_signed(team.promised)
}

/// SOCIAL-ROUND-11 Whether nobody on the field of either side is FRESH.
pub(super) fn all_tired(state: &SocialSoccer) -> bool {
    !Side::ALL
        .into_iter()
        .any(|side| state.teams[side].field().any(|(_, player)| player.is_fresh()))
}

/// SOCIAL-ROUND-12, SOCIAL-ROUND-13 The round ends at once.
pub(super) fn end(turn: &mut Play<'_, impl Log<Event>>, reason: EndedBy) {
    turn.emit(Event::RoundEnded { reason });
}
