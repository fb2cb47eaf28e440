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
pub struct Failure(
    /// What is wrong, for people.
    pub String,
);

/// A program to run in the workspace.
pub struct Program {
    command: Command,
    line: String,
}

/// A program that has run beside others.
pub struct Held {
    output: io::Result<Output>,
    line: String,
}

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace").to_owned()
}

/// Where builds go.
pub fn target() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    root().join(target)
}

/// Cargo, the one that runs us.
pub fn cargo(arguments: &[&str]) -> Program {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut program = Program::new(cargo, arguments);
    program.line = format!("cargo {}", arguments.join(" "));
    program
}

/// Npm, in the folder of the web client.
pub fn npm(arguments: &[&str]) -> Program {
    Program::new(if cfg!(windows) { "npm.cmd" } else { "npm" }, arguments).within(&root().join("web"))
}

/// Where a program lies, if it is on the path.
pub fn find(name: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    env::split_paths(&paths)
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

/// Whether we may do anything on this machine.
pub fn is_root() -> bool {
    Program::new("id", &["-u"]).output().as_deref() == Some("0")
}

impl Held {
    /// Tells what it printed, and how it ended.
    pub fn tell(self) -> Result<(), Failure> {
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
    /// This program with these arguments.
    pub fn new(program: impl AsRef<OsStr>, arguments: &[&str]) -> Self {
        let line = format!("{} {}", program.as_ref().display(), arguments.join(" "));
        let mut command = Command::new(program);
        command.args(arguments).current_dir(root());
        Self { command, line }
    }

    /// Runs in this folder and not in the workspace's.
    pub fn within(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// Runs with this variable.
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Nobody wants to hear what it prints.
    pub fn quiet(mut self) -> Self {
        self.command.stdout(Stdio::null()).stderr(Stdio::null());
        self
    }

    /// Runs it; its output is ours.
    pub fn run(mut self) -> Result<(), Failure> {
        match self.command.status() {
            Ok(status) => judge(status, &self.line),
            Err(error) => Err(Failure(format!("`{}` cannot be run: {error}", self.line))),
        }
    }

    /// Runs it in our place, where that can be done: what is typed and what it answers is its own then.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn take_over(mut self) -> Result<(), Failure> {
        #[cfg(unix)]
        {
            let error = std::os::unix::process::CommandExt::exec(&mut self.command);
            Err(Failure(format!("`{}` cannot be run: {error}", self.line)))
        }
        #[cfg(not(unix))]
        self.run()
    }

    /// Runs it; what it prints is held back until somebody wants to hear it.
    pub fn held(mut self) -> Held {
        let output = self.command.stdin(Stdio::null()).output();
        Held {
            output,
            line: self.line,
        }
    }

    /// What it prints, if it succeeds.
    pub fn output(mut self) -> Option<String> {
        let output = self.command.stderr(Stdio::null()).output().ok()?;
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// Runs it for at most `limit`; whether it succeeded in that time.
    pub fn succeeds_within(mut self, limit: Duration) -> bool {
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
