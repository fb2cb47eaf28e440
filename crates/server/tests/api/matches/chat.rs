//! `/api/matches/{id}/chat` and `/api/matches/{id}/reports`

use serde_json::{Value, json};

use crate::support::{Answer, Guest, House, Socket, text};

async fn say(guest: &mut Guest, id: &str, line: &Value) -> Answer {
    guest.post(&format!("/api/matches/{id}/chat"), line).await
}

fn at_table(text: &str) -> Value {
    json!({ "room": "table", "text": text })
}

fn on_stand(text: &str) -> Value {
    json!({ "room": "stand", "text": text })
}

/// Waits for the next line that is heard.
async fn hear(socket: &mut Socket) -> Value {
    let message = socket.wait_for(|message| message["type"] == "chat").await;
    message["lines"][0].clone()
}

/// A rated match, as far as the chat knows it.
fn make_rated(house: &House) {
    house.sabotage(
        r#"update matches set terms = '{"pace":{"kind":"live","minutes":5,"increment_s":3},"rated":true}'"#,
    );
}

#[tokio::test]
async fn those_who_sit_talk_and_those_who_watch_talk_among_themselves() {
    let house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let mut watcher = house.guest().await;
    let (mut at_away, mut on_stand_one, mut on_stand_two) = (
        away.sit(&id).await,
        watcher.sit(&id).await,
        house.guest().await.sit(&id).await,
    );
    let said = say(&mut home, &id, &at_table(" good\n luck ")).await.expect(201);
    assert_eq!(said["text"], "good luck");
    assert_eq!(said["you"], true);
    let heard = hear(&mut at_away).await;
    assert_eq!(heard["text"], "good luck");
    assert_eq!(heard["seat"], "home");
    assert_eq!(heard["you"], false);
    let phrase = json!({ "room": "stand", "phrase": "what_a_goal" });
    say(&mut watcher, &id, &phrase).await.expect(201);
    for listener in [&mut on_stand_one, &mut on_stand_two, &mut at_away] {
        let heard = hear(listener).await;
        assert_eq!(
            heard["phrase"], "what_a_goal",
            "in a friendly those who sit hear the stand"
        );
        assert!(heard.get("seat").is_none());
    }
    say(&mut watcher, &id, &at_table("let me in"))
        .await
        .is_problem(403, "not_your_room");
    say(&mut home, &id, &on_stand("hello up there")).await.expect(201);
    assert_eq!(hear(&mut on_stand_one).await["text"], "hello up there");
    assert!(!on_stand_one.heard.iter().any(|heard| heard.contains("good luck")));
}

#[tokio::test]
async fn while_a_rated_match_runs_nobody_who_sits_hears_the_stand() {
    let house = House::open_with(|config| config.idle_seconds = 0).await;
    let (mut home, mut away, id) = house.friendly(json!({})).await;
    while house.tables().await > 0 {
        tokio::task::yield_now().await;
    }
    make_rated(&house);
    let mut watcher = house.guest().await;
    let mut at_home = home.sit(&id).await;
    say(&mut watcher, &id, &on_stand("she has the seven"))
        .await
        .expect(201);
    say(&mut home, &id, &on_stand("what?"))
        .await
        .is_problem(403, "not_your_room");
    say(&mut away, &id, &at_table("hm")).await.expect(201);
    assert_eq!(
        hear(&mut at_home).await["text"],
        "hm",
        "nothing of the stand came before"
    );
    let again = home.sit(&id).await;
    drop(again);
    assert!(!at_home.heard.iter().any(|heard| heard.contains("seven")));
    away.post(&format!("/api/matches/{id}/resign"), &json!({ "seat": "away" }))
        .await
        .expect(204);
    let opened = at_home
        .wait_for(|message| message["type"] == "chat" && message["lines"][0]["room"] == "stand")
        .await;
    assert_eq!(opened["lines"][0]["text"], "she has the seven");
}

#[tokio::test]
async fn what_was_said_is_kept_and_told_to_who_comes_back() {
    let mut house = House::open().await;
    let (mut home, mut away, id) = house.friendly(json!({})).await;
    say(&mut home, &id, &at_table("see you tomorrow"))
        .await
        .expect(201);
    house.restart().await;
    away.follow(&house);
    let mut at_away = away.sit(&id).await;
    assert_eq!(hear(&mut at_away).await["text"], "see you tomorrow");
    let mut watcher = house.guest().await;
    let mut on_stand = watcher.sit(&id).await;
    say(&mut watcher, &id, &json!({ "room": "stand", "text": "hi" }))
        .await
        .expect(201);
    assert_eq!(hear(&mut on_stand).await["text"], "hi");
    assert!(!on_stand.heard.iter().any(|heard| heard.contains("tomorrow")));
}

#[tokio::test]
async fn what_cannot_be_said_is_refused() {
    let house = House::open().await;
    let (mut home, _, id) = house.friendly(json!({})).await;
    for bad in ["", "   ", "\u{202e}", "\u{7}", &"x".repeat(201)] {
        say(&mut home, &id, &at_table(bad))
            .await
            .is_problem(422, "bad_line");
    }
    say(&mut home, &id, &json!({ "room": "table" }))
        .await
        .is_problem(400, "bad_request");
    say(&mut home, &id, &json!({ "room": "table", "phrase": "boo" }))
        .await
        .is_problem(400, "bad_request");
    say(&mut home, "nonsense", &at_table("hello"))
        .await
        .is_problem(404, "not_found");
    let mut refused = None;
    for count in 0..12 {
        let answer = say(&mut home, &id, &at_table("again")).await;
        if answer.status != 201 {
            refused = Some((count, answer));
            break;
        }
    }
    let (count, answer) = refused.expect("nobody may say so much at once");
    assert!(count >= 3, "a few lines may come at once: {count}");
    answer.is_problem(429, "rate_limited");
    say(&mut home, &id, &at_table(&"é".repeat(200)))
        .await
        .is_problem(429, "rate_limited");
}

#[tokio::test]
async fn those_who_have_broken_do_not_talk_to_each_other() {
    let house = House::open().await;
    let (mut home, mut away, id) = house.friendly(json!({})).await;
    let (mut one, mut two) = (house.guest().await, house.guest().await);
    say(&mut one, &id, &on_stand("first")).await.expect(201);
    say(&mut two, &id, &on_stand("second")).await.expect(201);
    house.block_all();
    say(&mut home, &id, &at_table("hello"))
        .await
        .is_problem(403, "not_for_you");
    say(&mut away, &id, &at_table("hello"))
        .await
        .is_problem(403, "not_for_you");
    let mut at_two = two.sit(&id).await;
    let mut stranger = house.stranger().sit(&id).await;
    say(&mut one, &id, &on_stand("third")).await.expect(201);
    say(&mut two, &id, &on_stand("fourth")).await.expect(201);
    at_two
        .wait_for(|message| message["lines"][0]["text"] == "fourth")
        .await;
    let heard = at_two.heard.join("\n");
    assert!(
        heard.contains("second") && !heard.contains("first") && !heard.contains("third"),
        "{heard}"
    );
    stranger
        .wait_for(|message| message["lines"][0]["text"] == "third")
        .await;
}

#[tokio::test]
async fn a_report_brings_what_was_said() {
    let house = House::open().await;
    let (mut home, mut away, id) = house.friendly(json!({})).await;
    let path = format!("/api/matches/{id}/reports");
    say(&mut home, &id, &at_table("you play like a lamp post"))
        .await
        .expect(201);
    let said = say(&mut home, &id, &at_table("a small one")).await.expect(201);
    let report = json!({ "line": said["id"], "reason": "insult", "note": "twice" });
    away.post(&path, &report).await.expect(204);
    assert_eq!(
        house.count(
            "reports where reason = 'insult: twice' and context like '%lamp post%small one%' and match is not null"
        ),
        1
    );
    away.post(&path, &json!({ "seat": "home", "reason": "stalling" }))
        .await
        .expect(204);
    away.post(&path, &json!({ "seat": "away", "reason": "other" }))
        .await
        .is_problem(400, "bad_request");
    away.post(&path, &json!({ "seat": "home2", "reason": "other" }))
        .await
        .is_problem(404, "not_found");
    away.post(&path, &json!({ "line": "nonsense", "reason": "spam" }))
        .await
        .is_problem(404, "not_found");
    away.post(&path, &json!({ "seat": "home", "reason": "boring" }))
        .await
        .is_problem(400, "bad_request");
    away.post(
        &path,
        &json!({ "seat": "home", "reason": "other", "note": "x".repeat(201) }),
    )
    .await
    .is_problem(422, "bad_line");
    let mut watcher = house.guest().await;
    let unheard = json!({ "line": said["id"], "reason": "insult" });
    watcher.post(&path, &unheard).await.is_problem(404, "not_found");
    watcher
        .post(&path, &json!({ "seat": "home", "reason": "name" }))
        .await
        .expect(204);
    assert_eq!(
        house.count("reports where reason = 'name' and context like '%lamp%'"),
        0,
        "who reports tells only what they have heard"
    );
}

#[tokio::test]
async fn a_line_tells_no_id_of_a_person() {
    let house = House::open().await;
    let (mut home, away, id) = house.friendly(json!({})).await;
    let mut at_away = away.sit(&id).await;
    let said = say(&mut home, &id, &at_table("hello"))
        .await
        .expect(201)
        .to_string();
    let heard = hear(&mut at_away).await;
    assert_eq!(text(&heard["text"]), "hello");
    for person in house.persons() {
        assert!(!said.contains(&person) && !heard.to_string().contains(&person));
    }
}
