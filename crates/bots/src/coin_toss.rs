//! Coin Toss at a glance: there is nothing to see in a coin.

use coin_toss::{CoinToss, Move};
use engine::{Rng, Side, Sight as _, Viewer};

use crate::{Course, Features, Instinct, Knowledge, Lessons, Seen, THOUGHTS, knowledge::lead};

impl Instinct for CoinToss {
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        seen.sample(rng)
    }
}

impl Knowledge for CoinToss {
    const FEATURES: &'static [&'static str] = &["time left"];
    const LESSONS: Lessons<'static> = Lessons {
        goal: 0.5,
        prospect: 0.0,
        strengths: &[],
        rows: &[[0.0; THOUGHTS + 1]],
        bias: [0.0; THOUGHTS + 1],
        thoughts: [0.0; THOUGHTS],
    };
    const HORIZON: u32 = 0;

    fn course(&self) -> Course {
        let view = self.view(Viewer::Spectator);
        Course {
            lead: lead(view.score),
            left: time_left(self),
            attackers: Side::Home,
        }
    }

    fn features(&self) -> Features {
        [time_left(self) as f32].into_iter().collect()
    }
}

fn time_left(state: &CoinToss) -> f64 {
    let view = state.view(Viewer::Spectator);
    f64::from(view.minutes - view.minute) / f64::from(view.minutes)
}
