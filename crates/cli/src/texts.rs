//! The words of the locale files, by key.

use clubhouse::{Argument, Text};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rust_embed::Embed;
use unic_langid::LanguageIdentifier;

/// Every Fluent file, inside the binary.
#[derive(Embed)]
#[folder = "../../locales/"]
struct Locales;

/// Those of the sixth game, which only tests know.
#[cfg(feature = "trial")]
#[derive(Embed)]
#[folder = "../../trial/locales/"]
struct TrialLocales;

/// All files of a language with their texts.
fn files(language: &str) -> impl Iterator<Item = String> {
    let folder = format!("{language}/");
    let files = Locales::iter().filter_map(|path| Some((Locales::get(&path)?, path)));
    #[cfg(feature = "trial")]
    let files = files.chain(TrialLocales::iter().filter_map(|path| Some((TrialLocales::get(&path)?, path))));
    files
        .filter(move |(_, path)| path.starts_with(&folder))
        .map(|(file, _)| String::from_utf8_lossy(&file.data).into_owned())
}

/// The texts of one language.
pub(crate) struct Texts(FluentBundle<FluentResource>);

impl Texts {
    /// English.
    pub(crate) fn english() -> Self {
        let english: LanguageIdentifier = "en".parse().expect("a language");
        let mut bundle = FluentBundle::new(vec![english]);
        // Terminals show the marks that keep right-to-left names apart as rubbish.
        bundle.set_use_isolating(false);
        for source in files("en") {
            // What can be read of a file with a mistake is used; a test reads every file.
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    /// The words of a message; the key itself if nobody has written them.
    pub(crate) fn say(&self, text: &Text) -> String {
        let Some(pattern) = self.0.get_message(&text.key).and_then(|message| message.value()) else {
            return text.key.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, value) in &text.args {
            args.set(name.as_ref(), argument(value));
        }
        self.0
            .format_pattern(pattern, Some(&args), &mut Vec::new())
            .into_owned()
    }
}

fn argument(value: &Argument) -> FluentValue<'_> {
    match value {
        Argument::Number(number) => (*number).into(),
        Argument::Word(word) => word.as_ref().into(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use clubhouse::{Budget, ClockInput, Level, OptionValue, Seat, Seed, ToAct, Viewer, games};

    use super::*;

    #[test]
    fn every_locale_file_is_well_formed_and_no_key_stands_twice() {
        for path in Locales::iter() {
            let file = Locales::get(&path).unwrap();
            let source = String::from_utf8(file.data.into_owned()).unwrap();
            let resource = FluentResource::try_new(source).map_err(|(_, errors)| errors);
            let mut bundle = FluentBundle::new(Vec::new());
            bundle
                .add_resource(resource.unwrap_or_else(|errors| panic!("{path}: {errors:?}")))
                .unwrap();
        }
    }

    /// Plays matches of every game with every preset and hears everything that can be said on the way.
    #[test]
    fn every_text_of_a_match_has_its_words() {
        let texts = Texts::english();
        let check = |text: &Text| assert_ne!(texts.say(text), text.key, "the locale files lack {}", text.key);
        for game in games() {
            for (number, (_, preset)) in game.presets().iter().enumerate() {
                let options = preset
                    .iter()
                    .map(|(name, value)| ((*name).to_owned(), OptionValue::from(*value)));
                let seed = Seed::from_number(number as u64);
                let mut fixture = game.start(&options.collect(), BTreeMap::new(), seed).unwrap();
                loop {
                    check(&fixture.scoreline().phase);
                    for viewer in [
                        Viewer::Seat(Seat::Home),
                        Viewer::Seat(Seat::Away),
                        Viewer::Spectator,
                    ] {
                        check(&fixture.prompt(viewer).text);
                    }
                    // Nobody keeps the time here: a period that a clock must end is ended after a while.
                    if fixture.steps() % 100 == 0 && fixture.timers().period.is_some() {
                        drop(fixture.clock(ClockInput::PeriodTimeUp));
                    }
                    match fixture.to_act() {
                        ToAct::Over(_) => break,
                        ToAct::Clock => fixture.clock(ClockInput::Tick).unwrap(),
                        ToAct::Seats(seats) => {
                            let seat = seats.iter().next().unwrap();
                            let budget = Budget {
                                simulations: 0,
                                go_on: &|| false,
                                threads: false,
                            };
                            seats
                                .iter()
                                .filter_map(|seat| fixture.at_zero(seat))
                                .for_each(|text| check(&text));
                            let seed = fixture.steps() as u64;
                            let advice = fixture.question(seat, &[])(Level::Random, &budget, seed);
                            fixture.play(seat, &advice.mv).unwrap();
                        }
                    }
                }
                let events = fixture.seen_events(Viewer::Spectator, 0..fixture.steps());
                events
                    .iter()
                    .filter_map(|event| event.commentary.as_ref())
                    .for_each(|line| check(&line.text));
            }
        }
    }

    #[test]
    fn words_and_numbers_are_put_in() {
        let texts = Texts::english();
        let line = texts.say(
            &Text::new("cli-record-good")
                .with("file", "a.txt".to_owned())
                .with("steps", 7),
        );
        assert!(line.contains("a.txt") && line.contains('7'), "{line}");
        assert_eq!(texts.say(&Text::new("no-such-key")), "no-such-key");
    }
}
