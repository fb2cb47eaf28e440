//! `fiveaside backup` and `fiveaside move-data`: what was there is there again.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;
#[path = "common/server.rs"]
mod server;

use common::{fiveaside, scratch};
use server::{Server, schema};

const ADA: &str = r#"{"name":"Ada","password":"muddy boots at noon"}"#;

/// Whether a server on this data knows the browser of a member.
fn knows_ada(data: &str, cookie: &mut String) {
    let server = Server::open(data);
    assert_eq!(server.ask(cookie, "GET", "/api/me", "").1["name"], "Ada");
    server.close();
}

#[test]
fn a_copy_that_is_made_while_the_club_is_open_can_take_its_place() {
    let (data, copy) = (scratch("backed-up.sqlite"), scratch("backup.sqlite"));
    let (data, copy) = (data.to_str().unwrap(), copy.to_str().unwrap());
    let server = Server::open(data);
    let mut ada = String::new();
    assert_eq!(server.ask(&mut ada, "POST", "/api/members", ADA).0, 201);
    let said = fiveaside(&format!("backup {copy} --data {data}"), "").good();
    assert!(said.contains(copy), "{said}");
    let again = fiveaside(&format!("backup {copy} --data {data}"), "");
    assert_eq!(again.code, 1, "there is something already");
    server.close();
    knows_ada(copy, &mut ada);
    let database = fiveaside(
        "backup never.sqlite --data postgres://ada:hunter2@nowhere/club",
        "",
    );
    assert_eq!(database.code, 2);
    assert!(!database.err.contains("hunter2"), "{}", database.err);
}

#[test]
fn a_club_moves_to_a_database_and_back() {
    let Some(database) = schema("move") else { return };
    let (data, back) = (scratch("moved.sqlite"), scratch("moved-back.sqlite"));
    let (data, back) = (data.to_str().unwrap(), back.to_str().unwrap());
    let server = Server::open(data);
    let mut ada = String::new();
    assert_eq!(server.ask(&mut ada, "POST", "/api/members", ADA).0, 201);
    let used = fiveaside(&format!("move-data --from {data} --to {database}"), "");
    assert_eq!(used.code, 1, "the server is still there");
    server.close();
    let moved = fiveaside(&format!("move-data --from {data} --to {database}"), "").good();
    assert!(
        moved.contains("persons: 1 written") && moved.contains("persons: 1 compared"),
        "{moved}"
    );
    knows_ada(&database, &mut ada);
    let full = fiveaside(&format!("move-data --from {data} --to {database}"), "");
    assert_eq!(full.code, 1, "the target is not empty");
    fiveaside(&format!("move-data --from {database} --to {back}"), "").good();
    knows_ada(back, &mut ada);
}
