//! The server as its clients see it: real sockets, one module for each address.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]
#![expect(clippy::disallowed_types, reason = "it waits, and says for how long at most")]

mod club;
mod decks;
mod door;
mod former;
mod games;
mod healthz;
mod limits;
mod matches;
mod me;
mod metrics;
mod nodes;
mod openapi;
mod people;
mod ratings;
mod support;
mod web;
