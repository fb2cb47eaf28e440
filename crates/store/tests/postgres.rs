//! What only PostgreSQL can go through: several processes, lost connections, restarts.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

#[allow(unused_macros)]
mod common;
#[path = "common/proxy.rs"]
mod proxy;

use std::{sync::Arc, time::Duration};

use store::{
    Append, Head, Ladder, Meeting as _, MemberName, NewMember, NewNotice, NewSession, People as _, PersonId,
    PostgresStore, Rate, Rated, Ratings as _, RequestId, SessionKey, Store as _, StoreError, Strength,
    TakeBack,
};
use tokio::{sync::mpsc, task::JoinSet};

use common::{ADA, BOB, Schema, id, new_match};
use proxy::Proxy;

/// A schema with its stores; nothing where no server is given.
macro_rules! schema {
    ($test:expr) => {
        match Schema::new($test).await {
            Some(schema) => schema,
            None => return,
        }
    };
}

fn step(number: u64, step: u32, who: &str) -> Append {
    Append {
        id: id(number),
        step,
        revision: 0,
        entry: format!("{step} by {who}"),
        period_left_ms: None,
        clocks: None,
        request: Some((0, RequestId(u128::from(step)))),
    }
}

async fn entries(store: &PostgresStore, number: u64) -> Vec<String> {
    store.load_match(id(number)).await.unwrap().unwrap().entries
}

/// A store whose way to the database can be cut.
async fn cuttable(schema: &Schema) -> (PostgresStore, Proxy) {
    let (host, port) = schema.server();
    let proxy = Proxy::to(host, port).await;
    let store = PostgresStore::open(&schema.address_at("127.0.0.1", proxy.port))
        .await
        .unwrap();
    (store, proxy)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_processes_one_writes_a_step() {
    const STEPS: u32 = 40;
    let schema = schema!("race");
    let first = schema.store().await;
    first.create_match(new_match(1)).await.unwrap();
    first.create_match(new_match(2)).await.unwrap();
    let mut writers = JoinSet::new();
    for process in 0..4 {
        let store = Arc::new(schema.store().await);
        for writer in 0..2 {
            let store = Arc::clone(&store);
            writers.spawn(async move {
                let who = format!("{process}/{writer}");
                let mut won = Vec::new();
                for number in 1..=STEPS {
                    // Two matches at once, and not all in the same order: nobody may wait for another in a circle.
                    let mut both = [1, 2];
                    both.rotate_left(writer);
                    let [a, b] = both.map(|fixture| store.append(step(fixture, number, &who)));
                    for (fixture, result) in both.into_iter().zip(<[_; 2]>::from(tokio::join!(a, b))) {
                        match result {
                            Ok(()) => won.push((fixture, number, who.clone())),
                            Err(error) => assert_eq!(error, StoreError::Conflict),
                        }
                    }
                }
                won
            });
        }
    }
    let won: Vec<_> = writers.join_all().await.into_iter().flatten().collect();
    for fixture in [1, 2] {
        let kept = entries(&first, fixture).await;
        let winners = won.iter().filter(|(of, ..)| *of == fixture);
        assert_eq!(
            winners.clone().count(),
            kept.len() - 1,
            "who was told so has written it"
        );
        for (_, number, who) in winners {
            assert_eq!(kept[*number as usize], format!("{number} by {who}"));
        }
        assert_eq!(
            kept.len(),
            STEPS as usize + 1,
            "every step was written by somebody"
        );
    }
    schema.remove().await;
}

/// On one thread all of them have asked before the first batch is made.
#[tokio::test]
async fn a_batch_is_one_commit_and_a_conflict_in_it_stands_alone() {
    let schema = schema!("batch");
    let (store, other) = (schema.store().await, schema.store().await);
    for number in 0..50 {
        store.create_match(new_match(number)).await.unwrap();
    }
    other.append(step(25, 1, "another")).await.unwrap();
    let appends = (0..50).map(|number| store.append(step(number, 1, "us")));
    let results = futures_util::future::join_all(appends).await;
    for (number, result) in (0..50).zip(results) {
        let expected = if number == 25 {
            Err(StoreError::Conflict)
        } else {
            Ok(())
        };
        assert_eq!(result, expected, "{number}");
    }
    assert_eq!(entries(&store, 25).await[1], "1 by another");
    let commits = schema
        .client()
        .await
        .query_one(
            "select count(distinct xmin::text) from entries where step = 1 and entry like '%us'",
            &[],
        )
        .await
        .unwrap();
    assert_eq!(commits.get::<_, i64>(0), 1);
    schema.remove().await;
}

#[tokio::test]
async fn what_cannot_be_written_does_not_spoil_its_batch() {
    let schema = schema!("spoilt");
    let store = schema.store().await;
    for number in 0..5 {
        store.create_match(new_match(number)).await.unwrap();
    }
    let spoilt = |number| {
        let who = if number == 2 { "no\0body" } else { "us" };
        store.append(step(number, 1, who))
    };
    let results = futures_util::future::join_all((0..5).map(spoilt)).await;
    for (number, result) in results.iter().enumerate() {
        assert_eq!(result.is_ok(), number != 2, "{number}: {result:?}");
    }
    assert_eq!(entries(&store, 2).await.len(), 1);
    schema.remove().await;
}

#[tokio::test]
async fn a_commit_whose_answer_was_lost_counts() {
    let schema = schema!("answer");
    let (store, proxy) = cuttable(&schema).await;
    for number in 0..10 {
        store.create_match(new_match(number)).await.unwrap();
    }
    store.append(step(0, 1, "us")).await.unwrap();
    proxy.swallow(b"INSERT 0 10");
    let appends = (0..10).map(|number| store.append(step(number, if number == 0 { 2 } else { 1 }, "us")));
    let results = futures_util::future::join_all(appends).await;
    assert!(proxy.has_swallowed(), "the batch was written and its answer lost");
    assert_eq!(results, vec![Ok(()); 10]);
    assert_eq!(entries(&store, 0).await, ["start", "1 by us", "2 by us"]);
    assert_eq!(entries(&store, 9).await, ["start", "1 by us"]);
    schema.remove().await;
}

#[tokio::test]
async fn a_step_that_another_wrote_meanwhile_is_a_conflict() {
    let schema = schema!("meanwhile");
    let (store, proxy) = cuttable(&schema).await;
    let other = schema.store().await;
    store.create_match(new_match(1)).await.unwrap();
    store.create_match(new_match(2)).await.unwrap();
    store.append(step(1, 1, "us")).await.unwrap();
    proxy.shut();
    let (lost, late, ()) = tokio::join!(
        store.append(step(1, 2, "us")),
        store.append(step(2, 1, "us")),
        async {
            other.append(step(1, 2, "another")).await.unwrap();
            proxy.open();
        }
    );
    assert_eq!(lost, Err(StoreError::Conflict));
    assert_eq!(late, Ok(()));
    assert_eq!(entries(&store, 1).await[2], "2 by another");
    schema.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_ends_the_connections_loses_no_step() {
    const STEPS: u32 = 60;
    const TABLES: u64 = 8;
    let schema = schema!("terminate");
    let store = Arc::new(schema.store().await);
    let (written, mut progress) = mpsc::channel(1);
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        store.create_match(new_match(number)).await.unwrap();
        let (store, written) = (Arc::clone(&store), written.clone());
        tables.spawn(async move {
            for at in 1..=STEPS {
                store.append(step(number, at, "us")).await.unwrap();
                written.send(()).await.unwrap();
            }
        });
    }
    drop(written);
    let client = schema.client().await;
    let mut steps = 0;
    while progress.recv().await.is_some() {
        steps += 1;
        if steps % 40 == 0 {
            let ended = client
                .query_one(
                    "select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = $1",
                    &[&schema.name],
                )
                .await
                .unwrap();
            assert!(ended.get::<_, i64>(0) > 0 || steps < 80, "there were some to end");
        }
    }
    tables.join_all().await;
    for number in 0..TABLES {
        let expected: Vec<String> = (1..=STEPS).map(|at| format!("{at} by us")).collect();
        assert_eq!(entries(&store, number).await[1..], expected);
    }
    schema.remove().await;
}

#[tokio::test]
async fn a_database_that_comes_back_is_used_again() {
    let schema = schema!("restart");
    let (store, proxy) = cuttable(&schema).await;
    store.create_match(new_match(1)).await.unwrap();
    store.append(step(1, 1, "us")).await.unwrap();
    proxy.shut();
    let (appended, loaded, proven, ()) = tokio::join!(
        store.append(step(1, 2, "us")),
        store.load_match(id(1)),
        store.prove(),
        async { proxy.open() }
    );
    assert_eq!(appended, Ok(()));
    assert!(loaded.unwrap().is_some());
    assert_eq!(proven, Ok(()));
    assert_eq!(entries(&store, 1).await.len(), 3);
    schema.remove().await;
}

async fn join(store: &PostgresStore, person: PersonId, name: &str) {
    let new = NewMember {
        person,
        name: MemberName {
            name: name.into(),
            skeleton: name.to_lowercase(),
        },
        password: "hash".into(),
        codes: Vec::new(),
        session: NewSession {
            key: SessionKey([u8::try_from(person.0).unwrap(); 32]),
            device: "a browser".into(),
        },
    };
    store.become_member(new, Box::new(|_, _| None)).await.unwrap();
}

fn rated() -> Rated {
    Rated {
        ladder: Ladder {
            game: "some-game".into(),
            pace: "live".into(),
        },
        coaches: [ADA, BOB],
        at_ms: 10,
    }
}

/// Everybody gains a hundred.
fn all_win() -> Rate {
    Box::new(|known| {
        known.map(|known| {
            let before = known.unwrap_or(Strength {
                rating: 1500.0,
                deviation: 350.0,
                volatility: 0.06,
                rated_ms: 0,
            });
            let after = Strength {
                rating: before.rating + 100.0,
                ..before
            };
            (before, after)
        })
    })
}

#[tokio::test]
async fn a_rated_match_whose_answer_was_lost_counts_once() {
    let schema = schema!("rated");
    let (store, proxy) = cuttable(&schema).await;
    join(&store, ADA, "Ada").await;
    join(&store, BOB, "Bob").await;
    store.create_match(new_match(1)).await.unwrap();
    proxy.swallow(b"COMMIT");
    let ended = store.end_rated(step(1, 1, "us"), rated(), all_win()).await;
    assert!(proxy.has_swallowed(), "it was committed and the answer lost");
    assert_eq!(ended, Ok(()));
    assert_eq!(entries(&store, 1).await.len(), 2);
    let ratings = store.ratings(ADA).await.unwrap();
    assert_eq!(ratings[0].matches, 1);
    schema.remove().await;
}

#[tokio::test]
async fn a_notice_whose_answer_was_lost_is_kept_once() {
    let schema = schema!("notice");
    let (store, proxy) = cuttable(&schema).await;
    let notice = |text: &str| NewNotice {
        about: Some("a match".to_owned()),
        text: text.to_owned(),
    };
    store.save_notice(ADA, notice("your turn"), 50).await.unwrap();
    proxy.swallow(b"COMMIT");
    let kept = store.save_notice(ADA, notice("it is over"), 50).await.unwrap();
    assert!(proxy.has_swallowed(), "it was committed and the answer lost");
    assert_eq!(kept.text, "it is over");
    assert_eq!(store.notices(ADA).await.unwrap(), [kept]);
    schema.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_processes_one_ends_a_rated_match() {
    let schema = schema!("rate_race");
    let first = schema.store().await;
    join(&first, ADA, "Ada").await;
    join(&first, BOB, "Bob").await;
    for number in 0..10 {
        first.create_match(new_match(number)).await.unwrap();
    }
    let mut enders = JoinSet::new();
    for process in 0..4 {
        let store = schema.store().await;
        enders.spawn(async move {
            let mut won = 0;
            for number in 0..10 {
                let last = step(number, 1, &process.to_string());
                match store.end_rated(last, rated(), all_win()).await {
                    Ok(()) => won += 1,
                    Err(error) => assert_eq!(error, StoreError::Conflict),
                }
            }
            won
        });
    }
    assert_eq!(enders.join_all().await.into_iter().sum::<u32>(), 10);
    for person in [ADA, BOB] {
        let rating = &first.ratings(person).await.unwrap()[0];
        assert_eq!(rating.matches, 10);
        assert!(
            (rating.strength.rating - 2500.0).abs() < 1e-9,
            "none was counted on an old rating"
        );
    }
    schema.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn takebacks_and_steps_of_many_processes_leave_no_gap() {
    let schema = schema!("gap");
    let first = schema.store().await;
    first.create_match(new_match(1)).await.unwrap();
    let mut writers = JoinSet::new();
    for process in 0..4_u32 {
        let store = schema.store().await;
        writers.spawn(async move {
            for round in 0..40_u32 {
                let Head { steps, revision, .. } = store.head(id(1)).await.unwrap().unwrap();
                let result = if steps > 2 && (round + process).is_multiple_of(4) {
                    let take_back = TakeBack {
                        id: id(1),
                        of: steps,
                        revision,
                        steps: steps - 2,
                        lanes: String::new(),
                        clocks: None,
                    };
                    store.take_back(take_back).await
                } else {
                    let next = Append {
                        revision,
                        ..step(1, steps, &process.to_string())
                    };
                    store.append(next).await
                };
                assert!(matches!(result, Ok(()) | Err(StoreError::Conflict)), "{result:?}");
            }
        });
    }
    writers.join_all().await;
    let kept = entries(&first, 1).await;
    for (number, entry) in kept.iter().enumerate().skip(1) {
        assert!(entry.starts_with(&format!("{number} by")), "{number}: {entry}");
    }
    let head = schema
        .client()
        .await
        .query_one("select steps from heads", &[])
        .await
        .unwrap();
    assert_eq!(head.get::<_, i32>(0), i32::try_from(kept.len()).unwrap());
    schema.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_processes_open_an_empty_database_at_once() {
    let schema = schema!("migrate");
    let mut opening = JoinSet::new();
    for _ in 0..6 {
        let address = schema.address();
        opening.spawn(async move { PostgresStore::open(&address).await.map(|_| ()) });
    }
    assert_eq!(opening.join_all().await, vec![Ok(()); 6]);
    schema.remove().await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let schema = schema!("newer");
    schema.store().await.close().await.unwrap();
    let client = schema.client().await;
    client
        .execute("insert into versions (number) values (99)", &[])
        .await
        .unwrap();
    let refused = PostgresStore::open(&schema.address()).await.err();
    assert!(matches!(refused, Some(StoreError::TooNew { found: 99, .. })));
    schema.remove().await;
}

#[tokio::test]
async fn an_order_is_given_to_one_server_and_answered_once() {
    let schema = schema!("orders");
    let (asker, server, other) = (schema.store().await, schema.store().await, schema.store().await);
    let nobody = asker
        .ask_servers("help", Duration::ZERO, Duration::from_secs(20))
        .await;
    assert_eq!(nobody, Ok(None), "no server is there");
    let (answer, ()) = tokio::join!(
        asker.ask_servers("help", Duration::from_secs(20), Duration::from_secs(20)),
        async {
            let taken = loop {
                if let Some(order) = server.orders().await.unwrap().pop() {
                    break order;
                }
            };
            assert_eq!(other.orders().await, Ok(Vec::new()), "it has been taken up");
            server.answer_order(taken.id, "done".into()).await.unwrap();
        }
    );
    assert_eq!(answer, Ok(Some("done".into())));
    assert_eq!(server.orders().await, Ok(Vec::new()));
    schema.remove().await;
}

#[tokio::test]
async fn no_error_tells_a_password() {
    for address in [
        "postgres://ada:hunter2@127.0.0.1:1/nowhere?connect_timeout=1",
        "postgres://ada:hunter2@[broken",
        "postgres://ada:hunter2@host/db?hunter2=hunter2",
    ] {
        let error = PostgresStore::open(address).await.err().unwrap();
        assert!(!error.to_string().contains("hunter2"), "{error}");
    }
}
