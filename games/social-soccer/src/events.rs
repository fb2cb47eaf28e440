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
    /// The slot where the player stands.
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
        /// The side that brought it.
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
        /// The side that was dealt it.
        side: Side,
        /// The players; its owner sees them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        players: Option<Vec<PlayerId>>,
    },
    /// SOCIAL-SETUP-3 A player was put on a slot, face down.
    PlayerDeployed {
        /// The side that deploys.
        side: Side,
        /// The slot of the player.
        slot: Slot,
        /// Who; its owner sees it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        player: Option<PlayerId>,
    },
    /// SOCIAL-SETUP-4 A STRATEGY deck was shuffled. Nobody sees its order.
    DeckShuffled {
        /// The side of the deck.
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
        /// The side of the deck.
        side: Side,
        /// The cards, from the top.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<CardId>>,
    },
    /// A question is open.
    Asked {
        /// The decision that is open.
        phase: Phase,
    },
    /// SOCIAL-BALL-5 The ball was put on a player.
    BallAssigned {
        /// The player who has the ball now.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-STACK-2 A card was announced and its custody paid.
    CardPlayed {
        /// By whom.
        side: Side,
        /// The card that was announced.
        card: CardId,
        /// What it cost.
        custody: u8,
    },
    /// SOCIAL-STATE-3 A player got tired.
    PlayerTired {
        /// The player who got tired.
        #[serde(flatten)]
        who: Who,
        /// By what.
        reason: TiredBy,
    },
    /// SOCIAL-STATE-4 A player is exhausted.
    PlayerExhausted {
        /// The player who is exhausted.
        #[serde(flatten)]
        who: Who,
        /// By what.
        reason: TiredBy,
    },
    /// SOCIAL-EFF-10 A card made a player FRESH.
    PlayerFresh {
        /// The player who is fresh.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-EFF-10 An exhausted player is only tired now.
    PlayerRested {
        /// The player who is only tired.
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
        /// The player who shoots.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-STACK-5, SOCIAL-DUEL-4 A coach added nothing.
    LetGo {
        /// The side that let it go.
        side: Side,
    },
    /// SOCIAL-STACK-5 The top card takes effect.
    CardResolving {
        /// The side that played it.
        side: Side,
        /// The card that takes effect.
        card: CardId,
    },
    /// SOCIAL-EFF-4 A player was chosen.
    TargetChosen {
        /// By whom.
        by: Side,
        /// The player who was chosen.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-EFF-9 A value of a player changed.
    ValueChanged {
        /// The player whose value changed.
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
        /// The side of the goalkeeper.
        side: Side,
        /// By how much.
        amount: i8,
    },
    /// SOCIAL-EFF-11 to SOCIAL-EFF-13 Something lies on a player now.
    MarkLaid {
        /// The player on whom it lies.
        #[serde(flatten)]
        who: Who,
        /// What lies on the player.
        mark: PlayerMark,
        /// For how long.
        duration: Duration,
    },
    /// SOCIAL-EFF-25, SOCIAL-EFF-26 Something holds for a side now.
    RuleLaid {
        /// The side for which it holds.
        side: Side,
        /// What holds for it.
        rule: SideRule,
        /// For how long.
        duration: Duration,
    },
    /// SOCIAL-EFF-27 The goalkeeper stands ready.
    KeeperReady {
        /// The side of the goalkeeper.
        side: Side,
        /// With which DEFENCE.
        defence: u8,
    },
    /// SOCIAL-EFF-22 The ball went to another player without a PASS.
    BallMoved {
        /// The player who has the ball now.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-EFF-23 A field player and a bench player changed places.
    Substituted {
        /// The side that substitutes.
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
        /// The side of both players.
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
        /// The side of the pool.
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
        /// The side of the deck.
        side: Side,
    },
    /// SOCIAL-EFF-19 A seen card went to the bottom.
    CardBottomed {
        /// The side of the deck.
        side: Side,
    },
    /// A card of a hand was discarded.
    CardDiscarded {
        /// The side of the hand.
        side: Side,
        /// The card that was discarded.
        card: CardId,
        /// What made it leave the hand.
        reason: DiscardedBy,
    },
    /// SOCIAL-EFF-17 A card came back from the discard pile.
    CardReturned {
        /// The side that has it again.
        side: Side,
        /// The card that came back.
        card: CardId,
    },
    /// SOCIAL-EFF-20, SOCIAL-SEQ-3 A card was taken off the stack without its steps.
    CardCancelled {
        /// The side that had played it.
        side: Side,
        /// The card that was cancelled.
        card: CardId,
    },
    /// SOCIAL-EFF-2, SOCIAL-EFF-5, SOCIAL-EFF-11 A step changed nothing.
    StepIdle {
        /// Whose card or perk.
        side: Side,
        /// What kept it from changing anything.
        reason: IdleBy,
    },
    /// A step is done: the next one follows.
    StepDone {},
    /// SOCIAL-CARD-5 A card has had its effect and is discarded.
    CardResolved {
        /// The side that played it.
        side: Side,
        /// The card that is discarded.
        card: CardId,
    },
    /// SOCIAL-BAN-4 A banner's perk begins.
    PerkUsed {
        /// The side of the banner.
        side: Side,
        /// Which banner.
        banner: Banner,
    },
    /// A banner's perk is over.
    PerkDone {
        /// The side of the banner.
        side: Side,
    },
    /// SOCIAL-BLOCK-1 The shot was let through the answers: now it can be blocked.
    ShotComes {
        /// By whom.
        side: Side,
    },
    /// SOCIAL-BLOCK-1 A defender intercepts.
    InterceptDeclared {
        /// The defender who intercepts.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-BLOCK-6 A second defender joins.
    SecondDeclared {
        /// The defender who joins.
        #[serde(flatten)]
        who: Who,
        /// What he adds.
        defence: u8,
    },
    /// SOCIAL-BLOCK-1 Nobody (else) intercepts.
    NobodyBlocks {
        /// The side that does not block.
        side: Side,
    },
    /// SOCIAL-BLOCK-5 The goalkeeper blocks.
    KeeperBlocks {
        /// The side of the goalkeeper.
        side: Side,
        /// With which DEFENCE.
        defence: u8,
    },
    /// SOCIAL-TWIST-1 A TWIST was discarded for +1.
    TwistDiscarded {
        /// By whom.
        side: Side,
        /// The TWIST that was discarded.
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
        /// What ended the sequence.
        reason: ChangedBy,
    },
    /// SOCIAL-DUEL-7 The interceptor passed the ball on.
    OutletPlayed {
        /// The player who receives it.
        #[serde(flatten)]
        who: Who,
    },
    /// SOCIAL-GOAL-1 A goal.
    Goal {
        /// The player who scored.
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
        /// What ended it.
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
