//! Phases 2 and 3: receivers for the next kick, markers against it, entries and tackles.

use simulator_soccer::{
    Cell, MIDFIELD, Move, Phase, Player, PlayerChoice, PlayerView, Spot, anchor, cell_at, zones,
};

use super::{Eye, depth, duel_odds, in_order, seen_from, shot_chance, way};
use crate::best::Best;

/// How often a kick over so many cells arrives.
const ARRIVES: [f64; 9] = [0.3, 0.95, 0.85, 0.72, 0.55, 0.4, 0.25, 0.15, 0.1];
/// How well a marker so many cells away covers an opponent.
const COVERS: [f64; 4] = [1.0, 0.65, 0.25, 0.08];
/// A move must gain at least so much.
const WORTH_A_MOVE: f64 = 0.004;

/// An opponent whom the next kick could reach.
struct Threat {
    cell: Cell,
    /// What the ball there would be worth, if it came.
    worth: f64,
    red: bool,
    /// How well others cover him.
    covered: f64,
}

impl Threat {
    /// How much better he is covered by somebody in a cell.
    fn left_to(&self, cell: Cell) -> f64 {
        (covers(cell.distance(self.cell)) - self.covered).max(0.0)
    }
}

pub(super) fn arrives(cells: u8) -> f64 {
    ARRIVES[usize::from(cells).min(ARRIVES.len() - 1)]
}

fn covers(cells: u8) -> f64 {
    COVERS.get(usize::from(cells)).copied().unwrap_or(0.0)
}

impl Eye {
    /// Phase 2: the moves that make the next kick better, or a quick round.
    pub(super) fn attack(&self) -> Option<Move> {
        if let Some(mv) = self.forced(|player, cell| self.as_receiver(player, cell)) {
            return Some(mv);
        }
        let near_goal = zones(self.side).attack.contains(self.view.ball.cell);
        if near_goal && self.view.badges.quick {
            return Some(Move::Done {});
        }
        // Their longest move is as long as ours.
        let reach = match self.view.last_take {
            Some(take) if near_goal => take.cells.max(1),
            _ => self.view.badges.limit,
        };
        let mut best = Best::above(WORTH_A_MOVE);
        for (mover, choice) in self.movers() {
            let Some(from) = mover.cell.filter(|_| !mover.sticker.black) else {
                continue;
            };
            let now = self.as_receiver(mover, from);
            let near = in_order(self.side, &choice.cells).filter(|cell| from.distance(*cell) <= reach);
            for cell in near.filter(|cell| *cell != from) {
                let gain = self.as_receiver(mover, cell) - now;
                best.offer(gain, (mover.player, cell));
            }
        }
        Some(self.walk_or_done(best.choice))
    }

    /// Phase 3: a tackle, a presser, then markers.
    pub(super) fn defend(&self) -> Option<Move> {
        if let Some(mv) = self.forced(|player, cell| self.as_marker(player, cell, &self.threats(player))) {
            return Some(mv);
        }
        if let Some(mv) = self.challenge() {
            return Some(mv);
        }
        let mut best = Best::above(WORTH_A_MOVE);
        for (mover, choice) in self.movers() {
            let Some(from) = mover.cell else { continue };
            let threats = self.threats(mover);
            let now = self.as_marker(mover, from, &threats);
            let cells = in_order(self.side, &choice.cells);
            for cell in cells.filter(|cell| *cell != from && *cell != self.view.ball.cell) {
                let gain = self.as_marker(mover, cell, &threats) - now;
                best.offer(gain, (mover.player, cell));
            }
        }
        Some(self.walk_or_done(best.choice))
    }

    /// The best walk, if one is worth it.
    fn walk_or_done(&self, walk: Option<(Player, Cell)>) -> Move {
        walk.map_or(Move::Done {}, |(player, cell)| self.walk(player, cell))
    }

    /// A footballer goes into a cell, to a spot on his own goal's side of whoever is there.
    fn walk(&self, player: Player, cell: Cell) -> Move {
        Move::Move {
            player,
            cell,
            at: Some(self.imagined.own_spot(player, cell)),
            major: false,
        }
    }

    fn movers(&self) -> impl Iterator<Item = (&PlayerView, &PlayerChoice)> {
        self.view
            .choices
            .iter()
            .map(|choice| (self.player(choice.player), choice))
    }

    /// SIM-P3-7 Somebody who must leave goes where he is most useful.
    fn forced(&self, value: impl Fn(&PlayerView, Cell) -> f64) -> Option<Move> {
        let mut best = Best::new();
        for (mover, choice) in self.movers().filter(|(mover, _)| mover.must_leave) {
            for cell in in_order(self.side, &choice.cells) {
                best.offer(value(mover, cell), (mover.player, cell));
            }
        }
        best.choice.map(|(player, cell)| self.walk(player, cell))
    }

    /// Where a footballer belongs: his place of the start, moved with the ball.
    fn place(&self, player: &PlayerView) -> Option<Cell> {
        let start = anchor(player.formation?).seen_from(self.side);
        let ball = self.view.ball.at.seen_from(self.side);
        let attacks = self.view.attacking == self.side;
        let far = 88.0 * depth(self.side, player.formation?);
        let advance = 88.0 * depth(self.side, self.view.ball.cell) - 44.0;
        let wish = if attacks {
            1.35 * far + 8.0 + 0.65 * advance
        } else {
            1.1 * far + 0.45 * advance - 2.0
        };
        let wish = wish.clamp(8.0, 82.0);
        let (y, ball_y) = (start.cm().1, ball.cm().1);
        let place = cell_at(Spot::near(wish, y + 0.25 * (ball_y - y)));
        Some(seen_from(self.side, place))
    }

    fn out_of_place(&self, player: &PlayerView, cell: Cell) -> f64 {
        self.place(player)
            .map_or(0.0, |place| f64::from(place.distance(cell)))
    }

    /// SIM-OFF-1 Whether a cell lies beyond the ball and the second-last opponent.
    fn would_be_offside(&self, cell: Cell) -> bool {
        if !self.imagined.options.offside.is_on() || depth(self.side, cell) <= 0.5 {
            return false;
        }
        let line = |at: Spot| at.to_attacked_line(self.side);
        let mut others: Vec<i16> = self
            .team(self.side.other())
            .filter_map(|player| player.at.map(line))
            .collect();
        others.sort_unstable();
        let second = others.get(1).copied().unwrap_or(0);
        line(anchor(cell)) < second.min(line(self.view.ball.at))
    }

    /// What it is worth to have a footballer in a cell for the next kick.
    fn as_receiver(&self, player: &PlayerView, cell: Cell) -> f64 {
        let mut value = -0.003 * self.out_of_place(player, cell);
        let others = || {
            self.standing(self.side)
                .filter(|(other, _)| other.player != player.player)
        };
        let crowded = others().filter(|(_, at)| at.distance(cell) <= 1).count();
        value -= 0.006 * crowded as f64;
        if self.would_be_offside(cell) {
            return value - 0.02;
        }
        let ahead = arrives(cell.distance(self.view.ball.cell));
        let mut use_of_it = self.possession(self.side, cell);
        if self.is_free(self.side, cell) {
            use_of_it += 0.02;
        } else if self.marker(self.side, cell).is_some() {
            use_of_it *= 0.6;
        }
        let theirs = zones(self.side.other());
        if player.sticker.red > 0 && theirs.penalty_area.contains(cell) {
            use_of_it += 0.3 * shot_chance(self.side, cell);
        }
        value + 0.5 * ahead * use_of_it
    }

    /// What the other side could do with the next kick, and what a footballer's team-mates leave him to cover.
    fn threats(&self, player: &PlayerView) -> Vec<Threat> {
        let ball = self.view.ball.cell;
        self.standing(self.side.other())
            .filter(|(opponent, _)| !opponent.sticker.black)
            .map(|(opponent, cell)| Threat {
                cell,
                worth: arrives(cell.distance(ball)) * self.possession(self.side.other(), cell),
                red: opponent.sticker.red > 0,
                covered: self
                    .standing(self.side)
                    .filter(|(mate, _)| mate.player != player.player && !mate.sticker.black)
                    .map(|(_, at)| covers(at.distance(cell)))
                    .fold(0.0, f64::max),
            })
            .collect()
    }

    /// What it is worth to have a footballer in a cell against the next kick.
    fn as_marker(&self, player: &PlayerView, cell: Cell, threats: &[Threat]) -> f64 {
        if player.sticker.black {
            let home = zones(self.side).goal;
            return -0.02 * f64::from(cell.distance(home));
        }
        let mut value = -0.003 * self.out_of_place(player, cell);
        let ball = self.view.ball.cell;
        for threat in threats {
            // SIM-REP-8 Blue in his cell takes a red one's skill away.
            let blue = player.sticker.blue > 0 && threat.red && cell == threat.cell;
            let skill = if blue { 0.3 } else { 0.0 };
            value += threat.worth * (threat.left_to(cell) + skill);
        }
        // Somebody stands between ball and goal.
        let mut way = way(self.side, ball, zones(self.side).goal).skip(1).take(3);
        if way.any(|step| step == cell) {
            value += 0.25 * self.possession(self.side.other(), ball);
        }
        value
    }

    /// SIM-P3-5 The first footballer moved may enter the ball cell.
    fn challenge(&self) -> Option<Move> {
        let holder = self.view.holder.map(|holder| self.player(holder))?;
        let ball = self.view.ball.cell;
        let inside = self.marker(self.side.other(), ball);
        let mut best = Best::above(0.0);
        if let Some(inside) = inside {
            best.offer(self.tackle_value(inside, holder), Move::Tackle {});
        }
        for (mover, choice) in self.movers() {
            let enters = choice.cells.contains(&ball) && mover.cell != Some(ball);
            if mover.sticker.black || !enters || choice.risky.contains(&ball) || choice.major.contains(&ball)
            {
                continue;
            }
            let press = if MIDFIELD.contains(ball) { 0.012 } else { 0.0 };
            let mark = if mover.sticker.blue > 0 && holder.sticker.red > 0 {
                0.004
            } else {
                0.0
            };
            let leaves: f64 = self
                .threats(mover)
                .iter()
                .map(|threat| mover.cell.map_or(0.0, |from| threat.worth * threat.left_to(from)))
                .sum();
            let value = self.tackle_value(mover, holder).max(0.0) + press + mark - 0.3 * leaves;
            best.offer(value, self.walk(mover.player, ball));
        }
        best.choice.filter(|mv| self.allows(mv))
    }

    /// What a tackle is worth.
    fn tackle_value(&self, tackler: &PlayerView, holder: &PlayerView) -> f64 {
        let ball = self.view.ball.cell;
        let odds = duel_odds(i32::from(tackler.sticker.tackling) - i32::from(holder.sticker.defending));
        let theirs = self.possession(self.side.other(), ball);
        let ours = self.possession(self.side, ball);
        let own = zones(self.side);
        let foul = match (own.penalty_area.contains(ball), own.defence.contains(ball)) {
            (true, _) => 0.8,
            (false, true) => 0.08,
            (false, false) => 0.0,
        };
        let free_dribble = 0.01;
        odds * 5.0 / 6.0 * (ours + theirs) - foul / 6.0 - (1.0 - odds) * free_dribble
    }

    /// SIM-TACK-1 Whether the footballer who has entered tackles.
    pub(super) fn tackle_or_not(&self) -> Option<Move> {
        let holder = self.view.holder.map(|holder| self.player(holder))?;
        let tackler = self.marker(self.side.other(), self.view.ball.cell)?;
        Some(if self.tackle_value(tackler, holder) > 0.0 {
            Move::Tackle {}
        } else {
            Move::Decline {}
        })
    }

    /// SIM-PRO-7, SIM-PRO-12, SIM-PRO-13 Free steps: back onside, into the area, towards the ball.
    pub(super) fn step(&self) -> Option<Move> {
        let aim = match self.view.phase {
            Phase::HeaderStep { .. } => zones(self.view.attacking.other()).goal,
            _ => self.view.ball.cell,
        };
        let mut best = Best::above(if self.view.phase == (Phase::OffsideStep {}) {
            f64::MIN
        } else {
            0.0
        });
        for (mover, choice) in self.movers() {
            let Some(from) = mover.cell else { continue };
            for cell in in_order(self.side, &choice.cells) {
                let nearer = f64::from(from.distance(aim)) - f64::from(cell.distance(aim));
                let step = Move::Step {
                    player: mover.player,
                    cell,
                    at: None,
                };
                if nearer > best.value && self.allows(&step) {
                    best.offer(nearer, step);
                }
            }
        }
        Some(best.choice.unwrap_or(Move::Done {}))
    }

    /// SIM-THROW-3 Out of the thrower's cell, to the goal side.
    pub(super) fn make_room(&self) -> Option<Move> {
        let choice = self.view.choices.first()?;
        let back = |cell: &Cell| seen_from(self.side, *cell).x();
        let cell = in_order(self.side, &choice.cells).min_by_key(back)?;
        Some(self.walk(choice.player, cell))
    }
}
