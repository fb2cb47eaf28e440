//! `/metrics`, at an address of its own: what a server tells whoever looks after it is nobody else's.

use std::{io, sync::Arc};

use axum::{
    Router,
    extract::State,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
    routing::get,
};
use tokio::{net::TcpListener, sync::watch};

use super::Metrics;

/// The form of what is told.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Answers at an address of its own until the server has closed.
pub(crate) async fn serve(
    listener: TcpListener,
    metrics: Arc<Metrics>,
    mut closed: watch::Receiver<bool>,
) -> io::Result<()> {
    let app = Router::new().route("/metrics", get(scrape)).with_state(metrics);
    axum::serve(listener, app)
        .with_graceful_shutdown(async move { crate::until(&mut closed).await })
        .await
}

async fn scrape(State(metrics): State<Arc<Metrics>>) -> Response {
    ([(CONTENT_TYPE, OPEN_METRICS)], metrics.text()).into_response()
}
