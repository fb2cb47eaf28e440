//! What a flick of the ball costs, on one core.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use physics::{
    Kick, Peg, Scene, Spot, Stance, Technique, scout, simulate, speed_of, table::STEPS_PER_SECOND,
};
use serde::Serialize;

/// The arguments of `physics`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Prints JSON
    #[arg(long)]
    json: bool,
    /// How long each figure is measured
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

/// What one kind of kick costs on a table with 22 pegs.
#[derive(Serialize)]
struct Figures {
    kick: &'static str,
    simulated_seconds: f64,
    simulate_ms: f64,
    ms_per_simulated_second: f64,
    scouts_per_second: f64,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let time = Duration::from_secs_f64(arguments.seconds);
    let figures: Vec<Figures> = kicks()
        .into_iter()
        .map(|(name, scene, kick)| measure(name, &scene, &kick, time))
        .collect();
    if arguments.json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
        return Ok(());
    }
    println!("physics {}, one core, 22 pegs", physics::VERSION);
    for figure in figures {
        println!(
            "  {:<28} {:>7.3} ms  {:>7.3} ms a simulated second  {:>10.0} scouted a second",
            figure.kick, figure.simulate_ms, figure.ms_per_simulated_second, figure.scouts_per_second
        );
    }
    Ok(())
}

fn measure(kick_name: &'static str, scene: &Scene, kick: &Kick, time: Duration) -> Figures {
    let simulated_seconds = simulate(scene, kick).path.len() as f64 / f64::from(STEPS_PER_SECOND);
    let simulate_ms = 1000.0 / per_second(time, || drop(black_box(simulate(black_box(scene), kick))));
    Figures {
        kick: kick_name,
        simulated_seconds,
        simulate_ms,
        ms_per_simulated_second: simulate_ms / simulated_seconds,
        scouts_per_second: per_second(time, || {
            black_box(scout(black_box(scene), kick));
        }),
    }
}

fn per_second(time: Duration, mut work: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut runs = 0_u32;
    while start.elapsed() < time {
        for _ in 0..16 {
            work();
        }
        runs += 16;
    }
    f64::from(runs) / start.elapsed().as_secs_f64()
}

/// A pass that meets nobody, one that meets a peg, shots, a lob and a header.
fn kicks() -> Vec<(&'static str, Scene, Kick)> {
    let peg = |index: u8| {
        let (row, column) = (i16::from(index % 11), i16::from(index / 11));
        Peg {
            id: index,
            at: Spot::new(
                400 + row * 800,
                if column == 0 {
                    -693 + row * 130
                } else {
                    1386 - row * 200
                },
            ),
            stance: Stance::Standing,
        }
    };
    let low = |power: u16, direction: u16| kick(Technique::Low, power, direction);
    [
        ("soft pass, free", low(330, 0), Spot::new(2000, 300)),
        ("soft pass, into a peg", low(330, 9000), Spot::new(3600, -2000)),
        ("hard shot, past a peg", low(1000, 35_700), Spot::new(5600, -400)),
        (
            "hard shot, topples a peg",
            low(1000, 17_000),
            Spot::new(8000, 200),
        ),
        ("lob", kick(Technique::Lob, 500, 0), Spot::new(2000, 300)),
        ("header", kick(Technique::Head, 500, 0), Spot::new(400, -693)),
    ]
    .into_iter()
    .map(|(name, kick, ball)| {
        (
            name,
            Scene {
                pegs: (0..22).map(peg).collect(),
                ball,
                bar: None,
            },
            kick,
        )
    })
    .collect()
}

fn kick(technique: Technique, power: u16, direction: u16) -> Kick {
    let (lift, spin) = match technique {
        Technique::Low => (0, 100),
        Technique::Lob => (4500, -60),
        Technique::Head => (1000, 0),
    };
    Kick {
        kicker: 0,
        technique,
        direction,
        speed: speed_of(technique, power),
        power,
        lift,
        spin,
        side: 0,
        contact: 0,
    }
}
