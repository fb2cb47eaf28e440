//! Fouls, the referee die, bookings (CITY-FOUL, CITY-CARD).

use engine::{Log, Side};

use super::{Play, ask, face_off, passes::restart, time};
use crate::{
    Call, Duel, Event, Factor, Forced, Next, Phase, Piece, Refusal, RestartKind, SoccerCity,
    board::{in_box, in_shot_area, penalty_point},
    piece::Place,
};

/// CITY-CARD-5 So many sent off end the match.
const SENDINGS_OFF: usize = 2;

impl SoccerCity {
    /// CITY-FOUL-7, CITY-FOUL-8 Whether the defender started the Face-off as the last man: no other outfield piece of his
    /// side is in the attacker's Shot-on-Goal Area.
    #[must_use]
    pub fn is_last_man(&self, starter: Side, attacker: Piece, defender: Piece) -> bool {
        let side = attacker.side();
        starter == defender.side()
            && self.stands_on(attacker).is_some_and(|at| in_shot_area(side, at))
            && !self
                .on_pitch(defender.side())
                .any(|(piece, at)| piece != defender && !self.is_keeper(piece) && in_shot_area(side, at))
    }

    /// CITY-FOUL-5 Whether a Foul against the attacker gives a penalty.
    fn gives_penalty(&self, duel: Duel) -> bool {
        self.stands_on(duel.attacker)
            .is_some_and(|at| in_box(duel.defender.side(), at))
    }
}

/// CITY-FOUL-1, CITY-FOUL-2 The Face-off is level: the defending coach accepts the Foul or throws the die.
pub(crate) fn ask_die(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    let state = turn.state();
    let forced = if state.in_force(Factor::StrictReferee) {
        Some(Forced::StrictReferee) // CITY-EF-9
    } else if state.is_last_man(duel.starter, duel.attacker, duel.defender) {
        Some(Forced::LastMan)
    } else {
        None
    };
    ask(turn, Phase::Foul { duel, forced });
}

pub(crate) fn check_accept(forced: Option<Forced>) -> Result<(), Refusal> {
    match forced {
        None => Ok(()),
        Some(Forced::LastMan) => Err(Refusal::LastManThrows),
        Some(Forced::StrictReferee) => Err(Refusal::StrictThrows),
    }
}

/// CITY-FOUL-2 The Foul is accepted: no card for it.
pub(crate) fn accept(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    give(turn, duel, Booking::None);
}

/// CITY-CARD-2 What a Foul brings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Booking {
    None,
    Yellow,
    Red,
}

/// CITY-FOUL-3 The referee die is thrown.
pub(crate) fn throw(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    let face = turn.chance.die("referee", 6);
    turn.emit(Event::DieThrown { face });
    let state = turn.state();
    let strict = state.in_force(Factor::StrictReferee);
    let call = match Call::of(face) {
        Call::PlayOn if strict => Call::Whistle, // CITY-EF-9
        call => call,
    };
    if call == Call::PlayOn {
        return face_off::won(turn, duel, duel.defender.side());
    }
    let booking = if state.is_last_man(duel.starter, duel.attacker, duel.defender) {
        Booking::Red // CITY-FOUL-7
    } else if state.in_force(Factor::IndulgentReferee) {
        Booking::None // CITY-EF-10
    } else if call == Call::Booked || state.gives_penalty(duel) {
        Booking::Yellow // CITY-FOUL-3, CITY-FOUL-6
    } else {
        Booking::None
    };
    give(turn, duel, booking);
}

/// CITY-DTAC-7, CITY-DTAC-8 A Tactical Foul: always a Yellow Card, no die.
pub(crate) fn tactical(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    give(turn, duel, Booking::Yellow);
}

/// CITY-FOUL-4 A Foul is given, with the card that it brings.
fn give(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, booking: Booking) {
    let side = duel.defender.side();
    turn.emit(Event::FoulGiven {
        piece: duel.defender,
        against: duel.attacker,
    });
    let mut booking = booking;
    // CITY-EF-14 Arguing brings a Yellow Card, unless a card comes anyway, and is used up.
    if turn.state().in_force_for(Factor::Arguing, side) {
        turn.emit(Event::FactorEnded {
            factor: Factor::Arguing,
        });
        if booking == Booking::None {
            booking = Booking::Yellow;
        }
    }
    match booking {
        Booking::None => {}
        Booking::Yellow => {
            let second = turn.state().booked.contains(duel.defender);
            turn.emit(Event::YellowCard { piece: duel.defender });
            if second {
                return send_off(turn, duel); // CITY-CARD-1
            }
        }
        Booking::Red => return send_off(turn, duel),
    }
    restart_after(turn, duel);
}

/// CITY-CARD-3 The piece leaves the pitch.
fn send_off(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    let piece = duel.defender;
    let side = piece.side();
    turn.emit(Event::RedCard { piece });
    let state = turn.state();
    let sent_off = Piece::of(side)
        .filter(|piece| state.places[piece.index()] == Place::SentOff)
        .count();
    if sent_off >= SENDINGS_OFF {
        return time::end_match(turn, Some(side)); // CITY-CARD-5
    }
    if state.is_keeper(piece) {
        return ask(turn, Phase::NewKeeper { side, duel }); // CITY-CARD-4
    }
    restart_after(turn, duel);
}

/// CITY-CARD-4 One of the pieces on the pitch becomes keeper.
pub(crate) fn check_keeper(state: &SoccerCity, side: Side, piece: Piece) -> Result<(), Refusal> {
    if piece.side() == side && state.stands_on(piece).is_some() {
        Ok(())
    } else {
        Err(Refusal::NotOnPitch)
    }
}

pub(crate) fn name_keeper(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, piece: Piece) {
    turn.emit(Event::KeeperNamed { piece });
    restart_after(turn, duel);
}

/// CITY-FOUL-4, CITY-FOUL-5, CITY-FREE-1 A free kick where the attacker stood, or a penalty. CITY-EF-2 The attacker counts as the winner.
fn restart_after(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    let state = turn.state();
    let side = duel.attacker.side();
    let next: Next = if state.gives_penalty(duel) {
        restart(RestartKind::Penalty, side, penalty_point(side.other()))
    } else {
        let at = state.stands_on(duel.attacker).unwrap_or(state.ball);
        restart(RestartKind::FreeKick, side, at)
    };
    face_off::over(turn, duel, side, next);
}
