//! What a viewer may see (SOCIAL-HID-1 to SOCIAL-HID-5), with all that a client needs to show and explain it.

use engine::{BySide, Clause, Outcome, Refusal as _, Seat, Side};
use serde::{Serialize, Serializer};

use crate::{
    Banner, CardId, Duration, Line, Phase, PickFrom, PlayerId, PlayerMark, ProfileName, Refusal, SideRule,
    Slot, Stat, Tally,
};

/// The match as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialView"))]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// The open question.
    pub phase: Phase,
    /// The seats that must answer it.
    pub deciding: Vec<Seat>,
    /// The game of the match, from 1.
    pub game: u8,
    /// Games in the match.
    pub games: u8,
    /// Games won.
    pub won: BySide<u16>,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Rounds of a game.
    pub rounds: u8,
    /// SOCIAL-TIME-3 The minute that is shown.
    pub minute: u8,
    /// The goals of this game.
    pub score: BySide<u16>,
    /// SOCIAL-TERM-3 The side in possession.
    pub possession: Side,
    /// The slot of the carrier.
    pub carrier: Option<Slot>,
    /// Resolved PASSes of this sequence.
    pub passes: u8,
    /// SOCIAL-SEQ-4 Whether the sequence began with a steal.
    pub stolen: bool,
    /// The two sides.
    pub sides: BySide<SideView>,
    /// The stack, bottom first: the last one resolves first.
    pub stack: Vec<ItemView>,
    /// The card or perk that takes effect now.
    pub resolving: Option<ResolvingView>,
    /// The shot in progress.
    pub shot: Option<ShotView>,
    /// What a shot of the carrier would meet now, if he may shoot.
    pub forecast: Option<ForecastView>,
    /// Your hand, oldest first.
    pub hand: Vec<HandCardView>,
    /// Whom you can choose now, and for what.
    pub targets: Vec<TargetView>,
    /// The cards you can pick from now (copies of one card once).
    pub picks: Vec<CardId>,
    /// Where they come from.
    pub picks_from: Option<PickFrom>,
    /// SOCIAL-EFF-19 The cards of your deck that you are looking at, undecided, from the top.
    pub scry: Vec<CardId>,
    /// SOCIAL-SETUP-3 Your players that have no slot yet.
    pub to_deploy: Vec<PlayerId>,
    /// How decks are built in this match.
    pub deck_profile: ProfileName,
    /// How many Extras a TEAM may have.
    pub extra_limit: u8,
    /// SOCIAL-BAN-4 Whether banners have perks.
    pub banner_perks: bool,
    /// SOCIAL-STACK-13 Whether questions without a legal play close themselves.
    pub auto_let: bool,
    /// The outcome, once the match is over.
    pub outcome: Option<Outcome>,
}

/// One side.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialSide"))]
pub struct SideView {
    /// Whether its deck is on the table already.
    pub ready: bool,
    /// Whether only its coach knows the deck.
    pub secret: bool,
    /// SOCIAL-BAN-2 Its banner, if you may know it.
    pub banner: Option<Banner>,
    /// SOCIAL-BAN-7 Whether the perk of this round is used up.
    pub perk_used: bool,
    /// Its custody pool.
    pub pool: u16,
    /// SOCIAL-EFF-8 Custody promised for the next round.
    pub promised: i16,
    /// Cards in hand.
    pub hand_size: u8,
    /// Cards of the opposing hand that you know to be there: seen, or returned from the discard pile.
    pub known_hand: Vec<CardId>,
    /// Cards in the deck.
    pub deck_size: u8,
    /// Cards of your own deck whose place you know: 0 is the top.
    pub known_deck: Vec<KnownCardView>,
    /// The discard pile, oldest first.
    pub discard: Vec<CardId>,
    /// SOCIAL-GOAL-3, SOCIAL-GOAL-7 The GOL! area: the goals that this side conceded; a token has no card.
    pub gol: Vec<Option<CardId>>,
    /// FRESH players in the ATTACK line.
    pub fresh_attackers: u8,
    /// FRESH players in the DEFENCE line.
    pub fresh_defenders: u8,
    /// What holds for the side.
    pub rules: Vec<SideRuleView>,
    /// The ten slots, in slot order.
    pub slots: Vec<SlotView>,
    /// What it has done in this match.
    pub tally: Tally,
    /// Who got tired most often in the match.
    pub most_tired: Option<TiredView>,
}

/// A player who got tired, and how often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialTiredView"))]
pub struct TiredView {
    /// The player who got tired.
    pub player: PlayerId,
    /// How often.
    pub times: u8,
}

/// A card whose place in the deck is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialKnownCard"))]
pub struct KnownCardView {
    /// Its place, 0 being the top.
    pub place: u8,
    /// The card.
    pub card: CardId,
}

/// Something that holds for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialSideRule"))]
pub struct SideRuleView {
    /// What holds.
    pub rule: SideRule,
    /// For how long.
    pub duration: Duration,
}

/// One slot.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialSlotView"))]
pub struct SlotView {
    /// The place of the slot.
    pub slot: Slot,
    /// Its line.
    pub line: Line,
    /// Where its player will stand next round.
    pub next: Slot,
    /// Its player.
    pub player: Option<PlayerView>,
}

/// One player on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialPlayer"))]
pub struct PlayerView {
    /// The card; none if you see its back (SOCIAL-HID-3).
    pub card: Option<FaceView>,
    /// Whether the other coach sees only its back.
    pub covered: bool,
    /// SOCIAL-STATE-1 How fit the player is.
    pub stamina: Stamina,
    /// SOCIAL-STATE-5 Whether a card has made the player FRESH in this round.
    pub recovered: bool,
    /// Whether the player has the ball.
    pub carrier: bool,
}

/// The open face of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialFace"))]
pub struct FaceView {
    /// The card's id: its printed values stand in the pool.
    pub id: PlayerId,
    /// CUSTODY.
    pub custody: u8,
    /// SOCIAL-TERM-6 Current ATTACK.
    pub attack: u8,
    /// SOCIAL-TERM-6 Current DEFENCE.
    pub defence: u8,
    /// ATTACK as printed.
    pub printed_attack: u8,
    /// DEFENCE as printed.
    pub printed_defence: u8,
    /// What changes the values.
    pub changes: Vec<ChangeView>,
    /// What lies on the player.
    pub marks: Vec<MarkView>,
}

engine::word_enum! {
    /// SOCIAL-STATE-1 How fit a player is.
    #[cfg_attr(feature = "ts", ts(rename = "SocialStamina"))]
    pub enum Stamina {
        /// Upright.
        Fresh = "fresh",
        /// Sideways: out for this round.
        Tired = "tired",
        /// Sideways with a marker: out for the next round as well.
        Exhausted = "exhausted",
    }
}

/// A modifier of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialChange"))]
pub struct ChangeView {
    /// Of which value.
    pub stat: Stat,
    /// By how much.
    pub amount: i8,
    /// For how long.
    pub duration: Duration,
}

/// Something that lies on a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialMarkView"))]
pub struct MarkView {
    /// What lies there.
    pub mark: PlayerMark,
    /// For how long.
    pub duration: Duration,
}

/// SOCIAL-STACK-1 An item of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialItem"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ItemView {
    /// A card.
    Card {
        /// The side that played it.
        side: Side,
        /// The card that was played.
        card: CardId,
    },
    /// A PASS.
    Pass {
        /// The side that passes.
        side: Side,
        /// From where.
        from: Option<Slot>,
        /// To where.
        to: Slot,
    },
    /// A SHOT.
    Shot {
        /// The side that shoots.
        side: Side,
    },
}

/// The card or perk that takes effect.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialResolving"))]
pub struct ResolvingView {
    /// The side that played it.
    pub side: Side,
    /// The card; none for a perk.
    pub card: Option<CardId>,
    /// Whether it is the [TWIST] effect of a conceded goal.
    pub twist: bool,
    /// The banner, for a perk.
    pub perk: Option<Banner>,
    /// The step, from 1.
    pub step: u8,
    /// Who has been chosen for this step so far.
    pub chosen: Vec<SpotView>,
}

/// A player by side and slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialSpot"))]
pub struct SpotView {
    /// The side of the player.
    pub side: Side,
    /// The slot of the player.
    pub slot: Slot,
}

/// The shot in progress: two numbers facing each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialShot"))]
pub struct ShotView {
    /// The shooting side.
    pub side: Side,
    /// The shooter.
    pub shooter: Slot,
    /// The shooter's current ATTACK.
    pub attack: u8,
    /// How far it has come.
    pub stage: ShotStage,
    /// The blocker, if a player blocks.
    pub blocker: Option<Slot>,
    /// SOCIAL-BLOCK-5 The goalkeeper's DEFENCE, if a card has made him ready.
    pub keeper: Option<u8>,
    /// Whether the goalkeeper is the blocker.
    pub keeper_blocks: bool,
    /// The blocker's current DEFENCE.
    pub defence: Option<u8>,
}

engine::word_enum! {
    /// SOCIAL-SHOT-5 How far a shot has come.
    #[cfg_attr(feature = "ts", ts(rename = "SocialShotStage"))]
    pub enum ShotStage {
        /// Declared: it can be answered.
        Answers = "answers",
        /// It can be blocked.
        Block = "block",
        /// It can be blocked by a second player.
        SecondBlock = "second-block",
        /// The duel.
        Duel = "duel",
        /// A goal: its card is revealed.
        Goal = "goal",
        /// The goal card lies in the GOL! area.
        Laid = "laid",
    }
}

/// Before a shot: what it would meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialForecast"))]
pub struct ForecastView {
    /// The carrier's ATTACK.
    pub attack: u8,
    /// The DEFENCE of the best player who could block now.
    pub best_blocker: Option<u8>,
    /// How many players could block now.
    pub blockers: u8,
    /// SOCIAL-SHOT-3 Whether the shot would exhaust the carrier.
    pub exhausts: bool,
}

/// A card of your hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialHandCard"))]
pub struct HandCardView {
    /// The card.
    pub card: CardId,
    /// Whether it can be played or discarded as a TWIST now.
    pub playable: bool,
    /// Why not, if you are asked for a card and it cannot.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "in_words")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<WhyNotView>"))]
    pub why_not: Option<Refusal>,
    /// What to think of before playing it.
    pub warnings: Vec<Warning>,
}

/// Why a card cannot be played, as it is told.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialWhyNot"))]
struct WhyNotView {
    /// The clause that forbids it.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    clause: Clause,
    /// The plain sentence.
    detail: String,
}

/// Bots look at views by the thousand: only a view that is told needs the sentence.
fn in_words<S: Serializer>(why_not: &Option<Refusal>, serializer: S) -> Result<S::Ok, S::Error> {
    let told = why_not.as_ref().map(|refusal| WhyNotView {
        clause: refusal.clause(),
        detail: refusal.to_string(),
    });
    told.serialize(serializer)
}

engine::word_enum! {
    /// What to think of before playing a card.
    #[cfg_attr(feature = "ts", ts(rename = "SocialWarning"))]
    pub enum Warning {
        /// Paying for it must tire the player it would raise.
        TiresCarrier = "tires-carrier",
        /// A condition of it is false now.
        ConditionFalse = "condition-false",
        /// A step of it has nobody to act on now.
        NoTarget = "no-target",
    }
}

/// Somebody who can be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialTarget"))]
pub struct TargetView {
    /// The side of the player.
    pub side: Side,
    /// The slot of the player.
    pub slot: Slot,
    /// For what.
    pub purpose: Purpose,
}

engine::word_enum! {
    /// What somebody can be chosen for.
    #[cfg_attr(feature = "ts", ts(rename = "SocialPurpose"))]
    pub enum Purpose {
        /// To be put there.
        Deploy = "deploy",
        /// To get the ball.
        Assign = "assign",
        /// To receive a PASS.
        Pass = "pass",
        /// To pay for a MASTERMOVE.
        Tire = "tire",
        /// To intercept.
        Block = "block",
        /// To receive the outlet.
        Outlet = "outlet",
        /// To be the target of a step.
        Target = "target",
    }
}
