//! What anybody can read off the board (TACTICS-TEAM-8), for bots and teachers.

use engine::{BySide, Side};
use pitch::{Square, Squares};

use crate::{Dice, Pawn, Phase, Restart, Role, SoccerTactics, legal::Waiver};

impl SoccerTactics {
    /// The open decision.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The O-Team.
    #[must_use]
    pub fn o_team(&self) -> Side {
        self.offence
    }

    /// The square of the ball, unless it lies on the spot or in a keeper's hands.
    #[must_use]
    pub fn ball_square(&self) -> Option<Square> {
        self.ball.square()
    }

    /// The pawn on the ball.
    #[must_use]
    pub fn holder(&self) -> Option<Pawn> {
        self.holder
    }

    /// Whether a set has its extra play already.
    #[must_use]
    pub fn is_extra_play(&self) -> bool {
        self.passes > 0
    }

    /// The pawn that may not touch the ball if it is played now, or has been.
    #[must_use]
    pub fn banned(&self) -> Option<Pawn> {
        if self.restart == Restart::Open {
            self.ban
        } else {
            self.holder
        }
    }

    /// Where a pawn stands, if it is on the pitch.
    #[must_use]
    pub fn stands_on(&self, pawn: Pawn) -> Option<Square> {
        self.square_of(pawn)
    }

    /// The pawn of a side on a square.
    #[must_use]
    pub fn pawn_at(&self, side: Side, square: Square) -> Option<Pawn> {
        self.pawn_on(side, square)
    }

    /// The squares of a side's pawns.
    #[must_use]
    pub fn squares_of(&self, side: Side) -> Squares {
        self.occupied[side]
    }

    /// What a pawn plays as.
    #[must_use]
    pub fn role_of(&self, pawn: Pawn) -> Role {
        self.role(pawn)
    }

    /// Whether the next card sends a pawn off.
    #[must_use]
    pub fn is_on_a_yellow_card(&self, pawn: Pawn) -> bool {
        match self.role(pawn) {
            Role::Defender => self.defenders_booked[pawn.side()],
            Role::Keeper | Role::Attacker => self.booked.contains(pawn),
        }
    }

    /// The pawns that may make the open pawn move, with their end squares.
    pub fn pawn_moves(&self, roll: u8) -> impl Iterator<Item = (Pawn, Squares)> {
        let side = self.decider().unwrap_or(self.offence);
        self.movers(side).map(move |pawn| (pawn, self.ends(pawn, roll)))
    }

    /// Where the ball can be played with a roll.
    #[must_use]
    pub fn ball_plays(&self, dice: Dice) -> Squares {
        self.ball_targets(dice)
    }

    /// Where the holder can dribble with a roll.
    #[must_use]
    pub fn dribbles(&self, dice: Dice) -> Squares {
        self.dribble_targets(dice)
    }

    /// Where a side's keeper can step.
    #[must_use]
    pub fn keeper_reach(&self, side: Side) -> Squares {
        self.keeper_steps(side)
    }

    /// The pawns to be placed now, or that a corner's set-up move may place, with their squares.
    pub fn placeable(&self) -> impl Iterator<Item = (Pawn, Squares)> {
        let side = self.decider().unwrap_or(self.offence);
        self.corner_movers(side)
            .map(|pawn| (pawn, self.places_of(pawn)))
            .filter(|(_, squares)| !squares.is_empty())
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

    /// The squares where each roll can bring a field player, its limits included.
    #[must_use]
    pub fn reach_of(&self, pawn: Pawn) -> [Squares; 6] {
        let Some(from) = self.square_of(pawn) else {
            return [Squares::NONE; 6];
        };
        let standing = self.standing(pawn, Waiver::Strict);
        self.all_paths(pawn, from, self.occupied[pawn.side().other()])
            .map(|ends| ends & standing)
    }

    /// The score of play.
    #[must_use]
    pub fn goals(&self) -> BySide<u16> {
        self.score
    }

    /// The share of normal time that is left, as far as the board tells: where somebody outside keeps the time, half of
    /// the period.
    #[must_use]
    pub fn share_left(&self) -> f64 {
        let half = f64::from(self.options.half_minutes) * 60.0;
        let of_this = if self.is_virtual() {
            (1.0 - f64::from(self.seconds) / half).max(0.0)
        } else {
            0.5
        };
        match self.period {
            1 => (1.0 + of_this) / 2.0,
            2 => of_this / 2.0,
            _ => 0.0,
        }
    }
}
