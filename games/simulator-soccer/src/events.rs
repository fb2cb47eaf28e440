//! The events: the only way a match changes.

use engine::{BySide, Side, word_enum};
use serde::{Deserialize, Serialize};

use crate::{Cell, Declared, Errors, KickResult, Origin, Phase, Plan, Player, Spot, Sway, Target};

/// A fact of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// SIM-START-1 A starter was placed. Only his own seat sees it before the reveal.
    StarterPlaced {
        /// The starter.
        player: Player,
        /// The spot where his peg stands.
        at: Spot,
        /// In which cell.
        cell: Cell,
    },
    /// SIM-START-1 A side has placed its eleven.
    StartDone {
        /// The side that is ready.
        side: Side,
    },
    /// SIM-START-2 Both line-ups are shown.
    StartRevealed {
        /// Everybody with his spot.
        starters: Vec<(Player, Spot)>,
    },
    /// SIM-START-5 The coin fell.
    CoinTossed {
        /// For whom.
        side: Side,
    },
    /// A decision is open.
    Asked {
        /// The decision that is open.
        phase: Phase,
    },
    /// A peg was put somewhere.
    Put {
        /// The footballer whose peg it is.
        player: Player,
        /// The spot where it stands now.
        at: Spot,
        /// In which cell.
        cell: Cell,
        /// SIM-PLACE-6 The direction of its length, if it lies.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        lying: Option<u16>,
        /// What moved it.
        why: Why,
        /// The cells that were counted as moved.
        cells: u8,
    },
    /// The ball was put somewhere.
    BallPut {
        /// The spot where it lies now.
        at: Spot,
        /// In which cell.
        cell: Cell,
    },
    /// SIM-ROUND-2 A round began.
    RoundBegan {
        /// The attacking side.
        side: Side,
        /// SIM-ROUND-5 How its first kick comes about.
        origin: Origin,
    },
    /// A kick was declared.
    Declared {
        /// The kick, with its kicker.
        declared: Declared,
    },
    /// SIM-GK-2 The keeper is ready.
    KeeperReady {
        /// SIM-GK-9 Where on his track, if he is on the bar.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        bar_y: Option<i16>,
    },
    /// SIM-EXEC-1 The kick was aimed. With a barred keeper only the kicking seat sees it before both have chosen.
    Aimed {
        /// Whose kick.
        side: Side,
        /// Where to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        target: Option<Target>,
        /// SIM-EXEC-6 Without a timed release.
        no_timing: bool,
        /// Whether the other seat must not see it yet.
        sealed: bool,
    },
    /// SIM-GK-9 The barred keeper's plan was made. Only his seat sees it before both have chosen.
    Planned {
        /// Whose keeper.
        side: Side,
        /// Where he waits, or nothing for a viewer who may not know.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        plan: Option<Plan>,
    },
    /// SIM-GK-9 Aim and plan are shown.
    Unsealed {
        /// The aim.
        target: Target,
        /// The plan.
        plan: Plan,
    },
    /// SIM-EXEC-4 Where the hand begins to swing.
    Swayed {
        /// The phases.
        sway: Sway,
    },
    /// SIM-TABLE-1 A die of the table resolution.
    TableRolled {
        /// What for.
        what: TableDie,
        /// What it showed.
        die: u8,
    },
    /// The ball was kicked.
    Kicked {
        /// By whom.
        kicker: Player,
        /// SIM-EXEC-2 What the hand really did.
        errors: Errors,
        /// What came of it.
        result: Box<KickResult>,
    },
    /// Both dice of a duel.
    DuelRolled {
        /// Which duel.
        duel: Duel,
        /// Dribbler or tackler.
        attacker: Player,
        /// The other.
        defender: Player,
        /// The attacker's die.
        attacker_die: u8,
        /// The defender's die.
        defender_die: u8,
    },
    /// A duel was won.
    DuelWon {
        /// Which duel.
        duel: Duel,
        /// By whom.
        winner: Player,
        /// Against whom.
        loser: Player,
    },
    /// SIM-COD-1 Who goes to the ball.
    TakerNamed {
        /// The footballer who goes.
        player: Player,
        /// Which rule decided.
        rule: TakeRule,
        /// How many cells he is away.
        cells: u8,
        /// The nearest opponent who could have taken it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        rival: Option<Rival>,
    },
    /// SIM-GKD-6 The shooter lost the ball to the keeper before he could shoot.
    ShotLost {},
    /// SIM-COD-10 A footballer took the ball.
    Taken {
        /// The footballer who has it now.
        player: Player,
        /// How many cells he moved.
        cells: u8,
        /// Which rule decided.
        rule: TakeRule,
    },
    /// SIM-CROSS-4 A footballer met a cross: the ball lies on his peg.
    HeaderWon {
        /// The footballer who met it.
        player: Player,
    },
    /// SIM-GK-13 The keeper picked the ball up.
    PickedUp {
        /// The keeper.
        player: Player,
    },
    /// Phase 2 began.
    PhaseTwo {
        /// SIM-P2-1 The most cells of a move.
        limit: u8,
    },
    /// Phase 3 began.
    PhaseThree {
        /// SIM-P3-2 The most cells of a move; 0 is a quick round.
        limit: u8,
    },
    /// SIM-ENTER-3 The die of an entry from behind.
    EntryRolled {
        /// Who enters.
        player: Player,
        /// His die.
        die: u8,
    },
    /// SIM-FOUL-1 A foul.
    Foul {
        /// By whom.
        player: Player,
        /// What was done.
        kind: FoulKind,
        /// SIM-FOUL-2 Where.
        cell: Cell,
    },
    /// SIM-CARD-1 A caution.
    Cautioned {
        /// For whom.
        player: Player,
    },
    /// SIM-VAR-2 A caution was taken back.
    CautionWithdrawn {
        /// The footballer who is no longer cautioned.
        player: Player,
    },
    /// SIM-CARD-3 A sending-off.
    SentOff {
        /// The footballer who must leave.
        player: Player,
    },
    /// SIM-VAR-1 The die of the video referee: 6 cancels the penalty.
    VarRolled {
        /// What it showed.
        die: u8,
    },
    /// SIM-OFF-5, SIM-OFF-6 An offside.
    Offside {
        /// The footballer who stood offside.
        player: Player,
    },
    /// Play was stopped and resumes so.
    Stopped {
        /// The kind of restart.
        origin: Origin,
        /// For whom.
        side: Side,
        /// Where the ball lies.
        at: Spot,
    },
    /// SIM-LU-2 All footballers are lifted.
    LiftedAll {},
    /// SIM-FK-4 A wall stands.
    WallBuilt {
        /// The side that built it.
        side: Side,
        /// The cell in which it stands.
        cell: Cell,
    },
    /// SIM-GOAL-1 A goal.
    Goal {
        /// For whom.
        side: Side,
        /// Who touched the ball last.
        player: Player,
        /// The score now.
        score: BySide<u16>,
    },
    /// SIM-GOAL-2 The ball was in the goal, but it does not count.
    NoGoal {
        /// The side that attacks that goal.
        side: Side,
    },
    /// SIM-TIME-2 The referee made a step.
    StepMade {
        /// How many of this half are made.
        step: u8,
    },
    /// SIM-ADD-1 Added time.
    AddedTime {
        /// How many steps.
        steps: u8,
    },
    /// SIM-HALF-1 Time is up.
    TimeUp {},
    /// SIM-GUARD-1 A round ended without a step.
    RoundEnded {},
    /// The whistle ended a period.
    PeriodEnded {
        /// 1 and 2 are the halves, 3 and 4 extra time.
        period: u8,
    },
    /// A period begins.
    PeriodBegan {
        /// The number of the period, from 1.
        period: u8,
        /// Who kicks off.
        side: Side,
    },
    /// SIM-SUB-2 A substitution.
    Substituted {
        /// Who left.
        off: Player,
        /// Who came on.
        on: Player,
    },
    /// SIM-SUB-7 The reserve keeper came on.
    ReserveKeeperOn {
        /// For whom.
        off: Player,
        /// On whose peg.
        on: Player,
    },
    /// SIM-DRAW-3 A shoot-out begins.
    ShootoutBegan {
        /// Who kicks first.
        side: Side,
    },
    /// SIM-DRAW-3 A kick of the shoot-out.
    ShootoutKick {
        /// By whom.
        player: Player,
        /// Whether it went in.
        scored: bool,
    },
    /// The match ended.
    MatchEnded {
        /// Who won.
        winner: Option<Side>,
        /// The score of play.
        score: BySide<u16>,
    },
}

/// SIM-COD-1 The nearest of the side that does not get the ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimRival"))]
pub struct Rival {
    /// The footballer.
    pub player: Player,
    /// How many cells he is away.
    pub cells: u8,
}

word_enum! {
    /// Why a peg was put somewhere.
    #[cfg_attr(feature = "ts", ts(rename = "SimWhy"))]
    pub enum Why {
        /// SIM-MOVE-1 A move of phase 2 or 3.
        Move = "move",
        /// SIM-LU-3 A line-up.
        LineUp = "line-up",
        /// SIM-COD-10 To take the ball, or to stand at it.
        Taker = "taker",
        /// SIM-KICK-5 Back after a kick.
        Replant = "replant",
        /// SIM-PLACE-10 To make room inside the cell.
        Shift = "shift",
        /// A free step of a skill.
        Step = "step",
        /// SIM-SLIDE-2 A sliding tackle.
        Slide = "slide",
        /// SIM-SLIDE-2 A change of spot instead of a sliding tackle.
        SlideShift = "slide-shift",
        /// SIM-GK-5 The keeper's positioning.
        Keeper = "keeper",
        /// SIM-THROW-2 The thrower.
        Thrower = "thrower",
        /// SIM-THROW-3 To clear the thrower's cell.
        Room = "room",
        /// SIM-DRIB-6 Laid on his side.
        Fall = "fall",
        /// SIM-DRIB-8 Stood up.
        StandUp = "stand-up",
        /// SIM-FK-6, SIM-KICK-7 A forced move.
        Leave = "leave",
        /// SIM-PQR-3 A knock-on.
        KnockOn = "knock-on",
        /// SIM-PQR-4 A change of spot in SYNCHRO.
        Synchro = "synchro",
    }
}

word_enum! {
    /// A duel.
    #[cfg_attr(feature = "ts", ts(rename = "SimDuel"))]
    pub enum Duel {
        /// SIM-DRIB-5 Dribbling against marking.
        Dribble = "dribble",
        /// SIM-GKD-4 The same against the keeper.
        KeeperDribble = "keeper-dribble",
        /// SIM-TACK-2 Tackling against defending.
        Tackle = "tackle",
        /// SIM-GK-7 The same by the keeper.
        KeeperTackle = "keeper-tackle",
    }
}

word_enum! {
    /// Which rule gave somebody the ball.
    #[cfg_attr(feature = "ts", ts(rename = "SimTakeRule"))]
    pub enum TakeRule {
        /// SIM-COD-1 He was nearest.
        Nearest = "nearest",
        /// SIM-COD-5 He touched it last.
        LastTouch = "last-touch",
        /// SIM-COD-6 A long kick counted as short.
        LongKick = "long-kick",
        /// SIM-COD-7 It went too far.
        TooLong = "too-long",
        /// SIM-COD-7 The kicker was pressed.
        Pressed = "pressed",
        /// SIM-COD-7 It was a restart kick.
        Restart = "restart",
        /// SIM-COD-7 Crosses, throws, headers and shots go to the defence.
        Kind = "kind",
        /// SIM-COD-8 A short pass stays with the attack.
        Short = "short",
    }
}

word_enum! {
    /// What a foul was.
    #[cfg_attr(feature = "ts", ts(rename = "SimFoulKind"))]
    pub enum FoulKind {
        /// SIM-KICK-8 The swung peg knocked somebody over.
        Stroke = "stroke",
        /// SIM-KICK-9 A header knocked somebody over, or its peg went too far.
        Header = "header",
        /// SIM-DRIB-9 In a dribble.
        Dribble = "dribble",
        /// SIM-TACK-5 In a tackle.
        Tackle = "tackle",
        /// SIM-ENTER-3 An entry from behind.
        Entry = "entry",
        /// SIM-ENTER-4 An entry from afar.
        Major = "major",
    }
}

word_enum! {
    /// A die of the table resolution.
    #[cfg_attr(feature = "ts", ts(rename = "SimTableDie"))]
    pub enum TableDie {
        /// SIM-TABLE-1 How exact the kick is.
        Accuracy = "accuracy",
        /// SIM-TABLE-1 Where it drifts.
        Drift = "drift",
        /// SIM-TABLE-3 Whether somebody in the lane stops it.
        Lane = "lane",
        /// SIM-TABLE-4 Who touches it.
        Touch = "touch",
        /// SIM-TABLE-7 How it misses.
        Miss = "miss",
        /// SIM-TABLE-8 Whether somebody blocks it.
        Block = "block",
        /// SIM-TABLE-8 Whether the keeper saves it.
        Save = "save",
        /// SIM-TABLE-8 What becomes of a saved ball.
        Rebound = "rebound",
    }
}
