//! The whole vocabulary of moves, for the laws: whatever a coach can say here, legal or not.

use engine::{Rng, Seat, Side};
use pitch::HexDirection;

use crate::{
    AttackCard, BallCard, BallValue, Card, Deck, DefenceCard, Formation, Hand, Hexagon, Hop, Move, Phase,
    Piece, Pieces, Run, Shot, ShotCard, SoccerCity, Stage,
    board::{corners, hexagon, kick_off_spot},
    deck::CardId,
};

/// Any move near this position. Half of them are of the kinds that the open decision knows, with whatever pieces, places and
/// cards; the others are of any kind.
pub(crate) fn any_move(state: &SoccerCity, rng: &mut Rng) -> Move {
    let (kinds, concerned) = talk(state.phase);
    let kind = if rng.below(2) == 0 {
        *rng.one_of(kinds)
    } else {
        *rng.one_of(&Kind::ALL)
    };
    let mut speaker = Speaker {
        state,
        concerned,
        rng,
    };
    speaker.say(kind)
}

macro_rules! kinds {
    ($($kind:ident)*) => {
        /// The kinds of move.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        enum Kind {
            $($kind,)*
        }

        impl Kind {
            const ALL: [Self; [$(stringify!($kind)),*].len()] = [$(Self::$kind),*];

            /// The kind of a move: the compiler asks here for a kind that is missing.
            #[cfg(test)]
            const fn of(mv: &Move) -> Self {
                match mv { $(Move::$kind { .. } => Self::$kind,)* }
            }
        }
    };
}

kinds! {
    Formation Place Bring Relocate Done Skip Pass Out Advance Close Tactic Step Anticipate Trap Claim Dribble Tackle Play
    Accept Throw Make Forward Shoot Line Direct Clear Keeper Kicker Corner Aim Keep Trade TradeDeck Give
}

/// Whom the open decision is about.
#[derive(Clone, Copy)]
enum Concerned {
    /// Nobody in particular.
    Nobody,
    /// This piece, if there is one yet.
    One(Option<Piece>),
    /// One of two, if they are there yet.
    Two(Option<Piece>, Option<Piece>),
    /// One of these.
    Some(Pieces),
    /// A keeper.
    Keeper(Side),
}

/// The kinds of move that a decision is about, with some that are easily mistaken for them, and the pieces that it names.
const fn talk(phase: Phase) -> (&'static [Kind], Concerned) {
    use Concerned as C;
    use Kind as K;
    match phase {
        Phase::Before {} | Phase::Over {} => (&Kind::ALL, C::Nobody),
        Phase::LineUp { .. } => (
            &[K::Formation, K::Place, K::Bring, K::Done, K::Relocate],
            C::Nobody,
        ),
        Phase::KickOff { .. }
        | Phase::ThrowIn { .. }
        | Phase::GiveAndGo {}
        | Phase::CrossingPass {}
        | Phase::PassToTheBox {} => (&[K::Close, K::Pass, K::Skip], C::Nobody),
        Phase::Pass {} => (
            &[K::Skip, K::Tactic, K::Pass, K::Out, K::Advance, K::Close],
            C::Nobody,
        ),
        Phase::GiveAndGoRun { runner, mate, .. } => {
            (&[K::Done, K::Step, K::Skip], C::Two(Some(runner), Some(mate)))
        }
        Phase::GiveAndGoReturn { runner, mate } => (
            &[K::Pass, K::Close, K::Advance, K::Done],
            C::Two(Some(runner), Some(mate)),
        ),
        Phase::Answer { flight } => (
            &[K::Skip, K::Anticipate, K::Trap, K::Trap, K::Claim, K::Tactic],
            C::One(flight.receiver),
        ),
        Phase::Action {} => (&[K::Skip, K::Dribble, K::Tactic, K::Shoot], C::Nobody),
        Phase::FastBreak { runs } => (
            &[K::Done, K::Step, K::Close],
            C::Two(who(runs.first), who(runs.second)),
        ),
        Phase::CrossingStep { piece } => (&[K::Done, K::Step], C::One(Some(piece))),
        Phase::SideLineAdvance { runner, .. } => (&[K::Done, K::Step], C::One(runner)),
        Phase::Slip {} => (&[K::Done, K::Step], C::Nobody),
        Phase::Additional {} | Phase::OneTouchPlay {} => (&[K::Pass, K::Out, K::Advance, K::Skip], C::Nobody),
        Phase::Shot {} => (&[K::Skip, K::Shoot, K::Line, K::Tactic, K::Direct], C::Nobody),
        Phase::Reposition { moved: pieces, .. }
        | Phase::Exchange { moved: pieces, .. }
        | Phase::FactorMoves { waiting: pieces, .. } => {
            (&[K::Done, K::Step, K::Step, K::Tactic, K::Skip], C::Some(pieces))
        }
        Phase::OneTouch {} => (&[K::Skip, K::Tactic, K::Pass, K::Advance], C::Nobody),
        Phase::Defend {} => (&[K::Skip, K::Tackle, K::Tactic], C::Nobody),
        Phase::Pressing { moved } => (&[K::Done, K::Step, K::Skip], C::Some(moved)),
        Phase::DefensiveRetreat { runs } => (
            &[K::Done, K::Step, K::Skip],
            C::Two(who(runs.first), who(runs.second)),
        ),
        Phase::FaceOff {
            attacker, defender, ..
        } => (
            &[K::Play, K::Tactic, K::Skip],
            C::Two(Some(attacker), Some(defender)),
        ),
        Phase::SecondTackle { .. } => (&[K::Play, K::Tactic, K::Skip], C::Nobody),
        Phase::Foul { .. } => (&[K::Accept, K::Throw, K::Tactic], C::Nobody),
        Phase::TacticalFoul { .. } => (&[K::Skip, K::Tactic, K::Play], C::Nobody),
        Phase::WinnerMove { duel, .. } => (
            &[K::Make, K::Forward, K::Step, K::Done],
            C::Two(Some(duel.attacker), Some(duel.defender)),
        ),
        Phase::SaveStep { side, .. } => (&[K::Done, K::Step, K::Close], C::Keeper(side)),
        Phase::SaveThrow { .. } => (&[K::Done, K::Close, K::Step], C::Nobody),
        Phase::Clear { .. } => (&[K::Clear, K::Pass, K::Done], C::Nobody),
        Phase::NewKeeper { .. } | Phase::PenaltyKicker { .. } => (&[K::Keeper, K::Kicker], C::Nobody),
        Phase::CornerChoice { .. } => (&[K::Corner], C::Nobody),
        Phase::Stoppage { moved, .. } => (
            &[K::Done, K::Relocate, K::Relocate, K::Bring, K::Place],
            C::Some(moved),
        ),
        Phase::FreeKick {} => (
            &[K::Skip, K::Pass, K::Out, K::Advance, K::Direct, K::Line],
            C::Nobody,
        ),
        Phase::Corner {} => (&[K::Skip, K::Pass, K::Out, K::Close], C::Nobody),
        Phase::GoalKick {} => (&[K::Skip, K::Pass, K::Out, K::Advance], C::Nobody),
        Phase::Penalty { .. } | Phase::Shootout { .. } => (&[K::Aim, K::Kicker], C::Nobody),
        Phase::Discard { .. } => (&[K::Skip, K::Keep, K::Trade], C::Nobody),
        Phase::Trade { .. } => (&[K::Done, K::TradeDeck, K::Give], C::Nobody),
        Phase::TradePick { .. } => (&[K::Give, K::TradeDeck], C::Nobody),
    }
}

const fn who(run: Option<Run>) -> Option<Piece> {
    match run {
        Some(run) => Some(run.piece),
        None => None,
    }
}

/// Somebody who says the first thing that comes to mind.
struct Speaker<'a> {
    state: &'a SoccerCity,
    concerned: Concerned,
    rng: &'a mut Rng,
}

impl Speaker<'_> {
    fn say(&mut self, kind: Kind) -> Move {
        match kind {
            Kind::Formation => Move::Formation {
                formation: *self.rng.one_of(&Formation::ALL),
            },
            Kind::Place => Move::Place {
                piece: self.piece(),
                to: self.hexagon(),
            },
            Kind::Bring => Move::Bring {
                on: self.piece(),
                off: self.piece(),
            },
            Kind::Relocate => Move::Relocate {
                piece: self.piece(),
                to: self.hexagon(),
            },
            Kind::Done => Move::Done {},
            Kind::Skip => Move::Skip {},
            Kind::Pass => Move::Pass {
                card: self.value(),
                to: self.landing(),
            },
            Kind::Out => Move::Out {
                card: self.value(),
                direction: self.direction(),
            },
            Kind::Advance => Move::Advance {
                card: self.value(),
                direction: self.direction(),
            },
            Kind::Close => Move::Close {
                receiver: self.piece(),
            },
            Kind::Tactic => Move::Tactic { card: self.card() },
            Kind::Step => {
                let (piece, to) = self.step();
                Move::Step { piece, to }
            }
            Kind::Anticipate => {
                let (piece, to) = self.step();
                Move::Anticipate {
                    card: self.defence_card(),
                    piece,
                    to,
                }
            }
            Kind::Trap => Move::Trap {
                card: self.defence_card(),
                first: self.hop(),
                second: (self.rng.below(2) == 0).then(|| self.hop()),
            },
            Kind::Claim => Move::Claim {
                card: self.defence_card(),
            },
            Kind::Dribble => Move::Dribble {
                opponent: self.piece(),
            },
            Kind::Tackle => Move::Tackle { piece: self.piece() },
            Kind::Play => Move::Play { card: self.card() },
            Kind::Accept => Move::Accept {},
            Kind::Throw => Move::Throw {},
            Kind::Make => Move::Make {},
            Kind::Forward => Move::Forward {
                to: self.near(self.state.ball),
            },
            Kind::Shoot => Move::Shoot {
                card: self.shot_card(),
            },
            Kind::Line => Move::Line {
                shot: *self.rng.one_of(&Shot::ALL),
            },
            Kind::Direct => Move::Direct {},
            Kind::Clear => Move::Clear { to: self.clearance() },
            Kind::Keeper => Move::Keeper { piece: self.piece() },
            Kind::Kicker => Move::Kicker { piece: self.piece() },
            Kind::Corner => Move::Corner { at: self.hexagon() },
            Kind::Aim => Move::Aim { value: self.value() },
            Kind::Keep => Move::Keep { cards: self.cards() },
            Kind::Trade => Move::Trade {},
            Kind::TradeDeck => Move::TradeDeck {
                deck: *self.rng.one_of(&Deck::ALL),
            },
            Kind::Give => Move::Give { card: self.card() },
        }
    }

    fn side(&mut self) -> Side {
        *self.rng.one_of(&Side::ALL)
    }

    fn value(&mut self) -> BallValue {
        *self.rng.one_of(&BallValue::ALL)
    }

    fn direction(&mut self) -> HexDirection {
        *self.rng.one_of(&HexDirection::ALL)
    }

    /// Any piece, or who matters most now: the bearer, a marker of his, or the piece that the decision is about.
    fn piece(&mut self) -> Piece {
        let any = Piece::nth(self.rng.below(18) as usize);
        match self.rng.below(4) {
            0 => self.state.bearer().unwrap_or(any),
            1 => {
                let beside = self.state.ball.step(self.direction());
                beside.and_then(|at| self.state.piece_on(at)).unwrap_or(any)
            }
            2 => self.concerned().unwrap_or(any),
            _ => any,
        }
    }

    /// A piece that the open decision names.
    fn concerned(&mut self) -> Option<Piece> {
        match self.concerned {
            Concerned::Nobody => None,
            Concerned::One(piece) => piece,
            Concerned::Two(first, second) => *self.rng.one_of(&[first, second]),
            Concerned::Keeper(side) => Some(self.state.keepers[side]),
            Concerned::Some(pieces) => pieces.nth(self.rng.below(pieces.len().max(1)) as usize),
        }
    }

    /// A hexagon at most two steps from another.
    fn near(&mut self, from: Hexagon) -> Hexagon {
        let mut at = from;
        for _ in 0..self.rng.below(3) {
            at = at.step(self.direction()).unwrap_or(at);
        }
        at
    }

    /// Any hexagon, or one near the ball or a piece, or one of the spots of the pitch.
    fn hexagon(&mut self) -> Hexagon {
        match self.rng.below(5) {
            0 => self.near(self.state.ball),
            1 => {
                let piece = self.piece();
                let at = self.state.stands_on(piece).unwrap_or(self.state.ball);
                self.near(at)
            }
            2 => {
                let side = self.side();
                let [top, bottom] = corners(side);
                *self
                    .rng
                    .one_of(&[top, bottom, kick_off_spot(side), self.state.keeper(side).1])
            }
            _ => self.anywhere(),
        }
    }

    fn anywhere(&mut self) -> Hexagon {
        let y = self.rng.below(15) as u8;
        let odd = y % 2;
        hexagon(2 * self.rng.below(21 - u32::from(odd)) as u8 + odd, y)
    }

    /// Where a ball might be played: along a line or square, to a piece, or anywhere.
    fn landing(&mut self) -> Hexagon {
        let ball = self.state.ball;
        let aimed = match self.rng.below(4) {
            0 | 1 => ball.towards(self.direction(), 1 + self.rng.below(13) as u8),
            2 => {
                let rows = 2 * (1 + self.rng.below(5) as i8);
                ball.shifted(0, if self.rng.below(2) == 0 { rows } else { -rows })
            }
            _ => {
                let piece = self.piece();
                self.state.stands_on(piece)
            }
        };
        aimed.unwrap_or_else(|| self.hexagon())
    }

    /// Where a keeper might clear the ball to.
    fn clearance(&mut self) -> Hexagon {
        let side = self.side();
        let (_, from) = self.state.keeper(side);
        from.towards(self.direction(), 3 + self.rng.below(3) as u8)
            .unwrap_or_else(|| self.hexagon())
    }

    /// A piece and where it might go: a step or two from where it stands, where the winner of a Face-off goes, or anywhere.
    fn step(&mut self) -> (Piece, Hexagon) {
        if let Phase::WinnerMove { duel, winner, stage } = self.state.phase
            && stage != Stage::Way
            && self.rng.below(2) == 0
        {
            let options = self.state.move_options(duel, winner, stage);
            if !options.is_empty() {
                return (self.piece(), *self.rng.one_of(&options));
            }
        }
        let piece = self.piece();
        let to = match (self.state.stands_on(piece), self.rng.below(8)) {
            (_, 0) | (None, _) => self.hexagon(),
            (Some(at), 1) => self.near(at),
            (Some(at), _) => at.step(self.direction()).unwrap_or(at),
        };
        (piece, to)
    }

    fn hop(&mut self) -> Hop {
        let (piece, to) = self.step();
        Hop { piece, to }
    }

    /// The hand of any seat.
    fn hand(&mut self) -> Hand {
        *self.state.hand(*self.rng.one_of(&Seat::ALL))
    }

    fn attack_card(&mut self) -> AttackCard {
        self.one_of_pile(|hand| hand.attack.iter().collect())
    }

    fn defence_card(&mut self) -> DefenceCard {
        self.one_of_pile(|hand| hand.defence.iter().collect())
    }

    fn shot_card(&mut self) -> ShotCard {
        self.one_of_pile(|hand| hand.shot.iter().collect())
    }

    /// A card that somebody holds, or any of its deck.
    fn one_of_pile<C: CardId>(&mut self, pile: impl Fn(&Hand) -> arrayvec::ArrayVec<C, 27>) -> C {
        let held = pile(&self.hand());
        if held.is_empty() || self.rng.below(4) == 0 {
            C::nth(self.rng.below(C::COUNT as u32) as usize)
        } else {
            *self.rng.one_of(&held)
        }
    }

    fn card(&mut self) -> Card {
        match self.rng.below(8) {
            0 => Card::Shot(self.shot_card()),
            1 => Card::Ball(*self.rng.one_of(&BallCard::ALL)),
            2..5 => Card::Attack(self.attack_card()),
            _ => Card::Defence(self.defence_card()),
        }
    }

    /// Up to three cards of a hand, Ball cards seldom; or any cards.
    fn cards(&mut self) -> Hand {
        let hand = self.hand();
        let held: Vec<Card> = hand
            .iter()
            .filter(|card| !card.is_ball() || self.rng.below(8) == 0)
            .collect();
        let mut cards = Hand::default();
        for _ in 0..self.rng.below(4) {
            let card = if held.is_empty() || self.rng.below(8) == 0 {
                self.card()
            } else {
                *self.rng.one_of(&held)
            };
            cards.add(card);
        }
        cards
    }
}

#[cfg(test)]
mod tests {
    use engine::{Rules, Writing};

    use super::*;

    /// Every kind of move is said sooner or later, even when the match is over.
    #[test]
    fn every_kind_is_said() {
        let options = SoccerCity::options(&Default::default()).expect("the defaults can be played");
        let mut rng = Rng::seeded(3);
        for phase in ["pass", "reposition home none", "over"] {
            let text = format!("phase {phase}\nattacking home");
            let state = SoccerCity::read_position(&options, &text).expect("a position");
            let said: Vec<Kind> = (0..4000).map(|_| Kind::of(&any_move(&state, &mut rng))).collect();
            for kind in Kind::ALL {
                assert!(said.contains(&kind), "{kind:?} is never said in phase {phase}");
            }
        }
    }
}
