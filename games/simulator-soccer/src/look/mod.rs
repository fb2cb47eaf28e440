//! Making a view.

mod choices;

use engine::{BySide, Side, ToAct, Viewer};

use crate::{
    AimView, Badges, BallView, Cell, ClockView, CountView, KeeperView, KickKind, Phase, PlaceKind, Player,
    PlayerView, Resolution, Sector, ShootOutView, SimulatorSoccer, Skill, StoppageView, SubstitutionView,
    TackleView, TeamView, View,
    board::{MIDFIELD, distances},
    player::Players,
    rules::{keeper, moving, must_choose, release, substitution, tackle, takers, time, to_act},
    state::Status,
    strip::shown_jerseys,
};

/// What a viewer may see.
pub(crate) fn view(state: &SimulatorSoccer, viewer: Viewer) -> View {
    let own = viewer.seat().map(engine::Seat::side);
    let asked = own.filter(|side| must_choose(state, *side));
    View {
        you: viewer.seat(),
        to_act: Side::ALL
            .into_iter()
            .filter(|side| must_choose(state, *side))
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
        kicks: if asked.is_some() {
            choices::kicks(state)
        } else {
            Vec::new()
        },
        aim: aim(state, own),
        keeper: keeper_view(state, own, asked),
        choices: asked
            .map(|side| choices::choices(state, side))
            .unwrap_or_default(),
        shifts: asked.map(|side| choices::shifts(state, side)).unwrap_or_default(),
        knock_ons: asked
            .map(|side| choices::knock_ons(state, side))
            .unwrap_or_default(),
        tackle: tackle(state),
        cells: asked.map(|_| choices::cells(state)).unwrap_or_default(),
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
        sealed: BySide::from_fn(|side| {
            matches!(state.phase, Phase::PlaceStart {} | Phase::Aim {}) && !must_choose(state, side)
        }),
        tally: state.tally,
        shoot_out: state.shoot_out.map(|shoot_out| ShootOutView {
            first: shoot_out.first,
            kicks: shoot_out.kicks,
            goals: shoot_out.goals,
        }),
        outcome: match to_act(state) {
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
    let forced = BySide::from_fn(|side| moving::forced(state, side));
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
        limit: if state.phase == (Phase::Move2 {}) {
            moving::limit_two(state)
        } else if state.phase == (Phase::Move3 {}) && state.round.third == Some(false) {
            moving::limit_three(state)
        } else {
            0
        },
        wall: state.wall.map(|(_, cell)| cell),
    }
}

/// The tackle that can be made now.
fn tackle(state: &SimulatorSoccer) -> Option<TackleView> {
    let holder = state.holder?;
    let player = tackle::tackler(state)
        .ok()
        .filter(|_| matches!(state.phase, Phase::Move3 {} | Phase::Tackle {}))?;
    Some(TackleView {
        player,
        tackling: state.piece(player).sticker.tackling,
        defending: state.piece(holder).sticker.defending,
        foul: tackle::fouls_on_one(state, player),
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
        techniques: kick.kind.techniques().to_vec(),
        sectors: if table && kick.kind.is_shot() {
            Sector::ALL.to_vec()
        } else {
            Vec::new()
        },
        timed: release::is_timed(state, kick.kicker.side()),
        amplitude: release::amplitude(state.options.execution),
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
