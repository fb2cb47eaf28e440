//! Tables and kicks that look like a match.

use physics::{Bar, BarMove, Goal, Kick, Peg, PegId, Posture, Scene, Spot, Stance, Technique, speed_of};

/// A stream of numbers that is the same everywhere.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, bound: u32) -> i16 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 33) as u32) % bound) as i16
    }
}

/// Twenty pegs somewhere on the pitch, none on another, the first with the ball beside it.
pub(crate) fn table(numbers: &mut Numbers) -> Scene {
    let mut pegs: Vec<Peg> = Vec::new();
    while pegs.len() < 20 {
        let at = Spot::new(300 + numbers.below(8200), -2800 + numbers.below(5600));
        let clear = |peg: &Peg| (peg.at.x - at.x).abs().max((peg.at.y - at.y).abs()) > 400;
        if pegs.iter().all(clear) {
            let stance = match numbers.below(6) {
                0 => Stance::Lying {
                    angle: numbers.below(18000) as u16,
                },
                _ => Stance::Standing,
            };
            pegs.push(Peg {
                id: pegs.len() as PegId,
                at,
                stance,
            });
        }
    }
    let ball = Spot::new(pegs[0].at.x + 150, pegs[0].at.y);
    let bar = (numbers.below(2) == 0).then(|| Bar {
        id: 40,
        goal: Goal::Far,
        y: 0,
        plan: BarMove::Move {
            y: -300 + numbers.below(600),
            posture: Posture::DiveLow,
        },
        reflex: true,
    });
    Scene { pegs, ball, bar }
}

/// A kick by the first peg.
pub(crate) fn kick(numbers: &mut Numbers) -> Kick {
    let technique =
        [Technique::Low, Technique::Low, Technique::Lob, Technique::Head][numbers.below(4) as usize];
    let power = 150 + numbers.below(850) as u16;
    Kick {
        kicker: 0,
        technique,
        direction: numbers.below(18000) as u16 * 2,
        speed: speed_of(technique, power),
        power,
        lift: match technique {
            Technique::Low => 0,
            Technique::Lob => 1000 + numbers.below(6000),
            Technique::Head => -1000 + numbers.below(5000),
        },
        spin: match technique {
            Technique::Low => (100 - numbers.below(200)) as i8,
            Technique::Lob => -60,
            Technique::Head => 0,
        },
        side: if technique == Technique::Head {
            0
        } else {
            (numbers.below(120) - 60) as i8
        },
        contact: if technique == Technique::Head {
            -(numbers.below(100) as i8)
        } else {
            0
        },
    }
}
