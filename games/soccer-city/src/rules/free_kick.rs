//! The free kick (CITY-FREE).

use engine::{Log, Seat};

use super::{
    Play, Told,
    ball_cards::{self, BallPlay, OUTS, PASSES, SQUARES},
    candidates::{DIRECT, Menu, SKIP},
    shots::{self, Strike},
    told, turn as turns,
};
use crate::{
    Context, Event, Hexagon, Move, Phase, Piece, Refusal, Restart, RestartKind, SoccerCity,
    board::{in_shot_area, wall},
};

pub(super) const PROMPT: Told = told("city-prompt-free-kick", "CITY-FREE-4");

pub(super) fn menu(state: &SoccerCity) -> Menu {
    Menu::of([SKIP, PASSES, SQUARES, OUTS, DIRECT, shots::lines(state)])
}

/// How a free kick may be taken.
pub(crate) struct Choice(Part);

enum Part {
    Skip,
    Kick(BallPlay),
    Direct(Piece),
    Line(Strike),
}

/// CITY-FREE-4 A Pass, or a direct shot; it is left out only if neither is possible.
pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Direct {} = *mv {
        let shooter = check_direct(state)?;
        if state.options.is_striker() {
            return Err(Refusal::NoShotCards);
        }
        return Ok(Choice(Part::Direct(shooter)));
    }
    if let Move::Line { shot } = *mv {
        return shots::check_line(state, shot, true, check_direct).map(|strike| Choice(Part::Line(strike)));
    }
    if let Move::Skip {} = *mv {
        if ball_cards::any_kick(state, seat, Context::FreeKick) || check_direct(state).is_ok() {
            return Err(Refusal::MustTakeFreeKick);
        }
        return Ok(Choice(Part::Skip));
    }
    if let Move::Advance { .. } = *mv {
        return Err(Refusal::MustTakeFreeKick);
    }
    ball_cards::check_kick(state, seat, Context::FreeKick, mv).map(|ball| Choice(Part::Kick(ball)))
}

/// CITY-FREE-4 A direct shot inside the Shot-on-Goal Area.
fn check_direct(state: &SoccerCity) -> Result<Piece, Refusal> {
    let side = state.turn.attacking;
    let shooter = state.bearer_of(side).ok_or(Refusal::NoBearer)?;
    if in_shot_area(side, state.ball) {
        Ok(shooter)
    } else {
        Err(Refusal::TooFarForDirectShot)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Skip => turns::action_phase(turn),
        Part::Kick(ball) => ball_cards::play(turn, ball),
        Part::Direct(shooter) => shots::shoot_direct(turn, shooter),
        Part::Line(strike) => shots::take(turn, strike),
    }
}

impl SoccerCity {
    /// CITY-FREE-6 The wall hexagons of a free kick in the Shot-on-Goal Area.
    pub fn wall_hexagons(&self, restart: Restart) -> impl Iterator<Item = Hexagon> + use<> {
        let allowed = restart.is(RestartKind::FreeKick) && in_shot_area(restart.side, restart.spot);
        wall(restart.side, restart.spot)
            .into_iter()
            .flatten()
            .filter(move |_| allowed)
    }

    /// CITY-FREE-6 The wall of a direct free kick: the first wall hexagon that holds an outfield piece of the defenders.
    pub(crate) fn wall_piece(&self) -> Option<Piece> {
        let side = self.turn.attacking;
        if !matches!(self.phase, Phase::FreeKick {}) || !in_shot_area(side, self.ball) {
            return None;
        }
        wall(side, self.ball)
            .into_iter()
            .flatten()
            .filter_map(|hexagon| self.piece_on(hexagon))
            .find(|piece| piece.side() != side && !self.is_keeper(*piece))
    }
}
