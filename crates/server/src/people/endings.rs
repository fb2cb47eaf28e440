//! Which sockets go when a session ends: whoever has been signed out sees and says nothing more.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use store::{PersonId, SessionKey, Store};
use tokio::{sync::watch, time::timeout};

use crate::{
    nodes::{Nodes, Received, next_received},
    session::Here,
};

/// Below so many sessions nobody tidies.
const TIDY_FROM: usize = 256;
/// The topic of sessions.
const TOPIC: &str = "sessions";
/// How often a node looks by itself whether it has missed that a session has ended.
const LOOK_EVERY: Duration = Duration::from_mins(1);

pub(crate) struct Endings {
    sessions: Mutex<Sessions>,
    nodes: Nodes,
}

/// Something that one node says to the others.
#[derive(Serialize, Deserialize)]
enum Word {
    /// Sessions have ended.
    Ended(Vec<[u8; 32]>),
    /// A browser has got another session.
    PassedOn { from: [u8; 32], to: [u8; 32] },
}

#[derive(Default)]
struct Sessions {
    open: HashMap<SessionKey, Open>,
    /// At how many those without a socket are forgotten.
    tidy_at: usize,
}

/// A session with sockets.
struct Open {
    /// Who it is as long as it is a guest's.
    guest: PersonId,
    /// Whether a member is signed in there.
    member: bool,
    /// Turns true when the session ends.
    end: watch::Sender<bool>,
}

/// The end of a session, to be waited for.
pub(crate) struct Ending(Option<watch::Receiver<bool>>);

impl Endings {
    pub(crate) fn new(nodes: Nodes) -> Self {
        Self {
            sessions: Mutex::default(),
            nodes,
        }
    }

    /// Handles the sessions that end at other nodes, for as long as the server runs.
    pub(crate) async fn handle_messages(&self, store: &dyn Store) {
        let mut subscription = self.nodes.subscribe(TOPIC).await;
        loop {
            let received = timeout(LOOK_EVERY, next_received(&mut subscription)).await;
            match received.unwrap_or(Received::Gap) {
                Received::Message(Word::Ended(ended)) => self.end_here(ended.into_iter().map(SessionKey)),
                Received::Message(Word::PassedOn { from, to }) => {
                    self.pass_on_here(SessionKey(from), SessionKey(to));
                }
                Received::Gap => self.end_unknown(store).await,
            }
        }
    }

    /// Ends those sessions here of which the store knows nothing any more: words of other nodes may have been lost.
    async fn end_unknown(&self, store: &dyn Store) {
        let open: Vec<(SessionKey, PersonId, bool)> = self
            .lock()
            .open
            .iter()
            .filter(|(_, open)| open.end.receiver_count() > 0)
            .map(|(key, open)| (*key, open.guest, open.member))
            .collect();
        for (key, guest, member) in open {
            match store.session(key, guest).await {
                Ok(Some(visit)) if !visit.banned && (visit.member || !member) => {}
                Ok(_) => self.end_here([key].into_iter()),
                Err(error) => {
                    tracing::warn!(%error, "nobody knows which sessions have ended");
                    return;
                }
            }
        }
    }

    /// The end of a browser's session; whoever has none never ends.
    pub(crate) fn of(&self, here: Here) -> Ending {
        let Some(session) = here.session else {
            return Ending(None);
        };
        let mut sessions = self.lock();
        if sessions.open.len() >= sessions.tidy_at.max(TIDY_FROM) {
            sessions.open.retain(|_, open| open.end.receiver_count() > 0);
            sessions.tidy_at = 2 * sessions.open.len();
        }
        let open = sessions.open.entry(session.key()).or_insert_with(|| Open {
            guest: session.guest(),
            member: here.member,
            end: watch::Sender::new(false),
        });
        Ending(Some(open.end.subscribe()))
    }

    /// Sessions have ended.
    pub(crate) fn end(&self, ended: &[SessionKey]) {
        self.end_here(ended.iter().copied());
        let ended = ended.iter().map(|key| key.0).collect();
        self.nodes.publish(TOPIC, &Word::Ended(ended));
    }

    fn end_here(&self, ended: impl Iterator<Item = SessionKey>) {
        let mut sessions = self.lock();
        for session in ended {
            if let Some(open) = sessions.open.remove(&session) {
                open.end.send_replace(true);
            }
        }
    }

    /// A browser has got another session: its sockets stay, and end with that one.
    pub(crate) fn pass_on(&self, from: SessionKey, to: SessionKey) {
        self.pass_on_here(from, to);
        self.nodes.publish(
            TOPIC,
            &Word::PassedOn {
                from: from.0,
                to: to.0,
            },
        );
    }

    fn pass_on_here(&self, from: SessionKey, to: SessionKey) {
        let mut sessions = self.lock();
        if let Some(open) = sessions.open.remove(&from) {
            // Only members' sessions are passed on to.
            sessions.open.insert(to, Open { member: true, ..open });
        }
    }

    fn lock(&self) -> MutexGuard<'_, Sessions> {
        // A map is whole between any two of its methods.
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ending {
    /// Completes when the session has ended.
    pub(crate) async fn wait(&mut self) {
        let ended = match &mut self.0 {
            Some(end) => end.wait_for(|ended| *ended).await.is_ok(),
            None => false,
        };
        if !ended {
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;
    use crate::session::SessionId;

    fn here(number: usize) -> Here {
        Here {
            session: Some(SessionId::OfOld(PersonId(number as u128))),
            member: true,
        }
    }

    fn key(number: usize) -> SessionKey {
        SessionId::OfOld(PersonId(number as u128)).key()
    }

    #[test]
    fn a_socket_ends_with_its_session_and_no_other() {
        let endings = Endings::new(Nodes::alone());
        let nowhere = Here {
            session: None,
            member: false,
        };
        let (mut one, mut other, mut stranger) =
            (endings.of(here(1)), endings.of(here(2)), endings.of(nowhere));
        endings.pass_on(key(1), key(3));
        endings.end(&[key(1)]);
        assert!(one.wait().now_or_never().is_none());
        endings.end(&[key(3), key(4)]);
        assert!(one.wait().now_or_never().is_some());
        assert!(other.wait().now_or_never().is_none());
        assert!(stranger.wait().now_or_never().is_none());
    }

    #[test]
    fn sessions_without_a_socket_are_forgotten() {
        let endings = Endings::new(Nodes::alone());
        let stays = endings.of(here(0));
        for number in 1..10 * TIDY_FROM {
            drop(endings.of(here(number)));
        }
        assert!(endings.lock().open.len() <= TIDY_FROM);
        assert!(endings.lock().open.contains_key(&key(0)));
        drop(stays);
    }
}
