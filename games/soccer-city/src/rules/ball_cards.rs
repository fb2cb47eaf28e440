//! Ball cards (CITY-BALL): what they are played as, and A0 and A1 of a turn.

use engine::{Log, Seat};
use pitch::HexDirection;

use super::{
    Play, Told,
    advance::{self, Moment, Run},
    candidates::{self, Candidates, Menu, SKIP},
    misfit,
    passes::{self, Aimed},
    tactics, told, turn as turns,
};
use crate::{BallValue, Card, Context, Event, Factor, Move, Refusal, SoccerCity, board::front};

pub(super) const PROMPT: Told = told("city-prompt-pass", "CITY-BALL-3");

pub(super) fn menu(state: &SoccerCity, seat: Seat) -> Menu {
    let tactics = candidates::attack_tactics(state, seat);
    Menu::of([SKIP, tactics, PASSES, SQUARES, OUTS, ADVANCES])
}

/// What is done in A0 or A1.
pub(crate) struct Choice(Part);

enum Part {
    Skip,
    Tactic(tactics::Choice),
    Play(BallPlay),
}

/// CITY-TURN-3, CITY-KEEP-1 A Give and Go, a Ball card, or nothing, unless the keeper must pass.
#[inline]
pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        check_keeper(state, seat)?;
        return Ok(Choice(Part::Skip));
    }
    if let Move::Tactic {
        card: Card::Attack(card),
    } = *mv
    {
        let tactic = tactics::check(state, seat, tactics::Moment::BeforePass, card)?;
        return Ok(Choice(Part::Tactic(tactic)));
    }
    let play = check_play(state, seat, Moment::Pass, mv)?;
    if let Move::Advance { .. } = *mv {
        check_keeper(state, seat)?;
    }
    Ok(Choice(Part::Play(play)))
}

/// CITY-KEEP-1 Whether the keeper must pass now.
fn check_keeper(state: &SoccerCity, seat: Seat) -> Result<(), Refusal> {
    let must_pass = state.turn.keeper_turns >= 2
        && state.bearer_of(state.turn.attacking) == Some(state.keepers[state.turn.attacking])
        && any_kick(state, seat, Context::Pass);
    if must_pass {
        Err(Refusal::KeeperMustPass)
    } else {
        Ok(())
    }
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Skip => turns::action_phase(turn),
        Part::Tactic(tactic) => tactics::carry_out(turn, tactic),
        Part::Play(ball) => play(turn, ball),
    }
}

// What every Ball card can be played as.

/// A Ball card that may be played, and as what.
pub(super) struct BallPlay {
    seat: Seat,
    value: BallValue,
    source: Source,
    played: Played,
}

/// Where a Ball card comes from.
#[derive(Clone, Copy)]
enum Source {
    Hand,
    /// CITY-TIME-6 The pool of Injury Time.
    ExtraBalls,
    /// CITY-FREE-10 A restart without a card.
    Nowhere,
}

enum Played {
    Pass(Aimed),
    Out(Aimed, HexDirection),
    Advance(Run, Moment),
}

/// CITY-BALL-3 A Ball card is a Pass, a Square Pass, a kick out of play, or an Advance.
#[inline]
pub(super) fn check_play(
    state: &SoccerCity,
    seat: Seat,
    moment: Moment,
    mv: &Move,
) -> Result<BallPlay, Refusal> {
    let Move::Advance { card, direction } = *mv else {
        return check_kick(state, seat, moment.context(), mv);
    };
    Ok(BallPlay {
        seat,
        value: card,
        source: source(state, seat, moment.context(), card)?,
        played: Played::Advance(state.aim_advance(card, direction)?, moment),
    })
}

/// A Ball card that is a Pass, a Square Pass, or a kick out of play.
#[inline]
pub(super) fn check_kick(
    state: &SoccerCity,
    seat: Seat,
    context: Context,
    mv: &Move,
) -> Result<BallPlay, Refusal> {
    let (value, source, aimed, out) = if let Move::Pass { card, to } = *mv {
        let source = source(state, seat, context, card)?;
        (card, source, state.aim(context, card, to)?, None)
    } else if let Move::Out { card, direction } = *mv {
        let source = source(state, seat, context, card)?;
        (
            card,
            source,
            state.aim_out(context, card, direction)?,
            Some(direction),
        )
    } else {
        return Err(misfit(state, mv));
    };
    state.check_leaves_box(aimed)?;
    Ok(BallPlay {
        seat,
        value,
        source,
        played: match out {
            Some(direction) => Played::Out(aimed, direction),
            None => Played::Pass(aimed),
        },
    })
}

/// Where a seat has a Ball card of this value: in its hand, CITY-ACE-1 of any value in Ace mode, CITY-TIME-6 in the pool of
/// Injury Time. CITY-FREE-10 A restart without a card is a Short Pass.
fn source(state: &SoccerCity, seat: Seat, context: Context, value: BallValue) -> Result<Source, Refusal> {
    let balls = state.hand(seat).ball;
    let (held, source) = match state.pool {
        Some(pool) => (pool > 0, Source::ExtraBalls),
        None => (balls.plain > 0 || balls.of(value.into()) > 0, Source::Hand),
    };
    if held {
        return Ok(source);
    }
    let none_left = state.pool.map_or(balls.is_empty(), |pool| pool == 0);
    if needs_no_card(context) && none_left && value == BallValue::Short {
        Ok(Source::Nowhere)
    } else {
        Err(Refusal::NoSuchBallCard)
    }
}

/// CITY-FREE-10 Whether it is a restart that can be taken without a card.
const fn needs_no_card(context: Context) -> bool {
    match context {
        Context::FreeKick | Context::Corner | Context::GoalKick => true,
        Context::KickOff
        | Context::ThrowIn
        | Context::Pass
        | Context::GiveAndGo
        | Context::Return
        | Context::FastBreak
        | Context::Crossing
        | Context::Box
        | Context::Additional
        | Context::OneTouch
        | Context::CornerBox
        | Context::KeeperThrow => false,
    }
}

/// CITY-BALL-3, CITY-BALL-4 The card is spent, and the ball is played.
pub(super) fn play(turn: &mut Play<'_, impl Log<Event>>, ball: BallPlay) {
    let BallPlay {
        seat,
        value,
        source,
        played,
    } = ball;
    match source {
        Source::Hand => turn.emit(Event::BallCardPlayed {
            seat,
            value,
            extra: false,
        }),
        Source::ExtraBalls => turn.emit(Event::BallCardPlayed {
            seat,
            value,
            extra: true,
        }),
        Source::Nowhere => {}
    }
    match played {
        Played::Pass(aimed) => passes::play(turn, aimed),
        Played::Out(aimed, direction) => passes::kick_out(turn, aimed, direction),
        Played::Advance(run, moment) => advance::play(turn, run, moment),
    }
}

/// CITY-ATAC-17 Whether any Ball card can be played.
pub(super) fn any_play(state: &SoccerCity, seat: Seat, moment: Moment) -> bool {
    let advances = ADVANCES;
    advances
        .iter(state, seat)
        .any(|mv| check_play(state, seat, moment, &mv).is_ok())
        || any_kick(state, seat, moment.context())
}

/// CITY-KEEP-1, CITY-FREE-4 Whether any Ball card can be played as a Pass.
pub(super) fn any_kick(state: &SoccerCity, seat: Seat, context: Context) -> bool {
    [PASSES, SQUARES, OUTS].iter().any(|part| {
        part.iter(state, seat)
            .any(|mv| check_kick(state, seat, context, &mv).is_ok())
    })
}

/// CITY-PASS-1 Every card to the four lengths of its range, along the six lines.
pub(super) const PASSES: Candidates = Candidates::found(3 * 6 * 4, |state, _, n| {
    let (card, n) = (BallValue::ALL[n % 3], n / 3);
    // CITY-EF-11 In the rain a Medium card has the lengths of a Long one.
    let (mut least, _) = card.range();
    if card == BallValue::Medium && state.in_force(Factor::Rain) {
        least = BallValue::Long.range().0;
    }
    Some(Move::Pass {
        card,
        to: state
            .ball
            .towards(HexDirection::ALL[n % 6], least + (n / 6) as u8)?,
    })
});

/// CITY-SQR-2 Every card to its lateral squares on both sides.
pub(super) const SQUARES: Candidates = Candidates::found(3 * 4, |state, _, n| {
    let (card, n) = (BallValue::ALL[n % 3], n / 3);
    let (mut least, most) = card.lateral_range();
    if card == BallValue::Medium && state.in_force(Factor::Rain) {
        least = BallValue::Long.lateral_range().0;
    } else if n / 2 > usize::from(most - least) {
        return None;
    }
    let rows = 2 * (i8::try_from(least).ok()? + (n / 2) as i8);
    Some(Move::Pass {
        card,
        to: state.ball.shifted(0, if n % 2 == 0 { rows } else { -rows })?,
    })
});

/// CITY-PASS-11 Every card out of play along the six lines.
pub(super) const OUTS: Candidates = Candidates::found(3 * 6, |_, _, n| {
    Some(Move::Out {
        card: BallValue::ALL[n % 3],
        direction: HexDirection::ALL[n / 3],
    })
});

/// CITY-ADV-2 Every card as an Advance forward.
pub(super) const ADVANCES: Candidates = Candidates::found(3 * 3, |_, seat, n| {
    Some(Move::Advance {
        card: BallValue::ALL[n % 3],
        direction: front(seat.side())[n / 3],
    })
});
