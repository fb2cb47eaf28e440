//! `/api/club`

mod live;
pub(crate) mod socket;
