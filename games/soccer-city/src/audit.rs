//! What must hold in every state.

use engine::Side;

use crate::{BallCard, Hexagons, Phase, Piece, SoccerCity, piece::Place, rules::time::ball_cards};

/// No piece, card or ball is lost, doubled or where it may never be.
pub(crate) fn audit(state: &SoccerCity) -> Result<(), String> {
    for side in Side::ALL {
        let standing: Hexagons = state.on_pitch(side).map(|(_, at)| at).collect();
        if standing != state.occupied[side] {
            return Err(format!(
                "{side} is said to stand on {:?}, not {standing:?}",
                state.occupied[side]
            ));
        }
        let pieces = state.on_pitch(side).count() as u32;
        if pieces != standing.len() {
            return Err(format!("two pieces of {side} share a hexagon")); // CITY-GEO-2
        }
        let off = Piece::of(side)
            .filter(|piece| state.places[piece.index()] == Place::TakenOff)
            .count();
        if off != usize::from(state.substituted[side]) {
            return Err(format!("{side} has {off} pieces taken off"));
        }
    }
    if state.occupied.home.meets(&state.occupied.away) {
        return Err("two sides share a hexagon".into());
    }
    for (at, hand) in state.hands.iter().enumerate() {
        let others = state.hands.iter().skip(at + 1);
        let shared = others.clone().any(|other| {
            hand.attack.meets(other.attack)
                || hand.defence.meets(other.defence)
                || hand.shot.meets(other.shot)
        });
        let in_deck = hand.attack.meets(state.attack_deck)
            || hand.defence.meets(state.defence_deck)
            || hand.shot.meets(state.shot_deck);
        if shared || in_deck {
            return Err("a card is in two places".into());
        }
    }
    if matches!(state.phase, Phase::Before {}) {
        return Ok(());
    }
    let (hand, deck) = ball_cards(&state.options, state.period);
    let seats = state.seats().count() as u8;
    for card in BallCard::ALL {
        let held: u8 = state.hands.iter().map(|hand| hand.ball.of(card)).sum();
        let all = held + state.ball_deck.of(card) + state.ball_gone.of(card);
        let dealt = seats * hand.of(card) + deck.of(card);
        if all != dealt && state.period < 5 {
            return Err(format!("{all} {card} cards instead of {dealt}"));
        }
    }
    Ok(())
}
