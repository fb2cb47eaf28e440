//! SIM-EXEC-1, SIM-GK-9 Where a kick is meant to go; with the bar both seats choose, unseen by each other.

use engine::{Log, Moves, Rng, Side};
use physics::direction_vector;

use super::{About, Play, release, table_resolution};
use crate::{
    Aim, Cell, Declared, Dive, Event, KickKind, Move, Plan, Refusal, Resolution, Sector, SimulatorSoccer,
    Spot, Target, Technique,
    aim::power_to_roll,
    board::{self, anchor, zones},
    spot::towards,
};

pub(super) fn about(state: &SimulatorSoccer) -> About {
    let (prompt, clause) = if state.aiming.bar_y.is_some() {
        ("sim-prompt-aim-and-plan", "SIM-GK-9")
    } else {
        ("sim-prompt-aim", "SIM-EXEC-1")
    };
    About {
        prompt,
        clause,
        seconds: 8,
    }
}

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

/// SIM-GK-9 With the bar both seats are asked, each until it has chosen.
pub(super) fn is_asked(state: &SimulatorSoccer, side: Side) -> bool {
    if state.aiming.bar_y.is_none() {
        side == asked(state)
    } else if side == state.attacking {
        state.aiming.target.is_none()
    } else {
        state.aiming.plan.is_none()
    }
}

/// A flick cannot be listed; what the table knows can.
pub(super) fn list(state: &SimulatorSoccer, side: Side) -> Moves<Move> {
    match state.options.resolution {
        Resolution::Physics => Moves::Open,
        Resolution::Table => Moves::Listed(table_moves(state, side)),
    }
}

fn table_moves(state: &SimulatorSoccer, side: Side) -> Vec<Move> {
    if side == state.attacking {
        let aim_at = |target| Move::Target {
            target,
            no_timing: false,
        };
        return table_targets(state).into_iter().map(aim_at).collect();
    }
    let guesses = Sector::ALL.into_iter().map(|sector| Plan::Guess { sector });
    std::iter::once(Plan::Stay {})
        .chain(guesses)
        .filter(|plan| check_plan(state, *plan).is_ok())
        .map(|plan| Move::Plan { plan })
        .collect()
}

fn table_targets(state: &SimulatorSoccer) -> Vec<Target> {
    let Some(kick) = state.kick else { return Vec::new() };
    if kick.kind.is_shot() {
        let sectors = Sector::ALL.into_iter();
        return sectors.map(|sector| Target::Sector { sector }).collect();
    }
    kick.kind
        .techniques()
        .iter()
        .flat_map(|technique| {
            Cell::all().map(|cell| Target::Cell {
                technique: *technique,
                cell,
            })
        })
        .filter(|target| check_target(state, *target, false).is_ok())
        .collect()
}

pub(super) fn sample(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    if side != state.attacking {
        return Move::Plan {
            plan: some_plan(state, rng),
        };
    }
    let (target, no_timing) = some_target(state, rng);
    Move::Target {
        target: target.expect("every kick can be aimed"),
        no_timing,
    }
}

/// A legal target of the kick at hand.
pub(crate) fn some_target(state: &SimulatorSoccer, rng: &mut Rng) -> (Option<Target>, bool) {
    if state.options.resolution == Resolution::Table {
        return (some_table_target(state, rng), false);
    }
    let Some(kick) = state.kick else {
        return (None, false);
    };
    let no_timing = release::is_timed(state, state.attacking) && rng.below(4) == 0;
    let technique = match (kick.kind.is_headed(), rng.below(2)) {
        (true, _) => Technique::Head,
        (false, 0) => Technique::Low,
        (false, _) => Technique::Lob,
    };
    for _ in 0..40 {
        let aim = Aim::new(technique, rng.below(36_000) as u16, 100 + rng.below(700) as u16);
        let target = Target::Aim { aim };
        if check_target(state, target, no_timing).is_ok() {
            return (Some(target), no_timing);
        }
    }
    // A dribble leaves the cell towards its opponent: as straight at him as it may.
    let him = kick.named.map(|named| anchor(state.cell_of(named)));
    let straight = Aim::new(technique, towards(state.ball, him.unwrap_or(state.ball)), 300);
    let aim = nearest_legal(state, kick, straight);
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
            technique: *rng.one_of(kick.kind.techniques()),
            cell: Cell::all().nth(rng.below(Cell::COUNT as u32) as usize)?,
        };
        if check_target(state, target, false).is_ok() {
            return Some(target);
        }
    }
    Some(*rng.one_of(&table_targets(state)))
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

pub(super) fn by_itself(state: &SimulatorSoccer, side: Side) -> Move {
    if side != state.attacking {
        return Move::Plan { plan: Plan::Stay {} };
    }
    Move::Target {
        target: plain_target(state),
        no_timing: false,
    }
}

/// Low towards the nearest onside team-mate, at the power for that distance.
fn plain_target(state: &SimulatorSoccer) -> Target {
    let kick = state.kick.expect("a kick is aimed");
    let side = kick.kicker.side();
    let offside = state.offside_at_kick(kick.kicker, kick.origin);
    let goal = zones(side.other()).goal;
    let mate = state
        .team(side)
        .filter(|player| *player != kick.kicker && !offside.contains(*player))
        .min_by_key(|player| (state.piece(*player).at.away(state.ball) * 100.0) as u32);
    let to = match kick.kind {
        KickKind::Shot | KickKind::HeaderShot => anchor(goal),
        KickKind::Dribble => kick
            .named
            .map_or(anchor(goal), |named| anchor(state.cell_of(named))),
        KickKind::Play | KickKind::Cross | KickKind::Throw | KickKind::HeaderPass => {
            mate.map_or(anchor(goal), |mate| state.piece(mate).at)
        }
    };
    let technique = if kick.kind.is_headed() {
        Technique::Head
    } else {
        Technique::Low
    };
    if state.options.resolution == Resolution::Table {
        if kick.kind.is_shot() {
            return Target::Sector {
                sector: Sector::CentreLow,
            };
        }
        let wish = board::cell_at(to);
        let target = Target::Cell {
            technique,
            cell: wish,
        };
        let legal = |target: &Target| check_target(state, *target, false).is_ok();
        let near = state
            .cell_of(kick.kicker)
            .neighbours()
            .map(|cell| Target::Cell { technique, cell });
        return std::iter::once(target).chain(near).find(legal).unwrap_or(target);
    }
    let power = power_to_roll(technique, state.ball.away(to));
    let straight = Aim::new(technique, towards(state.ball, to), power);
    Target::Aim {
        aim: nearest_legal(state, kick, straight),
    }
}

/// SIM-DRIB-3 An aim, turned by as many whole degrees as it takes to be legal: from the far corner of a cell the way to the
/// middle of the next one may lead through a third.
fn nearest_legal(state: &SimulatorSoccer, kick: Declared, straight: Aim) -> Aim {
    const ROUND: u32 = 36_000;
    (0..=180)
        .flat_map(|degrees| [degrees * 100, ROUND - degrees * 100])
        .map(|turn| Aim {
            direction: ((u32::from(straight.direction) + turn) % ROUND) as u16,
            ..straight
        })
        .find(|aim| check_aim(state, kick, *aim).is_ok())
        .unwrap_or(straight)
}

/// Whether a target fits the declared kick.
pub(crate) fn check_target(state: &SimulatorSoccer, target: Target, no_timing: bool) -> Result<(), Refusal> {
    let kick = state.kick.ok_or(Refusal::NotNow)?;
    if no_timing && !release::is_timed(state, kick.kicker.side()) {
        return Err(Refusal::NothingToTime);
    }
    match (state.options.resolution, target) {
        (Resolution::Physics, Target::Aim { aim }) => check_aim(state, kick, aim),
        (Resolution::Table, Target::Cell { technique, cell }) if !kick.kind.is_shot() => {
            check_technique(kick.kind, technique)?;
            table_resolution::check_cell(state, kick, technique, cell)
        }
        (Resolution::Table, Target::Sector { .. }) if kick.kind.is_shot() => Ok(()),
        (Resolution::Table, Target::Aim { .. } | Target::Cell { .. } | Target::Sector { .. })
        | (Resolution::Physics, Target::Cell { .. } | Target::Sector { .. }) => Err(Refusal::WrongTarget),
    }
}

/// SIM-KICK-2, SIM-KICK-3, SIM-CROSS-3, SIM-SHOT-4 Low or lob, or the head.
fn check_technique(kind: KickKind, technique: Technique) -> Result<(), Refusal> {
    if kind.is_headed() == (technique == Technique::Head) {
        Ok(())
    } else {
        Err(Refusal::WrongTechnique)
    }
}

/// SIM-SHOT-5 Any direction will do, but for a dribble.
fn check_aim(state: &SimulatorSoccer, kick: Declared, aim: Aim) -> Result<(), Refusal> {
    check_technique(kick.kind, aim.technique)?;
    if !aim.is_in_range() {
        return Err(Refusal::AimOutOfRange);
    }
    if let (KickKind::Dribble, Some(opponent)) = (kick.kind, kick.named) {
        let (own, his) = (state.cell_of(kick.kicker), state.cell_of(opponent));
        if his != own && !leaves_towards(state.ball, own, his, aim.direction) {
            return Err(Refusal::DribbleTowards);
        }
    }
    Ok(())
}

/// SIM-DRIB-3 Whether the ray from the ball leaves a cell through the side shared with another, and not over a line of the
/// pitch; a corner counts for both.
#[must_use]
pub fn leaves_towards(ball: Spot, from: Cell, to: Cell, direction: u16) -> bool {
    let (dx, dy) = direction_vector(direction.into());
    let (x, y) = ball.cm();
    let (cx, cy) = board::centre(from);
    // How far it is along the ray to a straight line so far away in a direction.
    let reach = |(nx, ny): (f64, f64), gap: f64| {
        let towards = dx * nx + dy * ny;
        if towards > 1e-9 { gap / towards } else { f64::MAX }
    };
    let exit = |cell: Cell| {
        let (nx, ny) = board::centre(cell);
        let (nx, ny) = ((nx - cx) / 8.0, (ny - cy) / 8.0);
        reach((nx, ny), 4.0 - ((x - cx) * nx + (y - cy) * ny))
    };
    let lines = [
        reach((-1.0, 0.0), x),
        reach((1.0, 0.0), board::LENGTH - x),
        reach((0.0, -1.0), board::HALF_WIDTH + y),
        reach((0.0, 1.0), board::HALF_WIDTH - y),
    ];
    let first = from.neighbours().map(exit).chain(lines).fold(f64::MAX, f64::min);
    exit(to) <= first + 1e-3
}

/// SIM-GK-9, SIM-TABLE-8 Whether a plan fits the bar.
pub(crate) fn check_plan(state: &SimulatorSoccer, plan: Plan) -> Result<(), Refusal> {
    match (state.options.resolution, plan) {
        (_, Plan::Stay {}) => Ok(()),
        (Resolution::Physics, Plan::Move { y, dive }) => {
            let range = if dive == Dive::Upright { 440 } else { 340 };
            if y.abs() <= range {
                Ok(())
            } else {
                Err(Refusal::OffTheTrack)
            }
        }
        (Resolution::Table, Plan::Guess { sector }) => {
            let side = !matches!(sector, Sector::CentreLow | Sector::CentreHigh);
            if side { Ok(()) } else { Err(Refusal::WrongPlan) }
        }
        (Resolution::Physics, Plan::Guess { .. }) | (Resolution::Table, Plan::Move { .. }) => {
            Err(Refusal::WrongPlan)
        }
    }
}

/// What a seat has chosen before a kick.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Aim {
        side: Side,
        target: Target,
        no_timing: bool,
        sealed: bool,
    },
    Plan {
        side: Side,
        plan: Plan,
    },
}

pub(super) fn decide(state: &SimulatorSoccer, side: Side, mv: &Move) -> Result<Choice, Refusal> {
    let attacks = side == state.attacking;
    if let (true, Move::Target { target, no_timing }) = (attacks, *mv) {
        check_target(state, target, no_timing)?;
        Ok(Choice(Chosen::Aim {
            side,
            target,
            no_timing,
            sealed: state.aiming.bar_y.is_some(),
        }))
    } else if let (false, Move::Plan { plan }) = (attacks, *mv) {
        check_plan(state, plan)?;
        Ok(Choice(Chosen::Plan { side, plan }))
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        // SIM-EXEC-1 The kicking seat aims.
        Chosen::Aim {
            side,
            target,
            no_timing,
            sealed,
        } => turn.emit(Event::Aimed {
            side,
            target: Some(target),
            no_timing,
            sealed,
        }),
        // SIM-GK-9 The keeper's seat plans.
        Chosen::Plan { side, plan } => turn.emit(Event::Planned {
            side,
            plan: Some(plan),
        }),
    }
    when_both_have_chosen(turn);
}

fn when_both_have_chosen(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let Some(target) = state.aiming.target else { return };
    if state.aiming.bar_y.is_some() {
        let Some(plan) = state.aiming.plan else { return };
        turn.emit(Event::Unsealed { target, plan });
    }
    release::execute(turn, target);
}
