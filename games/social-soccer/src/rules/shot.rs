//! Shots, blocks and duels (SHOT, BLOCK, DUEL, TWIST).

use engine::{Log, Side};

use super::{Play, ask, banner, card, goal, sequence};
use crate::{
    CardId, CardKind, ChangedBy, Duration, Event, Phase, Refusal, ShotStage, Slot, SocialSoccer, Stat,
    TieRule, TiredBy, Trigger, board::Line, state::Blocker, table::Window,
};

/// SOCIAL-SHOT-1, SOCIAL-SHOT-2, SOCIAL-SHOT-4, SOCIAL-CONTRA-10 A defender shoots only if no attacker is FRESH, or by a card.
pub(super) fn check(state: &SocialSoccer) -> Result<(), Refusal> {
    if state.may_shoot() {
        Ok(())
    } else {
        Err(Refusal::AttackersFresh)
    }
}

/// SOCIAL-SHOT-5 A shot is declared: its shooter is tired, or exhausted by SOCIAL-SHOT-3. SOCIAL-SHOT-6 The ball stays.
/// SOCIAL-TERM-9 A throw is a shot.
pub(super) fn declare(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let side = state.possession;
    let Some(slot) = state.carrier else { return };
    let who = state.who(side, slot);
    let exhausts = state.shot_exhausts();
    let reason = TiredBy::Shot;
    turn.emit(Event::ShotDeclared { who });
    turn.emit(if exhausts {
        Event::PlayerExhausted { who, reason }
    } else {
        Event::PlayerTired { who, reason }
    });
    banner::perk(turn, side, Trigger::FirstShot);
}

/// SOCIAL-SHOT-5 What follows the answers: block, duel, result. SOCIAL-SHOT-8, SOCIAL-CONTRA-11 The sequence ends with the result.
pub(super) fn go_on(turn: &mut Play<'_, impl Log<Event>>, stage: ShotStage) {
    match stage {
        ShotStage::Answers | ShotStage::Block => ask_for_block(turn),
        ShotStage::SecondBlock => ask_for_second(turn),
        ShotStage::Duel => duel(turn),
        ShotStage::Goal => goal::lay_down(turn),
        ShotStage::Laid => goal::give_ball(turn),
    }
}

/// SOCIAL-BLOCK-1 The defending coach declares an interceptor or none; without a candidate nobody is asked.
fn ask_for_block(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().interceptors().next().is_some() {
        ask(turn, Phase::Block {});
    } else {
        nobody_blocks(turn);
    }
}

/// SOCIAL-BLOCK-6 A second interceptor may join.
fn ask_for_second(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().interceptors().next().is_some() {
        ask(turn, Phase::SecondBlock {});
    } else {
        nobody_joins(turn);
    }
}

fn nobody_joins(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().defending();
    turn.emit(Event::NobodyBlocks { side });
}

/// SOCIAL-ACT-3, SOCIAL-BLOCK-1, SOCIAL-STATE-2, SOCIAL-BLOCK-4 Who can intercept; SOCIAL-BLOCK-3 the same player not twice.
pub(super) fn check_block(state: &SocialSoccer, slot: Slot) -> Result<(), Refusal> {
    if slot.line() != Line::Defence {
        return Err(Refusal::NotADefender { slot });
    }
    let player = state.player(state.defending(), slot);
    if !player.is_some_and(|player| player.is_fresh()) {
        return Err(Refusal::NotFresh { slot });
    }
    if player.is_some_and(|player| player.cannot_block()) {
        return Err(Refusal::WalkedAround { slot });
    }
    if !state.interceptors().any(|able| able == slot) {
        return Err(Refusal::BlocksAlready { slot });
    }
    Ok(())
}

/// SOCIAL-BLOCK-1, SOCIAL-BLOCK-6 A defender intercepts, or joins the one who does.
pub(super) fn block(turn: &mut Play<'_, impl Log<Event>>, slot: Slot) {
    if turn.state().phase == (Phase::SecondBlock {}) {
        second_block(turn, slot);
    } else {
        first_block(turn, slot);
    }
}

/// SOCIAL-BLOCK-1, SOCIAL-BLOCK-6 Nobody intercepts, or nobody joins.
pub(super) fn block_no_more(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().phase == (Phase::SecondBlock {}) {
        nobody_joins(turn);
    } else {
        nobody_blocks(turn);
    }
}

/// SOCIAL-BLOCK-2 The interceptor is tired, whatever comes of it.
fn first_block(turn: &mut Play<'_, impl Log<Event>>, slot: Slot) {
    let side = turn.state().defending();
    let who = turn.state().who(side, slot);
    let reason = TiredBy::Intercept;
    turn.emit(Event::InterceptDeclared { who });
    turn.emit(Event::PlayerTired { who, reason });
    banner::perk(turn, side, Trigger::FirstBlock);
}

/// SOCIAL-BLOCK-6 The second one's DEFENCE of this moment is added to the blocker's.
fn second_block(turn: &mut Play<'_, impl Log<Event>>, slot: Slot) {
    let side = turn.state().defending();
    let who = turn.state().who(side, slot);
    let defence = turn
        .state()
        .player(side, slot)
        .map_or(0, |player| player.defence());
    turn.emit(Event::SecondDeclared { who, defence });
    turn.emit(Event::PlayerTired {
        who,
        reason: TiredBy::Intercept,
    });
    let blocker = turn.state().shot.and_then(|shot| shot.blocker);
    if let (Some(Blocker::Player(first)), true) = (blocker, defence > 0) {
        raise(turn, side, first, Stat::Defence, defence as i8);
    }
}

fn raise(turn: &mut Play<'_, impl Log<Event>>, side: Side, slot: Slot, stat: Stat, amount: i8) {
    let who = turn.state().who(side, slot);
    turn.emit(Event::ValueChanged {
        who,
        stat,
        amount,
        duration: Duration::Shot,
    });
}

/// SOCIAL-BLOCK-5 Without an interceptor the goalkeeper blocks, if a card has made him ready; SOCIAL-SHOT-7 else it is a goal.
fn nobody_blocks(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().defending();
    let keeper = turn.state().shot.map_or(0, |shot| shot.keeper);
    turn.emit(Event::NobodyBlocks { side });
    if keeper > 0 {
        turn.emit(Event::KeeperBlocks {
            side,
            defence: keeper,
        });
    } else {
        goal::score(turn);
    }
}

/// SOCIAL-DUEL-1 to SOCIAL-DUEL-4 Each coach in turn, until both let it go one directly after the other.
fn duel(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let Some(shot) = state.shot else { return };
    if shot.lets >= 2 {
        return decide(turn);
    }
    let side = shot.turn;
    if card::is_asked(state, side, Window::Duel) {
        ask(turn, Phase::Duel { side });
    } else {
        turn.emit(Event::LetGo { side });
    }
}

/// SOCIAL-DUEL-5 ATTACK against DEFENCE. SOCIAL-DUEL-6, SOCIAL-DUEL-9 Blocked, or a goal.
fn decide(turn: &mut Play<'_, impl Log<Event>>) {
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

/// SOCIAL-TWIST-1 A TWIST with the fitting bonus: ATTACK for the shooting side, DEFENCE for the blocking side.
pub(super) fn check_twist(state: &SocialSoccer, side: Side, card: CardId) -> Result<(), Refusal> {
    if !state.teams[side].holds(card) {
        return Err(Refusal::NotHeld { card });
    }
    if card.card().kind != CardKind::Twist {
        return Err(Refusal::NotATwist { card });
    }
    if card.card().bonus != Some(fitting(state, side)) {
        return Err(Refusal::WrongBonus { card });
    }
    Ok(())
}

/// The value that a side fights with in a duel.
pub(crate) fn fitting(state: &SocialSoccer, side: Side) -> Stat {
    if side == state.possession {
        Stat::Attack
    } else {
        Stat::Defence
    }
}

/// SOCIAL-TWIST-1 to SOCIAL-TWIST-3, SOCIAL-TWIST-5 The bonus applies at once, and nothing of the card happens.
pub(super) fn twist(turn: &mut Play<'_, impl Log<Event>>, side: Side, card: CardId) {
    turn.emit(Event::TwistDiscarded { side, card });
    let state = turn.state();
    let stat = fitting(state, side);
    let slot = match (stat, state.shot.and_then(|shot| shot.blocker)) {
        (Stat::Attack, _) => state.carrier,
        (Stat::Defence, Some(Blocker::Player(slot))) => Some(slot),
        (Stat::Defence, _) => None,
    };
    match slot {
        Some(slot) => raise(turn, side, slot, stat, 1),
        None => turn.emit(Event::KeeperChanged { side, amount: 1 }),
    }
}
