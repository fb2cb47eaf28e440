//! Which kick to declare, and how to aim it.

use engine::Rng;
use physics::Scene;
use simulator_soccer::{
    Aim, Cell, Errors, KickKind, Move, Player, SimulatorSoccer, Target, Technique, anchor, leaves_towards,
    zones,
};

use super::{
    Eye, all_cells,
    flicks::{Intent, aim_at},
    shot_chance,
};
use crate::{Seen, best::Best};

/// After so many executed kicks for each aim only so many aims are scouted further.
const FIRST_LOOKS: usize = 4;
const FOLLOWED: usize = 20;
/// Cells that a pass into space is tried to.
const SPACES: usize = 16;

impl Eye {
    /// The kick with the best outlook, or none.
    pub(super) fn declare(&self, listed: &[Move], rng: &mut Rng) -> Option<Move> {
        let kicker = self.view.holder?;
        let mut best = Best::new();
        for mv in listed {
            let value = match *mv {
                Move::Declare { kind, named } => {
                    let intent = Intent {
                        kicker,
                        kind,
                        against: named.filter(|_| kind == KickKind::Dribble),
                    };
                    self.outlook(intent, rng) + self.favour(intent, named)
                }
                Move::PickUp {} => 0.04,
                _ => self.possession(self.side, self.view.ball.cell),
            };
            best.offer(value, *mv);
        }
        best.choice
    }

    /// SIM-PRO-4, SIM-PRO-11 A named receiver can only gain, the one nearest to the goal most.
    fn favour(&self, intent: Intent, named: Option<Player>) -> f64 {
        let receiver = named.filter(|_| intent.against.is_none());
        receiver
            .and_then(|receiver| self.player(receiver).cell)
            .map_or(0.0, |cell| 0.001 + 0.01 * shot_chance(self.side, cell))
    }

    /// What a kick of this kind is worth, well aimed.
    fn outlook(&self, intent: Intent, rng: &mut Rng) -> f64 {
        if intent.kind.is_shot() {
            return self.shot_outlook(intent, rng);
        }
        if !self.flicked() {
            return self.best_target(intent).map_or(-1.0, |(value, _)| value);
        }
        let hand = self.hand(self.side, self.care.glances, rng);
        let ranked = self.ranked(intent, &self.passes(intent), &self.scene(), &hand);
        ranked.first().map_or(-1.0, |(value, _)| *value)
    }

    /// Where the declared kick should go.
    pub(super) fn aim(&self, listed: &[Move], seen: &Seen<'_, SimulatorSoccer>, rng: &mut Rng) -> Move {
        let choice = self.view.kick.and_then(|kick| {
            let intent = Intent::of(&kick);
            if !self.flicked() {
                return self.table_aim(intent, listed, rng);
            }
            // A hand that cannot time a release says so.
            let no_timing = self.view.aim.as_ref().is_some_and(|aim| aim.timed);
            let (_, aim) = self.well_aimed(intent, rng).into_iter().next()?;
            Some(Move::Target {
                target: Target::Aim { aim },
                no_timing,
            })
        });
        choice.unwrap_or_else(|| seen.sample(rng))
    }

    /// The aims for a kick, the best first.
    pub(super) fn well_aimed(&self, intent: Intent, rng: &mut Rng) -> Vec<(f64, Aim)> {
        let hand = self.hand(self.side, self.care.looks, rng);
        let scene = self.scene();
        let aims = if intent.kind.is_shot() {
            self.shots_at_goal(intent)
        } else {
            self.passes(intent)
        };
        let mut ranked = self.ranked(intent, &aims, &scene, &hand);
        if self.care.judged == 0 {
            return ranked;
        }
        // The full physics corrects what the closed form makes of the same executed kicks.
        let trials: Vec<(Scene, &Errors)> = hand
            .iter()
            .take(self.care.trials)
            .map(|errors| (self.with_bar(&scene, rng), errors))
            .collect();
        ranked.truncate(self.care.judged);
        for (value, aim) in &mut ranked {
            let correction: f64 = trials
                .iter()
                .map(|(barred, errors)| {
                    self.worth(intent, &self.judged(barred, intent, *aim, **errors))
                        - self.worth(intent, &self.scouted(&scene, intent, *aim, **errors))
                })
                .sum();
            *value += correction / trials.len() as f64;
        }
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked
    }

    /// Aims by what they are worth on average, the best first.
    pub(super) fn ranked(
        &self,
        intent: Intent,
        aims: &[Aim],
        scene: &Scene,
        hand: &[Errors],
    ) -> Vec<(f64, Aim)> {
        let sum = |aim: Aim, hand: &[Errors]| -> f64 {
            let worths = hand
                .iter()
                .map(|errors| self.worth(intent, &self.scouted(scene, intent, aim, *errors)));
            worths.sum()
        };
        let (first, further) = hand.split_at(FIRST_LOOKS.min(hand.len()));
        let mut ranked: Vec<(f64, Aim)> = aims.iter().map(|aim| (sum(*aim, first), *aim)).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked.truncate(FOLLOWED);
        for (value, aim) in &mut ranked {
            *value = (*value + sum(*aim, further)) / hand.len() as f64;
        }
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked
    }

    /// Aims at team-mates and into space.
    fn passes(&self, intent: Intent) -> Vec<Aim> {
        let from = self.start_of(intent);
        let here = self.view.ball.cell;
        let techniques: &[Technique] = if intent.kind.is_headed() {
            &[Technique::Head]
        } else {
            &[Technique::Low, Technique::Lob]
        };
        let area = zones(self.side.other()).penalty_area;
        let mut aims = Vec::new();
        for technique in techniques {
            for (mate, cell) in self.standing(self.side) {
                let Some(at) = mate.at.filter(|_| mate.player != intent.kicker) else {
                    continue;
                };
                let crossed = intent.kind == KickKind::Cross;
                if self.is_offside(mate.player) || (crossed && !area.contains(cell)) {
                    continue;
                }
                // Through him when he shall be met, or just so far that it stops with him.
                let beyond: &[f64] = match (technique, crossed) {
                    (_, true) => &[2.0, 8.0, 14.0],
                    (Technique::Low, _) => &[3.0],
                    _ => &[1.0],
                };
                aims.extend(beyond.iter().map(|beyond| aim_at(*technique, from, at, *beyond)));
            }
            if intent.kind != KickKind::Cross {
                let far = *technique == Technique::Lob;
                let spaces = self.spaces(intent).into_iter();
                aims.extend(
                    spaces
                        .filter(|cell| !far || cell.distance(here) >= 3)
                        .map(|cell| aim_at(*technique, from, anchor(cell), 0.0)),
                );
            }
        }
        aims.retain(|aim| self.may_aim(intent, *aim));
        aims
    }

    /// SIM-DRIB-3 A dribble goes towards its opponent, out of the cell of whoever dribbles: a ball on a line is in two.
    pub(super) fn may_aim(&self, intent: Intent, aim: Aim) -> bool {
        let cell = |player: Player| self.player(player).cell;
        let (own, his) = (cell(intent.kicker), intent.against.and_then(cell));
        own.zip(his)
            .is_none_or(|(own, his)| his == own || leaves_towards(self.view.ball.at, own, his, aim.direction))
    }

    /// The most promising cells that our nearest reaches at least as soon as theirs.
    fn spaces(&self, intent: Intent) -> Vec<Cell> {
        let here = self.view.ball.cell;
        let near = |side, cell: Cell| {
            self.standing(side)
                .filter(|(player, _)| side != self.side || !self.is_offside(player.player))
                .map(|(_, at)| at.distance(cell))
                .min()
                .unwrap_or(u8::MAX)
        };
        let mut spaces: Vec<(f64, Cell)> = all_cells(self.side)
            .filter(|cell| *cell != here && cell.distance(here) <= 7)
            .filter(|cell| near(self.side, *cell) <= near(self.side.other(), *cell))
            .map(|cell| {
                let away = f64::from(cell.distance(here));
                (self.possession(intent.kicker.side(), cell) - 0.008 * away, cell)
            })
            .collect();
        spaces.sort_by(|one, other| other.0.total_cmp(&one.0));
        spaces.into_iter().take(SPACES).map(|(_, cell)| cell).collect()
    }
}
