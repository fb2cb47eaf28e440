//! D1 of a turn (CITY-DTAC-1): a tackle, a defensive tactic, or nothing; and how Defence cards are played for their tactics.

use engine::{Log, Seat, Side};
use pitch::HexDirection;

use super::{
    Play, Told, ask,
    candidates::{self, Candidates, Menu, SKIP},
    defensive_retreat, face_off, misfit, pressing, told, turn as turns,
};
use crate::{Card, DefenceCard, DefenceTactic, Event, Move, Phase, Piece, Refusal, SoccerCity};

pub(super) const PROMPT: Told = told("city-prompt-defend", "CITY-DTAC-1");

pub(super) fn menu(state: &SoccerCity, seat: Seat) -> Menu {
    Menu::of([SKIP, TACKLES, candidates::defence_tactics(state, seat)])
}

/// By anybody next to the ball.
const TACKLES: Candidates = Candidates::found(6, |state, _, n| {
    Some(Move::Tackle {
        piece: state.piece_on(state.ball.step(HexDirection::ALL[n])?)?,
    })
});

/// CITY-TURN-5 Whether D1 offers anything to somebody who held the cards for it.
pub(super) fn could_defend(state: &SoccerCity) -> bool {
    let side = state.turn.attacking.other();
    if state.hand(state.seat_of(side)).defence.is_empty() {
        return false;
    }
    let near = state
        .bearer_of(side.other())
        .is_some_and(|bearer| !state.is_safe_keeper(bearer) && state.is_marked(side.other(), state.ball));
    near || defensive_retreat::check_start(state).is_ok() || pressing::check_start(state).is_ok()
}

/// What is done in D1.
pub(crate) struct Choice(Part);

enum Part {
    Skip,
    Tackle(face_off::Start),
    Tactic { held: Held, start: Phase },
}

pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        return Ok(Choice(Part::Skip));
    }
    if let Move::Tackle { piece } = *mv {
        return face_off::check_tackle(state, piece).map(|start| Choice(Part::Tackle(start)));
    }
    if let Move::Tactic {
        card: Card::Defence(card),
    } = *mv
    {
        let start = check_tactic(state, card.tactic())?;
        let held = check_card(state, seat, card, card.tactic())?;
        return Ok(Choice(Part::Tactic { held, start }));
    }
    Err(misfit(state, mv))
}

/// CITY-DTAC-1 Pressing and Defensive Retreat are the action of D1; the others have their own moments.
pub(super) fn check_tactic(state: &SoccerCity, tactic: DefenceTactic) -> Result<Phase, Refusal> {
    match tactic {
        DefenceTactic::Pressing => pressing::check_start(state),
        DefenceTactic::DefensiveRetreat => defensive_retreat::check_start(state),
        DefenceTactic::TacticalFoul
        | DefenceTactic::DefensiveAnticipation
        | DefenceTactic::OffsideTrap
        | DefenceTactic::GoalkeeperAnticipation => Err(Refusal::NotItsMoment),
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Skip => turns::defence_repositioning(turn),
        Part::Tackle(start) => face_off::begin(turn, start),
        Part::Tactic { held, start } => {
            play_card(turn, held);
            ask(turn, start);
        }
    }
}

// What all defensive tactics share.

/// A Defence card in hand that carries the tactic.
pub(super) struct Held {
    seat: Seat,
    card: DefenceCard,
}

/// CITY-ACT-4 The card must be in hand and carry the tactic.
pub(super) fn check_card(
    state: &SoccerCity,
    seat: Seat,
    card: DefenceCard,
    tactic: DefenceTactic,
) -> Result<Held, Refusal> {
    if !state.hand(seat).defence.contains(card) {
        return Err(Refusal::NotInHand);
    }
    if card.tactic() == tactic {
        Ok(Held { seat, card })
    } else {
        Err(Refusal::NotOnTheCard)
    }
}

pub(super) fn play_card(turn: &mut Play<'_, impl Log<Event>>, Held { seat, card }: Held) {
    turn.emit(Event::TacticPlayed {
        seat,
        card: Card::Defence(card),
    });
}

impl SoccerCity {
    /// An outfield piece of a side on the pitch.
    pub(super) fn is_outfield(&self, side: Side, piece: Piece) -> bool {
        piece.side() == side && !self.is_keeper(piece) && self.stands_on(piece).is_some()
    }
}
