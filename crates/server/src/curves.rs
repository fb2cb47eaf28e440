//! The chance to win while a match is played, for spectators: of matches between bots, and of unrated ones whose coaches
//! have agreed to it. It stays a decision behind, and no coach of the match is told.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use lab::course_so_far;
use store::{MatchId, PersonId, Store};
use tokio::{task::spawn_blocking, time::Instant};

use crate::{
    error::ApiError,
    fair::{Places, Turnstile},
    limits::Who,
    messages::{LiveCurve, LivePoint},
    table::read_match,
};

/// One core at most is taken from bots and tables.
const PLACES: Places = Places {
    all: 1,
    own: 1,
    waiting: 4,
};
/// So long after anybody looked at it a curve is forgotten.
const FORGOTTEN_AFTER: Duration = Duration::from_mins(10);

/// Makes curves, and keeps those that are looked at.
pub(crate) struct Curves {
    turnstile: Turnstile,
    kept: Mutex<HashMap<MatchId, Kept>>,
}

/// The beginning of a curve.
struct Kept {
    points: Vec<LivePoint>,
    /// The sum of the steps that it was made of: when some of them are taken back it is another.
    sum: u64,
    looked_at: Instant,
}

impl Curves {
    pub(crate) fn new() -> Self {
        Self {
            turnstile: Turnstile::new(PLACES),
            kept: Mutex::default(),
        }
    }

    /// The curve of a match as far as spectators may know it.
    pub(crate) async fn ask(
        &self,
        store: &dyn Store,
        who: Who,
        person: Option<PersonId>,
        id: MatchId,
    ) -> Result<LiveCurve, ApiError> {
        let _place = self
            .turnstile
            .enter(who, 0)
            .await
            .map_err(|_| ApiError::rate_limited())?;
        let stored = store.load_match(id).await?.ok_or_else(ApiError::no_such_match)?;
        let known = self.known(id, &stored.entries);
        let made = spawn_blocking(move || {
            let (fixture, seating, terms) = read_match(&stored)?;
            if !seating.seats_of(person).is_empty() {
                return Err(ApiError::no_curve("nobody who sits at a match sees its chances"));
            }
            if !terms.show_curve(&seating) {
                return Err(ApiError::no_curve("the coaches have not agreed to it"));
            }
            let mut points = known;
            if fixture.steps() > 0 {
                let more = course_so_far(&fixture.record_json(), points.len());
                let more = more.map_err(|_| ApiError::unavailable())?;
                points.extend(more.iter().map(|figure| LivePoint {
                    mean: figure.mean,
                    error: figure.error,
                }));
            }
            let sum = sum(&stored.entries[..points.len()]);
            Ok((points, sum))
        });
        let (points, sum) = made.await.map_err(|_| ApiError::unavailable())??;
        let kept = Kept {
            points: points.clone(),
            sum,
            looked_at: Instant::now(),
        };
        let mut all = self.lock();
        all.retain(|_, kept| kept.looked_at.elapsed() < FORGOTTEN_AFTER);
        all.insert(id, kept);
        Ok(LiveCurve { points })
    }

    /// What is known of a curve already.
    fn known(&self, id: MatchId, entries: &[String]) -> Vec<LivePoint> {
        let all = self.lock();
        let kept = all.get(&id).filter(|kept| {
            let made_of = entries.get(..kept.points.len());
            made_of.is_some_and(|made_of| sum(made_of) == kept.sum)
        });
        kept.map(|kept| kept.points.clone()).unwrap_or_default()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<MatchId, Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn sum(entries: &[String]) -> u64 {
    let mut hasher = DefaultHasher::new();
    entries.hash(&mut hasher);
    hasher.finish()
}
