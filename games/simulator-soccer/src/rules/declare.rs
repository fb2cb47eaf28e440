//! SIM-PASS, SIM-DRIB, SIM-CROSS, SIM-SHOT, SIM-HEAD, SIM-REP What kind of kick may be declared.

use engine::{Log, Side};

use super::{Play, ask, prepare, repeat, round};
use crate::{
    Declared, Event, KickKind, Origin, Phase, Player, Refusal, SimulatorSoccer, Skill,
    board::{Cells, zones},
    placing::lattice,
};

/// SIM-CROSS-1, SIM-PRO-10 Whether a footballer may cross from his cell.
pub(crate) fn in_crossing_area(state: &SimulatorSoccer, player: Player) -> bool {
    let cell = state.cell_of(player);
    let area = zones(player.side().other()).corner_area;
    area.contains(cell)
        || (state.has(player, Skill::WideCorner) && cell.neighbours().any(|next| area.contains(next)))
}

/// SIM-SHOT-1, SIM-PITCH-4 Whether a footballer stands in his scoring area.
pub(crate) fn in_scoring_area(state: &SimulatorSoccer, player: Player) -> bool {
    zones(player.side()).attack.contains(state.cell_of(player))
}

/// Whether the holder may declare a kick now, as the first of a round or as a repeat. SIM-REST-3 A repeat is an ordinary
/// kick; SIM-REST-4 so is a place kick.
pub(crate) fn check(
    state: &SimulatorSoccer,
    kind: KickKind,
    named: Option<Player>,
) -> Result<Declared, Refusal> {
    let declared = check_kind(state, kind)?;
    check_named(state, declared.kicker, kind, named)?;
    Ok(Declared { named, ..declared })
}

/// The same before anybody is named.
pub(crate) fn check_kind(state: &SimulatorSoccer, kind: KickKind) -> Result<Declared, Refusal> {
    let kicker = state.holder.ok_or(Refusal::NotNow)?;
    let repeats = state.phase == Phase::Repeat {};
    let heads = matches!(state.phase, Phase::Header { .. });
    let origin = if repeats { Origin::Open } else { state.round.origin };
    match kind {
        KickKind::HeaderPass | KickKind::HeaderShot => {
            let Phase::Header { side } = state.phase else {
                return Err(Refusal::NotNow);
            };
            check_header(state, side, kind)?;
        }
        KickKind::Throw => {
            if state.phase != (Phase::PutDown {}) {
                return Err(Refusal::NotNow);
            }
        }
        KickKind::Play | KickKind::Dribble | KickKind::Cross | KickKind::Shot => {
            if !(repeats || state.phase == Phase::Declare {}) {
                return Err(Refusal::NotNow);
            }
            check_place_kick(state, origin, kind)?;
            if repeats {
                repeat::check(state, kicker, kind)?;
            } else {
                check_zone(state, kicker, kind)?;
            }
        }
    }
    let origin = if heads && state.round.origin != Origin::Restart {
        Origin::Open
    } else {
        origin
    };
    Ok(Declared {
        kicker,
        kind,
        origin,
        named: None,
        instant: repeats.then_some(state.round.reached),
    })
}

/// SIM-DRIB-1, SIM-GKICK-2 What a place kick can be.
fn check_place_kick(state: &SimulatorSoccer, origin: Origin, kind: KickKind) -> Result<(), Refusal> {
    if kind == KickKind::Dribble && origin.is_place_kick() {
        return Err(Refusal::NoDribbleFromPlaceKick);
    }
    if kind == KickKind::Shot && state.round.shot && state.phase != (Phase::Repeat {}) {
        return Err(Refusal::ShotUsed);
    }
    if origin == Origin::GoalKick && kind != KickKind::Play {
        return Err(Refusal::GoalKickIsAPass);
    }
    Ok(())
}

/// SIM-CROSS-1, SIM-SHOT-7 Where a first kick can be a cross or a shot. SIM-CROSS-7 Place kicks too.
fn check_zone(state: &SimulatorSoccer, kicker: Player, kind: KickKind) -> Result<(), Refusal> {
    match kind {
        KickKind::Cross if !in_crossing_area(state, kicker) => Err(Refusal::NotTheCornerArea),
        KickKind::Shot if !in_scoring_area(state, kicker) => Err(Refusal::NotTheScoringArea),
        KickKind::Play
        | KickKind::Dribble
        | KickKind::Cross
        | KickKind::Shot
        | KickKind::Throw
        | KickKind::HeaderPass
        | KickKind::HeaderShot => Ok(()),
    }
}

/// SIM-HEAD-2 to SIM-HEAD-5 What a header can be used for.
fn check_header(state: &SimulatorSoccer, side: Side, kind: KickKind) -> Result<(), Refusal> {
    if kind == KickKind::HeaderShot {
        if side != state.attacking || state.round.origin == Origin::Restart && state.round.kicks == 0 {
            return Err(Refusal::DefendersHeadAPass);
        }
        if state.round.shot {
            return Err(Refusal::ShotUsedHeader);
        }
    }
    Ok(())
}

/// SIM-DRIB-2, SIM-PRO-4, SIM-PRO-11 Whom a declaration may name. SIM-DRIB-12 One opponent; SIM-PASS-3 a pass needs nobody.
pub(crate) fn check_named(
    state: &SimulatorSoccer,
    kicker: Player,
    kind: KickKind,
    named: Option<Player>,
) -> Result<(), Refusal> {
    match (kind, named) {
        (KickKind::Dribble, named) => {
            let near = |opponent: Player| {
                opponent.side() != kicker.side()
                    && state.stands(opponent)
                    && state.cell_of(opponent).distance(state.cell_of(kicker)) <= 1
            };
            if named.is_some_and(near) {
                Ok(())
            } else {
                Err(Refusal::DribbleWhom)
            }
        }
        (_, None) => Ok(()),
        (KickKind::Play, Some(receiver)) => {
            let may = state.has(kicker, Skill::LongKick)
                && receiver != kicker
                && receiver.side() == kicker.side()
                && state.is_on_pitch(receiver);
            if may { Ok(()) } else { Err(Refusal::NoLongKick) }
        }
        (KickKind::Cross, Some(receiver)) => {
            let area: Cells = zones(kicker.side().other()).penalty_area;
            let may = state.has(kicker, Skill::PreciseCross)
                && receiver != kicker
                && receiver.side() == kicker.side()
                && state.stands(receiver)
                && area.contains(state.cell_of(receiver));
            if may { Ok(()) } else { Err(Refusal::NoPreciseCross) }
        }
        (KickKind::Shot | KickKind::Throw | KickKind::HeaderPass | KickKind::HeaderShot, Some(_)) => {
            Err(Refusal::NotNow)
        }
    }
}

/// A kick is declared.
pub(super) fn declare(
    turn: &mut Play<'_, impl Log<Event>>,
    kind: KickKind,
    named: Option<Player>,
) -> Result<(), Refusal> {
    let declared = check(turn.state(), kind, named)?;
    turn.emit(Event::Declared { declared });
    prepare::go_on(turn);
    Ok(())
}

/// SIM-GK-16 The keeper puts the ball down.
pub(super) fn put_down(turn: &mut Play<'_, impl Log<Event>>, at: Option<crate::Spot>) -> Result<(), Refusal> {
    let state = turn.state();
    let keeper = state.holder.ok_or(Refusal::NotNow)?;
    let cell = state.cell_of(keeper);
    let at = at
        .or_else(|| put_down_spot(state, keeper))
        .ok_or(Refusal::PutDownNearOpponent)?;
    check_put_down(state, keeper, at)?;
    turn.emit(Event::BallPut { at, cell });
    super::make_room_for_ball(turn);
    ask(turn, Phase::Declare {});
    Ok(())
}

/// SIM-GK-16 Anywhere in his cell, 1.2 from an opponent's peg.
fn check_put_down(state: &SimulatorSoccer, keeper: Player, at: crate::Spot) -> Result<(), Refusal> {
    let cell = state.cell_of(keeper);
    if crate::board::depth(cell, at.cm()) < 0.6 - 1e-6 {
        return Err(Refusal::PutDownInCell);
    }
    let clear = state
        .team(keeper.side().other())
        .all(|opponent| state.piece(opponent).at.away(at) >= 2.3 - 1e-6);
    if clear {
        Ok(())
    } else {
        Err(Refusal::PutDownNearOpponent)
    }
}

/// SIM-GK-16, SIM-PLACE-8 Where the keeper puts the ball down by himself: in the middle or beside it, else on the
/// nearest legal spot of the lattice, if there is one.
pub(crate) fn put_down_spot(state: &SimulatorSoccer, keeper: Player) -> Option<crate::Spot> {
    let anchor = crate::board::anchor(state.cell_of(keeper));
    let beside = [
        (0, 0),
        (150, 0),
        (-150, 0),
        (0, 150),
        (0, -150),
        (150, 150),
        (-150, -150),
        (150, -150),
        (-150, 150),
    ];
    beside
        .into_iter()
        .map(|(dx, dy)| crate::Spot::new(anchor.x + dx, anchor.y + dy))
        .chain(lattice(anchor))
        .find(|at| check_put_down(state, keeper, *at).is_ok())
}

/// SIM-THROW-5, SIM-PEN-3 A throw-in is thrown and a penalty is a shot: nothing else can be declared.
pub(super) fn declare_only_kick(turn: &mut Play<'_, impl Log<Event>>, kind: KickKind, origin: Origin) {
    let kicker = turn.state().holder.expect("somebody takes the kick");
    turn.emit(Event::Declared {
        declared: Declared {
            kicker,
            kind,
            origin,
            named: None,
            instant: None,
        },
    });
    prepare::go_on(turn);
}

/// SIM-REP-1 No skill is used: phase 2.
pub(super) fn no_repeat(turn: &mut Play<'_, impl Log<Event>>) {
    round::phase_two(turn);
}
