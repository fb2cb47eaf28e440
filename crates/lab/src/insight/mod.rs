//! Insight: what decided a finished match, luck and skill told apart.
//!
//! *Worth* is Home's chance to win in a state, judged as the search judges: play goes on by routine to a quiet moment,
//! and is judged there. It telescopes over the match, and every step's change has three parts:
//! the *dice*, what came against the mean of what could have come; the *loss* of a decision against the best one found,
//! given only what its seat knew; and the *guess*, which is the rest.
//! What nobody knows, such as the order of a pack, is chance that has not been drawn yet.

mod adjusted;
mod calibration;
mod decisions;
mod digest;
mod estimate;
mod laws;
mod live;
mod luck;
mod pieces;
mod planted;
mod review;
mod story;
mod svg;

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Knowledge, Lessons, THOUGHTS};
use clubhouse::{Entrance, Visitor, visit};
use engine::{Game, Record};

pub use calibration::{Calibration, CalibrationPlan, PredictionBin, calibrate};
pub use digest::{KindOfDecision, SideDigest};
pub use estimate::Figure;
pub use laws::{InsightLaws, LawsPlan, insight_laws};
pub use live::course_so_far;
pub use pieces::{Elsewhere, Piece, reckon_piece};
pub use planted::{Planted, PlantedPlan, plant};
pub use review::{
    Cause, Dice, Marks, MoveMark, Review, ReviewStep, ReviewVersion, ReviewedDecision, ReviewedMove,
    SideLedger, TurningPoint,
};
pub use story::InsightError;
pub use svg::review_svg;

pub use adjusted::Adjusted;
pub(crate) use adjusted::adjust;

use luck::{Looks, Source, Survey, Work, look_at};
use pieces::Others;
use story::Story;

use crate::Progress;

/// The version of the reckoning: it is raised when the same match, seed and budget would give another review.
const RECKONING: u32 = 4;
/// Figures are estimated so many times apart, if there are looks enough, to tell their errors.
const TIMES: usize = 32;
/// The most looks at one place: more tell nothing new.
const LOOKS_MAX: usize = 16_384;
/// One part in so many of the simulations is for looks, the others weigh decisions.
const LOOKS_PART: u64 = 2;
/// The fewest simulations that can weigh a decision.
const SEARCH_MIN: u32 = 24;
/// The parts in which progress is told.
pub const PROGRESS_PARTS: u64 = 1_000;

/// How a match is to be reviewed.
#[derive(Clone, PartialEq, Debug)]
pub struct InsightPlan {
    /// How long it may take on one core, about. The same number gives the same review, however fast the core is.
    pub thinking: Thinking,
    /// The number from which all luck of the reckoning flows.
    pub seed: u64,
    /// From which loss on a decision is called what.
    pub marks: Marks,
    /// How many threads reckon. What is found does not depend on it.
    pub threads: usize,
}

/// How long a review may take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Thinking {
    /// As long as somebody likes to wait: 20 seconds, or 60 where simulations are slow.
    Quick,
    /// Ten times as long.
    Thorough,
    /// So many seconds.
    Seconds(f64),
    /// So many simulations.
    Simulations(u64),
}

/// Games that make fewer simulations a second than this are given more time.
const SLOW: u32 = 4_000;

impl Thinking {
    fn simulations<G: Knowledge>(self) -> u64 {
        let quick = if G::SIMULATIONS_A_SECOND < SLOW {
            60.0
        } else {
            20.0
        };
        let seconds = match self {
            Self::Quick => quick,
            Self::Thorough => 10.0 * quick,
            Self::Seconds(seconds) => seconds,
            Self::Simulations(simulations) => return simulations,
        };
        (seconds * f64::from(G::SIMULATIONS_A_SECOND)) as u64
    }
}

/// Reviews a finished match from its record, text or JSON. Progress is told in thousandths; when it is told to stop, the
/// decisions that have been weighed until then are kept.
///
/// # Errors
/// If the record cannot be reviewed, or it was told to stop before there was anything to tell.
pub fn analyse(record: &str, plan: &InsightPlan, progress: &Progress) -> Result<Review, InsightError> {
    analyse_with(record, plan, None, progress)
}

/// The same with help: its threads wait for those who do pieces of it elsewhere, and what nobody else does is done here
/// by one of them at a time.
///
/// # Errors
/// As without help.
pub fn analyse_with(
    record: &str,
    plan: &InsightPlan,
    elsewhere: Option<&dyn Elsewhere>,
    progress: &Progress,
) -> Result<Review, InsightError> {
    let game = game_of(record)?;
    let work = Analysis {
        record,
        plan,
        elsewhere,
        progress,
    };
    visit(&game, work).ok_or(InsightError::OtherGame(game))?
}

/// What reviews of a game are made by today; nothing if there is no such game.
#[must_use]
pub fn review_version(game: &str) -> Option<ReviewVersion> {
    struct Ask;
    impl Visitor for Ask {
        type Answer = ReviewVersion;

        fn visit<G: Entrance>(self) -> ReviewVersion {
            version::<G>()
        }
    }
    visit(game, Ask)
}

/// How many simulations a time to think is worth in a game; nothing if there is no such game.
#[must_use]
pub fn review_simulations(game: &str, thinking: Thinking) -> Option<u64> {
    struct Ask(Thinking);
    impl Visitor for Ask {
        type Answer = u64;

        fn visit<G: Entrance>(self) -> u64 {
            self.0.simulations::<G>()
        }
    }
    visit(game, Ask(thinking))
}

/// The game that a record says it is of.
fn game_of(record: &str) -> Result<String, InsightError> {
    let id = if record.trim_start().starts_with('{') {
        let record: serde_json::Value =
            serde_json::from_str(record).map_err(|error| InsightError::NoRecord(error.to_string()))?;
        record["header"]["game"].as_str().map(str::to_owned)
    } else {
        record
            .lines()
            .find_map(|line| line.strip_prefix("[Game ")?.trim_end().strip_suffix(']'))
            .and_then(|id| serde_json::from_str(id).ok())
    };
    id.ok_or_else(|| InsightError::NoRecord("its header names no game".to_owned()))
}

struct Analysis<'a> {
    record: &'a str,
    plan: &'a InsightPlan,
    elsewhere: Option<&'a dyn Elsewhere>,
    progress: &'a Progress,
}

impl Visitor for Analysis<'_> {
    type Answer = Result<Review, InsightError>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let record = read::<G>(self.record)?;
        let others = self
            .elsewhere
            .map(|elsewhere| Others::new(elsewhere, version::<G>(), self.plan.seed));
        reckon(&Story::read(record)?, self.plan, others.as_ref(), self.progress)
    }
}

fn read<G: Game>(text: &str) -> Result<Record<G>, InsightError> {
    if text.trim_start().starts_with('{') {
        let record: Record<G> =
            serde_json::from_str(text).map_err(|error| InsightError::NoRecord(error.to_string()))?;
        record.known_format()?;
        Ok(record)
    } else {
        Ok(text.parse()?)
    }
}

/// Reckons a match.
fn reckon<G: Knowledge>(
    story: &Story<G>,
    plan: &InsightPlan,
    others: Option<&Others<'_>>,
    progress: &Progress,
) -> Result<Review, InsightError> {
    let simulations = plan.thinking.simulations::<G>();
    let survey = Survey::of(story)?;
    let mut decisions: Vec<usize> = (0..story.steps.len())
        .filter(|step| story.decision_at(*step).is_some())
        .collect();
    let looks = looks(simulations, survey.series, decisions.is_empty());
    let spent = (survey.series * looks.each) as u64;
    let left = simulations.saturating_sub(spent);
    let each = (left / decisions.len().max(1) as u64).clamp(SEARCH_MIN.into(), u32::MAX.into()) as u32;
    let all = (spent + u64::from(each) * decisions.len() as u64).max(1);
    let done = AtomicU64::new(0);
    let tell = |more: usize| {
        let done = done.fetch_add(more as u64, Ordering::Relaxed) + more as u64;
        let part = PROGRESS_PARTS.min(done * PROGRESS_PARTS / all);
        progress.played.store(part, Ordering::Relaxed);
    };
    let work = Work {
        looks,
        source: Source::new(plan.seed),
        threads: plan.threads,
        stop: &progress.stop,
        done: &tell,
        others,
    };
    let course = look_at(story, &survey, &work)?;
    // Those where most was at stake come first, so that a review that is stopped has them.
    let stake = |step: &usize| (course.worths[step + 1].mean() - course.worths[*step].mean()).abs();
    decisions.sort_by(|one, other| stake(other).total_cmp(&stake(one)));
    let weighed = decisions::weigh_all(story, &decisions, each, &work);
    let parts = review::review(story, &course, &decisions, &weighed, &plan.marks, looks.times);
    Ok(Review {
        made_by: version::<G>(),
        seed: plan.seed,
        simulations,
        complete: weighed.len() == decisions.len(),
        outcome: story.outcome,
        start: parts.start,
        steps: parts.steps,
        ledger: parts.ledger,
        turning_points: parts.turning_points,
        lucky_for_home: parts.lucky_for_home,
        lucky_for_away: parts.lucky_for_away,
        sentences: parts.sentences,
    })
}

/// How many looks are taken at every place.
fn looks(simulations: u64, series: usize, only_looks: bool) -> Looks {
    let for_looks = if only_looks {
        simulations
    } else {
        simulations / LOOKS_PART
    };
    let each = (for_looks / series.max(1) as u64).clamp(2, LOOKS_MAX as u64) as usize;
    let times = each.min(TIMES);
    Looks {
        each: each / times * times,
        times,
    }
}

fn version<G: Knowledge>() -> ReviewVersion {
    ReviewVersion {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION.to_owned(),
        weights: sum_of(&G::LESSONS, G::PRACTISED),
        reckoning: RECKONING,
    }
}

/// A short sum of weights: another weight, another sum.
fn sum_of(lessons: &Lessons<'_>, practised: &[f64]) -> String {
    let net = lessons
        .rows
        .iter()
        .chain([&lessons.bias])
        .flatten()
        .chain(&lessons.thoughts);
    let net = net.map(|weight| u64::from(weight.to_bits()));
    let others = [lessons.goal, lessons.prospect];
    let others = others.iter().chain(lessons.strengths).chain(practised);
    let others = others.map(|weight| weight.to_bits());
    let first = THOUGHTS as u64;
    let sum = net.chain(others).fold(first, |sum, bits| {
        // The steps of FNV-1a, a word at a time.
        (sum ^ bits).wrapping_mul(0x0100_0000_01b3).rotate_left(23)
    });
    format!("{sum:016x}")
}
