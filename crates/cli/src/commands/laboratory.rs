//! What commands with long work have in common.

use std::{fs, num::NonZero, path::Path, thread};

use anyhow::Context as _;
use lab::{Mean, Progress, Watch};

/// The number of threads that was asked for, or one for each core.
pub(super) fn threads(asked: Option<NonZero<usize>>) -> usize {
    asked
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZero::get)
}

/// Writes what was found to a file in a folder, which is made if it is not there.
pub(super) fn save(folder: &Path, name: &str, text: &str) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let file = folder.join(name);
    fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))
}

/// A share of the decided matches in words, with its 95 % interval if there is one.
pub(super) fn per_cent(share: Mean) -> String {
    if share.over == 0 {
        "-".to_owned()
    } else if share.error.is_finite() {
        format!("{:.1} ± {:.1} %", 100.0 * share.mean, 100.0 * share.reach_95())
    } else {
        format!("{:.1} %", 100.0 * share.mean)
    }
}

/// Does some work and shows on standard error how far it is. Ctrl-C and SIGTERM end it early; what was played counts.
pub(super) fn work<T: Send>(matches: u64, work: impl FnOnce(&Progress) -> T + Send) -> anyhow::Result<T> {
    Ok(Watch::begin()?.work("", matches, work))
}
