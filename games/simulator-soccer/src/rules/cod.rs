//! SIM-COD The Calculation of Distance; SIM-LINE balls on lines; SIM-LONG long balls.

use engine::Log;

use super::{
    Play, ask, choose_cell, choose_taker, foul,
    pegs::{make_room_for_holder, put},
    pick_up, repeat, restart,
    takers::{distance, rival, takers},
    time,
};
use crate::{
    Cell, Event, Phase, Player, Spot, TakeRule, Why,
    board::{cells_of_ball, depth, nearest_inside},
    player::Players,
};

/// SIM-LINE-3 From the ball's centre to every side of its cell.
const BALL_DEPTH: f64 = 0.60;

/// SIM-COD-1 Somebody gets the ball.
pub(super) fn calculate(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let kick = state.kick.expect("a kick was kicked");
    let (candidates, rule) = takers(state, kick);
    settle(turn, candidates, rule);
}

/// SIM-COD-4, SIM-OFF-6 One candidate takes the ball; of several his seat chooses.
fn settle(turn: &mut Play<'_, impl Log<Event>>, candidates: Players, rule: TakeRule) {
    let candidates = choose_taker::onside_first(turn.state(), candidates);
    let first = candidates.iter().next().expect("somebody is nearest");
    if candidates.len() == 1 {
        return approach(turn, first, rule);
    }
    // Equals of both sides were parted by the tie rules.
    ask(turn, Phase::ChooseTaker { side: first.side() });
}

/// A footballer goes to the ball.
pub(super) fn approach(turn: &mut Play<'_, impl Log<Event>>, player: Player, rule: TakeRule) {
    // SIM-OFF-6
    if turn.state().flight.offside.contains(player) {
        return foul::offside(turn, player);
    }
    let state = turn.state();
    let cells = distance(state, &state.flight, player);
    let rival = rival(state, player);
    turn.emit(Event::TakerNamed {
        player,
        rule,
        cells,
        rival,
    });
    match choose_cell::cells_for(turn.state(), player)[..] {
        [cell] => arrive(turn, player, cell),
        _ => ask(turn, Phase::ChooseCell { side: player.side() }),
    }
}

/// SIM-LINE-3 The ball is slid into the chosen cell; the taker's spot is chosen if he moves or stands up.
pub(super) fn arrive(turn: &mut Play<'_, impl Log<Event>>, player: Player, cell: Cell) {
    let state = turn.state();
    let at = slid_into(state.ball, cell);
    let stays = state.cell_of(player) == cell && state.piece(player).lying.is_none();
    turn.emit(Event::BallPut { at, cell });
    if stays {
        return take(turn, player, cell, None);
    }
    ask(turn, Phase::PlaceTaker { side: player.side() });
}

/// SIM-LINE-3 The nearest point of a cell that is deep enough inside it.
fn slid_into(ball: Spot, cell: Cell) -> Spot {
    let is_deep = |at: &Spot| depth(cell, at.cm()) >= BALL_DEPTH - 1e-4;
    // SIM-LINE-4 A ball that lies in no other cell stays where it is, on the outer lines too.
    if is_deep(&ball) || cells_of_ball(ball).len() == 1 {
        return ball;
    }
    let (x, y) = nearest_inside(cell, BALL_DEPTH, ball.cm());
    let exact = Spot::near(x, y);
    // Rounding may leave it a hundredth short.
    (-1..=1)
        .flat_map(|dx| (-1..=1).map(move |dy| Spot::new(exact.x + dx, exact.y + dy)))
        .filter(is_deep)
        .min_by(|one, other| one.away(ball).total_cmp(&other.away(ball)))
        .unwrap_or(exact)
}

/// SIM-COD-10, SIM-COD-11 He has the ball.
pub(super) fn take(turn: &mut Play<'_, impl Log<Event>>, player: Player, cell: Cell, at: Option<Spot>) {
    let state = turn.state();
    let cells = state.cell_of(player).distance(cell);
    let rule = state.flight.rule.unwrap_or(TakeRule::Nearest);
    let kept = player.side() == state.attacking;
    if let Some(at) = at {
        put(turn, player, at, cell, None, Why::Taker, cells);
    }
    turn.emit(Event::Taken { player, cells, rule });
    make_room_for_holder(turn);
    have_ball(turn, player, kept);
}

/// SIM-GK-13 A keeper who has become holder may pick the ball up; otherwise play goes on.
pub(super) fn have_ball(turn: &mut Play<'_, impl Log<Event>>, player: Player, kept: bool) {
    if pick_up::check_player(turn.state(), player).is_ok() && time::goes_on(turn.state(), player) {
        return ask(turn, Phase::PickUp { side: player.side() });
    }
    play_on(turn, player, kept);
}

/// SIM-ROUND-2 The attacking side kept the ball, or it lost it.
pub(super) fn play_on(turn: &mut Play<'_, impl Log<Event>>, player: Player, kept: bool) {
    if !kept {
        return restart::change_possession(turn, player);
    }
    // SIM-HALF-2
    if time::whistle_if_outside(turn) {
        return;
    }
    repeat::offer(turn);
}

/// SIM-GKD-6 The ball lies where it was; ties go to the defending side.
pub(super) fn after_lost_keeper_dribble(turn: &mut Play<'_, impl Log<Event>>) {
    turn.emit(Event::ShotLost {});
    calculate(turn);
}
