//! What goes wrong, when, and for how long.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::Mutex,
    task::JoinSet,
    time::{Instant, sleep, sleep_until},
};
use xtask::servers::Signal;

use super::{club::Club, dice::Dice, ground::NODES, link::Link};

/// A kind of fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    Kill,
    Leave,
    Freeze,
    RestartPostgres,
    CrashPostgres,
    RestartNats,
    NatsGone,
    CutPostgres,
    CutNats,
    CutCoaches,
    SilentPostgres,
    SilentNats,
    SilentCoaches,
    Slow,
    Garble,
}

/// All kinds, with how often each of them happens among a hundred or so.
const KINDS: [(Kind, usize); 15] = [
    (Kind::Kill, 20),
    (Kind::Leave, 5),
    (Kind::Freeze, 10),
    (Kind::RestartPostgres, 8),
    (Kind::CrashPostgres, 4),
    (Kind::RestartNats, 8),
    (Kind::NatsGone, 3),
    (Kind::CutPostgres, 10),
    (Kind::CutNats, 8),
    (Kind::CutCoaches, 8),
    (Kind::SilentPostgres, 5),
    (Kind::SilentNats, 5),
    (Kind::SilentCoaches, 4),
    (Kind::Slow, 6),
    (Kind::Garble, 8),
];

impl Kind {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Kill => "a node killed",
            Self::Leave => "a node left and came back",
            Self::Freeze => "a node frozen",
            Self::RestartPostgres => "PostgreSQL restarted",
            Self::CrashPostgres => "PostgreSQL crashed",
            Self::RestartNats => "NATS restarted",
            Self::NatsGone => "NATS gone",
            Self::CutPostgres => "node and PostgreSQL cut",
            Self::CutNats => "node and NATS cut",
            Self::CutCoaches => "coaches and node cut",
            Self::SilentPostgres => "PostgreSQL silent",
            Self::SilentNats => "NATS silent",
            Self::SilentCoaches => "a node silent to coaches",
            Self::Slow => "all ways of a node slow",
            Self::Garble => "words lost, doubled, late",
        }
    }

    /// Whether it happens to one node, and not to all.
    fn is_of_one(self) -> bool {
        match self {
            Self::RestartPostgres | Self::CrashPostgres | Self::RestartNats | Self::NatsGone => false,
            Self::Kill
            | Self::Leave
            | Self::Freeze
            | Self::CutPostgres
            | Self::CutNats
            | Self::CutCoaches
            | Self::SilentPostgres
            | Self::SilentNats
            | Self::SilentCoaches
            | Self::Slow
            | Self::Garble => true,
        }
    }

    /// How long it lasts.
    fn time(self, dice: &mut Dice) -> Duration {
        match self {
            Self::Freeze => Duration::from_secs(10),
            Self::NatsGone => Duration::from_secs(30),
            Self::Kill | Self::Leave => dice.time(0, 2_000),
            Self::RestartPostgres | Self::CrashPostgres | Self::RestartNats => Duration::ZERO,
            Self::CutPostgres | Self::CutCoaches => dice.time(200, 5_000),
            Self::CutNats => dice.time(200, 12_000),
            Self::SilentPostgres | Self::SilentNats | Self::SilentCoaches => dice.time(1_000, 6_000),
            Self::Slow | Self::Garble => dice.time(4_000, 10_000),
        }
    }
}

/// How many kinds there are.
pub(super) const ALL: usize = KINDS.len();

/// How many faults, and how fast they follow each other.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) count: usize,
    pub(super) pause_ms: (u64, u64),
    /// No fault lasts longer than this.
    pub(super) longest: Duration,
}

/// What is disturbed just now.
#[derive(Default)]
struct Disturbed {
    nodes: [bool; NODES],
    postgres: bool,
    nats: bool,
}

impl Disturbed {
    /// Takes what a fault of this kind needs: one of the nodes, of which one is always left alone, or a server.
    fn take(&mut self, kind: Kind, dice: &mut Dice) -> Option<Option<usize>> {
        if kind.is_of_one() {
            let free: Vec<usize> = (0..NODES).filter(|node| !self.nodes[*node]).collect();
            if free.len() < 2 {
                return None;
            }
            let node = free[dice.roll(free.len())];
            self.nodes[node] = true;
            return Some(Some(node));
        }
        let server = self.server(kind);
        (!std::mem::replace(server, true)).then_some(None)
    }

    fn give_back(&mut self, kind: Kind, node: Option<usize>) {
        match node {
            Some(node) => self.nodes[node] = false,
            None => *self.server(kind) = false,
        }
    }

    fn server(&mut self, kind: Kind) -> &mut bool {
        if matches!(kind, Kind::RestartNats | Kind::NatsGone) {
            &mut self.nats
        } else {
            &mut self.postgres
        }
    }
}

/// Lets everything go wrong that is planned, until all of it has happened or the club closes. Answers how many faults
/// there were.
pub(super) async fn happen(club: &Arc<Club>, plan: Plan) -> usize {
    let mut dice = Dice::of(club.seed, 1);
    let disturbed = Arc::new(Mutex::new(Disturbed::default()));
    let mut under_way = JoinSet::new();
    let mut count = 0;
    let mut next = Instant::now();
    while count < plan.count && !club.is_closing() {
        next += dice.time(plan.pause_ms.0, plan.pause_ms.1);
        tokio::select! {
            () = sleep_until(next) => {}
            () = club.closes() => break,
        }
        // Each kind once, and then as it comes.
        let kind = KINDS
            .get(count)
            .map_or_else(|| draw(&mut dice), |(kind, _)| *kind);
        let Some(node) = disturbed.lock().await.take(kind, &mut dice) else {
            continue;
        };
        count += 1;
        let time = kind.time(&mut dice).min(plan.longest);
        club.note_fault(count, kind, node, time);
        let (club, disturbed) = (Arc::clone(club), Arc::clone(&disturbed));
        under_way.spawn(async move {
            if let Err(error) = strike(&club, kind, node.unwrap_or_default(), time).await {
                club.breach(&format!("after {}: {error:#}", kind.name()));
            }
            disturbed.lock().await.give_back(kind, node);
        });
        while under_way.try_join_next().is_some() {}
    }
    while under_way.join_next().await.is_some() {}
    club.ground.mend();
    count
}

fn draw(dice: &mut Dice) -> Kind {
    let all: usize = KINDS.iter().map(|(_, weight)| weight).sum();
    let mut drawn = dice.roll(all);
    for (kind, weight) in KINDS {
        if drawn < weight {
            return kind;
        }
        drawn -= weight;
    }
    Kind::Kill
}

/// Lets something go wrong for a while, and mends it.
async fn strike(club: &Club, kind: Kind, node: usize, time: Duration) -> anyhow::Result<()> {
    let ground = &*club.ground;
    let cut = async |link: &Link| {
        link.change(|weather| weather.is_cut = true);
        sleep(time).await;
        link.change(|weather| weather.is_cut = false);
    };
    let silence = async |link: &Link| {
        link.change(|weather| weather.is_silent = true);
        sleep(time).await;
        link.change(|weather| weather.is_silent = false);
    };
    match kind {
        Kind::Kill => {
            let mut node = ground.nodes[node].lock().await;
            node.kill()?;
            sleep(time).await;
            node.start_again().await?;
        }
        Kind::Leave => {
            let mut node = ground.nodes[node].lock().await;
            node.leave().await?;
            sleep(time).await;
            node.start_again().await?;
        }
        Kind::Freeze => {
            let node = ground.nodes[node].lock().await;
            node.freeze(true)?;
            sleep(time).await;
            node.freeze(false)?;
        }
        Kind::RestartPostgres => ground.restart_postgres(Signal::Interrupt),
        Kind::CrashPostgres => ground.restart_postgres(Signal::Quit),
        Kind::RestartNats | Kind::NatsGone => ground.end_nats(time).await,
        Kind::CutPostgres => cut(&ground.to_postgres[node]).await,
        Kind::CutNats => cut(&ground.to_nats[node]).await,
        Kind::CutCoaches => cut(&ground.fronts[node]).await,
        Kind::SilentPostgres => silence(&ground.to_postgres[node]).await,
        Kind::SilentNats => silence(&ground.to_nats[node]).await,
        Kind::SilentCoaches => silence(&ground.fronts[node]).await,
        Kind::Slow => {
            let links = [
                &ground.fronts[node],
                &ground.to_postgres[node],
                &ground.to_nats[node],
            ];
            for (link, delay_ms) in links.into_iter().zip([80, 40, 300]) {
                link.change(|weather| weather.delay = Duration::from_millis(delay_ms));
            }
            sleep(time).await;
            for link in links {
                link.change(|weather| weather.delay = Duration::ZERO);
            }
        }
        Kind::Garble => {
            let link = &ground.to_nats[node];
            link.change(|weather| weather.garbles = true);
            sleep(time).await;
            link.change(|weather| weather.garbles = false);
        }
    }
    Ok(())
}
