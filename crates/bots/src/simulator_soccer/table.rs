//! SIM-TABLE Kicks by dice: what the tables say of a target.

use engine::{Rng, Side, power};
use pitch::HexDirection;
use simulator_soccer::{
    Cell, KeeperChoice, KickKind, Move, Sector, Target, Technique, line_of_cells, pass_need, save_need,
    shot_need, zones,
};

use super::{Eye, all_cells, flicks::Intent};
use crate::best::{Best, noise};

impl Eye {
    /// The best cell to aim at, and what it is worth.
    pub(super) fn best_target(&self, intent: Intent) -> Option<(f64, Target)> {
        let mut best = Best::new();
        for (value, target) in self.targets(intent) {
            best.offer(value, target);
        }
        best.choice.map(|target| (best.value, target))
    }

    /// What every target in reach is worth.
    fn targets(&self, intent: Intent) -> Vec<(f64, Target)> {
        let here = self.view.ball.cell;
        let techniques: &[Technique] = if intent.kind.is_headed() {
            &[Technique::Head]
        } else {
            &[Technique::Low, Technique::Lob]
        };
        let worth: Vec<f64> = Cell::all().map(|cell| self.table_worth(intent, cell)).collect();
        let mut targets = Vec::new();
        for technique in techniques {
            for cell in all_cells(self.side).filter(|cell| *cell != here && cell.distance(here) <= 8) {
                let value = self.expected(*technique, cell, &worth);
                targets.push((
                    value,
                    Target::Cell {
                        technique: *technique,
                        cell,
                    },
                ));
            }
        }
        targets
    }

    /// SIM-TABLE-1 Exact, or drifted by a cell or two.
    fn expected(&self, technique: Technique, target: Cell, worth: &[f64]) -> f64 {
        let here = self.view.ball.cell;
        let need = f64::from(pass_need(technique, here.distance(target)));
        let drifted = |cells: u8| {
            let sum: f64 = HexDirection::ALL
                .into_iter()
                .map(|direction| match self.side {
                    Side::Home => direction,
                    Side::Away => direction.opposite(),
                })
                .map(|direction| {
                    let out = -0.8 * self.loss(target);
                    target
                        .towards(direction, cells)
                        .map_or(out, |cell| worth[cell.index()])
                })
                .sum();
            sum / 6.0
        };
        let exact = (7.0 - need) / 6.0;
        let value =
            exact * worth[target.index()] + drifted(1) / 6.0 + (5.0 / 6.0 - exact).max(0.0) * drifted(2);
        if technique != Technique::Low {
            return value;
        }
        // SIM-TABLE-3 Opponents in the lane.
        let mut open = 1.0;
        let mut lost = 0.0;
        for cell in line_of_cells(here, target).filter(|cell| *cell != here && *cell != target) {
            if self.marker(self.side, cell).is_some() {
                lost += open / 6.0 * self.loss(cell);
                open *= 5.0 / 6.0;
            }
        }
        open * value - lost
    }

    /// What it is worth that the ball ends in a cell.
    fn table_worth(&self, intent: Intent, cell: Cell) -> f64 {
        let inside = |side| {
            self.standing(side)
                .find(|(player, at)| *at == cell && player.player != intent.kicker)
                .map(|(player, _)| player)
        };
        let (mate, opponent) = (inside(self.side), inside(self.side.other()));
        if intent.kind == KickKind::Cross && zones(self.side.other()).penalty_area.contains(cell) {
            return match (mate, opponent) {
                (Some(mate), _) if self.is_offside(mate.player) => -0.05,
                (Some(_), None) => 0.45 * super::shot_chance(self.side, cell),
                (Some(_), Some(_)) => 0.2 * super::shot_chance(self.side, cell),
                (None, _) => -0.03,
            };
        }
        let met = mate.filter(|_| opponent.is_none()).map(|mate| mate.player);
        self.worth(intent, &self.landed_in(cell, met))
    }

    /// How the declared kick is aimed.
    pub(super) fn table_aim(&self, intent: Intent, listed: &[Move], rng: &mut Rng) -> Option<Move> {
        if intent.kind.is_shot() {
            return self.table_sector(intent, listed, rng);
        }
        let mut best = Best::new();
        for (value, target) in self.targets(intent) {
            let mv = Move::Target {
                target,
                no_timing: false,
            };
            if value > best.value && listed.contains(&mv) {
                best.offer(value, mv);
            }
        }
        best.choice
    }

    /// How often a shot by dice scores, at its best.
    pub(super) fn table_shot(&self, intent: Intent) -> f64 {
        Sector::ALL
            .into_iter()
            .map(|sector| self.sector_odds(intent, sector))
            .fold(0.0, f64::max)
    }

    /// SIM-TABLE-6 to SIM-TABLE-8 On target, past the bodies, past the keeper.
    fn sector_odds(&self, intent: Intent, sector: Sector) -> f64 {
        let goal = zones(self.side.other()).goal;
        let here = self.view.ball.cell;
        let header = intent.kind == KickKind::HeaderShot;
        let at_least = |need: u8| f64::from(7 - need.min(7)) / 6.0;
        let on_target = at_least(shot_need(sector.is_low(), header, here.distance(goal)));
        let line: Vec<Cell> = line_of_cells(here, goal).collect();
        let bodies = self
            .team(self.side.other())
            .filter(|player| !player.sticker.black)
            .filter(|player| player.lying.is_none() || sector.is_low())
            .filter(|player| {
                player
                    .cell
                    .is_some_and(|cell| line[1.min(line.len())..].contains(&cell))
            })
            .count();
        let blocked = if sector.is_low() { 2.0 / 6.0 } else { 1.0 / 6.0 };
        let past = power(1.0 - blocked, bodies as u32);
        let keeper = self.team(self.side.other()).find(|player| player.sticker.black);
        let choice = keeper.and_then(|keeper| match (self.view.keeper.as_ref(), keeper.lying) {
            (Some(waits), _) if waits.bar_y.is_some() => Some(KeeperChoice::Stay),
            (_, lying) if keeper.cell.is_some_and(|cell| line.contains(&cell)) => Some(match lying {
                None => KeeperChoice::Standing,
                Some(_) => KeeperChoice::Lying,
            }),
            _ => None,
        });
        let saved = choice.map_or(0.0, |choice| at_least(save_need(choice, sector)));
        on_target * past * (1.0 - saved)
    }

    /// The best sector; equal ones are mixed, so that nobody reads the shooter.
    fn table_sector(&self, intent: Intent, listed: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        for mv in listed {
            if let Move::Target {
                target: Target::Sector { sector },
                ..
            } = mv
            {
                best.offer(self.sector_odds(intent, *sector) + noise(rng), *mv);
            }
        }
        best.choice
    }
}
