//! Builds the web client into the build's own output folder, from where it is embedded, each text beside its short form.

use std::{
    env, fs,
    fs::File,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, exit},
};

use flate2::{Compression, write::GzEncoder};

/// What the client is made of, seen from the workspace, beside the data of the games.
const SOURCES: [&str; 9] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "locales",
];
/// The kinds of files that become much shorter.
const TEXTS: [&str; 7] = ["css", "html", "js", "json", "svg", "txt", "webmanifest"];
/// The oldest Node that the build tools accept.
const NODE_MIN: (u32, u32) = (20, 19);

const NOTICE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Five-a-Side</title>\
    <p>This server was built without its web client (FIVEASIDE_SKIP_WEB).</p></html>\n";

fn main() {
    let crate_folder =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    let workspace = crate_folder.join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the output folder")).join("web");
    println!("cargo::rerun-if-env-changed=FIVEASIDE_SKIP_WEB");
    if env::var_os("FIVEASIDE_SKIP_WEB").is_some_and(|skip| skip != "0") {
        fs::create_dir_all(&out).expect("the output folder can be made");
        fs::write(out.join("index.html"), NOTICE).expect("the output folder can be written to");
        shorten(&out);
        return;
    }
    for source in sources(&workspace) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let web = workspace.join("web");
    check_node();
    if is_older(
        &web.join("node_modules/.package-lock.json"),
        &web.join("package-lock.json"),
    ) {
        run(&web, "npm", &["ci", "--no-audit", "--no-fund"]);
    }
    let folder = out.to_str().expect("the output folder has a plain name");
    run(
        &web,
        "npx",
        &[
            "--no-install",
            "vite",
            "build",
            "--logLevel",
            "warn",
            "--emptyOutDir",
            "--outDir",
            folder,
        ],
    );
    shorten(&out);
}

/// Writes the short form of every text in a folder beside it: once now, and not at each request.
fn shorten(folder: &Path) {
    for entry in fs::read_dir(folder)
        .expect("the output folder can be read")
        .flatten()
    {
        let path = entry.path();
        if path.is_dir() {
            shorten(&path);
        } else if path
            .extension()
            .is_some_and(|kind| TEXTS.iter().any(|text| kind == *text))
        {
            let text = fs::read(&path).expect("what was built can be read");
            let file =
                File::create(format!("{}.gz", path.display())).expect("the output folder can be written to");
            let mut encoder = GzEncoder::new(file, Compression::best());
            let written = encoder.write_all(&text).and_then(|()| encoder.finish());
            written.expect("the output folder can be written to");
        }
    }
}

/// The sources that exist; of a game only its data, which the client shows.
fn sources(workspace: &Path) -> Vec<PathBuf> {
    let mut sources: Vec<PathBuf> = SOURCES.iter().map(|name| workspace.join(name)).collect();
    if let Ok(games) = fs::read_dir(workspace.join("games")) {
        sources.extend(games.flatten().map(|game| game.path().join("data")));
    }
    sources.retain(|source| source.exists());
    sources
}

fn check_node() {
    let (major, minor) = NODE_MIN;
    let wanted = format!("Node {major}.{minor} or newer with npm");
    let version = Command::new("node").arg("--version").output();
    let Ok(version) = version else {
        fail(&format!("no `node` was found. Install {wanted}"))
    };
    let version = String::from_utf8_lossy(&version.stdout).trim().to_owned();
    let mut numbers = version
        .trim_start_matches('v')
        .split('.')
        .map(|part| part.parse::<u32>().unwrap_or(0));
    let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found < NODE_MIN {
        fail(&format!("Node {version} is too old. Install {wanted}"));
    }
    if Command::new("npm").arg("--version").output().is_err() {
        fail(&format!("no `npm` was found. Install {wanted}"));
    }
}

fn is_older(made: &Path, source: &Path) -> bool {
    let time = |path: &Path| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    time(made) < time(source)
}

fn run(folder: &Path, program: &str, arguments: &[&str]) {
    let command = format!("{program} {}", arguments.join(" "));
    match Command::new(program).args(arguments).current_dir(folder).output() {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            let said = [output.stdout, output.stderr].concat();
            fail(&format!(
                "`{command}` failed in web/:\n{}",
                String::from_utf8_lossy(&said)
            ));
        }
        Err(error) => fail(&format!("`{command}` cannot be run in web/: {error}")),
    }
}

fn fail(why: &str) -> ! {
    eprintln!("The web client cannot be built: {why}");
    eprintln!("To build the server without it, set FIVEASIDE_SKIP_WEB=1.");
    exit(1);
}
