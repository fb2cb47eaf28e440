//! Everything else: the web client.

use axum::{
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::pages::is_page;
use crate::error::ApiError;

const INDEX: &str = "index.html";
/// What the build names after its content never changes.
const HASHED: &str = "assets/";

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/web"]
struct Web;

/// A file of the client, or one of its own pages; anything else is missing.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::method_not_allowed().into_response();
    }
    let path = uri.path().trim_start_matches('/');
    match Web::get(path) {
        Some(file) if path != INDEX => answer(path, file),
        // A missing file is missing: a page in its place would be read as a broken script.
        None if path.starts_with(HASHED) => ApiError::not_found().into_response(),
        None if !is_page(path) => missing(&headers),
        _ => Web::get(INDEX).map_or_else(
            || ApiError::not_found().into_response(),
            |index| answer(INDEX, index),
        ),
    }
}

/// What lies at no address. A person who looks for a page is shown the client's own, which says that there is none.
fn missing(asked: &HeaderMap) -> Response {
    let accepts = asked
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .unwrap_or_default();
    match Web::get(INDEX) {
        Some(index) if accepts.contains("text/html") => {
            let mut response = answer(INDEX, index);
            *response.status_mut() = StatusCode::NOT_FOUND;
            response
        }
        _ => ApiError::not_found().into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile) -> Response {
    let caching = if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = file.metadata.mimetype().to_owned();
    let mut response = (StatusCode::OK, file.data).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(kind) = HeaderValue::from_str(&kind) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    response
}
