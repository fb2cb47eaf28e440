//! People with names: how a guest becomes a member, and how a member is known again.
//!
//! | Part | Holds |
//! |---|---|
//! | `names` | which names a member may have, and what look-alikes share |
//! | `passwords` | hashes, made away from the tables and a few at a time |
//! | `codes` | recovery codes, for whoever has lost the password |
//! | `tries` | how often somebody may try to sign in |
//! | `endings` | which sockets go when a session ends |
//! | `devices` | what a browser is called in the list of sessions |
//! | `sight` | what members have chosen to show, and to whom |
//! | `profile` | what they show of themselves |
//! | `moves` | what becomes of matches and tables when somebody is called otherwise |

pub(crate) mod codes;
pub(crate) mod devices;
pub(crate) mod endings;
pub(crate) mod insight;
pub(crate) mod moves;
pub(crate) mod names;
pub(crate) mod passwords;
pub(crate) mod profile;
pub(crate) mod sight;
pub(crate) mod tries;

use std::{net::IpAddr, num::NonZeroU32};

use endings::Endings;
use passwords::Passwords;
use tries::Tries;

use crate::nodes::Nodes;

/// What the server needs to know people.
pub(crate) struct People {
    pub(crate) passwords: Passwords,
    pub(crate) tries: Tries,
    pub(crate) endings: Endings,
}

impl People {
    pub(crate) fn new(sign_ins_per_minute: NonZeroU32, nodes: Nodes) -> Self {
        Self {
            passwords: Passwords::new(),
            tries: Tries::per_minute(sign_ins_per_minute),
            endings: Endings::new(nodes),
        }
    }

    /// Whether a password is that of a hash, if this may be tried at all. Without a hash it is no password, after as long a
    /// time.
    pub(crate) async fn try_password(
        &self,
        name: &str,
        address: IpAddr,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, crate::ApiError> {
        self.tries.check(name, address)?;
        self.passwords.verify(address, password, hash).await
    }
}
