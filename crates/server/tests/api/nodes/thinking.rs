//! Thinking: a machine that only thinks does so for the bots of all nodes, and nobody misses it when it is gone.

use std::sync::Arc;

use bus::Bus as _;
use serde_json::{Value, json};
use server::worker::think_for;

use crate::{
    metrics::scrape,
    support::{House, text},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_thinks_for_a_node_until_it_is_gone() {
    let ([here], hub) = House::nodes(|config| config.metrics = Some("127.0.0.1:0".parse().unwrap())).await;
    let worker = tokio::spawn(think_for(Arc::new(hub.node()), 1, std::future::pending()));
    let mut guest = here.guest().await;
    // By the second word that is said from now on the house has heard the first.
    let mut workers = hub.node().subscribe("workers").await.unwrap();
    workers.next().await.unwrap();
    workers.next().await.unwrap();
    // The first node of a hub is the house's.
    let mut thoughts = hub.node().subscribe("thoughts.0000000000000001").await.unwrap();
    let created = guest
        .create(
            json!({ "set_aside": "random", "hand_size": 3 }),
            json!({ "kind": "me" }),
            json!({ "kind": "bot", "level": "pro", "think_ms": 500 }),
        )
        .await;
    let mut socket = guest.sit(&text(&created["id"])).await;
    let thought: Value = serde_json::from_slice(&thoughts.next().await.unwrap()).unwrap();
    assert!(thought["advice"]["mv"].is_string(), "{thought}");
    for _ in 0..3 {
        socket.until(|socket| socket.is_to_act("home")).await;
        let choice = socket.choices("home").pop().unwrap();
        socket.must_play("home", choice).await;
    }
    let told = async || scrape(&here).await.0["fiveaside_thoughts_elsewhere_total{answered=\"in_time\"}"];
    assert!(told().await >= 1.0, "it is counted what workers think");
    worker.abort();
    for _ in 0..3 {
        socket.until(|socket| socket.is_to_act("home")).await;
        let choice = socket.choices("home").pop().unwrap();
        socket.must_play("home", choice).await;
    }
}
