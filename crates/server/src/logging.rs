//! Log lines: one an event, each with the name of the node that wrote it.
//!
//! Lines carry `match.id`, `seat` and `request` where there are such, and never a secret, a cookie or a card.

use std::{fmt, io::IsTerminal as _};

use tracing::{Event, Subscriber};
use tracing_subscriber::{
    EnvFilter,
    fmt::{
        FmtContext, FormatEvent, FormatFields,
        format::{Format, JsonFields, Writer},
    },
    registry::LookupSpan,
};

use crate::config::{LogFormat, NodeName};

/// Libraries that, asked for everything, would write down what travels: frames, headers, the values of statements.
const TALKATIVE: [&str; 7] = [
    "async_nats",
    "h2",
    "hyper",
    "hyper_util",
    "tokio_postgres",
    "tokio_tungstenite",
    "tungstenite",
];

/// Starts writing log lines to the standard error output. `RUST_LOG` chooses which; without it, what matters.
pub fn start_logging(format: LogFormat, node: &NodeName) {
    let is_coloured = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let lines = tracing_subscriber::fmt()
        .with_env_filter(filter())
        .with_ansi(is_coloured)
        .with_writer(std::io::stderr);
    let node = node.clone();
    // Somebody may have set up logging before; then theirs stays.
    let _ = match format {
        LogFormat::Text => lines
            .event_format(Named {
                node,
                inner: Format::default().with_ansi(is_coloured),
                write: at_the_end,
            })
            .try_init(),
        LogFormat::Json => lines
            .fmt_fields(JsonFields::new())
            .event_format(Named {
                node,
                inner: Format::default().json(),
                write: as_first_field,
            })
            .try_init(),
    };
}

/// What is asked for, but of the talkative no more than what matters.
fn filter() -> EnvFilter {
    let asked = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    TALKATIVE.iter().fold(asked, |filter, library| {
        filter.add_directive(format!("{library}=warn").parse().expect("a directive"))
    })
}

/// Lines with the name of their node.
struct Named<F> {
    node: NodeName,
    inner: F,
    write: fn(&mut Writer<'_>, line: &str, node: &NodeName) -> fmt::Result,
}

impl<S, N, F> FormatEvent<S, N> for Named<F>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
    F: FormatEvent<S, N>,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let mut line = String::new();
        self.inner.format_event(context, Writer::new(&mut line), event)?;
        (self.write)(&mut writer, line.trim_end(), &self.node)
    }
}

fn at_the_end(writer: &mut Writer<'_>, line: &str, node: &NodeName) -> fmt::Result {
    writeln!(writer, "{line} node={node}")
}

/// A name needs no escapes: it has only letters, digits and a few signs.
fn as_first_field(writer: &mut Writer<'_>, line: &str, node: &NodeName) -> fmt::Result {
    let fields = line.strip_prefix('{').unwrap_or(line);
    writeln!(writer, "{{\"node\":\"{node}\",{fields}")
}
