//! Under which names the server answers. A page of another site can have its own name lead here (DNS rebinding) and
//! would then be one of our own pages to the browser: so whoever asks for another name gets nothing.

use std::net::IpAddr;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Uri, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{AppState, config::Config, error::ApiError};

/// The names of the server.
#[derive(Clone)]
pub(crate) struct Hosts {
    names: Vec<String>,
    /// Where it listens.
    listens: IpAddr,
}

impl Hosts {
    pub(crate) fn new(config: &Config) -> Self {
        let mut names: Vec<String> = config
            .hosts
            .iter()
            .map(|name| name.to_ascii_lowercase())
            .collect();
        if let Some(url) = &config.public_url {
            names.extend(bare(&url.host));
        }
        let listens = config.address.ip();
        if listens.is_loopback() || listens.is_unspecified() {
            names.push("localhost".to_owned());
        }
        Self { names, listens }
    }

    /// Whether a host, with a port or without, is one of ours.
    fn know(&self, host: &str) -> bool {
        let Some(name) = bare(host) else { return false };
        let address = name.trim_start_matches('[').trim_end_matches(']');
        // A number cannot be made to lead elsewhere.
        let is_ours = address.parse::<IpAddr>().is_ok_and(|address| {
            address == self.listens || address.is_loopback() || self.listens.is_unspecified()
        });
        is_ours || self.names.contains(&name)
    }
}

/// A host without its port, in lower case.
fn bare(host: &str) -> Option<String> {
    let authority: Authority = host.parse().ok()?;
    Some(authority.host().trim_end_matches('.').to_ascii_lowercase())
}

/// Lets only those in who ask for us.
pub(crate) async fn guard(State(state): State<AppState>, request: Request, next: Next) -> Response {
    if host(request.uri(), request.headers()).is_some_and(|host| state.hosts.know(&host)) {
        next.run(request).await
    } else {
        ApiError::wrong_host().into_response()
    }
}

fn host(uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let said = || headers.get(header::HOST)?.to_str().ok();
    uri.authority()
        .map(Authority::as_str)
        .or_else(said)
        .map(ToOwned::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(listens: &str) -> Hosts {
        Hosts {
            names: vec!["football.example".into(), "localhost".into()],
            listens: listens.parse().unwrap(),
        }
    }

    #[test]
    fn only_our_own_names_are_known() {
        let hosts = hosts("127.0.0.1");
        for ours in [
            "localhost:5005",
            "127.0.0.1:5005",
            "[::1]:80",
            "Football.Example",
            "football.example.:443",
        ] {
            assert!(hosts.know(ours), "{ours}");
        }
        for other in [
            "evil.example",
            "localhost.evil.example",
            "192.0.2.1",
            "",
            "a b",
            "football.example.evil",
        ] {
            assert!(!hosts.know(other), "{other}");
        }
    }

    #[test]
    fn a_server_that_listens_everywhere_is_known_by_its_numbers() {
        assert!(hosts("0.0.0.0").know("192.0.2.1:5005"));
        assert!(hosts("192.0.2.1").know("192.0.2.1:5005"));
        assert!(!hosts("192.0.2.1").know("192.0.2.2:5005"));
        assert!(!hosts("0.0.0.0").know("evil.example:5005"));
    }
}
