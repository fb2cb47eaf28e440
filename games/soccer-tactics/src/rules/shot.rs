//! Shots. TACTICS-SHOT-1, TACTICS-SHOT-3 The chances that lead here stand with the plays they come from.

use engine::{Chance, Log};

use super::{Play, corner, goal_kick, kick_off, time};
use crate::{
    Event, Pawn, ShotResult,
    options::{Options, ShotDevice},
};

/// TACTICS-SHOT-7 The areas are equally likely. TACTICS-SHOT-8 How the spinner turns is a matter for the eye.
pub(super) fn draw(options: &Options, chance: &mut Chance) -> ShotResult {
    use ShotResult::{Corner, Goal, GoalKick};
    const SPINNER: [ShotResult; 8] = [Goal, Corner, Goal, GoalKick, Goal, Corner, Goal, GoalKick];
    // TACTICS-VAR-3
    const DIE: [ShotResult; 6] = [Goal, Goal, Goal, Corner, GoalKick, GoalKick];
    match options.shot_device {
        ShotDevice::Spinner => SPINNER[usize::from(chance.die("shot", 8) - 1)],
        ShotDevice::Die => DIE[usize::from(chance.die("shot", 6) - 1)], // TACTICS-VAR-2
    }
}

/// TACTICS-SHOT-2 The holder shoots: one draw.
pub(super) fn shoot(turn: &mut Play<'_, impl Log<Event>>, pawn: Pawn) {
    let side = pawn.side();
    let options = turn.state().options;
    let result = draw(&options, turn.chance);
    turn.emit(Event::Shot { pawn, result });
    if result == ShotResult::Goal {
        // TACTICS-SHOT-4
        let mut score = turn.state().score;
        score[side] = score[side].saturating_add(1);
        turn.emit(Event::Goal { side, pawn, score });
    }
    time::charge(turn, time::SHOT);
    match result {
        ShotResult::Goal => kick_off::after_goal(turn, side.other()),
        ShotResult::Corner => corner::award(turn, pawn), // TACTICS-SHOT-5
        ShotResult::GoalKick => goal_kick::award(turn, side.other()), // TACTICS-SHOT-6
    }
}

#[cfg(test)]
mod tests {
    use engine::Rules;

    use super::*;
    use crate::SoccerTactics;

    /// The tables of the box: TACTICS-SHOT-7 and TACTICS-VAR-3.
    #[test]
    fn spinner_and_die_are_those_of_the_tables() {
        for (device, table, faces) in [
            ("spinner", include_str!("../../data/spinner.csv"), 8),
            ("die", include_str!("../../data/shooting_die.csv"), 6),
        ] {
            let values = [("shot_device".to_owned(), device.into())].into_iter().collect();
            let options = SoccerTactics::options(&values).unwrap();
            let rows: Vec<&str> = table.lines().skip(1).collect();
            assert_eq!(rows.len(), faces);
            for row in rows {
                let fields: Vec<&str> = row.split(',').collect();
                let mut chance = Chance::scripted([("shot".to_owned(), fields[0].to_owned())]);
                assert_eq!(
                    draw(&options, &mut chance).word().replace('-', "_"),
                    fields[2],
                    "{row}"
                );
            }
        }
    }
}
