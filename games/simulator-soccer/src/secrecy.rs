//! SIM-GEN-6 What is hidden: start line-ups until both are done, a barred keeper's plan and the aim until both are given;
//! and what cannot be untold once it is shown.

use engine::{Rng, Seat, Viewer};

use crate::{
    Event, Phase, SimulatorSoccer,
    rules::{aiming, start},
    state::Status,
};

/// What a viewer may see of an event.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
    let mine = |side| viewer.seat().is_some_and(|seat| seat.side() == side);
    match event {
        Event::StarterPlaced { player, .. } if !mine(player.side()) => None,
        Event::Aimed {
            side, sealed: true, ..
        } if !mine(*side) => Some(Event::Aimed {
            side: *side,
            target: None,
            no_timing: false,
            sealed: true,
        }),
        Event::Planned { side, .. } if !mine(*side) => Some(Event::Planned {
            side: *side,
            plan: None,
        }),
        Event::StarterPlaced { .. }
        | Event::StartDone { .. }
        | Event::StartRevealed { .. }
        | Event::CoinTossed { .. }
        | Event::Asked { .. }
        | Event::Put { .. }
        | Event::BallPut { .. }
        | Event::RoundBegan { .. }
        | Event::Declared { .. }
        | Event::KeeperReady { .. }
        | Event::Aimed { .. }
        | Event::Planned { .. }
        | Event::Unsealed { .. }
        | Event::Swayed { .. }
        | Event::TableRolled { .. }
        | Event::Kicked { .. }
        | Event::DuelRolled { .. }
        | Event::DuelWon { .. }
        | Event::TakerNamed { .. }
        | Event::ShotLost {}
        | Event::Taken { .. }
        | Event::HeaderWon { .. }
        | Event::PickedUp { .. }
        | Event::PhaseTwo { .. }
        | Event::PhaseThree { .. }
        | Event::EntryRolled { .. }
        | Event::Foul { .. }
        | Event::Cautioned { .. }
        | Event::CautionWithdrawn { .. }
        | Event::SentOff { .. }
        | Event::VarRolled { .. }
        | Event::Offside { .. }
        | Event::Stopped { .. }
        | Event::LiftedAll {}
        | Event::WallBuilt { .. }
        | Event::Goal { .. }
        | Event::NoGoal { .. }
        | Event::StepMade { .. }
        | Event::AddedTime { .. }
        | Event::TimeUp {}
        | Event::RoundEnded {}
        | Event::PeriodEnded { .. }
        | Event::PeriodBegan { .. }
        | Event::Substituted { .. }
        | Event::ReserveKeeperOn { .. }
        | Event::ShootoutBegan { .. }
        | Event::ShootoutKick { .. }
        | Event::MatchEnded { .. } => Some(event.clone()),
    }
}

/// Whether an event told somebody something that cannot be untold.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::StartRevealed { .. }
        | Event::CoinTossed { .. }
        | Event::Unsealed { .. }
        | Event::Swayed { .. }
        | Event::TableRolled { .. }
        | Event::Kicked { .. }
        | Event::DuelRolled { .. }
        | Event::EntryRolled { .. }
        | Event::VarRolled { .. } => true,
        Event::StarterPlaced { .. }
        | Event::StartDone { .. }
        | Event::Asked { .. }
        | Event::Put { .. }
        | Event::BallPut { .. }
        | Event::RoundBegan { .. }
        | Event::Declared { .. }
        | Event::KeeperReady { .. }
        | Event::Aimed { .. }
        | Event::Planned { .. }
        | Event::DuelWon { .. }
        | Event::TakerNamed { .. }
        | Event::ShotLost {}
        | Event::Taken { .. }
        | Event::HeaderWon { .. }
        | Event::PickedUp { .. }
        | Event::PhaseTwo { .. }
        | Event::PhaseThree { .. }
        | Event::Foul { .. }
        | Event::Cautioned { .. }
        | Event::CautionWithdrawn { .. }
        | Event::SentOff { .. }
        | Event::Offside { .. }
        | Event::Stopped { .. }
        | Event::LiftedAll {}
        | Event::WallBuilt { .. }
        | Event::Goal { .. }
        | Event::NoGoal { .. }
        | Event::StepMade { .. }
        | Event::AddedTime { .. }
        | Event::TimeUp {}
        | Event::RoundEnded {}
        | Event::PeriodEnded { .. }
        | Event::PeriodBegan { .. }
        | Event::Substituted { .. }
        | Event::ReserveKeeperOn { .. }
        | Event::ShootoutBegan { .. }
        | Event::ShootoutKick { .. }
        | Event::MatchEnded { .. } => false,
    }
}

/// A state that the seat cannot tell from this one.
pub(crate) fn redeal(state: &SimulatorSoccer, seat: Seat, rng: &mut Rng) -> SimulatorSoccer {
    let mut dealt = state.clone();
    let other = seat.side().other();
    if state.phase == (Phase::PlaceStart {}) {
        redeal_start(&mut dealt, other, rng);
    }
    if state.phase == (Phase::Aim {}) && state.aiming.bar_y.is_some() {
        if other == state.attacking {
            if state.aiming.target.is_some() {
                (dealt.aiming.target, dealt.aiming.no_timing) = aiming::some_target(state, rng);
            }
        } else if state.aiming.plan.is_some() {
            dealt.aiming.plan = Some(aiming::some_plan(state, rng));
        }
    }
    dealt
}

/// The other side's starters stand somewhere else, if they are done; else nobody knows who is placed.
fn redeal_start(dealt: &mut SimulatorSoccer, side: engine::Side, rng: &mut Rng) {
    let done = dealt.start_done[side];
    for player in crate::Player::of(side) {
        dealt.pieces[player.index()].status = Status::Bench;
    }
    dealt.recount(side);
    let count = if done { 11 } else { rng.below(12) };
    for _ in 0..count {
        let Some((player, cell)) = start::next_starter(dealt, side) else {
            return;
        };
        let cell = if rng.below(3) == 0 {
            cell
        } else {
            start::some_cell(dealt, side, rng)
        };
        let piece = &mut dealt.pieces[player.index()];
        piece.stand(crate::anchor(cell), cell);
        dealt.recount(side);
    }
}
