//! What a position of Simulator Soccer is worth.

use engine::Side;
use simulator_soccer::{SimulatorSoccer, Spot};

use crate::{Course, Features, Knowledge, Lessons};

/// The length of the fabric and half of its width, in centimetres.
const LENGTH: f64 = 88.0;
const HALF_WIDTH: f64 = 30.0;
/// So near a footballer is at the ball's heels: one cell.
const NEAR: f64 = 8.0;

impl Knowledge for SimulatorSoccer {
    const FEATURES: &'static [&'static str] = &[
        "a holder",
        "how far up the ball is",
        "the ball before the goal",
        "opponents between ball and goal",
        "opponents near the ball",
        "team-mates before the ball",
        "footballers of the attackers",
        "footballers of the defenders",
        "attackers further up",
        "defenders further up",
        "time left",
    ];
    const LESSONS: Lessons<'static> = include!("../../weights/simulator-soccer.in");
    const HORIZON: u32 = 0;

    fn course(&self) -> Course {
        let goals = self.goals();
        Course {
            lead: f64::from(goals.home) - f64::from(goals.away),
            left: self.share_left(),
            attackers: self.attackers(),
        }
    }

    fn features(&self) -> Features {
        let side = self.attackers();
        // From -1 at a side's own goal line to 1 at the other.
        let up =
            |side: Side, spot: Spot| 1.0 - f64::from(spot.to_attacked_line(side)) / 100.0 / (LENGTH / 2.0);
        let ball = self.ball();
        let height = up(side, ball);
        let count = |of: Side, is: &dyn Fn(Spot) -> bool| {
            self.standing(of).filter(|(_, spot)| is(*spot)).count() as f64 / 4.0
        };
        let men = |side: Side| self.standing(side).count() as f64 / 4.0;
        let forward = |of: Side| self.standing(of).map(|(_, spot)| up(of, spot)).sum::<f64>() / 10.0;
        let centre = 1.0 - (ball.cm().1 / HALF_WIDTH).abs();
        [
            f64::from(u8::from(self.holder().is_some())),
            height,
            (height - 0.5).max(0.0) * centre,
            count(side.other(), &|spot| up(side, spot) > height),
            count(side.other(), &|spot| spot.away(ball) < NEAR),
            count(side, &|spot| up(side, spot) > height),
            men(side),
            men(side.other()),
            forward(side),
            forward(side.other()),
            self.share_left(),
        ]
        .into_iter()
        .map(|feature| feature as f32)
        .collect()
    }
}
