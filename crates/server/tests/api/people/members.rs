//! Profiles, following, blocking.

use serde_json::{Value, json};

use crate::{
    club::socket::Browser,
    support::{Guest, House, play_out},
};

/// A match of two members that anybody may find.
async fn open_match(home: &mut Guest, away: &mut Guest) -> String {
    let seats = json!({ "home": { "kind": "me" }, "away": { "kind": "friend" } });
    let plan = json!({ "game": "flip-football", "seats": seats, "listed": true });
    home.play_with(away, &plan, false).await
}

#[tokio::test]
async fn a_profile_tells_results_matches_and_head_to_head() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.member("Ada").await, house.member("Bob").await);
    let id = open_match(&mut ada, &mut bob).await;
    let (mut home, mut away) = (ada.sit(&id).await, bob.sit(&id).await);
    play_out(&mut home, &mut away).await;
    let winner = home.last["over"]["winner"].clone();
    let one = |key: &str| {
        let mut tally = json!({ "won": 0, "drawn": 0, "lost": 0 });
        tally[key] = json!(1);
        tally
    };
    let (for_ada, for_bob) = match winner.as_str() {
        Some("home") => ("won", "lost"),
        Some(_) => ("lost", "won"),
        None => ("drawn", "drawn"),
    };
    let profile = bob.get("/api/members/ada").await.expect(200);
    assert_eq!(
        (&profile["name"], &profile["you"]),
        (&"Ada".into(), &false.into())
    );
    assert_eq!(profile["results"]["flip-football"]["people"], one(for_ada));
    assert_eq!(
        profile["head_to_head"]["flip-football"],
        one(for_bob),
        "as Bob sees it"
    );
    assert_eq!(profile["matches"][0]["id"], json!(id));
    assert!(profile["joined_ms"].is_i64());
    let own = ada.get("/api/members/Ada").await.expect(200);
    assert_eq!((&own["you"], &own["head_to_head"]), (&true.into(), &Value::Null));
    let stranger = house.stranger().get("/api/members/ADA").await.expect(200);
    assert_eq!(stranger["results"], profile["results"]);
    for nobody in ["nobody-here", "x", "a%20b", "%00"] {
        ada.get(&format!("/api/members/{nobody}"))
            .await
            .is_problem(404, "not_found");
    }
}

#[tokio::test]
async fn what_is_not_for_all_eyes_is_not_shown() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.member("Ada").await, house.member("Bob").await);
    // A match by invitation that is not listed is between those who sit there.
    let (mut home, _away, private) = house.friendly(json!({})).await;
    home.sign_in("Ada", crate::support::PASSWORD).await.expect(200);
    let profile = bob.get("/api/members/Ada").await.expect(200);
    assert_eq!(profile["matches"], json!([]), "{private} is not Bob's to see");
    assert_eq!(
        ada.get("/api/members/Ada").await.expect(200)["matches"][0]["id"],
        json!(private)
    );
    let hidden =
        json!({ "visibility": { "matches": "followed", "ratings": "nobody", "presence": "followed" } });
    ada.put("/api/me/settings", &hidden).await.expect(200);
    let profile = bob.get("/api/members/Ada").await.expect(200);
    for part in ["results", "matches", "there", "playing"] {
        assert_eq!(profile[part], Value::Null, "{part}");
    }
    ada.put("/api/me/follows/Bob", &json!({})).await.expect(204);
    let profile = bob.get("/api/members/Ada").await.expect(200);
    assert!(profile["results"].is_object() && profile["there"].is_boolean());
    let stranger = house.guest().await.get("/api/members/Ada").await.expect(200);
    assert_eq!(stranger["results"], Value::Null);
}

#[tokio::test]
async fn whoever_follows_sees_who_is_there_and_playing() {
    let house = House::open().await;
    let (mut ada, mut bob, mut eve) = (
        house.member("Ada").await,
        house.member("Bob").await,
        house.member("Eve").await,
    );
    ada.put("/api/me/follows/bob", &json!({})).await.expect(204);
    ada.put("/api/me/follows/bob", &json!({})).await.expect(204);
    let list = ada.get("/api/me/follows").await.expect(200);
    assert_eq!(
        (&list[0]["name"], &list[0]["there"]),
        (&"Bob".into(), &false.into())
    );
    let mut club = Browser::enter(&bob).await;
    club.next().await;
    let id = open_match(&mut bob, &mut eve).await;
    let _table = bob.sit(&id).await;
    let list = ada.get("/api/me/follows").await.expect(200);
    assert_eq!(list[0]["there"], true);
    assert_eq!(
        list[0]["playing"],
        json!({ "match": id, "game": "flip-football" })
    );
    let profile = ada.get("/api/members/Bob").await.expect(200);
    assert_eq!(
        (&profile["followed"], &profile["playing"]["match"]),
        (&true.into(), &json!(id))
    );
    bob.put(
        "/api/me/settings",
        &json!({ "visibility": { "presence": "nobody" } }),
    )
    .await
    .expect(200);
    let list = ada.get("/api/me/follows").await.expect(200);
    assert_eq!(
        (&list[0]["there"], &list[0]["playing"]),
        (&false.into(), &Value::Null)
    );
    ada.delete("/api/me/follows/Bob").await.expect(204);
    assert_eq!(ada.get("/api/me/follows").await.expect(200), json!([]));
    let mut guest = house.guest().await;
    guest.get("/api/me/follows").await.is_problem(403, "members_only");
    guest
        .put("/api/me/follows/Bob", &json!({}))
        .await
        .is_problem(403, "members_only");
    guest
        .delete("/api/me/follows/Bob")
        .await
        .is_problem(403, "members_only");
    ada.put("/api/me/follows/Ada", &json!({}))
        .await
        .is_problem(422, "not_yourself");
    ada.put("/api/me/follows/nobody-here", &json!({}))
        .await
        .is_problem(404, "not_found");
    ada.delete("/api/me/follows/nobody-here")
        .await
        .is_problem(404, "not_found");
}

#[tokio::test]
async fn who_is_blocked_is_not_followed() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.member("Ada").await, house.member("Bob").await);
    bob.put("/api/me/follows/Ada", &json!({})).await.expect(204);
    ada.put("/api/me/blocks/Bob", &json!({})).await.expect(204);
    assert_eq!(
        ada.get("/api/me/blocks").await.expect(200),
        json!([{ "name": "Bob" }])
    );
    assert_eq!(ada.get("/api/members/Bob").await.expect(200)["blocked"], true);
    assert_eq!(bob.get("/api/me/follows").await.expect(200), json!([]));
    bob.put("/api/me/follows/Ada", &json!({}))
        .await
        .is_problem(409, "blocked");
    assert_eq!(
        bob.get("/api/me/blocks").await.expect(200),
        json!([]),
        "Bob is not told"
    );
    assert_eq!(bob.get("/api/members/Ada").await.expect(200)["blocked"], false);
    ada.delete("/api/me/blocks/Bob").await.expect(204);
    bob.put("/api/me/follows/Ada", &json!({})).await.expect(204);
    ada.put("/api/me/blocks/Ada", &json!({}))
        .await
        .is_problem(422, "not_yourself");
    ada.put("/api/me/blocks/nobody-here", &json!({}))
        .await
        .is_problem(404, "not_found");
    ada.delete("/api/me/blocks/nobody-here")
        .await
        .is_problem(404, "not_found");
    // Guests can have enough of somebody too.
    let mut guest = house.guest().await;
    guest.put("/api/me/blocks/Bob", &json!({})).await.expect(204);
    assert_eq!(
        guest.get("/api/me/blocks").await.expect(200),
        json!([{ "name": "Bob" }])
    );
    assert_eq!(
        house.stranger().get("/api/me/blocks").await.expect(200),
        json!([])
    );
}

#[tokio::test]
async fn nobody_follows_or_blocks_the_whole_world() {
    let house = House::open().await;
    let mut ada = house.member("Ada").await;
    house.member("Bob").await;
    // Two hundred others, as far as the club knows.
    house.sabotage(
        "with recursive others (number) as (select 1 union all select number + 1 from others where number < 200)
         insert into persons (id, name, skeleton) select randomblob(16), 'other' || number, 'other' || number from others",
    );
    for table in ["follows (person, followed)", "blocks (person, blocked)"] {
        house.sabotage(&format!(
            "insert into {table} select ada.id, other.id from persons ada, persons other
             where ada.name = 'Ada' and other.name like 'other%'"
        ));
    }
    for list in ["follows", "blocks"] {
        ada.put(&format!("/api/me/{list}/Bob"), &json!({}))
            .await
            .is_problem(409, "too_many_others");
    }
}
