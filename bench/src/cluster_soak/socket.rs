//! Sockets at tables.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use super::coach::Place;

/// How long an answer may take before another node is asked.
pub(super) const PATIENCE: Duration = Duration::from_secs(3);

pub(super) type Socket = WebSocketStream<TcpStream>;

/// Why a visit ended early.
pub(super) enum End {
    /// The socket is gone, or of no use.
    Lost,
    /// Something must not be so.
    Breach(String),
}

impl<E: std::error::Error> From<E> for End {
    fn from(_: E) -> Self {
        Self::Lost
    }
}

/// Opens one.
pub(super) async fn open(front: SocketAddr, place: &Place) -> Result<Socket, End> {
    let address = format!("ws://localhost/api/matches/{}/live", place.id);
    let mut request = address.into_client_request()?;
    request.headers_mut().insert("cookie", place.cookie.parse()?);
    let stream = TcpStream::connect(front).await?;
    stream.set_nodelay(true)?;
    Ok(client_async(request, stream).await?.0)
}

/// Says something.
pub(super) async fn say(socket: &mut Socket, message: &str) -> Result<(), End> {
    timeout(PATIENCE, socket.send(Message::text(message))).await??;
    Ok(())
}

/// The same coach in another tab, at another node, says the same.
pub(super) async fn say_elsewhere(front: SocketAddr, place: &Place, message: String) -> Result<(), End> {
    let mut socket = open(front, place).await?;
    say(&mut socket, &json!({ "type": "hello", "lanes": {} }).to_string()).await?;
    say(&mut socket, &message).await?;
    while let Some(Ok(message)) = socket.next().await {
        if message
            .to_text()
            .is_ok_and(|text| text.contains(r#""type":"accepted""#))
        {
            break;
        }
    }
    Ok(())
}
