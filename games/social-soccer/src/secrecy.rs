//! Who sees what of an event (HID).

use engine::Viewer;

use crate::Event;

/// What a viewer sees of an event: what is hidden from it stands as nothing.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    let own = |side| viewer.seat().is_some_and(|seat| seat.side() == side);
    let mut seen = event.clone();
    match &mut seen {
        // Decks are secret, unless they were agreed openly.
        Event::DeckBrought { side, secret, deck } if *secret && !own(*side) => *deck = None,
        // SOCIAL-SETUP-1, SOCIAL-SETUP-3 Players are laid out face down.
        Event::PlayersDealt { side, players } if !own(*side) => *players = None,
        Event::PlayerDeployed { side, player, .. } if !own(*side) => *player = None,
        // SOCIAL-HID-2 Nobody knows the order of a deck.
        Event::DeckShuffled { cards, .. } | Event::DeckReshuffled { cards, .. } => *cards = None,
        // SOCIAL-HID-1 A hand is seen by its owner only.
        Event::CardDrawn { side, card } if !own(*side) => *card = None,
        // SOCIAL-HID-4 What is seen belongs to the one who asked.
        Event::HandSeen { side, cards, .. } if !own(side.other()) => *cards = None,
        Event::CardsScried { side, cards, .. } if !own(*side) => *cards = None,
        _ => {}
    }
    seen
}

/// Whether an event told somebody something that cannot be untold.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::DeckBrought { .. }
            | Event::PlayersDealt { .. }
            | Event::DeckShuffled { .. }
            | Event::DeckReshuffled { .. }
            | Event::BallGiven { .. }
            | Event::FieldTurnedUp {}
            | Event::Rotated {}
            | Event::CardDrawn { .. }
            | Event::HandSeen { .. }
            | Event::CardsScried { .. }
            | Event::CardDiscarded { .. }
            | Event::CardPlayed { .. }
            | Event::TwistDiscarded { .. }
            | Event::Substituted { .. }
            | Event::GoalCardRevealed { .. }
            | Event::Asked {
                phase: crate::Phase::Response { .. } | crate::Phase::Duel { .. } | crate::Phase::DeadBall {}
            }
            | Event::GameEnded { .. }
            | Event::MatchEnded { .. }
    )
}
