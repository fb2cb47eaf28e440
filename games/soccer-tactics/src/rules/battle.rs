//! Battles. TACTICS-BATTLE-10 Every pawn may fight.

use std::cmp::Ordering;

use engine::Log;
use pitch::Square;

use super::{Play, cards, offensive_set, shot, time};
use crate::{Event, Pawn, Role, SoccerTactics};

/// TACTICS-BATTLE-1 The two pawns on a square fight: TACTICS-BATTLE-2 one die each and the bonus of the pawn.
pub(super) fn fight(turn: &mut Play<'_, impl Log<Event>>, o_pawn: Pawn, d_pawn: Pawn, square: Square) {
    loop {
        let (o_die, d_die) = (turn.chance.die("battle-o", 6), turn.chance.die("battle-d", 6));
        let (o_total, d_total) = (
            o_die + turn.state().bonus(o_pawn),
            d_die + turn.state().bonus(d_pawn),
        );
        turn.emit(Event::BattleRolled {
            o_pawn,
            d_pawn,
            o_die,
            d_die,
            o_total,
            d_total,
        });
        match (o_die, d_die, o_total.cmp(&d_total)) {
            // TACTICS-BATTLE-4, TACTICS-FOUL-1, TACTICS-FOUL-3
            (6, 1, _) => return cards::foul(turn, d_pawn, o_pawn, square),
            (1, 6, _) => return cards::foul(turn, o_pawn, d_pawn, square),
            (_, _, Ordering::Greater) => return won_by_offence(turn, o_pawn, d_pawn, square),
            (_, _, Ordering::Less) => return won_by_defence(turn, d_pawn),
            // TACTICS-BATTLE-3 Equal totals: both roll again.
            (_, _, Ordering::Equal) => {}
        }
    }
}

/// TACTICS-BATTLE-5 Both stay; the winner holds the ball.
fn won_by_offence(turn: &mut Play<'_, impl Log<Event>>, o_pawn: Pawn, d_pawn: Pawn, square: Square) {
    let beaten_keeper = turn.state().is_keeper(d_pawn);
    let in_area = turn.state().in_target_area(square);
    turn.emit(Event::BattleWon { pawn: o_pawn });
    time::charge(turn, time::BATTLE);
    // TACTICS-BATTLE-7, TACTICS-BATTLE-8
    if in_area || beaten_keeper {
        shot::shoot(turn, o_pawn);
    } else {
        offensive_set::begin(turn, o_pawn.side(), o_pawn); // TACTICS-BATTLE-9
    }
}

/// TACTICS-BATTLE-6 The D-Team begins an offensive set.
fn won_by_defence(turn: &mut Play<'_, impl Log<Event>>, d_pawn: Pawn) {
    turn.emit(Event::BattleWon { pawn: d_pawn });
    time::charge(turn, time::BATTLE);
    offensive_set::begin(turn, d_pawn.side(), d_pawn);
}

impl SoccerTactics {
    /// TACTICS-BATTLE-2, TACTICS-VAR-1 What a pawn adds to its die.
    #[must_use]
    pub fn bonus(&self, pawn: Pawn) -> u8 {
        match self.role(pawn) {
            Role::Keeper => 2,
            Role::Defender if self.options.advanced_defenders.is_on() => 2,
            Role::Defender => 1,
            Role::Attacker => 0,
        }
    }
}
