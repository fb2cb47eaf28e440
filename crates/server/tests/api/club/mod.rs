//! `/api/club`

mod live;
mod socket;
