//! What a record proves: that its steps follow from the rules, its rolls from its luck, its outcome from its events.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;

use crate::{
    Chance, Draw, Drawn, EndReason, Entry, Game, Input, Log, Outcome, Record, RecordError, Rng, Seat, Seed,
    Viewer, ended_by,
    fixture::deal_anew,
    fold,
    retrace::{Found, retrace},
    write_options,
};

/// Whether something was proven.
///
/// ```
/// let finding = engine::Finding::Cannot("the secret is not told".to_owned());
/// assert_ne!(finding, engine::Finding::Yes);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "answer", content = "why", rename_all = "snake_case")]
pub enum Finding {
    /// It holds.
    Yes,
    /// It does not: the record contradicts itself or the rules.
    No(String),
    /// It can be neither shown nor refuted.
    Cannot(String),
}

impl Finding {
    /// Keeps the worst that was found, and of two equals the first.
    fn worsen(&mut self, other: Self) {
        let badness = |finding: &Self| match finding {
            Self::Yes => 0,
            Self::Cannot(_) => 1,
            Self::No(_) => 2,
        };
        if badness(&other) > badness(self) {
            *self = other;
        }
    }
}

/// What the verification of a record has shown.
///
/// ```
/// use std::collections::BTreeMap;
/// use engine::{Match, Rules as _, Seat, Seed};
/// use flip_football::FlipFootball;
///
/// let options = FlipFootball::options(&BTreeMap::new()).unwrap();
/// let mut fixture = Match::<FlipFootball>::start(&options, BTreeMap::new(), Seed::from_number(1));
/// fixture.resign(Seat::Home).unwrap();
/// let verified = fixture.record().verify().unwrap();
/// assert!(verified.is_good() && verified.is_proven());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verified {
    /// The number of steps.
    pub steps: usize,
    /// The number of draws that the record tells.
    pub draws: usize,
    /// The version of the rules that it says it was played by.
    pub rules_version: String,
    /// The version of the rules that it was verified by.
    #[serde(rename = "checked_by")]
    pub verified_by: String,
    /// Whether every step follows from the rules and what was drawn.
    pub rules: Finding,
    /// Whether everything drawn follows from the secret that was promised and the words of the coaches.
    pub rolls: Finding,
    /// The first step whose rolls were held against the secret: a fork has steps of another match.
    pub rolls_from: usize,
    /// Whether the events end with the outcome of the header.
    pub outcome: Finding,
}

impl Verified {
    /// Whether nothing contradicts.
    #[must_use]
    pub fn is_good(&self) -> bool {
        [&self.rules, &self.rolls, &self.outcome]
            .iter()
            .all(|finding| !matches!(finding, Finding::No(_)))
    }

    /// Whether all of it was proven.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        [&self.rules, &self.rolls, &self.outcome]
            .iter()
            .all(|finding| **finding == Finding::Yes)
    }
}

/// How the rules that a record names stand to those at hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Age {
    Present,
    Former,
    /// No rules ever had that version.
    Unheard,
}

impl Age {
    fn of(version: &str, present: &str) -> Self {
        if version == present {
            return Self::Present;
        }
        let read = |text: &str| {
            let parts: Option<Vec<u32>> = text.split('.').map(|part| part.parse().ok()).collect();
            parts.filter(|parts| parts.len() == 3 && parts[0] > 0)
        };
        match (read(version), read(present)) {
            (Some(version), Some(present)) if version < present => Self::Former,
            _ => Self::Unheard,
        }
    }
}

/// What one step has shown.
struct Followed {
    rules: Finding,
    rolls: Finding,
}

impl<G: Game> Record<G> {
    /// Checks what can be verified: that every event follows from the rules, the moves and the draws that the record
    /// tells; that the draws follow from the secret and the words, and the secret from its commitment; and that the
    /// outcome is the one that the events lead to.
    ///
    /// # Errors
    /// If the header does not fit the game.
    pub fn verify(&self) -> Result<Verified, RecordError> {
        self.verify_beside(None)
    }

    /// The same, with the match from which a fork was played on.
    ///
    /// # Errors
    /// If a header does not fit the game.
    pub fn verify_beside(&self, origin: Option<&Self>) -> Result<Verified, RecordError> {
        let options = self.options()?;
        let header = &self.header;
        let mut verified = Verified {
            steps: self.entries.len(),
            draws: self.entries.iter().map(|entry| entry.draws.len()).sum(),
            rules_version: header.rules.clone(),
            verified_by: G::RULES_VERSION.to_owned(),
            rules: Finding::Yes,
            rolls: Finding::Yes,
            rolls_from: header.own_from().unwrap_or(self.entries.len()),
            outcome: Finding::Yes,
        };
        let secret = match header.told_secret() {
            Some(secret) if secret.commitment() != header.commitment => {
                let why = "the secret does not match the commitment of the header";
                verified.rolls = Finding::No(why.into());
                None
            }
            Some(secret) => Some(secret),
            None => {
                verified.rolls = Finding::Cannot("the record does not tell its secret".into());
                None
            }
        };
        for rules in [
            Some(&header.rules),
            header.origin.as_ref().map(|origin| &origin.rules),
        ] {
            if let Some(rules) = rules.filter(|rules| Age::of(rules, G::RULES_VERSION) == Age::Unheard) {
                verified.rules = Finding::No(format!("there never were rules of version {rules}"));
            }
        }
        if header.own_from().is_none() {
            let why = "the record does not tell at which step it was forked".into();
            verified.rolls.worsen(Finding::Cannot(why));
        }
        let mut words = header.words.clone();
        let mut luck = secret.map(|secret| header.luck(&secret, &words));
        let mut state = G::new(&options);
        for (step, entry) in self.entries.iter().enumerate() {
            let is_own = step >= verified.rolls_from;
            let followed = self.follow(&options, &state, step, luck.filter(|_| is_own));
            let Followed { mut rules, rolls } = followed;
            // Rules of another day may have led elsewhere; but only the seed can vouch that it was another day.
            let played_by = header.origin.as_ref().filter(|_| !is_own);
            let played_by = played_by.map_or(&header.rules, |origin| &origin.rules);
            let is_former = Age::of(played_by, G::RULES_VERSION) == Age::Former && luck.is_some();
            if is_former && let Finding::No(why) = rules {
                rules = Finding::Cannot(format!("{why}, by rules {} of today", G::RULES_VERSION));
            }
            // No rules of any day excuse a step that no match can have.
            if let Some(why) = self.misplaced(&options, step) {
                rules = Finding::No(why.into());
            }
            let next = match rules {
                Finding::No(_) => None,
                Finding::Yes | Finding::Cannot(_) => match folded(&state, &options, step, entry) {
                    Ok(next) => Some(next),
                    Err(why) => {
                        rules = Finding::No(why);
                        None
                    }
                },
            };
            verified.rules.worsen(at_step(step, rules));
            verified.rolls.worsen(at_step(step, rolls));
            let Some(next) = next else {
                verified.outcome = Finding::Cannot(format!("step {step} does not follow"));
                return Ok(verified);
            };
            state = next;
            if let Input::Word(seat, word) = entry.input
                && is_own
            {
                words.insert(seat, word);
                luck = secret.map(|secret| header.luck(&secret, &words));
            }
        }
        verified.outcome = self.judge_outcome(self.outcome_of(&state));
        if let Some(origin) = origin {
            self.compare(origin, &mut verified)?;
        }
        Ok(verified)
    }

    /// What is wrong with the place of a step, whatever the rules were.
    fn misplaced(&self, options: &G::Options, step: usize) -> Option<&'static str> {
        let entry = &self.entries[step];
        let sits = |seat: Seat| G::seats(options).contains(seat);
        let is_bare = entry.events.is_empty() && entry.draws.is_empty();
        match &entry.input {
            Input::Start if step > 0 => Some("a match starts with its first step, and only there"),
            Input::Start => None,
            _ if step == 0 => Some("a match starts with its first step, and only there"),
            Input::Move(seat, _) if !sits(*seat) => Some("nobody sits where somebody moves"),
            Input::Resign(_) if step + 1 != self.entries.len() => Some("a match ends with a resignation"),
            Input::Resign(seat) if !sits(*seat) => Some("nobody sits where somebody resigns"),
            Input::Word(seat, _) if !sits(*seat) => Some("nobody sits where somebody adds a word"),
            Input::Resign(_) | Input::Word(..) if !is_bare => {
                Some("nothing is drawn or happens when somebody resigns or adds a word")
            }
            Input::DealtAnew(_)
                if !is_bare || !self.header.deals_anew || self.header.own_from() != Some(step) =>
            {
                Some("only what is hidden is dealt anew, and only when a fork begins")
            }
            Input::Aside(aside) if aside.seat().is_some_and(|seat| !sits(seat)) => {
                Some("nobody sits where somebody settles something")
            }
            Input::Aside(aside) if aside.ends() && step + 1 != self.entries.len() => {
                Some("a match ends with what is settled so")
            }
            Input::Aside(_) if !is_bare => Some("nothing is drawn or happens beside the rules"),
            Input::Aside(aside) => self.aside_fault(aside, step),
            Input::Move(..) | Input::Clock(_) | Input::Resign(_) | Input::Word(..) | Input::DealtAnew(_) => {
                None
            }
        }
    }

    /// Whether a step follows from the state before it.
    fn follow(&self, options: &G::Options, state: &G, step: usize, luck: Option<Seed>) -> Followed {
        let entry = &self.entries[step];
        let refuted = |why: &str| Followed {
            rules: Finding::No(why.to_owned()),
            rolls: Finding::Yes,
        };
        if step > 0 && state.to_act().outcome().is_some() {
            return refuted("the match is over before");
        }
        if let Input::DealtAnew(position) = &entry.input {
            return follow_deal(options, state, self.stream(step), position, luck);
        }
        let play = |chance: &mut Chance| {
            let mut events = Vec::new();
            run(state, &entry.input, chance, &mut events).map(|()| events)
        };
        // A fork may come from a match of format 1.
        let is_own = self.header.own_from().is_some_and(|from| step >= from);
        if (self.header.tells_draws() && is_own) || !entry.draws.is_empty() {
            let mut chance = Chance::told(&entry.draws);
            let rules = match play(&mut chance) {
                Err(why) => Finding::No(why),
                Ok(_) if chance.fault().is_some() => {
                    Finding::No(chance.fault().unwrap_or_default().to_owned())
                }
                Ok(_) if !chance.unused().is_empty() => {
                    Finding::No(format!("nobody asks for the draw {}", chance.unused().join(", ")))
                }
                Ok(events) if events != entry.events => {
                    Finding::No("rules and draws give other events".into())
                }
                Ok(_) => Finding::Yes,
            };
            let rolls = luck.map_or(Finding::Yes, |luck| {
                let mut stream = Rng::of_step(&luck, self.stream(step));
                let other = entry.draws.iter().find(|draw| !draw.follows_from(&mut stream));
                if let Some(draw) = other {
                    return Finding::No(format!("the seed does not give the draw {draw}"));
                }
                let is_measured = |draw: &Draw| matches!(draw.result, Drawn::Measured { .. });
                if rules == Finding::Yes && entry.draws.iter().any(is_measured) {
                    // What comes of random words is the rules' work: they do it again.
                    let mut again = Chance::kept(&luck, self.stream(step));
                    if play(&mut again).is_err() || again.into_draws() != entry.draws {
                        return Finding::No("the seed gives another measure".into());
                    }
                }
                Finding::Yes
            });
            return Followed { rules, rolls };
        }
        // A step of format 1: its draws stand in its events alone.
        let mut rolls = Finding::Yes;
        if let Some(luck) = luck {
            match play(&mut Chance::live(&luck, self.stream(step))) {
                Ok(events) if events == entry.events => {
                    return Followed {
                        rules: Finding::Yes,
                        rolls: Finding::Yes,
                    };
                }
                Ok(_) => rolls = Finding::No("the seed gives other events".into()),
                Err(_) => {}
            }
        } else if let Err(why) = play(&mut Chance::seeded(0)) {
            return refuted(&why);
        }
        let found = retrace(&entry.events, |chance, log| {
            let _ = run(state, &entry.input, chance, log);
        });
        let rules = match found {
            Found::Luck => Finding::Yes,
            Found::Nothing => Finding::No("no luck leads to these events".into()),
            Found::Unsure if luck.is_some() => Finding::No("seed and rules give other events".into()),
            Found::Unsure => Finding::Cannot("what was drawn cannot be read from the events".into()),
        };
        if rules != Finding::Yes {
            // If the rules lead elsewhere, nothing is known of the rolls.
            rolls = Finding::Cannot("the step does not follow from the rules".into());
        }
        Followed { rules, rolls }
    }

    /// The outcome that the steps lead to, if they lead to one.
    fn outcome_of(&self, state: &G) -> Option<Outcome> {
        let last = self.entries.last()?;
        ended_by(state, &last.input).or_else(|| state.to_act().outcome().copied())
    }

    fn judge_outcome(&self, outcome: Option<Outcome>) -> Finding {
        match (self.header.outcome, outcome) {
            (None, None) => Finding::Cannot("the match is not over".into()),
            (Some(told), Some(outcome)) if told == outcome => Finding::Yes,
            // A record from before outcomes told their reason.
            (Some(told), Some(outcome))
                if told.reason.is_none()
                    && outcome.reason == Some(EndReason::Resigned)
                    && told
                        == Outcome {
                            reason: None,
                            ..outcome
                        } =>
            {
                Finding::Yes
            }
            (Some(_), None) => Finding::No("the header tells an outcome, and the match is not over".into()),
            (None, Some(_)) => Finding::No("the match is over, and the header tells no outcome".into()),
            (Some(_), Some(_)) => Finding::No("the header tells another outcome than the events".into()),
        }
    }

    /// Holds a fork against the match it comes from.
    fn compare(&self, origin: &Self, verified: &mut Verified) -> Result<(), RecordError> {
        let shared = verified.rolls_from.min(self.entries.len());
        // Options that came with later rules are not told by an older header.
        let is_other = write_options(&self.options()?) != write_options(&origin.options()?);
        let same = |at: &usize| origin.entries.get(*at) == self.entries.get(*at);
        if is_other {
            verified
                .rules
                .worsen(Finding::No("its origin is another match".into()));
        } else if let Some(step) = (0..shared).find(|at| !same(at)) {
            let why = "it is another step than that of its origin".into();
            verified.rules.worsen(at_step(step, Finding::No(why)));
        } else {
            let theirs = origin.verify()?;
            verified.rules.worsen(theirs.rules);
            verified.rolls.worsen(theirs.rolls);
            verified.rolls_from = theirs.rolls_from;
        }
        Ok(())
    }
}

/// Whether only what is hidden was dealt anew, with nothing changed that everybody sees.
fn follow_deal<G: Game>(
    options: &G::Options,
    state: &G,
    stream: u64,
    position: &str,
    luck: Option<Seed>,
) -> Followed {
    let dealt = match G::read_position(options, position) {
        Ok(dealt) => dealt,
        Err(why) => {
            return Followed {
                rules: Finding::No(why.to_string()),
                rolls: Finding::Yes,
            };
        }
    };
    let rules = if dealt.view(Viewer::Spectator) == state.view(Viewer::Spectator) {
        Finding::Yes
    } else {
        Finding::No("something that everybody sees has changed".into())
    };
    let rolls = match luck {
        Some(luck) if deal_anew(state, G::seats(options), &luck, stream) != dealt => {
            Finding::No("the seed gives another deal".into())
        }
        _ => Finding::Yes,
    };
    Followed { rules, rolls }
}

/// The state after a step. A forged event may be one that no state can take.
fn folded<G: Game>(
    state: &G,
    options: &G::Options,
    step: usize,
    entry: &Entry<G::Move, G::Event>,
) -> Result<G, String> {
    let fold_all = || {
        let mut next = state.clone();
        fold(&mut next, options, step, entry).map_err(|error| error.to_string())?;
        next.audit().map(|()| next)
    };
    catch_unwind(AssertUnwindSafe(fold_all)).unwrap_or_else(|_| Err("its events fit no position".into()))
}

/// Runs the rules for one step on a copy of the state.
fn run<G: Game>(
    state: &G,
    input: &Input<G::Move>,
    chance: &mut Chance,
    log: &mut impl Log<G::Event>,
) -> Result<(), String> {
    let mut trial = state.clone();
    match input {
        Input::Start => trial.start(chance, log),
        Input::Move(seat, mv) => trial
            .play(*seat, mv, chance, log)
            .map_err(|refusal| format!("`{mv}` of {seat} is refused: {refusal}"))?,
        Input::Clock(input) => trial
            .clock(*input, chance, log)
            .map_err(|refusal| format!("`{input}` is refused: {refusal}"))?,
        Input::Resign(_) | Input::DealtAnew(_) | Input::Word(..) | Input::Aside(_) => {}
    }
    Ok(())
}

fn at_step(step: usize, finding: Finding) -> Finding {
    match finding {
        Finding::Yes => Finding::Yes,
        Finding::No(why) => Finding::No(format!("step {step}: {why}")),
        Finding::Cannot(why) => Finding::Cannot(format!("step {step}: {why}")),
    }
}
