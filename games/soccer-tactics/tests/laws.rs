//! The laws of `testkit`, and properties of whole matches.

use std::ops::Range;

use engine::{Chance, Dropped, Moves, Rng, Rules, Side, Sight, ToAct, Voice, Writing};
use pitch::{Square, flight_spans, walk_spans};
use soccer_tactics::{Event, Pawn, Role, SoccerTactics, zones};
use testkit::{Trial, check_laws, random_match};

fn the_laws_hold(seeds: Range<u64>) {
    for seed in seeds {
        let law = check_laws::<SoccerTactics>(&Trial::of(seed), |state, seat, rng| state.sample(seat, rng));
        law.unwrap_or_else(|breach| panic!("{breach}"));
    }
}

#[test]
fn the_laws_hold_in_matches_1_to_100() {
    the_laws_hold(0..100);
}

#[test]
fn the_laws_hold_in_matches_101_to_200() {
    the_laws_hold(100..200);
}

/// TACTICS-MOVE-16 The offsets of a pawn on an empty board.
#[test]
fn pawns_reach_what_the_table_says() {
    let mut rows = 0;
    for row in include_str!("pawn_reach.csv").lines().skip(1) {
        let (roll, dx, dy, kind) = offset(row);
        assert!(walk_spans(roll, (dx, dy)), "{row}");
        assert_eq!(flight_spans(roll, (dx, dy)), kind != "sharp_turn", "{row}");
        rows += 1;
    }
    let spanned = all_offsets(6)
        .filter(|(roll, offset)| walk_spans(*roll, *offset))
        .count();
    assert_eq!((rows, spanned), (304, 304));
}

/// TACTICS-BALL-4 The offsets of the ball.
#[test]
fn the_ball_reaches_what_the_table_says() {
    let mut rows = 0;
    for row in include_str!("ball_reach.csv").lines().skip(1) {
        let (roll, dx, dy, _) = offset(row);
        assert!(flight_spans(roll, (dx, dy)), "{row}");
        rows += 1;
    }
    let on_the_pitch = |(dx, dy): (i8, i8)| dx.abs() <= 7 && dy.abs() <= 15;
    let spanned = all_offsets(12)
        .filter(|(roll, offset)| on_the_pitch(*offset) && flight_spans(*roll, *offset))
        .count();
    assert_eq!((rows, spanned), (598, 598));
}

fn offset(row: &str) -> (u8, i8, i8, String) {
    let fields: Vec<&str> = row.split(',').collect();
    let number = |at: usize| fields[at].parse::<i8>().expect("a table of numbers");
    (number(0) as u8, number(1), number(2), fields[3].to_owned())
}

fn all_offsets(rolls: u8) -> impl Iterator<Item = (u8, (i8, i8))> {
    (1..=rolls).flat_map(|roll| (-16..=16).flat_map(move |dx| (-16..=16).map(move |dy| (roll, (dx, dy)))))
}

/// TACTICS-TEAM-1, TACTICS-TEAM-2 The pawns of the table.
#[test]
fn the_pawns_are_those_of_the_table() {
    let rows: Vec<Vec<&str>> = include_str!("../data/pawns.csv")
        .lines()
        .skip(1)
        .map(|row| row.split(',').collect())
        .collect();
    let ids: Vec<String> = Pawn::all().map(|pawn| pawn.to_string()).collect();
    assert_eq!(ids, rows.iter().map(|row| row[0]).collect::<Vec<_>>());
    for (row, pawn) in rows.iter().zip(Pawn::all()) {
        assert_eq!(
            (pawn.side().to_string().as_str(), pawn.kind().word()),
            (row[1], row[2])
        );
    }
    for side in Side::ALL {
        let count = |role| Pawn::of(side).filter(|pawn| pawn.kind() == role).count();
        assert_eq!(
            [Role::Keeper, Role::Defender, Role::Attacker].map(count),
            [1, 4, 6]
        );
    }
}

/// TACTICS-GEO-1, TACTICS-GEO-2 The pitch of 8 by 16 squares in two halves.
#[test]
fn the_pitch_has_its_squares() {
    assert_eq!(Square::all().count(), 128);
    for side in Side::ALL {
        assert_eq!(zones(side).half.len(), 64);
    }
    assert!(!zones(Side::Home).half.meets(zones(Side::Away).half));
}

/// TACTICS-BATTLE-2 to TACTICS-BATTLE-4 The exact chances of a battle.
#[test]
fn battles_have_the_stated_odds() {
    for row in include_str!("battle_odds.csv").lines().skip(1) {
        let fields: Vec<&str> = row.split(',').collect();
        let bonus: i32 = fields[0].parse().unwrap();
        let mut counts = [0; 5];
        for (o, d) in (1..=6).flat_map(|o| (1..=6).map(move |d| (o, d))) {
            let at = match (o, d) {
                (6, 1) => 2,
                (1, 6) => 3,
                _ if o > d + bonus => 0,
                _ if o < d + bonus => 1,
                _ => 4,
            };
            counts[at] += 1;
        }
        assert_eq!(
            counts.map(|count| format!("{count}/36")).as_slice(),
            &fields[1..6],
            "{row}"
        );
    }
}

/// TACTICS-TEAM-8 Nothing is hidden: everybody sees the same, but for their own seat.
#[test]
fn everybody_sees_everything() {
    let fixture = random_match::<SoccerTactics>(7);
    for step in 1..fixture.record().entries.len() {
        let state = fixture.record().state_after(step).unwrap();
        let mut watched = state.view(engine::Viewer::Spectator);
        watched.you = Some(engine::Seat::Home);
        assert_eq!(watched, state.view(engine::Viewer::Seat(engine::Seat::Home)));
    }
    for event in fixture.record().entries.iter().flat_map(|entry| &entry.events) {
        assert_eq!(
            SoccerTactics::seen_by(event, engine::Viewer::Spectator),
            Some(*event)
        );
    }
}

/// What the view offers is what the rules accept.
#[test]
fn the_view_shows_every_move() {
    for seed in 0..12 {
        let fixture = random_match::<SoccerTactics>(seed);
        for step in (1..fixture.record().entries.len()).step_by(7) {
            let state = fixture.record().state_after(step).unwrap();
            let ToAct::Seats(seats) = state.to_act() else {
                continue;
            };
            let Some(seat) = seats.iter().next() else { continue };
            let Moves::Listed(moves) = state.moves(seat) else {
                panic!("all moves are listed")
            };
            let view = state.view(engine::Viewer::Seat(seat));
            let ends: usize = view.pawns.iter().map(|pawn| pawn.ends.len()).sum();
            let shown = ends
                + view.targets.len()
                + view.dribbles.len()
                + view.keeper_steps.len()
                + view.squares.len();
            let words = moves
                .iter()
                .filter(|mv| !mv.to_string().contains(' ') || mv.to_string().starts_with("swap"))
                .count();
            let pawns = moves
                .iter()
                .filter(|mv| mv.to_string().starts_with(['t', 'n']))
                .count();
            let takes = moves.iter().filter(|mv| mv.to_string() == "take").count();
            assert_eq!(
                shown + words + pawns - takes,
                moves.len(),
                "{}",
                state.write_position()
            );
        }
    }
}

fn position(text: &str) -> SoccerTactics {
    let options = SoccerTactics::options(&Default::default()).expect("the defaults can be played");
    SoccerTactics::read_position(&options, text).expect("the position can be read")
}

/// TACTICS-MOVE-15 Of several ways to a square the one with the fewest bends is shown, then the first clockwise.
#[test]
fn the_view_shows_the_plainest_way() {
    let state = position("phase pawn-move 4\noffence home\nholder h9\nh9 H1\nh7 D5\na8 D8\n");
    let view = state.view(engine::Viewer::Spectator);
    let pawn = view
        .pawns
        .iter()
        .find(|pawn| pawn.pawn.to_string() == "h7")
        .unwrap();
    let bend = |square: &str| {
        let end = pawn
            .ends
            .iter()
            .find(|end| end.square.to_string() == square)
            .unwrap();
        end.bend.map(|bend| bend.to_string())
    };
    assert_eq!(bend("H9"), None);
    assert_eq!(bend("F5"), Some("D7".to_owned()));
    assert_eq!(
        bend("D9"),
        Some("F7".to_owned()),
        "round the opponent, by the east first"
    );
    let squares: std::collections::BTreeSet<Square> = pawn.ends.iter().map(|end| end.square).collect();
    assert_eq!(squares.len(), pawn.ends.len(), "one choice for a square");
}

/// TACTICS-CARD-11 Cards are shown beside the pawn, those of the defenders for the group.
#[test]
fn the_view_shows_the_cards() {
    let state =
        position("phase ball-play 4\noffence home\nholder h9\nh9 H1 yellow\nhD1 B4\naway defenders yellow\n");
    let view = state.view(engine::Viewer::Spectator);
    let booked: Vec<String> = view
        .pawns
        .iter()
        .filter(|pawn| pawn.booked)
        .map(|pawn| pawn.pawn.to_string())
        .collect();
    assert_eq!(booked, ["h9"]);
    assert!(view.sides.away.defenders_booked && !view.sides.home.defenders_booked);
    let picture = SoccerTactics::picture(&view);
    assert!(
        picture.contains("h9 has a yellow card")
            && picture.contains("away: the defenders have a yellow card")
    );
}

/// TACTICS-TOUCH-1 The view tells who kicked and may not touch the ball.
#[test]
fn the_view_shows_who_may_not_touch_the_ball() {
    let text = "phase attempt 4\noffence home\nball D12\nban h9\nh9 D8\nh7 C8\n";
    let view = position(text).view(engine::Viewer::Spectator);
    assert_eq!(view.banned.map(|pawn| pawn.to_string()).as_deref(), Some("h9"));
}

/// TACTICS-OFF-12 The view shows no offside line at a corner kick.
#[test]
fn the_view_shows_no_line_at_a_corner() {
    let row = |restart: &str| {
        let text =
            format!("phase ball-play 2\noffence home\nrestart {restart}\nholder h9\nh9 A16\naD1 B13\n");
        position(&text).view(engine::Viewer::Spectator).offside.row
    };
    assert_eq!((row("open"), row("corner")), (Some(13), None));
}

/// TACTICS-TIME-2, TACTICS-MINOR-2 The clocks that somebody must run, and TACTICS-TIME-9 none with the virtual one.
#[test]
fn the_clocks_are_those_of_the_options() {
    let start = |clock: &str| {
        let options = [
            ("clock".to_owned(), clock.into()),
            ("first_kickoff".to_owned(), "home".into()),
        ];
        let options = SoccerTactics::options(&options.into_iter().collect()).unwrap();
        let mut state = SoccerTactics::new(&options);
        state.start(&mut Chance::seeded(1), &mut Dropped);
        state
    };
    assert_eq!(start("virtual").timers(), engine::Timers::default());
    let mut state = start("real");
    let mut known = Vec::new();
    for seat in [engine::Seat::Home, engine::Seat::Away] {
        let timers = state.timers();
        assert_eq!(timers.period, None, "before the kick-off");
        known.push(timers.decision.expect("a minute for a line-up"));
        let done = "done".parse().unwrap();
        state
            .play(seat, &done, &mut Chance::seeded(2), &mut Dropped)
            .unwrap();
    }
    let timers = state.timers();
    known.push(timers.decision.unwrap());
    assert!(
        known
            .iter()
            .all(|timer| timer.length_ms == 60_000 && timer.running)
    );
    assert!(
        known[0].id != known[1].id && known[1].id != known[2].id,
        "each decision anew"
    );
    assert_eq!(
        timers.period.map(|timer| (timer.id, timer.length_ms)),
        Some((1, 45 * 60_000))
    );
}

/// TACTICS-MOVE-6 A defender who would leave his half is told so, not that he would leave the pitch.
#[test]
fn a_refusal_says_which_ground_is_left() {
    let mut state = position("phase pawn-move 2\noffence home\nholder h9\nh9 H1\nhD1 D8\n");
    let away = "move hD1 D10".parse().unwrap();
    let refused = state.play(engine::Seat::Home, &away, &mut Chance::seeded(1), &mut Dropped);
    assert!(refused.unwrap_err().to_string().contains("half"));
}

/// Totality: events in any order never make the fold panic.
#[test]
fn events_of_other_matches_do_no_harm() {
    let mut rng = Rng::seeded(9);
    let mut pool: Vec<Event> = (0..12)
        .flat_map(|seed| random_match::<SoccerTactics>(seed).record().entries.clone())
        .flat_map(|entry| entry.events)
        .collect();
    let options = SoccerTactics::options(&Default::default()).unwrap();
    for _ in 0..10 {
        rng.shuffle(&mut pool);
        let mut state = SoccerTactics::new(&options);
        for event in &pool {
            state.apply(event);
            state.who_must_act();
        }
        SoccerTactics::picture(&state.view(engine::Viewer::Spectator));
        state.write_position();
    }
}

trait Acts {
    fn who_must_act(&self);
}

impl Acts for SoccerTactics {
    fn who_must_act(&self) {
        if let ToAct::Seats(seats) = self.to_act() {
            assert!(seats.iter().count() <= 1);
        }
    }
}

/// TACTICS-TIME-9 With the virtual clock every match ends by itself, and both sides have the same luck.
#[test]
fn virtual_matches_end_by_themselves() {
    let values = [("clock".to_owned(), "virtual".into())].into_iter().collect();
    let options = SoccerTactics::options(&values).unwrap();
    let mut rng = Rng::seeded(55);
    let mut chance = Chance::seeded(56);
    let (mut home, mut away) = (0_i32, 0_i32);
    for _ in 0..400 {
        let mut state = SoccerTactics::new(&options);
        state.start(&mut chance, &mut Dropped);
        let outcome = loop {
            match state.to_act() {
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is to act");
                    let mv = state.sample(seat, &mut rng);
                    state.play(seat, &mv, &mut chance, &mut Dropped).unwrap();
                }
                ToAct::Clock => panic!("nobody asked for the clock"),
                ToAct::Over(outcome) => break outcome,
            }
        };
        home += i32::from(outcome.winner == Some(Side::Home));
        away += i32::from(outcome.winner == Some(Side::Away));
    }
    assert_eq!(home + away, 400, "the shoot-out decides");
    assert!((home - away).abs() < 80, "Home {home}, Away {away}");
}
