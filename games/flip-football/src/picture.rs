//! The view drawn as text.

use std::fmt::Write as _;

use engine::Side;

use crate::{Area, Card, Colour, PhaseView, Section, Stage, View, notation::Words, sections};

/// The table as text: packs, the last pair with the area in use, the viewer's own cards.
pub(crate) fn picture(view: &View) -> String {
    let mut text = String::new();
    let lines = &mut text;
    for side in Side::ALL {
        let team = &view.sides[side];
        let role = match (view.attacker, view.stage) {
            (Some(attacker), Some(stage)) if attacker == side => format!("attacks ({stage})"),
            (Some(_), _) => "defends".to_owned(),
            (None, _) => String::new(),
        };
        let laid = if team.has_laid { "has laid" } else { "" };
        let hand = if view.hand_play {
            format!(", hand {}", team.hand_size)
        } else {
            String::new()
        };
        let colour = if team.colour == Colour::Red { "red" } else { "blue" };
        let row = format!("{side:>4} ({colour})  pack {}{hand}  {role}  {laid}", team.pack);
        let _ = writeln!(lines, "{}", row.trim_end());
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
    if let Some(pair) = &view.table {
        let _ = writeln!(
            lines,
            "\nminute {}: {} {} against {}",
            pair.minute, pair.stage, pair.attack_card, pair.defend_card
        );
        for (attack, defend) in attack_rows(pair.attack_card, pair.stage.area())
            .into_iter()
            .zip(defend_rows(pair.defend_card, pair.stage.area()))
        {
            let _ = writeln!(lines, "   {attack}    {defend}");
        }
        let _ = writeln!(lines, "   ball in {}, under it {}", pair.section, pair.code);
    }
    if view.hand_play {
        for side in Side::ALL {
            let team = &view.sides[side];
            if !team.played.is_empty() {
                let _ = writeln!(lines, "\n{side} has laid{}", Words(&team.played));
            }
        }
    }
    let Some(you) = view.you else { return text };
    let team = &view.sides[you.side()];
    if let Some(hand) = team.hand.as_ref().filter(|hand| !hand.is_empty()) {
        let attacking = view.attacker == Some(you.side());
        let area = view.stage.map_or(Area::Attack, Stage::area);
        let _ = writeln!(lines, "\nyour hand");
        for card in hand {
            let rows = if attacking {
                attack_rows(*card, area)
            } else {
                defend_rows(*card, area)
            };
            let _ = writeln!(lines, "   {card}  {}", rows.join(" / "));
        }
    }
    if let (PhaseView::SetAside, Some(eight)) = (view.phase, &team.eight) {
        let _ = writeln!(
            lines,
            "\nyour deck: balls in Attack, Goal, Penalty, Free kick; Defend, Save, Penalty, Free kick; board"
        );
        for card in Card::deck(team.colour) {
            let mark = if eight.contains(&card) { "set aside" } else { "" };
            let balls = Area::ALL.map(|area| card.face().ball(area).to_string()).join(" ");
            let grids = Area::ALL.map(|area| defend_rows(card, area).join("/")).join("  ");
            let row = format!("{card}  {balls}  {grids}  {}  {mark}", card.face().board);
            let _ = writeln!(lines, "{}", row.trim_end());
        }
        let names: Vec<String> = eight.iter().map(ToString::to_string).collect();
        let _ = writeln!(lines, "set aside: {}", names.join(" "));
    }
    text
}

fn attack_rows(card: Card, area: Area) -> Vec<String> {
    let ball = card.face().ball(area);
    rows(area, |section| if section == ball { 'o' } else { '.' })
}

fn defend_rows(card: Card, area: Area) -> Vec<String> {
    rows(area, |section| {
        card.face()
            .code(area, section)
            .to_string()
            .chars()
            .next()
            .unwrap_or('.')
    })
}

fn rows(area: Area, letter: impl Fn(Section) -> char) -> Vec<String> {
    let letters: Vec<char> = sections(area).map(letter).collect();
    letters
        .chunks(area.columns() as usize)
        .map(|row| row.iter().collect())
        .collect()
}
