//! What the decisions of a match lost, given only what each seat could know.

use std::{convert::Infallible, sync::atomic::Ordering};

use bots::{Budget, Habits, Knowledge, Seen, Trial, weigh};
use serde::{Deserialize, Serialize};

use super::{
    estimate::Estimate,
    luck::Work,
    pieces::{Part, in_a_piece},
    story::Story,
};
use crate::share::list;

/// A decision that was weighed.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Weighed<G: Knowledge> {
    pub(super) step: usize,
    /// The best that was found; the move itself, if that was none other.
    pub(super) best: G::Move,
    pub(super) routine: G::Move,
    /// What the move lost against it, for the side that decided.
    pub(super) loss: Estimate,
    /// What the move gained against routine's.
    pub(super) over_routine: Estimate,
    /// What the best would have gained against routine's.
    pub(super) chance_missed_by_routine: Estimate,
}

/// Weighs decisions, as many as there is time for; those that come first in the list first.
pub(super) fn weigh_all<G: Knowledge>(
    story: &Story<G>,
    steps: &[usize],
    simulations: u32,
    work: &Work<'_>,
) -> Vec<Weighed<G>> {
    let pieces: Vec<&[usize]> = steps.chunks(in_a_piece::<G>(simulations as usize)).collect();
    let weighed = list(0..pieces.len() as u64, work.threads, work.stop, |number| {
        let steps = pieces[number as usize];
        let part = Part::Decisions {
            steps: steps.to_vec(),
            simulations,
        };
        let here = || Ok::<_, Infallible>(weigh_some(story, steps, simulations, work));
        let Ok(weighed) = work.part(part, steps.len() * simulations as usize, here);
        weighed
    });
    weighed.into_iter().flatten().collect()
}

/// Weighs decisions one after the other, until it is told to stop.
pub(super) fn weigh_some<G: Knowledge>(
    story: &Story<G>,
    steps: &[usize],
    simulations: u32,
    work: &Work<'_>,
) -> Vec<Weighed<G>> {
    let Work {
        looks,
        source,
        stop,
        done,
        ..
    } = *work;
    let weighed = steps.iter().map_while(|step| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let decided = story.decision_at(*step)?;
        let budget = Budget {
            simulations,
            go_on: &|| !stop.load(Ordering::Relaxed),
            threads: false,
        };
        let seen = Seen::new(decided.state, decided.seat);
        let seed = source.of_search(*step);
        let found = weigh(&seen, &Habits::DEFAULT, &budget, decided.mv, seed);
        done(simulations as usize);
        // A search that was cut short would tell something else each time.
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let over = |of: &dyn Fn(&Trial) -> f64| {
            let trials: Vec<f64> = found.deals.iter().map(of).collect();
            Estimate::of(&trials, looks.times)
        };
        Some(Weighed {
            step: *step,
            loss: over(&|trial| trial.best - trial.made),
            over_routine: over(&|trial| trial.made - trial.routine),
            chance_missed_by_routine: over(&|trial| trial.best - trial.routine),
            best: found.best,
            routine: found.routine,
        })
    });
    weighed.collect()
}
