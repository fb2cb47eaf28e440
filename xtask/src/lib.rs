//! What the chores of the workspace share with the long runs: programs, and servers of our own.

#![expect(clippy::disallowed_types, reason = "it measures by the clock")]
#![expect(clippy::print_stdout, reason = "a developer reads along")]

pub mod run;
pub mod servers;
