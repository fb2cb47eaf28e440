//! Equal coaches of Simulator Soccer dare something: the same matches on every machine.

use bots::{Level, decide};
use engine::{Chance, ClockInput, Dropped, Game, OptionValues, Rng, ToAct, Viewer};
use simulator_soccer::{SimulatorSoccer, View};

/// A match of instinct against itself with a ball that is really flicked, as it stands at the end.
fn mirror(seed: u64) -> View {
    let bots = ["home_coach", "away_coach"].map(|coach| (coach.to_owned(), "bot".into()));
    let options: OptionValues = bots.into_iter().collect();
    let options = SimulatorSoccer::options(&options).expect("bots may coach both sides");
    let (mut chance, mut rng) = (Chance::seeded(seed), Rng::seeded(!seed));
    let mut state = SimulatorSoccer::new(&options);
    state.start(&mut chance, &mut Dropped);
    loop {
        match state.to_act() {
            ToAct::Over(_) => return state.view(Viewer::Spectator),
            ToAct::Clock => state
                .clock(ClockInput::Tick, &mut chance, &mut Dropped)
                .expect("the clock tells what the match waits for"),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                let mv = decide(&state, seat, Level::Instinct, &mut rng);
                state
                    .play(seat, &mv, &mut chance, &mut Dropped)
                    .expect("bots play legal moves");
            }
        }
    }
}

#[test]
fn passes_are_dared_and_shots_are_worth_their_while() {
    let (mut passes, mut kept, mut shots, mut goals) = (0, 0, 0, 0);
    for view in (0..6).map(mirror) {
        for tally in [view.tally.home, view.tally.away] {
            passes += tally.passes;
            kept += tally.kept;
            shots += tally.shots;
        }
        goals += view.score.home + view.score.away;
    }
    let share = f64::from(kept) / f64::from(passes);
    assert!(
        (0.6..0.89).contains(&share),
        "{kept} of {passes} passes kept: {share:.3}"
    );
    assert!((6 * 5..6 * 16).contains(&shots), "{shots} shots in six matches");
    assert!((6..6 * 8).contains(&goals), "{goals} goals in six matches");
}
