//! Shots: how to beat the keeper.

use engine::{Rng, Side};
use physics::{Bar, BarMove, Goal, Posture, Scene};
use simulator_soccer::{Aim, Errors, KickKind, Move, Origin, Spot, Technique, towards, zones};

use super::{Eye, duel_odds, flicks::Intent, goal_of};

/// Where shots are aimed, in hundredths of a centimetre from the middle of the goal, and with which powers and lifts.
struct Aims {
    across: &'static [i16],
    low: &'static [u16],
    lob: &'static [(u16, i16)],
    head: &'static [(u16, i16)],
}

/// What a shooter looks at.
const FINE: Aims = Aims {
    across: &[0, -180, 180, -330, 330, -420, 420],
    low: &[550, 750, 950],
    lob: &[(450, 2000), (650, 1500), (850, 1200), (400, 4000), (300, 5500)],
    head: &[(500, 0), (800, 0), (800, -1000), (600, 1000)],
};
/// What he looks at before a penalty: the middle is the keeper's.
const WIDE: Aims = Aims {
    across: &[-330, 330, -400, 400],
    ..FINE
};
/// What a glance tells.
const COARSE: Aims = Aims {
    across: &[0, -330, 330],
    low: &[750],
    lob: &[(450, 2000), (350, 4500)],
    head: &[(700, 0), (600, 1000)],
};

impl Eye {
    /// Aims at the goal that a side attacks.
    fn shots(&self, side: Side, intent: Intent, aims: &Aims) -> Vec<Aim> {
        let from = self.start_of(intent);
        let lifted = |technique, direction, (power, lift): (u16, i16)| Aim {
            lift,
            ..Aim::new(technique, direction, power)
        };
        let mut shots = Vec::new();
        for y in aims.across {
            let direction = towards(from, Spot::new(goal_of(side).x, *y));
            if intent.kind == KickKind::HeaderShot {
                let heads = aims.head.iter();
                shots.extend(heads.map(|head| lifted(Technique::Head, direction, *head)));
                continue;
            }
            let lows = aims.low.iter();
            shots.extend(lows.map(|power| Aim::new(Technique::Low, direction, *power)));
            let lobs = aims.lob.iter();
            shots.extend(lobs.map(|lob| lifted(Technique::Lob, direction, *lob)));
        }
        shots
    }

    /// How often the best aimed shot of a side would score, as the pegs of a scene stand.
    pub(super) fn best_shot(&self, side: Side, intent: Intent, scene: &Scene, hand: &[Errors]) -> f64 {
        let goals = |aim: &Aim| {
            hand.iter()
                .filter(|errors| Self::scores(side, &self.scouted(scene, intent, *aim, **errors)))
                .count()
        };
        let shots = self.shots(side, intent, &COARSE);
        let most = shots.iter().map(goals).max().unwrap_or(0);
        most as f64 / hand.len() as f64
    }

    /// What a shot is worth before the keeper is prepared.
    pub(super) fn shot_outlook(&self, intent: Intent, rng: &mut Rng) -> f64 {
        let cell = self.view.ball.cell;
        let near = zones(self.side.other()).penalty_area.contains(cell);
        let open = if self.flicked() {
            let hand = self.hand(self.side, self.care.glances, rng);
            self.best_shot(self.side, intent, &self.scene(), &hand)
        } else {
            self.table_shot(intent)
        };
        let kept = match (self.flicked(), near) {
            (false, _) => 1.0,
            (true, true) => 0.7,
            (true, false) => 0.2,
        };
        kept * open - 0.02
    }

    /// Aims for the declared shot.
    pub(super) fn shots_at_goal(&self, intent: Intent) -> Vec<Aim> {
        let is_penalty = self.view.kick.is_some_and(|kick| kick.origin == Origin::Penalty);
        let aims = if is_penalty { &WIDE } else { &FINE };
        self.shots(self.side, intent, aims)
    }

    /// The scene with the barred keeper, whatever he plans, if there is one.
    pub(super) fn with_bar(&self, scene: &Scene, rng: &mut Rng) -> Scene {
        let bar = self.bar().map(|bar| Bar {
            plan: some_plan(rng),
            ..bar
        });
        Scene { bar, ..scene.clone() }
    }

    /// The barred keeper, before his plan.
    fn bar(&self) -> Option<Bar> {
        let keeper = self.view.keeper.as_ref()?;
        Some(Bar {
            id: keeper.player.index() as u8,
            goal: if keeper.player.side() == Side::Home {
                Goal::Near
            } else {
                Goal::Far
            },
            y: keeper.bar_y?,
            plan: BarMove::Stay,
            reflex: self.imagined.options.bar_reflex.is_on(),
        })
    }

    /// Whether to go round the keeper before shooting.
    pub(super) fn keeper_dribble(&self, rng: &mut Rng) -> Option<Move> {
        let kick = self.view.kick?;
        let keeper = self.view.keeper.as_ref()?.player;
        let intent = Intent {
            kicker: kick.kicker,
            kind: kick.kind,
            against: None,
        };
        let (own, his) = (self.player(kick.kicker), self.player(keeper));
        let box_of_his = zones(keeper.side()).goal_box;
        let odds = if his.cell.is_none_or(|cell| box_of_his.contains(cell)) {
            0.0
        } else {
            duel_odds(i32::from(own.sticker.dribbling) - i32::from(his.sticker.marking))
        };
        let straight = if self.flicked() {
            let hand = self.hand(self.side, self.care.glances, rng);
            self.best_shot(self.side, intent, &self.scene(), &hand)
        } else {
            self.table_shot(intent)
        };
        Some(if 0.85 * odds > straight {
            Move::DribbleKeeper {}
        } else {
            Move::Decline {}
        })
    }
}

/// What a keeper might plan.
fn some_plan(rng: &mut Rng) -> BarMove {
    let y = 100 + rng.below(240) as i16;
    let y = if rng.below(2) == 0 { y } else { -y };
    match rng.below(5) {
        0 | 1 => BarMove::Stay,
        2 => BarMove::Move {
            y,
            posture: Posture::Upright,
        },
        3 => BarMove::Move {
            y,
            posture: Posture::DiveHigh,
        },
        _ => BarMove::Move {
            y,
            posture: Posture::DiveLow,
        },
    }
}
