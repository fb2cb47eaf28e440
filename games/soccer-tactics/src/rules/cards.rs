//! Fouls and cards. TACTICS-CARD-4 Nobody is replaced. TACTICS-CARD-6 Cards stay for the whole match. TACTICS-CARD-7 There
//! are always enough of them. TACTICS-CARD-11 Where they are shown is the view's affair.

use engine::{Log, Side};
use pitch::Square;

use super::{Play, ask, free_kick, keeper, overtime, penalty, time};
use crate::{Event, Pawn, Phase, Restart, Role, SoccerTactics, board::zones, state::PeriodClock};

/// TACTICS-FOUL-2 The battle is over. TACTICS-CARD-1 The fouling pawn gets a yellow card; TACTICS-CARD-2,
/// TACTICS-CARD-3 a second one sends it off.
pub(super) fn foul(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn, against: Pawn, square: Square) {
    let side = pawn.side();
    let state = turn.state();
    let kept_goal = state.is_keeper(pawn);
    let second = state.is_on_a_yellow_card(pawn);
    turn.emit(Event::Foul { pawn, against });
    turn.emit(Event::YellowCard { pawn });
    if second {
        turn.emit(Event::RedCard { pawn }); // TACTICS-CARD-5 in `fold.rs`
    }
    time::charge(turn, time::BATTLE);
    if second {
        // TACTICS-CARD-10 Any number may play on, TACTICS-CARD-12 but not without a field player.
        let left = turn.state().field_players(side).count();
        if left < 1 + usize::from(kept_goal) {
            return overtime::abandon(turn, side.other());
        }
        if kept_goal {
            return ask(turn, Phase::NewKeeper { side }); // TACTICS-CARD-8
        }
    }
    go_on(turn, side, square);
}

/// TACTICS-PEN-1 In the fouling side's own area it is a penalty kick, elsewhere a free kick.
fn go_on(turn: &mut Play<'_, impl Log<Event>>, fouling: Side, square: Square) {
    if zones(fouling).penalty_area.contains(square) {
        penalty::award(turn);
    } else if turn.state().in_added_time() {
        time::end_period(turn); // TACTICS-TIME-4
    } else {
        give_free_kick(turn, fouling);
    }
}

/// TACTICS-FREE-1 The fouled side has a free kick where the battle was.
pub(super) fn give_free_kick(turn: &mut Play<'_, impl Log<Event>>, fouling: Side) {
    debug_assert_eq!(fouling, turn.state().defence());
    free_kick::after_foul(turn);
}

/// TACTICS-CARD-8 A field player becomes keeper and goes into the goal area, or faces the penalty kick.
pub(super) fn name_keeper(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn) {
    turn.emit(Event::NewKeeper { pawn });
    time::charge(turn, time::CHOICE);
    let side = pawn.side();
    let ball = turn.state().ball.square();
    let square = ball.expect("the ball lies where the battle was");
    if zones(side).penalty_area.contains(square) {
        penalty::award(turn);
    } else if matches!(turn.state().clock, PeriodClock::Due | PeriodClock::Added) {
        time::end_period(turn); // TACTICS-TIME-6 It waited for the new keeper only.
    } else {
        keeper::bring_home(turn, side, Restart::FreeKick);
    }
}

impl SoccerTactics {
    /// Whether the next card sends a pawn off.
    #[must_use]
    pub fn is_on_a_yellow_card(&self, pawn: Pawn) -> bool {
        match self.role(pawn) {
            Role::Defender => self.defenders_booked[pawn.side()],
            Role::Keeper | Role::Attacker => self.booked.contains(pawn), // TACTICS-CARD-9
        }
    }
}
