//! A machine that only thinks: it takes questions from the queue of the bus, one for each core at a time.

use std::{future::Future, sync::Arc, time::Duration};

use bus::{Bus, Bytes, Work};
use tokio::{
    task::{JoinSet, spawn_blocking},
    time::{interval, sleep},
};

use crate::{
    pool::think_alone,
    session::now_ms,
    thinkers::{Errand, HERE_EVERY, Thought, WORKERS, topic},
};

/// How often the queue is told that a thought goes on.
const GOES_ON_EVERY: Duration = Duration::from_secs(1);
/// How long it is waited after the bus has not answered.
const BREATH: Duration = Duration::from_millis(250);

/// Thinks on so many cores, until `shutdown`.
pub async fn think_for(bus: Arc<dyn Bus>, cores: usize, shutdown: impl Future<Output = ()>) {
    let mut thinking = JoinSet::new();
    for _ in 0..cores.max(1) {
        let bus = Arc::clone(&bus);
        thinking.spawn(async move {
            loop {
                match bus.take().await {
                    Ok(work) => run_errand(&*bus, work).await,
                    Err(error) => {
                        tracing::debug!(%error, "no work comes");
                        sleep(BREATH).await;
                    }
                }
            }
        });
    }
    let saying = async {
        let mut every = interval(HERE_EVERY);
        loop {
            every.tick().await;
            bus.say(WORKERS, Bytes::from_static(b"null"));
        }
    };
    // What is under way is given to another when nobody says any more that it goes on.
    tokio::select! {
        () = shutdown => {}
        () = saying => {}
    }
}

async fn run_errand(bus: &dyn Bus, work: Box<dyn Work>) {
    let errand: Option<Errand> = serde_json::from_slice(work.text()).ok();
    if let Some(errand) = errand.filter(|errand| now_ms() < errand.until_ms) {
        let (node, id) = (errand.node, errand.id);
        let thinking = spawn_blocking(move || {
            let question = errand.question.read().ok()?;
            let time = Duration::from_millis(errand.time_ms);
            let advice = think_alone(&question, errand.level, errand.seed, time)?;
            Some(advice.into())
        });
        let advice = tokio::select! {
            advice = thinking => advice.ok().flatten(),
            () = keep_at_it(&*work) => None,
        };
        let thought = serde_json::to_vec(&Thought { id, advice }).expect("thoughts are plain data");
        bus.say(&topic(node), Bytes::from(thought));
    }
    if let Err(error) = work.done().await {
        // Then it is thought again, and the second answer is of no interest to anybody.
        tracing::debug!(%error, "the queue does not know that something is done");
    }
}

/// Says again and again that something goes on.
async fn keep_at_it(work: &dyn Work) {
    let mut every = interval(GOES_ON_EVERY);
    loop {
        every.tick().await;
        if let Err(error) = work.goes_on().await {
            tracing::debug!(%error, "the queue does not know that something goes on");
        }
    }
}
