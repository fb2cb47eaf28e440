//! The door: accepts connections, so many in all and from one address, and lets go of those that only stand in it.
//!
//! A head must arrive in time, a body too (see `routes`), and what is answered must be read in time. Where there is no
//! room for one more, the quietest connection of the same address goes, so that a crowd of silent ones keeps nobody out.

use std::{
    collections::HashMap,
    future::Future,
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{Request, StatusCode},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::{Notify, mpsc, watch},
    time::{Sleep, sleep},
};
use tower::ServiceExt as _;

use crate::{
    address::{Proxies, household},
    config::Config,
    until,
};

/// How long the head of a request may take, the time before it included.
const HEAD_WAIT: Duration = Duration::from_secs(15);
/// How long the other side may take to read so many bytes.
const WRITE_WAIT: Duration = Duration::from_secs(20);
const WRITE_BYTES: usize = 64 * 1024;
/// How long to wait when the system has no more room for connections.
const FULL_WAIT: Duration = Duration::from_millis(100);

/// Accepts connections until the server closes, and answers when the last has ended.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    config: &Config,
    mut closing: watch::Receiver<bool>,
) -> io::Result<()> {
    let hall = Arc::new(Hall {
        most: config.connections,
        most_of_one: config.connections_per_address,
        proxies: Proxies::new(&config.trusted_proxies),
        guests: Mutex::default(),
    });
    let (alive, mut all_ended) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = until(&mut closing) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let Some(ticket) = hall.admit(peer.ip()) else {
                    continue;
                };
                let (app, closing, alive) = (app.clone(), closing.clone(), alive.clone());
                tokio::spawn(async move {
                    handle(stream, peer, ticket, app, closing).await;
                    drop(alive);
                });
            }
            // Whoever knocked is gone already, or there is no room: the quiet ones make some.
            Err(error) if is_their_own(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                hall.make_room();
                sleep(FULL_WAIT).await;
            }
        }
    }
    drop((alive, listener));
    // Nothing is ever sent: it ends when all have.
    let _ = all_ended.recv().await;
    Ok(())
}

fn is_their_own(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset
    )
}

/// Answers the requests of one connection.
async fn handle(
    stream: TcpStream,
    peer: SocketAddr,
    ticket: Ticket,
    app: Router,
    mut closing: watch::Receiver<bool>,
) {
    // Small messages must not wait for company.
    let _ = stream.set_nodelay(true);
    let guest = Arc::clone(&ticket.guest);
    let answer = service_fn(|request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let (app, guest) = (app.clone(), Arc::clone(&guest));
        async move {
            guest.is_busy.store(true, Ordering::Relaxed);
            let answer = app.oneshot(request).await;
            // A socket at a table has timeouts of its own.
            let is_upgraded =
                matches!(&answer, Ok(answer) if answer.status() == StatusCode::SWITCHING_PROTOCOLS);
            guest.is_busy.store(is_upgraded, Ordering::Relaxed);
            answer
        }
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_WAIT)
        .serve_connection(TokioIo::new(Patient::new(stream, ticket)), answer)
        .with_upgrades();
    let mut serving = std::pin::pin!(serving);
    tokio::select! {
        // How a connection ended is the other side's own business.
        _ = serving.as_mut() => return,
        () = guest.shown_out.notified() => return,
        () = until(&mut closing) => serving.as_mut().graceful_shutdown(),
    }
    let _ = serving.await;
}

/// All who are inside.
struct Hall {
    most: usize,
    most_of_one: usize,
    /// They stand for many others and have room for as many as there is.
    proxies: Proxies,
    /// By address, those who came first first.
    guests: Mutex<HashMap<IpAddr, Vec<Arc<Guest>>>>,
}

/// A connection.
struct Guest {
    address: IpAddr,
    /// Whether it is being answered, or sits at a table.
    is_busy: AtomicBool,
    /// Rung when it must go.
    shown_out: Notify,
}

impl Guest {
    fn is_quiet(&self) -> bool {
        !self.is_busy.load(Ordering::Relaxed)
    }
}

/// The right to be inside. It ends when this is dropped.
struct Ticket {
    hall: Arc<Hall>,
    guest: Arc<Guest>,
}

impl Hall {
    /// Lets one more in, in place of a quiet one if there is no room.
    fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Ticket> {
        let is_proxy = self.proxies.contain(address);
        let address = household(address);
        let mut guests = self.guests();
        let of_one = guests.get(&address).map_or(0, Vec::len);
        if of_one >= self.most_of_one && !is_proxy {
            show_out(&mut guests, address)?;
        } else if guests.values().map(Vec::len).sum::<usize>() >= self.most {
            show_out_anybody(&mut guests)?;
        }
        let guest = Arc::new(Guest {
            address,
            is_busy: AtomicBool::new(false),
            shown_out: Notify::new(),
        });
        guests.entry(address).or_default().push(Arc::clone(&guest));
        Some(Ticket {
            hall: Arc::clone(self),
            guest,
        })
    }

    /// Has a quiet one go.
    fn make_room(&self) {
        // If all are busy, they must be waited for.
        let _ = show_out_anybody(&mut self.guests());
    }

    fn guests(&self) -> MutexGuard<'_, HashMap<IpAddr, Vec<Arc<Guest>>>> {
        // Nothing panics with the lock.
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Has the quiet one go that has been here longest, of the address that has most.
fn show_out_anybody(guests: &mut HashMap<IpAddr, Vec<Arc<Guest>>>) -> Option<()> {
    let (address, _) = guests
        .iter()
        .filter(|(_, theirs)| theirs.iter().any(|guest| guest.is_quiet()))
        .max_by_key(|(_, theirs)| theirs.len())?;
    show_out(guests, *address)
}

/// Has the quiet one of an address go that has been here longest, if there is one.
fn show_out(guests: &mut HashMap<IpAddr, Vec<Arc<Guest>>>, address: IpAddr) -> Option<()> {
    let theirs = guests.get_mut(&address)?;
    let quiet = theirs.iter().position(|guest| guest.is_quiet())?;
    theirs.remove(quiet).shown_out.notify_one();
    Some(())
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut guests = self.hall.guests();
        let Some(theirs) = guests.get_mut(&self.guest.address) else {
            return;
        };
        theirs.retain(|guest| !Arc::ptr_eq(guest, &self.guest));
        if theirs.is_empty() {
            guests.remove(&self.guest.address);
        }
    }
}

/// A stream with patience: whoever does not read what is written loses it.
struct Patient {
    stream: TcpStream,
    /// Runs while the other side does not read.
    deadline: Option<Pin<Box<Sleep>>>,
    /// What it has read since.
    written: usize,
    _ticket: Ticket,
}

impl Patient {
    fn new(stream: TcpStream, ticket: Ticket) -> Self {
        Self {
            stream,
            deadline: None,
            written: 0,
            _ticket: ticket,
        }
    }

    /// Looks at the clock after an attempt to write `wished` bytes.
    fn watch(
        &mut self,
        context: &mut Context<'_>,
        wished: usize,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(Ok(count)) = written {
            self.written += count;
            if count == wished || self.written >= WRITE_BYTES {
                self.deadline = None;
            }
            return written;
        }
        if written.is_pending() {
            let deadline = self.deadline.get_or_insert_with(|| {
                self.written = 0;
                Box::pin(sleep(WRITE_WAIT))
            });
            ready!(deadline.as_mut().poll(context));
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        written
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, bytes.len(), written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wished = slices.iter().map(|slice| slice.len()).sum();
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch(context, wished, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
