//! Questions that are thought about elsewhere.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::BTreeMap;

use clubhouse::{Advice, Budget, Level, OptionValues, Seat, Seed, WrittenAdvice, WrittenQuestion, games};

#[test]
fn what_is_thought_does_not_depend_on_where() {
    for game in games() {
        let mut fixture = game
            .start(&OptionValues::new(), BTreeMap::new(), Seed::from_number(7))
            .unwrap();
        for step in 0..12 {
            let Some(seat) = fixture.to_act().seats().iter().next() else {
                break;
            };
            let budget = Budget {
                simulations: 16,
                go_on: &|| true,
                threads: false,
            };
            let here = fixture.question(seat, &[]);
            let sent = serde_json::to_string(&fixture.write_question(seat, &[])).unwrap();
            let there = serde_json::from_str::<WrittenQuestion>(&sent).unwrap();
            let there = there.read().unwrap();
            let here = here(Level::Pro, &budget, step);
            let there = there(Level::Pro, &budget, step);
            assert_eq!(here.mv, there.mv, "{} {step}", game.id());
            assert_eq!(here.with_it.to_bits(), there.with_it.to_bits(), "{}", game.id());
            let back = Advice::try_from(WrittenAdvice::from(there)).unwrap();
            fixture.play(seat, &back.mv).unwrap();
        }
    }
}

#[test]
fn a_question_of_another_game_is_not_answered() {
    let question = WrittenQuestion {
        game: "chess".to_owned(),
        options: OptionValues::new(),
        position: String::new(),
        seat: Seat::Home,
        earlier: Vec::new(),
    };
    assert!(question.read().is_err());
}
