//! A game of the catalogue, whichever it is.

use std::{collections::BTreeMap, marker::PhantomData, sync::OnceLock};

use bots::{Knowledge, Level};
use engine::{
    Entry, Header, LessonStep, Match, Moves, NotationError, OptionRefusal, OptionSpec, OptionValues, Record,
    RecordError, Rulebook, Seat, Seats, Seed, Verified, Viewer,
};
use serde_json::value::RawValue;
use testkit::CaseReport;

use crate::{
    AnyDecks, AnyMatch, Question, WrittenQuestion,
    any_match::{key_of, question, raw},
    film::{Film, film},
};

/// A game of any rules.
pub trait AnyGame: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> &'static str;
    /// Its options.
    fn option_specs(&self) -> &'static [OptionSpec];
    /// Named sets of options worth offering: (name, [(option, value)]).
    fn presets(&self) -> &'static [(&'static str, &'static [(&'static str, &'static str)])];
    /// Whether these are options by which a match can count for ratings.
    fn is_rated(&self, options: &OptionValues) -> bool;
    /// The names of the presets that give such options.
    fn rated_presets(&self) -> &'static [&'static str];
    /// Minutes a side and seconds for each decision that fit the length of a match, the shortest first.
    fn paces(&self) -> &'static [(u16, u16)];
    /// Whether these are options of a match whose time nobody need keep.
    fn is_untimed(&self, options: &OptionValues) -> bool;
    /// The options of a match whose time nobody keeps.
    fn untimed(&self) -> &'static [(&'static str, &'static str)];
    /// Its rulebook.
    fn rulebook(&self) -> &Rulebook;
    /// The game in two minutes.
    fn lesson(&self) -> &[Lesson];
    /// The bots that people can play it against, the weakest first.
    fn levels(&self) -> &'static [Level];
    /// What a bot of a level is rated, with Club at 1,500, if anybody has measured it.
    fn bot_rating(&self, level: Level) -> Option<u16>;
    /// The keys of all reasons that a hint may give.
    fn reasons(&self) -> Vec<String>;
    /// The seats of a match with these options.
    ///
    /// # Errors
    /// If the options are refused.
    fn seats(&self, options: &OptionValues) -> Result<Seats, OptionRefusal>;
    /// Starts a match.
    ///
    /// # Errors
    /// If the options are refused.
    fn start(
        &self,
        options: &OptionValues,
        names: BTreeMap<Seat, String>,
        secret: Seed,
    ) -> Result<Box<dyn AnyMatch>, OptionRefusal>;
    /// Makes a match that waits for its coaches and their words.
    ///
    /// # Errors
    /// If the options are refused.
    fn prepare(
        &self,
        options: &OptionValues,
        names: BTreeMap<Seat, String>,
        secret: Seed,
    ) -> Result<Box<dyn AnyMatch>, OptionRefusal>;
    /// Goes on with a stored match.
    ///
    /// # Errors
    /// If header or entries cannot be read.
    fn resume(
        &self,
        header: &str,
        entries: &[String],
        secret: Seed,
    ) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// Reads a decision that is to be thought about.
    ///
    /// # Errors
    /// If it is not one of this game.
    fn read_question(&self, written: &WrittenQuestion) -> Result<Question, RecordError>;
    /// A kept match told step by step, as one viewer saw it.
    ///
    /// # Errors
    /// If the header cannot be read.
    fn film(&self, header: &str, viewer: Viewer) -> Result<Box<dyn Film>, RecordError>;
    /// Reads a record, text or JSON. The match can be looked at and forked.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read_record(&self, text: &str) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// Verifies a record, text or JSON; a fork beside the match it comes from, if that is at hand.
    ///
    /// # Errors
    /// If one of them cannot be read.
    fn verify_record(&self, text: &str, origin: Option<&str>) -> Result<Verified, RecordError>;
    /// The decks it is played with, if it is.
    fn decks(&self) -> Option<&'static dyn AnyDecks>;
    /// Runs the scenarios of a file.
    ///
    /// # Errors
    /// If the file is no scenario file.
    fn run_scenarios(&self, text: &str) -> Result<Vec<CaseReport>, ScenarioError>;
}

/// One step of a lesson: a few words, and what a coach would see beside them.
#[derive(Debug)]
pub struct Lesson {
    /// What is learned, as one paragraph of Markdown.
    pub words: String,
    /// Who looks.
    pub seen_by: Viewer,
    /// What that viewer sees.
    pub view: Box<RawValue>,
    /// What a coach who looks could choose, as a JSON array; nothing if it cannot be listed.
    pub choices: Option<Box<RawValue>>,
}

/// A file that is no scenario file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ScenarioError(pub String);

/// What a game gives the clubhouse beside its rules.
pub trait Entrance: Knowledge {
    /// The decks it is played with, if it is.
    const DECKS: Option<&'static dyn AnyDecks> = None;
}

/// Options as a game names them in its presets.
fn values(pairs: &[(&str, &str)]) -> OptionValues {
    pairs
        .iter()
        .map(|(option, value)| ((*option).to_owned(), (*value).into()))
        .collect()
}

/// The door of one game.
pub(crate) struct Door<G> {
    rulebook: OnceLock<Rulebook>,
    lesson: OnceLock<Vec<Lesson>>,
    game: PhantomData<fn() -> G>,
}

impl<G> Door<G> {
    pub(crate) const fn new() -> Self {
        Self {
            rulebook: OnceLock::new(),
            lesson: OnceLock::new(),
            game: PhantomData,
        }
    }
}

impl<G: Entrance> AnyGame for Door<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> &'static str {
        G::RULES_VERSION
    }

    fn option_specs(&self) -> &'static [OptionSpec] {
        G::option_specs()
    }

    fn presets(&self) -> &'static [(&'static str, &'static [(&'static str, &'static str)])] {
        G::PRESETS
    }

    fn is_rated(&self, options: &OptionValues) -> bool {
        let is_standard = |(name, preset): &(&str, &[(&str, &str)])| {
            G::RATED.contains(name) && G::options(&values(preset)) == G::options(options)
        };
        G::options(options).is_ok() && G::PRESETS.iter().any(is_standard)
    }

    fn rated_presets(&self) -> &'static [&'static str] {
        G::RATED
    }

    fn paces(&self) -> &'static [(u16, u16)] {
        G::PACES
    }

    fn is_untimed(&self, options: &OptionValues) -> bool {
        let mut untimed = options.clone();
        untimed.extend(values(G::UNTIMED));
        G::options(&untimed) == G::options(options)
    }

    fn untimed(&self) -> &'static [(&'static str, &'static str)] {
        G::UNTIMED
    }

    fn rulebook(&self) -> &Rulebook {
        self.rulebook.get_or_init(|| {
            let [rules, rulings, _] = G::BOOKS;
            Rulebook::parse(rules, rulings)
        })
    }

    fn lesson(&self) -> &[Lesson] {
        self.lesson.get_or_init(|| {
            let [_, _, text] = G::BOOKS;
            read_lesson::<G>(text).unwrap_or_else(|why| panic!("{}: LEARN.md: {why}", G::ID))
        })
    }

    fn levels(&self) -> &'static [Level] {
        &Level::OFFERED
    }

    fn bot_rating(&self, level: Level) -> Option<u16> {
        bots::rating(G::ID, level)
    }

    fn reasons(&self) -> Vec<String> {
        G::FEATURES.iter().map(|feature| key_of::<G>(feature)).collect()
    }

    fn seats(&self, options: &OptionValues) -> Result<Seats, OptionRefusal> {
        G::options(options).map(|options| G::seats(&options))
    }

    fn start(
        &self,
        options: &OptionValues,
        names: BTreeMap<Seat, String>,
        secret: Seed,
    ) -> Result<Box<dyn AnyMatch>, OptionRefusal> {
        Ok(Box::new(Match::<G>::start(&G::options(options)?, names, secret)))
    }

    fn prepare(
        &self,
        options: &OptionValues,
        names: BTreeMap<Seat, String>,
        secret: Seed,
    ) -> Result<Box<dyn AnyMatch>, OptionRefusal> {
        Ok(Box::new(Match::<G>::prepare(
            &G::options(options)?,
            names,
            secret,
        )))
    }

    fn resume(
        &self,
        header: &str,
        entries: &[String],
        secret: Seed,
    ) -> Result<Box<dyn AnyMatch>, RecordError> {
        let unreadable = |line: usize| {
            move |why: serde_json::Error| RecordError::Unreadable {
                line,
                why: why.to_string(),
            }
        };
        let header: Header = serde_json::from_str(header).map_err(unreadable(0))?;
        let entries = entries
            .iter()
            .enumerate()
            .map(|(step, entry)| serde_json::from_str::<Entry<_, _>>(entry).map_err(unreadable(step)))
            .collect::<Result<_, _>>()?;
        Ok(Box::new(Match::<G>::resume(Record { header, entries }, secret)?))
    }

    fn read_question(&self, written: &WrittenQuestion) -> Result<Question, RecordError> {
        let options = G::options(&written.options).map_err(|refusal| RecordError::Options(refusal.detail))?;
        let unreadable = |why: NotationError| RecordError::Step {
            step: 0,
            why: why.to_string(),
        };
        let state = G::read_position(&options, &written.position).map_err(unreadable)?;
        Ok(question(state, written.seat, &written.earlier))
    }

    fn film(&self, header: &str, viewer: Viewer) -> Result<Box<dyn Film>, RecordError> {
        film::<G>(header, viewer)
    }

    fn read_record(&self, text: &str) -> Result<Box<dyn AnyMatch>, RecordError> {
        let record = read_record::<G>(text)?;
        // A record without a secret can be looked at and forked; nothing more is drawn from this one.
        let secret = record
            .header
            .told_secret()
            .unwrap_or_else(|| Seed::from_number(0));
        Ok(Box::new(Match::<G>::resume(record, secret)?))
    }

    fn verify_record(&self, text: &str, origin: Option<&str>) -> Result<Verified, RecordError> {
        let origin = origin.map(read_record::<G>).transpose()?;
        read_record::<G>(text)?.verify_beside(origin.as_ref())
    }

    fn decks(&self) -> Option<&'static dyn AnyDecks> {
        G::DECKS
    }

    fn run_scenarios(&self, text: &str) -> Result<Vec<CaseReport>, ScenarioError> {
        testkit::run_scenarios::<G>(text).map_err(ScenarioError)
    }
}

/// Looks at every position of a lesson, as the rules make it of the text.
fn read_lesson<G: Entrance>(text: &str) -> Result<Vec<Lesson>, String> {
    let look = |step: LessonStep| {
        let said = |why: &dyn std::fmt::Display| format!("{why}, beside `{}`", step.words);
        let options = G::options(&step.options).map_err(|why| said(&why))?;
        let state = G::read_position(&options, &step.position).map_err(|why| said(&why))?;
        state.audit().map_err(|why| said(&why))?;
        let asked = step
            .seen_by
            .seat()
            .filter(|seat| state.to_act().seats().contains(*seat));
        let moves = asked.map_or(Moves::Listed(Vec::new()), |seat| state.moves(seat));
        Ok(Lesson {
            seen_by: step.seen_by,
            view: raw(&state.view(step.seen_by)),
            choices: match moves {
                Moves::Listed(moves) => Some(raw(&moves)),
                Moves::Open => None,
            },
            words: step.words,
        })
    };
    let steps = LessonStep::read_all(text).map_err(|why| why.to_string())?;
    steps.into_iter().map(look).collect()
}

fn read_record<G: Entrance>(text: &str) -> Result<Record<G>, RecordError> {
    if text.trim_start().starts_with('{') {
        let record: Record<G> = serde_json::from_str(text).map_err(|error| RecordError::Unreadable {
            line: error.line(),
            why: error.to_string(),
        })?;
        record.known_format().map(|()| record)
    } else {
        text.parse()
    }
}
