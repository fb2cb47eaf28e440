//! The shootout (CITY-SHTO).

use engine::{Log, Seat, Side};

use super::{Play, ask, time};
use crate::{Event, Move, Phase, state::Shootout};

/// CITY-SHTO-2 Kicks of each side before sudden death.
const KICKS: u16 = 5;

/// CITY-SHTO-2 A referee draw decides who shoots first.
pub(crate) fn begin(turn: &mut Play<'_, impl Log<Event>>) {
    let first = turn.chance.one_of("shootout", &Side::ALL);
    turn.emit(Event::ShootoutBegan { first });
    ask(turn, Phase::Shootout { side: first });
}

/// Both coaches choose in secret; the second choice shows both.
pub(crate) fn aim(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, side: Side, mv: Move) {
    turn.emit(Event::Sealed {
        seat,
        choice: Some(mv),
    });
    if !turn.state().deciding().is_empty() {
        return;
    }
    let state = turn.state();
    let aim = |side: Side| state.sealed_aim(state.shooting_seat(side));
    let (kick, dive) = (aim(side), aim(side.other()));
    turn.emit(Event::ShootoutKick { side, kick, dive });
    match turn.state().shootout.filter(|shootout| !is_decided(shootout)) {
        Some(shootout) => ask(
            turn,
            Phase::Shootout {
                side: shootout.kicker(shootout.kicks),
            },
        ),
        None => time::end_match(turn, None),
    }
}

/// CITY-SHTO-3, CITY-SHTO-4 Whether one side can no longer be caught; after five each, whether a round is decided.
fn is_decided(shootout: &Shootout) -> bool {
    let taken = |side: Side| {
        if side == shootout.first {
            shootout.kicks.div_ceil(2)
        } else {
            shootout.kicks / 2
        }
    };
    if shootout.kicks >= 2 * KICKS {
        return shootout.kicks.is_multiple_of(2) && shootout.goals.home != shootout.goals.away;
    }
    Side::ALL.into_iter().any(|side| {
        let rival = side.other();
        shootout.goals[side] > shootout.goals[rival] + (KICKS - taken(rival))
    })
}
