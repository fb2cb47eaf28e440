//! What every store must do with people, and what becomes of a file from before there were members.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

#[macro_use]
mod common;

use std::sync::Arc;

use store::{
    Filter, Joining, MatchId, MemberName, NewDeck, NewMatch, NewMember, NewReport, NewSession, PersonId,
    Renaming, Rewrite, SessionKey, SignIn, Standing, Store, Which,
};

use common::{Data, SqliteFile};

suite!(
    a_guest_becomes_a_member_and_its_old_session_leads_nowhere,
    a_name_has_one_owner_and_rests_when_it_is_given_up,
    who_signs_in_brings_what_the_guest_had,
    sessions_end_one_by_one_or_together,
    a_recovery_code_opens_once,
    a_block_counts_both_ways_and_ends_following,
    a_deleted_person_leaves_a_stand_in_to_others,
    reports_and_announcements_are_kept_until_they_are_settled,
);

const ADA: PersonId = PersonId(1);
const BOB: PersonId = PersonId(2);
const GUEST: PersonId = PersonId(3);
const NOBODY: PersonId = PersonId(9);
/// Later than anything that happens here.
const LATER_MS: i64 = i64::MAX;

fn key(number: u8) -> SessionKey {
    SessionKey([number; 32])
}

fn named(name: &str) -> MemberName {
    MemberName {
        name: name.into(),
        skeleton: name.to_lowercase(),
    }
}

fn session(number: u8) -> NewSession {
    NewSession {
        key: key(number),
        device: "a browser".into(),
    }
}

fn joins(person: PersonId, name: &str, number: u8) -> NewMember {
    NewMember {
        person,
        name: named(name),
        password: "hash".into(),
        codes: vec![[1; 32], [2; 32]],
        session: session(number),
    }
}

fn signs_in(person: PersonId, number: u8, brings: Option<PersonId>) -> SignIn {
    SignIn {
        person,
        session: session(number),
        replaces: None,
        brings,
        decks_max: 2,
    }
}

fn leave() -> Rewrite {
    Box::new(|_, _| None)
}

fn write(header: &'static str, seats: &'static str) -> Rewrite {
    Box::new(move |_, _| Some((header.into(), seats.into())))
}

/// A match at which these sit, made by the first of them.
async fn seat(store: &Arc<dyn Store>, number: u64, sitters: &[PersonId]) -> MatchId {
    let id = MatchId::from_random(number << 1);
    let new = NewMatch {
        id,
        game: "some-game".into(),
        header: "header".into(),
        seed: [7; 32],
        seats: "seats".into(),
        terms: "{}".into(),
        creator: sitters[0],
        listed: true,
        sitters: sitters.to_vec(),
        entries: vec!["start".into()],
        standing: Standing {
            text: "0-0".into(),
            steps: 1,
            over: false,
        },
    };
    store.create_match(new).await.unwrap();
    id
}

async fn save_deck(store: &Arc<dyn Store>, person: PersonId, name: &str, deck: &str) {
    let new = NewDeck {
        game: "some-game".into(),
        name: name.into(),
        deck: deck.into(),
    };
    store.save_deck(person, new, 9).await.unwrap().unwrap();
}

async fn matches_of(store: &Arc<dyn Store>, person: PersonId) -> Vec<MatchId> {
    let list = store.list(Filter::Of(person), 9).await.unwrap().matches;
    list.into_iter().map(|listed| listed.id).collect()
}

async fn a_guest_becomes_a_member_and_its_old_session_leads_nowhere(data: &impl Data) {
    let store = data.open().await;
    let fixture = seat(&store, 1, &[ADA]).await;
    let before = store.session(key(0), ADA).await.unwrap().unwrap();
    assert_eq!((before.person, before.member), (ADA, false));
    let joined = store.become_member(joins(ADA, "Ada", 1), write("h", "s")).await;
    assert_eq!(joined, Ok(Joining::Done(vec![fixture])));
    let stored = store.load_match(fixture).await.unwrap().unwrap();
    assert_eq!((stored.header.as_str(), stored.seats.as_str()), ("h", "s"));
    assert_eq!(store.session(key(0), ADA).await, Ok(None));
    let visit = store.session(key(1), NOBODY).await.unwrap().unwrap();
    assert_eq!((visit.person, visit.member, visit.banned), (ADA, true, false));
    let member = store.member("ada".into()).await.unwrap().unwrap();
    assert_eq!(
        (member.id, member.name.as_str(), member.codes_left),
        (ADA, "Ada", 2)
    );
    assert!(store.person(ADA).await.unwrap().unwrap().member);
    assert_eq!(store.forget_persons(0).await, Ok(0), "members are not forgotten");
}

async fn a_name_has_one_owner_and_rests_when_it_is_given_up(data: &impl Data) {
    let store = data.open().await;
    store.become_member(joins(ADA, "Ada", 1), leave()).await.unwrap();
    let twice = store.become_member(joins(ADA, "Eve", 2), leave()).await;
    assert_eq!(twice, Ok(Joining::AlreadyMember));
    let taken = store.become_member(joins(BOB, "ADA", 2), leave()).await;
    assert_eq!(taken, Ok(Joining::NameTaken));
    let renamed = store.rename_member(ADA, named("Augusta"), 0, leave()).await;
    assert_eq!(
        renamed,
        Ok(Renaming::Done(Vec::new())),
        "the first change is free"
    );
    let soon = store.rename_member(ADA, named("Ada"), 0, leave()).await;
    assert_eq!(soon, Ok(Renaming::TooSoon));
    let respelt = store.rename_member(ADA, named("auGUSTA"), 0, leave()).await;
    assert_eq!(respelt, Ok(Renaming::Done(Vec::new())), "it looks the same");
    let renamed = store
        .rename_member(ADA, named("Lovelace"), LATER_MS, leave())
        .await;
    assert_eq!(renamed, Ok(Renaming::Done(Vec::new())));
    let resting = store.become_member(joins(BOB, "Ada", 2), leave()).await;
    assert_eq!(resting, Ok(Joining::NameTaken), "it is not free yet");
    let back = store.rename_member(ADA, named("Ada"), LATER_MS, leave()).await;
    assert_eq!(back, Ok(Renaming::Done(Vec::new())), "it is still its owner's");
}

async fn who_signs_in_brings_what_the_guest_had(data: &impl Data) {
    let store = data.open().await;
    store.become_member(joins(ADA, "Ada", 1), leave()).await.unwrap();
    store.set_person_name(GUEST, "Guest 1".into()).await.unwrap();
    let (own, both) = (
        seat(&store, 1, &[GUEST]).await,
        seat(&store, 2, &[ADA, GUEST]).await,
    );
    save_deck(&store, ADA, "same", "the member's").await;
    save_deck(&store, GUEST, "same", "the guest's").await;
    save_deck(&store, GUEST, "other", "the guest's").await;
    let mut changed = store
        .sign_in(signs_in(ADA, 2, Some(GUEST)), write("h", "s"))
        .await
        .unwrap();
    changed.sort_unstable();
    assert_eq!(changed, [own, both]);
    assert_eq!(matches_of(&store, ADA).await.len(), 2);
    assert!(matches_of(&store, GUEST).await.is_empty());
    assert_eq!(store.load_match(own).await.unwrap().unwrap().creator, ADA);
    let decks = store.decks(ADA).await.unwrap();
    let decks: Vec<_> = decks
        .iter()
        .map(|deck| (deck.name.as_str(), deck.deck.as_str()))
        .collect();
    assert_eq!(decks, [("other", "the guest's"), ("same", "the member's")]);
    assert!(store.decks(GUEST).await.unwrap().is_empty());
    assert_eq!(store.person(GUEST).await, Ok(None));
    assert_eq!(store.sessions(ADA).await.unwrap().len(), 2);
}

async fn sessions_end_one_by_one_or_together(data: &impl Data) {
    let store = data.open().await;
    store.become_member(joins(ADA, "Ada", 1), leave()).await.unwrap();
    for number in 2..=4 {
        store.sign_in(signs_in(ADA, number, None), leave()).await.unwrap();
    }
    assert_eq!(store.end_sessions(BOB, Which::One(key(1))).await, Ok(Vec::new()));
    assert_eq!(
        store.end_sessions(ADA, Which::One(key(1))).await,
        Ok(vec![key(1)])
    );
    let ended = store.set_password(ADA, Some("new".into()), Some(key(2))).await;
    assert_eq!(ended.unwrap().len(), 2, "another password ends the others");
    assert_eq!(store.sessions(ADA).await.unwrap()[0].key, key(2));
    let member = store.member_by_id(ADA).await.unwrap().unwrap();
    assert_eq!(member.password.as_deref(), Some("new"));
    let replaced = SignIn {
        replaces: Some(key(2)),
        ..signs_in(ADA, 5, None)
    };
    store.sign_in(replaced, leave()).await.unwrap();
    assert_eq!(store.session(key(2), ADA).await, Ok(None));
    assert_eq!(store.set_ban(ADA, Some("rude".into())).await, Ok(vec![key(5)]));
    store.sign_in(signs_in(ADA, 6, None), leave()).await.unwrap();
    assert!(store.session(key(6), NOBODY).await.unwrap().unwrap().banned);
    store.set_ban(ADA, None).await.unwrap();
    assert!(!store.session(key(6), NOBODY).await.unwrap().unwrap().banned);
}

async fn a_recovery_code_opens_once(data: &impl Data) {
    let store = data.open().await;
    store.become_member(joins(ADA, "Ada", 1), leave()).await.unwrap();
    assert_eq!(store.use_code(BOB, [1; 32]).await, Ok(false));
    assert_eq!(store.use_code(ADA, [1; 32]).await, Ok(true));
    assert_eq!(store.use_code(ADA, [1; 32]).await, Ok(false));
    store.set_codes(ADA, vec![[3; 32]]).await.unwrap();
    assert_eq!(
        store.use_code(ADA, [2; 32]).await,
        Ok(false),
        "new codes replace the old"
    );
    assert_eq!(store.use_code(ADA, [3; 32]).await, Ok(true));
}

async fn a_block_counts_both_ways_and_ends_following(data: &impl Data) {
    let store = data.open().await;
    store.become_member(joins(ADA, "Ada", 1), leave()).await.unwrap();
    store.become_member(joins(BOB, "Bob", 2), leave()).await.unwrap();
    store.set_follow(ADA, BOB, true).await.unwrap();
    store.set_follow(BOB, ADA, true).await.unwrap();
    assert_eq!(store.follows(ADA).await.unwrap()[0].name, "Bob");
    assert_eq!(store.followers(ADA).await, Ok(vec![BOB]));
    store.set_block(BOB, ADA, true).await.unwrap();
    assert_eq!(store.is_blocked(ADA, BOB).await, Ok(true));
    assert_eq!(store.is_blocked(BOB, ADA).await, Ok(true));
    store.set_follow(ADA, BOB, true).await.unwrap();
    assert!(store.follows(ADA).await.unwrap().is_empty());
    assert!(store.follows(BOB).await.unwrap().is_empty());
    assert_eq!(store.blocks(BOB).await.unwrap()[0].id, ADA);
    store.set_block(BOB, ADA, false).await.unwrap();
    assert_eq!(store.is_blocked(ADA, BOB).await, Ok(false));
}

async fn a_deleted_person_leaves_a_stand_in_to_others(data: &impl Data) {
    let store = data.open().await;
    store.become_member(joins(ADA, "Ada", 1), leave()).await.unwrap();
    store.become_member(joins(BOB, "Bob", 2), leave()).await.unwrap();
    let fixture = seat(&store, 1, &[ADA, BOB]).await;
    save_deck(&store, ADA, "mine", "deck").await;
    store.set_follow(BOB, ADA, true).await.unwrap();
    let changed = store.delete_person(ADA, NOBODY, write("h", "s")).await;
    assert_eq!(changed, Ok(vec![fixture]));
    let stored = store.load_match(fixture).await.unwrap().unwrap();
    assert_eq!((stored.creator, stored.seats.as_str()), (NOBODY, "s"));
    assert_eq!(matches_of(&store, BOB).await, [fixture]);
    assert!(matches_of(&store, ADA).await.is_empty());
    assert!(store.decks(ADA).await.unwrap().is_empty());
    assert!(store.follows(BOB).await.unwrap().is_empty());
    assert_eq!(store.person(ADA).await, Ok(None));
    let visit = store.session(key(1), GUEST).await.unwrap().unwrap();
    assert_eq!(visit.person, GUEST, "its session is nobody's");
    let resting = store.become_member(joins(GUEST, "Ada", 3), leave()).await;
    assert_eq!(resting, Ok(Joining::NameTaken));
}

async fn reports_and_announcements_are_kept_until_they_are_settled(data: &impl Data) {
    let store = data.open().await;
    store.become_member(joins(ADA, "Ada", 1), leave()).await.unwrap();
    store.set_person_name(GUEST, "Guest 1".into()).await.unwrap();
    let report = NewReport {
        reporter: ADA,
        reported: GUEST,
        match_id: None,
        reason: "rude".into(),
        context: "what was said".into(),
    };
    let number = store.report(report).await.unwrap();
    let told = store.reports(false).await.unwrap();
    assert_eq!(told[0].id, number);
    assert_eq!(
        (told[0].reporter.as_str(), told[0].reported.name.as_str()),
        ("Ada", "Guest 1")
    );
    assert_eq!(store.settle_report(number).await, Ok(true));
    assert_eq!(store.settle_report(number).await, Ok(false));
    assert!(store.reports(false).await.unwrap().is_empty());
    assert!(store.reports(true).await.unwrap()[0].settled);
    assert_eq!(store.announcement().await, Ok(None));
    store.announce("Closed on Sunday".into()).await.unwrap();
    assert_eq!(
        store.announcement().await.unwrap().unwrap().text,
        "Closed on Sunday"
    );
    store.announce(String::new()).await.unwrap();
    assert_eq!(store.announcement().await, Ok(None));
}

/// Rows as the version before members wrote them: a match that is being played, its sitter, a name and a deck.
const FIFTH_VERSION: &str = "
    insert into sessions (id, name) values (x'00000000000000000000000000000001', 'Ada of old');
    insert into matches (id, game, header, seed, seats, creator, listed, standing, standing_entry)
    values (1, 'some-game', 'header', zeroblob(32), 'seats', x'00000000000000000000000000000001', 1, '0-0', 1);
    insert into sitters (session, match) values (x'00000000000000000000000000000001', 1);
    insert into entries (id, match, step, entry, follows) values (1, 1, 0, 'start', -1);
    insert into decks (session, game, name, deck, updated_ms)
    values (x'00000000000000000000000000000001', 'some-game', 'mine', 'deck', 7);
    insert into settings (name, value) values ('cookie_key', x'01');
    pragma user_version = 5;
";

#[tokio::test]
async fn a_file_of_the_fifth_version_keeps_everything() {
    let data = SqliteFile::new("fifth");
    let file = rusqlite::Connection::open(data.file()).unwrap();
    for sql in [
        include_str!("../migrations/1.sql"),
        include_str!("../migrations/2.sql"),
        include_str!("../migrations/3.sql"),
        include_str!("../migrations/4.sql"),
        include_str!("../migrations/5.sql"),
        FIFTH_VERSION,
    ] {
        file.execute_batch(sql).unwrap();
    }
    drop(file);
    let store = data.open().await;
    let ada = store.person(ADA).await.unwrap().unwrap();
    assert_eq!((ada.name.as_str(), ada.member), ("Ada of old", false));
    let visit = store.session(key(0), ADA).await.unwrap().unwrap();
    assert_eq!(visit.person, ADA, "the cookie of old still counts");
    let fixture = MatchId::from_random(1 << 1);
    assert_eq!(matches_of(&store, ADA).await, [fixture]);
    let stored = store.load_match(fixture).await.unwrap().unwrap();
    assert_eq!((stored.creator, stored.entries), (ADA, vec!["start".to_owned()]));
    assert_eq!(store.decks(ADA).await.unwrap()[0].deck, "deck");
    assert_eq!(store.setting("cookie_key", vec![2]).await, Ok(vec![1]));
    // What was a guest's in the old file becomes a member's like any other.
    let joined = store.become_member(joins(ADA, "Ada", 1), leave()).await;
    assert_eq!(joined, Ok(Joining::Done(Vec::new())));
    assert_eq!(matches_of(&store, ADA).await, [fixture]);
}
