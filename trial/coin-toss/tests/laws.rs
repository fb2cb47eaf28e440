//! The laws of `testkit`.

use coin_toss::CoinToss;
use engine::Rules;
use testkit::{Trial, check_laws};

#[test]
fn the_laws_hold() {
    for seed in 0..20 {
        let law = check_laws::<CoinToss>(&Trial::of(seed), |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{breach}"));
    }
}
