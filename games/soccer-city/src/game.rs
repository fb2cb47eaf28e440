//! The contract, kept: what each of its parts asks for, and the file that answers.

use engine::{
    Audit, BySide, Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal,
    OptionSpec, OptionValues, Outcome, Prompt, Rng, Rules, Scoreline, Seat, Seats, Side, Sight, Timers,
    ToAct, Turn, Viewer, Voice, Writing,
};

use crate::{
    Event, Move, Options, Refusal, SoccerCity, View, audit, commentary, look, notation, options, picture,
    position, rules, scoreline, secrecy, vocabulary,
};

impl Game for SoccerCity {
    const ID: &'static str = "soccer-city";
    const RULES_VERSION: &'static str = "1.1.0";

    const BOOKS: [&'static str; 3] = [
        include_str!("../RULES.md"),
        include_str!("../RULINGS.md"),
        include_str!("../LEARN.md"),
    ];
}

impl Rules for SoccerCity {
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
        rules::line_up::begin_match(&mut Turn::new(self, chance, log));
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        self.who_acts()
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        rules::list(self, seat)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Move {
        debug_assert!(self.deciding().contains(seat), "{seat} is not to act");
        rules::sample(self, seat, rng)
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        rules::decide(self, seat, mv).map(|_| ())
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

    /// Giving up is recorded as 0-5, like CITY-CARD-5, unless the score is already worse.
    fn forfeit(&self, side: Side) -> Outcome {
        let rival = side.other();
        let worse = self.score[rival] >= self.score[side] + 5;
        let score = if worse {
            self.score
        } else {
            BySide::from_fn(|of| if of == side { 0 } else { 5 })
        };
        Outcome::forfeited(side, score)
    }
}

impl Sight for SoccerCity {
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

impl Voice for SoccerCity {
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

impl Writing for SoccerCity {
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

impl Audit for SoccerCity {
    /// At most 142 Ball cards in two halves, Injury Time and Extra Time; a card lasts at most twelve turns (CITY-TIME-9), and
    /// a turn with its stoppage has less than 60 choices. Line-ups and shootouts may take longer, but no random one does.
    const STEPS_MAX: u32 = 150_000;

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        vocabulary::any_move(self, rng)
    }
}
