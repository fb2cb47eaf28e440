//! Everything that hides: what a viewer sees of an event, what cannot be untold, and what a seat does not know dealt anew.

use engine::{Rng, Seat, Side, Viewer};

use crate::{
    AttackCard, BallCard, BallValue, Balls, Card, DefenceCard, Event, Hand, Move, Phase, Piece, ShotCard,
    SoccerCity,
    board::kick_off_spot,
    deck::{CardId, Pile},
    formations,
    piece::Place,
    rules,
    state::partner,
};

/// CITY-HAND-3, CITY-SET-4, CITY-FACE-4, CITY-FOUR-4 What a viewer may see of an event: drawn cards and secret choices belong
/// to their seat, a line-up to its side until it is shown, a trade to the partners.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
    let own_side = |side: Side| viewer.seat().map(Seat::side) == Some(side);
    let own = |seat: Seat| viewer.seat() == Some(seat);
    match *event {
        Event::LineUpFormation { side, .. } => own_side(side).then_some(*event),
        Event::LineUpPlaced { piece, .. } => own_side(piece.side()).then_some(*event),
        Event::LineUpBrought { on, .. } => own_side(on.side()).then_some(*event),
        Event::Sealed { seat, choice } => Some(Event::Sealed {
            seat,
            choice: choice.filter(|_| own(seat)),
        }),
        Event::CardsDrawn { seat, counts, cards } => Some(Event::CardsDrawn {
            seat,
            counts,
            cards: cards.filter(|_| own(seat)),
        }),
        Event::Traded { side, first, second } => Some(Event::Traded {
            side,
            first: first.filter(|_| own_side(side)),
            second: second.filter(|_| own_side(side)),
        }),
        Event::KickOffDrawn { .. }
        | Event::PeriodBegan { .. }
        | Event::LineUpBegan { .. }
        | Event::SquadPicked { .. }
        | Event::LineUpDone { .. }
        | Event::LineUpShown { .. }
        | Event::Asked { .. }
        | Event::TurnBegan { .. }
        | Event::BallCardPlayed { .. }
        | Event::TacticPlayed { .. }
        | Event::PassPlayed { .. }
        | Event::Received { .. }
        | Event::BallLoose { .. }
        | Event::BallOut { .. }
        | Event::Advanced { .. }
        | Event::ChallengeRolled { .. }
        | Event::ChallengeWon { .. }
        | Event::BallTaken { .. }
        | Event::OffsideGiven { .. }
        | Event::Stepped { .. }
        | Event::FaceOffStarted { .. }
        | Event::Opened {}
        | Event::CardsShown { .. }
        | Event::TackledAgain { .. }
        | Event::Judged { .. }
        | Event::DieThrown { .. }
        | Event::FoulGiven { .. }
        | Event::YellowCard { .. }
        | Event::RedCard { .. }
        | Event::KeeperNamed { .. }
        | Event::FaceOffWon { .. }
        | Event::Swapped { .. }
        | Event::FactorTaken { .. }
        | Event::FactorBegan { .. }
        | Event::FactorEnded { .. }
        | Event::TurnCounted { .. }
        | Event::FactorsRenewed {}
        | Event::ShotTaken { .. }
        | Event::SaveDrawn { .. }
        | Event::ShotEnded { .. }
        | Event::Goal { .. }
        | Event::Cleared { .. }
        | Event::DeckRenewed { .. }
        | Event::Discarded { .. }
        | Event::TurnEnded { .. }
        | Event::ExchangeEnded { .. }
        | Event::PassiveCounted { .. }
        | Event::BallBurned { .. }
        | Event::InjuryTimeBegan {}
        | Event::TimeUp {}
        | Event::PeriodEnded { .. }
        | Event::RestartGiven { .. }
        | Event::Put { .. }
        | Event::Relocated { .. }
        | Event::Substituted { .. }
        | Event::PenaltyShown { .. }
        | Event::TradesAgreed { .. }
        | Event::ShootoutBegan { .. }
        | Event::ShootoutKick { .. }
        | Event::MatchEnded { .. } => Some(*event),
    }
}

/// Whether an event told something that cannot be untold: a roll, a draw, or a secret opened.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::KickOffDrawn { .. }
            | Event::LineUpShown { .. }
            | Event::ChallengeRolled { .. }
            | Event::Opened {}
            | Event::CardsShown { .. }
            | Event::DieThrown { .. }
            | Event::FactorTaken { .. }
            | Event::ShotTaken { .. }
            | Event::SaveDrawn { .. }
            | Event::CardsDrawn { .. }
            | Event::Discarded { .. }
            | Event::BallBurned { .. }
            | Event::PenaltyShown { .. }
            | Event::Traded { .. }
            | Event::ShootoutKick { .. }
            | Event::PeriodEnded { .. }
            | Event::MatchEnded { .. }
    )
}

/// A state that the seat cannot tell from this one: other hands, secret choices, and a line-up that is not shown.
pub(crate) fn redeal(state: &SoccerCity, seat: Seat, rng: &mut Rng) -> SoccerCity {
    let mut dealt = state.clone();
    if matches!(state.phase, Phase::Over {}) {
        return dealt;
    }
    deal_hands(state, &mut dealt, seat, rng);
    if matches!(state.phase, Phase::LineUp { .. }) {
        deal_line_up(&mut dealt, seat.side().other(), rng);
    }
    for other in state.seats().filter(|other| *other != seat) {
        if let Some(choice) = state.sealed[other as usize] {
            dealt.sealed[other as usize] = Some(seal(&dealt, other, choice, rng));
        }
    }
    dealt
}

/// What a seat knows of another's hand: CITY-FOUR-7 the cards that it gave to its partner.
fn known(state: &SoccerCity, seat: Seat, of: Seat) -> Hand {
    if of == partner(seat) {
        state.known[of as usize]
    } else {
        Hand::default()
    }
}

/// CITY-HAND-3 Hand sizes and discards are public: what is left is spread over the other hands and the decks.
fn deal_hands(state: &SoccerCity, dealt: &mut SoccerCity, seat: Seat, rng: &mut Rng) {
    let others: Vec<Seat> = state.seats().filter(|other| *other != seat).collect();
    deal_pile(
        state,
        dealt,
        &others,
        seat,
        |hand| &mut hand.attack,
        |state| &mut state.attack_deck,
        rng,
    );
    deal_pile(
        state,
        dealt,
        &others,
        seat,
        |hand| &mut hand.defence,
        |state| &mut state.defence_deck,
        rng,
    );
    deal_pile(
        state,
        dealt,
        &others,
        seat,
        |hand| &mut hand.shot,
        |state| &mut state.shot_deck,
        rng,
    );
    deal_balls(state, dealt, &others, seat, rng);
}

fn deal_pile<C: CardId>(
    state: &SoccerCity,
    dealt: &mut SoccerCity,
    others: &[Seat],
    seat: Seat,
    of_hand: fn(&mut Hand) -> &mut Pile<C>,
    deck: fn(&mut SoccerCity) -> &mut Pile<C>,
    rng: &mut Rng,
) {
    let mut unknown = *deck(dealt);
    for other in others {
        let mut sure = known(state, seat, *other);
        unknown = unknown.with(of_hand(&mut dealt.hands[*other as usize]).without(*of_hand(&mut sure)));
    }
    let mut cards: Vec<C> = unknown.iter().collect();
    rng.shuffle(&mut cards);
    for other in others {
        let mut sure = known(state, seat, *other);
        let sure = *of_hand(&mut sure);
        let hand = of_hand(&mut dealt.hands[*other as usize]);
        let missing = usize::from(hand.len() - sure.len());
        *hand = sure.with(cards.drain(..missing).collect());
    }
    *deck(dealt) = cards.into_iter().collect();
}

fn deal_balls(state: &SoccerCity, dealt: &mut SoccerCity, others: &[Seat], seat: Seat, rng: &mut Rng) {
    let mut all = dealt.ball_deck;
    let unsure = |other: Seat| {
        let (mut balls, sure) = (state.hand(other).ball, known(state, seat, other).ball);
        for card in BallCard::ALL {
            balls.take(card, sure.of(card));
        }
        (balls, sure)
    };
    for other in others {
        for card in unsure(*other).0.iter() {
            all.add(card, 1);
        }
    }
    let mut cards: Vec<BallCard> = all.iter().collect();
    rng.shuffle(&mut cards);
    for other in others {
        let (hidden, sure) = unsure(*other);
        let mut balls = sure;
        for card in cards.drain(..usize::from(hidden.len())) {
            balls.add(card, 1);
        }
        dealt.hands[*other as usize].ball = balls;
    }
    dealt.ball_deck = Balls::default();
    for card in cards {
        dealt.ball_deck.add(card, 1);
    }
}

/// CITY-SET-4 The other side's line-up is hidden, and so are its changes since it began: it stands in some formation.
fn deal_line_up(dealt: &mut SoccerCity, side: Side, rng: &mut Rng) {
    let Phase::LineUp { kicker, first, done } = dealt.phase else {
        return;
    };
    let before = dealt.before_line_up;
    dealt.keepers[side] = before.keepers[side];
    dealt.substituted[side] = before.substituted[side];
    let formation = *rng.one_of(&formations::PRESETS);
    for piece in Piece::of(side) {
        let plays = if first && done[side] {
            formations::picks(formation, piece.number())
        } else {
            before.fielded.contains(piece)
        };
        let place = if plays {
            Place::Waiting
        } else if before.retired.contains(piece) {
            Place::TakenOff
        } else if dealt.places[piece.index()] == Place::SentOff {
            Place::SentOff
        } else {
            Place::Bench
        };
        dealt.put(piece, place);
    }
    if done[side] {
        let playing: Vec<Piece> = Piece::of(side)
            .filter(|piece| dealt.places[piece.index()] == Place::Waiting)
            .collect();
        let spot = (kicker == side).then_some(kick_off_spot(side));
        for (piece, to) in formations::assign(formation, side, dealt.keepers[side], playing.into_iter(), spot)
        {
            dealt.put(piece, Place::On(to));
        }
    }
}

/// Another choice of the same kind from the hand that was dealt.
fn seal(dealt: &SoccerCity, seat: Seat, choice: Move, rng: &mut Rng) -> Move {
    if let Move::Play { card } = choice {
        return Move::Play {
            card: another(dealt.hand(seat), card, rng),
        };
    }
    if let Move::Give { card } = choice {
        return Move::Give {
            card: another(dealt.hand(seat), card, rng),
        };
    }
    if let Move::Aim { .. } = choice {
        return Move::Aim {
            value: *rng.one_of(&BallValue::ALL),
        };
    }
    // A Discard, or none: which one is not known either.
    rules::sample(dealt, seat, rng)
}

/// A card of the same deck from a hand.
fn another(hand: &Hand, card: Card, rng: &mut Rng) -> Card {
    match card {
        Card::Attack(_) => Card::Attack(any::<AttackCard>(hand.attack, rng)),
        Card::Defence(_) => Card::Defence(any::<DefenceCard>(hand.defence, rng)),
        Card::Shot(_) => Card::Shot(any::<ShotCard>(hand.shot, rng)),
        Card::Ball(_) => {
            let cards: Vec<BallCard> = hand.ball.iter().collect();
            Card::Ball(*rng.one_of(&cards))
        }
    }
}

fn any<C: CardId>(pile: Pile<C>, rng: &mut Rng) -> C {
    let cards: Vec<C> = pile.iter().collect();
    *rng.one_of(&cards)
}
