//! The example files of `docs/operating`, line by line: what they start is this program, as it really takes its words.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod composition;

use std::{collections::BTreeMap, fs, path::Path};

use clap::{CommandFactory as _, Parser as _};

use crate::{Cli, Command};

type Environment = BTreeMap<String, String>;

fn read(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/operating")
        .join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The lines that say something.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// What our program makes of a command and its environment. An environment variable is a flag by another name.
#[track_caller]
fn start(words: &[&str], environment: &Environment) -> Command {
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
    let cli = Cli::try_parse_from(&line).unwrap_or_else(|error| panic!("{error}"));
    cli.command.unwrap()
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
            let value = value.replace("%S", "/var/lib").replace("%H", "football-1");
            assert!(
                !value.contains('%'),
                "{name}: {line} has a specifier that nobody knows"
            );
            keys.entry(format!("{section}/{key}")).or_default().push(value);
        }
        Self(keys)
    }

    fn take(&mut self, key: &str) -> Vec<String> {
        self.0.remove(key).unwrap_or_else(|| panic!("no {key}"))
    }

    /// What it starts, with its environment.
    fn start(&mut self) -> (Command, Environment) {
        let line = self.take("Service/ExecStart").remove(0);
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[0], "/usr/local/bin/fiveaside");
        let environment = environment(self.take("Service/Environment"));
        (start(&words[1..], &environment), environment)
    }

    /// What all our units have in common; nothing is left over.
    fn check_the_rest(mut self, environment_file: &str) {
        assert!(!self.take("Unit/Description")[0].is_empty());
        assert_eq!(self.take("Unit/Wants"), self.take("Unit/After"));
        assert_eq!(
            self.take("Service/EnvironmentFile"),
            [format!("-/etc/fiveaside/{environment_file}")]
        );
        // A server leaves within ten seconds.
        assert!(self.take("Service/TimeoutStopSec")[0].parse::<u32>().unwrap() > 10);
        assert_eq!(self.take("Service/Restart"), ["always"]);
        assert_eq!(self.take("Service/RestartSec"), ["1"]);
        assert_eq!(self.take("Service/ProtectSystem"), ["strict"]);
        for key in [
            "DynamicUser",
            "NoNewPrivileges",
            "ProtectHome",
            "PrivateTmp",
            "PrivateDevices",
        ] {
            assert_eq!(self.take(&format!("Service/{key}")), ["yes"], "{key}");
        }
        assert_eq!(self.take("Install/WantedBy"), ["multi-user.target"]);
        assert!(self.0.is_empty(), "nobody looks at {:?}", self.0);
    }
}

#[test]
fn the_unit_of_a_server_starts_one() {
    let mut unit = Unit::read("fiveaside.service");
    let (command, _) = unit.start();
    let Command::Serve(arguments) = command else {
        panic!("it does not serve")
    };
    let config = &arguments.config;
    assert!(config.address.ip().is_loopback(), "a proxy stands before it");
    assert!(config.metrics.unwrap().ip().is_loopback());
    assert_eq!(config.node.to_string(), "football-1");
    let folder = &unit.take("Service/StateDirectory")[0];
    let data = config.data.as_ref().unwrap().to_string();
    assert!(data.starts_with(&format!("/var/lib/{folder}/")), "{data}");
    let files: usize = unit.take("Service/LimitNOFILE")[0].parse().unwrap();
    assert!(
        files > 2 * config.connections,
        "room for every connection, and more"
    );
    unit.check_the_rest("node.env");
}

#[test]
fn the_unit_of_a_worker_starts_one() {
    let mut unit = Unit::read("fiveaside-worker.service");
    let (command, environment) = unit.start();
    assert!(matches!(command, Command::Worker(_)));
    assert!(environment["FIVEASIDE_BUS"].starts_with("nats://"));
    let nice: i32 = unit.take("Service/Nice")[0].parse().unwrap();
    assert!((1..=19).contains(&nice), "the tables go first");
    unit.check_the_rest("worker.env");
}

#[test]
fn what_a_node_of_many_is_told_is_understood() {
    let Command::Serve(arguments) = start(&["serve"], &environment(lines(&read("node.env")))) else {
        panic!("it does not serve")
    };
    let config = arguments.config;
    assert!(config.data.unwrap().file().is_none(), "it is a database");
    assert!(config.bus.unwrap().starts_with("nats://"));
}

#[test]
fn what_is_to_be_typed_is_understood() {
    let text = read("../operating.md");
    let typed: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("fiveaside "))
        .collect();
    assert!(typed.len() >= 4, "{typed:?}");
    for line in typed {
        if let Err(error) = Cli::try_parse_from(line.split(' ')) {
            panic!("{line}: {error}");
        }
    }
}
