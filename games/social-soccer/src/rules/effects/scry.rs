//! The top of the own deck is looked at: SCRY (SOCIAL-EFF-19).

use engine::{Log, Side};

use super::{Play, ask, done, idle};
use crate::{
    CardId, Event, IdleBy, Move, Phase, Refusal, SocialSoccer, Step,
    rules::{Question, misfit},
    state::Resolving,
};

/// Where the next seen card goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    side: Side,
    place: Place,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    Top,
    Bottom,
}

pub(in crate::rules) const QUESTION: Question = Question {
    clause: "SOCIAL-EFF-19",
    prompt: "social-prompt-scry",
    wanted: "to keep the card or put it at the bottom",
    at_zero: Some("social-zero-keep"),
};

/// SOCIAL-EFF-19, SOCIAL-DRAW-5 SCRY: the top cards all at once, then KEEP or BOTTOM for each. The deck is never reshuffled for it.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    let side = resolving.side;
    if resolving.scrying > 0 {
        return ask(turn, Phase::Scry { side });
    }
    if resolving.done > 0 {
        return done(turn);
    }
    let deck = &turn.state().teams[side].deck;
    let cards: Vec<CardId> = deck
        .iter()
        .take(step.amount as usize)
        .map(|card| card.id)
        .collect();
    if cards.is_empty() {
        return idle(turn, resolving, IdleBy::Target);
    }
    turn.emit(Event::CardsScried {
        side,
        count: cards.len() as u8,
        cards: Some(cards),
    });
    ask(turn, Phase::Scry { side });
}

pub(in crate::rules) fn list(mut offer: impl FnMut(Move)) {
    offer(Move::Keep {});
    offer(Move::Bottom {});
}

/// SOCIAL-EFF-19 KEEP or BOTTOM.
pub(in crate::rules) fn decide(state: &SocialSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let place = if let Move::Keep {} = mv {
        Place::Top
    } else if let Move::Bottom {} = mv {
        Place::Bottom
    } else {
        return Err(misfit(state.phase, mv));
    };
    Ok(Choice { side, place })
}

/// SOCIAL-TIME-1 The card is kept.
pub(in crate::rules) const fn default(side: Side) -> Choice {
    let place = Place::Top;
    Choice { side, place }
}

/// SOCIAL-EFF-19 Kept cards stay on top in their order, the others go to the bottom in the order seen.
pub(in crate::rules) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let side = choice.side;
    turn.emit(match choice.place {
        Place::Top => Event::CardKept { side },
        Place::Bottom => Event::CardBottomed { side },
    });
}
