//! The contract, kept: what each of its parts asks for, and the file that answers.

use engine::{
    Audit, BySide, Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal,
    OptionSpec, OptionValues, Outcome, Prompt, Rng, Rules, Scoreline, Seat, Seats, Side, Sight, Text, Timers,
    ToAct, Turn, Viewer, Voice, Writing,
};

use crate::{
    Event, Move, Options, Refusal, SocialSoccer, View, audit, commentary, look, notation, options, picture,
    position,
    rules::{self, bring, flow, time},
    scoreline, secrecy,
    state::STACK_MAX,
    vocabulary,
};

impl Game for SocialSoccer {
    const ID: &'static str = "social-soccer";
    const RULES_VERSION: &'static str = "1.1.0";

    const BOOKS: [&'static str; 3] = [
        include_str!("../RULES.md"),
        include_str!("../RULINGS.md"),
        include_str!("../LEARN.md"),
    ];
}

impl Rules for SocialSoccer {
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

    /// SOCIAL-TERM-1 One coach a side.
    fn seats(_: &Options) -> Seats {
        [Seat::Home, Seat::Away].into_iter().collect()
    }

    fn new(options: &Options) -> Self {
        Self::before_the_match(options)
    }

    fn start(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let turn = &mut Turn::new(self, chance, log);
        bring::lay_agreed_decks(turn);
        flow::run(turn);
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
        rules::sample(self, seat.side(), rng)
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
        let turn = &mut Turn::new(self, chance, log);
        rules::carry_out(turn, choice);
        flow::run(turn);
        Ok(())
    }

    fn clock(
        &mut self,
        input: ClockInput,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match input {
            ClockInput::DecisionTimeUp => time::decision_time_up(&mut Turn::new(self, chance, log)),
            ClockInput::Tick | ClockInput::PeriodTimeUp => Ok(()),
        }
    }

    fn timers(&self) -> Timers {
        time::timers(self)
    }

    fn virtual_ms(&self, _: Seat, _: &Move) -> u32 {
        time::DECISION_MS
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

impl Sight for SocialSoccer {
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
        secrecy::redeal(self, seat.side(), rng)
    }
}

impl Voice for SocialSoccer {
    fn scoreline(&self) -> Scoreline {
        scoreline::scoreline(self)
    }

    /// SOCIAL-MATCH-1 The score bug shows the present game; a match may have several.
    fn match_goals(&self) -> BySide<u16> {
        BySide::from_fn(|side| self.earlier_goals[side] + self.score[side])
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        rules::prompt(self, viewer)
    }

    fn at_zero(&self, _: Seat) -> Option<Text> {
        rules::at_zero(self)
    }

    fn commentary(event: &Event) -> Option<Commentary> {
        commentary::commentary(event)
    }

    fn picture(view: &View) -> String {
        picture::picture(view)
    }
}

impl Writing for SocialSoccer {
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

impl Audit for SocialSoccer {
    /// SOCIAL-STACK-12 Five games of eighteen rounds. In a round each of twenty players acts once, and once more if a card makes
    /// him FRESH; every card can be played, answered, paid for and aimed in a few choices.
    const STEPS_MAX: u32 = 5 * 18 * (40 + 8 * STACK_MAX as u32);

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn any_move(&self, rng: &mut Rng) -> Move {
        vocabulary::any_move(self, rng)
    }
}
