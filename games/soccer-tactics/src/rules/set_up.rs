//! Arranging a line-up. The posts themselves stand in `line_up.rs`. TACTICS-SETUP-11 Cards do not matter here.

use engine::{Log, Side};
use pitch::Square;

use super::{Play, ask, kick_off, time};
use crate::{
    Event, Pawn, Phase, Refusal, Role, SoccerTactics, SquareName,
    board::{row_from, seen_from, zones},
    line_up::{DEFENCE, MIDFIELD, STRIKERS_ROW, keeper_squares, outside_zone},
};

/// TACTICS-SETUP-12 Changes of one set-up.
pub(crate) const CHANGES_MAX: u8 = 30;

/// The seat is content: TACTICS-SETUP-1 the other side is next, or the ball is kicked off.
pub(super) fn done(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    let other = side.other();
    let kicks_off = side == turn.state().offence;
    turn.emit(Event::SetupDone { side });
    if kicks_off {
        ask(
            turn,
            Phase::SetUp {
                side: other,
                changes: 0,
            },
        );
    } else {
        time::charge(turn, time::SET_UP);
        kick_off::kick(turn);
    }
}

/// TACTICS-SETUP-8 Two attackers may change posts.
pub(super) fn check_swap(
    state: &SoccerTactics,
    side: Side,
    changes: u8,
    pawn: Pawn,
    other: Pawn,
) -> Result<(), Refusal> {
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
    Ok(())
}

/// TACTICS-SETUP-8 A pawn may take another square of its group.
pub(super) fn check_shift(
    state: &SoccerTactics,
    side: Side,
    changes: u8,
    pawn: Pawn,
    name: SquareName,
) -> Result<Square, Refusal> {
    if changes >= CHANGES_MAX {
        return Err(Refusal::EnoughChanges);
    }
    let from = state
        .square_of(pawn)
        .filter(|_| pawn.side() == side)
        .ok_or(Refusal::NotInLineUp)?;
    let to = name.square().ok_or(Refusal::NoSquare)?;
    post(state, pawn, from, to)?;
    if to == from {
        Err(Refusal::MustLeave)
    } else if state.occupied[side].contains(to) {
        Err(Refusal::OwnPawnThere)
    } else {
        Ok(to)
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
pub(crate) fn shifts(state: &SoccerTactics, pawn: Pawn) -> pitch::Squares {
    let Some(from) = state.square_of(pawn) else {
        return pitch::Squares::NONE;
    };
    let row = |row: u8| {
        let square = seen_from(pawn.side(), Square::new(0, row).expect("the row is on the pitch"));
        pitch::Squares::rows(square.row(), square.row())
    };
    // Every post lies in one of these rows.
    let rows = row(1) | row(4) | row(6) | row(STRIKERS_ROW);
    let free = rows - state.occupied[pawn.side()];
    free.iter()
        .filter(|to| post(state, pawn, from, *to).is_ok())
        .collect()
}
