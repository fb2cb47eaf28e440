//! What a position comes down to, for bots and teachers that judge a state they know whole.

use engine::{BySide, Side};

use crate::{Cell, Origin, Phase, Player, SimulatorSoccer, Spot, Sticker, placing::own_spot};

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

    /// Where a coach puts a footballer who moves into a cell: SIM-PLACE-8 finds a spot on Home's side first for both.
    #[must_use]
    pub fn own_spot(&self, player: Player, cell: Cell) -> Spot {
        own_spot(self, player, cell)
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

    /// In which cell the ball lies.
    #[must_use]
    pub fn ball_cell(&self) -> Cell {
        self.ball_cell
    }

    /// What is to be decided.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the round began.
    #[must_use]
    pub fn origin(&self) -> Origin {
        self.round.origin
    }

    /// SIM-QUICK-1 Whether nobody of the attacking side has moved in this round.
    #[must_use]
    pub fn is_quick(&self) -> bool {
        self.round.cells == 0
    }

    /// How play will resume, for whom and where, while it is stopped.
    #[must_use]
    pub fn resumes(&self) -> Option<(Origin, Side, Spot)> {
        self.stoppage
            .map(|stoppage| (stoppage.origin, stoppage.side, stoppage.at))
    }

    /// The footballers of a side on their feet: who, where and in which cell.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = (Player, Spot, Cell)> {
        self.team(side)
            .map(|player| (player, self.piece(player)))
            .filter(|(_, piece)| piece.lying.is_none())
            .map(|(player, piece)| (player, piece.at, piece.cell))
    }

    /// What is printed on all the footballers of a side on the pitch.
    pub fn stickers(&self, side: Side) -> impl Iterator<Item = &Sticker> {
        self.team(side).map(|player| &self.piece(player).sticker)
    }

    /// What is printed on a footballer.
    #[must_use]
    pub fn sticker(&self, player: Player) -> &Sticker {
        &self.piece(player).sticker
    }
}
