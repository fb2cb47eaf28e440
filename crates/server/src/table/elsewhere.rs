//! Who is at the same table on other nodes.

use std::{collections::BTreeMap, time::Duration};

use clubhouse::Seats;
use tokio::time::Instant;

use super::words::There;

/// After so long a node that has said nothing more is believed to be gone.
const BELIEVED: Duration = Duration::from_secs(25);

/// What other nodes have said of who is there.
#[derive(Default)]
pub(super) struct Elsewhere(BTreeMap<u64, (There, Instant)>);

impl Elsewhere {
    /// A node says who is there.
    pub(super) fn note(&mut self, there: There, now: Instant) {
        if there.seats.is_empty() && there.watchers == 0 {
            self.0.remove(&there.node);
        } else {
            self.0.insert(there.node, (there, now));
        }
    }

    /// Lets go of nodes that have been silent for too long.
    pub(super) fn forget_silent(&mut self, now: Instant) {
        self.0.retain(|_, (_, heard)| *heard + BELIEVED > now);
    }

    pub(super) fn seats(&self) -> Seats {
        self.0
            .values()
            .flat_map(|(there, _)| there.seats.iter().copied())
            .collect()
    }

    pub(super) fn watchers(&self) -> u32 {
        self.0.values().map(|(there, _)| there.watchers).sum()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use clubhouse::{BySide, Seat};

    use super::*;

    fn there(node: u64, seats: &[Seat], watchers: u32) -> There {
        There {
            node,
            asks: false,
            seats: seats.to_vec(),
            watchers,
            lag_ms: BySide::default(),
            away_ms: Vec::new(),
        }
    }

    #[test]
    fn a_node_is_believed_until_it_says_otherwise_or_nothing() {
        let (mut elsewhere, start) = (Elsewhere::default(), Instant::now());
        elsewhere.note(there(1, &[Seat::Home], 0), start);
        elsewhere.note(there(2, &[Seat::Away], 3), start + BELIEVED / 2);
        assert_eq!(elsewhere.seats(), [Seat::Home, Seat::Away].into_iter().collect());
        assert_eq!(elsewhere.watchers(), 3);
        elsewhere.forget_silent(start + BELIEVED);
        assert_eq!(elsewhere.seats(), Seats::one(Seat::Away));
        elsewhere.note(there(2, &[], 0), start + BELIEVED);
        assert!(elsewhere.is_empty());
    }
}
