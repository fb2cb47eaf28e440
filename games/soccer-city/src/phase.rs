//! The decision that is open.

use engine::{BySide, Side, word_enum};
use serde::{Deserialize, Serialize};

use crate::{
    AttackCard, BallValue, Deck, DefenceCard, Factor, Hexagon, Piece, Pieces,
    notation::{notated, slashed, words},
    rules::{defensive_retreat::RETREAT, fast_break::RUN},
};

notated! {
    /// What is to be decided now. The letters are the decision points of the match flow.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityPhase"))]
    #[serde(tag = "kind", rename_all = "snake_case")]
    pub enum Phase is "phase of a match" {
        /// The match has not begun.
        Before "before" {}
        /// M3 Both sides line up at once, in secret.
        LineUp "line-up" {
            /// The side that kicks off.
            kicker: Side,
            /// CITY-SET-5 Whether it is the first line-up of the match.
            first: bool,
            /// The sides that are done.
            done: BySide<bool>,
        }
        /// K1 The kick-off pass.
        KickOff "kick-off" {
            /// Who kicks off.
            side: Side,
        }
        /// A0, A1 Give and Go, Pass, Advance, or nothing.
        Pass "pass" {}
        /// A0 To whom the Give and Go begins.
        GiveAndGo "give-and-go" {}
        /// A0 The first player of a Give and Go runs.
        GiveAndGoRun "give-and-go-run" {
            /// Who runs.
            runner: Piece,
            /// Who has the ball.
            mate: Piece,
            /// Steps left.
            left: u8,
        }
        /// A0 The ball comes back.
        GiveAndGoReturn "give-and-go-return" {
            /// Who ran.
            runner: Piece,
            /// Who has the ball.
            mate: Piece,
        }
        /// P2 The defending coach may answer a pass.
        Answer "answer" {
            /// The ball in flight.
            flight: Flight,
        }
        /// A2 Dribble, tactic, or nothing.
        Action "action" {}
        /// A2 One or two pieces break forward, then the ball follows.
        FastBreak "fast-break" {
            /// Who has run.
            runs: Runs,
        }
        /// A2 To whom the Crossing Pass goes.
        CrossingPass "crossing-pass" {}
        /// A2 The receiver of a Crossing Pass goes forward.
        CrossingStep "crossing-step" {
            /// The receiver.
            piece: Piece,
        }
        /// A2 To whom the Pass to the Box goes.
        PassToTheBox "pass-to-the-box" {}
        /// A2 A team-mate comes up behind the bearer.
        SideLineAdvance "side-line-advance" {
            /// Who, once he has stepped.
            runner: Option<Piece>,
            /// Steps left.
            left: u8,
        }
        /// A2 A marked team-mate gets free.
        Slip "slip" {}
        /// A2 One Ball card more.
        Additional "additional" {}
        /// A3 A shot, or nothing.
        Shot "shot" {}
        /// A4, D2 Team repositioning.
        Reposition "reposition" {
            /// The side that repositions.
            side: Side,
            /// Who has been moved.
            moved: Pieces,
        }
        /// A5 One-Touch, or nothing.
        OneTouch "one-touch" {}
        /// A5 The Ball card of a One-Touch.
        OneTouchPlay "one-touch-play" {}
        /// D1 Tackle, Pressing, Defensive Retreat, or nothing.
        Defend "defend" {}
        /// D1 Pieces press the bearer.
        Pressing "pressing" {
            /// Who has.
            moved: Pieces,
        }
        /// D1 Pieces fall back.
        DefensiveRetreat "defensive-retreat" {
            /// Who has.
            runs: Runs,
        }
        /// F1 Both coaches choose a card in secret.
        FaceOff "face-off" {
            /// Who started it.
            starter: Side,
            /// The bearer.
            attacker: Piece,
            /// His opponent.
            defender: Piece,
        }
        /// F2 The Tackle was lost on points: one card more, or none.
        SecondTackle "second-tackle" {
            /// The Face-off.
            duel: Duel,
        }
        /// F3 The Face-off is level: the Foul is accepted, or the die thrown.
        Foul "foul" {
            /// The Face-off.
            duel: Duel,
            /// Why the die must be thrown, if it must.
            forced: Option<Forced>,
        }
        /// F4 The defender lost: a Tactical Foul, or none.
        TacticalFoul "tactical-foul" {
            /// The Face-off.
            duel: Duel,
        }
        /// F5 The winner's move.
        WinnerMove "winner-move" {
            /// The Face-off.
            duel: Duel,
            /// Whose coach chooses.
            winner: Side,
            /// What he chooses.
            stage: Stage,
        }
        /// V1 The keeper steps after a save.
        SaveStep "save-step" {
            /// The side of the keeper.
            side: Side,
            /// Steps left.
            left: u8,
            /// Whether he may throw the ball afterwards.
            throw: bool,
        }
        /// V1 The keeper throws the ball, or keeps it.
        SaveThrow "save-throw" {
            /// The side of the keeper.
            side: Side,
        }
        /// V1 Where the ball is cleared to.
        Clear "clear" {
            /// Whose keeper.
            side: Side,
        }
        /// V2 The loose-ball exchange.
        Exchange "exchange" {
            /// Whose repositioning.
            side: Side,
            /// The keeper's side.
            first: Side,
            /// Who has been moved.
            moved: Pieces,
        }
        /// E2 Pieces must move for Low Pressing or The Wall.
        FactorMoves "factor-moves" {
            /// The side whose pieces move.
            side: Side,
            /// Which card.
            factor: Factor,
            /// Who has yet to move.
            waiting: Pieces,
        }
        /// C1 A new keeper is named after a sending-off.
        NewKeeper "new-keeper" {
            /// The side that lost its keeper.
            side: Side,
            /// The Face-off that ended so.
            duel: Duel,
        }
        /// S0 The kicker of a penalty is named.
        PenaltyKicker "penalty-kicker" {
            /// Who kicks.
            side: Side,
        }
        /// S0 The corner is chosen.
        CornerChoice "corner-choice" {
            /// Who kicks.
            side: Side,
        }
        /// S1, S2 Pieces are relocated.
        Stoppage "stoppage" {
            /// What follows.
            restart: Restart,
            /// Whose relocation.
            side: Side,
            /// Who has been relocated.
            moved: Pieces,
        }
        /// R1 The free kick.
        FreeKick "free-kick" {}
        /// R2 The corner kick.
        Corner "corner" {}
        /// R3 The goal kick.
        GoalKick "goal-kick" {}
        /// R4 The throw-in.
        ThrowIn "throw-in" {
            /// Who throws.
            side: Side,
        }
        /// R5 Kicker and keeper choose in secret.
        Penalty "penalty" {
            /// Who kicks.
            side: Side,
        }
        /// G1, H1, X1 All coaches may, or must, discard.
        Discard "discard" {
            /// The occasion on which they discard.
            occasion: Occasion,
        }
        /// CITY-FOUR-7 Coach one names a deck, or stops.
        Trade "trade" {
            /// Whose trade.
            side: Side,
            /// Trades made.
            round: u8,
            /// The occasion on which they trade.
            occasion: Occasion,
        }
        /// CITY-FOUR-7 Both partners pick a card in secret.
        TradePick "trade-pick" {
            /// Whose trade.
            side: Side,
            /// Trades made.
            round: u8,
            /// The occasion on which they trade.
            occasion: Occasion,
            /// Of which deck.
            deck: Deck,
        }
        /// X2 A kick of the shootout.
        Shootout "shootout" {
            /// Who kicks.
            side: Side,
        }
        /// The match is over.
        Over "over" {}
    }
}

impl Phase {
    /// What a step of a piece uses up of the open decision.
    #[inline]
    pub(crate) fn count_step(&mut self, piece: Piece) {
        match self {
            Self::Reposition { moved, .. } | Self::Exchange { moved, .. } | Self::Pressing { moved } => {
                moved.insert(piece);
            }
            Self::GiveAndGoRun { left, .. } | Self::SaveStep { left, .. } => *left = left.saturating_sub(1),
            Self::FastBreak { runs } => *runs = runs.after(piece, RUN),
            Self::DefensiveRetreat { runs } => *runs = runs.after(piece, RETREAT),
            Self::SideLineAdvance { runner, left } => {
                *runner = Some(piece);
                *left = left.saturating_sub(1);
            }
            Self::FactorMoves { waiting, .. } => waiting.remove(piece),
            Self::Before {}
            | Self::LineUp { .. }
            | Self::KickOff { .. }
            | Self::Pass {}
            | Self::GiveAndGo {}
            | Self::GiveAndGoReturn { .. }
            | Self::Answer { .. }
            | Self::Action {}
            | Self::CrossingPass {}
            | Self::CrossingStep { .. }
            | Self::PassToTheBox {}
            | Self::Slip {}
            | Self::Additional {}
            | Self::Shot {}
            | Self::OneTouch {}
            | Self::OneTouchPlay {}
            | Self::Defend {}
            | Self::FaceOff { .. }
            | Self::SecondTackle { .. }
            | Self::Foul { .. }
            | Self::TacticalFoul { .. }
            | Self::WinnerMove { .. }
            | Self::SaveThrow { .. }
            | Self::Clear { .. }
            | Self::NewKeeper { .. }
            | Self::PenaltyKicker { .. }
            | Self::CornerChoice { .. }
            | Self::Stoppage { .. }
            | Self::FreeKick {}
            | Self::Corner {}
            | Self::GoalKick {}
            | Self::ThrowIn { .. }
            | Self::Penalty { .. }
            | Self::Discard { .. }
            | Self::Trade { .. }
            | Self::TradePick { .. }
            | Self::Shootout { .. }
            | Self::Over {} => {}
        }
    }
}

word_enum! {
    /// By what means a ball was passed.
    #[cfg_attr(feature = "ts", ts(rename = "CityMeans"))]
    pub enum Means {
        /// A Ball card on a hexagon line.
        Line = "line",
        /// A Square Pass.
        Square = "square",
        /// A Close Pass.
        Close = "close",
    }
}

word_enum! {
    /// What a pass belongs to.
    #[cfg_attr(feature = "ts", ts(rename = "CityContext"))]
    pub enum Context {
        /// The kick-off.
        KickOff = "kick-off",
        /// A throw-in.
        ThrowIn = "throw-in",
        /// A1.
        Pass = "pass",
        /// The first pass of a Give and Go.
        GiveAndGo = "give-and-go",
        /// Its second pass.
        Return = "return",
        /// A Fast Break.
        FastBreak = "fast-break",
        /// A Crossing Pass.
        Crossing = "crossing",
        /// A Pass to the Box.
        Box = "box",
        /// An Additional Pass.
        Additional = "additional",
        /// A One-Touch Pass.
        OneTouch = "one-touch",
        /// A free kick.
        FreeKick = "free-kick",
        /// A corner kick with a Ball card.
        Corner = "corner",
        /// A corner kick as a Pass to the Box.
        CornerBox = "corner-box",
        /// A goal kick.
        GoalKick = "goal-kick",
        /// A keeper's throw after a save.
        KeeperThrow = "keeper-throw",
    }
}

word_enum! {
    /// How a ball travels.
    #[cfg_attr(feature = "ts", ts(rename = "CityHeight"))]
    pub enum Height {
        /// CITY-PASS-4 Along the ground.
        Low = "low",
        /// CITY-PASS-6 Through the air.
        High = "high",
    }
}

slashed! {
    /// CITY-PASS-12 A pass whose path and receiver are fixed.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityFlight"))]
    pub struct Flight {
        /// What it belongs to.
        pub context: Context,
        /// The passing side.
        pub side: Side,
        /// The passer; nobody at a corner or throw-in.
        pub by: Option<Piece>,
        /// From where.
        pub from: Hexagon,
        /// Where it was aimed.
        pub to: Hexagon,
        /// By what means.
        pub means: Means,
        /// Low or high.
        pub height: Height,
        /// Who receives it; nobody if it lands on an empty hexagon.
        pub receiver: Option<Piece>,
    }
}

slashed! {
    /// A Face-off whose cards are on the table.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityDuel"))]
    pub struct Duel {
        /// Who started it.
        pub starter: Side,
        /// The bearer.
        pub attacker: Piece,
        /// His opponent.
        pub defender: Piece,
        /// The dribble.
        pub attack: AttackCard,
        /// The tackle move that counts.
        pub defence: DefenceCard,
        /// CITY-TACK-10 The Tackle that was lost before it.
        pub before: Option<DefenceCard>,
    }
}

slashed! {
    /// A restart after a stoppage.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityRestart"))]
    pub struct Restart {
        /// What kind.
        pub kind: RestartKind,
        /// Who restarts.
        pub side: Side,
        /// The hexagon from which play goes on.
        pub spot: Hexagon,
    }
}

word_enum! {
    /// The restarts of chapter 3.21.
    #[cfg_attr(feature = "ts", ts(rename = "CityRestartKind"))]
    pub enum RestartKind {
        /// A free kick.
        FreeKick = "free-kick",
        /// A penalty.
        Penalty = "penalty",
        /// A corner kick.
        Corner = "corner",
        /// A goal kick.
        GoalKick = "goal-kick",
        /// A throw-in.
        ThrowIn = "throw-in",
    }
}

slashed! {
    /// One piece on a run of steps.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityRun"))]
    pub struct Run {
        /// The piece that runs.
        pub piece: Piece,
        /// Steps left.
        pub left: u8,
    }
}

/// One or two pieces on a run of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityRuns"))]
pub struct Runs {
    /// The first.
    pub first: Option<Run>,
    /// The second.
    pub second: Option<Run>,
}

impl Runs {
    /// The run of a piece, if it has one.
    pub(crate) fn of(self, piece: Piece) -> Option<Run> {
        [self.first, self.second]
            .into_iter()
            .flatten()
            .find(|run| run.piece == piece)
    }

    /// Whether one piece more may run.
    pub(crate) const fn has_room(self) -> bool {
        self.second.is_none()
    }

    /// These runs after a step of a piece that may take so many.
    pub(crate) fn after(mut self, piece: Piece, steps_max: u8) -> Self {
        for slot in [&mut self.first, &mut self.second] {
            match slot {
                Some(run) if run.piece == piece => {
                    run.left = run.left.saturating_sub(1);
                    break;
                }
                Some(_) => {}
                None => {
                    *slot = Some(Run {
                        piece,
                        left: steps_max.saturating_sub(1),
                    });
                    break;
                }
            }
        }
        self
    }
}

impl crate::notation::Word for Runs {
    fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.first.write(f)?;
        f.write_str("+")?;
        self.second.write(f)
    }

    fn read(word: &str) -> Result<Self, engine::NotationError> {
        let (first, second) = word
            .split_once('+')
            .ok_or_else(|| engine::NotationError::new(format!("`{word}` is not written none+none")))?;
        Ok(Self {
            first: crate::notation::Word::read(first)?,
            second: crate::notation::Word::read(second)?,
        })
    }
}

word_enum! {
    /// Why the referee die must be thrown.
    #[cfg_attr(feature = "ts", ts(rename = "CityForced"))]
    pub enum Forced {
        /// CITY-FOUL-7 The last man.
        LastMan = "last-man",
        /// CITY-EF-9 The Extremely Strict Referee.
        StrictReferee = "strict-referee",
    }
}

word_enum! {
    /// What the winner of a Face-off chooses.
    #[cfg_attr(feature = "ts", ts(rename = "CityStage"))]
    pub enum Stage {
        /// CITY-FACE-9 The card's move, or one hexagon forward.
        Way = "way",
        /// Where his own piece goes.
        Winner = "winner",
        /// Where the other's piece goes.
        Loser = "loser",
    }
}

word_enum! {
    /// When cards are discarded.
    #[cfg_attr(feature = "ts", ts(rename = "CityOccasion"))]
    pub enum Occasion {
        /// CITY-HAND-9 After a goal.
        Goal = "goal",
        /// CITY-HAND-8 At the end of the first half.
        HalfTime = "half-time",
        /// CITY-HAND-10 Before Extra Time.
        ExtraTime = "extra-time",
    }
}

notated! {
    /// What follows the end of a turn.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityNext"))]
    #[serde(tag = "kind", rename_all = "snake_case")]
    pub enum Next is "way on" {
        /// A turn.
        Turn "turn" {
            /// Of the side with the ball.
            side: Side,
        }
        /// A restart.
        Restart "restart" {
            /// The restart that follows.
            restart: Restart,
        }
        /// A corner kick whose corner is to be chosen.
        CornerChoice "corner-choice" {
            /// Who kicks.
            side: Side,
        }
        /// A goal, then a kick-off.
        KickOff "kick-off" {
            /// Who kicks off.
            side: Side,
        }
        /// A loose-ball exchange.
        Exchange "exchange" {
            /// The keeper's side.
            side: Side,
        }
    }
}

impl Next {
    /// Who attacks, or restarts, next.
    pub(crate) const fn side(self) -> Side {
        match self {
            Self::Turn { side }
            | Self::CornerChoice { side }
            | Self::KickOff { side }
            | Self::Exchange { side } => side,
            Self::Restart { restart } => restart.side,
        }
    }
}

words!(Means, Context, Height, RestartKind, Forced, Stage, Occasion);

/// A restart's kind, whatever else it is.
impl Restart {
    pub(crate) const fn is(self, kind: RestartKind) -> bool {
        self.kind as u8 == kind as u8
    }
}

slashed! {
    /// CITY-ATAC-18 A Medium or Long Advance, for Sprint.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct Advanced {
        /// Who advanced.
        pub piece: Piece,
        /// Along which line.
        pub direction: pitch::HexDirection,
        /// As what.
        pub value: BallValue,
    }
}
