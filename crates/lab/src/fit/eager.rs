//! A coach who believes what has been learned so far, and so leads matches where a search would lead them.

use bots::{Knowledge, Lessons, Seen, follow};
use engine::Rng;

/// How many moves are looked at beside routine's, on how many deals.
const LOOKS: u32 = 12;
const DEALS: u32 = 2;

/// The move after which the position looks best, once it is quiet.
pub(super) fn eager<G: Knowledge>(seen: &Seen<'_, G>, learned: &Lessons<'_>, rng: &mut Rng) -> G::Move {
    let mut moves = vec![G::routine(seen, rng)];
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
            *worth += follow(dealt.clone(), seen.seat(), mv, learned, &mut Rng::seeded(luck));
        }
    }
    let best = (0..moves.len())
        .max_by(|one, other| worth[*one].total_cmp(&worth[*other]))
        .expect("there is routine's move");
    moves.swap_remove(best)
}
