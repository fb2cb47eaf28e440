//! Corner kicks. TACTICS-CORNER-13 No offside: the play of a corner fixes no line (`fold.rs`).

use engine::Log;
use pitch::Square;

use super::{Play, ask, ball_play, keeper, limits, placement, time};
use crate::{
    Event, Pawn, Phase, Refusal, Restart, SoccerTactics, SquareName, board::zones, decision::Placement,
    pawn::Place,
};

/// TACTICS-CORNER-6 Set-up moves, three of each side.
const MOVES: u8 = 6;

/// TACTICS-CORNER-1 The corner at the shooter's side: columns A to D go to A, the others to H. TACTICS-CORNER-2 The shooter
/// is the kicker. TACTICS-CORNER-3 First the keeper comes home.
pub(super) fn award(turn: &mut Play<'_, impl Log<Event>>, shooter: Pawn) {
    let side = shooter.side();
    let left = turn
        .state()
        .square_of(shooter)
        .is_none_or(|square| square.column() < 4);
    let corners = zones(side.other()).corners;
    let square = if left { corners.first() } else { corners.last() };
    turn.emit(Event::Corner {
        side,
        square: square.expect("each end has two corners"),
    });
    keeper::bring_home(turn, side.other(), Restart::Corner);
}

/// TACTICS-CORNER-4 D-Team pawns leave the zone; TACTICS-CORNER-5 then a team-mate leaves the corner square.
pub(super) fn clear_zone(turn: &mut Play<'_, impl Log<Event>>) {
    for placement in [Placement::ClearZone, Placement::CornerRoom] {
        if !turn.state().to_place(placement).is_empty() {
            return placement::open(turn, placement);
        }
    }
    ask(turn, Phase::CornerMoves { left: MOVES });
}

/// TACTICS-CORNER-6 Whether a pawn may be put anywhere; TACTICS-CORNER-7, TACTICS-CORNER-8 and TACTICS-CORNER-9 what it may not.
#[inline]
pub(super) fn check_move(state: &SoccerTactics, pawn: Pawn, name: SquareName) -> Result<Square, Refusal> {
    if Some(pawn.side()) != state.decider() {
        return Err(Refusal::NotYourCornerPawn);
    }
    let Place::On(from) = state.places[pawn.index()] else {
        let at_flag = state.places[pawn.index()] == Place::Flag;
        return Err(if at_flag {
            Refusal::KickerAtFlag
        } else {
            Refusal::NotYourCornerPawn
        });
    };
    let to = name.square().ok_or(Refusal::NoSquare)?;
    if state.corner_places(pawn).contains(to) {
        return Ok(to);
    }
    let keeps_goal = state.is_keeper(pawn) && pawn.side() == state.defence();
    Err(if !state.corner_ground(pawn).contains(to) {
        if keeps_goal {
            Refusal::CornerKeeper
        } else {
            Refusal::CornerZone
        }
    } else if to == from {
        Refusal::MustLeave
    } else {
        placement::standing_refusal(state, pawn, to)
            .or_else(|| limits::refusal(state, pawn, to))
            .unwrap_or(Refusal::CornerZone)
    })
}

/// A set-up move.
pub(super) fn place(turn: &mut Play<'_, impl Log<Event>>, left: u8, pawn: Pawn, square: Square) {
    turn.emit(Event::PawnPlaced { pawn, square });
    next(turn, left);
}

/// A set-up move is passed.
pub(super) fn pass(turn: &mut Play<'_, impl Log<Event>>, left: u8) {
    if let Some(side) = turn.state().decider() {
        turn.emit(Event::PlacementPassed { side });
    }
    next(turn, left);
}

/// The next set-up move, when so many were left. TACTICS-CORNER-10 After the last the kicker steps onto the corner square and the die is rolled;
/// TACTICS-CORNER-11 it is a ball play like others.
fn next(turn: &mut Play<'_, impl Log<Event>>, left: u8) {
    time::charge(turn, time::PLACEMENT);
    if left > 1 {
        return ask(turn, Phase::CornerMoves { left: left - 1 });
    }
    if let (Some(pawn), Some(square)) = (turn.state().holder, turn.state().ball.square()) {
        turn.emit(Event::PawnPlaced { pawn, square });
    }
    ball_play::roll(turn);
}
