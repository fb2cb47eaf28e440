//! Fouls, the referee die, bookings (CITY-FOUL, CITY-CARD), and the Tactical Foul (CITY-DTAC-7).

use engine::{Log, Seat, Side};

use super::{
    Play, Told, ask,
    candidates::{self, ACCEPT, Candidates, Menu, SKIP, THROW, own},
    defend::{self, Held},
    face_off, misfit,
    restarts::restart,
    time, told, winner_move,
};
use crate::{
    Call, Card, DefenceTactic, Duel, Event, Factor, Forced, Move, Next, Phase, Piece, Refusal, RestartKind,
    SoccerCity,
    board::{in_box, in_shot_area, penalty_point},
    piece::Place,
};

/// CITY-CARD-5 So many sent off end the match.
const SENDINGS_OFF: usize = 2;

pub(super) const TACTICAL_PROMPT: Told = told("city-prompt-tactical-foul", "CITY-DTAC-7");
pub(super) const KEEPER_PROMPT: Told = told("city-prompt-new-keeper", "CITY-CARD-4");

pub(super) const fn prompt(forced: Option<Forced>) -> Told {
    match forced {
        None => told("city-prompt-foul", "CITY-FOUL-2"),
        Some(Forced::LastMan | Forced::StrictReferee) => told("city-prompt-foul-forced", "CITY-FOUL-7"),
    }
}

pub(super) fn menu() -> Menu {
    Menu::of([ACCEPT, THROW])
}

pub(super) fn tactical_menu(state: &SoccerCity, seat: Seat) -> Menu {
    Menu::of([SKIP, candidates::defence_tactics(state, seat)])
}

pub(super) fn keeper_menu() -> Menu {
    Menu::of([KEEPERS])
}

const KEEPERS: Candidates = Candidates::found(9, |_, seat, n| Some(Move::Keeper { piece: own(seat, n)? }));

/// What the coach of a defender who lost, or drew, may choose.
pub(crate) struct Choice {
    duel: Duel,
    part: Part,
}

enum Part {
    Accept,
    Throw,
    Tactical(Held),
    Fair,
    Keeper(Piece),
}

/// CITY-FOUL-2, CITY-FOUL-7, CITY-EF-9 The Foul is accepted, unless the die must be thrown.
pub(super) fn check(
    state: &SoccerCity,
    duel: Duel,
    forced: Option<Forced>,
    mv: &Move,
) -> Result<Choice, Refusal> {
    if let Move::Accept {} = *mv {
        return match forced {
            None => Ok(Choice {
                duel,
                part: Part::Accept,
            }),
            Some(Forced::LastMan) => Err(Refusal::LastManThrows),
            Some(Forced::StrictReferee) => Err(Refusal::StrictThrows),
        };
    }
    if let Move::Throw {} = *mv {
        return Ok(Choice {
            duel,
            part: Part::Throw,
        });
    }
    Err(misfit(state, mv))
}

/// CITY-DTAC-7 Right after a lost Face-off.
pub(super) fn check_tactical(
    state: &SoccerCity,
    seat: Seat,
    duel: Duel,
    mv: &Move,
) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        return Ok(Choice {
            duel,
            part: Part::Fair,
        });
    }
    if let Move::Tactic {
        card: Card::Defence(card),
    } = *mv
    {
        if card.tactic() != DefenceTactic::TacticalFoul {
            return Err(Refusal::NotItsMoment);
        }
        let held = defend::check_card(state, seat, card, DefenceTactic::TacticalFoul)?;
        return Ok(Choice {
            duel,
            part: Part::Tactical(held),
        });
    }
    Err(misfit(state, mv))
}

/// CITY-CARD-4 One of the pieces on the pitch becomes keeper.
pub(super) fn check_keeper(state: &SoccerCity, side: Side, duel: Duel, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Keeper { piece } = *mv else {
        return Err(misfit(state, mv));
    };
    if piece.side() == side && state.stands_on(piece).is_some() {
        Ok(Choice {
            duel,
            part: Part::Keeper(piece),
        })
    } else {
        Err(Refusal::NotOnPitch)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { duel, part }: Choice) {
    match part {
        Part::Accept => give(turn, duel, Booking::None), // CITY-FOUL-2 No card for it.
        Part::Throw => throw(turn, duel),
        // CITY-DTAC-7, CITY-DTAC-8 Always a Yellow Card, no die.
        Part::Tactical(held) => {
            defend::play_card(turn, held);
            give(turn, duel, Booking::Yellow);
        }
        Part::Fair => winner_move::won(turn, duel, duel.attacker.side()),
        Part::Keeper(piece) => {
            turn.emit(Event::KeeperNamed { piece });
            restart_after(turn, duel);
        }
    }
}

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
pub(super) fn ask_die(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
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

/// CITY-CARD-2 What a Foul brings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Booking {
    None,
    Yellow,
    Red,
}

/// CITY-FOUL-3 The referee die is thrown.
fn throw(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    let face = turn.chance.die("referee", 6);
    turn.emit(Event::DieThrown { face });
    let state = turn.state();
    let strict = state.in_force(Factor::StrictReferee);
    let call = match Call::of(face) {
        Call::PlayOn if strict => Call::Whistle, // CITY-EF-9
        call @ (Call::Whistle | Call::Booked | Call::PlayOn) => call,
    };
    if call == Call::PlayOn {
        return winner_move::won(turn, duel, duel.defender.side());
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
