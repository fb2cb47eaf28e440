//! Why a choice is refused.

use std::fmt;

use engine::{Breach, Clause, Side};

use crate::{CardId, Phase, PickFrom, PlayerId, Slot, Timing, rules::question};

/// Why a choice is refused. The first that applies is reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// SOCIAL-ACT-7 The coach is not asked.
    NotAsked,
    /// SOCIAL-STACK-7 The coach's own item is on top.
    OwnItemOnTop,
    /// SOCIAL-STACK-9 The defending side starts nothing.
    DefendingStartsNothing,
    /// The choice answers another question than the open one.
    OtherQuestion {
        /// The open one.
        phase: Phase,
    },
    /// SOCIAL-ACT-4 A fresh carrier must act.
    MustAct,
    /// SOCIAL-DECK-14 The deck breaks these clauses.
    IllegalDeck(Vec<Breach>),
    /// SOCIAL-SETUP-3 The player is not waiting for a slot.
    NotWaiting {
        /// The player who was named.
        player: PlayerId,
    },
    /// SOCIAL-SETUP-3 The slot is taken.
    SlotTaken {
        /// The slot that was named.
        slot: Slot,
    },
    /// SOCIAL-BALL-5 The player is no legal receiver.
    NoReceiver {
        /// The slot that was named.
        slot: Slot,
    },
    /// SOCIAL-PASS-3 The bench cannot receive.
    ReceiverOnBench,
    /// SOCIAL-PASS-1 A PASS goes to somebody else.
    PassToCarrier,
    /// SOCIAL-PASS-2 Somebody fresh is there to be passed to.
    ReceiverNotFit {
        /// The slot of somebody who is not fresh.
        slot: Slot,
    },
    /// SOCIAL-SHOT-2 A defender does not shoot while attackers are fresh.
    AttackersFresh,
    /// SOCIAL-CARD-1 The card is not in the hand.
    NotHeld {
        /// The card that was named.
        card: CardId,
    },
    /// SOCIAL-TWIST-4 A TWIST is never played for its effect.
    TwistIsNotPlayed {
        /// The TWIST that was named.
        card: CardId,
    },
    /// SOCIAL-EFF-25 The side is locked.
    Locked,
    /// SOCIAL-CARD-2 The card's timing does not allow it.
    WrongTime {
        /// The card that was named.
        card: CardId,
        /// Its timing.
        timing: Timing,
    },
    /// SOCIAL-CUST-4 The pool is too small.
    TooDear {
        /// What it costs.
        cost: u8,
        /// What is there.
        pool: u16,
    },
    /// SOCIAL-MAST-1 Too few fresh players to pay with.
    TooFewFresh {
        /// How many it costs.
        cost: u8,
        /// How many there are.
        fresh: u8,
    },
    /// SOCIAL-MAST-1 The bench pays for nothing.
    BenchCannotPay {
        /// The slot on the bench.
        slot: Slot,
    },
    /// SOCIAL-MAST-2 The player cannot pay.
    CannotPay {
        /// The slot of the player.
        slot: Slot,
    },
    /// SOCIAL-TWIST-1 TWISTs are discarded in a duel only.
    TwistOutsideDuel,
    /// SOCIAL-TWIST-2 In an answer no TWIST is discarded.
    TwistInAnswer,
    /// SOCIAL-TWIST-1 The card is no TWIST.
    NotATwist {
        /// The card that was named.
        card: CardId,
    },
    /// SOCIAL-TWIST-1 The TWIST raises the other value.
    WrongBonus {
        /// The TWIST that was named.
        card: CardId,
    },
    /// SOCIAL-BLOCK-1 Only the DEFENCE line intercepts.
    NotADefender {
        /// The slot that was named.
        slot: Slot,
    },
    /// SOCIAL-STATE-2 Who is not fresh does not act.
    NotFresh {
        /// The slot of the player.
        slot: Slot,
    },
    /// SOCIAL-BLOCK-4 The player cannot intercept.
    WalkedAround {
        /// The slot of the player.
        slot: Slot,
    },
    /// SOCIAL-BLOCK-6 The second interceptor is somebody else.
    BlocksAlready {
        /// The slot of the first interceptor.
        slot: Slot,
    },
    /// SOCIAL-DUEL-7 The outlet cannot go there.
    NoOutlet {
        /// The slot that was named.
        slot: Slot,
    },
    /// SOCIAL-EFF-4 The player is no candidate for the step.
    NoCandidate {
        /// The side that was named.
        side: Side,
        /// The slot that was named.
        slot: Slot,
    },
    /// SOCIAL-EFF-23 Shooter and blocker are not exchanged.
    BusyInShot {
        /// The slot of the player.
        slot: Slot,
    },
    /// SOCIAL-EFF-16, SOCIAL-EFF-17 The card is not there to be picked.
    NoPick {
        /// From where.
        from: PickFrom,
    },
    /// SOCIAL-ROUND-14 The card is not in the hand.
    NotHeldToDiscard {
        /// The card that was named.
        card: CardId,
    },
    /// SOCIAL-TIME-1 There is no time limit.
    NoTimeLimit,
}

impl engine::Refusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::NotAsked => "SOCIAL-ACT-7",
            Self::OwnItemOnTop => "SOCIAL-STACK-7",
            Self::DefendingStartsNothing => "SOCIAL-STACK-9",
            Self::OtherQuestion { phase } => question(*phase).clause,
            Self::MustAct => "SOCIAL-ACT-4",
            Self::IllegalDeck(breaches) => breaches
                .first()
                .map_or("SOCIAL-DECK-14", |breach| breach.clause.0),
            Self::NotWaiting { .. } | Self::SlotTaken { .. } => "SOCIAL-SETUP-3",
            Self::NoReceiver { .. } => "SOCIAL-BALL-5",
            Self::ReceiverOnBench => "SOCIAL-PASS-3",
            Self::PassToCarrier => "SOCIAL-PASS-1",
            Self::ReceiverNotFit { .. } => "SOCIAL-PASS-2",
            Self::AttackersFresh => "SOCIAL-SHOT-2",
            Self::NotHeld { .. } => "SOCIAL-CARD-1",
            Self::TwistIsNotPlayed { .. } => "SOCIAL-TWIST-4",
            Self::Locked => "SOCIAL-EFF-25",
            Self::WrongTime { .. } => "SOCIAL-CARD-2",
            Self::TooDear { .. } => "SOCIAL-CUST-4",
            Self::TooFewFresh { .. } | Self::BenchCannotPay { .. } => "SOCIAL-MAST-1",
            Self::CannotPay { .. } => "SOCIAL-MAST-2",
            Self::TwistOutsideDuel | Self::NotATwist { .. } | Self::WrongBonus { .. } => "SOCIAL-TWIST-1",
            Self::TwistInAnswer => "SOCIAL-TWIST-2",
            Self::NotADefender { .. } => "SOCIAL-BLOCK-1",
            Self::NotFresh { .. } => "SOCIAL-STATE-2",
            Self::WalkedAround { .. } => "SOCIAL-BLOCK-4",
            Self::BlocksAlready { .. } => "SOCIAL-BLOCK-6",
            Self::NoOutlet { .. } => "SOCIAL-DUEL-7",
            Self::NoCandidate { .. } => "SOCIAL-EFF-4",
            Self::BusyInShot { .. } => "SOCIAL-EFF-23",
            Self::NoPick { from: PickFrom::Hand } => "SOCIAL-EFF-16",
            Self::NoPick {
                from: PickFrom::Discard,
            } => "SOCIAL-EFF-17",
            Self::NotHeldToDiscard { .. } => "SOCIAL-ROUND-14",
            Self::NoTimeLimit => "SOCIAL-TIME-1",
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => f.write_str("you are not asked now"),
            Self::OwnItemOnTop => {
                f.write_str("your own move is on top: announcing it counts as letting it happen")
            }
            Self::DefendingStartsNothing => {
                f.write_str("the side without the ball starts nothing: it answers, blocks and duels")
            }
            Self::OtherQuestion { phase } => write!(f, "now you are asked for {}", question(*phase).wanted),
            Self::MustAct => f.write_str("a fresh player has the ball: play a card, pass or shoot"),
            Self::IllegalDeck(breaches) => {
                let details: Vec<String> = breaches
                    .iter()
                    .map(|breach| format!("{}: {}", breach.clause, breach.detail))
                    .collect();
                f.write_str(&details.join("; "))
            }
            Self::NotWaiting { player } => write!(f, "{} is not waiting for a slot", player.card().name),
            Self::SlotTaken { slot } => write!(f, "{slot} is taken"),
            Self::NoReceiver { slot } => {
                write!(
                    f,
                    "the ball needs a fresh field player with ATTACK 1 or more, not {slot}"
                )
            }
            Self::ReceiverOnBench => f.write_str("the bench cannot receive a PASS"),
            Self::PassToCarrier => f.write_str("a PASS goes to somebody else"),
            Self::ReceiverNotFit { slot } => {
                write!(
                    f,
                    "{slot} is not fresh or has ATTACK 0, and somebody better placed is there"
                )
            }
            Self::AttackersFresh => f.write_str("your attackers are still fresh"),
            Self::NotHeld { card } => write!(f, "{card} is not in your hand"),
            Self::TwistIsNotPlayed { card } => {
                write!(
                    f,
                    "{} is a TWIST: its effect comes only with a goal against you",
                    card.card().name
                )
            }
            Self::Locked => f.write_str("you can play no SUPPORT and no MASTERMOVE now"),
            Self::WrongTime { card, timing } => {
                write!(f, "{} can be played {}", card.card().name, when(*timing))
            }
            Self::TooDear { cost, pool } => write!(f, "it costs {cost} custody and you have {pool}"),
            Self::TooFewFresh { cost, fresh } => {
                write!(
                    f,
                    "it tires {cost} of your players and {fresh} on the field are fresh"
                )
            }
            Self::BenchCannotPay { slot } => write!(f, "{slot} is on the bench: the field pays"),
            Self::CannotPay { slot } => write!(f, "the player on {slot} is not fresh"),
            Self::TwistOutsideDuel => f.write_str("a TWIST is discarded only in a duel"),
            Self::TwistInAnswer => {
                f.write_str("in an answer no TWIST is discarded: wait for your turn in the duel")
            }
            Self::NotATwist { card } => write!(f, "{} is no TWIST", card.card().name),
            Self::WrongBonus { card } => write!(f, "{} raises the other value", card.card().name),
            Self::NotADefender { slot } => {
                write!(f, "{slot} is not in the DEFENCE line, which alone intercepts")
            }
            Self::NotFresh { slot } => write!(f, "the player on {slot} is not fresh"),
            Self::WalkedAround { slot } => write!(f, "a card keeps the player on {slot} from intercepting"),
            Self::BlocksAlready { slot } => write!(f, "the player on {slot} blocks already"),
            Self::NoOutlet { slot } => write!(f, "the outlet cannot go to {slot}"),
            Self::NoCandidate { side, slot } => write!(f, "the card cannot choose {side} {slot}"),
            Self::BusyInShot { slot } => write!(f, "the player on {slot} is busy with the shot"),
            Self::NoPick { .. } => f.write_str("that card is not there to be picked"),
            Self::NotHeldToDiscard { card } => write!(f, "{card} is not in your hand"),
            Self::NoTimeLimit => f.write_str("this match has no time limit"),
        }
    }
}

fn when(timing: Timing) -> &'static str {
    match timing {
        Timing::Any => "whenever you are asked",
        Timing::Open => "only when it is your turn to act",
        Timing::Attack => "only while you have the ball",
        Timing::Defence => "only while the opponent has the ball",
        Timing::TheirShot => "only during a shot of the opponent",
        Timing::Duel => "only during a duel",
        Timing::Block => "only during a duel in which you block",
        Timing::VsShot => "only as an answer to a shot",
        Timing::VsPass => "only as an answer to a PASS",
        Timing::VsCard => "only as an answer to a card",
    }
}
