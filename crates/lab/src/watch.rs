//! Long work that somebody watches: how far it is, and an end before its end.

use std::{
    io::{self, Write as _},
    panic::resume_unwind,
    sync::{Arc, atomic::Ordering},
    thread,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};

use crate::Progress;

/// How often a file or a pipe, which can show no bar, is told how far the work is.
const LINE_EVERY: Duration = Duration::from_mins(1);

/// Listens for the signals that end work early, and shows on standard error how far it is.
pub struct Watch {
    progress: Arc<Progress>,
}

impl Watch {
    /// Begins to listen: Ctrl-C and SIGTERM end the work from now on, and what was done until then counts.
    ///
    /// # Errors
    /// If the system lets nobody listen.
    pub fn begin() -> io::Result<Self> {
        let progress = Arc::new(Progress::default());
        let stopped = Arc::clone(&progress);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        // Asked for here and not on the thread: a signal that comes at once is not missed.
        let signal = {
            let _runtime = runtime.enter();
            stop_signal()?
        };
        thread::spawn(move || {
            runtime.block_on(signal);
            stopped.stop.store(true, Ordering::Relaxed);
        });
        Ok(Self { progress })
    }

    /// Whether the work was told to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.progress.stop.load(Ordering::Relaxed)
    }

    /// Does some work of so many parts, with a bar if somebody looks.
    ///
    /// # Panics
    /// If the work does.
    pub fn work<T: Send>(&self, name: &str, parts: u64, work: impl FnOnce(&Progress) -> T + Send) -> T {
        let Self { progress } = self;
        progress.played.store(0, Ordering::Relaxed);
        let style = "{prefix}{bar:40} {human_pos}/{human_len} {elapsed} ({eta} left)";
        let style = ProgressStyle::with_template(style).expect("the template is well-formed");
        let bar = ProgressBar::new(parts).with_style(style);
        if !name.is_empty() {
            bar.set_prefix(format!("{name} "));
        }
        thread::scope(|scope| {
            let worker = scope.spawn(|| work(progress));
            let mut told = Instant::now();
            while !worker.is_finished() {
                let played = progress.played.load(Ordering::Relaxed);
                bar.set_position(played);
                if bar.is_hidden() && told.elapsed() >= LINE_EVERY {
                    told = Instant::now();
                    // Who reads no more of it wants the work all the same.
                    let _ = writeln!(io::stderr(), "{played}/{parts}");
                }
                thread::sleep(Duration::from_millis(20));
            }
            bar.finish_and_clear();
            worker.join().unwrap_or_else(|panic| resume_unwind(panic))
        })
    }
}

/// Comes true at Ctrl-C or SIGTERM. The signals are caught from the call on, not from the first look.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Comes true at Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
