//! Reading the data files. What is wrong is rejected with file, line and reason.

use super::{BannerCard, Pool, Profile, ReadyDeck, rows};
use crate::{
    cards::{CardKind, PlayerCard, PlayerId, Stat, StrategyCard, TeamValue, Timing},
    deck::Deck,
    effect::{Duration, Operation, Step, StepWords, Target, Trigger},
};

/// Why a data file is rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}, line {line}: {reason}")]
pub struct CardFileError {
    /// The file.
    pub file: String,
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// The texts of the data files.
#[derive(Clone, Copy, Debug)]
pub struct CardFiles<'a> {
    /// `players.csv`
    pub players: &'a str,
    /// `cards.csv`
    pub cards: &'a str,
    /// `effects.csv`
    pub effects: &'a str,
    /// `banners.csv`
    pub banners: &'a str,
    /// `profiles.csv`
    pub profiles: &'a str,
    /// `deck_index.csv`
    pub deck_index: &'a str,
    /// `decks.csv`
    pub decks: &'a str,
    /// `line_ups.csv`
    pub line_ups: &'a str,
}

impl CardFiles<'static> {
    /// The files of the box.
    pub const BUILT_IN: Self = Self {
        players: include_str!("../../data/players.csv"),
        cards: include_str!("../../data/cards.csv"),
        effects: include_str!("../../data/effects.csv"),
        banners: include_str!("../../data/banners.csv"),
        profiles: include_str!("../../data/profiles.csv"),
        deck_index: include_str!("../../data/deck_index.csv"),
        decks: include_str!("../../data/decks.csv"),
        line_ups: include_str!("../../data/line_ups.csv"),
    };
}

/// The most cards of a kind that a pool can name: sets of cards are kept as bits.
const CARDS_MAX: usize = 128;

impl Pool {
    /// Reads a pool. An unknown word, an impossible target, a wrong cost or an unknown id is rejected.
    ///
    /// # Errors
    /// The first thing that is wrong, with its file and line.
    pub fn read(files: &CardFiles<'_>) -> Result<Self, CardFileError> {
        let mut pool = Self {
            players: read_players(files.players)?,
            cards: read_cards(files.cards)?,
            banners: read_banners(files.banners)?,
            profiles: read_profiles(files.profiles)?,
            decks: Vec::new(),
            line_ups: Vec::new(),
        };
        pool.read_effects(files.effects)?;
        pool.verify_cards(files.cards)?;
        pool.read_decks(files.deck_index, files.decks)?;
        pool.read_line_ups(files.line_ups)?;
        Ok(pool)
    }

    fn read_effects(&mut self, text: &str) -> Result<(), CardFileError> {
        const FILE: &str = "effects.csv";
        const COLUMNS: &[&str] = &[
            "card_id",
            "step",
            "trigger",
            "condition",
            "operation",
            "target",
            "amount",
            "per",
            "max",
            "duration",
        ];
        for row in table(FILE, text, COLUMNS)? {
            let wrong = |reason: String| error(FILE, row.line, reason);
            let id = row.get(0);
            let card = self
                .card(id)
                .ok_or_else(|| wrong(format!("there is no card `{id}`")))?;
            let step = Step::read(&StepWords {
                trigger: row.get(2),
                condition: row.get(3),
                operation: row.get(4),
                target: row.get(5),
                amount: row.get(6),
                per: row.get(7),
                max: row.get(8),
                duration: row.get(9),
            })
            .map_err(wrong)?;
            let card = &mut self.cards[usize::from(card.0)];
            verify_step(card, &step, row.get(1)).map_err(wrong)?;
            card.steps.push(step);
        }
        Ok(())
    }

    /// SOCIAL-STACK-12 What keeps every round finite, and that no card is empty.
    fn verify_cards(&self, text: &str) -> Result<(), CardFileError> {
        for (at, card) in self.cards.iter().enumerate() {
            if card.steps.is_empty() {
                let line = text
                    .lines()
                    .position(|line| line.starts_with(&card.id))
                    .map_or(at + 2, |line| line + 1);
                return Err(error("cards.csv", line, format!("{} has no step", card.id)));
            }
        }
        Ok(())
    }

    fn read_decks(&mut self, index: &str, decks: &str) -> Result<(), CardFileError> {
        const FILE: &str = "decks.csv";
        let mut lists: Vec<(String, Deck)> = Vec::new();
        for row in table(FILE, decks, &["deck_id", "section", "card_id", "copies"])? {
            let wrong = |reason: String| error(FILE, row.line, reason);
            if lists.last().is_none_or(|(id, _)| id != row.get(0)) {
                lists.push((row.get(0).to_owned(), Deck::default()));
            }
            let (_, deck) = lists.last_mut().expect("just pushed");
            let copies: usize = number(FILE, &row, 3)?;
            let unknown = || wrong(format!("there is no card `{}`", row.get(2)));
            match row.get(1) {
                "TEAM" => {
                    let player = self.player(row.get(2)).ok_or_else(unknown)?;
                    deck.team.extend(std::iter::repeat_n(player, copies));
                }
                "STRATEGY" => {
                    let card = self.card(row.get(2)).ok_or_else(unknown)?;
                    deck.strategy.extend(std::iter::repeat_n(card, copies));
                }
                section => return Err(wrong(format!("a deck has no section `{section}`"))),
            }
        }
        const INDEX: &str = "deck_index.csv";
        for row in table(INDEX, index, &["deck_id", "name", "profile", "kind", "about"])? {
            let (_, deck) = lists
                .iter()
                .find(|(id, _)| id == row.get(0))
                .ok_or_else(|| error(INDEX, row.line, format!("{} has no cards", row.get(0))))?;
            let mut deck = deck.clone();
            deck.sort();
            self.decks.push(ReadyDeck {
                id: row.get(0).to_owned(),
                name: row.get(1).to_owned(),
                profile: word(INDEX, &row, 2)?,
                starter: row.get(3) == "starter",
                about: row.get(4).to_owned(),
                deck,
            });
        }
        Ok(())
    }

    fn read_line_ups(&mut self, text: &str) -> Result<(), CardFileError> {
        const FILE: &str = "line_ups.csv";
        for row in table(FILE, text, &["line_up", "players"])? {
            let players: Option<Vec<PlayerId>> =
                row.get(1).split_whitespace().map(|id| self.player(id)).collect();
            let players = players
                .and_then(|players| <[PlayerId; 10]>::try_from(players).ok())
                .ok_or_else(|| error(FILE, row.line, "a line-up has ten players".into()))?;
            self.line_ups.push((row.get(0).to_owned(), players));
        }
        Ok(())
    }
}

fn read_players(text: &str) -> Result<Vec<PlayerCard>, CardFileError> {
    const FILE: &str = "players.csv";
    const COLUMNS: &[&str] = &["id", "name", "team", "custody", "attack", "defence", "identity"];
    let mut players: Vec<PlayerCard> = Vec::new();
    for row in table(FILE, text, COLUMNS)? {
        if players.iter().any(|card| card.id == row.get(0)) || players.len() == CARDS_MAX {
            return Err(error(FILE, row.line, format!("{} stands twice", row.get(0))));
        }
        players.push(PlayerCard {
            id: row.get(0).to_owned(),
            name: row.get(1).to_owned(),
            value: value(FILE, &row, 2, "NONE")?,
            custody: number(FILE, &row, 3)?,
            attack: number(FILE, &row, 4)?,
            defence: number(FILE, &row, 5)?,
            identity: row.get(6).to_owned(),
        });
    }
    Ok(players)
}

fn read_cards(text: &str) -> Result<Vec<StrategyCard>, CardFileError> {
    const FILE: &str = "cards.csv";
    const COLUMNS: &[&str] = &[
        "id",
        "name",
        "type",
        "team",
        "custody_cost",
        "tire_cost",
        "bonus_stat",
        "bonus_amount",
        "timing",
        "text",
        "flavour",
    ];
    let mut cards: Vec<StrategyCard> = Vec::new();
    for row in table(FILE, text, COLUMNS)? {
        let wrong = |reason: String| error(FILE, row.line, reason);
        if cards.iter().any(|card| card.id == row.get(0)) || cards.len() == CARDS_MAX {
            return Err(wrong(format!("{} stands twice", row.get(0))));
        }
        let bonus: Option<Stat> = match row.get(6) {
            "-" => None,
            _ => Some(word(FILE, &row, 6)?),
        };
        let card = StrategyCard {
            id: row.get(0).to_owned(),
            name: row.get(1).to_owned(),
            kind: word(FILE, &row, 2)?,
            value: value(FILE, &row, 3, "NEUTRAL")?,
            custody_cost: number(FILE, &row, 4)?,
            tire_cost: number(FILE, &row, 5)?,
            bonus,
            timing: word(FILE, &row, 8)?,
            text: row.get(9).to_owned(),
            flavour: row.get(10).to_owned(),
            steps: Vec::new(),
        };
        let amount: u8 = number(FILE, &row, 7)?;
        verify_cost(&card, amount).map_err(wrong)?;
        cards.push(card);
    }
    Ok(cards)
}

/// SOCIAL-SUPP-1, SOCIAL-MAST-1, SOCIAL-COMP-4 What each type costs and gives.
fn verify_cost(card: &StrategyCard, bonus: u8) -> Result<(), String> {
    let right = match card.kind {
        CardKind::Support => card.custody_cost >= 1 && card.tire_cost == 0,
        CardKind::Mastermove => (1..=8).contains(&card.tire_cost),
        CardKind::Twist => card.custody_cost == 0 && card.tire_cost == 0 && card.timing == Timing::Duel,
    };
    if !right {
        return Err(format!(
            "a {} cannot cost {} custody and {} players",
            card.kind, card.custody_cost, card.tire_cost
        ));
    }
    if (card.kind == CardKind::Twist) != card.bonus.is_some() || bonus != u8::from(card.bonus.is_some()) {
        return Err(format!(
            "a TWIST gives +1, and a {} cannot give {bonus}",
            card.kind
        ));
    }
    Ok(())
}

/// What a step may be on a card of this type, after the steps before it.
fn verify_step(card: &StrategyCard, step: &Step, number: &str) -> Result<(), String> {
    if number != (card.steps.len() + 1).to_string() {
        return Err(format!("step {number} does not follow step {}", card.steps.len()));
    }
    let trigger = if card.kind == CardKind::Twist {
        Trigger::Twist
    } else {
        Trigger::Play
    };
    if step.trigger != trigger {
        return Err(format!("a {} has no trigger {}", card.kind, step.trigger));
    }
    if card.steps.is_empty() && step.target == Target::Same {
        return Err("the first step has nobody to be the same as".into());
    }
    if card
        .steps
        .last()
        .is_some_and(|last| last.operation == Operation::Steal)
    {
        return Err("STEAL is always the last step".into()); // SOCIAL-EFF-21
    }
    if step.operation == Operation::Steal && card.kind == CardKind::Twist {
        return Err("a TWIST cannot STEAL: its side gets the ball anyway".into());
    }
    let fills = step.operation == Operation::Custody && step.duration == Duration::Now;
    if fills && card.kind == CardKind::Support && step.target == Target::Own && step.amount > 0 {
        return Err("a SUPPORT card raises no custody in the same round".into()); // SOCIAL-STACK-12
    }
    Ok(())
}

fn read_banners(text: &str) -> Result<Vec<BannerCard>, CardFileError> {
    const FILE: &str = "banners.csv";
    const COLUMNS: &[&str] = &[
        "banner",
        "values",
        "colour",
        "crest",
        "motto",
        "perk_trigger",
        "perk_condition",
        "perk_operation",
        "perk_target",
        "perk_amount",
        "perk_duration",
        "perk_text",
    ];
    let mut banners: Vec<BannerCard> = Vec::new();
    for row in table(FILE, text, COLUMNS)? {
        let wrong = |reason: String| error(FILE, row.line, reason);
        let perk = Step::read(&StepWords {
            trigger: row.get(5),
            condition: row.get(6),
            operation: row.get(7),
            target: row.get(8),
            amount: row.get(9),
            per: "-",
            max: "0",
            duration: row.get(10),
        })
        .map_err(wrong)?;
        if matches!(perk.trigger, Trigger::Play | Trigger::Twist) {
            return Err(wrong(format!("a perk has no trigger {}", perk.trigger)));
        }
        if matches!(perk.target, Target::Same | Target::Top) || perk.operation == Operation::Steal {
            return Err(wrong(format!("a perk cannot be {}", perk.operation)));
        }
        let values: Result<Vec<TeamValue>, _> = row.get(1).split('+').map(str::parse).collect();
        banners.push(BannerCard {
            banner: word(FILE, &row, 0)?,
            values: values.map_err(|why| wrong(why.to_string()))?,
            colour: row.get(2).to_owned(),
            crest: row.get(3).to_owned(),
            motto: row.get(4).to_owned(),
            perk_text: row.get(11).to_owned(),
            perk,
        });
    }
    if banners.len() != 7 {
        return Err(error(FILE, 1, "there are seven banners".into()));
    }
    Ok(banners)
}

fn read_profiles(text: &str) -> Result<Vec<Profile>, CardFileError> {
    const FILE: &str = "profiles.csv";
    const COLUMNS: &[&str] = &[
        "profile",
        "team_players",
        "strategy_cards",
        "max_copies_strategy",
        "team_cards_per_player",
    ];
    let mut profiles = Vec::new();
    for row in table(FILE, text, COLUMNS)? {
        let profile = Profile {
            name: word(FILE, &row, 0)?,
            players: number(FILE, &row, 1)?,
            cards: number(FILE, &row, 2)?,
            copies: number(FILE, &row, 3)?,
            per_player: number(FILE, &row, 4)?,
        };
        if profile.players != 10 || usize::from(profile.cards) > crate::state::DECK_MAX {
            return Err(error(FILE, row.line, "ten players and at most 40 cards".into()));
        }
        profiles.push(profile);
    }
    if profiles.len() != 3 {
        return Err(error(FILE, 1, "there are three profiles".into()));
    }
    Ok(profiles)
}

fn table(file: &str, text: &str, columns: &[&str]) -> Result<Vec<rows::Row>, CardFileError> {
    rows::read(text, columns).map_err(|(line, reason)| error(file, line, reason))
}

fn error(file: &str, line: usize, reason: String) -> CardFileError {
    CardFileError {
        file: file.to_owned(),
        line,
        reason,
    }
}

fn number<T: std::str::FromStr>(file: &str, row: &rows::Row, column: usize) -> Result<T, CardFileError> {
    let text = row.get(column);
    text.parse()
        .map_err(|_| error(file, row.line, format!("`{text}` is no number that fits here")))
}

fn word<T: std::str::FromStr>(file: &str, row: &rows::Row, column: usize) -> Result<T, CardFileError> {
    let text = row.get(column);
    text.parse()
        .map_err(|_| error(file, row.line, format!("`{text}` is no word of the vocabulary")))
}

fn value(
    file: &str,
    row: &rows::Row,
    column: usize,
    nobody: &str,
) -> Result<Option<TeamValue>, CardFileError> {
    if row.get(column) == nobody {
        Ok(None)
    } else {
        word(file, row, column).map(Some)
    }
}
