//! Flip Football at a glance: set aside your worst cards; from a hand, lay what is worth most now and least later.

use engine::{Rng, Side};
use flip_football::{
    Card, CardName, CardSet, Face, FlipFootball, Move, Period, PhaseView, SET_ASIDE_PRESETS, Stage, Verdict,
    View, result_of, total_edge,
};

use crate::{Instinct, Seen};

mod knowledge;

impl Instinct for FlipFootball {
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        let view = seen.view();
        let side = seen.seat().side();
        if view.phase == PhaseView::SetAside {
            return set_aside(&view, side, rng);
        }
        match view.sides[side].hand.as_deref() {
            Some(hand) if !hand.is_empty() => lay_from_hand(&view, side, hand, rng),
            _ => Move::Lay { card: None },
        }
    }
}

/// The 45 are used in ninety minutes, the eight in about four: so the worst cards go. The eights are secret and
/// some answer others well, so the choice varies a little.
fn set_aside(view: &View, side: Side, rng: &mut Rng) -> Move {
    let team = &view.sides[side];
    let picked = team.eight.as_deref().unwrap_or_default();
    if picked.is_empty() && rng.below(2) == 0 {
        let name = SET_ASIDE_PRESETS[0].0.parse().expect("a preset has a name");
        return Move::Preset { name };
    }
    let worth = |card: &Card| total_edge(*card);
    let mut worst: Vec<Card> = Card::deck(team.colour)
        .filter(|card| !picked.contains(card))
        .collect();
    worst.sort_by(|a, b| worth(a).total_cmp(&worth(b)));
    Move::SetAside {
        card: rng.one_of(&worst[..2]).name(),
    }
}

/// What a card is worth now, less half of what it would be worth later. Cards of nearly equal value are mixed.
fn lay_from_hand(view: &View, side: Side, hand: &[Card], rng: &mut Rng) -> Move {
    /// Goals that hardly matter: about what one minute of one card is worth.
    const NEARLY_EQUAL: f64 = 0.004;
    let worth: Vec<f64> = hand
        .iter()
        .map(|card| worth_now(view, side, *card) - price(view, *card))
        .collect();
    let best = worth.iter().copied().fold(f64::MIN, f64::max);
    let good: Vec<CardName> = hand
        .iter()
        .zip(&worth)
        .filter(|(_, worth)| **worth >= best - NEARLY_EQUAL)
        .map(|(card, _)| card.name())
        .collect();
    Move::Lay {
        card: Some(*rng.one_of(&good)),
    }
}

/// Expected goals of this attack if the card is laid, for the attackers; against, for the defenders: over all cards that
/// the other side may still hold.
fn worth_now(view: &View, side: Side, card: Card) -> f64 {
    let (Some(attacker), Some(stage)) = (view.attacker, view.stage) else {
        return 0.0;
    };
    let rival = &view.sides[side.other()];
    let mut goals = 0.0;
    let mut cards = 0.0;
    let laid: CardSet = rival.played.iter().copied().collect();
    for other in CardSet::ALL.without(laid).cards(rival.colour) {
        let (attack, defend) = if side == attacker {
            (card, other)
        } else {
            (other, card)
        };
        let (_, code) = Face::under_ball(attack, defend, stage.area());
        goals += value_of(stage, result_of(stage, code));
        cards += 1.0;
    }
    let goals = goals / f64::max(cards, 1.0);
    if side == attacker {
        goals
    } else {
        board(view, side, card) - goals
    }
}

/// What it costs to give the card up. In the last minutes of a period nothing is kept for later.
fn price(view: &View, card: Card) -> f64 {
    if view.minutes_left <= 2 {
        0.0
    } else {
        total_edge(card) / 2.0
    }
}

/// Near the end of normal time the defender's board counts: a long injury time helps who trails.
fn board(view: &View, side: Side, card: Card) -> f64 {
    /// Goals in one minute of injury time, both sides together.
    const GOALS_PER_MINUTE: f64 = 0.038;
    if view.period != Some(Period::SecondHalf) || view.minutes_left != 1 {
        return 0.0;
    }
    let minutes = f64::from(card.face().board) * GOALS_PER_MINUTE;
    match view.score[side].cmp(&view.score[side.other()]) {
        std::cmp::Ordering::Greater => -minutes,
        std::cmp::Ordering::Less => minutes,
        std::cmp::Ordering::Equal => 0.0,
    }
}

/// Goals to expect from an attack at each stage, all pairs of cards being equally likely.
fn stage_value(stage: Stage) -> f64 {
    match stage {
        Stage::Attack0 => 0.0865,
        Stage::Attack1 => 0.1209,
        Stage::Attack2 => 0.1866,
        Stage::Shot => 0.3123,
        Stage::Penalty => 0.7625,
        Stage::FreeKick => 0.1492,
    }
}

fn value_of(stage: Stage, verdict: Verdict) -> f64 {
    match verdict {
        Verdict::Goal => 1.0,
        Verdict::Success => stage_value(match stage {
            Stage::Attack0 => Stage::Attack1,
            Stage::Attack1 => Stage::Attack2,
            _ => Stage::Shot,
        }),
        Verdict::LongBall | Verdict::Rebound | Verdict::Corner => stage_value(Stage::Shot),
        Verdict::FreeKick => stage_value(Stage::FreeKick),
        Verdict::Penalty => stage_value(Stage::Penalty),
        Verdict::Tackled
        | Verdict::Offside
        | Verdict::Saved
        | Verdict::Blocked
        | Verdict::Missed
        | Verdict::Woodwork => 0.0,
    }
}
