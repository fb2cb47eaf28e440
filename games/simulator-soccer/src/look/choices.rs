//! What a seat that is asked can choose from.

use engine::{Refusal as _, Side};

use crate::{
    Cell, Grant, KickKind, KickOption, KnockOnView, LineUpPart, Phase, Player, PlayerChoice, Refusal,
    Resolution, SimulatorSoccer, Target,
    board::{distances, zones},
    rules::{
        aiming, choose_cell, choose_taker, declare, entry, kick_off, line_up, make_room, moving, phase_three,
        pro::Steps, repeat, shoot_out, slide, start, thrower,
    },
};

/// The kinds of kick, and why one cannot be declared.
pub(super) fn kicks(state: &SimulatorSoccer) -> Vec<KickOption> {
    let kinds: &[KickKind] = match state.phase {
        Phase::Move2 {} => return no_repeats(state),
        Phase::Declare {} | Phase::Repeat {} => &repeat::KINDS,
        Phase::Header { .. } => &[KickKind::HeaderPass, KickKind::HeaderShot],
        Phase::PutDown {} => &[KickKind::Throw],
        Phase::Before {}
        | Phase::PlaceStart {}
        | Phase::KickoffTaker {}
        | Phase::OffsideStep {}
        | Phase::HeaderStep { .. }
        | Phase::SpeedStep { .. }
        | Phase::Slide {}
        | Phase::PrepareKeeper {}
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::Aim {}
        | Phase::Release {}
        | Phase::Replant {}
        | Phase::ChooseTaker { .. }
        | Phase::ChooseCell { .. }
        | Phase::PlaceTaker { .. }
        | Phase::PickUp { .. }
        | Phase::Move3 {}
        | Phase::Tackle {}
        | Phase::CallSubstitution { .. }
        | Phase::MakeRoom {}
        | Phase::Thrower {}
        | Phase::Substitutions { .. }
        | Phase::BallSpot {}
        | Phase::LineUp { .. }
        | Phase::ShootoutTaker { .. }
        | Phase::Over {} => &[],
    };
    kinds
        .iter()
        .map(|kind| {
            let declared = declare::check_kind(state, *kind);
            let may_name = |named| {
                declared.and_then(|declared| declare::check_named(state, declared.kicker, *kind, named))
            };
            let everybody = state.everybody().filter(|_| declared.is_ok());
            let named: Vec<Player> = everybody
                .filter(|player| may_name(Some(*player)).is_ok())
                .collect();
            let forbidden = match may_name(None) {
                Err(Refusal::DribbleWhom) if !named.is_empty() => None,
                Err(refusal) => Some(refusal.clause()),
                Ok(()) => None,
            };
            let grant = declared
                .ok()
                .filter(|_| state.phase == (Phase::Repeat {}))
                .and_then(|declared| repeat::check(state, declared.kicker, *kind).ok());
            KickOption {
                kind: *kind,
                named,
                forbidden,
                grant,
            }
        })
        .collect()
}

/// SIM-REP-1 Why phase 2 came without a repeat; nothing if one was allowed, or if a keeper holds the ball.
fn no_repeats(state: &SimulatorSoccer) -> Vec<KickOption> {
    let Some(holder) = state.holder.filter(|_| !state.held) else {
        return Vec::new();
    };
    let found: Result<Vec<KickOption>, Grant> = repeat::KINDS
        .into_iter()
        .map(|kind| match repeat::check(state, holder, kind) {
            Ok(grant) => Err(grant),
            Err(refusal) => Ok(KickOption {
                kind,
                named: Vec::new(),
                forbidden: Some(refusal.clause()),
                grant: None,
            }),
        })
        .collect();
    found.unwrap_or_default()
}

fn named(players: impl Iterator<Item = Player>) -> Vec<PlayerChoice> {
    players
        .map(|player| PlayerChoice {
            player,
            cells: Vec::new(),
            risky: Vec::new(),
            worst: 0,
            major: Vec::new(),
        })
        .collect()
}

fn moved(players: impl Iterator<Item = Player>, cells: impl Fn(Player) -> Vec<Cell>) -> Vec<PlayerChoice> {
    players
        .map(|player| PlayerChoice {
            player,
            cells: cells(player),
            risky: Vec::new(),
            worst: 0,
            major: Vec::new(),
        })
        .filter(|choice| !choice.cells.is_empty())
        .collect()
}

/// Who can be chosen now, and where to.
pub(super) fn choices(state: &SimulatorSoccer, side: Side) -> Vec<PlayerChoice> {
    match state.phase {
        Phase::PlaceStart {} => {
            let cells: Vec<Cell> = start::cells(state, side).iter().collect();
            let starters = Player::of(side).filter(|player| start::check_starter(state, *player).is_ok());
            moved(starters, |_| cells.clone())
        }
        Phase::LineUp { part } => placed(state, part, side),
        Phase::Move2 {} | Phase::Move3 {} => movers(state, side),
        Phase::OffsideStep {} => steppers(state, side, Steps::Back),
        Phase::HeaderStep { .. } => steppers(state, side, Steps::ToCross(side)),
        Phase::SpeedStep { .. } => steppers(state, side, Steps::ToBall(side)),
        Phase::Slide {} => moved(state.team(side), |player| {
            let near = |cell: &Cell| slide::check_slide(state, player, *cell, None, None).is_ok();
            Cell::all().filter(near).collect()
        }),
        Phase::MakeRoom {} => moved(make_room::intruder(state).into_iter(), |player| {
            make_room::cells(state, player)
        }),
        Phase::KickoffTaker {} => named(kick_off::candidates(state)),
        Phase::ChooseTaker { .. } => named(choose_taker::candidates(state).iter()),
        Phase::Thrower {} => named(thrower::candidates(state)),
        Phase::ShootoutTaker { .. } => named(shoot_out::candidates(state)),
        Phase::Before {}
        | Phase::PutDown {}
        | Phase::Declare {}
        | Phase::PrepareKeeper {}
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::Aim {}
        | Phase::Release {}
        | Phase::Replant {}
        | Phase::ChooseCell { .. }
        | Phase::PlaceTaker { .. }
        | Phase::PickUp { .. }
        | Phase::Header { .. }
        | Phase::Repeat {}
        | Phase::Tackle {}
        | Phase::CallSubstitution { .. }
        | Phase::Substitutions { .. }
        | Phase::BallSpot {}
        | Phase::Over {} => Vec::new(),
    }
}

/// Who can make a free step.
fn steppers(state: &SimulatorSoccer, side: Side, steps: Steps) -> Vec<PlayerChoice> {
    moved(state.team(side), |player| steps.cells(state, player).to_vec())
}

/// Who can be placed in a line-up. Where to depends on whether he is a goalkeeper, and on nothing else of him.
fn placed(state: &SimulatorSoccer, part: LineUpPart, side: Side) -> Vec<PlayerChoice> {
    let waiting = line_up::waiting(state, side);
    let cells = [false, true].map(|keeper| -> Vec<Cell> {
        let anyone = waiting.clone().find(|player| state.is_keeper(*player) == keeper);
        anyone.map_or_else(Vec::new, |player| {
            Cell::all()
                .filter(|cell| line_up::check_place(state, part, player, *cell, None).is_ok())
                .collect()
        })
    });
    moved(waiting, |player| {
        cells[usize::from(state.is_keeper(player))].clone()
    })
}

/// The moves of phases 2 and 3, with what an entry costs.
fn movers(state: &SimulatorSoccer, side: Side) -> Vec<PlayerChoice> {
    let reach = if moving::forced(state, side).is_empty() {
        moving::limit(state)
    } else {
        u8::MAX
    };
    let mut choices = moved(state.team(side), |player| {
        let away = distances(state.cell_of(player));
        Cell::all()
            .filter(|cell| away[cell.index()] <= reach)
            .filter(|cell| moving::check_move(state, player, *cell, true).is_ok())
            .collect()
    });
    if state.phase == (Phase::Move3 {}) {
        for choice in &mut choices {
            let from = state.cell_of(choice.player);
            let ball = state.ball_cell;
            if from == ball || !choice.cells.contains(&ball) {
                continue;
            }
            if from.distance(ball) >= 2 {
                choice.major.push(ball);
            } else if !entry::is_front(ball, from, state.attacking) {
                choice.risky.push(ball);
                choice.worst = entry::worst(state, choice.player);
            }
        }
    }
    choices
}

/// SIM-SLIDE-2, SIM-PQR-4 Who can change his spot inside his cell.
pub(super) fn shifts(state: &SimulatorSoccer, side: Side) -> Vec<Player> {
    let check = if state.phase == (Phase::Slide {}) {
        slide::check_player
    } else if state.phase == (Phase::Move3 {}) {
        phase_three::check_synchro
    } else {
        return Vec::new();
    };
    state
        .team(side)
        .filter(|player| check(state, *player).is_ok())
        .collect()
}

/// SIM-PQR-3 Who can knock on whom.
pub(super) fn knock_ons(state: &SimulatorSoccer, side: Side) -> Vec<KnockOnView> {
    if state.phase != (Phase::Move3 {}) || !state.options.pro_quick_round.is_on() {
        return Vec::new();
    }
    let pairs = state
        .team(side)
        .flat_map(|player| state.team(side).map(move |other| (player, other)));
    pairs
        .map(|(player, other)| KnockOnView {
            player,
            other,
            cells: state
                .cell_of(other)
                .neighbours()
                .filter(|cell| phase_three::check_knock_on(state, player, other, *cell).is_ok())
                .collect(),
        })
        .filter(|knock_on| !knock_on.cells.is_empty())
        .collect()
}

/// The cells that can be chosen without naming anybody.
pub(super) fn cells(state: &SimulatorSoccer) -> Vec<Cell> {
    if let Phase::ChooseCell { .. } = state.phase {
        return choose_cell::cells(state);
    }
    if state.phase == (Phase::BallSpot {}) {
        return zones(state.attacking).goal_box.iter().collect();
    }
    let aims = state.phase == (Phase::Aim {}) && state.options.resolution == Resolution::Table;
    let Some(kick) = state.kick.filter(|_| aims) else {
        return Vec::new();
    };
    let legal = |cell: &Cell| {
        let target = Target::Cell {
            technique: kick.kind.techniques()[0],
            cell: *cell,
        };
        aiming::check_target(state, target, false).is_ok()
    };
    Cell::all().filter(legal).collect()
}
