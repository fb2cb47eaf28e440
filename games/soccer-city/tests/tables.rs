//! The tables of `data/` and what the code makes of them.

use engine::Side;
use pitch::HexDirection;
use soccer_city::{
    AttackCard, BallValue, Call, CardId, DefenceCard, Factor, Hexagon, Piece, Role, SaveCard, Shot, ShotCard,
    corners, in_box, in_goal_box, in_half, in_shot_area, in_small_area, keeper_spot, kick_off_spot,
    penalty_point,
};

fn rows(table: &'static str) -> impl Iterator<Item = Vec<String>> {
    table.lines().skip(1).map(fields)
}

/// The fields of a row; commas inside quotes do not part them.
fn fields(row: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for letter in row.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().expect("never empty").push(letter),
        }
    }
    fields
}

fn word(text: &str) -> String {
    text.replace('_', "-")
}

fn hexagon(x: u8, y: u8) -> Hexagon {
    Hexagon::new(x, y).expect("a hexagon")
}

/// CITY-S-1, CITY-GEO-1, CITY-GEO-5 Geometry.
#[test]
fn the_pitch_has_its_hexagons() {
    assert_eq!(Hexagon::COUNT, 308);
    assert_eq!(Hexagon::new(20, 7), None);
    let neighbours =
        |x, y| -> Vec<String> { hexagon(x, y).neighbours().map(|next| next.to_string()).collect() };
    assert_eq!(neighbours(0, 0), ["2,0", "1,1"]);
    assert_eq!(neighbours(1, 1).len(), 5);
    assert_eq!(hexagon(3, 3).distance(hexagon(12, 8)), 7);
    assert_eq!(hexagon(3, 3).straight(hexagon(12, 8)), None);
    assert_eq!(hexagon(24, 4).distance(hexagon(24, 8)), 4);
    let count = |zone: fn(Side, Hexagon) -> bool, side| Hexagon::all().filter(|at| zone(side, *at)).count();
    for side in Side::ALL {
        assert_eq!(count(in_box, side), 36);
        assert_eq!(count(in_goal_box, side), 10);
        assert_eq!(count(in_small_area, side), 15);
        assert_eq!(count(in_shot_area, side), 63);
        assert_eq!(count(in_half, side), 150);
    }
}

/// CITY-GEO-6, CITY-GEO-7 Every hexagon of the table, with its zones and spots.
#[test]
fn the_zones_are_those_of_the_table() {
    let table = include_str!("../data/cells.csv");
    let names = fields(table.lines().next().expect("a header"));
    let mut seen = 0;
    for row in rows(table) {
        let get = |name: &str| {
            let at = names.iter().position(|field| field == name);
            row[at.unwrap_or_else(|| panic!("no column {name}"))].as_str()
        };
        let at = hexagon(get("x").parse().unwrap(), get("y").parse().unwrap());
        let half = match get("half") {
            "home" => (true, false),
            "away" => (false, true),
            _ => (false, false),
        };
        assert_eq!((in_half(Side::Home, at), in_half(Side::Away, at)), half, "{at}");
        for (name, zone) in [
            ("home_box", in_box(Side::Home, at)),
            ("away_box", in_box(Side::Away, at)),
            ("home_goal_box", in_goal_box(Side::Home, at)),
            ("away_goal_box", in_goal_box(Side::Away, at)),
            ("home_keeper_area", in_small_area(Side::Home, at)),
            ("away_keeper_area", in_small_area(Side::Away, at)),
            ("shots_at_home_goal", in_shot_area(Side::Away, at)),
            ("shots_at_away_goal", in_shot_area(Side::Home, at)),
        ] {
            assert_eq!(zone, get(name) == "1", "{at} {name}");
        }
        seen += 1;
    }
    assert_eq!(seen, 308);
    for row in rows(include_str!("../data/spots.csv")) {
        let at = hexagon(row[1].parse().unwrap(), row[2].parse().unwrap());
        let spot = match row[0].as_str() {
            "home_kickoff" => kick_off_spot(Side::Home),
            "away_kickoff" => kick_off_spot(Side::Away),
            "home_penalty_point" => penalty_point(Side::Home),
            "away_penalty_point" => penalty_point(Side::Away),
            "home_keeper_line" => keeper_spot(Side::Home),
            "away_keeper_line" => keeper_spot(Side::Away),
            "corner_home_left" => corners(Side::Away)[0],
            "corner_home_right" => corners(Side::Away)[1],
            "corner_away_right" => corners(Side::Home)[0],
            "corner_away_left" => corners(Side::Home)[1],
            other => panic!("{other}"),
        };
        assert_eq!(spot, at, "{}", row[0]);
    }
}

/// CITY-GEO-4, CITY-ADV-3 Three directions lead forward and three back; none leads sideways.
#[test]
fn no_direction_leads_sideways() {
    let table: Vec<Vec<String>> = rows(include_str!("../data/directions.csv")).collect();
    assert_eq!(table.len(), 6);
    for (row, direction) in table.iter().zip(HexDirection::ALL) {
        let (dx, dy) = direction.offset();
        assert_eq!(
            (row[1].as_str(), row[2].as_str()),
            (dx.to_string().as_str(), dy.to_string().as_str())
        );
        assert_ne!(dx, 0);
        assert_eq!(dx > 0, row[3].starts_with('F'));
        assert_eq!(dx < 0, row[4].starts_with('F'));
    }
}

/// CITY-SET-1 Nine pieces a side, with their roles.
#[test]
fn the_pieces_are_those_of_the_table() {
    let table: Vec<Vec<String>> = rows(include_str!("../data/roster.csv")).collect();
    assert_eq!(table.len(), 9);
    for side in Side::ALL {
        for (row, piece) in table.iter().zip(Piece::of(side)) {
            assert_eq!(row[0], piece.number().to_string());
            assert_eq!(word(&row[1]), piece.role().word());
        }
    }
    assert_eq!(
        Piece::of(Side::Home)
            .filter(|piece| piece.role() == Role::Striker)
            .count(),
        2
    );
}

/// CITY-ACT-1, CITY-ACT-2, CITY-ACT-3 What is printed on the action cards.
#[test]
fn the_action_cards_are_those_of_the_tables() {
    let attack: Vec<Vec<String>> = rows(include_str!("../data/attack_cards.csv")).collect();
    assert_eq!(attack.len(), AttackCard::COUNT);
    let defence: Vec<Vec<String>> = rows(include_str!("../data/defence_cards.csv")).collect();
    assert_eq!(defence.len(), DefenceCard::COUNT);
    for row in &attack {
        let card: AttackCard = row[0].parse().unwrap();
        let face = (
            card.dribble().word(),
            card.dribble().value(),
            card.tactic().word(),
            card.is_marked(),
        );
        assert_eq!(
            (
                word(&row[1]).as_str(),
                row[3].parse().unwrap(),
                word(&row[5]).as_str(),
                row[6] == "1"
            ),
            face
        );
        for other in (0..27).map(DefenceCard::nth) {
            let listed = row[4].split(';').any(|name| word(name) == other.tackle().word());
            assert_eq!(card.dribble().beats(other.tackle()), listed, "{card} {other}");
            assert!(
                !(listed && other.tackle().beats(card.dribble())),
                "{card} and {other} beat each other"
            );
        }
    }
    for row in &defence {
        let card: DefenceCard = row[0].parse().unwrap();
        let face = (
            card.tackle().word(),
            card.tackle().value(),
            card.tactic().word(),
            card.is_marked(),
        );
        assert_eq!(
            (
                word(&row[1]).as_str(),
                row[3].parse().unwrap(),
                word(&row[5]).as_str(),
                row[6] == "1"
            ),
            face
        );
        for other in (0..27).map(AttackCard::nth) {
            let listed = row[4].split(';').any(|name| word(name) == other.dribble().word());
            assert_eq!(card.tackle().beats(other.dribble()), listed, "{card} {other}");
        }
    }
    assert_eq!(attack.iter().filter(|row| row[6] == "1").count(), 6);
    assert_eq!(defence.iter().filter(|row| row[6] == "1").count(), 6);
    for (table, cards, column) in [
        (include_str!("../data/attack_tactics.csv"), &attack, 5),
        (include_str!("../data/defence_tactics.csv"), &defence, 5),
    ] {
        for row in rows(table) {
            let carried = cards.iter().filter(|card| card[column] == row[0]).count();
            assert_eq!(row[3], carried.to_string(), "{}", row[0]);
        }
    }
}

/// The nine by nine table of Face-offs: 18 meetings to each, 45 on points.
#[test]
fn face_offs_are_those_of_the_table() {
    let (mut attack, mut defence, mut points) = (0, 0, 0);
    for row in rows(include_str!("../data/faceoff_matrix.csv")) {
        let one = (0..27)
            .map(AttackCard::nth)
            .find(|card| card.dribble().word() == word(&row[0]));
        let two = (0..27)
            .map(DefenceCard::nth)
            .find(|card| card.tackle().word() == word(&row[1]));
        let (dribble, tackle) = (one.unwrap().dribble(), two.unwrap().tackle());
        let decided = if dribble.beats(tackle) {
            attack += 1;
            "attack"
        } else if tackle.beats(dribble) {
            defence += 1;
            "defence"
        } else {
            points += 1;
            "points"
        };
        assert_eq!(row[2], decided, "{dribble} {tackle}");
    }
    assert_eq!((attack, defence, points), (18, 18, 45));
}

/// CITY-SHOT-11 What is printed on shots, saves and the Striker guide; each shot is always saved by two saves.
#[test]
fn shots_and_saves_are_those_of_the_tables() {
    for row in rows(include_str!("../data/shot_cards.csv")) {
        let card: ShotCard = row[0].parse().unwrap();
        assert_eq!(word(&row[1]), card.shot().word());
        assert_eq!(
            (row[3].parse().unwrap(), row[5].parse().unwrap()),
            card.shot().values()
        );
    }
    for row in rows(include_str!("../data/save_cards.csv")) {
        let card: SaveCard = row[0].parse().unwrap();
        let (value, win, tie) = card.save().face();
        assert_eq!(word(&row[1]), card.save().word());
        assert_eq!(
            (row[3].parse().unwrap(), row[5].as_str(), row[6].as_str()),
            (value, win.word(), tie.word())
        );
        for shot in Shot::ALL {
            let listed = row[4].split(';').any(|name| word(name) == shot.word());
            assert_eq!(card.save().beats(shot), listed, "{card} {shot}");
        }
    }
    for shot in Shot::ALL {
        let saves = (0..26).map(SaveCard::nth).filter(|card| card.save().beats(shot));
        assert_eq!(saves.count(), 4, "{shot}");
    }
    let guide: Vec<Vec<String>> = rows(include_str!("../data/striker_guide.csv")).collect();
    assert_eq!(guide.len(), 13);
    for row in guide {
        let shot: Shot = word(&row[1]).parse().unwrap();
        assert_eq!(row[5], shot.points().to_string(), "{shot}");
    }
}

/// The External Factors, the referee die and the Ball cards.
#[test]
fn the_other_cards_are_those_of_the_tables() {
    let factors: Vec<Vec<String>> = rows(include_str!("../data/external_factors.csv")).collect();
    let words: Vec<String> = factors.iter().map(|row| word(&row[0])).collect();
    assert_eq!(words, Factor::ALL.map(Factor::word));
    for row in rows(include_str!("../data/referee_die.csv")) {
        assert_eq!(word(&row[1]), Call::of(row[0].parse().unwrap()).word());
    }
    let balls: Vec<Vec<String>> = rows(include_str!("../data/ball_cards.csv")).collect();
    let count = |value: &str| balls.iter().filter(|row| row[1] == value).count();
    assert_eq!((balls.len(), count("extra")), (48, 3));
    assert_eq!(BallValue::ALL.map(|value| count(value.word())), [27, 12, 6]);
}
