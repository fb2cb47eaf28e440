//! The contract, kept: what each of its parts asks for, and the file that answers.

use engine::{
    Audit, Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec,
    OptionValues, Outcome, Prompt, Rng, Rules, Scoreline, Seat, Seats, Side, Sight, Text, Timers, ToAct,
    Turn, Viewer, Voice, Writing,
};

use crate::{
    Event, Move, Options, Refusal, SoccerTactics, View, audit, commentary, look, notation, options, picture,
    position,
    rules::{self, four_players, kick_off, minor_foul, time},
    scoreline, secrecy, vocabulary,
};

impl Game for SoccerTactics {
    const ID: &'static str = "soccer-tactics";
    const RULES_VERSION: &'static str = "1.1.0";

    const BOOKS: [&'static str; 3] = [
        include_str!("../RULES.md"),
        include_str!("../RULINGS.md"),
        include_str!("../LEARN.md"),
    ];
}

impl Rules for SoccerTactics {
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
        rules::to_act(self)
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        rules::list(self, seat)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Move {
        debug_assert!(self.to_act().seats().contains(seat), "{seat} is not to act");
        rules::sample(self, rng)
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
        time::clock(&mut Turn::new(self, chance, log), input)
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

    /// The rulebook is silent: the score stands and the other side wins.
    fn forfeit(&self, side: Side) -> Outcome {
        Outcome::forfeited(side, self.scoreline().score)
    }
}

impl Sight for SoccerTactics {
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

impl Voice for SoccerTactics {
    fn scoreline(&self) -> Scoreline {
        scoreline::scoreline(self)
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        rules::prompt(self, viewer)
    }

    fn at_zero(&self, _: Seat) -> Option<Text> {
        minor_foul::at_zero(self)
    }

    fn commentary(event: &Event) -> Option<Commentary> {
        commentary::commentary(event)
    }

    fn picture(view: &View) -> String {
        picture::picture(view)
    }
}

impl Writing for SoccerTactics {
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

impl Audit for SoccerTactics {
    /// The longest match has three hours of clock. Nothing is cheaper than a line-up of thirty changes a side for half a
    /// minute (TACTICS-SETUP-12), so an hour is at most 7,440 choices; a timer's word may stand for each, and chances
    /// are played out.
    const STEPS_MAX: u32 = 100_000;

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        vocabulary::any_move(self, rng)
    }
}
