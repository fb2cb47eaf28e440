//! The Close Pass (CITY-CLOSE), and the Pass to the Box that is aimed like one (CITY-ATAC-12).

use engine::{Log, Side};

use super::{
    Play,
    passes::{self, Aimed, Landing},
};
use crate::{Context, Event, Height, Means, Piece, Refusal, SoccerCity, board::in_box};

/// CITY-CLOSE-2 Up to so many hexagons it counts as a Short Pass.
pub(crate) const SHORT: u8 = 4;

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
        Ok(Aimed {
            landing,
            to,
            means: Means::Close,
            height,
        })
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

/// CITY-CLOSE-1 A Close Pass is made.
pub(crate) fn play(turn: &mut Play<'_, impl Log<Event>>, context: Context, side: Side, receiver: Piece) {
    let aimed = turn
        .state()
        .aim_close(side, receiver, context)
        .expect("a legal Close Pass has a path");
    passes::play(turn, context, side, aimed);
}
