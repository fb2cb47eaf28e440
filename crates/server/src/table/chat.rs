//! What is said at a table: to those who sit there, and among those who watch.

use clubhouse::Seat;
use serde::{Deserialize, Serialize};
use store::{KeptLine, MatchId, NewLine, NewReport, PersonId, StoreError};

use super::{Fault, Table, TableWord};
use crate::{
    error::ApiError,
    messages::{
        chat::{ChatLine, NewTableReport, Reported, Room, Said},
        table::FromServer,
    },
    random,
    seating::Guest,
    tables::Tables,
};

/// How many lines of a match are remembered.
pub(super) const LINES_MAX: u32 = 200;
/// How many lines come with a report.
const CONTEXT: usize = 20;

/// What was said at a table, as it remembers it.
pub(super) struct Lines {
    kept: Vec<Line>,
    /// How many the store is known to have.
    count: u32,
    /// Whether everybody who sits has been told what was said on the stand.
    is_stand_open: bool,
}

impl Lines {
    pub(super) async fn load(tables: &Tables, id: MatchId) -> Result<Self, StoreError> {
        let kept = tables.store.lines(id, LINES_MAX).await?;
        Ok(Self {
            count: crate::number(kept.len()),
            kept: kept.into_iter().filter_map(Line::read).collect(),
            is_stand_open: false,
        })
    }

    pub(super) fn count(&self) -> u32 {
        self.count
    }

    fn iter(&self) -> impl Iterator<Item = &Line> {
        self.kept.iter()
    }

    fn push(&mut self, line: Line) {
        self.count += 1;
        self.kept.push(line);
        if self.kept.len() > LINES_MAX as usize {
            self.kept.remove(0);
        }
    }
}

/// A line as the table remembers it.
struct Line {
    id: String,
    room: Room,
    person: PersonId,
    what: LineText,
    at_ms: i64,
}

/// What the store keeps of it.
#[derive(Serialize, Deserialize)]
struct LineText {
    name: String,
    #[serde(default)]
    member: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(flatten)]
    said: Said,
}

impl Line {
    /// A line as it was kept; one of a newer version of this program is left alone.
    fn read(kept: KeptLine) -> Option<Self> {
        let KeptLine { line, at_ms } = kept;
        Some(Self {
            room: serde_json::from_value(line.room.into()).ok()?,
            what: serde_json::from_str(&line.text).ok()?,
            id: line.id,
            person: line.person,
            at_ms,
        })
    }

    /// The line as somebody hears it.
    fn heard_by(&self, person: Option<PersonId>) -> ChatLine {
        ChatLine {
            id: self.id.clone(),
            room: self.room,
            name: self.what.name.clone(),
            member: self.what.member,
            seat: self.what.seat,
            you: Some(self.person) == person,
            said: self.what.said.clone(),
            at_ms: self.at_ms,
        }
    }

    /// The line in a report.
    fn in_report(&self) -> String {
        let said = match &self.what.said {
            Said::Text { text } => text.clone(),
            Said::Phrase { phrase } => format!("({})", word(phrase)),
        };
        format!("{}: {said}", self.what.name)
    }
}

/// A phrase or a reason as it is written on the wire.
fn word(of: &impl Serialize) -> String {
    let written = serde_json::to_value(of).ok();
    written
        .and_then(|word| word.as_str().map(ToOwned::to_owned))
        .expect("phrases and reasons are words")
}

impl Table {
    /// Whether somebody hears what is said in a room: those who sit always hear the table, those who watch the stand.
    /// What is said on the stand could help whoever sits: they hear nothing of it while a rated match runs.
    fn hears(&self, person: Option<PersonId>, room: Room) -> bool {
        let sits = !self.scene.seating.seats_of(person).is_empty();
        let is_secret = self.scene.terms.rated && self.scene.fixture.outcome().is_none();
        match room {
            Room::Table => sits,
            Room::Stand => !sits || !is_secret,
        }
    }

    /// A socket begins to listen, and is told what was said before; nothing by those with whom one of them has broken.
    pub(super) fn subscribe(&mut self, connection: u64, apart: &[PersonId]) {
        let Some(person) = self.lanes.person(connection) else {
            return;
        };
        let lines: Vec<ChatLine> = self
            .lines
            .iter()
            .filter(|line| self.hears(person, line.room) && !apart.contains(&line.person))
            .map(|line| line.heard_by(person))
            .collect();
        if !lines.is_empty() {
            self.lanes.tell(connection, &FromServer::Chat { lines: &lines });
        }
        self.lanes.set_apart(connection, apart);
    }

    /// Somebody says something: it is kept, and then told to whoever hears it.
    pub(super) async fn say(
        &mut self,
        by: &Guest,
        room: Room,
        said: Said,
        apart: &[PersonId],
    ) -> Result<ChatLine, Fault> {
        let person = Some(by.person);
        if !self.hears(person, room) {
            return Err(ApiError::not_your_room().into());
        }
        let sitters = self.scene.seating.persons();
        if room == Room::Table && sitters.iter().any(|sitter| apart.contains(sitter)) {
            return Err(ApiError::not_for_you().into());
        }
        let seat = self.scene.seating.seats_of(person).iter().next();
        let what = LineText {
            name: by.name.clone(),
            member: by.member,
            seat,
            said,
        };
        let new = NewLine {
            id: random::token(),
            room: serde_json::to_value(room)
                .ok()
                .and_then(|room| room.as_str().map(ToOwned::to_owned))
                .expect("a room is a word"),
            person: by.person,
            text: serde_json::to_string(&what).expect("lines are plain data"),
        };
        let at_ms = self.tables.store.save_line(self.id, new.clone()).await?;
        let line = Line {
            id: new.id.clone(),
            room,
            person: by.person,
            what,
            at_ms,
        };
        let heard = line.heard_by(person);
        self.tell_line(line, apart);
        self.tell_nodes(&TableWord::Line {
            id: new.id,
            room: new.room,
            person: new.person,
            text: new.text,
            at_ms,
            apart: apart.to_vec(),
        });
        Ok(heard)
    }

    /// Another node has kept what somebody said; these do not hear it.
    pub(super) fn on_line(&mut self, line: KeptLine, apart: &[PersonId]) {
        let is_known = self.lines.iter().any(|known| known.id == line.line.id);
        if let Some(line) = Line::read(line).filter(|_| !is_known) {
            self.tell_line(line, apart);
        }
    }

    /// Words of another node were lost: what was said is read again, and told to those who have not heard it. The store
    /// has so many lines.
    pub(super) async fn catch_up_lines(&mut self, count: u32) -> Result<(), StoreError> {
        let kept = self.tables.store.lines(self.id, LINES_MAX).await?;
        for line in kept {
            if self.lines.iter().all(|known| known.id != line.line.id) {
                let apart = self.tables.store.blocked_with(line.line.person).await?;
                self.on_line(line, &apart);
            }
        }
        self.lines.count = count;
        Ok(())
    }

    /// Remembers a line, and tells it to whoever hears it.
    fn tell_line(&mut self, line: Line, apart: &[PersonId]) {
        for (connection, listener) in self.lanes.listeners(line.person, apart) {
            if self.hears(listener, line.room) {
                let lines = [line.heard_by(listener)];
                self.lanes.tell(connection, &FromServer::Chat { lines: &lines });
            }
        }
        self.lines.push(line);
    }

    /// The match is over: whoever sits may hear now what was said on the stand.
    pub(super) fn open_the_stand(&mut self) {
        if !self.scene.terms.rated || std::mem::replace(&mut self.lines.is_stand_open, true) {
            return;
        }
        for (connection, listener, apart) in self.lanes.all_listeners() {
            if self.scene.seating.seats_of(listener).is_empty() {
                continue;
            }
            let lines: Vec<ChatLine> = self
                .lines
                .iter()
                .filter(|line| line.room == Room::Stand && !apart.contains(&line.person))
                .map(|line| line.heard_by(listener))
                .collect();
            if !lines.is_empty() {
                self.lanes.tell(connection, &FromServer::Chat { lines: &lines });
            }
        }
    }

    /// What somebody tells about somebody else at this table, with what they have heard.
    pub(crate) fn report(&self, reporter: PersonId, report: &NewTableReport) -> Result<NewReport, ApiError> {
        let person = Some(reporter);
        let (reported, room) = match &report.of {
            Reported::Line { line } => self
                .lines
                .iter()
                .find(|known| known.id == *line && self.hears(person, known.room))
                .map(|known| (known.person, known.room)),
            Reported::Seat { seat } => self.scene.seating.person_at(*seat).map(|sitter| {
                let sits = !self.scene.seating.seats_of(person).is_empty();
                (sitter, if sits { Room::Table } else { Room::Stand })
            }),
        }
        .ok_or_else(ApiError::nobody_there)?;
        if reported == reporter {
            return Err(ApiError::bad_request("this is you"));
        }
        let heard: Vec<&Line> = self
            .lines
            .iter()
            .filter(|line| line.room == room && self.hears(person, room))
            .collect();
        let context: Vec<String> = heard
            .iter()
            .skip(heard.len().saturating_sub(CONTEXT))
            .map(|line| line.in_report())
            .collect();
        let reason = word(&report.reason);
        Ok(NewReport {
            reporter,
            reported,
            match_id: Some(self.id),
            reason: if report.note.is_empty() {
                reason
            } else {
                format!("{reason}: {}", report.note)
            },
            context: context.join("\n"),
        })
    }
}
