//! What a position of Simulator Soccer is worth.

use engine::Side;
use simulator_soccer::{SimulatorSoccer, Spot};

use crate::{Features, Knowledge};

/// The length of the fabric and half of its width, in centimetres.
const LENGTH: f64 = 88.0;
const HALF_WIDTH: f64 = 30.0;
/// So near a footballer is at the ball's heels: one cell.
const NEAR: f64 = 8.0;

impl Knowledge for SimulatorSoccer {
    const FEATURES: &'static [&'static str] = &[
        "goals ahead",
        "the attacking side",
        "a holder",
        "how far up the ball is",
        "the ball before the goal",
        "opponents between ball and goal",
        "opponents near the ball",
        "team-mates before the ball",
        "footballers more",
        "footballers further up",
    ];
    const WEIGHTS: &'static [f64] = &include!("../../weights/simulator-soccer.in");
    const HORIZON: u32 = 0;

    fn features(&self) -> Features {
        let goals = self.goals();
        let side = self.attackers();
        let sign = if side == Side::Home { 1.0 } else { -1.0 };
        // From -1 at a side's own goal line to 1 at the other.
        let up =
            |side: Side, spot: Spot| 1.0 - f64::from(spot.to_attacked_line(side)) / 100.0 / (LENGTH / 2.0);
        let ball = self.ball();
        let height = up(side, ball);
        let count = |of: Side, is: &dyn Fn(Spot) -> bool| {
            self.standing(of).filter(|(_, spot)| is(*spot)).count() as f64 / 4.0
        };
        let men = |side: Side| self.standing(side).count() as f64;
        let forward = |of: Side| self.standing(of).map(|(_, spot)| up(of, spot)).sum::<f64>() / 10.0;
        let centre = 1.0 - (ball.cm().1 / HALF_WIDTH).abs();
        // What is left of the match is the room in which luck can still turn it.
        let scale = 1.0 / (self.share_left() + 0.03).sqrt();
        [
            f64::from(goals.home) - f64::from(goals.away),
            sign,
            sign * f64::from(u8::from(self.holder().is_some())),
            sign * height,
            sign * (height - 0.5).max(0.0) * centre,
            -sign * count(side.other(), &|spot| up(side, spot) > height),
            -sign * count(side.other(), &|spot| spot.away(ball) < NEAR),
            sign * count(side, &|spot| up(side, spot) > height),
            men(Side::Home) - men(Side::Away),
            forward(Side::Home) - forward(Side::Away),
        ]
        .into_iter()
        .map(|feature| feature * scale)
        .collect()
    }
}
