//! What members and the club tell each other about accounts.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Me;

/// What must not be shown by accident: a password or a code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Another name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name that others are to see.
    pub name: String,
}

/// Name and password: of somebody who becomes a member, or is one and signs in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    #[schema(value_type = String, format = Password)]
    pub password: Secret,
}

/// Somebody has lost the password.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The name.
    pub name: String,
    /// One of the recovery codes.
    #[schema(value_type = String, format = Password)]
    pub code: Secret,
    /// The password from now on.
    #[schema(value_type = String, format = Password)]
    pub new_password: Secret,
}

/// Somebody has become a member.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    /// Who they are now.
    pub me: Me,
    /// Their recovery codes: shown now and never again.
    pub codes: Vec<String>,
}

/// Another password.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The one until now.
    #[schema(value_type = String, format = Password)]
    pub password: Secret,
    /// The one from now on.
    #[schema(value_type = String, format = Password)]
    pub new_password: Secret,
}

/// The password once more, for what cannot be taken back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Confirm {
    /// The password.
    #[schema(value_type = String, format = Password)]
    pub password: Secret,
}

/// Recovery codes.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Codes {
    /// Shown now and never again; those from before open nothing any more.
    pub codes: Vec<String>,
}

/// What a member is told of its own account.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Account {
    /// The name.
    pub name: String,
    /// Since when they are a member: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub joined_ms: i64,
    /// When the name can be changed again, if not now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub rename_ms: Option<i64>,
    /// How many recovery codes are left.
    pub codes_left: u32,
}

/// Where a member is signed in.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionSummary {
    /// By what it can be ended.
    pub id: String,
    /// The kind of browser; empty if it is not known.
    pub device: String,
    /// Since when: milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created_ms: i64,
    /// When it was last used, to a few minutes.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub used_ms: i64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// What whoever runs the club tells everybody.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announced {
    /// Its number: another one is another announcement.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: i64,
    /// What; empty if there is nothing.
    pub text: String,
}
