//! Log lines say which node, match, seat and request they are about, and never a secret, however much is asked for.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]
#![expect(clippy::disallowed_types, reason = "it waits, and says for how long at most")]

mod common;

use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use common::scratch;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

const PATIENCE: Duration = Duration::from_secs(30);
const PASSWORD: &str = "muddy boots at noon";
const WORD: &str = "00112233445566778899aabbccddeeff";

#[tokio::test]
async fn lines_name_node_match_seat_and_request_and_no_secret() {
    let mut house = House::open().await;
    let guest = house.cookie().await;
    let member = json!({ "name": "Ada-Lovelace", "password": PASSWORD }).to_string();
    let (head, joined) = house.ask("POST", "/api/members", &guest, &member).await;
    let joined: Value = serde_json::from_str(&joined).unwrap();
    let cookie = cookie_of(&head);
    let me = json!({ "kind": "me" });
    let invited = house
        .create(&cookie, &json!({ "home": me, "away": { "kind": "friend" } }))
        .await;
    let played = house.create(&cookie, &json!({ "home": me, "away": me })).await;
    let id = played["id"].as_str().unwrap();
    for seat in ["home", "away"] {
        let words = json!({ "words": { seat: WORD } });
        house
            .post(&format!("/api/matches/{id}/words"), &cookie, &words)
            .await;
    }
    let mut socket = house.sit(&cookie, id).await;
    let mut coach = Coach::default();
    say(&mut socket, &json!({ "type": "hello", "lanes": {} })).await;
    coach.hear(&mut socket, "update").await;
    for number in 0..20 {
        let seat = coach.update["to_act"][0].as_str().unwrap().to_owned();
        let choice = coach.update["lanes"][&seat]["choices"][0].clone();
        say(
            &mut socket,
            &json!({ "type": "move", "id": uuid(number), "seat": seat, "move": choice }),
        )
        .await;
        coach.hear(&mut socket, "update").await;
        // The same once more, under another name: the rules refuse it.
        say(
            &mut socket,
            &json!({ "type": "move", "id": uuid(100 + number), "seat": seat, "move": choice }),
        )
        .await;
        coach.hear(&mut socket, "").await;
    }
    house
        .post(
            &format!("/api/matches/{id}/resign"),
            &cookie,
            &json!({ "seat": "home" }),
        )
        .await;
    let record = house
        .ask("GET", &format!("/api/matches/{id}/record.json"), &cookie, "")
        .await
        .1;
    let record: Value = serde_json::from_str(&record).unwrap();

    let log = house.stop();
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect();
    for line in &lines {
        assert_eq!(line["node"], "club-1", "{line}");
    }
    let told = |what: &str| {
        let found = lines.iter().find(|line| line["fields"]["message"] == what);
        found.unwrap_or_else(|| panic!("no line says that {what}: {log}"))
    };
    assert_eq!(told("the match begins")["fields"]["match.id"], id);
    let refused = told("a move is refused");
    assert_eq!(refused["fields"]["match.id"], id);
    assert!(
        ["home", "away"].contains(&refused["fields"]["seat"].as_str().unwrap()),
        "{refused}"
    );
    assert!(
        refused["fields"]["request"]
            .as_str()
            .unwrap()
            .starts_with("00000000-"),
        "{refused}"
    );
    let answered = told("answered");
    assert!(answered["span"]["request"].is_u64(), "{answered}");
    assert!(
        lines.iter().any(|line| line["span"]["match.id"] == id),
        "a request about a match names it"
    );

    // The signature of a cookie comes first, the secret after it.
    let secret = |cookie: &str| cookie[cookie.len() / 2..].to_owned();
    let mut secrets: Vec<String> = vec![
        secret(&guest),
        secret(&cookie),
        PASSWORD.to_owned(),
        WORD.to_owned(),
        invited["invitations"]["away"].as_str().unwrap().to_owned(),
        record["header"]["secret"].as_str().unwrap().to_owned(),
    ];
    secrets.extend(
        joined["codes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|code| code.as_str().unwrap().to_owned()),
    );
    for secret in &secrets {
        assert!(secret.len() > 8, "{secret} is too short to be looked for");
        assert!(!log.contains(secret.as_str()), "{secret} is in the log");
    }
    assert!(coach.cards.len() > 8, "cards were held: {:?}", coach.cards);
    for card in &coach.cards {
        let is_there = log
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .any(|word| word == card);
        assert!(!is_there, "{card} is in the log");
    }
}

/// What a coach has seen of its cards.
#[derive(Default)]
struct Coach {
    update: Value,
    cards: BTreeSet<String>,
}

impl Coach {
    /// Waits for a message of a kind, or for any that says what became of a move.
    async fn hear(&mut self, socket: &mut WebSocketStream<TcpStream>, kind: &str) {
        loop {
            let message = timeout(PATIENCE, socket.next()).await.unwrap().unwrap().unwrap();
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "update" {
                self.note_cards(&message["lanes"]);
                self.update = message.clone();
            }
            let is_answer = kind.is_empty() && message.get("id").is_some();
            if is_answer || message["type"] == kind {
                return;
            }
        }
    }

    /// A card is called by a letter and two digits.
    fn note_cards(&mut self, value: &Value) {
        match value {
            Value::String(text) if is_card(text) => drop(self.cards.insert(text.clone())),
            Value::Array(values) => values.iter().for_each(|value| self.note_cards(value)),
            Value::Object(fields) => fields.values().for_each(|value| self.note_cards(value)),
            _ => {}
        }
    }
}

/// The cookie that an answer sets.
fn cookie_of(head: &str) -> String {
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    set.unwrap().split(';').next().unwrap().to_owned()
}

fn is_card(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 3 && bytes[0].is_ascii_uppercase() && bytes[1..].iter().all(u8::is_ascii_digit)
}

fn uuid(number: u32) -> String {
    format!("00000000-0000-4000-8000-{number:012x}")
}

async fn say(socket: &mut WebSocketStream<TcpStream>, message: &Value) {
    socket.send(Message::text(message.to_string())).await.unwrap();
}

/// The real binary, which writes down all that it can.
struct House {
    address: SocketAddr,
    process: Child,
    log: PathBuf,
}

impl House {
    async fn open() -> Self {
        let folder = scratch("logs");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let log = folder.join("log.json");
        let mut process = Command::new(env!("CARGO_BIN_EXE_fiveaside"))
            .args([
                "serve",
                "--address",
                "127.0.0.1:0",
                "--node",
                "club-1",
                "--log-format",
                "json",
            ])
            .args(["--requests-per-second", "1000", "--messages-per-second", "1000"])
            .arg("--data")
            .arg(folder.join("data.sqlite"))
            .env("RUST_LOG", "trace")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap())
            .read_line(&mut line)
            .unwrap();
        let (_, address) = line.trim().split_once("http://").unwrap();
        Self {
            address: address.parse().unwrap(),
            process,
            log,
        }
    }

    /// Ends it politely. All that it has written.
    fn stop(&mut self) -> String {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").arg(pid).status().unwrap().success());
        self.process.wait().unwrap();
        fs::read_to_string(&self.log).unwrap()
    }

    async fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut answer))
            .await
            .unwrap()
            .unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{path}: {answer}");
        (head.to_owned(), body.to_owned())
    }

    async fn post(&self, path: &str, cookie: &str, body: &Value) -> Value {
        let (_, body) = self.ask("POST", path, cookie, &body.to_string()).await;
        serde_json::from_str(&body).unwrap_or_default()
    }

    async fn cookie(&self) -> String {
        let (head, _) = self.ask("GET", "/api/me", "", "").await;
        cookie_of(&head)
    }

    async fn create(&self, cookie: &str, seats: &Value) -> Value {
        let plan = json!({ "game": "flip-football", "options": { "hand_size": 3 }, "seats": seats });
        self.post("/api/matches", cookie, &plan).await
    }

    async fn sit(&self, cookie: &str, id: &str) -> WebSocketStream<TcpStream> {
        let address = format!("ws://{}/api/matches/{id}/live", self.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let stream = TcpStream::connect(self.address).await.unwrap();
        client_async(request, stream).await.unwrap().0
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
