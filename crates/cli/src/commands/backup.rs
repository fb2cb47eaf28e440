//! `fiveaside backup`: a copy of the data file, made while a server uses it.

use std::path::PathBuf;

use clubhouse::Text;
use store::{Place, SqliteStore};

use crate::{UsageError, Verdict, terminal::Terminal};

/// The arguments of `backup`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where to; there must be nothing yet
    file: PathBuf,
    /// The data file. By default it lies in the platform's data directory
    #[arg(long, env = "FIVEASIDE_DATA", value_name = "FILE", hide_env_values = true)]
    data: Option<Place>,
}

pub(crate) fn run(arguments: Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let Arguments { file, data } = arguments;
    match server::place(data)? {
        Place::File(data) => SqliteStore::back_up(&data, &file)?,
        Place::Database(_) => {
            let why = Text::new("cli-backup-database");
            return Err(UsageError(terminal.words(&why)).into());
        }
    }
    let file = file.display().to_string();
    terminal.say(&Text::new("cli-backup-done").with("file", file))?;
    Ok(Verdict::Good)
}
