//! `fiveaside serve`: the games for browsers.

use anyhow::Context as _;
use clubhouse::Text;
use tokio::{net::TcpListener, sync::oneshot};

use crate::{Verdict, terminal::Terminal};

/// The arguments of `serve`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) config: server::Config,
}

pub(crate) fn run(arguments: Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    let Arguments { config } = arguments;
    server::start_logging(config.log_format, &config.node);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(config.address).await.with_context(|| {
            format!(
                "cannot listen at {} (choose another with --address)",
                config.address
            )
        })?;
        let address = listener.local_addr()?;
        let (opened, open) = oneshot::channel();
        let tell = move |news| {
            // Nobody waits for it any more if the terminal is gone.
            let _ = opened.send(news);
        };
        // On one of the runtime's own threads: this one would have to be woken for every visitor.
        let serving = tokio::spawn(server::run(listener, config, tell, server::stop_signal()));
        // If they do not open, the server says why below.
        if let Ok(news) = open.await {
            terminal.say(&Text::new("cli-serve-ready").with("address", format!("http://{address}")))?;
            if let Some(metrics) = news.metrics {
                let address = format!("http://{metrics}/metrics");
                terminal.say(&Text::new("cli-serve-metrics").with("address", address))?;
            }
            terminal.say(&Text::new("cli-serve-stop"))?;
        }
        serving.await??;
        Ok(Verdict::Good)
    });
    // A thought that nobody waits for any more need not be ended.
    runtime.shutdown_background();
    served
}
