//! A way to the database that can be cut.

use std::sync::{Arc, Mutex};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream, tcp},
    sync::watch,
    task::JoinSet,
};

/// Passes everything on, until it is told not to.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    /// What an answer holds that is never passed on; the connection ends instead.
    swallowed: Arc<Mutex<Option<&'static [u8]>>>,
    is_open: watch::Sender<bool>,
}

impl Proxy {
    pub(crate) async fn to(host: String, port: u16) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let proxy = Self {
            port: listener.local_addr().unwrap().port(),
            swallowed: Arc::default(),
            is_open: watch::Sender::new(true),
        };
        let (swallowed, is_open) = (Arc::clone(&proxy.swallowed), proxy.is_open.subscribe());
        tokio::spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((client, _)) = listener.accept().await {
                if !*is_open.borrow() {
                    continue;
                }
                let (host, swallowed, is_open) = (host.clone(), Arc::clone(&swallowed), is_open.clone());
                connections.spawn(async move {
                    let server = TcpStream::connect((host, port)).await.unwrap();
                    pass(client, server, &swallowed, is_open).await;
                });
            }
        });
        proxy
    }

    /// The next answer that holds this is swallowed, and its connection cut: what was asked has been done, and nobody
    /// hears of it.
    pub(crate) fn swallow(&self, answer: &'static [u8]) {
        *self.swallowed.lock().unwrap() = Some(answer);
    }

    /// Whether that has happened.
    pub(crate) fn has_swallowed(&self) -> bool {
        self.swallowed.lock().unwrap().is_none()
    }

    /// Cuts all connections, and takes no new ones.
    pub(crate) fn shut(&self) {
        self.is_open.send_replace(false);
    }

    /// Passes on again.
    pub(crate) fn open(&self) {
        self.is_open.send_replace(true);
    }
}

async fn pass(
    client: TcpStream,
    server: TcpStream,
    swallowed: &Mutex<Option<&'static [u8]>>,
    mut is_open: watch::Receiver<bool>,
) {
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let is_swallowed = |answer: &[u8]| {
        let mut swallowed = swallowed.lock().unwrap();
        let is_meant =
            swallowed.is_some_and(|words| answer.windows(words.len()).any(|window| window == words));
        if is_meant {
            *swallowed = None;
        }
        is_meant
    };
    tokio::select! {
        () = copy(from_client, to_server, |_| false) => {}
        () = copy(from_server, to_client, is_swallowed) => {}
        _ = is_open.wait_for(|is_open| !is_open) => {}
    }
}

/// Passes on what comes until the end, or until something comes that is not to be passed on.
async fn copy(mut from: tcp::OwnedReadHalf, mut to: tcp::OwnedWriteHalf, ends: impl Fn(&[u8]) -> bool) {
    let mut buffer = vec![0; 1 << 16];
    loop {
        match from.read(&mut buffer).await {
            Ok(length) if length > 0 && !ends(&buffer[..length]) => {
                if to.write_all(&buffer[..length]).await.is_err() {
                    return;
                }
            }
            _ => return,
        }
    }
}
