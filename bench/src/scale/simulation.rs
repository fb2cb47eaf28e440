//! Moves on their way: a core of a node, the node's writer, PostgreSQL and its log, NATS, a core of the other node.
//!
//! One database with the nodes that write to it most is followed for a few seconds of its time; all databases are alike.
//! What waits is queued, commits are made together, and so is what PostgreSQL brings to its log.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, VecDeque},
};

use serde::Serialize;

use super::model::{
    BUS_MOVE_US, DATABASE_COMMIT_US, DATABASE_CORES, DATABASE_STEP_US, Demand, FLUSH_US, Layout, NODE_CORES,
    NODE_MOVE_US,
};

/// How long the simulated time is, and how much of its beginning is not counted.
const SECONDS: f64 = 3.0;
const WARM_UP_US: f64 = 500_000.0;
/// The most moves that are followed: where there are more, what waits grows and that is all there is to know.
const MOVES_MAX: usize = 600_000;
/// One way between two machines of a house.
const WIRE_US: f64 = 150.0;
/// A writer waits so long for the rest of a crowd, and takes so many at most.
const GATHER_US: f64 = 8_000.0;
const BATCH_MAX: usize = 1_024;

/// How long moves took, from the coach's socket to the other's.
#[derive(Serialize)]
pub(super) struct Latency {
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
}

/// What happens next, and when: in nanoseconds, so that moments can be put in order.
type Moment = Reverse<(u64, u64, Happens)>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Happens {
    /// A move is with its node.
    Arrived { node: usize, mv: usize },
    /// A move has been played by a core of its node.
    Played { node: usize, mv: usize },
    /// A writer looks whether something waits.
    Write { node: usize },
    /// PostgreSQL has done a batch, which is not durable yet.
    Done { batch: usize },
    /// What lay in the log is durable.
    Flushed,
    /// A node hears that a batch is durable.
    Durable { batch: usize },
}

struct World {
    now_us: f64,
    numbered: u64,
    moments: BinaryHeap<Moment>,
    arrived_us: Vec<f64>,
    /// When each core of a node, and of PostgreSQL, is free.
    node_cores: Vec<Vec<f64>>,
    database_cores: Vec<f64>,
    bus_us: f64,
    waiting: Vec<VecDeque<usize>>,
    is_writing: Vec<bool>,
    was_crowded: Vec<bool>,
    batches: Vec<(usize, Vec<usize>)>,
    /// Batches that wait for the log, and those that are on their way into it.
    in_line: Vec<usize>,
    flushing: Vec<usize>,
    took_us: Vec<f64>,
}

/// Random enough for arrivals, and the same in every run.
struct Random(u64);

impl Random {
    /// A number between nought and one, neither of them.
    fn share(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 11) as f64 + 0.5) / (1u64 << 53) as f64
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a model of load, which no rule and no record reads"
)]
pub(super) fn simulate(demand: &Demand, layout: &Layout) -> Latency {
    let moves_a_second = demand.moves / layout.databases as f64;
    let nodes = layout.nodes.div_ceil(layout.databases);
    let mut world = World::new(nodes);
    let mut random = Random(0x5eed);
    let mut at_us = 0.0;
    let share_of_bus = BUS_MOVE_US / (layout.bus_servers as f64 / layout.databases as f64);
    while at_us < SECONDS * 1e6 && world.arrived_us.len() < MOVES_MAX {
        at_us -= random.share().ln() / moves_a_second * 1e6;
        let node = (random.share() * nodes as f64) as usize;
        world.arrive(at_us, node);
    }
    while let Some(Reverse((nanoseconds, _, happens))) = world.moments.pop() {
        world.now_us = nanoseconds as f64 / 1e3;
        world.happen(happens, share_of_bus);
    }
    let mut took = world.took_us;
    took.sort_by(f64::total_cmp);
    let at = |share: f64| {
        took.get((share * took.len() as f64) as usize)
            .map_or(0.0, |us| us / 1e3)
    };
    Latency {
        p50_ms: at(0.50),
        p99_ms: at(0.99),
    }
}

impl World {
    fn new(nodes: usize) -> Self {
        Self {
            now_us: 0.0,
            numbered: 0,
            moments: BinaryHeap::new(),
            arrived_us: Vec::new(),
            node_cores: vec![vec![0.0; NODE_CORES]; nodes],
            database_cores: vec![0.0; DATABASE_CORES],
            bus_us: 0.0,
            waiting: vec![VecDeque::new(); nodes],
            is_writing: vec![false; nodes],
            was_crowded: vec![false; nodes],
            batches: Vec::new(),
            in_line: Vec::new(),
            flushing: Vec::new(),
            took_us: Vec::new(),
        }
    }

    fn at(&mut self, us: f64, happens: Happens) {
        self.numbered += 1;
        self.moments
            .push(Reverse(((us * 1e3) as u64, self.numbered, happens)));
    }

    /// A move will arrive.
    fn arrive(&mut self, at_us: f64, node: usize) {
        let mv = self.arrived_us.len();
        self.arrived_us.push(at_us);
        self.at(at_us, Happens::Arrived { node, mv });
    }

    fn happen(&mut self, happens: Happens, bus_us: f64) {
        match happens {
            Happens::Arrived { node, mv } => {
                // Half of a node's work is playing a move, half is showing it afterwards.
                let played = work(&mut self.node_cores[node], self.now_us, NODE_MOVE_US / 2.0);
                self.at(played, Happens::Played { node, mv });
            }
            Happens::Played { node, mv } => {
                self.waiting[node].push_back(mv);
                if !self.is_writing[node] {
                    self.is_writing[node] = true;
                    let wait = if self.was_crowded[node] { GATHER_US } else { 0.0 };
                    self.at(self.now_us + wait, Happens::Write { node });
                }
            }
            Happens::Write { node } => {
                let count = self.waiting[node].len().min(BATCH_MAX);
                let moves: Vec<usize> = self.waiting[node].drain(..count).collect();
                self.was_crowded[node] = count > 2;
                let us = DATABASE_COMMIT_US + DATABASE_STEP_US * count as f64;
                let done = work(&mut self.database_cores, self.now_us + WIRE_US, us);
                self.batches.push((node, moves));
                let batch = self.batches.len() - 1;
                self.at(done, Happens::Done { batch });
            }
            Happens::Done { batch } => {
                self.in_line.push(batch);
                self.flush();
            }
            Happens::Flushed => {
                for batch in std::mem::take(&mut self.flushing) {
                    self.at(self.now_us + WIRE_US, Happens::Durable { batch });
                }
                self.flush();
            }
            Happens::Durable { batch } => {
                let (node, moves) = std::mem::take(&mut self.batches[batch]);
                self.is_writing[node] = !self.waiting[node].is_empty();
                if self.is_writing[node] {
                    let wait = if self.was_crowded[node] { GATHER_US } else { 0.0 };
                    self.at(self.now_us + wait, Happens::Write { node });
                }
                let other = (node + 1) % self.node_cores.len();
                for mv in moves {
                    self.bus_us = self.bus_us.max(self.now_us) + bus_us / 8.0;
                    let shown = work(
                        &mut self.node_cores[other],
                        self.bus_us + 2.0 * WIRE_US,
                        NODE_MOVE_US / 2.0,
                    );
                    if self.arrived_us[mv] > WARM_UP_US {
                        self.took_us.push(shown - self.arrived_us[mv]);
                    }
                }
            }
        }
    }

    /// Brings all that is in line to the log together, unless it is busy.
    fn flush(&mut self) {
        if self.flushing.is_empty() && !self.in_line.is_empty() {
            self.flushing = std::mem::take(&mut self.in_line);
            self.at(self.now_us + FLUSH_US, Happens::Flushed);
        }
    }
}

/// Has the core that is free first do something; when it is done.
fn work(cores: &mut [f64], from_us: f64, us: f64) -> f64 {
    let first = cores
        .iter_mut()
        .min_by(|one, other| one.total_cmp(other))
        .expect("there is a core");
    *first = first.max(from_us) + us;
    *first
}
