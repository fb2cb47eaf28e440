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
    Cell, Event, LineUpPart, Move, Options, Phase, Player, Refusal, SimulatorSoccer, Spot, View, Why,
    commentary, look, notation, options,
    placing::{Respect, Room},
    position, prompt, secrets, vocabulary,
};

impl Game for SimulatorSoccer {
    const ID: &'static str = "simulator-soccer";
    const RULES_VERSION: &'static str = "1.2.0";
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
        // Only what was open when time ran out: both seats may owe it, and it may open another decision.
        let overdue = self.decisions;
        for side in Side::ALL {
            if self.must_choose(side) && self.decisions == overdue {
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
    match turn.state().phase {
        Phase::Before {} | Phase::Over {} => Err(Refusal::NotNow),
        Phase::PlaceStart {} => place_start(turn, side, mv),
        Phase::KickoffTaker {} => start::taker(turn, taker(mv)?),
        Phase::PutDown {} => {
            if let Move::Spot { at } = *mv {
                return declare::put_down(turn, at);
            }
            kick(turn, mv)
        }
        Phase::Declare {} | Phase::Repeat {} | Phase::Header { .. } => kick(turn, mv),
        Phase::OffsideStep {} | Phase::HeaderStep { .. } | Phase::SpeedStep { .. } => step(turn, mv),
        Phase::Slide {} => slide(turn, mv),
        Phase::PrepareKeeper {} => prepare_keeper(turn, mv),
        Phase::KeeperTackle {} => {
            if agrees(mv, Move::Tackle {})? {
                keeper::tackle(turn);
            } else {
                prepare::go_on(turn);
            }
            Ok(())
        }
        Phase::KeeperDribble {} => {
            if agrees(mv, Move::DribbleKeeper {})? {
                keeper::dribble(turn);
            } else {
                prepare::go_on(turn);
            }
            Ok(())
        }
        Phase::Aim {} => aim(turn, side, mv),
        Phase::Release {} => {
            let Move::Release { ms } = *mv else {
                return Err(Refusal::NotNow);
            };
            kicking::release(turn, ms)
        }
        Phase::Replant {} => after_kick::replant(turn, spot(mv)?),
        Phase::ChooseTaker { .. } => cod::choose(turn, taker(mv)?),
        Phase::ChooseCell { .. } => {
            let Move::Cell { cell } = *mv else {
                return Err(Refusal::NotNow);
            };
            cod::choose_cell(turn, cell)
        }
        Phase::PlaceTaker { .. } => cod::place(turn, spot(mv)?),
        Phase::PickUp { .. } => {
            if agrees(mv, Move::PickUp {})? {
                return keeper::pick_up(turn);
            }
            let holder = turn.state().holder.ok_or(Refusal::NotNow)?;
            let kept = holder.side() == turn.state().attacking;
            cod::play_on(turn, holder, kept);
            Ok(())
        }
        Phase::Move2 {} => phase_two(turn, mv),
        Phase::Move3 {} => phase_three(turn, side, mv),
        Phase::Tackle {} => {
            if agrees(mv, Move::Tackle {})? {
                return entry::tackle(turn);
            }
            ask(turn, Phase::Move3 {});
            Ok(())
        }
        Phase::CallSubstitution { .. } | Phase::Substitutions { .. } => substitutions(turn, side, mv),
        Phase::MakeRoom {} => {
            let Move::Move {
                player,
                cell,
                at,
                major: false,
            } = *mv
            else {
                return Err(Refusal::NotNow);
            };
            throw_in::leave(turn, player, cell, at)
        }
        Phase::Thrower {} => throw_in::thrower(turn, taker(mv)?),
        Phase::BallSpot {} => line_up::put_ball(turn, spot(mv)?),
        Phase::LineUp { part } => line_up(turn, part, mv),
        Phase::ShootoutTaker { .. } => shoot_out::taker(turn, taker(mv)?),
    }
}

/// The footballer whom a move names as taker.
fn taker(mv: &Move) -> Result<Player, Refusal> {
    if let Move::Taker { player } = *mv {
        Ok(player)
    } else {
        Err(Refusal::NotNow)
    }
}

/// The spot that a move names, or `auto`.
fn spot(mv: &Move) -> Result<Option<Spot>, Refusal> {
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

/// SIM-START-1 The start line-up.
fn place_start(turn: &mut Play<'_, impl Log<Event>>, side: Side, mv: &Move) -> Result<(), Refusal> {
    if let Move::Place { player, cell, at } = *mv {
        start::place(turn, side, player, cell, at)
    } else if *mv == (Move::Auto {}) {
        start::place_rest(turn, side);
        Ok(())
    } else if *mv == (Move::Done {}) {
        start::done(turn, side)
    } else {
        Err(Refusal::NotNow)
    }
}

/// SIM-ROUND-1, SIM-REP-1, SIM-HEAD-2 What the holder does with the ball.
fn kick(turn: &mut Play<'_, impl Log<Event>>, mv: &Move) -> Result<(), Refusal> {
    let phase = turn.state().phase;
    if let Move::Declare { kind, named } = *mv {
        return declare::declare(turn, kind, named);
    }
    if *mv == (Move::PickUp {}) && phase != (Phase::PutDown {}) {
        let holder = turn.state().holder.ok_or(Refusal::NotNow)?;
        keeper::check_pick_up(turn.state(), holder)?;
        if matches!(phase, Phase::Header { .. }) {
            return keeper::pick_up(turn);
        }
    }
    if *mv == (Move::Done {}) && phase == (Phase::Repeat {}) {
        declare::no_repeat(turn);
        return Ok(());
    }
    if *mv == (Move::Done {}) && !matches!(phase, Phase::Header { .. }) {
        return Err(Refusal::MustKick);
    }
    Err(Refusal::NotNow)
}

/// SIM-PRO-2 Free steps.
fn step(turn: &mut Play<'_, impl Log<Event>>, mv: &Move) -> Result<(), Refusal> {
    if let Move::Step { player, cell, at } = *mv {
        pro::step(turn, player, cell, at)
    } else if *mv == (Move::Done {}) {
        pro::done(turn);
        Ok(())
    } else {
        Err(Refusal::NotNow)
    }
}

/// SIM-SLIDE-2 A slide, a change of spot, or neither.
fn slide(turn: &mut Play<'_, impl Log<Event>>, mv: &Move) -> Result<(), Refusal> {
    if let Move::Slide {
        player,
        cell,
        at,
        angle,
    } = *mv
    {
        slide::slide(turn, player, cell, at, angle)
    } else if let Move::Shift { player, at } = *mv {
        slide::shift(turn, player, at)
    } else if *mv == (Move::Decline {}) {
        prepare::go_on(turn);
        Ok(())
    } else {
        Err(Refusal::NotNow)
    }
}

/// SIM-GK-2 The bar, or a position.
fn prepare_keeper(turn: &mut Play<'_, impl Log<Event>>, mv: &Move) -> Result<(), Refusal> {
    if let Move::Bar { y } = *mv {
        keeper::bar(turn, y)
    } else if let Move::Position { cell, at, lying } = *mv {
        keeper::position(turn, cell, at, lying)
    } else {
        Err(Refusal::NotNow)
    }
}

/// SIM-EXEC-1, SIM-GK-9 The kicker aims, and the seat of a barred keeper plans.
fn aim(turn: &mut Play<'_, impl Log<Event>>, side: Side, mv: &Move) -> Result<(), Refusal> {
    let attacks = side == turn.state().attacking;
    if let (true, Move::Target { target, no_timing }) = (attacks, *mv) {
        kicking::aim(turn, target, no_timing)
    } else if let (false, Move::Plan { plan }) = (attacks, *mv) {
        kicking::plan(turn, plan)
    } else {
        Err(Refusal::NotNow)
    }
}

/// SIM-P2-4 A move of phase 2.
fn phase_two(turn: &mut Play<'_, impl Log<Event>>, mv: &Move) -> Result<(), Refusal> {
    if let Move::Move {
        player,
        cell,
        at,
        major,
    } = *mv
    {
        round::move_player(turn, player, cell, at, major)
    } else if *mv == (Move::Done {}) {
        round::done(turn)
    } else {
        Err(Refusal::NotNow)
    }
}

/// SIM-P3-1, SIM-PQR-1 A move of phase 3, which knows more of them.
fn phase_three(turn: &mut Play<'_, impl Log<Event>>, side: Side, mv: &Move) -> Result<(), Refusal> {
    if let Move::KnockOn { player, other, cell } = *mv {
        round::knock_on(turn, player, other, cell)
    } else if let Move::Shift { player, at } = *mv {
        round::synchro(turn, player, at)
    } else if *mv == (Move::Tackle {}) {
        round::check_unforced(turn.state(), side)?;
        entry::tackle(turn)
    } else {
        phase_two(turn, mv)
    }
}

/// SIM-SUB-3, SIM-SUB-4 Substitutions.
fn substitutions(turn: &mut Play<'_, impl Log<Event>>, side: Side, mv: &Move) -> Result<(), Refusal> {
    let called = matches!(turn.state().phase, Phase::CallSubstitution { .. });
    if let Move::Substitute { off, on } = *mv {
        substitution::substitute(turn, side, off, on)
    } else if let (false, Move::ReserveKeeper { off }) = (called, *mv) {
        substitution::reserve_keeper(turn, side, off)
    } else if *mv == (Move::Done {}) {
        substitution::done(turn, side)
    } else {
        Err(Refusal::NotNow)
    }
}

/// SIM-LU-9 Placings of a line-up.
fn line_up(turn: &mut Play<'_, impl Log<Event>>, part: LineUpPart, mv: &Move) -> Result<(), Refusal> {
    if let Move::Place { player, cell, at } = *mv {
        line_up::place(turn, part, player, cell, at)
    } else if *mv == (Move::Auto {}) {
        line_up::place_rest(turn, part)
    } else if *mv == (Move::Done {}) {
        line_up::done(turn, part)
    } else {
        Err(Refusal::NotNow)
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
