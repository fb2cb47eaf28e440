//! The answers that a table has given to moves, so that a move that is sent again is answered like the first time.

use std::collections::{HashSet, VecDeque};

use clubhouse::Seat;
use store::RequestId;

use crate::error::ApiError;

/// How many refusals are remembered.
const REFUSALS_KEPT: usize = 32;

/// The moves that were asked for.
#[derive(Default)]
pub(super) struct Requests {
    granted: HashSet<(Seat, RequestId)>,
    /// The latest first.
    refused: VecDeque<(Seat, RequestId, ApiError)>,
}

impl Requests {
    /// Remembers what the store has saved: seats by number, with their requests.
    pub(super) fn resume(saved: &[(u8, RequestId)]) -> Self {
        let seat = |number: u8| Seat::ALL.get(usize::from(number)).copied();
        Self {
            granted: saved
                .iter()
                .filter_map(|(number, id)| Some((seat(*number)?, *id)))
                .collect(),
            refused: VecDeque::new(),
        }
    }

    /// Remembers also what another node has had saved meanwhile.
    pub(super) fn resume_more(&mut self, saved: &[(u8, RequestId)]) {
        self.granted.extend(Self::resume(saved).granted);
    }

    /// The answer that was given to a move, if one was.
    pub(super) fn answer(&self, seat: Seat, id: RequestId) -> Option<Result<(), ApiError>> {
        if self.granted.contains(&(seat, id)) {
            return Some(Ok(()));
        }
        self.refused
            .iter()
            .find(|(theirs, known, _)| (*theirs, *known) == (seat, id))
            .map(|(_, _, error)| Err(error.clone()))
    }

    pub(super) fn grant(&mut self, seat: Seat, id: RequestId) {
        self.granted.insert((seat, id));
    }

    pub(super) fn refuse(&mut self, seat: Seat, id: RequestId, error: ApiError) {
        self.refused.truncate(REFUSALS_KEPT - 1);
        self.refused.push_front((seat, id, error));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_stay_the_same_and_do_not_pile_up() {
        let mut requests = Requests::resume(&[(1, RequestId(7)), (9, RequestId(8))]);
        assert_eq!(requests.answer(Seat::Away, RequestId(7)), Some(Ok(())));
        assert_eq!(
            requests.answer(Seat::Home, RequestId(7)),
            None,
            "ids are a seat's own"
        );
        requests.grant(Seat::Home, RequestId(1));
        assert_eq!(requests.answer(Seat::Home, RequestId(1)), Some(Ok(())));
        let count = u128::try_from(REFUSALS_KEPT).unwrap();
        for id in 0..=count {
            requests.refuse(Seat::Away2, RequestId(100 + id), ApiError::match_over());
        }
        assert_eq!(
            requests.answer(Seat::Away2, RequestId(100)),
            None,
            "the oldest is forgotten"
        );
        let last = requests.answer(Seat::Away2, RequestId(100 + count));
        assert_eq!(last, Some(Err(ApiError::match_over())));
    }
}
