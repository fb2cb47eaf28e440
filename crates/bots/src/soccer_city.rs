//! Soccer City at a glance: match-ups first, safe short lines, shots with a special, a man in front of their bearer.
//!
//! It reads its seat's view and nothing else. Values are goals.

use engine::{Rng, Side};
use soccer_city::{
    Hexagon, Move, Outlook, Phase, Piece, PieceView, PlaceView, SoccerCity, View, depth, in_box, in_shot_area,
};

use crate::{Instinct, Seen};

mod duels;
mod knowledge;
mod places;
mod play;

impl Instinct for SoccerCity {
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        let eye = Eye {
            view: seen.view(),
            side: seen.seat().side(),
        };
        let moves = seen.moves().listed();
        let choice = match eye.view.phase {
            Phase::LineUp { .. } => eye.line_up(),
            Phase::Stoppage { restart, side, moved } => eye.stoppage(restart, side, moved, rng),
            Phase::Pass {}
            | Phase::Additional {}
            | Phase::OneTouchPlay {}
            | Phase::GiveAndGoReturn { .. }
            | Phase::FreeKick {}
            | Phase::GoalKick {} => eye.ball_card(&moves, rng),
            Phase::KickOff { .. }
            | Phase::ThrowIn { .. }
            | Phase::GiveAndGo {}
            | Phase::CrossingPass {}
            | Phase::PassToTheBox {}
            | Phase::Corner {}
            | Phase::SaveThrow { .. } => eye.receiver(&moves, rng),
            Phase::Answer { .. } => eye.answer(&moves),
            Phase::Action {} => eye.action(&moves, rng),
            Phase::OneTouch {} => eye.tactic(&moves, |_| true),
            Phase::Shot {} => eye.shot(&moves),
            Phase::Reposition { .. } | Phase::Exchange { .. } => eye.reposition(rng),
            Phase::GiveAndGoRun { .. }
            | Phase::CrossingStep { .. }
            | Phase::SideLineAdvance { .. }
            | Phase::Slip {} => eye.step_on(&moves, rng),
            Phase::Defend {} => eye.defend(&moves, rng),
            Phase::Pressing { .. } => eye.press(&moves, rng),
            Phase::FaceOff { .. } | Phase::SecondTackle { .. } => eye.lay(&moves, rng),
            Phase::Foul { duel, .. } => eye.foul(duel, &moves),
            Phase::TacticalFoul { duel } => eye.tactical_foul(duel, &moves),
            Phase::WinnerMove { duel, winner, stage } => eye.winner_move(duel, winner, stage, &moves, rng),
            Phase::SaveStep { .. } => Some(Move::Done {}),
            Phase::Clear { .. } => eye.clear(&moves),
            Phase::NewKeeper { .. } => eye.by_attack(&moves, -1),
            Phase::PenaltyKicker { .. } => eye.by_attack(&moves, 1),
            Phase::Discard { .. } => eye.discard(&moves),
            _ => None,
        };
        choice.unwrap_or_else(|| seen.sample(rng))
    }
}

/// The match as one side sees it.
struct Eye {
    view: View,
    side: Side,
}

/// The best of several choices; nearly equal ones are mixed.
struct Best<T> {
    value: f64,
    choice: Option<T>,
}

impl<T> Best<T> {
    fn new() -> Self {
        Self {
            value: f64::MIN,
            choice: None,
        }
    }

    fn offer(&mut self, value: f64, choice: T) {
        if value > self.value {
            self.value = value;
            self.choice = Some(choice);
        }
    }
}

/// A little noise, so that the same position is not always played alike.
fn noise(rng: &mut Rng) -> f64 {
    f64::from(rng.below(1000)) * 1e-5
}

/// CITY-FACE-6 The chances that the first of two pieces wins a Face-off and that it is level, by how much stronger it is.
fn duel_odds(edge: i8) -> (f64, f64) {
    match edge {
        2.. => (0.78, 0.0),
        1 => (0.63, 0.15),
        0 => (0.37, 0.26),
        -1 => (0.22, 0.15),
        _ => (0.22, 0.0),
    }
}

/// The chance of a goal with a shot of this total, the keeper in place.
fn goal_chance(total: u8) -> f64 {
    let beaten = match total {
        ..=7 => 0.0,
        8 => 4.0,
        9 => 7.0,
        10 => 10.0,
        11 => 12.0,
        _ => 13.0,
    };
    beaten / 13.0 * 11.0 / 13.0
}

impl Eye {
    fn piece(&self, piece: Piece) -> Option<&PieceView> {
        self.view.pieces.iter().find(|other| other.piece == piece)
    }

    fn at(&self, piece: Piece) -> Option<Hexagon> {
        self.piece(piece).and_then(place)
    }

    /// The pieces of a side on the pitch.
    fn standing(&self, side: Side) -> impl Iterator<Item = (&PieceView, Hexagon)> {
        self.view
            .pieces
            .iter()
            .filter(move |piece| piece.side == side)
            .filter_map(|piece| place(piece).map(|at| (piece, at)))
    }

    fn stands(&self, side: Side, at: Hexagon) -> bool {
        self.standing(side).any(|(_, other)| other == at)
    }

    /// The strongest defence next to a hexagon, for a piece of this side.
    fn best_marker(&self, side: Side, at: Hexagon) -> Option<u8> {
        self.standing(side.other())
            .filter(|(_, other)| other.distance(at) == 1)
            .map(|(piece, _)| piece.defence)
            .max()
    }

    /// Whether an outfield opponent stands on one of the three front hexagons.
    fn is_shut(&self, side: Side, at: Hexagon) -> bool {
        self.standing(side.other()).any(|(piece, other)| {
            !piece.keeper && other.distance(at) == 1 && depth(side, other) > depth(side, at)
        })
    }

    /// What it is worth that a piece of this side has the ball there, in goals.
    fn possession(&self, side: Side, piece: &PieceView, at: Hexagon) -> f64 {
        let progress = f64::from(depth(side, at)) * 0.011;
        let mut value = 0.05 + progress + 0.01 * f64::from(piece.attack);
        if in_shot_area(side, at) {
            let open = if self.is_shut(side, at) { 0.2 } else { 0.8 };
            value += goal_chance(piece.attack + 5) * open;
        }
        if let Some(marker) = self.best_marker(side, at) {
            let (win, level) = duel_odds(piece.attack as i8 - marker as i8);
            let keep = win + 0.7 * level;
            value *= 0.5 + 0.5 * keep;
        }
        if piece.keeper {
            value *= 0.7;
        }
        value
    }

    /// What it costs that the opponents have the ball there.
    fn loss(&self, at: Hexagon) -> f64 {
        0.08 + f64::from(depth(self.side.other(), at)) * 0.006
    }

    /// What a ball is worth that comes to rest like this.
    fn worth(&self, outlook: Outlook, end: Hexagon, piece: Option<Piece>, percent: u8) -> f64 {
        let held = || {
            piece
                .and_then(|piece| self.piece(piece))
                .map_or(0.0, |piece| self.possession(self.side, piece, end))
        };
        match outlook {
            Outlook::Safe => held(),
            Outlook::Challenge => {
                let share = f64::from(percent) / 100.0;
                // Who wins a Challenge may shoot whoever stands before him.
                let mut won = held();
                if let Some(piece) = piece.and_then(|piece| self.piece(piece))
                    && in_shot_area(self.side, end)
                {
                    won += goal_chance(piece.attack + 6) * 0.6;
                }
                share * won - (1.0 - share) * self.loss(end)
            }
            Outlook::CutOut | Outlook::Offside => -self.loss(end) - 0.05,
            Outlook::Loose => {
                let steps = |side: Side| {
                    self.standing(side)
                        .map(|(_, at)| at.distance(end))
                        .min()
                        .unwrap_or(9)
                };
                let (ours, theirs) = (steps(self.side), steps(self.side.other()));
                if ours <= 1 {
                    0.7 * (0.04 + f64::from(depth(self.side, end)) * 0.006)
                } else if theirs <= 1 {
                    -self.loss(end)
                } else {
                    -0.06
                }
            }
            Outlook::Out => -self.loss(end) * 0.8,
        }
    }

    /// Whether a hexagon lies where the opponents could shoot from.
    fn in_danger(&self, at: Hexagon) -> bool {
        in_shot_area(self.side.other(), at)
    }

    fn in_own_box(&self, at: Hexagon) -> bool {
        in_box(self.side, at)
    }
}

fn place(piece: &PieceView) -> Option<Hexagon> {
    match piece.place {
        PlaceView::Pitch { hexagon } => Some(hexagon),
        _ => None,
    }
}
