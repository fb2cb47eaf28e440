//! The view drawn as text, for the terminal and for screen readers.

use std::fmt::Write as _;

use engine::Side;

use crate::{CardId, ItemView, PlayerView, SideView, Slot, Stamina, View};

/// Away's half on top, turned round, so that the two ATTACK lines face each other. `*` has the ball, `-` is tired, `=` exhausted.
pub(crate) fn picture(view: &View) -> String {
    let mut text = String::new();
    let lines = &mut text;
    let _ = writeln!(
        lines,
        "Home {}-{} Away   game {}/{}   round {}/{}   {}'   ball: {}",
        view.score.home,
        view.score.away,
        view.game,
        view.games,
        view.round,
        view.rounds,
        view.minute,
        view.possession
    );
    side_line(lines, view, Side::Away);
    for row in [DEFENCE, BENCH, ATTACK] {
        row_line(
            lines,
            &view.sides.away,
            &row.into_iter().rev().collect::<Vec<_>>(),
        );
    }
    let _ = writeln!(lines, "{}", "-".repeat(64));
    for row in [ATTACK, BENCH, DEFENCE] {
        row_line(lines, &view.sides.home, &row);
    }
    side_line(lines, view, Side::Home);
    for item in &view.stack {
        let _ = match item {
            ItemView::Card { side, card } => writeln!(lines, "on the stack: {side} {}", named(*card)),
            ItemView::Pass { side, to, .. } => writeln!(lines, "on the stack: {side} pass to {to}"),
            ItemView::Shot { side } => writeln!(lines, "on the stack: {side} shot"),
        };
    }
    if let Some(shot) = &view.shot {
        let defence = shot
            .defence
            .map_or_else(|| "?".to_owned(), |defence| defence.to_string());
        let _ = writeln!(
            lines,
            "shot by {} {}: {} against {defence}",
            shot.side, shot.shooter, shot.attack
        );
    }
    if let Some(resolving) = &view.resolving {
        let what = resolving.card.map_or_else(|| "its banner".to_owned(), named);
        let _ = writeln!(lines, "{} uses {what}, step {}", resolving.side, resolving.step);
    }
    cards_line(lines, "you look at", &view.scry);
    cards_line(lines, "you can pick", &view.picks);
    for held in &view.hand {
        let card = held.card.card();
        let cost = match card.tire_cost {
            0 => format!("{}", card.custody_cost),
            tired => format!("{}+{tired}p", card.custody_cost),
        };
        let _ = writeln!(
            lines,
            "{} {} {:<24} {:<10} cost {cost:<5} {}",
            if held.playable { '>' } else { ' ' },
            held.card,
            card.name,
            card.kind.word(),
            card.text
        );
    }
    if !view.to_deploy.is_empty() {
        let names: Vec<String> = view
            .to_deploy
            .iter()
            .map(|player| {
                let card = player.card();
                format!("{player} {}/{}/{}", card.custody, card.attack, card.defence)
            })
            .collect();
        let _ = writeln!(lines, "to deploy: {}", names.join("  "));
    }
    text
}

const ATTACK: [Slot; 4] = Slot::ATTACK;
const DEFENCE: [Slot; 4] = Slot::DEFENCE;
const BENCH: [Slot; 4] = [Slot::B1, Slot::B1, Slot::B1, Slot::B2];

fn named(card: CardId) -> String {
    format!("{card} {}", card.card().name)
}

fn cards_line(lines: &mut String, label: &str, cards: &[CardId]) {
    if !cards.is_empty() {
        let names: Vec<String> = cards.iter().map(|card| named(*card)).collect();
        let _ = writeln!(lines, "{label}: {}", names.join(", "));
    }
}

fn side_line(lines: &mut String, view: &View, side: Side) {
    let team = &view.sides[side];
    let banner = team.banner.map_or("", |banner| banner.word());
    let _ = write!(
        lines,
        "{side} {banner}  custody {}  hand {}  deck {}  discard {}  fresh {}+{}",
        team.pool,
        team.hand_size,
        team.deck_size,
        team.discard.len(),
        team.fresh_attackers,
        team.fresh_defenders
    );
    if !team.known_hand.is_empty() {
        let names: Vec<String> = team.known_hand.iter().map(ToString::to_string).collect();
        let _ = write!(lines, "  known: {}", names.join(" "));
    }
    lines.push('\n');
}

/// One row of a half: the slots of a line, or the two of the bench at its end.
fn row_line(lines: &mut String, team: &SideView, row: &[Slot]) {
    let bench = row.contains(&Slot::B1);
    let mut slots: Vec<Slot> = row.to_vec();
    slots.dedup();
    let mut text = if bench && row[0] == Slot::B1 {
        " ".repeat(34)
    } else {
        String::new()
    };
    for slot in slots {
        let player = team.slots[slot.index()].player.as_ref();
        let _ = write!(text, "{:<17}", cell(slot, player));
    }
    let _ = writeln!(lines, "{}", text.trim_end());
}

/// `A1 PE01 1/4/2*`: custody, ATTACK and DEFENCE as they are now.
fn cell(slot: Slot, player: Option<&PlayerView>) -> String {
    let Some(player) = player else {
        return format!("{slot} .");
    };
    let state = match player.stamina {
        Stamina::Fresh => "",
        Stamina::Tired => "-",
        Stamina::Exhausted => "=",
    };
    let ball = if player.carrier { "*" } else { "" };
    match &player.card {
        None => format!("{slot} ####{state}"),
        Some(face) => format!(
            "{slot} {} {}/{}/{}{state}{ball}",
            face.id, face.custody, face.attack, face.defence
        ),
    }
}
