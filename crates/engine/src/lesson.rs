//! A game in two minutes, parsed from its `LEARN.md`: a few words a step, and a position that shows what they mean.

use crate::{NotationError, OptionValues, Viewer};

/// One step of a lesson.
///
/// ```
/// let text = "# Two minutes\n\nEight cards\nare **set aside**.\n\n```position home half_cards=15\nperiod set-aside\n```\n";
/// let steps = engine::LessonStep::read_all(text).unwrap();
/// assert_eq!(steps[0].words, "Eight cards are **set aside**.");
/// assert_eq!(steps[0].seen_by, engine::Viewer::Seat(engine::Seat::Home));
/// assert_eq!(steps[0].position, "period set-aside\n");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct LessonStep {
    /// What is learned, as one paragraph of Markdown.
    pub words: String,
    /// Who looks at the position.
    pub seen_by: Viewer,
    /// What was agreed before the match in which it came about.
    pub options: OptionValues,
    /// The position, in the game's notation.
    pub position: String,
}

impl LessonStep {
    /// Reads a lesson: paragraphs, each with a block behind it, which begins with three backticks and `position`, then
    /// who looks (a spectator, unless it says otherwise) and the options. Headings are not part of it.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read_all(text: &str) -> Result<Vec<Self>, NotationError> {
        let mut steps = Vec::new();
        let mut words: Vec<&str> = Vec::new();
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        while let Some(line) = lines.next() {
            let Some(head) = line.strip_prefix("```position") else {
                words.extend(line.split_whitespace());
                continue;
            };
            let mut step = Self {
                words: std::mem::take(&mut words).join(" "),
                seen_by: Viewer::Spectator,
                options: OptionValues::new(),
                position: String::new(),
            };
            for word in head.split_whitespace() {
                match word.split_once('=') {
                    Some((name, value)) => drop(step.options.insert(name.to_owned(), value.into())),
                    None => step.seen_by = word.parse()?,
                }
            }
            for line in lines.by_ref().take_while(|line| !line.starts_with("```")) {
                step.position.push_str(line);
                step.position.push('\n');
            }
            steps.push(step);
        }
        match words.as_slice() {
            [] => Ok(steps),
            [first, ..] => Err(NotationError::new(format!(
                "the step that begins with `{first}` has no position"
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn options_and_viewer_stand_in_any_order() {
        let text = "Now.\n\n```position minutes=5 away short=yes\nball D4\n\nball E5\n```";
        let [step] = LessonStep::read_all(text).unwrap().try_into().unwrap();
        assert_eq!(step.seen_by, Viewer::Seat(Seat::Away));
        let names: Vec<&str> = step.options.keys().map(String::as_str).collect();
        assert_eq!(names, ["minutes", "short"]);
        assert_eq!(step.position, "ball D4\n\nball E5\n");
    }

    #[test]
    fn every_step_needs_its_position() {
        let text = "One.\n\n```position\n```\n\nTwo words.";
        let error = LessonStep::read_all(text).unwrap_err().to_string();
        assert_eq!(error, "the step that begins with `Two` has no position");
        assert!(LessonStep::read_all("One.\n\n```position nobody\n```").is_err());
    }
}
