//! What the levels are rated, so that people can choose: measured by the ladder, with Club at 1,500.
//!
//! docs/ladder.md says from which matches, and how.

use crate::Level;

/// The rating of a level at a game, to the nearest ten; nothing for a level that nobody has measured.
///
/// ```
/// use bots::{Level, rating};
///
/// assert_eq!(rating("soccer-city", Level::Club), Some(1500));
/// assert_eq!(rating("chess", Level::Club), None);
/// ```
#[must_use]
pub fn rating(game: &str, level: Level) -> Option<u16> {
    let (_, [park, club, pro, world]) = RATINGS.iter().find(|(id, _)| *id == game)?;
    match level {
        Level::Park => Some(*park),
        Level::Club => Some(*club),
        Level::Pro => Some(*pro),
        Level::World => Some(*world),
        Level::Random | Level::Instinct => None,
    }
}

/// Park, Club, Pro and World class, by game.
const RATINGS: [(&str, [u16; 4]); 5] = [
    ("flip-football", [1430, 1500, 1680, 1790]),
    ("soccer-tactics", [1290, 1500, 1760, 1950]),
    ("social-soccer", [1170, 1500, 1780, 2200]),
    ("soccer-city", [1340, 1500, 1920, 2240]),
    ("simulator-soccer", [1340, 1500, 1620, 1720]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stronger_level_has_a_higher_rating_and_club_is_the_anchor() {
        for (game, ratings) in RATINGS {
            assert!(ratings.is_sorted(), "{game}");
            assert_eq!(rating(game, Level::Club), Some(1500), "{game}");
        }
    }
}
