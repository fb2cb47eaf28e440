//! Reading a position.

use engine::{NotationError, Side, read_number, read_score};

use super::STAGES;
use crate::{
    Banner, CardId, Deck, Duration, Options, Phase, PlayerId, PlayerMark, ShotStage, SideRule, Slot,
    SocialSoccer, Stamina, Stat, Tally,
    board::Spots,
    decks, pool,
    state::{Blocker, Card, DECK_MAX, FlatList, Item, Player, Resolving, Shot, Source, Stage, Team},
};

type Read<T> = Result<T, NotationError>;

fn wrong<T>(line: &str) -> Read<T> {
    Err(NotationError::new(format!("`{line}` is no line of a position")))
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
        team.roster = deck.team.iter().copied().collect();
        team.strategy = deck.strategy.iter().copied().collect();
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
        ["earlier-goals", goals] => state.earlier_goals = read_score(goals)?,
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
            state.stack.push(item);
        }
        ["shot", ref shot @ ..] => state.shot = Some(read_shot(line, shot)?),
        ["resolving", side, ref rest @ ..] => {
            state.resolving = Some(read_resolving(line, side.parse()?, rest)?);
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
            let duration: Duration = duration.parse()?;
            for word in effects {
                let effect = read_effect(word)?;
                each(team, &[slot], |player| match effect {
                    Effect::Change(stat, amount) => player.effects.change(stat, amount, duration),
                    Effect::Mark(mark) => player.effects.lay(mark, duration),
                })?;
            }
        }
        ("rule", [rule, duration]) => {
            let duration: Duration = duration.parse()?;
            match rule.parse()? {
                SideRule::Locked => team.rules.locked.insert(duration),
                SideRule::Licensed => team.rules.licensed.insert(duration),
            }
        }
        ("pool", [pool]) => team.pool = read_number(pool)?,
        ("promised", [promised]) => team.promised = read_number(promised)?,
        ("perk", [used @ ("used" | "unused")]) => team.perk_used = *used == "used",
        ("deck", cards) => team.deck = read_pile(cards, !team.secret)?,
        ("hand", cards) => team.hand = read_pile(cards, !team.secret)?,
        ("discard", cards) => team.discard = read_cards(cards)?,
        ("gol", cards) => team.gol = read_cards(cards)?,
        ("tirings", times) if times.len() == team.tirings.len() => {
            for (place, times) in team.tirings.iter_mut().zip(times) {
                *place = read_number(times)?;
            }
        }
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
            team.tally = Tally {
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

/// Something that lies on a player.
enum Effect {
    Change(Stat, i8),
    Mark(PlayerMark),
}

fn read_effect(word: &str) -> Read<Effect> {
    Ok(
        match (word.strip_prefix("attack"), word.strip_prefix("defence")) {
            (Some(amount), _) => Effect::Change(Stat::Attack, read_number(amount)?),
            (_, Some(amount)) => Effect::Change(Stat::Defence, read_number(amount)?),
            _ => Effect::Mark(word.parse()?),
        },
    )
}

/// Cards that lie open.
fn read_cards(words: &[&str]) -> Read<FlatList<CardId, DECK_MAX>> {
    verify_size(words)?;
    words.iter().map(|word| word.parse()).collect()
}

/// Cards with what is known about them.
fn read_pile(words: &[&str], usually_seen: bool) -> Read<FlatList<Card, DECK_MAX>> {
    verify_size(words)?;
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

fn verify_size(pile: &[&str]) -> Read<()> {
    if pile.len() > DECK_MAX {
        return Err(NotationError::new(format!("a pile has at most {DECK_MAX} cards")));
    }
    Ok(())
}

fn read_item(words: &[&str]) -> Option<Item> {
    Some(match words {
        ["card", side, card] => Item::Card {
            side: side.parse().ok()?,
            card: card.parse().ok()?,
        },
        ["pass", side, to, "by", player] => Item::Pass {
            side: side.parse().ok()?,
            to: to.parse().ok()?,
            by: player.parse().ok()?,
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
        revealed: read_maybe(revealed)?,
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
        "card" => Source::Card(what.parse()?),
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

fn yes(word: &str) -> Read<bool> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(NotationError::new(format!("`{word}` is neither yes nor no"))),
    }
}

fn read_maybe<T: std::str::FromStr<Err = NotationError>>(word: &str) -> Read<Option<T>> {
    if word == "none" {
        Ok(None)
    } else {
        word.parse().map(Some)
    }
}
