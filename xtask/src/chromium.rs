//! A Chromium for the browser tests: one that is there, or one that is installed now.

use std::{
    env,
    path::{Path, PathBuf},
};

use crate::run::{Failure, Program, find, npm};

/// The browser that the tests drive.
pub(crate) enum Browser {
    /// This one.
    At(PathBuf),
    /// The one that Playwright keeps for itself.
    Playwrights,
}

/// Finds a browser, or installs one.
pub(crate) fn chromium() -> Result<Browser, Failure> {
    if let Some(browser) = found() {
        return Ok(Browser::At(browser));
    }
    if is_root() && find("apt-get").is_some() {
        println!("no Chromium found: installing the Debian package");
        let installed = Program::new("apt-get", &["update"]).run().is_ok()
            && Program::new(
                "apt-get",
                &["install", "--yes", "--no-install-recommends", "chromium"],
            )
            .run()
            .is_ok();
        if let (true, Some(browser)) = (installed, found()) {
            return Ok(Browser::At(browser));
        }
    }
    println!("no Chromium found: letting Playwright download its own");
    npm(&["exec", "--", "playwright", "install", "chromium"]).run()?;
    Ok(Browser::Playwrights)
}

fn found() -> Option<PathBuf> {
    let named = env::var_os("CHROMIUM")
        .map(PathBuf::from)
        .filter(|path| path.is_file());
    named.or_else(|| {
        [
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ]
        .into_iter()
        .find_map(find)
    })
}

fn is_root() -> bool {
    Path::new("/proc/self").exists() && Program::new("id", &["-u"]).output().as_deref() == Some("0")
}
