//! The keeper: his step, and being put back into his goal area.

use engine::{Log, Side};
use pitch::Square;

use super::{Play, ask, cards, corner, goal_kick, limits, offensive_set, placement, time};
use crate::{
    Aim, Event, Phase, Refusal, Restart, SoccerTactics, SquareName, board::zones, decision::Placement,
};

/// TACTICS-KEEP-2 Instead of a roll the D-Team may move its keeper, TACTICS-KEEP-1 by one square. TACTICS-KEEP-8 If he
/// has no legal step, only a roll is left.
pub(super) fn check_step(state: &SoccerTactics, name: SquareName) -> Result<Square, Refusal> {
    let to = name.square().ok_or(Refusal::NoSquare)?;
    let side = state.defence();
    if state.keeper_steps(side).contains(to) {
        return Ok(to);
    }
    let keeper = state.keepers[side];
    let from = state.square_of(keeper).ok_or(Refusal::NoKeeper)?;
    Err(if from.distance(to) != 1 {
        Refusal::KeeperOneStep
    } else if state.occupied[side].contains(to) {
        Refusal::OwnPawnThere
    } else if !zones(side).half.contains(to) {
        Refusal::KeeperHalf
    } else {
        limits::refusal(state, keeper, to).unwrap_or(Refusal::KeeperOneStep)
    })
}

/// The keeper steps. TACTICS-KEEP-5 On the holder's square he fights, on a free ball he captures it; TACTICS-KEEP-6 then
/// his side begins a set.
pub(super) fn step(turn: &mut Play<'_, impl Log<Event>>, aim: Aim, to: Square) {
    let pawn = turn.state().keepers[turn.state().defence()];
    if let Some(from) = turn.state().square_of(pawn) {
        turn.emit(Event::KeeperStepped { pawn, from, to });
    }
    time::charge(turn, time::PAWN_MOVE);
    offensive_set::arrive(turn, aim, pawn, to);
}

/// TACTICS-KEEP-7 A keeper is put back into his goal area for a restart. One who is there stays, but for a goal kick he
/// chooses his square anew.
pub(super) fn bring_home(turn: &mut Play<'_, impl Log<Event>>, side: Side, restart: Restart) {
    let pawn = turn.state().keepers[side];
    let at_home = turn
        .state()
        .square_of(pawn)
        .is_some_and(|square| zones(side).goal_area.contains(square));
    if at_home && restart != Restart::GoalKick {
        return go_on(turn, side, restart);
    }
    turn.emit(Event::KeeperLifted { pawn });
    make_room(turn, side, restart);
}

/// A team-mate in the goal area moves out first.
pub(super) fn make_room(turn: &mut Play<'_, impl Log<Event>>, side: Side, restart: Restart) {
    let room = Placement::MakeRoom { side, restart };
    if turn.state().to_place(room).is_empty() {
        ask(turn, Phase::KeeperHome { side, restart });
    } else {
        placement::open(turn, room);
    }
}

/// The keeper is put on his square.
pub(super) fn put_home(turn: &mut Play<'_, impl Log<Event>>, side: Side, restart: Restart, square: Square) {
    turn.emit(Event::PawnPlaced {
        pawn: turn.state().keepers[side],
        square,
    });
    time::charge(turn, time::CHOICE);
    go_on(turn, side, restart);
}

fn go_on(turn: &mut Play<'_, impl Log<Event>>, side: Side, restart: Restart) {
    match restart {
        Restart::GoalKick => goal_kick::clear_area(turn),
        Restart::Corner => corner::clear_zone(turn),
        // Nobody is put back for the last three but in positions that somebody has made up.
        Restart::FreeKick | Restart::Open | Restart::KickOff | Restart::Penalty => {
            cards::give_free_kick(turn, side);
        }
    }
}
