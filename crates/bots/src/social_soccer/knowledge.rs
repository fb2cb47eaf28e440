//! What a position of SocialSoccer is worth.

use engine::{Rng, Side};
use social_soccer::{Legs, Phase, SocialSoccer};

use crate::{Course, Features, Knowledge, Lessons, Strengths, knowledge::lead};

/// A game won counts as so many goals.
const GAME: f64 = 5.0;

impl Knowledge for SocialSoccer {
    const FEATURES: &'static [&'static str] = &[
        "a fresh carrier who may shoot, by his attack",
        "how much he beats their best defender by",
        "a shot that nobody blocks",
        "a shot against its blocker",
        "rounds left",
        "fresh attackers of the attackers",
        "fresh defenders of the attackers",
        "attack of the attackers' fresh",
        "defence of the attackers' fresh",
        "best defender of the attackers",
        "exhausted of the attackers",
        "hand of the attackers",
        "custody of the attackers",
        "fresh attackers of the defenders",
        "fresh defenders of the defenders",
        "attack of the defenders' fresh",
        "defence of the defenders' fresh",
        "best defender of the defenders",
        "exhausted of the defenders",
        "hand of the defenders",
        "custody of the defenders",
    ];
    const LESSONS: Lessons<'static> = include!("../../weights/social-soccer.in");
    const HORIZON: u32 = 0;
    const SIMULATIONS_A_SECOND: u32 = 30_000;

    /// The side in possession is about to act.
    fn is_quiet(&self) -> bool {
        matches!(self.phase, Phase::Action {})
    }

    fn shuffled(&self, rng: &mut Rng) -> Option<Self> {
        Some(self.with_decks_shuffled(rng))
    }

    fn course(&self) -> Course {
        Course {
            lead: lead(self.score) + GAME * lead(self.won),
            left: self.share_left(),
            attackers: self.possession,
        }
    }

    fn features(&self) -> Features {
        let side = self.possession;
        let (own, other) = (self.legs(side), self.legs(side.other()));
        let threat = self.threat().map(f32::from);
        let (free, blocked) = match self.duel() {
            Some((_, None)) => (1.0, 0.0),
            Some((attack, Some(defence))) => (0.0, f32::from(attack) - f32::from(defence) + 0.5),
            None => (0.0, 0.0),
        };
        let situation = [
            threat.map_or(0.0, |attack| 0.2 * attack),
            threat.map_or(0.0, |attack| 0.2 * (attack - f32::from(other.best_defence) + 0.5)),
            free,
            0.2 * blocked,
            self.share_left() as f32,
        ];
        situation
            .into_iter()
            .chain(left(&own))
            .chain(left(&other))
            .collect()
    }

    const STRENGTHS: &'static [&'static str] = &[
        "attack of all players",
        "defence of all players",
        "custody of all players",
        "players of EFFORT",
        "players of KINDNESS",
        "players of EMPATHY",
    ];

    fn strengths(&self, side: Side) -> Strengths {
        let makeup = self.makeup(side);
        [
            0.1 * f64::from(makeup.attack),
            0.1 * f64::from(makeup.defence),
            0.1 * f64::from(makeup.custody),
            0.1 * f64::from(makeup.effort),
            0.1 * f64::from(makeup.kindness),
            0.1 * f64::from(makeup.empathy),
        ]
        .into_iter()
        .collect()
    }
}

/// What a side has left.
fn left(legs: &Legs) -> [f32; 8] {
    [
        0.25 * f32::from(legs.fresh_attackers),
        0.25 * f32::from(legs.fresh_defenders),
        0.05 * f32::from(legs.attack),
        0.05 * f32::from(legs.defence),
        0.2 * f32::from(legs.best_defence),
        0.25 * f32::from(legs.exhausted),
        0.2 * f32::from(legs.hand),
        0.1 * f32::from(legs.pool),
    ]
}
