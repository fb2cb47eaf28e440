//! What happens between a declaration and the aim: steps, sliding tackle, keeper.

use engine::Log;

use super::{Play, ask, keeper, pro, slide};
use crate::{Event, KickKind, Origin, Phase};

/// Opens the next decision before the kick. SIM-COD-2 and the flow of the rules give the order.
pub(super) fn go_on(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let kick = state.kick.expect("a kick is being prepared");
    let (attacking, defending) = (kick.kicker.side(), kick.kicker.side().other());
    let next = (state.aiming.stage + 1..=8).find_map(|stage| match stage {
        // SIM-PRO-7
        1 => pro::has_offside_step(state).then_some(Phase::OffsideStep {}),
        // SIM-PRO-12 Attackers first, then defenders.
        2 => pro::has_header_step(state, attacking).then_some(Phase::HeaderStep { side: attacking }),
        3 => pro::has_header_step(state, defending).then_some(Phase::HeaderStep { side: defending }),
        // SIM-SLIDE-1, SIM-SLIDE-4
        4 => {
            let instant = kick.instant.is_some() && matches!(kick.kind, KickKind::Cross | KickKind::Shot);
            (instant && slide::is_possible(state)).then_some(Phase::Slide {})
        }
        // SIM-SHOT-3, SIM-HEAD-3, SIM-FK-3
        5 => (kick.kind.is_shot() && keeper::can_prepare(state)).then_some(Phase::PrepareKeeper {}),
        6 => keeper::can_tackle(state).then_some(Phase::KeeperTackle {}),
        7 => keeper::can_be_dribbled(state).then_some(Phase::KeeperDribble {}),
        _ => Some(Phase::Aim {}),
    });
    let phase = next.unwrap_or(Phase::Aim {});
    // SIM-PEN-2 In a shoot-out as in a match the keeper stands on his line.
    debug_assert!(kick.origin != Origin::Penalty || kick.kind == KickKind::Shot);
    ask(turn, phase);
}
