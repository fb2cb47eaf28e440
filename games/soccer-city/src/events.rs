//! The events: the only way a match changes.

use engine::{BySide, Seat, Side, word_enum};
use pitch::HexDirection;
use serde::{Deserialize, Serialize};

use crate::{
    AttackCard, BallCard, BallValue, Card, Counts, DefenceCard, Factor, Flight, Formation, Hand, Hexagon,
    Move, Next, Phase, Piece, Pieces, Restart, SaveCard, Shot, ShotCard,
    notation::{Word, notated, words},
};

notated! {
    /// A fact of a match.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityEvent"))]
    #[serde(tag = "type", rename_all = "snake_case")]
    pub enum Event is "event of Soccer City" {
        /// CITY-SET-8, CITY-XTRA-3 The referee drew who kicks off.
        KickOffDrawn "kick-off-drawn" {
            /// The side that kicks off.
            side: Side,
        }
        /// CITY-HAND-12 A period begins with new Ball hands and a new Ball deck.
        PeriodBegan "period-began" {
            /// 1 and 2 are the halves, 3 and 4 Extra Time.
            period: u8,
            /// Who kicks off.
            kicker: Side,
        }
        /// CITY-KICK-1 Both sides take their pieces up for a line-up.
        LineUpBegan "line-up-began" {
            /// Who kicks off.
            kicker: Side,
            /// Whether it is the first of the match.
            first: bool,
        }
        /// CITY-SET-2 The players whom a side is offered first: those of the formation agreed for it.
        SquadPicked "squad-picked" {
            /// The side that is offered them.
            side: Side,
            /// Which formation.
            formation: Formation,
        }
        /// CITY-SET-4 A formation was taken. Private to the side.
        LineUpFormation "line-up-formation" {
            /// The side that takes it.
            side: Side,
            /// The formation that was taken.
            formation: Formation,
        }
        /// CITY-SET-4 A piece was placed. Private to the side.
        LineUpPlaced "line-up-placed" {
            /// The piece that was placed.
            piece: Piece,
            /// The hexagon on which it stands.
            to: Hexagon,
        }
        /// CITY-SET-5, CITY-SUB-2 A piece came from the bench. Private to the side until the line-ups are shown.
        LineUpBrought "line-up-brought" {
            /// Who came.
            on: Piece,
            /// Who went.
            off: Piece,
        }
        /// A side has finished its line-up.
        LineUpDone "line-up-done" {
            /// The side that is ready.
            side: Side,
        }
        /// CITY-SET-4 A line-up is shown.
        LineUpShown "line-up-shown" {
            /// The side whose line-up it is.
            side: Side,
            /// Where its numbers 1 to 9 stand.
            places: Places,
        }
        /// A decision is open.
        Asked "asked" {
            /// The decision that is open.
            phase: Phase,
        }
        /// CITY-TURN-1 A turn begins.
        TurnBegan "turn-began" {
            /// Who attacks.
            side: Side,
            /// CITY-TURN-13 Whether attacking tactics may be played.
            tactics: bool,
        }
        /// CITY-BALL-3 A Ball card was played.
        BallCardPlayed "ball-card-played" {
            /// By whom.
            seat: Seat,
            /// As what.
            value: BallValue,
            /// CITY-TIME-6 Whether it was an Extra Ball.
            extra: bool,
        }
        /// CITY-ACT-1 A card was played for its tactic.
        TacticPlayed "tactic-played" {
            /// By whom.
            seat: Seat,
            /// Which card.
            card: Card,
        }
        /// CITY-PASS-12 A pass was played: the ball is in flight.
        PassPlayed "pass-played" {
            /// Its path and receiver.
            flight: Flight,
        }
        /// A team-mate received the pass.
        Received "received" {
            /// The team-mate who has the ball.
            piece: Piece,
            /// CITY-SHOT-10 Whether it was a high ball.
            high: bool,
            /// CITY-SHOT-9 Whether it was an Assist.
            assist: bool,
            /// CITY-ATAC-5 Whether it was part of a tactic.
            used: bool,
        }
        /// CITY-BALL-1 The ball lies loose.
        BallLoose "ball-loose" {
            /// The hexagon on which it lies.
            at: Hexagon,
            /// CITY-OFF-4 Who may not take it.
            flagged: Pieces,
        }
        /// CITY-PASS-11 The ball went out of play.
        BallOut "ball-out" {
            /// Who kicked it, if a piece did.
            by: Option<Piece>,
            /// From where.
            from: Hexagon,
            /// The exit hexagon.
            exit: Hexagon,
            /// Along which line.
            direction: HexDirection,
        }
        /// CITY-ADV-1 A player advanced.
        Advanced "advanced" {
            /// The player who went forward.
            piece: Piece,
            /// Where he went.
            to: Hexagon,
            /// Where the ball ran to, if nobody takes it on the way.
            ball: Hexagon,
            /// As what.
            value: BallValue,
            /// Along which line.
            direction: HexDirection,
        }
        /// CITY-CHAL-3 Both sides of a Challenge rolled.
        ChallengeRolled "challenge-rolled" {
            /// The receiver.
            receiver: Piece,
            /// The marker.
            marker: Piece,
            /// The receiver's die.
            attack: u8,
            /// The marker's die.
            defence: u8,
        }
        /// CITY-CHAL-6 The receiver won all his Challenges.
        ChallengeWon "challenge-won" {
            /// The receiver.
            piece: Piece,
        }
        /// A piece has taken the ball.
        BallTaken "ball-taken" {
            /// The piece that has it now.
            piece: Piece,
            /// By what it was taken.
            how: How,
        }
        /// CITY-OFF-3 Offside was given.
        OffsideGiven "offside-given" {
            /// Against whom.
            piece: Piece,
            /// The hexagon from which play goes on.
            at: Hexagon,
        }
        /// A piece stepped.
        Stepped "stepped" {
            /// The piece that stepped.
            piece: Piece,
            /// Where to.
            to: Hexagon,
            /// In what.
            kind: StepKind,
        }
        /// CITY-FACE-4 A Face-off was announced.
        FaceOffStarted "face-off-started" {
            /// By whom.
            starter: Side,
            /// The bearer.
            attacker: Piece,
            /// His opponent.
            defender: Piece,
        }
        /// A seat has chosen in secret. What it chose is private.
        Sealed "sealed" {
            /// Which seat.
            seat: Seat,
            /// What it chose.
            choice: Option<Move>,
        }
        /// The secret choices are opened.
        Opened "opened" {}
        /// CITY-FACE-4 Both cards of a Face-off are shown.
        CardsShown "cards-shown" {
            /// The attacking seat.
            attacker: Seat,
            /// Its card.
            attack: AttackCard,
            /// The defending seat.
            defender: Seat,
            /// Its card.
            defence: DefenceCard,
        }
        /// CITY-TACK-10 One more tackle move.
        TackledAgain "tackled-again" {
            /// By whom.
            seat: Seat,
            /// Which card.
            card: DefenceCard,
        }
        /// CITY-FACE-5, CITY-FACE-6 The Face-off was judged.
        Judged "judged" {
            /// For whom.
            verdict: Verdict,
            /// Whether a card beats the other; else the totals decide.
            beaten: bool,
            /// The attacker's total.
            attack: u8,
            /// The defender's total.
            defence: u8,
        }
        /// CITY-FOUL-2 The referee die was thrown.
        DieThrown "die-thrown" {
            /// What it showed.
            face: u8,
        }
        /// CITY-FOUL-1 A Foul was given.
        FoulGiven "foul-given" {
            /// By whom.
            piece: Piece,
            /// Against whom.
            against: Piece,
        }
        /// CITY-CARD-1 A Yellow Card.
        YellowCard "yellow-card" {
            /// For whom.
            piece: Piece,
        }
        /// CITY-CARD-3 A Red Card: the piece leaves the pitch.
        RedCard "red-card" {
            /// For whom.
            piece: Piece,
        }
        /// CITY-CARD-4 A side has a new keeper.
        KeeperNamed "keeper-named" {
            /// The player who keeps goal now.
            piece: Piece,
        }
        /// CITY-FACE-8 The Face-off was won: he has the ball.
        FaceOffWon "face-off-won" {
            /// The player who won it.
            piece: Piece,
        }
        /// Two pieces changed places; the ball goes with who has it.
        Swapped "swapped" {
            /// One.
            first: Piece,
            /// The other.
            second: Piece,
        }
        /// CITY-EF-1 An External Factor card was taken.
        FactorTaken "factor-taken" {
            /// By whom.
            side: Side,
            /// The factor on the card.
            factor: Factor,
        }
        /// CITY-EF-4 It takes effect.
        FactorBegan "factor-began" {
            /// The side that it concerns.
            side: Side,
            /// The factor that holds from now on.
            factor: Factor,
        }
        /// A factor is over, cancelled, used up or without effect.
        FactorEnded "factor-ended" {
            /// The factor that no longer holds.
            factor: Factor,
        }
        /// CITY-TURN-12, CITY-EF-5 A turn is over: one less for each factor that was in force when it began.
        TurnCounted "turn-counted" {
            /// The one that has only just begun.
            fresh: Option<Factor>,
        }
        /// CITY-EF-8 The cards not in force are the new deck.
        FactorsRenewed "factors-renewed" {}
        /// CITY-SHOT-12 A shot.
        ShotTaken "shot-taken" {
            /// By whom.
            piece: Piece,
            /// What kind.
            shot: Shot,
            /// Its card; none in Striker mode.
            card: Option<ShotCard>,
            /// Whose hand it came from; none if the referee drew it.
            seat: Option<Seat>,
            /// CITY-SHOT-6 Its total.
            total: u8,
            /// CITY-SHOT-7 The special bonus in it.
            special: u8,
            /// CITY-SHOT-8 The One on One in it.
            one_on_one: u8,
            /// CITY-SHOT-9 The Assist in it.
            assist: u8,
        }
        /// CITY-SAVE-1 The save was drawn.
        SaveDrawn "save-drawn" {
            /// The Save card.
            card: SaveCard,
            /// CITY-SAVE-4 Its total.
            total: u8,
        }
        /// What came of the shot.
        ShotEnded "shot-ended" {
            /// Goal, save, corner or another end.
            result: ShotResult,
        }
        /// CITY-GOAL-1 A goal.
        Goal "goal" {
            /// The side that scored.
            side: Side,
            /// Who scored.
            piece: Piece,
            /// The score now.
            score: BySide<u16>,
        }
        /// CITY-SAVE-8 The keeper cleared the ball.
        Cleared "cleared" {
            /// The keeper.
            piece: Piece,
            /// Where to.
            to: Hexagon,
        }
        /// CITY-HAND-6 A discard pile became the deck.
        DeckRenewed "deck-renewed" {
            /// The deck that was renewed.
            deck: DeckName,
        }
        /// CITY-HAND-5 A seat drew cards. Which ones is private.
        CardsDrawn "cards-drawn" {
            /// The seat that drew.
            seat: Seat,
            /// How many.
            counts: Counts,
            /// The cards, or nothing for a viewer who may not know them.
            cards: Option<Hand>,
        }
        /// CITY-HAND-7 A seat discarded cards.
        Discarded "discarded" {
            /// The seat that discarded.
            seat: Seat,
            /// The cards that it discarded.
            cards: Hand,
        }
        /// CITY-TURN-12 A turn ended.
        TurnEnded "turn-ended" {
            /// What comes next.
            next: Next,
        }
        /// CITY-SAVE-9 A loose-ball exchange is over.
        ExchangeEnded "exchange-ended" {
            /// Who has the ball.
            side: Side,
        }
        /// CITY-TIME-9 How many turns in a row had no Ball card.
        PassiveCounted "passive-counted" {
            /// So many.
            count: u8,
        }
        /// CITY-TIME-10 A Ball card was burned.
        BallBurned "ball-burned" {
            /// Which; none if it was an Extra Ball.
            card: Option<BallCard>,
            /// From whose hand; none if from the deck.
            seat: Option<Seat>,
        }
        /// CITY-TIME-5 Injury Time: the Extra Balls are the pool.
        InjuryTimeBegan "injury-time-began" {}
        /// CITY-TIME-4 Time is up, but a penalty is still taken.
        TimeUp "time-up" {}
        /// A period ended.
        PeriodEnded "period-ended" {
            /// The number of the period, from 1.
            period: u8,
        }
        /// CITY-STOP-1 Play stopped; a restart follows.
        RestartGiven "restart-given" {
            /// The restart that follows.
            restart: Restart,
        }
        /// CITY-FREE-9, CITY-PEN-1 The referee put a piece somewhere.
        Put "put" {
            /// The piece that was put.
            piece: Piece,
            /// The hexagon on which it stands now.
            to: Hexagon,
        }
        /// CITY-STOP-3 A piece was relocated.
        Relocated "relocated" {
            /// The piece that was relocated.
            piece: Piece,
            /// Where to.
            to: Hexagon,
        }
        /// CITY-SUB-2 A substitution.
        Substituted "substituted" {
            /// Who came.
            on: Piece,
            /// Who went.
            off: Piece,
        }
        /// CITY-PEN-2 The choices of a penalty are shown.
        PenaltyShown "penalty-shown" {
            /// Who kicked.
            piece: Piece,
            /// The kicker's choice.
            kick: BallValue,
            /// The keeper's choice.
            dive: BallValue,
        }
        /// CITY-FOUR-7 Which sides trade.
        TradesAgreed "trades-agreed" {
            /// For each side, whether it trades.
            sides: BySide<bool>,
        }
        /// CITY-FOUR-7 Partners traded. The cards are private to them.
        Traded "traded" {
            /// Which side.
            side: Side,
            /// What coach one gave.
            first: Option<Card>,
            /// What coach two gave.
            second: Option<Card>,
        }
        /// CITY-SHTO-2 The shootout begins.
        ShootoutBegan "shootout-began" {
            /// Who shoots first.
            first: Side,
        }
        /// CITY-SHTO-2 A kick of the shootout.
        ShootoutKick "shootout-kick" {
            /// Who shot.
            side: Side,
            /// The kicker's choice.
            kick: BallValue,
            /// The keeper's choice.
            dive: BallValue,
        }
        /// The match ended.
        MatchEnded "match-ended" {
            /// Who won.
            winner: Option<Side>,
            /// The score of play.
            score: BySide<u16>,
            /// The score of the shootout, if there was one.
            shootout: Option<BySide<u16>>,
            /// CITY-CARD-5 The side that lost 0-5 for two sendings-off.
            forfeit: Option<Side>,
        }
    }
}

word_enum! {
    /// How a piece came by the ball.
    #[cfg_attr(feature = "ts", ts(rename = "CityHow"))]
    pub enum How {
        /// CITY-PASS-4 It cut out a pass.
        Intercepted = "intercepted",
        /// CITY-CHAL-4 It won a Challenge as marker.
        Challenge = "challenge",
        /// CITY-ADV-5 An Advance ran to it.
        Advance = "advance",
        /// CITY-BALL-2 It stepped on a loose ball.
        Stepped = "stepped",
        /// CITY-DTAC-3 Defensive Anticipation.
        Anticipated = "anticipated",
        /// CITY-DTAC-6 Goalkeeper Anticipation.
        Claimed = "claimed",
        /// CITY-SAVE-7 A save.
        Saved = "saved",
        /// CITY-SAVE-8 A cleared ball fell to it.
        Cleared = "cleared",
        /// CITY-FREE-8 It stood in the wall.
        Wall = "wall",
    }
}

word_enum! {
    /// What a step belongs to.
    #[cfg_attr(feature = "ts", ts(rename = "CityStepKind"))]
    pub enum StepKind {
        /// CITY-REPO-1 Team repositioning.
        Reposition = "reposition",
        /// CITY-SAVE-9 A loose-ball exchange.
        Exchange = "exchange",
        /// CITY-ATAC-5, CITY-DTAC-11 A tactic: the piece is used.
        Tactic = "tactic",
        /// CITY-EF-16, CITY-EF-18 An External Factor.
        Factor = "factor",
        /// CITY-FACE-8 The move of a Face-off.
        FaceOff = "face-off",
        /// CITY-SAVE-7 The keeper's step after a save.
        Save = "save",
    }
}

word_enum! {
    /// CITY-FACE-5, CITY-FACE-6 Who won a Face-off.
    #[cfg_attr(feature = "ts", ts(rename = "CityVerdict"))]
    pub enum Verdict {
        /// The attacker.
        Attacker = "attacker",
        /// The defender.
        Defender = "defender",
        /// Nobody.
        Level = "level",
    }
}

word_enum! {
    /// What came of a shot.
    #[cfg_attr(feature = "ts", ts(rename = "CityShotResult"))]
    pub enum ShotResult {
        /// A goal.
        Goal = "goal",
        /// CITY-SAVE-3 A goal into an empty net.
        OpenGoal = "open-goal",
        /// CITY-SAVE-7 Saved.
        Saved = "saved",
        /// CITY-SAVE-10 A corner kick.
        Corner = "corner",
        /// CITY-SAVE-10 A goal kick.
        Out = "out",
        /// CITY-SAVE-8 Cleared.
        Clear = "clear",
        /// CITY-FREE-8 Stopped by the wall.
        Wall = "wall",
    }
}

word_enum! {
    /// A deck that is shuffled anew when it runs out.
    #[cfg_attr(feature = "ts", ts(rename = "CityDeckName"))]
    pub enum DeckName {
        /// Attack.
        Attack = "attack",
        /// Defence.
        Defence = "defence",
        /// Shot.
        Shot = "shot",
        /// Save.
        Save = "save",
    }
}

words!(How, StepKind, Verdict, ShotResult, DeckName);

macro_rules! lines_as_words {
    ($($kind:ty),*) => {$(
        impl Word for $kind {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.to_string().replace(' ', "="))
            }

            fn read(word: &str) -> Result<Self, engine::NotationError> {
                word.replace('=', " ").parse()
            }
        }
    )*};
}

lines_as_words!(Phase, Move, Next);

/// Where the numbers 1 to 9 of a side stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "Array<string | null>", rename = "CityPlaces")
)]
pub struct Places(pub [Option<Hexagon>; 9]);

impl Word for Places {
    fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut join = "";
        for place in self.0 {
            f.write_str(join)?;
            join = "+";
            place.write(f)?;
        }
        Ok(())
    }

    fn read(word: &str) -> Result<Self, engine::NotationError> {
        let places: Vec<Option<Hexagon>> = word.split('+').map(Word::read).collect::<Result<_, _>>()?;
        places
            .try_into()
            .map(Self)
            .map_err(|_| engine::NotationError::new("a line-up has nine places"))
    }
}
