//! Bots of every game know only what their seat knows, and their thoughts are sound.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::BTreeMap;

use bots::{Budget, Knowledge, Level, Thought, decide, decide_within, think};
use clubhouse::every_game;
use engine::{Match, OptionValues, Rng, Seed, ToAct};

/// Enough for several rounds, not enough to take long.
const SIMULATIONS: u32 = 32;
/// Searching takes long: one decision in so many is searched.
const SEARCHED: u32 = 16;
/// So many steps are checked at each level that does not search, and a sixth of them at those that do: whole matches,
/// and at least one.
const STEPS: u32 = 4_000;

/// Bots play by the laws, and what their seat cannot know changes nothing of what they decide.
fn bots_play_fair<G: Knowledge>() {
    for level in Level::ALL {
        let mut left = if level.searches() { STEPS / 6 } else { STEPS };
        for seed in 0.. {
            let law = testkit::check_laws::<G>(&testkit::Trial::of(seed), |state, seat, rng| {
                if level.searches() && rng.below(SEARCHED) > 0 {
                    return decide(state, seat, Level::Instinct, rng);
                }
                decide_within(state, seat, level, SIMULATIONS, rng)
            });
            let steps = law.unwrap_or_else(|breach| panic!("{level}: {breach}"));
            left = left.saturating_sub(steps);
            if left == 0 {
                break;
            }
        }
    }
}

/// So many thoughts are compared in each game.
const THOUGHTS: u32 = 60;

/// The whole thought, chance to win included, depends on what the seat knows, the seed and the number of simulations:
/// not on what is hidden, nor on other cores that help. And it can be ended at any time. Matches have options of all kinds,
/// so that bots also think about hands, tables and variants that the box does not begin with.
fn thoughts_are_sound<G: Knowledge>() {
    let mut rng = Rng::seeded(5);
    let untimed: OptionValues = G::UNTIMED
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()))
        .collect();
    let start = |seed: u64, rng: &mut Rng| {
        let options = testkit::random_options::<G>(&untimed, rng);
        Match::<G>::start(&options, BTreeMap::new(), Seed::from_number(seed))
    };
    let mut seeds = 0..100;
    let mut fixture = start(5, &mut rng);
    let mut searched = 0;
    while searched < THOUGHTS {
        let ToAct::Seats(seats) = fixture.to_act() else {
            fixture = start(seeds.next().expect("most matches have decisions"), &mut rng);
            continue;
        };
        let seat = seats.iter().next().expect("a decision has a seat");
        let state = fixture.state();
        if rng.below(SEARCHED) == 0 {
            let seed = u64::from(rng.word());
            let thought = |state: &G, go_on: bool, threads: bool| -> Thought<G::Move> {
                let budget = Budget {
                    simulations: SIMULATIONS,
                    go_on: &|| go_on,
                    threads,
                };
                think(state, seat, Level::World, &budget, &[], &mut Rng::seeded(seed))
            };
            let first = thought(state, true, false);
            assert_eq!(thought(state, true, true), first, "other cores change nothing");
            let other = state.redeal(seat, &mut rng);
            assert_eq!(
                thought(&other, true, false),
                first,
                "what is hidden changes nothing"
            );
            assert!(
                (0.0..=1.0).contains(&first.chance) && first.simulations <= SIMULATIONS,
                "{first:?}"
            );
            let hasty = thought(state, false, false);
            assert_eq!(hasty.simulations, 0);
            fixture
                .clone()
                .play(seat, hasty.mv)
                .expect("a hasty move is legal too");
            searched += 1;
        }
        let mv = decide(state, seat, Level::Instinct, &mut rng);
        fixture.play(seat, mv).expect("bots play legal moves");
    }
}

macro_rules! test_games {
    ($($(#[$when:meta])? $module:ident::$game:ident $(, with $decks:ident)?;)*) => {
        $($(#[$when])? mod $module {
            use $module::$game;

            #[test]
            fn no_bot_knows_what_its_seat_does_not() {
                super::bots_play_fair::<$game>();
            }

            #[test]
            fn thoughts_are_sound() {
                super::thoughts_are_sound::<$game>();
            }
        })*
    };
}
every_game!(test_games);
