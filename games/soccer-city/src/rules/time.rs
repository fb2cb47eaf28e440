//! Time (CITY-TIME), Extra Time (CITY-XTRA), and the Ball decks of the modes (CITY-ACE-2, CITY-QUIK).

use engine::{Log, Seat, Side};

use super::{Play, discards, line_up, shootout};
use crate::{
    BallCard, Balls, Event, IfDrawn, Next, Occasion, Options, RestartKind, SoccerCity, state::partner,
};

/// CITY-TIME-5 The Extra Balls of Injury Time.
pub(crate) const EXTRA_BALLS: u8 = 3;
/// The period numbers of Extra Time.
const EXTRA_TIME: u8 = 3;

/// CITY-HAND-2, CITY-HAND-14, CITY-ACE-2, CITY-QUIK-1, CITY-QUIK-3, CITY-XTRA-2 What each hand and the deck have of Ball cards
/// when a period begins.
pub(crate) fn ball_cards(options: &Options, period: u8) -> (Balls, Balls) {
    let extra_time = period >= EXTRA_TIME;
    let quick = options.quick.is_on();
    if options.is_ace() {
        let deck = match (extra_time, quick, options.is_four()) {
            (true, _, _) => 15,
            (_, true, _) => 20,
            (_, _, true) => 37,
            (_, _, false) => 41,
        };
        return (Balls::new(0, 0, 0, 2), Balls::new(0, 0, 0, deck));
    }
    let deck = match (extra_time, quick, options.is_four()) {
        (true, _, _) => Balls::new(9, 4, 2, 0),
        (_, true, _) => Balls::new(13, 5, 2, 0),
        (_, _, true) => Balls::new(19, 8, 2, 0),
        (_, _, false) => Balls::new(23, 10, 4, 0),
    };
    (Balls::new(2, 1, 1, 0), deck)
}

impl SoccerCity {
    /// CITY-HAND-5, CITY-ACE-2 How many Ball cards a full hand has.
    pub(crate) const fn full_balls(&self) -> u8 {
        if self.options.is_ace() { 2 } else { 4 }
    }

    /// CITY-TIME-3, CITY-FOUR-5 Whether the Ball deck is empty and a coach (in 4-Player mode two) has no Ball card left.
    fn cards_are_out(&self) -> bool {
        let without = self
            .seats()
            .filter(|seat| self.hand(*seat).ball.is_empty())
            .count();
        self.ball_deck.is_empty() && without >= if self.options.is_four() { 2 } else { 1 }
    }

    /// Whether this is the last regular period.
    pub(crate) const fn is_last_regular(&self) -> bool {
        self.period == self.options.regular_periods()
    }
}

/// CITY-TIME-9 A turn, or a pair of repositionings, has ended: passive play is counted and punished.
pub(super) fn count_passive(turn: &mut Play<'_, impl Log<Event>>, ball_played: bool, coach: Seat) {
    let state = turn.state();
    if ball_played {
        if state.passive > 0 {
            turn.emit(Event::PassiveCounted { count: 0 });
        }
        return;
    }
    let count = state.passive.saturating_add(1);
    turn.emit(Event::PassiveCounted { count });
    if count >= turn.state().options.passive_limit {
        burn(turn, coach);
    }
}

/// CITY-TIME-10 The top card of the Ball deck; or one of the attacking coach's hand, or his partner's; or an Extra Ball.
fn burn(turn: &mut Play<'_, impl Log<Event>>, coach: Seat) {
    let state = turn.state();
    if state.pool.is_some() {
        return turn.emit(Event::BallBurned {
            card: None,
            seat: None,
        });
    }
    let (cards, seat) = if !state.ball_deck.is_empty() {
        (state.ball_deck, None)
    } else if !state.hand(coach).ball.is_empty() {
        (state.hand(coach).ball, Some(coach))
    } else if !state.hand(partner(coach)).ball.is_empty() {
        (state.hand(partner(coach)).ball, Some(partner(coach)))
    } else {
        return;
    };
    let cards: arrayvec::ArrayVec<BallCard, 48> = cards.iter().collect();
    let card = turn.chance.one_of("burn", &cards);
    turn.emit(Event::BallBurned {
        card: Some(card),
        seat,
    });
}

/// CITY-TIME-3, CITY-TIME-7 Whether the Ball cards, or the Extra Balls, are out.
pub(super) fn is_over(state: &SoccerCity) -> bool {
    match state.pool {
        Some(pool) => pool == 0,
        None => state.cards_are_out(),
    }
}

/// CITY-TURN-12 The end of the period is checked; if it is not over, what comes next begins.
pub(super) fn check_period(turn: &mut Play<'_, impl Log<Event>>) {
    let state = turn.state();
    if !is_over(state) {
        return super::turn::go_on(turn);
    }
    // CITY-TIME-5, CITY-TIME-8, CITY-XTRA-4 The last regular period has Injury Time.
    if state.pool.is_none() && state.is_last_regular() && state.options.has_injury_time() {
        turn.emit(Event::InjuryTimeBegan {});
        return super::turn::go_on(turn);
    }
    // CITY-TIME-4 A penalty is still taken.
    if let Next::Restart { restart } = state.next
        && restart.is(RestartKind::Penalty)
    {
        turn.emit(Event::TimeUp {});
        return super::turn::go_on(turn);
    }
    end_period(turn);
}

/// The period is over: half-time, Extra Time, a shootout, or the end.
pub(super) fn end_period(turn: &mut Play<'_, impl Log<Event>>) {
    let period = turn.state().period;
    turn.emit(Event::PeriodEnded { period });
    let state = turn.state();
    let options = state.options;
    if period < options.regular_periods() {
        return discards::begin(turn, Occasion::HalfTime); // CITY-HAND-8
    }
    if period == EXTRA_TIME && options.extra_time_halves == 2 {
        let kicker = state.extra_kickoff.unwrap_or(Side::Home).other(); // CITY-XTRA-3
        return begin_period(turn, EXTRA_TIME + 1, kicker);
    }
    let level = state.score.home == state.score.away;
    match options.if_drawn {
        // CITY-XTRA-1
        IfDrawn::ExtraTime | IfDrawn::ExtraTimeShootout if level && period < EXTRA_TIME => {
            discards::begin(turn, Occasion::ExtraTime);
        }
        // CITY-SHTO-1
        IfDrawn::Shootout | IfDrawn::ExtraTimeShootout if level => shootout::begin(turn),
        IfDrawn::Draw | IfDrawn::ExtraTime | IfDrawn::Shootout | IfDrawn::ExtraTimeShootout => {
            end_match(turn, None);
        }
    }
}

/// CITY-GOAL-3 The match is over. CITY-CARD-5 A side with two sent off has lost 0-5.
pub(super) fn end_match(turn: &mut Play<'_, impl Log<Event>>, forfeit: Option<Side>) {
    let state = turn.state();
    let score = forfeit.map_or(state.score, |side| {
        engine::BySide::from_fn(|of| if of == side { 0 } else { 5 })
    });
    let shootout = state.shootout.map(|shootout| shootout.goals);
    let winner = engine::Outcome::of_score(shootout.unwrap_or(score)).winner;
    turn.emit(Event::MatchEnded {
        winner,
        score,
        shootout,
        forfeit,
    });
}

/// After the Discards: what the occasion leads to.
pub(super) fn after_discards(turn: &mut Play<'_, impl Log<Event>>, occasion: Occasion) {
    let state = turn.state();
    match occasion {
        Occasion::Goal => line_up::begin(turn, state.next.side(), false),
        // CITY-SET-8 The other side kicks off the second half.
        Occasion::HalfTime => begin_period(turn, 2, state.first_kickoff.other()),
        Occasion::ExtraTime => {
            // CITY-XTRA-3
            let kicker = turn.chance.one_of("kick-off", &Side::ALL);
            turn.emit(Event::KickOffDrawn { side: kicker });
            begin_period(turn, EXTRA_TIME, kicker);
        }
    }
}

/// CITY-HAND-12 New Ball hands and a new Ball deck, then the line-ups.
pub(super) fn begin_period(turn: &mut Play<'_, impl Log<Event>>, period: u8, kicker: Side) {
    turn.emit(Event::PeriodBegan { period, kicker });
    line_up::begin(turn, kicker, period == 1);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CITY-HAND-14, CITY-ACE-2, CITY-QUIK-1, CITY-QUIK-3, CITY-XTRA-2 Hands and decks of every mix of modes.
    #[test]
    fn the_ball_decks_are_those_of_the_table() {
        let mut rows = 0;
        for row in include_str!("../../data/ball_decks_by_mode.csv").lines().skip(1) {
            let fields: Vec<&str> = row.split(',').collect();
            let number = |at: usize| fields[at].parse::<u8>().expect("a number");
            let on = |yes: bool| if yes { "on" } else { "off" };
            let values = [
                ("quick", on(fields[1] == "quick")),
                ("coaches", fields[2]),
                ("ace", on(fields[3] == "yes")),
            ];
            let values = values
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value.into()))
                .collect();
            let options = crate::options::read(&values).expect("good options");
            let period = if fields[0] == "regular" { 1 } else { EXTRA_TIME };
            let (hand, deck) = ball_cards(&options, period);
            assert_eq!((hand.len(), deck.len()), (number(4), number(8)), "{row}");
            assert_eq!(
                (hand.short, hand.medium, hand.long),
                (number(5), number(6), number(7)),
                "{row}"
            );
            assert_eq!(
                (deck.short, deck.medium, deck.long),
                (number(9), number(10), number(11)),
                "{row}"
            );
            rows += 1;
        }
        assert_eq!(rows, 12);
    }
}
