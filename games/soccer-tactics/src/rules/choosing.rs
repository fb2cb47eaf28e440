//! The decisions for one of a few squares, or one of a few pawns: the keeper's square, the arc, the spot of a free kick;
//! its taker, and a new keeper.

use engine::{Log, Rng, Side};
use pitch::{Square, Squares};

use super::{Line, Play, cards, free_kick, keeper, one_of, one_pawn, penalty};
use crate::{
    Event, Move, Pawn, Refusal, SoccerTactics, SquareName,
    board::{circle, first_for, zones},
    pawn::Pawns,
    phase::{PawnChoice, SquareChoice},
};

/// One of the squares or pawns offered now.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Square(SquareChoice, Square),
    Pawn(PawnChoice, Pawn),
}

/// Every square offered.
pub(super) fn list_squares(state: &SoccerTactics, choice: SquareChoice, moves: &mut Vec<Move>) {
    let squares = state.offered_squares(choice);
    moves.extend(squares.iter().map(|square| square_move(choice, square)));
}

/// Every pawn offered.
pub(super) fn list_pawns(state: &SoccerTactics, choice: PawnChoice, moves: &mut Vec<Move>) {
    let pawns = state.offered_pawns(choice);
    moves.extend(pawns.iter().map(|pawn| pawn_move(choice, pawn)));
}

fn square_move(choice: SquareChoice, square: Square) -> Move {
    let square = square.into();
    match choice {
        SquareChoice::Arc => Move::Arc { square },
        SquareChoice::Spot => Move::Spot { square },
        SquareChoice::KeeperHome { .. } => Move::KeeperHome { square },
    }
}

fn pawn_move(choice: PawnChoice, pawn: Pawn) -> Move {
    match choice {
        PawnChoice::Taker => Move::Taker { pawn },
        PawnChoice::NewKeeper { .. } => Move::NewKeeper { pawn },
    }
}

/// One of the squares.
pub(super) fn sample_square(state: &SoccerTactics, choice: SquareChoice, rng: &mut Rng) -> Move {
    square_move(choice, one_of(state.offered_squares(choice), rng))
}

/// One of the pawns.
pub(super) fn sample_pawn(state: &SoccerTactics, choice: PawnChoice, rng: &mut Rng) -> Move {
    pawn_move(choice, one_pawn(state.offered_pawns(choice), rng))
}

/// Whether a square is among those offered.
pub(super) fn square(
    state: &SoccerTactics,
    choice: SquareChoice,
    name: SquareName,
) -> Result<Choice, Refusal> {
    let square = name.square().ok_or(Refusal::NoSquare)?;
    if state.offered_squares(choice).contains(square) {
        return Ok(Choice(Chosen::Square(choice, square)));
    }
    Err(match choice {
        SquareChoice::KeeperHome { .. } => Refusal::KeeperHomeSquare, // TACTICS-KEEP-7
        SquareChoice::Arc => Refusal::NotTheArc,                      // TACTICS-PEN-2
        SquareChoice::Spot => Refusal::NotOfferedSpot,                // TACTICS-FREE-2
    })
}

/// Whether a pawn is among those offered.
pub(super) fn pawn(state: &SoccerTactics, choice: PawnChoice, pawn: Pawn) -> Result<Choice, Refusal> {
    if state.offered_pawns(choice).contains(pawn) {
        return Ok(Choice(Chosen::Pawn(choice, pawn)));
    }
    Err(match choice {
        PawnChoice::Taker => Refusal::NotClose,              // TACTICS-FREE-3
        PawnChoice::NewKeeper { .. } => Refusal::NotAKeeper, // TACTICS-CARD-8
    })
}

/// TACTICS-MINOR-9 The referee chooses the first square, as the side sees it.
pub(super) fn default_square(state: &SoccerTactics, side: Side, choice: SquareChoice) -> Option<Choice> {
    let square = first_for(side, state.offered_squares(choice))?;
    Some(Choice(Chosen::Square(choice, square)))
}

/// TACTICS-MINOR-9 The referee chooses the first pawn.
pub(super) fn default_pawn(state: &SoccerTactics, choice: PawnChoice) -> Option<Choice> {
    let pawn = state.offered_pawns(choice).first()?;
    Some(Choice(Chosen::Pawn(choice, pawn)))
}

/// The chapter that asked goes on with what was chosen.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::Square(SquareChoice::KeeperHome { side, restart }, square) => {
            keeper::put_home(turn, side, restart, square);
        }
        Chosen::Square(SquareChoice::Arc, square) => penalty::choose_arc(turn, square),
        Chosen::Square(SquareChoice::Spot, square) => free_kick::choose_spot(turn, square),
        Chosen::Pawn(PawnChoice::Taker, pawn) => free_kick::choose_taker(turn, pawn),
        Chosen::Pawn(PawnChoice::NewKeeper { .. }, pawn) => cards::name_keeper(turn, pawn),
    }
}

pub(super) fn prompt_square(choice: SquareChoice) -> Line {
    match choice {
        SquareChoice::KeeperHome { .. } => ("tactics-prompt-keeper-home", "TACTICS-KEEP-7", 0),
        SquareChoice::Arc => ("tactics-prompt-arc", "TACTICS-PEN-2", 0),
        SquareChoice::Spot => ("tactics-prompt-spot", "TACTICS-FREE-2", 0),
    }
}

pub(super) fn prompt_pawn(choice: PawnChoice) -> Line {
    match choice {
        PawnChoice::Taker => ("tactics-prompt-taker", "TACTICS-FREE-3", 0),
        PawnChoice::NewKeeper { .. } => ("tactics-prompt-new-keeper", "TACTICS-CARD-8", 0),
    }
}

impl SoccerTactics {
    /// The squares offered in a choice of square: arc (TACTICS-PEN-2), spot (TACTICS-FREE-2), keeper's home.
    pub(crate) fn offered_squares(&self, choice: SquareChoice) -> Squares {
        match choice {
            SquareChoice::Arc => zones(self.defence()).arc,
            SquareChoice::Spot => circle()
                .iter()
                .filter(|square| !self.takers(*square).is_empty())
                .collect(),
            // LIMIT-1 and LIMIT-2 do not bind him here.
            SquareChoice::KeeperHome { side, .. } => zones(side).goal_area,
        }
    }

    /// The pawns offered in a choice of pawn: a taker or a new keeper.
    pub(crate) fn offered_pawns(&self, choice: PawnChoice) -> Pawns {
        match choice {
            PawnChoice::Taker => self
                .ball
                .square()
                .map_or(Pawns::NONE, |square| self.takers(square)),
            PawnChoice::NewKeeper { side } => self.field_players(side).collect(),
        }
    }
}
