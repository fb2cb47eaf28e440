//! Placements and choices of square or pawn. TACTICS-PLACE-1 The rules of the board hold for all of them; where a pawn may
//! be put, and TACTICS-PLACE-4 what is waived when nothing is left, is found in `legal.rs`.

use engine::Log;
use pitch::Square;

use super::{Play, ask, corner, free_kick, goal_kick, keeper, limits, penalty, time};
use crate::{Event, Pawn, Phase, Refusal, Role, SoccerTactics, SquareName};

/// TACTICS-PLACE-5 Opens a placement, or makes it if there is no choice of pawn and square.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    let pawns = turn.state().to_place(phase);
    if let (1, Some(pawn)) = (pawns.len(), pawns.first()) {
        let squares = turn.state().placements(phase, pawn);
        if let (1, Some(square)) = (squares.len(), squares.first()) {
            turn.emit(Event::PawnPlaced { pawn, square });
            return go_on(turn, phase);
        }
    }
    ask(turn, phase);
}

/// The owner places a pawn.
pub(super) fn place(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn, square: Square) {
    let phase = turn.state().phase;
    turn.emit(Event::PawnPlaced { pawn, square });
    time::charge(turn, time::PLACEMENT);
    go_on(turn, phase);
}

fn go_on(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    match phase {
        Phase::MakeRoom { side, restart } => keeper::make_room(turn, side, restart),
        Phase::PenaltyPlaces { side } => penalty::next_place(turn, side.other()),
        Phase::ClearArea {} => goal_kick::clear_area(turn),
        Phase::CornerRoom {} => corner::clear_zone(turn),
        _ => free_kick::clear_zone(turn),
    }
}

/// Whether a pawn may be placed on a square. TACTICS-PLACE-3 The owner chooses the order.
pub(super) fn check(state: &SoccerTactics, pawn: Pawn, name: SquareName) -> Result<(), Refusal> {
    if !state.to_place(state.phase).contains(pawn) {
        return Err(Refusal::NotWaiting);
    }
    let to = name.square().ok_or(Refusal::NoSquare)?;
    if state.placements(state.phase, pawn).contains(to) {
        return Ok(());
    }
    let named = match state.phase {
        Phase::MakeRoom { .. } => Refusal::OutsideGoalArea, // TACTICS-KEEP-7
        Phase::PenaltyPlaces { .. } => Refusal::PenaltyLineUp, // TACTICS-PEN-5
        Phase::ClearArea {} => Refusal::GoalKickRing,       // TACTICS-GKICK-2
        Phase::CornerRoom {} => Refusal::BesideCorner,      // TACTICS-CORNER-5
        _ => Refusal::ZoneRing,                             // TACTICS-FREE-4, TACTICS-CORNER-4
    };
    Err(if !state.permitted(state.phase, pawn).contains(to) {
        named
    } else if state.square_of(pawn) == Some(to) {
        Refusal::MustLeave // TACTICS-PLACE-2
    } else {
        standing_refusal(state, pawn, to)
            .or_else(|| limits::refusal(state, pawn, to))
            .unwrap_or(named)
    })
}

/// What keeps a pawn from a square, the limits apart.
pub(super) fn standing_refusal(state: &SoccerTactics, pawn: Pawn, to: Square) -> Option<Refusal> {
    if state.occupied[pawn.side()].contains(to) {
        Some(Refusal::OwnPawnThere) // TACTICS-TEAM-6
    } else if state.ground(pawn).contains(to) {
        None
    } else if state.role(pawn) == Role::Keeper {
        Some(Refusal::KeeperHalf) // TACTICS-TEAM-5
    } else {
        Some(Refusal::DefenderHalf) // TACTICS-TEAM-4
    }
}

/// Whether a square is among those offered.
pub(super) fn check_offer(state: &SoccerTactics, name: SquareName, refusal: Refusal) -> Result<(), Refusal> {
    let square = name.square().ok_or(Refusal::NoSquare)?;
    if state.offered_squares(state.phase).contains(square) {
        Ok(())
    } else {
        Err(refusal)
    }
}

/// Whether a pawn is among those offered.
pub(super) fn check_pawn(state: &SoccerTactics, pawn: Pawn, refusal: Refusal) -> Result<(), Refusal> {
    if state.offered_pawns(state.phase).contains(pawn) {
        Ok(())
    } else {
        Err(refusal)
    }
}
