//! The browser sketches the ball's way before a kick. These are the true ways of a few kicks, against which its tests
//! hold that sketch.

use std::{env, fmt::Write as _, fs, path::Path};

use physics::{Kick, Peg, Scene, Spot, Stance, Technique, simulate, speed_of};

/// Every so many steps of a way are kept.
const KEPT: usize = 24;

/// A kick from the middle of the pitch: technique, power, lift, spin and side.
type Played = (Technique, u16, i16, i8, i8);

const LOW: Technique = Technique::Low;
const LOB: Technique = Technique::Lob;

/// What it is, the kick, and the pegs in its way, in hundredths of a centimetre from the ball.
type Case = (&'static str, Played, &'static [(i16, i16)]);

const KICKS: [Case; 10] = [
    ("straight", (LOW, 400, 0, 100, 0), &[]),
    ("spun left, and nobody in the way", (LOW, 400, 0, 100, 60), &[]),
    ("spun right and back", (LOW, 500, 0, -100, -60), &[]),
    ("lifted and spun", (LOB, 450, 4500, -60, 60), &[]),
    ("squarely on a peg", (LOW, 450, 0, 100, 0), &[(1200, 0)]),
    (
        "squarely on a peg, spun left",
        (LOW, 450, 0, 100, 60),
        &[(1200, 0)],
    ),
    (
        "squarely on a peg, spun right",
        (LOW, 450, 0, 100, -60),
        &[(1200, 0)],
    ),
    ("past the edge of a peg", (LOW, 500, 0, 100, 0), &[(1500, 70)]),
    (
        "past the edge of a peg, spun left",
        (LOW, 500, 0, 100, 60),
        &[(1500, 70)],
    ),
    (
        "over one peg and on another, spun",
        (LOB, 450, 5500, -60, 60),
        &[(500, 0), (1900, 40)],
    ),
];

fn ways() -> String {
    let mut lines = Vec::new();
    for (name, (technique, power, lift, spin, side), pegs) in KICKS {
        let ball = Spot::new(4400, 0);
        let kick = Kick {
            kicker: 99,
            technique,
            direction: 0,
            speed: speed_of(technique, power),
            power,
            lift,
            spin,
            side,
            contact: 0,
        };
        let scene = Scene {
            pegs: (0..)
                .zip(pegs)
                .map(|(id, (x, y))| Peg {
                    id,
                    at: Spot::new(ball.x + x, ball.y + y),
                    stance: Stance::Standing,
                })
                .collect(),
            ball,
            bar: None,
        };
        let result = simulate(&scene, &kick);
        let at: Vec<[i16; 2]> = scene.pegs.iter().map(|peg| [peg.at.x, peg.at.y]).collect();
        let path: Vec<[i16; 3]> = result
            .path
            .iter()
            .step_by(KEPT)
            .map(|sample| [sample.x, sample.y, sample.z])
            .collect();
        let met = result
            .touches
            .first()
            .map_or(-1, |touch| i32::from(touch.step) / KEPT as i32);
        let word = if technique == LOW { "low" } else { "lob" };
        let mut line = String::new();
        write!(
            line,
            r#"  {{ "name": "{name}", "aim": {{ "technique": "{word}", "direction": 0, "power": {power}, "lift": {lift}, "spin": {spin}, "side": {side}, "contact": 0 }}, "pegs": {at:?}, "met": {met}, "rest": [{}, {}], "path": {path:?} }}"#,
            result.rest.x, result.rest.y,
        )
        .expect("a string takes everything");
        lines.push(line);
    }
    format!("[\n{}\n]\n", lines.join(",\n"))
}

#[test]
fn the_ways_of_the_sketch_are_current() {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/boards/simulator-soccer/ways.gen.json");
    let ways = ways();
    if env::var_os("UPDATE_WAYS").is_some() {
        fs::write(&file, &ways).expect("the file can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == ways,
        "ways.gen.json is old: run `UPDATE_WAYS=1 cargo test -p simulator-soccer --test sketch`"
    );
}
