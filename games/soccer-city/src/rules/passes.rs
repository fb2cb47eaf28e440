//! Passes (CITY-PASS), the Square Pass (CITY-SQR), and what becomes of a ball in flight.

use engine::{Log, Side};
use pitch::HexDirection;

use super::{
    Play, answer, ask, challenge, corner, crossing_pass, factors, give_and_go, goal_kick, offside,
    restarts::restart, tactics, turn as turns,
};
use crate::{
    BallValue, Context, Event, Factor, Flight, Height, Hexagon, How, Means, Next, Phase, Piece, Refusal,
    RestartKind, SoccerCity,
    board::{crosses_touchline, depth, in_box, in_small_area, lateral},
};

/// Who gets a ball that is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Landing {
    /// A team-mate.
    Receiver(Piece),
    /// An opponent cuts it out.
    CutOut(Piece),
    /// Nobody: it lies on the hexagon where it was aimed.
    Loose,
    /// It leaves the pitch.
    Out,
}

/// A way to play the ball that the rules allow, and what it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aimed {
    context: Context,
    side: Side,
    landing: Landing,
    to: Hexagon,
    means: Means,
    height: Height,
}

impl Aimed {
    /// CITY-CLOSE-1 A Close Pass; its chapter has looked at the way.
    pub(super) const fn close(
        context: Context,
        side: Side,
        landing: Landing,
        to: Hexagon,
        height: Height,
    ) -> Self {
        Self {
            context,
            side,
            landing,
            to,
            means: Means::Close,
            height,
        }
    }

    /// Who gets it.
    pub(crate) const fn landing(&self) -> Landing {
        self.landing
    }

    /// CITY-PASS-12 Its path and receiver, played from a hexagon by a piece.
    pub(crate) const fn flight(&self, from: Hexagon, by: Option<Piece>) -> Flight {
        Flight {
            context: self.context,
            side: self.side,
            by,
            from,
            to: self.to,
            means: self.means,
            height: self.height,
            receiver: match self.landing {
                Landing::Receiver(piece) => Some(piece),
                Landing::CutOut(_) | Landing::Loose | Landing::Out => None,
            },
        }
    }
}

impl SoccerCity {
    /// CITY-EF-11 In the rain a Medium card is a Long Pass; CITY-ACE-4 with a card of free value it may not be chosen.
    fn pass_value(&self, value: BallValue) -> Result<BallValue, Refusal> {
        if value != BallValue::Medium || !self.in_force(Factor::Rain) {
            return Ok(value);
        }
        if self.options.is_ace() || self.pool.is_some() {
            Err(Refusal::NoMediumInRain)
        } else {
            Ok(BallValue::Long)
        }
    }

    /// CITY-PASS-4 The first piece on the way of a low ball.
    fn first_on_line(&self, from: Hexagon, direction: HexDirection, steps: usize) -> Option<Piece> {
        from.line(direction)
            .take(steps)
            .find(|hexagon| !self.is_free(*hexagon))
            .and_then(|hexagon| self.piece_on(hexagon))
    }

    /// CITY-PASS-7 Whether a piece on the first hexagon blocks a high ball, unless it has left it.
    pub(super) fn is_blocked(&self, from: Hexagon, direction: HexDirection, left: Option<Hexagon>) -> bool {
        from.step(direction)
            .is_some_and(|first| Some(first) != left && !self.is_free(first))
    }

    /// Who of both sides a ball falls to.
    fn falls_to(&self, side: Side, piece: Piece) -> Landing {
        if piece.side() == side {
            Landing::Receiver(piece)
        } else {
            Landing::CutOut(piece)
        }
    }

    /// CITY-PASS-3 to CITY-PASS-8 What becomes of a ball along a hexagon line.
    pub(super) fn along_line(
        &self,
        side: Side,
        from: Hexagon,
        (direction, steps): (HexDirection, u8),
        to: Hexagon,
        height: Height,
    ) -> Result<Landing, Refusal> {
        if self.holds(side.other(), to) {
            return Err(Refusal::OpponentThere); // CITY-PASS-3
        }
        match height {
            Height::Low => Ok(self
                .first_on_line(from, direction, steps.into())
                .map_or(Landing::Loose, |piece| self.falls_to(side, piece))),
            Height::High => {
                if steps > 1 && self.is_blocked(from, direction, None) {
                    return Err(Refusal::Blocked);
                }
                if let Some(receiver) = self.piece_on(to) {
                    return Ok(Landing::Receiver(receiver));
                }
                // CITY-PASS-8 The last hexagon before an empty one.
                let last = to.step(direction.opposite()).filter(|last| *last != from);
                Ok(last
                    .and_then(|last| self.piece_on(last))
                    .map_or(Landing::Loose, |piece| self.falls_to(side, piece)))
            }
        }
    }

    /// CITY-PASS-1, CITY-PASS-2, CITY-PASS-13 A Ball card played as a Pass from where the ball lies, in any of the six directions, or
    /// the clause that forbids it.
    pub(crate) fn aim(&self, context: Context, card: BallValue, to: Hexagon) -> Result<Aimed, Refusal> {
        let (side, from) = (self.turn.attacking, self.ball);
        let value = self.pass_value(card)?;
        if let Some(squares) = lateral(from, to) {
            return self.aim_square(context, (card, value), squares, to);
        }
        let Some((direction, steps)) = from.straight(to).filter(|_| from != to) else {
            return Err(Refusal::OffTheLines);
        };
        let (least, most) = value.range();
        if !(least..=most).contains(&steps) {
            return Err(out_of_range(card, value));
        }
        let height = height_of(value);
        let landing = self.along_line(side, from, (direction, steps), to, height)?;
        Ok(Aimed {
            context,
            side,
            landing,
            to,
            means: Means::Line,
            height,
        })
    }

    /// CITY-SQR-1 to CITY-SQR-5 A Square Pass. CITY-SQR-4 Nothing else on the way stops it.
    fn aim_square(
        &self,
        context: Context,
        (card, value): (BallValue, BallValue),
        squares: u8,
        to: Hexagon,
    ) -> Result<Aimed, Refusal> {
        let (side, from) = (self.turn.attacking, self.ball);
        let (least, most) = value.lateral_range();
        if !(least..=most).contains(&squares) {
            return Err(if card == value {
                Refusal::SquareRange
            } else {
                Refusal::RainMakesLong
            });
        }
        let Some(receiver) = self.piece_on(to).filter(|piece| piece.side() == side) else {
            return Err(Refusal::SquareNeedsMate);
        };
        if self.is_flanked(side, from, to) {
            return Err(Refusal::SquareGuarded); // CITY-SQR-3
        }
        Ok(Aimed {
            context,
            side,
            landing: Landing::Receiver(receiver),
            to,
            means: Means::Square,
            height: height_of(value), // CITY-SQR-5
        })
    }

    /// CITY-SQR-3, CITY-CLOSE-4 Whether both flank hexagons at the origin hold opponents.
    pub(super) fn is_flanked(&self, side: Side, from: Hexagon, to: Hexagon) -> bool {
        from.sector(to).is_some_and(|flanks| {
            flanks.into_iter().all(|flank| {
                from.step(flank)
                    .is_some_and(|hexagon| self.holds(side.other(), hexagon))
            })
        })
    }

    /// CITY-PASS-11 A Ball card that kicks the ball out of play; `to` is the exit hexagon.
    pub(crate) fn aim_out(
        &self,
        context: Context,
        card: BallValue,
        direction: HexDirection,
    ) -> Result<Aimed, Refusal> {
        let (side, from) = (self.turn.attacking, self.ball);
        let value = self.pass_value(card)?;
        let left = from.line(direction).count();
        if left >= usize::from(value.range().1) {
            return Err(Refusal::StaysOnPitch);
        }
        let height = height_of(value);
        let exit = from.line(direction).last().unwrap_or(from);
        let landing = match height {
            Height::Low => self
                .first_on_line(from, direction, left)
                .map_or(Landing::Out, |piece| self.falls_to(side, piece)),
            Height::High => {
                if self.is_blocked(from, direction, None) {
                    return Err(Refusal::Blocked);
                }
                Landing::Out
            }
        };
        Ok(Aimed {
            context,
            side,
            landing,
            to: exit,
            means: Means::Line,
            height,
        })
    }

    /// Where a ball that was aimed comes to rest, or leaves the pitch.
    pub(crate) fn rest(&self, aimed: Aimed) -> Hexagon {
        match aimed.landing {
            Landing::Receiver(piece) | Landing::CutOut(piece) => self.stands_on(piece).unwrap_or(aimed.to),
            Landing::Loose | Landing::Out => aimed.to,
        }
    }

    /// CITY-GKIK-2 A goal kick must leave the penalty box; a kick out counts by its exit hexagon.
    pub(super) fn check_leaves_box(&self, aimed: Aimed) -> Result<(), Refusal> {
        let stays = aimed.context == Context::GoalKick && in_box(aimed.side, self.rest(aimed));
        if stays { Err(Refusal::LeaveTheBox) } else { Ok(()) }
    }
}

/// CITY-PASS-4, CITY-PASS-6 Short is low, Medium and Long are high.
const fn height_of(value: BallValue) -> Height {
    match value {
        BallValue::Short => Height::Low,
        BallValue::Medium | BallValue::Long => Height::High,
    }
}

fn out_of_range(card: BallValue, value: BallValue) -> Refusal {
    if card == value {
        Refusal::OutOfRange
    } else {
        Refusal::RainMakesLong
    }
}

/// CITY-PASS-11 The ball is kicked out of play, if nobody takes it on the way.
pub(super) fn kick_out(turn: &mut Play<'_, impl Log<Event>>, aimed: Aimed, direction: HexDirection) {
    if aimed.landing != Landing::Out {
        return play(turn, aimed);
    }
    let Aimed { side, to: exit, .. } = aimed;
    let (by, from) = (turn.state().bearer_of(side), turn.state().ball);
    turn.emit(Event::BallOut {
        by,
        from,
        exit,
        direction,
    });
    let rival = side.other();
    let next = if crosses_touchline(exit, direction) {
        restart(RestartKind::ThrowIn, rival, exit)
    } else if depth(side, exit) < 20 {
        corner::next(rival, exit)
    } else {
        goal_kick::next(turn.state(), rival)
    };
    turns::end(turn, next);
}

/// CITY-PASS-12 A pass by any means: path, offside, answer, Challenges, rest.
pub(super) fn play(turn: &mut Play<'_, impl Log<Event>>, aimed: Aimed) {
    let state = turn.state();
    let (context, side, from) = (aimed.context, aimed.side, state.ball);
    let by = match context {
        Context::Corner | Context::CornerBox | Context::ThrowIn => None,
        Context::KickOff
        | Context::Pass
        | Context::GiveAndGo
        | Context::Return
        | Context::FastBreak
        | Context::Crossing
        | Context::Box
        | Context::Additional
        | Context::OneTouch
        | Context::FreeKick
        | Context::GoalKick
        | Context::KeeperThrow => state.bearer_of(side),
    };
    let flight = aimed.flight(from, by);
    turn.emit(Event::PassPlayed { flight });
    // CITY-OFF-5 What an opponent cuts out is neither offside nor answered.
    if let Landing::CutOut(piece) = aimed.landing {
        turn.emit(Event::BallTaken {
            piece,
            how: How::Intercepted,
        });
        factors::ball_changed_hands(turn);
        return turns::ball_lost(turn, context);
    }
    let state = turn.state();
    if offside::applies(context)
        && let Some(receiver) = flight.receiver
        && state.is_offside(receiver, from)
    {
        let at = state.stands_on(receiver).unwrap_or(flight.to);
        return offside::give(turn, receiver, at);
    }
    // CITY-DTAC-2
    if answer::could_answer(state, flight) {
        return ask(turn, Phase::Answer { flight });
    }
    land(turn, flight);
}

/// CITY-PASS-12 steps 4 and 5: Challenges are rolled, and the ball comes to rest.
pub(super) fn land(turn: &mut Play<'_, impl Log<Event>>, flight: Flight) {
    // CITY-PASS-9 A ball to an empty hexagon is not challenged.
    let Some(receiver) = flight.receiver else {
        let flagged = if offside::applies(flight.context) {
            turn.state().flagged_by(flight.side, flight.by, flight.from)
        } else {
            crate::Pieces::NONE
        };
        turn.emit(Event::BallLoose {
            at: flight.to,
            flagged,
        });
        return carry_on(turn, flight);
    };
    if challenge::is_needed(flight) && !challenge::play(turn, receiver) {
        factors::ball_changed_hands(turn);
        return turns::ball_lost(turn, flight.context);
    }
    // CITY-SHOT-9, CITY-SHOT-10
    let corner = matches!(flight.context, Context::Corner | Context::CornerBox);
    turn.emit(Event::Received {
        piece: receiver,
        high: flight.height == Height::High || corner,
        assist: flight.height == Height::Low && in_small_area(flight.side.other(), flight.from),
        used: tactics::is_tactic(flight.context),
    });
    factors::ball_changed_hands(turn);
    carry_on(turn, flight);
}

/// What follows a pass that was not lost.
fn carry_on(turn: &mut Play<'_, impl Log<Event>>, flight: Flight) {
    match flight.context {
        Context::KickOff => turns::begin(turn, flight.side, true), // CITY-KICK-3
        Context::ThrowIn => turns::begin(turn, flight.side, false), // CITY-THRO-3
        Context::Pass | Context::FreeKick | Context::Corner | Context::CornerBox | Context::GoalKick => {
            turns::action_phase(turn);
        }
        Context::GiveAndGo => give_and_go::begin_run(turn, flight),
        Context::Return => turns::pass_phase(turn),
        Context::FastBreak | Context::Box | Context::Additional => turns::shot_phase(turn),
        Context::Crossing => crossing_pass::begin_step(turn, flight),
        Context::OneTouch => turns::defence_phase(turn),
        Context::KeeperThrow => {
            let side = turn.state().last;
            turns::end(turn, Next::Turn { side });
        }
    }
}
