//! The attacks. Each is bounded in what it opens and ends when it is dropped.

use std::{net::SocketAddr, time::Duration};

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::sleep,
};

use super::visitor::Visitor;

/// What can be done to a server.
#[derive(Clone, Copy)]
pub(crate) enum Attack {
    Thoughts,
    Hints,
    Replays,
    SlowHeads,
    Sessions,
    Reading,
}

impl Attack {
    pub(crate) const ALL: [Self; 6] = [
        Self::Thoughts,
        Self::Hints,
        Self::Replays,
        Self::SlowHeads,
        Self::Sessions,
        Self::Reading,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Thoughts => "30 tables of the best bots, 10 s",
            Self::Hints => "30 hints at once, ever again",
            Self::Replays => "60 replays that nobody reads",
            Self::SlowHeads => "230 half-sent heads",
            Self::Sessions => "40 sessions that make matches",
            Self::Reading => "20 readers without a pause",
        }
    }

    /// Goes on until it is dropped.
    pub(crate) async fn go_on(self, address: SocketAddr) {
        loop {
            // What the server refuses or hangs up on is its good right; the attack begins again.
            let _ = match self {
                Self::Thoughts => thoughts(address).await,
                Self::Hints => hints(address).await,
                Self::Replays => replays(address).await,
                Self::SlowHeads => slow_heads(address).await,
                Self::Sessions => sessions(address).await,
                Self::Reading => reading(address).await,
            };
            sleep(Duration::from_millis(100)).await;
        }
    }
}

fn me() -> Value {
    json!({ "kind": "me" })
}

async fn thoughts(address: SocketAddr) -> anyhow::Result<()> {
    let visitor = Visitor::arrive(address).await?;
    let bot = json!({ "kind": "bot", "level": "world", "think_ms": 10_000 });
    let mut sockets = Vec::new();
    for _ in 0..30 {
        let id = visitor.make(&bot, &bot).await?;
        sockets.push(visitor.sit(&id).await?);
    }
    let reading = sockets
        .iter_mut()
        .map(async |socket| while socket.next().await.is_ok() {});
    join_all(reading).await;
    Ok(())
}

async fn hints(address: SocketAddr) -> anyhow::Result<()> {
    let visitor = Visitor::arrive(address).await?;
    let mut sockets = Vec::new();
    for _ in 0..30 {
        let id = visitor.make(&me(), &me()).await?;
        sockets.push(visitor.sit(&id).await?);
    }
    let asking = sockets.iter_mut().map(async |socket| {
        while socket
            .say(&json!({ "type": "hint", "seat": "home" }))
            .await
            .is_ok()
        {
            if socket.next().await.is_err() {
                return;
            }
            sleep(Duration::from_millis(500)).await;
        }
    });
    join_all(asking).await;
    Ok(())
}

async fn replays(address: SocketAddr) -> anyhow::Result<()> {
    let visitor = Visitor::arrive(address).await?;
    let id = visitor.make(&me(), &me()).await?;
    let mut socket = visitor.sit(&id).await?;
    for number in 0..30 {
        let seat = if number % 2 == 0 { "home" } else { "away" };
        let request = format!("00000000-0000-4000-8000-{number:012x}");
        socket
            .say(&json!({ "type": "move", "id": request, "seat": seat, "move": "lay" }))
            .await?;
        while socket.next().await?["id"] != request.as_str() {}
    }
    loop {
        let head = visitor.head(&format!("/api/matches/{id}/replay/frames?count=64"));
        let mut streams = Vec::new();
        for _ in 0..60 {
            let mut stream = TcpStream::connect(address).await?;
            stream.write_all(head.as_bytes()).await?;
            streams.push(stream);
        }
        sleep(Duration::from_secs(2)).await;
    }
}

async fn slow_heads(address: SocketAddr) -> anyhow::Result<()> {
    let holding = (0..230).map(async |_| {
        loop {
            let mut stream = TcpStream::connect(address).await?;
            stream
                .write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ")
                .await?;
            // Until the server hangs up.
            let _ = stream.read(&mut [0; 1024]).await;
            sleep(Duration::from_millis(500)).await;
        }
        #[expect(unreachable_code, reason = "it says what may go wrong")]
        anyhow::Ok(())
    });
    join_all(holding).await;
    Ok(())
}

async fn sessions(address: SocketAddr) -> anyhow::Result<()> {
    let making = (0..40).map(async |_| {
        let visitor = Visitor::arrive(address).await?;
        loop {
            if visitor.make(&me(), &me()).await.is_err() {
                sleep(Duration::from_millis(100)).await;
            }
        }
        #[expect(unreachable_code, reason = "it says what may go wrong")]
        anyhow::Ok(())
    });
    join_all(making).await;
    Ok(())
}

async fn reading(address: SocketAddr) -> anyhow::Result<()> {
    let reading = (0..20).map(async |_| {
        let visitor = Visitor::arrive(address).await?;
        loop {
            let (status, ..) = visitor.ask("GET", "/api/matches?filter=live", "").await?;
            if status == 429 {
                sleep(Duration::from_millis(10)).await;
            }
        }
        #[expect(unreachable_code, reason = "it says what may go wrong")]
        anyhow::Ok(())
    });
    join_all(reading).await;
    Ok(())
}
