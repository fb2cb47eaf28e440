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

use crate::{
    Event, Move, Options, Phase, Refusal, SoccerTactics, View, commentary, look, notation, options, position,
    prompt, vocabulary,
};

pub(crate) use set_up::shifts;

impl Game for SoccerTactics {
    const ID: &'static str = "soccer-tactics";
    const RULES_VERSION: &'static str = "1.0.0";
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
        check(self, mv)?;
        perform(&mut Turn::new(self, chance, log), mv);
        Ok(())
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

/// Whether a choice is legal now, or the first clause that forbids it.
#[inline]
fn check(state: &SoccerTactics, mv: &Move) -> Result<(), Refusal> {
    match (state.phase, *mv) {
        (Phase::SetUp { .. }, Move::Done {})
        | (Phase::Choice { .. }, Move::Roll {})
        | (Phase::Offer { .. }, Move::Take {} | Move::Decline {})
        | (Phase::CornerMoves { .. }, Move::Pass {}) => Ok(()),
        (Phase::SetUp { side, changes }, Move::Swap { pawn, other }) => {
            set_up::check_swap(state, side, changes, pawn, other)
        }
        (Phase::SetUp { side, changes }, Move::Shift { pawn, square }) => {
            set_up::check_shift(state, side, changes, pawn, square)
        }
        (
            Phase::PawnMove { roll } | Phase::Attempt { roll } | Phase::Reply { roll, .. },
            Move::Move { pawn, square },
        ) => pawn_move::check(state, pawn, square, roll),
        (Phase::BallPlay { dice }, Move::Play { square }) => ball_play::check(state, dice, square),
        (Phase::BallPlay { dice }, Move::Dribble { square }) => dribble::check(state, dice, square),
        (Phase::Choice { .. }, Move::Keeper { square }) => keeper::check_step(state, square),
        (Phase::CornerMoves { .. }, Move::Place { pawn, square }) => corner::check_move(state, pawn, square),
        (
            Phase::MakeRoom { .. }
            | Phase::PenaltyPlaces { .. }
            | Phase::ClearZone {}
            | Phase::CornerRoom {}
            | Phase::ClearArea {},
            Move::Place { pawn, square },
        ) => placement::check(state, pawn, square),
        (Phase::KeeperHome { .. }, Move::KeeperHome { square }) => {
            placement::check_offer(state, square, Refusal::KeeperHomeSquare)
        }
        (Phase::Arc {}, Move::Arc { square }) => placement::check_offer(state, square, Refusal::NotTheArc),
        (Phase::Spot {}, Move::Spot { square }) => {
            placement::check_offer(state, square, Refusal::NotOfferedSpot)
        }
        (Phase::Taker {}, Move::Taker { pawn }) => placement::check_pawn(state, pawn, Refusal::NotClose),
        (Phase::NewKeeper { .. }, Move::NewKeeper { pawn }) => {
            placement::check_pawn(state, pawn, Refusal::NotAKeeper)
        }
        (phase, mv) => Err(misfit(phase, mv)),
    }
}

/// What is said of a choice that does not fit the open decision.
fn misfit(phase: Phase, mv: Move) -> Refusal {
    match (phase, mv) {
        // TACTICS-MOVE-13, TACTICS-CAPT-2
        (
            Phase::PawnMove { .. } | Phase::Attempt { .. } | Phase::Reply { .. } | Phase::BallPlay { .. },
            Move::Pass {},
        ) => Refusal::CannotPass,
        // TACTICS-KEEP-3
        (Phase::Reply { .. }, Move::Keeper { .. }) => Refusal::KeeperAfterRoll,
        // TACTICS-KEEP-4, TACTICS-CAPT-6
        (Phase::PawnMove { .. } | Phase::Attempt { .. } | Phase::BallPlay { .. }, Move::Keeper { .. }) => {
            Refusal::KeeperOnOffence
        }
        // TACTICS-KEEP-2
        (Phase::Choice { .. }, Move::Move { .. }) => Refusal::RollFirst,
        _ => Refusal::NotNow,
    }
}

/// Carries out a legal choice.
#[inline]
fn perform(turn: &mut Play<'_, impl Log<Event>>, mv: &Move) {
    let square = |name: crate::SquareName| name.square().expect("a legal choice names a square of the pitch");
    match (turn.state().phase, *mv) {
        (_, Move::Swap { pawn, other }) => turn.emit(Event::PawnsSwapped { pawn, other }),
        (_, Move::Shift { pawn, square: to }) => turn.emit(Event::PawnPlaced {
            pawn,
            square: square(to),
        }),
        (_, Move::Done {}) => set_up::done(turn),
        (Phase::PawnMove { .. }, Move::Move { pawn, square: to }) => {
            offensive_set::move_pawn(turn, pawn, square(to));
        }
        (Phase::Attempt { .. }, Move::Move { pawn, square: to }) => capture::attempt(turn, pawn, square(to)),
        (Phase::Reply { aim, .. }, Move::Move { pawn, square: to }) => {
            offensive_set::reply(turn, aim, pawn, square(to));
        }
        (Phase::Choice { aim }, Move::Keeper { square: to }) => keeper::step(turn, aim, square(to)),
        (Phase::Choice { aim }, Move::Roll {}) => offensive_set::roll_for_reply(turn, aim),
        (_, Move::Play { square: to }) => ball_play::play(turn, square(to)),
        (_, Move::Dribble { square: to }) => dribble::dribble(turn, square(to)),
        (Phase::CornerMoves { .. }, Move::Place { pawn, square: to }) => {
            corner::place(turn, pawn, square(to));
        }
        (_, Move::Pass {}) => corner::pass(turn),
        (_, Move::Place { pawn, square: to }) => placement::place(turn, pawn, square(to)),
        (_, Move::KeeperHome { square: to }) => keeper::put_home(turn, square(to)),
        (_, Move::Arc { square: to }) => penalty::choose_arc(turn, square(to)),
        (_, Move::Spot { square: to }) => free_kick::choose_spot(turn, square(to)),
        (_, Move::Taker { pawn }) => free_kick::choose_taker(turn, pawn),
        (_, Move::NewKeeper { pawn }) => cards::name_keeper(turn, pawn),
        (Phase::Offer { .. }, Move::Take {}) => minor_foul::take(turn),
        (Phase::Offer { aim }, Move::Decline {}) => minor_foul::decline(turn, aim),
        (_, Move::Move { .. } | Move::Keeper { .. } | Move::Roll {} | Move::Take {} | Move::Decline {}) => {}
    }
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
