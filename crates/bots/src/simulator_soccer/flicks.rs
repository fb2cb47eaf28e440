//! Flicks: how to aim, where the ball would end, and what that is worth.

use std::sync::LazyLock;

use engine::{Rng, Side};
use physics::{End, Goal, Line, Scene, scout, simulate, stroke_hits};
use simulator_soccer::{
    Aim, Cell, Coach, Declared, Errors, Execution, KickKind, Origin, Phase, Player, PlayerView, Spot,
    Technique, anchor, bot_errors, cell_at, executed, towards, zones,
};

use super::{Eye, duel_odds};

/// A kick in mind.
#[derive(Clone, Copy)]
pub(super) struct Intent {
    pub(super) kicker: Player,
    pub(super) kind: KickKind,
    /// SIM-DRIB-1 The opponent of a dribble.
    pub(super) against: Option<Player>,
}

impl Intent {
    /// The kick that has been declared.
    pub(super) fn of(kick: &Declared) -> Self {
        Self {
            kicker: kick.kicker,
            kind: kick.kind,
            against: kick.named.filter(|_| kick.kind == KickKind::Dribble),
        }
    }
}

/// Where a kick leaves the ball.
pub(super) struct Landed {
    end: End,
    rest: Spot,
    first: Option<Player>,
    last: Option<Player>,
    /// SIM-KICK-8 The swing knocks somebody over.
    foul: bool,
    /// SIM-OFF-5 It passes through the cell of somebody offside.
    offside: bool,
}

/// How far a kick of each power goes on a free pitch, in centimetres, by technique.
static REACH: LazyLock<[Vec<f64>; 3]> = LazyLock::new(|| {
    [Technique::Low, Technique::Lob, Technique::Head].map(|technique| {
        (0..=POWERS)
            .map(|power| {
                let start = Spot::new(100, 0);
                let kicker = physics::Peg {
                    id: 0,
                    at: start.into(),
                    stance: physics::Stance::Standing,
                };
                let scene = Scene {
                    pegs: vec![kicker],
                    ball: start.into(),
                    bar: None,
                };
                let aim = Aim::new(technique, 0, power * POWER_STEP);
                let player = Player::all().next().expect("there is a first footballer");
                let landed = scout(&scene, &executed(player, aim, Errors::default()));
                f64::from(landed.rest.x - start.x) / 100.0
            })
            .collect()
    })
});

const POWERS: u16 = 100;
const POWER_STEP: u16 = 10;

/// The power that carries a ball so far.
fn power_for(technique: Technique, distance: f64) -> u16 {
    let reach = &REACH[technique as usize];
    let enough = reach.partition_point(|far| *far < distance).min(reach.len() - 1);
    enough as u16 * POWER_STEP
}

/// A kick that would come to rest so far beyond a spot.
pub(super) fn aim_at(technique: Technique, from: Spot, to: Spot, beyond: f64) -> Aim {
    Aim::new(
        technique,
        towards(from, to),
        power_for(technique, from.away(to) + beyond),
    )
}

impl Eye {
    /// SIM-EXEC-3 So many errors as this side's hand makes them.
    pub(super) fn hand(&self, side: Side, count: usize, rng: &mut Rng) -> Vec<Errors> {
        let options = &self.imagined.options;
        if options.execution == Execution::Exact {
            return vec![Errors::default()];
        }
        let level = match options.coach(side) {
            Coach::Bot => options.bot_level,
            Coach::Person => simulator_soccer::BotLevel::Normal,
        };
        (0..count).map(|_| bot_errors(level, rng)).collect()
    }

    /// The table as it stands, without a keeper on the bar.
    pub(super) fn scene(&self) -> Scene {
        let barred = self
            .view
            .keeper
            .as_ref()
            .filter(|keeper| keeper.bar_y.is_some())
            .map(|keeper| keeper.player);
        let pegs =
            Side::ALL
                .into_iter()
                .flat_map(|side| self.team(side))
                .filter(|player| Some(player.player) != barred)
                .filter_map(|player| {
                    Some(physics::Peg {
                        id: player.player.index() as u8,
                        at: player.at?.into(),
                        stance: player.lying.map_or(physics::Stance::Standing, |angle| {
                            physics::Stance::Lying { angle }
                        }),
                    })
                })
                .collect();
        Scene {
            pegs,
            ball: self.view.ball.at.into(),
            bar: None,
        }
    }

    /// From where the ball starts.
    pub(super) fn start_of(&self, intent: Intent) -> Spot {
        let ball = self.view.ball.at;
        if intent.kind.is_headed() {
            self.player(intent.kicker).at.unwrap_or(ball)
        } else {
            ball
        }
    }

    /// What the closed form says.
    pub(super) fn scouted(&self, scene: &Scene, intent: Intent, aim: Aim, errors: Errors) -> Landed {
        let kick = executed(intent.kicker, aim, errors);
        let scouted = scout(scene, &kick);
        let peg = |id: u8| Player::at(usize::from(id));
        let rest = Spot::from(scouted.rest);
        Landed {
            end: scouted.end,
            rest,
            first: scouted.first_touch.map(peg),
            last: scouted.last_touch.map(peg),
            foul: !stroke_hits(scene, &kick).is_empty(),
            offside: aim.technique == Technique::Low && self.passes_offside(self.start_of(intent), rest),
        }
    }

    /// What the full physics says.
    pub(super) fn judged(&self, scene: &Scene, intent: Intent, aim: Aim, errors: Errors) -> Landed {
        let result = simulate(scene, &executed(intent.kicker, aim, errors));
        let peg = |touch: &physics::Touch| Player::at(usize::from(touch.peg));
        let through = |sample: &physics::Sample| {
            sample.z <= 440 && self.is_offside_cell(cell_at(Spot::new(sample.x, sample.y)))
        };
        Landed {
            end: result.end,
            rest: result.rest.into(),
            first: result.touches.first().map(peg),
            last: result.touches.last().map(peg),
            foul: !result.stroke.is_empty(),
            offside: !self.view.offside.is_empty() && result.path.iter().step_by(8).any(through),
        }
    }

    /// A ball that ends in a cell, met there by somebody or nobody.
    pub(super) fn landed_in(&self, cell: Cell, met: Option<Player>) -> Landed {
        Landed {
            end: End::Rest,
            rest: anchor(cell),
            first: met,
            last: met,
            foul: false,
            offside: self.is_offside_cell(cell),
        }
    }

    fn is_offside_cell(&self, cell: Cell) -> bool {
        self.view
            .offside
            .iter()
            .any(|player| self.player(*player).cell == Some(cell))
    }

    /// Whether a straight roll passes the cell of somebody offside.
    fn passes_offside(&self, from: Spot, to: Spot) -> bool {
        const POINTS: i32 = 12;
        let between = |a: i16, b: i16, point: i32| {
            (i32::from(a) + (i32::from(b) - i32::from(a)) * point / POINTS) as i16
        };
        !self.view.offside.is_empty()
            && (0..=POINTS).any(|point| {
                let at = Spot::new(between(from.x, to.x, point), between(from.y, to.y, point));
                self.is_offside_cell(cell_at(at))
            })
    }

    /// What a kick is worth that ends like this.
    pub(super) fn worth(&self, intent: Intent, landed: &Landed) -> f64 {
        let Some(opponent) = intent.against else {
            return self.worth_without(intent, landed, None);
        };
        let (own, his) = (self.player(intent.kicker), self.player(opponent));
        let odds = duel_odds(i32::from(own.sticker.dribbling) - i32::from(his.sticker.marking));
        odds * self.worth_without(intent, landed, Some(opponent))
            + (1.0 - odds) * self.worth_without(intent, landed, Some(intent.kicker))
    }

    fn worth_without(&self, intent: Intent, landed: &Landed, without: Option<Player>) -> f64 {
        let cell = cell_at(landed.rest);
        if landed.foul {
            return -self.loss(self.view.ball.cell) - 0.02;
        }
        if landed.offside {
            return -self.loss(cell);
        }
        if intent.kind == KickKind::Cross
            && let Some(value) = self.worth_of_cross(landed)
        {
            return value;
        }
        let ours = landed.last.is_none_or(|last| last.side() == self.side);
        match landed.end {
            End::Goal(goal) if is_attacked(self.side, goal) => {
                if intent.kind.is_shot() || !ours {
                    1.0
                } else {
                    -0.03
                }
            }
            End::Goal(_) => -1.0,
            End::Out {
                line: Line::GoalLine(goal),
                ..
            } => match (is_attacked(self.side, goal), ours) {
                (true, true) => -0.03,
                (true, false) => 0.05,
                (false, true) => -0.1,
                (false, false) => 0.03,
            },
            End::Out { .. } if ours => -0.8 * self.loss(cell),
            End::Out { .. } => 0.7 * self.possession(self.side, cell),
            End::Rest | End::Timeout => self.worth_at_rest(intent, landed, without),
        }
    }

    /// SIM-CROSS-4 The first in the area whom it touches heads it.
    fn worth_of_cross(&self, landed: &Landed) -> Option<f64> {
        let header = landed.first.map(|first| self.player(first))?;
        let cell = header.cell?;
        let area = zones(self.side.other()).penalty_area;
        if header.lying.is_some() || !area.contains(cell) {
            return None;
        }
        Some(
            if header.player.side() != self.side || self.is_offside(header.player) {
                -0.03
            } else {
                1.5 * super::shot_chance(self.side, cell)
            },
        )
    }

    fn worth_at_rest(&self, intent: Intent, landed: &Landed, without: Option<Player>) -> f64 {
        let cell = cell_at(landed.rest);
        let Some((taker, cells)) = self.taker(intent, cell, landed.last, without) else {
            return 0.0;
        };
        if taker.player.side() != self.side || self.is_offside(taker.player) {
            return -self.loss(cell);
        }
        let touched = landed.last == Some(taker.player);
        self.possession(self.side, cell) + self.reception(taker, cell, cells, touched)
    }

    /// SIM-COD Who would probably get to a ball, and over how many cells.
    fn taker(
        &self,
        intent: Intent,
        cell: Cell,
        last: Option<Player>,
        without: Option<Player>,
    ) -> Option<(&PlayerView, u8)> {
        let origin = self.origin();
        let stays = |player: &PlayerView, cells: u8| {
            let kicks = player.player == intent.kicker;
            let follows = !matches!(
                intent.kind,
                KickKind::Shot | KickKind::HeaderShot | KickKind::Cross
            );
            Some(player.player) == without
                || (kicks && (origin.is_place_kick() || (cells > 0 && !follows)))
                || (player.player.side() == self.side && player.moved && cells > 0)
        };
        let nearest = |side: Side| {
            self.standing(side)
                .map(|(player, at)| (player, at.distance(cell)))
                .filter(|(player, cells)| !stays(player, *cells))
                .min_by_key(|(player, cells)| (*cells, last != Some(player.player)))
        };
        let (own, other) = (nearest(self.side), nearest(self.side.other()));
        let (Some((mine, near)), Some((his, far))) = (own, other) else {
            return own.or(other);
        };
        if near != far {
            return if near < far { own } else { other };
        }
        match last {
            Some(last) if last == mine.player => own,
            Some(last) if last == his.player => other,
            _ if self.wins_ties(intent, cell, without) => own,
            _ => other,
        }
    }

    /// How the next kick comes about.
    fn origin(&self) -> Origin {
        match (self.view.kick, self.view.phase) {
            (Some(kick), Phase::Aim {}) => kick.origin,
            (_, Phase::Repeat {}) => Origin::Open,
            _ => self.view.badges.origin,
        }
    }

    /// SIM-COD-7, SIM-COD-8 Whether an equal count is ours.
    fn wins_ties(&self, intent: Intent, cell: Cell, without: Option<Player>) -> bool {
        let short = cell.distance(self.view.ball.cell) <= self.imagined.options.short_pass_max;
        let pressed = self.view.badges.pressed
            && self
                .marker(self.side, self.view.ball.cell)
                .is_some_and(|presser| Some(presser.player) != without);
        matches!(intent.kind, KickKind::Play | KickKind::Dribble)
            && short
            && !pressed
            && self.origin() != Origin::Restart
    }

    /// Whether a kick ends in the goal that a side attacks.
    pub(super) fn scores(side: Side, landed: &Landed) -> bool {
        matches!(landed.end, End::Goal(goal) if is_attacked(side, goal)) && !landed.foul
    }
}

fn is_attacked(side: Side, goal: Goal) -> bool {
    (goal == Goal::Far) == (side == Side::Home)
}
