//! The rules, one file per chapter of `RULES.md`, among them the homes of the decisions: `set_up`, `pawn_move`,
//! `ball_play`, `keeper`, `minor_foul`, `placement`, `corner` and `choosing`. What is asked of a home, by the open
//! decision, is handed out here.

pub(crate) mod set_up;
pub(crate) mod kick_off;
pub(crate) mod pawn_move;
pub(crate) mod limits;
pub(crate) mod ball_play;
pub(crate) mod offensive_set;
pub(crate) mod capture;
pub(crate) mod direct_pass;
pub(crate) mod dribble;
pub(crate) mod battle;
pub(crate) mod shot;
pub(crate) mod keeper;
pub(crate) mod goal_kick;
pub(crate) mod offside;
pub(crate) mod cards;
pub(crate) mod penalty;
pub(crate) mod corner;
pub(crate) mod free_kick;
pub(crate) mod placement;
pub(crate) mod choosing;
pub(crate) mod minor_foul;
pub(crate) mod time;
pub(crate) mod overtime;
pub(crate) mod shoot_out;
pub(crate) mod four_players;

use engine::{Clause, Log, Moves, Prompt, Rng, Seat, Seats, Side, Text, ToAct, Turn, Viewer};
use pitch::{Square, Squares};

use crate::{
    Event, Move, Pawn, Phase, Refusal, SoccerTactics,
    pawn::{Pawns, TEAM},
    phase::{Decision, PawnChoice, Purpose, SquareChoice},
    state::PeriodClock,
};

/// A move being played.
type Play<'a, L> = Turn<'a, SoccerTactics, L>;

/// What a home tells about its decision: the key of the text, the clause to read, and the number to count with.
type Line = (&'static str, &'static str, u8);

/// A decision that the rules allow. Its parts are made by the checks of their homes, and by nothing else.
pub(crate) enum Choice {
    LineUp(set_up::Choice),
    PawnMove(pawn_move::Choice),
    BallPlay(ball_play::Choice),
    Dribble(dribble::Choice),
    KeeperOrRoll(keeper::Choice),
    Offer(minor_foul::Choice),
    Placement(placement::Choice),
    CornerMove(corner::Choice),
    Choosing(choosing::Choice),
}

/// Who must decide.
#[inline]
pub(crate) fn to_act(state: &SoccerTactics) -> ToAct {
    match state.decider() {
        Some(side) => ToAct::Seats(Seats::one(state.seat_of(side))),
        None if state.phase == (Phase::Over {}) => ToAct::Over(state.outcome()),
        None => ToAct::Seats(Seats::NONE),
    }
}

/// Every legal move of a seat.
pub(crate) fn list(state: &SoccerTactics, seat: Seat) -> Moves<Move> {
    let mut moves = Vec::new();
    if let Some(side) = state.decider().filter(|side| state.seat_of(*side) == seat) {
        fill(state, side, &mut moves);
    }
    Moves::Listed(moves)
}

fn fill(state: &SoccerTactics, side: Side, moves: &mut Vec<Move>) {
    match state.phase.decision() {
        Decision::LineUp { changes, .. } => set_up::list(state, side, changes, moves),
        Decision::PawnMove { roll, purpose } => pawn_move::list(state, side, roll, purpose, moves),
        Decision::BallPlay { dice } => ball_play::list(state, dice, moves),
        Decision::KeeperOrRoll { .. } => keeper::list(state, side, moves),
        Decision::Offer { .. } => minor_foul::list(moves),
        Decision::Placement(placement) => placement::list(state, placement, moves),
        Decision::CornerMove { .. } => corner::list(state, side, moves),
        Decision::Square(choice) => choosing::list_squares(state, choice, moves),
        Decision::Pawn(choice) => choosing::list_pawns(state, choice, moves),
        Decision::Nothing => {}
    }
}

/// One legal move of the seat that is to act. A random pawn first, then a random square of it: every move has a chance,
/// and only one pawn is looked at.
#[inline]
pub(crate) fn sample(state: &SoccerTactics, rng: &mut Rng) -> Move {
    let side = state.decider().expect("somebody is to act");
    match state.phase.decision() {
        Decision::LineUp { changes, .. } => set_up::sample(state, side, changes, rng),
        Decision::PawnMove { roll, purpose } => pawn_move::sample(state, side, roll, purpose, rng),
        Decision::BallPlay { dice } => ball_play::sample(state, dice, rng),
        Decision::KeeperOrRoll { .. } => keeper::sample(state, side, rng),
        Decision::Offer { .. } => minor_foul::sample(rng),
        Decision::Placement(placement) => placement::sample(state, placement, rng),
        Decision::CornerMove { .. } => corner::sample(state, side, rng),
        Decision::Square(choice) => choosing::sample_square(state, choice, rng),
        Decision::Pawn(choice) => choosing::sample_pawn(state, choice, rng),
        Decision::Nothing => unreachable!("a side is to decide"),
    }
}

/// Checks a move into a choice, or names the first clause that forbids it. Each kind of move answers one kind of
/// decision; what is said of the others stands at the end of the table.
#[inline]
pub(crate) fn decide(state: &SoccerTactics, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    let side = four_players::decider(state, seat)?;
    match (state.phase.decision(), *mv) {
        (Decision::PawnMove { roll, purpose }, Move::Move { pawn, square }) => {
            pawn_move::decide(state, side, purpose, roll, pawn, square).map(Choice::PawnMove)
        }
        (Decision::BallPlay { dice }, Move::Play { square }) => {
            ball_play::decide(state, dice, square).map(Choice::BallPlay)
        }
        (Decision::BallPlay { dice }, Move::Dribble { square }) => {
            dribble::decide(state, dice, square).map(Choice::Dribble)
        }
        (Decision::KeeperOrRoll { aim }, Move::Keeper { square }) => {
            keeper::step(state, aim, square).map(Choice::KeeperOrRoll)
        }
        (Decision::KeeperOrRoll { aim }, Move::Roll {}) => Ok(Choice::KeeperOrRoll(keeper::roll(aim))),
        (Decision::LineUp { side, changes }, Move::Swap { pawn, other }) => {
            set_up::swap(state, side, changes, pawn, other).map(Choice::LineUp)
        }
        (Decision::LineUp { side, changes }, Move::Shift { pawn, square }) => {
            set_up::shift(state, side, changes, pawn, square).map(Choice::LineUp)
        }
        (Decision::LineUp { side, .. }, Move::Done {}) => Ok(Choice::LineUp(set_up::done(side))),
        (Decision::Offer { .. }, Move::Take {}) => Ok(Choice::Offer(minor_foul::take())),
        (Decision::Offer { aim }, Move::Decline {}) => Ok(Choice::Offer(minor_foul::decline(aim))),
        (Decision::Placement(placement), Move::Place { pawn, square }) => {
            placement::decide(state, placement, pawn, square).map(Choice::Placement)
        }
        (Decision::CornerMove { left }, Move::Place { pawn, square }) => {
            corner::place(state, side, left, pawn, square).map(Choice::CornerMove)
        }
        (Decision::CornerMove { left }, Move::Pass {}) => Ok(Choice::CornerMove(corner::pass(side, left))),
        (Decision::Square(choice @ SquareChoice::KeeperHome { .. }), Move::KeeperHome { square })
        | (Decision::Square(choice @ SquareChoice::Arc), Move::Arc { square })
        | (Decision::Square(choice @ SquareChoice::Spot), Move::Spot { square }) => {
            choosing::square(state, choice, square).map(Choice::Choosing)
        }
        (Decision::Pawn(choice @ PawnChoice::Taker), Move::Taker { pawn })
        | (Decision::Pawn(choice @ PawnChoice::NewKeeper { .. }), Move::NewKeeper { pawn }) => {
            choosing::pawn(state, choice, pawn).map(Choice::Choosing)
        }
        // TACTICS-MOVE-13, TACTICS-CAPT-2
        (Decision::PawnMove { .. } | Decision::BallPlay { .. }, Move::Pass {}) => Err(Refusal::CannotPass),
        // TACTICS-KEEP-3
        (
            Decision::PawnMove {
                purpose: Purpose::Reply(_),
                ..
            },
            Move::Keeper { .. },
        ) => Err(Refusal::KeeperAfterRoll),
        // TACTICS-KEEP-4, TACTICS-CAPT-6
        (Decision::PawnMove { .. } | Decision::BallPlay { .. }, Move::Keeper { .. }) => {
            Err(Refusal::KeeperOnOffence)
        }
        // TACTICS-KEEP-2
        (Decision::KeeperOrRoll { .. }, Move::Move { .. }) => Err(Refusal::RollFirst),
        (
            Decision::Nothing
            | Decision::LineUp { .. }
            | Decision::PawnMove { .. }
            | Decision::BallPlay { .. }
            | Decision::KeeperOrRoll { .. }
            | Decision::Offer { .. }
            | Decision::Placement(_)
            | Decision::CornerMove { .. }
            | Decision::Square(_)
            | Decision::Pawn(_),
            Move::Swap { .. }
            | Move::Shift { .. }
            | Move::Done {}
            | Move::Move { .. }
            | Move::Play { .. }
            | Move::Dribble { .. }
            | Move::Keeper { .. }
            | Move::Roll {}
            | Move::Place { .. }
            | Move::Pass {}
            | Move::KeeperHome { .. }
            | Move::Arc { .. }
            | Move::Spot { .. }
            | Move::Taker { .. }
            | Move::NewKeeper { .. }
            | Move::Take {}
            | Move::Decline {},
        ) => Err(Refusal::NotNow),
    }
}

/// Carries a choice out.
#[inline]
pub(crate) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice {
        Choice::LineUp(choice) => set_up::carry_out(turn, choice),
        Choice::PawnMove(choice) => pawn_move::carry_out(turn, choice),
        Choice::BallPlay(choice) => ball_play::carry_out(turn, choice),
        Choice::Dribble(choice) => dribble::carry_out(turn, choice),
        Choice::KeeperOrRoll(choice) => keeper::carry_out(turn, choice),
        Choice::Offer(choice) => minor_foul::carry_out(turn, choice),
        Choice::Placement(choice) => placement::carry_out(turn, choice),
        Choice::CornerMove(choice) => corner::carry_out(turn, choice),
        Choice::Choosing(choice) => choosing::carry_out(turn, choice),
    }
}

/// What a viewer should be told about the decision at hand.
pub(crate) fn prompt(state: &SoccerTactics, viewer: Viewer) -> Prompt {
    let decider = state.decider();
    let asked = viewer
        .seat()
        .is_some_and(|seat| decider.is_some_and(|side| state.seat_of(side) == seat));
    let (key, clause, count) = match state.phase.decision() {
        Decision::LineUp { .. } => set_up::prompt(),
        Decision::PawnMove { roll, purpose } => pawn_move::prompt(roll, purpose),
        Decision::BallPlay { dice } => ball_play::prompt(state, dice),
        Decision::KeeperOrRoll { aim } => keeper::prompt(aim),
        Decision::Offer { .. } => minor_foul::prompt(),
        Decision::Placement(placement) => placement::prompt(placement),
        Decision::CornerMove { left } => corner::prompt(left),
        Decision::Square(choice) => choosing::prompt_square(choice),
        Decision::Pawn(choice) => choosing::prompt_pawn(choice),
        Decision::Nothing => overtime::prompt(),
    };
    let side = match decider {
        Some(Side::Home) => "home",
        Some(Side::Away) => "away",
        None => "nobody",
    };
    let text = Text::new(key)
        .with("you", if asked { "yes" } else { "no" })
        .with("side", side)
        .with("count", count);
    Prompt {
        text,
        clause: Clause(clause),
    }
}

/// Opens a decision. TACTICS-TIME-6 A timer that has gone off takes effect now, but not while a new keeper is named.
#[inline]
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    let naming = matches!(phase, Phase::NewKeeper { .. });
    let due = turn.state().clock == PeriodClock::Due && !naming;
    // TACTICS-TIME-2 The period is over at once, unless a chance is under way.
    if due && !turn.state().chance {
        return time::end_period(turn);
    }
    turn.emit(Event::Asked { phase });
    if due {
        turn.emit(Event::AddedTime {});
    }
}

/// A random square of a set that has one.
#[inline]
fn one_of(squares: Squares, rng: &mut Rng) -> Square {
    squares
        .nth(rng.below(squares.len()))
        .expect("it has as many squares as were counted")
}

/// A random pawn of a set that has one.
fn one_pawn(pawns: Pawns, rng: &mut Rng) -> Pawn {
    pawns
        .nth(rng.below(pawns.len()))
        .expect("it has as many pawns as were counted")
}

/// A random pawn of a side that has a square to go to, with its squares.
#[inline]
fn random_pawn(side: Side, rng: &mut Rng, squares: impl Fn(Pawn) -> Squares) -> Option<(Pawn, Squares)> {
    let start = rng.below(u32::from(TEAM)) as u8;
    (start..start + TEAM)
        .map(|nth| Pawn::nth(side, nth))
        .map(|pawn| (pawn, squares(pawn)))
        .find(|(_, squares)| !squares.is_empty())
}
