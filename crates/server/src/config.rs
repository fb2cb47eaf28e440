//! What can be set from outside: flags and `FIVEASIDE_*` environment variables.

use std::{
    fmt, fs,
    net::{IpAddr, SocketAddr},
    num::NonZeroU32,
    str::FromStr,
    time::Duration,
};

use axum::http::{Uri, uri::Scheme};
use ipnet::IpNet;
use store::Place;

/// How the server runs.
#[derive(Clone, Debug, clap::Args)]
pub struct Config {
    /// Where to listen.
    #[arg(long, env = "FIVEASIDE_ADDRESS", default_value = "127.0.0.1:5005")]
    pub address: SocketAddr,

    /// Where the data is: a file, or the address of a PostgreSQL database that several servers can share
    /// (postgres://user:password@host/database). By default it is a file in the platform's data directory.
    #[arg(long, env = "FIVEASIDE_DATA", value_name = "FILE|URL", hide_env_values = true)]
    pub data: Option<Place>,

    /// The NATS server by which several nodes on the same data hear of each other.
    #[arg(
        long,
        env = "FIVEASIDE_BUS",
        value_name = "nats://HOST:PORT",
        hide_env_values = true
    )]
    pub bus: Option<String>,

    /// The address under which browsers reach the server, if a proxy stands before it.
    #[arg(long, env = "FIVEASIDE_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,

    /// Where Prometheus may fetch figures; nowhere if it is not given. Nobody else needs to reach that address.
    #[arg(long, env = "FIVEASIDE_METRICS", value_name = "ADDRESS")]
    pub metrics: Option<SocketAddr>,

    /// The name of this server among others, in log lines. By default host and process.
    #[arg(long, env = "FIVEASIDE_NODE", value_name = "NAME", default_value_t = NodeName::default())]
    pub node: NodeName,

    /// How log lines are written.
    #[arg(long, env = "FIVEASIDE_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,

    /// The least time that a bot takes for a move, in milliseconds.
    #[arg(long, env = "FIVEASIDE_BOT_PACE_MS", value_name = "MS", default_value_t = 700)]
    pub bot_pace_ms: u32,

    /// The most that a bot thinks about a decision, in seconds, whatever its table says.
    #[arg(
        long,
        env = "FIVEASIDE_THINK_SECONDS",
        value_name = "SECONDS",
        default_value_t = 10.0,
        value_parser = read_think_seconds
    )]
    pub think_seconds: f64,

    /// The time between two ticks of a match that plays by itself, in milliseconds.
    #[arg(
        long,
        env = "FIVEASIDE_TICK_PACE_MS",
        value_name = "MS",
        default_value_t = 2200
    )]
    pub tick_pace_ms: u32,

    /// How long a table stays in memory when nobody is there, in seconds.
    #[arg(
        long,
        env = "FIVEASIDE_IDLE_SECONDS",
        value_name = "SECONDS",
        default_value_t = 30
    )]
    pub idle_seconds: u32,

    /// How long a coach of a live match may be away before the others may claim it, in seconds.
    #[arg(
        long,
        env = "FIVEASIDE_GRACE_SECONDS",
        value_name = "SECONDS",
        default_value_t = 60
    )]
    pub grace_seconds: u32,

    /// How many requests a person may make, lasting and on average.
    #[arg(
        long,
        env = "FIVEASIDE_REQUESTS_PER_SECOND",
        value_name = "COUNT",
        default_value = "20"
    )]
    pub requests_per_second: NonZeroU32,

    /// How many changes may be made from one address, lasting and on average.
    #[arg(
        long,
        env = "FIVEASIDE_CHANGES_PER_SECOND",
        value_name = "COUNT",
        default_value = "20"
    )]
    pub changes_per_second: NonZeroU32,

    /// How many sign-ins may be tried for one name, lasting and on average; from one address three times as many.
    #[arg(
        long,
        env = "FIVEASIDE_SIGN_INS_PER_MINUTE",
        value_name = "COUNT",
        default_value = "10"
    )]
    pub sign_ins_per_minute: NonZeroU32,

    /// How many seconds of a core a review may take, about; 20, or 60 where simulations are slow, if not given.
    #[arg(long, env = "FIVEASIDE_REVIEW_SECONDS", value_name = "SECONDS")]
    pub review_seconds: Option<f64>,

    /// How many matches of one person may be open at once.
    #[arg(
        long,
        env = "FIVEASIDE_OPEN_MATCHES",
        value_name = "COUNT",
        default_value_t = 50
    )]
    pub open_matches: u32,

    /// How many connections there may be at once.
    #[arg(
        long,
        env = "FIVEASIDE_CONNECTIONS",
        value_name = "COUNT",
        default_value_t = 4096
    )]
    pub connections: usize,

    /// How many of them from one address, a trusted proxy's not counted.
    #[arg(
        long,
        env = "FIVEASIDE_CONNECTIONS_PER_ADDRESS",
        value_name = "COUNT",
        default_value_t = 256
    )]
    pub connections_per_address: usize,

    /// A proxy that may say for whom it asks (X-Forwarded-For): an address or a network. Can be given several times.
    #[arg(
        long = "trusted-proxy",
        env = "FIVEASIDE_TRUSTED_PROXIES",
        value_name = "ADDRESS",
        value_delimiter = ',',
        value_parser = read_network
    )]
    pub trusted_proxies: Vec<IpNet>,

    /// A name under which the server answers, beside its address and its public one. Can be given several times.
    #[arg(
        long = "host",
        env = "FIVEASIDE_HOSTS",
        value_name = "NAME",
        value_delimiter = ','
    )]
    pub hosts: Vec<String>,

    /// How many messages a person may send to its tables, lasting and on average.
    #[arg(
        long,
        env = "FIVEASIDE_MESSAGES_PER_SECOND",
        value_name = "COUNT",
        default_value = "20"
    )]
    pub messages_per_second: NonZeroU32,
}

/// The name of a server among others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeName(String);

/// How log lines are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// The address under which browsers reach the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    /// Whether it is https, so that cookies can be kept to it.
    pub secure: bool,
    /// Host and port as browsers name them.
    pub host: String,
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || "write it like https://football.example".to_owned();
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let secure = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(wrong()),
        };
        if uri.path() != "/" || uri.query().is_some() {
            return Err("a public address has no path".to_owned());
        }
        let host = uri.authority().ok_or_else(wrong)?.as_str().to_ascii_lowercase();
        Ok(Self { secure, host })
    }
}

/// How long the name of a node may be.
const NODE_NAME_MAX: usize = 64;

impl FromStr for NodeName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_./".contains(letter);
        if (1..=NODE_NAME_MAX).contains(&text.len()) && text.chars().all(fits) {
            Ok(Self(text.to_owned()))
        } else {
            Err(format!(
                "a node has 1 to {NODE_NAME_MAX} letters, digits, -, _, . and /"
            ))
        }
    }
}

impl Default for NodeName {
    /// Host and process.
    fn default() -> Self {
        let told = fs::read_to_string("/proc/sys/kernel/hostname").ok();
        let host = told
            .or_else(|| std::env::var("HOSTNAME").ok())
            .or_else(|| std::env::var("COMPUTERNAME").ok());
        let process = std::process::id();
        let named = host.and_then(|host| format!("{}/{process}", host.trim()).parse().ok());
        named.unwrap_or_else(|| Self(format!("node/{process}")))
    }
}

impl fmt::Display for NodeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Config {
    /// Where the data is.
    ///
    /// # Errors
    /// If none is named and the platform has no data directory.
    pub fn place(&self) -> std::io::Result<Place> {
        place(self.data.clone())
    }

    pub(crate) fn bot_pace(&self) -> Duration {
        Duration::from_millis(self.bot_pace_ms.into())
    }

    pub(crate) fn think_max(&self) -> Duration {
        Duration::from_secs_f64(self.think_seconds)
    }

    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds.into())
    }

    pub(crate) fn grace(&self) -> Duration {
        Duration::from_secs(self.grace_seconds.into())
    }

    pub(crate) fn tick_pace(&self) -> Duration {
        Duration::from_millis(self.tick_pace_ms.into())
    }
}

/// Where the data is: as it is named, or in the usual file.
///
/// # Errors
/// If none is named and the platform has no data directory.
pub fn place(named: Option<Place>) -> std::io::Result<Place> {
    if let Some(place) = named {
        return Ok(place);
    }
    let folders = directories::ProjectDirs::from("", "", "fiveaside").ok_or_else(|| {
        std::io::Error::other("this platform has no data directory: name a file with --data")
    })?;
    Ok(folders.data_dir().join("fiveaside.sqlite").into())
}

fn read_think_seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.1..=10.0).contains(&seconds) => Ok(seconds),
        _ => Err("a bot thinks 0.1 to 10 seconds".to_owned()),
    }
}

/// A network, or an address alone.
fn read_network(text: &str) -> Result<IpNet, String> {
    let alone = || text.parse::<IpAddr>().ok().map(IpNet::from);
    let network = text.parse().ok().or_else(alone);
    network.ok_or_else(|| "write it like 192.0.2.7 or 10.0.0.0/8".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_to_think_has_bounds() {
        assert_eq!(read_think_seconds("2.5"), Ok(2.5));
        for wrong in ["", "0", "-1", "11", "NaN", "inf", "soon"] {
            assert!(read_think_seconds(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn nodes_have_plain_names() {
        assert_eq!("club-1".parse::<NodeName>().unwrap().to_string(), "club-1");
        let default = NodeName::default().to_string();
        assert!(
            default.ends_with(&format!("/{}", std::process::id())),
            "{default}"
        );
        assert_eq!(default.parse(), Ok(NodeName::default()));
        for wrong in ["", "two words", "a\"b", "a\nb", &"x".repeat(65)] {
            assert!(wrong.parse::<NodeName>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn networks_are_read() {
        assert_eq!(read_network("10.0.0.0/8"), Ok("10.0.0.0/8".parse().unwrap()));
        assert_eq!(read_network("::1"), Ok("::1/128".parse().unwrap()));
        assert!(read_network("proxy.example").is_err());
    }

    #[test]
    fn public_urls_are_read() {
        let url: PublicUrl = "https://Football.example:8443".parse().unwrap();
        assert_eq!(
            url,
            PublicUrl {
                secure: true,
                host: "football.example:8443".into()
            }
        );
        assert!(!"http://football.example/".parse::<PublicUrl>().unwrap().secure);
        for wrong in [
            "",
            "football.example",
            "ftp://football.example",
            "https://football.example/path",
        ] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }
}
