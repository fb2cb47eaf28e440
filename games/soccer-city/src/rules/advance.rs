//! Advances (CITY-ADV).

use engine::Log;
use pitch::HexDirection;

use super::{Play, factors, offside, turn as turns};
use crate::{BallValue, Context, Event, Factor, Hexagon, How, Piece, Refusal, SoccerCity, board::is_front};

/// CITY-BALL-4 When a Ball card may be an Advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// A1.
    Pass,
    /// CITY-ATAC-17
    Additional,
    /// CITY-ATAC-14
    OneTouch,
}

impl Moment {
    /// What a pass belongs to at that moment.
    pub(super) const fn context(self) -> Context {
        match self {
            Self::Pass => Context::Pass,
            Self::Additional => Context::Additional,
            Self::OneTouch => Context::OneTouch,
        }
    }
}

/// An Advance that the rules allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    piece: Piece,
    value: BallValue,
    direction: HexDirection,
    /// Where the player goes.
    pub(crate) to: Hexagon,
    /// Where the ball comes to rest.
    pub(crate) ball: Hexagon,
    /// CITY-ADV-5 Who takes the running ball.
    pub(crate) taker: Option<Piece>,
}

impl SoccerCity {
    /// CITY-ADV-1 to CITY-ADV-5, CITY-EF-15 An Advance (CITY-ADV-3 never sideways) of the bearer, or the clause that forbids it.
    pub(crate) fn aim_advance(&self, value: BallValue, direction: HexDirection) -> Result<Run, Refusal> {
        let side = self.turn.attacking;
        let piece = self.bearer_of(side).ok_or(Refusal::NoBearer)?;
        if !is_front(side, direction) {
            return Err(Refusal::AdvanceForward);
        }
        let from = self.ball;
        let mut to = from.step(direction).ok_or(Refusal::AdvanceOffPitch)?;
        let landing = from
            .towards(direction, value.advance())
            .ok_or(Refusal::AdvanceOffPitch)?;
        if !self.is_free(to) {
            return Err(Refusal::AdvanceBlocked);
        }
        // CITY-EF-15 Crowd Support: one hexagon more, if it is free of pieces.
        if value != BallValue::Short
            && self.in_force_for(Factor::CrowdSupport, side)
            && let Some(second) = to.step(direction).filter(|second| self.is_free(*second))
        {
            to = second;
        }
        let beyond = from.distance(landing) - from.distance(to);
        let taken = to
            .line(direction)
            .take(beyond.into())
            .find(|hexagon| !self.is_free(*hexagon));
        Ok(Run {
            piece,
            value,
            direction,
            to,
            ball: taken.unwrap_or(landing),
            taker: taken.and_then(|hexagon| self.piece_on(hexagon)),
        })
    }
}

/// CITY-ADV-1 The bearer advances.
pub(super) fn play(turn: &mut Play<'_, impl Log<Event>>, run: Run, moment: Moment) {
    let Run {
        piece,
        value,
        direction,
        to,
        ball,
        taker,
    } = run;
    let (side, from) = (turn.state().turn.attacking, turn.state().ball);
    let flagged = turn.state().flagged_by(side, Some(piece), from);
    turn.emit(Event::Advanced {
        piece,
        to,
        ball,
        value,
        direction,
    });
    match taker {
        // CITY-ADV-7 For offside it counts as a pass.
        Some(mate) if mate.side() == side && flagged.contains(mate) => {
            return offside::give(turn, mate, ball);
        }
        Some(taker) => {
            turn.emit(Event::BallTaken {
                piece: taker,
                how: How::Advance,
            });
            factors::ball_changed_hands(turn);
            if taker.side() != side {
                return turns::ball_lost(turn, moment.context());
            }
        }
        // CITY-ADV-6
        None if ball != to => turn.emit(Event::BallLoose { at: ball, flagged }),
        None => {}
    }
    match moment {
        Moment::Pass => turns::action_phase(turn),
        Moment::Additional => turns::shot_phase(turn),
        Moment::OneTouch => turns::defence_phase(turn),
    }
}
