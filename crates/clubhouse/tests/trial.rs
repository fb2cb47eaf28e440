//! A sixth game comes in by one line of the catalogue; only builds with the feature `trial` know it.

use std::collections::BTreeMap;

use clubhouse::{Budget, Seed, ToAct, game, games};

#[test]
fn the_sixth_game_stands_behind_the_five_of_the_box() {
    let ids: Vec<&str> = games().iter().map(|game| game.id()).collect();
    assert_eq!((ids.len(), ids[5]), (6, "coin-toss"));
}

#[test]
fn it_is_learned_by_pictures() {
    let lesson = game("coin-toss").expect("the feature adds it").lesson();
    assert_eq!(lesson.len(), 2);
}

#[test]
fn bots_of_every_level_play_it_and_the_record_verifies() {
    let game = game("coin-toss").expect("the feature adds it");
    for level in game.levels() {
        let mut fixture = game
            .start(&BTreeMap::new(), BTreeMap::new(), Seed::from_number(5))
            .expect("the usual options");
        while let ToAct::Seats(seats) = fixture.to_act() {
            let seat = seats.iter().next().expect("somebody is asked");
            let budget = Budget {
                simulations: 20,
                go_on: &|| true,
                threads: false,
            };
            let advice = fixture.question(seat, &[])(*level, &budget, fixture.steps() as u64);
            fixture.play(seat, &advice.mv).expect("bots play legal moves");
        }
        let verified = game
            .verify_record(&fixture.record_text(), None)
            .expect("a record");
        assert!(verified.is_proven(), "{level:?}: {verified:?}");
    }
}
