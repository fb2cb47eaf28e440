//! What bots may ask beyond the view.

use std::sync::LazyLock;

use engine::Rng;

use crate::{Card, Colour, FlipFootball, secrecy};

/// How many goals per use a card is better than the average of its deck, whether its side attacks or defends. The decks
/// are mirror images, so both have the same.
#[must_use]
pub fn total_edge(card: Card) -> f64 {
    static EDGES: LazyLock<Vec<f64>> = LazyLock::new(|| {
        include_str!("../data/card_values.csv")
            .lines()
            .skip(1)
            .take(Card::deck(Colour::Red).count())
            .map(|row| {
                row.rsplit(',')
                    .next()
                    .and_then(|edge| edge.parse().ok())
                    .expect("the last field is the edge")
            })
            .collect()
    });
    EDGES[usize::from(card.number()) - 1]
}

impl FlipFootball {
    /// The same match with the packs, whose order nobody knows, in another order.
    #[must_use]
    pub fn with_packs_shuffled(&self, rng: &mut Rng) -> Self {
        secrecy::shuffle_packs(self, rng)
    }
}
