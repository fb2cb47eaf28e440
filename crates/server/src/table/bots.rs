//! The bots of a table think on threads of their own.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Duration,
};

use clubhouse::{Level, Question, Seat, Seats};
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

/// What a bot of this level plays; if it fails, what a simpler one does, so that no table waits for a broken bot.
fn answer(level: Level, question: &Question) -> Option<String> {
    let simpler = [Level::Instinct, Level::Random];
    std::iter::once(level)
        .chain(simpler.into_iter().filter(|simple| *simple < level))
        .find_map(|level| {
            // A question holds nothing that a broken thought could leave half done.
            let thought = catch_unwind(AssertUnwindSafe(|| question(level, random::word())));
            if thought.is_err() {
                tracing::error!(%level, "a bot failed to think");
            }
            thought.ok()
        })
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
            let question = self.fixture.question(seat);
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
                    let mv = answer(level, &question);
                    drop(place);
                    mv
                });
                let Ok(Some(mv)) = thought.await else {
                    tracing::error!(%seat, "no bot knows a move");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_fails_is_replaced_by_a_simpler_one() {
        let fails_above = |best: Level| -> Question {
            Box::new(move |level, _| {
                assert!(level <= best, "too hard");
                level.to_string()
            })
        };
        assert_eq!(
            answer(Level::Instinct, &fails_above(Level::Instinct)),
            Some("instinct".into())
        );
        assert_eq!(
            answer(Level::Instinct, &fails_above(Level::Random)),
            Some("random".into())
        );
        let always: Question = Box::new(|_, _| panic!("too hard"));
        assert_eq!(answer(Level::Instinct, &always), None);
    }
}
