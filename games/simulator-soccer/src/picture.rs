//! The view drawn as text.

use std::fmt::Write as _;

use crate::{Cell, PlaceKind, View};

/// One line a row of cells, from Away's goal down to Home's.
pub(crate) fn picture(view: &View) -> String {
    let mut text = String::new();
    for x in (0..=22_u8).rev() {
        let mut line = String::new();
        for column in 0..9_u8 {
            let Some(cell) = Cell::new(x, column) else {
                line.push_str("       ");
                continue;
            };
            let mut inside: Vec<String> = view
                .players
                .iter()
                .filter(|player| player.place == PlaceKind::Pitch && player.cell == Some(cell))
                .map(|player| {
                    format!(
                        "{}{}",
                        player.player,
                        if player.lying.is_some() { "_" } else { "" }
                    )
                })
                .collect();
            if view.ball.cell == cell {
                inside.push("*".to_owned());
            }
            let inside = if inside.is_empty() {
                ".".to_owned()
            } else {
                inside.join("")
            };
            let _ = write!(line, "{inside:^7}");
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = writeln!(
        text,
        "{} to {}, ball in {}",
        view.score.home, view.score.away, view.ball.cell
    );
    text
}
