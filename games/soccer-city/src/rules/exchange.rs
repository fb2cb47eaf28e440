//! The loose-ball exchange (CITY-SAVE-9): repositionings in turn until somebody has the ball that was cleared.

use engine::{Log, Seat, Side};

use super::{
    Play, Told, ask,
    candidates::{self, DONE, Menu},
    misfit, repositioning, time, told, turn as turns,
};
use crate::{Event, Hexagon, Move, Phase, Piece, Pieces, Refusal, SoccerCity, StepKind};

pub(super) fn prompt(state: &SoccerCity, moved: Pieces) -> Told {
    told("city-prompt-exchange", "CITY-SAVE-9").counting(repositioning::left(state, moved))
}

pub(super) fn menu(state: &SoccerCity, seat: Seat, moved: Pieces) -> Menu {
    let movable = Piece::of(seat.side())
        .filter(|piece| check_piece(state, seat.side(), moved, *piece).is_ok())
        .collect();
    Menu::of([DONE, candidates::steps(movable)])
}

/// A part of an exchange that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Step { piece: Piece, to: Hexagon },
    Done { side: Side, first: Side },
}

pub(super) fn check(
    state: &SoccerCity,
    (side, first): (Side, Side),
    moved: Pieces,
    mv: &Move,
) -> Result<Choice, Refusal> {
    if let Move::Step { piece, to } = *mv {
        check_piece(state, side, moved, piece)?;
        repositioning::check_step(state, piece, to)?;
        return Ok(Choice(Part::Step { piece, to }));
    }
    if let Move::Done {} = *mv {
        return Ok(Choice(Part::Done { side, first }));
    }
    Err(misfit(state, mv))
}

/// CITY-SAVE-9 Between turns nobody is used or has advanced.
pub(super) fn check_piece(
    state: &SoccerCity,
    side: Side,
    moved: Pieces,
    piece: Piece,
) -> Result<(), Refusal> {
    repositioning::check_own(state, side, piece)?;
    repositioning::check_count(state, side, moved, piece)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Step { piece, to } => {
            repositioning::step(turn, piece, to, StepKind::Exchange);
        }
        Part::Done { side, first } => done(turn, side, first),
    }
}

/// CITY-SAVE-9 A cleared ball lies loose: the keeper's side repositions first.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, first: Side) {
    ask_side(turn, first, first);
}

fn ask_side(turn: &mut Play<'_, impl Log<Event>>, side: Side, first: Side) {
    ask(
        turn,
        Phase::Exchange {
            side,
            first,
            moved: Pieces::NONE,
        },
    );
}

/// CITY-SAVE-9 One repositioning of the exchange is done. A complete pair counts as one turn without a Ball card, and the end
/// of the period is checked.
fn done(turn: &mut Play<'_, impl Log<Event>>, side: Side, first: Side) {
    match turn.state().bearer() {
        // The side that took the ball has finished its repositioning.
        Some(piece) => {
            turn.emit(Event::ExchangeEnded { side: piece.side() });
            if side == first {
                return turns::go_on(turn);
            }
            count(turn, first);
            time::check_period(turn);
        }
        None if side == first => ask_side(turn, side.other(), first),
        None => {
            count(turn, first);
            if time::is_over(turn.state()) {
                time::check_period(turn);
            } else {
                begin(turn, first);
            }
        }
    }
}

fn count(turn: &mut Play<'_, impl Log<Event>>, first: Side) {
    let coach = turn.state().seat_of(first);
    time::count_passive(turn, false, coach);
}
