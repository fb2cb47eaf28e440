//! What happens between a declaration and the aim: steps, sliding tackle, keeper.

use engine::{Log, Side};

use super::{Play, ask, keeper, keeper_dribble, keeper_tackle, pro, slide};
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
        6 => keeper_tackle::is_possible(state).then_some(Phase::KeeperTackle {}),
        7 => keeper_dribble::is_possible(state).then_some(Phase::KeeperDribble {}),
        _ => Some(Phase::Aim {}),
    });
    let phase = next.unwrap_or(Phase::Aim {});
    // SIM-PEN-2 In a shoot-out as in a match the keeper stands on his line.
    debug_assert!(kick.origin != Origin::Penalty || kick.kind == KickKind::Shot);
    ask(turn, phase);
}

/// The order in which a kick is prepared.
pub(crate) fn stage(phase: Phase, attacking: Side) -> u8 {
    match phase {
        Phase::OffsideStep {} => 1,
        Phase::HeaderStep { side } if side == attacking => 2,
        Phase::HeaderStep { .. } => 3,
        Phase::Slide {} => 4,
        Phase::PrepareKeeper {} => 5,
        Phase::KeeperTackle {} => 6,
        Phase::KeeperDribble {} => 7,
        Phase::Aim {} => 8,
        Phase::Release {} => 9,
        Phase::Before {}
        | Phase::PlaceStart {}
        | Phase::KickoffTaker {}
        | Phase::PutDown {}
        | Phase::Declare {}
        | Phase::Replant {}
        | Phase::SpeedStep { .. }
        | Phase::ChooseTaker { .. }
        | Phase::ChooseCell { .. }
        | Phase::PlaceTaker { .. }
        | Phase::PickUp { .. }
        | Phase::Header { .. }
        | Phase::Repeat {}
        | Phase::Move2 {}
        | Phase::Move3 {}
        | Phase::Tackle {}
        | Phase::CallSubstitution { .. }
        | Phase::MakeRoom {}
        | Phase::Thrower {}
        | Phase::Substitutions { .. }
        | Phase::BallSpot {}
        | Phase::LineUp { .. }
        | Phase::ShootoutTaker { .. }
        | Phase::Over {} => 0,
    }
}
