//! How strong members are: a rating for each game and kind of pace, and what each match did to it.

use async_trait::async_trait;

use crate::{Append, MatchId, Person, PersonId, StoreError};

/// Keeps ratings.
#[async_trait]
pub trait Ratings: Send + Sync + 'static {
    /// Appends the last step of a rated match and changes the ratings of its two coaches, all or nothing. Refused if the
    /// step is not the next one, or the match has changed ratings before.
    async fn end_rated(&self, append: Append, rated: Rated, rate: Rate) -> Result<(), StoreError>;
    /// All ratings of somebody.
    async fn ratings(&self, person: PersonId) -> Result<Vec<KeptRating>, StoreError>;
    /// How a rating of somebody came about, the oldest change first.
    async fn rating_history(&self, person: PersonId, ladder: Ladder) -> Result<Vec<KeptChange>, StoreError>;
    /// What a match did to ratings.
    async fn rating_changes(&self, id: MatchId) -> Result<Vec<KeptChange>, StoreError>;
    /// The strongest members whose rating is certain to `deviation_max`, at most `limit`.
    async fn leaders(
        &self,
        ladder: Ladder,
        deviation_max: f64,
        limit: u32,
    ) -> Result<Vec<(Person, KeptRating)>, StoreError>;
    /// How many of those are stronger than somebody with this rating.
    async fn stronger(&self, ladder: Ladder, deviation_max: f64, rating: f64) -> Result<u32, StoreError>;
}

/// What a rating is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    /// The game's id.
    pub game: String,
    /// The kind of pace: a word that only the server reads.
    pub pace: String,
}

/// A rated match that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// For which ratings it counts.
    pub ladder: Ladder,
    /// Whose they are: Home first.
    pub coaches: [PersonId; 2],
    /// When it ended: milliseconds since 1970.
    pub at_ms: i64,
}

/// How strong somebody is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The rating.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// How much it is expected to fluctuate.
    pub volatility: f64,
    /// When it last changed: milliseconds since 1970.
    pub rated_ms: i64,
}

/// Says how strong both coaches were before and are after a match. Who was never rated has no strength.
pub type Rate = Box<dyn FnOnce([Option<Strength>; 2]) -> [(Strength, Strength); 2] + Send>;

/// A rating as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptRating {
    /// What it is for.
    pub ladder: Ladder,
    /// How strong.
    pub strength: Strength,
    /// How many matches have counted.
    pub matches: u32,
}

/// What a match did to a rating.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptChange {
    /// The match.
    pub id: MatchId,
    /// Whose rating.
    pub person: PersonId,
    /// What it was.
    pub before: f64,
    /// What it is.
    pub rating: f64,
    /// How uncertain that is.
    pub deviation: f64,
    /// When: milliseconds since 1970.
    pub at_ms: i64,
}
