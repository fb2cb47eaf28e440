//! A match in short: for lists, for whoever joins, and for replays.

use std::collections::BTreeMap;

use clubhouse::{AnyMatch, Scoreline, Seat, Seats, ToAct, Words};
use serde::Deserialize;
use serde_json::value::{RawValue, to_raw_value};
use store::{Listed, MatchId, PersonId, Standing};

use crate::{
    messages::{ForkedFrom, Json, MatchStatus, MatchSummary},
    pace::Terms,
    seating::Seating,
};

/// What a list or a table knows of a match.
pub(crate) struct Facts<'a> {
    pub(crate) id: MatchId,
    pub(crate) game: &'a str,
    pub(crate) header: &'a str,
    pub(crate) seating: &'a Seating,
    pub(crate) terms: Terms,
    pub(crate) creator: PersonId,
    pub(crate) created_at: &'a str,
}

/// What a summary takes from the header.
#[derive(Deserialize)]
struct HeaderFacts {
    options: Box<RawValue>,
    commitment: String,
    #[serde(default)]
    words: Words,
    #[serde(default)]
    waiting: bool,
    #[serde(default)]
    forked_from: Option<String>,
    #[serde(default)]
    deals_anew: bool,
}

impl HeaderFacts {
    fn forked_from(&self) -> Option<ForkedFrom> {
        let (id, step) = self.forked_from.as_ref()?.rsplit_once(' ')?;
        Some(ForkedFrom {
            id: id.to_owned(),
            step: step.parse().ok()?,
            dealt_anew: self.deals_anew,
        })
    }
}

/// The standing as it is saved.
#[derive(Deserialize)]
struct StandingFacts {
    scoreline: Box<RawValue>,
    #[serde(default)]
    outcome: Option<Box<RawValue>>,
    to_act: Vec<Seat>,
}

impl Facts<'_> {
    /// The match in short, with its standing, as `person` is told.
    pub(crate) fn summary(
        &self,
        standing: &str,
        person: Option<PersonId>,
    ) -> serde_json::Result<MatchSummary> {
        let header: HeaderFacts = serde_json::from_str(self.header)?;
        let standing: StandingFacts = serde_json::from_str(standing)?;
        let yours = self.seating.seats_of(person);
        let is_creator = person == Some(self.creator);
        let awaited = if header.waiting {
            self.seating.awaited(true, &header.words)
        } else {
            Seats::NONE
        };
        let forked_from = header.forked_from();
        Ok(MatchSummary {
            id: self.id.to_string(),
            game: self.game.to_owned(),
            options: Json(header.options),
            created_at: self.created_at.to_owned(),
            status: match standing.outcome {
                Some(_) => MatchStatus::Over,
                None if header.waiting || !self.seating.open().is_empty() => MatchStatus::Waiting,
                None => MatchStatus::Running,
            },
            scoreline: Json(standing.scoreline),
            outcome: standing.outcome.map(Json),
            seats: self.seating.summaries(yours),
            hot_seat: self.seating.is_hot_seat(),
            hints: self.terms.allow_hints(self.seating),
            pace: self.terms.pace,
            rated: self.terms.rated,
            stand_in: self.terms.stand_in,
            curve: self.terms.show_curve(self.seating),
            your_turn: standing.to_act.iter().any(|seat| yours.contains(*seat)),
            commitment: header.commitment,
            awaited,
            forked_from,
            invitations: if is_creator {
                self.seating.invitations()
            } else {
                BTreeMap::new()
            },
        })
    }
}

/// The summary of a match as it was saved, if all of it can be read.
pub(crate) fn saved_summary(listed: &Listed, person: Option<PersonId>) -> Option<MatchSummary> {
    let facts = Facts {
        id: listed.id,
        game: &listed.game,
        header: &listed.header,
        seating: &serde_json::from_str(&listed.seats).ok()?,
        terms: serde_json::from_str(&listed.terms).ok()?,
        creator: listed.creator,
        created_at: &listed.created_at,
    };
    facts.summary(&listed.standing, person).ok()
}

/// How a match stands, for lists.
pub(crate) fn standing(fixture: &dyn AnyMatch) -> Standing {
    Standing {
        text: standing_text(&fixture.scoreline(), &fixture.to_act()),
        steps: crate::number(fixture.steps()),
        over: fixture.outcome().is_some(),
    }
}

/// The same in words.
pub(crate) fn standing_text(scoreline: &Scoreline, to_act: &ToAct) -> String {
    let mut text = serde_json::json!({
        "scoreline": to_raw_value(scoreline).expect("a scoreline is plain data"),
        "to_act": to_act.seats(),
    });
    if let Some(outcome) = to_act.outcome() {
        text["outcome"] = serde_json::to_value(outcome).expect("an outcome is plain data");
    }
    text.to_string()
}
