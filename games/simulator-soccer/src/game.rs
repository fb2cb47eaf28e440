//! The contract, kept: what each of its parts asks for, and the file that answers.

use engine::{
    Audit, Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec,
    OptionValues, Outcome, Prompt, Rng, Rules, Scoreline, Seat, Seats, Side, Sight, Text, Timers, ToAct,
    Turn, Viewer, Voice, Writing,
};

use crate::{
    Event, Move, Options, Refusal, SimulatorSoccer, View, audit, commentary, look, notation, options,
    picture, position,
    rules::{self, foul, start, time},
    scoreline, secrecy, vocabulary,
};

impl Game for SimulatorSoccer {
    const ID: &'static str = "simulator-soccer";
    const RULES_VERSION: &'static str = "1.4.0";

    const BOOKS: [&'static str; 3] = [
        include_str!("../RULES.md"),
        include_str!("../RULINGS.md"),
        include_str!("../LEARN.md"),
    ];
}

impl Rules for SimulatorSoccer {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] = options::PRESETS;
    const RATED: &'static [&'static str] = options::RATED;
    const PACES: &'static [(u16, u16)] = options::PACES;

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
        rules::to_act(self)
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        rules::list(self, seat)
    }

    fn sample(&self, seat: Seat, rng: &mut Rng) -> Move {
        rules::sample(self, seat.side(), rng)
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        rules::decide(self, seat, mv).map(drop)
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: &Move,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let choice = rules::decide(self, seat, mv)?;
        rules::carry_out(&mut Turn::new(self, chance, log), choice);
        Ok(())
    }

    fn clock(
        &mut self,
        input: ClockInput,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        rules::clock(&mut Turn::new(self, chance, log), input)
    }

    fn timers(&self) -> Timers {
        time::timers(self)
    }

    fn virtual_ms(&self, _: Seat, _: &Move) -> u32 {
        rules::virtual_ms(self)
    }

    #[inline]
    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    /// SIM-GEN-7 A seat that resigns has lost 0-3, or as it stands if it trails by more than three.
    fn forfeit(&self, side: Side) -> Outcome {
        Outcome::forfeited(side, foul::forfeited(self, side))
    }
}

impl Sight for SimulatorSoccer {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        look::view(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        secrecy::seen_by(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        secrecy::reveals(event)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        secrecy::redeal(self, seat, rng)
    }
}

impl Voice for SimulatorSoccer {
    fn scoreline(&self) -> Scoreline {
        scoreline::scoreline(self)
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        rules::prompt(self, viewer)
    }

    fn at_zero(&self, seat: Seat) -> Option<Text> {
        time::at_zero(self, seat.side())
    }

    fn commentary(event: &Event) -> Option<Commentary> {
        commentary::commentary(event)
    }

    fn picture(view: &View) -> String {
        picture::picture(view)
    }
}

impl Writing for SimulatorSoccer {
    fn write_position(&self) -> String {
        position::write(self)
    }

    fn read_position(options: &Options, text: &str) -> Result<Self, NotationError> {
        position::read(options, text)
    }

    fn mirror(line: &str) -> String {
        notation::mirror(line)
    }
}

impl Audit for SimulatorSoccer {
    /// A match has at most four periods of 33 and 5 steps; at most 30 rounds pass without one (SIM-GUARD-1), and a round
    /// has at most 20 kicks (SIM-GUARD-3) with a dozen decisions each and 22 moves.
    const STEPS_MAX: u32 = 2_000_000;

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        vocabulary::any_move(self, rng)
    }
}
