//! The state of a match.

use std::sync::Arc;

use arrayvec::ArrayVec;
use engine::{BySide, Outcome, Side};

use crate::{
    Cell, Declared, Options, Origin, Phase, Plan, Player, Spot, Sticker, Sway, Target,
    board::{self, zones},
    ground::Ground,
    player::Players,
    sticker::Skill,
};

/// The state of a match of Simulator Soccer.
#[derive(Clone, PartialEq, Debug)]
pub struct SimulatorSoccer {
    /// What was agreed.
    pub options: Arc<Options>,
    pub(crate) phase: Phase,
    /// How many decisions have been opened: each has a clock of its own.
    pub(crate) decisions: u32,
    pub(crate) pieces: [Piece; 32],
    pub(crate) ground: Ground,
    pub(crate) ball: Spot,
    pub(crate) ball_cell: Cell,
    /// SIM-GK-13 The keeper has the ball on his peg.
    pub(crate) held: bool,
    pub(crate) attacking: Side,
    pub(crate) holder: Option<Player>,
    pub(crate) score: BySide<u16>,
    pub(crate) clock: Clock,
    pub(crate) subs: BySide<u8>,
    /// SIM-SUB-7 Whether the reserve keeper has been used.
    pub(crate) reserve_used: BySide<bool>,
    pub(crate) round: Round,
    pub(crate) kick: Option<Declared>,
    pub(crate) aiming: Aiming,
    pub(crate) flight: Flight,
    /// SIM-LONG-2 The limit of the next phase 2 after a long ball.
    pub(crate) long_limit: Option<u8>,
    /// SIM-TACK-4 Who lost a tackle in the phase 3 before this round.
    pub(crate) lost_tackle: Option<Player>,
    /// SIM-GK-14 The side whose keeper may not pick the ball up.
    pub(crate) back_pass: Option<Side>,
    /// SIM-KICK-7, SIM-COD-13 Who must leave a cell that he shares with a team-mate.
    pub(crate) leavers: Players,
    /// SIM-FK-4 A wall that stands.
    pub(crate) wall: Option<(Side, Cell)>,
    pub(crate) stoppage: Option<Stoppage>,
    /// SIM-START-1 Who has finished placing.
    pub(crate) start_done: BySide<bool>,
    /// SIM-HALF-5 Substitutions of a break have been made.
    pub(crate) in_break: bool,
    pub(crate) shoot_out: Option<ShootOut>,
    pub(crate) result: Option<MatchResult>,
    /// How the last Calculation of Distance went.
    pub(crate) last_take: Option<crate::TakeView>,
    pub(crate) tally: BySide<Tally>,
}

/// A footballer and where he is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) status: Status,
    pub(crate) at: Spot,
    pub(crate) cell: Cell,
    pub(crate) lying: Option<Lying>,
    /// SIM-LU-9 The cell in which he started.
    pub(crate) formation: Cell,
    pub(crate) cautions: u8,
    pub(crate) sticker: Sticker,
}

impl Piece {
    /// He stands there now.
    pub(crate) fn stand(&mut self, at: Spot, cell: Cell) {
        self.status = Status::Pitch;
        self.at = at;
        self.cell = cell;
        self.lying = None;
    }
}

/// Where a footballer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// On the bench.
    Bench,
    /// SIM-LU-2 Lifted, to be placed.
    Hand,
    /// On the pitch.
    Pitch,
    /// SIM-SUB-2 Substituted: he does not return.
    Left,
    /// SIM-CARD-3 Sent off.
    SentOff,
}

/// A footballer on his side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lying {
    /// The direction of his length, in hundredths of a degree.
    pub(crate) angle: u16,
    pub(crate) fall: Fall,
}

/// Why he lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fall {
    /// SIM-DRIB-6 He lost a dribble.
    Dribble,
    /// SIM-SLIDE-2 He slid.
    Slide,
    /// SIM-GK-5 A keeper was positioned so.
    Keeper,
}

/// SIM-TIME How the time of a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    /// 0 before the match; 1 and 2 are the halves, 3 and 4 extra time, 5 the shoot-out.
    pub(crate) period: u8,
    /// Steps made in this period. SIM-START-4 The first referee waits at the flag.
    pub(crate) step: u8,
    /// SIM-ADD-1 Steps added, once they are counted.
    pub(crate) added: Option<u8>,
    /// SIM-ADD-1 Goals and substitutions of this half.
    pub(crate) counted: u8,
    /// SIM-HALF-1 Time is up, and play goes on.
    pub(crate) up: bool,
    /// SIM-GUARD-2 Rounds since then.
    pub(crate) rounds_up: u8,
    /// SIM-GUARD-1 Rounds in a row without a step.
    pub(crate) stalled: u8,
    /// SIM-START-7 Who kicked off the first period, or the first of extra time.
    pub(crate) first: Side,
}

/// SIM-ROUND-5 What is remembered of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    /// How the first kick comes about.
    pub(crate) origin: Origin,
    /// SIM-MOVE-2 Who has moved.
    pub(crate) moved: Players,
    /// SIM-P3-2 The largest number of cells that an attacker moved.
    pub(crate) cells: u8,
    /// SIM-REP-4 Who has passed or dribbled.
    pub(crate) passed: Players,
    pub(crate) shot: bool,
    pub(crate) cross: bool,
    pub(crate) header: bool,
    /// SIM-GUARD-3 Kicks of this phase 1.
    pub(crate) kicks: u8,
    /// Whether phase 3 has begun, and whether it is a quick round (SIM-QUICK-2).
    pub(crate) third: Option<bool>,
    /// SIM-P3-5 The first footballer moved in phase 3.
    pub(crate) first_moved: Option<Player>,
    /// SIM-TACK-6
    pub(crate) tackled: bool,
    /// SIM-P3-4 The keeper has made his step of a quick round.
    pub(crate) keeper_stepped: bool,
    /// SIM-PQR What the defence has chosen in a quick round.
    pub(crate) quick: Option<Quick>,
    /// How many cells the present holder moved to the ball, and whether it was his by a touch.
    pub(crate) reached: u8,
    /// SIM-REP-3 The ball touched him.
    pub(crate) touched: bool,
    /// SIM-REP-2 He received it by this kick.
    pub(crate) received: Option<Declared>,
}

/// SIM-PQR-1 What the defence does in a quick round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Quick {
    OneByOne,
    KnockOn,
    /// So many have changed their spots.
    Synchro(u8),
}

impl Round {
    pub(crate) const fn new(origin: Origin) -> Self {
        Self {
            origin,
            moved: Players::NONE,
            cells: 0,
            passed: Players::NONE,
            shot: false,
            cross: false,
            header: false,
            kicks: 0,
            third: None,
            first_moved: None,
            tackled: false,
            keeper_stepped: false,
            quick: None,
            reached: 0,
            touched: false,
            received: None,
        }
    }
}

/// What is known before a kick is kicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Aiming {
    /// SIM-GK-2 The keeper is ready.
    pub(crate) ready: bool,
    /// SIM-GK-9 He is on the bar, here.
    pub(crate) bar_y: Option<i16>,
    pub(crate) target: Option<Target>,
    pub(crate) no_timing: bool,
    pub(crate) plan: Option<Plan>,
    pub(crate) sway: Option<Sway>,
    /// SIM-PRO-12 Who has stepped towards a cross.
    pub(crate) stepped: Players,
    /// How far the preparation has come.
    pub(crate) stage: u8,
    /// SIM-PRO-6 From where somebody slid.
    pub(crate) slid_from: Option<Cell>,
}

/// What the rules remember of a kick until somebody has the ball.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Flight {
    /// SIM-PHYS-16 Where the ball lies.
    pub(crate) cells: ArrayVec<Cell, 3>,
    pub(crate) last_touch: Option<Player>,
    pub(crate) touched: Players,
    /// SIM-OFF-1 Who was in an offside position at the kick.
    pub(crate) offside: Players,
    /// SIM-KICK-12 Cells travelled.
    pub(crate) travelled: u8,
    /// SIM-PRESS-1 Who pressed the kicker.
    pub(crate) pressed_by: Option<Player>,
    /// SIM-PRO-13 Who has stepped to a stray ball.
    pub(crate) stepped: Players,
    /// SIM-GKD-6 The shot was lost before it was kicked.
    pub(crate) shot_lost: bool,
    /// By which rule somebody takes the ball.
    pub(crate) rule: Option<crate::TakeRule>,
    /// The taker, while his cell and spot are chosen.
    pub(crate) taker: Option<Player>,
    /// SIM-LONG-1 Whether it is a long ball.
    pub(crate) long: bool,
}

/// A stoppage under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stoppage {
    pub(crate) origin: Origin,
    pub(crate) side: Side,
    pub(crate) at: Spot,
    /// SIM-LU-1 Resumed with a line-up.
    pub(crate) line_up: bool,
    /// SIM-LU-3 The taker, once he is placed.
    pub(crate) taker: Option<Player>,
}

/// SIM-DRAW-3 A shoot-out under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShootOut {
    pub(crate) first: Side,
    pub(crate) kicks: BySide<u8>,
    pub(crate) goals: BySide<u16>,
    /// Who has kicked since all had kicked.
    pub(crate) kicked: Players,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct MatchResult {
    pub(crate) winner: Option<Side>,
    pub(crate) score: BySide<u16>,
}

/// What a side has done in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SimTally"))]
pub struct Tally {
    /// Kicks.
    pub kicks: u16,
    /// Passes, dribbles and throws.
    pub passes: u16,
    /// Those that the side kept.
    pub kept: u16,
    /// Shots.
    pub shots: u16,
    /// Fouls committed.
    pub fouls: u16,
    /// Rounds begun.
    pub rounds: u16,
    /// Corners won.
    pub corners: u16,
    /// Times caught offside.
    pub offsides: u16,
}

impl SimulatorSoccer {
    pub(crate) fn before_the_match(options: &Options) -> Self {
        let piece = |player: Player| {
            let formation = zones(player.side()).goal;
            Piece {
                status: Status::Bench,
                at: board::anchor(formation),
                cell: formation,
                lying: None,
                formation,
                cautions: 0,
                sticker: options.team(player.side()).sticker(player.shirt()),
            }
        };
        Self {
            options: Arc::new(options.clone()),
            phase: Phase::Before {},
            decisions: 0,
            pieces: std::array::from_fn(|index| piece(Player::at(index))),
            ground: Ground::default(),
            ball: board::CENTRE,
            ball_cell: board::CENTRE_CELL,
            held: false,
            attacking: Side::Home,
            holder: None,
            score: BySide::default(),
            clock: Clock {
                period: 0,
                step: 0,
                added: None,
                counted: 0,
                up: false,
                rounds_up: 0,
                stalled: 0,
                first: Side::Home,
            },
            subs: BySide::default(),
            reserve_used: BySide::default(),
            round: Round::new(Origin::KickOff),
            kick: None,
            aiming: Aiming::default(),
            flight: Flight::default(),
            long_limit: None,
            lost_tackle: None,
            back_pass: None,
            leavers: Players::NONE,
            wall: None,
            stoppage: None,
            start_done: BySide::default(),
            in_break: false,
            shoot_out: None,
            result: None,
            last_take: None,
            tally: BySide::default(),
        }
    }

    #[inline]
    pub(crate) fn defending(&self) -> Side {
        self.attacking.other()
    }

    #[inline]
    pub(crate) fn piece(&self, player: Player) -> &Piece {
        &self.pieces[player.index()]
    }

    #[inline]
    pub(crate) fn cell_of(&self, player: Player) -> Cell {
        self.piece(player).cell
    }

    /// SIM-GK-1 The goalkeeper of a side, if he is on the pitch.
    pub(crate) fn keeper(&self, side: Side) -> Option<Player> {
        self.team(side).find(|player| self.piece(*player).sticker.black)
    }

    pub(crate) fn is_keeper(&self, player: Player) -> bool {
        self.piece(player).sticker.black
    }

    pub(crate) fn has(&self, player: Player, skill: Skill) -> bool {
        self.piece(player).sticker.has(skill, self.options.pro())
    }

    /// SIM-GEN-2 More goals win.
    pub(crate) fn outcome(&self) -> Outcome {
        let result = self.result.unwrap_or(MatchResult {
            winner: None,
            score: self.score,
        });
        let mut outcome = Outcome::of_score(result.score);
        outcome.winner = result.winner;
        outcome.shoot_out = self.shoot_out.map(|shoot_out| shoot_out.goals);
        outcome.forfeit = Side::ALL.into_iter().find(|side| {
            result.winner == Some(side.other()) && self.clock.period > 0 && self.strength(*side) < 7
        });
        outcome
    }

    /// Footballers of a side that are on the pitch or being placed.
    pub(crate) fn squad(&self, side: Side) -> impl Iterator<Item = Player> + Clone {
        Player::of(side).filter(|player| matches!(self.piece(*player).status, Status::Pitch | Status::Hand))
    }

    pub(crate) fn strength(&self, side: Side) -> usize {
        self.squad(side).count()
    }
}
