//! What a node says to NATS, taken apart into what can be doubled, lost or kept back: whole words.
//!
//! A word is a `PUB` without a reply, on a subject of the club. Leases and work are asked with a reply and are left alone:
//! NATS itself never doubles a request, and what is asked twice is asked by the client.

use super::dice::Dice;

/// How every subject of the club's words begins.
const CLUB: &[u8] = b"fiveaside.";

/// Cuts a stream of the NATS protocol into its frames.
#[derive(Default)]
pub(super) struct Frames {
    unread: Vec<u8>,
}

/// What becomes of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Passed,
    Lost,
    /// At once.
    Doubled,
    /// Once now, and once more when it is old.
    Repeated,
    /// When it is old.
    Late,
}

impl Fate {
    /// Half of the words are spared.
    pub(super) fn of(frame: &[u8], dice: &mut Dice) -> Self {
        if !is_word(frame) {
            return Self::Passed;
        }
        match dice.roll(8) {
            0 => Self::Lost,
            1 => Self::Doubled,
            2 => Self::Repeated,
            3 => Self::Late,
            _ => Self::Passed,
        }
    }
}

impl Frames {
    /// Takes in what has come.
    pub(super) fn take_in(&mut self, bytes: &[u8]) {
        self.unread.extend_from_slice(bytes);
    }

    /// The next frame, if all of it has come.
    pub(super) fn next(&mut self) -> Option<Vec<u8>> {
        let end = self.unread.windows(2).position(|pair| pair == b"\r\n")? + 2;
        let line = &self.unread[..end];
        let length = if line.starts_with(b"PUB ") || line.starts_with(b"HPUB ") {
            // The last word says how long the payload is, which has a line end of its own.
            let words = line.trim_ascii_end().rsplit(|byte| *byte == b' ');
            let size = words.map(String::from_utf8_lossy).next()?;
            end + size.parse::<usize>().ok()? + 2
        } else {
            end
        };
        (self.unread.len() >= length).then(|| self.unread.drain(..length).collect())
    }
}

fn is_word(frame: &[u8]) -> bool {
    let Some(rest) = frame.strip_prefix(b"PUB ") else {
        return false;
    };
    let line = rest.split(|byte| *byte == b'\r').next().unwrap_or_default();
    rest.starts_with(CLUB) && line.split(|byte| *byte == b' ').count() == 2
}
