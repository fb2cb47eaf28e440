//! Free kicks. TACTICS-FREE-7 The taker does not touch the ball twice: `offensive_set.rs`. TACTICS-FREE-8 There is no shot but
//! by a chance. TACTICS-FREE-9 The zone counts at kick-offs and corners too.

use engine::Log;
use pitch::{Square, Squares};

use super::{Play, ask, corner, limits::Waiver, offensive_set, placement, time};
use crate::{
    Event, Pawn, Phase, Reason, Restart, SoccerTactics,
    pawn::Pawns,
    phase::{PawnChoice, Placement, SquareChoice},
};

/// TACTICS-FREE-2, TACTICS-FREE-3 After a foul the fouled pawn takes it on the square of the battle.
pub(super) fn after_foul(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let fouled = state.holder.zip(state.ball.square());
    let (pawn, square) = fouled.expect("the fouled pawn stands on the ball");
    turn.emit(Event::FreeKick {
        side: pawn.side(),
        square,
        reason: Reason::Foul,
    });
    turn.emit(Event::TakerChosen { pawn });
    clear_zone(turn);
}

/// TACTICS-FREE-2 After an offside it is taken where the ball was played to. TACTICS-TIME-4 Not after the time is up.
pub(super) fn after_offside(turn: &mut Play<'_, impl Log<Event>>, square: Square) {
    if turn.state().in_added_time() {
        return time::end_period(turn);
    }
    turn.emit(Event::FreeKick {
        side: turn.state().offence,
        square,
        reason: Reason::Offside,
    });
    open_taker(turn);
}

/// TACTICS-FREE-2 After a minor foul it is taken from a circle square of the offended side's choice.
pub(super) fn open_spot(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().in_added_time() {
        return time::end_period(turn);
    }
    let offered = turn.state().offered_squares(SquareChoice::Spot);
    match offered.first().filter(|_| offered.len() == 1) {
        Some(square) => give_from_spot(turn, square), // TACTICS-PLACE-5
        None => ask(turn, Phase::Spot {}),
    }
}

/// The circle square is chosen.
pub(super) fn choose_spot(turn: &mut Play<'_, impl Log<Event>>, square: Square) {
    time::charge(turn, time::CHOICE);
    give_from_spot(turn, square);
}

fn give_from_spot(turn: &mut Play<'_, impl Log<Event>>, square: Square) {
    turn.emit(Event::FreeKick {
        side: turn.state().offence,
        square,
        reason: Reason::Minor,
    });
    open_taker(turn);
}

/// TACTICS-FREE-3 A pawn close to the ball takes it.
fn open_taker(turn: &mut Play<'_, impl Log<Event>>) {
    let offered = turn.state().offered_pawns(PawnChoice::Taker);
    match offered.first().filter(|_| offered.len() == 1) {
        Some(pawn) => take(turn, pawn), // TACTICS-PLACE-5
        None => ask(turn, Phase::Taker {}),
    }
}

/// The taker is chosen.
pub(super) fn choose_taker(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn) {
    time::charge(turn, time::CHOICE);
    take(turn, pawn);
}

fn take(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn) {
    turn.emit(Event::TakerChosen { pawn });
    let square = turn.state().ball.square().expect("a free kick has its square");
    if turn.state().square_of(pawn) != Some(square) {
        turn.emit(Event::PawnPlaced { pawn, square });
    }
    clear_zone(turn);
}

/// TACTICS-FREE-4 The other side leaves the zone; TACTICS-FREE-6 then a set begins with the taker.
pub(super) fn clear_zone(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().restart == Restart::Corner {
        return corner::clear_zone(turn);
    }
    if !turn.state().to_place(Placement::ClearZone).is_empty() {
        placement::open(turn, Placement::ClearZone);
    } else {
        let taker = turn.state().holder.expect("a free kick has its taker");
        offensive_set::begin(turn, taker.side(), taker);
    }
}

impl SoccerTactics {
    /// The free kick zone: the ball's square and its neighbours.
    pub(crate) fn zone(&self) -> Squares {
        self.ball.square().map_or(Squares::NONE, Squares::around)
    }

    /// TACTICS-FREE-3 Who is close enough to take a free kick: whoever stands there; else all within distance 2 who
    /// may stand there; else the nearest. Row and column limits are waived if nobody may.
    pub(super) fn takers(&self, square: Square) -> Pawns {
        if let Some(pawn) = self.pawn_on(self.offence, square) {
            return std::iter::once(pawn).collect();
        }
        for waiver in [Waiver::Strict, Waiver::RowsAndColumns] {
            let mut able = Pawn::of(self.offence)
                .filter(|pawn| {
                    self.square_of(*pawn).is_some() && self.standing(*pawn, waiver).contains(square)
                })
                .peekable();
            if able.peek().is_some() {
                return self.close_to(square, able);
            }
        }
        // Areas that are full do not keep a free kick from being taken.
        let able = Pawn::of(self.offence)
            .filter(|pawn| self.square_of(*pawn).is_some() && self.ground(*pawn).contains(square));
        self.close_to(square, able)
    }

    fn close_to(&self, square: Square, pawns: impl Iterator<Item = Pawn> + Clone) -> Pawns {
        let distance = |pawn: &Pawn| {
            self.square_of(*pawn)
                .map_or(u8::MAX, |from| from.distance(square))
        };
        let least = pawns.clone().map(|pawn| distance(&pawn)).min().unwrap_or(u8::MAX);
        pawns.filter(|pawn| distance(pawn) <= least.max(2)).collect()
    }
}
