//! SIM-LU The line-up, and what each stoppage asks of it.

use engine::{Log, Rng, Side};

use super::{About, Play, ask, pegs::put, round, start, stoppage, substitution, thrower};
use crate::{
    Cell, Event, LineUpPart, Move, Origin, Phase, Player, Refusal, SimulatorSoccer, Spot, Why,
    board::{anchor, by_distance, polygon, zones},
    placing::{Respect, Room, auto_at_ball},
    state::{Status, Stoppage},
};

/// SIM-LU-3 Outfielders of the first group.
const GROUP: std::ops::RangeInclusive<usize> = 6..=7;
/// SIM-FK-2 From an opponent's axis to the ball, in hundredths of a centimetre.
const FREE_KICK_GAP: i32 = 1070;
/// SIM-FK-4 Footballers of a wall.
const WALL_MAX: usize = 3;

pub(super) const fn about(part: LineUpPart) -> About {
    let (prompt, clause) = match part {
        LineUpPart::First => ("sim-prompt-line-up-first", "SIM-LU-3"),
        LineUpPart::All => ("sim-prompt-line-up-all", "SIM-LU-4"),
        LineUpPart::Rest => ("sim-prompt-line-up-rest", "SIM-LU-5"),
    };
    About {
        prompt,
        clause,
        seconds: 2,
    }
}

pub(super) fn asked(state: &SimulatorSoccer, part: LineUpPart) -> Side {
    match part {
        LineUpPart::All => state.defending(),
        LineUpPart::First | LineUpPart::Rest => state.attacking,
    }
}

/// The footballers of a side who are still to be placed.
pub(crate) fn waiting(state: &SimulatorSoccer, side: Side) -> impl Iterator<Item = Player> + Clone {
    Player::of(side).filter(|player| state.piece(*player).status == Status::Hand)
}

/// Outfielders of the kicking side that are placed.
fn placed_outfielders(state: &SimulatorSoccer) -> usize {
    state
        .team(state.attacking)
        .filter(|player| !state.is_keeper(*player))
        .count()
}

/// Whether a footballer may be placed in a cell, before his spot is looked at.
fn check_cell(state: &SimulatorSoccer, part: LineUpPart, player: Player, cell: Cell) -> Result<(), Refusal> {
    let stoppage = stoppage::present(state);
    let side = asked(state, part);
    if player.side() != side {
        return Err(Refusal::NotYours);
    }
    match state.piece(player).status {
        Status::Hand => {}
        Status::Pitch => return Err(Refusal::PlacedAlready),
        Status::Bench | Status::Left | Status::SentOff => return Err(Refusal::NotYours),
    }
    let takes = part == LineUpPart::First && stoppage.taker.is_none();
    if part == LineUpPart::First {
        check_first_group(state, stoppage, player, cell)?;
    }
    if takes {
        return Ok(());
    }
    // SIM-LU-8
    if cell == state.ball_cell {
        return Err(Refusal::TakersCell);
    }
    // SIM-LU-5
    if part == LineUpPart::Rest && !zones(side).half.contains(cell) {
        return Err(Refusal::OwnHalfRest);
    }
    check_stoppage(state, stoppage, player, cell)?;
    if state.team_mate_in(player, cell) {
        return check_wall(state, stoppage, player, cell);
    }
    Ok(())
}

/// SIM-LU-3, SIM-LU-7 The taker first, then outfielders, seven in all.
fn check_first_group(
    state: &SimulatorSoccer,
    stoppage: Stoppage,
    player: Player,
    cell: Cell,
) -> Result<(), Refusal> {
    if stoppage.taker.is_none() {
        let keeper_may = matches!(stoppage.origin, Origin::GoalKick | Origin::FreeKick);
        if state.is_keeper(player) && !keeper_may {
            return Err(Refusal::KeeperNotTaker);
        }
        return if cell == state.ball_cell {
            Ok(())
        } else {
            Err(Refusal::TakerFirst)
        };
    }
    if state.is_keeper(player) {
        return Err(Refusal::KeeperNotTaker);
    }
    if placed_outfielders(state) >= *GROUP.end() {
        Err(Refusal::GroupTooSmall)
    } else {
        Ok(())
    }
}

/// SIM-KO-1, SIM-GKICK-1, SIM-PEN-1 Which cells a stoppage closes.
fn check_stoppage(
    state: &SimulatorSoccer,
    stoppage: Stoppage,
    player: Player,
    cell: Cell,
) -> Result<(), Refusal> {
    let opponent = player.side() != stoppage.side;
    match stoppage.origin {
        Origin::KickOff if !start::is_kickoff_cell(state, player.side(), cell) => Err(Refusal::KickoffHalf),
        Origin::GoalKick if opponent && zones(stoppage.side).penalty_area.contains(cell) => {
            Err(Refusal::OutsideTheArea)
        }
        Origin::Penalty if zones(stoppage.side.other()).penalty_area.contains(cell) => {
            Err(Refusal::PenaltyArea)
        }
        Origin::Open
        | Origin::Restart
        | Origin::KickOff
        | Origin::FreeKick
        | Origin::Penalty
        | Origin::Corner
        | Origin::GoalKick
        | Origin::ThrowIn
        | Origin::KeeperHolds => Ok(()),
    }
}

/// SIM-FK-4 Two or three footballers in one cell are a wall.
fn check_wall(
    state: &SimulatorSoccer,
    stoppage: Stoppage,
    player: Player,
    cell: Cell,
) -> Result<(), Refusal> {
    let side = player.side();
    if side == stoppage.side || stoppage.origin != Origin::FreeKick {
        return Err(Refusal::CellTaken);
    }
    let inside = |cell: Cell| {
        state
            .team(side)
            .filter(|other| state.cell_of(*other) == cell)
            .count()
    };
    let another = Cell::all().any(|other| other != cell && inside(other) >= 2);
    let legal = zones(stoppage.side).attack.contains(state.ball_cell)
        && !zones(side).goal_box.contains(cell)
        && inside(cell) < WALL_MAX
        && !another;
    if legal { Ok(()) } else { Err(Refusal::NoWallHere) }
}

/// SIM-FK-2, SIM-CORN-2, SIM-PEN-1 What is said to somebody who does not keep his distance, if he must.
fn distance_due(stoppage: Stoppage, player: Player) -> Option<Refusal> {
    let opponent = player.side() != stoppage.side;
    match stoppage.origin {
        Origin::FreeKick => opponent.then_some(Refusal::KeepDistance),
        Origin::Corner => opponent.then_some(Refusal::CornerDistance),
        Origin::Penalty => Some(Refusal::PenaltyArea),
        Origin::Open
        | Origin::Restart
        | Origin::KickOff
        | Origin::GoalKick
        | Origin::ThrowIn
        | Origin::KeeperHolds => None,
    }
}

/// Whether a point lies within the distance that is kept from the ball.
fn is_near(point: (f64, f64), ball: Spot) -> bool {
    let (x, y) = ball.cm();
    let gap = f64::from(FREE_KICK_GAP) / 100.0 - 1e-6;
    let (dx, dy) = (point.0 - x, point.1 - y);
    dx * dx + dy * dy < gap * gap
}

/// Whether all of a cell does.
fn is_wholly_near(cell: Cell, ball: Spot) -> bool {
    polygon(cell).into_iter().all(|corner| is_near(corner, ball))
}

/// Whether a footballer may be placed there, and on which spot.
pub(crate) fn check_place(
    state: &SimulatorSoccer,
    part: LineUpPart,
    player: Player,
    cell: Cell,
    at: Option<Spot>,
) -> Result<Spot, Refusal> {
    check_cell(state, part, player, cell)?;
    let stoppage = stoppage::present(state);
    let takes = part == LineUpPart::First && stoppage.taker.is_none();
    if takes && stoppage.origin == Origin::ThrowIn {
        return Ok(thrower::spot(state, player));
    }
    let mut room = Room::new(state, player, cell, None, Respect::All);
    if let Some(refusal) = distance_due(stoppage, player).filter(|_| !takes) {
        if at.map_or_else(
            || is_wholly_near(cell, state.ball),
            |at| is_near(at.cm(), state.ball),
        ) {
            return Err(refusal);
        }
        room = room.keeping_away(state.ball, FREE_KICK_GAP, refusal);
    }
    let at = at.unwrap_or_else(|| {
        if takes {
            auto_at_ball(state, player, cell)
        } else {
            room.nearest(anchor(cell))
        }
    });
    room.check(at)?;
    Ok(at)
}

/// Whether a part of the line-up may end now.
fn check_done(state: &SimulatorSoccer, part: LineUpPart) -> Result<(), Refusal> {
    match part {
        LineUpPart::First => {
            let left = waiting(state, state.attacking).any(|player| !state.is_keeper(player));
            let placed = placed_outfielders(state);
            let enough = GROUP.contains(&placed) || (placed < *GROUP.start() && !left);
            if stoppage::present(state).taker.is_some() && enough {
                Ok(())
            } else {
                Err(Refusal::GroupTooSmall)
            }
        }
        LineUpPart::All if waiting(state, state.defending()).next().is_some() => Err(Refusal::PlaceAll),
        LineUpPart::Rest if waiting(state, state.attacking).next().is_some() => Err(Refusal::PlaceAll),
        LineUpPart::All | LineUpPart::Rest => Ok(()),
    }
}

/// SIM-LU-9 Whom `auto` places next, and where.
fn next_by_itself(state: &SimulatorSoccer, part: LineUpPart) -> Option<(Player, Cell, Spot)> {
    let stoppage = stoppage::present(state);
    let side = asked(state, part);
    let formation = |player: Player| state.piece(player).formation;
    let ahead = |player: Player| anchor(formation(player)).to_attacked_line(side);
    let outfielders = waiting(state, side).filter(|player| !state.is_keeper(*player));
    if part == LineUpPart::First {
        if stoppage.taker.is_none() {
            let keeper = waiting(state, side).find(|player| state.is_keeper(*player));
            let goal_kick = stoppage.origin == Origin::GoalKick;
            let nearest = outfielders
                .min_by_key(|player| (formation(*player).distance(state.ball_cell), player.shirt()));
            let taker = keeper.filter(|_| goal_kick).or(nearest)?;
            let at = check_place(state, part, taker, state.ball_cell, None).ok()?;
            return Some((taker, state.ball_cell, at));
        }
        if placed_outfielders(state) >= *GROUP.end() {
            return None;
        }
        let player = outfielders.min_by_key(|player| (ahead(*player), player.shirt()))?;
        return settle(state, part, player);
    }
    settle(state, part, waiting(state, side).next()?)
}

/// The legal cell nearest to a footballer's formation cell.
fn settle(state: &SimulatorSoccer, part: LineUpPart, player: Player) -> Option<(Player, Cell, Spot)> {
    let wish = state.piece(player).formation;
    by_distance(wish)
        .filter(|cell| !state.team_mate_in(player, *cell))
        .find_map(|cell| {
            let at = check_place(state, part, player, cell, None).ok()?;
            Some((player, cell, at))
        })
}

pub(super) fn sample(state: &SimulatorSoccer, part: LineUpPart, rng: &mut Rng) -> Move {
    if check_done(state, part).is_ok() && rng.below(2) == 0 {
        return Move::Done {};
    }
    match next_by_itself(state, part) {
        Some((player, cell, _))
            if rng.below(4) > 0 && check_place(state, part, player, cell, None).is_ok() =>
        {
            let other = Cell::all()
                .nth(rng.below(Cell::COUNT as u32) as usize)
                .unwrap_or(cell);
            let legal = check_place(state, part, player, other, None).is_ok();
            Move::Place {
                player,
                cell: if legal { other } else { cell },
                at: None,
            }
        }
        Some(_) => Move::Auto {},
        None => Move::Done {},
    }
}

/// A placing, the rest of a part of the line-up, or its end.
pub(crate) struct Choice {
    part: LineUpPart,
    chosen: Chosen,
}

enum Chosen {
    Place { player: Player, at: Spot, cell: Cell },
    PlaceRest,
    Done,
}

pub(super) fn decide(state: &SimulatorSoccer, part: LineUpPart, mv: &Move) -> Result<Choice, Refusal> {
    let chosen = if let Move::Place { player, cell, at } = *mv {
        let at = check_place(state, part, player, cell, at)?;
        Chosen::Place { player, at, cell }
    } else if *mv == (Move::Auto {}) {
        Chosen::PlaceRest
    } else if *mv == (Move::Done {}) {
        check_done(state, part)?;
        Chosen::Done
    } else {
        return Err(Refusal::NotNow);
    };
    Ok(Choice { part, chosen })
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { part, chosen }: Choice) {
    match chosen {
        // SIM-LU-9 One footballer is placed.
        Chosen::Place { player, at, cell } => {
            place(turn, player, at, cell);
            ask(turn, Phase::LineUp { part });
        }
        // SIM-LU-9 The rest of this step by itself.
        Chosen::PlaceRest => {
            while let Some((player, cell, at)) = next_by_itself(turn.state(), part) {
                place(turn, player, at, cell);
            }
            debug_assert!(check_done(turn.state(), part).is_ok(), "a pitch has room for all");
            finish(turn, part);
        }
        Chosen::Done => finish(turn, part),
    }
}

fn place(turn: &mut Play<'_, impl Log<Event>>, player: Player, at: Spot, cell: Cell) {
    let stoppage = stoppage::present(turn.state());
    let throws = stoppage.origin == Origin::ThrowIn && stoppage.taker.is_none();
    let why = if throws { Why::Thrower } else { Why::LineUp };
    put(turn, player, at, cell, None, why, 0);
}

/// A part of the line-up is finished.
fn finish(turn: &mut Play<'_, impl Log<Event>>, part: LineUpPart) {
    match part {
        LineUpPart::First => {
            let other = turn.state().defending();
            // SIM-SUB-3 The other side substitutes before it places.
            if !turn.state().in_break && substitution::is_possible(turn.state(), other) {
                ask(turn, Phase::Substitutions { side: other });
            } else {
                ask(
                    turn,
                    Phase::LineUp {
                        part: LineUpPart::All,
                    },
                );
            }
        }
        LineUpPart::All => {
            note_wall(turn);
            if waiting(turn.state(), turn.state().attacking).next().is_some() {
                ask(
                    turn,
                    Phase::LineUp {
                        part: LineUpPart::Rest,
                    },
                );
            } else {
                kick(turn);
            }
        }
        LineUpPart::Rest => kick(turn),
    }
}

fn note_wall(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let side = state.defending();
    let shared = |cell: &Cell| {
        state
            .team(side)
            .filter(|player| state.cell_of(*player) == *cell)
            .count()
            >= 2
    };
    let wall = state.ground.cells[side].iter().find(shared);
    if let Some(cell) = wall {
        turn.emit(Event::WallBuilt { side, cell });
    }
}

/// SIM-LU-6 Phase 1 begins.
fn kick(turn: &mut Play<'_, impl Log<Event>>) {
    let stoppage = stoppage::present(turn.state());
    let taker = stoppage.taker.expect("the taker is placed first");
    round::begin_with(turn, stoppage.origin, taker);
}
