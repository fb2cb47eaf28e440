//! What every bus must do, written against the trait. Over NATS it runs with `FIVEASIDE_TEST_NATS`, the address of a
//! server with JetStream.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::{sync::Arc, time::Duration};

use bus::{Bus, BusError, Bytes, Hub, NatsBus, NodeId, Settings, Subscription};
use tokio::time::timeout;

/// Longer than anything takes that is going to happen at all.
const PATIENCE: Duration = Duration::from_secs(20);

/// Runs the whole suite over both kinds of bus.
macro_rules! suite {
    ($($test:ident),+ $(,)?) => {
        mod in_one_process {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Club::local()).await;
            })+
        }
        mod over_nats {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                match super::Club::nats() {
                    Some(club) => super::$test(club).await,
                    None => eprintln!("not tested: FIVEASIDE_TEST_NATS names no server"),
                }
            })+
        }
    };
}

suite!(
    others_hear_what_is_said_and_the_speaker_does_not,
    topics_are_apart,
    clubs_are_apart,
    a_lease_has_one_holder,
    a_lease_that_is_given_back_is_free,
    a_lease_that_nobody_renews_runs_out,
    work_is_done_by_one_and_once,
    work_of_a_lost_worker_is_done_by_another,
    work_that_goes_on_is_left_to_its_worker,
    too_much_work_is_refused,
    a_bus_that_answers_is_there,
);

/// Nodes that hear each other.
enum Club {
    Local(Hub),
    Nats(String, Settings),
}

impl Club {
    fn local() -> Self {
        Self::Local(Hub::new(settings()))
    }

    fn nats() -> Option<Self> {
        let address = std::env::var("FIVEASIDE_TEST_NATS").ok()?;
        Some(Self::Nats(address, settings()))
    }

    async fn node(&self) -> Arc<dyn Bus> {
        match self {
            Self::Local(hub) => Arc::new(hub.node()),
            Self::Nats(address, settings) => {
                let node = NodeId(getrandom::u64().unwrap());
                let bus = NatsBus::connect(address, node, settings).await.unwrap();
                assert!(
                    bus.is_there(),
                    "whoever has joined a server that is there is heard"
                );
                bus
            }
        }
    }

    async fn nodes<const N: usize>(&self) -> [Arc<dyn Bus>; N] {
        let mut nodes = Vec::new();
        for _ in 0..N {
            nodes.push(self.node().await);
        }
        nodes.try_into().ok().unwrap()
    }
}

fn settings() -> Settings {
    Settings {
        club: format!("test-{:016x}", getrandom::u64().unwrap()),
        term: Duration::from_secs(1),
        waiting_max: 8,
        patience: Duration::from_secs(1),
    }
}

/// Tries until something is there.
async fn until<T>(attempt: impl AsyncFn() -> Option<T>) -> T {
    let trying = async {
        loop {
            if let Some(there) = attempt().await {
                return there;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, trying).await.expect("it comes to pass")
}

async fn next(words: &mut Subscription) -> Bytes {
    timeout(PATIENCE, words.next()).await.unwrap().unwrap()
}

async fn subscribe(bus: &Arc<dyn Bus>, topic: &str) -> Subscription {
    let words = bus.subscribe(topic).await.unwrap();
    // What is asked after it comes after it.
    bus.prove().await.unwrap();
    words
}

async fn others_hear_what_is_said_and_the_speaker_does_not(club: Club) {
    let [ada, bob, eve] = club.nodes().await;
    let (mut own, mut bobs, mut eves) = (
        subscribe(&ada, "table.1").await,
        subscribe(&bob, "table.1").await,
        subscribe(&eve, "table.1").await,
    );
    for word in ["one", "two", "three"] {
        ada.publish("table.1", word.into());
    }
    for words in [&mut bobs, &mut eves] {
        for word in ["one", "two", "three"] {
            assert_eq!(next(words).await, word, "in the order in which it was said");
        }
    }
    bob.publish("table.1", "four".into());
    assert_eq!(next(&mut own).await, "four", "nobody hears themselves");
}

async fn topics_are_apart(club: Club) {
    let [ada, bob] = club.nodes().await;
    let mut words = subscribe(&bob, "table.1").await;
    ada.publish("table.2", "elsewhere".into());
    ada.publish("table.1", "here".into());
    assert_eq!(next(&mut words).await, "here");
}

async fn clubs_are_apart(club: Club) {
    let other = match &club {
        Club::Local(_) => Club::local(),
        Club::Nats(address, _) => Club::Nats(address.clone(), settings()),
    };
    let ([ada, bob], stranger) = (club.nodes().await, other.node().await);
    let mut words = subscribe(&bob, "lobby").await;
    stranger.publish("lobby", "elsewhere".into());
    stranger.prove().await.unwrap();
    ada.publish("lobby", "here".into());
    assert_eq!(next(&mut words).await, "here");
    assert!(ada.hold("pairing").await.unwrap());
    assert!(stranger.hold("pairing").await.unwrap());
}

async fn a_lease_has_one_holder(club: Club) {
    let [ada, bob] = club.nodes().await;
    assert!(ada.hold("table.1").await.unwrap());
    assert!(!bob.hold("table.1").await.unwrap());
    assert!(bob.hold("table.2").await.unwrap(), "another lease is another's");
    assert!(
        ada.hold("table.1").await.unwrap(),
        "whoever holds it may renew it"
    );
    assert!(!bob.hold("table.1").await.unwrap());
}

async fn a_lease_that_is_given_back_is_free(club: Club) {
    let [ada, bob] = club.nodes().await;
    assert!(ada.hold("table.1").await.unwrap());
    bob.release("table.1").await.unwrap();
    assert!(
        !bob.hold("table.1").await.unwrap(),
        "only its holder gives it back"
    );
    ada.release("table.1").await.unwrap();
    assert!(bob.hold("table.1").await.unwrap());
    assert!(!ada.hold("table.1").await.unwrap());
}

async fn a_lease_that_nobody_renews_runs_out(club: Club) {
    let [ada, bob] = club.nodes().await;
    assert!(ada.hold("table.1").await.unwrap());
    until(async || bob.hold("table.1").await.unwrap().then_some(())).await;
    assert!(
        !ada.hold("table.1").await.unwrap(),
        "whoever wakes up late has lost it"
    );
}

async fn work_is_done_by_one_and_once(club: Club) {
    let [ada, bob, eve] = club.nodes().await;
    for work in ["one", "two"] {
        ada.lay(work.into()).await.unwrap();
    }
    let (first, second) = timeout(PATIENCE, async { tokio::join!(bob.take(), eve.take()) })
        .await
        .unwrap();
    let (first, second) = (first.unwrap(), second.unwrap());
    let mut both = [first.text().clone(), second.text().clone()];
    both.sort();
    assert_eq!(both, ["one", "two"]);
    first.done().await.unwrap();
    second.done().await.unwrap();
    ada.lay("three".into()).await.unwrap();
    let third = timeout(PATIENCE, bob.take()).await.unwrap().unwrap();
    assert_eq!(third.text(), "three", "what is done does not come again");
}

async fn work_of_a_lost_worker_is_done_by_another(club: Club) {
    let [ada, bob, eve] = club.nodes().await;
    ada.lay("one".into()).await.unwrap();
    drop(timeout(PATIENCE, bob.take()).await.unwrap().unwrap());
    let again = timeout(PATIENCE, eve.take()).await.unwrap().unwrap();
    assert_eq!(again.text(), "one");
    again.done().await.unwrap();
}

async fn work_that_goes_on_is_left_to_its_worker(club: Club) {
    let [ada, bob, eve] = club.nodes().await;
    ada.lay("one".into()).await.unwrap();
    let work = timeout(PATIENCE, bob.take()).await.unwrap().unwrap();
    ada.lay("two".into()).await.unwrap();
    let other = timeout(PATIENCE, eve.take()).await.unwrap().unwrap();
    assert_eq!(other.text(), "two");
    // The one that is given up comes again; the one that goes on does not, however long that takes.
    drop(other);
    let goes_on = async {
        loop {
            work.goes_on().await.unwrap();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let again = tokio::select! {
        again = timeout(PATIENCE, eve.take()) => again.unwrap().unwrap(),
        () = goes_on => unreachable!("it goes on and on"),
    };
    assert_eq!(again.text(), "two");
    again.done().await.unwrap();
    work.done().await.unwrap();
}

async fn too_much_work_is_refused(club: Club) {
    let [ada, bob] = club.nodes().await;
    for work in 0..8u8 {
        ada.lay(vec![work].into()).await.unwrap();
    }
    assert_eq!(ada.lay("more".into()).await, Err(BusError::Full));
    let work = timeout(PATIENCE, bob.take()).await.unwrap().unwrap();
    work.done().await.unwrap();
    until(async || ada.lay("more".into()).await.ok()).await;
}

async fn a_bus_that_answers_is_there(club: Club) {
    let bus = club.node().await;
    bus.prove().await.unwrap();
    assert!(bus.is_there());
}
