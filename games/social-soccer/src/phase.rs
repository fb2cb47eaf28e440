//! The question that is open (section "Decisions" of the rules' flow).

use std::{fmt, str::FromStr};

use engine::{NotationError, Side, read_number, word_enum};
use serde::{Deserialize, Serialize};

/// What is to be decided now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialPhase"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// Nothing: the rules go on by themselves.
    Running {},
    /// SOCIAL-DECK-14 Coaches bring their decks, secretly.
    Bring {},
    /// SOCIAL-SETUP-3 Both coaches put their players on the slots, secretly.
    Deploy {},
    /// SOCIAL-SETUP-6 The loser of the last game says who has the ball.
    FirstBall {
        /// Who is asked.
        side: Side,
    },
    /// SOCIAL-BALL-5 The side in possession puts the ball on a player.
    AssignBall {},
    /// SOCIAL-ACT-1 The action window.
    Action {},
    /// SOCIAL-BALL-8 The side in possession has nobody who could go on.
    DeadBall {},
    /// SOCIAL-MAST-2 The players that a MASTERMOVE costs.
    PayTire {
        /// Who pays.
        side: Side,
        /// How many are still to be named.
        left: u8,
    },
    /// SOCIAL-STACK-3 An answer to the top of the stack, or LET.
    Response {
        /// Who is asked.
        side: Side,
    },
    /// SOCIAL-BLOCK-1 An interceptor, or none.
    Block {},
    /// SOCIAL-BLOCK-6 A second interceptor, or none.
    SecondBlock {},
    /// SOCIAL-DUEL-2 A TWIST, a card or LET.
    Duel {
        /// Who is asked.
        side: Side,
    },
    /// SOCIAL-DUEL-7 The interceptor passes the ball on.
    Outlet {},
    /// SOCIAL-EFF-4 A player for a step of a card.
    Target {
        /// Who chooses.
        side: Side,
    },
    /// SOCIAL-EFF-16, SOCIAL-EFF-17 A card for a step of a card.
    PickCard {
        /// Who chooses.
        side: Side,
        /// From where.
        from: PickFrom,
    },
    /// SOCIAL-EFF-19 The next seen card stays or goes to the bottom.
    Scry {
        /// Who chooses.
        side: Side,
    },
    /// SOCIAL-ROUND-14 A card too many is discarded.
    HandLimit {
        /// Who discards.
        side: Side,
    },
    /// The match is over.
    Over {},
}

word_enum! {
    /// Where a card is picked from.
    #[cfg_attr(feature = "ts", ts(rename = "SocialPickFrom"))]
    pub enum PickFrom {
        /// The opposing hand.
        Hand = "hand",
        /// The own discard pile.
        Discard = "discard",
    }
}

/// Where a coach is asked for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    /// In the own action window or dead-ball question.
    Open,
    /// As an answer to the top of the stack.
    Answer,
    /// In a duel.
    Duel,
}

impl Phase {
    /// Where the question asks for a card, if it does.
    pub(crate) const fn window(self) -> Option<Window> {
        match self {
            Self::Action {} | Self::DeadBall {} => Some(Window::Open),
            Self::Response { .. } => Some(Window::Answer),
            Self::Duel { .. } => Some(Window::Duel),
            Self::Running {}
            | Self::Bring {}
            | Self::Deploy {}
            | Self::FirstBall { .. }
            | Self::AssignBall {}
            | Self::PayTire { .. }
            | Self::Block {}
            | Self::SecondBlock {}
            | Self::Outlet {}
            | Self::Target { .. }
            | Self::PickCard { .. }
            | Self::Scry { .. }
            | Self::HandLimit { .. }
            | Self::Over {} => None,
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Running {} => f.write_str("running"),
            Self::Bring {} => f.write_str("bring"),
            Self::Deploy {} => f.write_str("deploy"),
            Self::FirstBall { side } => write!(f, "first-ball {side}"),
            Self::AssignBall {} => f.write_str("assign-ball"),
            Self::Action {} => f.write_str("action"),
            Self::DeadBall {} => f.write_str("dead-ball"),
            Self::PayTire { side, left } => write!(f, "pay-tire {side} {left}"),
            Self::Response { side } => write!(f, "response {side}"),
            Self::Block {} => f.write_str("block"),
            Self::SecondBlock {} => f.write_str("second-block"),
            Self::Duel { side } => write!(f, "duel {side}"),
            Self::Outlet {} => f.write_str("outlet"),
            Self::Target { side } => write!(f, "target {side}"),
            Self::PickCard { side, from } => write!(f, "pick-card {side} {from}"),
            Self::Scry { side } => write!(f, "scry {side}"),
            Self::HandLimit { side } => write!(f, "hand-limit {side}"),
            Self::Over {} => f.write_str("over"),
        }
    }
}

impl FromStr for Phase {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["running"] => Self::Running {},
            ["bring"] => Self::Bring {},
            ["deploy"] => Self::Deploy {},
            ["first-ball", side] => Self::FirstBall { side: side.parse()? },
            ["assign-ball"] => Self::AssignBall {},
            ["action"] => Self::Action {},
            ["dead-ball"] => Self::DeadBall {},
            ["pay-tire", side, left] => Self::PayTire {
                side: side.parse()?,
                left: read_number(left)?,
            },
            ["response", side] => Self::Response { side: side.parse()? },
            ["block"] => Self::Block {},
            ["second-block"] => Self::SecondBlock {},
            ["duel", side] => Self::Duel { side: side.parse()? },
            ["outlet"] => Self::Outlet {},
            ["target", side] => Self::Target { side: side.parse()? },
            ["pick-card", side, from] => Self::PickCard {
                side: side.parse()?,
                from: from.parse()?,
            },
            ["scry", side] => Self::Scry { side: side.parse()? },
            ["hand-limit", side] => Self::HandLimit { side: side.parse()? },
            ["over"] => Self::Over {},
            _ => return Err(NotationError::new(format!("`{text}` is no phase of a match"))),
        })
    }
}
