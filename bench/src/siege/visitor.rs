//! A visitor of the server: plain requests, each over a connection of its own, and sockets at tables.

use std::{net::SocketAddr, time::Duration};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

/// The longest that anybody waits.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody with a session.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) address: SocketAddr,
    cookie: String,
}

/// A socket at a table.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

/// The head of a request.
pub(crate) fn head(method: &str, path: &str, cookie: &str, length: usize) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    )
}

impl Visitor {
    /// Comes in for the first time.
    pub(crate) async fn arrive(address: SocketAddr) -> anyhow::Result<Self> {
        let mut this = Self {
            address,
            cookie: String::new(),
        };
        let (status, answer, _) = this.ask("GET", "/api/me", "").await?;
        let cookie = answer
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "))
            .with_context(|| format!("no cookie with status {status}"))?;
        this.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(this)
    }

    /// Status, head and body of an answer.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        body: &str,
    ) -> anyhow::Result<(u16, String, String)> {
        let asking = async {
            let mut stream = TcpStream::connect(self.address).await?;
            let request = head(method, path, &self.cookie, body.len()) + body;
            stream.write_all(request.as_bytes()).await?;
            let mut answer = Vec::new();
            stream.read_to_end(&mut answer).await?;
            anyhow::Ok(String::from_utf8_lossy(&answer).into_owned())
        };
        let answer = timeout(PATIENCE, asking).await??;
        let (head, body) = answer.split_once("\r\n\r\n").context("an answer has a head")?;
        let status = head
            .split(' ')
            .nth(1)
            .context("an answer has a status")?
            .parse()?;
        Ok((status, head.to_owned(), body.to_owned()))
    }

    /// Makes a match, adds to its luck what it wants of this visitor, and answers its id.
    pub(crate) async fn make(&self, home: &Value, away: &Value) -> anyhow::Result<String> {
        let plan = json!({
            "game": "flip-football", "options": { "set_aside": "random" }, "seats": { "home": home, "away": away },
        });
        let (status, _, body) = self.ask("POST", "/api/matches", &plan.to_string()).await?;
        if status != 201 {
            bail!("no match was made: {status} {body}");
        }
        let made: Value = serde_json::from_str(&body)?;
        let id = made["id"].as_str().context("a match has an id")?;
        let awaited = made["awaited"]
            .as_array()
            .context("a match says whom it awaits")?;
        let words: Value = awaited
            .iter()
            .filter_map(Value::as_str)
            .filter(|seat| made["seats"][*seat]["you"] == true)
            .map(|seat| (seat, "5".repeat(32)))
            .collect();
        let path = format!("/api/matches/{id}/words");
        let (status, _, body) = self
            .ask("POST", &path, &json!({ "words": words }).to_string())
            .await?;
        if status != 200 {
            bail!("a match did not begin: {status} {body}");
        }
        Ok(id.to_owned())
    }

    /// The head of a request that asks for an answer which will not be read.
    pub(crate) fn head(&self, path: &str) -> String {
        head("GET", path, &self.cookie, 0)
    }

    pub(crate) async fn sit(&self, id: &str) -> anyhow::Result<Socket> {
        let mut request = format!("ws://localhost/api/matches/{id}/live").into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let stream = TcpStream::connect(self.address).await?;
        let (stream, _) = timeout(PATIENCE, client_async(request, stream)).await??;
        let mut socket = Socket(stream);
        socket.say(&json!({ "type": "hello", "lanes": {} })).await?;
        Ok(socket)
    }
}

impl Socket {
    pub(crate) async fn say(&mut self, message: &Value) -> anyhow::Result<()> {
        Ok(self.0.send(Message::text(message.to_string())).await?)
    }

    pub(crate) async fn next(&mut self) -> anyhow::Result<Value> {
        loop {
            let message = timeout(PATIENCE, self.0.next())
                .await?
                .context("the socket is open")??;
            if let Message::Text(text) = message {
                return Ok(serde_json::from_str(&text)?);
            }
        }
    }
}
