//! Real servers for tests: a PostgreSQL and a NATS of our own, on free ports, in a folder that goes with them.
//!
//! Tests find them by `FIVEASIDE_TEST_POSTGRES` and `FIVEASIDE_TEST_NATS`. Whoever sets these has servers already, and
//! then none is started.

mod engines;
mod guard;

use std::{
    env, fs, io,
    io::Read as _,
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process, thread,
    time::{Duration, Instant},
};

pub use self::guard::Signal;
use self::{
    engines::{Nats, Postgres},
    guard::Guarded,
};
use crate::run::{Failure, Program};

/// The variable that says where a PostgreSQL is.
pub const POSTGRES: &str = "FIVEASIDE_TEST_POSTGRES";
/// The variable that says where a NATS is.
pub const NATS: &str = "FIVEASIDE_TEST_NATS";
/// How long a server may take to open.
const OPEN_MAX: Duration = Duration::from_secs(60);
const INITDB_MAX: Duration = Duration::from_secs(120);

/// A server of our own. It ends with this.
pub struct Own {
    url: String,
    port: u16,
    guarded: Guarded,
    _home: Home,
}

impl Own {
    /// A PostgreSQL that trusts whoever comes from this machine, and never waits for the disk.
    ///
    /// # Errors
    /// Why there is none.
    pub fn postgres(target: &Path) -> Result<Self, String> {
        postgres(target)
    }

    /// A NATS with JetStream.
    ///
    /// # Errors
    /// Why there is none.
    pub fn nats(target: &Path) -> Result<Self, String> {
        nats(target)
    }

    /// Where it is.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Its port on this machine.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process from which all of its processes come.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.guarded.process()
    }

    /// Ends it for now. Nobody waits until it has ended.
    pub fn end(&mut self, signal: Signal) {
        self.guarded.end(signal);
    }

    /// Starts it again, at the same place with the same data, as soon as it has ended. Nobody waits until it is open.
    pub fn start_again(&mut self) {
        self.guarded.start_again();
    }
}

/// Both servers, as far as they can be had. They end with this.
pub struct Servers {
    servers: Vec<Server>,
    missing: Vec<&'static str>,
}

/// A server, and the variable that tells tests where it is.
struct Server {
    variable: &'static str,
    url: String,
    /// None if it is somebody else's.
    _own: Option<Own>,
}

impl Servers {
    /// Starts both. Where one cannot be had it says what is not tested.
    #[must_use]
    pub fn start(target: &Path) -> Self {
        let mut this = Self {
            servers: Vec::new(),
            missing: Vec::new(),
        };
        this.add(POSTGRES, "the store on PostgreSQL", || postgres(target));
        this.add(NATS, "the bus on NATS", || nats(target));
        this
    }

    /// What is not tested for want of a server.
    #[must_use]
    pub fn untested(&self) -> &[&'static str] {
        &self.missing
    }

    /// The server that a variable names already, or one of our own.
    fn add(
        &mut self,
        variable: &'static str,
        tested: &'static str,
        start: impl FnOnce() -> Result<Own, String>,
    ) {
        let server = match env::var(variable) {
            Ok(url) => Ok((url, None)),
            Err(_) => start().map(|own| (own.url.clone(), Some(own))),
        };
        match server {
            Ok((url, own)) => self.servers.push(Server {
                variable,
                url,
                _own: own,
            }),
            Err(why) => {
                println!("{why}: {tested} is NOT tested");
                self.missing.push(tested);
            }
        }
    }

    /// Tells a program where they are.
    #[must_use]
    pub fn tell(&self, program: Program) -> Program {
        self.servers.iter().fold(program, |program, server| {
            program.env(server.variable, &server.url)
        })
    }
}

/// `cargo xtask servers`: starts both and prints where they are, until Ctrl-C.
///
/// # Errors
/// If there is neither.
pub fn run(target: &Path) -> Result<(), Failure> {
    let servers = Servers::start(target);
    if servers.servers.is_empty() {
        return Err(Failure("neither server can be had here".to_owned()));
    }
    for Server { variable, url, .. } in &servers.servers {
        println!("export {variable}={url}");
    }
    println!("Ctrl-C ends them.");
    loop {
        thread::park();
    }
}

/// A PostgreSQL that trusts whoever comes from this machine. What it holds is thrown away, so it never waits for the disk.
fn postgres(target: &Path) -> Result<Own, String> {
    let Postgres { folder: bin, user } = engines::postgres(target)?;
    let home = Home::make("postgres")?;
    let data = home.path("data");
    if let Some(user) = &user {
        Program::new("chown", &[&user.name, &home.text()])
            .run()
            .map_err(|Failure(why)| why)?;
    }
    let initdb = guard::line(user.as_ref(), &bin.join("initdb"));
    let initdb: Vec<&str> = initdb.iter().map(String::as_str).collect();
    let made = Program::new(
        initdb[0],
        &[
            &initdb[1..],
            &[
                "--pgdata",
                &data,
                "--username=fiveaside",
                "--auth=trust",
                "--no-sync",
            ],
            &["--encoding=UTF8", "--locale=C", "--no-instructions"],
        ]
        .concat(),
    )
    .within(&home.0)
    .quiet()
    .succeeds_within(INITDB_MAX);
    if !made {
        return Err("PostgreSQL's initdb failed".to_owned());
    }
    let port = free_port()?;
    let postgres = guard::line(user.as_ref(), &bin.join("postgres"));
    let words = ["-D", &data, "-p", &port.to_string(), "-h", "127.0.0.1"].map(str::to_owned);
    let settings = [
        "unix_socket_directories=",
        "max_connections=1000",
        "fsync=off",
        "full_page_writes=off",
    ]
    .map(|setting| ["-c".to_owned(), setting.to_owned()]);
    let line = [postgres, words.to_vec(), settings.concat()].concat();
    let guarded = Guarded::start(&line, Signal::Interrupt, &home.0)?;
    // This file's last word says how far it is.
    let is_open = || {
        fs::read_to_string(Path::new(&data).join("postmaster.pid"))
            .is_ok_and(|state| state.lines().nth(7).is_some_and(|word| word.trim() == "ready"))
    };
    wait_until("PostgreSQL", is_open, &guarded)?;
    let url = format!("postgres://fiveaside@127.0.0.1:{port}/postgres");
    Ok(Own {
        url,
        port,
        guarded,
        _home: home,
    })
}

/// A NATS with JetStream.
fn nats(target: &Path) -> Result<Own, String> {
    let Nats(program) = engines::nats(target)?;
    let home = Home::make("nats")?;
    let port = free_port()?;
    let line = [
        program.display().to_string(),
        "--addr=127.0.0.1".to_owned(),
        format!("--port={port}"),
        "--jetstream".to_owned(),
        format!("--store_dir={}", home.path("jetstream")),
    ];
    let guarded = Guarded::start(&line, Signal::Terminate, &home.0)?;
    wait_until("NATS", || greets(port), &guarded)?;
    let url = format!("nats://127.0.0.1:{port}");
    Ok(Own {
        url,
        port,
        guarded,
        _home: home,
    })
}

/// Whether a NATS says who it is.
fn greets(port: u16) -> bool {
    let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) else {
        return false;
    };
    let mut word = [0; 4];
    stream.read_exact(&mut word).is_ok() && word == *b"INFO"
}

fn wait_until(name: &str, is_open: impl Fn() -> bool, guarded: &Guarded) -> Result<(), String> {
    let deadline = Instant::now() + OPEN_MAX;
    while !is_open() {
        if Instant::now() > deadline {
            return Err(format!("{name} did not open; it said:\n{}", guarded.said()));
        }
        thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

/// A port that nobody uses. The system names another one each time, so that it stays free until it is taken.
fn free_port() -> Result<u16, String> {
    let ask = || TcpListener::bind(("127.0.0.1", 0))?.local_addr();
    let address = ask().map_err(|error: io::Error| format!("no port is free: {error}"))?;
    Ok(address.port())
}

/// A folder of a server's own. It goes with this; where we are killed, with the server.
struct Home(PathBuf);

impl Drop for Home {
    fn drop(&mut self) {
        // The server may have taken it along.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Home {
    fn make(name: &str) -> Result<Self, String> {
        let folder = env::temp_dir().join(format!("fiveaside-{name}-{}", process::id()));
        match fs::create_dir(&folder) {
            Ok(()) => Ok(Self(folder)),
            Err(error) => Err(format!("{}: {error}", folder.display())),
        }
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn text(&self) -> String {
        self.0.display().to_string()
    }
}
