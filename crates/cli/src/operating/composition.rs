//! The composition of `docs/operating`, and the files that it names: every line is looked at, and nothing is left over.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use yaml_rust2::{Yaml, YamlLoader};

use super::{Environment, lines, read, start};
use crate::Command;

/// A file of YAML as its words, each by the way to it: what somebody has looked at is taken out.
struct Words(BTreeMap<String, String>);

impl Words {
    fn read(name: &str) -> Self {
        let mut words = BTreeMap::new();
        for document in YamlLoader::load_from_str(&read(name)).unwrap() {
            flatten(&document, String::new(), &mut words);
        }
        Self(words)
    }

    #[track_caller]
    fn take(&mut self, way: &str) -> String {
        self.0.remove(way).unwrap_or_else(|| panic!("no {way}"))
    }

    /// All words whose way begins so, by the rest of it.
    fn take_all(&mut self, way: &str) -> BTreeMap<String, String> {
        let taken = self.0.extract_if(.., |at, _| at.starts_with(way));
        taken
            .map(|(at, word)| (at[way.len()..].to_owned(), word))
            .collect()
    }

    /// The same of a list, in its order.
    fn take_list(&mut self, way: &str) -> Vec<String> {
        let mut list = self.take_all(way).into_iter().collect::<Vec<_>>();
        list.sort_by_key(|(at, _)| at.parse::<usize>().unwrap());
        list.into_iter().map(|(_, word)| word).collect()
    }

    fn take_environment(&mut self, service: &str) -> Environment {
        self.take_all(&format!("services/{service}/environment/"))
    }

    /// What a service of our own starts.
    fn take_start(&mut self, service: &str) -> (Command, Environment) {
        let (command, environment) = (self.take_command(service), self.take_environment(service));
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        (start(&command, &environment), environment)
    }

    fn take_command(&mut self, service: &str) -> Vec<String> {
        self.take_list(&format!("services/{service}/command/"))
    }

    /// How a service is asked whether it is well.
    fn take_health_check(&mut self, service: &str) -> Vec<String> {
        let check = format!("services/{service}/healthcheck");
        assert!(seconds(&self.take(&format!("{check}/interval"))) > 0);
        assert!(self.take(&format!("{check}/retries")).parse::<u32>().unwrap() > 0);
        self.take_list(&format!("{check}/test/"))
    }

    #[track_caller]
    fn check_empty(self) {
        assert!(self.0.is_empty(), "nobody looks at {:?}", self.0);
    }
}

fn flatten(yaml: &Yaml, way: String, words: &mut BTreeMap<String, String>) {
    let below = |name: &str| format!("{way}/{name}").trim_start_matches('/').to_owned();
    match yaml {
        Yaml::Hash(pairs) => {
            for (name, value) in pairs {
                flatten(value, below(name.as_str().unwrap()), words);
            }
        }
        Yaml::Array(values) => {
            for (at, value) in values.iter().enumerate() {
                flatten(value, below(&at.to_string()), words);
            }
        }
        Yaml::String(word) | Yaml::Real(word) => _ = words.insert(way, word.clone()),
        Yaml::Integer(number) => _ = words.insert(way, number.to_string()),
        Yaml::Null => _ = words.insert(way, String::new()),
        Yaml::Boolean(_) | Yaml::Alias(_) | Yaml::BadValue => panic!("{way} is {yaml:?}"),
    }
}

/// Seconds, as compositions and balancers write them.
#[track_caller]
fn seconds(text: &str) -> u32 {
    text.strip_suffix('s').unwrap().parse().unwrap()
}

/// The port of an address.
#[track_caller]
fn port(address: &str) -> &str {
    address.rsplit_once(':').unwrap().1
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operating")
}

/// The ports of the image of which nodes and workers are made, by the file that makes it.
fn exposed_by(file: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(file).unwrap();
    let mut orders = Orders::of(lines(&text));
    // Its bash asks for the node's health.
    assert!(orders.take("FROM").contains("/debian:"));
    let (built, copied) = orders.take("COPY").split_once(' ').unwrap();
    assert_eq!(
        built, "target/release/fiveaside",
        "what `cargo build --release` has built"
    );
    assert_eq!(orders.take("ENTRYPOINT"), format!("[\"{copied}\"]"));
    assert_ne!(orders.take("USER").parse::<u32>().unwrap(), 0, "not as root");
    let command = orders.take("CMD").trim_matches(['[', ']', '"']);
    assert!(matches!(
        start(&[command], &Environment::new()),
        Command::Serve(_)
    ));
    let exposed = orders.take("EXPOSE").split(' ').map(str::to_owned).collect();
    orders.check_empty();
    exposed
}

/// Lines that begin with an order, each of which stands once: what somebody has looked at is taken out.
struct Orders<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Orders<'a> {
    fn of(lines: impl Iterator<Item = &'a str>) -> Self {
        let mut orders = BTreeMap::new();
        for line in lines {
            let (order, words) = line.split_once(' ').unwrap();
            assert!(orders.insert(order, words).is_none(), "{line} comes twice");
        }
        Self(orders)
    }

    #[track_caller]
    fn take(&mut self, order: &str) -> &'a str {
        self.0.remove(order).unwrap_or_else(|| panic!("no {order}"))
    }

    #[track_caller]
    fn check_empty(self) {
        assert!(self.0.is_empty(), "nobody looks at {:?}", self.0);
    }
}

/// What the balancer says of the house that it stands before.
fn check_balancer(house: &str, nodes: &[String]) {
    let text = read("Caddyfile");
    let mut said = lines(&text);
    let opens = |line: &str| line.strip_suffix(" {").unwrap().to_owned();
    assert_eq!(format!("https://{}", opens(said.next().unwrap())), house);
    let proxy = opens(said.next().unwrap());
    let proxied: Vec<&str> = proxy.split(' ').collect();
    assert_eq!(proxied[0], "reverse_proxy");
    assert_eq!(proxied[1..], *nodes, "each node is named, and so it is asked");
    let mut orders = Orders::of(said.filter(|line| *line != "}"));
    assert_eq!(orders.take("lb_policy"), "random", "no visitor is tied to a node");
    // That it is answered is tested with the program itself, in `tests/operating.rs`.
    assert_eq!(orders.take("health_uri"), "/readyz");
    // A node that leaves is not ready before it is gone.
    assert!(seconds(orders.take("health_interval")) < 10);
    assert!(seconds(orders.take("fail_duration")) > 0);
    assert!(seconds(orders.take("lb_try_duration")) > 0);
    orders.check_empty();
}

/// What Prometheus is told: where nodes are, and by which rules it wakes somebody.
fn check_prometheus(metrics: &str, mounted: &BTreeMap<String, String>) {
    let mut told = Words::read("prometheus.yaml");
    let job = told.take("scrape_configs/0/job_name");
    for file in ["alerts.yaml", "grafana.json"] {
        let jobs: Vec<String> = read(file)
            .split("job=")
            .skip(1)
            .map(|after| after.trim_start_matches('\\').trim_start_matches('"').to_owned())
            .collect();
        assert!(!jobs.is_empty());
        assert!(
            jobs.iter().all(|named| named.starts_with(&job)),
            "{file} asks for {jobs:?}"
        );
    }
    assert!(seconds(&told.take("scrape_configs/0/scrape_interval")) > 0);
    assert_eq!(told.take("scrape_configs/0/dns_sd_configs/0/names/0"), "node");
    assert_eq!(told.take("scrape_configs/0/dns_sd_configs/0/type"), "A");
    assert_eq!(told.take("scrape_configs/0/dns_sd_configs/0/port"), port(metrics));
    let rules = told.take("rule_files/0");
    told.check_empty();
    assert_eq!(
        mounted["prometheus.yaml"], "/etc/prometheus/prometheus.yml",
        "where it looks by itself"
    );
    assert_eq!(mounted[&rules], format!("/etc/prometheus/{rules}"), "beside it");
}

/// The files of this folder that are handed to a service, with where it finds them. What else is kept is kept once.
fn check_volumes(words: &mut Words) -> BTreeMap<String, String> {
    let mut unused: BTreeSet<String> = words.take_all("volumes/").into_keys().collect();
    let mut mounted = BTreeMap::new();
    for service in ["postgres", "nats", "balancer", "prometheus"] {
        for volume in words.take_list(&format!("services/{service}/volumes/")) {
            let parts: Vec<&str> = volume.split(':').collect();
            match (parts[0].strip_prefix("./"), &parts[1..]) {
                (Some(file), [to, "ro"]) => {
                    assert!(folder().join(file).is_file(), "{file}");
                    mounted.insert(file.to_owned(), (*to).to_owned());
                }
                (None, [to]) => {
                    assert!(unused.remove(parts[0]), "{volume} is declared, and kept once");
                    mounted.insert(service.to_owned(), (*to).to_owned());
                }
                _ => panic!("{volume}"),
            }
        }
    }
    assert!(unused.is_empty(), "nobody keeps anything in {unused:?}");
    mounted
}

/// PostgreSQL and NATS are there under the names and words by which nodes look for them, and when nodes need them.
fn check_engines(words: &mut Words, node: &Environment, mounted: &BTreeMap<String, String>) {
    let theirs = words.take_environment("postgres");
    let [user, password, database] =
        ["POSTGRES_USER", "POSTGRES_PASSWORD", "POSTGRES_DB"].map(|name| theirs[name].as_str());
    assert_eq!(theirs.len(), 3, "{theirs:?}");
    let found = format!("postgres://{user}:{password}@postgres:5432/{database}");
    assert_eq!(node["FIVEASIDE_DATA"], found);
    assert_eq!(
        words.take_health_check("postgres"),
        ["CMD", "pg_isready", "-U", user]
    );
    assert_eq!(mounted["postgres"], "/var/lib/postgresql/data");
    assert_eq!(node["FIVEASIDE_BUS"], "nats://nats:4222");
    assert_eq!(
        words.take_command("nats"),
        ["--jetstream", "--store_dir", &mounted["nats"]]
    );
    for (service, needed, when) in [
        ("node", "postgres", "service_healthy"),
        ("node", "nats", "service_started"),
        ("worker", "nats", "service_started"),
    ] {
        let condition = words.take(&format!("services/{service}/depends_on/{needed}/condition"));
        assert_eq!(condition, when);
    }
}

#[test]
fn every_line_of_the_composition_is_what_it_should_be() {
    let mut words = Words::read("compose.yaml");
    let project = words.take("name");

    let (command, node) = words.take_start("node");
    let Command::Serve(arguments) = command else {
        panic!("it does not serve")
    };
    assert!(
        !arguments.config.address.ip().is_loopback(),
        "others come from outside"
    );
    let (address, metrics) = (&node["FIVEASIDE_ADDRESS"], &node["FIVEASIDE_METRICS"]);
    // That it works is tested with the program itself, in `tests/operating.rs`.
    let check = words.take_health_check("node").concat();
    assert!(check.contains(&format!("/127.0.0.1/{};", port(address))) && check.contains("/readyz"));
    let replicas: usize = words.take("services/node/deploy/replicas").parse().unwrap();
    assert!(replicas > 1);

    let (command, worker) = words.take_start("worker");
    assert!(matches!(command, Command::Worker(_)));
    assert_eq!(worker["FIVEASIDE_BUS"], node["FIVEASIDE_BUS"]);

    let image = words.take_all("x-image/");
    let context = folder().join(&image["build/context"]);
    assert!(context.join("Cargo.toml").is_file(), "the root of the checkout");
    let exposed = exposed_by(&context.join(&image["build/dockerfile"]));
    assert_eq!(
        exposed,
        BTreeSet::from([address, metrics].map(|address| port(address).to_owned()))
    );
    assert_eq!(image["image"], project);
    assert_eq!(image.len(), 3, "{image:?}");
    for service in ["node", "worker"] {
        assert_eq!(
            words.take_all(&format!("services/{service}/<</")),
            image,
            "{service}"
        );
        // A server leaves within ten seconds.
        assert!(seconds(&words.take(&format!("services/{service}/stop_grace_period"))) > 10);
    }

    let mounted = check_volumes(&mut words);
    check_engines(&mut words, &node, &mounted);
    assert_eq!(
        mounted["Caddyfile"], "/etc/caddy/Caddyfile",
        "where it looks by itself"
    );
    assert_eq!(words.take_list("services/balancer/ports/"), ["80:80", "443:443"]);
    let nodes: Vec<String> = (1..=replicas)
        .map(|number| format!("{project}-node-{number}:{}", port(address)))
        .collect();
    check_balancer(&node["FIVEASIDE_PUBLIC_URL"], &nodes);
    check_prometheus(metrics, &mounted);
    for (service, image) in [
        ("postgres", "docker.io/library/postgres:"),
        ("nats", "docker.io/library/nats:"),
        ("balancer", "docker.io/library/caddy:"),
        ("prometheus", "docker.io/prom/prometheus:"),
    ] {
        assert!(
            words
                .take(&format!("services/{service}/image"))
                .starts_with(image)
        );
    }
    words.check_empty();
}
