//! Long work with a progress bar, which Ctrl-C ends early.

use std::{
    num::NonZero,
    panic::resume_unwind,
    sync::{Arc, atomic::Ordering},
    thread,
    time::Duration,
};

use indicatif::{ProgressBar, ProgressStyle};
use lab::Progress;

/// The number of threads that was asked for, or one for each core.
pub(super) fn threads(asked: Option<NonZero<usize>>) -> usize {
    asked
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZero::get)
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
        while !worker.is_finished() {
            bar.set_position(progress.played.load(Ordering::Relaxed));
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
