//! The tree: what has been tried where, and what became of it.

use engine::Seat;

use super::Habits;

pub(super) type NodeId = usize;
pub(super) const ROOT: NodeId = 0;

/// The least spread of results that curiosity reckons with.
const SPREAD_MIN: f64 = 0.002;
/// So many results of the whole menu are mixed into each choice's own, against the luck of the few.
const DOUBT: f64 = 4.0;

/// A place in the tree, named by the moves that lead there.
pub(super) struct Node<M> {
    pub(super) menus: [Menu<M>; Seat::ALL.len()],
    pub(super) children: Vec<(u64, NodeId)>,
}

impl<M> Default for Node<M> {
    fn default() -> Self {
        Self {
            menus: std::array::from_fn(|_| Menu::default()),
            children: Vec::new(),
        }
    }
}

impl<M> Node<M> {
    pub(super) fn child(&self, key: u64) -> Option<NodeId> {
        let (_, child) = self.children.iter().find(|(known, _)| *known == key)?;
        Some(*child)
    }
}

/// What one seat can choose at a node, as far as it has been tried: first whatever a hunch says.
pub(super) struct Menu<M> {
    edges: Vec<Edge<M>>,
    visits: u32,
    total: f64,
    squares: f64,
}

impl<M> Default for Menu<M> {
    fn default() -> Self {
        Self {
            edges: Vec::new(),
            visits: 0,
            total: 0.0,
            squares: 0.0,
        }
    }
}

/// One choice: a move, or what a hunch says.
struct Edge<M> {
    mv: Option<M>,
    visits: u32,
    total: f64,
}

impl<M> Edge<M> {
    fn new(mv: Option<M>) -> Self {
        Self {
            mv,
            visits: 0,
            total: 0.0,
        }
    }
}

impl<M: PartialEq> Menu<M> {
    /// Adds a move, if it is new.
    pub(super) fn add(&mut self, mv: M) {
        let mv = Some(mv);
        if self.edges.iter().all(|edge| edge.mv != mv) {
            self.edges.push(Edge::new(mv));
        }
    }

    /// The moves that were tried, with what they have been worth.
    pub(super) fn tried(&self) -> impl Iterator<Item = (f64, &M)> {
        let tried = self.edges.iter().filter(|edge| edge.visits > 0);
        tried.filter_map(|edge| Some((self.worth(edge), edge.mv.as_ref()?)))
    }

    /// Whether another move is due: progressive widening.
    pub(super) fn wants_more(&mut self, habits: &Habits) -> bool {
        if self.edges.is_empty() {
            self.edges.push(Edge::new(None));
        }
        self.edges.len() < 1 + (habits.width * f64::from(self.visits).sqrt()) as usize
    }

    /// The most promising choice that can be made, tried one after the other. What a hunch says always can.
    pub(super) fn try_in_turn(&self, habits: &Habits, mut make: impl FnMut(Option<&M>) -> bool) -> usize {
        let mut make = |at: &usize| make(self.edges[*at].mv.as_ref());
        if self.edges.len() == 1 {
            make(&0);
            return 0;
        }
        let mut ranked: Vec<(f64, usize)> = (0..self.edges.len())
            .map(|at| (self.promise(habits, at), at))
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        ranked
            .into_iter()
            .map(|(_, at)| at)
            .find(make)
            .expect("a hunch always says something")
    }

    /// What a choice has been worth, and what it may be worth beyond: an upper confidence bound.
    fn promise(&self, habits: &Habits, at: usize) -> f64 {
        let edge = &self.edges[at];
        let mean = self.mean();
        let spread = (self.squares / f64::from(self.visits.max(1)) - mean * mean)
            .max(0.0)
            .sqrt()
            .max(SPREAD_MIN);
        self.worth(edge)
            + habits.curiosity * spread * (magnitude(self.visits + 1) / (f64::from(edge.visits) + 0.5)).sqrt()
    }

    /// What a choice has been worth; few results count less than many.
    fn worth(&self, edge: &Edge<M>) -> f64 {
        (edge.total + DOUBT * self.mean()) / (f64::from(edge.visits) + DOUBT)
    }

    fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    pub(super) fn learn(&mut self, edge: usize, worth: f64) {
        self.visits += 1;
        self.total += worth;
        self.squares += worth * worth;
        let edge = &mut self.edges[edge];
        edge.visits += 1;
        edge.total += worth;
    }
}

/// How long a number is: a logarithm that is the same on every platform.
fn magnitude(number: u32) -> f64 {
    let power = number.ilog2();
    f64::from(power) + f64::from(number) / f64::from(1 << power) - 1.0
}
