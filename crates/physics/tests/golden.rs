//! The same kick gives the same result, to the bit: on every run, on every machine.

mod common;

use core::hash::Hasher;

use common::{Numbers, kick, table};
use physics::{KickResult, Spot, simulate};

/// A hash that is the same everywhere.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn line(number: u64, result: &KickResult) -> String {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for sample in result.path.iter().chain(&result.after) {
        for value in [sample.x, sample.y, sample.z] {
            hash.write(&value.to_le_bytes());
        }
    }
    format!(
        "{number} {:?} {},{} touches {:?} frame {:?} toppled {:?} stroke {:?} heading {:?} bar {:?} path {} {:016x}\n",
        result.end,
        result.rest.x,
        result.rest.y,
        result
            .touches
            .iter()
            .map(|touch| (touch.peg, touch.step, touch.height))
            .collect::<Vec<_>>(),
        result
            .frame
            .iter()
            .map(|touch| (touch.part, touch.step, touch.speed))
            .collect::<Vec<_>>(),
        result
            .toppled
            .iter()
            .map(|fallen| (fallen.peg, fallen.cause))
            .collect::<Vec<_>>(),
        result.stroke,
        result.heading_peg.map(|spot| (spot.x, spot.y)),
        result.bar_y,
        result.path.len(),
        hash.finish(),
    )
}

#[test]
fn results_are_golden() {
    let mut found = String::new();
    for number in 0..80 {
        let mut numbers = Numbers(number);
        let (mut scene, mut kick) = (table(&mut numbers), kick(&mut numbers));
        if number >= 40 {
            // A shot.
            scene.pegs[0].at = Spot::new(6850, 0);
            scene.ball = Spot::new(7000, 0);
            kick.direction = ((36_000 + i32::from(numbers.below(4000)) - 2000) % 36_000) as u16;
        }
        let result = simulate(&scene, &kick);
        assert!(
            result == simulate(&scene, &kick),
            "kick {number} differs when it is repeated"
        );
        found += &line(number, &result);
    }
    let golden = include_str!("golden.txt");
    assert!(
        found == golden,
        "results have changed; if that is meant, raise physics::VERSION. Now they are:\n{found}"
    );
}
