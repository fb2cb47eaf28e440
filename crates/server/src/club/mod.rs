//! The club: who is there, what they offer each other, and what each is to be told.
//!
//! | Part | Holds |
//! |---|---|
//! | `hall` | the lobby as everybody may know it, and its news: written once, shared by all sockets |
//! | `presence` | who is there, by which sockets |
//! | `courier` | takes notices to the store and then to whom they concern |
//!
//! The parts know nothing of each other; the club locks them, one at a time and never across an await.

mod courier;
mod hall;
mod presence;

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use store::{PersonId, Store, StoreError};
use tokio::{
    sync::{Notify, broadcast, mpsc, watch},
    time::sleep,
};

use crate::messages::{
    Place,
    club::{FromClub, Notice, NumberedNotice},
};
use courier::Courier;
use hall::Hall;
use presence::Presence;

/// How often the lobby's news go out at most: many changes then make one message.
const PULSE: Duration = Duration::from_millis(120);
/// How often the lobby tells who came and went.
const ROLL_CALL: Duration = Duration::from_secs(2);

/// The club.
pub(crate) struct Club {
    store: Arc<dyn Store>,
    hall: Mutex<Hall>,
    presence: Mutex<Presence>,
    courier: Courier,
    /// Something has changed in the hall.
    changed: Notify,
}

/// Somebody who comes in.
pub(crate) struct Comer {
    pub(crate) person: Option<PersonId>,
    /// The name under which everybody may see them, if they are a member.
    pub(crate) member: Option<String>,
    pub(crate) out: mpsc::Sender<Utf8Bytes>,
}

/// What a socket of the lobby follows.
pub(crate) struct Followed {
    /// Its name among the sockets.
    pub(crate) connection: u64,
    /// What it has missed.
    pub(crate) missed: Vec<Utf8Bytes>,
    /// What comes from now on.
    pub(crate) news: broadcast::Receiver<Utf8Bytes>,
}

impl Club {
    pub(crate) fn new(store: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Self {
            courier: Courier::new(Arc::clone(&store)),
            store,
            hall: Mutex::new(Hall::new()),
            presence: Mutex::default(),
            changed: Notify::new(),
        })
    }

    /// Does what is to be done from time to time, until the server stops.
    pub(crate) async fn run(self: Arc<Self>, mut closing: watch::Receiver<bool>) {
        tokio::select! {
            () = crate::until(&mut closing) => {}
            () = self.courier.carry(&self) => {}
            () = self.publish() => {}
            () = self.call_the_roll() => {}
        }
    }

    /// Tells a person something, now if they are there and until they have seen it. Whoever calls does not wait.
    pub(crate) fn tell(&self, person: PersonId, notice: Notice) {
        self.courier.take(person, notice);
    }

    /// Whether a person is there.
    pub(crate) fn is_there(&self, person: PersonId) -> bool {
        self.presence().is_there(person)
    }

    /// Somebody comes in, and is shown the lobby from where they left it.
    pub(crate) fn enter(&self, comer: Comer, place: Option<Place>) -> Followed {
        let connection = self.presence().enter(comer);
        let (missed, news) = self.hall().follow(place);
        Followed {
            connection,
            missed,
            news,
        }
    }

    /// The whole lobby, for a socket that has missed too much.
    pub(crate) fn start_over(&self) -> (Vec<Utf8Bytes>, broadcast::Receiver<Utf8Bytes>) {
        self.hall().follow(None)
    }

    /// A socket is gone.
    pub(crate) fn leave(&self, person: Option<PersonId>, connection: u64) {
        self.presence().leave(person, connection);
    }

    /// Lets go of a person's sockets: whoever is behind them comes back as who they are now.
    pub(crate) fn let_go(&self, person: PersonId) {
        self.presence().let_go(person);
    }

    /// What a person has not seen, after the last that has arrived.
    pub(crate) async fn notices(
        &self,
        person: PersonId,
        after: u32,
    ) -> Result<Vec<NumberedNotice>, StoreError> {
        let kept = self.store.notices(person).await?;
        Ok(kept
            .into_iter()
            .filter(|kept| kept.number > after)
            .filter_map(|kept| courier::read(&kept))
            .collect())
    }

    /// Sends the news out, once a pulse at most.
    async fn publish(&self) {
        loop {
            self.changed.notified().await;
            self.hall().publish();
            sleep(PULSE).await;
        }
    }

    /// Tells from time to time who has come and gone.
    async fn call_the_roll(&self) {
        loop {
            sleep(ROLL_CALL).await;
            let (people, members) = self.presence().roll();
            if self.hall().set_people(people, members) {
                self.changed.notify_one();
            }
        }
    }

    /// Sends something to all sockets of a person.
    fn send_to(&self, person: PersonId, message: &FromClub<'_>) {
        if self.is_there(person) {
            self.presence().send(person, &written(message));
        }
    }

    fn hall(&self) -> MutexGuard<'_, Hall> {
        // Nothing panics with the lock.
        self.hall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A message as it is sent.
pub(crate) fn written(message: &FromClub<'_>) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages are plain data")
        .into()
}
