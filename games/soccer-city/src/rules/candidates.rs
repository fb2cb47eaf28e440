//! What can be chosen: candidates by number, so that listing them all and drawing one at random share one way. Each home of a
//! decision puts its own on a menu; what stands here is common to several.

use arrayvec::ArrayVec;
use engine::{Moves, Rng, Seat};
use pitch::HexDirection;

use super::accepts;
use crate::{Card, Flight, Hexagon, Move, Piece, Pieces, SoccerCity};

/// How often a random candidate is tried before all are listed.
const TRIES: u32 = 48;

/// The candidates of a decision.
pub(super) struct Menu {
    parts: ArrayVec<Candidates, 6>,
    /// Whether they are too many to list.
    open: bool,
}

impl Menu {
    #[inline]
    pub(super) fn of<const N: usize>(parts: [Candidates; N]) -> Self {
        Self {
            parts: parts.into_iter().collect(),
            open: false,
        }
    }

    /// A decision with too many choices to list.
    pub(super) fn open<const N: usize>(parts: [Candidates; N]) -> Self {
        Self {
            open: true,
            ..Self::of(parts)
        }
    }
}

/// Some candidates of one kind.
pub(super) struct Candidates {
    count: usize,
    kind: Kind,
}

enum Kind {
    /// Nothing but this.
    One(Move),
    /// What a function finds under a number, if anything.
    Found(fn(&SoccerCity, Seat, usize) -> Option<Move>),
    /// The same for the answers to a pass.
    Answers(Flight, fn(&SoccerCity, Seat, Flight, usize) -> Option<Move>),
    /// One step of any of these pieces.
    Steps(Pieces),
    /// A piece goes to one of these hexagons.
    Walks(Piece, ArrayVec<Hexagon, 8>),
    /// CITY-FACE-9 The attacker goes forward to one of these.
    Forwards(ArrayVec<Hexagon, 3>),
}

impl Candidates {
    #[inline]
    const fn one(mv: Move) -> Self {
        Self {
            count: 1,
            kind: Kind::One(mv),
        }
    }

    /// So many numbers, and the function that knows what they stand for.
    #[inline]
    pub(super) const fn found(count: usize, nth: fn(&SoccerCity, Seat, usize) -> Option<Move>) -> Self {
        Self {
            count,
            kind: Kind::Found(nth),
        }
    }

    #[inline]
    pub(super) const fn answers(
        count: usize,
        flight: Flight,
        nth: fn(&SoccerCity, Seat, Flight, usize) -> Option<Move>,
    ) -> Self {
        Self {
            count,
            kind: Kind::Answers(flight, nth),
        }
    }

    #[inline]
    pub(super) const fn walks(piece: Piece, ways: ArrayVec<Hexagon, 8>) -> Self {
        Self {
            count: 8,
            kind: Kind::Walks(piece, ways),
        }
    }

    #[inline]
    pub(super) const fn forwards(ways: ArrayVec<Hexagon, 3>) -> Self {
        Self {
            count: 3,
            kind: Kind::Forwards(ways),
        }
    }

    /// A candidate by its number; some numbers are none.
    #[inline]
    fn nth(&self, state: &SoccerCity, seat: Seat, n: usize) -> Option<Move> {
        match &self.kind {
            Kind::One(mv) => Some(*mv),
            Kind::Found(nth) => nth(state, seat, n),
            Kind::Answers(flight, nth) => nth(state, seat, *flight, n),
            Kind::Steps(pieces) => {
                let piece = pieces.nth(n / 6)?;
                let to = state.stands_on(piece)?.step(HexDirection::ALL[n % 6])?;
                Some(Move::Step { piece, to })
            }
            Kind::Walks(piece, ways) => Some(Move::Step {
                piece: *piece,
                to: *ways.get(n)?,
            }),
            Kind::Forwards(ways) => Some(Move::Forward { to: *ways.get(n)? }),
        }
    }

    /// All of them.
    pub(super) fn iter(&self, state: &SoccerCity, seat: Seat) -> impl Iterator<Item = Move> {
        (0..self.count).filter_map(move |n| self.nth(state, seat, n))
    }
}

pub(super) const SKIP: Candidates = Candidates::one(Move::Skip {});
pub(super) const DONE: Candidates = Candidates::one(Move::Done {});
pub(super) const ACCEPT: Candidates = Candidates::one(Move::Accept {});
pub(super) const THROW: Candidates = Candidates::one(Move::Throw {});
pub(super) const MAKE: Candidates = Candidates::one(Move::Make {});
pub(super) const DIRECT: Candidates = Candidates::one(Move::Direct {});
pub(super) const TRADE: Candidates = Candidates::one(Move::Trade {});

/// One step of any of these pieces.
#[inline]
pub(super) fn steps(pieces: Pieces) -> Candidates {
    Candidates {
        count: 6 * pieces.len() as usize,
        kind: Kind::Steps(pieces),
    }
}

/// One step of a piece.
pub(super) fn steps_of(piece: Piece) -> Candidates {
    steps(std::iter::once(piece).collect())
}

/// One step of any piece of the seat's side.
pub(super) fn steps_of_all(seat: Seat) -> Candidates {
    steps(Piece::of(seat.side()).collect())
}

/// The own piece with a number, counted from 0 and over again.
#[inline]
pub(super) fn own(seat: Seat, n: usize) -> Option<Piece> {
    Piece::of(seat.side()).nth(n % 9)
}

/// CITY-CLOSE-1 A Close Pass to any piece of the own side.
pub(super) const CLOSE_PASSES: Candidates = Candidates::found(9, |_, seat, n| {
    Some(Move::Close {
        receiver: own(seat, n)?,
    })
});

/// The tactics of the Attack cards in hand.
#[inline]
pub(super) fn attack_tactics(state: &SoccerCity, seat: Seat) -> Candidates {
    Candidates::found(state.hand(seat).attack.len().into(), |state, seat, n| {
        Some(Move::Tactic {
            card: Card::Attack(state.hand(seat).attack.nth(n)?),
        })
    })
}

/// The tactics of the Defence cards in hand.
#[inline]
pub(super) fn defence_tactics(state: &SoccerCity, seat: Seat) -> Candidates {
    Candidates::found(state.hand(seat).defence.len().into(), |state, seat, n| {
        Some(Move::Tactic {
            card: Card::Defence(state.hand(seat).defence.nth(n)?),
        })
    })
}

/// The moves of a menu that the rules accept; line-ups and relocations are too many to list.
pub(super) fn list(state: &SoccerCity, seat: Seat, menu: &Menu) -> Moves<Move> {
    if menu.open {
        Moves::Open
    } else {
        Moves::Listed(all(state, seat, menu))
    }
}

/// All moves of a menu that the rules accept, those of open decisions too.
pub(super) fn all(state: &SoccerCity, seat: Seat, menu: &Menu) -> Vec<Move> {
    let mut moves = Vec::with_capacity(32);
    for part in &menu.parts {
        for n in 0..part.count {
            if let Some(mv) = part.nth(state, seat, n)
                && accepts(state, seat, &mv)
            {
                moves.push(mv);
            }
        }
    }
    moves
}

/// One legal move: a random candidate that the rules accept. In open decisions each kind of candidate is equally likely.
pub(super) fn sample(state: &SoccerCity, seat: Seat, menu: &Menu, rng: &mut Rng) -> Move {
    let parts = &menu.parts;
    let total: usize = parts.iter().map(|part| part.count).sum();
    for _ in 0..TRIES {
        let (at, n) = if menu.open {
            let at = rng.below(parts.len() as u32) as usize;
            (at, rng.below(parts[at].count as u32) as usize)
        } else {
            let mut n = rng.below(total as u32) as usize;
            let mut at = 0;
            while n >= parts[at].count {
                n -= parts[at].count;
                at += 1;
            }
            (at, n)
        };
        if let Some(mv) = parts[at].nth(state, seat, n)
            && accepts(state, seat, &mv)
        {
            return mv;
        }
    }
    *rng.one_of(&all(state, seat, menu))
}
