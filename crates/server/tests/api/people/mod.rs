mod account;
mod join;
mod names;
mod session;
