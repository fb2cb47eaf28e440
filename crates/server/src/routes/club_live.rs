//! `/api/club/live`: the socket of the club, one for each browser.

use std::{future::ready, net::IpAddr, time::Duration};

use axum::{
    Extension, Router,
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code, rejection::WebSocketUpgradeRejection},
    },
    response::Response,
    routing::any,
};
use futures_util::{SinkExt, StreamExt};
use tokio::{
    sync::{
        broadcast::{self, error::RecvError},
        mpsc,
    },
    time::{Instant, interval_at, timeout},
};

use crate::{
    AppState,
    club::{Comer, Followed, written},
    error::ApiError,
    limits::{From, Who},
    messages::{
        Place,
        club::{FromBrowser, FromClub},
        profile::Audience,
    },
    metrics::SocketAt,
    people::sight,
    session::{Here, Visitor},
};

/// A browser says little, and there are many of them.
const MESSAGE_MAX: usize = 1024;
const READ_BUFFER: usize = 512;
const WRITE_BUFFER: usize = 2 * 1024;
/// How many messages for one person may wait for a slow reader before it is let go.
const QUEUE: usize = 16;
const HELLO_WAIT: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(25);
/// A socket that has been silent for so long is dead: a living one answers pings.
const SILENCE_MAX: Duration = Duration::from_secs(60);
/// How long a write may take.
const WRITE_WAIT: Duration = Duration::from_secs(10);

pub(super) fn router() -> Router<AppState> {
    Router::new().route("/api/club/live", any(come_in))
}

/// The socket of the club: the lobby and its news, and what concerns you.
#[utoipa::path(get, path = "/api/club/live", responses(
    (status = 101, description = "a WebSocket"),
    (status = 400, body = ApiError, content_type = "application/problem+json", description = "not a WebSocket handshake"),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "forbidden_origin"),
))]
pub(super) async fn come_in(
    State(state): State<AppState>,
    visitor: Visitor,
    Extension(who): Extension<Who>,
    Extension(From(address)): Extension<From>,
    here: Here,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| ApiError::bad_request(rejection.body_text()))?;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .on_upgrade(move |socket| {
            let mut browser = Browser {
                state,
                visitor,
                here,
                who,
                address,
                socket,
            };
            // A task of its own: what only the handshake needs is not kept for as long as somebody is there.
            tokio::spawn(async move { browser.stay().await });
            ready(())
        }))
}

/// A browser in the club.
struct Browser {
    state: AppState,
    visitor: Visitor,
    here: Here,
    who: Who,
    address: IpAddr,
    socket: WebSocket,
}

/// Why a socket ends.
enum End {
    /// The other side is gone.
    Gone,
    /// We say good-bye.
    Close(u16, &'static str),
}

const CLOSING: End = End::Close(close_code::AWAY, "the server closes");
const COME_AGAIN: End = End::Close(close_code::AGAIN, "come again");

impl Browser {
    async fn stay(&mut self) {
        let Some(_alive) = self.state.alive.upgrade() else {
            return;
        };
        let _open = self.state.metrics.socket(SocketAt::Club);
        // Boxed, so that what happens once takes no room for as long as somebody is there.
        let end = match Box::pin(self.greet()).await {
            Ok((followed, own)) => {
                let connection = followed.connection;
                let end = self.serve(followed.news, own).await;
                self.state.club.leave(self.visitor.0, connection);
                end
            }
            Err(end) => end,
        };
        if let End::Close(code, reason) = end {
            let farewell = Message::Close(Some(CloseFrame {
                code,
                reason: reason.into(),
            }));
            // The other side may not be listening any more.
            let _ = timeout(WRITE_WAIT, self.socket.send(farewell)).await;
        }
    }

    /// Waits for the hello and shows what was missed.
    async fn greet(&mut self) -> Result<(Followed, mpsc::Receiver<Utf8Bytes>), End> {
        let mut closing = self.state.closing.clone();
        let hello = tokio::select! {
            hello = timeout(HELLO_WAIT, self.hello()) => hello,
            () = crate::until(&mut closing) => return Err(CLOSING),
        };
        let Ok(hello) = hello else {
            return Err(End::Close(close_code::POLICY, "say hello first"));
        };
        let (place, notices) = hello?;
        let (out, own) = mpsc::channel(QUEUE);
        let comer = Comer {
            person: self.visitor.0,
            member: member(&self.state, self.visitor).await,
            out,
        };
        let mut followed = self.state.club.enter(comer, place);
        let mut missed = std::mem::take(&mut followed.missed);
        if let Some(person) = self.visitor.0 {
            missed.push(self.state.club.own(person));
            // What is told meanwhile comes twice, which does no harm: it is numbered.
            match self.state.club.notices(person, notices).await {
                Ok(notices) if notices.is_empty() => {}
                Ok(notices) => missed.push(written(&FromClub::Notices { notices: &notices })),
                Err(error) => tracing::warn!(%error, "notices cannot be read"),
            }
        }
        if self.send_all(missed).await.is_err() {
            self.state.club.leave(self.visitor.0, followed.connection);
            return Err(End::Gone);
        }
        Ok((followed, own))
    }

    async fn serve(
        &mut self,
        mut news: broadcast::Receiver<Utf8Bytes>,
        mut own: mpsc::Receiver<Utf8Bytes>,
    ) -> End {
        let mut closing = self.state.closing.clone();
        let mut closing = std::pin::pin!(crate::until(&mut closing));
        let mut ending = self.state.people.endings.of(self.here);
        let mut pings = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut heard = Instant::now();
        // Strangers have nothing of their own, and see the lobby all the same.
        let is_known = self.visitor.0.is_some();
        loop {
            tokio::select! {
                text = own.recv(), if is_known => {
                    // The club lets go of those who do not keep up.
                    let Some(text) = text else { break COME_AGAIN };
                    if self.send_all([text]).await.is_err() {
                        break End::Gone;
                    }
                }
                text = news.recv() => {
                    let texts = match text {
                        Ok(text) => vec![text],
                        Err(RecvError::Lagged(_)) => {
                            let (whole, from_now) = self.state.club.start_over();
                            news = from_now;
                            whole
                        }
                        Err(RecvError::Closed) => break COME_AGAIN,
                    };
                    if self.send_all(texts).await.is_err() {
                        break End::Gone;
                    }
                }
                message = self.socket.next() => {
                    heard = Instant::now();
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Binary(_))) => Utf8Bytes::default(),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break End::Gone,
                    };
                    let error = match self.read(&text) {
                        Ok(FromBrowser::Hello { .. }) => ApiError::bad_request("you have said hello already"),
                        Err(error) => error,
                    };
                    if self.tell_error(&error).await.is_err() {
                        break End::Gone;
                    }
                }
                _ = pings.tick() => {
                    let ping = self.socket.send(Message::Ping(Vec::new().into()));
                    if heard.elapsed() > SILENCE_MAX || !matches!(timeout(WRITE_WAIT, ping).await, Ok(Ok(()))) {
                        break End::Gone;
                    }
                }
                () = ending.wait() => break End::Close(close_code::POLICY, "you are signed out"),
                () = &mut closing => break CLOSING,
            }
        }
    }

    /// Waits for the first message: how far the other side has followed.
    async fn hello(&mut self) -> Result<(Option<Place>, u32), End> {
        loop {
            let text = match self.socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Binary(_))) => Utf8Bytes::default(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Gone),
            };
            match self.read(&text) {
                Ok(FromBrowser::Hello { lobby, notices }) => return Ok((lobby, notices)),
                Err(error) => self.tell_error(&error).await?,
            }
        }
    }

    /// Reads a message, if it may be said now.
    fn read(&self, text: &str) -> Result<FromBrowser, ApiError> {
        self.state.messages.admit(self.who, self.address)?;
        serde_json::from_str(text)
            .map_err(|error| ApiError::bad_request(format!("this is no message: {error}")))
    }

    /// Sends all that waits, with one flush.
    async fn send_all(&mut self, texts: impl IntoIterator<Item = Utf8Bytes>) -> Result<(), End> {
        let sending = async {
            for text in texts {
                self.socket.feed(Message::Text(text)).await?;
            }
            self.socket.flush().await
        };
        match timeout(WRITE_WAIT, sending).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn tell_error(&mut self, error: &ApiError) -> Result<(), End> {
        self.state.metrics.on_refused(error.code());
        let text = written(&FromClub::Error {
            code: error.code(),
            detail: error.detail(),
        });
        self.send_all([text]).await
    }
}

/// The name of whoever has come, if they are a member who shows it to everybody.
async fn member(state: &AppState, Visitor(person): Visitor) -> Option<String> {
    match state.store.member_by_id(person?).await {
        Ok(member) => member
            .filter(|member| sight::settings(member).visibility.presence == Audience::Everybody)
            .map(|member| member.name),
        Err(error) => {
            tracing::warn!(%error, "a name cannot be read");
            None
        }
    }
}
