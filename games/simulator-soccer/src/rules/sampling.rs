//! One legal move, cheaply: for playouts, and for what a seat cannot know.

use arrayvec::ArrayVec;
use engine::{Rng, Side};

use super::{
    after_kick,
    choices::{keeper_stays, listed, put_down, table_targets, techniques, towards},
    cod, entry, keeper, kicking, line_up, pro, round, slide, start, throw_in,
};
use crate::{
    Aim, Cell, Coach, Dive, Execution, KickKind, LineUpPart, Move, Phase, Plan, Player, Resolution, Sector,
    SimulatorSoccer, Spot, Target, Technique,
    board::{anchor, by_distance, zones},
    player::{Players, SQUAD},
};

/// One legal move of a side, cheaply.
pub(super) fn sample(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    match state.phase {
        Phase::PlaceStart {} => sample_start(state, side, rng),
        Phase::PutDown {} if rng.below(2) == 0 => Move::Declare {
            kind: KickKind::Throw,
            named: None,
        },
        Phase::PutDown {} => put_down(state),
        Phase::OffsideStep {} => sample_step(state, state.attacking, rng, pro::offside_step_cells),
        Phase::HeaderStep { side } => sample_step(state, side, rng, pro::header_step_cells),
        Phase::SpeedStep { side } => sample_step(state, side, rng, pro::speed_step_cells),
        Phase::Slide {} => sample_slide(state, side, rng),
        Phase::PrepareKeeper {} => sample_keeper(state, side, rng),
        Phase::Aim {} if side != state.attacking => Move::Plan {
            plan: some_plan(state, rng),
        },
        Phase::Aim {} => {
            let (target, no_timing) = some_target(state, rng);
            Move::Target {
                target: target.expect("every kick can be aimed"),
                no_timing,
            }
        }
        Phase::Release {} => Move::Release {
            ms: 300 + rng.below(5701) as u16,
        },
        Phase::Replant {} => {
            let at = near(
                state.kick.map_or(state.ball, |kick| state.piece(kick.kicker).at),
                rng,
            );
            Move::Spot {
                at: at.filter(|at| after_kick::check_replant(state, Some(*at)).is_ok()),
            }
        }
        Phase::PlaceTaker { .. } => {
            let at = near(state.ball, rng);
            Move::Spot {
                at: at.filter(|at| cod::check_spot(state, Some(*at)).is_ok()),
            }
        }
        Phase::Move2 {} | Phase::Move3 {} => sample_move(state, side, rng),
        Phase::MakeRoom {} => {
            let player = throw_in::intruder(state).expect("somebody must leave");
            let cells = throw_in::room_cells(state, player);
            Move::Move {
                player,
                cell: *rng.one_of(&cells),
                at: None,
                major: false,
            }
        }
        Phase::BallSpot {} => {
            let goal_box = zones(side).goal_box;
            Move::Spot {
                at: goal_box.nth(rng.below(goal_box.len())).map(anchor),
            }
        }
        Phase::LineUp { part } => sample_line_up(state, part, rng),
        Phase::Before {}
        | Phase::KickoffTaker {}
        | Phase::Declare {}
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::ChooseTaker { .. }
        | Phase::ChooseCell { .. }
        | Phase::PickUp { .. }
        | Phase::Header { .. }
        | Phase::Repeat {}
        | Phase::Tackle {}
        | Phase::CallSubstitution { .. }
        | Phase::Thrower {}
        | Phase::Substitutions { .. }
        | Phase::ShootoutTaker { .. }
        | Phase::Over {} => *rng.one_of(&listed(state, side)),
    }
}

/// A spot near another, now and then.
fn near(at: Spot, rng: &mut Rng) -> Option<Spot> {
    (rng.below(4) == 0).then(|| {
        Spot::new(
            at.x + rng.below(600) as i16 - 300,
            at.y + rng.below(600) as i16 - 300,
        )
    })
}

fn sample_start(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    let Some((player, _)) = start::next_starter(state, side) else {
        return Move::Done {};
    };
    if rng.below(3) == 0 {
        return Move::Auto {};
    }
    let other = Players::of(side).nth(rng.below(u32::from(SQUAD)));
    Move::Place {
        player: other
            .filter(|other| start::check_starter(state, *other).is_ok())
            .unwrap_or(player),
        cell: start::some_cell(state, side, rng),
        at: None,
    }
}

fn sample_step(
    state: &SimulatorSoccer,
    side: Side,
    rng: &mut Rng,
    cells_of: fn(&SimulatorSoccer, Player) -> pro::Steps,
) -> Move {
    let steps: ArrayVec<(Player, Cell), 96> = state
        .team(side)
        .flat_map(|player| {
            cells_of(state, player)
                .into_iter()
                .map(move |cell| (player, cell))
        })
        .collect();
    if !steps.is_empty() && rng.below(2) > 0 {
        let (player, cell) = *rng.one_of(&steps);
        if pro::check_step(state, player, cell, None).is_ok() {
            return Move::Step {
                player,
                cell,
                at: None,
            };
        }
    }
    Move::Done {}
}

fn sample_slide(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    let sliders: Players = state
        .team(side)
        .filter(|player| slide::check_player(state, *player).is_ok())
        .collect();
    for _ in 0..4 {
        if sliders.is_empty() || rng.below(3) == 0 {
            break;
        }
        let player = one_of(sliders, rng);
        let from = state.cell_of(player);
        let cells: ArrayVec<Cell, 7> = from.neighbours().chain([from]).collect();
        let cell = *rng.one_of(&cells);
        if slide::check_slide(state, player, cell, None, None).is_ok() {
            return Move::Slide {
                player,
                cell,
                at: None,
                angle: None,
            };
        }
    }
    Move::Decline {}
}

fn sample_keeper(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    let bar = keeper::may_bar(state);
    if bar && rng.below(2) == 0 {
        return Move::Bar {
            y: rng.below(881) as i16 - 440,
        };
    }
    let from = state.keeper(side).map(|keeper| state.cell_of(keeper));
    if let Some(from) = from {
        let near: ArrayVec<Cell, 19> = by_distance(from)
            .take_while(|cell| cell.distance(from) <= 2)
            .collect();
        for _ in 0..6 {
            let cell = *rng.one_of(&near);
            let lying = (rng.below(2) == 0).then_some(9000);
            if keeper::check_position(state, cell, None, lying).is_ok() {
                return Move::Position {
                    cell,
                    at: None,
                    lying,
                };
            }
        }
    }
    keeper_stays(state, side)
}

/// A legal target of the kick at hand.
pub(crate) fn some_target(state: &SimulatorSoccer, rng: &mut Rng) -> (Option<Target>, bool) {
    if state.options.resolution == Resolution::Table {
        return (some_table_target(state, rng), false);
    }
    let Some(kick) = state.kick else {
        return (None, false);
    };
    let timed =
        state.options.coach(state.attacking) == Coach::Person && state.options.execution != Execution::Exact;
    let no_timing = timed && rng.below(4) == 0;
    let technique = match (kick.kind.is_headed(), rng.below(2)) {
        (true, _) => Technique::Head,
        (false, 0) => Technique::Low,
        (false, _) => Technique::Lob,
    };
    for _ in 0..40 {
        let aim = Aim::new(technique, rng.below(36_000) as u16, 100 + rng.below(700) as u16);
        let target = Target::Aim { aim };
        if kicking::check_target(state, target, no_timing).is_ok() {
            return (Some(target), no_timing);
        }
    }
    // A dribble leaves the cell towards its opponent: straight at him.
    let aim = Aim::new(
        technique,
        towards(
            state.ball,
            kick.named
                .map_or(state.ball, |named| anchor(state.cell_of(named))),
        ),
        300,
    );
    (Some(Target::Aim { aim }), no_timing)
}

/// A legal target by the table: drawn until one is legal, or from the list of all if that takes too long.
fn some_table_target(state: &SimulatorSoccer, rng: &mut Rng) -> Option<Target> {
    let kick = state.kick?;
    if kick.kind.is_shot() {
        let sector = *rng.one_of(&Sector::ALL);
        return Some(Target::Sector { sector });
    }
    for _ in 0..40 {
        let target = Target::Cell {
            technique: *rng.one_of(techniques(kick.kind)),
            cell: Cell::all().nth(rng.below(Cell::COUNT as u32) as usize)?,
        };
        if kicking::check_target(state, target, false).is_ok() {
            return Some(target);
        }
    }
    let Move::Target { target, .. } = *rng.one_of(&table_targets(state, state.attacking)) else {
        return None;
    };
    Some(target)
}

/// Any one of some footballers.
fn one_of(players: Players, rng: &mut Rng) -> Player {
    players
        .nth(rng.below(players.len()))
        .expect("there is somebody to choose")
}

/// A legal plan of a barred keeper.
pub(crate) fn some_plan(state: &SimulatorSoccer, rng: &mut Rng) -> Plan {
    if rng.below(4) == 0 {
        return Plan::Stay {};
    }
    if state.options.resolution == Resolution::Table {
        let sectors = [
            Sector::LeftLow,
            Sector::RightLow,
            Sector::LeftHigh,
            Sector::RightHigh,
        ];
        return Plan::Guess {
            sector: *rng.one_of(&sectors),
        };
    }
    let dive = *rng.one_of(&[Dive::Upright, Dive::Low, Dive::High]);
    Plan::Move {
        y: rng.below(681) as i16 - 340,
        dive,
    }
}

fn sample_move(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    let forced = round::forced(state, side);
    if !forced.is_empty() {
        let player = one_of(forced, rng);
        let cells = round::forced_cells(state, player);
        return Move::Move {
            player,
            cell: *rng.one_of(&cells),
            at: None,
            major: false,
        };
    }
    let third = state.phase == Phase::Move3 {};
    if third && rng.below(4) == 0 && entry::tackler(state).is_ok() {
        return Move::Tackle {};
    }
    if rng.below(3) > 0 {
        for _ in 0..4 {
            let player = one_of(state.ground.on_pitch & Players::of(side), rng);
            let Some(cell) = walk(state.cell_of(player), round::limit(state), rng) else {
                continue;
            };
            let major = third && rng.below(40) == 0;
            if round::check_move(state, player, cell, major).is_ok()
                && round::check_spot(state, player, cell, None).is_ok()
            {
                return Move::Move {
                    player,
                    cell,
                    at: None,
                    major,
                };
            }
        }
    }
    Move::Done {}
}

/// A cell at most so many steps away.
fn walk(from: Cell, reach: u8, rng: &mut Rng) -> Option<Cell> {
    let mut cell = from;
    for _ in 0..=rng.below(u32::from(reach)) {
        cell = cell.step(*rng.one_of(&pitch::HexDirection::ALL))?;
    }
    Some(cell)
}

fn sample_line_up(state: &SimulatorSoccer, part: LineUpPart, rng: &mut Rng) -> Move {
    if line_up::check_done(state, part).is_ok() && rng.below(2) == 0 {
        return Move::Done {};
    }
    match line_up::next_by_itself(state, part) {
        Some((player, cell, _))
            if rng.below(4) > 0 && line_up::check_place(state, part, player, cell, None).is_ok() =>
        {
            let other = Cell::all()
                .nth(rng.below(Cell::COUNT as u32) as usize)
                .unwrap_or(cell);
            if line_up::check_place(state, part, player, other, None).is_ok() {
                return Move::Place {
                    player,
                    cell: other,
                    at: None,
                };
            }
            Move::Place {
                player,
                cell,
                at: None,
            }
        }
        Some(_) => Move::Auto {},
        None => Move::Done {},
    }
}
