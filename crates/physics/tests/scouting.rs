//! The scout is held against the full model.

mod common;

use common::{Numbers, kick, table};
use physics::{End, Kick, Scene, Spot, Technique, scout, simulate, speed_of};

fn apart(one: Spot, two: Spot) -> f32 {
    let (dx, dy) = (f32::from(one.x - two.x) / 100.0, f32::from(one.y - two.y) / 100.0);
    (dx * dx + dy * dy).sqrt()
}

#[test]
fn on_a_free_pitch_the_scout_is_right() {
    for technique in [Technique::Low, Technique::Lob, Technique::Head] {
        for power in [200, 300, 400, 500] {
            for spin in [-100, 0, 100] {
                let kick = Kick {
                    kicker: 0,
                    technique,
                    direction: 2500,
                    speed: speed_of(technique, power),
                    power,
                    lift: 2500,
                    spin,
                    side: 0,
                    contact: 0,
                };
                let scene = Scene {
                    pegs: vec![],
                    ball: Spot::new(1000, -1500),
                    bar: None,
                };
                let (full, quick) = (simulate(&scene, &kick), scout(&scene, &kick));
                let way = apart(full.rest, scene.ball);
                assert_eq!(full.end, quick.end);
                assert!(
                    apart(full.rest, quick.rest) < 0.06 * way + 0.3,
                    "{kick:?}: {:?} {quick:?}",
                    full.rest
                );
            }
        }
    }
}

#[test]
fn among_pegs_the_scout_is_mostly_right() {
    let (mut kicks, mut ends, mut touches, mut near) = (0, 0, 0, 0);
    for number in 0..600 {
        let mut numbers = Numbers(1000 + number);
        let (mut scene, kick) = (table(&mut numbers), kick(&mut numbers));
        scene.bar = None;
        let full = simulate(&scene, &kick);
        if !full.stroke.is_empty() {
            continue;
        }
        let quick = scout(&scene, &kick);
        kicks += 1;
        ends += u32::from(core::mem::discriminant(&full.end) == core::mem::discriminant(&quick.end));
        touches += u32::from(full.touches.first().map(|touch| touch.peg) == quick.first_touch);
        near += u32::from(full.end != End::Rest || apart(full.rest, quick.rest) < 4.0);
    }
    assert!(ends * 100 >= kicks * 95, "ends {ends} of {kicks}");
    assert!(touches * 100 >= kicks * 95, "touches {touches} of {kicks}");
    assert!(near * 100 >= kicks * 95, "rests {near} of {kicks}");
}
