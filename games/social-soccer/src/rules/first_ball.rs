//! The first ball and the kick-off (SETUP-4 to SETUP-9).

use engine::{Log, Side};

use super::{Play, Question, ask, draw, misfit, round};
use crate::{Event, GivenBy, Move, Phase, Refusal, SocialSoccer};

/// The side that the loser of the last game gives the ball to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    side: Side,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-SETUP-6",
    prompt: "social-prompt-first-ball",
    wanted: "the side that has the ball first",
    at_zero: Some("social-zero-first-ball"),
};

/// SOCIAL-SETUP-4 to SOCIAL-SETUP-7 The STRATEGY decks are shuffled, and somebody gets the first ball.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>) {
    for side in Side::ALL {
        let mut cards: Vec<_> = turn.state().teams[side].deck.iter().map(|card| card.id).collect();
        turn.chance
            .shuffle(draw::name(side, "deck-home", "deck-away"), &mut cards);
        turn.emit(Event::DeckShuffled {
            side,
            cards: Some(cards),
        });
    }
    let state = turn.state();
    let agreed = state.rules.first_ball.side().filter(|_| state.game == 1);
    if let Some(side) = agreed {
        return give(turn, side, GivenBy::Agreement);
    }
    if let Some(side) = state.loser {
        return ask(turn, Phase::FirstBall { side });
    }
    let side = turn.chance.one_of("toss", &Side::ALL);
    give(turn, side, GivenBy::Toss);
}

/// SOCIAL-SETUP-6 Either side.
pub(super) fn list(offer: impl FnMut(Move)) {
    Side::ALL
        .map(|side| Move::FirstBall { side })
        .into_iter()
        .for_each(offer);
}

/// SOCIAL-SETUP-6 The loser may give the ball to either side.
pub(super) fn decide(state: &SocialSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let Move::FirstBall { side } = *mv else {
        return Err(misfit(state.phase, mv));
    };
    Ok(Choice { side })
}

/// SOCIAL-TIME-1 The loser has the ball.
pub(super) const fn default(loser: Side) -> Choice {
    Choice { side: loser }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    give(turn, choice.side, GivenBy::Loser);
}

fn give(turn: &mut Play<'_, impl Log<Event>>, side: Side, by: GivenBy) {
    turn.emit(Event::BallGiven { side, by });
}

/// SOCIAL-SETUP-8, SOCIAL-SETUP-9, SOCIAL-CONTRA-6 The field is turned up and the opening hands are drawn.
pub(super) fn kick_off(turn: &mut Play<'_, impl Log<Event>>) {
    turn.emit(Event::FieldTurnedUp {});
    let (first, cards) = (turn.state().possession, turn.state().rules.opening_hand);
    for side in [first, first.other()] {
        draw::cards(turn, side, cards);
    }
    round::start(turn);
}
