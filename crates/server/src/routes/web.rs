//! Everything else: the web client.

use axum::{
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::pages::is_page;
use crate::error::ApiError;

const INDEX: &str = "index.html";
/// The build puts the short forms of a text beside it: how each is named, and how its file ends. The shortest first.
const SHORT: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];
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
        Some(file) if path != INDEX => answer(path, file, &headers),
        // A missing file is missing: a page in its place would be read as a broken script.
        None if path.starts_with(HASHED) => ApiError::not_found().into_response(),
        None if !is_page(path) => missing(&headers),
        _ => Web::get(INDEX).map_or_else(
            || ApiError::not_found().into_response(),
            |index| answer(INDEX, index, &headers),
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
            let mut response = answer(INDEX, index, asked);
            *response.status_mut() = StatusCode::NOT_FOUND;
            response
        }
        _ => ApiError::not_found().into_response(),
    }
}

fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let caching = if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = file.metadata.mimetype().to_owned();
    let forms: Vec<_> = SHORT
        .into_iter()
        .filter_map(|(coding, end)| Some((coding, Web::get(&format!("{path}{end}"))?)))
        .collect();
    let has_short = !forms.is_empty();
    let (coding, file) = forms
        .into_iter()
        .find(|(coding, _)| takes(asked, coding))
        .map_or((None, file), |(coding, short)| (Some(coding), short));
    let mut response = (StatusCode::OK, file.data).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    if let Ok(kind) = HeaderValue::from_str(&kind) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    if has_short {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// Whether the browser reads a short form: it names it and does not say that it has no use for it.
fn takes(headers: &HeaderMap, coding: &str) -> bool {
    headers
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|said| {
            let (name, weight) = said.split_once(';').unwrap_or((said, "q=1"));
            let weight = weight.trim().strip_prefix("q=")?.parse::<f32>().ok()?;
            Some((name.trim(), weight))
        })
        .any(|(name, weight)| (name.eq_ignore_ascii_case(coding) || name == "*") && weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_forms_are_for_those_who_read_them() {
        let takes = |said: &'static str, coding: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(said));
            takes(&headers, coding)
        };
        for yes in ["gzip", "gzip, deflate, br", "br;q=1.0, GZIP;q=0.5", "*"] {
            assert!(takes(yes, "gzip"), "{yes}");
        }
        for no in ["", "br", "gzip;q=0", "identity", "gzip;level=9"] {
            assert!(!takes(no, "gzip"), "{no}");
        }
        assert!(takes("gzip, deflate, br, zstd", "br"));
        assert!(!takes("gzip, deflate", "br"));
    }
}
