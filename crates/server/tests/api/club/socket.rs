//! A socket in the club, and what it knows by now.

use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::support::{Guest, Socket};

/// A browser in the club.
pub(crate) struct Browser {
    pub(crate) socket: Socket,
    /// How far it has followed the lobby.
    pub(crate) place: Value,
    /// The notices that have arrived, in their order.
    pub(crate) notices: Vec<Value>,
}

impl Browser {
    /// Comes in from scratch.
    pub(crate) async fn enter(guest: &Guest) -> Self {
        Self::come_back(guest, json!({ "type": "hello" })).await
    }

    /// Comes in with a hello of its own.
    pub(crate) async fn come_back(guest: &Guest, hello: Value) -> Self {
        let mut browser = Self::knock(guest, None).await.expect("the club is open");
        browser.socket.say(hello).await;
        browser
    }

    /// Opens a socket and says nothing.
    pub(crate) async fn knock(guest: &Guest, origin: Option<&str>) -> Result<Self, u16> {
        let mut request = guest.socket_request("/api/club/live");
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(guest.address).await.unwrap();
        let socket = guest.shake_hands(request, stream).await?;
        Ok(Self {
            socket,
            place: Value::Null,
            notices: Vec::new(),
        })
    }

    /// The next message, taken in.
    pub(crate) async fn next(&mut self) -> Value {
        let message = self.socket.next().await;
        match message["type"].as_str() {
            Some("lobby" | "news") => self.place = message["place"].clone(),
            Some("notices") => self
                .notices
                .extend(message["notices"].as_array().unwrap().iter().cloned()),
            _ => {}
        }
        message
    }

    /// Waits for a message.
    pub(crate) async fn wait_for(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if fits(&message) {
                return message;
            }
        }
    }

    /// Waits until the lobby tells of a change that fits, beside whatever else it tells.
    pub(crate) async fn change(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            let mut changes = message["changes"].as_array().into_iter().flatten();
            if let Some(change) = changes.find(|change| fits(change)) {
                return change.clone();
            }
        }
    }

    /// Waits for the next notice of a kind.
    pub(crate) async fn notice(&mut self, kind: &str) -> Value {
        let seen = self.notices.len();
        loop {
            let found = self.notices[seen..]
                .iter()
                .find(|notice| notice["notice"]["kind"] == kind);
            if let Some(found) = found {
                return found.clone();
            }
            self.next().await;
        }
    }
}
