//! Reviews: workers do their pieces, and whatever becomes of them the review is the same.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use bus::{Bus, Bytes, Work};
use lab::{InsightPlan, Marks, Piece, Progress, Thinking, analyse, reckon_piece};
use serde_json::{Value, json};
use server::worker::think_for;
use tokio::task::{JoinHandle, spawn_blocking};

use crate::support::{Guest, House, Meeting, MeetingPlace, play_some};

on_both!(
    a_worker_makes_the_same_review,
    what_a_worker_leaves_undone_another_does,
    when_the_only_worker_is_gone_the_node_does_it,
    what_was_weighed_is_kept_when_nobody_wants_the_rest,
    another_node_tells_how_far_it_is_and_ends_it,
);

/// A match that is over, at two nodes whose reviews take so long.
struct Finished {
    house: House,
    there: House,
    place: MeetingPlace,
    guest: Guest,
    path: String,
    record: String,
    seconds: f64,
}

impl Finished {
    async fn at(at: &Meeting, seconds: f64) -> Self {
        let ([house, there], place) =
            House::club_on(at, |config| config.review_seconds = Some(seconds)).await;
        let (mut guest, away, id) = house
            .friendly(json!({ "half_cards": 15, "hand_size": 5, "set_aside": "random" }))
            .await;
        let (mut one, mut other) = (guest.sit(&id).await, away.sit(&id).await);
        play_some(&mut one, &mut other, 8).await;
        guest
            .post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "home" }))
            .await
            .expect(204);
        let record = guest.get(&format!("/api/matches/{id}/record.txt")).await;
        Self {
            house,
            there,
            place,
            guest,
            path: format!("/api/matches/{id}/review"),
            record: String::from_utf8(record.body).unwrap(),
            seconds,
        }
    }

    /// The review as somebody makes it who is alone.
    fn made_alone(&self) -> Value {
        let plan = InsightPlan {
            thinking: Thinking::Seconds(self.seconds),
            seed: 1,
            marks: Marks::default(),
            threads: 1,
        };
        let review = analyse(&self.record, &plan, &Progress::default()).unwrap();
        serde_json::from_str(&serde_json::to_string(&review).unwrap()).unwrap()
    }

    /// Begins the review: how it goes on.
    async fn begin(&mut self) {
        self.guest.get(&self.path).await.expect(202);
    }

    /// How far it is, in thousandths.
    async fn progress(&mut self) -> Value {
        self.guest.get(&self.path).await.expect(202)["thousandths"].clone()
    }

    /// Asks until the review is there.
    async fn review(&mut self) -> Value {
        for _ in 0..1_200 {
            let answer = self.guest.get(&self.path).await;
            if answer.status != 202 {
                return answer.expect(200);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the review never came");
    }
}

/// A worker that does what the test tells it.
struct Puppet {
    bus: Arc<dyn Bus>,
    saying: JoinHandle<()>,
}

impl Puppet {
    /// A worker of which the house has heard.
    async fn join(place: &MeetingPlace) -> Self {
        let bus = place.join().await;
        let here = Arc::clone(&bus);
        let saying = tokio::spawn(async move {
            loop {
                here.publish("workers", Bytes::from_static(b"null"));
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        });
        wait_for_workers(place).await;
        Self { bus, saying }
    }

    /// The next piece, with its name. Whoever asks is told that it goes on.
    async fn take(&self) -> (Box<dyn Work>, Piece, u64) {
        let work = self.bus.take().await.unwrap();
        let errand: Value = serde_json::from_slice(work.text()).unwrap();
        let piece = serde_json::from_value(errand["piece"].clone()).unwrap();
        let id = errand["id"].as_u64().unwrap();
        self.say(&json!({ "id": id, "sign": "goes_on" }));
        (work, piece, id)
    }

    fn say(&self, word: &Value) {
        self.bus.publish(
            "pieces.0000000000000001",
            serde_json::to_vec(word).unwrap().into(),
        );
    }

    fn tell_done(&self, id: u64, found: Option<String>) {
        self.say(&json!({ "id": id, "sign": { "done": found.unwrap() } }));
    }

    /// Is gone, in the middle of whatever it does.
    fn die(self) {
        self.saying.abort();
    }
}

/// By the second word that is said from now on the house has heard the first.
async fn wait_for_workers(place: &MeetingPlace) {
    let observer = place.join().await;
    let mut workers = observer.subscribe("workers").await.unwrap();
    for _ in 0..2 {
        workers.next().await.unwrap();
    }
}

async fn a_worker_makes_the_same_review(at: &Meeting) {
    let mut finished = Finished::at(at, 0.2).await;
    let worker = tokio::spawn(think_for(finished.place.join().await, 2, std::future::pending()));
    wait_for_workers(&finished.place).await;
    let observer = finished.place.join().await;
    let mut pieces = observer.subscribe("pieces.0000000000000001").await.unwrap();
    // What is said from now on is heard.
    observer.prove().await.unwrap();
    finished.begin().await;
    let done = loop {
        let word: Value = serde_json::from_slice(&pieces.next().await.unwrap()).unwrap();
        if word["sign"] != "goes_on" {
            break word;
        }
    };
    assert!(done["sign"]["done"].is_string(), "{done}");
    let review = finished.review().await;
    assert_eq!(review["complete"], true);
    assert_eq!(review, finished.made_alone());
    worker.abort();
}

async fn what_a_worker_leaves_undone_another_does(at: &Meeting) {
    let mut finished = Finished::at(at, 0.2).await;
    let dying = Puppet::join(&finished.place).await;
    finished.begin().await;
    let (_work, ..) = dying.take().await;
    let worker = tokio::spawn(think_for(finished.place.join().await, 2, std::future::pending()));
    wait_for_workers(&finished.place).await;
    dying.die();
    assert_eq!(finished.review().await, finished.made_alone());
    worker.abort();
}

async fn when_the_only_worker_is_gone_the_node_does_it(at: &Meeting) {
    let mut finished = Finished::at(at, 0.2).await;
    let dying = Puppet::join(&finished.place).await;
    finished.begin().await;
    let (_work, ..) = dying.take().await;
    dying.die();
    assert_eq!(finished.review().await, finished.made_alone());
}

async fn what_was_weighed_is_kept_when_nobody_wants_the_rest(at: &Meeting) {
    // So long that its decisions are several pieces.
    let mut finished = Finished::at(at, 3.0).await;
    let worker = Arc::new(Puppet::join(&finished.place).await);
    let observer = finished.place.join().await;
    let mut unwanted = observer.subscribe("unwanted").await.unwrap();
    observer.prove().await.unwrap();
    finished.begin().await;
    // One piece of decisions is done, and all that come after it are held.
    let mut first = None;
    let held = loop {
        let (work, piece, id) = worker.take().await;
        let decisions = decisions_of(&piece);
        if decisions > 0 && first.is_some() {
            tokio::spawn(hold(Arc::clone(&worker), work, id));
            break id;
        }
        let record = finished.record.clone();
        let reckoning = spawn_blocking(move || reckon_piece(&record, &piece, &AtomicBool::default()));
        let holding = tokio::spawn(hold(Arc::clone(&worker), work, id));
        if decisions > 0 {
            first = Some((reckoning, id, decisions));
        } else {
            let worker = Arc::clone(&worker);
            tokio::spawn(async move {
                worker.tell_done(id, reckoning.await.unwrap());
                holding.abort();
            });
        }
    };
    let taker = Arc::clone(&worker);
    tokio::spawn(async move {
        loop {
            let (work, _, id) = taker.take().await;
            tokio::spawn(hold(Arc::clone(&taker), work, id));
        }
    });
    let (reckoning, id, weighed) = first.unwrap();
    let found = reckoning.await.unwrap();
    let before = finished.progress().await;
    worker.tell_done(id, found);
    while finished.progress().await == before {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    finished.guest.delete(&finished.path).await.expect(204);
    while unwanted.next().await.unwrap() != held.to_string().as_bytes() {}
    let review = finished.review().await;
    assert_eq!(review["complete"], false);
    let steps = review["steps"].as_array().unwrap();
    let told = steps.iter().filter(|step| step["decision"]["loss"].is_object());
    assert_eq!(told.count(), weighed);
    assert_eq!(finished.house.count("reviews"), 1);
}

async fn another_node_tells_how_far_it_is_and_ends_it(at: &Meeting) {
    let mut finished = Finished::at(at, 3.0).await;
    let worker = Arc::new(Puppet::join(&finished.place).await);
    let observer = finished.place.join().await;
    let mut unwanted = observer.subscribe("unwanted").await.unwrap();
    observer.prove().await.unwrap();
    finished.begin().await;
    let (work, piece, id) = worker.take().await;
    let record = finished.record.clone();
    let reckoning = spawn_blocking(move || reckon_piece(&record, &piece, &AtomicBool::default()));
    let (held, _, other) = worker.take().await;
    tokio::spawn(hold(Arc::clone(&worker), held, other));
    let holding = tokio::spawn(hold(Arc::clone(&worker), work, id));
    worker.tell_done(id, reckoning.await.unwrap());
    holding.abort();
    let mut there = finished.guest.at(&finished.there);
    while there.get(&finished.path).await.expect(202)["thousandths"] == 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    there.delete(&finished.path).await.expect(204);
    while unwanted.next().await.unwrap() != other.to_string().as_bytes() {}
}

/// How many decisions a piece asks for.
fn decisions_of(piece: &Piece) -> usize {
    let piece = serde_json::to_value(piece).unwrap();
    let steps = &piece["part"]["decisions"]["steps"];
    steps.as_array().map_or(0, Vec::len)
}

/// Says again and again that a piece goes on.
async fn hold(worker: Arc<Puppet>, work: Box<dyn Work>, id: u64) {
    loop {
        worker.say(&json!({ "id": id, "sign": "goes_on" }));
        work.goes_on().await.unwrap();
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
