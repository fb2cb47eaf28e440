//! What a legal choice brings about: each chapter carries out its own.

use engine::{Log, Seat};

use super::{
    Play, advance, ask, close_pass, defensive_tactics, face_off, factors, fouls, hands, line_up, movement,
    passes, repositioning, restarts, shootout, shots, tactics, turn,
};
use crate::{Card, Event, Move, Phase};

/// Carries out a legal choice.
#[inline]
pub(crate) fn perform(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, mv: &Move) {
    let side = seat.side();
    match (turn.state().phase, *mv) {
        // Line-ups and stoppages.
        (_, Move::Formation { formation }) => turn.emit(Event::LineUpFormation { side, formation }),
        (_, Move::Place { piece, to }) => turn.emit(Event::LineUpPlaced { piece, to }),
        (Phase::LineUp { .. }, Move::Bring { on, off }) => turn.emit(Event::LineUpBrought { on, off }),
        (_, Move::Bring { on, off }) => turn.emit(Event::Substituted { on, off }),
        (Phase::LineUp { kicker, .. }, Move::Done {}) => line_up::done(turn, side, kicker),
        (_, Move::Relocate { piece, to }) => turn.emit(Event::Relocated { piece, to }),
        (Phase::Stoppage { restart, side, .. }, Move::Done {}) => restarts::done(turn, restart, side),
        (_, Move::Kicker { piece }) => restarts::name_kicker(turn, side, piece),
        (_, Move::Corner { at }) => restarts::choose_corner(turn, side, at),

        // Ball cards and Close Passes.
        (Phase::GiveAndGoReturn { runner, .. }, Move::Pass { to, .. }) => {
            let aimed = turn
                .state()
                .aim_return(runner, to)
                .expect("a legal pass has a path");
            passes::play(turn, crate::Context::Return, side, aimed);
        }
        (_, Move::Pass { card, to }) => passes::pass(turn, seat, card, to),
        (_, Move::Out { card, direction }) => passes::kick_out(turn, seat, card, direction),
        (_, Move::Advance { card, direction }) => advance::advance(turn, seat, card, direction),
        (Phase::KickOff { side }, Move::Close { receiver }) => line_up::kick_off(turn, side, receiver),
        (Phase::ThrowIn { side }, Move::Close { receiver }) => restarts::throw_in(turn, side, receiver),
        (Phase::Corner {}, Move::Close { receiver }) => restarts::corner_to_box(turn, receiver),
        (Phase::GiveAndGo {}, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::GiveAndGo, side, receiver);
        }
        (Phase::FastBreak { .. }, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::FastBreak, side, receiver);
        }
        (Phase::CrossingPass {}, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::Crossing, side, receiver);
        }
        (Phase::PassToTheBox {}, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::Box, side, receiver);
        }
        (Phase::SaveThrow { side }, Move::Close { receiver }) => {
            close_pass::play(turn, crate::Context::KeeperThrow, side, receiver);
        }

        // Tactics.
        (
            _,
            Move::Tactic {
                card: Card::Attack(attack),
            },
        ) => {
            tactics::start(turn, seat, attack.tactic(), Card::Attack(attack));
        }
        (Phase::TacticalFoul { duel }, Move::Tactic { card }) => {
            turn.emit(Event::TacticPlayed { seat, card });
            fouls::tactical(turn, duel);
        }
        (
            _,
            Move::Tactic {
                card: Card::Defence(card),
            },
        ) => defensive_tactics::start(turn, seat, card),
        (Phase::GiveAndGoRun { runner, mate, .. }, Move::Step { piece, to }) => {
            tactics::step(turn, piece, to);
            if let Phase::GiveAndGoRun { left: 0, .. } = turn.state().phase {
                tactics::run_done(turn, runner, mate);
            }
        }
        (Phase::GiveAndGoRun { runner, mate, .. }, Move::Done {}) => tactics::run_done(turn, runner, mate),
        (Phase::FastBreak { .. }, Move::Step { piece, to }) => tactics::step(turn, piece, to),
        (Phase::FastBreak { .. }, Move::Done {}) => turn::shot_phase(turn),
        (Phase::CrossingStep { .. } | Phase::Slip {}, Move::Step { piece, to }) => {
            tactics::step(turn, piece, to);
            turn::shot_phase(turn);
        }
        (Phase::SideLineAdvance { .. }, Move::Step { piece, to }) => {
            tactics::step(turn, piece, to);
        }
        (Phase::SideLineAdvance { .. }, Move::Done {}) => turn::shot_phase(turn),
        (_, Move::Anticipate { card, piece, to }) => {
            defensive_tactics::anticipate(turn, seat, card, piece, to);
        }
        (Phase::Answer { flight }, Move::Trap { card, first, second }) => {
            defensive_tactics::trap(turn, seat, card, (first, second), flight);
        }
        (Phase::Answer { flight }, Move::Claim { card }) => {
            defensive_tactics::claim(turn, seat, card, flight);
        }
        (Phase::Pressing { .. }, Move::Step { piece, to }) => defensive_tactics::press(turn, piece, to),
        (Phase::DefensiveRetreat { .. }, Move::Step { piece, to }) => {
            defensive_tactics::retreat(turn, piece, to);
        }
        (Phase::Pressing { .. } | Phase::DefensiveRetreat { .. }, Move::Done {}) => {
            turn::defence_repositioning(turn);
        }

        // Face-offs.
        (_, Move::Dribble { opponent }) => {
            let bearer = turn.state().bearer_of(side).expect("a dribble has a bearer");
            face_off::start(turn, side, bearer, opponent);
        }
        (_, Move::Tackle { piece }) => {
            let bearer = turn
                .state()
                .bearer_of(side.other())
                .expect("a tackle has a bearer");
            face_off::start(turn, side, bearer, piece);
        }
        (
            Phase::FaceOff {
                starter,
                attacker,
                defender,
            },
            Move::Play { .. },
        ) => face_off::lay(turn, seat, (starter, attacker, defender), *mv),
        (
            Phase::SecondTackle { duel },
            Move::Play {
                card: Card::Defence(card),
            },
        ) => {
            face_off::tackle_again(turn, seat, duel, card);
        }
        (Phase::SecondTackle { duel }, Move::Skip {}) => face_off::attacker_wins(turn, duel),
        (Phase::Foul { duel, .. }, Move::Accept {}) => fouls::accept(turn, duel),
        (Phase::Foul { duel, .. }, Move::Throw {}) => fouls::throw(turn, duel),
        (Phase::TacticalFoul { duel }, Move::Skip {}) => face_off::won(turn, duel, duel.attacker.side()),
        (Phase::WinnerMove { duel, winner, .. }, Move::Make {}) => movement::begin(turn, duel, winner),
        (Phase::WinnerMove { duel, winner, .. }, Move::Forward { to }) => {
            movement::forward(turn, duel, winner, to);
        }
        (Phase::WinnerMove { duel, winner, stage }, Move::Step { to, .. }) => {
            movement::make(turn, duel, winner, stage, to);
        }
        (Phase::NewKeeper { duel, .. }, Move::Keeper { piece }) => fouls::name_keeper(turn, duel, piece),

        // Shots and saves.
        (_, Move::Shoot { card }) => shots::shoot(turn, seat, card),
        (phase, Move::Line { shot }) => shots::shoot_line(turn, shot, phase == Phase::FreeKick {}),
        (_, Move::Direct {}) => shots::shoot_direct(turn),
        (Phase::SaveStep { .. }, Move::Step { piece, to }) => shots::save_step(turn, piece, to),
        (Phase::SaveStep { side, throw, .. }, Move::Done {}) => shots::after_save_step(turn, side, throw),
        (Phase::SaveThrow { side }, Move::Done {}) => shots::after_save_step(turn, side, false),
        (Phase::Clear { side }, Move::Clear { to }) => shots::clear(turn, side, to),
        (Phase::Penalty { side }, Move::Aim { .. }) => shots::penalty(turn, seat, side, *mv),
        (Phase::Shootout { side }, Move::Aim { .. }) => shootout::aim(turn, seat, side, *mv),

        // Repositioning.
        (Phase::Reposition { .. }, Move::Step { piece, to }) => {
            repositioning::step(turn, piece, to, crate::StepKind::Reposition);
        }
        (Phase::Exchange { .. }, Move::Step { piece, to }) => {
            repositioning::step(turn, piece, to, crate::StepKind::Exchange);
        }
        (Phase::Reposition { side, .. }, Move::Done {}) => repositioning::done(turn, side),
        (Phase::Exchange { side, first, .. }, Move::Done {}) => {
            repositioning::exchange_done(turn, side, first);
        }
        (Phase::FactorMoves { .. }, Move::Step { piece, to }) => factors::step(turn, piece, to),

        // Cards between the periods.
        (Phase::Discard { occasion }, _) => hands::discard(turn, seat, occasion, *mv),
        (
            Phase::Trade {
                side,
                round,
                occasion,
            },
            Move::TradeDeck { deck },
        ) => ask(
            turn,
            Phase::TradePick {
                side,
                round,
                occasion,
                deck,
            },
        ),
        (Phase::Trade { side, occasion, .. }, Move::Done {}) => hands::end_trade(turn, side, occasion),
        (
            Phase::TradePick {
                side,
                round,
                occasion,
                ..
            },
            Move::Give { .. },
        ) => hands::give(turn, seat, (side, round, occasion), *mv),

        // A phase is left out.
        (Phase::Pass {} | Phase::FreeKick {} | Phase::Corner {} | Phase::GoalKick {}, Move::Skip {}) => {
            turn::action_phase(turn);
        }
        (Phase::Action {}, Move::Skip {}) => turn::shot_phase(turn),
        (Phase::Shot {}, Move::Skip {}) => turn::attack_repositioning(turn),
        (Phase::OneTouch {}, Move::Skip {}) => turn::defence_phase(turn),
        (Phase::Defend {}, Move::Skip {}) => turn::defence_repositioning(turn),
        (Phase::Answer { flight }, Move::Skip {}) => passes::land(turn, flight),
        _ => {}
    }
}
