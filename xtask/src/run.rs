//! Running other programs.

use std::{
    env,
    ffi::OsStr,
    io,
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

/// Why a chore stopped.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) String);

/// A program to run in the workspace.
pub(crate) struct Program {
    command: Command,
    line: String,
}

/// A program that has run beside others.
pub(crate) struct Held {
    output: io::Result<Output>,
    line: String,
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace").to_owned()
}

/// Cargo, the one that runs us.
pub(crate) fn cargo(arguments: &[&str]) -> Program {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut program = Program::new(cargo, arguments);
    program.line = format!("cargo {}", arguments.join(" "));
    program
}

/// Npm, in the folder of the web client.
pub(crate) fn npm(arguments: &[&str]) -> Program {
    Program::new(if cfg!(windows) { "npm.cmd" } else { "npm" }, arguments).within(&root().join("web"))
}

/// Where a program lies, if it is on the path.
pub(crate) fn find(name: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    env::split_paths(&paths)
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

/// Whether we may do anything on this machine.
pub(crate) fn is_root() -> bool {
    Program::new("id", &["-u"]).output().as_deref() == Some("0")
}

impl Held {
    /// Tells what it printed, and how it ended.
    pub(crate) fn tell(self) -> Result<(), Failure> {
        let Self { output, line } = self;
        let output = output.map_err(|error| Failure(format!("`{line}` cannot be run: {error}")))?;
        print!("{}", String::from_utf8_lossy(&output.stdout));
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        judge(output.status, &line)
    }
}

/// Whether a program has succeeded.
fn judge(status: ExitStatus, line: &str) -> Result<(), Failure> {
    if status.success() {
        Ok(())
    } else {
        Err(Failure(format!("`{line}` failed: {status}")))
    }
}

impl Program {
    pub(crate) fn new(program: impl AsRef<OsStr>, arguments: &[&str]) -> Self {
        let line = format!("{} {}", program.as_ref().display(), arguments.join(" "));
        let mut command = Command::new(program);
        command.args(arguments).current_dir(root());
        Self { command, line }
    }

    /// Runs in this folder and not in the workspace's.
    pub(crate) fn within(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Nobody wants to hear what it prints.
    pub(crate) fn quiet(mut self) -> Self {
        self.command.stdout(Stdio::null()).stderr(Stdio::null());
        self
    }

    /// Runs it; its output is ours.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        match self.command.status() {
            Ok(status) => judge(status, &self.line),
            Err(error) => Err(Failure(format!("`{}` cannot be run: {error}", self.line))),
        }
    }

    /// Runs it; what it prints is held back until somebody wants to hear it.
    pub(crate) fn held(mut self) -> Held {
        let output = self.command.stdin(Stdio::null()).output();
        Held {
            output,
            line: self.line,
        }
    }

    /// What it prints, if it succeeds.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.command.stderr(Stdio::null()).output().ok()?;
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// Runs it for at most `limit`; whether it succeeded in that time.
    pub(crate) fn succeeds_within(mut self, limit: Duration) -> bool {
        let Ok(mut child) = self.command.stdin(Stdio::null()).spawn() else {
            return false;
        };
        let deadline = Instant::now() + limit;
        loop {
            match child.try_wait() {
                Ok(Some(status)) => return status.success(),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(50)),
                _ => {
                    // It is late or lost: what it does no longer matters.
                    let _ = child.kill();
                    let _ = child.wait();
                    return false;
                }
            }
        }
    }
}
