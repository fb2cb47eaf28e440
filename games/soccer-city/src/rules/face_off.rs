//! The Face-off (CITY-FACE): secret cards, the verdict, and a second tackle move.

use engine::{Log, Seat, Seats, Side};

use super::{
    Play, Told, ask,
    candidates::{Candidates, Menu, SKIP},
    factors, fouls, misfit, told, turn as turns, winner_move,
};
use crate::{
    AttackCard, Card, DefenceCard, Duel, Event, Factor, Move, Next, Phase, Piece, Refusal, SoccerCity,
    Tackle, Verdict, board::in_box,
};

pub(super) const PROMPT: Told = told("city-prompt-face-off", "CITY-FACE-4");
pub(super) const SECOND_PROMPT: Told = told("city-prompt-second-tackle", "CITY-TACK-10");

impl SoccerCity {
    /// CITY-FACE-3 A keeper who has the ball inside his own penalty box cannot be tackled.
    pub(crate) fn is_safe_keeper(&self, bearer: Piece) -> bool {
        self.is_keeper(bearer) && in_box(bearer.side(), self.ball)
    }

    /// CITY-FACE-5, CITY-FACE-6 Who wins a dribble against a tackle move, whether a card beats the other, and the totals.
    #[must_use]
    pub fn judge(
        &self,
        attacker: Piece,
        defender: Piece,
        attack: AttackCard,
        defence: DefenceCard,
    ) -> (Verdict, bool, u8, u8) {
        let (dribble, tackle) = (attack.dribble(), defence.tackle());
        let ours = dribble.value() + self.attack(attacker);
        let theirs = tackle.value() + self.defence(defender);
        let (verdict, beaten) = if dribble.beats(tackle) {
            (Verdict::Attacker, true)
        } else if tackle.beats(dribble) {
            (Verdict::Defender, true)
        } else {
            let verdict = match ours.cmp(&theirs) {
                std::cmp::Ordering::Greater => Verdict::Attacker,
                std::cmp::Ordering::Less => Verdict::Defender,
                std::cmp::Ordering::Equal => Verdict::Level, // CITY-FACE-7
            };
            (verdict, false)
        };
        (verdict, beaten, ours, theirs)
    }
}

/// A Face-off that may be announced.
pub(super) struct Start {
    starter: Side,
    attacker: Piece,
    defender: Piece,
}

/// CITY-FACE-1 The bearer dribbles against one of his markers.
pub(super) fn check_dribble(state: &SoccerCity, opponent: Piece) -> Result<Start, Refusal> {
    let side = state.turn.attacking;
    let bearer = state.bearer_of(side).ok_or(Refusal::NoBearer)?;
    if state.hand(state.seat_of(side)).attack.is_empty() {
        return Err(Refusal::NotInHand);
    }
    let marks = opponent.side() != side
        && state
            .stands_on(opponent)
            .is_some_and(|at| at.distance(state.ball) == 1);
    if !marks {
        return Err(Refusal::NotMarkedByHim);
    }
    Ok(Start {
        starter: side,
        attacker: bearer,
        defender: opponent,
    })
}

/// CITY-FACE-2 A piece next to the bearer tackles him.
pub(super) fn check_tackle(state: &SoccerCity, piece: Piece) -> Result<Start, Refusal> {
    let side = state.turn.attacking.other();
    if piece.side() != side {
        return Err(Refusal::NotYourPiece);
    }
    let bearer = state.bearer_of(side.other()).ok_or(Refusal::NobodyToTackle)?;
    if state.is_safe_keeper(bearer) {
        return Err(Refusal::SafeKeeper); // CITY-FACE-3
    }
    if state.hand(state.seat_of(side)).defence.is_empty() {
        return Err(Refusal::NotInHand);
    }
    let near = state
        .stands_on(piece)
        .is_some_and(|at| at.distance(state.ball) == 1);
    if !near {
        return Err(Refusal::NotBesideBearer);
    }
    Ok(Start {
        starter: side,
        attacker: bearer,
        defender: piece,
    })
}

/// CITY-FACE-4 The starter announces the two pieces.
pub(super) fn begin(
    turn: &mut Play<'_, impl Log<Event>>,
    Start {
        starter,
        attacker,
        defender,
    }: Start,
) {
    turn.emit(Event::FaceOffStarted {
        starter,
        attacker,
        defender,
    });
    ask(
        turn,
        Phase::FaceOff {
            starter,
            attacker,
            defender,
        },
    );
}

/// CITY-FACE-4 Both coaches, until each has laid his card.
pub(super) fn asked(state: &SoccerCity) -> Seats {
    state.unsealed(Side::ALL.map(|side| state.seat_of(side)))
}

pub(super) fn menu(state: &SoccerCity, seat: Seat) -> Menu {
    let hand = state.hand(seat);
    let attack = Candidates::found(hand.attack.len().into(), |state, seat, n| {
        Some(Move::Play {
            card: Card::Attack(state.hand(seat).attack.nth(n)?),
        })
    });
    Menu::of([attack, defence_cards(state, seat)])
}

pub(super) fn second_menu(state: &SoccerCity, seat: Seat) -> Menu {
    Menu::of([SKIP, defence_cards(state, seat)])
}

fn defence_cards(state: &SoccerCity, seat: Seat) -> Candidates {
    Candidates::found(state.hand(seat).defence.len().into(), |state, seat, n| {
        Some(Move::Play {
            card: Card::Defence(state.hand(seat).defence.nth(n)?),
        })
    })
}

/// A card that may be laid, or none.
pub(crate) struct Choice(Part);

enum Part {
    Lay {
        seat: Seat,
        card: Card,
        start: Start,
    },
    Again {
        seat: Seat,
        card: DefenceCard,
        duel: Duel,
    },
    NotAgain(Duel),
}

/// CITY-ACT-1, CITY-FACE-4 The attacker lays an Attack card, the defender a Defence card.
pub(super) fn check(
    state: &SoccerCity,
    seat: Seat,
    (starter, attacker, defender): (Side, Piece, Piece),
    mv: &Move,
) -> Result<Choice, Refusal> {
    let Move::Play { card } = *mv else {
        return Err(misfit(state, mv));
    };
    let attacks = seat.side() == attacker.side();
    let fits = match card {
        Card::Attack(_) => attacks,
        Card::Defence(_) => !attacks,
        Card::Shot(_) | Card::Ball(_) => false,
    };
    if !fits {
        return Err(Refusal::WrongKindOfCard);
    }
    if !state.hand(seat).holds(card) {
        return Err(Refusal::NotInHand);
    }
    let start = Start {
        starter,
        attacker,
        defender,
    };
    Ok(Choice(Part::Lay { seat, card, start }))
}

/// CITY-TACK-10 One more Defence card against the same dribble, or none.
pub(super) fn check_second(state: &SoccerCity, seat: Seat, duel: Duel, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        return Ok(Choice(Part::NotAgain(duel)));
    }
    let Move::Play { card } = *mv else {
        return Err(misfit(state, mv));
    };
    let Card::Defence(card) = card else {
        return Err(Refusal::WrongKindOfCard);
    };
    if !state.hand(seat).defence.contains(card) {
        return Err(Refusal::NotInHand);
    }
    Ok(Choice(Part::Again { seat, card, duel }))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Lay { seat, card, start } => lay(turn, seat, card, start),
        Part::Again { seat, card, duel } => {
            turn.emit(Event::TackledAgain { seat, card });
            let duel = Duel {
                defence: card,
                before: Some(duel.defence),
                ..duel
            };
            judge(turn, duel);
        }
        Part::NotAgain(duel) => attacker_wins(turn, duel),
    }
}

/// CITY-FACE-4 A card is laid in secret; the second one shows both.
fn lay(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    card: Card,
    Start {
        starter,
        attacker,
        defender,
    }: Start,
) {
    turn.emit(Event::Sealed {
        seat,
        choice: Some(Move::Play { card }),
    });
    if !turn.state().deciding().is_empty() {
        return;
    }
    let state = turn.state();
    let (one, two) = (state.seat_of(attacker.side()), state.seat_of(defender.side()));
    let (
        Some(Move::Play {
            card: Card::Attack(attack),
        }),
        Some(Move::Play {
            card: Card::Defence(defence),
        }),
    ) = (state.sealed[one as usize], state.sealed[two as usize])
    else {
        unreachable!("both cards are laid, each of its kind");
    };
    turn.emit(Event::CardsShown {
        attacker: one,
        attack,
        defender: two,
        defence,
    });
    judge(
        turn,
        Duel {
            starter,
            attacker,
            defender,
            attack,
            defence,
            before: None,
        },
    );
}

/// CITY-FACE-5 to CITY-FACE-7 The cards are compared.
fn judge(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    let state = turn.state();
    let (verdict, beaten, attack, defence) =
        state.judge(duel.attacker, duel.defender, duel.attack, duel.defence);
    turn.emit(Event::Judged {
        verdict,
        beaten,
        attack,
        defence,
    });
    let state = turn.state();
    match verdict {
        Verdict::Attacker => {
            // CITY-TACK-10, CITY-TACK-11 A Tackle lost on points gives one more try.
            let again = duel.defence.tackle() == Tackle::Tackle && !beaten && duel.before.is_none();
            let cards_left = !state.hand(state.seat_of(duel.defender.side())).defence.is_empty();
            if again && cards_left {
                return ask(turn, Phase::SecondTackle { duel });
            }
            attacker_wins(turn, duel);
        }
        // CITY-EF-9 The Extremely Strict Referee sees a Foul in whatever the attacker does not win.
        Verdict::Defender if !state.in_force(Factor::StrictReferee) => {
            winner_move::won(turn, duel, duel.defender.side());
        }
        Verdict::Defender | Verdict::Level => fouls::ask_die(turn, duel),
    }
}

/// CITY-DTAC-7 Before the attacker's move the defending coach may commit a Tactical Foul.
fn attacker_wins(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    let state = turn.state();
    if state.hand(state.seat_of(duel.defender.side())).defence.is_empty() {
        return winner_move::won(turn, duel, duel.attacker.side());
    }
    ask(turn, Phase::TacticalFoul { duel });
}

/// CITY-FACE-13, CITY-TURN-9 The Face-off is over: the External Factor, then the end of the turn.
pub(super) fn over(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side, next: Next) {
    factors::take(turn, duel, winner);
    turns::end(turn, next);
}
