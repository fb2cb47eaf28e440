//! SIM-FOUL, SIM-CARD, SIM-VAR Fouls, cards and the video referee.

use engine::Log;

use super::{Play, stoppage, time};
use crate::{
    Event, FoulKind, Origin, Player, SimulatorSoccer,
    board::{anchor, penalty_spot, zones},
};

/// SIM-FOUL-4 A foul stops play at once.
pub(super) fn foul(turn: &mut Play<'_, impl Log<Event>>, player: Player, kind: FoulKind) {
    let state = turn.state();
    // SIM-FOUL-2 Where the ball was.
    let cell = match kind {
        FoulKind::Stroke | FoulKind::Header | FoulKind::Dribble => state
            .kick
            .map_or(state.ball_cell, |kick| state.cell_of(kick.kicker)),
        FoulKind::Tackle | FoulKind::Entry | FoulKind::Major => state.ball_cell,
    };
    turn.emit(Event::Foul { player, kind, cell });
    // SIM-CARD-1
    match kind {
        FoulKind::Entry => turn.emit(Event::Cautioned { player }),
        FoulKind::Major => turn.emit(Event::SentOff { player }),
        FoulKind::Stroke | FoulKind::Header | FoulKind::Dribble | FoulKind::Tackle => {}
    }
    let offended = player.side().other();
    // SIM-FOUL-3
    let penalty = zones(player.side()).penalty_area.contains(cell);
    // SIM-VAR-1, SIM-VAR-3 Only what came from a die is reviewed.
    let by_die = match kind {
        FoulKind::Dribble | FoulKind::Tackle | FoulKind::Entry => true,
        FoulKind::Stroke | FoulKind::Header | FoulKind::Major => false,
    };
    if penalty && by_die && turn.state().options.var.is_on() {
        let die = turn.chance.die("var", 6);
        turn.emit(Event::VarRolled { die });
        if die == 6 {
            // SIM-VAR-2
            if kind == FoulKind::Entry {
                turn.emit(Event::CautionWithdrawn { player });
            }
            return stoppage::stop(
                turn,
                Origin::GoalKick,
                player.side(),
                anchor(zones(player.side()).goal),
            );
        }
    }
    // SIM-CARD-2 A second caution is a sending-off.
    if kind == FoulKind::Entry && turn.state().piece(player).cautions >= 2 {
        turn.emit(Event::SentOff { player });
    }
    if end_if_too_few(turn) {
        return;
    }
    if penalty {
        stoppage::stop(turn, Origin::Penalty, offended, penalty_spot(player.side()));
    } else {
        stoppage::stop(turn, Origin::FreeKick, offended, anchor(cell));
    }
}

/// SIM-CARD-4 A side with fewer than seven footballers loses at once.
fn end_if_too_few(turn: &mut Play<'_, impl Log<Event>>) -> bool {
    let short = engine::Side::ALL
        .into_iter()
        .find(|side| turn.state().strength(*side) < 7);
    if let Some(side) = short {
        let score = forfeited(turn.state(), side);
        time::end_match(turn, Some(side.other()), score);
    }
    short.is_some()
}

/// SIM-GEN-7, SIM-CARD-4 The score of a side that is lost: 0-3, or as it stands if it trails by more than three.
pub(crate) fn forfeited(state: &SimulatorSoccer, loser: engine::Side) -> engine::BySide<u16> {
    let (own, other) = (state.score[loser], state.score[loser.other()]);
    if other > own + 3 {
        return state.score;
    }
    let mut score = engine::BySide::default();
    score[loser.other()] = 3;
    score
}

/// SIM-OFF-8 An offside gives a free kick at the anchor of the offender's cell.
pub(super) fn offside(turn: &mut Play<'_, impl Log<Event>>, player: Player) {
    let cell = turn.state().cell_of(player);
    turn.emit(Event::Offside { player });
    stoppage::stop(turn, Origin::FreeKick, player.side().other(), anchor(cell));
}
