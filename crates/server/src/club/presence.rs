//! Who is there, by which sockets.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use store::PersonId;
use tokio::sync::mpsc;

use super::Comer;

/// How many sockets one person may have: whoever opens another lets go of the oldest.
const SOCKETS_MAX: usize = 12;

#[derive(Default)]
pub(super) struct Presence {
    people: HashMap<PersonId, There>,
    connections_made: u64,
}

/// Somebody who is there.
struct There {
    /// The name of a member.
    member: Option<String>,
    sockets: Vec<(u64, mpsc::Sender<Utf8Bytes>)>,
}

impl Presence {
    /// Lets a socket in. Answers its name.
    pub(super) fn enter(&mut self, comer: Comer) -> u64 {
        self.connections_made += 1;
        if let Some(person) = comer.person {
            let there = self.people.entry(person).or_insert_with(|| There {
                member: None,
                sockets: Vec::with_capacity(1),
            });
            there.member = comer.member;
            if there.sockets.len() >= SOCKETS_MAX {
                there.sockets.remove(0);
            }
            there.sockets.push((self.connections_made, comer.out));
        }
        self.connections_made
    }

    pub(super) fn leave(&mut self, person: Option<PersonId>, connection: u64) {
        let Some(person) = person else { return };
        if let Some(there) = self.people.get_mut(&person) {
            there.sockets.retain(|(known, _)| *known != connection);
            if there.sockets.is_empty() {
                self.people.remove(&person);
            }
        }
    }

    /// Lets go of all sockets of a person.
    pub(super) fn let_go(&mut self, person: PersonId) {
        self.people.remove(&person);
    }

    pub(super) fn is_there(&self, person: PersonId) -> bool {
        self.people.contains_key(&person)
    }

    /// Sends a text to all sockets of a person. One that does not keep up is let go: it can come back.
    pub(super) fn send(&mut self, person: PersonId, text: &Utf8Bytes) {
        if let Some(there) = self.people.get_mut(&person) {
            there
                .sockets
                .retain(|(_, out)| out.try_send(text.clone()).is_ok());
            if there.sockets.is_empty() {
                self.people.remove(&person);
            }
        }
    }

    /// Who is there, with the names of members.
    pub(super) fn roll(&self) -> impl Iterator<Item = (PersonId, Option<&String>)> {
        self.people
            .iter()
            .map(|(person, there)| (*person, there.member.as_ref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comer(person: u128, member: Option<&str>) -> (Comer, mpsc::Receiver<Utf8Bytes>) {
        let (out, news) = mpsc::channel(2);
        let comer = Comer {
            person: Some(PersonId(person)),
            member: member.map(ToOwned::to_owned),
            out,
        };
        (comer, news)
    }

    #[test]
    fn a_person_is_there_while_one_socket_is() {
        let mut presence = Presence::default();
        let (one, _news) = comer(1, Some("ada"));
        let (two, _more) = comer(1, Some("ada"));
        let (guest, _other) = comer(2, None);
        let (one, two) = (presence.enter(one), presence.enter(two));
        presence.enter(guest);
        let names: Vec<&String> = presence.roll().filter_map(|(_, member)| member).collect();
        assert_eq!(names, ["ada"]);
        assert_eq!(presence.roll().count(), 2);
        presence.leave(Some(PersonId(1)), one);
        assert!(presence.is_there(PersonId(1)));
        presence.leave(Some(PersonId(1)), two);
        assert!(!presence.is_there(PersonId(1)));
        assert!(presence.roll().eq([(PersonId(2), None)]));
    }

    #[test]
    fn a_socket_that_does_not_keep_up_is_let_go() {
        let mut presence = Presence::default();
        let (slow, mut unread) = comer(1, None);
        presence.enter(slow);
        let text = Utf8Bytes::from_static("news");
        for _ in 0..3 {
            presence.send(PersonId(1), &text);
        }
        assert!(!presence.is_there(PersonId(1)));
        assert_eq!(unread.try_recv(), Ok(text.clone()));
        assert_eq!(unread.try_recv(), Ok(text));
        assert_eq!(unread.try_recv(), Err(mpsc::error::TryRecvError::Disconnected));
    }

    #[test]
    fn one_person_has_so_many_sockets_and_no_more() {
        let mut presence = Presence::default();
        let mut kept = Vec::new();
        for _ in 0..=SOCKETS_MAX {
            let (socket, news) = comer(1, None);
            presence.enter(socket);
            kept.push(news);
        }
        presence.send(PersonId(1), &Utf8Bytes::from_static("news"));
        let heard: Vec<bool> = kept.iter_mut().map(|news| news.try_recv().is_ok()).collect();
        assert_eq!(heard.iter().filter(|heard| **heard).count(), SOCKETS_MAX);
        assert!(!heard[0], "the oldest was let go");
    }
}
