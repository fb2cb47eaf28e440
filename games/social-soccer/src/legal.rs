//! Listing and sampling legal choices.

use engine::{Moves, Rng, Seat, Side};

use crate::{
    Deck, Move, Phase, Slot, SocialSoccer, decks, pool,
    rules::{
        card::{playable, twists},
        effects::pile,
        only,
    },
    table::{Window, kinds},
};

/// Every choice of a side that is asked, but for the deck that it may bring and for giving up.
fn each(state: &SocialSoccer, side: Side, mut offer: impl FnMut(Move)) {
    let team = &state.teams[side];
    match state.phase {
        Phase::Running {} | Phase::Over {} | Phase::Bring {} => {}
        Phase::Deploy {} => {
            for player in team.undeployed() {
                for slot in Slot::ALL.into_iter().filter(|slot| team.player(*slot).is_none()) {
                    offer(Move::Deploy { player, slot });
                }
            }
        }
        Phase::FirstBall { .. } => {
            for side in Side::ALL {
                offer(Move::FirstBall { side });
            }
        }
        Phase::AssignBall {} => team.receivers().for_each(|slot| offer(Move::Assign { slot })),
        Phase::Action {} => actions(state, side).for_each(offer),
        Phase::DeadBall {} => {
            playable(state, side, Window::Open).for_each(|card| offer(Move::Play { card }));
            offer(Move::Yield {});
        }
        Phase::PayTire { .. } => {
            let fresh = team.field().filter(|(_, player)| player.is_fresh());
            fresh.for_each(|(slot, _)| offer(Move::Tire { slot }));
        }
        Phase::Response { .. } => {
            playable(state, side, Window::Answer).for_each(|card| offer(Move::Play { card }));
            offer(Move::Let {});
        }
        Phase::Block {} | Phase::SecondBlock {} => {
            state.interceptors().for_each(|slot| offer(Move::Block { slot }));
            offer(Move::NoBlock {});
        }
        Phase::Duel { .. } => {
            twists(state, side, Window::Duel).for_each(|card| offer(Move::Twist { card }));
            playable(state, side, Window::Duel).for_each(|card| offer(Move::Play { card }));
            offer(Move::Let {});
        }
        Phase::Outlet {} => state
            .outlet_targets()
            .for_each(|slot| offer(Move::Outlet { slot })),
        Phase::Target { .. } => {
            let candidates = state.candidates();
            candidates
                .iter(side)
                .for_each(|(side, slot)| offer(Move::Target { side, slot }));
        }
        Phase::PickCard { from, .. } => {
            if let Some(resolving) = state.resolving {
                kinds(pile(state, &resolving, from)).for_each(|card| offer(Move::Pick { card }));
            }
        }
        Phase::Scry { .. } => {
            offer(Move::Keep {});
            offer(Move::Bottom {});
        }
        Phase::HandLimit { .. } => kinds(team.held()).for_each(|card| offer(Move::Discard { card })),
    }
}

/// SOCIAL-ACT-1 Play a card, PASS, SHOOT.
fn actions(state: &SocialSoccer, side: Side) -> impl Iterator<Item = Move> {
    let cards = playable(state, side, Window::Open).map(|card| Move::Play { card });
    let passes = state.pass_targets().map(|slot| Move::Pass { slot });
    let shot = state.may_shoot().then_some(Move::Shoot {});
    cards.chain(passes).chain(shot)
}

/// SOCIAL-STACK-14 The only legal action, if there is just one. With `auto_let` off a coach who holds cards is asked all the
/// same, so that nothing is told about them.
pub(crate) fn only_action(state: &SocialSoccer) -> Option<Move> {
    let side = state.possession;
    if !state.rules.auto_let.is_on() && !state.teams[side].hand.is_empty() {
        return None;
    }
    only(actions(state, side))
}

/// The first choice.
pub(crate) fn first(state: &SocialSoccer, side: Side) -> Option<Move> {
    let mut first = None;
    each(state, side, |mv| {
        first.get_or_insert(mv);
    });
    first
}

/// All choices of a seat. SOCIAL-AIM-7 Giving up is always the last.
pub(crate) fn list(state: &SocialSoccer, seat: Seat) -> Moves<Move> {
    let side = seat.side();
    let is_asked = state.who_acts().seats().contains(seat);
    if !is_asked {
        return Moves::Listed(Vec::new());
    }
    if state.phase == (Phase::Bring {}) {
        return Moves::Open;
    }
    let mut moves = Vec::new();
    each(state, side, |mv| moves.push(mv));
    moves.push(Move::Resign {});
    Moves::Listed(moves)
}

/// One choice in so many that a random coach makes gives the game up.
const RESIGNS_ONCE_IN: u32 = 1 << 16;

/// One choice, each equally likely but for giving up, which is rare.
pub(crate) fn sample(state: &SocialSoccer, side: Side, rng: &mut Rng) -> Move {
    if state.phase == (Phase::Bring {}) {
        let deck = sample_deck(state, rng);
        return Move::Bring { deck: Box::new(deck) };
    }
    let mut count = 0;
    each(state, side, |_| count += 1);
    let at = rng.below(count * RESIGNS_ONCE_IN);
    if at == 0 {
        return Move::Resign {};
    }
    let mut skip = at / RESIGNS_ONCE_IN;
    let mut sampled = None;
    each(state, side, |mv| {
        if skip == 0 && sampled.is_none() {
            sampled = Some(mv);
        } else {
            skip = skip.saturating_sub(1);
        }
    });
    sampled.expect("an open question has a choice")
}

/// A ready-made deck, or one of random cards.
fn sample_deck(state: &SocialSoccer, rng: &mut Rng) -> Deck {
    let rules = &state.rules;
    let legal = |deck: &Deck| decks::breaches(deck, rules.deck_profile, rules.extra_limit).is_empty();
    let ready: Vec<&Deck> = pool()
        .decks
        .iter()
        .map(|ready| &ready.deck)
        .filter(|deck| legal(deck))
        .collect();
    if !ready.is_empty() && rng.below(2) == 0 {
        return (*rng.one_of(&ready)).clone();
    }
    decks::complete(&Deck::default(), None, rules, rng)
}
