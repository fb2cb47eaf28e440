//! Simulator Soccer: bots aim by the rules, wherever the ball lies.

use bots::{Level, decide_within};
use engine::{Chance, Dropped, Rng, Rules, Seat, Side, Writing};
use simulator_soccer::{Move, Phase, SimulatorSoccer};

/// Enough for a search to look beyond routine.
const SIMULATIONS: u32 = 24;

/// The ball lies on the line between two cells, and counts for one of them; he who has it stands in the other, with
/// opponents all around.
fn on_a_line(his: &str, its: &str) -> SimulatorSoccer {
    let text = format!(
        "stickers blank\nperiod 1\nstep 5\nattacking home\norigin open\n\
         h1 E1\nh2 B2\nh5 D2\nh6 F2\nh3 H2\nh7 B4\nh8 D4\nh10 F4\nh11 H4\nh4 F3\nh9 {his}\n\
         a1 E11\na2 H9\na5 F9\na6 D9\na3 B9\na7 E5\na8 F6\na9 D5\na10 D6\na11 F5\na4 E8\n\
         holder h9\nball {its} 47.80,0.00\n"
    );
    let options = SimulatorSoccer::options(&Default::default()).expect("the defaults can be played");
    SimulatorSoccer::read_position(&options, &text).expect("players may stand like this")
}

/// SIM-DRIB-3 A dribble goes towards its opponent, out of the cell of the dribbler.
#[test]
fn a_dribble_is_aimed_by_the_rules() {
    let home = Seat::first(Side::Home);
    let mut aimed = 0;
    for (his, its) in [("E6", "E7"), ("E7", "E6")] {
        let state = on_a_line(his, its);
        let declared = state.moves(home).listed();
        let dribbles = declared.iter().filter(|mv| mv.to_string().contains("dribble"));
        for (opponent, dribble) in dribbles.enumerate() {
            for (seed, level) in [Level::Instinct, Level::Club].into_iter().enumerate() {
                let seed = (10 * opponent + seed) as u64;
                let mut state = state.clone();
                let mut chance = Chance::seeded(seed);
                state
                    .play(home, dribble, &mut chance, &mut Dropped)
                    .expect("it is listed");
                assert!(
                    matches!(state.phase(), Phase::Aim {}),
                    "{dribble}: {:?}",
                    state.phase()
                );
                let mv = decide_within(&state, home, level, SIMULATIONS, &mut Rng::seeded(seed));
                assert!(matches!(mv, Move::Target { .. }), "{mv}");
                let checked = state.check(home, &mv);
                assert_eq!(checked, Ok(()), "{his}: {dribble}, {mv}");
                aimed += 1;
            }
        }
    }
    assert!(aimed >= 8, "{aimed} dribbles");
}
