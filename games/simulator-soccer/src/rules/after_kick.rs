//! SIM-COD-2 What follows a kick, in one order; SIM-GOAL goals; SIM-OUT the ball is out.

use engine::{Log, Side};

use super::{Play, ask, entry, foul, header, keeper, pegs::put, pro, slide, stoppage, throw_in};
use crate::{
    Declared, Duel, Event, FoulKind, KickEnd, KickKind, KickResult, Origin, Phase, Player, SimulatorSoccer,
    Skill, Spot, Why,
    board::{anchor, cell_at, corner_spot, zones},
    kick_result::HEAD_HEIGHT,
    placing::{Respect, Room},
    state::Fall,
};

/// SIM-COD-2, SIM-GOAL-4 Stroke or header foul; offside by path; header; goal; out; then the ball lies on the pitch.
pub(super) fn judge(turn: &mut Play<'_, impl Log<Event>>, result: &KickResult) {
    let kick = turn.state().kick.expect("a kick was kicked");
    if turn.state().shoot_out.is_some() {
        return super::shoot_out::kicked(turn, kick, result);
    }
    if let Some(kind) = foul_of_the_kick(turn.state(), kick, result) {
        return foul::foul(turn, kick.kicker, kind);
    }
    if let Some(player) = offside_by_path(turn.state(), result) {
        return foul::offside(turn, player);
    }
    keeper::stand_up(turn);
    recover_slider(turn, kick);
    if let Some(player) = header::who_meets(turn.state(), kick, result) {
        return header::meet_cross(turn, kick, player);
    }
    match result.end {
        KickEnd::Goal { side } => goal(turn, kick, side, result.at),
        KickEnd::Out {} => out(turn, kick, result.at),
        KickEnd::Rest {} => {
            clear_the_ball(turn);
            // SIM-KICK-5 A peg that was in the hand goes back into its cell.
            if kick.kind.is_headed() {
                ball_at_rest(turn);
            } else {
                ask(turn, Phase::Replant {});
            }
        }
    }
}

/// SIM-KICK-8, SIM-KICK-9 Whom the kicker must not knock over. SIM-KICK-10 What the ball does in a low or lob is no foul.
fn foul_of_the_kick(state: &SimulatorSoccer, kick: Declared, result: &KickResult) -> Option<FoulKind> {
    if !result.stroke.is_empty() {
        return Some(FoulKind::Stroke);
    }
    if !kick.kind.is_headed() {
        return None;
    }
    let fell = result
        .toppled
        .iter()
        .any(|player| *player != kick.kicker && !state.is_keeper(*player));
    let from = state.cell_of(kick.kicker);
    let strayed = result
        .heading_peg
        .is_some_and(|peg| cell_at(peg).distance(from) > 1);
    (fell || strayed).then_some(FoulKind::Header)
}

/// SIM-OFF-5 The ball passes through, or stops in, the cell of a footballer in an offside position.
fn offside_by_path(state: &SimulatorSoccer, result: &KickResult) -> Option<Player> {
    let in_cell = |cell: crate::Cell| {
        state
            .flight
            .offside
            .iter()
            .find(|player| state.cell_of(*player) == cell)
    };
    let through = result
        .crossed
        .iter()
        .filter(|crossed| crossed.height <= HEAD_HEIGHT);
    through.map(|crossed| crossed.cell).find_map(in_cell).or_else(|| {
        let rests = result.end == KickEnd::Rest {};
        state
            .flight
            .cells
            .iter()
            .filter(|_| rests)
            .find_map(|cell| in_cell(*cell))
    })
}

/// SIM-PRO-6 A slider with SLIDE_RECOVERY who went forward stands up before the Calculation of Distance.
fn recover_slider(turn: &mut Play<'_, impl Log<Event>>, kick: Declared) {
    let state = turn.state();
    let recovered: Option<Player> = state.team(kick.kicker.side().other()).find(|player| {
        let piece = state.piece(*player);
        piece.lying.is_some_and(|lying| lying.fall == Fall::Slide)
            && state.has(*player, Skill::SlideRecovery)
            && state
                .aiming
                .slid_from
                .is_some_and(|from| slide::went_forward(from, piece.cell, player.side()))
    });
    if let Some(player) = recovered {
        stand_up(turn, player);
    }
}

/// SIM-DRIB-8, SIM-PLACE-9 A lying footballer stands up.
pub(super) fn stand_up(turn: &mut Play<'_, impl Log<Event>>, player: Player) {
    let state = turn.state();
    let piece = *state.piece(player);
    let cell = if state.team_mate_in(player, piece.cell) {
        keeper::nearest_free_cell(state, player)
    } else {
        piece.cell
    };
    let at = if cell == piece.cell {
        piece.at
    } else {
        anchor(cell)
    };
    let at = Room::new(state, player, cell, None, Respect::All).nearest(at);
    put(turn, player, at, cell, None, Why::StandUp, 0);
}

/// SIM-GOAL-2, SIM-GOAL-3 Whether a ball in the goal that a side defends counts. SIM-CROSS-6, SIM-HEAD-9, SIM-KO-2,
/// SIM-THROW-6 Crosses, header passes, kick-offs and throws are no shots.
fn counts(state: &SimulatorSoccer, kick: Declared, side: Side) -> bool {
    let last = state.flight.last_touch.unwrap_or(kick.kicker);
    let own_kick = kick.kicker.side() == side;
    if own_kick {
        // SIM-GOAL-3
        return !(kick.origin.is_place_kick() && state.flight.touched.is_empty());
    }
    kick.kind.is_shot() || last.side() == side
}

/// SIM-GOAL-1 The whole ball is in the goal that a side defends.
fn goal(turn: &mut Play<'_, impl Log<Event>>, kick: Declared, side: Side, at: Spot) {
    let scorers = side.other();
    if counts(turn.state(), kick, side) {
        let mut score = turn.state().score;
        score[scorers] += 1;
        let player = turn.state().flight.last_touch.unwrap_or(kick.kicker);
        turn.emit(Event::Goal {
            side: scorers,
            player,
            score,
        });
        // SIM-GOAL-5
        return stoppage::stop(turn, Origin::KickOff, side, crate::CENTRE);
    }
    turn.emit(Event::NoGoal { side: scorers });
    if kick.kicker.side() == side {
        stoppage::stop(turn, Origin::Corner, scorers, corner_spot(side, at));
    } else {
        stoppage::stop(turn, Origin::GoalKick, side, anchor(zones(side).goal));
    }
}

/// SIM-OUT-1, SIM-OUT-2, SIM-OUT-3 The ball is out.
fn out(turn: &mut Play<'_, impl Log<Event>>, kick: Declared, at: Spot) {
    let last = turn.state().flight.last_touch.unwrap_or(kick.kicker).side();
    if at.y.abs() >= 3002 {
        return throw_in::award(turn, last.other(), at);
    }
    let end = if at.x < 4400 { Side::Home } else { Side::Away };
    if last == end {
        stoppage::stop(turn, Origin::Corner, end.other(), corner_spot(end, at));
    } else {
        stoppage::stop(turn, Origin::GoalKick, end, anchor(zones(end).goal));
    }
}

/// SIM-KICK-11 A peg that stands in the ball makes room; the ball stays where it is.
fn clear_the_ball(turn: &mut Play<'_, impl Log<Event>>) {
    let ball = turn.state().ball;
    for player in turn.state().ground.standing.iter() {
        let state = turn.state();
        let piece = *state.piece(player);
        if piece.at.away(ball) >= 1.15 - 1e-6 {
            continue;
        }
        if state
            .kick
            .is_some_and(|kick| kick.kicker == player && !kick.kind.is_headed())
        {
            continue;
        }
        let at = clear_spot(state, player, ball);
        put(turn, player, at, piece.cell, None, Why::Shift, 0);
    }
}

/// The nearest spot of his cell that does not touch the ball.
fn clear_spot(state: &SimulatorSoccer, player: Player, ball: Spot) -> Spot {
    let piece = state.piece(player);
    // Whoever is in possession now does not matter: only the ball's own room does.
    Room::new(state, player, piece.cell, None, Respect::All)
        .with_own_ball(ball)
        .nearest(piece.at)
}

/// The ball lies on the pitch. SIM-DRIB-4, SIM-DRIB-11 Only now comes the duel of a dribble; then SPEED steps, then the Calculation of Distance.
pub(super) fn ball_at_rest(turn: &mut Play<'_, impl Log<Event>>) {
    let kick = turn.state().kick.expect("a kick was kicked");
    if let (KickKind::Dribble, Some(opponent)) = (kick.kind, kick.named)
        && !dribble_duel(turn, kick.kicker, opponent)
    {
        return;
    }
    pro::speed_steps(turn, kick.kicker.side());
}

/// SIM-DRIB-5 to SIM-DRIB-10 The duel of a dribble. Whether play goes on.
fn dribble_duel(turn: &mut Play<'_, impl Log<Event>>, kicker: Player, opponent: Player) -> bool {
    let state = turn.state();
    let own_box = zones(opponent.side()).goal_box.contains(state.cell_of(opponent));
    let won = if state.is_keeper(opponent) && own_box {
        // SIM-DRIB-7
        false
    } else if state.lost_tackle == Some(opponent) {
        // SIM-DRIB-10
        true
    } else {
        let (own, his) = entry::duel(turn, Duel::Dribble, kicker, opponent);
        let state = turn.state();
        // SIM-DRIB-9
        if his == 1 && zones(kicker.side()).attack.contains(state.cell_of(kicker)) {
            foul::foul(turn, opponent, FoulKind::Dribble);
            return false;
        }
        state.piece(kicker).sticker.dribbling + own > state.piece(opponent).sticker.marking + his
    };
    let (winner, loser) = if won {
        (kicker, opponent)
    } else {
        (opponent, kicker)
    };
    turn.emit(Event::DuelWon {
        duel: Duel::Dribble,
        winner,
        loser,
    });
    keeper::fall(turn, loser, 9000);
    true
}
