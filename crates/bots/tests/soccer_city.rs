//! What the bots of Soccer City do over many matches.

use bots::{Level, decide_within};
use engine::{Chance, Rng, Rules, Seat, Side, ToAct};
use soccer_city::{
    Event, Hexagon, Move, Phase, Restart, RestartKind, Role, SoccerCity, depth, in_small_area,
};

/// Enough for a search to deviate from routine.
const SIMULATIONS: u32 = 48;

/// A match of the defaults between two bots of a level; `watch` sees every move before it is played.
fn play(seed: u64, level: Level, mut watch: impl FnMut(&SoccerCity, Seat, &Move)) -> Vec<Event> {
    let options = SoccerCity::options(&Default::default()).expect("the defaults can be played");
    let mut state = SoccerCity::new(&options);
    let (mut rng, mut chance) = (Rng::seeded(seed), Chance::seeded(seed));
    let mut events = Vec::new();
    state.start(&mut chance, &mut events);
    while let ToAct::Seats(seats) = state.to_act() {
        let seat = seats.iter().next().expect("somebody is to act");
        let mv = decide_within(&state, seat, level, SIMULATIONS, &mut rng);
        watch(&state, seat, &mv);
        state
            .play(seat, &mv, &mut chance, &mut events)
            .expect("bots play legal moves");
    }
    events
}

/// CITY-TIME-9 The referee burns less than one Ball card in fifty: instinct plays the ball, and goes for it where it lies loose.
#[test]
fn hardly_any_ball_card_is_burnt() {
    let (mut played, mut burnt) = (0_u32, 0_u32);
    for seed in 0..400 {
        for event in play(seed, Level::Instinct, |_, _, _| ()) {
            played += u32::from(matches!(event, Event::BallCardPlayed { .. }));
            burnt += u32::from(matches!(event, Event::BallBurned { .. }));
        }
    }
    assert!(played > 400 * 60, "{played} cards played");
    assert!(50 * burnt < played + burnt, "{burnt} of {}", played + burnt);
}

/// What was seen when coaches were done at stoppages.
#[derive(Default)]
struct Stoppages {
    seen: u32,
    /// Defenders goal-side of the men they mark, and those who are not.
    goal_side: u32,
    beaten: u32,
}

impl Stoppages {
    /// Looks on while a match is played.
    fn watch(&mut self, seed: u64, level: Level) {
        play(seed, level, |state, _, mv| {
            if let (Phase::Stoppage { restart, side, .. }, Move::Done {}) = (state.phase(), mv) {
                self.look(state, restart, side);
            }
        });
    }

    fn look(&mut self, state: &SoccerCity, restart: Restart, side: Side) {
        self.seen += 1;
        let (keeper, at) = state.keeper(side);
        let home = in_small_area(side, at) || at == restart.spot;
        assert!(home, "{keeper} stands on {at} at {restart:?}");
        // A penalty drives everybody out of the box, and at a throw-in few may move.
        if matches!(restart.kind, RestartKind::Penalty | RestartKind::ThrowIn) {
            return;
        }
        let outfield = |side: Side| {
            state
                .on_pitch(side)
                .filter(|(piece, at)| !state.is_keeper(*piece) && *at != restart.spot)
        };
        let back = outfield(side).filter(|(piece, _)| piece.role() == Role::Defender);
        let back: Vec<Hexagon> = back.map(|(_, at)| at).collect();
        let mut men: Vec<Hexagon> = outfield(side.other()).map(|(_, at)| at).collect();
        men.sort_by_key(|at| depth(side, *at));
        men.truncate(back.len());
        for defender in back {
            // Next to the goal line nobody can stand behind his man.
            let behind = |man: &Hexagon| depth(side, defender) < depth(side, *man).clamp(4, 20);
            if men.iter().any(behind) {
                self.goal_side += 1;
            } else {
                self.beaten += 1;
            }
        }
    }
}

/// At every stoppage the keeper is at home when his coach is done, and the back line stands goal-side of the men who are
/// furthest up and in its own half, but for one defender in a hundred who finds no room or marks somebody else.
fn the_back_is_at_home(level: Level, matches: u64) {
    let mut stoppages = Stoppages::default();
    for seed in 0..matches {
        stoppages.watch(seed, level);
    }
    let Stoppages {
        seen,
        goal_side,
        beaten,
    } = stoppages;
    assert!(
        u64::from(seen) > 4 * matches,
        "{seen} stoppages in {matches} matches"
    );
    assert!(100 * beaten < goal_side, "{beaten} beaten, {goal_side} goal-side");
}

#[test]
fn the_back_of_instinct_is_at_home_at_stoppages() {
    the_back_is_at_home(Level::Instinct, 100);
}

/// Hints come from World class.
#[test]
fn the_back_of_world_class_is_at_home_at_stoppages() {
    the_back_is_at_home(Level::World, 4);
}
