//! SIM-REP, SIM-FREE Repeating phase 1 by a skill.

use engine::{Log, Side};

use super::{About, Play, ask, declare, pick_up, round};
use crate::{
    Event, FreePlayer, Grant, InstantShotZone, KickKind, Move, Phase, Player, Refusal, SimulatorSoccer,
    Skill, board::zones,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-repeat",
    clause: "SIM-REP-1",
    seconds: 3,
};

pub(super) fn asked(state: &SimulatorSoccer) -> Side {
    state.attacking
}

/// SIM-GUARD-3 Kicks of one phase 1.
const KICKS_MAX: u8 = 20;
/// What a repeat can be.
pub(crate) const KINDS: [KickKind; 4] = [KickKind::Play, KickKind::Dribble, KickKind::Cross, KickKind::Shot];

/// SIM-REP-1 The taker may kick again by a skill, or the side goes to phase 2.
pub(super) fn offer(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    let holder = state.holder.expect("somebody has taken the ball");
    if KINDS.into_iter().any(|kind| check(state, holder, kind).is_ok()) {
        ask(turn, Phase::Repeat {});
    } else {
        round::phase_two(turn);
    }
}

/// SIM-TEAM-9 The first dot of a colour gives its skill; SIM-REP-10 grey and black give none.
/// SIM-REP-3 to SIM-REP-9, SIM-PRO-9 Whether a skill allows a kick now, and which right it is. SIM-REP-7 Red and green after one's own drive too.
pub(crate) fn check(state: &SimulatorSoccer, holder: Player, kind: KickKind) -> Result<Grant, Refusal> {
    if state.round.kicks >= KICKS_MAX {
        return Err(Refusal::TooManyKicks);
    }
    let sticker = state.piece(holder).sticker;
    let round = &state.round;
    let striker = kind == KickKind::Shot
        && state.has(holder, Skill::Striker)
        && declare::in_scoring_area(state, holder);
    let (dots, condition) = match kind {
        KickKind::Play | KickKind::Dribble => {
            // SIM-REP-4
            if round.passed.contains(holder) {
                return Err(Refusal::PassedAlready);
            }
            let touched = round.received.is_some() && round.reached == 0 && round.touched;
            (
                sticker.yellow,
                if touched { Ok(()) } else { Err(Refusal::NotTouched) },
            )
        }
        KickKind::Cross => {
            if round.cross {
                return Err(Refusal::CrossUsed);
            }
            let fits = round.reached <= 1 && declare::in_crossing_area(state, holder);
            (sticker.green, if fits { Ok(()) } else { Err(Refusal::NoGreen) })
        }
        KickKind::Shot => {
            if round.shot && !striker {
                return Err(Refusal::ShotUsed);
            }
            let own = zones(holder.side().other());
            let zone = match state.options.instant_shot_zone {
                InstantShotZone::PenaltyArea => own.penalty_area,
                InstantShotZone::GoalBox => own.goal_box,
            };
            let fits = round.reached <= 1 && zone.contains(state.cell_of(holder));
            (
                sticker.red,
                if fits || striker {
                    Ok(())
                } else {
                    Err(Refusal::NoRed)
                },
            )
        }
        KickKind::Throw | KickKind::HeaderPass | KickKind::HeaderShot => return Err(Refusal::NotNow),
    };
    condition?;
    if dots > 0 {
        return if marked_by_blue(state, holder) {
            Err(Refusal::MarkedByBlue)
        } else {
            Ok(Grant::Dot)
        };
    }
    if acquires(state, holder) {
        Ok(Grant::Free)
    } else {
        Err(Refusal::NoRepeat)
    }
}

/// SIM-REP-8 A blue marker cancels; SIM-PRO-3 not if the kicker assists a red or green receiver.
fn marked_by_blue(state: &SimulatorSoccer, holder: Player) -> bool {
    let marker = state.standing_in(holder.side().other(), state.cell_of(holder));
    let sticker = state.piece(holder).sticker;
    let assisted = state
        .round
        .received
        .is_some_and(|kick| kick.kind == KickKind::Play && state.has(kick.kicker, Skill::Assist))
        && (sticker.red > 0 || sticker.green > 0);
    marker.is_some_and(|marker| state.piece(marker).sticker.blue > 0) && !assisted
}

/// SIM-FREE-1, SIM-FREE-2 A free footballer who receives a pass counts as having one dot of the colour he needs.
pub(crate) fn acquires(state: &SimulatorSoccer, holder: Player) -> bool {
    let may = match state.options.free_player {
        FreePlayer::All => true,
        FreePlayer::GreyOnly => state.piece(holder).sticker.grey > 0,
        FreePlayer::Off => false,
    };
    may && state.round.received.is_some() && state.is_free(holder, state.ball_cell)
}

pub(super) fn list(state: &SimulatorSoccer) -> Vec<Move> {
    let mut moves = declare::list(state);
    moves.push(Move::Done {});
    moves
}

/// Whether phase 1 is repeated.
pub(crate) struct Choice(Chosen);

enum Chosen {
    KickAgain(declare::Choice),
    NoSkill,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Declare { kind, named } = *mv {
        let kick = declare::check(state, kind, named)?;
        Ok(Choice(Chosen::KickAgain(kick)))
    } else if *mv == (Move::PickUp {}) {
        Err(pick_up::why_not_now(state))
    } else if *mv == (Move::Done {}) {
        Ok(Choice(Chosen::NoSkill))
    } else {
        Err(Refusal::NotNow)
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(chosen): Choice) {
    match chosen {
        Chosen::KickAgain(kick) => declare::carry_out(turn, kick),
        // SIM-REP-1 No skill is used: phase 2.
        Chosen::NoSkill => round::phase_two(turn),
    }
}
