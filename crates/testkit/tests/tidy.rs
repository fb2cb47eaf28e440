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
    for folder in ["crates", "games", "trial"] {
        for entry in fs::read_dir(root().join(folder))
            .expect("a folder of crates")
            .flatten()
        {
            if entry.path().join("Cargo.toml").exists() {
                let readme = read(&entry.path().join("README.md"));
                assert!(
                    readme.lines().count() <= 60,
                    "{}: a README is short",
                    entry.path().display()
                );
            }
        }
    }
}

/// A library whose tests stand beside it has none inside, where nobody would run them.
#[test]
fn no_test_stands_where_none_is_run() {
    for manifest in files(&root(), &["Cargo.toml"]) {
        if !read(&manifest).lines().any(|line| line == "test = false") {
            continue;
        }
        let sources = manifest.parent().expect("a manifest has a folder").join("src");
        for file in files(&sources, &[".rs"]) {
            assert!(
                !read(&file).contains("#[test]"),
                "nobody runs the tests of {}",
                file.display()
            );
        }
    }
}

#[test]
fn every_clause_named_in_code_stands_in_the_rulebook() {
    for game in games() {
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

/// Rules, bots and all that they lean on are deterministic: only these crates live with a clock, or only measure.
#[test]
fn only_those_who_may_look_at_a_clock_opt_out_of_determinism() {
    let may = [
        "bench",
        "crates/bus",
        "crates/cli",
        "crates/lab",
        "crates/server",
        "crates/store",
        "xtask",
    ];
    let may = may.map(|folder| root().join(folder));
    // Written in two halves, so that this file does not find itself.
    let lint = ["clippy::disal", "lowed_"].concat();
    for file in files(&root(), &[".rs"]) {
        if may.iter().any(|folder| file.starts_with(folder)) {
            continue;
        }
        let text = read(&file);
        for (at, _) in text.match_indices(&lint) {
            let attribute = text[..at].rfind('#').map_or("", |start| &text[start..at]);
            assert!(
                !attribute.starts_with("#!["),
                "{} opts out of determinism",
                file.display()
            );
        }
    }
}

/// The folders of the games, those with a rulebook; the sixth, which only tests know, is one of them.
fn games() -> Vec<PathBuf> {
    let folders = ["games", "trial"].map(|folder| fs::read_dir(root().join(folder)).expect("the games"));
    folders
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|game| game.join("RULES.md").exists())
        .collect()
}

/// The files of a game's `src/` in reading order. A game may lack one, but never has another name for it; what else it
/// has is a noun of its own, which its README names.
const FILES_OF_A_GAME: [&str; 23] = [
    "lib",
    "game",
    "options",
    "board",
    "cards",
    "state",
    "phase",
    "moves",
    "refusal",
    "rules",
    "events",
    "fold",
    "view",
    "look",
    "secrecy",
    "scoreline",
    "commentary",
    "picture",
    "notation",
    "position",
    "audit",
    "vocabulary",
    "insight",
];

/// What must stand in one file and in no other.
const HOMES: [(&str, &str); 7] = [
    ("seen_by", "secrecy"),
    ("reveals", "secrecy"),
    ("redeal", "secrecy"),
    ("scoreline", "scoreline"),
    ("commentary", "commentary"),
    ("any_move", "vocabulary"),
    ("audit", "audit"),
];

#[test]
fn who_knows_one_game_finds_everything_in_another() {
    for game in games() {
        let readme = read(&game.join("README.md"));
        let source = game.join("src");
        let names: Vec<String> = fs::read_dir(&source)
            .expect("a game has rules")
            .flatten()
            .map(|entry| {
                entry
                    .file_name()
                    .to_string_lossy()
                    .trim_end_matches(".rs")
                    .to_owned()
            })
            .collect();
        for name in &names {
            let named = [
                format!("`{name}.rs`"),
                format!("`{name}/`"),
                format!("`src/{name}"),
            ];
            assert!(
                FILES_OF_A_GAME.contains(&name.as_str()) || named.iter().any(|name| readme.contains(name)),
                "{}: `{name}` is no file that every game may have, and the README does not name it",
                game.display()
            );
        }
        for (function, home) in HOMES {
            for file in files(&source, &[".rs"]) {
                let path = file.strip_prefix(&source).expect("a file of the game");
                let allowed = ["game.rs".to_owned(), format!("{home}.rs")].map(PathBuf::from);
                let bears = read(&file).lines().any(|line| {
                    let line = line
                        .trim_start()
                        .trim_start_matches("pub(crate) ")
                        .trim_start_matches("pub ");
                    line.starts_with(&format!("fn {function}("))
                });
                assert!(
                    !bears || allowed.contains(&path.to_path_buf()) || path.starts_with(home),
                    "{}: `{function}` belongs to {home}.rs",
                    file.display()
                );
            }
        }
    }
}

/// Whoever meets an item of the contract finds a few lines that use it, and `cargo test --doc` runs them.
#[test]
fn every_item_of_the_engine_has_an_example() {
    let kinds = [
        "fn", "const fn", "struct", "enum", "trait", "type", "const", "static",
    ];
    for file in files(&root().join("crates/engine/src"), &[".rs"]) {
        let text = read(&file);
        let mut has_example = false;
        let mut items = 0;
        for line in text.lines() {
            let is_exported = line.strip_prefix("pub ").is_some_and(|item| {
                kinds
                    .iter()
                    .any(|kind| item.strip_prefix(kind).is_some_and(|rest| rest.starts_with(' ')))
            });
            if is_exported || line.starts_with("macro_rules!") {
                items += 1;
                assert!(has_example, "{}: `{line}` has no example", file.display());
            }
            // A comment belongs to the item below it, across attributes.
            has_example |= line.starts_with("/// ```");
            has_example &= !line.is_empty() && !line.starts_with('}');
        }
        let is_exporting = !["lib.rs", "retrace.rs", "verify.rs"]
            .iter()
            .any(|name| file.ends_with(name));
        assert!(items > 0 || !is_exporting, "{} exports nothing", file.display());
    }
}

/// The modules of a game stand in reading order, as its README promises, and so do the files in the README.
#[test]
fn modules_stand_in_reading_order() {
    for game in games() {
        let readme = read(&game.join("README.md"));
        let rows = readme.lines().filter(|line| line.starts_with("| `src/"));
        let named: Vec<usize> = rows
            .filter_map(|row| row.split('|').nth(1))
            .flat_map(|files| files.split('`'))
            .map(|file| {
                file.trim()
                    .trim_start_matches("src/")
                    .trim_end_matches(".rs")
                    .trim_end_matches('/')
            })
            .filter_map(|name| FILES_OF_A_GAME.iter().position(|file| *file == name))
            .collect();
        assert!(
            named.is_sorted() && named.len() > 10,
            "{}/README.md: {named:?}",
            game.display()
        );
        let library = read(&game.join("src/lib.rs"));
        let places: Vec<usize> = library
            .lines()
            .filter_map(|line| {
                line.trim_start_matches("pub ")
                    .strip_prefix("mod ")?
                    .strip_suffix(';')
            })
            .filter_map(|module| FILES_OF_A_GAME.iter().position(|file| *file == module))
            .collect();
        assert!(places.is_sorted(), "{}/src/lib.rs: {places:?}", game.display());
    }
}

/// The compiler asks in every game when another phase, move or card comes: no arm may catch them all.
#[test]
fn every_game_names_every_case() {
    for game in games() {
        let library = read(&game.join("src/lib.rs"));
        assert!(
            library.contains("#![warn(clippy::wildcard_enum_match_arm)]"),
            "{}/src/lib.rs lets an arm catch all cases",
            game.display()
        );
    }
}

/// A scenario proves what it lists: few clauses, the first of which names its file.
#[test]
fn a_scenario_lists_few_clauses_and_is_named_by_one() {
    for game in games() {
        for file in files(&game.join("tests/scenarios"), &[".txt"]) {
            let text = read(&file);
            let lists: Vec<&str> = text
                .lines()
                .filter_map(|line| line.strip_prefix("clauses "))
                .collect();
            for list in &lists {
                assert!(list.split_whitespace().count() <= 4, "{}: {list}", file.display());
            }
            let name = file.file_name().expect("a file has a name").to_string_lossy();
            let clause = name.split('_').next().unwrap_or_default();
            assert!(
                lists
                    .iter()
                    .any(|list| list.split_whitespace().any(|listed| listed == clause)),
                "{}: its first clause `{clause}` is not among those it proves: {lists:?}",
                file.display()
            );
        }
    }
}

/// Every clause that refuses is seen refusing.
#[test]
fn every_refusal_is_provoked_by_a_scenario() {
    for game in games() {
        let refusing: BTreeSet<String> = read(&game.join("src/refusal.rs"))
            .split('"')
            .filter(|quoted| clauses_in(quoted).contains(*quoted))
            .map(str::to_owned)
            .collect();
        assert!(!refusing.is_empty(), "{} refuses nothing", game.display());
        let provoked: BTreeSet<String> = files(&game.join("tests/scenarios"), &[".txt"])
            .iter()
            .flat_map(|file| read(file).lines().map(str::to_owned).collect::<Vec<_>>())
            .filter_map(|line| {
                Some(
                    line.trim()
                        .strip_prefix("refused ")?
                        .split_whitespace()
                        .next()?
                        .to_owned(),
                )
            })
            .collect();
        let silent: Vec<&String> = refusing.difference(&provoked).collect();
        assert!(
            silent.is_empty(),
            "{}: no scenario is refused under {silent:?}",
            game.display()
        );
    }
}

/// A comment says something: a question word alone leaves the question to whoever reads it.
#[test]
fn no_comment_is_a_mere_question_word() {
    let words = [
        "Which", "Whose", "Whom", "What", "Who", "How", "When", "Where", "Why",
    ];
    for file in files(&root(), &[".rs"]) {
        for line in read(&file).lines() {
            let comment = line
                .trim()
                .strip_prefix("/// ")
                .and_then(|text| text.strip_suffix('.'));
            assert!(
                !comment.is_some_and(|comment| words.contains(&comment)),
                "{}: `{}` says nothing",
                file.display(),
                line.trim()
            );
        }
    }
}
