//! Before the match and between rounds: line-ups, takers, substitutions.

use simulator_soccer::{Cell, LineUpPart, Move, PlaceKind, Player, zones};

use super::{Best, Eye, depth};

impl Eye {
    /// SIM-START-1 The eleven as the roster knows them.
    pub(super) fn line_up_in_secret(&self) -> Option<Move> {
        let placed = self.team(self.side).count();
        Some(if placed < 11 { Move::Auto {} } else { Move::Done {} })
    }

    /// The rest of a line-up, where everybody belongs.
    pub(super) fn line_up(&self, _part: LineUpPart) -> Option<Move> {
        let waits = self
            .view
            .players
            .iter()
            .any(|player| player.player.side() == self.side && player.place == PlaceKind::Hand);
        Some(if waits { Move::Auto {} } else { Move::Done {} })
    }

    /// Whoever is missed least somewhere else: near the ball, and no dangerous receiver.
    pub(super) fn spare_taker(&self, listed: &[Move]) -> Option<Move> {
        let spot = self
            .view
            .stoppage
            .as_ref()
            .map_or(self.view.ball.at, |stoppage| stoppage.at);
        self.best_player(listed, |player| {
            let view = self.player(player);
            let away = view.at.map_or(0.0, |at| at.away(spot));
            let keeper = if view.sticker.black { 100.0 } else { 0.0 };
            -away - 2.0 * f64::from(view.sticker.red) - keeper
        })
    }

    /// Who takes a penalty: the best striker.
    pub(super) fn penalty_taker(&self, listed: &[Move]) -> Option<Move> {
        self.best_player(listed, |player| {
            let sticker = &self.player(player).sticker;
            f64::from(sticker.red) + 0.1 * f64::from(sticker.dribbling)
        })
    }

    /// SIM-COD-4 Which of several equals takes the ball.
    pub(super) fn best_taker(&self, listed: &[Move]) -> Option<Move> {
        let ball = self.view.ball.cell;
        self.best_player(listed, |player| {
            let view = self.player(player);
            let cells = view.cell.map_or(0, |cell| cell.distance(ball));
            let keeper = view.sticker.black && zones(self.side).penalty_area.contains(ball);
            self.reception(view, ball, cells, false) + if keeper { 0.1 } else { 0.0 }
        })
    }

    fn best_player(&self, listed: &[Move], value: impl Fn(Player) -> f64) -> Option<Move> {
        let mut best = Best::above(f64::MIN);
        for mv in listed {
            if let Move::Taker { player } = mv {
                best.offer(value(*player), *mv);
            }
        }
        best.choice
    }

    /// SIM-LINE-2 The better cell of a ball on a line.
    pub(super) fn best_cell(&self, listed: &[Move]) -> Option<Move> {
        let value = |cell: Cell| {
            let free = if self.is_free(self.side, cell) { 0.01 } else { 0.0 };
            self.possession(self.side, cell) + 0.001 * depth(self.side, cell) + free
        };
        let mut best = Best::above(f64::MIN);
        for mv in listed {
            if let Move::Cell { cell } = mv {
                best.offer(value(*cell), *mv);
            }
        }
        best.choice
    }

    /// SIM-SUB-1 What is due, and whoever is better.
    pub(super) fn substitute(&self, listed: &[Move]) -> Option<Move> {
        let due = self.view.substitutions[self.side].due > 0;
        let level = |player: &Player| f64::from(self.player(*player).level);
        let mut best = Best::above(if due { f64::MIN } else { 0.5 });
        for mv in listed {
            match mv {
                Move::Substitute { off, on } => best.offer(level(on) - level(off), *mv),
                Move::ReserveKeeper { off } => best.offer(20.0 - level(off), *mv),
                _ => {}
            }
        }
        Some(best.choice.unwrap_or(Move::Done {}))
    }
}
