//! Writing a position.

use std::fmt::Write as _;

use engine::{Score, Side};

use super::STAGES;
use crate::{
    Duration, PlayerId, PlayerMark, Slot, SocialSoccer, Stamina, Stat,
    state::{Blocker, Card, Effects, Item, LASTING, Player, Resolving, Shot, Source, Stage, Team, place},
};

/// The whole position.
pub(crate) fn write(state: &SocialSoccer) -> String {
    let mut text = String::new();
    let lines = &mut text;
    let _ = writeln!(lines, "stage {}", stage_word(state.stage));
    let _ = writeln!(lines, "phase {}", state.phase);
    let _ = writeln!(lines, "decisions {}", state.decisions);
    let _ = writeln!(lines, "game {}", state.game);
    let _ = writeln!(lines, "won {}", Score(state.won));
    let _ = writeln!(lines, "earlier-goals {}", Score(state.earlier_goals));
    let _ = writeln!(lines, "loser {}", maybe(state.loser));
    let _ = writeln!(lines, "resigned {}", maybe(state.resigned));
    let _ = writeln!(lines, "round {}", state.round);
    let _ = writeln!(lines, "minute {}", state.minute);
    let _ = writeln!(lines, "score {}", Score(state.score));
    let _ = writeln!(lines, "possession {}", state.possession);
    let _ = writeln!(lines, "carrier {}", maybe(state.carrier));
    let _ = writeln!(lines, "passes {}", state.passes);
    let _ = writeln!(lines, "stolen {}", word(state.stolen));
    let _ = writeln!(lines, "outlet {}", maybe(state.outlet));
    for side in Side::ALL {
        write_team(lines, side, &state.teams[side]);
    }
    for item in &state.stack {
        let _ = match item {
            Item::Card { side, card } => writeln!(lines, "stack card {side} {card}"),
            Item::Pass { side, to, by } => writeln!(lines, "stack pass {side} {to} by {by}"),
            Item::Shot { side } => writeln!(lines, "stack shot {side}"),
        };
    }
    if let Some(shot) = &state.shot {
        write_shot(lines, shot);
    }
    if let Some(resolving) = &state.resolving {
        write_resolving(lines, resolving);
    }
    text
}

fn write_team(lines: &mut String, side: Side, team: &Team) {
    let _ = writeln!(
        lines,
        "{side} deck-is {}",
        match (team.ready, team.secret) {
            (false, _) => "missing",
            (true, false) => "open",
            (true, true) => "secret",
        }
    );
    let ids = |players: &mut dyn Iterator<Item = PlayerId>| {
        players.fold(String::new(), |text, player| format!("{text} {player}"))
    };
    let _ = writeln!(lines, "{side} team{}", ids(&mut team.roster.iter().copied()));
    if team.ready && team.secret {
        let met = team.roster.iter().zip(team.met).filter(|(_, met)| *met);
        let _ = writeln!(lines, "{side} met{}", ids(&mut met.map(|(player, _)| *player)));
    }
    let _ = write!(lines, "{side} line-up");
    for player in &team.players {
        let _ = write!(lines, " {}", maybe(player.map(|player| player.id)));
    }
    lines.push('\n');
    let slots = |lines: &mut String, name: &str, wanted: &dyn Fn(&Player) -> bool| {
        let _ = write!(lines, "{side} {name}");
        for slot in Slot::ALL {
            if team.player(slot).is_some_and(wanted) {
                let _ = write!(lines, " {slot}");
            }
        }
        lines.push('\n');
    };
    slots(lines, "tired", &|player| player.stamina == Stamina::Tired);
    slots(lines, "exhausted", &|player| player.stamina == Stamina::Exhausted);
    slots(lines, "recovered", &|player| player.recovered);
    slots(lines, "covered", &|player| !player.shown);
    for slot in Slot::ALL {
        let effects = team.player(slot).map_or(Effects::NONE, |player| player.effects);
        for duration in LASTING {
            let words = effect_words(&effects, duration);
            if !words.is_empty() {
                let _ = writeln!(lines, "{side} effect {slot} {duration}{words}");
            }
        }
    }
    for duration in LASTING {
        if team.rules.locked.has(duration) {
            let _ = writeln!(lines, "{side} rule locked {duration}");
        }
        if team.rules.licensed.has(duration) {
            let _ = writeln!(lines, "{side} rule licensed {duration}");
        }
    }
    let _ = writeln!(lines, "{side} pool {}", team.pool);
    let _ = writeln!(lines, "{side} promised {}", team.promised);
    let _ = writeln!(
        lines,
        "{side} perk {}",
        if team.perk_used { "used" } else { "unused" }
    );
    write_pile(lines, side, "deck", &team.deck, !team.secret);
    write_pile(lines, side, "hand", &team.hand, !team.secret);
    for (name, pile) in [("discard", &team.discard), ("gol", &team.gol)] {
        let cards = pile
            .iter()
            .fold(String::new(), |text, card| format!("{text} {card}"));
        let _ = writeln!(lines, "{side} {name}{cards}");
    }
    let _ = writeln!(lines, "{side} tokens {}", team.tokens);
    let tirings = team.tirings.map(|times| times.to_string()).join(" ");
    let _ = writeln!(lines, "{side} tirings {tirings}");
    let tally = &team.tally;
    let _ = writeln!(
        lines,
        "{side} tally {} {} {} {} {} {} {} {}",
        tally.shots,
        tally.passes,
        tally.blocks,
        tally.steals,
        tally.cards,
        tally.twists,
        tally.recoveries,
        tally.cancelled
    );
}

fn effect_words(effects: &Effects, duration: Duration) -> String {
    let mut text = String::new();
    for (stat, name) in [(Stat::Attack, "attack"), (Stat::Defence, "defence")] {
        let amount = effects.amounts(stat)[place(duration)];
        if amount != 0 {
            let _ = write!(text, " {name}{amount:+}");
        }
    }
    for mark in PlayerMark::ALL {
        if effects.marked(mark).has(duration) {
            let _ = write!(text, " {mark}");
        }
    }
    text
}

/// Cards with what is known about them: `!` known to the other coach to be there, `?` scried by its owner, and `+` or `-` where
/// the other coach knows, or does not know, that the deck has it, against what is usual for the pile.
fn write_pile(lines: &mut String, side: Side, name: &str, pile: &[Card], usually_seen: bool) {
    let _ = write!(lines, "{side} {name}");
    for card in pile {
        let _ = write!(lines, " {}", card.id);
        if card.known {
            lines.push('!');
        }
        if card.scried {
            lines.push('?');
        }
        if card.seen != usually_seen && !card.known {
            lines.push(if card.seen { '+' } else { '-' });
        }
    }
    lines.push('\n');
}

fn write_shot(lines: &mut String, shot: &Shot) {
    let blocker = match shot.blocker {
        None => "none".to_owned(),
        Some(Blocker::Keeper) => "keeper".to_owned(),
        Some(Blocker::Player(slot)) => slot.to_string(),
    };
    let _ = writeln!(
        lines,
        "shot {} blocker {blocker} keeper {} {} turn {} lets {} revealed {}",
        shot.stage,
        shot.keeper,
        shot.keeper_change,
        shot.turn,
        shot.lets,
        maybe(shot.revealed)
    );
}

fn write_resolving(lines: &mut String, resolving: &Resolving) {
    let source = match resolving.source {
        Source::Card(card) => format!("card {card}"),
        Source::Twist(card) => format!("twist {card}"),
        Source::Perk(banner) => format!("perk {banner}"),
    };
    let _ = writeln!(
        lines,
        "resolving {} {source} step {} done {} scrying {} kept {}",
        resolving.side, resolving.step, resolving.done, resolving.scrying, resolving.kept
    );
    for (name, spots) in [("same", resolving.same), ("chosen", resolving.chosen)] {
        for (side, slot) in spots.iter(Side::Home) {
            let _ = writeln!(lines, "{name} {side} {slot}");
        }
    }
}

fn stage_word(stage: Stage) -> &'static str {
    STAGES
        .into_iter()
        .find(|(other, _)| *other == stage)
        .map_or("before", |(_, name)| name)
}

const fn word(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn maybe<T: ToString>(thing: Option<T>) -> String {
    thing.map_or_else(|| "none".to_owned(), |thing| thing.to_string())
}
