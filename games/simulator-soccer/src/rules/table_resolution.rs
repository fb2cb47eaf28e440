//! SIM-TABLE The table resolution: dice instead of a flick.

use arrayvec::ArrayVec;
use engine::{Log, Side};
use pitch::HexDirection;

use super::{Play, kicking};
use crate::{
    Cell, Crossed, Declared, Errors, Event, KickEnd, KickKind, KickResult, Plan, Player, Refusal, Sector,
    SimulatorSoccer, Spot, TableDie, Target, Technique,
    board::{self, anchor, line_of_cells, zones},
    kick_result::GROUND,
    state::Fall,
};

/// `data/table_accuracy.csv`: what a pass needs, by cells.
const LOW_NEEDS: [u8; 9] = [2, 2, 2, 3, 3, 4, 5, 5, 6];
const LOB_NEEDS: [u8; 9] = [3, 3, 3, 4, 4, 5, 6, 6, 6];
/// What a shot needs, by cells.
const LOW_SHOT_NEEDS: [u8; 6] = [2, 2, 4, 5, 6, 6];
const HIGH_SHOT_NEEDS: [u8; 6] = [3, 3, 5, 6, 6, 6];
/// The farthest that a header or throw goes.
const HEAD_CELLS: u8 = 5;
/// Where a shot goes out, in hundredths of a centimetre from the middle.
const OUT_Y: i16 = 800;

/// SIM-TABLE-1 What the die must show for an exact pass.
#[must_use]
pub fn pass_need(technique: Technique, cells: u8) -> u8 {
    let needs = if technique == Technique::Low {
        LOW_NEEDS
    } else {
        LOB_NEEDS
    };
    needs[usize::from(cells.min(8))]
}

/// SIM-TABLE-6 What the die must show for a shot on target.
#[must_use]
pub fn shot_need(low: bool, header: bool, cells: u8) -> u8 {
    let needs = if low { LOW_SHOT_NEEDS } else { HIGH_SHOT_NEEDS };
    (needs[usize::from(cells.min(5))] + u8::from(header)).min(6)
}

/// SIM-TABLE-8 What a keeper needs to save; more than 6 is never.
#[must_use]
pub fn save_need(keeper: KeeperChoice, sector: Sector) -> u8 {
    use Sector::{CentreHigh, CentreLow, LeftHigh, LeftLow, RightHigh, RightLow};
    let central = matches!(sector, CentreLow | CentreHigh);
    match keeper {
        KeeperChoice::Stay => {
            if central {
                2
            } else {
                6
            }
        }
        KeeperChoice::Guess(guess) if guess == sector => 2,
        KeeperChoice::Guess(_) if central => 5,
        KeeperChoice::Guess(guess) => {
            let left = |sector| matches!(sector, LeftLow | LeftHigh);
            let right = |sector| matches!(sector, RightLow | RightHigh);
            if (left(guess) && left(sector)) || (right(guess) && right(sector)) {
                5
            } else {
                7
            }
        }
        KeeperChoice::Standing => match sector {
            CentreLow | CentreHigh => 2,
            LeftLow | RightLow => 4,
            LeftHigh | RightHigh => 5,
        },
        KeeperChoice::Lying => match sector {
            CentreLow => 2,
            LeftLow | RightLow => 3,
            LeftHigh | RightHigh | CentreHigh => 6,
        },
    }
}

/// How a keeper waits for a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeeperChoice {
    /// On the bar, staying.
    Stay,
    /// On the bar, guessing a sector.
    Guess(Sector),
    /// Positioned, standing.
    Standing,
    /// Positioned, lying.
    Lying,
}

/// SIM-TABLE-1 Whether a cell can be aimed at.
pub(super) fn check_cell(
    state: &SimulatorSoccer,
    kick: Declared,
    technique: Technique,
    cell: Cell,
) -> Result<(), Refusal> {
    let from = state.cell_of(kick.kicker);
    if technique == Technique::Head && from.distance(cell) > HEAD_CELLS {
        return Err(Refusal::TooFarToHead);
    }
    if let (KickKind::Dribble, Some(opponent)) = (kick.kind, kick.named) {
        let his = state.cell_of(opponent);
        if his != from && line_of_cells(from, cell).nth(1) != Some(his) {
            return Err(Refusal::DribbleLine);
        }
    }
    Ok(())
}

fn roll(turn: &mut Play<'_, impl Log<Event>>, what: TableDie) -> u8 {
    let die = turn.chance.die(what.word(), 6);
    turn.emit(Event::TableRolled { what, die });
    die
}

/// SIM-TABLE-1, SIM-TABLE-6 Resolves a kick by dice. SIM-TABLE-9 Nothing physical happens.
pub(super) fn resolve(turn: &mut Play<'_, impl Log<Event>>, target: Target) {
    let kick = turn.state().kick.expect("a kick is aimed");
    let result = match target {
        Target::Cell { technique, cell } => pass(turn, kick, technique, cell),
        Target::Sector { sector } => shot(turn, kick, sector),
        Target::Aim { .. } => unreachable!("an aim of the hand is simulated"),
    };
    kicking::finish(turn, Errors::default(), result);
}

fn pass(
    turn: &mut Play<'_, impl Log<Event>>,
    kick: Declared,
    technique: Technique,
    target: Cell,
) -> KickResult {
    let from = turn.state().cell_of(kick.kicker);
    let need = pass_need(technique, from.distance(target));
    let accuracy = roll(turn, TableDie::Accuracy);
    let mut last = target;
    let mut out = None;
    if accuracy < need {
        let drift = if need - accuracy == 1 { 1 } else { 2 };
        let direction = HexDirection::ALL[usize::from(roll(turn, TableDie::Drift)) - 1];
        for _ in 0..drift {
            match last.step(direction) {
                Some(next) => last = next,
                None => {
                    out = Some(out_point(last, direction));
                    break;
                }
            }
        }
    }
    let mut result = KickResult::rest(anchor(last));
    // SIM-TABLE-3 Opponents in the lane.
    if technique == Technique::Low
        && let Some(stopper) = lane(turn, kick, from, last)
    {
        result.crossed = path(line_of_cells(from, last), true);
        return stopped_by(turn.state(), result, stopper);
    }
    result.crossed = path(line_of_cells(from, last), technique == Technique::Low);
    // SIM-TABLE-2
    if let Some(at) = out {
        result.end = KickEnd::Out {};
        result.at = at;
        return result;
    }
    let exact = accuracy >= need;
    if let Some(player) = touch(turn, kick, technique, last, exact && accuracy == 6) {
        result.touches.push(player);
    }
    result
}

/// SIM-TABLE-2 Where a ball that drifts off the pitch crosses the line.
fn out_point(last: Cell, direction: HexDirection) -> Spot {
    let (cx, cy) = board::centre(last);
    let (dx, dy) = direction.offset();
    let (dx, dy) = (f64::from(dx) * 4.0, f64::from(dy) * 6.9282);
    let mut share = 1.0_f64;
    for (limit, from, step) in [
        (board::LENGTH, cx, dx),
        (0.0, -cx, -dx),
        (board::HALF_WIDTH, cy, dy),
        (board::HALF_WIDTH, -cy, -dy),
    ] {
        if step > 0.0 && from + step > limit {
            share = share.min((limit - from) / step);
        }
    }
    let (x, y) = (cx + dx * share, cy + dy * share);
    let on_touchline = y.abs() >= board::HALF_WIDTH - 0.01;
    Spot::near(
        x.clamp(0.0, board::LENGTH),
        if on_touchline {
            y.signum() * 30.02
        } else {
            y.clamp(-30.0, 30.0)
        },
    )
}

/// SIM-TABLE-3 Who stops a low ball on its way.
fn lane(turn: &mut Play<'_, impl Log<Event>>, kick: Declared, from: Cell, to: Cell) -> Option<Player> {
    let side = kick.kicker.side().other();
    for cell in line_of_cells(from, to) {
        if cell == from || cell == to {
            continue;
        }
        for player in turn.state().standing_of(side) {
            if turn.state().cell_of(player) == cell && roll(turn, TableDie::Lane) == 6 {
                return Some(player);
            }
        }
    }
    None
}

/// SIM-TABLE-4 Who touches the ball in its final cell.
fn touch(
    turn: &mut Play<'_, impl Log<Event>>,
    kick: Declared,
    technique: Technique,
    cell: Cell,
    perfect: bool,
) -> Option<Player> {
    let state = turn.state();
    let inside = |side: Side| {
        state
            .standing_of(side)
            .find(|player| *player != kick.kicker && state.cell_of(*player) == cell)
    };
    let (mate, opponent) = (inside(kick.kicker.side()), inside(kick.kicker.side().other()));
    match (mate, opponent) {
        (None, None) => None,
        (Some(mate), None) if perfect => Some(mate),
        (Some(player), None) | (None, Some(player)) => {
            let need = if technique == Technique::Low { 3 } else { 4 };
            (roll(turn, TableDie::Touch) >= need).then_some(player)
        }
        (Some(_), Some(_)) => match roll(turn, TableDie::Touch) {
            1 | 2 => None,
            3 | 4 => mate,
            _ => opponent,
        },
    }
}

/// SIM-TABLE-5 The cells that a kick crosses on a line of cells: all of them if it is low, else the first and the last.
fn path(line: impl Iterator<Item = Cell>, low: bool) -> ArrayVec<Crossed, 48> {
    let mut path: ArrayVec<Crossed, 48> = line.map(|cell| Crossed { cell, height: GROUND }).collect();
    if !low && path.len() > 2 {
        path.drain(1..path.len() - 1);
    }
    path
}

/// SIM-TABLE-5 A ball that is stopped in a cell of its way goes no farther.
fn stop_in(mut result: KickResult, cell: Cell) -> KickResult {
    result.at = anchor(cell);
    if let Some(end) = result.crossed.iter().position(|crossed| crossed.cell == cell) {
        result.crossed.truncate(end + 1);
    }
    result
}

/// SIM-TABLE-7 Out over the goal line, on the side of the sector as the shooter sees it.
fn out_beside(kicker: Player, sector: Sector) -> Spot {
    let right = matches!(sector, Sector::RightLow | Sector::RightHigh);
    let y = if right { -OUT_Y } else { OUT_Y };
    Spot::new(8800, y).seen_from(kicker.side())
}

fn shot(turn: &mut Play<'_, impl Log<Event>>, kick: Declared, sector: Sector) -> KickResult {
    let shooter = kick.kicker;
    let goal = zones(shooter.side().other()).goal;
    let from = turn.state().cell_of(shooter);
    let header = kick.kind == KickKind::HeaderShot;
    let need = shot_need(sector.is_low(), header, from.distance(goal));
    let on_target = roll(turn, TableDie::Accuracy) >= need;
    let way: ArrayVec<Cell, 48> = line_of_cells(from, goal).collect();
    let mut result = KickResult::rest(anchor(goal));
    result.crossed = if sector.is_low() {
        path(way.iter().copied(), true)
    } else {
        path(std::iter::once(from), false)
    };
    if on_target {
        if let Some(blocker) = block(turn, shooter, &way, sector) {
            return stopped_by(turn.state(), result, blocker);
        }
        if saved(turn, shooter, &way, sector) {
            return rebound(turn, shooter, sector, result);
        }
        result.end = KickEnd::Goal {
            side: shooter.side().other(),
        };
        result.at = Spot::new(8800, 0).seen_from(shooter.side());
        return result;
    }
    match roll(turn, TableDie::Miss) {
        1..=3 => out(result, shooter, sector),
        4 | 5 => match on_way(turn.state(), shooter, &way).find(|player| turn.state().stands(*player)) {
            Some(blocker) => stopped_by(turn.state(), result, blocker),
            None => out(result, shooter, sector),
        },
        _ => scatter(turn, goal, result, shooter, sector),
    }
}

fn out(mut result: KickResult, shooter: Player, sector: Sector) -> KickResult {
    result.end = KickEnd::Out {};
    result.at = out_beside(shooter, sector);
    result
}

/// The ball rests in somebody's cell, touched by him.
fn stopped_by(state: &SimulatorSoccer, mut result: KickResult, player: Player) -> KickResult {
    result.touches.push(player);
    stop_in(result, state.cell_of(player))
}

/// The ball rests in a neighbour cell by a die, or is out.
fn scatter(
    turn: &mut Play<'_, impl Log<Event>>,
    from: Cell,
    mut result: KickResult,
    shooter: Player,
    sector: Sector,
) -> KickResult {
    let direction = HexDirection::ALL[usize::from(roll(turn, TableDie::Drift)) - 1];
    match from.step(direction) {
        Some(cell) => {
            result.at = anchor(cell);
            result
        }
        None => out(result, shooter, sector),
    }
}

/// The opponents' outfielders on the way, after the kicker's cell.
fn on_way<'a>(
    state: &'a SimulatorSoccer,
    shooter: Player,
    way: &'a [Cell],
) -> impl Iterator<Item = Player> + use<'a> {
    way.iter().skip(1).flat_map(move |cell| {
        state
            .team(shooter.side().other())
            .filter(move |player| !state.is_keeper(*player) && state.cell_of(*player) == *cell)
    })
}

/// SIM-TABLE-8 Bodies first.
fn block(
    turn: &mut Play<'_, impl Log<Event>>,
    shooter: Player,
    way: &[Cell],
    sector: Sector,
) -> Option<Player> {
    let bodies: ArrayVec<Player, 22> = on_way(turn.state(), shooter, way)
        .filter(|player| match turn.state().piece(*player).lying {
            None => true,
            Some(lying) => sector.is_low() && lying.fall == Fall::Slide,
        })
        .collect();
    let need = if sector.is_low() { 5 } else { 6 };
    bodies.into_iter().find(|_| roll(turn, TableDie::Block) >= need)
}

/// SIM-TABLE-8 Then the keeper.
fn saved(turn: &mut Play<'_, impl Log<Event>>, shooter: Player, way: &[Cell], sector: Sector) -> bool {
    let state = turn.state();
    let Some(keeper) = state.keeper(shooter.side().other()) else {
        return false;
    };
    let choice = match (state.aiming.bar_y, state.aiming.plan) {
        (Some(_), Some(Plan::Guess { sector })) => Some(KeeperChoice::Guess(sector)),
        (Some(_), Some(Plan::Stay {} | Plan::Move { .. }) | None) => Some(KeeperChoice::Stay),
        (None, _) if !way.contains(&state.cell_of(keeper)) => None,
        (None, _) => match state.piece(keeper).lying {
            None => Some(KeeperChoice::Standing),
            Some(lying) if lying.fall == Fall::Keeper => Some(KeeperChoice::Lying),
            Some(_) => None,
        },
    };
    choice.is_some_and(|choice| {
        let need = save_need(choice, sector);
        need <= 6 && roll(turn, TableDie::Save) >= need
    })
}

/// SIM-TABLE-8 What becomes of a saved ball.
fn rebound(
    turn: &mut Play<'_, impl Log<Event>>,
    shooter: Player,
    sector: Sector,
    result: KickResult,
) -> KickResult {
    let state = turn.state();
    let side = shooter.side().other();
    let keeper = state.keeper(side).expect("the keeper has saved");
    let barred = state.aiming.bar_y.is_some();
    let cell = if barred {
        zones(side).goal
    } else {
        state.cell_of(keeper)
    };
    let mut result = stop_in(result, cell);
    result.touches.push(keeper);
    match roll(turn, TableDie::Rebound) {
        1..=4 => result,
        5 => out(result, shooter, sector),
        _ => scatter(turn, cell, result, shooter, sector),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SIM-TABLE-1, SIM-TABLE-6 The needs are those of the table.
    #[test]
    fn accuracy_is_that_of_the_table() {
        let mut rows = 0;
        for row in include_str!("../../data/table_accuracy.csv").lines().skip(1) {
            let fields: Vec<&str> = row.split(',').collect();
            let cells: u8 = fields[1].trim_end_matches('+').parse().expect("cells");
            let need: u8 = fields[3].parse().expect("a need");
            let found = match (fields[0], fields[2]) {
                ("pass", technique) => pass_need(technique.parse().expect("a technique"), cells),
                (_, sector) => shot_need(sector == "low sector", false, cells),
            };
            assert_eq!(found, need, "{row}");
            rows += 1;
        }
        assert_eq!(rows, 36);
    }

    /// SIM-TABLE-8 The saves are those of the table.
    #[test]
    fn saves_are_those_of_the_table() {
        let sector = |code: &str| match code {
            "LL" => Sector::LeftLow,
            "CL" => Sector::CentreLow,
            "RL" => Sector::RightLow,
            "LH" => Sector::LeftHigh,
            "CH" => Sector::CentreHigh,
            _ => Sector::RightHigh,
        };
        let mut rows = 0;
        for row in include_str!("../../data/table_saves.csv").lines().skip(1) {
            let fields: Vec<&str> = row.split(',').collect();
            let choice = match (fields[0], fields[1]) {
                ("bar", "stay") => KeeperChoice::Stay,
                ("bar", guess) => KeeperChoice::Guess(sector(guess)),
                (_, "standing") => KeeperChoice::Standing,
                _ => KeeperChoice::Lying,
            };
            let need = fields[3].parse().unwrap_or(7);
            assert_eq!(save_need(choice, sector(fields[2])), need, "{row}");
            rows += 1;
        }
        assert_eq!(rows, 42);
    }
}
