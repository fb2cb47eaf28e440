//! SIM-GK-7 Whether a keeper who was positioned in the ball cell tackles the shooter.

use engine::{Log, Side};

use super::{About, Play, agrees, entry, foul, keeper, prepare, restart, tackle};
use crate::{Duel, Event, FoulKind, KickKind, Move, Player, Refusal, SimulatorSoccer};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-keeper-tackle",
    clause: "SIM-GK-7",
    seconds: 2,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.defending()
}

pub(super) fn list() -> Vec<Move> {
    vec![Move::Tackle {}, Move::Decline {}]
}

/// SIM-GK-7 Whether the positioned keeper is in the ball cell.
pub(super) fn is_possible(state: &SimulatorSoccer) -> bool {
    let shot = keeper::shot(state);
    state.aiming.ready
        && state.aiming.bar_y.is_none()
        && shot.kind == KickKind::Shot
        && state
            .keeper(shot.kicker.side().other())
            .is_some_and(|keeper| state.cell_of(keeper) == state.ball_cell)
}

/// Whether the keeper tackles.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Tackle { keeper: Player, shooter: Player },
    Decline,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    Ok(Choice(if agrees(mv, Move::Tackle {})? {
        let shooter = keeper::shot(state).kicker;
        let keeper = state.keeper(shooter.side().other()).ok_or(Refusal::NoKeeper)?;
        Chosen::Tackle { keeper, shooter }
    } else {
        Chosen::Decline
    }))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::Tackle { keeper, shooter } => tackle(turn, keeper, shooter),
        Chosen::Decline => prepare::go_on(turn),
    }
}

/// SIM-GK-7 The keeper tackles the shooter.
fn tackle(turn: &mut Play<'_, impl Log<Event>>, keeper: Player, shooter: Player) {
    let fouls = tackle::fouls_on_one(turn.state(), keeper);
    let (tackler_die, holder_die) = entry::duel(turn, Duel::KeeperTackle, keeper, shooter);
    // SIM-TACK-5
    if fouls && tackler_die == 1 {
        return foul::foul(turn, keeper, FoulKind::Tackle);
    }
    let state = turn.state();
    let won = state.piece(keeper).sticker.tackling + tackler_die
        > state.piece(shooter).sticker.defending + holder_die;
    let (winner, loser) = if won { (keeper, shooter) } else { (shooter, keeper) };
    turn.emit(Event::DuelWon {
        duel: Duel::KeeperTackle,
        winner,
        loser,
    });
    if won {
        keeper::stand_up(turn);
        return restart::win_ball(turn, keeper);
    }
    prepare::go_on(turn);
}
