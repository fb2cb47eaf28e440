//! The Face-off (CITY-FACE): secret cards, the verdict, and the winner's move.

use engine::{Log, Seat, Side};

use super::{Play, ask, factors, fouls, movement, turn as turns};
use crate::{
    AttackCard, Card, DefenceCard, Duel, Event, Factor, Hexagon, Move, Next, Phase, Piece, Refusal,
    SoccerCity, Stage, Tackle, Verdict,
    board::{front, in_box},
};

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

/// CITY-FACE-1 The bearer dribbles against one of his markers.
pub(crate) fn check_dribble(state: &SoccerCity, opponent: Piece) -> Result<(), Refusal> {
    let side = state.turn.attacking;
    if state.bearer_of(side).is_none() {
        return Err(Refusal::NoBearer);
    }
    if state.hand(state.seat_of(side)).attack.is_empty() {
        return Err(Refusal::NotInHand);
    }
    let marks = opponent.side() != side
        && state
            .stands_on(opponent)
            .is_some_and(|at| at.distance(state.ball) == 1);
    if marks {
        Ok(())
    } else {
        Err(Refusal::NotMarkedByHim)
    }
}

/// CITY-FACE-2 A piece next to the bearer tackles him.
pub(crate) fn check_tackle(state: &SoccerCity, piece: Piece) -> Result<(), Refusal> {
    let side = state.turn.attacking.other();
    if piece.side() != side {
        return Err(Refusal::NotYourPiece);
    }
    let Some(bearer) = state.bearer_of(side.other()) else {
        return Err(Refusal::NobodyToTackle);
    };
    if state.is_safe_keeper(bearer) {
        return Err(Refusal::SafeKeeper); // CITY-FACE-3
    }
    if state.hand(state.seat_of(side)).defence.is_empty() {
        return Err(Refusal::NotInHand);
    }
    let near = state
        .stands_on(piece)
        .is_some_and(|at| at.distance(state.ball) == 1);
    if near {
        Ok(())
    } else {
        Err(Refusal::NotBesideBearer)
    }
}

/// CITY-FACE-4 The starter announces the two pieces.
pub(crate) fn start(turn: &mut Play<'_, impl Log<Event>>, starter: Side, attacker: Piece, defender: Piece) {
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

/// CITY-ACT-1, CITY-FACE-4 The attacker lays an Attack card, the defender a Defence card.
pub(crate) fn check_card(state: &SoccerCity, seat: Seat, attacker: Piece, card: Card) -> Result<(), Refusal> {
    let attacks = seat.side() == attacker.side();
    let fits = match card {
        Card::Attack(_) => attacks,
        Card::Defence(_) => !attacks,
        Card::Shot(_) | Card::Ball(_) => false,
    };
    if !fits {
        return Err(Refusal::WrongKindOfCard);
    }
    if state.hand(seat).holds(card) {
        Ok(())
    } else {
        Err(Refusal::NotInHand)
    }
}

/// CITY-FACE-4 A card is laid in secret; the second one shows both.
pub(crate) fn lay(
    turn: &mut Play<'_, impl Log<Event>>,
    seat: Seat,
    (starter, attacker, defender): (Side, Piece, Piece),
    mv: Move,
) {
    turn.emit(Event::Sealed {
        seat,
        choice: Some(mv),
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
pub(crate) fn judge(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
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
        Verdict::Defender if !state.in_force(Factor::StrictReferee) => won(turn, duel, duel.defender.side()),
        Verdict::Defender | Verdict::Level => fouls::ask_die(turn, duel),
    }
}

/// CITY-DTAC-7 Before the attacker's move the defending coach may commit a Tactical Foul.
pub(crate) fn attacker_wins(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    let state = turn.state();
    if state.hand(state.seat_of(duel.defender.side())).defence.is_empty() {
        return won(turn, duel, duel.attacker.side());
    }
    ask(turn, Phase::TacticalFoul { duel });
}

/// CITY-TACK-10 One more Defence card against the same dribble.
pub(crate) fn tackle_again(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, duel: Duel, card: DefenceCard) {
    turn.emit(Event::TackledAgain { seat, card });
    judge(
        turn,
        Duel {
            defence: card,
            before: Some(duel.defence),
            ..duel
        },
    );
}

/// CITY-FACE-8 The winner has the ball and makes the move of his card.
pub(crate) fn won(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side) {
    let piece = if winner == duel.attacker.side() {
        duel.attacker
    } else {
        duel.defender
    };
    turn.emit(Event::FaceOffWon { piece });
    factors::ball_changed_hands(turn);
    if winner == duel.attacker.side() && !turn.state().forward_ways(duel).is_empty() {
        return ask(
            turn,
            Phase::WinnerMove {
                duel,
                winner,
                stage: Stage::Way,
            },
        );
    }
    movement::begin(turn, duel, winner);
}

impl SoccerCity {
    /// CITY-FACE-9 Where the attacker may go instead of his card's move, if he beat a defender behind him.
    pub(crate) fn forward_ways(&self, duel: Duel) -> arrayvec::ArrayVec<Hexagon, 3> {
        let side = duel.attacker.side();
        let (Some(a), Some(d)) = (self.stands_on(duel.attacker), self.stands_on(duel.defender)) else {
            return arrayvec::ArrayVec::new();
        };
        if !crate::board::back(side)
            .into_iter()
            .any(|direction| a.step(direction) == Some(d))
        {
            return arrayvec::ArrayVec::new();
        }
        front(side)
            .into_iter()
            .filter_map(|direction| a.step(direction))
            .filter(|hexagon| self.is_free(*hexagon))
            .collect()
    }
}

/// CITY-FACE-13, CITY-TURN-9 The Face-off is over: the External Factor, then the end of the turn.
pub(crate) fn over(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side, next: Next) {
    factors::take(turn, duel, winner);
    turns::end(turn, next);
}
