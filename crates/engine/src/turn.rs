//! A move being played, and where its events go.

use crate::{Chance, Rules};

/// Where events go: kept by the server and by tests, dropped by playouts.
///
/// ```
/// use engine::Log;
///
/// let mut log: Vec<&str> = Vec::new();
/// log.record("a goal");
/// assert_eq!(log, ["a goal"]);
/// ```
pub trait Log<E> {
    /// Takes an event that has been applied.
    fn record(&mut self, event: E);
}

impl<E> Log<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}

/// A log that keeps nothing.
///
/// ```
/// use engine::{Dropped, Log};
///
/// Dropped.record("a goal that nobody asks for");
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Dropped;

impl<E> Log<E> for Dropped {
    #[inline]
    fn record(&mut self, _: E) {}
}

/// A move being played: the state to read, chance to ask, and `emit` as the only way to change anything.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Chance, Dropped, Rules, Turn};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut state = FlipFootball::new(&options);
/// let mut events = Vec::new();
/// state.start(&mut Chance::seeded(1), &mut events);
///
/// let mut replayed = FlipFootball::new(&options);
/// let mut chance = Chance::seeded(1);
/// let mut log = Dropped;
/// let mut turn = Turn::new(&mut replayed, &mut chance, &mut log);
/// for event in events {
///     turn.emit(event);
/// }
/// assert_eq!(turn.state(), &state, "what is emitted is all that changes a state");
/// ```
pub struct Turn<'a, G: Rules, L> {
    state: &'a mut G,
    /// The referee's dice and shuffles.
    pub chance: &'a mut Chance,
    log: &'a mut L,
}

impl<'a, G: Rules, L: Log<G::Event>> Turn<'a, G, L> {
    /// Begins a turn on a state.
    pub fn new(state: &'a mut G, chance: &'a mut Chance, log: &'a mut L) -> Self {
        Self { state, chance, log }
    }

    /// The state as it is now.
    #[inline]
    #[must_use]
    pub fn state(&self) -> &G {
        self.state
    }

    /// Applies an event and logs it.
    #[inline(always)]
    pub fn emit(&mut self, event: G::Event) {
        self.state.apply(&event);
        self.log.record(event);
    }
}
