//! Search, written once for all games: information-set Monte Carlo tree search (ISMCTS), open loop.
//!
//! Every simulation deals anew what the seat does not know (determinisation), plays one choice, walks down the tree
//! behind it by upper confidence bounds with progressive widening, plays a few moves at a hunch and judges where that
//! has led. All choices at the root meet the same deals and the same luck (common random numbers, so that their
//! differences are paired); after each round the worse half is left out (sequential halving), and what remains must
//! prove itself better than routine on fresh deals, by a paired test.

mod head;
mod rivals;
mod tree;

use std::thread;

use engine::{Moves, Rng};

use crate::{Knowledge, Seen, glance};
use head::Head;
use rivals::Rivals;

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// How much a move that may be better is tried against one that has proved itself.
    pub curiosity: f64,
    /// How many moves are compared below the root after so many visits: this times their square root.
    pub width: f64,
    /// How many standard errors better than routine's a choice must have been.
    pub proof: f64,
    /// The choices that are followed: of a longer list, those after which the position looks best.
    pub choices: usize,
}

impl Habits {
    /// Those that have served well.
    pub const DEFAULT: Self = Self {
        curiosity: 0.5,
        width: 0.5,
        proof: 1.5,
        choices: 32,
    };
}

/// How long a search thinks.
pub struct Budget<'a> {
    /// The most simulations.
    pub simulations: u32,
    /// Asked before every simulation; it may be asked from several threads.
    pub go_on: &'a (dyn Fn() -> bool + Sync),
    /// Whether other cores may help. What is thought does not depend on it.
    pub threads: bool,
}

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// The chance to win with it, for the side that asks.
    pub chance: f64,
    /// The same with what routine says.
    pub at_once: f64,
    /// How many simulations led there.
    pub simulations: u32,
    /// What the tree behind the move has found for the seat's next decision, the best first: a search for that goes on
    /// from there.
    pub next: Vec<M>,
}

/// Each has a tree of its own and looks at every so many-th deal.
const HEADS: usize = 2;
/// The deals of the first round, at least and at most; between these it takes one in so many of the simulations.
const FIRST_DEALS_MIN: u32 = 4;
const FIRST_DEALS_MAX: u32 = 16;
const FIRST_PART: u32 = 8;
/// A choice more is followed for so many simulations, and so many always.
const SIMULATIONS_EACH: u32 = 24;
const CHOICES_MIN: usize = 4;
/// Where moves are open: how many are tried at first, and how many are added in each round.
const FIRST_IDEAS: usize = 10;
const MORE_IDEAS: usize = 2;
/// So many moves a tree hands on to the seat's next decision.
const HANDED_ON: usize = 8;

/// Thinks about the seat's decision. `earlier` is what the tree of the seat's last search has found for it. The same
/// knowledge, habits, seed and number of simulations give the same thought.
pub fn search<G: Knowledge>(
    seen: &Seen<'_, G>,
    habits: &Habits,
    budget: &Budget<'_>,
    earlier: &[G::Move],
    seed: u64,
) -> Thought<G::Move> {
    let mut rng = Rng::seeded(seed);
    let contest = compare(seen, habits, budget, None, earlier, &mut rng);
    let Contest {
        heads,
        rivals,
        simulations,
        fresh,
        ..
    } = &contest;
    let number = rivals.best(habits.proof, *fresh);
    let best = rivals.get(number);
    let (chance, at_once) = best.mean().zip(rivals.routine().mean()).unwrap_or_else(|| {
        // Where nothing was tried, as with a move that must be made, only a glance can tell.
        let glance = glance(seen, &mut rng);
        (glance, glance)
    });
    Thought {
        mv: best.mv.clone(),
        chance,
        at_once,
        simulations: *simulations,
        next: tried_behind(heads, number),
    }
}

/// What a search makes of a move that somebody has made.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<M> {
    /// The best choice that was found; the move itself, if that was none other.
    pub best: M,
    /// What routine says.
    pub routine: M,
    /// What they were worth to the side that decides, on deals that nobody has chosen by.
    pub deals: Vec<Trial>,
    /// How many simulations led there.
    pub simulations: u32,
}

/// What three choices were worth on the same deal, with the same luck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trial {
    /// The best that was found.
    pub best: f64,
    /// The one that was made.
    pub made: f64,
    /// Routine's.
    pub routine: f64,
}

/// Weighs a move that was made against the best that can be found, given only what the seat knows. Half of the
/// simulations look for the best; the others tell on fresh deals by how much it is better, so that its luck in the
/// choosing does not count. The same knowledge, habits, seed and number of simulations give the same answer.
pub fn weigh<G: Knowledge>(
    seen: &Seen<'_, G>,
    habits: &Habits,
    budget: &Budget<'_>,
    made: &G::Move,
    seed: u64,
) -> Weighed<G::Move> {
    let mut rng = Rng::seeded(seed);
    let choosing = Budget {
        simulations: budget.simulations / 2,
        ..*budget
    };
    let mut contest = compare(seen, habits, &choosing, Some(made), &[], &mut rng);
    let spent = contest.simulations;
    let Contest { rivals, heads, .. } = &mut contest;
    let (best, made) = (rivals.leader(), rivals.number_of(made));
    rivals.keep_only(&[best, made]);
    let left = budget.simulations.saturating_sub(spent);
    let from = rivals.deals_met();
    let until = from + left / rivals.count();
    let (results, _) = look_at(heads, rivals, from..until, budget);
    let simulations = spent + results.len() as u32;
    rivals.learn(results);
    let worth = |rival: usize, deal: u32| rivals.get(rival).result(deal);
    let trial = |deal: u32| {
        Some(Trial {
            best: worth(best, deal)?,
            made: worth(made, deal)?,
            routine: worth(0, deal)?,
        })
    };
    Weighed {
        best: rivals.get(best).mv.clone(),
        routine: rivals.routine().mv.clone(),
        deals: (from..until).filter_map(trial).collect(),
        simulations,
    }
}

/// The choices that were compared, and how far that has come.
struct Contest<'a, G: Knowledge> {
    heads: Vec<Head<'a, G>>,
    rivals: Rivals<G::Move>,
    simulations: u32,
    /// Where the last two rounds begin: they are the proof, those before have only chosen who is still in.
    fresh: u32,
}

/// Compares the seat's choices round by round. One that was `made` stays in to the end, as routine's does.
fn compare<'a, G: Knowledge>(
    seen: &'a Seen<'a, G>,
    habits: &'a Habits,
    budget: &Budget<'_>,
    made: Option<&G::Move>,
    earlier: &[G::Move],
    rng: &mut Rng,
) -> Contest<'a, G> {
    let deals = long(rng);
    let mut heads: Vec<Head<'_, G>> = (0..HEADS)
        .map(|_| Head::new(seen, habits, deals, long(rng)))
        .collect();
    let mut rivals = Rivals::new(G::routine(seen, rng));
    if let Some(made) = made {
        rivals.add_for_good(made.clone());
    }
    // So few that those who stay till the end meet most of the deals.
    let choices = (budget.simulations / SIMULATIONS_EACH) as usize;
    let choices = choices.clamp(CHOICES_MIN, habits.choices);
    let (ideas, moves) = (G::ideas(seen, rng), seen.moves());
    let may_choose = ideas.as_ref().is_none_or(|ideas| !ideas.is_empty());
    if let (Moves::Listed(moves), true) = (&moves, may_choose) {
        // Luck may have made some of them impossible.
        let earlier = earlier.iter().filter(|mv| moves.contains(mv));
        for mv in earlier.take(choices / 2) {
            rivals.add(mv.clone());
        }
    }
    let is_open = match (ideas, moves) {
        (Some(ideas), _) => {
            for mv in ideas.into_iter().take(choices) {
                rivals.add(mv);
            }
            false
        }
        (None, Moves::Listed(moves)) => {
            let others = moves.into_iter().filter(|mv| *mv != rivals.routine().mv);
            for mv in heads[0].most_promising(others, choices) {
                rivals.add(mv);
            }
            false
        }
        (None, Moves::Open) => true,
    };
    let mut simulations = 0;
    let mut done = 0;
    let mut fresh = 0;
    // Where moves are open every round brings new ones, so the first is soon over.
    let mut until = if is_open {
        FIRST_DEALS_MIN
    } else {
        let deals = budget.simulations / (FIRST_PART * choices as u32);
        deals.clamp(FIRST_DEALS_MIN, FIRST_DEALS_MAX)
    };
    loop {
        if is_open {
            let count = if done == 0 { FIRST_IDEAS } else { MORE_IDEAS };
            for at in 0..count {
                rivals.add(idea(seen, at, rng));
            }
            // What is new has to meet the deals that the others have met.
            done = 0;
        }
        if rivals.are_settled() {
            break;
        }
        let left = budget.simulations.saturating_sub(simulations);
        let goal = until.min(done + left / rivals.count());
        if goal <= done {
            break;
        }
        let (results, complete) = look_at(&mut heads, &rivals, done..goal, budget);
        simulations += results.len() as u32;
        rivals.learn(results);
        if !complete || goal < until {
            break;
        }
        fresh = done;
        done = goal;
        until = goal * 2;
        rivals.leave_out_the_worse();
    }
    Contest {
        heads,
        rivals,
        simulations,
        fresh,
    }
}

/// What all heads have tried behind a choice, the best first.
fn tried_behind<G: Knowledge>(heads: &[Head<'_, G>], choice: usize) -> Vec<G::Move> {
    let mut tried: Vec<(f64, &G::Move)> = heads.iter().flat_map(|head| head.tried_behind(choice)).collect();
    tried.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut next = Vec::new();
    for (_, mv) in tried {
        if !next.contains(mv) && next.len() < HANDED_ON {
            next.push(mv.clone());
        }
    }
    next
}

/// What one simulation has shown.
struct Result {
    deal: u32,
    rival: usize,
    worth: f64,
}

/// Simulates every rival on every one of these deals, each head on its own; and whether there was time for it.
fn look_at<G: Knowledge>(
    heads: &mut [Head<'_, G>],
    rivals: &Rivals<G::Move>,
    deals: std::ops::Range<u32>,
    budget: &Budget<'_>,
) -> (Vec<Result>, bool) {
    let work = |at: usize, head: &mut Head<'_, G>| {
        let mut results = Vec::new();
        for deal in deals.clone().filter(|deal| *deal as usize % HEADS == at) {
            for (rival, mv) in rivals.still_in() {
                if rivals.has_met(rival, deal) {
                    continue;
                }
                if !(budget.go_on)() {
                    return (results, false);
                }
                results.push(Result {
                    deal,
                    rival,
                    worth: head.simulate(rival, mv, deal),
                });
            }
        }
        (results, true)
    };
    let parts: Vec<(Vec<Result>, bool)> = if budget.threads {
        thread::scope(|scope| {
            let work = &work;
            let threads: Vec<_> = heads
                .iter_mut()
                .enumerate()
                .map(|(at, head)| scope.spawn(move || work(at, head)))
                .collect();
            threads
                .into_iter()
                .map(|thread| thread.join().expect("a simulation plays by the rules"))
                .collect()
        })
    } else {
        heads
            .iter_mut()
            .enumerate()
            .map(|(at, head)| work(at, head))
            .collect()
    };
    let complete = parts.iter().all(|(_, complete)| *complete);
    (
        parts.into_iter().flat_map(|(results, _)| results).collect(),
        complete,
    )
}

/// A move where moves are open: by turns what routine says, and any.
fn idea<G: Knowledge>(seen: &Seen<'_, G>, at: usize, rng: &mut Rng) -> G::Move {
    if at.is_multiple_of(2) {
        G::routine(seen, rng)
    } else {
        seen.sample(rng)
    }
}

/// A seed from somebody's dice.
pub(crate) fn long(rng: &mut Rng) -> u64 {
    (u64::from(rng.word()) << 32) | u64::from(rng.word())
}
