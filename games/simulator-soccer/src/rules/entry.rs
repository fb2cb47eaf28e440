//! SIM-ENTER Entering the ball cell, and duels.

use engine::{Log, Side};

use super::{Play, ask, foul, pegs::put};
use crate::{
    Cell, Duel, Event, FoulKind, Phase, Player, Refusal, SimulatorSoccer, Skill, Spot, Why,
    board::front_cells,
};

/// Both dice of a duel: dribbler or tackler first.
pub(super) fn duel(
    turn: &mut Play<'_, impl Log<Event>>,
    duel: Duel,
    attacker: Player,
    defender: Player,
) -> (u8, u8) {
    let attacker_die = turn.chance.die("duel", 6);
    let defender_die = turn.chance.die("duel", 6);
    turn.emit(Event::DuelRolled {
        duel,
        attacker,
        defender,
        attacker_die,
        defender_die,
    });
    (attacker_die, defender_die)
}

/// SIM-ENTER-3 An entry from behind: on 1 to 3 a foul and a caution. SIM-PRO-5 With RETRIEVAL only on 1.
pub(super) fn survives(turn: &mut Play<'_, impl Log<Event>>, player: Player) -> bool {
    let die = turn.chance.die("entry", 6);
    turn.emit(Event::EntryRolled { player, die });
    let clean = die > worst(turn.state(), player);
    if !clean {
        foul::foul(turn, player, FoulKind::Entry);
    }
    clean
}

/// SIM-ENTER-3, SIM-PRO-5 The highest die that is a foul in an entry from behind.
pub(crate) fn worst(state: &SimulatorSoccer, player: Player) -> u8 {
    if state.has(player, Skill::Retrieval) { 1 } else { 3 }
}

/// SIM-ENTER-2 to SIM-ENTER-5 Whether a defender may enter the ball cell.
pub(super) fn check(state: &SimulatorSoccer, player: Player, major: bool) -> Result<(), Refusal> {
    // SIM-GK-15
    if state.held {
        return Err(Refusal::KeeperHolds);
    }
    // SIM-P3-5
    if state.round.first_moved.is_some() {
        return Err(Refusal::NotTheFirstMoved);
    }
    // SIM-ENTER-5
    if state.team_mate_in(player, state.ball_cell) {
        return Err(Refusal::SecondDefender);
    }
    if state.cell_of(player).distance(state.ball_cell) >= 2 && !major {
        return Err(Refusal::MajorFoul);
    }
    Ok(())
}

/// SIM-ENTER-1 A defender enters the ball cell, to tackle or to press. SIM-ENTER-6 His spot was checked before.
pub(super) fn enter(turn: &mut Play<'_, impl Log<Event>>, player: Player, at: Spot) {
    let state = turn.state();
    let cell = state.ball_cell;
    let from = state.cell_of(player);
    let attacking = state.attacking;
    let cells = from.distance(cell);
    // SIM-ENTER-4
    if cells >= 2 {
        return foul::foul(turn, player, FoulKind::Major);
    }
    if !is_front(cell, from, attacking) && !survives(turn, player) {
        return;
    }
    put(turn, player, at, cell, None, Why::Move, cells);
    ask(turn, Phase::Tackle {});
}

/// SIM-ENTER-2 Whether a cell is a front cell of the holder's.
pub(crate) fn is_front(ball: Cell, from: Cell, attacking: Side) -> bool {
    front_cells(ball, attacking).any(|front| front == from)
}
