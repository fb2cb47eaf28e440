//! What is printed on the cards: areas, sections, codes, and the file that holds both sides of each card.

use std::{fmt, str::FromStr, sync::LazyLock};

use engine::{NotationError, serde_by_notation};

use crate::{Card, Colour, DECK};

/// One of the four coloured areas of a card side (FLIP-CARD-1, FLIP-CARD-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Area {
    /// Attack against Defend: green.
    Attack,
    /// Goal against Save: orange.
    Goal,
    /// Penalty: purple.
    Penalty,
    /// Free kick: yellow.
    FreeKick,
}

impl Area {
    /// All areas, in the order of the data file.
    pub const ALL: [Self; 4] = [Self::Attack, Self::Goal, Self::Penalty, Self::FreeKick];

    /// FLIP-CARD-3 Attack and Defend have 4 columns, the other areas 5; all have 3 rows.
    #[must_use]
    pub const fn columns(self) -> u8 {
        match self {
            Self::Attack => 4,
            Self::Goal | Self::Penalty | Self::FreeKick => 5,
        }
    }
}

/// A part of an area: row letter and column number, as printed (FLIP-CARD-4: read upright by both sides).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "string", rename = "FlipSection")
)]
pub struct Section {
    /// 0 for row A, the top row.
    row: u8,
    /// 0 for the leftmost column.
    column: u8,
}

impl Section {
    /// The section in this row and column, both from 0.
    #[must_use]
    pub fn new(row: u8, column: u8) -> Option<Self> {
        (row < 3 && column < 5).then_some(Self { row, column })
    }

    /// 0 for row A.
    #[must_use]
    pub fn row(self) -> u8 {
        self.row
    }

    /// 0 for the leftmost column.
    #[must_use]
    pub fn column(self) -> u8 {
        self.column
    }

    #[inline]
    fn index(self, area: Area) -> usize {
        (self.row * area.columns() + self.column) as usize
    }

    /// The section on the other wing.
    #[must_use]
    pub fn mirrored(self, area: Area) -> Self {
        Self {
            row: self.row,
            column: area.columns().saturating_sub(1 + self.column),
        }
    }

    /// Whether the section lies inside the goal's frame, in the three goal areas.
    #[must_use]
    pub fn in_goal(self) -> bool {
        self.row > 0 && (1..=3).contains(&self.column)
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.row) as char, self.column + 1)
    }
}

impl FromStr for Section {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [row @ b'A'..=b'C', column @ b'1'..=b'5'] => Ok(Self {
                row: row - b'A',
                column: column - b'1',
            }),
            _ => Err(NotationError::new(format!(
                "`{text}` is no section: write A1 to C5"
            ))),
        }
    }
}

/// What a section of a defend side holds: exactly one code (FLIP-CARD-2).
///
/// FLIP-CARD-7 Were a card ever to show two things in one section, its row in the card file would hold the one that
/// counts first: a body part before a symbol, a symbol before woodwork, woodwork before net.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string", rename = "FlipCode"))]
pub enum Code {
    /// Open grass, or outside the frame.
    #[default]
    Open,
    /// A defender.
    Defender,
    /// An arm, leg or head of a defender next door.
    PartOfDefender,
    /// The goalkeeper.
    Keeper,
    /// A glove, arm or leg of the keeper next door.
    PartOfKeeper,
    /// Open net.
    Net,
    /// The assistant's raised flag.
    Offside,
    /// The referee.
    Foul,
    /// A small goal.
    LongBall,
    /// A ball bouncing off.
    Rebound,
    /// A corner flag.
    Corner,
    /// Post or crossbar.
    Woodwork,
}

impl Code {
    const LETTERS: [(Self, char); 12] = [
        (Self::Open, '.'),
        (Self::Defender, 'D'),
        (Self::PartOfDefender, 'd'),
        (Self::Keeper, 'K'),
        (Self::PartOfKeeper, 'k'),
        (Self::Net, 'N'),
        (Self::Offside, 'O'),
        (Self::Foul, 'F'),
        (Self::LongBall, 'L'),
        (Self::Rebound, 'R'),
        (Self::Corner, 'C'),
        (Self::Woodwork, 'P'),
    ];

    /// Where a code may stand: only so can every minute be resolved.
    fn may_stand(self, area: Area, section: Section) -> bool {
        let inside = section.in_goal();
        let post_line = section.row > 0 && !inside;
        let crossbar_line = section.row == 0 && (1..=3).contains(&section.column);
        match area {
            Area::Attack => match self {
                Self::Open | Self::Defender | Self::PartOfDefender | Self::Foul => true,
                Self::Offside => section.row == 0,
                Self::LongBall => section.row < 2,
                Self::Keeper
                | Self::PartOfKeeper
                | Self::Net
                | Self::Rebound
                | Self::Corner
                | Self::Woodwork => false,
            },
            Area::Goal => match self {
                Self::Open | Self::Corner => !inside,
                Self::Net | Self::Keeper | Self::PartOfKeeper | Self::Defender | Self::PartOfDefender => {
                    inside
                }
                Self::Rebound => inside || post_line,
                Self::Foul => inside || (section.row == 2 && post_line),
                Self::Offside | Self::LongBall | Self::Woodwork => false,
            },
            Area::Penalty | Area::FreeKick => match self {
                Self::Open => !inside,
                Self::Net | Self::Keeper | Self::PartOfKeeper => inside,
                Self::Defender | Self::PartOfDefender => inside && area == Area::FreeKick,
                Self::Woodwork => crossbar_line || post_line,
                Self::Offside | Self::Foul | Self::LongBall | Self::Rebound | Self::Corner => false,
            },
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = Self::LETTERS
            .iter()
            .find(|(code, _)| code == self)
            .map_or('.', |(_, letter)| *letter);
        write!(f, "{letter}")
    }
}

impl FromStr for Code {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::LETTERS
            .iter()
            .find(|(_, letter)| text.chars().eq([*letter]))
            .map(|(code, _)| *code)
            .ok_or_else(|| NotationError::new(format!("`{text}` is no code of a section")))
    }
}

/// Both sides of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// FLIP-CARD-1 The attack side: exactly one ball in each area.
    balls: [Section; 4],
    /// FLIP-CARD-2 The defend side: one code in each section of each area.
    grids: [[Code; 15]; 4],
    /// FLIP-CARD-8 The number on the assistant referee's board, 1 to 8.
    pub board: u8,
}

impl Face {
    /// Where the ball lies in an area of the attack side.
    #[inline]
    #[must_use]
    pub fn ball(&self, area: Area) -> Section {
        self.balls[area as usize]
    }

    /// What a section of the defend side holds.
    #[inline]
    #[must_use]
    pub fn code(&self, area: Area, section: Section) -> Code {
        self.grids[area as usize][section.index(area)]
    }

    /// FLIP-CARD-4, FLIP-CARD-5 Only the code under the attacker's ball counts.
    #[inline]
    #[must_use]
    pub fn under_ball(attack: Card, defend: Card, area: Area) -> (Section, Code) {
        let ball = attack.face().ball(area);
        (ball, defend.face().code(area, ball))
    }

    fn mirrored(&self) -> Self {
        let mut mirror = self.clone();
        for area in Area::ALL {
            mirror.balls[area as usize] = self.ball(area).mirrored(area);
            for section in sections(area) {
                mirror.grids[area as usize][section.mirrored(area).index(area)] = self.code(area, section);
            }
        }
        mirror
    }
}

/// All sections of an area, row by row.
pub fn sections(area: Area) -> impl Iterator<Item = Section> {
    (0..3).flat_map(move |row| (0..area.columns()).map(move |column| Section { row, column }))
}

pub(crate) static FACES: LazyLock<[Face; 2 * DECK]> =
    LazyLock::new(|| read_faces(include_str!("../data/cards.csv")).expect("the card file passes its checks"));

/// Reads and checks the card file: `card_id, four balls, four grids, board`, Red 1 to 53, then Blue.
fn read_faces(text: &str) -> Result<[Face; 2 * DECK], String> {
    let mut faces = Vec::new();
    for (line, card) in text
        .lines()
        .skip(1)
        .zip(Card::deck(Colour::Red).chain(Card::deck(Colour::Blue)))
    {
        faces.push(read_face(line, card).map_err(|why| format!("{card}: {why}"))?);
    }
    if text.lines().count() != 1 + 2 * DECK || faces.len() != 2 * DECK {
        return Err(format!("there must be {} cards", 2 * DECK));
    }
    let decks = Card::deck(Colour::Red).zip(Card::deck(Colour::Blue));
    let (red_faces, blue_faces) = faces.split_at(DECK);
    for ((red, blue), (red_face, blue_face)) in decks.zip(red_faces.iter().zip(blue_faces)) {
        if red_face.mirrored() != *blue_face {
            return Err(format!("{blue} is not the mirror image of {red}"));
        }
    }
    faces
        .try_into()
        .map_err(|_| "the count was checked above".to_owned())
}

fn read_face(line: &str, card: Card) -> Result<Face, String> {
    let fields: Vec<&str> = line.split(',').collect();
    let [id, b1, b2, b3, b4, g1, g2, g3, g4, board] = fields[..] else {
        return Err("a row has ten fields".into());
    };
    if id != card.to_string() {
        return Err(format!("`{id}` stands in its place"));
    }
    let mut face = Face {
        balls: [Section { row: 0, column: 0 }; 4],
        grids: [[Code::Open; 15]; 4],
        board: 0,
    };
    for ((area, ball), grid) in Area::ALL.into_iter().zip([b1, b2, b3, b4]).zip([g1, g2, g3, g4]) {
        let ball: Section = ball.parse().map_err(|error: NotationError| error.to_string())?;
        if ball.column >= area.columns() {
            return Err(format!("the ball of {area:?} lies outside"));
        }
        face.balls[area as usize] = ball;
        let rows: Vec<&str> = grid.split('/').collect();
        if rows.len() != 3 || rows.iter().any(|row| row.len() != area.columns() as usize) {
            return Err(format!("the grid of {area:?} has the wrong shape"));
        }
        for section in sections(area) {
            let letter = &rows[section.row as usize][section.column as usize..=section.column as usize];
            let code: Code = letter.parse().map_err(|error: NotationError| error.to_string())?;
            if !code.may_stand(area, section) {
                return Err(format!("`{letter}` cannot stand in {area:?} {section}"));
            }
            face.grids[area as usize][section.index(area)] = code;
        }
        check_figures(&face, area)?;
    }
    face.board = board
        .parse()
        .ok()
        .filter(|board| (1..=8).contains(board))
        .ok_or("the board shows 1 to 8")?;
    Ok(face)
}

/// Exactly one keeper in each goal area, with his parts next to him; each part of a defender belongs to a
/// defender next door, and no two parts to the same one.
fn check_figures(face: &Face, area: Area) -> Result<(), String> {
    let all =
        |code: Code| -> Vec<Section> { sections(area).filter(|at| face.code(area, *at) == code).collect() };
    let next_door = |a: &Section, b: &Section| a.row.abs_diff(b.row) + a.column.abs_diff(b.column) == 1;
    if area != Area::Attack {
        let [keeper] = all(Code::Keeper)[..] else {
            return Err(format!("{area:?} needs exactly one keeper"));
        };
        if !all(Code::PartOfKeeper)
            .iter()
            .all(|part| next_door(part, &keeper))
        {
            return Err(format!("a part of the keeper is torn off in {area:?}"));
        }
    }
    let (parts, defenders) = (all(Code::PartOfDefender), all(Code::Defender));
    let mut owners: Vec<Option<usize>> = vec![None; defenders.len()];
    /// Gives `part` a defender of its own, moving others on where that helps.
    fn assign(
        part: usize,
        fits: &impl Fn(usize, usize) -> bool,
        owners: &mut [Option<usize>],
        tried: &mut [bool],
    ) -> bool {
        for owner in 0..owners.len() {
            if fits(part, owner) && !std::mem::replace(&mut tried[owner], true) {
                let free = owners[owner].is_none_or(|other| assign(other, fits, owners, tried));
                if free {
                    owners[owner] = Some(part);
                    return true;
                }
            }
        }
        false
    }
    let fits = |part: usize, owner: usize| next_door(&parts[part], &defenders[owner]);
    for part in 0..parts.len() {
        if !assign(part, &fits, &mut owners, &mut vec![false; defenders.len()]) {
            return Err(format!("a part of a defender belongs to nobody in {area:?}"));
        }
    }
    Ok(())
}

serde_by_notation!(Section, Code);

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../data/cards.csv");

    #[test]
    fn both_decks_are_complete() {
        let faces = read_faces(FILE).unwrap();
        for deck in faces.chunks(DECK) {
            let count = |board| deck.iter().filter(|face| face.board == board).count();
            assert_eq!((1..=8).map(count).collect::<Vec<_>>(), [4, 8, 11, 11, 8, 5, 3, 3]);
            for (at, face) in deck.iter().enumerate() {
                assert!(
                    deck[..at]
                        .iter()
                        .all(|other| other.balls != face.balls && other.grids != face.grids)
                );
            }
        }
    }

    #[test]
    fn a_broken_card_file_is_refused_with_the_card_and_the_reason() {
        let broken = |from: &str, to: &str| read_faces(&FILE.replacen(from, to, 1)).unwrap_err();
        assert_eq!(broken("R01,B1", "R01,B5"), "R01: the ball of Attack lies outside");
        assert_eq!(
            broken("...F/.dDD/...d", "...F/.dDD/..d"),
            "R01: the grid of Attack has the wrong shape"
        );
        assert_eq!(
            broken("...F/.dDD/...d", "...F/.dDD/.O.d"),
            "R01: `O` cannot stand in Attack C2"
        );
        assert_eq!(
            broken("...F/.dDD/...d", "...F/d.DD/...d"),
            "R01: a part of a defender belongs to nobody in Attack"
        );
        assert_eq!(broken("PNKN.", "PNNN."), "R01: Penalty needs exactly one keeper");
        assert_eq!(broken(",2\n", ",9\n"), "R01: the board shows 1 to 8");
        assert_eq!(broken("R02,A4", "R02,A3"), "B02 is not the mirror image of R02");
        assert_eq!(broken("R01", "R10"), "R01: `R10` stands in its place");
        assert!(broken(FILE.lines().last().unwrap(), "").contains("B53"));
    }

    #[test]
    fn sections_mirror_within_their_area() {
        let section: Section = "B1".parse().unwrap();
        assert_eq!(section.mirrored(Area::Attack).to_string(), "B4");
        assert_eq!(section.mirrored(Area::Goal).to_string(), "B5");
    }
}
