//! The keeper before a shot, and the outfielder who slides in front of him.

use engine::Rng;
use physics::{Peg, Scene, Stance};
use simulator_soccer::{
    Cell, Dive, KickKind, Move, Plan, Player, Sector, Spot, anchor, cell_at, front_cells, line_of_cells,
    towards, zones,
};

use super::{Eye, duel_odds, flicks::Intent, goal_of, in_order};
use crate::best::Best;

impl Eye {
    /// The shot that is being prepared.
    pub(super) fn feared(&self) -> Option<Intent> {
        self.view.kick.map(|kick| Intent {
            kicker: kick.kicker,
            kind: kick.kind,
            against: None,
        })
    }

    /// SIM-GK-2 The bar from afar; from near, where the best shot scores least.
    pub(super) fn prepare(&self, rng: &mut Rng) -> Option<Move> {
        let keeper = self.view.keeper.as_ref()?;
        let intent = self.feared()?;
        if !self.flicked() {
            return self.block_the_line();
        }
        if keeper.bar {
            // A little towards the near post.
            let y = (f64::from(self.view.ball.at.y) * 0.06)
                .round()
                .clamp(-150.0, 150.0);
            return Some(Move::Bar { y: y as i16 });
        }
        let waits = self.positions(intent, keeper.player, rng);
        waits.into_iter().find(|mv| self.allows(mv))
    }

    /// Where the keeper may wait on his feet or lying, the best first.
    pub(super) fn positions(&self, intent: Intent, keeper: Player, rng: &mut Rng) -> Vec<Move> {
        let attackers = self.side.other();
        let hand = self.hand(attackers, self.care.fears, rng);
        let scene = self.scene();
        let mut waits: Vec<(f64, Move)> = self
            .waiting_spots()
            .into_iter()
            .map(|(cell, at, lying)| {
                let waiting = with_peg(&scene, keeper, at, lying);
                let conceded = self.best_shot(attackers, intent, &waiting, &hand);
                let at = Some(at);
                (conceded, Move::Position { cell, at, lying })
            })
            .collect();
        waits.sort_by(|one, other| one.0.total_cmp(&other.0));
        waits.into_iter().map(|(_, mv)| mv).collect()
    }

    /// Spots on the way to the goal that the keeper can take, on his feet or lying across.
    fn waiting_spots(&self) -> Vec<(Cell, Spot, Option<u16>)> {
        let Some(keeper) = &self.view.keeper else {
            return Vec::new();
        };
        let (ball, goal) = (self.view.ball.at, goal_of(self.side.other()));
        let across = (towards(ball, goal) + 9000) % 18_000;
        let mut spots = Vec::new();
        if let Some((cell, at)) = self.player(keeper.player).cell.zip(self.player(keeper.player).at) {
            spots.push((cell, at, None));
        }
        for step in 1..16_i16 {
            let part = |from: i16, to: i16| {
                (i32::from(from) + (i32::from(to) - i32::from(from)) * i32::from(step) / 16) as i16
            };
            let at = Spot::new(part(ball.x, goal.x), part(ball.y, goal.y));
            let cell = cell_at(at);
            // SIM-GK-6 From behind he would foul the shooter as often as not.
            if cell == self.view.ball.cell && self.is_behind(keeper.player) {
                continue;
            }
            if keeper.standing.contains(&cell) {
                spots.push((cell, at, None));
            }
            if keeper.lying.contains(&cell) {
                spots.push((cell, at, Some(across)));
            }
        }
        spots
    }

    /// SIM-ENTER-3 Whether a footballer would enter the ball cell from behind.
    fn is_behind(&self, player: Player) -> bool {
        let ball = self.view.ball.cell;
        let cell = self.player(player).cell;
        cell.is_some_and(|cell| {
            cell.distance(ball) == 1 && front_cells(ball, self.side.other()).all(|front| front != cell)
        })
    }

    /// SIM-TABLE-8 At the table a keeper must be on the line of cells.
    fn block_the_line(&self) -> Option<Move> {
        let keeper = self.view.keeper.as_ref()?;
        let line: Vec<Cell> = line_of_cells(self.view.ball.cell, zones(self.side).goal).collect();
        let position = |cell: Cell| Move::Position {
            cell,
            at: None,
            lying: None,
        };
        let on_line = in_order(self.side, &keeper.standing).find(|cell| line.contains(cell));
        on_line
            .map(position)
            .or_else(|| keeper.bar.then_some(Move::Bar { y: 0 }))
    }

    /// SIM-GK-9 Mostly he waits and follows; now and then he guesses.
    pub(super) fn plan(&self, rng: &mut Rng) -> Option<Move> {
        let left = rng.below(2) == 0;
        let plan = if !self.flicked() {
            Plan::Guess {
                sector: if left { Sector::LeftLow } else { Sector::RightLow },
            }
        } else if rng.below(10) < 6 {
            Plan::Stay {}
        } else {
            Plan::Move {
                y: if left { 260 } else { -260 },
                dive: if rng.below(3) == 0 { Dive::High } else { Dive::Low },
            }
        };
        Some(Move::Plan { plan })
    }

    /// SIM-GK-7 With the better of it; one in six is a foul.
    pub(super) fn keeper_tackle(&self) -> Option<Move> {
        let (keeper, shooter) = (self.view.keeper.as_ref()?.player, self.view.kick?.kicker);
        let edge = i32::from(self.player(keeper).sticker.tackling)
            - i32::from(self.player(shooter).sticker.defending);
        Some(if duel_odds(edge) > 0.5 {
            Move::Tackle {}
        } else {
            Move::Decline {}
        })
    }

    /// SIM-SLIDE-1 Who slides into the way of a shot, if it helps.
    pub(super) fn slide(&self, rng: &mut Rng) -> Option<Move> {
        let intent = self.feared().filter(|intent| intent.kind == KickKind::Shot);
        let Some(intent) = intent else {
            return Some(Move::Decline {});
        };
        let (ball, goal) = (self.view.ball.at, goal_of(self.side.other()));
        let line: Vec<Cell> = line_of_cells(self.view.ball.cell, zones(self.side).goal).collect();
        let across = (towards(ball, goal) + 9000) % 18_000;
        let attackers = self.side.other();
        let scene = self.scene();
        let hand = self.hand(attackers, self.care.fears, rng);
        let mut best = if self.flicked() {
            Best::above(0.05 - self.best_shot(attackers, intent, &scene, &hand))
        } else {
            Best::above(0.0)
        };
        for choice in &self.view.choices {
            for cell in in_order(self.side, &choice.cells).filter(|cell| line.contains(cell)) {
                let value = if self.flicked() {
                    let laid = with_peg(&scene, choice.player, anchor(cell), Some(across));
                    -self.best_shot(attackers, intent, &laid, &hand)
                } else {
                    1.0
                };
                let slide = Move::Slide {
                    player: choice.player,
                    cell,
                    at: None,
                    angle: Some(across),
                };
                if self.allows(&slide) {
                    best.offer(value, slide);
                }
            }
        }
        best.choice.or(Some(Move::Decline {}))
    }
}

/// The scene with one peg put elsewhere.
fn with_peg(scene: &Scene, player: Player, at: Spot, lying: Option<u16>) -> Scene {
    let mut scene = scene.clone();
    for peg in &mut scene.pegs {
        if usize::from(peg.id) == player.index() {
            *peg = Peg {
                id: peg.id,
                at: at.into(),
                stance: lying.map_or(Stance::Standing, |angle| Stance::Lying { angle }),
            };
        }
    }
    scene
}
