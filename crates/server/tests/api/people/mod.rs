mod account;
mod belongings;
mod join;
mod members;
mod names;
mod session;
