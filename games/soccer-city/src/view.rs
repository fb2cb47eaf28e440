//! What a viewer may see, with what a client needs to show and explain it.

use engine::{BySide, Outcome, Seat, Side};
use pitch::HexDirection;
use serde::Serialize;

use crate::{
    AttackCard, BallValue, Balls, Card, Counts, DefenceCard, Factor, Hand, Hexagon, Move, Phase, Piece, Role,
    SaveCard, Shot, ShotCard,
};

/// The match as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityView"))]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// The open decision.
    pub phase: Phase,
    /// The seats that have yet to decide it.
    pub deciding: Vec<Seat>,
    /// The seats that have chosen in secret.
    pub sealed: Vec<Seat>,
    /// What the viewer has chosen in secret.
    pub your_choice: Option<Move>,
    /// The clock.
    pub clock: ClockView,
    /// The score.
    pub score: BySide<u16>,
    /// The attacking side.
    pub attacking: Side,
    /// CITY-TURN-13 Whether attacking tactics are barred in this turn.
    pub tactics_barred: bool,
    /// CITY-TURN-5 Whether the one attacking action of the turn is used.
    pub action_used: bool,
    /// Where the ball is.
    pub ball: Option<Hexagon>,
    /// Who has it.
    pub bearer: Option<Piece>,
    /// All pieces, Home's first, by rising number.
    pub pieces: Vec<PieceView>,
    /// What belongs to each side.
    pub sides: BySide<SideView>,
    /// The hands, in the order of the seats; only the viewer's own shows its cards.
    pub hands: Vec<HandView>,
    /// Decks and discard piles.
    pub decks: DecksView,
    /// External Factors in force.
    pub factors: Vec<FactorView>,
    /// External Factor taken this turn, not yet in force.
    pub taken: Option<FactorView>,
    /// Where each Ball card of the viewer can be passed now.
    pub passes: Vec<PassView>,
    /// Where each Ball card of the viewer can be advanced now.
    pub advances: Vec<AdvanceView>,
    /// To whom the viewer can make a Close Pass now.
    pub receivers: Vec<ReceiverView>,
    /// The shots of the viewer, with what they add up to.
    pub shots: Vec<ShotView>,
    /// Why the bearer may not shoot.
    pub no_shot: Option<WhyNot>,
    /// The tactics in the viewer's hand.
    pub tactics: Vec<TacticView>,
    /// The Face-off.
    pub face_off: Option<FaceOffView>,
    /// CITY-HAND-7 How many cards a Discard keeps at most.
    pub kept_max: u8,
    /// CITY-FREE-6 The wall hexagons of the free kick.
    pub wall: Vec<Hexagon>,
    /// The shootout.
    pub shootout: Option<ShootoutView>,
    /// The outcome, once the match is over.
    pub outcome: Option<Outcome>,
}

/// CITY-TIME-2 The Ball deck is the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityClock"))]
pub struct ClockView {
    /// 1 and 2 are the halves, 3 and 4 Extra Time, 5 the shootout.
    pub period: u8,
    /// The minute: Ball cards gone.
    pub minute: u8,
    /// Ball cards left in the deck.
    pub deck: u8,
    /// CITY-TIME-6 Extra Balls left, in Injury Time.
    pub extra_balls: Option<u8>,
    /// CITY-TIME-4 Whether only a penalty is still taken.
    pub time_up: bool,
    /// CITY-TIME-9 Turns in a row without a Ball card.
    pub passive: u8,
    /// CITY-TIME-9 From how many on a card is burned.
    pub passive_limit: u8,
    /// The turn, counted in the period.
    pub turn: u16,
}

/// One side.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CitySide"))]
pub struct SideView {
    /// CITY-FOUR-2 The seat that decides for it in this turn.
    pub active: Seat,
    /// Its keeper.
    pub keeper: Piece,
    /// CITY-SUB-1 Substitutions left.
    pub substitutions: u8,
    /// Whether its line-up is hidden from the viewer.
    pub line_up_hidden: bool,
    /// CITY-OFF-1 From which x on its pieces are offside now; none if none could be.
    pub offside_from: Option<u8>,
}

/// One piece.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityPieceView"))]
pub struct PieceView {
    /// Its id.
    pub piece: Piece,
    /// Its side.
    pub side: Side,
    /// Its shirt number.
    pub number: u8,
    /// What its number plays as.
    pub role: Role,
    /// Where it is.
    pub place: PlaceView,
    /// Whether it keeps goal.
    pub keeper: bool,
    /// Its attack now.
    pub attack: u8,
    /// Its defence now.
    pub defence: u8,
    /// CITY-CARD-1 Whether it has a Yellow Card.
    pub booked: bool,
    /// CITY-MARK-1 Who marks it.
    pub markers: Vec<Piece>,
    /// CITY-OFF-1 Whether it would be offside if the ball were passed to it now, or is flagged.
    pub offside: bool,
    /// CITY-REPO-2, CITY-REPO-3, CITY-REPO-4 Why it may not be moved in the open decision, if it is of that kind.
    pub barred: Option<WhyNot>,
    /// Whether it can be chosen in the open decision.
    pub choosable: bool,
    /// Where it can go in the open decision.
    pub ends: Vec<EndView>,
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityPlace"))]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum PlaceView {
    /// On the pitch.
    Pitch {
        /// The hexagon on which it stands.
        hexagon: Hexagon,
    },
    /// Picked for a line-up, not placed, or hidden from the viewer.
    Waiting,
    /// On the bench, or hidden from the viewer.
    Bench,
    /// Taken off.
    TakenOff,
    /// Sent off.
    SentOff,
}

/// A hexagon where a piece can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityEnd"))]
pub struct EndView {
    /// The hexagon.
    pub to: Hexagon,
    /// What it does there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub effect: Option<EndEffect>,
}

/// What going to a hexagon does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityEndEffect"))]
#[serde(rename_all = "snake_case")]
pub enum EndEffect {
    /// It takes the ball.
    TakesBall,
    /// It takes the ball offside.
    Offside,
    /// It comes to stand next to the bearer.
    Marks,
}

/// One hand.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityHandView"))]
pub struct HandView {
    /// The seat that holds it.
    pub seat: Seat,
    /// How many cards of each kind.
    pub counts: Counts,
    /// The cards, if they are the viewer's.
    pub cards: Option<Hand>,
    /// CITY-FOUR-7 The cards that the viewer knows to be in his partner's hand, from trades.
    pub known: Option<Hand>,
}

/// CITY-HAND-3 Decks and discard piles.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityDecks"))]
pub struct DecksView {
    /// Cards left in the Attack deck.
    pub attack: u8,
    /// Cards left in the Defence deck.
    pub defence: u8,
    /// Cards left in the Shot deck.
    pub shot: u8,
    /// Cards left in the Save deck.
    pub save: u8,
    /// Cards left in the External Factor deck.
    pub factor: u8,
    /// Attack cards discarded.
    pub attack_discards: Vec<AttackCard>,
    /// Defence cards discarded.
    pub defence_discards: Vec<DefenceCard>,
    /// Shot cards discarded.
    pub shot_discards: Vec<ShotCard>,
    /// Save cards discarded.
    pub save_discards: Vec<SaveCard>,
    /// Ball cards gone in this period.
    pub ball_gone: Balls,
}

/// An External Factor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityFactorView"))]
pub struct FactorView {
    /// The factor on the card.
    pub factor: Factor,
    /// Who took it.
    pub side: Side,
    /// Turns left; none if it lasts until something happens.
    pub left: Option<u8>,
}

/// What would become of a ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityOutlook"))]
#[serde(rename_all = "snake_case")]
pub enum Outlook {
    /// A team-mate has it.
    Safe,
    /// A team-mate must win a Challenge.
    Challenge,
    /// An opponent cuts it out.
    CutOut,
    /// It lies loose.
    Loose,
    /// Offside.
    Offside,
    /// It goes out of play.
    Out,
}

/// One way to play a Ball card as a Pass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityPassView"))]
pub struct PassView {
    /// The card's value.
    pub card: BallValue,
    /// Where it is aimed; none if it is kicked out.
    pub to: Option<Hexagon>,
    /// Along which line; none for a Square Pass.
    pub direction: Option<HexDirection>,
    /// Where the ball comes to rest, or leaves the pitch.
    pub end: Hexagon,
    /// What becomes of it.
    pub outlook: Outlook,
    /// The team-mate who receives it, or the opponent who cuts it out.
    pub piece: Option<Piece>,
    /// Who challenges the receiver.
    pub markers: Vec<Piece>,
    /// The chance in percent that he wins all Challenges.
    pub percent: u8,
    /// Opponents who could step in with Defensive Anticipation.
    pub anticipators: Vec<Piece>,
}

/// One way to play a Ball card as an Advance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityAdvanceView"))]
pub struct AdvanceView {
    /// The card's value.
    pub card: BallValue,
    /// Along which line.
    pub direction: HexDirection,
    /// Where the player goes.
    pub to: Hexagon,
    /// Where the ball comes to rest.
    pub ball: Hexagon,
    /// What becomes of it.
    pub outlook: Outlook,
    /// Who takes the ball, if it is not the player.
    pub piece: Option<Piece>,
}

/// One receiver of a Close Pass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityReceiverView"))]
pub struct ReceiverView {
    /// To whom it is aimed.
    pub receiver: Piece,
    /// Where the ball comes to rest.
    pub end: Hexagon,
    /// What becomes of it.
    pub outlook: Outlook,
    /// Who takes it, if somebody does on the way.
    pub piece: Option<Piece>,
    /// Who challenges the receiver.
    pub markers: Vec<Piece>,
    /// The chance in percent that he wins all Challenges.
    pub percent: u8,
}

/// One shot that the viewer could take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityShotView"))]
pub struct ShotView {
    /// Its card; none for a line of the Striker guide, or the unknown card of a direct free kick.
    pub card: Option<ShotCard>,
    /// What kind; none for the unknown card of a direct free kick.
    pub shot: Option<Shot>,
    /// The card's value, or the line's points.
    pub value: u8,
    /// The shooter's attack.
    pub attack: u8,
    /// CITY-SHOT-7 The special bonus, if it counts.
    pub special: u8,
    /// CITY-SHOT-8 The One on One, if it counts.
    pub one_on_one: u8,
    /// CITY-SHOT-9 The Assist, if it counts.
    pub assist: u8,
    /// The sum.
    pub total: u8,
    /// The chance of a goal in percent, over the saves that have not been seen since the last shuffle.
    pub goal: u8,
    /// The chance in percent that it ends level.
    pub level: u8,
    /// Whether it may be taken now.
    pub legal: bool,
}

/// Why something is not allowed: a clause and a plain sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityWhyNot"))]
pub struct WhyNot {
    /// The clause.
    pub clause: &'static str,
    /// The sentence.
    pub text: &'static str,
}

/// One card of the viewer's hand with its tactic.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityTacticView"))]
pub struct TacticView {
    /// The card.
    pub card: Card,
    /// The tactic on it, by its word.
    pub tactic: &'static str,
    /// Why it cannot be played now; none if it can.
    pub why_not: Option<WhyNot>,
}

/// A Face-off.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityFaceOffView"))]
pub struct FaceOffView {
    /// Who started it.
    pub starter: Side,
    /// The bearer.
    pub attacker: Piece,
    /// His opponent.
    pub defender: Piece,
    /// The attacker's value.
    pub attack: u8,
    /// The defender's value.
    pub defence: u8,
    /// CITY-FOUL-7 Whether the defender is the last man.
    pub last_man: bool,
    /// The dribble, once it is shown.
    pub attack_card: Option<AttackCard>,
    /// The tackle move, once it is shown.
    pub defence_card: Option<DefenceCard>,
    /// For each card that the viewer could lay: how it fares against the cards that he cannot see, or the one on the table.
    pub odds: Vec<OddsView>,
}

/// How a card fares in a Face-off, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityOddsView"))]
pub struct OddsView {
    /// The card.
    pub card: Card,
    /// It wins.
    pub win: u8,
    /// It is level: a Foul.
    pub level: u8,
    /// It loses.
    pub lose: u8,
}

/// A shootout.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityShootoutView"))]
pub struct ShootoutView {
    /// Who shoots first.
    pub first: Side,
    /// Each kick in order.
    pub kicks: Vec<KickView>,
    /// The goals.
    pub score: BySide<u16>,
}

/// One kick of a shootout.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CityKick"))]
pub struct KickView {
    /// Who shot.
    pub side: Side,
    /// Whether it went in.
    pub scored: bool,
}
