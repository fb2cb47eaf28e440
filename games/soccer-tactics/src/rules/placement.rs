//! Placements and choices of square or pawn. TACTICS-PLACE-1 The rules of the board hold for all of them; where a pawn may
//! be put, and TACTICS-PLACE-4 what is waived when nothing is left, is found in `legal.rs`.

use engine::Log;
use pitch::Square;

use super::{Play, ask, corner, free_kick, goal_kick, keeper, limits, penalty, time};
use crate::{
    Event, Pawn, Refusal, Role, SoccerTactics, SquareName,
    decision::{PawnChoice, Placement, SquareChoice},
};

/// TACTICS-PLACE-5 Opens a placement, or makes it if there is no choice of pawn and square.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>, placement: Placement) {
    let pawns = turn.state().to_place(placement);
    if let (1, Some(pawn)) = (pawns.len(), pawns.first()) {
        let squares = turn.state().placements(placement, pawn);
        if let (1, Some(square)) = (squares.len(), squares.first()) {
            turn.emit(Event::PawnPlaced { pawn, square });
            return go_on(turn, placement);
        }
    }
    ask(turn, placement.into());
}

/// The owner places a pawn.
pub(super) fn place(turn: &mut Play<'_, impl Log<Event>>, placement: Placement, pawn: Pawn, square: Square) {
    turn.emit(Event::PawnPlaced { pawn, square });
    time::charge(turn, time::PLACEMENT);
    go_on(turn, placement);
}

fn go_on(turn: &mut Play<'_, impl Log<Event>>, placement: Placement) {
    match placement {
        Placement::MakeRoom { side, restart } => keeper::make_room(turn, side, restart),
        Placement::PenaltyPlaces { side } => penalty::next_place(turn, side.other()),
        Placement::ClearArea => goal_kick::clear_area(turn),
        Placement::CornerRoom => corner::clear_zone(turn),
        Placement::ClearZone => free_kick::clear_zone(turn),
    }
}

/// Whether a pawn may be placed on a square. TACTICS-PLACE-3 The owner chooses the order.
pub(super) fn check(
    state: &SoccerTactics,
    placement: Placement,
    pawn: Pawn,
    name: SquareName,
) -> Result<Square, Refusal> {
    if !state.to_place(placement).contains(pawn) {
        return Err(Refusal::NotWaiting);
    }
    let to = name.square().ok_or(Refusal::NoSquare)?;
    if state.placements(placement, pawn).contains(to) {
        return Ok(to);
    }
    let named = match placement {
        Placement::MakeRoom { .. } => Refusal::OutsideGoalArea, // TACTICS-KEEP-7
        Placement::PenaltyPlaces { .. } => Refusal::PenaltyLineUp, // TACTICS-PEN-5
        Placement::ClearArea => Refusal::GoalKickRing,          // TACTICS-GKICK-2
        Placement::CornerRoom => Refusal::BesideCorner,         // TACTICS-CORNER-5
        Placement::ClearZone => Refusal::ZoneRing,              // TACTICS-FREE-4, TACTICS-CORNER-4
    };
    Err(if !state.permitted(placement, pawn).contains(to) {
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
pub(super) fn check_square(
    state: &SoccerTactics,
    choice: SquareChoice,
    name: SquareName,
) -> Result<Square, Refusal> {
    let square = name.square().ok_or(Refusal::NoSquare)?;
    if state.offered_squares(choice).contains(square) {
        return Ok(square);
    }
    Err(match choice {
        SquareChoice::KeeperHome { .. } => Refusal::KeeperHomeSquare, // TACTICS-KEEP-7
        SquareChoice::Arc => Refusal::NotTheArc,                      // TACTICS-PEN-2
        SquareChoice::Spot => Refusal::NotOfferedSpot,                // TACTICS-FREE-2
    })
}

/// Whether a pawn is among those offered.
pub(super) fn check_pawn(state: &SoccerTactics, choice: PawnChoice, pawn: Pawn) -> Result<(), Refusal> {
    if state.offered_pawns(choice).contains(pawn) {
        return Ok(());
    }
    Err(match choice {
        PawnChoice::Taker => Refusal::NotClose,              // TACTICS-FREE-3
        PawnChoice::NewKeeper { .. } => Refusal::NotAKeeper, // TACTICS-CARD-8
    })
}
