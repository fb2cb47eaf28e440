//! `fiveaside serve`: the games for browsers.

use anyhow::Context as _;
use clubhouse::Text;
use tokio::net::TcpListener;

use crate::{Verdict, terminal::Terminal};

/// The arguments of `serve`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    config: server::Config,
}

pub(crate) fn run(arguments: Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let Arguments { config } = arguments;
    server::start_logging(config.log_format);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(config.address).await.with_context(|| {
            format!(
                "cannot listen at {} (choose another with --address)",
                config.address
            )
        })?;
        let address = listener.local_addr()?;
        terminal.say(&Text::new("cli-serve-ready").with("address", format!("http://{address}")))?;
        terminal.say(&Text::new("cli-serve-stop"))?;
        // On one of the runtime's own threads: this one would have to be woken for every visitor.
        tokio::spawn(server::run(listener, config, server::stop_signal())).await??;
        Ok(Verdict::Good)
    })
}
