//! Moving everything between a file and a database, and copying a file that is in use.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

#[allow(unused_macros, reason = "what is moved needs both backends at once")]
mod common;

use std::{collections::BTreeMap, path::Path, sync::Arc, time::Duration};

use rusqlite::{Connection, types::Value};
use store::{
    Append, Filter, KeptChallenge, KeptClocks, KeptReview, KeptSeek, Ladder, MatchId, MemberName, MoveError,
    NewDeck, NewLine, NewMatch, NewMember, NewNotice, NewReport, NewSession, OfferId, OpenChallenges,
    PersonId, Place, Progress, Rated, RequestId, SessionKey, SqliteStore, Standing, Store, StoreError,
    Strength, TakeBack, move_data,
};

use common::{Data as _, Schema, SqliteFile};

const ADA: PersonId = PersonId(1);
const BOB: PersonId = PersonId(u128::MAX - 7);
const GUEST: PersonId = PersonId(3);

fn id(number: u64) -> MatchId {
    MatchId::from_random(number << 1)
}

fn step(number: u64, step: u32) -> Append {
    Append {
        id: id(number),
        step,
        revision: 0,
        entry: format!("entry {step} of {number}: ä \"quoted\" 'text'"),
        period_left_ms: step.is_multiple_of(2).then_some(4_000_000_000),
        clocks: step.is_multiple_of(3).then(|| KeptClocks {
            text: format!("clocks {step}"),
            deadline_ms: Some(1_000_000 + i64::from(step)),
        }),
        request: (step % 2 == 1).then(|| (1, RequestId(u128::from(step) << 90))),
    }
}

/// Something of everything that can be kept.
async fn fill(store: &Arc<dyn Store>) {
    store.setting("key", vec![0, 1, 255]).await.unwrap();
    for (person, name) in [(ADA, "Ada"), (BOB, "Bob")] {
        let new = NewMember {
            person,
            name: MemberName {
                name: name.into(),
                skeleton: name.to_lowercase(),
            },
            password: "hash".into(),
            codes: vec![[1; 32], [2; 32]],
            session: NewSession {
                key: SessionKey([name.as_bytes()[0]; 32]),
                device: "a browser".into(),
            },
        };
        store.become_member(new, Box::new(|_, _| None)).await.unwrap();
    }
    let renamed = MemberName {
        name: "Augusta".into(),
        skeleton: "augusta".into(),
    };
    let nothing = || Box::new(|_: &str, _: &str| None);
    store.rename_member(ADA, renamed, 0, nothing()).await.unwrap();
    store.set_member_settings(ADA, "{}".into()).await.unwrap();
    store.set_person_name(GUEST, "Guest 1".into()).await.unwrap();
    store.set_ban(GUEST, Some("rude".into())).await.unwrap();
    store.set_follow(ADA, BOB, true).await.unwrap();
    store.set_block(GUEST, BOB, true).await.unwrap();
    // More than travel together, of matches with steps, with none, with many and with some that were taken back.
    for number in 0..700_u64 {
        let steps = if number.is_multiple_of(7) { 0 } else { 1 };
        let new = NewMatch {
            id: id(number),
            game: "some-game".into(),
            header: format!("header {number}"),
            seed: [7; 32],
            seats: "seats".into(),
            terms: "terms".into(),
            creator: ADA,
            listed: number.is_multiple_of(2),
            sitters: vec![ADA, BOB],
            entries: vec!["start".into(); steps],
            standing: Standing {
                text: "0-0".into(),
                steps: u32::try_from(steps).unwrap(),
                over: false,
            },
        };
        store.create_match(new).await.unwrap();
    }
    for number in [5, 1, 3] {
        for at in 1..300 {
            store.append(step(number, at)).await.unwrap();
        }
    }
    let take_back = TakeBack {
        id: id(3),
        of: 300,
        revision: 0,
        steps: 290,
        lanes: "lanes".into(),
        clocks: None,
    };
    store.take_back(take_back).await.unwrap();
    let revised = Append {
        revision: 1,
        ..step(3, 290)
    };
    store.append(revised).await.unwrap();
    let standing = Standing {
        text: "2-1".into(),
        steps: 300,
        over: true,
    };
    store.set_standing(id(5), standing).await.unwrap();
    store
        .end_rated(
            step(1, 300),
            Rated {
                ladder: Ladder {
                    game: "some-game".into(),
                    pace: "live".into(),
                },
                coaches: [ADA, BOB],
                at_ms: 12,
            },
            Box::new(|_| {
                let strength = |rating| Strength {
                    rating,
                    deviation: 350.0,
                    volatility: 0.06,
                    rated_ms: 12,
                };
                [
                    (strength(1500.0), strength(1500.1 + 0.2)),
                    (strength(1500.0), strength(1400.0)),
                ]
            }),
        )
        .await
        .unwrap();
    for text in ["first", "second"] {
        let notice = NewNotice {
            about: Some(text.into()),
            text: text.into(),
        };
        store.save_notice(ADA, notice, 9).await.unwrap();
        let line = NewLine {
            id: format!("{text} line"),
            room: "table".into(),
            person: ADA,
            text: text.into(),
        };
        store.save_line(id(1), line).await.unwrap();
        store.announce(text.into()).await.unwrap();
        let report = NewReport {
            reporter: ADA,
            reported: GUEST,
            match_id: Some(id(1)),
            reason: text.into(),
            context: String::new(),
        };
        store.report(report).await.unwrap();
    }
    store.settle_report(1).await.unwrap();
    let challenge = KeptChallenge {
        id: OfferId::from_random(8),
        challenger: ADA,
        challenged: BOB,
        text: "challenge".into(),
        expires_ms: 99,
    };
    let most = OpenChallenges { sent: 9, received: 9 };
    store.save_challenge(challenge, most).await.unwrap();
    let seek = KeptSeek {
        id: OfferId::from_random(10),
        person: BOB,
        text: "seek".into(),
        made_ms: 5,
    };
    store.save_seek(seek).await.unwrap();
    let review = KeptReview {
        head: "1".into(),
        review: "review".into(),
    };
    store.save_review(id(1), review).await.unwrap();
    let deck = NewDeck {
        game: "some-game".into(),
        name: "mine".into(),
        deck: "deck".into(),
    };
    store.save_deck(ADA, deck, 9).await.unwrap();
}

/// Everything in a file, table by table; the numbers of entries are the file's own affair.
fn dump(file: &Path) -> BTreeMap<String, Vec<Vec<Value>>> {
    let connection = Connection::open(file).unwrap();
    let tables: Vec<String> = connection
        .prepare("select name from sqlite_master where type = 'table' order by name")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let rows = |table: &String| {
        let columns = match table.as_str() {
            "entries" => "match, step, entry, seat, request, period_left_ms, clocks",
            "matches" => {
                "id, game, header, seed, seats, terms, creator, listed, created_at, lanes, standing, over,
                 deadline_ms, revision, (select step from entries where entries.id = standing_entry), standing_entry = -id"
            }
            "chat" => "rowid, *",
            _ => "*",
        };
        let mut statement = connection
            .prepare(&format!("select {columns} from {table} order by 1, 2"))
            .unwrap();
        let width = statement.column_count();
        statement
            .query_map([], |row| (0..width).map(|column| row.get(column)).collect())
            .unwrap()
            .map(Result::unwrap)
            .collect()
    };
    tables
        .into_iter()
        .map(|table| (table.clone(), rows(&table)))
        .collect()
}

async fn moved(from: &Place, to: &Place) -> Result<u64, MoveError> {
    move_data(from, to, |_| {}).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_goes_to_a_database_and_back() {
    let Some(schema) = Schema::new("moving").await else {
        return;
    };
    let (source, back) = (SqliteFile::new("moving-from"), SqliteFile::new("moving-back"));
    let store = source.open().await;
    fill(&store).await;
    store.close().await.unwrap();
    let before = std::fs::read(source.file()).unwrap();
    let database = Place::Database(schema.address());
    let mut told = Vec::new();
    let records = move_data(&source.file().into(), &database, |progress| told.push(progress))
        .await
        .unwrap();
    assert!(told.contains(&Progress::Written("entries", 1000)));
    assert!(told.contains(&Progress::Compared("matches", 700)));
    assert!(
        std::fs::read(source.file()).unwrap() == before,
        "the source is as it was"
    );
    assert_eq!(moved(&database, &back.file().into()).await, Ok(records));
    let (there, back_again) = (dump(&source.file()), dump(&back.file()));
    for (table, rows) in &there {
        assert_eq!(Some(rows), back_again.get(table), "{table}");
        assert!(!rows.is_empty() || table == "orders", "{table} is not tested");
    }
    // And everything goes on there.
    for store in [schema.open().await, back.open().await] {
        let list = store.list(Filter::Live, 1000).await.unwrap().matches;
        let old: Vec<MatchId> = list
            .iter()
            .filter(|listed| listed.is_old)
            .map(|listed| listed.id)
            .collect();
        assert_eq!(old, [] as [MatchId; 0], "of those that are listed");
        assert_eq!(store.append(step(5, 299)).await, Err(StoreError::Conflict));
        store.append(step(5, 300)).await.unwrap();
        store.append(step(7, 0)).await.unwrap();
        let notice = NewNotice {
            about: None,
            text: "third".into(),
        };
        assert_eq!(store.save_notice(ADA, notice, 9).await.unwrap().number, 3);
        let report = NewReport {
            reporter: ADA,
            reported: BOB,
            match_id: None,
            reason: "third".into(),
            context: String::new(),
        };
        assert_eq!(store.report(report).await, Ok(3));
        store.announce("third".into()).await.unwrap();
        assert_eq!(store.announcement().await.unwrap().unwrap().text, "third");
        let stored = store.load_match(id(3)).await.unwrap().unwrap();
        assert_eq!((stored.entries.len(), stored.lanes.as_str()), (291, "lanes"));
        assert_eq!(stored.requests.len(), 150, "those taken back included");
        store.close().await.unwrap();
    }
    schema.remove().await;
}

/// Somebody else's table in the same database, locked by them, is neither read nor waited for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_leaves_the_rest_of_the_database_alone() {
    let (Some(ours), Some(theirs)) = (
        Schema::new("moving_ours").await,
        Schema::new("moving_theirs").await,
    ) else {
        return;
    };
    let source = SqliteFile::new("move-beside");
    let store = source.open().await;
    store.setting("key", vec![1]).await.unwrap();
    store.close().await.unwrap();
    let stranger = theirs.client().await;
    stranger
        .batch_execute("create table kept (word text); insert into kept values ('theirs')")
        .await
        .unwrap();
    stranger
        .batch_execute("begin; lock table kept in access exclusive mode")
        .await
        .unwrap();
    let (file, database) = (Place::from(source.file()), Place::Database(ours.address()));
    let records = tokio::time::timeout(Duration::from_secs(60), moved(&file, &database))
        .await
        .expect("the move waits for a table that is not the club's");
    assert_eq!(records, Ok(1));
    stranger.batch_execute("rollback").await.unwrap();
    ours.remove().await;
    theirs.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_in_use_or_not_empty_is_left_alone() {
    let (source, target) = (SqliteFile::new("move-used"), SqliteFile::new("move-full"));
    let store = source.open().await;
    store.setting("key", vec![1]).await.unwrap();
    let (from, to) = (Place::from(source.file()), Place::from(target.file()));
    let in_use = StoreError::InUse {
        pid: Some(std::process::id()),
    };
    assert_eq!(moved(&from, &to).await, Err(in_use.into()));
    store.close().await.unwrap();
    let other = target.open().await;
    other.set_person_name(ADA, "Ada".into()).await.unwrap();
    other.close().await.unwrap();
    assert_eq!(moved(&from, &to).await, Err(MoveError::NotEmpty("persons")));
    let missing = Place::from(source.0.join("nothing.sqlite"));
    assert!(moved(&missing, &to).await.is_err());
    let new = SqliteFile::new("move-new");
    assert_eq!(moved(&from, &new.file().into()).await, Ok(1));
}

#[tokio::test]
async fn a_file_is_copied_while_it_is_written_to() {
    let (source, target) = (SqliteFile::new("copied"), SqliteFile::new("copy"));
    let store = source.open().await;
    fill(&store).await;
    let copying = tokio::task::spawn_blocking({
        let (from, to) = (source.file(), target.file());
        move || SqliteStore::back_up(&from, &to)
    });
    let mut at = 300;
    while !copying.is_finished() {
        store.append(step(5, at)).await.unwrap();
        at += 1;
    }
    copying.await.unwrap().unwrap();
    store.append(step(5, at)).await.unwrap();
    let again = SqliteStore::back_up(&source.file(), &target.file());
    assert!(again.is_err(), "there is something already");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = target.file().metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it holds secrets");
    }
    let names: Vec<_> = std::fs::read_dir(&target.0)
        .unwrap()
        .map(|file| file.unwrap().file_name())
        .collect();
    assert_eq!(names, ["data.sqlite"], "one whole file");
    store.close().await.unwrap();
    // The copy is the data of one moment: of every match as many steps as there were then.
    let copy = target.open().await;
    let steps = copy.load_match(id(5)).await.unwrap().unwrap().entries.len();
    assert!((300..=at as usize).contains(&steps));
    copy.append(step(5, u32::try_from(steps).unwrap())).await.unwrap();
    assert_eq!(copy.load_match(id(3)).await.unwrap().unwrap().entries.len(), 291);
}
