//! The winner's move of a Face-off (CITY-FACE-8 to CITY-FACE-12): what the card lets him choose, and what follows by itself.

use arrayvec::ArrayVec;
use engine::{Log, Side};

use super::{
    Play, Told, ask,
    candidates::{Candidates, MAKE, Menu},
    face_off, factors, misfit,
    movement::{self, Ground},
    told,
};
use crate::{
    Dribble, Duel, Event, Hexagon, Move, Next, Phase, Piece, Refusal, SoccerCity, Stage, StepKind, Tackle,
    board::{back, front},
};

pub(super) const fn prompt(stage: Stage) -> Told {
    match stage {
        Stage::Way => told("city-prompt-way", "CITY-FACE-9"),
        Stage::Winner => told("city-prompt-winner", "CITY-FACE-8"),
        Stage::Loser => told("city-prompt-loser", "CITY-FACE-8"),
    }
}

pub(super) fn menu(state: &SoccerCity, duel: Duel, winner: Side, stage: Stage) -> Menu {
    let forwards = match stage {
        Stage::Way => forward_ways(state, duel),
        Stage::Winner | Stage::Loser => ArrayVec::new(),
    };
    let ways = state.move_options(duel, winner, stage);
    Menu::of([
        MAKE,
        Candidates::forwards(forwards),
        Candidates::walks(mover(duel, winner, stage), ways),
    ])
}

/// What the winner's coach may choose.
pub(crate) struct Choice {
    duel: Duel,
    winner: Side,
    part: Part,
}

enum Part {
    Make,
    Forward(Hexagon),
    Step { stage: Stage, to: Hexagon },
}

pub(super) fn check(
    state: &SoccerCity,
    duel: Duel,
    winner: Side,
    stage: Stage,
    mv: &Move,
) -> Result<Choice, Refusal> {
    let chosen = |part: Part| Ok(Choice { duel, winner, part });
    if let Move::Step { piece, to } = *mv {
        let fits =
            piece == mover(duel, winner, stage) && state.move_options(duel, winner, stage).contains(&to);
        return if fits {
            chosen(Part::Step { stage, to })
        } else {
            Err(Refusal::NotAWay)
        };
    }
    if let (Stage::Way, Move::Make {}) = (stage, *mv) {
        return chosen(Part::Make);
    }
    if let (Stage::Way, Move::Forward { to }) = (stage, *mv) {
        return if forward_ways(state, duel).contains(&to) {
            chosen(Part::Forward(to))
        } else {
            Err(Refusal::NotForward)
        };
    }
    Err(misfit(state, mv))
}

/// CITY-FACE-9 Where the attacker may go instead of his card's move, if he beat a defender behind him.
fn forward_ways(state: &SoccerCity, duel: Duel) -> ArrayVec<Hexagon, 3> {
    let side = duel.attacker.side();
    let (Some(a), Some(d)) = (state.stands_on(duel.attacker), state.stands_on(duel.defender)) else {
        return ArrayVec::new();
    };
    if !back(side)
        .into_iter()
        .any(|direction| a.step(direction) == Some(d))
    {
        return ArrayVec::new();
    }
    front(side)
        .into_iter()
        .filter_map(|direction| a.step(direction))
        .filter(|hexagon| state.is_free(*hexagon))
        .collect()
}

/// The piece that a stage moves.
fn mover(duel: Duel, winner: Side, stage: Stage) -> Piece {
    if (winner == duel.attacker.side()) == (stage == Stage::Winner) {
        duel.attacker
    } else {
        duel.defender
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    let Choice { duel, winner, part } = choice;
    match part {
        Part::Make => begin(turn, duel, winner),
        // CITY-FACE-9 One hexagon forward with the ball, instead of the card's move.
        Part::Forward(to) => {
            go(turn, duel.attacker, to);
            finish(turn, duel, winner);
        }
        Part::Step { stage, to } => make(turn, duel, winner, stage, to),
    }
}

/// CITY-FACE-8 The winner has the ball and makes the move of his card.
pub(super) fn won(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side) {
    let piece = if winner == duel.attacker.side() {
        duel.attacker
    } else {
        duel.defender
    };
    turn.emit(Event::FaceOffWon { piece });
    factors::ball_changed_hands(turn);
    if winner == duel.attacker.side() && !forward_ways(turn.state(), duel).is_empty() {
        return ask(
            turn,
            Phase::WinnerMove {
                duel,
                winner,
                stage: Stage::Way,
            },
        );
    }
    begin(turn, duel, winner);
}

/// The move begins: what leaves no choice is made at once.
fn begin(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side) {
    let (attacker, defender) = (duel.attacker, duel.defender);
    if winner == attacker.side() {
        match duel.attack.dribble() {
            Dribble::Nutmeg => return straight_on(turn, duel, 1), // CITY-DRIB-3
            Dribble::SelfPass => return straight_on(turn, duel, 2), // CITY-DRIB-4
            // CITY-DRIB-5, CITY-DRIB-7
            Dribble::TwoTouch | Dribble::Roulette => swap(turn, duel),
            Dribble::Dribbling | Dribble::Scissor | Dribble::Hat | Dribble::Carousel | Dribble::Elastica => {}
        }
    } else {
        match duel.defence.tackle() {
            // CITY-TACK-1, CITY-TACK-4
            Tackle::Pull | Tackle::SideTackle => swap(turn, duel),
            // CITY-TACK-2 Backwards, away from the attacker.
            Tackle::BackUp => push_on(turn, duel, defender),
            // CITY-TACK-3 The attacker is carried on past him.
            Tackle::ShoulderCharge => push_on(turn, duel, attacker),
            Tackle::Blocking | Tackle::Pressure | Tackle::CutOff | Tackle::Blow | Tackle::Tackle => {}
        }
    }
    let stage = movement::first_stage(duel, winner);
    choose(turn, duel, winner, stage);
}

fn swap(turn: &mut Play<'_, impl Log<Event>>, duel: Duel) {
    turn.emit(Event::Swapped {
        first: duel.attacker,
        second: duel.defender,
    });
}

fn go(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon) {
    turn.emit(Event::Stepped {
        piece,
        to,
        kind: StepKind::FaceOff,
    });
}

/// A piece goes to d + u, if that is free.
fn push_on(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, piece: Piece) {
    let state = turn.state();
    let beyond = state.ground(duel).and_then(|ground| ground.d.step(ground.u));
    if let Some(to) = beyond.filter(|to| state.is_free(*to)) {
        go(turn, piece, to);
    }
}

/// CITY-DRIB-3, CITY-DRIB-4, CITY-DRIB-11 Straight on through the defender, who is put on a.
fn straight_on(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, beyond: u8) {
    if let Some(Ground { a, d, u }) = turn.state().ground(duel) {
        let path: ArrayVec<Option<Hexagon>, 2> = (1..=beyond).map(|steps| d.towards(u, steps)).collect();
        match turn.state().end_of(&path) {
            Some(to) => {
                go(turn, duel.attacker, to);
                go(turn, duel.defender, a);
            }
            None => swap(turn, duel),
        }
    }
    finish(turn, duel, duel.attacker.side());
}

/// CITY-FACE-12 A stage is asked if it leaves a choice, and made without asking if there is only one.
fn choose(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side, stage: Stage) {
    let options = turn.state().move_options(duel, winner, stage);
    match options[..] {
        [] => after(turn, duel, winner, stage, None),
        [only] => make(turn, duel, winner, stage, only),
        [..] => ask(turn, Phase::WinnerMove { duel, winner, stage }),
    }
}

/// A choice is made.
fn make(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side, stage: Stage, to: Hexagon) {
    let ground = turn.state().ground(duel);
    let piece = mover(duel, winner, stage);
    // CITY-TACK-9 Into the hexagon that the defender leaves: they swap.
    if Some(to) == ground.map(|ground| ground.d) && piece == duel.attacker {
        swap(turn, duel);
        return finish(turn, duel, winner);
    }
    go(turn, piece, to);
    after(turn, duel, winner, stage, ground);
}

/// What follows a stage; `ground` is how the two stood before it, if it moved a piece.
fn after(
    turn: &mut Play<'_, impl Log<Event>>,
    duel: Duel,
    winner: Side,
    stage: Stage,
    ground: Option<Ground>,
) {
    let attacks = winner == duel.attacker.side();
    if attacks {
        match (duel.attack.dribble(), stage) {
            // CITY-DRIB-2 Round on the other side; if the defender could not go aside, the coach picks the side.
            (Dribble::Scissor, Stage::Loser) => match ground {
                Some(ground) => {
                    let aside = turn.state().stands_on(duel.defender);
                    let left = [ground.d.step(ground.left()), ground.a.step(ground.left())].contains(&aside);
                    let other = if left { ground.right() } else { ground.left() };
                    if let Some(to) = turn.state().end_of(&ground.round(other)) {
                        go(turn, duel.attacker, to);
                    }
                }
                None => return choose(turn, duel, winner, Stage::Winner),
            },
            // CITY-DRIB-6, CITY-DRIB-10 The defender goes onto a, if it was left.
            (Dribble::Hat, Stage::Winner) => {
                if let Some(ground) = ground {
                    go(turn, duel.defender, ground.a);
                }
            }
            (Dribble::Carousel | Dribble::Elastica, Stage::Winner) => {
                return choose(turn, duel, winner, Stage::Loser);
            }
            (
                Dribble::Dribbling
                | Dribble::Nutmeg
                | Dribble::SelfPass
                | Dribble::TwoTouch
                | Dribble::Roulette,
                _,
            )
            | (Dribble::Scissor, Stage::Way | Stage::Winner)
            | (Dribble::Hat | Dribble::Carousel | Dribble::Elastica, Stage::Way | Stage::Loser) => {}
        }
    } else {
        match (duel.defence.tackle(), stage) {
            (Tackle::Pressure | Tackle::Blow, Stage::Winner) => {
                return choose(turn, duel, winner, Stage::Loser);
            }
            // CITY-TACK-9 The defender takes a.
            (Tackle::Tackle, Stage::Loser) => {
                if let Some(ground) = ground {
                    go(turn, duel.defender, ground.a);
                }
            }
            (
                Tackle::Pull
                | Tackle::BackUp
                | Tackle::ShoulderCharge
                | Tackle::SideTackle
                | Tackle::Blocking
                | Tackle::CutOff,
                _,
            )
            | (Tackle::Pressure | Tackle::Blow, Stage::Way | Stage::Loser)
            | (Tackle::Tackle, Stage::Way | Stage::Winner) => {}
        }
    }
    finish(turn, duel, winner);
}

/// CITY-TURN-9 A new attacking turn begins for the side that has the ball.
fn finish(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side) {
    face_off::over(turn, duel, winner, Next::Turn { side: winner });
}
