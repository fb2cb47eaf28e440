//! The bots of a table.

use std::{sync::Arc, time::Duration};

use clubhouse::{Seat, Seats, Viewer};
use tokio::time::Instant;

use super::{
    Command,
    lanes::Lanes,
    scene::Scene,
    thoughts::{Thought, Thoughts},
};

/// What the bots of a table are doing.
#[derive(Default)]
pub(super) struct Bots {
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
    /// Asks every bot that is to act for a move, as long as somebody watches. They think on the account of whoever has
    /// been here longest, and take their time before a move that can be seen.
    pub(super) fn ask(&mut self, scene: &Scene, lanes: &Lanes, thoughts: &Thoughts, pace: Duration) {
        let Some(who) = lanes.first_comer() else {
            return;
        };
        let seen = lanes.place(Viewer::Spectator).number;
        for seat in scene.fixture.to_act().seats().iter() {
            let Some((level, time)) = scene.bot(seat) else {
                continue;
            };
            if self.thinking.contains(seat) {
                continue;
            }
            self.thinking = self.thinking.with(seat);
            // Who has a clock does not think until it rings.
            let left = scene.clocks.decision_left_ms();
            let left = left.map(|left| Duration::from_millis(left.into()));
            let pause = if self.pauses(seat, seen) {
                pace
            } else {
                Duration::ZERO
            };
            let thought = Thought {
                who,
                question: scene.fixture.question(seat, &self.next[seat as usize]),
                written: (level.searches() && !thoughts.is_alone())
                    .then(|| scene.fixture.write_question(seat, &self.next[seat as usize])),
                level,
                time: left.map_or(time, |left| time.min(left / 2)),
                wanted: Arc::downgrade(&self.wanted),
                ready: Instant::now() + pause,
            };
            let round = self.round;
            thoughts.think(thought, move |advice| {
                advice.map(|advice| Command::Thought {
                    seat,
                    round,
                    mv: advice.mv,
                    next: advice.next,
                })
            });
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
