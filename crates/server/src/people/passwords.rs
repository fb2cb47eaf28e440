//! Passwords: argon2id, away from the threads that serve, and few at a time.
//!
//! A hash takes memory and a core for a while, on purpose. So those who wait for one pass a turnstile of their own, where
//! an address that asks much waits longest, and no table ever waits.

use std::{net::IpAddr, time::Duration};

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _},
};
use tokio::time::timeout;
use zxcvbn::Score;

use crate::{
    error::ApiError,
    fair::{Place, Places, Turnstile},
    limits::Who,
    random,
};

const LENGTH_MIN: usize = 10;
/// Nobody types more; the estimate of a longer one would take long.
const LENGTH_MAX: usize = 128;
/// What OWASP recommends for argon2id: 19 MiB, two rounds, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const ROUNDS: u32 = 2;
const LANES: u32 = 1;
/// The hash of nobody's password: whoever is not a member is refused after as long a time as one who is.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5cyBzYWx0ISE$3sEjwY1mH0f7jGWb3rXxHq8bq4m0Jw0j6c0Hq5m1c2E";
/// How many wishes of one address may wait.
const WAITING_MAX: usize = 16;
/// How long a wish may wait.
const WAIT: Duration = Duration::from_secs(15);

/// Makes and compares hashes.
pub(crate) struct Passwords {
    turnstile: Turnstile,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            turnstile: Turnstile::new(Places {
                all: (cores / 2).max(1),
                own: 1,
                waiting: WAITING_MAX,
            }),
        }
    }

    /// The hash of a new password for somebody of this name, if it is a good one.
    pub(crate) async fn hash(
        &self,
        address: IpAddr,
        password: String,
        name: String,
    ) -> Result<String, ApiError> {
        let salt: [u8; 16] = random::bytes();
        self.work(address, move || {
            check(&password, &name)?;
            let hash = hasher().hash_password_with_salt(password.as_bytes(), &salt);
            hash.map(|hash| hash.to_string()).map_err(|error| {
                tracing::error!(%error, "a password was not hashed");
                ApiError::unavailable()
            })
        })
        .await?
    }

    /// Whether a password is that of a hash; without one, nobody's is taken and it is not.
    pub(crate) async fn verify(
        &self,
        address: IpAddr,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, ApiError> {
        self.work(address, move || {
            let is_it = hasher()
                .verify_password(password.as_bytes(), hash.as_deref().unwrap_or(NOBODYS))
                .is_ok();
            is_it && hash.is_some()
        })
        .await
    }

    /// Waits for a place and works on a thread that may block. The place is kept until the work is done, even if nobody
    /// waits for it any more.
    async fn work<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let entered = timeout(WAIT, self.turnstile.enter(Who::Address(address), 0)).await;
        let place: Place = match entered {
            Ok(Ok(place)) => place,
            Ok(Err(_)) | Err(_) => return Err(ApiError::rate_limited()),
        };
        tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        })
        .await
        .map_err(|_| ApiError::unavailable())
    }
}

/// Whether somebody of this name may have a new password: it is long enough, and not among those that everybody tries
/// first. Nothing is said about which letters it is made of.
fn check(password: &str, name: &str) -> Result<(), ApiError> {
    let length = password.chars().count();
    if length < LENGTH_MIN {
        return Err(ApiError::weak_password("a password has at least 10 characters"));
    }
    if length > LENGTH_MAX {
        return Err(ApiError::weak_password("a password has at most 128 characters"));
    }
    let guessable = zxcvbn::zxcvbn(
        password,
        &[name, "five-a-side", "fiveaside", "football", "soccer"],
    );
    if guessable.score() < Score::Two {
        return Err(ApiError::weak_password(
            "this is among the passwords that are tried first: take another, such as a few words in a row",
        ));
    }
    Ok(())
}

fn hasher() -> Argon2<'static> {
    let params =
        Params::new(MEMORY_KIB, ROUNDS, LANES, None).expect("these numbers are within argon2's bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let passwords = Passwords::new();
        let hash = || passwords.hash(HERE, "correct horse".into(), "ada".into());
        let (hash, again) = (hash().await.unwrap(), hash().await.unwrap());
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_ne!(hash, again, "every hash has a salt of its own");
        let verify = |password: &str, hash: Option<&String>| {
            passwords.verify(HERE, password.to_owned(), hash.cloned())
        };
        assert_eq!(verify("correct horse", Some(&hash)).await, Ok(true));
        assert_eq!(verify("wrong horse", Some(&hash)).await, Ok(false));
        assert_eq!(verify("correct horse", None).await, Ok(false));
    }

    #[test]
    fn nobodys_hash_costs_as_much_as_anybodys() {
        let ours = hasher()
            .hash_password_with_salt(b"password", &[7; 16])
            .unwrap()
            .to_string();
        let costs = |hash: &str| hash.split('$').take(4).map(ToOwned::to_owned).collect::<Vec<_>>();
        assert_eq!(costs(NOBODYS), costs(&ours));
        assert_eq!(
            hasher().verify_password(b"password", NOBODYS),
            Err(argon2::password_hash::Error::PasswordInvalid),
            "it is compared to the end"
        );
    }

    #[test]
    fn the_commonest_passwords_are_refused() {
        for password in [
            "",
            "short",
            "123456789",
            "1234567890",
            "password123",
            "Password1!",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "liverpool1",
            "iloveyou12",
            "football123",
            "fiveaside1",
            "ada-lovelace",
            &"x9!".repeat(50),
        ] {
            let refused = check(password, "ada-lovelace").map_err(|error| error.code());
            assert_eq!(refused, Err("weak_password"), "{password}");
        }
        for password in [
            "corner flag teapot",
            "tr0ub4dor&3x",
            "ünïcödé wörds ñow",
            "a muddy pitch",
        ] {
            assert_eq!(check(password, "ada"), Ok(()), "{password}");
        }
    }
}
