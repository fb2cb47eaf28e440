//! Rounds: their start, their end, and what the score then means (ROUND, CUST, AIM, MATCH).

use engine::{BySide, Log, Side};

use super::{Play, ask, draw, only};
use crate::{DiscardedBy, EndedBy, Event, Phase, Refusal, SocialSoccer, Unspent, table::kinds};

/// SOCIAL-ROUND-2, SOCIAL-ROUND-3, SOCIAL-CONTRA-3 The steps at the start of a round: recover and rotate, but not before the
/// first one; then custody and draw. SOCIAL-ROUND-9 Possession stays. SOCIAL-ROUND-10 The kick-off is the next thing that
/// happens: nobody has the ball yet, so it is assigned.
pub(super) fn start(turn: &mut Play<'_, impl Log<Event>>) {
    let round = turn.state().round + 1;
    turn.emit(Event::RoundStarted { round });
    if round > 1 {
        turn.emit(Event::PlayersRecovered {});
        turn.emit(Event::Rotated {});
    }
    let pools = BySide::from_fn(|side| custody(turn.state(), side));
    turn.emit(Event::CustodyCounted { pools });
    // SOCIAL-ROUND-8 The side in possession draws first.
    let first = turn.state().possession;
    for side in [first, first.other()] {
        draw::cards(turn, side, turn.state().rules.draw_per_round);
    }
}

/// SOCIAL-CUST-1 to SOCIAL-CUST-3 The new pool: the players on the field, what was promised, and what is kept.
/// SOCIAL-CUST-5 It is counted here and nowhere else; SOCIAL-STATE-6 the tired count.
fn custody(state: &SocialSoccer, side: Side) -> u16 {
    let team = &state.teams[side];
    let kept = match state.rules.custody {
        Unspent::Reset => 0,
        Unspent::Accumulate => team.pool,
    };
    (kept + team.custody()).saturating_add_signed(team.promised)
}

/// SOCIAL-ROUND-11 Whether nobody on the field of either side is FRESH.
pub(super) fn all_tired(state: &SocialSoccer) -> bool {
    !Side::ALL
        .into_iter()
        .any(|side| state.teams[side].field().any(|(_, player)| player.is_fresh()))
}

/// SOCIAL-ROUND-12, SOCIAL-ROUND-13 The round ends at once.
pub(super) fn end(turn: &mut Play<'_, impl Log<Event>>, reason: EndedBy) {
    turn.emit(Event::RoundEnded { reason });
}

/// SOCIAL-ROUND-14 After a round hands are trimmed, the side in possession first; then the score is looked at.
pub(super) fn after(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let limit = usize::from(state.rules.hand_limit);
    for side in [state.possession, state.defending()] {
        let team = &state.teams[side];
        if limit == 0 || team.hand.len() <= limit {
            continue;
        }
        return match only(kinds(team.held())) {
            Some(card) => turn.emit(Event::CardDiscarded {
                side,
                card,
                reason: DiscardedBy::Limit,
            }),
            None => ask(turn, Phase::HandLimit { side }),
        };
    }
    conclude(turn);
}

/// SOCIAL-AIM-1 to SOCIAL-AIM-6 The score at the end of a round; SOCIAL-AIM-4 it is looked at here and nowhere else.
fn conclude(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let BySide { home, away } = state.score;
    let lead = u16::from(state.rules.lead);
    let last = state.round >= state.rules.rounds;
    let leader = match home.cmp(&away) {
        std::cmp::Ordering::Greater => Some(Side::Home),
        std::cmp::Ordering::Less => Some(Side::Away),
        std::cmp::Ordering::Equal => None,
    };
    let wins_early = lead > 0 && home.abs_diff(away) >= lead;
    let spent = state.round >= state.rules.rounds + state.rules.extra_rounds;
    if wins_early || (last && (leader.is_some() || spent)) {
        end_game(turn, leader);
    } else {
        start(turn);
    }
}

/// SOCIAL-MATCH-1 A game is over: the match is, too, once a side has won more than half of its games.
pub(super) fn end_game(turn: &mut Play<'_, impl Log<Event>>, winner: Option<Side>) {
    let score = turn.state().score;
    turn.emit(Event::GameEnded { winner, score });
    let state = turn.state();
    let (games, game, won) = (u16::from(state.rules.games), state.game, state.won);
    let decided = Side::ALL.into_iter().any(|side| 2 * won[side] > games);
    if decided || u16::from(game) >= games {
        let winner = match won.home.cmp(&won.away) {
            std::cmp::Ordering::Greater => Some(Side::Home),
            std::cmp::Ordering::Less => Some(Side::Away),
            std::cmp::Ordering::Equal => None,
        };
        turn.emit(Event::MatchEnded { winner, won });
    } else {
        turn.emit(Event::GameStarted { game: game + 1 });
    }
}

/// SOCIAL-AIM-7 A coach gives this game up, not the match; the score stands.
pub(super) fn resign(turn: &mut Play<'_, impl Log<Event>>, side: Side) {
    turn.emit(Event::Resigned { side });
    end_game(turn, Some(side.other()));
}

/// SOCIAL-ROUND-14 Only a card of the own hand can be discarded.
pub(super) fn check_discard(state: &SocialSoccer, side: Side, card: crate::CardId) -> Result<(), Refusal> {
    if state.teams[side].holds(card) {
        Ok(())
    } else {
        Err(Refusal::NotHeldToDiscard { card })
    }
}
