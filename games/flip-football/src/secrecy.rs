//! Everything that hides: what a viewer may see of an event, what cannot be unseen, and what a seat does not know dealt
//! anew. (What a viewer may see of a state: `look.rs`.)

use engine::{Rng, Seat, Side, Viewer};

use crate::{
    Card, CardSet, Event, FlipFootball,
    options::SetAside,
    phase::Phase,
    state::{EIGHT, Laid, Pack, Team},
};

/// What a viewer may see of an event.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        // FLIP-ASIDE-3, FLIP-INFO-4, FLIP-HAND-9 Only the seat itself.
        Event::SetAsidePicked { seat, .. }
        | Event::HandDealt { seat, .. }
        | Event::CardDrawn { seat, .. } => viewer.is(*seat).then(|| event.clone()),
        // FLIP-PLAY-4 Others see only that the seat has laid.
        Event::HasLaid { seat, .. } if !viewer.is(*seat) => Some(Event::HasLaid {
            seat: *seat,
            card: None,
        }),
        // FLIP-INFO-2 Nobody sees an order.
        Event::PacksShuffled { period, .. } => Some(Event::PacksShuffled {
            period: *period,
            orders: None,
        }),
        // FLIP-INFO-3 All else is public.
        Event::HasLaid { .. }
        | Event::SetAsideDone { .. }
        | Event::KickOff { .. }
        | Event::CardsLaid(_)
        | Event::AttackSuccess { .. }
        | Event::Tackled { .. }
        | Event::Offside { .. }
        | Event::FreeKickAwarded { .. }
        | Event::LongBall { .. }
        | Event::Goal { .. }
        | Event::Saved { .. }
        | Event::Blocked { .. }
        | Event::Missed { .. }
        | Event::Woodwork { .. }
        | Event::Rebound { .. }
        | Event::Corner { .. }
        | Event::PenaltyAwarded { .. }
        | Event::Flip { .. }
        | Event::AttackLost { .. }
        | Event::HalfTime { .. }
        | Event::InjuryTime { .. }
        | Event::ShootOut { .. }
        | Event::FullTime { .. } => Some(event.clone()),
    }
}

/// Whether an event showed what cannot be unseen. FLIP-ASIDE-4 A pick is final, too.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::SetAsidePicked { .. }
        | Event::KickOff { .. }
        | Event::PacksShuffled { .. }
        | Event::HandDealt { .. }
        | Event::CardsLaid(_)
        | Event::CardDrawn { .. }
        | Event::ShootOut { .. }
        | Event::FullTime { .. } => true,
        // What follows from the cards, or tells no card.
        Event::SetAsideDone { .. }
        | Event::HasLaid { .. }
        | Event::AttackSuccess { .. }
        | Event::Tackled { .. }
        | Event::Offside { .. }
        | Event::FreeKickAwarded { .. }
        | Event::LongBall { .. }
        | Event::Goal { .. }
        | Event::Saved { .. }
        | Event::Blocked { .. }
        | Event::Missed { .. }
        | Event::Woodwork { .. }
        | Event::Rebound { .. }
        | Event::Corner { .. }
        | Event::PenaltyAwarded { .. }
        | Event::Flip { .. }
        | Event::AttackLost { .. }
        | Event::HalfTime { .. }
        | Event::InjuryTime { .. } => false,
    }
}

/// A state that the seat cannot tell from this one.
pub(crate) fn redeal(state: &FlipFootball, seat: Seat, rng: &mut Rng) -> FlipFootball {
    let mut dealt = state.clone();
    let rival = seat.side().other();
    match state.phase {
        Phase::SetAside => redeal_eight(state, &mut dealt.teams[rival], rng),
        Phase::Play(_) => {
            redeal_eight(state, &mut dealt.teams[rival], rng);
            for side in Side::ALL {
                let base = state.base(&dealt.teams[side]);
                redeal_pack(&mut dealt.teams[side], base, side == rival, rng);
            }
        }
        Phase::Over => {}
    }
    dealt
}

/// FLIP-INFO-2 The order of the packs, which neither seat knows, is another one; what a seat knows stays.
pub(crate) fn shuffle_packs(state: &FlipFootball, rng: &mut Rng) -> FlipFootball {
    let mut shuffled = state.clone();
    if matches!(state.phase, Phase::Play(_)) {
        for side in Side::ALL {
            redeal_pack(
                &mut shuffled.teams[side],
                state.base(&state.teams[side]),
                false,
                rng,
            );
        }
    }
    shuffled
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
