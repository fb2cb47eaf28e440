//! What one viewer was shown of a match, kept as it was said, across all its sockets.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use serde::Deserialize;
use serde_json::value::RawValue;

/// One viewer's side of an update, as far as it is looked at.
#[derive(Deserialize)]
pub(super) struct Lane<'a> {
    pub(super) epoch: u32,
    pub(super) number: u32,
    reset: bool,
    #[serde(borrow)]
    events: Vec<Event<'a>>,
    #[serde(borrow)]
    view: &'a RawValue,
    #[serde(borrow)]
    pub(super) choices: Option<Vec<&'a RawValue>>,
}

#[derive(Deserialize)]
struct Event<'a> {
    number: u32,
    #[serde(borrow)]
    event: &'a RawValue,
}

/// What a viewer has been shown.
#[derive(Default)]
pub(super) struct Sight {
    /// The lane's epoch, once there was an update.
    pub(super) epoch: Option<u32>,
    /// All events, the first being number 1.
    pub(super) events: Vec<String>,
    /// Every view that was shown, by the number of the last event before it.
    pub(super) views: BTreeMap<u32, Vec<u64>>,
}

impl Sight {
    pub(super) fn number(&self) -> u32 {
        self.events.len() as u32
    }

    /// Takes in an update.
    ///
    /// # Errors
    /// How it contradicts what was shown before.
    pub(super) fn take_in(&mut self, lane: &Lane<'_>) -> Result<(), String> {
        match self.epoch {
            Some(epoch) if epoch != lane.epoch => {
                // Nobody in this club takes anything back.
                return Err(format!("epoch {} after {epoch}", lane.epoch));
            }
            _ => self.epoch = Some(lane.epoch),
        }
        let known = if lane.reset { 0 } else { self.events.len() };
        if lane.reset && lane.events.len() < self.events.len() {
            return Err(format!(
                "all {} events after {} were shown",
                lane.events.len(),
                self.events.len()
            ));
        }
        if lane.number as usize != known + lane.events.len() {
            return Err(format!(
                "{} events after {known} make number {}",
                lane.events.len(),
                lane.number
            ));
        }
        for (index, event) in (known..).zip(&lane.events) {
            if event.number as usize != index + 1 {
                return Err(format!("event {} is numbered {}", index + 1, event.number));
            }
            let text = event.event.get();
            match self.events.get(index) {
                Some(before) if before != text => {
                    return Err(format!("event {} was {before} and is {text}", event.number));
                }
                Some(_) => {}
                None => self.events.push(text.to_owned()),
            }
        }
        let views = self.views.entry(lane.number).or_default();
        let view = fingerprint(lane.view.get());
        if !views.contains(&view) {
            views.push(view);
        }
        Ok(())
    }
}

/// A number that two different texts hardly share.
pub(super) fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
