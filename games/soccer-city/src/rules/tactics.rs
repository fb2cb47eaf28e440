//! Attacking tactics (CITY-ATAC): when a card may be played for its tactic, and Sprint, which needs no further decision.

use engine::{Log, Seat};

use super::{
    Play, additional, ask, crossing_pass, fast_break, give_and_go, one_touch, pass_to_the_box, repositioning,
    side_line_advance, slip, turn as turns,
};
use crate::{
    AttackCard, AttackTactic, Card, Context, Event, Hexagon, Phase, Piece, Refusal, SoccerCity, StepKind,
    board::front,
};

/// CITY-ATAC-5 (CITY-ATAC-13 the receiver in the box then may shoot, like any bearer) Whether who passes and receives in it is used.
pub(crate) const fn is_tactic(context: Context) -> bool {
    match context {
        Context::GiveAndGo
        | Context::Return
        | Context::FastBreak
        | Context::Crossing
        | Context::Box
        | Context::Additional
        | Context::OneTouch => true,
        Context::KickOff
        | Context::Pass
        | Context::ThrowIn
        | Context::FreeKick
        | Context::Corner
        | Context::CornerBox
        | Context::GoalKick
        | Context::KeeperThrow => false,
    }
}

/// CITY-TURN-3, CITY-TURN-6 The moments of a turn at which attacking tactics are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// A0: a Give and Go.
    BeforePass,
    /// A2: every other one, except a One-Touch.
    Action,
    /// A5: a One-Touch, and nothing else.
    AfterRepositioning,
    /// None of these.
    Other,
}

/// A card that may be played for its tactic.
pub(crate) struct Choice {
    seat: Seat,
    card: AttackCard,
    start: Start,
}

/// How a tactic begins.
#[derive(Clone, Copy)]
pub(super) enum Start {
    /// With a decision.
    Ask(Phase),
    /// CITY-ATAC-18 With the only step that there is.
    Sprint { piece: Piece, to: Hexagon },
}

/// CITY-ACT-4 A tactic is played only from a card in hand that carries it.
pub(super) fn check(
    state: &SoccerCity,
    seat: Seat,
    moment: Moment,
    card: AttackCard,
) -> Result<Choice, Refusal> {
    let start = check_tactic(state, card.tactic(), moment)?;
    if !state.hand(seat).attack.contains(card) {
        return Err(Refusal::NotInHand);
    }
    match card.tactic() {
        AttackTactic::Additional => additional::check_cards(state, seat)?,
        AttackTactic::OneTouch => one_touch::check_cards(state, seat)?,
        AttackTactic::GiveAndGo
        | AttackTactic::FastBreak
        | AttackTactic::CrossingPass
        | AttackTactic::PassToTheBox
        | AttackTactic::SideLineAdvance
        | AttackTactic::Slip
        | AttackTactic::Sprint => {}
    }
    Ok(Choice { seat, card, start })
}

/// CITY-ATAC-1 to CITY-ATAC-3, CITY-ATAC-7 Whether a tactic may be started at a moment, whoever holds its card; what depends on
/// Ball cards is left to [`check`].
pub(super) fn check_tactic(
    state: &SoccerCity,
    tactic: AttackTactic,
    moment: Moment,
) -> Result<Start, Refusal> {
    use AttackTactic as T;
    if state.turn.acted {
        return Err(Refusal::ActedAlready); // CITY-TURN-5
    }
    if !state.turn.tactics {
        return Err(Refusal::NoTacticsAfterRestart); // CITY-ATAC-6
    }
    let start = match tactic {
        T::OneTouch => match moment {
            Moment::AfterRepositioning => Ok(one_touch::START),
            Moment::BeforePass | Moment::Action | Moment::Other => Err(Refusal::OneTouchMoment),
        },
        T::GiveAndGo => match moment {
            Moment::BeforePass => check_bearer(state).and_then(|()| give_and_go::check_start(state)),
            Moment::Action | Moment::AfterRepositioning | Moment::Other => Err(Refusal::GiveAndGoMoment),
        },
        T::SideLineAdvance => match moment {
            Moment::Action | Moment::Other => {
                check_bearer(state).and_then(|()| side_line_advance::check_start(state))
            }
            Moment::BeforePass | Moment::AfterRepositioning => Err(Refusal::SideLineMoment),
        },
        T::Sprint => return check_after_pass(state, moment).and_then(|()| sprint(state)),
        T::FastBreak => check_passed(state, moment).and_then(|()| fast_break::check_start(state)),
        T::CrossingPass => check_passed(state, moment).and_then(|()| crossing_pass::check_start(state)),
        T::PassToTheBox => check_passed(state, moment).and_then(|()| pass_to_the_box::check_start(state)),
        T::Slip => check_passed(state, moment).and_then(|()| slip::check_start(state)),
        T::Additional => check_passed(state, moment).and_then(|()| additional::check_start(state)),
    };
    start.map(Start::Ask)
}

/// CITY-ATAC-2, CITY-ATAC-3 After a Pass or Advance in A1, with a bearer.
fn check_passed(state: &SoccerCity, moment: Moment) -> Result<(), Refusal> {
    check_after_pass(state, moment)?;
    check_bearer(state)
}

/// CITY-ATAC-2 In A2, after a Pass or Advance in A1.
fn check_after_pass(state: &SoccerCity, moment: Moment) -> Result<(), Refusal> {
    match moment {
        Moment::Action | Moment::Other if state.turn.passed => Ok(()),
        Moment::BeforePass | Moment::Action | Moment::AfterRepositioning | Moment::Other => {
            Err(Refusal::AfterThePass)
        }
    }
}

/// CITY-ATAC-3
fn check_bearer(state: &SoccerCity) -> Result<(), Refusal> {
    if state.bearer_of(state.turn.attacking).is_some() {
        Ok(())
    } else {
        Err(Refusal::TacticNeedsBearer)
    }
}

/// CITY-ATAC-18 Where Sprint leads: one further along the line of a Medium or Long Advance.
fn sprint(state: &SoccerCity) -> Result<Start, Refusal> {
    let run = state.turn.advanced.ok_or(Refusal::NoAdvanceToSprint)?;
    let to = state
        .stands_on(run.piece)
        .and_then(|at| at.step(run.direction))
        .filter(|to| state.is_free(*to))
        .ok_or(Refusal::NoRoomToSprint)?;
    Ok(Start::Sprint { piece: run.piece, to })
}

/// CITY-TURN-5 Whether any tactic of A2 could be played by somebody who held its card.
pub(super) fn any_could_be_played(state: &SoccerCity) -> bool {
    use AttackTactic as T;
    [
        T::SideLineAdvance,
        T::Additional,
        T::Sprint,
        T::Slip,
        T::PassToTheBox,
        T::CrossingPass,
        T::FastBreak,
    ]
    .into_iter()
    .any(|tactic| check_tactic(state, tactic, Moment::Action).is_ok())
}

/// The card is played, and the tactic begins.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { seat, card, start }: Choice) {
    turn.emit(Event::TacticPlayed {
        seat,
        card: Card::Attack(card),
    });
    match start {
        Start::Ask(phase) => ask(turn, phase),
        // The ball goes with him if he has it; a loose one he takes.
        Start::Sprint { piece, to } => last_step(turn, piece, to),
    }
}

// What several tactics share.

impl SoccerCity {
    /// The outfield and other team-mates of the bearer.
    pub(super) fn mates(&self) -> impl Iterator<Item = Piece> {
        let ball = self.ball;
        self.on_pitch(self.turn.attacking)
            .filter(move |(_, at)| *at != ball)
            .map(|(piece, _)| piece)
    }

    /// A team-mate of the bearer who is an outfield piece.
    pub(super) fn is_outfield_mate(&self, piece: Piece) -> bool {
        piece.side() == self.turn.attacking
            && !self.is_keeper(piece)
            && self.stands_on(piece).is_some_and(|at| at != self.ball)
    }

    /// A step forward to a free hexagon.
    pub(super) fn check_forward_step(&self, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
        let from = self.stands_on(piece).ok_or(Refusal::NotOnPitch)?;
        let ahead = front(piece.side())
            .into_iter()
            .any(|ahead| from.step(ahead) == Some(to));
        if !ahead {
            return Err(Refusal::StepForward);
        }
        if self.is_free(to) {
            Ok(())
        } else {
            Err(Refusal::Occupied)
        }
    }
}

/// A step of a tactic to a free hexagon. CITY-ATAC-4 On a loose ball it takes it and ends the walk. Whether play goes on.
pub(super) fn step(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon) -> bool {
    repositioning::step(turn, piece, to, StepKind::Tactic)
}

/// The last step of a tactic: A3 follows.
pub(super) fn last_step(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon) {
    if step(turn, piece, to) {
        turns::shot_phase(turn);
    }
}
