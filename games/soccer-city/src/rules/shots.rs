//! Shots (CITY-SHOT) and Striker mode (CITY-STRK): A3 of a turn.

use engine::{Log, Seat, Side};

use super::{
    Play, Told, ask,
    candidates::{Candidates, Menu, SKIP},
    corner, factors, goal_kick, hands, misfit, saves, told, turn as turns,
};
use crate::{
    Event, Factor, Hexagon, How, Move, Next, Phase, Piece, Refusal, Save, Shot, ShotCard, ShotResult,
    SoccerCity, TieResult,
    board::{back, front, in_box, in_shot_area, in_small_area, on_goal_line, on_wide_row},
};

/// CITY-FREE-8 What a direct shot needs to pass the wall.
const OVER_THE_WALL: u8 = 9;

pub(super) const PROMPT: Told = told("city-prompt-shot", "CITY-SHOT-1");

pub(super) fn menu(state: &SoccerCity, seat: Seat) -> Menu {
    let cards = Candidates::found(state.hand(seat).shot.len().into(), |state, seat, n| {
        Some(Move::Shoot {
            card: state.hand(seat).shot.nth(n)?,
        })
    });
    Menu::of([SKIP, cards, lines(state)])
}

/// CITY-STRK-2 The lines of the Striker guide.
pub(super) fn lines(state: &SoccerCity) -> Candidates {
    let count = if state.options.is_striker() {
        Shot::ALL.len()
    } else {
        0
    };
    Candidates::found(count, |_, _, n| Some(Move::Line { shot: Shot::ALL[n] }))
}

/// What is done in A3.
pub(crate) struct Choice(Part);

enum Part {
    Skip,
    Shoot(Strike),
}

/// A shot that the rules allow.
pub(super) struct Strike {
    shooter: Piece,
    shot: Shot,
    card: Option<ShotCard>,
    /// Whose hand the card comes from.
    seat: Option<Seat>,
    /// CITY-FREE-5 Whether it is a direct free kick.
    direct: bool,
}

pub(super) fn check(state: &SoccerCity, seat: Seat, mv: &Move) -> Result<Choice, Refusal> {
    if let Move::Skip {} = *mv {
        return Ok(Choice(Part::Skip));
    }
    if let Move::Shoot { card } = *mv {
        if state.options.is_striker() {
            return Err(Refusal::NoShotCards);
        }
        let shooter = may_shoot(state)?;
        if !state.hand(seat).shot.contains(card) {
            return Err(Refusal::NotInHand);
        }
        return Ok(Choice(Part::Shoot(Strike {
            shooter,
            shot: card.shot(),
            card: Some(card),
            seat: Some(seat),
            direct: false,
        })));
    }
    if let Move::Line { shot } = *mv {
        return check_line(state, shot, false, may_shoot).map(|strike| Choice(Part::Shoot(strike)));
    }
    Err(misfit(state, mv))
}

/// CITY-STRK-2 A line of the Striker guide whose condition is met, for a shooter who may shoot.
pub(super) fn check_line(
    state: &SoccerCity,
    shot: Shot,
    direct: bool,
    shooter: fn(&SoccerCity) -> Result<Piece, Refusal>,
) -> Result<Strike, Refusal> {
    if !state.options.is_striker() {
        return Err(Refusal::NoStrikerGuide);
    }
    let shooter = shooter(state)?;
    let allowed = shot == Shot::Drive
        || state.in_force_for(Factor::OnFire, shooter.side())
        || state.is_special(shooter, shot, direct);
    if !allowed {
        return Err(Refusal::LineNotMet);
    }
    Ok(Strike {
        shooter,
        shot,
        card: None,
        seat: None,
        direct,
    })
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
pub(super) fn has_shot(state: &SoccerCity) -> bool {
    state.options.is_striker() || !state.hand(state.seat_of(state.turn.attacking)).shot.is_empty()
}

pub(super) fn carry_out(turn: &mut Play<'_, impl Log<Event>>, Choice(part): Choice) {
    match part {
        Part::Skip => turns::attack_repositioning(turn),
        Part::Shoot(strike) => take(turn, strike),
    }
}

/// CITY-FREE-5 A direct shot with the top card of the Shot deck.
pub(super) fn shoot_direct(turn: &mut Play<'_, impl Log<Event>>, shooter: Piece) {
    let card = hands::draw_shot(turn);
    let strike = Strike {
        shooter,
        shot: card.shot(),
        card: Some(card),
        seat: None,
        direct: true,
    };
    take(turn, strike);
}

/// CITY-SHOT-12, CITY-TURN-10 The shot is shown, then the save; a shot ends the turn.
pub(super) fn take(
    turn: &mut Play<'_, impl Log<Event>>,
    Strike {
        shooter,
        shot,
        card,
        seat,
        direct,
    }: Strike,
) {
    let state = turn.state();
    let side = shooter.side();
    let rival = side.other();
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
        (Answer::Saved, _) => saves::saved(turn, rival, win),
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
            turns::end(turn, corner::next(side, from));
        }
        (Answer::Level, TieResult::Out) => {
            turn.emit(Event::ShotEnded {
                result: ShotResult::Out,
            });
            let next = goal_kick::next(turn.state(), rival);
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

pub(super) fn score(turn: &mut Play<'_, impl Log<Event>>, piece: Piece) {
    let side = piece.side();
    let mut score = turn.state().score;
    score[side] = score[side].saturating_add(1);
    turn.emit(Event::Goal { side, piece, score });
}

// What a shot and a save add up to.

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
