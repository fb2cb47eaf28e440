//! Which luck can have led to some events: for records that tell neither their draws nor their seed.

use std::{
    fmt::Display,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use crate::{Chance, Log, Rng, Token};

/// How often a step is tried with other luck.
const TRIES_MAX: u32 = 2_000;

/// What a search for luck has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// There is luck that leads there.
    Luck,
    /// No luck leads there.
    Nothing,
    /// The search was given up.
    Unsure,
}

/// Luck that is read from the events it must lead to. Dice and single things are tried one after the other; the order
/// of many, and what was measured, is looked up in the words of the events, which carry every roll and shuffle.
#[derive(Clone, Debug)]
pub(crate) struct Trace {
    words: Arc<Vec<Vec<String>>>,
    /// The candidate taken at each draw; the first where nothing stands.
    path: Vec<usize>,
    /// The draws made: how many candidates there were, and how many events stood before.
    made: Vec<(usize, usize)>,
    emitted: Arc<AtomicUsize>,
    spare: Rng,
}

impl Trace {
    /// Takes the next candidate out of `count`.
    pub(crate) fn choose(&mut self, count: usize) -> usize {
        let depth = self.made.len();
        let choice = self.path.get(depth).copied().unwrap_or(0);
        self.made.push((count, self.emitted.load(Ordering::Relaxed)));
        // Each draw begins elsewhere, so that rules which repeat a draw until something changes come to an end.
        let first = Rng::seeded(depth as u64).below(count as u32) as usize;
        (first + choice) % count
    }

    /// The words of the events that have not happened yet: only they can tell what is drawn now.
    fn to_come(&self) -> &[Vec<String>] {
        let emitted = self.emitted.load(Ordering::Relaxed);
        &self.words[emitted.min(self.words.len())..]
    }

    /// The places, from 1, of `count` items in the order in which the events name them; the others follow.
    pub(crate) fn order<T: Display>(&mut self, items: &[T], count: usize) -> Vec<u32> {
        let texts: Vec<String> = items.iter().map(ToString::to_string).collect();
        let mut places: Vec<u32> = Vec::new();
        for word in self.to_come().iter().flatten() {
            let place =
                (0..texts.len()).find(|at| texts[*at] == *word && !places.contains(&(*at as u32 + 1)));
            places.extend(place.map(|at| at as u32 + 1));
        }
        let others: Vec<u32> = (1..=texts.len() as u32)
            .filter(|place| !places.contains(place))
            .collect();
        places.extend(others);
        places.truncate(count);
        places
    }

    /// One of the values that some words of an event can be read as; a value of its own if there is none.
    pub(crate) fn measured<T: Token>(&mut self, live: impl FnOnce(&mut Rng) -> T) -> T {
        let before = self.spare.words_taken();
        let value = live(&mut self.spare);
        if self.spare.words_taken() == before {
            return value;
        }
        let windows = |words: &Vec<String>| {
            let words = words.clone();
            (0..words.len()).flat_map(move |from| {
                let words = words.clone();
                (from + 1..=words.len().min(from + 6)).map(move |to| words[from..to].join(" "))
            })
        };
        let mut read: Vec<T> = Vec::new();
        for value in self
            .to_come()
            .iter()
            .flat_map(windows)
            .filter_map(|text| text.parse().ok())
        {
            if !read.contains(&value) {
                read.push(value);
            }
        }
        if read.is_empty() {
            return value;
        }
        let at = self.choose(read.len());
        read[at].clone()
    }
}

/// A log that tells the trace how many events there are.
pub(crate) struct Counted<E> {
    events: Vec<E>,
    emitted: Arc<AtomicUsize>,
}

impl<E> Log<E> for Counted<E> {
    fn record(&mut self, event: E) {
        self.events.push(event);
        self.emitted.store(self.events.len(), Ordering::Relaxed);
    }
}

/// Searches for luck with which `play` brings about exactly `wanted`.
pub(crate) fn retrace<E: PartialEq + Display>(
    wanted: &[E],
    play: impl Fn(&mut Chance, &mut Counted<E>),
) -> Found {
    let words = wanted
        .iter()
        .map(|event| {
            event
                .to_string()
                .split([' ', '+', '=', ',', ';', '|'])
                .map(str::to_owned)
                .collect()
        })
        .collect();
    let words = Arc::new(words);
    let mut path = Vec::new();
    for _ in 0..TRIES_MAX {
        let emitted = Arc::new(AtomicUsize::new(0));
        let mut chance = Chance::traced(Trace {
            words: Arc::clone(&words),
            path: std::mem::take(&mut path),
            made: Vec::new(),
            emitted: Arc::clone(&emitted),
            spare: Rng::seeded(0),
        });
        let mut log = Counted {
            events: Vec::new(),
            emitted,
        };
        play(&mut chance, &mut log);
        if log.events == wanted {
            return Found::Luck;
        }
        let Some(trace) = chance.into_trace() else {
            return Found::Unsure;
        };
        // Events are what the draws before them made of them: the last of those draws is tried with other luck.
        let right = log
            .events
            .iter()
            .zip(wanted)
            .take_while(|(one, other)| one == other)
            .count();
        let mut choices: Vec<(usize, usize)> = trace
            .made
            .iter()
            .enumerate()
            .take_while(|(_, (_, before))| *before <= right)
            .map(|(at, (count, _))| (trace.path.get(at).copied().unwrap_or(0), *count))
            .collect();
        while choices.last().is_some_and(|(choice, count)| choice + 1 >= *count) {
            choices.pop();
        }
        let Some((choice, _)) = choices.last_mut() else {
            return Found::Nothing;
        };
        *choice += 1;
        path = choices.into_iter().map(|(choice, _)| choice).collect();
    }
    Found::Unsure
}
