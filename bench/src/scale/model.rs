//! What people do, what it costs, and what there is to bear it.
//!
//! docs/scale.md says which costs were measured and which are assumed. All of them stand here to be changed.

use serde::Serialize;

/// Of all people: those who play each other, play a bot, and watch somebody.
const PLAY_EACH_OTHER: f64 = 0.50;
const PLAY_A_BOT: f64 = 0.15;
const WATCH: f64 = 0.20;
/// Moves a second at one table of two people, and at one of a person and a bot.
const MOVES_OF_TWO: f64 = 0.20;
const MOVES_WITH_A_BOT: f64 = 0.25;
/// Seconds of a core for one move of a bot: three in ten think as long as they may, three make a short search, four a
/// glance.
const THOUGHT_S: f64 = 0.3 * 1.5 + 0.3 * 0.1 + 0.4 * 0.001;
/// How often one person makes a seek, or takes one, a second.
const SEEKS: f64 = 1.0 / 1_200.0;
/// Peaks are not all day long: what an average day has of the peak.
const DAY_SHARE: f64 = 0.35;

/// Microseconds of all nodes for a move with two sockets at two nodes, with PostgreSQL and NATS behind them.
pub(super) const NODE_MOVE_US: f64 = 71.0;
/// For one socket more that sees it, and for one piece of news of the lobby at one socket.
const FRAME_US: f64 = 6.0;
const NEWS_US: f64 = 4.0;
/// Microseconds of PostgreSQL for a step, and for a commit beside its steps.
pub(super) const DATABASE_STEP_US: f64 = 10.0;
pub(super) const DATABASE_COMMIT_US: f64 = 75.0;
/// How long the disk takes to make a commit durable, and how much it takes in a second.
pub(super) const FLUSH_US: f64 = 500.0;
const LOG_BYTES_A_SECOND: f64 = 400e6;
/// What a step writes to the log, and what of it stays in tables and indices.
const LOG_BYTES: f64 = 800.0;
const STORED_BYTES: f64 = 720.0;
/// Microseconds of NATS for a move.
pub(super) const BUS_MOVE_US: f64 = 14.0;
/// Bytes of an update to one socket, and of a seek that comes and goes in the news of the lobby.
const UPDATE_BYTES: f64 = 3_500.0;
const SEEK_BYTES: f64 = 420.0;
/// The lobby's news are sent so often a second at most, as built, and when it is spread.
const PULSE_AS_BUILT: f64 = 8.3;
const PULSE_SPREAD: f64 = 1.0;
/// How many people share a lobby when it is spread.
const LOBBY_OF: f64 = 5_000.0;
/// Memory of a table with two sockets, and of a socket in the club.
const TABLE_KIB: f64 = 36.0;
const CLUB_SOCKET_KIB: f64 = 12.0;

/// A node: its cores, and the bytes a second that its network takes.
pub(super) const NODE_CORES: usize = 8;
const NODE_BYTES_A_SECOND: f64 = 1.25e9;
/// How many sockets it is given, for the sake of those who must come back when it goes.
const NODE_SOCKETS: f64 = 50_000.0;
/// A database server, and a server of the bus.
pub(super) const DATABASE_CORES: usize = 32;
const BUS_CORES: f64 = 8.0;
/// What a part is used to when it is laid out.
const AIM: f64 = 0.5;

/// What a core costs for a month, a database server with its standby, a server of the bus, and a gigabyte that lies in
/// object storage; in any money.
const CORE_A_MONTH: f64 = 15.0;
const DATABASE_A_MONTH: f64 = 3_000.0;
const BUS_A_MONTH: f64 = 200.0;
const GB_A_MONTH: f64 = 0.02;
/// How many days of records are there, after the first year.
const DAYS_KEPT: f64 = 365.0;

pub(super) const NODE_CPU: &str = "the nodes' cores";
pub(super) const DATABASE_CPU: &str = "PostgreSQL's cores";
pub(super) const DATABASE_LOG: &str = "PostgreSQL's log";
pub(super) const BUS: &str = "NATS";
pub(super) const NETWORK: &str = "the nodes' network";

/// What so many people ask for.
#[derive(Serialize)]
pub(super) struct Demand {
    pub(super) people: f64,
    pub(super) tables: f64,
    /// Two for whoever sits at a table or watches one, one for everybody else.
    pub(super) sockets: f64,
    /// Moves a second.
    pub(super) moves: f64,
    pub(super) thinking_cores: f64,
    pub(super) memory_gb: f64,
    pub(super) stored_gb_a_day: f64,
}

impl Demand {
    pub(super) fn of(people: u32) -> Self {
        let people = f64::from(people);
        let of_two = people * PLAY_EACH_OTHER / 2.0;
        let with_bot = people * PLAY_A_BOT;
        let tables = of_two + with_bot;
        let at_tables = people * (PLAY_EACH_OTHER + PLAY_A_BOT + WATCH);
        let moves = of_two * MOVES_OF_TWO + with_bot * MOVES_WITH_A_BOT;
        let kib = tables * TABLE_KIB + people * CLUB_SOCKET_KIB;
        Self {
            people,
            tables,
            sockets: people + at_tables,
            moves,
            // Of the moves at a table with a bot, every second is the bot's.
            thinking_cores: with_bot * MOVES_WITH_A_BOT / 2.0 * THOUGHT_S,
            memory_gb: kib / 1024.0 / 1024.0,
            stored_gb_a_day: moves * STORED_BYTES * 86_400.0 * DAY_SHARE / 1e9,
        }
    }

    /// Watchers at a table, on average.
    fn watchers(&self) -> f64 {
        self.people * WATCH / self.tables
    }
}

/// What there is.
#[derive(Serialize)]
pub(super) struct Layout {
    pub(super) nodes: usize,
    pub(super) databases: usize,
    pub(super) bus_servers: usize,
    /// How many people share a lobby, and how often they hear of it a second.
    lobby_of: f64,
    pulse: f64,
}

impl Layout {
    /// As it is built: nodes by need, one database, one bus, one lobby.
    pub(super) fn as_built(demand: &Demand) -> Self {
        Self::of(demand, demand.people, PULSE_AS_BUILT)
    }

    /// Databases and servers of the bus by need, lobbies of a few thousand.
    pub(super) fn spread(demand: &Demand) -> Self {
        let layout = Self::of(demand, LOBBY_OF.min(demand.people), PULSE_SPREAD);
        let need = |share: f64| (share / AIM).ceil().max(1.0) as usize;
        let (cpu, log) = (layout.database_cpu(demand), layout.database_log(demand));
        Self {
            databases: need(cpu.max(log)),
            bus_servers: need(layout.bus(demand)),
            ..layout
        }
    }

    fn of(demand: &Demand, lobby_of: f64, pulse: f64) -> Self {
        let layout = Self {
            nodes: 1,
            databases: 1,
            bus_servers: 1,
            lobby_of,
            pulse,
        };
        let by_cpu = layout.node_cores(demand) / (NODE_CORES as f64 * AIM);
        let by_sockets = demand.sockets / NODE_SOCKETS;
        Self {
            nodes: by_cpu.max(by_sockets).ceil().max(1.0) as usize,
            ..layout
        }
    }

    /// The cores that all nodes together need, at full use.
    pub(super) fn node_cores(&self, demand: &Demand) -> f64 {
        let of_moves = demand.moves * (NODE_MOVE_US + FRAME_US * demand.watchers());
        let of_news = demand.people * self.news() * NEWS_US;
        (of_moves + of_news) / 1e6
    }

    /// News of its lobby that one socket is sent a second: none when nothing happens, and never more than the pulse.
    fn news(&self) -> f64 {
        self.seeks().min(self.pulse)
    }

    /// Seeks that come or go in one lobby, a second.
    fn seeks(&self) -> f64 {
        2.0 * SEEKS * self.lobby_of
    }

    fn database_cpu(&self, demand: &Demand) -> f64 {
        let commits = commits_a_second(demand, self.nodes);
        let us = demand.moves * DATABASE_STEP_US + commits * DATABASE_COMMIT_US;
        us / 1e6 / DATABASE_CORES as f64 / self.databases as f64
    }

    fn database_log(&self, demand: &Demand) -> f64 {
        demand.moves * LOG_BYTES / LOG_BYTES_A_SECOND / self.databases as f64
    }

    fn bus(&self, demand: &Demand) -> f64 {
        demand.moves * BUS_MOVE_US / 1e6 / BUS_CORES / self.bus_servers as f64
    }

    fn network(&self, demand: &Demand) -> f64 {
        let of_moves = demand.moves * (2.0 + demand.watchers()) * UPDATE_BYTES;
        let of_news = demand.people * self.seeks() * SEEK_BYTES;
        (of_moves + of_news) / NODE_BYTES_A_SECOND / self.nodes as f64
    }

    /// What all of it costs in a month, thinking apart: workers come and go with the hours of the day.
    pub(super) fn cost_a_month(&self, demand: &Demand) -> (f64, f64) {
        let nodes = (self.nodes * NODE_CORES) as f64 * CORE_A_MONTH;
        let databases = self.databases as f64 * DATABASE_A_MONTH;
        let bus = self.bus_servers as f64 * BUS_A_MONTH;
        let archive = demand.stored_gb_a_day * DAYS_KEPT * GB_A_MONTH;
        let thinking = demand.thinking_cores * DAY_SHARE * CORE_A_MONTH;
        (nodes + databases + bus + archive, thinking)
    }

    /// How much of each part is used.
    pub(super) fn used(&self, demand: &Demand) -> [(&'static str, f64); 5] {
        [
            (
                NODE_CPU,
                self.node_cores(demand) / (self.nodes * NODE_CORES) as f64,
            ),
            (DATABASE_CPU, self.database_cpu(demand)),
            (DATABASE_LOG, self.database_log(demand)),
            (BUS, self.bus(demand)),
            (NETWORK, self.network(demand)),
        ]
    }
}

/// A node commits when something waits, and not more often than every few milliseconds: the rest of a crowd is waited for.
fn commits_a_second(demand: &Demand, nodes: usize) -> f64 {
    const OFTEN: f64 = 110.0;
    let of_one = demand.moves / nodes as f64;
    of_one.min(OFTEN) * nodes as f64
}
