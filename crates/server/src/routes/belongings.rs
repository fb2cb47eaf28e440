//! `/api/me/settings`, `/api/me/export`, `/api/me/delete`: what is kept of a member, and how it goes.

use axum::{
    Extension, Json, Router,
    extract::State,
    http::{HeaderName, StatusCode, header},
    routing::{get, post},
};
use axum_extra::extract::SignedCookieJar;
use clubhouse::Seat;
use store::{Filter, Person, PersonId};

use super::{
    Body,
    account::{confirmed, member},
    decks::saved,
    ratings::ratings_of,
};
use crate::{
    AppState,
    error::ApiError,
    limits::From,
    messages::{
        people::Confirm,
        profile::{Export, ExportedSession, MemberSettings},
    },
    people::{moves, sight},
    random,
    session::{SessionId, SignedIn},
    summary::saved_summary,
    table::Command,
};

/// How many matches are told in an export, and given up when an account goes: as good as all.
const MATCHES_MAX: u32 = 100_000;

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/me/settings", get(settings).put(choose))
        .route("/api/me/export", get(export))
        .route("/api/me/delete", post(delete))
}

/// What you have chosen: your colours, and who may see what.
#[utoipa::path(get, path = "/api/me/settings", responses(
    (status = 200, body = MemberSettings),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
))]
pub(super) async fn settings(
    State(state): State<AppState>,
    signed_in: SignedIn,
) -> Result<Json<MemberSettings>, ApiError> {
    Ok(Json(sight::settings(&member(&state, signed_in).await?)))
}

/// Chooses your colours, and who may see what.
#[utoipa::path(put, path = "/api/me/settings", request_body = MemberSettings, responses(
    (status = 200, body = MemberSettings),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_colour"),
))]
pub(super) async fn choose(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Body(settings): Body<MemberSettings>,
) -> Result<Json<MemberSettings>, ApiError> {
    let text = sight::to_text(&settings)?;
    state.store.set_member_settings(signed_in.person, text).await?;
    // Whether everybody may see them in the lobby may have changed.
    state.club.let_go(signed_in.person);
    Ok(Json(settings))
}

/// All that is kept of you, as one file.
#[utoipa::path(get, path = "/api/me/export", responses(
    (status = 200, body = Export),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
))]
pub(super) async fn export(
    State(state): State<AppState>,
    signed_in: SignedIn,
) -> Result<([(HeaderName, String); 1], Json<Export>), ApiError> {
    let member = member(&state, signed_in).await?;
    let person = signed_in.person;
    let names = |people: Vec<Person>| people.into_iter().map(|person| person.name).collect();
    let sessions = state.store.sessions(person).await?;
    let matches = state.store.list(Filter::Of(person), MATCHES_MAX).await?.matches;
    let export = Export {
        settings: sight::settings(&member),
        joined_ms: member.joined_ms,
        sessions: sessions
            .into_iter()
            .map(|session| ExportedSession {
                device: session.device,
                created_ms: session.created_ms,
                used_ms: session.used_ms,
            })
            .collect(),
        decks: state.store.decks(person).await?.into_iter().map(saved).collect(),
        follows: names(state.store.follows(person).await?),
        blocks: names(state.store.blocks(person).await?),
        notices: state.club.notices(person, 0).await?,
        ratings: ratings_of(&state, person).await?,
        matches: matches
            .iter()
            .filter_map(|listed| saved_summary(listed, Some(person)))
            .collect(),
        name: member.name,
    };
    let file = format!("attachment; filename=\"five-a-side-{}.json\"", export.name);
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(export)))
}

/// Deletes your account and all that is yours. Matches that others keep stay, without your name; those that still run
/// are given up. The browser is a new guest's from now on.
#[utoipa::path(post, path = "/api/me/delete", request_body = Confirm, responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only, wrong_password"),
    (status = 429, body = ApiError, content_type = "application/problem+json", description = "too_many_tries, rate_limited"),
))]
pub(super) async fn delete(
    State(state): State<AppState>,
    signed_in: SignedIn,
    Extension(from): Extension<From>,
    Body(Confirm { password }): Body<Confirm>,
) -> Result<(StatusCode, SignedCookieJar), ApiError> {
    confirmed(&state, signed_in, from, password).await?;
    let person = signed_in.person;
    give_up_all(&state, person).await?;
    let stand_in = Person {
        id: PersonId(random::bits()),
        name: moves::DEPARTED.to_owned(),
        member: false,
    };
    let sessions: Vec<_> = state.store.sessions(person).await?;
    let rewrite = moves::rewrite(person, stand_in.clone());
    let changed = state.store.delete_person(person, stand_in.id, rewrite).await?;
    moves::tell_tables(&state.tables, changed, person, &stand_in).await;
    let sessions: Vec<_> = sessions.into_iter().map(|session| session.key).collect();
    state.people.endings.end(&sessions);
    state.club.let_go(person);
    tracing::info!("a member has deleted its account");
    Ok((StatusCode::NO_CONTENT, SessionId::fresh().cookie(&state)))
}

/// Gives up whatever somebody still plays: nobody is left waiting.
async fn give_up_all(state: &AppState, person: PersonId) -> Result<(), ApiError> {
    let matches = state.store.list(Filter::Of(person), MATCHES_MAX).await?.matches;
    for listed in matches.into_iter().filter(|listed| !listed.over) {
        let seat: Option<Seat> = saved_summary(&listed, Some(person)).and_then(|summary| {
            let own = summary.seats.into_iter().find(|(_, holder)| holder.you);
            own.map(|(seat, _)| seat)
        });
        let Some(seat) = seat else { continue };
        let command = |reply| Command::Resign {
            person: Some(person),
            seat,
            reply,
        };
        if let Err(error) = state.tables.ask(listed.id, command).await {
            // It is over already, or cannot be read: then nobody waits either.
            tracing::debug!(match.id = %listed.id, code = error.code(), "a match was not given up");
        }
    }
    Ok(())
}
