//! Penalty kicks. TACTICS-PEN-6 The general placement rules hold: `placement.rs`.

use engine::{Log, Side};
use pitch::Square;

use super::{Play, ask, placement, shot, time};
use crate::{Event, Pawn, Phase, SoccerTactics, board::zones, pawn::Pawns, phase::Placement};

/// TACTICS-PEN-3 Ball on the spot, keeper on the goal centre; TACTICS-PEN-2 the kicker chooses his arc square first.
pub(super) fn award(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().offence;
    let kicker = kicker(turn.state());
    turn.emit(Event::Penalty { side, kicker });
    ask(turn, Phase::Arc {});
}

/// The kicker stands on the arc.
pub(super) fn choose_arc(turn: &mut Play<'_, impl Log<Event>>, square: Square) {
    let pawn = kicker(turn.state());
    turn.emit(Event::PawnPlaced { pawn, square });
    time::charge(turn, time::CHOICE);
    let fouling = turn.state().defence();
    next_place(turn, fouling);
}

/// TACTICS-PEN-4, TACTICS-PEN-5 Pawns leave the area, one of each side in turn. TACTICS-PEN-7 Then the shot is drawn;
/// what follows it (TACTICS-PEN-8, TACTICS-PEN-9) is as after any shot: the keeper comes home from the goal centre.
pub(super) fn next_place(turn: &mut Play<'_, impl Log<Event>>, turn_of: Side) {
    for side in [turn_of, turn_of.other()] {
        if !turn.state().leaving(side).is_empty() {
            return placement::open(turn, Placement::PenaltyPlaces { side });
        }
    }
    let kicker = kicker(turn.state());
    shot::shoot(turn, kicker);
}

/// TACTICS-PEN-2 The fouled pawn, which has the ball.
fn kicker(state: &SoccerTactics) -> Pawn {
    state.holder.expect("the fouled pawn has the ball")
}

impl SoccerTactics {
    /// TACTICS-PEN-4 The pawns of a side that must leave for a penalty kick.
    pub(super) fn leaving(&self, side: Side) -> Pawns {
        let end = zones(self.defence());
        let kicker = self.holder;
        let kickers_square = kicker.and_then(|kicker| self.square_of(kicker));
        Pawn::of(side)
            .filter(|pawn| Some(*pawn) != kicker)
            .filter(|pawn| {
                self.square_of(*pawn).is_some_and(|square| {
                    end.penalty_area.contains(square)
                        || (side == self.defence() && end.arc.contains(square))
                        || (side == self.offence && Some(square) == kickers_square)
                })
            })
            .collect()
    }
}
