//! `/api/members/{name}/ratings`, `/api/leaderboards/{game}`

use axum::{Json, Router, extract::State, routing::get};
use store::{KeptRating, PersonId};

use super::Word;
use crate::{
    AppState,
    error::ApiError,
    messages::{
        profile::Audience,
        ratings::{Leader, Leaderboard, Rating, RatingPoint, Standing},
    },
    pace::PaceKind,
    people::{names, sight},
    ratings::{DEVIATION_PROVISIONAL, by_now, ladder},
    session::{Visitor, now_ms},
};

/// How many a leaderboard names.
const LEADERS_MAX: u32 = 50;

pub(super) fn router() -> Router<AppState> {
    Router::new()
        .route("/api/members/{name}/ratings", get(of_member))
        .route("/api/leaderboards/{game}", get(leaders))
}

/// The ratings of a member, each with how it came about; none if the member does not show them to you.
#[utoipa::path(get, path = "/api/members/{name}/ratings", params(("name" = String, Path,)), responses(
    (status = 200, body = Vec<Rating>),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn of_member(
    State(state): State<AppState>,
    Visitor(viewer): Visitor,
    Word(name): Word,
) -> Result<Json<Vec<Rating>>, ApiError> {
    let skeleton = names::find(&name).ok_or_else(ApiError::no_such_member)?;
    let member = state.store.member(skeleton).await?;
    let member = member.ok_or_else(ApiError::no_such_member)?;
    let shows = sight::settings(&member).visibility.ratings;
    if !sight::may_see(&state, viewer, member.id, shows).await? {
        return Ok(Json(Vec::new()));
    }
    ratings_of(&state, member.id).await.map(Json)
}

/// All ratings of somebody.
pub(crate) async fn ratings_of(state: &AppState, person: PersonId) -> Result<Vec<Rating>, ApiError> {
    let mut told = Vec::new();
    for kept in state.store.ratings(person).await? {
        let Some(pace) = PaceKind::ALL
            .into_iter()
            .find(|kind| kind.word() == kept.ladder.pace)
        else {
            continue;
        };
        let history = state.store.rating_history(person, kept.ladder.clone()).await?;
        let point = |change: store::KeptChange| RatingPoint {
            id: change.id.to_string(),
            at_ms: change.at_ms,
            rating: change.rating,
        };
        let deviation = deviation(&kept);
        told.push(Rating {
            game: kept.ladder.game,
            pace,
            rating: kept.strength.rating,
            deviation,
            provisional: deviation > DEVIATION_PROVISIONAL,
            matches: kept.matches,
            history: history.into_iter().map(point).collect(),
        });
    }
    Ok(told)
}

/// The strongest members at a game, for each kind of pace, and where you stand among them.
#[utoipa::path(get, path = "/api/leaderboards/{game}", params(("game" = String, Path,)), responses(
    (status = 200, body = Vec<Leaderboard>),
    (status = 404, body = ApiError, content_type = "application/problem+json"),
))]
pub(super) async fn leaders(
    State(state): State<AppState>,
    Visitor(person): Visitor,
    Word(game): Word,
) -> Result<Json<Vec<Leaderboard>>, ApiError> {
    let game = clubhouse::game(&game).ok_or_else(ApiError::no_such_game)?.id();
    let yours = match person {
        Some(person) => state.store.ratings(person).await?,
        None => Vec::new(),
    };
    let mut boards = Vec::new();
    for pace in PaceKind::ALL {
        let ladder = ladder(game, pace);
        let you = match yours.iter().find(|kept| kept.ladder == ladder) {
            None => None,
            Some(kept) if deviation(kept) > DEVIATION_PROVISIONAL => Some(Standing {
                rank: None,
                rating: kept.strength.rating,
            }),
            Some(kept) => {
                let rating = kept.strength.rating;
                let stronger = state
                    .store
                    .stronger(ladder.clone(), DEVIATION_PROVISIONAL, rating)
                    .await?;
                Some(Standing {
                    rank: Some(stronger + 1),
                    rating,
                })
            }
        };
        let mut leaders = Vec::new();
        for (leader, kept) in state
            .store
            .leaders(ladder, DEVIATION_PROVISIONAL, LEADERS_MAX)
            .await?
        {
            let member = state.store.member_by_id(leader.id).await?;
            let shows = member.map(|member| sight::settings(&member).visibility.ratings);
            if shows == Some(Audience::Everybody) {
                leaders.push((leader, kept));
            }
        }
        let leader = |(rank, (person, kept)): (u32, (store::Person, KeptRating))| Leader {
            rank,
            name: person.name,
            rating: kept.strength.rating,
            matches: kept.matches,
        };
        boards.push(Leaderboard {
            pace,
            leaders: (1..).zip(leaders).map(leader).collect(),
            you,
        });
    }
    Ok(Json(boards))
}

/// How uncertain a rating is by now.
fn deviation(kept: &KeptRating) -> f64 {
    by_now(Some(kept.strength), now_ms()).deviation
}
