//! Where data is kept.

use std::{
    ffi::OsString,
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

use crate::{PostgresStore, SqliteStore, Store, StoreError};

/// Where data is kept: a file, or a PostgreSQL database.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A file of this machine.
    File(PathBuf),
    /// A database, by its address, which may hold a password.
    Database(String),
}

impl Place {
    /// The file, if it is one.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(file) => Some(file),
            Self::Database(_) => None,
        }
    }

    /// Opens the data there. A file that is not there is made.
    ///
    /// # Errors
    /// If it cannot be opened, is of a newer version or, if it is a file, another process has it.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self {
            Self::Database(address) => Ok(Arc::new(PostgresStore::open(address).await?)),
            Self::File(file) => {
                let file = file.clone();
                let opening = tokio::task::spawn_blocking(move || SqliteStore::open(&file));
                let store = opening.await.map_err(|_| StoreError::Closed)??;
                Ok(Arc::new(store))
            }
        }
    }
}

/// `postgres://…` is the address of a database, everything else a file.
impl From<OsString> for Place {
    fn from(text: OsString) -> Self {
        match text.to_str() {
            Some(address) if address.starts_with("postgres://") || address.starts_with("postgresql://") => {
                Self::Database(address.to_owned())
            }
            _ => Self::File(text.into()),
        }
    }
}

impl From<PathBuf> for Place {
    fn from(file: PathBuf) -> Self {
        Self::File(file)
    }
}

/// The place as it may be shown: of an address what follows the password, and nothing that may be a secret.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => file.display().fmt(f),
            Self::Database(address) => {
                let place = address.split_once("://").map_or("", |(_, place)| place);
                let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
                let place = place.split(['?', '#']).next().unwrap_or_default();
                write!(f, "postgres://{place}")
            }
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        OsString::from(text).into()
    }

    #[test]
    fn an_address_is_a_database_and_everything_else_a_file() {
        assert_eq!(place("data.sqlite"), Place::File("data.sqlite".into()));
        for address in ["postgres://host/club", "postgresql://host/club"] {
            assert_eq!(place(address), Place::Database(address.into()));
        }
    }

    #[test]
    fn no_password_is_shown() {
        for address in [
            "postgres://ada:hunter2@host:5433/club",
            "postgres://ada:hunter2%40@host:5433/club?password=hunter2",
            "postgres://ada:hunter2@really@host:5433/club",
        ] {
            let place = place(address);
            assert_eq!(place.to_string(), "postgres://host:5433/club");
            assert_eq!(format!("{place:?}"), "Place(postgres://host:5433/club)");
        }
        let hidden = place("postgres:///club?host=/run&password=hunter2#hunter2");
        assert!(!hidden.to_string().contains("hunter2"));
    }
}
