//! The pool: bots think on threads of their own, no more at once than there are cores, and nobody's before another's.
//!
//! What a bot knows at a glance has places of its own and never waits for a search. Searches pass a turnstile: whoever
//! has had least goes first, one person leaves a place for another, and a search that has had its slice ends when
//! somebody else waits.

use std::{
    future::Future,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Weak},
    time::{Duration, Instant},
};

use clubhouse::{Advice, Budget, Level, Question, WrittenQuestion};
use tokio::{task::spawn_blocking, time::timeout};
use tracing::Span;

use crate::{
    fair::{Places, Turnstile},
    limits::Who,
    metrics::Metrics,
    nodes::Nodes,
    random,
    thinkers::Thinkers,
};

/// More simulations than any time allows.
const ENDLESS: u32 = 100_000_000;
/// A bot that needs so many times its time, and this on top, is not waited for any longer.
const OVERDUE: u32 = 3;
const OVERDUE_GRACE: Duration = Duration::from_secs(1);
/// What a search may have while somebody else waits.
const SLICE: Duration = Duration::from_millis(500);
/// How many thoughts of one person may wait.
const WAITING_MAX: usize = 256;

/// Where bots think.
pub(crate) struct Pool {
    /// For levels that answer at a glance.
    glances: Turnstile,
    searches: Turnstile,
    /// The most that a thought may take, whatever its table says.
    think_max: Duration,
    metrics: Arc<Metrics>,
    /// Machines that only think, if there are any.
    thinkers: Thinkers,
}

/// A thought to be had.
pub(crate) struct Task {
    /// For whom.
    pub(crate) who: Who,
    /// At which table.
    pub(crate) table: u64,
    pub(crate) question: Question,
    /// The same in writing, if another machine may answer it.
    pub(crate) written: Option<WrittenQuestion>,
    pub(crate) level: Level,
    /// The most that it may take.
    pub(crate) time: Duration,
    /// Whoever holds the other end wants the thought; it ends at once when that is dropped.
    pub(crate) wanted: Weak<()>,
}

impl Pool {
    pub(crate) fn new(cores: usize, think_max: Duration, nodes: Nodes) -> Self {
        let places = Places {
            all: cores,
            own: cores.saturating_sub(1).max(1),
            waiting: WAITING_MAX,
        };
        Self {
            glances: Turnstile::new(places),
            searches: Turnstile::new(places),
            think_max,
            metrics: Arc::new(Metrics::new()),
            thinkers: Thinkers::new(nodes),
        }
    }

    /// The same, counted and measured.
    pub(crate) fn watched(self, metrics: Arc<Metrics>) -> Self {
        Self { metrics, ..self }
    }

    /// Machines that only think.
    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    /// Handles what machines that only think publish.
    pub(crate) async fn handle_messages(&self) {
        self.thinkers.handle_messages().await;
    }

    /// Thinks as soon as it is its turn. Nothing if nobody wants to know any more.
    pub(crate) fn think(&self, task: Task) -> impl Future<Output = Option<Advice>> + Send + use<> {
        let turnstile = if task.level.searches() {
            self.searches.clone()
        } else {
            self.glances.clone()
        };
        let time = task.time.min(self.think_max);
        let metrics = Arc::clone(&self.metrics);
        let thinkers = self.thinkers.clone();
        async move {
            let (who, table) = (task.who, task.table);
            let written = task.written.as_ref();
            if let Some(written) = written.filter(|_| task.level.searches() && thinkers.are_there()) {
                let advice = thinkers.think(written, task.level, time, &task.wanted).await;
                if task.wanted.strong_count() == 0 {
                    return None;
                }
                metrics.on_thought_elsewhere(advice.is_some());
                if advice.is_some() {
                    return advice;
                }
            }
            let (waits, asked) = (metrics.thought_waits(), Instant::now());
            // The place is given back when the thought has come or is overdue.
            let _place = turnstile.enter(who, table).await.ok()?;
            drop(waits);
            if task.wanted.strong_count() == 0 {
                return None;
            }
            // Where a core is free it helps the one that never has enough time.
            let help = match task.level {
                Level::World => turnstile.enter_if_idle(who, table),
                _ => None,
            };
            let Task { question, level, .. } = task;
            // What goes wrong is told with the table that asked.
            let span = Span::current();
            let again = Arc::clone(&question);
            let threads = help.is_some();
            let began = Instant::now();
            let _running = metrics.thought_begins(began - asked);
            let inside = span.clone();
            let thought = spawn_blocking(move || {
                let _inside = inside.enter();
                let now = Instant::now();
                let (until, slice) = (now + time, now + SLICE);
                let is_in_the_way = || Instant::now() > slice && turnstile.is_wanted_by_another(who);
                let budget = Budget {
                    simulations: simulations(level),
                    go_on: &|| Instant::now() < until && task.wanted.strong_count() > 0 && !is_in_the_way(),
                    threads,
                };
                answer(level, &question, &budget, random::word())
            });
            let thought = timeout(time * OVERDUE + OVERDUE_GRACE, thought).await;
            metrics.on_thought(level, began.elapsed());
            if let Ok(thought) = thought {
                return thought.ok().flatten();
            }
            tracing::error!(%level, "a bot thinks far too long");
            let at_once = spawn_blocking(move || {
                let _inside = span.enter();
                let budget = Budget {
                    simulations: 0,
                    go_on: &|| false,
                    threads: false,
                };
                answer(Level::Instinct, &again, &budget, random::word())
            });
            at_once.await.ok().flatten()
        }
    }
}

/// What a bot thinks about a question of another machine, for so long at most.
pub(crate) fn think_alone(question: &Question, level: Level, seed: u64, time: Duration) -> Option<Advice> {
    let until = Instant::now() + time;
    let budget = Budget {
        simulations: simulations(level),
        go_on: &|| Instant::now() < until,
        threads: false,
    };
    answer(level, question, &budget, seed)
}

/// How many simulations a bot makes at most.
fn simulations(level: Level) -> u32 {
    match level {
        Level::World => ENDLESS,
        _ => level.simulations(),
    }
}

/// What a bot of this level says; if it fails, what a simpler one does, so that no table waits for a broken bot.
fn answer(level: Level, question: &Question, budget: &Budget<'_>, seed: u64) -> Option<Advice> {
    let simpler = [Level::Instinct, Level::Random];
    let advice = std::iter::once(level)
        .chain(simpler.into_iter().filter(|simple| *simple < level))
        .find_map(|level| {
            // A question holds nothing that a broken thought could leave half done.
            let thought = catch_unwind(AssertUnwindSafe(|| question(level, budget, seed)));
            if thought.is_err() {
                tracing::error!(%level, "a bot failed to think");
            }
            thought.ok()
        });
    if advice.is_none() {
        tracing::error!("no bot knows a move");
    }
    advice
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
        mpsc,
    };

    use serde_json::value::to_raw_value;

    use super::*;

    const LONG: Duration = Duration::from_secs(3600);

    fn advice(level: Level) -> Advice {
        Advice {
            mv: level.to_string(),
            json: to_raw_value("").unwrap(),
            with_it: 0.5,
            at_once: 0.5,
            simulations: 0,
            next: Vec::new(),
            why: None,
        }
    }

    fn task(question: Question, level: Level, time: Duration) -> (Task, Arc<()>) {
        let token = Arc::new(());
        let task = Task {
            who: Who::Person(store::PersonId(1)),
            table: 1,
            question,
            written: None,
            level,
            time,
            wanted: Arc::downgrade(&token),
        };
        (task, token)
    }

    async fn said(pool: &Pool, task: Task) -> Option<String> {
        pool.think(task).await.map(|advice| advice.mv)
    }

    #[tokio::test]
    async fn a_bot_that_fails_is_replaced_by_a_simpler_one() {
        let pool = Pool::new(1, LONG, Nodes::alone());
        let fails_above = |best: Level| -> Question {
            Arc::new(move |level, _, _| {
                assert!(level <= best, "too hard");
                advice(level)
            })
        };
        for (level, best, expected) in [
            (Level::World, Level::World, "world"),
            (Level::World, Level::Instinct, "instinct"),
            (Level::World, Level::Random, "random"),
            (Level::Club, Level::Random, "random"),
        ] {
            let (task, _token) = task(fails_above(best), level, LONG);
            assert_eq!(said(&pool, task).await.as_deref(), Some(expected));
        }
        let (task, _token) = task(Arc::new(|_, _, _| panic!("too hard")), Level::Pro, LONG);
        assert_eq!(said(&pool, task).await, None);
    }

    #[tokio::test]
    async fn a_bot_that_does_not_look_at_its_time_is_not_waited_for() {
        let pool = Pool::new(1, LONG, Nodes::alone());
        let (release, released) = mpsc::channel::<()>();
        let released = Mutex::new(released);
        let stuck: Question = Arc::new(move |level, _, _| {
            if level == Level::World {
                // Ends when the test does.
                let _ = released.lock().unwrap().recv();
            }
            advice(level)
        });
        let (stuck, _token) = task(stuck, Level::World, Duration::from_millis(1));
        assert_eq!(said(&pool, stuck).await.as_deref(), Some("instinct"));
        let (next, _token) = task(Arc::new(|level, _, _| advice(level)), Level::Pro, LONG);
        assert_eq!(
            said(&pool, next).await.as_deref(),
            Some("pro"),
            "its place is free"
        );
        drop(release);
    }

    #[tokio::test]
    async fn a_thought_ends_with_its_time_and_when_nobody_wants_it() {
        let endless = || -> Question {
            Arc::new(|level, budget, _| {
                while (budget.go_on)() {
                    std::thread::yield_now();
                }
                advice(level)
            })
        };
        let short = Pool::new(1, Duration::from_millis(1), Nodes::alone());
        let (timed, _token) = task(endless(), Level::World, LONG);
        assert_eq!(
            said(&short, timed).await.as_deref(),
            Some("world"),
            "the server's time counts"
        );

        let pool = Arc::new(Pool::new(1, LONG, Nodes::alone()));
        let (begun, token) = task(endless(), Level::Pro, LONG);
        let thinking = tokio::spawn(pool.think(begun));
        while pool.searches.is_empty() {
            tokio::task::yield_now().await;
        }
        drop(token);
        assert!(thinking.await.unwrap().is_none_or(|advice| advice.mv == "pro"));
        let (unwanted, token) = task(endless(), Level::Pro, LONG);
        drop(token);
        assert_eq!(said(&pool, unwanted).await, None);
    }

    #[tokio::test]
    async fn no_more_think_at_once_than_there_are_places() {
        let pool = Pool::new(2, LONG, Nodes::alone());
        let (now, most) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let mut tokens = Vec::new();
        let mut thoughts = Vec::new();
        for level in [Level::World, Level::Pro, Level::World, Level::World, Level::Pro] {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            let question: Question = Arc::new(move |level, budget, _| {
                let own = 1 + u32::from(budget.threads);
                most.fetch_max(now.fetch_add(own, Ordering::SeqCst) + own, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
                now.fetch_sub(own, Ordering::SeqCst);
                advice(level)
            });
            let (task, token) = task(question, level, LONG);
            tokens.push(token);
            thoughts.push(tokio::spawn(pool.think(task)));
        }
        for thought in thoughts {
            assert!(thought.await.unwrap().is_some());
        }
        assert!(most.load(Ordering::SeqCst) <= 2);
    }

    #[tokio::test]
    async fn a_stranger_never_waits_for_the_searches_of_another() {
        let endless = || -> Question {
            Arc::new(|level, budget, _| {
                while budget.simulations > 0 && (budget.go_on)() {
                    std::thread::sleep(Duration::from_millis(1));
                }
                advice(level)
            })
        };
        for cores in [1, 2, 4] {
            let pool = Pool::new(cores, LONG, Nodes::alone());
            let mut tokens = Vec::new();
            for _ in 0..30 {
                let (greedy, token) = task(endless(), Level::World, LONG);
                tokens.push(token);
                tokio::spawn(pool.think(greedy));
            }
            tokio::task::yield_now().await;
            let started = Instant::now();
            for level in [Level::Park, Level::Club] {
                let (mut glance, _token) = task(endless(), level, LONG);
                glance.who = Who::Person(store::PersonId(2));
                assert!(pool.think(glance).await.is_some());
            }
            assert!(started.elapsed() < SLICE, "a glance waits for no search");
            let (mut search, _token) = task(endless(), Level::World, Duration::from_millis(1));
            search.who = Who::Person(store::PersonId(2));
            assert!(pool.think(search).await.is_some());
            assert!(started.elapsed() < 3 * SLICE, "a search waits for a slice");
        }
    }
}
