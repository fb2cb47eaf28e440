//! The line-ups of a kick-off: posts and who takes them by default. `data/setup.csv` is the same as a table.

use engine::Side;
use pitch::Square;

use crate::{
    Pawn, SoccerTactics,
    board::{seen_from, zones},
    pawn::Place,
    state::Ball,
};

/// TACTICS-SETUP-3 The posts of the defenders as Home sees them, in the order in which they are filled, with the pawns
/// that take them by default.
pub(crate) const DEFENCE: [(Square, u8); 4] =
    [(post(3, 4), 2), (post(4, 4), 3), (post(1, 4), 1), (post(6, 4), 4)];
/// TACTICS-SETUP-4 The posts of the midfielders.
pub(crate) const MIDFIELD: [(Square, u8); 4] =
    [(post(2, 6), 6), (post(5, 6), 7), (post(0, 6), 5), (post(7, 6), 8)];
/// TACTICS-SETUP-5 The pawns that are strikers by default, and the row they stand in.
const STRIKERS: [u8; 2] = [9, 10];
pub(crate) const STRIKERS_ROW: u8 = 8;

const fn post(column: u8, row: u8) -> Square {
    match Square::new(column, row) {
        Some(square) => square,
        None => panic!("a post is on the pitch"),
    }
}

/// Puts a side on its default line-up: the kicking side with the ball, the other to fit the ball's column.
pub(crate) fn put_down(state: &mut SoccerTactics, side: Side) {
    for pawn in Pawn::of(side) {
        if state.plays(pawn) {
            state.put(pawn, Place::Beside);
        }
    }
    let goal = seen_from(side, post(3, 1));
    state.put(state.keepers[side], Place::On(goal)); // TACTICS-SETUP-2
    let fit =
        |nth: u8| Some(Pawn::nth(side, nth)).filter(|pawn| state.plays(*pawn) && !state.is_keeper(*pawn));
    let mut attack = [None; 6];
    for (post, nth) in attack
        .iter_mut()
        .zip(STRIKERS.into_iter().chain(MIDFIELD.map(|(_, nth)| nth)))
    {
        *post = fit(nth);
    }
    let mut defence = DEFENCE.map(|(_, nth)| fit(nth));
    fill(&mut attack);
    fill(&mut defence);
    let kicks_off = side == state.offence;
    // TACTICS-SETUP-10 Without an attacker a defender kicks off.
    if kicks_off && attack[0].is_none() {
        attack[0] = defence
            .iter_mut()
            .rev()
            .find(|post| post.is_some())
            .and_then(Option::take);
    }
    let strikers = striker_posts(state, side);
    let posts = strikers
        .into_iter()
        .chain(MIDFIELD.map(|(square, _)| square))
        .zip(attack);
    for (square, pawn) in posts.chain(DEFENCE.map(|(square, _)| square).into_iter().zip(defence)) {
        if let Some(pawn) = pawn {
            state.put(pawn, Place::On(seen_from(side, square)));
        }
    }
    if kicks_off {
        state.holder = attack[0];
        state.ball = Ball::On(seen_from(side, strikers[0])); // TACTICS-SETUP-6
    }
}

/// TACTICS-SETUP-6, TACTICS-SETUP-7 The default squares of the strikers as Home sees them.
fn striker_posts(state: &SoccerTactics, side: Side) -> [Square; 2] {
    let ball_column = state.ball.square().map_or(3, Square::column);
    let columns = match (side == state.offence, ball_column) {
        (true, _) => [3, 4],
        (false, 4) => [2, 6],
        (false, _) => [1, 5],
    };
    columns.map(|column| post(column, STRIKERS_ROW))
}

/// TACTICS-SETUP-9 A vacant post is filled by the pawn of the last filled post of its group.
fn fill(posts: &mut [Option<Pawn>]) {
    for at in 0..posts.len() {
        if posts[at].is_none()
            && let Some(last) = posts.iter().rposition(Option::is_some).filter(|last| *last > at)
        {
            posts.swap(at, last);
        }
    }
}

/// TACTICS-SETUP-7 Whether a square lies outside the free kick zone of the ball.
pub(crate) fn outside_zone(state: &SoccerTactics, square: Square) -> bool {
    !state.zone().contains(square)
}

/// The keeper's two squares.
pub(crate) fn keeper_squares(side: Side) -> pitch::Squares {
    zones(side).goal_area
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table and the posts of this file are the same.
    #[test]
    fn the_posts_are_those_of_the_table() {
        let mut rows = 0;
        for row in include_str!("../data/setup.csv").lines().skip(1) {
            let fields: Vec<&str> = row.split(',').collect();
            let [side, post, pawn, _, square, order, _] = fields[..] else {
                panic!("{row}")
            };
            let side: Side = side.parse().unwrap();
            let order: usize = order.parse().unwrap();
            let letter = if side == Side::Home { 'h' } else { 'a' };
            let pawn: Pawn = format!("{letter}{pawn}").parse().unwrap();
            let posts = match post {
                "defender" => DEFENCE,
                "midfielder" => MIDFIELD,
                _ => {
                    assert!(
                        pawn.within() == 0 || STRIKERS[order - 1] == pawn.within(),
                        "{row}"
                    );
                    continue;
                }
            };
            let (here, nth) = posts[order - 1];
            assert_eq!(
                (seen_from(side, here).to_string().as_str(), nth),
                (square, pawn.within()),
                "{row}"
            );
            rows += 1;
        }
        assert_eq!(rows, 16);
    }
}
