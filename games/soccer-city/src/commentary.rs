//! The radio voice.

use engine::{BySide, Commentary, Mark, Side, Text, Weight};

use crate::{BallCard, Card, Event, How, Piece, ShotResult, StepKind};

fn word(side: Side) -> &'static str {
    match side {
        Side::Home => "home",
        Side::Away => "away",
    }
}

fn of(key: &'static str, side: Side) -> Text {
    Text::new(key).with("side", word(side))
}

/// A line about a piece: by its side, its number and what it plays as.
fn by(key: &'static str, piece: Piece) -> Text {
    of(key, piece.side())
        .with("number", piece.number())
        .with("role", piece.role().word())
}

fn with_other(text: Text, other: Piece) -> Text {
    text.with("other", other.number())
        .with("other_role", other.role().word())
}

fn scored(key: &'static str, score: BySide<u16>) -> Text {
    Text::new(key).with("home", score.home).with("away", score.away)
}

fn ball_word(card: Option<BallCard>) -> &'static str {
    card.map_or("extra", BallCard::word)
}

/// What the radio says about an event.
pub(crate) fn commentary(event: &Event) -> Option<Commentary> {
    use Weight::{Big, Normal, Quiet};
    let (text, weight, mark) = match *event {
        Event::KickOffDrawn { side } => (of("city-say-kick-off-drawn", side), Quiet, None),
        Event::PeriodBegan { period, kicker } => (
            of("city-say-period-began", kicker).with("period", period),
            Big,
            Some(Mark::Period),
        ),
        Event::BallCardPlayed { .. } => return None,
        Event::TacticPlayed { seat, card } => {
            let tactic = match card {
                Card::Attack(card) => card.tactic().word(),
                Card::Defence(card) => card.tactic().word(),
                Card::Shot(_) | Card::Ball(_) => return None,
            };
            (
                of("city-say-tactic", seat.side()).with("tactic", tactic),
                Normal,
                None,
            )
        }
        Event::PassPlayed { flight } => {
            let key = match flight.by {
                Some(_) => "city-say-pass",
                None => "city-say-pass-from-line",
            };
            let text = flight
                .by
                .map_or_else(|| of(key, flight.side), |piece| by(key, piece));
            (
                text.with("height", flight.height.word())
                    .with("means", flight.means.word())
                    .with("context", flight.context.word()),
                Quiet,
                None,
            )
        }
        Event::Received { piece, .. } => (by("city-say-received", piece), Quiet, None),
        Event::BallLoose { .. } => (Text::new("city-say-ball-loose"), Quiet, None),
        Event::BallOut { .. } => (Text::new("city-say-ball-out"), Normal, None),
        Event::Advanced { piece, value, .. } => (
            by("city-say-advanced", piece).with("value", value.word()),
            Quiet,
            None,
        ),
        Event::ChallengeRolled {
            receiver,
            marker,
            attack,
            defence,
        } => (
            with_other(by("city-say-challenge", receiver), marker)
                .with("own", attack)
                .with("theirs", defence),
            Normal,
            None,
        ),
        Event::BallTaken { piece, how } => {
            let weight = if how == How::Stepped { Quiet } else { Normal };
            (
                by("city-say-ball-taken", piece).with("how", how.word()),
                weight,
                None,
            )
        }
        Event::OffsideGiven { piece, .. } => (by("city-say-offside", piece), Normal, None),
        Event::Stepped {
            piece,
            kind: StepKind::Save,
            ..
        } => (by("city-say-keeper-steps", piece), Quiet, None),
        Event::FaceOffStarted {
            starter,
            attacker,
            defender,
        } => {
            let key = if starter == attacker.side() {
                "city-say-dribble"
            } else {
                "city-say-tackle"
            };
            (with_other(by(key, attacker), defender), Normal, None)
        }
        Event::CardsShown { attack, defence, .. } => (
            Text::new("city-say-cards-shown")
                .with("dribble", attack.dribble().word())
                .with("tackle", defence.tackle().word()),
            Normal,
            None,
        ),
        Event::TackledAgain { card, .. } => (
            Text::new("city-say-tackled-again").with("tackle", card.tackle().word()),
            Normal,
            None,
        ),
        Event::Judged {
            verdict,
            beaten,
            attack,
            defence,
        } => (
            Text::new("city-say-judged")
                .with("verdict", verdict.word())
                .with("beaten", if beaten { "yes" } else { "no" })
                .with("own", attack)
                .with("theirs", defence),
            Normal,
            None,
        ),
        Event::DieThrown { face } => (
            Text::new("city-say-die").with("call", crate::Call::of(face).word()),
            Big,
            None,
        ),
        Event::FoulGiven { piece, against } => {
            (with_other(by("city-say-foul", piece), against), Normal, None)
        }
        Event::YellowCard { piece } => (by("city-say-yellow-card", piece), Normal, Some(Mark::Booking)),
        Event::RedCard { piece } => (by("city-say-red-card", piece), Big, Some(Mark::Booking)),
        Event::KeeperNamed { piece } => (by("city-say-keeper-named", piece), Normal, None),
        Event::FaceOffWon { piece } => (by("city-say-face-off-won", piece), Normal, None),
        Event::FactorTaken { side, factor } => (
            of("city-say-factor-taken", side).with("factor", factor.word()),
            Normal,
            None,
        ),
        Event::FactorEnded { factor } => (
            Text::new("city-say-factor-ended").with("factor", factor.word()),
            Quiet,
            None,
        ),
        Event::ShotTaken {
            piece, shot, total, ..
        } => (
            by("city-say-shot", piece)
                .with("shot", shot.word())
                .with("total", total),
            Big,
            None,
        ),
        Event::SaveDrawn { card, total } => (
            Text::new("city-say-save")
                .with("save", card.save().word())
                .with("total", total),
            Big,
            None,
        ),
        Event::ShotEnded { result } => {
            if result == ShotResult::Goal {
                return None;
            }
            (
                Text::new("city-say-shot-ended").with("result", result.word()),
                Normal,
                None,
            )
        }
        Event::Goal { side, piece, score } => (
            scored("city-say-goal", score)
                .with("side", word(side))
                .with("number", piece.number())
                .with("role", piece.role().word()),
            Big,
            Some(Mark::Goal),
        ),
        Event::Cleared { piece, .. } => (by("city-say-cleared", piece), Normal, None),
        Event::BallBurned { card, .. } => (
            Text::new("city-say-ball-burned").with("card", ball_word(card)),
            Normal,
            None,
        ),
        Event::InjuryTimeBegan {} => (Text::new("city-say-injury-time"), Big, Some(Mark::Period)),
        Event::TimeUp {} => (Text::new("city-say-time-up"), Big, None),
        Event::PeriodEnded { period } => (
            Text::new("city-say-period-ended").with("period", period),
            Big,
            Some(Mark::Period),
        ),
        Event::RestartGiven { restart } => (
            of("city-say-restart", restart.side).with("restart", restart.kind.word()),
            Normal,
            None,
        ),
        Event::Substituted { on, off } => (with_other(by("city-say-substituted", on), off), Normal, None),
        Event::PenaltyShown { piece, kick, dive } => (
            by("city-say-penalty", piece)
                .with("kick", kick.word())
                .with("dive", dive.word())
                .with("result", if kick == dive { "saved" } else { "scored" }),
            Big,
            None,
        ),
        Event::TradesAgreed { .. } => return None,
        Event::Traded { side, .. } => (of("city-say-traded", side), Quiet, None),
        Event::ShootoutBegan { first } => (of("city-say-shootout", first), Big, Some(Mark::Period)),
        Event::ShootoutKick { side, kick, dive } => (
            of("city-say-shootout-kick", side).with("result", if kick == dive { "saved" } else { "scored" }),
            Big,
            None,
        ),
        Event::MatchEnded {
            winner,
            score,
            shootout,
            forfeit,
        } => {
            let key = match (forfeit, shootout) {
                (Some(_), _) => "city-say-forfeit",
                (None, Some(_)) => "city-say-shootout-won",
                (None, None) => "city-say-match-ended",
            };
            (
                scored(key, shootout.unwrap_or(score)).with("winner", winner.map_or("none", word)),
                Big,
                Some(Mark::Period),
            )
        }
        Event::LineUpBegan { .. }
        | Event::SquadPicked { .. }
        | Event::LineUpFormation { .. }
        | Event::LineUpPlaced { .. }
        | Event::LineUpBrought { .. }
        | Event::LineUpDone { .. }
        | Event::LineUpShown { .. }
        | Event::Asked { .. }
        | Event::TurnBegan { .. }
        | Event::ChallengeWon { .. }
        | Event::Stepped { .. }
        | Event::Sealed { .. }
        | Event::Opened {}
        | Event::Swapped { .. }
        | Event::FactorBegan { .. }
        | Event::TurnCounted { .. }
        | Event::FactorsRenewed {}
        | Event::DeckRenewed { .. }
        | Event::CardsDrawn { .. }
        | Event::Discarded { .. }
        | Event::TurnEnded { .. }
        | Event::ExchangeEnded { .. }
        | Event::PassiveCounted { .. }
        | Event::Put { .. }
        | Event::Relocated { .. } => return None,
    };
    Some(Commentary { text, weight, mark })
}
