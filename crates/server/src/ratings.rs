//! Ratings: Glicko-2, one for each game and kind of pace.

use clubhouse::{Outcome, Side};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2},
};
use store::{Ladder, Rate, Strength};

use crate::pace::PaceKind;

/// A rating that is less certain than this is provisional.
pub(crate) const DEVIATION_PROVISIONAL: f64 = 110.0;
/// For each so long without a match a rating gets less certain.
const PERIOD_MS: i64 = 7 * 86_400_000;
/// After so many periods a rating is as uncertain as a new one.
const PERIODS_MAX: i64 = 520;

/// What a rating of this game and kind of pace is kept under.
pub(crate) fn ladder(game: &str, pace: PaceKind) -> Ladder {
    Ladder {
        game: game.to_owned(),
        pace: pace.word().to_owned(),
    }
}

/// How a match that ended now changes the ratings of its coaches, Home first.
pub(crate) fn rate(outcome: &Outcome, at_ms: i64) -> Rate {
    let result = match outcome.winner {
        Some(Side::Home) => Outcomes::WIN,
        Some(Side::Away) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    Box::new(move |known| {
        let [home, away] = known.map(|known| by_now(known, at_ms));
        let (new_home, new_away) = glicko2(&home, &away, &result, &Glicko2Config::default());
        [(home, new_home), (away, new_away)]
            .map(|(before, after)| (strength(before, at_ms), strength(after, at_ms)))
    })
}

/// How strong somebody is by now: who has not played for long may have changed.
pub(crate) fn by_now(known: Option<Strength>, at_ms: i64) -> Glicko2Rating {
    let Some(known) = known else {
        return Glicko2Rating::new();
    };
    let rating = Glicko2Rating {
        rating: known.rating,
        deviation: known.deviation,
        volatility: known.volatility,
    };
    let periods = ((at_ms - known.rated_ms) / PERIOD_MS).clamp(0, PERIODS_MAX);
    (0..periods).fold(rating, |rating, _| decay_deviation(&rating))
}

/// A rating as people say it.
pub(crate) fn rounded(rating: f64) -> u16 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is between the bounds of its type, without a fraction"
    )]
    let whole = rating.round().clamp(0.0, f64::from(u16::MAX)) as u16;
    whole
}

fn strength(rating: Glicko2Rating, at_ms: i64) -> Strength {
    Strength {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
        rated_ms: at_ms,
    }
}

#[cfg(test)]
mod tests {
    use clubhouse::BySide;

    use super::*;

    fn outcome(home: u16, away: u16) -> Outcome {
        Outcome::of_score(BySide { home, away })
    }

    #[test]
    fn who_wins_gains_what_the_other_loses_if_both_are_new() {
        let [(before, home), (_, away)] = rate(&outcome(2, 1), 0)([None, None]);
        assert!((before.rating - 1500.0).abs() < 1e-9);
        assert!(home.rating > 1600.0 && home.deviation < 350.0);
        assert!((home.rating - 1500.0 - (1500.0 - away.rating)).abs() < 1e-6);
    }

    #[test]
    fn a_draw_of_equals_changes_nothing_but_how_certain_it_is() {
        let [(_, home), (_, away)] = rate(&outcome(1, 1), 0)([None, None]);
        assert!((home.rating - 1500.0).abs() < 1e-6 && (away.rating - 1500.0).abs() < 1e-6);
        assert!(home.deviation < 350.0);
    }

    #[test]
    fn who_has_not_played_for_long_is_less_certain() {
        let known = Strength {
            rating: 1700.0,
            deviation: 60.0,
            volatility: 0.06,
            rated_ms: 0,
        };
        let same = by_now(Some(known), PERIOD_MS - 1);
        assert!((same.deviation - 60.0).abs() < 1e-9);
        let later = by_now(Some(known), 52 * PERIOD_MS);
        assert!(later.deviation > 90.0 && later.deviation <= 350.0, "{later:?}");
        assert!((later.rating - 1700.0).abs() < 1e-9);
    }
}
