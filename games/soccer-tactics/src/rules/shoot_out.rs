//! The penalty shoot-out.

use engine::{Log, Side};

use super::{Play, kick_off, overtime, shot};
use crate::{Event, Pawn, ShotResult, SoccerTactics, state::ShootOut};

/// TACTICS-SHOOT-1 Kicks of each side before sudden death.
const KICKS: u16 = 5;

/// TACTICS-SHOOT-6 The order of the kickers, by their places in the order of ids: 11 to 6, then D4 to D1, then the keeper.
const ORDER: [u8; 11] = [8, 10, 9, 7, 6, 5, 4, 3, 2, 1, 0];

/// TACTICS-SHOOT-2 The higher roll kicks first. TACTICS-SHOOT-7 The shoot-out decides the winner and leaves the score.
pub(super) fn play(turn: &mut Play<'_, impl Log<Event>>) {
    kick_off::contest(turn, ["shoot-out-home", "shoot-out-away"], |home, away| {
        Event::ShootoutRolled { home, away }
    });
    let options = turn.state().options;
    loop {
        let Some(shoot_out) = turn.state().shoot_out else {
            return;
        };
        if let Some(winner) = decided(&shoot_out, options.shootout_stop_early.is_on()) {
            return overtime::end_match(turn, Some(winner));
        }
        let side = shoot_out.kicker(shoot_out.kicks);
        let pawn = kicker(turn.state(), side, shoot_out.kicks / 2);
        // TACTICS-SHOOT-3 Anything but a goal is a miss.
        let scored = shot::draw(&options, turn.chance) == ShotResult::Goal;
        turn.emit(Event::ShootoutKick { side, pawn, scored });
    }
}

/// TACTICS-SHOOT-4 After ten kicks, or as soon as five cannot be caught up with; TACTICS-SHOOT-5 then pair by pair.
fn decided(shoot_out: &ShootOut, stop_early: bool) -> Option<Side> {
    let ShootOut {
        first, kicks, goals, ..
    } = *shoot_out;
    let taken = |side: Side| {
        if side == first {
            kicks.div_ceil(2)
        } else {
            kicks / 2
        }
    };
    let left = |side: Side| KICKS.saturating_sub(taken(side));
    let pairs_are_even = kicks.is_multiple_of(2);
    Side::ALL.into_iter().find(|side| {
        let (own, other) = (goals[*side], goals[side.other()]);
        let early = stop_early && kicks < 2 * KICKS && own > other + left(side.other());
        early || (kicks >= 2 * KICKS && pairs_are_even && own > other)
    })
}

/// TACTICS-SHOOT-6 The kickers in order, without those sent off; a new keeper keeps the place of his own number.
fn kicker(state: &SoccerTactics, side: Side, nth: u16) -> Pawn {
    let kickers = ORDER
        .into_iter()
        .map(|nth| Pawn::nth(side, nth))
        .filter(|pawn| state.plays(*pawn));
    let count = kickers.clone().count().max(1);
    kickers
        .clone()
        .nth(usize::from(nth) % count)
        .unwrap_or(state.keepers[side])
}
