//! The data file as a file: who has it open, who may read it, and whether this program may touch it at all.

use std::{
    ffi::OsString,
    fs::{File, OpenOptions, TryLockError},
    io::{Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags};

use super::{BUSY_TIMEOUT, backend};
use crate::StoreError;

/// The files that SQLite lays beside the data file while it is open.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// The right to use a data file. The system takes it back when the process ends, however it ends.
pub(crate) struct Custody {
    _lock: File,
}

impl Custody {
    /// Takes a data file into custody, or tells who has it. The lock is a file of its own beside it, which names its owner
    /// and stays: SQLite would lose its own locks if anybody else closed the data file.
    pub(crate) fn take(path: &Path) -> Result<Self, StoreError> {
        let failed =
            |error: std::io::Error| StoreError::Backend(format!("the data file cannot be locked: {error}"));
        let mut lock = private()
            .read(true)
            .truncate(false)
            .open(beside(path, ".lock"))
            .map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut owner = String::new();
                lock.read_to_string(&mut owner).map_err(failed)?;
                return Err(StoreError::InUse {
                    pid: owner.trim().parse().ok(),
                });
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        lock.set_len(0)
            .and_then(|()| lock.rewind())
            .and_then(|()| writeln!(lock, "{}", std::process::id()))
            .map_err(failed)?;
        Ok(Self { _lock: lock })
    }
}

/// Makes the data file if there is none: it holds seeds and the key of the cookies, so nobody else may read it. SQLite
/// gives the files beside it the same rights.
pub(super) fn make(path: &Path) -> Result<(), StoreError> {
    match private().create_new(true).open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(StoreError::Backend(format!(
            "the data file cannot be made: {error}"
        ))),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Refuses a file of a newer version before anything is changed: what it looks at it only reads.
pub(super) fn refuse_newer(path: &Path, known: u32) -> Result<(), StoreError> {
    if !path.exists() {
        return Ok(());
    }
    let found = || -> rusqlite::Result<u32> {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.pragma_query_value(None, "user_version", |row| row.get(0))
    };
    let found = found().map_err(backend)?;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    Ok(())
}

/// Warns of files that others on the machine may read or write.
pub(super) fn warn_of_others(path: &Path) {
    for file in open_to_others(path) {
        tracing::warn!(
            file = %file.display(),
            "others on this machine can read this file, which holds secrets: chmod 600 closes it"
        );
    }
}

/// Those of the data file and the files beside it that others may read or write.
fn open_to_others(path: &Path) -> Vec<PathBuf> {
    let beside = BESIDE.map(|ending| beside(path, ending));
    [path.to_owned()]
        .into_iter()
        .chain(beside)
        .filter(|file| is_open_to_others(file))
        .collect()
}

#[cfg(unix)]
fn is_open_to_others(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    file.metadata()
        .is_ok_and(|metadata| metadata.permissions().mode() & 0o077 != 0)
}

/// Where rights are not bits of the file, the folder of the data directory is the user's own.
#[cfg(not(unix))]
fn is_open_to_others(_: &Path) -> bool {
    false
}

/// How a file is made that only its owner may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

#[cfg(all(test, unix))]
mod tests {
    use std::{fs, os::unix::fs::PermissionsExt as _};

    use super::*;

    #[test]
    fn files_that_others_can_read_are_named() {
        let folder = std::env::temp_dir().join(format!("fiveaside-custody-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a scratch folder");
        let data = folder.join("data.sqlite");
        make(&data).expect("a new file");
        assert!(open_to_others(&data).is_empty());
        let journal = beside(&data, "-wal");
        fs::write(&journal, "").expect("a file");
        for (file, mode) in [(&data, 0o640), (&journal, 0o604)] {
            fs::set_permissions(file, fs::Permissions::from_mode(mode)).expect("our own file");
        }
        assert_eq!(open_to_others(&data), [data, journal]);
        let _ = fs::remove_dir_all(folder);
    }
}
