//! A turnstile: so many may be inside at once, and whoever has had least goes first.
//!
//! It keeps accounts by person and, for each person, by table. A newcomer has had nothing and goes before everybody who
//! has; among those who have had the same, whoever came first. So nobody's crowd can keep a stranger out.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{sync::oneshot, time::Instant};

use crate::limits::Who;

/// Who has had so much is no worse off for having had more.
const HAD_MAX: Duration = Duration::from_secs(30);
/// After so long without a wish an account is forgotten.
const FORGET_AFTER: Duration = Duration::from_secs(60);

/// So many may be inside at once.
#[derive(Clone)]
pub(crate) struct Turnstile(Arc<Mutex<Inside>>);

/// How many a turnstile lets in.
#[derive(Clone, Copy)]
pub(crate) struct Places {
    /// In all.
    pub(crate) all: usize,
    /// Of one person.
    pub(crate) own: usize,
    /// How many wishes of one person may wait.
    pub(crate) waiting: usize,
}

struct Inside {
    places: Places,
    free: usize,
    /// Those who wait, in the order in which they came.
    line: Vec<Waiting>,
    accounts: HashMap<Who, Account>,
    tidied: Instant,
}

struct Waiting {
    who: Who,
    table: u64,
    turn: oneshot::Sender<Place>,
}

struct Account {
    inside: usize,
    waiting: usize,
    had: Duration,
    tables: HashMap<u64, Duration>,
    last: Instant,
}

/// A place inside. It is given back when this is dropped.
pub(crate) struct Place {
    turnstile: Turnstile,
    who: Who,
    table: u64,
    since: Instant,
}

/// A person wishes too much at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooMuch;

impl Turnstile {
    pub(crate) fn new(places: Places) -> Self {
        Self(Arc::new(Mutex::new(Inside {
            places,
            free: places.all,
            line: Vec::new(),
            accounts: HashMap::new(),
            tidied: Instant::now(),
        })))
    }

    /// Waits for a place. Whoever stops waiting leaves the line.
    pub(crate) async fn enter(&self, who: Who, table: u64) -> Result<Place, TooMuch> {
        let turn = {
            let mut inside = self.lock();
            let most = inside.places.waiting;
            let account = inside.account(who);
            if account.waiting >= most {
                return Err(TooMuch);
            }
            account.waiting += 1;
            let (turn, called) = oneshot::channel();
            inside.line.push(Waiting { who, table, turn });
            called
        };
        self.call();
        turn.await.map_err(|_| TooMuch)
    }

    /// A place beyond a person's own share, if one is free and nobody waits for it.
    pub(crate) fn enter_if_idle(&self, who: Who, table: u64) -> Option<Place> {
        let mut inside = self.lock();
        if inside.free == 0 || !inside.line.is_empty() {
            return None;
        }
        inside.free -= 1;
        inside.account(who).inside += 1;
        Some(self.place(who, table))
    }

    /// Whether somebody else waits.
    pub(crate) fn is_wanted_by_another(&self, who: Who) -> bool {
        self.lock()
            .line
            .iter()
            .any(|waiting| waiting.who != who && !waiting.turn.is_closed())
    }

    /// Whether nobody is inside and nobody waits.
    pub(crate) fn is_empty(&self) -> bool {
        let inside = self.lock();
        inside.free == inside.places.all && inside.line.is_empty()
    }

    /// Calls those whose turn it is.
    fn call(&self) {
        loop {
            let mut inside = self.lock();
            let Some(next) = inside.next() else { return };
            let place = self.place(next.who, next.table);
            // A place that nobody takes is dropped, which gives it back and calls the next: not under the lock.
            drop(inside);
            if let Err(unwanted) = next.turn.send(place) {
                drop(unwanted);
            }
        }
    }

    fn place(&self, who: Who, table: u64) -> Place {
        Place {
            turnstile: self.clone(),
            who,
            table,
            since: Instant::now(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        // Nothing panics with the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn account(&mut self, who: Who) -> &mut Account {
        let now = Instant::now();
        if now - self.tidied > FORGET_AFTER {
            self.tidied = now;
            self.accounts.retain(|_, account| {
                account.inside + account.waiting > 0 || now - account.last < FORGET_AFTER
            });
        }
        let account = self.accounts.entry(who).or_insert_with(|| Account {
            inside: 0,
            waiting: 0,
            had: Duration::ZERO,
            tables: HashMap::new(),
            last: now,
        });
        account.last = now;
        account
    }

    /// Takes the next one out of the line and gives it a place, if there is one.
    fn next(&mut self) -> Option<Waiting> {
        let gone = self.line.extract_if(.., |waiting| waiting.turn.is_closed());
        for waiting in gone.collect::<Vec<_>>() {
            self.account(waiting.who).waiting -= 1;
        }
        if self.free == 0 {
            return None;
        }
        let had = |waiting: &Waiting| {
            let account = self.accounts.get(&waiting.who)?;
            let of_table = account.tables.get(&waiting.table).copied().unwrap_or_default();
            (account.inside < self.places.own).then_some((account.had, of_table))
        };
        let first = (0..self.line.len())
            .filter_map(|index| Some((had(&self.line[index])?, index)))
            .min()?;
        let next = self.line.remove(first.1);
        self.free -= 1;
        let account = self.account(next.who);
        account.waiting -= 1;
        account.inside += 1;
        Some(next)
    }
}

impl Place {
    /// Gives the place back after a while and not now.
    pub(crate) fn leave_after(self, time: Duration) {
        tokio::spawn(async move {
            tokio::time::sleep(time).await;
            drop(self);
        });
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        {
            let mut inside = self.turnstile.lock();
            inside.free += 1;
            let had = self.since.elapsed();
            let account = inside.account(self.who);
            account.inside -= 1;
            account.had = (account.had + had).min(HAD_MAX);
            *account.tables.entry(self.table).or_default() += had;
        }
        self.turnstile.call();
    }
}

#[cfg(test)]
mod tests {
    use store::PersonId;

    use super::*;

    const GREEDY: Who = Who::Person(PersonId(1));
    const MODEST: Who = Who::Person(PersonId(2));
    const LATE: Who = Who::Person(PersonId(3));

    fn turnstile(all: usize, own: usize) -> Turnstile {
        Turnstile::new(Places {
            all,
            own,
            waiting: 100,
        })
    }

    async fn settle() {
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn one_person_leaves_a_place_for_another() {
        let turnstile = turnstile(2, 1);
        let _first = turnstile.enter(GREEDY, 1).await.unwrap();
        let second = tokio::spawn({
            let turnstile = turnstile.clone();
            async move { turnstile.enter(GREEDY, 2).await.map(drop) }
        });
        settle().await;
        assert!(!second.is_finished());
        let stranger = turnstile.enter(MODEST, 3).await.unwrap();
        assert!(turnstile.is_wanted_by_another(MODEST));
        assert!(!turnstile.is_wanted_by_another(GREEDY));
        drop(stranger);
        settle().await;
        assert!(!second.is_finished(), "a free place is not the greedy one's");
    }

    #[tokio::test]
    async fn whoever_has_had_least_goes_first() {
        let turnstile = turnstile(1, 1);
        let inside = turnstile.enter(GREEDY, 1).await.unwrap();
        let (told, mut order) = tokio::sync::mpsc::unbounded_channel();
        for (who, table) in [(GREEDY, 1), (GREEDY, 2), (MODEST, 3), (GREEDY, 1), (LATE, 4)] {
            let (turnstile, told) = (turnstile.clone(), told.clone());
            tokio::spawn(async move {
                let place = turnstile.enter(who, table).await.unwrap();
                told.send((who, table)).unwrap();
                tokio::time::sleep(Duration::from_millis(2)).await;
                drop(place);
            });
            settle().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        drop((inside, told));
        let mut heard = Vec::new();
        while let Some(next) = order.recv().await {
            heard.push(next);
        }
        assert_eq!(heard[..2], [(MODEST, 3), (LATE, 4)]);
        assert_eq!(
            heard[2],
            (GREEDY, 2),
            "of one person the table that has had least"
        );
        assert!(turnstile.is_empty());
    }

    #[tokio::test]
    async fn wishes_have_a_bound_and_can_be_given_up() {
        let turnstile = Turnstile::new(Places {
            all: 1,
            own: 1,
            waiting: 1,
        });
        let inside = turnstile.enter(GREEDY, 1).await.unwrap();
        let wish = tokio::spawn({
            let turnstile = turnstile.clone();
            async move { turnstile.enter(GREEDY, 1).await.map(drop) }
        });
        settle().await;
        assert_eq!(turnstile.enter(GREEDY, 1).await.map(drop), Err(TooMuch));
        assert!(turnstile.enter_if_idle(MODEST, 1).is_none());
        wish.abort();
        settle().await;
        drop(inside);
        let idle = turnstile.enter_if_idle(GREEDY, 1);
        assert!(idle.is_some(), "who stopped waiting left the line");
    }
}
