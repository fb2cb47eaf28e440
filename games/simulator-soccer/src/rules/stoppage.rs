//! SIM-KO, SIM-CORN, SIM-GKICK, SIM-FK, SIM-PEN Play stops, and resumes with a line-up.

use engine::{Log, Side};

use super::{Play, ask, line_up, pegs::put, substitution, time};
use crate::{
    Event, LineUpPart, Origin, Phase, Player, SimulatorSoccer, Spot, Why,
    board::{on_track, zones},
    state::Stoppage,
};

/// Play stops and resumes with a line-up.
pub(super) fn stop(turn: &mut Play<'_, impl Log<Event>>, origin: Origin, side: Side, at: Spot) {
    turn.emit(Event::Stopped { origin, side, at });
    begin_line_up(turn);
}

/// SIM-TIME-4 A line-up makes a step; SIM-HALF-3, SIM-HALF-4 then the whistle may go.
pub(super) fn begin_line_up(turn: &mut Play<'_, impl Log<Event>>) {
    time::step(turn);
    let stoppage = present(turn.state());
    if !time::stoppage_counts(turn.state(), stoppage.origin, stoppage.side, stoppage.at) {
        return time::whistle(turn);
    }
    turn.emit(Event::LiftedAll {});
    // SIM-SUB-3 The kicking side substitutes before its first group.
    if substitution::is_possible(turn.state(), stoppage.side) {
        ask(turn, Phase::Substitutions { side: stoppage.side });
    } else {
        first_group(turn);
    }
}

/// The stoppage under way.
pub(super) fn present(state: &SimulatorSoccer) -> Stoppage {
    state.stoppage.expect("play is stopped")
}

/// SIM-SUB-3, SIM-HALF-5 After a side's substitutions.
pub(super) fn after_substitutions(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    let state = turn.state();
    let kicking = side == state.attacking;
    if state.in_break {
        if kicking && substitution::is_possible(state, side.other()) {
            return ask(turn, Phase::Substitutions { side: side.other() });
        }
        return first_group(turn);
    }
    if kicking {
        first_group(turn);
    } else {
        ask(
            turn,
            Phase::LineUp {
                part: LineUpPart::All,
            },
        );
    }
}

/// SIM-LU-3 Step 1; SIM-GKICK-1 the ball of a goal kick is put down first.
pub(super) fn first_group(turn: &mut Play<'_, impl Log<Event>>) {
    let stoppage = present(turn.state());
    let state = turn.state();
    let keeper = line_up::waiting(state, stoppage.side.other()).find(|player| state.is_keeper(*player));
    // SIM-PEN-2 The keeper is set on the track.
    if let Some(keeper) = keeper.filter(|_| stoppage.origin == Origin::Penalty) {
        put_keeper_on_track(turn, keeper);
    }
    let goal_kick = stoppage.origin == Origin::GoalKick;
    ask(
        turn,
        if goal_kick {
            Phase::BallSpot {}
        } else {
            Phase::LineUp {
                part: LineUpPart::First,
            }
        },
    );
}

/// SIM-PEN-2 On his goal line, in the middle.
pub(super) fn put_keeper_on_track(turn: &mut Play<'_, impl Log<Event>>, keeper: Player) {
    let side = keeper.side();
    put(
        turn,
        keeper,
        on_track(side, 0),
        zones(side).goal,
        None,
        Why::LineUp,
        0,
    );
}
