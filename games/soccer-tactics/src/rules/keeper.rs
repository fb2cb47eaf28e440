//! The keeper: the decision whether he steps or the die is rolled, and how he is put back into his goal area.

use engine::{Log, Rng, Side};
use pitch::{Square, Squares};

use super::{
    Line, Play, ask, cards, corner, goal_kick, limits, offensive_set, one_of, pawn_move, placement, time,
};
use crate::{
    Aim, Event, Move, Pawn, Phase, Refusal, Restart, SoccerTactics, SquareName,
    board::zones,
    phase::{Placement, Purpose},
};

/// The D-Team's answer that it may give now.
pub(crate) struct Choice {
    aim: Aim,
    answer: Answer,
}

enum Answer {
    Step { pawn: Pawn, from: Square, to: Square },
    Roll,
}

/// The roll, and every step of the keeper. TACTICS-KEEP-8 If he has no legal step, only a roll is left.
pub(super) fn list(state: &SoccerTactics, side: Side, moves: &mut Vec<Move>) {
    moves.push(Move::Roll {});
    moves.extend(
        state
            .keeper_steps(side)
            .iter()
            .map(|to| Move::Keeper { square: to.into() }),
    );
}

/// One of these. Field players are the defence: a roll is as likely as all the keeper's steps together.
#[inline]
pub(super) fn sample(state: &SoccerTactics, side: Side, rng: &mut Rng) -> Move {
    let steps = state.keeper_steps(side);
    if rng.below(2) == 0 || steps.is_empty() {
        Move::Roll {}
    } else {
        Move::Keeper {
            square: one_of(steps, rng).into(),
        }
    }
}

/// TACTICS-KEEP-2 Instead of a roll the D-Team may move its keeper, TACTICS-KEEP-1 by one square.
pub(super) fn step(state: &SoccerTactics, aim: Aim, name: SquareName) -> Result<Choice, Refusal> {
    let to = name.square().ok_or(Refusal::NoSquare)?;
    let side = state.defence();
    let pawn = state.keepers[side];
    let from = state.square_of(pawn).ok_or(Refusal::NoKeeper)?;
    if state.keeper_steps(side).contains(to) {
        let answer = Answer::Step { pawn, from, to };
        return Ok(Choice { aim, answer });
    }
    Err(if from.distance(to) != 1 {
        Refusal::KeeperOneStep
    } else if state.occupied[side].contains(to) {
        Refusal::OwnPawnThere
    } else if !zones(side).half.contains(to) {
        Refusal::KeeperHalf
    } else {
        limits::refusal(state, pawn, to).unwrap_or(Refusal::KeeperOneStep)
    })
}

/// The D-Team has the die rolled; TACTICS-MINOR-7 the referee does so if its time is up.
pub(super) fn roll(aim: Aim) -> Choice {
    let answer = Answer::Roll;
    Choice { aim, answer }
}

/// The keeper steps, or the die is rolled for a field player. TACTICS-KEEP-5 On the holder's square he fights, on a free
/// ball he captures it; TACTICS-KEEP-6 then his side begins a set.
#[inline]
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { aim, answer }: Choice) {
    match answer {
        Answer::Step { pawn, from, to } => {
            turn.emit(Event::KeeperStepped { pawn, from, to });
            time::charge(turn, time::PAWN_MOVE);
            offensive_set::arrive(turn, aim, pawn, to);
        }
        Answer::Roll => {
            let side = turn.state().defence();
            match pawn_move::roll(turn, side, Purpose::Reply(aim)) {
                Some(roll) => ask(turn, Phase::Reply { aim, roll }),
                None => offensive_set::missed(turn, aim),
            }
        }
    }
}

pub(super) fn prompt(aim: Aim) -> Line {
    match aim {
        Aim::Answer => ("tactics-prompt-choice-answer", "TACTICS-SET-6", 0),
        Aim::Attempt => ("tactics-prompt-choice-attempt", "TACTICS-CAPT-4", 0),
    }
}

/// TACTICS-KEEP-7 A keeper is put back into his goal area for a restart. One who is there stays, but for a goal kick he
/// chooses his square anew.
pub(super) fn bring_home(turn: &mut Play<'_, impl Log<Event>>, side: Side, restart: Restart) {
    let pawn = turn.state().keepers[side];
    let at_home = turn
        .state()
        .square_of(pawn)
        .is_some_and(|square| zones(side).goal_area.contains(square));
    if at_home && restart != Restart::GoalKick {
        return go_on(turn, side, restart);
    }
    turn.emit(Event::KeeperLifted { pawn });
    make_room(turn, side, restart);
}

/// A team-mate in the goal area moves out first.
pub(super) fn make_room(turn: &mut Play<'_, impl Log<Event>>, side: Side, restart: Restart) {
    let room = Placement::MakeRoom { side, restart };
    if turn.state().to_place(room).is_empty() {
        ask(turn, Phase::KeeperHome { side, restart });
    } else {
        placement::open(turn, room);
    }
}

/// The keeper is put on his square.
pub(super) fn put_home(turn: &mut Play<'_, impl Log<Event>>, side: Side, restart: Restart, square: Square) {
    turn.emit(Event::PawnPlaced {
        pawn: turn.state().keepers[side],
        square,
    });
    time::charge(turn, time::CHOICE);
    go_on(turn, side, restart);
}

fn go_on(turn: &mut Play<'_, impl Log<Event>>, side: Side, restart: Restart) {
    match restart {
        Restart::GoalKick => goal_kick::clear_area(turn),
        Restart::Corner => corner::clear_zone(turn),
        // Nobody is put back for the last three but in positions that somebody has made up.
        Restart::FreeKick | Restart::Open | Restart::KickOff | Restart::Penalty => {
            cards::give_free_kick(turn, side);
        }
    }
}

impl SoccerTactics {
    /// TACTICS-KEEP-1, TACTICS-KEEP-5 Where a side's keeper can step.
    #[inline]
    #[must_use]
    pub fn keeper_steps(&self, side: Side) -> Squares {
        self.one_step(self.keepers[side])
    }
}
