//! The TypeScript types of everything that crosses the wire, collected from the Rust types.

use std::collections::BTreeMap;

use engine::{
    Commentary, Decks, OptionSpec, OptionValue, Outcome, Rulebook, Rules, Scoreline, Seat, Side, Sight, Text,
};
use ts_rs::{Config, TS, TypeVisitor};

use crate::every_game;

/// Declarations by name, each with those it depends on.
#[derive(Default)]
pub struct Collector {
    config: Config,
    declarations: BTreeMap<String, String>,
}

impl Collector {
    /// Adds a type and all that it is made of.
    ///
    /// # Panics
    /// If two different types have the same name.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    /// The whole as a TypeScript module.
    #[must_use]
    pub fn module(&self) -> String {
        let mut text =
            String::from("// Generated from the Rust types by `cargo xtask types`. Do not edit.\n\n");
        for declaration in self.declarations.values() {
            text.push_str("export ");
            text.push_str(declaration);
            text.push('\n');
        }
        text
    }
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a file to be declared in.
        if T::output_path().is_some() {
            let (name, declaration) = (T::ident(&self.config), T::decl(&self.config));
            if let Some(known) = self.declarations.get(&name) {
                assert_eq!(*known, declaration, "two types are called {name}");
                return;
            }
            self.declarations.insert(name, declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The types of the contract and of every game.
#[must_use]
pub fn contract() -> Collector {
    let mut types = Collector::default();
    types.add::<Seat>();
    types.add::<Side>();
    types.add::<Text>();
    types.add::<Commentary>();
    types.add::<Outcome>();
    types.add::<Scoreline>();
    types.add::<OptionSpec>();
    types.add::<OptionValue>();
    types.add::<Rulebook>();
    macro_rules! add_games {
        ($($(#[$when:meta])? $module:ident::$game:ident $(, with $decks:ident)?;)*) => {
            $($(#[$when])? {
                types.add::<<$module::$game as Rules>::Move>();
                types.add::<<$module::$game as Rules>::Event>();
                types.add::<<$module::$game as Sight>::View>();
                $(add_games!($decks of $module::$game);)?
            })*
        };
        (decks of $game:ty) => {
            types.add::<<$game as Decks>::Pool>();
            types.add::<<$game as Decks>::Report>();
        };
    }
    every_game!(add_games);
    types
}
