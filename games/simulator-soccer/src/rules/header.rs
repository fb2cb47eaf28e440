//! SIM-HEAD Who meets a cross, and what the header is used for.

use engine::{Log, Side};

use super::{About, Play, ask, declare, foul, pick_up, round, time};
use crate::{
    Declared, Event, KickKind, KickResult, Move, Origin, Phase, Player, Refusal, SimulatorSoccer,
    board::zones, kick_result::HEAD_HEIGHT,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-header",
    clause: "SIM-HEAD-2",
    seconds: 2,
};

/// SIM-CROSS-4, SIM-PRO-11 Who meets a cross.
pub(super) fn who_meets(state: &SimulatorSoccer, kick: Declared, result: &KickResult) -> Option<Player> {
    if kick.kind != KickKind::Cross || state.round.header {
        return None;
    }
    let area = zones(kick.kicker.side().other()).penalty_area;
    let meets = |player: &Player| state.stands(*player) && area.contains(state.cell_of(*player));
    if let Some(receiver) = kick.named
        && meets(&receiver)
        && result.touches.first().is_none_or(|first| *first == receiver)
        && result
            .crossed
            .iter()
            .any(|crossed| crossed.height <= HEAD_HEIGHT && crossed.cell == state.cell_of(receiver))
    {
        return Some(receiver);
    }
    result.touches.iter().copied().find(meets)
}

/// SIM-HEAD-1, SIM-HEAD-5 The ball lies on the peg of the first who met the cross.
pub(super) fn meet_cross(turn: &mut Play<'_, impl Log<Event>>, kick: Declared, player: Player) {
    // SIM-OFF-6
    if turn.state().flight.offside.contains(player) {
        return foul::offside(turn, player);
    }
    turn.emit(Event::HeaderWon { player });
    if player.side() != kick.kicker.side() {
        if round::end_without_step(turn) {
            return;
        }
        round::begin(turn, player.side(), Origin::Restart);
        if time::whistle_if_outside(turn) {
            return;
        }
    }
    ask(turn, Phase::Header { side: player.side() });
}

/// SIM-HEAD-2 to SIM-HEAD-5 What a header can be used for.
pub(super) fn check(state: &SimulatorSoccer, side: Side, kind: KickKind) -> Result<(), Refusal> {
    if kind == KickKind::HeaderShot {
        if side != state.attacking || state.round.origin == Origin::Restart && state.round.kicks == 0 {
            return Err(Refusal::DefendersHeadAPass);
        }
        if state.round.shot {
            return Err(Refusal::ShotUsedHeader);
        }
    }
    Ok(())
}

pub(super) fn list(state: &SimulatorSoccer) -> Vec<Move> {
    let mut moves = declare::list(state);
    if pick_up::check(state).is_ok() {
        moves.push(Move::PickUp {});
    }
    moves
}

pub(super) fn by_itself() -> Move {
    Move::Declare {
        kind: KickKind::HeaderPass,
        named: None,
    }
}

/// What a header is used for.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Head(declare::Choice),
    /// SIM-HEAD-6 A keeper catches the cross.
    Catch(pick_up::Catch),
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Declare { kind, named } = *mv {
        let kick = declare::check(state, kind, named)?;
        Ok(Choice(Chosen::Head(kick)))
    } else if *mv == (Move::PickUp {}) {
        let catch = pick_up::check(state)?;
        Ok(Choice(Chosen::Catch(catch)))
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::Head(kick) => declare::carry_out(turn, kick),
        Chosen::Catch(catch) => pick_up::pick_up(turn, catch),
    }
}
