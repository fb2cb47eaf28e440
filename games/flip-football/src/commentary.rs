//! The radio voice.

use engine::{BySide, Commentary, Mark, Side, Text, Weight};

use crate::{Event, Kind};

/// The radio voice.
pub(crate) fn commentary(event: &Event) -> Option<Commentary> {
    use Weight::{Big, Normal, Quiet};
    let side_word = |side: &Side| match side {
        Side::Home => "home",
        Side::Away => "away",
    };
    let by = |key: &'static str, side: &Side| Text::new(key).with("side", side_word(side));
    let of = |key: &'static str, side: &Side, kind: &Kind| by(key, side).with("kind", kind.word());
    let scored = |key: &'static str, score: &BySide<u16>| {
        Text::new(key).with("home", score.home).with("away", score.away)
    };
    let (text, weight, mark) = match event {
        Event::SetAsideDone { seat } => (by("flip-say-set-aside-done", &seat.side()), Quiet, None),
        Event::KickOff { side } => (by("flip-say-kick-off", side), Normal, Some(Mark::Period)),
        Event::AttackSuccess { side, count } => (
            by("flip-say-attack-success", side).with("count", *count),
            if *count < 2 { Quiet } else { Normal },
            None,
        ),
        Event::Tackled { side } => (by("flip-say-tackled", side), Quiet, None),
        Event::Offside { side } => (by("flip-say-offside", side), Quiet, None),
        Event::FreeKickAwarded { side } => (by("flip-say-free-kick-awarded", side), Normal, None),
        Event::LongBall { side } => (by("flip-say-long-ball", side), Normal, None),
        Event::Goal { side, kind } => {
            let mark = (*kind != Kind::ShootOut).then_some(Mark::Goal);
            (of("flip-say-goal", side, kind), Big, mark)
        }
        Event::Saved { side, kind } => (of("flip-say-saved", side, kind), Normal, None),
        Event::Blocked { side, kind } => (of("flip-say-blocked", side, kind), Normal, None),
        Event::Missed { side, kind } => (of("flip-say-missed", side, kind), Normal, None),
        Event::Woodwork { side, kind } => (of("flip-say-woodwork", side, kind), Big, None),
        Event::Rebound { side } => (by("flip-say-rebound", side), Normal, None),
        Event::Corner { side } => (by("flip-say-corner", side), Normal, None),
        Event::PenaltyAwarded { side } => (by("flip-say-penalty-awarded", side), Big, None),
        Event::AttackLost { side, stage } => (
            by("flip-say-attack-lost", side).with("stage", stage.word()),
            Quiet,
            None,
        ),
        Event::HalfTime { score } => (scored("flip-say-half-time", score), Big, Some(Mark::Period)),
        Event::InjuryTime { minutes, card } => (
            Text::new("flip-say-injury-time")
                .with("minutes", *minutes)
                .with("card", card.to_string()),
            Big,
            Some(Mark::Period),
        ),
        Event::ShootOut { first } => (by("flip-say-shoot-out", first), Big, Some(Mark::Period)),
        Event::FullTime {
            shoot_out: Some(shoot_out),
            ..
        } => {
            let text = scored("flip-say-shoot-out-won", &shoot_out.score);
            (
                text.with("side", side_word(&shoot_out.winner)),
                Big,
                Some(Mark::Period),
            )
        }
        Event::FullTime {
            score,
            result,
            shoot_out: None,
            ..
        } => {
            let text = scored("flip-say-full-time", score).with("result", result.word());
            (text, Big, Some(Mark::Period))
        }
        Event::SetAsidePicked { .. }
        | Event::PacksShuffled { .. }
        | Event::HandDealt { .. }
        | Event::HasLaid { .. }
        | Event::CardsLaid(_)
        | Event::Flip { .. }
        | Event::CardDrawn { .. } => return None,
    };
    Some(Commentary { text, weight, mark })
}
