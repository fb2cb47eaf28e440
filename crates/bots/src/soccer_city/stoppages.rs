//! While the ball is dead: line-ups, substitutions, relocations.

use engine::{Rng, Side};
use soccer_city::{
    Formation, Hexagon, Move, Piece, Pieces, PlaceView, Restart, RestartKind, Role, depth, in_box,
    in_goal_box, in_shot_area, in_small_area, keeper_spot,
};

use super::{Eye, Man};
use crate::best::{Best, noise};

/// Where strikers wait for a ball into the box, as depth from the own goal line and row.
const BOX_SPOTS: [(u8, u8); 4] = [(35, 7), (36, 4), (36, 10), (33, 9)];
/// How many pieces are relocated at most: the match must go on.
const RELOCATIONS: u32 = 5;
/// From so few Ball cards in the deck on it is late.
const LATE: u8 = 9;

impl Eye {
    /// CITY-SET-11 The formation that was agreed, or else that of the box; then the substitutions, then done.
    pub(super) fn line_up(&self, first: bool) -> Option<Move> {
        let waiting = Piece::of(self.side).any(|piece| self.state.place(piece) == PlaceView::Waiting);
        let agreed = match self.side {
            Side::Home => self.state.options.formation_home,
            Side::Away => self.state.options.formation_away,
        };
        Some(if waiting {
            Move::Formation {
                formation: match agreed {
                    Formation::Free => Formation::F2112,
                    formation => formation,
                },
            }
        } else if first {
            Move::Done {}
        } else {
            self.substitution().unwrap_or(Move::Done {})
        })
    }

    /// CITY-SUB-1 Who is booked makes way for his like; late in the match a midfielder comes for the other kind: to attack if we
    /// trail, to defend if we lead.
    fn substitution(&self) -> Option<Move> {
        let bench = || Piece::of(self.side).filter(|piece| self.state.place(*piece) == PlaceView::Bench);
        if self.state.substitutions_left(self.side) == 0 || bench().next().is_none() {
            return None;
        }
        let like = |on: Piece, off: Piece| on.role() == off.role();
        let fresh = |on: Piece, off: Piece| {
            let swap = |wanted: Role, tired: Role| on.role() == wanted && off.role() == tired;
            match self.lead() {
                _ if self.state.balls_left() > LATE => false,
                ..0 => swap(Role::AttackingMidfielder, Role::DefensiveMidfielder),
                0 => false,
                1.. => swap(Role::DefensiveMidfielder, Role::AttackingMidfielder),
            }
        };
        for off in self.outfield(self.side).map(|man| man.piece) {
            let booked = self.state.is_booked(off);
            if let Some(on) = bench().find(|on| (booked && like(*on, off)) || fresh(*on, off)) {
                return Some(Move::Bring { on, off });
            }
        }
        None
    }

    /// Substitutions, what must be done, then the relocations that help; then done.
    pub(super) fn stoppage(&self, restart: Restart, moved: Pieces, rng: &mut Rng) -> Move {
        self.substitution()
            .or_else(|| self.duty(restart, moved, rng))
            .or_else(|| self.help(restart, moved, rng))
            .unwrap_or(Move::Done {})
    }

    /// What a search may compare with that: nothing as long as there is a duty to do, else to leave it at that.
    pub(super) fn stoppage_ideas(&self, restart: Restart, moved: Pieces, rng: &mut Rng) -> Vec<Move> {
        if self.duty(restart, moved, rng).is_some() {
            return Vec::new();
        }
        [self.help(restart, moved, rng), Some(Move::Done {})]
            .into_iter()
            .flatten()
            .filter(|mv| self.may(mv))
            .collect()
    }

    /// What the restart needs, and what no coach forgets: the keeper goes home, the back line goal-side of the men it marks.
    fn duty(&self, restart: Restart, moved: Pieces, rng: &mut Rng) -> Option<Move> {
        self.needed(restart, moved, rng)
            .or_else(|| self.keeper_home(restart, moved, rng))
            .or_else(|| self.back_line(restart, moved, rng))
    }

    /// What else helps.
    fn help(&self, restart: Restart, moved: Pieces, rng: &mut Rng) -> Option<Move> {
        if moved.len() >= RELOCATIONS {
            None
        } else if self.side == restart.side {
            self.to_receive(restart, moved)
        } else {
            self.to_mark(restart, moved, rng)
        }
    }

    /// The keeper goes home to his goal, wherever the ball is.
    fn keeper_home(&self, restart: Restart, moved: Pieces, rng: &mut Rng) -> Option<Move> {
        let keeper = self.men(self.side).find(|man| man.keeper)?;
        let home = in_small_area(self.side, keeper.at) || keeper.at == restart.spot;
        if home || moved.contains(keeper.piece) {
            return None;
        }
        self.send(keeper, rng, |at| -f64::from(at.distance(keeper_spot(self.side))))
    }

    /// Each defender goes goal-side of his man if he is not.
    fn back_line(&self, restart: Restart, moved: Pieces, rng: &mut Rng) -> Option<Move> {
        for (defender, man) in self.marking(restart.spot) {
            if is_goal_side(self.side, defender.at, man.at) || moved.contains(defender.piece) {
                continue;
            }
            let deep = depth(self.side, man.at).saturating_sub(4).clamp(4, 14);
            let row = match self.side {
                Side::Home => man.at.y(),
                Side::Away => 14 - man.at.y(),
            };
            let Some(ideal) = self.spot(deep, row) else {
                continue;
            };
            let goal_side = |at: Hexagon| is_goal_side(self.side, at, man.at);
            let sent = self.send(defender, rng, |at| {
                let out = if goal_side(at) { 0.0 } else { 100.0 };
                -f64::from(at.distance(ideal)) - out
            });
            if let Some(Move::Relocate { to, .. }) = sent
                && goal_side(to)
            {
                return sent;
            }
        }
        None
    }

    /// Who of the back line marks whom: as many of theirs who are furthest up, from one touchline to the other. Who stands on
    /// the ball neither marks nor is marked.
    fn marking(&self, spot: Hexagon) -> Vec<(&Man, &Man)> {
        let mut back: Vec<&Man> = self
            .outfield(self.side)
            .filter(|man| man.piece.role() == Role::Defender && man.at != spot)
            .collect();
        let mut men: Vec<&Man> = self
            .outfield(self.side.other())
            .filter(|man| man.at != spot)
            .collect();
        men.sort_by_key(|man| (depth(self.side, man.at), man.piece.number()));
        men.truncate(back.len());
        men.sort_by_key(|man| man.at.y());
        back.sort_by_key(|man| man.at.y());
        back.into_iter().zip(men).collect()
    }

    fn may_go(&self, man: &Man, to: Hexagon) -> bool {
        let piece = man.piece;
        self.state.allows(self.seat, &Move::Relocate { piece, to })
    }

    /// What must be done before the restart can be taken.
    fn needed(&self, restart: Restart, moved: Pieces, rng: &mut Rng) -> Option<Move> {
        let (side, spot) = (self.side, restart.spot);
        let rival = restart.side.other();
        let wall = |at: Hexagon| self.state.wall_hexagons(restart).any(|hexagon| hexagon == at);
        let near = |to: Hexagon| move |at: Hexagon| -f64::from(at.distance(to));
        match (restart.kind, side == restart.side) {
            (RestartKind::FreeKick, true) => {
                if let Some(man) = self.men(side).find(|man| wall(man.at)) {
                    return self.send(man, rng, near(spot));
                }
                if self.state.holds(side, spot) {
                    return None;
                }
                let shoots = in_shot_area(side, spot);
                let taker = self
                    .men(side)
                    .filter(|man| self.may_go(man, spot))
                    .max_by_key(|man| {
                        let skill = if shoots { 10 * i32::from(man.attack) } else { 0 };
                        let needed_behind = if man.keeper {
                            40
                        } else if man.piece.role() == Role::Defender && depth(side, spot) > 20 {
                            20
                        } else {
                            0
                        };
                        skill - i32::from(man.at.distance(spot)) - needed_behind
                    })?;
                Some(Move::Relocate {
                    piece: taker.piece,
                    to: spot,
                })
            }
            (RestartKind::FreeKick, false) => {
                let in_wall = || {
                    self.outfield(side)
                        .filter(|man| wall(man.at) && !moved.contains(man.piece))
                };
                let man = match self.men(side).find(|man| man.at.distance(spot) == 1) {
                    Some(man) => man,
                    None if self.outfield(side).filter(|man| wall(man.at)).count() > 2 => in_wall().next()?,
                    None => return None,
                };
                self.send(man, rng, near(keeper_spot(side)))
            }
            (RestartKind::Penalty, restarts) => {
                let spared = |man: &&Man| if restarts { man.at == spot } else { man.keeper };
                let man = self
                    .men(side)
                    .find(|man| in_box(rival, man.at) && !spared(man) && !moved.contains(man.piece))?;
                self.send(man, rng, near(spot))
            }
            (RestartKind::Corner, _) => {
                let man = self.men(side).find(|man| man.at == spot)?;
                self.send(man, rng, near(spot))
            }
            (RestartKind::GoalKick, true) => {
                let man = self
                    .men(side)
                    .find(|man| man.keeper && !in_goal_box(side, man.at))?;
                self.send(man, rng, near(keeper_spot(side)))
            }
            (RestartKind::GoalKick, false) => {
                let man = self.men(side).find(|man| in_box(restart.side, man.at))?;
                self.send(man, rng, near(spot))
            }
            (RestartKind::ThrowIn, true) => {
                if self.nearest(side, spot) <= 3 {
                    return None;
                }
                let man = self
                    .outfield(side)
                    .filter(|man| !moved.contains(man.piece))
                    .min_by_key(|man| man.at.distance(spot))?;
                self.send(man, rng, |at| -(f64::from(at.distance(spot)) - 2.0).abs())
            }
            (RestartKind::ThrowIn, false) => None,
        }
    }

    /// Sends a piece to the best of the hexagons where it may go.
    fn send(&self, man: &Man, rng: &mut Rng, worth: impl Fn(Hexagon) -> f64) -> Option<Move> {
        let mut best = Best::new();
        for to in Hexagon::all() {
            let worth = worth(to) + noise(rng);
            if worth > best.value && self.may_go(man, to) {
                best.offer(worth, to);
            }
        }
        best.choice.map(|to| Move::Relocate { piece: man.piece, to })
    }

    /// Strikers and midfielders wait in their box for a kick from their half.
    fn to_receive(&self, restart: Restart, moved: Pieces) -> Option<Move> {
        let side = restart.side;
        let free_kick = restart.kind == RestartKind::FreeKick;
        if !(free_kick || restart.kind == RestartKind::Corner) || depth(side, restart.spot) < 20 {
            return None;
        }
        for number in [9, 8, 6, 7] {
            let Some(man) = self.men(side).find(|man| man.piece.number() == number) else {
                continue;
            };
            if man.at == restart.spot || in_box(side.other(), man.at) || moved.contains(man.piece) {
                continue;
            }
            let open = BOX_SPOTS
                .iter()
                .filter_map(|(depth, y)| self.spot(*depth, *y))
                .filter(|to| !free_kick || !self.is_beyond_the_line(*to))
                .find(|to| self.may_go(man, *to));
            if let Some(to) = open {
                return Some(Move::Relocate { piece: man.piece, to });
            }
        }
        None
    }

    /// The wall is put up, their men in our area are marked from the goal side.
    fn to_mark(&self, restart: Restart, moved: Pieces, rng: &mut Rng) -> Option<Move> {
        let (side, rival) = (restart.side.other(), restart.side);
        let free = || self.outfield(side).filter(|man| !moved.contains(man.piece));
        let in_wall = || {
            self.state
                .wall_hexagons(restart)
                .any(|at| self.state.holds(side, at))
        };
        if let Some(first) = self.state.wall_hexagons(restart).next()
            && !in_wall()
        {
            let man = free()
                .filter(|man| !self.in_danger(man.at) && self.may_go(man, first))
                .min_by_key(|man| man.at.distance(first))?;
            return Some(Move::Relocate {
                piece: man.piece,
                to: first,
            });
        }
        let busy = |at: Hexagon| {
            self.men(rival)
                .any(|other| other.at.distance(at) == 1 && in_shot_area(rival, other.at))
        };
        for loose in self.outfield(rival).filter(|man| in_shot_area(rival, man.at)) {
            if self.nearest(side, loose.at) == 1 {
                continue;
            }
            let mut best = Best::new();
            for man in free().filter(|man| !busy(man.at)) {
                for to in loose.at.neighbours() {
                    let worth = 0.2 * f64::from(depth(rival, to)) + f64::from(man.defence) + noise(rng);
                    if worth > best.value && self.may_go(man, to) {
                        let piece = man.piece;
                        best.offer(worth, Move::Relocate { piece, to });
                    }
                }
            }
            if best.choice.is_some() {
                return best.choice;
            }
        }
        None
    }
}

/// Whether a defender stands between his man and his own goal, and in his own half. Next to the goal line there is no room.
fn is_goal_side(side: Side, defender: Hexagon, man: Hexagon) -> bool {
    depth(side, defender) < depth(side, man).clamp(4, 20)
}
