//! Reading the view off the state: only what the viewer may know goes in.

mod duels;
mod prospects;
mod shots;

use engine::{BySide, Refusal as _, Seat, Side, Viewer};

use crate::{
    ClockView, DecksView, EndEffect, EndView, Factor, FactorView, HandView, Hexagon, KickView, Move, Phase,
    Piece, PieceView, Pieces, PlaceView, Refusal, Restart, RestartKind, ShootoutView, SideView, SoccerCity,
    View, WhyNot,
    board::depth,
    deck::{KEPT_MAX, Pile},
    piece::{PIECES, Place},
    rules::{bar_to_repositioning, legal_moves},
    state::{FactorState, partner},
};

pub use prospects::Prospect;

impl From<Refusal> for WhyNot {
    fn from(refusal: Refusal) -> Self {
        Self {
            clause: refusal.clause().0,
            text: refusal.text(),
        }
    }
}

pub(crate) fn view(state: &SoccerCity, viewer: Viewer) -> View {
    let seat = viewer.seat();
    let line_up = matches!(state.phase, Phase::LineUp { .. });
    let moves = match seat {
        Some(seat) if state.deciding().contains(seat) => legal_moves(state, seat),
        Some(_) | None => Vec::new(),
    };
    let (choosable, ends) = orders(state, &moves);
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
            .zip(ends)
            .map(|(piece, ends)| PieceView {
                choosable: choosable.contains(piece),
                ends,
                ..piece_view(state, viewer, piece)
            })
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
                FactorState::Deck | FactorState::Discarded => None,
            })
            .collect(),
        taken: state.taken.map(|(factor, side)| FactorView {
            factor,
            side,
            left: factor.turns(),
        }),
        passes: moves
            .iter()
            .filter_map(|mv| prospects::pass_view(state, mv))
            .collect(),
        advances: moves
            .iter()
            .filter_map(|mv| prospects::advance_view(state, mv))
            .collect(),
        receivers: moves
            .iter()
            .filter_map(|mv| prospects::receiver_view(state, mv))
            .collect(),
        shots: seat.map_or(Vec::new(), |seat| shots::views(state, seat, &moves)),
        no_shot: shots::no_shot(state),
        tactics: seat.map_or(Vec::new(), |seat| duels::tactic_views(state, seat, &moves)),
        face_off: duels::face_off(state, seat),
        kept_max: KEPT_MAX,
        wall: wall(state),
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

    /// CITY-OFF-1 The first x beyond the halfway line, the ball and the second-last opponent; none if nobody could be offside.
    #[must_use]
    pub fn offside_from(&self, side: Side) -> Option<u8> {
        if matches!(self.phase, Phase::LineUp { .. }) {
            return None;
        }
        let (mut last, mut second) = (0, 0);
        for (_, at) in self.on_pitch(side.other()) {
            let depth = depth(side, at);
            second = second.max(depth.min(last));
            last = last.max(depth);
        }
        let line = second.max(20).max(depth(side, self.ball));
        (line < 40).then(|| match side {
            Side::Home => line + 1,
            Side::Away => 39 - line,
        })
    }

    /// Where a piece is, whoever may see it.
    #[must_use]
    pub fn place(&self, piece: Piece) -> PlaceView {
        match self.places[piece.index()] {
            Place::On(hexagon) => PlaceView::Pitch { hexagon },
            Place::Waiting => PlaceView::Waiting,
            Place::Bench => PlaceView::Bench,
            Place::TakenOff => PlaceView::TakenOff,
            Place::SentOff => PlaceView::SentOff,
        }
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
        offside_from: state.offside_from(side),
    }
}

/// A piece, whatever may be done with it.
fn piece_view(state: &SoccerCity, viewer: Viewer, piece: Piece) -> PieceView {
    let side = piece.side();
    let hidden = state.is_hidden(viewer, side);
    let line_up = matches!(state.phase, Phase::LineUp { .. });
    let place = if hidden {
        let before = state.before_line_up;
        if state.places[piece.index()] == Place::SentOff {
            PlaceView::SentOff
        } else if before.fielded.contains(piece) {
            PlaceView::Waiting
        } else if before.retired.contains(piece) {
            PlaceView::TakenOff
        } else {
            PlaceView::Bench
        }
    } else {
        state.place(piece)
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
        barred: bar_to_repositioning(state, piece).map(WhyNot::from),
        choosable: false,
        ends: Vec::new(),
    }
}

/// Which pieces the legal moves are about, and where they take each.
fn orders(state: &SoccerCity, moves: &[Move]) -> (Pieces, [Vec<EndView>; PIECES]) {
    let bearer = state.bearer();
    let mut choosable = Pieces::NONE;
    let mut ends: [Vec<EndView>; PIECES] = Default::default();
    for mv in moves {
        match *mv {
            Move::Place { piece, to }
            | Move::Relocate { piece, to }
            | Move::Step { piece, to }
            | Move::Anticipate { piece, to, .. } => {
                choosable.insert(piece);
                let effect = effect(state, bearer, piece, to);
                ends[piece.index()].push(EndView { to, effect });
            }
            Move::Forward { to } => {
                if let Some(piece) = bearer {
                    let effect = effect(state, bearer, piece, to);
                    ends[piece.index()].push(EndView { to, effect });
                }
            }
            Move::Close { receiver: piece }
            | Move::Dribble { opponent: piece }
            | Move::Tackle { piece }
            | Move::Keeper { piece }
            | Move::Kicker { piece } => choosable.insert(piece),
            Move::Bring { on, off } => {
                choosable.insert(on);
                choosable.insert(off);
            }
            Move::Trap { first, second, .. } => {
                choosable.insert(first.piece);
                if let Some(second) = second {
                    choosable.insert(second.piece);
                }
            }
            Move::Formation { .. }
            | Move::Done {}
            | Move::Skip {}
            | Move::Pass { .. }
            | Move::Out { .. }
            | Move::Advance { .. }
            | Move::Tactic { .. }
            | Move::Claim { .. }
            | Move::Play { .. }
            | Move::Accept {}
            | Move::Throw {}
            | Move::Make {}
            | Move::Shoot { .. }
            | Move::Line { .. }
            | Move::Direct {}
            | Move::Clear { .. }
            | Move::Corner { .. }
            | Move::Aim { .. }
            | Move::Keep { .. }
            | Move::Trade {}
            | Move::TradeDeck { .. }
            | Move::Give { .. } => {}
        }
    }
    (choosable, ends)
}

/// What a piece does by going to a hexagon.
fn effect(state: &SoccerCity, bearer: Option<Piece>, piece: Piece, to: Hexagon) -> Option<EndEffect> {
    if matches!(state.phase, Phase::LineUp { .. } | Phase::Stoppage { .. }) {
        return None;
    }
    if to == state.ball && state.flagged.contains(piece) {
        return Some(EndEffect::Offside);
    }
    match bearer {
        None if to == state.ball => Some(EndEffect::TakesBall),
        Some(bearer) if bearer.side() != piece.side() && to.distance(state.ball) == 1 => {
            Some(EndEffect::Marks)
        }
        Some(_) | None => None,
    }
}

/// CITY-FREE-6 The wall hexagons of a free kick that is being prepared or taken.
fn wall(state: &SoccerCity) -> Vec<Hexagon> {
    if let Phase::Stoppage { restart, .. } = state.phase {
        return state.wall_hexagons(restart).collect();
    }
    if let Phase::FreeKick {} = state.phase {
        let restart = Restart {
            kind: RestartKind::FreeKick,
            side: state.turn.attacking,
            spot: state.ball,
        };
        return state.wall_hexagons(restart).collect();
    }
    Vec::new()
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
