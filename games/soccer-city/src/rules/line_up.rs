//! Setup (CITY-SET), the kick-off (CITY-KICK), and substitutions (CITY-SUB).

use engine::{BySide, Log, Side};

use super::{Play, ask, close_pass, hands, time};
use crate::{
    Context, Event, Formation, Hexagon, Phase, Piece, Places, Refusal, SoccerCity,
    board::{in_half, kick_off_spot},
    piece::Place,
};

/// CITY-SET-7 Nobody of the other side lines up so near to the kick-off hexagon.
const CIRCLE: u8 = 2;

/// Everything before the first decision: the draw, the hands, the first period.
pub(crate) fn begin_match(turn: &mut Play<'_, impl Log<Event>>) {
    let kicker = match turn.state().options.first_kickoff.side() {
        Some(side) => side,
        None => {
            // CITY-SET-8
            let side = turn.chance.one_of("kick-off", &Side::ALL);
            turn.emit(Event::KickOffDrawn { side });
            side
        }
    };
    let seats: arrayvec::ArrayVec<engine::Seat, 4> = turn.state().seats().collect();
    for seat in seats {
        hands::refill(turn, seat, false); // CITY-HAND-1
    }
    time::begin_period(turn, 1, kicker);
}

/// CITY-KICK-1 Both sides line up, at once and in secret.
pub(crate) fn begin(turn: &mut Play<'_, impl Log<Event>>, kicker: Side, first: bool) {
    turn.emit(Event::LineUpBegan { kicker, first });
    if first {
        for side in Side::ALL {
            let formation = turn.state().options.formation(side);
            turn.emit(Event::SquadPicked { side, formation });
        }
    }
    ask(
        turn,
        Phase::LineUp {
            kicker,
            first,
            done: BySide::default(),
        },
    );
}

impl SoccerCity {
    /// CITY-SET-3, CITY-SET-7 Whether a piece may line up on a hexagon.
    pub(crate) fn check_line_up_hexagon(&self, side: Side, kicker: Side, to: Hexagon) -> Result<(), Refusal> {
        if !in_half(side, to) {
            return Err(Refusal::OwnHalf);
        }
        if side != kicker && kick_off_spot(kicker).distance(to) <= CIRCLE {
            return Err(Refusal::CentreCircle);
        }
        Ok(())
    }
}

/// CITY-SET-5 A piece of the side that was picked is placed on a free hexagon.
pub(crate) fn check_place(
    state: &SoccerCity,
    side: Side,
    kicker: Side,
    piece: Piece,
    to: Hexagon,
) -> Result<(), Refusal> {
    if piece.side() != side {
        return Err(Refusal::NotYourPiece);
    }
    if !matches!(state.places[piece.index()], Place::On(_) | Place::Waiting) {
        return Err(Refusal::NotPlaying);
    }
    state.check_line_up_hexagon(side, kicker, to)?;
    if state.is_free(to) {
        Ok(())
    } else {
        Err(Refusal::Occupied)
    }
}

pub(crate) fn check_formation(formation: Formation) -> Result<(), Refusal> {
    if formation == Formation::Free {
        Err(Refusal::NoPreset)
    } else {
        Ok(())
    }
}

/// CITY-SET-2, CITY-SET-5 In the first line-up a player is swapped with the bench, free.
pub(crate) fn check_swap(state: &SoccerCity, side: Side, on: Piece, off: Piece) -> Result<(), Refusal> {
    if on.side() != side || off.side() != side {
        return Err(Refusal::NotYourPiece);
    }
    if state.is_keeper(off) || state.is_keeper(on) {
        return Err(Refusal::KeeperStarts);
    }
    let playing = matches!(state.places[off.index()], Place::On(_) | Place::Waiting);
    if !playing || state.places[on.index()] != Place::Bench {
        return Err(Refusal::NotOnTheBench);
    }
    Ok(())
}

/// CITY-SUB-1, CITY-SUB-3 A substitution when the ball is dead.
pub(crate) fn check_substitution(
    state: &SoccerCity,
    side: Side,
    on: Piece,
    off: Piece,
) -> Result<(), Refusal> {
    if on.side() != side || off.side() != side {
        return Err(Refusal::NotYourPiece);
    }
    match state.places[on.index()] {
        Place::Bench => {}
        Place::TakenOff => return Err(Refusal::MayNotReturn),
        Place::On(_) | Place::Waiting | Place::SentOff => return Err(Refusal::NotOnTheBench),
    }
    match state.places[off.index()] {
        Place::On(_) | Place::Waiting => {}
        Place::SentOff => return Err(Refusal::NotReplaced),
        Place::Bench | Place::TakenOff => return Err(Refusal::NotPlaying),
    }
    if state.substituted[side] >= state.options.substitutions {
        return Err(Refusal::NoSubstitutions);
    }
    Ok(())
}

/// CITY-SET-5 Done is refused while a piece is missing; CITY-SET-6 the kicker must stand ready.
pub(crate) fn check_done(state: &SoccerCity, side: Side, kicker: Side) -> Result<(), Refusal> {
    if Piece::of(side).any(|piece| state.places[piece.index()] == Place::Waiting) {
        return Err(Refusal::PieceMissing);
    }
    if side == kicker && !ready_to_kick(state, side) {
        return Err(Refusal::NoKicker);
    }
    Ok(())
}

fn ready_to_kick(state: &SoccerCity, side: Side) -> bool {
    state
        .piece_on(kick_off_spot(side))
        .is_some_and(|piece| piece.side() == side && !state.is_keeper(piece))
}

/// CITY-SET-4 When both are done the line-ups are shown together, and the kick-off follows.
pub(crate) fn done(turn: &mut Play<'_, impl Log<Event>>, side: Side, kicker: Side) {
    turn.emit(Event::LineUpDone { side });
    if !turn.state().deciding().is_empty() {
        return;
    }
    for side in Side::ALL {
        let mut places = [None; 9];
        for (place, piece) in places.iter_mut().zip(Piece::of(side)) {
            *place = turn.state().stands_on(piece);
        }
        turn.emit(Event::LineUpShown {
            side,
            places: Places(places),
        });
    }
    ask(turn, Phase::KickOff { side: kicker });
}

/// CITY-KICK-2 The kicker makes a Close Pass to any team-mate.
pub(crate) fn kick_off(turn: &mut Play<'_, impl Log<Event>>, side: Side, receiver: Piece) {
    close_pass::play(turn, Context::KickOff, side, receiver);
}
