//! The table as the lobby shows it to those who might watch.

use clubhouse::{BySide, Seat, Side};

use super::Table;
use crate::{club::Rivals, messages::club::LiveMatch, ratings};

/// What the lobby is shown of a match.
pub(super) struct Window {
    /// Whether anybody may find it.
    listed: bool,
    /// How it was shown last, if it is.
    shown: Option<LiveMatch>,
}

impl Window {
    /// Nothing has been shown yet.
    pub(super) fn new(listed: bool) -> Self {
        Self { listed, shown: None }
    }

    /// Whether anybody may find the match.
    pub(super) fn is_listed(&self) -> bool {
        self.listed
    }
}

impl Table {
    /// Shows the lobby how the match stands, if anybody may watch it and somebody is there.
    pub(super) fn show_in_window(&mut self) {
        if !self.window.listed {
            return;
        }
        let is_live = !self.lanes.is_empty()
            && !self.scene.fixture.is_waiting()
            && self.scene.fixture.outcome().is_none();
        let shown = is_live.then(|| self.as_live());
        if shown != self.window.shown {
            self.tables.club.show_table(self.id, shown.clone(), self.rivals());
            self.window.shown = shown;
        }
    }

    /// The table closes.
    pub(super) fn leave_window(&self) {
        if self.window.shown.is_some() {
            self.tables.club.show_table(self.id, None, None);
        }
    }

    /// The two whose ratings are at stake.
    fn rivals(&self) -> Option<Rivals> {
        let kind = self
            .scene
            .terms
            .pace
            .rated_kind()
            .filter(|_| self.scene.terms.rated)?;
        let [home, away] = self.scene.seating.rivals()?;
        Some(Rivals {
            people: BySide { home, away },
            ladder: ratings::ladder(self.scene.fixture.game().id(), kind),
        })
    }

    fn as_live(&self) -> LiveMatch {
        let names = self.scene.seating.names();
        let name = |side: Side| names.get(&Seat::first(side)).cloned().unwrap_or_default();
        LiveMatch {
            id: self.id.to_string(),
            game: self.scene.fixture.game().id().to_owned(),
            home: name(Side::Home),
            away: name(Side::Away),
            score: self.scene.fixture.scoreline().score,
            rated: self.scene.terms.rated,
            ratings: None,
            watchers: self.lanes.watchers(),
        }
    }
}
