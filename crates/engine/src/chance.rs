//! Chance: the one source of everything that no seat decides.
//!
//! It runs live from a seed, or scripted: then each draw is answered by name from a list, as tests, puzzles
//! and real dice typed in need it.

use std::{
    collections::{BTreeMap, VecDeque},
    fmt::{self, Display, Write as _},
    str::FromStr,
};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{
    NotationError,
    draw::{Draw, Drawn, Told, move_to_front},
    retrace::Trace,
};

/// The secret from which all chance of a match flows.
///
/// ```
/// let seed = engine::Seed::from_number(7);
/// assert_eq!(seed.to_string().parse(), Ok(seed));
/// assert_eq!(seed.commitment().len(), 64);
/// assert_eq!(format!("{seed:?}"), "Seed(..)", "a secret never prints itself by accident");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests, simulations and bots, from one number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// What is published before the match, so that the seed cannot be changed afterwards.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}

impl Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A seed is a secret until the match is over, so it never prints itself by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("a seed is 64 hexadecimal digits");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// A portable stream of random numbers for bots, redeals and playouts: the same seed gives the same
/// numbers on every machine and in every version.
///
/// ```
/// let mut rng = engine::Rng::seeded(1);
/// let mut cards = ["ace", "king", "queen"];
/// rng.shuffle(&mut cards);
/// assert!(rng.below(6) < 6 && cards.contains(rng.one_of(&cards)));
/// ```
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream of a small seed.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self(ChaCha8Rng::from_seed(Seed::from_number(seed).0))
    }

    /// The stream of one step of a match.
    #[must_use]
    pub fn of_step(seed: &Seed, step: u64) -> Self {
        let mut stream = ChaCha8Rng::from_seed(seed.0);
        stream.set_stream(step);
        Self(stream)
    }

    /// How many words have been taken from the stream.
    pub(crate) fn words_taken(&self) -> u128 {
        self.0.get_word_pos()
    }

    /// The places, from 1, of `count` things drawn out of `of`, none twice.
    pub(crate) fn places(&mut self, of: usize, count: usize) -> Vec<u32> {
        let mut places: Vec<u32> = (1..=of as u32).collect();
        self.draw(&mut places, count);
        places.truncate(count);
        places
    }

    /// A whole random word.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `limit - 1`, all equally likely.
    ///
    /// # Panics
    /// If `limit` is 0.
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        assert!(limit > 0, "nothing to draw from");
        // The high word of word * limit is uniform once the few uneven low words are thrown away.
        let mut product = u64::from(self.0.next_u32()) * u64::from(limit);
        if (product as u32) < limit {
            let uneven = limit.wrapping_neg() % limit;
            while (product as u32) < uneven {
                product = u64::from(self.0.next_u32()) * u64::from(limit);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`.
    ///
    /// # Panics
    /// If there are none.
    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Moves `count` random items to the front, in the order drawn.
    #[inline]
    pub fn draw<T>(&mut self, items: &mut [T], count: usize) {
        for at in 0..count.min(items.len()) {
            let from = at + self.below((items.len() - at) as u32) as usize;
            items.swap(at, from);
        }
    }

    /// Puts the items into a random order, each equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.draw(items, items.len().saturating_sub(1));
    }
}

/// What can be drawn: it has a text form, so that a draw can be scripted.
///
/// ```
/// fn drawn<T: engine::Token>(text: &str) -> Option<T> {
///     text.parse().ok()
/// }
/// assert_eq!(drawn::<u8>("6"), Some(6));
/// ```
pub trait Token: Clone + PartialEq + Display + FromStr {}
impl<T: Clone + PartialEq + Display + FromStr> Token for T {}

/// The source of dice, shuffles, draws and spins.
///
/// ```
/// use engine::{Chance, Seed};
///
/// let roll = |chance: &mut Chance| chance.die("tackle", 6);
/// let seed = Seed::from_number(3);
/// assert_eq!(roll(&mut Chance::live(&seed, 4)), roll(&mut Chance::live(&seed, 4)), "each step has its stream");
/// assert_eq!(roll(&mut Chance::scripted([("tackle".to_owned(), "5".to_owned())])), 5);
/// ```
#[derive(Clone, Debug)]
pub struct Chance(Source);

#[derive(Clone, Debug)]
enum Source {
    Live(Rng),
    /// Live, with every draw written down.
    Kept(Rng, Vec<Draw>),
    Scripted(Script),
    Told(Told),
    Traced(Box<Trace>),
}

#[derive(Clone, Debug)]
struct Script {
    draws: BTreeMap<String, VecDeque<String>>,
    fault: Option<String>,
    /// Rolls dice that the script did not foresee, so that rules which repeat a draw come to an end.
    spare: Rng,
}

impl Default for Script {
    fn default() -> Self {
        Self {
            draws: BTreeMap::new(),
            fault: None,
            spare: Rng::seeded(0),
        }
    }
}

impl Chance {
    /// The chance of one step of a match. Each step has a stream of its own, so that a match can be stopped,
    /// loaded, taken back and verified step by step, and a step taken back cannot be played for better luck.
    #[must_use]
    pub fn live(seed: &Seed, step: u64) -> Self {
        Self(Source::Live(Rng::of_step(seed, step)))
    }

    /// The chance of one step of a match that writes down what it draws.
    #[must_use]
    pub fn kept(seed: &Seed, step: u64) -> Self {
        Self(Source::Kept(Rng::of_step(seed, step), Vec::new()))
    }

    /// What was drawn, if it was written down.
    #[must_use]
    pub fn into_draws(self) -> Vec<Draw> {
        match self.0 {
            Source::Kept(_, draws) => draws,
            Source::Live(_) | Source::Scripted(_) | Source::Told(_) | Source::Traced(_) => Vec::new(),
        }
    }

    /// Luck that is looked for.
    pub(crate) fn traced(trace: Trace) -> Self {
        Self(Source::Traced(Box::new(trace)))
    }

    /// Where the search for luck has come to.
    pub(crate) fn into_trace(self) -> Option<Trace> {
        match self.0 {
            Source::Traced(trace) => Some(*trace),
            Source::Live(_) | Source::Kept(..) | Source::Scripted(_) | Source::Told(_) => None,
        }
    }

    /// The draws of a recorded step once more. Whatever else the rules ask for is a fault.
    #[must_use]
    pub fn told(draws: &[Draw]) -> Self {
        Self(Source::Told(Told::new(draws)))
    }

    /// One long stream for playouts and simulations.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self(Source::Live(Rng::seeded(seed)))
    }

    /// Draws answered from a list of (name, result). Draws of one name are answered in their order; draws of
    /// different names do not depend on each other. A result is written as the drawn items, separated by
    /// spaces; `A..B` stands for a run of numbered items and `...` for all others in their present order.
    #[must_use]
    pub fn scripted(draws: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut script = Script::default();
        for (name, result) in draws {
            script.draws.entry(name).or_default().push_back(result);
        }
        Self(Source::Scripted(script))
    }

    /// Adds a scripted draw. Turns a live chance into a scripted one.
    pub fn script(&mut self, name: &str, result: &str) {
        if !matches!(self.0, Source::Scripted(_)) {
            self.0 = Source::Scripted(Script::default());
        }
        if let Source::Scripted(script) = &mut self.0 {
            script
                .draws
                .entry(name.to_owned())
                .or_default()
                .push_back(result.to_owned());
        }
    }

    /// What went wrong with the script, if anything: a draw that it did not foresee, or could not be made.
    #[must_use]
    pub fn fault(&self) -> Option<&str> {
        match &self.0 {
            Source::Live(_) | Source::Kept(..) | Source::Traced(_) => None,
            Source::Scripted(script) => script.fault.as_deref(),
            Source::Told(told) => told.fault(),
        }
    }

    /// The scripted draws that nobody has asked for yet.
    #[must_use]
    pub fn unused(&self) -> Vec<String> {
        match &self.0 {
            Source::Live(_) | Source::Kept(..) | Source::Traced(_) => Vec::new(),
            Source::Told(told) => told.unused(),
            Source::Scripted(script) => script
                .draws
                .iter()
                .flat_map(|(name, results)| results.iter().map(move |result| format!("{name} = {result}")))
                .collect(),
        }
    }

    /// A die with faces 1 to `faces`.
    pub fn die(&mut self, name: &'static str, faces: u8) -> u8 {
        match &mut self.0 {
            Source::Live(rng) => 1 + rng.below(u32::from(faces)) as u8,
            Source::Kept(rng, draws) => {
                let face = 1 + rng.below(u32::from(faces));
                draws.push(picked(name, vec![face], faces.into(), None));
                face as u8
            }
            Source::Told(told) => told.places(name, faces.into(), 1, |_, item| item.is_none())[0] as u8,
            Source::Traced(trace) => 1 + trace.choose(faces.into()) as u8,
            Source::Scripted(script) => {
                let scripted = script.answer(name, |result| {
                    let face = result.parse().ok().filter(|face| (1..=faces).contains(face));
                    face.map(Some)
                        .ok_or_else(|| format!("`{result}` is no face of a die with {faces}"))
                });
                scripted.unwrap_or_else(|| 1 + script.spare.below(u32::from(faces)) as u8)
            }
        }
    }

    /// One of `items`, each equally likely.
    ///
    /// # Panics
    /// If there are none.
    pub fn one_of<T: Token>(&mut self, name: &'static str, items: &[T]) -> T {
        let at = match &mut self.0 {
            Source::Live(rng) => rng.below(items.len() as u32) as usize,
            Source::Kept(rng, draws) => {
                let at = rng.below(items.len() as u32);
                let item = items[at as usize].to_string();
                draws.push(picked(name, vec![at + 1], items.len(), Some(item)));
                at as usize
            }
            Source::Told(told) => {
                let is_item = |place: u32, item: Option<&str>| {
                    item.is_some_and(|item| items[place as usize - 1].to_string() == item)
                };
                told.places(name, items.len(), 1, is_item)[0] as usize - 1
            }
            Source::Traced(trace) => trace.choose(items.len()),
            Source::Scripted(script) => script.answer(name, |result| {
                items
                    .iter()
                    .position(|item| item.to_string() == result)
                    .ok_or_else(|| format!("`{result}` cannot be drawn here"))
            }),
        };
        items[at].clone()
    }

    /// Moves `count` random items to the front, in the order drawn.
    pub fn draw<T: Token>(&mut self, name: &'static str, items: &mut [T], count: usize) {
        match &mut self.0 {
            Source::Live(rng) => rng.draw(items, count),
            Source::Kept(rng, draws) => {
                let places = rng.places(items.len(), count.min(items.len()));
                move_to_front(items, &places);
                draws.push(picked(name, places, items.len(), None));
            }
            Source::Told(told) => {
                let count = count.min(items.len());
                let places = told.places(name, items.len(), count, |_, item| item.is_none());
                move_to_front(items, &places);
            }
            Source::Traced(trace) => {
                let places = trace.order(items, count);
                move_to_front(items, &places);
            }
            Source::Scripted(script) => {
                let order = script.answer(name, |result| arrange(result, items).map(Some));
                if let Some(order) = order {
                    items.clone_from_slice(&order);
                }
            }
        }
    }

    /// A fact that is measured, not drawn from a list: where a flicked ball went, or how a hand swung. Live it is
    /// worked out, with random numbers if need be; a script that names it is believed.
    pub fn measured<T: Token>(&mut self, name: &'static str, live: impl FnOnce(&mut Rng) -> T) -> T {
        match &mut self.0 {
            Source::Live(rng) => live(rng),
            Source::Kept(rng, draws) => {
                let before = rng.words_taken();
                let value = live(rng);
                // What needs no luck can be worked out again.
                let words = rng.words_taken() - before;
                if words > 0 {
                    draws.push(Draw {
                        name: name.to_owned(),
                        result: Drawn::Measured {
                            words: words as u32,
                            result: value.to_string(),
                        },
                    });
                }
                value
            }
            Source::Told(told) => told.measured(name, live),
            Source::Traced(trace) => trace.measured(live),
            Source::Scripted(script) => {
                let scripted = script.draws.get(name).is_some_and(|results| !results.is_empty());
                let read = |result: &str| {
                    result
                        .parse()
                        .map(Some)
                        .map_err(|_| format!("`{result}` cannot be read"))
                };
                let answer = if scripted { script.answer(name, read) } else { None };
                answer.unwrap_or_else(|| live(&mut script.spare))
            }
        }
    }

    /// Puts the items into a random order, each equally likely.
    pub fn shuffle<T: Token>(&mut self, name: &'static str, items: &mut [T]) {
        match &mut self.0 {
            Source::Live(rng) => rng.shuffle(items),
            Source::Kept(..) | Source::Told(_) | Source::Traced(_) => {
                self.draw(name, items, items.len().saturating_sub(1));
            }
            Source::Scripted(_) => self.draw(name, items, items.len()),
        }
    }
}

fn picked(name: &str, places: Vec<u32>, of: usize, item: Option<String>) -> Draw {
    Draw {
        name: name.to_owned(),
        result: Drawn::Picked {
            places,
            of: of as u32,
            item,
        },
    }
}

impl Script {
    /// Takes the next result of a draw and reads it. A fault is kept for the runner and answered with the
    /// plainest result, so that rules never see an error.
    fn answer<T: Default>(&mut self, name: &str, read: impl FnOnce(&str) -> Result<T, String>) -> T {
        let answer = match self.draws.get_mut(name).and_then(VecDeque::pop_front) {
            Some(result) => read(&result).map_err(|why| format!("draw {name}: {why}")),
            None => Err(format!("draw {name} is not in the script")),
        };
        answer.unwrap_or_else(|why| {
            self.fault.get_or_insert(why);
            T::default()
        })
    }
}

/// Brings `items` into the order that `text` says.
fn arrange<T: Token>(text: &str, items: &[T]) -> Result<Vec<T>, String> {
    let mut front: Vec<T> = Vec::new();
    let mut back: Vec<T> = Vec::new();
    let mut gap = false;
    for word in text.split_whitespace() {
        if word == "..." {
            if gap {
                return Err("`...` stands twice".into());
            }
            gap = true;
            continue;
        }
        for item in expand_run(word)? {
            let item = item
                .parse::<T>()
                .map_err(|_| format!("`{item}` cannot be read"))?;
            if !items.contains(&item) {
                return Err(format!("`{item}` cannot be drawn here"));
            }
            // Copies of one card are as many items as there are copies.
            let count = |list: &[T]| list.iter().filter(|other| **other == item).count();
            if count(&front) + count(&back) >= count(items) {
                return Err(format!("`{item}` stands too often"));
            }
            if gap { &mut back } else { &mut front }.push(item);
        }
    }
    let mut rest = items.to_vec();
    for item in front.iter().chain(&back) {
        if let Some(at) = rest.iter().position(|other| other == item) {
            rest.remove(at);
        }
    }
    if !rest.is_empty() && !gap {
        // A draw of a few may leave the rest unsaid; a shuffle must say `...`. Both end up well ordered.
        gap = true;
    }
    if gap {
        front.extend(rest);
    }
    front.extend(back);
    Ok(front)
}

/// `R46..R53` as the eight words it stands for; any other word as itself. Also runs downwards.
fn expand_run(word: &str) -> Result<Vec<String>, String> {
    let Some((first, last)) = word.split_once("..") else {
        return Ok(vec![word.to_owned()]);
    };
    let digits_from = |text: &str| text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
    let (prefix, from) = first.split_at(digits_from(first));
    let (other_prefix, to) = last.split_at(digits_from(last));
    let (Ok(low), Ok(high)) = (from.parse::<u32>(), to.parse::<u32>()) else {
        return Err(format!("`{word}` is no run of numbered items"));
    };
    if prefix != other_prefix || low.abs_diff(high) > 1000 {
        return Err(format!("`{word}` is no run of numbered items"));
    }
    let name = |number: u32| format!("{prefix}{number:0width$}", width = from.len());
    Ok(if low <= high {
        (low..=high).map(name).collect()
    } else {
        (high..=low).rev().map(name).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_portable() {
        let mut rng = Rng::seeded(5);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(6)).collect();
        assert_eq!(
            drawn, PORTABLE,
            "a changed stream would change every stored seed's meaning"
        );
    }
    const PORTABLE: [u32; 8] = [5, 5, 1, 1, 0, 1, 0, 1];

    #[test]
    fn each_step_has_its_own_stream() {
        let seed = Seed::from_number(1);
        let roll = |step| {
            let mut chance = Chance::live(&seed, step);
            (0..10).map(|_| chance.die("d", 6)).collect::<Vec<_>>()
        };
        assert_eq!(roll(3), roll(3));
        assert_ne!(roll(3), roll(4));
    }

    #[test]
    fn a_script_orders_runs_and_gaps() {
        let mut chance = Chance::scripted([("s".to_owned(), "4 1..2 ... 3".to_owned())]);
        let mut items = [1, 2, 3, 4, 5, 6];
        chance.shuffle("s", &mut items);
        assert_eq!(items, [4, 1, 2, 5, 6, 3]);
        assert_eq!(chance.fault(), None);
        assert!(chance.unused().is_empty());
    }

    #[test]
    fn a_script_knows_copies() {
        let mut chance = Chance::scripted([("s".to_owned(), "2 1 2 ...".to_owned())]);
        let mut items = [1, 2, 2, 3, 2];
        chance.shuffle("s", &mut items);
        assert_eq!(items, [2, 1, 2, 3, 2]);
        assert_eq!(chance.fault(), None);
        let mut chance = Chance::scripted([("s".to_owned(), "1 1 ...".to_owned())]);
        chance.shuffle("s", &mut items);
        assert_eq!(chance.fault(), Some("draw s: `1` stands too often"));
    }

    #[test]
    fn an_unforeseen_draw_is_a_fault_and_not_a_panic() {
        let mut chance = Chance::scripted([("other".to_owned(), "1".to_owned())]);
        let rolls: Vec<u8> = (0..20).map(|_| chance.die("d", 6)).collect();
        assert!(
            rolls.iter().any(|roll| *roll != rolls[0]),
            "a rule that rolls until something changes would hang"
        );
        assert_eq!(chance.fault(), Some("draw d is not in the script"));
        assert_eq!(chance.unused(), ["other = 1"]);
    }

    #[test]
    fn a_seed_survives_its_text() {
        let seed = Seed([0xab; 32]);
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert!("xyz".parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
