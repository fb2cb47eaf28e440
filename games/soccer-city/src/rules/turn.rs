//! The turn (CITY-TURN): its phases in their order, and its end.

use engine::{Log, Side};

use super::{
    Play, action, ask, defend, discards, exchange, factors, give_and_go, hands, one_touch, restarts, shots,
    time,
};
use crate::{Context, Event, Next, Occasion, Phase, Pieces, SoccerCity};

impl SoccerCity {
    /// Whether a seat's side can play a Ball card at all: a matter of counts, which are public.
    pub(super) fn has_ball_card(&self, side: Side) -> bool {
        match self.pool {
            Some(pool) => pool > 0,
            None => !self.hand(self.seat_of(side)).ball.is_empty(),
        }
    }
}

/// CITY-TURN-2 A turn begins.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, side: Side, tactics: bool) {
    turn.emit(Event::TurnBegan { side, tactics });
    factors::ball_changed_hands(turn);
    pass_phase(turn);
}

/// CITY-TURN-3, CITY-TURN-7 A0 and A1: only a side that has the ball can play them. CITY-FOUR-8 A coach without Ball cards
/// skips A1.
pub(super) fn pass_phase(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let side = state.turn.attacking;
    if state.bearer_of(side).is_none() {
        return action_phase(turn);
    }
    if state.has_ball_card(side) || give_and_go::could_be_played(state) {
        return ask(turn, Phase::Pass {});
    }
    action_phase(turn);
}

/// A2, if there is anything that could be done.
pub(super) fn action_phase(turn: &mut Play<'_, impl Log<Event>>) {
    if action::could_act(turn.state()) {
        return ask(turn, Phase::Action {});
    }
    shot_phase(turn);
}

/// A3, if the bearer may shoot.
pub(super) fn shot_phase(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if !state.turn.lost && shots::may_shoot(state).is_ok() && shots::has_shot(state) {
        return ask(turn, Phase::Shot {});
    }
    attack_repositioning(turn);
}

/// A4.
pub(super) fn attack_repositioning(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().turn.attacking;
    ask(
        turn,
        Phase::Reposition {
            side,
            moved: Pieces::NONE,
        },
    );
}

/// CITY-TURN-6 After A4: One-Touch if it could be played, else the defensive turn.
pub(super) fn after_attack(turn: &mut Play<'_, impl Log<Event>>) {
    if one_touch::could_be_played(turn.state()) {
        return ask(turn, Phase::OneTouch {});
    }
    defence_phase(turn);
}

/// CITY-TURN-4 D1, if there is anything that could be done. CITY-TURN-8 It is skipped if the ball is lost. CITY-HAND-5 The
/// attacking side's part of the turn is over.
pub(super) fn defence_phase(turn: &mut Play<'_, impl Log<Event>>) {
    hands::refill_side(turn, turn.state().turn.attacking);
    let state = turn.state();
    if !state.turn.lost && defend::could_defend(state) {
        return ask(turn, Phase::Defend {});
    }
    defence_repositioning(turn);
}

/// D2.
pub(super) fn defence_repositioning(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().turn.attacking.other();
    ask(
        turn,
        Phase::Reposition {
            side,
            moved: Pieces::NONE,
        },
    );
}

/// CITY-TURN-8 The attacking side has lost the ball.
pub(super) fn ball_lost(turn: &mut Play<'_, impl Log<Event>>, context: Context) {
    let holder = turn.state().last;
    match context {
        Context::KickOff => begin(turn, holder, true),  // CITY-KICK-3
        Context::ThrowIn => begin(turn, holder, false), // CITY-THRO-3
        Context::OneTouch => defence_phase(turn),
        Context::KeeperThrow => end(turn, Next::Turn { side: holder }),
        Context::Pass
        | Context::GiveAndGo
        | Context::Return
        | Context::FastBreak
        | Context::Crossing
        | Context::Box
        | Context::Additional
        | Context::FreeKick
        | Context::Corner
        | Context::CornerBox
        | Context::GoalKick => attack_repositioning(turn),
    }
}

/// CITY-TURN-12 A turn ends: External Factors first.
pub(super) fn end(turn: &mut Play<'_, impl Log<Event>>, next: Next) {
    turn.emit(Event::TurnEnded { next });
    factors::take_effect(turn);
}

/// The rest of the end of a turn, once External Factors have taken effect.
pub(super) fn finish(turn: &mut Play<'_, impl Log<Event>>, fresh: Option<crate::Factor>) {
    hands::refill_all(turn);
    let played = turn.state().turn.ball_played;
    let coach = turn.state().seat_of(turn.state().turn.attacking);
    turn.emit(Event::TurnCounted { fresh });
    factors::drop_spent(turn);
    time::count_passive(turn, played, coach);
    time::check_period(turn);
}

/// What comes next.
pub(super) fn go_on(turn: &mut Play<'_, impl Log<Event>>) {
    match turn.state().next {
        Next::Turn { .. } => {
            // CITY-TURN-2 The side of the bearer, else the side that had the ball last.
            let state = turn.state();
            let side = state.bearer().map_or(state.last, crate::Piece::side);
            begin(turn, side, true);
        }
        Next::Restart { restart } => restarts::give(turn, restart),
        Next::CornerChoice { side } => ask(turn, Phase::CornerChoice { side }),
        // CITY-GOAL-2
        Next::KickOff { .. } => discards::begin(turn, Occasion::Goal),
        Next::Exchange { side } => exchange::begin(turn, side),
    }
}
