//! The server is killed at random moments, again and again: no acknowledged move is lost, none is played twice, the
//! match resumes where it was, and its record verifies.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]
#![expect(clippy::disallowed_types, reason = "it waits, and says for how long at most")]

use std::{
    collections::BTreeSet,
    fs,
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

const KILLS: u32 = 24;
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest that a server lives once its socket is open.
const LIFE_MAX_MS: u64 = 60;
/// The longest that a server lives once words are on their way.
const WORDS_MAX_MS: u64 = 12;
/// What each side has at the start.
const CLOCK_MS: i64 = 1_800_000;
/// What the coaches add to the luck.
const WORDS: [(&str, &str); 2] = [
    ("home", "00112233445566778899aabbccddeeff"),
    ("away", "ffeeddccbbaa99887766554433221100"),
];

/// A clock that runs when the server is killed runs on with what it had, and no file lets it begin anew.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_clock_survives() {
    let mut house = House::open().await;
    let cookie = house.cookie().await;
    let mut coach = Coach::new(house.create_match(&cookie).await);
    for (seat, word) in WORDS {
        house.try_add_word(&cookie, &coach.id, seat, word).await.unwrap();
    }
    let mut socket = house.sit(&cookie, &coach.id).await;
    let killer = house.kill_after(Duration::from_secs(1));
    coach.play_on(&mut socket).await;
    killer.await.unwrap();
    let left =
        |update: &Value, side: &str| update["lanes"][side]["clocks"][side]["left_ms"].as_i64().unwrap();
    let before = ["home", "away"].map(|side| left(&coach.update, side));
    assert!(
        before.iter().any(|left| *left != CLOCK_MS),
        "somebody has decided: {before:?}"
    );
    house.start().await;
    let mut socket = house.sit(&cookie, &coach.id).await;
    say(&mut socket, &json!({ "type": "hello", "lanes": coach.places }))
        .await
        .unwrap();
    coach.hear(&mut socket, "update").await.unwrap();
    for (side, before) in ["home", "away"].into_iter().zip(before) {
        let now = left(&coach.update, side);
        // A move that was kept and not acknowledged has gained its seconds.
        assert!(
            (before - 30_000..=before + 5_000).contains(&now),
            "{side}: {before}, {now}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost() {
    let mut house = House::open().await;
    let cookie = house.cookie().await;
    let (mut kills, mut random) = (0, Random(0x5eed));
    while kills < KILLS {
        let mut coach = Coach::new(house.create_match(&cookie).await);
        for (seat, word) in WORDS {
            let killer = house.kill_after(random.milliseconds(WORDS_MAX_MS));
            house.try_add_word(&cookie, &coach.id, seat, word).await;
            killer.await.unwrap();
            house.start().await;
            // Whether it was there already or not: it is the word that counts.
            let head = house.try_add_word(&cookie, &coach.id, seat, word).await;
            assert!(head.is_some_and(|head| head.starts_with("HTTP/1.1 200")));
        }
        while !coach.is_done() {
            let mut socket = house.sit(&cookie, &coach.id).await;
            let killer = house.kill_after(random.milliseconds(LIFE_MAX_MS));
            coach.play_on(&mut socket).await;
            kills += 1;
            killer.await.unwrap();
            house.start().await;
        }
        house.verify_record(&coach).await;
    }
}

/// Random enough for moments, and the same in every run.
struct Random(u64);

impl Random {
    fn milliseconds(&mut self, below: u64) -> Duration {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        Duration::from_millis((self.0 >> 33) % below)
    }
}

/// Plays both seats of a match, and remembers as a browser does.
struct Coach {
    id: String,
    is_over: bool,
    /// The last place in each lane.
    places: serde_json::Map<String, Value>,
    /// The lanes of the last update.
    update: Value,
    /// The move that was sent and not answered.
    unanswered: Option<Value>,
    /// The ids of the moves that were acknowledged.
    accepted: BTreeSet<String>,
    sent: u32,
}

impl Coach {
    fn new(id: String) -> Self {
        Self {
            id,
            is_over: false,
            places: serde_json::Map::new(),
            update: Value::Null,
            unanswered: None,
            accepted: BTreeSet::new(),
            sent: 0,
        }
    }

    /// Whether the match is over and every move of it answered.
    fn is_done(&self) -> bool {
        self.is_over && self.unanswered.is_none()
    }

    /// Resumes, sends again what was not answered, and plays until the match is over or the server dies.
    async fn play_on(&mut self, socket: &mut WebSocketStream<TcpStream>) {
        let hello = json!({ "type": "hello", "lanes": self.places });
        if say(socket, &hello).await.is_none() || self.hear(socket, "update").await.is_none() {
            return;
        }
        while !self.is_done() {
            let mv = match self.unanswered.take() {
                Some(unanswered) => unanswered,
                None => self.next_move(),
            };
            let id = mv["id"].as_str().unwrap().to_owned();
            self.unanswered = Some(mv.clone());
            if say(socket, &mv).await.is_none() || self.hear(socket, "accepted").await.is_none() {
                return;
            }
            self.unanswered = None;
            assert!(self.accepted.insert(id), "a move is acknowledged once");
            // The update of a move that was played in an earlier life has come before. Something that is always
            // answered tells when all has been said.
            let nonsense = json!({ "type": "resign", "seat": "home2" });
            if say(socket, &nonsense).await.is_none() || self.hear(socket, "error").await.is_none() {
                return;
            }
        }
    }

    /// The first choice of the first seat that must decide.
    fn next_move(&mut self) -> Value {
        let seat = self.update["to_act"][0]
            .as_str()
            .expect("somebody must decide")
            .to_owned();
        let choice = self.update["lanes"][&seat]["choices"][0].clone();
        self.sent += 1;
        let id = format!("00000000-0000-4000-8000-{:012x}", self.sent);
        json!({ "type": "move", "id": id, "seat": seat, "move": choice })
    }

    /// Waits for a message of a kind; nothing if the server dies first.
    async fn hear(&mut self, socket: &mut WebSocketStream<TcpStream>, kind: &str) -> Option<()> {
        loop {
            let text = match timeout(PATIENCE, socket.next())
                .await
                .expect("the server lives or dies")?
                .ok()?
            {
                Message::Text(text) => text,
                Message::Close(_) => return None,
                _ => continue,
            };
            let message: Value = serde_json::from_str(&text).unwrap();
            match message["type"].as_str().unwrap() {
                "update" => self.take_in(message.clone()),
                "accepted" => {}
                "error" if message["code"] == "not_your_seat" => {}
                other => panic!("{other}: {message}"),
            }
            if message["type"] == kind {
                return Some(());
            }
        }
    }

    /// Nothing that was once shown is ever taken away, and nothing is shown twice.
    fn take_in(&mut self, update: Value) {
        for (viewer, lane) in update["lanes"].as_object().unwrap() {
            if let Some(place) = self.places.get(viewer) {
                assert_eq!(lane["reset"], false, "{viewer} resumes");
                let known = place["number"].as_u64().unwrap();
                let new = lane["events"].as_array().unwrap().len() as u64;
                assert_eq!(
                    lane["number"].as_u64().unwrap(),
                    known + new,
                    "{viewer} has no gap"
                );
            }
            let place = json!({ "epoch": lane["epoch"], "number": lane["number"] });
            self.places.insert(viewer.clone(), place);
        }
        self.is_over = update.get("over").is_some();
        self.update = update;
    }
}

/// The real binary on a data file of its own, at the same address in every life.
struct House {
    address: SocketAddr,
    folder: PathBuf,
    process: Option<Child>,
}

impl House {
    async fn open() -> Self {
        let folder = std::env::temp_dir().join(format!("fiveaside-sigkill-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let mut house = Self {
            address,
            folder,
            process: None,
        };
        house.start().await;
        house
    }

    async fn start(&mut self) {
        let process = Command::new(env!("CARGO_BIN_EXE_fiveaside"))
            .arg("serve")
            .args(["--address", &self.address.to_string()])
            .args([
                "--requests-per-second",
                "100000",
                "--messages-per-second",
                "100000",
            ])
            .arg("--data")
            .arg(self.folder.join("data.sqlite"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        self.process = Some(process);
        let began = Instant::now();
        while TcpStream::connect(self.address).await.is_err() {
            assert!(began.elapsed() < PATIENCE, "nobody answers");
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Kills the server without warning (SIGKILL) after a while.
    fn kill_after(&mut self, delay: Duration) -> tokio::task::JoinHandle<()> {
        let mut process = self.process.take().unwrap();
        tokio::task::spawn_blocking(move || {
            std::thread::sleep(delay);
            process.kill().unwrap();
            process.wait().unwrap();
        })
    }

    async fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, Vec<u8>) {
        self.try_ask(method, path, cookie, body)
            .await
            .expect("the server lives")
    }

    /// Asks something; nothing if the server dies before it has answered.
    async fn try_ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> Option<(String, Vec<u8>)> {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        stream.write_all(head.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        let reading = stream.read_to_end(&mut answer);
        timeout(PATIENCE, reading).await.unwrap().ok()?;
        let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n")?;
        let body = answer.split_off(end + 4);
        Some((String::from_utf8(answer).unwrap(), body))
    }

    /// Adds a word to the luck of a match. The head of the answer, if the server lives to give it.
    async fn try_add_word(&self, cookie: &str, id: &str, seat: &str, word: &str) -> Option<String> {
        let words = json!({ "words": { seat: word } }).to_string();
        let path = format!("/api/matches/{id}/words");
        let (head, _) = self.try_ask("POST", &path, cookie, &words).await?;
        Some(head)
    }

    async fn cookie(&self) -> String {
        let (head, _) = self.ask("GET", "/api/me", "", "").await;
        let line = head
            .lines()
            .find(|line| line.starts_with("set-cookie: "))
            .expect("a guest gets a cookie");
        line["set-cookie: ".len()..].split(';').next().unwrap().to_owned()
    }

    /// Makes a match of one browser at both seats.
    async fn create_match(&self, cookie: &str) -> String {
        let me = json!({ "kind": "me" });
        let plan = json!({
            "game": "flip-football",
            "options": { "hand_size": 3 },
            "seats": { "home": me, "away": me },
            "pace": { "kind": "live", "minutes": 30, "increment_s": 5 },
        });
        let (_, body) = self.ask("POST", "/api/matches", cookie, &plan.to_string()).await;
        serde_json::from_slice::<Value>(&body).unwrap()["id"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    async fn sit(&self, cookie: &str, id: &str) -> WebSocketStream<TcpStream> {
        let address = format!("ws://{}/api/matches/{id}/live", self.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let stream = TcpStream::connect(self.address).await.unwrap();
        client_async(request, stream).await.unwrap().0
    }

    /// The record holds exactly the acknowledged moves, and every card of it follows from the seed.
    async fn verify_record(&self, coach: &Coach) {
        let path = format!("/api/matches/{}/record.json", coach.id);
        let (_, record) = self.ask("GET", &path, "", "").await;
        let text = String::from_utf8(record).unwrap();
        let verified = clubhouse::game("flip-football")
            .unwrap()
            .verify_record(&text, None)
            .unwrap();
        assert!(verified.is_proven());
        let record: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(record["header"]["words"], WORDS.into_iter().collect::<Value>());
        let entries = record["entries"].as_array().unwrap();
        let moves = entries
            .iter()
            .filter(|entry| entry["input"].get("move").is_some())
            .count();
        assert_eq!(
            moves,
            coach.accepted.len(),
            "each acknowledged move stands in the record once"
        );
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            let _ = process.kill();
            let _ = process.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

async fn say(socket: &mut WebSocketStream<TcpStream>, message: &Value) -> Option<()> {
    socket.send(Message::text(message.to_string())).await.ok()
}
