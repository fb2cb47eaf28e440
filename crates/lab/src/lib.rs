//! Many matches at once: simulations with their statistics, the ladder of the bots, and what they learn from it.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "it measures; what it plays is as deterministic as ever"
)]

mod fairness;
mod fit;
mod insight;
mod ladder;
mod playout;
mod practice;
mod share;
mod simulation;
mod statistics;
mod watch;

pub use fairness::{Fairness, FairnessPlan, fairness};
pub use fit::{Bar, Fit, FitPlan, Subject, calibration_svg, fit};
pub use insight::{
    Adjusted, Calibration, CalibrationPlan, Cause, Dice, Elsewhere, Figure, InsightError, InsightLaws,
    InsightPlan, KindOfDecision, LawsPlan, Marks, MoveMark, PROGRESS_PARTS, Piece, Planted, PlantedPlan,
    PredictionBin, Review, ReviewStep, ReviewVersion, ReviewedDecision, ReviewedMove, SideDigest, SideLedger,
    Thinking, TurningPoint, analyse, analyse_with, calibrate, course_so_far, insight_laws, plant,
    reckon_piece, review_simulations, review_svg, review_version,
};
pub use ladder::{Duel, Ladder, LadderPlan, Rung, ladder, svg};
pub use practice::{Practice, PracticePlan, PracticeRefusal, practise};
pub use simulation::{Plan, Progress, simulate};
pub use statistics::{CoachReport, Mean, Of, Report};
pub use watch::Watch;
