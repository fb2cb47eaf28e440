//! The moves: what a coach can choose.

use std::{fmt, str::FromStr};

use engine::{NotationError, Side};
use serde::{Deserialize, Serialize};

use crate::{CardId, Deck, PlayerId, Slot};

/// One choice.
///
/// ```
/// let mv: social_soccer::Move = "pass A2".parse().unwrap();
/// assert_eq!(mv.to_string(), "pass A2");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialMove"))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Move {
    /// SOCIAL-DECK-14 The coach brings a deck: a ready-made one by its id, or its short text.
    Bring {
        /// The deck.
        deck: Box<Deck>,
    },
    /// SOCIAL-SETUP-3 A player takes a free slot.
    Deploy {
        /// The player who is put down.
        player: PlayerId,
        /// The slot that the player takes.
        slot: Slot,
    },
    /// SOCIAL-SETUP-6 Who has the ball first.
    FirstBall {
        /// Which side.
        side: Side,
    },
    /// SOCIAL-BALL-5 The ball is put on a player.
    Assign {
        /// On which.
        slot: Slot,
    },
    /// SOCIAL-CARD-1 A SUPPORT or MASTERMOVE card is played.
    Play {
        /// The card that is played.
        card: CardId,
    },
    /// SOCIAL-MAST-2 A player is tired to pay for a MASTERMOVE.
    Tire {
        /// The slot of the player who pays.
        slot: Slot,
    },
    /// SOCIAL-PASS-1 The carrier passes.
    Pass {
        /// To whom.
        slot: Slot,
    },
    /// SOCIAL-SHOT-1 The carrier shoots.
    Shoot {},
    /// SOCIAL-STACK-5, SOCIAL-DUEL-4 Nothing is added.
    Let {},
    /// SOCIAL-BALL-9 A dead ball is given up.
    Yield {},
    /// SOCIAL-BLOCK-1 A defender intercepts.
    Block {
        /// The slot of the defender.
        slot: Slot,
    },
    /// SOCIAL-BLOCK-1 Nobody (else) intercepts.
    NoBlock {},
    /// SOCIAL-TWIST-1 A TWIST is discarded in a duel.
    Twist {
        /// The TWIST that is discarded.
        card: CardId,
    },
    /// SOCIAL-DUEL-7 The interceptor passes the ball on.
    Outlet {
        /// To whom.
        slot: Slot,
    },
    /// SOCIAL-EFF-4 A player is chosen for a step.
    Target {
        /// The side of the player.
        side: Side,
        /// The slot of the player.
        slot: Slot,
    },
    /// SOCIAL-EFF-16, SOCIAL-EFF-17 A card is chosen for a step.
    Pick {
        /// The card that is chosen.
        card: CardId,
    },
    /// SOCIAL-EFF-19 The seen card stays on top.
    Keep {},
    /// SOCIAL-EFF-19 The seen card goes to the bottom.
    Bottom {},
    /// SOCIAL-ROUND-14 A card too many is discarded.
    Discard {
        /// The card that is discarded.
        card: CardId,
    },
    /// SOCIAL-AIM-7 The game is given up.
    Resign {},
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bring { deck } => write!(f, "bring {deck}"),
            Self::Deploy { player, slot } => write!(f, "deploy {player} {slot}"),
            Self::FirstBall { side } => write!(f, "first-ball {side}"),
            Self::Assign { slot } => write!(f, "assign {slot}"),
            Self::Play { card } => write!(f, "play {card}"),
            Self::Tire { slot } => write!(f, "tire {slot}"),
            Self::Pass { slot } => write!(f, "pass {slot}"),
            Self::Shoot {} => f.write_str("shoot"),
            Self::Let {} => f.write_str("let"),
            Self::Yield {} => f.write_str("yield"),
            Self::Block { slot } => write!(f, "block {slot}"),
            Self::NoBlock {} => f.write_str("no-block"),
            Self::Twist { card } => write!(f, "twist {card}"),
            Self::Outlet { slot } => write!(f, "outlet {slot}"),
            Self::Target { side, slot } => write!(f, "target {side} {slot}"),
            Self::Pick { card } => write!(f, "pick {card}"),
            Self::Keep {} => f.write_str("keep"),
            Self::Bottom {} => f.write_str("bottom"),
            Self::Discard { card } => write!(f, "discard {card}"),
            Self::Resign {} => f.write_str("give-up"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["bring", ref deck @ ..] => Self::Bring {
                deck: Box::new(deck.join(" ").parse()?),
            },
            ["deploy", player, slot] => Self::Deploy {
                player: player.parse()?,
                slot: slot.parse()?,
            },
            ["first-ball", side] => Self::FirstBall { side: side.parse()? },
            ["assign", slot] => Self::Assign { slot: slot.parse()? },
            ["play", card] => Self::Play { card: card.parse()? },
            ["tire", slot] => Self::Tire { slot: slot.parse()? },
            ["pass", slot] => Self::Pass { slot: slot.parse()? },
            ["shoot"] => Self::Shoot {},
            ["let"] => Self::Let {},
            ["yield"] => Self::Yield {},
            ["block", slot] => Self::Block { slot: slot.parse()? },
            ["no-block"] => Self::NoBlock {},
            ["twist", card] => Self::Twist { card: card.parse()? },
            ["outlet", slot] => Self::Outlet { slot: slot.parse()? },
            ["target", side, slot] => Self::Target {
                side: side.parse()?,
                slot: slot.parse()?,
            },
            ["pick", card] => Self::Pick { card: card.parse()? },
            ["keep"] => Self::Keep {},
            ["bottom"] => Self::Bottom {},
            ["discard", card] => Self::Discard { card: card.parse()? },
            ["give-up"] => Self::Resign {},
            _ => {
                return Err(NotationError::new(format!(
                    "`{text}` is no move: write pass A2, shoot, play ES01, let, yield, block D1, no-block, twist ET01, outlet A3, \
                     assign A1, tire D4, target away D2, pick NS01, keep, bottom, discard NS01, first-ball home, deploy PE01 A1, \
                     bring EFFORT-START-30 or give-up"
                )));
            }
        })
    }
}
