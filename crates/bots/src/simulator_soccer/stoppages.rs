//! Before the match and between rounds: line-ups, takers, substitutions.

use engine::Rng;
use simulator_soccer::{Cell, LineUpPart, Move, Origin, Player, PlayerChoice, StoppageView, cell_at, zones};

use super::{Eye, depth, in_order, shot_chance, way};
use crate::best::Best;

/// Footballers in their area at a corner or a free kick nearby.
const HEADERS: usize = 4;
/// Footballers of a wall.
const WALL: usize = 2;

impl Eye {
    /// SIM-START-1 The eleven as the roster knows them; often a forward begins where nobody expects him.
    pub(super) fn line_up_in_secret(&self, rng: &mut Rng) -> Option<Move> {
        let placed = self.team(self.side).count();
        if placed == 11 {
            return Some(Move::Done {});
        }
        let forwards: Vec<&PlayerChoice> = self
            .view
            .choices
            .iter()
            .filter(|choice| self.player(choice.player).sticker.red > 0)
            .collect();
        if placed > 0 || forwards.is_empty() || rng.below(2) == 0 {
            return Some(Move::Auto {});
        }
        let forward = rng.one_of(&forwards);
        let ahead: Vec<Cell> = in_order(self.side, &forward.cells)
            .filter(|cell| (0.35..0.55).contains(&depth(self.side, *cell)))
            .collect();
        Some(put(forward.player, *rng.one_of(&ahead)))
    }

    /// A line-up: what matters is placed by hand, the rest by itself.
    pub(super) fn line_up(&self, part: LineUpPart) -> Option<Move> {
        let stoppage = self.view.stoppage.as_ref()?;
        let by_hand = match part {
            LineUpPart::First => self.first_group(stoppage),
            LineUpPart::All => self.defensive_group(stoppage),
            LineUpPart::Rest => None,
        };
        by_hand.filter(|mv| self.allows(mv)).or(Some(Move::Auto {}))
    }

    /// SIM-LU-3 The right taker, and headers before their goal.
    fn first_group(&self, stoppage: &StoppageView) -> Option<Move> {
        let ball = cell_at(stoppage.at);
        if !zones(self.side).attack.contains(ball) {
            return None;
        }
        let choices = self.view.choices.iter();
        if stoppage.taker.is_none() {
            let skill = |player: Player| {
                let sticker = &self.player(player).sticker;
                match stoppage.origin {
                    Origin::Corner => 10 * sticker.green + sticker.yellow,
                    _ => 10 * sticker.red + sticker.dribbling,
                }
            };
            let taker = choices.max_by_key(|choice| skill(choice.player))?;
            return Some(put(taker.player, ball));
        }
        let area = zones(self.side.other()).penalty_area;
        let inside = self
            .standing(self.side)
            .filter(|(_, cell)| area.contains(*cell))
            .count();
        if inside >= HEADERS || stoppage.origin == Origin::Penalty {
            return None;
        }
        let header = choices.max_by_key(|choice| {
            let sticker = &self.player(choice.player).sticker;
            (sticker.red, sticker.grey)
        })?;
        let lonely = |cell: &Cell| self.standing(self.side).all(|(_, mate)| mate.distance(*cell) > 1);
        let mut best = Best::new();
        for cell in in_order(self.side, &header.cells).filter(|cell| area.contains(*cell)) {
            let room = if lonely(&cell) { 0.2 } else { 0.0 };
            let near = -0.01 * f64::from(cell.distance(ball));
            best.offer(
                shot_chance(self.side, cell) + room + near,
                put(header.player, cell),
            );
        }
        best.choice
    }

    /// SIM-LU-4 The keeper in his goal, a wall before a free kick, a marker for everybody near it.
    fn defensive_group(&self, stoppage: &StoppageView) -> Option<Move> {
        let own = zones(self.side);
        let ball = cell_at(stoppage.at);
        if !own.defence.contains(ball) || stoppage.origin == Origin::Penalty {
            return None;
        }
        let choices = &self.view.choices;
        let keeper = choices
            .iter()
            .find(|choice| self.player(choice.player).sticker.black);
        if let Some(keeper) = keeper {
            return Some(put(keeper.player, own.goal));
        }
        if let Some(mv) = self.wall(stoppage) {
            return Some(mv);
        }
        let unmarked = self
            .standing(self.side.other())
            .map(|(_, cell)| cell)
            .filter(|cell| {
                own.penalty_area.contains(*cell) && self.marker(self.side.other(), *cell).is_none()
            })
            .max_by_key(|cell| (1000.0 * shot_chance(self.side.other(), *cell)) as u32)?;
        let marks = |player: Player| {
            let sticker = &self.player(player).sticker;
            (sticker.blue, sticker.marking)
        };
        let marker = choices
            .iter()
            .filter(|choice| choice.cells.contains(&unmarked))
            .max_by_key(|choice| marks(choice.player))?;
        Some(put(marker.player, unmarked))
    }

    /// SIM-FK-4 Two in one cell between ball and goal.
    fn wall(&self, stoppage: &StoppageView) -> Option<Move> {
        let ball = cell_at(stoppage.at);
        if stoppage.origin != Origin::FreeKick || shot_chance(self.side.other(), ball) < 0.08 {
            return None;
        }
        let cell = way(self.side, ball, zones(self.side).goal).nth(2)?;
        let built = self.standing(self.side).filter(|(_, at)| *at == cell).count();
        let steady = |choice: &&PlayerChoice| {
            let sticker = &self.player(choice.player).sticker;
            (sticker.red == 0, sticker.green)
        };
        let waits = self
            .view
            .choices
            .iter()
            .filter(|choice| choice.cells.contains(&cell));
        let brick = waits.filter(|_| built < WALL).max_by_key(steady)?;
        Some(put(brick.player, cell)).filter(|mv| self.allows(mv))
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
        let mut best = Best::new();
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
        let mut best = Best::new();
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
        // Like for like.
        let unlike = |off: &Player, on: &Player| {
            let dots = |player: &Player| {
                let sticker = &self.player(*player).sticker;
                [sticker.yellow, sticker.blue, sticker.green, sticker.red]
            };
            let apart = dots(off)
                .into_iter()
                .zip(dots(on))
                .map(|(one, other)| one.abs_diff(other));
            0.1 * f64::from(apart.sum::<u8>())
        };
        let mut best = Best::above(if due { f64::MIN } else { 0.5 });
        for mv in listed {
            match mv {
                Move::Substitute { off, on } => best.offer(level(on) - level(off) - unlike(off, on), *mv),
                Move::ReserveKeeper { off } => best.offer(20.0 - level(off), *mv),
                _ => {}
            }
        }
        Some(best.choice.unwrap_or(Move::Done {}))
    }
}

fn put(player: Player, cell: Cell) -> Move {
    Move::Place {
        player,
        cell,
        at: None,
    }
}
