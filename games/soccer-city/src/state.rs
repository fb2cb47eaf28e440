//! The state of a match, and what can be read off it at a glance.

use engine::{BySide, Outcome, Seat, Side, ToAct};

use crate::{
    AttackCard, Balls, DefenceCard, Factor, Hand, Hexagon, Hexagons, Move, Next, Options, Phase, Piece,
    Pieces, SaveCard, ShotCard,
    board::{in_box, keeper_spot},
    deck::Pile,
    notation::slashed,
    phase::Advanced,
    piece::{PIECES, Place},
};

/// The state of a match of Soccer City.
#[derive(Clone, PartialEq, Debug)]
pub struct SoccerCity {
    /// What was agreed.
    pub options: Options,
    pub(crate) phase: Phase,
    pub(crate) places: [Place; PIECES],
    /// The hexagons that each side's pieces stand on.
    pub(crate) occupied: BySide<Hexagons>,
    /// Who keeps goal.
    pub(crate) keepers: BySide<Piece>,
    /// CITY-CARD-1 Who has a Yellow Card.
    pub(crate) booked: Pieces,
    pub(crate) ball: Hexagon,
    /// CITY-TURN-2 The side that had the ball last.
    pub(crate) last: Side,
    /// CITY-OFF-4 Who may not take the loose ball.
    pub(crate) flagged: Pieces,
    pub(crate) score: BySide<u16>,
    /// 1 and 2 are regular, 3 and 4 Extra Time, 5 the shootout.
    pub(crate) period: u8,
    /// Who kicked off the first period, and Extra Time.
    pub(crate) first_kickoff: Side,
    pub(crate) extra_kickoff: Option<Side>,
    /// CITY-FOUR-2 The turn of the period that is played, or comes next.
    pub(crate) turns: u16,
    pub(crate) turn: TurnState,
    /// What follows the end of the turn.
    pub(crate) next: Next,
    /// The hands, by seat.
    pub(crate) hands: [Hand; 4],
    /// CITY-FOUR-7 The cards of each hand that its partner knows.
    pub(crate) known: [Hand; 4],
    /// What each seat has chosen in secret.
    pub(crate) sealed: [Option<Move>; 4],
    /// CITY-HAND-3 The decks. Their order is drawn when it matters; what is in no deck and no hand is discarded.
    pub(crate) attack_deck: Pile<AttackCard>,
    pub(crate) defence_deck: Pile<DefenceCard>,
    pub(crate) shot_deck: Pile<ShotCard>,
    pub(crate) save_deck: Pile<SaveCard>,
    pub(crate) ball_deck: Balls,
    /// Ball cards of this period that are in no hand and not in the deck.
    pub(crate) ball_gone: Balls,
    /// CITY-TIME-2 Ball cards played or burned in this period.
    pub(crate) minute: u8,
    /// CITY-TIME-5 Extra Balls left, once Injury Time has begun.
    pub(crate) pool: Option<u8>,
    /// CITY-TIME-9 Turns in a row without a Ball card.
    pub(crate) passive: u8,
    /// CITY-TIME-4 Time is up and a penalty is taken.
    pub(crate) time_up: bool,
    /// CITY-SUB-1 Substitutions made.
    pub(crate) substituted: BySide<u8>,
    pub(crate) factors: [FactorState; 12],
    /// CITY-EF-1 The External Factor taken this turn.
    pub(crate) taken: Option<(Factor, Side)>,
    /// How the sides stood when the line-up began, which is what the other side knows.
    pub(crate) before_line_up: Squads,
    /// CITY-FOUR-7 The sides that have yet to trade.
    pub(crate) trades: BySide<bool>,
    pub(crate) shootout: Option<Shootout>,
    pub(crate) result: Option<MatchResult>,
}

/// What belongs to one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnState {
    pub(crate) attacking: Side,
    /// CITY-TURN-13 Whether attacking tactics may be played.
    pub(crate) tactics: bool,
    /// CITY-TURN-5 Whether the attacking action is used.
    pub(crate) acted: bool,
    /// CITY-ATAC-2 Whether A1 had a Pass or Advance.
    pub(crate) passed: bool,
    /// CITY-TIME-9 Whether a Ball card was played.
    pub(crate) ball_played: bool,
    /// CITY-TURN-8 Whether the attackers have lost the ball.
    pub(crate) lost: bool,
    /// CITY-ATAC-18 The Medium or Long Advance of A1.
    pub(crate) advanced: Option<Advanced>,
    /// CITY-REPO-3 Who made a Medium or Long Advance.
    pub(crate) advancers: Pieces,
    /// CITY-ATAC-5, CITY-DTAC-11 Who was moved, passed or received in a tactic.
    pub(crate) used: Pieces,
    /// CITY-SHOT-10 Who received the last pass, and how.
    pub(crate) received: Option<Reception>,
    /// CITY-SHOT-4 Who won a Challenge for the ball.
    pub(crate) challenge: Option<Piece>,
    /// Who won the last Face-off as bearer and has kept the ball since.
    pub(crate) solo: Option<Piece>,
    /// Who won the Face-off that ends this turn as bearer.
    pub(crate) hero: Option<Piece>,
    /// CITY-KEEP-1 Attacking turns in a row that began with the keeper as bearer.
    pub(crate) keeper_turns: u8,
    /// CITY-ATAC-14 Whether nobody of the attacking side had the ball when A4 began.
    pub(crate) fetched: bool,
}

slashed! {
    /// How a piece received a pass.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct Reception {
        /// The piece that received it.
        pub piece: Piece,
        /// CITY-SHOT-10 Whether it was a high ball.
        pub high: bool,
        /// CITY-SHOT-9 Whether it was an Assist.
        pub assist: bool,
    }
}

impl TurnState {
    pub(crate) const fn of(attacking: Side, tactics: bool) -> Self {
        Self {
            attacking,
            tactics,
            acted: false,
            passed: false,
            ball_played: false,
            lost: false,
            advanced: None,
            advancers: Pieces::NONE,
            used: Pieces::NONE,
            received: None,
            challenge: None,
            solo: None,
            hero: None,
            keeper_turns: 0,
            fetched: false,
        }
    }
}

/// Where an External Factor card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FactorState {
    Deck,
    Discarded,
    /// CITY-EF-6 In force for who took it, for so many turns if it counts them.
    Force(Side, u8),
}

/// The sides when a line-up began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Squads {
    /// Who plays.
    pub(crate) fielded: Pieces,
    /// Who was taken off before.
    pub(crate) retired: Pieces,
    pub(crate) keepers: BySide<Piece>,
    pub(crate) substituted: BySide<u8>,
}

/// CITY-SHTO-2 A shootout under way or decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shootout {
    pub(crate) first: Side,
    pub(crate) kicks: u16,
    pub(crate) goals: BySide<u16>,
    /// Which of the first 128 kicks went in.
    pub(crate) scored: u128,
}

impl Shootout {
    /// Who takes the kick after so many.
    pub(crate) const fn kicker(&self, kicks: u16) -> Side {
        if kicks.is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MatchResult {
    pub(crate) winner: Option<Side>,
    pub(crate) forfeit: Option<Side>,
}

impl SoccerCity {
    pub(crate) fn before_the_match(options: &Options) -> Self {
        let keepers = BySide::from_fn(|side| Piece::of(side).next().expect("a side has nine pieces"));
        Self {
            options: *options,
            phase: Phase::Before {},
            places: [Place::Bench; PIECES],
            occupied: BySide::default(),
            keepers,
            booked: Pieces::NONE,
            ball: crate::board::kick_off_spot(Side::Home),
            last: Side::Home,
            flagged: Pieces::NONE,
            score: BySide::default(),
            period: 1,
            first_kickoff: Side::Home,
            extra_kickoff: None,
            turns: 0,
            turn: TurnState::of(Side::Home, true),
            next: Next::Turn { side: Side::Home },
            hands: [Hand::default(); 4],
            known: [Hand::default(); 4],
            sealed: [None; 4],
            attack_deck: Pile::ALL,
            defence_deck: Pile::ALL,
            shot_deck: Pile::ALL,
            save_deck: Pile::ALL,
            ball_deck: Balls::default(),
            ball_gone: Balls::default(),
            minute: 0,
            pool: None,
            passive: 0,
            time_up: false,
            substituted: BySide::default(),
            factors: [FactorState::Deck; 12],
            taken: None,
            before_line_up: Squads {
                fielded: Pieces::NONE,
                retired: Pieces::NONE,
                keepers,
                substituted: BySide::default(),
            },
            trades: BySide::default(),
            shootout: None,
            result: None,
        }
    }

    /// The open decision.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Where a piece stands, if it is on the pitch.
    #[inline]
    #[must_use]
    pub fn stands_on(&self, piece: Piece) -> Option<Hexagon> {
        self.places[piece.index()].hexagon()
    }

    /// The piece on a hexagon.
    #[inline]
    #[must_use]
    pub fn piece_on(&self, hexagon: Hexagon) -> Option<Piece> {
        let side = if self.occupied.home.contains(hexagon) {
            Side::Home
        } else if self.occupied.away.contains(hexagon) {
            Side::Away
        } else {
            return None;
        };
        Piece::of(side).find(|piece| self.places[piece.index()] == Place::On(hexagon))
    }

    /// CITY-GEO-2 Whether nobody stands there.
    #[inline]
    #[must_use]
    pub fn is_free(&self, hexagon: Hexagon) -> bool {
        !self.occupied.home.contains(hexagon) && !self.occupied.away.contains(hexagon)
    }

    /// Whether a piece of this side stands there.
    #[inline]
    #[must_use]
    pub fn holds(&self, side: Side, hexagon: Hexagon) -> bool {
        self.occupied[side].contains(hexagon)
    }

    /// CITY-BALL-1 The piece on the ball.
    #[inline]
    #[must_use]
    pub fn bearer(&self) -> Option<Piece> {
        self.piece_on(self.ball)
    }

    /// The bearer, if he is of this side.
    #[inline]
    pub(crate) fn bearer_of(&self, side: Side) -> Option<Piece> {
        if self.occupied[side].contains(self.ball) {
            self.bearer()
        } else {
            None
        }
    }

    /// Where the ball is.
    #[must_use]
    pub fn ball(&self) -> Hexagon {
        self.ball
    }

    /// The score.
    #[must_use]
    pub fn score(&self) -> BySide<u16> {
        self.score
    }

    /// The attacking side of the turn.
    #[inline]
    #[must_use]
    pub fn attacking(&self) -> Side {
        self.turn.attacking
    }

    /// The pieces of a side on the pitch, by rising number.
    #[inline]
    pub fn on_pitch(&self, side: Side) -> impl Iterator<Item = (Piece, Hexagon)> {
        Piece::of(side).filter_map(|piece| self.stands_on(piece).map(|hexagon| (piece, hexagon)))
    }

    /// Whether a piece keeps goal.
    #[inline]
    #[must_use]
    pub fn is_keeper(&self, piece: Piece) -> bool {
        self.keepers[piece.side()] == piece
    }

    /// Who keeps goal, and where.
    #[inline]
    #[must_use]
    pub fn keeper(&self, side: Side) -> (Piece, Hexagon) {
        let keeper = self.keepers[side];
        (keeper, self.stands_on(keeper).unwrap_or(keeper_spot(side)))
    }

    /// CITY-MARK-1 The opponents next to a hexagon, by rising number.
    #[inline]
    pub fn markers(&self, side: Side, at: Hexagon) -> impl Iterator<Item = Piece> {
        let around = Hexagons::around(at) & self.occupied[side.other()];
        let any = !around.is_empty();
        Piece::of(side.other()).filter(move |piece| {
            any && self
                .stands_on(*piece)
                .is_some_and(|hexagon| around.contains(hexagon))
        })
    }

    /// CITY-MARK-1 Whether a piece of this side would be marked there.
    #[inline]
    #[must_use]
    pub fn is_marked(&self, side: Side, at: Hexagon) -> bool {
        at.neighbours().any(|next| self.holds(side.other(), next))
    }

    /// CITY-SET-9, CITY-SET-10 A piece's defence now, External Factors included.
    #[must_use]
    pub fn defence(&self, piece: Piece) -> u8 {
        let side = piece.side();
        let at = self.stands_on(piece);
        let mut value = piece.values().0;
        if piece.number() == 1 && at.is_some_and(|at| in_box(side, at)) {
            value = 4;
        }
        value += u8::from(self.in_force_for(Factor::CoachReprimand, side)); // CITY-EF-12
        value.saturating_sub(self.in_force_for(Factor::OffForm, side).into()) // CITY-EF-19
    }

    /// CITY-SET-9, CITY-SET-10 A piece's attack now, External Factors included.
    #[must_use]
    pub fn attack(&self, piece: Piece) -> u8 {
        let side = piece.side();
        let at = self.stands_on(piece);
        let mut value = piece.values().1;
        if piece.number() == 1 && at.is_some_and(|at| in_box(side.other(), at)) {
            value = 1;
        }
        value.saturating_sub(self.in_force_for(Factor::OffForm, side).into()) // CITY-EF-19
    }

    /// Whether a factor is in force at all.
    #[inline]
    pub(crate) fn in_force(&self, factor: Factor) -> bool {
        matches!(self.factors[factor as usize], FactorState::Force(..))
    }

    /// Whether a factor of this side is in force.
    #[inline]
    pub(crate) fn in_force_for(&self, factor: Factor, side: Side) -> bool {
        matches!(self.factors[factor as usize], FactorState::Force(of, _) if of == side)
    }

    /// CITY-FOUR-2 The seat that decides for a side in this turn.
    #[inline]
    #[must_use]
    pub fn seat_of(&self, side: Side) -> Seat {
        let second = self.options.is_four() && !self.turns.is_multiple_of(2);
        seat(side, second)
    }

    /// CITY-CARD-1 Whether a piece has a Yellow Card.
    #[inline]
    #[must_use]
    pub fn is_booked(&self, piece: Piece) -> bool {
        self.booked.contains(piece)
    }

    /// CITY-OFF-4 Whether a piece may not take the loose ball.
    #[inline]
    #[must_use]
    pub fn is_flagged(&self, piece: Piece) -> bool {
        self.flagged.contains(piece)
    }

    /// CITY-TURN-5, CITY-TURN-13 Whether an attacking tactic could still be played in this turn.
    #[inline]
    #[must_use]
    pub fn tactics_are_open(&self) -> bool {
        self.turn.tactics && !self.turn.acted
    }

    /// CITY-SUB-1 Substitutions that a side has left.
    #[must_use]
    pub fn substitutions_left(&self, side: Side) -> u8 {
        self.options.substitutions.saturating_sub(self.substituted[side])
    }

    /// CITY-TIME-9 Turns in a row that ended without a Ball card.
    #[inline]
    #[must_use]
    pub fn passive_turns(&self) -> u8 {
        self.passive
    }

    /// CITY-TIME-2 Ball cards left in the deck.
    #[inline]
    #[must_use]
    pub fn balls_left(&self) -> u8 {
        self.ball_deck.len()
    }

    /// The hand of a seat.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat as usize]
    }

    /// All seats of the match: Home before Away, coach one before coach two.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        let four = self.options.is_four();
        [Seat::Home, Seat::Home2, Seat::Away, Seat::Away2]
            .into_iter()
            .filter(move |seat| four || matches!(seat, Seat::Home | Seat::Away))
    }

    #[inline]
    pub(crate) fn who_acts(&self) -> ToAct {
        if let Phase::Over {} = self.phase {
            ToAct::Over(self.outcome())
        } else {
            ToAct::Seats(self.deciding())
        }
    }

    /// CITY-GOAL-3 More goals win. CITY-SHTO-5 A shootout leaves the score.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut outcome = Outcome::of_score(self.score);
        outcome.shoot_out = self.shootout.map(|shootout| shootout.goals);
        if let Some(result) = self.result {
            outcome.winner = result.winner;
            outcome.forfeit = result.forfeit;
        }
        outcome
    }

    /// Puts a piece somewhere.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, place: Place) {
        let side = piece.side();
        let from = std::mem::replace(&mut self.places[piece.index()], place);
        if let Place::On(hexagon) = from {
            self.occupied[side].remove(hexagon);
        }
        if let Place::On(hexagon) = place {
            self.occupied[side].insert(hexagon);
        }
    }
}

/// The first or second seat of a side.
pub(crate) const fn seat(side: Side, second: bool) -> Seat {
    match (side, second) {
        (Side::Home, false) => Seat::Home,
        (Side::Away, false) => Seat::Away,
        (Side::Home, true) => Seat::Home2,
        (Side::Away, true) => Seat::Away2,
    }
}

/// The other seat of the same side.
pub(crate) const fn partner(of: Seat) -> Seat {
    match of {
        Seat::Home => Seat::Home2,
        Seat::Home2 => Seat::Home,
        Seat::Away => Seat::Away2,
        Seat::Away2 => Seat::Away,
    }
}
