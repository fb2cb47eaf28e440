//! The decision where the ball goes: played, or taken along (`dribble.rs`). TACTICS-BALL-2 Its end squares are an exact
//! count with one bend at most (`pitch::flight`), and TACTICS-BALL-5 it flies over everybody. TACTICS-BALL-10 Who plays
//! it stays.

use engine::{Log, Rng};
use pitch::{Square, Squares, flight, flight_spans, walk_spans};

use super::{Line, Play, ask, battle, capture, direct_pass, offside, one_of, time};
use crate::{
    Aim, Dice, Event, Move, OffsideKind, Pawn, Phase, Refusal, Restart, SoccerTactics, SquareName,
    board::zones, events::BallKind,
};

/// A play of the ball that the O-Team may make now.
pub(crate) struct Choice {
    pawn: Pawn,
    from: Square,
    to: Square,
}

/// Every square to which the ball can be played, then those of a dribble.
pub(super) fn list(state: &SoccerTactics, dice: Dice, moves: &mut Vec<Move>) {
    moves.extend(
        state
            .ball_targets(dice)
            .iter()
            .map(|to| Move::Play { square: to.into() }),
    );
    moves.extend(
        state
            .dribble_targets(dice)
            .iter()
            .map(|to| Move::Dribble { square: to.into() }),
    );
}

/// One of these.
#[inline]
pub(super) fn sample(state: &SoccerTactics, dice: Dice, rng: &mut Rng) -> Move {
    let (targets, dribbles) = (state.ball_targets(dice), state.dribble_targets(dice));
    let at = rng.below(targets.len() + dribbles.len());
    match targets.nth(at) {
        Some(to) => Move::Play { square: to.into() },
        None => Move::Dribble {
            square: one_of(dribbles, rng).into(),
        },
    }
}

/// TACTICS-BALL-7 Whether the ball may be played to a square. TACTICS-BALL-11 The choice names the end square only.
#[inline]
pub(super) fn decide(state: &SoccerTactics, dice: Dice, name: SquareName) -> Result<Choice, Refusal> {
    let to = name.square().ok_or(Refusal::NoSquare)?;
    let (Some(pawn), Some(from)) = (state.holder, state.ball.square()) else {
        return Err(Refusal::NotNow);
    };
    if state.ball_targets(dice).contains(to) {
        return Ok(Choice { pawn, from, to });
    }
    let (steps, offset) = (dice.total(), from.offset(to));
    Err(if !flight_spans(steps, offset) {
        // Where a pawn could turn sharply, and one die tells it.
        if steps <= 6 && walk_spans(steps, offset) {
            Refusal::TurnsBack
        } else {
            Refusal::OutOfRange
        }
    } else if !state.ball_ground().contains(to) {
        // TACTICS-KICK-5, TACTICS-GKICK-5
        if state.restart == Restart::KickOff {
            Refusal::KickoffForward
        } else {
            Refusal::LeaveTheArea
        }
    } else {
        Refusal::OnlyAnOpponent // TACTICS-BALL-8
    })
}

/// TACTICS-SET-4 The ball is played, and what it finds decides what follows.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { pawn, from, to }: Choice) {
    let state = turn.state();
    let offence = state.offence;
    let mate = state.pawn_on(offence, to);
    let opponent = state.pawn_on(offence.other(), to);
    let kind = match (mate, opponent) {
        (None, _) => BallKind::Free,
        (Some(_), Some(_)) => BallKind::Contested,
        (Some(_), None) if state.passes == 0 => BallKind::Direct1,
        (Some(_), None) => BallKind::Direct2,
    };
    turn.emit(Event::BallPlayed { pawn, from, to, kind });
    time::charge(turn, time::BALL_PLAY);
    let Some(mate) = mate else {
        return capture::open_attempt(turn);
    };
    // TACTICS-OFF-5
    if turn.state().offside.contains(mate) {
        return offside::call(turn, mate, OffsideKind::Receive, to);
    }
    // TACTICS-OFF-9
    let scoring = turn.state().in_target_area(to) || (opponent.is_none() && turn.state().is_target_star(to));
    if scoring && offside::interferes(turn, to) {
        return;
    }
    match opponent {
        Some(opponent) => battle::fight(turn, mate, opponent, to), // TACTICS-BATTLE-1
        None => direct_pass::receive(turn, mate, to),
    }
}

pub(super) fn prompt(state: &SoccerTactics, dice: Dice) -> Line {
    let (key, clause) = match state.restart {
        Restart::KickOff => ("tactics-prompt-kick-off", "TACTICS-KICK-5"),
        Restart::GoalKick => ("tactics-prompt-goal-kick", "TACTICS-GKICK-5"),
        Restart::Corner => ("tactics-prompt-corner-kick", "TACTICS-CORNER-11"),
        Restart::Open | Restart::FreeKick | Restart::Penalty if state.passes > 0 => {
            ("tactics-prompt-extra-play", "TACTICS-PASS-2")
        }
        Restart::Open | Restart::FreeKick | Restart::Penalty => {
            ("tactics-prompt-ball-play", "TACTICS-BALL-7")
        }
    };
    (key, clause, dice.total())
}

/// TACTICS-BALL-1 The referee rolls for the O-Team, then it plays the ball. TACTICS-BALL-9 Without any play or dribble
/// the ball stays and the D-Team answers.
#[inline]
pub(super) fn roll(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.state().offence;
    loop {
        let holder_keeps = turn
            .state()
            .holder
            .is_some_and(|holder| turn.state().is_keeper(holder));
        let first = turn.chance.die("ball", 6);
        // TACTICS-BALL-6 Two dice for the keeper.
        let second = holder_keeps.then(|| turn.chance.die("ball", 6));
        let dice = Dice { first, second };
        turn.emit(Event::BallRolled { side, dice });
        let state = turn.state();
        if !state.ball_targets(dice).is_empty() || !state.dribble_targets(dice).is_empty() {
            return ask(turn, Phase::BallPlay { dice });
        }
        // TACTICS-GKICK-7 A goal kick is retaken.
        if state.restart != Restart::GoalKick {
            break;
        }
    }
    turn.emit(Event::BallStays { side });
    time::charge(turn, time::BALL_PLAY);
    ask(turn, Phase::Choice { aim: Aim::Answer });
}

impl SoccerTactics {
    /// TACTICS-BALL-4, TACTICS-BALL-8, TACTICS-KICK-5, TACTICS-GKICK-5 Where the ball can be played.
    #[inline]
    #[must_use]
    pub fn ball_targets(&self, dice: Dice) -> Squares {
        let Some(from) = self.ball.square() else {
            return Squares::NONE;
        };
        let opponents_only = self.occupied[self.defence()] - self.occupied[self.offence];
        (flight(from, dice.total()) - opponents_only) & self.ball_ground()
    }

    /// Where the ball must end by the kind of kick.
    #[inline]
    pub(crate) fn ball_ground(&self) -> Squares {
        match self.restart {
            Restart::KickOff => zones(self.defence()).half,
            Restart::GoalKick => !zones(self.offence).penalty_area,
            Restart::Open | Restart::FreeKick | Restart::Corner | Restart::Penalty => Squares::ALL,
        }
    }

    /// TACTICS-GEO-5 Whether a square is a star before the goal that the O-Team attacks.
    #[inline]
    pub(crate) fn is_target_star(&self, square: Square) -> bool {
        zones(self.defence()).stars.contains(square)
    }
}
