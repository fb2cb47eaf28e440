//! `fiveaside admin`, on a file that nobody holds and on one that a server does.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::Value;

const BINARY: &str = env!("CARGO_BIN_EXE_fiveaside");

/// A server on a data file.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn open(data: &Path) -> Self {
        let mut process = Command::new(BINARY)
            .args(["serve", "--address", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        Self { process, address }
    }

    /// Asks, and gives status and body; `cookie` is the browser's, and stays what it is told to be.
    fn ask(&self, cookie: &mut String, method: &str, path: &str, body: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        if let Some(set) = head.split("set-cookie: ").nth(1) {
            *cookie = set.split(';').next().unwrap().to_owned();
        }
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or_default())
    }

    fn close(mut self) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").arg(id).status().unwrap().success());
        self.process.wait().unwrap();
    }
}

/// Gives an order and reads the answer; whether it was carried out.
fn admin(data: &Path, words: &[&str]) -> (bool, Value) {
    let output = Command::new(BINARY)
        .arg("admin")
        .args(words)
        .arg("--json")
        .arg("--data")
        .arg(data)
        .output()
        .unwrap();
    let answer = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    (output.status.success(), answer)
}

#[test]
fn orders_are_carried_out_with_a_server_and_without() {
    let folder = std::env::temp_dir().join(format!("fiveaside-admin-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let data = folder.join("data.sqlite");
    let server = Server::open(&data);
    let mut ada = String::new();
    let credentials = r#"{"name":"Ada","password":"muddy boots at noon"}"#;
    assert_eq!(server.ask(&mut ada, "POST", "/api/members", credentials).0, 201);

    // While the server runs.
    assert!(admin(&data, &["rename", "ada", "Augusta"]).0);
    assert_eq!(server.ask(&mut ada, "GET", "/api/me", "").1["name"], "Augusta");
    assert!(!admin(&data, &["rename", "augusta", "x"]).0, "that is no name");
    assert!(!admin(&data, &["ban", "nobody-here", "--reason", "rude"]).0);
    assert!(admin(&data, &["announce", "Cup night on Friday"]).0);
    assert_eq!(
        server.ask(&mut ada, "GET", "/api/announcement", "").1["text"],
        "Cup night on Friday"
    );
    assert!(admin(&data, &["ban", "Augusta", "--reason", "rude"]).0);
    let signed_out = server.ask(&mut ada, "GET", "/api/me/account", "");
    assert_eq!(
        (signed_out.0, &signed_out.1["code"]),
        (403, &"members_only".into())
    );
    assert_eq!(
        admin(&data, &["reports"]),
        (true, serde_json::json!({ "answer": "reports", "reports": [] }))
    );
    assert!(!admin(&data, &["settle", "1"]).0, "there is none");
    server.close();

    // While none runs.
    assert!(admin(&data, &["unban", "Augusta"]).0);
    assert!(admin(&data, &["announce"]).0);
    let (done, reset) = admin(&data, &["reset-password", "Augusta"]);
    assert!(done);
    let code = reset["codes"][9].as_str().unwrap();

    let server = Server::open(&data);
    let mut elsewhere = String::new();
    assert_eq!(
        server.ask(&mut elsewhere, "GET", "/api/announcement", "").1["text"],
        ""
    );
    let old = r#"{"name":"Augusta","password":"muddy boots at noon"}"#;
    assert_eq!(server.ask(&mut elsewhere, "POST", "/api/session", old).0, 403);
    let recover = format!(r#"{{"name":"Augusta","code":"{code}","new_password":"a dry ball for once"}}"#);
    assert_eq!(
        server
            .ask(&mut elsewhere, "POST", "/api/session/recovery", &recover)
            .0,
        200
    );
    server.close();
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn without_a_data_file_there_is_nobody_to_look_after() {
    let output = Command::new(BINARY)
        .args(["admin", "reports", "--data", "/nowhere/at/all.sqlite"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no data file"));
}
