//! How often somebody may try to sign in: counted by name, so that nobody's password is tried from everywhere, and by
//! address, so that nobody tries everybody's.

use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::atomic::{AtomicU32, Ordering},
};

use governor::{DefaultKeyedRateLimiter, Quota};

use crate::error::ApiError;

/// How many minutes' worth may come at once.
const BURST: u32 = 2;
/// How many times a name's rate an address has: a school or a club has one address for many.
const ADDRESS_SHARE: u32 = 3;
/// After so many tries those who have been quiet are forgotten.
const TIDY_EVERY: u32 = 1_000;

pub(crate) struct Tries {
    names: DefaultKeyedRateLimiter<String>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    count: AtomicU32,
}

impl Tries {
    pub(crate) fn per_minute(rate: NonZeroU32) -> Self {
        let times =
            |rate: NonZeroU32, times: u32| rate.saturating_mul(NonZeroU32::MIN.saturating_add(times - 1));
        let quota = |rate: NonZeroU32| Quota::per_minute(rate).allow_burst(times(rate, BURST));
        Self {
            names: DefaultKeyedRateLimiter::keyed(quota(rate)),
            addresses: DefaultKeyedRateLimiter::keyed(quota(times(rate, ADDRESS_SHARE))),
            count: AtomicU32::new(0),
        }
    }

    /// Whether somebody of this name may be tried from an address. What no member can be called is nobody's name, and all
    /// such are counted together.
    pub(crate) fn check(&self, name: &str, address: IpAddr) -> Result<(), ApiError> {
        self.check_address(address)?;
        let skeleton = super::names::find(name).unwrap_or_default();
        self.names
            .check_key(&skeleton)
            .map_err(|_| ApiError::too_many_tries())
    }

    /// Whether anything may be tried from an address. Recovery codes are counted so: they cannot be guessed, and open the
    /// door of whoever is locked out because somebody else tries their name.
    pub(crate) fn check_address(&self, address: IpAddr) -> Result<(), ApiError> {
        if self.count.fetch_add(1, Ordering::Relaxed) % TIDY_EVERY == TIDY_EVERY - 1 {
            self.names.retain_recent();
            self.addresses.retain_recent();
        }
        self.addresses
            .check_key(&address)
            .map_err(|_| ApiError::too_many_tries())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    #[test]
    fn a_name_is_tried_so_often_from_everywhere() {
        let tries = Tries::per_minute(NonZeroU32::new(2).unwrap());
        for last in 0..4 {
            assert_eq!(tries.check("ada", address(last)), Ok(()));
        }
        assert_eq!(tries.check("Ada", address(9)), Err(ApiError::too_many_tries()));
        assert_eq!(tries.check("bob", address(9)), Ok(()));
        assert_eq!(
            tries.check_address(address(9)),
            Ok(()),
            "a recovery code still opens"
        );
    }

    #[test]
    fn an_address_tries_so_many_names() {
        let tries = Tries::per_minute(NonZeroU32::new(2).unwrap());
        let granted = (0..100)
            .filter(|number| tries.check(&format!("name{number}"), address(1)).is_ok())
            .count();
        assert_eq!(granted, 12);
        assert_eq!(tries.check("ada", address(2)), Ok(()));
    }
}
