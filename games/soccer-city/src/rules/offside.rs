//! Offside (CITY-OFF).

use engine::{Log, Side};

use super::{Play, restarts::restart, turn as turns};
use crate::{
    Context, Event, Hexagon, Piece, Pieces, RestartKind, SoccerCity,
    board::{depth, in_half},
};

/// CITY-OFF-6, CITY-CLOSE-6, CITY-CORN-6, CITY-GKIK-4, CITY-THRO-4 Not from kick-off, throw-in, goal kick and corner.
pub(crate) const fn applies(context: Context) -> bool {
    match context {
        Context::KickOff | Context::ThrowIn | Context::GoalKick | Context::Corner | Context::CornerBox => {
            false
        }
        Context::Pass
        | Context::GiveAndGo
        | Context::Return
        | Context::FastBreak
        | Context::Crossing
        | Context::Box
        | Context::Additional
        | Context::OneTouch
        | Context::FreeKick
        | Context::KeeperThrow => true,
    }
}

impl SoccerCity {
    /// CITY-OFF-1, CITY-OFF-2 Whether a piece is in an offside position with the ball at `from`.
    #[must_use]
    pub fn is_offside(&self, piece: Piece, from: Hexagon) -> bool {
        self.stands_on(piece)
            .is_some_and(|at| self.would_be_offside(piece.side(), at, from))
    }

    /// Whether a piece of this side would be in an offside position there. Level is not offside.
    #[inline]
    pub(crate) fn would_be_offside(&self, side: Side, at: Hexagon, from: Hexagon) -> bool {
        let advance = depth(side, at);
        in_half(side.other(), at)
            && advance > depth(side, from)
            && self
                .on_pitch(side.other())
                .filter(|(_, opponent)| depth(side, *opponent) >= advance)
                .count()
                < 2
    }

    /// CITY-OFF-4 The team-mates who are in an offside position when the ball is left loose.
    pub(crate) fn flagged_by(&self, side: Side, by: Option<Piece>, from: Hexagon) -> Pieces {
        self.on_pitch(side)
            .filter(|(piece, at)| Some(*piece) != by && self.would_be_offside(side, *at, from))
            .map(|(piece, _)| piece)
            .collect()
    }
}

/// CITY-OFF-3 Offside is given: the turn ends, free kick for the other side.
pub(super) fn give(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, at: Hexagon) {
    turn.emit(Event::OffsideGiven { piece, at });
    turns::end(turn, restart(RestartKind::FreeKick, piece.side().other(), at));
}
