//! The zones of the pitch, read from `data/squares.csv`.

use std::sync::LazyLock;

use engine::{BySide, Side};
use pitch::{Square, Squares};

/// TACTICS-GEO-1 The squares are those of the grid: 8 columns and 16 rows. TACTICS-GEO-10 Ball and pawns stay on it.
const TABLE: &str = include_str!("../data/squares.csv");

/// The zones at one end of the pitch, named for the side that defends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Zones {
    /// TACTICS-GEO-2 Its half: eight rows.
    pub half: Squares,
    /// TACTICS-GEO-4 Its penalty area, goal area included.
    pub penalty_area: Squares,
    /// TACTICS-GEO-3 Its goal area.
    pub goal_area: Squares,
    /// TACTICS-GEO-5 The two stars from which direct passes are shot.
    pub stars: Squares,
    /// TACTICS-GEO-6 The penalty arc, outside the area.
    pub arc: Squares,
    /// TACTICS-GEO-8 Its two squares of the centre circle.
    pub circle: Squares,
    /// TACTICS-GEO-9 Its corner squares.
    pub corners: Squares,
    /// TACTICS-GKICK-2 Where pawns go that leave the area for a goal kick.
    pub goal_kick_ring: Squares,
    /// TACTICS-PEN-5 Where pawns go that leave the area for a penalty kick.
    pub penalty_line_up: Squares,
}

/// TACTICS-GEO-11 The sides keep their ends in every period.
static ZONES: LazyLock<BySide<Zones>> = LazyLock::new(|| read(TABLE).expect("the table of squares is whole"));

/// The zones that a side defends. Those it attacks are the other side's.
#[inline]
#[must_use]
pub fn zones(side: Side) -> &'static Zones {
    &ZONES[side]
}

/// The four squares of the centre circle.
pub(crate) fn circle() -> Squares {
    ZONES.home.circle | ZONES.away.circle
}

/// The row of a square counted from the goal line of a side, which is how the board numbers its own half.
#[inline]
pub(crate) fn row_from(side: Side, square: Square) -> u8 {
    match side {
        Side::Home => square.row(),
        Side::Away => square.turned().row(),
    }
}

/// A square given as Home sees it, as `side` sees it.
#[inline]
pub(crate) const fn seen_from(side: Side, square: Square) -> Square {
    match side {
        Side::Home => square,
        Side::Away => square.turned(),
    }
}

/// A square of a set, lowest row from the owner's goal line first, then lowest column (TACTICS-MINOR-9).
pub(crate) fn first_for(side: Side, squares: Squares) -> Option<Square> {
    squares
        .iter()
        .min_by_key(|square| (row_from(side, *square), square.column()))
}

fn read(table: &str) -> Result<BySide<Zones>, String> {
    let mut zones = BySide::<Zones>::default();
    let mut lines = table.lines();
    let names: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
    for row in lines {
        let fields: Vec<&str> = row.split(',').collect();
        let field = |name: &str| {
            let at = names.iter().position(|known| *known == name);
            at.and_then(|at| fields.get(at))
                .copied()
                .ok_or_else(|| format!("{row}: there is no {name}"))
        };
        let square: Square = field("square")?
            .parse()
            .map_err(|error| format!("{row}: {error}"))?;
        let end = &mut zones[field("half")?
            .parse::<Side>()
            .map_err(|error| format!("{row}: {error}"))?];
        end.half.insert(square);
        for (name, zone) in [
            ("penalty_area", &mut end.penalty_area),
            ("goal_area", &mut end.goal_area),
            ("long_distance", &mut end.stars),
            ("penalty_arc", &mut end.arc),
            ("centre_circle", &mut end.circle),
            ("corner", &mut end.corners),
            ("goal_kick_ring", &mut end.goal_kick_ring),
            ("penalty_lineup", &mut end.penalty_line_up),
        ] {
            match field(name)? {
                "1" => zone.insert(square),
                "0" => {}
                other => return Err(format!("{row}: {name} cannot be {other}")),
            }
        }
    }
    Ok(zones)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_gives_the_zones_of_the_printed_board() {
        for (row, end) in include_str!("../tests/zones.csv").lines().skip(1).map(|row| {
            let fields: Vec<&str> = row.split(',').collect();
            (
                fields[0].to_owned(),
                (
                    fields[1].parse::<Side>().unwrap(),
                    fields[2].to_owned(),
                    fields[3].to_owned(),
                ),
            )
        }) {
            let (side, count, names) = end;
            let zones = zones(side);
            let zone = match row.as_str() {
                "penalty_area" => zones.penalty_area,
                "goal_area" => zones.goal_area,
                "long_distance" => zones.stars,
                "penalty_arc" => zones.arc,
                "goal_kick_ring" => zones.goal_kick_ring,
                "penalty_lineup" => zones.penalty_line_up,
                "centre_circle_own_half" => zones.circle,
                "corners" => zones.corners,
                "half" => zones.half,
                other => panic!("{other}"),
            };
            assert_eq!(zone.len().to_string(), count, "{row} {side}");
            if row != "half" {
                let named: Squares = names
                    .split(' ')
                    .map(|name| name.parse::<Square>().unwrap())
                    .collect();
                assert_eq!(zone, named, "{row} {side}");
            }
        }
        assert_eq!(zones(Side::Home).half, Squares::rows(1, 8));
        assert_eq!(zones(Side::Away).half, Squares::rows(9, 16));
    }

    #[test]
    fn a_broken_table_says_what_is_wrong() {
        assert!(read("square,half\nZ9,home\n").unwrap_err().contains("Z9"));
        assert!(read("square,half\nA1,north\n").unwrap_err().contains("north"));
        assert!(
            read("square,half\nA1,home\n")
                .unwrap_err()
                .contains("penalty_area")
        );
        assert!(
            read(&TABLE.replacen("home,1,C1,1", "home,1,C1,2", 1))
                .unwrap_err()
                .contains("penalty_area")
        );
    }
}
