//! How people find each other: seeks are made and taken, and those who wait are called to a table.

use std::{collections::BTreeMap, time::Duration};

use clubhouse::{OptionValue, OptionValues, Seat, Side};
use store::{MatchId, OfferId, PersonId, StoreError};
use tokio::time::{Instant, sleep};

use super::{
    board,
    pairing::{Pair, Strength, Waiting},
    seeks::OpenSeek,
};
use crate::{
    AppState,
    error::ApiError,
    matches::{Agreed, seat_people},
    messages::{
        club::{Notice, TableName},
        meeting::{NewSeek, Proposal, RatingRange, Seek, Somebody, WantedSide, Wish},
    },
    pace::{Pace, PaceKind, Terms},
    people::sight,
    random, ratings,
    seating::Guest,
    session::now_ms,
};

/// How often it is looked who can play whom, beside whenever somebody comes.
const ROUND: Duration = Duration::from_secs(1);
/// How often challenges are forgotten that nobody has answered.
const EXPIRE_EVERY: Duration = Duration::from_secs(10);
/// How many paces a wish may name.
const PACES_MAX: usize = 8;
/// How long the options of an offer may be: everybody in the lobby reads them.
const OPTIONS_MAX: usize = 2_048;
/// The duty of calling people to tables.
const PAIRING: &str = "pairing";
/// How often a node looks by itself what other nodes have changed on the board.
const LOOK_EVERY: Duration = Duration::from_secs(10);

impl Somebody {
    /// Somebody as others see them who might play this with them.
    pub(super) async fn at(state: &AppState, guest: &Guest, proposal: &Proposal) -> Result<Self, StoreError> {
        let kind = proposal.pace.rated_kind().unwrap_or(PaceKind::Live);
        let ladder = ratings::ladder(&proposal.game, kind);
        Ok(Self {
            name: guest.name.clone(),
            member: guest.member,
            rating: if guest.member {
                sight::shown_rating(&state.store, guest.person, &ladder).await?
            } else {
                None
            },
        })
    }
}

impl Proposal {
    pub(crate) fn terms(&self) -> Terms {
        Terms {
            pace: self.pace,
            rated: self.rated,
            stand_in: self.stand_in,
            curve: self.curve,
        }
    }

    /// Whether somebody may offer this. What is said of the options is then no more than needs be.
    pub(crate) fn check(&mut self, by: &Guest) -> Result<(), ApiError> {
        let game = clubhouse::game(&self.game).ok_or_else(ApiError::no_such_game)?;
        game.seats(&self.options)?;
        self.terms().check(game, &self.options)?;
        self.options = shortened(&self.game, std::mem::take(&mut self.options))?;
        if self.rated && !by.member {
            return Err(ApiError::members_only());
        }
        Ok(())
    }
}

/// The options that differ from the defaults.
fn shortened(game: &str, mut options: OptionValues) -> Result<OptionValues, ApiError> {
    let game = clubhouse::game(game).ok_or_else(ApiError::no_such_game)?;
    for spec in game.option_specs() {
        if options.get(spec.name) == Some(&OptionValue::from(spec.default)) {
            options.remove(spec.name);
        }
    }
    let length: usize = options
        .iter()
        .map(|(name, value)| name.len() + value.to_string().len())
        .sum();
    if length > OPTIONS_MAX {
        return Err(ApiError::too_large());
    }
    Ok(options)
}

/// Puts a seek on the board, unless somebody waits whom it suits: then they play.
pub(crate) async fn make_seek(state: &AppState, by: &Guest, new: NewSeek) -> Result<Seek, ApiError> {
    let mut proposal = new.proposal;
    proposal.check(by)?;
    has_room(state, by.person).await?;
    let id = OfferId::from_random(random::word());
    let stays = matches!(proposal.pace, Pace::Days { .. });
    let seek = Seek {
        id: id.to_string(),
        by: Somebody::at(state, by, &proposal).await?,
        proposal,
        ratings: new.ratings,
        made_ms: now_ms(),
    };
    let open = OpenSeek {
        id,
        person: by.person,
        seek: seek.clone(),
        stays,
    };
    if !state.club.put_seek(open.clone()) {
        return Err(ApiError::too_many_offers());
    }
    if let Err(error) = board::save_seek(state, &open).await {
        state.club.take_seek(id);
        return Err(error.into());
    }
    offer_to_waiting(state, id).await?;
    Ok(seek)
}

/// Takes a seek off the board again.
pub(crate) async fn withdraw_seek(
    state: &AppState,
    person: Option<PersonId>,
    id: OfferId,
) -> Result<(), ApiError> {
    let open = state.club.find_seek(id).ok_or_else(ApiError::offer_gone)?;
    if Some(open.person) != person {
        return Err(ApiError::not_your_offer());
    }
    if !board::take_seek(state, id).await? {
        return Err(ApiError::offer_gone());
    }
    Ok(())
}

/// Takes a seek: of several who try, one has it.
pub(crate) async fn take_seek(state: &AppState, taker: &Guest, id: OfferId) -> Result<MatchId, ApiError> {
    let open = state.club.find_seek(id).ok_or_else(ApiError::offer_gone)?;
    if open.person == taker.person {
        return Err(ApiError::own_offer());
    }
    if open.seek.proposal.rated && !taker.member {
        return Err(ApiError::members_only());
    }
    if let Some(RatingRange { min, max }) = open.seek.ratings {
        let proposal = &open.seek.proposal;
        let kind = proposal.pace.rated_kind().unwrap_or(PaceKind::Live);
        let rating = strength(state, taker.person, &proposal.game, kind).await?.rating;
        if !(f64::from(min)..=f64::from(max)).contains(&rating) {
            return Err(ApiError::not_for_you());
        }
    }
    if state.store.is_blocked(open.person, taker.person).await? {
        return Err(ApiError::not_for_you());
    }
    has_room(state, taker.person).await?;
    if !board::take_seek(state, id).await? {
        return Err(ApiError::offer_gone());
    }
    let taken = open;
    let meeting = Meeting {
        proposal: &taken.seek.proposal,
        people: [taken.person, taker.person],
        listed: true,
    };
    let made = match meeting.seat(state).await {
        Ok(made) => made,
        Err(error) => {
            // It was not the taker's fault, nor need it be that of whoever made it: it may be tried again.
            board::save_seek(state, &taken).await?;
            state.club.put_back(taken);
            return Err(error);
        }
    };
    let table = TableName {
        id: made.to_string(),
        game: taken.seek.proposal.game.clone(),
        opponent: taker.name.clone(),
    };
    state.club.tell(taken.person, Notice::Paired { table });
    Ok(made)
}

/// Somebody wants to play now: they take a seek that suits, or wait.
pub(crate) async fn wish(state: &AppState, by: &Guest, wish: Wish) -> Result<(), ApiError> {
    let mut waiting = waiting(by, wish)?;
    waiting.strength = strength(state, by.person, &waiting.game, PaceKind::Live).await?;
    has_room(state, by.person).await?;
    for id in state.club.seeks_for(&waiting) {
        match take_seek(state, by, id).await {
            Ok(made) => {
                tell_paired(state, by.person, made, &waiting.game).await?;
                return Ok(());
            }
            // Somebody was faster, or it is not for them: there may be another.
            Err(error) if [ApiError::offer_gone(), ApiError::not_for_you()].contains(&error) => {}
            Err(error) => return Err(error),
        }
    }
    wait_on(state, waiting).await
}

/// How strong somebody is at a game by now; of a guest nothing is known.
async fn strength(
    state: &AppState,
    person: PersonId,
    game: &str,
    kind: PaceKind,
) -> Result<Strength, ApiError> {
    let ladder = ratings::ladder(game, kind);
    let kept = state.store.ratings(person).await?;
    let known = kept.into_iter().find(|kept| kept.ladder == ladder);
    let now = ratings::by_now(known.map(|kept| kept.strength), now_ms());
    Ok(Strength {
        rating: now.rating,
        deviation: now.deviation,
    })
}

/// Whom somebody who wants this would like to play.
fn waiting(by: &Guest, wish: Wish) -> Result<Waiting, ApiError> {
    let game = clubhouse::game(&wish.game).ok_or_else(ApiError::no_such_game)?;
    game.seats(&wish.options)?;
    if !(1..=PACES_MAX).contains(&wish.paces.len()) {
        return Err(ApiError::bad_pace(format!("a wish names 1 to {PACES_MAX} paces")));
    }
    for pace in &wish.paces {
        pace.check(game, &wish.options)?;
        if matches!(pace, Pace::Days { .. }) {
            return Err(ApiError::bad_pace("who has days for a decision makes a seek"));
        }
    }
    Ok(Waiting {
        person: by.person,
        rated: wish.rated && by.member && game.is_rated(&wish.options),
        options: shortened(&wish.game, wish.options)?,
        game: wish.game,
        paces: wish.paces,
        strength: Strength::UNKNOWN,
        since: Instant::now(),
    })
}

/// Offers a new seek to those who wait, whoever came first first.
async fn offer_to_waiting(state: &AppState, id: OfferId) -> Result<(), ApiError> {
    let mut asked = Vec::new();
    while let Some(person) = state.club.first_waiting_for(id, &asked) {
        asked.push(person);
        let Some(kept) = state.store.person(person).await? else {
            continue;
        };
        let taker = Guest::from(kept);
        // Whoever is just being called to another table is not asked.
        let Some(waiting) = claim(state, person).await? else {
            continue;
        };
        if let Ok(made) = take_seek(state, &taker, id).await {
            tell_paired(state, person, made, &waiting.game).await?;
            return Ok(());
        }
        wait_on(state, waiting).await?;
    }
    Ok(())
}

/// Takes somebody out of the waiting room for good, unless another node has done so already.
async fn claim(state: &AppState, person: PersonId) -> Result<Option<Waiting>, ApiError> {
    let Some(waiting) = state.club.leave_waiting(person) else {
        return Ok(None);
    };
    let is_first = board::take_wish(state, person).await?;
    Ok(Some(waiting).filter(|_| is_first))
}

/// Somebody waits, or waits on who was called in vain.
async fn wait_on(state: &AppState, waiting: Waiting) -> Result<(), ApiError> {
    let id = board::save_wish(state, &waiting).await?;
    state.club.wait(waiting, id);
    Ok(())
}

/// Keeps the board true, and calls those to a table who can play each other, until the server stops. One node at a time
/// calls; the others only keep their boards.
pub(crate) async fn call_to_tables(state: AppState) {
    let nodes = &state.tables.nodes;
    let (mut expired, mut looked) = (Instant::now(), None);
    loop {
        // Whoever has just begun to wait may have come to another node.
        let is_called = tokio::select! {
            () = state.club.somebody_waits() => true,
            () = sleep(if looked.is_some() { ROUND } else { Duration::ZERO }) => false,
        };
        let is_due = looked.is_none_or(|looked: Instant| is_called || looked.elapsed() >= LOOK_EVERY);
        if looked.is_none() || (is_due && !nodes.is_alone()) {
            looked = Some(Instant::now());
            if let Err(error) = board::catch_up(&state).await {
                tracing::error!(%error, "the seeks that were kept cannot be read");
            }
        }
        if !nodes.hold(PAIRING).await {
            continue;
        }
        state.club.sweep(Instant::now());
        call_round(&state).await;
        if expired.elapsed() >= EXPIRE_EVERY {
            expired = Instant::now();
            super::challenges::forget_expired(&state).await;
        }
    }
}

async fn call_round(state: &AppState) {
    loop {
        let pairs = state.club.call(Instant::now());
        if pairs.is_empty() {
            return;
        }
        for pair in pairs {
            if let Err(error) = seat_pair(state, pair).await {
                tracing::warn!(code = error.code(), "two who were called have no table");
            }
        }
    }
}

/// Seats two who were called, unless one of them wants nothing to do with the other, or has begun too much meanwhile.
async fn seat_pair(state: &AppState, pair: Pair) -> Result<(), ApiError> {
    let Pair { people, pace, rated } = pair;
    let [first, second] = [people[0].person, people[1].person];
    let have_room = [
        has_room(state, first).await.is_ok(),
        has_room(state, second).await.is_ok(),
    ];
    if have_room != [true, true] {
        // Whoever could have played waits on, and keeps their place.
        for (somebody, has_room) in people.into_iter().zip(have_room) {
            if board::take_wish(state, somebody.person).await? && has_room {
                wait_on(state, somebody).await?;
            }
        }
        return Ok(());
    }
    if state.store.is_blocked(first, second).await? {
        state.club.keep_apart(people);
        return Ok(());
    }
    let proposal = Proposal {
        game: people[0].game.clone(),
        options: people[0].options.clone(),
        pace,
        rated,
        stand_in: None,
        curve: false,
        side: WantedSide::Either,
    };
    let meeting = Meeting {
        proposal: &proposal,
        people: [first, second],
        listed: true,
    };
    // Of all nodes that would seat them, one is first.
    let taken = [
        board::take_wish(state, first).await?,
        board::take_wish(state, second).await?,
    ];
    if taken != [true, true] {
        for (somebody, _) in people.into_iter().zip(taken).filter(|(_, is_taken)| *is_taken) {
            wait_on(state, somebody).await?;
        }
        return Ok(());
    }
    let made = meeting.seat(state).await?;
    for person in [first, second] {
        tell_paired(state, person, made, &proposal.game).await?;
    }
    Ok(())
}

/// Two who have agreed to play.
pub(super) struct Meeting<'a> {
    pub(super) proposal: &'a Proposal,
    /// Whoever offered first.
    pub(super) people: [PersonId; 2],
    pub(super) listed: bool,
}

impl Meeting<'_> {
    /// Seats them. What they offer for a visit is then withdrawn.
    pub(super) async fn seat(&self, state: &AppState) -> Result<MatchId, ApiError> {
        let [one, other] = self.people;
        let side = match self.proposal.side {
            WantedSide::Home => Side::Home,
            WantedSide::Away => Side::Away,
            WantedSide::Either if random::word() & 1 == 0 => Side::Home,
            WantedSide::Either => Side::Away,
        };
        let agreed = Agreed {
            game: self.proposal.game.clone(),
            options: self.proposal.options.clone(),
            people: BTreeMap::from([(Seat::first(side), one), (Seat::first(side.other()), other)]),
            terms: self.proposal.terms(),
            listed: self.listed,
        };
        let made = seat_people(state, agreed).await?;
        for person in self.people {
            state.club.goes_to_play(person);
        }
        Ok(made)
    }
}

/// Tells somebody that a table waits for them.
async fn tell_paired(state: &AppState, person: PersonId, made: MatchId, game: &str) -> Result<(), ApiError> {
    let opponent = state
        .tables
        .read(made, move |table| Ok(table.opponent_of(person)))
        .await?;
    let table = TableName {
        id: made.to_string(),
        game: game.to_owned(),
        opponent,
    };
    state.club.tell(person, Notice::Paired { table });
    Ok(())
}

/// Whether somebody may begin another match.
pub(super) async fn has_room(state: &AppState, person: PersonId) -> Result<(), ApiError> {
    if state.store.open_matches(person).await? >= state.open_matches_max {
        return Err(ApiError::too_many_matches());
    }
    Ok(())
}
