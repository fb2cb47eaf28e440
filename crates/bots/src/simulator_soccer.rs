//! Simulator Soccer at a glance: passes that win the count, shots past the keeper, markers on whoever threatens.
//!
//! It reads its seat's view. Flicks are scouted in closed form and the best few are judged by the full physics.
//! Values are goals.

use engine::{BySide, Rng, Rules, Seat, Side};
use simulator_soccer::{
    Cell, Move, Phase, PlaceKind, Player, PlayerView, Resolution, SimulatorSoccer, Spot, View, anchor,
    line_of_cells, zones,
};

use crate::{Instinct, Seen};

mod flicks;
mod ideas;
mod keeper;
mod kicks;
mod knowledge;
mod moves;
mod shots;
mod stoppages;
mod table;

impl Instinct for SimulatorSoccer {
    fn instinct(seen: &Seen<'_, Self>, rng: &mut Rng) -> Move {
        Eye::new(seen, CAREFUL, rng).choose(seen, rng)
    }
}

/// How closely a coach looks before a kick.
#[derive(Clone, Copy)]
struct Care {
    /// Executed kicks for each aim that is scouted: before a kick is declared, when it is aimed, and when it is feared.
    glances: usize,
    looks: usize,
    fears: usize,
    /// Aims that the full physics judges, and executed kicks for each.
    judged: usize,
    trials: usize,
}

/// What an experienced coach does.
const CAREFUL: Care = Care {
    glances: 8,
    looks: 20,
    fears: 6,
    judged: 3,
    trials: 2,
};
/// What will do to see where a kick leads.
const HASTY: Care = Care {
    glances: 3,
    looks: 5,
    fears: 3,
    judged: 0,
    trials: 0,
};

/// The match as one side sees it.
struct Eye {
    view: View,
    seat: Seat,
    side: Side,
    /// The footballers of both sides on their feet, by their place in the view, and their cells.
    on_their_feet: BySide<Vec<(usize, Cell)>>,
    /// A match that the seat cannot tell from the true one: it tells what is agreed and what is legal.
    imagined: SimulatorSoccer,
    care: Care,
}

impl Eye {
    fn new(seen: &Seen<'_, SimulatorSoccer>, care: Care, rng: &mut Rng) -> Self {
        let view = seen.view();
        Self {
            on_their_feet: BySide::from_fn(|side| on_their_feet(&view, side)),
            view,
            seat: seen.seat(),
            side: seen.seat().side(),
            imagined: seen.redeal(rng),
            care,
        }
    }

    /// What to play.
    fn choose(&self, seen: &Seen<'_, SimulatorSoccer>, rng: &mut Rng) -> Move {
        let listed = seen.moves().listed();
        let choice = match self.view.phase {
            Phase::PlaceStart {} => self.line_up_in_secret(rng),
            Phase::KickoffTaker {} | Phase::Thrower {} => self.spare_taker(&listed),
            Phase::PutDown {} | Phase::Replant {} | Phase::PlaceTaker { .. } | Phase::BallSpot {} => {
                Some(Move::Spot { at: None })
            }
            Phase::Declare {} | Phase::Repeat {} | Phase::Header { .. } => self.declare(&listed, rng),
            Phase::OffsideStep {} | Phase::HeaderStep { .. } | Phase::SpeedStep { .. } => self.step(),
            Phase::Slide {} => self.slide(rng),
            Phase::PrepareKeeper {} => self.prepare(rng),
            Phase::KeeperTackle {} => self.keeper_tackle(),
            Phase::KeeperDribble {} => self.keeper_dribble(rng),
            Phase::Aim {} if self.view.attacking == self.side => return self.aim(&listed, seen, rng),
            Phase::Aim {} => self.plan(rng),
            Phase::ChooseTaker { .. } => self.best_taker(&listed),
            Phase::ChooseCell { .. } => self.best_cell(&listed),
            Phase::PickUp { .. } => Some(Move::PickUp {}),
            Phase::Move2 {} => self.attack(),
            Phase::Move3 {} => self.defend(),
            Phase::Tackle {} => self.tackle_or_not(),
            Phase::CallSubstitution { .. } => Some(Move::Done {}),
            Phase::Substitutions { .. } => self.substitute(&listed),
            Phase::MakeRoom {} => self.make_room(),
            Phase::LineUp { part } => self.line_up(part),
            Phase::ShootoutTaker { .. } => self.penalty_taker(&listed),
            Phase::Before {} | Phase::Release {} | Phase::Over {} => None,
        };
        choice
            .filter(|mv| self.allows(mv))
            .unwrap_or_else(|| seen.sample(rng))
    }
}

/// Whether somebody is of this side and on the pitch.
fn plays(player: &PlayerView, side: Side) -> bool {
    player.player.side() == side && player.place == PlaceKind::Pitch
}

fn on_their_feet(view: &View, side: Side) -> Vec<(usize, Cell)> {
    let players = view.players.iter().enumerate();
    let standing = players.filter(|(_, player)| plays(player, side) && player.lying.is_none());
    standing
        .filter_map(|(at, player)| player.cell.map(|cell| (at, cell)))
        .collect()
}

/// What this cell of Home's is for a side that sees the pitch from its own goal.
const fn seen_from(side: Side, cell: Cell) -> Cell {
    match side {
        Side::Home => cell,
        Side::Away => cell.turned(),
    }
}

/// Cells of the view in the order in which a side sees them, so that equals are chosen alike at both ends.
fn in_order(side: Side, cells: &[Cell]) -> impl Iterator<Item = Cell> {
    let last = cells.len().saturating_sub(1);
    (0..cells.len()).map(move |at| match side {
        Side::Home => cells[at],
        Side::Away => cells[last - at],
    })
}

/// All cells in the order in which a side sees them.
fn all_cells(side: Side) -> impl Iterator<Item = Cell> {
    Cell::all().map(move |cell| seen_from(side, cell))
}

/// The cells between two cells as a side sees them.
fn way(side: Side, from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    line_of_cells(seen_from(side, from), seen_from(side, to)).map(move |cell| seen_from(side, cell))
}

/// How far up the pitch a cell is for a side, from 0 to 1.
fn depth(side: Side, cell: Cell) -> f64 {
    f64::from(seen_from(side, cell).x()) / 22.0
}

/// The middle of the goal that a side attacks.
const fn goal_of(side: Side) -> Spot {
    Spot::new(8800, 0).seen_from(side)
}

/// The angle under which a spot sees the goal that a side attacks, in radians.
fn open_angle(side: Side, at: Spot) -> f64 {
    let away = at.away(goal_of(side)).max(1.0);
    let straight = f64::from(at.to_attacked_line(side)) / 100.0;
    10.0 * straight / away / away
}

/// What a shot from a cell is worth before anybody has prepared.
fn shot_chance(side: Side, cell: Cell) -> f64 {
    let angle = open_angle(side, anchor(cell));
    let open = angle / (angle + 0.45);
    // From outside the area the keeper waits on his bar.
    if zones(side.other()).penalty_area.contains(cell) {
        open
    } else {
        0.35 * open
    }
}

/// SIM-DRIB-5, SIM-TACK-2 The chance that the first of two duellists has the higher total, by how much better he is.
fn duel_odds(edge: i32) -> f64 {
    const WINS: [f64; 12] = [0.0, 1.0, 3.0, 6.0, 10.0, 15.0, 21.0, 26.0, 30.0, 33.0, 35.0, 36.0];
    WINS[(edge + 5).clamp(0, 11) as usize] / 36.0
}

impl Eye {
    /// Whether the rules allow a move.
    fn allows(&self, mv: &Move) -> bool {
        self.imagined.check(self.seat, mv).is_ok()
    }

    fn flicked(&self) -> bool {
        self.imagined.options.resolution == Resolution::Physics
    }

    fn player(&self, player: Player) -> &PlayerView {
        &self.view.players[player.index()]
    }

    /// Everybody of a side on the pitch.
    fn team(&self, side: Side) -> impl Iterator<Item = &PlayerView> {
        self.view.players.iter().filter(move |player| plays(player, side))
    }

    /// The footballers of a side on their feet, and their cells.
    fn standing(&self, side: Side) -> impl Iterator<Item = (&PlayerView, Cell)> {
        let standing = self.on_their_feet[side].iter();
        standing.map(|(at, cell)| (&self.view.players[*at], *cell))
    }

    fn marker(&self, side: Side, cell: Cell) -> Option<&PlayerView> {
        self.standing(side.other())
            .find(|(_, at)| *at == cell)
            .map(|(marker, _)| marker)
    }

    /// SIM-FREE-3 Nobody of the other side is in the cell or next to it.
    fn is_free(&self, side: Side, cell: Cell) -> bool {
        self.standing(side.other()).all(|(_, at)| at.distance(cell) > 1)
    }

    fn is_offside(&self, player: Player) -> bool {
        self.view.offside.contains(&player)
    }

    /// What it is worth that a side has the ball in a cell.
    fn possession(&self, side: Side, cell: Cell) -> f64 {
        let far = depth(side, cell);
        let mut value = 0.02 + 0.07 * far * far;
        if zones(side).attack.contains(cell) {
            value += 0.5 * shot_chance(side, cell);
        }
        value
    }

    /// What it costs that the other side has won the ball in a cell. Its first kick loses all ties.
    fn loss(&self, cell: Cell) -> f64 {
        0.01 + 0.9 * self.possession(self.side.other(), cell)
    }

    /// What it adds that this footballer gets the ball there: skills and freedom let him go on at once.
    fn reception(&self, taker: &PlayerView, cell: Cell, cells: u8, touched: bool) -> f64 {
        let side = taker.player.side();
        let free = self.is_free(side, cell);
        let marker = self.marker(side, cell);
        let shut = marker.is_some_and(|marker| marker.sticker.blue > 0);
        let skilled = |dots: u8| free || (dots > 0 && !shut);
        let mut value = 0.0;
        if cells == 0 {
            value += 0.004;
            if touched && skilled(taker.sticker.yellow) {
                value += 0.02;
            }
        }
        if cells <= 1 {
            let theirs = zones(side.other());
            if theirs.penalty_area.contains(cell) && skilled(taker.sticker.red) {
                value += 0.5 * shot_chance(side, cell);
            }
            if theirs.corner_area.contains(cell) && skilled(taker.sticker.green) {
                value += 0.02;
            }
        }
        if marker.is_some() {
            value -= 0.01;
        }
        if free {
            value += 0.006;
        }
        value - 0.003 * f64::from(cells)
    }
}
