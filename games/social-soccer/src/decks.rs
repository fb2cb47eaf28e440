//! Building decks: which clauses a deck breaks, and the figures that a builder shows.

use engine::{Breach, Clause, DeckReport, Decks, OptionRefusal, OptionValues, ReadyDeck, Rng, read_terms};
use serde::{Deserialize, Serialize};

use crate::{
    Banner, CardFiles, CardKind, Deck, Pool, Profile, ProfileName, Rules, SocialSoccer, Stat, TeamValue,
    cards::{CardId, PlayerId},
    options::SPECS,
    pool::pool,
};

/// The options of a match on which decks depend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
struct Terms {
    /// SOCIAL-DECK-4 to SOCIAL-DECK-6 How decks are built.
    deck_profile: ProfileName,
    /// SOCIAL-DECK-10, SOCIAL-DECK-11 Extras in a TEAM.
    extra_limit: u8,
}

impl Decks for SocialSoccer {
    type Pool = Pool;
    type Report = Report;

    fn pool() -> &'static Pool {
        pool()
    }

    fn ready() -> Vec<ReadyDeck> {
        let decks = pool().decks.iter();
        decks
            .map(|ready| ReadyDeck {
                id: &ready.id,
                name: &ready.name,
                kind: ready.profile.word(),
                about: ready.about.clone(),
                text: ready.deck.text(),
            })
            .collect()
    }

    fn check(text: &str, terms: &OptionValues) -> Result<Report, OptionRefusal> {
        let names = ["deck_profile", "extra_limit"];
        let terms: Terms = read_terms(SPECS, &names, Clause("SOCIAL-MATCH-3"), terms)?;
        Ok(check(text, terms.deck_profile, terms.extra_limit))
    }

    fn read_files() -> Option<usize> {
        let pool = Pool::read(&CardFiles::BUILT_IN).expect("a test reads the built-in files");
        Some(pool.cards.len())
    }
}

impl DeckReport for Report {
    fn breaches(&self) -> &[Breach] {
        &self.breaches
    }

    fn text(&self) -> &str {
        &self.text
    }
}

/// What a check of a deck tells.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialDeckReport"))]
pub struct Report {
    /// Whether it can be played.
    pub legal: bool,
    /// Every clause that it breaks.
    pub breaches: Vec<Breach>,
    /// The deck in its short text; empty if it cannot be read.
    pub text: String,
    /// SOCIAL-BAN-2 The banner of its TEAM.
    pub banner: Option<Banner>,
    /// The cards by section, each with its copies.
    pub list: DeckList,
    /// The figures.
    pub figures: Figures,
}

/// The cards of a deck with their copies.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialDeckList"))]
pub struct DeckList {
    /// The players.
    pub team: Vec<PlayerId>,
    /// The cards.
    pub strategy: Vec<Copies>,
}

/// A card and how often it is in a deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialCopies"))]
pub struct Copies {
    /// The card.
    pub card: CardId,
    /// How often.
    pub copies: u8,
}

/// What a builder draws beside a deck.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialDeckFigures"))]
pub struct Figures {
    /// How many cards cost 0, 1, 2 … custody; TWIST cards are not counted.
    pub curve: Vec<u8>,
    /// SUPPORT cards.
    pub support: u8,
    /// MASTERMOVE cards.
    pub mastermove: u8,
    /// TWIST cards that raise ATTACK.
    pub twist_attack: u8,
    /// TWIST cards that raise DEFENCE.
    pub twist_defence: u8,
    /// The sums of the TEAM's values.
    pub custody: u16,
    /// The sum of ATTACK.
    pub attack: u16,
    /// The sum of DEFENCE.
    pub defence: u16,
    /// SOCIAL-DECK-7 Cards of each value, and how many the TEAM allows.
    pub allowances: Vec<Allowance>,
    /// SOCIAL-DECK-9 NEUTRAL cards.
    pub neutral: u8,
}

/// SOCIAL-DECK-7 How far a value's allowance is used.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialAllowance"))]
pub struct Allowance {
    /// The value.
    pub value: TeamValue,
    /// Its players.
    pub players: u8,
    /// Its cards.
    pub cards: u8,
    /// Its cards at most.
    pub allowed: u8,
}

/// Reads a deck: an id, an id without its size (which the profile then gives), or a short text.
///
/// # Errors
/// Every word that cannot stand there.
pub fn find(text: &str, profile: ProfileName) -> Result<Deck, Vec<Breach>> {
    let cards = pool().profile(profile).cards;
    let sized = format!("{}-{cards}", text.trim());
    match pool().decks.iter().find(|ready| ready.id == sized) {
        Some(ready) => Ok(ready.deck.clone()),
        None => Deck::read(text),
    }
}

/// SOCIAL-DECK-14 Checks a deck and tells everything that is wrong with it.
#[must_use]
pub fn check(text: &str, profile: ProfileName, extra_limit: u8) -> Report {
    let (deck, unread) = match find(text, profile) {
        Ok(deck) => (deck, Vec::new()),
        Err(unread) => (Deck::default(), unread),
    };
    if !unread.is_empty() {
        return Report {
            legal: false,
            breaches: unread,
            text: String::new(),
            banner: None,
            list: DeckList::default(),
            figures: Figures::default(),
        };
    }
    let breaches = breaches(&deck, profile, extra_limit);
    Report {
        legal: breaches.is_empty(),
        breaches,
        text: deck.text(),
        banner: banner(&deck.team),
        list: DeckList {
            team: deck.team.clone(),
            strategy: deck
                .strategy
                .chunk_by(PartialEq::eq)
                .map(|copies| Copies {
                    card: copies[0],
                    copies: copies.len() as u8,
                })
                .collect(),
        },
        figures: figures(&deck, pool().profile(profile)),
    }
}

/// The clauses that a deck breaks.
#[must_use]
pub fn breaches(deck: &Deck, profile: ProfileName, extra_limit: u8) -> Vec<Breach> {
    let profile = pool().profile(profile);
    let mut breaches = Vec::new();
    team_size(deck, profile, &mut breaches);
    same_player(deck, &mut breaches);
    extras(deck, extra_limit, &mut breaches);
    strategy_size(deck, profile, &mut breaches);
    copies(deck, profile, &mut breaches);
    allowances(deck, profile, &mut breaches);
    breaches
}

/// SOCIAL-DECK-1 Ten players.
fn team_size(deck: &Deck, profile: &Profile, breaches: &mut Vec<Breach>) {
    let count = deck.team.len();
    if count != usize::from(profile.players) {
        let detail = format!(
            "a TEAM has exactly {} players, this one has {count}",
            profile.players
        );
        breaches.push(Breach::new("SOCIAL-DECK-1", detail));
    }
}

/// SOCIAL-DECK-2, SOCIAL-DECK-11 Each player once; Extras count by their own limit, but not the same card twice.
fn same_player(deck: &Deck, breaches: &mut Vec<Breach>) {
    for (at, player) in deck.team.iter().enumerate() {
        let card = player.card();
        let twin = deck.team[..at].iter().find(|earlier| {
            *earlier == player || (card.value.is_some() && earlier.card().identity == card.identity)
        });
        if twin.is_some() {
            let detail = format!("{} ({player}) is in the TEAM twice", card.name);
            breaches.push(Breach::new("SOCIAL-DECK-2", detail));
        }
    }
}

/// SOCIAL-DECK-10, SOCIAL-DECK-11, SOCIAL-CONTRA-12 The Extras.
fn extras(deck: &Deck, extra_limit: u8, breaches: &mut Vec<Breach>) {
    let count = deck
        .team
        .iter()
        .filter(|player| player.card().value.is_none())
        .count();
    if count > usize::from(extra_limit) {
        let detail = format!("{count} Extras, {extra_limit} allowed");
        breaches.push(Breach::new("SOCIAL-DECK-10", detail));
    }
}

/// The clause of a profile: SOCIAL-DECK-4, SOCIAL-DECK-5 or SOCIAL-DECK-6.
fn profile_clause(profile: ProfileName) -> &'static str {
    match profile {
        ProfileName::Standard30 => "SOCIAL-DECK-4",
        ProfileName::Loose30 => "SOCIAL-DECK-5",
        ProfileName::Intro40 => "SOCIAL-DECK-6",
    }
}

/// The size of the STRATEGY deck.
fn strategy_size(deck: &Deck, profile: &Profile, breaches: &mut Vec<Breach>) {
    let count = deck.strategy.len();
    if count != usize::from(profile.cards) {
        let detail = format!("{count} STRATEGY cards instead of {}", profile.cards);
        breaches.push(Breach::new(profile_clause(profile.name), detail));
    }
}

/// The copies of a card.
fn copies(deck: &Deck, profile: &Profile, breaches: &mut Vec<Breach>) {
    for copies in deck.strategy.chunk_by(PartialEq::eq) {
        if copies.len() > usize::from(profile.copies) {
            let (card, count) = (copies[0], copies.len());
            let detail = format!(
                "{count} copies of {} ({card}), {} allowed",
                card.card().name,
                profile.copies
            );
            breaches.push(Breach::new(profile_clause(profile.name), detail));
        }
    }
}

/// SOCIAL-DECK-7, SOCIAL-DECK-8, SOCIAL-DECK-9, SOCIAL-CONTRA-14 Cards of a value need players of that value; NEUTRAL cards need nobody.
fn allowances(deck: &Deck, profile: &Profile, breaches: &mut Vec<Breach>) {
    for value in TeamValue::ALL {
        let Allowance {
            players,
            cards,
            allowed,
            ..
        } = allowance(deck, profile, value);
        if cards > allowed {
            let detail = format!("{cards} {value} cards, {players} {value} players allow {allowed}");
            breaches.push(Breach::new("SOCIAL-DECK-7", detail));
        }
    }
}

fn allowance(deck: &Deck, profile: &Profile, value: TeamValue) -> Allowance {
    let players = deck
        .team
        .iter()
        .filter(|player| player.card().value == Some(value))
        .count() as u8;
    let cards = deck
        .strategy
        .iter()
        .filter(|card| card.card().value == Some(value))
        .count() as u8;
    Allowance {
        value,
        players,
        cards,
        allowed: players.saturating_mul(profile.per_player),
    }
}

/// SOCIAL-DECK-12 Teams may be mixed. SOCIAL-BAN-1, SOCIAL-BAN-2, SOCIAL-BAN-5 The banner of the values with at least three players.
#[must_use]
pub fn banner(team: &[PlayerId]) -> Option<Banner> {
    let counts = |value| {
        team.iter()
            .filter(|player| player.card().value == Some(value))
            .count()
            >= 3
    };
    match TeamValue::ALL.map(counts) {
        [true, false, false] => Some(Banner::Effort),
        [false, true, false] => Some(Banner::Kindness),
        [false, false, true] => Some(Banner::Empathy),
        [true, true, false] => Some(Banner::Solidarity),
        [true, false, true] => Some(Banner::Respect),
        [false, true, true] => Some(Banner::Trust),
        [true, true, true] => Some(Banner::FairPlay),
        [false, false, false] => None,
    }
}

fn figures(deck: &Deck, profile: &Profile) -> Figures {
    let count =
        |wanted: &dyn Fn(&CardId) -> bool| deck.strategy.iter().filter(|card| wanted(card)).count() as u8;
    let kind = |kind| count(&move |card| card.card().kind == kind);
    let sum = |value: fn(&PlayerId) -> u8| deck.team.iter().map(|player| u16::from(value(player))).sum();
    let dearest = pool()
        .cards
        .iter()
        .map(|card| card.custody_cost)
        .max()
        .unwrap_or(0);
    Figures {
        curve: (0..=dearest)
            .map(|cost| {
                count(&move |card| card.card().custody_cost == cost && card.card().kind != CardKind::Twist)
            })
            .collect(),
        support: kind(CardKind::Support),
        mastermove: kind(CardKind::Mastermove),
        twist_attack: count(&|card| card.card().bonus == Some(Stat::Attack)),
        twist_defence: count(&|card| card.card().bonus == Some(Stat::Defence)),
        custody: sum(|player| player.card().custody),
        attack: sum(|player| player.card().attack),
        defence: sum(|player| player.card().defence),
        allowances: TeamValue::ALL
            .map(|value| allowance(deck, profile, value))
            .to_vec(),
        neutral: count(&|card| card.card().value.is_none()),
    }
}

/// Completes what is known of a deck to a legal one, at random. With a banner given, the TEAM comes to fly it.
pub(crate) fn complete(known: &Deck, banner: Option<&[TeamValue]>, rules: &Rules, rng: &mut Rng) -> Deck {
    let profile = pool().profile(rules.deck_profile);
    let mut deck = known.clone();
    complete_team(&mut deck, banner, profile, rules.extra_limit, rng);
    complete_strategy(&mut deck, profile, rng);
    deck.sort();
    deck
}

/// First the players whom the known cards or the banner need, then anybody who fits.
fn complete_team(
    deck: &mut Deck,
    banner: Option<&[TeamValue]>,
    profile: &Profile,
    extra_limit: u8,
    rng: &mut Rng,
) {
    let mut candidates: Vec<PlayerId> = pool().player_ids().collect();
    rng.shuffle(&mut candidates);
    let flown = |value: TeamValue| banner.is_some_and(|values| values.contains(&value));
    for needed in [true, false] {
        for player in &candidates {
            if deck.team.len() >= usize::from(profile.players) {
                return;
            }
            let fits = match player.card().value {
                None => {
                    let extras = deck
                        .team
                        .iter()
                        .filter(|mate| mate.card().value.is_none())
                        .count();
                    !needed && extras < usize::from(extra_limit) && !deck.team.contains(player)
                }
                Some(value) => {
                    let Allowance {
                        players,
                        cards,
                        allowed,
                        ..
                    } = allowance(deck, profile, value);
                    let twin = |mate: &PlayerId| mate.card().identity == player.card().identity;
                    let wanted = cards > allowed || (flown(value) && players < 3);
                    let spare = banner.is_none() || flown(value) || players < 2;
                    !deck.team.iter().any(twin) && (wanted || (!needed && spare))
                }
            };
            if fits {
                deck.team.push(*player);
            }
        }
    }
}

fn complete_strategy(deck: &mut Deck, profile: &Profile, rng: &mut Rng) {
    let mut candidates: Vec<CardId> = pool()
        .card_ids()
        .flat_map(|card| {
            let held = deck.strategy.iter().filter(|other| **other == card).count();
            std::iter::repeat_n(card, usize::from(profile.copies).saturating_sub(held))
        })
        .collect();
    rng.shuffle(&mut candidates);
    for card in candidates {
        if deck.strategy.len() >= usize::from(profile.cards) {
            return;
        }
        let room = card.card().value.is_none_or(|value| {
            let Allowance { cards, allowed, .. } = allowance(deck, profile, value);
            cards < allowed
        });
        if room {
            deck.strategy.push(card);
        }
    }
}
