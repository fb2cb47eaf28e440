//! The catalogue: one line for each game.

use std::marker::PhantomData;

use engine::Game;

use crate::{
    AnyDecks, AnyGame,
    any_game::{Door, Entrance},
    decks::DecksOf,
};

/// Hands all games to another macro, in the order of the shelf. This list is the only one: whatever must be said of every
/// game, its door, its types and its tests, is made from it.
#[macro_export]
macro_rules! every_game {
    ($work:ident) => {
        $work! {
            flip_football::FlipFootball;
            soccer_tactics::SoccerTactics;
            social_soccer::SocialSoccer, with decks;
            soccer_city::SoccerCity;
            simulator_soccer::SimulatorSoccer, with decks;
            #[cfg(feature = "trial")]
            coin_toss::CoinToss;
        }
    };
}

/// The doors of the games, and the way from an id to a type.
macro_rules! open_doors {
    ($($(#[$when:meta])? $module:ident::$game:ident $(, with $decks:ident)?;)*) => {
        /// All games, in the order of the shelf.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            static GAMES: &[&dyn AnyGame] = &[$($(#[$when])? {
                static DOOR: Door<$module::$game> = Door::new();
                &DOOR
            }),*];
            GAMES
        }

        /// Lets a visitor work on the game with this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Answer> {
            match id {
                $($(#[$when])? $module::$game::ID => Some(visitor.visit::<$module::$game>()),)*
                _ => None,
            }
        }

        $($(#[$when])? impl Entrance for $module::$game {
            $(const DECKS: Option<&'static dyn AnyDecks> = open_doors!($decks of Self);)?
        })*
    };
    (decks of $game:ty) => { Some(&DecksOf::<$game>(PhantomData)) };
}
every_game!(open_doors);

/// The game with this id.
#[must_use]
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    games().iter().copied().find(|game| game.id() == id)
}

/// Work that is done on a game's own type, where the speed of a simulation or the depth of the laws needs it.
pub trait Visitor {
    /// What the work gives.
    type Answer;
    /// Does it.
    fn visit<G: Entrance>(self) -> Self::Answer;
}
