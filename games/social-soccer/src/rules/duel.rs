//! Duels (DUEL, TWIST): a TWIST, a card or LET, until both coaches let it be.

use engine::{Log, Side};

use super::{Play, Question, ask, card, goal, misfit, sequence};
use crate::{
    CardId, CardKind, ChangedBy, Duration, Event, Move, Phase, Refusal, SocialSoccer, Stat, TieRule, Who,
    cards::kinds, phase::Window, state::Shot,
};

/// What a coach adds to a duel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice(Answer);

#[derive(Clone, Copy, Debug)]
enum Answer {
    Twist(Twist),
    Card(card::Choice),
    Let(Side),
}

/// A TWIST of the own hand, and whose value it raises: a player's, or else the goalkeeper's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Twist {
    side: Side,
    card: CardId,
    stat: Stat,
    who: Option<Who>,
}

pub(super) const QUESTION: Question = Question {
    clause: "SOCIAL-DUEL-2",
    prompt: "social-prompt-duel",
    wanted: "a TWIST, a card, or to let it be",
    at_zero: Some("social-zero-let"),
};

/// SOCIAL-DUEL-1 to SOCIAL-DUEL-4 Each coach in turn, until both let it go one directly after the other.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>, shot: &Shot) {
    let side = shot.turn;
    if shot.lets >= 2 {
        conclude(turn);
    } else if card::is_asked(turn.state(), side, Window::Duel) {
        ask(turn, Phase::Duel { side });
    } else {
        turn.emit(Event::LetGo { side });
    }
}

/// SOCIAL-TWIST-2 The TWISTs that can be discarded in a duel, copies once.
pub(crate) fn twists(state: &SocialSoccer, side: Side) -> impl Iterator<Item = CardId> + Clone {
    let stat = fitting(state, side);
    kinds(state.teams[side].held()).filter(move |card| card.card().bonus == Some(stat))
}

/// The value that a side fights with in a duel.
fn fitting(state: &SocialSoccer, side: Side) -> Stat {
    if side == state.possession {
        Stat::Attack
    } else {
        Stat::Defence
    }
}

pub(super) fn list(state: &SocialSoccer, side: Side, mut offer: impl FnMut(Move)) {
    twists(state, side).for_each(|card| offer(Move::Twist { card }));
    card::playable(state, side, Window::Duel).for_each(|card| offer(Move::Play { card }));
    offer(Move::Let {});
}

/// SOCIAL-DUEL-2 A TWIST, a card or LET.
pub(super) fn decide(state: &SocialSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let answer = if let Move::Twist { card } = *mv {
        Answer::Twist(check(state, side, card)?)
    } else if let Move::Play { card } = *mv {
        Answer::Card(card::check(state, side, Window::Duel, card)?)
    } else if let Move::Let {} = mv {
        Answer::Let(side)
    } else {
        return Err(misfit(state.phase, mv));
    };
    Ok(Choice(answer))
}

/// SOCIAL-TWIST-1 A TWIST with the fitting bonus: ATTACK for the shooting side, DEFENCE for the blocking side.
pub(crate) fn check(state: &SocialSoccer, side: Side, card: CardId) -> Result<Twist, Refusal> {
    if !state.teams[side].holds(card) {
        return Err(Refusal::NotHeld { card });
    }
    if card.card().kind != CardKind::Twist {
        return Err(Refusal::NotATwist { card });
    }
    let stat = fitting(state, side);
    if card.card().bonus != Some(stat) {
        return Err(Refusal::WrongBonus { card });
    }
    let slot = match stat {
        Stat::Attack => state.carrier,
        Stat::Defence => state.blocking(),
    };
    let who = slot.map(|slot| state.who(side, slot));
    Ok(Twist {
        side,
        card,
        stat,
        who,
    })
}

/// SOCIAL-TIME-1 Nothing is added.
pub(super) const fn default(side: Side) -> Choice {
    Choice(Answer::Let(side))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice.0 {
        Answer::Twist(twist) => discard(turn, twist),
        Answer::Card(choice) => card::announce(turn, choice),
        // SOCIAL-DUEL-4 Nothing lies on the stack that could resolve.
        Answer::Let(side) => turn.emit(Event::LetGo { side }),
    }
}

/// SOCIAL-TWIST-1 to SOCIAL-TWIST-3, SOCIAL-TWIST-5 The bonus applies at once, and nothing of the card happens.
fn discard(turn: &mut Play<'_, impl Log<Event>>, twist: Twist) {
    let Twist {
        side,
        card,
        stat,
        who,
    } = twist;
    turn.emit(Event::TwistDiscarded { side, card });
    match who {
        Some(who) => raise(turn, who, stat, 1),
        None => turn.emit(Event::KeeperChanged { side, amount: 1 }),
    }
}

/// A value of the shooter or blocker rises for this shot.
pub(super) fn raise(turn: &mut Play<'_, impl Log<Event>>, who: Who, stat: Stat, amount: i8) {
    turn.emit(Event::ValueChanged {
        who,
        stat,
        amount,
        duration: Duration::Shot,
    });
}

/// SOCIAL-DUEL-5 ATTACK against DEFENCE. SOCIAL-DUEL-6, SOCIAL-DUEL-9 Blocked, or a goal.
fn conclude(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let attack = state.carrying().map_or(0, |shooter| shooter.attack());
    let defence = state.blocker_defence().unwrap_or(0);
    let blocked = match state.rules.tie_rule {
        TieRule::Defence => attack <= defence,
        TieRule::Attack => attack < defence,
    };
    let side = state.defending();
    turn.emit(Event::DuelDecided {
        attack,
        defence,
        blocked,
    });
    if blocked {
        sequence::steal(turn, side, ChangedBy::Block);
    } else {
        goal::score(turn);
    }
}
