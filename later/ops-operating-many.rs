//! The example files of `docs/operating`, line by line: what they start is this program, as it really takes its words.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::{collections::BTreeMap, fs, net::SocketAddr, path::Path};

use clap::{ArgMatches, CommandFactory as _};
use yaml_rust2::{Yaml, YamlLoader};

use crate::Cli;

type Environment = BTreeMap<String, String>;

fn read(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/operating")
        .join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn yaml(name: &str) -> Yaml {
    YamlLoader::load_from_str(&read(name)).unwrap().remove(0)
}

/// The lines that say something.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// What our program makes of a command and its environment. An environment variable is a flag by another name.
#[track_caller]
fn start(words: &[&str], environment: &Environment) -> (String, ArgMatches) {
    let cli = Cli::command();
    let subcommand = cli
        .find_subcommand(words[0])
        .unwrap_or_else(|| panic!("there is no `{}`", words[0]));
    let mut line: Vec<String> = vec!["fiveaside".to_owned()];
    line.extend(words.iter().map(|&word| word.to_owned()));
    for (name, value) in environment {
        let flag = subcommand
            .get_arguments()
            .find(|argument| argument.get_env().is_some_and(|known| known == name.as_str()))
            .unwrap_or_else(|| panic!("`{}` does not look at {name}", words[0]));
        line.push(format!("--{}={value}", flag.get_long().unwrap()));
    }
    let mut taken = cli.try_get_matches_from(&line).unwrap_or_else(|error| panic!("{error}"));
    taken.remove_subcommand().unwrap()
}

/// An address among the arguments.
fn address(arguments: &ArgMatches, name: &str) -> SocketAddr {
    *arguments.get_one(name).unwrap()
}

/// An argument as it was written.
fn written(arguments: &ArgMatches, name: &str) -> String {
    let words: Vec<_> = arguments.get_raw(name).unwrap().collect();
    words[0].to_str().unwrap().to_owned()
}

fn environment(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Environment {
    let pairs = lines.into_iter().map(|line| {
        let (name, value) = line.as_ref().split_once('=').unwrap();
        (name.to_owned(), value.to_owned())
    });
    pairs.collect()
}

/// A unit of systemd: the values of its keys, every one of which somebody here looks at.
struct Unit(BTreeMap<String, Vec<String>>);

impl Unit {
    fn read(name: &str) -> Self {
        let text = read(name);
        let mut section = "";
        let mut keys: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in lines(&text) {
            if let Some(name) = line.strip_prefix('[') {
                section = name.trim_end_matches(']');
                continue;
            }
            let (key, value) = line.split_once('=').unwrap();
            let value = value
                .replace("%S", "/var/lib")
                .replace("%H", "football-1");
            assert!(!value.contains('%'), "{name}: {line} has a specifier that nobody knows");
            keys.entry(format!("{section}/{key}")).or_default().push(value);
        }
        Self(keys)
    }

    fn take(&mut self, key: &str) -> Vec<String> {
        self.0.remove(key).unwrap_or_else(|| panic!("no {key}"))
    }

    /// What it starts.
    fn start(&mut self) -> (String, ArgMatches) {
        let line = self.take("Service/ExecStart").remove(0);
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[0], "/usr/local/bin/fiveaside");
        start(&words[1..], &environment(self.take("Service/Environment")))
    }

    /// What all our units have in common; nothing is left over.
    fn check_the_rest(mut self, environment_file: &str) {
        assert!(!self.take("Unit/Description")[0].is_empty());
        assert_eq!(self.take("Unit/Wants"), self.take("Unit/After"));
        assert_eq!(self.take("Service/EnvironmentFile"), [format!("-/etc/fiveaside/{environment_file}")]);
        // A server leaves within ten seconds.
        assert!(self.take("Service/TimeoutStopSec")[0].parse::<u32>().unwrap() > 10);
        assert_eq!(self.take("Service/Restart"), ["always"]);
        assert_eq!(self.take("Service/RestartSec"), ["1"]);
        assert_eq!(self.take("Service/ProtectSystem"), ["strict"]);
        for key in ["DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"] {
            assert_eq!(self.take(&format!("Service/{key}")), ["yes"], "{key}");
        }
        assert_eq!(self.take("Install/WantedBy"), ["multi-user.target"]);
        assert!(self.0.is_empty(), "nobody looks at {:?}", self.0);
    }
}

#[test]
fn the_unit_of_a_server_starts_one() {
    let mut unit = Unit::read("fiveaside.service");
    let (command, arguments) = unit.start();
    assert_eq!(command, "serve");
    assert!(address(&arguments, "address").ip().is_loopback(), "a proxy stands before it");
    assert!(address(&arguments, "metrics").ip().is_loopback());
    assert_eq!(written(&arguments, "node"), "football-1");
    let folder = &unit.take("Service/StateDirectory")[0];
    let data = written(&arguments, "data");
    assert!(data.starts_with(&format!("/var/lib/{folder}/")), "{data}");
    let files: usize = unit.take("Service/LimitNOFILE")[0].parse().unwrap();
    let connections: &usize = arguments.get_one("connections").unwrap();
    assert!(files > 2 * connections, "room for every connection, and more");
    unit.check_the_rest("node.env");
}

#[test]
fn the_environment_of_a_node_is_understood() {
    let text = read("node.env");
    let (_, arguments) = start(&["serve"], &environment(lines(&text)));
    assert!(written(&arguments, "data").starts_with("postgres://"));
    assert!(written(&arguments, "bus").starts_with("nats://"));
    assert!(written(&arguments, "public_url").starts_with("https://"));
    assert!(arguments.contains_id("trusted_proxies"));
}

#[test]
fn the_unit_of_a_worker_starts_one() {
    let mut unit = Unit::read("fiveaside-worker.service");
    let (command, arguments) = unit.start();
    assert_eq!(command, "worker");
    assert!(written(&arguments, "bus").starts_with("nats://"));
    let nice: i32 = unit.take("Service/Nice")[0].parse().unwrap();
    assert!((1..=19).contains(&nice));
    unit.check_the_rest("worker.env");
}

/// A text, a list of texts or a map of texts, as words.
fn texts(value: &Yaml) -> Vec<String> {
    match value {
        Yaml::String(text) => vec![text.clone()],
        Yaml::Array(values) => values.iter().flat_map(texts).collect(),
        Yaml::Hash(pairs) => pairs
            .iter()
            .map(|(name, value)| format!("{}={}", texts(name)[0], texts(value)[0]))
            .collect(),
        other => panic!("{other:?} is no text"),
    }
}

/// What a service finds in its file system.
fn mounts(service: &Yaml) -> Vec<String> {
    service["volumes"].as_vec().into_iter().flatten().flat_map(texts).collect()
}

fn keys(value: &Yaml) -> Vec<String> {
    value.as_hash().unwrap().keys().flat_map(texts).collect()
}

#[test]
fn the_composition_starts_nodes_and_a_worker() {
    let compose = yaml("compose.yaml");
    let services = &compose["services"];
    assert_eq!(
        keys(services),
        ["postgres", "nats", "node", "worker", "balancer", "prometheus"]
    );
    let started = |service: &Yaml| {
        let command = texts(&service["command"]);
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        let environment = environment(texts(&service["environment"]));
        (start(&command, &environment), environment)
    };

    let ((command, arguments), environment) = started(&services["node"]);
    assert_eq!(command, "serve");
    let (node, metrics) = (address(&arguments, "address"), address(&arguments, "metrics"));
    let postgres = self::environment(texts(&services["postgres"]["environment"]));
    assert_eq!(
        environment["FIVEASIDE_DATA"],
        format!(
            "postgres://{}:{}@postgres:5432/{}",
            postgres["POSTGRES_USER"], postgres["POSTGRES_PASSWORD"], postgres["POSTGRES_DB"]
        )
    );
    assert_eq!(environment["FIVEASIDE_BUS"], "nats://nats:4222");
    assert!(texts(&services["nats"]["command"]).contains(&"--jetstream".to_owned()));
    assert_eq!(services["node"]["deploy"]["replicas"].as_i64(), Some(3));

    let ((command, _), environment) = started(&services["worker"]);
    assert_eq!(command, "worker");
    assert_eq!(environment["FIVEASIDE_BUS"], "nats://nats:4222");

    for service in ["node", "worker"] {
        let grace = services[service]["stop_grace_period"].as_str().unwrap();
        assert!(grace.trim_end_matches('s').parse::<u32>().unwrap() > 10, "{service} may leave");
        for needed in keys(&services[service]["depends_on"]) {
            assert!(!services[needed.as_str()].is_badvalue(), "{needed}");
        }
        assert_eq!(services[service]["<<"], compose["x-image"]);
    }
    for volume in keys(&compose["volumes"]) {
        let is_used = |service: &Yaml| mounts(service).iter().any(|mount| mount.starts_with(&format!("{volume}:")));
        assert!(services.as_hash().unwrap().values().any(is_used), "{volume}");
    }
    for (name, service) in services.as_hash().unwrap() {
        for mount in mounts(service) {
            if let Some(file) = mount.strip_prefix("./") {
                read(file.split(':').next().unwrap());
            }
        }
        let image = service["image"].as_str().or(compose["x-image"]["image"].as_str()).unwrap();
        let has_version = image.rsplit_once(':').is_some_and(|(_, version)| !version.is_empty());
        assert!(has_version || image == "fiveaside", "{name:?}: {image} has no version");
    }
    let build = &compose["x-image"]["build"];
    assert_eq!(build["context"].as_str(), Some("../.."));
    assert_eq!(build["dockerfile"].as_str(), Some("docs/operating/Containerfile"));
    check_balancer(node, &keys(services));
    check_prometheus(metrics, &keys(services));
    check_image(node, metrics);
}

/// The balancer leads to the nodes, to the port at which they listen.
fn check_balancer(node: SocketAddr, services: &[String]) {
    let text = read("Caddyfile");
    let lines: Vec<&str> = lines(&text).collect();
    let upstream = lines.iter().find_map(|line| line.strip_prefix("dynamic a ")).unwrap();
    let (name, port) = upstream.split_once(' ').unwrap();
    assert!(services.contains(&name.to_owned()), "{name}");
    assert_eq!(port.parse(), Ok(node.port()));
    let known = [
        "football.example {",
        "reverse_proxy {",
        "dynamic a ",
        "lb_policy random",
        "health_uri /readyz",
        "health_interval ",
        "fail_duration ",
        "lb_try_duration ",
        "}",
    ];
    for line in lines {
        assert!(known.iter().any(|known| line.starts_with(known)), "nobody looks at `{line}`");
    }
}

fn check_prometheus(metrics: SocketAddr, services: &[String]) {
    let prometheus = yaml("prometheus.yaml");
    let job = &prometheus["scrape_configs"][0];
    assert_eq!(job["job_name"].as_str(), Some("fiveaside"), "dashboard and alerts ask for it");
    let found = &job["dns_sd_configs"][0];
    assert!(services.contains(&texts(&found["names"])[0]));
    assert_eq!(found["port"].as_i64(), Some(metrics.port().into()));
    assert_eq!(texts(&prometheus["rule_files"]), ["alerts.yaml"]);
}

fn check_image(node: SocketAddr, metrics: SocketAddr) {
    let text = read("Containerfile");
    for line in lines(&text) {
        let (word, rest) = line.split_once(' ').unwrap();
        let list = || serde_json::from_str::<Vec<String>>(rest).unwrap();
        match word {
            "FROM" => assert!(rest.contains(':'), "{rest} has no version"),
            "COPY" => assert_eq!(rest, "target/release/fiveaside /usr/local/bin/fiveaside"),
            "USER" => assert!(rest.parse::<u32>().unwrap() > 0, "nobody needs to be root"),
            "EXPOSE" => assert_eq!(rest, format!("{} {}", node.port(), metrics.port())),
            "ENTRYPOINT" => assert_eq!(list(), ["/usr/local/bin/fiveaside"]),
            "CMD" => {
                let words = list();
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                assert_eq!(start(&words, &Environment::new()).0, "serve");
            }
            other => panic!("nobody looks at {other}"),
        }
    }
}
