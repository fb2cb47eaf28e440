//! The rules, one file per chapter of `RULES.md`.

mod after_kick;
pub(crate) mod choices;
pub(crate) mod cod;
pub(crate) mod declare;
pub(crate) mod entry;
pub(crate) mod foul;
pub(crate) mod keeper;
pub(crate) mod kicking;
pub(crate) mod line_up;
mod prepare;
pub(crate) mod pro;
pub(crate) mod repeat;
mod restart;
pub(crate) mod round;
pub(crate) mod sampling;
pub(crate) mod shoot_out;
pub(crate) mod slide;
pub(crate) mod start;
pub(crate) mod substitution;
pub(crate) mod table_resolution;
pub(crate) mod takers;
pub(crate) mod throw_in;
pub(crate) mod time;

use engine::{
    Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec, OptionValues,
    Outcome, Prompt, Rng, Scoreline, Seat, Seats, Side, Timer, Timers, ToAct, Turn, Viewer,
};

use crate::{
    Cell, Event, Move, Options, Phase, Player, Refusal, SimulatorSoccer, Spot, View, Why, commentary, look,
    notation, options,
    placing::{Respect, Room},
    position, prompt, secrets, vocabulary,
};

impl Game for SimulatorSoccer {
    const ID: &'static str = "simulator-soccer";
    const RULES_VERSION: &'static str = "1.1.0";
    const BOOKS: [&'static str; 3] = [
        include_str!("../../RULES.md"),
        include_str!("../../RULINGS.md"),
        include_str!("../../LEARN.md"),
    ];
    /// A match has at most four periods of 33 and 5 steps; at most 30 rounds pass without one (SIM-GUARD-1), and a round
    /// has at most 20 kicks (SIM-GUARD-3) with a dozen decisions each and 22 moves.
    const STEPS_MAX: u32 = 2_000_000;

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

    /// SIM-GEN-1 One seat a side.
    fn seats(_: &Options) -> Seats {
        Seats::TWO
    }

    fn new(options: &Options) -> Self {
        Self::before_the_match(options)
    }

    fn start(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        start::begin_match(&mut Turn::new(self, chance, log));
    }

    fn to_act(&self) -> ToAct {
        self.who_acts()
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        choices::list(self, seat)
    }

    fn sample(&self, seat: Seat, rng: &mut Rng) -> Move {
        sampling::sample(self, seat.side(), rng)
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: &Move,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if !self.who_acts().seats().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        perform(&mut Turn::new(self, chance, log), seat.side(), mv)
    }

    /// A decision that takes too long is made by itself.
    fn clock(
        &mut self,
        input: ClockInput,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if input != ClockInput::DecisionTimeUp || self.options.decision_timer == 0 {
            return Ok(());
        }
        for side in Side::ALL {
            if self.must_choose(side) {
                let mv = choices::by_itself(self, side);
                perform(&mut Turn::new(self, chance, log), side, &mv)?;
            }
        }
        Ok(())
    }

    fn timers(&self) -> Timers {
        let length_ms = u32::from(self.options.decision_timer) * 1000;
        let open = !matches!(self.phase, Phase::Before {} | Phase::Over {});
        let decision = (length_ms > 0 && open).then_some(Timer {
            id: self.decisions,
            length_ms,
            running: true,
        });
        Timers {
            tick: false,
            decision,
            period: None,
        }
    }

    fn virtual_ms(&self, _: Seat, _: &Move) -> u32 {
        choices::seconds(self.phase) * 1000
    }

    #[inline]
    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        look::view(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        secrets::seen_by(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        commentary::reveals(event)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        secrets::redeal(self, seat, rng)
    }

    fn scoreline(&self) -> Scoreline {
        prompt::scoreline(self)
    }

    /// SIM-GEN-7 A seat that resigns has lost 0-3, or as it stands if it trails by more than three.
    fn forfeit(&self, side: Side) -> Outcome {
        let score = foul::forfeited(self, side);
        Outcome {
            winner: Some(side.other()),
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

/// A move being played. SIM-GEN-5 Dice, coin and errors come from its chance alone.
type Play<'a, L> = Turn<'a, SimulatorSoccer, L>;

/// SIM-GEN-9 Plays a choice of a side, or says which clause forbids it; nothing is emitted before it is known to be legal.
fn perform(turn: &mut Play<'_, impl Log<Event>>, side: Side, mv: &Move) -> Result<(), Refusal> {
    match (turn.state().phase, *mv) {
        (Phase::PlaceStart {}, Move::Place { player, cell, at }) => {
            start::place(turn, side, player, cell, at)
        }
        (Phase::PlaceStart {}, Move::Auto {}) => {
            start::place_rest(turn, side);
            Ok(())
        }
        (Phase::PlaceStart {}, Move::Done {}) => start::done(turn, side),
        (Phase::KickoffTaker {}, Move::Taker { player }) => start::taker(turn, player),
        (Phase::PutDown {}, Move::Spot { at }) => declare::put_down(turn, at),
        (
            Phase::PutDown {} | Phase::Declare {} | Phase::Repeat {} | Phase::Header { .. },
            Move::Declare { kind, named },
        ) => declare::declare(turn, kind, named),
        (Phase::Declare {} | Phase::PutDown {}, Move::Done {}) => Err(Refusal::MustKick),
        (Phase::Repeat {}, Move::Done {}) => {
            declare::no_repeat(turn);
            Ok(())
        }
        (
            Phase::OffsideStep {} | Phase::HeaderStep { .. } | Phase::SpeedStep { .. },
            Move::Step { player, cell, at },
        ) => pro::step(turn, player, cell, at),
        (Phase::OffsideStep {} | Phase::HeaderStep { .. } | Phase::SpeedStep { .. }, Move::Done {}) => {
            pro::done(turn);
            Ok(())
        }
        (
            Phase::Slide {},
            Move::Slide {
                player,
                cell,
                at,
                angle,
            },
        ) => slide::slide(turn, player, cell, at, angle),
        (Phase::Slide {}, Move::Shift { player, at }) => slide::shift(turn, player, at),
        (Phase::Slide {} | Phase::KeeperTackle {} | Phase::KeeperDribble {}, Move::Decline {}) => {
            prepare::go_on(turn);
            Ok(())
        }
        (Phase::PrepareKeeper {}, Move::Bar { y }) => keeper::bar(turn, y),
        (Phase::PrepareKeeper {}, Move::Position { cell, at, lying }) => {
            keeper::position(turn, cell, at, lying)
        }
        (Phase::KeeperTackle {}, Move::Tackle {}) => {
            keeper::tackle(turn);
            Ok(())
        }
        (Phase::KeeperDribble {}, Move::DribbleKeeper {}) => {
            keeper::dribble(turn);
            Ok(())
        }
        (Phase::Aim {}, Move::Target { target, no_timing }) if side == turn.state().attacking => {
            kicking::aim(turn, target, no_timing)
        }
        (Phase::Aim {}, Move::Plan { plan }) if side != turn.state().attacking => kicking::plan(turn, plan),
        (Phase::Release {}, Move::Release { ms }) => kicking::release(turn, ms),
        (Phase::Replant {}, Move::Spot { at }) => after_kick::replant(turn, at),
        (Phase::ChooseTaker { .. }, Move::Taker { player }) => cod::choose(turn, player),
        (Phase::ChooseCell { .. }, Move::Cell { cell }) => cod::choose_cell(turn, cell),
        (Phase::PlaceTaker { .. }, Move::Spot { at }) => cod::place(turn, at),
        (Phase::PickUp { .. } | Phase::Header { .. }, Move::PickUp {}) => keeper::pick_up(turn),
        (Phase::Repeat {} | Phase::Declare {}, Move::PickUp {}) => {
            let holder = turn.state().holder.ok_or(Refusal::NotNow)?;
            keeper::check_pick_up(turn.state(), holder)?;
            Err(Refusal::NotNow)
        }
        (Phase::PickUp { .. }, Move::Decline {}) => {
            let holder = turn.state().holder.ok_or(Refusal::NotNow)?;
            let kept = holder.side() == turn.state().attacking;
            cod::play_on(turn, holder, kept);
            Ok(())
        }
        (
            Phase::Move2 {} | Phase::Move3 {},
            Move::Move {
                player,
                cell,
                at,
                major,
            },
        ) => round::move_player(turn, player, cell, at, major),
        (Phase::Move2 {} | Phase::Move3 {}, Move::Done {}) => round::done(turn),
        (Phase::Move3 {}, Move::KnockOn { player, other, cell }) => {
            round::knock_on(turn, player, other, cell)
        }
        (Phase::Move3 {}, Move::Shift { player, at }) => round::synchro(turn, player, at),
        (Phase::Move3 {} | Phase::Tackle {}, Move::Tackle {}) => {
            let forced = round::forced(turn.state(), side);
            if forced.is_empty() {
                entry::tackle(turn)
            } else {
                round::done(turn)
            }
        }
        (Phase::Tackle {}, Move::Decline {}) => {
            ask(turn, Phase::Move3 {});
            Ok(())
        }
        (Phase::CallSubstitution { .. } | Phase::Substitutions { .. }, Move::Substitute { off, on }) => {
            substitution::substitute(turn, side, off, on)
        }
        (Phase::Substitutions { .. }, Move::ReserveKeeper { off }) => {
            substitution::reserve_keeper(turn, side, off)
        }
        (Phase::CallSubstitution { .. } | Phase::Substitutions { .. }, Move::Done {}) => {
            substitution::done(turn, side)
        }
        (
            Phase::MakeRoom {},
            Move::Move {
                player,
                cell,
                at,
                major: false,
            },
        ) => throw_in::leave(turn, player, cell, at),
        (Phase::Thrower {}, Move::Taker { player }) => throw_in::thrower(turn, player),
        (Phase::BallSpot {}, Move::Spot { at }) => line_up::put_ball(turn, at),
        (Phase::LineUp { part }, Move::Place { player, cell, at }) => {
            line_up::place(turn, part, player, cell, at)
        }
        (Phase::LineUp { part }, Move::Auto {}) => line_up::place_rest(turn, part),
        (Phase::LineUp { part }, Move::Done {}) => line_up::done(turn, part),
        (Phase::ShootoutTaker { .. }, Move::Taker { player }) => shoot_out::taker(turn, player),
        _ => Err(Refusal::NotNow),
    }
}

/// Opens a decision.
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    turn.emit(Event::Asked { phase });
}

/// Puts a peg somewhere.
fn put(
    turn: &mut Play<'_, impl Log<Event>>,
    player: Player,
    at: Spot,
    cell: Cell,
    lying: Option<u16>,
    why: Why,
    cells: u8,
) {
    turn.emit(Event::Put {
        player,
        at,
        cell,
        lying,
        why,
        cells,
    });
}

/// SIM-PLACE-10, SIM-KICK-11 Pegs in the ball cell make room for the holder and for the ball.
fn make_room_for_holder(turn: &mut Play<'_, impl Log<Event>>) {
    if turn.state().held {
        return;
    }
    let Some(holder) = turn.state().holder else { return };
    for player in turn.state().everybody() {
        let state = turn.state();
        if player == holder || state.cell_of(player) != state.ball_cell {
            continue;
        }
        let piece = *state.piece(player);
        let lying = piece.lying.map(|lying| lying.angle);
        let room = Room::new(state, player, piece.cell, lying, Respect::All);
        if room.check(piece.at).is_err() {
            let at = room.nearest(piece.at);
            put(turn, player, at, piece.cell, lying, Why::Shift, 0);
        }
    }
}

/// SIM-GK-16 The same when the keeper has put the ball down.
fn make_room_for_ball(turn: &mut Play<'_, impl Log<Event>>) {
    let Some(holder) = turn.state().holder else { return };
    let state = turn.state();
    let piece = *state.piece(holder);
    let room = Room::new(state, holder, piece.cell, None, Respect::Ball);
    if room.check(piece.at).is_err() {
        let at = room.nearest(piece.at);
        put(turn, holder, at, piece.cell, None, Why::Shift, 0);
    }
    make_room_for_holder(turn);
}
