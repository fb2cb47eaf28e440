//! Who sits where.

use std::{collections::BTreeMap, ops::RangeInclusive, time::Duration};

use clubhouse::{BySide, Level, Seat, Seats, Side, Words};
use serde::{Deserialize, Serialize};
use store::{Person, PersonId};

use crate::{
    error::ApiError,
    messages::{SeatKind, SeatPlan, SeatPlans, SeatSummary},
};

/// How long a bot may be told to think about a decision.
const THINK_MS: RangeInclusive<u32> = 500..=10_000;
/// How long it does if nobody says.
const THINK_MS_USUAL: u32 = 2_000;

/// How long a bot thinks about a decision if nobody says.
pub(crate) fn usual_thought() -> Duration {
    Duration::from_millis(THINK_MS_USUAL.into())
}

/// The coaches of a match.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Seating(BTreeMap<Seat, Coach>);

/// Who sits at one seat.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Coach {
    Person {
        #[serde(alias = "session")]
        person: PersonId,
        name: String,
        /// Whether the name is a member's.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        member: bool,
        /// The invitation by which they came.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// Whether they agree to hints for everybody.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hints: bool,
    },
    Bot {
        level: Level,
        /// The most that it thinks about a decision, if somebody chose it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        think_ms: Option<u32>,
    },
    Open {
        token: String,
    },
}

/// Somebody who can take a seat.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    /// Whether the name is a member's.
    pub(crate) member: bool,
    /// Whether they agree to hints for everybody.
    pub(crate) hints: bool,
}

/// Somebody who has said nothing of hints yet.
impl From<Person> for Guest {
    fn from(Person { id, name, member }: Person) -> Self {
        Self {
            person: id,
            name,
            member,
            hints: false,
        }
    }
}

impl Seating {
    /// Seats everybody as planned; `token` makes an invitation.
    pub(crate) fn new(
        seats: Seats,
        plans: &SeatPlans,
        guest: &Guest,
        mut token: impl FnMut() -> String,
    ) -> Result<Self, ApiError> {
        if let Some(seat) = plans.keys().find(|seat| !seats.contains(**seat)) {
            return Err(ApiError::bad_seats(format!("this match has no seat `{seat}`")));
        }
        // Where a side has two seats, the second is filled like the first unless the plan says otherwise.
        let planned = |seat: Seat| plans.get(&seat).or_else(|| plans.get(&Seat::first(seat.side())));
        let coach = |seat: Seat| match planned(seat) {
            None => Err(ApiError::bad_seats(format!("say who sits at `{seat}`"))),
            Some(SeatPlan::Me) => Ok((
                seat,
                Coach::Person {
                    person: guest.person,
                    name: guest.name.clone(),
                    member: guest.member,
                    token: None,
                    hints: guest.hints,
                },
            )),
            Some(SeatPlan::Friend) => Ok((seat, Coach::Open { token: token() })),
            Some(SeatPlan::Bot {
                think_ms: Some(think_ms),
                ..
            }) if !THINK_MS.contains(think_ms) => Err(ApiError::bad_seats(format!(
                "a bot thinks {} to {} milliseconds about a decision, not {think_ms}",
                THINK_MS.start(),
                THINK_MS.end()
            ))),
            Some(SeatPlan::Bot { level, think_ms }) => Ok((
                seat,
                Coach::Bot {
                    level: *level,
                    think_ms: *think_ms,
                },
            )),
        };
        seats.iter().map(coach).collect::<Result<_, _>>().map(Self)
    }

    /// Seats people who have found each other. Where a side has two seats, the second is filled like the first unless it
    /// is named.
    pub(crate) fn of_people(seats: Seats, people: &BTreeMap<Seat, Guest>) -> Result<Self, ApiError> {
        if let Some(seat) = people.keys().find(|seat| !seats.contains(**seat)) {
            return Err(ApiError::bad_seats(format!("this match has no seat `{seat}`")));
        }
        let coach = |seat: Seat| {
            let guest = people
                .get(&seat)
                .or_else(|| people.get(&Seat::first(seat.side())))
                .ok_or_else(|| ApiError::bad_seats(format!("say who sits at `{seat}`")))?;
            Ok((
                seat,
                Coach::Person {
                    person: guest.person,
                    name: guest.name.clone(),
                    member: guest.member,
                    token: None,
                    hints: false,
                },
            ))
        };
        seats.iter().map(coach).collect::<Result<_, _>>().map(Self)
    }

    /// Gives a seat to whoever holds its invitation. Nothing changes if they have it already.
    pub(crate) fn join(&mut self, guest: &Guest, token: &str) -> Result<(), ApiError> {
        let is_seated = !self.seats_of(Some(guest.person)).is_empty();
        let invited = self.0.values_mut().find(|coach| match coach {
            Coach::Open { token: expected }
            | Coach::Person {
                token: Some(expected),
                ..
            } => same_secret(expected, token),
            Coach::Person { token: None, .. } | Coach::Bot { .. } => false,
        });
        match invited {
            None => Err(ApiError::bad_invitation()),
            Some(Coach::Person { person, .. }) if *person == guest.person => Ok(()),
            Some(Coach::Person { .. } | Coach::Bot { .. }) => Err(ApiError::seat_taken()),
            Some(Coach::Open { .. }) if is_seated => Err(ApiError::already_seated()),
            Some(coach) => {
                *coach = Coach::Person {
                    person: guest.person,
                    name: guest.name.clone(),
                    member: guest.member,
                    token: Some(token.to_owned()),
                    hints: guest.hints,
                };
                Ok(())
            }
        }
    }

    /// Puts somebody in another's place, or calls them otherwise. Answers whether that changes anything.
    pub(crate) fn replace(&mut self, from: PersonId, to: &Person) -> bool {
        let before = self.clone();
        for coach in self.0.values_mut() {
            if let Coach::Person {
                person, name, member, ..
            } = coach
                && *person == from
            {
                (*person, *name, *member) = (to.id, to.name.clone(), to.member);
            }
        }
        *self != before
    }

    /// As the store keeps it.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("seats are plain data")
    }

    /// All seats.
    pub(crate) fn seats(&self) -> Seats {
        self.0.keys().copied().collect()
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: Option<PersonId>) -> Seats {
        self.seats_where(
            |coach| matches!(coach, Coach::Person { person: theirs, .. } if Some(*theirs) == person),
        )
    }

    /// The person at a seat, if one sits there.
    pub(crate) fn person_at(&self, seat: Seat) -> Option<PersonId> {
        match self.0.get(&seat) {
            Some(Coach::Person { person, .. }) => Some(*person),
            _ => None,
        }
    }

    /// The seats of the person at a seat, that one included.
    pub(crate) fn seats_beside(&self, seat: Seat) -> Seats {
        match self.0.get(&seat) {
            Some(Coach::Person { person, .. }) => self.seats_of(Some(*person)),
            _ => Seats::NONE.with(seat),
        }
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> Seats {
        self.seats_where(|coach| matches!(coach, Coach::Person { .. }))
    }

    /// The seats that nobody has taken yet.
    pub(crate) fn open(&self) -> Seats {
        self.seats_where(|coach| matches!(coach, Coach::Open { .. }))
    }

    /// The seats whose coaches have yet to add a word to the luck: all who sit or will sit at a match that waits, and
    /// whoever came by invitation to one that has begun. Bots add none.
    pub(crate) fn awaited(&self, is_waiting: bool, words: &Words) -> Seats {
        let adds = |coach: &Coach| match coach {
            Coach::Person { token, .. } => is_waiting || token.is_some(),
            Coach::Open { .. } => is_waiting,
            Coach::Bot { .. } => false,
        };
        self.seats_where(adds)
            .iter()
            .filter(|seat| !words.contains_key(seat))
            .collect()
    }

    /// The seats of bots.
    pub(crate) fn bots(&self) -> Seats {
        self.seats_where(|coach| matches!(coach, Coach::Bot { .. }))
    }

    /// Whether bots sit everywhere.
    pub(crate) fn is_of_bots(&self) -> bool {
        self.0.values().all(|coach| matches!(coach, Coach::Bot { .. }))
    }

    /// How well the bot at a seat plays and how long it may think about a decision, if one sits there.
    pub(crate) fn bot(&self, seat: Seat) -> Option<(Level, Duration)> {
        match self.0.get(&seat) {
            Some(Coach::Bot { level, think_ms }) => {
                let think_ms = think_ms.unwrap_or(THINK_MS_USUAL);
                Some((*level, Duration::from_millis(think_ms.into())))
            }
            _ => None,
        }
    }

    /// Whether all who sit are members, one a side, and all seats are theirs or open.
    pub(crate) fn is_of_members(&self) -> bool {
        let mut sides: BySide<Option<PersonId>> = BySide::default();
        for (seat, coach) in &self.0 {
            match coach {
                Coach::Bot { .. } | Coach::Person { member: false, .. } => return false,
                Coach::Open { .. } => {}
                Coach::Person { person, .. } => {
                    if *sides[seat.side()].get_or_insert(*person) != *person {
                        return false;
                    }
                }
            }
        }
        sides.home.is_none() || sides.home != sides.away
    }

    /// The two people of a match in which each side is one person's, Home first.
    pub(crate) fn rivals(&self) -> Option<[PersonId; 2]> {
        let of_side = |side: Side| {
            let mut rivals = self
                .0
                .iter()
                .filter(|(seat, _)| seat.side() == side)
                .map(|(_, coach)| match coach {
                    Coach::Person {
                        person, member: true, ..
                    } => Some(*person),
                    Coach::Person { .. } | Coach::Bot { .. } | Coach::Open { .. } => None,
                });
            let first = rivals.next()??;
            rivals.all(|other| other == Some(first)).then_some(first)
        };
        let [home, away] = [of_side(Side::Home)?, of_side(Side::Away)?];
        (home != away).then_some([home, away])
    }

    /// The people of the match, each once.
    pub(crate) fn persons(&self) -> Vec<PersonId> {
        let mut persons: Vec<PersonId> = self
            .0
            .values()
            .filter_map(|coach| match coach {
                Coach::Person { person, .. } => Some(*person),
                Coach::Bot { .. } | Coach::Open { .. } => None,
            })
            .collect();
        persons.sort_unstable();
        persons.dedup();
        persons
    }

    /// Whether coaches may ask for hints: all people have agreed, or they are alone with bots.
    pub(crate) fn allows_hints(&self) -> bool {
        let is_alone = self.open().is_empty() && self.persons().len() == 1;
        let agrees = |coach: &Coach| !matches!(coach, Coach::Person { hints: false, .. });
        is_alone || self.0.values().all(agrees)
    }

    /// Whether several people share one browser, and no other person plays.
    pub(crate) fn is_hot_seat(&self) -> bool {
        self.open().is_empty() && self.people().iter().count() > 1 && self.persons().len() == 1
    }

    /// The names for the record's header.
    pub(crate) fn names(&self) -> BTreeMap<Seat, String> {
        self.0
            .iter()
            .filter_map(|(seat, coach)| match coach {
                Coach::Person { name, .. } => Some((*seat, name.clone())),
                Coach::Bot { level, .. } => Some((*seat, level.to_string())),
                Coach::Open { .. } => None,
            })
            .collect()
    }

    /// The tokens of the open seats.
    pub(crate) fn invitations(&self) -> BTreeMap<Seat, String> {
        self.0
            .iter()
            .filter_map(|(seat, coach)| match coach {
                Coach::Open { token } => Some((*seat, token.clone())),
                Coach::Person { .. } | Coach::Bot { .. } => None,
            })
            .collect()
    }

    /// The seats as everybody may know them; `yours` are those of whoever asks.
    pub(crate) fn summaries(&self, yours: Seats) -> BTreeMap<Seat, SeatSummary> {
        self.0
            .iter()
            .map(|(seat, coach)| {
                let (name, kind, level, think_ms) = match coach {
                    Coach::Person { name, .. } => (name.clone(), SeatKind::Person, None, None),
                    Coach::Bot { level, think_ms } => {
                        (level.to_string(), SeatKind::Bot, Some(*level), *think_ms)
                    }
                    Coach::Open { .. } => (String::new(), SeatKind::Open, None, None),
                };
                let you = yours.contains(*seat);
                (
                    *seat,
                    SeatSummary {
                        name,
                        kind,
                        member: matches!(coach, Coach::Person { member: true, .. }),
                        level,
                        think_ms,
                        stand_in: None,
                        you,
                    },
                )
            })
            .collect()
    }

    fn seats_where(&self, fits: impl Fn(&Coach) -> bool) -> Seats {
        self.0
            .iter()
            .filter(|(_, coach)| fits(coach))
            .map(|(seat, _)| *seat)
            .collect()
    }
}

/// Compares without telling by its time how much was right.
fn same_secret(expected: &str, given: &str) -> bool {
    expected.len() == given.len()
        && expected
            .bytes()
            .zip(given.bytes())
            .fold(0, |difference, (a, b)| difference | (a ^ b))
            == 0
}
