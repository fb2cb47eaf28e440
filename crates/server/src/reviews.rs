//! Reviews: what decided a finished match. One of each depth is reckoned at a time, away from the tables, for as long as
//! somebody asks for it; what was reckoned is kept.
//!
//! It is reckoned in pieces. They go to workers by the queue of the bus, if there are any, and what nobody else does is
//! done here: it comes to the same. Of several nodes one makes it, whichever is asked.

use std::{
    collections::{HashMap, hash_map::Entry},
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    time::Duration,
};

use clubhouse::BySide;
use lab::{
    Elsewhere, InsightError, InsightPlan, Marks, PROGRESS_PARTS, Piece, Progress, Review, ReviewVersion,
    SideDigest, Thinking, review_simulations, review_version,
};
use serde::{Deserialize, Serialize};
use store::{KeptReview, MatchId, Store};
use tokio::{
    runtime::Handle,
    sync::watch,
    task::spawn_blocking,
    time::{Instant, sleep},
};

use crate::{
    error::ApiError,
    fair::{Places, Turnstile},
    limits::Who,
    messages::{ReviewDepth, ReviewProgress},
    nodes::{Nodes, Received, next_received},
    replays::Replays,
    thinkers::Thinkers,
};

/// One core at most is taken from bots and tables by the reviews of a depth.
const PLACES: Places = Places {
    all: 1,
    own: 1,
    waiting: 4,
};
/// A review for which nobody has asked for so long is not wanted any more.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(15);
/// How often that is looked at, and other nodes are told how far it is.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// What another node has said of its reviews is believed for so long.
const BELIEVED: Duration = Duration::from_secs(10);
/// The topic of reviews that several nodes are asked for.
const TOPIC: &str = "reviews";
/// The number from which the luck of every reckoning flows: whoever asks again gets the same.
const SEED: u64 = 1;
/// A thorough review takes so many times as long as a quick one.
const THOROUGH: f64 = 10.0;
/// So many pieces of a review are with workers at once: a bot's question that comes behind them waits a second or two.
const PIECES_AT_ONCE: usize = 4;

/// Makes and keeps reviews.
pub(crate) struct Reviews {
    quick: Turnstile,
    /// These take minutes, and nobody who wants a quick one waits for them.
    thorough: Turnstile,
    under_way: Mutex<HashMap<MatchId, UnderWay>>,
    /// How long a quick one may take, if not the usual time.
    seconds: Option<f64>,
    /// Machines that only think, if there are any.
    thinkers: Thinkers,
    nodes: Nodes,
    /// How far those are that other nodes make.
    elsewhere: Mutex<HashMap<String, (ReviewProgress, Instant)>>,
}

/// What nodes say to each other about a review.
#[derive(Serialize, Deserialize)]
struct Word {
    /// The match.
    of: String,
    news: News,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum News {
    /// Somebody asks for it.
    Asked(Wanter),
    /// Somebody waits for it no longer.
    Left(Wanter),
    /// So far it is, in thousandths.
    Progress(u32, ReviewDepth),
}

/// Who wants a review, as a number: other nodes need not know who it is.
type Wanter = u64;

fn wanter(who: Who) -> Wanter {
    let mut hasher = DefaultHasher::new();
    who.hash(&mut hasher);
    hasher.finish()
}

/// The duty to make a review.
fn duty(id: MatchId) -> String {
    format!("review.{id}")
}

/// A review that is being made, or has failed.
struct UnderWay {
    depth: ReviewDepth,
    progress: Arc<Progress>,
    /// Who wants it, and when they last asked.
    asked: HashMap<Wanter, Instant>,
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
    /// How deep it must be at least; any that is kept will do if this is not said.
    pub(crate) depth: Option<ReviewDepth>,
}

/// What is kept beside a review: what it was made by, and what it comes to.
#[derive(Serialize, Deserialize)]
pub(crate) struct Head {
    #[serde(flatten)]
    made_by: ReviewVersion,
    simulations: u64,
    complete: bool,
    /// What it comes to for each side.
    pub(crate) digest: BySide<SideDigest>,
}

impl Head {
    /// The head of a review that is kept, if rules, weights and reckoning are still those that it was made by.
    pub(crate) fn of_today(text: &str) -> Option<Self> {
        let head: Self = serde_json::from_str(text).ok()?;
        (review_version(&head.made_by.game).as_ref() == Some(&head.made_by)).then_some(head)
    }

    fn of(review: &Review) -> Self {
        Self {
            made_by: review.made_by.clone(),
            simulations: review.simulations,
            complete: review.complete,
            digest: review.digest(),
        }
    }

    /// Whether a review tells more than another one.
    fn tells_more(&self, other: &Self) -> bool {
        let weight = |head: &Self| {
            let decisions = head.digest.home.decisions + head.digest.away.decisions;
            (head.complete, head.simulations, decisions)
        };
        weight(self) > weight(other)
    }
}

/// A reckoning that can be done anywhere: the same task gives the same review.
#[derive(Clone, Debug)]
struct Task {
    /// The record of the match, as text.
    record: Arc<str>,
    seed: u64,
    thinking: Thinking,
}

impl Task {
    /// Does it, with the help of others if there may be any.
    fn run(&self, others: Option<&Others>, progress: &Progress) -> Result<Review, InsightError> {
        let plan = InsightPlan {
            thinking: self.thinking,
            seed: self.seed,
            marks: Marks::default(),
            threads: if others.is_some() { PIECES_AT_ONCE } else { 1 },
        };
        let elsewhere = others.map(|others| others as &dyn Elsewhere);
        lab::analyse_with(&self.record, &plan, elsewhere, progress)
    }
}

/// Workers, as one review sees them.
struct Others {
    thinkers: Thinkers,
    record: Arc<str>,
    progress: Arc<Progress>,
    runtime: Handle,
}

impl Elsewhere for Others {
    fn reckon(&self, piece: &Piece) -> Option<String> {
        if !self.thinkers.are_there() {
            return None;
        }
        let (tell, answer) = mpsc::channel();
        let (thinkers, record) = (self.thinkers.clone(), Arc::clone(&self.record));
        let (progress, piece) = (Arc::clone(&self.progress), piece.clone());
        self.runtime.spawn(async move {
            let is_wanted = || !progress.stop.load(Ordering::Relaxed);
            let _ = tell.send(thinkers.reckon(&piece, &record, is_wanted).await);
        });
        // Whoever should answer is gone when the server stops.
        answer.recv().ok()?
    }
}

impl Reviews {
    pub(crate) fn new(seconds: Option<f64>, thinkers: Thinkers, nodes: Nodes) -> Self {
        Self {
            thinkers,
            nodes,
            elsewhere: Mutex::default(),
            quick: Turnstile::new(PLACES),
            thorough: Turnstile::new(PLACES),
            under_way: Mutex::default(),
            seconds,
        }
    }

    /// The review of a finished match, or how far it is. Asking begins it, and asking again keeps it wanted.
    pub(crate) async fn ask(self: &Arc<Self>, asked: Asked<'_>) -> Result<Answer, ApiError> {
        let (id, who) = (asked.id, asked.who);
        if let Some(kept) = asked.store.review(id).await?
            && Head::of_today(&kept.head).is_some_and(|head| self.suffices(&head, asked.depth))
        {
            return Ok(Answer::Review(kept.review));
        }
        if let Some(answer) = self.look(id, who) {
            return answer;
        }
        let depth = asked.depth.unwrap_or(ReviewDepth::Quick);
        if !self.nodes.hold(&duty(id)).await {
            self.publish(id, News::Asked(wanter(who)));
            let told = self.lock_elsewhere().get(&id.to_string()).copied();
            let begun = ReviewProgress {
                thousandths: 0,
                depth,
            };
            return Ok(Answer::Progress(told.map_or(begun, |(progress, _)| progress)));
        }
        // Whether it is over is asked of what is kept, not of a table: a running match gives nothing away.
        let record = asked
            .replays
            .read_finished(asked.store.as_ref(), who, id, |fixture| Ok(fixture.record_text()))
            .await;
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                self.nodes.release(&duty(id)).await;
                return Err(error);
            }
        };
        let task = Task {
            record: record.into(),
            seed: SEED,
            thinking: self.thinking(depth),
        };
        let progress = Arc::new(Progress::default());
        let begun = UnderWay {
            depth,
            progress: Arc::clone(&progress),
            asked: HashMap::from([(wanter(who), Instant::now())]),
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
            let making = Making {
                store: Arc::clone(asked.store),
                who,
                id,
                depth,
                task,
                progress: Arc::clone(&progress),
            };
            let done = Arc::new(AtomicBool::new(false));
            tokio::spawn(Arc::clone(self).mind(id, progress, asked.closing.clone(), Arc::clone(&done)));
            tokio::spawn(Arc::clone(self).make(making, done));
        }
        Ok(Answer::Progress(ReviewProgress {
            thousandths: 0,
            depth,
        }))
    }

    /// Somebody waits for a review no longer. If nobody else does it is ended, and what was weighed so far is kept.
    pub(crate) fn stop(&self, id: MatchId, who: Who) {
        if !self.leave(id, wanter(who)) {
            self.publish(id, News::Left(wanter(who)));
        }
    }

    /// The same of a review that is made here; whether it is.
    fn leave(&self, id: MatchId, wanter: Wanter) -> bool {
        let mut under_way = self.lock();
        let Some(found) = under_way.get_mut(&id) else {
            return false;
        };
        found.asked.remove(&wanter);
        if !found.is_wanted() {
            found.progress.stop.store(true, Ordering::Relaxed);
        }
        true
    }

    fn publish(&self, id: MatchId, news: News) {
        let of = id.to_string();
        self.nodes.publish(TOPIC, &Word { of, news });
    }

    /// Handles what is asked of other nodes and how far they are, for as long as the server runs.
    pub(crate) async fn handle_messages(&self) {
        let mut subscription = self.nodes.subscribe::<Word>(TOPIC).await;
        loop {
            let Received::Message(Word { of, news }) = next_received(&mut subscription).await else {
                continue;
            };
            match (news, of.parse::<MatchId>()) {
                (News::Asked(wanter), Ok(id)) => {
                    if let Some(found) = self.lock().get_mut(&id) {
                        found.asked.insert(wanter, Instant::now());
                    }
                }
                (News::Left(wanter), Ok(id)) => {
                    self.leave(id, wanter);
                }
                (News::Progress(thousandths, depth), _) => {
                    let mut elsewhere = self.lock_elsewhere();
                    elsewhere.retain(|_, (_, told)| told.elapsed() < BELIEVED);
                    elsewhere.insert(of, (ReviewProgress { thousandths, depth }, Instant::now()));
                }
                (News::Asked(_) | News::Left(_), Err(_)) => {}
            }
        }
    }

    fn thinking(&self, depth: ReviewDepth) -> Thinking {
        match (depth, self.seconds) {
            (ReviewDepth::Quick, None) => Thinking::Quick,
            (ReviewDepth::Thorough, None) => Thinking::Thorough,
            (ReviewDepth::Quick, Some(seconds)) => Thinking::Seconds(seconds),
            (ReviewDepth::Thorough, Some(seconds)) => Thinking::Seconds(THOROUGH * seconds),
        }
    }

    /// Whether a review that is kept is what somebody asks for.
    fn suffices(&self, head: &Head, depth: Option<ReviewDepth>) -> bool {
        depth.is_none_or(|depth| {
            let simulations = review_simulations(&head.made_by.game, self.thinking(depth));
            head.complete && simulations.is_some_and(|simulations| head.simulations >= simulations)
        })
    }

    /// How far a review is that is under way. A failure is told once; who asks again tries again. Failures of which nobody
    /// has asked for long are forgotten.
    fn look(&self, id: MatchId, who: Who) -> Option<Result<Answer, ApiError>> {
        let mut under_way = self.lock();
        under_way.retain(|other, found| *other == id || found.failed.is_none() || found.is_wanted());
        let found = under_way.get_mut(&id)?;
        found.asked.insert(wanter(who), Instant::now());
        if let Some(error) = found.failed.clone() {
            under_way.remove(&id);
            return Some(Err(ApiError::not_reviewed(error.to_string())));
        }
        Some(Ok(Answer::Progress(found.so_far())))
    }

    async fn make(self: Arc<Self>, making: Making, done: Arc<AtomicBool>) {
        let id = making.id;
        let turnstile = match making.depth {
            ReviewDepth::Quick => &self.quick,
            ReviewDepth::Thorough => &self.thorough,
        };
        let made = match turnstile.enter(making.who, 0).await {
            Ok(_place) => {
                let (task, work) = (making.task, Arc::clone(&making.progress));
                let others = self.thinkers.may_come().then(|| Others {
                    thinkers: self.thinkers.clone(),
                    record: Arc::clone(&task.record),
                    progress: Arc::clone(&work),
                    runtime: Handle::current(),
                });
                spawn_blocking(move || task.run(others.as_ref(), &work))
                    .await
                    .unwrap_or(Err(InsightError::Stopped))
            }
            Err(_) => Err(InsightError::Stopped),
        };
        done.store(true, Ordering::Relaxed);
        match made {
            Ok(review) => {
                if let Err(error) = save(making.store.as_ref(), id, &review).await {
                    tracing::error!(match.id = %id, %error, "a review could not be kept");
                }
                self.lock().remove(&id);
            }
            // Nobody wants it any more, and there is nothing to tell yet.
            Err(InsightError::Stopped) => {
                self.lock().remove(&id);
            }
            Err(error) => {
                tracing::info!(match.id = %id, %error, "a match cannot be reviewed");
                if let Some(under_way) = self.lock().get_mut(&id) {
                    under_way.failed = Some(error);
                }
            }
        }
        self.nodes.release(&duty(id)).await;
    }

    /// Keeps the duty and tells other nodes how far the review is; ends it when nobody asks for it any more, or when the
    /// server stops.
    async fn mind(
        self: Arc<Self>,
        id: MatchId,
        progress: Arc<Progress>,
        closing: watch::Receiver<bool>,
        done: Arc<AtomicBool>,
    ) {
        while !done.load(Ordering::Relaxed) {
            sleep(LOOK_EVERY).await;
            let so_far = self
                .lock()
                .get(&id)
                .filter(|under_way| under_way.is_wanted())
                .map(UnderWay::so_far);
            let Some(so_far) = so_far.filter(|_| !*closing.borrow()) else {
                progress.stop.store(true, Ordering::Relaxed);
                return;
            };
            // Should another make it as well, both come to the same.
            self.nodes.hold(&duty(id)).await;
            self.publish(id, News::Progress(so_far.thousandths, so_far.depth));
        }
    }

    fn lock_elsewhere(&self) -> MutexGuard<'_, HashMap<String, (ReviewProgress, Instant)>> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<MatchId, UnderWay>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl UnderWay {
    fn so_far(&self) -> ReviewProgress {
        let played = self.progress.played.load(Ordering::Relaxed);
        ReviewProgress {
            thousandths: played.min(PROGRESS_PARTS) as u32,
            depth: self.depth,
        }
    }

    fn is_wanted(&self) -> bool {
        self.asked.values().any(|asked| asked.elapsed() < FORGOTTEN_AFTER)
    }
}

/// What it takes to make a review.
struct Making {
    store: Arc<dyn Store>,
    who: Who,
    id: MatchId,
    depth: ReviewDepth,
    task: Task,
    progress: Arc<Progress>,
}

/// Saves a review, unless one is kept that tells more.
async fn save(store: &dyn Store, id: MatchId, review: &Review) -> Result<(), store::StoreError> {
    let head = Head::of(review);
    let kept = store.review(id).await?;
    let kept = kept.and_then(|kept| Head::of_today(&kept.head));
    if kept.is_some_and(|kept| !head.tells_more(&kept)) {
        return Ok(());
    }
    let text = |told: Result<String, serde_json::Error>| told.expect("a review is plain data");
    let kept = KeptReview {
        head: text(serde_json::to_string(&head)),
        review: text(serde_json::to_string(review)),
    };
    store.save_review(id, kept).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alone() -> Reviews {
        Reviews::new(None, Thinkers::new(Nodes::alone()), Nodes::alone())
    }

    fn who(number: u128) -> Who {
        Who::Person(store::PersonId(number))
    }

    fn head(complete: bool, simulations: u64, decisions: usize) -> Head {
        let digest = SideDigest {
            decisions,
            ..SideDigest::default()
        };
        Head {
            made_by: review_version("flip-football").unwrap(),
            simulations,
            complete,
            digest: BySide::from_fn(|_| digest.clone()),
        }
    }

    #[test]
    fn a_review_is_ended_when_nobody_waits_for_it() {
        let (reviews, id) = (alone(), MatchId::from_random(8));
        let progress = Arc::new(Progress::default());
        let under_way = UnderWay {
            depth: ReviewDepth::Quick,
            progress: Arc::clone(&progress),
            asked: HashMap::from([1, 2].map(|number| (wanter(who(number)), Instant::now()))),
            failed: None,
        };
        reviews.lock().insert(id, under_way);
        reviews.stop(id, who(1));
        assert!(
            !progress.stop.load(Ordering::Relaxed),
            "somebody else waits for it"
        );
        reviews.stop(id, who(2));
        assert!(progress.stop.load(Ordering::Relaxed));
        reviews.stop(MatchId::from_random(10), who(2));
    }

    #[test]
    fn what_tells_more_is_kept() {
        let (quick, thorough) = (head(true, 100, 9), head(true, 1_000, 9));
        let (some, more) = (head(false, 1_000, 2), head(false, 1_000, 3));
        assert!(thorough.tells_more(&quick) && !quick.tells_more(&thorough));
        assert!(
            quick.tells_more(&more),
            "the whole is more than a part of something better"
        );
        assert!(more.tells_more(&some) && !some.tells_more(&some));
    }

    #[test]
    fn a_depth_asks_for_all_decisions_and_simulations_enough() {
        let reviews = alone();
        let simulations = |depth| review_simulations("flip-football", reviews.thinking(depth)).unwrap();
        let quick = head(true, simulations(ReviewDepth::Quick), 9);
        assert!(reviews.suffices(&quick, None) && reviews.suffices(&quick, Some(ReviewDepth::Quick)));
        assert!(!reviews.suffices(&quick, Some(ReviewDepth::Thorough)));
        let stopped = head(false, simulations(ReviewDepth::Thorough), 2);
        assert!(reviews.suffices(&stopped, None) && !reviews.suffices(&stopped, Some(ReviewDepth::Quick)));
    }

    #[test]
    fn a_head_of_another_day_is_none() {
        let text = serde_json::to_string(&head(true, 100, 9)).unwrap();
        assert!(Head::of_today(&text).is_some());
        assert!(Head::of_today(&text.replace("\"reckoning\":", "\"reckoning\":9")).is_none());
        // Those of the first reckoning had a version and nothing else.
        let first = r#"{"game":"flip-football","rules":"1.0.0","weights":"0","reckoning":1}"#;
        assert!(Head::of_today(first).is_none());
    }
}
