//! Draws as a record keeps them: by name, so that anybody can draw them again.

use std::{
    collections::VecDeque,
    fmt::{self, Display},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{NotationError, Rng, Token};

/// One draw of a step.
///
/// It is written `ball 4/6` for a four with a die of six, `kick-off 2/2 away` for the second of two things, which is
/// `away`, and `eight-home 7,53,1/53` for the seventh, the last and the first of 53, in this order. What was
/// worked out from random words is written with their number, `errors +6 12 -3 0`.
///
/// ```
/// use engine::{Draw, Drawn};
///
/// let draw: Draw = "kick-off 2/2 away".parse().unwrap();
/// assert_eq!(draw.name, "kick-off");
/// assert!(matches!(draw.result, Drawn::Picked { of: 2, .. }));
/// assert_eq!(draw.to_string(), "kick-off 2/2 away");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    /// What the rules call it.
    pub name: String,
    /// What came of it.
    pub result: Drawn,
}

/// What came of a draw.
///
/// ```
/// use engine::{Draw, Drawn};
///
/// let errors: Draw = "errors +6 12 -3 0".parse().unwrap();
/// assert_eq!(errors.result, Drawn::Measured { words: 6, result: "12 -3 0".to_owned() });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// Some of many things, one after the other and none twice.
    Picked {
        /// Their places, counted from 1.
        places: Vec<u32>,
        /// Of how many.
        of: u32,
        /// What a single one was, unless it is the number itself.
        item: Option<String>,
    },
    /// Something worked out from random words.
    Measured {
        /// How many words it took.
        words: u32,
        /// What it was.
        result: String,
    },
}

impl Draw {
    /// Whether a stream that stands before this draw gives it. Of what was measured the stream only gives the words;
    /// what came of them is the rules' work.
    pub fn follows_from(&self, stream: &mut Rng) -> bool {
        match &self.result {
            Drawn::Picked { places, of, .. } => {
                (1..=PICKS_MAX).contains(of)
                    && places.len() <= *of as usize
                    && stream.places(*of as usize, places.len()) == *places
            }
            Drawn::Measured { words, .. } => {
                for _ in 0..*words {
                    stream.word();
                }
                true
            }
        }
    }
}

/// The most things that anything is drawn from: no game has more of anything.
const PICKS_MAX: u32 = 10_000;

impl Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.name)?;
        match &self.result {
            Drawn::Picked { places, of, item } => {
                for (at, place) in places.iter().enumerate() {
                    write!(f, "{}{place}", if at == 0 { "" } else { "," })?;
                }
                write!(f, "/{of}")?;
                item.as_ref().map_or(Ok(()), |item| write!(f, " {item}"))
            }
            Drawn::Measured { words, result } => write!(f, "+{words} {result}"),
        }
    }
}

impl FromStr for Draw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new(format!("`{text}` is no draw: it is written `ball 4/6`"));
        let (name, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let (number, item) = rest
            .split_once(' ')
            .map_or((rest, None), |(number, item)| (number, Some(item.to_owned())));
        let result = if let Some(words) = number.strip_prefix('+') {
            Drawn::Measured {
                words: words
                    .parse()
                    .ok()
                    .filter(|words| *words <= PICKS_MAX)
                    .ok_or_else(wrong)?,
                result: item.ok_or_else(wrong)?,
            }
        } else {
            let (places, of) = number.split_once('/').ok_or_else(wrong)?;
            let places = places.split(',').filter(|place| !place.is_empty());
            Drawn::Picked {
                places: places
                    .map(|place| place.parse().map_err(|_| wrong()))
                    .collect::<Result<_, _>>()?,
                of: of.parse().map_err(|_| wrong())?,
                item,
            }
        };
        Ok(Self {
            name: name.to_owned(),
            result,
        })
    }
}

impl Serialize for Draw {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Draw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// Moves the items of these places (from 1, before anything has moved) to the front, as the swaps of a live draw do.
pub(crate) fn move_to_front<T>(items: &mut [T], places: &[u32]) {
    let mut order: Vec<u32> = (1..=items.len() as u32).collect();
    for (at, place) in places.iter().enumerate() {
        let from = order
            .iter()
            .position(|other| other == place)
            .expect("every place is among the items");
        order.swap(at, from);
        items.swap(at, from);
    }
}

/// The draws of a recorded step, answered in their order.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    draws: VecDeque<Draw>,
    fault: Option<String>,
    /// Answers what the record does not tell, so that the rules come to an end.
    spare: Rng,
}

impl Told {
    pub(crate) fn new(draws: &[Draw]) -> Self {
        Self {
            draws: draws.iter().cloned().collect(),
            fault: None,
            spare: Rng::seeded(0),
        }
    }

    pub(crate) fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    pub(crate) fn unused(&self) -> Vec<String> {
        self.draws.iter().map(ToString::to_string).collect()
    }

    /// The places of the next draw of `count` out of `of`; `is_item` says whether the text of a single one is right.
    pub(crate) fn places(
        &mut self,
        name: &str,
        of: usize,
        count: usize,
        is_item: impl FnOnce(u32, Option<&str>) -> bool,
    ) -> Vec<u32> {
        if let Some(Draw {
            name: told,
            result:
                Drawn::Picked {
                    places,
                    of: told_of,
                    item,
                },
        }) = self.draws.front()
        {
            let mut sorted = places.clone();
            sorted.sort_unstable();
            sorted.dedup();
            let fits = told == name
                && *told_of as usize == of
                && places.len() == count
                && sorted.len() == count
                && sorted.iter().all(|place| (1..=of).contains(&(*place as usize)))
                && is_item(places.first().copied().unwrap_or_default(), item.as_deref());
            if fits {
                let places = places.clone();
                self.draws.pop_front();
                return places;
            }
        }
        self.blame(name);
        self.spare.places(of, count)
    }

    /// What was measured. What needs no random word is not told, but worked out again.
    pub(crate) fn measured<T: Token>(&mut self, name: &str, live: impl FnOnce(&mut Rng) -> T) -> T {
        if let Some(Draw {
            name: told,
            result: Drawn::Measured { result, .. },
        }) = self.draws.front()
            && told == name
            && let Ok(value) = result.parse()
        {
            self.draws.pop_front();
            return value;
        }
        let before = self.spare.words_taken();
        let value = live(&mut self.spare);
        if self.spare.words_taken() != before {
            self.blame(name);
        }
        value
    }

    fn blame(&mut self, asked: &str) {
        let told = self
            .draws
            .front()
            .map_or("nothing".to_owned(), ToString::to_string);
        self.fault
            .get_or_insert_with(|| format!("the rules ask for draw {asked}, and the record tells `{told}`"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, Seed};

    #[test]
    fn a_draw_survives_its_text() {
        for text in [
            "ball 4/6",
            "kick-off 2/2 away",
            "eight-home 7,53,1/53",
            "errors +6 12 -3 0",
            "nobody /5",
        ] {
            assert_eq!(text.parse::<Draw>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "ball",
            "ball 4",
            "ball x/6",
            "ball 4/",
            "sway +x 1",
            "sway +3",
            "sway +999999999 1",
        ] {
            assert!(text.parse::<Draw>().is_err(), "{text}");
        }
    }

    /// All kinds of draws, one after the other.
    fn everything(chance: &mut Chance) -> String {
        let die = chance.die("die", 6);
        let side = chance.one_of("side", &crate::Side::ALL);
        let mut few: Vec<u8> = (1..=9).collect();
        chance.draw("few", &mut few, 3);
        let mut all: Vec<u8> = (1..=9).collect();
        chance.shuffle("all", &mut all);
        let still = chance.measured("still", |_| 7);
        let swing = chance.measured("swing", |rng| rng.below(1000));
        let last = chance.die("die", 20);
        format!("{die} {side} {few:?} {all:?} {still} {swing} {last}")
    }

    #[test]
    fn what_was_kept_follows_from_the_stream_and_is_told_again() {
        for step in 0..50 {
            let seed = Seed::from_number(9);
            let mut kept = Chance::kept(&seed, step);
            let drawn = everything(&mut kept);
            assert_eq!(drawn, everything(&mut Chance::live(&seed, step)));
            let draws = kept.into_draws();
            assert_eq!(draws.len(), 6, "what needs no luck is no draw: {draws:?}");
            let mut stream = Rng::of_step(&seed, step);
            assert!(draws.iter().all(|draw| draw.follows_from(&mut stream)));

            let mut told = Chance::told(&draws);
            assert_eq!(everything(&mut told), drawn);
            assert_eq!((told.fault(), told.unused()), (None, Vec::new()));
        }
    }

    #[test]
    fn another_draw_does_not_follow_and_is_not_believed() {
        let seed = Seed::from_number(9);
        let mut kept = Chance::kept(&seed, 1);
        everything(&mut kept);
        let honest = kept.into_draws();
        for at in [0, 1, 2, 3, 5] {
            let mut forged = honest.clone();
            let Drawn::Picked { places, of, .. } = &mut forged[at].result else {
                panic!("not measured")
            };
            places[0] = places[0] % *of + 1;
            let mut stream = Rng::of_step(&seed, 1);
            assert!(!forged.iter().all(|draw| draw.follows_from(&mut stream)), "{at}");
        }
        let mut short = Chance::told(&honest[..4]);
        everything(&mut short);
        assert!(short.fault().unwrap().contains("draw swing"));
        let mut other = honest.clone();
        other[1].result = Drawn::Picked {
            places: vec![1],
            of: 2,
            item: Some("away".into()),
        };
        let mut other = Chance::told(&other);
        everything(&mut other);
        assert!(other.fault().unwrap().contains("draw side"));
    }
}
