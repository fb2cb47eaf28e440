//! What the bots of Soccer City do over many matches.

use bots::{Level, decide_within};
use engine::{Chance, Game as _, Rng, Seat, Side, ToAct};
use soccer_city::{
    Event, Hexagon, Move, Phase, Restart, RestartKind, Role, SoccerCity, depth, in_small_area,
};

/// A match of the defaults between two bots of a level; `watch` sees every move before it is played.
fn play(
    seed: u64,
    level: Level,
    mut watch: impl FnMut(&SoccerCity, Seat, &Move),
) -> (SoccerCity, Vec<Event>) {
    let options = SoccerCity::options(&Default::default()).expect("the defaults can be played");
    let mut state = SoccerCity::new(&options);
    let (mut rng, mut chance) = (Rng::seeded(seed), Chance::seeded(seed));
    let mut events = Vec::new();
    state.start(&mut chance, &mut events);
    while let ToAct::Seats(seats) = state.to_act() {
        let seat = seats.iter().next().expect("somebody is to act");
        let mv = decide_within(&state, seat, level, 48, &mut rng);
        watch(&state, seat, &mv);
        state
            .play(seat, &mv, &mut chance, &mut events)
            .expect("bots play legal moves");
    }
    (state, events)
}

/// CITY-TIME-9 The referee hardly ever burns a card: instinct plays the ball, and goes for it where it lies loose.
#[test]
fn hardly_any_ball_card_is_burnt() {
    let (mut played, mut burnt) = (0_u32, 0_u32);
    let (mut points, mut goals) = (0_u32, 0);
    let matches: u64 = std::env::var("N").map_or(400, |n| n.parse().expect("n"));
    for seed in 0..matches {
        let (state, events) = play(seed, Level::Instinct, |_, _, _| ());
        played += events.iter().filter(|event| matches!(event, Event::BallCardPlayed { .. })).count() as u32;
        burnt += events.iter().filter(|event| matches!(event, Event::BallBurned { .. })).count() as u32;
        let score = state.score();
        goals += score.home + score.away;
        points += match score.home.cmp(&score.away) { std::cmp::Ordering::Less => 0, std::cmp::Ordering::Equal => 1, std::cmp::Ordering::Greater => 2 };
    }
    println!("burnt {burnt} of {} = {}; home {} goals {}", played + burnt, f64::from(burnt) / f64::from(played + burnt), f64::from(points) / 2.0 / matches as f64, f64::from(goals) / matches as f64);
    assert!(50 * burnt < played + burnt, "{burnt} of {}", played + burnt);
}

/// Whether a defender stands between a man and his own goal, in his own half.
fn is_goal_side(side: Side, defender: Hexagon, man: Hexagon) -> bool {
    depth(side, defender) < depth(side, man).clamp(4, 20)
}

/// How many of the back line are goal-side of one of the two men who are furthest up, and how many are not.
fn back_line(state: &SoccerCity, side: Side, restart: Restart) -> (u32, u32) {
    let outfield = |side: Side| {
        state
            .on_pitch(side)
            .filter(|(piece, at)| !state.is_keeper(*piece) && *at != restart.spot)
    };
    let mut men: Vec<Hexagon> = outfield(side.other()).map(|(_, at)| at).collect();
    men.sort_by_key(|at| depth(side, *at));
    let back: Vec<Hexagon> = outfield(side).filter(|(piece, _)| piece.role() == Role::Defender).map(|(_, at)| at).collect();
    men.truncate(back.len());
    let good = back.iter().filter(|at| men.iter().any(|man| is_goal_side(side, **at, *man))).count();
    (good as u32, (back.len() - good) as u32)
}

fn stoppages(level: Level, matches: u64) {
    let (mut home, mut away_from) = (0, 0);
    let (mut good, mut bad) = (0, 0);
    for seed in 0..matches {
        play(seed, level, |state, seat, mv| {
            let (Phase::Stoppage { restart, side, .. }, Move::Done {}) = (state.phase(), mv) else { return };
            let (_, at) = state.keeper(side);
            if in_small_area(side, at) || at == restart.spot { home += 1 } else { away_from += 1; println!("{seed} {restart:?} {seat} keeper {at}"); }
            let (g, b) = back_line(state, side, restart);
            good += g;
            bad += b;
            if b > 0 { println!("{seed} {restart:?} {seat} {}", SoccerCity::picture(&state.view(engine::Viewer::Spectator))); }
        });
    }
    println!("{level} keepers {home} {away_from} back line {good} {bad}");
}

#[test]
fn at_stoppages() {
    stoppages(Level::Instinct, 100);
    stoppages(Level::World, 4);
}
