//! The contract, kept: what each of its parts asks for, and the file that answers.

use engine::{
    Audit, Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec,
    OptionValues, Outcome, Prompt, Rng, Rules, Scoreline, Seat, Seats, Side, Sight, Timers, ToAct, Turn,
    Viewer, Voice, Writing,
};

use crate::{
    CoinToss, Event, Move, Options, Refusal, View, audit, commentary, look, notation, options, picture,
    position, rules, scoreline, secrecy, vocabulary,
};

impl Game for CoinToss {
    const ID: &'static str = "coin-toss";
    const RULES_VERSION: &'static str = "1.0.0";

    const BOOKS: [&'static str; 3] = [
        include_str!("../RULES.md"),
        include_str!("../RULINGS.md"),
        include_str!("../LEARN.md"),
    ];
}

impl Rules for CoinToss {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] = options::PRESETS;

    fn options(values: &OptionValues) -> Result<Options, OptionRefusal> {
        options::read(values)
    }

    fn seats(_: &Options) -> Seats {
        Seats::TWO
    }

    fn new(options: &Options) -> Self {
        Self::before_the_match(options)
    }

    fn start(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        rules::start(&mut Turn::new(self, chance, log));
    }

    fn to_act(&self) -> ToAct {
        rules::to_act(self)
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        rules::list(self, seat)
    }

    fn sample(&self, _: Seat, rng: &mut Rng) -> Move {
        rules::sample(rng)
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

    /// COIN-TIME-1 No clock runs.
    fn clock(&mut self, _: ClockInput, _: &mut Chance, _: &mut impl Log<Event>) -> Result<(), Refusal> {
        Ok(())
    }

    fn timers(&self) -> Timers {
        Timers::default()
    }

    fn virtual_ms(&self, _: Seat, _: &Move) -> u32 {
        4_000
    }

    fn apply(&mut self, event: &Event) {
        self.fold(event);
    }

    fn forfeit(&self, side: Side) -> Outcome {
        Outcome::forfeited(side, self.score)
    }
}

impl Sight for CoinToss {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        look::view(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(secrecy::seen_by(event, viewer))
    }

    fn reveals(event: &Event) -> bool {
        secrecy::reveals(event)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        secrecy::redeal(self, seat, rng)
    }
}

impl Voice for CoinToss {
    fn scoreline(&self) -> Scoreline {
        scoreline::scoreline(self)
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        rules::prompt(self, viewer)
    }

    fn commentary(event: &Event) -> Option<Commentary> {
        commentary::commentary(event)
    }

    fn picture(view: &View) -> String {
        picture::picture(view)
    }
}

impl Writing for CoinToss {
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

impl Audit for CoinToss {
    /// Two calls a minute.
    const STEPS_MAX: u32 = 2 * 9;

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        vocabulary::any_move(rng)
    }
}
