//! Who of the coaches is there, away, or gone.

use std::time::Duration;

use clubhouse::{Seat, Seats};
use tokio::time::Instant;

/// Since when coaches are away.
#[derive(Default)]
pub(super) struct Absences {
    since: [Option<Instant>; Seat::ALL.len()],
}

impl Absences {
    /// Notes who of the people is connected now.
    pub(super) fn note(&mut self, people: Seats, connected: Seats, now: Instant) {
        for seat in Seat::ALL {
            let since = &mut self.since[seat as usize];
            if people.contains(seat) && !connected.contains(seat) {
                since.get_or_insert(now);
            } else {
                *since = None;
            }
        }
    }

    /// Another node says for how long somebody has been away.
    pub(super) fn on_away(&mut self, seat: Seat, away: Duration, now: Instant) {
        if let (Some(since), Some(earlier)) = (&mut self.since[seat as usize], now.checked_sub(away)) {
            *since = earlier.min(*since);
        }
    }

    /// For how many milliseconds the coaches of some seats have been away.
    pub(super) fn told(&self, now: Instant) -> Vec<(Seat, u64)> {
        let away_ms = |since: Instant| u64::try_from((now - since).as_millis()).unwrap_or(u64::MAX);
        Seat::ALL
            .into_iter()
            .filter_map(|seat| Some((seat, away_ms(self.since[seat as usize]?))))
            .collect()
    }

    /// The seats whose coaches have been away for longer than this.
    pub(super) fn gone(&self, grace: Duration, now: Instant) -> Seats {
        let is_gone = |seat: &Seat| self.since[*seat as usize].is_some_and(|since| since + grace <= now);
        Seat::ALL.into_iter().filter(is_gone).collect()
    }

    /// When the next of them will have been.
    pub(super) fn next(&self, grace: Duration, now: Instant) -> Option<Instant> {
        let ends = self.since.iter().flatten().map(|since| *since + grace);
        ends.filter(|end| *end > now).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_away_for_long_is_gone_until_they_are_back() {
        let (start, grace) = (Instant::now(), Duration::from_secs(60));
        let both: Seats = [Seat::Home, Seat::Away].into_iter().collect();
        let mut absences = Absences::default();
        absences.note(both, Seats::one(Seat::Home), start);
        assert!(absences.gone(grace, start).is_empty());
        assert_eq!(absences.next(grace, start), Some(start + grace));
        absences.note(both, Seats::one(Seat::Home), start + grace / 2);
        assert_eq!(absences.gone(grace, start + grace), Seats::one(Seat::Away));
        assert_eq!(absences.next(grace, start + grace), None);
        absences.note(both, both, start + grace);
        assert!(absences.gone(grace, start + grace).is_empty());
    }
}
