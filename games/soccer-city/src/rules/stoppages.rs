//! Stoppages (CITY-STOP): both sides relocate their pieces and substitute before a restart.

use engine::{Log, Side};

use super::{
    Play, Told, ask,
    candidates::{Candidates, DONE, Menu, own},
    misfit, restarts, substitutions, throw_in, told,
};
use crate::{
    Event, Hexagon, Move, Phase, Piece, Pieces, Refusal, Restart, RestartKind, SoccerCity,
    board::{in_box, in_goal_box, in_shot_area},
};

/// CITY-STOP-5 Pieces that a coach may relocate at a throw-in.
const THROW_RELOCATIONS: u32 = 2;
/// CITY-FREE-6 Pieces in a wall.
const WALL_MAX: usize = 2;

pub(super) const fn prompt(restart: Restart) -> Told {
    match restart.kind {
        RestartKind::FreeKick => told("city-prompt-stoppage-free-kick", "CITY-FREE-2"),
        RestartKind::Penalty => told("city-prompt-stoppage-penalty", "CITY-PEN-5"),
        RestartKind::Corner => told("city-prompt-stoppage-corner", "CITY-CORN-2"),
        RestartKind::GoalKick => told("city-prompt-stoppage-goal-kick", "CITY-GKIK-1"),
        RestartKind::ThrowIn => told("city-prompt-stoppage-throw-in", "CITY-THRO-5"),
    }
}

pub(super) fn menu() -> Menu {
    Menu::open([DONE, RELOCATIONS, substitutions::CANDIDATES])
}

const RELOCATIONS: Candidates = Candidates::found(9 * Hexagon::COUNT, |_, seat, n| {
    Some(Move::Relocate {
        piece: own(seat, n)?,
        to: Hexagon::all().nth(n / 9)?,
    })
});

/// A side relocates.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, restart: Restart, side: Side) {
    ask(
        turn,
        Phase::Stoppage {
            restart,
            side,
            moved: Pieces::NONE,
        },
    );
}

/// A part of a relocation that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Relocate { piece: Piece, to: Hexagon },
    Bring { on: Piece, off: Piece },
    Done { restart: Restart, side: Side },
}

pub(super) fn check(
    state: &SoccerCity,
    restart: Restart,
    (side, moved): (Side, Pieces),
    mv: &Move,
) -> Result<Choice, Refusal> {
    if let Move::Relocate { piece, to } = *mv {
        check_relocate(state, restart, (side, moved), piece, to)?;
        return Ok(Choice(Part::Relocate { piece, to }));
    }
    // CITY-SUB-2 The new piece may then be relocated.
    if let Move::Bring { on, off } = *mv {
        substitutions::check(state, side, on, off)?;
        return Ok(Choice(Part::Bring { on, off }));
    }
    if let Move::Done {} = *mv {
        check_done(state, restart, side)?;
        return Ok(Choice(Part::Done { restart, side }));
    }
    Err(misfit(state, mv))
}

/// CITY-STOP-2 to CITY-STOP-9 Whether a piece may be relocated there.
fn check_relocate(
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
            if moved.len() + 1 == THROW_RELOCATIONS
                && !throw_in::has_catcher(state, restart, Some((piece, to)))
            {
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
fn check_done(state: &SoccerCity, restart: Restart, side: Side) -> Result<(), Refusal> {
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
            if !throw_in::has_catcher(state, restart, None) {
                return Err(Refusal::NobodyToThrowTo); // CITY-THRO-5
            }
        }
        (RestartKind::ThrowIn, false) => {}
    }
    Ok(())
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Relocate { piece, to } => turn.emit(Event::Relocated { piece, to }),
        Part::Bring { on, off } => turn.emit(Event::Substituted { on, off }),
        // CITY-STOP-2 The other side relocates after; then the restart is taken.
        Part::Done { restart, side } if side == restart.side => begin(turn, restart, side.other()),
        Part::Done { restart, .. } => restarts::take(turn, restart),
    }
}

impl SoccerCity {
    /// The kicker of a penalty: who stands on the point.
    fn penalty_kicker(&self, restart: Restart) -> Option<Piece> {
        self.piece_on(restart.spot)
            .filter(|piece| piece.side() == restart.side)
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
}
