//! The shootout (CITY-SHTO).

use engine::{Log, Seat, Seats, Side};

use super::{Play, Told, ask, candidates::Menu, misfit, penalty, time, told};
use crate::{
    BallValue, Event, Move, Phase, Refusal, SoccerCity,
    state::{Shootout, seat},
};

/// CITY-SHTO-2 Kicks of each side before sudden death.
const KICKS: u16 = 5;

pub(super) const PROMPT: Told = told("city-prompt-shootout", "CITY-SHTO-2");

/// CITY-SHTO-2 Both coaches, until each has chosen.
pub(super) fn asked(state: &SoccerCity) -> Seats {
    state.unsealed(Side::ALL.map(|side| coach(state, side)))
}

/// CITY-SHTO-2 In 4-Player mode the coaches take turns round by round, coach one first.
fn coach(state: &SoccerCity, side: Side) -> Seat {
    let round = state.shootout.map_or(0, |shootout| shootout.kicks / 2);
    seat(side, state.options.is_four() && !round.is_multiple_of(2))
}

pub(super) fn menu() -> Menu {
    Menu::of([penalty::AIMS])
}

/// Where one of the two aims.
pub(crate) struct Choice {
    seat: Seat,
    side: Side,
    value: BallValue,
}

pub(super) fn check(state: &SoccerCity, seat: Seat, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Aim { value } = *mv else {
        return Err(misfit(state, mv));
    };
    Ok(Choice { seat, side, value })
}

/// CITY-SHTO-2 A referee draw decides who shoots first.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>) {
    let first = turn.chance.one_of("shootout", &Side::ALL);
    turn.emit(Event::ShootoutBegan { first });
    ask(turn, Phase::Shootout { side: first });
}

/// Both coaches choose in secret; the second choice shows both.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { seat, side, value }: Choice) {
    turn.emit(Event::Sealed {
        seat,
        choice: Some(Move::Aim { value }),
    });
    if !turn.state().deciding().is_empty() {
        return;
    }
    let state = turn.state();
    let aim = |side: Side| state.sealed_aim(coach(state, side));
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
