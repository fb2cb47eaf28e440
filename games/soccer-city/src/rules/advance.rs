//! Advances (CITY-ADV).

use engine::{Log, Seat};
use pitch::HexDirection;

use super::{Play, factors, offside, passes::spend_ball_card, turn as turns};
use crate::{BallValue, Context, Event, Factor, Hexagon, How, Piece, Refusal, SoccerCity, board::is_front};

/// An Advance that the rules allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) piece: Piece,
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
            to,
            ball: taken.unwrap_or(landing),
            taker: taken.and_then(|hexagon| self.piece_on(hexagon)),
        })
    }
}

pub(crate) fn check(
    state: &SoccerCity,
    seat: Seat,
    value: BallValue,
    direction: HexDirection,
) -> Result<(), Refusal> {
    state.check_ball_card(seat, value)?;
    state.aim_advance(value, direction).map(|_| ())
}

/// CITY-ADV-1 A Ball card played as an Advance.
pub(crate) fn advance(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    value: BallValue,
    direction: HexDirection,
) {
    let context = turn.state().ball_context();
    let Run {
        piece,
        to,
        ball,
        taker,
    } = turn
        .state()
        .aim_advance(value, direction)
        .expect("a legal Advance has a path");
    spend_ball_card(turn, seat, value);
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
                return turns::ball_lost(turn, context);
            }
        }
        // CITY-ADV-6
        None if ball != to => turn.emit(Event::BallLoose { at: ball, flagged }),
        None => {}
    }
    match context {
        Context::Pass => turns::action_phase(turn),
        Context::Additional => turns::shot_phase(turn),
        Context::OneTouch => turns::defence_phase(turn),
        Context::KickOff
        | Context::ThrowIn
        | Context::GiveAndGo
        | Context::Return
        | Context::FastBreak
        | Context::Crossing
        | Context::Box
        | Context::FreeKick
        | Context::Corner
        | Context::CornerBox
        | Context::GoalKick
        | Context::KeeperThrow => unreachable!("nobody advances there"),
    }
}
