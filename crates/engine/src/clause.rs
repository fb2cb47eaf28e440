//! Clauses, the refusals that name them, and errors of notation.

use std::fmt;

use serde::Serialize;

/// The id of one numbered rule of a rulebook, such as `FLIP-PLAY-7`.
///
/// ```
/// assert_eq!(engine::Clause("FLIP-PLAY-7").to_string(), "FLIP-PLAY-7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why the rules forbid a move. Its `Display` is the plain sentence.
///
/// ```
/// use engine::{Clause, Refusal};
///
/// #[derive(Clone, PartialEq, Debug, thiserror::Error)]
/// #[error("a marked player may not pass")]
/// struct Marked;
///
/// impl Refusal for Marked {
///     fn clause(&self) -> Clause {
///         Clause("PASS-1")
///     }
/// }
/// assert_eq!(format!("{}: {Marked}", Marked.clause()), "PASS-1: a marked player may not pass");
/// ```
pub trait Refusal: Clone + PartialEq + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// The clause that forbids it.
    fn clause(&self) -> Clause;
}

/// A text that is no move, event, position or record.
///
/// ```
/// let error = "hom".parse::<engine::Side>().unwrap_err();
/// assert_eq!(error, engine::NotationError::new("`hom` is no side: write home or away"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NotationError(String);

impl NotationError {
    /// An error that says what is wrong with the text.
    pub fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}
