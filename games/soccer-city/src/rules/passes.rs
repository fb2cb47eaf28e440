//! Passes (CITY-PASS), the Square Pass (CITY-SQR), and what becomes of a ball in flight.

use engine::{Log, Seat, Side};
use pitch::HexDirection;

use super::{Play, ask, challenge, defensive_tactics, offside, restarts, tactics, turn as turns};
use crate::{
    BallValue, Context, Event, Factor, Flight, Height, Hexagon, How, Means, Next, Phase, Piece, Refusal,
    Restart, RestartKind, SoccerCity,
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

/// A way to play the ball that the rules allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aimed {
    pub(crate) landing: Landing,
    pub(crate) to: Hexagon,
    pub(crate) means: Means,
    pub(crate) height: Height,
}

impl SoccerCity {
    /// Whether a seat can play a Ball card of this value: of its hand, CITY-ACE-1 of any value in Ace mode, CITY-TIME-6 from
    /// the pool in Injury Time. CITY-FREE-10 A restart without a card is a Short Pass.
    pub(crate) fn check_ball_card(&self, seat: Seat, value: BallValue) -> Result<(), Refusal> {
        let held = match self.pool {
            Some(pool) => pool > 0,
            None => {
                let balls = self.hand(seat).ball;
                balls.plain > 0 || balls.of(value.into()) > 0
            }
        };
        if held || (value == BallValue::Short && self.is_without_card(seat)) {
            Ok(())
        } else {
            Err(Refusal::NoSuchBallCard)
        }
    }

    /// CITY-FREE-10 A restart that needs a Ball card, and none is there.
    pub(crate) fn is_without_card(&self, seat: Seat) -> bool {
        let restart = matches!(
            self.phase,
            Phase::FreeKick {} | Phase::Corner {} | Phase::GoalKick {}
        );
        restart
            && match self.pool {
                Some(pool) => pool == 0,
                None => self.hand(seat).ball.is_empty(),
            }
    }

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

    /// Who of both sides a ball falls to.
    fn falls_to(&self, side: Side, piece: Piece) -> Landing {
        if piece.side() == side {
            Landing::Receiver(piece)
        } else {
            Landing::CutOut(piece)
        }
    }

    /// CITY-PASS-3 to CITY-PASS-8 What becomes of a ball along a hexagon line.
    pub(crate) fn along_line(
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
                // CITY-PASS-7
                if steps > 1 && from.step(direction).is_some_and(|first| !self.is_free(first)) {
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
    pub(crate) fn aim(&self, card: BallValue, to: Hexagon) -> Result<Aimed, Refusal> {
        let (side, from) = (self.turn.attacking, self.ball);
        let value = self.pass_value(card)?;
        if let Some(squares) = lateral(from, to) {
            return self.aim_square(card, value, squares, to);
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
            landing,
            to,
            means: Means::Line,
            height,
        })
    }

    /// CITY-SQR-1 to CITY-SQR-5 A Square Pass. CITY-SQR-4 Nothing else on the way stops it.
    fn aim_square(
        &self,
        card: BallValue,
        value: BallValue,
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
            landing: Landing::Receiver(receiver),
            to,
            means: Means::Square,
            height: height_of(value), // CITY-SQR-5
        })
    }

    /// CITY-SQR-3, CITY-CLOSE-4 Whether both flank hexagons at the origin hold opponents.
    pub(crate) fn is_flanked(&self, side: Side, from: Hexagon, to: Hexagon) -> bool {
        from.sector(to).is_some_and(|flanks| {
            flanks.into_iter().all(|flank| {
                from.step(flank)
                    .is_some_and(|hexagon| self.holds(side.other(), hexagon))
            })
        })
    }

    /// CITY-PASS-11 A Ball card that kicks the ball out of play; `to` is the exit hexagon.
    pub(crate) fn aim_out(&self, card: BallValue, direction: HexDirection) -> Result<Aimed, Refusal> {
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
                if from.step(direction).is_some_and(|first| !self.is_free(first)) {
                    return Err(Refusal::Blocked);
                }
                Landing::Out
            }
        };
        Ok(Aimed {
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
    pub(crate) fn check_leaves_box(&self, aimed: Aimed) -> Result<(), Refusal> {
        let stays = matches!(self.phase, Phase::GoalKick {}) && in_box(self.turn.attacking, self.rest(aimed));
        if stays { Err(Refusal::LeaveTheBox) } else { Ok(()) }
    }

    /// The context of a Ball card played in the open decision.
    pub(crate) const fn ball_context(&self) -> Context {
        match self.phase {
            Phase::Additional {} => Context::Additional,
            Phase::OneTouchPlay {} => Context::OneTouch,
            Phase::FreeKick {} => Context::FreeKick,
            Phase::Corner {} => Context::Corner,
            Phase::GoalKick {} => Context::GoalKick,
            _ => Context::Pass,
        }
    }
}

/// CITY-PASS-4, CITY-PASS-6 Short is low, Medium and Long are high.
pub(crate) const fn height_of(value: BallValue) -> Height {
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

pub(crate) fn check(state: &SoccerCity, seat: Seat, card: BallValue, to: Hexagon) -> Result<(), Refusal> {
    state.check_ball_card(seat, card)?;
    let aimed = state.aim(card, to)?;
    state.check_leaves_box(aimed)
}

pub(crate) fn check_out(
    state: &SoccerCity,
    seat: Seat,
    card: BallValue,
    direction: HexDirection,
) -> Result<(), Refusal> {
    state.check_ball_card(seat, card)?;
    let aimed = state.aim_out(card, direction)?;
    state.check_leaves_box(aimed)
}

/// CITY-BALL-3, CITY-BALL-4 A Ball card is played, unless there is none to play (CITY-FREE-10).
pub(crate) fn spend_ball_card(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, value: BallValue) {
    if turn.state().is_without_card(seat) {
        return;
    }
    let extra = turn.state().pool.is_some();
    turn.emit(Event::BallCardPlayed { seat, value, extra });
}

/// CITY-PASS-2 A Ball card played as a Pass.
pub(crate) fn pass(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, card: BallValue, to: Hexagon) {
    let context = turn.state().ball_context();
    let aimed = turn.state().aim(card, to).expect("a legal pass has a path");
    spend_ball_card(turn, seat, card);
    let side = turn.state().turn.attacking;
    play(turn, context, side, aimed);
}

/// CITY-PASS-11 A Ball card that kicks the ball out of play, if nobody takes it on the way.
pub(crate) fn kick_out(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    card: BallValue,
    direction: HexDirection,
) {
    let context = turn.state().ball_context();
    let aimed = turn
        .state()
        .aim_out(card, direction)
        .expect("a legal kick has a path");
    spend_ball_card(turn, seat, card);
    let (side, from) = (turn.state().turn.attacking, turn.state().ball);
    if aimed.landing != Landing::Out {
        return play(turn, context, side, aimed);
    }
    let by = turn.state().bearer_of(side);
    let exit = aimed.to;
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
        restarts::corner(rival, exit)
    } else {
        restarts::goal_kick(turn.state(), rival)
    };
    turns::end(turn, next);
}

pub(crate) fn restart(kind: RestartKind, side: Side, spot: Hexagon) -> Next {
    Next::Restart {
        restart: Restart { kind, side, spot },
    }
}

/// CITY-PASS-12 A pass by any means: path, offside, answer, Challenges, rest.
pub(crate) fn play(turn: &mut Play<'_, impl Log<Event>>, context: Context, side: Side, aimed: Aimed) {
    let state = turn.state();
    let from = state.ball;
    let flight = Flight {
        context,
        side,
        by: match context {
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
        },
        from,
        to: aimed.to,
        means: aimed.means,
        height: aimed.height,
        receiver: match aimed.landing {
            Landing::Receiver(piece) => Some(piece),
            Landing::CutOut(_) | Landing::Loose | Landing::Out => None,
        },
    };
    turn.emit(Event::PassPlayed { flight });
    // CITY-OFF-5 What an opponent cuts out is neither offside nor answered.
    if let Landing::CutOut(piece) = aimed.landing {
        turn.emit(Event::BallTaken {
            piece,
            how: How::Intercepted,
        });
        super::factors::ball_changed_hands(turn);
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
    if defensive_tactics::could_answer(state, flight) {
        return ask(turn, Phase::Answer { flight });
    }
    land(turn, flight);
}

/// CITY-PASS-12 steps 4 and 5: Challenges are rolled, and the ball comes to rest.
pub(crate) fn land(turn: &mut Play<'_, impl Log<Event>>, flight: Flight) {
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
        super::factors::ball_changed_hands(turn);
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
    super::factors::ball_changed_hands(turn);
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
        Context::GiveAndGo => tactics::give_and_go_run(turn, flight),
        Context::Return => turns::pass_phase(turn),
        Context::FastBreak | Context::Box | Context::Additional => turns::shot_phase(turn),
        Context::Crossing => tactics::crossing_step(turn, flight),
        Context::OneTouch => turns::defence_phase(turn),
        Context::KeeperThrow => {
            let side = turn.state().last;
            turns::end(turn, Next::Turn { side });
        }
    }
}
