//! `/api/club`

mod challenges;
mod live;
mod secrecy;
mod seeks;
pub(crate) mod socket;
mod waiting;
