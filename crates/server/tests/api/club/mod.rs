//! `/api/club`

mod challenges;
mod live;
mod seeks;
pub(crate) mod socket;
mod waiting;
