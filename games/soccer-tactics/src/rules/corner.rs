//! Corner kicks, and the decision about a set-up move before one. TACTICS-CORNER-13 No offside: the play of a corner fixes
//! no line (`fold.rs`).

use engine::{Log, Rng, Side};
use pitch::{Square, Squares};

use super::{
    Line, Play, ask, ball_play, keeper,
    limits::{self, Waiver},
    one_of, placement, random_pawn, time,
};
use crate::{
    Event, Move, Pawn, Phase, Refusal, Restart, SoccerTactics, SquareName, board::zones, pawn::Place,
    phase::Placement,
};

/// TACTICS-CORNER-6 Set-up moves, three of each side.
const MOVES: u8 = 6;

/// A set-up move that a side may make now, when so many are left.
pub(crate) struct Choice {
    left: u8,
    step: Step,
}

enum Step {
    Place { pawn: Pawn, square: Square },
    Pass { side: Side },
}

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

/// To pass, and every square of every pawn on the pitch.
pub(super) fn list(state: &SoccerTactics, side: Side, moves: &mut Vec<Move>) {
    moves.push(Move::Pass {});
    for pawn in state.corner_movers(side) {
        moves.extend(placement::places(pawn, state.corner_places(pawn)));
    }
}

/// One of these.
pub(super) fn sample(state: &SoccerTactics, side: Side, rng: &mut Rng) -> Move {
    if rng.below(8) == 0 {
        return Move::Pass {};
    }
    random_pawn(side, rng, |pawn| state.corner_places(pawn)).map_or(Move::Pass {}, |(pawn, squares)| {
        Move::Place {
            pawn,
            square: one_of(squares, rng).into(),
        }
    })
}

/// TACTICS-CORNER-6 Whether a pawn may be put anywhere; TACTICS-CORNER-7, TACTICS-CORNER-8 and TACTICS-CORNER-9 what it may not.
pub(super) fn place(
    state: &SoccerTactics,
    side: Side,
    left: u8,
    pawn: Pawn,
    name: SquareName,
) -> Result<Choice, Refusal> {
    if pawn.side() != side {
        return Err(Refusal::NotYourCornerPawn);
    }
    let from = match state.places[pawn.index()] {
        Place::On(from) => from,
        Place::Flag => return Err(Refusal::KickerAtFlag),
        Place::GoalCentre | Place::Lifted | Place::Beside | Place::Out => {
            return Err(Refusal::NotYourCornerPawn);
        }
    };
    let to = name.square().ok_or(Refusal::NoSquare)?;
    if state.corner_places(pawn).contains(to) {
        let step = Step::Place { pawn, square: to };
        return Ok(Choice { left, step });
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

/// A side passes its set-up move; TACTICS-MINOR-9 the referee does so if its time is up.
pub(super) fn pass(side: Side, left: u8) -> Choice {
    let step = Step::Pass { side };
    Choice { left, step }
}

/// The set-up move, then the next one. TACTICS-CORNER-10 After the last the kicker steps onto the corner square and the
/// die is rolled; TACTICS-CORNER-11 it is a ball play like others.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { left, step }: Choice) {
    turn.emit(match step {
        Step::Place { pawn, square } => Event::PawnPlaced { pawn, square },
        Step::Pass { side } => Event::PlacementPassed { side },
    });
    time::charge(turn, time::PLACEMENT);
    if left > 1 {
        return ask(turn, Phase::CornerMoves { left: left - 1 });
    }
    let state = turn.state();
    let kicker = state.holder.zip(state.ball.square());
    let (pawn, square) = kicker.expect("a corner has its kicker and its square");
    turn.emit(Event::PawnPlaced { pawn, square });
    ball_play::roll(turn);
}

pub(super) fn prompt(left: u8) -> Line {
    (
        "tactics-prompt-corner-moves",
        "TACTICS-CORNER-6",
        left.div_ceil(2),
    )
}

impl SoccerTactics {
    /// TACTICS-CORNER-7, TACTICS-CORNER-9 The squares where a set-up move of a corner may put a pawn at all.
    fn corner_ground(&self, pawn: Pawn) -> Squares {
        if pawn.side() == self.offence {
            !self.cleared(Placement::CornerRoom)
        } else if self.is_keeper(pawn) {
            zones(pawn.side()).goal_area
        } else {
            !self.zone()
        }
    }

    /// TACTICS-CORNER-6, TACTICS-CORNER-8 The squares where a set-up move of a corner can put a pawn.
    pub(crate) fn corner_places(&self, pawn: Pawn) -> Squares {
        self.square_of(pawn).map_or(Squares::NONE, |from| {
            (self.corner_ground(pawn) & self.standing(pawn, Waiver::Strict)) - Squares::one(from) // TACTICS-PLACE-2
        })
    }

    /// The pawns that a corner's set-up move may place. TACTICS-CORNER-2 Not the kicker at the flag.
    fn corner_movers(&self, side: Side) -> impl Iterator<Item = Pawn> + Clone {
        Pawn::of(side).filter(move |pawn| matches!(self.places[pawn.index()], Place::On(_)))
    }
}
