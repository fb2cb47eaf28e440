//! A server on a port of its own, guests with cookies, and sockets at tables.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    num::NonZeroU32,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use bus::{Bus, Hub, NatsBus, NodeId};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Ground, LogFormat, NodeName};
use store::SqliteStore;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::oneshot,
    task::JoinHandle,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{self, Message, client::IntoClientRequest, handshake::client::Request},
};

/// Longer than anything takes that is going to happen at all.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server with a data file of its own.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// Where its figures are, if they are told.
    pub(crate) metrics: Option<SocketAddr>,
    folder: PathBuf,
    config: Config,
    /// What it shares with other nodes, if there are any.
    ground: Option<Ground>,
    /// Its part of a database, if it is on one.
    schema: Option<Arc<Schema>>,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = folder();
        let mut config = config(&folder);
        change(&mut config);
        Self::open_at(folder, config, None).await
    }

    /// Several nodes of one club on the same data, and the hub by which they hear each other.
    pub(crate) async fn nodes<const N: usize>(change: impl Fn(&mut Config)) -> ([Self; N], Hub) {
        let folder = folder();
        std::fs::create_dir_all(&folder).unwrap();
        let mut config = config(&folder);
        change(&mut config);
        let store = Arc::new(SqliteStore::open(&folder.join("data.sqlite")).unwrap());
        let hub = Hub::new(bus::Settings::default());
        let mut nodes = Vec::new();
        for _ in 0..N {
            let ground = Ground {
                store: store.clone(),
                bus: Some(Arc::new(hub.node())),
            };
            nodes.push(Self::open_at(folder.clone(), config.clone(), Some(ground)).await);
        }
        (nodes.try_into().ok().unwrap(), hub)
    }

    /// The same on servers of their own, PostgreSQL and NATS, if there are any.
    pub(crate) async fn nodes_on<const N: usize>(at: &Meeting) -> [Self; N] {
        Self::club_on(at, |_| {}).await.0
    }

    /// The same with their bus, which others can join. The first node is called 1.
    pub(crate) async fn club_on<const N: usize>(
        at: &Meeting,
        change: impl Fn(&mut Config),
    ) -> ([Self; N], MeetingPlace) {
        let Meeting::Servers { postgres, nats } = at else {
            let (nodes, hub) = Self::nodes(change).await;
            return (nodes, MeetingPlace::Here(hub));
        };
        let (folder, schema) = (folder(), Arc::new(Schema::make(postgres)));
        let settings = bus::Settings {
            club: schema.name.clone(),
            ..bus::Settings::default()
        };
        let mut nodes = Vec::new();
        for number in 1..=N {
            let mut config = config(&folder);
            config.data = Some(store::Place::Database(schema.url.clone()));
            change(&mut config);
            let name = NodeId(u64::try_from(number).unwrap());
            let ground = Ground {
                store: config.place().unwrap().open().await.unwrap(),
                bus: Some(NatsBus::connect(nats, name, &settings).await.unwrap()),
            };
            let mut node = Self::open_at(folder.clone(), config, Some(ground)).await;
            node.schema = Some(Arc::clone(&schema));
            nodes.push(node);
        }
        let place = MeetingPlace::Server {
            nats: nats.clone(),
            settings,
        };
        (nodes.try_into().ok().unwrap(), place)
    }

    async fn open_at(folder: PathBuf, config: Config, ground: Option<Ground>) -> Self {
        let mut house = Self {
            address: config.address,
            metrics: None,
            folder,
            config,
            ground,
            schema: None,
            running: None,
        };
        house.start().await;
        house
    }

    /// Starts the server on the data that it left.
    pub(crate) async fn start(&mut self) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        self.address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let (config, ground) = (self.config.clone(), self.ground.clone());
        let stopped = async { drop(stopped.await) };
        let (tell, opened) = oneshot::channel();
        let tell = |news| tell.send(news).expect("we wait for it");
        let task = tokio::spawn(async move {
            match ground {
                Some(ground) => server::run_on(ground, listener, config, tell, stopped).await,
                None => server::run(listener, config, tell, stopped).await,
            }
            .unwrap();
        });
        self.metrics = opened.await.unwrap().metrics;
        self.running = Some((stop, task));
    }

    /// Stops the server as a polite kill does.
    pub(crate) async fn stop(&mut self) {
        let (stop, task) = self.running.take().unwrap();
        stop.send(()).unwrap();
        timeout(PATIENCE, task).await.unwrap().unwrap();
    }

    /// Stops the server and starts it again on the same data.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    /// How many tables are open.
    pub(crate) async fn tables(&self) -> u64 {
        let health = self.stranger().get("/healthz").await.expect(200);
        health["tables"].as_u64().unwrap()
    }

    /// Does something to the data file behind the server's back.
    pub(crate) fn sabotage(&self, sql: &str) {
        let file = self.config.data.as_ref().unwrap().file().unwrap();
        rusqlite::Connection::open(file)
            .unwrap()
            .execute_batch(sql)
            .unwrap();
    }

    /// Everything that lies in the data file and beside it.
    pub(crate) fn data(&self) -> Vec<u8> {
        let file = self.config.data.as_ref().unwrap().file().unwrap();
        let journal = file.with_extension("sqlite-wal");
        let mut bytes = std::fs::read(file).unwrap();
        bytes.extend(std::fs::read(journal).unwrap_or_default());
        bytes
    }

    /// How many rows a table of the data file has.
    pub(crate) fn count(&self, table: &str) -> u32 {
        if let Some(schema) = &self.schema {
            return schema.ask(&format!("select count(*)::text from {table}"))[0]
                .parse()
                .unwrap();
        }
        let file = self.config.data.as_ref().unwrap().file().unwrap();
        rusqlite::Connection::open(file)
            .unwrap()
            .query_row(&format!("select count(*) from {table}"), [], |row| row.get(0))
            .unwrap()
    }

    /// Everybody who is kept blocks everybody else.
    pub(crate) fn block_all(&self) {
        self.sabotage(
            "insert or ignore into blocks (person, blocked)
             select a.id, b.id from persons a, persons b where a.id <> b.id",
        );
    }

    /// The ids of all who are kept, as texts.
    pub(crate) fn persons(&self) -> Vec<String> {
        self.texts("select lower(hex(id)) from persons")
    }

    /// The texts that the data file gives.
    fn texts(&self, sql: &str) -> Vec<String> {
        let file = self.config.data.as_ref().unwrap().file().unwrap();
        let data = rusqlite::Connection::open(file).unwrap();
        let mut texts = data.prepare(sql).unwrap();
        let texts = texts.query_map([], |row| row.get(0)).unwrap();
        texts.map(Result::unwrap).collect()
    }

    /// The requests that the record of a match has granted a seat, in order.
    pub(crate) fn requests(&self, id: &str, seat: usize) -> Vec<String> {
        let number = id.parse::<store::MatchId>().unwrap().number();
        let sql = format!(
            "select lower(hex(request)) from entries where match = {number} and seat = {seat} and request is not null
             order by step"
        );
        match &self.schema {
            Some(schema) => schema.ask(&sql.replace("lower(hex(request))", "encode(request, 'hex')")),
            None => self.texts(&sql),
        }
    }

    /// A browser that has not been here before.
    pub(crate) fn stranger(&self) -> Guest {
        Guest {
            address: self.address,
            cookie: None,
        }
    }

    /// A browser with a session.
    pub(crate) async fn guest(&self) -> Guest {
        let mut guest = self.stranger();
        guest.get("/api/me").await.expect(200);
        guest
    }

    /// A match of two guests.
    pub(crate) async fn friendly(&self, options: Value) -> (Guest, Guest, String) {
        self.agreed(options, [false; 2]).await
    }

    /// A match of two guests of whom each says whether hints are welcome.
    pub(crate) async fn agreed(&self, options: Value, hints: [bool; 2]) -> (Guest, Guest, String) {
        let (mut home, mut away) = (self.guest().await, self.guest().await);
        let seats = json!({ "home": { "kind": "me" }, "away": { "kind": "friend" } });
        let plan = json!({ "game": "flip-football", "options": options, "seats": seats, "hints": hints[0] });
        let id = home.play_with(&mut away, &plan, hints[1]).await;
        (home, away, id)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A folder of its own.
fn folder() -> PathBuf {
    static HOUSES: AtomicU32 = AtomicU32::new(0);
    let number = HOUSES.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("fiveaside-server-{}-{number}", std::process::id()))
}

/// Where nodes meet: in this process, or on real servers.
pub(crate) enum Meeting {
    Here,
    Servers { postgres: String, nats: String },
}

impl Meeting {
    /// The servers that `FIVEASIDE_TEST_POSTGRES` and `FIVEASIDE_TEST_NATS` name: `cargo xtask test` starts some.
    pub(crate) fn servers() -> Option<Self> {
        Some(Self::Servers {
            postgres: std::env::var("FIVEASIDE_TEST_POSTGRES").ok()?,
            nats: std::env::var("FIVEASIDE_TEST_NATS").ok()?,
        })
    }
}

/// The bus of a club.
pub(crate) enum MeetingPlace {
    Here(Hub),
    Server { nats: String, settings: bus::Settings },
}

impl MeetingPlace {
    /// Joins it under a name that no other has.
    pub(crate) async fn join(&self) -> Arc<dyn Bus> {
        static JOINED: AtomicU32 = AtomicU32::new(1_000);
        match self {
            Self::Here(hub) => Arc::new(hub.node()),
            Self::Server { nats, settings } => {
                let name = NodeId(JOINED.fetch_add(1, Ordering::Relaxed).into());
                NatsBus::connect(nats, name, settings).await.unwrap()
            }
        }
    }
}

/// A part of a database that lives as long as the test.
struct Schema {
    name: String,
    server: String,
    /// The address under which a server finds nothing else there.
    url: String,
}

impl Schema {
    fn make(server: &str) -> Self {
        static SCHEMAS: AtomicU32 = AtomicU32::new(0);
        let number = SCHEMAS.fetch_add(1, Ordering::Relaxed);
        let name = format!("nodes-{}-{number}", std::process::id());
        let schema = Self {
            url: format!("{server}?options=-csearch_path%3D{name}"),
            server: server.to_owned(),
            name,
        };
        schema.ask(&format!("create schema \"{}\"", schema.name));
        schema
    }

    /// What the database answers. It has a thread of its own: whoever asks may be inside a runtime.
    fn ask(&self, sql: &str) -> Vec<String> {
        let asking = async {
            let (client, connection) = tokio_postgres::connect(&self.server, tokio_postgres::NoTls)
                .await
                .unwrap();
            tokio::spawn(connection);
            client
                .batch_execute(&format!("set search_path = \"{}\"", self.name))
                .await
                .unwrap();
            let answers = client.simple_query(sql).await.unwrap();
            answers
                .iter()
                .filter_map(|answer| match answer {
                    tokio_postgres::SimpleQueryMessage::Row(row) => row.get(0).map(ToOwned::to_owned),
                    _ => None,
                })
                .collect()
        };
        let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build();
        std::thread::scope(|scope| {
            let asked = scope.spawn(|| runtime().unwrap().block_on(asking));
            asked.join().unwrap()
        })
    }
}

impl Drop for Schema {
    fn drop(&mut self) {
        self.ask(&format!("drop schema \"{}\" cascade", self.name));
    }
}

/// A server that never says that it is too much.
fn config(folder: &Path) -> Config {
    let many = NonZeroU32::new(1_000_000).unwrap();
    Config {
        address: "127.0.0.1:0".parse().unwrap(),
        data: Some(folder.join("data.sqlite").into()),
        bus: None,
        public_url: None,
        metrics: None,
        node: NodeName::default(),
        log_format: LogFormat::Text,
        bot_pace_ms: 0,
        think_seconds: 10.0,
        tick_pace_ms: 0,
        idle_seconds: 30,
        grace_seconds: 60,
        requests_per_second: many,
        messages_per_second: many,
        changes_per_second: many,
        sign_ins_per_minute: many,
        review_seconds: None,
        open_matches: 1_000,
        connections: 1_000,
        connections_per_address: 1_000,
        trusted_proxies: Vec::new(),
        hosts: Vec::new(),
    }
}

/// A browser.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|_| panic!("no JSON: {}", String::from_utf8_lossy(&self.body)))
    }

    /// The body of an answer with this status.
    #[track_caller]
    pub(crate) fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", String::from_utf8_lossy(&self.body));
        if self.body.is_empty() {
            Value::Null
        } else {
            self.json()
        }
    }

    /// Asserts that this is the problem with this status and code.
    #[track_caller]
    pub(crate) fn is_problem(&self, status: u16, code: &str) {
        let problem = self.expect(status);
        assert_eq!(self.headers["content-type"], "application/problem+json");
        assert_eq!(problem["code"], code, "{problem}");
        assert_eq!(problem["status"], status);
        assert_eq!(problem["type"], "about:blank");
        assert!(
            problem["title"].is_string() && problem["detail"].is_string(),
            "{problem}"
        );
    }
}

impl Guest {
    /// Makes a match, in which a friend takes the seat of Away and says whether hints are welcome, and begins it.
    pub(crate) async fn play_with(&mut self, friend: &mut Self, plan: &Value, hints: bool) -> String {
        let created = self.post("/api/matches", plan).await.expect(201);
        let id = text(&created["id"]);
        let token = json!({ "token": created["invitations"]["away"], "hints": hints });
        friend
            .post(&format!("/api/matches/{id}/join"), &token)
            .await
            .expect(200);
        self.add_words(&id).await;
        friend.add_words(&id).await;
        id
    }

    /// The same browser after the server has started again elsewhere.
    pub(crate) fn follow(&mut self, house: &House) {
        self.address = house.address;
    }

    /// The same browser at another node.
    pub(crate) fn at(&self, house: &House) -> Self {
        Self {
            address: house.address,
            cookie: self.cookie.clone(),
        }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, &[], b"").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask(
            "POST",
            path,
            &[("content-type", "application/json")],
            body.to_string().as_bytes(),
        )
        .await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.ask(
            "PUT",
            path,
            &[("content-type", "application/json")],
            body.to_string().as_bytes(),
        )
        .await
    }

    /// Makes a match of Flip Football, and adds the words of its own seats.
    pub(crate) async fn create(&mut self, options: Value, home: Value, away: Value) -> Value {
        let plan =
            json!({ "game": "flip-football", "options": options, "seats": { "home": home, "away": away } });
        self.make(&plan).await
    }

    /// Makes a match of any game, and adds the words of its own seats.
    pub(crate) async fn make(&mut self, plan: &Value) -> Value {
        let created = self.post("/api/matches", plan).await.expect(201);
        self.add_words(&text(&created["id"])).await
    }

    /// Adds to the luck of a match what it still wants of this browser. The match in short afterwards.
    pub(crate) async fn add_words(&mut self, id: &str) -> Value {
        let path = format!("/api/matches/{id}");
        let summary = self.get(&path).await.expect(200);
        let words: Value = summary["awaited"]
            .as_array()
            .unwrap()
            .iter()
            .map(text)
            .filter(|seat| summary["seats"][seat]["you"] == true)
            .map(|seat| (seat, json!(uuid().replace('-', ""))))
            .collect();
        if words.as_object().is_some_and(serde_json::Map::is_empty) {
            return summary;
        }
        let body = json!({ "words": words });
        self.post(&format!("{path}/words"), &body).await.expect(200)
    }

    /// Sends a request over a connection of its own and keeps the cookie that comes back.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if !headers.iter().any(|(name, _)| *name == "host") {
            head += &format!("host: {}\r\n", self.address);
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            head += &format!("cookie: {cookie}\r\n");
        }
        head += &format!("content-length: {}\r\n\r\n", body.len());
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        // The server may answer and hang up before it has read all of a body that it does not want.
        let _ = stream.write_all(body).await;
        let mut answer = Vec::new();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.unwrap();
        let end = answer
            .windows(4)
            .position(|bytes| bytes == b"\r\n\r\n")
            .expect("an answer has a head");
        let head = String::from_utf8(answer[..end].to_vec()).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers: BTreeMap<String, String> = lines
            .map(|line| line.split_once(": ").unwrap())
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        if let Some(cookie) = headers.get("set-cookie") {
            self.cookie = cookie.split(';').next().map(ToOwned::to_owned);
        }
        Answer {
            status,
            headers,
            body: answer.split_off(end + 4),
        }
    }

    fn live(&self, id: &str) -> Request {
        self.socket_request(&format!("/api/matches/{id}/live"))
    }

    /// What a browser sends to open a socket.
    pub(crate) fn socket_request(&self, path: &str) -> Request {
        let mut request = format!("ws://{}{path}", self.address)
            .into_client_request()
            .unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        request
    }

    /// Opens a socket at a table, or tells the status that refuses it.
    pub(crate) async fn knock(&self, id: &str, origin: Option<&str>) -> Result<Socket, u16> {
        let mut request = self.live(id);
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await.unwrap();
        self.shake_hands(request, stream).await
    }

    pub(crate) async fn shake_hands(&self, request: Request, stream: TcpStream) -> Result<Socket, u16> {
        match client_async(request, stream).await {
            Ok((stream, _)) => Ok(Socket {
                stream,
                lanes: BTreeMap::new(),
                last: Value::Null,
                heard: Vec::new(),
            }),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Sits down at a table with hardly any room for what is not read at once.
    pub(crate) async fn sit_slowly(&self, id: &str) -> Socket {
        let tcp = TcpSocket::new_v4().unwrap();
        tcp.set_recv_buffer_size(32 * 1024).unwrap();
        let stream = tcp.connect(self.address).await.unwrap();
        let mut socket = self.shake_hands(self.live(id), stream).await.unwrap();
        socket.say(json!({ "type": "hello", "lanes": {} })).await;
        socket.update().await;
        socket
    }

    /// Sits down again where a lost socket left off.
    pub(crate) async fn come_back(&self, id: &str, lanes: BTreeMap<String, LaneSeen>) -> (Socket, Value) {
        let mut socket = self.knock(id, None).await.unwrap();
        socket.lanes = lanes;
        let places = socket.places();
        socket.say(json!({ "type": "hello", "lanes": places })).await;
        let update = socket.update().await;
        (socket, update)
    }

    /// Sits down at a table, from scratch.
    pub(crate) async fn sit(&self, id: &str) -> Socket {
        let origin = format!("http://{}", self.address);
        let mut socket = self.knock(id, Some(&origin)).await.unwrap();
        socket.say(json!({ "type": "hello", "lanes": {} })).await;
        socket.update().await;
        socket
    }
}

/// A socket at a table, and what it knows by now.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    pub(crate) lanes: BTreeMap<String, LaneSeen>,
    /// The last update.
    pub(crate) last: Value,
    /// Every text that ever came.
    pub(crate) heard: Vec<String>,
}

/// A lane as a client keeps it.
#[derive(Clone, Debug, Default)]
pub(crate) struct LaneSeen {
    pub(crate) epoch: u64,
    pub(crate) number: u64,
    pub(crate) events: Vec<Value>,
    /// The lane of the last update.
    pub(crate) last: Value,
}

impl Socket {
    pub(crate) async fn say(&mut self, message: Value) {
        self.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.stream.send(message).await.unwrap();
    }

    /// The next message; an update is taken in.
    pub(crate) async fn next(&mut self) -> Value {
        self.try_next().await.expect("the socket is open")
    }

    /// The next message, if the server does not hang up instead.
    pub(crate) async fn try_next(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.stream.next())
                .await
                .expect("the server says something")?
            {
                Ok(Message::Text(text)) => {
                    self.heard.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == "update" {
                        self.take_in(&message);
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Waits for the next update.
    pub(crate) async fn update(&mut self) -> Value {
        self.wait_for(|message| message["type"] == "update").await
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

    /// Waits until something is so.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            self.next().await;
        }
    }

    /// Sends a move and waits for its answer.
    pub(crate) async fn play(&mut self, seat: &str, mv: impl Into<Value>) -> Value {
        self.play_as(seat, mv, &uuid()).await
    }

    /// Sends a move under an id and waits for its answer.
    pub(crate) async fn play_as(&mut self, seat: &str, mv: impl Into<Value>, id: &str) -> Value {
        self.say(json!({ "type": "move", "id": id, "seat": seat, "move": mv.into() }))
            .await;
        self.wait_for(|message| message["id"] == id).await
    }

    /// Plays a move that must be accepted, and waits until this socket has seen it.
    pub(crate) async fn must_play(&mut self, seat: &str, mv: impl Into<Value>) {
        let answer = self.play(seat, mv).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
        self.update().await;
    }

    pub(crate) fn lane(&self, viewer: &str) -> &LaneSeen {
        &self.lanes[viewer]
    }

    pub(crate) fn choices(&self, viewer: &str) -> Vec<Value> {
        self.lane(viewer).last["choices"]
            .as_array()
            .cloned()
            .unwrap_or_default()
    }

    pub(crate) fn is_to_act(&self, seat: &str) -> bool {
        self.last["to_act"]
            .as_array()
            .unwrap()
            .iter()
            .any(|acting| acting == seat)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.last.get("over").is_some()
    }

    /// What a client says to resume.
    pub(crate) fn places(&self) -> Value {
        self.lanes
            .iter()
            .map(|(viewer, lane)| {
                (
                    viewer.clone(),
                    json!({ "epoch": lane.epoch, "number": lane.number }),
                )
            })
            .collect()
    }

    /// Takes in an update as a client must, and checks the numbers.
    fn take_in(&mut self, update: &Value) {
        for (viewer, lane) in update["lanes"].as_object().unwrap() {
            let seen = self.lanes.entry(viewer.clone()).or_default();
            if lane["reset"] == true {
                seen.events.clear();
                seen.number = 0;
            } else {
                assert_eq!(lane["epoch"], seen.epoch, "a new epoch comes with a reset");
            }
            seen.epoch = lane["epoch"].as_u64().unwrap();
            for event in lane["events"].as_array().unwrap() {
                seen.number += 1;
                assert_eq!(event["number"], seen.number, "numbers have no gaps");
                seen.events.push(event["event"].clone());
            }
            assert_eq!(
                lane["number"], seen.number,
                "the lane's number is that of its last event"
            );
            seen.last = lane.clone();
        }
        self.last = update.clone();
    }
}

/// Plays a match of two sockets to its end, each seat always its last choice: a ready-made eight, then cards.
pub(crate) async fn play_out(home: &mut Socket, away: &mut Socket) {
    play_some(home, away, usize::MAX).await;
    assert!(home.is_over());
}

/// Plays so many moves, or fewer if the match is over before.
pub(crate) async fn play_some(home: &mut Socket, away: &mut Socket, moves: usize) {
    let mut left = moves;
    while left > 0 && !home.is_over() {
        left -= 1;
        let (mover, other, seat, opposite) = if home.is_to_act("home") {
            (&mut *home, &mut *away, "home", "away")
        } else {
            (&mut *away, &mut *home, "away", "home")
        };
        let choice = mover.choices(seat).pop().unwrap();
        let answer = mover.play(seat, choice).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
        mover.update().await;
        // Between them may come who is there.
        let seen = other.lane(opposite).number;
        other.until(|socket| socket.lane(opposite).number > seen).await;
    }
    assert_eq!(home.last["over"], away.last["over"]);
}

/// A fresh UUID.
pub(crate) fn uuid() -> String {
    static IDS: AtomicU32 = AtomicU32::new(1);
    format!(
        "00000000-0000-4000-8000-{:012x}",
        IDS.fetch_add(1, Ordering::Relaxed)
    )
}

/// A JSON string as text.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// A password that nobody tries first.
pub(crate) const PASSWORD: &str = "muddy boots at noon";

impl House {
    /// A browser in which a member is signed in, who has just joined.
    pub(crate) async fn member(&self, name: &str) -> Guest {
        let mut member = self.guest().await;
        member.become_member(name).await;
        member
    }
}

impl Guest {
    /// Becomes a member. Its recovery codes.
    pub(crate) async fn become_member(&mut self, name: &str) -> Vec<String> {
        let joined = self
            .post("/api/members", &json!({ "name": name, "password": PASSWORD }))
            .await
            .expect(201);
        joined["codes"].as_array().unwrap().iter().map(text).collect()
    }

    /// Tries to sign in.
    pub(crate) async fn sign_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/session", &json!({ "name": name, "password": password }))
            .await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.ask("DELETE", path, &[], b"").await
    }

    /// The ids of its matches.
    pub(crate) async fn matches(&mut self) -> Vec<String> {
        let list = self.get("/api/matches?filter=mine").await.expect(200);
        list["matches"]
            .as_array()
            .unwrap()
            .iter()
            .map(|summary| text(&summary["id"]))
            .collect()
    }
}
