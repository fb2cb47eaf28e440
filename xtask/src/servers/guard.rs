//! A server that ends when we do, however we end.
//!
//! It is a child of a little shell that waits for the end of its own input. That input is a pipe of ours: the system
//! closes it when this process goes, by itself, by Ctrl-C or by a signal that nobody can catch.

use std::{
    ffi::OsStr,
    fs,
    fs::File,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use super::engines::User;

/// Starts a server and does what it is told by its input, until that ends: then it ends the server and takes its folder
/// away. It is told to `start` the server again, or by which signal to end it.
/// Ctrl-C reaches the shell as well, which goes on until the pipe is closed.
const GUARD: &str = r#"
trap '' INT
folder=$1 signal=$2
shift 2
server=
start() {
    "$@" &
    server=$!
}
end() {
    if [ -n "$server" ]; then
        kill -s "$1" "$server"
        wait "$server"
        server=
    fi
}
start "$@"
while read -r order; do
    case $order in
        start) [ -n "$server" ] || start "$@" ;;
        *) end "$order" ;;
    esac
done
end "$signal"
cd /
rm -rf "$folder"
"#;

/// How a server is asked to end at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// PostgreSQL lets go of its clients.
    Interrupt,
    /// What everybody else understands.
    Terminate,
    /// PostgreSQL leaves everything as it is, as if it had crashed.
    Quit,
}

impl Signal {
    fn name(self) -> &'static str {
        match self {
            Self::Interrupt => "INT",
            Self::Terminate => "TERM",
            Self::Quit => "QUIT",
        }
    }
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
        let failed = |error| format!("`{}` cannot be started: {error}", line.join(" "));
        let output = File::create(&log).map_err(failed)?;
        let errors = output.try_clone().map_err(failed)?;
        let shell = Command::new("sh")
            .args(["-c", GUARD, "guard"])
            .args([folder.as_os_str(), OsStr::new(signal.name())])
            .args(line)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(output)
            .stderr(errors)
            .spawn()
            .map_err(failed)?;
        Ok(Self { shell, log })
    }

    /// Ends the server, for now.
    pub(super) fn end(&mut self, signal: Signal) {
        self.order(signal.name());
    }

    /// Starts it again, once it has ended.
    pub(super) fn start_again(&mut self) {
        self.order("start");
    }

    fn order(&mut self, word: &str) {
        let stdin = self.shell.stdin.as_mut().expect("it is open as long as we are");
        // A shell that is gone has ended its server.
        let _ = writeln!(stdin, "{word}");
    }

    /// The process from which all of the server come.
    pub(super) fn process(&self) -> u32 {
        self.shell.id()
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
