//! Defensive tactics (CITY-DTAC).

use arrayvec::ArrayVec;
use engine::{Log, Seat, Side};

use super::{Play, offside, repositioning, turn as turns};
use crate::{
    Card, Context, DefenceCard, DefenceTactic, Event, Flight, Height, Hexagon, Hop, How, Means, Next, Phase,
    Piece, Pieces, Refusal, Runs, SoccerCity, StepKind,
    board::{back, depth, front, in_half},
};

/// CITY-DTAC-6 How far the keeper reaches.
const KEEPER_REACH: u8 = 2;
/// CITY-DTAC-9 How near a piece must be to press, and how far it goes.
const PRESS_FROM: u8 = 3;
const PRESS_STEPS: u8 = 2;
/// CITY-DTAC-10 Steps of a Defensive Retreat.
pub(crate) const RETREAT: u8 = 3;

impl SoccerCity {
    fn is_outfield(&self, side: Side, piece: Piece) -> bool {
        piece.side() == side && !self.is_keeper(piece) && self.stands_on(piece).is_some()
    }

    /// CITY-DTAC-3 The hexagons of the path that may be stepped on: the first after the origin and the last before the
    /// landing, if they are free.
    fn anticipation_hexagons(&self, flight: Flight) -> ArrayVec<Hexagon, 2> {
        let mut hexagons = ArrayVec::new();
        if flight.means != Means::Line || flight.height != Height::High {
            return hexagons;
        }
        if let Some((direction, _)) = flight.from.straight(flight.to) {
            let ends = [flight.from.step(direction), flight.to.step(direction.opposite())];
            for hexagon in ends.into_iter().flatten() {
                if self.is_free(hexagon) && !hexagons.contains(&hexagon) {
                    hexagons.push(hexagon);
                }
            }
        }
        hexagons
    }

    /// CITY-DTAC-3 Whether a piece may step into the path there.
    pub(crate) fn check_anticipation(
        &self,
        flight: Flight,
        piece: Piece,
        to: Hexagon,
    ) -> Result<(), Refusal> {
        if !self.is_outfield(flight.side.other(), piece) {
            return Err(Refusal::OutfieldOnly);
        }
        let near = self.stands_on(piece).is_some_and(|at| at.distance(to) == 1);
        match flight.means {
            Means::Close => return Err(Refusal::CloseNotAnticipated), // CITY-CLOSE-5
            Means::Square => return Err(Refusal::SquareNotAnticipated), // CITY-SQR-6
            Means::Line => {}
        }
        if near && self.anticipation_hexagons(flight).contains(&to) {
            Ok(())
        } else {
            Err(Refusal::NotOnThePath)
        }
    }

    /// The opponents who could step into the path of a pass.
    pub(crate) fn anticipators(&self, flight: Flight) -> Pieces {
        let hexagons = self.anticipation_hexagons(flight);
        self.on_pitch(flight.side.other())
            .filter(|(piece, at)| !self.is_keeper(*piece) && hexagons.iter().any(|to| at.distance(*to) == 1))
            .map(|(piece, _)| piece)
            .collect()
    }

    /// CITY-DTAC-5 The recipient for the trap: the receiver, or the passer's team-mate closest to the empty hexagon.
    pub(crate) fn recipient(&self, flight: Flight) -> Option<Piece> {
        flight.receiver.or_else(|| {
            self.on_pitch(flight.side)
                .filter(|(piece, _)| Some(*piece) != flight.by)
                .min_by_key(|(piece, at)| (at.distance(flight.to), piece.number()))
                .map(|(piece, _)| piece)
        })
    }

    /// CITY-DTAC-4 Whether the trap works with these steps: one or two outfield pieces, one hexagon forward each.
    pub(crate) fn check_trap(&self, flight: Flight, first: Hop, second: Option<Hop>) -> Result<(), Refusal> {
        if !offside::applies(flight.context) {
            return Err(Refusal::NoOffsideHere);
        }
        let side = flight.side.other();
        let recipient = self.recipient(flight).ok_or(Refusal::TrapFails)?;
        let mut hops: ArrayVec<(Hexagon, Hexagon), 2> = ArrayVec::new();
        for hop in std::iter::once(first).chain(second) {
            if !self.is_outfield(side, hop.piece) {
                return Err(Refusal::OutfieldOnly);
            }
            let from = self.stands_on(hop.piece).ok_or(Refusal::NotOnPitch)?;
            if !front(side)
                .into_iter()
                .any(|ahead| from.step(ahead) == Some(hop.to))
            {
                return Err(Refusal::StepForward);
            }
            if !self.is_free(hop.to) || hops.iter().any(|(of, to)| *of == from || *to == hop.to) {
                return Err(Refusal::Occupied);
            }
            hops.push((from, hop.to));
        }
        if self.is_trapped(recipient, flight, &hops) {
            Ok(())
        } else {
            Err(Refusal::TrapFails)
        }
    }

    /// Whether the recipient is in an offside position once these steps are made.
    fn is_trapped(&self, recipient: Piece, flight: Flight, hops: &[(Hexagon, Hexagon)]) -> bool {
        let side = flight.side;
        let Some(at) = self.stands_on(recipient) else {
            return false;
        };
        let advance = depth(side, at);
        let level_or_behind = self
            .on_pitch(side.other())
            .filter(|(_, opponent)| {
                let stands = hops
                    .iter()
                    .find(|(from, _)| from == opponent)
                    .map_or(*opponent, |(_, to)| *to);
                depth(side, stands) >= advance
            })
            .count();
        in_half(side.other(), at) && advance > depth(side, flight.from) && level_or_behind < 2
    }

    /// CITY-DTAC-4 Whether some trap would work, whoever held the card: exactly if [`Self::check_trap`] lets one pass.
    pub(crate) fn could_trap(&self, flight: Flight) -> bool {
        if !offside::applies(flight.context) {
            return false;
        }
        let (side, rival) = (flight.side, flight.side.other());
        let Some(at) = self.recipient(flight).and_then(|piece| self.stands_on(piece)) else {
            return false;
        };
        let advance = depth(side, at);
        if !in_half(rival, at) || advance <= depth(side, flight.from) {
            return false;
        }
        let level = self
            .on_pitch(rival)
            .filter(|(_, opponent)| depth(side, *opponent) >= advance)
            .count();
        // Who is offside already is trapped by any step. Otherwise one of those behind him may stay, and at most two can step up.
        let helpers: ArrayVec<(Piece, Hexagon), 9> = self
            .on_pitch(rival)
            .filter(|(piece, at)| {
                let useful = (advance..=advance + 1).contains(&depth(side, *at));
                !self.is_keeper(*piece) && (level < 2 || useful)
            })
            .collect();
        if level > 3 || helpers.len() + 1 < level {
            return false;
        }
        let steps = |(piece, from): (Piece, Hexagon)| {
            front(rival)
                .into_iter()
                .filter_map(move |ahead| from.step(ahead))
                .map(move |to| Hop { piece, to })
        };
        helpers.iter().any(|one| {
            steps(*one).any(|first| {
                self.check_trap(flight, first, None).is_ok()
                    || helpers.iter().any(|two| {
                        one.0 != two.0
                            && steps(*two).any(|second| self.check_trap(flight, first, Some(second)).is_ok())
                    })
            })
        })
    }

    /// CITY-DTAC-6, CITY-CORN-5 Whether the keeper may claim the ball.
    pub(crate) fn check_claim(&self, flight: Flight) -> Result<(), Refusal> {
        let context = matches!(
            flight.context,
            Context::Box | Context::Corner | Context::CornerBox
        );
        let Some(receiver) = flight.receiver.filter(|_| context) else {
            return Err(Refusal::NothingToClaim);
        };
        let at = self.stands_on(receiver).ok_or(Refusal::NothingToClaim)?;
        let (_, keeper) = self.keeper(flight.side.other());
        if self.is_marked(flight.side, at) {
            return Err(Refusal::ReceiverMarked);
        }
        if keeper.distance(at) > KEEPER_REACH {
            return Err(Refusal::KeeperTooFar);
        }
        Ok(())
    }

    /// CITY-DTAC-9, CITY-DTAC-12, CITY-DTAC-13 Where a piece can press: next to the bearer, within two steps through free
    /// hexagons, or where it stands.
    pub(crate) fn check_press(&self, moved: Pieces, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
        let side = self.turn.attacking.other();
        if !self.is_outfield(side, piece) {
            return Err(Refusal::OutfieldOnly);
        }
        if moved.contains(piece) {
            return Err(Refusal::MovedAlready);
        }
        if moved.len() >= 2 {
            return Err(Refusal::TwoRunners);
        }
        let from = self.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
        if from.distance(self.ball) > PRESS_FROM {
            return Err(Refusal::TooFarToPress);
        }
        if to.distance(self.ball) != 1 {
            return Err(Refusal::EndBesideBearer);
        }
        if to == from {
            return Ok(());
        }
        if !self.is_free(to) {
            return Err(Refusal::Occupied);
        }
        let steps = from.distance(to);
        let reached = steps == 1
            || (steps == PRESS_STEPS
                && from
                    .neighbours()
                    .any(|middle| self.is_free(middle) && middle.distance(to) == 1));
        if reached {
            Ok(())
        } else {
            Err(Refusal::TooFarToPress)
        }
    }

    fn check_pressing(&self) -> Result<(), Refusal> {
        let side = self.turn.attacking.other();
        let bearer = self.bearer_of(side.other()).ok_or(Refusal::NobodyToPress)?;
        if self.is_safe_keeper(bearer) {
            return Err(Refusal::SafeKeeperPressed);
        }
        let possible = self.on_pitch(side).any(|(piece, _)| {
            self.ball
                .neighbours()
                .any(|to| self.check_press(Pieces::NONE, piece, to).is_ok())
        });
        if possible {
            Ok(())
        } else {
            Err(Refusal::TooFarToPress)
        }
    }

    /// CITY-DTAC-10 A step back of a piece that was in the opponents' half when it was chosen.
    pub(crate) fn check_retreat(&self, runs: Runs, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
        let side = self.turn.attacking.other();
        if !self.is_outfield(side, piece) {
            return Err(Refusal::OutfieldOnly);
        }
        let from = self.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
        match runs.of(piece) {
            Some(run) if run.left == 0 || from == self.ball => return Err(Refusal::RetreatIsOver),
            Some(_) => {}
            None if !runs.has_room() => return Err(Refusal::TwoRunners),
            None if in_half(side.other(), from) => {}
            None => return Err(Refusal::NotInTheirHalf),
        }
        if !back(side).into_iter().any(|behind| from.step(behind) == Some(to)) {
            return Err(Refusal::StepBack);
        }
        if self.is_free(to) {
            Ok(())
        } else {
            Err(Refusal::Occupied)
        }
    }

    fn check_retreating(&self) -> Result<(), Refusal> {
        let side = self.turn.attacking.other();
        let possible = self.on_pitch(side).any(|(piece, at)| {
            back(side)
                .into_iter()
                .filter_map(|behind| at.step(behind))
                .any(|to| self.check_retreat(Runs::default(), piece, to).is_ok())
        });
        if possible {
            Ok(())
        } else {
            Err(Refusal::NotInTheirHalf)
        }
    }

    /// CITY-DTAC-1 Pressing and Defensive Retreat are the action of D1.
    pub(crate) fn check_defensive(&self, tactic: DefenceTactic) -> Result<(), Refusal> {
        use DefenceTactic as T;
        let moment = match tactic {
            T::Pressing | T::DefensiveRetreat => matches!(self.phase, Phase::Defend {}),
            T::TacticalFoul => matches!(self.phase, Phase::TacticalFoul { .. }),
            // These three answer a pass, by moves of their own.
            T::DefensiveAnticipation | T::OffsideTrap | T::GoalkeeperAnticipation => false,
        };
        if !moment {
            return Err(Refusal::NotItsMoment);
        }
        match tactic {
            T::Pressing => self.check_pressing(),
            T::DefensiveRetreat => self.check_retreating(),
            T::TacticalFoul | T::DefensiveAnticipation | T::OffsideTrap | T::GoalkeeperAnticipation => Ok(()),
        }
    }
}

/// CITY-TURN-5 Whether D1 offers anything to somebody who held the cards for it.
pub(crate) fn could_defend(state: &SoccerCity) -> bool {
    let side = state.turn.attacking.other();
    if state.hand(state.seat_of(side)).defence.is_empty() {
        return false;
    }
    let near = state
        .bearer_of(side.other())
        .is_some_and(|bearer| !state.is_safe_keeper(bearer) && state.is_marked(side.other(), state.ball));
    near || state.check_retreating().is_ok() || state.check_pressing().is_ok()
}

/// CITY-DTAC-2 Whether a pass could be answered by somebody who held a card for it. The coach is asked whether he does or not,
/// so that the question tells nothing.
pub(crate) fn could_answer(state: &SoccerCity, flight: Flight) -> bool {
    let side = flight.side.other();
    if state.hand(state.seat_of(side)).defence.is_empty() {
        return false;
    }
    !state.anticipators(flight).is_empty() || state.check_claim(flight).is_ok() || state.could_trap(flight)
}

/// CITY-ACT-4 The card must be in hand and carry the tactic.
pub(crate) fn check_card(
    state: &SoccerCity,
    seat: Seat,
    card: DefenceCard,
    tactic: DefenceTactic,
) -> Result<(), Refusal> {
    if !state.hand(seat).defence.contains(card) {
        return Err(Refusal::NotInHand);
    }
    if card.tactic() == tactic {
        Ok(())
    } else {
        Err(Refusal::NotOnTheCard)
    }
}

fn play_card(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, card: DefenceCard) {
    turn.emit(Event::TacticPlayed {
        seat,
        card: Card::Defence(card),
    });
}

/// CITY-DTAC-3, CITY-TURN-11 The piece steps into the path and has the ball: the attacking turn passes to his side.
pub(crate) fn anticipate(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    card: DefenceCard,
    piece: Piece,
    to: Hexagon,
) {
    play_card(turn, seat, card);
    turn.emit(Event::Stepped {
        piece,
        to,
        kind: StepKind::Tactic,
    });
    take(turn, piece, How::Anticipated);
}

/// CITY-DTAC-6, CITY-TURN-11 The keeper has the ball on his own hexagon.
pub(crate) fn claim(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, card: DefenceCard, flight: Flight) {
    play_card(turn, seat, card);
    let (keeper, _) = turn.state().keeper(flight.side.other());
    take(turn, keeper, How::Claimed);
}

fn take(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, how: How) {
    turn.emit(Event::BallTaken { piece, how });
    super::factors::ball_changed_hands(turn);
    turns::end(turn, Next::Turn { side: piece.side() });
}

/// CITY-DTAC-4 The pieces step up; offside is given at the recipient's hexagon.
pub(crate) fn trap(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    card: DefenceCard,
    hops: (Hop, Option<Hop>),
    flight: Flight,
) {
    play_card(turn, seat, card);
    for hop in std::iter::once(hops.0).chain(hops.1) {
        turn.emit(Event::Stepped {
            piece: hop.piece,
            to: hop.to,
            kind: StepKind::Tactic,
        });
    }
    let state = turn.state();
    let recipient = state.recipient(flight).expect("a trap has a recipient");
    let at = state.stands_on(recipient).unwrap_or(flight.to);
    offside::give(turn, recipient, at);
}

/// A defensive tactic of D1 begins.
pub(crate) fn start(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, card: DefenceCard) {
    play_card(turn, seat, card);
    match card.tactic() {
        DefenceTactic::Pressing => super::ask(turn, Phase::Pressing { moved: Pieces::NONE }),
        DefenceTactic::DefensiveRetreat => super::ask(
            turn,
            Phase::DefensiveRetreat {
                runs: Runs::default(),
            },
        ),
        DefenceTactic::TacticalFoul
        | DefenceTactic::DefensiveAnticipation
        | DefenceTactic::OffsideTrap
        | DefenceTactic::GoalkeeperAnticipation => unreachable!("it is no action of D1"),
    }
}

/// CITY-DTAC-9 A piece presses; staying where it stands counts as its move.
pub(crate) fn press(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon) {
    turn.emit(Event::Stepped {
        piece,
        to,
        kind: StepKind::Tactic,
    });
}

/// CITY-DTAC-10 A walk that reaches a loose ball takes it and ends there.
pub(crate) fn retreat(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon) {
    repositioning::step(turn, piece, to, StepKind::Tactic);
}
