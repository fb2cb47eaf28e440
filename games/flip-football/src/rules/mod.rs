//! The rules, one file per chapter of `RULES.md`.

mod attack;
mod flip;
mod free_kick;
mod half_time;
mod hand_play;
mod house;
mod injury_time;
mod minute;
mod penalty;
mod preparing;
mod shoot_out;
mod shot;
mod time;

use engine::{
    Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec, OptionValues,
    Prompt, Rng, Scoreline, Seat, Seats, Side, Timers, ToAct, Turn, Viewer,
};

use crate::{
    Event, FlipFootball, Move, Options, Refusal, View, events, moves, notation, options, position, redeal,
    view, vocabulary,
};
pub use minute::{Verdict, result_of};

impl Game for FlipFootball {
    const ID: &'static str = "flip-football";
    const RULES_VERSION: &'static str = "1.0.0";
    const BOOKS: [&'static str; 3] = [
        include_str!("../../RULES.md"),
        include_str!("../../RULINGS.md"),
        include_str!("../../LEARN.md"),
    ];
    /// Sixteen picks, two lays for each of 98 minutes and 520 kicks, and a timer's word for each decision.
    const STEPS_MAX: u32 = 2 * (16 + 2 * (98 + 520));

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

    /// FLIP-COMP-3 One seat a side.
    fn seats(_: &Options) -> Seats {
        Seats::TWO
    }

    fn new(options: &Options) -> Self {
        Self::before_the_match(options)
    }

    fn start(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        preparing::begin(&mut Turn::new(self, chance, log));
    }

    fn to_act(&self) -> ToAct {
        self.who_acts()
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        moves::list(self, seat)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Move {
        moves::sample(self, seat, rng)
    }

    #[inline]
    fn play(
        &mut self,
        seat: Seat,
        mv: &Move,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let turn = &mut Turn::new(self, chance, log);
        if Seat::first(seat.side()) != seat {
            return Err(Refusal::NoSuchSeat); // FLIP-COMP-3
        }
        match mv {
            Move::Lay { card } => minute::lay(turn, seat, *card),
            Move::SetAside { card } => preparing::set_aside(turn, seat, *card),
            Move::RestRandom {} => preparing::rest_random(turn, seat),
            Move::Preset { name } => preparing::preset(turn, seat, *name),
        }
    }

    fn clock(
        &mut self,
        input: ClockInput,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        time::clock(&mut Turn::new(self, chance, log), input);
        Ok(())
    }

    fn timers(&self) -> Timers {
        time::timers(self)
    }

    fn virtual_ms(&self, _: Seat, mv: &Move) -> u32 {
        time::virtual_ms(self, mv)
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        events::seen_by(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        events::reveals(event)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        redeal::redeal(self, seat, rng)
    }

    fn scoreline(&self) -> Scoreline {
        view::scoreline(self)
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        view::prompt(self, viewer)
    }

    fn commentary(event: &Event) -> Option<Commentary> {
        events::commentary(event)
    }

    fn picture(view: &View) -> String {
        view::picture(view)
    }

    fn write_position(&self) -> String {
        position::write_position(self)
    }

    fn read_position(options: &Options, text: &str) -> Result<Self, NotationError> {
        position::read_position(options, text)
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
type Play<'a, L> = Turn<'a, FlipFootball, L>;

/// Whenever the referee draws for both sides, Home's draw comes first; these are the names of the draws.
fn named(side: Side, home: &'static str, away: &'static str) -> &'static str {
    match side {
        Side::Home => home,
        Side::Away => away,
    }
}
