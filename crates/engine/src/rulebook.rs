//! The rulebook that players read: chapters of numbered clauses, parsed from a game's `RULES.md`.

use serde::Serialize;

/// A game's rules in our own words.
///
/// ```
/// let book = engine::Rulebook::parse(
///     "## Passing\n- **PASS-1** A pass goes in a straight line.",
///     "- **PASS-1** The box does not say how far.",
///     "Pass, then shoot.",
/// );
/// assert!(book.find("PASS-1").is_some());
/// assert_eq!(book.learn, ["Pass, then shoot."]);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rulebook {
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
    /// The game in two minutes, as Markdown paragraphs.
    pub learn: Vec<String>,
}

/// A chapter.
///
/// ```
/// let book = engine::Rulebook::parse(
///     "## Passing\n- **PASS-1** A pass goes in a straight line.",
///     "- **PASS-1** The box does not say how far.",
///     "Pass, then shoot.",
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
///     "Pass, then shoot.",
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
    /// `- **CLAUSE-ID** reason` items. `learn`: paragraphs.
    #[must_use]
    pub fn parse(rules: &str, rulings: &str, learn: &str) -> Self {
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
        Self {
            chapters,
            learn: steps(learn),
        }
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

/// The paragraphs of a text without its headings; each item of a numbered list is one of its own, without the number.
fn steps(text: &str) -> Vec<String> {
    let mut steps: Vec<Vec<&str>> = vec![Vec::new()];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let numbered = line
            .split_once(". ")
            .filter(|(number, _)| number.parse::<u8>().is_ok());
        if line.trim().is_empty() || numbered.is_some() {
            steps.push(Vec::new());
        }
        let words = numbered.map_or(line, |(_, words)| words);
        steps
            .last_mut()
            .expect("there is always one")
            .extend(words.split_whitespace());
    }
    let spoken = steps.into_iter().filter(|words| !words.is_empty());
    spoken.map(|words| words.join(" ")).collect()
}

/// Reads `- **CLAUSE-ID** text`.
fn item(line: &str) -> Option<(String, String)> {
    let (clause, text) = line.strip_prefix("- **")?.split_once("** ")?;
    Some((clause.to_owned(), text.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_numbered_list_is_read_step_by_step() {
        let text =
            "# Title\n\nEleven pegs\nand a ball.\n\n1. **First** the ball.\n2. Then\n   you move.\n\nBegin.";
        let wanted = [
            "Eleven pegs and a ball.",
            "**First** the ball.",
            "Then you move.",
            "Begin.",
        ];
        assert_eq!(Rulebook::parse("", "", text).learn, wanted);
    }
}
