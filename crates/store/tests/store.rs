//! What every store must do, written against the trait.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

#[macro_use]
mod common;

use std::{collections::BTreeMap, ffi::OsString, sync::Arc};

use store::{
    Append, Filter, Head, KeptChallenge, KeptReview, KeptSeek, MatchId, NewDeck, NewLine, NewMatch,
    NewNotice, OfferId, OpenChallenges, PersonId, RequestId, Seating, SqliteStore, Standing, Store,
    StoreError, StoredMatch, TakeBack,
};

use common::{Data, SqliteFile};

suite!(
    a_match_comes_back_as_it_was_kept,
    an_unknown_match_is_none,
    steps_are_appended_in_order,
    a_step_is_written_once,
    many_writers_never_share_a_step,
    matches_do_not_disturb_each_other,
    a_takeback_removes_steps_and_keeps_requests,
    a_takeback_of_another_moment_is_a_conflict,
    a_failed_creation_leaves_nothing,
    the_clock_is_kept_with_the_last_step,
    seats_change_together_with_the_header,
    a_match_tells_how_far_it_has_come,
    what_is_kept_of_an_earlier_moment_changes_nothing,
    lists_hold_what_they_should,
    lists_know_when_the_standing_is_old,
    persons_have_names,
    decks_are_kept_by_their_owners,
    notices_are_numbered_for_each_person,
    challenges_are_kept_and_answered_once,
    seeks_stay_while_their_makers_are_away,
    reviews_are_kept_and_found_by_who_sat_there,
    a_setting_is_made_once,
    everything_survives_opening_again,
);

const ALICE: PersonId = PersonId(1);
const BOB: PersonId = PersonId(u128::MAX);

fn id(number: u64) -> MatchId {
    MatchId::from_random(number << 1)
}

fn new_match(number: u64) -> NewMatch {
    NewMatch {
        id: id(number),
        game: "some-game".into(),
        header: r#"{"header":1}"#.into(),
        seed: [7; 32],
        seats: "seats".into(),
        terms: "terms".into(),
        creator: ALICE,
        listed: true,
        sitters: vec![ALICE],
        entries: vec!["start".into()],
        standing: Standing {
            text: "0-0".into(),
            steps: 1,
            over: false,
        },
    }
}

fn step(number: u64, step: u32) -> Append {
    let request = Some((1, RequestId(u128::from(step))));
    Append {
        id: id(number),
        step,
        revision: 0,
        entry: format!("entry {step}"),
        period_left_ms: None,
        clocks: None,
        request,
    }
}

/// A step that was played in another revision.
fn revised(append: Append, revision: u32) -> Append {
    Append { revision, ..append }
}

async fn load(store: &Arc<dyn Store>, number: u64) -> StoredMatch {
    store.load_match(id(number)).await.unwrap().unwrap()
}

async fn a_match_comes_back_as_it_was_kept(data: &impl Data) {
    let store = data.open().await;
    let created_at = store.create_match(new_match(1)).await.unwrap();
    assert_eq!(
        (created_at.len(), &created_at[10..11], &created_at[23..]),
        (24, "T", "Z")
    );
    let stored = load(&store, 1).await;
    let expected = StoredMatch {
        game: "some-game".into(),
        header: r#"{"header":1}"#.into(),
        seed: [7; 32],
        seats: "seats".into(),
        terms: "terms".into(),
        creator: ALICE,
        created_at,
        listed: true,
        revision: 0,
        lanes: String::new(),
        entries: vec!["start".into()],
        period_left_ms: None,
        clocks: None,
        requests: vec![],
    };
    assert!(stored == expected);
}

async fn an_unknown_match_is_none(data: &impl Data) {
    assert!(data.open().await.load_match(id(1)).await.unwrap().is_none());
}

async fn steps_are_appended_in_order(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    assert_eq!(store.append(step(1, 2)).await, Err(StoreError::Conflict), "a gap");
    for number in 1..20 {
        store.append(step(1, number)).await.unwrap();
    }
    let stored = load(&store, 1).await;
    assert_eq!(stored.entries[0], "start");
    assert_eq!(stored.entries[19], "entry 19");
    assert_eq!(stored.entries.len(), 20);
    assert_eq!(stored.requests.len(), 19);
    assert_eq!(stored.requests[4], (1, RequestId(5)));
}

async fn a_step_is_written_once(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    store.append(step(1, 1)).await.unwrap();
    assert_eq!(store.append(step(1, 1)).await, Err(StoreError::Conflict));
    assert_eq!(store.append(step(1, 0)).await, Err(StoreError::Conflict));
    assert_eq!(load(&store, 1).await.entries.len(), 2);
}

async fn many_writers_never_share_a_step(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            let mut won = 0;
            for number in 1..=50 {
                match store.append(step(1, number)).await {
                    Ok(()) => won += 1,
                    Err(error) => assert_eq!(error, StoreError::Conflict),
                }
            }
            won
        });
    }
    let won: Vec<i32> = writers.join_all().await;
    assert_eq!(
        won.iter().sum::<i32>(),
        i32::try_from(load(&store, 1).await.entries.len()).unwrap() - 1
    );
}

async fn matches_do_not_disturb_each_other(data: &impl Data) {
    let store = data.open().await;
    let mut writers = tokio::task::JoinSet::new();
    for number in 0..50 {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            store.create_match(new_match(number)).await.unwrap();
            for at in 1..20 {
                store.append(step(number, at)).await.unwrap();
                assert_eq!(store.append(step(number, at)).await, Err(StoreError::Conflict));
            }
        });
    }
    writers.join_all().await;
    for number in 0..50 {
        assert_eq!(load(&store, number).await.entries.len(), 20);
    }
}

async fn a_takeback_removes_steps_and_keeps_requests(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    store.create_match(new_match(2)).await.unwrap();
    for number in 1..6 {
        store.append(step(1, number)).await.unwrap();
        store.append(step(2, number)).await.unwrap();
    }
    store
        .take_back(TakeBack {
            id: id(1),
            of: 6,
            revision: 0,
            steps: 4,
            lanes: "lanes".into(),
            clocks: None,
        })
        .await
        .unwrap();
    let stored = load(&store, 1).await;
    assert_eq!(stored.entries, ["start", "entry 1", "entry 2", "entry 3"]);
    assert_eq!(stored.requests.len(), 5);
    assert_eq!(stored.lanes, "lanes");
    assert_eq!(load(&store, 2).await.entries.len(), 6);
    assert_eq!(stored.revision, 1);
    assert_eq!(
        store.append(step(1, 4)).await,
        Err(StoreError::Conflict),
        "nobody goes on from what another took back"
    );
    store.append(revised(step(1, 4), 1)).await.unwrap();
    assert_eq!(load(&store, 1).await.entries.len(), 5);
}

async fn a_takeback_of_another_moment_is_a_conflict(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    store.append(step(1, 1)).await.unwrap();
    for (of, steps, revision) in [(1, 1, 0), (3, 1, 0), (2, 0, 0), (2, 3, 0), (2, 1, 1)] {
        let take_back = TakeBack {
            id: id(1),
            of,
            revision,
            steps,
            lanes: "lanes".into(),
            clocks: None,
        };
        assert_eq!(store.take_back(take_back).await, Err(StoreError::Conflict));
    }
    let stored = load(&store, 1).await;
    assert_eq!((stored.entries.len(), stored.lanes.as_str()), (2, ""));
}

async fn a_failed_creation_leaves_nothing(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    let mut again = new_match(1);
    again.sitters = vec![BOB];
    assert!(store.create_match(again).await.is_err());
    assert_eq!(store.list(Filter::Of(BOB), 10).await.unwrap().matches, []);
    store.append(step(1, 1)).await.unwrap();
}

async fn seats_change_together_with_the_header(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    let seating = Seating {
        revision: 0,
        header: "new header".into(),
        seats: "new seats".into(),
        sitters: vec![ALICE, BOB],
    };
    store.seat(id(1), seating.clone()).await.unwrap();
    let stored = load(&store, 1).await;
    assert_eq!(
        (stored.header.as_str(), stored.seats.as_str()),
        ("new header", "new seats")
    );
    assert_eq!(store.list(Filter::Of(BOB), 10).await.unwrap().matches.len(), 1);
    assert_eq!(
        store.seat(id(1), seating.clone()).await,
        Err(StoreError::Conflict),
        "somebody else has sat down meanwhile"
    );
    assert_eq!(store.append(step(1, 1)).await, Err(StoreError::Conflict));
    store.append(revised(step(1, 1), 1)).await.unwrap();
    assert_eq!(store.seat(id(9), seating).await, Err(StoreError::Conflict));
}

async fn a_match_tells_how_far_it_has_come(data: &impl Data) {
    let store = data.open().await;
    assert_eq!(store.head(id(1)).await.unwrap(), None);
    store.create_match(new_match(1)).await.unwrap();
    store.append(step(1, 1)).await.unwrap();
    store.append(step(1, 2)).await.unwrap();
    let head = |steps, revision, lines| {
        Some(Head {
            steps,
            revision,
            lines,
        })
    };
    assert_eq!(store.head(id(1)).await.unwrap(), head(3, 0, 0));
    store.take_back(last_of_three(1)).await.unwrap();
    let line = NewLine {
        id: "line".into(),
        room: "table".into(),
        person: ALICE,
        text: "hello".into(),
    };
    store.save_line(id(1), line).await.unwrap();
    assert_eq!(store.head(id(1)).await.unwrap(), head(2, 1, 1));
}

async fn what_is_kept_of_an_earlier_moment_changes_nothing(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    let timed = Append {
        period_left_ms: Some(900),
        ..step(1, 1)
    };
    store.append(timed).await.unwrap();
    store.set_period_left(id(1), 1, 100).await.unwrap();
    store.set_period_left(id(1), 3, 100).await.unwrap();
    assert_eq!(load(&store, 1).await.period_left_ms, Some(900));
    let standing = |steps, over| Standing {
        text: "1-0".into(),
        steps,
        over,
    };
    store.set_standing(id(1), standing(2, true)).await.unwrap();
    store.set_standing(id(1), standing(1, false)).await.unwrap();
    let listing = store.list(Filter::Of(ALICE), 10).await.unwrap();
    assert!(
        listing.matches[0].over,
        "whoever wakes up late does not begin it anew"
    );
}

async fn lists_hold_what_they_should(data: &impl Data) {
    let store = data.open().await;
    for number in 1..=4 {
        let mut new = new_match(number);
        new.listed = number != 2;
        store.create_match(new).await.unwrap();
    }
    store
        .set_standing(
            id(3),
            Standing {
                text: "2-1".into(),
                steps: 1,
                over: true,
            },
        )
        .await
        .unwrap();
    let ids = |list: Vec<store::Listed>| {
        let mut ids: Vec<MatchId> = list.into_iter().map(|listed| listed.id).collect();
        ids.sort();
        ids
    };
    assert_eq!(
        ids(store.list(Filter::Live, 10).await.unwrap().matches),
        [id(1), id(4)]
    );
    let mine = store.list(Filter::Of(ALICE), 10).await.unwrap().matches;
    assert_eq!(ids(mine.clone()), [id(1), id(2), id(3), id(4)]);
    assert!(mine.is_sorted_by(|newer, older| newer.created_at >= older.created_at));
    let third = mine.iter().find(|listed| listed.id == id(3)).unwrap();
    assert_eq!(third.standing, "2-1");
    assert_eq!(store.list(Filter::Of(ALICE), 3).await.unwrap().matches.len(), 3);
    assert_eq!(store.list(Filter::Of(BOB), 10).await.unwrap().matches, []);
}

async fn lists_know_when_the_standing_is_old(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    let is_old = async || store.list(Filter::Live, 1).await.unwrap().matches[0].is_old;
    assert!(!is_old().await, "as it was made");
    store.append(step(1, 1)).await.unwrap();
    assert!(is_old().await, "a step later");
    let standing = Standing {
        text: "1-0".into(),
        steps: 2,
        over: false,
    };
    store.set_standing(id(1), standing.clone()).await.unwrap();
    assert!(!is_old().await, "kept");
    store.append(step(1, 2)).await.unwrap();
    store.set_standing(id(1), standing).await.unwrap();
    assert!(is_old().await, "kept too late");
    store.take_back(last_of_three(1)).await.unwrap();
    assert!(is_old().await, "taken back");
}

/// Takes back the third step of a match that has three.
fn last_of_three(number: u64) -> TakeBack {
    TakeBack {
        id: id(number),
        of: 3,
        revision: 0,
        steps: 2,
        lanes: String::new(),
        clocks: None,
    }
}

async fn persons_have_names(data: &impl Data) {
    let store = data.open().await;
    assert_eq!(store.person_name(ALICE).await.unwrap(), None);
    store.set_person_name(ALICE, "Alice".into()).await.unwrap();
    store.set_person_name(BOB, "Bob".into()).await.unwrap();
    store.set_person_name(ALICE, "Alicia".into()).await.unwrap();
    assert_eq!(store.person_name(ALICE).await.unwrap().as_deref(), Some("Alicia"));
    assert_eq!(store.person_name(BOB).await.unwrap().as_deref(), Some("Bob"));
}

async fn the_clock_is_kept_with_the_last_step(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    for (number, left_ms) in [(1, 900), (2, 800)] {
        let timed = Append {
            period_left_ms: Some(left_ms),
            ..step(1, number)
        };
        store.append(timed).await.unwrap();
        assert_eq!(load(&store, 1).await.period_left_ms, Some(left_ms));
    }
    store.set_period_left(id(1), 3, 750).await.unwrap();
    assert_eq!(load(&store, 1).await.period_left_ms, Some(750));
    store.take_back(last_of_three(1)).await.unwrap();
    assert_eq!(
        load(&store, 1).await.period_left_ms,
        Some(900),
        "as it stood then"
    );
    store.append(revised(step(1, 2), 1)).await.unwrap();
    assert_eq!(load(&store, 1).await.period_left_ms, None, "no clock");
}

async fn decks_are_kept_by_their_owners(data: &impl Data) {
    let deck = |name: &str, deck: &str| NewDeck {
        game: "cards".into(),
        name: name.into(),
        deck: deck.into(),
    };
    let store = data.open().await;
    assert_eq!(store.decks(ALICE).await.unwrap(), []);
    let first = store
        .save_deck(ALICE, deck("one", "a"), 2)
        .await
        .unwrap()
        .unwrap();
    assert_eq!((first.name.as_str(), first.deck.as_str()), ("one", "a"));
    store.save_deck(BOB, deck("one", "b"), 2).await.unwrap().unwrap();
    store
        .save_deck(ALICE, deck("two", "c"), 2)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(store.save_deck(ALICE, deck("three", "d"), 2).await.unwrap(), None);
    let changed = store
        .save_deck(ALICE, deck("one", "e"), 2)
        .await
        .unwrap()
        .unwrap();
    assert!(changed.updated_ms >= first.updated_ms);
    store.close().await.unwrap();
    let store = data.open().await;
    let texts = |decks: Vec<store::KeptDeck>| decks.into_iter().map(|deck| deck.deck).collect::<Vec<_>>();
    assert_eq!(texts(store.decks(ALICE).await.unwrap()), ["e", "c"]);
    assert!(
        store
            .drop_deck(ALICE, "cards".into(), "one".into())
            .await
            .unwrap()
    );
    assert!(
        !store
            .drop_deck(ALICE, "cards".into(), "one".into())
            .await
            .unwrap()
    );
    assert_eq!(texts(store.decks(ALICE).await.unwrap()), ["c"]);
    assert_eq!(texts(store.decks(BOB).await.unwrap()), ["b"]);
}

async fn notices_are_numbered_for_each_person(data: &impl Data) {
    let store = data.open().await;
    let (ada, bob) = (PersonId(1), PersonId(2));
    let tell = async |person, about: Option<&str>, text: &str| {
        let notice = NewNotice {
            about: about.map(ToOwned::to_owned),
            text: text.to_owned(),
        };
        store.save_notice(person, notice, 3).await.unwrap().number
    };
    assert_eq!(tell(ada, Some("match 1"), "your turn").await, 1);
    assert_eq!(tell(bob, Some("match 1"), "over").await, 1);
    assert_eq!(tell(ada, None, "a challenge").await, 2);
    assert_eq!(tell(ada, Some("match 1"), "your turn again").await, 3);
    store.close().await.unwrap();
    let store = data.open().await;
    let kept = store.notices(ada).await.unwrap();
    let texts: Vec<(u32, &str)> = kept
        .iter()
        .map(|notice| (notice.number, notice.text.as_str()))
        .collect();
    assert_eq!(texts, [(2, "a challenge"), (3, "your turn again")]);
    store.forget_notices(ada, vec![2, 3, 9]).await.unwrap();
    for (number, text) in [(4, "a"), (5, "b"), (6, "c"), (7, "d")] {
        let notice = NewNotice {
            about: None,
            text: text.to_owned(),
        };
        let kept = store.save_notice(ada, notice, 3).await.unwrap();
        assert_eq!(kept.number, number, "numbers go on after what was seen");
    }
    let left = store.notices(ada).await.unwrap();
    let numbers: Vec<u32> = left.iter().map(|notice| notice.number).collect();
    assert_eq!(numbers, [5, 6, 7], "the oldest go first");
    assert_eq!(store.notices(bob).await.unwrap().len(), 1);
}

async fn challenges_are_kept_and_answered_once(data: &impl Data) {
    let store = data.open().await;
    let (ada, bob, eve) = (PersonId(1), PersonId(2), PersonId(3));
    let most = OpenChallenges { sent: 2, received: 2 };
    let challenge = |number: u64, challenger, challenged, expires_ms| KeptChallenge {
        id: OfferId::from_random(number << 1),
        challenger,
        challenged,
        text: format!("challenge {number}"),
        expires_ms,
    };
    let first = challenge(1, ada, bob, 100);
    assert_eq!(store.save_challenge(first.clone(), most).await, Ok(true));
    let second = challenge(2, ada, eve, 50);
    assert_eq!(store.save_challenge(second.clone(), most).await, Ok(true));
    let third = challenge(3, ada, bob, 100);
    assert_eq!(
        store.save_challenge(third, most).await,
        Ok(false),
        "ada has sent two"
    );
    let fourth = challenge(4, eve, bob, 200);
    assert_eq!(store.save_challenge(fourth.clone(), most).await, Ok(true));
    let fifth = challenge(5, eve, bob, 200);
    assert_eq!(
        store.save_challenge(fifth, most).await,
        Ok(false),
        "bob has received two"
    );
    assert_eq!(store.challenge(first.id).await, Ok(Some(first.clone())));
    assert_eq!(
        store.challenges(bob).await,
        Ok(vec![first.clone(), fourth.clone()])
    );
    assert_eq!(store.challenges(eve).await, Ok(vec![second.clone(), fourth]));
    assert_eq!(store.forget_expired(50).await, Ok(vec![second]));
    assert_eq!(store.forget_challenge(first.id).await, Ok(Some(first.clone())));
    assert_eq!(store.forget_challenge(first.id).await, Ok(None));
    assert_eq!(store.challenges(ada).await, Ok(Vec::new()));
}

async fn seeks_stay_while_their_makers_are_away(data: &impl Data) {
    let store = data.open().await;
    let seek = KeptSeek {
        id: OfferId::from_random(77),
        person: PersonId(1),
        text: "a seek".into(),
        made_ms: 5,
    };
    store.save_seek(seek.clone()).await.unwrap();
    store.close().await.unwrap();
    let store = data.open().await;
    assert_eq!(store.seeks().await, Ok(vec![seek.clone()]));
    assert_eq!(store.forget_seek(seek.id).await, Ok(true));
    assert_eq!(store.forget_seek(seek.id).await, Ok(false));
    assert_eq!(store.seeks().await, Ok(Vec::new()));
}

async fn reviews_are_kept_and_found_by_who_sat_there(data: &impl Data) {
    let store = data.open().await;
    for number in [1, 2, 3] {
        let sitters = if number == 3 { vec![BOB] } else { vec![ALICE, BOB] };
        let new = NewMatch {
            sitters,
            ..new_match(number)
        };
        store.create_match(new).await.unwrap();
    }
    assert_eq!(store.review(id(1)).await, Ok(None));
    let review = |head: &str| KeptReview {
        head: head.to_owned(),
        review: format!("all of {head}"),
    };
    for (number, head) in [(1, "one"), (2, "two"), (3, "three"), (1, "one again")] {
        store.save_review(id(number), review(head)).await.unwrap();
    }
    assert_eq!(store.review(id(1)).await, Ok(Some(review("one again"))));
    let heads = async |person, limit| {
        let heads = store.review_heads(person, limit).await.unwrap();
        let mut heads: Vec<String> = heads.into_iter().map(|(_, head)| head).collect();
        heads.sort();
        heads
    };
    assert_eq!(heads(ALICE, 9).await, ["one again", "two"]);
    assert_eq!(heads(BOB, 9).await, ["one again", "three", "two"]);
    assert_eq!(heads(BOB, 2).await.len(), 2);
}

async fn a_setting_is_made_once(data: &impl Data) {
    let store = data.open().await;
    assert_eq!(store.setting("key", vec![1, 2]).await.unwrap(), [1, 2]);
    assert_eq!(store.setting("key", vec![3, 4]).await.unwrap(), [1, 2]);
    assert_eq!(store.setting("other", vec![5]).await.unwrap(), [5]);
}

async fn everything_survives_opening_again(data: &impl Data) {
    let store = data.open().await;
    store.create_match(new_match(1)).await.unwrap();
    store.append(step(1, 1)).await.unwrap();
    store.setting("key", vec![1]).await.unwrap();
    store.close().await.unwrap();
    assert_eq!(store.append(step(1, 2)).await, Err(StoreError::Closed));
    let store = data.open().await;
    assert_eq!(load(&store, 1).await.entries.len(), 2);
    assert_eq!(store.setting("key", vec![2]).await.unwrap(), [1]);
    store.append(step(1, 2)).await.unwrap();
}

/// The data file and all that lies beside it but the lock, byte by byte.
fn bytes(data: &SqliteFile) -> BTreeMap<OsString, Vec<u8>> {
    let files = std::fs::read_dir(&data.0).unwrap().map(Result::unwrap);
    files
        .filter(|file| !file.file_name().to_string_lossy().ends_with(".lock"))
        .map(|file| (file.file_name(), std::fs::read(file.path()).unwrap()))
        .collect()
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused_before_a_byte_of_it_changes() {
    let data = SqliteFile::new("newer");
    rusqlite::Connection::open(data.file())
        .unwrap()
        .execute_batch("create table of_another_time (a); pragma user_version = 99;")
        .unwrap();
    let before = bytes(&data);
    let refused = SqliteStore::open(&data.file()).err();
    assert!(matches!(refused, Some(StoreError::TooNew { found: 99, .. })));
    assert_eq!(bytes(&data), before);
}

#[tokio::test]
async fn a_newer_file_that_was_not_closed_is_refused_unchanged_too() {
    let data = SqliteFile::new("newer-open");
    let other = rusqlite::Connection::open(data.file()).unwrap();
    other.pragma_update(None, "journal_mode", "wal").unwrap();
    other.pragma_update(None, "user_version", 99).unwrap();
    let before = bytes(&data);
    assert!(before[&OsString::from("data.sqlite-wal")].len() > 32);
    let refused = SqliteStore::open(&data.file()).err();
    assert!(matches!(refused, Some(StoreError::TooNew { found: 99, .. })));
    let after = bytes(&data);
    for file in ["data.sqlite", "data.sqlite-wal"].map(OsString::from) {
        assert_eq!(after[&file], before[&file]);
    }
}

#[tokio::test]
async fn a_file_belongs_to_one_store_at_a_time() {
    let data = SqliteFile::new("in-use");
    let store = SqliteStore::open(&data.file()).unwrap();
    let refused = SqliteStore::open(&data.file()).err().unwrap();
    let pid = std::process::id();
    assert_eq!(refused, StoreError::InUse { pid: Some(pid) });
    assert!(refused.to_string().contains(&format!("process {pid}")));
    store.close().await.unwrap();
    SqliteStore::open(&data.file()).unwrap();
}

#[tokio::test]
async fn after_a_clean_stop_one_file_holds_everything() {
    let data = SqliteFile::new("one-file");
    let store = SqliteStore::open(&data.file()).unwrap();
    store.create_match(new_match(1)).await.unwrap();
    assert!(
        store.load_match(id(1)).await.unwrap().is_some(),
        "a reader is open"
    );
    store.close().await.unwrap();
    let files: Vec<OsString> = bytes(&data).into_keys().collect();
    assert_eq!(files, ["data.sqlite"]);
    let copy = SqliteFile::new("one-file-copied");
    std::fs::copy(data.file(), copy.file()).unwrap();
    let copied = SqliteStore::open(&copy.file()).unwrap();
    assert!(copied.load_match(id(1)).await.unwrap().is_some());
}

#[cfg(unix)]
#[tokio::test]
async fn only_their_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = SqliteFile::new("private");
    let store = SqliteStore::open(&data.file()).unwrap();
    store.create_match(new_match(1)).await.unwrap();
    for name in [
        "data.sqlite",
        "data.sqlite-wal",
        "data.sqlite-shm",
        "data.sqlite.lock",
    ] {
        let mode = data.0.join(name).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_store_that_cannot_write_cannot_prove_that_it_can() {
    let data = SqliteFile::new("full");
    let store = SqliteStore::open(&data.file()).unwrap();
    store.prove().await.unwrap();
    store.prove().await.unwrap();
    rusqlite::Connection::open(data.file())
        .unwrap()
        .execute_batch(
            "create trigger full before insert on settings begin select raise(abort, 'full'); end;",
        )
        .unwrap();
    assert!(matches!(store.prove().await, Err(StoreError::Backend(_))));
}

#[tokio::test]
async fn an_unreadable_match_is_left_out_of_a_list_and_counted() {
    let data = SqliteFile::new("unreadable");
    let store = SqliteStore::open(&data.file()).unwrap();
    for number in 1..=3 {
        store.create_match(new_match(number)).await.unwrap();
    }
    rusqlite::Connection::open(data.file())
        .unwrap()
        .execute(
            "update matches set creator = x'00' where id = ?",
            [id(2).number()],
        )
        .unwrap();
    for filter in [Filter::Live, Filter::Of(ALICE)] {
        let listing = store.list(filter, 10).await.unwrap();
        assert_eq!((listing.matches.len(), listing.hidden), (2, 1));
    }
}

/// A file as the first three versions made it: two matches whose steps came in turn, one with a kept standing.
const THIRD_VERSION: &str = "
    insert into matches (id, game, header, seed, seats, creator, listed, standing, standing_steps)
    values (1, 'some-game', 'h', zeroblob(32), 's', zeroblob(16), 1, '1-0', 3),
           (0, 'some-game', 'h', zeroblob(32), 's', zeroblob(16), 1, '0-0', 1);
    insert into entries (match, step, entry, seat, request)
    values (1, 0, 'start', null, null), (0, 0, 'start', null, null), (1, 1, 'entry 1', 1, zeroblob(16)),
           (0, 1, 'entry 1', 1, zeroblob(16)), (1, 2, 'entry 2', null, null);
    pragma user_version = 3;
";

#[tokio::test]
async fn a_file_of_the_third_version_is_brought_up_to_date() {
    let data = SqliteFile::new("third");
    let file = rusqlite::Connection::open(data.file()).unwrap();
    for migration in [
        include_str!("../migrations/1.sql"),
        include_str!("../migrations/2.sql"),
        include_str!("../migrations/3.sql"),
        THIRD_VERSION,
    ] {
        file.execute_batch(migration).unwrap();
    }
    drop(file);
    let store = data.open().await;
    let stored = load(&store, 1).await;
    assert_eq!(stored.entries, ["start", "entry 1", "entry 2"]);
    assert_eq!(stored.requests, [(1, RequestId(0))]);
    assert_eq!(load(&store, 0).await.entries, ["start", "entry 1"]);
    let list = store.list(Filter::Live, 2).await.unwrap().matches;
    let old: Vec<MatchId> = list
        .iter()
        .filter(|listed| listed.is_old)
        .map(|listed| listed.id)
        .collect();
    assert_eq!(old, [id(0)]);
    store.append(step(0, 2)).await.unwrap();
    assert_eq!(store.append(step(1, 2)).await, Err(StoreError::Conflict));
    store.append(step(1, 3)).await.unwrap();
}
