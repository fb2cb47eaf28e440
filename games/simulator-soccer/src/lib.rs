//! Simulator Soccer: pegs on a hexagon pitch, and a ball that is really flicked.
//!
//! The state is [`SimulatorSoccer`]; the rules stand in `rules/`, one file per chapter of `RULES.md`.

// Every case is named, so that the compiler asks when another comes.
#![warn(clippy::wildcard_enum_match_arm)]

mod game;
mod options;
mod board;
mod spot;
mod player;
mod sticker;
mod team;
mod strip;
pub mod builder;
mod kick;
mod aim;
mod hand;
mod kick_result;
mod state;
mod ground;
mod placing;
mod offside;
mod phase;
mod moves;
mod refusal;
mod rules;
mod events;
mod fold;
mod view;
mod look;
mod secrecy;
mod scoreline;
mod commentary;
mod picture;
mod notation;
mod position;
mod audit;
mod vocabulary;
mod insight;

pub use aim::{Aim, Dive, Plan, Sector, Target};
pub use board::{
    CENTRE, CENTRE_CELL, CENTRE_CELLS, Cell, Cells, Grid, MIDFIELD, Zones, anchor, cell_at, cells_of_ball,
    front_cells, line_of_cells, penalty_spot, polygon, rear_cells, zones,
};
pub use events::{Duel, Event, FoulKind, Rival, TableDie, TakeRule, Why};
pub use hand::{Errors, Sway};
pub use kick::{Declared, KickKind, Origin, Technique};
pub use kick_result::{Crossed, FramePart, FrameTouch, KickEnd, KickResult};
pub use moves::Move;
pub use options::{
    BotLevel, Coach, Draw, Execution, FreePlayer, InstantShotZone, Options, PRESETS, Resolution, Switch,
};
pub use phase::{LineUpPart, Phase};
pub use player::Player;
pub use refusal::Refusal;
pub use rules::{
    aiming::leaves_towards,
    kicking::executed,
    release::bot_errors,
    table_resolution::{KeeperChoice, pass_need, save_need, shot_need},
};
pub use spot::{Spot, towards};
pub use state::{SimulatorSoccer, Tally};
pub use sticker::{CATALOGUE, Skill, Sticker};
pub use strip::{
    BadgeShape, Category, Collar, Colour, Emblem, JerseyPattern, NumberFont, Picture, STRIPS, ShortsPattern,
    Sleeves, SocksPattern, Strip, WornStrip, shown_jerseys, strip_of,
};
pub use team::{Band, ROSTERS, Roster, TeamSheet};
pub use view::{
    AimView, Badges, BallView, ClockView, CountView, Grant, KeeperView, KickOption, KnockOnView, PlaceKind,
    PlayerChoice, PlayerView, ShootOutView, StoppageView, SubstitutionView, TackleView, TakeView, TeamView,
    View,
};
