//! What the bearer could shoot, and how it would fare.

use engine::Seat;

use super::WhyNot;
use crate::{
    Move, Phase, Piece, Refusal, Shot, ShotView, SoccerCity,
    deck::Pile,
    rules::shots::{self, Answer},
};

impl SoccerCity {
    /// CITY-SHOT-1 to CITY-SHOT-5 Why the bearer may not shoot; none if he may, or if nobody could.
    #[must_use]
    pub fn no_shot(&self) -> Option<Refusal> {
        self.bearer_of(self.turn.attacking)?;
        if matches!(self.phase, Phase::LineUp { .. }) {
            return None;
        }
        shots::may_shoot(self).err()
    }

    /// What a shot of the bearer would add up to: with a card, by a line of the Striker guide, or a direct free kick. Whether it
    /// may be taken now is left open.
    #[must_use]
    pub fn shot(&self, seat: Seat, mv: &Move) -> Option<ShotView> {
        let shooter = self.bearer_of(seat.side())?;
        let direct = matches!(self.phase, Phase::FreeKick {});
        if let Move::Shoot { card } = *mv {
            let view = shot_view(self, shooter, card.shot(), false);
            return Some(ShotView {
                card: Some(card),
                ..view
            });
        }
        if let Move::Line { shot } = *mv {
            return Some(shot_view(self, shooter, shot, direct));
        }
        (*mv == Move::Direct {}).then(|| direct_view(self, seat, shooter))
    }
}

pub(super) fn no_shot(state: &SoccerCity) -> Option<WhyNot> {
    state.no_shot().map(WhyNot::from)
}

/// The shots that a seat could take with what it holds, if its side has the ball.
pub(super) fn views(state: &SoccerCity, seat: Seat, moves: &[Move]) -> Vec<ShotView> {
    if state.turn.attacking != seat.side() || matches!(state.phase, Phase::LineUp { .. }) {
        return Vec::new();
    }
    let view = |mv: Move| {
        state.shot(seat, &mv).map(|shot| ShotView {
            legal: moves.contains(&mv),
            ..shot
        })
    };
    if state.options.is_striker() {
        return Shot::ALL
            .into_iter()
            .filter_map(|shot| view(Move::Line { shot }))
            .collect();
    }
    if matches!(state.phase, Phase::FreeKick {}) && moves.contains(&Move::Direct {}) {
        return view(Move::Direct {}).into_iter().collect();
    }
    let cards = state.hand(seat).shot.iter();
    cards.filter_map(|card| view(Move::Shoot { card })).collect()
}

fn shot_view(state: &SoccerCity, shooter: Piece, shot: Shot, direct: bool) -> ShotView {
    let sum = state.sum(shooter, shot, direct);
    let (goal, level) = odds(state, shooter, shot, sum.total(), direct);
    ShotView {
        card: None,
        shot: Some(shot),
        value: sum.value,
        attack: sum.attack,
        special: sum.special,
        one_on_one: sum.one_on_one,
        assist: sum.assist,
        total: sum.total(),
        goal: goal.round() as u8,
        level: level.round() as u8,
        legal: false,
    }
}

/// CITY-FREE-5 The card of a direct shot is drawn: the average over those that the seat has not seen.
fn direct_view(state: &SoccerCity, seat: Seat, shooter: Piece) -> ShotView {
    let others = state
        .seats()
        .filter(|other| *other != seat)
        .fold(state.shot_deck, |all, other| all.with(state.hand(other).shot));
    let unseen: Vec<Shot> = others.iter().map(crate::ShotCard::shot).collect();
    let count = unseen.len().max(1) as f64;
    let (mut goals, mut levels, mut totals) = (0.0, 0.0, 0.0);
    for shot in unseen {
        let total = state.sum(shooter, shot, true).total();
        let (goal, level) = odds(state, shooter, shot, total, true);
        goals += goal / count;
        levels += level / count;
        totals += f64::from(total) / count;
    }
    ShotView {
        card: None,
        shot: None,
        value: 0,
        attack: state.attack(shooter),
        special: 0,
        one_on_one: 0,
        assist: 0,
        total: totals.round() as u8,
        goal: goals.round() as u8,
        level: levels.round() as u8,
        legal: false,
    }
}

/// The chances in percent of a goal and of a level shot, over the saves that may come.
fn odds(state: &SoccerCity, shooter: Piece, shot: Shot, total: u8, direct: bool) -> (f64, f64) {
    let rival = shooter.side().other();
    let wall = direct && state.wall_piece().is_some();
    if wall && total < 9 {
        return (0.0, 0.0);
    }
    if !state.can_save(rival, state.ball) {
        return (100.0, 0.0);
    }
    let deck = if state.save_deck.is_empty() {
        Pile::ALL
    } else {
        state.save_deck
    };
    let (mut goals, mut levels) = (0.0, 0.0);
    for card in deck.iter() {
        match state.answer(rival, card.save(), shot, total, wall) {
            Answer::Goal => goals += 1.0,
            Answer::Level => levels += 1.0,
            Answer::Saved => {}
        }
    }
    let share = 100.0 / f64::from(deck.len());
    (goals * share, levels * share)
}
