//! Cards, checks, decks that people keep, and decks that nobody else may see.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::{Guest, House, Socket, text};

const GAME: &str = "social-soccer";
const NEUTRAL: &str = "PE01..PE10 | 3xNS01 3xNS02 3xNS03 3xNS04 3xNS05 3xNS06 3xNS07 3xNS08 3xNS09 3xNS10";

#[tokio::test]
async fn the_cards_of_a_game_can_be_read() {
    let house = House::open().await;
    let mut guest = house.stranger();
    let pool = guest.get(&format!("/api/games/{GAME}/cards")).await.expect(200);
    assert_eq!(pool["players"].as_array().unwrap().len(), 60);
    assert_eq!(pool["cards"].as_array().unwrap().len(), 92);
    assert_eq!(pool["decks"][0]["starter"], true);
    assert_eq!(pool["cards"][0]["custody_cost"], 8);
    guest
        .get("/api/games/flip-football/cards")
        .await
        .is_problem(404, "not_found");
    guest
        .get("/api/games/chess/cards")
        .await
        .is_problem(404, "not_found");
}

#[tokio::test]
async fn a_deck_is_checked() {
    let house = House::open().await;
    let mut guest = house.stranger();
    let path = format!("/api/games/{GAME}/decks/check");
    let report = guest.post(&path, &json!({ "text": NEUTRAL })).await.expect(200);
    assert_eq!(
        (&report["legal"], &report["banner"]),
        (&json!(true), &json!("effort"))
    );
    let report = guest
        .post(
            &path,
            &json!({ "text": NEUTRAL, "options": { "deck_profile": "intro40", "extra_limit": 2 } }),
        )
        .await
        .expect(200);
    assert_eq!(report["legal"], false);
    assert_eq!(report["breaches"][0]["clause"], "SOCIAL-DECK-6");
    let report = guest
        .post(&path, &json!({ "text": "nonsense" }))
        .await
        .expect(200);
    assert_eq!((&report["legal"], &report["text"]), (&json!(false), &json!("")));
    for (name, value, clause) in [
        ("deck_profile", json!("wild"), "SOCIAL-DECK-4"),
        ("extra_limit", json!(11), "SOCIAL-DECK-10"),
        ("rounds", json!(5), "SOCIAL-MATCH-3"),
        ("max_strength", json!(36), "SOCIAL-MATCH-3"),
    ] {
        let terms = json!({ "text": NEUTRAL, "options": { name: value } });
        let refused = guest.post(&path, &terms).await.expect(422);
        assert_eq!(
            (&refused["code"], &refused["clause"]),
            (&json!("options_refused"), &json!(clause))
        );
    }
    guest.post(&path, &json!({})).await.is_problem(400, "bad_request");
    guest
        .post("/api/games/flip-football/decks/check", &json!({ "text": "" }))
        .await
        .is_problem(404, "not_found");
}

#[tokio::test]
async fn a_team_is_checked_kept_and_played() {
    const SIMULATOR: &str = "simulator-soccer";
    let house = House::open().await;
    let mut guest = house.guest().await;
    let pool = guest
        .get(&format!("/api/games/{SIMULATOR}/cards"))
        .await
        .expect(200);
    assert_eq!(pool["stickers"].as_array().unwrap().len(), 112);
    let own = text(&pool["teams"][6]["text"])
        .replace("Lakeside Athletic", "Sunday Eleven")
        .replace("| lakeside", "| galaxy");
    let path = format!("/api/games/{SIMULATOR}/decks/check");
    let strict = json!({ "text": own, "options": { "max_strength": 36 } });
    let report = guest.post(&path, &strict).await.expect(200);
    assert_eq!(report["breaches"][0]["clause"], "SIM-TEAM-5");
    for terms in [
        json!({ "deck_profile": "standard30" }),
        json!({ "max_strength": 81 }),
    ] {
        guest
            .post(&path, &json!({ "text": own, "options": terms }))
            .await
            .is_problem(422, "options_refused");
    }
    let report = guest.post(&path, &json!({ "text": own })).await.expect(200);
    assert_eq!(
        (&report["legal"], &report["band"]),
        (&json!(true), &json!("strong"))
    );
    let team = json!({ "game": SIMULATOR, "name": "Sunday Eleven", "text": own });
    guest.put("/api/me/decks", &team).await.expect(200);
    assert_eq!(
        guest.get("/api/me/decks").await.expect(200)[0]["text"],
        json!(own)
    );
    let mut plan = json!({
        "game": SIMULATOR,
        "options": { "home_team": report["team_option"], "home_strip": report["strip_option"] },
        "seats": { "home": { "kind": "me" }, "away": { "kind": "me" } },
    });
    let created = guest.make(&plan).await;
    let socket = guest.sit(&text(&created["id"])).await;
    let seen = socket.heard.concat();
    for shown in ["Sunday Eleven", "ORBIT", "\"band\":\"strong\""] {
        assert!(seen.contains(shown), "{shown} is not in {seen}");
    }
    plan["options"]["home_strip"] = json!("purple");
    let refused = guest.post("/api/matches", &plan).await.expect(422);
    assert_eq!(refused["clause"], "SIM-STRIP-1");
}

async fn names(guest: &mut Guest) -> Vec<String> {
    let decks = guest.get("/api/me/decks").await.expect(200);
    decks
        .as_array()
        .unwrap()
        .iter()
        .map(|deck| text(&deck["name"]))
        .collect()
}

fn deck(name: &str, text: &str) -> Value {
    json!({ "game": GAME, "name": name, "text": text })
}

#[tokio::test]
async fn a_guest_keeps_decks_that_nobody_else_sees() {
    let mut house = House::open().await;
    let mut guest = house.stranger();
    assert!(names(&mut guest).await.is_empty());
    let kept = guest
        .put("/api/me/decks", &deck("  My   deck ", NEUTRAL))
        .await
        .expect(200);
    assert_eq!(
        (&kept["name"], &kept["text"]),
        (&json!("My deck"), &json!(NEUTRAL))
    );
    assert!(kept["updated_ms"].as_i64().unwrap() > 1_700_000_000_000);
    // A deck at work need not be legal yet, but it must be a deck.
    guest
        .put("/api/me/decks", &deck("Half", "PE01 | NS01"))
        .await
        .expect(200);
    assert!(names(&mut house.guest().await).await.is_empty());
    house.restart().await;
    guest.follow(&house);
    assert_eq!(names(&mut guest).await, ["Half", "My deck"]);
    let path = format!("/api/me/decks?game={GAME}&name=My%20deck");
    let deleted = guest.ask("DELETE", &path, &[], b"").await;
    assert_eq!((deleted.status, deleted.body.len()), (204, 0));
    guest
        .ask("DELETE", &path, &[], b"")
        .await
        .is_problem(404, "not_found");
    house
        .stranger()
        .ask("DELETE", &path, &[], b"")
        .await
        .is_problem(404, "not_found");
    assert_eq!(names(&mut guest).await, ["Half"]);
}

#[tokio::test]
async fn bad_decks_are_refused_and_room_is_limited() {
    let house = House::open().await;
    let mut guest = house.guest().await;
    for (name, deck_text) in [
        ("", NEUTRAL),
        ("a\u{202e}b", NEUTRAL),
        (&"x".repeat(41), NEUTRAL),
        ("x", "nonsense"),
        ("x", &"NS01 ".repeat(400)),
    ] {
        guest
            .put("/api/me/decks", &deck(name, deck_text))
            .await
            .is_problem(422, "bad_deck");
    }
    guest
        .put(
            "/api/me/decks",
            &json!({ "game": "chess", "name": "x", "text": NEUTRAL }),
        )
        .await
        .is_problem(404, "not_found");
    for number in 0..50 {
        guest
            .put("/api/me/decks", &deck(&format!("{number}"), NEUTRAL))
            .await
            .expect(200);
    }
    guest
        .put("/api/me/decks", &deck("one more", NEUTRAL))
        .await
        .is_problem(409, "too_many_decks");
    guest
        .put("/api/me/decks", &deck("49", "EFFORT-START-30"))
        .await
        .expect(200);
}

/// The ids of strategy cards in a text, of a team's letter.
fn cards(text: &str, team: char) -> BTreeSet<String> {
    let is_card = |word: &&str| {
        let letters: Vec<char> = word.chars().collect();
        letters.len() == 4
            && letters[0] == team
            && "SMT".contains(letters[1])
            && letters[2].is_ascii_digit()
            && letters[3].is_ascii_digit()
    };
    text.split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(is_card)
        .map(ToOwned::to_owned)
        .collect()
}

/// No text that a viewer hears names a card of a rival's team before everybody has seen it.
fn check(socket: &Socket, teams: &[char]) {
    let mut shown = BTreeSet::new();
    let mut goals = 0;
    for text in &socket.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        for (_, lane) in message["lanes"].as_object().into_iter().flatten() {
            for seen in lane["events"].as_array().into_iter().flatten() {
                let kind = &seen["event"]["type"];
                if kind == "goal_card_revealed" {
                    goals += 1;
                    shown.extend(teams.iter().flat_map(|team| cards(&seen.to_string(), *team)));
                }
                if kind == "match_ended" {
                    assert!(goals > 0, "nobody scored");
                    return;
                }
            }
        }
        for card in teams.iter().flat_map(|team| cards(text, *team)) {
            assert!(shown.contains(&card), "{card} leaks in {text}");
        }
    }
    panic!("the match was not played to its end");
}

/// Plays on without a card until the match is over.
async fn play_quietly(home: &mut Socket, away: &mut Socket) {
    while !home.is_over() {
        let (seat, acting, waiting) = if home.is_to_act("home") {
            ("home", &mut *home, &mut *away)
        } else {
            ("away", &mut *away, &mut *home)
        };
        acting
            .until(|socket| socket.is_over() || socket.is_to_act(seat))
            .await;
        let quiet = |mv: &Value| !["play", "twist", "resign"].iter().any(|kind| mv["type"] == *kind);
        // A shot is the last choice before giving up, so that goals fall.
        let Some(mv) = acting.choices(seat).into_iter().rfind(quiet) else {
            break;
        };
        acting.must_play(seat, mv).await;
        waiting.update().await;
    }
}

/// Two coaches bring decks of their own and play a whole match: options, lists, views and events tell nothing of them.
#[tokio::test]
async fn a_brought_deck_stays_secret() {
    let house = House::open().await;
    let (mut home, mut away) = (house.guest().await, house.guest().await);
    let plan = json!({
        "game": GAME,
        "options": { "deck_home": "own", "deck_away": "own", "rounds": 2, "lead": 0 },
        "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
    });
    let created = home.make(&plan).await;
    let id = text(&created["id"]);
    let token = json!({ "token": created["invitations"]["away"] });
    away.post(&format!("/api/matches/{id}/join"), &token)
        .await
        .expect(200);
    away.add_words(&id).await;
    let mut watching = house.stranger().sit(&id).await;
    let (mut one, mut other) = (home.sit(&id).await, away.sit(&id).await);
    assert!(one.choices("home").is_empty(), "a deck cannot be listed");
    let refused = one
        .play("home", json!({ "type": "bring", "deck": "PE01 | NS01" }))
        .await;
    assert_eq!(refused["clause"], "SOCIAL-DECK-1", "{refused}");
    one.must_play("home", json!({ "type": "bring", "deck": "EFFORT-START-30" }))
        .await;
    other.update().await;
    other
        .must_play("away", json!({ "type": "bring", "deck": "KINDNESS-START-30" }))
        .await;
    one.update().await;
    let summary = house
        .stranger()
        .get(&format!("/api/matches/{id}"))
        .await
        .expect(200);
    for team in ['E', 'K'] {
        assert!(cards(&summary.to_string(), team).is_empty(), "{summary}");
    }
    play_quietly(&mut one, &mut other).await;
    watching.until(Socket::is_over).await;
    check(&one, &['K']);
    check(&other, &['E']);
    check(&watching, &['E', 'K']);
}
