//! What members have chosen to show, and to whom.

use store::{Member, PersonId, StoreError};

use crate::{
    AppState,
    error::ApiError,
    messages::profile::{Audience, Colours, MemberSettings},
};

/// What a member has chosen; before it has, what everybody begins with.
pub(crate) fn settings(member: &Member) -> MemberSettings {
    serde_json::from_str(&member.settings).unwrap_or_default()
}

/// Settings as they are kept, if they make sense.
pub(crate) fn to_text(settings: &MemberSettings) -> Result<String, ApiError> {
    let Colours { first, second, .. } = &settings.colours;
    if !is_colour(first) || !is_colour(second) {
        return Err(ApiError::bad_colour());
    }
    Ok(serde_json::to_string(settings).expect("settings are plain data"))
}

/// Whether somebody is among those to whom a member shows something.
pub(crate) async fn may_see(
    state: &AppState,
    viewer: Option<PersonId>,
    member: PersonId,
    audience: Audience,
) -> Result<bool, StoreError> {
    if viewer == Some(member) {
        return Ok(true);
    }
    match (audience, viewer) {
        (Audience::Everybody, _) => Ok(true),
        (Audience::Nobody, _) | (Audience::Followed, None) => Ok(false),
        (Audience::Followed, Some(viewer)) => {
            let followed = state.store.follows(member).await?;
            Ok(followed.iter().any(|followed| followed.id == viewer))
        }
    }
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
}
