//! How soon a bot moves whose node was killed: another node must take up its duty.

use std::{
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use super::engines::Engines;
use crate::server_bench::table::{guest, request};

/// The longest that anybody waits.
const PATIENCE: Duration = Duration::from_secs(30);

/// How soon duties were taken up.
#[derive(Serialize)]
pub(super) struct TakenUp {
    pub(super) kills: usize,
    pub(super) median_s: f64,
    pub(super) worst_s: f64,
}

/// Kills a node at which a bot is about to move, again and again. Until the bot of the other node has moved its own pace
/// passes as well: it counts.
pub(super) async fn take_up(binary: &Path, engines: &Engines, kills: usize) -> anyhow::Result<TakenUp> {
    let other = engines.node(binary).await?;
    let mut times = Vec::new();
    for kill in 0..kills {
        let dying = engines.node(binary).await?;
        let seat = Seat::take(dying.address()).await?;
        let mut there = seat.sit(dying.address()).await?;
        // By the bot's first answer its duty is this node's.
        for number in [1, 2] {
            until_asked(&mut there).await?;
            let id = format!("00000000-0000-4000-8000-{:012x}", 10 * kill + number);
            let mv = json!({ "type": "move", "id": id, "seat": "home", "move": "lay" });
            there.send(Message::text(mv.to_string())).await?;
            while next(&mut there).await?["type"] != "accepted" {}
        }
        let killed = Instant::now();
        drop(dying);
        let mut here = seat.sit(other.address()).await?;
        until_asked(&mut here).await?;
        times.push(killed.elapsed());
    }
    times.sort_unstable();
    let at = |index: usize| times.get(index).map_or(0.0, Duration::as_secs_f64);
    Ok(TakenUp {
        kills,
        median_s: at(times.len() / 2),
        worst_s: at(times.len().saturating_sub(1)),
    })
}

type Socket = WebSocketStream<TcpStream>;

/// Home's seat in a match against a bot.
struct Seat {
    cookie: String,
    id: String,
}

impl Seat {
    async fn take(node: SocketAddr) -> anyhow::Result<Self> {
        let cookie = guest(node).await?;
        let plan = json!({
            "game": "flip-football", "options": { "set_aside": "random" },
            "seats": { "home": { "kind": "me" }, "away": { "kind": "bot", "level": "park" } },
        });
        let made = request(node, "POST", "/api/matches", &cookie, Some(&plan))
            .await?
            .json()?;
        let id = made["id"].as_str().context("a match has an id")?.to_owned();
        let words = json!({ "words": { "home": "5".repeat(32) } });
        let path = format!("/api/matches/{id}/words");
        request(node, "POST", &path, &cookie, Some(&words))
            .await?
            .json()?;
        Ok(Self { cookie, id })
    }

    async fn sit(&self, node: SocketAddr) -> anyhow::Result<Socket> {
        let mut request = format!("ws://{node}/api/matches/{}/live", self.id).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let (mut socket, _) = client_async(request, TcpStream::connect(node).await?).await?;
        socket
            .send(Message::text(r#"{"type":"hello","lanes":{}}"#))
            .await?;
        Ok(socket)
    }
}

/// Waits until it is Home's turn.
async fn until_asked(socket: &mut Socket) -> anyhow::Result<()> {
    loop {
        let message = next(socket).await?;
        let asked = message["to_act"].as_array();
        if asked.is_some_and(|seats| seats.iter().any(|seat| seat == "home")) {
            return Ok(());
        }
    }
}

async fn next(socket: &mut Socket) -> anyhow::Result<Value> {
    loop {
        let message = timeout(PATIENCE, socket.next())
            .await?
            .context("the socket is open")??;
        if let Message::Text(text) = message {
            let message: Value = serde_json::from_str(&text)?;
            if message["type"] == "refused" || message["type"] == "error" {
                bail!("{text}");
            }
            return Ok(message);
        }
    }
}
