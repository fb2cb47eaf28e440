//! What a viewer may see: everything (TACTICS-TEAM-8), with what a client needs to show and explain it.

use engine::{BySide, Clause, Outcome, Prompt, Scoreline, Seat, Side, Text, Viewer};
use pitch::{Square, Squares, each_way, walks};
use serde::Serialize;

use crate::{
    Aim, Colour, Dice, OffsideKind, Pawn, Phase, Restart, Role, ShotDevice, SoccerTactics, Tally,
    legal::Waiver,
    pawn::Place,
    state::{Ball, PeriodClock},
};

/// The match as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsView"))]
pub struct View {
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// The open decision.
    pub phase: Phase,
    /// The seat that decides it.
    pub deciding: Option<Seat>,
    /// 1 and 2 are the halves, 3 and 4 overtime, 5 the shoot-out.
    pub period: u8,
    /// The clock of the period.
    pub clock: ClockView,
    /// Seconds for a choice; 0 is no limit.
    pub move_limit_seconds: u16,
    /// The score.
    pub score: BySide<u16>,
    /// The O-Team.
    pub offence: Side,
    /// How the next ball play comes about.
    pub restart: Restart,
    /// The roll that is being used.
    pub roll: Option<Dice>,
    /// Where the ball is.
    pub ball: BallView,
    /// TACTICS-SET-9 The pawn on the ball.
    pub holder: Option<Pawn>,
    /// TACTICS-TOUCH-1 The taker who may not touch the ball again.
    pub banned: Option<Pawn>,
    /// Direct passes of this set.
    pub passes: u8,
    /// TACTICS-TIME-3 Whether a chance is under way.
    pub chance: bool,
    /// What belongs to each side.
    pub sides: BySide<SideView>,
    /// All pawns, in the order of their ids, Home's first.
    pub pawns: Vec<PawnView>,
    /// Where the ball can be played now.
    pub targets: Vec<TargetView>,
    /// TACTICS-DRIB-1 Where the holder can dribble now.
    pub dribbles: Vec<TargetView>,
    /// TACTICS-KEEP-2 Where the keeper can step instead of a roll.
    pub keeper_steps: Vec<Square>,
    /// The squares offered in a choice of square.
    pub squares: Vec<Square>,
    /// The rolls with which each side reaches the ball as it lies: a free ball, or the holder's.
    pub reaching: BySide<Vec<u8>>,
    /// The offside line against the O-Team.
    pub offside: OffsideView,
    /// The free kick zone of a ball about to be kicked off, or of a corner or free kick.
    pub zone: Vec<Square>,
    /// What shots are drawn with.
    pub shot_device: ShotDevice,
    /// The shoot-out.
    pub shoot_out: Option<ShootOutView>,
    /// The outcome, once the match is over.
    pub outcome: Option<Outcome>,
}

/// The clock of the period.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsClock"))]
pub struct ClockView {
    /// Whether it is the virtual clock of the rules: then `elapsed_seconds` tells the time.
    pub is_virtual: bool,
    /// Whether it runs.
    pub running: bool,
    /// TACTICS-TIME-3 Whether the time is up and a chance is played out.
    pub added: bool,
    /// Seconds of the virtual clock.
    pub elapsed_seconds: u16,
    /// The length of the period.
    pub length_seconds: u16,
}

/// Where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsBall"))]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum BallView {
    /// On a square.
    Square {
        /// Which.
        square: Square,
    },
    /// On the penalty spot before a side's goal.
    Spot {
        /// Whose goal.
        goal: Side,
    },
    /// In a keeper's hands.
    Hands {
        /// Whose.
        side: Side,
    },
}

/// One side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsSide"))]
pub struct SideView {
    /// Its colour.
    pub colour: Colour,
    /// TACTICS-CARD-3 Whether its defenders have a yellow card.
    pub defenders_booked: bool,
    /// What it has done.
    pub tally: Tally,
}

/// One pawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsPawnView"))]
pub struct PawnView {
    /// Its id.
    pub pawn: Pawn,
    /// Its side.
    pub side: Side,
    /// What it plays as.
    pub role: Role,
    /// What it adds to its die in a battle.
    pub bonus: u8,
    /// Where it is.
    pub place: PlaceView,
    /// TACTICS-CARD-11 Whether it has a yellow card of its own.
    pub booked: bool,
    /// Whether it would be offside if the ball were played now, or was when it was played.
    pub offside: bool,
    /// Whether it may be chosen now: moved, placed, shifted, or taken from an offer of pawns.
    pub choosable: bool,
    /// Where it can end with the present roll, or be placed or shifted.
    pub ends: Vec<EndView>,
}

/// Where a pawn is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsPlace"))]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum PlaceView {
    /// On a square.
    Square {
        /// Which.
        square: Square,
    },
    /// At the corner flag.
    Flag,
    /// On the goal centre.
    GoalCentre,
    /// In somebody's hand for a moment.
    Lifted,
    /// Not on the board.
    Beside,
    /// Sent off.
    Out,
}

/// A square where a pawn can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsEnd"))]
pub struct EndView {
    /// The square.
    pub square: Square,
    /// TACTICS-MOVE-15 Where the path that is shown bends, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bend: Option<Square>,
    /// What ending there does, if anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub effect: Option<EndEffect>,
}

/// What ending on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsEndEffect"))]
#[serde(rename_all = "snake_case")]
pub enum EndEffect {
    /// It captures the ball.
    Capture,
    /// It starts a battle.
    Battle,
    /// It is offside.
    Offside,
    /// It captures the ball, but a team-mate in the goal area makes it offside.
    Interference,
}

/// What a ball play to a square would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsTargetKind"))]
#[serde(rename_all = "snake_case")]
pub enum TargetKind {
    /// A free ball.
    Free,
    /// A direct pass.
    Direct,
    /// A battle.
    Battle,
    /// A direct pass that is shot at once.
    Shot,
}

/// A square where the ball can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsTarget"))]
pub struct TargetView {
    /// The square.
    pub square: Square,
    /// What it would be.
    pub kind: TargetKind,
    /// What would be called against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offside: Option<OffsideKind>,
    /// The rolls with which an own pawn would capture it, onside.
    pub ours: Vec<u8>,
    /// The rolls with which an opponent would reach it.
    pub theirs: Vec<u8>,
    /// TACTICS-KEEP-5 Whether their keeper reaches it without a roll.
    pub their_keeper: bool,
}

/// TACTICS-OFF-4 The offside line: as it was fixed while a play is under way, else as it would be fixed now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsOffside"))]
pub struct OffsideView {
    /// Its row; none without field players.
    pub row: Option<u8>,
    /// The pawns beyond it.
    pub pawns: Vec<Pawn>,
}

/// A shoot-out.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsShootOut"))]
pub struct ShootOutView {
    /// Who kicked first.
    pub first: Side,
    /// Each kick in order.
    pub kicks: Vec<KickView>,
    /// The goals.
    pub score: BySide<u16>,
}

/// One kick of a shoot-out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TacticsKick"))]
pub struct KickView {
    /// Who kicked.
    pub side: Side,
    /// Whether it went in.
    pub scored: bool,
}

pub(crate) fn view(state: &SoccerTactics, viewer: Viewer) -> View {
    let rolls = Rolls::of(state);
    let (line, beyond) = state.offside_in_force();
    let (targets, dribbles) = match state.phase {
        Phase::BallPlay { dice } => (
            state
                .ball_targets(dice)
                .iter()
                .map(|to| target(state, &rolls, to))
                .collect(),
            state
                .dribble_targets(dice)
                .iter()
                .map(|to| dribble(state, &rolls, to))
                .collect(),
        ),
        _ => (Vec::new(), Vec::new()),
    };
    View {
        you: viewer.seat(),
        phase: state.phase,
        deciding: state.decider().map(|side| state.seat_of(side)),
        period: state.period,
        clock: ClockView {
            is_virtual: state.is_virtual(),
            running: state.clock == PeriodClock::Running,
            added: state.in_added_time(),
            elapsed_seconds: state.seconds,
            length_seconds: state.period_seconds(),
        },
        move_limit_seconds: if state.is_virtual() {
            0
        } else {
            state.options.move_limit_seconds
        },
        score: state.score,
        offence: state.offence,
        restart: state.restart,
        roll: match state.phase {
            Phase::PawnMove { roll } | Phase::Attempt { roll } | Phase::Reply { roll, .. } => Some(Dice {
                first: roll,
                second: None,
            }),
            Phase::BallPlay { dice } => Some(dice),
            _ => None,
        },
        ball: match state.ball {
            Ball::On(square) => BallView::Square { square },
            Ball::Spot => BallView::Spot {
                goal: state.defence(),
            },
            Ball::Hands => BallView::Hands { side: state.offence },
        },
        holder: state.holder,
        banned: state.ban,
        passes: state.passes,
        chance: state.chance,
        sides: BySide::from_fn(|side| SideView {
            colour: match side {
                Side::Home => state.options.home_colour,
                Side::Away => state.options.away_colour,
            },
            defenders_booked: state.defenders_booked[side],
            tally: state.tally[side],
        }),
        pawns: Pawn::all()
            .map(|pawn| pawn_view(state, pawn, beyond.contains(pawn)))
            .collect(),
        targets,
        dribbles,
        keeper_steps: match state.phase {
            Phase::Choice { .. } => state.keeper_steps(state.defence()).iter().collect(),
            _ => Vec::new(),
        },
        squares: state.offered_squares(state.phase).iter().collect(),
        reaching: BySide::from_fn(|side| {
            state
                .ball
                .square()
                .map_or(Vec::new(), |ball| rolls.to(side, ball))
        }),
        offside: OffsideView {
            row: (line > 0).then_some(line),
            pawns: beyond.iter().collect(),
        },
        zone: match (state.restart, state.phase) {
            (Restart::Open | Restart::GoalKick | Restart::Penalty, _) | (_, Phase::Over {}) => Vec::new(),
            _ => state.zone().iter().collect(),
        },
        shot_device: state.options.shot_device,
        shoot_out: state.shoot_out.map(|shoot_out| ShootOutView {
            first: shoot_out.first,
            kicks: (0..shoot_out.kicks.min(128))
                .map(|kick| KickView {
                    side: shoot_out.kicker(kick),
                    scored: shoot_out.scored >> kick & 1 == 1,
                })
                .collect(),
            score: shoot_out.goals,
        }),
        outcome: (state.phase == Phase::Over {}).then(|| state.outcome()),
    }
}

/// The squares that each side's field players reach with each roll.
struct Rolls(BySide<[Squares; 6]>);

impl Rolls {
    fn of(state: &SoccerTactics) -> Self {
        let (line, offside) = state.offside_in_force();
        let beyond = state.beyond(line);
        Self(BySide::from_fn(|side| {
            let mut reached = [Squares::NONE; 6];
            for pawn in Pawn::of(side).filter(|pawn| !state.is_keeper(*pawn)) {
                let Some(from) = state.square_of(pawn) else {
                    continue;
                };
                // TACTICS-TOUCH-1 Whoever takes a restart cannot capture his own kick.
                let takes = state.restart != Restart::Open && state.holder == Some(pawn);
                if state.ban == Some(pawn) || takes {
                    continue;
                }
                let mut standing = state.standing(pawn, Waiver::Strict);
                if side == state.offence && offside.contains(pawn) {
                    standing = standing - beyond;
                }
                let ends = walks(from, state.occupied[side.other()], state.ground(pawn));
                for (reached, ends) in reached.iter_mut().zip(ends) {
                    *reached |= ends & standing;
                }
            }
            reached
        }))
    }

    fn to(&self, side: Side, square: Square) -> Vec<u8> {
        (1..=6)
            .filter(|roll| self.0[side][usize::from(*roll) - 1].contains(square))
            .collect()
    }
}

fn target(state: &SoccerTactics, rolls: &Rolls, square: Square) -> TargetView {
    let mate = state.pawn_on(state.offence, square);
    let opponent = state.pawn_on(state.defence(), square);
    let in_area = state.in_target_area(square);
    let kind = match (mate, opponent) {
        (None, _) => TargetKind::Free,
        (Some(_), Some(_)) => TargetKind::Battle,
        (Some(_), None) if in_area || state.is_target_star(square) => TargetKind::Shot,
        (Some(_), None) => TargetKind::Direct,
    };
    let (_, now) = state.offside_in_force();
    let scoring = kind == TargetKind::Shot || in_area;
    let offside = match mate {
        Some(mate) if now.contains(mate) => Some(OffsideKind::Receive),
        _ if scoring && state.interferer(now).is_some() => Some(OffsideKind::Interference),
        _ => None,
    };
    landing(state, rolls, square, kind, offside)
}

fn dribble(state: &SoccerTactics, rolls: &Rolls, square: Square) -> TargetView {
    let opponent = state.occupied[state.defence()].contains(square);
    let kind = if opponent {
        TargetKind::Battle
    } else {
        TargetKind::Free
    };
    let interferes = state.in_target_area(square) && state.interferer(state.offside_now()).is_some();
    landing(
        state,
        rolls,
        square,
        kind,
        interferes.then_some(OffsideKind::Interference),
    )
}

fn landing(
    state: &SoccerTactics,
    rolls: &Rolls,
    square: Square,
    kind: TargetKind,
    offside: Option<OffsideKind>,
) -> TargetView {
    TargetView {
        square,
        kind,
        offside,
        ours: rolls.to(state.offence, square),
        theirs: rolls.to(state.defence(), square),
        their_keeper: state.keeper_steps(state.defence()).contains(square),
    }
}

fn pawn_view(state: &SoccerTactics, pawn: Pawn, offside: bool) -> PawnView {
    let ends = ends_of(state, pawn);
    PawnView {
        pawn,
        side: pawn.side(),
        role: state.role(pawn),
        bonus: state.bonus(pawn),
        place: match state.places[pawn.index()] {
            Place::On(square) => PlaceView::Square { square },
            Place::Flag => PlaceView::Flag,
            Place::GoalCentre => PlaceView::GoalCentre,
            Place::Lifted => PlaceView::Lifted,
            Place::Beside => PlaceView::Beside,
            Place::Out => PlaceView::Out,
        },
        booked: state.booked.contains(pawn),
        offside,
        choosable: !ends.is_empty() || state.offered_pawns(state.phase).contains(pawn),
        ends,
    }
}

/// Where a pawn can go in the open decision.
fn ends_of(state: &SoccerTactics, pawn: Pawn) -> Vec<EndView> {
    let Some(from) = state
        .square_of(pawn)
        .filter(|_| Some(pawn.side()) == state.decider())
    else {
        return Vec::new();
    };
    let plain = |squares: Squares| -> Vec<EndView> {
        squares
            .iter()
            .map(|square| EndView {
                square,
                bend: None,
                effect: None,
            })
            .collect()
    };
    match state.phase {
        Phase::PawnMove { roll } | Phase::Attempt { roll } | Phase::Reply { roll, .. } => {
            if !state.movers(pawn.side()).any(|mover| mover == pawn) {
                return Vec::new();
            }
            let mut left = state.ends(pawn, roll);
            let barred = state.occupied[pawn.side().other()];
            let mut ends = Vec::with_capacity(left.len() as usize);
            each_way(from, roll, barred, state.ground(pawn), |way| {
                if left.contains(way.end) {
                    left.remove(way.end);
                    ends.push(EndView {
                        square: way.end,
                        bend: way.bend,
                        effect: effect(state, pawn, way.end),
                    });
                }
            });
            ends.sort_unstable_by_key(|end| end.square);
            ends
        }
        Phase::SetUp { .. } => plain(crate::rules::shifts(state, pawn)),
        Phase::CornerMoves { .. } => plain(state.placements(state.phase, pawn)),
        phase if state.to_place(phase).contains(pawn) => plain(state.placements(phase, pawn)),
        _ => Vec::new(),
    }
}

fn effect(state: &SoccerTactics, pawn: Pawn, end: Square) -> Option<EndEffect> {
    if state.ball.square() != Some(end) {
        return None;
    }
    match state.phase {
        Phase::Reply { aim: Aim::Answer, .. } => Some(EndEffect::Battle),
        Phase::Reply {
            aim: Aim::Attempt, ..
        } => Some(EndEffect::Capture),
        Phase::Attempt { .. } if state.offside.contains(pawn) && state.beyond(state.line).contains(end) => {
            Some(EndEffect::Offside)
        }
        Phase::Attempt { .. } if state.in_target_area(end) && state.interferer(state.offside).is_some() => {
            Some(EndEffect::Interference)
        }
        Phase::Attempt { .. } => Some(EndEffect::Capture),
        _ => None,
    }
}

pub(crate) fn scoreline(state: &SoccerTactics) -> Scoreline {
    let phase = match (state.phase, state.period) {
        (Phase::Over {}, _) => "tactics-phase-over",
        (_, 1) if state.in_added_time() => "tactics-phase-added-time",
        (_, 1) => "tactics-phase-first-half",
        (_, 2) if state.in_added_time() => "tactics-phase-added-time",
        (_, 2) => "tactics-phase-second-half",
        _ => "tactics-phase-overtime",
    };
    let clock = if state.phase == (Phase::Over {}) || !state.is_virtual() {
        String::new()
    } else {
        let before = match state.period {
            1 => 0,
            2 => u16::from(state.options.half_minutes),
            3 => 2 * u16::from(state.options.half_minutes),
            _ => 2 * u16::from(state.options.half_minutes) + u16::from(state.options.overtime_minutes),
        };
        format!("{}'", before + state.seconds / 60 + 1)
    };
    let attacking = (state.phase != Phase::Over {}).then_some(state.offence);
    Scoreline {
        score: state.score,
        clock,
        phase: Text::new(phase),
        attacking,
    }
}

pub(crate) fn prompt(state: &SoccerTactics, viewer: Viewer) -> Prompt {
    let decider = state.decider();
    let asked = viewer
        .seat()
        .is_some_and(|seat| decider.is_some_and(|side| state.seat_of(side) == seat));
    let (key, clause) = match state.phase {
        Phase::Before {} | Phase::Over {} => ("tactics-prompt-over", "TACTICS-TIME-1"),
        Phase::SetUp { .. } => ("tactics-prompt-set-up", "TACTICS-SETUP-8"),
        Phase::PawnMove { .. } => ("tactics-prompt-pawn-move", "TACTICS-SET-2"),
        Phase::BallPlay { .. } => match state.restart {
            Restart::KickOff => ("tactics-prompt-kick-off", "TACTICS-KICK-5"),
            Restart::GoalKick => ("tactics-prompt-goal-kick", "TACTICS-GKICK-5"),
            Restart::Corner => ("tactics-prompt-corner-kick", "TACTICS-CORNER-11"),
            _ if state.passes > 0 => ("tactics-prompt-extra-play", "TACTICS-PASS-2"),
            _ => ("tactics-prompt-ball-play", "TACTICS-BALL-7"),
        },
        Phase::Attempt { .. } => ("tactics-prompt-attempt", "TACTICS-CAPT-1"),
        Phase::Choice { aim: Aim::Answer } => ("tactics-prompt-choice-answer", "TACTICS-SET-6"),
        Phase::Choice { aim: Aim::Attempt } => ("tactics-prompt-choice-attempt", "TACTICS-CAPT-4"),
        Phase::Reply { aim: Aim::Answer, .. } => ("tactics-prompt-reply-answer", "TACTICS-SET-6"),
        Phase::Reply {
            aim: Aim::Attempt, ..
        } => ("tactics-prompt-reply-attempt", "TACTICS-CAPT-4"),
        Phase::Offer { .. } => ("tactics-prompt-offer", "TACTICS-MINOR-5"),
        Phase::NewKeeper { .. } => ("tactics-prompt-new-keeper", "TACTICS-CARD-8"),
        Phase::MakeRoom { .. } => ("tactics-prompt-make-room", "TACTICS-KEEP-7"),
        Phase::KeeperHome { .. } => ("tactics-prompt-keeper-home", "TACTICS-KEEP-7"),
        Phase::Arc {} => ("tactics-prompt-arc", "TACTICS-PEN-2"),
        Phase::PenaltyPlaces { .. } => ("tactics-prompt-penalty-places", "TACTICS-PEN-5"),
        Phase::Spot {} => ("tactics-prompt-spot", "TACTICS-FREE-2"),
        Phase::Taker {} => ("tactics-prompt-taker", "TACTICS-FREE-3"),
        Phase::ClearZone {} => ("tactics-prompt-clear-zone", "TACTICS-FREE-4"),
        Phase::CornerRoom {} => ("tactics-prompt-corner-room", "TACTICS-CORNER-5"),
        Phase::CornerMoves { .. } => ("tactics-prompt-corner-moves", "TACTICS-CORNER-6"),
        Phase::ClearArea {} => ("tactics-prompt-clear-area", "TACTICS-GKICK-2"),
    };
    let side = match decider {
        Some(Side::Home) => "home",
        Some(Side::Away) => "away",
        None => "nobody",
    };
    let roll = match state.phase {
        Phase::PawnMove { roll } | Phase::Attempt { roll } | Phase::Reply { roll, .. } => roll,
        Phase::BallPlay { dice } => dice.total(),
        Phase::CornerMoves { left } => left.div_ceil(2),
        _ => 0,
    };
    let text = Text::new(key)
        .with("you", if asked { "yes" } else { "no" })
        .with("side", side)
        .with("count", roll);
    Prompt {
        text,
        clause: Clause(clause),
    }
}
