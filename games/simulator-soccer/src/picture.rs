//! The view drawn as text, with what can be written now.

use std::fmt::Write as _;

use engine::Side;

use crate::{Aim, Cell, Phase, PlaceKind, PlayerChoice, Spot, View, aim::power_to_roll, towards};

/// One line a row of cells, from Away's goal down to Home's; rows of A C E G I are numbered left, the others right.
pub(crate) fn picture(view: &View) -> String {
    let mut text = String::from("   ");
    for column in 'A'..='I' {
        let _ = write!(text, "{column:^7}");
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    for x in (0..=22_u8).rev() {
        let row = x.div_ceil(2);
        let mut line = if x % 2 == 1 {
            format!("{row:>2} ")
        } else {
            "   ".to_owned()
        };
        for column in 0..9_u8 {
            let inside = Cell::new(x, column).map_or_else(String::new, |cell| pieces(view, cell));
            let _ = write!(line, "{inside:^7}");
        }
        if x % 2 == 0 {
            let _ = write!(line, "{row:>2}");
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    for line in facts(view).into_iter().chain(hints(view)) {
        let _ = writeln!(text, "{line}");
    }
    text
}

/// Who is in a cell; `_` lies, `*` is the ball.
fn pieces(view: &View, cell: Cell) -> String {
    let mut inside: String = view
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
        inside.push('*');
    }
    if inside.is_empty() { ".".to_owned() } else { inside }
}

/// The ball, and what must be seen at a glance.
fn facts(view: &View) -> Vec<String> {
    let mut facts = vec![format!("ball in {} at {}", view.ball.cell, view.ball.at)];
    if let Some(holder) = view.holder {
        let _ = write!(facts[0], ", {holder} has it");
    }
    if view.badges.pressed {
        facts[0].push_str(" and is pressed");
    }
    if !view.offside.is_empty() {
        facts.push(format!("offside: {}", joined(&view.offside)));
    }
    if let Some(kick) = view.kick {
        facts.push(format!("kick: {kick}"));
    }
    facts
}

fn joined<T: ToString>(items: &[T]) -> String {
    let words: Vec<String> = items.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// How the viewer can write what he may choose.
fn hints(view: &View) -> Vec<String> {
    let Some(side) = view
        .you
        .map(engine::Seat::side)
        .filter(|side| view.to_act.contains(side))
    else {
        return Vec::new();
    };
    let players: Vec<_> = view.choices.iter().map(|choice| choice.player).collect();
    match view.phase {
        Phase::PlaceStart {} | Phase::LineUp { .. } if players.is_empty() => vec!["done".to_owned()],
        Phase::PlaceStart {} | Phase::LineUp { .. } => vec![format!(
            "place <player> <cell>, auto or done; waiting: {}",
            joined(&players)
        )],
        Phase::Move2 {} | Phase::Move3 {} => vec![format!(
            "move <player> <cell>{} or done; up to {} cells: {}",
            if view.phase == (Phase::Move3 {}) {
                ", tackle"
            } else {
                ""
            },
            view.badges.limit.max(1),
            joined(&players)
        )],
        Phase::MakeRoom {} => with_cells("move <player> <cell>", &view.choices),
        Phase::Slide {} => with_cells("slide <player> <cell> or decline", &view.choices),
        Phase::OffsideStep {} | Phase::HeaderStep { .. } | Phase::SpeedStep { .. } => {
            with_cells("step <player> <cell> or done", &view.choices)
        }
        Phase::PutDown {} => vec!["spot, spot <x,y> or declare throw".to_owned()],
        Phase::Replant {} | Phase::PlaceTaker { .. } | Phase::BallSpot {} => {
            vec!["spot or spot <x,y>".to_owned()]
        }
        Phase::PrepareKeeper {} => prepares(view),
        Phase::Release {} => vec!["release <milliseconds>, from 300 to 6000".to_owned()],
        Phase::Aim {} if side != view.attacking => {
            vec!["plan stay, plan upright y=1.00, plan dive-low y=-2.50 or plan dive-high y=2.50".to_owned()]
        }
        Phase::Aim {} => aims(view, side),
        Phase::Before {}
        | Phase::KickoffTaker {}
        | Phase::Declare {}
        | Phase::KeeperTackle {}
        | Phase::KeeperDribble {}
        | Phase::ChooseTaker { .. }
        | Phase::ChooseCell { .. }
        | Phase::PickUp { .. }
        | Phase::Header { .. }
        | Phase::Repeat {}
        | Phase::Tackle {}
        | Phase::CallSubstitution { .. }
        | Phase::Thrower {}
        | Phase::Substitutions { .. }
        | Phase::ShootoutTaker { .. }
        | Phase::Over {} => Vec::new(),
    }
}

fn with_cells(how: &str, choices: &[PlayerChoice]) -> Vec<String> {
    let each = choices
        .iter()
        .map(|choice| format!("  {}: {}", choice.player, joined(&choice.cells)));
    std::iter::once(how.to_owned()).chain(each).collect()
}

fn prepares(view: &View) -> Vec<String> {
    let Some(keeper) = &view.keeper else {
        return Vec::new();
    };
    let mut hints = Vec::new();
    if keeper.bar {
        hints.push("bar y=0.00".to_owned());
    }
    if !keeper.standing.is_empty() {
        hints.push(format!("position <cell>: {}", joined(&keeper.standing)));
    }
    if !keeper.lying.is_empty() {
        hints.push(format!("position <cell> lying=90.00: {}", joined(&keeper.lying)));
    }
    hints
}

/// An aim for each team-mate, or at the goal, to be changed at will.
fn aims(view: &View, side: Side) -> Vec<String> {
    let Some((aim, kick)) = view.aim.as_ref().zip(view.kick) else {
        return Vec::new();
    };
    let Some(technique) = aim
        .techniques
        .first()
        .filter(|_| aim.sectors.is_empty() && view.cells.is_empty())
    else {
        return Vec::new();
    };
    let timing = if aim.timed { " no-timing" } else { "" };
    let from = if kick.kind.is_headed() {
        view.players[kick.kicker.index()].at.unwrap_or(view.ball.at)
    } else {
        view.ball.at
    };
    let line = |name: String, to: Spot, power: u16| {
        let aim = Aim::new(*technique, towards(from, to), power);
        format!("  {name}: aim {aim}{timing}")
    };
    if kick.kind.is_shot() {
        let x = match side {
            Side::Home => 8800,
            Side::Away => 0,
        };
        let corners = [("one post", -330), ("the middle", 0), ("the other post", 330)];
        return corners
            .map(|(name, y)| line(name.to_owned(), Spot::new(x, y), 750))
            .into();
    }
    view.players
        .iter()
        .filter(|mate| mate.player.side() == side && mate.player != kick.kicker && mate.lying.is_none())
        .filter_map(|mate| {
            let (at, cell) = mate.at.zip(mate.cell)?;
            let power = power_to_roll(*technique, from.away(at) + 3.0);
            Some(line(format!("{} in {cell}", mate.player), at, power))
        })
        .collect()
}
