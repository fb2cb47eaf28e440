//! The stack: announced things, answered and resolved one at a time (STACK).

use engine::{Log, Side};

use super::{Play, ask, banner, card};
use crate::{Event, Phase, Trigger, state::Item, table::Window};

impl Item {
    /// Whose item it is.
    pub(crate) const fn side(&self) -> Side {
        match self {
            Self::Card { side, .. } | Self::Pass { side, .. } | Self::Shot { side } => *side,
        }
    }
}

/// SOCIAL-STACK-3, SOCIAL-STACK-4, SOCIAL-STACK-6, SOCIAL-STACK-7 The coach who does not own the top item is asked for an answer, and nobody
/// else; SOCIAL-STACK-13 a coach without a legal play is not.
pub(super) fn look(turn: &mut Play<'_, impl Log<Event>>) {
    let Some(top) = turn.state().stack.last() else {
        return;
    };
    let side = top.side().other();
    if card::is_asked(turn.state(), side, Window::Answer) {
        ask(turn, Phase::Response { side });
    } else {
        resolve_top(turn);
    }
}

/// SOCIAL-STACK-5 Nothing is added: the top item resolves. SOCIAL-DUEL-4 In a duel nothing lies there.
pub(super) fn let_go(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    turn.emit(Event::LetGo { side });
    resolve_top(turn);
}

/// SOCIAL-STACK-5 The top item alone resolves.
pub(super) fn resolve_top(turn: &mut Play<'_, impl Log<Event>>) {
    match turn.state().stack.last().copied() {
        Some(Item::Card { side, card }) => turn.emit(Event::CardResolving { side, card }),
        // SOCIAL-PASS-5 Whatever state the receiver has by now.
        Some(Item::Pass { side, to, .. }) => {
            let who = turn.state().who(side, to);
            turn.emit(Event::PassCompleted { who });
            banner::perk(turn, side, Trigger::FirstPass);
        }
        Some(Item::Shot { side }) => turn.emit(Event::ShotComes { side }),
        None => {}
    }
}
