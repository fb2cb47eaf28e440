//! The radio voice.

use engine::{Commentary, Mark, Text, Weight};

use crate::Event;

/// The radio voice.
pub(crate) fn commentary(event: &Event) -> Option<Commentary> {
    let (text, weight, mark) = match event {
        Event::KickOff {} => (Text::new("coin-say-kick-off"), Weight::Normal, Some(Mark::Period)),
        Event::Tossed(toss) => (
            Text::new("coin-say-tossed").with("face", toss.face.word()),
            Weight::Quiet,
            None,
        ),
        Event::Goal { side } => (
            Text::new("coin-say-goal").with("side", side.to_string()),
            Weight::Big,
            Some(Mark::Goal),
        ),
        Event::FullTime { score } => (
            Text::new("coin-say-full-time")
                .with("home", score.home)
                .with("away", score.away),
            Weight::Big,
            Some(Mark::Period),
        ),
        Event::Called { .. } => return None,
    };
    Some(Commentary { text, weight, mark })
}
