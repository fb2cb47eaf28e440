//! Reading the view off the state: only what the viewer may know goes in.

use engine::{BySide, Refusal as _, Seat, Side, Viewer};

use crate::{
    AdvanceView, AttackCard, Card, ClockView, Context, DecksView, DefenceCard, EndEffect, EndView,
    FaceOffView, Factor, FactorView, Flight, HandView, Height, Hexagon, KickView, Means, Move, OddsView,
    Outlook, PassView, Phase, Piece, PieceView, PlaceView, ReceiverView, Refusal, ShootoutView, Shot,
    ShotView, SideView, SoccerCity, TacticView, Verdict, View, WhyNot,
    board::depth,
    deck::Pile,
    piece::Place,
    rules::{
        legal_moves, offside_applies,
        passes::{Aimed, Landing},
        shots::{self, Answer},
        tactic_refusal, tactic_word,
    },
    state::{FactorState, partner},
};

impl From<Refusal> for WhyNot {
    fn from(refusal: Refusal) -> Self {
        Self {
            clause: refusal.clause().to_string(),
            text: refusal.to_string(),
        }
    }
}

pub(crate) fn view(state: &SoccerCity, viewer: Viewer) -> View {
    let seat = viewer.seat();
    let line_up = matches!(state.phase, Phase::LineUp { .. });
    let moves = match seat {
        Some(seat) if state.deciding().contains(seat) => legal_moves(state, seat),
        _ => Vec::new(),
    };
    View {
        you: seat,
        phase: state.phase,
        deciding: state.deciding().iter().collect(),
        sealed: state
            .seats()
            .filter(|seat| state.sealed[*seat as usize].is_some())
            .collect(),
        your_choice: seat.and_then(|seat| state.sealed[seat as usize]),
        clock: ClockView {
            period: state.period,
            minute: state.minutes(),
            deck: state.ball_deck.len(),
            extra_balls: state.pool,
            time_up: state.time_up,
            passive: state.passive,
            passive_limit: state.options.passive_limit,
            turn: state.turns + 1,
        },
        score: state.score,
        attacking: state.turn.attacking,
        tactics_barred: !state.turn.tactics,
        action_used: state.turn.acted,
        ball: Some(state.ball),
        bearer: state.bearer().filter(|_| !line_up),
        pieces: Piece::all()
            .map(|piece| piece_view(state, viewer, piece, &moves))
            .collect(),
        sides: BySide::from_fn(|side| side_view(state, viewer, side)),
        hands: state.seats().map(|of| hand_view(state, viewer, of)).collect(),
        decks: decks(state),
        factors: Factor::ALL
            .into_iter()
            .filter_map(|factor| match state.factors[factor as usize] {
                FactorState::Force(side, left) => Some(FactorView {
                    factor,
                    side,
                    left: factor.turns().map(|_| left),
                }),
                _ => None,
            })
            .collect(),
        taken: state.taken.map(|(factor, side)| FactorView {
            factor,
            side,
            left: factor.turns(),
        }),
        passes: moves.iter().filter_map(|mv| pass_view(state, mv)).collect(),
        advances: moves.iter().filter_map(|mv| advance_view(state, mv)).collect(),
        receivers: moves.iter().filter_map(|mv| receiver_view(state, mv)).collect(),
        shots: seat.map_or(Vec::new(), |seat| shot_views(state, seat, &moves)),
        no_shot: no_shot(state),
        tactics: seat.map_or(Vec::new(), |seat| tactic_views(state, seat, &moves)),
        face_off: face_off(state, seat),
        wall: match state.phase {
            Phase::Stoppage { restart, .. } => state.wall_hexagons(restart).collect(),
            Phase::FreeKick {} => crate::board::wall(state.turn.attacking, state.ball)
                .into_iter()
                .flatten()
                .filter(|_| crate::in_shot_area(state.turn.attacking, state.ball))
                .collect(),
            _ => Vec::new(),
        },
        shootout: state.shootout.map(|shootout| ShootoutView {
            first: shootout.first,
            kicks: (0..shootout.kicks.min(128))
                .map(|kick| KickView {
                    side: shootout.kicker(kick),
                    scored: shootout.scored >> kick & 1 == 1,
                })
                .collect(),
            score: shootout.goals,
        }),
        outcome: matches!(state.phase, Phase::Over {}).then(|| state.outcome()),
    }
}

impl SoccerCity {
    /// CITY-TIME-2 The minute: Ball cards gone, plus 45 in the second half.
    pub(crate) fn minutes(&self) -> u8 {
        let before = match self.period {
            1 => 0,
            2 => 45,
            3 => 90,
            _ => 105,
        };
        self.minute.saturating_add(before)
    }

    /// CITY-SET-4 Whether a side's line-up is hidden from a viewer.
    fn is_hidden(&self, viewer: Viewer, side: Side) -> bool {
        matches!(self.phase, Phase::LineUp { .. }) && viewer.seat().map(Seat::side) != Some(side)
    }
}

fn side_view(state: &SoccerCity, viewer: Viewer, side: Side) -> SideView {
    let hidden = state.is_hidden(viewer, side);
    let (keeper, made) = if hidden {
        (
            state.before_line_up.keepers[side],
            state.before_line_up.substituted[side],
        )
    } else {
        (state.keepers[side], state.substituted[side])
    };
    SideView {
        active: state.seat_of(side),
        keeper,
        substitutions: state.options.substitutions.saturating_sub(made),
        line_up_hidden: hidden,
        offside_from: offside_from(state, side),
    }
}

/// CITY-OFF-1 The first x beyond the halfway line, the ball and the second-last opponent.
fn offside_from(state: &SoccerCity, side: Side) -> Option<u8> {
    if matches!(state.phase, Phase::LineUp { .. }) {
        return None;
    }
    let mut opponents: Vec<u8> = state
        .on_pitch(side.other())
        .map(|(_, at)| depth(side, at))
        .collect();
    opponents.sort_unstable_by(|a, b| b.cmp(a));
    let line = opponents
        .get(1)
        .copied()
        .unwrap_or(0)
        .max(20)
        .max(depth(side, state.ball));
    (line < 40).then(|| match side {
        Side::Home => line + 1,
        Side::Away => 39 - line,
    })
}

fn piece_view(state: &SoccerCity, viewer: Viewer, piece: Piece, moves: &[Move]) -> PieceView {
    let side = piece.side();
    let hidden = state.is_hidden(viewer, side);
    let line_up = matches!(state.phase, Phase::LineUp { .. });
    let place = if hidden {
        let before = state.before_line_up;
        match state.places[piece.index()] {
            Place::SentOff => PlaceView::SentOff,
            _ if before.fielded.contains(piece) => PlaceView::Waiting,
            _ if before.retired.contains(piece) => PlaceView::TakenOff,
            _ => PlaceView::Bench,
        }
    } else {
        match state.places[piece.index()] {
            Place::On(hexagon) => PlaceView::Pitch { hexagon },
            Place::Waiting => PlaceView::Waiting,
            Place::Bench => PlaceView::Bench,
            Place::TakenOff => PlaceView::TakenOff,
            Place::SentOff => PlaceView::SentOff,
        }
    };
    let at = state.stands_on(piece).filter(|_| !line_up);
    let (defence, attack) = if hidden {
        piece.values()
    } else {
        (state.defence(piece), state.attack(piece))
    };
    let keeper = if hidden {
        state.before_line_up.keepers[side] == piece
    } else {
        state.is_keeper(piece)
    };
    PieceView {
        piece,
        side,
        number: piece.number(),
        role: piece.role(),
        place,
        keeper,
        attack,
        defence,
        booked: state.booked.contains(piece),
        markers: at.map_or(Vec::new(), |at| state.markers(side, at).collect()),
        offside: state.flagged.contains(piece)
            || at.is_some_and(|at| at != state.ball && state.would_be_offside(side, at, state.ball)),
        barred: barred(state, piece),
        choosable: moves.iter().any(|mv| names(mv, piece)),
        ends: moves
            .iter()
            .filter_map(|mv| end_of(state, mv, piece))
            .map(|to| EndView {
                to,
                effect: effect(state, piece, to),
            })
            .collect(),
    }
}

/// Why a piece may not be moved in the repositioning that is open.
fn barred(state: &SoccerCity, piece: Piece) -> Option<WhyNot> {
    let (Phase::Reposition { side, moved } | Phase::Exchange { side, moved, .. }) = state.phase else {
        return None;
    };
    if piece.side() != side || state.stands_on(piece).is_none() {
        return None;
    }
    state
        .check_repositions(side, moved, piece)
        .err()
        .map(WhyNot::from)
}

/// Whether a move is about a piece.
fn names(mv: &Move, piece: Piece) -> bool {
    match *mv {
        Move::Place { piece: of, .. }
        | Move::Relocate { piece: of, .. }
        | Move::Step { piece: of, .. }
        | Move::Anticipate { piece: of, .. }
        | Move::Close { receiver: of }
        | Move::Dribble { opponent: of }
        | Move::Tackle { piece: of }
        | Move::Keeper { piece: of }
        | Move::Kicker { piece: of } => of == piece,
        Move::Bring { on, off } => on == piece || off == piece,
        Move::Trap { first, second, .. } => {
            first.piece == piece || second.is_some_and(|second| second.piece == piece)
        }
        _ => false,
    }
}

/// Where a move takes a piece.
fn end_of(state: &SoccerCity, mv: &Move, piece: Piece) -> Option<Hexagon> {
    match *mv {
        Move::Place { piece: of, to }
        | Move::Relocate { piece: of, to }
        | Move::Step { piece: of, to }
        | Move::Anticipate { piece: of, to, .. }
            if of == piece =>
        {
            Some(to)
        }
        Move::Forward { to } if state.bearer() == Some(piece) => Some(to),
        _ => None,
    }
}

fn effect(state: &SoccerCity, piece: Piece, to: Hexagon) -> Option<EndEffect> {
    let in_play = !matches!(state.phase, Phase::LineUp { .. } | Phase::Stoppage { .. });
    if !in_play {
        None
    } else if to == state.ball && state.flagged.contains(piece) {
        Some(EndEffect::Offside)
    } else if to == state.ball && state.bearer().is_none() {
        Some(EndEffect::TakesBall)
    } else if state.bearer().is_some_and(|bearer| bearer.side() != piece.side())
        && to.distance(state.ball) == 1
    {
        Some(EndEffect::Marks)
    } else {
        None
    }
}

fn hand_view(state: &SoccerCity, viewer: Viewer, of: Seat) -> HandView {
    let hand = state.hand(of);
    HandView {
        seat: of,
        counts: hand.counts(),
        cards: (viewer.seat() == Some(of)).then_some(*hand),
        known: viewer
            .seat()
            .filter(|seat| state.options.is_four() && partner(*seat) == of)
            .map(|_| state.known[of as usize]),
    }
}

/// CITY-HAND-3 What is in no deck and no hand is discarded, for all to see.
fn decks(state: &SoccerCity) -> DecksView {
    let (mut attack, mut defence, mut shot) = (
        Pile::ALL.without(state.attack_deck),
        Pile::ALL.without(state.defence_deck),
        Pile::ALL.without(state.shot_deck),
    );
    for hand in &state.hands {
        attack = attack.without(hand.attack);
        defence = defence.without(hand.defence);
        shot = shot.without(hand.shot);
    }
    DecksView {
        attack: state.attack_deck.len(),
        defence: state.defence_deck.len(),
        shot: state.shot_deck.len(),
        save: state.save_deck.len(),
        factor: state
            .factors
            .iter()
            .filter(|place| **place == FactorState::Deck)
            .count() as u8,
        attack_discards: attack.iter().collect(),
        defence_discards: defence.iter().collect(),
        shot_discards: shot.iter().collect(),
        save_discards: Pile::ALL.without(state.save_deck).iter().collect(),
        ball_gone: state.ball_gone,
    }
}

/// The chance in percent to win so many Challenges: 15 of 36 rolls each.
fn challenge_percent(markers: usize) -> u8 {
    let mut percent = 100.0_f64;
    for _ in 0..markers {
        percent *= 15.0 / 36.0;
    }
    percent.round() as u8
}

struct Outcome {
    outlook: Outlook,
    piece: Option<Piece>,
    markers: Vec<Piece>,
    percent: u8,
}

/// What would become of a ball that is aimed like this.
fn outlook(state: &SoccerCity, side: Side, context: Context, aimed: Aimed) -> Outcome {
    let plain = |outlook: Outlook, piece: Option<Piece>, percent: u8| Outcome {
        outlook,
        piece,
        markers: Vec::new(),
        percent,
    };
    match aimed.landing {
        Landing::Out => plain(Outlook::Out, None, 0),
        Landing::Loose => plain(Outlook::Loose, None, 0),
        Landing::CutOut(piece) => plain(Outlook::CutOut, Some(piece), 0),
        Landing::Receiver(piece) => {
            if offside_applies(context) && state.is_offside(piece, state.ball) {
                return plain(Outlook::Offside, Some(piece), 0);
            }
            let flight = flight(state, side, context, aimed);
            let markers: Vec<Piece> = state
                .stands_on(piece)
                .map_or(Vec::new(), |at| state.markers(side, at).collect());
            if crate::rules::challenge_is_needed(flight) && !markers.is_empty() {
                let percent = challenge_percent(markers.len());
                return Outcome {
                    outlook: Outlook::Challenge,
                    piece: Some(piece),
                    markers,
                    percent,
                };
            }
            plain(Outlook::Safe, Some(piece), 100)
        }
    }
}

fn flight(state: &SoccerCity, side: Side, context: Context, aimed: Aimed) -> Flight {
    Flight {
        context,
        side,
        by: None,
        from: state.ball,
        to: aimed.to,
        means: aimed.means,
        height: aimed.height,
        receiver: match aimed.landing {
            Landing::Receiver(piece) => Some(piece),
            _ => None,
        },
    }
}

fn pass_view(state: &SoccerCity, mv: &Move) -> Option<PassView> {
    let side = state.turn.attacking;
    let (context, card, aimed, to, direction) = match (*mv, state.phase) {
        (Move::Pass { card, to }, Phase::GiveAndGoReturn { runner, .. }) => {
            let aimed = state.aim_return(runner, to).ok()?;
            (Context::Return, card, aimed, Some(to), None)
        }
        (Move::Pass { card, to }, _) => (
            state.ball_context(),
            card,
            state.aim(card, to).ok()?,
            Some(to),
            None,
        ),
        (Move::Out { card, direction }, _) => (
            state.ball_context(),
            card,
            state.aim_out(card, direction).ok()?,
            None,
            Some(direction),
        ),
        _ => return None,
    };
    let line = (aimed.means == Means::Line)
        .then(|| state.ball.straight(aimed.to).map(|(direction, _)| direction))
        .flatten();
    let Outcome {
        outlook,
        piece,
        markers,
        percent,
    } = outlook(state, side, context, aimed);
    let answered = matches!(outlook, Outlook::Safe | Outlook::Challenge | Outlook::Loose);
    let anticipators = if answered && aimed.height == Height::High {
        state
            .anticipators(flight(state, side, context, aimed))
            .iter()
            .collect()
    } else {
        Vec::new()
    };
    Some(PassView {
        card,
        to,
        direction: direction.or(line),
        end: state.rest(aimed),
        outlook,
        piece,
        markers,
        percent,
        anticipators,
    })
}

fn advance_view(state: &SoccerCity, mv: &Move) -> Option<AdvanceView> {
    let Move::Advance { card, direction } = *mv else {
        return None;
    };
    let run = state.aim_advance(card, direction).ok()?;
    let side = state.turn.attacking;
    let outlook = match run.taker {
        Some(piece) if piece.side() != side => Outlook::CutOut,
        Some(piece) if state.is_offside(piece, state.ball) => Outlook::Offside,
        Some(_) => Outlook::Safe,
        None if run.ball == run.to => Outlook::Safe,
        None => Outlook::Loose,
    };
    Some(AdvanceView {
        card,
        direction,
        to: run.to,
        ball: run.ball,
        outlook,
        piece: run.taker,
    })
}

fn receiver_view(state: &SoccerCity, mv: &Move) -> Option<ReceiverView> {
    let Move::Close { receiver } = *mv else {
        return None;
    };
    let side = receiver.side();
    let context = match state.phase {
        Phase::KickOff { .. } => Context::KickOff,
        Phase::ThrowIn { .. } => Context::ThrowIn,
        Phase::GiveAndGo {} => Context::GiveAndGo,
        Phase::FastBreak { .. } => Context::FastBreak,
        Phase::CrossingPass {} => Context::Crossing,
        Phase::PassToTheBox {} => Context::Box,
        Phase::Corner {} => Context::CornerBox,
        _ => Context::KeeperThrow,
    };
    let aimed = match context {
        Context::ThrowIn => state.aim_throw(side, receiver).ok()?,
        _ => state.aim_close(side, receiver, context).ok()?,
    };
    let Outcome {
        outlook,
        piece,
        markers,
        percent,
    } = outlook(state, side, context, aimed);
    Some(ReceiverView {
        receiver,
        end: state.rest(aimed),
        outlook,
        piece,
        markers,
        percent,
    })
}

/// Why the bearer may not shoot.
fn no_shot(state: &SoccerCity) -> Option<WhyNot> {
    state.bearer_of(state.turn.attacking)?;
    if matches!(state.phase, Phase::LineUp { .. }) {
        return None;
    }
    shots::may_shoot(state).err().map(WhyNot::from)
}

/// The shots that a seat could take with what it holds, if its side has the ball.
fn shot_views(state: &SoccerCity, seat: Seat, moves: &[Move]) -> Vec<ShotView> {
    let side = seat.side();
    let Some(shooter) = state.bearer_of(side).filter(|_| state.turn.attacking == side) else {
        return Vec::new();
    };
    if matches!(state.phase, Phase::LineUp { .. }) {
        return Vec::new();
    }
    if state.options.is_striker() {
        let direct = matches!(state.phase, Phase::FreeKick {});
        return Shot::ALL
            .into_iter()
            .map(|shot| {
                let legal = moves.contains(&Move::Line { shot });
                shot_view(state, shooter, shot, None, direct, legal)
            })
            .collect();
    }
    if matches!(state.phase, Phase::FreeKick {}) && moves.contains(&Move::Direct {}) {
        return vec![direct_view(state, seat, shooter)];
    }
    state
        .hand(seat)
        .shot
        .iter()
        .map(|card| {
            let legal = moves.contains(&Move::Shoot { card });
            shot_view(state, shooter, card.shot(), Some(card), false, legal)
        })
        .collect()
}

fn shot_view(
    state: &SoccerCity,
    shooter: Piece,
    shot: Shot,
    card: Option<crate::ShotCard>,
    direct: bool,
    legal: bool,
) -> ShotView {
    let sum = state.sum(shooter, shot, direct);
    let (goal, level) = odds(state, shooter, shot, sum.total(), direct);
    ShotView {
        card,
        shot: Some(shot),
        value: sum.value,
        attack: sum.attack,
        special: sum.special,
        one_on_one: sum.one_on_one,
        assist: sum.assist,
        total: sum.total(),
        goal: goal.round() as u8,
        level: level.round() as u8,
        legal,
    }
}

/// CITY-FREE-5 The card of a direct shot is drawn: the average over those that the seat has not seen.
fn direct_view(state: &SoccerCity, seat: Seat, shooter: Piece) -> ShotView {
    let others = state
        .seats()
        .filter(|other| *other != seat)
        .fold(state.shot_deck, |all, other| all.with(state.hand(other).shot));
    let unseen: Vec<Shot> = others.iter().map(crate::ShotCard::shot).collect();
    let count = unseen.len().max(1) as f64;
    let (mut goals, mut levels, mut totals) = (0.0, 0.0, 0.0);
    for shot in unseen {
        let total = state.sum(shooter, shot, true).total();
        let (goal, level) = odds(state, shooter, shot, total, true);
        goals += goal / count;
        levels += level / count;
        totals += f64::from(total) / count;
    }
    ShotView {
        card: None,
        shot: None,
        value: 0,
        attack: state.attack(shooter),
        special: 0,
        one_on_one: 0,
        assist: 0,
        total: totals.round() as u8,
        goal: goals.round() as u8,
        level: levels.round() as u8,
        legal: true,
    }
}

/// The chances in percent of a goal and of a level shot, over the saves that may come.
fn odds(state: &SoccerCity, shooter: Piece, shot: Shot, total: u8, direct: bool) -> (f64, f64) {
    let rival = shooter.side().other();
    let wall = direct && state.wall_piece().is_some();
    if wall && total < 9 {
        return (0.0, 0.0);
    }
    if !state.can_save(rival, state.ball) {
        return (100.0, 0.0);
    }
    let deck = if state.save_deck.is_empty() {
        Pile::ALL
    } else {
        state.save_deck
    };
    let (mut goals, mut levels) = (0.0, 0.0);
    for card in deck.iter() {
        match state.answer(rival, card.save(), shot, total, wall) {
            Answer::Goal => goals += 1.0,
            Answer::Level => levels += 1.0,
            Answer::Saved => {}
        }
    }
    let share = 100.0 / f64::from(deck.len());
    (goals * share, levels * share)
}

fn tactic_views(state: &SoccerCity, seat: Seat, moves: &[Move]) -> Vec<TacticView> {
    let playable = |card: Card| {
        moves.iter().any(|mv| match *mv {
            Move::Tactic { card: of } => of == card,
            Move::Anticipate { card: of, .. } | Move::Trap { card: of, .. } | Move::Claim { card: of } => {
                Card::Defence(of) == card
            }
            _ => false,
        })
    };
    let hand = state.hand(seat);
    let cards = hand
        .attack
        .iter()
        .map(Card::Attack)
        .chain(hand.defence.iter().map(Card::Defence));
    cards
        .filter_map(|card| {
            let why_not = if playable(card) {
                None
            } else {
                Some(WhyNot::from(tactic_refusal(state, seat, card)))
            };
            Some(TacticView {
                card,
                tactic: tactic_word(card)?,
                why_not,
            })
        })
        .collect()
}

fn face_off(state: &SoccerCity, seat: Option<Seat>) -> Option<FaceOffView> {
    let (starter, attacker, defender, cards) = match state.phase {
        Phase::FaceOff {
            starter,
            attacker,
            defender,
        } => (starter, attacker, defender, None),
        Phase::SecondTackle { duel }
        | Phase::Foul { duel, .. }
        | Phase::TacticalFoul { duel }
        | Phase::WinnerMove { duel, .. }
        | Phase::NewKeeper { duel, .. } => (
            duel.starter,
            duel.attacker,
            duel.defender,
            Some((duel.attack, duel.defence)),
        ),
        _ => return None,
    };
    Some(FaceOffView {
        starter,
        attacker,
        defender,
        attack: state.attack(attacker),
        defence: state.defence(defender),
        last_man: state.is_last_man(starter, attacker, defender),
        attack_card: cards.map(|(attack, _)| attack),
        defence_card: cards.map(|(_, defence)| defence),
        odds: seat.map_or(Vec::new(), |seat| face_off_odds(state, seat, attacker, defender)),
    })
}

/// How each card that a seat could lay fares against what it cannot see, or against the dribble on the table.
fn face_off_odds(state: &SoccerCity, seat: Seat, attacker: Piece, defender: Piece) -> Vec<OddsView> {
    if seat != state.seat_of(seat.side()) {
        return Vec::new();
    }
    let others = || state.seats().filter(|other| *other != seat);
    let hand = state.hand(seat);
    match state.phase {
        Phase::FaceOff { .. } if seat.side() == attacker.side() => {
            let unseen: Vec<DefenceCard> = others()
                .fold(state.defence_deck, |all, other| {
                    all.with(state.hand(other).defence)
                })
                .iter()
                .collect();
            hand.attack
                .iter()
                .map(|card| {
                    let verdicts = unseen
                        .iter()
                        .map(|other| state.judge(attacker, defender, card, *other).0);
                    percentages(Card::Attack(card), verdicts, Verdict::Attacker)
                })
                .collect()
        }
        Phase::FaceOff { .. } => {
            let unseen: Vec<AttackCard> = others()
                .fold(state.attack_deck, |all, other| all.with(state.hand(other).attack))
                .iter()
                .collect();
            hand.defence
                .iter()
                .map(|card| {
                    let verdicts = unseen
                        .iter()
                        .map(|other| state.judge(attacker, defender, *other, card).0);
                    percentages(Card::Defence(card), verdicts, Verdict::Defender)
                })
                .collect()
        }
        Phase::SecondTackle { duel } if seat.side() == defender.side() => hand
            .defence
            .iter()
            .map(|card| {
                let verdict = state.judge(attacker, defender, duel.attack, card).0;
                percentages(Card::Defence(card), std::iter::once(verdict), Verdict::Defender)
            })
            .collect(),
        _ => Vec::new(),
    }
}

fn percentages(card: Card, verdicts: impl Iterator<Item = Verdict>, won: Verdict) -> OddsView {
    let (mut wins, mut levels, mut all) = (0_u32, 0_u32, 0_u32);
    for verdict in verdicts {
        all += 1;
        wins += u32::from(verdict == won);
        levels += u32::from(verdict == Verdict::Level);
    }
    let percent = |count: u32| ((100 * count + all / 2) / all.max(1)) as u8;
    let (win, level) = (percent(wins), percent(levels));
    OddsView {
        card,
        win,
        level,
        lose: 100_u8.saturating_sub(win + level),
    }
}
