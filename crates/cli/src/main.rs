//! The one binary.

#![expect(clippy::disallowed_types, reason = "it lives with a person and a clock")]

mod commands;
mod files;
#[cfg(test)]
mod operating;
mod table;
mod terminal;
mod texts;

use std::{io, process::ExitCode};

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

use crate::{
    commands::{
        admin, analyse, backup, decks, fit, games, ladder, move_data, play, practise, record, replay, rules,
        scenario, serve, simulate, worker,
    },
    terminal::Terminal,
};

/// A server hands messages from thread to thread; the system's own allocator minds.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Five tabletop football games, playable for real.
#[derive(Parser)]
#[command(name = "fiveaside", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Arguments,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games to browsers (also without any subcommand)
    Serve(Box<serve::Arguments>),
    /// Only think, for the bots and reviews of a club that is served elsewhere
    Worker(worker::Arguments),
    /// Play a match in the terminal
    Play(play::Arguments),
    /// Let bots play many matches and print statistics
    Simulate(simulate::Arguments),
    /// Let bots play each other until it is clear which is how strong
    Ladder(ladder::Arguments),
    /// Learn from bots' matches what a position is worth
    Fit(fit::Arguments),
    /// Let a bot improve what it plays at a glance, in matches against itself
    Practise(practise::Arguments),
    /// Tell what decided a finished match: the dice, the decisions, or what nobody could know
    Analyse(analyse::Arguments),
    /// Show a recorded match step by step
    Replay(replay::Arguments),
    /// Work with records
    #[command(subcommand)]
    Record(record::Command),
    /// Work with scenarios
    #[command(subcommand)]
    Scenario(scenario::Command),
    /// Work with decks, of games that are played with them
    #[command(subcommand)]
    Decks(decks::Command),
    /// List the games
    Games(games::Arguments),
    /// Show or search a game's rulebook
    Rules(rules::Arguments),
    /// Look after the people of a club: reports, bans, names, passwords, announcements
    Admin(admin::Arguments),
    /// Copy the data file, also while a server uses it
    ///
    /// The copy is one whole file, as the data was at one moment.
    /// To restore it: stop the server, move the data file and any -wal and -shm beside it away, copy the backup to its
    /// place, and start the server.
    /// A PostgreSQL database is backed up by its own tools (pg_dump, or base backups with an archive of the log).
    #[command(verbatim_doc_comment)]
    Backup(backup::Arguments),
    /// Move everything from a data file to a PostgreSQL database, or back
    ///
    /// Stop the servers first.
    /// Everything is written in one transaction; then both places are read again and compared, record by record.
    /// The source stays as it is, so there is a way back: start the servers on it again.
    #[command(verbatim_doc_comment)]
    MoveData(move_data::Arguments),
}

/// Whether what was asked for turned out well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Good,
    Bad,
}

/// What was asked for cannot be meant: an unknown game, a bad option.
#[derive(Debug)]
struct UsageError(String);

impl std::fmt::Display for UsageError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UsageError {}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut terminal = Terminal::stdout();
    let result = match cli.command {
        None => serve::run(cli.serve, &mut terminal),
        Some(Command::Serve(arguments)) => serve::run(*arguments, &mut terminal),
        Some(Command::Worker(arguments)) => worker::run(&arguments, &mut terminal),
        Some(Command::Play(arguments)) => play::run(&arguments, &mut terminal),
        Some(Command::Simulate(arguments)) => simulate::run(&arguments, &mut terminal),
        Some(Command::Ladder(arguments)) => ladder::run(&arguments, &mut terminal),
        Some(Command::Fit(arguments)) => fit::run(&arguments, &mut terminal),
        Some(Command::Practise(arguments)) => practise::run(&arguments, &mut terminal),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments, &mut terminal),
        Some(Command::Replay(arguments)) => replay::run(&arguments, &mut terminal),
        Some(Command::Record(command)) => record::run(&command, &mut terminal),
        Some(Command::Scenario(command)) => scenario::run(&command, &mut terminal),
        Some(Command::Decks(command)) => decks::run(&command, &mut terminal),
        Some(Command::Games(arguments)) => games::run(&arguments, &mut terminal),
        Some(Command::Rules(arguments)) => rules::run(&arguments, &mut terminal),
        Some(Command::Admin(arguments)) => admin::run(arguments, &mut terminal),
        Some(Command::Backup(arguments)) => backup::run(arguments, &mut terminal),
        Some(Command::MoveData(arguments)) => move_data::run(&arguments, &mut terminal),
    };
    match result {
        Ok(Verdict::Good) => ExitCode::SUCCESS,
        Ok(Verdict::Bad) => ExitCode::from(1),
        // Whoever reads our output may stop reading.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            terminal.complain(&format!("{error:#}"));
            ExitCode::from(if error.is::<UsageError>() { 2 } else { 1 })
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    })
}
