//! Texts that one person writes and others see.

use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{
        DefaultIgnorableCodePoint, EmojiPresentation, GeneralCategory, GeneralCategoryGroup,
        VariationSelector,
    },
};

use crate::error::ApiError;

const NAME_LENGTH_MAX: usize = 24;

/// A name that can be shown to others.
pub(crate) fn clean_name(name: &str) -> Result<String, ApiError> {
    clean_text(name, NAME_LENGTH_MAX).ok_or_else(ApiError::bad_name)
}

/// A line of text with at least one letter that can be seen, nothing that cannot, and at most so many characters.
pub(crate) fn clean_text(text: &str, length_max: usize) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = text.chars().count() <= length_max;
    let is_clean = fits && text.chars().any(is_letter) && !text.chars().any(is_invisible);
    is_clean.then_some(text)
}

/// Letters, numbers and little pictures. What merely takes up room is none.
fn is_letter(character: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(character);
    let is_written = GeneralCategoryGroup::Letter
        .union(GeneralCategoryGroup::Number)
        .contains(category);
    let is_picture = CodePointSetData::new::<EmojiPresentation>().contains(character);
    (is_written || is_picture) && !is_ignorable(character)
}

/// What nobody sees, or what hides or turns round the text beside it. Selectors only choose how the character before
/// them is drawn.
fn is_invisible(character: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(character);
    let is_unseen = matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    is_unseen || is_ignorable(character) && !CodePointSetData::new::<VariationSelector>().contains(character)
}

fn is_ignorable(character: char) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned() {
        assert_eq!(clean_name("  Ada \t Lovelace ").as_deref(), Ok("Ada Lovelace"));
        for good in ["Zoë ⚽", "⚽\u{fe0f}", "李", "7", "नेहा", "O’Neill", "محمد"] {
            assert_eq!(clean_name(good).as_deref(), Ok(good));
        }
        assert_eq!(clean_name(&"x".repeat(24)).map(|name| name.len()), Ok(24));
        for bad in ["", "   ", "a\u{7}b", "a\u{202e}b", "\u{200b}", &"x".repeat(25)] {
            assert_eq!(clean_name(bad), Err(ApiError::bad_name()), "{bad:?}");
        }
    }

    #[test]
    fn names_without_a_letter_that_can_be_seen_are_none() {
        for unseen in [
            "\u{3164}",
            "\u{2800}",
            "\u{115f}",
            "\u{1160}",
            "\u{34f}",
            "\u{ffa0}",
            "\u{17b4}",
            "\u{180b}",
            "\u{fe0f}",
            "\u{2800}\u{2800}",
            "\u{2003}",
            "\u{e0100}",
            "\u{1d173}",
            "...",
            "\u{301}",
        ] {
            assert_eq!(clean_name(unseen), Err(ApiError::bad_name()), "{unseen:?}");
        }
        for hidden in ["a\u{3164}b", "a\u{115f}", "\u{34f}a", "a\u{200d}b", "a\u{e000}"] {
            assert_eq!(clean_name(hidden), Err(ApiError::bad_name()), "{hidden:?}");
        }
    }
}
