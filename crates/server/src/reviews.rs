//! Reviews: what decided a finished match. One is reckoned at a time, away from the tables, for as long as somebody asks
//! for it; then it is kept.

use std::{
    collections::{HashMap, hash_map::Entry},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use lab::{
    InsightError, InsightPlan, Marks, PROGRESS_PARTS, Progress, ReviewVersion, Thinking, review_version,
};
use store::{KeptReview, MatchId, Store};
use tokio::{
    sync::watch,
    task::spawn_blocking,
    time::{Instant, sleep},
};

use crate::{
    error::ApiError,
    fair::{Places, Turnstile},
    limits::Who,
    messages::ReviewProgress,
    replays::Replays,
};

/// One core at most is taken from bots and tables.
const PLACES: Places = Places {
    all: 1,
    own: 1,
    waiting: 4,
};
/// A review for which nobody has asked for so long is not wanted any more.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(15);
/// How often that is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// The number from which the luck of every reckoning flows: whoever asks again gets the same.
const SEED: u64 = 1;

/// Makes and keeps reviews.
pub(crate) struct Reviews {
    turnstile: Turnstile,
    under_way: Mutex<HashMap<MatchId, UnderWay>>,
    thinking: Thinking,
}

/// A review that is being made, or has failed.
struct UnderWay {
    progress: Arc<Progress>,
    asked: Instant,
    failed: Option<InsightError>,
}

/// What somebody who asks for a review gets.
pub(crate) enum Answer {
    /// The review.
    Review(String),
    /// How far it is.
    Progress(ReviewProgress),
}

/// Who asks for which review.
pub(crate) struct Asked<'a> {
    pub(crate) store: &'a Arc<dyn Store>,
    pub(crate) replays: &'a Replays,
    pub(crate) closing: &'a watch::Receiver<bool>,
    pub(crate) who: Who,
    pub(crate) id: MatchId,
}

impl Reviews {
    pub(crate) fn new(seconds: Option<f64>) -> Self {
        Self {
            turnstile: Turnstile::new(PLACES),
            under_way: Mutex::default(),
            thinking: seconds.map_or(Thinking::Quick, Thinking::Seconds),
        }
    }

    /// The review of a finished match, or how far it is. Asking begins it, and asking again keeps it wanted.
    pub(crate) async fn ask(self: &Arc<Self>, asked: Asked<'_>) -> Result<Answer, ApiError> {
        let id = asked.id;
        if let Some(kept) = asked.store.review(id).await?
            && is_of_today(&kept.made_by)
        {
            return Ok(Answer::Review(kept.review));
        }
        if let Some(answer) = self.look(id) {
            return answer;
        }
        // Whether it is over is asked of what is kept, not of a table: a running match gives nothing away.
        let record = asked
            .replays
            .read_finished(asked.store.as_ref(), asked.who, id, |fixture| {
                Ok(fixture.record_json())
            })
            .await?;
        let progress = Arc::new(Progress::default());
        let begun = UnderWay {
            progress: Arc::clone(&progress),
            asked: Instant::now(),
            failed: None,
        };
        // Somebody else may have begun it meanwhile.
        let is_new = match self.lock().entry(id) {
            Entry::Occupied(_) => false,
            Entry::Vacant(place) => {
                place.insert(begun);
                true
            }
        };
        if is_new {
            let (this, store) = (Arc::clone(self), Arc::clone(asked.store));
            tokio::spawn(this.make(store, asked.closing.clone(), asked.who, id, record, progress));
        }
        Ok(Answer::Progress(ReviewProgress { thousandths: 0 }))
    }

    /// How far a review is that is under way. A failure is told once; who asks again tries again.
    fn look(&self, id: MatchId) -> Option<Result<Answer, ApiError>> {
        let mut under_way = self.lock();
        let found = under_way.get_mut(&id)?;
        found.asked = Instant::now();
        if let Some(error) = found.failed.clone() {
            under_way.remove(&id);
            return Some(Err(ApiError::not_reviewed(error.to_string())));
        }
        let thousandths = found.progress.played.load(Ordering::Relaxed).min(PROGRESS_PARTS) as u32;
        Some(Ok(Answer::Progress(ReviewProgress { thousandths })))
    }

    async fn make(
        self: Arc<Self>,
        store: Arc<dyn Store>,
        closing: watch::Receiver<bool>,
        who: Who,
        id: MatchId,
        record: String,
        progress: Arc<Progress>,
    ) {
        let done = Arc::new(AtomicBool::new(false));
        tokio::spawn(Arc::clone(&self).mind(id, Arc::clone(&progress), closing, Arc::clone(&done)));
        let made = match self.turnstile.enter(who, 0).await {
            Ok(_place) => {
                let plan = InsightPlan {
                    thinking: self.thinking,
                    seed: SEED,
                    marks: Marks::default(),
                    threads: 1,
                };
                let work = Arc::clone(&progress);
                spawn_blocking(move || lab::analyse(&record, &plan, &work))
                    .await
                    .unwrap_or(Err(InsightError::Stopped))
            }
            Err(_) => Err(InsightError::Stopped),
        };
        done.store(true, Ordering::Relaxed);
        match made {
            Ok(review) if review.complete => {
                let made_by = serde_json::to_string(&review.made_by).unwrap_or_default();
                let text = serde_json::to_string(&review).unwrap_or_default();
                let kept = KeptReview {
                    made_by,
                    review: text,
                };
                if let Err(error) = store.save_review(id, kept).await {
                    tracing::error!(match.id = %id, %error, "a review could not be kept");
                }
                self.lock().remove(&id);
            }
            // Nobody wants it any more.
            Ok(_) | Err(InsightError::Stopped) => {
                self.lock().remove(&id);
            }
            Err(error) => {
                tracing::info!(match.id = %id, %error, "a match cannot be reviewed");
                if let Some(under_way) = self.lock().get_mut(&id) {
                    under_way.failed = Some(error);
                }
            }
        }
    }

    /// Ends a review that nobody asks for any more, or when the server stops.
    async fn mind(
        self: Arc<Self>,
        id: MatchId,
        progress: Arc<Progress>,
        closing: watch::Receiver<bool>,
        done: Arc<AtomicBool>,
    ) {
        while !done.load(Ordering::Relaxed) {
            sleep(LOOK_EVERY).await;
            let asked = self.lock().get(&id).map(|under_way| under_way.asked);
            let is_wanted = asked.is_some_and(|asked| asked.elapsed() < FORGOTTEN_AFTER);
            if !is_wanted || *closing.borrow() {
                progress.stop.store(true, Ordering::Relaxed);
                return;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<MatchId, UnderWay>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether rules, weights and reckoning are still those that a review was made by.
fn is_of_today(made_by: &str) -> bool {
    serde_json::from_str::<ReviewVersion>(made_by)
        .is_ok_and(|version| review_version(&version.game).as_ref() == Some(&version))
}
