//! What must hold in every state of a match.

use engine::Side;

use crate::{Phase, Player, SimulatorSoccer, board, state::Status};

/// SIM-PLACE-2, SIM-TEAM-1 Nobody is lost or doubled.
pub(crate) fn audit(state: &SimulatorSoccer) -> Result<(), String> {
    for side in Side::ALL {
        if state.clock.period > 0 {
            let playing = state.strength(side);
            let off = Player::of(side)
                .filter(|player| state.piece(*player).status == Status::SentOff)
                .count();
            // SIM-SUB-7 The reserve keeper plays on the peg of the one who was sent off.
            let returned = usize::from(state.reserve_used[side]);
            if playing + off + returned != 11 {
                return Err(format!("{side} has {playing} footballers and {off} sent off"));
            }
        }
        for player in state.team(side) {
            let piece = state.piece(player);
            if board::depth(piece.cell, piece.at.cm()) < 0.0 {
                return Err(format!("{player} at {} is not in {}", piece.at, piece.cell));
            }
        }
    }
    let mut counted = state.clone();
    Side::ALL.into_iter().for_each(|side| counted.recount(side));
    if counted.ground != state.ground {
        return Err(format!("{:?} is not where the pieces are", state.ground));
    }
    if let Some(holder) = state.holder
        && !state.held
        && state.is_on_pitch(holder)
        && state.cell_of(holder) != state.ball_cell
        && matches!(
            state.phase,
            Phase::Declare {} | Phase::Move2 {} | Phase::Move3 {} | Phase::Repeat {}
        )
    {
        return Err(format!("{holder} holds a ball that lies in {}", state.ball_cell));
    }
    Ok(())
}
