//! Hints: what a good bot would do, for a coach who asks.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use clubhouse::{Level, Seat};
use tokio::time::Instant;

use super::{
    Command,
    scene::Scene,
    thoughts::{Thought, Thoughts},
};
use crate::{error::ApiError, limits::Who};

/// Who is asked, and how long at most.
const LEVEL: Level = Level::World;
const TIME: Duration = Duration::from_secs(1);

/// The hints that are being thought about, one a seat.
#[derive(Default)]
pub(super) struct Hints {
    /// Held as long as a hint is wanted.
    wanted: [Option<Arc<()>>; Seat::ALL.len()],
    /// Which decision of each seat it is. What others decide at the same time does not change it.
    decisions: [u32; Seat::ALL.len()],
}

impl Hints {
    /// Has a coach's decision thought about by a good bot, for the socket that asks.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        (connection, who): (u64, Who),
        scene: &Scene,
        thoughts: &Thoughts,
    ) -> Result<(), ApiError> {
        if scene.fixture.outcome().is_some() {
            return Err(ApiError::match_over());
        }
        if !scene.terms.allow_hints(&scene.seating) {
            return Err(ApiError::no_hint(
                "the coaches of this match did not agree on hints",
            ));
        }
        if !scene.fixture.to_act().seats().contains(seat) {
            return Err(ApiError::no_hint("it is not yours to decide just now"));
        }
        let (decision, wanted) = self.want(seat).ok_or_else(ApiError::rate_limited)?;
        let thought = Thought {
            who,
            question: scene.fixture.explained(seat),
            written: None,
            level: LEVEL,
            time: TIME,
            wanted,
            ready: Instant::now(),
        };
        thoughts.think(thought, move |advice| {
            Some(Command::Hint {
                connection,
                seat,
                decision,
                advice,
            })
        });
        Ok(())
    }

    /// Notes what a seat wants, for which decision; nothing if a hint for it is on its way already.
    fn want(&mut self, seat: Seat) -> Option<(u32, Weak<()>)> {
        let slot = &mut self.wanted[seat as usize];
        if slot.is_some() {
            return None;
        }
        let token = slot.insert(Arc::new(()));
        Some((self.decisions[seat as usize], Arc::downgrade(token)))
    }

    /// A seat has decided: a hint comes too late.
    pub(super) fn pass(&mut self, seat: Seat) {
        self.wanted[seat as usize] = None;
        self.decisions[seat as usize] += 1;
    }

    /// Everybody's decision is another one: the clock has spoken, or a move is taken back.
    pub(super) fn pass_all(&mut self) {
        for seat in Seat::ALL {
            self.pass(seat);
        }
    }

    /// A hint has been found, or not. Whether it is still wanted.
    pub(super) fn finish(&mut self, seat: Seat, decision: u32) -> bool {
        let is_wanted = self.decisions[seat as usize] == decision;
        if is_wanted {
            self.wanted[seat as usize] = None;
        }
        is_wanted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_has_one_hint_at_a_time() {
        let mut hints = Hints::default();
        let (decision, first) = hints.want(Seat::Home).unwrap();
        assert!(hints.want(Seat::Home).is_none());
        assert!(hints.want(Seat::Away).is_some(), "the other seat has its own");
        hints.pass(Seat::Away);
        assert_eq!(first.strong_count(), 1, "what another decides changes nothing");
        hints.pass(Seat::Home);
        assert_eq!(
            first.strong_count(),
            0,
            "what is decided is of no interest any more"
        );
        assert!(!hints.finish(Seat::Home, decision), "the hint comes too late");
        let (decision, _) = hints.want(Seat::Home).unwrap();
        assert!(hints.finish(Seat::Home, decision));
        let (_, third) = hints.want(Seat::Home).unwrap();
        hints.pass_all();
        assert_eq!(third.strong_count(), 0);
    }
}
