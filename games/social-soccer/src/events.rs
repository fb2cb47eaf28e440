//! The events: the only way a match changes.

use engine::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{
    Banner, CardId, ChangedBy, Deck, DiscardedBy, Duration, EndedBy, GivenBy, IdleBy, Phase, PlayerId,
    PlayerMark, SideRule, Slot, Stat, TiredBy,
};

/// A player on the table: side, slot and card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialWho"))]
pub struct Who {
    /// Whose player.
    pub side: Side,
    /// Where.
    pub slot: Slot,
    /// Who it is.
    pub player: PlayerId,
}

/// A fact of a match. What a viewer may not know stands as nothing (SOCIAL-HID-1 to SOCIAL-HID-4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialEvent"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// SOCIAL-DECK-14 A deck was checked and laid on the table.
    DeckBrought {
        /// Whose.
        side: Side,
        /// Whether only its coach knows it.
        secret: bool,
        /// The deck.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        deck: Option<Box<Deck>>,
    },
    /// A game of the match began.
    GameStarted {
        /// Which, from 1.
        game: u8,
    },
    /// SOCIAL-SETUP-2 A PLAYER deck was dealt, in slot order.
    PlayersDealt {
        /// Whose.
        side: Side,
        /// The players; its owner sees them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        players: Option<Vec<PlayerId>>,
    },
    /// SOCIAL-SETUP-3 A player was put on a slot, face down.
    PlayerDeployed {
        /// Whose.
        side: Side,
        /// Where.
        slot: Slot,
        /// Who; its owner sees it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        player: Option<PlayerId>,
    },
    /// SOCIAL-SETUP-4 A STRATEGY deck was shuffled. Nobody sees its order.
    DeckShuffled {
        /// Whose.
        side: Side,
        /// The cards, from the top.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    /// SOCIAL-SETUP-5 to SOCIAL-SETUP-7 Who has the ball in round 1.
    BallGiven {
        /// Which side.
        side: Side,
        /// By what.
        by: GivenBy,
    },
    /// SOCIAL-SETUP-8 The players on the field were turned up.
    FieldTurnedUp {},
    /// SOCIAL-ROUND-1 A round began.
    RoundStarted {
        /// Which, from 1.
        round: u8,
    },
    /// SOCIAL-ROUND-4 Tired players got up, exhausted ones are tired.
    PlayersRecovered {},
    /// SOCIAL-ROUND-5 Both sides walked on.
    Rotated {},
    /// SOCIAL-CUST-1 The custody pools were counted.
    CustodyCounted {
        /// Home's and Away's pools.
        pools: BySide<u16>,
    },
    /// SOCIAL-DRAW-1 A card was drawn.
    CardDrawn {
        /// By whom.
        side: Side,
        /// Which; its owner sees it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<CardId>,
    },
    /// SOCIAL-DRAW-3 The discard pile became the new deck. Nobody sees its order.
    DeckReshuffled {
        /// Whose.
        side: Side,
        /// The cards, from the top.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    /// A question is open.
    Asked {
        /// Which.
        phase: Phase,
    },
    /// SOCIAL-BALL-5 The ball was put on a player.
    BallAssigned {
        /// Who.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-STACK-2 A card was announced and its custody paid.
    CardPlayed {
        /// By whom.
        side: Side,
        /// Which.
        card: CardId,
        /// What it cost.
        custody: u8,
    },
    /// SOCIAL-STATE-3 A player got tired.
    PlayerTired {
        /// Who.
        #[serde(flatten)]
        who: Who,
        /// By what.
        reason: TiredBy,
    },
    /// SOCIAL-STATE-4 A player is exhausted.
    PlayerExhausted {
        /// Who.
        #[serde(flatten)]
        who: Who,
        /// By what.
        reason: TiredBy,
    },
    /// SOCIAL-EFF-10 A card made a player FRESH.
    PlayerFresh {
        /// Who.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-EFF-10 An exhausted player is only tired now.
    PlayerRested {
        /// Who.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-PASS-4 A PASS was announced.
    PassAnnounced {
        /// The passer.
        #[serde(flatten)]
        who: Who,
        /// Where to.
        to: Slot,
        /// To whom.
        receiver: PlayerId,
    },
    /// SOCIAL-PASS-5 A PASS arrived.
    PassCompleted {
        /// The receiver.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-SHOT-5 A shot was declared.
    ShotDeclared {
        /// Who.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-STACK-5, SOCIAL-DUEL-4 A coach added nothing.
    LetGo {
        /// Who.
        side: Side,
    },
    /// SOCIAL-STACK-5 The top card takes effect.
    CardResolving {
        /// Whose.
        side: Side,
        /// Which.
        card: CardId,
    },
    /// SOCIAL-EFF-4 A player was chosen.
    TargetChosen {
        /// By whom.
        by: Side,
        /// Who.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-EFF-9 A value of a player changed.
    ValueChanged {
        /// Who.
        #[serde(flatten)]
        who: Who,
        /// Which value.
        stat: Stat,
        /// By how much.
        amount: i8,
        /// For how long.
        duration: Duration,
    },
    /// SOCIAL-BLOCK-5 The DEFENCE of the goalkeeper in the duel changed.
    KeeperChanged {
        /// Whose.
        side: Side,
        /// By how much.
        amount: i8,
    },
    /// SOCIAL-EFF-11 to SOCIAL-EFF-13 Something lies on a player now.
    MarkLaid {
        /// Who.
        #[serde(flatten)]
        who: Who,
        /// What.
        mark: PlayerMark,
        /// For how long.
        duration: Duration,
    },
    /// SOCIAL-EFF-25, SOCIAL-EFF-26 Something holds for a side now.
    RuleLaid {
        /// Which.
        side: Side,
        /// What.
        rule: SideRule,
        /// For how long.
        duration: Duration,
    },
    /// SOCIAL-EFF-27 The goalkeeper stands ready.
    KeeperReady {
        /// Whose.
        side: Side,
        /// With which DEFENCE.
        defence: u8,
    },
    /// SOCIAL-EFF-22 The ball went to another player without a PASS.
    BallMoved {
        /// Who.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-EFF-23 A field player and a bench player changed places.
    Substituted {
        /// Whose.
        side: Side,
        /// The slot on the field.
        field: Slot,
        /// The slot on the bench.
        bench: Slot,
        /// Who leaves the field.
        leaves: PlayerId,
        /// Who comes on.
        enters: PlayerId,
    },
    /// SOCIAL-EFF-24 Two field players changed places.
    SlotsSwapped {
        /// Whose.
        side: Side,
        /// One.
        slot: Slot,
        /// The other.
        other: Slot,
        /// Who stood on the one.
        player: PlayerId,
        /// Who stood on the other.
        mate: PlayerId,
    },
    /// SOCIAL-EFF-15 A pool changed, or will at the next round.
    CustodyChanged {
        /// Whose.
        side: Side,
        /// By how much.
        amount: i8,
        /// Now or at the next round.
        duration: Duration,
    },
    /// SOCIAL-EFF-18 A hand was seen by the other coach, whole or in part.
    HandSeen {
        /// Whose hand.
        side: Side,
        /// How many cards.
        count: u8,
        /// Which; only the coach who looked sees them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    /// SOCIAL-EFF-19 A coach looks at the top of the own deck.
    CardsScried {
        /// Whose deck.
        side: Side,
        /// How many cards.
        count: u8,
        /// Which; only the coach sees them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    /// SOCIAL-EFF-19 A seen card stays on top.
    CardKept {
        /// Whose.
        side: Side,
    },
    /// SOCIAL-EFF-19 A seen card went to the bottom.
    CardBottomed {
        /// Whose.
        side: Side,
    },
    /// A card of a hand was discarded.
    CardDiscarded {
        /// Whose.
        side: Side,
        /// Which.
        card: CardId,
        /// Why.
        reason: DiscardedBy,
    },
    /// SOCIAL-EFF-17 A card came back from the discard pile.
    CardReturned {
        /// Whose.
        side: Side,
        /// Which.
        card: CardId,
    },
    /// SOCIAL-EFF-20, SOCIAL-SEQ-3 A card was taken off the stack without its steps.
    CardCancelled {
        /// Whose.
        side: Side,
        /// Which.
        card: CardId,
    },
    /// SOCIAL-EFF-2, SOCIAL-EFF-5, SOCIAL-EFF-11 A step changed nothing.
    StepIdle {
        /// Whose card or perk.
        side: Side,
        /// Why.
        reason: IdleBy,
    },
    /// A step is done: the next one follows.
    StepDone {},
    /// SOCIAL-CARD-5 A card has had its effect and is discarded.
    CardResolved {
        /// Whose.
        side: Side,
        /// Which.
        card: CardId,
    },
    /// SOCIAL-BAN-4 A banner's perk begins.
    PerkUsed {
        /// Whose.
        side: Side,
        /// Which banner.
        banner: Banner,
    },
    /// A banner's perk is over.
    PerkDone {
        /// Whose.
        side: Side,
    },
    /// SOCIAL-BLOCK-1 The shot was let through the answers: now it can be blocked.
    ShotComes {
        /// By whom.
        side: Side,
    },
    /// SOCIAL-BLOCK-1 A defender intercepts.
    InterceptDeclared {
        /// Who.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-BLOCK-6 A second defender joins.
    SecondDeclared {
        /// Who.
        #[serde(flatten)]
        who: Who,
        /// What he adds.
        defence: u8,
    },
    /// SOCIAL-BLOCK-1 Nobody (else) intercepts.
    NobodyBlocks {
        /// Whose.
        side: Side,
    },
    /// SOCIAL-BLOCK-5 The goalkeeper blocks.
    KeeperBlocks {
        /// Whose.
        side: Side,
        /// With which DEFENCE.
        defence: u8,
    },
    /// SOCIAL-TWIST-1 A TWIST was discarded for +1.
    TwistDiscarded {
        /// By whom.
        side: Side,
        /// Which.
        card: CardId,
    },
    /// SOCIAL-DUEL-5 A duel was decided.
    DuelDecided {
        /// The shooter's ATTACK.
        attack: u8,
        /// The blocker's DEFENCE.
        defence: u8,
        /// Whether the shot is blocked.
        blocked: bool,
    },
    /// SOCIAL-BALL-3 The sequence ended and the other side has the ball.
    PossessionChanged {
        /// Who has it now.
        side: Side,
        /// Why.
        reason: ChangedBy,
    },
    /// SOCIAL-DUEL-7 The interceptor passed the ball on.
    OutletPlayed {
        /// Who.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-GOAL-1 A goal.
    Goal {
        /// Who.
        #[serde(flatten)]
        who: Who,
        /// The score now.
        score: BySide<u16>,
    },
    /// SOCIAL-GOAL-1, SOCIAL-GOAL-7 The conceding side's top card, or a token.
    GoalCardRevealed {
        /// The conceding side.
        side: Side,
        /// The card; none for a token.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<CardId>,
    },
    /// SOCIAL-GOAL-3 The goal card was laid in the GOL! area.
    GoalCardLaid {
        /// The conceding side.
        side: Side,
    },
    /// SOCIAL-ROUND-11, SOCIAL-ROUND-13 A round ended.
    RoundEnded {
        /// Why.
        reason: EndedBy,
    },
    /// SOCIAL-AIM-7 A coach gave the game up.
    Resigned {
        /// Which side.
        side: Side,
    },
    /// SOCIAL-AIM-2, SOCIAL-AIM-3, SOCIAL-AIM-5 A game ended.
    GameEnded {
        /// Who won it.
        winner: Option<Side>,
        /// The score.
        score: BySide<u16>,
    },
    /// SOCIAL-MATCH-1 The match ended.
    MatchEnded {
        /// Who won it.
        winner: Option<Side>,
        /// The games won.
        won: BySide<u16>,
    },
}
