//! The radio voice.

use engine::{Commentary, Mark, Side, Text, Weight};

use crate::{Event, Player};

fn side(side: Side) -> &'static str {
    match side {
        Side::Home => "home",
        Side::Away => "away",
    }
}

/// A line about a footballer: his side and shirt, from which the table makes his name.
fn of(key: &'static str, player: Player) -> Text {
    Text::new(key)
        .with("side", side(player.side()))
        .with("shirt", player.shirt())
}

pub(crate) fn commentary(event: &Event) -> Option<Commentary> {
    use Weight::{Big, Normal, Quiet};
    let line = |text: Text, weight: Weight, mark: Option<Mark>| Some(Commentary { text, weight, mark });
    match event {
        Event::CoinTossed { side: winner } => line(
            Text::new("sim-coin-tossed").with("side", side(*winner)),
            Normal,
            None,
        ),
        Event::PeriodBegan { period, side: kicks } => line(
            Text::new("sim-period-began")
                .with("period", *period)
                .with("side", side(*kicks)),
            Normal,
            Some(Mark::Period),
        ),
        Event::Declared { declared } => line(
            of("sim-declared", declared.kicker).with("kind", declared.kind.word()),
            Quiet,
            None,
        ),
        Event::Kicked { kicker, .. } => line(of("sim-kicked", *kicker), Quiet, None),
        Event::DuelRolled {
            duel,
            attacker,
            attacker_die,
            defender_die,
            ..
        } => line(
            of("sim-duel-rolled", *attacker)
                .with("duel", duel.word())
                .with("own", *attacker_die)
                .with("other", *defender_die),
            Quiet,
            None,
        ),
        Event::DuelWon { duel, winner, .. } => line(
            of("sim-duel-won", *winner).with("duel", duel.word()),
            Normal,
            None,
        ),
        Event::Taken { player, cells, rule } => line(
            of("sim-taken", *player)
                .with("cells", *cells)
                .with("rule", rule.word()),
            Quiet,
            None,
        ),
        Event::HeaderWon { player } => line(of("sim-header-won", *player), Normal, None),
        Event::PickedUp { player } => line(of("sim-picked-up", *player), Normal, None),
        Event::Foul { player, kind, .. } => {
            line(of("sim-foul", *player).with("kind", kind.word()), Normal, None)
        }
        Event::Cautioned { player } => line(of("sim-cautioned", *player), Normal, Some(Mark::Booking)),
        Event::CautionWithdrawn { player } => line(of("sim-caution-withdrawn", *player), Normal, None),
        Event::SentOff { player } => line(of("sim-sent-off", *player), Big, Some(Mark::Booking)),
        Event::VarRolled { die } => line(Text::new("sim-var-rolled").with("die", *die), Normal, None),
        Event::Offside { player } => line(of("sim-offside", *player), Normal, None),
        Event::Stopped {
            origin, side: kicks, ..
        } => line(
            Text::new("sim-stopped")
                .with("origin", origin.word())
                .with("side", side(*kicks)),
            Normal,
            None,
        ),
        Event::Goal {
            side: scorers,
            player,
            score,
        } => line(
            of("sim-goal", *player)
                .with("scorers", side(*scorers))
                .with("home", score.home)
                .with("away", score.away),
            Big,
            Some(Mark::Goal),
        ),
        Event::NoGoal { side: attackers } => line(
            Text::new("sim-no-goal").with("side", side(*attackers)),
            Normal,
            None,
        ),
        Event::AddedTime { steps } => line(Text::new("sim-added-time").with("steps", *steps), Normal, None),
        Event::TimeUp {} => line(Text::new("sim-time-up"), Normal, None),
        Event::PeriodEnded { period } => line(
            Text::new("sim-period-ended").with("period", *period),
            Normal,
            Some(Mark::Period),
        ),
        Event::Substituted { off, on } => {
            line(of("sim-substituted", *off).with("on", on.shirt()), Normal, None)
        }
        Event::ReserveKeeperOn { off, .. } => line(of("sim-reserve-keeper", *off), Normal, None),
        Event::ShootoutBegan { side: first } => line(
            Text::new("sim-shootout-began").with("side", side(*first)),
            Normal,
            Some(Mark::Period),
        ),
        Event::ShootoutKick { player, scored } => line(
            of("sim-shootout-kick", *player).with("scored", if *scored { "yes" } else { "no" }),
            Big,
            None,
        ),
        Event::MatchEnded { winner, score } => line(
            Text::new("sim-match-ended")
                .with("winner", winner.map_or("nobody", side))
                .with("home", score.home)
                .with("away", score.away),
            Big,
            Some(Mark::Period),
        ),
        Event::StarterPlaced { .. }
        | Event::StartDone { .. }
        | Event::StartRevealed { .. }
        | Event::Asked { .. }
        | Event::Put { .. }
        | Event::BallPut { .. }
        | Event::RoundBegan { .. }
        | Event::KeeperReady { .. }
        | Event::Aimed { .. }
        | Event::Planned { .. }
        | Event::Unsealed { .. }
        | Event::Swayed { .. }
        | Event::TableRolled { .. }
        | Event::TakerNamed { .. }
        | Event::ShotLost {}
        | Event::PhaseTwo { .. }
        | Event::PhaseThree { .. }
        | Event::EntryRolled { .. }
        | Event::LiftedAll {}
        | Event::WallBuilt { .. }
        | Event::StepMade { .. }
        | Event::RoundEnded {} => None,
    }
}
