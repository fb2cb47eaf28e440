//! Which licences and sources the dependencies have, of Rust and of the web client.
//!
//! `cargo deny` would say the same of the Rust half; it has to be compiled for many minutes before it can.

use std::fs;

use crate::run::{Failure, cargo, root};

/// Licences that everything may have.
const ALLOWED: &[&str] = &[
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];

/// Packages that may have another licence, by the beginning of their name, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("option-ext", "MPL-2.0"),           // a helper of `directories`, used as it is
    ("@axe-core/playwright", "MPL-2.0"), // a tool of the tests, not shipped
    ("axe-core", "MPL-2.0"),             // the same
    ("lightningcss", "MPL-2.0"),         // a tool of the build, not shipped
    ("@fontsource", "OFL-1.1"),          // fonts may be bundled
    ("@rolldown/binding-", ""), // builds of rolldown (MIT) for other machines, of which the lock file says nothing
];

/// Packages that nothing here needs: a system library is one more thing to install.
const BANNED: &[&str] = &["openssl-sys"];

pub(crate) fn audit() -> Result<(), Failure> {
    let packages = [rust_packages()?, web_packages()?].concat();
    let wrong: Vec<String> = packages.iter().filter_map(Package::complaint).collect();
    if wrong.is_empty() {
        println!("{} packages: licences and sources are as agreed", packages.len());
        Ok(())
    } else {
        Err(Failure(wrong.join("\n")))
    }
}

/// A dependency.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Package {
    name: String,
    licence: String,
    /// Where it comes from, unless that is the registry.
    elsewhere: Option<String>,
}

impl Package {
    fn complaint(&self) -> Option<String> {
        let Self {
            name,
            licence,
            elsewhere,
        } = self;
        if let Some(elsewhere) = elsewhere {
            return Some(format!("{name} comes from {elsewhere}, not from a registry"));
        }
        if BANNED.contains(&name.as_str()) {
            return Some(format!("{name} is banned"));
        }
        let excepted = |(begins, other): &(&str, &str)| name.starts_with(begins) && licence == other;
        let fine = allows(licence) || EXCEPTIONS.iter().any(excepted);
        (!fine).then(|| format!("{name} has the licence `{licence}`"))
    }
}

/// Whether an SPDX expression can be met by the allowed licences alone.
fn allows(expression: &str) -> bool {
    // In brackets stand alternatives only; the last `AND` outside them binds least.
    let expression = expression.trim();
    if let Some((left, right)) = expression.rsplit_once(" AND ") {
        return allows(left) && allows(right);
    }
    expression
        .trim_matches(['(', ')'])
        .split(" OR ")
        .flat_map(|part| part.split('/'))
        .any(|licence| ALLOWED.contains(&licence.trim()))
}

/// All packages that any build of ours could need, but for our own.
fn rust_packages() -> Result<Vec<Package>, Failure> {
    const FORMAT: &str = "{p}|{l}";
    let arguments = [
        "tree",
        "--workspace",
        "--all-features",
        "--edges",
        "all",
        "--target",
        "all",
    ];
    let tree = cargo(&[&arguments[..], &["--prefix", "none", "--format", FORMAT]].concat());
    let lines = tree
        .output()
        .ok_or_else(|| Failure("`cargo tree` does not list the packages".into()))?;
    let mut packages: Vec<Package> = lines.lines().filter_map(rust_package).collect();
    packages.sort();
    packages.dedup();
    Ok(packages)
}

/// One line such as `serde v1.0.0|MIT OR Apache-2.0`, with a star if it came before; our own packages name their
/// folder behind the version.
fn rust_package(line: &str) -> Option<Package> {
    let (package, licence) = line.trim_end_matches(" (*)").split_once('|')?;
    let (name, rest) = package.split_once(' ')?;
    let elsewhere = rest
        .split_once('(')
        .map(|(_, place)| place.trim_end_matches(')'))
        .filter(|place| *place != "proc-macro");
    if elsewhere.is_some_and(|place| place.starts_with(&*root().to_string_lossy())) {
        return None;
    }
    Some(Package {
        name: name.to_owned(),
        licence: licence.to_owned(),
        elsewhere: elsewhere.map(str::to_owned),
    })
}

/// The packages of the web client.
fn web_packages() -> Result<Vec<Package>, Failure> {
    let path = root().join("web/package-lock.json");
    let text = fs::read_to_string(&path).map_err(|error| Failure(format!("{}: {error}", path.display())))?;
    Ok(locked_packages(&text))
}

/// The packages of a lock file of npm.
fn locked_packages(text: &str) -> Vec<Package> {
    let mut packages: Vec<Package> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("    \"node_modules/") {
            packages.push(Package {
                name: name.trim_end_matches("\": {").to_owned(),
                licence: String::new(),
                elsewhere: None,
            });
        } else if let Some(package) = packages.last_mut() {
            let value = |key: &str| {
                let value = line.strip_prefix(&format!("      \"{key}\": \""))?;
                Some(value.trim_end_matches(',').trim_end_matches('"').to_owned())
            };
            if let Some(licence) = value("license") {
                package.licence = licence;
            }
            // Of what comes from whatever registry npm is set to, our lock file says nothing.
            if let Some(place) = value("resolved") {
                package.elsewhere = Some(place);
            }
        }
    }
    packages
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, licence: &str) -> Package {
        Package {
            name: name.into(),
            licence: licence.into(),
            elsewhere: None,
        }
    }

    #[test]
    fn an_expression_needs_each_part_and_one_of_its_alternatives() {
        assert!(allows("MIT"));
        assert!(allows("GPL-2.0-only OR Apache-2.0"));
        assert!(allows("Unlicense/MIT"));
        assert!(allows("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(!allows("(MIT OR Apache-2.0) AND GPL-3.0-only"));
        assert!(!allows("MPL-2.0"));
        assert!(!allows(""));
    }

    #[test]
    fn a_strange_licence_or_source_is_named() {
        assert_eq!(package("serde", "MIT").complaint(), None);
        assert_eq!(package("option-ext", "MPL-2.0").complaint(), None);
        assert!(package("other", "MPL-2.0").complaint().is_some());
        assert!(package("openssl-sys", "MIT").complaint().is_some());
        let fork = rust_package("serde v1.0.0 (git+somewhere)|MIT").expect("a package");
        assert!(fork.complaint().expect("a complaint").contains("git+somewhere"));
        let derive = rust_package("serde_derive v1.0.0 (proc-macro)|MIT").expect("a package");
        assert_eq!(derive.complaint(), None);
    }

    #[test]
    fn a_package_of_the_web_client_comes_from_the_registry() {
        let lock = r#"
    "node_modules/vite": {
      "version": "1.0.0",
      "license": "MIT"
    },
    "node_modules/strange": {
      "version": "1.0.0",
      "resolved": "https://example.org/strange-1.0.0.tgz",
      "license": "MIT"
    },"#;
        let complaints: Vec<String> = locked_packages(lock)
            .iter()
            .filter_map(Package::complaint)
            .collect();
        assert_eq!(
            complaints,
            ["strange comes from https://example.org/strange-1.0.0.tgz, not from a registry"]
        );
    }

    #[test]
    fn our_own_packages_are_left_out() {
        let line = format!(
            "engine v0.1.0 ({})|MIT OR Apache-2.0",
            root().join("crates/engine").display()
        );
        assert_eq!(rust_package(&line), None);
    }
}
