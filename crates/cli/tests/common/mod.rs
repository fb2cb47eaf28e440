//! Running the binary as a person or a program would.

#![allow(dead_code, reason = "each test file uses what it needs")]
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Stdio},
};

/// What the binary said.
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Said {
    /// Checks that it went well and returns what was printed.
    #[track_caller]
    pub(crate) fn good(self) -> String {
        assert_eq!(self.code, 0, "{}{}", self.out, self.err);
        self.out
    }

    /// The printed JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}{}", self.out, self.err))
    }
}

/// Runs `fiveaside` with arguments, in words, and lines typed in.
pub(crate) fn fiveaside(arguments: &str, typed: &str) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fiveaside"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that ends before it has read everything closes the pipe: that is its right.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    let output = child.wait_with_output().unwrap();
    Said {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A file name of this test's own, with nothing there yet.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Lines that play a whole match: the eight by a preset, then the only choice again and again.
pub(crate) fn whole_match(and_then: &str) -> String {
    format!("preset tight\n{}{and_then}", "\n".repeat(98))
}

/// The record of a whole match, in a file of that name.
pub(crate) fn recorded(name: &str) -> PathBuf {
    let file = scratch(name);
    fiveaside(
        "play flip-football --seed 3",
        &whole_match(&format!("save {}\n", file.display())),
    )
    .good();
    file
}
