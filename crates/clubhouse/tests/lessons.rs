//! The lessons of all games: every step is short, and its position can be looked at.

use std::collections::BTreeSet;

use clubhouse::games;

/// So many words stand beside a picture at most.
const WORDS_MAX: usize = 25;

#[test]
fn every_step_is_short_and_has_its_picture() {
    for game in games() {
        let lesson = game.lesson();
        assert!(
            (6..=12).contains(&lesson.len()),
            "{}: {} steps",
            game.id(),
            lesson.len()
        );
        for step in lesson {
            let words = step.words.split_whitespace().count();
            assert!(
                (1..=WORDS_MAX).contains(&words),
                "{}: {words} words in `{}`",
                game.id(),
                step.words
            );
        }
    }
}

#[test]
fn no_two_steps_show_the_same() {
    for game in games() {
        let pictures: BTreeSet<&str> = game.lesson().iter().map(|step| step.view.get()).collect();
        assert_eq!(pictures.len(), game.lesson().len(), "{}", game.id());
    }
}
