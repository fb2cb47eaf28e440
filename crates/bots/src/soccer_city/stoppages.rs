//! While the ball is dead: line-ups, substitutions, relocations.

use engine::{Rng, Side};
use soccer_city::{
    Formation, Hexagon, Move, Piece, Pieces, PlaceView, Restart, RestartKind, Role, depth, in_box,
    in_goal_box, in_shot_area, keeper_spot,
};

use super::{Best, Eye, Man, noise};

/// Where strikers wait for a ball into the box, as depth from the own goal line and row.
const BOX_SPOTS: [(u8, u8); 4] = [(35, 7), (36, 4), (36, 10), (33, 9)];
/// How many pieces are relocated at most: the match must go on.
const RELOCATIONS: u32 = 5;
/// From so few Ball cards in the deck on it is late.
const LATE: u8 = 9;

impl Eye {
    /// The formation of the box, then the substitutions, then done.
    pub(super) fn line_up(&self, first: bool) -> Option<Move> {
        let waiting = Piece::of(self.side).any(|piece| self.state.place(piece) == PlaceView::Waiting);
        Some(if waiting {
            Move::Formation {
                formation: Formation::F2112,
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

    /// Substitutions, relocations that the restart needs, then those that help; then done.
    pub(super) fn stoppage(
        &self,
        restart: Restart,
        side: Side,
        moved: Pieces,
        rng: &mut Rng,
    ) -> Option<Move> {
        let mut needed = || self.needed(restart, side, moved, rng);
        let wanted = match self.substitution() {
            Some(mv) => Some(mv),
            None if moved.len() >= RELOCATIONS => needed(),
            None => needed().or_else(|| {
                if side == restart.side {
                    self.to_receive(restart, moved)
                } else {
                    self.to_mark(restart, moved)
                }
            }),
        };
        wanted.or(Some(Move::Done {}))
    }

    fn may_go(&self, man: &Man, to: Hexagon) -> bool {
        let piece = man.piece;
        self.state.allows(self.seat, &Move::Relocate { piece, to })
    }

    /// What must be done before the restart can be taken.
    fn needed(&self, restart: Restart, side: Side, moved: Pieces, rng: &mut Rng) -> Option<Move> {
        let spot = restart.spot;
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
                        skill - i32::from(man.at.distance(spot)) - 20 * i32::from(man.keeper)
                    })?;
                Some(Move::Relocate {
                    piece: taker.piece,
                    to: spot,
                })
            }
            (RestartKind::FreeKick, false) => {
                let in_wall = || self.outfield(side).filter(|man| wall(man.at));
                let man = match self.men(side).find(|man| man.at.distance(spot) == 1) {
                    Some(man) => man,
                    None if in_wall().count() > 2 => in_wall().next()?,
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
    fn to_mark(&self, restart: Restart, moved: Pieces) -> Option<Move> {
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
                    let worth = 0.2 * f64::from(depth(rival, to)) + f64::from(man.defence);
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
