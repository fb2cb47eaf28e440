//! `fiveaside worker`: a machine that only thinks, for the bots and reviews of other nodes.

use std::num::NonZeroUsize;

use clubhouse::Text;

use crate::{Verdict, terminal::Terminal};

/// The arguments of `worker`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The NATS server by which the nodes of a club hear of each other
    #[arg(
        long,
        env = "FIVEASIDE_BUS",
        value_name = "nats://HOST:PORT",
        hide_env_values = true
    )]
    bus: String,
    /// On how many cores it thinks; all of them if not given
    #[arg(long, value_name = "COUNT")]
    cores: Option<NonZeroUsize>,
    /// The name of this worker among others, in log lines; by default host and process
    #[arg(long, env = "FIVEASIDE_NODE", value_name = "NAME", default_value_t = server::NodeName::default())]
    node: server::NodeName,
    /// How log lines are written
    #[arg(long, env = "FIVEASIDE_LOG_FORMAT", value_enum, default_value_t = server::LogFormat::Text)]
    log_format: server::LogFormat,
}

pub(crate) fn run(arguments: &Arguments, terminal: &mut Terminal) -> anyhow::Result<Verdict> {
    server::start_logging(arguments.log_format, &arguments.node);
    let all = std::thread::available_parallelism().map_or(1, usize::from);
    let cores = arguments.cores.map_or(all, NonZeroUsize::get);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let bus = server::join_bus(&arguments.bus).await?;
        terminal.say(&Text::new("cli-worker-ready").with("cores", cores.to_string()))?;
        server::worker::think_for(bus, cores, server::stop_signal()).await;
        anyhow::Ok(())
    })?;
    // A thought that nobody waits for any more need not be ended.
    runtime.shutdown_background();
    Ok(Verdict::Good)
}
