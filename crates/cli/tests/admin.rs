//! `fiveaside admin`, on data that nobody holds and on data that a server does.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

#[path = "common/server.rs"]
mod server;

use std::process::Command;

use serde_json::Value;
use server::{BINARY, Server, schema};

/// Gives an order and reads the answer; whether it was carried out.
fn admin(data: &str, words: &[&str]) -> (bool, Value) {
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
fn orders_are_carried_out_on_a_file_with_a_server_and_without() {
    let folder = std::env::temp_dir().join(format!("fiveaside-admin-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    orders_are_carried_out(folder.join("data.sqlite").to_str().unwrap());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn orders_are_carried_out_on_a_database_with_a_server_and_without() {
    if let Some(database) = schema("admin") {
        orders_are_carried_out(&database);
    }
}

fn orders_are_carried_out(data: &str) {
    let server = Server::open(data);
    let mut ada = String::new();
    let credentials = r#"{"name":"Ada","password":"muddy boots at noon"}"#;
    assert_eq!(server.ask(&mut ada, "POST", "/api/members", credentials).0, 201);

    // While the server runs.
    assert!(admin(data, &["rename", "ada", "Augusta"]).0);
    assert_eq!(server.ask(&mut ada, "GET", "/api/me", "").1["name"], "Augusta");
    assert!(!admin(data, &["rename", "augusta", "x"]).0, "that is no name");
    assert!(!admin(data, &["ban", "nobody-here", "--reason", "rude"]).0);
    assert!(admin(data, &["announce", "Cup night on Friday"]).0);
    assert_eq!(
        server.ask(&mut ada, "GET", "/api/announcement", "").1["text"],
        "Cup night on Friday"
    );
    assert!(admin(data, &["ban", "Augusta", "--reason", "rude"]).0);
    let signed_out = server.ask(&mut ada, "GET", "/api/me/account", "");
    assert_eq!(
        (signed_out.0, &signed_out.1["code"]),
        (403, &"members_only".into())
    );
    assert_eq!(
        admin(data, &["reports"]),
        (true, serde_json::json!({ "answer": "reports", "reports": [] }))
    );
    assert!(!admin(data, &["settle", "1"]).0, "there is none");
    server.close();

    // While none runs.
    assert!(admin(data, &["unban", "Augusta"]).0);
    assert!(admin(data, &["announce"]).0);
    let (done, reset) = admin(data, &["reset-password", "Augusta"]);
    assert!(done);
    let code = reset["codes"][9].as_str().unwrap();

    let server = Server::open(data);
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
