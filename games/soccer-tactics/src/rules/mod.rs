//! The rules, one file per chapter of `RULES.md`.

mod ball_play;
mod battle;
mod capture;
mod cards;
mod choices;
mod corner;
mod direct_pass;
mod dribble;
mod four_players;
mod free_kick;
mod goal_kick;
mod keeper;
mod kick_off;
mod limits;
mod minor_foul;
mod offensive_set;
mod offside;
mod overtime;
mod pawn_move;
mod penalty;
mod placement;
mod set_up;
mod shoot_out;
mod shot;
mod time;

use engine::{
    Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec, OptionValues,
    Prompt, Rng, Scoreline, Seat, Seats, Timers, ToAct, Turn, Viewer,
};

use pitch::Square;

use crate::{
    Event, Move, Options, Pawn, Phase, Refusal, SoccerTactics, View, commentary,
    decision::{Decision, PawnChoice, Purpose, SquareChoice},
    look, notation, options, position, prompt, vocabulary,
};

pub(crate) use set_up::shifts;

impl Game for SoccerTactics {
    const ID: &'static str = "soccer-tactics";
    const RULES_VERSION: &'static str = "1.1.0";
    const BOOKS: [&'static str; 3] = [
        include_str!("../../RULES.md"),
        include_str!("../../RULINGS.md"),
        include_str!("../../LEARN.md"),
    ];
    /// The longest match has three hours of clock. Nothing is cheaper than a line-up of thirty changes a side for half a
    /// minute (TACTICS-SETUP-12), so an hour is at most 7,440 choices; a timer's word may stand for each, and chances
    /// are played out.
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

    fn seats(options: &Options) -> Seats {
        four_players::seats(options)
    }

    fn new(options: &Options) -> Self {
        Self::before_the_match(options)
    }

    fn start(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        kick_off::begin_match(&mut Turn::new(self, chance, log));
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
        debug_assert!(self.who_acts().seats().contains(seat), "{seat} is not to act");
        choices::sample(self, rng)
    }

    #[inline]
    fn play(
        &mut self,
        seat: Seat,
        mv: &Move,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        four_players::check(self, seat)?;
        choose(&mut Turn::new(self, chance, log), mv)
    }

    fn clock(
        &mut self,
        input: ClockInput,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let turn = &mut Turn::new(self, chance, log);
        match input {
            ClockInput::PeriodTimeUp => time::period_time_up(turn),
            ClockInput::DecisionTimeUp => minor_foul::decision_time_up(turn),
            ClockInput::Tick => Ok(()),
        }
    }

    fn timers(&self) -> Timers {
        time::timers(self)
    }

    /// TACTICS-TIME-9
    const UNTIMED: &'static [(&'static str, &'static str)] = &[("clock", "virtual")];

    fn virtual_ms(&self, _: Seat, mv: &Move) -> u32 {
        u32::from(time::cost(self, mv)) * 1000
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        look::view(self, viewer)
    }

    /// TACTICS-TEAM-8 Nothing is hidden.
    fn seen_by(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn reveals(event: &Event) -> bool {
        commentary::reveals(event)
    }

    /// TACTICS-TEAM-8 Nothing is hidden, so nothing is dealt anew.
    fn redeal(&self, _: Seat, _: &mut Rng) -> Self {
        self.clone()
    }

    fn scoreline(&self) -> Scoreline {
        prompt::scoreline(self)
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        prompt::prompt(self, viewer)
    }

    fn commentary(event: &Event) -> Option<Commentary> {
        commentary::commentary(event)
    }

    fn picture(view: &View) -> String {
        crate::picture::picture(view)
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

    fn any_move(&self, rng: &mut Rng) -> Move {
        vocabulary::any_move(self, rng)
    }

    fn mirror(line: &str) -> String {
        notation::mirror(line)
    }
}

/// A move being played.
type Play<'a, L> = Turn<'a, SoccerTactics, L>;

/// Carries a choice out, or says the first clause that forbids it. Each move answers one kind of decision.
#[inline]
fn choose(turn: &mut Play<'_, impl Log<Event>>, mv: &Move) -> Result<(), Refusal> {
    let state = turn.state();
    let decision = state.phase.decision();
    match *mv {
        Move::Swap { pawn, other } => {
            let Decision::LineUp { side, changes } = decision else {
                return misfit(decision, mv);
            };
            set_up::check_swap(state, side, changes, pawn, other)?;
            turn.emit(Event::PawnsSwapped { pawn, other });
        }
        Move::Shift { pawn, square } => {
            let Decision::LineUp { side, changes } = decision else {
                return misfit(decision, mv);
            };
            let square = set_up::check_shift(state, side, changes, pawn, square)?;
            turn.emit(Event::PawnPlaced { pawn, square });
        }
        Move::Done {} => {
            let Decision::LineUp { side, .. } = decision else {
                return misfit(decision, mv);
            };
            set_up::done(turn, side);
        }
        Move::Move { pawn, square } => {
            let Decision::PawnMove { roll, purpose } = decision else {
                return misfit(decision, mv);
            };
            let to = pawn_move::check(state, purpose, pawn, square, roll)?;
            match purpose {
                Purpose::Set => offensive_set::move_pawn(turn, pawn, to),
                Purpose::Attempt => capture::attempt(turn, pawn, to),
                Purpose::Reply(aim) => offensive_set::reply(turn, aim, pawn, to),
            }
        }
        Move::Play { square } => {
            let Decision::BallPlay { dice } = decision else {
                return misfit(decision, mv);
            };
            let to = ball_play::check(state, dice, square)?;
            ball_play::play(turn, to);
        }
        Move::Dribble { square } => {
            let Decision::BallPlay { dice } = decision else {
                return misfit(decision, mv);
            };
            let to = dribble::check(state, dice, square)?;
            dribble::dribble(turn, to);
        }
        Move::Keeper { square } => {
            let Decision::KeeperOrRoll { aim } = decision else {
                return misfit(decision, mv);
            };
            let to = keeper::check_step(state, square)?;
            keeper::step(turn, aim, to);
        }
        Move::Roll {} => {
            let Decision::KeeperOrRoll { aim } = decision else {
                return misfit(decision, mv);
            };
            offensive_set::roll_for_reply(turn, aim);
        }
        Move::Place { pawn, square } => {
            if let Decision::CornerMove { left } = decision {
                let to = corner::check_move(state, pawn, square)?;
                corner::place(turn, left, pawn, to);
            } else if let Decision::Placement(placement) = decision {
                let to = placement::check(state, placement, pawn, square)?;
                placement::place(turn, placement, pawn, to);
            } else {
                return misfit(decision, mv);
            }
        }
        Move::Pass {} => {
            let Decision::CornerMove { left } = decision else {
                return misfit(decision, mv);
            };
            corner::pass(turn, left);
        }
        Move::KeeperHome { square } => {
            let Decision::Square(choice @ SquareChoice::KeeperHome { .. }) = decision else {
                return misfit(decision, mv);
            };
            let square = placement::check_square(state, choice, square)?;
            choose_square(turn, choice, square);
        }
        Move::Arc { square } => {
            let Decision::Square(choice @ SquareChoice::Arc) = decision else {
                return misfit(decision, mv);
            };
            let square = placement::check_square(state, choice, square)?;
            choose_square(turn, choice, square);
        }
        Move::Spot { square } => {
            let Decision::Square(choice @ SquareChoice::Spot) = decision else {
                return misfit(decision, mv);
            };
            let square = placement::check_square(state, choice, square)?;
            choose_square(turn, choice, square);
        }
        Move::Taker { pawn } => {
            let Decision::Pawn(choice @ PawnChoice::Taker) = decision else {
                return misfit(decision, mv);
            };
            placement::check_pawn(state, choice, pawn)?;
            choose_pawn(turn, choice, pawn);
        }
        Move::NewKeeper { pawn } => {
            let Decision::Pawn(choice @ PawnChoice::NewKeeper { .. }) = decision else {
                return misfit(decision, mv);
            };
            placement::check_pawn(state, choice, pawn)?;
            choose_pawn(turn, choice, pawn);
        }
        Move::Take {} => {
            let Decision::Offer { .. } = decision else {
                return misfit(decision, mv);
            };
            minor_foul::take(turn);
        }
        Move::Decline {} => {
            let Decision::Offer { aim } = decision else {
                return misfit(decision, mv);
            };
            minor_foul::decline(turn, aim);
        }
    }
    Ok(())
}

/// One of the squares offered is chosen, by a seat or by the referee.
fn choose_square(turn: &mut Play<'_, impl Log<Event>>, choice: SquareChoice, square: Square) {
    match choice {
        SquareChoice::KeeperHome { side, restart } => keeper::put_home(turn, side, restart, square),
        SquareChoice::Arc => penalty::choose_arc(turn, square),
        SquareChoice::Spot => free_kick::choose_spot(turn, square),
    }
}

/// One of the pawns offered is chosen, by a seat or by the referee.
fn choose_pawn(turn: &mut Play<'_, impl Log<Event>>, choice: PawnChoice, pawn: Pawn) {
    match choice {
        PawnChoice::Taker => free_kick::choose_taker(turn, pawn),
        PawnChoice::NewKeeper { .. } => cards::name_keeper(turn, pawn),
    }
}

/// What is said of a choice that does not fit the open decision.
#[cold]
fn misfit(decision: Decision, mv: &Move) -> Result<(), Refusal> {
    Err(match (decision, mv) {
        // TACTICS-MOVE-13, TACTICS-CAPT-2
        (Decision::PawnMove { .. } | Decision::BallPlay { .. }, Move::Pass {}) => Refusal::CannotPass,
        // TACTICS-KEEP-3
        (
            Decision::PawnMove {
                purpose: Purpose::Reply(_),
                ..
            },
            Move::Keeper { .. },
        ) => Refusal::KeeperAfterRoll,
        // TACTICS-KEEP-4, TACTICS-CAPT-6
        (Decision::PawnMove { .. } | Decision::BallPlay { .. }, Move::Keeper { .. }) => {
            Refusal::KeeperOnOffence
        }
        // TACTICS-KEEP-2
        (Decision::KeeperOrRoll { .. }, Move::Move { .. }) => Refusal::RollFirst,
        (
            Decision::Nothing
            | Decision::LineUp { .. }
            | Decision::PawnMove { .. }
            | Decision::BallPlay { .. }
            | Decision::KeeperOrRoll { .. }
            | Decision::Offer { .. }
            | Decision::Placement(_)
            | Decision::CornerMove { .. }
            | Decision::Square(_)
            | Decision::Pawn(_),
            Move::Swap { .. }
            | Move::Shift { .. }
            | Move::Done {}
            | Move::Move { .. }
            | Move::Play { .. }
            | Move::Dribble { .. }
            | Move::Keeper { .. }
            | Move::Roll {}
            | Move::Place { .. }
            | Move::Pass {}
            | Move::KeeperHome { .. }
            | Move::Arc { .. }
            | Move::Spot { .. }
            | Move::Taker { .. }
            | Move::NewKeeper { .. }
            | Move::Take {}
            | Move::Decline {},
        ) => Refusal::NotNow,
    })
}

/// Opens a decision. TACTICS-TIME-6 A timer that has gone off takes effect now, but not while a new keeper is named.
#[inline]
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    let naming = matches!(phase, Phase::NewKeeper { .. });
    let due = turn.state().clock == crate::state::PeriodClock::Due && !naming;
    // TACTICS-TIME-2 The period is over at once, unless a chance is under way.
    if due && !turn.state().chance {
        return time::end_period(turn);
    }
    turn.emit(Event::Asked { phase });
    if due {
        turn.emit(Event::AddedTime {});
    }
}
