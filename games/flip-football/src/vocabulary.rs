//! The whole vocabulary of moves, for the laws.

use engine::{Rng, Side};

use crate::{Card, CardName, Colour, DECK, FlipFootball, Move, SET_ASIDE_PRESETS};

/// Names that no card and no ready-made eight bears.
const STRANGE: [&str; 8] = [
    "R00",
    "R54",
    "B99",
    "R100",
    "G01",
    "b07",
    "strongest8",
    "Überraschungsei-und-mehr",
];

/// Any move near this position, legal or not.
pub(crate) fn any_move(state: &FlipFootball, rng: &mut Rng) -> Move {
    match rng.below(6) {
        0 | 1 => Move::Lay {
            card: Some(any_card(state, rng)),
        },
        2 => Move::Lay { card: None },
        3 => Move::SetAside {
            card: any_card(state, rng),
        },
        4 => Move::RestRandom {},
        _ => {
            let known = SET_ASIDE_PRESETS.map(|(name, _)| name);
            let names: &[&str] = if rng.below(2) == 0 { &known } else { &STRANGE };
            Move::Preset {
                name: rng.one_of(names).parse().expect("each is one word"),
            }
        }
    }
}

/// A card of a hand, at an end of a pack, of either deck, or of none.
fn any_card(state: &FlipFootball, rng: &mut Rng) -> CardName {
    let team = &state.teams[*rng.one_of(&Side::ALL)];
    let near = match rng.below(4) {
        0 if !team.hand.is_empty() => Some(*rng.one_of(&team.hand)),
        1 => team.pack.offers(rng.below(2) == 0),
        2 => return rng.one_of(&STRANGE).parse().expect("each is one word"),
        _ => None,
    };
    let any = |rng: &mut Rng| {
        let colour = *rng.one_of(&[Colour::Red, Colour::Blue]);
        Card::new(colour, 1 + rng.below(DECK as u32) as u8).expect("a deck has a card of each number")
    };
    near.unwrap_or_else(|| any(rng)).name()
}
