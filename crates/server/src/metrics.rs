//! What a server can be watched by: counters, gauges and histograms, told to Prometheus at an address of their own.
//!
//! Labels are words of ours out of short lists. Nothing here names a person, a match, a seat or a card.

mod process;
mod scrape;

use std::time::Duration;

use clubhouse::Level;
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
        info::Info,
    },
    registry::{Registry, Unit},
};
use store::Committed;
use tokio::time::Instant;

use process::Process;
pub(crate) use scrape::serve;

/// What a refusal is counted under before there was any, so that its rate is known from the start.
const REFUSED: &str = "refused";

/// Everything that is counted and measured.
pub(crate) struct Metrics {
    registry: Registry,
    moves: Family<Played, Counter>,
    refusals: Family<Coded, Counter>,
    answers: Family<Answered, Counter>,
    answer_seconds: Histogram,
    durable_seconds: Histogram,
    sent_seconds: Histogram,
    batch_jobs: Histogram,
    commit_seconds: Histogram,
    store_errors: Family<Where, Counter>,
    bus_said: Counter,
    bus_heard: Counter,
    bus_errors: Family<Where, Counter>,
    bus_gaps: Counter,
    sockets: Family<Room, Gauge>,
    resumed: Counter,
    tables: Gauge,
    lanes: Gauge,
    thoughts_waiting: Gauge,
    thoughts_running: Gauge,
    thought_wait_seconds: Histogram,
    thought_seconds: Family<Levelled, Histogram, fn() -> Histogram>,
    thoughts_elsewhere: Family<Asked, Counter>,
}

/// Who has made a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Mover {
    Person,
    Bot,
    Clock,
}

/// What failed for want of the store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum StoreFault {
    /// A step was not saved, and its table closed.
    Table,
    /// A commit failed, and with it all that it held.
    Commit,
    /// The store did not prove that it can write.
    Proof,
}

/// What failed for want of the bus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum BusFault {
    /// Nobody knows whose a duty is.
    Lease,
    /// Nobody else can be asked to think.
    Queue,
    /// The bus did not prove that it is there.
    Proof,
}

/// Where a socket leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum SocketAt {
    Table,
    Club,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Played {
    game: &'static str,
    by: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Coded {
    code: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Where {
    at: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Room {
    room: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Levelled {
    level: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    answered: &'static str,
}

/// One more, for as long as this is held.
pub(crate) struct Held(Gauge);

impl Held {
    fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// The lanes of one table, for as long as this is held.
pub(crate) struct HeldLanes {
    gauge: Gauge,
    count: i64,
}

impl HeldLanes {
    /// So many are followed now.
    pub(crate) fn set(&mut self, count: i64) {
        if count != self.count {
            self.gauge.inc_by(count - self.count);
            self.count = count;
        }
    }
}

impl Drop for HeldLanes {
    fn drop(&mut self) {
        self.gauge.dec_by(self.count);
    }
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let metrics = Self {
            registry: Registry::default(),
            moves: Family::default(),
            refusals: Family::default(),
            answers: Family::default(),
            answer_seconds: quick(),
            durable_seconds: quick(),
            sent_seconds: quick(),
            batch_jobs: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            commit_seconds: quick(),
            store_errors: Family::default(),
            bus_said: Counter::default(),
            bus_heard: Counter::default(),
            bus_errors: Family::default(),
            bus_gaps: Counter::default(),
            sockets: Family::default(),
            resumed: Counter::default(),
            tables: Gauge::default(),
            lanes: Gauge::default(),
            thoughts_waiting: Gauge::default(),
            thoughts_running: Gauge::default(),
            thought_wait_seconds: long(),
            thought_seconds: Family::new_with_constructor(long),
            thoughts_elsewhere: Family::default(),
        };
        metrics.begin_at_nought();
        metrics.registered()
    }

    /// Whatever has not happened yet has happened no times: a rate needs a beginning.
    fn begin_at_nought(&self) {
        for game in clubhouse::games() {
            for mover in [Mover::Person, Mover::Bot, Mover::Clock] {
                self.moves.get_or_create_owned(&played(game.id(), mover));
            }
        }
        self.refusals.get_or_create_owned(&Coded { code: REFUSED });
        for class in ["1xx", "2xx", "3xx", "4xx", "5xx"] {
            self.answers.get_or_create_owned(&Answered { status: class });
        }
        for fault in [StoreFault::Table, StoreFault::Commit, StoreFault::Proof] {
            self.store_errors.get_or_create_owned(&fault.label());
        }
        for fault in [BusFault::Lease, BusFault::Queue, BusFault::Proof] {
            self.bus_errors.get_or_create_owned(&fault.label());
        }
        for at in [SocketAt::Table, SocketAt::Club] {
            self.sockets.get_or_create_owned(&at.label());
        }
        for is_answered in [true, false] {
            self.thoughts_elsewhere.get_or_create_owned(&asked(is_answered));
        }
        for level in Level::ALL {
            self.thought_seconds.get_or_create_owned(&levelled(level));
        }
    }

    fn registered(mut self) -> Self {
        self.registry.register_collector(Box::new(Process));
        let registry = self.registry.sub_registry_with_prefix("fiveaside");
        let version = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "What is running", version);
        registry.register("moves", "Moves that are durable", self.moves.clone());
        registry.register(
            "refusals",
            "What was refused, at tables and by requests, by code",
            self.refusals.clone(),
        );
        registry.register(
            "requests",
            "Requests answered, by class of status",
            self.answers.clone(),
        );
        registry.register_with_unit(
            "request",
            "From a request's arrival to its answer",
            Unit::Seconds,
            self.answer_seconds.clone(),
        );
        registry.register_with_unit(
            "move_durable",
            "From a move's arrival until it is durable",
            Unit::Seconds,
            self.durable_seconds.clone(),
        );
        registry.register_with_unit(
            "message_sent",
            "From a message of a table, made when a step is durable, until it is with the system",
            Unit::Seconds,
            self.sent_seconds.clone(),
        );
        registry.register(
            "store_batch_jobs",
            "How many jobs one commit of the store held",
            self.batch_jobs.clone(),
        );
        registry.register_with_unit(
            "store_commit",
            "How long one commit of the store took",
            Unit::Seconds,
            self.commit_seconds.clone(),
        );
        registry.register(
            "store_errors",
            "What failed for want of the store",
            self.store_errors.clone(),
        );
        registry.register(
            "bus_words_said",
            "Words said to other nodes",
            self.bus_said.clone(),
        );
        registry.register(
            "bus_words_heard",
            "Words heard from other nodes",
            self.bus_heard.clone(),
        );
        registry.register(
            "bus_errors",
            "What failed for want of the bus",
            self.bus_errors.clone(),
        );
        registry.register(
            "bus_gaps",
            "How often the bus was joined, or joined again, and words before may have been lost",
            self.bus_gaps.clone(),
        );
        registry.register(
            "sockets",
            "Open sockets, at tables and in the club",
            self.sockets.clone(),
        );
        registry.register(
            "sockets_resumed",
            "Sockets at tables that went on where an earlier one had ended",
            self.resumed.clone(),
        );
        registry.register("tables", "Tables in memory", self.tables.clone());
        registry.register(
            "lanes",
            "Lanes that somebody follows, at all tables together",
            self.lanes.clone(),
        );
        registry.register(
            "thoughts_waiting",
            "Thoughts of bots that wait for a core",
            self.thoughts_waiting.clone(),
        );
        registry.register(
            "thoughts_running",
            "Thoughts of bots that are being had",
            self.thoughts_running.clone(),
        );
        registry.register_with_unit(
            "thought_wait",
            "How long a thought waited for a core",
            Unit::Seconds,
            self.thought_wait_seconds.clone(),
        );
        registry.register_with_unit(
            "thought",
            "How long a thought took, by level",
            Unit::Seconds,
            self.thought_seconds.clone(),
        );
        registry.register(
            "thoughts_elsewhere",
            "Thoughts that a worker was asked for, and whether it answered in time",
            self.thoughts_elsewhere.clone(),
        );
        self
    }

    /// A move is durable; a person's came at `received`.
    pub(crate) fn on_move(&self, game: &'static str, mover: Mover, received: Option<Instant>) {
        self.moves.get_or_create(&played(game, mover)).inc();
        if let Some(received) = received {
            self.durable_seconds.observe(received.elapsed().as_secs_f64());
        }
    }

    /// Messages are with the system, the oldest of which was made so long ago.
    pub(crate) fn on_sent(&self, waited: Duration) {
        self.sent_seconds.observe(waited.as_secs_f64());
    }

    /// Something was refused.
    pub(crate) fn on_refused(&self, code: &'static str) {
        self.refusals.get_or_create(&Coded { code }).inc();
    }

    /// A request was answered.
    pub(crate) fn on_answered(&self, status: u16, took: Duration) {
        let class = match status {
            ..200 => "1xx",
            200..300 => "2xx",
            300..400 => "3xx",
            400..500 => "4xx",
            500.. => "5xx",
        };
        self.answers.get_or_create(&Answered { status: class }).inc();
        self.answer_seconds.observe(took.as_secs_f64());
    }

    /// The store has committed, or tried to.
    pub(crate) fn on_committed(&self, committed: Committed) {
        self.batch_jobs.observe(committed.jobs as f64);
        self.commit_seconds.observe(committed.took.as_secs_f64());
        if committed.failed {
            self.on_store_fault(StoreFault::Commit);
        }
    }

    pub(crate) fn on_store_fault(&self, fault: StoreFault) {
        self.store_errors.get_or_create(&fault.label()).inc();
    }

    /// Something was said to other nodes.
    pub(crate) fn on_published(&self) {
        self.bus_said.inc();
    }

    /// Another node has said something.
    pub(crate) fn on_received(&self) {
        self.bus_heard.inc();
    }

    /// Words of other nodes may have been lost.
    pub(crate) fn on_bus_gap(&self) {
        self.bus_gaps.inc();
    }

    pub(crate) fn on_bus_fault(&self, fault: BusFault) {
        self.bus_errors.get_or_create(&fault.label()).inc();
    }

    /// A socket is open for as long as this is held.
    pub(crate) fn socket(&self, at: SocketAt) -> Held {
        Held::new(&self.sockets.get_or_create(&at.label()))
    }

    /// A socket goes on where an earlier one had ended.
    pub(crate) fn on_resumed(&self) {
        self.resumed.inc();
    }

    /// A table is open for as long as this is held.
    pub(crate) fn table(&self) -> Held {
        Held::new(&self.tables)
    }

    /// The lanes of one table; none yet.
    pub(crate) fn lanes(&self) -> HeldLanes {
        HeldLanes {
            gauge: self.lanes.clone(),
            count: 0,
        }
    }

    /// A thought waits for a core for as long as this is held.
    pub(crate) fn thought_waits(&self) -> Held {
        Held::new(&self.thoughts_waiting)
    }

    /// A thought has its core, after so long; it is being had for as long as this is held.
    pub(crate) fn thought_begins(&self, waited: Duration) -> Held {
        self.thought_wait_seconds.observe(waited.as_secs_f64());
        Held::new(&self.thoughts_running)
    }

    /// A thought has been had.
    pub(crate) fn on_thought(&self, level: Level, took: Duration) {
        self.thought_seconds
            .get_or_create(&levelled(level))
            .observe(took.as_secs_f64());
    }

    /// A worker was asked to think, and has answered in time, or has not.
    pub(crate) fn on_thought_elsewhere(&self, is_answered: bool) {
        self.thoughts_elsewhere.get_or_create(&asked(is_answered)).inc();
    }

    /// Everything, as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text takes everything");
        text
    }
}

impl StoreFault {
    fn label(self) -> Where {
        let at = match self {
            Self::Table => "table",
            Self::Commit => "commit",
            Self::Proof => "proof",
        };
        Where { at }
    }
}

impl BusFault {
    fn label(self) -> Where {
        let at = match self {
            Self::Lease => "lease",
            Self::Queue => "queue",
            Self::Proof => "proof",
        };
        Where { at }
    }
}

impl SocketAt {
    fn label(self) -> Room {
        let room = match self {
            Self::Table => "table",
            Self::Club => "club",
        };
        Room { room }
    }
}

fn played(game: &'static str, mover: Mover) -> Played {
    let by = match mover {
        Mover::Person => "person",
        Mover::Bot => "bot",
        Mover::Clock => "clock",
    };
    Played { game, by }
}

fn levelled(level: Level) -> Levelled {
    Levelled { level: level.name() }
}

fn asked(is_answered: bool) -> Asked {
    Asked {
        answered: if is_answered { "in_time" } else { "late" },
    }
}

/// For what should take milliseconds: a quarter of one up to eight seconds.
fn quick() -> Histogram {
    Histogram::new(exponential_buckets(0.000_25, 2.0, 16))
}

/// For what may take seconds: a millisecond up to half a minute.
fn long() -> Histogram {
    Histogram::new(exponential_buckets(0.001, 2.0, 16))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const DASHBOARD: &str = include_str!("../../../docs/operating/grafana.json");

    /// The names under which Prometheus keeps what we tell it.
    fn kept() -> BTreeSet<String> {
        let text = Metrics::new().text();
        text.lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| {
                line.split(['{', ' '])
                    .next()
                    .expect("a line begins with a name")
                    .to_owned()
            })
            .collect()
    }

    /// The queries of a dashboard, wherever they stand in it.
    fn queries(value: &serde_json::Value, found: &mut Vec<String>) {
        match value {
            serde_json::Value::Object(fields) => {
                found.extend(
                    fields
                        .get("expr")
                        .and_then(|query| query.as_str())
                        .map(str::to_owned),
                );
                fields.values().for_each(|value| queries(value, found));
            }
            serde_json::Value::Array(values) => values.iter().for_each(|value| queries(value, found)),
            _ => {}
        }
    }

    /// The words of a query that name a metric.
    fn named(query: &str) -> impl Iterator<Item = &str> {
        query
            .split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'))
            .filter(|word| word.starts_with("fiveaside_") || word.starts_with("process_"))
    }

    #[test]
    fn the_dashboard_asks_for_what_there_is_and_for_all_of_it() {
        let dashboard = serde_json::from_str(DASHBOARD).expect("the dashboard is JSON");
        let mut asked = Vec::new();
        queries(&dashboard, &mut asked);
        let kept = kept();
        let named: BTreeSet<&str> = asked.iter().flat_map(|query| named(query)).collect();
        for name in &named {
            assert!(kept.contains(*name), "there is no {name}");
        }
        let family = |name: &str| {
            let parts = ["_bucket", "_sum", "_count"];
            let whole = parts.iter().find_map(|part| name.strip_suffix(part));
            whole.unwrap_or(name).to_owned()
        };
        let shown: BTreeSet<String> = named.into_iter().map(family).collect();
        let unseen: Vec<String> = kept
            .iter()
            .map(|name| family(name))
            .filter(|name| !shown.contains(name))
            .collect();
        assert!(unseen.is_empty(), "nobody looks at {unseen:?}");
    }

    #[test]
    fn what_is_held_is_counted_until_it_is_let_go() {
        let metrics = Metrics::new();
        let socket = metrics.socket(SocketAt::Table);
        assert!(metrics.text().contains("fiveaside_sockets{room=\"table\"} 1\n"));
        drop(socket);
        assert!(metrics.text().contains("fiveaside_sockets{room=\"table\"} 0\n"));
    }

    #[test]
    fn what_has_not_happened_yet_is_told_as_nought() {
        let text = Metrics::new().text();
        for line in [
            "fiveaside_moves_total{game=\"flip-football\",by=\"bot\"} 0",
            "fiveaside_refusals_total{code=\"refused\"} 0",
            "fiveaside_store_errors_total{at=\"commit\"} 0",
            "fiveaside_thought_seconds_count{level=\"world\"} 0",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in {text}");
        }
    }
}
