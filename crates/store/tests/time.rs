//! What every store must do with clocks, deadlines and ratings.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

#[macro_use]
mod common;

use std::sync::Arc;

use store::{
    Append, Joining, KeptClocks, Ladder, MatchId, MemberName, NewMatch, NewMember, NewSession, PersonId,
    Rate, Rated, SessionKey, Standing, Store, StoreError, Strength, TakeBack,
};

use common::{ADA, BOB, Data, id, new_match};

suite!(
    a_deadline_is_kept_with_its_step,
    a_takeback_keeps_the_clocks_of_now,
    a_match_changes_ratings_once_and_with_its_last_step,
);

/// A match that nobody finds.
async fn create_match(store: &Arc<dyn Store>, number: u64) {
    let new = NewMatch {
        listed: false,
        ..new_match(number)
    };
    store.create_match(new).await.unwrap();
}

fn clocks(text: &str, deadline_ms: Option<i64>) -> KeptClocks {
    KeptClocks {
        text: text.into(),
        deadline_ms,
    }
}

fn step(number: u64, step: u32, clocks: Option<KeptClocks>) -> Append {
    Append {
        id: id(number),
        step,
        revision: 0,
        entry: format!("entry {step}"),
        period_left_ms: None,
        clocks,
        request: None,
    }
}

async fn due(store: &Arc<dyn Store>, at_ms: i64) -> Vec<MatchId> {
    store.due(at_ms, 10).await.unwrap()
}

async fn a_deadline_is_kept_with_its_step(data: &impl Data) {
    let store = data.open().await;
    create_match(&store, 1).await;
    create_match(&store, 2).await;
    assert_eq!(due(&store, i64::MAX).await, []);
    store
        .append(step(1, 1, Some(clocks("one", Some(700)))))
        .await
        .unwrap();
    store
        .append(step(2, 1, Some(clocks("two", Some(500)))))
        .await
        .unwrap();
    assert_eq!(due(&store, 499).await, []);
    assert_eq!(due(&store, 700).await, [id(2), id(1)]);
    let refused = store.append(step(1, 1, Some(clocks("late", Some(1))))).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    let stored = store.load_match(id(1)).await.unwrap().unwrap();
    assert_eq!(
        stored.clocks.as_deref(),
        Some("one"),
        "what is refused changes no clock"
    );
    assert_eq!(due(&store, 700).await.len(), 2);
    store
        .append(step(2, 2, Some(clocks("over", None))))
        .await
        .unwrap();
    store.close().await.unwrap();
    let store = data.open().await;
    assert_eq!(due(&store, i64::MAX).await, [id(1)]);
    store.set_clocks(id(1), 1, clocks("old", Some(1))).await.unwrap();
    assert_eq!(
        due(&store, 1).await,
        [],
        "a clock of an earlier step is of no interest"
    );
    store
        .set_clocks(id(1), 2, clocks("now", Some(900)))
        .await
        .unwrap();
    assert_eq!(due(&store, 899).await, []);
    let over = Standing {
        text: "1-0".into(),
        steps: 2,
        over: true,
    };
    store.set_standing(id(1), over).await.unwrap();
    assert_eq!(
        due(&store, i64::MAX).await,
        [],
        "a match that is over is never due"
    );
}

async fn a_takeback_keeps_the_clocks_of_now(data: &impl Data) {
    let store = data.open().await;
    create_match(&store, 1).await;
    store
        .append(step(1, 1, Some(clocks("one", Some(700)))))
        .await
        .unwrap();
    let take_back = TakeBack {
        id: id(1),
        of: 2,
        revision: 0,
        steps: 1,
        lanes: String::new(),
        clocks: Some(clocks("now", Some(800))),
    };
    store.take_back(take_back).await.unwrap();
    let stored = store.load_match(id(1)).await.unwrap().unwrap();
    assert_eq!((stored.clocks.as_deref(), stored.entries.len()), (Some("now"), 1));
    assert_eq!(due(&store, 799).await, []);
}

async fn join(store: &Arc<dyn Store>, person: PersonId, name: &str) {
    let number = u8::try_from(person.0).unwrap();
    let new = NewMember {
        person,
        name: MemberName {
            name: name.into(),
            skeleton: name.to_lowercase(),
        },
        password: "hash".into(),
        codes: Vec::new(),
        session: NewSession {
            key: SessionKey([number; 32]),
            device: "a browser".into(),
        },
    };
    let joined = store.become_member(new, Box::new(|_, _| None)).await.unwrap();
    assert!(matches!(joined, Joining::Done(_)));
}

fn ladder() -> Ladder {
    Ladder {
        game: "some-game".into(),
        pace: "live".into(),
    }
}

fn rated(at_ms: i64) -> Rated {
    Rated {
        ladder: ladder(),
        coaches: [ADA, BOB],
        at_ms,
    }
}

/// Home gains a hundred of Away's.
fn home_wins(at_ms: i64) -> Rate {
    Box::new(move |known| {
        let before = known.map(|known| {
            known.unwrap_or(Strength {
                rating: 1500.0,
                deviation: 350.0,
                volatility: 0.06,
                rated_ms: 0,
            })
        });
        let after = |strength: Strength, gain: f64| Strength {
            rating: strength.rating + gain,
            deviation: strength.deviation / 2.0,
            rated_ms: at_ms,
            ..strength
        };
        [
            (before[0], after(before[0], 100.0)),
            (before[1], after(before[1], -100.0)),
        ]
    })
}

async fn a_match_changes_ratings_once_and_with_its_last_step(data: &impl Data) {
    let store = data.open().await;
    join(&store, ADA, "Ada").await;
    join(&store, BOB, "Bob").await;
    create_match(&store, 1).await;
    create_match(&store, 2).await;
    let last = step(1, 1, Some(clocks("over", None)));
    store
        .end_rated(last.clone(), rated(10), home_wins(10))
        .await
        .unwrap();
    // The same again, as after a crash that lost the answer.
    assert_eq!(
        store.end_rated(last, rated(11), home_wins(11)).await,
        Err(StoreError::Conflict)
    );
    // Nor with another step of the same match.
    let more = store.end_rated(step(1, 2, None), rated(12), home_wins(12)).await;
    assert!(more.is_err());
    assert_eq!(
        store.load_match(id(1)).await.unwrap().unwrap().entries.len(),
        2,
        "whole or not at all"
    );
    let ratings = store.ratings(ADA).await.unwrap();
    assert_eq!((ratings.len(), ratings[0].matches), (1, 1));
    assert!((ratings[0].strength.rating - 1600.0).abs() < 1e-9);

    store
        .end_rated(step(2, 1, None), rated(20), home_wins(20))
        .await
        .unwrap();
    let history = store.rating_history(ADA, ladder()).await.unwrap();
    let told: Vec<(MatchId, i64)> = history.iter().map(|change| (change.id, change.at_ms)).collect();
    assert_eq!(told, [(id(1), 10), (id(2), 20)]);
    assert!((history[1].before - 1600.0).abs() < 1e-9 && (history[1].rating - 1700.0).abs() < 1e-9);
    let changes = store.rating_changes(id(2)).await.unwrap();
    assert_eq!(changes.len(), 2);

    let leaders = store.leaders(ladder(), 350.0, 10).await.unwrap();
    let names: Vec<&str> = leaders.iter().map(|(person, _)| person.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Bob"]);
    assert_eq!(
        store.leaders(ladder(), 1.0, 10).await.unwrap(),
        [],
        "nobody is that certain"
    );
    assert_eq!(store.stronger(ladder(), 350.0, 1650.0).await, Ok(1));
    let other = Ladder {
        pace: "days".into(),
        ..ladder()
    };
    assert_eq!(store.leaders(other, 350.0, 10).await.unwrap(), []);
}
