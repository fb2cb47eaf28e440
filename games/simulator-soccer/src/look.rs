//! Making a view.

use engine::{BySide, Refusal as _, Side, ToAct, Viewer};

use crate::{
    AimView, Badges, BallView, Cell, ClockView, Coach, CountView, Execution, Grant, KeeperView, KickKind,
    KickOption, KnockOnView, LineUpPart, Phase, PlaceKind, Player, PlayerChoice, PlayerView, Refusal,
    Resolution, Sector, ShootOutView, SimulatorSoccer, Skill, StoppageView, SubstitutionView, TackleView,
    Target, TeamView, View,
    board::{MIDFIELD, distances},
    player::Players,
    rules::{
        choices::techniques, cod, declare, entry, keeper, kicking, line_up, pro, repeat, round, shoot_out,
        slide, start, substitution, takers, throw_in, time,
    },
    state::Status,
    strip::shown_jerseys,
};

/// What a viewer may see.
pub(crate) fn view(state: &SimulatorSoccer, viewer: Viewer) -> View {
    let own = viewer.seat().map(engine::Seat::side);
    let asked = own.filter(|side| state.must_choose(*side));
    View {
        you: viewer.seat(),
        to_act: Side::ALL
            .into_iter()
            .filter(|side| state.must_choose(*side))
            .collect(),
        phase: state.phase,
        score: state.score,
        clock: clock(state),
        attacking: state.attacking,
        holder: state.holder,
        ball: BallView {
            at: state.ball,
            cell: state.ball_cell,
            held: state.held,
        },
        players: players(state, own),
        teams: teams(state),
        offside: match state.holder {
            Some(holder) if holder.side() == state.attacking => {
                state.offside_at_kick(holder, state.round.origin).iter().collect()
            }
            _ => Vec::new(),
        },
        badges: badges(state),
        kick: state.kick,
        kicks: if asked.is_some() { kicks(state) } else { Vec::new() },
        aim: aim(state, own),
        keeper: keeper_view(state, own, asked),
        choices: asked.map(|side| choices(state, side)).unwrap_or_default(),
        shifts: asked.map(|side| shifts(state, side)).unwrap_or_default(),
        knock_ons: asked.map(|side| knock_ons(state, side)).unwrap_or_default(),
        tackle: tackle(state),
        cells: asked.map(|_| cells(state)).unwrap_or_default(),
        counts: if counts_matter(state) {
            counts(state)
        } else {
            Vec::new()
        },
        stoppage: state.stoppage.map(|stoppage| StoppageView {
            origin: stoppage.origin,
            side: stoppage.side,
            at: stoppage.at,
            taker: stoppage.taker,
        }),
        substitutions: BySide::from_fn(|side| SubstitutionView {
            made: state.subs[side],
            max: state.options.max_subs,
            due: substitution::owed(state, side),
            reserve_keeper: substitution::may_bring_reserve_keeper(state, side),
        }),
        last_take: state.last_take,
        sealed: BySide::from_fn(|side| match state.phase {
            Phase::PlaceStart {} | Phase::Aim {} => !state.must_choose(side),
            _ => false,
        }),
        tally: state.tally,
        shoot_out: state.shoot_out.map(|shoot_out| ShootOutView {
            first: shoot_out.first,
            kicks: shoot_out.kicks,
            goals: shoot_out.goals,
        }),
        outcome: match state.who_acts() {
            ToAct::Over(outcome) => Some(outcome),
            ToAct::Seats(_) | ToAct::Clock => None,
        },
    }
}

fn clock(state: &SimulatorSoccer) -> ClockView {
    let step = state.clock.step.min(time::regular_steps(state));
    ClockView {
        period: state.clock.period,
        step: state.clock.step,
        steps: time::regular_steps(state),
        added: state.clock.added,
        minute: time::minute(state),
        referee: step.saturating_sub(1) / 11 + 1,
        row: if step == 0 { 0 } else { (step - 1) % 11 + 1 },
        up: state.clock.up,
    }
}

fn players(state: &SimulatorSoccer, own: Option<Side>) -> Vec<PlayerView> {
    let forced = BySide::from_fn(|side| round::forced(state, side));
    Player::all()
        .map(|player| player_view(state, player, own, forced[player.side()]))
        .collect()
}

/// SIM-TEAM-12 Stickers are open to everybody. SIM-START-1 Before the reveal the other side's starters are not to be seen.
fn player_view(state: &SimulatorSoccer, player: Player, own: Option<Side>, forced: Players) -> PlayerView {
    let piece = state.piece(player);
    let hidden = state.phase == (Phase::PlaceStart {}) && own != Some(player.side());
    let status = if hidden { Status::Bench } else { piece.status };
    let on_pitch = status == Status::Pitch;
    let started = state.phase != (Phase::PlaceStart {});
    PlayerView {
        player,
        place: match status {
            Status::Bench => PlaceKind::Bench,
            Status::Hand => PlaceKind::Hand,
            Status::Pitch => PlaceKind::Pitch,
            Status::Left => PlaceKind::Left,
            Status::SentOff => PlaceKind::SentOff,
        },
        at: on_pitch.then_some(piece.at),
        cell: on_pitch.then_some(piece.cell),
        formation: (started && matches!(status, Status::Pitch | Status::Hand)).then_some(piece.formation),
        lying: piece.lying.filter(|_| on_pitch).map(|lying| lying.angle),
        sticker: piece.sticker,
        level: piece.sticker.level(),
        skills: Skill::ALL
            .into_iter()
            .filter(|skill| state.has(player, *skill))
            .collect(),
        cautions: piece.cautions,
        moved: state.round.moved.contains(player),
        must_leave: forced.contains(player),
    }
}

fn teams(state: &SimulatorSoccer) -> BySide<TeamView> {
    let strips = BySide::from_fn(|side| state.options.strip(side));
    let jerseys = shown_jerseys(BySide::from_fn(|side| &**strips[side]));
    BySide::from_fn(|side| {
        let sheet = state.options.team(side);
        TeamView {
            name: sheet.name().map(str::to_owned),
            strength: sheet.strength(),
            band: sheet.band(),
            strip: strips[side].clone(),
            jersey: jerseys[side],
        }
    })
}

fn badges(state: &SimulatorSoccer) -> Badges {
    let pressed = MIDFIELD.contains(state.ball_cell)
        && !state.held
        && state.holder.is_some()
        && state.standing_in(state.defending(), state.ball_cell).is_some();
    Badges {
        origin: state.round.origin,
        pressed,
        quick: state.round.cells == 0,
        moved: state.round.cells,
        limit: match state.phase {
            Phase::Move2 {} => round::limit_two(state),
            Phase::Move3 {} if state.round.third == Some(false) => round::limit_three(state),
            _ => 0,
        },
        wall: state.wall.map(|(_, cell)| cell),
    }
}

/// The kinds of kick, and why one cannot be declared.
fn kicks(state: &SimulatorSoccer) -> Vec<KickOption> {
    let kinds: &[KickKind] = match state.phase {
        Phase::Move2 {} => return no_repeats(state),
        Phase::Declare {} | Phase::Repeat {} => &repeat::KINDS,
        Phase::Header { .. } => &[KickKind::HeaderPass, KickKind::HeaderShot],
        Phase::PutDown {} => &[KickKind::Throw],
        _ => &[],
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

/// The tackle that can be made now.
fn tackle(state: &SimulatorSoccer) -> Option<TackleView> {
    let holder = state.holder?;
    let player = entry::tackler(state)
        .ok()
        .filter(|_| matches!(state.phase, Phase::Move3 {} | Phase::Tackle {}))?;
    Some(TackleView {
        player,
        tackling: state.piece(player).sticker.tackling,
        defending: state.piece(holder).sticker.defending,
        foul: entry::fouls_on_one(state, player),
    })
}

fn aim(state: &SimulatorSoccer, own: Option<Side>) -> Option<AimView> {
    let kick = state
        .kick
        .filter(|_| matches!(state.phase, Phase::Aim {} | Phase::Release {}))?;
    let table = state.options.resolution == Resolution::Table;
    let kicks = own == Some(kick.kicker.side());
    // SIM-GK-9 The aim is hidden from the keeper's seat until both have chosen.
    let open = kicks || state.aiming.bar_y.is_none() || state.phase == (Phase::Release {});
    Some(AimView {
        techniques: techniques(kick.kind).to_vec(),
        sectors: if table && kick.kind.is_shot() {
            Sector::ALL.to_vec()
        } else {
            Vec::new()
        },
        timed: !table
            && state.options.coach(kick.kicker.side()) == Coach::Person
            && state.options.execution != Execution::Exact,
        amplitude: match state.options.execution {
            Execution::HandGentle => 250,
            Execution::Hand => 450,
            Execution::HandHard => 700,
            Execution::Exact => 0,
        },
        sway: state.aiming.sway,
        target: state.aiming.target.filter(|_| open),
    })
}

fn keeper_view(state: &SimulatorSoccer, own: Option<Side>, asked: Option<Side>) -> Option<KeeperView> {
    let kick = state.kick.filter(|kick| kick.kind.is_shot())?;
    let side = kick.kicker.side().other();
    let player = state.keeper(side)?;
    let prepares = state.phase == (Phase::PrepareKeeper {}) && asked == Some(side);
    let reach = |lying: Option<u16>| -> Vec<Cell> {
        if !prepares {
            return Vec::new();
        }
        Cell::all()
            .filter(|cell| keeper::check_position(state, *cell, None, lying).is_ok())
            .collect()
    };
    let open = own == Some(side) || state.phase != (Phase::Aim {});
    Some(KeeperView {
        player,
        bar: keeper::may_bar(state),
        bar_y: state.aiming.bar_y,
        plan: state.aiming.plan.filter(|_| open),
        standing: reach(None),
        lying: reach(Some(9000)),
    })
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
fn choices(state: &SimulatorSoccer, side: Side) -> Vec<PlayerChoice> {
    let team = state.team(side);
    match state.phase {
        Phase::PlaceStart {} => {
            let cells: Vec<Cell> = start::cells(state, side).iter().collect();
            let starters = Player::of(side).filter(|player| start::check_starter(state, *player).is_ok());
            moved(starters, |_| cells.clone())
        }
        Phase::LineUp { part } => placed(state, part, side),
        Phase::Move2 {} | Phase::Move3 {} => movers(state, side),
        Phase::OffsideStep {} => moved(team, |player| pro::offside_step_cells(state, player).to_vec()),
        Phase::HeaderStep { .. } => moved(team, |player| pro::header_step_cells(state, player).to_vec()),
        Phase::SpeedStep { .. } => moved(team, |player| pro::speed_step_cells(state, player).to_vec()),
        Phase::Slide {} => moved(team, |player| {
            let near = |cell: &Cell| slide::check_slide(state, player, *cell, None, None).is_ok();
            Cell::all().filter(near).collect()
        }),
        Phase::MakeRoom {} => moved(throw_in::intruder(state).into_iter(), |player| {
            throw_in::room_cells(state, player)
        }),
        Phase::KickoffTaker {} => named(team.filter(|player| !state.is_keeper(*player))),
        Phase::ChooseTaker { .. } => named(cod::candidates(state).0.iter()),
        Phase::Thrower {} => named(team.filter(|player| throw_in::check_thrower(state, *player).is_ok())),
        Phase::ShootoutTaker { .. } => named(
            state
                .squad(side)
                .filter(|player| shoot_out::check_taker(state, *player).is_ok()),
        ),
        _ => Vec::new(),
    }
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
    let reach = if round::forced(state, side).is_empty() {
        round::limit(state)
    } else {
        u8::MAX
    };
    let mut choices = moved(state.team(side), |player| {
        let away = distances(state.cell_of(player));
        Cell::all()
            .filter(|cell| away[cell.index()] <= reach)
            .filter(|cell| round::check_move(state, player, *cell, true).is_ok())
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
fn shifts(state: &SimulatorSoccer, side: Side) -> Vec<Player> {
    state
        .team(side)
        .filter(|player| match state.phase {
            Phase::Slide {} => slide::check_player(state, *player).is_ok(),
            Phase::Move3 {} => round::check_synchro(state, *player).is_ok(),
            _ => false,
        })
        .collect()
}

/// SIM-PQR-3 Who can knock on whom.
fn knock_ons(state: &SimulatorSoccer, side: Side) -> Vec<KnockOnView> {
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
                .filter(|cell| round::check_knock_on(state, player, other, *cell).is_ok())
                .collect(),
        })
        .filter(|knock_on| !knock_on.cells.is_empty())
        .collect()
}

/// The cells that can be chosen without naming anybody.
fn cells(state: &SimulatorSoccer) -> Vec<Cell> {
    match state.phase {
        Phase::ChooseCell { .. } => state
            .flight
            .taker
            .map(|player| cod::cells_for(state, player))
            .unwrap_or_default(),
        Phase::BallSpot {} => crate::zones(state.attacking).goal_box.iter().collect(),
        Phase::Aim {} if state.options.resolution == Resolution::Table => {
            let Some(kick) = state.kick else { return Vec::new() };
            let legal = |cell: &Cell| {
                let target = Target::Cell {
                    technique: techniques(kick.kind)[0],
                    cell: *cell,
                };
                kicking::check_target(state, target, false).is_ok()
            };
            Cell::all().filter(legal).collect()
        }
        _ => Vec::new(),
    }
}

fn counts_matter(state: &SimulatorSoccer) -> bool {
    state.holder.is_some() && matches!(state.phase, Phase::Declare {} | Phase::Repeat {} | Phase::Aim {})
}

/// SIM-COD What would become of an untouched ball, cell by cell.
fn counts(state: &SimulatorSoccer) -> Vec<CountView> {
    let Some(holder) = state.holder else {
        return Vec::new();
    };
    let kick = state.kick.unwrap_or(crate::Declared {
        kicker: holder,
        kind: KickKind::Play,
        origin: state.round.origin,
        named: None,
        instant: None,
    });
    let pressed_by = state
        .standing_in(state.defending(), state.ball_cell)
        .filter(|_| badges(state).pressed);
    takers::takers_everywhere(state, kick, state.cell_of(holder), pressed_by)
        .map(|(cell, takers, rule)| {
            let away = distances(cell);
            CountView {
                cell,
                near: BySide::from_fn(|side| {
                    let near = state.standing_of(side);
                    near.map(|player| away[state.cell_of(player).index()])
                        .min()
                        .unwrap_or(u8::MAX)
                }),
                side: takers.iter().next().map_or(state.attacking, Player::side),
                rule,
            }
        })
        .collect()
}
