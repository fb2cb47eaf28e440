//! SIM-GK-13 Whether a keeper who has become holder picks the ball up.

use engine::Log;

use super::{About, Play, agrees, cod, round, time};
use crate::{Event, Move, Origin, Phase, Player, Refusal, SimulatorSoccer, board::zones};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-pick-up",
    clause: "SIM-GK-13",
    seconds: 1,
};

pub(super) fn list() -> Vec<Move> {
    vec![Move::PickUp {}, Move::Decline {}]
}

/// SIM-GK-13, SIM-GK-14 Whether somebody may pick the ball up once he has it.
pub(super) fn check_player(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    let side = player.side();
    if !state.is_keeper(player) || !zones(side).penalty_area.contains(state.cell_of(player)) {
        return Err(Refusal::OnlyKeepersPickUp);
    }
    if state.back_pass == Some(side) {
        return Err(Refusal::BackPass);
    }
    Ok(())
}

/// A keeper who may pick the ball up.
pub(super) struct Catch {
    keeper: Player,
}

/// Whether the holder may pick the ball up.
pub(super) fn check(state: &SimulatorSoccer) -> Result<Catch, Refusal> {
    let keeper = state.holder.ok_or(Refusal::NotNow)?;
    check_player(state, keeper)?;
    Ok(Catch { keeper })
}

/// Why the ball is not picked up when a kick is to be declared: nobody could, or the moment has passed.
pub(super) fn why_not_now(state: &SimulatorSoccer) -> Refusal {
    check(state).err().unwrap_or(Refusal::NotNow)
}

/// Whether a keeper picks the ball up.
pub(crate) struct Choice(Chosen);

enum Chosen {
    PickUp(Catch),
    PlayOn { holder: Player, kept: bool },
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    Ok(Choice(if agrees(mv, Move::PickUp {})? {
        Chosen::PickUp(check(state)?)
    } else {
        let holder = state.holder.ok_or(Refusal::NotNow)?;
        Chosen::PlayOn {
            holder,
            kept: holder.side() == state.attacking,
        }
    }))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::PickUp(catch) => pick_up(turn, catch),
        Chosen::PlayOn { holder, kept } => cod::play_on(turn, holder, kept),
    }
}

/// SIM-GK-13, SIM-GK-17, SIM-HEAD-6 The keeper picks the ball up: phase 1 ends, and his side plays phase 2.
pub(super) fn pick_up(turn: &mut Play<'_, impl Log<Event>>, Catch { keeper }: Catch) {
    let state = turn.state();
    // A cross that he meets has ended the other side's round already.
    let caught_cross = matches!(state.phase, Phase::Header { .. });
    let won = keeper.side() != state.attacking;
    if won && round::end_without_step(turn) {
        return;
    }
    if won || caught_cross {
        round::begin(turn, keeper.side(), Origin::KeeperHolds);
    }
    turn.emit(Event::PickedUp { player: keeper });
    if !time::whistle_if_outside(turn) {
        round::phase_two(turn);
    }
}
