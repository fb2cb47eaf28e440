//! A server that ends when we do, however we end.
//!
//! It is a child of a little shell that waits for the end of its own input. That input is a pipe of ours: the system
//! closes it when this process goes, by itself, by Ctrl-C or by a signal that nobody can catch.

use std::{
    ffi::OsStr,
    fs,
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use super::engines::User;

/// Starts a server, waits for the end of the input, ends the server, and takes its folder away.
/// Ctrl-C reaches the shell as well, which goes on until the pipe is closed.
const GUARD: &str = r#"
trap '' INT
folder=$1 signal=$2
shift 2
"$@" &
read -r _
kill -s "$signal" "$!"
wait "$!"
cd /
rm -rf "$folder"
"#;

/// How a server is asked to end at once.
#[derive(Clone, Copy)]
pub(super) enum Signal {
    /// PostgreSQL lets go of its clients.
    Interrupt,
    /// What everybody else understands.
    Terminate,
}

/// A running server. It ends with this.
pub(super) struct Guarded {
    shell: Child,
    log: PathBuf,
}

impl Guarded {
    /// Starts a line of words in a folder, which goes with it.
    pub(super) fn start(line: &[String], signal: Signal, folder: &Path) -> Result<Self, String> {
        let log = folder.join("log");
        let signal = match signal {
            Signal::Interrupt => "INT",
            Signal::Terminate => "TERM",
        };
        let failed = |error| format!("`{}` cannot be started: {error}", line.join(" "));
        let output = File::create(&log).map_err(failed)?;
        let errors = output.try_clone().map_err(failed)?;
        let shell = Command::new("sh")
            .args(["-c", GUARD, "guard"])
            .args([folder.as_os_str(), OsStr::new(signal)])
            .args(line)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(output)
            .stderr(errors)
            .spawn()
            .map_err(failed)?;
        Ok(Self { shell, log })
    }

    /// What it has said so far.
    pub(super) fn said(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // It cannot be helped if it does not end.
        let _ = self.shell.wait();
    }
}

/// The line that runs a program, as this user if one is named.
pub(super) fn line(user: Option<&User>, program: &Path) -> Vec<String> {
    let program = program.display().to_string();
    match user {
        None => vec![program],
        Some(User { name, group }) => [
            "setpriv",
            "--reuid",
            name,
            "--regid",
            group,
            "--clear-groups",
            "--",
            &program,
        ]
        .map(str::to_owned)
        .to_vec(),
    }
}
