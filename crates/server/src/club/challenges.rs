//! Challenges: offers to one person, accepted or declined, withdrawn, or forgotten in time.
//!
//! The wish for another match at the same table is one too; whoever wishes second accepts it.

use serde::{Deserialize, Serialize};
use store::{KeptChallenge, MatchId, OfferId, OpenChallenges, Person, PersonId};

use super::meeting::{Meeting, has_room};
use crate::{
    AppState,
    error::ApiError,
    messages::{
        club::{ChallengeEnd, ChallengeName, Notice, TableName, about_challenge},
        meeting::{Challenge, DeclineReason, Proposal, Rematch, Somebody},
    },
    pace::Pace,
    random,
    seating::Guest,
    session::now_ms,
};

/// How many challenges may be open at once.
const MOST: OpenChallenges = OpenChallenges {
    sent: 10,
    received: 30,
};
const MINUTE_MS: i64 = 60 * 1000;

/// A challenge as the store keeps it.
#[derive(Serialize, Deserialize)]
struct ChallengeText {
    proposal: Proposal,
    #[serde(default)]
    listed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rematch_of: Option<String>,
}

/// A challenge to be made.
pub(crate) struct Dare {
    pub(crate) to: Person,
    pub(crate) proposal: Proposal,
    pub(crate) listed: bool,
    pub(crate) rematch_of: Option<MatchId>,
}

/// How long somebody has to answer: whoever offers a quick match sits and waits.
fn lasts_ms(pace: Pace) -> i64 {
    match pace {
        Pace::Live { .. } => 10 * MINUTE_MS,
        Pace::Unhurried => 24 * 60 * MINUTE_MS,
        Pace::Days { .. } => 7 * 24 * 60 * MINUTE_MS,
    }
}

/// Challenges somebody.
pub(crate) async fn challenge(state: &AppState, by: &Guest, dare: Dare) -> Result<Challenge, ApiError> {
    let Dare {
        to,
        mut proposal,
        listed,
        rematch_of,
    } = dare;
    if to.id == by.person {
        return Err(ApiError::own_offer());
    }
    proposal.check(by)?;
    if proposal.rated && !to.member {
        return Err(ApiError::not_rated("a rated match is between members"));
    }
    if state.store.is_blocked(by.person, to.id).await? {
        return Err(ApiError::not_for_you());
    }
    has_room(state, by.person).await?;
    let expires_ms = now_ms() + lasts_ms(proposal.pace);
    let text = ChallengeText {
        proposal,
        listed,
        rematch_of: rematch_of.map(|id| id.to_string()),
    };
    let kept = KeptChallenge {
        id: OfferId::from_random(random::word()),
        challenger: by.person,
        challenged: to.id,
        text: serde_json::to_string(&text).expect("challenges are plain data"),
        expires_ms,
    };
    if !state.store.save_challenge(kept.clone(), MOST).await? {
        return Err(ApiError::too_many_offers());
    }
    let notice = Notice::Challenged {
        challenge: name(&kept, &text, &by.name),
        pace: text.proposal.pace,
        rated: text.proposal.rated,
    };
    state.club.tell(to.id, notice);
    let [from, to] = [
        Somebody::at(state, by, &text.proposal).await?,
        Somebody::at(state, &to.into(), &text.proposal).await?,
    ];
    Ok(shown(&kept, text, by.person, from, to))
}

/// The challenges by and to somebody.
pub(crate) async fn challenges(state: &AppState, person: PersonId) -> Result<Vec<Challenge>, ApiError> {
    let mut list = Vec::new();
    for kept in state.store.challenges(person).await? {
        let Some(text) = read(&kept).filter(|_| kept.expires_ms > now_ms()) else {
            continue;
        };
        let [from, to] = both(state, &kept, &text.proposal).await?;
        list.push(shown(&kept, text, person, from, to));
    }
    Ok(list)
}

/// Accepts a challenge: the match is made.
pub(crate) async fn accept(state: &AppState, by: &Guest, id: OfferId) -> Result<MatchId, ApiError> {
    let kept = find(state, by.person, id).await?;
    if kept.challenged != by.person {
        return Err(ApiError::own_offer());
    }
    if state.store.is_blocked(kept.challenger, kept.challenged).await? {
        return Err(ApiError::not_for_you());
    }
    has_room(state, by.person).await?;
    let text = read(&kept).ok_or_else(ApiError::offer_gone)?;
    // Of those who would accept, decline or withdraw it, one is first.
    if state.store.forget_challenge(id).await?.is_none() {
        return Err(ApiError::offer_gone());
    }
    let meeting = Meeting {
        proposal: &text.proposal,
        people: [kept.challenger, kept.challenged],
        listed: text.listed,
    };
    let made = meeting.seat(state).await?;
    forget_notice(state, by.person, id).await;
    let table = TableName {
        id: made.to_string(),
        game: text.proposal.game,
        opponent: by.name.clone(),
    };
    state.club.tell(kept.challenger, Notice::Paired { table });
    Ok(made)
}

/// Declines a challenge.
pub(crate) async fn decline(
    state: &AppState,
    by: &Guest,
    id: OfferId,
    reason: DeclineReason,
) -> Result<(), ApiError> {
    let kept = find(state, by.person, id).await?;
    if kept.challenged != by.person {
        return Err(ApiError::own_offer());
    }
    if state.store.forget_challenge(id).await?.is_none() {
        return Err(ApiError::offer_gone());
    }
    forget_notice(state, by.person, id).await;
    tell_over(
        state,
        &kept,
        kept.challenger,
        &by.name,
        ChallengeEnd::Declined { reason },
    );
    Ok(())
}

/// Withdraws a challenge.
pub(crate) async fn withdraw(state: &AppState, by: &Guest, id: OfferId) -> Result<(), ApiError> {
    let kept = find(state, by.person, id).await?;
    if kept.challenger != by.person {
        return Err(ApiError::not_your_offer());
    }
    if state.store.forget_challenge(id).await?.is_none() {
        return Err(ApiError::offer_gone());
    }
    tell_over(state, &kept, kept.challenged, &by.name, ChallengeEnd::Withdrawn);
    Ok(())
}

/// Somebody would like to play the same match again, with sides changed. If the other has said so already, they do.
pub(crate) async fn rematch(state: &AppState, by: &Guest, id: MatchId) -> Result<Rematch, ApiError> {
    let person = by.person;
    let played = state
        .tables
        .read(id, move |table| table.rematch_for(person))
        .await?;
    let of = id.to_string();
    for kept in state.store.challenges(person).await? {
        let is_it = read(&kept).is_some_and(|text| text.rematch_of.as_ref() == Some(&of));
        if !is_it || kept.expires_ms <= now_ms() {
            continue;
        }
        if kept.challenged == person {
            let made = accept(state, by, kept.id).await?;
            return Ok(Rematch::Agreed { id: made.to_string() });
        }
        let text = read(&kept).ok_or_else(ApiError::offer_gone)?;
        let [from, to] = both(state, &kept, &text.proposal).await?;
        let challenge = shown(&kept, text, person, from, to);
        return Ok(Rematch::Asked { challenge });
    }
    let to = state
        .store
        .person(played.opponent)
        .await?
        .ok_or_else(|| ApiError::no_rematch("the other coach has left the club"))?;
    let dare = Dare {
        to,
        proposal: played.proposal,
        listed: played.listed,
        rematch_of: Some(id),
    };
    let challenge = challenge(state, by, dare).await?;
    Ok(Rematch::Asked { challenge })
}

/// Forgets what nobody has answered in time, and tells both.
pub(super) async fn forget_expired(state: &AppState) {
    let expired = match state.store.forget_expired(now_ms()).await {
        Ok(expired) => expired,
        Err(error) => return tracing::warn!(%error, "expired challenges were not forgotten"),
    };
    for kept in expired {
        let Some(text) = read(&kept) else { continue };
        if let Ok([from, to]) = both(state, &kept, &text.proposal).await {
            tell_over(state, &kept, kept.challenger, &to.name, ChallengeEnd::Expired);
            tell_over(state, &kept, kept.challenged, &from.name, ChallengeEnd::Expired);
        }
    }
}

/// A challenge that concerns somebody.
async fn find(state: &AppState, person: PersonId, id: OfferId) -> Result<KeptChallenge, ApiError> {
    let kept = state.store.challenge(id).await?;
    kept.filter(|kept| [kept.challenger, kept.challenged].contains(&person) && kept.expires_ms > now_ms())
        .ok_or_else(ApiError::offer_gone)
}

/// The two of a challenge, as others see them.
async fn both(
    state: &AppState,
    kept: &KeptChallenge,
    proposal: &Proposal,
) -> Result<[Somebody; 2], ApiError> {
    let mut both = Vec::with_capacity(2);
    for person in [kept.challenger, kept.challenged] {
        let person = state
            .store
            .person(person)
            .await?
            .ok_or_else(ApiError::offer_gone)?;
        both.push(Somebody::at(state, &person.into(), proposal).await?);
    }
    both.try_into().map_err(|_| ApiError::offer_gone())
}

fn read(kept: &KeptChallenge) -> Option<ChallengeText> {
    serde_json::from_str(&kept.text).ok()
}

fn shown(
    kept: &KeptChallenge,
    text: ChallengeText,
    asker: PersonId,
    from: Somebody,
    to: Somebody,
) -> Challenge {
    Challenge {
        id: kept.id.to_string(),
        from,
        to,
        yours: kept.challenger == asker,
        proposal: text.proposal,
        listed: text.listed,
        rematch_of: text.rematch_of,
        expires_ms: kept.expires_ms,
    }
}

fn name(kept: &KeptChallenge, text: &ChallengeText, other: &str) -> ChallengeName {
    ChallengeName {
        id: kept.id.to_string(),
        game: text.proposal.game.clone(),
        other: other.to_owned(),
        rematch_of: text.rematch_of.clone(),
    }
}

fn tell_over(state: &AppState, kept: &KeptChallenge, person: PersonId, other: &str, how: ChallengeEnd) {
    if let Some(text) = read(kept) {
        let challenge = name(kept, &text, other);
        state.club.tell(person, Notice::ChallengeOver { challenge, how });
    }
}

/// Whoever has answered a challenge need not be told of it any more.
async fn forget_notice(state: &AppState, person: PersonId, id: OfferId) {
    let about = about_challenge(&id.to_string());
    if let Err(error) = state.store.forget_notice_about(person, about).await {
        tracing::warn!(%error, "a notice was not forgotten");
    }
}
