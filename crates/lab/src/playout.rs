//! One match of bots, as fast as the rules go: no record, no events kept.

use std::time::{Duration, Instant};

use bots::{Budget, Knowledge, Level, decide, think};
use engine::{
    BySide, Chance, ClockInput, Dropped, Entry, Game, Input, Log, Outcome, Rng, Rules, Seat, Timer, ToAct,
};

/// The seed of one match of many. The multiplier keeps the matches of plans with neighbouring seeds apart.
pub(crate) const fn seed_of(plan: u64, number: u64) -> u64 {
    plan.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number)
}

/// How a match of bots went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// How it ended.
    pub(crate) outcome: Outcome,
    /// The goals of the whole match.
    pub(crate) goals: BySide<u16>,
    /// How many moves the coaches made.
    pub(crate) moves: u32,
}

/// A bot and how far it searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bot {
    pub(crate) level: Level,
    /// How many simulations World class makes a decision, if not its usual number.
    pub(crate) simulations: Option<u32>,
    /// How long it thinks about a decision instead, if a clock is to end its search.
    pub(crate) time: Option<Duration>,
}

/// What each seat has in mind for its next decision.
pub(crate) type Minds<G> = [Vec<<G as Rules>::Move>; Seat::ALL.len()];

impl Bot {
    /// Decides. `in_mind` is what the seat's last decision has left for this one; this one leaves there what it has found
    /// for the next.
    pub(crate) fn decide<G: Knowledge>(
        self,
        state: &G,
        seat: Seat,
        in_mind: &mut Vec<G::Move>,
        rng: &mut Rng,
    ) -> G::Move {
        if !self.level.searches() {
            return decide(state, seat, self.level, rng);
        }
        let begun = Instant::now();
        let usual = self.level.simulations();
        let (simulations, time) = match (self.level, self.time) {
            (Level::World, Some(time)) => (u32::MAX, Some(time)),
            (Level::World, None) => (self.simulations.unwrap_or(usual), None),
            _ => (usual, None),
        };
        let budget = Budget {
            simulations,
            go_on: &|| time.is_none_or(|time| begun.elapsed() < time),
            threads: false,
        };
        let thought = think(state, seat, self.level, &budget, in_mind, rng);
        *in_mind = thought.next;
        thought.mv
    }
}

/// Plays a match of bots to its end. The same seed gives the same match.
///
/// # Panics
/// If the game breaks a law: a bot's move is refused, or the match exceeds its stated bound.
pub(crate) fn playout<G: Knowledge>(
    options: &G::Options,
    coaches: BySide<Bot>,
    seed: u64,
    witness: &mut impl Witness<G>,
) -> Played {
    let mut minds = Minds::<G>::default();
    let decide = |state: &G, seat: Seat, rng: &mut Rng| {
        coaches[seat.side()].decide(state, seat, &mut minds[seat as usize], rng)
    };
    play_before(options, seed, decide, witness)
}

/// Somebody who sees a match go by.
pub(crate) trait Witness<G: Game>: Log<G::Event> {
    /// A step has been made, and this is the state behind it.
    fn saw(&mut self, input: Input<G::Move>, state: &G);
}

/// Nobody is there.
impl<G: Game> Witness<G> for Dropped {
    fn saw(&mut self, _: Input<G::Move>, _: &G) {}
}

/// Who writes down every step and every state.
pub(crate) struct Scribe<G: Game> {
    events: Vec<G::Event>,
    pub(crate) steps: Vec<Entry<G::Move, G::Event>>,
    pub(crate) states: Vec<G>,
}

impl<G: Game> Scribe<G> {
    pub(crate) fn new(options: &G::Options) -> Self {
        Self {
            events: Vec::new(),
            steps: Vec::new(),
            states: vec![G::new(options)],
        }
    }
}

impl<G: Game> Log<G::Event> for Scribe<G> {
    fn record(&mut self, event: G::Event) {
        self.events.push(event);
    }
}

impl<G: Game> Witness<G> for Scribe<G> {
    fn saw(&mut self, input: Input<G::Move>, state: &G) {
        self.steps.push(Entry {
            input,
            draws: Vec::new(),
            events: std::mem::take(&mut self.events),
        });
        self.states.push(state.clone());
    }
}

/// Plays a match to its end, whoever decides.
pub(crate) fn play_out<G: Knowledge>(
    options: &G::Options,
    seed: u64,
    decide: impl FnMut(&G, Seat, &mut Rng) -> G::Move,
) -> Played {
    play_before(options, seed, decide, &mut Dropped)
}

/// Plays a match to its end before a witness.
pub(crate) fn play_before<G: Knowledge>(
    options: &G::Options,
    seed: u64,
    mut decide: impl FnMut(&G, Seat, &mut Rng) -> G::Move,
    witness: &mut impl Witness<G>,
) -> Played {
    let mut chance = Chance::seeded(seed);
    // The coaches' thoughts must not depend on the referee's luck.
    let mut thoughts = Rng::seeded(!seed);
    let mut clock = PeriodClock::default();
    let mut state = G::new(options);
    state.start(&mut chance, witness);
    witness.saw(Input::Start, &state);
    let mut moves = 0;
    for _ in 0..G::STEPS_MAX {
        match state.to_act() {
            ToAct::Over(outcome) => {
                return Played {
                    outcome,
                    goals: state.match_goals(),
                    moves,
                };
            }
            ToAct::Clock => tell_clock(&mut state, ClockInput::Tick, &mut chance, witness),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                let mv = decide(&state, seat, &mut thoughts);
                let move_ms = state.virtual_ms(seat, &mv);
                state
                    .play(seat, &mv, &mut chance, witness)
                    .expect("bots play legal moves");
                witness.saw(Input::Move(seat, mv), &state);
                moves += 1;
                if clock.pass(state.timers().period, move_ms) && state.to_act().outcome().is_none() {
                    tell_clock(&mut state, ClockInput::PeriodTimeUp, &mut chance, witness);
                }
            }
        }
    }
    let outcome = *state
        .to_act()
        .outcome()
        .expect("a match ends within its stated bound");
    Played {
        outcome,
        goals: state.match_goals(),
        moves,
    }
}

fn tell_clock<G: Knowledge>(
    state: &mut G,
    input: ClockInput,
    chance: &mut Chance,
    witness: &mut impl Witness<G>,
) {
    state
        .clock(input, chance, witness)
        .expect("the clock tells what the match waits for");
    witness.saw(Input::Clock(input), state);
}

/// The virtual clock of a period: a move takes the time that the rules give it.
#[derive(Default)]
struct PeriodClock {
    period: Option<u32>,
    elapsed_ms: u32,
}

impl PeriodClock {
    /// Lets the time of a move pass, now that it has taken effect; whether the period's time is then up.
    fn pass(&mut self, timer: Option<Timer>, move_ms: u32) -> bool {
        let Some(timer) = timer.filter(|timer| timer.running) else {
            return false;
        };
        if self.period != Some(timer.id) {
            *self = Self {
                period: Some(timer.id),
                elapsed_ms: 0,
            };
        }
        self.elapsed_ms = self.elapsed_ms.saturating_add(move_ms);
        self.elapsed_ms >= timer.length_ms
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_ends_when_its_moves_have_taken_its_time() {
        let timer = |id, running| {
            Some(Timer {
                id,
                length_ms: 10,
                running,
            })
        };
        let mut clock = PeriodClock::default();
        assert!(!clock.pass(None, 100));
        assert!(!clock.pass(timer(1, true), 6));
        assert!(!clock.pass(timer(1, false), 6), "a stopped clock does not run");
        assert!(clock.pass(timer(1, true), 4));
        assert!(!clock.pass(timer(2, true), 9), "a new period starts from zero");
    }
}
