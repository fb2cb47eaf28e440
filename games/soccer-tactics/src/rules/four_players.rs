//! Two coaches a side. TACTICS-FOUR-4 Partners talk as they like: there is nothing to hide.

use engine::{Seat, Seats, Side};

use crate::{Options, Refusal, SoccerTactics, options::SeatSharing};

/// TACTICS-FOUR-1 One seat a side, or two.
pub(crate) fn seats(options: &Options) -> Seats {
    if options.seats_per_side == 2 {
        Seats::FOUR
    } else {
        Seats::TWO
    }
}

/// The side whose decision is open, if this seat is to make it.
#[inline]
pub(super) fn decider(state: &SoccerTactics, seat: Seat) -> Result<Side, Refusal> {
    if !seats(&state.options).contains(seat) {
        return Err(Refusal::NoSuchSeat);
    }
    match state.decider() {
        Some(side) if state.seat_of(side) == seat => Ok(side),
        Some(side) if side == seat.side() => Err(match state.options.seat_sharing {
            SeatSharing::Alternate => Refusal::PartnersDuty, // TACTICS-FOUR-2
            SeatSharing::OffenceDefence => Refusal::PartnersRole, // TACTICS-FOUR-3
        }),
        Some(_) | None => Err(Refusal::NotYourTurn),
    }
}
