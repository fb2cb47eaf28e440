//! A finished match, step by step: the states between its steps, and its steps played once more with other luck.

use bots::Knowledge;
use engine::{
    Chance, Entry, Game, Input, Log, Moves, Outcome, Record, RecordError, Rules, Seat, Seed, Side, ToAct,
    ended_by, fold,
};

/// Why a match cannot be reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InsightError {
    /// The text is no record of a game.
    #[error("this is no record: {0}")]
    NoRecord(String),
    /// The record is of no game that is known.
    #[error("this is a record of `{0}`, which is not among the games")]
    OtherGame(String),
    /// It contradicts itself or the rules.
    #[error("the record is broken: {0}")]
    Broken(String),
    /// The match goes on.
    #[error("the match is not over: only a finished match is reviewed")]
    Unfinished,
    /// A part of it was played in another match.
    #[error("the match was played on from another one: review that one, or a match of its own")]
    Forked,
    /// It was played by rules that would not have allowed it today.
    #[error("step {step} cannot be played by the rules of today: {why}")]
    OtherRules {
        /// The step.
        step: usize,
        /// What the rules say to it.
        why: String,
    },
    /// It was told to stop before there was anything to tell.
    #[error("stopped before there was anything to tell")]
    Stopped,
}

impl From<RecordError> for InsightError {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::OtherGame(game) => Self::OtherGame(game),
            other => Self::Broken(other.to_string()),
        }
    }
}

/// A step of a game.
pub(super) type StepOf<G> = Entry<<G as Rules>::Move, <G as Rules>::Event>;

/// A finished match.
pub(crate) struct Story<G: Game> {
    pub(super) options: G::Options,
    pub(super) steps: Vec<StepOf<G>>,
    /// Before the first step, and after each.
    pub(super) states: Vec<G>,
    pub(super) outcome: Outcome,
}

impl<G: Knowledge> Story<G> {
    /// Reads a record that comes from anywhere.
    pub(super) fn read(record: Record<G>) -> Result<Self, InsightError> {
        if record.header.forked_from.is_some() {
            return Err(InsightError::Forked);
        }
        let verified = record.verify()?;
        if !verified.is_good() {
            let found = [verified.rules, verified.rolls, verified.outcome];
            let why = found.into_iter().find_map(|finding| match finding {
                engine::Finding::No(why) => Some(why),
                engine::Finding::Yes | engine::Finding::Cannot(_) => None,
            });
            return Err(InsightError::Broken(why.unwrap_or_default()));
        }
        Self::of(record)
    }

    /// Goes through a record that is known to be good.
    pub(crate) fn of(record: Record<G>) -> Result<Self, InsightError> {
        let (options, states) = Self::states_of(&record)?;
        let last = record.entries.last().ok_or(InsightError::Unfinished)?;
        let end = states.last().ok_or(InsightError::Unfinished)?;
        let outcome = ended_by(end, &last.input).or_else(|| end.to_act().outcome().copied());
        let outcome = outcome.ok_or(InsightError::Unfinished)?;
        Ok(Self {
            options,
            steps: record.entries,
            states,
            outcome,
        })
    }

    /// The states before the first step and after each, of a match that may go on.
    pub(super) fn states_of(record: &Record<G>) -> Result<(G::Options, Vec<G>), InsightError> {
        let options = record.options()?;
        let mut states = vec![G::new(&options)];
        for (step, entry) in record.entries.iter().enumerate() {
            let mut state = states[step].clone();
            fold(&mut state, &options, step, entry)?;
            states.push(state);
        }
        Ok((options, states))
    }

    /// A step once more, from a state that nobody can tell from the true one, with luck of its own.
    ///
    /// # Errors
    /// If the rules of today forbid it.
    pub(super) fn again(
        &self,
        step: usize,
        state: &mut G,
        chance: &mut Chance,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), InsightError> {
        let refused = |refusal: G::Refusal| InsightError::OtherRules {
            step,
            why: refusal.to_string(),
        };
        match &self.steps[step].input {
            Input::Start => {
                *state = G::new(&self.options);
                state.start(chance, log);
                Ok(())
            }
            Input::Move(seat, mv) => state.play(*seat, mv, chance, log).map_err(refused),
            Input::Clock(input) => state.clock(*input, chance, log).map_err(refused),
            Input::Resign(_) | Input::Word(..) | Input::DealtAnew(_) | Input::Aside(_) => Ok(()),
        }
    }

    /// Whether a step asked chance, or showed what nobody had known.
    pub(super) fn has_luck(&self, step: usize) -> Result<bool, InsightError> {
        let entry = &self.steps[step];
        if !entry.draws.is_empty() {
            return Ok(true);
        }
        let before = &self.states[step];
        let hides = before.shuffled(&mut engine::Rng::seeded(0)).is_some();
        if hides && entry.events.iter().any(G::reveals) {
            return Ok(true);
        }
        // Records of the first format tell no draws.
        let mut chance = Chance::kept(&Seed::from_number(0), 0);
        self.again(step, &mut before.clone(), &mut chance, &mut engine::Dropped)?;
        Ok(!chance.into_draws().is_empty())
    }

    /// The step and decision at which a move was chosen: where several seats chose in secret, the moment before the
    /// first of them did. Nothing where there was no choice.
    pub(super) fn decision_at(&self, step: usize) -> Option<Decided<'_, G>> {
        let Input::Move(seat, mv) = &self.steps[step].input else {
            return None;
        };
        let others_move =
            |step: usize| matches!(self.steps[step].input, Input::Move(other, _) if other != *seat);
        let could_decide = |step: usize| {
            let state = &self.states[step];
            state.to_act().seats().contains(*seat) && state.check(*seat, mv).is_ok()
        };
        let mut from = step;
        while from > 0 && others_move(from - 1) && could_decide(from - 1) {
            from -= 1;
        }
        let state = &self.states[from];
        (!bots::is_forced(state, *seat)).then_some(Decided {
            state,
            seat: *seat,
            mv,
        })
    }

    /// Whether nobody had a choice in a step: what it was worth before is what may come of it.
    pub(super) fn goes_by_itself(&self, step: usize) -> bool {
        let state = &self.states[step];
        match (&self.steps[step].input, state.to_act()) {
            (Input::Start, _) => true,
            (Input::Clock(engine::ClockInput::Tick), ToAct::Clock) => true,
            (Input::Move(seat, _), ToAct::Seats(seats)) => {
                seats.iter().count() == 1
                    && seats.contains(*seat)
                    && matches!(state.moves(*seat), Moves::Listed(moves) if moves.len() == 1)
            }
            _ => false,
        }
    }

    /// Who scored in a step.
    pub(super) fn goal_in(&self, step: usize) -> Option<Side> {
        let (before, after) = (
            self.states[step].match_goals(),
            self.states[step + 1].match_goals(),
        );
        Side::ALL.into_iter().find(|side| after[*side] > before[*side])
    }
}

/// A choice that somebody made.
#[derive(Clone, Copy)]
pub(super) struct Decided<'a, G: Game> {
    pub(super) state: &'a G,
    pub(super) seat: Seat,
    pub(super) mv: &'a G::Move,
}
