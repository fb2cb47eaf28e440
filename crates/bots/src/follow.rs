//! Where a move leads: play goes on at a hunch until the position can be judged.

use engine::{Chance, ClockInput, Dropped, Rng, Seat, Seats, ToAct};

use crate::{
    Knowledge, Lessons, Seen,
    knowledge::{for_side, worth_for_home},
    search::long,
};

/// So many decisions beyond the horizon a quiet position is waited for: longer than nearly every turn.
const UNQUIET_MAX: u32 = 60;

/// Plays at least so many decisions at a hunch, and on until the position is quiet.
pub(crate) fn play_on<G: Knowledge>(state: &mut G, horizon: u32, chance: &mut Chance, rng: &mut Rng) {
    let mut decisions = 0;
    while decisions < horizon + UNQUIET_MAX {
        match state.to_act() {
            ToAct::Over(_) => break,
            ToAct::Clock => tick(state, chance),
            ToAct::Seats(_) if decisions >= horizon && state.is_quiet() => break,
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                let mv = G::hunch(&Seen::new(state, seat), rng);
                play(state, seat, &mv, chance);
                decisions += 1;
            }
        }
    }
}

/// What the position is worth to Home by these lessons, once the referee has gone on.
pub(crate) fn judge<G: Knowledge>(state: &mut G, learned: &Lessons<'_>, chance: &mut Chance) -> f64 {
    loop {
        match state.to_act() {
            ToAct::Over(outcome) => return worth_for_home(&outcome),
            ToAct::Clock => tick(state, chance),
            ToAct::Seats(_) => return learned.judge(state),
        }
    }
}

pub(crate) fn play<G: Knowledge>(state: &mut G, seat: Seat, mv: &G::Move, chance: &mut Chance) {
    state
        .play(seat, mv, chance, &mut Dropped)
        .expect("a coach plays legal moves");
}

pub(crate) fn tick<G: Knowledge>(state: &mut G, chance: &mut Chance) {
    state
        .clock(ClockInput::Tick, chance, &mut Dropped)
        .expect("the match waits for the referee");
}

/// Who else decides now, in secret: they choose before the seat's move is known.
pub(crate) fn rivals<G: Knowledge>(state: &G, seat: Seat) -> Seats {
    let seats = state.to_act().seats();
    seats.iter().filter(|other| *other != seat).collect()
}

/// What a position is worth to Home, as far as one look ahead tells: play goes on at a hunch until the position is quiet,
/// and is judged there. The mean of many looks is what a search believes.
pub fn look_ahead<G: Knowledge>(mut state: G, rng: &mut Rng) -> f64 {
    let mut chance = Chance::seeded(long(rng));
    play_on(&mut state, G::HORIZON, &mut chance, rng);
    judge(&mut state, &G::LESSONS, &mut chance)
}

/// Whether a look ahead ends where it begins, so that one tells as much as many.
pub fn is_plain<G: Knowledge>(state: &G) -> bool {
    match state.to_act() {
        ToAct::Over(_) => true,
        ToAct::Clock => false,
        ToAct::Seats(_) => G::HORIZON == 0 && state.is_quiet(),
    }
}

/// What a move on this deal is worth to the seat's side by these lessons, once the position behind it is quiet.
pub fn follow<G: Knowledge>(
    mut dealt: G,
    seat: Seat,
    mv: &G::Move,
    learned: &Lessons<'_>,
    rng: &mut Rng,
) -> f64 {
    let mut chance = Chance::seeded(u64::from(rng.word()));
    for other in rivals(&dealt, seat).iter() {
        if dealt.to_act().seats().contains(other) {
            let answer = G::hunch(&Seen::new(&dealt, other), rng);
            play(&mut dealt, other, &answer, &mut chance);
        }
    }
    play(&mut dealt, seat, mv, &mut chance);
    play_on(&mut dealt, 0, &mut chance, rng);
    for_side(judge(&mut dealt, learned, &mut chance), seat.side())
}

#[cfg(test)]
mod tests {
    use engine::OptionValues;
    use soccer_city::SoccerCity;
    use soccer_tactics::SoccerTactics;
    use social_soccer::SocialSoccer;

    use super::*;

    /// Follows routine from many decisions of a match: how many of them lead to a quiet position.
    fn share_of_quiet_ends<G: Knowledge>() -> f64 {
        const DECISIONS: u32 = 500;
        let (mut rng, mut chance) = (Rng::seeded(5), Chance::seeded(5));
        let options = G::options(&OptionValues::default()).expect("the box's own options are fine");
        let mut state = G::new(&options);
        state.start(&mut chance, &mut Dropped);
        let (mut followed, mut quiet) = (0, 0);
        while followed < DECISIONS {
            match state.to_act() {
                ToAct::Over(_) => break,
                ToAct::Clock => tick(&mut state, &mut chance),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("a decision has a seat");
                    let (mut end, mut luck) = (state.clone(), chance.clone());
                    play_on(&mut end, G::HORIZON, &mut luck, &mut rng);
                    followed += 1;
                    quiet += u32::from(end.is_quiet() || end.to_act().outcome().is_some());
                    let mv = G::routine(&Seen::new(&state, seat), &mut rng);
                    play(&mut state, seat, &mv, &mut chance);
                }
            }
        }
        f64::from(quiet) / f64::from(followed)
    }

    #[test]
    fn hardly_a_turn_is_judged_before_its_end() {
        let shares = [
            share_of_quiet_ends::<SoccerCity>(),
            share_of_quiet_ends::<SoccerTactics>(),
            share_of_quiet_ends::<SocialSoccer>(),
        ];
        assert!(shares.iter().all(|share| *share > 0.97), "{shares:?}");
    }
}
