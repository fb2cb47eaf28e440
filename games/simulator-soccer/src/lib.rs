//! Simulator Soccer: pegs on a hexagon pitch, and a ball that is really flicked.
//!
//! The state is [`SimulatorSoccer`]; the rules stand in `rules/`, one file per chapter of `RULES.md`.

mod aim;
mod board;
pub mod builder;
mod commentary;
mod events;
mod fold;
mod ground;
mod hand;
mod insight;
mod kick;
mod kick_result;
mod look;
mod moves;
mod notation;
mod offside;
mod options;
mod phase;
mod picture;
mod placing;
mod player;
mod position;
mod prompt;
mod refusal;
mod rules;
mod secrets;
mod spot;
mod state;
mod sticker;
mod strip;
mod team;
mod view;
mod vocabulary;

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
    choices::towards,
    kicking::{bot_errors, executed, leaves_towards},
    table_resolution::{KeeperChoice, pass_need, save_need, shot_need},
};
pub use spot::Spot;
pub use state::{SimulatorSoccer, Tally};
pub use sticker::{CATALOGUE, Skill, Sticker};
pub use strip::{
    BadgeShape, Category, Collar, Colour, Emblem, JerseyPattern, NumberFont, Picture, STRIPS, ShortsPattern,
    Sleeves, SocksPattern, Strip, WornStrip, shown_jerseys, strip_of,
};
pub use team::{Band, Breach, ROSTERS, Roster, TeamSheet};
pub use view::{
    AimView, Badges, BallView, ClockView, CountView, Grant, KeeperView, KickOption, KnockOnView, PlaceKind,
    PlayerChoice, PlayerView, ShootOutView, StoppageView, SubstitutionView, TackleView, TakeView, TeamView,
    View,
};
