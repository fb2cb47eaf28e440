//! A minute: both have laid (see `lay.rs`), both cards are shown, the code under the ball decides.

use engine::{Log, Side};

use super::{Play, attack, flip, free_kick, half_time, hand_play, injury_time, penalty, shoot_out, shot};
use crate::{Card, Code, Event, Face, Kind, Pair, Period, Stage, phase::Phase, state::Laid};

/// What the code under the ball means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The attack goes on.
    Success,
    /// Tackled.
    Tackled,
    /// Offside.
    Offside,
    /// A free kick.
    FreeKick,
    /// A long ball.
    LongBall,
    /// A goal.
    Goal,
    /// Saved by the keeper.
    Saved,
    /// Blocked by a defender.
    Blocked,
    /// Wide or over.
    Missed,
    /// Off post or crossbar.
    Woodwork,
    /// A rebound.
    Rebound,
    /// A corner.
    Corner,
    /// A penalty.
    Penalty,
}

impl Verdict {
    /// FLIP-TURN-2 A flip follows a goal, a shot or kick that is over, a tackle, an offside. FLIP-TURN-3 None follows a
    /// success, a long ball, a foul, a rebound or a corner. FLIP-TURN-4 So the flip comes after a kick, not its award.
    #[inline]
    #[must_use]
    pub fn flips(self) -> bool {
        match self {
            Self::Goal
            | Self::Saved
            | Self::Blocked
            | Self::Missed
            | Self::Woodwork
            | Self::Tackled
            | Self::Offside => true,
            Self::Success
            | Self::LongBall
            | Self::FreeKick
            | Self::Penalty
            | Self::Rebound
            | Self::Corner => false,
        }
    }
}

/// FLIP-PLAY-5 The stage says which chapter reads the code. FLIP-CARD-5 Nothing else matters.
#[inline]
#[must_use]
pub fn result_of(stage: Stage, code: Code) -> Verdict {
    match stage {
        Stage::Attack0 | Stage::Attack1 | Stage::Attack2 => attack::verdict(code),
        Stage::Shot => shot::verdict(code),
        Stage::Penalty => penalty::verdict(code),
        Stage::FreeKick => free_kick::verdict(code),
    }
}

/// FLIP-PLAY-4 Both cards are shown.
#[inline]
pub(super) fn show(turn: &mut Play<'_, impl Log<Event>>, period: Period) {
    let state = turn.state();
    let attacker = state.attacker;
    let card_of = |side: Side| match state.teams[side].laid {
        Laid::FromHand(card) => Some(card),
        Laid::FromPack | Laid::No => state.teams[side].pack.offers(side == attacker),
    };
    let (attack_card, defend_card) = (card_of(attacker), card_of(attacker.other()));
    let both = attack_card.zip(defend_card);
    let (attack_card, defend_card) = both.expect("a pack holds a card for every minute of its period");
    let laid_before = turn.state().laid;
    resolve(turn, attack_card, defend_card, laid_before);
    hand_play::draw(turn);
    end_of_period(turn, period);
}

/// FLIP-PLAY-6 Both cards shown, code found, result announced, goal counted, stage set, flip if due.
#[inline]
pub(super) fn resolve(
    turn: &mut Play<'_, impl Log<Event>>,
    attack_card: Card,
    defend_card: Card,
    laid_before: u16,
) {
    let state = turn.state();
    let (attacker, stage) = (state.attacker, state.stage);
    let (section, code) = Face::under_ball(attack_card, defend_card, stage.area());
    let minute = state.label(laid_before);
    turn.emit(Event::CardsLaid(Pair {
        minute,
        attacker,
        stage,
        attack_card,
        defend_card,
        section,
        code,
    }));
    let verdict = result_of(stage, code);
    announce(turn, attacker, stage, verdict);
    if verdict.flips() {
        flip::flip(turn);
    }
}

#[inline]
fn announce(turn: &mut Play<'_, impl Log<Event>>, side: Side, stage: Stage, verdict: Verdict) {
    let kind = match stage {
        Stage::Penalty if turn.state().phase == Phase::Play(Period::ShootOut) => Kind::ShootOut,
        Stage::Penalty => Kind::Penalty,
        Stage::FreeKick => Kind::FreeKick,
        Stage::Shot | Stage::Attack0 | Stage::Attack1 | Stage::Attack2 => Kind::Shot,
    };
    turn.emit(match verdict {
        Verdict::Success => Event::AttackSuccess {
            side,
            count: attack::successes(stage) + 1,
        },
        Verdict::Tackled => Event::Tackled { side },
        Verdict::Offside => Event::Offside { side },
        Verdict::FreeKick => Event::FreeKickAwarded { side },
        Verdict::LongBall => Event::LongBall { side },
        Verdict::Goal => Event::Goal { side, kind }, // FLIP-SCORE-1
        Verdict::Saved => Event::Saved { side, kind },
        Verdict::Blocked => Event::Blocked { side, kind },
        Verdict::Missed => Event::Missed { side, kind },
        Verdict::Woodwork => Event::Woodwork { side, kind },
        Verdict::Rebound => Event::Rebound { side },
        Verdict::Corner => Event::Corner { side },
        Verdict::Penalty => Event::PenaltyAwarded { side },
    });
}

/// FLIP-PLAY-2, FLIP-PLAY-6 Every minute uses one card of each side; after it comes the check for the end of the
/// period. FLIP-TURN-8 The flip of the last minute has been carried out by then.
#[inline]
fn end_of_period(turn: &mut Play<'_, impl Log<Event>>, period: Period) {
    let is_over = turn.state().laid == turn.state().period_length();
    match period {
        Period::ShootOut => shoot_out::after_kick(turn),
        Period::FirstHalf if is_over => half_time::half_time(turn),
        Period::SecondHalf if is_over => injury_time::board(turn),
        Period::InjuryTime if is_over => injury_time::end(turn),
        Period::FirstHalf | Period::SecondHalf | Period::InjuryTime => {}
    }
}
