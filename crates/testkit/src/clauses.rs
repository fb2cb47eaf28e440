//! Finding clause ids in texts.

use std::collections::BTreeSet;

/// All clause ids (`PREFIX-TOPIC-7`) that a text names.
#[must_use]
pub fn clauses_in(text: &str) -> BTreeSet<String> {
    text.split(|letter: char| !(letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-'))
        .filter(|word| {
            let parts: Vec<&str> = word.split('-').collect();
            parts.len() >= 3
                && parts[..parts.len() - 1]
                    .iter()
                    .all(|part| part.starts_with(|c: char| c.is_ascii_uppercase()))
                && parts[parts.len() - 1].chars().all(|c| c.is_ascii_digit())
                && !parts[parts.len() - 1].is_empty()
        })
        .map(str::to_owned)
        .collect()
}
