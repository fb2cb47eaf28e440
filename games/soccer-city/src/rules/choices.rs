//! What can be chosen: candidates by number, so that listing them all and drawing one at random share one way.

use arrayvec::ArrayVec;
use engine::{Moves, Rng, Seat, Side};
use pitch::HexDirection;

use super::{check, movement};
use crate::{
    BallCard, BallValue, Card, Deck, DefenceTactic, Flight, Formation, Hand, Hexagon, Hop, Move, Phase,
    Piece, Pieces, Shot, SoccerCity, Stage,
    board::{corners, front},
};

/// How often a random candidate is tried before all are listed.
const TRIES: u32 = 48;

/// One kind of candidates.
#[derive(Clone, Copy)]
enum Part {
    Skip,
    Done,
    Accept,
    Throw,
    Make,
    Direct,
    Trade,
    AttackTactics,
    DefenceTactics,
    Passes,
    Squares,
    Outs,
    Advances,
    Returns,
    Closes(Side),
    /// One step of any of these pieces.
    Steps(Pieces),
    /// Any piece of a side next to the ball.
    BesideBall(Side),
    WinnerSteps,
    Forwards,
    Dribbles,
    Tackles,
    AttackCards,
    DefenceCards,
    Shots,
    Lines,
    Anticipations,
    Traps,
    Claims,
    Clears(Side),
    Keepers(Side),
    Kickers(Side),
    Corners(Side),
    Aims,
    Keeps,
    Decks,
    Gives,
    Formations,
    Places(Side),
    Brings(Side),
    Relocations(Side),
}

type Menu = ArrayVec<Part, 8>;

/// The kinds of candidates of the open decision.
fn menu(state: &SoccerCity, seat: Seat) -> Menu {
    use Part as P;
    let side = seat.side();
    let own = || Piece::of(side).collect::<Pieces>();
    let only = |piece: Piece| std::iter::once(piece).collect::<Pieces>();
    let parts: &[Part] = match state.phase {
        Phase::Before {} | Phase::Over {} => &[],
        Phase::LineUp { .. } => &[P::Done, P::Formations, P::Places(side), P::Brings(side)],
        Phase::KickOff { .. } | Phase::ThrowIn { .. } => &[P::Closes(side)],
        Phase::Pass {} => &[
            P::Skip,
            P::AttackTactics,
            P::Passes,
            P::Squares,
            P::Outs,
            P::Advances,
        ],
        Phase::GiveAndGo {} | Phase::CrossingPass {} | Phase::PassToTheBox {} => &[P::Closes(side)],
        Phase::GiveAndGoRun { runner, .. } => &[P::Done, P::Steps(only(runner))],
        Phase::GiveAndGoReturn { .. } => &[P::Returns],
        Phase::Answer { .. } => &[P::Skip, P::Anticipations, P::Traps, P::Claims],
        Phase::Action {} => &[P::Skip, P::Dribbles, P::AttackTactics],
        Phase::FastBreak { .. } => &[P::Done, P::Steps(own()), P::Closes(side)],
        Phase::CrossingStep { piece } => &[P::Steps(only(piece))],
        Phase::SideLineAdvance { .. } => &[P::Done, P::Steps(own())],
        Phase::Slip {} => &[P::Steps(own())],
        Phase::Additional {} | Phase::OneTouchPlay {} => &[P::Passes, P::Squares, P::Outs, P::Advances],
        Phase::Shot {} => &[P::Skip, P::Shots, P::Lines],
        Phase::Reposition { moved, .. } | Phase::Exchange { moved, .. } => {
            &[P::Done, P::Steps(state.movable(side, moved))]
        }
        Phase::OneTouch {} => &[P::Skip, P::AttackTactics],
        Phase::Defend {} => &[P::Skip, P::Tackles, P::DefenceTactics],
        Phase::Pressing { .. } => &[P::Done, P::BesideBall(side)],
        Phase::DefensiveRetreat { .. } => &[P::Done, P::Steps(own())],
        Phase::FaceOff { .. } => &[P::AttackCards, P::DefenceCards],
        Phase::SecondTackle { .. } => &[P::Skip, P::DefenceCards],
        Phase::Foul { .. } => &[P::Accept, P::Throw],
        Phase::TacticalFoul { .. } => &[P::Skip, P::DefenceTactics],
        Phase::WinnerMove { .. } => &[P::Make, P::Forwards, P::WinnerSteps],
        Phase::SaveStep { .. } => &[P::Done, P::Steps(only(state.keepers[side]))],
        Phase::SaveThrow { .. } => &[P::Done, P::Closes(side)],
        Phase::Clear { .. } => &[P::Clears(side)],
        Phase::FactorMoves { waiting, .. } => &[P::Steps(waiting)],
        Phase::NewKeeper { .. } => &[P::Keepers(side)],
        Phase::PenaltyKicker { .. } => &[P::Kickers(side)],
        Phase::CornerChoice { .. } => &[P::Corners(side)],
        Phase::Stoppage { .. } => &[P::Done, P::Relocations(side), P::Brings(side)],
        Phase::FreeKick {} => &[P::Skip, P::Passes, P::Squares, P::Outs, P::Direct, P::Lines],
        Phase::Corner {} => &[P::Skip, P::Passes, P::Squares, P::Outs, P::Closes(side)],
        Phase::GoalKick {} => &[P::Skip, P::Passes, P::Squares, P::Outs],
        Phase::Penalty { .. } | Phase::Shootout { .. } => &[P::Aims],
        Phase::Discard { .. } => &[P::Skip, P::Trade, P::Keeps],
        Phase::Trade { .. } => &[P::Done, P::Decks],
        Phase::TradePick { .. } => &[P::Gives],
    };
    parts.iter().copied().collect()
}

const FORMATIONS: [Formation; 6] = [
    Formation::F2112,
    Formation::F222,
    Formation::F312,
    Formation::F231,
    Formation::F321,
    Formation::F132,
];

impl Part {
    /// How many candidates there are of this kind.
    #[inline]
    fn len(self, state: &SoccerCity, seat: Seat) -> usize {
        let hand = state.hand(seat);
        match self {
            Self::Skip
            | Self::Done
            | Self::Accept
            | Self::Throw
            | Self::Make
            | Self::Direct
            | Self::Trade => 1,
            Self::AttackTactics | Self::AttackCards => hand.attack.len().into(),
            Self::DefenceTactics | Self::DefenceCards => hand.defence.len().into(),
            Self::Passes => 3 * 6 * 4,
            Self::Squares => 3 * 4,
            Self::Outs => 3 * 6,
            Self::Advances => 3 * 3,
            Self::Returns => 6 * 4 + 2,
            Self::Closes(_) | Self::Keepers(_) | Self::Kickers(_) => 9,
            Self::Steps(pieces) => 6 * pieces.len() as usize,
            Self::BesideBall(_) => 9 * 6,
            Self::WinnerSteps => 8,
            Self::Forwards => 3,
            Self::Dribbles | Self::Tackles => 6,
            Self::Shots => hand.shot.len().into(),
            Self::Lines => {
                if state.options.is_striker() {
                    13
                } else {
                    0
                }
            }
            Self::Anticipations => {
                usize::from(held(state, seat, DefenceTactic::DefensiveAnticipation)) * 9 * 2
            }
            Self::Traps => {
                let cards = usize::from(held(state, seat, DefenceTactic::OffsideTrap));
                if cards > 0 && flight(state).is_some_and(|flight| state.could_trap(flight)) {
                    cards * (27 + 27 * 27)
                } else {
                    0
                }
            }
            Self::Claims => held(state, seat, DefenceTactic::GoalkeeperAnticipation).into(),
            Self::Clears(_) | Self::Formations => 6,
            Self::Corners(_) => 2,
            Self::Aims => 3,
            // Nothing, one of eight cards, or two of them.
            Self::Keeps => 1 + 8 + 28,
            Self::Decks => 4,
            Self::Gives => 8 + 4,
            Self::Places(_) | Self::Relocations(_) => 9 * Hexagon::COUNT,
            Self::Brings(_) => 9 * 9,
        }
    }

    /// A candidate by its number; some numbers are none.
    #[inline]
    fn nth(self, state: &SoccerCity, seat: Seat, n: usize) -> Option<Move> {
        let hand = state.hand(seat);
        let value = |n: usize| BallValue::ALL[n % 3];
        let piece = |side: Side, n: usize| Piece::of(side).nth(n % 9);
        Some(match self {
            Self::Skip => Move::Skip {},
            Self::Done => Move::Done {},
            Self::Accept => Move::Accept {},
            Self::Throw => Move::Throw {},
            Self::Make => Move::Make {},
            Self::Direct => Move::Direct {},
            Self::Trade => Move::Trade {},
            Self::AttackTactics => Move::Tactic {
                card: Card::Attack(hand.attack.nth(n)?),
            },
            Self::DefenceTactics => Move::Tactic {
                card: Card::Defence(hand.defence.nth(n)?),
            },
            Self::AttackCards => Move::Play {
                card: Card::Attack(hand.attack.nth(n)?),
            },
            Self::DefenceCards => Move::Play {
                card: Card::Defence(hand.defence.nth(n)?),
            },
            Self::Passes => {
                let (card, n) = (value(n), n / 3);
                // CITY-EF-11 In the rain a Medium card has the lengths of a Long one.
                let (mut least, _) = card.range();
                if card == BallValue::Medium && state.in_force(crate::Factor::Rain) {
                    least = BallValue::Long.range().0;
                }
                Move::Pass {
                    card,
                    to: state
                        .ball
                        .towards(HexDirection::ALL[n % 6], least + (n / 6) as u8)?,
                }
            }
            Self::Squares => {
                let (card, n) = (value(n), n / 3);
                let (mut least, most) = card.lateral_range();
                if card == BallValue::Medium && state.in_force(crate::Factor::Rain) {
                    least = BallValue::Long.lateral_range().0;
                } else if n / 2 > usize::from(most - least) {
                    return None;
                }
                let rows = 2 * (i8::try_from(least).ok()? + (n / 2) as i8);
                Move::Pass {
                    card,
                    to: state.ball.shifted(0, if n % 2 == 0 { rows } else { -rows })?,
                }
            }
            Self::Outs => Move::Out {
                card: value(n),
                direction: HexDirection::ALL[n / 3],
            },
            Self::Advances => Move::Advance {
                card: value(n),
                direction: front(seat.side())[n / 3],
            },
            Self::Returns => Move::Pass {
                card: BallValue::Short,
                to: match n {
                    24 => state.ball.shifted(0, 2)?,
                    25 => state.ball.shifted(0, -2)?,
                    _ => state.ball.towards(HexDirection::ALL[n % 6], 1 + (n / 6) as u8)?,
                },
            },
            Self::Closes(side) => Move::Close {
                receiver: piece(side, n)?,
            },
            Self::Steps(pieces) => {
                let piece = pieces.nth(n / 6)?;
                Move::Step {
                    piece,
                    to: state.stands_on(piece)?.step(HexDirection::ALL[n % 6])?,
                }
            }
            Self::BesideBall(side) => Move::Step {
                piece: piece(side, n)?,
                to: state.ball.step(HexDirection::ALL[n / 9])?,
            },
            Self::WinnerSteps => {
                let Phase::WinnerMove { duel, winner, stage } = state.phase else {
                    return None;
                };
                Move::Step {
                    piece: movement::mover(duel, winner, stage),
                    to: *state.move_options(duel, winner, stage).get(n)?,
                }
            }
            Self::Forwards => {
                let Phase::WinnerMove { duel, stage, .. } = state.phase else {
                    return None;
                };
                if stage != Stage::Way {
                    return None;
                }
                Move::Forward {
                    to: *state.forward_ways(duel).get(n)?,
                }
            }
            Self::Dribbles => Move::Dribble {
                opponent: state.piece_on(state.ball.step(HexDirection::ALL[n])?)?,
            },
            Self::Tackles => Move::Tackle {
                piece: state.piece_on(state.ball.step(HexDirection::ALL[n])?)?,
            },
            Self::Shots => Move::Shoot {
                card: hand.shot.nth(n)?,
            },
            Self::Lines => Move::Line { shot: Shot::ALL[n] },
            Self::Anticipations => {
                let flight = flight(state)?;
                let card = nth_held(state, seat, DefenceTactic::DefensiveAnticipation, n / 18)?;
                let (direction, _) = flight.from.straight(flight.to)?;
                let to = if n.is_multiple_of(2) {
                    flight.from.step(direction)?
                } else {
                    flight.to.step(direction.opposite())?
                };
                Move::Anticipate {
                    card,
                    piece: piece(seat.side(), n % 18 / 2)?,
                    to,
                }
            }
            Self::Traps => {
                let card = nth_held(state, seat, DefenceTactic::OffsideTrap, n / (27 + 27 * 27))?;
                let n = n % (27 + 27 * 27);
                let hop = |n: usize| -> Option<Hop> {
                    let piece = piece(seat.side(), n % 9)?;
                    let to = state.stands_on(piece)?.step(front(seat.side())[n / 9 % 3])?;
                    Some(Hop { piece, to })
                };
                if n < 27 {
                    Move::Trap {
                        card,
                        first: hop(n)?,
                        second: None,
                    }
                } else {
                    Move::Trap {
                        card,
                        first: hop((n - 27) % 27)?,
                        second: Some(hop((n - 27) / 27)?),
                    }
                }
            }
            Self::Claims => Move::Claim {
                card: nth_held(state, seat, DefenceTactic::GoalkeeperAnticipation, n)?,
            },
            Self::Clears(side) => Move::Clear {
                to: state.keeper(side).1.towards(HexDirection::ALL[n], 4)?,
            },
            Self::Keepers(side) => Move::Keeper {
                piece: piece(side, n)?,
            },
            Self::Kickers(side) => Move::Kicker {
                piece: piece(side, n)?,
            },
            Self::Corners(side) => Move::Corner { at: corners(side)[n] },
            Self::Aims => Move::Aim { value: value(n) },
            Self::Keeps => Move::Keep {
                cards: nth_kept(hand, n)?,
            },
            Self::Decks => Move::TradeDeck { deck: Deck::ALL[n] },
            Self::Gives => {
                let card = match n {
                    0..8 => hand.iter().filter(|card| !matches!(card, Card::Ball(_))).nth(n)?,
                    _ => Card::Ball(BallCard::ALL[n - 8]),
                };
                Move::Give { card }
            }
            Self::Formations => Move::Formation {
                formation: FORMATIONS[n],
            },
            Self::Places(side) => Move::Place {
                piece: piece(side, n)?,
                to: Hexagon::all().nth(n / 9)?,
            },
            Self::Relocations(side) => Move::Relocate {
                piece: piece(side, n)?,
                to: Hexagon::all().nth(n / 9)?,
            },
            Self::Brings(side) => Move::Bring {
                on: piece(side, n)?,
                off: piece(side, n / 9)?,
            },
        })
    }
}

/// The ball in flight that may be answered.
const fn flight(state: &SoccerCity) -> Option<Flight> {
    match state.phase {
        Phase::Answer { flight } => Some(flight),
        _ => None,
    }
}

/// How many Defence cards of a hand carry a tactic.
fn held(state: &SoccerCity, seat: Seat, tactic: DefenceTactic) -> u8 {
    let cards = state.hand(seat).defence.iter();
    cards.filter(|card| card.tactic() == tactic).count() as u8
}

fn nth_held(state: &SoccerCity, seat: Seat, tactic: DefenceTactic, n: usize) -> Option<crate::DefenceCard> {
    let cards = state.hand(seat).defence.iter();
    cards.filter(|card| card.tactic() == tactic).nth(n)
}

/// The cards kept in a Discard, by number: none, one of eight, two of eight.
fn nth_kept(hand: &Hand, n: usize) -> Option<Hand> {
    let card = |n: usize| hand.iter().filter(|card| !matches!(card, Card::Ball(_))).nth(n);
    let mut kept = Hand::default();
    match n {
        0 => {}
        1..9 => kept.add(card(n - 1)?),
        _ => {
            let (mut first, mut left) = (0, n - 9);
            while left >= 7 - first {
                left -= 7 - first;
                first += 1;
            }
            kept.add(card(first)?);
            kept.add(card(first + 1 + left)?);
        }
    }
    Some(kept)
}

/// All legal moves; line-ups and relocations are too many to list.
pub(crate) fn list(state: &SoccerCity, seat: Seat) -> Moves<Move> {
    if !state.deciding().contains(seat) {
        return Moves::Listed(Vec::new());
    }
    match state.phase {
        Phase::LineUp { .. } | Phase::Stoppage { .. } => Moves::Open,
        _ => Moves::Listed(all(state, seat)),
    }
}

pub(crate) fn all(state: &SoccerCity, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::with_capacity(32);
    for part in menu(state, seat) {
        for n in 0..part.len(state, seat) {
            if let Some(mv) = part.nth(state, seat, n)
                && check(state, seat, &mv).is_ok()
            {
                moves.push(mv);
            }
        }
    }
    moves
}

/// One legal move: a random candidate that the rules accept. In open decisions each kind of candidate is equally likely.
pub(crate) fn sample(state: &SoccerCity, seat: Seat, rng: &mut Rng) -> Move {
    let menu = menu(state, seat);
    let open = matches!(state.phase, Phase::LineUp { .. } | Phase::Stoppage { .. });
    let lens: ArrayVec<usize, 8> = menu.iter().map(|part| part.len(state, seat)).collect();
    let total: usize = lens.iter().sum();
    for _ in 0..TRIES {
        let (at, n) = if open {
            let at = rng.below(menu.len() as u32) as usize;
            (at, rng.below(lens[at] as u32) as usize)
        } else {
            let mut n = rng.below(total as u32) as usize;
            let mut at = 0;
            while n >= lens[at] {
                n -= lens[at];
                at += 1;
            }
            (at, n)
        };
        if let Some(mv) = menu[at].nth(state, seat, n)
            && check(state, seat, &mv).is_ok()
        {
            return mv;
        }
    }
    let moves = all(state, seat);
    *rng.one_of(&moves)
}

/// CITY-ATAC-17 Whether any Ball card can be played.
pub(crate) fn any_ball_play(state: &SoccerCity, seat: Seat) -> bool {
    [Part::Advances, Part::Passes, Part::Squares, Part::Outs]
        .into_iter()
        .any(|part| any(state, seat, part))
}

/// CITY-KEEP-1, CITY-FREE-4 Whether any Ball card can be played as a Pass.
pub(crate) fn any_pass(state: &SoccerCity, seat: Seat) -> bool {
    [Part::Passes, Part::Squares, Part::Outs]
        .into_iter()
        .any(|part| any(state, seat, part))
}

fn any(state: &SoccerCity, seat: Seat, part: Part) -> bool {
    (0..part.len(state, seat))
        .filter_map(|n| part.nth(state, seat, n))
        .any(|mv| super::check_ball_play(state, seat, &mv).is_ok())
}
