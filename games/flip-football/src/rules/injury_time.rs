//! Injury time and the result.

use arrayvec::ArrayVec;
use engine::{BySide, Clause, Log, Prompt, Text};

use super::{Play, half_time, house, preparing, shoot_out};
use crate::{Card, Event, Period, Result, ShootOutResult, state::EIGHT};

/// FLIP-FULL-1 Normal time ends with the last pair of the second half, and injury time always follows. FLIP-INJ-1 The
/// board of the card that lay defend side up says how long. FLIP-INJ-6 Boards laid later mean nothing.
pub(super) fn board(turn: &mut Play<'_, impl Log<Event>>) {
    let pair = turn
        .state()
        .table
        .expect("the last pair of the half lies on the table");
    let minutes = pair.defend_card.face().board;
    turn.emit(Event::InjuryTime {
        minutes,
        card: pair.defend_card,
    });
    // FLIP-INJ-2 The eights are shuffled and become the packs. FLIP-INJ-3 Attacker and stage stay as they are.
    let packs = BySide::from_fn(|side| turn.state().teams[side].eight);
    preparing::shuffle(turn, Period::InjuryTime, packs);
}

/// FLIP-INJ-4 Exactly as many pairs are laid as the board said. FLIP-INJ-7 Then the match is over, or level and
/// followed by a shoot-out (FLIP-SO-1).
pub(super) fn end(turn: &mut Play<'_, impl Log<Event>>) {
    let cards = BySide::from_fn(|side| {
        let team = &turn.state().teams[side];
        let unused = team.left();
        if unused.is_empty() { team.eight } else { unused }
    });
    if !house::late_penalty(turn, cards) {
        half_time::lose_attack(turn);
    }
    let state = turn.state();
    if state.options.shoot_out.is_on() && state.score.home == state.score.away {
        shoot_out::begin(turn);
    } else {
        full_time(turn, None);
    }
}

/// FLIP-WIN-1, FLIP-WIN-2 The result. FLIP-INFO-5 Both eights are shown.
pub(super) fn full_time(turn: &mut Play<'_, impl Log<Event>>, shoot_out: Option<ShootOutResult>) {
    let state = turn.state();
    let score = state.score;
    let eights = BySide::from_fn(|side| {
        let team = &state.teams[side];
        team.eight
            .cards(team.colour)
            .take(EIGHT)
            .collect::<ArrayVec<Card, EIGHT>>()
    });
    turn.emit(Event::FullTime {
        score,
        result: Result::of(score),
        shoot_out,
        eights: Box::new(eights),
    });
}

/// What is told after the match.
pub(super) fn prompt() -> Prompt {
    Prompt {
        text: Text::new("flip-prompt-over"),
        clause: Clause("FLIP-WIN-1"),
    }
}
