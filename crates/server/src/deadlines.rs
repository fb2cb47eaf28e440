//! Matches whose time is up in nobody's memory: their tables are opened, and say so themselves.

use std::{collections::HashSet, sync::Arc, time::Duration};

use store::MatchId;
use tokio::time::{MissedTickBehavior, interval};

use crate::{session::now_ms, tables::Tables};

/// How often the store is asked.
const EVERY: Duration = Duration::from_secs(1);
/// The duty of looking after deadlines.
const DUTY: &str = "deadlines";
/// How many tables are opened at a time.
const BATCH: u32 = 64;

/// Opens every table at which a side's time is up, for as long as the server runs.
pub(crate) async fn look_after(tables: Arc<Tables>) {
    let mut every = interval(EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // What cannot be opened is tried once and not every second.
    let mut unreadable: HashSet<MatchId> = HashSet::new();
    loop {
        every.tick().await;
        if !tables.nodes.hold(DUTY).await {
            continue;
        }
        let limit = BATCH + u32::try_from(unreadable.len()).unwrap_or(u32::MAX - BATCH);
        let due = match tables.store.due(now_ms(), limit).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "nobody knows whose time is up");
                continue;
            }
        };
        for id in due {
            if tables.is_open(id) || unreadable.contains(&id) {
                continue;
            }
            if let Err(error) = tables.address(id).await {
                tracing::error!(match.id = %id, code = error.code(), "time is up at a table that cannot be opened");
                unreadable.insert(id);
            }
        }
    }
}
