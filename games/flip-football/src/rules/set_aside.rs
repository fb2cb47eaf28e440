//! The decision what to set aside: eight cards of one's own deck, kept for injury time.

use arrayvec::ArrayVec;
use engine::{Clause, Log, Prompt, Rng, Seat, Side, Text, Viewer};

use super::{Play, named, preparing};
use crate::{
    Card, CardName, DECK, Event, FlipFootball, Move, Name, Refusal, SET_ASIDE_PRESETS, options::SetAside,
    phase::Phase, state::EIGHT,
};

/// Cards that a seat may set aside now.
pub(crate) struct Choice {
    seat: Seat,
    pick: Pick,
}

enum Pick {
    One(Card),
    Rest,
    ReadyMade([Card; EIGHT]),
}

/// FLIP-ASIDE-3 Both seats choose at the same time, each until its eight is complete.
#[inline]
pub(super) fn asks(state: &FlipFootball, side: Side) -> bool {
    state.options.set_aside == SetAside::Choose && !state.teams[side].has_eight()
}

/// Every card that is left, the rest at random and, as a first pick, the ready-made eights.
pub(super) fn list(state: &FlipFootball, seat: Seat) -> Vec<Move> {
    let team = &state.teams[seat.side()];
    let mut moves = Vec::with_capacity(DECK + 1 + SET_ASIDE_PRESETS.len());
    moves.extend(team.unpicked().map(|card| Move::SetAside { card: card.name() }));
    moves.push(Move::RestRandom {});
    if team.eight.is_empty() {
        moves.extend((0..SET_ASIDE_PRESETS.len()).map(preset_move));
    }
    moves
}

/// One of these. Apart from the rest, so that laying is sampled without its registers: that is most of a playout.
#[inline(never)]
pub(super) fn sample(state: &FlipFootball, seat: Seat, rng: &mut Rng) -> Move {
    let team = &state.teams[seat.side()];
    debug_assert!(asks(state, seat.side()), "nobody picks otherwise");
    let cards = team.main().len();
    let presets = if team.eight.is_empty() {
        SET_ASIDE_PRESETS.len()
    } else {
        0
    };
    let at = rng.below((cards + 1 + presets) as u32) as usize;
    match at.checked_sub(cards) {
        None => Move::SetAside {
            card: team.main().nth(at, team.colour).expect("counted above").name(),
        },
        Some(0) => Move::RestRandom {},
        Some(preset) => preset_move(preset - 1),
    }
}

fn preset_move(at: usize) -> Move {
    Move::Preset {
        name: SET_ASIDE_PRESETS[at].0.parse().expect("a preset has a name"),
    }
}

/// FLIP-ASIDE-1, FLIP-ASIDE-2 A seat removes eight cards of its own deck, any eight, one by one.
pub(super) fn one(state: &FlipFootball, seat: Seat, card: CardName) -> Result<Choice, Refusal> {
    let team = &state.teams[seat.side()];
    if state.phase != Phase::SetAside || team.has_eight() {
        return Err(Refusal::EightComplete); // FLIP-ASIDE-8
    }
    // FLIP-ASIDE-7
    let card = match card {
        CardName::Known(card) => card,
        CardName::Unknown(name) => return Err(Refusal::NoSuchCard(name)),
    };
    if card.colour() != team.colour {
        return Err(Refusal::NotYourDeck(card));
    }
    if team.eight.contains(card) {
        return Err(Refusal::AlreadySetAside(card));
    }
    let pick = Pick::One(card);
    Ok(Choice { seat, pick })
}

/// FLIP-ASIDE-5 Instead of a pick, the referee draws the missing cards.
pub(super) fn rest(state: &FlipFootball, seat: Seat) -> Result<Choice, Refusal> {
    if state.phase != Phase::SetAside || state.teams[seat.side()].has_eight() {
        return Err(Refusal::EightComplete); // FLIP-ASIDE-8
    }
    let pick = Pick::Rest;
    Ok(Choice { seat, pick })
}

/// FLIP-ASIDE-6 As its first pick, and only then, a seat may take a ready-made eight.
pub(super) fn ready_made(state: &FlipFootball, seat: Seat, name: Name) -> Result<Choice, Refusal> {
    let team = &state.teams[seat.side()];
    if state.phase != Phase::SetAside || !team.eight.is_empty() {
        return Err(Refusal::PresetTooLate);
    }
    let (_, numbers) = SET_ASIDE_PRESETS
        .iter()
        .find(|(known, _)| *known == name.as_str())
        .ok_or(Refusal::UnknownPreset(name))?;
    let card = |number| Card::new(team.colour, number).expect("an eight names cards of a deck");
    let pick = Pick::ReadyMade(numbers.map(card));
    Ok(Choice { seat, pick })
}

/// FLIP-TIME-4, FLIP-ASIDE-10 The referee draws what a side has not chosen, if anything is missing.
pub(super) fn default(state: &FlipFootball, side: Side) -> Option<Choice> {
    rest(state, Seat::first(side)).ok()
}

/// The cards are set aside. FLIP-ASIDE-4 The seats pick independently; when both have eight, the match kicks off.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { seat, pick }: Choice) {
    match pick {
        Pick::One(card) => set_aside(turn, seat, card),
        Pick::Rest => draw_the_rest(turn, seat),
        Pick::ReadyMade(cards) => {
            for card in cards {
                set_aside(turn, seat, card);
            }
        }
    }
    if Side::ALL
        .into_iter()
        .all(|side| turn.state().teams[side].has_eight())
    {
        preparing::kick_off(turn);
    }
}

/// Draws what is missing to eight. Home's and Away's draws have names of their own.
fn draw_the_rest(turn: &mut Play<'_, impl Log<Event>>, seat: Seat) {
    let team = &turn.state().teams[seat.side()];
    let missing = EIGHT - team.eight.len();
    let mut cards: ArrayVec<Card, DECK> = team.unpicked().collect();
    turn.chance.draw(
        named(seat.side(), "eight-home", "eight-away"),
        &mut cards,
        missing,
    );
    for card in cards.into_iter().take(missing) {
        set_aside(turn, seat, card);
    }
}

fn set_aside(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, card: Card) {
    turn.emit(Event::SetAsidePicked { seat, card });
    if turn.state().teams[seat.side()].has_eight() {
        turn.emit(Event::SetAsideDone { seat });
    }
}

/// How many cards are missing; FLIP-ASIDE-3 not even that is told of another's eight.
pub(super) fn prompt(state: &FlipFootball, viewer: Viewer, is_asked: bool) -> Prompt {
    let (text, clause) = match viewer.seat() {
        Some(seat) if is_asked => {
            let left = EIGHT - state.teams[seat.side()].eight.len();
            let text = Text::new("flip-prompt-set-aside").with("left", left as i32);
            (text, "FLIP-ASIDE-1")
        }
        Some(_) => (Text::new("flip-prompt-set-aside-wait"), "FLIP-ASIDE-3"),
        None => (Text::new("flip-prompt-set-aside-watch"), "FLIP-ASIDE-3"),
    };
    Prompt {
        text,
        clause: Clause(clause),
    }
}
