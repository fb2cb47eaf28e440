//! Positions as text.
//!
//! A setup names what matters; what it leaves out is as in round 1 of a match: everybody FRESH, empty piles, pools counted from
//! the field, the bench covered, the phase `action`.

use std::fmt::Write as _;

use engine::{NotationError, Score, Side, read_number, read_score};

use crate::{
    Banner, CardId, Deck, Options, Phase, PlayerId, ShotStage, Slot, SocialSoccer, Stamina,
    board::Spots,
    decks, pool,
    state::{Blocker, Card, Effects, Item, LASTING, Player, Resolving, Shot, Source, Stage, Team},
};

type Read<T> = Result<T, NotationError>;

fn wrong<T>(line: &str) -> Read<T> {
    Err(NotationError::new(format!("`{line}` is no line of a position")))
}

fn yes(word: &str) -> Read<bool> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(NotationError::new(format!("`{word}` is neither yes nor no"))),
    }
}

const fn word(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

fn maybe<T: ToString>(thing: Option<T>) -> String {
    thing.map_or_else(|| "none".to_owned(), |thing| thing.to_string())
}

fn read_maybe<T: std::str::FromStr<Err = NotationError>>(word: &str) -> Read<Option<T>> {
    if word == "none" {
        Ok(None)
    } else {
        word.parse().map(Some)
    }
}

/// The whole position.
pub(crate) fn write(state: &SocialSoccer) -> String {
    let mut text = String::new();
    let lines = &mut text;
    let _ = writeln!(lines, "stage {}", stage_word(state.stage));
    let _ = writeln!(lines, "phase {}", state.phase);
    let _ = writeln!(lines, "decisions {}", state.decisions);
    let _ = writeln!(lines, "game {}", state.game);
    let _ = writeln!(lines, "won {}", Score(state.won));
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
            Item::Card { side, card } => writeln!(lines, "stack card {side} {}", card.id),
            Item::Pass { side, to } => writeln!(lines, "stack pass {side} {to}"),
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
        for (at, duration) in LASTING.into_iter().enumerate() {
            let effects = team
                .player(slot)
                .map_or(Effects::NONE, |player| player.effects[at]);
            if effects != Effects::NONE {
                let _ = writeln!(lines, "{side} effect {slot} {duration}{}", effect_words(&effects));
            }
        }
    }
    for (at, duration) in LASTING.into_iter().enumerate() {
        if team.rules.locked[at] {
            let _ = writeln!(lines, "{side} rule locked {duration}");
        }
        if team.rules.licensed[at] {
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
    write_pile(lines, side, "discard", &team.discard, true);
    write_pile(lines, side, "gol", &team.gol, true);
    let _ = writeln!(lines, "{side} tokens {}", team.tokens);
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

fn effect_words(effects: &Effects) -> String {
    let mut text = String::new();
    if effects.attack != 0 {
        let _ = write!(text, " attack{:+}", effects.attack);
    }
    if effects.defence != 0 {
        let _ = write!(text, " defence{:+}", effects.defence);
    }
    for (flag, name) in [
        (effects.protected, "protected"),
        (effects.no_block, "no-block"),
        (effects.swapped, "swapped"),
    ] {
        if flag {
            let _ = write!(text, " {name}");
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
        maybe(shot.revealed.map(|card| card.id))
    );
}

fn write_resolving(lines: &mut String, resolving: &Resolving) {
    let source = match resolving.source {
        Source::Card(card) => format!("card {}", card.id),
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

const STAGES: [(Stage, &str); 8] = [
    (Stage::Before, "before"),
    (Stage::Decks, "decks"),
    (Stage::Deployment, "deployment"),
    (Stage::FirstBall, "first-ball"),
    (Stage::KickOff, "kick-off"),
    (Stage::Play, "play"),
    (Stage::RoundOver, "round-over"),
    (Stage::Over, "over"),
];

fn stage_word(stage: Stage) -> &'static str {
    STAGES
        .into_iter()
        .find(|(other, _)| *other == stage)
        .map_or("before", |(_, name)| name)
}

/// Reads a position.
pub(crate) fn read(options: &Options, text: &str) -> Read<SocialSoccer> {
    let mut state = SocialSoccer::before_the_match(options);
    state.stage = Stage::Play;
    state.phase = Phase::Action {};
    state.round = 1;
    for side in Side::ALL {
        let team = &mut state.teams[side];
        team.ready = true;
        team.met = [true; 10];
        team.roster.clear();
        team.strategy.clear();
    }
    // What lies on players and cards is read after the players and the kind of deck.
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let first =
        |line: &&&str| line.contains(" line-up") || line.contains(" deck-is ") || line.contains(" team ");
    for line in lines.iter().filter(first) {
        read_line(&mut state, line)?;
    }
    for side in Side::ALL {
        let counted = state.teams[side].custody();
        state.teams[side].pool = counted;
    }
    state.minute = state.minute_now();
    let minute_said = lines.iter().any(|line| line.starts_with("minute "));
    for line in lines.iter().filter(|line| !first(line)) {
        read_line(&mut state, line)?;
    }
    if !minute_said {
        state.minute = state.minute_now();
    }
    complete(&mut state);
    Ok(state)
}

/// What follows from the rest: the lists of the decks, the TEAMs and their banners.
fn complete(state: &mut SocialSoccer) {
    for side in Side::ALL {
        let mut deck = Deck {
            team: state.teams[side].roster.to_vec(),
            strategy: state.cards_of(side).map(|card| card.id).collect(),
        };
        if deck.team.is_empty() {
            deck.team = state.teams[side]
                .players
                .iter()
                .flatten()
                .map(|player| player.id)
                .collect();
        }
        deck.sort();
        let team = &mut state.teams[side];
        team.roster = deck.team.iter().copied().take(10).collect();
        team.strategy = deck
            .strategy
            .iter()
            .copied()
            .take(team.strategy.capacity())
            .collect();
        team.banner = if team.ready {
            decks::banner(&team.roster)
        } else {
            None
        };
    }
}

fn read_line(state: &mut SocialSoccer, line: &str) -> Read<()> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["stage", name] => {
            let stage = STAGES.into_iter().find(|(_, other)| *other == name);
            state.stage = stage.map_or_else(|| wrong(line), |(stage, _)| Ok(stage))?;
        }
        ["phase", ref phase @ ..] => state.phase = phase.join(" ").parse()?,
        ["decisions", count] => state.decisions = read_number(count)?,
        ["game", game] => state.game = read_number(game)?,
        ["won", won] => state.won = read_score(won)?,
        ["loser", side] => state.loser = read_maybe(side)?,
        ["resigned", side] => state.resigned = read_maybe(side)?,
        ["round", round] => state.round = read_number(round)?,
        ["minute", minute] => state.minute = read_number(minute)?,
        ["score", score] => state.score = read_score(score)?,
        ["possession", side] => state.possession = side.parse()?,
        ["carrier", slot] => state.carrier = read_maybe(slot)?,
        ["passes", passes] => state.passes = read_number(passes)?,
        ["stolen", flag] => state.stolen = yes(flag)?,
        ["outlet", slot] => state.outlet = read_maybe(slot)?,
        ["stack", ref item @ ..] => {
            let item = read_item(item).ok_or_else(|| NotationError::new(format!("`{line}` is no item")))?;
            let _ = state.stack.try_push(item);
        }
        ["shot", ref shot @ ..] => state.shot = Some(read_shot(line, shot)?),
        ["resolving", side, ref rest @ ..] => {
            state.resolving = Some(read_resolving(line, side.parse()?, rest)?)
        }
        [name @ ("same" | "chosen"), side, slot] => {
            if let Some(resolving) = &mut state.resolving {
                let spots: &mut Spots = if name == "same" {
                    &mut resolving.same
                } else {
                    &mut resolving.chosen
                };
                spots.insert(side.parse()?, slot.parse()?);
            }
        }
        [side @ ("home" | "away"), name, ref rest @ ..] => {
            read_team_line(&mut state.teams[side.parse()?], name, rest, line)?;
        }
        _ => return wrong(line),
    }
    Ok(())
}

fn read_team_line(team: &mut Team, name: &str, rest: &[&str], line: &str) -> Read<()> {
    match (name, rest) {
        ("deck-is", [kind @ ("missing" | "open" | "secret")]) => {
            team.ready = *kind != "missing";
            team.secret = *kind == "secret";
            team.met = [*kind == "open"; 10];
        }
        ("team", players) => {
            team.roster = players.iter().map(|id| id.parse()).collect::<Read<_>>()?;
            team.roster.sort_unstable();
        }
        ("met", players) => {
            let players: Vec<PlayerId> = players.iter().map(|id| id.parse()).collect::<Read<_>>()?;
            for (at, player) in team.roster.iter().enumerate() {
                team.met[at] = players.contains(player);
            }
        }
        ("line-up", players) => read_line_up(team, players, line)?,
        ("tired", slots) => each(team, slots, |player| player.stamina = Stamina::Tired)?,
        ("exhausted", slots) => each(team, slots, |player| player.stamina = Stamina::Exhausted)?,
        ("fresh", slots) => read_fresh(team, slots)?,
        ("recovered", slots) => each(team, slots, |player| player.recovered = true)?,
        ("covered", slots) => {
            for player in team.players.iter_mut().flatten() {
                player.shown = true;
            }
            each(team, slots, |player| player.shown = false)?;
        }
        ("effect", [slot, duration, effects @ ..]) => {
            let at = crate::state::place(duration.parse()?);
            let effects = read_effects(effects)?;
            each(team, &[slot], |player| player.effects[at] = effects)?;
        }
        ("rule", [rule, duration]) => {
            let at = crate::state::place(duration.parse()?);
            match rule.parse()? {
                crate::SideRule::Locked => team.rules.locked[at] = true,
                crate::SideRule::Licensed => team.rules.licensed[at] = true,
            }
        }
        ("pool", [pool]) => team.pool = read_number(pool)?,
        ("promised", [promised]) => team.promised = read_number(promised)?,
        ("perk", [used @ ("used" | "unused")]) => team.perk_used = *used == "used",
        ("deck", cards) => team.deck = read_pile(cards, !team.secret)?,
        ("hand", cards) => team.hand = read_pile(cards, !team.secret)?,
        ("discard", cards) => team.discard = read_pile(cards, true)?,
        ("gol", cards) => team.gol = read_pile(cards, true)?,
        ("tokens", [tokens]) => team.tokens = read_number(tokens)?,
        (
            "tally",
            [
                shots,
                passes,
                blocks,
                steals,
                cards,
                twists,
                recoveries,
                cancelled,
            ],
        ) => {
            team.tally = crate::Tally {
                shots: read_number(shots)?,
                passes: read_number(passes)?,
                blocks: read_number(blocks)?,
                steals: read_number(steals)?,
                cards: read_number(cards)?,
                twists: read_number(twists)?,
                recoveries: read_number(recoveries)?,
                cancelled: read_number(cancelled)?,
            };
        }
        _ => return wrong(line),
    }
    Ok(())
}

/// Ten players in slot order, `none` for a free slot; or the name of an example line-up.
fn read_line_up(team: &mut Team, words: &[&str], line: &str) -> Read<()> {
    let named = pool().line_ups.iter().find(|(name, _)| words == [name.as_str()]);
    if let Some((_, players)) = named {
        for slot in Slot::ALL {
            team.players[slot.index()] = Some(Player::new(players[slot.index()], slot.is_field()));
        }
        return Ok(());
    }
    if words.len() != 10 {
        return wrong(line);
    }
    for (slot, word) in Slot::ALL.into_iter().zip(words) {
        let player: Option<PlayerId> = read_maybe(word)?;
        team.players[slot.index()] = player.map(|player| Player::new(player, slot.is_field()));
    }
    Ok(())
}

fn each(team: &mut Team, slots: &[&str], change: impl Fn(&mut Player)) -> Read<()> {
    for slot in slots {
        let slot: Slot = slot.parse()?;
        let player = team.players[slot.index()].as_mut();
        change(player.ok_or_else(|| NotationError::new(format!("nobody stands on {slot}")))?);
    }
    Ok(())
}

/// Only these field players are FRESH, the others TIRED.
fn read_fresh(team: &mut Team, slots: &[&str]) -> Read<()> {
    for slot in Slot::FIELD {
        if let Some(player) = &mut team.players[slot.index()] {
            player.stamina = Stamina::Tired;
        }
    }
    each(team, slots, |player| player.stamina = Stamina::Fresh)
}

fn read_effects(words: &[&str]) -> Read<Effects> {
    let mut effects = Effects::NONE;
    for word in words {
        match *word {
            "protected" => effects.protected = true,
            "no-block" => effects.no_block = true,
            "swapped" => effects.swapped = true,
            _ => match (word.strip_prefix("attack"), word.strip_prefix("defence")) {
                (Some(amount), _) => effects.attack = read_number(amount)?,
                (_, Some(amount)) => effects.defence = read_number(amount)?,
                _ => return Err(NotationError::new(format!("`{word}` is no effect"))),
            },
        }
    }
    Ok(effects)
}

fn read_pile<const N: usize>(words: &[&str], usually_seen: bool) -> Read<arrayvec::ArrayVec<Card, N>> {
    if words.len() > N {
        return Err(NotationError::new(format!("a pile has at most {N} cards")));
    }
    words
        .iter()
        .map(|word| {
            let id: CardId = word.trim_end_matches(['!', '?', '+', '-']).parse()?;
            let known = word.contains('!');
            Ok(Card {
                id,
                known,
                scried: word.contains('?'),
                seen: (usually_seen || word.contains('+')) && !word.contains('-') || known,
            })
        })
        .collect()
}

fn read_item(words: &[&str]) -> Option<Item> {
    Some(match words {
        ["card", side, card] => Item::Card {
            side: side.parse().ok()?,
            card: Card::open(card.parse().ok()?),
        },
        ["pass", side, to] => Item::Pass {
            side: side.parse().ok()?,
            to: to.parse().ok()?,
        },
        ["shot", side] => Item::Shot {
            side: side.parse().ok()?,
        },
        _ => return None,
    })
}

fn read_shot(line: &str, words: &[&str]) -> Read<Shot> {
    let [
        stage,
        "blocker",
        blocker,
        "keeper",
        keeper,
        keeper_change,
        "turn",
        turn,
        "lets",
        lets,
        "revealed",
        revealed,
    ] = words
    else {
        return wrong(line);
    };
    let stage: ShotStage = stage.parse()?;
    Ok(Shot {
        stage,
        keeper: read_number(keeper)?,
        keeper_change: read_number(keeper_change)?,
        blocker: match *blocker {
            "none" => None,
            "keeper" => Some(Blocker::Keeper),
            slot => Some(Blocker::Player(slot.parse()?)),
        },
        turn: turn.parse()?,
        lets: read_number(lets)?,
        revealed: read_maybe::<CardId>(revealed)?.map(Card::open),
    })
}

fn read_resolving(line: &str, side: Side, words: &[&str]) -> Read<Resolving> {
    let [
        kind,
        what,
        "step",
        step,
        "done",
        done,
        "scrying",
        scrying,
        "kept",
        kept,
    ] = words
    else {
        return wrong(line);
    };
    let source = match *kind {
        "card" => Source::Card(Card::open(what.parse()?)),
        "twist" => Source::Twist(what.parse()?),
        "perk" => Source::Perk(what.parse::<Banner>()?),
        _ => return wrong(line),
    };
    Ok(Resolving {
        step: read_number(step)?,
        done: read_number(done)?,
        scrying: read_number(scrying)?,
        kept: read_number(kept)?,
        ..Resolving::new(side, source)
    })
}
