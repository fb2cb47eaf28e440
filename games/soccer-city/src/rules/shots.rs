//! Shots (CITY-SHOT), saves (CITY-SAVE), and Striker mode (CITY-STRK).

use engine::{Log, Seat, Side};

use super::{Play, ask, close_pass, factors, hands, restarts, turn as turns};
use crate::{
    Context, Event, Factor, Hexagon, How, Next, Phase, Piece, Refusal, Save, SaveMove, Shot, ShotCard,
    ShotResult, SoccerCity, StepKind, TieResult,
    board::{back, front, in_box, in_shot_area, in_small_area, on_goal_line, on_wide_row, wall},
};

/// CITY-FREE-8 What a direct shot needs to pass the wall.
const OVER_THE_WALL: u8 = 9;
/// CITY-SAVE-8 How far a ball is cleared.
const CLEARANCE: u8 = 4;

/// CITY-SHOT-6 What a shot adds up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sum {
    pub(crate) value: u8,
    pub(crate) attack: u8,
    pub(crate) special: u8,
    pub(crate) one_on_one: u8,
    pub(crate) assist: u8,
}

impl Sum {
    pub(crate) const fn total(self) -> u8 {
        self.value + self.attack + self.special + self.one_on_one + self.assist
    }
}

impl SoccerCity {
    /// CITY-SAVE-2 Whether the keeper of a side stands where he can save a shot from this hexagon.
    pub(crate) fn can_save(&self, side: Side, from: Hexagon) -> bool {
        let (keeper, at) = self.keeper(side);
        self.stands_on(keeper).is_some()
            && if in_box(side, from) {
                in_small_area(side, at)
            } else {
                in_box(side, at)
            }
    }

    /// An opposing outfield piece on one of these neighbours of the shooter.
    fn outfield_beside(&self, side: Side, hexagons: impl IntoIterator<Item = Hexagon>) -> bool {
        hexagons
            .into_iter()
            .filter_map(|hexagon| self.piece_on(hexagon))
            .any(|piece| piece.side() != side && !self.is_keeper(piece))
    }

    /// CITY-SHOT-7, CITY-SHOT-10, CITY-SHOT-11 Whether the special condition of a shot is met.
    #[must_use]
    pub fn is_special(&self, shooter: Piece, shot: Shot, direct: bool) -> bool {
        let side = shooter.side();
        let Some(at) = self.stands_on(shooter) else {
            return false;
        };
        let inside = in_box(side.other(), at);
        let received = self.turn.received.filter(|reception| reception.piece == shooter);
        let high = received.is_some_and(|reception| reception.high);
        let behind = || {
            let hexagons = back(side).into_iter().filter_map(|direction| at.step(direction));
            self.outfield_beside(side, hexagons)
        };
        match shot {
            Shot::Drive => !self.outfield_beside(side, at.neighbours()),
            Shot::Cannonball => !inside,
            Shot::CrossShot => inside && on_wide_row(at),
            Shot::Curler => direct || (!inside && on_wide_row(at)),
            Shot::HalfVolley => received.is_some(),
            Shot::Volley => high,
            Shot::ToePoke => behind(),
            Shot::Solo => self.turn.solo == Some(shooter),
            Shot::Header => high && inside,
            Shot::DivingHeader => self.turn.challenge == Some(shooter),
            Shot::Bicycle => high && behind(),
            Shot::Chip => {
                let (_, keeper) = self.keeper(side.other());
                !on_goal_line(side.other(), keeper)
            }
            Shot::BackHeel => in_small_area(side.other(), at),
        }
    }

    /// CITY-SHOT-6 to CITY-SHOT-9, CITY-STRK-2, CITY-STRK-3, CITY-FREE-5 What a shot adds up to.
    pub(crate) fn sum(&self, shooter: Piece, shot: Shot, direct: bool) -> Sum {
        let side = shooter.side();
        let striker = self.options.is_striker();
        let on_fire = self.in_force_for(Factor::OnFire, side); // CITY-EF-17
        let special = on_fire || self.is_special(shooter, shot, direct);
        let (value, bonus) = if striker {
            (shot.points(), 0)
        } else {
            shot.values()
        };
        // CITY-STRK-3 All lines but the first count as Special Shots.
        let counts_as_special = if striker { shot != Shot::Drive } else { special };
        let assisted = self
            .turn
            .received
            .is_some_and(|reception| reception.piece == shooter && reception.assist);
        Sum {
            value,
            attack: self.attack(shooter),
            special: if special { bonus } else { 0 },
            one_on_one: u8::from(!counts_as_special && !direct && self.is_one_on_one(shooter)),
            assist: if assisted { 2 } else { 0 },
        }
    }

    /// CITY-SHOT-8 The shooter is in the box and no outfield piece of the defenders is.
    fn is_one_on_one(&self, shooter: Piece) -> bool {
        let rival = shooter.side().other();
        self.stands_on(shooter).is_some_and(|at| in_box(rival, at))
            && !self
                .on_pitch(rival)
                .any(|(piece, at)| !self.is_keeper(piece) && in_box(rival, at))
    }

    /// CITY-SAVE-4, CITY-EF-12, CITY-EF-13, CITY-EF-19 What a save adds up to: what changes the defence of all own pieces
    /// changes the keeper's save too.
    pub(crate) fn save_total(&self, side: Side, save: Save, over_wall: bool) -> u8 {
        let (keeper, _) = self.keeper(side);
        let (value, ..) = save.face();
        let one = |factor: Factor| u8::from(self.in_force_for(factor, side));
        let up = u8::from(over_wall) + one(Factor::InspiredKeeper) + one(Factor::CoachReprimand);
        let down = one(Factor::KeeperBadDay) + one(Factor::OffForm);
        (value + keeper.save_points() + up).saturating_sub(down)
    }

    /// CITY-PEN-2 What a seat has chosen in secret for a penalty.
    pub(crate) fn sealed_aim(&self, seat: Seat) -> crate::BallValue {
        let Some(crate::Move::Aim { value }) = self.sealed[seat as usize] else {
            unreachable!("{seat} has chosen where to aim");
        };
        value
    }

    /// CITY-FREE-6 The wall of a direct free kick: the first wall hexagon that holds an outfield piece of the defenders.
    pub(crate) fn wall_piece(&self) -> Option<Piece> {
        let side = self.turn.attacking;
        if !matches!(self.phase, Phase::FreeKick {}) || !in_shot_area(side, self.ball) {
            return None;
        }
        wall(side, self.ball)
            .into_iter()
            .flatten()
            .filter_map(|hexagon| self.piece_on(hexagon))
            .find(|piece| piece.side() != side && !self.is_keeper(*piece))
    }

    /// What a save makes of a shot; none is a goal.
    pub(crate) fn answer(&self, side: Side, save: Save, shot: Shot, total: u8, over_wall: bool) -> Answer {
        let save_total = self.save_total(side, save, over_wall);
        if save.beats(shot) || save_total > total {
            Answer::Saved
        } else if save_total == total {
            Answer::Level
        } else {
            Answer::Goal
        }
    }
}

/// CITY-SAVE-5, CITY-SAVE-6 How a save fares against a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Goal,
    Saved,
    Level,
}

/// CITY-SHOT-1 to CITY-SHOT-5, CITY-STRK-4 Whether the bearer may shoot.
pub(crate) fn may_shoot(state: &SoccerCity) -> Result<Piece, Refusal> {
    let side = state.turn.attacking;
    let shooter = state.bearer_of(side).ok_or(Refusal::NoBearer)?;
    let at = state.ball;
    if !in_shot_area(side, at) {
        return Err(Refusal::OutsideShotArea);
    }
    let ahead = || front(side).into_iter().map(|direction| at.step(direction));
    // CITY-SHOT-4 Waived for who won his Challenge.
    if state.turn.challenge != Some(shooter) {
        // CITY-SHOT-3 The keeper does not count while he is able to save.
        let able = state.can_save(side.other(), at);
        let (keeper, _) = state.keeper(side.other());
        let marked = ahead()
            .flatten()
            .filter_map(|hexagon| state.piece_on(hexagon))
            .any(|piece| piece.side() != side && !(able && piece == keeper));
        if marked {
            return Err(Refusal::MarkedInFront);
        }
    }
    // CITY-SHOT-5
    if ahead().all(|hexagon| hexagon.is_some_and(|hexagon| state.holds(side, hexagon))) {
        return Err(Refusal::OwnPiecesInFront);
    }
    Ok(shooter)
}

/// CITY-STRK-1 Whether the attacking coach has anything to shoot with: a matter of counts, which are public.
pub(crate) fn has_shot(state: &SoccerCity) -> bool {
    state.options.is_striker() || !state.hand(state.seat_of(state.turn.attacking)).shot.is_empty()
}

pub(crate) fn check_card(state: &SoccerCity, seat: Seat, card: ShotCard) -> Result<(), Refusal> {
    if state.options.is_striker() {
        return Err(Refusal::NoShotCards);
    }
    may_shoot(state)?;
    if state.hand(seat).shot.contains(card) {
        Ok(())
    } else {
        Err(Refusal::NotInHand)
    }
}

/// CITY-STRK-2 A line of the Striker guide whose condition is met.
pub(crate) fn check_line(state: &SoccerCity, shot: Shot, direct: bool) -> Result<(), Refusal> {
    if !state.options.is_striker() {
        return Err(Refusal::NoStrikerGuide);
    }
    let side = state.turn.attacking;
    let shooter = if direct {
        check_direct(state)?
    } else {
        may_shoot(state)?
    };
    let allowed = shot == Shot::Drive
        || state.in_force_for(Factor::OnFire, side)
        || state.is_special(shooter, shot, direct);
    if allowed { Ok(()) } else { Err(Refusal::LineNotMet) }
}

/// CITY-FREE-4 A direct shot inside the Shot-on-Goal Area.
pub(crate) fn check_direct(state: &SoccerCity) -> Result<Piece, Refusal> {
    let side = state.turn.attacking;
    let shooter = state.bearer_of(side).ok_or(Refusal::NoBearer)?;
    if in_shot_area(side, state.ball) {
        Ok(shooter)
    } else {
        Err(Refusal::TooFarForDirectShot)
    }
}

/// A shot of the bearer with a card of his coach's hand.
pub(crate) fn shoot(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, card: ShotCard) {
    take(turn, card.shot(), Some(card), Some(seat), false);
}

/// A shot by a line of the Striker guide.
pub(crate) fn shoot_line(turn: &mut Play<'_, impl Log<Event>>, shot: Shot, direct: bool) {
    take(turn, shot, None, None, direct);
}

/// CITY-FREE-5 A direct shot with the top card of the Shot deck.
pub(crate) fn shoot_direct(turn: &mut Play<'_, impl Log<Event>>) {
    let card = hands::draw_shot(turn);
    take(turn, card.shot(), Some(card), None, true);
}

/// CITY-SHOT-12, CITY-TURN-10 The shot is shown, then the save; a shot ends the turn.
fn take(
    turn: &mut Play<'_, impl Log<Event>>,
    shot: Shot,
    card: Option<ShotCard>,
    seat: Option<Seat>,
    direct: bool,
) {
    let state = turn.state();
    let side = state.turn.attacking;
    let rival = side.other();
    let Some(shooter) = state.bearer_of(side) else {
        return;
    };
    let sum = state.sum(shooter, shot, direct);
    let (total, from) = (sum.total(), state.ball);
    let wall = if direct { state.wall_piece() } else { None };
    turn.emit(Event::ShotTaken {
        piece: shooter,
        shot,
        card,
        seat,
        total,
        special: sum.special,
        one_on_one: sum.one_on_one,
        assist: sum.assist,
    });
    // CITY-FREE-8
    if let Some(piece) = wall
        && total < OVER_THE_WALL
    {
        turn.emit(Event::ShotEnded {
            result: ShotResult::Wall,
        });
        turn.emit(Event::BallTaken {
            piece,
            how: How::Wall,
        });
        factors::ball_changed_hands(turn);
        return turns::end(turn, Next::Turn { side: rival });
    }
    // CITY-SAVE-3
    if !turn.state().can_save(rival, from) {
        return goal(turn, shooter, ShotResult::OpenGoal);
    }
    let card = hands::draw_save(turn);
    let save = card.save();
    let state = turn.state();
    let save_total = state.save_total(rival, save, wall.is_some());
    let answer = state.answer(rival, save, shot, total, wall.is_some());
    turn.emit(Event::SaveDrawn {
        card,
        total: save_total,
    });
    let (_, win, tie) = save.face();
    match (answer, tie) {
        (Answer::Goal, _) => goal(turn, shooter, ShotResult::Goal),
        (Answer::Saved, _) => saved(turn, rival, win),
        // CITY-SAVE-6
        (Answer::Level, TieResult::Clear) => {
            turn.emit(Event::ShotEnded {
                result: ShotResult::Clear,
            });
            ask(turn, Phase::Clear { side: rival });
        }
        // CITY-SAVE-10
        (Answer::Level, TieResult::Corner) => {
            turn.emit(Event::ShotEnded {
                result: ShotResult::Corner,
            });
            turns::end(turn, restarts::corner(side, from));
        }
        (Answer::Level, TieResult::Out) => {
            turn.emit(Event::ShotEnded {
                result: ShotResult::Out,
            });
            let next = restarts::goal_kick(turn.state(), rival);
            turns::end(turn, next);
        }
    }
}

/// CITY-GOAL-1 A goal; the side that conceded kicks off.
fn goal(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, result: ShotResult) {
    turn.emit(Event::ShotEnded { result });
    let side = piece.side();
    score(turn, piece);
    turns::end(turn, Next::KickOff { side: side.other() });
}

pub(crate) fn score(turn: &mut Play<'_, impl Log<Event>>, piece: Piece) {
    let side = piece.side();
    let mut score = turn.state().score;
    score[side] = score[side].saturating_add(1);
    turn.emit(Event::Goal { side, piece, score });
}

/// CITY-SAVE-7 The save won: the keeper has the ball, except in a punch, and the card's move is made. CITY-STOP-6 Nobody is
/// relocated.
fn saved(turn: &mut Play<'_, impl Log<Event>>, side: Side, win: SaveMove) {
    turn.emit(Event::ShotEnded {
        result: ShotResult::Saved,
    });
    if win == SaveMove::Punch {
        return ask(turn, Phase::Clear { side });
    }
    let (piece, _) = turn.state().keeper(side);
    turn.emit(Event::BallTaken {
        piece,
        how: How::Saved,
    });
    factors::ball_changed_hands(turn);
    let left = if win == SaveMove::Rush { 2 } else { 1 };
    ask(
        turn,
        Phase::SaveStep {
            side,
            left,
            throw: win == SaveMove::Throw,
        },
    );
}

pub(crate) fn check_save_step(
    state: &SoccerCity,
    side: Side,
    piece: Piece,
    to: Hexagon,
) -> Result<(), Refusal> {
    let (keeper, at) = state.keeper(side);
    if piece != keeper {
        return Err(Refusal::OnlyTheKeeper);
    }
    if at.distance(to) != 1 {
        return Err(Refusal::OneHexagon);
    }
    if state.is_free(to) {
        Ok(())
    } else {
        Err(Refusal::Occupied)
    }
}

/// The keeper steps; when he can go no further, the rest follows.
pub(crate) fn save_step(turn: &mut Play<'_, impl Log<Event>>, piece: Piece, to: Hexagon) {
    turn.emit(Event::Stepped {
        piece,
        to,
        kind: StepKind::Save,
    });
    if let Phase::SaveStep { left: 0, side, throw } = turn.state().phase {
        after_save_step(turn, side, throw);
    }
}

/// CITY-SAVE-7 After a throw one Close Pass is allowed; else his side starts an attacking turn.
pub(crate) fn after_save_step(turn: &mut Play<'_, impl Log<Event>>, side: Side, throw: bool) {
    let state = turn.state();
    let possible = throw
        && state
            .on_pitch(side)
            .any(|(piece, _)| check_throw(state, side, piece).is_ok());
    if possible {
        return ask(turn, Phase::SaveThrow { side });
    }
    turns::end(turn, Next::Turn { side });
}

/// CITY-SAVE-7 A Close Pass of at most four hexagons.
pub(crate) fn check_throw(state: &SoccerCity, side: Side, receiver: Piece) -> Result<(), Refusal> {
    state.aim_close(side, receiver, Context::KeeperThrow)?;
    let near = state
        .stands_on(receiver)
        .is_some_and(|at| at.distance(state.ball) <= close_pass::SHORT);
    if near { Ok(()) } else { Err(Refusal::TooFarToThrow) }
}

/// CITY-SAVE-8 Exactly four hexagons along one of the six directions, on the pitch.
pub(crate) fn check_clear(state: &SoccerCity, side: Side, to: Hexagon) -> Result<(), Refusal> {
    let (_, from) = state.keeper(side);
    if from.straight(to).is_some_and(|(_, steps)| steps == CLEARANCE) {
        Ok(())
    } else {
        Err(Refusal::ClearFour)
    }
}

/// CITY-SAVE-8 A piece on the landing hexagon takes it; else CITY-SAVE-9 a loose-ball exchange begins.
pub(crate) fn clear(turn: &mut Play<'_, impl Log<Event>>, side: Side, to: Hexagon) {
    let (keeper, _) = turn.state().keeper(side);
    turn.emit(Event::Cleared { piece: keeper, to });
    let Some(piece) = turn.state().piece_on(to) else {
        return turns::end(turn, Next::Exchange { side });
    };
    turn.emit(Event::BallTaken {
        piece,
        how: How::Cleared,
    });
    factors::ball_changed_hands(turn);
    turns::end(turn, Next::Turn { side: piece.side() });
}

/// CITY-PEN-2 to CITY-PEN-4 (CITY-PEN-3 no card is spent), CITY-PEN-6 A penalty is shown: different choices are a goal, the same a save. It is no turn.
pub(crate) fn penalty(turn: &mut Play<'_, impl Log<Event>>, seat: Seat, side: Side, mv: crate::Move) {
    turn.emit(Event::Sealed {
        seat,
        choice: Some(mv),
    });
    if !turn.state().deciding().is_empty() {
        return;
    }
    let state = turn.state();
    let aim = |side: Side| state.sealed_aim(state.seat_of(side));
    let (kick, dive) = (aim(side), aim(side.other()));
    let kicker = state.bearer_of(side).unwrap_or(state.keepers[side]);
    turn.emit(Event::PenaltyShown {
        piece: kicker,
        kick,
        dive,
    });
    let rival = side.other();
    if kick == dive {
        let (piece, _) = turn.state().keeper(rival);
        turn.emit(Event::BallTaken {
            piece,
            how: How::Saved,
        });
        factors::ball_changed_hands(turn);
    } else {
        score(turn, kicker);
    }
    // CITY-TIME-4
    if turn.state().time_up {
        return super::time::end_period(turn);
    }
    if kick == dive {
        turns::begin(turn, rival, false); // CITY-TURN-13
    } else {
        hands::begin_discards(turn, crate::Occasion::Goal);
    }
}
