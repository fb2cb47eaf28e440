//! The radio voice.

use engine::{BySide, Commentary, Mark, Side, Text, Weight};

use crate::{BallKind, Event, Pawn};

fn word(side: Side) -> &'static str {
    match side {
        Side::Home => "home",
        Side::Away => "away",
    }
}

fn of(key: &'static str, side: Side) -> Text {
    Text::new(key).with("side", word(side))
}

/// A line about a pawn, which the radio calls by what is written on it.
fn by(key: &'static str, pawn: Pawn) -> Text {
    of(key, pawn.side())
        .with("role", pawn.kind().word())
        .with("number", pawn.label())
}

/// A line about a pawn and an opponent of it.
fn between(key: &'static str, pawn: Pawn, opponent: Pawn) -> Text {
    by(key, pawn)
        .with("opponent_role", opponent.kind().word())
        .with("opponent_number", opponent.label())
}

fn scored(key: &'static str, score: BySide<u16>) -> Text {
    Text::new(key).with("home", score.home).with("away", score.away)
}

/// What the radio says about an event.
pub(crate) fn commentary(event: &Event) -> Option<Commentary> {
    use Weight::{Big, Normal, Quiet};
    let (text, weight, mark) = match *event {
        Event::KickoffRolled { home, away } => (
            Text::new("tactics-say-kick-off-rolled")
                .with("home", home)
                .with("away", away),
            Quiet,
            None,
        ),
        Event::OvertimeRolled { home, away } => (
            Text::new("tactics-say-overtime-rolled")
                .with("home", home)
                .with("away", away),
            Quiet,
            None,
        ),
        Event::ShootoutRolled { home, away } => (
            Text::new("tactics-say-shoot-out-rolled")
                .with("home", home)
                .with("away", away),
            Normal,
            None,
        ),
        Event::PeriodStarted { period } => (
            Text::new("tactics-say-period-started").with("period", period),
            Big,
            Some(Mark::Period),
        ),
        Event::LineUp { side } => (of("tactics-say-line-up", side), Quiet, None),
        Event::PawnsSwapped { pawn, .. } => (of("tactics-say-pawns-swapped", pawn.side()), Quiet, None),
        Event::PawnMoved { pawn, to, .. } => (
            by("tactics-say-pawn-moved", pawn).with("square", to.to_string()),
            Quiet,
            None,
        ),
        Event::PawnPlaced { pawn, square } => (
            by("tactics-say-pawn-placed", pawn).with("square", square.to_string()),
            Quiet,
            None,
        ),
        Event::PlacementPassed { side } => (of("tactics-say-placement-passed", side), Quiet, None),
        Event::TakerChosen { pawn } => (by("tactics-say-taker-chosen", pawn), Quiet, None),
        Event::MoveSkipped { side } => (of("tactics-say-move-skipped", side), Quiet, None),
        Event::BallPlayed { pawn, to, kind, .. } => {
            let weight = if kind == BallKind::Free { Quiet } else { Normal };
            (
                by("tactics-say-ball-played", pawn)
                    .with("square", to.to_string())
                    .with("kind", kind.word()),
                weight,
                None,
            )
        }
        Event::BallStays { side } => (of("tactics-say-ball-stays", side), Quiet, None),
        Event::Dribbled { pawn, to, .. } => (
            by("tactics-say-dribbled", pawn).with("square", to.to_string()),
            Quiet,
            None,
        ),
        Event::KeeperStepped { pawn, to, .. } => (
            by("tactics-say-keeper-stepped", pawn).with("square", to.to_string()),
            Quiet,
            None,
        ),
        Event::Captured { pawn, square } => (
            by("tactics-say-captured", pawn).with("square", square.to_string()),
            Normal,
            None,
        ),
        Event::BattleRolled {
            o_pawn,
            d_pawn,
            o_total,
            d_total,
            ..
        } => (
            between("tactics-say-battle-rolled", o_pawn, d_pawn)
                .with("own", o_total)
                .with("theirs", d_total),
            Quiet,
            None,
        ),
        Event::BattleWon { pawn } => (by("tactics-say-battle-won", pawn), Normal, None),
        Event::Foul { pawn, against } => (between("tactics-say-foul", pawn, against), Normal, None),
        Event::YellowCard { pawn } => (by("tactics-say-yellow-card", pawn), Normal, Some(Mark::Booking)),
        Event::RedCard { pawn } => (by("tactics-say-red-card", pawn), Big, Some(Mark::Booking)),
        Event::NewKeeper { pawn } => (by("tactics-say-new-keeper", pawn), Normal, None),
        Event::Offside { pawn, kind } => (
            by("tactics-say-offside", pawn).with("kind", kind.word()),
            Normal,
            None,
        ),
        Event::FreeKick { side, square, reason } => {
            let text = of("tactics-say-free-kick", side).with("square", square.to_string());
            (text.with("reason", reason.word()), Quiet, None)
        }
        Event::Penalty { kicker, .. } => (by("tactics-say-penalty", kicker), Big, None),
        Event::Corner { side, .. } => (of("tactics-say-corner", side), Normal, None),
        Event::GoalKick { side } => (of("tactics-say-goal-kick", side), Quiet, None),
        Event::Shot { pawn, result } => (
            by("tactics-say-shot", pawn).with("result", result.word()),
            Big,
            None,
        ),
        Event::Goal { pawn, score, .. } => (
            by("tactics-say-goal", pawn)
                .with("home", score.home)
                .with("away", score.away),
            Big,
            Some(Mark::Goal),
        ),
        Event::MinorFoul { side } => (of("tactics-say-minor-foul", side), Normal, None),
        Event::Declined { side } => (of("tactics-say-declined", side), Quiet, None),
        Event::TimeUp {} => (Text::new("tactics-say-time-up"), Normal, None),
        Event::AddedTime {} => (Text::new("tactics-say-added-time"), Big, None),
        Event::PeriodEnded { period } => (
            Text::new("tactics-say-period-ended").with("period", period),
            Big,
            Some(Mark::Period),
        ),
        Event::ShootoutKick { pawn, scored, .. } => {
            let result = if scored { "scored" } else { "missed" };
            (
                by("tactics-say-shoot-out-kick", pawn).with("result", result),
                Big,
                None,
            )
        }
        Event::MatchEnded {
            winner,
            score,
            shootout,
        } => {
            let key = if shootout.is_some() {
                "tactics-say-shoot-out-won"
            } else {
                "tactics-say-match-ended"
            };
            let text = scored(key, shootout.unwrap_or(score));
            (
                text.with("winner", winner.map_or("none", word)),
                Big,
                Some(Mark::Period),
            )
        }
        // The prompt tells what is asked and rolled, the next line what becomes of it.
        Event::SetupDone { .. }
        | Event::Asked { .. }
        | Event::SetBegan { .. }
        | Event::PawnRolled { .. }
        | Event::BallRolled { .. }
        | Event::KeeperLifted { .. }
        | Event::ClockRan { .. } => return None,
    };
    Some(Commentary { text, weight, mark })
}
