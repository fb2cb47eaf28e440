//! The decision which pawn that must leave is placed next, and where. TACTICS-PLACE-1 The rules of the board hold for all
//! placements; TACTICS-PLACE-4 what is waived when nothing is left stands with the squares.

use engine::{Log, Rng, Side};
use pitch::{Square, Squares};

use super::{
    Line, Play, ask, corner, free_kick, goal_kick, keeper,
    limits::{self, Waiver},
    one_of, one_pawn, penalty, time,
};
use crate::{
    Event, Move, Pawn, Refusal, Role, SoccerTactics, SquareName,
    board::{first_for, zones},
    pawn::Pawns,
    phase::{Decision, Placement},
};

/// A placement that a side may make now.
pub(crate) struct Choice {
    placement: Placement,
    pawn: Pawn,
    square: Square,
}

/// TACTICS-PLACE-5 Opens a placement, or makes it if there is no choice of pawn and square.
pub(super) fn open(turn: &mut Play<'_, impl Log<Event>>, placement: Placement) {
    let pawns = turn.state().to_place(placement);
    if let (1, Some(pawn)) = (pawns.len(), pawns.first()) {
        let squares = turn.state().placements(placement, pawn);
        if let (1, Some(square)) = (squares.len(), squares.first()) {
            turn.emit(Event::PawnPlaced { pawn, square });
            return go_on(turn, placement);
        }
    }
    ask(turn, placement.into());
}

/// Every square of every pawn that must be placed.
pub(super) fn list(state: &SoccerTactics, placement: Placement, moves: &mut Vec<Move>) {
    for pawn in state.to_place(placement).iter() {
        moves.extend(places(pawn, state.placements(placement, pawn)));
    }
}

/// The words for placing a pawn on each of these squares.
pub(super) fn places(pawn: Pawn, squares: Squares) -> impl Iterator<Item = Move> {
    squares.iter().map(move |to| Move::Place {
        pawn,
        square: to.into(),
    })
}

/// One of these.
pub(super) fn sample(state: &SoccerTactics, placement: Placement, rng: &mut Rng) -> Move {
    let pawn = one_pawn(state.to_place(placement), rng);
    Move::Place {
        pawn,
        square: one_of(state.placements(placement, pawn), rng).into(),
    }
}

/// Whether a pawn may be placed on a square. TACTICS-PLACE-3 The owner chooses the order.
pub(super) fn decide(
    state: &SoccerTactics,
    placement: Placement,
    pawn: Pawn,
    name: SquareName,
) -> Result<Choice, Refusal> {
    if !state.to_place(placement).contains(pawn) {
        return Err(Refusal::NotWaiting);
    }
    let to = name.square().ok_or(Refusal::NoSquare)?;
    if state.placements(placement, pawn).contains(to) {
        return Ok(Choice {
            placement,
            pawn,
            square: to,
        });
    }
    let named = match placement {
        Placement::MakeRoom { .. } => Refusal::OutsideGoalArea, // TACTICS-KEEP-7
        Placement::PenaltyPlaces { .. } => Refusal::PenaltyLineUp, // TACTICS-PEN-5
        Placement::ClearArea => Refusal::GoalKickRing,          // TACTICS-GKICK-2
        Placement::CornerRoom => Refusal::BesideCorner,         // TACTICS-CORNER-5
        Placement::ClearZone => Refusal::ZoneRing,              // TACTICS-FREE-4, TACTICS-CORNER-4
    };
    Err(if !state.permitted(placement, pawn).contains(to) {
        named
    } else if state.square_of(pawn) == Some(to) {
        Refusal::MustLeave // TACTICS-PLACE-2
    } else {
        standing_refusal(state, pawn, to)
            .or_else(|| limits::refusal(state, pawn, to))
            .unwrap_or(named)
    })
}

/// What keeps a pawn from a square, the limits apart.
pub(super) fn standing_refusal(state: &SoccerTactics, pawn: Pawn, to: Square) -> Option<Refusal> {
    if state.occupied[pawn.side()].contains(to) {
        Some(Refusal::OwnPawnThere) // TACTICS-TEAM-6
    } else if state.ground(pawn).contains(to) {
        None
    } else if state.role(pawn) == Role::Keeper {
        Some(Refusal::KeeperHalf) // TACTICS-TEAM-5
    } else {
        Some(Refusal::DefenderHalf) // TACTICS-TEAM-4
    }
}

/// TACTICS-MINOR-9 What the referee does: the first pawn that must leave goes to its nearest square.
pub(super) fn default(state: &SoccerTactics, side: Side, placement: Placement) -> Option<Choice> {
    let pawn = state.to_place(placement).first()?;
    let from = state.square_of(pawn)?;
    let square = first_for(side, nearest(from, state.placements(placement, pawn)))?;
    Some(Choice {
        placement,
        pawn,
        square,
    })
}

/// The pawn is placed, and what it made room for goes on.
pub(super) fn carry_out(
    turn: &mut Play<'_, impl Log<Event>>,
    Choice {
        placement,
        pawn,
        square,
    }: Choice,
) {
    turn.emit(Event::PawnPlaced { pawn, square });
    time::charge(turn, time::PLACEMENT);
    go_on(turn, placement);
}

fn go_on(turn: &mut Play<'_, impl Log<Event>>, placement: Placement) {
    match placement {
        Placement::MakeRoom { side, restart } => keeper::make_room(turn, side, restart),
        Placement::PenaltyPlaces { side } => penalty::next_place(turn, side.other()),
        Placement::ClearArea => goal_kick::clear_area(turn),
        Placement::CornerRoom => corner::clear_zone(turn),
        Placement::ClearZone => free_kick::clear_zone(turn),
    }
}

pub(super) fn prompt(placement: Placement) -> Line {
    match placement {
        Placement::MakeRoom { .. } => ("tactics-prompt-make-room", "TACTICS-KEEP-7", 0),
        Placement::PenaltyPlaces { .. } => ("tactics-prompt-penalty-places", "TACTICS-PEN-5", 0),
        Placement::ClearZone => ("tactics-prompt-clear-zone", "TACTICS-FREE-4", 0),
        Placement::CornerRoom => ("tactics-prompt-corner-room", "TACTICS-CORNER-5", 0),
        Placement::ClearArea => ("tactics-prompt-clear-area", "TACTICS-GKICK-2", 0),
    }
}

impl SoccerTactics {
    /// The goal areas, penalty areas and squares that a placement clears.
    pub(super) fn cleared(&self, placement: Placement) -> Squares {
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

    /// The pawns to be placed now, or that a corner's set-up move may place, with their squares.
    pub fn placeable(&self) -> impl Iterator<Item = (Pawn, Squares)> {
        let side = self.decider().unwrap_or(self.offence);
        Pawn::of(side)
            .map(|pawn| (pawn, self.places_of(pawn)))
            .filter(|(_, squares)| !squares.is_empty())
    }
}

/// The squares of a set that are nearest to a square.
fn nearest(from: Square, squares: Squares) -> Squares {
    let rings = (0..16).map(|distance| Squares::ring(from, distance) & squares);
    rings
        .into_iter()
        .find(|ring| !ring.is_empty())
        .unwrap_or(Squares::NONE)
}
