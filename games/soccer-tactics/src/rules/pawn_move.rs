//! How pawns move. The end squares themselves are found in `legal.rs`: TACTICS-MOVE-2 one step to any neighbour,
//! TACTICS-MOVE-4 one change of direction at most, TACTICS-MOVE-7 through own pawns, TACTICS-MOVE-9 never short of the
//! roll unless contact stops it, TACTICS-MOVE-10 away from a shared square in any direction, TACTICS-MOVE-11 over a free ball, TACTICS-MOVE-16
//! by the offsets of an exact count.

use engine::Log;
use pitch::{Square, Squares, walk_spans};

use super::{Play, limits, time};
use crate::{Contact, Event, Pawn, Refusal, Role, SoccerTactics, SquareName, decision::Purpose};

/// TACTICS-MOVE-12 Whether a pawn may end there. TACTICS-MOVE-15 The choice names pawn and end square only.
#[inline]
pub(super) fn check(
    state: &SoccerTactics,
    purpose: Purpose,
    pawn: Pawn,
    name: SquareName,
    roll: u8,
) -> Result<Square, Refusal> {
    let to = name.square();
    let may_move = Some(pawn.side()) == state.decider()
        && !state.is_keeper(pawn)
        && !(purpose == Purpose::Set && state.holder == Some(pawn));
    if may_move
        && let Some(to) = to
        && state.ends(pawn, roll).contains(to)
    {
        return Ok(to);
    }
    let from = mover(state, purpose, pawn)?;
    let to = to.ok_or(Refusal::NoSquare)?;
    Err(refusal(state, pawn, from, to, roll))
}

/// Where a pawn starts, if it may be moved now. Of the clauses that forbid it TACTICS-SET-2 comes first.
fn mover(state: &SoccerTactics, purpose: Purpose, pawn: Pawn) -> Result<Square, Refusal> {
    let (foreign, keeper) = match purpose {
        Purpose::Set => (Refusal::NotYourMover, Refusal::KeeperOnOffence), // TACTICS-SET-2, KEEP-4
        Purpose::Attempt => (Refusal::NotYourCapturer, Refusal::KeeperOnOffence), // TACTICS-CAPT-1, CAPT-6
        Purpose::Reply(_) => (Refusal::NotYourDefender, Refusal::KeeperAfterRoll), // TACTICS-SET-6, KEEP-3
    };
    let from = state
        .square_of(pawn)
        .filter(|_| Some(pawn.side()) == state.decider())
        .ok_or(foreign)?;
    if purpose == Purpose::Set && state.holder == Some(pawn) {
        return Err(Refusal::HolderStays);
    }
    if state.is_keeper(pawn) {
        return Err(keeper);
    }
    Ok(from)
}

/// The first clause that forbids an end square.
pub(super) fn refusal(state: &SoccerTactics, pawn: Pawn, from: Square, to: Square, roll: u8) -> Refusal {
    let opponents = state.occupied[pawn.side().other()];
    // TACTICS-MOVE-9 Where contact stops a pawn, an opponent's square may be nearer than the roll.
    let least = match state.options.contact {
        Contact::Stop if opponents.contains(to) => 1,
        Contact::Stop | Contact::Exact => roll,
    };
    if to == from {
        Refusal::SameSquare // TACTICS-MOVE-5
    } else if !(least..=roll).any(|steps| walk_spans(steps, from.offset(to))) {
        Refusal::NotTheCount // TACTICS-MOVE-3
    } else if state.occupied[pawn.side()].contains(to) {
        Refusal::OwnPawnThere
    } else if !state
        .paths(pawn, from, roll, opponents & Squares::one(to))
        .contains(to)
    {
        // TACTICS-MOVE-6
        if state.role(pawn) == Role::Attacker {
            Refusal::OffThePitch
        } else {
            Refusal::OffTheHalf
        }
    } else if !state.paths(pawn, from, roll, opponents).contains(to) {
        Refusal::Blocked // TACTICS-MOVE-8
    } else {
        limits::refusal(state, pawn, to).unwrap_or(Refusal::TakerTouches)
    }
}

/// TACTICS-MOVE-1 The referee rolls first. TACTICS-MOVE-14 Whether anybody can use the roll; if not, the move is
/// skipped.
#[inline]
pub(super) fn roll(
    turn: &mut Play<'_, impl Log<Event>>,
    side: engine::Side,
    may_move: impl Fn(Pawn) -> bool,
) -> Option<u8> {
    let roll = turn.chance.die("pawn", 6);
    turn.emit(Event::PawnRolled { side, roll });
    let state = turn.state();
    let able = Pawn::of(side)
        .any(|pawn| !state.is_keeper(pawn) && may_move(pawn) && !state.ends(pawn, roll).is_empty());
    if able {
        return Some(roll);
    }
    turn.emit(Event::MoveSkipped { side });
    time::charge(turn, time::PAWN_MOVE);
    None
}

/// Moves a pawn.
#[inline]
pub(super) fn go(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn, to: Square) {
    if let Some(from) = turn.state().square_of(pawn) {
        turn.emit(Event::PawnMoved { pawn, from, to });
    }
    time::charge(turn, time::PAWN_MOVE);
}
