//! External Factors (CITY-EF).

use engine::{Log, Side};

use super::{
    Play, Told, ask,
    candidates::{self, Menu},
    misfit, repositioning, told, turn as turns,
};
use crate::{
    Duel, Event, Factor, Hexagon, Move, Next, Phase, Piece, Pieces, Refusal, SoccerCity, StepKind,
    state::FactorState,
};

pub(super) const PROMPT: Told = told("city-prompt-factor-moves", "CITY-EF-16");

pub(super) fn menu(waiting: Pieces) -> Menu {
    Menu::of([candidates::steps(waiting)])
}

/// CITY-EF-1 to CITY-EF-3 A coach who played a marked card takes the top External Factor card; if both did, the winner.
pub(super) fn take(turn: &mut Play<'_, impl Log<Event>>, duel: Duel, winner: Side) {
    let attack = duel.attack.is_marked();
    let defence = duel.defence.is_marked() || duel.before.is_some_and(crate::DefenceCard::is_marked);
    let side = match (attack, defence) {
        (true, true) => winner,
        (true, false) => duel.attacker.side(),
        (false, true) => duel.defender.side(),
        (false, false) => return,
    };
    if !turn.state().options.external_factors.is_on() {
        return;
    }
    let has = |state: &SoccerCity, place: FactorState| state.factors.contains(&place);
    // CITY-EF-8
    if !has(turn.state(), FactorState::Deck) {
        if !has(turn.state(), FactorState::Discarded) {
            return;
        }
        turn.emit(Event::FactorsRenewed {});
    }
    let state = turn.state();
    let deck: arrayvec::ArrayVec<Factor, 12> = Factor::ALL
        .into_iter()
        .filter(|factor| state.factors[*factor as usize] == FactorState::Deck)
        .collect();
    let factor = turn.chance.one_of("factor", &deck);
    turn.emit(Event::FactorTaken { side, factor });
}

/// CITY-EF-4 The card taken this turn takes effect, is discarded without effect, or blocks another (CITY-EF-7).
pub(super) fn take_effect(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let Some((factor, side)) = state.taken else {
        return turns::finish(turn, None);
    };
    let attacks = state.next.side() == side;
    let holds = match factor {
        Factor::CoachReprimand => state.score[side] < state.score[side.other()], // CITY-EF-12
        Factor::LowPressing | Factor::TheWall => !attacks,
        Factor::OnFire => attacks,
        Factor::StrictReferee
        | Factor::IndulgentReferee
        | Factor::Rain
        | Factor::InspiredKeeper
        | Factor::KeeperBadDay
        | Factor::Arguing
        | Factor::CrowdSupport
        | Factor::OffForm => true,
    };
    let blocked = factor.blocks().map(|(other, _)| other).filter(|other| {
        let same_side = factor.blocks().is_some_and(|(_, same_side)| same_side);
        match state.factors[*other as usize] {
            FactorState::Force(of, _) => !same_side || of == side,
            FactorState::Deck | FactorState::Discarded => false,
        }
    });
    if let Some(other) = blocked {
        turn.emit(Event::FactorEnded { factor: other });
    }
    if !holds || blocked.is_some() {
        turn.emit(Event::FactorEnded { factor });
        return turns::finish(turn, None);
    }
    turn.emit(Event::FactorBegan { side, factor });
    let Some(demand) = demand(factor) else {
        return turns::finish(turn, Some(factor));
    };
    // The coach chooses piece by piece, until no piece that has yet to move can.
    let waiting = turn.state().affected(side, demand);
    if !turn.state().can_move(factor, waiting) {
        return turns::finish(turn, None);
    }
    ask(
        turn,
        Phase::FactorMoves {
            side,
            factor,
            waiting,
        },
    );
}

/// Where pieces must move.
#[derive(Clone, Copy)]
enum Demand {
    /// CITY-EF-16 Away from all opponents that they are next to.
    Away,
    /// CITY-EF-18 Next to an opponent two hexagons away.
    NextTo,
}

/// CITY-EF-16, CITY-EF-18 What a factor demands of pieces, if it does.
const fn demand(factor: Factor) -> Option<Demand> {
    match factor {
        Factor::LowPressing => Some(Demand::Away),
        Factor::TheWall => Some(Demand::NextTo),
        Factor::StrictReferee
        | Factor::IndulgentReferee
        | Factor::Rain
        | Factor::CoachReprimand
        | Factor::InspiredKeeper
        | Factor::KeeperBadDay
        | Factor::Arguing
        | Factor::CrowdSupport
        | Factor::OnFire
        | Factor::OffForm => None,
    }
}

impl SoccerCity {
    /// CITY-EF-16, CITY-EF-18 The outfield pieces that must move.
    fn affected(&self, side: Side, demand: Demand) -> Pieces {
        self.on_pitch(side)
            .filter(|(piece, at)| {
                let next_to = self.is_marked(side, *at);
                !self.is_keeper(*piece)
                    && match demand {
                        Demand::Away => next_to,
                        Demand::NextTo => !next_to && self.at_two(side, *at).next().is_some(),
                    }
            })
            .map(|(piece, _)| piece)
            .collect()
    }

    /// The opponents exactly two hexagons away.
    fn at_two(&self, side: Side, at: Hexagon) -> impl Iterator<Item = Hexagon> {
        self.on_pitch(side.other())
            .map(|(_, opponent)| opponent)
            .filter(move |opponent| opponent.distance(at) == 2)
    }

    /// CITY-EF-16 Away from all opponents it was next to; CITY-EF-18 next to an opponent two hexagons away.
    fn check_factor_move(
        &self,
        factor: Factor,
        waiting: Pieces,
        piece: Piece,
        to: Hexagon,
    ) -> Result<(), Refusal> {
        if !waiting.contains(piece) {
            return Err(Refusal::NeedNotMove);
        }
        let side = piece.side();
        let from = self.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
        if from.distance(to) != 1 {
            return Err(Refusal::OneHexagon);
        }
        if !self.is_free(to) {
            return Err(Refusal::Occupied);
        }
        let still = || {
            from.neighbours()
                .any(|next| self.holds(side.other(), next) && next.distance(to) == 1)
        };
        let reaches = || self.at_two(side, from).any(|opponent| opponent.distance(to) == 1);
        match demand(factor) {
            Some(Demand::Away) if still() => Err(Refusal::StillNextTo),
            Some(Demand::NextTo) if !reaches() => Err(Refusal::NotNextTo),
            Some(Demand::Away | Demand::NextTo) => Ok(()),
            None => Err(Refusal::NeedNotMove),
        }
    }

    fn can_move(&self, factor: Factor, waiting: Pieces) -> bool {
        waiting.iter().any(|piece| {
            self.stands_on(piece).is_some_and(|at| {
                at.neighbours()
                    .any(|to| self.check_factor_move(factor, waiting, piece, to).is_ok())
            })
        })
    }
}

/// A step that a factor demands.
pub(crate) struct Choice {
    factor: Factor,
    waiting: Pieces,
    piece: Piece,
    to: Hexagon,
}

pub(super) fn check(
    state: &SoccerCity,
    factor: Factor,
    waiting: Pieces,
    mv: &Move,
) -> Result<Choice, Refusal> {
    let Move::Step { piece, to } = *mv else {
        return Err(misfit(state, mv));
    };
    state.check_factor_move(factor, waiting, piece, to)?;
    Ok(Choice {
        factor,
        waiting,
        piece,
        to,
    })
}

pub(super) fn carry_out(
    turn: &mut Play<'_, impl Log<Event>>,
    Choice {
        factor,
        mut waiting,
        piece,
        to,
    }: Choice,
) {
    let state = turn.state();
    let dead = match state.next {
        Next::Turn { .. } | Next::Exchange { .. } => false,
        Next::Restart { .. } | Next::CornerChoice { .. } | Next::KickOff { .. } => true,
    };
    // CITY-BALL-2 A loose ball is taken, unless the ball is dead.
    if dead || state.bearer().is_some() {
        turn.emit(Event::Stepped {
            piece,
            to,
            kind: StepKind::Factor,
        });
    } else if !repositioning::step(turn, piece, to, StepKind::Factor) {
        return;
    }
    waiting.remove(piece);
    if !turn.state().can_move(factor, waiting) {
        turns::finish(turn, None);
    }
}

/// CITY-EF-17 On Fire lasts until the other side has the ball.
pub(super) fn ball_changed_hands(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if state.in_force_for(Factor::OnFire, state.last.other()) {
        turn.emit(Event::FactorEnded {
            factor: Factor::OnFire,
        });
    }
}

/// CITY-EF-5 Factors whose turns are over.
pub(super) fn drop_spent(turn: &mut Play<'_, impl Log<Event>>) {
    for factor in Factor::ALL {
        if factor.turns().is_some()
            && matches!(turn.state().factors[factor as usize], FactorState::Force(_, 0))
        {
            turn.emit(Event::FactorEnded { factor });
        }
    }
}
