//! Offside. TACTICS-OFF-13 It applies to every play but a corner kick. TACTICS-OFF-10 Being there is no offence.
//! TACTICS-OFF-15 Nobody is kept from running into it.

use engine::{Log, Side};
use pitch::{Square, Squares};

use super::{Play, free_kick};
use crate::{
    Event, OffsideKind, Pawn, Restart, SoccerTactics,
    board::zones,
    pawn::Pawns,
    phase::{Decision, Purpose},
};

/// TACTICS-OFF-11 A free kick for the D-Team from the square the ball was played to.
pub(super) fn call(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn, kind: OffsideKind, square: Square) {
    turn.emit(Event::Offside { pawn, kind });
    free_kick::after_offside(turn, square);
}

/// TACTICS-OFF-8, TACTICS-OFF-9 A scoring opportunity has come up: whether a pawn in the goal area spoils it.
pub(super) fn interferes(turn: &mut Play<'_, impl Log<Event>>, square: Square) -> bool {
    let interferer = turn.state().interferer(turn.state().offside);
    if let Some(pawn) = interferer {
        call(turn, pawn, OffsideKind::Interference, square);
    }
    interferer.is_some()
}

impl SoccerTactics {
    /// TACTICS-OFF-1 The row of the offside line against the O-Team; 0 if there is none.
    #[inline]
    pub(crate) fn offside_line(&self) -> u8 {
        let field = self.field(self.defence());
        match self.defence() {
            Side::Home => field.first().map_or(0, Square::row),
            Side::Away => field.last().map_or(0, Square::row),
        }
    }

    /// TACTICS-OFF-2, TACTICS-OFF-3 The squares beyond a line in the D-Team's half. TACTICS-OFF-14 The ball does not
    /// matter.
    #[inline]
    pub(crate) fn beyond(&self, line: u8) -> Squares {
        let far = match (line, self.defence()) {
            (0, _) => Squares::NONE,
            (row, Side::Home) => Squares(!(u128::MAX << ((row - 1) * 8))),
            (16, Side::Away) => Squares::NONE,
            (row, Side::Away) => Squares(u128::MAX << (row * 8)),
        };
        far & zones(self.defence()).half
    }

    /// TACTICS-OFF-4 The O-Team's pawns that are offside now; never the one that plays the ball.
    #[inline]
    pub(crate) fn offside_now(&self) -> Pawns {
        let beyond = self.beyond(self.offside_line());
        if !self.occupied[self.offence].meets(beyond) {
            return Pawns::NONE;
        }
        Pawn::of(self.offence)
            .filter(|pawn| Some(*pawn) != self.holder)
            .filter(|pawn| {
                self.square_of(*pawn)
                    .is_some_and(|square| beyond.contains(square))
            })
            .collect()
    }

    /// The row of the line in force.
    pub(crate) fn line_in_force(&self) -> u8 {
        self.in_force(self.line, 0, Self::offside_line)
    }

    /// The pawns that are offside by the line in force.
    pub(crate) fn offside_in_force(&self) -> Pawns {
        self.in_force(self.offside, Pawns::NONE, Self::offside_now)
    }

    /// What is in force: as it was fixed while a play is under way, else as it would be fixed now. A corner kick knows no
    /// offside.
    fn in_force<T>(&self, fixed: T, none: T, now: impl FnOnce(&Self) -> T) -> T {
        match self.phase.decision() {
            Decision::PawnMove {
                purpose: Purpose::Attempt | Purpose::Reply(_),
                ..
            }
            | Decision::KeeperOrRoll { .. }
            | Decision::Offer { .. } => fixed,
            Decision::BallPlay { .. } if self.restart == Restart::Corner => none,
            Decision::PawnMove {
                purpose: Purpose::Set,
                ..
            }
            | Decision::BallPlay { .. }
            | Decision::Nothing
            | Decision::LineUp { .. }
            | Decision::Placement(_)
            | Decision::CornerMove { .. }
            | Decision::Square(_)
            | Decision::Pawn(_) => now(self),
        }
    }

    /// TACTICS-OFF-8 A pawn of an offside set in the goal area that the O-Team attacks.
    #[inline]
    pub(crate) fn interferer(&self, offside: Pawns) -> Option<Pawn> {
        let goal_area = zones(self.defence()).goal_area;
        offside.iter().find(|pawn| {
            self.square_of(*pawn)
                .is_some_and(|square| goal_area.contains(square))
        })
    }

    /// The squares beyond the offside line in force against the O-Team.
    #[must_use]
    pub fn offside_squares(&self) -> Squares {
        self.beyond(self.line_in_force())
    }

    /// The O-Team's pawns that are offside by the line in force.
    pub fn offside_pawns(&self) -> impl Iterator<Item = Pawn> {
        self.offside_in_force().iter()
    }
}
