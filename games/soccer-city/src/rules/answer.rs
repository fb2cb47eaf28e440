//! The answer to a pass (CITY-DTAC-2 to CITY-DTAC-6): Defensive Anticipation, Offside Trap, Goalkeeper Anticipation.

use arrayvec::ArrayVec;
use engine::{Log, Seat, Side};

use super::{
    Play, Told,
    candidates::{Candidates, Menu, SKIP, own},
    defend::{self, Held},
    factors, misfit, offside, passes, told, turn as turns,
};
use crate::{
    Context, DefenceCard, DefenceTactic, Event, Flight, Height, Hexagon, Hop, How, Means, Move, Next, Piece,
    Pieces, Refusal, SoccerCity, StepKind,
    board::{depth, front, in_half},
};

/// CITY-DTAC-6 How far the keeper reaches.
const KEEPER_REACH: u8 = 2;
/// CITY-DTAC-4 Steps forward of nine pieces, by number.
const HOPS: usize = 9 * 3;
/// One of them, or one and another.
const TRAPS: usize = HOPS + HOPS * HOPS;

pub(super) const PROMPT: Told = told("city-prompt-answer", "CITY-DTAC-2");

/// CITY-DTAC-2 Whether a pass could be answered by somebody who held a card for it. The coach is asked whether he does or not,
/// so that the question tells nothing.
pub(super) fn could_answer(state: &SoccerCity, flight: Flight) -> bool {
    let side = flight.side.other();
    if state.hand(state.seat_of(side)).defence.is_empty() {
        return false;
    }
    !state.anticipators(flight).is_empty()
        || claimant(state, flight).is_ok()
        || Snare::of(state, flight).is_ok_and(|snare| snare.can_close(state))
}

pub(super) fn menu(state: &SoccerCity, seat: Seat, flight: Flight) -> Menu {
    let held = |tactic| with_tactic(state, seat, tactic).count();
    let traps = held(DefenceTactic::OffsideTrap);
    let possible = traps > 0 && Snare::of(state, flight).is_ok_and(|snare| snare.can_close(state));
    Menu::of([
        SKIP,
        Candidates::answers(
            held(DefenceTactic::DefensiveAnticipation) * 9 * 2,
            flight,
            nth_anticipation,
        ),
        Candidates::answers(if possible { traps * TRAPS } else { 0 }, flight, nth_trap),
        Candidates::answers(held(DefenceTactic::GoalkeeperAnticipation), flight, nth_claim),
    ])
}

/// The Defence cards of a hand that carry a tactic.
fn with_tactic(state: &SoccerCity, seat: Seat, tactic: DefenceTactic) -> impl Iterator<Item = DefenceCard> {
    let cards = state.hand(seat).defence.iter();
    cards.filter(move |card| card.tactic() == tactic)
}

fn nth_anticipation(state: &SoccerCity, seat: Seat, flight: Flight, n: usize) -> Option<Move> {
    let card = with_tactic(state, seat, DefenceTactic::DefensiveAnticipation).nth(n / 18)?;
    let (direction, _) = flight.from.straight(flight.to)?;
    let to = if n.is_multiple_of(2) {
        flight.from.step(direction)?
    } else {
        flight.to.step(direction.opposite())?
    };
    Some(Move::Anticipate {
        card,
        piece: own(seat, n % 18 / 2)?,
        to,
    })
}

fn nth_trap(state: &SoccerCity, seat: Seat, _: Flight, n: usize) -> Option<Move> {
    let card = with_tactic(state, seat, DefenceTactic::OffsideTrap).nth(n / TRAPS)?;
    let n = n % TRAPS;
    let hop = |n: usize| nth_hop(state, seat.side(), n);
    let (first, second) = if n < HOPS {
        (hop(n)?, None)
    } else {
        (hop(n % HOPS)?, Some(hop(n / HOPS - 1)?))
    };
    Some(Move::Trap { card, first, second })
}

/// CITY-DTAC-4 A step forward of a piece of a side.
fn nth_hop(state: &SoccerCity, side: Side, n: usize) -> Option<Hop> {
    let piece = Piece::of(side).nth(n % 9)?;
    let to = state.stands_on(piece)?.step(front(side)[n / 9 % 3])?;
    Some(Hop { piece, to })
}

fn nth_claim(state: &SoccerCity, seat: Seat, _: Flight, n: usize) -> Option<Move> {
    let card = with_tactic(state, seat, DefenceTactic::GoalkeeperAnticipation).nth(n)?;
    Some(Move::Claim { card })
}

/// An answer that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Skip(Flight),
    Anticipate { held: Held, piece: Piece, to: Hexagon },
    Trap { held: Held, trap: Trap },
    Claim { held: Held, keeper: Piece },
}

pub(super) fn check(state: &SoccerCity, seat: Seat, flight: Flight, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        return Ok(Choice(Part::Skip(flight)));
    }
    if let Move::Anticipate { card, piece, to } = *mv {
        state.check_anticipation(flight, piece, to)?;
        let held = defend::check_card(state, seat, card, DefenceTactic::DefensiveAnticipation)?;
        return Ok(Choice(Part::Anticipate { held, piece, to }));
    }
    if let Move::Trap { card, first, second } = *mv {
        let trap = Snare::of(state, flight)?.close(state, first, second)?;
        let held = defend::check_card(state, seat, card, DefenceTactic::OffsideTrap)?;
        return Ok(Choice(Part::Trap { held, trap }));
    }
    if let Move::Claim { card } = *mv {
        let keeper = claimant(state, flight)?;
        let held = defend::check_card(state, seat, card, DefenceTactic::GoalkeeperAnticipation)?;
        return Ok(Choice(Part::Claim { held, keeper }));
    }
    Err(misfit(state, mv))
}

/// Why a tactic that the coach holds cannot answer this pass.
pub(super) fn why_not(state: &SoccerCity, flight: Flight, tactic: DefenceTactic) -> Refusal {
    match tactic {
        DefenceTactic::DefensiveAnticipation => Refusal::NotOnThePath,
        DefenceTactic::OffsideTrap => Refusal::TrapFails,
        DefenceTactic::GoalkeeperAnticipation => {
            claimant(state, flight).err().unwrap_or(Refusal::NotItsMoment)
        }
        DefenceTactic::Pressing | DefenceTactic::DefensiveRetreat | DefenceTactic::TacticalFoul => {
            Refusal::NotItsMoment
        }
    }
}

impl SoccerCity {
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
    fn check_anticipation(&self, flight: Flight, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
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
}

/// CITY-DTAC-4, CITY-DTAC-5 The recipient of a pass, and what an Offside Trap for him takes.
struct Snare {
    /// Who sets it.
    side: Side,
    recipient: Piece,
    at: Hexagon,
    /// How many pieces must step up past the recipient; none if no step would put him offside.
    needed: Option<usize>,
}

/// An Offside Trap that works.
struct Trap {
    hops: ArrayVec<Hop, 2>,
    recipient: Piece,
    at: Hexagon,
}

impl Snare {
    fn of(state: &SoccerCity, flight: Flight) -> Result<Self, Refusal> {
        if !offside::applies(flight.context) {
            return Err(Refusal::NoOffsideHere);
        }
        let (recipient, at) = recipient(state, flight).ok_or(Refusal::TrapFails)?;
        let rival = flight.side.other();
        let level = state
            .on_pitch(rival)
            .filter(|(_, opponent)| depth(flight.side, *opponent) >= depth(flight.side, at))
            .count();
        let beyond = in_half(rival, at) && depth(flight.side, at) > depth(flight.side, flight.from);
        Ok(Self {
            side: rival,
            recipient,
            at,
            // One of those level with him or behind him may stay.
            needed: beyond.then(|| level.saturating_sub(1)),
        })
    }

    /// CITY-DTAC-4 Whether the trap works with these steps: one or two outfield pieces, one hexagon forward each.
    fn close(&self, state: &SoccerCity, first: Hop, second: Option<Hop>) -> Result<Trap, Refusal> {
        let mut hops: ArrayVec<Hop, 2> = ArrayVec::new();
        let mut past = 0;
        for hop in std::iter::once(first).chain(second) {
            if !state.is_outfield(self.side, hop.piece) {
                return Err(Refusal::OutfieldOnly);
            }
            let from = state.stands_on(hop.piece).ok_or(Refusal::NotOnPitch)?;
            if !front(self.side)
                .into_iter()
                .any(|ahead| from.step(ahead) == Some(hop.to))
            {
                return Err(Refusal::StepForward);
            }
            if !state.is_free(hop.to) || hops.iter().any(|of| of.piece == hop.piece || of.to == hop.to) {
                return Err(Refusal::Occupied);
            }
            past += usize::from(self.is_behind(from) && !self.is_behind(hop.to));
            hops.push(hop);
        }
        if self.needed.is_some_and(|needed| past >= needed) {
            Ok(Trap {
                hops,
                recipient: self.recipient,
                at: self.at,
            })
        } else {
            Err(Refusal::TrapFails)
        }
    }

    /// Level with the recipient, or nearer to the goal.
    fn is_behind(&self, hexagon: Hexagon) -> bool {
        let side = self.recipient.side();
        depth(side, hexagon) >= depth(side, self.at)
    }

    /// Whether it can be closed at all: by one step, or by two where one is not enough.
    fn can_close(&self, state: &SoccerCity) -> bool {
        let Some(needed @ 0..=2) = self.needed else {
            return false;
        };
        let hops: ArrayVec<Hop, HOPS> = (0..HOPS).filter_map(|n| nth_hop(state, self.side, n)).collect();
        let closes = |first, second| self.close(state, first, second).is_ok();
        if needed < 2 {
            return hops.iter().any(|first| closes(*first, None));
        }
        hops.iter()
            .any(|first| hops.iter().any(|second| closes(*first, Some(*second))))
    }
}

/// CITY-DTAC-5 The recipient for the trap: the receiver, or the passer's team-mate closest to the empty hexagon.
fn recipient(state: &SoccerCity, flight: Flight) -> Option<(Piece, Hexagon)> {
    match flight.receiver {
        Some(receiver) => Some((receiver, state.stands_on(receiver)?)),
        None => state
            .on_pitch(flight.side)
            .filter(|(piece, _)| Some(*piece) != flight.by)
            .min_by_key(|(piece, at)| (at.distance(flight.to), piece.number())),
    }
}

/// CITY-DTAC-6, CITY-CORN-5 Whether a keeper may claim such a ball.
const fn is_claimable(context: Context) -> bool {
    match context {
        Context::Box | Context::Corner | Context::CornerBox => true,
        Context::KickOff
        | Context::ThrowIn
        | Context::Pass
        | Context::GiveAndGo
        | Context::Return
        | Context::FastBreak
        | Context::Crossing
        | Context::Additional
        | Context::OneTouch
        | Context::FreeKick
        | Context::GoalKick
        | Context::KeeperThrow => false,
    }
}

/// CITY-DTAC-6, CITY-CORN-5 The keeper who may claim the ball.
fn claimant(state: &SoccerCity, flight: Flight) -> Result<Piece, Refusal> {
    let receiver = flight.receiver.filter(|_| is_claimable(flight.context));
    let at = receiver
        .and_then(|receiver| state.stands_on(receiver))
        .ok_or(Refusal::NothingToClaim)?;
    let (keeper, from) = state.keeper(flight.side.other());
    if state.is_marked(flight.side, at) {
        return Err(Refusal::ReceiverMarked);
    }
    if from.distance(at) > KEEPER_REACH {
        return Err(Refusal::KeeperTooFar);
    }
    Ok(keeper)
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Skip(flight) => passes::land(turn, flight),
        // CITY-DTAC-3, CITY-TURN-11 The piece steps into the path and has the ball.
        Part::Anticipate { held, piece, to } => {
            defend::play_card(turn, held);
            step(turn, Hop { piece, to });
            take(turn, piece, How::Anticipated);
        }
        // CITY-DTAC-4 The pieces step up; offside is given at the recipient's hexagon.
        Part::Trap { held, trap } => {
            defend::play_card(turn, held);
            for hop in trap.hops {
                step(turn, hop);
            }
            offside::give(turn, trap.recipient, trap.at);
        }
        // CITY-DTAC-6, CITY-TURN-11 The keeper has the ball on his own hexagon.
        Part::Claim { held, keeper } => {
            defend::play_card(turn, held);
            take(turn, keeper, How::Claimed);
        }
    }
}

fn step(turn: &mut Play<'_, impl Log<Event>>, Hop { piece, to }: Hop) {
    turn.emit(Event::Stepped {
        piece,
        to,
        kind: StepKind::Tactic,
    });
}

/// The attacking turn passes to the side of who has the ball.
fn take(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, how: How) {
    turn.emit(Event::BallTaken { piece, how });
    factors::ball_changed_hands(turn);
    turns::end(turn, Next::Turn { side: piece.side() });
}
