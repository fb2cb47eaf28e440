//! The club: people find each other at whichever node they are.

use serde_json::{Value, json};

use crate::{
    club::socket::Browser,
    support::{House, Meeting, PASSWORD, text},
};

on_both!(
    a_seek_made_at_one_node_is_taken_at_another_and_once,
    two_who_wait_at_two_nodes_are_called_to_one_table,
    everybody_is_counted_wherever_they_are,
    whoever_is_signed_out_everywhere_is_signed_out_at_every_node,
);

fn unhurried() -> Value {
    json!({ "kind": "unhurried" })
}

async fn a_seek_made_at_one_node_is_taken_at_another_and_once(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (mut ada, bob, cleo) = (here.guest().await, here.guest().await, here.guest().await);
    let mut at_ada = Browser::enter(&ada).await;
    let mut lobby = Browser::enter(&bob.at(&there)).await;
    let seek = json!({ "game": "flip-football", "pace": unhurried() });
    let made = ada.post("/api/club/seeks", &seek).await.expect(201);
    let id = text(&made["id"]);
    lobby.wait_for(|news| news.to_string().contains(&id)).await;
    let path = format!("/api/club/seeks/{id}/take");
    let (mut first, mut second) = (bob.at(&there), cleo.at(&here));
    let nothing = json!({});
    let answers = tokio::join!(first.post(&path, &nothing), second.post(&path, &nothing));
    let mut statuses = [answers.0.status, answers.1.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 404], "one of them has it");
    at_ada.notice("paired").await;
    assert_eq!(here.count("matches"), 1);
    lobby
        .wait_for(|news| news.to_string().contains("seek_gone") && news.to_string().contains(&id))
        .await;
}

async fn two_who_wait_at_two_nodes_are_called_to_one_table(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (mut ada, mut bob) = (here.guest().await, there.guest().await);
    let (mut at_ada, mut at_bob) = (Browser::enter(&ada).await, Browser::enter(&bob).await);
    let wish = json!({ "game": "flip-football", "paces": [unhurried()] });
    ada.put("/api/club/waiting", &wish).await.expect(204);
    bob.put("/api/club/waiting", &wish).await.expect(204);
    let (one, other) = (at_ada.notice("paired").await, at_bob.notice("paired").await);
    assert_eq!(one["notice"]["match"], other["notice"]["match"]);
    assert_eq!(here.count("matches"), 1);
    assert_eq!(here.count("seeks"), 0, "nobody waits any more");
}

async fn everybody_is_counted_wherever_they_are(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let (ada, bob) = (here.member("Ada").await, here.guest().await);
    let mut at_bob = Browser::enter(&bob.at(&there)).await;
    let _at_ada = Browser::enter(&ada).await;
    at_bob
        .wait_for(|news| news.to_string().contains(r#""people":2"#) && news.to_string().contains("Ada"))
        .await;
}

async fn whoever_is_signed_out_everywhere_is_signed_out_at_every_node(at: &Meeting) {
    let [here, there] = House::nodes_on(at).await;
    let mut ada = here.member("Ada").await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let created = ada.create(json!({}), json!({ "kind": "me" }), bot).await;
    let mut socket = ada.at(&there).sit(&text(&created["id"])).await;
    let mut elsewhere = here.guest().await;
    elsewhere.sign_in("Ada", PASSWORD).await.expect(200);
    elsewhere.delete("/api/me/sessions").await.expect(204);
    while socket.try_next().await.is_some() {}
}

#[tokio::test]
async fn whoever_is_signed_out_is_signed_out_even_if_no_word_of_it_comes() {
    let ([here, there], hub) = House::nodes(|_| {}).await;
    let mut ada = here.member("Ada").await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let created = ada.create(json!({}), json!({ "kind": "me" }), bot).await;
    let mut socket = ada.at(&there).sit(&text(&created["id"])).await;
    let mut guest = here.guest().await.at(&there).sit(&text(&created["id"])).await;
    let mut elsewhere = here.guest().await;
    elsewhere.sign_in("Ada", PASSWORD).await.expect(200);
    hub.cut();
    elsewhere.delete("/api/me/sessions").await.expect(204);
    hub.mend();
    while socket.try_next().await.is_some() {}
    guest.say(json!({ "type": "hello", "lanes": {} })).await;
    guest.update().await;
}
