//! Whole positions as text: a line for each thing, and a line for each piece.

use std::fmt;

use engine::{NotationError, Seat, Side, read_number};

use crate::{
    Balls, Card, Factor, Hand, Options, Phase, Piece, SoccerCity,
    board::keeper_spot,
    deck::{CardId, Pile},
    notation::Word,
    piece::Place,
    rules::time::ball_cards,
    state::{FactorState, MatchResult, Shootout, seat},
};

/// A thing as its word.
struct Written<'a, T>(&'a T);

impl<T: Word> fmt::Display for Written<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

fn pile<C: CardId>(cards: Pile<C>, card: fn(C) -> Card) -> Hand {
    cards.iter().map(card).collect()
}

macro_rules! lines {
    ($lines:ident: $($name:literal $thing:expr;)*) => {
        $($lines.push(format!("{} {}", $name, Written(&$thing)));)*
    };
}

/// The whole position.
pub(crate) fn write(state: &SoccerCity) -> String {
    let mut lines = vec![format!("phase {}", state.phase), format!("next {}", state.next)];
    let turn = state.turn;
    lines! { lines:
        "score" state.score;
        "period" state.period;
        "first-kick-off" state.first_kickoff;
        "extra-kick-off" state.extra_kickoff;
        "turns" state.turns;
        "minute" state.minute;
        "passive" state.passive;
        "pool" state.pool;
        "time-up" state.time_up;
        "ball" state.ball;
        "last" state.last;
        "flagged" state.flagged;
        "attacking" turn.attacking;
        "tactics" turn.tactics;
        "acted" turn.acted;
        "passed" turn.passed;
        "ball-played" turn.ball_played;
        "lost" turn.lost;
        "advanced" turn.advanced;
        "advancers" turn.advancers;
        "used" turn.used;
        "received" turn.received;
        "challenge" turn.challenge;
        "solo" turn.solo;
        "hero" turn.hero;
        "keeper-turns" turn.keeper_turns;
        "fetched" turn.fetched;
        "trades" state.trades;
        "attack-deck" pile(state.attack_deck, Card::Attack);
        "defence-deck" pile(state.defence_deck, Card::Defence);
        "shot-deck" pile(state.shot_deck, Card::Shot);
        "ball-deck" state.ball_deck;
        "ball-gone" state.ball_gone;
    }
    let saves: Vec<String> = state.save_deck.iter().map(|card| format!(" {card}")).collect();
    lines.push(format!("save-deck{}", saves.concat()));
    for seat in state.seats() {
        let hand = state.hands[seat as usize];
        lines.push(format!("{seat} hand {}", Written(&hand)));
        lines.push(format!("{seat} known {}", Written(&state.known[seat as usize])));
        lines.push(format!("{seat} sealed {}", Written(&state.sealed[seat as usize])));
    }
    for side in Side::ALL {
        let before = state.before_line_up;
        let of = |pieces: crate::Pieces| -> crate::Pieces {
            pieces.iter().filter(|piece| piece.side() == side).collect()
        };
        lines.push(format!("{side} keeper {}", state.keepers[side]));
        lines.push(format!("{side} substituted {}", state.substituted[side]));
        lines.push(format!(
            "{side} before {} {} {} {}",
            of(before.fielded),
            of(before.retired),
            before.keepers[side],
            before.substituted[side]
        ));
    }
    for factor in Factor::ALL {
        match state.factors[factor as usize] {
            FactorState::Deck => {}
            FactorState::Discarded => lines.push(format!("factor {factor} discarded")),
            FactorState::Force(side, left) => lines.push(format!("factor {factor} {side} {left}")),
        }
    }
    if let Some((factor, side)) = state.taken {
        lines.push(format!("taken {factor} {side}"));
    }
    if let Some(Shootout {
        first,
        kicks,
        goals,
        scored,
    }) = state.shootout
    {
        lines.push(format!(
            "shootout {first} kicks {kicks} goals {} scored x{scored:x}",
            Written(&goals)
        ));
    }
    if let Some(MatchResult { winner, forfeit }) = state.result {
        lines.push(format!("result {} {}", Written(&winner), Written(&forfeit)));
    }
    for piece in Piece::all() {
        let card = if state.booked.contains(piece) {
            " yellow"
        } else {
            ""
        };
        lines.push(format!("{piece} {}{card}", state.places[piece.index()]));
    }
    lines.join("\n") + "\n"
}

/// What a text has said so far, for the defaults of the rest.
#[derive(Default)]
struct Said {
    ball: bool,
    last: bool,
    minute: bool,
    balls: bool,
    gone: bool,
    decks: [bool; 3],
    full: [bool; 4],
    balls_held: [bool; 4],
    places: crate::Pieces,
    before: bool,
}

/// Reads a position. What is left out: pieces stand where the scenarios park them, a hand that is not written out or ends with
/// `...` is filled up, and the decks hold what is in no hand.
pub(crate) fn read(options: &Options, text: &str) -> Result<SoccerCity, NotationError> {
    let mut state = SoccerCity::before_the_match(options);
    state.phase = Phase::Pass {};
    let mut said = Said::default();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        read_line(&mut state, &mut said, &words)?
            .ok_or_else(|| NotationError::new(format!("`{line}` is no line of a position")))?;
    }
    fill_places(&mut state, &said)?;
    // `ball H9` may stand before the line of H9.
    for line in text.lines().map(str::trim) {
        if let Some(piece) = line
            .strip_prefix("ball ")
            .and_then(|word| word.parse::<Piece>().ok())
        {
            state.ball = state
                .stands_on(piece)
                .ok_or_else(|| NotationError::new(format!("{piece} is not on the pitch")))?;
        }
    }
    if !said.last {
        state.last = state.bearer().map_or(state.turn.attacking, Piece::side);
    }
    fill_cards(&mut state, &said);
    Ok(state)
}

/// Where the scenarios park a number of Home: row 14 for those who play, the bench for the rest.
fn parked(piece: Piece) -> Place {
    let home = match piece.number() {
        1 => return Place::On(keeper_spot(piece.side())),
        2 => crate::board::hexagon(2, 14),
        3 => crate::board::hexagon(4, 14),
        4 => crate::board::hexagon(6, 14),
        6 => crate::board::hexagon(8, 14),
        8 => crate::board::hexagon(10, 14),
        9 => crate::board::hexagon(12, 14),
        _ => return Place::Bench,
    };
    Place::On(match piece.side() {
        Side::Home => home,
        Side::Away => home.turned(),
    })
}

fn fill_places(state: &mut SoccerCity, said: &Said) -> Result<(), NotationError> {
    let line_up = matches!(state.phase, Phase::LineUp { .. });
    for piece in Piece::all().filter(|piece| !said.places.contains(*piece)) {
        let place = if line_up && matches!(parked(piece), Place::On(_)) {
            Place::Waiting
        } else {
            parked(piece)
        };
        if let Place::On(hexagon) = place
            && !state.is_free(hexagon)
        {
            return Err(NotationError::new(format!("{piece} has no room on {hexagon}")));
        }
        state.put(piece, place);
    }
    if !said.before {
        state.before_line_up.fielded = Piece::all()
            .filter(|piece| matches!(state.places[piece.index()], Place::On(_) | Place::Waiting))
            .collect();
        state.before_line_up.retired = Piece::all()
            .filter(|piece| state.places[piece.index()] == Place::TakenOff)
            .collect();
        state.before_line_up.keepers = state.keepers;
        state.before_line_up.substituted = state.substituted;
    }
    Ok(())
}

fn fill_cards(state: &mut SoccerCity, said: &Said) {
    let (full, deck) = ball_cards(&state.options, state.period);
    let seats: Vec<Seat> = state.seats().collect();
    for seat in &seats {
        let at = *seat as usize;
        if said.full[at] {
            continue;
        }
        let free = |state: &SoccerCity| {
            state
                .hands
                .iter()
                .fold((Pile::ALL, Pile::ALL, Pile::ALL), |all, hand| {
                    (
                        Pile::without(all.0, hand.attack),
                        Pile::without(all.1, hand.defence),
                        Pile::without(all.2, hand.shot),
                    )
                })
        };
        let (attack, defence, shot) = free(state);
        let hand = &mut state.hands[at];
        let missing = |held: u8, full: u8| usize::from(full.saturating_sub(held));
        hand.attack = hand
            .attack
            .with(attack.iter().take(missing(hand.attack.len(), 3)).collect());
        hand.defence = hand
            .defence
            .with(defence.iter().take(missing(hand.defence.len(), 3)).collect());
        if !state.options.is_striker() {
            hand.shot = hand
                .shot
                .with(shot.iter().take(missing(hand.shot.len(), 2)).collect());
        }
        if !said.balls_held[at] && state.pool.is_none() {
            hand.ball = full;
        }
    }
    let (mut attack, mut defence, mut shot) = (Pile::ALL, Pile::ALL, Pile::ALL);
    for hand in &state.hands {
        attack = attack.without(hand.attack);
        defence = defence.without(hand.defence);
        shot = shot.without(hand.shot);
    }
    let [has_attack, has_defence, has_shot] = said.decks;
    if !has_attack {
        state.attack_deck = attack;
    }
    if !has_defence {
        state.defence_deck = defence;
    }
    if !has_shot {
        state.shot_deck = shot;
    }
    if !said.balls {
        state.ball_deck = deck;
    }
    if !said.gone {
        let mut gone = Balls::default();
        for card in crate::BallCard::ALL {
            let dealt = seats.len() as u8 * full.of(card) + deck.of(card);
            let held: u8 = state.hands.iter().map(|hand| hand.ball.of(card)).sum();
            gone.add(card, dealt.saturating_sub(held + state.ball_deck.of(card)));
        }
        state.ball_gone = gone;
    }
    if !said.minute {
        state.minute = state.ball_gone.len();
    }
}

/// Reads one line; nothing if it is not a line of a position.
fn read_line(state: &mut SoccerCity, said: &mut Said, words: &[&str]) -> Result<Option<()>, NotationError> {
    macro_rules! things {
        ($($name:literal $place:expr;)*) => {
            match words {
                $([$name, word] => {
                    $place = Word::read(word)?;
                    return Ok(Some(()));
                })*
                _ => {}
            }
        };
    }
    match words {
        ["phase", rest @ ..] => {
            state.phase = rest.join(" ").parse()?;
            return Ok(Some(()));
        }
        ["next", rest @ ..] => {
            state.next = rest.join(" ").parse()?;
            return Ok(Some(()));
        }
        ["ball", word] if word.parse::<Piece>().is_ok() => {
            said.ball = true;
            return Ok(Some(()));
        }
        _ => {}
    }
    said.ball |= words[0] == "ball";
    said.last |= words[0] == "last";
    said.minute |= words[0] == "minute";
    said.balls |= words[0] == "ball-deck";
    said.gone |= words[0] == "ball-gone";
    things! {
        "score" state.score;
        "period" state.period;
        "first-kick-off" state.first_kickoff;
        "extra-kick-off" state.extra_kickoff;
        "turns" state.turns;
        "minute" state.minute;
        "passive" state.passive;
        "pool" state.pool;
        "time-up" state.time_up;
        "ball" state.ball;
        "last" state.last;
        "flagged" state.flagged;
        "attacking" state.turn.attacking;
        "tactics" state.turn.tactics;
        "acted" state.turn.acted;
        "passed" state.turn.passed;
        "ball-played" state.turn.ball_played;
        "lost" state.turn.lost;
        "advanced" state.turn.advanced;
        "advancers" state.turn.advancers;
        "used" state.turn.used;
        "received" state.turn.received;
        "challenge" state.turn.challenge;
        "solo" state.turn.solo;
        "hero" state.turn.hero;
        "keeper-turns" state.turn.keeper_turns;
        "fetched" state.turn.fetched;
        "trades" state.trades;
        "ball-deck" state.ball_deck;
        "ball-gone" state.ball_gone;
    }
    match words {
        ["attack-deck", word] => {
            let cards: Hand = Word::read(word)?;
            state.attack_deck = cards.attack;
            said.decks[0] = true;
        }
        ["defence-deck", word] => {
            let cards: Hand = Word::read(word)?;
            state.defence_deck = cards.defence;
            said.decks[1] = true;
        }
        ["shot-deck", word] => {
            let cards: Hand = Word::read(word)?;
            state.shot_deck = cards.shot;
            said.decks[2] = true;
        }
        ["save-deck", cards @ ..] => {
            state.save_deck = cards
                .iter()
                .map(|card| card.parse::<crate::SaveCard>())
                .collect::<Result<_, _>>()?;
        }
        ["factor", factor, "discarded"] => {
            state.factors[factor.parse::<Factor>()? as usize] = FactorState::Discarded;
        }
        ["factor", factor, side, left] => {
            state.factors[factor.parse::<Factor>()? as usize] =
                FactorState::Force(side.parse()?, read_number(left)?);
        }
        ["taken", factor, side] => {
            let factor: Factor = factor.parse()?;
            state.taken = Some((factor, side.parse()?));
            state.factors[factor as usize] = FactorState::Discarded;
        }
        [
            "shootout",
            first,
            "kicks",
            kicks,
            "goals",
            goals,
            "scored",
            scored,
        ] => {
            let scored = scored
                .strip_prefix('x')
                .and_then(|bits| u128::from_str_radix(bits, 16).ok());
            let Some(scored) = scored else { return Ok(None) };
            state.shootout = Some(Shootout {
                first: first.parse()?,
                kicks: read_number(kicks)?,
                goals: Word::read(goals)?,
                scored,
            });
        }
        ["result", winner, forfeit] => {
            state.result = Some(MatchResult {
                winner: Word::read(winner)?,
                forfeit: Word::read(forfeit)?,
            });
        }
        [who, rest @ ..] if who.parse::<Seat>().is_ok() => return read_seat(state, said, who.parse()?, rest),
        [piece, place, card @ ..] if piece.parse::<Piece>().is_ok() => {
            let piece: Piece = piece.parse()?;
            let place: Place = place.parse()?;
            if let Place::On(hexagon) = place
                && !state.is_free(hexagon)
            {
                return Err(NotationError::new(format!("two pieces stand on {hexagon}")));
            }
            state.put(piece, place);
            said.places.insert(piece);
            match card {
                [] => {}
                ["yellow"] => state.booked.insert(piece),
                _ => return Ok(None),
            }
        }
        _ => return Ok(None),
    }
    Ok(Some(()))
}

/// What is said of a seat or a side.
fn read_seat(
    state: &mut SoccerCity,
    said: &mut Said,
    who: Seat,
    words: &[&str],
) -> Result<Option<()>, NotationError> {
    let at = who as usize;
    let side = who.side();
    let is_side = who == seat(side, false);
    match words {
        ["hand", word] => {
            let (cards, open) = match word.strip_suffix("...") {
                Some(rest) => (rest.trim_end_matches('+'), true),
                None => (*word, false),
            };
            state.hands[at] = if cards.is_empty() {
                Hand::default()
            } else {
                Word::read(cards)?
            };
            said.full[at] = !open;
            said.balls_held[at] = !state.hands[at].ball.is_empty() || !open;
        }
        ["known", word] => state.known[at] = Word::read(word)?,
        ["sealed", word] => state.sealed[at] = Word::read(word)?,
        ["keeper", piece] if is_side => state.keepers[side] = piece.parse()?,
        ["substituted", count] if is_side => state.substituted[side] = read_number(count)?,
        ["before", fielded, retired, keeper, count] if is_side => {
            said.before = true;
            for piece in fielded.parse::<crate::Pieces>()?.iter() {
                state.before_line_up.fielded.insert(piece);
            }
            for piece in retired.parse::<crate::Pieces>()?.iter() {
                state.before_line_up.retired.insert(piece);
            }
            state.before_line_up.keepers[side] = keeper.parse()?;
            state.before_line_up.substituted[side] = read_number(count)?;
        }
        _ => return Ok(None),
    }
    Ok(Some(()))
}
