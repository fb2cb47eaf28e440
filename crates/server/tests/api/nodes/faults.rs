//! Faults: nodes come and go, words are lost, sockets break, and coaches play on. Nothing that was acknowledged is lost,
//! nothing happens twice, and everybody has seen what there was to be seen.

use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

use crate::support::{Guest, House, uuid};

/// How long a coach waits for anything before it tries another node.
const PATIENCE: Duration = Duration::from_secs(3);
/// How many faults happen at least, one after the other.
const FAULTS: u32 = 24;

/// Numbers that look as if they were drawn, the same in every run.
struct Dice(AtomicU64);

impl Dice {
    fn roll(&self, sides: usize) -> usize {
        let mut state = self.0.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed);
        state = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        state = (state ^ (state >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((state ^ (state >> 31)) % sides as u64).unwrap()
    }
}

/// Where nodes can be found.
type Addresses = Arc<Mutex<Vec<SocketAddr>>>;

/// What one coach has seen and done.
#[derive(Default)]
struct Played {
    /// The requests that were acknowledged, in order.
    acknowledged: Vec<String>,
    events: Vec<Value>,
}

/// A coach who plays a match to its end, whatever becomes of nodes and sockets.
struct Coach {
    guest: Guest,
    id: String,
    seat: &'static str,
    addresses: Addresses,
    dice: Arc<Dice>,
    epoch: u64,
    number: u64,
    to_act: bool,
    over: bool,
    choices: Vec<Value>,
    /// A move that was sent and not answered.
    unanswered: Option<(String, Value)>,
    /// Whether it was sent again: then it may have been shown long before it is answered.
    is_again: bool,
    played: Played,
}

impl Coach {
    async fn play(mut self) -> Played {
        while !self.over {
            let at = {
                let addresses = self.addresses.lock().unwrap();
                addresses[self.dice.roll(addresses.len())]
            };
            // Whatever goes wrong, there is another node.
            let _ = self.sit(at).await;
        }
        self.played
    }

    async fn sit(&mut self, address: SocketAddr) -> Option<()> {
        self.guest.address = address;
        let request = self
            .guest
            .socket_request(&format!("/api/matches/{}/live", self.id));
        let tcp = timeout(PATIENCE, TcpStream::connect(address)).await.ok()?.ok()?;
        let (mut socket, _) = timeout(PATIENCE, client_async(request, tcp)).await.ok()?.ok()?;
        self.say_hello(&mut socket).await?;
        if let Some((id, mv)) = self.unanswered.clone() {
            self.is_again = true;
            self.send(&mut socket, &id, &mv).await?;
        }
        // Now and then a line breaks by itself.
        let mut messages = 5 + self.dice.roll(40);
        while !self.over && messages > 0 {
            messages -= 1;
            let message = timeout(PATIENCE, socket.next()).await.ok()??.ok()?;
            match message {
                Message::Text(text) => self.read(&serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                _ => continue,
            }
            if self.is_again && self.unanswered.is_none() {
                // What came of it was shown before it was answered, or will be: whoever comes anew is shown all of it.
                self.is_again = false;
                return Some(());
            }
            if self.to_act && !self.over && self.unanswered.is_none() {
                let (id, mv) = (uuid(), self.choices.last().cloned()?);
                self.unanswered = Some((id.clone(), mv.clone()));
                self.send(&mut socket, &id, &mv).await?;
            }
        }
        Some(())
    }

    async fn say_hello(&self, socket: &mut WebSocketStream<TcpStream>) -> Option<()> {
        let mut lanes = json!({});
        lanes[self.seat] = json!({ "epoch": self.epoch, "number": self.number });
        let hello = json!({ "type": "hello", "lanes": lanes });
        socket.send(Message::text(hello.to_string())).await.ok()
    }

    async fn send(&self, socket: &mut WebSocketStream<TcpStream>, id: &str, mv: &Value) -> Option<()> {
        let message = json!({ "type": "move", "id": id, "seat": self.seat, "move": mv });
        socket.send(Message::text(message.to_string())).await.ok()
    }

    fn read(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "update" => {
                let lane = &message["lanes"][self.seat];
                if lane["reset"] == true {
                    self.played.events.clear();
                    self.number = 0;
                }
                self.epoch = lane["epoch"].as_u64().unwrap();
                for event in lane["events"].as_array().unwrap() {
                    self.number += 1;
                    assert_eq!(event["number"], self.number, "numbers have no gaps");
                    self.played.events.push(event["event"].clone());
                }
                let acting = message["to_act"].as_array().unwrap();
                self.to_act = acting.iter().any(|seat| seat == self.seat);
                self.choices = lane["choices"].as_array().cloned().unwrap_or_default();
                self.over = message.get("over").is_some();
            }
            "accepted" => {
                let answered = self.unanswered.take_if(|(id, _)| message["id"] == *id);
                if let Some((id, _)) = answered {
                    self.played.acknowledged.push(id);
                    self.to_act = false;
                }
            }
            "refused" => panic!("a move that was offered is refused: {message}"),
            // Too much at once, or a server that is about to go: it is tried again.
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_breaks_nothing_acknowledged_is_lost_and_nothing_happens_twice() {
    let (nodes, hub) = House::nodes::<3>(|_| {}).await;
    let dice = Arc::new(Dice(AtomicU64::new(1)));
    let addresses: Addresses = Arc::new(Mutex::new(nodes.iter().map(|node| node.address).collect()));
    let mut tables = Vec::new();
    let mut coaches = Vec::new();
    for table in 0..4 {
        let options = if table % 2 == 0 {
            json!({ "set_aside": "random", "half_cards": 15 })
        } else {
            json!({ "half_cards": 15, "hand_size": 3 })
        };
        let (home, away, id) = nodes[table % 3].friendly(options).await;
        for (seat, guest) in [("home", &home), ("away", &away)] {
            let coach = Coach {
                guest: guest.clone(),
                id: id.clone(),
                seat,
                addresses: Arc::clone(&addresses),
                dice: Arc::clone(&dice),
                epoch: 0,
                number: 0,
                to_act: false,
                over: false,
                choices: Vec::new(),
                unanswered: None,
                is_again: false,
                played: Played::default(),
            };
            coaches.push(tokio::spawn(coach.play()));
        }
        tables.push((home, away, id));
    }
    let is_done = Arc::new(AtomicBool::new(false));
    let breaking = tokio::spawn({
        let (is_done, addresses, dice) = (Arc::clone(&is_done), Arc::clone(&addresses), Arc::clone(&dice));
        async move {
            let mut nodes = nodes;
            let mut faults = 0;
            while !is_done.load(Ordering::Relaxed) || faults < FAULTS {
                faults += 1;
                match dice.roll(3) {
                    0 => {
                        let node = dice.roll(3);
                        nodes[node].restart().await;
                        addresses.lock().unwrap()[node] = nodes[node].address;
                    }
                    1 => {
                        hub.cut();
                        tokio::time::sleep(Duration::from_millis(300)).await;
                        hub.mend();
                    }
                    _ => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
            nodes
        }
    });
    let mut played = Vec::new();
    for coach in coaches {
        played.push(timeout(Duration::from_secs(120), coach).await.unwrap().unwrap());
    }
    is_done.store(true, Ordering::Relaxed);
    let nodes = breaking.await.unwrap();
    let mut played = played.into_iter();
    for (mut home, away, id) in tables {
        for (seat, (viewer, guest)) in [("home", &home), ("away", &away)].into_iter().enumerate() {
            let played = played.next().unwrap();
            let acknowledged: Vec<String> =
                played.acknowledged.iter().map(|id| id.replace('-', "")).collect();
            assert!(!acknowledged.is_empty());
            // The match may have ended before the last answer came.
            let kept = nodes[0].requests(&id, seat);
            assert!(kept.starts_with(&acknowledged), "each once, and in order");
            assert!(kept.len() <= acknowledged.len() + 1, "and none besides");
            let fresh = guest.at(&nodes[dice.roll(3)]).sit(&id).await;
            assert_eq!(fresh.lane(viewer).events, played.events, "{viewer}");
        }
        home.follow(&nodes[1]);
        let record = home.get(&format!("/api/matches/{id}/record.txt")).await;
        let game = clubhouse::game("flip-football").unwrap();
        let verified = game
            .verify_record(&String::from_utf8(record.body).unwrap(), None)
            .unwrap();
        assert!(verified.is_proven(), "{verified:?}");
    }
}
