//! SIM-COD-1 to SIM-COD-8 Who may take a ball that lies somewhere, and by which rule.

use engine::Side;

use crate::{
    Cell, Declared, KickKind, Origin, Player, Rival, SimulatorSoccer, Skill, TakeRule,
    board::distances,
    player::Players,
    state::{Fall, Flight},
};

/// Cells from a footballer to the ball. SIM-LINE-1 A ball on a line lies in one large cell.
pub(super) fn distance(state: &SimulatorSoccer, flight: &Flight, player: Player) -> u8 {
    let from = state.cell_of(player).index();
    flight
        .cells
        .iter()
        .map(|cell| distances(*cell)[from])
        .min()
        .unwrap_or(0)
}

/// What SIM-COD-12 drops when nobody is eligible.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mercy {
    None,
    Moved,
    MovedAndShooter,
}

/// Who takes part in a Calculation of Distance.
#[derive(Clone, Copy)]
struct Runners {
    /// Those who may take a ball that lies in their own cell.
    here: Players,
    /// Those who may run to it, SIM-LONG-1 however far.
    far: Players,
}

/// SIM-COD-3 Who takes part. SIM-PASS-2 The kicker of a pass does.
fn runners(state: &SimulatorSoccer, kick: Declared, touched: Players, mercy: Mercy) -> Runners {
    let (mut here, mut far) = (state.ground.standing, state.ground.standing);
    let kicker: Players = [kick.kicker].into_iter().collect();
    // SIM-FK-7, SIM-KICK-7
    if kick.origin.is_place_kick() && (touched - kicker).is_empty() {
        here = here - kicker;
    }
    // SIM-PRO-12
    if kick.kind == KickKind::Cross {
        here = here - state.aiming.stepped;
    }
    // SIM-CROSS-5, SIM-SHOT-6, SIM-HEAD-8
    let tied = kick.kind == KickKind::Cross || kick.kind.is_shot();
    if tied && mercy != Mercy::MovedAndShooter {
        far = far - kicker;
    }
    if mercy == Mercy::None {
        far = far - (state.round.moved & Players::of(kick.kicker.side()));
    }
    let far = far & here;
    // SIM-SLIDE-6
    for player in (state.ground.on_pitch - state.ground.standing).iter() {
        let lying = state.piece(player).lying;
        if lying.is_some_and(|lying| lying.fall == Fall::Slide) {
            here.insert(player);
        }
    }
    Runners { here, far }
}

/// The nearest of those who take part.
fn nearest(runners: Runners, distance: impl Fn(Player) -> u8) -> Players {
    let mut least = u8::MAX;
    let mut nearest = Players::NONE;
    for player in runners.here.iter() {
        let near = distance(player);
        if near > least || (near > 0 && !runners.far.contains(player)) {
            continue;
        }
        if near < least {
            least = near;
            nearest = Players::NONE;
        }
        nearest.insert(player);
    }
    nearest
}

/// SIM-COD-1 to SIM-COD-8 Who may take a ball that lies there, and by which rule.
pub(super) fn takers(state: &SimulatorSoccer, kick: Declared) -> (Players, TakeRule) {
    let runners = runners(state, kick, state.flight.touched, Mercy::None);
    let flight = &state.flight;
    takers_among(state, flight, kick, runners, |player| {
        distance(state, flight, player)
    })
}

/// The same of a ball that would have flown so.
fn takers_among(
    state: &SimulatorSoccer,
    flight: &Flight,
    kick: Declared,
    most: Runners,
    distance: impl Fn(Player) -> u8 + Copy,
) -> (Players, TakeRule) {
    for mercy in [Mercy::None, Mercy::Moved, Mercy::MovedAndShooter] {
        let runners = if mercy == Mercy::None {
            most
        } else {
            runners(state, kick, flight.touched, mercy)
        };
        let nearest = nearest(runners, distance);
        if !nearest.is_empty() {
            return break_tie(state, flight, kick, nearest);
        }
    }
    (state.ground.standing, TakeRule::Nearest)
}

/// Who would take an untouched ball, for every cell that it might stop in.
pub(crate) fn takers_everywhere(
    state: &SimulatorSoccer,
    kick: Declared,
    from: Cell,
    pressed_by: Option<Player>,
) -> impl Iterator<Item = (Cell, Players, TakeRule)> {
    let runners = runners(state, kick, state.flight.touched, Mercy::None);
    let mut flight = state.flight.clone();
    flight.pressed_by = pressed_by;
    Cell::all().map(move |cell| {
        flight.cells = std::iter::once(cell).collect();
        let away = distances(cell);
        flight.travelled = away[from.index()];
        let distance = |player| away[state.cell_of(player).index()];
        let (takers, rule) = takers_among(state, &flight, kick, runners, distance);
        (cell, takers, rule)
    })
}

/// SIM-COD-5 to SIM-COD-8 The tie rules.
fn break_tie(
    state: &SimulatorSoccer,
    flight: &Flight,
    kick: Declared,
    nearest: Players,
) -> (Players, TakeRule) {
    let attackers = nearest & Players::of(kick.kicker.side());
    let defenders = nearest & Players::of(kick.kicker.side().other());
    if attackers.is_empty() || defenders.is_empty() {
        return (nearest, TakeRule::Nearest);
    }
    // SIM-COD-5
    if let Some(last) = flight.last_touch.filter(|last| nearest.contains(*last)) {
        return ([last].into_iter().collect(), TakeRule::LastTouch);
    }
    let (side, rule) = tie_rule(state, flight, kick);
    // SIM-PRO-4 The named receiver, if he is among the nearest.
    if rule == TakeRule::LongKick
        && let Some(receiver) = kick.named.filter(|receiver| attackers.contains(*receiver))
    {
        return ([receiver].into_iter().collect(), rule);
    }
    (
        if side == kick.kicker.side() {
            attackers
        } else {
            defenders
        },
        rule,
    )
}

/// SIM-COD-6 to SIM-COD-8, SIM-HEAD-7 To whom a tie goes when nobody of the equals touched the ball last.
fn tie_rule(state: &SimulatorSoccer, flight: &Flight, kick: Declared) -> (Side, TakeRule) {
    let (attack, defence) = (kick.kicker.side(), kick.kicker.side().other());
    let long = flight.travelled > state.options.short_pass_max;
    let restart = kick.origin == Origin::Restart;
    // SIM-KICK-6 A ball that stays in the kicker's cell is a drive, but not that of a place kick (SIM-KICK-7).
    let stays = flight.cells.contains(&state.cell_of(kick.kicker));
    let drive = stays && !kick.origin.is_place_kick() && !flight.shot_lost;
    let play = drive || matches!(kick.kind, KickKind::Play | KickKind::Dribble);
    let pressed = play && flight.pressed_by.is_some();
    // SIM-COD-6
    if long && play && !restart && !pressed && state.has(kick.kicker, Skill::LongKick) {
        return (attack, TakeRule::LongKick);
    }
    if long {
        (defence, TakeRule::TooLong)
    } else if pressed {
        (defence, TakeRule::Pressed)
    } else if restart {
        (defence, TakeRule::Restart)
    } else if !play {
        (defence, TakeRule::Kind)
    } else {
        (attack, TakeRule::Short)
    }
}

/// SIM-COD-1 The nearest opponent of a taker who could have taken the ball himself.
pub(super) fn rival(state: &SimulatorSoccer, taker: Player) -> Option<Rival> {
    let kick = state.kick?;
    let runners = runners(state, kick, state.flight.touched, Mercy::None);
    (runners.here & Players::of(taker.side().other()))
        .iter()
        .map(|player| Rival {
            player,
            cells: distance(state, &state.flight, player),
        })
        .filter(|rival| rival.cells == 0 || runners.far.contains(rival.player))
        .min_by_key(|rival| rival.cells)
}
