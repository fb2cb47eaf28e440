//! Team repositioning (CITY-REPO) and the loose-ball exchange (CITY-SAVE-9).

use engine::{Log, Side};

use super::{Play, ask, factors, offside, time, turn as turns};
use crate::{Event, Hexagon, How, Next, Phase, Piece, Pieces, Refusal, SoccerCity, StepKind};

/// CITY-REPO-1 Outfield pieces that may be moved in one repositioning. CITY-KEEP-2 The keeper comes on top, wherever he is.
const OUTFIELD: u32 = 3;

impl SoccerCity {
    /// CITY-REPO-1 to CITY-REPO-5 Whether a piece may be moved in this repositioning at all.
    pub(crate) fn check_repositions(&self, side: Side, moved: Pieces, piece: Piece) -> Result<(), Refusal> {
        if piece.side() != side {
            return Err(Refusal::NotYourPiece);
        }
        let from = self.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
        if from == self.ball {
            return Err(Refusal::BearerStays); // CITY-REPO-2
        }
        let between_turns = matches!(self.phase, Phase::Exchange { .. });
        if !between_turns {
            if side == self.turn.attacking && self.turn.advancers.contains(piece) {
                return Err(Refusal::AdvancedAlready); // CITY-REPO-3
            }
            if self.turn.used.contains(piece) {
                // CITY-REPO-4
                return Err(if side == self.turn.attacking {
                    Refusal::UsedAlready
                } else {
                    Refusal::DefenderUsed
                });
            }
        }
        if moved.contains(piece) {
            return Err(Refusal::MovedAlready); // CITY-REPO-5
        }
        let outfield = moved.len() - u32::from(moved.contains(self.keepers[side]));
        if !self.is_keeper(piece) && outfield >= OUTFIELD {
            return Err(Refusal::ThreeMoved);
        }
        Ok(())
    }

    /// The pieces that may be moved in this repositioning.
    pub(crate) fn movable(&self, side: Side, moved: Pieces) -> Pieces {
        Piece::of(side)
            .filter(|piece| self.check_repositions(side, moved, *piece).is_ok())
            .collect()
    }
}

pub(crate) fn check_step(
    state: &SoccerCity,
    side: Side,
    moved: Pieces,
    piece: Piece,
    to: Hexagon,
) -> Result<(), Refusal> {
    state.check_repositions(side, moved, piece)?;
    let from = state.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
    if from.distance(to) != 1 {
        return Err(Refusal::OneHexagon);
    }
    if state.is_free(to) {
        Ok(())
    } else {
        Err(Refusal::Occupied)
    }
}

/// CITY-REPO-6 A piece steps; on a loose ball it takes it, or is offside.
pub(crate) fn step(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon, kind: StepKind) {
    let takes = turn.state().ball == to;
    let flagged = takes && turn.state().flagged.contains(piece);
    turn.emit(Event::Stepped { piece, to, kind });
    if flagged {
        return offside::give(turn, piece, to); // CITY-OFF-4
    }
    if takes {
        turn.emit(Event::BallTaken {
            piece,
            how: How::Stepped,
        });
        factors::ball_changed_hands(turn);
    }
}

/// A4 or D2 is done.
pub(crate) fn done(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    if side == turn.state().turn.attacking {
        return turns::after_attack(turn);
    }
    let side = turn.state().last;
    turns::end(turn, Next::Turn { side });
}

/// CITY-SAVE-9 A cleared ball lies loose: the keeper's side repositions first.
pub(crate) fn begin_exchange(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    ask(
        turn,
        Phase::Exchange {
            side,
            first: side,
            moved: Pieces::NONE,
        },
    );
}

/// CITY-SAVE-9 One repositioning of the exchange is done.
pub(crate) fn exchange_done(turn: &mut Play<'_, impl Log<Event>>, side: Side, first: Side) {
    let taken = turn.state().bearer();
    if side == first && taken.is_none() {
        return ask(
            turn,
            Phase::Exchange {
                side: side.other(),
                first,
                moved: Pieces::NONE,
            },
        );
    }
    match taken {
        // The side that took the ball has finished its repositioning.
        Some(piece) => end_exchange(turn, side, first, piece.side()),
        None => time::count_exchange(turn, first),
    }
}

/// The exchange is over. A complete pair counts as one turn without a Ball card, and the end of the period is checked.
fn end_exchange(turn: &mut Play<'_, impl Log<Event>>, side: Side, first: Side, taker: Side) {
    turn.emit(Event::ExchangeEnded { side: taker });
    if side == first {
        return turns::go_on(turn);
    }
    let coach = turn.state().seat_of(first);
    time::count_passive(turn, false, coach);
    time::check_period(turn);
}
