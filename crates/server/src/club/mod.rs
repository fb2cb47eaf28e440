//! The club: who is there, what they offer each other, and what each is to be told.
//!
//! | Part | Holds |
//! |---|---|
//! | `hall` | the lobby as everybody may know it, and its news: written once, shared by all sockets |
//! | `presence` | who is there, by which sockets |
//! | `courier` | takes notices to the store and then to whom they concern |
//! | `seeks` | the board with the open seeks |
//! | `waiting` | who wants to play somebody now; `pairing` says who plays whom |
//! | `window` | which live matches are worth watching |
//! | `meeting`, `challenges` | how two who have found each other come to a table |
//!
//! The parts know nothing of each other; the club locks them, one at a time and never across an await.

pub(crate) mod challenges;
mod courier;
mod hall;
pub(crate) mod meeting;
pub mod pairing;
mod presence;
mod seeks;
mod waiting;
mod window;

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use clubhouse::BySide;
use store::{MatchId, OfferId, Person, PersonId, Store, StoreError};
use tokio::{
    sync::{Notify, broadcast, mpsc, watch},
    time::{Instant, sleep},
};

use crate::{
    messages::{
        Place,
        club::{FromClub, LiveMatch, Notice, NumberedNotice},
        meeting::Seek,
    },
    people::sight,
};
use courier::Courier;
use hall::Hall;
use pairing::{Pair, Waiting};
use presence::Presence;
use seeks::{OpenSeek, Seeks};
use waiting::WaitingRoom;
pub(crate) use window::Rivals;
use window::Window;

/// How often the lobby's news go out at most: many changes then make one message.
const PULSE: Duration = Duration::from_millis(120);
/// How often the lobby tells who came and went.
const ROLL_CALL: Duration = Duration::from_secs(2);

/// The club.
pub(crate) struct Club {
    store: Arc<dyn Store>,
    hall: Mutex<Hall>,
    presence: Mutex<Presence>,
    seeks: Mutex<Seeks>,
    waiting: Mutex<WaitingRoom>,
    window: Mutex<Window>,
    courier: Courier,
    /// Somebody has begun to wait.
    waits: Notify,
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
            seeks: Mutex::default(),
            waiting: Mutex::default(),
            window: Mutex::default(),
            waits: Notify::new(),
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

    /// Somebody is somebody else now, or called otherwise. Their sockets are let go: whoever is behind them comes back as
    /// who they are. What they offered for this visit is withdrawn; what outlasts it is theirs under the new name.
    pub(crate) fn is_now(&self, from: PersonId, to: &Person) {
        self.goes_to_play(from);
        for seek in self.seeks().give(from, to) {
            self.change_hall(|hall| {
                hall.drop_seek(&seek.id);
                hall.show_seek(seek);
            });
        }
        self.presence().let_go(from);
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

    /// Puts a seek on the board, unless there are too many. Answers whether it did.
    fn put_seek(&self, open: OpenSeek) -> bool {
        let (person, seek) = (open.person, open.seek.clone());
        let is_put = self.seeks().put(open);
        if is_put {
            self.change_hall(|hall| hall.show_seek(seek));
            self.show_own(person);
        }
        is_put
    }

    /// All open seeks, as everybody sees them.
    pub(crate) fn all_seeks(&self) -> Vec<Seek> {
        self.seeks().all().map(|open| open.seek.clone()).collect()
    }

    fn find_seek(&self, id: OfferId) -> Option<OpenSeek> {
        self.seeks().find(id).cloned()
    }

    /// Takes a seek off the board: exactly one gets it.
    fn take_seek(&self, id: OfferId) -> Option<OpenSeek> {
        let taken = self.seeks().take(id)?;
        self.change_hall(|hall| hall.drop_seek(&taken.seek.id));
        self.show_own(taken.person);
        Some(taken)
    }

    /// Puts back what was taken in vain.
    fn put_back(&self, open: OpenSeek) {
        let (person, seek) = (open.person, open.seek.clone());
        self.seeks().put_back(open);
        self.change_hall(|hall| hall.show_seek(seek));
        self.show_own(person);
    }

    /// The seeks that suit somebody who wants to play now, the oldest first.
    fn seeks_for(&self, waiting: &Waiting) -> Vec<OfferId> {
        let seeks = self.seeks();
        let mut fitting: Vec<&OpenSeek> = seeks.all().filter(|open| suits(open, waiting)).collect();
        fitting.sort_by_key(|open| (open.seek.made_ms, open.id));
        fitting.iter().map(|open| open.id).collect()
    }

    /// The first of those who wait whom a seek suits, but for those who were asked already.
    fn first_waiting_for(&self, id: OfferId, asked: &[PersonId]) -> Option<PersonId> {
        let open = self.find_seek(id)?;
        self.waiting()
            .first(|waiting| suits(&open, waiting) && !asked.contains(&waiting.person))
    }

    /// Lets somebody wait.
    fn wait(&self, waiting: Waiting) {
        let person = waiting.person;
        self.waiting().enter(waiting);
        self.show_waiting();
        self.show_own(person);
        self.waits.notify_one();
    }

    /// What somebody wants and offers now, as they are told it.
    pub(crate) fn own(&self, person: PersonId) -> Utf8Bytes {
        let waiting = self.waiting().find(person).map(|waiting| waiting.game.clone());
        let seeks: Vec<String> = self
            .seeks()
            .all()
            .filter(|open| open.person == person)
            .map(|open| open.seek.id.clone())
            .collect();
        written(&FromClub::Yours {
            waiting: waiting.as_deref(),
            seeks: &seeks,
        })
    }

    /// Tells somebody what they want and offer now.
    fn show_own(&self, person: PersonId) {
        if self.is_there(person) {
            let own = self.own(person);
            self.presence().send(person, &own);
        }
    }

    /// Somebody does not wait any more. Answers for which game they did.
    pub(crate) fn done_waiting(&self, person: PersonId) -> Option<String> {
        let left = self.waiting().leave(person)?;
        self.show_waiting();
        self.show_own(person);
        Some(left.game)
    }

    /// Completes when somebody has begun to wait.
    async fn somebody_waits(&self) {
        self.waits.notified().await;
    }

    /// Those who are to play now. They wait no longer.
    fn call(&self, now: Instant) -> Vec<Pair> {
        let pairs = self.waiting().call(now);
        if !pairs.is_empty() {
            self.show_waiting();
        }
        for waiting in pairs.iter().flat_map(|pair| &pair.people) {
            self.show_own(waiting.person);
        }
        pairs
    }

    /// Two who were called must not meet: they go on waiting.
    fn keep_apart(&self, people: [Waiting; 2]) {
        let both = [people[0].person, people[1].person];
        self.waiting().keep_apart(people);
        self.show_waiting();
        for person in both {
            self.show_own(person);
        }
    }

    /// Somebody goes to a table: what they offer for a visit is withdrawn, and they wait no longer.
    fn goes_to_play(&self, person: PersonId) {
        let withdrawn = self.seeks().take_visit(person);
        self.drop_seeks(&withdrawn);
        self.done_waiting(person);
    }

    /// Lets go of those who wait or offer something and whose browsers have been gone for too long.
    fn sweep(&self, now: Instant) {
        let is_there = |person| self.is_there(person);
        let gone = self.seeks().sweep(now, is_there);
        self.drop_seeks(&gone);
        let left = self.waiting().sweep(now, is_there);
        if !left.is_empty() {
            self.show_waiting();
        }
    }

    fn drop_seeks(&self, seeks: &[OpenSeek]) {
        for gone in seeks {
            self.change_hall(|hall| hall.drop_seek(&gone.seek.id));
            self.show_own(gone.person);
        }
    }

    /// Shows how many wait for each game.
    fn show_waiting(&self) {
        let waiting = self.waiting().count();
        self.change_hall(|hall| hall.set_waiting(waiting));
    }

    /// A table can be watched, or no longer.
    pub(crate) fn show_table(&self, id: MatchId, table: Option<LiveMatch>, rivals: Option<Rivals>) {
        self.window().put(id, table, rivals);
    }

    /// Looks up how strong those are who have begun a rated match.
    async fn rate_tables(&self) -> Result<(), StoreError> {
        let unknown = self.window().take_unknown();
        for (id, Rivals { people, ladder }) in unknown {
            let home = sight::shown_rating(&self.store, people.home, &ladder).await?;
            let away = sight::shown_rating(&self.store, people.away, &ladder).await?;
            if let Some((home, away)) = home.zip(away) {
                self.window().rate(id, BySide { home, away });
            }
        }
        Ok(())
    }

    fn change_hall(&self, change: impl FnOnce(&mut Hall)) {
        change(&mut self.hall());
        self.changed.notify_one();
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
            if let Err(error) = self.rate_tables().await {
                tracing::warn!(%error, "ratings of those who play cannot be read");
            }
            let (people, members) = self.presence().roll();
            let live = self.window().best();
            let mut hall = self.hall();
            let have_people = hall.set_people(people, members);
            if hall.set_live(live) || have_people {
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

    fn seeks(&self) -> MutexGuard<'_, Seeks> {
        self.seeks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waiting(&self) -> MutexGuard<'_, WaitingRoom> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn window(&self) -> MutexGuard<'_, Window> {
        self.window.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a seek is what somebody wants who would play now. To a curve for spectators they have not agreed.
fn suits(open: &OpenSeek, waiting: &Waiting) -> bool {
    let proposal = &open.seek.proposal;
    open.person != waiting.person
        && proposal.game == waiting.game
        && proposal.options == waiting.options
        && waiting.paces.contains(&proposal.pace)
        && (waiting.rated || !proposal.rated)
        && !proposal.curve
}

/// A message as it is sent.
pub(crate) fn written(message: &FromClub<'_>) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages are plain data")
        .into()
}
