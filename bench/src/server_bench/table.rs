//! One table with two coaches, each in a session and a socket of its own.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    net::{Ipv4Addr, SocketAddr},
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

/// The longest that a coach waits for the server.
const PATIENCE: Duration = Duration::from_secs(20);
const SEATS: [&str; 2] = ["home", "away"];

/// A table of a match.
pub(crate) struct Table {
    /// The node of each coach.
    addresses: [SocketAddr; 2],
    sessions: [String; 2],
    sockets: [Socket; 2],
    moves: u64,
}

/// A coach's socket and what it last said.
struct Socket {
    seat: &'static str,
    stream: WebSocketStream<TcpStream>,
    number: u64,
    to_act: bool,
    over: bool,
    /// The move to play next, as the server offered it.
    choice: Option<Box<RawValue>>,
}

/// What a coach reads of a message.
#[derive(Deserialize)]
struct FromServer<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow, default)]
    lanes: BTreeMap<&'a str, Lane<'a>>,
    #[serde(default)]
    to_act: Vec<&'a str>,
    over: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Lane<'a> {
    number: u64,
    #[serde(borrow)]
    choices: Option<Vec<&'a RawValue>>,
}

impl Table {
    /// Opens a table: two guests, a match, an invitation, two sockets.
    pub(crate) async fn open(addresses: [SocketAddr; 2]) -> anyhow::Result<Self> {
        let [home, away] = addresses;
        Self::seat(addresses, [guest(home).await?, guest(away).await?]).await
    }

    /// The next match of the same two coaches.
    pub(crate) async fn rematch(self) -> anyhow::Result<Self> {
        Self::seat(self.addresses, self.sessions).await
    }

    /// The same, if there is no next move in this one.
    pub(crate) async fn rematch_if_over(self) -> anyhow::Result<Self> {
        if self.is_over() {
            self.rematch().await
        } else {
            Ok(self)
        }
    }

    async fn seat(addresses: [SocketAddr; 2], sessions: [String; 2]) -> anyhow::Result<Self> {
        let plan = json!({
            "game": "flip-football",
            // The eights are drawn, so that every move of the match is seen by both seats.
            "options": { "set_aside": "random" },
            "seats": { "home": { "kind": "me" }, "away": { "kind": "friend" } },
        });
        let created = request(addresses[0], "POST", "/api/matches", &sessions[0], Some(&plan))
            .await?
            .json()?;
        let id = created["id"].as_str().context("a match has an id")?;
        let token = &created["invitations"]["away"];
        let join = format!("/api/matches/{id}/join");
        request(
            addresses[1],
            "POST",
            &join,
            &sessions[1],
            Some(&json!({ "token": token })),
        )
        .await?
        .json()?;
        for (number, session) in sessions.iter().enumerate() {
            let seat = SEATS[number];
            let words = json!({ "words": { seat: "5".repeat(32) } });
            let path = format!("/api/matches/{id}/words");
            request(addresses[number], "POST", &path, session, Some(&words))
                .await?
                .json()?;
        }
        let home = Socket::open(addresses[0], id, SEATS[0], &sessions[0]).await?;
        let away = Socket::open(addresses[1], id, SEATS[1], &sessions[1]).await?;
        Ok(Self {
            addresses,
            sessions,
            sockets: [home, away],
            moves: 0,
        })
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.sockets.iter().any(|socket| socket.over)
    }

    /// Plays one move; how long it took until both seats had seen it.
    pub(crate) async fn play(&mut self) -> anyhow::Result<Duration> {
        let [home, away] = &mut self.sockets;
        let (mover, other) = if home.to_act { (home, away) } else { (away, home) };
        let choice = mover
            .choice
            .take()
            .ok_or_else(|| anyhow!("nobody has anything to play"))?;
        self.moves += 1;
        let mv = json!({ "type": "move", "id": uuid(self.moves), "seat": mover.seat, "move": choice });
        let started = Instant::now();
        mover.stream.send(Message::text(mv.to_string())).await?;
        timeout(PATIENCE, async {
            tokio::try_join!(mover.see(true), other.see(false))
        })
        .await
        .map_err(|_| anyhow!("a move was not answered in {PATIENCE:?}"))??;
        Ok(started.elapsed())
    }
}

impl Socket {
    async fn open(address: SocketAddr, id: &str, seat: &'static str, session: &str) -> anyhow::Result<Self> {
        let mut request = format!("ws://{address}/api/matches/{id}/live").into_client_request()?;
        request.headers_mut().insert("cookie", session.parse()?);
        request
            .headers_mut()
            .insert("origin", format!("http://{address}").parse()?);
        let tcp = dial(address, session).await?;
        tcp.set_nodelay(true)?;
        let (stream, _) = client_async(request, tcp).await?;
        let mut socket = Self {
            seat,
            stream,
            number: 0,
            to_act: false,
            over: false,
            choice: None,
        };
        socket
            .stream
            .send(Message::text(json!({ "type": "hello", "lanes": {} }).to_string()))
            .await?;
        timeout(PATIENCE, socket.see(false)).await??;
        Ok(socket)
    }

    /// Reads until something new has been seen and, if asked for, the move has been accepted.
    async fn see(&mut self, acknowledged: bool) -> anyhow::Result<()> {
        let (mut accepted, mut seen) = (!acknowledged, false);
        while !(accepted && seen) {
            let message = self.stream.next().await.context("the server hung up")??;
            let Message::Text(text) = message else { continue };
            let message: FromServer<'_> = serde_json::from_str(&text).with_context(|| text.to_string())?;
            match message.kind {
                "accepted" => accepted = true,
                "update" => {
                    let lane = message.lanes.get(self.seat).context("an update has our lane")?;
                    seen |= lane.number > self.number;
                    self.number = lane.number;
                    self.over = message.over.is_some();
                    self.to_act = message.to_act.contains(&self.seat);
                    let first = lane.choices.as_ref().and_then(|choices| choices.first());
                    self.choice = first.map(|choice| (*choice).to_owned());
                }
                "refused" | "error" => bail!("{}", text),
                _ => {}
            }
        }
        Ok(())
    }
}

/// An id that no other move of the match has.
fn uuid(number: u64) -> String {
    format!("00000000-0000-4000-8000-{number:012x}")
}

/// A new session; its cookie.
pub(crate) async fn guest(address: SocketAddr) -> anyhow::Result<String> {
    request(address, "GET", "/api/me", "", None)
        .await?
        .cookie
        .context("a guest gets a cookie")
}

/// What the server answered.
pub(crate) struct Answer {
    status: u16,
    cookie: Option<String>,
    body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> anyhow::Result<Value> {
        match self.status {
            200..300 => Ok(serde_json::from_str(&self.body)?),
            status => bail!("{status}: {}", self.body),
        }
    }
}

/// A connection from a house of the coach's own: a server lets in only a few changes of one address at a time.
async fn dial(address: SocketAddr, session: &str) -> anyhow::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if !session.is_empty() && address.ip().is_loopback() {
        let mut hasher = DefaultHasher::new();
        session.hash(&mut hasher);
        let [a, b, c, ..] = hasher.finish().to_le_bytes();
        socket.bind((Ipv4Addr::new(127, a, b, c.clamp(1, 254)), 0).into())?;
    }
    Ok(socket.connect(address).await?)
}

/// One request on a connection of its own.
pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    session: &str,
    body: Option<&Value>,
) -> anyhow::Result<Answer> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let mut tcp = dial(address, session).await?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\ncookie: {session}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    tcp.write_all(head.as_bytes()).await?;
    tcp.write_all(body.as_bytes()).await?;
    let mut answer = String::new();
    timeout(PATIENCE, tcp.read_to_string(&mut answer)).await??;
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .context("this is no answer of a web server")?;
    let mut lines = head.lines();
    let status = lines
        .next()
        .and_then(|line| line.split(' ').nth(1))
        .context("an answer has a status")?
        .parse()?;
    let cookie = lines
        .filter_map(|line| line.split_once(": "))
        .find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"))
        .and_then(|(_, value)| value.split(';').next())
        .map(str::to_owned);
    Ok(Answer {
        status,
        cookie,
        body: body.to_owned(),
    })
}
