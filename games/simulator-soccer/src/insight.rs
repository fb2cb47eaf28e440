//! What a position comes down to, for bots and teachers that judge a state they know whole.

use engine::{BySide, Side};

use crate::{Player, SimulatorSoccer, Spot};

impl SimulatorSoccer {
    /// The goals of play.
    #[must_use]
    pub fn goals(&self) -> BySide<u16> {
        self.score
    }

    /// The share of regular time that is left.
    #[must_use]
    pub fn share_left(&self) -> f64 {
        let half = f64::from(self.options.half_steps().max(1));
        let of_this = (1.0 - f64::from(self.clock.step) / half).max(0.0);
        match self.clock.period {
            0 => 1.0,
            1 => (1.0 + of_this) / 2.0,
            2 => of_this / 2.0,
            _ => 0.0,
        }
    }

    /// The attacking side.
    #[must_use]
    pub fn attackers(&self) -> Side {
        self.attacking
    }

    /// Who has the ball.
    #[must_use]
    pub fn holder(&self) -> Option<Player> {
        self.holder
    }

    /// Where the ball lies.
    #[must_use]
    pub fn ball(&self) -> Spot {
        self.ball
    }

    /// The footballers of a side on the pitch, and where they stand.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (Player, Spot)> {
        self.team(side).map(|player| (player, self.piece(player).at))
    }
}
