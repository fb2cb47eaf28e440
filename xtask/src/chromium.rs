//! A Chromium for the browser tests: one that is there, or one that is installed now.

use std::{env, path::PathBuf};

use crate::run::{Failure, Program, find, is_root, npm, root};

/// Where Playwright keeps its own browser.
const PLAYWRIGHTS: &str =
    "import('@playwright/test').then((it) => console.log(it.chromium.executablePath()))";

/// Finds a browser, or installs one.
pub(crate) fn chromium() -> Result<PathBuf, Failure> {
    if let Some(browser) = found() {
        return Ok(browser);
    }
    if is_root() && find("apt-get").is_some() {
        println!("no Chromium found: installing the Debian package");
        let packages = ["install", "--yes", "--no-install-recommends", "chromium"];
        let installed = Program::new("apt-get", &["update"]).run().is_ok()
            && Program::new("apt-get", &packages).run().is_ok();
        if let (true, Some(browser)) = (installed, found()) {
            return Ok(browser);
        }
    }
    println!("no Chromium found: letting Playwright download its own");
    npm(&["exec", "--", "playwright", "install", "chromium"]).run()?;
    found().ok_or_else(|| Failure("there is still no Chromium: name one in CHROMIUM".to_owned()))
}

fn found() -> Option<PathBuf> {
    let named = env::var_os("CHROMIUM").map(PathBuf::from);
    let names = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ];
    let playwrights = || {
        Program::new("node", &["-e", PLAYWRIGHTS])
            .within(&root().join("web"))
            .output()
            .map(PathBuf::from)
    };
    named
        .filter(|path| path.is_file())
        .or_else(|| names.into_iter().find_map(find))
        .or_else(|| playwrights().filter(|path| path.is_file()))
}
