//! `fiveaside move-data`: everything from a data file to a database, or back.

use clubhouse::Text;
use store::{Place, Progress, move_data};

use crate::{Verdict, terminal::Terminal};

/// After how many records of a table one hears of them.
const TOLD_EVERY: u64 = 100_000;

/// The arguments of `move-data`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where the data is: a file, or a postgres:// address
    #[arg(long, value_name = "FILE|URL")]
    from: Place,
    /// Where it shall be: a file, or a postgres:// address. There must be no data yet
    #[arg(long, value_name = "FILE|URL")]
    to: Place,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let Arguments { from, to } = arguments;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let (told, heard) = std::sync::mpsc::channel();
    let moving = async {
        let mut last = None;
        let tell = move |progress| {
            for news in news(&mut last, progress) {
                // If nobody listens any more, it is moved all the same.
                let _ = told.send(news);
            }
        };
        move_data(from, to, tell).await
    };
    let moved = std::thread::scope(|scope| {
        let moving = scope.spawn(|| runtime.block_on(moving));
        // It ends when nothing more can be told.
        for news in heard {
            terminal.say(&text(news))?;
        }
        let moved = moving.join().expect("what it does is told as a result")?;
        anyhow::Ok(moved)
    })?;
    let done = Text::new("cli-move-done")
        .with("records", moved.to_string())
        .with("from", from.to_string())
        .with("to", to.to_string());
    terminal.say(&done)?;
    Ok(Verdict::Good)
}

/// What is worth telling: the end of a table, and how far a long one is.
fn news(last: &mut Option<Progress>, progress: Progress) -> Vec<Progress> {
    let ended = last.filter(|last| !is_same_table(*last, progress));
    *last = Some(progress);
    let (Progress::Written(_, records) | Progress::Compared(_, records)) = progress;
    let far = records.is_multiple_of(TOLD_EVERY).then_some(progress);
    ended.into_iter().chain(far).collect()
}

fn is_same_table(a: Progress, b: Progress) -> bool {
    match (a, b) {
        (Progress::Written(a, _), Progress::Written(b, _))
        | (Progress::Compared(a, _), Progress::Compared(b, _)) => a == b,
        (Progress::Written(..), Progress::Compared(..)) | (Progress::Compared(..), Progress::Written(..)) => {
            false
        }
    }
}

fn text(progress: Progress) -> Text {
    let (key, table, records) = match progress {
        Progress::Written(table, records) => ("cli-move-written", table, records),
        Progress::Compared(table, records) => ("cli-move-compared", table, records),
    };
    Text::new(key)
        .with("table", table)
        .with("records", records.to_string())
}
