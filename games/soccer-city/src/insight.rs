//! What a position comes down to, for bots and teachers that judge a state they know whole.

use engine::{Seat, Side};

use crate::{Hand, SoccerCity};

impl SoccerCity {
    /// The share of regular time that is left.
    #[must_use]
    pub fn share_left(&self) -> f64 {
        let periods = self.options.regular_periods();
        if self.period > periods {
            return 0.0;
        }
        let deck = f64::from(self.ball_deck.len());
        let of_this = deck / (deck + f64::from(self.minute)).max(1.0);
        (f64::from(periods - self.period) + of_this) / f64::from(periods)
    }

    /// The hands of a side, one for each of its seats.
    pub fn hands_of(&self, side: Side) -> impl Iterator<Item = &Hand> {
        Seat::ALL
            .into_iter()
            .filter(move |seat| seat.side() == side)
            .map(|seat| &self.hands[seat as usize])
    }

    /// Whether the attackers have lost the ball this turn.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.turn.lost
    }
}
