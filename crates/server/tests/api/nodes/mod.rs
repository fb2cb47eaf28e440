//! Several nodes on the same data: a table is the same at each of them.

mod club;
mod duties;
mod faults;
mod moves;
mod people;
mod thinking;
