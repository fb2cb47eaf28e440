//! The view drawn as text.

use std::fmt::Write as _;

use crate::{PlaceView, View, board::CityPitch};
use pitch::HexLayout as _;

/// Columns of text for one step of x.
const STEP: usize = 2;

pub(crate) fn picture(view: &View) -> String {
    let width = STEP * usize::from(CityPitch::X_MAX) + 4;
    let mut rows: Vec<Vec<char>> = (0..=CityPitch::Y_MAX).map(|_| vec![' '; width]).collect();
    let mut write = |x: u8, y: u8, text: &str| {
        for (at, letter) in text.chars().enumerate() {
            rows[usize::from(y)][STEP * usize::from(x) + at] = letter;
        }
    };
    for hexagon in crate::Hexagon::all() {
        let (x, y) = (hexagon.x(), hexagon.y());
        let letter =
            if crate::in_box(engine::Side::Home, hexagon) || crate::in_box(engine::Side::Away, hexagon) {
                ":"
            } else if x == 20 {
                "|"
            } else {
                "."
            };
        write(x, y, letter);
    }
    if let Some(ball) = view.ball {
        write(ball.x(), ball.y(), "o");
    }
    for piece in &view.pieces {
        if let PlaceView::Pitch { hexagon } = piece.place {
            let mut text = piece.piece.to_string();
            if view.bearer == Some(piece.piece) {
                text.push('*');
            } else if piece.booked {
                text.push('\'');
            }
            write(hexagon.x(), hexagon.y(), &text);
        }
    }
    let mut text = String::new();
    for (y, row) in rows.iter().enumerate() {
        let row: String = row.iter().collect();
        let _ = writeln!(text, "{y:>2}  {}", row.trim_end());
    }
    let clock = &view.clock;
    let _ = writeln!(
        text,
        "{}-{}  minute {}  {} Ball cards left  {} attack",
        view.score.home, view.score.away, clock.minute, clock.deck, view.attacking
    );
    for hand in &view.hands {
        let counts = hand.counts;
        let _ = write!(
            text,
            "{}: {} attack, {} defence, {} shot, {} ball",
            hand.seat, counts.attack, counts.defence, counts.shot, counts.ball
        );
        if let Some(cards) = hand.cards {
            for card in cards.iter() {
                let _ = match card {
                    crate::Card::Attack(id) => {
                        write!(text, "\n  {id} {} / {}", id.dribble(), id.tactic())
                    }
                    crate::Card::Defence(id) => write!(text, "\n  {id} {} / {}", id.tackle(), id.tactic()),
                    crate::Card::Shot(id) => write!(text, "\n  {id} {}", id.shot()),
                    crate::Card::Ball(ball) => write!(text, "\n  {ball}"),
                };
            }
        }
        text.push('\n');
    }
    for factor in &view.factors {
        let _ = writeln!(text, "{} ({})", factor.factor, factor.side);
    }
    text
}
