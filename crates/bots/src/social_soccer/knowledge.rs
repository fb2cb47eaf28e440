//! What a position of SocialSoccer is worth.

use engine::Side;
use social_soccer::{Legs, Phase, SocialSoccer};

use crate::{Features, Knowledge};

impl Knowledge for SocialSoccer {
    const FEATURES: &'static [&'static str] = &[
        "games ahead",
        "goals ahead",
        "possession",
        "a fresh carrier in attack, by his attack",
        "fresh attackers with the ball",
        "fresh defenders against the ball",
        "best defender against the ball",
        "fresh players more",
        "attack of the fresh",
        "defence of the fresh",
        "exhausted players fewer",
        "cards in hand more",
        "custody more",
        "a shot that nobody blocks",
        "a shot against its blocker",
    ];
    const WEIGHTS: &'static [f64] = &include!("../../weights/social-soccer.in");
    const HORIZON: u32 = 0;

    /// The side in possession is about to act.
    fn is_quiet(&self) -> bool {
        matches!(self.phase(), Phase::Action {})
    }

    fn features(&self) -> Features {
        let (goals, won) = (self.goals(), self.games_won());
        let side = self.in_possession();
        let sign = if side == Side::Home { 1.0 } else { -1.0 };
        let (home, away) = (self.legs(Side::Home), self.legs(Side::Away));
        let (own, other) = if side == Side::Home {
            (home, away)
        } else {
            (away, home)
        };
        let edge = |of: fn(&Legs) -> f64| of(&home) - of(&away);
        let (free, blocked) = match self.duel() {
            Some((_, None)) => (1.0, 0.0),
            Some((attack, Some(defence))) => (0.0, f64::from(attack) - f64::from(defence) + 0.5),
            None => (0.0, 0.0),
        };
        // What is left of the game is the room in which luck can still turn it.
        let scale = 1.0 / (self.share_left() + 0.03).sqrt();
        [
            (f64::from(won.home) - f64::from(won.away)) / scale,
            f64::from(goals.home) - f64::from(goals.away),
            sign,
            sign * self.threat().map_or(0.0, |attack| 0.2 * f64::from(attack)),
            sign * 0.25 * f64::from(own.fresh_attackers),
            -sign * 0.25 * f64::from(other.fresh_defenders),
            -sign * 0.2 * f64::from(other.best_defence),
            edge(|legs| 0.125 * f64::from(legs.fresh_attackers + legs.fresh_defenders)),
            edge(|legs| 0.05 * f64::from(legs.attack)),
            edge(|legs| 0.05 * f64::from(legs.defence)),
            -edge(|legs| 0.25 * f64::from(legs.exhausted)),
            edge(|legs| 0.2 * f64::from(legs.hand)),
            edge(|legs| 0.1 * f64::from(legs.pool)),
            sign * free,
            sign * 0.2 * blocked,
        ]
        .into_iter()
        .map(|feature| feature * scale)
        .collect()
    }
}
