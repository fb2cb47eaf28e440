//! The bots of a table think on threads of their own.

use std::{sync::Arc, time::Duration};

use clubhouse::{Seat, Seats};
use tokio::{sync::mpsc, time::Instant};

use super::{Command, Table};
use crate::{messages::Viewer, random};

/// What the bots of a table are doing.
pub(super) struct Bots {
    address: mpsc::WeakSender<Command>,
    thinking: Seats,
    /// Thoughts of an earlier round are about a match that was taken back.
    round: u32,
    /// How much a spectator had seen when each seat last took its time.
    paused_at: [Option<u32>; Seat::ALL.len()],
}

impl Bots {
    pub(super) fn new(address: mpsc::WeakSender<Command>) -> Self {
        Self {
            address,
            thinking: Seats::NONE,
            round: 0,
            paused_at: [None; Seat::ALL.len()],
        }
    }

    /// Whether a bot takes its time before it moves. A run of secret moves, of which nobody has seen anything since
    /// the last pause, needs only one.
    fn pauses(&mut self, seat: Seat, seen: u32) -> bool {
        self.paused_at[seat as usize].replace(seen) != Some(seen)
    }

    /// Drops all that is being thought.
    pub(super) fn forget(&mut self) {
        self.thinking = Seats::NONE;
        self.round += 1;
    }

    /// A thought has arrived. Whether it is still wanted.
    pub(super) fn finish(&mut self, seat: Seat, round: u32) -> bool {
        if round != self.round {
            return false;
        }
        self.thinking = self
            .thinking
            .iter()
            .filter(|thinking| *thinking != seat)
            .collect();
        true
    }
}

impl Table {
    /// Asks every bot that is to act for a move, as long as somebody watches.
    pub(super) fn ask_bots(&mut self) {
        if self.connections.is_empty() {
            return;
        }
        for seat in self.fixture.to_act().seats().iter() {
            let Some(level) = self.seating.level(seat) else {
                continue;
            };
            if self.bots.thinking.contains(seat) {
                continue;
            }
            self.bots.thinking = self.bots.thinking.with(seat);
            let steps = self.fixture.steps();
            let copy = self
                .fixture
                .fork(steps, self.seating.names(), self.fixture.seed(), String::new());
            let (address, round) = (self.bots.address.clone(), self.bots.round);
            let seen = self.lanes.place(Viewer::Spectator).number;
            let pause = if self.bots.pauses(seat, seen) {
                self.tables.bot_pace
            } else {
                Duration::ZERO
            };
            let ready = Instant::now() + pause;
            let thinkers = Arc::clone(&self.tables.thinkers);
            tokio::spawn(async move {
                let Ok(place) = thinkers.acquire_owned().await else {
                    return;
                };
                let thought = tokio::task::spawn_blocking(move || {
                    let mv = copy.bot_move(seat, level, random::word());
                    drop(place);
                    mv
                });
                let Ok(mv) = thought.await else {
                    tracing::error!(%seat, "a bot failed to think");
                    return;
                };
                tokio::time::sleep_until(ready).await;
                if let Some(address) = address.upgrade() {
                    // The table may have closed meanwhile.
                    let _ = address.send(Command::Thought { seat, round, mv }).await;
                }
            });
        }
    }
}
