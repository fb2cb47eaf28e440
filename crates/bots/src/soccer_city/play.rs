//! With the ball: passes, advances, tactics and shots.

use engine::Rng;
use soccer_city::{AttackTactic, Card, Move, Phase, Shot, depth, in_shot_area};

use super::{Best, Eye, noise};

/// The chance of a goal from which on a shot is taken.
const SHOT: u8 = 26;
/// The same for a shooter who will be tackled.
const SHOT_UNDER_PRESSURE: u8 = 17;

impl Eye {
    /// A Ball card as Pass or Advance, a direct free kick, or nothing.
    pub(super) fn ball_card(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        if moves.contains(&Move::Skip {}) {
            best.offer(self.stay() + noise(rng), Move::Skip {});
        }
        for shot in self.view.shots.iter().filter(|shot| shot.legal) {
            let mv = match shot.shot {
                Some(line) if shot.card.is_none() => Move::Line { shot: line },
                None => Move::Direct {},
                Some(_) => continue,
            };
            best.offer(f64::from(shot.goal) / 100.0 + 0.05, mv);
        }
        for pass in &self.view.passes {
            let mut worth = self.worth(pass.outlook, pass.end, pass.piece, pass.percent);
            // Five of 27 Defence cards anticipate; a hand has three.
            if !pass.anticipators.is_empty() {
                worth -= 0.25 * (worth + self.loss(pass.end)).max(0.0);
            }
            // An Assist from their small keeper area is the best chance in the game.
            if self.view.bearer.is_some()
                && pass.card == soccer_city::BallValue::Short
                && let Some(ball) = self.view.ball
                && soccer_city::in_small_area(self.side.other(), ball)
                && in_shot_area(self.side, pass.end)
            {
                worth += 0.2;
            }
            let mv = match (pass.to, pass.direction) {
                (Some(to), _) => Move::Pass { card: pass.card, to },
                (None, Some(direction)) => Move::Out {
                    card: pass.card,
                    direction,
                },
                (None, None) => continue,
            };
            best.offer(worth + noise(rng), mv);
        }
        for advance in &self.view.advances {
            let piece = advance.piece.or(self.view.bearer);
            let mut worth = self.worth(advance.outlook, advance.ball, piece, 100);
            // A ball knocked ahead is fetched in A4 by somebody else, or by a Sprint.
            if advance.ball != advance.to && advance.piece.is_none() {
                let sprint = self.holds(AttackTactic::Sprint)
                    && !self.view.action_used
                    && !self.view.tactics_barred
                    && advance.to.distance(advance.ball) == 1;
                let fetched = self
                    .standing(self.side)
                    .any(|(mate, at)| Some(mate.piece) != self.view.bearer && at.distance(advance.ball) == 1);
                worth = match (sprint, fetched) {
                    (true, _) => {
                        self.worth(soccer_city::Outlook::Safe, advance.ball, self.view.bearer, 100) + 0.03
                    }
                    (_, true) => worth - 0.03,
                    _ => -self.loss(advance.ball),
                };
            }
            let mv = Move::Advance {
                card: advance.card,
                direction: advance.direction,
            };
            best.offer(worth + noise(rng), mv);
        }
        best.choice.filter(|mv| moves.contains(mv))
    }

    /// What it is worth to keep the ball where it is; dawdling burns cards, which only a leader likes.
    fn stay(&self) -> f64 {
        let leading = self.view.score[self.side] > self.view.score[self.side.other()];
        let held = self
            .view
            .bearer
            .and_then(|bearer| self.piece(bearer))
            .zip(self.view.ball)
            .map_or(0.0, |(piece, at)| self.possession(self.side, piece, at));
        held - if leading { 0.0 } else { 0.015 }
    }

    /// Whether a tactic is in hand.
    fn holds(&self, tactic: AttackTactic) -> bool {
        self.view.tactics.iter().any(|card| card.tactic == tactic.word())
    }

    /// Whom a Close Pass goes to; a corner may also be a Ball card.
    pub(super) fn receiver(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        if let Some(mv) = self.ball_card(moves, rng) {
            best.offer(0.0, mv);
        }
        if moves.contains(&Move::Done {}) {
            best.offer(0.08, Move::Done {});
        }
        for receiver in &self.view.receivers {
            let worth = self.worth(receiver.outlook, receiver.end, receiver.piece, receiver.percent);
            best.offer(
                worth + noise(rng),
                Move::Close {
                    receiver: receiver.receiver,
                },
            );
        }
        best.choice.filter(|mv| moves.contains(mv))
    }

    /// The best shot that may be taken now or later in this turn.
    fn best_shot(&self) -> u8 {
        if self.view.no_shot.is_some() {
            return 0;
        }
        self.view.shots.iter().map(|shot| shot.goal).max().unwrap_or(0)
    }

    pub(super) fn shot(&self, moves: &[Move]) -> Option<Move> {
        let mut best = Best::new();
        for shot in self.view.shots.iter().filter(|shot| shot.legal) {
            let mv = match (shot.card, shot.shot) {
                (Some(card), _) => Move::Shoot { card },
                (None, Some(line)) => Move::Line { shot: line },
                (None, None) => continue,
            };
            // Of equal chances the card that is harder to use again is kept.
            let keep = if shot.shot == Some(Shot::Drive) { 0.0 } else { 0.1 };
            best.offer(f64::from(shot.goal) - keep, mv);
        }
        let marked = self
            .view
            .ball
            .is_some_and(|ball| self.best_marker(self.side, ball).is_some());
        let least = if marked { SHOT_UNDER_PRESSURE } else { SHOT };
        if best.value >= f64::from(least) {
            best.choice.filter(|mv| moves.contains(mv))
        } else {
            Some(Move::Skip {})
        }
    }

    /// A dribble, a tactic, or nothing.
    pub(super) fn action(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let shot = self.best_shot();
        if shot >= SHOT {
            return Some(Move::Skip {});
        }
        let worth_it = |tactic: &str| match tactic {
            "sprint" => true,
            "pass-to-the-box" => self.standing(self.side).any(|(piece, at)| {
                piece.attack >= 3 && soccer_city::in_box(self.side.other(), at) && piece.markers.len() < 2
            }),
            "crossing-pass" => self.view.ball.is_some_and(|ball| depth(self.side, ball) >= 24),
            "additional" => self.view.ball.is_some_and(|ball| depth(self.side, ball) >= 16),
            "slip" => rng_half(rng.word()),
            _ => false,
        };
        let tactic = self.tactic_word(moves, worth_it);
        let dribble = self.dribble(moves);
        match (dribble, tactic) {
            (Some((edge, mv)), _) if edge >= 2 => Some(mv),
            (_, Some(mv)) => Some(mv),
            (Some((edge, mv)), None) if edge >= 1 => Some(mv),
            // The opponents would tackle anyway; in front of their goal it is worth the coin.
            (Some((0, mv)), None) if self.view.ball.is_some_and(|ball| in_shot_area(self.side, ball)) => {
                Some(mv)
            }
            _ => Some(Move::Skip {}),
        }
    }

    /// The weakest marker, and how much stronger the bearer is.
    fn dribble(&self, moves: &[Move]) -> Option<(i8, Move)> {
        let attack = self.view.bearer.and_then(|bearer| self.piece(bearer))?.attack;
        moves
            .iter()
            .filter_map(|mv| match *mv {
                Move::Dribble { opponent } => {
                    let defence = self.piece(opponent)?.defence;
                    Some((attack as i8 - defence as i8, *mv))
                }
                _ => None,
            })
            .max_by_key(|(edge, _)| *edge)
    }

    /// A tactic of the hand that may be played and is worth it.
    fn tactic_word(&self, moves: &[Move], mut worth_it: impl FnMut(&str) -> bool) -> Option<Move> {
        self.view
            .tactics
            .iter()
            .filter(|card| card.why_not.is_none())
            .filter(|card| worth_it(card.tactic))
            .map(|card| Move::Tactic { card: card.card })
            .find(|mv| moves.contains(mv))
    }

    pub(super) fn tactic(&self, moves: &[Move], wanted: impl Fn(Card) -> bool) -> Option<Move> {
        let mv = moves.iter().find(|mv| match mv {
            Move::Tactic { card } => wanted(*card),
            _ => false,
        });
        Some(mv.copied().unwrap_or(Move::Skip {}))
    }

    /// Forward, and not next to anybody.
    pub(super) fn step_on(&self, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            match *mv {
                Move::Step { piece, to } => {
                    let piece = self.piece(piece)?;
                    let worth = self.possession(self.side, piece, to);
                    best.offer(worth + noise(rng), *mv);
                }
                Move::Done {} => best.offer(
                    if matches!(self.view.phase, Phase::SideLineAdvance { .. }) {
                        0.2
                    } else {
                        0.05
                    },
                    *mv,
                ),
                _ => {}
            }
        }
        best.choice
    }

    /// Where our pieces are nearer than theirs.
    pub(super) fn clear(&self, moves: &[Move]) -> Option<Move> {
        let mut best = Best::new();
        for mv in moves {
            if let Move::Clear { to } = *mv {
                let near = |side| {
                    self.standing(side)
                        .map(|(_, at)| at.distance(to))
                        .min()
                        .unwrap_or(9)
                };
                let ours = f64::from(near(self.side));
                let theirs = f64::from(near(self.side.other()));
                best.offer(theirs - ours + 0.1 * f64::from(depth(self.side, to)), *mv);
            }
        }
        best.choice
    }

    /// The piece with the most attack, or the least.
    pub(super) fn by_attack(&self, moves: &[Move], sign: i32) -> Option<Move> {
        moves.iter().copied().max_by_key(|mv| match *mv {
            Move::Keeper { piece } | Move::Kicker { piece } => self
                .piece(piece)
                .map_or(0, |piece| sign * i32::from(piece.attack)),
            _ => i32::MIN,
        })
    }

    /// A Discard only where it must be: then the two strongest cards are kept.
    pub(super) fn discard(&self, moves: &[Move]) -> Option<Move> {
        if moves.contains(&Move::Skip {}) {
            return Some(Move::Skip {});
        }
        moves.iter().copied().max_by_key(|mv| match mv {
            Move::Keep { cards } => cards.iter().map(card_value).sum::<i32>(),
            _ => i32::MIN,
        })
    }
}

fn card_value(card: Card) -> i32 {
    match card {
        Card::Attack(card) => i32::from(card.dribble().value()),
        Card::Defence(card) => i32::from(card.tackle().value()),
        Card::Shot(card) => {
            let (value, special) = card.shot().values();
            i32::from(value + special) - 1
        }
        Card::Ball(_) => 0,
    }
}

fn rng_half(word: u32) -> bool {
    word & 1 == 0
}
