//! The state of a match.

use arrayvec::ArrayVec;
use engine::{BySide, Outcome, Side};
use serde::{Deserialize, Serialize};

use crate::{
    Card, CardSet, Code, Colour, DECK, Minute, Options, Period, Section, Stage, options::Pace, phase::Phase,
};

/// FLIP-ASIDE-1 Cards that each seat sets aside for injury time.
pub(crate) const EIGHT: usize = 8;
/// FLIP-SO-6 Kicks before the packs of a shoot-out are shuffled anew.
pub(crate) const KICKS_PER_SHUFFLE: u16 = 52;
/// FLIP-SO-8 Kicks after which lots are drawn.
pub(crate) const KICKS_MAX: u16 = 520;
/// FLIP-HAND-1 The largest hand.
pub(crate) const HAND_MAX: usize = 5;

/// The state of a match of Flip Football.
#[derive(Clone, PartialEq, Debug)]
pub struct FlipFootball {
    /// What was agreed.
    pub options: Options,
    pub(crate) phase: Phase,
    /// Pairs laid in this period; in a shoot-out the kicks taken.
    pub(crate) laid: u16,
    pub(crate) attacker: Side,
    pub(crate) kicked_off: Side,
    pub(crate) stage: Stage,
    /// FLIP-SCORE-2 The score, public at all times.
    pub(crate) score: BySide<u16>,
    /// FLIP-INJ-1 The number on the board of minute 90, once it is up.
    pub(crate) injury: u8,
    pub(crate) teams: BySide<Team>,
    pub(crate) table: Option<Pair>,
    pub(crate) shoot_out: Option<ShootOut>,
}

/// What belongs to one side.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Team {
    pub(crate) colour: Colour,
    pub(crate) eight: CardSet,
    /// The pack; in hand play the stock.
    pub(crate) pack: Pack,
    pub(crate) hand: ArrayVec<Card, HAND_MAX>,
    /// FLIP-PACK-4 The played pile of this period.
    pub(crate) played: CardSet,
    /// Cards that have been seen in a half, so everybody knows that they were not set aside.
    pub(crate) seen_main: CardSet,
    /// Cards that have been seen in injury time, so everybody knows that they were set aside.
    pub(crate) seen_eight: CardSet,
    pub(crate) laid: Laid,
    pub(crate) tally: Tally,
}

/// Whether a side has laid its card of the minute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Laid {
    No,
    /// The card that the pack offers, sealed.
    FromPack,
    /// A card of the hand, sealed.
    FromHand(Card),
}

impl Team {
    fn new(colour: Colour) -> Self {
        Self {
            colour,
            eight: CardSet::NONE,
            pack: Pack::default(),
            hand: ArrayVec::new(),
            played: CardSet::NONE,
            seen_main: CardSet::NONE,
            seen_eight: CardSet::NONE,
            laid: Laid::No,
            tally: Tally::default(),
        }
    }

    /// FLIP-ASIDE-9 The other 45 cards are the main pack.
    pub(crate) fn main(&self) -> CardSet {
        CardSet::ALL.without(self.eight)
    }

    /// The cards that are not set aside yet.
    #[inline]
    pub(crate) fn unpicked(&self) -> impl Iterator<Item = Card> {
        self.main().cards(self.colour)
    }

    pub(crate) fn has_eight(&self) -> bool {
        self.eight.len() >= EIGHT
    }

    /// The cards of the pack and the hand: what is left to lay.
    pub(crate) fn left(&self) -> CardSet {
        self.pack.cards().iter().chain(&self.hand).copied().collect()
    }
}

/// FLIP-PACK-2 An ordered row of cards with an attack end (the front) and a defend end (the back).
#[derive(Clone)]
pub(crate) struct Pack {
    cards: [Card; DECK],
    front: u8,
    back: u8,
}

impl Default for Pack {
    fn default() -> Self {
        let blank = Card::new(Colour::Red, 1).expect("a deck has a first card");
        Self {
            cards: [blank; DECK],
            front: 0,
            back: 0,
        }
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.cards().fmt(f)
    }
}

impl Pack {
    /// A pack of these cards, attack end first; at most a deck.
    pub(crate) fn of(cards: &[Card]) -> Self {
        let mut pack = Self::default();
        let count = cards.len().min(DECK);
        pack.cards[..count].copy_from_slice(&cards[..count]);
        pack.back = count as u8;
        pack
    }

    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[self.front as usize..self.back as usize]
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        (self.back - self.front) as usize
    }

    /// FLIP-PACK-3 The attacker lays from the attack end, the defender from the defend end; of one card both ends
    /// are that card.
    #[inline]
    pub(crate) fn offers(&self, attacking: bool) -> Option<Card> {
        if attacking {
            self.cards().first()
        } else {
            self.cards().last()
        }
        .copied()
    }

    /// Takes a card out, wherever it is; it is nearly always at an end.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        let (front, back) = (self.front as usize, self.back as usize);
        if front == back {
        } else if self.cards[front] == card {
            self.front += 1;
        } else if self.cards[back - 1] == card {
            self.back -= 1;
        } else if let Some(at) = self.cards().iter().position(|other| *other == card) {
            self.cards.copy_within(front + at + 1..back, front + at);
            self.back -= 1;
        }
    }
}

/// The two cards of a minute, face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipPair"))]
pub struct Pair {
    /// The minute's label.
    pub minute: Minute,
    /// The side that attacked.
    pub attacker: Side,
    /// The stage it was laid at.
    pub stage: Stage,
    /// The attacker's card, attack side up.
    pub attack_card: Card,
    /// The defender's card, defend side up.
    pub defend_card: Card,
    /// Where the ball lies.
    pub section: Section,
    /// What is under it.
    pub code: Code,
}

/// What a side has done in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipTally"))]
pub struct Tally {
    /// Goals, those of a shoot-out apart.
    pub goals: u8,
    /// Shots taken, rebounds and corners included.
    pub shots: u8,
    /// Tackles made.
    pub tackles: u8,
    /// Corners won.
    pub corners: u8,
    /// Times caught offside.
    pub offsides: u8,
    /// Free kicks won.
    pub free_kicks: u8,
    /// Penalties won.
    pub penalties: u8,
}

/// FLIP-SO-2 to FLIP-SO-8 A shoot-out under way or decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShootOut {
    pub(crate) first: Side,
    pub(crate) goals: BySide<u16>,
    pub(crate) winner: Option<Side>,
    /// Which kicks went in, a bit each.
    pub(crate) scored: [u64; KICKS_MAX.div_ceil(64) as usize],
}

impl ShootOut {
    pub(crate) fn new(first: Side) -> Self {
        Self {
            first,
            goals: BySide::default(),
            winner: None,
            scored: [0; KICKS_MAX.div_ceil(64) as usize],
        }
    }

    /// FLIP-SO-4 Kicks alternate: who took the kick after so many.
    pub(crate) fn kicker(&self, kicks: u16) -> Side {
        if kicks.is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        }
    }

    pub(crate) fn has_scored(&self, kick: u16) -> bool {
        self.scored
            .get(usize::from(kick / 64))
            .is_some_and(|bits| bits >> (kick % 64) & 1 == 1)
    }
}

impl FlipFootball {
    /// FLIP-COMP-3 Two sides with one seat each. FLIP-SETUP-1 One side takes Red, the other Blue.
    pub(crate) fn before_the_match(options: &Options) -> Self {
        let home = options.home_colour;
        Self {
            options: *options,
            phase: Phase::SetAside,
            laid: 0,
            attacker: Side::Home,
            kicked_off: Side::Home,
            stage: Stage::Attack0,
            score: BySide::default(),
            injury: 0,
            teams: BySide {
                home: Team::new(home),
                away: Team::new(home.other()),
            },
            table: None,
            shoot_out: None,
        }
    }

    /// The hand of a side.
    pub fn hand(&self, side: Side) -> impl Iterator<Item = Card> {
        self.teams[side].hand.iter().copied()
    }

    /// Whether cards are laid from a hand now. FLIP-SO-3 Never in a shoot-out.
    #[inline]
    pub(crate) fn lays_from_hand(&self) -> bool {
        self.options.hand_size > 0
            && matches!(
                self.phase,
                Phase::Play(Period::FirstHalf | Period::SecondHalf | Period::InjuryTime)
            )
    }

    /// FLIP-TIME-1, FLIP-HAND-13 Whether the referee lays for both sides now.
    #[inline]
    pub(crate) fn referee_lays(&self) -> bool {
        matches!(self.phase, Phase::Play(_)) && self.options.pace == Pace::Auto && !self.lays_from_hand()
    }

    /// FLIP-AIM-1 More goals win the match. FLIP-SO-7 A shoot-out decides a level match and leaves its score.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut outcome = Outcome::of_score(self.score);
        if let Some(shoot_out) = &self.shoot_out {
            outcome.winner = shoot_out.winner;
            outcome.shoot_out = Some(shoot_out.goals);
        }
        outcome
    }

    /// How many pairs the present period has; a shoot-out has no fixed number.
    #[inline]
    pub(crate) fn period_length(&self) -> u16 {
        match self.phase {
            Phase::Play(Period::FirstHalf | Period::SecondHalf) => u16::from(self.options.half_cards),
            Phase::Play(Period::InjuryTime) => u16::from(self.injury),
            Phase::Play(Period::ShootOut) => KICKS_MAX,
            Phase::SetAside | Phase::Over => 0,
        }
    }

    /// The label of the pair after so many of this period.
    #[inline]
    pub(crate) fn label(&self, laid: u16) -> Minute {
        let half = u16::from(self.options.half_cards);
        match self.phase {
            Phase::Play(Period::FirstHalf) | Phase::SetAside => Minute::Play((laid + 1) as u8),
            Phase::Play(Period::SecondHalf) => Minute::Play((half + laid + 1) as u8),
            Phase::Play(Period::InjuryTime) | Phase::Over => Minute::Added(2 * half as u8, (laid + 1) as u8),
            Phase::Play(Period::ShootOut) => Minute::Kick(laid + 1),
        }
    }

    /// The cards that a side may lay in the present period.
    pub(crate) fn base(&self, team: &Team) -> CardSet {
        match self.phase {
            Phase::Play(Period::FirstHalf | Period::SecondHalf) | Phase::SetAside => team.main(),
            Phase::Play(Period::InjuryTime) | Phase::Over => team.eight,
            Phase::Play(Period::ShootOut) => CardSet::ALL,
        }
    }
}
