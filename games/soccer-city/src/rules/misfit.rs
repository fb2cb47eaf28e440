//! What is said of a choice that does not fit the open decision.

use super::{shots, tactics};
use crate::{Card, Move, Refusal, SoccerCity};

/// The clause that tells most about why a move is out of place; it names every kind of move.
pub(super) fn misfit(state: &SoccerCity, mv: &Move) -> Refusal {
    match *mv {
        Move::Tactic {
            card: Card::Attack(card),
        } => tactics::check_tactic(state, card.tactic(), tactics::Moment::Other)
            .err()
            .unwrap_or(Refusal::NotItsMoment),
        Move::Tactic {
            card: Card::Defence(_),
        } => Refusal::NotItsMoment,
        Move::Dribble { .. } if state.turn.acted => Refusal::ActedAlready,
        Move::Bring { .. } => Refusal::BallInPlay, // CITY-SUB-2
        Move::Shoot { .. } | Move::Line { .. } | Move::Direct {} => {
            shots::may_shoot(state).err().unwrap_or(Refusal::NotNow)
        }
        Move::Advance { .. } => Refusal::NoAdvanceHere,
        Move::Tactic {
            card: Card::Shot(_) | Card::Ball(_),
        }
        | Move::Dribble { .. }
        | Move::Formation { .. }
        | Move::Place { .. }
        | Move::Relocate { .. }
        | Move::Done {}
        | Move::Skip {}
        | Move::Pass { .. }
        | Move::Out { .. }
        | Move::Close { .. }
        | Move::Step { .. }
        | Move::Anticipate { .. }
        | Move::Trap { .. }
        | Move::Claim { .. }
        | Move::Tackle { .. }
        | Move::Play { .. }
        | Move::Accept {}
        | Move::Throw {}
        | Move::Make {}
        | Move::Forward { .. }
        | Move::Clear { .. }
        | Move::Keeper { .. }
        | Move::Kicker { .. }
        | Move::Corner { .. }
        | Move::Aim { .. }
        | Move::Keep { .. }
        | Move::Trade {}
        | Move::TradeDeck { .. }
        | Move::Give { .. } => Refusal::NotNow,
    }
}
