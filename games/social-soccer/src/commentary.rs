//! The radio voice. It speaks of players and cards by name.

use engine::{Commentary, Mark, Side, Text, Weight};

use crate::{CardId, Event, PlayerId, Stat, TiredBy, Who};

const fn word(side: Side) -> &'static str {
    match side {
        Side::Home => "home",
        Side::Away => "away",
    }
}

fn of(key: &'static str, side: Side) -> Text {
    Text::new(key).with("side", word(side))
}

fn player(id: PlayerId) -> &'static str {
    &id.card().name
}

fn title(id: CardId) -> &'static str {
    &id.card().name
}

fn by(key: &'static str, who: &Who) -> Text {
    of(key, who.side).with("player", player(who.player))
}

fn with_card(key: &'static str, side: Side, card: CardId) -> Text {
    of(key, side).with("card", title(card))
}

/// What the radio says about an event.
pub(crate) fn commentary(event: &Event) -> Option<Commentary> {
    use Weight::{Big, Normal, Quiet};
    let (text, weight) = match event {
        Event::DeckBrought { side, secret, .. } => (
            of("social-say-deck-brought", *side).with("secret", if *secret { "yes" } else { "no" }),
            Quiet,
        ),
        Event::GameStarted { game } => (Text::new("social-say-game-started").with("game", *game), Quiet),
        Event::BallGiven { side, by } => (of("social-say-ball-given", *side).with("by", by.word()), Normal),
        Event::RoundStarted { round } => (Text::new("social-say-round-started").with("round", *round), Big),
        Event::Rotated {} => (Text::new("social-say-rotated"), Quiet),
        Event::CustodyCounted { pools } => (
            Text::new("social-say-custody")
                .with("home", pools.home)
                .with("away", pools.away),
            Quiet,
        ),
        Event::DeckReshuffled { side, .. } => (of("social-say-reshuffled", *side), Quiet),
        Event::BallAssigned { who } => (by("social-say-assigned", who), Quiet),
        Event::CardPlayed { side, card, .. } => (with_card("social-say-card-played", *side, *card), Normal),
        Event::PlayerTired {
            who,
            reason: reason @ (TiredBy::Cost | TiredBy::Effect | TiredBy::Zero),
        } => (by("social-say-tired", who).with("reason", reason.word()), Quiet),
        Event::PlayerTired { .. } => return None,
        Event::PlayerExhausted { who, reason } => (
            by("social-say-exhausted", who).with("reason", reason.word()),
            Normal,
        ),
        Event::PlayerFresh { who } => (by("social-say-fresh", who), Normal),
        Event::PlayerRested { who } => (by("social-say-rested", who), Quiet),
        Event::PassAnnounced { who, receiver, .. } => (
            by("social-say-pass", who).with("receiver", player(*receiver)),
            Quiet,
        ),
        Event::ShotDeclared { who } => (by("social-say-shot", who), Big),
        Event::ValueChanged {
            who, stat, amount, ..
        } => (
            by("social-say-value", who)
                .with("stat", stat_word(*stat))
                .with("amount", i32::from(*amount)),
            Quiet,
        ),
        Event::KeeperChanged { side, amount } => (
            of("social-say-keeper-changed", *side).with("amount", i32::from(*amount)),
            Quiet,
        ),
        Event::MarkLaid { who, mark, .. } => (by("social-say-mark", who).with("mark", mark.word()), Quiet),
        Event::RuleLaid { side, rule, .. } => {
            (of("social-say-rule", *side).with("rule", rule.word()), Normal)
        }
        Event::KeeperReady { side, defence } => (
            of("social-say-keeper-ready", *side).with("defence", *defence),
            Normal,
        ),
        Event::BallMoved { who } => (by("social-say-ball-moved", who), Normal),
        Event::Substituted {
            side, leaves, enters, ..
        } => (
            of("social-say-substituted", *side)
                .with("player", player(*enters))
                .with("leaves", player(*leaves)),
            Normal,
        ),
        Event::SlotsSwapped {
            side,
            player: one,
            mate,
            ..
        } => (
            of("social-say-swapped", *side)
                .with("player", player(*one))
                .with("mate", player(*mate)),
            Normal,
        ),
        Event::CustodyChanged {
            side,
            amount,
            duration,
        } => (
            of("social-say-custody-changed", *side)
                .with("amount", i32::from(*amount))
                .with("duration", duration.word()),
            Quiet,
        ),
        Event::HandSeen { side, count, .. } => (
            of("social-say-hand-seen", side.other()).with("count", *count),
            Normal,
        ),
        Event::CardsScried { side, count, .. } => {
            (of("social-say-scried", *side).with("count", *count), Quiet)
        }
        Event::CardDiscarded { side, card, reason } => (
            with_card("social-say-discarded", *side, *card).with("reason", reason.word()),
            Normal,
        ),
        Event::CardReturned { side, card } => (with_card("social-say-returned", *side, *card), Normal),
        Event::CardCancelled { side, card } => (with_card("social-say-cancelled", *side, *card), Normal),
        Event::StepIdle { side, reason } => {
            (of("social-say-idle", *side).with("reason", reason.word()), Quiet)
        }
        Event::PerkUsed { side, banner } => {
            (of("social-say-perk", *side).with("banner", banner.word()), Normal)
        }
        Event::InterceptDeclared { who } => (by("social-say-intercept", who), Normal),
        Event::SecondDeclared { who, .. } => (by("social-say-second", who), Normal),
        Event::KeeperBlocks { side, defence } => (
            of("social-say-keeper-blocks", *side).with("defence", *defence),
            Normal,
        ),
        Event::TwistDiscarded { side, card } => (with_card("social-say-twist", *side, *card), Normal),
        Event::DuelDecided {
            attack,
            defence,
            blocked,
        } => (
            Text::new("social-say-duel")
                .with("attack", *attack)
                .with("defence", *defence)
                .with("blocked", if *blocked { "yes" } else { "no" }),
            Big,
        ),
        Event::PossessionChanged { side, reason } => (
            of("social-say-possession", *side).with("reason", reason.word()),
            Normal,
        ),
        Event::OutletPlayed { who } => (by("social-say-outlet", who), Quiet),
        Event::Goal { who, score } => {
            let text = by("social-say-goal", who)
                .with("home", score.home)
                .with("away", score.away);
            return marked(text, Mark::Goal);
        }
        Event::GoalCardRevealed { side, card } => match card {
            Some(card) => {
                let twist = if card.card().bonus.is_some() { "yes" } else { "no" };
                (
                    with_card("social-say-goal-card", *side, *card).with("twist", twist),
                    Normal,
                )
            }
            None => (of("social-say-goal-token", *side), Quiet),
        },
        Event::RoundEnded { reason } => {
            let text = Text::new("social-say-round-ended").with("reason", reason.word());
            return marked(text, Mark::Period);
        }
        Event::Resigned { side } => (of("social-say-resigned", *side), Big),
        Event::GameEnded { winner, score } => {
            let text = Text::new("social-say-game-ended")
                .with("winner", winner.map_or("none", word))
                .with("home", score.home)
                .with("away", score.away);
            return marked(text, Mark::Period);
        }
        Event::MatchEnded { winner, won } => {
            let text = Text::new("social-say-match-ended")
                .with("winner", winner.map_or("none", word))
                .with("home", won.home)
                .with("away", won.away);
            return marked(text, Mark::Period);
        }
        Event::PlayersDealt { .. }
        | Event::PlayerDeployed { .. }
        | Event::DeckShuffled { .. }
        | Event::FieldTurnedUp {}
        | Event::PlayersRecovered {}
        | Event::CardDrawn { .. }
        | Event::Asked { .. }
        | Event::PassCompleted { .. }
        | Event::LetGo { .. }
        | Event::CardResolving { .. }
        | Event::TargetChosen { .. }
        | Event::CardKept { .. }
        | Event::CardBottomed { .. }
        | Event::StepDone {}
        | Event::CardResolved { .. }
        | Event::PerkDone { .. }
        | Event::ShotComes { .. }
        | Event::NobodyBlocks { .. }
        | Event::GoalCardLaid { .. } => return None,
    };
    Some(Commentary {
        text,
        weight,
        mark: None,
    })
}

fn marked(text: Text, mark: Mark) -> Option<Commentary> {
    Some(Commentary {
        text,
        weight: Weight::Big,
        mark: Some(mark),
    })
}

const fn stat_word(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "attack",
        Stat::Defence => "defence",
    }
}
