//! What a viewer sees: everything the table shows, ready to draw.

use engine::{BySide, Clause, Outcome, Seat, Side};
use serde::Serialize;

use crate::{
    Band, Cell, Colour, Declared, KickKind, Origin, Phase, Plan, Player, Sector, Skill, Spot, Sticker, Strip,
    Sway, TakeRule, Tally, Target, Technique, WornStrip,
};

/// The whole match as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimView"))]
pub struct View {
    /// The viewer's seat, if he has one.
    pub you: Option<Seat>,
    /// The sides that must choose now.
    pub to_act: Vec<Side>,
    /// What is to be decided.
    pub phase: Phase,
    /// The score of play.
    pub score: BySide<u16>,
    /// The time.
    pub clock: ClockView,
    /// The side in possession.
    pub attacking: Side,
    /// Who has the ball.
    pub holder: Option<Player>,
    /// The ball.
    pub ball: BallView,
    /// Everybody, Home by number, then Away by number. Before the reveal the other side's starters seem to be on the bench.
    pub players: Vec<PlayerView>,
    /// Both teams.
    pub teams: BySide<TeamView>,
    /// SIM-OFF-9 Who would be offside if the ball were kicked now.
    pub offside: Vec<Player>,
    /// What must be seen at a glance.
    pub badges: Badges,
    /// The declared kick that is being prepared or has just been kicked.
    pub kick: Option<Declared>,
    /// What kinds of kick can be declared now, and why not. SIM-REP-1 In phase 2: why no kick could be repeated, if none could.
    pub kicks: Vec<KickOption>,
    /// How the kick can be aimed now.
    pub aim: Option<AimView>,
    /// The keeper before a shot.
    pub keeper: Option<KeeperView>,
    /// Who can be moved, placed or named now, and where to.
    pub choices: Vec<PlayerChoice>,
    /// SIM-SLIDE-2, SIM-PQR-4 Who can change his spot inside his cell now.
    pub shifts: Vec<Player>,
    /// SIM-PQR-3 Who can knock on whom now, and where to.
    pub knock_ons: Vec<KnockOnView>,
    /// SIM-TACK-1 The tackle that can be made now.
    pub tackle: Option<TackleView>,
    /// The cells that can be chosen now without naming anybody.
    pub cells: Vec<Cell>,
    /// For every cell: how far each side's nearest footballer is, and who would get a ball that stops there.
    pub counts: Vec<CountView>,
    /// The stoppage under way.
    pub stoppage: Option<StoppageView>,
    /// Substitutions of both sides.
    pub substitutions: BySide<SubstitutionView>,
    /// How the last Calculation of Distance went.
    pub last_take: Option<TakeView>,
    /// SIM-START-1, SIM-GK-9 Who has chosen, while choices are secret.
    pub sealed: BySide<bool>,
    /// What a side has done so far.
    pub tally: BySide<Tally>,
    /// A shoot-out.
    pub shoot_out: Option<ShootOutView>,
    /// The outcome, once the match is over.
    pub outcome: Option<Outcome>,
}

/// SIM-TIME The time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimClock"))]
pub struct ClockView {
    /// 1 and 2 are the halves, 3 and 4 extra time, 5 the shoot-out.
    pub period: u8,
    /// Steps made in this period.
    pub step: u8,
    /// Regular steps of the period.
    pub steps: u8,
    /// Steps added, once they are counted.
    pub added: Option<u8>,
    /// The minute shown.
    pub minute: u16,
    /// Which referee walks.
    pub referee: u8,
    /// Beside which row of column A he stands; 0 is beside the flag.
    pub row: u8,
    /// Time is up and play goes on.
    pub up: bool,
}

/// The ball.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimBall"))]
pub struct BallView {
    /// Where it lies.
    pub at: Spot,
    /// In which cell.
    pub cell: Cell,
    /// Whether it lies on a peg's top.
    pub held: bool,
}

/// A footballer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimPlayerView"))]
pub struct PlayerView {
    /// The side and the number.
    pub player: Player,
    /// Where he is.
    pub place: PlaceKind,
    /// On which spot, if he is on the pitch.
    pub at: Option<Spot>,
    /// In which cell.
    pub cell: Option<Cell>,
    /// The direction of his length in hundredths of a degree, if he lies.
    pub lying: Option<u16>,
    /// SIM-LU-9 The cell in which he started, or whom he replaced; if he is on the pitch or to be placed.
    pub formation: Option<Cell>,
    /// His sticker.
    pub sticker: Sticker,
    /// Its level.
    pub level: u8,
    /// The skills that count in this match beyond the basic colours.
    pub skills: Vec<Skill>,
    /// Cautions.
    pub cautions: u8,
    /// Whether he has used up his move of the round.
    pub moved: bool,
    /// Whether he must move before anybody else.
    pub must_leave: bool,
}

/// Where a footballer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimPlace"))]
#[serde(rename_all = "snake_case")]
pub enum PlaceKind {
    /// On the bench.
    Bench,
    /// To be placed.
    Hand,
    /// On the pitch.
    Pitch,
    /// Substituted.
    Left,
    /// Sent off.
    SentOff,
}

/// A team.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimTeam"))]
pub struct TeamView {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// SIM-TEAM-4 Its strength.
    pub strength: u8,
    /// Its band.
    pub band: Band,
    /// Its strip.
    #[serde(serialize_with = "whole")]
    #[cfg_attr(feature = "ts", ts(as = "Strip"))]
    pub strip: WornStrip,
    /// SIM-STRIP-5 The jersey colour it shows.
    pub jersey: Colour,
}

/// A worn strip with all its parts.
fn whole<S: serde::Serializer>(strip: &WornStrip, serializer: S) -> Result<S::Ok, S::Error> {
    Strip::serialize(strip, serializer)
}

/// What must be seen at a glance.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimBadges"))]
pub struct Badges {
    /// How the next kick comes about.
    pub origin: Origin,
    /// SIM-PRESS-1 The holder is pressed.
    pub pressed: bool,
    /// SIM-QUICK-1 Nobody of the attacking side has moved yet in this round.
    pub quick: bool,
    /// SIM-P3-2 The most cells that a footballer of the attacking side has moved in this round: so far may the defence answer.
    pub moved: u8,
    /// The most cells of a move now; 0 if nobody moves now, or in a quick round.
    pub limit: u8,
    /// SIM-FK-4 The cell of a wall that must be broken.
    pub wall: Option<Cell>,
}

/// A kind of kick and whether it can be declared.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimKickOption"))]
pub struct KickOption {
    /// The kind of kick.
    pub kind: KickKind,
    /// Whom it can name: the opponents of a dribble, the receivers of a PRO skill.
    pub named: Vec<Player>,
    /// The clause that forbids it, if it cannot be declared.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub forbidden: Option<Clause>,
    /// What allows it, if it is a repeat.
    pub grant: Option<Grant>,
}

/// SIM-REP, SIM-FREE What allows a repeat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimGrant"))]
#[serde(rename_all = "snake_case")]
pub enum Grant {
    /// A dot of the colour.
    Dot,
    /// He is free, and counts as having one.
    Free,
}

/// How a kick can be aimed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimAimView"))]
pub struct AimView {
    /// The techniques to choose from.
    pub techniques: Vec<Technique>,
    /// SIM-TABLE-6 The sectors to choose from; none if the kick is aimed by hand or at a cell.
    pub sectors: Vec<Sector>,
    /// SIM-EXEC-4 Whether the release is timed.
    pub timed: bool,
    /// SIM-EXEC-4 How far the hand swings, in thousandths.
    pub amplitude: u16,
    /// SIM-EXEC-4 The phases, while it swings.
    pub sway: Option<Sway>,
    /// What has been aimed, if the viewer may know it.
    pub target: Option<Target>,
}

/// The keeper before a shot.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimKeeperView"))]
pub struct KeeperView {
    /// The footballer who keeps goal.
    pub player: Player,
    /// SIM-GK-3 Whether the bar is allowed.
    pub bar: bool,
    /// Where on his track he stands, if he is on the bar.
    pub bar_y: Option<i16>,
    /// His plan, if the viewer may know it.
    pub plan: Option<Plan>,
    /// SIM-GK-5 The cells he can be positioned in, standing.
    pub standing: Vec<Cell>,
    /// The cells he can be positioned in, lying.
    pub lying: Vec<Cell>,
}

/// A footballer who can be chosen, and where he can go.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimPlayerChoice"))]
pub struct PlayerChoice {
    /// The footballer who can be chosen.
    pub player: Player,
    /// Where to; empty if he is only named.
    pub cells: Vec<Cell>,
    /// SIM-ENTER-3 The cells that cost a die.
    pub risky: Vec<Cell>,
    /// SIM-ENTER-3, SIM-PRO-5 The highest die that is a foul there.
    pub worst: u8,
    /// SIM-ENTER-4 The cells that cost a red card.
    pub major: Vec<Cell>,
}

/// SIM-PQR-3 A knock-on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimKnockOn"))]
pub struct KnockOnView {
    /// Who moves into the team-mate's cell.
    pub player: Player,
    /// The team-mate, who moves on.
    pub other: Player,
    /// Where he can move on to.
    pub cells: Vec<Cell>,
}

/// SIM-TACK-2 A tackle before it is made: who, and what is added to the dice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimTackle"))]
pub struct TackleView {
    /// Who tackles.
    pub player: Player,
    /// What he adds.
    pub tackling: u8,
    /// What the holder adds.
    pub defending: u8,
    /// SIM-TACK-5 Whether a 1 is a foul.
    pub foul: bool,
}

/// Who is near a cell.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimCount"))]
pub struct CountView {
    /// The cell.
    pub cell: Cell,
    /// Cells to the nearest footballer of each side.
    pub near: BySide<u8>,
    /// Who would take a ball that stops there untouched.
    pub side: Side,
    /// Which rule would decide.
    pub rule: TakeRule,
}

/// A stoppage.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimStoppage"))]
pub struct StoppageView {
    /// What kind.
    pub origin: Origin,
    /// For whom.
    pub side: Side,
    /// Where the ball lies.
    pub at: Spot,
    /// Who takes the kick.
    pub taker: Option<Player>,
}

/// Substitutions of a side.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimSubstitutions"))]
pub struct SubstitutionView {
    /// Made.
    pub made: u8,
    /// Allowed in all.
    pub max: u8,
    /// SIM-SUB-5 Still owed now.
    pub due: u8,
    /// SIM-SUB-7 Whether the reserve keeper can come on.
    pub reserve_keeper: bool,
}

/// How the ball was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimTake"))]
pub struct TakeView {
    /// By whom.
    pub player: Player,
    /// How many cells he moved.
    pub cells: u8,
    /// Which rule decided.
    pub rule: TakeRule,
}

/// A shoot-out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimShootOut"))]
pub struct ShootOutView {
    /// Who kicked first.
    pub first: Side,
    /// Kicks taken.
    pub kicks: BySide<u8>,
    /// Goals.
    pub goals: BySide<u16>,
}
