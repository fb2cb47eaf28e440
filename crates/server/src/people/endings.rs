//! Which sockets go when a session ends: whoever has been signed out sees and says nothing more.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde::{Deserialize, Serialize};
use store::SessionKey;
use tokio::sync::watch;

use crate::nodes::{Nodes, next_word};

/// Below so many sessions nobody tidies.
const TIDY_FROM: usize = 256;
/// The topic of sessions.
const TOPIC: &str = "sessions";

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
    /// Turns true when the session ends.
    ends: HashMap<SessionKey, watch::Sender<bool>>,
    /// At how many those without a socket are forgotten.
    tidy_at: usize,
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

    /// Hears of the sessions that end at other nodes, for as long as the server runs.
    pub(crate) async fn hear_others(&self) {
        let mut words = self.nodes.listen(TOPIC).await;
        loop {
            match next_word(&mut words).await {
                Word::Ended(ended) => self.end_here(ended.into_iter().map(SessionKey)),
                Word::PassedOn { from, to } => self.pass_on_here(SessionKey(from), SessionKey(to)),
            }
        }
    }

    /// The end of a session; whoever has none never ends.
    pub(crate) fn of(&self, session: Option<SessionKey>) -> Ending {
        let Some(session) = session else {
            return Ending(None);
        };
        let mut sessions = self.lock();
        if sessions.ends.len() >= sessions.tidy_at.max(TIDY_FROM) {
            sessions.ends.retain(|_, end| end.receiver_count() > 0);
            sessions.tidy_at = 2 * sessions.ends.len();
        }
        let end = sessions
            .ends
            .entry(session)
            .or_insert_with(|| watch::Sender::new(false));
        Ending(Some(end.subscribe()))
    }

    /// Sessions have ended.
    pub(crate) fn end(&self, ended: &[SessionKey]) {
        self.end_here(ended.iter().copied());
        let ended = ended.iter().map(|key| key.0).collect();
        self.nodes.say(TOPIC, &Word::Ended(ended));
    }

    fn end_here(&self, ended: impl Iterator<Item = SessionKey>) {
        let mut sessions = self.lock();
        for session in ended {
            if let Some(end) = sessions.ends.remove(&session) {
                end.send_replace(true);
            }
        }
    }

    /// A browser has got another session: its sockets stay, and end with that one.
    pub(crate) fn pass_on(&self, from: SessionKey, to: SessionKey) {
        self.pass_on_here(from, to);
        self.nodes.say(
            TOPIC,
            &Word::PassedOn {
                from: from.0,
                to: to.0,
            },
        );
    }

    fn pass_on_here(&self, from: SessionKey, to: SessionKey) {
        let mut sessions = self.lock();
        if let Some(end) = sessions.ends.remove(&from) {
            sessions.ends.insert(to, end);
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

    fn key(number: usize) -> SessionKey {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_be_bytes());
        SessionKey(key)
    }

    #[test]
    fn a_socket_ends_with_its_session_and_no_other() {
        let endings = Endings::new(Nodes::new(None));
        let (mut one, mut other, mut stranger) = (
            endings.of(Some(key(1))),
            endings.of(Some(key(2))),
            endings.of(None),
        );
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
        let endings = Endings::new(Nodes::new(None));
        let stays = endings.of(Some(key(0)));
        for number in 1..10 * TIDY_FROM {
            drop(endings.of(Some(key(number))));
        }
        assert!(endings.lock().ends.len() <= TIDY_FROM);
        assert!(endings.lock().ends.contains_key(&key(0)));
        drop(stays);
    }
}
