//! The rules, one file per chapter of `RULES.md`.

mod advance;
mod challenge;
mod choices;
mod close_pass;
mod defensive_tactics;
mod face_off;
mod factors;
mod fouls;
mod hands;
mod line_up;
mod movement;
mod offside;
pub(crate) mod passes;
mod repositioning;
mod restarts;
mod shootout;
pub(crate) mod shots;
mod tactics;
pub(crate) mod time;
mod turn;

use engine::{
    Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec, OptionValues,
    Outcome, Prompt, Rng, Scoreline, Seat, Seats, Side, Timers, ToAct, Turn, Viewer,
};

use crate::{
    AttackTactic, Card, DefenceTactic, Event, Move, Options, Phase, Refusal, SoccerCity, Stage, View,
    commentary, events, look, notation, options, picture, position, prompt, redeal,
};

pub(crate) use defensive_tactics::RETREAT;
pub(crate) use tactics::RUN;

impl Game for SoccerCity {
    const ID: &'static str = "soccer-city";
    const RULES_VERSION: &'static str = "1.0.0";
    /// At most 142 Ball cards in two halves, Injury Time and Extra Time; a card lasts at most six turns (CITY-TIME-9), and a
    /// turn with its stoppage has less than 60 choices. Line-ups and shootouts may take longer, but no random one does.
    const STEPS_MAX: u32 = 100_000;

    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn options(values: &OptionValues) -> Result<Options, OptionRefusal> {
        options::read(values)
    }

    /// CITY-FOUR-1
    fn seats(options: &Options) -> Seats {
        if options.is_four() {
            Seats::FOUR
        } else {
            Seats::TWO
        }
    }

    fn new(options: &Options) -> Self {
        Self::before_the_match(options)
    }

    fn start(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        line_up::begin_match(&mut Turn::new(self, chance, log));
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        self.who_acts()
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        choices::list(self, seat)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Move {
        debug_assert!(self.deciding().contains(seat), "{seat} is not to act");
        choices::sample(self, seat, rng)
    }

    #[inline]
    fn play(
        &mut self,
        seat: Seat,
        mv: &Move,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        check_seat(self, seat)?;
        check(self, seat, mv)?;
        perform(&mut Turn::new(self, chance, log), seat, mv);
        Ok(())
    }

    /// CITY-TIME-11 There is no real-time rule.
    fn clock(&mut self, _: ClockInput, _: &mut Chance, _: &mut impl Log<Event>) -> Result<(), Refusal> {
        Ok(())
    }

    fn timers(&self) -> Timers {
        Timers::default()
    }

    /// CITY-TIME-2 The Ball deck is the clock; a choice costs nothing.
    fn virtual_ms(&self, _: Seat, _: &Move) -> u32 {
        0
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        look::view(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        events::seen_by(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        commentary::reveals(event)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        redeal::redeal(self, seat, rng)
    }

    fn scoreline(&self) -> Scoreline {
        prompt::scoreline(self)
    }

    /// Giving up is recorded as 0-5, like CITY-CARD-5, unless the score is already worse.
    fn forfeit(&self, side: Side) -> Outcome {
        let rival = side.other();
        let worse = self.score[rival] >= self.score[side] + 5;
        let score = if worse {
            self.score
        } else {
            engine::BySide::from_fn(|of| if of == side { 0 } else { 5 })
        };
        Outcome {
            winner: Some(rival),
            score,
            shoot_out: None,
            forfeit: Some(side),
        }
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        prompt::prompt(self, viewer)
    }

    fn commentary(event: &Event) -> Option<Commentary> {
        commentary::commentary(event)
    }

    fn picture(view: &View) -> String {
        picture::picture(view)
    }

    fn write_position(&self) -> String {
        position::write(self)
    }

    fn read_position(options: &Options, text: &str) -> Result<Self, NotationError> {
        position::read(options, text)
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }

    fn mirror(line: &str) -> String {
        notation::mirror(line)
    }
}

/// A move being played.
type Play<'a, L> = Turn<'a, SoccerCity, L>;

/// Opens a decision.
#[inline]
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    turn.emit(Event::Asked { phase });
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

/// A Ball card played as a Pass, Square Pass, kick out or Advance, whatever the phase forbids besides.
pub(crate) fn check_ball_play(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match *mv {
        Move::Pass { card, to } => passes::check(state, seat, card, to),
        Move::Out { card, direction } => passes::check_out(state, seat, card, direction),
        Move::Advance { card, direction } => advance::check(state, seat, card, direction),
        _ => Err(Refusal::NotNow),
    }
}

/// CITY-KEEP-1 Whether the keeper must pass now.
fn must_pass(state: &SoccerCity, seat: Seat) -> bool {
    state.turn.keeper_turns >= 2
        && state.bearer_of(state.turn.attacking) == Some(state.keepers[state.turn.attacking])
        && choices::any_pass(state, seat)
}

/// Whether a choice is legal now, or the first clause that forbids it.
#[inline]
fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    let side = seat.side();
    match (state.phase, *mv) {
        // Line-ups and stoppages.
        (Phase::LineUp { .. }, Move::Formation { formation }) => line_up::check_formation(formation),
        (Phase::LineUp { kicker, .. }, Move::Place { piece, to }) => {
            line_up::check_place(state, side, kicker, piece, to)
        }
        (Phase::LineUp { first: true, .. }, Move::Bring { on, off }) => {
            line_up::check_swap(state, side, on, off)
        }
        (Phase::LineUp { .. }, Move::Bring { on, off }) => line_up::check_substitution(state, side, on, off),
        (Phase::LineUp { kicker, .. }, Move::Done {}) => line_up::check_done(state, side, kicker),
        (Phase::Stoppage { restart, moved, .. }, Move::Relocate { piece, to }) => {
            restarts::check_relocate(state, restart, (side, moved), piece, to)
        }
        (Phase::Stoppage { .. }, Move::Bring { on, off }) => restarts::check_bring(state, side, on, off),
        (Phase::Stoppage { restart, .. }, Move::Done {}) => restarts::check_done(state, restart, side),
        (Phase::PenaltyKicker { .. }, Move::Kicker { piece }) => restarts::check_kicker(state, side, piece),
        (Phase::CornerChoice { .. }, Move::Corner { at }) => restarts::check_corner(side, at),

        // A0, A1 and everything else that is played with Ball cards.
        (Phase::Pass {}, Move::Skip {}) => {
            if must_pass(state, seat) {
                Err(Refusal::KeeperMustPass)
            } else {
                Ok(())
            }
        }
        (Phase::Pass {}, Move::Advance { card, direction }) => {
            advance::check(state, seat, card, direction)?;
            if must_pass(state, seat) {
                Err(Refusal::KeeperMustPass)
            } else {
                Ok(())
            }
        }
        (
            Phase::Pass {} | Phase::Additional {} | Phase::OneTouchPlay {},
            Move::Pass { .. } | Move::Out { .. } | Move::Advance { .. },
        )
        | (
            Phase::FreeKick {} | Phase::Corner {} | Phase::GoalKick {},
            Move::Pass { .. } | Move::Out { .. },
        ) => check_ball_play(state, seat, mv),
        (Phase::FreeKick {}, Move::Direct {}) => {
            shots::check_direct(state)?;
            if state.options.is_striker() {
                Err(Refusal::NoShotCards)
            } else {
                Ok(())
            }
        }
        (Phase::FreeKick {}, Move::Line { shot }) => shots::check_line(state, shot, true),
        (Phase::FreeKick {}, Move::Skip {}) => {
            if choices::any_pass(state, seat) || shots::check_direct(state).is_ok() {
                Err(Refusal::MustTakeFreeKick)
            } else {
                Ok(())
            }
        }
        (Phase::FreeKick {}, Move::Advance { .. }) => Err(Refusal::MustTakeFreeKick),
        (Phase::Corner {}, Move::Close { receiver }) => state
            .aim_box(side, receiver, crate::Context::CornerBox)
            .map(|_| ()),
        (Phase::Corner {}, Move::Skip {}) => {
            let boxed = state
                .on_pitch(side)
                .any(|(piece, _)| state.aim_box(side, piece, crate::Context::CornerBox).is_ok());
            if boxed || choices::any_pass(state, seat) {
                Err(Refusal::MustTakeCorner)
            } else {
                Ok(())
            }
        }
        (Phase::GoalKick {}, Move::Skip {}) => {
            if choices::any_pass(state, seat) {
                Err(Refusal::MustTakeGoalKick)
            } else {
                Ok(())
            }
        }
        (Phase::ThrowIn { .. }, Move::Close { receiver }) => state.aim_throw(side, receiver).map(|_| ()),
        (Phase::KickOff { .. }, Move::Close { receiver }) => state
            .aim_close(side, receiver, crate::Context::KickOff)
            .map(|_| ()),

        // Tactics.
        (
            Phase::Pass {} | Phase::Action {} | Phase::OneTouch {},
            Move::Tactic {
                card: Card::Attack(_),
            },
        ) => {
            let Move::Tactic { card } = *mv else {
                return Err(Refusal::NotNow);
            };
            tactics::check(state, seat, card)
        }
        (Phase::GiveAndGo {}, Move::Close { receiver }) => state.check_give_and_go(receiver),
        (Phase::GiveAndGoRun { runner, left, .. }, Move::Step { piece, to }) => {
            tactics::check_run(state, (runner, left), piece, to)
        }
        (Phase::GiveAndGoReturn { runner, .. }, Move::Pass { card, to }) => {
            if card != crate::BallValue::Short {
                return Err(Refusal::OutOfRange);
            }
            state.aim_return(runner, to).map(|_| ())
        }
        (Phase::FastBreak { runs }, Move::Step { piece, to }) => state.check_break_step(runs, piece, to),
        (Phase::FastBreak { runs }, Move::Close { receiver }) => state.check_break_pass(runs, receiver),
        (Phase::FastBreak { runs }, Move::Done {}) => state.check_break_done(runs),
        (Phase::CrossingPass {}, Move::Close { receiver }) => state.check_cross(receiver),
        (Phase::CrossingStep { piece: runner }, Move::Step { piece, to }) => {
            state.check_crossing_step(runner, piece, to)
        }
        (Phase::PassToTheBox {}, Move::Close { receiver }) => {
            state.aim_box(side, receiver, crate::Context::Box).map(|_| ())
        }
        (Phase::SideLineAdvance { runner, left }, Move::Step { piece, to }) => {
            state.check_side_line_step(runner, left, piece, to)
        }
        (Phase::SideLineAdvance { runner: Some(_), .. }, Move::Done {}) => Ok(()),
        (Phase::Slip {}, Move::Step { piece, to }) => state.check_slip(piece, to),
        (Phase::Answer { flight }, Move::Anticipate { card, piece, to }) => {
            state.check_anticipation(flight, piece, to)?;
            defensive_tactics::check_card(state, seat, card, DefenceTactic::DefensiveAnticipation)
        }
        (Phase::Answer { flight }, Move::Trap { card, first, second }) => {
            state.check_trap(flight, first, second)?;
            defensive_tactics::check_card(state, seat, card, DefenceTactic::OffsideTrap)
        }
        (Phase::Answer { flight }, Move::Claim { card }) => {
            state.check_claim(flight)?;
            defensive_tactics::check_card(state, seat, card, DefenceTactic::GoalkeeperAnticipation)
        }
        (
            Phase::Defend {} | Phase::TacticalFoul { .. },
            Move::Tactic {
                card: Card::Defence(card),
            },
        ) => {
            state.check_defensive(card.tactic())?;
            defensive_tactics::check_card(state, seat, card, card.tactic())
        }
        (Phase::Pressing { moved }, Move::Step { piece, to }) => state.check_press(moved, piece, to),
        (Phase::Pressing { moved }, Move::Done {}) => {
            if moved.is_empty() {
                Err(Refusal::PressSomebody)
            } else {
                Ok(())
            }
        }
        (Phase::DefensiveRetreat { runs }, Move::Step { piece, to }) => state.check_retreat(runs, piece, to),
        (Phase::DefensiveRetreat { runs }, Move::Done {}) => {
            if runs.first.is_none() {
                Err(Refusal::RetreatSomebody)
            } else {
                Ok(())
            }
        }

        // Face-offs.
        (Phase::Action {}, Move::Dribble { opponent }) => face_off::check_dribble(state, opponent),
        (Phase::Defend {}, Move::Tackle { piece }) => face_off::check_tackle(state, piece),
        (Phase::FaceOff { attacker, .. }, Move::Play { card }) => {
            face_off::check_card(state, seat, attacker, card)
        }
        (Phase::SecondTackle { duel }, Move::Play { card }) => {
            face_off::check_card(state, seat, duel.attacker, card)
        }
        (Phase::Foul { forced, .. }, Move::Accept {}) => fouls::check_accept(forced),
        (
            Phase::WinnerMove {
                stage: Stage::Way, ..
            },
            Move::Make {},
        ) => Ok(()),
        (
            Phase::WinnerMove {
                duel,
                stage: Stage::Way,
                ..
            },
            Move::Forward { to },
        ) => {
            if state.forward_ways(duel).contains(&to) {
                Ok(())
            } else {
                Err(Refusal::NotForward)
            }
        }
        (Phase::WinnerMove { duel, winner, stage }, Move::Step { piece, to }) => {
            let fits = piece == movement::mover(duel, winner, stage)
                && state.move_options(duel, winner, stage).contains(&to);
            if fits { Ok(()) } else { Err(Refusal::NotAWay) }
        }
        (Phase::NewKeeper { .. }, Move::Keeper { piece }) => fouls::check_keeper(state, side, piece),

        // Shots and saves.
        (Phase::Shot {}, Move::Shoot { card }) => shots::check_card(state, seat, card),
        (Phase::Shot {}, Move::Line { shot }) => shots::check_line(state, shot, false),
        (Phase::SaveStep { .. }, Move::Step { piece, to }) => shots::check_save_step(state, side, piece, to),
        (Phase::SaveThrow { .. }, Move::Close { receiver }) => shots::check_throw(state, side, receiver),
        (Phase::Clear { .. }, Move::Clear { to }) => shots::check_clear(state, side, to),

        // Repositioning.
        (Phase::Reposition { moved, .. } | Phase::Exchange { moved, .. }, Move::Step { piece, to }) => {
            repositioning::check_step(state, side, moved, piece, to)
        }
        (Phase::FactorMoves { factor, waiting, .. }, Move::Step { piece, to }) => {
            state.check_factor_move(factor, waiting, piece, to)
        }

        // Cards between the periods.
        (Phase::Discard { occasion }, Move::Skip {} | Move::Keep { .. } | Move::Trade {}) => {
            hands::check_discard(state, seat, occasion, mv)
        }
        (Phase::Trade { .. }, Move::TradeDeck { deck }) => hands::check_trade_deck(state, side, deck),
        (Phase::TradePick { deck, .. }, Move::Give { card }) => hands::check_give(state, seat, deck, card),

        // What is always allowed in its phase.
        (
            Phase::Action {}
            | Phase::Shot {}
            | Phase::OneTouch {}
            | Phase::Defend {}
            | Phase::Answer { .. }
            | Phase::SecondTackle { .. }
            | Phase::TacticalFoul { .. },
            Move::Skip {},
        )
        | (
            Phase::GiveAndGoRun { .. }
            | Phase::Reposition { .. }
            | Phase::Exchange { .. }
            | Phase::SaveStep { .. }
            | Phase::SaveThrow { .. }
            | Phase::Trade { .. },
            Move::Done {},
        )
        | (Phase::Foul { .. }, Move::Throw {})
        | (Phase::Penalty { .. } | Phase::Shootout { .. }, Move::Aim { .. }) => Ok(()),
        _ => Err(misfit(state, mv)),
    }
}

/// What is said of a choice that does not fit the open decision.
fn misfit(state: &SoccerCity, mv: &Move) -> Refusal {
    match *mv {
        // CITY-SET-4 A refusal must not tell where the other side lines up.
        _ if matches!(state.phase, Phase::LineUp { .. }) => Refusal::NotNow,
        Move::Tactic {
            card: Card::Attack(card),
        } => state
            .check_tactic(card.tactic())
            .err()
            .unwrap_or(Refusal::NotItsMoment),
        Move::Tactic {
            card: Card::Defence(_),
        } => match state.phase {
            Phase::Reposition { .. } => Refusal::ActedAlready,
            _ => Refusal::NotItsMoment,
        },
        Move::Dribble { .. } if state.turn.acted => Refusal::ActedAlready,
        Move::Tackle { .. } if matches!(state.phase, Phase::Reposition { .. }) => Refusal::ActedAlready,
        Move::Bring { .. } => Refusal::BallInPlay, // CITY-SUB-2
        Move::Shoot { .. } | Move::Line { .. } | Move::Direct {} => {
            shots::may_shoot(state).err().unwrap_or(Refusal::NotNow)
        }
        Move::Advance { .. } => Refusal::NoAdvanceHere,
        _ => Refusal::NotNow,
    }
}

/// Carries out a legal choice.
#[inline]
fn perform(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, mv: &Move) {
    let side = seat.side();
    match (turn.state().phase, *mv) {
        // Line-ups and stoppages.
        (_, Move::Formation { formation }) => turn.emit(Event::LineUpFormation { side, formation }),
        (_, Move::Place { piece, to }) => turn.emit(Event::LineUpPlaced { piece, to }),
        (Phase::LineUp { .. }, Move::Bring { on, off }) => turn.emit(Event::LineUpBrought { on, off }),
        (_, Move::Bring { on, off }) => turn.emit(Event::Substituted { on, off }),
        (Phase::LineUp { kicker, .. }, Move::Done {}) => line_up::done(turn, side, kicker),
        (_, Move::Relocate { piece, to }) => turn.emit(Event::Relocated { piece, to }),
        (Phase::Stoppage { restart, side, .. }, Move::Done {}) => restarts::done(turn, restart, side),
        (_, Move::Kicker { piece }) => restarts::name_kicker(turn, side, piece),
        (_, Move::Corner { at }) => restarts::choose_corner(turn, side, at),

        // Ball cards and Close Passes.
        (Phase::GiveAndGoReturn { runner, .. }, Move::Pass { to, .. }) => {
            let aimed = turn
                .state()
                .aim_return(runner, to)
                .expect("a legal pass has a path");
            passes::play(turn, crate::Context::Return, side, aimed);
        }
        (_, Move::Pass { card, to }) => passes::pass(turn, seat, card, to),
        (_, Move::Out { card, direction }) => passes::kick_out(turn, seat, card, direction),
        (_, Move::Advance { card, direction }) => advance::advance(turn, seat, card, direction),
        (Phase::KickOff { side }, Move::Close { receiver }) => line_up::kick_off(turn, side, receiver),
        (Phase::ThrowIn { side }, Move::Close { receiver }) => restarts::throw_in(turn, side, receiver),
        (Phase::Corner {}, Move::Close { receiver }) => restarts::corner_to_box(turn, receiver),
        (Phase::GiveAndGo {}, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::GiveAndGo, side, receiver);
        }
        (Phase::FastBreak { .. }, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::FastBreak, side, receiver);
        }
        (Phase::CrossingPass {}, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::Crossing, side, receiver);
        }
        (Phase::PassToTheBox {}, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::Box, side, receiver);
        }
        (Phase::SaveThrow { side }, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::KeeperThrow, side, receiver);
        }

        // Tactics.
        (
            _,
            Move::Tactic {
                card: Card::Attack(attack),
            },
        ) => {
            tactics::start(turn, seat, attack.tactic(), Card::Attack(attack));
        }
        (Phase::TacticalFoul { duel }, Move::Tactic { card }) => {
            turn.emit(Event::TacticPlayed { seat, card });
            fouls::tactical(turn, duel);
        }
        (
            _,
            Move::Tactic {
                card: Card::Defence(card),
            },
        ) => defensive_tactics::start(turn, seat, card),
        (Phase::GiveAndGoRun { runner, mate, .. }, Move::Step { piece, to }) => {
            tactics::step(turn, piece, to);
            if let Phase::GiveAndGoRun { left: 0, .. } = turn.state().phase {
                tactics::run_done(turn, runner, mate);
            }
        }
        (Phase::GiveAndGoRun { runner, mate, .. }, Move::Done {}) => tactics::run_done(turn, runner, mate),
        (Phase::FastBreak { .. }, Move::Step { piece, to }) => tactics::step(turn, piece, to),
        (Phase::FastBreak { .. }, Move::Done {}) => turn::shot_phase(turn),
        (Phase::CrossingStep { .. } | Phase::Slip {}, Move::Step { piece, to }) => {
            tactics::step(turn, piece, to);
            turn::shot_phase(turn);
        }
        (Phase::SideLineAdvance { .. }, Move::Step { piece, to }) => {
            tactics::step(turn, piece, to);
        }
        (Phase::SideLineAdvance { .. }, Move::Done {}) => turn::shot_phase(turn),
        (_, Move::Anticipate { card, piece, to }) => {
            defensive_tactics::anticipate(turn, seat, card, piece, to)
        }
        (Phase::Answer { flight }, Move::Trap { card, first, second }) => {
            defensive_tactics::trap(turn, seat, card, (first, second), flight);
        }
        (Phase::Answer { flight }, Move::Claim { card }) => {
            defensive_tactics::claim(turn, seat, card, flight)
        }
        (Phase::Pressing { .. }, Move::Step { piece, to }) => defensive_tactics::press(turn, piece, to),
        (Phase::DefensiveRetreat { .. }, Move::Step { piece, to }) => {
            defensive_tactics::retreat(turn, piece, to);
        }
        (Phase::Pressing { .. } | Phase::DefensiveRetreat { .. }, Move::Done {}) => {
            turn::defence_repositioning(turn);
        }

        // Face-offs.
        (_, Move::Dribble { opponent }) => {
            let bearer = turn.state().bearer_of(side).expect("a dribble has a bearer");
            face_off::start(turn, side, bearer, opponent);
        }
        (_, Move::Tackle { piece }) => {
            let bearer = turn
                .state()
                .bearer_of(side.other())
                .expect("a tackle has a bearer");
            face_off::start(turn, side, bearer, piece);
        }
        (
            Phase::FaceOff {
                starter,
                attacker,
                defender,
            },
            Move::Play { .. },
        ) => face_off::lay(turn, seat, (starter, attacker, defender), *mv),
        (
            Phase::SecondTackle { duel },
            Move::Play {
                card: Card::Defence(card),
            },
        ) => {
            face_off::tackle_again(turn, seat, duel, card);
        }
        (Phase::SecondTackle { duel }, Move::Skip {}) => face_off::attacker_wins(turn, duel),
        (Phase::Foul { duel, .. }, Move::Accept {}) => fouls::accept(turn, duel),
        (Phase::Foul { duel, .. }, Move::Throw {}) => fouls::throw(turn, duel),
        (Phase::TacticalFoul { duel }, Move::Skip {}) => face_off::won(turn, duel, duel.attacker.side()),
        (Phase::WinnerMove { duel, winner, .. }, Move::Make {}) => movement::begin(turn, duel, winner),
        (Phase::WinnerMove { duel, winner, .. }, Move::Forward { to }) => {
            movement::forward(turn, duel, winner, to);
        }
        (Phase::WinnerMove { duel, winner, stage }, Move::Step { to, .. }) => {
            movement::make(turn, duel, winner, stage, to);
        }
        (Phase::NewKeeper { duel, .. }, Move::Keeper { piece }) => fouls::name_keeper(turn, duel, piece),

        // Shots and saves.
        (_, Move::Shoot { card }) => shots::shoot(turn, seat, card),
        (phase, Move::Line { shot }) => shots::shoot_line(turn, shot, phase == Phase::FreeKick {}),
        (_, Move::Direct {}) => shots::shoot_direct(turn),
        (Phase::SaveStep { .. }, Move::Step { piece, to }) => shots::save_step(turn, piece, to),
        (Phase::SaveStep { side, throw, .. }, Move::Done {}) => shots::after_save_step(turn, side, throw),
        (Phase::SaveThrow { side }, Move::Done {}) => shots::after_save_step(turn, side, false),
        (Phase::Clear { side }, Move::Clear { to }) => shots::clear(turn, side, to),
        (Phase::Penalty { side }, Move::Aim { .. }) => shots::penalty(turn, seat, side, *mv),
        (Phase::Shootout { side }, Move::Aim { .. }) => shootout::aim(turn, seat, side, *mv),

        // Repositioning.
        (Phase::Reposition { .. }, Move::Step { piece, to }) => {
            repositioning::step(turn, piece, to, crate::StepKind::Reposition);
        }
        (Phase::Exchange { .. }, Move::Step { piece, to }) => {
            repositioning::step(turn, piece, to, crate::StepKind::Exchange);
        }
        (Phase::Reposition { side, .. }, Move::Done {}) => repositioning::done(turn, side),
        (Phase::Exchange { side, first, .. }, Move::Done {}) => {
            repositioning::exchange_done(turn, side, first);
        }
        (Phase::FactorMoves { .. }, Move::Step { piece, to }) => factors::step(turn, piece, to),

        // Cards between the periods.
        (Phase::Discard { occasion }, _) => hands::discard(turn, seat, occasion, *mv),
        (
            Phase::Trade {
                side,
                round,
                occasion,
            },
            Move::TradeDeck { deck },
        ) => ask(
            turn,
            Phase::TradePick {
                side,
                round,
                occasion,
                deck,
            },
        ),
        (Phase::Trade { side, occasion, .. }, Move::Done {}) => hands::end_trade(turn, side, occasion),
        (
            Phase::TradePick {
                side,
                round,
                occasion,
                ..
            },
            Move::Give { .. },
        ) => hands::give(turn, seat, (side, round, occasion), *mv),

        // A phase is left out.
        (Phase::Pass {} | Phase::FreeKick {} | Phase::Corner {} | Phase::GoalKick {}, Move::Skip {}) => {
            turn::action_phase(turn);
        }
        (Phase::Action {}, Move::Skip {}) => turn::shot_phase(turn),
        (Phase::Shot {}, Move::Skip {}) => turn::attack_repositioning(turn),
        (Phase::OneTouch {}, Move::Skip {}) => turn::defence_phase(turn),
        (Phase::Defend {}, Move::Skip {}) => turn::defence_repositioning(turn),
        (Phase::Answer { flight }, Move::Skip {}) => passes::land(turn, flight),
        _ => {}
    }
}

/// The tactic on a card, by its word.
pub(crate) fn tactic_word(card: Card) -> Option<&'static str> {
    match card {
        Card::Attack(card) => Some(AttackTactic::word(card.tactic())),
        Card::Defence(card) => Some(DefenceTactic::word(card.tactic())),
        Card::Shot(_) | Card::Ball(_) => None,
    }
}

/// Any legal choice of a seat in a Discard, as if it had not chosen yet.
pub(crate) fn any_discard(state: &SoccerCity, seat: Seat, rng: &mut Rng) -> Move {
    choices::sample(state, seat, rng)
}

/// All legal moves of a seat that is to act, those of open decisions too, for the view.
pub(crate) fn legal_moves(state: &SoccerCity, seat: Seat) -> Vec<Move> {
    choices::all(state, seat)
}

/// Why a card cannot be played for its tactic now.
pub(crate) fn tactic_refusal(state: &SoccerCity, seat: Seat, card: Card) -> Refusal {
    let its_turn = state.deciding().contains(seat);
    match card {
        _ if !its_turn => Refusal::NotYourTurn,
        Card::Defence(defence) => match (state.phase, defence.tactic()) {
            (Phase::Answer { flight }, DefenceTactic::GoalkeeperAnticipation) => {
                state.check_claim(flight).err().unwrap_or(Refusal::NotItsMoment)
            }
            (Phase::Answer { .. }, DefenceTactic::OffsideTrap) => Refusal::TrapFails,
            (Phase::Answer { .. }, DefenceTactic::DefensiveAnticipation) => Refusal::NotOnThePath,
            (_, tactic) => state
                .check_defensive(tactic)
                .err()
                .unwrap_or(Refusal::NotItsMoment),
        },
        _ => check(state, seat, &Move::Tactic { card })
            .err()
            .unwrap_or(Refusal::NotItsMoment),
    }
}

pub(crate) use challenge::is_needed as challenge_is_needed;
pub(crate) use offside::applies as offside_applies;
