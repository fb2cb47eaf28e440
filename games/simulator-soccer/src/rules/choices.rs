//! The legal moves: all of them where they can be listed, or one of them; and what happens by itself when time is up.

use arrayvec::ArrayVec;
use engine::{Moves, Rng, Seat, Side};

use super::{
    after_kick, cod, declare, entry, keeper, kicking, line_up, pro, round, shoot_out, slide, start,
    substitution, throw_in,
};
use crate::{
    Aim, Cell, Coach, Dive, Execution, KickKind, LineUpPart, Move, Phase, Plan, Player, Resolution, Sector,
    SimulatorSoccer, Spot, Target, Technique,
    board::{anchor, by_distance, zones},
    player::{Players, SQUAD},
};

/// The legal moves of a seat.
pub(super) fn list(state: &SimulatorSoccer, seat: Seat) -> Moves<Move> {
    let side = seat.side();
    if Seat::first(side) != seat || !state.must_choose(side) {
        return Moves::Listed(Vec::new());
    }
    match state.phase {
        Phase::PlaceStart {}
        | Phase::PutDown {}
        | Phase::OffsideStep {}
        | Phase::HeaderStep { .. }
        | Phase::SpeedStep { .. }
        | Phase::Slide {}
        | Phase::PrepareKeeper {}
        | Phase::Release {}
        | Phase::Replant {}
        | Phase::PlaceTaker { .. }
        | Phase::Move2 {}
        | Phase::Move3 {}
        | Phase::MakeRoom {}
        | Phase::BallSpot {}
        | Phase::LineUp { .. } => Moves::Open,
        Phase::Aim {} if state.options.resolution == Resolution::Physics => Moves::Open,
        _ => Moves::Listed(listed(state, side)),
    }
}

/// Every legal move of a decision that can be listed.
fn listed(state: &SimulatorSoccer, side: Side) -> Vec<Move> {
    let takers = |players: Vec<Player>| players.into_iter().map(|player| Move::Taker { player }).collect();
    match state.phase {
        Phase::KickoffTaker {} => takers(
            state
                .team(side)
                .filter(|player| !state.is_keeper(*player))
                .collect(),
        ),
        Phase::Declare {} => declarations(state),
        Phase::Repeat {} => {
            let mut moves = declarations(state);
            moves.push(Move::Done {});
            moves
        }
        Phase::Header { .. } => {
            let mut moves = declarations(state);
            if state
                .holder
                .is_some_and(|holder| keeper::may_pick_up(state, holder))
            {
                moves.push(Move::PickUp {});
            }
            moves
        }
        Phase::KeeperTackle {} | Phase::Tackle {} => vec![Move::Tackle {}, Move::Decline {}],
        Phase::KeeperDribble {} => vec![Move::DribbleKeeper {}, Move::Decline {}],
        Phase::PickUp { .. } => vec![Move::PickUp {}, Move::Decline {}],
        Phase::Aim {} => table_targets(state, side),
        Phase::ChooseTaker { .. } => takers(cod::candidates(state).0.iter().collect()),
        Phase::ChooseCell { .. } => {
            let cells = state
                .flight
                .taker
                .map(|player| cod::cells_for(state, player))
                .unwrap_or_default();
            cells.into_iter().map(|cell| Move::Cell { cell }).collect()
        }
        Phase::Thrower {} => takers(
            state
                .team(side)
                .filter(|player| throw_in::check_thrower(state, *player).is_ok())
                .collect(),
        ),
        Phase::CallSubstitution { .. } | Phase::Substitutions { .. } => substitutions(state, side),
        Phase::ShootoutTaker { .. } => takers(
            state
                .squad(side)
                .filter(|player| shoot_out::check_taker(state, *player).is_ok())
                .collect(),
        ),
        _ => Vec::new(),
    }
}

/// The kicks that can be declared now.
pub(crate) fn declarations(state: &SimulatorSoccer) -> Vec<Move> {
    let mut moves = Vec::new();
    for kind in [
        KickKind::Play,
        KickKind::Dribble,
        KickKind::Cross,
        KickKind::Shot,
        KickKind::HeaderPass,
        KickKind::HeaderShot,
    ] {
        let Ok(declared) = declare::check_kind(state, kind) else {
            continue;
        };
        let everybody = state.everybody().map(Some);
        for named in std::iter::once(None).chain(everybody) {
            if declare::check_named(state, declared.kicker, kind, named).is_ok() {
                moves.push(Move::Declare { kind, named });
            }
        }
    }
    moves
}

fn table_targets(state: &SimulatorSoccer, side: Side) -> Vec<Move> {
    if side != state.attacking {
        let guesses = Sector::ALL.into_iter().map(|sector| Plan::Guess { sector });
        let plans = std::iter::once(Plan::Stay {}).chain(guesses);
        return plans
            .filter(|plan| kicking::check_plan(state, *plan).is_ok())
            .map(|plan| Move::Plan { plan })
            .collect();
    }
    let Some(kick) = state.kick else { return Vec::new() };
    let aim_at = |target: Target| Move::Target {
        target,
        no_timing: false,
    };
    if kick.kind.is_shot() {
        let sectors = Sector::ALL.into_iter();
        return sectors.map(|sector| aim_at(Target::Sector { sector })).collect();
    }
    techniques(kick.kind)
        .iter()
        .flat_map(|technique| {
            Cell::all().map(|cell| Target::Cell {
                technique: *technique,
                cell,
            })
        })
        .filter(|target| kicking::check_target(state, *target, false).is_ok())
        .map(aim_at)
        .collect()
}

/// SIM-KICK-2, SIM-HEAD-2 With what a kind of kick is kicked.
pub(crate) const fn techniques(kind: KickKind) -> &'static [Technique] {
    if kind.is_headed() {
        &[Technique::Head]
    } else {
        &[Technique::Low, Technique::Lob]
    }
}

fn substitutions(state: &SimulatorSoccer, side: Side) -> Vec<Move> {
    let mut moves = Vec::new();
    if !(matches!(state.phase, Phase::Substitutions { .. }) && substitution::owed(state, side) > 0) {
        moves.push(Move::Done {});
    }
    for off in state.squad(side) {
        for on in Player::of(side) {
            if substitution::check(state, side, off, on).is_ok() {
                moves.push(Move::Substitute { off, on });
            }
        }
        if matches!(state.phase, Phase::Substitutions { .. })
            && substitution::check_reserve(state, side, off).is_ok()
        {
            moves.push(Move::ReserveKeeper { off });
        }
    }
    moves
}

/// One legal move of a side, cheaply.
pub(super) fn sample(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    match state.phase {
        Phase::PlaceStart {} => sample_start(state, side, rng),
        Phase::PutDown {} => {
            if rng.below(2) == 0 {
                Move::Declare {
                    kind: KickKind::Throw,
                    named: None,
                }
            } else {
                Move::Spot { at: None }
            }
        }
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
        _ => *rng.one_of(&listed(state, side)),
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
    cells_of: fn(&SimulatorSoccer, Player) -> Vec<Cell>,
) -> Move {
    let steps: Vec<Move> = state
        .team(side)
        .flat_map(|player| cells_of(state, player).into_iter().map(move |cell| Move::Step { player, cell, at: None }))
        .filter(|mv| matches!(mv, Move::Step { player, cell, at } if pro::check_step(state, *player, *cell, *at).is_ok()))
        .collect();
    if steps.is_empty() || rng.below(2) == 0 {
        Move::Done {}
    } else {
        *rng.one_of(&steps)
    }
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

/// The keeper waits where he is, or in the middle of the bar.
fn keeper_stays(state: &SimulatorSoccer, side: Side) -> Move {
    let cell = state
        .keeper(side)
        .map_or(zones(side).goal, |keeper| state.cell_of(keeper));
    if keeper::check_position(state, cell, None, None).is_ok() {
        return Move::Position {
            cell,
            at: None,
            lying: None,
        };
    }
    if keeper::may_bar(state) {
        return Move::Bar { y: 0 };
    }
    let standing = Cell::all().find(|cell| keeper::check_position(state, *cell, None, None).is_ok());
    Move::Position {
        cell: standing.unwrap_or(cell),
        at: None,
        lying: standing.is_none().then_some(9000),
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
    match rng.one_of(&table_targets(state, state.attacking)) {
        Move::Target { target, .. } => Some(*target),
        _ => None,
    }
}

/// Any one of some footballers.
fn one_of(players: Players, rng: &mut Rng) -> Player {
    players
        .nth(rng.below(players.len()))
        .expect("there is somebody to choose")
}

/// The direction from one spot to another, in hundredths of a degree.
#[must_use]
pub fn towards(from: Spot, to: Spot) -> u16 {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let degrees = libm::atan2(dy, dx).to_degrees() * 100.0;
    (degrees.round() as i32).rem_euclid(36_000) as u16
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

/// What happens by itself when a decision takes too long.
pub(crate) fn by_itself(state: &SimulatorSoccer, side: Side) -> Move {
    match state.phase {
        Phase::PlaceStart {} if start::next_starter(state, side).is_some() => Move::Auto {},
        Phase::LineUp { .. } => Move::Auto {},
        Phase::PutDown {} | Phase::Replant {} | Phase::PlaceTaker { .. } | Phase::BallSpot {} => {
            Move::Spot { at: None }
        }
        Phase::Declare {} => Move::Declare {
            kind: KickKind::Play,
            named: None,
        },
        Phase::Header { .. } => Move::Declare {
            kind: KickKind::HeaderPass,
            named: None,
        },
        Phase::Slide {}
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::Tackle {}
        | Phase::PickUp { .. } => Move::Decline {},
        Phase::PrepareKeeper {} => keeper_stays(state, side),
        Phase::Aim {} if side != state.attacking => Move::Plan { plan: Plan::Stay {} },
        Phase::Aim {} => Move::Target {
            target: plain_target(state),
            no_timing: false,
        },
        // SIM-EXEC-5 No release within six seconds releases then.
        Phase::Release {} => Move::Release {
            ms: *kicking::RELEASE.end(),
        },
        Phase::Move2 {} | Phase::Move3 {} => {
            let forced = round::forced(state, side).iter().next();
            forced.map_or(Move::Done {}, |player| {
                let cell = round::forced_cells(state, player)[0];
                Move::Move {
                    player,
                    cell,
                    at: None,
                    major: false,
                }
            })
        }
        Phase::MakeRoom {} => {
            let player = throw_in::intruder(state).expect("somebody must leave");
            Move::Move {
                player,
                cell: throw_in::room_cells(state, player)[0],
                at: None,
                major: false,
            }
        }
        Phase::Substitutions { .. } if substitution::owed(state, side) > 0 => {
            let level = |player: &Player| state.piece(*player).sticker.level();
            let off = state
                .squad(side)
                .filter(|player| !state.is_keeper(*player))
                .min_by_key(level);
            let on = Player::of(side)
                .filter(|on| off.is_some_and(|off| substitution::check(state, side, off, *on).is_ok()))
                .max_by_key(level);
            off.zip(on)
                .map_or(Move::Done {}, |(off, on)| Move::Substitute { off, on })
        }
        Phase::ChooseTaker { .. }
        | Phase::ChooseCell { .. }
        | Phase::KickoffTaker {}
        | Phase::Thrower {}
        | Phase::ShootoutTaker { .. } => listed(state, side)[0],
        _ => Move::Done {},
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
        _ => mate.map_or(anchor(goal), |mate| state.piece(mate).at),
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
        let wish = crate::cell_at(to);
        let target = Target::Cell {
            technique,
            cell: wish,
        };
        let legal = |target: &Target| kicking::check_target(state, *target, false).is_ok();
        let near = state
            .cell_of(kick.kicker)
            .neighbours()
            .map(|cell| Target::Cell { technique, cell });
        return std::iter::once(target).chain(near).find(legal).unwrap_or(target);
    }
    let power = power_to_roll(technique, state.ball.away(to));
    Target::Aim {
        aim: Aim::new(technique, towards(state.ball, to), power),
    }
}

/// The power for so many centimetres: a low ball rolls v * v / 200 of them.
pub(crate) fn power_to_roll(technique: Technique, distance: f64) -> u16 {
    (0..=1000_u16)
        .step_by(20)
        .find(|power| {
            let speed = f64::from(physics::speed_of(technique.into(), *power)) / 100.0;
            speed * speed / 200.0 >= distance
        })
        .unwrap_or(1000)
}

/// How long a decision takes on the virtual clock.
pub(super) const fn seconds(phase: Phase) -> u32 {
    match phase {
        Phase::PlaceStart {} => 4,
        Phase::PrepareKeeper {} | Phase::Aim {} => 8,
        Phase::Declare {} | Phase::Slide {} => 6,
        Phase::PutDown {} | Phase::Move2 {} | Phase::Move3 {} => 4,
        Phase::KickoffTaker {} | Phase::Release {} | Phase::Repeat {} => 3,
        Phase::Replant {} | Phase::PickUp { .. } => 1,
        Phase::Before {} | Phase::Over {} => 0,
        _ => 2,
    }
}
