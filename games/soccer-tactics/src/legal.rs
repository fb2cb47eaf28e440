//! Where pawns and ball may go, as sets of squares. Every list, check and view reads these.

use engine::Side;
use pitch::{Square, Squares, WALK_MAX, flight, walk, walks};

use crate::{
    Contact, Dice, Pawn, Phase, Restart, Role, SoccerTactics,
    board::{circle, zones},
    crowding::{Limit, crowded_columns, crowded_rows},
    decision::{Decision, PawnChoice, Placement, SquareChoice},
    pawn::{Pawns, Place},
};

/// Which limits a placement may ignore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiver {
    /// None.
    Strict,
    /// TACTICS-LIMIT-1, TACTICS-LIMIT-2 Those on rows and columns.
    RowsAndColumns,
}

impl SoccerTactics {
    /// The squares where a pawn may stand at the end of a move or placement (TACTICS-LIMIT-6, TACTICS-PLACE-1).
    #[inline]
    pub(crate) fn standing(&self, pawn: Pawn, waiver: Waiver) -> Squares {
        let side = pawn.side();
        let mut others = self.occupied[side];
        if let Some(square) = self.square_of(pawn) {
            others.remove(square);
        }
        let mut squares = self.ground(pawn) - others; // TACTICS-TEAM-4 to TACTICS-TEAM-6
        squares = squares - self.full_areas(pawn, others);
        if waiver == Waiver::Strict {
            squares = squares - crowded_rows(others) - crowded_columns(others);
        }
        squares
    }

    /// TACTICS-LIMIT-4 Goal areas with a team-mate in them, and TACTICS-LIMIT-3 penalty areas with four.
    #[inline]
    fn full_areas(&self, pawn: Pawn, others: Squares) -> Squares {
        let mut full = Squares::NONE;
        for end in Side::ALL {
            let zones = zones(end);
            if others.meets(zones.goal_area) {
                full |= zones.goal_area;
            }
            full |= self.full_penalty_area(pawn, others, zones.penalty_area);
        }
        full
    }

    /// TACTICS-LIMIT-3 The keeper does not count. TACTICS-LIMIT-7 A pawn inside may move within.
    #[inline]
    fn full_penalty_area(&self, pawn: Pawn, others: Squares, area: Squares) -> Squares {
        let inside = others & area;
        if inside.len() < 4 || self.is_keeper(pawn) {
            return Squares::NONE;
        }
        let keeper = self
            .square_of(self.keepers[pawn.side()])
            .is_some_and(|square| inside.contains(square));
        let already_in = self.square_of(pawn).is_some_and(|square| area.contains(square));
        if inside.len() - u32::from(keeper) < 4 || already_in {
            Squares::NONE
        } else {
            area
        }
    }

    /// The limit that a pawn would break on a square, in the order in which refusals name them.
    pub(crate) fn broken_limit(&self, pawn: Pawn, square: Square) -> Option<Limit> {
        let mut others = self.occupied[pawn.side()];
        if let Some(from) = self.square_of(pawn) {
            others.remove(from);
        }
        let ends = Side::ALL.map(zones);
        if ends
            .iter()
            .any(|end| end.goal_area.contains(square) && others.meets(end.goal_area))
        {
            Some(Limit::GoalArea)
        } else if ends.iter().any(|end| {
            self.full_penalty_area(pawn, others, end.penalty_area)
                .contains(square)
        }) {
            Some(Limit::PenaltyArea)
        } else if crowded_rows(others).contains(square) {
            Some(Limit::Row)
        } else if crowded_columns(others).contains(square) {
            Some(Limit::Column)
        } else {
            None
        }
    }

    /// TACTICS-MOVE-2 to TACTICS-MOVE-12 The end squares of a field player for a roll.
    #[inline]
    pub(crate) fn ends(&self, pawn: Pawn, roll: u8) -> Squares {
        let Some(from) = self.square_of(pawn) else {
            return Squares::NONE;
        };
        // TACTICS-MOVE-8; own pawns are passed: TACTICS-MOVE-7
        let reached = self.paths(pawn, from, roll, self.occupied[pawn.side().other()]);
        let mut ends = reached & self.standing(pawn, Waiver::Strict);
        // TACTICS-TOUCH-1 The taker may not end on the ball he has just played.
        if self.ban == Some(pawn)
            && let Some(ball) = self.ball.square()
        {
            ends.remove(ball);
        }
        ends
    }

    /// TACTICS-MOVE-9 The squares where a pawn's paths for a roll end if it cannot pass over those `barred`: with the exact
    /// count or, if contact stops it, on the first of them that it enters.
    #[inline]
    pub(crate) fn paths(&self, pawn: Pawn, from: Square, roll: u8, barred: Squares) -> Squares {
        match self.options.contact {
            Contact::Exact => walk(from, roll, barred, self.ground(pawn)),
            Contact::Stop => self.all_paths(pawn, from, barred)[usize::from(roll) - 1],
        }
    }

    /// The same for the rolls 1 to 6.
    pub(crate) fn all_paths(&self, pawn: Pawn, from: Square, barred: Squares) -> [Squares; WALK_MAX] {
        let mut ends = walks(from, barred, self.ground(pawn));
        if self.options.contact == Contact::Stop {
            for roll in 1..WALK_MAX {
                ends[roll] |= ends[roll - 1] & barred;
            }
        }
        ends
    }

    /// The pawns that may make the pawn move that is open.
    #[inline]
    pub(crate) fn movers(&self, side: Side) -> impl Iterator<Item = Pawn> + Clone {
        let holder = self
            .holder
            .filter(|_| matches!(self.phase, Phase::PawnMove { .. }));
        Pawn::of(side).filter(move |pawn| {
            !self.is_keeper(*pawn) && Some(*pawn) != holder && self.square_of(*pawn).is_some()
        })
    }

    /// TACTICS-BALL-4, TACTICS-BALL-8, TACTICS-KICK-5, TACTICS-GKICK-5 Where the ball can be played.
    #[inline]
    pub(crate) fn ball_targets(&self, dice: Dice) -> Squares {
        let Some(from) = self.ball.square() else {
            return Squares::NONE;
        };
        let opponents_only = self.occupied[self.defence()] - self.occupied[self.offence];
        (flight(from, dice.total()) - opponents_only) & self.ball_ground()
    }

    /// Where the ball must end by the kind of kick.
    #[inline]
    pub(crate) fn ball_ground(&self) -> Squares {
        match self.restart {
            Restart::KickOff => zones(self.defence()).half,
            Restart::GoalKick => !zones(self.offence).penalty_area,
            Restart::Open | Restart::FreeKick | Restart::Corner | Restart::Penalty => Squares::ALL,
        }
    }

    /// TACTICS-DRIB-1, TACTICS-DRIB-2 Where the holder can dribble. TACTICS-TOUCH-2 The taker of a restart cannot.
    #[inline]
    pub(crate) fn dribble_targets(&self, dice: Dice) -> Squares {
        match self.holder {
            // TACTICS-DRIB-6 Two dice never show a 1.
            Some(holder) if dice.total() == 1 && self.restart == Restart::Open => self.one_step(holder),
            Some(_) | None => Squares::NONE,
        }
    }

    /// TACTICS-KEEP-1, TACTICS-KEEP-5 Where a side's keeper can step.
    #[inline]
    pub(crate) fn keeper_steps(&self, side: Side) -> Squares {
        self.one_step(self.keepers[side])
    }

    /// The neighbouring squares where a pawn may stand.
    #[inline]
    fn one_step(&self, pawn: Pawn) -> Squares {
        self.square_of(pawn).map_or(Squares::NONE, |from| {
            (Squares::around(from) - Squares::one(from)) & self.standing(pawn, Waiver::Strict)
        })
    }

    /// The free kick zone: the ball's square and its neighbours.
    pub(crate) fn zone(&self) -> Squares {
        self.ball.square().map_or(Squares::NONE, Squares::around)
    }

    /// The goal areas, penalty areas and squares that a placement clears.
    fn cleared(&self, placement: Placement) -> Squares {
        match placement {
            Placement::MakeRoom { side, .. } => zones(side).goal_area,
            Placement::PenaltyPlaces { .. } => zones(self.defence()).penalty_area | zones(self.defence()).arc,
            Placement::ClearArea => zones(self.offence).penalty_area,
            Placement::ClearZone => self.zone(),
            Placement::CornerRoom => self.ball.square().map_or(Squares::NONE, Squares::one),
        }
    }

    /// The pawns that must be placed now (TACTICS-PLACE-3: their owner chooses which is next).
    pub(crate) fn to_place(&self, placement: Placement) -> Pawns {
        let on = |side: Side, squares: Squares| {
            Pawn::of(side)
                .filter(move |pawn| {
                    self.square_of(*pawn)
                        .is_some_and(|square| squares.contains(square))
                })
                .collect()
        };
        match placement {
            Placement::MakeRoom { side, .. } => on(side, self.cleared(placement)),
            Placement::PenaltyPlaces { side } => self.leaving(side),
            Placement::ClearZone | Placement::ClearArea => on(self.defence(), self.cleared(placement)),
            Placement::CornerRoom => on(self.offence, self.cleared(placement)),
        }
    }

    /// TACTICS-PEN-4 The pawns of a side that must leave for a penalty kick.
    pub(crate) fn leaving(&self, side: Side) -> Pawns {
        let end = zones(self.defence());
        let kicker = self.holder;
        let kickers_square = kicker.and_then(|kicker| self.square_of(kicker));
        Pawn::of(side)
            .filter(|pawn| Some(*pawn) != kicker)
            .filter(|pawn| {
                self.square_of(*pawn).is_some_and(|square| {
                    end.penalty_area.contains(square)
                        || (side == self.defence() && end.arc.contains(square))
                        || (side == self.offence && Some(square) == kickers_square)
                })
            })
            .collect()
    }

    /// The squares that a clause names for the placement of a pawn.
    pub(crate) fn permitted(&self, placement: Placement, pawn: Pawn) -> Squares {
        match placement {
            // TACTICS-KEEP-7
            Placement::MakeRoom { side, .. } => !zones(side).goal_area,
            // TACTICS-PEN-5
            Placement::PenaltyPlaces { side } => {
                let end = zones(self.defence());
                if side == self.defence() {
                    end.penalty_line_up - end.arc
                } else {
                    end.penalty_line_up
                }
            }
            // TACTICS-GKICK-2
            Placement::ClearArea => zones(self.offence).goal_kick_ring,
            // TACTICS-FREE-4, TACTICS-FREE-5 The first ring, from distance 2 on, with a legal square.
            Placement::ClearZone => {
                let Some(ball) = self.ball.square() else {
                    return Squares::NONE;
                };
                let standing = self.standing(pawn, Waiver::Strict);
                let rings = (2..16).map(|distance| Squares::ring(ball, distance));
                rings
                    .into_iter()
                    .find(|ring| ring.meets(standing))
                    .unwrap_or(Squares::ring(ball, 2))
            }
            // TACTICS-CORNER-5
            Placement::CornerRoom => self.zone() - self.cleared(placement),
        }
    }

    /// The squares where a pawn may be placed.
    pub(crate) fn placements(&self, placement: Placement, pawn: Pawn) -> Squares {
        let Some(from) = self.square_of(pawn) else {
            return Squares::NONE;
        };
        let standing = self.standing(pawn, Waiver::Strict) - Squares::one(from); // TACTICS-PLACE-2
        let permitted = self.permitted(placement, pawn) & standing;
        if let Placement::MakeRoom { .. } = placement {
            return nearest(from, permitted); // TACTICS-KEEP-7 At the smallest possible distance.
        }
        if !permitted.is_empty() {
            return permitted;
        }
        // TACTICS-PLACE-4
        let free = self.standing(pawn, Waiver::RowsAndColumns) - Squares::one(from);
        let waived = self.permitted(placement, pawn) & free;
        if !waived.is_empty() {
            return waived;
        }
        // Eleven pawns cannot close half a pitch: there is a legal square somewhere.
        nearest(from, standing - self.cleared(placement))
    }

    /// TACTICS-CORNER-7, TACTICS-CORNER-9 The squares where a set-up move of a corner may put a pawn at all.
    pub(crate) fn corner_ground(&self, pawn: Pawn) -> Squares {
        if pawn.side() == self.offence {
            !self.cleared(Placement::CornerRoom)
        } else if self.is_keeper(pawn) {
            zones(pawn.side()).goal_area
        } else {
            !self.zone()
        }
    }

    /// TACTICS-CORNER-6, TACTICS-CORNER-8 The squares where a set-up move of a corner can put a pawn.
    pub(crate) fn corner_places(&self, pawn: Pawn) -> Squares {
        self.square_of(pawn).map_or(Squares::NONE, |from| {
            (self.corner_ground(pawn) & self.standing(pawn, Waiver::Strict)) - Squares::one(from) // TACTICS-PLACE-2
        })
    }

    /// The squares where a pawn may be placed in the open decision, if it is one of placing.
    pub(crate) fn places_of(&self, pawn: Pawn) -> Squares {
        match self.phase.decision() {
            Decision::Placement(placement) if self.to_place(placement).contains(pawn) => {
                self.placements(placement, pawn)
            }
            Decision::CornerMove { .. } => self.corner_places(pawn),
            Decision::Placement(_)
            | Decision::Nothing
            | Decision::LineUp { .. }
            | Decision::PawnMove { .. }
            | Decision::BallPlay { .. }
            | Decision::KeeperOrRoll { .. }
            | Decision::Offer { .. }
            | Decision::Square(_)
            | Decision::Pawn(_) => Squares::NONE,
        }
    }

    /// The squares offered in a choice of square: arc (TACTICS-PEN-2), spot (TACTICS-FREE-2), keeper's home.
    pub(crate) fn offered_squares(&self, choice: SquareChoice) -> Squares {
        match choice {
            SquareChoice::Arc => zones(self.defence()).arc,
            SquareChoice::Spot => circle()
                .iter()
                .filter(|square| !self.takers(*square).is_empty())
                .collect(),
            // LIMIT-1 and LIMIT-2 do not bind him here.
            SquareChoice::KeeperHome { side, .. } => zones(side).goal_area,
        }
    }

    /// The pawns offered in a choice of pawn: a taker or a new keeper.
    pub(crate) fn offered_pawns(&self, choice: PawnChoice) -> Pawns {
        match choice {
            PawnChoice::Taker => self
                .ball
                .square()
                .map_or(Pawns::NONE, |square| self.takers(square)),
            PawnChoice::NewKeeper { side } => self.field_players(side).collect(),
        }
    }

    /// TACTICS-FREE-3 Who is close enough to take a free kick: whoever stands there; else all within distance 2 who
    /// may stand there; else the nearest. Row and column limits are waived if nobody may.
    pub(crate) fn takers(&self, square: Square) -> Pawns {
        if let Some(pawn) = self.pawn_on(self.offence, square) {
            return std::iter::once(pawn).collect();
        }
        for waiver in [Waiver::Strict, Waiver::RowsAndColumns] {
            let mut able = Pawn::of(self.offence)
                .filter(|pawn| {
                    self.square_of(*pawn).is_some() && self.standing(*pawn, waiver).contains(square)
                })
                .peekable();
            if able.peek().is_some() {
                return self.close_to(square, able);
            }
        }
        // Areas that are full do not keep a free kick from being taken.
        let able = Pawn::of(self.offence)
            .filter(|pawn| self.square_of(*pawn).is_some() && self.ground(*pawn).contains(square));
        self.close_to(square, able)
    }

    fn close_to(&self, square: Square, pawns: impl Iterator<Item = Pawn> + Clone) -> Pawns {
        let distance = |pawn: &Pawn| {
            self.square_of(*pawn)
                .map_or(u8::MAX, |from| from.distance(square))
        };
        let least = pawns.clone().map(|pawn| distance(&pawn)).min().unwrap_or(u8::MAX);
        pawns.filter(|pawn| distance(pawn) <= least.max(2)).collect()
    }

    /// TACTICS-BATTLE-2, TACTICS-VAR-1 What a pawn adds to its die.
    #[must_use]
    pub fn bonus(&self, pawn: Pawn) -> u8 {
        match self.role(pawn) {
            Role::Keeper => 2,
            Role::Defender if self.options.advanced_defenders.is_on() => 2,
            Role::Defender => 1,
            Role::Attacker => 0,
        }
    }

    /// The pawns that a corner's set-up move may place. TACTICS-CORNER-2 Not the kicker at the flag.
    pub(crate) fn corner_movers(&self, side: Side) -> impl Iterator<Item = Pawn> + Clone {
        Pawn::of(side).filter(move |pawn| matches!(self.places[pawn.index()], Place::On(_)))
    }
}

/// The squares of a set that are nearest to a square.
pub(crate) fn nearest(from: Square, squares: Squares) -> Squares {
    let rings = (0..16).map(|distance| Squares::ring(from, distance) & squares);
    rings
        .into_iter()
        .find(|ring| !ring.is_empty())
        .unwrap_or(Squares::NONE)
}
