//! `/api/members` and `/api/session`: becoming a member, signing in, signing out.

use axum::{
    Extension, Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    routing::{delete, post},
};
use axum_extra::extract::SignedCookieJar;
use store::{Joining, Member, NewMember, NewSession, Person, PersonId, SignIn};

use super::{Body, decks::DECKS_MAX};
use crate::{
    AppState,
    error::ApiError,
    limits::From,
    messages::{
        Me,
        people::{Credentials, Joined, Recover, Secret},
    },
    people::{codes, devices, moves, names},
    session::{Here, SessionId, SignedIn, Visitor},
};

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/members", post(join))
        .route("/api/session", post(sign_in).merge(delete(sign_out)))
        .route("/api/session/recovery", post(recover))
}

/// Becomes a member. All that you have as a guest stays yours, also the match that you are playing. The recovery codes
/// are told now and never again.
#[utoipa::path(post, path = "/api/members", request_body = Credentials, responses(
    (status = 201, body = Joined),
    (status = 409, body = ApiError, content_type = "application/problem+json", description = "name_taken, already_member"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "bad_member_name, weak_password"),
    (status = 429, body = ApiError, content_type = "application/problem+json", description = "too_many_tries, rate_limited"),
))]
pub(super) async fn join(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    here: Here,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(StatusCode, SignedCookieJar, Json<Joined>), ApiError> {
    if here.member {
        return Err(ApiError::already_member());
    }
    let name = names::read(&name)?;
    if state.store.member(name.skeleton.clone()).await?.is_some() {
        // Names are no secret; nobody is made to wait for a hash that is not needed.
        return Err(ApiError::name_taken());
    }
    state.people.tries.check_address(address)?;
    let password = hash(&state, address, password, &name.name).await?;
    let person = person.unwrap_or_else(|| SessionId::fresh().guest());
    let (session, kept) = new_session(&headers);
    let (shown, codes) = codes::fresh();
    let member = Person {
        id: person,
        name: name.name.clone(),
        member: true,
    };
    let new = NewMember {
        person,
        name,
        password,
        codes,
        session: kept,
    };
    let joining = state
        .store
        .become_member(new, moves::rewrite(person, member.clone()))
        .await?;
    match joining {
        Joining::NameTaken => return Err(ApiError::name_taken()),
        Joining::AlreadyMember => return Err(ApiError::already_member()),
        Joining::Done(changed) => moves::tell_tables(&state.tables, changed, person, &member).await,
    }
    tracing::info!(name = %member.name, "a guest has become a member");
    state.club.is_now(person, &member);
    if let Some(before) = here.session {
        state.people.endings.pass_on(before.key(), session.key());
    }
    let joined = Joined {
        me: me(member.name),
        codes: shown,
    };
    Ok((StatusCode::CREATED, session.cookie(&state), Json(joined)))
}

/// Signs in. What you have as a guest comes along. Whether a name is a member's cannot be learned here.
#[utoipa::path(post, path = "/api/session", request_body = Credentials, responses(
    (status = 200, body = Me),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "wrong_credentials, banned"),
    (status = 429, body = ApiError, content_type = "application/problem+json", description = "too_many_tries, rate_limited"),
))]
pub(super) async fn sign_in(
    State(state): State<AppState>,
    visitor: Visitor,
    here: Here,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    let member = find(&state, &name).await?;
    let hash = member.as_ref().and_then(|member| member.password.clone());
    let is_it = state
        .people
        .try_password(&name, address, password.0, hash)
        .await?;
    let Some(member) = member.filter(|_| is_it) else {
        return Err(ApiError::wrong_credentials());
    };
    let_in(&state, visitor, here, &headers, member).await
}

/// Signs in with a recovery code, which is used up, and a new password. All other sessions end.
#[utoipa::path(post, path = "/api/session/recovery", request_body = Recover, responses(
    (status = 200, body = Me),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "wrong_credentials, banned"),
    (status = 422, body = ApiError, content_type = "application/problem+json", description = "weak_password"),
    (status = 429, body = ApiError, content_type = "application/problem+json", description = "too_many_tries, rate_limited"),
))]
pub(super) async fn recover(
    State(state): State<AppState>,
    visitor: Visitor,
    here: Here,
    Extension(From(address)): Extension<From>,
    headers: HeaderMap,
    Body(Recover {
        name,
        code,
        new_password,
    }): Body<Recover>,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    state.people.tries.check_address(address)?;
    // The password first: a code is not used up by one that is refused, and everybody waits as long.
    let password = hash(&state, address, new_password, &name).await?;
    let member = find(&state, &name).await?;
    // Nobody's code is looked for as well.
    let person = member.as_ref().map_or(PersonId(0), |member| member.id);
    let is_it = state.store.use_code(person, codes::hash(&code.0)).await?;
    let Some(member) = member.filter(|_| is_it) else {
        return Err(ApiError::wrong_credentials());
    };
    let ended = state.store.set_password(member.id, Some(password), None).await?;
    state.people.endings.end(&ended);
    let_in(&state, visitor, here, &headers, member).await
}

/// Signs out. The browser is a new guest's from now on.
#[utoipa::path(delete, path = "/api/session", responses(
    (status = 204),
    (status = 403, body = ApiError, content_type = "application/problem+json", description = "members_only"),
))]
pub(super) async fn sign_out(
    State(state): State<AppState>,
    signed_in: SignedIn,
) -> Result<(StatusCode, SignedCookieJar), ApiError> {
    let ended = state
        .store
        .end_sessions(signed_in.person, store::Which::One(signed_in.session))
        .await?;
    state.people.endings.end(&ended);
    Ok((StatusCode::NO_CONTENT, SessionId::fresh().cookie(&state)))
}

/// Lets somebody in who has proved who they are.
async fn let_in(
    state: &AppState,
    Visitor(visitor): Visitor,
    here: Here,
    headers: &HeaderMap,
    member: Member,
) -> Result<(SignedCookieJar, Json<Me>), ApiError> {
    if member.banned.is_some() {
        return Err(ApiError::banned());
    }
    let (session, kept) = new_session(headers);
    let before = here.session.map(SessionId::key);
    let brings = visitor.filter(|_| !here.member);
    let person = Person {
        id: member.id,
        name: member.name.clone(),
        member: true,
    };
    let sign_in = SignIn {
        person: member.id,
        session: kept,
        replaces: before.filter(|_| here.member),
        brings,
        decks_max: DECKS_MAX,
    };
    // Without a guest there is nothing to move.
    let from = brings.unwrap_or(member.id);
    let changed = state
        .store
        .sign_in(sign_in, moves::rewrite(from, person.clone()))
        .await?;
    if let Some(guest) = brings {
        moves::tell_tables(&state.tables, changed, guest, &person).await;
        state.club.is_now(guest, &person);
    }
    match before {
        Some(before) if here.member => state.people.endings.end(&[before]),
        Some(before) => state.people.endings.pass_on(before, session.key()),
        None => {}
    }
    tracing::info!(name = %member.name, "a member has signed in");
    Ok((session.cookie(state), Json(me(member.name))))
}

/// The member of a name, if there is one.
async fn find(state: &AppState, name: &str) -> Result<Option<Member>, ApiError> {
    // A name that nobody can have is looked for as well, so that it takes as long.
    let skeleton = names::find(name).unwrap_or_default();
    Ok(state.store.member(skeleton).await?)
}

async fn hash(
    state: &AppState,
    address: std::net::IpAddr,
    password: Secret,
    name: &str,
) -> Result<String, ApiError> {
    let name = name.chars().take(64).collect();
    state.people.passwords.hash(address, password.0, name).await
}

/// A session to be kept, and its secret.
fn new_session(headers: &HeaderMap) -> (SessionId, NewSession) {
    let session = SessionId::fresh();
    let user_agent = headers
        .get(header::USER_AGENT)
        .and_then(|words| words.to_str().ok())
        .unwrap_or_default();
    let kept = NewSession {
        key: session.key(),
        device: devices::device(user_agent),
    };
    (session, kept)
}

fn me(name: String) -> Me {
    Me { name, member: true }
}
