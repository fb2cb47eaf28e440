//! Whether a choice is legal: one place that knows what fits the open decision, each chapter its own clauses.

use engine::Seat;

use super::{
    advance, choices, defensive_tactics, face_off, fouls, hands, line_up, movement, passes, repositioning,
    restarts, shots, tactics,
};
use crate::{Card, DefenceTactic, Move, Phase, Refusal, SoccerCity, Stage};

impl SoccerCity {
    /// Whether a seat that is to act may make this choice: for decisions that are too many to list.
    #[must_use]
    pub fn allows(&self, seat: Seat, mv: &Move) -> bool {
        check(self, seat, mv).is_ok()
    }
}

/// CITY-FOUR-2, CITY-FOUR-3 Whether the decision is this seat's.
pub(crate) fn check_seat(state: &SoccerCity, seat: Seat) -> Result<(), Refusal> {
    let deciding = state.deciding();
    if deciding.contains(seat) {
        return Ok(());
    }
    if !state.seats().any(|other| other == seat) {
        return Err(Refusal::NoSuchSeat);
    }
    if deciding.iter().any(|other| other.side() == seat.side()) {
        return Err(Refusal::PartnersTurn);
    }
    Err(Refusal::NotYourTurn)
}

/// A Ball card played as a Pass, Square Pass, kick out or Advance, whatever the phase forbids besides.
pub(crate) fn check_ball_play(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    match *mv {
        Move::Pass { card, to } => passes::check(state, seat, card, to),
        Move::Out { card, direction } => passes::check_out(state, seat, card, direction),
        Move::Advance { card, direction } => advance::check(state, seat, card, direction),
        _ => Err(Refusal::NotNow),
    }
}

/// CITY-KEEP-1 Whether the keeper must pass now.
fn must_pass(state: &SoccerCity, seat: Seat) -> bool {
    state.turn.keeper_turns >= 2
        && state.bearer_of(state.turn.attacking) == Some(state.keepers[state.turn.attacking])
        && choices::any_pass(state, seat)
}

/// Whether a choice is legal now, or the first clause that forbids it.
#[inline]
pub(crate) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<(), Refusal> {
    let side = seat.side();
    match (state.phase, *mv) {
        // Line-ups and stoppages.
        (Phase::LineUp { .. }, Move::Formation { formation }) => line_up::check_formation(formation),
        (Phase::LineUp { kicker, .. }, Move::Place { piece, to }) => {
            line_up::check_place(state, side, kicker, piece, to)
        }
        (Phase::LineUp { first: true, .. }, Move::Bring { on, off }) => {
            line_up::check_swap(state, side, on, off)
        }
        (Phase::LineUp { .. }, Move::Bring { on, off }) => line_up::check_substitution(state, side, on, off),
        (Phase::LineUp { kicker, .. }, Move::Done {}) => line_up::check_done(state, side, kicker),
        (Phase::Stoppage { restart, moved, .. }, Move::Relocate { piece, to }) => {
            restarts::check_relocate(state, restart, (side, moved), piece, to)
        }
        (Phase::Stoppage { .. }, Move::Bring { on, off }) => restarts::check_bring(state, side, on, off),
        (Phase::Stoppage { restart, .. }, Move::Done {}) => restarts::check_done(state, restart, side),
        (Phase::PenaltyKicker { .. }, Move::Kicker { piece }) => restarts::check_kicker(state, side, piece),
        (Phase::CornerChoice { .. }, Move::Corner { at }) => restarts::check_corner(side, at),

        // A0, A1 and everything else that is played with Ball cards.
        (Phase::Pass {}, Move::Skip {}) => {
            if must_pass(state, seat) {
                Err(Refusal::KeeperMustPass)
            } else {
                Ok(())
            }
        }
        (Phase::Pass {}, Move::Advance { card, direction }) => {
            advance::check(state, seat, card, direction)?;
            if must_pass(state, seat) {
                Err(Refusal::KeeperMustPass)
            } else {
                Ok(())
            }
        }
        (
            Phase::Pass {} | Phase::Additional {} | Phase::OneTouchPlay {},
            Move::Pass { .. } | Move::Out { .. } | Move::Advance { .. },
        )
        | (
            Phase::FreeKick {} | Phase::Corner {} | Phase::GoalKick {},
            Move::Pass { .. } | Move::Out { .. },
        ) => check_ball_play(state, seat, mv),
        (Phase::FreeKick {}, Move::Direct {}) => {
            shots::check_direct(state)?;
            if state.options.is_striker() {
                Err(Refusal::NoShotCards)
            } else {
                Ok(())
            }
        }
        (Phase::FreeKick {}, Move::Line { shot }) => shots::check_line(state, shot, true),
        (Phase::FreeKick {}, Move::Skip {}) => {
            if choices::any_pass(state, seat) || shots::check_direct(state).is_ok() {
                Err(Refusal::MustTakeFreeKick)
            } else {
                Ok(())
            }
        }
        (Phase::FreeKick {}, Move::Advance { .. }) => Err(Refusal::MustTakeFreeKick),
        (Phase::Corner {}, Move::Close { receiver }) => state
            .aim_box(side, receiver, crate::Context::CornerBox)
            .map(|_| ()),
        (Phase::Corner {}, Move::Skip {}) => {
            let boxed = state
                .on_pitch(side)
                .any(|(piece, _)| state.aim_box(side, piece, crate::Context::CornerBox).is_ok());
            if boxed || choices::any_pass(state, seat) {
                Err(Refusal::MustTakeCorner)
            } else {
                Ok(())
            }
        }
        (Phase::GoalKick {}, Move::Skip {}) => {
            if choices::any_pass(state, seat) {
                Err(Refusal::MustTakeGoalKick)
            } else {
                Ok(())
            }
        }
        (Phase::ThrowIn { .. }, Move::Close { receiver }) => state.aim_throw(side, receiver).map(|_| ()),
        (Phase::KickOff { .. }, Move::Close { receiver }) => state
            .aim_close(side, receiver, crate::Context::KickOff)
            .map(|_| ()),

        // Tactics.
        (
            Phase::Pass {} | Phase::Action {} | Phase::OneTouch {},
            Move::Tactic {
                card: Card::Attack(_),
            },
        ) => {
            let Move::Tactic { card } = *mv else {
                return Err(Refusal::NotNow);
            };
            tactics::check(state, seat, card)
        }
        (Phase::GiveAndGo {}, Move::Close { receiver }) => state.check_give_and_go(receiver),
        (Phase::GiveAndGoRun { runner, left, .. }, Move::Step { piece, to }) => {
            tactics::check_run(state, (runner, left), piece, to)
        }
        (Phase::GiveAndGoReturn { runner, .. }, Move::Pass { card, to }) => {
            if card != crate::BallValue::Short {
                return Err(Refusal::OutOfRange);
            }
            state.aim_return(runner, to).map(|_| ())
        }
        (Phase::FastBreak { runs }, Move::Step { piece, to }) => state.check_break_step(runs, piece, to),
        (Phase::FastBreak { runs }, Move::Close { receiver }) => state.check_break_pass(runs, receiver),
        (Phase::FastBreak { runs }, Move::Done {}) => state.check_break_done(runs),
        (Phase::CrossingPass {}, Move::Close { receiver }) => state.check_cross(receiver),
        (Phase::CrossingStep { piece: runner }, Move::Step { piece, to }) => {
            state.check_crossing_step(runner, piece, to)
        }
        (Phase::PassToTheBox {}, Move::Close { receiver }) => {
            state.aim_box(side, receiver, crate::Context::Box).map(|_| ())
        }
        (Phase::SideLineAdvance { runner, left }, Move::Step { piece, to }) => {
            state.check_side_line_step(runner, left, piece, to)
        }
        (Phase::SideLineAdvance { runner: Some(_), .. }, Move::Done {}) => Ok(()),
        (Phase::Slip {}, Move::Step { piece, to }) => state.check_slip(piece, to),
        (Phase::Answer { flight }, Move::Anticipate { card, piece, to }) => {
            state.check_anticipation(flight, piece, to)?;
            defensive_tactics::check_card(state, seat, card, DefenceTactic::DefensiveAnticipation)
        }
        (Phase::Answer { flight }, Move::Trap { card, first, second }) => {
            state.check_trap(flight, first, second)?;
            defensive_tactics::check_card(state, seat, card, DefenceTactic::OffsideTrap)
        }
        (Phase::Answer { flight }, Move::Claim { card }) => {
            state.check_claim(flight)?;
            defensive_tactics::check_card(state, seat, card, DefenceTactic::GoalkeeperAnticipation)
        }
        (
            Phase::Defend {} | Phase::TacticalFoul { .. },
            Move::Tactic {
                card: Card::Defence(card),
            },
        ) => {
            state.check_defensive(card.tactic())?;
            defensive_tactics::check_card(state, seat, card, card.tactic())
        }
        (Phase::Pressing { moved }, Move::Step { piece, to }) => state.check_press(moved, piece, to),
        (Phase::Pressing { moved }, Move::Done {}) => {
            if moved.is_empty() {
                Err(Refusal::PressSomebody)
            } else {
                Ok(())
            }
        }
        (Phase::DefensiveRetreat { runs }, Move::Step { piece, to }) => state.check_retreat(runs, piece, to),
        (Phase::DefensiveRetreat { runs }, Move::Done {}) => {
            if runs.first.is_none() {
                Err(Refusal::RetreatSomebody)
            } else {
                Ok(())
            }
        }

        // Face-offs.
        (Phase::Action {}, Move::Dribble { opponent }) => face_off::check_dribble(state, opponent),
        (Phase::Defend {}, Move::Tackle { piece }) => face_off::check_tackle(state, piece),
        (Phase::FaceOff { attacker, .. }, Move::Play { card }) => {
            face_off::check_card(state, seat, attacker, card)
        }
        (Phase::SecondTackle { duel }, Move::Play { card }) => {
            face_off::check_card(state, seat, duel.attacker, card)
        }
        (Phase::Foul { forced, .. }, Move::Accept {}) => fouls::check_accept(forced),
        (
            Phase::WinnerMove {
                stage: Stage::Way, ..
            },
            Move::Make {},
        ) => Ok(()),
        (
            Phase::WinnerMove {
                duel,
                stage: Stage::Way,
                ..
            },
            Move::Forward { to },
        ) => {
            if state.forward_ways(duel).contains(&to) {
                Ok(())
            } else {
                Err(Refusal::NotForward)
            }
        }
        (Phase::WinnerMove { duel, winner, stage }, Move::Step { piece, to }) => {
            let fits = piece == movement::mover(duel, winner, stage)
                && state.move_options(duel, winner, stage).contains(&to);
            if fits { Ok(()) } else { Err(Refusal::NotAWay) }
        }
        (Phase::NewKeeper { .. }, Move::Keeper { piece }) => fouls::check_keeper(state, side, piece),

        // Shots and saves.
        (Phase::Shot {}, Move::Shoot { card }) => shots::check_card(state, seat, card),
        (Phase::Shot {}, Move::Line { shot }) => shots::check_line(state, shot, false),
        (Phase::SaveStep { .. }, Move::Step { piece, to }) => shots::check_save_step(state, side, piece, to),
        (Phase::SaveThrow { .. }, Move::Close { receiver }) => shots::check_throw(state, side, receiver),
        (Phase::Clear { .. }, Move::Clear { to }) => shots::check_clear(state, side, to),

        // Repositioning.
        (Phase::Reposition { moved, .. } | Phase::Exchange { moved, .. }, Move::Step { piece, to }) => {
            repositioning::check_step(state, side, moved, piece, to)
        }
        (Phase::FactorMoves { factor, waiting, .. }, Move::Step { piece, to }) => {
            state.check_factor_move(factor, waiting, piece, to)
        }

        // Cards between the periods.
        (Phase::Discard { occasion }, Move::Skip {} | Move::Keep { .. } | Move::Trade {}) => {
            hands::check_discard(state, seat, occasion, mv)
        }
        (Phase::Trade { .. }, Move::TradeDeck { deck }) => hands::check_trade_deck(state, side, deck),
        (Phase::TradePick { deck, .. }, Move::Give { card }) => hands::check_give(state, seat, deck, card),

        // What is always allowed in its phase.
        (
            Phase::Action {}
            | Phase::Shot {}
            | Phase::OneTouch {}
            | Phase::Defend {}
            | Phase::Answer { .. }
            | Phase::SecondTackle { .. }
            | Phase::TacticalFoul { .. },
            Move::Skip {},
        )
        | (
            Phase::GiveAndGoRun { .. }
            | Phase::Reposition { .. }
            | Phase::Exchange { .. }
            | Phase::SaveStep { .. }
            | Phase::SaveThrow { .. }
            | Phase::Trade { .. },
            Move::Done {},
        )
        | (Phase::Foul { .. }, Move::Throw {})
        | (Phase::Penalty { .. } | Phase::Shootout { .. }, Move::Aim { .. }) => Ok(()),
        _ => Err(misfit(state, mv)),
    }
}

/// What is said of a choice that does not fit the open decision.
fn misfit(state: &SoccerCity, mv: &Move) -> Refusal {
    match *mv {
        // CITY-SET-4 A refusal must not tell where the other side lines up.
        _ if matches!(state.phase, Phase::LineUp { .. }) => Refusal::NotNow,
        Move::Tactic {
            card: Card::Attack(card),
        } => state
            .check_tactic(card.tactic())
            .err()
            .unwrap_or(Refusal::NotItsMoment),
        Move::Tactic {
            card: Card::Defence(_),
        } => match state.phase {
            Phase::Reposition { .. } => Refusal::ActedAlready,
            _ => Refusal::NotItsMoment,
        },
        Move::Dribble { .. } if state.turn.acted => Refusal::ActedAlready,
        Move::Tackle { .. } if matches!(state.phase, Phase::Reposition { .. }) => Refusal::ActedAlready,
        Move::Bring { .. } => Refusal::BallInPlay, // CITY-SUB-2
        Move::Shoot { .. } | Move::Line { .. } | Move::Direct {} => {
            shots::may_shoot(state).err().unwrap_or(Refusal::NotNow)
        }
        Move::Advance { .. } => Refusal::NoAdvanceHere,
        _ => Refusal::NotNow,
    }
}

/// Why a card cannot be played for its tactic now.
pub(crate) fn tactic_refusal(state: &SoccerCity, seat: Seat, card: Card) -> Refusal {
    let its_turn = state.deciding().contains(seat);
    match card {
        _ if !its_turn => Refusal::NotYourTurn,
        Card::Defence(defence) => match (state.phase, defence.tactic()) {
            (Phase::Answer { flight }, DefenceTactic::GoalkeeperAnticipation) => {
                state.check_claim(flight).err().unwrap_or(Refusal::NotItsMoment)
            }
            (Phase::Answer { .. }, DefenceTactic::OffsideTrap) => Refusal::TrapFails,
            (Phase::Answer { .. }, DefenceTactic::DefensiveAnticipation) => Refusal::NotOnThePath,
            (_, tactic) => state
                .check_defensive(tactic)
                .err()
                .unwrap_or(Refusal::NotItsMoment),
        },
        _ => check(state, seat, &Move::Tactic { card })
            .err()
            .unwrap_or(Refusal::NotItsMoment),
    }
}
