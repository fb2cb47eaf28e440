//! The shot and the sequence (SHOT, BLOCK, DUEL, GOAL, SEQ).

use engine::Side;

use crate::{
    CardId, CardKind, ChangedBy, ShotStage, SocialSoccer,
    state::{Blocker, Item, Resolving, Shot, Source},
};

impl SocialSoccer {
    /// SOCIAL-DUEL-3 After a raise the other coach is asked.
    pub(super) fn raise(&mut self, side: Side) {
        if let Some(shot) = &mut self.shot {
            shot.lets = 0;
            shot.turn = side.other();
        }
    }

    pub(super) fn declare_shot(&mut self, side: Side) {
        self.stack.push(Item::Shot { side });
        self.shot = Some(Shot {
            stage: ShotStage::Answers,
            keeper: 0,
            keeper_change: 0,
            blocker: None,
            turn: side,
            lets: 0,
            revealed: None,
        });
        self.teams[side].tally.shots += 1;
    }

    pub(super) fn set_stage(&mut self, stage: ShotStage) {
        if let Some(shot) = &mut self.shot {
            shot.stage = stage;
        }
    }

    /// SOCIAL-DUEL-1 The shooting coach is asked first.
    pub(super) fn block(&mut self, blocker: Blocker) {
        let (possession, double) = (self.possession, self.rules.double_block.is_on());
        if let Some(shot) = &mut self.shot {
            shot.blocker = Some(blocker);
            shot.turn = possession;
            shot.lets = 0;
            shot.stage = if double {
                ShotStage::SecondBlock
            } else {
                ShotStage::Duel
            };
        }
    }

    /// SOCIAL-SEQ-3 Nothing stays pending; NEXTSEQ effects start.
    pub(super) fn end_sequence(&mut self) {
        self.stack.clear();
        self.shot = None;
        self.passes = 0;
        self.carrier = None;
        self.outlet = None;
        for side in Side::ALL {
            let team = &mut self.teams[side];
            for player in team.players.iter_mut().flatten() {
                player.effects.end_sequence();
            }
            team.rules.locked.end_sequence();
            team.rules.licensed.end_sequence();
        }
    }

    /// SOCIAL-SEQ-5 The sequence ends; the other side has the ball and nobody is the carrier.
    pub(super) fn change_possession(&mut self, side: Side, reason: ChangedBy) {
        let interceptor = self.blocking().filter(|_| reason == ChangedBy::Block);
        self.end_sequence();
        self.possession = side;
        self.stolen = reason.is_steal();
        self.outlet = interceptor;
        let tally = &mut self.teams[side].tally;
        tally.steals += u16::from(reason.is_steal());
        tally.blocks += u16::from(reason == ChangedBy::Block);
    }

    pub(super) fn reveal_goal_card(&mut self, side: Side, card: Option<CardId>) {
        let team = &mut self.teams[side];
        let top = if card.is_some() { team.deck.take(0) } else { None };
        let Some(top) = top else {
            team.tokens = team.tokens.saturating_add(1);
            self.set_stage(ShotStage::Laid);
            return;
        };
        team.reveal(top);
        if let Some(shot) = &mut self.shot {
            shot.revealed = Some(top.id);
        } else {
            team.gol.push(top.id);
        }
        if top.id.card().kind == CardKind::Twist {
            self.resolving = Some(Resolving::new(side, Source::Twist(top.id)));
        }
    }
}
