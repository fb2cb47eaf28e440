//! The chance to win while a match is played, for those who only watch.

use std::sync::atomic::AtomicBool;

use clubhouse::{Entrance, Visitor, visit};
use engine::Input;

use super::{
    Figure, InsightError, game_of,
    luck::{Looks, Source, worth_after},
    read,
    story::Story,
};

/// So many looks are taken at a state: enough for a curve.
const LOOKS: Looks = Looks { each: 64, times: 32 };
/// The same match always has the same curve.
const SEED: u64 = 1;

/// Home's chance to win after each step of a match that may go on, from this step on. It stays a decision behind: what
/// the last one led to is not told before the next.
///
/// # Errors
/// If the record cannot be read.
pub fn course_so_far(record: &str, from: usize) -> Result<Vec<Figure>, InsightError> {
    let game = game_of(record)?;
    visit(&game, Watching { record, from }).ok_or(InsightError::OtherGame(game))?
}

struct Watching<'a> {
    record: &'a str,
    from: usize,
}

impl Visitor for Watching<'_> {
    type Answer = Result<Vec<Figure>, InsightError>;

    fn visit<G: Entrance>(self) -> Self::Answer {
        let record = read::<G>(self.record)?;
        let (_, states) = Story::states_of(&record)?;
        let is_move = |step: &usize| matches!(record.entries[*step].input, Input::Move(..));
        let last = (0..record.entries.len()).rfind(is_move).unwrap_or(0);
        let (source, stop) = (Source::new(SEED), AtomicBool::new(false));
        let worth = |step: usize| worth_after(&states[step + 1], step, LOOKS, source, &stop).figure();
        Ok((self.from..last).map(worth).collect())
    }
}
