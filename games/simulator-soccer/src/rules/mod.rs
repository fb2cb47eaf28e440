//! The rules, one file per chapter of `RULES.md`. A decision has its home in one of them: who is asked, what is listed or
//! sampled, how a move is checked, what it does, and the prompt.

pub(crate) mod start;
pub(crate) mod kick_off;
pub(crate) mod round;
pub(crate) mod put_down;
pub(crate) mod declare;
pub(crate) mod repeat;
pub(crate) mod header;
pub(crate) mod prepare;
pub(crate) mod pro;
pub(crate) mod slide;
pub(crate) mod keeper;
pub(crate) mod keeper_tackle;
pub(crate) mod keeper_dribble;
pub(crate) mod aiming;
pub(crate) mod release;
pub(crate) mod kicking;
pub(crate) mod table_resolution;
pub(crate) mod after_kick;
pub(crate) mod replant;
pub(crate) mod cod;
pub(crate) mod takers;
pub(crate) mod choose_taker;
pub(crate) mod choose_cell;
pub(crate) mod place_taker;
pub(crate) mod pick_up;
pub(crate) mod restart;
pub(crate) mod moving;
pub(crate) mod phase_two;
pub(crate) mod phase_three;
pub(crate) mod entry;
pub(crate) mod tackle;
pub(crate) mod foul;
pub(crate) mod stoppage;
pub(crate) mod goal_kick;
pub(crate) mod line_up;
pub(crate) mod substitution;
pub(crate) mod throw_in;
pub(crate) mod call_substitution;
pub(crate) mod make_room;
pub(crate) mod thrower;
pub(crate) mod time;
pub(crate) mod shoot_out;
pub(crate) mod pegs;

use engine::{Clause, ClockInput, Log, Moves, Prompt, Rng, Seat, Seats, Side, Text, ToAct, Turn, Viewer};

use self::pro::Steps;
use crate::{Event, Move, Phase, Player, Refusal, SimulatorSoccer, Spot, player::Players};

/// A move being played. SIM-GEN-5 Dice, coin and errors come from its chance alone.
type Play<'a, L> = Turn<'a, SimulatorSoccer, L>;

/// A choice that the rules allow: made by `decide` alone, so that nothing else can be carried out.
pub(crate) enum Choice {
    PlaceStart(start::Choice),
    KickoffTaker(kick_off::Choice),
    PutDown(put_down::Choice),
    Declare(declare::Choice),
    Step(pro::Choice),
    Slide(slide::Choice),
    PrepareKeeper(keeper::Choice),
    KeeperTackle(keeper_tackle::Choice),
    KeeperDribble(keeper_dribble::Choice),
    Aim(aiming::Choice),
    Release(release::Choice),
    Replant(replant::Choice),
    ChooseTaker(choose_taker::Choice),
    ChooseCell(choose_cell::Choice),
    PlaceTaker(place_taker::Choice),
    PickUp(pick_up::Choice),
    Header(header::Choice),
    Repeat(repeat::Choice),
    Move2(phase_two::Choice),
    Move3(phase_three::Choice),
    Tackle(tackle::Choice),
    CallSubstitution(call_substitution::Choice),
    MakeRoom(make_room::Choice),
    Thrower(thrower::Choice),
    Substitutions(substitution::Choice),
    BallSpot(goal_kick::Choice),
    LineUp(line_up::Choice),
    ShootoutTaker(shoot_out::Choice),
}

/// SIM-GEN-9 What a seat's move comes to, or the first clause that forbids it.
pub(crate) fn decide(state: &SimulatorSoccer, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if !is_asked(state, seat) {
        return Err(Refusal::NotYourTurn);
    }
    let side = seat.side();
    match state.phase {
        Phase::Before {} | Phase::Over {} => Err(Refusal::NotYourTurn),
        Phase::PlaceStart {} => start::decide(state, side, mv).map(Choice::PlaceStart),
        Phase::KickoffTaker {} => kick_off::decide(state, mv).map(Choice::KickoffTaker),
        Phase::PutDown {} => put_down::decide(state, mv).map(Choice::PutDown),
        Phase::Declare {} => declare::decide(state, mv).map(Choice::Declare),
        Phase::OffsideStep {} => pro::decide(state, Steps::Back, mv).map(Choice::Step),
        Phase::HeaderStep { side } => pro::decide(state, Steps::ToCross(side), mv).map(Choice::Step),
        Phase::SpeedStep { side } => pro::decide(state, Steps::ToBall(side), mv).map(Choice::Step),
        Phase::Slide {} => slide::decide(state, mv).map(Choice::Slide),
        Phase::PrepareKeeper {} => keeper::decide(state, mv).map(Choice::PrepareKeeper),
        Phase::KeeperTackle {} => keeper_tackle::decide(state, mv).map(Choice::KeeperTackle),
        Phase::KeeperDribble {} => keeper_dribble::decide(state, mv).map(Choice::KeeperDribble),
        Phase::Aim {} => aiming::decide(state, side, mv).map(Choice::Aim),
        Phase::Release {} => release::decide(state, mv).map(Choice::Release),
        Phase::Replant {} => replant::decide(state, mv).map(Choice::Replant),
        Phase::ChooseTaker { .. } => choose_taker::decide(state, mv).map(Choice::ChooseTaker),
        Phase::ChooseCell { .. } => choose_cell::decide(state, mv).map(Choice::ChooseCell),
        Phase::PlaceTaker { .. } => place_taker::decide(state, mv).map(Choice::PlaceTaker),
        Phase::PickUp { .. } => pick_up::decide(state, mv).map(Choice::PickUp),
        Phase::Header { .. } => header::decide(state, mv).map(Choice::Header),
        Phase::Repeat {} => repeat::decide(state, mv).map(Choice::Repeat),
        Phase::Move2 {} => phase_two::decide(state, side, mv).map(Choice::Move2),
        Phase::Move3 {} => phase_three::decide(state, side, mv).map(Choice::Move3),
        Phase::Tackle {} => tackle::decide(state, mv).map(Choice::Tackle),
        Phase::CallSubstitution { side } => {
            call_substitution::decide(state, side, mv).map(Choice::CallSubstitution)
        }
        Phase::MakeRoom {} => make_room::decide(state, mv).map(Choice::MakeRoom),
        Phase::Thrower {} => thrower::decide(state, mv).map(Choice::Thrower),
        Phase::Substitutions { side } => substitution::decide(state, side, mv).map(Choice::Substitutions),
        Phase::BallSpot {} => goal_kick::decide(state, mv).map(Choice::BallSpot),
        Phase::LineUp { part } => line_up::decide(state, part, mv).map(Choice::LineUp),
        Phase::ShootoutTaker { .. } => shoot_out::decide(state, mv).map(Choice::ShootoutTaker),
    }
}

/// Carries out what `decide` has allowed.
pub(crate) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice {
        Choice::PlaceStart(choice) => start::carry_out(turn, choice),
        Choice::KickoffTaker(choice) => kick_off::carry_out(turn, choice),
        Choice::PutDown(choice) => put_down::carry_out(turn, choice),
        Choice::Declare(choice) => declare::carry_out(turn, choice),
        Choice::Step(choice) => pro::carry_out(turn, choice),
        Choice::Slide(choice) => slide::carry_out(turn, choice),
        Choice::PrepareKeeper(choice) => keeper::carry_out(turn, choice),
        Choice::KeeperTackle(choice) => keeper_tackle::carry_out(turn, choice),
        Choice::KeeperDribble(choice) => keeper_dribble::carry_out(turn, choice),
        Choice::Aim(choice) => aiming::carry_out(turn, choice),
        Choice::Release(choice) => release::carry_out(turn, choice),
        Choice::Replant(choice) => replant::carry_out(turn, choice),
        Choice::ChooseTaker(choice) => choose_taker::carry_out(turn, choice),
        Choice::ChooseCell(choice) => choose_cell::carry_out(turn, choice),
        Choice::PlaceTaker(choice) => place_taker::carry_out(turn, choice),
        Choice::PickUp(choice) => pick_up::carry_out(turn, choice),
        Choice::Header(choice) => header::carry_out(turn, choice),
        Choice::Repeat(choice) => repeat::carry_out(turn, choice),
        Choice::Move2(choice) => phase_two::carry_out(turn, choice),
        Choice::Move3(choice) => phase_three::carry_out(turn, choice),
        Choice::Tackle(choice) => tackle::carry_out(turn, choice),
        Choice::CallSubstitution(choice) => call_substitution::carry_out(turn, choice),
        Choice::MakeRoom(choice) => make_room::carry_out(turn, choice),
        Choice::Thrower(choice) => thrower::carry_out(turn, choice),
        Choice::Substitutions(choice) => substitution::carry_out(turn, choice),
        Choice::BallSpot(choice) => goal_kick::carry_out(turn, choice),
        Choice::LineUp(choice) => line_up::carry_out(turn, choice),
        Choice::ShootoutTaker(choice) => shoot_out::carry_out(turn, choice),
    }
}

/// The side whose decision is open, if one side alone decides.
fn decider(state: &SimulatorSoccer) -> Option<Side> {
    match state.phase {
        Phase::Before {} | Phase::Over {} | Phase::PlaceStart {} => None,
        Phase::KickoffTaker {} => Some(kick_off::asked(state)),
        Phase::PutDown {} => Some(put_down::asked(state)),
        Phase::Declare {} => Some(declare::asked(state)),
        Phase::OffsideStep {} => Some(Steps::Back.asked(state)),
        Phase::Slide {} => Some(slide::asked(state)),
        Phase::PrepareKeeper {} => Some(keeper::asked(state)),
        Phase::KeeperTackle {} => Some(keeper_tackle::asked(state)),
        Phase::KeeperDribble {} => Some(keeper_dribble::asked(state)),
        Phase::Aim {} => Some(aiming::asked(state)),
        Phase::Release {} => Some(release::asked(state)),
        Phase::Replant {} => Some(replant::asked(state)),
        Phase::Repeat {} => Some(repeat::asked(state)),
        Phase::Move2 {} => Some(phase_two::asked(state)),
        Phase::Move3 {} => Some(phase_three::asked(state)),
        Phase::Tackle {} => Some(tackle::asked(state)),
        Phase::MakeRoom {} => Some(make_room::asked(state)),
        Phase::Thrower {} => Some(thrower::asked(state)),
        Phase::BallSpot {} => Some(goal_kick::asked(state)),
        Phase::LineUp { part } => Some(line_up::asked(state, part)),
        Phase::HeaderStep { side }
        | Phase::SpeedStep { side }
        | Phase::ChooseTaker { side }
        | Phase::ChooseCell { side }
        | Phase::PlaceTaker { side }
        | Phase::PickUp { side }
        | Phase::Header { side }
        | Phase::CallSubstitution { side }
        | Phase::Substitutions { side }
        | Phase::ShootoutTaker { side } => Some(side),
    }
}

/// Whether a side must choose now. Two decisions are put to both seats at once.
pub(crate) fn must_choose(state: &SimulatorSoccer, side: Side) -> bool {
    if state.phase == (Phase::PlaceStart {}) {
        start::is_asked(state, side)
    } else if state.phase == (Phase::Aim {}) {
        aiming::is_asked(state, side)
    } else {
        decider(state) == Some(side)
    }
}

/// SIM-GEN-1 The same of a seat: a side has one.
fn is_asked(state: &SimulatorSoccer, seat: Seat) -> bool {
    seat == Seat::first(seat.side()) && must_choose(state, seat.side())
}

/// Who must decide now.
pub(crate) fn to_act(state: &SimulatorSoccer) -> ToAct {
    if let (Phase::Over {}, Some(_)) = (state.phase, state.result) {
        return ToAct::Over(state.outcome());
    }
    ToAct::Seats(
        Side::ALL
            .into_iter()
            .filter(|side| must_choose(state, *side))
            .map(Seat::first)
            .collect::<Seats>(),
    )
}

/// The legal moves of a seat.
pub(crate) fn list(state: &SimulatorSoccer, seat: Seat) -> Moves<Move> {
    if !is_asked(state, seat) {
        return Moves::Listed(Vec::new());
    }
    let side = seat.side();
    Moves::Listed(match state.phase {
        Phase::Before {} | Phase::Over {} => Vec::new(),
        Phase::PlaceStart {}
        | Phase::PutDown {}
        | Phase::OffsideStep {}
        | Phase::HeaderStep { .. }
        | Phase::SpeedStep { .. }
        | Phase::Slide {}
        | Phase::PrepareKeeper {}
        | Phase::Release {}
        | Phase::Replant {}
        | Phase::PlaceTaker { .. }
        | Phase::Move2 {}
        | Phase::Move3 {}
        | Phase::MakeRoom {}
        | Phase::BallSpot {}
        | Phase::LineUp { .. } => return Moves::Open,
        Phase::Aim {} => return aiming::list(state, side),
        Phase::KickoffTaker {} => kick_off::list(state),
        Phase::Declare {} => declare::list(state),
        Phase::KeeperTackle {} => keeper_tackle::list(),
        Phase::KeeperDribble {} => keeper_dribble::list(),
        Phase::ChooseTaker { .. } => choose_taker::list(state),
        Phase::ChooseCell { .. } => choose_cell::list(state),
        Phase::PickUp { .. } => pick_up::list(),
        Phase::Header { .. } => header::list(state),
        Phase::Repeat {} => repeat::list(state),
        Phase::Tackle {} => tackle::list(),
        Phase::CallSubstitution { side } => call_substitution::list(state, side),
        Phase::Thrower {} => thrower::list(state),
        Phase::Substitutions { side } => substitution::list(state, side),
        Phase::ShootoutTaker { .. } => shoot_out::list(state),
    })
}

/// One legal move of a side, cheaply.
pub(crate) fn sample(state: &SimulatorSoccer, side: Side, rng: &mut Rng) -> Move {
    match state.phase {
        Phase::Before {} | Phase::Over {} => panic!("nobody is to act"),
        Phase::PlaceStart {} => start::sample(state, side, rng),
        Phase::PutDown {} => put_down::sample(state, rng),
        Phase::OffsideStep {} => pro::sample(state, Steps::Back, rng),
        Phase::HeaderStep { side } => pro::sample(state, Steps::ToCross(side), rng),
        Phase::SpeedStep { side } => pro::sample(state, Steps::ToBall(side), rng),
        Phase::Slide {} => slide::sample(state, side, rng),
        Phase::PrepareKeeper {} => keeper::sample(state, side, rng),
        Phase::Aim {} => aiming::sample(state, side, rng),
        Phase::Release {} => release::sample(rng),
        Phase::Replant {} => replant::sample(state, rng),
        Phase::PlaceTaker { .. } => place_taker::sample(state, rng),
        Phase::Move2 {} | Phase::Move3 {} => moving::sample(state, side, rng),
        Phase::MakeRoom {} => make_room::sample(state, rng),
        Phase::BallSpot {} => goal_kick::sample(state, rng),
        Phase::LineUp { part } => line_up::sample(state, part, rng),
        Phase::KickoffTaker {} => *rng.one_of(&kick_off::list(state)),
        Phase::Declare {} => *rng.one_of(&declare::list(state)),
        Phase::KeeperTackle {} => *rng.one_of(&keeper_tackle::list()),
        Phase::KeeperDribble {} => *rng.one_of(&keeper_dribble::list()),
        Phase::ChooseTaker { .. } => *rng.one_of(&choose_taker::list(state)),
        Phase::ChooseCell { .. } => *rng.one_of(&choose_cell::list(state)),
        Phase::PickUp { .. } => *rng.one_of(&pick_up::list()),
        Phase::Header { .. } => *rng.one_of(&header::list(state)),
        Phase::Repeat {} => *rng.one_of(&repeat::list(state)),
        Phase::Tackle {} => *rng.one_of(&tackle::list()),
        Phase::CallSubstitution { side } => *rng.one_of(&call_substitution::list(state, side)),
        Phase::Thrower {} => *rng.one_of(&thrower::list(state)),
        Phase::Substitutions { side } => *rng.one_of(&substitution::list(state, side)),
        Phase::ShootoutTaker { .. } => *rng.one_of(&shoot_out::list(state)),
    }
}

/// What happens by itself when a side takes too long over a decision.
pub(crate) fn by_itself(state: &SimulatorSoccer, side: Side) -> Move {
    match state.phase {
        Phase::PlaceStart {} => start::by_itself(state, side),
        Phase::KickoffTaker {} => kick_off::list(state)[0],
        Phase::PutDown {} => put_down::by_itself(state),
        Phase::Declare {} => declare::by_itself(),
        Phase::PrepareKeeper {} => keeper::by_itself(state, side),
        Phase::Aim {} => aiming::by_itself(state, side),
        Phase::Release {} => release::by_itself(),
        Phase::ChooseTaker { .. } => choose_taker::list(state)[0],
        Phase::ChooseCell { .. } => choose_cell::list(state)[0],
        Phase::Header { .. } => header::by_itself(),
        Phase::Move2 {} | Phase::Move3 {} => moving::by_itself(state, side),
        Phase::MakeRoom {} => make_room::by_itself(state),
        Phase::Thrower {} => thrower::list(state)[0],
        Phase::Substitutions { side } => substitution::by_itself(state, side),
        Phase::ShootoutTaker { .. } => shoot_out::list(state)[0],
        Phase::LineUp { .. } => Move::Auto {},
        Phase::Replant {} | Phase::PlaceTaker { .. } | Phase::BallSpot {} => Move::Spot { at: None },
        Phase::Slide {}
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::PickUp { .. }
        | Phase::Tackle {} => Move::Decline {},
        Phase::Before {}
        | Phase::OffsideStep {}
        | Phase::HeaderStep { .. }
        | Phase::SpeedStep { .. }
        | Phase::Repeat {}
        | Phase::CallSubstitution { .. }
        | Phase::Over {} => Move::Done {},
    }
}

/// A decision that takes too long is made by itself.
pub(crate) fn clock(turn: &mut Play<'_, impl Log<Event>>, input: ClockInput) -> Result<(), Refusal> {
    if input != ClockInput::DecisionTimeUp || turn.state().options.decision_timer == 0 {
        return Ok(());
    }
    // Only what was open when time ran out: both seats may owe it, and it may open another decision. Whoever owes it
    // then owes it no longer: SIM-GEN-6 a start line-up that was complete and one that was not end alike.
    let overdue = turn.state().decisions;
    for side in Side::ALL {
        while must_choose(turn.state(), side) && turn.state().decisions == overdue {
            let mv = by_itself(turn.state(), side);
            let choice = decide(turn.state(), Seat::first(side), &mv)?;
            carry_out(turn, choice);
        }
    }
    Ok(())
}

/// What viewers are told about a decision, under which clause, and how long it takes on the virtual clock.
#[derive(Clone, Copy)]
struct About {
    prompt: &'static str,
    clause: &'static str,
    seconds: u32,
}

fn about(state: &SimulatorSoccer) -> About {
    match state.phase {
        Phase::Before {} | Phase::Over {} => time::ABOUT,
        Phase::PlaceStart {} => start::ABOUT,
        Phase::KickoffTaker {} => kick_off::ABOUT,
        Phase::PutDown {} => put_down::ABOUT,
        Phase::Declare {} => declare::ABOUT,
        Phase::OffsideStep {} => Steps::Back.about(),
        Phase::HeaderStep { side } => Steps::ToCross(side).about(),
        Phase::SpeedStep { side } => Steps::ToBall(side).about(),
        Phase::Slide {} => slide::ABOUT,
        Phase::PrepareKeeper {} => keeper::ABOUT,
        Phase::KeeperTackle {} => keeper_tackle::ABOUT,
        Phase::KeeperDribble {} => keeper_dribble::ABOUT,
        Phase::Aim {} => aiming::about(state),
        Phase::Release {} => release::ABOUT,
        Phase::Replant {} => replant::ABOUT,
        Phase::ChooseTaker { .. } => choose_taker::ABOUT,
        Phase::ChooseCell { .. } => choose_cell::ABOUT,
        Phase::PlaceTaker { .. } => place_taker::ABOUT,
        Phase::PickUp { .. } => pick_up::ABOUT,
        Phase::Header { .. } => header::ABOUT,
        Phase::Repeat {} => repeat::ABOUT,
        Phase::Move2 {} => phase_two::ABOUT,
        Phase::Move3 {} => phase_three::about(state),
        Phase::Tackle {} => tackle::ABOUT,
        Phase::CallSubstitution { .. } => call_substitution::ABOUT,
        Phase::MakeRoom {} => make_room::ABOUT,
        Phase::Thrower {} => thrower::ABOUT,
        Phase::Substitutions { .. } => substitution::ABOUT,
        Phase::BallSpot {} => goal_kick::ABOUT,
        Phase::LineUp { part } => line_up::about(part),
        Phase::ShootoutTaker { .. } => shoot_out::ABOUT,
    }
}

/// What a viewer is told about the open decision.
pub(crate) fn prompt(state: &SimulatorSoccer, viewer: Viewer) -> Prompt {
    let About { prompt, clause, .. } = about(state);
    let asked = viewer.seat().is_some_and(|seat| must_choose(state, seat.side()));
    let side = match decider(state) {
        Some(Side::Home) => "home",
        Some(Side::Away) => "away",
        None => "nobody",
    };
    let text = Text::new(prompt)
        .with("you", if asked { "yes" } else { "no" })
        .with("side", side);
    Prompt {
        text,
        clause: Clause(clause),
    }
}

/// How long the open decision takes on the virtual clock.
pub(crate) fn virtual_ms(state: &SimulatorSoccer) -> u32 {
    about(state).seconds * 1000
}

/// Opens a decision.
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    turn.emit(Event::Asked { phase });
}

/// The footballer whom a move names as taker.
fn named_taker(mv: &Move) -> Result<Player, Refusal> {
    if let Move::Taker { player } = *mv {
        Ok(player)
    } else {
        Err(Refusal::NotNow)
    }
}

/// The spot that a move names, or `auto`.
fn named_spot(mv: &Move) -> Result<Option<Spot>, Refusal> {
    if let Move::Spot { at } = *mv {
        Ok(at)
    } else {
        Err(Refusal::NotNow)
    }
}

/// Whether a move is what was asked for, or declines it.
fn agrees(mv: &Move, asked: Move) -> Result<bool, Refusal> {
    if *mv == asked {
        Ok(true)
    } else if *mv == (Move::Decline {}) {
        Ok(false)
    } else {
        Err(Refusal::NotNow)
    }
}

/// Any one of some footballers.
fn any_of(players: Players, rng: &mut Rng) -> Player {
    players
        .nth(rng.below(players.len()))
        .expect("there is somebody to choose")
}

/// A spot near another, now and then.
fn near(at: Spot, rng: &mut Rng) -> Option<Spot> {
    (rng.below(4) == 0).then(|| {
        Spot::new(
            at.x + rng.below(600) as i16 - 300,
            at.y + rng.below(600) as i16 - 300,
        )
    })
}
