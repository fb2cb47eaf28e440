//! Thoughts: what a table has thought elsewhere, and hears of as of anything else, by a command.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use clubhouse::{Advice, Level, Question, WrittenQuestion};
use store::MatchId;
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};
use tracing::Instrument as _;

use super::Command;
use crate::{limits::Who, pool::Task, tables::Tables};

/// A way to have something thought.
pub(super) struct Thoughts {
    tables: Arc<Tables>,
    id: MatchId,
    /// The table itself, as long as it is open.
    address: mpsc::WeakSender<Box<Command>>,
}

/// Something to be thought.
pub(super) struct Thought {
    /// On whose account.
    pub(super) who: Who,
    pub(super) question: Question,
    /// The same in writing, if another machine may answer it.
    pub(super) written: Option<WrittenQuestion>,
    pub(super) level: Level,
    /// How long at most.
    pub(super) time: Duration,
    /// It is dropped when this is gone.
    pub(super) wanted: Weak<()>,
    /// When the answer may come at the earliest.
    pub(super) ready: Instant,
}

impl Thoughts {
    pub(super) fn new(tables: Arc<Tables>, id: MatchId, address: mpsc::WeakSender<Box<Command>>) -> Self {
        Self { tables, id, address }
    }

    /// Whether there is no other machine that could think.
    pub(super) fn is_alone(&self) -> bool {
        self.tables.nodes.is_alone()
    }

    /// The way to the table itself.
    pub(super) fn address(&self) -> mpsc::WeakSender<Box<Command>> {
        self.address.clone()
    }

    /// Has something thought, and the table told what came of it, if it is to be told.
    pub(super) fn think(
        &self,
        thought: Thought,
        command: impl FnOnce(Option<Advice>) -> Option<Command> + Send + 'static,
    ) {
        let advice = self.tables.pool.think(Task {
            who: thought.who,
            table: self.id.number().cast_unsigned(),
            question: thought.question,
            written: thought.written,
            level: thought.level,
            time: thought.time,
            wanted: thought.wanted,
        });
        let address = self.address.clone();
        let told = async move {
            let Some(command) = command(advice.await) else {
                return;
            };
            sleep_until(thought.ready).await;
            if let Some(address) = address.upgrade() {
                // The table may have closed meanwhile.
                let _ = address.send(Box::new(command)).await;
            }
        };
        tokio::spawn(told.instrument(tracing::info_span!("thought", match.id = %self.id)));
    }
}
