//! Why a move is forbidden.

use std::fmt;

use engine::Clause;

use crate::{Card, CardName, Name};

/// Why a move is refused. FLIP-PLAY-9 If several clauses forbid it, the first of phase, what was done already, card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such seat in this game.
    NoSuchSeat,
    /// Laying is not what is asked now.
    NotTheTimeToLay,
    /// The referee lays for both.
    RefereeLays,
    /// A preset is only a first pick.
    PresetTooLate,
    /// There is no preset of this name.
    UnknownPreset(Name),
    /// The eight are complete.
    EightComplete,
    /// The card was laid already, in the box game.
    AlreadyLaid,
    /// The card was chosen already, in hand play.
    AlreadyChosen,
    /// The card does not exist.
    NoSuchCard(Name),
    /// The card is of the other deck.
    NotYourDeck(Card),
    /// The card is set aside already.
    AlreadySetAside(Card),
    /// The pack decides which card is laid.
    CardNotChosen,
    /// The card is not in the hand.
    NotInHand(CardName),
    /// A card of the hand must be named.
    NameACard,
}

impl engine::Refusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::NoSuchSeat => "FLIP-COMP-3",
            Self::NotTheTimeToLay | Self::AlreadyLaid => "FLIP-PLAY-7",
            Self::RefereeLays => "FLIP-TIME-1",
            Self::PresetTooLate | Self::UnknownPreset(_) => "FLIP-ASIDE-6",
            Self::EightComplete => "FLIP-ASIDE-8",
            Self::AlreadyChosen => "FLIP-HAND-11",
            Self::NoSuchCard(_) | Self::NotYourDeck(_) | Self::AlreadySetAside(_) => "FLIP-ASIDE-7",
            Self::CardNotChosen => "FLIP-PLAY-8",
            Self::NotInHand(_) | Self::NameACard => "FLIP-HAND-10",
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat => f.write_str("each side has one coach only"),
            Self::NotTheTimeToLay => f.write_str("no card is laid now"),
            Self::RefereeLays => f.write_str("the referee lays for both sides in this match"),
            Self::PresetTooLate => f.write_str("a ready-made eight can only be your first pick"),
            Self::UnknownPreset(name) => write!(f, "there is no ready-made eight called `{name}`"),
            Self::EightComplete => f.write_str("your eight cards are set aside already"),
            Self::AlreadyLaid => f.write_str("you have laid your card for this minute"),
            Self::AlreadyChosen => f.write_str("you have chosen your card for this minute"),
            Self::NoSuchCard(card) => write!(f, "there is no card {card}: a deck has 01 to 53"),
            Self::NotYourDeck(card) => write!(f, "{card} is not of your deck"),
            Self::AlreadySetAside(card) => write!(f, "{card} is set aside already"),
            Self::CardNotChosen => f.write_str("the pack decides which card you lay: just lay"),
            Self::NotInHand(card) => write!(f, "{card} is not in your hand"),
            Self::NameACard => f.write_str("name the card of your hand that you lay"),
        }
    }
}
