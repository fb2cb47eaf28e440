//! With the ball: passes, Advances, dribbles and shots.

use engine::Rng;
use soccer_city::{
    AttackTactic, BallValue, Move, Outlook, Shot, ShotView, depth, in_shot_area, in_small_area,
};

use super::Eye;
use crate::best::{Best, noise};

/// The chance of a goal in percent from which on a shot is taken.
const SHOT: u8 = 16;
/// The same for a shooter who will be tackled.
const SHOT_UNDER_PRESSURE: u8 = 12;

impl Eye {
    /// A0 and A1: a Give and Go where it brings more than any Ball card, a Pass or Advance, or nothing.
    pub(super) fn pass(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let card = self.best_play(moves, rng);
        match self.give_and_go(moves) {
            Some((worth, mv)) if worth > card.value => Some(mv),
            _ => card.choice,
        }
    }

    /// The best way to play the ball, whatever with.
    pub(super) fn play_the_ball(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        self.best_play(moves, rng).choice
    }

    fn best_play(&self, moves: &[Move], rng: &mut Rng) -> Best<Move> {
        let mut best = Best::new();
        for mv in moves {
            let worth = match mv {
                Move::Skip {} => self.stay(),
                Move::Done {} => 0.08,
                Move::Pass { .. } | Move::Out { .. } | Move::Close { .. } => self.pass_worth(mv),
                Move::Advance { .. } => self.advance_worth(mv),
                Move::Line { .. } | Move::Direct {} => self
                    .state
                    .shot(self.seat, mv)
                    .map_or(f64::MIN, |shot| f64::from(shot.goal) / 100.0 + 0.05),
                _ => continue,
            };
            best.offer(worth + noise(rng), *mv);
        }
        best
    }

    fn pass_worth(&self, mv: &Move) -> f64 {
        let Some(prospect) = self.state.prospect(mv) else {
            return f64::MIN;
        };
        let mut worth = self.worth(&prospect);
        // Five of 27 Defence cards anticipate; a hand has three.
        if !prospect.anticipators.is_empty() {
            worth -= 0.25 * (worth + self.loss(prospect.end)).max(0.0);
        }
        // An Assist from their small keeper area is the best chance in the game.
        let short = matches!(
            mv,
            Move::Pass {
                card: BallValue::Short,
                ..
            }
        );
        if short
            && self.bearer.is_some()
            && in_small_area(self.side.other(), self.ball)
            && in_shot_area(self.side, prospect.end)
        {
            worth += 0.2;
        }
        worth
    }

    fn advance_worth(&self, mv: &Move) -> f64 {
        let Some(prospect) = self.state.prospect(mv) else {
            return f64::MIN;
        };
        if prospect.outlook != Outlook::Loose {
            return self.worth(&prospect);
        }
        // A ball knocked ahead is fetched in A4 by somebody else, or by a Sprint.
        let Some(bearer) = self.bearer else {
            return f64::MIN;
        };
        let sprint = self.state.tactics_are_open()
            && self.holds(AttackTactic::Sprint)
            && prospect.end.distance(self.ball) == 2;
        if sprint {
            return self.possession(&bearer, prospect.end) + 0.03;
        }
        let fetched = self
            .men(self.side)
            .any(|mate| mate.piece != bearer.piece && mate.at.distance(prospect.end) == 1);
        if fetched {
            self.worth(&prospect) - 0.03
        } else {
            -self.loss(prospect.end)
        }
    }

    /// What it is worth to keep the ball where it is. The longer nobody has played a Ball card, the less: soon the referee burns
    /// one (CITY-TIME-9).
    fn stay(&self) -> f64 {
        let idle = f64::from(self.state.passive_turns());
        let impatience = idle / f64::from(self.state.options.passive_limit - 1);
        self.held() - if self.lead() > 0 { 0.02 } else { 0.06 } - impatience * impatience
    }

    /// The chance of a goal in percent of the best shot that may be taken later in this turn.
    pub(super) fn best_shot(&self) -> u8 {
        let Some(bearer) = self.bearer.filter(|_| self.state.no_shot().is_none()) else {
            return 0;
        };
        let goal = |mv: Move| self.state.shot(self.seat, &mv).map_or(0, |shot| shot.goal);
        let lines = Shot::ALL
            .into_iter()
            .filter(|shot| {
                self.state.options.is_striker() && self.state.is_special(bearer.piece, *shot, false)
            })
            .map(|shot| goal(Move::Line { shot }));
        let cards = self.state.hand(self.seat).shot.iter();
        cards
            .map(|card| goal(Move::Shoot { card }))
            .chain(lines)
            .max()
            .unwrap_or(0)
    }

    pub(super) fn shoot(&self, moves: &[Move]) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            if let Some(ShotView { goal, shot, .. }) = self.state.shot(self.seat, mv) {
                // Of equal chances the card that is harder to use again is kept.
                let keep = if shot == Some(Shot::Drive) { 0.0 } else { 0.1 };
                best.offer(f64::from(goal) - keep, *mv);
            }
        }
        let marked = self.best_marker(self.side, self.ball).is_some();
        let least = if marked { SHOT_UNDER_PRESSURE } else { SHOT };
        if best.value >= f64::from(least) {
            best.choice
        } else {
            Some(Move::Skip {})
        }
    }

    /// A2: a dribble, a tactic, or nothing.
    pub(super) fn action(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        if self.best_shot() >= SHOT {
            return Some(Move::Skip {});
        }
        let dribble = self.dribble(moves);
        let tactic = self.tactic(moves, rng);
        match (dribble, tactic) {
            (Some((edge, mv)), _) if edge >= 2 => Some(mv),
            (_, Some(mv)) => Some(mv),
            (Some((edge, mv)), None) if edge >= 1 => Some(mv),
            // A coin with a foul on its edge: in their half it is worth tossing.
            (Some((0, mv)), None) if depth(self.side, self.ball) >= 22 => Some(mv),
            _ => Some(Move::Skip {}),
        }
    }

    /// The weakest marker, and how much stronger the bearer is.
    fn dribble(&self, moves: &[Move]) -> Option<(i8, Move)> {
        let attack = self.bearer?.attack as i8;
        moves
            .iter()
            .filter_map(|mv| match *mv {
                Move::Dribble { opponent } => Some((attack - self.man(opponent)?.defence as i8, *mv)),
                _ => None,
            })
            .max_by_key(|(edge, _)| *edge)
    }

    /// Where our pieces are nearer than theirs.
    pub(super) fn clear(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            if let Move::Clear { to } = *mv {
                let ours = f64::from(self.nearest(self.side, to));
                let theirs = f64::from(self.nearest(self.side.other(), to));
                let worth = theirs - ours + 0.1 * f64::from(depth(self.side, to));
                best.offer(worth + noise(rng), *mv);
            }
        }
        best.choice
    }

    /// The piece with the most attack, or the least.
    pub(super) fn by_attack(&self, moves: &[Move], sign: i32) -> Option<Move> {
        moves.iter().copied().max_by_key(|mv| match *mv {
            Move::Keeper { piece } | Move::Kicker { piece } => {
                self.man(piece).map_or(0, |man| sign * i32::from(man.attack))
            }
            _ => i32::MIN,
        })
    }
}
