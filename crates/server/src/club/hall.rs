//! The hall: the lobby as everybody may know it, and its news.
//!
//! News are written once and shared by all sockets. Those of the last while are kept, so that a browser which was gone
//! for a moment is told only what it has missed.

use std::collections::{BTreeMap, VecDeque};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::broadcast;

use super::written;
use crate::{
    messages::{
        Place,
        club::{Change, FromClub, LiveMatch, Lobby},
        meeting::Seek,
    },
    random,
};

/// How many news are kept for those who come back, and how many a slow socket may lag behind before it starts over.
const NEWS_KEPT: usize = 64;

pub(super) struct Hall {
    lobby: Lobby,
    place: Place,
    /// What has changed since the last news.
    pending: Vec<Change>,
    /// The last news, each with the number that is reached with it.
    told: VecDeque<(u32, Utf8Bytes)>,
    /// The whole lobby as it is sent, until something changes.
    whole: Option<Utf8Bytes>,
    news: broadcast::Sender<Utf8Bytes>,
}

impl Hall {
    pub(super) fn new() -> Self {
        Self {
            lobby: Lobby::default(),
            place: Place {
                // Another server has another lobby.
                epoch: random::word() as u32,
                number: 0,
            },
            pending: Vec::new(),
            told: VecDeque::with_capacity(NEWS_KEPT),
            whole: None,
            news: broadcast::Sender::new(NEWS_KEPT),
        }
    }

    /// What somebody has missed since a place, and what comes from now on. What has changed and is not told yet may come
    /// twice, which does no harm.
    pub(super) fn follow(
        &mut self,
        place: Option<Place>,
    ) -> (Vec<Utf8Bytes>, broadcast::Receiver<Utf8Bytes>) {
        let news = self.news.subscribe();
        let missed = place
            .and_then(|place| self.since(place))
            .unwrap_or_else(|| vec![self.whole()]);
        (missed, news)
    }

    /// Sends out what has changed.
    pub(super) fn publish(&mut self) {
        if self.pending.is_empty() {
            return;
        }
        self.place.number += 1;
        let text = written(&FromClub::News {
            place: self.place,
            changes: &self.pending,
        });
        self.pending.clear();
        self.whole = None;
        if self.told.len() == NEWS_KEPT {
            self.told.pop_front();
        }
        self.told.push_back((self.place.number, text.clone()));
        // An error means that nobody listens.
        let _ = self.news.send(text);
    }

    /// Shows who is there. Answers whether that is news.
    pub(super) fn set_people(&mut self, people: u32, members: Vec<String>) -> bool {
        if people == self.lobby.people && members == self.lobby.members {
            return false;
        }
        let only = |these: &[String], not: &[String]| -> Vec<String> {
            these.iter().filter(|name| !not.contains(name)).cloned().collect()
        };
        let change = Change::People {
            people,
            came: only(&members, &self.lobby.members),
            left: only(&self.lobby.members, &members),
        };
        self.lobby.people = people;
        self.lobby.members = members;
        self.change(change);
        true
    }

    /// Shows a seek.
    pub(super) fn show_seek(&mut self, seek: Seek) {
        self.lobby.seeks.push(seek.clone());
        self.change(Change::SeekMade { seek });
    }

    /// Shows a seek no longer.
    pub(super) fn drop_seek(&mut self, id: &str) {
        self.lobby.seeks.retain(|seek| seek.id != id);
        // Of a seek that came and went within one pulse nobody need hear.
        let before = self.pending.len();
        self.pending
            .retain(|change| !matches!(change, Change::SeekMade { seek } if seek.id == id));
        if self.pending.len() == before {
            self.change(Change::SeekGone { id: id.to_owned() });
        } else {
            self.whole = None;
        }
    }

    /// Shows how many wait for each game.
    pub(super) fn set_waiting(&mut self, waiting: BTreeMap<String, u32>) {
        if waiting != self.lobby.waiting {
            self.lobby.waiting.clone_from(&waiting);
            self.pending
                .retain(|change| !matches!(change, Change::Waiting { .. }));
            self.change(Change::Waiting { waiting });
        }
    }

    /// Shows which matches are worth watching. Answers whether that is news.
    pub(super) fn set_live(&mut self, live: Vec<LiveMatch>) -> bool {
        let is_news = live != self.lobby.live;
        if is_news {
            self.lobby.live.clone_from(&live);
            self.change(Change::Live { live });
        }
        is_news
    }

    fn change(&mut self, change: Change) {
        self.pending.push(change);
        self.whole = None;
    }

    /// The news after a place, if they are all still there.
    fn since(&self, place: Place) -> Option<Vec<Utf8Bytes>> {
        let oldest = self.place.number - crate::number(self.told.len());
        let is_known =
            place.epoch == self.place.epoch && (oldest..=self.place.number).contains(&place.number);
        is_known.then(|| {
            self.told
                .iter()
                .filter(|(number, _)| *number > place.number)
                .map(|(_, text)| text.clone())
                .collect()
        })
    }

    fn whole(&mut self) -> Utf8Bytes {
        let (place, lobby) = (self.place, &self.lobby);
        self.whole
            .get_or_insert_with(|| written(&FromClub::Lobby { place, lobby }))
            .clone()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn read(text: &Utf8Bytes) -> Value {
        serde_json::from_str(text).expect("messages are JSON")
    }

    fn place(message: &Value) -> Place {
        serde_json::from_value(message["place"].clone()).expect("a place")
    }

    #[test]
    fn who_comes_back_is_told_what_was_missed() {
        let mut hall = Hall::new();
        let (first, mut news) = hall.follow(None);
        let begun = read(&first[0]);
        assert_eq!(begun["type"], "lobby");
        assert!(hall.set_people(1, vec!["ada".into()]));
        assert!(!hall.set_people(1, vec!["ada".into()]), "that is no news");
        hall.publish();
        hall.publish();
        assert!(hall.set_people(2, vec!["bob".into()]));
        hall.publish();
        let told = [
            news.try_recv().expect("news"),
            news.try_recv().expect("more news"),
        ];
        assert!(news.try_recv().is_err(), "nothing is told without a change");
        let (missed, _) = hall.follow(Some(place(&begun)));
        assert_eq!(missed, told, "the same bytes for everybody");
        assert_eq!(read(&told[1])["changes"][0]["came"][0], "bob");
        assert_eq!(read(&told[1])["changes"][0]["left"][0], "ada");
        let (missed, _) = hall.follow(Some(place(&read(&told[1]))));
        assert!(missed.is_empty());
    }

    #[test]
    fn who_was_gone_for_too_long_starts_over() {
        let mut hall = Hall::new();
        let (begun, _) = hall.follow(None);
        let begun = place(&read(&begun[0]));
        for people in 0..=NEWS_KEPT {
            hall.set_people(crate::number(people) + 1, Vec::new());
            hall.publish();
        }
        for unknown in [
            begun,
            Place {
                epoch: begun.epoch.wrapping_add(1),
                number: 3,
            },
            Place {
                epoch: begun.epoch,
                number: 1_000,
            },
        ] {
            let (missed, _) = hall.follow(Some(unknown));
            assert_eq!(missed.len(), 1);
            assert_eq!(read(&missed[0])["type"], "lobby");
        }
    }
}
