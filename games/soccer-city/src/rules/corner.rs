//! The corner kick (CITY-CORN).

use engine::{Log, Seat, Side};

use super::{
    Play, Told,
    ball_cards::{self, BallPlay, OUTS, PASSES, SQUARES},
    candidates::{CLOSE_PASSES, Candidates, Menu, SKIP},
    misfit,
    passes::{self, Aimed},
    restarts::{self, restart},
    told, turn as turns,
};
use crate::{Context, Event, Hexagon, Move, Next, Refusal, Restart, RestartKind, SoccerCity, board::corners};

pub(super) const CHOICE_PROMPT: Told = told("city-prompt-corner-choice", "CITY-CORN-1");
pub(super) const PROMPT: Told = told("city-prompt-corner", "CITY-CORN-3");

pub(super) fn choice_menu() -> Menu {
    Menu::of([CORNERS])
}

const CORNERS: Candidates = Candidates::found(2, |_, seat, n| {
    Some(Move::Corner {
        at: corners(seat.side())[n],
    })
});

pub(super) fn menu() -> Menu {
    Menu::of([SKIP, PASSES, SQUARES, OUTS, CLOSE_PASSES])
}

/// CITY-CORN-1 A corner kick on the side of the row; in the middle the kicking coach chooses.
pub(super) fn next(side: Side, row: Hexagon) -> Next {
    let [top, bottom] = corners(side);
    match row.y().cmp(&7) {
        std::cmp::Ordering::Less => restart(RestartKind::Corner, side, top),
        std::cmp::Ordering::Equal => Next::CornerChoice { side },
        std::cmp::Ordering::Greater => restart(RestartKind::Corner, side, bottom),
    }
}

/// Which corner, or how it may be taken.
pub(crate) struct Choice(Part);

enum Part {
    At { side: Side, spot: Hexagon },
    Skip,
    Kick(BallPlay),
    ToTheBox(Aimed),
}

/// CITY-CORN-1 The corner is chosen before anybody is relocated.
pub(super) fn check_choice(state: &SoccerCity, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let Move::Corner { at } = *mv else {
        return Err(misfit(state, mv));
    };
    if corners(side).contains(&at) {
        Ok(Choice(Part::At { side, spot: at }))
    } else {
        Err(Refusal::NotYourCorner)
    }
}

/// CITY-CORN-3 A Ball card, or a Pass to the Box without any card; it is left out only if neither is possible.
pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    let side = seat.side();
    if let Move::Close { receiver } = *mv {
        return state
            .aim_box(side, receiver, Context::CornerBox)
            .map(|aimed| Choice(Part::ToTheBox(aimed)));
    }
    if let Move::Skip {} = *mv {
        let boxed = state
            .on_pitch(side)
            .any(|(piece, _)| state.aim_box(side, piece, Context::CornerBox).is_ok());
        if boxed || ball_cards::any_kick(state, seat, Context::Corner) {
            return Err(Refusal::MustTakeCorner);
        }
        return Ok(Choice(Part::Skip));
    }
    ball_cards::check_kick(state, seat, Context::Corner, mv).map(|ball| Choice(Part::Kick(ball)))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::At { side, spot } => restarts::give(
            turn,
            Restart {
                kind: RestartKind::Corner,
                side,
                spot,
            },
        ),
        Part::Skip => turns::action_phase(turn),
        Part::Kick(ball) => ball_cards::play(turn, ball),
        Part::ToTheBox(aimed) => passes::play(turn, aimed),
    }
}
