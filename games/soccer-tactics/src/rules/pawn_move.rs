//! The decision which field player uses a roll, and where he ends: TACTICS-MOVE-2 one step to any neighbour,
//! TACTICS-MOVE-4 one change of direction at most, TACTICS-MOVE-7 through own pawns, TACTICS-MOVE-9 never short of the
//! roll unless contact stops it, TACTICS-MOVE-10 away from a shared square in any direction, TACTICS-MOVE-11 over a free
//! ball, TACTICS-MOVE-16 by the offsets of an exact count.

use engine::{Log, Rng, Side};
use pitch::{Square, Squares, WALK_MAX, walk, walk_spans, walks};

use super::{
    Line, Play, ball_play, capture,
    limits::{self, Waiver},
    offensive_set, one_of, random_pawn, time,
};
use crate::{
    Aim, Contact, Event, Move, Pawn, Refusal, Role, SoccerTactics, SquareName,
    phase::{Decision, Purpose},
};

/// A pawn move that a side may make now.
pub(crate) struct Choice {
    purpose: Purpose,
    pawn: Pawn,
    from: Square,
    to: Square,
}

/// Field players only (TACTICS-KEEP-3, TACTICS-KEEP-4, TACTICS-CAPT-6), and in a set not the holder (TACTICS-SET-2).
#[inline]
pub(crate) fn may_move(state: &SoccerTactics, purpose: Purpose, pawn: Pawn) -> bool {
    let plays_the_ball = purpose == Purpose::Set && state.holder == Some(pawn);
    !state.is_keeper(pawn) && !plays_the_ball
}

/// Every end square of every pawn that may move.
pub(super) fn list(state: &SoccerTactics, side: Side, roll: u8, purpose: Purpose, moves: &mut Vec<Move>) {
    // Ten pawns rarely have more squares than this.
    moves.reserve(384);
    for pawn in Pawn::of(side).filter(|pawn| may_move(state, purpose, *pawn)) {
        state.ends(pawn, roll).iter().for_each(|to| {
            moves.push(Move::Move {
                pawn,
                square: to.into(),
            });
        });
    }
}

/// One of these.
#[inline]
pub(super) fn sample(state: &SoccerTactics, side: Side, roll: u8, purpose: Purpose, rng: &mut Rng) -> Move {
    let (pawn, ends) = random_pawn(side, rng, |pawn| {
        if may_move(state, purpose, pawn) {
            state.ends(pawn, roll)
        } else {
            Squares::NONE
        }
    })
    .expect("a move that nobody can make is not asked for");
    Move::Move {
        pawn,
        square: one_of(ends, rng).into(),
    }
}

/// TACTICS-MOVE-12 Whether a pawn may end there. TACTICS-MOVE-15 The choice names pawn and end square only.
#[inline]
pub(super) fn decide(
    state: &SoccerTactics,
    side: Side,
    purpose: Purpose,
    roll: u8,
    pawn: Pawn,
    name: SquareName,
) -> Result<Choice, Refusal> {
    let (from, to) = (state.square_of(pawn), name.square());
    if pawn.side() == side
        && may_move(state, purpose, pawn)
        && let (Some(from), Some(to)) = (from, to)
        && state.ends(pawn, roll).contains(to)
    {
        return Ok(Choice {
            purpose,
            pawn,
            from,
            to,
        });
    }
    let from = mover(state, side, purpose, pawn)?;
    let to = to.ok_or(Refusal::NoSquare)?;
    Err(refusal(state, pawn, from, to, roll))
}

/// Where a pawn starts, if it may be moved now. Of the clauses that forbid it TACTICS-SET-2 comes first.
fn mover(state: &SoccerTactics, side: Side, purpose: Purpose, pawn: Pawn) -> Result<Square, Refusal> {
    let (foreign, keeper) = match purpose {
        Purpose::Set => (Refusal::NotYourMover, Refusal::KeeperOnOffence), // TACTICS-SET-2, KEEP-4
        Purpose::Attempt => (Refusal::NotYourCapturer, Refusal::KeeperOnOffence), // TACTICS-CAPT-1, CAPT-6
        Purpose::Reply(_) => (Refusal::NotYourDefender, Refusal::KeeperAfterRoll), // TACTICS-SET-6, KEEP-3
    };
    let from = state
        .square_of(pawn)
        .filter(|_| pawn.side() == side)
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

/// The pawn moves, and what it moved for goes on.
#[inline]
pub(super) fn carry_out(
    turn: &mut Play<'_, impl Log<Event>>,
    Choice {
        purpose,
        pawn,
        from,
        to,
    }: Choice,
) {
    turn.emit(Event::PawnMoved { pawn, from, to });
    time::charge(turn, time::PAWN_MOVE);
    match purpose {
        // TACTICS-SET-5 It never starts a battle. TACTICS-SET-3 Then the ball is played.
        Purpose::Set => ball_play::roll(turn),
        Purpose::Attempt => capture::attempted(turn, pawn, to),
        Purpose::Reply(aim) => offensive_set::arrive(turn, aim, pawn, to),
    }
}

pub(super) fn prompt(roll: u8, purpose: Purpose) -> Line {
    let (key, clause) = match purpose {
        Purpose::Set => ("tactics-prompt-pawn-move", "TACTICS-SET-2"),
        Purpose::Attempt => ("tactics-prompt-attempt", "TACTICS-CAPT-1"),
        Purpose::Reply(Aim::Answer) => ("tactics-prompt-reply-answer", "TACTICS-SET-6"),
        Purpose::Reply(Aim::Attempt) => ("tactics-prompt-reply-attempt", "TACTICS-CAPT-4"),
    };
    (key, clause, roll)
}

/// TACTICS-MOVE-1 The referee rolls first. TACTICS-MOVE-14 Whether anybody can use the roll; if not, the move is
/// skipped.
#[inline]
pub(super) fn roll(turn: &mut Play<'_, impl Log<Event>>, side: Side, purpose: Purpose) -> Option<u8> {
    let roll = turn.chance.die("pawn", 6);
    turn.emit(Event::PawnRolled { side, roll });
    let state = turn.state();
    let able =
        Pawn::of(side).any(|pawn| may_move(state, purpose, pawn) && !state.ends(pawn, roll).is_empty());
    if able {
        return Some(roll);
    }
    turn.emit(Event::MoveSkipped { side });
    time::charge(turn, time::PAWN_MOVE);
    None
}

impl SoccerTactics {
    /// TACTICS-MOVE-2 to TACTICS-MOVE-12 The end squares of a field player for a roll.
    #[inline]
    #[must_use]
    pub fn ends(&self, pawn: Pawn, roll: u8) -> Squares {
        let Some(from) = self.square_of(pawn) else {
            return Squares::NONE;
        };
        // TACTICS-MOVE-8; own pawns are passed: TACTICS-MOVE-7
        let reached = self.paths(pawn, from, roll, self.occupied[pawn.side().other()]);
        let mut ends = reached & self.standing(pawn, Waiver::Strict);
        // TACTICS-TOUCH-1 The taker may not end on the ball he has just played.
        if self.ban == Some(pawn)
            && let Some(ball) = self.ball.square()
        {
            ends.remove(ball);
        }
        ends
    }

    /// TACTICS-MOVE-9 The squares where a pawn's paths for a roll end if it cannot pass over those `barred`: with the exact
    /// count or, if contact stops it, on the first of them that it enters.
    #[inline]
    fn paths(&self, pawn: Pawn, from: Square, roll: u8, barred: Squares) -> Squares {
        match self.options.contact {
            Contact::Exact => walk(from, roll, barred, self.ground(pawn)),
            Contact::Stop => self.all_paths(pawn, from, barred)[usize::from(roll) - 1],
        }
    }

    /// The same for the rolls 1 to 6.
    pub(crate) fn all_paths(&self, pawn: Pawn, from: Square, barred: Squares) -> [Squares; WALK_MAX] {
        let mut ends = walks(from, barred, self.ground(pawn));
        if self.options.contact == Contact::Stop {
            for roll in 1..WALK_MAX {
                ends[roll] |= ends[roll - 1] & barred;
            }
        }
        ends
    }

    /// The pawns that may make the open pawn move, with their end squares.
    pub fn pawn_moves(&self, roll: u8) -> impl Iterator<Item = (Pawn, Squares)> {
        let side = self.decider().unwrap_or(self.offence);
        let purpose = match self.phase.decision() {
            Decision::PawnMove { purpose, .. } => Some(purpose),
            Decision::Nothing
            | Decision::LineUp { .. }
            | Decision::BallPlay { .. }
            | Decision::KeeperOrRoll { .. }
            | Decision::Offer { .. }
            | Decision::Placement(_)
            | Decision::CornerMove { .. }
            | Decision::Square(_)
            | Decision::Pawn(_) => None,
        };
        Pawn::of(side)
            .filter(move |pawn| purpose.is_some_and(|purpose| may_move(self, purpose, *pawn)))
            .map(move |pawn| (pawn, self.ends(pawn, roll)))
    }

    /// The squares where each roll can bring a field player, its limits included.
    #[must_use]
    pub fn reach(&self, pawn: Pawn) -> [Squares; WALK_MAX] {
        let Some(from) = self.square_of(pawn) else {
            return [Squares::NONE; WALK_MAX];
        };
        let standing = self.standing(pawn, Waiver::Strict);
        self.all_paths(pawn, from, self.occupied[pawn.side().other()])
            .map(|ends| ends & standing)
    }
}
