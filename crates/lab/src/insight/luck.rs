//! What the states of a match are worth, and what the luck of its steps did to that.

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::atomic::{AtomicBool, Ordering},
};

use bots::{Knowledge, is_plain, look_ahead, worth_for_home};
use engine::{Chance, Input, Rng, Seed};
use serde::{Deserialize, Serialize};

use super::{
    estimate::{Estimate, Exact},
    pieces::{Others, Part, in_a_piece},
    story::{InsightError, Story},
};
use crate::share::list;

/// Streams of random numbers that have nothing to do with each other, by what they are for.
#[derive(Clone, Copy)]
enum Stream {
    /// The order of what nobody knows.
    Order = 0,
    /// Chance and hunches of a look ahead.
    Look = 1,
    /// Fresh draws of chance in a step.
    Draw = 2,
    /// The searches that weigh decisions.
    Search = 3,
}

/// Where all the luck of a reckoning comes from.
#[derive(Clone, Copy)]
pub(crate) struct Source(Seed);

impl Source {
    pub(super) fn new(seed: u64) -> Self {
        Self(Seed::from_number(seed))
    }

    fn number(stream: Stream, place: usize, look: usize) -> u64 {
        ((stream as u64) << 60) | ((place as u64) << 32) | look as u64
    }

    fn rng(&self, stream: Stream, place: usize, look: usize) -> Rng {
        Rng::of_step(&self.0, Self::number(stream, place, look))
    }

    /// One look ahead behind a step. All looks at what came and at what might have come share their luck.
    fn look<G: Knowledge>(&self, state: G, step: usize, number: usize) -> f64 {
        look_ahead(state, &mut self.rng(Stream::Look, step + 1, number))
    }

    /// A state with what nobody knows in another order, the same before a step and after it.
    fn order<G: Knowledge>(&self, state: &G, step: usize, number: usize) -> G {
        let mut rng = self.rng(Stream::Order, step + 1, number);
        state.shuffled(&mut rng).unwrap_or_else(|| state.clone())
    }

    /// The seed of the search that weighs the decision of a step.
    pub(super) fn of_search(&self, step: usize) -> u64 {
        let mut rng = self.rng(Stream::Search, step, 0);
        (u64::from(rng.word()) << 32) | u64::from(rng.word())
    }
}

/// How many looks are taken at a place, and how many times they are added up apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Looks {
    pub(crate) each: usize,
    pub(crate) times: usize,
}

/// What was found at one step.
#[derive(Serialize, Deserialize)]
pub(super) struct Place {
    /// What the state after it is worth to Home, if that was looked at.
    after: Option<Estimate>,
    /// What it could be expected to be worth, if luck was in the step.
    expected: Option<Expected>,
}

#[derive(Serialize, Deserialize)]
struct Expected {
    worth: Estimate,
    /// The things that could come: how many of the draws led there, and what they were worth together.
    outcomes: Vec<(u32, Exact)>,
    /// The number among them of what really came, if it came again.
    same: Option<usize>,
}

/// A match as luck saw it.
pub(crate) struct Course {
    /// What each state is worth to Home, before the first step and after each.
    pub(super) worths: Vec<Estimate>,
    /// What chance gave Home in each step; nothing where there was none.
    pub(super) dice: Vec<Option<Estimate>>,
    /// How often a draw is at least as good for whom it favoured.
    pub(super) odds: Vec<Option<Odds>>,
}

impl Course {
    /// The dice of the whole match.
    pub(crate) fn dice_of_home(&self) -> f64 {
        self.dice.iter().flatten().map(Estimate::mean).sum()
    }
}

/// Which states must be looked at, and in which steps there was luck.
pub(crate) struct Survey {
    pub(super) luck: Vec<bool>,
    /// By state: whether its worth follows from the step behind it.
    follows: Vec<bool>,
    /// How many series of looks are needed.
    pub(super) series: usize,
}

impl Survey {
    pub(crate) fn of<G: Knowledge>(story: &Story<G>) -> Result<Self, InsightError> {
        Self::of_steps(story, 0..story.steps.len())
    }

    /// Of a part of a match: it knows nothing of the other steps.
    pub(super) fn of_steps<G: Knowledge>(story: &Story<G>, of: Range<usize>) -> Result<Self, InsightError> {
        let steps = story.steps.len();
        // What a state is worth may follow from the step behind it.
        let of = of.start..=of.end;
        let luck: Vec<bool> = (0..steps)
            .map(|step| Ok(of.contains(&step) && story.has_luck(step)?))
            .collect::<Result<_, InsightError>>()?;
        let follows = (0..=steps).map(|at| at == 0 || at < steps && luck[at] && follows(story, at));
        let follows: Vec<bool> = follows.collect();
        let is_looked_at = |at: &usize| of.contains(at) && !follows[*at] && !is_exact(&story.states[*at]);
        let looks = (1..steps).filter(is_looked_at);
        let series = looks.count() + luck.iter().filter(|luck| **luck).count();
        Ok(Self {
            luck,
            follows,
            series,
        })
    }
}

/// Whether a state is worth what may come of its step by definition: a look ahead would play the same step.
fn follows<G: Knowledge>(story: &Story<G>, at: usize) -> bool {
    let state = &story.states[at];
    G::HORIZON == 0 && !is_plain(state) && story.goes_by_itself(at)
}

/// Whether one look at a state tells all.
fn is_exact<G: Knowledge>(state: &G) -> bool {
    is_plain(state) && (state.to_act().outcome().is_some() || state.shuffled(&mut Rng::seeded(0)).is_none())
}

/// How a reckoning is done: what is found depends on the looks and the source alone.
#[derive(Clone, Copy)]
pub(crate) struct Work<'a> {
    pub(super) looks: Looks,
    pub(super) source: Source,
    pub(super) threads: usize,
    pub(super) stop: &'a AtomicBool,
    /// Told of simulations that have been made.
    pub(super) done: &'a (dyn Fn(usize) + Sync),
    /// Who else does some of it.
    pub(super) others: Option<&'a Others<'a>>,
}

/// Takes looks at all states and steps of a match.
///
/// # Errors
/// If it was told to stop, or the rules of today forbid a step.
pub(crate) fn look_at<G: Knowledge>(
    story: &Story<G>,
    survey: &Survey,
    work: &Work<'_>,
) -> Result<Course, InsightError> {
    let Work {
        looks, threads, stop, ..
    } = *work;
    let steps = story.steps.len();
    let count = in_a_piece::<G>(SERIES * looks.each);
    let pieces = steps.div_ceil(count) as u64;
    let places = list(0..pieces, threads, stop, |number| {
        let from = number as usize * count;
        let range = from..steps.min(from + count);
        let simulations = series_in(survey, &range) * looks.each;
        work.part(Part::Steps(range.clone()), simulations, || {
            look_at_steps(story, survey, range, work)
        })
    });
    if stop.load(Ordering::Relaxed) || places.len() < pieces as usize {
        return Err(InsightError::Stopped);
    }
    let places: Vec<Vec<Place>> = places.into_iter().collect::<Result<_, _>>()?;
    let places: Vec<Place> = places.into_iter().flatten().collect();
    let end = Estimate::exactly(worth_for_home(&story.outcome), looks.times);
    let mut worths: Vec<Option<Estimate>> = vec![None; steps + 1];
    worths[steps] = Some(end.clone());
    for at in (0..steps).rev() {
        let expected = places[at]
            .expected
            .as_ref()
            .map(|expected| expected.worth.clone());
        // A word for the luck, or what is said beside the rules, is no step of play: it changes nothing but at the end.
        let is_aside = matches!(story.steps[at].input, Input::Word(..) | Input::Aside(_));
        worths[at] = if is_aside && at + 1 < steps {
            worths[at + 1].clone()
        } else if survey.follows[at] {
            expected.or_else(|| worths[at + 1].clone())
        } else {
            at.checked_sub(1).and_then(|before| places[before].after.clone())
        };
    }
    let worths: Vec<Estimate> = worths
        .into_iter()
        .map(|worth| worth.unwrap_or_else(|| end.clone()))
        .collect();
    let mut this = Course {
        dice: Vec::new(),
        odds: Vec::new(),
        worths,
    };
    for (at, place) in places.iter().enumerate() {
        let after = &this.worths[at + 1];
        let dice = place
            .expected
            .as_ref()
            .map(|expected| after.minus(&expected.worth));
        this.odds.push(match (&place.expected, &dice) {
            (Some(expected), Some(dice)) => Some(odds(expected, after.mean(), dice.mean())),
            _ => None,
        });
        this.dice.push(dice);
    }
    Ok(this)
}

/// In each step there are so many series of looks at most.
const SERIES: usize = 2;

/// How many series of looks are told of in these steps.
fn series_in(survey: &Survey, steps: &Range<usize>) -> usize {
    let luck = survey.luck[steps.clone()].iter().filter(|luck| **luck);
    steps.len() + luck.count()
}

/// Takes looks at some of the steps.
///
/// # Errors
/// As with all of them.
pub(super) fn look_at_steps<G: Knowledge>(
    story: &Story<G>,
    survey: &Survey,
    steps: Range<usize>,
    work: &Work<'_>,
) -> Result<Vec<Place>, InsightError> {
    let Work {
        looks,
        source,
        stop,
        done,
        ..
    } = *work;
    let look = |step: usize| {
        let place = look_at_step(story, survey, looks, source, step, stop);
        done(series_in(survey, &(step..step + 1)) * looks.each);
        place
    };
    steps.map(look).collect()
}

fn look_at_step<G: Knowledge>(
    story: &Story<G>,
    survey: &Survey,
    looks: Looks,
    source: Source,
    step: usize,
    stop: &AtomicBool,
) -> Result<Place, InsightError> {
    let is_last = step + 1 == story.steps.len();
    let is_looked_at = !is_last && !survey.follows[step + 1];
    let after = is_looked_at.then(|| worth_after(&story.states[step + 1], step, looks, source, stop));
    let mut expected = None;
    if survey.luck[step] {
        let came = text(&story.steps[step].events);
        let mut outcomes: BTreeMap<String, (u32, f64)> = BTreeMap::new();
        let mut worths = Vec::with_capacity(looks.each);
        for number in 0..looks.each {
            if stop.load(Ordering::Relaxed) {
                return Err(InsightError::Stopped);
            }
            let mut state = source.order(&story.states[step], step, number);
            let mut events = Vec::new();
            let mut chance = Chance::live(&source.0, Source::number(Stream::Draw, step, number));
            story.again(step, &mut state, &mut chance, &mut events)?;
            let worth = source.look(state, step, number);
            worths.push(worth);
            let outcome = outcomes.entry(text(&events)).or_default();
            *outcome = (outcome.0 + 1, outcome.1 + worth);
        }
        expected = Some(Expected {
            worth: Estimate::of(&worths, looks.times),
            same: outcomes.keys().position(|events| *events == came),
            outcomes: outcomes
                .into_values()
                .map(|(count, worth)| (count, Exact(worth)))
                .collect(),
        });
    }
    Ok(Place { after, expected })
}

/// What the state after a step is worth to Home.
pub(super) fn worth_after<G: Knowledge>(
    state: &G,
    step: usize,
    looks: Looks,
    source: Source,
    stop: &AtomicBool,
) -> Estimate {
    if is_exact(state) {
        return Estimate::exactly(source.look(state.clone(), step, 0), looks.times);
    }
    let worths: Vec<f64> = (0..looks.each)
        .take_while(|_| !stop.load(Ordering::Relaxed))
        .map(|number| source.look(source.order(state, step, number), step, number))
        .collect();
    Estimate::of(&worths, looks.times)
}

fn text<E: std::fmt::Display>(events: &[E]) -> String {
    let events: Vec<String> = events.iter().map(ToString::to_string).collect();
    events.join("|")
}

/// Worths that differ by less are the same: the same numbers were added up in another order.
const SAME: f64 = 1e-9;

/// How often something at least as good comes as what came, for the side that it favoured.
fn odds(expected: &Expected, came: f64, dice: f64) -> Odds {
    let sign = if dice < 0.0 { -1.0 } else { 1.0 };
    let (mut all, mut as_good) = (0.0, 0.0);
    for (at, (count, worth)) in expected.outcomes.iter().enumerate() {
        let (count, is_same) = (f64::from(*count), expected.same == Some(at));
        all += count;
        if is_same || sign * (worth.0 / count - came) >= -SAME {
            as_good += count;
        }
    }
    // What came is itself a draw, even if it did not come again.
    let or_rarer = as_good == 0.0;
    let (all, as_good) = if expected.same.is_some() {
        (all, as_good)
    } else {
        (all + 1.0, as_good + 1.0)
    };
    Odds {
        one_in: all / f64::max(as_good, 1.0),
        or_rarer,
    }
}

/// How often a draw is at least as good as one that came.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Odds {
    /// One draw in so many.
    pub(super) one_in: f64,
    /// Whether none of those that were made was: it may be rarer.
    pub(super) or_rarer: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_worth_the_same_is_as_good_whatever_it_looked_like() {
        // Three ways to the same worth, added up in different order, and one that is better for Away.
        let worth = 0.1 + 0.2;
        let expected = Expected {
            worth: Estimate::exactly(0.5, 2),
            outcomes: [(1, worth), (2, 0.3 + 0.3), (1, 0.3), (4, 2.8)]
                .map(|(count, worth)| (count, Exact(worth)))
                .to_vec(),
            same: Some(0),
        };
        let odds_of = |came, dice| odds(&expected, came, dice);
        assert_eq!(
            odds_of(0.3, -0.2),
            Odds {
                one_in: 2.0,
                or_rarer: false
            }
        );
        let rare = Expected {
            same: None,
            ..expected
        };
        assert_eq!(
            odds(&rare, 0.1, -0.4),
            Odds {
                one_in: 9.0,
                or_rarer: true
            }
        );
    }
}
