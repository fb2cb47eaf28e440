//! The rulebook that players read: chapters of numbered clauses, parsed from a game's `RULES.md`.

use serde::Serialize;

/// A game's rules in our own words.
///
/// ```
/// let book = engine::Rulebook::parse(
///     "## Passing\n- **PASS-1** A pass goes in a straight line.",
///     "- **PASS-1** The box does not say how far.",
/// );
/// assert!(book.find("PASS-1").is_some());
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rulebook {
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
///
/// ```
/// let book = engine::Rulebook::parse(
///     "## Passing\n- **PASS-1** A pass goes in a straight line.",
///     "- **PASS-1** The box does not say how far.",
/// );
/// assert_eq!(book.chapters[0].title, "Passing");
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chapter {
    /// Its heading.
    pub title: String,
    /// Its clauses.
    pub rules: Vec<Rule>,
}

/// One clause with its text.
///
/// ```
/// let book = engine::Rulebook::parse(
///     "## Passing\n- **PASS-1** A pass goes in a straight line.",
///     "- **PASS-1** The box does not say how far.",
/// );
/// let rule = book.find("PASS-1").unwrap();
/// assert_eq!(rule.ruling.as_deref(), Some("The box does not say how far."));
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rule {
    /// The clause id.
    pub clause: String,
    /// The rule.
    pub text: String,
    /// Our ruling on it with the reason, where the box is silent or contradicts itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ruling: Option<String>,
}

impl Rulebook {
    /// Parses the files of a game crate. `rules`: `## Chapter` headings and `- **CLAUSE-ID** text` items. `rulings`:
    /// `- **CLAUSE-ID** reason` items.
    #[must_use]
    pub fn parse(rules: &str, rulings: &str) -> Self {
        let rulings: Vec<(String, String)> = rulings.lines().filter_map(item).collect();
        let mut chapters: Vec<Chapter> = Vec::new();
        for line in rules.lines() {
            if let Some(title) = line.strip_prefix("## ") {
                chapters.push(Chapter {
                    title: title.trim().to_owned(),
                    rules: Vec::new(),
                });
            } else if let (Some((clause, text)), Some(chapter)) = (item(line), chapters.last_mut()) {
                let ruling = rulings
                    .iter()
                    .find(|(id, _)| *id == clause)
                    .map(|(_, why)| why.clone());
                chapter.rules.push(Rule { clause, text, ruling });
            }
        }
        Self { chapters }
    }

    /// The clause with this id.
    #[must_use]
    pub fn find(&self, clause: &str) -> Option<&Rule> {
        self.chapters
            .iter()
            .flat_map(|chapter| &chapter.rules)
            .find(|rule| rule.clause == clause)
    }
}

/// Reads `- **CLAUSE-ID** text`.
fn item(line: &str) -> Option<(String, String)> {
    let (clause, text) = line.strip_prefix("- **")?.split_once("** ")?;
    Some((clause.to_owned(), text.trim().to_owned()))
}
