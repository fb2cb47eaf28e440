//! Who of those who wait plays whom: a pure function.
//!
//! Whoever has waited longest chooses first, and gets who is nearest in strength. Both must find the other near enough,
//! and what is near enough grows with the wait: after a while anybody is.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use clubhouse::OptionValues;
use store::PersonId;
use tokio::time::Instant;

use crate::pace::Pace;

/// How far apart in rating two may be who have just come and are well known.
const NEAR: f64 = 150.0;
/// How much further with each second of waiting.
const WIDENS_BY: f64 = 25.0;
/// After so long anybody is near enough.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody who wants to play now.
#[derive(Clone, PartialEq, Debug)]
pub struct Waiting {
    /// Who it is.
    pub person: PersonId,
    /// The game's id.
    pub game: String,
    /// The options that differ from the defaults, and nothing else: so that the same match is written the same way.
    pub options: OptionValues,
    /// The paces that are welcome, the most welcome first.
    pub paces: Vec<Pace>,
    /// Whether a rated match is welcome and possible.
    pub rated: bool,
    /// How strong they play.
    pub strength: Strength,
    /// Since when they wait.
    pub since: Instant,
}

/// How strong somebody plays, as far as it is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The rating.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
}

impl Strength {
    /// Of whom nothing is known.
    pub const UNKNOWN: Self = Self {
        rating: 1500.0,
        deviation: 350.0,
    };
}

/// Two who are to play.
#[derive(Clone, PartialEq, Debug)]
pub struct Pair {
    /// Whoever has waited longer first.
    pub people: [Waiting; 2],
    /// At which pace.
    pub pace: Pace,
    /// Whether the result counts.
    pub rated: bool,
}

/// Those who must not meet: each pair with the smaller id first.
pub type Apart = BTreeSet<(PersonId, PersonId)>;

/// Somebody by number, for those who measure.
#[must_use]
pub fn person(number: u128) -> PersonId {
    PersonId(number)
}

/// Two people as `Apart` knows them.
#[must_use]
pub fn couple(a: PersonId, b: PersonId) -> (PersonId, PersonId) {
    (a.min(b), a.max(b))
}

/// Pairs those who wait, until nobody is left who could play another.
#[must_use]
pub fn pair(waiting: &[Waiting], apart: &Apart, now: Instant) -> Vec<Pair> {
    let mut rooms: BTreeMap<(&str, String), Vec<&Waiting>> = BTreeMap::new();
    for somebody in waiting {
        let kind = serde_json::to_string(&somebody.options).expect("options are plain data");
        rooms.entry((&somebody.game, kind)).or_default().push(somebody);
    }
    rooms
        .into_values()
        .flat_map(|room| pair_room(room, apart, now))
        .collect()
}

/// Pairs those who want the same kind of match.
fn pair_room(mut room: Vec<&Waiting>, apart: &Apart, now: Instant) -> Vec<Pair> {
    room.sort_by_key(|somebody| (somebody.since, somebody.person));
    let mut pairs = Vec::new();
    let mut free = vec![true; room.len()];
    for (place, first) in room.iter().enumerate() {
        if !free[place] {
            continue;
        }
        let found = room
            .iter()
            .enumerate()
            .skip(place + 1)
            .filter(|(other, _)| free[*other])
            .filter_map(|(other, second)| {
                let pace = common_pace(first, second)?;
                let fits =
                    is_near(first, second, now) && !apart.contains(&couple(first.person, second.person));
                fits.then_some((distance(first, second), other, pace))
            })
            // Of several who are equally near, whoever came first.
            .min_by(|(near, first, _), (far, second, _)| near.total_cmp(far).then(first.cmp(second)));
        if let Some((_, other, pace)) = found {
            free[place] = false;
            free[other] = false;
            let second = room[other];
            pairs.push(Pair {
                people: [(*first).clone(), second.clone()],
                pace,
                rated: first.rated && second.rated && pace.rated_kind().is_some(),
            });
        }
    }
    pairs
}

/// The pace that whoever waited longer likes best among those that both welcome.
fn common_pace(first: &Waiting, second: &Waiting) -> Option<Pace> {
    first
        .paces
        .iter()
        .find(|pace| second.paces.contains(pace))
        .copied()
}

fn distance(one: &Waiting, other: &Waiting) -> f64 {
    (one.strength.rating - other.strength.rating).abs()
}

/// Whether each finds the other near enough by now.
fn is_near(one: &Waiting, other: &Waiting, now: Instant) -> bool {
    let apart = distance(one, other);
    // What is not known of one may be strength that the other has.
    let doubt = one.strength.deviation + other.strength.deviation;
    [one, other].iter().all(|somebody| {
        let waited = now.saturating_duration_since(somebody.since);
        waited >= PATIENCE || apart <= NEAR + doubt + WIDENS_BY * waited.as_secs_f64()
    })
}

#[cfg(test)]
mod tests {
    use clubhouse::OptionValue;

    use super::*;

    const BLITZ: Pace = Pace::Live {
        minutes: 5,
        increment_s: 3,
    };

    fn waiting(person: u128, rating: f64, since: Instant) -> Waiting {
        Waiting {
            person: PersonId(person),
            game: "flip-football".into(),
            options: OptionValues::new(),
            paces: vec![BLITZ],
            rated: true,
            strength: Strength {
                rating,
                deviation: 50.0,
            },
            since,
        }
    }

    fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    fn people(pairs: &[Pair]) -> Vec<[u128; 2]> {
        pairs
            .iter()
            .map(|pair| [pair.people[0].person.0, pair.people[1].person.0])
            .collect()
    }

    /// A crowd that is the same in every run: strengths, waits, paces and wishes of all sorts.
    fn crowd(size: u64, start: Instant) -> Vec<Waiting> {
        let mut dice = 0x2545_f491_4f6c_dd1d_u64;
        let mut roll = |sides: u64| {
            dice ^= dice << 13;
            dice ^= dice >> 7;
            dice ^= dice << 17;
            dice % sides
        };
        (0..size)
            .map(|person| {
                let mut somebody = waiting(
                    person.into(),
                    1000.0 + roll(1000) as f64,
                    start + seconds(roll(90)),
                );
                somebody.game = ["flip-football", "soccer-city"][roll(2) as usize].to_owned();
                if roll(4) == 0 {
                    somebody.options.insert("pace".into(), OptionValue::Number(1));
                }
                if roll(3) == 0 {
                    somebody.paces = vec![Pace::Unhurried, BLITZ];
                } else if roll(2) == 0 {
                    somebody.paces = vec![Pace::Unhurried];
                }
                somebody.rated = roll(2) == 0;
                somebody.strength.deviation = 30.0 + roll(320) as f64;
                somebody
            })
            .collect()
    }

    #[test]
    fn the_laws_hold_in_a_crowd() {
        let start = Instant::now();
        let now = start + seconds(90);
        let crowd = crowd(300, start);
        let apart: Apart = (0..150)
            .map(|person| couple(PersonId(person), PersonId(299 - person)))
            .collect();
        let pairs = pair(&crowd, &apart, now);
        assert!(pairs.len() > 80, "{}", pairs.len());
        let mut seen = BTreeSet::new();
        for Pair {
            people: [first, second],
            pace,
            rated,
        } in &pairs
        {
            assert!(
                seen.insert(first.person) && seen.insert(second.person),
                "nobody plays twice"
            );
            assert!(first.since <= second.since);
            assert_eq!((&first.game, &first.options), (&second.game, &second.options));
            assert!(first.paces.contains(pace) && second.paces.contains(pace));
            assert_eq!(*rated, first.rated && second.rated && *pace != Pace::Unhurried);
            assert!(is_near(first, second, now));
            assert!(!apart.contains(&couple(first.person, second.person)));
        }
        let left: Vec<Waiting> = crowd
            .iter()
            .filter(|somebody| !seen.contains(&somebody.person))
            .cloned()
            .collect();
        assert!(
            pair(&left, &apart, now).is_empty(),
            "nobody is left who could play"
        );
        let mut turned = crowd.clone();
        turned.reverse();
        assert_eq!(
            pair(&turned, &apart, now),
            pairs,
            "the order in which they are named decides nothing"
        );
    }

    #[test]
    fn whoever_waited_longest_gets_the_nearest() {
        let start = Instant::now();
        let first = waiting(9, 1500.0, start);
        let second = waiting(8, 1510.0, start + seconds(1));
        let third = waiting(7, 1501.0, start + seconds(2));
        let fourth = waiting(6, 1520.0, start + seconds(3));
        let all = [fourth, third, second, first];
        assert_eq!(
            people(&pair(&all, &Apart::new(), start + seconds(3))),
            [[9, 7], [8, 6]]
        );
    }

    #[test]
    fn the_window_widens_until_anybody_will_do() {
        let start = Instant::now();
        let (strong, weak) = (waiting(1, 1900.0, start), waiting(2, 1400.0, start + seconds(5)));
        let at = |second: u64| {
            pair(
                &[strong.clone(), weak.clone()],
                &Apart::new(),
                start + seconds(second),
            )
            .len()
        };
        assert_eq!(at(14), 0, "the one who came later has not waited long enough");
        assert_eq!(at(15), 1);
        let (best, worst) = (waiting(1, 2900.0, start), waiting(2, 400.0, start));
        let at = |second: u64| {
            pair(
                &[best.clone(), worst.clone()],
                &Apart::new(),
                start + seconds(second),
            )
            .len()
        };
        assert_eq!((at(59), at(60)), (0, 1));
    }

    #[test]
    fn whoever_is_unknown_is_near_to_many() {
        let start = Instant::now();
        let mut stranger = waiting(1, 1500.0, start);
        stranger.strength = Strength::UNKNOWN;
        let strong = waiting(2, 2000.0, start);
        assert_eq!(pair(&[stranger, strong], &Apart::new(), start).len(), 1);
    }

    #[test]
    fn those_who_must_not_meet_find_others() {
        let start = Instant::now();
        let all = [
            waiting(1, 1500.0, start),
            waiting(2, 1500.0, start),
            waiting(3, 1600.0, start),
        ];
        let apart = Apart::from([couple(PersonId(2), PersonId(1))]);
        assert_eq!(people(&pair(&all, &apart, start)), [[1, 3]]);
        assert!(pair(&all[..2], &apart, start + seconds(600)).is_empty());
    }
}
