//! Self-play that teaches a bot what a position is worth: the weights of its features, and how true they are.

mod eager;
mod net;
mod plot;
mod solve;

use std::{ops::Range, sync::atomic::Ordering};

use bots::{Budget, Course, Knowledge, Lessons, Level, Row, Seen, stronger, think, worth_for_home};
use engine::{OptionRefusal, OptionValues, Rng, Seat, Side};
use serde::Serialize;

use clubhouse::{Entrance, Visitor, visit};

use crate::{
    Progress,
    playout::{Minds, play_out},
    share::list,
};
use eager::eager;
use net::Net;
pub use plot::svg as calibration_svg;
use solve::{Counts, PLAIN};

/// What a goal counts for the remembered position before: the further away it is, the less the position has to do with it.
const SOON: f64 = 0.97;
/// At one quiet position in so many an excursion begins, which lasts until the next: positions are met that routine would
/// not seek, and what becomes of them is still routine.
const EXCURSION: u32 = 6;
/// After the first term one decision of an excursion in so many goes by what has been learned before.
const EAGER: u32 = 2;
/// Of its other decisions one in so many is any legal move.
const ODD: u32 = 4;
/// One match in so many is kept apart, to see whether the weights are true of matches they have not met.
const KEPT_APART: u64 = 5;
/// The bars of the calibration.
const BARS: usize = 10;

/// What is to be learned, and from what.
#[derive(Clone, Debug)]
pub struct FitPlan {
    /// The options of the matches, in turn: where decks or teams differ, many pairs of them.
    pub options: Vec<OptionValues>,
    /// How many matches.
    pub matches: u64,
    /// What is learned.
    pub subject: Subject,
    /// Who plays on both sides, if not routine. What positions are worth is learned from routine alone.
    pub level: Option<Level>,
    /// The seed of it all.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// What is learned from matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// What positions are worth, and what goals, prospects and strengths count.
    Everything {
        /// In how many terms the matches are played. After the first, excursions go by what has been learned before, so
        /// that the positions are met which a search would seek.
        terms: u64,
    },
    /// What goals, prospects and strengths count. What positions are worth stays as the bots have it.
    Counts,
    /// Nothing: the weights that the bots have are held against matches of routine.
    Nothing,
}

/// What was learned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fit {
    /// The game's id.
    pub game: &'static str,
    /// How many matches were played.
    pub matches: u64,
    /// How many positions were looked at.
    pub positions: u64,
    /// What a goal counts.
    pub goal: f64,
    /// What a goal to expect counts.
    pub prospect: f64,
    /// What every strength counts.
    pub strengths: Vec<(&'static str, f64)>,
    /// What the features weigh: directly, and in every thought.
    pub weights: Vec<(&'static str, Row)>,
    /// What weighs without any feature, and what the thoughts are worth.
    bias: Row,
    thoughts: Vec<f32>,
    /// The share of the spread of goals to come that was foreseen in matches kept apart.
    pub foreseen: f64,
    /// The mean squared error of the prediction in matches kept apart.
    pub error: f64,
    /// The same for somebody who knows nothing and always says one half.
    pub error_of_ignorance: f64,
    /// What was predicted and what came, in matches kept apart.
    pub calibration: Vec<Bar>,
}

/// The positions with nearly the same prediction.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Bar {
    /// How many there were.
    pub positions: u64,
    /// The chance that was predicted, on average.
    pub predicted: f64,
    /// What Home made of them: wins, draws counting half.
    pub came: f64,
}

/// A position that was met, and what became of it.
struct Lesson {
    features: Box<[f32]>,
    course: Course,
    /// How much stronger Home was.
    stronger: Box<[f64]>,
    /// The goals of its attackers less those of its defenders from then on, the near ones counting most.
    to_come: f32,
    /// What the match was worth for Home.
    worth: f64,
    kept_apart: bool,
}

/// Fits the weights of a game; nothing if there is no such game.
///
/// # Errors
/// If the options are refused.
///
/// # Panics
/// If the game breaks a law.
pub fn fit(game: &str, plan: &FitPlan, progress: &Progress) -> Option<Result<Fit, OptionRefusal>> {
    visit(game, School { plan, progress })
}

struct School<'a> {
    plan: &'a FitPlan,
    progress: &'a Progress,
}

impl Visitor for School<'_> {
    type Answer = Result<Fit, OptionRefusal>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let Self { plan, progress } = self;
        let options: Vec<G::Options> = plan.options.iter().map(G::options).collect::<Result<_, _>>()?;
        let played = || progress.played.load(Ordering::Relaxed);
        let terms = match plan.subject {
            Subject::Everything { terms } => terms.max(1),
            Subject::Counts => {
                let lessons = play_term::<G>(&options, plan, 0..plan.matches, None, progress);
                let counts = counts(&lessons, &G::LESSONS);
                let learned = Lessons {
                    goal: counts.goal,
                    prospect: counts.prospect,
                    strengths: &counts.strengths,
                    ..G::LESSONS
                };
                return Ok(report::<G>(played(), &lessons, &learned));
            }
            Subject::Nothing => {
                let lessons = play_term::<G>(&options, plan, 0..plan.matches, None, progress);
                return Ok(report::<G>(played(), &lessons, &G::LESSONS));
            }
        };
        let mut lessons = Vec::new();
        let mut net: Option<(Net, Counts)> = None;
        for term in 0..terms {
            let learned = net.as_ref().map(|(net, counts)| net.lessons(counts));
            let matches = plan.matches * term / terms..plan.matches * (term + 1) / terms;
            lessons.extend(play_term::<G>(
                &options,
                plan,
                matches,
                learned.as_ref(),
                progress,
            ));
            let taught: Vec<&Lesson> = lessons.iter().filter(|lesson| !lesson.kept_apart).collect();
            let taught = Net::taught(&taught, G::FEATURES.len(), plan.seed, progress);
            let counts = counts(&lessons, &taught.lessons(&PLAIN));
            net = Some((taught, counts));
        }
        let (net, counts) = net.expect("there is a term");
        Ok(report::<G>(played(), &lessons, &net.lessons(&counts)))
    }
}

/// Plays the matches of a term.
fn play_term<G: Knowledge>(
    options: &[G::Options],
    plan: &FitPlan,
    matches: Range<u64>,
    learned: Option<&Lessons<'_>>,
    progress: &Progress,
) -> Vec<Lesson> {
    let played = list(matches, plan.threads, &progress.stop, |at| {
        let options = &options[at as usize % options.len()];
        let lessons = one_match::<G>(options, plan, at, learned);
        progress.played.fetch_add(1, Ordering::Relaxed);
        lessons
    });
    played.into_iter().flatten().collect()
}

/// What goals, prospects and strengths count, by all lessons but those kept apart.
fn counts(lessons: &[Lesson], foreseen: &Lessons<'_>) -> Counts {
    let weighed: Vec<(Vec<f64>, f64)> = lessons
        .iter()
        .filter(|lesson| !lesson.kept_apart)
        .map(|lesson| {
            let goals = lesson.course.weigh(foreseen.prospects(&lesson.features));
            let strengths = lesson.stronger.iter();
            let strengths = strengths.map(|stronger| lesson.course.weigh_strength(*stronger));
            (goals.into_iter().chain(strengths).collect(), lesson.worth)
        })
        .collect();
    Counts::from_weights(&solve::weights(&weighed))
}

/// Plays one match by routine with excursions, and remembers its quiet positions.
fn one_match<G: Knowledge>(
    options: &G::Options,
    plan: &FitPlan,
    at: u64,
    learned: Option<&Lessons<'_>>,
) -> Vec<Lesson> {
    let is_check = plan.subject == Subject::Nothing;
    let ventures = matches!(plan.subject, Subject::Everything { .. });
    let seed = plan.seed.wrapping_add(at);
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut lead = 0.0;
    let mut is_excursion = false;
    let mut minds = Minds::<G>::default();
    let played = play_out::<G>(options, seed, |state: &G, seat: Seat, rng: &mut Rng| {
        let course = state.course();
        lead = course.lead;
        if state.is_quiet() {
            is_excursion = ventures && rng.below(EXCURSION) == 0;
            lessons.push(Lesson {
                features: state.features().iter().copied().collect(),
                course,
                stronger: stronger(state).iter().copied().collect(),
                to_come: 0.0,
                worth: 0.5,
                kept_apart: is_check || at.is_multiple_of(KEPT_APART),
            });
        }
        let seen = Seen::new(state, seat);
        match plan.level {
            _ if is_excursion => venture(&seen, learned, rng),
            None => G::routine(&seen, rng),
            Some(level) => {
                let in_mind = &mut minds[seat as usize];
                let thought = think(state, seat, level, &within(level), in_mind, rng);
                *in_mind = thought.next;
                thought.mv
            }
        }
    });
    let worth = worth_for_home(&played.outcome);
    let mut to_come = 0.0;
    for lesson in lessons.iter_mut().rev() {
        to_come = SOON * to_come + lead - lesson.course.lead;
        lead = lesson.course.lead;
        lesson.to_come = match lesson.course.attackers {
            Side::Home => to_come as f32,
            Side::Away => -to_come as f32,
        };
        lesson.worth = worth;
    }
    lessons
}

/// The usual simulations of a level.
fn within(level: Level) -> Budget<'static> {
    Budget {
        simulations: level.simulations(),
        go_on: &|| true,
        threads: false,
    }
}

/// What a coach tries on an excursion.
fn venture<G: Knowledge>(seen: &Seen<'_, G>, learned: Option<&Lessons<'_>>, rng: &mut Rng) -> G::Move {
    match learned {
        Some(learned) if rng.below(EAGER) == 0 => eager(seen, learned, rng),
        _ if rng.below(ODD) == 0 => seen.sample(rng),
        _ => G::routine(seen, rng),
    }
}

fn report<G: Knowledge>(matches: u64, lessons: &[Lesson], learned: &Lessons<'_>) -> Fit {
    let mut bars = [Bar::default(); BARS];
    let (mut squares, mut squares_of_ignorance, mut count) = (0.0, 0.0, 0.0);
    let (mut missed, mut spread) = (0.0, 0.0);
    for lesson in lessons.iter().filter(|lesson| lesson.kept_apart) {
        let prospects = learned.prospects(&lesson.features);
        let predicted = learned.chance_of_home(&lesson.course, prospects, &lesson.stronger);
        squares += (predicted - lesson.worth).powi(2);
        squares_of_ignorance += (0.5 - lesson.worth).powi(2);
        missed += (prospects - f64::from(lesson.to_come)).powi(2);
        spread += f64::from(lesson.to_come).powi(2);
        count += 1.0;
        let bar = &mut bars[((predicted * BARS as f64) as usize).min(BARS - 1)];
        bar.positions += 1;
        bar.predicted += predicted;
        bar.came += lesson.worth;
    }
    for bar in &mut bars {
        let positions = bar.positions.max(1) as f64;
        bar.predicted /= positions;
        bar.came /= positions;
    }
    Fit {
        game: G::ID,
        matches,
        positions: lessons.len() as u64,
        goal: learned.goal,
        prospect: learned.prospect,
        strengths: G::STRENGTHS
            .iter()
            .copied()
            .zip(learned.strengths.iter().copied())
            .collect(),
        weights: G::FEATURES
            .iter()
            .copied()
            .zip(learned.rows.iter().copied())
            .collect(),
        bias: learned.bias,
        thoughts: learned.thoughts.to_vec(),
        foreseen: 1.0 - missed / f64::max(spread, f64::MIN_POSITIVE),
        error: squares / f64::max(count, 1.0),
        error_of_ignorance: squares_of_ignorance / f64::max(count, 1.0),
        calibration: bars.into_iter().filter(|bar| bar.positions > 0).collect(),
    }
}

impl Fit {
    /// The weights as the file of the game's knowledge has them.
    #[must_use]
    pub fn file(&self) -> String {
        let numbers = |numbers: &[f32]| {
            let numbers = numbers.iter().map(|number| format!("{number:.4}"));
            format!("[{}]", numbers.collect::<Vec<_>>().join(", "))
        };
        let rows = self
            .weights
            .iter()
            .map(|(feature, row)| format!("        {}, // {feature}\n", numbers(row)));
        let strengths = self
            .strengths
            .iter()
            .map(|(strength, weight)| format!("        {weight:.4}, // {strength}\n"));
        let strengths: String = strengths.collect();
        let strengths = if strengths.is_empty() {
            "&[]".to_owned()
        } else {
            format!("&[\n{strengths}    ]")
        };
        format!(
            "Lessons {{\n    goal: {:.4},\n    prospect: {:.4},\n    strengths: {strengths},\n    rows: &[\n{}    ],\n    bias: {},\n    thoughts: {},\n}}\n",
            self.goal,
            self.prospect,
            rows.collect::<String>(),
            numbers(&self.bias),
            numbers(&self.thoughts),
        )
    }
}
