//! How things are written: one word a thing, and lines with the sides exchanged.

use std::fmt::{self, Formatter};

use engine::{BySide, NotationError, Score, Seat, Side, read_number, read_score};
use pitch::HexDirection;

use crate::{
    AttackCard, BallCard, BallValue, Balls, Card, Counts, Deck, DefenceCard, Factor, Formation, Hand,
    Hexagon, Piece, Pieces, SaveCard, Shot, ShotCard,
    board::{direction_word, read_direction, read_hexagon},
};

/// Something that is written as one word of a line.
pub(crate) trait Word: Sized {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result;
    fn read(word: &str) -> Result<Self, NotationError>;
}

macro_rules! words {
    ($($kind:ty),* $(,)?) => {$(
        impl $crate::notation::Word for $kind {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }

            fn read(word: &str) -> Result<Self, engine::NotationError> {
                word.parse()
            }
        }
    )*};
}
pub(crate) use words;

words!(
    Side,
    Seat,
    Piece,
    Pieces,
    AttackCard,
    DefenceCard,
    ShotCard,
    SaveCard,
    BallCard,
    BallValue,
    Card,
    Deck,
    Factor,
    Formation,
    Shot,
);

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl Word for $kind {
            fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }

            fn read(word: &str) -> Result<Self, NotationError> {
                read_number(word)
            }
        }
    )*};
}

numbers!(u8, u16, u32);

impl Word for bool {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if *self { "yes" } else { "no" })
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        match word {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(NotationError::new(format!("`{word}` is neither yes nor no"))),
        }
    }
}

impl<T: Word> Word for Option<T> {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Some(thing) => thing.write(f),
            None => f.write_str("none"),
        }
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        if word == "none" {
            Ok(None)
        } else {
            T::read(word).map(Some)
        }
    }
}

impl Word for Hexagon {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        read_hexagon(word)
    }
}

impl Word for HexDirection {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(direction_word(*self))
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        read_direction(word)
    }
}

/// A score, Home first.
impl Word for BySide<u16> {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Score(*self), f)
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        read_score(word)
    }
}

/// Which sides: `none`, `home`, `away` or `both`.
impl Word for BySide<bool> {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.home, self.away) {
            (false, false) => "none",
            (true, false) => "home",
            (false, true) => "away",
            (true, true) => "both",
        })
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        let (home, away) = match word {
            "none" => (false, false),
            "home" => (true, false),
            "away" => (false, true),
            "both" => (true, true),
            _ => {
                return Err(NotationError::new(format!(
                    "`{word}` is none of none, home, away, both"
                )));
            }
        };
        Ok(Self { home, away })
    }
}

/// Counts of Attack, Defence, Shot and Ball cards: `3/3/2/4`.
impl Word for Counts {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            attack,
            defence,
            shot,
            ball,
        } = self;
        write!(f, "{attack}/{defence}/{shot}/{ball}")
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        let parts: Vec<&str> = word.split('/').collect();
        let [attack, defence, shot, ball] = parts[..] else {
            return Err(NotationError::new(format!("`{word}` is not written 3/3/2/4")));
        };
        Ok(Self {
            attack: read_number(attack)?,
            defence: read_number(defence)?,
            shot: read_number(shot)?,
            ball: read_number(ball)?,
        })
    }
}

/// Ball cards counted as Short, Medium, Long and without a value: `2/1/1/0`.
impl Word for Balls {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            short,
            medium,
            long,
            plain,
        } = self;
        write!(f, "{short}/{medium}/{long}/{plain}")
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        let Counts {
            attack,
            defence,
            shot,
            ball,
        } = Word::read(word)?;
        Ok(Self::new(attack, defence, shot, ball))
    }
}

/// Cards with plus signs between, or `nothing`.
impl Word for Hand {
    fn write(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut join = "";
        for card in self.iter() {
            write!(f, "{join}{card}")?;
            join = "+";
        }
        if join.is_empty() {
            f.write_str("nothing")
        } else {
            Ok(())
        }
    }

    fn read(word: &str) -> Result<Self, NotationError> {
        if word == "nothing" {
            return Ok(Self::default());
        }
        word.split('+').map(str::parse::<Card>).collect()
    }
}

/// An enum whose variants are written as a name and a word for each field.
macro_rules! notated {
    (
        $(#[$meta:meta])*
        pub enum $name:ident is $what:literal {
            $($(#[$doc:meta])* $variant:ident $word:literal { $($(#[$about:meta])* $field:ident: $kind:ty,)* })*
        }
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$doc])* $variant { $($(#[$about])* $field: $kind,)* },)*
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$variant { $($field,)* } => {
                        f.write_str($word)?;
                        $(
                            f.write_str(" ")?;
                            $crate::notation::Word::write($field, f)?;
                        )*
                        Ok(())
                    })*
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = engine::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let wrong = || engine::NotationError::new(format!("`{text}` is no {}", $what));
                let mut words = text.split_whitespace();
                let thing = match words.next().ok_or_else(wrong)? {
                    $($word => Self::$variant {
                        $($field: $crate::notation::Word::read(words.next().ok_or_else(wrong)?)?,)*
                    },)*
                    _ => return Err(wrong()),
                };
                match words.next() {
                    None => Ok(thing),
                    Some(_) => Err(wrong()),
                }
            }
        }
    };
}
pub(crate) use notated;

/// A struct that is written as one word: its fields with slashes between.
macro_rules! slashed {
    (
        $(#[$meta:meta])*
        $visible:vis struct $name:ident {
            $($(#[$about:meta])* pub $field:ident: $kind:ty,)*
        }
    ) => {
        $(#[$meta])*
        $visible struct $name {
            $($(#[$about])* pub $field: $kind,)*
        }

        impl $crate::notation::Word for $name {
            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let mut join = "";
                $(
                    f.write_str(join)?;
                    join = "/";
                    $crate::notation::Word::write(&self.$field, f)?;
                )*
                let _ = join;
                Ok(())
            }

            fn read(word: &str) -> Result<Self, engine::NotationError> {
                let wrong = || engine::NotationError::new(format!("`{word}` has too few or too many parts"));
                let mut parts = word.split('/');
                let thing = Self {
                    $($field: $crate::notation::Word::read(parts.next().ok_or_else(wrong)?)?,)*
                };
                match parts.next() {
                    None => Ok(thing),
                    Some(_) => Err(wrong()),
                }
            }
        }
    };
}
pub(crate) use slashed;

/// A line of notation with the sides exchanged: sides, seats, pieces, the ends of the pitch, directions, scores.
pub(crate) fn mirror(line: &str) -> String {
    line.split(' ').map(mirror_word).collect::<Vec<_>>().join(" ")
}

fn mirror_word(word: &str) -> String {
    for joint in ['/', '+', '>', ':', '='] {
        if word.contains(joint) {
            let parts: Vec<String> = word.split(joint).map(mirror_word).collect();
            return parts.join(&joint.to_string());
        }
    }
    if let Ok(seat) = word.parse::<Seat>() {
        let turned = match seat {
            Seat::Home => Seat::Away,
            Seat::Away => Seat::Home,
            Seat::Home2 => Seat::Away2,
            Seat::Away2 => Seat::Home2,
        };
        turned.to_string()
    } else if let Ok(piece) = word.parse::<Piece>() {
        piece.turned().to_string()
    } else if let Ok(hexagon) = word.parse::<Hexagon>() {
        hexagon.turned().to_string()
    } else if let Ok(direction) = read_direction(word) {
        direction_word(direction.opposite()).to_owned()
    } else if let Ok(score) = read_score(word) {
        let turned = BySide {
            home: score.away,
            away: score.home,
        };
        Score(turned).to_string()
    } else {
        match word {
            "formation_home" => "formation_away".to_owned(),
            "formation_away" => "formation_home".to_owned(),
            _ => word.to_owned(),
        }
    }
}
