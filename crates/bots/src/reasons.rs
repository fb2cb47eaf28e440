//! Why a move is good, in the terms of a game's knowledge: what it changes on the board compared with what else could
//! be done.

use engine::{Chance, Moves, Rng, Seat, ToAct};

use crate::{
    Knowledge, Lessons, Seen,
    follow::{play, play_on, rivals},
};

/// On so many deals a move is compared with another.
const DEALS: u32 = 12;
/// So often another move is looked for on a deal.
const TRIES: u32 = 8;
/// So many reasons are given.
const REASONS: usize = 2;
/// What a good move changes less than this, in goals, is not worth a word.
const FAINT: f64 = 1e-4;

/// Something that a move changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What is seen on the board, as `Knowledge::FEATURES` calls it.
    pub feature: &'static str,
    /// Whether the side that asks is the one that attacks when it is seen.
    pub attacking: bool,
    /// Whether there is more of it with the move.
    pub more: bool,
}

/// Whether a seat has no other choice.
pub fn is_forced<G: Knowledge>(state: &G, seat: Seat) -> bool {
    matches!(state.moves(seat), Moves::Listed(moves) if moves.len() == 1)
}

/// What a move changes most for the seat's good; where it changes little for the better, what it changes most.
#[must_use]
pub fn reasons<G: Knowledge>(state: &G, seat: Seat, mv: &G::Move, rng: &mut Rng) -> Vec<Reason> {
    let seen = Seen::new(state, seat);
    let mut changes = Changes::new(G::FEATURES.len());
    for _ in 0..DEALS {
        let Some(other) = another(&seen, mv, rng) else {
            return Vec::new();
        };
        let (dealt, luck) = (seen.redeal(rng), u64::from(rng.word()));
        changes.add::<G>(&after(dealt.clone(), seat, mv, luck), seat, 1.0);
        changes.add::<G>(&after(dealt, seat, &other, luck), seat, -1.0);
    }
    changes.greatest::<G>()
}

/// A legal move that is another one.
fn another<G: Knowledge>(seen: &Seen<'_, G>, mv: &G::Move, rng: &mut Rng) -> Option<G::Move> {
    (0..TRIES).map(|_| seen.sample(rng)).find(|other| other != mv)
}

/// Where a move leads on a deal: what the others do in secret meanwhile, and all that follows until the position is quiet.
fn after<G: Knowledge>(mut state: G, seat: Seat, mv: &G::Move, luck: u64) -> G {
    let (mut chance, mut rng) = (Chance::seeded(luck), Rng::seeded(luck));
    for other in rivals(&state, seat).iter() {
        if state.to_act().seats().contains(other) {
            let answer = G::hunch(&Seen::new(&state, other), &mut rng);
            play(&mut state, other, &answer, &mut chance);
        }
    }
    play(&mut state, seat, mv, &mut chance);
    play_on(&mut state, G::HORIZON, &mut chance, &mut rng);
    state
}

/// How much of every feature there is with a move more than with another, apart for attack and defence.
struct Changes {
    /// How much more of it.
    amount: Vec<[f64; 2]>,
    /// What that is worth to the side that asks.
    worth: Vec<[f64; 2]>,
}

impl Changes {
    fn new(features: usize) -> Self {
        Self {
            amount: vec![[0.0; 2]; features],
            worth: vec![[0.0; 2]; features],
        }
    }

    fn add<G: Knowledge>(&mut self, state: &G, seat: Seat, sign: f64) {
        if matches!(state.to_act(), ToAct::Over(_)) {
            return;
        }
        let attacking = state.course().attackers == seat.side();
        let (role, side) = (usize::from(attacking), if attacking { 1.0 } else { -1.0 });
        let features = state.features();
        for (at, worth) in contributions(&G::LESSONS, &features).into_iter().enumerate() {
            self.amount[at][role] += sign * f64::from(features[at]);
            self.worth[at][role] += sign * side * worth;
        }
    }

    /// The changes that are worth most; if they are few, others that are great.
    fn greatest<G: Knowledge>(&self) -> Vec<Reason> {
        let mut found: Vec<(f64, Reason)> = Vec::new();
        for (at, feature) in G::FEATURES.iter().enumerate() {
            for attacking in [true, false] {
                let role = usize::from(attacking);
                let (amount, worth) = (self.amount[at][role], self.worth[at][role]);
                if worth.abs() > FAINT && amount != 0.0 {
                    let reason = Reason {
                        feature,
                        attacking,
                        more: amount > 0.0,
                    };
                    found.push((worth, reason));
                }
            }
        }
        found.sort_by(|(one, _), (other, _)| {
            let rank = |worth: &f64| (*worth > 0.0, worth.abs());
            let ((good, great), (is_good, is_great)) = (rank(other), rank(one));
            good.cmp(&is_good).then(great.total_cmp(&is_great))
        });
        let mut reasons: Vec<Reason> = Vec::new();
        for (_, reason) in found {
            // The same thing seen by both sides is told once.
            if reasons.len() < REASONS && reasons.iter().all(|known| known.feature != reason.feature) {
                reasons.push(reason);
            }
        }
        reasons
    }
}

/// What every feature adds to the goals to expect.
fn contributions(lessons: &Lessons<'_>, features: &[f32]) -> Vec<f64> {
    let whole = lessons.prospects(features);
    let mut without = features.to_vec();
    (0..features.len())
        .map(|at| {
            let feature = std::mem::replace(&mut without[at], 0.0);
            let rest = if feature == 0.0 {
                whole
            } else {
                lessons.prospects(&without)
            };
            without[at] = feature;
            whole - rest
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use engine::{Dropped, OptionValue, OptionValues, Rules as _};
    use flip_football::FlipFootball;
    use simulator_soccer::SimulatorSoccer;
    use soccer_city::SoccerCity;
    use soccer_tactics::SoccerTactics;
    use social_soccer::SocialSoccer;

    use super::*;
    use crate::{Instinct as _, follow::tick};

    /// Asks at every decision of the beginning of a match: how many of those with a choice have a reason.
    fn share_with_reasons<G: Knowledge>(options: &OptionValues, decisions: u32) -> f64 {
        let (mut rng, mut chance) = (Rng::seeded(3), Chance::seeded(3));
        let options = G::options(options).expect("these are options");
        let mut state = G::new(&options);
        state.start(&mut chance, &mut Dropped);
        let (mut asked, mut answered) = (0, 0);
        while asked < decisions {
            match state.to_act() {
                ToAct::Over(_) => break,
                ToAct::Clock => tick(&mut state, &mut chance),
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("a decision has a seat");
                    let mv = G::instinct(&Seen::new(&state, seat), &mut rng);
                    if !is_forced(&state, seat) {
                        asked += 1;
                        let reasons = reasons(&state, seat, &mv, &mut rng);
                        answered += u32::from(reasons.len() == REASONS);
                    }
                    play(&mut state, seat, &mv, &mut chance);
                }
            }
        }
        f64::from(answered) / f64::from(asked.max(1))
    }

    #[test]
    fn most_choices_have_two_reasons() {
        let usual = OptionValues::default();
        let hand = [
            ("hand_size", OptionValue::from("3")),
            ("set_aside", OptionValue::from("random")),
        ];
        let hand = hand.map(|(name, value)| (name.to_owned(), value)).into();
        let shares = [
            share_with_reasons::<SoccerTactics>(&usual, 40),
            share_with_reasons::<SoccerCity>(&usual, 30),
            share_with_reasons::<SocialSoccer>(&usual, 40),
            share_with_reasons::<SimulatorSoccer>(&usual, 24),
            share_with_reasons::<FlipFootball>(&hand, 24),
        ];
        assert!(shares.iter().all(|share| *share > 0.6), "{shares:?}");
    }

    #[test]
    fn the_only_move_is_no_choice() {
        let options =
            FlipFootball::options(&OptionValues::default()).expect("the box's own options are fine");
        let (mut rng, mut chance) = (Rng::seeded(3), Chance::seeded(3));
        let mut state = FlipFootball::new(&options);
        state.start(&mut chance, &mut Dropped);
        assert!(
            !is_forced(&state, Seat::Home),
            "eight of many cards are set aside"
        );
        while !matches!(state.to_act(), ToAct::Over(_)) && !is_forced(&state, Seat::Home) {
            let seat = state
                .to_act()
                .seats()
                .iter()
                .next()
                .expect("a decision has a seat");
            let mv = FlipFootball::instinct(&Seen::new(&state, seat), &mut rng);
            play(&mut state, seat, &mv, &mut chance);
        }
        assert!(is_forced(&state, Seat::Home), "a pack offers its top card");
    }
}
