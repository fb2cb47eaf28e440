//! What members have chosen to show, and to whom.

use std::sync::Arc;

use store::{Ladder, Member, PersonId, Store, StoreError};

use crate::{
    AppState,
    error::ApiError,
    messages::{
        profile::{Audience, Colours, MemberSettings},
        ratings::ShownRating,
    },
    ratings::{DEVIATION_PROVISIONAL, by_now},
    session::now_ms,
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

/// The rating of a member, if they have one and let everybody know.
pub(crate) async fn shown_rating(
    store: &Arc<dyn Store>,
    person: PersonId,
    ladder: &Ladder,
) -> Result<Option<ShownRating>, StoreError> {
    let member = store.member_by_id(person).await?;
    let shows = member.map(|member| settings(&member).visibility.ratings);
    if shows != Some(Audience::Everybody) {
        return Ok(None);
    }
    let kept = store.ratings(person).await?;
    Ok(kept.into_iter().find(|kept| kept.ladder == *ladder).map(|kept| {
        let now = by_now(Some(kept.strength), now_ms());
        ShownRating {
            rating: crate::ratings::rounded(now.rating),
            provisional: now.deviation > DEVIATION_PROVISIONAL,
        }
    }))
}

fn is_colour(text: &str) -> bool {
    text.strip_prefix('#')
        .is_some_and(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
}
