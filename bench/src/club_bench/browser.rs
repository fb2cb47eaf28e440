//! A browser in the lobby that does nothing but listen.

use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use crate::server_bench::table::guest;

/// How a new seek begins in the news.
const MADE: &str = r#""kind":"seek_made","seek":{"id":""#;
const NAME_LENGTH: usize = 13;

pub(super) struct Browser {
    stream: WebSocketStream<TcpStream>,
}

/// When the browsers heard of each seek.
#[derive(Default)]
pub(super) struct Heard(Mutex<HashMap<String, Vec<Instant>>>);

impl Heard {
    /// How long after a moment each browser heard of a seek.
    pub(super) fn since(&self, id: &str, from: Instant) -> Vec<Duration> {
        let heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let times = heard.get(id).map(Vec::as_slice).unwrap_or_default();
        times
            .iter()
            .map(|at| at.saturating_duration_since(from))
            .collect()
    }
}

impl Browser {
    pub(super) async fn enter(address: SocketAddr) -> anyhow::Result<Self> {
        let mut request = format!("ws://{address}/api/club/live").into_client_request()?;
        request
            .headers_mut()
            .insert("cookie", guest(address).await?.parse()?);
        let tcp = TcpStream::connect(address).await?;
        let (mut stream, _) = client_async(request, tcp).await?;
        stream.send(Message::text(r#"{"type":"hello"}"#)).await?;
        stream.next().await.context("the lobby is shown")??;
        Ok(Self { stream })
    }

    /// Listens until it is stopped.
    pub(super) async fn listen(mut self, heard: Arc<Heard>) {
        while let Some(Ok(message)) = self.stream.next().await {
            let now = Instant::now();
            let Message::Text(text) = message else { continue };
            for (place, found) in text.match_indices(MADE) {
                let from = place + found.len();
                if let Some(id) = text.get(from..from + NAME_LENGTH) {
                    let mut all = heard.0.lock().unwrap_or_else(PoisonError::into_inner);
                    all.entry(id.to_owned()).or_default().push(now);
                }
            }
        }
    }
}
