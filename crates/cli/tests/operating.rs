//! What `docs/operating` tells balancers, containers and Prometheus to ask is answered by the real program.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

use common::scratch;
use yaml_rust2::{Yaml, YamlLoader};

fn read(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operating");
    fs::read_to_string(folder.join(name)).unwrap()
}

fn yaml(name: &str) -> Yaml {
    YamlLoader::load_from_str(&read(name)).unwrap().remove(0)
}

/// A running server: where it answers, and where its figures are.
struct Running {
    process: Child,
    address: String,
    metrics: String,
}

impl Running {
    fn start() -> Self {
        let folder = scratch("operating");
        let _ = fs::remove_dir_all(&folder);
        let mut process = Command::new(env!("CARGO_BIN_EXE_fiveaside"))
            .args([
                "serve",
                "--address",
                "127.0.0.1:0",
                "--metrics",
                "127.0.0.1:0",
                "--data",
            ])
            .arg(folder.join("data.sqlite"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.as_mut().unwrap()).lines();
        let mut address = || {
            let line = lines.next().unwrap().unwrap();
            let (_, address) = line.split_once("http://").unwrap();
            address.split('/').next().unwrap().trim().to_owned()
        };
        let (address, metrics) = (address(), address());
        Self {
            process,
            address,
            metrics,
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.0\r\nhost: node:5005\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn what_is_asked_of_a_server_is_answered() {
    let server = Running::start();

    let balancer = read("Caddyfile");
    let asked = balancer
        .lines()
        .find_map(|line| line.trim().strip_prefix("health_uri "));
    let answer = get(&server.address, asked.unwrap());
    assert!(answer.contains(" 200 "), "{answer}");

    // The health check of a container, as it stands there, but for the port.
    let compose = yaml("compose.yaml");
    let test = compose["services"]["node"]["healthcheck"]["test"]
        .as_vec()
        .unwrap();
    let words: Vec<&str> = test.iter().map(|word| word.as_str().unwrap()).collect();
    assert_eq!(words[0], "CMD");
    let (_, port) = server.address.rsplit_once(':').unwrap();
    let check = |port: &str| {
        let arguments = words[2..]
            .iter()
            .map(|word| word.replace("/5005", &format!("/{port}")));
        let status = Command::new(words[1])
            .args(arguments)
            .stderr(Stdio::null())
            .status();
        status.unwrap().success()
    };
    assert!(check(port), "it is well");
    assert!(!check("1"), "nobody answers there");

    let figures = get(&server.metrics, "/metrics");
    let (_, figures) = figures.split_once("\r\n\r\n").unwrap();
    let alerts = yaml("alerts.yaml");
    for rule in alerts["groups"][0]["rules"].as_vec().unwrap() {
        let asked = rule["expr"].as_str().unwrap();
        let names = asked
            .split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'))
            .filter(|word| word.starts_with("fiveaside_") || word.starts_with("process_"));
        for name in names {
            let is_told = figures
                .lines()
                .any(|line| line.split(['{', ' ']).next() == Some(name));
            assert!(
                is_told || !cfg!(target_os = "linux"),
                "{name} of {asked} is not told"
            );
        }
        assert!(
            rule["annotations"]["summary"]
                .as_str()
                .is_some_and(|text| text.ends_with('.'))
        );
    }
}
