//! What Prometheus is told, after matches that were really played.

use std::collections::BTreeMap;

use serde_json::json;

use crate::support::{Guest, House, play_out};

/// A server that tells its figures.
async fn watched() -> House {
    House::open_with(|config| config.metrics = Some("127.0.0.1:0".parse().unwrap())).await
}

/// The figures by name and labels, and the text that told them.
pub(crate) async fn scrape(house: &House) -> (BTreeMap<String, f64>, String) {
    let mut prometheus = Guest {
        address: house.metrics.unwrap(),
        cookie: None,
    };
    let answer = prometheus.get("/metrics").await;
    assert_eq!(answer.status, 200);
    let kind = &answer.headers["content-type"];
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    let text = String::from_utf8(answer.body).unwrap();
    let figures = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.rsplit_once(' ').unwrap())
        .map(|(name, value)| (name.to_owned(), value.parse().unwrap()))
        .collect();
    (figures, text)
}

#[tokio::test]
async fn a_played_match_is_told_in_figures() {
    let house = watched().await;
    let (home, away, id) = house.friendly(json!({ "half_cards": 15 })).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    let (figures, _) = scrape(&house).await;
    assert_eq!(figures["fiveaside_sockets{room=\"table\"}"], 2.0);
    assert_eq!(figures["fiveaside_tables"], 1.0);
    assert_eq!(figures["fiveaside_lanes"], 2.0);
    assert_eq!(
        figures["fiveaside_moves_total{game=\"flip-football\",by=\"person\"}"],
        0.0
    );

    let refused = one.play("home", "kick the referee").await;
    assert_eq!(refused["code"], "bad_move", "{refused}");
    play_out(&mut one, &mut other).await;
    let accepted = [&one, &other].map(|socket| {
        let accepted = socket.heard.iter().filter(|text| text.contains("\"accepted\""));
        accepted.count()
    });
    let moves = (accepted[0] + accepted[1]) as f64;
    assert!(moves > 30.0, "{moves}");

    let (figures, _) = scrape(&house).await;
    let figure = |name: &str| figures[name];
    assert_eq!(
        figure("fiveaside_moves_total{game=\"flip-football\",by=\"person\"}"),
        moves
    );
    assert_eq!(figure("fiveaside_move_durable_seconds_count"), moves);
    assert_eq!(
        figure("fiveaside_move_durable_seconds_bucket{le=\"+Inf\"}"),
        moves
    );
    assert_eq!(figure("fiveaside_refusals_total{code=\"bad_move\"}"), 1.0);
    assert!(figure("fiveaside_message_sent_seconds_count") >= moves);
    assert!(figure("fiveaside_store_batch_jobs_sum") >= moves);
    assert!(figure("fiveaside_store_commit_seconds_count") <= figure("fiveaside_store_batch_jobs_sum"));
    assert_eq!(figure("fiveaside_store_errors_total{at=\"table\"}"), 0.0);
    assert!(figure("fiveaside_requests_total{status=\"2xx\"}") >= 6.0);
    assert_eq!(
        figure("fiveaside_requests_total{status=\"1xx\"}"),
        2.0,
        "two sockets"
    );
    if cfg!(target_os = "linux") {
        assert!(figure("process_resident_memory_bytes") > 1e6);
        assert!(figure("process_open_fds") > 4.0);
    }
}

#[tokio::test]
async fn bots_who_think_and_sockets_that_come_back_are_counted() {
    let house = watched().await;
    let mut me = house.guest().await;
    let bot = json!({ "kind": "bot", "level": "club" });
    let made = me
        .create(json!({ "hand_size": 5 }), json!({ "kind": "me" }), bot)
        .await;
    let id = made["id"].as_str().unwrap();
    let mut socket = me.sit(id).await;
    socket.must_play("home", "preset strongest").await;
    socket.until(|socket| socket.is_to_act("home")).await;
    let lanes = socket.lanes.clone();
    drop(socket);
    let (_back, _) = me.come_back(id, lanes).await;
    let (figures, _) = scrape(&house).await;
    let bots = figures["fiveaside_moves_total{game=\"flip-football\",by=\"bot\"}"];
    assert!(bots >= 1.0);
    assert!(figures["fiveaside_thought_seconds_count{level=\"club\"}"] >= bots);
    assert!(figures["fiveaside_thought_wait_seconds_count"] >= bots);
    assert_eq!(figures["fiveaside_sockets_resumed_total"], 1.0);
}

#[tokio::test]
async fn a_store_that_fails_is_told() {
    let house = watched().await;
    let (home, _, id) = house.friendly(json!({})).await;
    let mut socket = home.sit(&id).await;
    house.sabotage("alter table entries rename to lost");
    let pick = json!({ "type": "set_aside", "card": "R01" });
    let mv = json!({ "type": "move", "id": crate::support::uuid(), "seat": "home", "move": pick });
    socket.say(mv).await;
    while socket.try_next().await.is_some() {}
    let (figures, _) = scrape(&house).await;
    assert_eq!(figures["fiveaside_store_errors_total{at=\"table\"}"], 1.0);
    assert_eq!(
        figures["fiveaside_moves_total{game=\"flip-football\",by=\"person\"}"],
        0.0
    );
}

/// Labels come out of short lists of ours: whatever people are called and hold, the figures do not tell.
#[tokio::test]
async fn figures_name_nobody_and_nothing_hidden() {
    let house = watched().await;
    let mut ada = house.member("Ada-Lovelace").await;
    let made = ada
        .create(
            json!({ "hand_size": 5 }),
            json!({ "kind": "me" }),
            json!({ "kind": "friend" }),
        )
        .await;
    let id = made["id"].as_str().unwrap().to_owned();
    let mut socket = ada.sit(&id).await;
    socket.play("home", "kick the referee").await;
    let (_, text) = scrape(&house).await;
    let cookie = ada.cookie.clone().unwrap();
    let secrets = [
        "Ada",
        id.as_str(),
        made["invitations"]["away"].as_str().unwrap(),
        cookie.split_once('=').unwrap().1,
        "referee",
    ];
    for secret in secrets {
        assert!(!text.contains(secret), "{secret}");
    }
    for person in house.persons() {
        assert!(!text.to_lowercase().contains(&person));
    }
    let labels = [
        "game", "by", "code", "status", "at", "room", "level", "version", "le", "answered",
    ];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((_, rest)) = line.split_once('{') else {
            continue;
        };
        for label in rest.split('}').next().unwrap().split(',') {
            let (name, _) = label.split_once('=').unwrap();
            assert!(labels.contains(&name), "{line}");
        }
    }
    assert!(text.lines().count() < 1_000, "a bounded number of figures");
}

#[tokio::test]
async fn figures_are_told_nowhere_else() {
    let house = House::open().await;
    assert_eq!(house.metrics, None);
    let page = house.stranger().get("/metrics").await;
    let text = String::from_utf8_lossy(&page.body).into_owned();
    assert!(!text.contains("fiveaside_moves"), "{text}");
}
