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
//! | `others` | who is there and what can be watched at other nodes |
//! | `board` | what the store keeps of seeks and wishes: the truth for all nodes |
//! | `meeting`, `challenges` | how two who have found each other come to a table |
//!
//! The parts know nothing of each other; the club locks them, one at a time and never across an await.

mod board;
pub(crate) mod challenges;
mod courier;
mod hall;
pub(crate) mod meeting;
mod others;
pub mod pairing;
mod presence;
mod seeks;
mod waiting;
mod window;

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
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
    AppState,
    messages::{
        Place,
        club::{FromClub, LiveMatch, Notice, NumberedNotice},
        meeting::Seek,
    },
    nodes::{Nodes, Received, next_received},
    people::sight,
};
use courier::Courier;
use hall::Hall;
use others::{NAMED_MAX, Others, Roll, TOPIC, Word};
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
/// How many names of members it shows.
const NAMES_SHOWN: usize = 60;

/// The club.
pub(crate) struct Club {
    store: Arc<dyn Store>,
    hall: Mutex<Hall>,
    presence: Mutex<Presence>,
    seeks: Mutex<Seeks>,
    waiting: Mutex<WaitingRoom>,
    window: Mutex<Window>,
    others: Mutex<Others>,
    nodes: Nodes,
    /// Whether those who offer something may be called otherwise than the board says.
    read_makers: AtomicBool,
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
    pub(crate) fn new(store: Arc<dyn Store>, nodes: Nodes) -> Arc<Self> {
        Arc::new(Self {
            courier: Courier::new(Arc::clone(&store)),
            store,
            hall: Mutex::new(Hall::new()),
            presence: Mutex::default(),
            seeks: Mutex::default(),
            waiting: Mutex::default(),
            window: Mutex::default(),
            others: Mutex::default(),
            nodes,
            read_makers: AtomicBool::new(false),
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

    /// Whether a person is there, at whichever node.
    pub(crate) fn is_there(&self, person: PersonId) -> bool {
        self.presence().is_there(person) || self.others().is_there(person)
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
        self.let_go(from);
        self.nodes.publish(TOPIC, &Word::Makers);
    }

    /// Lets go of a person's sockets: whoever is behind them comes back as who they are now.
    pub(crate) fn let_go(&self, person: PersonId) {
        self.let_go_here(person);
        self.nodes.publish(TOPIC, &Word::LetGo { person });
    }

    fn let_go_here(&self, person: PersonId) {
        self.presence().let_go(person);
        self.others().let_go(person);
    }

    /// Tells the other nodes that the board has changed.
    fn publish_board(&self) {
        self.nodes.publish(TOPIC, &Word::Board);
    }

    /// Whether an offer or a wish is on the board.
    fn knows(&self, id: OfferId) -> bool {
        self.seeks().find(id).is_some() || self.waiting().knows(id)
    }

    /// Takes everything off the board that was there before a moment and is not among these.
    fn drop_all_but(&self, these: &BTreeSet<OfferId>, before: Instant) {
        let gone = self.seeks().keep_only(these, before);
        self.drop_seeks(&gone);
        let left = self.waiting().keep_only(these, before);
        if !left.is_empty() {
            self.show_waiting();
        }
        for person in left {
            self.show_own(person);
        }
    }

    /// Has the store forget what was offered or wanted for a visit, if it was kept for other nodes. Nobody waits for it.
    fn forget(&self, ids: Vec<OfferId>) {
        if ids.is_empty() || self.nodes.is_alone() {
            return;
        }
        let (store, nodes) = (Arc::clone(&self.store), self.nodes.clone());
        tokio::spawn(async move {
            for id in ids {
                if let Err(error) = store.forget_seek(id).await {
                    tracing::warn!(%error, "an offer was not forgotten");
                }
            }
            nodes.publish(TOPIC, &Word::Board);
        });
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

    /// Lets somebody wait; the store has what they want under this name, if it has it.
    fn wait(&self, waiting: Waiting, kept: Option<OfferId>) {
        let person = waiting.person;
        let before = kept.and_then(|kept| self.waiting().note_saved(person, kept));
        self.forget(before.into_iter().collect());
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
        if self.presence().is_there(person) {
            let own = self.own(person);
            self.presence().send(person, &own);
        }
    }

    /// Somebody does not wait any more. Answers for which game they did.
    pub(crate) fn done_waiting(&self, person: PersonId) -> Option<String> {
        let left = self.leave_waiting(person)?;
        self.forget(self.kept_wish(person).into_iter().collect());
        Some(left.game)
    }

    /// Takes somebody out of this node's waiting room. Answers what they wanted.
    fn leave_waiting(&self, person: PersonId) -> Option<Waiting> {
        let left = self.waiting().leave(person)?;
        self.show_waiting();
        self.show_own(person);
        Some(left)
    }

    /// The name under which the store has what somebody wants, or had it last.
    fn kept_wish(&self, person: PersonId) -> Option<OfferId> {
        self.waiting().kept(person)
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
        self.forget(withdrawn.iter().map(|open| open.id).collect());
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
        let wishes = left.iter().filter_map(|person| self.waiting().kept(*person));
        let forgotten = wishes.chain(gone.iter().map(|open| open.id)).collect();
        self.forget(forgotten);
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
            self.publish_roll();
            let (people, members) = self.roll();
            let live = self.window().best_with(self.others().live());
            let mut hall = self.hall();
            let have_people = hall.set_people(people, members);
            if hall.set_live(live) || have_people {
                self.changed.notify_one();
            }
        }
    }

    /// How many are there, and the names of members to be shown.
    fn roll(&self) -> (u32, Vec<String>) {
        let (mut people, mut members) = (BTreeSet::new(), BTreeSet::new());
        for (person, member) in self.presence().roll() {
            people.insert(person);
            members.extend(member.cloned());
        }
        let mut others = self.others();
        others.forget_silent(Instant::now());
        others.add_people(&mut people, &mut members);
        let shown = members.into_iter().take(NAMES_SHOWN).collect();
        (crate::number(people.len()), shown)
    }

    /// Tells the other nodes who is here.
    fn publish_roll(&self) {
        let Some(node) = self.nodes.name() else { return };
        let people: Vec<(PersonId, Option<String>)> = self
            .presence()
            .roll()
            .map(|(person, member)| (person, member.cloned()))
            .collect();
        let live = self.window().best();
        let mut parts = people.chunks(NAMED_MAX);
        for (number, part) in std::iter::once(parts.next().unwrap_or_default())
            .chain(parts)
            .enumerate()
        {
            let roll = Roll {
                node: node.0,
                goes_on: number > 0,
                people: part.to_vec(),
                live: live.clone(),
            };
            self.nodes.publish(TOPIC, &Word::Roll(roll));
        }
    }

    /// Sends something to all sockets of a person, at whichever node.
    fn send_to(&self, person: PersonId, message: &FromClub<'_>) {
        if self.nodes.is_alone() && !self.is_there(person) {
            return;
        }
        let text = written(message);
        self.presence().send(person, &text);
        if !self.nodes.is_alone() {
            let text = text.to_string();
            self.nodes.publish(TOPIC, &Word::For { person, text });
        }
    }

    fn others(&self) -> MutexGuard<'_, Others> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
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

/// Handles what other nodes publish of the club, for as long as the server runs.
pub(crate) async fn handle_messages(state: &AppState) {
    let mut subscription = state.club.nodes.subscribe(TOPIC).await;
    loop {
        match next_received(&mut subscription).await {
            Received::Message(Word::Roll(roll)) => state.club.others().on_roll(roll, Instant::now()),
            Received::Message(Word::Board) => state.club.waits.notify_one(),
            Received::Message(Word::Makers) | Received::Gap => {
                state.club.read_makers.store(true, Ordering::Relaxed);
                state.club.waits.notify_one();
            }
            Received::Message(Word::For { person, text }) => state.club.presence().send(person, &text.into()),
            Received::Message(Word::LetGo { person }) => state.club.let_go_here(person),
        }
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
