//! What instinct weighs its choices by, in goals.
//!
//! The numbers here are those of common sense; practice has found others, which win three matches in four against them.

use pitch::Square;

use crate::Value;

/// The numbers of one coach.
#[derive(Clone, Copy)]
pub(super) struct Values<'a>(&'a [f64]);

/// What is weighed; each kind has its place in `VALUES`.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Where a defender stands: by row while the side defends, then while it attacks.
    DefenderRows,
    /// The same by column.
    DefenderColumns,
    /// A defender on an own star, likewise.
    DefenderStar,
    /// Where an attacker stands, likewise.
    AttackerRows,
    /// The same by column.
    AttackerColumns,
    /// An attacker on a star of the other side.
    AttackerStar,
    /// An attacker in its penalty area.
    AttackerArea,
    /// An attacker where he spoils an attack: offside in the goal area, offside elsewhere, onside in the goal area.
    Spoiler,
    /// Where the own side has the ball.
    BallRows,
    /// The same by column.
    BallColumns,
    /// Where the other side has the ball, seen from its own goal line.
    LossRows,
    /// The same by column.
    LossColumns,
    /// Losing the ball at all.
    Loss,
    /// A shot that the other side may still prevent.
    Shot,
    /// A shot at once.
    ShotAtOnce,
    /// A direct pass.
    Pass,
    /// The shots that the next roll may bring, for the holder of the ball.
    Chances,
    /// The same for whoever gets a direct pass.
    ChancesOfPass,
    /// Standing where a direct pass may come.
    Target,
    /// The shots that would follow.
    ChancesOfTarget,
    /// All that a pawn adds to the next ball play.
    Targeted,
    /// How far a defender is from the ball: while the side defends, then while it attacks.
    DefenderDistances,
    /// The same of an attacker.
    AttackerDistances,
    /// The row of the last field player, likewise: it makes the offside line.
    Line,
    /// One pawn more before the goal where there are so many already, likewise.
    Crowd,
    /// Marking an opponent, by row.
    Marks,
    /// Marking one who could shoot: at all, and for every bonus of the pawn.
    MarksShooter,
    /// Going for the ball: for every bonus of the pawn, with a yellow card, and what is left behind.
    Challenge,
    /// How far a pawn is from a free ball.
    Waiting,
    /// The share that a shot counts with a roll that shoots already.
    ShotAgain,
}

const ROWS: usize = 16;
const COLUMNS: usize = 4;
/// Farther than this is all the same.
const DISTANCES: usize = 8;
/// The last field player in the other half is as good as on the halfway line.
const LINES: usize = 8;
/// More pawns than this are a crowd.
const CROWD: usize = 6;

/// Whoever drops behind row 4 plays everybody onside.
const DEFENDER_ROWS: [f64; 2 * ROWS] = twice([
    -0.12, -0.12, -0.12, 0.08, 0.03, 0.02, 0.01, 0.0, -0.01, -0.02, -0.03, -0.04, -0.05, -0.06, -0.07, -0.08,
]);
const ATTACKER_ROWS: [f64; 2 * ROWS] = twice([
    -0.12, -0.12, -0.12, 0.016, 0.02, 0.024, 0.028, 0.032, 0.036, 0.04, 0.044, 0.048, 0.048, 0.048, 0.048,
    0.048,
]);
const BALL_ROWS: [f64; ROWS] = [
    0.008, 0.016, 0.024, 0.032, 0.04, 0.048, 0.056, 0.064, 0.072, 0.08, 0.088, 0.096, 0.104, 0.112, 0.12,
    0.128,
];

const MARKS: [f64; ROWS] = [
    0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.04, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
];
const WAITING: [f64; DISTANCES] = [0.0, 0.10, 0.10, 0.10, 0.06, 0.06, 0.03, 0.0];

pub(super) const VALUES: &[Value] = &[
    value("rows of defenders in defence and attack", &DEFENDER_ROWS, 0.02),
    value("columns of defenders, from the middle", &[0.0; 2 * COLUMNS], 0.01),
    value("a defender on a star", &[0.08; 2], 0.02),
    value("rows of attackers in defence and attack", &ATTACKER_ROWS, 0.02),
    value("columns of attackers, from the middle", &[0.0; 2 * COLUMNS], 0.01),
    value("an attacker on a star", &[0.032; 2], 0.02),
    value("an attacker in the area", &[0.002; 2], 0.02),
    value("attackers who spoil an attack", &[-0.4, -0.05, -0.05], 0.02),
    value("rows of the own ball", &BALL_ROWS, 0.02),
    value("columns of the own ball, from the middle", &[0.0; COLUMNS], 0.02),
    value("rows of a lost ball", &BALL_ROWS, 0.02),
    value("columns of a lost ball, from the middle", &[0.0; COLUMNS], 0.02),
    value("losing the ball", &[0.05], 0.02),
    value("a shot that may be prevented", &[0.5], 0.05),
    value("a shot at once", &[0.7], 0.05),
    value("a direct pass", &[0.05], 0.02),
    value("chances of the holder", &[0.6], 0.1),
    value("chances after a direct pass", &[1.0], 0.1),
    value("a target of a direct pass", &[0.05], 0.02),
    value("chances of a target", &[0.5], 0.1),
    value("what a pawn adds to the next play", &[1.0], 0.1),
    value(
        "distances of defenders in defence and attack",
        &[0.0; 2 * DISTANCES],
        0.02,
    ),
    value(
        "distances of attackers in defence and attack",
        &[0.0; 2 * DISTANCES],
        0.02,
    ),
    value(
        "rows of the last field player in defence and attack",
        &[0.0; 2 * LINES],
        0.03,
    ),
    value(
        "pawns before the goal in defence and attack",
        &[0.0; 2 * CROWD],
        0.02,
    ),
    value("marking, by row", &MARKS, 0.02),
    value("marking a shooter", &[0.25, 0.03], 0.02),
    value("going for the ball", &[0.2, 0.05, 0.0], 0.05),
    value("distances from a free ball", &WAITING, 0.02),
    value("a shot with a roll that shoots already", &[1.0], 0.1),
];

const fn value(name: &'static str, instinct: &'static [f64], step: f64) -> Value {
    Value { name, instinct, step }
}

const fn twice(rows: [f64; ROWS]) -> [f64; 2 * ROWS] {
    let mut twice = [0.0; 2 * ROWS];
    let mut at = 0;
    while at < 2 * ROWS {
        twice[at] = rows[at % ROWS];
        at += 1;
    }
    twice
}

/// Where the numbers of each kind begin, and where the last end.
const STARTS: [usize; VALUES.len() + 1] = {
    let mut starts = [0; VALUES.len() + 1];
    let mut kind = 0;
    while kind < VALUES.len() {
        starts[kind + 1] = starts[kind] + VALUES[kind].instinct.len();
        kind += 1;
    }
    starts
};
const COUNT: usize = STARTS[VALUES.len()];
const _: () = assert!(
    VALUES.len() == Kind::ShotAgain as usize + 1,
    "each kind has its numbers"
);
const _: () = assert!(PRACTISED.len() == COUNT, "what was practised is what is weighed");

/// The numbers of common sense, one kind after the other.
const COMMON: [f64; COUNT] = {
    let mut numbers = [0.0; COUNT];
    let mut kind = 0;
    while kind < VALUES.len() {
        let mut at = 0;
        while at < VALUES[kind].instinct.len() {
            numbers[STARTS[kind] + at] = VALUES[kind].instinct[at];
            at += 1;
        }
        kind += 1;
    }
    numbers
};
pub(super) const PRACTISED: &[f64] = include!("../../weights/soccer-tactics-practised.in");

impl<'a> Values<'a> {
    pub(super) const COMMON: Values<'static> = Values(&COMMON);

    pub(super) fn new(numbers: &'a [f64]) -> Self {
        assert_eq!(numbers.len(), COUNT, "a number for everything that is weighed");
        Self(numbers)
    }

    /// The number of a kind that has only one.
    pub(super) fn of(self, kind: Kind) -> f64 {
        self.at(kind, 0)
    }

    /// One of the numbers of a kind that has several.
    pub(super) fn at(self, kind: Kind, at: usize) -> f64 {
        self.0[STARTS[kind as usize] + at]
    }

    /// The number of a distance from the ball, for attack or defence.
    pub(super) fn distance(self, kind: Kind, attacking: bool, distance: u8) -> f64 {
        let at = usize::from(distance).min(DISTANCES - 1);
        self.at(kind, DISTANCES * usize::from(attacking) + at)
    }

    /// The number of the row on which the last field player stands.
    pub(super) fn line(self, attacking: bool, row: u8) -> f64 {
        let at = usize::from(row).min(LINES) - 1;
        self.at(Kind::Line, LINES * usize::from(attacking) + at)
    }

    /// The number of one pawn more, where there are so many.
    pub(super) fn crowd(self, attacking: bool, count: usize) -> f64 {
        self.at(Kind::Crowd, CROWD * usize::from(attacking) + count.min(CROWD - 1))
    }

    /// The number for attack or defence.
    pub(super) fn in_play(self, kind: Kind, attacking: bool) -> f64 {
        self.at(kind, usize::from(attacking))
    }

    /// The number of a row, counted from 1; of a kind that tells attack from defence, those of attack come second.
    pub(super) fn row(self, kind: Kind, attacking: bool, row: u8) -> f64 {
        self.at(kind, ROWS * usize::from(attacking) + usize::from(row) - 1)
    }

    /// The number of a square's column, counted from the middle to the touchlines.
    pub(super) fn column(self, kind: Kind, attacking: bool, square: Square) -> f64 {
        let column = usize::from(square.column());
        let from_middle = if column < COLUMNS {
            COLUMNS - 1 - column
        } else {
            column - COLUMNS
        };
        self.at(kind, COLUMNS * usize::from(attacking) + from_middle)
    }
}
