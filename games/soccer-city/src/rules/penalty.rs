//! The penalty (CITY-PEN): the kicker is named, then kicker and keeper choose in secret.

use engine::{Log, Seat, Seats, Side};

use super::{
    Play, Told, ask,
    candidates::{Candidates, Menu, own},
    discards, factors, misfit, restarts, shots, stoppages, time, told, turn as turns,
};
use crate::{
    BallValue, Event, How, Move, Occasion, Phase, Piece, Refusal, Restart, RestartKind, SoccerCity,
    board::keeper_spot,
};

pub(super) const KICKER_PROMPT: Told = told("city-prompt-penalty-kicker", "CITY-PEN-1");
pub(super) const PROMPT: Told = told("city-prompt-penalty", "CITY-PEN-2");

pub(super) fn kicker_menu() -> Menu {
    Menu::of([KICKERS])
}

const KICKERS: Candidates = Candidates::found(9, |_, seat, n| Some(Move::Kicker { piece: own(seat, n)? }));

/// CITY-PEN-2 Both coaches, until each has chosen.
pub(super) fn asked(state: &SoccerCity) -> Seats {
    state.unsealed(Side::ALL.map(|side| state.seat_of(side)))
}

pub(super) fn menu() -> Menu {
    Menu::of([AIMS])
}

/// Short, Medium or Long.
pub(super) const AIMS: Candidates = Candidates::found(3, |_, _, n| {
    Some(Move::Aim {
        value: BallValue::ALL[n],
    })
});

/// CITY-PEN-1 The referee clears the point and puts the keeper on his line; then the kicker is named.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, restart: Restart) {
    let rival = restart.side.other();
    let (keeper, spot) = (turn.state().keepers[rival], keeper_spot(rival));
    for hexagon in [restart.spot, spot] {
        if let Some(piece) = turn.state().piece_on(hexagon)
            && piece != keeper
        {
            restarts::make_room(turn, piece, hexagon);
        }
    }
    if turn.state().stands_on(keeper) != Some(spot) {
        turn.emit(Event::Put {
            piece: keeper,
            to: spot,
        });
    }
    ask(turn, Phase::PenaltyKicker { side: restart.side });
}

/// Who kicks, or where one of the two aims.
pub(crate) struct Choice {
    side: Side,
    part: Part,
}

enum Part {
    Kicker(Piece),
    Aim { seat: Seat, value: BallValue },
}

/// CITY-PEN-1 Any piece of the kicking side.
pub(super) fn check_kicker(state: &SoccerCity, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Kicker { piece } = *mv else {
        return Err(misfit(state, mv));
    };
    if piece.side() == side && state.stands_on(piece).is_some() {
        Ok(Choice {
            side,
            part: Part::Kicker(piece),
        })
    } else {
        Err(Refusal::NotOnPitch)
    }
}

pub(super) fn check(state: &SoccerCity, seat: Seat, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Aim { value } = *mv else {
        return Err(misfit(state, mv));
    };
    Ok(Choice {
        side,
        part: Part::Aim { seat, value },
    })
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { side, part }: Choice) {
    match part {
        Part::Kicker(piece) => {
            let spot = turn.state().ball;
            turn.emit(Event::Put { piece, to: spot });
            let restart = Restart {
                kind: RestartKind::Penalty,
                side,
                spot,
            };
            stoppages::begin(turn, restart, side);
        }
        Part::Aim { seat, value } => {
            turn.emit(Event::Sealed {
                seat,
                choice: Some(Move::Aim { value }),
            });
            if turn.state().deciding().is_empty() {
                kick(turn, side);
            }
        }
    }
}

/// CITY-PEN-2 to CITY-PEN-4 (CITY-PEN-3 no card is spent), CITY-PEN-6 Both choices are shown: different ones are a goal, the same
/// a save. It is no turn.
fn kick(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    let state = turn.state();
    let aim = |side: Side| state.sealed_aim(state.seat_of(side));
    let (kick, dive) = (aim(side), aim(side.other()));
    let kicker = state.bearer_of(side).unwrap_or(state.keepers[side]);
    turn.emit(Event::PenaltyShown {
        piece: kicker,
        kick,
        dive,
    });
    let rival = side.other();
    if kick == dive {
        let (piece, _) = turn.state().keeper(rival);
        turn.emit(Event::BallTaken {
            piece,
            how: How::Saved,
        });
        factors::ball_changed_hands(turn);
    } else {
        shots::score(turn, kicker);
    }
    // CITY-TIME-4
    if turn.state().time_up {
        return time::end_period(turn);
    }
    if kick == dive {
        turns::begin(turn, rival, false); // CITY-TURN-13
    } else {
        discards::begin(turn, Occasion::Goal);
    }
}

impl SoccerCity {
    /// CITY-PEN-2 What a seat has chosen in secret for a penalty.
    pub(super) fn sealed_aim(&self, seat: Seat) -> BallValue {
        let Some(Move::Aim { value }) = self.sealed[seat as usize] else {
            unreachable!("{seat} has chosen where to aim");
        };
        value
    }
}
