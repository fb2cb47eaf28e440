//! Who sees what of an event, what cannot be untold, and dealing anew what a seat does not know (HID).

use engine::{Rng, Side, Viewer};

use crate::{
    CardId, Deck, Event, Line, Phase, PlayerId, SocialSoccer, TeamValue, decks, pool,
    rules::{asked, card::can_answer},
    state::{Card, Stage, Team},
};

/// What a viewer sees of an event: what is hidden from it stands as nothing.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    let hidden_from = |side: Side| viewer.seat().is_none_or(|seat| seat.side() != side);
    let mut seen = event.clone();
    match &mut seen {
        // Decks are secret, unless they were agreed openly.
        Event::DeckBrought { side, secret, deck } => hide(deck, *secret && hidden_from(*side)),
        // SOCIAL-SETUP-1, SOCIAL-SETUP-3 Players are laid out face down.
        Event::PlayersDealt { side, players } => hide(players, hidden_from(*side)),
        Event::PlayerDeployed { side, player, .. } => hide(player, hidden_from(*side)),
        // SOCIAL-HID-2 Nobody knows the order of a deck.
        Event::DeckShuffled { cards, .. } | Event::DeckReshuffled { cards, .. } => hide(cards, true),
        // SOCIAL-HID-1 A hand is seen by its owner only.
        Event::CardDrawn { side, card } => hide(card, hidden_from(*side)),
        // SOCIAL-HID-4 What is seen belongs to the one who asked.
        Event::HandSeen { side, cards, .. } => hide(cards, hidden_from(side.other())),
        Event::CardsScried { side, cards, .. } => hide(cards, hidden_from(*side)),
        Event::GameStarted { .. }
        | Event::BallGiven { .. }
        | Event::FieldTurnedUp {}
        | Event::RoundStarted { .. }
        | Event::PlayersRecovered {}
        | Event::Rotated {}
        | Event::CustodyCounted { .. }
        | Event::Asked { .. }
        | Event::BallAssigned { .. }
        | Event::CardPlayed { .. }
        | Event::PlayerTired { .. }
        | Event::PlayerExhausted { .. }
        | Event::PlayerFresh { .. }
        | Event::PlayerRested { .. }
        | Event::PassAnnounced { .. }
        | Event::PassCompleted { .. }
        | Event::ShotDeclared { .. }
        | Event::LetGo { .. }
        | Event::CardResolving { .. }
        | Event::TargetChosen { .. }
        | Event::ValueChanged { .. }
        | Event::KeeperChanged { .. }
        | Event::MarkLaid { .. }
        | Event::RuleLaid { .. }
        | Event::KeeperReady { .. }
        | Event::BallMoved { .. }
        | Event::Substituted { .. }
        | Event::SlotsSwapped { .. }
        | Event::CustodyChanged { .. }
        | Event::CardKept { .. }
        | Event::CardBottomed { .. }
        | Event::CardDiscarded { .. }
        | Event::CardReturned { .. }
        | Event::CardCancelled { .. }
        | Event::StepIdle { .. }
        | Event::StepDone {}
        | Event::CardResolved { .. }
        | Event::PerkUsed { .. }
        | Event::PerkDone { .. }
        | Event::ShotComes { .. }
        | Event::InterceptDeclared { .. }
        | Event::SecondDeclared { .. }
        | Event::NobodyBlocks { .. }
        | Event::KeeperBlocks { .. }
        | Event::TwistDiscarded { .. }
        | Event::DuelDecided { .. }
        | Event::PossessionChanged { .. }
        | Event::OutletPlayed { .. }
        | Event::Goal { .. }
        | Event::GoalCardRevealed { .. }
        | Event::GoalCardLaid { .. }
        | Event::RoundEnded { .. }
        | Event::Resigned { .. }
        | Event::GameEnded { .. }
        | Event::MatchEnded { .. } => {}
    }
    seen
}

fn hide<T>(thing: &mut Option<T>, hidden: bool) {
    if hidden {
        *thing = None;
    }
}

/// Whether an event told somebody something that cannot be untold.
pub(crate) fn reveals(event: &Event) -> bool {
    match event {
        Event::DeckBrought { .. }
        | Event::PlayersDealt { .. }
        | Event::DeckShuffled { .. }
        | Event::BallGiven { .. }
        | Event::FieldTurnedUp {}
        | Event::Rotated {}
        | Event::CardDrawn { .. }
        | Event::DeckReshuffled { .. }
        | Event::CardPlayed { .. }
        | Event::Substituted { .. }
        | Event::HandSeen { .. }
        | Event::CardsScried { .. }
        | Event::CardDiscarded { .. }
        | Event::TwistDiscarded { .. }
        | Event::GoalCardRevealed { .. }
        | Event::GameEnded { .. }
        | Event::MatchEnded { .. } => true,
        // SOCIAL-STACK-13 Who is asked here may hold a card to answer with.
        Event::Asked { phase } => matches!(
            phase,
            Phase::Response { .. } | Phase::Duel { .. } | Phase::DeadBall {}
        ),
        // SOCIAL-HID-3 Who is named on the bench may have been face down until then.
        Event::TargetChosen { who, .. } => who.slot.line() == Line::Bench,
        Event::GameStarted { .. }
        | Event::PlayerDeployed { .. }
        | Event::RoundStarted { .. }
        | Event::PlayersRecovered {}
        | Event::CustodyCounted { .. }
        | Event::BallAssigned { .. }
        | Event::PlayerTired { .. }
        | Event::PlayerExhausted { .. }
        | Event::PlayerFresh { .. }
        | Event::PlayerRested { .. }
        | Event::PassAnnounced { .. }
        | Event::PassCompleted { .. }
        | Event::ShotDeclared { .. }
        | Event::LetGo { .. }
        | Event::CardResolving { .. }
        | Event::ValueChanged { .. }
        | Event::KeeperChanged { .. }
        | Event::MarkLaid { .. }
        | Event::RuleLaid { .. }
        | Event::KeeperReady { .. }
        | Event::BallMoved { .. }
        | Event::SlotsSwapped { .. }
        | Event::CustodyChanged { .. }
        | Event::CardKept { .. }
        | Event::CardBottomed { .. }
        | Event::CardReturned { .. }
        | Event::CardCancelled { .. }
        | Event::StepIdle { .. }
        | Event::StepDone {}
        | Event::CardResolved { .. }
        | Event::PerkUsed { .. }
        | Event::PerkDone { .. }
        | Event::ShotComes { .. }
        | Event::InterceptDeclared { .. }
        | Event::SecondDeclared { .. }
        | Event::NobodyBlocks { .. }
        | Event::KeeperBlocks { .. }
        | Event::DuelDecided { .. }
        | Event::PossessionChanged { .. }
        | Event::OutletPlayed { .. }
        | Event::Goal { .. }
        | Event::GoalCardLaid { .. }
        | Event::RoundEnded { .. }
        | Event::Resigned { .. } => false,
    }
}

/// A state that the side cannot tell from this one. What it has seen stays: peeked and returned cards of the opposing hand,
/// scried cards of its own deck, cards and players that have been public before.
pub(crate) fn redeal(state: &SocialSoccer, side: Side, rng: &mut Rng) -> SocialSoccer {
    let mut dealt = *state;
    if state.stage == Stage::Over {
        return dealt;
    }
    shuffle_own_deck(&mut dealt.teams[side], rng);
    let rival = side.other();
    if !state.teams[rival].ready || state.teams[rival].roster.is_empty() {
        return dealt;
    }
    if state.teams[rival].secret {
        invent_deck(&mut dealt, rival, rng);
    }
    deal_slots(&mut dealt.teams[rival], rng);
    for _ in 0..TRIES {
        deal_cards(&mut dealt.teams[rival], rng);
        if could_answer(&dealt, rival) {
            break;
        }
    }
    dealt
}

/// SOCIAL-HID-2 The order of the decks, as far as nobody knows it, is another one; what a seat knows stays.
pub(crate) fn shuffle_decks(state: &SocialSoccer, rng: &mut Rng) -> SocialSoccer {
    let mut shuffled = *state;
    if state.stage != Stage::Over {
        for side in Side::ALL {
            shuffle_own_deck(&mut shuffled.teams[side], rng);
        }
    }
    shuffled
}

/// How often a hand is dealt again that could not have been asked.
const TRIES: usize = 20;

/// SOCIAL-HID-2 The order of the own deck is unknown, except for what SCRY has shown.
fn shuffle_own_deck(team: &mut Team, rng: &mut Rng) {
    let mut unknown: Vec<Card> = team.deck.iter().copied().filter(|card| !card.scried).collect();
    // What is dealt must not depend on how the cards lay.
    unknown.sort_by_key(|card| (card.id, card.seen, card.known));
    rng.shuffle(&mut unknown);
    let mut unknown = unknown.into_iter();
    for place in team.deck.iter_mut().filter(|card| !card.scried) {
        if let Some(card) = unknown.next() {
            *place = card;
        }
    }
}

/// A deck that only its coach knows: cards and players that were never seen can be any that make it legal.
fn invent_deck(state: &mut SocialSoccer, rival: Side, rng: &mut Rng) {
    let team = &state.teams[rival];
    let met = team.roster.iter().zip(team.met);
    let mut known = Deck {
        team: met.filter(|(_, met)| *met).map(|(player, _)| *player).collect(),
        strategy: state
            .cards_of(rival)
            .filter(|card| card.seen)
            .map(|card| card.id)
            .collect(),
    };
    known.strategy.sort_unstable();
    // SOCIAL-BAN-4 With perks everybody knows the banner.
    let values = team
        .banner
        .map_or(&[][..], |banner| &pool().banner(banner).values[..]);
    let flown: Option<&[TeamValue]> = state.rules.banner_perks.is_on().then_some(values);
    let invented = decks::complete(&known, flown, &state.rules, rng);
    let players = without(&invented.team, &known.team);
    let cards = without(&invented.strategy, &known.strategy);
    rename_players(&mut state.teams[rival], &invented.team, players);
    rename_cards(&mut state.teams[rival], &invented.strategy, cards);
}

/// The items of a list without those of another.
fn without<T: PartialEq + Copy>(list: &[T], other: &[T]) -> Vec<T> {
    let mut rest = list.to_vec();
    for item in other {
        if let Some(at) = rest.iter().position(|held| held == item) {
            rest.swap_remove(at);
        }
    }
    rest
}

/// Players who were never met get other names.
fn rename_players(team: &mut Team, roster: &[PlayerId], mut names: Vec<PlayerId>) {
    let met: Vec<PlayerId> = met_players(team);
    for player in team.players.iter_mut().flatten() {
        if !met.contains(&player.id)
            && let Some(name) = names.pop()
        {
            *player = player.renamed(name);
        }
    }
    let tirings: Vec<(PlayerId, u8)> = team.roster.iter().copied().zip(team.tirings).collect();
    team.roster = roster.iter().copied().collect();
    for (at, player) in roster.iter().enumerate().take(10) {
        team.met[at] = met.contains(player);
        let before = tirings.iter().find(|(id, _)| id == player);
        team.tirings[at] = before.map_or(0, |(_, times)| *times);
    }
    team.banner = decks::banner(&team.roster);
}

fn met_players(team: &Team) -> Vec<PlayerId> {
    let met = team.roster.iter().zip(team.met);
    met.filter(|(_, met)| *met).map(|(player, _)| *player).collect()
}

/// Cards that were never seen get other faces.
fn rename_cards(team: &mut Team, strategy: &[CardId], mut faces: Vec<CardId>) {
    for card in team
        .deck
        .iter_mut()
        .chain(team.hand.iter_mut())
        .filter(|card| !card.seen)
    {
        if let Some(face) = faces.pop() {
            card.id = face;
        }
    }
    team.strategy = strategy.iter().copied().collect();
}

/// SOCIAL-HID-3, SOCIAL-SETUP-3 Any player who is not turned up may lie on any covered slot, or wait for one.
fn deal_slots(team: &mut Team, rng: &mut Rng) {
    let mut covered: Vec<PlayerId> = team
        .players
        .iter()
        .flatten()
        .filter(|player| !player.shown)
        .map(|player| player.id)
        .chain(team.undeployed())
        .collect();
    covered.sort_unstable();
    rng.shuffle(&mut covered);
    let mut covered = covered.into_iter();
    for player in team.players.iter_mut().flatten().filter(|player| !player.shown) {
        if let Some(id) = covered.next() {
            *player = player.renamed(id);
        }
    }
}

/// SOCIAL-HID-1, SOCIAL-HID-2 The rival's hand and deck, but for the cards that are known to be in the hand.
fn deal_cards(team: &mut Team, rng: &mut Rng) {
    let mut unknown: Vec<(CardId, bool)> = team
        .deck
        .iter()
        .chain(team.hand.iter().filter(|card| !card.known))
        .map(|card| (card.id, card.seen))
        .collect();
    unknown.sort_unstable();
    rng.shuffle(&mut unknown);
    let mut unknown = unknown.into_iter();
    let places = team
        .deck
        .iter_mut()
        .chain(team.hand.iter_mut().filter(|card| !card.known));
    for place in places {
        if let Some((id, seen)) = unknown.next() {
            place.id = id;
            place.seen = seen;
        }
    }
}

/// SOCIAL-STACK-13 With `auto_let` on a coach who is asked for a card has one to play.
fn could_answer(state: &SocialSoccer, side: Side) -> bool {
    let asked = asked(state)[side] && state.phase != (Phase::Action {});
    let Some(window) = state.phase.window().filter(|_| asked) else {
        return true;
    };
    !state.rules.auto_let.is_on() || can_answer(state, side, window)
}
