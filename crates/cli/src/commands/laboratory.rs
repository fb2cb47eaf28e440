//! Long work with a progress bar, which Ctrl-C ends early.

use std::{
    fs,
    io::{self, Write as _},
    num::NonZero,
    panic::resume_unwind,
    path::Path,
    sync::{Arc, atomic::Ordering},
    thread,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};
use lab::Progress;

/// How often a file or a pipe, which can show no bar, is told how far the work is.
const LINE_EVERY: Duration = Duration::from_mins(1);

/// The number of threads that was asked for, or one for each core.
pub(super) fn threads(asked: Option<NonZero<usize>>) -> usize {
    asked
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZero::get)
}

/// Writes what was found to a file in a folder, which is made if it is not there.
pub(super) fn keep(folder: &Path, name: &str, text: &str) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let file = folder.join(name);
    fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))
}

/// A share of the decided matches in words, if any was decided.
pub(super) fn per_cent(share: Option<f64>) -> String {
    share.map_or_else(|| "-".to_owned(), |share| format!("{:.1} %", 100.0 * share))
}

/// Does some work and shows on standard error how far it is. Ctrl-C ends it early; what was played counts.
pub(super) fn work<T: Send>(matches: u64, work: impl FnOnce(&Progress) -> T + Send) -> anyhow::Result<T> {
    let progress = Arc::new(Progress::default());
    stop_on_interrupt(&progress)?;
    let style = "{bar:40} {human_pos}/{human_len} {per_sec} {eta}";
    let style = ProgressStyle::with_template(style).expect("the template is well-formed");
    let bar = ProgressBar::new(matches).with_style(style);
    Ok(thread::scope(|scope| {
        let worker = scope.spawn(|| work(&progress));
        let mut told = Instant::now();
        while !worker.is_finished() {
            let played = progress.played.load(Ordering::Relaxed);
            bar.set_position(played);
            if bar.is_hidden() && told.elapsed() >= LINE_EVERY {
                told = Instant::now();
                // Who reads no more of it wants the work all the same.
                let _ = writeln!(io::stderr(), "{played}/{matches}");
            }
            thread::sleep(Duration::from_millis(20));
        }
        bar.finish_and_clear();
        worker.join().unwrap_or_else(|panic| resume_unwind(panic))
    }))
}

fn stop_on_interrupt(progress: &Arc<Progress>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let progress = Arc::clone(progress);
    thread::spawn(move || {
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            progress.stop.store(true, Ordering::Relaxed);
        }
    });
    Ok(())
}
