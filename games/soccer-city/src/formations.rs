//! The preset formations, and who takes which place.

use engine::Side;

use crate::{Formation, Hexagon, Piece, board::hexagon};

/// The formations that a side can take.
pub(crate) const PRESETS: [Formation; 6] = [
    Formation::F2112,
    Formation::F222,
    Formation::F312,
    Formation::F231,
    Formation::F321,
    Formation::F132,
];

/// A place of a formation: the number that it is for, and where it is for Home.
type Spot = (u8, (u8, u8));

/// The places of a formation by rising number, the kicker's last. CITY-SET-11 The kicker's place is that of the marked piece.
const fn places(formation: Formation) -> [Spot; 7] {
    match formation {
        Formation::F222 => [
            (1, (1, 7)),
            (2, (8, 4)),
            (3, (8, 10)),
            (4, (11, 5)),
            (5, (11, 9)),
            (8, (16, 4)),
            (9, (16, 10)),
        ],
        Formation::F2112 | Formation::Free => [
            (1, (1, 7)),
            (2, (8, 4)),
            (3, (8, 10)),
            (4, (11, 7)),
            (6, (14, 6)),
            (8, (16, 4)),
            (9, (16, 10)),
        ],
        Formation::F312 => [
            (1, (1, 7)),
            (2, (8, 4)),
            (3, (8, 10)),
            (4, (7, 7)),
            (6, (13, 7)),
            (8, (16, 4)),
            (9, (16, 10)),
        ],
        Formation::F231 => [
            (1, (1, 7)),
            (2, (8, 4)),
            (3, (8, 10)),
            (4, (11, 7)),
            (6, (14, 2)),
            (7, (14, 12)),
            (9, (15, 7)),
        ],
        Formation::F321 => [
            (1, (1, 7)),
            (2, (8, 4)),
            (3, (8, 10)),
            (4, (7, 7)),
            (5, (12, 10)),
            (6, (13, 5)),
            (9, (15, 7)),
        ],
        Formation::F132 => [
            (1, (1, 7)),
            (2, (7, 7)),
            (4, (10, 4)),
            (6, (13, 3)),
            (7, (13, 11)),
            (8, (16, 6)),
            (9, (16, 8)),
        ],
    }
}

fn place_of(side: Side, (x, y): (u8, u8)) -> Hexagon {
    let home = hexagon(x, y);
    match side {
        Side::Home => home,
        Side::Away => home.turned(),
    }
}

/// CITY-SET-11 Whether a formation picks this number in the first line-up.
pub(crate) fn picks(formation: Formation, number: u8) -> bool {
    places(formation).iter().any(|(listed, _)| *listed == number)
}

/// CITY-SET-11 Where the pieces of a side stand in a formation: a piece whose number is listed takes that place, the keeper
/// the keeper's; the others, by rising number, take the places left.
pub(crate) fn assign(
    formation: Formation,
    side: Side,
    keeper: Piece,
    pieces: impl Iterator<Item = Piece>,
    kick_off: Option<Hexagon>,
) -> Vec<(Piece, Hexagon)> {
    let mut spots: Vec<Spot> = places(formation).to_vec();
    let kicker_spot = spots.last().map(|(_, at)| place_of(side, *at));
    let mut placed = Vec::with_capacity(7);
    let mut left = Vec::new();
    for piece in pieces {
        let number = if piece == keeper { 1 } else { piece.number() };
        match spots
            .iter()
            .position(|(listed, _)| *listed == number && (number != 1 || piece == keeper))
        {
            Some(at) => placed.push((piece, place_of(side, spots.remove(at).1))),
            None => left.push(piece),
        }
    }
    for piece in left {
        // The keeper's own place is the keeper's alone.
        if let Some(at) = spots.iter().position(|(listed, _)| *listed != 1) {
            placed.push((piece, place_of(side, spots.remove(at).1)));
        }
    }
    if let Some(spot) = kick_off {
        let kicker = placed
            .iter()
            .find(|(piece, at)| Some(*at) == kicker_spot && *piece != keeper)
            .or_else(|| {
                placed
                    .iter()
                    .filter(|(piece, _)| *piece != keeper)
                    .max_by_key(|(piece, _)| piece.number())
            })
            .map(|(piece, _)| *piece);
        for (piece, at) in &mut placed {
            if Some(*piece) == kicker {
                *at = spot;
            }
        }
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places are those of `data/formations.csv`.
    #[test]
    fn the_formations_are_those_of_the_table() {
        let mut rows = 0;
        for row in include_str!("../data/formations.csv").lines().skip(1) {
            let fields: Vec<&str> = row.split(',').collect();
            let formation: Formation = fields[0].parse().expect("a formation");
            let number = |at: usize| fields[at].parse::<u8>().expect("a number");
            let spots = places(formation);
            let at = spots
                .iter()
                .position(|(listed, _)| *listed == number(1))
                .unwrap_or_else(|| panic!("{row}"));
            assert_eq!(spots[at].1, (number(2), number(3)), "{row}");
            assert_eq!(at == 6, number(4) == 1, "{row}");
            rows += 1;
        }
        assert_eq!(rows, 42);
    }
}
