//! What cards do to sides: custody, locks, licences, the goalkeeper, the ball (SOCIAL-EFF-15, SOCIAL-EFF-21, SOCIAL-EFF-25 to SOCIAL-EFF-27).

use engine::Log;

use super::{Play, can_last, cards::side_of, done, idle, value};
use crate::{ChangedBy, Event, IdleBy, SideRule, Step, rules::sequence, state::Resolving};

/// SOCIAL-EFF-15 CUSTODY: the pool changes now, or at the next custody step.
pub(super) fn custody(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    let amount = value(turn.state(), resolving, step);
    if amount == 0 {
        return idle(turn, resolving, IdleBy::Target);
    }
    turn.emit(Event::CustodyChanged {
        side: side_of(resolving, step),
        amount,
        duration: step.duration,
    });
    done(turn);
}

/// SOCIAL-EFF-25, SOCIAL-EFF-26 LOCK and LICENCE hold for a side.
pub(super) fn lay_rule(
    turn: &mut Play<'_, impl Log<Event>>,
    resolving: &Resolving,
    step: &Step,
    rule: SideRule,
) {
    if !can_last(turn.state(), step.duration) {
        return idle(turn, resolving, IdleBy::Target);
    }
    turn.emit(Event::RuleLaid {
        side: side_of(resolving, step),
        rule,
        duration: step.duration,
    });
    done(turn);
}

/// SOCIAL-EFF-27 KEEPER: the goalkeeper stands ready against a shot of the opponent.
pub(super) fn keeper(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving, step: &Step) {
    let side = resolving.side;
    if turn.state().shot.is_none() || turn.state().possession == side {
        return idle(turn, resolving, IdleBy::Target);
    }
    turn.emit(Event::KeeperReady {
        side,
        defence: step.amount as u8,
    });
    done(turn);
}

/// SOCIAL-EFF-21 STEAL: the ball is taken from the opponent. It is the last step, so the card is over with it.
pub(super) fn steal(turn: &mut Play<'_, impl Log<Event>>, resolving: &Resolving) {
    if turn.state().possession == resolving.side {
        return idle(turn, resolving, IdleBy::Target);
    }
    sequence::steal(turn, resolving.side, ChangedBy::Card);
}
