//! Reading the view off the state.

use engine::{BySide, Side, Viewer};
use pitch::{Square, Squares, each_way};

use crate::{
    Aim, BallView, ClockView, Contact, Dice, EndEffect, EndView, KickView, OffsideKind, OffsideView, Pawn,
    PawnView, Phase, PlaceView, Restart, ShootOutView, SideView, SoccerTactics, TargetKind, TargetView, View,
    pawn::Place,
    phase::{Decision, Purpose},
    rules::{limits::Waiver, pawn_move, set_up},
    state::{Ball, PeriodClock},
};

pub(crate) fn view(state: &SoccerTactics, viewer: Viewer) -> View {
    let rolls = Rolls::of(state);
    let (line, beyond) = (state.line_in_force(), state.offside_in_force());
    let offer = Offer::of(state, &rolls);
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
        roll: offer.roll,
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
        targets: offer.targets,
        dribbles: offer.dribbles,
        keeper_steps: offer.keeper_steps,
        squares: offer.squares,
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
        zone: match state.restart {
            Restart::KickOff | Restart::FreeKick | Restart::Corner if state.phase != (Phase::Over {}) => {
                state.zone().iter().collect()
            }
            Restart::KickOff
            | Restart::FreeKick
            | Restart::Corner
            | Restart::Open
            | Restart::GoalKick
            | Restart::Penalty => Vec::new(),
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

/// What the open decision offers, apart from where pawns can go.
#[derive(Default)]
struct Offer {
    roll: Option<Dice>,
    targets: Vec<TargetView>,
    dribbles: Vec<TargetView>,
    keeper_steps: Vec<Square>,
    squares: Vec<Square>,
}

impl Offer {
    fn of(state: &SoccerTactics, rolls: &Rolls) -> Self {
        let mut offer = Self::default();
        match state.phase.decision() {
            Decision::PawnMove { roll, .. } => {
                offer.roll = Some(Dice {
                    first: roll,
                    second: None,
                });
            }
            Decision::BallPlay { dice } => {
                let (targets, dribbles) = (state.ball_targets(dice), state.dribble_targets(dice));
                offer.roll = Some(dice);
                offer.targets = targets.iter().map(|to| target(state, rolls, to)).collect();
                offer.dribbles = dribbles.iter().map(|to| dribble(state, rolls, to)).collect();
            }
            Decision::KeeperOrRoll { .. } => {
                offer.keeper_steps = state.keeper_steps(state.defence()).iter().collect();
            }
            Decision::Square(choice) => offer.squares = state.offered_squares(choice).iter().collect(),
            Decision::Nothing
            | Decision::LineUp { .. }
            | Decision::Offer { .. }
            | Decision::Placement(_)
            | Decision::CornerMove { .. }
            | Decision::Pawn(_) => {}
        }
        offer
    }
}

/// The squares that each side's field players reach with each roll.
struct Rolls(BySide<[Squares; 6]>);

impl Rolls {
    fn of(state: &SoccerTactics) -> Self {
        let (line, offside) = (state.line_in_force(), state.offside_in_force());
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
                let ends = state.all_paths(pawn, from, state.occupied[side.other()]);
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
    let now = state.offside_in_force();
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
    let offered = match state.phase.decision() {
        Decision::Pawn(choice) => state.offered_pawns(choice).contains(pawn),
        Decision::Nothing
        | Decision::LineUp { .. }
        | Decision::PawnMove { .. }
        | Decision::BallPlay { .. }
        | Decision::KeeperOrRoll { .. }
        | Decision::Offer { .. }
        | Decision::Placement(_)
        | Decision::CornerMove { .. }
        | Decision::Square(_) => false,
    };
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
        choosable: !ends.is_empty() || offered,
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
    match state.phase.decision() {
        Decision::PawnMove { roll, purpose } => {
            if !pawn_move::may_move(state, purpose, pawn) {
                return Vec::new();
            }
            let mut left = state.ends(pawn, roll);
            let barred = state.occupied[pawn.side().other()];
            let mut ends = Vec::with_capacity(left.len() as usize);
            let mut show = |steps: u8, among: Squares| {
                each_way(from, steps, barred, state.ground(pawn), |way| {
                    if left.contains(way.end) && among.contains(way.end) {
                        left.remove(way.end);
                        ends.push(EndView {
                            square: way.end,
                            bend: way.bend,
                            effect: effect(state, purpose, pawn, way.end),
                        });
                    }
                });
            };
            // TACTICS-MOVE-9 Where contact stops a pawn, the shortest way to an opponent is shown.
            if state.options.contact == Contact::Stop {
                (1..roll).for_each(|steps| show(steps, barred));
            }
            show(roll, Squares::ALL);
            ends.sort_unstable_by_key(|end| end.square);
            ends
        }
        Decision::LineUp { .. } => plain(set_up::shifts(state, pawn)),
        Decision::CornerMove { .. } | Decision::Placement(_) => plain(state.places_of(pawn)),
        Decision::Nothing
        | Decision::BallPlay { .. }
        | Decision::KeeperOrRoll { .. }
        | Decision::Offer { .. }
        | Decision::Square(_)
        | Decision::Pawn(_) => Vec::new(),
    }
}

fn effect(state: &SoccerTactics, purpose: Purpose, pawn: Pawn, end: Square) -> Option<EndEffect> {
    if state.ball.square() != Some(end) {
        return None;
    }
    match purpose {
        Purpose::Set => None,
        Purpose::Reply(Aim::Answer) => Some(EndEffect::Battle),
        Purpose::Reply(Aim::Attempt) => Some(EndEffect::Capture),
        Purpose::Attempt if state.offside.contains(pawn) && state.beyond(state.line).contains(end) => {
            Some(EndEffect::Offside)
        }
        Purpose::Attempt if state.in_target_area(end) && state.interferer(state.offside).is_some() => {
            Some(EndEffect::Interference)
        }
        Purpose::Attempt => Some(EndEffect::Capture),
    }
}
