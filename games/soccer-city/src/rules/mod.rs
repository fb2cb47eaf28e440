//! The rules, one file per chapter of `RULES.md` or per decision: all about a Face-off stands in `face_off`.
//!
//! Here stands which home each decision has: who is asked, what can be chosen, whether a move may be made, what it then does,
//! and what viewers are told.

// The match and its cards.
pub(crate) mod line_up;
mod kick_off;
mod substitutions;
mod hands;
mod discards;
mod trades;
pub(crate) mod time;
// The turn, the ball and its cards.
mod turn;
mod ball_cards;
pub(crate) mod passes;
mod advance;
pub(crate) mod challenge;
mod close_pass;
pub(crate) mod offside;
// Action cards and the Face-off.
mod action;
mod face_off;
mod winner_move;
mod movement;
mod fouls;
// Attacking tactics.
pub(crate) mod tactics;
mod give_and_go;
pub(crate) mod fast_break;
mod crossing_pass;
mod pass_to_the_box;
mod side_line_advance;
mod slip;
mod additional;
mod one_touch;
// Defensive tactics.
mod answer;
mod defend;
mod pressing;
pub(crate) mod defensive_retreat;
// Shots, saves, repositioning.
pub(crate) mod shots;
mod saves;
mod repositioning;
mod exchange;
// Stoppages and set pieces.
mod restarts;
mod stoppages;
mod free_kick;
mod corner;
mod goal_kick;
mod throw_in;
mod penalty;
mod shootout;
// External Factors.
mod factors;
// What all decisions share.
mod candidates;
mod misfit;

use engine::{Clause, Log, Moves, Prompt, Rng, Seat, Seats, Side, Text, Turn, Viewer};

use candidates::Menu;
use misfit::misfit;

use crate::{Card, Event, Move, Phase, Piece, Refusal, SoccerCity};

/// A move being played.
type Play<'a, L> = Turn<'a, SoccerCity, L>;

/// Opens a decision.
#[inline]
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    turn.emit(Event::Asked { phase });
}

/// A choice that the rules allow, made by the home of the open decision and by nobody else.
pub(crate) enum Choice {
    LineUp(line_up::Choice),
    KickOff(kick_off::Choice),
    BallCard(ball_cards::Choice),
    Action(action::Choice),
    GiveAndGo(give_and_go::Choice),
    FastBreak(fast_break::Choice),
    CrossingPass(crossing_pass::Choice),
    PassToTheBox(pass_to_the_box::Choice),
    SideLineAdvance(side_line_advance::Choice),
    Slip(slip::Choice),
    Additional(additional::Choice),
    OneTouch(one_touch::Choice),
    Answer(answer::Choice),
    Shot(shots::Choice),
    Reposition(repositioning::Choice),
    Defend(defend::Choice),
    Pressing(pressing::Choice),
    DefensiveRetreat(defensive_retreat::Choice),
    FaceOff(face_off::Choice),
    Foul(fouls::Choice),
    WinnerMove(winner_move::Choice),
    Save(saves::Choice),
    Exchange(exchange::Choice),
    FactorMove(factors::Choice),
    Stoppage(stoppages::Choice),
    FreeKick(free_kick::Choice),
    Corner(corner::Choice),
    GoalKick(goal_kick::Choice),
    ThrowIn(throw_in::Choice),
    Penalty(penalty::Choice),
    Discard(discards::Choice),
    Trade(trades::Choice),
    Shootout(shootout::Choice),
}

/// What a seat chooses, if the rules allow it, or the first clause that forbids it.
#[inline]
pub(crate) fn decide(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    check_seat(state, seat)?;
    fit(state, seat, mv)
}

/// CITY-FOUR-2, CITY-FOUR-3 Whether the decision is this seat's.
fn check_seat(state: &SoccerCity, seat: Seat) -> Result<(), Refusal> {
    let deciding = state.deciding();
    if deciding.contains(seat) {
        return Ok(());
    }
    if !state.seats().any(|other| other == seat) {
        return Err(Refusal::NoSuchSeat);
    }
    if deciding.iter().any(|other| other.side() == seat.side()) {
        return Err(Refusal::PartnersTurn);
    }
    Err(Refusal::NotYourTurn)
}

/// Whether a seat that is to act may make this move.
fn accepts(state: &SoccerCity, seat: Seat, mv: &Move) -> bool {
    fit(state, seat, mv).is_ok()
}

/// What a seat that is to act chooses: its decision's home knows whether it may.
#[inline(always)]
fn fit(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    match state.phase {
        Phase::Before {} | Phase::Over {} => Err(misfit(state, mv)),
        Phase::LineUp { kicker, first, .. } => {
            line_up::check(state, seat.side(), (kicker, first), mv).map(Choice::LineUp)
        }
        Phase::KickOff { side } => kick_off::check(state, side, mv).map(Choice::KickOff),
        Phase::Pass {} => ball_cards::check(state, seat, mv).map(Choice::BallCard),
        Phase::GiveAndGo {} => give_and_go::check_pass(state, mv).map(Choice::GiveAndGo),
        Phase::GiveAndGoRun { runner, mate, left } => {
            give_and_go::check_run(state, (runner, mate), left, mv).map(Choice::GiveAndGo)
        }
        Phase::GiveAndGoReturn { runner, .. } => {
            give_and_go::check_return(state, runner, mv).map(Choice::GiveAndGo)
        }
        Phase::Answer { flight } => answer::check(state, seat, flight, mv).map(Choice::Answer),
        Phase::Action {} => action::check(state, seat, mv).map(Choice::Action),
        Phase::FastBreak { runs } => fast_break::check(state, runs, mv).map(Choice::FastBreak),
        Phase::CrossingPass {} => crossing_pass::check_pass(state, mv).map(Choice::CrossingPass),
        Phase::CrossingStep { piece } => {
            crossing_pass::check_step(state, piece, mv).map(Choice::CrossingPass)
        }
        Phase::PassToTheBox {} => pass_to_the_box::check(state, mv).map(Choice::PassToTheBox),
        Phase::SideLineAdvance { runner, left } => {
            side_line_advance::check(state, runner, left, mv).map(Choice::SideLineAdvance)
        }
        Phase::Slip {} => slip::check(state, mv).map(Choice::Slip),
        Phase::Additional {} => additional::check(state, seat, mv).map(Choice::Additional),
        Phase::Shot {} => shots::check(state, seat, mv).map(Choice::Shot),
        Phase::Reposition { side, moved } => {
            repositioning::check(state, side, moved, mv).map(Choice::Reposition)
        }
        Phase::OneTouch {} => one_touch::check(state, seat, mv).map(Choice::OneTouch),
        Phase::OneTouchPlay {} => one_touch::check_play(state, seat, mv).map(Choice::OneTouch),
        Phase::Defend {} => defend::check(state, seat, mv).map(Choice::Defend),
        Phase::Pressing { moved } => pressing::check(state, moved, mv).map(Choice::Pressing),
        Phase::DefensiveRetreat { runs } => {
            defensive_retreat::check(state, runs, mv).map(Choice::DefensiveRetreat)
        }
        Phase::FaceOff {
            starter,
            attacker,
            defender,
        } => face_off::check(state, seat, (starter, attacker, defender), mv).map(Choice::FaceOff),
        Phase::SecondTackle { duel } => face_off::check_second(state, seat, duel, mv).map(Choice::FaceOff),
        Phase::Foul { duel, forced } => fouls::check(state, duel, forced, mv).map(Choice::Foul),
        Phase::TacticalFoul { duel } => fouls::check_tactical(state, seat, duel, mv).map(Choice::Foul),
        Phase::WinnerMove { duel, winner, stage } => {
            winner_move::check(state, duel, winner, stage, mv).map(Choice::WinnerMove)
        }
        Phase::SaveStep { side, left, throw } => {
            saves::check_step(state, side, (left, throw), mv).map(Choice::Save)
        }
        Phase::SaveThrow { side } => saves::check_throw(state, side, mv).map(Choice::Save),
        Phase::Clear { side } => saves::check_clear(state, side, mv).map(Choice::Save),
        Phase::Exchange { side, first, moved } => {
            exchange::check(state, (side, first), moved, mv).map(Choice::Exchange)
        }
        Phase::FactorMoves { factor, waiting, .. } => {
            factors::check(state, factor, waiting, mv).map(Choice::FactorMove)
        }
        Phase::NewKeeper { side, duel } => fouls::check_keeper(state, side, duel, mv).map(Choice::Foul),
        Phase::PenaltyKicker { side } => penalty::check_kicker(state, side, mv).map(Choice::Penalty),
        Phase::CornerChoice { side } => corner::check_choice(state, side, mv).map(Choice::Corner),
        Phase::Stoppage { restart, side, moved } => {
            stoppages::check(state, restart, (side, moved), mv).map(Choice::Stoppage)
        }
        Phase::FreeKick {} => free_kick::check(state, seat, mv).map(Choice::FreeKick),
        Phase::Corner {} => corner::check(state, seat, mv).map(Choice::Corner),
        Phase::GoalKick {} => goal_kick::check(state, seat, mv).map(Choice::GoalKick),
        Phase::ThrowIn { side } => throw_in::check(state, side, mv).map(Choice::ThrowIn),
        Phase::Penalty { side } => penalty::check(state, seat, side, mv).map(Choice::Penalty),
        Phase::Discard { occasion } => discards::check(state, seat, occasion, mv).map(Choice::Discard),
        Phase::Trade {
            side,
            round,
            occasion,
        } => trades::check(state, (side, round, occasion), mv).map(Choice::Trade),
        Phase::TradePick {
            side,
            round,
            occasion,
            deck,
        } => trades::check_pick(state, seat, (side, round, occasion), deck, mv).map(Choice::Trade),
        Phase::Shootout { side } => shootout::check(state, seat, side, mv).map(Choice::Shootout),
    }
}

/// Carries out what was chosen.
#[inline]
pub(crate) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, choice: Choice) {
    match choice {
        Choice::LineUp(choice) => line_up::carry_out(turn, choice),
        Choice::KickOff(choice) => kick_off::carry_out(turn, choice),
        Choice::BallCard(choice) => ball_cards::carry_out(turn, choice),
        Choice::Action(choice) => action::carry_out(turn, choice),
        Choice::GiveAndGo(choice) => give_and_go::carry_out(turn, choice),
        Choice::FastBreak(choice) => fast_break::carry_out(turn, choice),
        Choice::CrossingPass(choice) => crossing_pass::carry_out(turn, choice),
        Choice::PassToTheBox(choice) => pass_to_the_box::carry_out(turn, choice),
        Choice::SideLineAdvance(choice) => side_line_advance::carry_out(turn, choice),
        Choice::Slip(choice) => slip::carry_out(turn, choice),
        Choice::Additional(choice) => additional::carry_out(turn, choice),
        Choice::OneTouch(choice) => one_touch::carry_out(turn, choice),
        Choice::Answer(choice) => answer::carry_out(turn, choice),
        Choice::Shot(choice) => shots::carry_out(turn, choice),
        Choice::Reposition(choice) => repositioning::carry_out(turn, choice),
        Choice::Defend(choice) => defend::carry_out(turn, choice),
        Choice::Pressing(choice) => pressing::carry_out(turn, choice),
        Choice::DefensiveRetreat(choice) => defensive_retreat::carry_out(turn, choice),
        Choice::FaceOff(choice) => face_off::carry_out(turn, choice),
        Choice::Foul(choice) => fouls::carry_out(turn, choice),
        Choice::WinnerMove(choice) => winner_move::carry_out(turn, choice),
        Choice::Save(choice) => saves::carry_out(turn, choice),
        Choice::Exchange(choice) => exchange::carry_out(turn, choice),
        Choice::FactorMove(choice) => factors::carry_out(turn, choice),
        Choice::Stoppage(choice) => stoppages::carry_out(turn, choice),
        Choice::FreeKick(choice) => free_kick::carry_out(turn, choice),
        Choice::Corner(choice) => corner::carry_out(turn, choice),
        Choice::GoalKick(choice) => goal_kick::carry_out(turn, choice),
        Choice::ThrowIn(choice) => throw_in::carry_out(turn, choice),
        Choice::Penalty(choice) => penalty::carry_out(turn, choice),
        Choice::Discard(choice) => discards::carry_out(turn, choice),
        Choice::Trade(choice) => trades::carry_out(turn, choice),
        Choice::Shootout(choice) => shootout::carry_out(turn, choice),
    }
}

impl SoccerCity {
    /// The seats that must decide now: the attackers' coach, the defenders', the one whom the phase names, or several at once.
    #[inline]
    pub(crate) fn deciding(&self) -> Seats {
        let one = |side: Side| Seats::one(self.seat_of(side));
        match self.phase {
            Phase::Before {} | Phase::Over {} => Seats::NONE,
            Phase::Pass {}
            | Phase::GiveAndGo {}
            | Phase::GiveAndGoRun { .. }
            | Phase::GiveAndGoReturn { .. }
            | Phase::Action {}
            | Phase::FastBreak { .. }
            | Phase::CrossingPass {}
            | Phase::CrossingStep { .. }
            | Phase::PassToTheBox {}
            | Phase::SideLineAdvance { .. }
            | Phase::Slip {}
            | Phase::Additional {}
            | Phase::Shot {}
            | Phase::OneTouch {}
            | Phase::OneTouchPlay {}
            | Phase::FreeKick {}
            | Phase::Corner {}
            | Phase::GoalKick {} => one(self.turn.attacking),
            Phase::Defend {} | Phase::Pressing { .. } | Phase::DefensiveRetreat { .. } => {
                one(self.turn.attacking.other())
            }
            Phase::Answer { flight } => one(flight.side.other()),
            Phase::SecondTackle { duel } | Phase::Foul { duel, .. } | Phase::TacticalFoul { duel } => {
                one(duel.defender.side())
            }
            Phase::KickOff { side }
            | Phase::Reposition { side, .. }
            | Phase::WinnerMove { winner: side, .. }
            | Phase::SaveStep { side, .. }
            | Phase::SaveThrow { side }
            | Phase::Clear { side }
            | Phase::Exchange { side, .. }
            | Phase::FactorMoves { side, .. }
            | Phase::NewKeeper { side, .. }
            | Phase::PenaltyKicker { side }
            | Phase::CornerChoice { side }
            | Phase::Stoppage { side, .. }
            | Phase::ThrowIn { side } => one(side),
            Phase::LineUp { done, .. } => line_up::asked(self, done),
            Phase::FaceOff { .. } => face_off::asked(self),
            Phase::Penalty { .. } => penalty::asked(self),
            Phase::Shootout { .. } => shootout::asked(self),
            Phase::Discard { .. } => discards::asked(self),
            Phase::Trade { side, .. } => trades::asked(side),
            Phase::TradePick { side, .. } => trades::asked_to_pick(self, side),
        }
    }

    /// Those of these seats that have not chosen in secret yet.
    fn unsealed(&self, seats: impl IntoIterator<Item = Seat>) -> Seats {
        seats
            .into_iter()
            .filter(|seat| self.sealed[*seat as usize].is_none())
            .collect()
    }

    /// Whether a seat that is to act may make this choice: for decisions that are too many to list.
    #[must_use]
    pub fn allows(&self, seat: Seat, mv: &Move) -> bool {
        accepts(self, seat, mv)
    }
}

/// The candidates of the open decision.
#[inline]
fn menu(state: &SoccerCity, seat: Seat) -> Menu {
    match state.phase {
        Phase::Before {} | Phase::Over {} => Menu::of([]),
        Phase::LineUp { .. } => line_up::menu(),
        Phase::KickOff { .. } => kick_off::menu(),
        Phase::Pass {} => ball_cards::menu(state, seat),
        Phase::GiveAndGo {} => give_and_go::passes_menu(),
        Phase::GiveAndGoRun { runner, .. } => give_and_go::run_menu(runner),
        Phase::GiveAndGoReturn { .. } => give_and_go::returns_menu(),
        Phase::Answer { flight } => answer::menu(state, seat, flight),
        Phase::Action {} => action::menu(state, seat),
        Phase::FastBreak { .. } => fast_break::menu(seat),
        Phase::CrossingPass {} => crossing_pass::passes_menu(),
        Phase::CrossingStep { piece } => crossing_pass::steps_menu(piece),
        Phase::PassToTheBox {} => pass_to_the_box::menu(),
        Phase::SideLineAdvance { .. } => side_line_advance::menu(seat),
        Phase::Slip {} => slip::menu(seat),
        Phase::Additional {} => additional::menu(),
        Phase::Shot {} => shots::menu(state, seat),
        Phase::Reposition { moved, .. } => repositioning::menu(state, seat, moved),
        Phase::OneTouch {} => one_touch::menu(state, seat),
        Phase::OneTouchPlay {} => one_touch::play_menu(),
        Phase::Defend {} => defend::menu(state, seat),
        Phase::Pressing { .. } => pressing::menu(),
        Phase::DefensiveRetreat { .. } => defensive_retreat::menu(seat),
        Phase::FaceOff { .. } => face_off::menu(state, seat),
        Phase::SecondTackle { .. } => face_off::second_menu(state, seat),
        Phase::Foul { .. } => fouls::menu(),
        Phase::TacticalFoul { .. } => fouls::tactical_menu(state, seat),
        Phase::WinnerMove { duel, winner, stage } => winner_move::menu(state, duel, winner, stage),
        Phase::SaveStep { side, .. } => saves::step_menu(state, side),
        Phase::SaveThrow { .. } => saves::throw_menu(),
        Phase::Clear { .. } => saves::clear_menu(),
        Phase::Exchange { moved, .. } => exchange::menu(state, seat, moved),
        Phase::FactorMoves { waiting, .. } => factors::menu(waiting),
        Phase::NewKeeper { .. } => fouls::keeper_menu(),
        Phase::PenaltyKicker { .. } => penalty::kicker_menu(),
        Phase::CornerChoice { .. } => corner::choice_menu(),
        Phase::Stoppage { .. } => stoppages::menu(),
        Phase::FreeKick {} => free_kick::menu(state),
        Phase::Corner {} => corner::menu(),
        Phase::GoalKick {} => goal_kick::menu(),
        Phase::ThrowIn { .. } => throw_in::menu(),
        Phase::Penalty { .. } => penalty::menu(),
        Phase::Discard { .. } => discards::menu(),
        Phase::Trade { .. } => trades::menu(),
        Phase::TradePick { .. } => trades::pick_menu(),
        Phase::Shootout { .. } => shootout::menu(),
    }
}

/// The legal moves of a seat; none if it is not to act.
pub(crate) fn list(state: &SoccerCity, seat: Seat) -> Moves<Move> {
    if !state.deciding().contains(seat) {
        return Moves::Listed(Vec::new());
    }
    candidates::list(state, seat, &menu(state, seat))
}

/// All legal moves of a seat that is to act, those of open decisions too, for the view.
pub(crate) fn legal_moves(state: &SoccerCity, seat: Seat) -> Vec<Move> {
    candidates::all(state, seat, &menu(state, seat))
}

/// One legal move of a seat, as if it had not chosen yet.
#[inline]
pub(crate) fn sample(state: &SoccerCity, seat: Seat, rng: &mut Rng) -> Move {
    candidates::sample(state, seat, &menu(state, seat), rng)
}

/// What viewers are told about a decision.
#[derive(Clone, Copy)]
struct Told {
    key: &'static str,
    clause: &'static str,
    /// How many steps or pieces are left, where the text says so.
    count: u8,
}

const fn told(key: &'static str, clause: &'static str) -> Told {
    Told {
        key,
        clause,
        count: 0,
    }
}

impl Told {
    const fn counting(self, count: u8) -> Self {
        Self { count, ..self }
    }
}

/// What a viewer is told about the open decision.
pub(crate) fn prompt(state: &SoccerCity, viewer: Viewer) -> Prompt {
    let Told { key, clause, count } = match state.phase {
        Phase::Before {} | Phase::Over {} => told("city-prompt-over", "CITY-GOAL-3"),
        Phase::LineUp { .. } => line_up::PROMPT,
        Phase::KickOff { .. } => kick_off::PROMPT,
        Phase::Pass {} => ball_cards::PROMPT,
        Phase::GiveAndGo {} => give_and_go::PASS_PROMPT,
        Phase::GiveAndGoRun { left, .. } => give_and_go::run_prompt(left),
        Phase::GiveAndGoReturn { .. } => give_and_go::RETURN_PROMPT,
        Phase::Answer { .. } => answer::PROMPT,
        Phase::Action {} => action::PROMPT,
        Phase::FastBreak { .. } => fast_break::PROMPT,
        Phase::CrossingPass {} => crossing_pass::PASS_PROMPT,
        Phase::CrossingStep { .. } => crossing_pass::STEP_PROMPT,
        Phase::PassToTheBox {} => pass_to_the_box::PROMPT,
        Phase::SideLineAdvance { left, .. } => side_line_advance::prompt(left),
        Phase::Slip {} => slip::PROMPT,
        Phase::Additional {} => additional::PROMPT,
        Phase::Shot {} => shots::PROMPT,
        Phase::Reposition { moved, .. } => repositioning::prompt(state, moved),
        Phase::OneTouch {} => one_touch::PROMPT,
        Phase::OneTouchPlay {} => one_touch::PLAY_PROMPT,
        Phase::Defend {} => defend::PROMPT,
        Phase::Pressing { .. } => pressing::PROMPT,
        Phase::DefensiveRetreat { .. } => defensive_retreat::PROMPT,
        Phase::FaceOff { .. } => face_off::PROMPT,
        Phase::SecondTackle { .. } => face_off::SECOND_PROMPT,
        Phase::Foul { forced, .. } => fouls::prompt(forced),
        Phase::TacticalFoul { .. } => fouls::TACTICAL_PROMPT,
        Phase::WinnerMove { stage, .. } => winner_move::prompt(stage),
        Phase::SaveStep { left, .. } => saves::step_prompt(left),
        Phase::SaveThrow { .. } => saves::THROW_PROMPT,
        Phase::Clear { .. } => saves::CLEAR_PROMPT,
        Phase::Exchange { moved, .. } => exchange::prompt(state, moved),
        Phase::FactorMoves { .. } => factors::PROMPT,
        Phase::NewKeeper { .. } => fouls::KEEPER_PROMPT,
        Phase::PenaltyKicker { .. } => penalty::KICKER_PROMPT,
        Phase::CornerChoice { .. } => corner::CHOICE_PROMPT,
        Phase::Stoppage { restart, .. } => stoppages::prompt(restart),
        Phase::FreeKick {} => free_kick::PROMPT,
        Phase::Corner {} => corner::PROMPT,
        Phase::GoalKick {} => goal_kick::PROMPT,
        Phase::ThrowIn { .. } => throw_in::PROMPT,
        Phase::Penalty { .. } => penalty::PROMPT,
        Phase::Discard { occasion } => discards::prompt(occasion),
        Phase::Trade { .. } => trades::PROMPT,
        Phase::TradePick { .. } => trades::PICK_PROMPT,
        Phase::Shootout { .. } => shootout::PROMPT,
    };
    let deciding = state.deciding();
    let asked = viewer.seat().is_some_and(|seat| deciding.contains(seat));
    let mut sides = deciding.iter().map(Seat::side);
    let side = match (sides.next(), sides.next()) {
        (None, _) => "nobody",
        (Some(one), Some(two)) if one != two => "both",
        (Some(Side::Home), _) => "home",
        (Some(Side::Away), _) => "away",
    };
    let text = Text::new(key)
        .with("you", if asked { "yes" } else { "no" })
        .with("side", side)
        .with("count", count);
    Prompt {
        text,
        clause: Clause(clause),
    }
}

/// Why a card that a seat holds cannot be played for its tactic now.
pub(crate) fn tactic_refusal(state: &SoccerCity, seat: Seat, card: Card) -> Refusal {
    if !state.deciding().contains(seat) {
        return Refusal::NotYourTurn;
    }
    let refused = match card {
        Card::Attack(_) | Card::Shot(_) | Card::Ball(_) => fit(state, seat, &Move::Tactic { card }).err(),
        Card::Defence(card) => {
            if let Phase::Answer { flight } = state.phase {
                Some(answer::why_not(state, flight, card.tactic()))
            } else if let Phase::Defend {} = state.phase {
                defend::check_tactic(state, card.tactic()).err()
            } else {
                None
            }
        }
    };
    refused.unwrap_or(Refusal::NotItsMoment)
}

/// Why a piece may not be moved in the repositioning that is open; none if it may, or if none is.
pub(crate) fn bar_to_repositioning(state: &SoccerCity, piece: Piece) -> Option<Refusal> {
    let (side, check) = if let Phase::Reposition { side, moved } = state.phase {
        (side, repositioning::check_piece(state, side, moved, piece))
    } else if let Phase::Exchange { side, moved, .. } = state.phase {
        (side, exchange::check_piece(state, side, moved, piece))
    } else {
        return None;
    };
    if piece.side() != side || state.stands_on(piece).is_none() {
        return None;
    }
    check.err()
}
