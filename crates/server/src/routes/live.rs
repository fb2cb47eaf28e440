//! `/api/matches/{id}/live`: the socket of a table.

use std::{collections::BTreeMap, future::ready, net::IpAddr, time::Duration};

use axum::{
    Extension, Router,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code, rejection::WebSocketUpgradeRejection},
    },
    response::Response,
    routing::any,
};
use clubhouse::Viewer;
use futures_util::{SinkExt, StreamExt};
use store::{MatchId, RequestId};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, interval_at, timeout},
};

use super::MatchPath;
use crate::{
    AppState,
    error::ApiError,
    limits::{From, Who},
    messages::{
        Place,
        table::{FromClient, FromServer, Unreadable},
    },
    metrics::SocketAt,
    session::{Here, Visitor},
    table::{Command, Frame},
    tables::Address,
};

/// How long a message may be.
const MESSAGE_MAX: usize = 4 * 1024;
/// Small, for there are many tables: what is said is shorter than what is shown.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 4 * 1024;
/// How many messages may wait for a slow reader before it is let go.
const QUEUE: usize = 64;
const HELLO_WAIT: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(20);
/// The first one comes soon: what the line takes is given back to who has a clock.
const FIRST_PING: Duration = Duration::from_secs(1);
/// A socket that has been silent for so long is dead: a living one answers pings.
const SILENCE_MAX: Duration = Duration::from_secs(60);
/// How long a write may take.
const WRITE_WAIT: Duration = Duration::from_secs(10);

pub(super) fn router() -> Router<AppState> {
    Router::new().route("/api/matches/{id}/live", any(sit_down))
}

/// The socket of a table: numbered events, moves and their answers.
#[utoipa::path(get, path = "/api/matches/{id}/live", params(("id" = String, Path,)), responses(
    (status = 101, description = "a WebSocket"),
    (status = 400, body = ApiError, content_type = "application/problem+json", description = "not a WebSocket handshake"),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "forbidden_origin"),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn sit_down(
    State(state): State<AppState>,
    visitor: Visitor,
    Extension(who): Extension<Who>,
    Extension(From(address)): Extension<From>,
    here: Here,
    MatchPath(id): MatchPath,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| ApiError::bad_request(rejection.body_text()))?;
    // Opens the table, so that a wrong address is answered before the handshake.
    state.tables.address(id).await?;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .on_upgrade(move |socket| {
            let mut sitter = Sitter {
                state,
                visitor,
                here,
                who,
                address,
                id,
                socket,
            };
            // A task of its own: what only the handshake needs is not kept for as long as somebody sits here.
            tokio::spawn(async move { sitter.sit().await });
            ready(())
        }))
}

/// Somebody at a table.
struct Sitter {
    state: AppState,
    visitor: Visitor,
    here: Here,
    who: Who,
    address: IpAddr,
    id: MatchId,
    socket: WebSocket,
}

/// Why a socket ends.
enum End {
    /// The other side is gone.
    Gone,
    /// We say good-bye.
    Close(u16, &'static str),
}

impl Sitter {
    async fn sit(&mut self) {
        let Some(_alive) = self.state.alive.upgrade() else {
            return;
        };
        let _open = self.state.metrics.socket(SocketAt::Table);
        if let End::Close(code, reason) = self.serve().await {
            let farewell = Message::Close(Some(CloseFrame {
                code,
                reason: reason.into(),
            }));
            // The other side may not be listening any more.
            let _ = timeout(WRITE_WAIT, self.socket.send(farewell)).await;
        }
    }

    async fn serve(&mut self) -> End {
        let mut closing = self.state.closing.clone();
        let mut closing = std::pin::pin!(crate::until(&mut closing));
        let mut ending = self.state.people.endings.of(self.here);
        // Boxed, here and below: what happens once or rarely takes no room for as long as somebody sits here.
        let hello = tokio::select! {
            hello = timeout(HELLO_WAIT, Box::pin(self.hello())) => hello,
            () = &mut closing => return End::Close(close_code::AWAY, "the server closes"),
        };
        let places = match hello {
            Ok(Ok(places)) => places,
            Ok(Err(end)) => return end,
            Err(_) => return End::Close(close_code::POLICY, "say hello first"),
        };
        if !places.is_empty() {
            self.state.metrics.on_resumed();
        }
        let (out, mut news) = mpsc::channel::<Frame>(QUEUE);
        let (reply, answer) = oneshot::channel();
        let Ok(table) = Box::pin(self.state.tables.address(self.id)).await else {
            return End::Gone;
        };
        let person = self.visitor.0;
        if table
            .send(Box::new(Command::Enter {
                person,
                who: self.who,
                places,
                out,
                reply,
            }))
            .await
            .is_err()
        {
            return End::Close(close_code::AGAIN, "come again");
        }
        let Ok(connection) = answer.await else {
            return End::Close(close_code::AGAIN, "come again");
        };
        if self.join_chat(&table, connection).await.is_err() {
            return End::Close(close_code::AGAIN, "come again");
        }
        let mut pings = interval_at(Instant::now() + FIRST_PING, PING_EVERY);
        let (mut heard, mut pinged) = (Instant::now(), None);
        let end = loop {
            tokio::select! {
                // What is to be shown comes first: then the socket is not asked in vain.
                biased;
                frame = news.recv() => {
                    // The table lets go of those who do not keep up.
                    let Some(frame) = frame else { break End::Close(close_code::AGAIN, "come again") };
                    if self.send_all(frame, &mut news).await.is_err() {
                        break End::Gone;
                    }
                }
                message = self.socket.next() => {
                    heard = Instant::now();
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Binary(_))) => Utf8Bytes::default(),
                        Some(Ok(Message::Pong(_))) => {
                            if let Some(pinged) = pinged.take() {
                                let lag_ms = i64::try_from(heard.duration_since(pinged).as_millis()).unwrap_or(i64::MAX);
                                // A table that has closed needs no lag.
                                let _ = table.send(Box::new(Command::Lag { connection, lag_ms })).await;
                            }
                            continue;
                        }
                        Some(Ok(Message::Ping(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break End::Gone,
                    };
                    let (id, message) = self.read(&text);
                    match message {
                        Ok(message) => {
                            let said = Command::Say { connection, message, received: heard };
                            if table.send(Box::new(said)).await.is_err() {
                                break End::Close(close_code::AGAIN, "come again");
                            }
                        }
                        Err(error) => {
                            if Box::pin(self.tell_error(id, &error)).await.is_err() {
                                break End::Gone;
                            }
                        }
                    }
                }
                _ = pings.tick() => {
                    pinged = Some(Instant::now());
                    let ping = self.socket.send(Message::Ping(Vec::new().into()));
                    if heard.elapsed() > SILENCE_MAX || !matches!(timeout(WRITE_WAIT, ping).await, Ok(Ok(()))) {
                        break End::Gone;
                    }
                }
                () = ending.wait() => break End::Close(close_code::POLICY, "you are signed out"),
                () = &mut closing => break End::Close(close_code::AWAY, "the server closes"),
            }
        };
        // A table that has closed knows already.
        let _ = table.send(Box::new(Command::Leave { connection })).await;
        end
    }

    /// Begins to hear what is said at the table.
    async fn join_chat(&mut self, table: &Address, connection: u64) -> Result<(), End> {
        let apart = match self.visitor.0 {
            Some(person) => match self.state.store.blocked_with(person).await {
                Ok(apart) => apart,
                Err(error) => {
                    tracing::warn!(match.id = %self.id, %error, "it is not known who has broken with whom");
                    return Err(End::Gone);
                }
            },
            None => Vec::new(),
        };
        let listen = Command::Listen { connection, apart };
        table.send(Box::new(listen)).await.map_err(|_| End::Gone)
    }

    /// Waits for the first message: how far the other side has followed each lane.
    async fn hello(&mut self) -> Result<BTreeMap<Viewer, Place>, End> {
        loop {
            let text = match self.socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Binary(_))) => Utf8Bytes::default(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Gone),
            };
            let (id, message) = self.read(&text);
            let error = match message {
                Ok(FromClient::Hello { lanes }) => return Ok(lanes),
                Ok(_) => ApiError::bad_request("say hello first"),
                Err(error) => error,
            };
            self.tell_error(id, &error).await?;
        }
    }

    /// Reads a message, if it may be said now, and the id of the request.
    fn read(&self, text: &str) -> (Option<RequestId>, Result<FromClient, ApiError>) {
        let message = FromClient::read(text);
        let id = match &message {
            Ok(FromClient::Move { id, .. }) => Some(*id),
            Ok(_) => None,
            Err(Unreadable { id, .. }) => *id,
        };
        let allowed = self.state.messages.admit(self.who, self.address);
        (
            id,
            allowed.and_then(|()| message.map_err(|unreadable| ApiError::bad_request(unreadable.detail))),
        )
    }

    /// Sends all that waits, with one flush.
    async fn send_all(&mut self, first: Frame, news: &mut mpsc::Receiver<Frame>) -> Result<(), End> {
        let made = first.made();
        let sending = async {
            self.socket.feed(Message::Text(first.into_text())).await?;
            while let Ok(frame) = news.try_recv() {
                self.socket.feed(Message::Text(frame.into_text())).await?;
            }
            self.socket.flush().await
        };
        match timeout(WRITE_WAIT, sending).await {
            Ok(Ok(())) => {
                self.state.metrics.on_sent(made.elapsed());
                Ok(())
            }
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn tell_error(&mut self, id: Option<RequestId>, error: &ApiError) -> Result<(), End> {
        self.state.metrics.on_refused(error.code());
        let message = FromServer::Error {
            id,
            code: error.code(),
            detail: error.detail(),
        };
        let text = serde_json::to_string(&message).expect("messages are plain data");
        match timeout(WRITE_WAIT, self.socket.send(Message::text(text))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}
