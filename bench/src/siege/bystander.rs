//! The bystander: plays a bot, looks round, and sees newcomers come in.

use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

use anyhow::bail;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::visitor::{Socket, Visitor};

/// Between two requests.
const PAUSE: Duration = Duration::from_millis(100);

pub(crate) struct Bystander {
    visitor: Visitor,
    socket: Socket,
    moves: u32,
}

/// What he suffers.
pub(crate) struct Suffered {
    /// The longest that his bot took to answer.
    pub(crate) bot: Duration,
    /// How long each of his requests took.
    pub(crate) requests: Vec<Duration>,
    /// The longest that a newcomer took to come in and make a match.
    pub(crate) newcomer: Duration,
}

impl Bystander {
    pub(crate) async fn sit_down(address: SocketAddr) -> anyhow::Result<Self> {
        let visitor = Visitor::arrive(address).await?;
        let socket = new_match(&visitor).await?;
        Ok(Self {
            visitor,
            socket,
            moves: 0,
        })
    }

    /// Lives on for a while.
    pub(crate) async fn live(&mut self, address: SocketAddr, time: Duration) -> anyhow::Result<Suffered> {
        let until = Instant::now() + time;
        let visitor = self.visitor.clone();
        let looking = async {
            let mut requests = Vec::new();
            while Instant::now() < until {
                for path in ["/api/me", "/api/matches?filter=mine", "/"] {
                    let started = Instant::now();
                    let (status, ..) = visitor.ask("GET", path, "").await?;
                    if status != 200 {
                        bail!("{path} was answered with {status}");
                    }
                    requests.push(started.elapsed());
                    sleep(PAUSE).await;
                }
            }
            Ok(requests)
        };
        let arriving = async {
            let mut slowest = Duration::ZERO;
            while Instant::now() < until {
                let started = Instant::now();
                let newcomer = Visitor::arrive(address).await?;
                newcomer
                    .make(&json!({ "kind": "me" }), &json!({ "kind": "me" }))
                    .await?;
                slowest = slowest.max(started.elapsed());
                sleep(10 * PAUSE).await;
            }
            anyhow::Ok(slowest)
        };
        let (requests, newcomer, bot) = tokio::try_join!(looking, arriving, self.play(until))?;
        Ok(Suffered {
            bot,
            requests,
            newcomer,
        })
    }

    /// Plays his bot; the longest that it took to answer.
    async fn play(&mut self, until: Instant) -> anyhow::Result<Duration> {
        let mut slowest = Duration::ZERO;
        while Instant::now() < until {
            self.moves += 1;
            let id = format!("00000000-0000-4000-8000-{:012x}", self.moves);
            let mv = json!({ "type": "move", "id": id, "seat": "home", "move": "lay" });
            let mut asked = Instant::now();
            self.socket.say(&mv).await?;
            loop {
                let message = self.socket.next().await?;
                if message["id"] == id.as_str() {
                    // From the moment at which it is the bot's turn.
                    asked = Instant::now();
                } else if is_home_to_act(&message) {
                    break;
                } else if message.get("over").is_some() {
                    self.socket = new_match(&self.visitor).await?;
                    break;
                }
            }
            slowest = slowest.max(asked.elapsed());
        }
        Ok(slowest)
    }
}

fn is_home_to_act(message: &Value) -> bool {
    message["to_act"]
        .as_array()
        .is_some_and(|seats| seats.iter().any(|seat| seat == "home"))
}

/// A match against a bot, at the point where it is his turn.
async fn new_match(visitor: &Visitor) -> anyhow::Result<Socket> {
    let id = visitor
        .make(
            &json!({ "kind": "me" }),
            &json!({ "kind": "bot", "level": "park" }),
        )
        .await?;
    let mut socket = visitor.sit(&id).await?;
    while !is_home_to_act(&socket.next().await?) {}
    Ok(socket)
}
