//! Copying a data file while a server uses it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OpenFlags};

use super::{BUSY_TIMEOUT, SqliteStore, backend, custody};
use crate::StoreError;

impl SqliteStore {
    /// Copies a data file as it is at one moment, whether a server writes to it meanwhile or not. Blocks. The copy is one
    /// whole file, for its owner's eyes alone, and has been looked through before it gets its name.
    ///
    /// # Errors
    /// If there is no such file, there is something at the target, or the disk is full.
    pub fn back_up(path: &Path, target: &Path) -> Result<(), StoreError> {
        let failed = |what: &str, error: std::io::Error| StoreError::Backend(format!("{what}: {error}"));
        if !path.is_file() {
            let missing = format!("there is no data file at {}", path.display());
            return Err(StoreError::Backend(missing));
        }
        if target.exists() {
            let there = format!("there is something at {} already", target.display());
            return Err(StoreError::Backend(there));
        }
        let part = Part(custody::beside(target, ".part"));
        // What an earlier copy that failed has left.
        let _ = fs::remove_file(&part.0);
        custody::make(&part.0)?;
        copy(path, &part.0)?;
        let written = fs::File::open(&part.0).and_then(|file| file.sync_all());
        written.map_err(|error| failed("the copy cannot be kept", error))?;
        fs::rename(&part.0, target).map_err(|error| failed("the copy cannot be named", error))
    }
}

/// What was begun; what is left of it goes.
struct Part(PathBuf);

impl Drop for Part {
    fn drop(&mut self) {
        // After a success it has another name.
        let _ = fs::remove_file(&self.0);
    }
}

/// A second connection reads one moment of the file into an empty one, and does not keep the server from writing.
fn copy(path: &Path, part: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(backend)?;
    connection.busy_timeout(BUSY_TIMEOUT).map_err(backend)?;
    let part_name = part
        .to_str()
        .ok_or_else(|| StoreError::Backend("the name of the copy is no text".to_owned()))?;
    connection
        .execute("vacuum into ?", [part_name])
        .map_err(backend)?;
    let copied = Connection::open_with_flags(part, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(backend)?;
    let found: String = copied
        .query_row("pragma integrity_check", [], |row| row.get(0))
        .map_err(backend)?;
    if found != "ok" {
        return Err(StoreError::Backend(format!("the copy is not whole: {found}")));
    }
    Ok(())
}
