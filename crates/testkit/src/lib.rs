//! How games are proved: scenarios, the laws, golden records.

mod case;
mod clauses;
mod laws;
mod runner;

pub use clauses::clauses_in;
pub use laws::{LawBreach, check_laws, random_match};
pub use runner::{CaseReport, run_folder, run_scenarios};
