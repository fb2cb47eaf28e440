//! Two coaches a side. TACTICS-FOUR-4 Partners talk as they like: there is nothing to hide.

use engine::{Seat, Seats};

use crate::{Options, Refusal, SoccerTactics, options::SeatSharing};

/// TACTICS-FOUR-1 One seat a side, or two.
pub(super) fn seats(options: &Options) -> Seats {
    if options.seats_per_side == 2 {
        Seats::FOUR
    } else {
        Seats::TWO
    }
}

/// Whether the open decision is this seat's.
#[inline]
pub(super) fn check(state: &SoccerTactics, seat: Seat) -> Result<(), Refusal> {
    if !seats(&state.options).contains(seat) {
        return Err(Refusal::NoSuchSeat);
    }
    match state.decider() {
        Some(side) if state.seat_of(side) == seat => Ok(()),
        Some(side) if side == seat.side() => Err(match state.options.seat_sharing {
            SeatSharing::Alternate => Refusal::PartnersDuty, // TACTICS-FOUR-2
            SeatSharing::OffenceDefence => Refusal::PartnersRole, // TACTICS-FOUR-3
        }),
        _ => Err(Refusal::NotYourTurn),
    }
}
