//! Dealing anew what a seat does not know.

use engine::{Rng, Seat, Side};

use crate::{
    Card, CardSet, FlipFootball,
    options::SetAside,
    state::{EIGHT, Laid, Pack, Phase, Team},
};

/// A state that the seat cannot tell from this one.
pub(crate) fn redeal(state: &FlipFootball, seat: Seat, rng: &mut Rng) -> FlipFootball {
    let mut dealt = state.clone();
    if state.phase == Phase::Over {
        return dealt;
    }
    let rival = seat.side().other();
    redeal_eight(state, &mut dealt.teams[rival], rng);
    if matches!(state.phase, Phase::Play(_)) {
        for side in Side::ALL {
            let base = state.base(&dealt.teams[side]);
            redeal_pack(&mut dealt.teams[side], base, side == rival, rng);
        }
    }
    dealt
}

/// FLIP-INFO-4 The rival's eight, but for what has been seen of them: a card seen in a half is none of them, a card
/// seen in injury time is. FLIP-ASIDE-3 While it is choosing, not even the number of its picks is known.
fn redeal_eight(state: &FlipFootball, team: &mut Team, rng: &mut Rng) {
    let choosing = state.phase == Phase::SetAside && !team.has_eight();
    if choosing && state.options.set_aside == SetAside::Random {
        return;
    }
    let count = if choosing {
        rng.below(EIGHT as u32) as usize
    } else {
        EIGHT
    };
    let known = team.seen_eight;
    let mut unknown: Vec<Card> = CardSet::ALL
        .without(team.seen_main)
        .without(known)
        .cards(team.colour)
        .collect();
    let missing = count.saturating_sub(known.len());
    rng.draw(&mut unknown, missing);
    team.eight = known.union(unknown.into_iter().take(missing).collect());
}

/// FLIP-INFO-2 The order of a pack, and which cards rest, are hidden from both seats; FLIP-HAND-9 a rival's hand too.
fn redeal_pack(team: &mut Team, base: CardSet, is_rival: bool, rng: &mut Rng) {
    let held: CardSet = if is_rival {
        CardSet::NONE
    } else {
        team.hand.iter().copied().collect()
    };
    let mut unknown: Vec<Card> = base
        .without(team.played)
        .without(held)
        .cards(team.colour)
        .collect();
    rng.shuffle(&mut unknown);
    if is_rival {
        let count = team.hand.len();
        team.hand.clear();
        team.hand.extend(unknown.drain(..count.min(unknown.len())));
        if let Laid::FromHand(_) = team.laid {
            // FLIP-HAND-4 Any card of its hand may be the sealed one.
            team.laid = Laid::FromHand(*rng.one_of(&team.hand));
        }
    }
    unknown.truncate(team.pack.len());
    team.pack = Pack::of(&unknown);
}
