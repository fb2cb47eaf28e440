//! The choices at the root, and how they compare with what routine says: sequential halving on common random numbers.

use super::Result;

/// Results of both choices on so many deals before one is believed to be better.
const DEALS_MIN: f64 = 8.0;
/// So many standard errors settle the matter.
const CERTAIN: f64 = 4.0;
/// The least standard error of a difference that is reckoned with.
const ERROR_MIN: f64 = 1e-4;

pub(super) struct Rivals<M> {
    /// Routine's own choice comes first.
    rivals: Vec<Rival<M>>,
    /// So many of the first are never left out.
    for_good: usize,
}

/// One choice.
pub(super) struct Rival<M> {
    pub(super) mv: M,
    /// By deal.
    results: Vec<Option<f64>>,
    still_in: bool,
}

/// How much better a rival was than routine's choice on the deals that both have met: a paired difference.
#[derive(Clone, Copy)]
struct Lead {
    mean: f64,
    error: f64,
}

impl<M: PartialEq> Rivals<M> {
    pub(super) fn new(routine: M) -> Self {
        let mut rivals = Self {
            rivals: Vec::new(),
            for_good: 0,
        };
        rivals.add_for_good(routine);
        rivals
    }

    /// Adds a choice that stays in to the end, before any other is added.
    pub(super) fn add_for_good(&mut self, mv: M) {
        self.add(mv);
        self.for_good = self.rivals.len();
    }

    /// The number of a choice that is among them.
    pub(super) fn number_of(&self, mv: &M) -> usize {
        let number = self.rivals.iter().position(|rival| rival.mv == *mv);
        number.expect("it was added")
    }

    /// The number of the choice that has been best so far, proved or not.
    pub(super) fn leader(&self) -> usize {
        let leads = self.still_in().map(|(at, _)| {
            let lead = if at == 0 {
                Some(0.0)
            } else {
                self.lead(at, 0).map(|lead| lead.mean)
            };
            (lead.unwrap_or(f64::MIN), at)
        });
        // Of equals the first: what routine says, or what was made.
        let leader = leads.reduce(|first, next| if next.0 > first.0 { next } else { first });
        leader.map_or(0, |(_, at)| at)
    }

    /// Leaves out all but these and routine's.
    pub(super) fn keep_only(&mut self, numbers: &[usize]) {
        for (at, rival) in self.rivals.iter_mut().enumerate() {
            rival.still_in = at == 0 || numbers.contains(&at);
        }
    }

    /// How many deals any choice has met.
    pub(super) fn deals_met(&self) -> u32 {
        let met = self.rivals.iter().map(|rival| rival.results.len());
        met.max().unwrap_or(0) as u32
    }

    pub(super) fn routine(&self) -> &Rival<M> {
        &self.rivals[0]
    }

    pub(super) fn get(&self, number: usize) -> &Rival<M> {
        &self.rivals[number]
    }

    /// Adds a choice, if it is new.
    pub(super) fn add(&mut self, mv: M) {
        if self.rivals.iter().all(|rival| rival.mv != mv) {
            self.rivals.push(Rival {
                mv,
                results: Vec::new(),
                still_in: true,
            });
        }
    }

    /// The choices that are still compared, with their numbers.
    pub(super) fn still_in(&self) -> impl Iterator<Item = (usize, &M)> {
        let rivals = self.rivals.iter().enumerate();
        rivals
            .filter(|(_, rival)| rival.still_in)
            .map(|(at, rival)| (at, &rival.mv))
    }

    pub(super) fn count(&self) -> u32 {
        self.still_in().count() as u32
    }

    pub(super) fn has_met(&self, rival: usize, deal: u32) -> bool {
        let results = &self.rivals[rival].results;
        results.get(deal as usize).is_some_and(Option::is_some)
    }

    pub(super) fn learn(&mut self, results: Vec<Result>) {
        for Result { deal, rival, worth } in results {
            let own = &mut self.rivals[rival].results;
            let deal = deal as usize;
            if own.len() <= deal {
                own.resize(deal + 1, None);
            }
            own[deal] = Some(worth);
        }
    }

    /// Whether there is nothing left to compare, or no doubt.
    pub(super) fn are_settled(&self) -> bool {
        let mut others = self.still_in().map(|(at, _)| at).filter(|at| *at != 0);
        match (others.next(), others.next()) {
            (None, _) => true,
            (Some(other), None) => {
                let lead = self.lead(other, 0);
                lead.is_some_and(|lead| lead.mean.abs() > CERTAIN * lead.error)
            }
            (Some(_), Some(_)) => false,
        }
    }

    /// Sequential halving: keeps what is in for good, such as routine's choice, and the better half of the others.
    pub(super) fn leave_out_the_worse(&mut self) {
        let mut ranked: Vec<(f64, usize)> = self
            .still_in()
            .filter(|(at, _)| *at >= self.for_good)
            .map(|(at, _)| (self.lead(at, 0).map_or(f64::MIN, |lead| lead.mean), at))
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let kept = self.rivals.iter().filter(|rival| rival.still_in).count() / 2;
        for (_, at) in ranked.into_iter().skip(kept) {
            self.rivals[at].still_in = false;
        }
    }

    /// The number of the choice that has proved itself better than routine's by so many standard errors on fresh deals,
    /// else of routine's.
    pub(super) fn best(&self, proof: f64, fresh: u32) -> usize {
        let proved = self
            .still_in()
            .filter(|(at, _)| *at != 0)
            .filter_map(|(at, _)| {
                self.lead(at, fresh)
                    .map(|lead| (lead.mean - proof * lead.error, at))
            })
            .filter(|(lead, _)| *lead > 0.0)
            .max_by(|one, other| one.0.total_cmp(&other.0));
        proved.map_or(0, |(_, at)| at)
    }

    /// The lead on the deals since this one.
    fn lead(&self, rival: usize, since: u32) -> Option<Lead> {
        let pairs = self.rivals[rival]
            .results
            .iter()
            .zip(&self.rivals[0].results)
            .skip(since as usize);
        let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
        for (own, routine) in pairs.filter_map(|(own, routine)| own.zip(*routine)) {
            let difference = own - routine;
            count += 1.0;
            sum += difference;
            squares += difference * difference;
        }
        if count == 0.0 {
            return None;
        }
        let mean = sum / count;
        let variance = (squares / count - mean * mean).max(0.0);
        // A few equal results prove nothing.
        let error = if count < DEALS_MIN {
            f64::MAX
        } else {
            (variance / count).sqrt().max(ERROR_MIN)
        };
        Some(Lead { mean, error })
    }
}

impl<M> Rival<M> {
    /// What it was worth on a deal, if it has met it.
    pub(super) fn result(&self, deal: u32) -> Option<f64> {
        self.results.get(deal as usize).copied().flatten()
    }

    /// What it was worth, if it has met any deal.
    pub(super) fn mean(&self) -> Option<f64> {
        let (count, sum) = self
            .results
            .iter()
            .flatten()
            .fold((0.0, 0.0), |(count, sum), worth| (count + 1.0, sum + worth));
        (count > 0.0).then_some(sum / count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets rivals meet deals: what each is worth, by deal.
    fn met(rivals: &mut Rivals<char>, deals: std::ops::Range<u32>, worth: impl Fn(char, u32) -> f64) {
        let results = deals
            .flat_map(|deal| {
                rivals
                    .still_in()
                    .map(move |(rival, mv)| (deal, rival, *mv))
                    .collect::<Vec<_>>()
            })
            .map(|(deal, rival, mv)| Result {
                deal,
                rival,
                worth: worth(mv, deal),
            })
            .collect();
        rivals.learn(results);
    }

    #[test]
    fn what_is_better_on_every_deal_is_chosen() {
        let mut rivals = Rivals::new('i');
        rivals.add('b');
        rivals.add('i');
        assert_eq!(rivals.count(), 2, "nobody competes with himself");
        // Luck moves both alike.
        met(&mut rivals, 0..16, |mv, deal| {
            f64::from(deal % 5) / 10.0 + if mv == 'b' { 0.05 } else { 0.0 }
        });
        assert_eq!(rivals.get(rivals.best(2.0, 8)).mv, 'b');
        assert!(rivals.are_settled());
    }

    #[test]
    fn luck_in_the_choosing_proves_nothing() {
        let mut rivals = Rivals::new('i');
        rivals.add('l');
        // Lucky while it was chosen, no better on fresh deals.
        met(&mut rivals, 0..16, |mv, deal| {
            let swing = if deal % 2 == 0 { 0.1 } else { -0.1 };
            match mv {
                'l' if deal < 8 => 0.9,
                'l' => 0.5 + swing,
                _ => 0.5,
            }
        });
        assert_eq!(rivals.get(rivals.best(1.0, 8)).mv, 'i');
        assert_eq!(rivals.get(rivals.best(1.0, 0)).mv, 'l');
    }

    #[test]
    fn the_worse_half_is_left_out_and_routine_never() {
        let mut rivals = Rivals::new('i');
        for mv in "abcdef".chars() {
            rivals.add(mv);
        }
        met(&mut rivals, 0..8, |mv, _| {
            if mv == 'i' {
                0.0
            } else {
                f64::from(mv as u32 - 96) / 10.0
            }
        });
        rivals.leave_out_the_worse();
        let left: String = rivals.still_in().map(|(_, mv)| *mv).collect();
        assert_eq!(left, "idef");
    }

    #[test]
    fn a_move_that_was_made_stays_in_however_bad_it_is() {
        let mut rivals = Rivals::new('i');
        rivals.add_for_good('m');
        for mv in "abcd".chars() {
            rivals.add(mv);
        }
        let worth = |mv, _| match mv {
            'i' => 0.5,
            'm' => 0.0,
            other => 0.5 + f64::from(other as u32 - 96) / 10.0,
        };
        met(&mut rivals, 0..8, worth);
        rivals.leave_out_the_worse();
        rivals.leave_out_the_worse();
        let left: String = rivals.still_in().map(|(_, mv)| *mv).collect();
        assert_eq!(left, "imcd");
        assert_eq!(rivals.get(rivals.leader()).mv, 'd');
        rivals.keep_only(&[rivals.leader(), rivals.number_of(&'m')]);
        assert_eq!((rivals.count(), rivals.deals_met()), (3, 8));
        assert_eq!(rivals.get(1).result(7), Some(0.0));
    }

    #[test]
    fn few_deals_prove_nothing() {
        let mut rivals = Rivals::new('i');
        rivals.add('b');
        met(&mut rivals, 0..4, |mv, _| if mv == 'b' { 0.9 } else { 0.1 });
        assert_eq!(rivals.get(rivals.best(1.0, 0)).mv, 'i');
        assert!(!rivals.are_settled());
    }
}
