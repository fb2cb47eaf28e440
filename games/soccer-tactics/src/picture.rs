//! The view drawn as text, for the terminal and for screen readers.

use std::fmt::Write as _;

use engine::Side;
use pitch::{COLUMNS, ROWS, Square};

use crate::{BallView, PlaceView, Role, View, zones};

/// The board with Away's goal on top: each square shows Home's pawn, a mark for ball or line, and Away's pawn.
pub(crate) fn picture(view: &View) -> String {
    let mut text = String::new();
    let lines = &mut text;
    let clock = if view.clock.is_virtual {
        format!(
            "{}:{:02}",
            view.clock.elapsed_seconds / 60,
            view.clock.elapsed_seconds % 60
        )
    } else {
        String::new()
    };
    let added = if view.clock.added { "  added time" } else { "" };
    let _ = writeln!(
        lines,
        "Home {}-{} Away   period {} {clock}{added}   O-Team {}",
        view.score.home, view.score.away, view.period, view.offence
    );
    if let Some(dice) = view.roll {
        let _ = writeln!(lines, "roll {dice}");
    }
    let _ = writeln!(
        lines,
        "       {}",
        (0..COLUMNS)
            .map(|column| format!("{:^8}", char::from(b'A' + column)))
            .collect::<String>()
    );
    for row in (1..=ROWS).rev() {
        let squares = (0..COLUMNS).filter_map(|column| Square::new(column, row));
        let cells: String = squares
            .map(|square| format!("{:<8}", cell(view, square)))
            .collect();
        let line = if view.offside.row == Some(row) { '>' } else { ' ' };
        let _ = writeln!(lines, "{line}{row:>4}  {}", cells.trim_end());
        if row == 9 {
            let _ = writeln!(lines, "      {}", "-".repeat(usize::from(COLUMNS) * 8));
        }
    }
    match view.ball {
        BallView::Spot { goal } => drop(writeln!(lines, "ball on the penalty spot before {goal}'s goal")),
        BallView::Hands { side } => drop(writeln!(lines, "ball in the hands of {side}'s keeper")),
        BallView::Square { .. } => {}
    }
    for pawn in &view.pawns {
        let where_to = match pawn.place {
            PlaceView::Flag => "waits at the corner flag",
            PlaceView::GoalCentre => "stands on the goal line",
            PlaceView::Out => "is sent off",
            PlaceView::Square { .. } | PlaceView::Lifted | PlaceView::Beside if pawn.booked => {
                "has a yellow card"
            }
            PlaceView::Square { .. } | PlaceView::Lifted | PlaceView::Beside => continue,
        };
        let _ = writeln!(lines, "{} {where_to}", pawn.pawn);
    }
    for side in Side::ALL
        .into_iter()
        .filter(|side| view.sides[*side].defenders_booked)
    {
        let _ = writeln!(lines, "{side}: the defenders have a yellow card");
    }
    if let Some(shoot_out) = &view.shoot_out {
        let marks: String = shoot_out
            .kicks
            .iter()
            .map(|kick| if kick.scored { '*' } else { 'x' })
            .collect();
        let _ = writeln!(
            lines,
            "shoot-out {}-{}  {marks}",
            shoot_out.score.home, shoot_out.score.away
        );
    }
    text
}

/// What stands on a square: pawns, `*` the ball, and the marks of an empty square.
fn cell(view: &View, square: Square) -> String {
    let mut cell = String::new();
    for pawn in view
        .pawns
        .iter()
        .filter(|pawn| pawn.place == PlaceView::Square { square })
    {
        let keeper = if pawn.role == Role::Keeper && pawn.pawn.kind() != Role::Keeper {
            "!"
        } else {
            ""
        };
        let _ = write!(cell, "{}{keeper}", pawn.pawn);
    }
    if view.ball == (BallView::Square { square }) {
        cell.push('*');
    }
    if cell.is_empty() {
        let marked = |zone: fn(&crate::Zones) -> pitch::Squares| {
            Side::ALL
                .into_iter()
                .any(|side| zone(zones(side)).contains(square))
        };
        cell.push(if marked(|zones| zones.stars) {
            '+'
        } else if marked(|zones| zones.penalty_area) {
            ':'
        } else {
            '.'
        });
    }
    cell
}
