//! Connections: how many, and how long they may stand in the door.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::support::House;

/// A connection with half a request.
async fn half_a_head(house: &House) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream
        .write_all(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nx-slow: ")
        .await
        .unwrap();
    stream
}

/// Waits until the server hangs up.
async fn hung_up(mut stream: TcpStream) -> Duration {
    let started = Instant::now();
    let mut rest = Vec::new();
    let end = timeout(Duration::from_secs(30), stream.read_to_end(&mut rest)).await;
    assert!(end.is_ok(), "the server waits for ever");
    started.elapsed()
}

#[tokio::test]
async fn half_a_head_does_not_hold_a_connection() {
    let house = House::open().await;
    let slow = half_a_head(&house).await;
    let body = async {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let head = "PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
        stream.write_all(head.as_bytes()).await.unwrap();
        hung_up(stream).await
    };
    let (head, body) = tokio::join!(hung_up(slow), body);
    assert!(
        head < Duration::from_secs(20) && body < Duration::from_secs(20),
        "{head:?} {body:?}"
    );
}

#[tokio::test]
async fn silent_connections_keep_nobody_out() {
    let house = House::open_with(|config| {
        config.connections = 60;
        config.connections_per_address = 40;
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..230 {
        silent.push(half_a_head(&house).await);
    }
    let started = Instant::now();
    house.guest().await.get("/api/games").await.expect(200);
    assert!(
        started.elapsed() < Duration::from_secs(2),
        "{:?}",
        started.elapsed()
    );
    let mut open = 0;
    for stream in &mut silent {
        let mut byte = [0];
        let read = timeout(Duration::from_millis(20), stream.read(&mut byte)).await;
        open += u32::from(read.is_err());
    }
    assert!(open <= 40, "{open}");
}

#[tokio::test]
async fn a_socket_at_a_table_is_not_shown_out() {
    let house = House::open_with(|config| config.connections_per_address = 4).await;
    let mut guest = house.guest().await;
    let me = json!({ "kind": "me" });
    let options = json!({ "set_aside": "random" });
    let created = guest.create(options, me.clone(), me).await;
    let mut socket = guest.sit(created["id"].as_str().unwrap()).await;
    let mut silent = Vec::new();
    for _ in 0..20 {
        silent.push(half_a_head(&house).await);
    }
    socket.must_play("home", "lay").await;
}
