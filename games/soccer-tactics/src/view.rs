//! What a viewer may see: everything (TACTICS-TEAM-8), with what a client needs to show and explain it.

use engine::{BySide, Outcome, Seat, Side};
use pitch::Square;
use serde::Serialize;

use crate::{Colour, Dice, OffsideKind, Pawn, Phase, Restart, Role, ShotDevice, Tally};

/// The match as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsView"))]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// The open decision.
    pub phase: Phase,
    /// The seat that decides it.
    pub deciding: Option<Seat>,
    /// 1 and 2 are the halves, 3 and 4 overtime, 5 the shoot-out.
    pub period: u8,
    /// The clock of the period.
    pub clock: ClockView,
    /// Seconds for a choice; 0 is no limit.
    pub move_limit_seconds: u16,
    /// The score.
    pub score: BySide<u16>,
    /// The O-Team.
    pub offence: Side,
    /// How the next ball play comes about.
    pub restart: Restart,
    /// The roll that is being used.
    pub roll: Option<Dice>,
    /// Where the ball is.
    pub ball: BallView,
    /// TACTICS-SET-9 The pawn on the ball.
    pub holder: Option<Pawn>,
    /// TACTICS-TOUCH-1 The taker who may not touch the ball again.
    pub banned: Option<Pawn>,
    /// Direct passes of this set.
    pub passes: u8,
    /// TACTICS-TIME-3 Whether a chance is under way.
    pub chance: bool,
    /// What belongs to each side.
    pub sides: BySide<SideView>,
    /// All pawns, in the order of their ids, Home's first.
    pub pawns: Vec<PawnView>,
    /// Where the ball can be played now.
    pub targets: Vec<TargetView>,
    /// TACTICS-DRIB-1 Where the holder can dribble now.
    pub dribbles: Vec<TargetView>,
    /// TACTICS-KEEP-2 Where the keeper can step instead of a roll.
    pub keeper_steps: Vec<Square>,
    /// The squares offered in a choice of square.
    pub squares: Vec<Square>,
    /// The rolls with which each side reaches the ball as it lies: a free ball, or the holder's.
    pub reaching: BySide<Vec<u8>>,
    /// The offside line against the O-Team.
    pub offside: OffsideView,
    /// The free kick zone of a ball about to be kicked off, or of a corner or free kick.
    pub zone: Vec<Square>,
    /// What shots are drawn with.
    pub shot_device: ShotDevice,
    /// The shoot-out.
    pub shoot_out: Option<ShootOutView>,
    /// The outcome, once the match is over.
    pub outcome: Option<Outcome>,
}

/// The clock of the period.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsClock"))]
pub struct ClockView {
    /// Whether it is the virtual clock of the rules: then `elapsed_seconds` tells the time.
    pub is_virtual: bool,
    /// Whether it runs.
    pub running: bool,
    /// TACTICS-TIME-3 Whether the time is up and a chance is played out.
    pub added: bool,
    /// Seconds of the virtual clock.
    pub elapsed_seconds: u16,
    /// The length of the period.
    pub length_seconds: u16,
}

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsBall"))]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum BallView {
    /// On a square.
    Square {
        /// The square on which it stands.
        square: Square,
    },
    /// On the penalty spot before a side's goal.
    Spot {
        /// Whose goal.
        goal: Side,
    },
    /// In a keeper's hands.
    Hands {
        /// The side of the keeper.
        side: Side,
    },
}

/// One side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsSide"))]
pub struct SideView {
    /// Its colour.
    pub colour: Colour,
    /// TACTICS-CARD-3 Whether its defenders have a yellow card.
    pub defenders_booked: bool,
    /// What it has done.
    pub tally: Tally,
}

/// One pawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsPawnView"))]
pub struct PawnView {
    /// Its id.
    pub pawn: Pawn,
    /// Its side.
    pub side: Side,
    /// What it plays as.
    pub role: Role,
    /// What it adds to its die in a battle.
    pub bonus: u8,
    /// Where it is.
    pub place: PlaceView,
    /// TACTICS-CARD-11 Whether it has a yellow card of its own.
    pub booked: bool,
    /// Whether it would be offside if the ball were played now, or was when it was played.
    pub offside: bool,
    /// Whether it may be chosen now: moved, placed, shifted, or taken from an offer of pawns.
    pub choosable: bool,
    /// Where it can end with the present roll, or be placed or shifted.
    pub ends: Vec<EndView>,
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsPlace"))]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum PlaceView {
    /// On a square.
    Square {
        /// The square on which it lies.
        square: Square,
    },
    /// At the corner flag.
    Flag,
    /// On the goal centre.
    GoalCentre,
    /// In somebody's hand for a moment.
    Lifted,
    /// Not on the board.
    Beside,
    /// Sent off.
    Out,
}

/// A square where a pawn can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsEnd"))]
pub struct EndView {
    /// The square.
    pub square: Square,
    /// TACTICS-MOVE-15 Where the path that is shown bends, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bend: Option<Square>,
    /// What ending there does, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub effect: Option<EndEffect>,
}

/// What ending on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsEndEffect"))]
#[serde(rename_all = "snake_case")]
pub enum EndEffect {
    /// It captures the ball.
    Capture,
    /// It starts a battle.
    Battle,
    /// It is offside.
    Offside,
    /// It captures the ball, but a team-mate in the goal area makes it offside.
    Interference,
}

/// What a ball play to a square would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsTargetKind"))]
#[serde(rename_all = "snake_case")]
pub enum TargetKind {
    /// A free ball.
    Free,
    /// A direct pass.
    Direct,
    /// A battle.
    Battle,
    /// A direct pass that is shot at once.
    Shot,
}

/// A square where the ball can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsTarget"))]
pub struct TargetView {
    /// The square.
    pub square: Square,
    /// What it would be.
    pub kind: TargetKind,
    /// What would be called against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offside: Option<OffsideKind>,
    /// The rolls with which an own pawn would capture it, onside.
    pub ours: Vec<u8>,
    /// The rolls with which an opponent would reach it.
    pub theirs: Vec<u8>,
    /// TACTICS-KEEP-5 Whether their keeper reaches it without a roll.
    pub their_keeper: bool,
}

/// TACTICS-OFF-4 The offside line: as it was fixed while a play is under way, else as it would be fixed now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsOffside"))]
pub struct OffsideView {
    /// Its row; none without field players.
    pub row: Option<u8>,
    /// The pawns beyond it.
    pub pawns: Vec<Pawn>,
}

/// A shoot-out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsShootOut"))]
pub struct ShootOutView {
    /// Who kicked first.
    pub first: Side,
    /// Each kick in order.
    pub kicks: Vec<KickView>,
    /// The goals.
    pub score: BySide<u16>,
}

/// One kick of a shoot-out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsKick"))]
pub struct KickView {
    /// Who kicked.
    pub side: Side,
    /// Whether it went in.
    pub scored: bool,
}
