//! The stack (STACK): announced things, answered and resolved one at a time.

use engine::{Log, Side};

use super::{Play, Question, ask, banner, card, misfit};
use crate::{Event, Move, Phase, Refusal, SocialSoccer, Trigger, phase::Window, state::Item};

/// An answer to the top item.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice(Answer);

#[derive(Clone, Copy, Debug)]
enum Answer {
    Card(card::Choice),
    /// The item happens.
    Let(Item),
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-STACK-3",
    prompt: "social-prompt-response",
    wanted: "a card as an answer, or to let it happen",
    at_zero: Some("social-zero-let"),
};

/// SOCIAL-STACK-3, SOCIAL-STACK-4, SOCIAL-STACK-6, SOCIAL-STACK-7 The coach who does not own the top item is asked for an answer, and nobody
/// else; SOCIAL-STACK-13 a coach without a legal play is not.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>, top: Item) {
    let side = top.side().other();
    if card::is_asked(turn.state(), side, Window::Answer) {
        ask(turn, Phase::Response { side });
    } else {
        resolve(turn, top);
    }
}

pub(super) fn list(state: &SocialSoccer, side: Side, mut offer: impl FnMut(Move)) {
    card::playable(state, side, Window::Answer).for_each(|card| offer(Move::Play { card }));
    if !state.stack.is_empty() {
        offer(Move::Let {});
    }
}

/// SOCIAL-STACK-3 A card, or LET.
pub(super) fn decide(state: &SocialSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let answer = if let Move::Play { card } = *mv {
        Answer::Card(card::check(state, side, Window::Answer, card)?)
    } else if let (Move::Let {}, Some(top)) = (mv, state.stack.last()) {
        Answer::Let(*top)
    } else {
        return Err(misfit(state.phase, mv));
    };
    Ok(Choice(answer))
}

/// SOCIAL-TIME-1 Nothing is added.
pub(super) fn default(state: &SocialSoccer) -> Option<Choice> {
    let top = state.stack.last()?;
    Some(Choice(Answer::Let(*top)))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice.0 {
        Answer::Card(choice) => card::announce(turn, choice),
        // SOCIAL-STACK-5 Nothing is added: the top item resolves.
        Answer::Let(top) => {
            turn.emit(Event::LetGo {
                side: top.side().other(),
            });
            resolve(turn, top);
        }
    }
}

/// SOCIAL-STACK-5 The top item alone resolves.
fn resolve(turn: &mut Play<'_, impl Log<Event>>, top: Item) {
    match top {
        Item::Card { side, card } => turn.emit(Event::CardResolving { side, card }),
        // SOCIAL-PASS-5 Whatever state the receiver has by now.
        Item::Pass { side, to, .. } => {
            let who = turn.state().who(side, to);
            turn.emit(Event::PassCompleted { who });
            banner::perk(turn, side, Trigger::FirstPass);
        }
        Item::Shot { side } => turn.emit(Event::ShotComes { side }),
    }
}
