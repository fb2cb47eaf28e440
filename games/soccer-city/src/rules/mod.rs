//! The rules, one file per chapter of `RULES.md`.

mod advance;
mod challenge;
mod check;
mod choices;
mod close_pass;
mod defensive_tactics;
mod face_off;
mod factors;
mod fouls;
mod hands;
mod line_up;
mod movement;
mod offside;
pub(crate) mod passes;
mod perform;
mod repositioning;
mod restarts;
mod shootout;
pub(crate) mod shots;
mod tactics;
pub(crate) mod time;
mod turn;

use engine::{
    Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec, OptionValues,
    Outcome, Prompt, Rng, Scoreline, Seat, Seats, Side, Timers, ToAct, Turn, Viewer,
};

use check::{check, check_ball_play, check_seat};
use perform::perform;

use crate::{
    Event, Move, Options, Phase, Refusal, SoccerCity, View, commentary, events, look, notation, options,
    picture, position, prompt, redeal, vocabulary,
};

pub(crate) use challenge::is_needed as challenge_is_needed;
pub(crate) use check::tactic_refusal;
pub(crate) use defensive_tactics::RETREAT;
pub(crate) use offside::applies as offside_applies;
pub(crate) use tactics::RUN;

impl Game for SoccerCity {
    const ID: &'static str = "soccer-city";
    const RULES_VERSION: &'static str = "1.1.0";
    const BOOKS: [&'static str; 3] = [
        include_str!("../../RULES.md"),
        include_str!("../../RULINGS.md"),
        include_str!("../../LEARN.md"),
    ];
    /// At most 142 Ball cards in two halves, Injury Time and Extra Time; a card lasts at most twelve turns (CITY-TIME-9), and
    /// a turn with its stoppage has less than 60 choices. Line-ups and shootouts may take longer, but no random one does.
    const STEPS_MAX: u32 = 150_000;

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
        line_up::begin_match(&mut Turn::new(self, chance, log));
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
        debug_assert!(self.deciding().contains(seat), "{seat} is not to act");
        choices::sample(self, seat, rng)
    }

    #[inline]
    fn play(
        &mut self,
        seat: Seat,
        mv: &Move,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        check_seat(self, seat)?;
        check(self, seat, mv)?;
        perform(&mut Turn::new(self, chance, log), seat, mv);
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

    fn view(&self, viewer: Viewer) -> View {
        look::view(self, viewer)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        events::seen_by(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        commentary::reveals(event)
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Self {
        redeal::redeal(self, seat, rng)
    }

    fn scoreline(&self) -> Scoreline {
        prompt::scoreline(self)
    }

    /// Giving up is recorded as 0-5, like CITY-CARD-5, unless the score is already worse.
    fn forfeit(&self, side: Side) -> Outcome {
        let rival = side.other();
        let worse = self.score[rival] >= self.score[side] + 5;
        let score = if worse {
            self.score
        } else {
            engine::BySide::from_fn(|of| if of == side { 0 } else { 5 })
        };
        Outcome {
            winner: Some(rival),
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
        picture::picture(view)
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
type Play<'a, L> = Turn<'a, SoccerCity, L>;

/// Opens a decision.
#[inline]
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    turn.emit(Event::Asked { phase });
}

/// Any legal choice of a seat in a Discard, as if it had not chosen yet.
pub(crate) fn any_discard(state: &SoccerCity, seat: Seat, rng: &mut Rng) -> Move {
    choices::sample(state, seat, rng)
}

/// All legal moves of a seat that is to act, those of open decisions too, for the view.
pub(crate) fn legal_moves(state: &SoccerCity, seat: Seat) -> Vec<Move> {
    choices::all(state, seat)
}
