//! What can be read off the table: roles, candidates, and what must always hold.

use engine::{BySide, Outcome, Seat, Seats, Side, ToAct};

use crate::{
    CardId, Condition, Count, Duration, Fitness, Operation, Phase, PlayerId, Slot, SocialSoccer, Stamina,
    Step, Target, Trigger, Who, Whose, Zone,
    board::{Line, Spots},
    effect::Group,
    pool::pool,
    state::{Blocker, Card, Item, Player, Resolving, Source, Stage},
    values::floor,
};

/// The different cards of a pile, oldest first: copies of one card are one choice (SOCIAL-STACK-14).
pub(crate) fn kinds(pile: impl Iterator<Item = CardId> + Clone) -> impl Iterator<Item = CardId> + Clone {
    let mut seen = 0_u128;
    pile.filter(move |id| {
        let bit = 1 << id.0;
        let new = seen & bit == 0;
        seen |= bit;
        new
    })
}

/// Where a coach is asked for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Window {
    /// In the own action window or dead-ball question.
    Open,
    /// As an answer to the top of the stack.
    Answer,
    /// In a duel.
    Duel,
}

impl SocialSoccer {
    /// The defending side.
    #[inline]
    pub(crate) fn defending(&self) -> Side {
        self.possession.other()
    }

    #[inline]
    pub(crate) fn player(&self, side: Side, slot: Slot) -> Option<&Player> {
        self.teams[side].player(slot)
    }

    /// A player on the table, by name.
    pub(crate) fn who(&self, side: Side, slot: Slot) -> Who {
        let player = self.player(side, slot).map_or(PlayerId(0), |player| player.id);
        Who { side, slot, player }
    }

    /// The carrier.
    #[inline]
    pub(crate) fn carrying(&self) -> Option<&Player> {
        self.player(self.possession, self.carrier?)
    }

    /// SOCIAL-ZERO-2 The active player: the carrier while FRESH, or while the own PASS or SHOT is under way. The shooter is the
    /// carrier as long as there is a shot; whoever comes on for a passer has passed nothing.
    #[inline]
    pub(crate) fn active(&self) -> Option<&Player> {
        let passes = |player: &Player| {
            let own = |item: &Item| matches!(item, Item::Pass { by, .. } if *by == player.id);
            self.stack.iter().any(own)
        };
        self.carrying()
            .filter(|player| player.is_fresh() || self.shot.is_some() || passes(player))
    }

    /// Whether a duel is in progress.
    #[inline]
    pub(crate) fn in_duel(&self) -> bool {
        self.shot.is_some_and(|shot| shot.blocker.is_some())
    }

    /// The blocker's current DEFENCE, before the floor of 0.
    pub(crate) fn blocker_sum(&self) -> Option<i16> {
        let shot = self.shot?;
        Some(match shot.blocker? {
            Blocker::Player(slot) => self.player(self.defending(), slot)?.defence_sum(),
            Blocker::Keeper => i16::from(shot.keeper) + i16::from(shot.keeper_change),
        })
    }

    /// The blocker's current DEFENCE.
    pub(crate) fn blocker_defence(&self) -> Option<u8> {
        self.blocker_sum().map(floor)
    }

    /// SOCIAL-BLOCK-1, SOCIAL-BLOCK-4 Who could intercept now.
    pub(crate) fn interceptors(&self) -> impl Iterator<Item = Slot> {
        let first = match self.shot.and_then(|shot| shot.blocker) {
            Some(Blocker::Player(slot)) => Some(slot),
            Some(Blocker::Keeper) | None => None,
        };
        self.teams[self.defending()]
            .field()
            .filter_map(move |(slot, player)| {
                let able = slot.line() == Line::Defence && player.is_fresh() && !player.cannot_block();
                (able && Some(slot) != first).then_some(slot)
            })
    }

    /// SOCIAL-PASS-2 Who can be passed to: other legal receivers, or else any other field player.
    #[inline]
    pub(crate) fn pass_targets(&self) -> impl Iterator<Item = Slot> {
        self.others_on_the_field(self.possession, self.carrier)
    }

    /// SOCIAL-DUEL-7 Who can receive the outlet.
    pub(crate) fn outlet_targets(&self) -> impl Iterator<Item = Slot> {
        self.others_on_the_field(self.possession, self.outlet)
    }

    fn others_on_the_field(&self, side: Side, except: Option<Slot>) -> impl Iterator<Item = Slot> {
        let team = &self.teams[side];
        let others = move |slot: &Slot| Some(*slot) != except;
        let any_legal = team.receivers().any(|slot| others(&slot));
        team.field().filter_map(move |(slot, player)| {
            (others(&slot) && (!any_legal || player.can_receive())).then_some(slot)
        })
    }

    /// SOCIAL-SHOT-1, SOCIAL-SHOT-2, SOCIAL-SHOT-4 Whether the carrier may shoot.
    #[inline]
    pub(crate) fn may_shoot(&self) -> bool {
        let team = &self.teams[self.possession];
        self.carrier.is_some_and(|slot| {
            slot.line() == Line::Attack || team.is_licensed() || team.fresh_in(Line::Attack) == 0
        })
    }

    /// SOCIAL-SHOT-3 Whether a shot would exhaust the carrier.
    pub(crate) fn shot_exhausts(&self) -> bool {
        self.carrier.is_some_and(|slot| slot.line() == Line::Defence)
            && !self.teams[self.possession].is_licensed()
    }

    /// SOCIAL-EFF-4 The players of a group that fit its words.
    pub(crate) fn group(&self, owner: Side, group: Group) -> Spots {
        let mut spots = Spots::NONE;
        for side in Side::ALL {
            let wanted = match group.side {
                Whose::Own => side == owner,
                Whose::Opp => side != owner,
                Whose::Any => true,
            };
            if !wanted {
                continue;
            }
            for (slot, player) in self.teams[side].field() {
                let zone = match group.zone {
                    Zone::Attack => slot.line() == Line::Attack,
                    Zone::Defence => slot.line() == Line::Defence,
                    Zone::Field => true,
                };
                let state = match group.state {
                    Fitness::Any => true,
                    Fitness::Fresh => player.is_fresh(),
                    Fitness::Tired => player.stamina == Stamina::Tired && !player.recovered,
                };
                if zone && state {
                    spots.insert(side, slot);
                }
            }
        }
        spots
    }

    /// SOCIAL-EFF-28 Whether a condition holds for the owner of a card.
    pub(crate) fn holds(&self, condition: Condition, owner: Side) -> bool {
        let (own, theirs) = (self.score[owner], self.score[owner.other()]);
        match condition {
            Condition::Always => true,
            Condition::Behind => own < theirs,
            Condition::NotAhead => own <= theirs,
            Condition::Passed => self.possession == owner && self.passes >= 1,
            Condition::Stolen => self.possession == owner && self.stolen,
            Condition::NoShot => self.shot.is_none(),
            Condition::AllDefendersFresh => self.teams[owner].fresh_in(Line::Defence) == 4,
            Condition::CarrierModest => self.carrying().is_some_and(|player| player.printed_attack == 1),
        }
    }

    /// The steps of what is taking effect.
    #[inline]
    pub(crate) fn step_of(resolving: &Resolving) -> Option<Step> {
        let at = usize::from(resolving.step);
        match resolving.source {
            Source::Card(card) | Source::Twist(card) => card.card().steps.get(at).copied(),
            Source::Perk(banner) => (at == 0).then(|| pool().banner(banner).perk),
        }
    }

    /// SOCIAL-BAN-4 Whether a side's perk is due at a trigger.
    pub(crate) fn perk_due(&self, side: Side, trigger: Trigger) -> bool {
        let team = &self.teams[side];
        self.rules.banner_perks.is_on()
            && !team.perk_used
            && team
                .banner
                .is_some_and(|banner| pool().banner(banner).perk.trigger == trigger)
    }

    /// The sides whose answer the open question waits for.
    #[inline]
    pub(crate) fn asked(&self) -> BySide<bool> {
        let one = |side: Side| BySide::from_fn(|other| other == side);
        match self.phase {
            Phase::Running {} | Phase::Over {} => BySide::default(),
            Phase::Bring {} => BySide::from_fn(|side| !self.teams[side].ready),
            Phase::Deploy {} => BySide::from_fn(|side| !self.teams[side].is_deployed()),
            Phase::AssignBall {} | Phase::Action {} | Phase::DeadBall {} | Phase::Outlet {} => {
                one(self.possession)
            }
            Phase::Block {} | Phase::SecondBlock {} => one(self.defending()),
            Phase::FirstBall { side }
            | Phase::PayTire { side, .. }
            | Phase::Response { side }
            | Phase::Duel { side }
            | Phase::Target { side }
            | Phase::PickCard { side, .. }
            | Phase::Scry { side }
            | Phase::HandLimit { side } => one(side),
        }
    }

    #[inline]
    pub(crate) fn who_acts(&self) -> ToAct {
        if self.stage == Stage::Over {
            return ToAct::Over(self.outcome());
        }
        let asked = self.asked();
        ToAct::Seats(match (asked.home, asked.away) {
            (true, true) => [Seat::Home, Seat::Away].into_iter().collect(),
            (true, false) => Seats::one(Seat::Home),
            (false, true) => Seats::one(Seat::Away),
            (false, false) => Seats::NONE,
        })
    }

    /// SOCIAL-MATCH-1 More won games win; a match of one game has its goals as the score.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut outcome = Outcome::of_score(self.won);
        if self.rules.games == 1 {
            outcome.score = self.score;
        }
        outcome.forfeit = self.resigned.filter(|side| outcome.winner == Some(side.other()));
        outcome
    }

    /// SOCIAL-TIME-3 The minute of the present state of the field.
    pub(crate) fn minute_now(&self) -> u8 {
        let tired = Side::ALL
            .into_iter()
            .flat_map(|side| self.teams[side].field())
            .filter(|(_, player)| !player.is_fresh())
            .count() as u8;
        10 * self.round.saturating_sub(1) + 10 * tired / 16
    }

    /// SOCIAL-EFF-8 Whether something of this duration can last now: SHOT needs a shot.
    pub(crate) fn can_last(&self, duration: Duration) -> bool {
        duration != Duration::Shot || self.shot.is_some()
    }

    /// SOCIAL-EFF-4, SOCIAL-EFF-22 to SOCIAL-EFF-24 Whom the owner of the resolving card can choose next.
    pub(crate) fn candidates(&self) -> Spots {
        let Some(resolving) = self.resolving else {
            return Spots::NONE;
        };
        let Some(step) = Self::step_of(&resolving) else {
            return Spots::NONE;
        };
        let Target::Players(group) = step.target else {
            return Spots::NONE;
        };
        let owner = resolving.side;
        let fitting = self.group(owner, group).without(resolving.chosen);
        match step.operation {
            Operation::MoveBall => self.movable(owner, fitting),
            Operation::Sub if resolving.chosen.is_empty() => self.substitutable(owner, fitting),
            Operation::Sub => Slot::BENCH.into_iter().fold(Spots::NONE, |mut spots, slot| {
                spots.insert(owner, slot);
                spots
            }),
            Operation::Att
            | Operation::Def
            | Operation::Tire
            | Operation::Exhaust
            | Operation::Recover
            | Operation::Rest
            | Operation::Protect
            | Operation::NoBlock
            | Operation::SwapStats
            | Operation::Match
            | Operation::Draw
            | Operation::DiscardPick
            | Operation::DiscardRandom
            | Operation::Return
            | Operation::PeekHand
            | Operation::Scry
            | Operation::Custody
            | Operation::Counter
            | Operation::Steal
            | Operation::SwapSlots
            | Operation::Lock
            | Operation::Licence
            | Operation::Keeper => fitting,
        }
    }

    /// SOCIAL-EFF-22 Legal receivers other than the carrier, while the side has the ball and no shot is under way.
    fn movable(&self, owner: Side, fitting: Spots) -> Spots {
        let mut spots = Spots::NONE;
        if self.possession == owner && self.shot.is_none() {
            for slot in self.teams[owner].receivers() {
                if fitting.contains(owner, slot) && self.carrier != Some(slot) {
                    spots.insert(owner, slot);
                }
            }
        }
        spots
    }

    /// SOCIAL-EFF-23 Not the shooter or blocker of a shot in progress.
    fn substitutable(&self, owner: Side, fitting: Spots) -> Spots {
        let busy = self.busy(owner);
        let mut spots = Spots::NONE;
        for (side, slot) in fitting.iter(owner) {
            if Some(slot) != busy {
                spots.insert(side, slot);
            }
        }
        spots
    }

    /// The side's shooter or blocker of a shot in progress.
    pub(crate) fn busy(&self, side: Side) -> Option<Slot> {
        let shot = self.shot?;
        if side == self.possession {
            return self.carrier;
        }
        match shot.blocker? {
            Blocker::Player(slot) => Some(slot),
            Blocker::Keeper => None,
        }
    }

    /// How many of a group's candidates are still to be taken; `None` is all.
    pub(crate) fn wanted(group: Group, chosen: Spots) -> Option<u32> {
        match group.count {
            Count::One => Some(1_u32.saturating_sub(chosen.len())),
            Count::Two => Some(2_u32.saturating_sub(chosen.len())),
            Count::All => None,
        }
    }

    /// Every STRATEGY card of a side, wherever it is.
    pub(crate) fn cards_of(&self, side: Side) -> impl Iterator<Item = Card> {
        let team = &self.teams[side];
        let stacked = self.stack.iter().filter_map(move |item| match item {
            Item::Card { side: owner, card } if *owner == side => Some(*card),
            Item::Card { .. } | Item::Pass { .. } | Item::Shot { .. } => None,
        });
        let resolving = self
            .resolving
            .filter(move |resolving| resolving.side == side)
            .and_then(|resolving| match resolving.source {
                Source::Card(card) => Some(card),
                Source::Twist(_) | Source::Perk(_) => None,
            });
        let revealed = self
            .shot
            .filter(move |_| side != self.possession)
            .and_then(|shot| shot.revealed);
        let open = team.discard.iter().chain(&team.gol).copied();
        let open = open.chain(stacked).chain(resolving).chain(revealed);
        team.deck
            .iter()
            .chain(&team.hand)
            .copied()
            .chain(open.map(Card::open))
    }

    /// No card and no player is lost or doubled, and nobody carries a ball that the side does not have.
    pub(crate) fn check(&self) -> Result<(), String> {
        for side in Side::ALL {
            let team = &self.teams[side];
            let mut cards: Vec<CardId> = self.cards_of(side).map(|card| card.id).collect();
            cards.sort_unstable();
            if cards != team.strategy[..] {
                return Err(format!(
                    "{side} has {} cards of {}",
                    cards.len(),
                    team.strategy.len()
                ));
            }
            let mut players: Vec<PlayerId> = team.players.iter().flatten().map(|player| player.id).collect();
            players.extend(team.undeployed());
            players.sort_unstable();
            if players != team.roster[..] {
                return Err(format!("{side} has other players than its TEAM"));
            }
            if team.hand.iter().any(|card| card.known && !card.seen) {
                return Err(format!("{side} holds a card that is known but was never seen"));
            }
        }
        if self.carrier.is_some_and(|slot| !slot.is_field()) {
            return Err("the carrier sits on the bench".into());
        }
        if self.shot.is_some() && self.carrier.is_none() {
            return Err("nobody shoots".into());
        }
        Ok(())
    }
}
