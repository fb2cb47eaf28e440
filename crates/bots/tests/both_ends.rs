//! Simulator Soccer: what is equally good is chosen alike at both ends of the pitch.

use bots::{Level, decide};
use engine::{Chance, Dropped, OptionValues, Rng, Rules, Side, ToAct, Writing};
use simulator_soccer::{Phase, SimulatorSoccer};

/// Positions that are looked at.
const POSITIONS: usize = 2000;

/// Decisions that are a coach's own. Before kicks SIM-TABLE-3 counts for the smaller column what lies on a side of two
/// cells, and SIM-PLACE-8 finds spots on Home's side first, so that a mirrored kick is not quite the same kick.
fn is_mirrored(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::PlaceStart {}
            | Phase::KickoffTaker {}
            | Phase::Move2 {}
            | Phase::Move3 {}
            | Phase::Tackle {}
            | Phase::ChooseCell { .. }
            | Phase::Thrower {}
            | Phase::MakeRoom {}
            | Phase::Substitutions { .. }
            | Phase::LineUp { .. }
    )
}

#[test]
fn instinct_decides_alike_at_both_ends() {
    let values: OptionValues = [("resolution", "table"), ("away_team", "reds")]
        .map(|(name, value)| (name.to_owned(), value.into()))
        .into();
    let options = SimulatorSoccer::options(&values).expect("the same team may play itself");
    let mut seen = 0;
    for seed in 0.. {
        let mut state = SimulatorSoccer::new(&options);
        state.start(&mut Chance::seeded(seed), &mut Dropped);
        let mut rng = Rng::seeded(seed);
        while let ToAct::Seats(seats) = state.to_act() {
            let seat = seats.iter().next().expect("somebody acts");
            let luck = u64::from(rng.word());
            let mv = decide(&state, seat, Level::Instinct, &mut Rng::seeded(luck));
            if is_mirrored(state.phase()) {
                let text: String = state
                    .write_position()
                    .lines()
                    .map(|line| SimulatorSoccer::mirror(line) + "\n")
                    .collect();
                let mirrored =
                    SimulatorSoccer::read_position(&options, &text).expect("a position has a mirror");
                let other = match seat.side() {
                    Side::Home => engine::Seat::first(Side::Away),
                    Side::Away => engine::Seat::first(Side::Home),
                };
                let answer = decide(&mirrored, other, Level::Instinct, &mut Rng::seeded(luck));
                assert_eq!(
                    SimulatorSoccer::mirror(&answer.to_string()),
                    mv.to_string(),
                    "\n{}",
                    state.write_position()
                );
                seen += 1;
                if seen == POSITIONS {
                    return;
                }
            }
            state
                .play(seat, &mv, &mut Chance::seeded(luck), &mut Dropped)
                .expect("a bot plays by the rules");
        }
    }
}
