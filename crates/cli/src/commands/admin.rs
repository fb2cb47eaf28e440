//! `fiveaside admin`: what whoever runs a club can do, whether its server runs or not.

use clubhouse::Text;
use serde::Serialize;
use server::admin::{Answer, Order, Reported, fresh_codes, give};
use store::Place;

use crate::{Verdict, terminal::Terminal};

/// The arguments of `admin`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Where the data is: a file, or a postgres:// address. By default it is a file in the platform's data directory
    #[arg(
        long,
        env = "FIVEASIDE_DATA",
        value_name = "FILE|URL",
        hide_env_values = true,
        global = true
    )]
    data: Option<Place>,
    /// Prints JSON for programs
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Show what people have reported
    Reports {
        /// Also what has been settled
        #[arg(long)]
        all: bool,
    },
    /// A report has been dealt with
    Settle {
        /// Its number
        report: i64,
    },
    /// Keep a member out, and sign them out everywhere
    Ban {
        /// The member
        name: String,
        /// Why; the member is not told
        #[arg(long)]
        reason: String,
    },
    /// Let a member in again
    Unban {
        /// The member
        name: String,
    },
    /// Give a member another name
    Rename {
        /// The member
        name: String,
        /// The name from now on
        to: String,
    },
    /// Take a member's password away: ten new recovery codes are printed, and with one of them they choose a new one
    ResetPassword {
        /// The member
        name: String,
    },
    /// Tell everybody something
    Announce {
        /// What; leave it out to take the last announcement back
        #[arg(default_value = "")]
        text: String,
    },
}

/// What programs read.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    answer: &'a Answer,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    codes: Vec<String>,
}

pub(crate) fn run(arguments: Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let Arguments { command, data, json } = arguments;
    let place = server::place(data)?;
    let mut codes = Vec::new();
    let order = match command {
        Command::Reports { all } => Order::Reports { all },
        Command::Settle { report } => Order::Settle { report },
        Command::Ban { name, reason } => Order::Ban { name, reason },
        Command::Unban { name } => Order::Unban { name },
        Command::Rename { name, to } => Order::Rename { name, to },
        Command::ResetPassword { name } => {
            let (shown, kept) = fresh_codes();
            codes = shown;
            Order::ResetPassword { name, codes: kept }
        }
        Command::Announce { text } => Order::Announce { text },
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let answer = runtime.block_on(give(&place, order))?;
    let is_good = !matches!(answer, Answer::Refused { .. });
    if !is_good {
        codes.clear();
    }
    if json {
        terminal.json(&Told {
            answer: &answer,
            codes,
        })?;
    } else {
        print(&answer, &codes, terminal)?;
    }
    Ok(if is_good { Verdict::Good } else { Verdict::Bad })
}

fn print(answer: &Answer, codes: &[String], terminal: &mut Terminal) -> anyhow::Result<()> {
    match answer {
        Answer::Done => terminal.say(&Text::new("cli-admin-done"))?,
        Answer::Refused { detail } => {
            terminal.say(&Text::new("cli-admin-refused").with("why", detail.clone()))?;
        }
        Answer::Reports { reports } if reports.is_empty() => {
            terminal.say(&Text::new("cli-admin-no-reports"))?;
        }
        Answer::Reports { reports } => {
            for report in reports {
                print_report(report, terminal)?;
            }
        }
    }
    if !codes.is_empty() {
        terminal.say(&Text::new("cli-admin-codes"))?;
        for code in codes {
            terminal.line(code)?;
        }
    }
    Ok(())
}

fn print_report(report: &Reported, terminal: &mut Terminal) -> anyhow::Result<()> {
    let line = Text::new("cli-admin-report")
        .with("id", report.id.to_string())
        .with("reporter", report.reporter.clone())
        .with("reported", report.reported.clone())
        .with("reason", report.reason.clone())
        .with("settled", if report.settled { "yes" } else { "no" }.to_owned());
    terminal.say(&line)?;
    if let Some(id) = &report.match_id {
        terminal.say(&Text::new("cli-admin-report-match").with("match", id.clone()))?;
    }
    for line in report.context.lines() {
        terminal.line(format!("    {line}"))?;
    }
    Ok(())
}
