//! The state of a match.

use engine::{BySide, Outcome, Seat, Side};
use pitch::{Square, Squares};
use serde::Serialize;

use crate::{
    Options, Pawn, Phase, Restart, Role,
    board::zones,
    options::{Clock, SeatSharing},
    pawn::{Pawns, Place},
};

/// TACTICS-TIME-7 No full round of attempts is under way.
pub(crate) const NO_ROUND: i8 = -1;

/// The state of a match of Soccer Tactics.
#[derive(Clone, PartialEq, Debug)]
pub struct SoccerTactics {
    /// What was agreed.
    pub options: Options,
    /// The open decision.
    pub phase: Phase,
    /// How many decisions have been opened: each has a clock of its own.
    pub(crate) decisions: u32,
    pub(crate) places: [Place; 22],
    /// The squares that each side's pawns stand on.
    pub occupied: BySide<Squares>,
    /// TACTICS-CARD-8 Who keeps goal.
    pub(crate) keepers: BySide<Pawn>,
    /// Keepers and attackers with a yellow card.
    pub(crate) booked: Pawns,
    /// TACTICS-CARD-3 Whether the defenders have a yellow card as a group.
    pub(crate) defenders_booked: BySide<bool>,
    /// The score of play.
    pub score: BySide<u16>,
    /// 1 and 2 are the halves, 3 and 4 overtime, 5 the shoot-out.
    pub(crate) period: u8,
    pub(crate) clock: PeriodClock,
    /// TACTICS-TIME-9 Seconds of the virtual clock in this period.
    pub(crate) seconds: u16,
    /// TACTICS-TIME-7 The full round of attempts that is under way in added time, counted from 0 since the ball was last
    /// put into play.
    pub(crate) rounds: i8,
    /// TACTICS-KICK-1 Who kicks off the first half.
    pub(crate) first: Side,
    /// TACTICS-OVER-3 Who kicks off the first overtime period.
    pub(crate) overtime_first: Option<Side>,
    pub(crate) ball: Ball,
    /// TACTICS-SET-1 The O-Team.
    pub offence: Side,
    /// The pawn on the ball.
    pub holder: Option<Pawn>,
    /// TACTICS-TOUCH-1 The taker who may not touch the ball again.
    pub(crate) ban: Option<Pawn>,
    /// Direct passes of this set.
    pub passes: u8,
    pub(crate) restart: Restart,
    /// TACTICS-OFF-4 The row of the offside line when the ball was last played; 0 is none.
    pub(crate) line: u8,
    /// TACTICS-OFF-4 The pawns that were offside then.
    pub(crate) offside: Pawns,
    /// TACTICS-TIME-3 A chance is under way.
    pub(crate) chance: bool,
    /// TACTICS-BALL-9 The ball was not played: no shot follows.
    pub(crate) no_shot: bool,
    /// TACTICS-FOUR-2 Whether the second seats are on duty.
    pub(crate) partner: bool,
    pub(crate) tally: BySide<Tally>,
    pub(crate) shoot_out: Option<ShootOut>,
    /// The winner, once the match is over.
    pub(crate) winner: Option<Side>,
}

/// How the clock of the period stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PeriodClock {
    /// TACTICS-KICK-3 Not started.
    Stopped,
    Running,
    /// TACTICS-TIME-6 The timer has gone off, but it waits for an open decision.
    Due,
    /// TACTICS-TIME-3 The timer has gone off, and a chance is played out.
    Added,
}

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ball {
    On(Square),
    /// TACTICS-GEO-7 On the penalty spot, a mark between squares.
    Spot,
    /// In the keeper's hands, before a goal kick.
    Hands,
}

impl Ball {
    #[inline]
    pub(crate) const fn square(self) -> Option<Square> {
        match self {
            Self::On(square) => Some(square),
            Self::Spot | Self::Hands => None,
        }
    }
}

/// What a side has done in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsTally"))]
pub struct Tally {
    /// Offensive sets: possession.
    pub sets: u16,
    /// Direct passes.
    pub direct_passes: u16,
    /// Shots, penalty kicks included.
    pub shots: u16,
    /// Battles won.
    pub battles_won: u16,
    /// Fouls committed.
    pub fouls: u16,
    /// Times caught offside.
    pub offsides: u16,
    /// Corner kicks won.
    pub corners: u16,
}

/// TACTICS-SHOOT-1 A shoot-out under way or decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShootOut {
    pub(crate) first: Side,
    pub(crate) kicks: u16,
    pub(crate) goals: BySide<u16>,
    /// Which of the first 128 kicks went in.
    pub(crate) scored: u128,
}

impl ShootOut {
    /// Who took the kick after so many.
    pub(crate) fn kicker(&self, kicks: u16) -> Side {
        if kicks.is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        }
    }
}

impl SoccerTactics {
    pub(crate) fn before_the_match(options: &Options) -> Self {
        Self {
            options: *options,
            phase: Phase::Before {},
            decisions: 0,
            places: [Place::Beside; 22],
            occupied: BySide::default(),
            keepers: BySide::from_fn(|side| Pawn::nth(side, 0)),
            booked: Pawns::NONE,
            defenders_booked: BySide::default(),
            score: BySide::default(),
            period: 1,
            clock: PeriodClock::Stopped,
            seconds: 0,
            rounds: NO_ROUND,
            first: Side::Home,
            overtime_first: None,
            ball: Ball::Hands,
            offence: Side::Home,
            holder: None,
            ban: None,
            passes: 0,
            restart: Restart::Open,
            line: 0,
            offside: Pawns::NONE,
            chance: false,
            no_shot: false,
            partner: false,
            tally: BySide::default(),
            shoot_out: None,
            winner: None,
        }
    }

    /// The D-Team.
    #[inline]
    pub(crate) fn defence(&self) -> Side {
        self.offence.other()
    }

    /// Where a pawn stands, if it is on the pitch.
    #[inline]
    #[must_use]
    pub fn square_of(&self, pawn: Pawn) -> Option<Square> {
        self.places[pawn.index()].square()
    }

    /// The pawn of a side on a square.
    #[inline]
    #[must_use]
    pub fn pawn_on(&self, side: Side, square: Square) -> Option<Pawn> {
        if !self.occupied[side].contains(square) {
            return None;
        }
        Pawn::of(side).find(|pawn| self.places[pawn.index()] == Place::On(square))
    }

    #[inline]
    pub(crate) fn is_keeper(&self, pawn: Pawn) -> bool {
        self.keepers[pawn.side()] == pawn
    }

    /// The square of the ball, unless it lies on the spot or in a keeper's hands.
    #[must_use]
    pub fn ball_square(&self) -> Option<Square> {
        self.ball.square()
    }

    /// TACTICS-TOUCH-1 The pawn that may not touch the ball if it is played now, or has been.
    #[must_use]
    pub fn banned(&self) -> Option<Pawn> {
        if self.restart == Restart::Open {
            self.ban
        } else {
            self.holder
        }
    }

    /// What a pawn plays as now. TACTICS-TEAM-3 Strikers and midfielders are attackers alike.
    #[inline]
    #[must_use]
    pub fn role(&self, pawn: Pawn) -> Role {
        if self.is_keeper(pawn) {
            Role::Keeper
        } else {
            pawn.kind()
        }
    }

    /// Whether a pawn is still in the match.
    #[inline]
    pub(crate) fn plays(&self, pawn: Pawn) -> bool {
        self.places[pawn.index()] != Place::Out
    }

    /// The field players of a side still in the match.
    pub(crate) fn field_players(&self, side: Side) -> impl Iterator<Item = Pawn> + Clone {
        Pawn::of(side).filter(move |pawn| !self.is_keeper(*pawn) && self.plays(*pawn))
    }

    /// The squares of a side's field players.
    #[inline]
    pub(crate) fn field(&self, side: Side) -> Squares {
        let mut field = self.occupied[side];
        if let Some(square) = self.square_of(self.keepers[side]) {
            field.remove(square);
        }
        field
    }

    /// TACTICS-TEAM-4, TACTICS-TEAM-5 Where a pawn may be at all: defenders and keeper keep to their own half.
    #[inline]
    pub(crate) fn ground(&self, pawn: Pawn) -> Squares {
        match self.role(pawn) {
            Role::Attacker => Squares::ALL,
            Role::Defender | Role::Keeper => zones(pawn.side()).half,
        }
    }

    /// Whether a square lies in the penalty area that the O-Team attacks.
    #[inline]
    pub(crate) fn in_target_area(&self, square: Square) -> bool {
        zones(self.defence()).penalty_area.contains(square)
    }

    /// TACTICS-TIME-1, TACTICS-OVER-1 The length of the present period in seconds.
    pub(crate) fn period_seconds(&self) -> u16 {
        60 * u16::from(if self.period <= 2 {
            self.options.half_minutes
        } else {
            self.options.overtime_minutes
        })
    }

    #[inline]
    pub(crate) fn is_virtual(&self) -> bool {
        self.options.clock == Clock::Virtual
    }

    #[inline]
    pub(crate) fn in_added_time(&self) -> bool {
        self.clock == PeriodClock::Added
    }

    /// The side whose decision is open.
    #[inline]
    pub(crate) fn decider(&self) -> Option<Side> {
        match self.phase {
            Phase::Before {} | Phase::Over {} => None,
            Phase::SetUp { side, .. }
            | Phase::NewKeeper { side }
            | Phase::MakeRoom { side, .. }
            | Phase::KeeperHome { side, .. }
            | Phase::PenaltyPlaces { side } => Some(side),
            Phase::PawnMove { .. }
            | Phase::BallPlay { .. }
            | Phase::Attempt { .. }
            | Phase::Offer { .. }
            | Phase::Arc {}
            | Phase::Spot {}
            | Phase::Taker {}
            | Phase::CornerRoom {} => Some(self.offence),
            Phase::Choice { .. } | Phase::Reply { .. } | Phase::ClearZone {} | Phase::ClearArea {} => {
                Some(self.defence())
            }
            // TACTICS-CORNER-6 In turn, the D-Team first.
            Phase::CornerMoves { left } => Some(if left.is_multiple_of(2) {
                self.defence()
            } else {
                self.offence
            }),
        }
    }

    /// TACTICS-FOUR-2, TACTICS-FOUR-3 The seat of a side that decides now.
    #[inline]
    pub(crate) fn seat_of(&self, side: Side) -> Seat {
        let second = self.options.seats_per_side == 2
            && match self.options.seat_sharing {
                SeatSharing::Alternate => self.partner,
                SeatSharing::OffenceDefence => side != self.offence,
            };
        match (side, second) {
            (Side::Home, false) => Seat::Home,
            (Side::Away, false) => Seat::Away,
            (Side::Home, true) => Seat::Home2,
            (Side::Away, true) => Seat::Away2,
        }
    }

    /// TACTICS-TIME-1 More goals win. TACTICS-SHOOT-7 A shoot-out decides a level match and leaves its score.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut outcome = Outcome::of_score(self.score);
        // TACTICS-CARD-12 A side without a field player has lost, whatever the score.
        let forfeit = Side::ALL
            .into_iter()
            .find(|side| self.field_players(*side).next().is_none());
        outcome.winner = self.winner;
        outcome.shoot_out = self.shoot_out.map(|shoot_out| shoot_out.goals);
        outcome.forfeit = forfeit.filter(|side| self.winner == Some(side.other()));
        outcome
    }

    /// Puts a pawn somewhere. Two pawns of a side share a square only while a penalty kick is prepared.
    #[inline]
    pub(crate) fn put(&mut self, pawn: Pawn, place: Place) {
        let side = pawn.side();
        let from = std::mem::replace(&mut self.places[pawn.index()], place);
        if let Place::On(square) = from
            && self.pawn_on(side, square).is_none()
        {
            self.occupied[side].remove(square);
        }
        if let Place::On(square) = place {
            self.occupied[side].insert(square);
        }
    }
}
