//! SIM-DRAW-3 The shoot-out.

use engine::{Log, Side};

use super::{About, Play, ask, named_taker, pegs::put, round, stoppage, time};
use crate::{
    Declared, Event, KickEnd, KickResult, Move, Origin, Phase, Player, Refusal, SimulatorSoccer, Why,
    board::{cell_at, penalty_spot},
    placing::auto_at_ball,
    state::ShootOut,
};

pub(super) const ABOUT: About = About {
    prompt: "sim-prompt-shootout-taker",
    clause: "SIM-DRAW-3",
    seconds: 2,
};

/// Kicks of a side before the shoot-out goes on in pairs.
const KICKS: u8 = 5;
/// Kicks of a side before a coin decides.
const KICKS_MAX: u8 = 20;

/// SIM-DRAW-3 A coin gives the order.
pub(super) fn begin(turn: &mut Play<'_, impl Log<Event>>) {
    let side = turn.chance.one_of("coin", &Side::ALL);
    turn.emit(Event::ShootoutBegan { side });
    ask(turn, Phase::ShootoutTaker { side });
}

fn shoot_out(state: &SimulatorSoccer) -> ShootOut {
    state.shoot_out.expect("a shoot-out is under way")
}

/// SIM-DRAW-3 Each kick by another footballer until all have kicked.
fn check(state: &SimulatorSoccer, player: Player) -> Result<(), Refusal> {
    if player.side() != state.attacking || !state.squad(player.side()).any(|other| other == player) {
        return Err(Refusal::NotYours);
    }
    if shoot_out(state).kicked.contains(player) {
        Err(Refusal::KickedBefore)
    } else {
        Ok(())
    }
}

pub(crate) fn candidates(state: &SimulatorSoccer) -> impl Iterator<Item = Player> {
    state
        .squad(state.attacking)
        .filter(|player| check(state, *player).is_ok())
}

pub(super) fn list(state: &SimulatorSoccer) -> Vec<Move> {
    candidates(state).map(|player| Move::Taker { player }).collect()
}

/// Whoever kicks next.
pub(crate) struct Choice {
    player: Player,
}

pub(super) fn decide(state: &SimulatorSoccer, mv: &Move) -> Result<Choice, Refusal> {
    let player = named_taker(mv)?;
    check(state, player)?;
    Ok(Choice { player })
}

/// SIM-DRAW-3 The next kick. Nobody but taker and keeper is on the pitch.
pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice { player }: Choice) {
    let defence = player.side().other();
    let spot = penalty_spot(defence);
    turn.emit(Event::BallPut {
        at: spot,
        cell: cell_at(spot),
    });
    let at = auto_at_ball(turn.state(), player, cell_at(spot));
    put(turn, player, at, cell_at(spot), None, Why::Taker, 0);
    let keeper = turn
        .state()
        .squad(defence)
        .find(|player| turn.state().is_keeper(*player));
    if let Some(keeper) = keeper {
        stoppage::put_keeper_on_track(turn, keeper);
    }
    round::begin_with(turn, Origin::Penalty, player);
}

/// SIM-DRAW-3 No rebounds: the kick is in, or it is not.
pub(super) fn kicked(turn: &mut Play<'_, impl Log<Event>>, kick: Declared, result: &KickResult) {
    let player = kick.kicker;
    let scored = result.end
        == (KickEnd::Goal {
            side: player.side().other(),
        })
        && result.stroke.is_empty();
    turn.emit(Event::ShootoutKick { player, scored });
    let shoot_out = shoot_out(turn.state());
    match decided(shoot_out) {
        Some(winner) => finish(turn, winner),
        None if shoot_out.kicks.home == KICKS_MAX && shoot_out.kicks.away == KICKS_MAX => {
            let winner = turn.chance.one_of("coin", &Side::ALL);
            turn.emit(Event::CoinTossed { side: winner });
            finish(turn, winner);
        }
        None => {
            let side = turn.state().attacking;
            ask(turn, Phase::ShootoutTaker { side });
        }
    }
}

/// Whether one side can no longer be caught.
fn decided(shoot_out: ShootOut) -> Option<Side> {
    Side::ALL.into_iter().find(|side| {
        let other = side.other();
        let (own, his) = (shoot_out.goals[*side], shoot_out.goals[other]);
        let pairs = shoot_out.kicks.home >= KICKS && shoot_out.kicks.away >= KICKS;
        if pairs {
            return shoot_out.kicks.home == shoot_out.kicks.away && own > his;
        }
        own > his + u16::from(KICKS.saturating_sub(shoot_out.kicks[other]))
    })
}

fn finish(turn: &mut Play<'_, impl Log<Event>>, winner: Side) {
    let score = turn.state().score;
    time::end_match(turn, Some(winner), score);
}
