//! Simulations of every game in the catalogue.

use std::sync::atomic::Ordering;

use clubhouse::{Level, OptionValue, OptionValues, games};
use lab::{Plan, Progress, Report, simulate};

/// Many matches of a game, by dice where a ball would be flicked.
fn plan(game: &str, matches: u64) -> Plan {
    let options: &[(&str, &str)] = match game {
        "simulator-soccer" => &[("resolution", "table"), ("referees_per_half", "1")],
        _ => &[],
    };
    let options = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).into()));
    Plan {
        coaches: [Level::Instinct, Level::Random],
        options: options.collect(),
        matches,
        seed: 7,
        swap: false,
        simulations: None,
        adjusted: false,
        threads: 1,
    }
}

fn report(game: &str, plan: &Plan) -> Report {
    let report = simulate(game, plan, &Progress::default())
        .expect("the game exists")
        .expect("the options are good");
    Report {
        seconds: 0.0,
        ..report
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for game in games() {
        let alone = report(game.id(), &plan(game.id(), 60));
        let together = report(
            game.id(),
            &Plan {
                threads: 3,
                ..plan(game.id(), 60)
            },
        );
        assert_eq!(alone, together, "{}", game.id());
        assert_eq!(alone.matches, 60);
        assert_eq!(alone.home_wins + alone.draws + alone.away_wins, 60);
        assert_eq!(alone.scores.iter().map(|(_, count)| count).sum::<u64>(), 60);
    }
}

#[test]
fn without_the_dice_the_same_matches_are_told_twice() {
    let plan = Plan {
        adjusted: true,
        ..plan("flip-football", 40)
    };
    let points = report("flip-football", &plan).points.expect("it was asked for");
    assert_eq!(points.raw.over, 40);
    assert!(points.factor > 1.0, "luck is most of Flip Football: {points:?}");
    let together = report("flip-football", &Plan { threads: 3, ..plan });
    assert_eq!(together.points, Some(points), "threads change nothing");
}

#[test]
fn another_seed_gives_other_matches() {
    for game in games() {
        assert_ne!(
            report(game.id(), &plan(game.id(), 60)).scores,
            report(
                game.id(),
                &Plan {
                    seed: 8,
                    ..plan(game.id(), 60)
                }
            )
            .scores
        );
    }
}

#[test]
fn with_swapped_sides_equal_coaches_are_exactly_equal() {
    for game in games() {
        let plan = Plan {
            coaches: [Level::Random; 2],
            swap: true,
            ..plan(game.id(), 60)
        };
        let report = report(game.id(), &plan);
        assert_eq!(report.first.wins, report.second.wins, "{}", game.id());
        assert_eq!(report.first.goals, report.second.goals, "{}", game.id());
    }
}

#[test]
fn a_stopped_simulation_reports_what_was_played() {
    for game in games() {
        let progress = Progress::default();
        progress.stop.store(true, Ordering::Relaxed);
        let report = simulate(game.id(), &plan(game.id(), 60), &progress)
            .unwrap()
            .unwrap();
        assert_eq!(report.matches, 0);
        assert_eq!(report.goals.mean, 0.0);
    }
}

#[test]
fn bad_options_and_unknown_games_are_told() {
    for game in games() {
        let options = OptionValues::from([("weather".to_owned(), OptionValue::from("fog"))]);
        assert!(
            simulate(
                game.id(),
                &Plan {
                    options,
                    ..plan(game.id(), 1)
                },
                &Progress::default()
            )
            .unwrap()
            .is_err()
        );
    }
    assert!(simulate("chess", &plan("chess", 1), &Progress::default()).is_none());
}

#[test]
fn a_match_of_several_games_counts_goals_as_goals() {
    let games = |games: &str| {
        let options = [("games".to_owned(), OptionValue::from(games))]
            .into_iter()
            .collect();
        let plan = Plan {
            coaches: [Level::Instinct; 2],
            options,
            ..plan("social-soccer", 40)
        };
        report("social-soccer", &plan).goals.mean
    };
    // Two games at least, three at most.
    let (one, series) = (games("1"), games("3"));
    assert!(
        (1.7..3.3).contains(&(series / one)),
        "{one} goals in a game, {series} in a series"
    );
}

#[test]
fn equal_coaches_are_exactly_equal_with_swapped_sides_and_that_is_certain() {
    let plan = Plan {
        coaches: [Level::Instinct; 2],
        swap: true,
        ..plan("flip-football", 200)
    };
    let report = report("flip-football", &plan);
    assert_eq!(report.first.decided_share.interval_95(), [0.5, 0.5]);
    assert_eq!(report.first.goals, report.second.goals);
    assert_eq!(report.first.win_share.over, 200);
}
