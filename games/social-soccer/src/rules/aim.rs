//! What the score means (AIM, MATCH), and giving up.

use std::cmp::Ordering;

use engine::{BySide, Log, Outcome, Side};

use super::{Play, round};
use crate::{Event, SocialSoccer};

/// SOCIAL-AIM-7 A side that gives this game up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    side: Side,
}

/// SOCIAL-AIM-1 to SOCIAL-AIM-6 The score at the end of a round; SOCIAL-AIM-4 it is looked at here and nowhere else.
pub(super) fn conclude(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let BySide { home, away } = state.score;
    let lead = u16::from(state.rules.lead);
    let last = state.round >= state.rules.rounds;
    let leader = ahead(state.score);
    let wins_early = lead > 0 && home.abs_diff(away) >= lead;
    let spent = state.round >= state.rules.rounds + state.rules.extra_rounds;
    if wins_early || (last && (leader.is_some() || spent)) {
        end_game(turn, leader);
    } else {
        round::start(turn);
    }
}

/// Who has more.
fn ahead(counts: BySide<u16>) -> Option<Side> {
    match counts.home.cmp(&counts.away) {
        Ordering::Greater => Some(Side::Home),
        Ordering::Less => Some(Side::Away),
        Ordering::Equal => None,
    }
}

/// SOCIAL-MATCH-1 A game is over: the match is, too, once a side has won more than half of its games.
fn end_game(turn: &mut Play<'_, impl Log<Event>>, winner: Option<Side>) {
    let score = turn.state().score;
    turn.emit(Event::GameEnded { winner, score });
    let state = turn.state();
    let (games, game, won) = (u16::from(state.rules.games), state.game, state.won);
    let decided = Side::ALL.into_iter().any(|side| 2 * won[side] > games);
    if decided || u16::from(game) >= games {
        let winner = ahead(won);
        turn.emit(Event::MatchEnded { winner, won });
    } else {
        turn.emit(Event::GameStarted { game: game + 1 });
    }
}

/// SOCIAL-MATCH-1 More won games win; a match of one game has its goals as the score.
pub(super) fn outcome(state: &SocialSoccer) -> Outcome {
    let mut outcome = Outcome::of_score(state.won);
    if state.rules.games == 1 {
        outcome.score = state.score;
    }
    outcome.forfeit = state.resigned.filter(|side| outcome.winner == Some(side.other()));
    outcome
}

/// SOCIAL-AIM-7 Giving up answers every question.
pub(super) const fn give_up(side: Side) -> Choice {
    Choice { side }
}

/// SOCIAL-AIM-7 A coach gives this game up, not the match; the score stands.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let side = choice.side;
    turn.emit(Event::Resigned { side });
    end_game(turn, Some(side.other()));
}
