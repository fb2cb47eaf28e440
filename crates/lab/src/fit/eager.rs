//! A coach who believes what has been learned so far, and so leads matches where a search would lead them.

use bots::{Knowledge, Lessons, Seen, worth_for_home};
use engine::{Chance, ClockInput, Dropped, Rng, Seat, Side, ToAct};

/// How many moves are looked at beside instinct's, on how many deals.
const LOOKS: u32 = 12;
const DEALS: u32 = 2;
/// So many decisions are played by a hunch until the position is quiet.
const UNQUIET_MAX: u32 = 12;

/// The move after which the position looks best, once it is quiet.
pub(super) fn eager<G: Knowledge>(seen: &Seen<'_, G>, learned: &Lessons<'_>, rng: &mut Rng) -> G::Move {
    let mut moves = vec![G::instinct(seen, rng)];
    for _ in 0..LOOKS {
        let mv = seen.sample(rng);
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    if moves.len() == 1 {
        return moves.remove(0);
    }
    let mut worth = vec![0.0; moves.len()];
    for _ in 0..DEALS {
        let dealt = seen.redeal(rng);
        let luck = u64::from(rng.word());
        for (worth, mv) in worth.iter_mut().zip(&moves) {
            let home = follow(dealt.clone(), seen.seat(), mv, learned, Rng::seeded(luck));
            *worth += match seen.seat().side() {
                Side::Home => home,
                Side::Away => 1.0 - home,
            };
        }
    }
    let best = (0..moves.len())
        .max_by(|one, other| worth[*one].total_cmp(&worth[*other]))
        .expect("there is instinct's move");
    moves.swap_remove(best)
}

/// Plays a move and what follows by a hunch until the position is quiet: the chance of Home then.
fn follow<G: Knowledge>(mut state: G, seat: Seat, mv: &G::Move, learned: &Lessons<'_>, mut rng: Rng) -> f64 {
    let mut chance = Chance::seeded(u64::from(rng.word()));
    let legal = "coaches play legal moves";
    state.play(seat, mv, &mut chance, &mut Dropped).expect(legal);
    let mut decisions = 0;
    loop {
        match state.to_act() {
            ToAct::Over(outcome) => return worth_for_home(&outcome),
            ToAct::Clock => state
                .clock(ClockInput::Tick, &mut chance, &mut Dropped)
                .expect("the match waits for the referee"),
            ToAct::Seats(_) if decisions >= UNQUIET_MAX || state.is_quiet() => {
                return learned.chance_of_home(&state.course(), learned.prospects(&state.features()));
            }
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                let mv = G::hunch(&Seen::new(&state, seat), &mut rng);
                state.play(seat, &mv, &mut chance, &mut Dropped).expect(legal);
                decisions += 1;
            }
        }
    }
}
