//! Leases in a key-value bucket whose entries last for a term.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use async_nats::jetstream::{
    Context,
    kv::{self, CreateErrorKind, Store, UpdateErrorKind},
    stream::StorageType,
};

use super::gone;
use crate::{BusError, Bytes, NodeId, Settings};

pub(super) struct Leases {
    context: Context,
    bucket: String,
    term: Duration,
    name: Bytes,
    /// What this node holds, by the revision of its entry.
    held: Mutex<HashMap<String, u64>>,
    /// The bucket, once it is found.
    store: Mutex<Option<Store>>,
}

impl Leases {
    pub(super) fn new(context: Context, node: NodeId, settings: &Settings) -> Self {
        Self {
            context,
            bucket: format!("{}-leases", settings.club),
            term: settings.term,
            name: node.to_string().into(),
            held: Mutex::default(),
            store: Mutex::default(),
        }
    }

    pub(super) async fn hold(&self, lease: &str) -> Result<bool, BusError> {
        let store = self.store().await?;
        let known = self.held().get(lease).copied();
        if let Some(revision) = known {
            match store.update(lease, self.name.clone(), revision).await {
                Ok(revision) => {
                    self.held().insert(lease.to_owned(), revision);
                    return Ok(true);
                }
                // It has run out, and another may have it by now.
                Err(error) if error.kind() == UpdateErrorKind::WrongLastRevision => {
                    self.held().remove(lease);
                }
                Err(error) => return Err(self.lose(error)),
            }
        }
        match store.create(lease, self.name.clone()).await {
            Ok(revision) => {
                self.held().insert(lease.to_owned(), revision);
                Ok(true)
            }
            Err(error) if error.kind() == CreateErrorKind::AlreadyExists => Ok(false),
            Err(error) => Err(self.lose(error)),
        }
    }

    pub(super) async fn release(&self, lease: &str) -> Result<(), BusError> {
        let Some(revision) = self.held().remove(lease) else {
            return Ok(());
        };
        let store = self.store().await?;
        // If another has it by now, it is theirs.
        let _ = store.delete_expect_revision(lease, Some(revision)).await;
        Ok(())
    }

    /// The bucket, which is made if there is none.
    async fn store(&self) -> Result<Store, BusError> {
        let known = self.lock_store().clone();
        if let Some(store) = known {
            return Ok(store);
        }
        let config = kv::Config {
            bucket: self.bucket.clone(),
            history: 1,
            max_age: self.term,
            storage: StorageType::Memory,
            ..kv::Config::default()
        };
        let store = self.context.create_key_value(config).await.map_err(gone)?;
        *self.lock_store() = Some(store.clone());
        Ok(store)
    }

    /// The server may have lost the bucket: the next one who asks makes it anew.
    fn lose(&self, error: impl std::fmt::Display) -> BusError {
        *self.lock_store() = None;
        gone(error)
    }

    fn held(&self) -> MutexGuard<'_, HashMap<String, u64>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_store(&self) -> MutexGuard<'_, Option<Store>> {
        self.store.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
