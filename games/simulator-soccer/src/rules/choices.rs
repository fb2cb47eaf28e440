//! The legal moves, where all of them can be listed; and what happens by itself when time is up.

use engine::{Moves, Seat, Side};

use super::{cod, declare, keeper, kicking, round, shoot_out, start, substitution, throw_in};
use crate::{
    Aim, Cell, KickKind, Move, Phase, Plan, Player, Resolution, Sector, SimulatorSoccer, Spot, Target,
    Technique,
    board::{anchor, zones},
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
        Phase::Before {}
        | Phase::KickoffTaker {}
        | Phase::Declare {}
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::Aim {}
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
        | Phase::Over {} => Moves::Listed(listed(state, side)),
    }
}

/// Every legal move of a decision that can be listed.
pub(super) fn listed(state: &SimulatorSoccer, side: Side) -> Vec<Move> {
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
        Phase::Before {}
        | Phase::PlaceStart {}
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
        | Phase::LineUp { .. }
        | Phase::Over {} => Vec::new(),
    }
}

/// The kicks that can be declared now.
pub(crate) fn declarations(state: &SimulatorSoccer) -> Vec<Move> {
    let mut moves = Vec::new();
    for kind in KickKind::ALL {
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

pub(super) fn table_targets(state: &SimulatorSoccer, side: Side) -> Vec<Move> {
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

/// What happens by itself when a decision takes too long.
pub(crate) fn by_itself(state: &SimulatorSoccer, side: Side) -> Move {
    match state.phase {
        Phase::PlaceStart {} if start::next_starter(state, side).is_some() => Move::Auto {},
        Phase::LineUp { .. } => Move::Auto {},
        Phase::PutDown {} => put_down(state),
        Phase::Replant {} | Phase::PlaceTaker { .. } | Phase::BallSpot {} => Move::Spot { at: None },
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
        Phase::Before {}
        | Phase::PlaceStart {}
        | Phase::OffsideStep {}
        | Phase::HeaderStep { .. }
        | Phase::SpeedStep { .. }
        | Phase::Repeat {}
        | Phase::CallSubstitution { .. }
        | Phase::Substitutions { .. }
        | Phase::Over {} => Move::Done {},
    }
}

/// The keeper waits where he is, or in the middle of the bar.
pub(super) fn keeper_stays(state: &SimulatorSoccer, side: Side) -> Move {
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

/// SIM-GK-16 The keeper puts the ball down, or throws it if opponents leave him no room.
pub(super) fn put_down(state: &SimulatorSoccer) -> Move {
    let room = state
        .holder
        .is_some_and(|keeper| declare::put_down_spot(state, keeper).is_some());
    if room {
        Move::Spot { at: None }
    } else {
        Move::Declare {
            kind: KickKind::Throw,
            named: None,
        }
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

/// The direction from one spot to another, in hundredths of a degree.
#[must_use]
pub fn towards(from: Spot, to: Spot) -> u16 {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let degrees = libm::atan2(dy, dx).to_degrees() * 100.0;
    (degrees.round() as i32).rem_euclid(36_000) as u16
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
        Phase::OffsideStep {}
        | Phase::HeaderStep { .. }
        | Phase::SpeedStep { .. }
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::ChooseTaker { .. }
        | Phase::ChooseCell { .. }
        | Phase::PlaceTaker { .. }
        | Phase::Header { .. }
        | Phase::Tackle {}
        | Phase::CallSubstitution { .. }
        | Phase::MakeRoom {}
        | Phase::Thrower {}
        | Phase::Substitutions { .. }
        | Phase::BallSpot {}
        | Phase::LineUp { .. }
        | Phase::ShootoutTaker { .. } => 2,
    }
}
