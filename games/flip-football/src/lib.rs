//! Flip Football.
