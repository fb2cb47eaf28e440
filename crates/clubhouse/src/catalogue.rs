//! The catalogue: one line for each game.

use engine::Game as _;
use flip_football::FlipFootball;
use simulator_soccer::SimulatorSoccer;
use soccer_city::SoccerCity;
use soccer_tactics::SoccerTactics;
use social_soccer::SocialSoccer;

use crate::{
    AnyGame, Decks,
    any_game::{Door, Entrance},
    decks::{SimulatorTeams, SocialDecks},
};

/// All games, in the order of the shelf.
pub fn games() -> &'static [&'static dyn AnyGame] {
    static GAMES: [&dyn AnyGame; 5] = [
        &FLIP_FOOTBALL,
        &SOCCER_TACTICS,
        &SOCIAL_SOCCER,
        &SOCCER_CITY,
        &SIMULATOR_SOCCER,
    ];
    &GAMES
}

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

/// Lets a visitor work on the game with this id.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Answer> {
    match id {
        FlipFootball::ID => Some(visitor.visit::<FlipFootball>()),
        SoccerTactics::ID => Some(visitor.visit::<SoccerTactics>()),
        SocialSoccer::ID => Some(visitor.visit::<SocialSoccer>()),
        SoccerCity::ID => Some(visitor.visit::<SoccerCity>()),
        SimulatorSoccer::ID => Some(visitor.visit::<SimulatorSoccer>()),
        _ => None,
    }
}

static FLIP_FOOTBALL: Door<FlipFootball> = Door::new();

impl Entrance for FlipFootball {
    const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] =
        flip_football::PRESETS;

    fn door() -> &'static dyn AnyGame {
        &FLIP_FOOTBALL
    }
}

static SOCCER_TACTICS: Door<SoccerTactics> = Door::new();

impl Entrance for SoccerTactics {
    const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] =
        soccer_tactics::PRESETS;

    fn door() -> &'static dyn AnyGame {
        &SOCCER_TACTICS
    }
}

static SOCIAL_SOCCER: Door<SocialSoccer> = Door::new();

impl Entrance for SocialSoccer {
    const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] =
        social_soccer::PRESETS;
    const DECKS: Option<&'static dyn Decks> = Some(&SocialDecks);

    fn door() -> &'static dyn AnyGame {
        &SOCIAL_SOCCER
    }
}

static SOCCER_CITY: Door<SoccerCity> = Door::new();

impl Entrance for SoccerCity {
    const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] = soccer_city::PRESETS;

    fn door() -> &'static dyn AnyGame {
        &SOCCER_CITY
    }
}

static SIMULATOR_SOCCER: Door<SimulatorSoccer> = Door::new();

impl Entrance for SimulatorSoccer {
    const PRESETS: &'static [(&'static str, &'static [(&'static str, &'static str)])] =
        simulator_soccer::PRESETS;
    const DECKS: Option<&'static dyn Decks> = Some(&SimulatorTeams);

    fn door() -> &'static dyn AnyGame {
        &SIMULATOR_SOCCER
    }
}
