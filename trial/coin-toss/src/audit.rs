//! What must hold in every state.

use crate::{CoinToss, phase::Phase};

/// No minute is played twice, no goal falls twice in a minute, and no toss is due.
pub(crate) fn audit(state: &CoinToss) -> Result<(), String> {
    let is_over = state.minute >= state.options.minutes;
    if state.minute > state.options.minutes || is_over != (state.phase == Phase::Over) {
        return Err(format!(
            "minute {} of {} in {:?}",
            state.minute, state.options.minutes, state.phase
        ));
    }
    if state.score.home + state.score.away > u16::from(state.minute) {
        return Err("there are more goals than minutes".into());
    }
    if state.calls.home.is_some() && state.calls.away.is_some() {
        return Err("both have called, and no coin was tossed".into());
    }
    Ok(())
}
