//! Everything that hides.

use engine::{Rng, Seat, Viewer};

use crate::{CoinToss, Event, Face};

/// COIN-CALL-1 A call is its seat's own until the coin is tossed.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Called { seat, .. } if !viewer.is(*seat) => Event::Called {
            seat: *seat,
            face: None,
        },
        Event::KickOff {}
        | Event::Called { .. }
        | Event::Tossed(_)
        | Event::Goal { .. }
        | Event::FullTime { .. } => *event,
    }
}

/// Whether an event showed what cannot be unseen.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::Tossed(_) => true,
        Event::KickOff {} | Event::Called { .. } | Event::Goal { .. } | Event::FullTime { .. } => false,
    }
}

/// A state that the seat cannot tell from this one: the other side may have called either.
pub(crate) fn redeal(state: &CoinToss, seat: Seat, rng: &mut Rng) -> CoinToss {
    let mut dealt = state.clone();
    let call = &mut dealt.calls[seat.side().other()];
    *call = call.map(|_| *rng.one_of(&Face::ALL));
    dealt
}
