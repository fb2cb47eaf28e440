//! How to judge a position: the chance to win, from what is seen on the board and what self-play has taught.

use arrayvec::ArrayVec;
use engine::{BySide, Outcome, Rng, Side};

use crate::{Instinct, Seen};

/// The most features of a position.
const FEATURES_MAX: usize = 64;
/// How many thoughts a position is looked at with.
pub const THOUGHTS: usize = 16;

/// What is seen in a position, in the order of `Knowledge::FEATURES`.
pub type Features = ArrayVec<f32, FEATURES_MAX>;

/// The most numbers that tell decks or teams apart.
const STRENGTHS_MAX: usize = 12;

/// How strong a deck or team is, in the order of `Knowledge::STRENGTHS`.
pub type Strengths = ArrayVec<f64, STRENGTHS_MAX>;

/// What one thing that is seen weighs: directly, and in every thought.
pub type Row = [f32; THOUGHTS + 1];

/// What an experienced coach knows of a game beyond its rules: what to look at in a position, and what it is worth.
pub trait Knowledge: Instinct {
    /// What is looked at, in words.
    const FEATURES: &'static [&'static str];
    /// What that is worth; `fiveaside fit` writes it.
    const LESSONS: Lessons<'static>;

    /// How many decisions a search plays at a hunch, at least, before it judges a position.
    const HORIZON: u32;

    /// About how many simulations a core makes in a second, rounded down: what a time to think is worth, the same on
    /// every machine.
    const SIMULATIONS_A_SECOND: u32 = 10_000;

    /// Whether a move leads to much the same decisions each time, so that a search can keep figures of them in a tree.
    const TREE: bool = true;

    /// What instinct weighs its choices by, as far as practice may change it; nothing if it weighs in another way.
    const VALUES: &'static [Value] = &[];
    /// The same numbers after much practice; `fiveaside practise` writes them.
    const PRACTISED: &'static [f64] = &[];

    /// What a coach plays at a glance who weighs by these numbers.
    fn by_values(_values: &[f64], seen: &Seen<'_, Self>, rng: &mut Rng) -> Self::Move {
        Self::instinct(seen, rng)
    }

    /// What comes first to the mind of a coach who has practised.
    fn routine(seen: &Seen<'_, Self>, rng: &mut Rng) -> Self::Move {
        Self::by_values(Self::PRACTISED, seen, rng)
    }

    /// What a search plays to see where a move leads: routine, or something like it that takes less time.
    fn hunch(seen: &Seen<'_, Self>, rng: &mut Rng) -> Self::Move {
        Self::routine(seen, rng)
    }

    /// The moves that a search compares with routine's, the most promising first; none if they are all that are
    /// listed or, where moves are open, any.
    fn ideas(_seen: &Seen<'_, Self>, _rng: &mut Rng) -> Option<Vec<Self::Move>> {
        None
    }

    /// Whether a position can be judged as it is: nothing is about to happen that the features do not tell.
    fn is_quiet(&self) -> bool {
        true
    }

    /// The same match with all that nobody knows, such as the order of a pack, in another order; none if somebody knows
    /// everything.
    fn shuffled(&self, _rng: &mut Rng) -> Option<Self> {
        None
    }

    /// How far each side has come.
    fn course(&self) -> Course;

    /// The features of a position, seen by the attackers.
    fn features(&self) -> Features;

    /// What tells one deck or team from another, in words; nothing where both sides have the same.
    const STRENGTHS: &'static [&'static str] = &[];

    /// How strong a side is by each of them, whatever the position is.
    fn strengths(&self, _side: Side) -> Strengths {
        Strengths::new()
    }
}

/// How much stronger Home is than Away, by each of the game's strengths.
pub fn stronger<G: Knowledge>(state: &G) -> Strengths {
    let (home, away) = (state.strengths(Side::Home), state.strengths(Side::Away));
    home.iter().zip(&away).map(|(home, away)| home - away).collect()
}

/// Numbers of one kind by which choices are weighed, such as one for every row of the pitch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// What they say, in words.
    pub name: &'static str,
    /// Those of instinct.
    pub instinct: &'static [f64],
    /// How far practice tries others at a time.
    pub step: f64,
}

/// The goals that Home is ahead.
pub(crate) fn lead(score: BySide<u16>) -> f64 {
    f64::from(score.home) - f64::from(score.away)
}

/// How far each side has come in a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// The goals that Home is ahead.
    pub lead: f64,
    /// The share of the match that is left.
    pub left: f64,
    /// The side whose turn it is to attack.
    pub attackers: Side,
}

/// What self-play has taught of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lessons<'a> {
    /// What a goal counts.
    pub goal: f64,
    /// What a goal to expect counts.
    pub prospect: f64,
    /// What every strength counts, over a whole match.
    pub strengths: &'a [f64],
    /// What every feature weighs.
    pub rows: &'a [Row],
    /// What weighs without any.
    pub bias: Row,
    /// What a thought is worth, in goals.
    pub thoughts: [f32; THOUGHTS],
}

impl Lessons<'_> {
    /// The goals that the attackers can expect more than the defenders before long: a net with one layer of thoughts.
    #[must_use]
    pub fn prospects(&self, features: &[f32]) -> f64 {
        f64::from(self.foreseen(&self.weighed(features)))
    }

    /// What the features weigh together: directly, and in every thought.
    #[must_use]
    pub fn weighed(&self, features: &[f32]) -> Row {
        let mut sums = self.bias;
        for (feature, row) in features.iter().zip(self.rows) {
            if *feature != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += feature * weight;
                }
            }
        }
        sums
    }

    /// The goals that are foreseen from what the features weigh.
    #[must_use]
    pub fn foreseen(&self, [direct, thoughts @ ..]: &Row) -> f32 {
        let thoughts = thoughts.iter().zip(&self.thoughts);
        thoughts.fold(*direct, |sum, (thought, worth)| sum + thought.max(0.0) * worth)
    }

    /// The chance that Home wins from a position.
    pub(crate) fn judge<G: Knowledge>(&self, state: &G) -> f64 {
        let prospects = self.prospects(&state.features());
        self.chance_of_home(&state.course(), prospects, &stronger(state))
    }

    /// The chance that Home wins, a draw counting half, if it is so much stronger.
    #[must_use]
    pub fn chance_of_home(&self, course: &Course, prospects: f64, stronger: &[f64]) -> f64 {
        let [lead, prospects] = course.weigh(prospects);
        let strengths = self.strengths.iter().zip(stronger);
        let strength: f64 = strengths.map(|(weight, more)| weight * more).sum();
        chance_of(self.goal * lead + self.prospect * prospects + course.weigh_strength(strength))
    }
}

/// So much of a match is never over before its end: the last attack.
const LAST_ATTACK: f64 = 0.03;

impl Course {
    /// The goals ahead and to expect, for Home: they count for more when less is left of the room in which luck can turn
    /// a match.
    #[must_use]
    pub fn weigh(&self, prospects: f64) -> [f64; 2] {
        let scale = self.scale();
        let prospects = match self.attackers {
            Side::Home => prospects,
            Side::Away => -prospects,
        };
        [self.lead * scale, prospects * scale]
    }

    /// What a strength of Home counts: it brings the more goals the more is left.
    #[must_use]
    pub fn weigh_strength(&self, stronger: f64) -> f64 {
        stronger * self.left * self.scale()
    }

    fn scale(&self) -> f64 {
        1.0 / (self.left + LAST_ATTACK).sqrt()
    }
}

/// The chance that Home wins, a draw counting half.
#[must_use]
pub fn chance_of_home<G: Knowledge>(state: &G) -> f64 {
    G::LESSONS.judge(state)
}

/// From an advantage, any number, to a chance between 0 and 1. Built from operations that are the same on every
/// platform, which the exponential function is not.
#[must_use]
pub fn chance_of(advantage: f64) -> f64 {
    0.5 + 0.5 * advantage / (1.0 + advantage * advantage).sqrt()
}

/// What a match was worth for Home.
#[must_use]
pub fn worth_for_home(outcome: &Outcome) -> f64 {
    match outcome.winner {
        Some(Side::Home) => 1.0,
        Some(Side::Away) => 0.0,
        None => 0.5,
    }
}

/// What is worth so much to Home, for a side.
pub(crate) fn for_side(worth_for_home: f64, side: Side) -> f64 {
    match side {
        Side::Home => worth_for_home,
        Side::Away => 1.0 - worth_for_home,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stronger_side_has_the_better_chance_while_something_is_left() {
        let lessons = Lessons {
            goal: 0.5,
            prospect: 0.5,
            strengths: &[0.3, -0.1],
            rows: &[],
            bias: [0.0; THOUGHTS + 1],
            thoughts: [0.0; THOUGHTS],
        };
        let chance = |left: f64, stronger: &[f64]| {
            let course = Course {
                lead: 0.0,
                left,
                attackers: Side::Home,
            };
            lessons.chance_of_home(&course, 0.0, stronger)
        };
        assert_eq!(chance(1.0, &[0.0, 0.0]), 0.5);
        let (stronger, weaker) = (chance(1.0, &[1.0, 0.5]), chance(1.0, &[-1.0, -0.5]));
        assert!(
            stronger > 0.55 && (stronger + weaker - 1.0).abs() < 1e-12,
            "{stronger} {weaker}"
        );
        assert!(
            chance(0.25, &[1.0, 0.5]) < stronger,
            "less is left for it to count"
        );
        assert_eq!(chance(0.0, &[1.0, 0.5]), 0.5);
    }
}
