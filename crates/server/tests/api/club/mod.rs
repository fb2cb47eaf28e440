//! `/api/club`

mod live;
mod seeks;
pub(crate) mod socket;
mod waiting;
