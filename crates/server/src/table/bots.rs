//! The bots of a table.

use std::{sync::Arc, time::Duration};

use clubhouse::{Seat, Seats};
use tokio::{sync::mpsc, time::Instant};

use super::{Command, Table};
use crate::{messages::Viewer, pool::Task};

/// What the bots of a table are doing.
pub(super) struct Bots {
    pub(super) address: mpsc::WeakSender<Command>,
    thinking: Seats,
    /// Thoughts of an earlier round are about a match that has gone another way.
    round: u32,
    /// Held as long as the thoughts of this round are wanted.
    wanted: Arc<()>,
    /// What each would look into first when it decides again.
    next: [Vec<String>; Seat::ALL.len()],
    /// How much a spectator had seen when each seat last took its time.
    paused_at: [Option<u32>; Seat::ALL.len()],
}

impl Bots {
    pub(super) fn new(address: mpsc::WeakSender<Command>) -> Self {
        Self {
            address,
            thinking: Seats::NONE,
            round: 0,
            wanted: Arc::default(),
            next: Default::default(),
            paused_at: [None; Seat::ALL.len()],
        }
    }

    /// Whether a bot takes its time before it moves. A run of secret moves, of which nobody has seen anything since
    /// the last pause, needs only one.
    fn pauses(&mut self, seat: Seat, seen: u32) -> bool {
        self.paused_at[seat as usize].replace(seen) != Some(seen)
    }

    /// Drops all that is being thought; it ends at once.
    pub(super) fn forget(&mut self) {
        self.thinking = Seats::NONE;
        self.round += 1;
        self.next = Default::default();
        self.wanted = Arc::default();
    }

    /// A thought has arrived, and what it says of the seat's next decision. Whether it is still wanted.
    pub(super) fn finish(&mut self, seat: Seat, round: u32, next: Vec<String>) -> bool {
        if round != self.round {
            return false;
        }
        self.thinking = self
            .thinking
            .iter()
            .filter(|thinking| *thinking != seat)
            .collect();
        self.next[seat as usize] = next;
        true
    }
}

impl Table {
    /// Asks every bot that is to act for a move, as long as somebody watches. They think on the account of whoever has
    /// been here longest.
    pub(super) fn ask_bots(&mut self) {
        let Some(who) = self.connections.first().map(|known| known.who) else {
            return;
        };
        for seat in self.fixture.to_act().seats().iter() {
            let Some((level, time)) = self.seating.bot(seat) else {
                continue;
            };
            if self.bots.thinking.contains(seat) {
                continue;
            }
            self.bots.thinking = self.bots.thinking.with(seat);
            // Who has a clock does not think until it rings.
            let left = self
                .clocks
                .decision_left_ms()
                .map(|left| Duration::from_millis(left.into()));
            let thought = self.tables.pool.think(Task {
                who,
                table: self.id.number().cast_unsigned(),
                question: self.fixture.question(seat, &self.bots.next[seat as usize]),
                level,
                time: left.map_or(time, |left| time.min(left / 2)),
                wanted: Arc::downgrade(&self.bots.wanted),
            });
            let (address, round) = (self.bots.address.clone(), self.bots.round);
            let seen = self.lanes.place(Viewer::Spectator).number;
            let pause = if self.bots.pauses(seat, seen) {
                self.tables.bot_pace
            } else {
                Duration::ZERO
            };
            let ready = Instant::now() + pause;
            tokio::spawn(async move {
                let Some(advice) = thought.await else {
                    return;
                };
                tokio::time::sleep_until(ready).await;
                if let Some(address) = address.upgrade() {
                    let thought = Command::Thought {
                        seat,
                        round,
                        mv: advice.mv,
                        next: advice.next,
                    };
                    // The table may have closed meanwhile.
                    let _ = address.send(thought).await;
                }
            });
        }
    }
}
