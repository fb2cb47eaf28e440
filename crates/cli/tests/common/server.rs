//! A server of a test's own, and where it keeps its data.

#![allow(dead_code, reason = "each test file uses what it needs")]
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::{
    env,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

use serde_json::Value;
use tokio_postgres::NoTls;

pub(crate) const BINARY: &str = env!("CARGO_BIN_EXE_fiveaside");

/// A server on a data file or a database.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn open(data: &str) -> Self {
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
    pub(crate) fn ask(&self, cookie: &mut String, method: &str, path: &str, body: &str) -> (u16, Value) {
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

    pub(crate) fn close(mut self) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").arg(id).status().unwrap().success());
        self.process.wait().unwrap();
    }
}

/// The address of a schema of this test's own, if `FIVEASIDE_TEST_POSTGRES` names a server.
pub(crate) fn schema(test: &str) -> Option<String> {
    let Ok(url) = env::var("FIVEASIDE_TEST_POSTGRES") else {
        eprintln!("{test} is NOT tested over PostgreSQL: FIVEASIDE_TEST_POSTGRES names no server");
        return None;
    };
    let name = format!("test_cli_{}_{test}", std::process::id());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
        tokio::spawn(connection);
        let sql = format!("drop schema if exists {name} cascade; create schema {name}");
        client.batch_execute(&sql).await.unwrap();
    });
    let mark = if url.contains('?') { '&' } else { '?' };
    Some(format!(
        "{url}{mark}application_name={name}&options=-c%20search_path%3D{name}"
    ))
}
