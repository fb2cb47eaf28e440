//! What a viewer may see: the types of a view.

use engine::{BySide, Outcome, Seat, Side};
use serde::Serialize;

use crate::{Card, Colour, Minute, Pair, Period, Stage, Tally};

/// The match as one viewer sees it. FLIP-INFO-6 A spectator sees what both seats see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipView"))]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// What the match is about.
    pub phase: PhaseView,
    /// The period of play.
    pub period: Option<Period>,
    /// The label of the next minute.
    pub minute: Minute,
    /// Minutes still to play in this period.
    pub minutes_left: u16,
    /// The side that attacks.
    pub attacker: Option<Side>,
    /// How far the attack has come.
    pub stage: Option<Stage>,
    /// FLIP-ATT-9 The stages of an attack in order, one further with each success.
    pub stages: [Stage; 4],
    /// FLIP-SCORE-2 The score.
    pub score: BySide<u16>,
    /// The number of the board, once it is up.
    pub injury: Option<u8>,
    /// Whether cards are laid from hands in this match.
    pub hand_play: bool,
    /// Whether the referee lays for both now.
    pub auto: bool,
    /// Pairs in a half.
    pub half_cards: u8,
    /// What belongs to each side.
    pub sides: BySide<SideView>,
    /// FLIP-INFO-3 The last pair, both cards public with both sides.
    pub table: Option<Pair>,
    /// The shoot-out.
    pub shoot_out: Option<ShootOutView>,
    /// The outcome, once the match is over.
    pub outcome: Option<Outcome>,
}

/// What the match is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipPhase"))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// The eights are chosen.
    SetAside,
    /// Minutes are played.
    Play,
    /// Kicks are taken.
    ShootOut,
    /// It is over.
    Over,
}

/// One side as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipSide"))]
pub struct SideView {
    /// Its deck.
    pub colour: Colour,
    /// FLIP-INFO-2 The number of cards in its pack or stock; never their order.
    pub pack: usize,
    /// FLIP-HAND-9 The number of cards in its hand.
    pub hand_size: usize,
    /// FLIP-HAND-9 Its hand, for its owner.
    pub hand: Option<Vec<Card>>,
    /// FLIP-PLAY-4 Whether it has laid.
    pub has_laid: bool,
    /// The card it has chosen from its hand, for its owner.
    pub laid: Option<Card>,
    /// FLIP-ASIDE-3 Whether its eight are complete.
    pub set_aside_done: bool,
    /// FLIP-INFO-4 Its eight, for its owner; FLIP-INFO-5 for everybody at full time.
    pub eight: Option<Vec<Card>>,
    /// FLIP-INFO-3 Its cards laid in this period, ascending.
    pub played: Vec<Card>,
    /// FLIP-INFO-3 Its other cards laid in periods before, ascending.
    pub seen: Vec<Card>,
    /// What it has done.
    pub tally: Tally,
}

/// A shoot-out as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipShootOut"))]
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FlipKick"))]
pub struct KickView {
    /// Who kicked.
    pub side: Side,
    /// Whether it went in.
    pub scored: bool,
}
