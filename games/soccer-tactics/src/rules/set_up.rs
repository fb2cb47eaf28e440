//! The decision how a line-up is arranged for a kick-off. The posts themselves stand in `line_up.rs`. TACTICS-SETUP-11
//! Cards do not matter here.

use engine::{Log, Rng, Side};
use pitch::{Square, Squares};

use super::{Line, Play, ask, kick_off, time};
use crate::{
    Event, Move, Pawn, Phase, Refusal, Role, SoccerTactics, SquareName,
    board::{row_from, seen_from, zones},
    line_up::{DEFENCE, MIDFIELD, STRIKERS_ROW, keeper_squares, outside_zone},
};

/// TACTICS-SETUP-12 Changes of one set-up.
const CHANGES_MAX: u8 = 30;

/// A change of a line-up that a side may make now, or that it is content.
pub(crate) struct Choice(Change);

enum Change {
    Swap { pawn: Pawn, other: Pawn },
    Shift { pawn: Pawn, square: Square },
    Done { side: Side },
}

/// The line-up as it is, every shift and every swap.
pub(super) fn list(state: &SoccerTactics, side: Side, changes: u8, moves: &mut Vec<Move>) {
    moves.push(Move::Done {});
    if changes < CHANGES_MAX {
        for pawn in Pawn::of(side) {
            moves.extend(shifts(state, pawn).iter().map(|to| Move::Shift {
                pawn,
                square: to.into(),
            }));
        }
        for pawn in attackers(state, side) {
            let others = attackers(state, side).filter(|other| *other != pawn);
            moves.extend(others.map(|other| Move::Swap { pawn, other }));
        }
    }
}

fn attackers(state: &SoccerTactics, side: Side) -> impl Iterator<Item = Pawn> + Clone {
    Pawn::of(side).filter(|pawn| state.role(*pawn) == Role::Attacker && state.square_of(*pawn).is_some())
}

/// One of these; mostly the line-up stands.
pub(super) fn sample(state: &SoccerTactics, side: Side, changes: u8, rng: &mut Rng) -> Move {
    if changes >= CHANGES_MAX || rng.below(2) == 0 {
        return Move::Done {};
    }
    let mut moves = Vec::new();
    list(state, side, changes, &mut moves);
    *rng.one_of(&moves)
}

/// TACTICS-SETUP-8 Two attackers may change posts.
pub(super) fn swap(
    state: &SoccerTactics,
    side: Side,
    changes: u8,
    pawn: Pawn,
    other: Pawn,
) -> Result<Choice, Refusal> {
    if changes >= CHANGES_MAX {
        return Err(Refusal::EnoughChanges);
    }
    if [pawn, other]
        .iter()
        .any(|pawn| pawn.side() != side || state.square_of(*pawn).is_none())
    {
        return Err(Refusal::NotInLineUp);
    }
    if pawn == other
        || [pawn, other]
            .iter()
            .any(|pawn| state.role(*pawn) != Role::Attacker)
    {
        return Err(Refusal::SwapAttackers);
    }
    Ok(Choice(Change::Swap { pawn, other }))
}

/// TACTICS-SETUP-8 A pawn may take another square of its group.
pub(super) fn shift(
    state: &SoccerTactics,
    side: Side,
    changes: u8,
    pawn: Pawn,
    name: SquareName,
) -> Result<Choice, Refusal> {
    if changes >= CHANGES_MAX {
        return Err(Refusal::EnoughChanges);
    }
    let from = state
        .square_of(pawn)
        .filter(|_| pawn.side() == side)
        .ok_or(Refusal::NotInLineUp)?;
    let square = name.square().ok_or(Refusal::NoSquare)?;
    post(state, pawn, from, square)?;
    if square == from {
        Err(Refusal::MustLeave)
    } else if state.occupied[side].contains(square) {
        Err(Refusal::OwnPawnThere)
    } else {
        Ok(Choice(Change::Shift { pawn, square }))
    }
}

/// Whether a square is a post of a pawn's group.
fn post(state: &SoccerTactics, pawn: Pawn, from: Square, to: Square) -> Result<(), Refusal> {
    let side = pawn.side();
    let is_post = |posts: [(Square, u8); 4]| posts.iter().any(|(post, _)| seen_from(side, *post) == to);
    let (permitted, refusal) = if state.holder == Some(pawn) {
        // TACTICS-SETUP-6, also for a defender who kicks off (TACTICS-SETUP-10)
        (zones(side).circle.contains(to), Refusal::BallStriker)
    } else if state.is_keeper(pawn) {
        (keeper_squares(side).contains(to), Refusal::KeeperPost) // TACTICS-SETUP-2
    } else if state.role(pawn) == Role::Defender {
        (is_post(DEFENCE), Refusal::DefenderPost) // TACTICS-SETUP-3, TACTICS-SETUP-9
    } else if row_from(side, from) != STRIKERS_ROW {
        (is_post(MIDFIELD), Refusal::MidfieldPost) // TACTICS-SETUP-4, TACTICS-SETUP-9
    } else if row_from(side, to) != STRIKERS_ROW {
        (false, Refusal::StrikerPost) // TACTICS-SETUP-5
    } else {
        // TACTICS-SETUP-7, TACTICS-FREE-9
        (
            side == state.offence || outside_zone(state, to),
            Refusal::ZoneAtKickoff,
        )
    };
    if permitted { Ok(()) } else { Err(refusal) }
}

/// Where a pawn may be shifted.
pub(crate) fn shifts(state: &SoccerTactics, pawn: Pawn) -> Squares {
    let Some(from) = state.square_of(pawn) else {
        return Squares::NONE;
    };
    let row = |row: u8| {
        let square = seen_from(pawn.side(), Square::new(0, row).expect("the row is on the pitch"));
        Squares::rows(square.row(), square.row())
    };
    // Every post lies in one of these rows.
    let rows = row(1) | row(4) | row(6) | row(STRIKERS_ROW);
    let free = rows - state.occupied[pawn.side()];
    free.iter()
        .filter(|to| post(state, pawn, from, *to).is_ok())
        .collect()
}

/// The side is content; TACTICS-MINOR-9 the referee says so if its time is up.
pub(super) fn done(side: Side) -> Choice {
    Choice(Change::Done { side })
}

/// The line-up is changed. After the last change TACTICS-SETUP-1 the other side is next, or the ball is kicked off.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(change): Choice) {
    match change {
        Change::Swap { pawn, other } => turn.emit(Event::PawnsSwapped { pawn, other }),
        Change::Shift { pawn, square } => turn.emit(Event::PawnPlaced { pawn, square }),
        Change::Done { side } => {
            let kicks_off = side == turn.state().offence;
            turn.emit(Event::SetupDone { side });
            if kicks_off {
                let side = side.other();
                ask(turn, Phase::SetUp { side, changes: 0 });
            } else {
                time::charge(turn, time::SET_UP);
                kick_off::kick(turn);
            }
        }
    }
}

pub(super) fn prompt() -> Line {
    ("tactics-prompt-set-up", "TACTICS-SETUP-8", 0)
}
