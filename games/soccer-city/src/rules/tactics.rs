//! Attacking tactics (CITY-ATAC).

use arrayvec::ArrayVec;
use engine::{Log, Seat, Side};
use pitch::HexDirection;

use super::{Play, ask, choices, close_pass, repositioning, turn as turns};
use crate::{
    AttackTactic, BallValue, Card, Context, Event, Flight, Hexagon, Phase, Piece, Refusal, Runs, SoccerCity,
    StepKind,
    board::{depth, front, in_half, is_front, seen_from, wing},
};

/// CITY-ATAC-8, CITY-ATAC-10 Steps of a run.
pub(crate) const RUN: u8 = 2;
/// CITY-ATAC-15 Steps of a Side-Line Advance, and how near to the bearer it begins.
const SIDE_LINE: u8 = 4;

/// CITY-ATAC-5 (CITY-ATAC-13 the receiver in the box then may shoot, like any bearer) Whether who passes and receives in it is used.
pub(crate) const fn is_tactic(context: Context) -> bool {
    matches!(
        context,
        Context::GiveAndGo
            | Context::Return
            | Context::FastBreak
            | Context::Crossing
            | Context::Box
            | Context::Additional
            | Context::OneTouch
    )
}

/// CITY-TURN-3, CITY-TURN-6 The moments of a turn at which attacking tactics are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// A0: a Give and Go.
    BeforePass,
    /// A2: every other one, except a One-Touch.
    Action,
    /// A5: a One-Touch, and nothing else.
    AfterRepositioning,
    /// None of these.
    Other,
}

impl Moment {
    const fn of(phase: Phase) -> Self {
        match phase {
            Phase::Pass {} => Self::BeforePass,
            Phase::Action {} => Self::Action,
            Phase::OneTouch {} => Self::AfterRepositioning,
            Phase::Before {}
            | Phase::LineUp { .. }
            | Phase::KickOff { .. }
            | Phase::GiveAndGo {}
            | Phase::GiveAndGoRun { .. }
            | Phase::GiveAndGoReturn { .. }
            | Phase::Answer { .. }
            | Phase::FastBreak { .. }
            | Phase::CrossingPass {}
            | Phase::CrossingStep { .. }
            | Phase::PassToTheBox {}
            | Phase::SideLineAdvance { .. }
            | Phase::Slip {}
            | Phase::Additional {}
            | Phase::Shot {}
            | Phase::Reposition { .. }
            | Phase::OneTouchPlay {}
            | Phase::Defend {}
            | Phase::Pressing { .. }
            | Phase::DefensiveRetreat { .. }
            | Phase::FaceOff { .. }
            | Phase::SecondTackle { .. }
            | Phase::Foul { .. }
            | Phase::TacticalFoul { .. }
            | Phase::WinnerMove { .. }
            | Phase::SaveStep { .. }
            | Phase::SaveThrow { .. }
            | Phase::Clear { .. }
            | Phase::Exchange { .. }
            | Phase::FactorMoves { .. }
            | Phase::NewKeeper { .. }
            | Phase::PenaltyKicker { .. }
            | Phase::CornerChoice { .. }
            | Phase::Stoppage { .. }
            | Phase::FreeKick {}
            | Phase::Corner {}
            | Phase::GoalKick {}
            | Phase::ThrowIn { .. }
            | Phase::Penalty { .. }
            | Phase::Discard { .. }
            | Phase::Trade { .. }
            | Phase::TradePick { .. }
            | Phase::Shootout { .. }
            | Phase::Over {} => Self::Other,
        }
    }
}

impl SoccerCity {
    /// CITY-ATAC-1 to CITY-ATAC-3, CITY-ATAC-7 Whether a tactic may be started now, whoever holds its card; what depends on
    /// Ball cards is left to `check`.
    pub(crate) fn check_tactic(&self, tactic: AttackTactic) -> Result<(), Refusal> {
        use AttackTactic as T;
        if self.turn.acted {
            return Err(Refusal::ActedAlready); // CITY-TURN-5
        }
        if !self.turn.tactics {
            return Err(Refusal::NoTacticsAfterRestart); // CITY-ATAC-6
        }
        match (tactic, Moment::of(self.phase)) {
            (T::OneTouch, Moment::AfterRepositioning) => Ok(()),
            (T::OneTouch, Moment::BeforePass | Moment::Action | Moment::Other) => {
                Err(Refusal::OneTouchMoment)
            }
            (T::GiveAndGo, Moment::BeforePass) => self.check_tactic_place(tactic),
            (T::GiveAndGo, Moment::Action | Moment::AfterRepositioning | Moment::Other) => {
                Err(Refusal::GiveAndGoMoment)
            }
            (T::SideLineAdvance, Moment::BeforePass | Moment::AfterRepositioning) => {
                Err(Refusal::SideLineMoment)
            }
            (
                T::FastBreak | T::CrossingPass | T::PassToTheBox | T::Slip | T::Additional | T::Sprint,
                Moment::BeforePass | Moment::AfterRepositioning,
            ) => Err(Refusal::AfterThePass),
            (
                T::FastBreak
                | T::CrossingPass
                | T::PassToTheBox
                | T::SideLineAdvance
                | T::Slip
                | T::Additional
                | T::Sprint,
                Moment::Action | Moment::Other,
            ) => self.check_tactic_place(tactic),
        }
    }

    /// What a tactic needs on the pitch, whatever the moment.
    fn check_tactic_place(&self, tactic: AttackTactic) -> Result<(), Refusal> {
        use AttackTactic as T;
        let side = self.turn.attacking;
        let before_pass = matches!(tactic, T::GiveAndGo | T::SideLineAdvance);
        if !before_pass && !self.turn.passed {
            return Err(Refusal::AfterThePass); // CITY-ATAC-2
        }
        if tactic == T::Sprint {
            return self.sprint_to().map(|_| ());
        }
        if self.bearer_of(side).is_none() {
            return Err(Refusal::TacticNeedsBearer); // CITY-ATAC-3
        }
        let possible = match tactic {
            T::GiveAndGo => self.mates().any(|mate| self.check_give_and_go(mate).is_ok()),
            T::FastBreak => self.could_break(),
            T::CrossingPass => self.mates().any(|mate| self.check_cross(mate).is_ok()),
            T::PassToTheBox => self
                .mates()
                .any(|mate| self.aim_box(side, mate, Context::Box).is_ok()),
            T::SideLineAdvance => self
                .mates()
                .any(|mate| self.check_side_liner(mate).is_ok() && !self.side_line_steps(mate).is_empty()),
            T::Slip => self.mates().any(|mate| !self.slips(mate).is_empty()),
            T::Additional => self.has_ball_card(side),
            T::Sprint | T::OneTouch => true,
        };
        if possible {
            return Ok(());
        }
        Err(match tactic {
            T::GiveAndGo => Refusal::NobodyNear,
            T::FastBreak => Refusal::NoFastBreak,
            T::CrossingPass => Refusal::NoCross,
            T::PassToTheBox => Refusal::NobodyInTheBox,
            T::SideLineAdvance => Refusal::NoSideLiner,
            T::Slip => Refusal::NobodyCanSlip,
            T::Additional => Refusal::NoBallPlay,
            T::Sprint | T::OneTouch => Refusal::NotNow,
        })
    }

    /// The outfield and other team-mates of the bearer.
    fn mates(&self) -> impl Iterator<Item = Piece> {
        let ball = self.ball;
        self.on_pitch(self.turn.attacking)
            .filter(move |(_, at)| *at != ball)
            .map(|(piece, _)| piece)
    }

    /// A team-mate of the bearer who is an outfield piece.
    fn is_outfield_mate(&self, piece: Piece) -> bool {
        piece.side() == self.turn.attacking
            && !self.is_keeper(piece)
            && self.stands_on(piece).is_some_and(|at| at != self.ball)
    }

    /// CITY-ATAC-8 The first pass of a Give and Go.
    pub(crate) fn check_give_and_go(&self, receiver: Piece) -> Result<(), Refusal> {
        self.aim_close(self.turn.attacking, receiver, Context::GiveAndGo)?;
        let near = self
            .stands_on(receiver)
            .is_some_and(|at| at.distance(self.ball) <= close_pass::SHORT);
        if near {
            Ok(())
        } else {
            Err(Refusal::TooFarForGiveAndGo)
        }
    }

    /// A step forward to a free hexagon.
    fn check_forward_step(&self, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
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

    /// CITY-ATAC-8 The pass of the second player: a Short Pass on a line or square, near the first player.
    pub(crate) fn aim_return(&self, runner: Piece, to: Hexagon) -> Result<super::passes::Aimed, Refusal> {
        let aimed = self.aim(BallValue::Short, to)?;
        let near = self.stands_on(runner).is_some_and(|at| at.distance(to) <= RUN);
        if near {
            Ok(aimed)
        } else {
            Err(Refusal::TooFarFromRunner)
        }
    }

    /// CITY-ATAC-10 Whether a piece may be chosen for a Fast Break.
    fn can_break(&self, piece: Piece) -> bool {
        self.is_outfield_mate(piece) && self.stands_on(piece).is_some_and(|at| in_half(piece.side(), at))
    }

    /// CITY-ATAC-10 Whether a Close Pass will be possible to at least one piece, where it stands or after its steps.
    fn could_break(&self) -> bool {
        let side = self.turn.attacking;
        self.mates().filter(|mate| self.can_break(*mate)).any(|mate| {
            if self.aim_close(side, mate, Context::FastBreak).is_ok() {
                return true;
            }
            let Some(at) = self.stands_on(mate) else {
                return false;
            };
            let mut trial = self.clone();
            let mut after = |to: Hexagon| {
                trial.put(mate, crate::piece::Place::On(to));
                trial.aim_close(side, mate, Context::FastBreak).is_ok()
            };
            let ahead = |from: Hexagon| {
                front(side)
                    .into_iter()
                    .filter_map(move |direction| from.step(direction))
                    .filter(|to| self.is_free(*to))
            };
            ahead(at).any(|first| after(first) || ahead(first).any(&mut after))
        })
    }

    pub(crate) fn check_break_step(&self, runs: Runs, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
        match runs.of(piece) {
            Some(run) if run.left == 0 => return Err(Refusal::BreakIsOver),
            Some(_) => {}
            None if !runs.has_room() => return Err(Refusal::TwoRunners),
            None if self.can_break(piece) => {}
            None => return Err(Refusal::NotABreaker),
        }
        self.check_forward_step(piece, to)
    }

    /// CITY-ATAC-10 The ball goes to one of the pieces that were chosen; who has not stepped may still be chosen.
    pub(crate) fn check_break_pass(&self, runs: Runs, receiver: Piece) -> Result<(), Refusal> {
        let chosen = runs.of(receiver).is_some() || (runs.has_room() && self.can_break(receiver));
        if receiver.side() == self.turn.attacking && !chosen {
            return Err(Refusal::NotABreaker);
        }
        self.aim_close(self.turn.attacking, receiver, Context::FastBreak)
            .map(|_| ())
    }

    /// CITY-ATAC-10 The pass is obligatory while one is legal.
    pub(crate) fn check_break_done(&self, runs: Runs) -> Result<(), Refusal> {
        if self.mates().any(|mate| self.check_break_pass(runs, mate).is_ok()) {
            Err(Refusal::MustPass)
        } else {
            Ok(())
        }
    }

    /// CITY-ATAC-11 A Close Pass from one wing to the other, in the same half.
    pub(crate) fn check_cross(&self, receiver: Piece) -> Result<(), Refusal> {
        let to = self.stands_on(receiver).ok_or(Refusal::NotOnPitch)?;
        let (here, there) = (wing(self.ball), wing(to));
        let same_half = Side::ALL
            .into_iter()
            .any(|side| in_half(side, self.ball) && in_half(side, to));
        if here == 0 || here + there != 0 || !same_half {
            return Err(Refusal::NoCross);
        }
        self.aim_close(self.turn.attacking, receiver, Context::Crossing)
            .map(|_| ())
    }

    /// CITY-ATAC-11 The receiver's step forward.
    pub(crate) fn check_crossing_step(
        &self,
        runner: Piece,
        piece: Piece,
        to: Hexagon,
    ) -> Result<(), Refusal> {
        if piece != runner {
            return Err(Refusal::AnotherRuns);
        }
        self.check_forward_step(piece, to)
    }

    /// CITY-ATAC-15, CITY-ATAC-19 An outfield team-mate near the bearer and further back than he is.
    fn check_side_liner(&self, piece: Piece) -> Result<(), Refusal> {
        let side = self.turn.attacking;
        let behind = self.is_outfield_mate(piece)
            && self.stands_on(piece).is_some_and(|at| {
                at.distance(self.ball) <= SIDE_LINE && depth(side, at) < depth(side, self.ball)
            });
        if behind { Ok(()) } else { Err(Refusal::NoSideLiner) }
    }

    /// CITY-ATAC-15 Straight forward; only if that hexagon is occupied, to a free one beside it.
    fn side_line_steps(&self, piece: Piece) -> ArrayVec<Hexagon, 2> {
        let side = piece.side();
        let step = |clockwise: usize| {
            self.stands_on(piece)
                .and_then(|at| at.step(seen_from(side, clockwise)))
        };
        match step(0) {
            Some(ahead) if self.is_free(ahead) => std::iter::once(ahead).collect(),
            Some(_) => [step(5), step(1)]
                .into_iter()
                .flatten()
                .filter(|to| self.is_free(*to))
                .collect(),
            None => ArrayVec::new(),
        }
    }

    pub(crate) fn check_side_line_step(
        &self,
        runner: Option<Piece>,
        left: u8,
        piece: Piece,
        to: Hexagon,
    ) -> Result<(), Refusal> {
        match runner {
            Some(runner) if runner != piece => return Err(Refusal::AnotherRuns),
            Some(_) if left == 0 => return Err(Refusal::SideLineIsOver),
            Some(_) => {}
            None => self.check_side_liner(piece)?,
        }
        if self.side_line_steps(piece).contains(&to) {
            Ok(())
        } else {
            Err(Refusal::StraightForward)
        }
    }

    /// CITY-ATAC-16 Where a marked outfield team-mate gets free.
    fn slips(&self, piece: Piece) -> ArrayVec<Hexagon, 6> {
        let side = piece.side();
        let Some(at) = self.stands_on(piece) else {
            return ArrayVec::new();
        };
        if !self.is_outfield_mate(piece) || !self.is_marked(side, at) {
            return ArrayVec::new();
        }
        at.neighbours()
            .filter(|to| self.is_free(*to) && !self.is_marked(side, *to))
            .collect()
    }

    pub(crate) fn check_slip(&self, piece: Piece, to: Hexagon) -> Result<(), Refusal> {
        if self.slips(piece).contains(&to) {
            Ok(())
        } else {
            Err(Refusal::StillMarked)
        }
    }

    /// CITY-ATAC-18 Where Sprint leads: one further along the line of a Medium or Long Advance.
    fn sprint_to(&self) -> Result<(Piece, Hexagon), Refusal> {
        let run = self.turn.advanced.ok_or(Refusal::NoAdvanceToSprint)?;
        let to = self
            .stands_on(run.piece)
            .and_then(|at| at.step(run.direction))
            .filter(|to| self.is_free(*to))
            .ok_or(Refusal::NoRoomToSprint)?;
        Ok((run.piece, to))
    }
}

/// CITY-TURN-5 Whether any tactic of A2 could be played by somebody who held its card.
pub(crate) fn any_could_be_played(state: &SoccerCity) -> bool {
    use AttackTactic as T;
    state.turn.tactics
        && !state.turn.acted
        && [
            T::SideLineAdvance,
            T::Additional,
            T::Sprint,
            T::Slip,
            T::PassToTheBox,
            T::CrossingPass,
            T::FastBreak,
        ]
        .into_iter()
        .any(|tactic| state.check_tactic_place(tactic).is_ok())
}

/// Whether somebody who held its card could play a Give and Go.
pub(crate) fn could_give_and_go(state: &SoccerCity) -> bool {
    state.turn.tactics
        && !state.turn.acted
        && !state.hand(state.seat_of(state.turn.attacking)).attack.is_empty()
        && state.mates().any(|mate| state.check_give_and_go(mate).is_ok())
}

/// CITY-ATAC-14 Whether a One-Touch could be played: a piece took the ball during A4, and nobody had it before.
pub(crate) fn could_one_touch(state: &SoccerCity) -> bool {
    let side = state.turn.attacking;
    state.turn.tactics
        && !state.turn.acted
        && state.turn.fetched
        && state.bearer_of(side).is_some()
        && state.has_ball_card(side)
        && !state.hand(state.seat_of(side)).attack.is_empty()
}

/// CITY-ACT-4 A tactic is played only from a card in hand that carries it.
pub(crate) fn check(state: &SoccerCity, seat: Seat, card: Card) -> Result<(), Refusal> {
    let Card::Attack(attack) = card else {
        return Err(Refusal::WrongKindOfCard);
    };
    state.check_tactic(attack.tactic())?;
    if !state.hand(seat).holds(card) {
        return Err(Refusal::NotInHand);
    }
    // CITY-ATAC-7, CITY-ACE-3 What needs a Ball card needs one that can be played.
    let phase = match attack.tactic() {
        AttackTactic::Additional => Phase::Additional {},
        AttackTactic::OneTouch => Phase::OneTouchPlay {},
        AttackTactic::GiveAndGo
        | AttackTactic::FastBreak
        | AttackTactic::CrossingPass
        | AttackTactic::PassToTheBox
        | AttackTactic::SideLineAdvance
        | AttackTactic::Slip
        | AttackTactic::Sprint => return Ok(()),
    };
    let mut after = state.clone();
    after.phase = phase;
    if choices::any_ball_play(&after, seat) {
        Ok(())
    } else {
        Err(Refusal::NoBallPlay)
    }
}

/// A tactic begins.
pub(crate) fn start(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, tactic: AttackTactic, card: Card) {
    turn.emit(Event::TacticPlayed { seat, card });
    let phase = match tactic {
        AttackTactic::GiveAndGo => Phase::GiveAndGo {},
        AttackTactic::FastBreak => Phase::FastBreak {
            runs: Runs::default(),
        },
        AttackTactic::CrossingPass => Phase::CrossingPass {},
        AttackTactic::PassToTheBox => Phase::PassToTheBox {},
        AttackTactic::OneTouch => Phase::OneTouchPlay {},
        AttackTactic::SideLineAdvance => Phase::SideLineAdvance {
            runner: None,
            left: SIDE_LINE,
        },
        AttackTactic::Slip => Phase::Slip {},
        AttackTactic::Additional => Phase::Additional {},
        AttackTactic::Sprint => return sprint(turn),
    };
    ask(turn, phase);
}

/// CITY-ATAC-18 The ball goes with him if he has it; a loose one he takes.
fn sprint(turn: &mut Play<'_, impl Log<Event>>) {
    if let Ok((piece, to)) = turn.state().sprint_to() {
        repositioning::step(turn, piece, to, StepKind::Tactic);
    }
    turns::shot_phase(turn);
}

/// CITY-ATAC-8 After the first pass the first player runs. CITY-CLOSE-1 Whoever took the pass is the second player.
pub(crate) fn give_and_go_run(turn: &mut Play<'_, impl Log<Event>>, flight: Flight) {
    let (Some(runner), Some(mate)) = (flight.by, flight.receiver) else {
        return turns::pass_phase(turn);
    };
    ask(
        turn,
        Phase::GiveAndGoRun {
            runner,
            mate,
            left: RUN,
        },
    );
}

pub(crate) fn check_run(
    state: &SoccerCity,
    (runner, left): (Piece, u8),
    piece: Piece,
    to: Hexagon,
) -> Result<(), Refusal> {
    if piece != runner {
        return Err(Refusal::AnotherRuns);
    }
    if left == 0 {
        return Err(Refusal::RunIsOver);
    }
    state.check_forward_step(piece, to)
}

/// CITY-ATAC-8, CITY-ATAC-9 The run is done: the ball comes back if a pass is legal.
pub(crate) fn run_done(turn: &mut Play<'_, impl Log<Event>>, runner: Piece, mate: Piece) {
    let state = turn.state();
    let possible = returns(state, runner).next().is_some();
    if possible {
        return ask(turn, Phase::GiveAndGoReturn { runner, mate });
    }
    turns::pass_phase(turn);
}

/// The landings of the second pass of a Give and Go.
pub(crate) fn returns(state: &SoccerCity, runner: Piece) -> impl Iterator<Item = Hexagon> {
    let from = state.ball;
    HexDirection::ALL
        .into_iter()
        .flat_map(move |direction| from.line(direction).take(4))
        .chain([from.shifted(0, 2), from.shifted(0, -2)].into_iter().flatten())
        .filter(move |to| state.aim_return(runner, *to).is_ok())
}

/// CITY-ATAC-11 If he has the ball after any Challenge the receiver goes one hexagon forward.
pub(crate) fn crossing_step(turn: &mut Play<'_, impl Log<Event>>, flight: Flight) {
    let state = turn.state();
    let side = flight.side;
    if let Some(piece) = state.bearer_of(side)
        && HexDirection::ALL
            .into_iter()
            .filter(|direction| is_front(side, *direction))
            .filter_map(|direction| state.ball.step(direction))
            .any(|to| state.is_free(to))
    {
        return ask(turn, Phase::CrossingStep { piece });
    }
    turns::shot_phase(turn);
}

/// A step of a tactic to a free hexagon. CITY-ATAC-4 On a loose ball it takes it and ends the walk.
pub(crate) fn step(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon) {
    repositioning::step(turn, piece, to, StepKind::Tactic);
}
