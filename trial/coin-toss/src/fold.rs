//! Folding events into the state: the only way a match changes.

use engine::BySide;

use crate::{CoinToss, Event, phase::Phase};

impl CoinToss {
    pub(crate) fn fold(&mut self, event: &Event) {
        match event {
            Event::KickOff {} => {}
            Event::Called { seat, face } => self.calls[seat.side()] = *face,
            Event::Tossed(toss) => {
                self.minute += 1;
                self.calls = BySide::default();
                self.last = Some(*toss);
            }
            Event::Goal { side } => self.score[*side] += 1,
            Event::FullTime { .. } => self.phase = Phase::Over,
        }
    }
}
