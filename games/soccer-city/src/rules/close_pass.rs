//! The Close Pass (CITY-CLOSE), and the Pass to the Box that is aimed like one (CITY-ATAC-12).

use engine::Side;

use super::passes::{Aimed, Landing};
use crate::{Context, Height, Hexagon, Piece, Refusal, SoccerCity, board::in_box};

/// CITY-CLOSE-2 Up to so many hexagons it counts as a Short Pass.
pub(super) const SHORT: u8 = 4;

impl SoccerCity {
    /// CITY-CLOSE-1 to CITY-CLOSE-4 (CITY-CLOSE-3 on a line like a pass of its length) A Close Pass from where the ball lies to a team-mate, or the clause that forbids it.
    pub(crate) fn aim_close(&self, side: Side, receiver: Piece, context: Context) -> Result<Aimed, Refusal> {
        let from = self.ball;
        let to = self.stands_on(receiver).ok_or(Refusal::NotOnPitch)?;
        if receiver.side() != side {
            return Err(Refusal::CloseNeedsMate);
        }
        // Nobody passes to himself; but a throw-in goes to whoever stands on the line (CITY-THRO-2).
        if to == from && context != Context::ThrowIn {
            return Err(Refusal::CloseNeedsMate);
        }
        let steps = from.distance(to);
        // CITY-CLOSE-2, CITY-ATAC-12
        let is_box = matches!(context, Context::Box | Context::CornerBox);
        let height = if steps > SHORT || is_box {
            Height::High
        } else {
            Height::Low
        };
        let landing = match from.straight(to).filter(|_| to != from) {
            Some(line) => self.along_line(side, from, line, to, height)?,
            None if self.is_flanked(side, from, to) => return Err(Refusal::CloseGuarded),
            None => Landing::Receiver(receiver),
        };
        Ok(Aimed::close(context, side, landing, to, height))
    }

    /// Whether a Close Pass could reach a piece that has gone from one hexagon to another, which is free.
    pub(super) fn could_aim_close(&self, side: Side, left: Hexagon, to: Hexagon) -> bool {
        let from = self.ball;
        match from.straight(to) {
            Some((direction, steps)) => steps <= SHORT || !self.is_blocked(from, direction, Some(left)),
            None => !self.is_flanked(side, from, to),
        }
    }

    /// CITY-ATAC-12 A Pass to the Box: the receiver stands in the opponents' penalty box.
    pub(crate) fn aim_box(&self, side: Side, receiver: Piece, context: Context) -> Result<Aimed, Refusal> {
        let inside = self
            .stands_on(receiver)
            .is_some_and(|at| in_box(side.other(), at));
        if receiver.side() == side && !inside {
            return Err(Refusal::NotInTheBox);
        }
        self.aim_close(side, receiver, context)
    }
}
