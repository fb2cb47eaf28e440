//! House variant: the shoot-out. FLIP-SO-1 It decides a match that is level after injury time.

use engine::{BySide, Log, Side};

use super::{Play, injury_time, preparing};
use crate::{
    CardSet, Event, Period, ShootOutResult,
    state::{KICKS_MAX, KICKS_PER_SHUFFLE, ShootOut},
};

/// FLIP-SO-4 Kicks of each side before sudden death.
const KICKS_EACH: u16 = 5;

/// FLIP-SO-2 The referee draws who kicks first, then shuffles all 53 cards of each side.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>) {
    let first = turn.chance.one_of("first-kicker", &Side::ALL);
    turn.emit(Event::ShootOut { first });
    shuffle(turn);
}

fn shuffle(turn: &mut Play<'_, impl Log<Event>>) {
    preparing::shuffle(
        turn,
        Period::ShootOut,
        BySide {
            home: CardSet::ALL,
            away: CardSet::ALL,
        },
    );
}

/// FLIP-SO-3 Each kick is one pair in the Penalty area, and the packs flip after it (see `minute.rs`).
pub(super) fn after_kick(turn: &mut Play<'_, impl Log<Event>>) {
    let kicks = turn.state().laid;
    let shoot_out = turn.state().shoot_out.expect("its kicks belong to a shoot-out");
    let winner = decided(&shoot_out, kicks).or_else(|| {
        // FLIP-SO-8 After ten packs the referee draws lots.
        (kicks >= KICKS_MAX).then(|| turn.chance.one_of("lots", &Side::ALL))
    });
    if let Some(winner) = winner {
        // FLIP-SO-7 The match score stays; the winner is recorded beside it.
        injury_time::full_time(
            turn,
            Some(ShootOutResult {
                winner,
                score: shoot_out.goals,
            }),
        );
    } else if kicks.is_multiple_of(KICKS_PER_SHUFFLE) {
        shuffle(turn); // FLIP-SO-6
    }
}

/// FLIP-SO-4 It ends as soon as the side behind cannot draw level with its remaining kicks. FLIP-SO-5 After five each:
/// sudden death, decided after equal kicks.
fn decided(shoot_out: &ShootOut, kicks: u16) -> Option<Side> {
    let taken = |side: Side| {
        if side == shoot_out.first {
            kicks.div_ceil(2)
        } else {
            kicks / 2
        }
    };
    // In sudden death each side is owed as many kicks as the other has had.
    let owed = KICKS_EACH.max(kicks.div_ceil(2));
    Side::ALL.into_iter().find(|side| {
        let behind = side.other();
        let best = shoot_out.goals[behind] + (owed - taken(behind));
        shoot_out.goals[*side] > best
    })
}
