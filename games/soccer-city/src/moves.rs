//! The moves: what a coach can choose.

use pitch::HexDirection;
use serde::{Deserialize, Serialize};

use crate::{
    BallValue, Card, Deck, DefenceCard, Formation, Hand, Hexagon, Piece, Shot, ShotCard,
    notation::{Word, notated},
};

notated! {
    /// One choice.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityMove"))]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    pub enum Move is "move: write pass short 23,7, advance medium E, out short NE, step H6 23,7, tactic A01, dribble A4, tackle A4, play A07, shoot S01, close H6, skip, done ..." {
        /// CITY-SET-5 A preset formation is taken.
        Formation "formation" {
            /// The formation that is taken.
            formation: Formation,
        }
        /// CITY-SET-5 A piece is placed in a line-up.
        Place "place" {
            /// Which piece.
            piece: Piece,
            /// The hexagon on which it shall stand.
            to: Hexagon,
        }
        /// CITY-SET-5, CITY-SUB-2 A piece comes from the bench for another.
        Bring "bring" {
            /// Who comes.
            on: Piece,
            /// Who goes.
            off: Piece,
        }
        /// CITY-STOP-3 A piece is relocated at a stoppage.
        Relocate "relocate" {
            /// Which piece.
            piece: Piece,
            /// Where to.
            to: Hexagon,
        }
        /// A sequence of choices is finished.
        Done "done" {}
        /// A phase or an offer is left out.
        Skip "skip" {}
        /// CITY-PASS-2, CITY-SQR-1 A Ball card is played as a Pass, or as a Square Pass if the hexagon lies sideways.
        Pass "pass" {
            /// The card's value.
            card: BallValue,
            /// Where to.
            to: Hexagon,
        }
        /// CITY-PASS-11 A Ball card is played to kick the ball out of play.
        Out "out" {
            /// The card's value.
            card: BallValue,
            /// Along which line.
            direction: HexDirection,
        }
        /// CITY-ADV-1 A Ball card is played as an Advance.
        Advance "advance" {
            /// The card's value.
            card: BallValue,
            /// Along which line.
            direction: HexDirection,
        }
        /// CITY-CLOSE-1 A Close Pass.
        Close "close" {
            /// To whom.
            receiver: Piece,
        }
        /// CITY-ACT-4 A card is played for its tactic.
        Tactic "tactic" {
            /// Which card.
            card: Card,
        }
        /// A piece goes to a hexagon: a step, or the end of a short run.
        Step "step" {
            /// Which piece.
            piece: Piece,
            /// Where to.
            to: Hexagon,
        }
        /// CITY-DTAC-3 Defensive Anticipation.
        Anticipate "anticipate" {
            /// The card.
            card: DefenceCard,
            /// Who steps in.
            piece: Piece,
            /// The hexagon to which the defender goes.
            to: Hexagon,
        }
        /// CITY-DTAC-4 The Offside Trap.
        Trap "trap" {
            /// The card.
            card: DefenceCard,
            /// Who steps up.
            first: Hop,
            /// Who else does.
            second: Option<Hop>,
        }
        /// CITY-DTAC-6 Goalkeeper Anticipation.
        Claim "claim" {
            /// The card.
            card: DefenceCard,
        }
        /// CITY-FACE-1 The bearer dribbles.
        Dribble "dribble" {
            /// Against whom.
            opponent: Piece,
        }
        /// CITY-FACE-2 A piece tackles the bearer.
        Tackle "tackle" {
            /// The piece that tackles.
            piece: Piece,
        }
        /// CITY-FACE-4, CITY-TACK-10 A card is laid in a Face-off.
        Play "play" {
            /// The card that is laid.
            card: Card,
        }
        /// CITY-FOUL-2 The Foul is accepted.
        Accept "accept" {}
        /// CITY-FOUL-2 The referee die is thrown.
        Throw "throw" {}
        /// CITY-FACE-8 The card's move is made.
        Make "make" {}
        /// CITY-FACE-9 One hexagon forward instead of the card's move.
        Forward "forward" {
            /// Where to.
            to: Hexagon,
        }
        /// CITY-SHOT-1 A Shot card is played.
        Shoot "shoot" {
            /// The Shot card.
            card: ShotCard,
        }
        /// CITY-STRK-2 A line of the Striker guide is named.
        Line "line" {
            /// The shot of that line.
            shot: Shot,
        }
        /// CITY-FREE-5 A direct shot from a free kick, with the top card of the deck.
        Direct "direct" {}
        /// CITY-SAVE-8 The ball is cleared.
        Clear "clear" {
            /// Where to.
            to: Hexagon,
        }
        /// CITY-CARD-4 A new keeper is named.
        Keeper "keeper" {
            /// The player who shall keep goal.
            piece: Piece,
        }
        /// CITY-PEN-1 The kicker of a penalty is named.
        Kicker "kicker" {
            /// The player who shall shoot.
            piece: Piece,
        }
        /// CITY-CORN-1 A corner is chosen.
        Corner "corner" {
            /// The hexagon of the corner.
            at: Hexagon,
        }
        /// CITY-PEN-2 Short, Medium or Long, in secret.
        Aim "aim" {
            /// The value that is aimed at, or guarded.
            value: BallValue,
        }
        /// CITY-HAND-7 A Discard that keeps these cards.
        Keep "keep" {
            /// At most two.
            cards: Hand,
        }
        /// CITY-FOUR-7 Partners trade.
        Trade "trade" {}
        /// CITY-FOUR-7 The deck of a trade is named.
        TradeDeck "trade-deck" {
            /// The deck whose cards change hands.
            deck: Deck,
        }
        /// CITY-FOUR-7 The card that is given.
        Give "give" {
            /// The card for the partner.
            card: Card,
        }
    }
}

/// A step of one piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityHop"))]
pub struct Hop {
    /// The piece that steps.
    pub piece: Piece,
    /// Where to.
    pub to: Hexagon,
}

/// Written `A2>28,4`.
impl Word for Hop {
    fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}>{}", self.piece, self.to)
    }

    fn read(word: &str) -> Result<Self, engine::NotationError> {
        let (piece, to) = word
            .split_once('>')
            .ok_or_else(|| engine::NotationError::new(format!("`{word}` is not written A2>28,4")))?;
        Ok(Self {
            piece: piece.parse()?,
            to: Word::read(to)?,
        })
    }
}
