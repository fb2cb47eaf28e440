//! `apply`: how each event changes the state.

mod cards;
mod players;
mod setup;
mod shot;

use engine::Side;

use crate::{
    Duration, Event, Phase, ShotStage, SideRule, SocialSoccer, Stamina,
    state::{Blocker, Card, Item, Resolving, Source, Stage},
};

impl SocialSoccer {
    #[inline(always)]
    pub(crate) fn fold(&mut self, event: &Event) {
        if !matches!(event, Event::DeckBrought { .. } | Event::PlayerDeployed { .. }) {
            self.phase = Phase::Running {};
        }
        match event {
            Event::Asked { phase } => {
                self.phase = *phase;
                self.decisions += 1;
            }
            Event::DeckBrought { side, secret, deck } => self.bring(*side, *secret, deck.as_deref()),
            Event::GameStarted { game } => self.begin_game(*game),
            Event::PlayersDealt { side, players } => self.deal(*side, players.as_deref().unwrap_or_default()),
            Event::PlayerDeployed { side, slot, player } => self.deploy(*side, *slot, *player),
            Event::DeckShuffled { side, cards } => self.shuffle(*side, cards.as_deref().unwrap_or_default()),
            Event::BallGiven { side, .. } => {
                self.possession = *side;
                self.stage = Stage::KickOff;
            }
            Event::FieldTurnedUp {} => self.turn_up(),
            Event::RoundStarted { round } => self.begin_round(*round),
            Event::PlayersRecovered {} => self.recover(),
            Event::Rotated {} => self.rotate(),
            Event::CustodyCounted { pools } => {
                for side in Side::ALL {
                    self.teams[side].pool = pools[side];
                    self.teams[side].promised = 0;
                }
                self.minute = self.minute.max(self.minute_now());
            }
            Event::CardDrawn { side, .. } => {
                let team = &mut self.teams[*side];
                if let Some(card) = team.deck.take(0) {
                    team.hand.push(Card::hidden(card.id, card.seen));
                }
            }
            Event::DeckReshuffled { side, cards } => {
                let team = &mut self.teams[*side];
                team.discard.clear();
                for card in cards.as_deref().unwrap_or_default() {
                    team.deck.push(Card::open(*card));
                }
            }
            Event::BallAssigned { who } | Event::OutletPlayed { who } | Event::BallMoved { who } => {
                self.carrier = Some(who.slot);
                self.outlet = None;
            }
            Event::CardPlayed { side, card, custody } => self.announce(*side, *card, *custody),
            Event::PlayerTired { who, .. } => self.tire(*who, Stamina::Tired),
            Event::PlayerExhausted { who, .. } => self.tire(*who, Stamina::Exhausted),
            Event::PlayerRested { who } => self.set_stamina(*who, Stamina::Tired),
            Event::PlayerFresh { who } => {
                self.set_stamina(*who, Stamina::Fresh);
                if let Some(player) = self.player_mut(*who) {
                    player.recovered = true;
                }
                let healer = self.resolving.map_or(who.side, |resolving| resolving.side);
                self.teams[healer].tally.recoveries += 1;
            }
            Event::PassAnnounced { who, to, .. } => {
                self.stack.push(Item::Pass {
                    side: who.side,
                    to: *to,
                    by: who.player,
                });
            }
            Event::PassCompleted { who } => {
                self.stack.pop();
                self.carrier = Some(who.slot);
                self.passes = self.passes.saturating_add(1);
                self.teams[who.side].tally.passes += 1;
            }
            Event::ShotDeclared { who } => self.declare_shot(who.side),
            Event::LetGo { side } => {
                if let (true, Some(shot)) = (self.stack.is_empty(), &mut self.shot) {
                    shot.lets += 1;
                    shot.turn = side.other();
                }
            }
            Event::CardResolving { side, .. } => {
                if let Some(Item::Card { card, .. }) = self.stack.pop() {
                    self.resolving = Some(Resolving::new(*side, Source::Card(card)));
                }
            }
            Event::TargetChosen { who, .. } => self.note(*who),
            Event::ValueChanged {
                who,
                stat,
                amount,
                duration,
            } => self.change_value(*who, *stat, *amount, *duration),
            Event::KeeperChanged { amount, .. } => {
                if let Some(shot) = &mut self.shot {
                    shot.keeper_change = shot.keeper_change.saturating_add(*amount);
                }
            }
            Event::MarkLaid { who, mark, duration } => self.lay_mark(*who, *mark, *duration),
            Event::RuleLaid { side, rule, duration } => {
                let rules = &mut self.teams[*side].rules;
                match rule {
                    SideRule::Locked => rules.locked.insert(*duration),
                    SideRule::Licensed => rules.licensed.insert(*duration),
                }
            }
            Event::KeeperReady { defence, .. } => {
                if let Some(shot) = &mut self.shot {
                    shot.keeper = shot.keeper.max(*defence);
                }
            }
            Event::Substituted {
                side, field, bench, ..
            } => {
                let team = &mut self.teams[*side];
                team.players.swap(field.index(), bench.index());
                team.show(*field);
                self.minute = self.minute.max(self.minute_now());
            }
            Event::SlotsSwapped {
                side, slot, other, ..
            } => self.swap_slots(*side, *slot, *other),
            Event::CustodyChanged {
                side,
                amount,
                duration,
            } => {
                let team = &mut self.teams[*side];
                match duration {
                    Duration::Next => team.promised = team.promised.saturating_add(i16::from(*amount)),
                    Duration::Now | Duration::Shot | Duration::Seq | Duration::NextSeq | Duration::Round => {
                        team.pool = team.pool.saturating_add_signed(i16::from(*amount));
                    }
                }
            }
            Event::HandSeen { side, cards, .. } => {
                self.teams[*side].show_hand(cards.as_deref().unwrap_or_default());
            }
            Event::CardsScried { side, count, .. } => {
                for card in self.teams[*side].deck.iter_mut().take(usize::from(*count)) {
                    card.scried = true;
                }
                if let Some(resolving) = &mut self.resolving {
                    resolving.scrying = *count;
                }
            }
            Event::CardKept { .. } => {
                if let Some(resolving) = &mut self.resolving {
                    resolving.kept += 1;
                    resolving.done += 1;
                    resolving.scrying = resolving.scrying.saturating_sub(1);
                }
            }
            Event::CardBottomed { side } => self.bottom(*side),
            Event::CardDiscarded { side, card, .. } => {
                let team = &mut self.teams[*side];
                if team.take_from_hand(*card) {
                    team.discard.push(*card);
                }
                self.count_pick();
            }
            Event::CardReturned { side, card } => self.bring_back(*side, *card),
            Event::CardCancelled { side, card } => self.cancel(*side, *card),
            Event::StepDone {} => {
                if let Some(resolving) = &mut self.resolving {
                    *resolving = Resolving {
                        step: resolving.step.saturating_add(1),
                        same: resolving.chosen,
                        ..Resolving::new(resolving.side, resolving.source)
                    };
                }
            }
            Event::CardResolved { side, card } => {
                if self.resolving.take().is_some() {
                    self.teams[*side].discard.push(*card);
                }
            }
            Event::PerkUsed { side, banner } => self.use_perk(*side, *banner),
            Event::PerkDone { .. } => self.resolving = None,
            Event::ShotComes { .. } => {
                self.stack.pop();
                self.set_stage(ShotStage::Block);
            }
            Event::InterceptDeclared { who } => self.block(Blocker::Player(who.slot)),
            Event::SecondDeclared { .. } | Event::NobodyBlocks { .. } => {
                if self.shot.is_some_and(|shot| shot.stage == ShotStage::SecondBlock) {
                    self.set_stage(ShotStage::Duel);
                }
            }
            Event::KeeperBlocks { .. } => {
                self.block(Blocker::Keeper);
                self.set_stage(ShotStage::Duel);
            }
            Event::TwistDiscarded { side, card } => {
                let team = &mut self.teams[*side];
                if team.take_from_hand(*card) {
                    team.discard.push(*card);
                }
                team.tally.twists += 1;
                self.raise(*side);
            }
            Event::PossessionChanged { side, reason } => self.change_possession(*side, *reason),
            Event::Goal { score, .. } => {
                self.score = *score;
                self.set_stage(ShotStage::Goal);
            }
            Event::GoalCardRevealed { side, card } => self.reveal_goal_card(*side, *card),
            Event::GoalCardLaid { side } => {
                self.resolving = None;
                if let Some(card) = self.shot.as_mut().and_then(|shot| shot.revealed.take()) {
                    self.teams[*side].gol.push(card);
                }
                self.set_stage(ShotStage::Laid);
            }
            Event::RoundEnded { .. } => self.end_round(),
            Event::Resigned { side } => self.resigned = Some(*side),
            Event::GameEnded { winner, .. } => {
                if let Some(winner) = winner {
                    self.won[*winner] += 1;
                }
                self.loser = winner.map(Side::other);
            }
            Event::MatchEnded { .. } => {
                self.stage = Stage::Over;
                self.phase = Phase::Over {};
            }
            Event::StepIdle { .. } | Event::DuelDecided { .. } => {}
        }
    }
}
