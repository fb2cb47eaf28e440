//! The state of a match.

mod effects;
mod flat_list;
mod roles;
mod values;

use engine::{BySide, Side};
use serde::Serialize;

pub(crate) use effects::{Effects, LASTING, SideRules, place};
use flat_list::Blank;
pub(crate) use flat_list::FlatList;

use crate::{
    Banner, CardId, Deck, Options, Phase, PlayerId, Rules, ShotStage, Slot, Stamina, Who, board::Spots,
};

/// The most cards of a STRATEGY deck.
pub(crate) const DECK_MAX: usize = 40;
/// The most items on the stack: all cards of both sides, and a PASS or SHOT.
pub(crate) const STACK_MAX: usize = 2 * DECK_MAX + 1;

/// The state of a match of SocialSoccer: one flat value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SocialSoccer {
    /// What was agreed.
    pub rules: Rules,
    /// The open question.
    pub phase: Phase,
    /// How far the match has come.
    pub(crate) stage: Stage,
    /// How many questions have been opened: each has a clock of its own.
    pub(crate) decisions: u32,
    /// The game of the match, from 1.
    pub(crate) game: u8,
    /// SOCIAL-MATCH-1 Games won.
    pub won: BySide<u16>,
    /// The goals of the games before this one.
    pub(crate) earlier_goals: BySide<u16>,
    /// SOCIAL-SETUP-6 Who lost the last game; nobody if it was drawn.
    pub(crate) loser: Option<Side>,
    /// SOCIAL-AIM-7 Who gave the last game up.
    pub(crate) resigned: Option<Side>,
    /// SOCIAL-TERM-2, SOCIAL-CONTRA-4 The round, from 1; 0 before the first.
    pub(crate) round: u8,
    /// SOCIAL-TIME-3 The minute that is shown.
    pub(crate) minute: u8,
    /// The goals of this game.
    pub score: BySide<u16>,
    /// SOCIAL-TERM-3 The side in possession.
    pub possession: Side,
    /// SOCIAL-BALL-1 The slot of the carrier, on the possession's side.
    pub(crate) carrier: Option<Slot>,
    /// SOCIAL-PASS-5 Resolved PASSes of this sequence.
    pub(crate) passes: u8,
    /// SOCIAL-SEQ-4 The sequence began with a steal.
    pub(crate) stolen: bool,
    /// SOCIAL-DUEL-7 The interceptor who still has to pass the ball on.
    pub(crate) outlet: Option<Slot>,
    pub(crate) teams: BySide<Team>,
    pub(crate) stack: FlatList<Item, STACK_MAX>,
    pub(crate) shot: Option<Shot>,
    pub(crate) resolving: Option<Resolving>,
}

/// How far the match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Nothing has happened yet.
    Before,
    /// Decks are brought.
    Decks,
    /// Players get to their slots.
    Deployment,
    /// Decks are shuffled and the first ball is given.
    FirstBall,
    /// The first round is about to start.
    KickOff,
    /// Play.
    Play,
    /// The round is over: hands are trimmed, the score is looked at.
    RoundOver,
    /// The match is over.
    Over,
}

/// One side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Team {
    /// Whether the deck is on the table.
    pub(crate) ready: bool,
    /// Whether only its coach knows the deck.
    pub(crate) secret: bool,
    /// SOCIAL-DECK-1 The ten players, sorted.
    pub(crate) roster: FlatList<PlayerId, 10>,
    /// Which of them the other coach knows to be in the TEAM.
    pub(crate) met: [bool; 10],
    /// How often each of them got tired in the match.
    pub(crate) tirings: [u8; 10],
    /// The STRATEGY deck as it was brought, sorted.
    pub(crate) strategy: FlatList<CardId, DECK_MAX>,
    pub(crate) banner: Option<Banner>,
    /// The players by slot.
    pub(crate) players: [Option<Player>; 10],
    /// SOCIAL-CUST-1 The custody pool.
    pub(crate) pool: u16,
    /// SOCIAL-EFF-8 Custody promised for the next round.
    pub(crate) promised: i16,
    /// From the top.
    pub(crate) deck: FlatList<Card, DECK_MAX>,
    /// Oldest first.
    pub(crate) hand: FlatList<Card, DECK_MAX>,
    /// Oldest first.
    pub(crate) discard: FlatList<CardId, DECK_MAX>,
    /// SOCIAL-GOAL-3 The cards of the GOL! area.
    pub(crate) gol: FlatList<CardId, DECK_MAX>,
    /// SOCIAL-GOAL-7 The tokens of the GOL! area.
    pub(crate) tokens: u8,
    pub(crate) rules: SideRules,
    /// SOCIAL-BAN-7 The perk of this round is used up.
    pub(crate) perk_used: bool,
    pub(crate) tally: Tally,
}

/// A STRATEGY card in a deck or a hand, and who knows what about it. Elsewhere everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub(crate) id: CardId,
    /// The other coach knows that this deck has it.
    pub(crate) seen: bool,
    /// In a hand: the other coach knows that it is there.
    pub(crate) known: bool,
    /// In a deck: its owner knows its place.
    pub(crate) scried: bool,
}

/// A player on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) id: PlayerId,
    /// Printed ATTACK, at hand.
    pub(crate) printed_attack: u8,
    /// Printed DEFENCE, at hand.
    pub(crate) printed_defence: u8,
    pub(crate) stamina: Stamina,
    /// SOCIAL-STATE-5 Made FRESH by a card in this round.
    pub(crate) recovered: bool,
    /// SOCIAL-HID-3 Turned up for the opponent.
    pub(crate) shown: bool,
    /// SOCIAL-EFF-7 What changes the values.
    pub(crate) effects: Effects,
}

/// SOCIAL-STACK-1 An announced thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    Card {
        side: Side,
        card: CardId,
    },
    /// SOCIAL-ZERO-2 It remembers whose PASS it is: somebody else may come on for the passer.
    Pass {
        side: Side,
        to: Slot,
        by: PlayerId,
    },
    Shot {
        side: Side,
    },
}

/// The shot in progress. The shooter is the carrier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shot {
    pub(crate) stage: ShotStage,
    /// SOCIAL-BLOCK-5 The highest KEEPER amount; 0 is none.
    pub(crate) keeper: u8,
    /// What raises or lowers the goalkeeper's DEFENCE.
    pub(crate) keeper_change: i8,
    pub(crate) blocker: Option<Blocker>,
    /// SOCIAL-DUEL-1 Who is asked next in the duel.
    pub(crate) turn: Side,
    /// SOCIAL-DUEL-4 How many coaches have let it go, one directly after the other.
    pub(crate) lets: u8,
    /// SOCIAL-GOAL-2 The revealed goal card, until it is laid down.
    pub(crate) revealed: Option<CardId>,
}

/// Who blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blocker {
    Player(Slot),
    Keeper,
}

/// SOCIAL-STACK-10 A card or perk taking effect, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Resolving {
    pub(crate) side: Side,
    pub(crate) source: Source,
    /// The step at hand, from 0.
    pub(crate) step: u8,
    /// SOCIAL-EFF-6 The players of the previous step.
    pub(crate) same: Spots,
    /// The players chosen for this step so far.
    pub(crate) chosen: Spots,
    /// Cards picked or decided in this step so far.
    pub(crate) done: u8,
    /// SOCIAL-EFF-19 Cards seen and not yet decided.
    pub(crate) scrying: u8,
    /// SOCIAL-EFF-19 Cards kept on top.
    pub(crate) kept: u8,
}

/// What takes effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A card from the stack.
    Card(CardId),
    /// SOCIAL-GOAL-2 The [TWIST] steps of the revealed goal card.
    Twist(CardId),
    /// SOCIAL-BAN-4 The perk of the side's banner.
    Perk(Banner),
}

/// What a side has done in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SocialTally"))]
pub struct Tally {
    /// Shots.
    pub shots: u16,
    /// Resolved PASSes.
    pub passes: u16,
    /// Blocks that stopped a shot.
    pub blocks: u16,
    /// Steals of any kind.
    pub steals: u16,
    /// Cards played.
    pub cards: u16,
    /// TWISTs discarded in duels.
    pub twists: u16,
    /// Players made FRESH by cards.
    pub recoveries: u16,
    /// Opposing cards cancelled.
    pub cancelled: u16,
}

impl Resolving {
    pub(crate) const fn new(side: Side, source: Source) -> Self {
        Self {
            side,
            source,
            step: 0,
            same: Spots::NONE,
            chosen: Spots::NONE,
            done: 0,
            scrying: 0,
            kept: 0,
        }
    }
}

impl Item {
    /// Whose item it is.
    pub(crate) const fn side(&self) -> Side {
        match self {
            Self::Card { side, .. } | Self::Pass { side, .. } | Self::Shot { side } => *side,
        }
    }
}

impl Card {
    /// A card as both coaches know it.
    pub(crate) const fn open(id: CardId) -> Self {
        Self {
            id,
            seen: true,
            known: false,
            scried: false,
        }
    }

    /// A card whose place nobody knows.
    pub(crate) const fn hidden(id: CardId, seen: bool) -> Self {
        Self {
            id,
            seen,
            known: false,
            scried: false,
        }
    }
}

impl Player {
    /// A player who has just taken a slot.
    pub(crate) fn new(id: PlayerId, shown: bool) -> Self {
        let card = id.card();
        Self {
            id,
            printed_attack: card.attack,
            printed_defence: card.defence,
            stamina: Stamina::Fresh,
            recovered: false,
            shown,
            effects: Effects::NONE,
        }
    }

    /// The same place, taken by another player.
    pub(crate) fn renamed(self, id: PlayerId) -> Self {
        let Self {
            printed_attack,
            printed_defence,
            ..
        } = Self::new(id, self.shown);
        Self {
            id,
            printed_attack,
            printed_defence,
            ..self
        }
    }
}

impl Blank for Slot {
    const BLANK: Self = Self::A1;
}

impl Blank for PlayerId {
    const BLANK: Self = Self(0);
}

impl Blank for CardId {
    const BLANK: Self = Self(0);
}

impl Blank for Card {
    const BLANK: Self = Self::hidden(CardId::BLANK, false);
}

impl Blank for Who {
    const BLANK: Self = Self {
        side: Side::Home,
        slot: Slot::BLANK,
        player: PlayerId::BLANK,
    };
}

impl Blank for Item {
    const BLANK: Self = Self::Shot { side: Side::Home };
}

impl Team {
    /// A side with the deck that was agreed for it, if one was.
    fn with(deck: &Deck) -> Self {
        Self {
            ready: false,
            secret: false,
            roster: deck.team.iter().copied().collect(),
            met: [false; 10],
            tirings: [0; 10],
            strategy: deck.strategy.iter().copied().collect(),
            banner: None,
            players: [None; 10],
            pool: 0,
            promised: 0,
            deck: FlatList::new(),
            hand: FlatList::new(),
            discard: FlatList::new(),
            gol: FlatList::new(),
            tokens: 0,
            rules: SideRules::default(),
            perk_used: false,
            tally: Tally::default(),
        }
    }
}

impl SocialSoccer {
    pub(crate) fn before_the_match(options: &Options) -> Self {
        Self {
            rules: options.rules,
            phase: Phase::Running {},
            stage: Stage::Before,
            decisions: 0,
            game: 1,
            won: BySide::default(),
            earlier_goals: BySide::default(),
            loser: None,
            resigned: None,
            round: 0,
            minute: 0,
            score: BySide::default(),
            possession: Side::Home,
            carrier: None,
            passes: 0,
            stolen: false,
            outlet: None,
            teams: BySide::from_fn(|side| Team::with(&options.deck(side).ok().flatten().unwrap_or_default())),
            stack: FlatList::new(),
            shot: None,
            resolving: None,
        }
    }
}
