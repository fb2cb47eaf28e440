//! What each event does to the state. Nothing else changes it, nothing is drawn here, and nothing can fail.

use engine::{BySide, Seat, Side};

use crate::{
    BallCard, Balls, Card, Context, DeckName, Event, Factor, Hand, Next, Phase, Piece, Pieces, RestartKind,
    SoccerCity, StepKind,
    board::kick_off_spot,
    deck::Pile,
    formations,
    phase::Advanced,
    piece::Place,
    rules::{
        tactics::is_tactic,
        time::{EXTRA_BALLS, ball_cards},
    },
    state::{FactorState, MatchResult, Reception, Shootout, Squads, TurnState, partner},
};

impl SoccerCity {
    /// Folds an event into the state. Inlined where an event is emitted, so that only its own arm remains: this is the
    /// hot path of every playout.
    #[inline(always)]
    pub(crate) fn fold(&mut self, event: &Event) {
        match *event {
            Event::PeriodBegan { period, kicker } => self.begin_period(period, kicker),
            Event::LineUpBegan { kicker, .. } => self.begin_line_up(kicker),
            Event::SquadPicked { side, formation } => {
                for piece in Piece::of(side).filter(|piece| formations::picks(formation, piece.number())) {
                    self.put(piece, Place::Waiting);
                    self.before_line_up.fielded.insert(piece);
                }
            }
            Event::LineUpFormation { side, formation } => self.take_formation(side, formation),
            Event::LineUpPlaced { piece, to } | Event::Put { piece, to } => self.put(piece, Place::On(to)),
            Event::LineUpBrought { on, off } => self.bring(on, off, self.is_first_line_up()),
            Event::Substituted { on, off } => self.bring(on, off, false),
            Event::LineUpDone { side } => {
                if let Phase::LineUp { done, .. } = &mut self.phase {
                    done[side] = true;
                }
            }
            Event::Asked { phase } => {
                self.phase = phase;
                // CITY-ATAC-14 A4 begins.
                if let Phase::Reposition { side, .. } = phase
                    && side == self.turn.attacking
                {
                    self.turn.fetched = self.bearer_of(side).is_none();
                }
            }
            Event::TurnBegan { side, tactics } => self.begin_turn(side, tactics),
            Event::BallCardPlayed { seat, value, extra } => {
                if extra {
                    self.pool = self.pool.map(|pool| pool.saturating_sub(1));
                } else {
                    let card = if self.options.is_ace() {
                        BallCard::Plain
                    } else {
                        value.into()
                    };
                    self.spend(seat, Card::Ball(card));
                    self.ball_gone.add(card, 1);
                }
                self.minute = self.minute.saturating_add(1);
                self.turn.ball_played = true;
            }
            Event::TacticPlayed { seat, card } => {
                self.spend(seat, card);
                self.turn.acted |= matches!(card, Card::Attack(_));
            }
            Event::PassPlayed { flight } => {
                self.turn.passed |= flight.context == Context::Pass;
                if is_tactic(flight.context)
                    && let Some(by) = flight.by
                {
                    self.turn.used.insert(by); // CITY-ATAC-5
                }
            }
            Event::Received {
                piece,
                high,
                assist,
                used,
            } => {
                self.give_ball(piece);
                self.turn.received = Some(Reception { piece, high, assist });
                if used {
                    self.turn.used.insert(piece);
                }
            }
            Event::BallLoose { at, flagged } => {
                self.ball = at;
                self.flagged = flagged;
                self.turn.received = None;
            }
            Event::BallOut { exit, .. } => self.ball = exit,
            Event::Advanced {
                piece,
                to,
                ball,
                value,
                direction,
            } => {
                self.put(piece, Place::On(to));
                self.ball = ball;
                let first = self.phase == Phase::Pass {};
                if first {
                    self.turn.passed = true;
                } else {
                    self.turn.used.insert(piece); // CITY-ATAC-5
                }
                if value != crate::BallValue::Short {
                    self.turn.advancers.insert(piece);
                    if first {
                        self.turn.advanced = Some(Advanced {
                            piece,
                            direction,
                            value,
                        });
                    }
                }
            }
            Event::ChallengeWon { piece } => self.turn.challenge = Some(piece),
            Event::BallTaken { piece, .. } => {
                self.give_ball(piece);
                self.turn.lost |= piece.side() != self.turn.attacking;
            }
            Event::Stepped { piece, to, kind } => self.step(piece, to, kind),
            Event::FaceOffStarted { starter, .. } => self.turn.acted |= starter == self.turn.attacking,
            Event::Sealed { seat, choice } => self.sealed[seat as usize] = choice,
            Event::Opened {} | Event::PenaltyShown { .. } => self.sealed = [None; 4],
            Event::CardsShown {
                attacker,
                attack,
                defender,
                defence,
            } => {
                self.spend(attacker, Card::Attack(attack));
                self.spend(defender, Card::Defence(defence));
                self.sealed = [None; 4];
            }
            Event::TackledAgain { seat, card } => self.spend(seat, Card::Defence(card)),
            Event::YellowCard { piece } => self.booked.insert(piece),
            Event::RedCard { piece } => self.put(piece, Place::SentOff),
            Event::KeeperNamed { piece } => self.keepers[piece.side()] = piece,
            Event::FaceOffWon { piece } => {
                self.give_ball(piece);
                self.turn.hero = (piece.side() == self.turn.attacking).then_some(piece);
            }
            Event::Swapped { first, second } => self.swap(first, second),
            Event::FactorTaken { side, factor } => {
                self.taken = Some((factor, side));
                self.factors[factor as usize] = FactorState::Discarded;
            }
            Event::FactorBegan { side, factor } => {
                self.taken = None;
                if !matches!(factor, Factor::LowPressing | Factor::TheWall) {
                    self.factors[factor as usize] = FactorState::Force(side, factor.turns().unwrap_or(0));
                }
            }
            Event::FactorEnded { factor } => {
                self.factors[factor as usize] = FactorState::Discarded;
                if self.taken.is_some_and(|(taken, _)| taken == factor) {
                    self.taken = None;
                }
            }
            Event::TurnCounted { fresh } => {
                self.turns = self.turns.saturating_add(1);
                for factor in Factor::ALL {
                    if let FactorState::Force(_, left) = &mut self.factors[factor as usize]
                        && factor.turns().is_some()
                        && fresh != Some(factor)
                    {
                        *left = left.saturating_sub(1);
                    }
                }
            }
            Event::FactorsRenewed {} => {
                for state in &mut self.factors {
                    if *state == FactorState::Discarded {
                        *state = FactorState::Deck;
                    }
                }
            }
            Event::ShotTaken { card, seat, .. } => match (card, seat) {
                (Some(card), Some(seat)) => self.spend(seat, Card::Shot(card)),
                (Some(card), None) => self.shot_deck.remove(card),
                (None, _) => {}
            },
            Event::SaveDrawn { card, .. } => self.save_deck.remove(card),
            Event::Goal { side, score, .. } => {
                self.score = score;
                self.next = Next::KickOff { side: side.other() }; // CITY-KICK-1
            }
            Event::Cleared { to, .. } => {
                self.ball = to;
                self.flagged = Pieces::NONE;
            }
            Event::DeckRenewed { deck } => self.renew(deck),
            Event::CardsDrawn { seat, cards, .. } => self.draw(seat, cards.unwrap_or_default()),
            Event::Discarded { seat, cards } => {
                for card in cards.iter() {
                    self.spend(seat, card);
                }
            }
            Event::TurnEnded { next } => self.next = next,
            Event::ExchangeEnded { side } => self.next = Next::Turn { side },
            Event::PassiveCounted { count } => self.passive = count,
            Event::BallBurned { card, seat } => {
                match (card, seat) {
                    (Some(card), Some(seat)) => self.spend(seat, Card::Ball(card)),
                    (Some(card), None) => self.ball_deck.take(card, 1),
                    (None, _) => self.pool = self.pool.map(|pool| pool.saturating_sub(1)),
                }
                if let Some(card) = card {
                    self.ball_gone.add(card, 1);
                }
                self.minute = self.minute.saturating_add(1);
            }
            Event::InjuryTimeBegan {} => {
                self.pool = Some(EXTRA_BALLS);
                for hand in &mut self.hands {
                    for card in BallCard::ALL {
                        self.ball_gone.add(card, hand.ball.of(card));
                    }
                    hand.ball = Balls::default();
                }
                for known in &mut self.known {
                    known.ball = Balls::default();
                }
            }
            Event::TimeUp {} => self.time_up = true,
            Event::PeriodEnded { .. } => self.time_up = false,
            Event::RestartGiven { restart } => {
                self.ball = restart.spot;
                self.flagged = Pieces::NONE;
            }
            Event::Relocated { piece, to } => {
                self.put(piece, Place::On(to));
                if let Phase::Stoppage { restart, moved, .. } = &mut self.phase {
                    moved.insert(piece);
                    // CITY-GKIK-1 The keeper takes the ball along.
                    if restart.is(RestartKind::GoalKick) && self.keepers[restart.side] == piece {
                        self.ball = to;
                    }
                }
            }
            Event::TradesAgreed { sides } => self.trades = sides,
            Event::Traded { side, first, second } => self.trade(side, first, second),
            Event::ShootoutBegan { first } => {
                self.period = 5;
                self.shootout = Some(Shootout {
                    first,
                    kicks: 0,
                    goals: BySide::default(),
                    scored: 0,
                });
            }
            Event::ShootoutKick { side, kick, dive } => {
                self.sealed = [None; 4];
                if let Some(shootout) = &mut self.shootout {
                    if kick != dive {
                        shootout.goals[side] = shootout.goals[side].saturating_add(1);
                        shootout.scored |= 1_u128.checked_shl(shootout.kicks.into()).unwrap_or(0);
                    }
                    shootout.kicks = shootout.kicks.saturating_add(1);
                }
            }
            Event::MatchEnded {
                winner,
                score,
                forfeit,
                ..
            } => {
                self.score = score;
                self.result = Some(MatchResult { winner, forfeit });
                self.phase = Phase::Over {};
                self.sealed = [None; 4];
            }
            Event::KickOffDrawn { .. }
            | Event::LineUpShown { .. }
            | Event::ChallengeRolled { .. }
            | Event::OffsideGiven { .. }
            | Event::Judged { .. }
            | Event::DieThrown { .. }
            | Event::FoulGiven { .. }
            | Event::ShotEnded { .. } => {}
        }
    }

    fn begin_period(&mut self, period: u8, kicker: Side) {
        self.period = period;
        match period {
            1 => self.first_kickoff = kicker,
            3 => self.extra_kickoff = Some(kicker),
            _ => {}
        }
        self.turns = 0;
        // CITY-KEEP-1, CITY-SHOT-10 Nothing of the last turn is carried over.
        self.turn = TurnState::of(kicker, true);
        self.minute = 0;
        self.passive = 0;
        self.pool = None;
        self.time_up = false;
        self.next = Next::KickOff { side: kicker };
        let (hand, deck) = ball_cards(&self.options, period);
        self.ball_deck = deck;
        self.ball_gone = Balls::default();
        let seats: Vec<Seat> = self.seats().collect();
        for seat in seats {
            self.hands[seat as usize].ball = hand;
        }
        for known in &mut self.known {
            known.ball = Balls::default();
        }
    }

    fn begin_line_up(&mut self, kicker: Side) {
        for piece in Piece::all() {
            if let Place::On(_) = self.places[piece.index()] {
                self.put(piece, Place::Waiting);
            }
        }
        let at = |place: Place| {
            Piece::all()
                .filter(|piece| self.places[piece.index()] == place)
                .collect()
        };
        self.before_line_up = Squads {
            fielded: at(Place::Waiting),
            retired: at(Place::TakenOff),
            keepers: self.keepers,
            substituted: self.substituted,
        };
        self.ball = kick_off_spot(kicker);
        self.flagged = Pieces::NONE;
    }

    fn is_first_line_up(&self) -> bool {
        matches!(self.phase, Phase::LineUp { first: true, .. })
    }

    fn take_formation(&mut self, side: Side, formation: crate::Formation) {
        let Phase::LineUp { kicker, first, .. } = self.phase else {
            return;
        };
        for piece in Piece::of(side) {
            let place = match self.places[piece.index()] {
                // CITY-SET-11 The first time it picks its players too.
                Place::On(_) | Place::Waiting | Place::Bench if first => {
                    if formations::picks(formation, piece.number()) {
                        Place::Waiting
                    } else {
                        Place::Bench
                    }
                }
                Place::On(_) | Place::Waiting => Place::Waiting,
                gone @ (Place::Bench | Place::TakenOff | Place::SentOff) => gone,
            };
            self.put(piece, place);
        }
        let playing: Vec<Piece> = Piece::of(side)
            .filter(|piece| self.places[piece.index()] == Place::Waiting)
            .collect();
        let spot = (kicker == side).then_some(kick_off_spot(side));
        let placed = formations::assign(formation, side, self.keepers[side], playing.into_iter(), spot);
        for (piece, to) in placed {
            self.put(piece, Place::On(to));
        }
    }

    /// A piece takes the place of another.
    fn bring(&mut self, on: Piece, off: Piece, free: bool) {
        let place = self.places[off.index()];
        self.put(off, if free { Place::Bench } else { Place::TakenOff });
        self.put(on, place);
        if !free {
            self.substituted[on.side()] = self.substituted[on.side()].saturating_add(1);
        }
        // CITY-SUB-3 Who comes in for the keeper is the keeper.
        if self.keepers[off.side()] == off {
            self.keepers[off.side()] = on;
        }
    }

    fn begin_turn(&mut self, side: Side, tactics: bool) {
        let before = self.turn;
        self.last = side;
        self.turn = TurnState::of(side, tactics);
        self.turn.solo = before.hero;
        // CITY-SHOT-10 The pass of a throw-in counts as received in the turn that it leads into.
        if matches!(self.phase, Phase::ThrowIn { .. }) {
            self.turn.received = before.received;
        }
        // CITY-KEEP-1
        if self.bearer_of(side) == Some(self.keepers[side]) {
            self.turn.keeper_turns = if before.attacking == side {
                before.keeper_turns.saturating_add(1)
            } else {
                1
            };
        }
    }

    /// A piece has the ball on its hexagon. CITY-OFF-4 Flags fall when any piece has taken it.
    #[inline]
    fn give_ball(&mut self, piece: Piece) {
        if let Place::On(hexagon) = self.places[piece.index()] {
            self.ball = hexagon;
        }
        self.last = piece.side();
        self.flagged = Pieces::NONE;
        if self.turn.solo != Some(piece) {
            self.turn.solo = None;
        }
        if self.turn.hero != Some(piece) {
            self.turn.hero = None;
        }
    }

    #[inline]
    fn step(&mut self, piece: Piece, to: crate::Hexagon, kind: StepKind) {
        // CITY-BALL-1 The ball goes with who has it.
        if self.places[piece.index()] == Place::On(self.ball) {
            self.ball = to;
        }
        self.put(piece, Place::On(to));
        if kind == StepKind::Tactic {
            self.turn.used.insert(piece);
        }
        self.phase.count_step(piece);
    }

    fn swap(&mut self, first: Piece, second: Piece) {
        let (here, there) = (self.places[first.index()], self.places[second.index()]);
        let ball = Place::On(self.ball);
        self.put(first, Place::Waiting);
        self.put(second, here);
        self.put(first, there);
        if let (true, Place::On(to)) = (here == ball, there) {
            self.ball = to;
        } else if let (true, Place::On(to)) = (there == ball, here) {
            self.ball = to;
        }
    }

    /// A card leaves a hand.
    #[inline]
    fn spend(&mut self, seat: Seat, card: Card) {
        self.hands[seat as usize].take(card);
        self.known[seat as usize].take(card);
    }

    fn draw(&mut self, seat: Seat, cards: Hand) {
        let hand = &mut self.hands[seat as usize];
        hand.attack = hand.attack.with(cards.attack);
        hand.defence = hand.defence.with(cards.defence);
        hand.shot = hand.shot.with(cards.shot);
        self.attack_deck = self.attack_deck.without(cards.attack);
        self.defence_deck = self.defence_deck.without(cards.defence);
        self.shot_deck = self.shot_deck.without(cards.shot);
        for card in BallCard::ALL {
            hand.ball.add(card, cards.ball.of(card));
            self.ball_deck.take(card, cards.ball.of(card));
        }
    }

    /// CITY-HAND-6 What is in no hand becomes the deck.
    fn renew(&mut self, deck: DeckName) {
        match deck {
            DeckName::Attack => {
                self.attack_deck = self
                    .hands
                    .iter()
                    .fold(Pile::ALL, |all, hand| all.without(hand.attack));
            }
            DeckName::Defence => {
                self.defence_deck = self
                    .hands
                    .iter()
                    .fold(Pile::ALL, |all, hand| all.without(hand.defence));
            }
            DeckName::Shot => {
                self.shot_deck = self
                    .hands
                    .iter()
                    .fold(Pile::ALL, |all, hand| all.without(hand.shot));
            }
            DeckName::Save => self.save_deck = Pile::ALL,
        }
    }

    fn trade(&mut self, side: Side, first: Option<Card>, second: Option<Card>) {
        let one = Seat::first(side);
        let two = partner(one);
        for (from, to, card) in [(one, two, first), (two, one, second)] {
            if let Some(card) = card {
                self.spend(from, card);
                self.hands[to as usize].add(card);
                self.known[to as usize].add(card);
            }
        }
        self.sealed = [None; 4];
    }
}
