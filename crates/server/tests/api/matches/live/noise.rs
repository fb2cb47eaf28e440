//! Any bytes whatever: an answer, never a panic, and the match goes on.

use clubhouse::{OptionValues, Seat, Seed};
use futures_util::future::join_all;
use serde_json::json;
use server::messages::{NewMatch, table::FromClient};
use tokio_tungstenite::tungstenite::Message;

use crate::support::House;

/// A small generator: the same noise on every machine.
struct Noise(u64);

impl Noise {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }

    /// Random bytes, scraps of JSON, or a good text with something broken.
    fn bytes(&mut self, good: &[&str]) -> Vec<u8> {
        const SCRAPS: [&str; 20] = [
            "{",
            "}",
            "[",
            "]",
            "\"",
            ":",
            ",",
            "null",
            "true",
            "-1e999",
            "18446744073709551616",
            "\"type\"",
            "\"move\"",
            "\"seat\"",
            "\"home\"",
            "\"id\"",
            "\\u0000",
            "\u{202e}",
            "R01",
            " ",
        ];
        match self.below(3) {
            0 => (0..self.below(64)).map(|_| self.below(256) as u8).collect(),
            1 => (0..self.below(24))
                .flat_map(|_| SCRAPS[self.below(SCRAPS.len())].bytes())
                .collect(),
            _ => {
                let mut bytes = good[self.below(good.len())].as_bytes().to_vec();
                for _ in 0..=self.below(3) {
                    let at = self.below(bytes.len().max(1));
                    match self.below(4) {
                        0 => bytes.truncate(at),
                        1 if at < bytes.len() => bytes[at] = self.below(256) as u8,
                        2 if at < bytes.len() => drop(bytes.remove(at)),
                        _ => bytes.insert(at.min(bytes.len()), b' ' + self.below(95) as u8),
                    }
                }
                bytes
            }
        }
    }
}

const MOVES: [&str; 8] = [
    "lay",
    "lay R01",
    "set-aside R01",
    "rest-random",
    "preset strongest",
    r#"{"type":"lay"}"#,
    r#"{"type":"set_aside","card":"R01"}"#,
    r#"{"type":"preset","name":"open"}"#,
];

const MESSAGES: [&str; 6] = [
    r#"{"type":"hello","lanes":{"home":{"epoch":0,"number":3}}}"#,
    r#"{"type":"move","id":"00000000-0000-4000-8000-000000000001","seat":"home","move":{"type":"lay"}}"#,
    r#"{"type":"move","id":"00000000-0000-4000-8000-000000000002","seat":"home","move":"preset open"}"#,
    r#"{"type":"takeback","seat":"home"}"#,
    r#"{"type":"takeback_answer","seat":"home","agree":true}"#,
    r#"{"type":"dance","seat":"home"}"#,
];

const BODIES: [&str; 4] = [
    r#"{"game":"flip-football","options":{"half_cards":15},"seats":{"home":{"kind":"me"},"away":{"kind":"friend"}}}"#,
    r#"{"name":"Ada"}"#,
    r#"{"token":"00000000000000000000000000000000"}"#,
    r#"{"step":3,"seats":{"home":{"kind":"bot","level":"instinct"},"away":{"kind":"me"}}}"#,
];

#[test]
fn a_million_noises_are_read() {
    let game = clubhouse::game("flip-football").unwrap();
    let mut fixture = game
        .start(&OptionValues::new(), Default::default(), Seed::from_number(1))
        .unwrap();
    let mut noise = Noise(0x5eed);
    let mut played = 0;
    for _ in 0..400_000 {
        let bytes = noise.bytes(&MESSAGES);
        if let Ok(FromClient::Move { seat, mv, .. }) = FromClient::read(&String::from_utf8_lossy(&bytes)) {
            played += usize::from(fixture.play(seat, &mv).is_ok());
        }
    }
    for _ in 0..400_000 {
        let bytes = noise.bytes(&MOVES);
        played += usize::from(fixture.play(Seat::Home, &String::from_utf8_lossy(&bytes)).is_ok());
    }
    for _ in 0..200_000 {
        // Readable or not, it is an answer.
        let _ = serde_json::from_slice::<NewMatch>(&noise.bytes(&BODIES));
    }
    assert!(played > 0, "some of the noise is a move");
    assert!(game.verify_record(&fixture.record_json(), None).is_ok());
}

#[tokio::test]
async fn noise_at_the_table_disturbs_nobody() {
    let house = House::open().await;
    let (home, away, id) = house.friendly(json!({ "set_aside": "random" })).await;
    let mut one = home.sit(&id).await;
    let mut noise = Noise(0xbeef);
    for round in 0..20 {
        let mut noisy = if round % 2 == 0 {
            house.stranger().sit(&id).await
        } else {
            away.sit(&id).await
        };
        for _ in 0..250 {
            let bytes = noise.bytes(&MESSAGES[..2]);
            let message = match String::from_utf8(bytes) {
                Ok(text) => Message::text(text),
                Err(error) => Message::binary(error.into_bytes()),
            };
            noisy.send(message).await;
        }
        noisy.say(json!({ "type": "resign", "seat": "home2" })).await;
        noisy.wait_for(|message| message["code"] == "not_your_seat").await;
    }
    let answer = one.play("home", "lay").await;
    assert_eq!(answer["type"], "accepted", "{answer}");
}

#[tokio::test]
async fn noise_over_http_is_answered() {
    let house = House::open().await;
    let (home, _, id) = house.friendly(json!({})).await;
    let mut noise = Noise(0xcafe);
    let doors = [
        ("POST", "/api/matches".to_owned()),
        ("PUT", "/api/me".to_owned()),
        ("POST", format!("/api/matches/{id}/join")),
        ("POST", format!("/api/matches/{id}/fork")),
        ("POST", format!("/api/matches/{id}/resign")),
    ];
    for _ in 0..50 {
        let asked = doors.iter().cycle().take(40).map(|(method, path)| {
            let (mut guest, body) = (home.clone(), noise.bytes(&BODIES));
            async move {
                guest
                    .ask(method, path, &[("content-type", "application/json")], &body)
                    .await
            }
        });
        for answer in join_all(asked.collect::<Vec<_>>()).await {
            assert!(answer.status < 500, "{answer:?}");
        }
    }
    home.sit(&id).await.must_play("home", "preset strongest").await;
}
