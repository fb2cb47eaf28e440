//! The rules, one file per chapter of `RULES.md`.

mod action;
mod ball;
mod banner;
pub(crate) mod card;
mod draw;
pub(crate) mod effects;
mod goal;
mod round;
mod sequence;
pub(crate) mod setup;
pub(crate) mod shot;
mod stack;
pub(crate) mod time;
mod zero;

use engine::{
    Chance, ClockInput, Commentary, Game, Log, Moves, NotationError, OptionRefusal, OptionSpec, OptionValues,
    Prompt, Rng, Scoreline, Seat, Seats, Side, Timers, ToAct, Turn, Viewer,
};

use crate::{
    Event, GivenBy, Move, Options, Phase, Refusal, SocialSoccer, Trigger, View, commentary, legal, look,
    notation, options, picture, position, prompt, redeal, secrecy,
    state::{STACK_MAX, Stage},
    vocabulary,
};

impl Game for SocialSoccer {
    const ID: &'static str = "social-soccer";
    const RULES_VERSION: &'static str = "1.1.0";
    const BOOKS: [&'static str; 3] = [
        include_str!("../../RULES.md"),
        include_str!("../../RULINGS.md"),
        include_str!("../../LEARN.md"),
    ];
    /// SOCIAL-STACK-12 Five games of eighteen rounds. In a round each of twenty players acts once, and once more if a card makes
    /// him FRESH; every card can be played, answered, paid for and aimed in a few choices.
    const STEPS_MAX: u32 = 5 * 18 * (40 + 8 * STACK_MAX as u32);

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

    /// SOCIAL-TERM-1 One coach a side.
    fn seats(_: &Options) -> Seats {
        [Seat::Home, Seat::Away].into_iter().collect()
    }

    fn new(options: &Options) -> Self {
        Self::before_the_match(options)
    }

    fn start(&mut self, chance: &mut Chance, log: &mut impl Log<Event>) {
        let turn = &mut Turn::new(self, chance, log);
        setup::lay_agreed_decks(turn);
        run(turn);
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        self.who_acts()
    }

    fn moves(&self, seat: Seat) -> Moves<Move> {
        legal::list(self, seat)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Move {
        debug_assert!(self.who_acts().seats().contains(seat), "{seat} is not to act");
        legal::sample(self, seat.side(), rng)
    }

    #[inline]
    fn play(
        &mut self,
        seat: Seat,
        mv: &Move,
        chance: &mut Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if matches!(seat, Seat::Home2 | Seat::Away2) {
            return Err(Refusal::NotAsked);
        }
        check(self, seat.side(), mv)?;
        let turn = &mut Turn::new(self, chance, log);
        perform(turn, seat.side(), mv);
        run(turn);
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
        redeal::redeal(self, seat.side(), rng)
    }

    fn scoreline(&self) -> Scoreline {
        prompt::scoreline(self)
    }

    /// SOCIAL-MATCH-1 The score bug shows the present game; a match may have several.
    fn match_goals(&self) -> engine::BySide<u16> {
        engine::BySide::from_fn(|side| self.earlier_goals[side] + self.score[side])
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
type Play<'a, L> = Turn<'a, SocialSoccer, L>;

/// SOCIAL-ACT-7 Whether a choice is legal now, or the first clause that forbids it.
#[inline]
pub(crate) fn check(state: &SocialSoccer, side: Side, mv: &Move) -> Result<(), Refusal> {
    if !state.asked()[side] {
        return Err(not_asked(state, side));
    }
    if !answers(mv, state.phase) {
        return Err(misfit(state.phase, mv));
    }
    match mv {
        Move::Bring { deck } => setup::check_deck(state, deck),
        Move::Deploy { player, slot } => setup::check_deploy(state, side, *player, *slot),
        Move::Assign { slot } => ball::check_assign(state, *slot),
        Move::Play { card } => card::check(state, side, *card),
        Move::Tire { slot } => card::check_tire(state, side, *slot),
        Move::Pass { slot } => action::check_pass(state, *slot),
        Move::Shoot {} => shot::check(state),
        Move::Block { slot } => shot::check_block(state, *slot),
        Move::Twist { card } => shot::check_twist(state, side, *card),
        Move::Outlet { slot } => ball::check_outlet(state, *slot),
        Move::Target { side, slot } => effects::check_target(state, *side, *slot),
        Move::Pick { card } => effects::check_pick(state, *card),
        Move::Discard { card } => round::check_discard(state, side, *card),
        Move::FirstBall { .. }
        | Move::Let {}
        | Move::Yield {}
        | Move::NoBlock {}
        | Move::Keep {}
        | Move::Bottom {}
        | Move::Resign {} => Ok(()),
    }
}

/// SOCIAL-ACT-7 Whether a choice answers the open question. SOCIAL-AIM-7 Giving up answers every one.
fn answers(mv: &Move, phase: Phase) -> bool {
    match mv {
        Move::Bring { .. } => matches!(phase, Phase::Bring {}),
        Move::Deploy { .. } => matches!(phase, Phase::Deploy {}),
        Move::FirstBall { .. } => matches!(phase, Phase::FirstBall { .. }),
        Move::Assign { .. } => matches!(phase, Phase::AssignBall {}),
        Move::Play { .. } => phase.window().is_some(),
        Move::Tire { .. } => matches!(phase, Phase::PayTire { .. }),
        Move::Pass { .. } | Move::Shoot {} => matches!(phase, Phase::Action {}),
        Move::Let {} => matches!(phase, Phase::Response { .. } | Phase::Duel { .. }),
        Move::Yield {} => matches!(phase, Phase::DeadBall {}),
        Move::Block { .. } | Move::NoBlock {} => matches!(phase, Phase::Block {} | Phase::SecondBlock {}),
        Move::Twist { .. } => matches!(phase, Phase::Duel { .. }),
        Move::Outlet { .. } => matches!(phase, Phase::Outlet {}),
        Move::Target { .. } => matches!(phase, Phase::Target { .. }),
        Move::Pick { .. } => matches!(phase, Phase::PickCard { .. }),
        Move::Keep {} | Move::Bottom {} => matches!(phase, Phase::Scry { .. }),
        Move::Discard { .. } => matches!(phase, Phase::HandLimit { .. }),
        Move::Resign {} => true,
    }
}

/// SOCIAL-ACT-7, SOCIAL-STACK-7, SOCIAL-STACK-9 What is said to a coach who is not asked.
fn not_asked(state: &SocialSoccer, side: Side) -> Refusal {
    match state.phase {
        Phase::Response { .. } => Refusal::OwnItemOnTop,
        Phase::Action {} | Phase::AssignBall {} | Phase::DeadBall {} if side == state.defending() => {
            Refusal::DefendingStartsNothing
        }
        Phase::Running {}
        | Phase::Bring {}
        | Phase::Deploy {}
        | Phase::FirstBall { .. }
        | Phase::AssignBall {}
        | Phase::Action {}
        | Phase::DeadBall {}
        | Phase::PayTire { .. }
        | Phase::Block {}
        | Phase::SecondBlock {}
        | Phase::Duel { .. }
        | Phase::Outlet {}
        | Phase::Target { .. }
        | Phase::PickCard { .. }
        | Phase::Scry { .. }
        | Phase::HandLimit { .. }
        | Phase::Over {} => Refusal::NotAsked,
    }
}

/// SOCIAL-ACT-7 What is said of a choice that does not answer the open question.
fn misfit(phase: Phase, mv: &Move) -> Refusal {
    match mv {
        Move::Let {} | Move::Yield {} if phase == (Phase::Action {}) => Refusal::MustAct,
        Move::Twist { .. } if matches!(phase, Phase::Response { .. }) => Refusal::TwistInAnswer,
        Move::Twist { .. } => Refusal::TwistOutsideDuel,
        Move::Bring { .. }
        | Move::Deploy { .. }
        | Move::FirstBall { .. }
        | Move::Assign { .. }
        | Move::Play { .. }
        | Move::Tire { .. }
        | Move::Pass { .. }
        | Move::Shoot {}
        | Move::Let {}
        | Move::Yield {}
        | Move::Block { .. }
        | Move::NoBlock {}
        | Move::Outlet { .. }
        | Move::Target { .. }
        | Move::Pick { .. }
        | Move::Keep {}
        | Move::Bottom {}
        | Move::Discard { .. }
        | Move::Resign {} => Refusal::OtherQuestion { phase },
    }
}

/// Carries out a legal choice.
#[inline]
fn perform(turn: &mut Play<'_, impl Log<Event>>, side: Side, mv: &Move) {
    match mv {
        Move::Bring { deck } => setup::bring(turn, side, true, (**deck).clone()),
        Move::Deploy { player, slot } => setup::deploy(turn, side, *player, *slot),
        Move::FirstBall { side } => turn.emit(Event::BallGiven {
            side: *side,
            by: GivenBy::Loser,
        }),
        Move::Assign { slot } => ball::put_on(turn, *slot),
        Move::Play { card } => card::announce(turn, side, *card),
        Move::Tire { slot } => card::pay_with(turn, side, *slot),
        Move::Pass { slot } => action::pass(turn, *slot),
        Move::Shoot {} => shot::declare(turn),
        Move::Let {} => stack::let_go(turn, side),
        Move::Yield {} => ball::give_up(turn),
        Move::Block { slot } => shot::block(turn, *slot),
        Move::NoBlock {} => shot::block_no_more(turn),
        Move::Twist { card } => shot::twist(turn, side, *card),
        Move::Outlet { slot } => ball::play_outlet(turn, *slot),
        Move::Target { side, slot } => effects::choose(turn, *side, *slot),
        Move::Pick { card } => effects::pick(turn, *card),
        Move::Keep {} => effects::decide_scry(turn, side, true),
        Move::Bottom {} => effects::decide_scry(turn, side, false),
        Move::Discard { card } => turn.emit(Event::CardDiscarded {
            side,
            card: *card,
            reason: crate::DiscardedBy::Limit,
        }),
        Move::Resign {} => round::resign(turn, side),
    }
}

/// SOCIAL-STACK-14 The only one, if there is just one.
pub(crate) fn only<T>(mut choices: impl Iterator<Item = T>) -> Option<T> {
    let first = choices.next()?;
    choices.next().is_none().then_some(first)
}

/// Opens a question.
#[inline]
fn ask(turn: &mut Play<'_, impl Log<Event>>, phase: Phase) {
    turn.emit(Event::Asked { phase });
}

/// Goes on by itself until a question is open or the match is over.
fn run(turn: &mut Play<'_, impl Log<Event>>) {
    while turn.state().phase == (Phase::Running {}) {
        match turn.state().stage {
            Stage::Before | Stage::Over => return,
            Stage::Decks => setup::wait_for_decks(turn),
            Stage::Deployment => setup::deployment(turn),
            Stage::FirstBall => setup::first_ball(turn),
            Stage::KickOff => setup::kick_off(turn),
            Stage::Play => play_on(turn),
            Stage::RoundOver => round::after(turn),
        }
    }
}

/// SOCIAL-STACK-8, SOCIAL-STACK-11 What comes next in play: the steps of a card, the value check, the stack, the shot, the outlet,
/// and then the next window.
#[inline]
fn play_on(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if let Some(resolving) = state.resolving {
        return effects::go_on(turn, &resolving);
    }
    // SOCIAL-BAN-6 The perks of the start of a round, the side in possession first.
    let first = state.possession;
    for side in [first, first.other()] {
        if banner::perk(turn, side, Trigger::RoundStart) {
            return;
        }
    }
    if zero::check(turn) {
        return;
    }
    let state = turn.state();
    if !state.stack.is_empty() {
        stack::look(turn);
    } else if let Some(shot) = state.shot {
        shot::go_on(turn, shot.stage);
    } else if state.outlet.is_some() {
        ball::outlet(turn);
    } else {
        action::window(turn);
    }
}
