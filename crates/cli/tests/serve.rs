//! Opening and closing the games.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use common::{fiveaside, scratch};

/// A server on this data, once it has said that the games are open.
fn serving(data: &Path) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fiveaside"))
        .args(["serve", "--address", "127.0.0.1:0", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert!(line.contains("The games are open"), "{line}");
    child
}

fn serve(data: &Path) -> common::Said {
    fiveaside(
        &format!("serve --address 127.0.0.1:0 --data {}", data.display()),
        "",
    )
}

#[cfg(unix)]
#[test]
fn a_data_file_has_one_server_and_is_one_file_when_that_has_stopped() {
    let folder = scratch("one-server");
    let _ = fs::remove_dir_all(&folder);
    let data = folder.join("data.sqlite");
    let mut first = serving(&data);
    let second = serve(&data);
    assert_eq!((second.code, second.out.as_str()), (1, ""), "it never opened");
    assert!(
        second.err.contains(&format!("process {}", first.id())),
        "{}",
        second.err
    );
    let killed = Command::new("kill").arg(first.id().to_string()).status().unwrap();
    assert!(killed.success());
    assert_eq!(first.wait().unwrap().code(), Some(0));
    let mut files: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(files, ["data.sqlite", "data.sqlite.lock"]);

    // A lock dies with its process, however that ends.
    let mut killed = serving(&data);
    killed.kill().unwrap();
    killed.wait().unwrap();
    let mut next = serving(&data);
    next.kill().unwrap();
    next.wait().unwrap();
}

#[test]
fn games_that_do_not_open_are_not_called_open() {
    let data = scratch("no-data.sqlite");
    fs::write(&data, "this is no data file, and long enough to say so itself").unwrap();
    let said = serve(&data);
    assert_eq!((said.code, said.out.as_str()), (1, ""), "{}", said.err);
    assert!(!said.err.is_empty());
}
