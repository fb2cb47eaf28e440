//! How games are proved: scenarios, the laws, golden records.

mod case;
mod clauses;
mod laws;
mod runner;
mod suite;

pub use clauses::clauses_in;
pub use laws::{LawBreach, Trial, check_laws, random_input, random_match, random_options, random_values};
pub use runner::{CaseReport, run_folder, run_scenarios};
pub use suite::{assert_broken_scenarios_fail, assert_clauses_proved, assert_scenarios};
