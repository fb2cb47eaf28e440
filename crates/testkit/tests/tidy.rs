//! What the whole tree must keep to.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use testkit::clauses_in;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .expect("the workspace")
}

/// All files below a folder with one of these endings, what is built or installed left out.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["target", "node_modules", "dist", ".git"].contains(&name.as_str()) {
                found.extend(files(&path, endings));
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn nothing_is_left_half_done() {
    // Written in two halves, so that this file does not find itself.
    let markers = [
        ("TO", "DO"),
        ("FIX", "ME"),
        ("XX", "X"),
        ("todo", "!("),
        ("unimplemented", "!("),
        ("#[ign", "ore"),
    ];
    let markers: Vec<String> = markers.iter().map(|(one, two)| format!("{one}{two}")).collect();
    for file in files(&root(), &[".rs", ".ts", ".svelte", ".ftl", ".css"]) {
        let text = read(&file);
        for marker in &markers {
            assert!(!text.contains(marker), "{} still says {marker}", file.display());
        }
    }
}

#[test]
fn every_crate_says_what_it_is_for() {
    for folder in ["crates", "games"] {
        for entry in fs::read_dir(root().join(folder))
            .expect("a folder of crates")
            .flatten()
        {
            if entry.path().join("Cargo.toml").exists() {
                let readme = read(&entry.path().join("README.md"));
                assert!(
                    readme.lines().count() <= 40,
                    "{}: a README is short",
                    entry.path().display()
                );
            }
        }
    }
}

#[test]
fn every_clause_named_in_code_stands_in_the_rulebook() {
    for entry in fs::read_dir(root().join("games")).expect("the games").flatten() {
        let game = entry.path();
        if !game.join("RULES.md").exists() {
            continue;
        }
        let book = clauses_in(&read(&game.join("RULES.md")));
        let prefix = book
            .first()
            .and_then(|clause| clause.split('-').next())
            .expect("a rulebook has clauses")
            .to_owned();
        let named: BTreeSet<String> = files(&game.join("src"), &[".rs"])
            .iter()
            .flat_map(|file| clauses_in(&read(file)))
            .filter(|clause| clause.starts_with(&prefix))
            .collect();
        let unknown: Vec<&String> = named.difference(&book).collect();
        assert!(
            unknown.is_empty(),
            "{} names clauses that do not exist: {unknown:?}",
            game.display()
        );
        let silent: Vec<&String> = book.difference(&named).collect();
        assert!(
            silent.is_empty(),
            "no code of {} carries {silent:?}",
            game.display()
        );
    }
}
