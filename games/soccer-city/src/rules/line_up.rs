//! The line-up (CITY-SET): both sides at once, in secret.

use engine::{BySide, Log, Seat, Seats, Side};

use super::{
    Play, Told, ask,
    candidates::{Candidates, DONE, Menu, own},
    hands, substitutions, time, told,
};
use crate::{
    Event, Formation, Hexagon, Move, Phase, Piece, Places, Refusal, SoccerCity,
    board::{in_half, kick_off_spot},
    formations::PRESETS,
    piece::Place,
};

/// CITY-SET-7 Nobody of the other side lines up so near to the kick-off hexagon.
const CIRCLE: u8 = 2;

pub(super) const PROMPT: Told = told("city-prompt-line-up", "CITY-SET-5");

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
    let seats: arrayvec::ArrayVec<Seat, 4> = turn.state().seats().collect();
    for seat in seats {
        hands::refill(turn, seat, false); // CITY-HAND-1
    }
    time::begin_period(turn, 1, kicker);
}

/// CITY-KICK-1 Both sides line up.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>, kicker: Side, first: bool) {
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

/// CITY-SET-4 Both at once, until each is done.
pub(super) fn asked(state: &SoccerCity, done: BySide<bool>) -> Seats {
    Side::ALL
        .into_iter()
        .filter(|side| !done[*side])
        .map(|side| state.seat_of(side))
        .collect()
}

pub(super) fn menu() -> Menu {
    Menu::open([DONE, FORMATIONS, PLACES, substitutions::CANDIDATES])
}

const FORMATIONS: Candidates = Candidates::found(PRESETS.len(), |_, _, n| {
    Some(Move::Formation {
        formation: PRESETS[n],
    })
});

const PLACES: Candidates = Candidates::found(9 * Hexagon::COUNT, |_, seat, n| {
    Some(Move::Place {
        piece: own(seat, n)?,
        to: Hexagon::all().nth(n / 9)?,
    })
});

/// A part of a line-up that the rules allow.
pub(crate) struct Choice(Part);

enum Part {
    Formation { side: Side, formation: Formation },
    Place { piece: Piece, to: Hexagon },
    Bring { on: Piece, off: Piece },
    Done { side: Side, kicker: Side },
}

/// CITY-SET-4 A refusal must not tell where the other side lines up: whatever does not belong here is simply not asked.
pub(super) fn check(
    state: &SoccerCity,
    side: Side,
    (kicker, first): (Side, bool),
    mv: &Move,
) -> Result<Choice, Refusal> {
    if let Move::Formation { formation } = *mv {
        if formation == Formation::Free {
            return Err(Refusal::NoPreset);
        }
        return Ok(Choice(Part::Formation { side, formation }));
    }
    if let Move::Place { piece, to } = *mv {
        check_place(state, side, kicker, piece, to)?;
        return Ok(Choice(Part::Place { piece, to }));
    }
    if let Move::Bring { on, off } = *mv {
        if first {
            check_swap(state, side, on, off)?;
        } else {
            substitutions::check(state, side, on, off)?;
        }
        return Ok(Choice(Part::Bring { on, off }));
    }
    if let Move::Done {} = *mv {
        check_done(state, side, kicker)?;
        return Ok(Choice(Part::Done { side, kicker }));
    }
    Err(Refusal::NotNow)
}

/// CITY-SET-3, CITY-SET-5, CITY-SET-7 A piece of the side that was picked is placed on a free hexagon of its own half.
fn check_place(
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
    if !in_half(side, to) {
        return Err(Refusal::OwnHalf);
    }
    if side != kicker && kick_off_spot(kicker).distance(to) <= CIRCLE {
        return Err(Refusal::CentreCircle);
    }
    if state.is_free(to) {
        Ok(())
    } else {
        Err(Refusal::Occupied)
    }
}

/// CITY-SET-2, CITY-SET-5 In the first line-up a player is swapped with the bench, free.
fn check_swap(state: &SoccerCity, side: Side, on: Piece, off: Piece) -> Result<(), Refusal> {
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

/// CITY-SET-5 Done is refused while a piece is missing; CITY-SET-6 the kicker must stand ready.
fn check_done(state: &SoccerCity, side: Side, kicker: Side) -> Result<(), Refusal> {
    if Piece::of(side).any(|piece| state.places[piece.index()] == Place::Waiting) {
        return Err(Refusal::PieceMissing);
    }
    let ready = state
        .piece_on(kick_off_spot(side))
        .is_some_and(|piece| piece.side() == side && !state.is_keeper(piece));
    if side == kicker && !ready {
        return Err(Refusal::NoKicker);
    }
    Ok(())
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Formation { side, formation } => turn.emit(Event::LineUpFormation { side, formation }),
        Part::Place { piece, to } => turn.emit(Event::LineUpPlaced { piece, to }),
        Part::Bring { on, off } => turn.emit(Event::LineUpBrought { on, off }),
        Part::Done { side, kicker } => done(turn, side, kicker),
    }
}

/// CITY-SET-4 When both are done the line-ups are shown together, and the kick-off follows.
fn done(turn: &mut Play<'_, impl Log<Event>>, side: Side, kicker: Side) {
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
