//! Team repositioning (CITY-REPO): A4 and D2 of a turn.

use engine::{Log, Seat, Side};

use super::{
    Play, Told,
    candidates::{self, DONE, Menu},
    factors, misfit, offside, told, turn as turns,
};
use crate::{Card, Event, Hexagon, How, Move, Next, Piece, Pieces, Refusal, SoccerCity, StepKind};

/// CITY-REPO-1 Outfield pieces that may be moved in one repositioning. CITY-KEEP-2 The keeper comes on top, wherever he is.
const OUTFIELD: u8 = 3;

pub(super) fn prompt(state: &SoccerCity, moved: Pieces) -> Told {
    told("city-prompt-reposition", "CITY-REPO-1").counting(left(state, moved))
}

/// CITY-REPO-1 How many outfield pieces may still be moved.
pub(super) fn left(state: &SoccerCity, moved: Pieces) -> u8 {
    let outfield = moved.iter().filter(|piece| !state.is_keeper(*piece)).count();
    OUTFIELD.saturating_sub(outfield as u8)
}

pub(super) fn menu(state: &SoccerCity, seat: Seat, moved: Pieces) -> Menu {
    let movable = Piece::of(seat.side())
        .filter(|piece| check_piece(state, seat.side(), moved, *piece).is_ok())
        .collect();
    Menu::of([DONE, candidates::steps(movable)])
}

/// A part of a repositioning that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Step { piece: Piece, to: Hexagon },
    Done { side: Side },
}

#[inline]
pub(super) fn check(state: &SoccerCity, side: Side, moved: Pieces, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Step { piece, to } = *mv {
        check_piece(state, side, moved, piece)?;
        check_step(state, piece, to)?;
        return Ok(Choice(Part::Step { piece, to }));
    }
    if let Move::Done {} = *mv {
        return Ok(Choice(Part::Done { side }));
    }
    // CITY-TURN-5 The action comes before the repositioning.
    if let Move::Tackle { .. }
    | Move::Tactic {
        card: Card::Defence(_),
    } = *mv
    {
        return Err(Refusal::ActedAlready);
    }
    Err(misfit(state, mv))
}

/// CITY-REPO-1 to CITY-REPO-5 Whether a piece may be moved in this repositioning at all.
pub(super) fn check_piece(
    state: &SoccerCity,
    side: Side,
    moved: Pieces,
    piece: Piece,
) -> Result<(), Refusal> {
    check_own(state, side, piece)?;
    if side == state.turn.attacking && state.turn.advancers.contains(piece) {
        return Err(Refusal::AdvancedAlready); // CITY-REPO-3
    }
    if state.turn.used.contains(piece) {
        // CITY-REPO-4
        return Err(if side == state.turn.attacking {
            Refusal::UsedAlready
        } else {
            Refusal::DefenderUsed
        });
    }
    check_count(state, side, moved, piece)
}

/// CITY-REPO-1, CITY-REPO-2 A piece of the side, which is not on the ball.
pub(super) fn check_own(state: &SoccerCity, side: Side, piece: Piece) -> Result<(), Refusal> {
    if piece.side() != side {
        return Err(Refusal::NotYourPiece);
    }
    let from = state.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
    if from == state.ball {
        return Err(Refusal::BearerStays); // CITY-REPO-2
    }
    Ok(())
}

/// CITY-REPO-1, CITY-REPO-5 Each piece once, three outfield pieces and the keeper.
pub(super) fn check_count(
    state: &SoccerCity,
    side: Side,
    moved: Pieces,
    piece: Piece,
) -> Result<(), Refusal> {
    if moved.contains(piece) {
        return Err(Refusal::MovedAlready); // CITY-REPO-5
    }
    let outfield = moved.len() - u32::from(moved.contains(state.keepers[side]));
    if !state.is_keeper(piece) && outfield >= u32::from(OUTFIELD) {
        return Err(Refusal::ThreeMoved);
    }
    Ok(())
}

/// CITY-REPO-1 One hexagon, to a free one.
pub(super) fn check_step(state: &SoccerCity, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
    let from = state.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
    if from.distance(to) != 1 {
        return Err(Refusal::OneHexagon);
    }
    if state.is_free(to) {
        Ok(())
    } else {
        Err(Refusal::Occupied)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Step { piece, to } => {
            step(turn, piece, to, StepKind::Reposition);
        }
        Part::Done { side } if side == turn.state().turn.attacking => turns::after_attack(turn),
        Part::Done { .. } => {
            let side = turn.state().last;
            turns::end(turn, Next::Turn { side });
        }
    }
}

/// CITY-REPO-6 A piece steps; on a loose ball it takes it, or is offside. Whether play goes on.
pub(super) fn step(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon, kind: StepKind) -> bool {
    let takes = turn.state().ball == to;
    let flagged = takes && turn.state().flagged.contains(piece);
    turn.emit(Event::Stepped { piece, to, kind });
    if flagged {
        offside::give(turn, piece, to); // CITY-OFF-4
        return false;
    }
    if takes {
        turn.emit(Event::BallTaken {
            piece,
            how: How::Stepped,
        });
        factors::ball_changed_hands(turn);
    }
    true
}
