//! A little proxy between two who talk: it passes on what they say until it is told to cut, delay or swallow it.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::{mpsc, watch},
    time::{Instant, sleep, sleep_until},
};

use super::{
    dice::Dice,
    words::{Fate, Frames},
};

/// How much may be under way.
const UNDER_WAY: usize = 256;

/// A way from one to another.
pub(super) struct Link {
    address: SocketAddr,
    weather: watch::Sender<Weather>,
}

/// How it is on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Weather {
    /// Connections are cut, and new ones end at once.
    pub(super) is_cut: bool,
    /// Connections stay, but nothing gets through any more until it is better.
    pub(super) is_silent: bool,
    /// How much later everything arrives, there and back.
    pub(super) delay: Duration,
    /// Whether words to NATS are lost, doubled and late.
    pub(super) garbles: bool,
    /// Counts how often all connections were hung up.
    hung_up: u64,
}

/// Who is behind a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Behind {
    /// Somebody whose words are not looked at.
    Anybody,
    Nats,
}

impl Link {
    /// A way to this port of this machine.
    pub(super) async fn to(port: u16, behind: Behind, seed: u64) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let link = Self {
            address: listener.local_addr()?,
            weather: watch::Sender::new(Weather::default()),
        };
        let weather = link.weather.subscribe();
        tokio::spawn(async move {
            let mut number = 0;
            loop {
                let Ok((from, _)) = listener.accept().await else {
                    // Too many files are open: some will be closed.
                    sleep(Duration::from_millis(10)).await;
                    continue;
                };
                if weather.borrow().is_cut {
                    continue;
                }
                number += 1;
                tokio::spawn(join(from, port, behind, weather.clone(), Dice::of(seed, number)));
            }
        });
        Ok(link)
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut Weather)) {
        self.weather.send_modify(change);
    }

    /// Ends all connections; new ones can be made.
    pub(super) fn hang_up(&self) {
        self.change(|weather| weather.hung_up += 1);
    }

    /// All is well from now on.
    pub(super) fn mend(&self) {
        self.change(|weather| {
            *weather = Weather {
                hung_up: weather.hung_up,
                ..Weather::default()
            };
        });
    }
}

/// Joins a caller with who is behind the link, until one of them ends it or the weather does.
async fn join(from: TcpStream, port: u16, behind: Behind, mut weather: watch::Receiver<Weather>, dice: Dice) {
    let Ok(to) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await else {
        return;
    };
    // Small messages go at once, as they did when they were sent.
    let _ = (from.set_nodelay(true), to.set_nodelay(true));
    let hung_up = weather.borrow().hung_up;
    let (from_caller, to_caller) = from.into_split();
    let (from_callee, to_callee) = to.into_split();
    let there = carry(
        from_caller,
        to_callee,
        weather.clone(),
        (behind == Behind::Nats).then_some(dice),
    );
    let back = carry(from_callee, to_caller, weather.clone(), None);
    tokio::select! {
        () = there => {}
        () = back => {}
        _ = weather.wait_for(|weather| weather.is_cut || weather.hung_up != hung_up) => {}
    }
}

/// Something under way, and when it arrives.
type Piece = (Instant, Vec<u8>);

/// Carries what comes from one to another; whole words if there are dice for them.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    weather: watch::Receiver<Weather>,
    mut dice: Option<Dice>,
) {
    let (under_way, mut arriving) = mpsc::channel::<Piece>(UNDER_WAY);
    let mut weather_there = weather.clone();
    // When nothing more comes, what is under way still arrives.
    let reading = async move {
        let (mut frames, mut buffer) = (Frames::default(), vec![0; 1 << 16]);
        while let Ok(length @ 1..) = from.read(&mut buffer).await {
            let Weather { delay, garbles, .. } = *weather.borrow();
            let due = Instant::now() + delay;
            let Some(dice) = &mut dice else {
                if under_way.send((due, buffer[..length].to_vec())).await.is_err() {
                    return;
                }
                continue;
            };
            frames.take_in(&buffer[..length]);
            while let Some(frame) = frames.next() {
                let fate = if garbles {
                    Fate::of(&frame, dice)
                } else {
                    Fate::Passed
                };
                if pass(frame, fate, due, &under_way, dice).await.is_err() {
                    return;
                }
            }
        }
    };
    let writing = async move {
        while let Some((due, piece)) = arriving.recv().await {
            sleep_until(due).await;
            // The weather lives as long as the link.
            let _ = weather_there.wait_for(|weather| !weather.is_silent).await;
            if to.write_all(&piece).await.is_err() {
                return;
            }
        }
    };
    tokio::join!(reading, writing);
}

/// Lets a frame have its fate.
async fn pass(
    frame: Vec<u8>,
    fate: Fate,
    due: Instant,
    under_way: &mpsc::Sender<Piece>,
    dice: &mut Dice,
) -> Result<(), mpsc::error::SendError<Piece>> {
    let later = |frame: Vec<u8>, wait: Duration| {
        let under_way = under_way.clone();
        tokio::spawn(async move {
            sleep(wait).await;
            // The connection may be gone by then.
            let _ = under_way.send((Instant::now(), frame)).await;
        });
    };
    match fate {
        Fate::Passed => under_way.send((due, frame)).await,
        Fate::Lost => Ok(()),
        Fate::Doubled => {
            under_way.send((due, frame.clone())).await?;
            under_way.send((due, frame)).await
        }
        Fate::Repeated => {
            later(frame.clone(), dice.time(50, 2_000));
            under_way.send((due, frame)).await
        }
        Fate::Late => {
            later(frame, dice.time(20, 500));
            Ok(())
        }
    }
}
