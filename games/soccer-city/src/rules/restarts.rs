//! Stoppages (CITY-STOP) and restarts: free kick (CITY-FREE), penalty (CITY-PEN), corner (CITY-CORN), goal kick (CITY-GKIK),
//! throw-in (CITY-THRO).

use engine::{Log, Side};

use super::{
    Play, ask, close_pass, factors, line_up,
    passes::{self, Aimed, Landing, restart},
};
use crate::{
    Context, Event, Height, Hexagon, Means, Next, Phase, Piece, Pieces, Refusal, Restart, RestartKind,
    SoccerCity,
    board::{corners, depth, in_box, in_goal_box, in_shot_area, keeper_spot, seen_from, wall},
};

/// CITY-THRO-2 How far a throw-in goes.
const THROW: u8 = 3;
/// CITY-STOP-5 Pieces that a coach may relocate at a throw-in.
const THROW_RELOCATIONS: u32 = 2;
/// CITY-FREE-6 Pieces in a wall.
const WALL_MAX: usize = 2;

/// CITY-CORN-1 A corner kick on the side of the row; in the middle the kicking coach chooses.
pub(crate) fn corner(side: Side, row: Hexagon) -> Next {
    let [top, bottom] = corners(side);
    match row.y().cmp(&7) {
        std::cmp::Ordering::Less => restart(RestartKind::Corner, side, top),
        std::cmp::Ordering::Equal => Next::CornerChoice { side },
        std::cmp::Ordering::Greater => restart(RestartKind::Corner, side, bottom),
    }
}

/// CITY-GKIK-1 A goal kick, taken by the keeper.
pub(crate) fn goal_kick(state: &SoccerCity, side: Side) -> Next {
    let (_, at) = state.keeper(side);
    restart(RestartKind::GoalKick, side, at)
}

impl SoccerCity {
    /// CITY-FREE-9 The nearest free hexagon for a piece that must make room: of its neighbours B, BL, BR, FL, FR, F; then ever
    /// farther, the one furthest back for him, then the lowest y.
    pub(crate) fn room_for(&self, piece: Piece, from: Hexagon) -> Option<Hexagon> {
        let side = piece.side();
        [3, 4, 2, 5, 1, 0]
            .into_iter()
            .filter_map(|clockwise| from.step(seen_from(side, clockwise)))
            .find(|hexagon| self.is_free(*hexagon))
            .or_else(|| {
                Hexagon::all()
                    .filter(|hexagon| self.is_free(*hexagon))
                    .min_by_key(|hexagon| (from.distance(*hexagon), depth(side, *hexagon), hexagon.y()))
            })
    }

    /// The kicker of a penalty: who stands on the point.
    pub(crate) fn penalty_kicker(&self, restart: Restart) -> Option<Piece> {
        self.piece_on(restart.spot)
            .filter(|piece| piece.side() == restart.side)
    }

    /// CITY-FREE-6 The wall hexagons of a free kick in the Shot-on-Goal Area.
    pub fn wall_hexagons(&self, restart: Restart) -> impl Iterator<Item = Hexagon> + use<> {
        let allowed = restart.is(RestartKind::FreeKick) && in_shot_area(restart.side, restart.spot);
        wall(restart.side, restart.spot)
            .into_iter()
            .flatten()
            .filter(move |_| allowed)
    }

    fn wall_count(&self, restart: Restart, except: Option<Piece>) -> usize {
        self.wall_hexagons(restart)
            .filter_map(|hexagon| self.piece_on(hexagon))
            .filter(|piece| piece.side() != restart.side && !self.is_keeper(*piece) && Some(*piece) != except)
            .count()
    }

    /// CITY-STOP-4 Whether a hexagon is next to an opponent who stands outside his own side's Shot-on-Goal Area.
    fn is_next_to_free_opponent(&self, side: Side, to: Hexagon) -> bool {
        to.neighbours()
            .any(|next| self.holds(side.other(), next) && !in_shot_area(side.other(), next))
    }

    /// Whether a team-mate of the thrower would be near enough if a piece stood elsewhere.
    fn has_catcher(&self, restart: Restart, moved: Option<(Piece, Hexagon)>) -> bool {
        self.on_pitch(restart.side).any(|(piece, at)| {
            let at = moved
                .filter(|(mover, _)| *mover == piece)
                .map_or(at, |(_, to)| to);
            at.distance(restart.spot) <= THROW
        })
    }
}

/// CITY-STOP-2 to CITY-STOP-9 Whether a piece may be relocated there.
pub(crate) fn check_relocate(
    state: &SoccerCity,
    restart: Restart,
    (side, moved): (Side, Pieces),
    piece: Piece,
    to: Hexagon,
) -> Result<(), Refusal> {
    if piece.side() != side {
        return Err(Refusal::NotYourPiece);
    }
    if state.stands_on(piece).is_none() {
        return Err(Refusal::NotOnPitch);
    }
    if moved.contains(piece) {
        return Err(Refusal::RelocatedAlready); // CITY-STOP-3
    }
    if !state.is_free(to) {
        return Err(Refusal::Occupied);
    }
    if restart.is(RestartKind::ThrowIn) && moved.len() >= THROW_RELOCATIONS {
        return Err(Refusal::TwoAtAThrowIn); // CITY-STOP-5
    }
    let restarts = side == restart.side;
    let takes = restarts && restart.is(RestartKind::FreeKick);
    if to == restart.spot && !takes && !restart.is(RestartKind::GoalKick) {
        return Err(Refusal::OnTheBall); // CITY-STOP-7
    }
    match (restart.kind, restarts) {
        (RestartKind::Penalty, _) => {
            let keeper = state.keepers[restart.side.other()];
            if piece == keeper || state.penalty_kicker(restart) == Some(piece) {
                return Err(Refusal::PenaltyPair); // CITY-PEN-1
            }
            if in_box(restart.side.other(), to) {
                return Err(Refusal::PenaltyBox); // CITY-PEN-5
            }
        }
        (RestartKind::GoalKick, true) => {
            if state.is_keeper(piece) && !in_goal_box(side, to) {
                return Err(Refusal::KeeperInGoalBox); // CITY-GKIK-1
            }
        }
        (RestartKind::GoalKick, false) => {
            if in_box(restart.side, to) {
                return Err(Refusal::GoalKickBox); // CITY-GKIK-3
            }
        }
        (RestartKind::FreeKick, true) => {
            if state.wall_hexagons(restart).any(|hexagon| hexagon == to) {
                return Err(Refusal::WallIsTheirs); // CITY-FREE-7
            }
            let ready = state
                .on_pitch(side)
                .any(|(other, at)| other != piece && at == restart.spot);
            let others = state
                .on_pitch(side)
                .any(|(other, _)| other != piece && !moved.contains(other));
            if to != restart.spot && !ready && !others {
                return Err(Refusal::NobodyLeftToKick); // CITY-STOP-9
            }
        }
        (RestartKind::ThrowIn, true) => {
            if moved.len() + 1 == THROW_RELOCATIONS && !state.has_catcher(restart, Some((piece, to))) {
                return Err(Refusal::NobodyToThrowTo); // CITY-THRO-5
            }
        }
        (RestartKind::FreeKick | RestartKind::ThrowIn, false) | (RestartKind::Corner, _) => {}
    }
    if restarts {
        return Ok(());
    }
    // CITY-FREE-6 In the wall CITY-STOP-4 does not hold.
    if state.wall_hexagons(restart).any(|hexagon| hexagon == to) {
        if state.is_keeper(piece) || state.wall_count(restart, Some(piece)) >= WALL_MAX {
            return Err(Refusal::TwoInTheWall);
        }
        return Ok(());
    }
    if state.is_next_to_free_opponent(side, to) {
        return Err(Refusal::TooNearOpponent); // CITY-STOP-4
    }
    if restart.is(RestartKind::FreeKick) && to.distance(restart.spot) == 1 {
        return Err(Refusal::TooNearBall); // CITY-FREE-3
    }
    Ok(())
}

/// CITY-STOP-8 Done is refused while a condition of the restart is not met.
pub(crate) fn check_done(state: &SoccerCity, restart: Restart, side: Side) -> Result<(), Refusal> {
    let restarts = side == restart.side;
    let mut own = state.on_pitch(side);
    match (restart.kind, restarts) {
        (RestartKind::FreeKick, true) => {
            if !state.holds(side, restart.spot) {
                return Err(Refusal::NoFreeKicker); // CITY-FREE-2
            }
            if state
                .wall_hexagons(restart)
                .any(|hexagon| state.holds(side, hexagon))
            {
                return Err(Refusal::WallIsTheirs); // CITY-FREE-7
            }
        }
        (RestartKind::FreeKick, false) => {
            if own.any(|(_, at)| at.distance(restart.spot) == 1) {
                return Err(Refusal::TooNearBall); // CITY-FREE-3
            }
            if state.wall_count(restart, None) > WALL_MAX {
                return Err(Refusal::TwoInTheWall); // CITY-FREE-6
            }
        }
        (RestartKind::Penalty, _) => {
            let rival = restart.side.other();
            let spared = if restarts {
                state.penalty_kicker(restart)
            } else {
                Some(state.keepers[rival])
            };
            if own.any(|(piece, at)| Some(piece) != spared && in_box(rival, at)) {
                return Err(Refusal::PenaltyBox); // CITY-PEN-5
            }
        }
        (RestartKind::Corner, _) => {
            if state.holds(side, restart.spot) {
                return Err(Refusal::OnTheCorner); // CITY-CORN-2
            }
        }
        (RestartKind::GoalKick, true) => {
            if !in_goal_box(side, state.keeper(side).1) {
                return Err(Refusal::KeeperInGoalBox); // CITY-GKIK-1
            }
        }
        (RestartKind::GoalKick, false) => {
            if own.any(|(_, at)| in_box(restart.side, at)) {
                return Err(Refusal::GoalKickBox); // CITY-GKIK-3
            }
        }
        (RestartKind::ThrowIn, true) => {
            if !state.has_catcher(restart, None) {
                return Err(Refusal::NobodyToThrowTo); // CITY-THRO-5
            }
        }
        (RestartKind::ThrowIn, false) => {}
    }
    Ok(())
}

/// CITY-STOP-1 Play has stopped: the referee makes room, then the side that restarts relocates first.
pub(crate) fn give(turn: &mut Play<'_, impl Log<Event>>, restart: Restart) {
    turn.emit(Event::RestartGiven { restart });
    let rival = restart.side.other();
    match restart.kind {
        RestartKind::FreeKick => {
            if let Some(piece) = turn.state().piece_on(restart.spot)
                && piece.side() == rival
            {
                make_room(turn, piece, restart.spot); // CITY-FREE-9
            }
        }
        // CITY-PEN-1
        RestartKind::Penalty => {
            let (keeper, spot) = (turn.state().keepers[rival], keeper_spot(rival));
            for hexagon in [restart.spot, spot] {
                if let Some(piece) = turn.state().piece_on(hexagon)
                    && piece != keeper
                {
                    make_room(turn, piece, hexagon);
                }
            }
            if turn.state().stands_on(keeper) != Some(spot) {
                turn.emit(Event::Put {
                    piece: keeper,
                    to: spot,
                });
            }
            return ask(turn, Phase::PenaltyKicker { side: restart.side });
        }
        RestartKind::Corner | RestartKind::GoalKick | RestartKind::ThrowIn => {}
    }
    ask_relocation(turn, restart, restart.side);
}

fn make_room(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, from: Hexagon) {
    if let Some(to) = turn.state().room_for(piece, from) {
        turn.emit(Event::Put { piece, to });
    }
}

fn ask_relocation(turn: &mut Play<'_, impl Log<Event>>, restart: Restart, side: Side) {
    ask(
        turn,
        Phase::Stoppage {
            restart,
            side,
            moved: Pieces::NONE,
        },
    );
}

/// CITY-CORN-1 The corner is chosen before anybody is relocated.
pub(crate) fn check_corner(side: Side, at: Hexagon) -> Result<(), Refusal> {
    if corners(side).contains(&at) {
        Ok(())
    } else {
        Err(Refusal::NotYourCorner)
    }
}

pub(crate) fn choose_corner(turn: &mut Play<'_, impl Log<Event>>, side: Side, at: Hexagon) {
    give(
        turn,
        Restart {
            kind: RestartKind::Corner,
            side,
            spot: at,
        },
    );
}

/// CITY-PEN-1 Any piece of the kicking side.
pub(crate) fn check_kicker(state: &SoccerCity, side: Side, piece: Piece) -> Result<(), Refusal> {
    if piece.side() == side && state.stands_on(piece).is_some() {
        Ok(())
    } else {
        Err(Refusal::NotOnPitch)
    }
}

pub(crate) fn name_kicker(turn: &mut Play<'_, impl Log<Event>>, side: Side, piece: Piece) {
    let spot = turn.state().ball;
    turn.emit(Event::Put { piece, to: spot });
    let restart = Restart {
        kind: RestartKind::Penalty,
        side,
        spot,
    };
    ask_relocation(turn, restart, side);
}

/// CITY-SUB-2 A substitution in the own relocation. The new piece may then be relocated.
pub(crate) fn check_bring(state: &SoccerCity, side: Side, on: Piece, off: Piece) -> Result<(), Refusal> {
    line_up::check_substitution(state, side, on, off)
}

/// CITY-STOP-2 The other side relocates after; then the restart is taken.
pub(crate) fn done(turn: &mut Play<'_, impl Log<Event>>, restart: Restart, side: Side) {
    if side == restart.side {
        return ask_relocation(turn, restart, side.other());
    }
    let side = restart.side;
    match restart.kind {
        RestartKind::FreeKick => begin_turn(turn, side, Phase::FreeKick {}),
        RestartKind::Corner => begin_turn(turn, side, Phase::Corner {}),
        RestartKind::GoalKick => begin_turn(turn, side, Phase::GoalKick {}),
        RestartKind::ThrowIn => ask(turn, Phase::ThrowIn { side }),
        RestartKind::Penalty => ask(turn, Phase::Penalty { side }),
    }
}

/// CITY-TURN-13 The restart is part of the new turn, in which attacking tactics are barred.
fn begin_turn(turn: &mut Play<'_, impl Log<Event>>, side: Side, phase: Phase) {
    turn.emit(Event::TurnBegan { side, tactics: false });
    factors::ball_changed_hands(turn);
    ask(turn, phase);
}

impl SoccerCity {
    /// CITY-THRO-2, CITY-THRO-4 A throw to a team-mate at most three hexagons away; if no throw is legal, blocks are ignored.
    pub(crate) fn aim_throw(&self, side: Side, receiver: Piece) -> Result<Aimed, Refusal> {
        let near = |piece: Piece| {
            piece.side() == side
                && self
                    .stands_on(piece)
                    .is_some_and(|at| at.distance(self.ball) <= THROW)
        };
        if !near(receiver) {
            return Err(Refusal::TooFarForThrowIn);
        }
        let aimed = self.aim_close(side, receiver, Context::ThrowIn);
        if aimed.is_ok() {
            return aimed;
        }
        let other = self
            .on_pitch(side)
            .any(|(piece, _)| near(piece) && self.aim_close(side, piece, Context::ThrowIn).is_ok());
        if other {
            return aimed;
        }
        Ok(Aimed {
            landing: Landing::Receiver(receiver),
            to: self.stands_on(receiver).ok_or(Refusal::NotOnPitch)?,
            means: Means::Close,
            height: Height::Low,
        })
    }
}

/// CITY-THRO-1 The throw is measured from the exit hexagon.
pub(crate) fn throw_in(turn: &mut Play<'_, impl Log<Event>>, side: Side, receiver: Piece) {
    let aimed = turn
        .state()
        .aim_throw(side, receiver)
        .expect("a legal throw has a path");
    passes::play(turn, Context::ThrowIn, side, aimed);
}

/// CITY-CORN-3 A Pass to the Box without any card.
pub(crate) fn corner_to_box(turn: &mut Play<'_, impl Log<Event>>, receiver: Piece) {
    let side = turn.state().turn.attacking;
    close_pass::play(turn, Context::CornerBox, side, receiver);
}
