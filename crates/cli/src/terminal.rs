//! Writing to the terminal: colours if they are wanted, and errors.

use std::{
    env,
    fmt::Display,
    io::{self, BufRead as _, IsTerminal as _, Write},
};

use clubhouse::Text;

use crate::texts::Texts;

/// Standard output, the texts that go there, and whether they may be coloured.
pub(crate) struct Terminal {
    out: io::StdoutLock<'static>,
    texts: Texts,
    is_screen: bool,
    coloured: bool,
}

impl Terminal {
    pub(crate) fn stdout() -> Self {
        let is_screen = io::stdout().is_terminal();
        let coloured = is_screen && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self {
            out: io::stdout().lock(),
            texts: Texts::english(),
            is_screen,
            coloured,
        }
    }

    /// Whether a person sees this, so that pauses and a cleared screen make sense.
    pub(crate) fn is_screen(&self) -> bool {
        self.is_screen
    }

    /// The words of a message.
    pub(crate) fn words(&self, text: &Text) -> String {
        self.texts.say(text)
    }

    /// Writes a line as it is.
    pub(crate) fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Writes a message of the locale files.
    pub(crate) fn say(&mut self, text: &Text) -> io::Result<()> {
        let words = self.words(text);
        self.line(words)
    }

    /// Writes a value as JSON.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> anyhow::Result<()> {
        serde_json::to_writer_pretty(&mut self.out, value).map_err(io::Error::from)?;
        Ok(self.line("")?)
    }

    /// The text in bold.
    pub(crate) fn bold(&self, text: impl Display) -> String {
        self.style("1", text)
    }

    /// The text in grey.
    pub(crate) fn dim(&self, text: impl Display) -> String {
        self.style("2", text)
    }

    /// The text in the colour of good news.
    pub(crate) fn good(&self, text: impl Display) -> String {
        self.style("32", text)
    }

    /// The text in the colour of bad news.
    pub(crate) fn bad(&self, text: impl Display) -> String {
        self.style("31", text)
    }

    fn style(&self, code: &str, text: impl Display) -> String {
        if self.coloured {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_string()
        }
    }

    /// Wipes the screen and what can be scrolled back to.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.is_screen {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }

    /// Asks for a line. Nothing at the end of the input.
    pub(crate) fn ask(&mut self, prompt: impl Display) -> io::Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line)? == 0 {
            self.line("")?;
            return Ok(None);
        }
        Ok(Some(line.trim().to_owned()))
    }

    /// Says on standard error what went wrong.
    pub(crate) fn complain(&self, message: &str) {
        // If nobody hears the complaint, the exit code still tells.
        let _ = writeln!(io::stderr(), "fiveaside: {message}");
    }
}
