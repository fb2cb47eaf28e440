//! The contract, kept: what each of its parts asks for, and the file that answers.

use engine::{
    Audit, Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec,
    OptionValues, Outcome, Prompt, Rng, Rules, Scoreline, Seat, Seats, Side, Sight, Text, Timers, ToAct,
    Turn, Viewer, Voice, Writing,
};

use crate::{
    Event, FlipFootball, Move, Options, Refusal, View, audit, commentary, look, notation, options, picture,
    position,
    rules::{self, preparing, time},
    scoreline, secrecy, vocabulary,
};

impl Game for FlipFootball {
    const ID: &'static str = "flip-football";
    const RULES_VERSION: &'static str = "1.0.0";

    const BOOKS: [&'static str; 3] = [
        include_str!("../RULES.md"),
        include_str!("../RULINGS.md"),
        include_str!("../LEARN.md"),
    ];
}

impl Rules for FlipFootball {
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
        rules::to_act(self)
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        rules::list(self, seat)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Move {
        rules::sample(self, seat, rng)
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        rules::decide(self, seat, mv).map(drop)
    }

    #[inline]
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

    /// The rulebook is silent: the score stands and the other side wins.
    fn forfeit(&self, side: Side) -> Outcome {
        Outcome::forfeited(side, self.scoreline().score)
    }
}

impl Sight for FlipFootball {
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

impl Voice for FlipFootball {
    fn scoreline(&self) -> Scoreline {
        scoreline::scoreline(self)
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        rules::prompt(self, viewer)
    }

    fn at_zero(&self, _: Seat) -> Option<Text> {
        time::at_zero(self)
    }

    fn commentary(event: &Event) -> Option<Commentary> {
        commentary::commentary(event)
    }

    fn picture(view: &View) -> String {
        picture::picture(view)
    }
}

impl Writing for FlipFootball {
    fn write_position(&self) -> String {
        position::write_position(self)
    }

    fn read_position(options: &Options, text: &str) -> Result<Self, NotationError> {
        position::read_position(options, text)
    }

    fn mirror(line: &str) -> String {
        notation::mirror(line)
    }
}

impl Audit for FlipFootball {
    /// Sixteen picks, two lays for each of 98 minutes and 520 kicks, and a timer's word for each decision.
    const STEPS_MAX: u32 = 2 * (16 + 2 * (98 + 520));

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        vocabulary::any_move(self, rng)
    }
}
