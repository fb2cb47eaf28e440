//! The Face-off that is open, and the tactics of a hand.

use engine::Seat;

use super::WhyNot;
use crate::{
    AttackTactic, Card, DefenceTactic, FaceOffView, Move, OddsView, Phase, SoccerCity, TacticView, Verdict,
    rules::tactic_refusal,
};

pub(super) fn tactic_views(state: &SoccerCity, seat: Seat, moves: &[Move]) -> Vec<TacticView> {
    let playable = |card: Card| {
        moves.iter().any(|mv| {
            if let Move::Anticipate { card: of, .. }
            | Move::Trap { card: of, .. }
            | Move::Claim { card: of } = *mv
            {
                return Card::Defence(of) == card;
            }
            *mv == Move::Tactic { card }
        })
    };
    let hand = state.hand(seat);
    let cards = hand
        .attack
        .iter()
        .map(Card::Attack)
        .chain(hand.defence.iter().map(Card::Defence));
    cards
        .filter_map(|card| {
            let why_not = if playable(card) {
                None
            } else {
                Some(WhyNot::from(tactic_refusal(state, seat, card)))
            };
            Some(TacticView {
                card,
                tactic: tactic_word(card)?,
                why_not,
            })
        })
        .collect()
}

/// The tactic on a card, by its word.
fn tactic_word(card: Card) -> Option<&'static str> {
    match card {
        Card::Attack(card) => Some(AttackTactic::word(card.tactic())),
        Card::Defence(card) => Some(DefenceTactic::word(card.tactic())),
        Card::Shot(_) | Card::Ball(_) => None,
    }
}

pub(super) fn face_off(state: &SoccerCity, seat: Option<Seat>) -> Option<FaceOffView> {
    let (starter, attacker, defender, cards) = if let Phase::FaceOff {
        starter,
        attacker,
        defender,
    } = state.phase
    {
        (starter, attacker, defender, None)
    } else if let Phase::SecondTackle { duel }
    | Phase::Foul { duel, .. }
    | Phase::TacticalFoul { duel }
    | Phase::WinnerMove { duel, .. }
    | Phase::NewKeeper { duel, .. } = state.phase
    {
        let cards = (duel.attack, duel.defence);
        (duel.starter, duel.attacker, duel.defender, Some(cards))
    } else {
        return None;
    };
    Some(FaceOffView {
        starter,
        attacker,
        defender,
        attack: state.attack(attacker),
        defence: state.defence(defender),
        last_man: state.is_last_man(starter, attacker, defender),
        attack_card: cards.map(|(attack, _)| attack),
        defence_card: cards.map(|(_, defence)| defence),
        odds: seat.map_or(Vec::new(), |seat| face_off_odds(state, seat)),
    })
}

/// How each card that a seat could lay fares against what it cannot see, or against the dribble on the table.
fn face_off_odds(state: &SoccerCity, seat: Seat) -> Vec<OddsView> {
    let hand = state.hand(seat);
    let cards = hand
        .attack
        .iter()
        .map(Card::Attack)
        .chain(hand.defence.iter().map(Card::Defence));
    cards.filter_map(|card| state.odds(seat, card)).collect()
}

impl SoccerCity {
    /// How a card of a seat's hand would fare in the open Face-off: against the cards that the seat cannot see, or the dribble on
    /// the table.
    #[must_use]
    pub fn odds(&self, seat: Seat, card: Card) -> Option<OddsView> {
        if seat != self.seat_of(seat.side()) {
            return None;
        }
        let others = || self.seats().filter(|other| *other != seat);
        if let Phase::SecondTackle { duel } = self.phase
            && let Card::Defence(own) = card
            && seat.side() == duel.defender.side()
        {
            let verdict = self.judge(duel.attacker, duel.defender, duel.attack, own).0;
            return Some(percentages(card, std::iter::once(verdict), Verdict::Defender));
        }
        let Phase::FaceOff {
            attacker, defender, ..
        } = self.phase
        else {
            return None;
        };
        match card {
            Card::Attack(own) if seat.side() == attacker.side() => {
                let unseen =
                    others().fold(self.defence_deck, |all, other| all.with(self.hand(other).defence));
                let verdicts = unseen
                    .iter()
                    .map(|other| self.judge(attacker, defender, own, other).0);
                Some(percentages(card, verdicts, Verdict::Attacker))
            }
            Card::Defence(own) if seat.side() == defender.side() => {
                let unseen = others().fold(self.attack_deck, |all, other| all.with(self.hand(other).attack));
                let verdicts = unseen
                    .iter()
                    .map(|other| self.judge(attacker, defender, other, own).0);
                Some(percentages(card, verdicts, Verdict::Defender))
            }
            Card::Attack(_) | Card::Defence(_) | Card::Shot(_) | Card::Ball(_) => None,
        }
    }
}

fn percentages(card: Card, verdicts: impl Iterator<Item = Verdict>, won: Verdict) -> OddsView {
    let (mut wins, mut levels, mut all) = (0_u32, 0_u32, 0_u32);
    for verdict in verdicts {
        all += 1;
        wins += u32::from(verdict == won);
        levels += u32::from(verdict == Verdict::Level);
    }
    let percent = |count: u32| ((100 * count + all / 2) / all.max(1)) as u8;
    let (win, level) = (percent(wins), percent(levels));
    OddsView {
        card,
        win,
        level,
        lose: 100_u8.saturating_sub(win + level),
    }
}
