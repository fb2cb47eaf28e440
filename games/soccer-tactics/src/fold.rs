//! What each event does to the state. Nothing else changes it, nothing is drawn here, and nothing can fail.

use engine::Side;

use crate::{
    Event, Pawn, Phase, Restart, SoccerTactics,
    events::BallKind,
    line_up,
    pawn::{Pawns, Place},
    state::{Ball, NO_ROUND, PeriodClock, ShootOut},
};

impl SoccerTactics {
    /// Folds an event into the state. Inlined where an event is emitted, so that only its own arm remains: this is the
    /// hot path of every playout.
    #[inline(always)]
    pub(crate) fn fold(&mut self, event: &Event) {
        match *event {
            Event::KickoffRolled { home, away } => {
                if let Some((lower, _)) = by_roll(home, away) {
                    self.first = lower; // TACTICS-KICK-1
                }
            }
            Event::OvertimeRolled { home, away } => {
                if let Some((lower, _)) = by_roll(home, away) {
                    self.overtime_first = Some(lower); // TACTICS-OVER-3
                }
            }
            Event::ShootoutRolled { home, away } => {
                if let Some((_, higher)) = by_roll(home, away) {
                    // TACTICS-SHOOT-2
                    self.shoot_out = Some(ShootOut {
                        first: higher,
                        kicks: 0,
                        goals: Default::default(),
                        scored: 0,
                    });
                }
            }
            Event::LineUp { side } => self.begin_line_up(side),
            Event::PawnsSwapped { pawn, other } => self.swap(pawn, other),
            Event::SetupDone { side } => {
                // TACTICS-SETUP-8 The other side is put down anew, to fit the ball's column.
                if side == self.offence {
                    line_up::put_down(self, side.other());
                }
            }
            Event::PeriodStarted { period } => {
                self.period = period;
                self.clock = PeriodClock::Running;
            }
            Event::Asked { phase } => {
                self.phase = phase;
                // TACTICS-TIME-4 A free kick ends the play, whatever was under way.
                self.chance &= phase != Phase::Spot {};
                self.decisions = self.decisions.wrapping_add(1);
            }
            Event::SetBegan { side, holder } => self.begin_set(side, holder),
            Event::PawnRolled { side, .. } => {
                // TACTICS-TIME-7 A round of attempts begins.
                if self.in_added_time() && self.holder.is_none() && side == self.offence {
                    self.rounds = self.rounds.saturating_add(1);
                }
            }
            Event::PawnMoved { pawn, to, .. } | Event::KeeperStepped { pawn, to, .. } => {
                self.put(pawn, Place::On(to));
            }
            Event::BallPlayed { pawn, to, kind, .. } => {
                self.fix_offside();
                // TACTICS-TOUCH-1
                self.ban = (self.restart != Restart::Open).then_some(pawn);
                self.restart = Restart::Open;
                self.ball = Ball::On(to);
                self.holder = None;
                // TACTICS-TIME-3
                self.chance |= self.in_target_area(to);
                if matches!(kind, BallKind::Direct1 | BallKind::Direct2) {
                    self.holder = self.pawn_on(self.offence, to);
                    self.ban = None;
                    self.passes = self.passes.saturating_add(1);
                    count(&mut self.tally[self.offence].direct_passes);
                }
            }
            Event::BallStays { .. } => {
                self.restart = Restart::Open;
                self.no_shot = true;
            }
            Event::Dribbled { pawn, to, .. } => {
                self.fix_offside();
                self.put(pawn, Place::On(to));
                self.ball = Ball::On(to);
                self.chance |= self.in_target_area(to);
            }
            Event::Captured { pawn, .. } | Event::BattleWon { pawn } => {
                self.holder = Some(pawn);
                self.ban = None;
                if let Event::BattleWon { .. } = event {
                    count(&mut self.tally[pawn.side()].battles_won);
                }
            }
            Event::Foul { pawn, against } => {
                count(&mut self.tally[pawn.side()].fouls);
                self.offence = against.side();
                self.holder = Some(against);
                self.chance = false; // TACTICS-TIME-4 The play is over; a penalty kick is a chance of its own.
            }
            Event::YellowCard { pawn } => {
                // TACTICS-CARD-3 The defenders are booked as a group.
                if self.role(pawn) == crate::Role::Defender {
                    self.defenders_booked[pawn.side()] = true;
                } else {
                    self.booked.insert(pawn);
                }
            }
            Event::RedCard { pawn } => {
                // TACTICS-CARD-5 The group starts again.
                if self.role(pawn) == crate::Role::Defender {
                    self.defenders_booked[pawn.side()] = false;
                }
                self.put(pawn, Place::Out);
            }
            Event::NewKeeper { pawn } => self.keepers[pawn.side()] = pawn,
            Event::Offside { pawn, .. } => {
                count(&mut self.tally[pawn.side()].offsides);
                self.offence = pawn.side().other();
                self.holder = None;
            }
            Event::FreeKick { side, square, .. } => {
                self.begin_restart(side, Restart::FreeKick);
                self.ball = Ball::On(square);
                self.holder = None;
                self.chance = false;
            }
            Event::TakerChosen { pawn } => self.holder = Some(pawn),
            Event::KeeperLifted { pawn } => self.put(pawn, Place::Lifted),
            Event::PawnPlaced { pawn, square } => {
                self.put(pawn, Place::On(square));
                if let Phase::SetUp { changes, .. } = &mut self.phase {
                    *changes = changes.saturating_add(1);
                    if self.holder == Some(pawn) {
                        self.ball = Ball::On(square);
                    }
                }
            }
            Event::Penalty { side, .. } => {
                self.begin_restart(side, Restart::Penalty);
                self.ball = Ball::Spot; // TACTICS-PEN-3
                self.chance = true;
                self.put(self.keepers[side.other()], Place::GoalCentre);
            }
            Event::Corner { side, square } => {
                self.begin_restart(side, Restart::Corner);
                count(&mut self.tally[side].corners);
                self.ball = Ball::On(square);
                self.chance = true;
                if let Some(kicker) = self.holder {
                    self.put(kicker, Place::Flag); // TACTICS-CORNER-2
                }
            }
            Event::GoalKick { side } => {
                self.begin_restart(side, Restart::GoalKick);
                self.ball = Ball::Hands;
                self.holder = None;
                self.chance = false;
            }
            Event::Shot { pawn, .. } => count(&mut self.tally[pawn.side()].shots),
            Event::Goal { score, .. } => self.score = score,
            Event::MinorFoul { side } => {
                // TACTICS-MINOR-4
                if side == self.offence {
                    self.offence = side.other();
                    self.holder = None;
                }
            }
            Event::ClockRan { seconds } => {
                self.seconds = self.seconds.saturating_add(u16::from(seconds));
                if self.clock == PeriodClock::Running && self.seconds >= self.period_seconds() {
                    self.clock = PeriodClock::Due;
                }
            }
            Event::TimeUp {} => self.clock = PeriodClock::Due,
            Event::AddedTime {} => {
                self.clock = PeriodClock::Added;
                self.rounds = if matches!(self.phase, Phase::Attempt { .. }) {
                    NO_ROUND + 1
                } else {
                    NO_ROUND
                };
            }
            Event::PeriodEnded { period } => {
                self.period = period.saturating_add(1);
                self.clock = PeriodClock::Stopped;
                self.seconds = 0;
            }
            Event::ShootoutKick { side, scored, .. } => self.count_kick(side, scored),
            Event::MatchEnded { winner, .. } => {
                self.phase = Phase::Over {};
                self.winner = winner;
            }
            Event::MoveSkipped { .. }
            | Event::BallRolled { .. }
            | Event::BattleRolled { .. }
            | Event::PlacementPassed { .. }
            | Event::Declined { .. } => {}
        }
    }

    fn begin_line_up(&mut self, side: Side) {
        // TACTICS-FOUR-2 The duty passes at every kick-off after the first.
        if self.phase == (Phase::Before {}) {
            self.first = side;
        } else {
            self.partner = !self.partner;
        }
        self.begin_restart(side, Restart::KickOff);
        self.chance = false;
        line_up::put_down(self, side);
        line_up::put_down(self, side.other());
    }

    /// What every restart has in common.
    fn begin_restart(&mut self, side: Side, restart: Restart) {
        self.offence = side;
        self.restart = restart;
        self.ban = None; // TACTICS-TOUCH-1 Nobody has taken it yet.
        self.rounds = NO_ROUND; // TACTICS-TIME-7 A ball that is played anew has its own rounds.
        self.passes = 0;
        self.line = 0;
        self.offside = Pawns::NONE;
        self.no_shot = false;
    }

    #[inline]
    fn begin_set(&mut self, side: Side, holder: Pawn) {
        self.offence = side; // TACTICS-SET-1
        self.holder = Some(holder);
        if let Some(square) = self.square_of(holder) {
            self.ball = Ball::On(square);
        }
        self.passes = 0;
        self.ban = None;
        self.line = 0;
        self.offside = Pawns::NONE;
        self.chance = false;
        self.no_shot = false;
        self.partner = !self.partner; // TACTICS-FOUR-2
        count(&mut self.tally[side].sets);
    }

    /// TACTICS-OFF-4 Line and set are fixed when the ball is played. TACTICS-OFF-12 Not at a corner kick.
    #[inline]
    fn fix_offside(&mut self) {
        if self.restart != Restart::Corner {
            self.line = self.offside_line();
            self.offside = self.offside_now();
        }
    }

    fn swap(&mut self, pawn: Pawn, other: Pawn) {
        let (here, there) = (self.places[pawn.index()], self.places[other.index()]);
        self.put(pawn, there);
        self.put(other, here);
        // TACTICS-SETUP-8 The ball stays on its square.
        if self.holder == Some(pawn) {
            self.holder = Some(other);
        } else if self.holder == Some(other) {
            self.holder = Some(pawn);
        }
        if let Phase::SetUp { changes, .. } = &mut self.phase {
            *changes = changes.saturating_add(1);
        }
    }

    fn count_kick(&mut self, side: Side, scored: bool) {
        if let Some(shoot_out) = &mut self.shoot_out {
            if scored {
                shoot_out.goals[side] = shoot_out.goals[side].saturating_add(1);
                shoot_out.scored |= 1_u128.checked_shl(u32::from(shoot_out.kicks)).unwrap_or(0);
            }
            shoot_out.kicks = shoot_out.kicks.saturating_add(1);
        }
    }
}

/// The sides with the lower and the higher roll; none if they are equal (TACTICS-KICK-2).
pub(crate) fn by_roll(home: u8, away: u8) -> Option<(Side, Side)> {
    match home.cmp(&away) {
        std::cmp::Ordering::Less => Some((Side::Home, Side::Away)),
        std::cmp::Ordering::Greater => Some((Side::Away, Side::Home)),
        std::cmp::Ordering::Equal => None,
    }
}

#[inline]
fn count(tally: &mut u16) {
    *tally = tally.saturating_add(1);
}
