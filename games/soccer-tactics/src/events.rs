//! The events: the only way a match changes.

use engine::{BySide, Side, word_enum};
use pitch::Square;
use serde::{Deserialize, Serialize};

use crate::{Dice, Pawn, Phase};

/// A fact of a match. Nothing is hidden (TACTICS-TEAM-8): everybody sees every event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// TACTICS-KICK-1 Both sides rolled for the kick-off.
    KickoffRolled {
        /// Home's die.
        home: u8,
        /// Away's die.
        away: u8,
    },
    /// TACTICS-OVER-3 Both sides rolled for overtime.
    OvertimeRolled {
        /// Home's die.
        home: u8,
        /// Away's die.
        away: u8,
    },
    /// TACTICS-SHOOT-2 Both sides rolled for the shoot-out.
    ShootoutRolled {
        /// Home's die.
        home: u8,
        /// Away's die.
        away: u8,
    },
    /// TACTICS-SETUP-1 Both sides stand on their line-ups for a kick-off.
    LineUp {
        /// The side that kicks off.
        side: Side,
    },
    /// TACTICS-SETUP-8 Two attackers changed posts.
    PawnsSwapped {
        /// One.
        pawn: Pawn,
        /// The other.
        other: Pawn,
    },
    /// A side has finished its line-up.
    SetupDone {
        /// The side that is ready.
        side: Side,
    },
    /// TACTICS-KICK-3 The clock of a period started.
    PeriodStarted {
        /// 1 and 2 are the halves, 3 and 4 overtime.
        period: u8,
    },
    /// A decision is open.
    Asked {
        /// The decision that is open.
        phase: Phase,
    },
    /// An offensive set began.
    SetBegan {
        /// The O-Team.
        side: Side,
        /// The pawn on the ball.
        holder: Pawn,
    },
    /// The die was rolled for a pawn move.
    PawnRolled {
        /// Whose move.
        side: Side,
        /// The roll.
        roll: u8,
    },
    /// A field player moved.
    PawnMoved {
        /// The pawn that moved.
        pawn: Pawn,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// TACTICS-MOVE-14 Nobody could use the roll.
    MoveSkipped {
        /// Whose move.
        side: Side,
    },
    /// The dice were rolled for a ball play.
    BallRolled {
        /// The O-Team.
        side: Side,
        /// The roll.
        dice: Dice,
    },
    /// The ball was played.
    BallPlayed {
        /// By whom.
        pawn: Pawn,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
        /// What it found there.
        kind: BallKind,
    },
    /// TACTICS-BALL-9 The roll allowed no ball play.
    BallStays {
        /// The O-Team.
        side: Side,
    },
    /// The holder dribbled.
    Dribbled {
        /// The pawn that has the ball.
        pawn: Pawn,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// The keeper made his step.
    KeeperStepped {
        /// Which keeper.
        pawn: Pawn,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// A pawn captured the free ball.
    Captured {
        /// The pawn that has it now.
        pawn: Pawn,
        /// The square where the ball lay.
        square: Square,
    },
    /// Both pawns of a battle rolled.
    BattleRolled {
        /// The O-Team's pawn.
        o_pawn: Pawn,
        /// The D-Team's pawn.
        d_pawn: Pawn,
        /// The O-Team's die.
        o_die: u8,
        /// The D-Team's die.
        d_die: u8,
        /// The O-Team's total.
        o_total: u8,
        /// The D-Team's total.
        d_total: u8,
    },
    /// A battle was won.
    BattleWon {
        /// The new holder.
        pawn: Pawn,
    },
    /// TACTICS-FOUL-1 A foul.
    Foul {
        /// By whom.
        pawn: Pawn,
        /// Against whom.
        against: Pawn,
    },
    /// TACTICS-CARD-1 A yellow card.
    YellowCard {
        /// For whom.
        pawn: Pawn,
    },
    /// TACTICS-CARD-2, TACTICS-CARD-3 A red card: the pawn is out of the match.
    RedCard {
        /// For whom.
        pawn: Pawn,
    },
    /// TACTICS-CARD-8 A side has a new keeper.
    NewKeeper {
        /// The pawn that keeps goal now.
        pawn: Pawn,
    },
    /// An offside was called.
    Offside {
        /// Against whom.
        pawn: Pawn,
        /// For what.
        kind: OffsideKind,
    },
    /// A free kick was given.
    FreeKick {
        /// To whom.
        side: Side,
        /// The square from which it is taken.
        square: Square,
        /// For what.
        reason: Reason,
    },
    /// Who takes the free kick.
    TakerChosen {
        /// The taker.
        pawn: Pawn,
    },
    /// TACTICS-KEEP-7 A keeper was lifted off the board.
    KeeperLifted {
        /// The pawn of the keeper.
        pawn: Pawn,
    },
    /// A pawn was placed.
    PawnPlaced {
        /// The pawn that was placed.
        pawn: Pawn,
        /// The square on which it stands now.
        square: Square,
    },
    /// TACTICS-CORNER-6 A set-up move was passed.
    PlacementPassed {
        /// By whom.
        side: Side,
    },
    /// A penalty kick was given.
    Penalty {
        /// To whom.
        side: Side,
        /// Who takes it.
        kicker: Pawn,
    },
    /// A corner kick was given.
    Corner {
        /// To whom.
        side: Side,
        /// From where.
        square: Square,
    },
    /// A goal kick was given.
    GoalKick {
        /// To whom.
        side: Side,
    },
    /// A shot.
    Shot {
        /// By whom.
        pawn: Pawn,
        /// What came of it.
        result: ShotResult,
    },
    /// A goal.
    Goal {
        /// Of which side.
        side: Side,
        /// Who scored.
        pawn: Pawn,
        /// The score now.
        score: BySide<u16>,
    },
    /// TACTICS-MINOR-2 Nobody chose in time.
    MinorFoul {
        /// The side that should have.
        side: Side,
    },
    /// TACTICS-MINOR-5 The free kick was declined.
    Declined {
        /// By whom.
        side: Side,
    },
    /// TACTICS-TIME-9 The virtual clock ran.
    ClockRan {
        /// For so many seconds.
        seconds: u8,
    },
    /// TACTICS-TIME-2 The timer of the period went off.
    TimeUp {},
    /// TACTICS-TIME-3 A chance is under way and played out.
    AddedTime {},
    /// A period ended.
    PeriodEnded {
        /// The number of the period, from 1.
        period: u8,
    },
    /// TACTICS-SHOOT-3 A kick of the shoot-out.
    ShootoutKick {
        /// Of which side.
        side: Side,
        /// Who kicked.
        pawn: Pawn,
        /// Whether it went in.
        scored: bool,
    },
    /// The match ended.
    MatchEnded {
        /// Who won.
        winner: Option<Side>,
        /// The score of play.
        score: BySide<u16>,
        /// The score of the shoot-out, if there was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        shootout: Option<BySide<u16>>,
    },
}

word_enum! {
    /// What a ball play found.
    #[cfg_attr(feature = "ts", ts(rename = "TacticsBallKind"))]
    pub enum BallKind {
        /// A free square.
        Free = "free",
        /// A team-mate: the first direct pass of the set.
        Direct1 = "direct1",
        /// A team-mate: the second direct pass.
        Direct2 = "direct2",
        /// One pawn of each side.
        Contested = "contested",
    }
}

word_enum! {
    /// What an offside was called for.
    #[cfg_attr(feature = "ts", ts(rename = "TacticsOffsideKind"))]
    pub enum OffsideKind {
        /// TACTICS-OFF-5 Being played to.
        Receive = "receive",
        /// TACTICS-OFF-6 Capturing the ball.
        Capture = "capture",
        /// TACTICS-OFF-8 Standing in the goal area.
        Interference = "interference",
    }
}

word_enum! {
    /// Why a free kick was given.
    #[cfg_attr(feature = "ts", ts(rename = "TacticsReason"))]
    pub enum Reason {
        /// A foul.
        Foul = "foul",
        /// An offside.
        Offside = "offside",
        /// A minor foul.
        Minor = "minor",
    }
}

word_enum! {
    /// What came of a shot.
    #[cfg_attr(feature = "ts", ts(rename = "TacticsShotResult"))]
    pub enum ShotResult {
        /// TACTICS-SHOT-4 A goal.
        Goal = "goal",
        /// TACTICS-SHOT-5 A corner kick.
        Corner = "corner",
        /// TACTICS-SHOT-6 A goal kick.
        GoalKick = "goal-kick",
    }
}
