//! How each event changes the state. Nothing is rolled here, and nothing can fail.

use engine::Side;

use crate::{
    Event, KickEnd, KickKind, KickResult, Origin, Phase, Player, SimulatorSoccer, Spot, Why,
    board::{self, cell_at, cells_of_ball, on_track},
    ground::Ground,
    player::Players,
    rules::prepare,
    state::{Aiming, Fall, Flight, Lying, MatchResult, Round, ShootOut, Status, Stoppage},
};

impl SimulatorSoccer {
    pub(crate) fn fold(&mut self, event: &Event) {
        match event {
            Event::StarterPlaced { player, at, cell } => {
                self.pieces[player.index()].stand(*at, *cell);
                self.recount(player.side());
            }
            Event::StartDone { side } => self.start_done[*side] = true,
            Event::StartRevealed { starters } => {
                for (player, at) in starters {
                    let piece = &mut self.pieces[player.index()];
                    piece.stand(*at, cell_at(*at));
                    piece.formation = piece.cell;
                }
                Side::ALL.into_iter().for_each(|side| self.recount(side));
            }
            Event::CoinTossed { side } => self.attacking = *side,
            Event::Asked { phase } => {
                self.phase = *phase;
                self.decisions += 1;
                self.aiming.stage = self.aiming.stage.max(prepare::stage(*phase, self.attacking));
            }
            Event::Put {
                player,
                at,
                cell,
                lying,
                why,
                cells,
            } => {
                self.put(*player, *at, *cell, *lying, *why);
                self.count_move(*player, *why, *cells);
            }
            Event::BallPut { at, cell } => {
                self.ball = *at;
                self.ball_cell = *cell;
                self.held = false;
            }
            Event::RoundBegan { side, origin } => self.begin_round(*side, *origin),
            Event::Declared { declared } => {
                self.kick = Some(*declared);
                self.stoppage = None;
                self.aiming = Aiming::default();
                self.flight = Flight::default();
                match declared.kind {
                    KickKind::Cross => self.round.cross = true,
                    KickKind::Shot => self.round.shot = true,
                    KickKind::HeaderShot => {
                        self.round.shot = true;
                        self.round.header = true;
                    }
                    KickKind::HeaderPass => {
                        self.round.header = true;
                        self.round.passed.insert(declared.kicker);
                    }
                    KickKind::Play | KickKind::Dribble | KickKind::Throw => {
                        self.round.passed.insert(declared.kicker);
                    }
                }
            }
            Event::KeeperReady { bar_y } => {
                self.aiming.ready = true;
                self.aiming.bar_y = *bar_y;
            }
            Event::Aimed {
                target, no_timing, ..
            } => {
                self.aiming.target = *target;
                self.aiming.no_timing = *no_timing;
            }
            Event::Planned { plan, .. } => self.aiming.plan = *plan,
            Event::Unsealed { target, plan } => {
                self.aiming.target = Some(*target);
                self.aiming.plan = Some(*plan);
            }
            Event::Swayed { sway } => self.aiming.sway = Some(*sway),
            Event::TableRolled { .. }
            | Event::DuelRolled { .. }
            | Event::EntryRolled { .. }
            | Event::VarRolled { .. }
            | Event::NoGoal { .. }
            | Event::PeriodEnded { .. } => {}
            Event::Kicked { kicker, result, .. } => self.kicked(*kicker, result),
            Event::DuelWon { duel, winner, loser } => self.duel_won(*duel, *winner, *loser),
            Event::TakerNamed {
                player, rule, cells, ..
            } => {
                self.flight.taker = Some(*player);
                self.flight.rule = Some(*rule);
                // SIM-LONG-1 Nobody was within three cells.
                self.flight.long = *cells > 3;
            }
            Event::ShotLost {} => {
                self.flight = Flight {
                    cells: std::iter::once(self.ball_cell).collect(),
                    shot_lost: true,
                    ..Flight::default()
                };
                self.round.received = None;
            }
            Event::Taken { player, cells, rule } => {
                self.last_take = Some(crate::TakeView {
                    player: *player,
                    cells: *cells,
                    rule: *rule,
                });
                self.taken(*player, *cells);
            }
            Event::HeaderWon { player } => {
                self.holder = Some(*player);
                self.ball = self.piece(*player).at;
                self.ball_cell = self.cell_of(*player);
                self.clear_kick();
            }
            Event::PickedUp { player } => {
                self.holder = Some(*player);
                self.held = true;
                self.ball = self.piece(*player).at;
                self.ball_cell = self.cell_of(*player);
            }
            Event::PhaseTwo { .. } => {}
            Event::PhaseThree { limit } => {
                self.round.third = Some(*limit == 0);
                self.long_limit = None;
                self.lost_tackle = None;
            }
            Event::Foul { player, .. } => self.tally[player.side()].fouls += 1,
            Event::Cautioned { player } => self.pieces[player.index()].cautions += 1,
            Event::CautionWithdrawn { player } => self.pieces[player.index()].cautions -= 1,
            Event::SentOff { player } => {
                self.pieces[player.index()].status = Status::SentOff;
                self.recount(player.side());
                self.leavers.remove(*player);
            }
            Event::Offside { player } => self.tally[player.side()].offsides += 1,
            Event::Stopped { origin, side, at } => self.stopped(*origin, *side, *at),
            Event::LiftedAll {} => self.lift_all(),
            Event::WallBuilt { side, cell } => self.wall = Some((*side, *cell)),
            Event::Goal { score, .. } => {
                self.score = *score;
                self.clock.counted += u8::from(self.clock.added.is_none());
            }
            Event::StepMade { step } => {
                self.clock.step = *step;
                self.clock.stalled = 0;
            }
            Event::AddedTime { steps } => self.clock.added = Some(*steps),
            Event::TimeUp {} => self.clock.up = true,
            Event::RoundEnded {} => {
                self.clock.stalled += 1;
                self.clock.rounds_up += u8::from(self.clock.up);
            }
            Event::PeriodBegan { period, side } => {
                self.clock.period = *period;
                self.clock.step = 0;
                self.clock.added = None;
                self.clock.counted = 0;
                self.clock.up = false;
                self.clock.rounds_up = 0;
                self.clock.stalled = 0;
                self.attacking = *side;
                self.in_break = true;
                if *period % 2 == 1 {
                    self.clock.first = *side;
                }
            }
            Event::Substituted { off, on } => self.substituted(*off, *on),
            Event::ReserveKeeperOn { off, on } => {
                self.reserve_used[on.side()] = true;
                self.pieces[on.index()].status = Status::Bench;
                self.pieces[on.index()].cautions = 0;
                self.pieces[on.index()].sticker = crate::Sticker::RESERVE_KEEPER;
                self.substituted(*off, *on);
            }
            Event::ShootoutBegan { side } => {
                self.lift_all();
                self.clock.period = 5;
                self.attacking = *side;
                self.shoot_out = Some(ShootOut {
                    first: *side,
                    kicks: engine::BySide::default(),
                    goals: engine::BySide::default(),
                    kicked: Players::NONE,
                });
            }
            Event::ShootoutKick { player, scored } => self.shootout_kick(*player, *scored),
            Event::MatchEnded { winner, score } => {
                self.phase = Phase::Over {};
                self.result = Some(MatchResult {
                    winner: *winner,
                    score: *score,
                });
            }
        }
    }

    fn put(&mut self, player: Player, at: Spot, cell: crate::Cell, lying: Option<u16>, why: Why) {
        if why == Why::Slide {
            self.aiming.slid_from = Some(self.cell_of(player));
        }
        let fall = match why {
            Why::Slide => Fall::Slide,
            Why::Keeper => Fall::Keeper,
            // SIM-GKD-5 Also a keeper who lay already.
            Why::Fall => Fall::Dribble,
            // Somebody who lies and makes room lies on for the same reason; whoever is put otherwise stands.
            Why::Shift
            | Why::Move
            | Why::KnockOn
            | Why::Synchro
            | Why::Step
            | Why::SlideShift
            | Why::Leave
            | Why::LineUp
            | Why::Thrower
            | Why::Taker
            | Why::Replant
            | Why::Room
            | Why::StandUp => self.piece(player).lying.map_or(Fall::Dribble, |lying| lying.fall),
        };
        let piece = &mut self.pieces[player.index()];
        piece.stand(at, cell);
        piece.lying = lying.map(|angle| Lying { angle, fall });
        self.recount(player.side());
        // SIM-GK-15 The ball goes with the keeper who holds it; SIM-THROW-1 it lies on the thrower's peg.
        if self.held && self.holder == Some(player) {
            self.ball = at;
            self.ball_cell = cell;
        }
    }

    /// What a placing means for the round.
    fn count_move(&mut self, player: Player, why: Why, cells: u8) {
        let attacks = player.side() == self.attacking;
        match why {
            Why::Move | Why::KnockOn | Why::Synchro => {
                self.round.moved.insert(player);
                if attacks {
                    self.round.cells = self.round.cells.max(cells);
                } else {
                    self.defender_moved(player, why);
                }
            }
            // SIM-PRO-2 A free step counts for the limit, but is not the move of the round.
            Why::Step => {
                if matches!(self.phase, Phase::HeaderStep { .. }) {
                    self.aiming.stepped.insert(player);
                }
                if matches!(self.phase, Phase::SpeedStep { .. }) {
                    self.flight.stepped.insert(player);
                }
                if attacks {
                    self.round.cells = self.round.cells.max(cells);
                }
            }
            Why::Slide | Why::SlideShift => self.round.moved.insert(player),
            Why::Leave => {
                self.round.moved.insert(player);
                self.leavers.remove(player);
                self.mend_wall();
            }
            Why::LineUp => {
                if let Some(stoppage) = &mut self.stoppage
                    && stoppage.side == player.side()
                    && stoppage.taker.is_none()
                {
                    stoppage.taker = Some(player);
                }
            }
            Why::Thrower => {
                if let Some(stoppage) = &mut self.stoppage {
                    stoppage.taker = Some(player);
                }
                self.holder = Some(player);
                self.held = true;
                self.ball = self.piece(player).at;
                self.ball_cell = self.cell_of(player);
            }
            // SIM-GK-8 Being prepared is no move of the round.
            Why::Taker | Why::Replant | Why::Shift | Why::Keeper | Why::Room | Why::Fall | Why::StandUp => {}
        }
    }

    /// SIM-P3-5, SIM-P3-4, SIM-PQR What a defender's move uses up.
    fn defender_moved(&mut self, player: Player, why: Why) {
        self.round.first_moved.get_or_insert(player);
        if self.round.third != Some(true) {
            return;
        }
        use crate::state::Quick;
        if why == Why::Move && self.is_keeper(player) {
            self.round.keeper_stepped = true;
            return;
        }
        self.round.quick = Some(if why == Why::KnockOn {
            Quick::KnockOn
        } else if why != Why::Synchro {
            Quick::OneByOne
        } else if let Some(Quick::Synchro(count)) = self.round.quick {
            Quick::Synchro(count + 1)
        } else {
            Quick::Synchro(1)
        });
    }

    /// SIM-FK-6 A wall of one is no wall.
    fn mend_wall(&mut self) {
        if let Some((side, cell)) = self.wall
            && self
                .standing_of(side)
                .filter(|player| self.cell_of(*player) == cell)
                .count()
                < 2
        {
            self.wall = None;
        }
    }

    fn begin_round(&mut self, side: Side, origin: Origin) {
        // SIM-DRIB-10 A lost tackle counts in the round after its phase 3 and in no other.
        if self.round.third.is_none() {
            self.lost_tackle = None;
        }
        self.attacking = side;
        self.round = Round::new(origin);
        self.in_break = false;
        self.clear_kick();
        self.tally[side].rounds += 1;
    }

    fn clear_kick(&mut self) {
        self.kick = None;
        self.aiming = Aiming::default();
        self.flight = Flight::default();
    }

    fn kicked(&mut self, kicker: Player, result: &KickResult) {
        let side = kicker.side();
        let kind = self.kick.map_or(KickKind::Play, |kick| kick.kind);
        let origin = self.kick.map_or(Origin::Open, |kick| kick.origin);
        let stepped = self.aiming.stepped;
        self.flight = Flight {
            cells: cells_of_ball(result.at),
            last_touch: result.touches.last().copied(),
            touched: result.touches.iter().copied().collect(),
            offside: self.offside_at_kick(kicker, origin),
            pressed_by: self.presser(kicker),
            ..Flight::default()
        };
        self.aiming.stepped = stepped;
        let from = self.cell_of(kicker);
        self.flight.travelled = self
            .flight
            .cells
            .iter()
            .map(|cell| cell.distance(from))
            .min()
            .unwrap_or(0);
        self.round.kicks += 1;
        self.round.received = None;
        self.held = false;
        if result.end == (KickEnd::Rest {}) && result.stroke.is_empty() {
            self.ball = result.at;
            self.ball_cell = cell_at(result.at);
        }
        self.note_back_pass(side, kind, result);
        if let (Some(y), Some(keeper)) = (result.bar_y.or(self.aiming.bar_y), self.keeper(side.other())) {
            let at = on_track(keeper.side(), y);
            self.pieces[keeper.index()].at = at;
            self.pieces[keeper.index()].cell = cell_at(at);
            self.recount(keeper.side());
        }
        self.tally[side].kicks += 1;
        self.tally[side].passes += u16::from(kind.is_pass());
        self.tally[side].shots += u16::from(kind.is_shot());
    }

    /// SIM-PRESS-1, SIM-P3-6 A standing opponent in the ball cell, in midfield; SIM-PRESS-3 nowhere else.
    fn presser(&self, kicker: Player) -> Option<Player> {
        let pressed = board::MIDFIELD.contains(self.ball_cell) && !self.held;
        pressed
            .then(|| self.standing_in(kicker.side().other(), self.ball_cell))
            .flatten()
    }

    /// SIM-GK-14 A kick or throw of his own side binds the keeper's hands until an opponent touches the ball.
    fn note_back_pass(&mut self, side: Side, kind: KickKind, result: &KickResult) {
        let headed = matches!(kind, KickKind::HeaderPass | KickKind::HeaderShot);
        self.back_pass = (!headed).then_some(side);
        if result.touches.iter().any(|player| player.side() != side) {
            self.back_pass = None;
        }
    }

    fn duel_won(&mut self, duel: crate::Duel, winner: Player, loser: Player) {
        use crate::Duel;
        match duel {
            Duel::Tackle => {
                self.round.tackled = true;
                let tackler = if winner.side() == self.attacking {
                    loser
                } else {
                    winner
                };
                self.round.moved.insert(tackler);
                self.defender_moved(tackler, Why::Move);
                if winner.side() == self.attacking {
                    self.lost_tackle = Some(loser);
                }
            }
            // SIM-PRESS-2 A presser on the ground presses nobody.
            Duel::Dribble => {
                if self.flight.pressed_by == Some(loser) {
                    self.flight.pressed_by = None;
                }
            }
            Duel::KeeperDribble | Duel::KeeperTackle => {}
        }
    }

    fn taken(&mut self, player: Player, cells: u8) {
        let kept = player.side() == self.attacking;
        self.holder = Some(player);
        self.held = false;
        self.ball_cell = self.cell_of(player);
        self.round.reached = cells;
        self.round.touched = self.flight.touched.contains(player);
        self.round.received = self
            .kick
            .filter(|kick| kick.kind.is_pass() && kick.kicker != player);
        if kept {
            // SIM-COD-10 The cells count as moved by his side.
            if cells > 0 {
                self.round.moved.insert(player);
                self.round.cells = self.round.cells.max(cells);
            }
            if self.kick.is_some_and(|kick| kick.kind.is_pass()) {
                self.tally[self.attacking].kept += 1;
            }
        } else {
            self.back_pass = None;
        }
        // SIM-KICK-7, SIM-COD-13 A team-mate who was left out must go.
        for other in self.standing_of(player.side()) {
            if other != player && self.cell_of(other) == self.ball_cell {
                self.leavers.insert(other);
            }
        }
        // SIM-LONG-2, SIM-LONG-4 It lasts until that side's next phase 2.
        if self.flight.long {
            self.long_limit = Some(cells.min(6));
        } else if !kept {
            self.long_limit = None;
        }
    }

    fn stopped(&mut self, origin: Origin, side: Side, at: Spot) {
        self.attacking = side;
        self.ball = at;
        self.ball_cell = cell_at(at);
        self.holder = None;
        self.held = false;
        self.back_pass = None;
        self.long_limit = None;
        self.stoppage = Some(Stoppage {
            origin,
            side,
            at,
            line_up: origin != Origin::ThrowIn,
            taker: None,
        });
        self.round = Round::new(origin);
        self.clear_kick();
        self.tally[side].corners += u16::from(origin == Origin::Corner);
    }

    /// SIM-LU-2 All are lifted, and all pending effects end.
    fn lift_all(&mut self) {
        for piece in &mut self.pieces {
            if piece.status == Status::Pitch {
                piece.status = Status::Hand;
                piece.lying = None;
            }
        }
        self.ground = Ground::default();
        self.lost_tackle = None;
        self.leavers = Players::NONE;
        self.wall = None;
        if let Some(stoppage) = &mut self.stoppage {
            stoppage.line_up = true;
        }
    }

    fn substituted(&mut self, off: Player, on: Player) {
        let leaver = self.pieces[off.index()];
        let piece = &mut self.pieces[on.index()];
        piece.status = leaver.status;
        piece.at = leaver.at;
        piece.cell = leaver.cell;
        piece.lying = leaver.lying;
        piece.formation = leaver.formation;
        self.pieces[off.index()].status = Status::Left;
        self.recount(off.side());
        self.subs[off.side()] += 1;
        // SIM-ADD-2 Those of a break do not count.
        self.clock.counted += u8::from(!self.in_break && self.clock.added.is_none());
        if self.holder == Some(off) {
            self.holder = Some(on);
        }
    }

    fn shootout_kick(&mut self, player: Player, scored: bool) {
        let side = player.side();
        let Some(shoot_out) = &mut self.shoot_out else {
            return;
        };
        shoot_out.kicks[side] += 1;
        shoot_out.goals[side] += u16::from(scored);
        shoot_out.kicked.insert(player);
        let all = self.squad(side).collect::<Players>();
        if let Some(shoot_out) = &mut self.shoot_out
            && all.iter().all(|player| shoot_out.kicked.contains(player))
        {
            all.iter().for_each(|player| shoot_out.kicked.remove(player));
        }
        self.attacking = side.other();
        self.clear_kick();
        self.lift_all();
    }
}
