//! Sets of lanes. A lane is what one viewer is shown, numbered as that viewer sees it.

use clubhouse::{Seat, Seats, Viewer};
use store::PersonId;

use crate::seating::Seating;

/// A set of lanes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct LaneSet(u8);

/// The place of a viewer's lane among all.
pub(super) fn slot(viewer: Viewer) -> usize {
    viewer.seat().map_or(Seat::ALL.len(), |seat| seat as usize)
}

impl LaneSet {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self((1 << Viewer::ALL.len()) - 1);

    /// The lanes of a person: its seats or, if it has none, the spectator's.
    pub(super) fn of(person: Option<PersonId>, seating: &Seating) -> Self {
        let seats = seating.seats_of(person);
        if seats.is_empty() {
            Self::NONE.with(Viewer::Spectator)
        } else {
            Self::of_seats(seats)
        }
    }

    pub(super) fn of_seats(seats: Seats) -> Self {
        seats.iter().fold(Self::NONE, |set, seat| set.with(seat.into()))
    }

    pub(super) fn with(self, viewer: Viewer) -> Self {
        Self(self.0 | 1 << slot(viewer))
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) fn contains(self, viewer: Viewer) -> bool {
        self.0 & 1 << slot(viewer) != 0
    }

    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Viewer> {
        Viewer::ALL
            .into_iter()
            .filter(move |viewer| self.contains(*viewer))
    }

    /// How many lanes these are.
    pub(super) fn len(self) -> i64 {
        self.0.count_ones().into()
    }

    /// The seats among the lanes.
    pub(super) fn seats(self) -> Seats {
        self.iter().filter_map(Viewer::seat).collect()
    }
}
