//! SIM-GKD Whether the shooter dribbles the keeper.

use engine::{Log, Side};

use super::{About, Play, agrees, cod, entry, foul, keeper, prepare};
use crate::{
    Duel, Event, FoulKind, KickKind, Move, Player, Refusal, SimulatorSoccer, board::zones, spot::towards,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-keeper-dribble",
    clause: "SIM-GKD-1",
    seconds: 2,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

pub(super) fn list() -> Vec<Move> {
    vec![Move::DribbleKeeper {}, Move::Decline {}]
}

/// SIM-GKD-1, SIM-GKD-2 Whether the shooter may dribble the keeper.
pub(super) fn is_possible(state: &SimulatorSoccer) -> bool {
    let kick = keeper::shot(state);
    let keeper = state.keeper(kick.kicker.side().other());
    kick.instant.is_some()
        && kick.kind == KickKind::Shot
        && state.aiming.ready
        && state.aiming.bar_y.is_none()
        && keeper.is_some_and(|keeper| state.cell_of(keeper).distance(state.ball_cell) <= 1)
}

/// Whether the shooter dribbles the keeper.
pub(crate) struct Choice(Chosen);

enum Chosen {
    Dribble { shooter: Player, keeper: Player },
    Decline,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    Ok(Choice(if agrees(mv, Move::DribbleKeeper {})? {
        let shooter = keeper::shot(state).kicker;
        let keeper = state.keeper(shooter.side().other()).ok_or(Refusal::NoKeeper)?;
        Chosen::Dribble { shooter, keeper }
    } else {
        Chosen::Decline
    }))
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::Dribble { shooter, keeper } => dribble(turn, shooter, keeper),
        Chosen::Decline => prepare::go_on(turn),
    }
}

/// SIM-GKD-3 to SIM-GKD-6 The shooter dribbles the keeper.
fn dribble(turn: &mut Play<'_, impl Log<Event>>, shooter: Player, keeper: Player) {
    let state = turn.state();
    let mut won = false;
    if !zones(keeper.side()).goal_box.contains(state.cell_of(keeper)) {
        let (shooter_die, keeper_die) = entry::duel(turn, Duel::KeeperDribble, shooter, keeper);
        // SIM-DRIB-9
        if keeper_die == 1
            && zones(shooter.side())
                .attack
                .contains(turn.state().cell_of(shooter))
        {
            return foul::foul(turn, keeper, FoulKind::Dribble);
        }
        let state = turn.state();
        won = state.piece(shooter).sticker.dribbling + shooter_die
            > state.piece(keeper).sticker.marking + keeper_die;
    }
    let (winner, loser) = if won { (shooter, keeper) } else { (keeper, shooter) };
    turn.emit(Event::DuelWon {
        duel: Duel::KeeperDribble,
        winner,
        loser,
    });
    if won {
        // SIM-GKD-5 He lies with his length along the line from the ball.
        let (ball, at) = (turn.state().ball, turn.state().piece(keeper).at);
        keeper::fall(turn, keeper, towards(ball, at) % 18_000);
        prepare::go_on(turn);
    } else {
        // SIM-GKD-6 The shot counts as taken, and the ball lies where it is.
        keeper::stand_up(turn);
        keeper::fall(turn, shooter, 9000);
        cod::after_lost_keeper_dribble(turn);
    }
}
