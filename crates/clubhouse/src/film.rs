//! A match told step by step, as one viewer saw it.

use bots::Instinct;
use engine::{Entry, Header, Prompt, Record, RecordError, Scoreline, Seats, ToAct, Viewer, ended_by, fold};
use serde_json::value::RawValue;

use crate::any_match::{SeenEvent, is_pictured, raw, scoreline_after, seen};

/// A match told step by step, as one viewer saw it. However long it is, only the present state is kept.
pub trait Film: Send {
    /// Applies the next step, as the record has it. Answers how many of its events the viewer saw.
    ///
    /// # Errors
    /// If the step cannot be read.
    fn apply_step(&mut self, entry: &str) -> Result<usize, RecordError>;
    /// What the viewer saw of the last step.
    fn events(&self) -> Vec<SeenEvent>;
    /// Whether the last step has its picture even if the viewer saw none of its events.
    fn is_pictured(&self) -> bool;
    /// What the viewer sees now, by the game's own type.
    fn view(&self) -> Box<RawValue>;
    /// The score bug.
    fn scoreline(&self) -> Scoreline;
    /// What the viewer is told.
    fn prompt(&self) -> Prompt;
    /// Who must decide, or how it ended.
    fn to_act(&self) -> ToAct;
}

/// A film of one game.
struct Projector<G: Instinct> {
    options: G::Options,
    state: G,
    viewer: Viewer,
    is_waiting: bool,
    steps: usize,
    last: Option<Entry<G::Move, G::Event>>,
}

/// A film that has not begun.
pub(crate) fn film<G: Instinct>(header: &str, viewer: Viewer) -> Result<Box<dyn Film>, RecordError> {
    let header: Header = serde_json::from_str(header).map_err(unreadable(0))?;
    let record = Record::<G> {
        header,
        entries: Vec::new(),
    };
    let options = record.options()?;
    Ok(Box::new(Projector {
        is_waiting: record.header.waiting,
        state: G::new(&options),
        options,
        viewer,
        steps: 0,
        last: None,
    }))
}

impl<G: Instinct> Film for Projector<G> {
    fn apply_step(&mut self, entry: &str) -> Result<usize, RecordError> {
        let entry: Entry<G::Move, G::Event> = serde_json::from_str(entry).map_err(unreadable(self.steps))?;
        fold(&mut self.state, &self.options, self.steps, &entry)?;
        let is_seen = |event: &&G::Event| G::seen_by(event, self.viewer).is_some();
        let count = entry.events.iter().filter(is_seen).count();
        self.steps += 1;
        self.last = Some(entry);
        Ok(count)
    }

    fn events(&self) -> Vec<SeenEvent> {
        let last = self.last.iter();
        last.flat_map(|entry| seen::<G>(entry, self.viewer)).collect()
    }

    fn view(&self) -> Box<RawValue> {
        raw(&self.state.view(self.viewer))
    }

    fn is_pictured(&self) -> bool {
        self.last.as_ref().is_some_and(|entry| is_pictured(&entry.input))
    }

    fn scoreline(&self) -> Scoreline {
        match &self.last {
            Some(entry) => scoreline_after(&self.state, &entry.input),
            None => self.state.scoreline(),
        }
    }

    fn prompt(&self) -> Prompt {
        self.state.prompt(self.viewer)
    }

    fn to_act(&self) -> ToAct {
        let last = self.last.as_ref().map(|entry| &entry.input);
        match last.and_then(|input| ended_by(&self.state, input)) {
            Some(outcome) => ToAct::Over(outcome),
            None if self.is_waiting => ToAct::Seats(Seats::NONE),
            None => self.state.to_act(),
        }
    }
}

fn unreadable(line: usize) -> impl Fn(serde_json::Error) -> RecordError {
    move |why| RecordError::Unreadable {
        line,
        why: why.to_string(),
    }
}
