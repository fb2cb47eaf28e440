//! What the OpenAPI document promises, tried by a schema-driven fuzzer: schemathesis, from PyPI, in a folder of its own.
//!
//! A server of ours is opened on a free port with a data file of its own. A member and a guest ask it whatever the
//! document allows, and much that it does not: no status may come that is not named there, no answer that is not of its
//! shape, and none that is the server's own fault.

use std::{
    fs,
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::run::{Failure, Program, cargo, find};

/// The fuzzer, as it was when the document was last held against it.
const FUZZER: &str = "schemathesis==4.32.5";
const INSTALL_MAX: Duration = Duration::from_secs(180);
const OPEN_MAX: Duration = Duration::from_secs(20);
const CHECKS: &str =
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";
/// Its own password, and the name of the member who asks.
const MEMBER: &str = r#"{"name":"fuzzy-ada","password":"muddy boots at noon"}"#;
const BOTS: &str = r#"{"game":"flip-football","listed":true,"seats":{"home":{"kind":"bot","level":"park"},"away":{"kind":"bot","level":"park"}}}"#;
const OWN: &str =
    r#"{"game":"flip-football","listed":true,"seats":{"home":{"kind":"me"},"away":{"kind":"friend"}}}"#;

/// It stays while whoever made it is away.
const SEEK: &str = r#"{"game":"flip-football","pace":{"kind":"days","days":3}}"#;

/// Asks for so many seconds. Where there is no Python, or the fuzzer cannot be installed, it says so and nothing is
/// checked; `must` makes that a failure.
pub(crate) fn soak(target: &Path, seconds: u64, must: bool) -> Result<(), Failure> {
    let Some(fuzzer) = install(target) else {
        let why = "schemathesis cannot be installed here (no Python 3, or no PyPI): the API is NOT fuzzed";
        println!("{why}");
        return if must {
            Err(Failure(why.to_owned()))
        } else {
            Ok(())
        };
    };
    let folder = target.join("soak-api");
    // What an earlier run has left is of no use.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| Failure(format!("{}: {error}", folder.display())))?;
    let server = Server::open(target, &folder)?;
    let guest = server.cookie("GET", "/api/me", "", "")?;
    let member = server.cookie("POST", "/api/members", &guest, MEMBER)?;
    let guest = server.cookie("GET", "/api/me", "", "")?;
    let offerer = server.cookie("GET", "/api/me", "", "")?;
    let own = server.id("/api/matches", &member, OWN)?;
    let watched = server.id("/api/matches", &member, BOTS)?;
    let seek = server.id("/api/club/seeks", &offerer, SEEK)?;
    for (who, cookie, id, left_out) in [
        // Whoever signs out asks as nobody from then on.
        ("member", &member, &own, &["DELETE /api/session"][..]),
        ("guest", &guest, &watched, &[]),
    ] {
        println!("a {who} asks for {} s", seconds / 2);
        let settings = folder.join(format!("{who}.toml"));
        fs::write(&settings, configuration(id, &seek)).map_err(|error| Failure(error.to_string()))?;
        let url = format!("http://{}/api/openapi.json", server.address);
        let cookie = format!("Cookie: {cookie}");
        let time = (seconds / 2).to_string();
        let mut words = vec![
            "--config-file",
            settings.to_str().unwrap_or_default(),
            "run",
            &url,
        ];
        words.extend([
            "--checks",
            CHECKS,
            "--phases",
            "coverage,fuzzing",
            "--max-time",
            &time,
        ]);
        words.extend(["--continue-on-failure", "--warnings", "off", "--header", &cookie]);
        for name in left_out {
            words.extend(["--exclude-name", name]);
        }
        Program::new(&fuzzer, &words).run()?;
    }
    Ok(())
}

/// What the fuzzer cannot guess: names of things that are there.
fn configuration(id: &str, seek: &str) -> String {
    let fixed = |path: &str, name: &str, value: &str| {
        format!(
            "[[operations]]\ninclude-path-regex = \"{path}\"\nparameters = {{ \"path.{name}\" = \"{value}\" }}\n"
        )
    };
    [
        fixed("^/api/matches/", "id", id),
        fixed("^/api/games/", "id", "social-soccer"),
        fixed("^/api/club/seeks/", "id", seek),
        fixed("^/api/leaderboards/", "game", "flip-football"),
        fixed("^/api/(members|me/follows|me/blocks)/", "name", "fuzzy-ada"),
    ]
    .join("\n")
}

/// The fuzzer in an environment of its own, if it can be had.
fn install(target: &Path) -> Option<PathBuf> {
    let python = find("python3")?;
    let folder = target.join("schemathesis");
    let (pip, fuzzer) = (folder.join("bin/pip"), folder.join("bin/schemathesis"));
    let mark = folder.join(FUZZER);
    if mark.is_file() && fuzzer.is_file() {
        return Some(fuzzer);
    }
    let made = Program::new(python, &["-m", "venv", folder.to_str()?]).succeeds_within(INSTALL_MAX)
        && Program::new(
            pip,
            &["install", "--quiet", "--disable-pip-version-check", FUZZER],
        )
        .succeeds_within(INSTALL_MAX);
    (made && fs::write(mark, "").is_ok()).then_some(fuzzer)
}

/// A server of our own.
struct Server {
    address: String,
    process: Child,
}

impl Server {
    fn open(target: &Path, folder: &Path) -> Result<Self, Failure> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.map_err(|error| Failure(error.to_string()))?.to_string();
        let binary = target
            .join("debug")
            .join(format!("fiveaside{}", std::env::consts::EXE_SUFFIX));
        let data = folder.join("data.sqlite");
        let many = "1000000";
        let process = Command::new(&binary)
            .args(["serve", "--address", &address, "--data"])
            .arg(data)
            .args([
                "--bot-pace-ms",
                "0",
                "--requests-per-second",
                many,
                "--changes-per-second",
                many,
            ])
            .args(["--sign-ins-per-minute", many, "--open-matches", many])
            .stdout(Stdio::null())
            .spawn()
            .map_err(|error| Failure(format!("{}: {error}", binary.display())))?;
        let server = Self { address, process };
        let deadline = Instant::now() + OPEN_MAX;
        while server.ask("GET", "/healthz", "", "").is_err() {
            if Instant::now() > deadline {
                return Err(Failure("the server does not open".to_owned()));
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(server)
    }

    /// Asks, and gives the cookie that comes back.
    fn cookie(&self, method: &str, path: &str, cookie: &str, body: &str) -> Result<String, Failure> {
        let answer = self.ask(method, path, cookie, body)?;
        let value = answer
            .split("set-cookie: ")
            .nth(1)
            .and_then(|rest| rest.split(';').next());
        value
            .map(ToOwned::to_owned)
            .ok_or_else(|| Failure(format!("{method} {path} gave no cookie: {answer}")))
    }

    /// Makes a match or a seek, and gives its id.
    fn id(&self, path: &str, cookie: &str, body: &str) -> Result<String, Failure> {
        let answer = self.ask("POST", path, cookie, body)?;
        let id = answer
            .split("\"id\":\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        id.map(ToOwned::to_owned)
            .ok_or_else(|| Failure(format!("POST {path} made nothing: {answer}")))
    }

    /// Asks, and gives the whole answer as it came.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> Result<String, Failure> {
        let failed = |error: std::io::Error| Failure(format!("{method} {path}: {error}"));
        let mut stream = TcpStream::connect(&self.address).map_err(failed)?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).map_err(failed)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).map_err(failed)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have died by itself, which the fuzzer has told.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Builds the server first; so a developer asks.
pub(crate) fn run(target: &Path, words: &[&str]) -> Result<(), Failure> {
    let seconds = match words {
        [] => 600,
        ["--seconds", seconds] => seconds
            .parse()
            .map_err(|_| Failure("--seconds wants a number".to_owned()))?,
        _ => return Err(Failure("usage: cargo xtask soak api [--seconds N]".to_owned())),
    };
    cargo(&["build", "--package", "cli"]).run()?;
    soak(target, seconds, true)
}
