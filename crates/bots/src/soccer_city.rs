//! Soccer City at a glance: match-ups first, safe short lines, shots with a special, a man in front of their bearer.
//!
//! It looks at a state dealt anew for its seat: whatever its seat may not know is invented there. Values are goals.

use engine::{Rng, Rules, Seat, Side};
use soccer_city::{Hexagon, Move, Outlook, Phase, Piece, Prospect, SoccerCity, depth, in_box, in_shot_area};

use crate::{Instinct, Seen};

mod duels;
mod hands;
mod knowledge;
mod places;
mod play;
mod stoppages;
mod tactics;

impl Instinct for SoccerCity {
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        let eye = Eye::new(seen.redeal(rng), seen.seat());
        let listed = |choose: &mut dyn FnMut(&[Move]) -> Option<Move>| choose(&seen.moves().listed());
        let choice = match eye.state.phase() {
            Phase::LineUp { first, .. } => eye.line_up(first).filter(|mv| eye.may(mv)),
            Phase::Stoppage { restart, moved, .. } => {
                Some(eye.stoppage(restart, moved, rng)).filter(|mv| eye.may(mv))
            }
            Phase::Pass {} => listed(&mut |moves| eye.pass(moves, rng)),
            Phase::Additional {}
            | Phase::OneTouchPlay {}
            | Phase::GiveAndGoReturn { .. }
            | Phase::FreeKick {}
            | Phase::GoalKick {}
            | Phase::KickOff { .. }
            | Phase::ThrowIn { .. }
            | Phase::CrossingPass {}
            | Phase::PassToTheBox {}
            | Phase::Corner {}
            | Phase::SaveThrow { .. } => listed(&mut |moves| eye.play_the_ball(moves, rng)),
            Phase::GiveAndGo {} => listed(&mut |moves| eye.give(moves, rng)),
            Phase::GiveAndGoRun { runner, mate, .. } => listed(&mut |moves| eye.go(runner, mate, moves, rng)),
            Phase::FastBreak { .. } => listed(&mut |moves| eye.break_out(moves, rng)),
            Phase::SideLineAdvance { .. } => listed(&mut |moves| eye.come_up(moves, rng)),
            Phase::CrossingStep { .. } | Phase::Slip {} => listed(&mut |moves| eye.get_free(moves, rng)),
            Phase::Answer { .. } => listed(&mut |moves| eye.answer(moves)),
            Phase::Action {} => listed(&mut |moves| eye.action(moves, rng)),
            Phase::OneTouch {} => listed(&mut |moves| eye.any_tactic(moves)),
            Phase::Shot {} => listed(&mut |moves| eye.shoot(moves)),
            Phase::Reposition { .. } | Phase::Exchange { .. } | Phase::FactorMoves { .. } => {
                listed(&mut |moves| eye.reposition(moves, rng))
            }
            Phase::Defend {} => listed(&mut |moves| eye.defend(moves, rng)),
            Phase::Pressing { .. } => listed(&mut |moves| eye.press(moves, rng)),
            Phase::DefensiveRetreat { .. } => listed(&mut |moves| eye.retreat(moves, rng)),
            Phase::FaceOff { .. } | Phase::SecondTackle { .. } => listed(&mut |moves| eye.lay(moves, rng)),
            Phase::Foul { duel, forced } => Some(eye.foul(duel, forced)),
            Phase::TacticalFoul { duel } => listed(&mut |moves| eye.tactical_foul(duel, moves)),
            Phase::WinnerMove { duel, winner, stage } => {
                listed(&mut |moves| eye.winner_move(duel, winner, stage, moves, rng))
            }
            Phase::SaveStep { .. } => Some(Move::Done {}),
            Phase::Clear { .. } => listed(&mut |moves| eye.clear(moves, rng)),
            Phase::NewKeeper { .. } => listed(&mut |moves| eye.by_attack(moves, -1)),
            Phase::PenaltyKicker { .. } => listed(&mut |moves| eye.by_attack(moves, 1)),
            Phase::Discard { occasion } => Some(eye.discard(occasion)),
            Phase::Trade { .. } => listed(&mut |moves| eye.trade(moves)),
            Phase::TradePick { .. } => listed(&mut |moves| eye.give_away(moves)),
            // A corner is as good as the other; a penalty is a guess.
            Phase::Before {}
            | Phase::Over {}
            | Phase::CornerChoice { .. }
            | Phase::Penalty { .. }
            | Phase::Shootout { .. } => None,
        };
        choice.unwrap_or_else(|| seen.sample(rng))
    }
}

/// The match as one seat sees it.
struct Eye {
    state: SoccerCity,
    seat: Seat,
    side: Side,
    ball: Hexagon,
    bearer: Option<Man>,
    men: Vec<Man>,
}

/// A piece on the pitch.
#[derive(Clone, Copy)]
struct Man {
    piece: Piece,
    at: Hexagon,
    attack: u8,
    defence: u8,
    keeper: bool,
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
    /// Whether the rules let the seat make a move: where they are not listed, they are asked.
    fn may(&self, mv: &Move) -> bool {
        self.state.check(self.seat, mv).is_ok()
    }

    fn new(state: SoccerCity, seat: Seat) -> Self {
        let man = |(piece, at): (Piece, Hexagon)| Man {
            piece,
            at,
            attack: state.attack(piece),
            defence: state.defence(piece),
            keeper: state.is_keeper(piece),
        };
        let ball = state.ball();
        let men: Vec<Man> = Side::ALL
            .into_iter()
            .flat_map(|side| state.on_pitch(side).map(man))
            .collect();
        Self {
            seat,
            side: seat.side(),
            ball,
            bearer: men.iter().find(|man| man.at == ball).copied(),
            men,
            state,
        }
    }

    fn man(&self, piece: Piece) -> Option<&Man> {
        self.men.iter().find(|man| man.piece == piece)
    }

    /// The pieces of a side on the pitch.
    fn men(&self, side: Side) -> impl Iterator<Item = &Man> {
        self.men.iter().filter(move |man| man.piece.side() == side)
    }

    /// The outfield pieces of a side on the pitch.
    fn outfield(&self, side: Side) -> impl Iterator<Item = &Man> {
        self.men(side).filter(|man| !man.keeper)
    }

    /// How far the nearest piece of a side is.
    fn nearest(&self, side: Side, to: Hexagon) -> u8 {
        self.men(side).map(|man| man.at.distance(to)).min().unwrap_or(9)
    }

    /// The strongest defence next to a hexagon, for a piece of this side.
    fn best_marker(&self, side: Side, at: Hexagon) -> Option<u8> {
        self.men(side.other())
            .filter(|man| man.at.distance(at) == 1)
            .map(|man| man.defence)
            .max()
    }

    /// Whether an outfield opponent stands on one of the three front hexagons.
    fn is_shut(&self, side: Side, at: Hexagon) -> bool {
        self.outfield(side.other())
            .any(|man| man.at.distance(at) == 1 && depth(side, man.at) > depth(side, at))
    }

    /// What it is worth that a piece has the ball there, in goals.
    fn possession(&self, man: &Man, at: Hexagon) -> f64 {
        let side = man.piece.side();
        let progress = f64::from(depth(side, at)) * 0.011;
        let mut value = 0.05 + progress + 0.01 * f64::from(man.attack);
        if in_shot_area(side, at) {
            let open = if self.is_shut(side, at) { 0.2 } else { 0.8 };
            value += goal_chance(man.attack + 5) * open;
        }
        if let Some(marker) = self.best_marker(side, at) {
            let (win, level) = duel_odds(man.attack as i8 - marker as i8);
            let keep = win + 0.7 * level;
            value *= 0.5 + 0.5 * keep;
        }
        if man.keeper {
            value *= 0.7;
        }
        value
    }

    /// What the ball is worth where it is.
    fn held(&self) -> f64 {
        self.bearer
            .map_or(0.0, |bearer| self.possession(&bearer, self.ball))
    }

    /// What it costs that the opponents have the ball there.
    fn loss(&self, at: Hexagon) -> f64 {
        0.08 + f64::from(depth(self.side.other(), at)) * 0.006
    }

    /// What a ball is worth that comes to rest like this.
    fn worth(&self, prospect: &Prospect) -> f64 {
        let end = prospect.end;
        let receiver = prospect
            .piece
            .and_then(|piece| self.man(piece))
            .or(self.bearer.as_ref());
        let held = receiver.map_or(0.0, |man| self.possession(man, end));
        match prospect.outlook {
            Outlook::Safe => held,
            Outlook::Challenge => {
                // Who wins a Challenge may shoot whoever stands before him.
                let shot = match receiver {
                    Some(man) if in_shot_area(self.side, end) => goal_chance(man.attack + 6) * 0.6,
                    _ => 0.0,
                };
                let chance = prospect.chance();
                chance * (held + shot) - (1.0 - chance) * self.loss(end)
            }
            Outlook::CutOut | Outlook::Offside => -self.loss(end) - 0.05,
            Outlook::Loose if self.nearest(self.side, end) <= 1 => {
                0.7 * (0.04 + f64::from(depth(self.side, end)) * 0.006)
            }
            Outlook::Loose if self.nearest(self.side.other(), end) <= 1 => -self.loss(end),
            Outlook::Loose => -0.06,
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

    /// Whether we lead, or trail.
    fn lead(&self) -> i32 {
        let score = self.state.score();
        i32::from(score[self.side]) - i32::from(score[self.side.other()])
    }
}
