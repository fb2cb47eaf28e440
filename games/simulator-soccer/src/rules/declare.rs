//! SIM-PASS, SIM-DRIB, SIM-CROSS, SIM-SHOT What kind of kick is declared.

use engine::{Log, Side};

use super::{About, Play, header, pick_up, prepare, repeat};
use crate::{
    Declared, Event, KickKind, Move, Origin, Phase, Player, Refusal, SimulatorSoccer, Skill,
    board::{Cells, zones},
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-declare",
    clause: "SIM-PASS-4",
    seconds: 6,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

/// The kicks that can be declared now, as the first of a round, as a repeat or as a header.
pub(super) fn list(state: &SimulatorSoccer) -> Vec<Move> {
    let mut moves = Vec::new();
    for kind in KickKind::ALL {
        let Ok(declared) = check_kind(state, kind) else {
            continue;
        };
        let everybody = state.everybody().map(Some);
        for named in std::iter::once(None).chain(everybody) {
            if check_named(state, declared.kicker, kind, named).is_ok() {
                moves.push(Move::Declare { kind, named });
            }
        }
    }
    moves
}

pub(super) fn by_itself() -> Move {
    Move::Declare {
        kind: KickKind::Play,
        named: None,
    }
}

/// SIM-CROSS-1, SIM-PRO-10 Whether a footballer may cross from his cell.
pub(super) fn in_crossing_area(state: &SimulatorSoccer, player: Player) -> bool {
    let cell = state.cell_of(player);
    let area = zones(player.side().other()).corner_area;
    area.contains(cell)
        || (state.has(player, Skill::WideCorner) && cell.neighbours().any(|next| area.contains(next)))
}

/// SIM-SHOT-1, SIM-PITCH-4 Whether a footballer stands in his scoring area.
pub(super) fn in_scoring_area(state: &SimulatorSoccer, player: Player) -> bool {
    zones(player.side()).attack.contains(state.cell_of(player))
}

/// Whether the holder may declare a kind of kick now, before anybody is named. SIM-REST-3 A repeat is an ordinary kick;
/// SIM-REST-4 so is a place kick.
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
            header::check(state, side, kind)?;
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

/// SIM-DRIB-2, SIM-PRO-4, SIM-PRO-11 Whom a declaration may name. SIM-DRIB-12 One opponent; SIM-PASS-3 a pass needs nobody.
#[inline]
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
        (
            KickKind::Play
            | KickKind::Cross
            | KickKind::Shot
            | KickKind::Throw
            | KickKind::HeaderPass
            | KickKind::HeaderShot,
            None,
        ) => Ok(()),
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

/// A kick that may be declared.
pub(crate) struct Choice {
    declared: Declared,
}

/// Whether a kick may be declared now: first of a round, repeat, header or keeper's throw.
pub(super) fn check(
    state: &SimulatorSoccer,
    kind: KickKind,
    named: Option<Player>,
) -> Result<Choice, Refusal> {
    let declared = check_kind(state, kind)?;
    check_named(state, declared.kicker, kind, named)?;
    Ok(Choice {
        declared: Declared { named, ..declared },
    })
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Declare { kind, named } = *mv {
        check(state, kind, named)
    } else if *mv == (Move::PickUp {}) {
        Err(pick_up::why_not_now(state))
    } else if *mv == (Move::Done {}) {
        Err(Refusal::MustKick)
    } else {
        Err(Refusal::NotNow)
    }
}

/// A kick is declared.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { declared }: Choice) {
    turn.emit(Event::Declared { declared });
    prepare::go_on(turn);
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
